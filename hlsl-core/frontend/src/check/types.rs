//! Types as written in the source → [`TypeId`]s.

use smallvec::SmallVec;

use super::{
    Checker,
    builtin::Builtin,
    scope::{Entity, ScopeId, ScopeKind, Sought, Want},
};
use crate::{
    arena::Id,
    ast::{self, Modifier, Modifiers, TypeKind},
    constant::Constant,
    diagnostics::{
        Diagnostic,
        list::{
            declarations, names,
            overloads::TemplateArgumentsTooLong,
            parse::{self, ModifierApplied, UnknownType},
            types as errors,
        },
    },
    limits::TEMPLATE_ARGUMENT_BYTES,
    nearest::from_glsl,
    options::HlslVersion,
    source::Span,
    symbol::Symbol,
    types::{
        ArrayLength, Majorness, ObjectClass, ObjectKind, Scalar, StructId, TemplateArgument, Type, TypeId,
        TypeModifiers, convert,
    },
};

/// More elements than fit in any memory: a longer array is a mistake.
const MAX_ARRAY_LENGTH: i64 = crate::limits::ARRAY_LENGTH;

/// Arrays and records inside each other.
const MAX_TYPE_NESTING: u32 = crate::limits::TYPE_DEPTH;

/// How many members a record may have, those of its members counted.
const MAX_PARTS: u32 = crate::limits::STRUCT_MEMBERS;

/// What happens to the majorness that a matrix has already.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Written {
    Kept,
    Overruled,
}

impl<'a> Checker<'a> {
    /// A standalone type, with its own modifiers.
    pub(super) fn resolve_type(&mut self, id: Id<ast::Type>) -> TypeId {
        let it = &self.ast[id];
        let (ty, packing) = self.kind_and_packing(id);
        if it.modifiers.is_empty() && packing == ast::MatrixPacking::Default {
            return ty;
        }
        let ty = self.modified(ty, &it.modifiers, packing);
        if it.modifiers.has(Modifier::Const) { self.with_modifier(ty, TypeModifiers::CONST) } else { ty }
    }

    /// The type that the declarators of a declaration share. `const` is not part of it.
    pub(super) fn specified(&mut self, specifiers: &ast::Specifiers) -> TypeId {
        self.specified_by(specifiers.ty, &specifiers.modifiers)
    }

    /// A type with modifiers that stand elsewhere.
    pub(super) fn specified_by(&mut self, id: Id<ast::Type>, modifiers: &Modifiers) -> TypeId {
        let (ty, packing) = self.kind_and_packing(id);
        let ty = self.settled(ty);
        self.modified(ty, modifiers, packing)
    }

    /// The type without its modifiers, and the order that a pragma gives it if it is a matrix without one: none where it
    /// depends on parameters of a template, as they mean types whose order is settled.
    fn kind_and_packing(&mut self, id: Id<ast::Type>) -> (TypeId, ast::MatrixPacking) {
        let before = self.scopes.parameter_uses;
        let ty = self.resolve_kind(id);
        match self.scopes.parameter_uses == before {
            true => (ty, self.ast[id].packing),
            false => (ty, ast::MatrixPacking::Default),
        }
    }

    /// As [`Checker::type_of_declaration`], where coherence means something: not of fields and typedefs.
    pub(super) fn type_of_variable(&mut self, specifiers: &ast::Specifiers) -> TypeId {
        let ty = self.type_of_declaration(specifiers);
        self.check_coherence(ty, &specifiers.modifiers);
        ty
    }

    /// As [`Checker::specified`], for what has a representation: a type of minimum precision may not have its own.
    pub(super) fn type_of_declaration(&mut self, specifiers: &ast::Specifiers) -> TypeId {
        let ty = self.specified(specifiers);
        self.warn_promotion(ty, self.ast[specifiers.ty].span);
        ty
    }

    pub(super) fn warn_promotion(&mut self, ty: TypeId, at: Span) {
        let Some(from) = self.program.types.component(ty) else { return };
        let native = self.language.options.language.enable_16bit_types;
        let to = match from {
            Scalar::Min10Float | Scalar::Min16Float if native => Scalar::Half,
            Scalar::Min12Int | Scalar::Min16Int if native => Scalar::Int16,
            Scalar::Min16Uint if native => Scalar::Uint16,
            // No device has anything between these.
            Scalar::Min10Float => Scalar::Min16Float,
            Scalar::Min12Int => Scalar::Min16Int,
            _ => return,
        };
        self.report(errors::MinPromoted { from: from.name().into(), to: to.name().into(), at });
    }

    /// What a variable is that is declared with the type of a literal, which has no representation.
    fn settled(&mut self, ty: TypeId) -> TypeId {
        match convert::numeric(&self.program.types, ty) {
            Some(it) if it.scalar.is_literal() => {
                let scalar = super::convert::default_scalar(it.scalar, None);
                convert::shaped(&mut self.program.types, scalar, it.shape)
            }
            _ => ty,
        }
    }

    /// `ty` with the modifiers that change what it means in memory.
    #[inline]
    pub(super) fn modified(
        &mut self,
        ty: TypeId,
        modifiers: &Modifiers,
        packing: ast::MatrixPacking,
    ) -> TypeId {
        match modifiers.is_empty() && packing == ast::MatrixPacking::Default {
            true => ty,
            false => self.modified_by(ty, modifiers, packing),
        }
    }

