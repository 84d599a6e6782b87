//! Operations on numbers, and the choice of who says an instruction.

use hlsl_backend::ir::{
    Arg, ExtSet, Inst, Op, Type as Ir, TypeId, ValueId,
    spirv::{GlslStd450Op as GLOp, Op as S},
};

use super::{
    Fault,
    function::Body,
    places::{first, shaped},
};
use crate::tree::*;

/// How an operation treats integers: as its result, or as signed or unsigned ones whatever their types are.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Sign {
    AsResult,
    Signed,
    Unsigned,
}

impl Body<'_, '_> {
    /// The expression of an instruction; None if statements say all of it.
    pub fn compute(&mut self, value: ValueId) -> Result<Option<Expr>, Fault> {
        let function = self.function;
        let inst = &function.values[value];
        let facts = inst.op.facts();
        let made = match inst.op {
            Op::Ext { set: ExtSet::Glsl, number } => self.extended(inst, number)?,
            Op::Core(op) => match op {
                S::Load => self.load(inst)?,
                S::ArrayLength => {
                    let length = self.array_length(inst)?;
                    self.as_type(length, Scalar::Int { width: 32, signed: false }, inst.ty)?
                }
                S::CopyObject => self.expr(first(inst)?)?,
                S::CompositeConstruct => self.construct(inst)?,
                S::CompositeExtract => self.extract(inst)?,
                S::VectorShuffle => self.shuffle(inst)?,
                S::VectorExtractDynamic => {
                    let (vector, index) = (self.operand(inst, 0)?, self.operand(inst, 1)?);
                    vector.at(index)
                }
                S::Select => self.select(inst)?,
                S::FunctionCall => self.function_call(inst)?,
                S::ControlBarrier | S::MemoryBarrier => return self.barrier(inst),
                S::SetMeshOutputsEXT => {
                    self.set_mesh_counts(inst)?;
                    return Ok(None);
                }
                S::DemoteToHelperInvocation => {
                    self.name_readers();
                    self.out.push(Statement::Discard);
                    return Ok(None);
                }
                _ if self.is_ray_query(inst) => return self.ray_query(inst, op),
                _ if facts.atomic => return self.atomic(value, op),
                _ if facts.group => self.group_operation(inst, op)?,
                _ if facts.sample || facts.gather => self.sample(inst, op)?,
                S::ImageWrite => return self.write_texel(inst),
                S::ImageFetch | S::ImageRead => self.read_texel(inst)?,
                S::ImageQuerySize | S::ImageQuerySizeLod | S::ImageQueryLevels | S::ImageQuerySamples => {
                    self.query(inst, op)?
                }
                _ => self.number(inst, op)?,
            },
            _ => return Err("an instruction that WGSL does not have".into()),
        };
        Ok(Some(made))
    }

    fn function_call(&mut self, inst: &Inst) -> Result<Expr, Fault> {
        let [Arg::Function(callee), ref given @ ..] = inst.args[..] else {
            return Err("a call of nothing".into());
        };
        let name = self.writer.functions[callee].clone().ok_or("a call of an entry point")?;
        let mut args = Vec::with_capacity(given.len());
        for &arg in given {
            let is_pointer = self.writer.module.pointee(self.type_of(arg)?).is_some();
            args.push(if is_pointer { self.address(arg)? } else { self.expr(arg)? });
        }
        Ok(Expr::Call(name, args))
    }

    pub fn operand(&mut self, inst: &Inst, index: usize) -> Result<Expr, Fault> {
        self.expr(*inst.args.get(index).ok_or("an operation without its operands")?)
    }

    // ------------------------------------------------------------------------------------------ conversions

    /// An operand as integers of that signedness.
    pub fn signed_as(&mut self, arg: Arg, signed: bool) -> Result<Expr, Fault> {
        match self.shape_of(arg)? {
            (Scalar::Int { width, .. }, len) => self.as_integers(arg, Scalar::Int { width, signed }, len),
            _ => self.expr(arg),
        }
    }

