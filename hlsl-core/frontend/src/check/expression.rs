//! Expressions: literals, names, conditionals, and the dispatch to everything else.

use super::{
    AstExpr, Checker, MAX_CHECK_DEPTH,
    scope::{Entity, Sought, Want},
};
use crate::{
    ast::{self, ExpressionKind, FloatSuffix, IntegerSuffix, SegmentName},
    constant::Constant,
    diagnostics::{
        Diagnostic,
        list::{declarations, names, overloads, subobjects, types as errors},
    },
    options::HlslVersion,
    source::Span,
    symbol::Symbol,
    typed::{CastKind, ExprId, ExprKind, LocalId, Storage},
    types::{
        ObjectKind, Scalar, StructId, Type, TypeId,
        convert::{self, Shape},
    },
};

impl<'a> Checker<'a> {
    /// Checks an expression. Its type may be one of literals: see [`Checker::concrete`].
    pub(super) fn expression(&mut self, id: AstExpr) -> ExprId {
        let ast = self.ast;
        let it = &ast[id];
        // A leaf is checked without the room that any other expression may need on the stack.
        if self.budget.depth + 1 < MAX_CHECK_DEPTH
            && let Some(leaf) = self.leaf(it)
        {
            return leaf;
        }
        if !self.enter(it.span) {
            self.leave();
            return self.error_at(it.span);
        }
        let value = self.expression_inside(id, it);
        self.leave();
        value
    }

    /// What most expressions are at their ends: a local variable or a number.
    #[inline]
    fn leaf(&mut self, it: &ast::Expression) -> Option<ExprId> {
        match &it.kind {
            ExpressionKind::Name(symbol) => {
                let local = self.local_named(*symbol)?;
                Some(self.local_expression(local, it.span))
            }
            ExpressionKind::Integer(literal) => Some(self.integer(literal, it.span)),
            ExpressionKind::Float(literal) => Some(self.float(literal, it.span)),
            _ => None,
        }
    }

    #[inline(never)]
    fn expression_inside(&mut self, id: AstExpr, it: &'a ast::Expression) -> ExprId {
        let (ast, span) = (self.ast, it.span);
        match &it.kind {
            ExpressionKind::Error => self.error_at(span),
            ExpressionKind::Integer(literal) => self.integer(literal, span),
            ExpressionKind::Float(literal) => self.float(literal, span),
            ExpressionKind::String(symbol) => {
                let ty = self.program.types.string;
                let text = self.symbols.text(*symbol).into();
                self.add(ExprKind::Constant(Constant::Text(text)), ty, span)
            }
            ExpressionKind::Character(value) => {
                let ty = self.program.types.int;
                self.add(ExprKind::Constant(Constant::Int(i64::from(*value))), ty, span)
            }
            ExpressionKind::Bool(value) => {
                let ty = self.program.types.bool;
                self.add(ExprKind::Constant(Constant::Bool(*value)), ty, span)
            }
            ExpressionKind::This => self.this(span),
            ExpressionKind::Name(symbol) => match self.local_named(*symbol) {
                Some(local) => self.local_expression(local, span),
                None => self.name(*symbol, span),
            },
            ExpressionKind::Path(path) => self.path(&ast[*path], span),
            ExpressionKind::Parenthesized(inner) => self.expression(*inner),
            ExpressionKind::Unary { operator, operand } => self.unary(*operator, *operand, span),
            ExpressionKind::Postfix { operator, operand } => self.postfix(*operator, *operand, span),
            ExpressionKind::Binary { .. } => self.binary_chain(id),
            ExpressionKind::Conditional { condition, at, branches } => {
                self.conditional(*condition, *at, *branches, span)
            }
            ExpressionKind::Index { base, index } => self.index(*base, *index, span),
            ExpressionKind::Member { base, member } => self.member_access(*base, &ast[*member], span),
            ExpressionKind::Call { callee, arguments } => self.call(*callee, &ast[*arguments], span),
            ExpressionKind::Construct { ty, arguments } => self.construct(*ty, &ast[*arguments], span),
            ExpressionKind::Cast { ty, operand } => {
                let to = self.resolve_type(*ty);
                if let ExpressionKind::InitializerList(_) = self.ast[*operand].kind {
                    return self.initializer_list(*operand, to);
                }
                let value = self.expression(*operand);
                if self.is_error_type(to) {
                    return self.error_at(span);
                }
                let value = self.explicit_cast(value, to, span);
                self.program.expressions[value].span = span;
                if let ExprKind::Cast { kind: CastKind::Truncate | CastKind::Numeric, operand } =
                    self.program.expressions[value].kind
                    && matches!(
                        self.program.types[self.program.types.unmodified(self.ty(operand))],
                        Type::Vector { .. }
                    )
                    && self.is_place(operand)
                {
                    self.expressions.written_casts.insert(value);
                }
                value
            }
            ExpressionKind::InitializerList(_) => {
                // The parser has reported it.
                self.error_at(span)
            }
            ExpressionKind::SizeOfType(ty) => {
                let ty = self.resolve_type(*ty);
                self.size_of_type(ty, span)
            }
            ExpressionKind::SizeOfExpression(operand) => {
                let inner = ast.without_parentheses(*operand);
                if let Some(path) = ast.as_path(inner)
                    && let Some(ty) = self.path_as_type(&path)
                {
                    return self.size_of_type(ty, span);
                }
                let value = self.expression(*operand);
                self.size_of_value(value, span)
            }
        }
    }

