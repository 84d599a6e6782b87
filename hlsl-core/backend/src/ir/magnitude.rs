//! How large integers can be: the number of low bits outside of which all bits of a value are known to be zero.
//!
//! What is found is true of every component of a vector, and wherever the value is computed. A signed integer with fewer
//! such bits than its type is wide is not negative.

use std::rc::Rc;

use super::{
    dominance::{Edges, Flow},
    facts::{Root, Types},
    *,
};
use crate::spirv::{BuiltIn, GlslStd450Op as G, Op as S};

/// Operands are followed this far.
const MAX_DEPTH: u32 = 8;

/// What the type says: every bit may be set.
const UNKNOWN: u32 = u32::MAX;

/// A snapshot: invalid after blocks, terminators or parameters have changed.
pub struct Magnitudes {
    flow: Rc<Flow>,
    homes: IdMap<Inst, Option<BlockId>>,
}

impl Magnitudes {
    pub fn new(function: &Function) -> Magnitudes {
        Magnitudes { flow: function.flow(Edges::Real), homes: function.homes() }
    }

    /// Whether an integer, or each component of a vector of them, is known not to be negative when read as signed.
    pub fn is_not_negative(&self, module: Types<'_>, function: &Function, arg: Arg) -> bool {
        let search = Search { module, function, known: self };
        search.int_width(arg).is_some_and(|width| search.bits(arg, MAX_DEPTH) < width)
    }
}

/// A loop's parameter that counts upwards by a constant and is compared before each round.
struct Counter {
    /// In the header, and so wherever the loop runs.
    bits: u32,
    /// What it becomes after a round; not computed after the last comparison.
    next: Option<ValueId>,
}

struct Search<'s> {
    module: Types<'s>,
    function: &'s Function,
    known: &'s Magnitudes,
}

