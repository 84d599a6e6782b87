//! Computes operations on constants: [`constant`].
//!
//! Only what gives the same bits everywhere, or where SPIR-V allows for variation. Specialization constants and
//! undefined values are not touched.

mod matrix;

use crate::ir::{
    Constant, ConstantId, ExtSet, Module, Op, Type, TypeId,
    build::{half_bits, half_value, saturated},
    spirv::GlslStd450Op as G,
};
use crate::spirv::Op as S;
use smallvec::SmallVec;

/// The components of a scalar or vector, as bits.
pub type Bits = SmallVec<[u64; 4]>;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Bool,
    Int { width: u8, signed: bool },
    Float { width: u8 },
}

impl Kind {
    /// In bits, unless SPIR-V leaves them open.
    fn width(self) -> Option<u8> {
        match self {
            Kind::Bool => None,
            Kind::Int { width, .. } | Kind::Float { width } => Some(width),
        }
    }
}

/// The kind of a scalar, or of a vector's components.
pub fn kind(module: &Module, ty: TypeId) -> Option<Kind> {
    match module.types[module.component(ty)] {
        Type::Bool => Some(Kind::Bool),
        Type::Int { width, signed } => Some(Kind::Int { width, signed }),
        Type::Float { width } => Some(Kind::Float { width }),
        _ => None,
    }
}

/// The components of a constant scalar or vector that is known now.
pub fn bits(module: &Module, constant: ConstantId) -> Option<Bits> {
    match &module.constants[constant] {
        Constant::Bool(it) => Some(Bits::from_slice(&[u64::from(*it)])),
        Constant::Scalar { bits, .. } => Some(Bits::from_slice(&[*bits])),
        Constant::Null(ty) => {
            kind(module, *ty)?;
            Some(SmallVec::from_elem(0, module.width(*ty) as usize))
        }
        Constant::Composite { ty, parts } => {
            kind(module, *ty)?;
            parts.iter().map(|&it| bits(module, it).filter(|it| it.len() == 1).map(|it| it[0])).collect()
        }
        Constant::Undef(_)
        | Constant::Spec { .. }
        | Constant::SpecComposite { .. }
        | Constant::SpecOp { .. } => None,
    }
}

/// The constant of type `ty` with these components.
pub fn make(module: &mut Module, ty: TypeId, bits: &[u64]) -> ConstantId {
    let component = module.component(ty);
    let scalar = |module: &mut Module, bits: u64| match module.types[component] {
        Type::Bool => module.boolean(bits != 0),
        _ => module.constants.intern(Constant::Scalar { ty: component, bits }),
    };
    if component == ty {
        return scalar(module, bits.first().copied().unwrap_or(0));
    }
    let parts = bits.iter().map(|&it| scalar(module, it)).collect();
    module.constants.intern(Constant::Composite { ty, parts })
}

/// The result of `op` on constants, if it can be known.
pub fn constant(module: &mut Module, op: Op, ty: TypeId, args: &[ConstantId]) -> Option<ConstantId> {
    if let Op::Core(
        op @ (S::MatrixTimesVector
        | S::VectorTimesMatrix
        | S::MatrixTimesMatrix
        | S::MatrixTimesScalar
        | S::OuterProduct
        | S::Transpose),
    ) = op
    {
        return matrix::constant(module, op, ty, args);
    }
    let to = kind(module, ty)?;
    let mut parts: SmallVec<[(Kind, Bits); 4]> = SmallVec::new();
    for &arg in args {
        let arg_ty = module.constant_type(arg);
        parts.push((kind(module, arg_ty)?, bits(module, arg)?));
    }
    let width = module.width(ty) as usize;
    if let Some(result) = whole(op, to, &parts) {
        return Some(make(module, ty, &[result]));
    }
    if op == Op::Core(S::Bitcast)
        && let [(from, bits)] = &parts[..]
        && bits.len() != width
    {
        let result = regrouped(*from, bits, to, width)?;
        return Some(make(module, ty, &result));
    }
    // A scalar condition selects whole vectors; otherwise all are as wide as the result.
    let mut result = Bits::new();
    for index in 0..width {
        let mut scalars: SmallVec<[u64; 4]> = SmallVec::new();
        for (_, bits) in &parts {
            scalars.push(if bits.len() == 1 { bits[0] } else { *bits.get(index)? });
        }
        result.push(scalar(op, to, parts.first()?.0, &scalars)?);
    }
    Some(make(module, ty, &result))
}

