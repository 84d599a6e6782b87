//! Evaluation of typed expressions at compile time.

use super::Checker;
use crate::{
    constant::Constant,
    typed::{BinaryOp, CastKind, ExprId, ExprKind, LogicalOp, Storage, UnaryOp},
    types::{
        ArrayLength, Scalar, Type, TypeId,
        convert::{self, Shape},
    },
};

/// Deeper expressions are not constants to us; chains of binary operators are walked without depth.
const MAX_DEPTH: u32 = 200;

/// What evaluation may look through.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Mode {
    /// What the language calls a constant expression.
    Strict,
    /// Specialization constants count with their defaults.
    Defaults,
}

/// `value` as the integer type `scalar` holds it.
pub(super) fn wrap(scalar: Scalar, value: i64) -> i64 {
    use Scalar::*;
    match scalar {
        Int8 => i64::from(value as i8),
        Uint8 => i64::from(value as u8),
        Int16 => i64::from(value as i16),
        Uint16 => i64::from(value as u16),
        Int | Min12Int | Min16Int => i64::from(value as i32),
        Uint | Min16Uint | Int8Packed | Uint8Packed => i64::from(value as u32),
        _ => value,
    }
}

/// The nearest integer of the type towards zero, as most devices convert, and 0 for NaN.
fn saturate(scalar: Scalar, value: f64) -> i64 {
    use Scalar::*;
    match scalar {
        Int8 => i64::from(value as i8),
        Uint8 => i64::from(value as u8),
        Int16 => i64::from(value as i16),
        Uint16 => i64::from(value as u16),
        Int | Min12Int | Min16Int => i64::from(value as i32),
        Uint | Min16Uint | Int8Packed | Uint8Packed => i64::from(value as u32),
        Uint64 => value as u64 as i64,
        _ => value as i64,
    }
}

/// `value` as the floating-point type `scalar` holds it.
pub(super) fn round(scalar: Scalar, value: f64) -> f64 {
    match scalar {
        Scalar::Double | Scalar::LiteralFloat => value,
        Scalar::Half => round_to_half(value),
        _ => f64::from(value as f32),
    }
}

/// The nearest number with 11 bits of mantissa and 5 of exponent, ties to even.
fn round_to_half(value: f64) -> f64 {
    if !value.is_finite() || value == 0.0 {
        return value;
    }
    let exponent = value.abs().log2().floor().max(-14.0);
    let unit = (exponent - 10.0).exp2();
    let rounded = (value / unit).round_ties_even() * unit;
    if rounded.abs() >= 65520.0 { f64::INFINITY.copysign(value) } else { rounded }
}

/// A scalar constant in another component type.
pub(super) fn convert_scalar(constant: &Constant, scalar: Scalar) -> Option<Constant> {
    if let Constant::Composite(parts) = constant {
        let parts: Option<Vec<_>> = parts.iter().map(|it| convert_scalar(it, scalar)).collect();
        return parts.map(Constant::Composite);
    }
    Some(match constant {
        Constant::Bool(value) => match scalar {
            Scalar::Bool => Constant::Bool(*value),
            _ if scalar.is_float() => Constant::Float(f64::from(u8::from(*value))),
            _ => Constant::Int(i64::from(*value)),
        },
        Constant::Int(value) => match scalar {
            Scalar::Bool => Constant::Bool(*value != 0),
            _ if scalar.is_float() => Constant::Float(round(scalar, *value as f64)),
            _ => Constant::Int(wrap(scalar, *value)),
        },
        Constant::Float(value) => match scalar {
            Scalar::Bool => Constant::Bool(*value != 0.0),
            _ if scalar.is_float() => Constant::Float(round(scalar, *value)),
            _ => Constant::Int(saturate(scalar, *value)),
        },
        _ => return None,
    })
}

