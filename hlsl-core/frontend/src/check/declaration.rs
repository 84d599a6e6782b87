//! Variables outside of functions, and where they live.

mod buffer;
mod local;

use super::{
    Checker,
    annotation::Annotated,
    attribute::Place,
    modifier::Modified,
    scope::{Entity, ScopeKind, Sought, Want},
};
use crate::{
    ast::{self, Modifier, Modifiers},
    attribute::{Attribute, AttributeKind},
    diagnostics::list::{
        attributes as interface, declarations, names, nodes, parse, placement, subobjects, types as errors,
    },
    options::HlslVersion,
    source::Span,
    spirv,
    symbol::{Symbol, kw},
    typed::{BufferId, Declaration, ExprId, Global, GlobalId, Storage},
    types::{ObjectKind, TemplateArgument, Type, TypeId, TypeModifiers, Types, convert},
};

const GLOBAL: &str = "a variable";
const LOCAL: &str = "a local variable";

/// One declarator, with what it shares with the others of its declaration.
#[derive(Clone, Copy)]
struct Declared<'a, 's> {
    variables: &'a ast::Variables,
    declarator: &'a ast::Declarator,
    /// The type in front, none for `auto`.
    base: Option<TypeId>,
    /// Attributes in front.
    shared: &'s [Attribute],
}

/// What a declarator says of its variable's type.
struct DeclaredType {
    /// Without `const`.
    ty: TypeId,
    is_const: bool,
    /// The initializer, where it had to be looked at for the type (`auto`).
    deduced: Option<ExprId>,
}

impl<'a> Checker<'a> {
    /// Global variables, those of namespaces, and static members.
    pub(super) fn variables(&mut self, variables: &'a ast::Variables, attributes: &'a [ast::Attribute]) {
        for declarator in &variables.declarators {
            if declarator.arguments.is_some() {
                let (name, at) = (self.text(declarator.name.symbol), declarator.name.span);
                self.report(names::NotATemplate { name, at });
                return;
            }
        }
        self.variables_of(variables, attributes, None);
    }

    pub(super) fn variables_of(
        &mut self,
        variables: &'a ast::Variables,
        attributes: &'a [ast::Attribute],
        buffer: Option<BufferId>,
    ) {
        let modifiers = &variables.specifiers.modifiers;
        self.check_modifiers(modifiers, Modified::Global);
        let base = self.declared_base(variables);
        // They declare nothing.
        if base.is_some() && base == self.language.effect_type {
            return;
        }
        let place = if buffer.is_some() { Place::Member } else { Place::Variable };
        let shared = self.attributes(attributes, place);
        for declarator in &variables.declarators {
            let it = Declared { variables, declarator, base, shared: &shared };
            match &declarator.qualifier {
                Some(path) => {
                    let (base, _) = self.deduced_base(declarator, base);
                    self.define_static_member(path, declarator, base);
                }
                None => self.global(it, buffer),
            }
        }
    }