impl Search<'_> {
    fn int_width(&self, arg: Arg) -> Option<u32> {
        self.width_of(self.module.arg_type(self.function, arg)?)
    }

    fn width_of(&self, ty: TypeId) -> Option<u32> {
        match self.module.types[ty] {
            Type::Int { width, .. } => Some(u32::from(width)),
            Type::Vector { element, .. } => self.width_of(element),
            _ => None,
        }
    }

    /// The bits that may be set, at most as many as the type has.
    fn bits(&self, arg: Arg, depth: u32) -> u32 {
        let Some(width) = self.int_width(arg) else { return UNKNOWN };
        let found = match arg {
            Arg::Constant(constant) => self.bits_of_constant(constant, width),
            Arg::Value(value) if depth > 0 => self.bits_of_value(value, width, depth - 1),
            _ => UNKNOWN,
        };
        found.min(width)
    }

    fn bits_of_constant(&self, constant: ConstantId, width: u32) -> u32 {
        match &self.module.constants[constant] {
            Constant::Composite { parts, .. } => {
                parts.iter().map(|&it| self.bits_of_constant(it, width)).max().unwrap_or(UNKNOWN)
            }
            Constant::Scalar { bits, .. } => {
                // Narrow signed ones are sign-extended to a word.
                let bits = if width < 64 { bits & ((1 << width) - 1) } else { *bits };
                u64::BITS - bits.leading_zeros()
            }
            Constant::Null(_) => 0,
            _ => UNKNOWN,
        }
    }

    /// The least and the greatest component of a constant that has no sign bit.
    fn range(&self, arg: Arg) -> Option<(u64, u64)> {
        let constant = arg.constant()?;
        let width = self.int_width(arg)?;
        if self.bits_of_constant(constant, width) >= width {
            return None;
        }
        match &self.module.constants[constant] {
            Constant::Composite { parts, .. } => {
                let parts = parts.iter().map(|&it| self.module.constant_bits(it));
                parts.clone().try_fold((u64::MAX, 0), |(least, most), part| {
                    let part = part?;
                    Some((part.min(least), part.max(most)))
                })
            }
            Constant::Null(_) => Some((0, 0)),
            _ => self.module.constant_bits(constant).map(|it| (it, it)),
        }
    }

    fn bits_of_value(&self, value: ValueId, width: u32, depth: u32) -> u32 {
        let inst = &self.function.values[value];
        match inst.op {
            Op::Core(op) => self.bits_of_core(value, op, &inst.args, width, depth),
            Op::Ext { set: ExtSet::Glsl, number } => match G::from_u32(number) {
                Some(op) => self.bits_of_glsl(op, &inst.args, width, depth),
                None => UNKNOWN,
            },
            Op::BlockParameter => self.bits_of_parameter(value, depth),
            _ => UNKNOWN,
        }
    }

    fn bits_of_core(&self, value: ValueId, op: S, args: &[Arg], width: u32, depth: u32) -> u32 {
        let bits = |arg: Arg| self.bits(arg, depth);
        let is_positive = |arg: Arg| self.int_width(arg).is_some_and(|width| bits(arg) < width);
        match (op, args) {
            (S::BitwiseAnd, &[a, b]) => bits(a).min(bits(b)),
            (S::BitwiseOr | S::BitwiseXor, &[a, b]) | (S::Select, &[_, a, b]) => bits(a).max(bits(b)),
            (S::ShiftRightLogical, &[a, by]) => {
                let by = self.range(by).map_or(0, |it| it.0);
                bits(a).saturating_sub(by.min(u64::from(width)) as u32)
            }
            (S::ShiftRightArithmetic, &[a, by]) if is_positive(a) => {
                let by = self.range(by).map_or(0, |it| it.0);
                bits(a).saturating_sub(by.min(u64::from(width)) as u32)
            }
            (S::ShiftLeftLogical, &[a, by]) => match self.range(by) {
                Some((_, most)) => bits(a).saturating_add(most.min(u64::from(width)) as u32),
                None => UNKNOWN,
            },
            (S::CopyObject | S::UConvert, &[a]) => bits(a),
            (S::SConvert, &[a]) if is_positive(a) => bits(a),
            (S::Bitcast, &[a]) if self.is_as_wide(value, a) => bits(a),
            (S::IAdd, &[a, b]) => {
                let sum = bits(a).max(bits(b)) + 1;
                let is_counted = |it: ValueId| self.counter(it, depth).and_then(|it| it.next) == Some(value);
                if a.value().is_some_and(is_counted) { sum.min(width - 1) } else { sum }
            }
            (S::IMul, &[a, b]) => bits(a).saturating_add(bits(b)),
            (S::UDiv, &[a, b]) => {
                let by = self.range(b).map_or(0, |it| it.0);
                bits(a).saturating_sub(by.max(1).ilog2())
            }
            (S::SDiv, &[a, b]) if is_positive(a) && is_positive(b) => bits(a),
            (S::UMod, &[a, b]) => bits(a).min(bits(b)),
            (S::SRem | S::SMod, &[a, b]) if is_positive(a) && is_positive(b) => bits(a).min(bits(b)),
            (S::CompositeConstruct, parts) => parts.iter().map(|&it| bits(it)).max().unwrap_or(UNKNOWN),
            (S::CompositeExtract, &[whole, Arg::Literal(_)]) | (S::VectorExtractDynamic, &[whole, _]) => {
                bits(whole)
            }
            (S::VectorShuffle, [a, b, lanes @ ..]) if !lanes.contains(&Arg::Literal(u32::MAX)) => {
                bits(*a).max(bits(*b))
            }
            (S::BitCount, _) => 7,
            (S::BitFieldUExtract, &[a, _, count]) => {
                self.range(count).map_or(UNKNOWN, |it| it.1.min(u64::from(width)) as u32).min(bits(a))
            }
            (S::GroupNonUniformBallotBitCount, _) => 8,
            (S::ImageQuerySize | S::ImageQuerySizeLod | S::ImageQueryLevels | S::ImageQuerySamples, _) => 31,
            (S::Load, &[pointer, ..]) => self.bits_of_builtin(pointer),
            _ => UNKNOWN,
        }
    }

    fn bits_of_glsl(&self, op: G, args: &[Arg], width: u32, depth: u32) -> u32 {
        let bits = |arg: Arg| self.bits(arg, depth);
        match (op, args) {
            (G::UMin, &[a, b]) => bits(a).min(bits(b)),
            (G::UMax, &[a, b]) => bits(a).max(bits(b)),
            (G::UClamp, &[a, low, high]) => bits(a).max(bits(low)).min(bits(high)),
            // What is negative is not the greater one, and always the smaller one.
            (G::SMax, &[a, b]) => match (bits(a), bits(b)) {
                (a, b) if a < width && b < width => a.max(b),
                (a, b) if a < width || b < width => width - 1,
                _ => UNKNOWN,
            },
            (G::SMin, &[a, b]) => match (bits(a), bits(b)) {
                (a, b) if a < width && b < width => a.min(b),
                _ => UNKNOWN,
            },
            (G::SClamp, &[_, low, high]) if bits(low) < width && bits(high) < width => bits(high),
            _ => UNKNOWN,
        }
    }

    /// Whether a bit cast only changes the sign of the type.
    fn is_as_wide(&self, cast: ValueId, from: Arg) -> bool {
        let to = self.function.values[cast].ty;
        let Some(from) = self.module.arg_type(self.function, from) else { return false };
        self.width_of(from).is_some()
            && self.width_of(from) == self.width_of(to)
            && self.module.part_count(from) == self.module.part_count(to)
    }

    /// Of invocations within their group. Those of a whole dispatch may be more than a signed number counts.
    fn bits_of_builtin(&self, pointer: Arg) -> u32 {
        let Root::Global(global) = facts::root(self.function, pointer) else { return UNKNOWN };
        let global = &self.module.globals[global];
        let is_input = self.module.pointee(global.ty).is_some_and(|it| it.0 == StorageClass::INPUT);
        let is_small = |decoration: &Decoration| {
            decoration.is(spirv::Decoration::BuiltIn)
                && matches!(decoration.operands.first(), Some(&Operand::Literal(number)) if matches!(
                    BuiltIn::from_u32(number),
                    Some(
                        BuiltIn::LocalInvocationId
                            | BuiltIn::LocalInvocationIndex
                            | BuiltIn::SubgroupId
                            | BuiltIn::NumSubgroups
                            | BuiltIn::SubgroupSize
                            | BuiltIn::SubgroupLocalInvocationId
                    )
                ))
        };
        if is_input && global.decorations.iter().any(is_small) { 16 } else { UNKNOWN }
    }

    /// Of what edges bring, unless it is a counter.
    fn bits_of_parameter(&self, parameter: ValueId, depth: u32) -> u32 {
        let Some(block) = self.known.homes[parameter] else { return UNKNOWN };
        if self.function.blocks[block].is_loop_header() {
            return self.counter(parameter, depth).map_or(UNKNOWN, |it| it.bits);
        }
        let incoming = self.incoming(block, parameter);
        incoming.iter().map(|it| self.bits(it.1, depth)).max().unwrap_or(UNKNOWN)
    }

    /// What each edge to the block brings for its parameter, and where the edge comes from.
    fn incoming(&self, block: BlockId, parameter: ValueId) -> SmallVec<[(BlockId, Arg); 4]> {
        let Some(index) = self.function.blocks[block].parameters.iter().position(|&it| it == parameter)
        else {
            return SmallVec::new();
        };
        let mut found: SmallVec<[(BlockId, Arg); 4]> = SmallVec::new();
        for from in self.known.flow.predecessors(block) {
            // An edge each, where a block has several.
            for target in self.function.blocks[from].end.targets().filter(|it| it.block == block) {
                found.extend(target.args.get(index).map(|&it| (from, it)));
            }
        }
        found
    }

    fn counter(&self, parameter: ValueId, depth: u32) -> Option<Counter> {
        let depth = depth.checked_sub(1)?;
        if self.function.values[parameter].op != Op::BlockParameter {
            return None;
        }
        let width = self.int_width(parameter.into())?;
        let header = self.known.homes[parameter]?;
        let limit = self.limit(header, parameter)?;
        let mut bits = 0;
        let (mut step, mut next) = (0, None);
        for (from, arg) in self.incoming(header, parameter) {
            if !self.known.flow.dominates(header, from) {
                bits = bits.max(self.bits(arg, depth));
                continue;
            }
            let sum = &self.function.values[arg.value()?];
            let &[Arg::Value(of), by] = &sum.args[..] else { return None };
            if !sum.is(S::IAdd) || of != parameter {
                return None;
            }
            step = step.max(self.range(by)?.1);
            next = arg.value();
        }
        let limit_bits = match limit {
            Limit::Below(limit) | Limit::UpTo(limit) => self.bits(limit, depth),
        };
        // It stays below 2^(width - 2) before a step that is not larger.
        let is_far = limit_bits + 1 < width && step <= 1 << (width - 2);
        let is_next = matches!(limit, Limit::Below(_)) && step == 1;
        if bits >= width || !(is_far || is_next) {
            return None;
        }
        let after = if is_far {
            u64::BITS - (((1_u64 << limit_bits) - 1).saturating_add(step)).leading_zeros()
        } else {
            width - 1
        };
        // Computed in the header, it is also computed after the comparison that ends the loop.
        let next = next.filter(|&it| self.known.homes[it] != Some(header));
        Some(Counter { bits: bits.max(after).min(width - 1), next })
    }

    /// What a loop's parameter must not reach, or exceed, for another round: the header ends with the comparison.
    fn limit(&self, header: BlockId, parameter: ValueId) -> Option<Limit> {
        let block = &self.function.blocks[header];
        let Some(Merge::Loop { merge, .. }) = block.merge else { return None };
        let End::Branch { condition, then, otherwise } = &block.end else { return None };
        if otherwise.block != merge || then.block == merge || then.block == header {
            return None;
        }
        self.limit_of(*condition, parameter).or_else(|| {
            let inst = &self.function.values[condition.value()?];
            if !inst.is(S::LogicalAnd) {
                return None;
            }
            inst.args.iter().find_map(|&it| self.limit_of(it, parameter))
        })
    }

    fn limit_of(&self, condition: Arg, parameter: ValueId) -> Option<Limit> {
        let inst = &self.function.values[condition.value()?];
        let &[a, b] = &inst.args[..] else { return None };
        let parameter = Arg::Value(parameter);
        match inst.core()? {
            S::SLessThan if a == parameter => Some(Limit::Below(b)),
            S::SGreaterThan if b == parameter => Some(Limit::Below(a)),
            S::SLessThanEqual if a == parameter => Some(Limit::UpTo(b)),
            S::SGreaterThanEqual if b == parameter => Some(Limit::UpTo(a)),
            _ => None,
        }
    }
}

enum Limit {
    Below(Arg),
    UpTo(Arg),
}
