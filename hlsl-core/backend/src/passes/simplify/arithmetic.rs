//! Arithmetic and boolean identities.
//!
//! Floats follow the consensus of shader compilers: `x + 0`, `x * 1`, `x * 0` and the like are simplified unless the
//! result is `precise`. What more is done with constants is in [`reassociate`].

use super::{Outcome, Simplifier, reassociate};
use crate::ir::{spirv::GlslStd450Op as G, *};
use crate::passes::fold::{self, Kind};
use crate::spirv::Op as S;
use Outcome::{Keep, Replace};
use smallvec::SmallVec;

pub(super) fn rules(s: &mut Simplifier<'_>, value: ValueId) -> Outcome {
    let inst = &s.function.values[value];
    let (op, ty) = (inst.op, inst.ty);
    let precise = inst.flags.contains(Flags::PRECISE);
    match (op, &inst.args[..]) {
        (Op::Core(op), &[a]) => unary(s, value, op, ty, a, precise),
        (Op::Core(op), &[a, b]) => match op {
            S::FAdd | S::FSub | S::FMul | S::FDiv | S::VectorTimesScalar => {
                if precise {
                    Keep
                } else {
                    float(s, value, op, a, b)
                }
            }
            S::IAdd
            | S::ISub
            | S::IMul
            | S::UDiv
            | S::SDiv
            | S::UMod
            | S::BitwiseAnd
            | S::BitwiseOr
            | S::BitwiseXor
            | S::ShiftLeftLogical
            | S::ShiftRightLogical
            | S::ShiftRightArithmetic => integer(s, value, op, ty, a, b),
            S::LogicalAnd | S::LogicalOr | S::LogicalEqual | S::LogicalNotEqual => {
                logical(s, value, op, a, b)
            }
            S::IEqual
            | S::INotEqual
            | S::ULessThan
            | S::SLessThan
            | S::UGreaterThan
            | S::SGreaterThan
            | S::ULessThanEqual
            | S::SLessThanEqual
            | S::UGreaterThanEqual
            | S::SGreaterThanEqual
            | S::FOrdNotEqual
            | S::FUnordNotEqual
            | S::FOrdEqual => comparison(s, value, op, ty, a, b),
            S::MatrixTimesVector | S::VectorTimesMatrix => transposed(s, value, op, a, b),
            _ => Keep,
        },
        (Op::Core(S::Select), &[condition, a, b]) => select(s, value, ty, condition, a, b),
        (Op::Ext { number, .. }, args) => match G::from_u32(number) {
            Some(op) => {
                let args = Args::from_slice(args);
                glsl(s, value, op, &args, precise)
            }
            None => Keep,
        },
        _ => Keep,
    }
}

/// The kind and the bits of a constant that has the same ones in all components.
#[inline]
fn number(s: &Simplifier<'_>, arg: Arg) -> Option<(Kind, u64)> {
    // Most arguments are none, and this is asked more often than anything else.
    match arg {
        Arg::Constant(constant) => number_of(s, constant),
        _ => None,
    }
}

fn number_of(s: &Simplifier<'_>, constant: ConstantId) -> Option<(Kind, u64)> {
    let bits = s.splat(constant.into())?;
    Some((fold::kind(s.module, s.module.interned().constant_type(constant)?)?, bits))
}

/// The float that all components of a constant are.
#[inline]
fn known_float(s: &Simplifier<'_>, arg: Arg) -> Option<f64> {
    match number(s, arg)? {
        (Kind::Float { width }, bits) => fold::float(bits, width),
        _ => None,
    }
}

/// Whether a [`number`] is this integer.
fn is_int(known: Option<(Kind, u64)>, wanted: i64) -> bool {
    match known {
        Some((kind @ Kind::Int { .. }, bits)) => bits == fold::int_bits(wanted, kind),
        _ => false,
    }
}

fn operand(s: &Simplifier<'_>, arg: Arg, op: S) -> Option<Arg> {
    let inst = s.inst(arg)?;
    if inst.is(op) { inst.args.first().copied() } else { None }
}