    fn global(&mut self, it: Declared<'a, '_>, buffer: Option<BufferId>) {
        let Declared { variables, declarator, shared, .. } = it;
        let modifiers = &variables.specifiers.modifiers;
        let mut attributes = shared.to_vec();
        let place = if buffer.is_some() { Place::Member } else { Place::Variable };
        attributes.extend(self.attributes(&declarator.attributes, place));
        let annotated = if buffer.is_some() { Annotated::BufferMember } else { Annotated::Global };
        let annotations = self.annotations(&declarator.annotations, annotated);
        self.check_conflicts(&declarator.annotations);
        let symbol = declarator.name.symbol;
        let at = declarator.name.span;

        let what = if buffer.is_some() { "a buffer member" } else { GLOBAL };
        let DeclaredType { ty, is_const, deduced } = self.declared_type(it, what);
        // Vulkan has nothing between the own and all invocations that an invocation could move within.
        let is_coherent = modifiers.has(Modifier::GloballyCoherent)
            || modifiers.has(Modifier::ReorderCoherent)
            || self.is_coherent_type(ty);
        // What comes from a heap is coherent if the variable is.
        let filled = if is_coherent { self.with_modifier(ty, TypeModifiers::GLOBALLY_COHERENT) } else { ty };
        let ty = self.without_modifier(ty, TypeModifiers::COHERENT);
        self.builtin_variable(modifiers, &attributes, ty, at);
        let storage = self.storage(ty, modifiers, &attributes, buffer, at);
        self.check_registers(ty, &annotations.registers);
        self.check_global_type(symbol, ty, storage, at);
        let qualified_name = self.qualified_here(symbol);
        let id = self.program.globals.add(Global {
            name: symbol,
            qualified_name,
            ty,
            storage,
            is_const: is_const || is_set_by_host(storage) || matches!(storage, Storage::BuiltinInput(_)),
            is_precise: modifiers.has(Modifier::Precise),
            is_globally_coherent: is_coherent,
            initializer: None,
            constant: None,
            is_local_static: false,
            semantic: annotations.semantic,
            registers: annotations.registers,
            pack_offset: annotations.pack_offset,
            attributes,
            span: at,
        });
        if self.subobject(ty).is_some() {
            self.check_subobject_modifiers(modifiers, at);
            if self.declare_global(id, modifiers)
                && let Some(ast::Initializer::Value(value)) = &declarator.initializer
            {
                self.initialize_subobject(*value, ty, at);
            }
            return;
        }
        match buffer {
            Some(buffer) => {
                // Members live in the scope around the buffer.
                self.program.buffers[buffer].members.push(id);
            }
            None if self.scopes.in_pattern() => {}
            None => self.program.declarations.push(Declaration::Global(id)),
        }
        if !self.declare_global(id, modifiers) {
            return;
        }
        let initializer = match &declarator.initializer {
            Some(it) => {
                let value = deduced.or_else(|| self.initializer(it, filled));
                if let Some(value) = value {
                    self.complete_array(id, value);
                }
                value
            }
            None if matches!(storage, Storage::Static) => self.default_hit_object(ty, at),
            None => None,
        };
        // Templates as they stand have no values to start with.
        let initializer = initializer.filter(|_| !self.scopes.in_pattern());
        self.set_initializer(id, initializer, declarator);
        self.check_global(id, &variables.specifiers);
    }

    fn check_global_type(&mut self, symbol: Symbol, ty: TypeId, storage: Storage, at: Span) {
        if let Some((kind, _)) = self.program.types.as_object(ty)
            && kind.is_of_nodes()
            && !matches!(storage, Storage::Static)
        {
            self.report(nodes::NodeObjectPlace { kind: kind.name(), at });
        }
        if is_set_by_host(storage) && self.program.types.contains_long_vector(ty) {
            let name = self.text(symbol);
            self.report(errors::LongVectorInBuffer { name, at });
        }
    }

    /// Makes the name of a global known. False where `extern` only says again what is declared elsewhere.
    fn declare_global(&mut self, id: GlobalId, modifiers: &Modifiers) -> bool {
        let Global { name: symbol, ty, span: at, .. } = self.program.globals[id];
        // Inside of an instance of a variable template its name is the template's.
        if symbol == kw::EMPTY || self.scopes[self.scopes.current].kind == ScopeKind::Template {
            return true;
        }
        self.refuse_heap(symbol, at);
        let clash = self.scopes.declared(self.scopes.current, symbol).iter().copied().find(|it| {
            matches!(it, Entity::Global(_) | Entity::Functions(_) | Entity::Field { .. })
                || matches!(
                    it,
                    Entity::Enumerator(..)
                        | Entity::Namespace(_)
                        | Entity::Template(_)
                        | Entity::VariableTemplate(_)
                )
        });
        match clash {
            Some(Entity::Global(before)) if modifiers.has(Modifier::Extern) => {
                if !convert::equal(&self.program.types, self.program.globals[before].ty, ty) {
                    self.redefinition(symbol, at, Entity::Global(before));
                }
                return false;
            }
            Some(before) => self.redefinition(symbol, at, before),
            None => self.scopes.declare(self.scopes.current, symbol, Entity::Global(id)),
        }
        true
    }

    /// The type before the declarators, none for `auto`.
    fn declared_base(&mut self, variables: &'a ast::Variables) -> Option<TypeId> {
        match self.ast[variables.specifiers.ty].kind {
            ast::TypeKind::Auto if variables.declarators.iter().all(|it| it.initializer.is_some()) => None,
            _ => Some(self.type_of_variable(&variables.specifiers)),
        }
    }

