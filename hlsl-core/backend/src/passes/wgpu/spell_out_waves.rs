//! Spells out wave operations that naga or WGSL lacks in terms of ballots and shuffles: the first lane, equality in all
//! lanes, bits of ballots, the lanes of a quad, and everything on booleans.
//!
//! Needs: a legal module. Leaves: wave operations on numbers, and votes and ballots of single booleans. Adds the lane's
//! index to the inputs of the entry points that need it.

use super::{Context, rewrite, rewrite::Rewriter};
use crate::ir::*;
use crate::spirv::{BuiltIn, GroupOperation as G, Op as S};

pub fn run(module: &mut Module, _: &mut Context<'_>) {
    rewrite::each(module, |it, value| {
        let inst = &it.function.values[value];
        let (op, ty, args) = (inst.core()?, inst.ty, inst.args.clone());
        match (op, &args[..]) {
            (S::GroupNonUniformElect, &[scope]) => {
                // No other lane is before it. This needs no index, which pixel shaders and large groups may lack.
                let uint = it.module.uint32();
                let (one, zero) = (it.integer(uint, 1), it.integer(uint, 0));
                let group = Arg::Literal(G::ExclusiveScan as u32);
                let before = it.emit(S::GroupNonUniformIAdd, uint, [scope, group, one]);
                Some(it.emit(S::IEqual, ty, [before, zero]))
            }
            (S::GroupNonUniformAllEqual, &[scope, x]) => Some(all_equal(it, ty, scope, x)),
            (S::GroupNonUniformBallotBitCount, &[_, Arg::Literal(group), ballot]) => {
                count(it, ty, group, ballot)
            }
            // A quad is four lanes in a row.
            (S::GroupNonUniformQuadSwap, &[scope, x, direction]) => {
                let other = it.module.integer_of(direction)?;
                let mask = Arg::Constant(it.module.uint(u32::try_from(other).ok()? + 1));
                Some(exchange(it, S::GroupNonUniformShuffleXor, ty, [scope, x, mask]))
            }
            (S::GroupNonUniformQuadBroadcast, &[scope, x, of_quad]) => {
                let uint = it.module.uint32();
                let lane = lane(it);
                let first = it.integer(uint, i64::from(!3u32));
                let first = it.emit(S::BitwiseAnd, uint, [lane, first]);
                let of = it.ty(of_quad);
                let is_word = matches!(it.module.types[of], Type::Int { width: 32, .. });
                // Only inline SPIR-V gives others.
                let of_quad = match it.module.integer_of(of_quad) {
                    _ if is_word => it.bitcast(uint, of_quad),
                    Some(known) => it.integer(uint, known & 3),
                    None => it.emit(S::UConvert, uint, [of_quad]),
                };
                let from = it.emit(S::BitwiseOr, uint, [first, of_quad]);
                Some(exchange(it, S::GroupNonUniformShuffle, ty, [scope, x, from]))
            }
            (_, &[_, _, ..]) if Op::Core(op).facts().moves && is_boolean(it.module, ty) => {
                Some(exchange(it, op, ty, args))
            }
            (
                S::GroupNonUniformLogicalAnd | S::GroupNonUniformLogicalOr | S::GroupNonUniformLogicalXor,
                &[scope, group, x, ..],
            ) => {
                let op = match op {
                    S::GroupNonUniformLogicalAnd => S::GroupNonUniformBitwiseAnd,
                    S::GroupNonUniformLogicalOr => S::GroupNonUniformBitwiseOr,
                    _ => S::GroupNonUniformBitwiseXor,
                };
                let number = number(it, x);
                let of_numbers = it.ty(number);
                let result = it.emit(op, of_numbers, [scope, group, number]);
                Some(boolean(it, ty, result))
            }
            _ => None,
        }
    });
    rewrite::complete_interfaces(module);
}

fn is_boolean(module: &Module, ty: TypeId) -> bool {
    matches!(module.types[module.component(ty)], Type::Bool)
}