    fn modified_by(&mut self, ty: TypeId, modifiers: &Modifiers, packing: ast::MatrixPacking) -> TypeId {
        let mut ty = ty;
        let row = modifiers.has(Modifier::RowMajor);
        let column = modifiers.has(Modifier::ColumnMajor);
        if row || column {
            if row && column {
                let at = modifiers.span(Modifier::ColumnMajor).unwrap_or_default();
                self.report(errors::BothMajornesses { at });
            }
            let major = if row { Majorness::Row } else { Majorness::Column };
            let modifier = if row { Modifier::RowMajor } else { Modifier::ColumnMajor };
            let at = modifiers.span(modifier).unwrap_or_default();
            if matches!(self.program.types[self.program.types.unmodified(ty)], Type::Matrix { major: Some(before), .. } if before != major)
            {
                self.report(errors::BothMajornesses { at });
            }
            if matches!(self.program.types[ty], Type::Matrix { major: Some(before), .. } if before == major) {
                let at = modifiers.span(modifier).unwrap_or_default();
                self.report(ModifierApplied { modifier: modifier.text(), at });
            }
            match self.with_majorness(ty, major, Written::Overruled) {
                Some(it) => ty = it,
                None if self.is_error_type(ty) => {}
                None => {
                    let at = modifiers.span(modifier).unwrap_or_default();
                    self.report(errors::ModifierNeedsMatrix { modifier: modifier.text().into(), at });
                }
            }
        } else if packing != ast::MatrixPacking::Default {
            let major =
                if packing == ast::MatrixPacking::RowMajor { Majorness::Row } else { Majorness::Column };
            ty = self.with_majorness(ty, major, Written::Kept).unwrap_or(ty);
        }
        let mut is_implied = self.has_modifier(ty, TypeModifiers::COHERENT);
        for (modifier, flag) in [
            (Modifier::Unorm, TypeModifiers::UNORM),
            (Modifier::Snorm, TypeModifiers::SNORM),
            (Modifier::GloballyCoherent, TypeModifiers::GLOBALLY_COHERENT),
            (Modifier::ReorderCoherent, TypeModifiers::REORDER_COHERENT),
            (Modifier::Volatile, TypeModifiers::VOLATILE),
        ] {
            if !modifiers.has(modifier) {
                continue;
            }
            if TypeModifiers::COHERENT.contains(flag) && !self.takes_coherence(ty) {
                continue;
            }
            let at = modifiers.span(modifier).unwrap_or_default();
            let is_other = match modifier {
                Modifier::Snorm => {
                    modifiers.has(Modifier::Unorm) || self.has_modifier(ty, TypeModifiers::UNORM)
                }
                Modifier::Unorm => self.has_modifier(ty, TypeModifiers::SNORM),
                _ => false,
            };
            if is_other {
                self.report(errors::ModifiersExclude { first: "unorm".into(), second: "snorm".into(), at });
                continue;
            }
            if matches!(modifier, Modifier::Unorm | Modifier::Snorm) {
                let is_float = self.program.types.component(ty).is_some_and(Scalar::is_float);
                if !is_float && !self.is_error_type(ty) {
                    self.report(errors::NormNeedsFloat { modifier: modifier.text().into(), at });
                    continue;
                }
            }
            if self.has_modifier(ty, flag) && modifier != Modifier::Volatile {
                self.report(ModifierApplied { modifier: modifier.text(), at });
            }
            let other = TypeModifiers(TypeModifiers::COHERENT.0 & !flag.0);
            if TypeModifiers::COHERENT.contains(flag) && self.has_modifier(ty, other) && !is_implied {
                self.report(errors::ImpliedCoherence { at });
                is_implied = true;
            }
            ty = self.with_modifier(ty, flag);
        }
        ty
    }

    pub(super) fn with_modifier(&mut self, ty: TypeId, flag: TypeModifiers) -> TypeId {
        match self.program.types[ty] {
            Type::Error => ty,
            Type::Modified { modifiers, inner } => {
                self.program.types.intern(Type::Modified { modifiers: modifiers.with(flag), inner })
            }
            _ => self.program.types.intern(Type::Modified { modifiers: flag, inner: ty }),
        }
    }

    /// `ty` without one modifier at its top.
    pub(super) fn without_modifier(&mut self, ty: TypeId, flag: TypeModifiers) -> TypeId {
        match self.program.types[ty] {
            Type::Modified { modifiers, inner } => {
                let rest = TypeModifiers(modifiers.0 & !flag.0);
                if rest.is_empty() {
                    inner
                } else {
                    self.program.types.intern(Type::Modified { modifiers: rest, inner })
                }
            }
            _ => ty,
        }
    }

    pub(super) fn has_modifier(&self, ty: TypeId, flag: TypeModifiers) -> bool {
        matches!(self.program.types[ty], Type::Modified { modifiers, .. } if modifiers.contains(flag))
    }

    /// `ty` with a majorness for its matrices.
    fn with_majorness(&mut self, ty: TypeId, major: Majorness, written: Written) -> Option<TypeId> {
        match self.program.types[ty] {
            Type::Matrix { major: Some(_), .. } if written == Written::Kept => Some(ty),
            Type::Matrix { scalar, rows, columns, .. } => {
                Some(self.program.types.intern(Type::Matrix { scalar, rows, columns, major: Some(major) }))
            }
            Type::Modified { modifiers, inner } => {
                let inner = self.with_majorness(inner, major, written)?;
                Some(self.program.types.intern(Type::Modified { modifiers, inner }))
            }
            // The element of an array has its own where it is written, as the argument of a buffer has, inside its angle brackets.
            _ => None,
        }
    }