    /// An operand as integers of the same width, if it is integers.
    fn as_integers(&mut self, arg: Arg, wanted: Scalar, len: u32) -> Result<Expr, Fault> {
        let (scalar, _) = self.shape_of(arg)?;
        if scalar == wanted || !matches!(scalar, Scalar::Int { .. }) {
            return self.expr(arg);
        }
        if let Some(id) = arg.constant()
            && let Some(constant) = self.writer.constant_as(id, wanted)?
        {
            return Ok(constant);
        }
        Ok(Expr::Make(shaped(wanted, len), vec![self.expr(arg)?]))
    }

    /// What has been computed as numbers of one type, as those of another.
    pub fn as_type(&mut self, made: Expr, from: Scalar, to: TypeId) -> Result<Expr, Fault> {
        let (scalar, len) = self.writer.shape(to)?;
        match scalar == from {
            true => Ok(made),
            false => Ok(Expr::Make(shaped(scalar, len), vec![made])),
        }
    }

    fn operand_as(&mut self, inst: &Inst, index: usize, sign: Sign) -> Result<Expr, Fault> {
        let arg = *inst.args.get(index).ok_or("an operation without its operands")?;
        // Matrices are floats.
        let Ok((scalar, len)) = self.shape_of(arg) else { return self.expr(arg) };
        let signed = match (sign, self.writer.shape(inst.ty)) {
            (Sign::Signed, _) => true,
            (Sign::Unsigned, _) => false,
            (Sign::AsResult, Ok((Scalar::Int { signed, .. }, _))) => signed,
            _ => return self.expr(arg),
        };
        match scalar {
            Scalar::Int { width, .. } => self.as_integers(arg, Scalar::Int { width, signed }, len),
            _ => self.expr(arg),
        }
    }

    /// The result of an operation on integers of that signedness.
    fn result(&mut self, inst: &Inst, made: Expr, sign: Sign) -> Result<Expr, Fault> {
        if sign == Sign::AsResult {
            return Ok(made);
        }
        match self.writer.shape(inst.ty)?.0 {
            Scalar::Int { width, .. } => {
                let from = Scalar::Int { width, signed: sign == Sign::Signed };
                self.as_type(made, from, inst.ty)
            }
            _ => Ok(made),
        }
    }

    fn convert(&mut self, inst: &Inst, of: Expr) -> Result<Expr, Fault> {
        Ok(Expr::Make(self.writer.ty(inst.ty)?, vec![of]))
    }

    fn bitcast(&mut self, inst: &Inst) -> Result<Expr, Fault> {
        let arg = first(inst)?;
        let (from, count) = self.shape_of(arg)?;
        let (to, len) = self.writer.shape(inst.ty)?;
        match (from, to) {
            _ if from == to => self.expr(arg),
            (Scalar::Int { width, .. }, Scalar::Int { width: wanted, .. })
                if width == wanted && count == len =>
            {
                self.as_integers(arg, to, len)
            }
            _ => {
                let of = self.expr(arg)?;
                Ok(Expr::Bitcast(shaped(to, len), of.into()))
            }
        }
    }

    // -------------------------------------------------------------------------------------------- operations

    fn binary(&mut self, inst: &Inst, op: Binary, sign: Sign) -> Result<Expr, Fault> {
        let (mut left, mut right) = (self.operand_as(inst, 0, sign)?, self.operand_as(inst, 1, sign)?);
        let shape = |index: usize| self.shape_of(*inst.args.get(index)?).ok();
        if op.takes_scalars() && shape(0).is_some() && shape(0) == shape(1) {
            // WGSL computes with a vector and a number as with a vector of that number.
            match (spread(&left).cloned(), spread(&right).cloned()) {
                (None, Some(number)) => right = number,
                (Some(number), None) => left = number,
                _ => {}
            }
        }
        self.result(inst, Expr::binary(op, left, right), sign)
    }

    fn comparison(&mut self, inst: &Inst, op: Binary, sign: Sign) -> Result<Expr, Fault> {
        let first = self.shape_of(first(inst)?)?.0;
        let sign = match (sign, first) {
            (Sign::AsResult, Scalar::Int { signed: true, .. }) => Sign::Signed,
            (Sign::AsResult, Scalar::Int { signed: false, .. }) => Sign::Unsigned,
            (sign, _) => sign,
        };
        let (left, right) = (self.operand_as(inst, 0, sign)?, self.operand_as(inst, 1, sign)?);
        Ok(Expr::binary(op, left, right))
    }