impl Checker<'_> {
    /// The value of a constant expression.
    pub(super) fn evaluate(&self, id: ExprId) -> Option<Constant> {
        self.value_of(id, Mode::Strict, 0)
    }

    /// As [`Checker::evaluate`], with specialization constants at their defaults.
    pub(super) fn evaluate_with_defaults(&self, id: ExprId) -> Option<Constant> {
        self.value_of(id, Mode::Defaults, 0)
    }

    /// The value of a constant expression of an integer, `bool` or enum type.
    pub(super) fn evaluate_integer(&self, id: ExprId) -> Option<i64> {
        match self.evaluate(id)? {
            Constant::Int(value) => Some(value),
            Constant::Bool(value) => Some(i64::from(value)),
            _ => None,
        }
    }

    /// Whether the value is constant once specialization constants are given.
    pub(super) fn depends_on_spec_constant(&self, id: ExprId) -> bool {
        self.evaluate(id).is_none() && self.evaluate_with_defaults(id).is_some()
    }

    fn value_of(&self, id: ExprId, mode: Mode, depth: u32) -> Option<Constant> {
        if depth > MAX_DEPTH {
            return None;
        }
        let it = &self.program.expressions[id];
        let of = |id: ExprId| self.value_of(id, mode, depth + 1);
        match &it.kind {
            ExprKind::Constant(_) | ExprKind::Local(_) | ExprKind::Global(_) => self.kept(id, mode).cloned(),
            ExprKind::Index { .. } | ExprKind::Member { .. } if self.is_part_of_kept(id, mode) => {
                self.part_of_kept(id, mode, depth).cloned()
            }
            ExprKind::Cast { kind, operand } => {
                let value = of(*operand)?;
                self.convert_constant(&value, self.ty(*operand), it.ty, *kind)
            }
            ExprKind::Unary { op, operand } => {
                let scalar = self.program.types.component(it.ty)?;
                map(&of(*operand)?, &|value| unary(*op, value, scalar))
            }
            ExprKind::Binary { .. } => self.chain_value(id, mode, depth),
            ExprKind::Logical { op, left, right, .. } => {
                let (left, right) = (of(*left)?, of(*right)?);
                zip(&left, &right, &|a, b| match (a, b) {
                    (Constant::Bool(a), Constant::Bool(b)) => Some(Constant::Bool(match op {
                        LogicalOp::And => *a && *b,
                        LogicalOp::Or => *a || *b,
                    })),
                    _ => None,
                })
            }
            ExprKind::Conditional { condition, then, otherwise, .. } => match of(*condition)? {
                Constant::Bool(true) => of(*then),
                Constant::Bool(false) => of(*otherwise),
                _ => None,
            },
            ExprKind::Comma { right, .. } => of(*right),
            ExprKind::Swizzle { base, components } => {
                let base = of(*base)?;
                let pick = |component: u16| match &base {
                    Constant::Composite(parts) => parts.get(usize::from(component)).cloned(),
                    scalar => (component == 0).then(|| scalar.clone()),
                };
                match &self.program[*components] {
                    [only] => pick(*only),
                    many => {
                        many.iter().map(|it| pick(*it)).collect::<Option<Vec<_>>>().map(Constant::Composite)
                    }
                }
            }
            ExprKind::MatrixSwizzle { base, elements } => {
                let Constant::Composite(rows) = of(*base)? else { return None };
                let pick = |(row, column): (u8, u8)| match rows.get(usize::from(row))? {
                    Constant::Composite(parts) => parts.get(usize::from(column)).cloned(),
                    scalar => Some(scalar.clone()),
                };
                match &self.program[*elements] {
                    [only] => pick(*only),
                    many => {
                        many.iter().map(|it| pick(*it)).collect::<Option<Vec<_>>>().map(Constant::Composite)
                    }
                }
            }
            ExprKind::Index { base, index } => {
                let (base, index) = (of(*base)?, of(*index)?);
                let (Constant::Composite(parts), Constant::Int(index)) = (base, index) else { return None };
                parts.into_iter().nth(usize::try_from(index).ok()?)
            }
            ExprKind::Member { base, field } => {
                let part = self.part_of_struct(*base, *field)?;
                let Constant::Composite(parts) = of(*base)? else { return None };
                parts.into_iter().nth(part)
            }
            ExprKind::Construct { elements } => {
                let mut leaves = Vec::new();
                for element in &self.program[*elements] {
                    let value = of(*element)?;
                    flatten(&value, &mut leaves);
                    if leaves.len() > MAX_LEAVES {
                        return None;
                    }
                }
                let mut leaves = leaves.into_iter();
                self.assemble(it.ty, &mut leaves)
            }
            ExprKind::Aggregate { elements } => {
                let elements = self.program[*elements].iter();
                elements.map(|it| of(*it)).collect::<Option<Vec<_>>>().map(Constant::Composite)
            }
            ExprKind::Intrinsic { overload, arguments, .. } => {
                let name = crate::intrinsics::overload(*overload).name;
                let mut values = smallvec::SmallVec::<[Constant; 3]>::new();
                for argument in &self.program[*arguments] {
                    let crate::typed::Argument::In(value) = argument else { return None };
                    values.push(of(*value)?);
                }
                let scalar = self.program.types.component(it.ty)?;
                intrinsic(name, &values, scalar)
            }
            _ => None,
        }
    }

    /// The value of an expression that names one.
    fn kept(&self, id: ExprId, mode: Mode) -> Option<&Constant> {
        match &self.program.expressions[id].kind {
            ExprKind::Constant(constant) => Some(constant),
            ExprKind::Local(local) => self.function.as_ref()?.constants.get(local),
            ExprKind::Global(global) => {
                let it = &self.program.globals[*global];
                match it.storage {
                    Storage::Static if it.is_const => it.constant.as_ref(),
                    Storage::SpecConstant(_) if mode == Mode::Defaults => it.constant.as_ref(),
                    _ => None,
                }
            }
            _ => None,
        }
    }

    fn is_part_of_kept(&self, mut id: ExprId, mode: Mode) -> bool {
        while let ExprKind::Index { base, .. } | ExprKind::Member { base, .. } =
            self.program.expressions[id].kind
        {
            id = base;
        }
        self.kept(id, mode).is_some()
    }

    /// An element or member of what is kept, where it is: a large array is not copied for it.
    fn part_of_kept(&self, id: ExprId, mode: Mode, depth: u32) -> Option<&Constant> {
        if depth > MAX_DEPTH {
            return None;
        }
        let (base, index) = match self.program.expressions[id].kind {
            ExprKind::Index { base, index } => {
                let Constant::Int(index) = self.value_of(index, mode, depth + 1)? else { return None };
                (base, usize::try_from(index).ok()?)
            }
            ExprKind::Member { base, field } => (base, self.part_of_struct(base, field)?),
            _ => return self.kept(id, mode),
        };
        let Constant::Composite(parts) = self.part_of_kept(base, mode, depth + 1)? else { return None };
        parts.get(index)
    }

    /// Which part of the value of a struct a field is: what it derives from comes first.
    fn part_of_struct(&self, base: ExprId, field: u32) -> Option<usize> {
        let record = self.as_struct(self.ty(base))?;
        let first = usize::from(self.program.types.structs[record].base.is_some());
        Some(field as usize + first)
    }

    /// Chains of binary operators go down on the left for as long as they like.
    fn chain_value(&self, id: ExprId, mode: Mode, depth: u32) -> Option<Constant> {
        let mut chain = Vec::new();
        let mut at = id;
        while let ExprKind::Binary { op, left, right } = self.program.expressions[at].kind {
            chain.push((op, left, right, self.ty(at)));
            at = left;
        }
        let mut value = self.value_of(at, mode, depth + 1)?;
        for (op, left, right, ty) in chain.into_iter().rev() {
            let right = self.value_of(right, mode, depth + 1)?;
            let scalar = self.program.types.component(self.ty(left))?;
            let _ = ty;
            value = zip(&value, &right, &|a, b| binary(op, a, b, scalar))?;
        }
        Some(value)
    }

    fn convert_constant(
        &self,
        value: &Constant,
        from: TypeId,
        to: TypeId,
        kind: CastKind,
    ) -> Option<Constant> {
        let types = &self.program.types;
        let scalar = types.component(to);
        match kind {
            CastKind::NoOp => Some(value.clone()),
            CastKind::Numeric => convert_scalar(value, scalar?),
            CastKind::Splat => {
                let mut leaves = Vec::new();
                flatten(value, &mut leaves);
                let one = convert_scalar(leaves.first()?, scalar?)?;
                let mut again = std::iter::repeat(one);
                self.assemble(to, &mut again)
            }
            CastKind::Truncate => {
                let value = match (convert::numeric(types, from)?.shape, convert::numeric(types, to)?.shape) {
                    (Shape::Matrix(..), Shape::Matrix(rows, columns)) => {
                        let Constant::Composite(parts) = value else { return None };
                        let cut = |row: &Constant| match row {
                            Constant::Composite(parts) => Constant::Composite(
                                parts.iter().take(usize::from(columns)).cloned().collect(),
                            ),
                            scalar => scalar.clone(),
                        };
                        Constant::Composite(parts.iter().take(usize::from(rows)).map(cut).collect())
                    }
                    _ => value.clone(),
                };
                let mut leaves = Vec::new();
                flatten(&value, &mut leaves);
                let mut leaves = leaves.into_iter();
                self.assemble(to, &mut leaves)
            }
            CastKind::Reshape | CastKind::Flat => {
                let mut leaves = Vec::new();
                flatten(value, &mut leaves);
                let mut leaves = leaves.into_iter();
                self.assemble(to, &mut leaves)
            }
            CastKind::FlatSplat => {
                if types.leaf_count(to)? > MAX_LEAVES as u64 {
                    return None;
                }
                let mut again = std::iter::repeat(value.clone());
                self.assemble(to, &mut again)
            }
            CastKind::Upcast | CastKind::Resource | CastKind::Void => None,
        }
    }

    /// A value of type `ty` from its leaves in order, each converted.
    fn assemble(&self, ty: TypeId, leaves: &mut dyn Iterator<Item = Constant>) -> Option<Constant> {
        let types = &self.program.types;
        match &types[types.unmodified(ty)] {
            Type::Scalar(scalar) => convert_scalar(&leaves.next()?, *scalar),
            Type::Enum(id) => convert_scalar(&leaves.next()?, types.enums[*id].underlying),
            Type::Vector { scalar, len } => {
                let parts: Option<Vec<_>> =
                    (0..*len).map(|_| convert_scalar(&leaves.next()?, *scalar)).collect();
                parts.map(Constant::Composite)
            }
            Type::Matrix { scalar, rows, columns, .. } => {
                let row = |leaves: &mut dyn Iterator<Item = Constant>| -> Option<Constant> {
                    let parts: Option<Vec<_>> =
                        (0..*columns).map(|_| convert_scalar(&leaves.next()?, *scalar)).collect();
                    parts.map(Constant::Composite)
                };
                let rows: Option<Vec<_>> = (0..*rows).map(|_| row(leaves)).collect();
                rows.map(Constant::Composite)
            }
            Type::Array { element, length: ArrayLength::Fixed(length) } => {
                if *length as usize > MAX_LEAVES {
                    return None;
                }
                let parts: Option<Vec<_>> = (0..*length).map(|_| self.assemble(*element, leaves)).collect();
                parts.map(Constant::Composite)
            }
            Type::Struct(id) => {
                let it = &types.structs[*id];
                let mut parts = Vec::with_capacity(it.fields.len() + 1);
                if let Some(base) = it.base {
                    parts.push(self.assemble_struct(base, leaves)?);
                }
                for field in &it.fields {
                    parts.push(self.assemble(field.ty, leaves)?);
                }
                Some(Constant::Composite(parts))
            }
            _ => None,
        }
    }

    fn assemble_struct(
        &self,
        id: crate::types::StructId,
        leaves: &mut dyn Iterator<Item = Constant>,
    ) -> Option<Constant> {
        let it = &self.program.types.structs[id];
        let mut parts = Vec::new();
        if let Some(base) = it.base {
            parts.push(self.assemble_struct(base, leaves)?);
        }
        for field in &it.fields {
            parts.push(self.assemble(field.ty, leaves)?);
        }
        Some(Constant::Composite(parts))
    }
}