/// Operations that make one scalar of vectors.
fn whole(op: Op, to: Kind, args: &[(Kind, Bits)]) -> Option<u64> {
    match (op, args) {
        (Op::Core(S::Any), [(_, bits)]) => Some(u64::from(bits.iter().any(|&it| it != 0))),
        (Op::Core(S::All), [(_, bits)]) => Some(u64::from(bits.iter().all(|&it| it != 0))),
        (Op::Core(S::Dot), [(_, a), (_, b)]) => {
            let mut sum = None;
            for (&a, &b) in a.iter().zip(b) {
                let product = scalar(Op::Core(S::FMul), to, to, &[a, b])?;
                sum = match sum {
                    None => Some(product),
                    Some(sum) => Some(scalar(Op::Core(S::FAdd), to, to, &[sum, product])?),
                };
            }
            sum
        }
        _ => None,
    }
}

/// The bits of components as `count` components of another width: the lower bits are in the first ones (SPIR-V, OpBitcast).
fn regrouped(from: Kind, bits: &[u64], to: Kind, count: usize) -> Option<Bits> {
    let (from_width, to_width) = (from.width()?, to.width()?);
    let total = bits.len() * usize::from(from_width);
    if total > 128 || total != count * usize::from(to_width) {
        return None;
    }
    let all = bits.iter().rev().fold(0, |all: u128, &it| {
        all.checked_shl(from_width.into()).unwrap_or(0) | u128::from(unsigned(it, from_width))
    });
    let parts = (0..count).map(|index| {
        let part = unsigned((all >> (index * usize::from(to_width))) as u64, to_width);
        match to {
            Kind::Int { width, .. } => int_bits(signed(part, width), to),
            Kind::Bool | Kind::Float { .. } => part,
        }
    });
    Some(parts.collect())
}

fn signed(bits: u64, width: u8) -> i64 {
    match width {
        64 => bits as i64,
        width => {
            let shift = 64 - u32::from(width);
            ((bits << shift) as i64) >> shift
        }
    }
}

fn unsigned(bits: u64, width: u8) -> u64 {
    if width >= 64 { bits } else { bits & ((1 << width) - 1) }
}

/// As constants of the type have it: narrow signed ones sign-extended to 32 bits.
pub fn int_bits(value: i64, kind: Kind) -> u64 {
    match kind {
        Kind::Int { width: 64, .. } => value as u64,
        Kind::Int { width, signed: true } if width < 32 => u64::from(signed(value as u64, width) as u32),
        Kind::Int { width, .. } => unsigned(value as u64, width),
        Kind::Bool | Kind::Float { .. } => value as u64,
    }
}

pub fn float(bits: u64, width: u8) -> Option<f64> {
    match width {
        64 => Some(f64::from_bits(bits)),
        32 => Some(f64::from(f32::from_bits(bits as u32))),
        16 => Some(half_value(bits as u16)),
        _ => None,
    }
}

pub fn float_bits(value: f64, width: u8) -> Option<u64> {
    match width {
        64 => Some(value.to_bits()),
        32 => Some(u64::from((value as f32).to_bits())),
        16 => Some(u64::from(half_bits(value))),
        _ => None,
    }
}