    fn shift(&mut self, inst: &Inst, op: Binary, sign: Sign) -> Result<Expr, Fault> {
        let value = self.operand_as(inst, 0, sign)?;
        let count = *inst.args.get(1).ok_or("a shift by nothing")?;
        // naga does not convert constants of 64 bits.
        let number = count.constant().and_then(|it| self.writer.module.integer_value(it));
        let by = match (self.shape_of(count)?, number) {
            ((Scalar::Int { width: 32, .. }, _), _) => self.signed_as(count, false)?,
            (_, Some(number)) => Expr::uint(number as u32),
            ((_, len), None) => {
                let of = self.expr(count)?;
                Expr::Make(shaped(Scalar::Int { width: 32, signed: false }, len), vec![of])
            }
        };
        self.result(inst, Expr::binary(op, value, by), sign)
    }

    fn number(&mut self, inst: &Inst, op: S) -> Result<Expr, Fault> {
        use Binary as B;
        use Sign::{AsResult, Signed, Unsigned};
        match op {
            S::FAdd | S::IAdd => self.binary(inst, B::Add, AsResult),
            S::FSub | S::ISub => self.binary(inst, B::Subtract, AsResult),
            S::FMul
            | S::IMul
            | S::VectorTimesScalar
            | S::MatrixTimesScalar
            | S::VectorTimesMatrix
            | S::MatrixTimesVector
            | S::MatrixTimesMatrix => self.binary(inst, B::Multiply, AsResult),
            S::FDiv => self.binary(inst, B::Divide, AsResult),
            S::FRem => self.binary(inst, B::Remainder, AsResult),
            S::SDiv => self.binary(inst, B::Divide, Signed),
            S::UDiv => self.binary(inst, B::Divide, Unsigned),
            S::SRem => self.binary(inst, B::Remainder, Signed),
            S::UMod => self.binary(inst, B::Remainder, Unsigned),
            S::BitwiseAnd => self.binary(inst, B::And, AsResult),
            S::BitwiseOr => self.binary(inst, B::Or, AsResult),
            S::BitwiseXor => self.binary(inst, B::Xor, AsResult),
            S::LogicalAnd => self.logical(inst, B::LogicalAnd, B::And),
            S::LogicalOr => self.logical(inst, B::LogicalOr, B::Or),
            S::FMod => self.floored_remainder(inst),
            S::SMod => self.positive_remainder(inst),
            S::ShiftLeftLogical => self.shift(inst, B::ShiftLeft, AsResult),
            S::ShiftRightLogical => self.shift(inst, B::ShiftRight, Unsigned),
            S::ShiftRightArithmetic => self.shift(inst, B::ShiftRight, Signed),
            S::IEqual | S::FOrdEqual | S::LogicalEqual => self.comparison(inst, B::Equal, AsResult),
            // WGSL leaves open what comparisons of NaN give.
            S::INotEqual | S::FUnordNotEqual | S::FOrdNotEqual | S::LogicalNotEqual => {
                self.comparison(inst, B::NotEqual, AsResult)
            }
            S::FOrdLessThan => self.comparison(inst, B::Less, AsResult),
            S::FOrdLessThanEqual => self.comparison(inst, B::LessEqual, AsResult),
            S::FOrdGreaterThan => self.comparison(inst, B::Greater, AsResult),
            S::FOrdGreaterThanEqual => self.comparison(inst, B::GreaterEqual, AsResult),
            S::FUnordEqual => Ok(Expr::unary(Unary::Not, self.comparison(inst, B::NotEqual, AsResult)?)),
            S::FUnordLessThan => {
                Ok(Expr::unary(Unary::Not, self.comparison(inst, B::GreaterEqual, AsResult)?))
            }
            S::FUnordLessThanEqual => {
                Ok(Expr::unary(Unary::Not, self.comparison(inst, B::Greater, AsResult)?))
            }
            S::FUnordGreaterThan => {
                Ok(Expr::unary(Unary::Not, self.comparison(inst, B::LessEqual, AsResult)?))
            }
            S::FUnordGreaterThanEqual => {
                Ok(Expr::unary(Unary::Not, self.comparison(inst, B::Less, AsResult)?))
            }
            S::SLessThan => self.comparison(inst, B::Less, Signed),
            S::SLessThanEqual => self.comparison(inst, B::LessEqual, Signed),
            S::SGreaterThan => self.comparison(inst, B::Greater, Signed),
            S::SGreaterThanEqual => self.comparison(inst, B::GreaterEqual, Signed),
            S::ULessThan => self.comparison(inst, B::Less, Unsigned),
            S::ULessThanEqual => self.comparison(inst, B::LessEqual, Unsigned),
            S::UGreaterThan => self.comparison(inst, B::Greater, Unsigned),
            S::UGreaterThanEqual => self.comparison(inst, B::GreaterEqual, Unsigned),
            S::FNegate => Ok(Expr::unary(Unary::Negate, self.operand(inst, 0)?)),
            S::SNegate => {
                let negated = Expr::unary(Unary::Negate, self.operand_as(inst, 0, Signed)?);
                self.result(inst, negated, Signed)
            }
            S::Not => Ok(Expr::unary(Unary::Complement, self.operand_as(inst, 0, AsResult)?)),
            S::LogicalNot => Ok(self.operand(inst, 0)?.not()),
            S::ConvertFToU => self.from_float(inst, false),
            S::ConvertFToS => self.from_float(inst, true),
            S::ConvertSToF | S::SConvert => {
                let of = self.operand_as(inst, 0, Signed)?;
                self.convert(inst, of)
            }
            S::ConvertUToF | S::UConvert => {
                let of = self.operand_as(inst, 0, Unsigned)?;
                self.convert(inst, of)
            }
            S::FConvert => {
                let of = self.operand(inst, 0)?;
                self.convert(inst, of)
            }
            S::Bitcast => self.bitcast(inst),
            S::OuterProduct => self.outer_product(inst),
            _ => self.own_function(inst, op),
        }
    }

