//! Member access and indexing: fields, swizzles, elements.

use smallvec::SmallVec;

use super::{
    AstExpr, Checker,
    call::{Call, behind},
    scope::{Entity, Want},
};
use crate::{
    ast::{self, ExpressionKind, OverloadedOperator, SegmentName},
    constant::Constant,
    diagnostics::{
        Diagnostic,
        list::{names, types as errors},
    },
    nearest::nearest,
    options::HlslVersion,
    source::Span,
    symbol::Symbol,
    typed::{CastKind, ExprId, ExprKind, SubscriptForm},
    types::{
        ArrayLength, ImageShape, ObjectClass, ObjectKind, Scalar, StructId, TemplateArgument, Type, TypeId,
        convert::{self, Shape},
    },
};

/// `base.symbol`
#[derive(Clone, Copy)]
struct Access {
    base: ExprId,
    symbol: Symbol,
    /// Where the name stands.
    at: Span,
    /// All of it.
    span: Span,
}

impl<'a> Checker<'a> {
    /// `base.member`, not called.
    pub(super) fn member_access(&mut self, base: AstExpr, member: &ast::Path, span: Span) -> ExprId {
        let base = self.expression(base);
        if self.is_error(base) {
            return self.error_at(span);
        }
        let Some(last) = member.last() else { return self.error_at(span) };
        let SegmentName::Identifier(symbol) = last.name else {
            self.report(names::FunctionAsValue {
                name: self.reports.sources.text(last.span).into(),
                at: last.span,
            });
            return self.error_at(span);
        };
        let base = self.contents(base);
        let access = Access { base, symbol, at: last.span, span };
        let ty = self.program.types.unmodified(self.ty(base));
        match self.program.types[ty] {
            Type::Struct(record) => self.struct_member(access, record, member),
            Type::Scalar(_) => self.swizzle(access, 1),
            Type::Vector { len, .. } => self.swizzle(access, len),
            Type::Matrix { rows, columns, .. } => self.matrix_swizzle(access, rows, columns),
            Type::Object { kind, .. } => self.object_member(access, kind),
            Type::Array { length: ArrayLength::Fixed(length), .. }
                if self.symbols.text(symbol) == "Length" && !member.is_qualified() =>
            {
                self.length_member(access, length)
            }
            _ => {
                self.report(errors::NoMembers { name: self.type_name(ty), at: span });
                self.error_at(span)
            }
        }
    }

    /// `array.Length`
    fn length_member(&mut self, access: Access, length: u32) -> ExprId {
        let Access { at, span, .. } = access;
        if self.version() > HlslVersion::V2016 {
            self.report(errors::LengthOfArray { length, at });
            return self.error_at(span);
        }
        self.report(errors::LengthIsDeprecated { at });
        let uint = self.program.types.uint;
        self.add(ExprKind::Constant(Constant::Int(length.into())), uint, span)
    }

    /// The scope in which the last name of `base.A::b` is looked up.
    pub(super) fn member_scope(
        &mut self,
        record: StructId,
        member: &ast::Path,
    ) -> Option<(StructId, super::scope::ScopeId)> {
        if !member.is_qualified() {
            let scope = self.records[record].scope;
            if scope.is_none() {
                let name = self.text(self.program.types.structs[record].name);
                let at = member.last().map_or(Span::default(), |it| it.span);
                self.report(names::IncompleteType { name, at });
            }
            return Some((record, scope?));
        }
        let scope = match self.scope_inside(record, member) {
            Some(scope) => scope,
            None => self.qualifier(member)?,
        };
        match self.scopes[scope].kind {
            super::scope::ScopeKind::Record(id) => Some((id, scope)),
            _ => None,
        }
    }

    /// `Base::` before a member's name may be known inside of the record only.
    fn scope_inside(&mut self, record: StructId, member: &ast::Path) -> Option<super::scope::ScopeId> {
        let [first, _] = &member.segments[..] else { return None };
        let SegmentName::Identifier(symbol) = first.name else { return None };
        let mut at = Some(record);
        while let Some(id) = at {
            if self.program.types.structs[id].name == symbol {
                return self.records[id].scope;
            }
            at = self.program.types.structs[id].base;
        }
        None
    }