    // ---- Literals.

    #[inline(never)]
    fn integer(&mut self, literal: &ast::IntegerLiteral, span: Span) -> ExprId {
        let scalar =
            match literal.suffix {
                // The newest language has the literals of C.
                IntegerSuffix::None if self.version() >= HlslVersion::V202x => {
                    // Only what is not decimal may become unsigned by itself.
                    let is_decimal = !self.symbols.text(literal.spelling).starts_with('0');
                    if i32::try_from(literal.value).is_ok() {
                        Scalar::Int
                    } else if !is_decimal && u32::try_from(literal.value).is_ok() {
                        Scalar::Uint
                    } else if is_decimal || i64::try_from(literal.value).is_ok() {
                        Scalar::Int64
                    } else {
                        Scalar::Uint64
                    }
                }
                IntegerSuffix::None => Scalar::LiteralInt,
                IntegerSuffix::Long if self.version() >= HlslVersion::V202x => Scalar::Int64,
                IntegerSuffix::UnsignedLong if self.version() >= HlslVersion::V202x => Scalar::Uint64,
                IntegerSuffix::Long => Scalar::Int,
                IntegerSuffix::Unsigned | IntegerSuffix::UnsignedLong => {
                    if u32::try_from(literal.value).is_ok() { Scalar::Uint } else { Scalar::Uint64 }
                }
                IntegerSuffix::LongLong => Scalar::Int64,
                IntegerSuffix::UnsignedLongLong => Scalar::Uint64,
                IntegerSuffix::Sized { bits: 16, is_signed } => {
                    self.want_16_bits(literal.spelling, span);
                    if is_signed { Scalar::Int16 } else { Scalar::Uint16 }
                }
                IntegerSuffix::Sized { bits: 32, is_signed } => {
                    if is_signed {
                        Scalar::Int
                    } else {
                        Scalar::Uint
                    }
                }
                IntegerSuffix::Sized { is_signed, .. } => {
                    if is_signed {
                        Scalar::Int64
                    } else {
                        Scalar::Uint64
                    }
                }
            };
        let value = super::constant::wrap(scalar, literal.value as i64);
        let ty = self.program.types.scalar(scalar);
        self.add(ExprKind::Constant(Constant::Int(value)), ty, span)
    }

