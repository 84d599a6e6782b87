//! Wave and quad operations: group instructions of the subgroup.

use super::Call;
use crate::{
    intrinsics::names::parameters,
    ir::{
        self, Arg,
        spirv::{BuiltIn, GroupOperation, Op, Scope},
    },
    lower::Lower,
    types::Scalar,
};

/// The instruction of a reduction for floats, signed and unsigned integers.
#[derive(Clone, Copy)]
pub(super) struct Reduction {
    float: Op,
    signed: Op,
    unsigned: Op,
}

const fn reduction(float: Op, signed: Op, unsigned: Op) -> Reduction {
    Reduction { float, signed, unsigned }
}

pub(super) const SUM: Reduction =
    reduction(Op::GroupNonUniformFAdd, Op::GroupNonUniformIAdd, Op::GroupNonUniformIAdd);
pub(super) const PRODUCT: Reduction =
    reduction(Op::GroupNonUniformFMul, Op::GroupNonUniformIMul, Op::GroupNonUniformIMul);
pub(super) const MIN: Reduction =
    reduction(Op::GroupNonUniformFMin, Op::GroupNonUniformSMin, Op::GroupNonUniformUMin);
pub(super) const MAX: Reduction =
    reduction(Op::GroupNonUniformFMax, Op::GroupNonUniformSMax, Op::GroupNonUniformUMax);
pub(super) const AND: Reduction = same(Op::GroupNonUniformBitwiseAnd);
pub(super) const OR: Reduction = same(Op::GroupNonUniformBitwiseOr);
pub(super) const XOR: Reduction = same(Op::GroupNonUniformBitwiseXor);

const fn same(op: Op) -> Reduction {
    reduction(op, op, op)
}

impl Reduction {
    fn of(self, scalar: Scalar) -> Op {
        match scalar {
            _ if scalar.is_float() => self.float,
            _ if scalar.is_signed() => self.signed,
            _ => self.unsigned,
        }
    }
}

fn subgroup(lower: &mut Lower) -> Arg {
    lower.uint(Scope::Subgroup as u32)
}

fn builtin_uint(lower: &mut Lower, builtin: BuiltIn, name: &str) -> Arg {
    let uint = lower.module.uint32();
    lower.load_builtin(builtin, name, uint)
}

pub(super) fn group_wave_index(lower: &mut Lower) -> Arg {
    builtin_uint(lower, BuiltIn::SubgroupId, "SubgroupId")
}

pub(super) fn group_wave_count(lower: &mut Lower) -> Arg {
    builtin_uint(lower, BuiltIn::NumSubgroups, "NumSubgroups")
}

pub(super) fn lane_count(lower: &mut Lower) -> Arg {
    builtin_uint(lower, BuiltIn::SubgroupSize, "SubgroupSize")
}

pub(super) fn lane_index(lower: &mut Lower) -> Arg {
    builtin_uint(lower, BuiltIn::SubgroupLocalInvocationId, "SubgroupLocalInvocationId")
}

pub(super) fn is_first_lane(lower: &mut Lower) -> Arg {
    let (bool, scope) = (lower.module.bool(), subgroup(lower));
    lower.emit(Op::GroupNonUniformElect, bool, [scope])
}

pub(super) fn vote(lower: &mut Lower, call: &Call, op: Op) -> Arg {
    let condition = lower.input(call, parameters::CONDITION);
    let (bool, scope) = (lower.module.bool(), subgroup(lower));
    lower.emit(op, bool, [scope, condition])
}

/// Each component is compared for itself.
pub(super) fn all_equal(lower: &mut Lower, call: &Call) -> Arg {
    let value = lower.input(call, parameters::VALUE);
    let result = lower.value_type(call.ty);
    let scope = subgroup(lower);
    lower.by_rows(result, &[value], &mut |lower, ty, args| {
        lower.by_components(ty, args[0], &mut |lower, bool, part| {
            lower.emit(Op::GroupNonUniformAllEqual, bool, [scope, part])
        })
    })
}

pub(super) fn ballot(lower: &mut Lower, call: &Call) -> Arg {
    let condition = lower.input(call, parameters::CONDITION);
    ballot_of(lower, condition)
}

fn ballot_of(lower: &mut Lower, condition: Arg) -> Arg {
    let (uint, scope) = (lower.module.uint32(), subgroup(lower));
    let four = lower.module.vector(uint, 4);
    lower.emit(Op::GroupNonUniformBallot, four, [scope, condition])
}

pub(super) fn count_bits(lower: &mut Lower, call: &Call, operation: GroupOperation) -> Arg {
    let condition = lower.input(call, parameters::CONDITION);
    let ballot = ballot_of(lower, condition);
    count_ballot(lower, ballot, operation)
}

fn count_ballot(lower: &mut Lower, ballot: Arg, operation: GroupOperation) -> Arg {
    let (uint, scope) = (lower.module.uint32(), subgroup(lower));
    let args = [scope, Arg::Literal(operation as u32), ballot];
    lower.emit(Op::GroupNonUniformBallotBitCount, uint, args)
}

/// `op(scope, value, more...)` on the scalar, vector or each row.
fn on_rows(lower: &mut Lower, call: &Call, op: Op, more: &[Arg]) -> Arg {
    let value = lower.input(call, parameters::VALUE);
    let result = lower.value_type(call.ty);
    let scope = subgroup(lower);
    lower.by_rows(result, &[value], &mut |lower, ty, args| {
        let args: ir::Args = [scope, args[0]].into_iter().chain(more.iter().copied()).collect();
        lower.emit(op, ty, args)
    })
}