    /// The type before one declarator: with `auto` that of its initializer, which comes along.
    fn deduced_base(
        &mut self,
        declarator: &'a ast::Declarator,
        base: Option<TypeId>,
    ) -> (TypeId, Option<ExprId>) {
        let error = self.program.types.error;
        match (base, &declarator.initializer) {
            (Some(base), _) => (self.older_sampler(declarator.name, base), None),
            (None, Some(_)) if !declarator.arrays.is_empty() => {
                self.report(declarations::AutoArray { at: declarator.name.span });
                (error, None)
            }
            (None, Some(ast::Initializer::Value(id))) => {
                if let ast::ExpressionKind::InitializerList(_) = self.ast[*id].kind {
                    self.report(declarations::AutoHere { at: self.ast[*id].span });
                    return (error, None);
                }
                let value = self.expression(*id);
                let value = self.contents(value);
                let value = self.concrete(value);
                let ty = self.program.types.unmodified(self.ty(value));
                let is_unnamed = match &self.program.types[ty] {
                    // What comes from a heap is a resource of any type.
                    Type::Object { kind, .. } => {
                        matches!(kind, ObjectKind::HeapResource | ObjectKind::HeapSampler)
                    }
                    Type::String | Type::Void => true,
                    _ => false,
                };
                if is_unnamed {
                    let (name, at) = (self.type_name(ty), self.span(value));
                    self.report(declarations::AutoOf { name, at });
                    return (error, None);
                }
                (ty, Some(value))
            }
            (None, Some(_)) => {
                self.report(declarations::AutoHere { at: declarator.name.span });
                (error, None)
            }
            (None, None) => (error, None),
        }
    }

    /// The type of one declarator, which declares `what`.
    fn declared_type(&mut self, it: Declared<'a, '_>, what: &str) -> DeclaredType {
        let (base, deduced) = self.deduced_base(it.declarator, it.base);
        let ty = self.array_type(base, &it.declarator.arrays);
        let ty = self.usable_type(ty, what, it.declarator.span);
        let modifiers = &it.variables.specifiers.modifiers;
        let is_const = modifiers.has(Modifier::Const)
            || modifiers.has(Modifier::Constexpr)
            || self.has_modifier(ty, TypeModifiers::CONST);
        DeclaredType { ty: self.without_modifier(ty, TypeModifiers::CONST), is_const, deduced }
    }

    /// `ty` if a variable can have it, else the error type, after a report.
    #[inline]
    pub(super) fn usable_type(&mut self, ty: TypeId, what: &str, span: Span) -> TypeId {
        if self.is_number(ty) { ty } else { self.usable_type_of(ty, what, span) }
    }

    fn usable_type_of(&mut self, ty: TypeId, what: &str, span: Span) -> TypeId {
        let inner = self.program.types.innermost(ty);
        match self.program.types[inner] {
            Type::Void => {
                self.report(errors::VoidVariable { what: what.into(), at: span });
                self.program.types.error
            }
            Type::String if what != GLOBAL => {
                self.report(declarations::StringHere { what: what.into(), at: span });
                self.program.types.error
            }
            Type::Struct(id) => {
                if self.is_incomplete(inner) {
                    self.report(names::IncompleteType { name: self.type_name(inner), at: span });
                    return self.program.types.error;
                }
                if !self.records.open.contains(&id) && self.is_abstract(id) {
                    let name = self.type_name(inner);
                    match what {
                        GLOBAL | LOCAL => self.report(errors::AbstractVariable { name, at: span }),
                        _ => self.report(declarations::AbstractType { what: what.into(), name, at: span }),
                    }
                    return self.program.types.error;
                }
                ty
            }
            Type::Object { .. } => {
                if let Some(kind) = self.subobject(inner)
                    && !(what == GLOBAL && self.is_at_file_scope())
                {
                    self.report(subobjects::SubobjectPlace { name: kind.name().into(), at: span });
                    return self.program.types.error;
                }
                self.check_literals(inner, span);
                ty
            }
            _ => ty,
        }
    }