    fn resolve_kind(&mut self, id: Id<ast::Type>) -> TypeId {
        let ast = self.ast;
        let it = &ast[id];
        match &it.kind {
            TypeKind::Error => self.program.types.error,
            TypeKind::Auto => {
                self.report(declarations::AutoHere { at: it.span });
                self.program.types.error
            }
            TypeKind::Named(path) | TypeKind::Typename(path) => self.named_type(path, it.span),
            TypeKind::Decltype(value) => {
                let value = self.expression(*value);
                self.program.types.unmodified(self.ty(value))
            }
            TypeKind::Unsigned(inner) => self.unsigned(*inner, it.span),
            TypeKind::Elaborated(kind, path) => self.elaborated(*kind, path, it.span),
            TypeKind::Defined(item) => self.defined_type(*item),
            TypeKind::Array(element, bound) => {
                let element = self.resolve_type(*element);
                let length = self.array_length(bound);
                self.array_of(element, length, it.span)
            }
        }
    }

    /// `unsigned int2`
    fn unsigned(&mut self, inner: Id<ast::Type>, span: Span) -> TypeId {
        let ty = self.resolve_type(inner);
        match convert::numeric(&self.program.types, ty) {
            Some(it) if it.scalar.is_float() || matches!(it.scalar, Scalar::Bool | Scalar::Min12Int) => {
                self.report(declarations::NotSigned { name: self.type_name(ty), at: span });
                ty
            }
            Some(it) => {
                let scalar = convert::unsigned(it.scalar);
                convert::shaped(&mut self.program.types, scalar, it.shape)
            }
            None if self.is_error_type(ty) => ty,
            None => {
                self.report(names::NotAType { name: "unsigned".into(), at: span });
                self.program.types.error
            }
        }
    }

    fn elaborated(&mut self, kind: ast::ElaboratedKind, path: &ast::Path, span: Span) -> TypeId {
        if let ast::ElaboratedKind::Record(record) = kind
            && let Some(symbol) = path.as_identifier()
            && self.look_up(symbol, Want::Scope).is_none()
            && self.builtin(symbol).is_none()
        {
            return self.declared_by_mention(record, symbol, span);
        }
        let ty = self.type_named(path, span, Want::Scope);
        let fits = match (&self.program.types[self.program.types.unmodified(ty)], kind) {
            (Type::Error, _) => true,
            (Type::Struct(_), ast::ElaboratedKind::Record(_)) => true,
            (Type::Enum(_), ast::ElaboratedKind::Enum) => true,
            _ => false,
        };
        if !fits {
            let name = self.type_name(ty);
            self.report(errors::WrongElaboration { name, at: span });
            return self.program.types.error;
        }
        ty
    }

    /// `struct S` of a name that means nothing yet declares it, in the namespace or block around.
    fn declared_by_mention(&mut self, kind: ast::RecordKind, symbol: Symbol, span: Span) -> TypeId {
        let mut scope = self.scopes.current;
        while !matches!(self.scopes[scope].kind, ScopeKind::Global | ScopeKind::Namespace)
            && let Some(parent) = self.scopes[scope].parent
        {
            scope = parent;
        }
        let display = self.qualified(scope, symbol);
        let id = self.new_record(symbol, display, kind, span);
        let ty = self.program.types.intern(Type::Struct(id));
        match &self.function {
            Some(_) => self.declare_here(symbol, Entity::Type(ty)),
            None => self.scopes.declare(scope, symbol, Entity::Type(ty)),
        }
        ty
    }

    /// What a path in type position names.
    pub(super) fn named_type(&mut self, path: &ast::Path, span: Span) -> TypeId {
        self.type_named(path, span, Want::Type)
    }

    fn type_named(&mut self, path: &ast::Path, span: Span, want: Want) -> TypeId {
        if let Some(known) = path.as_identifier().and_then(|it| self.undeclared_type(it)) {
            return known;
        }
        let error = self.program.types.error;
        let Some(last) = path.last() else { return error };
        let ast::SegmentName::Identifier(symbol) = last.name else {
            self.report(names::NotAType { name: "operator".into(), at: last.span });
            return error;
        };
        let arguments = last.arguments.as_deref();
        let mut inside = None;
        if let Some(symbol) = self.name_of_language(path) {
            return match self.builtin(symbol) {
                Some(builtin) => self.builtin_type(builtin, symbol, arguments, span),
                None => {
                    self.unknown_name(symbol, last.span, Sought::Type);
                    error
                }
            };
        }
        let found = if path.is_qualified() {
            if let Some(namespace) = self.library_namespace(path) {
                let user = match self.look_up(namespace, want) {
                    Some(Entity::Namespace(scope)) => self.look_up_in(scope, symbol, want),
                    _ => None,
                };
                if user.is_none()
                    && let Some(builtin) = self.library_type(namespace, symbol)
                {
                    return self.builtin_type(builtin, symbol, arguments, span);
                }
            }
            let Some(scope) = self.qualifier(path) else { return error };
            inside = Some(scope);
            self.look_up_in(scope, symbol, want)
        } else {
            self.look_up(symbol, want)
        };
        self.mention(last.span, symbol, found, inside);
        match found {
            Some(entity) => self.entity_type(entity, symbol, arguments, last.span),
            None if path.segments.len() == 1 => match self.builtin(symbol) {
                Some(builtin) => self.builtin_type(builtin, symbol, arguments, span),
                None => {
                    self.unknown_name(symbol, last.span, Sought::Type);
                    error
                }
            },
            None => {
                self.unknown_member_name(path, inside, symbol, last.span);
                error
            }
        }
    }