/// One component. `from` is the kind of the first argument, which determines the kinds of the others.
fn scalar(op: Op, to: Kind, from: Kind, args: &[u64]) -> Option<u64> {
    match op {
        Op::Core(op) => core(op, to, from, args),
        Op::Ext { set: ExtSet::Glsl, number } => glsl(G::from_u32(number)?, to, args),
        _ => None,
    }
}

fn core(op: S, to: Kind, from: Kind, args: &[u64]) -> Option<u64> {
    if op == S::Select {
        let &[condition, a, b] = args else { return None };
        return Some(if condition != 0 { a } else { b });
    }
    match from {
        Kind::Bool => boolean(op, args),
        Kind::Int { width, signed: is_signed } => integer(op, to, width, is_signed, args),
        Kind::Float { width } => floating(op, to, width, args),
    }
}

fn boolean(op: S, args: &[u64]) -> Option<u64> {
    let bit = |index: usize| args.get(index).map(|&it| it != 0);
    Some(u64::from(match op {
        S::LogicalAnd => bit(0)? && bit(1)?,
        S::LogicalOr => bit(0)? || bit(1)?,
        S::LogicalEqual => bit(0)? == bit(1)?,
        S::LogicalNotEqual => bit(0)? != bit(1)?,
        S::LogicalNot => !bit(0)?,
        _ => return None,
    }))
}

fn integer(op: S, to: Kind, width: u8, is_signed: bool, args: &[u64]) -> Option<u64> {
    let a = *args.first()?;
    let b = args.get(1).copied();
    let (sa, ua) = (signed(a, width), unsigned(a, width));
    let sb = || b.map(|it| signed(it, width));
    let ub = || b.map(|it| unsigned(it, width));
    let int = |value: i64| Some(int_bits(value, to));
    let truth = |value: bool| Some(u64::from(value));
    let shift = || ub().filter(|&it| it < u64::from(width)).map(|it| it as u32);
    match op {
        S::SNegate => int(sa.wrapping_neg()),
        S::Not => int(!sa),
        S::IAdd => int(sa.wrapping_add(sb()?)),
        S::ISub => int(sa.wrapping_sub(sb()?)),
        S::IMul => int(sa.wrapping_mul(sb()?)),
        S::UDiv => int(ua.checked_div(ub()?)? as i64),
        S::UMod => int(ua.checked_rem(ub()?)? as i64),
        S::SDiv => int(sa.checked_div(sb()?)?),
        S::SRem => int(sa.checked_rem(sb()?)?),
        S::SMod => {
            let b = sb()?;
            let rest = sa.checked_rem(b)?;
            int(if rest != 0 && (rest < 0) != (b < 0) { rest + b } else { rest })
        }
        S::ShiftLeftLogical => int((ua << shift()?) as i64),
        S::ShiftRightLogical => int((ua >> shift()?) as i64),
        S::ShiftRightArithmetic => int(sa >> shift()?),
        S::BitwiseAnd => int(sa & sb()?),
        S::BitwiseOr => int(sa | sb()?),
        S::BitwiseXor => int(sa ^ sb()?),
        S::IEqual => truth(ua == ub()?),
        S::INotEqual => truth(ua != ub()?),
        S::UGreaterThan => truth(ua > ub()?),
        S::UGreaterThanEqual => truth(ua >= ub()?),
        S::ULessThan => truth(ua < ub()?),
        S::ULessThanEqual => truth(ua <= ub()?),
        S::SGreaterThan => truth(sa > sb()?),
        S::SGreaterThanEqual => truth(sa >= sb()?),
        S::SLessThan => truth(sa < sb()?),
        S::SLessThanEqual => truth(sa <= sb()?),
        S::BitCount => int(i64::from(ua.count_ones())),
        S::BitReverse => int((ua.reverse_bits() >> (64 - u32::from(width))) as i64),
        S::UConvert => int(ua as i64),
        S::SConvert => int(sa),
        S::ConvertSToF => match to {
            Kind::Float { width: 32 } => Some(u64::from((sa as f32).to_bits())),
            Kind::Float { width } => float_bits(sa as f64, width),
            _ => None,
        },
        S::ConvertUToF => match to {
            Kind::Float { width: 32 } => Some(u64::from((ua as f32).to_bits())),
            Kind::Float { width } => float_bits(ua as f64, width),
            _ => None,
        },
        S::Bitcast => match to {
            Kind::Int { width: other, .. } if other == width => int(if is_signed { sa } else { ua as i64 }),
            Kind::Float { width: other } if other == width => Some(ua),
            _ => None,
        },
        _ => None,
    }
}