/// Larger values are computed when the shader runs.
const MAX_LEAVES: usize = 1 << 16;

fn flatten(value: &Constant, out: &mut Vec<Constant>) {
    match value {
        Constant::Composite(parts) => parts.iter().for_each(|it| flatten(it, out)),
        leaf => out.push(leaf.clone()),
    }
}

fn map(value: &Constant, f: &dyn Fn(&Constant) -> Option<Constant>) -> Option<Constant> {
    match value {
        Constant::Composite(parts) => {
            parts.iter().map(|it| map(it, f)).collect::<Option<Vec<_>>>().map(Constant::Composite)
        }
        leaf => f(leaf),
    }
}

/// Componentwise; a scalar is combined with every component of the other operand.
fn zip(a: &Constant, b: &Constant, f: &dyn Fn(&Constant, &Constant) -> Option<Constant>) -> Option<Constant> {
    match (a, b) {
        (Constant::Composite(x), Constant::Composite(y)) => {
            if x.len() != y.len() {
                return None;
            }
            x.iter().zip(y).map(|(a, b)| zip(a, b, f)).collect::<Option<Vec<_>>>().map(Constant::Composite)
        }
        (Constant::Composite(x), b) => {
            x.iter().map(|a| zip(a, b, f)).collect::<Option<Vec<_>>>().map(Constant::Composite)
        }
        (a, Constant::Composite(y)) => {
            y.iter().map(|b| zip(a, b, f)).collect::<Option<Vec<_>>>().map(Constant::Composite)
        }
        (a, b) => f(a, b),
    }
}