fn zero(s: &mut Simplifier<'_>, ty: TypeId) -> Arg {
    let width = s.module.width(ty) as usize;
    let bits: fold::Bits = SmallVec::from_elem(0, width);
    fold::make(s.module, ty, &bits).into()
}

fn unary(s: &mut Simplifier<'_>, value: ValueId, op: S, ty: TypeId, a: Arg, precise: bool) -> Outcome {
    match op {
        S::SNegate | S::FNegate | S::Not | S::LogicalNot => {
            if let Some(inner) = operand(s, a, op)
                && s.ty(inner) == Some(ty)
            {
                return Replace(inner);
            }
            if op == S::LogicalNot {
                return negated_comparison(s, value, a);
            }
            if op == S::FNegate && !precise {
                return reassociate::negation(s, value, a);
            }
            Keep
        }
        S::Bitcast => {
            if s.ty(a) == Some(ty) {
                return Replace(a);
            }
            if let Some(inner) = operand(s, a, S::Bitcast) {
                return s.become_op(value, S::Bitcast, [inner]);
            }
            Keep
        }
        _ if Op::Core(op).facts().derivative && matches!(a, Arg::Constant(_)) => Replace(zero(s, ty)),
        S::Any | S::All => {
            // Of one component.
            if s.ty(a) == Some(ty) { Replace(a) } else { Keep }
        }
        _ => Keep,
    }
}

/// `!(a < b)` of integers; of floats it would need unordered comparisons, which some readers lack.
fn negated_comparison(s: &mut Simplifier<'_>, value: ValueId, a: Arg) -> Outcome {
    if !s.is_used_once(a) {
        return Keep;
    }
    let Some(inst) = s.inst(a) else { return Keep };
    let Some(op) = inst.core() else { return Keep };
    let opposite = match op {
        S::IEqual => S::INotEqual,
        S::INotEqual => S::IEqual,
        S::ULessThan => S::UGreaterThanEqual,
        S::UGreaterThanEqual => S::ULessThan,
        S::UGreaterThan => S::ULessThanEqual,
        S::ULessThanEqual => S::UGreaterThan,
        S::SLessThan => S::SGreaterThanEqual,
        S::SGreaterThanEqual => S::SLessThan,
        S::SGreaterThan => S::SLessThanEqual,
        S::SLessThanEqual => S::SGreaterThan,
        S::LogicalEqual => S::LogicalNotEqual,
        S::LogicalNotEqual => S::LogicalEqual,
        _ => return Keep,
    };
    let args = inst.args.clone();
    s.become_op(value, opposite, args)
}

fn float(s: &mut Simplifier<'_>, value: ValueId, op: S, a: Arg, b: Arg) -> Outcome {
    let ty = s.function.values[value].ty;
    let (known_a, known_b) = (known_float(s, a), known_float(s, b));
    match op {
        S::FAdd => {
            if known_b == Some(0.0) {
                return Replace(a);
            }
            if known_a == Some(0.0) {
                return Replace(b);
            }
            if let Some(b) = operand(s, b, S::FNegate) {
                return s.become_op(value, S::FSub, [a, b]);
            }
            if let Some(a) = operand(s, a, S::FNegate) {
                return s.become_op(value, S::FSub, [b, a]);
            }
        }
        S::FSub => {
            if known_b == Some(0.0) {
                return Replace(a);
            }
            if known_a == Some(0.0) {
                return s.become_op(value, S::FNegate, [b]);
            }
            if let Some(b) = operand(s, b, S::FNegate) {
                return s.become_op(value, S::FAdd, [a, b]);
            }
        }
        S::FMul => {
            for (known, other) in [(known_a, b), (known_b, a)] {
                let Some(known) = known else { continue };
                if known == 1.0 {
                    return Replace(other);
                }
                if known == 0.0 {
                    return Replace(zero(s, ty));
                }
                if known == -1.0 {
                    return s.become_op(value, S::FNegate, [other]);
                }
            }
            if let (Some(a), Some(b)) = (operand(s, a, S::FNegate), operand(s, b, S::FNegate)) {
                return s.become_op(value, S::FMul, [a, b]);
            }
            // A product with one scalar in all components is a word or two shorter.
            for (this, other) in [(a, b), (b, a)] {
                if let Some(scalar) = splatted(s, this)
                    && s.is_used_once(this)
                {
                    return s.become_op(value, S::VectorTimesScalar, [other, scalar]);
                }
            }
        }
        S::VectorTimesScalar => {
            if known_b == Some(1.0) {
                return Replace(a);
            }
            if known_b == Some(0.0) || known_a == Some(0.0) {
                return Replace(zero(s, ty));
            }
            if known_b == Some(-1.0) {
                return s.become_op(value, S::FNegate, [a]);
            }
            // 1 * s in every component.
            if known_a == Some(1.0) {
                let args = vec![b; s.module.width(ty) as usize];
                return s.become_op(value, S::CompositeConstruct, args);
            }
        }
        S::FDiv => {
            if known_b == Some(1.0) {
                return Replace(a);
            }
            if let (Some(a), Some(b)) = (operand(s, a, S::FNegate), operand(s, b, S::FNegate)) {
                return s.become_op(value, S::FDiv, [a, b]);
            }
        }
        _ => {}
    }
    reassociate::binary(s, value, op, a, b)
}