fn floating(op: S, to: Kind, width: u8, args: &[u64]) -> Option<u64> {
    let a = float(*args.first()?, width)?;
    let b = || args.get(1).and_then(|&it| float(it, width));
    let real = |value: f64| match to {
        Kind::Float { width } => float_bits(value, width),
        _ => None,
    };
    let truth = |value: bool| Some(u64::from(value));
    let is_nan = || Some(a.is_nan() || b()?.is_nan());
    // Products, sums and quotients of 32-bit floats in 64 bits round to what 32 bits would have given.
    match op {
        S::FNegate => real(-a),
        S::FAdd => real(a + b()?),
        S::FSub => real(a - b()?),
        S::FMul => real(a * b()?),
        S::FDiv => real(a / b()?),
        S::VectorTimesScalar => real(a * b()?),
        S::FRem => {
            let b = b()?;
            (b != 0.0).then(|| real(a % b))?
        }
        S::FMod => {
            let b = b()?;
            (b != 0.0).then(|| real(a - b * (a / b).floor()))?
        }
        S::FOrdEqual => truth(a == b()?),
        S::FUnordEqual => truth(a == b()? || is_nan()?),
        S::FOrdNotEqual => truth(a != b()? && !is_nan()?),
        S::FUnordNotEqual => truth(a != b()?),
        S::FOrdLessThan => truth(a < b()?),
        S::FUnordLessThan => truth(a < b()? || is_nan()?),
        S::FOrdGreaterThan => truth(a > b()?),
        S::FUnordGreaterThan => truth(a > b()? || is_nan()?),
        S::FOrdLessThanEqual => truth(a <= b()?),
        S::FUnordLessThanEqual => truth(a <= b()? || is_nan()?),
        S::FOrdGreaterThanEqual => truth(a >= b()?),
        S::FUnordGreaterThanEqual => truth(a >= b()? || is_nan()?),
        S::IsNan => truth(a.is_nan()),
        S::IsInf => truth(a.is_infinite()),
        S::FConvert => real(a),
        S::ConvertFToS | S::ConvertFToU => match to {
            Kind::Int { width, .. } => Some(int_bits(saturated(width, op == S::ConvertFToS, a), to)),
            _ => None,
        },
        S::Bitcast => match to {
            Kind::Int { width: other, .. } if other == width => {
                Some(int_bits(signed(*args.first()?, width), to))
            }
            Kind::Float { width: other } if other == width => args.first().copied(),
            _ => None,
        },
        _ => None,
    }
}

fn glsl(op: G, to: Kind, args: &[u64]) -> Option<u64> {
    match to {
        Kind::Float { width } => {
            let mut values: SmallVec<[f64; 4]> = SmallVec::new();
            for &arg in args {
                values.push(float(arg, width)?);
            }
            glsl_float(op, width, &values).and_then(|it| float_bits(it, width))
        }
        Kind::Int { width, .. } => {
            let s = |index: usize| args.get(index).map(|&it| signed(it, width));
            let u = |index: usize| args.get(index).map(|&it| unsigned(it, width));
            let value = match op {
                G::SAbs => s(0)?.wrapping_abs(),
                G::SSign => s(0)?.signum(),
                G::SMin => s(0)?.min(s(1)?),
                G::SMax => s(0)?.max(s(1)?),
                G::SClamp => s(0)?.max(s(1)?).min(s(2)?),
                G::UMin => u(0)?.min(u(1)?) as i64,
                G::UMax => u(0)?.max(u(1)?) as i64,
                G::UClamp => u(0)?.max(u(1)?).min(u(2)?) as i64,
                G::FindILsb => match u(0)? {
                    0 => -1,
                    it => i64::from(it.trailing_zeros()),
                },
                G::FindUMsb => 63 - i64::from(u(0)?.leading_zeros()),
                G::FindSMsb => {
                    let value = s(0)?;
                    let value = if value < 0 { !value } else { value };
                    63 - i64::from(value.leading_zeros())
                }
                _ => return None,
            };
            Some(int_bits(value, to))
        }
        Kind::Bool => None,
    }
}

