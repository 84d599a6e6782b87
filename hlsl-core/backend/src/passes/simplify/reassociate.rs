//! Joins constants that meet in a chain of float operations, makes divisions by constants multiplications, and undoes
//! sums and differences of the same: what spirv-opt does for DXC, unless a step is `precise`.
//!
//! A chain is only joined if nothing else uses its inner step, which then is gone.

use super::{
    Outcome::{self, Keep, Replace},
    Simplifier,
};
use crate::ir::*;
use crate::passes::fold::{self, Kind};
use crate::spirv::Op as S;

pub(super) fn binary(s: &mut Simplifier<'_>, value: ValueId, op: S, a: Arg, b: Arg) -> Outcome {
    let outcome = match op {
        S::FMul | S::VectorTimesScalar => product(s, value, op, a, b),
        S::FDiv => quotient(s, value, a, b),
        S::FAdd => sum(s, value, a, b),
        S::FSub => difference(s, value, a, b),
        _ => None,
    };
    outcome.unwrap_or(Keep)
}

/// `-a`, which is the only use of `a`.
pub(super) fn negation(s: &mut Simplifier<'_>, value: ValueId, a: Arg) -> Outcome {
    negate(s, value, a).unwrap_or(Keep)
}

/// A step that may be changed together with the operation that uses it.
#[derive(Clone, Copy)]
struct Step {
    op: S,
    a: Arg,
    b: Arg,
}

fn step(s: &Simplifier<'_>, arg: Arg) -> Option<Step> {
    let inst = s.inst(arg)?;
    let &[a, b] = &inst.args[..] else { return None };
    let op = inst.core()?;
    (!inst.flags.contains(Flags::PRECISE)).then_some(Step { op, a, b })
}

/// A [`step`] that nothing else uses.
fn inner(s: &Simplifier<'_>, arg: Arg) -> Option<Step> {
    if s.is_used_once(arg) { step(s, arg) } else { None }
}

fn negated(s: &Simplifier<'_>, arg: Arg) -> Option<Arg> {
    let inst = s.inst(arg)?;
    (inst.is(S::FNegate) && !inst.flags.contains(Flags::PRECISE)).then(|| inst.args.first().copied())?
}

fn product(s: &mut Simplifier<'_>, value: ValueId, op: S, a: Arg, b: Arg) -> Option<Outcome> {
    let ty = s.function.values[value].ty;
    let (x, c) = match (a, b) {
        (x, Arg::Constant(c)) => (x, c),
        (Arg::Constant(c), x) if op == S::FMul => (x, c),
        _ => return None,
    };
    if let Some(y) = negated(s, x) {
        let c = folded(s, S::FNegate, c, None)?;
        return Some(s.become_op(value, op, [y, c.into()]));
    }
    let Step { op, a, b } = inner(s, x)?;
    match (op, a, b) {
        (S::FMul | S::VectorTimesScalar, y, Arg::Constant(k)) | (S::FMul, Arg::Constant(k), y) => {
            let both = folded(s, S::FMul, k, Some(c)).filter(|&it| is_usual(s, it))?;
            let op = if s.module.constant_type(both) == ty { S::FMul } else { S::VectorTimesScalar };
            Some(s.become_op(value, op, [y, both.into()]))
        }
        (S::FDiv, Arg::Constant(k), y) => {
            let both = folded(s, S::FMul, k, Some(c)).filter(|&it| is_usual(s, it))?;
            Some(s.become_op(value, S::FDiv, [both.into(), y]))
        }
        _ => None,
    }
}