    /// A type of the language that has been named before and whose name nothing in the shader has, as quickly as
    /// possible: most types are one.
    #[inline]
    fn undeclared_type(&self, symbol: Symbol) -> Option<TypeId> {
        let Some(Some(Builtin::Type(ty))) = self.language.builtins.get(symbol) else { return None };
        let is_local = || self.function.as_ref().is_some_and(|it| it.names.find(symbol).is_some());
        (!self.scopes.is_declared.get(symbol) && !is_local()).then_some(ty)
    }

    /// Reports that the scope before the last name has no such name.
    pub(super) fn unknown_member_name(
        &mut self,
        path: &ast::Path,
        scope: Option<ScopeId>,
        symbol: Symbol,
        span: Span,
    ) {
        let names: Vec<String> = path
            .segments
            .iter()
            .rev()
            .skip(1)
            .rev()
            .map(|it| match it.name {
                ast::SegmentName::Identifier(symbol) => self.text(symbol),
                _ => String::new(),
            })
            .collect();
        let name = self.text(symbol);
        let mut diagnostic: Diagnostic = names::NotInScope { name, scope: names.join("::"), at: span }.into();
        if let Some(similar) = scope.and_then(|it| self.similar_in(it, symbol)) {
            diagnostic = diagnostic.with_help(similar);
        }
        self.report(diagnostic);
    }

    pub(super) fn entity_type(
        &mut self,
        entity: Entity,
        symbol: Symbol,
        arguments: Option<&ast::TemplateArguments>,
        span: Span,
    ) -> TypeId {
        match entity {
            Entity::Type(ty) => {
                if let Some(list) = arguments {
                    // The name of a template's instance inside of itself is the template, too.
                    if let Type::Struct(id) = self.program.types[ty]
                        && let Some((template, _)) = self.records[id].template
                    {
                        return self.instantiate_type(template, arguments, span);
                    }
                    self.report(names::NotATemplate { name: self.text(symbol), at: list.span });
                }
                ty
            }
            Entity::Template(template) => self.instantiate_type(template, arguments, span),
            Entity::IsSame => self.same_types(arguments, span),
            Entity::Error => self.program.types.error,
            _ => {
                self.report(names::NotAType { name: self.text(symbol), at: span });
                self.program.types.error
            }
        }
    }

    fn builtin_type(
        &mut self,
        builtin: Builtin,
        symbol: Symbol,
        arguments: Option<&ast::TemplateArguments>,
        span: Span,
    ) -> TypeId {
        if let Some(list) = arguments
            && matches!(builtin, Builtin::Type(_) | Builtin::SixteenBit | Builtin::Effect | Builtin::Older)
        {
            self.report(names::NotATemplate { name: self.text(symbol), at: list.span });
            return self.program.types.error;
        }
        match builtin {
            Builtin::Type(ty) => ty,
            Builtin::SixteenBit => {
                self.report(errors::Needs16Bit { name: self.text(symbol), at: span });
                self.program.types.error
            }
            Builtin::Vector => self.vector_type(arguments, span),
            Builtin::Matrix => self.matrix_type(arguments, span),
            Builtin::Object(kind) => self.object_type(kind, arguments, span),
            Builtin::Older => {
                let name = self.text(symbol);
                let hint = from_glsl(&name);
                let mut diagnostic: Diagnostic = UnknownType { name, at: span }.into();
                for help in hint.into_iter().chain(["`-fhlsl-dx9` (`dx9: true`) has it".to_owned()]) {
                    diagnostic = diagnostic.with_help(help);
                }
                self.report(diagnostic);
                self.program.types.error
            }
            Builtin::Effect if self.version() >= HlslVersion::V202x => {
                let instead = "remove it: the effects framework is gone, and compilers ignored it";
                self.report(parse::Removed { what: "effects", instead, at: span });
                self.effect_type()
            }
            Builtin::Effect => {
                self.report(errors::EffectType { name: self.text(symbol), at: span });
                self.effect_type()
            }
        }
    }

    fn component_argument(&mut self, argument: Option<&TemplateArgument>, span: Span) -> Option<Scalar> {
        match argument {
            None => Some(Scalar::Float),
            Some(TemplateArgument::Type(ty)) => {
                match self.program.types[self.program.types.unmodified(*ty)] {
                    Type::Scalar(scalar) => Some(scalar),
                    Type::Error => None,
                    _ => {
                        let name = self.type_name(*ty);
                        self.report(errors::NotAScalarArgument { name, at: span });
                        None
                    }
                }
            }
            Some(_) => {
                self.report(errors::TypeArgumentExpected { at: span });
                None
            }
        }
    }