    #[inline(never)]
    fn float(&mut self, literal: &ast::FloatLiteral, span: Span) -> ExprId {
        let scalar = match literal.suffix {
            FloatSuffix::None if self.version() >= HlslVersion::V202x => Scalar::Float,
            FloatSuffix::None => Scalar::LiteralFloat,
            FloatSuffix::Float => Scalar::Float,
            FloatSuffix::Half if self.version() >= HlslVersion::V202x => self.scalar_in_force(Scalar::Half),
            FloatSuffix::Half if self.language.options.language.enable_16bit_types => Scalar::Half,
            FloatSuffix::Half => Scalar::Float,
            FloatSuffix::Double => Scalar::Double,
            FloatSuffix::Float16 => {
                self.want_16_bits(literal.spelling, span);
                Scalar::Half
            }
        };
        let value = super::constant::round(scalar, literal.value);
        self.warn_range(literal, scalar, value, span);
        let ty = self.program.types.scalar(scalar);
        self.add(ExprKind::Constant(Constant::Float(value)), ty, span)
    }

    /// A literal of 16 bits: the types exist only with the option.
    fn want_16_bits(&mut self, spelling: Symbol, at: Span) {
        if !self.language.options.language.enable_16bit_types {
            let name = self.text(spelling);
            self.report(errors::Needs16Bit { name, at });
        }
    }

    fn size_of_type(&mut self, ty: TypeId, span: Span) -> ExprId {
        // Inside of its own braces, too; the bodies of methods are checked behind them.
        let inner = self.program.types.innermost(ty);
        if let Type::Struct(id) = self.program.types[inner]
            && !self.program.types.structs[id].is_complete
        {
            self.report(declarations::SizeOfIncomplete { name: self.type_name(ty), at: span });
            return self.error_at(span);
        }
        self.size_of(ty, span)
    }

    fn size_of_value(&mut self, value: ExprId, span: Span) -> ExprId {
        let ty = self.ty(value);
        if let Type::Scalar(scalar) = self.program.types[self.program.types.unmodified(ty)]
            && scalar.is_literal()
        {
            self.report(declarations::SizeOfLiteral { name: self.type_name(ty), at: span });
            return self.error_at(span);
        }
        if self.is_bit_field(value) {
            self.report(declarations::SizeOfBitField { at: span });
            return self.error_at(span);
        }
        let value = self.concrete(value);
        self.size_of(self.ty(value), span)
    }

    fn is_bit_field(&self, value: ExprId) -> bool {
        match self.program.expressions[value].kind {
            ExprKind::Member { base, field } => {
                match self.program.types[self.program.types.unmodified(self.ty(base))] {
                    Type::Struct(id) => {
                        let fields = &self.program.types.structs[id].fields;
                        fields.get(field as usize).is_some_and(|it| it.bit_width.is_some())
                    }
                    _ => false,
                }
            }
            ExprKind::Comma { right, .. } => self.is_bit_field(right),
            // As in DXC, but not of `=`.
            ExprKind::CompoundAssign { place, .. } => self.is_bit_field(place),
            _ => false,
        }
    }

    /// Bytes, without regard to layout, as DXC counts them.
    fn size_of(&mut self, ty: TypeId, span: Span) -> ExprId {
        if self.is_error_type(ty) {
            return self.error_at(span);
        }
        let size = self.program.types.natural_size(ty);
        let Some(size) = size else {
            if self.holds_error(ty) {
                return self.error_at(span);
            }
            self.report(errors::NoSize { name: self.type_name(ty), at: span });
            return self.error_at(span);
        };
        let uint = self.program.types.uint;
        self.add(ExprKind::Constant(Constant::Int(size as i64)), uint, span)
    }

    /// Whether a member has been reported, which leaves the size open.
    fn holds_error(&self, ty: TypeId) -> bool {
        match self.program.types[self.program.types.innermost(ty)] {
            Type::Error => true,
            Type::Struct(id) => self.program.types.structs[id]
                .fields
                .iter()
                .any(|it| self.is_error_type(self.program.types.innermost(it.ty))),
            _ => false,
        }
    }