    /// What is a function of WGSL's.
    fn own_function(&mut self, inst: &Inst, op: S) -> Result<Expr, Fault> {
        use Sign::{AsResult, Signed, Unsigned};
        let (name, sign, count) = match op {
            S::Dot => ("dot", AsResult, 2),
            S::Transpose => ("transpose", AsResult, 1),
            S::Any => ("any", AsResult, 1),
            S::All => ("all", AsResult, 1),
            S::DPdx => ("dpdx", AsResult, 1),
            S::DPdy => ("dpdy", AsResult, 1),
            S::Fwidth => ("fwidth", AsResult, 1),
            S::DPdxFine => ("dpdxFine", AsResult, 1),
            S::DPdyFine => ("dpdyFine", AsResult, 1),
            S::FwidthFine => ("fwidthFine", AsResult, 1),
            S::DPdxCoarse => ("dpdxCoarse", AsResult, 1),
            S::DPdyCoarse => ("dpdyCoarse", AsResult, 1),
            S::FwidthCoarse => ("fwidthCoarse", AsResult, 1),
            S::BitReverse => ("reverseBits", AsResult, 1),
            S::BitCount => ("countOneBits", AsResult, 1),
            S::BitFieldInsert => return self.bit_field(inst, "insertBits", AsResult, 2),
            S::BitFieldUExtract => return self.bit_field(inst, "extractBits", Unsigned, 1),
            S::BitFieldSExtract => return self.bit_field(inst, "extractBits", Signed, 1),
            _ => return Err(format!("Op{op:?}").into()),
        };
        self.call_own(inst, name, sign, count)
    }

    fn call_own(&mut self, inst: &Inst, name: &str, sign: Sign, count: usize) -> Result<Expr, Fault> {
        let args: Result<Vec<Expr>, Fault> =
            (0..count).map(|index| self.operand_as(inst, index, sign)).collect();
        let made = Expr::call(name, args?);
        self.result(inst, made, sign)
    }

    /// The place and the length of a bit field are unsigned.
    fn bit_field(&mut self, inst: &Inst, name: &str, sign: Sign, values: usize) -> Result<Expr, Fault> {
        let mut args = Vec::new();
        for index in 0..values + 2 {
            let sign = if index < values { sign } else { Sign::Unsigned };
            args.push(self.operand_as(inst, index, sign)?);
        }
        let made = Expr::call(name, args);
        self.result(inst, made, sign)
    }

    fn logical(&mut self, inst: &Inst, scalar: Binary, vector: Binary) -> Result<Expr, Fault> {
        let op = if matches!(self.writer.module.types[inst.ty], Ir::Bool) { scalar } else { vector };
        let (left, right) = (self.operand(inst, 0)?, self.operand(inst, 1)?);
        Ok(Expr::binary(op, left, right))
    }