fn quotient(s: &mut Simplifier<'_>, value: ValueId, a: Arg, b: Arg) -> Option<Outcome> {
    let ty = s.function.values[value].ty;
    if let Arg::Constant(c) = b {
        // Vulkan lets a division be less exact than this, but not that of 64 bits.
        let Some(Kind::Float { width: width @ (16 | 32) }) = fold::kind(s.module, ty) else { return None };
        let c = match s.splat(b) {
            Some(bits) => {
                let scalar = s.module.component(ty);
                fold::make(s.module, scalar, &[bits])
            }
            None => c,
        };
        let c_ty = s.module.constant_type(c);
        let one = fold::Bits::from_elem(fold::float_bits(1.0, width)?, s.module.width(c_ty) as usize);
        let one = fold::make(s.module, c_ty, &one);
        let reciprocal = folded(s, S::FDiv, one, Some(c)).filter(|&it| is_usual(s, it))?;
        let op = if c_ty == ty { S::FMul } else { S::VectorTimesScalar };
        return Some(s.become_op(value, op, [a, reciprocal.into()]));
    }
    let Arg::Constant(c) = a else { return None };
    if let Some(y) = negated(s, b) {
        let c = folded(s, S::FNegate, c, None)?;
        return Some(s.become_op(value, S::FDiv, [c.into(), y]));
    }
    match inner(s, b)? {
        Step { op: S::FMul | S::VectorTimesScalar, a: y, b: Arg::Constant(k) }
        | Step { op: S::FMul, a: Arg::Constant(k), b: y } => {
            let both = folded(s, S::FDiv, c, Some(k)).filter(|&it| is_usual(s, it))?;
            Some(s.become_op(value, S::FDiv, [both.into(), y]))
        }
        _ => None,
    }
}

fn sum(s: &mut Simplifier<'_>, value: ValueId, a: Arg, b: Arg) -> Option<Outcome> {
    for (a, b) in [(a, b), (b, a)] {
        // a + (p - a)
        if let Some(Step { op: S::FSub, a: p, b: q }) = step(s, b)
            && q == a
        {
            return Some(Replace(p));
        }
        let Arg::Constant(c) = b else { continue };
        return match inner(s, a)? {
            Step { op: S::FAdd, a: y, b: Arg::Constant(k) }
            | Step { op: S::FAdd, a: Arg::Constant(k), b: y } => {
                let both = added(s, S::FAdd, k, c)?;
                Some(s.become_op(value, S::FAdd, [y, both.into()]))
            }
            Step { op: S::FSub, a: y, b: Arg::Constant(k) } => {
                let both = added(s, S::FSub, c, k)?;
                Some(s.become_op(value, S::FAdd, [y, both.into()]))
            }
            Step { op: S::FSub, a: Arg::Constant(k), b: y } => {
                let both = added(s, S::FAdd, k, c)?;
                Some(s.become_op(value, S::FSub, [both.into(), y]))
            }
            _ => None,
        };
    }
    // x * y + x * z
    let (first, second) = (inner(s, a)?, inner(s, b)?);
    if first.op != second.op {
        return None;
    }
    let (factor, y, z) = match first.op {
        S::FMul if first.a == second.a => (first.a, first.b, second.b),
        S::FMul if first.a == second.b => (first.a, first.b, second.a),
        S::FMul if first.b == second.a => (first.b, first.a, second.b),
        S::FMul | S::VectorTimesScalar if first.b == second.b => (first.b, first.a, second.a),
        _ => return None,
    };
    let ty = s.ty(y)?;
    let sum = s.before(S::FAdd, ty, [y, z], value);
    Some(s.become_op(value, first.op, [sum, factor]))
}

fn difference(s: &mut Simplifier<'_>, value: ValueId, a: Arg, b: Arg) -> Option<Outcome> {
    if let Arg::Constant(c) = b {
        return match inner(s, a)? {
            Step { op: S::FAdd, a: y, b: Arg::Constant(k) }
            | Step { op: S::FAdd, a: Arg::Constant(k), b: y } => {
                let both = added(s, S::FSub, k, c)?;
                Some(s.become_op(value, S::FAdd, [y, both.into()]))
            }
            Step { op: S::FSub, a: y, b: Arg::Constant(k) } => {
                let both = added(s, S::FAdd, k, c)?;
                Some(s.become_op(value, S::FSub, [y, both.into()]))
            }
            Step { op: S::FSub, a: Arg::Constant(k), b: y } => {
                let both = added(s, S::FSub, k, c)?;
                Some(s.become_op(value, S::FSub, [both.into(), y]))
            }
            _ => None,
        };
    }
    let Arg::Constant(c) = a else { return None };
    match inner(s, b)? {
        Step { op: S::FAdd, a: y, b: Arg::Constant(k) } | Step { op: S::FAdd, a: Arg::Constant(k), b: y } => {
            let both = added(s, S::FSub, c, k)?;
            Some(s.become_op(value, S::FSub, [both.into(), y]))
        }
        Step { op: S::FSub, a: y, b: Arg::Constant(k) } => {
            let both = added(s, S::FAdd, c, k)?;
            Some(s.become_op(value, S::FSub, [both.into(), y]))
        }
        Step { op: S::FSub, a: Arg::Constant(k), b: y } => {
            let both = added(s, S::FSub, c, k)?;
            Some(s.become_op(value, S::FAdd, [y, both.into()]))
        }
        _ => None,
    }
}