    // ---- Names.

    fn this(&mut self, span: Span) -> ExprId {
        let this = self.function.as_ref().and_then(|it| it.this);
        let Some(record) = this else {
            self.report(names::ThisOutside { at: span });
            return self.error_at(span);
        };
        let ty = self.program.types.intern(Type::Struct(record));
        self.add(ExprKind::This, ty, span)
    }

    /// The local variable that a name stands for, which nothing can hide.
    fn local_named(&self, symbol: Symbol) -> Option<LocalId> {
        match self.function.as_ref()?.names.find(symbol) {
            Some(Entity::Local(local)) => Some(local),
            _ => None,
        }
    }

    fn name(&mut self, symbol: Symbol, span: Span) -> ExprId {
        let found = self.look_up(symbol, Want::Value);
        self.mention(span, symbol, found, None);
        match found {
            Some(Entity::VariableTemplate(template)) => self.variable_instance(template, None, span),
            Some(entity) => self.entity(entity, symbol, span),
            None => {
                let path = ast::Path::identifier(ast::Name { symbol, span });
                self.builtin_value(&path, symbol, span)
            }
        }
    }

    fn path(&mut self, path: &ast::Path, span: Span) -> ExprId {
        let Some(last) = path.last() else { return self.error_at(span) };
        let SegmentName::Identifier(symbol) = last.name else {
            self.report(names::FunctionAsValue {
                name: self.reports.sources.text(last.span).into(),
                at: last.span,
            });
            return self.error_at(span);
        };
        let found = match self.find_path(path, symbol) {
            Ok(found) => found,
            Err(()) => return self.error_at(span),
        };
        match found {
            Some(Entity::VariableTemplate(template)) => {
                self.variable_instance(template, last.arguments.as_deref(), span)
            }
            Some(entity) => self.entity(entity, symbol, span),
            None => self.builtin_value(path, symbol, span),
        }
    }

    /// What a path in an expression names; `Err` if its qualifier is invalid, which has been reported.
    pub(super) fn find_path(&mut self, path: &ast::Path, symbol: Symbol) -> Result<Option<Entity>, ()> {
        let at = path.last().map_or(path.span, |it| it.span);
        if !path.is_qualified() {
            let found = self.look_up(symbol, Want::Value);
            self.mention(at, symbol, found, None);
            return Ok(found);
        }
        if self.name_of_language(path).is_some() {
            return Ok(None);
        }
        if let Some(namespace) = self.library_namespace(path) {
            let scope = match self.look_up(namespace, Want::Type) {
                Some(Entity::Namespace(scope)) => scope,
                _ => return Ok(None),
            };
            let found = self.look_up_in(scope, symbol, Want::Value);
            self.mention(at, symbol, found, Some(scope));
            return Ok(found);
        }
        let scope = self.qualifier(path).ok_or(())?;
        match self.look_up_in(scope, symbol, Want::Value) {
            Some(found) => {
                self.mention(at, symbol, Some(found), Some(scope));
                Ok(Some(found))
            }
            // `::sin` is the intrinsic.
            None if path.global && path.segments.len() == 1 => Ok(None),
            None => {
                if self.builtin_function(path, symbol) {
                    return Ok(None);
                }
                self.unknown_member_name(path, Some(scope), symbol, at);
                Err(())
            }
        }
    }

    fn builtin_function(&mut self, path: &ast::Path, symbol: Symbol) -> bool {
        path.segments.len() == 2
            && self.library_namespace(path).is_some()
            && !self.language_functions(symbol).is_empty()
    }