    /// Whether a struct is declared and not defined yet.
    pub(super) fn is_incomplete(&self, ty: TypeId) -> bool {
        match self.program.types[self.program.types.innermost(ty)] {
            Type::Struct(id) => {
                !self.program.types.structs[id].is_complete && !self.records.open.contains(&id)
            }
            _ => false,
        }
    }

    fn storage(
        &mut self,
        ty: TypeId,
        modifiers: &Modifiers,
        attributes: &[Attribute],
        buffer: Option<BufferId>,
        at: Span,
    ) -> Storage {
        for attribute in attributes.iter().rev() {
            match attribute.kind {
                AttributeKind::ConstantId(id) if buffer.is_none() => return Storage::SpecConstant(id),
                AttributeKind::ExtBuiltinInput(id) => return Storage::BuiltinInput(id),
                AttributeKind::ExtBuiltinOutput(id) => return Storage::BuiltinOutput(id),
                AttributeKind::ExtStorageClass(id) if buffer.is_none() => return Storage::StorageClass(id),
                AttributeKind::PushConstant if buffer.is_none() => return Storage::PushConstant,
                AttributeKind::ShaderRecordExt | AttributeKind::ShaderRecordNv if buffer.is_none() => {
                    return Storage::ShaderRecord;
                }
                _ => {}
            }
        }
        let kind = self.program.types.resource_kind(ty);
        let is_descriptor = kind.is_some_and(|kind| kind.is_resource());
        if let Some(buffer) = buffer {
            let holds_objects = is_descriptor || (kind.is_none() && self.holds_resources(ty));
            if holds_objects {
                return Storage::Resource;
            }
            let index = self.program.buffers[buffer].members.len() as u32;
            return Storage::BufferMember { buffer, index };
        }
        if modifiers.has(Modifier::GroupShared) {
            if modifiers.has(Modifier::Extern) {
                self.report(errors::ModifiersExclude {
                    first: "groupshared".into(),
                    second: "extern".into(),
                    at: modifiers.span(Modifier::Extern).unwrap_or(at),
                });
            }
            return Storage::GroupShared;
        }
        if modifiers.has(Modifier::Static) {
            return Storage::Static;
        }
        if is_descriptor || self.holds_resources(ty) {
            return Storage::Resource;
        }
        if is_handle(&self.program.types, ty) {
            return Storage::StorageClass(spirv::StorageClass::UniformConstant as u32);
        }
        Storage::Uniform
    }

    /// `vk::ext_builtin_input` and `vk::ext_builtin_output` require certain modifiers.
    fn builtin_variable(&mut self, modifiers: &Modifiers, attributes: &[Attribute], ty: TypeId, at: Span) {
        let input = attributes.iter().find(|it| matches!(it.kind, AttributeKind::ExtBuiltinInput(_)));
        let output = attributes.iter().find(|it| matches!(it.kind, AttributeKind::ExtBuiltinOutput(_)));
        if input.or(output).is_none() {
            return;
        }
        let other_way = |storage: Storage| match (input.or(output).map(|it| &it.kind), storage) {
            (Some(AttributeKind::ExtBuiltinInput(id)), Storage::BuiltinOutput(other))
            | (Some(AttributeKind::ExtBuiltinOutput(id)), Storage::BuiltinInput(other)) => {
                (*id == other).then_some(other)
            }
            _ => None,
        };
        let clash =
            self.program.globals.values().find_map(|it| other_way(it.storage).map(|id| (id, it.span)));
        let same_way = |storage: Storage| match (input.or(output).map(|it| &it.kind), storage) {
            (Some(AttributeKind::ExtBuiltinInput(id)), Storage::BuiltinInput(other))
            | (Some(AttributeKind::ExtBuiltinOutput(id)), Storage::BuiltinOutput(other)) => *id == other,
            _ => false,
        };
        let types = &self.program.types;
        let retyped = self.program.globals.values().find(|it| {
            same_way(it.storage) && !convert::equal(types, types.unmodified(it.ty), types.unmodified(ty))
        });
        let retyped = retyped.map(|it| (self.type_name(it.ty), it.span));
        if let (Some(_), Some(second)) = (input, output) {
            self.report(placement::BuiltinBoth { at: second.span });
        } else if let Some((id, first)) = clash {
            self.report(placement::BuiltinTwoWays { id, at, first });
        } else if !modifiers.has(Modifier::Static) {
            self.report(placement::BuiltinNotStatic { at });
        } else if input.is_some() && !modifiers.has(Modifier::Const) {
            self.report(placement::BuiltinInputWritable { at });
        } else if let Some((name, first)) = retyped {
            self.report(placement::BuiltinRetyped { name, at, first });
        }
    }