fn glsl_float(op: G, width: u8, args: &[f64]) -> Option<f64> {
    // Rounds a step of a formula as the type would.
    let round = |value: f64| float_bits(value, width).and_then(|it| float(it, width));
    Some(match (op, args) {
        (G::FAbs, &[a]) => a.abs(),
        (G::FSign, &[a]) => {
            if a > 0.0 {
                1.0
            } else if a < 0.0 {
                -1.0
            } else {
                0.0
            }
        }
        (G::Floor, &[a]) => a.floor(),
        (G::Ceil, &[a]) => a.ceil(),
        (G::Trunc, &[a]) => a.trunc(),
        (G::Round | G::RoundEven, &[a]) => a.round_ties_even(),
        (G::Fract, &[a]) => a - a.floor(),
        (G::Sqrt, &[a]) if a >= 0.0 => a.sqrt(),
        (G::InverseSqrt, &[a]) if a > 0.0 => 1.0 / a.sqrt(),
        (G::Exp, &[a]) => a.exp(),
        (G::Exp2, &[a]) => a.exp2(),
        (G::Log, &[a]) if a > 0.0 => a.ln(),
        (G::Log2, &[a]) if a > 0.0 => a.log2(),
        (G::Sin, &[a]) => a.sin(),
        (G::Cos, &[a]) => a.cos(),
        (G::Tan, &[a]) => a.tan(),
        (G::Asin, &[a]) if a.abs() <= 1.0 => a.asin(),
        (G::Acos, &[a]) if a.abs() <= 1.0 => a.acos(),
        (G::Atan, &[a]) => a.atan(),
        (G::Atan2, &[a, b]) if a != 0.0 || b != 0.0 => a.atan2(b),
        (G::Pow, &[a, b]) if a > 0.0 || (a == 0.0 && b > 0.0) => a.powf(b),
        (G::Radians, &[a]) => a.to_radians(),
        (G::Degrees, &[a]) => a.to_degrees(),
        (G::FMin, &[a, b]) if !a.is_nan() && !b.is_nan() => a.min(b),
        (G::FMax, &[a, b]) if !a.is_nan() && !b.is_nan() => a.max(b),
        (G::FClamp, &[a, low, high]) if !a.is_nan() && low <= high => a.max(low).min(high),
        // A number, if there is one.
        (G::NMin, &[a, b]) => a.min(b),
        (G::NMax, &[a, b]) => a.max(b),
        (G::NClamp, &[a, low, high]) if low <= high => a.max(low).min(high),
        // One for NaN, too.
        (G::Step, &[edge, a]) => {
            if a < edge {
                0.0
            } else {
                1.0
            }
        }
        (G::FMix, &[a, b, t]) => round(a * round(1.0 - t)?)? + round(b * t)?,
        (G::SmoothStep, &[low, high, a]) if low < high => {
            let t = round(round(a - low)? / round(high - low)?)?;
            // `saturate`, which makes zero of NaN.
            let t = if t.is_nan() { 0.0 } else { t.clamp(0.0, 1.0) };
            round(t * t)? * round(3.0 - round(2.0 * t)?)?
        }
        (G::Fma, &[a, b, c]) => a.mul_add(b, c),
        _ => return None,
    })
}