    fn length_argument(&mut self, argument: Option<&TemplateArgument>, most: i64, span: Span) -> Option<u32> {
        match argument {
            None => Some(4),
            Some(TemplateArgument::Integer(value)) if (1..=most).contains(value) => Some(*value as u32),
            Some(TemplateArgument::Integer(_)) => {
                self.report(errors::LengthOutOfRange { most, at: span });
                None
            }
            Some(TemplateArgument::Type(ty)) if self.is_error_type(*ty) => None,
            Some(_) => {
                self.report(errors::IntegerArgumentExpected { at: span });
                None
            }
        }
    }

    /// The span of an argument, or of the entire type if there is none.
    fn argument_span(&self, given: Option<&ast::TemplateArguments>, index: usize, whole: Span) -> Span {
        match given.and_then(|it| it.arguments.get(index)) {
            Some(ast::TemplateArgument::Type(id)) => self.ast[*id].span,
            Some(ast::TemplateArgument::Expression(id)) => self.ast[*id].span,
            None => whole,
        }
    }

    fn vector_type(&mut self, arguments: Option<&ast::TemplateArguments>, span: Span) -> TypeId {
        let args = self.template_arguments(arguments);
        self.too_many_arguments(&args, 2, "vector", self.argument_span(arguments, 2, span));
        // Long vectors came with shader model 6.9.
        let most = if self.language.options.profile.is_at_least(6, 9) { 1024 } else { 4 };
        let scalar = self.component_argument(args.first(), self.argument_span(arguments, 0, span));
        let len = self.length_argument(args.get(1), most, self.argument_span(arguments, 1, span));
        match (scalar, len) {
            (Some(scalar), Some(len)) => self.program.types.vector(scalar, len),
            _ => self.program.types.error,
        }
    }

    fn matrix_type(&mut self, arguments: Option<&ast::TemplateArguments>, span: Span) -> TypeId {
        let args = self.template_arguments(arguments);
        self.too_many_arguments(&args, 3, "matrix", self.argument_span(arguments, 3, span));
        let scalar = self.component_argument(args.first(), self.argument_span(arguments, 0, span));
        let rows = self.length_argument(args.get(1), 4, self.argument_span(arguments, 1, span));
        let columns = self.length_argument(args.get(2), 4, self.argument_span(arguments, 2, span));
        match (scalar, rows, columns) {
            (Some(scalar), Some(rows), Some(columns)) => {
                self.program.types.matrix(scalar, rows as u8, columns as u8)
            }
            _ => self.program.types.error,
        }
    }

    fn too_many_arguments(&mut self, args: &[TemplateArgument], most: usize, name: &str, span: Span) {
        if args.len() > most {
            self.report(errors::TooManyTemplateArguments { name: name.into(), most, at: span });
        }
    }

    /// The evaluated arguments between `<` and `>`; None if there is no list.
    pub(super) fn template_arguments(
        &mut self,
        arguments: Option<&ast::TemplateArguments>,
    ) -> SmallVec<[TemplateArgument; 3]> {
        let Some(list) = arguments else { return SmallVec::new() };
        let mut args: SmallVec<_> = list.arguments.iter().map(|it| self.template_argument(it)).collect();
        if self.arguments_text(&args).len() > TEMPLATE_ARGUMENT_BYTES {
            self.report(TemplateArgumentsTooLong { most: TEMPLATE_ARGUMENT_BYTES, at: list.span });
            args.fill(TemplateArgument::Type(self.program.types.error));
        }
        args
    }

    pub(super) fn template_argument(&mut self, argument: &ast::TemplateArgument) -> TemplateArgument {
        match argument {
            ast::TemplateArgument::Type(id) => {
                if let Some(template) = self.named_template(*id) {
                    return TemplateArgument::Template(template);
                }
                TemplateArgument::Type(self.resolve_type(*id))
            }
            ast::TemplateArgument::Expression(id) => {
                // The parser takes a name that it cannot know for a value.
                let inner = self.ast.without_parentheses(*id);
                if let Some(path) = self.ast.as_path(inner)
                    && let Some(ty) = self.path_as_type(&path)
                {
                    return TemplateArgument::Type(ty);
                }
                self.value_argument(*id)
            }
        }
    }

    /// The template named by a type argument that does not have arguments itself.
    fn named_template(&mut self, id: Id<ast::Type>) -> Option<Symbol> {
        let ast::TypeKind::Named(path) = &self.ast[id].kind else { return None };
        let last = path.last()?;
        let (None, ast::SegmentName::Identifier(symbol)) = (&last.arguments, last.name) else { return None };
        if let Some(namespace) = self.library_namespace(path)
            && self.look_up(namespace, Want::Type).is_none()
        {
            return None;
        }
        let found = if path.is_qualified() {
            let scope = self.qualifier(path)?;
            self.look_up_in(scope, symbol, Want::Type)
        } else {
            self.look_up(symbol, Want::Type)
        };
        match found {
            Some(Entity::Template(template)) => {
                self.mention(last.span, symbol, found, None);
                Some(self.template_symbol(template))
            }
            _ => None,
        }
    }