    /// Whether a descriptor is somewhere in a value of the type.
    pub(super) fn holds_resources(&self, ty: TypeId) -> bool {
        self.program.types.contains(ty, ObjectKind::is_resource)
    }

    /// Gives an array without a length the one of its initializer.
    fn complete_array(&mut self, id: GlobalId, value: ExprId) {
        let ty = self.program.globals[id].ty;
        if self.program.types.is_unsized(ty) {
            self.program.globals[id].ty = self.program.types.unmodified(self.ty(value));
        }
    }

    fn set_initializer(&mut self, id: GlobalId, value: Option<ExprId>, declarator: &'a ast::Declarator) {
        let it = &self.program.globals[id];
        let (storage, ty, is_const) = (it.storage, it.ty, it.is_const);
        let at = declarator.name.span;
        let is_unsized = self.program.types.is_unsized(ty);
        // Only of resources does the host decide how many there are.
        let has_length =
            !is_unsized || storage == Storage::Resource && self.is_object(self.program.types.innermost(ty));
        // In the last place, which `check_tail` looks at.
        let is_tail = matches!(storage, Storage::BufferMember { buffer, .. } if self.may_be_unsized(buffer));
        if !has_length && value.is_none() && !is_tail && !self.is_error_type(ty) {
            self.report(errors::ArrayWithoutLength { at });
        }
        let is_private = storage == Storage::StorageClass(spirv::StorageClass::Private as u32);
        match storage {
            Storage::Uniform | Storage::BufferMember { .. }
                if value.is_some() && !matches!(self.program.types[ty], Type::String | Type::Error) =>
            {
                let at = value.map_or(at, |value| self.span(value));
                if self.version() >= HlslVersion::V202x {
                    let what = "initializers of variables in constant buffers";
                    let instead =
                        "remove it: the host sets the value; or declare the variable `static const`";
                    self.report(parse::Removed { what, instead, at });
                }
                let buffer = match storage {
                    Storage::BufferMember { buffer, .. } => {
                        Some(self.program.buffers[buffer].is_texture_buffer)
                    }
                    _ => None,
                };
                match buffer {
                    Some(is_texture_buffer) => {
                        let keyword = if is_texture_buffer { "tbuffer" } else { "cbuffer" };
                        self.report(errors::MemberInitializerIgnored { keyword, at });
                    }
                    None => {
                        let name = self.text(declarator.name.symbol);
                        self.report(errors::InitializerIgnored { name, at });
                    }
                }
            }
            Storage::SpecConstant(_) if value.is_none() => {
                self.report(interface::SpecConstantWithoutValue { at });
            }
            Storage::BuiltinInput(_) | Storage::BuiltinOutput(_) | Storage::StorageClass(_)
                if value.is_some() && !is_private =>
            {
                let name = self.text(declarator.name.symbol);
                self.report(placement::StorageInitializer { name, at });
            }
            Storage::GroupShared if value.is_some() => {
                self.report(errors::GroupSharedInitializer { name: self.text(declarator.name.symbol), at });
            }
            _ => {}
        }
        let constant = match (value, storage) {
            (Some(value), Storage::Static) if is_const && !self.program.types.contains_mutable(ty) => {
                self.evaluate(value)
            }
            (Some(value), Storage::SpecConstant(_)) => {
                self.check_spec_default(value);
                self.evaluate(value).or_else(|| self.evaluate_with_defaults(value))
            }
            (Some(value), Storage::Uniform) => self.evaluate(value),
            _ => None,
        };
        // A static member of a template as it stands is no variable of the program: no code is to compute it.
        let value = if constant.is_none() && self.scopes.in_pattern() { None } else { value };
        let it = &mut self.program.globals[id];
        it.initializer = value;
        it.constant = constant;
    }