/// The scalar that a vector has in each component.
fn splatted(s: &Simplifier<'_>, arg: Arg) -> Option<Arg> {
    let inst = s.inst(arg)?;
    let &first = inst.args.first()?;
    let is_splat = inst.is(S::CompositeConstruct)
        && matches!(s.module.types[inst.ty], Type::Vector { .. })
        && inst.args.len() == s.module.width(inst.ty) as usize
        && inst.args.iter().all(|&it| it == first);
    is_splat.then_some(first)
}

fn integer(s: &mut Simplifier<'_>, value: ValueId, op: S, ty: TypeId, a: Arg, b: Arg) -> Outcome {
    // The operands may differ from the result in sign.
    let same = |s: &Simplifier<'_>, arg: Arg| s.ty(arg) == Some(ty);
    let is_commutative = Op::Core(op).facts().commutative;
    let neutral = match op {
        S::IMul | S::UDiv | S::SDiv => 1,
        S::BitwiseAnd => -1,
        S::UMod => return Keep,
        _ => 0,
    };
    let (known_a, known_b) = (number(s, a), number(s, b));
    if is_int(known_b, neutral) && same(s, a) {
        return Replace(a);
    }
    if is_commutative && is_int(known_a, neutral) && same(s, b) {
        return Replace(b);
    }
    if matches!(op, S::IMul | S::BitwiseAnd) && (is_int(known_a, 0) || is_int(known_b, 0)) {
        return Replace(zero(s, ty));
    }
    if matches!(op, S::ISub | S::BitwiseXor) && a == b {
        return Replace(zero(s, ty));
    }
    if matches!(op, S::BitwiseAnd | S::BitwiseOr) && a == b && same(s, a) {
        return Replace(a);
    }
    if op == S::ISub && is_int(known_a, 0) {
        return s.become_op(value, S::SNegate, [b]);
    }
    // (x + 1) + 2, and the like.
    if is_commutative
        && let Arg::Constant(outer) = b
        && let Some(inst) = s.inst(a)
        && inst.is(op)
        && inst.ty == ty
        && let Some(&Arg::Constant(inner)) = inst.args.get(1)
        && let Some(&x) = inst.args.first()
        && s.module.interned().constant_type(inner) == Some(ty)
        && s.module.interned().constant_type(outer) == Some(ty)
        && let Some(both) = fold::constant(s.module, op.into(), ty, &[inner, outer])
    {
        return s.become_op(value, op, [x, both.into()]);
    }
    if is_commutative && matches!(a, Arg::Constant(_)) && !matches!(b, Arg::Constant(_)) {
        return s.become_op(value, op, [b, a]);
    }
    if matches!(op, S::ShiftLeftLogical | S::ShiftRightLogical | S::ShiftRightArithmetic) {
        return shifted_again(s, value, op, ty, a, b);
    }
    Keep
}