    /// The type that `path` names, if it names one.
    pub(super) fn path_as_type(&mut self, path: &ast::Path) -> Option<TypeId> {
        let last = path.last()?;
        let ast::SegmentName::Identifier(symbol) = last.name else { return None };
        if path.is_qualified() {
            if let Some(symbol) = self.name_of_language(path) {
                return self.builtin(symbol).map(|_| self.named_type(path, path.span));
            }
            if let Some(namespace) = self.library_namespace(path)
                && self.look_up(namespace, Want::Type).is_none()
            {
                return self.library_type(namespace, symbol).map(|_| self.named_type(path, path.span));
            }
            let scope = self.quietly(|it| it.qualifier(path))?;
            let found = self.look_up_in(scope, symbol, Want::Value);
            return matches!(found, Some(Entity::Type(_) | Entity::Template(_) | Entity::IsSame))
                .then(|| self.named_type(path, path.span));
        }
        match self.look_up(symbol, Want::Value) {
            Some(Entity::Type(_) | Entity::Template(_) | Entity::IsSame) => {
                Some(self.named_type(path, path.span))
            }
            Some(_) => None,
            None => self.builtin(symbol).map(|_| self.named_type(path, path.span)),
        }
    }

    /// A template argument that is a value.
    fn value_argument(&mut self, id: Id<ast::Expression>) -> TemplateArgument {
        let value = self.expression(id);
        let span = self.span(value);
        if self.is_error(value) {
            return TemplateArgument::Type(self.program.types.error);
        }
        match self.evaluate(value) {
            Some(Constant::Int(value)) => TemplateArgument::Integer(value),
            Some(Constant::Bool(value)) => TemplateArgument::Bool(value),
            Some(Constant::Float(value)) => TemplateArgument::Float(value.to_bits()),
            Some(Constant::Text(text)) => TemplateArgument::Text(text),
            // A static member of the template itself is known in its instances.
            _ if self.scopes.in_pattern() => TemplateArgument::Type(self.program.types.error),
            _ => {
                if self.depends_on_spec_constant(value) {
                    let value = self.concrete(value);
                    return TemplateArgument::Spec(self.program.defer(value));
                }
                self.report(errors::NotConstant { what: "a template argument".into(), at: span });
                TemplateArgument::Type(self.program.types.error)
            }
        }
    }

    /// Dimensions in brackets around `element`; the outermost is written first.
    pub(super) fn array_type(&mut self, element: TypeId, bounds: &'a [ast::ArrayBound]) -> TypeId {
        let mut ty = element;
        for bound in bounds.iter().rev() {
            let length = self.array_length(bound);
            ty = self.array_of(ty, length, bound.span);
        }
        ty
    }

    fn array_of(&mut self, element: TypeId, length: Option<ArrayLength>, span: Span) -> TypeId {
        let Some(length) = length else { return self.program.types.error };
        match self.program.types[self.program.types.unmodified(element)] {
            Type::Error => return element,
            Type::Void => {
                self.report(errors::VoidVariable { what: "an array element".into(), at: span });
                return self.program.types.error;
            }
            Type::String => {
                self.report(declarations::StringArray { at: span });
                return self.program.types.error;
            }
            Type::Array { length: ArrayLength::Unsized, .. } => {
                self.report(errors::UnsizedInnerArray { at: span });
                return self.program.types.error;
            }
            _ => {}
        }
        if self.is_nested_too_deeply(element, span) {
            return self.program.types.error;
        }
        self.program.types.array(element, length)
    }

    /// How many arrays and records lie around the innermost part of a type.
    fn nesting(&self, ty: TypeId) -> u32 {
        let mut nesting = 0;
        let mut ty = ty;
        loop {
            match self.program.types[ty] {
                Type::Array { element, .. } => {
                    nesting += 1;
                    ty = element;
                }
                Type::Modified { inner, .. } => ty = inner,
                Type::Struct(id) => {
                    return nesting + self.records.get(id).map_or(0, |it| it.nesting);
                }
                _ => return nesting,
            }
        }
    }

    /// Whether there may be nothing more around a type; said once. Later stages go into types by recursion.
    pub(super) fn is_nested_too_deeply(&mut self, ty: TypeId, span: Span) -> bool {
        let is_too_deep = self.nesting(ty) >= MAX_TYPE_NESTING;
        if is_too_deep {
            self.report(errors::TooDeep { at: span });
        }
        is_too_deep
    }

    /// The number of members that a member of this type counts for.
    fn parts(&self, ty: TypeId) -> u32 {
        let mut ty = ty;
        loop {
            match self.program.types[ty] {
                Type::Array { element, .. } => ty = element,
                Type::Modified { inner, .. } => ty = inner,
                Type::Struct(id) => return self.records.get(id).map_or(1, |it| it.parts.max(1)),
                _ => return 1,
            }
        }
    }

    /// Whether a record would become too large with a part of this type.
    pub(super) fn has_too_many_parts(&mut self, id: StructId, ty: TypeId, at: Span) -> bool {
        let parts = self.records.get(id).map_or(0, |it| it.parts);
        let is_too_much = parts.saturating_add(self.parts(ty)) > MAX_PARTS;
        if is_too_much {
            self.report(errors::TooManyParts { limit: MAX_PARTS, at });
        }
        is_too_much
    }

    /// Remembers how deep and how large a record is that has a part of this type.
    pub(super) fn note_nesting(&mut self, id: StructId, ty: TypeId) {
        let (nesting, parts) = (self.nesting(ty) + 1, self.parts(ty));
        if let Some(info) = self.records.get_mut(id) {
            info.nesting = info.nesting.max(nesting);
            info.parts = info.parts.saturating_add(parts);
        }
    }