    fn from_float(&mut self, inst: &Inst, signed: bool) -> Result<Expr, Fault> {
        let of = self.operand(inst, 0)?;
        let (scalar, len) = self.writer.shape(inst.ty)?;
        let Scalar::Int { width, .. } = scalar else {
            return Err("a conversion to what is not integers".into());
        };
        let wanted = Scalar::Int { width, signed };
        let made = Expr::Make(shaped(wanted, len), vec![of]);
        self.as_type(made, wanted, inst.ty)
    }

    /// `x - y * floor(x / y)`
    fn floored_remainder(&mut self, inst: &Inst) -> Result<Expr, Fault> {
        let [left, right] = inst.args[..] else { return Err("a remainder of nothing".into()) };
        let (left, right) = (self.shared(left)?, self.shared(right)?);
        let quotient = Expr::call("floor", [Expr::binary(Binary::Divide, left.clone(), right.clone())]);
        Ok(Expr::binary(Binary::Subtract, left, Expr::binary(Binary::Multiply, right, quotient)))
    }

    /// `(x % y + y) % y`
    fn positive_remainder(&mut self, inst: &Inst) -> Result<Expr, Fault> {
        let (left, right) =
            (self.operand_as(inst, 0, Sign::Signed)?, self.operand_as(inst, 1, Sign::Signed)?);
        let right = self.share(right);
        let remainder = Expr::binary(Binary::Remainder, left, right.clone());
        let sum = Expr::binary(Binary::Add, remainder, right.clone());
        self.result(inst, Expr::binary(Binary::Remainder, sum, right), Sign::Signed)
    }

    /// A matrix of the first vector times each component of the second.
    fn outer_product(&mut self, inst: &Inst) -> Result<Expr, Fault> {
        let [left, right] = inst.args[..] else { return Err("a product of nothing".into()) };
        let (ty, len) = (self.type_of(right)?, self.shape_of(right)?.1);
        let (left, right) = (self.shared(left)?, self.shared(right)?);
        let mut columns = Vec::new();
        for number in 0..len {
            let factor = self.part(right.clone(), ty, number)?;
            columns.push(Expr::binary(Binary::Multiply, left.clone(), factor));
        }
        Ok(Expr::Make(self.writer.ty(inst.ty)?, columns))
    }