    fn struct_member(&mut self, access: Access, record: StructId, member: &ast::Path) -> ExprId {
        let Access { base, symbol, at, span } = access;
        let Some((_, scope)) = self.member_scope(record, member) else { return self.error_at(span) };
        let found = self.look_up_in(scope, symbol, Want::Value);
        self.mention(at, symbol, found, Some(scope));
        match found {
            Some(Entity::Field { record: owner, index }) => self.field(base, owner, index, span),
            Some(Entity::Functions(_)) => {
                self.report(names::FunctionAsValue { name: self.text(symbol), at });
                self.error_at(span)
            }
            // A static member, an enumerator, a type.
            Some(entity) => self.entity(entity, symbol, span),
            None => {
                self.unknown_member(record, symbol, at);
                self.error_at(span)
            }
        }
    }

    pub(super) fn unknown_member(&mut self, record: StructId, symbol: Symbol, at: Span) {
        if self.has_unknown_base(record) || !self.reports.sink.wants_error(at) {
            return;
        }
        let ty = self.program.types.intern(Type::Struct(record));
        let name = self.text(symbol);
        let mut diagnostic: Diagnostic =
            names::NoMember { name: name.clone(), ty: self.type_name(ty), at }.into();
        let mut candidates: Vec<Symbol> = Vec::new();
        let mut next = Some(record);
        while let Some(id) = next {
            if let Some(scope) = self.records[id].scope {
                candidates.extend(self.scopes[scope].names.symbols());
            }
            next = self.program.types.structs[id].base;
        }
        candidates.sort_unstable();
        if let Some(found) = nearest(&name, candidates.iter().map(|it| self.symbols.text(*it))) {
            diagnostic = diagnostic.with_help(format!("a member with a similar name exists: `{found}`"));
        }
        self.report(diagnostic);
    }

    /// Whether a member that is not there may come from a base that is not known.
    pub(super) fn has_unknown_base(&self, record: StructId) -> bool {
        let mut at = Some(record);
        while let Some(id) = at {
            if self.records[id].has_unknown_base {
                return true;
            }
            at = self.program.types.structs[id].base;
        }
        false
    }

    fn object_member(&mut self, access: Access, kind: ObjectKind) -> ExprId {
        let Access { base, symbol, at, span } = access;
        if symbol == self.language.known.length && kind.is_patch() {
            let length = match self.program.types.as_object(self.ty(base)) {
                Some((_, [_, TemplateArgument::Integer(length)])) => *length as u32,
                _ => 0,
            };
            return self.uint_constant(length, span);
        }
        let name = self.text(symbol);
        if !crate::intrinsics::methods(kind, &name).is_empty() {
            self.report(names::FunctionAsValue { name, at });
        } else if symbol == self.language.known.mips || symbol == self.language.known.sample {
            self.report(errors::MipsWithoutIndex { name, at });
        } else if self.reports.sink.wants_error(at) {
            let ty = self.type_name(self.ty(base));
            let mut diagnostic: Diagnostic = names::NoMember { name: name.clone(), ty, at }.into();
            if let Some(found) = nearest(&name, crate::intrinsics::method_names(kind)) {
                diagnostic = diagnostic.with_help(format!("a method with a similar name exists: `{found}`"));
            }
            self.report(diagnostic);
        }
        self.error_at(span)
    }

    // ---- Swizzles.