/// `(x << 1) << 2`, and the like.
fn shifted_again(s: &mut Simplifier<'_>, value: ValueId, op: S, ty: TypeId, a: Arg, b: Arg) -> Outcome {
    let Some((Kind::Int { width: 32, .. }, outer)) = number(s, b) else { return Keep };
    let Some(inst) = s.inst(a).filter(|it| it.is(op) && it.ty == ty) else { return Keep };
    let &[x, inner] = &inst.args[..] else { return Keep };
    let Some((Kind::Int { width: 32, .. }, first)) = number(s, inner) else { return Keep };
    let both = first + outer;
    // Shifts by too much are not defined; two of less would give zero, or the sign.
    if first >= 32 || outer >= 32 || both >= 32 || s.ty(inner) != s.ty(b) || !is_of_32_bits(s, ty) {
        return Keep;
    }
    let Some(amount_ty) = s.ty(b) else { return Keep };
    let amounts: fold::Bits = SmallVec::from_elem(both, s.module.width(amount_ty) as usize);
    let amount = fold::make(s.module, amount_ty, &amounts);
    s.become_op(value, op, [x, amount.into()])
}

fn is_of_32_bits(s: &Simplifier<'_>, ty: TypeId) -> bool {
    matches!(fold::kind(s.module, ty), Some(Kind::Int { width: 32, .. }))
}

fn logical(s: &mut Simplifier<'_>, value: ValueId, op: S, a: Arg, b: Arg) -> Outcome {
    let ty = s.function.values[value].ty;
    for (this, other) in [(a, b), (b, a)] {
        let Some(bits) = s.splat(this) else { continue };
        match (op, bits != 0) {
            (S::LogicalAnd, true) | (S::LogicalOr, false) => return Replace(other),
            (S::LogicalAnd, false) | (S::LogicalOr, true) => return Replace(this),
            (S::LogicalEqual, true) | (S::LogicalNotEqual, false) => return Replace(other),
            (S::LogicalEqual, false) | (S::LogicalNotEqual, true) => {
                return s.become_op(value, S::LogicalNot, [other]);
            }
            _ => {}
        }
    }
    if a == b {
        return match op {
            S::LogicalAnd | S::LogicalOr => Replace(a),
            _ => {
                let width = s.module.width(ty) as usize;
                let bit = u64::from(op == S::LogicalEqual);
                let bits: fold::Bits = SmallVec::from_elem(bit, width);
                Replace(fold::make(s.module, ty, &bits).into())
            }
        };
    }
    Keep
}

fn comparison(s: &mut Simplifier<'_>, value: ValueId, op: S, ty: TypeId, a: Arg, b: Arg) -> Outcome {
    let is_float = matches!(op, S::FOrdNotEqual | S::FUnordNotEqual | S::FOrdEqual);
    if a == b && !is_float {
        let holds = matches!(
            op,
            S::IEqual | S::ULessThanEqual | S::SLessThanEqual | S::UGreaterThanEqual | S::SGreaterThanEqual
        );
        let bits: fold::Bits = SmallVec::from_elem(u64::from(holds), s.module.width(ty) as usize);
        return Replace(fold::make(s.module, ty, &bits).into());
    }
    // Nothing is less than zero without a sign.
    let against_zero = match op {
        S::ULessThan | S::UGreaterThanEqual => Some(b),
        S::UGreaterThan | S::ULessThanEqual => Some(a),
        _ => None,
    };
    if against_zero.and_then(|it| s.splat(it)) == Some(0) {
        let holds = matches!(op, S::UGreaterThanEqual | S::ULessThanEqual);
        let bits: fold::Bits = SmallVec::from_elem(u64::from(holds), s.module.width(ty) as usize);
        return Replace(fold::make(s.module, ty, &bits).into());
    }
    // `(c ? 1 : 0) != 0` is `c`: what becomes of a bool that went through a number.
    for (this, other) in [(a, b), (b, a)] {
        let Some(known) = s.splat(other) else { continue };
        let Some(inst) = s.inst(this) else { continue };
        if !inst.is(S::Select)
            || !matches!(op, S::IEqual | S::INotEqual | S::FOrdNotEqual | S::FUnordNotEqual | S::FOrdEqual)
        {
            continue;
        }
        let &[condition, yes, no] = &inst.args[..] else { continue };
        let (Some(yes), Some(no)) = (s.splat(yes), s.splat(no)) else { continue };
        if s.ty(condition) != Some(ty) {
            continue;
        }
        // Bits decide equality of these floats; zeros and NaNs of other bits do not come from conversions.
        let negated = !matches!(op, S::IEqual | S::FOrdEqual);
        let (on_yes, on_no) = ((yes == known) != negated, (no == known) != negated);
        if is_float && [yes, no, known].iter().any(|&it| it != 0 && it != 0x3f80_0000) {
            continue;
        }
        return match (on_yes, on_no) {
            (true, false) => Replace(condition),
            (false, true) => s.become_op(value, S::LogicalNot, [condition]),
            (both, _) => {
                let bits: fold::Bits = SmallVec::from_elem(u64::from(both), s.module.width(ty) as usize);
                Replace(fold::make(s.module, ty, &bits).into())
            }
        };
    }
    Keep
}