pub(super) fn unary(op: UnaryOp, value: &Constant, scalar: Scalar) -> Option<Constant> {
    Some(match (op, value) {
        (UnaryOp::Negate, Constant::Int(value)) => Constant::Int(wrap(scalar, value.wrapping_neg())),
        (UnaryOp::Negate, Constant::Float(value)) => Constant::Float(-value),
        (UnaryOp::Not, Constant::Bool(value)) => Constant::Bool(!value),
        (UnaryOp::Complement, Constant::Int(value)) => Constant::Int(wrap(scalar, !value)),
        _ => return None,
    })
}

/// `scalar` is the component type of the operands.
pub(super) fn binary(op: BinaryOp, a: &Constant, b: &Constant, scalar: Scalar) -> Option<Constant> {
    use BinaryOp::*;
    match (a, b) {
        (Constant::Int(a), Constant::Int(b)) => {
            let (a, b) = (*a, *b);
            let unsigned = scalar == Scalar::Uint64;
            let order = if unsigned { (a as u64).cmp(&(b as u64)) } else { a.cmp(&b) };
            let bits = match scalar {
                Scalar::Int8 | Scalar::Uint8 => 8,
                Scalar::Int16 | Scalar::Uint16 => 16,
                Scalar::Int64 | Scalar::Uint64 | Scalar::LiteralInt => 64,
                _ => 32,
            };
            let shift = (b & (bits - 1)) as u32;
            let value = match op {
                Add => a.wrapping_add(b),
                Subtract => a.wrapping_sub(b),
                Multiply => a.wrapping_mul(b),
                Divide | Remainder if b == 0 => return None,
                Divide if unsigned => ((a as u64) / (b as u64)) as i64,
                Divide => a.wrapping_div(b),
                Remainder if unsigned => ((a as u64) % (b as u64)) as i64,
                Remainder => a.wrapping_rem(b),
                ShiftLeft => a.wrapping_shl(shift),
                ShiftRight if scalar == Scalar::Uint64 => ((a as u64) >> shift) as i64,
                ShiftRight => a.wrapping_shr(shift),
                BitAnd => a & b,
                BitOr => a | b,
                BitXor => a ^ b,
                Less => return Some(Constant::Bool(order.is_lt())),
                LessEqual => return Some(Constant::Bool(order.is_le())),
                Greater => return Some(Constant::Bool(order.is_gt())),
                GreaterEqual => return Some(Constant::Bool(order.is_ge())),
                Equal => return Some(Constant::Bool(a == b)),
                NotEqual => return Some(Constant::Bool(a != b)),
            };
            Some(Constant::Int(wrap(scalar, value)))
        }
        (Constant::Float(a), Constant::Float(b)) => {
            let value = match op {
                Add => a + b,
                Subtract => a - b,
                Multiply => a * b,
                Divide => a / b,
                Remainder => a % b,
                Less => return Some(Constant::Bool(a < b)),
                LessEqual => return Some(Constant::Bool(a <= b)),
                Greater => return Some(Constant::Bool(a > b)),
                GreaterEqual => return Some(Constant::Bool(a >= b)),
                Equal => return Some(Constant::Bool(a == b)),
                NotEqual => return Some(Constant::Bool(a != b)),
                _ => return None,
            };
            Some(Constant::Float(round(scalar, value)))
        }
        (Constant::Bool(a), Constant::Bool(b)) => match op {
            Equal => Some(Constant::Bool(a == b)),
            NotEqual => Some(Constant::Bool(a != b)),
            BitAnd => Some(Constant::Bool(a & b)),
            BitOr => Some(Constant::Bool(a | b)),
            BitXor => Some(Constant::Bool(a ^ b)),
            _ => None,
        },
        _ => None,
    }
}