/// One or zero for each boolean.
fn number(it: &mut Rewriter<'_>, x: Arg) -> Arg {
    let (ty, uint) = (it.ty(x), it.module.uint32());
    let uint = it.module.like(ty, uint);
    let (one, zero) = (it.integer(uint, 1), it.integer(uint, 0));
    it.emit(S::Select, uint, [x, one, zero])
}

fn boolean(it: &mut Rewriter<'_>, ty: TypeId, number: Arg) -> Arg {
    let from = it.ty(number);
    let zero = it.integer(from, 0);
    it.emit(S::INotEqual, ty, [number, zero])
}

/// An operation whose second argument has the type of the result; booleans go as numbers.
fn exchange(it: &mut Rewriter<'_>, op: S, ty: TypeId, args: impl IntoIterator<Item = Arg>) -> Arg {
    let mut args: Args = args.into_iter().collect();
    if !is_boolean(it.module, ty) {
        return it.emit(op, ty, args);
    }
    let as_number = number(it, args[1]);
    args[1] = as_number;
    let of_numbers = it.ty(as_number);
    let result = it.emit(op, of_numbers, args);
    boolean(it, ty, result)
}

fn all_equal(it: &mut Rewriter<'_>, bool: TypeId, scope: Arg, x: Arg) -> Arg {
    let ty = it.ty(x);
    let first = exchange(it, S::GroupNonUniformBroadcastFirst, ty, [scope, x]);
    let op = match it.module.types[it.module.component(ty)] {
        Type::Float { .. } => S::FOrdEqual,
        Type::Bool => S::LogicalEqual,
        _ => S::IEqual,
    };
    let each = it.module.like(ty, bool);
    let mut is_same = it.emit(op, each, [x, first]);
    if each != bool {
        is_same = it.emit(S::All, bool, [is_same]);
    }
    it.emit(S::GroupNonUniformAll, bool, [scope, is_same])
}

/// The bits of a ballot, of all lanes or of those before this one.
fn count(it: &mut Rewriter<'_>, ty: TypeId, group: u32, ballot: Arg) -> Option<Arg> {
    let (uint, bool) = (it.module.uint32(), it.module.bool());
    let own = match G::from_u32(group)? {
        G::Reduce => None,
        G::InclusiveScan => Some(1),
        G::ExclusiveScan => Some(0),
        _ => return None,
    };
    let end = match own {
        Some(own) => {
            let (lane, own) = (lane(it), it.integer(uint, own));
            Some(it.emit(S::IAdd, uint, [lane, own]))
        }
        None => None,
    };
    let (one, zero, word) = (it.integer(uint, 1), it.integer(uint, 0), it.integer(uint, 32));
    let every = it.integer(uint, i64::from(u32::MAX));
    let mut sum: Option<Arg> = None;
    for (index, mut bits) in it.components(ballot).into_iter().enumerate() {
        if let Some(end) = end {
            // How many lanes of this word count: all, none, or the low bits.
            let first = it.integer(uint, 32 * index as i64);
            let is_before = it.emit(S::UGreaterThan, bool, [end, first]);
            let lanes = it.emit(S::ISub, uint, [end, first]);
            let is_whole = it.emit(S::UGreaterThanEqual, bool, [lanes, word]);
            let places = it.integer(uint, 31);
            let places = it.emit(S::BitwiseAnd, uint, [lanes, places]);
            let low = it.emit(S::ShiftLeftLogical, uint, [one, places]);
            let low = it.emit(S::ISub, uint, [low, one]);
            let mask = it.emit(S::Select, uint, [is_whole, every, low]);
            let mask = it.emit(S::Select, uint, [is_before, mask, zero]);
            bits = it.emit(S::BitwiseAnd, uint, [bits, mask]);
        }
        let count = it.emit(S::BitCount, uint, [bits]);
        sum = Some(match sum {
            Some(sum) => it.emit(S::IAdd, uint, [sum, count]),
            None => count,
        });
    }
    let sum = sum?;
    Some(it.bitcast(ty, sum))
}

/// The index of this lane.
fn lane(it: &mut Rewriter<'_>) -> Arg {
    let uint = it.module.uint32();
    it.input(BuiltIn::SubgroupLocalInvocationId, uint)
}