    fn swizzle(&mut self, access: Access, len: u32) -> ExprId {
        let Access { base, symbol, at, span } = access;
        let text = self.symbols.text(symbol);
        let mut components: SmallVec<[u16; 4]> = SmallVec::new();
        let (mut positions, mut colors) = (false, false);
        let mut valid = text.len() <= 4;
        for byte in text.bytes() {
            let index = match byte {
                b'x' | b'y' | b'z' => {
                    positions = true;
                    byte - b'x'
                }
                b'w' => {
                    positions = true;
                    3
                }
                b'r' | b'g' | b'b' | b'a' => {
                    colors = true;
                    match byte {
                        b'r' => 0,
                        b'g' => 1,
                        b'b' => 2,
                        _ => 3,
                    }
                }
                _ => {
                    valid = false;
                    break;
                }
            };
            components.push(u16::from(index));
        }
        if len > 4 && valid && !components.is_empty() {
            let (name, ty) = (self.text(symbol), self.type_name(self.ty(base)));
            self.report(errors::LongSwizzle { name, ty, at });
            return self.error_at(span);
        }
        if !valid || components.is_empty() {
            let (name, ty) = (self.text(symbol), self.type_name(self.ty(base)));
            self.report(errors::BadSwizzle { name, ty, at });
            return self.error_at(span);
        }
        if positions && colors {
            self.report(errors::MixedSwizzle { at });
            return self.error_at(span);
        }
        if components.iter().any(|it| u32::from(*it) >= len) {
            let (name, ty) = (self.text(symbol), self.type_name(self.ty(base)));
            self.report(errors::SwizzleOutOfRange { name, ty, at });
            return self.error_at(span);
        }
        let scalar = self.program.types.component(self.ty(base)).unwrap_or(Scalar::Float);
        let is_scalar =
            matches!(self.program.types[self.program.types.unmodified(self.ty(base))], Type::Scalar(_));
        let ty = match components.len() {
            1 => self.program.types.scalar(scalar),
            count => self.program.types.vector(scalar, count as u32),
        };
        if is_scalar && components.len() == 1 {
            return base;
        }
        if is_scalar {
            return self.add(ExprKind::Cast { kind: CastKind::Splat, operand: base }, ty, span);
        }
        // The same components in the same order are the vector itself.
        let whole = components.len() == len as usize
            && components.iter().enumerate().all(|(i, c)| i == usize::from(*c));
        if whole && len > 1 && !self.is_place(base) {
            return base;
        }
        let components = self.program.components.add(&components);
        self.add(ExprKind::Swizzle { base, components }, ty, span)
    }

    fn matrix_swizzle(&mut self, access: Access, rows: u8, columns: u8) -> ExprId {
        let Access { base, symbol, at, span } = access;
        let elements = match parse_matrix_swizzle(self.symbols.text(symbol)) {
            Ok(elements) => elements,
            Err(problem) => {
                let (name, ty) = (self.text(symbol), self.type_name(self.ty(base)));
                match problem {
                    MatrixSwizzleProblem::Format => self.report(errors::BadMatrixSwizzle { name, ty, at }),
                    MatrixSwizzleProblem::Mixed => self.report(errors::MixedMatrixSwizzle { name, at }),
                    MatrixSwizzleProblem::Base => self.report(errors::MatrixSwizzleBase { name, at }),
                }
                return self.error_at(span);
            }
        };
        if elements.iter().any(|(row, column)| *row >= rows || *column >= columns) {
            let (name, ty) = (self.text(symbol), self.type_name(self.ty(base)));
            self.report(errors::SwizzleOutOfRange { name, ty, at });
            return self.error_at(span);
        }
        let scalar = self.program.types.component(self.ty(base)).unwrap_or(Scalar::Float);
        let ty = match elements.len() {
            1 => self.program.types.scalar(scalar),
            count => self.program.types.vector(scalar, count as u32),
        };
        let elements = self.program.matrix_elements.add(&elements);
        self.add(ExprKind::MatrixSwizzle { base, elements }, ty, span)
    }

    // ---- Subscripts.