    /// The expression for what a name refers to.
    pub(super) fn entity(&mut self, entity: Entity, symbol: Symbol, span: Span) -> ExprId {
        match entity {
            Entity::Error => self.error_at(span),
            Entity::Local(local) => self.local_expression(local, span),
            Entity::Global(global) => {
                let it = &self.program.globals[global];
                let (ty, storage) = (it.ty, it.storage);
                if self.function.is_some()
                    && let Some(kind) = self.subobject(ty)
                {
                    self.report(subobjects::SubobjectValue { name: kind.name().into(), at: span });
                    return self.error_at(span);
                }
                let is_ordered =
                    self.program.types.resource_kind(ty).is_some_and(|it| it.is_rasterizer_ordered());
                let is_of_stages =
                    storage == Storage::GroupShared || is_ordered || self.is_shader_record(storage);
                let value = self.add(ExprKind::Global(global), ty, span);
                if is_of_stages {
                    self.note_use(value);
                }
                value
            }
            Entity::Field { record, index } => {
                let Some(this) = self.function.as_ref().and_then(|it| it.this) else {
                    self.report(names::FieldWithoutObject { name: self.text(symbol), at: span });
                    return self.error_at(span);
                };
                if convert::way_to(&self.program.types, this, record).is_none() {
                    self.report(names::FieldWithoutObject { name: self.text(symbol), at: span });
                    return self.error_at(span);
                }
                let this = self.this(span);
                self.field(this, record, index, span)
            }
            Entity::Enumerator(id, index) => {
                let value = self.program.types.enums[id].enumerators.get(index as usize).map_or(0, |it| it.1);
                let ty = self.program.types.intern(Type::Enum(id));
                self.add(ExprKind::Constant(Constant::Int(value)), ty, span)
            }
            Entity::Value(index) => match self.templates.values.get(index as usize) {
                Some((ty, value)) => {
                    let (ty, value) = (*ty, value.clone());
                    self.add(ExprKind::Constant(value), ty, span)
                }
                None => self.error_at(span),
            },
            Entity::SpecValue(value) => value,
            Entity::Functions(_) => {
                self.report(names::FunctionAsValue { name: self.text(symbol), at: span });
                self.error_at(span)
            }
            Entity::VariableTemplate(_) => {
                self.report(overloads::TemplateWithoutArguments { name: self.text(symbol), at: span });
                self.error_at(span)
            }
            Entity::Type(_) | Entity::Template(_) | Entity::IsSame => {
                self.report(names::TypeAsValue { name: self.text(symbol), at: span });
                self.error_at(span)
            }
            Entity::Namespace(_) => {
                self.report(names::NamespaceAsValue { name: self.text(symbol), at: span });
                self.error_at(span)
            }
            Entity::Buffer(_) => {
                self.report(names::BufferAsValue { name: self.text(symbol), at: span });
                self.error_at(span)
            }
        }
    }

    /// Constants and descriptor heaps of the language.
    fn builtin_value(&mut self, path: &ast::Path, symbol: Symbol, span: Span) -> ExprId {
        let namespace = match self.library_namespace(path) {
            None if !path.is_qualified() => self.used_library(symbol),
            namespace => namespace,
        };
        if let Some(value) = self.builtin_constant(namespace, symbol) {
            self.check_constant_model(symbol, path.last().map_or(span, |it| it.span));
            let uint = self.program.types.uint;
            return self.add(ExprKind::Constant(Constant::Int(value)), uint, span);
        }
        let heap = match self.symbols.text(symbol) {
            "ResourceDescriptorHeap" => Some(ObjectKind::ResourceDescriptorHeap),
            "SamplerDescriptorHeap" => Some(ObjectKind::SamplerDescriptorHeap),
            _ => None,
        };
        if let Some(heap) = heap {
            if !self.language.options.profile.is_at_least(6, 6) {
                let (name, model) = (self.text(symbol), "6.6".into());
                self.report(overloads::NewerShaderModel { name, model, at: span });
                return self.error_at(span);
            }
            let ty = self.program.types.object(heap, Vec::new());
            return self.add(ExprKind::Heap(heap), ty, span);
        }
        let at = path.last().map_or(span, |it| it.span);
        if let (Some(namespace), Some(last)) = (namespace, path.last())
            && self.library_type(namespace, symbol).is_none()
        {
            self.unknown_in_library(namespace, last);
            return self.error_at(span);
        }
        if !self.language_functions(symbol).is_empty() {
            self.report(names::FunctionAsValue { name: self.text(symbol), at });
        } else if self.builtin(symbol).is_some() {
            self.report(names::TypeAsValue { name: self.text(symbol), at });
        } else {
            self.unknown_name(symbol, at, Sought::Value);
        }
        self.error_at(span)
    }

