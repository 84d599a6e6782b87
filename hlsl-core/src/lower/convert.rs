//! Conversions between numeric types, and casts.

use smallvec::SmallVec;

use crate::{
    ir::{self, Arg, Constant, Type as IrType, spirv::Op},
    layout::LayoutRule,
    lower::Lower,
    source::Span,
    typed::CastKind,
    types::{ObjectClass, Scalar, Type, TypeId, Types},
};

/// The shape of a numeric type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Shape {
    Scalar,
    Vector(u32),
    Matrix(u32, u32),
}

impl Shape {
    pub(super) fn count(self) -> u32 {
        match self {
            Shape::Scalar => 1,
            Shape::Vector(len) => len,
            Shape::Matrix(rows, columns) => rows * columns,
        }
    }
}

/// Component type and shape of a scalar, vector, matrix or enum.
pub(super) fn shape(types: &Types, ty: TypeId) -> Option<(Scalar, Shape)> {
    match types[types.unmodified(ty)] {
        Type::Scalar(scalar) => Some((scalar, Shape::Scalar)),
        Type::Enum(id) => Some((types.enums[id].underlying, Shape::Scalar)),
        Type::Vector { scalar, len } => Some((scalar, Shape::Vector(len))),
        Type::Matrix { scalar, rows, columns, .. } => {
            Some((scalar, Shape::Matrix(u32::from(rows), u32::from(columns))))
        }
        _ => None,
    }
}