    /// `int S::counter = 0;`
    fn define_static_member(&mut self, path: &ast::Path, declarator: &'a ast::Declarator, base: TypeId) {
        let Some(scope) = self.path_scope(path) else { return };
        let symbol = declarator.name.symbol;
        let found =
            self.scopes.declared(scope, symbol).iter().copied().find(|it| matches!(it, Entity::Global(_)));
        let Some(Entity::Global(id)) = found else {
            self.report(names::NotInScope {
                name: self.text(symbol),
                scope: self.reports.sources.text(path.span).to_string(),
                at: declarator.name.span,
            });
            return;
        };
        let written = self.array_type(base, &declarator.arrays);
        if !convert::equal(&self.program.types, written, self.program.globals[id].ty) {
            self.redefinition(symbol, declarator.name.span, Entity::Global(id));
            return;
        }
        if let Some(initializer) = &declarator.initializer {
            if self.program.globals[id].initializer.is_some() {
                self.redefinition(symbol, declarator.name.span, Entity::Global(id));
                return;
            }
            let ty = self.program.globals[id].ty;
            let value = self.in_scope(scope, |it| it.initializer(initializer, ty));
            if let Some(value) = value {
                self.complete_array(id, value);
            }
            self.set_initializer(id, value, declarator);
        }
    }

    /// The scope that a complete path names, including its last segment.
    fn path_scope(&mut self, path: &ast::Path) -> Option<super::scope::ScopeId> {
        let last = path.last()?;
        let ast::SegmentName::Identifier(symbol) = last.name else { return None };
        let inside = if path.is_qualified() { Some(self.qualifier(path)?) } else { None };
        let found = match inside {
            Some(scope) => self.look_up_in(scope, symbol, Want::Type),
            None => self.look_up(symbol, Want::Type),
        };
        self.mention(last.span, symbol, found, inside);
        match found {
            Some(Entity::Namespace(scope)) => Some(scope),
            Some(Entity::Type(ty)) => self.type_scope(ty, last.span),
            Some(Entity::Template(template)) => {
                let ty = self.instantiate_type(template, last.arguments.as_deref(), last.span);
                self.type_scope(ty, last.span)
            }
            Some(_) => None,
            None => {
                self.unknown_name(symbol, last.span, Sought::TypeOrNamespace);
                None
            }
        }
    }

    /// The scalar behind a type name used for a buffer of numbers.
    pub(super) fn is_numeric(&self, ty: TypeId) -> bool {
        matches!(
            self.program.types[self.program.types.unmodified(ty)],
            Type::Scalar(_) | Type::Vector { .. } | Type::Matrix { .. }
        )
    }
}

/// Whether a variable holds what the host gives.
fn is_set_by_host(storage: Storage) -> bool {
    matches!(
        storage,
        Storage::Uniform | Storage::BufferMember { .. } | Storage::PushConstant | Storage::SpecConstant(_)
    )
}

/// Whether an inline SPIR-V type is a handle that the host binds, such as an image, rather than data that can be in a
/// block. Types with unknown opcodes count as handles.
fn is_handle(types: &Types, ty: TypeId) -> bool {
    let opcode = match types.as_object(types.innermost(ty)) {
        Some((ObjectKind::SpirvOpaqueType, [TemplateArgument::Integer(opcode), ..])) => *opcode,
        _ => return false,
    };
    use crate::spirv::Op;
    let data = [
        Op::TypeVoid,
        Op::TypeBool,
        Op::TypeInt,
        Op::TypeFloat,
        Op::TypeVector,
        Op::TypeMatrix,
        Op::TypeArray,
        Op::TypeRuntimeArray,
        Op::TypeStruct,
        Op::TypePointer,
        Op::TypeFunction,
        Op::TypeUntypedPointerKHR,
        Op::TypeCooperativeMatrixKHR,
        Op::TypeCooperativeMatrixNV,
        Op::TypeCooperativeVectorNV,
        Op::TypeRayQueryKHR,
        Op::TypeHitObjectNV,
    ];
    !data.iter().any(|it| i64::from(*it as u32) == opcode)
}