/// The intrinsics that DXC also folds.
fn intrinsic(name: &str, values: &[Constant], scalar: Scalar) -> Option<Constant> {
    let float = |value: f64| Some(Constant::Float(round(scalar, value)));
    match values {
        [a] => map(a, &|a| match (name, a) {
            ("abs", Constant::Int(a)) => Some(Constant::Int(wrap(scalar, a.wrapping_abs()))),
            ("abs", Constant::Float(a)) => float(a.abs()),
            ("ceil", Constant::Float(a)) => float(a.ceil()),
            ("floor", Constant::Float(a)) => float(a.floor()),
            ("round", Constant::Float(a)) => float(a.round_ties_even()),
            ("trunc", Constant::Float(a)) => float(a.trunc()),
            ("frac", Constant::Float(a)) => float(a - a.floor()),
            ("sqrt", Constant::Float(a)) => float(a.sqrt()),
            ("exp", Constant::Float(a)) => float(a.exp()),
            ("exp2", Constant::Float(a)) => float(a.exp2()),
            ("log", Constant::Float(a)) => float(a.ln()),
            ("log2", Constant::Float(a)) => float(a.log2()),
            ("sin", Constant::Float(a)) => float(a.sin()),
            ("cos", Constant::Float(a)) => float(a.cos()),
            ("tan", Constant::Float(a)) => float(a.tan()),
            ("radians", Constant::Float(a)) => float(a.to_radians()),
            ("degrees", Constant::Float(a)) => float(a.to_degrees()),
            ("saturate", Constant::Float(a)) => float(a.clamp(0.0, 1.0)),
            // As bits. Of a `double`, the function has other parameters.
            ("asint" | "asuint", Constant::Float(a)) => {
                Some(Constant::Int(wrap(scalar, i64::from((*a as f32).to_bits()))))
            }
            ("asint" | "asuint", Constant::Int(a)) => Some(Constant::Int(wrap(scalar, *a))),
            ("asfloat", Constant::Float(a)) => float(*a),
            ("asfloat", Constant::Int(a)) => {
                // Which bits of a NaN survive depends on who converts it.
                Some(f32::from_bits(*a as u32)).filter(|it| !it.is_nan()).and_then(|it| float(f64::from(it)))
            }
            _ => None,
        }),
        [a, b] => zip(a, b, &|a, b| match (name, a, b) {
            ("min", Constant::Int(a), Constant::Int(b)) if scalar != Scalar::Uint64 => {
                Some(Constant::Int(*a.min(b)))
            }
            ("max", Constant::Int(a), Constant::Int(b)) if scalar != Scalar::Uint64 => {
                Some(Constant::Int(*a.max(b)))
            }
            ("min", Constant::Float(a), Constant::Float(b)) => float(a.min(*b)),
            ("max", Constant::Float(a), Constant::Float(b)) => float(a.max(*b)),
            ("pow", Constant::Float(a), Constant::Float(b)) => float(a.powf(*b)),
            _ => None,
        }),
        _ => None,
    }
}