    /// Field `index` of `record`, which the struct of `base` is or derives from.
    pub(super) fn field(&mut self, base: ExprId, record: StructId, index: u32, span: Span) -> ExprId {
        let base = self.holder(base, record);
        let ty = match self.program.types.structs[record].fields.get(index as usize) {
            Some(field) => field.ty,
            None => return self.error_at(span),
        };
        self.add(ExprKind::Member { base, field: index }, ty, span)
    }

    /// `value`, of a struct, as the struct in it that has a field of `record`: itself, a base, or a member without a name.
    fn holder(&mut self, mut value: ExprId, record: StructId) -> ExprId {
        let from = self.as_struct(self.ty(value)).filter(|from| *from != record);
        let way = from.and_then(|from| convert::way_to(&self.program.types, from, record));
        for (owner, index) in way.into_iter().flatten() {
            let base = self.upcast(value, owner);
            let (ty, span) = (self.program.types.structs[owner].fields[index as usize].ty, self.span(value));
            value = self.add(ExprKind::Member { base, field: index }, ty, span);
        }
        self.upcast(value, record)
    }

    // ---- `?:`

    fn conditional(&mut self, condition: AstExpr, at: Span, branches: [AstExpr; 2], span: Span) -> ExprId {
        let condition = self.expression(condition);
        let then = self.expression(branches[0]);
        let otherwise = self.expression(branches[1]);
        if self.is_error(condition) || self.is_error(then) || self.is_error(otherwise) {
            return self.error_at(span);
        }
        let tested = convert::numeric(&self.program.types, self.ty(condition));
        let Some(tested) = tested.filter(|_| !self.is_scoped_enum(self.ty(condition))) else {
            let name = self.type_name(self.ty(condition));
            self.report(errors::ConditionNotBool { name, at: self.span(condition) });
            return self.error_at(span);
        };
        let is_short = self.version() >= HlslVersion::V2021;
        if is_short && tested.shape != Shape::Scalar {
            self.report(errors::ShortCircuit {
                what: "the condition of `?:`".into(),
                instead: "select".into(),
                at: self.span(condition),
            });
            return self.error_at(span);
        }
        let (then, otherwise) = (self.contents(then), self.contents(otherwise));
        let sides = (
            convert::numeric(&self.program.types, self.ty(then)),
            convert::numeric(&self.program.types, self.ty(otherwise)),
        );
        let (Some(a), Some(b)) = sides else {
            return self.conditional_objects(condition, then, otherwise, at, span);
        };
        // Two values of one enum stay of that enum.
        if self.ty(then) == self.ty(otherwise)
            && let Type::Enum(_) = self.program.types[self.program.types.unmodified(self.ty(then))]
        {
            return self.conditional_objects(condition, then, otherwise, at, span);
        }
        if self.is_scoped_enum(self.ty(then)) || self.is_scoped_enum(self.ty(otherwise)) {
            return self.no_common_type(then, otherwise, at, span);
        }
        let mut shape = convert::common_shape(a.shape, b.shape);
        if !is_short
            && tested.shape.count() > 1
            && let Some(of_branches) = shape
        {
            shape = if of_branches.count() == 1 {
                Some(tested.shape)
            } else {
                if of_branches.count() != tested.shape.count() {
                    self.report(declarations::ConditionalShape { at: self.span(condition) });
                    return self.error_at(span);
                }
                convert::common_shape(of_branches, tested.shape)
            };
        }
        let Some(shape) = shape else {
            return self.no_common_type(then, otherwise, at, span);
        };
        let scalar = self.common_scalar(then, otherwise).unwrap_or(a.scalar);
        let ty = convert::shaped(&mut self.program.types, scalar, shape);
        let then = self.convert_operand(then, ty);
        let otherwise = self.convert_operand(otherwise, ty);
        let condition_shape = if is_short || tested.shape.count() == 1 { Shape::Scalar } else { shape };
        let bool_type = convert::shaped(&mut self.program.types, Scalar::Bool, condition_shape);
        let condition = self.truth(condition, bool_type);
        self.add(ExprKind::Conditional { condition, then, otherwise, short_circuit: is_short }, ty, span)
    }