    pub(super) fn index(&mut self, base: AstExpr, index: AstExpr, span: Span) -> ExprId {
        if let Some(value) = self.mips_index(base, index, span) {
            return value;
        }
        let base = self.expression(base);
        let index = self.expression(index);
        if self.is_error(base) || self.is_error(index) {
            return self.error_at(span);
        }
        let base = self.characters(base).unwrap_or(base);
        let ty = self.program.types.unmodified(self.ty(base));
        match self.program.types[ty] {
            Type::Array { element, length } => {
                let Some(index) = self.plain_index(index) else { return self.error_at(span) };
                // A member with one element stands for as many as there are, as in C.
                let is_tail = matches!(self.program.expressions[base].kind, ExprKind::Member { .. });
                if let ArrayLength::Fixed(length) = length
                    && !(length == 1 && is_tail)
                    && let Some(value) = self.known_index(index)
                    && !(0..i64::from(length)).contains(&value)
                {
                    let (length, at) = (i64::from(length), self.span(index));
                    let inner = self.program.types.unmodified(element);
                    if length > 0
                        && let Type::Struct(_) | Type::Object { .. } = self.program.types[inner]
                    {
                        // As DXC accepts it, which looks at numbers only.
                        self.report(errors::IndexClamped { index: value, length, last: length - 1, at });
                        let (ty, last) = (self.ty(index), ExprKind::Constant(Constant::Int(length - 1)));
                        let index = self.add(last, ty, at);
                        return self.add(ExprKind::Index { base, index }, element, span);
                    }
                    let what = "array".into();
                    self.report(errors::IndexOutOfBounds { what, index: value, length, at });
                }
                self.add(ExprKind::Index { base, index }, element, span)
            }
            Type::Vector { scalar, len } => {
                let Some(index) = self.plain_index(index) else { return self.error_at(span) };
                self.check_bounds(index, "vector", i64::from(len));
                let ty = self.program.types.scalar(scalar);
                self.add(ExprKind::Index { base, index }, ty, span)
            }
            Type::Matrix { scalar, rows, columns, .. } => {
                let Some(index) = self.plain_index(index) else { return self.error_at(span) };
                self.check_bounds(index, "matrix", i64::from(rows));
                let ty = self.program.types.vector(scalar, u32::from(columns));
                self.add(ExprKind::Index { base, index }, ty, span)
            }
            Type::Object { kind, .. } => self.subscript(base, kind, index, SubscriptForm::Element, span),
            Type::Struct(record) => {
                let symbol = self.operator_symbol(OverloadedOperator::Subscript);
                match self.find_member(record, symbol) {
                    Some(Entity::Functions(set)) => {
                        let at = behind(self.span(base), span);
                        self.call_overloads(set, Some(base), &Call::of_operator(symbol, &[index], at, span))
                    }
                    _ => self.not_indexable(base, span),
                }
            }
            _ => self.not_indexable(base, span),
        }
    }

    /// A constant string as an array of its characters, which are `int`s, and the zero that ends it.
    pub(super) fn characters(&mut self, string: ExprId) -> Option<ExprId> {
        if self.program.types[self.program.types.unmodified(self.ty(string))] != Type::String {
            return None;
        }
        let Some(Constant::Text(text)) = self.evaluate(string) else { return None };
        let mut values: Vec<Constant> = text.chars().map(|it| Constant::Int(u32::from(it).into())).collect();
        values.push(Constant::Int(0));
        let length = ArrayLength::Fixed(u32::try_from(values.len()).ok()?);
        let ty = self.program.types.array(self.program.types.int, length);
        Some(self.add(ExprKind::Constant(Constant::Composite(values)), ty, self.span(string)))
    }

    fn not_indexable(&mut self, base: ExprId, span: Span) -> ExprId {
        let name = self.type_name(self.ty(base));
        self.report(errors::NotIndexable { name, at: span });
        self.error_at(span)
    }

    /// An index as an integer scalar; floating-point ones are cut off, with a warning for literals.
    fn plain_index(&mut self, index: ExprId) -> Option<ExprId> {
        let span = self.span(index);
        let index = self.contents(index);
        match convert::numeric(&self.program.types, self.ty(index)) {
            Some(it) if it.shape.count() == 1 => {
                let is_scoped = matches!(self.program.types[self.program.types.unmodified(self.ty(index))],
                    Type::Enum(id) if self.program.types.enums[id].is_scoped);
                if is_scoped {
                    let name = self.type_name(self.ty(index));
                    self.report(errors::IndexType { name, at: span });
                    return None;
                }
                let scalar = match it.scalar {
                    Scalar::LiteralInt => match self.program.expressions[index].kind {
                        ExprKind::Constant(crate::constant::Constant::Int(value)) if value >= 0 => {
                            Scalar::Uint
                        }
                        _ => Scalar::Int,
                    },
                    scalar if scalar.is_integer() => scalar,
                    Scalar::Bool => Scalar::Int,
                    _ => Scalar::Uint,
                };
                let ty = self.program.types.scalar(scalar);
                if it.scalar.is_float() {
                    self.warn_constant(index, self.ty(index), ty);
                }
                Some(self.cast_to(index, ty))
            }
            _ => {
                let name = self.type_name(self.ty(index));
                self.report(errors::IndexType { name, at: span });
                None
            }
        }
    }

