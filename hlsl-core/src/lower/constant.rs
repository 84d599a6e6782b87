//! Constants: values known at compile time and specialization constants.

use crate::{
    attribute::Attribute,
    constant::{Constant, Deferred},
    diagnostics::list::legalize,
    ir::{self, Arg, ConstantId, SpecArg, Type as IrType, spirv::Op},
    lower::{Lower, convert::Shape},
    typed::{ExprId, ExprKind, GlobalId, LogicalOp, Storage, UnaryOp},
    types::{Scalar, Type, TypeId},
};

impl Lower<'_> {
    /// A constant of void layout.
    pub fn constant(&mut self, constant: &Constant, ty: TypeId) -> Arg {
        let plain = self.types.unmodified(ty);
        let inner = self.value_type(plain);
        let parts = match constant {
            Constant::Bool(value) => return self.scalar_constant(plain, inner, i64::from(*value)),
            Constant::Int(value) => return self.scalar_constant(plain, inner, *value),
            Constant::Float(value) => {
                return match self.shape(plain) {
                    Some((_, Shape::Scalar | Shape::Vector(1) | Shape::Matrix(1, 1))) => {
                        Arg::Constant(self.module.real(inner, *value))
                    }
                    _ => self.surprise(plain, "the type of a floating-point constant is not a scalar"),
                };
            }
            // Only `printf` and attributes read strings, and those see the text itself.
            Constant::Text(_) => return self.undefined(plain),
            Constant::Composite(parts) => parts,
        };
        match self.types[plain] {
            Type::Vector { scalar, len } => {
                let component = self.types.scalar(scalar);
                let parts: Vec<Arg> = parts.iter().map(|part| self.constant(part, component)).collect();
                match parts.as_slice() {
                    &[one] if len == 1 => one,
                    parts => self.composite(inner, parts),
                }
            }
            Type::Matrix { scalar, rows, columns, .. } => {
                let row = self.types.vector(scalar, u32::from(columns));
                let values: Vec<Arg> = parts.iter().map(|part| self.constant(part, row)).collect();
                if rows > 1 && columns > 1 {
                    return self.composite(inner, &values);
                }
                match values.as_slice() {
                    &[one] => one,
                    values => self.composite(inner, values),
                }
            }
            Type::Array { element, .. } => {
                let values: Vec<Arg> = parts.iter().map(|part| self.constant(part, element)).collect();
                self.composite(inner, &values)
            }
            Type::Struct(id) => {
                let mut parts = parts.iter();
                let mut values = Vec::new();
                if let Some(base) = self.types.structs[id].base
                    && let Some(part) = parts.next()
                {
                    let base = self.types.intern(Type::Struct(base));
                    values.push(self.constant(part, base));
                }
                let fields: Vec<TypeId> =
                    self.types.structs[id].fields.iter().map(|field| field.ty).collect();
                let mut given = Vec::with_capacity(fields.len());
                for (part, field) in parts.zip(fields) {
                    given.push(self.constant(part, field));
                }
                self.struct_value(plain, values, &given)
            }
            _ => match parts.as_slice() {
                [one] => self.constant(one, plain),
                _ => self.surprise(plain, "a constant has more parts than its type"),
            },
        }
    }

    fn scalar_constant(&mut self, ty: TypeId, inner: ir::TypeId, value: i64) -> Arg {
        match self.shape(ty) {
            Some((scalar, Shape::Scalar | Shape::Vector(1) | Shape::Matrix(1, 1))) => {
                if scalar.is_float() {
                    Arg::Constant(self.module.real(inner, value as f64))
                } else {
                    Arg::Constant(self.module.integer(inner, value))
                }
            }
            // A splat.
            Some((scalar, _)) => {
                let component = self.types.scalar(scalar);
                let component_type = self.value_type(component);
                let one = self.scalar_constant(component, component_type, value);
                self.splat(one, ty)
            }
            None => self.surprise(ty, "the type of a number is not numeric"),
        }
    }

    /// Whether a constant of this type can be written down: nothing opaque is in it.
    pub(super) fn is_storable(&self, ty: TypeId) -> bool {
        !self.types.contains_object(ty)
    }

    // --------------------------------------------------------------------------------------- specialization

    /// The length of an array that specialization constants decide.
    pub(super) fn spec_length(&mut self, length: Deferred, default: u32) -> ConstantId {
        let constant = self.spec_number(self.input.program.deferred(length), default);
        self.module.default_lengths[constant] = Some(default);
        constant
    }

    /// An expression over specialization constants as a constant, with `default` for its value.
    fn spec_number(&mut self, expression: ExprId, default: u32) -> ConstantId {
        match self.spec_expression(expression, 0) {
            Some(constant) => constant,
            None => {
                let at = self.input.expr(expression).span;
                self.sink.push(legalize::SpecExpression { at });
                self.module.uint(default)
            }
        }
    }

    /// The specialization constant that a global is.
    pub(super) fn spec_constant(&mut self, id: GlobalId) -> ConstantId {
        let program = self.input.program;
        let global = &program.globals[id];
        let number = match global.storage {
            Storage::SpecConstant(number) => number,
            _ => {
                self.bug("a specialization constant has no number");
                0
            }
        };
        let ty = self.value_type(global.ty);
        let default = match (&global.constant, global.initializer) {
            (Some(constant), _) => self.constant(constant, global.ty),
            (None, Some(initializer)) => match self.spec_expression(initializer, 0) {
                Some(constant) => Arg::Constant(constant),
                None => Arg::Constant(self.module.null(ty)),
            },
            (None, None) => Arg::Constant(self.module.null(ty)),
        };
        let bits = match default {
            Arg::Constant(id) => match self.module.constants[id] {
                ir::Constant::Bool(value) => u64::from(value),
                ir::Constant::Scalar { bits, .. } => bits,
                _ => 0,
            },
            _ => 0,
        };
        let name = self.input.text(global.name).into();
        self.module.constants.intern(ir::Constant::Spec { ty, id: number, bits, name })
    }

    /// Numbers of an attribute, from argument `first` on, that may be specialization constants.
    pub(super) fn attribute_numbers(
        &mut self,
        attribute: &Attribute,
        first: u32,
        values: &[u32],
    ) -> Vec<ir::Operand> {
        let mut numbers = Vec::with_capacity(values.len());
        for (index, value) in (first..).zip(values) {
            let specialized = attribute.specialized.iter().find(|it| it.0 == index).map(|it| it.1);
            numbers.push(ir::Operand::Constant(match specialized {
                Some(expression) => self.spec_number(self.input.program.deferred(expression), *value),
                None => self.module.uint(*value),
            }));
        }
        numbers
    }

    /// An expression over specialization constants, as a constant; `None` if it is not one.
    pub(super) fn spec_expression(&mut self, id: ExprId, depth: u32) -> Option<ConstantId> {
        if depth > 256 {
            return None;
        }
        let expr = self.input.expr(id);
        let ty = self.value_type(expr.ty);
        let depth = depth + 1;
        match &expr.kind {
            ExprKind::Constant(constant) => match self.constant(constant, expr.ty) {
                Arg::Constant(id) => Some(id),
                _ => None,
            },
            ExprKind::Global(global) => {
                let program = self.input.program;
                let it = &program.globals[*global];
                match (it.storage, &it.constant, it.initializer) {
                    (Storage::SpecConstant(_), ..) => Some(self.spec_constant(*global)),
                    (_, Some(constant), _) if it.is_const => match self.constant(constant, it.ty) {
                        Arg::Constant(id) => Some(id),
                        _ => None,
                    },
                    (_, None, Some(initializer)) if it.is_const => self.spec_expression(initializer, depth),
                    _ => None,
                }
            }
            ExprKind::Cast { operand, .. } => {
                let value = self.spec_expression(*operand, depth)?;
                let (from, _) = self.shape(self.input.expr(*operand).ty)?;
                let (to, shape) = self.shape(expr.ty)?;
                (shape == Shape::Scalar).then_some(())?;
                self.spec_cast(value, from, to, ty)
            }
            ExprKind::Unary { op, operand } => {
                let value = self.spec_expression(*operand, depth)?;
                let op = match op {
                    UnaryOp::Negate => Op::SNegate,
                    UnaryOp::Not => Op::LogicalNot,
                    UnaryOp::Complement => Op::Not,
                };
                Some(self.spec_op(op, ty, &[value]))
            }
            ExprKind::Binary { op, left, right } => {
                let (scalar, _) = self.shape(self.input.expr(*left).ty)?;
                let left = self.spec_expression(*left, depth)?;
                let right = self.spec_expression(*right, depth)?;
                (!scalar.is_float()).then_some(())?;
                match Self::binary_opcode(*op, scalar)? {
                    // Vulkan leaves OpSRem of negative numbers undefined, see `spell_out_remainders`.
                    Op::SRem => {
                        let quotient = self.spec_op(Op::SDiv, ty, &[left, right]);
                        let product = self.spec_op(Op::IMul, ty, &[quotient, right]);
                        Some(self.spec_op(Op::ISub, ty, &[left, product]))
                    }
                    opcode => Some(self.spec_op(opcode, ty, &[left, right])),
                }
            }
            ExprKind::Logical { op, left, right, .. } => {
                let left = self.spec_expression(*left, depth)?;
                let right = self.spec_expression(*right, depth)?;
                let op = if *op == LogicalOp::And { Op::LogicalAnd } else { Op::LogicalOr };
                Some(self.spec_op(op, ty, &[left, right]))
            }
            ExprKind::Conditional { condition, then, otherwise, .. } => {
                let condition = self.spec_expression(*condition, depth)?;
                let then = self.spec_expression(*then, depth)?;
                let otherwise = self.spec_expression(*otherwise, depth)?;
                Some(self.spec_op(Op::Select, ty, &[condition, then, otherwise]))
            }
            _ => None,
        }
    }

    fn spec_cast(
        &mut self,
        value: ConstantId,
        from: Scalar,
        to: Scalar,
        ty: ir::TypeId,
    ) -> Option<ConstantId> {
        let source = self.module.constant_type(value);
        if source == ty {
            return Some(value);
        }
        if !self.module.is_spec(value) {
            return match self.numeric(Arg::Constant(value), from, to) {
                Arg::Constant(id) => Some(id),
                _ => None,
            };
        }
        if from.is_float() || to.is_float() {
            return None;
        }
        if from == Scalar::Bool {
            let (one, zero) = (self.module.integer(ty, 1), self.module.integer(ty, 0));
            return Some(self.spec_op(Op::Select, ty, &[value, one, zero]));
        }
        if to == Scalar::Bool {
            let zero = self.module.integer(source, 0);
            return Some(self.spec_op(Op::INotEqual, ty, &[value, zero]));
        }
        let width = |module: &ir::Module, ty| match module.types[ty] {
            IrType::Int { width, .. } => width,
            _ => 32,
        };
        if width(&self.module, source) == width(&self.module, ty) {
            // Adding zero of the other sign reinterprets; OpBitcast is only for kernels here.
            let zero = self.module.integer(ty, 0);
            return Some(self.spec_op(Op::IAdd, ty, &[value, zero]));
        }
        if from.is_signed() {
            return Some(self.spec_op(Op::SConvert, ty, &[value]));
        }
        if self.input.options.target.spirv_version() >= (1, 4) {
            return Some(self.spec_op(Op::UConvert, ty, &[value]));
        }
        // Before SPIR-V 1.4 only kernels have OpUConvert here. OpSConvert has the same low bits.
        let converted = self.spec_op(Op::SConvert, ty, &[value]);
        let (narrow, wide) = (width(&self.module, source), width(&self.module, ty));
        if narrow > wide {
            return Some(converted);
        }
        let mask = self.module.integer(ty, (1i64 << narrow) - 1);
        Some(self.spec_op(Op::BitwiseAnd, ty, &[converted, mask]))
    }

    fn spec_op(&mut self, op: Op, ty: ir::TypeId, args: &[ConstantId]) -> ConstantId {
        let args = args.iter().map(|&id| SpecArg::Constant(id)).collect();
        self.module.constants.intern(ir::Constant::SpecOp { ty, op, args })
    }
}