/// The lane may differ between invocations, so this is not a broadcast.
pub(super) fn read_lane_at(lower: &mut Lower, call: &Call) -> Arg {
    let lane = lower.input(call, parameters::LANE);
    on_rows(lower, call, Op::GroupNonUniformShuffle, &[lane])
}

pub(super) fn read_lane_first(lower: &mut Lower, call: &Call) -> Arg {
    on_rows(lower, call, Op::GroupNonUniformBroadcastFirst, &[])
}

fn group(
    lower: &mut Lower,
    call: &Call,
    reduction: Reduction,
    operation: GroupOperation,
    more: &[Arg],
) -> Arg {
    let op = reduction.of(lower.operand_scalar(call));
    let value = lower.input(call, parameters::VALUE);
    let result = lower.value_type(call.ty);
    let scope = subgroup(lower);
    lower.by_rows(result, &[value], &mut |lower, ty, args| {
        let first = [scope, Arg::Literal(operation as u32), args[0]];
        let args: ir::Args = first.into_iter().chain(more.iter().copied()).collect();
        lower.emit(op, ty, args)
    })
}

pub(super) fn reduce(lower: &mut Lower, call: &Call, reduction: Reduction) -> Arg {
    group(lower, call, reduction, GroupOperation::Reduce, &[])
}

pub(super) fn prefix(lower: &mut Lower, call: &Call, reduction: Reduction) -> Arg {
    group(lower, call, reduction, GroupOperation::ExclusiveScan, &[])
}

/// The lanes with the same value; of vectors and matrices, with the same values.
pub(super) fn matches(lower: &mut Lower, call: &Call) -> Arg {
    let value = lower.input(call, parameters::VALUE);
    let uint = lower.module.uint32();
    let four = lower.module.vector(uint, 4);
    let mut all: Option<Arg> = None;
    for row in lower.rows_of(value) {
        let lanes = lower.emit(Op::GroupNonUniformPartitionNV, four, [row]);
        all = Some(match all {
            Some(known) => lower.emit(Op::BitwiseAnd, four, [known, lanes]),
            None => lanes,
        });
    }
    match all {
        Some(all) => all,
        None => lower.surprise(call.ty, "a value has no rows"),
    }
}

pub(super) fn multi_prefix(lower: &mut Lower, call: &Call, reduction: Reduction) -> Arg {
    let mask = lower.input(call, parameters::MASK);
    group(lower, call, reduction, GroupOperation::PartitionedExclusiveScanNV, &[mask])
}

pub(super) fn multi_prefix_count_bits(lower: &mut Lower, call: &Call) -> Arg {
    let (condition, mask) = (lower.input(call, parameters::VALUE), lower.input(call, parameters::MASK));
    let ballot = ballot_of(lower, condition);
    let ty = lower.type_of(ballot);
    let ballot = lower.emit(Op::BitwiseAnd, ty, [ballot, mask]);
    count_ballot(lower, ballot, GroupOperation::ExclusiveScan)
}

pub(super) fn quad_read_lane_at(lower: &mut Lower, call: &Call) -> Arg {
    let lane = lower.input(call, parameters::LANE);
    let target = lower.input.options.target;
    if lane.constant().is_some() || target.spirv_version() >= (1, 5) || target.is_wgpu() {
        return on_rows(lower, call, Op::GroupNonUniformQuadBroadcast, &[lane]);
    }
    // Before SPIR-V 1.5 the lane must be a constant: one of all four is chosen.
    let (uint, bool) = (lower.module.uint32(), lower.module.bool());
    let mut is_set = |bit: u32| {
        let (bit, zero) = (lower.uint(bit), lower.uint(0));
        let masked = lower.emit(Op::BitwiseAnd, uint, [lane, bit]);
        lower.emit(Op::INotEqual, bool, [masked, zero])
    };
    let (is_right, is_below) = (is_set(1), is_set(2));
    let value = lower.input(call, parameters::VALUE);
    let result = lower.value_type(call.ty);
    let scope = subgroup(lower);
    lower.by_rows(result, &[value], &mut |lower, ty, args| {
        let (wide, count) = (lower.module.like(ty, bool), lower.module.width(ty) as usize);
        let mut splat = |condition: Arg| match count {
            1 => condition,
            _ => lower.composite(wide, &vec![condition; count]),
        };
        let (is_right, is_below) = (splat(is_right), splat(is_below));
        let [first, second, third, fourth] = [0, 1, 2, 3].map(|lane| {
            let lane = lower.uint(lane);
            lower.emit(Op::GroupNonUniformQuadBroadcast, ty, [scope, args[0], lane])
        });
        let above = lower.emit(Op::Select, ty, [is_right, second, first]);
        let below = lower.emit(Op::Select, ty, [is_right, fourth, third]);
        lower.emit(Op::Select, ty, [is_below, below, above])
    })
}

/// The value of the neighbor in the direction: 0 across x, 1 across y, 2 diagonally.
pub(super) fn quad_swap(lower: &mut Lower, call: &Call, direction: u32) -> Arg {
    let direction = lower.uint(direction);
    on_rows(lower, call, Op::GroupNonUniformQuadSwap, &[direction])
}

/// A vote of the four lanes: two exchanges spread every lane's answer.
pub(super) fn quad_vote(lower: &mut Lower, call: &Call, op: Op) -> Arg {
    let mut condition = lower.input(call, parameters::CONDITION);
    let (bool, scope) = (lower.module.bool(), subgroup(lower));
    for direction in 0..2 {
        let direction = lower.uint(direction);
        let other = lower.emit(Op::GroupNonUniformQuadSwap, bool, [scope, condition, direction]);
        condition = lower.emit(op, bool, [condition, other]);
    }
    condition
}