    fn known_index(&self, index: ExprId) -> Option<i64> {
        self.evaluate_integer(index)
    }

    fn check_bounds(&mut self, index: ExprId, what: &str, length: i64) {
        if let Some(value) = self.known_index(index)
            && !(0..length).contains(&value)
        {
            let at = self.span(index);
            self.report(errors::IndexOutOfBounds { what: what.into(), index: value, length, at });
        }
    }

    /// `texture.mips[level][position]` and `texture.sample[index][position]`.
    fn mips_index(&mut self, base: AstExpr, index: AstExpr, span: Span) -> Option<ExprId> {
        let ast = self.ast;
        let ExpressionKind::Index { base: inner, index: level } = &ast[ast.without_parentheses(base)].kind
        else {
            return None;
        };
        let ExpressionKind::Member { base: object, member } = &ast[ast.without_parentheses(*inner)].kind
        else {
            return None;
        };
        let member = &ast[*member];
        let symbol = member.as_identifier()?;
        let is_mips = symbol == self.language.known.mips;
        if !is_mips && symbol != self.language.known.sample {
            return None;
        }
        // Only now is it worth looking at the object; a struct may have a member called `mips`.
        let object = self.expression(*object);
        let (kind, _) = self.program.types.as_object(self.ty(object))?;
        let shape = kind.image_shape()?;
        let is_buffer = shape.dimension == crate::types::ImageDimension::Buffer;
        if is_buffer || shape.multisampled == is_mips || is_mips && kind.is_writable() {
            let name = self.text(symbol);
            let ty = self.type_name(self.ty(object));
            self.report(names::NoMember { name, ty, at: member.span });
            return Some(self.error_at(span));
        }
        let level = self.expression(*level);
        let index = self.expression(index);
        if self.is_error(level) || self.is_error(index) {
            return Some(self.error_at(span));
        }
        let uint = self.program.types.uint;
        let level = self.convert(level, uint);
        let form =
            if is_mips { SubscriptForm::Mips { level } } else { SubscriptForm::Sample { sample: level } };
        Some(self.subscript(object, kind, index, form, span))
    }

    /// The shape of an index into a library type, and the type of what it leads to; none if it takes no index.
    fn subscript_types(&mut self, object: TypeId, kind: ObjectKind) -> Option<(Shape, TypeId)> {
        let element = match self.program.types.as_object(object) {
            Some((_, [TemplateArgument::Type(element), ..])) => Some(*element),
            _ => None,
        };
        match kind.class() {
            ObjectClass::SampledImage | ObjectClass::StorageImage | ObjectClass::CombinedImageSampler => {
                let shape = kind.image_shape()?;
                let is_cube = matches!(shape.dimension, crate::types::ImageDimension::Cube);
                if is_cube { None } else { Some((image_coordinates(shape), element?)) }
            }
            ObjectClass::StructuredBuffer => match kind {
                ObjectKind::AppendStructuredBuffer | ObjectKind::ConsumeStructuredBuffer => None,
                _ => Some((Shape::Scalar, element?)),
            },
            ObjectClass::Other => Some((Shape::Scalar, self.part_of(kind, element)?)),
            _ => None,
        }
    }

    /// What a patch, a heap or an array of records or nodes consists of.
    fn part_of(&mut self, kind: ObjectKind, element: Option<TypeId>) -> Option<TypeId> {
        let (part, args) = match kind {
            ObjectKind::GroupNodeInputRecords
            | ObjectKind::RWGroupNodeInputRecords
            | ObjectKind::ThreadNodeOutputRecords
            | ObjectKind::GroupNodeOutputRecords => return element,
            _ if kind.is_patch() => return element,
            ObjectKind::ResourceDescriptorHeap => (ObjectKind::HeapResource, Vec::new()),
            ObjectKind::SamplerDescriptorHeap => (ObjectKind::HeapSampler, Vec::new()),
            ObjectKind::NodeOutputArray => {
                (ObjectKind::NodeOutput, element.map(TemplateArgument::Type).into_iter().collect())
            }
            ObjectKind::EmptyNodeOutputArray => (ObjectKind::EmptyNodeOutput, Vec::new()),
            _ => return None,
        };
        Some(self.program.types.object(part, args))
    }