fn select(s: &mut Simplifier<'_>, value: ValueId, ty: TypeId, condition: Arg, a: Arg, b: Arg) -> Outcome {
    if a == b {
        return Replace(a);
    }
    match s.splat(condition) {
        Some(0) => return Replace(b),
        Some(_) => return Replace(a),
        None => {}
    }
    if s.is_undef(a) {
        return Replace(b);
    }
    if s.is_undef(b) {
        return Replace(a);
    }
    if let Some(inner) = operand(s, condition, S::LogicalNot) {
        return s.become_op(value, S::Select, [inner, b, a]);
    }
    if fold::kind(s.module, ty) == Some(Kind::Bool) && s.ty(condition) == Some(ty) {
        match (s.splat(a).map(|it| it != 0), s.splat(b).map(|it| it != 0)) {
            (Some(true), Some(false)) => return Replace(condition),
            (Some(false), Some(true)) => return s.become_op(value, S::LogicalNot, [condition]),
            (Some(true), None) => return s.become_op(value, S::LogicalOr, [condition, b]),
            (None, Some(false)) => return s.become_op(value, S::LogicalAnd, [condition, a]),
            _ => {}
        }
    }
    Keep
}

/// `transpose(m) * v` is `v * m`.
fn transposed(s: &mut Simplifier<'_>, value: ValueId, op: S, a: Arg, b: Arg) -> Outcome {
    if op == S::MatrixTimesVector
        && let Some(matrix) = operand(s, a, S::Transpose)
    {
        return s.become_op(value, S::VectorTimesMatrix, [b, matrix]);
    }
    if op == S::VectorTimesMatrix
        && let Some(matrix) = operand(s, b, S::Transpose)
    {
        return s.become_op(value, S::MatrixTimesVector, [matrix, a]);
    }
    Keep
}

fn glsl(s: &mut Simplifier<'_>, value: ValueId, op: G, args: &[Arg], precise: bool) -> Outcome {
    let same_op = |s: &Simplifier<'_>, arg: Arg| {
        s.inst(arg).is_some_and(|it| it.op == Op::Ext { set: ExtSet::Glsl, number: op as u32 })
    };
    match (op, args) {
        (G::FAbs | G::SAbs, &[a]) => {
            if same_op(s, a) {
                return Replace(a);
            }
            let negate = if op == G::FAbs { S::FNegate } else { S::SNegate };
            if let Some(inner) = operand(s, a, negate)
                && s.ty(inner) == s.ty(a)
            {
                return s.become_op(value, op, [inner]);
            }
            Keep
        }
        (G::Floor | G::Ceil | G::Trunc | G::RoundEven, &[a]) if same_op(s, a) => Replace(a),
        (G::FMin | G::FMax | G::NMin | G::NMax | G::SMin | G::SMax | G::UMin | G::UMax, &[a, b])
            if a == b =>
        {
            Replace(a)
        }
        (G::FMix, &[a, b, t]) if !precise => {
            let known = known_float(s, t);
            if known == Some(0.0) || a == b {
                Replace(a)
            } else if known == Some(1.0) {
                Replace(b)
            } else {
                Keep
            }
        }
        (G::Pow, &[a, b]) if !precise && known_float(s, b) == Some(1.0) => Replace(a),
        _ => Keep,
    }
}