    /// `?:` between values that are not numbers: both must have the same type.
    fn conditional_objects(
        &mut self,
        condition: ExprId,
        then: ExprId,
        otherwise: ExprId,
        at: Span,
        span: Span,
    ) -> ExprId {
        let (a, b) = (self.ty(then), self.ty(otherwise));
        if !convert::equal(&self.program.types, a, b) {
            return self.no_common_type(then, otherwise, at, span);
        }
        let is_possible = matches!(
            self.program.types[self.program.types.unmodified(a)],
            Type::Enum(_) | Type::Object { .. }
        );
        if !is_possible {
            self.report(declarations::ConditionalType { name: self.type_name(a), at: self.span(then) });
            return self.error_at(span);
        }
        let ty = self.program.types.unmodified(a);
        let bool_type = self.program.types.bool;
        let condition = self.truth(condition, bool_type);
        self.add(ExprKind::Conditional { condition, then, otherwise, short_circuit: true }, ty, span)
    }

    pub(super) fn no_common_type(&mut self, left: ExprId, right: ExprId, at: Span, span: Span) -> ExprId {
        let mut diagnostic: Diagnostic = errors::NoCommonType {
            left: self.type_name(self.ty(left)),
            right: self.type_name(self.ty(right)),
            at,
            left_span: self.span(left),
            right_span: self.span(right),
        }
        .into();
        let shape = |it| convert::numeric(&self.program.types, self.ty(it)).map(|it| it.shape);
        let is_product = match (shape(left), shape(right)) {
            (Some(Shape::Matrix(..)), Some(Shape::Matrix(..) | Shape::Vector(_))) => true,
            (Some(Shape::Vector(_)), Some(Shape::Matrix(..))) => true,
            _ => false,
        };
        if is_product && self.reports.sources.text(at).starts_with('*') {
            diagnostic.help = vec!["write `mul(a, b)` for their product: `*` works on each component".into()];
        }
        self.report(diagnostic);
        self.error_at(span)
    }

    /// An operand in the type that both sides are computed in; literals may stay literals.
    pub(super) fn convert_operand(&mut self, value: ExprId, to: TypeId) -> ExprId {
        if self.ty(value) == to && self.is_number(to) {
            return value;
        }
        let target = convert::numeric(&self.program.types, to);
        let source = convert::numeric(&self.program.types, self.ty(value));
        if let (Some(target), Some(source)) = (target, source)
            && target.scalar.is_literal()
        {
            // Both sides are literals, perhaps of different kinds: `1 + 2.5`.
            self.retype(value, target.scalar);
            if source.shape != target.shape {
                let span = self.span(value);
                let kind = convert::reshape(source.shape, target.shape).map(|it| it.0);
                if let Some(kind) = kind {
                    return self.add(ExprKind::Cast { kind, operand: value }, to, span);
                }
            }
            return value;
        }
        match self.try_convert(value, to) {
            Some(value) => value,
            None => self.cast_to(value, to),
        }
    }
}