impl Lower<'_> {
    pub(super) fn shape(&self, ty: TypeId) -> Option<(Scalar, Shape)> {
        shape(&self.types, ty)
    }

    /// A numeric type of that shape.
    pub(super) fn shaped(&mut self, scalar: Scalar, shape: Shape) -> TypeId {
        match shape {
            Shape::Scalar => self.types.scalar(scalar),
            Shape::Vector(len) => self.types.vector(scalar, len),
            Shape::Matrix(rows, columns) => self.types.matrix(scalar, rows as u8, columns as u8),
        }
    }

    /// Converts between types as an implicit conversion does: component by component, with splat, truncation or
    /// reshaping where the shapes differ.
    pub fn convert(&mut self, value: Arg, from: TypeId, to: TypeId, span: Span) -> Arg {
        let (from, to) = (self.types.unmodified(from), self.types.unmodified(to));
        if from == to {
            return value;
        }
        let (Some((from_scalar, from_shape)), Some((to_scalar, to_shape))) =
            (self.shape(from), self.shape(to))
        else {
            return self.flat(value, from, to, span);
        };
        if from_shape == to_shape {
            return self.convert_components(value, from, from_scalar, to_scalar);
        }
        match (from_shape, to_shape) {
            (_, Shape::Scalar) => {
                let first = self.first_component(value, from);
                self.numeric(first, from_scalar, to_scalar)
            }
            (Shape::Scalar | Shape::Vector(1) | Shape::Matrix(1, 1), _) => {
                let scalar = self.numeric(value, from_scalar, to_scalar);
                self.splat(scalar, to)
            }
            (Shape::Matrix(from_rows, from_columns), Shape::Matrix(rows, columns))
                if rows <= from_rows && columns <= from_columns =>
            {
                let narrow = self.truncate_matrix(value, from, rows, columns);
                let middle = self.types.matrix(from_scalar, rows as u8, columns as u8);
                self.convert_components(narrow, middle, from_scalar, to_scalar)
            }
            _ if from_shape.count() == to_shape.count() || matches!(to_shape, Shape::Matrix(..)) => {
                self.flat(value, from, to, span)
            }
            (Shape::Vector(_), Shape::Vector(len))
            | (Shape::Matrix(1, _) | Shape::Matrix(_, 1), Shape::Vector(len)) => {
                let components: SmallVec<[u16; 4]> = (0..len as u16).collect();
                let middle = self.types.vector(from_scalar, len);
                let narrow = self.swizzle_value(value, &components, middle);
                self.numeric(narrow, from_scalar, to_scalar)
            }
            _ => self.flat(value, from, to, span),
        }
    }

    /// The first component of a numeric value.
    pub(super) fn first_component(&mut self, value: Arg, ty: TypeId) -> Arg {
        let Some((scalar, shape)) = self.shape(ty) else {
            return self.surprise(ty, "only a numeric value has a first component");
        };
        let component = self.scalar_type(scalar, LayoutRule::Void);
        match shape {
            Shape::Scalar | Shape::Vector(1) | Shape::Matrix(1, 1) => value,
            Shape::Vector(_) | Shape::Matrix(1, _) | Shape::Matrix(_, 1) => self.extract(value, component, 0),
            Shape::Matrix(_, columns) => {
                let row = self.types.vector(scalar, columns);
                let row = self.value_type(row);
                let first = self.extract(value, row, 0);
                self.extract(first, component, 0)
            }
        }
    }

    /// A scalar in every component of `to`. The component types agree.
    pub(super) fn splat(&mut self, scalar: Arg, to: TypeId) -> Arg {
        let Some((component, shape)) = self.shape(to) else {
            return self.surprise(to, "a scalar can only fill a numeric type");
        };
        let ty = self.value_type(to);
        match shape {
            Shape::Scalar | Shape::Vector(1) | Shape::Matrix(1, 1) => scalar,
            Shape::Vector(len) => self.composite(ty, &vec![scalar; len as usize]),
            Shape::Matrix(1, len) | Shape::Matrix(len, 1) => self.composite(ty, &vec![scalar; len as usize]),
            Shape::Matrix(rows, columns) => {
                let row = self.types.vector(component, columns);
                let row = self.splat(scalar, row);
                self.composite(ty, &vec![row; rows as usize])
            }
        }
    }

    /// The rows of a matrix value with at least two rows and columns, else the value itself.
    pub(super) fn rows(&mut self, value: Arg, ty: TypeId) -> SmallVec<[Arg; 4]> {
        match self.shape(ty) {
            Some((scalar, Shape::Matrix(rows @ 2.., columns @ 2..))) => {
                let row = self.types.vector(scalar, columns);
                let row = self.value_type(row);
                (0..rows).map(|index| self.extract(value, row, index)).collect()
            }
            _ => SmallVec::from_slice(&[value]),
        }
    }

    /// The matrix (or other value) of type `ty` with these rows.
    pub(super) fn from_rows(&mut self, rows: &[Arg], ty: TypeId) -> Arg {
        match (self.shape(ty), rows) {
            (Some((_, Shape::Matrix(2.., 2..))), rows) => {
                let ty = self.value_type(ty);
                self.composite(ty, rows)
            }
            (_, &[value, ..]) => value,
            (_, []) => self.surprise(ty, "a value is to be made of no rows"),
        }
    }

    fn truncate_matrix(&mut self, value: Arg, from: TypeId, rows: u32, columns: u32) -> Arg {
        let Some((scalar, Shape::Matrix(from_rows, from_columns))) = self.shape(from) else {
            return self.surprise(from, "only a matrix can be truncated");
        };
        let to = self.types.matrix(scalar, rows as u8, columns as u8);
        if from_rows == 1 || from_columns == 1 {
            let len = rows.max(columns);
            let components: SmallVec<[u16; 4]> = (0..len as u16).collect();
            let vector = self.types.vector(scalar, len);
            return self.swizzle_value(value, &components, vector);
        }
        let row = self.types.vector(scalar, columns);
        let components: SmallVec<[u16; 4]> = (0..columns as u16).collect();
        let all = self.rows(value, from);
        let mut kept: SmallVec<[Arg; 4]> = SmallVec::new();
        for &part in all.iter().take(rows as usize) {
            kept.push(if columns == from_columns {
                part
            } else {
                self.swizzle_value(part, &components, row)
            });
        }
        match kept.as_slice() {
            &[one] => one,
            parts => {
                let ty = self.value_type(to);
                self.composite(ty, parts)
            }
        }
    }

    /// Equal shapes, component types may differ.
    fn convert_components(
        &mut self,
        value: Arg,
        from: TypeId,
        from_scalar: Scalar,
        to_scalar: Scalar,
    ) -> Arg {
        let Some((_, shape)) = self.shape(from) else {
            return self.surprise(from, "only components of numeric types can be converted");
        };
        if let Shape::Matrix(2.., 2..) = shape {
            let to = self.shaped(to_scalar, shape);
            let (before, after) = (self.value_type(from), self.value_type(to));
            if before == after {
                return value;
            }
            let rows = self.rows(value, from);
            let rows: SmallVec<[Arg; 4]> =
                rows.into_iter().map(|row| self.numeric(row, from_scalar, to_scalar)).collect();
            return self.from_rows(&rows, to);
        }
        self.numeric(value, from_scalar, to_scalar)
    }

    /// Converts a scalar or vector to another component type.
    pub fn numeric(&mut self, value: Arg, from: Scalar, to: Scalar) -> Arg {
        let (from_ty, to_component) =
            (self.scalar_type(from, LayoutRule::Void), self.scalar_type(to, LayoutRule::Void));
        if from_ty == to_component {
            return value;
        }
        let source = self.type_of(value);
        let ty = self.module.like(source, to_component);
        if let Arg::Constant(id) = value
            && let Some(folded) = self.fold_numeric(id, ty, from, to)
        {
            return Arg::Constant(folded);
        }
        match (from, to) {
            (Scalar::Bool, _) => {
                let (one, zero) =
                    (self.module.integer(to_component, 1), self.module.integer(to_component, 0));
                let (one, zero) = (self.module.splat(ty, one), self.module.splat(ty, zero));
                self.emit(Op::Select, ty, [value, one.into(), zero.into()])
            }
            (_, Scalar::Bool) => {
                let zero = self.module.integer(from_ty, 0);
                let zero = self.module.splat(source, zero);
                let op = if from.is_float() { Op::FUnordNotEqual } else { Op::INotEqual };
                self.emit(op, ty, [value, zero.into()])
            }
            _ if from.is_float() && to.is_float() => self.emit(Op::FConvert, ty, [value]),
            _ if from.is_float() => {
                let op = if to.is_signed() { Op::ConvertFToS } else { Op::ConvertFToU };
                self.emit(op, ty, [value])
            }
            _ if to.is_float() => {
                let op = if from.is_signed() { Op::ConvertSToF } else { Op::ConvertUToF };
                self.emit(op, ty, [value])
            }
            _ => self.convert_integer(value, from_ty, to_component, source, ty),
        }
    }

    /// Between integers: extended according to the signedness of the source, then reinterpreted.
    fn convert_integer(
        &mut self,
        value: Arg,
        from: ir::TypeId,
        to: ir::TypeId,
        source: ir::TypeId,
        ty: ir::TypeId,
    ) -> Arg {
        let width = |module: &ir::Module, ty| match module.types[ty] {
            IrType::Int { width, signed } => (width, signed),
            _ => (32, true),
        };
        let ((from_width, signed), (to_width, to_signed)) =
            (width(&self.module, from), width(&self.module, to));
        if from_width == to_width {
            return self.emit(Op::Bitcast, ty, [value]);
        }
        let middle = self.module.int(to_width, signed);
        let middle = self.module.like(source, middle);
        let op = if signed { Op::SConvert } else { Op::UConvert };
        let value = self.emit(op, middle, [value]);
        if signed == to_signed { value } else { self.emit(Op::Bitcast, ty, [value]) }
    }

    /// The conversion of a constant, if it is known now.
    fn fold_numeric(
        &mut self,
        id: ir::ConstantId,
        ty: ir::TypeId,
        from: Scalar,
        to: Scalar,
    ) -> Option<ir::ConstantId> {
        match self.module.constants[id].clone() {
            Constant::Undef(_) => Some(self.module.undef(ty)),
            Constant::Null(_) => Some(self.module.null(ty)),
            Constant::Composite { parts, .. } => {
                let component = self.module.component(ty);
                let mut folded = Vec::with_capacity(parts.len());
                for part in parts {
                    folded.push(self.fold_numeric(part, component, from, to)?);
                }
                Some(self.module.composite(ty, folded))
            }
            Constant::Bool(value) => Some(self.module.integer(ty, i64::from(value))),
            Constant::Scalar { .. } => {
                if let Some(value) = self.module.real_value(id) {
                    return Some(match to {
                        Scalar::Bool => self.module.boolean(value != 0.0),
                        _ if to.is_float() => self.module.real(ty, value),
                        _ => self.module.saturated(ty, value),
                    });
                }
                let value = self.module.integer_value(id)?;
                Some(match to {
                    Scalar::Bool => self.module.boolean(value != 0),
                    _ if to.is_float() && from == Scalar::Uint64 => self.module.real(ty, value as u64 as f64),
                    _ => self.module.integer(ty, value),
                })
            }
            _ => None,
        }
    }

    // ------------------------------------------------------------------------------------------------- casts

    /// `(to)value`.
    pub(super) fn cast(&mut self, kind: CastKind, value: Arg, from: TypeId, to: TypeId, span: Span) -> Arg {
        let (from, to) = (self.types.unmodified(from), self.types.unmodified(to));
        if from == to {
            return value;
        }
        // A constant buffer as what it holds.
        if let Some((object, args)) = self.types.as_object(from)
            && matches!(object.class(), ObjectClass::ConstantBuffer | ObjectClass::TextureBuffer)
            && self.types.as_object(to).is_none()
        {
            let args: SmallVec<[_; 2]> = args.iter().cloned().collect();
            let element = self.element_of(&args);
            let place = self.value_place(value, from);
            let place = self.dereference(place);
            let value = self.load(&place);
            return self.convert(value, element, to, span);
        }
        match kind {
            CastKind::Numeric | CastKind::Splat | CastKind::Truncate | CastKind::Reshape => {
                self.convert(value, from, to, span)
            }
            CastKind::Flat => self.flat(value, from, to, span),
            CastKind::FlatSplat => self.flat_splat(value, from, to, span),
            CastKind::Upcast => self.upcast_value(value, from, to),
            CastKind::NoOp => value,
            CastKind::Resource => self.resource_cast(value, from, to),
            CastKind::Void => value,
        }
    }

    fn upcast_value(&mut self, mut value: Arg, from: TypeId, to: TypeId) -> Arg {
        let mut ty = from;
        for _ in 0..256 {
            if ty == to {
                break;
            }
            let Some(base) = self.base_of(ty) else {
                return self.surprise(to, "a struct can only become one of its bases");
            };
            ty = self.types.intern(Type::Struct(base));
            let inner = self.value_type(ty);
            value = self.extract(value, inner, 0);
        }
        value
    }

    /// One resource handle as another.
    fn resource_cast(&mut self, value: Arg, from: TypeId, to: TypeId) -> Arg {
        let (source, target) = (self.value_type(from), self.value_type(to));
        if source == target {
            return value;
        }
        // A `vk::BufferPointer` is its address.
        let address = self.types.scalar(Scalar::Uint64);
        let span = self.module.locs[self.builder.loc].span;
        if self.types.component(from).is_some() {
            return self.convert(value, from, address, span);
        }
        if self.types.component(to).is_some() {
            return self.convert(value, address, to, span);
        }
        let object = |it: &Self, ty| it.types.as_object(ty).map(|(kind, _)| kind);
        match (object(self, from), object(self, to)) {
            (Some(a), Some(b)) if a.has_counter() && !b.has_counter() => {
                let pointer = match self.module.types[source] {
                    IrType::Struct(ref it) => it.members.first().map(|member| member.ty),
                    _ => None,
                };
                match pointer {
                    Some(pointer) => self.extract(value, pointer, 0),
                    None => self.surprise(to, "a buffer with a counter is not lowered as a pair"),
                }
            }
            _ => value,
        }
    }
}