    fn extended(&mut self, inst: &Inst, number: u32) -> Result<Expr, Fault> {
        use Sign::{AsResult, Signed, Unsigned};
        let op = GLOp::from_u32(number).ok_or("an extended instruction that nobody knows")?;
        let (name, sign, count) = match op {
            GLOp::FAbs => ("abs", AsResult, 1),
            GLOp::SAbs => ("abs", Signed, 1),
            GLOp::FSign => ("sign", AsResult, 1),
            GLOp::SSign => ("sign", Signed, 1),
            GLOp::Floor => ("floor", AsResult, 1),
            GLOp::Ceil => ("ceil", AsResult, 1),
            GLOp::Fract => ("fract", AsResult, 1),
            GLOp::Round | GLOp::RoundEven => ("round", AsResult, 1),
            GLOp::Trunc => ("trunc", AsResult, 1),
            GLOp::Sqrt => ("sqrt", AsResult, 1),
            GLOp::InverseSqrt => ("inverseSqrt", AsResult, 1),
            GLOp::FMin | GLOp::NMin => ("min", AsResult, 2),
            GLOp::FMax | GLOp::NMax => ("max", AsResult, 2),
            GLOp::UMin => ("min", Unsigned, 2),
            GLOp::UMax => ("max", Unsigned, 2),
            GLOp::SMin => ("min", Signed, 2),
            GLOp::SMax => ("max", Signed, 2),
            GLOp::FClamp | GLOp::NClamp => ("clamp", AsResult, 3),
            GLOp::UClamp => ("clamp", Unsigned, 3),
            GLOp::SClamp => ("clamp", Signed, 3),
            GLOp::FMix => ("mix", AsResult, 3),
            GLOp::Step => ("step", AsResult, 2),
            GLOp::SmoothStep => ("smoothstep", AsResult, 3),
            GLOp::Fma => ("fma", AsResult, 3),
            GLOp::Radians => ("radians", AsResult, 1),
            GLOp::Degrees => ("degrees", AsResult, 1),
            GLOp::Sin => ("sin", AsResult, 1),
            GLOp::Cos => ("cos", AsResult, 1),
            GLOp::Tan => ("tan", AsResult, 1),
            GLOp::Asin => ("asin", AsResult, 1),
            GLOp::Acos => ("acos", AsResult, 1),
            GLOp::Atan => ("atan", AsResult, 1),
            GLOp::Sinh => ("sinh", AsResult, 1),
            GLOp::Cosh => ("cosh", AsResult, 1),
            GLOp::Tanh => ("tanh", AsResult, 1),
            GLOp::Asinh => ("asinh", AsResult, 1),
            GLOp::Acosh => ("acosh", AsResult, 1),
            GLOp::Atanh => ("atanh", AsResult, 1),
            GLOp::Atan2 => ("atan2", AsResult, 2),
            GLOp::Pow => ("pow", AsResult, 2),
            GLOp::Exp => ("exp", AsResult, 1),
            GLOp::Exp2 => ("exp2", AsResult, 1),
            GLOp::Log => ("log", AsResult, 1),
            GLOp::Log2 => ("log2", AsResult, 1),
            GLOp::FindILsb => ("firstTrailingBit", AsResult, 1),
            GLOp::FindUMsb => ("firstLeadingBit", Unsigned, 1),
            GLOp::FindSMsb => ("firstLeadingBit", Signed, 1),
            GLOp::Normalize => ("normalize", AsResult, 1),
            GLOp::Reflect => ("reflect", AsResult, 2),
            GLOp::FaceForward => ("faceForward", AsResult, 3),
            GLOp::Refract => ("refract", AsResult, 3),
            GLOp::Length => ("length", AsResult, 1),
            GLOp::Distance => ("distance", AsResult, 2),
            GLOp::Cross => ("cross", AsResult, 2),
            GLOp::Determinant => ("determinant", AsResult, 1),
            GLOp::PackSnorm4x8 => return self.packed(inst, "pack4x8snorm"),
            GLOp::PackUnorm4x8 => return self.packed(inst, "pack4x8unorm"),
            GLOp::PackSnorm2x16 => return self.packed(inst, "pack2x16snorm"),
            GLOp::PackUnorm2x16 => return self.packed(inst, "pack2x16unorm"),
            GLOp::PackHalf2x16 => return self.packed(inst, "pack2x16float"),
            GLOp::UnpackSnorm4x8 => ("unpack4x8snorm", Unsigned, 1),
            GLOp::UnpackUnorm4x8 => ("unpack4x8unorm", Unsigned, 1),
            GLOp::UnpackSnorm2x16 => ("unpack2x16snorm", Unsigned, 1),
            GLOp::UnpackUnorm2x16 => ("unpack2x16unorm", Unsigned, 1),
            GLOp::UnpackHalf2x16 => ("unpack2x16float", Unsigned, 1),
            GLOp::ModfStruct => return self.pair(inst, "modf"),
            GLOp::FrexpStruct => return self.pair(inst, "frexp"),
            GLOp::Ldexp => {
                let value = self.operand(inst, 0)?;
                let power = self.operand_as(inst, 1, Signed)?;
                return Ok(Expr::call("ldexp", [value, power]));
            }
            _ => return Err(format!("GLSL.std.450 {op:?}").into()),
        };
        self.call_own(inst, name, sign, count)
    }

    fn packed(&mut self, inst: &Inst, name: &str) -> Result<Expr, Fault> {
        let made = Expr::call(name, [self.operand(inst, 0)?]);
        self.as_type(made, Scalar::Int { width: 32, signed: false }, inst.ty)
    }

    fn pair(&mut self, inst: &Inst, name: &str) -> Result<Expr, Fault> {
        Ok(Expr::call(name, [self.operand(inst, 0)?]))
    }
}

/// The number that a constant vector has in each component.
fn spread(of: &Expr) -> Option<&Expr> {
    match of {
        Expr::Make(Type::Vector(_, scalar), parts) => match &parts[..] {
            [number @ Expr::Literal(of, _)] if of == scalar => Some(number),
            _ => None,
        },
        _ => None,
    }
}