    fn array_length(&mut self, bound: &ast::ArrayBound) -> Option<ArrayLength> {
        let Some(size) = bound.size else { return Some(ArrayLength::Unsized) };
        let value = self.expression(size);
        if self.is_error(value) {
            return None;
        }
        let span = self.span(value);
        let is_integer = matches!(
            convert::numeric(&self.program.types, self.ty(value)),
            Some(it) if it.shape == convert::Shape::Scalar && !it.scalar.is_float()
        );
        if !is_integer {
            let name = self.type_name(self.ty(value));
            self.report(errors::ArrayLengthType { name, at: span });
            return None;
        }
        match self.evaluate_integer(value) {
            Some(length) if (1..=MAX_ARRAY_LENGTH).contains(&length) => {
                Some(ArrayLength::Fixed(length as u32))
            }
            Some(length) => {
                self.report(errors::ArrayLengthRange { length, at: span });
                None
            }
            None => match self.evaluate_with_defaults(value) {
                Some(Constant::Int(default)) if (1..=MAX_ARRAY_LENGTH).contains(&default) => {
                    let value = self.concrete(value);
                    let expression = self.program.defer(value);
                    Some(ArrayLength::Spec { expression, default: default as u32 })
                }
                _ => {
                    self.report(errors::NotConstant { what: "an array length".into(), at: span });
                    None
                }
            },
        }
    }

    /// `Texture2D<float4>` and all other types of the library, their arguments checked and completed.
    fn object_type(
        &mut self,
        kind: ObjectKind,
        arguments: Option<&ast::TemplateArguments>,
        span: Span,
    ) -> TypeId {
        let mut args = self.template_arguments(arguments);
        if args.iter().any(|it| matches!(it, TemplateArgument::Type(ty) if self.is_error_type(*ty))) {
            return self.program.types.error;
        }
        let (least, most) = argument_counts(kind);
        if args.len() < least || args.len() > most {
            let name = kind.name().to_string();
            if args.len() > most && most == 0 {
                self.report(names::NotATemplate { name, at: span });
            } else if args.len() > most {
                let at = self.argument_span(arguments, most, span);
                self.report(errors::TooManyTemplateArguments { name, most, at });
            } else {
                self.report(errors::TooFewTemplateArguments { name, least, at: span });
            }
            return self.program.types.error;
        }
        let first = self.argument_span(arguments, 0, span);
        if !self.argument_kinds_fit(kind, &args, first)
            || !self.check_hit_object_arguments(kind, &args, first)
        {
            return self.program.types.error;
        }
        use ObjectKind::*;
        if kind == RayQuery {
            self.check_query_flags(&args, span);
        }
        match kind {
            _ if args.is_empty() && default_is_float4(kind) => {
                args.push(TemplateArgument::Type(self.program.types.vector(Scalar::Float, 4)));
            }
            RayQuery if args.len() == 2 && args[1] == TemplateArgument::Integer(0) => {
                args.pop();
            }
            // Zero samples are as many as not said.
            Texture2DMS | Texture2DMSArray | RWTexture2DMS | RWTexture2DMSArray
                if args.get(1) == Some(&TemplateArgument::Integer(0)) =>
            {
                args.pop();
            }
            _ => {}
        }
        self.program.types.object(kind, args.into_vec())
    }

    fn argument_kinds_fit(&mut self, kind: ObjectKind, args: &[TemplateArgument], span: Span) -> bool {
        use ObjectKind::*;
        match kind {
            RayQuery | FeedbackTexture2D | FeedbackTexture2DArray => {
                return self.integers(args, span);
            }
            SpirvType => return self.spirv_arguments_fit(args, 3, span),
            SpirvOpaqueType | ExtType => return self.spirv_arguments_fit(args, 1, span),
            IntegralConstant if matches!(args.first(), Some(TemplateArgument::Type(_))) => {
                return self.spirv_arguments_fit(&args[1..], 1, span);
            }
            Literal => return true,
            _ => {}
        }
        let Some(first) = args.first() else { return true };
        let TemplateArgument::Type(element) = first else {
            self.report(errors::TypeArgumentExpected { at: span });
            return false;
        };
        if !self.integers(&args[1..], span) {
            return false;
        }
        let element = self.program.types.unmodified(*element);
        if let Type::Array { length: ArrayLength::Unsized, .. } = self.program.types[element] {
            self.report(errors::ArrayWithoutLength { at: span });
            return false;
        }
        let is_void = self.program.types[element] == Type::Void;
        let name = |checker: &Self| checker.type_name(element);
        match kind.class() {
            ObjectClass::SampledImage
            | ObjectClass::StorageImage
            | ObjectClass::CombinedImageSampler
            | ObjectClass::SubpassInput => {
                let fits = match self.program.types[element] {
                    Type::Scalar(_) => true,
                    Type::Vector { scalar, len } => {
                        let size = scalar.size();
                        if size * len > 16 || len > 4 {
                            self.report(errors::TexelTooLarge { name: name(self), at: span });
                            return false;
                        }
                        true
                    }
                    Type::Matrix { rows, columns, .. } => {
                        if u32::from(rows) * u32::from(columns) > 4 {
                            self.report(errors::TexelTooLarge { name: name(self), at: span });
                            return false;
                        }
                        true
                    }
                    Type::Struct(_) => {
                        let types = &self.program.types;
                        !types.contains_object(element) && types.leaf_count(element) != Some(0)
                    }
                    _ => false,
                };
                if !fits {
                    self.report(errors::ObjectAsArgument {
                        name: name(self),
                        object: kind.name().into(),
                        at: span,
                    });
                }
                fits
            }
            ObjectClass::ConstantBuffer | ObjectClass::TextureBuffer => {
                let is_struct = matches!(self.program.types[element], Type::Struct(_));
                let (name, object) = (name(self), kind.name().into());
                if !is_struct {
                    self.report(errors::StructArgumentExpected { name, object, at: span });
                } else if self.holds_resources(element) {
                    self.report(errors::ObjectAsArgument { name, object, at: span });
                    return false;
                }
                is_struct
            }
            ObjectClass::StructuredBuffer => {
                let fits = !is_void && !self.program.types.contains_handles(element);
                if !fits {
                    self.report(errors::ObjectAsArgument {
                        name: name(self),
                        object: kind.name().into(),
                        at: span,
                    });
                }
                fits
            }
            ObjectClass::Other if kind.is_of_nodes() => self.record_fits(element, kind, span),
            _ if is_void && kind != ExtResultId => {
                self.report(errors::ObjectAsArgument {
                    name: name(self),
                    object: kind.name().into(),
                    at: span,
                });
                false
            }
            ObjectClass::Other if kind.is_patch() => {
                let fits =
                    matches!(args[1], TemplateArgument::Integer(count) if (1..=MAX_POINTS).contains(&count));
                if !fits {
                    self.report(errors::LengthOutOfRange { most: MAX_POINTS, at: span });
                }
                fits
            }
            _ => true,
        }
    }