    /// Whether a buffer is indexed with 64 bits: where `SPV_EXT_shader_64bit_indexing` is named.
    pub(super) fn is_wide_index(&self, kind: ObjectKind, index: Scalar) -> bool {
        matches!(index, Scalar::Int64 | Scalar::Uint64)
            && matches!(kind.class(), ObjectClass::StructuredBuffer | ObjectClass::ByteAddressBuffer)
            && self.language.options.names_extension("SPV_EXT_shader_64bit_indexing")
    }

    /// `object[index]` of a library type.
    fn subscript(
        &mut self,
        object: ExprId,
        kind: ObjectKind,
        index: ExprId,
        form: SubscriptForm,
        span: Span,
    ) -> ExprId {
        let Some((index_shape, result)) = self.subscript_types(self.ty(object), kind) else {
            return self.not_indexable(object, span);
        };
        let index = self.contents(index);
        let Some(given) = convert::numeric(&self.program.types, self.ty(index)) else {
            let name = self.type_name(self.ty(index));
            self.report(errors::IndexType { name, at: self.span(index) });
            return self.error_at(span);
        };
        if given.shape.count() != index_shape.count() {
            self.report(errors::SubscriptShape {
                object: self.type_name(self.ty(object)),
                index: self.type_name(self.ty(index)),
                expected: index_shape.count(),
                at: self.span(object),
                index_span: self.span(index),
            });
            return self.error_at(span);
        }
        let scalar = match given.scalar {
            Scalar::Int | Scalar::Uint => given.scalar,
            wide if self.is_wide_index(kind, wide) => wide,
            _ => Scalar::Uint,
        };
        let ty = convert::shaped(&mut self.program.types, scalar, index_shape);
        let Some(index) = self.try_convert(index, ty) else {
            let (from, to) = (self.type_name(self.ty(index)), self.type_name(ty));
            self.report(errors::CannotConvert { from, to, at: self.span(index) });
            return self.error_at(span);
        };
        if kind.is_patch()
            && let Some((_, [_, TemplateArgument::Integer(length)])) =
                self.program.types.as_object(self.ty(object))
        {
            let length = *length;
            self.check_bounds(index, "patch", length);
        }
        self.add(ExprKind::Subscript { object, index, form }, result, span)
    }
}

fn image_coordinates(shape: ImageShape) -> Shape {
    match shape.coordinates() {
        1 => Shape::Scalar,
        count => Shape::Vector(count),
    }
}

enum MatrixSwizzleProblem {
    Format,
    Mixed,
    Base,
}

/// `_m00_m11` counts from zero, `_11_22` from one.
fn parse_matrix_swizzle(text: &str) -> Result<SmallVec<[(u8, u8); 4]>, MatrixSwizzleProblem> {
    use MatrixSwizzleProblem::*;
    let mut elements: SmallVec<[(u8, u8); 4]> = SmallVec::new();
    let mut rest = text.as_bytes();
    let mut zero_based = None;
    while !rest.is_empty() {
        let (row, column, zero) = match rest {
            [b'_', b'm', row, column, tail @ ..] => {
                rest = tail;
                (*row, *column, true)
            }
            [b'_', row, column, tail @ ..] => {
                rest = tail;
                (*row, *column, false)
            }
            _ => return Err(Format),
        };
        if !row.is_ascii_digit() || !column.is_ascii_digit() {
            return Err(Format);
        }
        if *zero_based.get_or_insert(zero) != zero {
            return Err(Mixed);
        }
        let (row, column) = (row - b'0', column - b'0');
        if zero {
            if row > 3 || column > 3 {
                return Err(Base);
            }
            elements.push((row, column));
        } else {
            if row == 0 || column == 0 || row > 4 || column > 4 {
                return Err(Base);
            }
            elements.push((row - 1, column - 1));
        }
        if elements.len() > 4 {
            return Err(Format);
        }
    }
    if elements.is_empty() { Err(Format) } else { Ok(elements) }
}