fn negate(s: &mut Simplifier<'_>, value: ValueId, a: Arg) -> Option<Outcome> {
    match inner(s, a)? {
        Step { op: op @ (S::FMul | S::VectorTimesScalar), a: y, b: Arg::Constant(k) }
        | Step { op: op @ S::FMul, a: Arg::Constant(k), b: y } => {
            let k = folded(s, S::FNegate, k, None)?;
            Some(s.become_op(value, op, [y, k.into()]))
        }
        Step { op: S::FDiv, a: Arg::Constant(k), b: y } => {
            let k = folded(s, S::FNegate, k, None)?;
            Some(s.become_op(value, S::FDiv, [k.into(), y]))
        }
        Step { op: S::FAdd, a: y, b: Arg::Constant(k) } | Step { op: S::FAdd, a: Arg::Constant(k), b: y } => {
            let k = folded(s, S::FNegate, k, None)?;
            Some(s.become_op(value, S::FSub, [k.into(), y]))
        }
        Step { op: S::FSub, a, b } => Some(s.become_op(value, S::FSub, [b, a])),
        _ => None,
    }
}

/// The result on constants, of which one may be a scalar that stands for all components of the other.
fn folded(s: &mut Simplifier<'_>, op: S, a: ConstantId, b: Option<ConstantId>) -> Option<ConstantId> {
    let Some(b) = b else {
        let ty = s.module.constant_type(a);
        return fold::constant(s.module, op.into(), ty, &[a]);
    };
    let (a_ty, b_ty) = (s.module.constant_type(a), s.module.constant_type(b));
    let ty = if s.module.width(a_ty) > 1 { a_ty } else { b_ty };
    fold::constant(s.module, op.into(), ty, &[a, b])
}

/// The sum or difference, unless the constants nearly cancel each other out: adding a large number and taking it away
/// again is how some shaders round.
fn added(s: &mut Simplifier<'_>, op: S, a: ConstantId, b: ConstantId) -> Option<ConstantId> {
    let both = folded(s, op, a, Some(b))?;
    let (a, b, sum) = (floats(s, a)?, floats(s, b)?, floats(s, both)?);
    let is_fine = sum.iter().enumerate().all(|(index, sum)| {
        let of = |them: &[f64]| them.get(index).or(them.first()).copied().unwrap_or(f64::NAN).abs();
        let (a, b) = (of(&a), of(&b));
        sum.is_finite() && (sum.abs() >= a.max(b) / 64.0)
    });
    is_fine.then_some(both)
}

/// Whether nothing is lost in it: all components are in the normal range of their type.
fn is_usual(s: &Simplifier<'_>, constant: ConstantId) -> bool {
    let Some(Kind::Float { width }) =
        s.module.interned().constant_type(constant).and_then(|it| fold::kind(s.module, it))
    else {
        return false;
    };
    let least = match width {
        16 => 6.2e-5,
        32 => f64::from(f32::MIN_POSITIVE),
        _ => f64::MIN_POSITIVE,
    };
    floats(s, constant).is_some_and(|it| it.iter().all(|it| it.is_finite() && it.abs() >= least))
}

fn floats(s: &Simplifier<'_>, constant: ConstantId) -> Option<Vec<f64>> {
    let ty = s.module.interned().constant_type(constant)?;
    let Some(Kind::Float { width }) = fold::kind(s.module, ty) else { return None };
    fold::bits(s.module, constant)?.iter().map(|&it| fold::float(it, width)).collect()
}