    /// Of inline SPIR-V: so many numbers, and then whatever can be an operand.
    fn spirv_arguments_fit(&mut self, args: &[TemplateArgument], numbers: usize, span: Span) -> bool {
        use TemplateArgument::*;
        let (numbers, operands) = args.split_at(numbers.min(args.len()));
        let fits = numbers.iter().all(|it| matches!(it, Integer(_) | Bool(_) | Literal(_)))
            && !operands.iter().any(|it| matches!(it, Template(_)));
        if !fits {
            self.report(errors::IntegerArgumentExpected { at: span });
        }
        fits
    }

    fn integers(&mut self, args: &[TemplateArgument], span: Span) -> bool {
        let fits = args.iter().all(|it| {
            matches!(it, TemplateArgument::Integer(_) | TemplateArgument::Bool(_) | TemplateArgument::Spec(_))
        });
        if !fits {
            self.report(errors::IntegerArgumentExpected { at: span });
        }
        fits
    }
}

/// The most control points of a patch. HLSL says 32, which DXC does not check for SPIR-V; devices say how many they take.
const MAX_POINTS: i64 = 1024;

/// How many template arguments a library type takes, at least and at most.
fn argument_counts(kind: ObjectKind) -> (usize, usize) {
    use ObjectKind::*;
    match kind {
        _ if default_is_float4(kind) => match kind {
            RWTexture2DMS | RWTexture2DMSArray => (0, 2),
            _ => (0, 1),
        },
        Texture2DMS | Texture2DMSArray => (1, 2),
        RayQuery => (1, 2),
        FeedbackTexture2D | FeedbackTexture2DArray => (1, 1),
        InputPatch | OutputPatch => (2, 2),
        BufferPointer => (1, 2),
        SpirvType => (3, usize::MAX),
        SpirvOpaqueType | ExtType => (1, usize::MAX),
        IntegralConstant => (2, 2),
        ExtResultId | Literal => (1, 1),
        RWBuffer
        | RasterizerOrderedBuffer
        | StructuredBuffer
        | RWStructuredBuffer
        | RasterizerOrderedStructuredBuffer
        | AppendStructuredBuffer
        | ConsumeStructuredBuffer
        | ConstantBuffer
        | TextureBuffer
        | RWTexture1D
        | RWTexture1DArray
        | RWTexture2D
        | RWTexture2DArray
        | RWTexture3D
        | RasterizerOrderedTexture1D
        | RasterizerOrderedTexture1DArray
        | RasterizerOrderedTexture2D
        | RasterizerOrderedTexture2DArray
        | RasterizerOrderedTexture3D
        | PointStream
        | LineStream
        | TriangleStream
        | DispatchNodeInputRecord
        | RWDispatchNodeInputRecord
        | GroupNodeInputRecords
        | RWGroupNodeInputRecords
        | ThreadNodeInputRecord
        | RWThreadNodeInputRecord
        | NodeOutput
        | NodeOutputArray
        | ThreadNodeOutputRecords
        | GroupNodeOutputRecords => (1, 1),
        _ => (0, 0),
    }
}

/// Textures to be read have texels of `float4` where nothing else is said.
fn default_is_float4(kind: ObjectKind) -> bool {
    use ObjectKind::*;
    match kind {
        FeedbackTexture2D | FeedbackTexture2DArray => false,
        Buffer => true,
        Texture2DMS | Texture2DMSArray => false,
        RWTexture2DMS | RWTexture2DMSArray => true,
        _ => matches!(
            kind.class(),
            ObjectClass::SampledImage | ObjectClass::CombinedImageSampler | ObjectClass::SubpassInput
        ),
    }
}
