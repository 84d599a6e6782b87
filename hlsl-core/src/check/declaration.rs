//! Variables: global, local and static ones, their storage and their annotations.

use super::{
    Checker,
    attribute::Place,
    modifier::Modified,
    scope::{Entity, Want},
};
use crate::{
    ast::{self, AnnotationKind, Modifier, Modifiers},
    attribute::{self, Attribute, AttributeKind},
    diagnostics::list::{
        attributes as interface, declarations, layout, names, nodes, placement, rays, types as errors,
    },
    ir::spirv,
    source::Span,
    symbol::{Symbol, kw},
    typed::{
        BufferId, ConstantBuffer, Declaration, Expr, ExprId, ExprKind, Global, GlobalId, Local, LocalId,
        Statement, Storage,
    },
    types::{
        ArrayLength, Interpolation, ObjectClass, ObjectKind, Register, Semantic, TemplateArgument, Type,
        TypeId, TypeModifiers, Types, convert,
    },
};

const GLOBAL: &str = "a variable";
const LOCAL: &str = "a local variable";

/// The parsed annotations after the colon of a declaration.
#[derive(Clone, Debug, Default)]
pub(super) struct Annotations {
    pub(super) semantic: Option<Semantic>,
    pub(super) registers: Vec<Register>,
    pub(super) pack_offset: Option<u32>,
    pub(super) payload_access: Vec<(bool, Symbol)>,
}

/// What it is attached to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Annotated {
    Global,
    BufferMember,
    Buffer,
    Field,
    Function,
    Parameter,
    Local,
}

/// The interpolation modifiers among all modifiers.
pub(super) fn interpolation(modifiers: &Modifiers) -> Interpolation {
    let mut result = Interpolation::default();
    for (modifier, flag) in [
        (Modifier::Linear, Interpolation::LINEAR),
        (Modifier::Centroid, Interpolation::CENTROID),
        (Modifier::NoInterpolation, Interpolation::NO_INTERPOLATION),
        (Modifier::NoPerspective, Interpolation::NO_PERSPECTIVE),
        (Modifier::Sample, Interpolation::SAMPLE),
    ] {
        if modifiers.has(modifier) {
            result = result.with(flag);
        }
    }
    result
}

impl<'a> Checker<'a> {
    /// Global variables, those of namespaces, and static members.
    pub(super) fn variables(&mut self, variables: &'a ast::Variables, attributes: &'a [ast::Attribute]) {
        self.variables_of(variables, attributes, None);
    }

    fn variables_of(
        &mut self,
        variables: &'a ast::Variables,
        attributes: &'a [ast::Attribute],
        buffer: Option<BufferId>,
    ) {
        let modifiers = &variables.specifiers.modifiers;
        self.check_modifiers(modifiers, Modified::Global);
        let base = self.declared_base(variables);
        let place = if buffer.is_some() { Place::Member } else { Place::Variable };
        let shared = self.attributes(attributes, place);
        for declarator in &variables.declarators {
            self.global(variables, declarator, base, &shared, buffer);
        }
    }

    fn global(
        &mut self,
        variables: &'a ast::Variables,
        declarator: &'a ast::Declarator,
        base: Option<TypeId>,
        shared: &[Attribute],
        buffer: Option<BufferId>,
    ) {
        let modifiers = &variables.specifiers.modifiers;
        if let Some(path) = &declarator.qualifier {
            let (base, _) = self.deduced_base(declarator, base);
            self.define_static_member(path, declarator, base);
            return;
        }
        let mut attributes = shared.to_vec();
        let place = if buffer.is_some() { Place::Member } else { Place::Variable };
        attributes.extend(self.attributes(&declarator.attributes, place));
        let annotated = if buffer.is_some() { Annotated::BufferMember } else { Annotated::Global };
        let annotations = self.annotations(&declarator.annotations, annotated);
        self.check_conflicts(&declarator.annotations);
        let symbol = declarator.name.symbol;
        let at = declarator.name.span;

        let (base, deduced) = self.deduced_base(declarator, base);
        let what = if buffer.is_some() { "a buffer member" } else { GLOBAL };
        let ty = self.declared_type(declarator, base, what);
        let is_const = modifiers.has(Modifier::Const)
            || modifiers.has(Modifier::Constexpr)
            || self.has_modifier(ty, TypeModifiers::CONST);
        let ty = self.without_modifier(ty, TypeModifiers::CONST);
        // Vulkan has nothing between the own and all invocations that an invocation could move within.
        let is_coherent =
            modifiers.has(Modifier::GloballyCoherent) || modifiers.has(Modifier::ReorderCoherent);
        // What comes from a heap is coherent if the variable is.
        let filled = if is_coherent { self.with_modifier(ty, TypeModifiers::GLOBALLY_COHERENT) } else { ty };
        let ty = self.without_modifier(ty, TypeModifiers::GLOBALLY_COHERENT);
        self.builtin_variable(modifiers, &attributes, ty, at);
        let storage = self.storage(ty, modifiers, &attributes, buffer, at);
        self.check_registers(ty, &annotations.registers);
        if let Some((kind, _)) = self.program.types.as_object(ty)
            && kind.is_of_nodes()
            && !matches!(storage, Storage::Static)
        {
            self.report(nodes::NodeObjectPlace { kind: kind.name(), at });
        }
        let is_uniform = matches!(
            storage,
            Storage::Uniform
                | Storage::BufferMember { .. }
                | Storage::PushConstant
                | Storage::SpecConstant(_)
        );
        if is_uniform && self.program.types.contains_long_vector(ty) {
            let name = self.text(symbol);
            self.report(errors::LongVectorInBuffer { name, at });
        }
        let qualified_name = self.qualified_here(symbol);
        let id = self.program.globals.add(Global {
            name: symbol,
            qualified_name,
            ty,
            storage,
            is_const: is_const || is_uniform || matches!(storage, Storage::BuiltinInput(_)),
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
        match buffer {
            Some(buffer) => {
                // Members live in the scope around the buffer.
                self.program.buffers[buffer].members.push(id);
            }
            None if self.in_pattern() => {}
            None => self.program.declarations.push(Declaration::Global(id)),
        }
        if symbol != kw::EMPTY {
            let clash = self.declared(self.scope, symbol).iter().copied().find(|it| {
                matches!(it, Entity::Global(_) | Entity::Functions(_) | Entity::Field { .. })
                    || matches!(it, Entity::Enumerator(..) | Entity::Namespace(_) | Entity::Template(_))
            });
            match clash {
                Some(Entity::Global(before)) if modifiers.has(Modifier::Extern) => {
                    // `extern` says again what is declared elsewhere.
                    if !convert::equal(&self.program.types, self.program.globals[before].ty, ty) {
                        self.redefinition(symbol, at, Entity::Global(before));
                    }
                    return;
                }
                Some(before) => self.redefinition(symbol, at, before),
                None => self.declare_in(self.scope, symbol, Entity::Global(id)),
            }
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
        let initializer = initializer.filter(|_| !self.in_pattern());
        self.set_initializer(id, initializer, declarator);
        self.check_global(id, &variables.specifiers);
    }

    /// The type before the declarators, none for `auto`.
    fn declared_base(&mut self, variables: &'a ast::Variables) -> Option<TypeId> {
        match self.ast[variables.specifiers.ty].kind {
            ast::TypeKind::Auto if variables.declarators.iter().all(|it| it.initializer.is_some()) => None,
            _ => Some(self.specified(&variables.specifiers)),
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
            (Some(base), _) => (base, None),
            (None, Some(ast::Initializer::Value(id))) => {
                if let ast::ExpressionKind::InitializerList(_) = self.ast[*id].kind {
                    self.report(declarations::AutoHere { at: self.ast[*id].span });
                    return (error, None);
                }
                let value = self.expression(*id);
                let value = self.contents(value);
                let value = self.concrete(value);
                (self.program.types.unmodified(self.ty(value)), Some(value))
            }
            (None, _) => (error, None),
        }
    }

    /// The type of one declarator.
    fn declared_type(&mut self, declarator: &'a ast::Declarator, base: TypeId, what: &str) -> TypeId {
        let ty = self.array_type(base, &declarator.arrays);
        self.usable_type(ty, what, declarator.span)
    }

    /// `ty` if a variable can have it, else the error type, after a report.
    pub(super) fn usable_type(&mut self, ty: TypeId, what: &str, span: Span) -> TypeId {
        let inner = self.innermost(ty);
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
                if !self.open_records.contains(&id) && self.is_abstract(id) {
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
                self.check_literals(inner, span);
                ty
            }
            _ => ty,
        }
    }

    /// Whether a struct is declared and not defined yet.
    pub(super) fn is_incomplete(&self, ty: TypeId) -> bool {
        match self.program.types[self.innermost(ty)] {
            Type::Struct(id) => {
                !self.program.types.structs[id].is_complete && !self.open_records.contains(&id)
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
        let types = &self.program.types;
        match &types[types.unmodified(ty)] {
            Type::Object { kind, .. } => kind.is_resource(),
            Type::Array { element, .. } => self.holds_resources(*element),
            Type::Struct(id) => {
                let mut at = Some(*id);
                while let Some(id) = at {
                    let it = &types.structs[id];
                    if it.fields.iter().any(|field| self.holds_resources(field.ty)) {
                        return true;
                    }
                    at = it.base;
                }
                false
            }
            _ => false,
        }
    }

    /// Gives an array without a length the one of its initializer.
    fn complete_array(&mut self, id: GlobalId, value: ExprId) {
        let ty = self.program.globals[id].ty;
        if let Type::Array { length: ArrayLength::Unsized, .. } =
            self.program.types[self.program.types.unmodified(ty)]
        {
            self.program.globals[id].ty = self.program.types.unmodified(self.ty(value));
        }
    }

    fn set_initializer(&mut self, id: GlobalId, value: Option<ExprId>, declarator: &'a ast::Declarator) {
        let it = &self.program.globals[id];
        let (storage, ty, is_const) = (it.storage, it.ty, it.is_const);
        let at = declarator.name.span;
        let is_unsized = matches!(
            self.program.types[self.program.types.unmodified(ty)],
            Type::Array { length: ArrayLength::Unsized, .. }
        );
        if is_unsized && value.is_none() && !matches!(storage, Storage::Resource) && !self.is_error_type(ty) {
            self.report(errors::ArrayWithoutLength { at });
        }
        let is_private = storage == Storage::StorageClass(spirv::StorageClass::Private as u32);
        match storage {
            Storage::Uniform | Storage::BufferMember { .. }
                if value.is_some() && !matches!(self.program.types[ty], Type::String | Type::Error) =>
            {
                self.report(errors::InitializerIgnored {
                    name: self.text(declarator.name.symbol),
                    at: value.map_or(at, |value| self.span(value)),
                });
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
            (Some(value), Storage::Static) if is_const => self.evaluate(value),
            (Some(value), Storage::SpecConstant(_)) => {
                self.check_spec_default(value);
                self.evaluate(value).or_else(|| self.evaluate_with_defaults(value))
            }
            (Some(value), Storage::Uniform) => self.evaluate(value),
            _ => None,
        };
        // A static member of a template as it stands is no variable of the program: no code is to compute it.
        let value = if constant.is_none() && self.in_pattern() { None } else { value };
        let it = &mut self.program.globals[id];
        it.initializer = value;
        it.constant = constant;
    }

    /// `int S::counter = 0;`
    fn define_static_member(&mut self, path: &'a ast::Path, declarator: &'a ast::Declarator, base: TypeId) {
        let Some(scope) = self.path_scope(path) else { return };
        let symbol = declarator.name.symbol;
        let found = self.declared(scope, symbol).iter().copied().find(|it| matches!(it, Entity::Global(_)));
        let Some(Entity::Global(id)) = found else {
            self.report(names::NotInScope {
                name: self.text(symbol),
                scope: self.sources.text(path.span).to_string(),
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
    fn path_scope(&mut self, path: &'a ast::Path) -> Option<super::scope::ScopeId> {
        let last = path.last()?;
        let ast::SegmentName::Identifier(symbol) = last.name else { return None };
        let found = if path.is_qualified() {
            let scope = self.qualifier(path)?;
            self.look_up_in(scope, symbol, Want::Type)
        } else {
            self.look_up(symbol, Want::Type)
        };
        match found {
            Some(Entity::Namespace(scope)) => Some(scope),
            Some(Entity::Type(ty)) => self.type_scope(ty, last.span),
            Some(Entity::Template(template)) => {
                let ty = self.instantiate_type(template, last.arguments.as_deref(), last.span);
                self.type_scope(ty, last.span)
            }
            Some(_) => None,
            None => {
                self.unknown_name(symbol, last.span, "no type or namespace");
                None
            }
        }
    }

    /// `cbuffer C : register(b0) { … }`
    pub(super) fn buffer(&mut self, buffer: &'a ast::Buffer, attributes: &'a [ast::Attribute], span: Span) {
        let attributes = self.attributes(attributes, Place::Buffer);
        let annotations = self.annotations(&buffer.annotations, Annotated::Buffer);
        self.check_conflicts(&buffer.annotations);
        for annotation in &buffer.annotations {
            if let AnnotationKind::Register(register) = &annotation.kind
                && let Some(profile) = register.profile
            {
                self.report(interface::RegisterProfile { at: profile.span });
            }
        }
        let is_texture_buffer = buffer.kind == ast::BufferKind::Texture;
        for register in &annotations.registers {
            let expected = if is_texture_buffer { 't' } else { 'b' };
            if register.class.is_some_and(|class| class != expected) && !attributes_push(&attributes) {
                self.report(interface::RegisterClass {
                    expected: format!("'{expected}'"),
                    at: register.span,
                });
            }
        }
        let id = self.program.buffers.add(ConstantBuffer {
            name: buffer.name.symbol,
            is_texture_buffer,
            members: Vec::new(),
            registers: annotations.registers,
            attributes,
            span: if buffer.name.symbol == kw::EMPTY { span } else { buffer.name.span },
        });
        self.program.declarations.push(Declaration::Buffer(id));
        let symbol = buffer.name.symbol;
        // Buffers share their names with each other and with other things, often with their only member.
        if symbol != kw::EMPTY && self.declared(self.scope, symbol).is_empty() {
            self.declare_in(self.scope, symbol, Entity::Buffer(id));
        }
        self.buffer_items(id, &buffer.items);
        self.check_pack_offsets(id);
        self.check_buffer(id);
    }

    fn buffer_items(&mut self, id: BufferId, items: &'a [crate::arena::Id<ast::Item>]) {
        let ast = self.ast;
        for item in items {
            let it = &ast[*item];
            match &it.kind {
                ast::ItemKind::Variables(variables)
                    // `groupshared` changes nothing here: DXC keeps such a variable in the buffer.
                    if !variables.specifiers.modifiers.has(Modifier::Static) =>
                {
                    self.variables_of(variables, &it.attributes, Some(id));
                }
                _ => self.item(*item),
            }
        }
    }

    /// Either all members have a `packoffset` or none.
    fn check_pack_offsets(&mut self, id: BufferId) {
        let members = &self.program.buffers[id].members;
        let with = members.iter().filter(|it| self.program.globals[**it].pack_offset.is_some()).count();
        if with == 0 {
            return;
        }
        let plain = members.iter().find(|it| {
            let it = &self.program.globals[**it];
            it.pack_offset.is_none() && matches!(it.storage, Storage::BufferMember { .. })
        });
        if plain.is_some() {
            let at = self.program.buffers[id].span;
            self.report(interface::MixedPackOffsets { at });
        }
        for member in self.program.buffers[id].members.clone() {
            let it = &self.program.globals[member];
            let component = it.pack_offset.unwrap_or(0) % 16 / 4;
            let what = match self.program.types[self.program.types.unmodified(it.ty)] {
                _ if component == 0 => continue,
                Type::Vector { len, .. } if component + len > 4 => {
                    "does not fit into the rest of its register"
                }
                Type::Array { .. } | Type::Matrix { .. } | Type::Struct(_) => {
                    "begins in the middle of a register"
                }
                _ => continue,
            };
            let at = it.span;
            self.report(layout::PackOffsetComponent { what, at });
        }
    }

    /// Local variables, as statements.
    pub(super) fn local_variables(
        &mut self,
        variables: &'a ast::Variables,
        attributes: &'a [ast::Attribute],
        out: &mut Vec<Statement>,
    ) {
        let modifiers = &variables.specifiers.modifiers;
        self.check_modifiers(modifiers, Modified::Local);
        let base = self.declared_base(variables);
        let shared = self.attributes(attributes, Place::Local);
        for declarator in &variables.declarators {
            if modifiers.has(Modifier::Static) {
                self.local_static(variables, declarator, base, &shared, out);
            } else {
                self.local(variables, declarator, base, &shared, out);
            }
        }
    }

    fn local(
        &mut self,
        variables: &'a ast::Variables,
        declarator: &'a ast::Declarator,
        base: Option<TypeId>,
        shared: &[Attribute],
        out: &mut Vec<Statement>,
    ) {
        let modifiers = &variables.specifiers.modifiers;
        let (base, deduced) = self.deduced_base(declarator, base);
        let ty = self.declared_type(declarator, base, LOCAL);
        let is_const = modifiers.has(Modifier::Const)
            || modifiers.has(Modifier::Constexpr)
            || self.has_modifier(ty, TypeModifiers::CONST);
        let ty = self.without_modifier(ty, TypeModifiers::CONST);
        let mut attributes = shared.to_vec();
        attributes.extend(self.attributes(&declarator.attributes, Place::Local));
        self.builtin_variable(modifiers, &attributes, ty, declarator.name.span);
        if !declarator.annotations.is_empty() {
            self.annotations(&declarator.annotations, Annotated::Local);
        }
        let symbol = declarator.name.symbol;
        let local = Local {
            name: symbol,
            ty,
            is_const,
            is_precise: modifiers.has(Modifier::Precise),
            is_parameter: false,
            attributes,
            span: declarator.name.span,
        };
        let id = self.add_local(local);
        // As in C, the name means the new variable in its own initializer already.
        self.declare_local(symbol, id, declarator.name.span);
        let initializer = match &declarator.initializer {
            Some(it) => deduced.or_else(|| self.initializer(it, ty)),
            None => self.default_hit_object(ty, declarator.name.span),
        };
        if let Type::Array { length: ArrayLength::Unsized, .. } =
            self.program.types[self.program.types.unmodified(ty)]
        {
            match initializer {
                Some(value) => {
                    let complete = self.program.types.unmodified(self.ty(value));
                    self.set_local_type(id, complete);
                }
                None => {
                    self.report(errors::ArrayWithoutLength { at: declarator.name.span });
                    let error = self.program.types.error;
                    self.set_local_type(id, error);
                }
            }
        }
        if is_const && let Some(value) = initializer {
            let constant = self.evaluate(value);
            if let (Some(constant), Some(function)) = (constant, &mut self.function) {
                function.constants.insert(id, constant);
            }
        }
        out.push(Statement::Local { local: id, initializer });
    }

    fn local_static(
        &mut self,
        variables: &'a ast::Variables,
        declarator: &'a ast::Declarator,
        base: Option<TypeId>,
        shared: &[Attribute],
        out: &mut Vec<Statement>,
    ) {
        let modifiers = &variables.specifiers.modifiers;
        let (base, deduced) = self.deduced_base(declarator, base);
        let ty = self.declared_type(declarator, base, LOCAL);
        let is_const = modifiers.has(Modifier::Const)
            || modifiers.has(Modifier::Constexpr)
            || self.has_modifier(ty, TypeModifiers::CONST);
        let ty = self.without_modifier(ty, TypeModifiers::CONST);
        let symbol = declarator.name.symbol;
        let function = self.function.as_ref().and_then(|it| it.id);
        let qualified_name = match function {
            Some(function) => {
                let outer = self.program.functions[function].qualified_name;
                let text = format!("{}::{}", self.symbols.text(outer), self.symbols.text(symbol));
                self.symbols.intern(&text)
            }
            None => symbol,
        };
        let at = declarator.name.span;
        let mut attributes = shared.to_vec();
        attributes.extend(self.attributes(&declarator.attributes, Place::Local));
        self.builtin_variable(modifiers, &attributes, ty, at);
        let storage = attribute::find(&attributes, |kind| match kind {
            AttributeKind::ExtBuiltinInput(id) => Some(Storage::BuiltinInput(*id)),
            AttributeKind::ExtBuiltinOutput(id) => Some(Storage::BuiltinOutput(*id)),
            AttributeKind::ExtStorageClass(id) => Some(Storage::StorageClass(*id)),
            _ => None,
        });
        let global = self.program.globals.add(Global {
            name: symbol,
            qualified_name,
            ty,
            storage: storage.unwrap_or(Storage::Static),
            is_const,
            is_precise: modifiers.has(Modifier::Precise),
            is_globally_coherent: false,
            initializer: None,
            constant: None,
            is_local_static: true,
            semantic: None,
            registers: Vec::new(),
            pack_offset: None,
            attributes,
            span: at,
        });
        if let Some(before) = self.function.as_ref().and_then(|it| it.names.find_in_block(symbol)) {
            self.redefinition(symbol, at, before);
        } else if let Some(function) = &mut self.function {
            function.names.declare(symbol, Entity::Global(global));
        }
        let value = match &declarator.initializer {
            Some(it) => deduced.or_else(|| self.initializer(it, ty)),
            None => None,
        };
        if let Some(value) = value {
            self.complete_array(global, value);
        }
        self.set_initializer(global, value, declarator);
        out.push(Statement::StaticLocal { global, span: declarator.span });
    }

    pub(super) fn add_local(&mut self, local: Local) -> LocalId {
        match &mut self.function {
            Some(function) => function.locals.add(local),
            None => LocalId::from_index(0),
        }
    }

    fn set_local_type(&mut self, id: LocalId, ty: TypeId) {
        if let Some(function) = &mut self.function {
            function.locals[id].ty = ty;
        }
    }

    /// Makes a name known in the innermost block, once.
    pub(super) fn declare_local(&mut self, symbol: Symbol, id: LocalId, span: Span) {
        if symbol == kw::EMPTY {
            return;
        }
        let Some(function) = &mut self.function else { return };
        match function.names.find_in_block(symbol) {
            Some(before) => self.redefinition(symbol, span, before),
            None => function.names.declare(symbol, Entity::Local(id)),
        }
    }

    /// The expression that reads a local.
    pub(super) fn local_expression(&mut self, id: LocalId, span: Span) -> ExprId {
        let ty = match &self.function {
            Some(function) => function.locals[id].ty,
            None => self.program.types.error,
        };
        self.program.expressions.add(Expr { kind: ExprKind::Local(id), ty, span })
    }

    // ---- What stands after the colon.

    pub(super) fn annotations(&mut self, list: &'a [ast::Annotation], on: Annotated) -> Annotations {
        let mut result = Annotations::default();
        let (mut read, mut written) = (None, None);
        for annotation in list {
            match &annotation.kind {
                AnnotationKind::Error => {}
                AnnotationKind::Semantic(text) => {
                    result.semantic = Some(self.semantic(*text, annotation.span));
                }
                AnnotationKind::Register(register) => {
                    if let Some(register) = self.register(register, annotation.span) {
                        result.registers.push(register);
                    }
                }
                AnnotationKind::PackOffset(offset) => {
                    if on != Annotated::BufferMember {
                        self.report(interface::PackOffsetHere { at: annotation.span });
                        continue;
                    }
                    let bytes = u64::from(offset.register) * 16 + u64::from(offset.component) * 4;
                    match u32::try_from(bytes) {
                        Ok(_) if result.pack_offset.is_some() => {
                            self.report(interface::PackOffsetTwice { at: annotation.span });
                        }
                        Ok(bytes) => result.pack_offset = Some(bytes),
                        Err(_) => self.report(interface::PackOffsetHere { at: annotation.span }),
                    }
                }
                AnnotationKind::Read(stages) | AnnotationKind::Write(stages) => {
                    let is_write = matches!(annotation.kind, AnnotationKind::Write(_));
                    let (first, name) = match is_write {
                        false => (&mut read, "read"),
                        true => (&mut written, "write"),
                    };
                    if on != Annotated::Field {
                        self.report(rays::PayloadAccessHere { at: annotation.span });
                        continue;
                    }
                    if let Some(before) = first.replace(annotation.span) {
                        self.report(rays::PayloadAccessTwice { name, at: annotation.span, before });
                    }
                    result.payload_access.extend(stages.iter().map(|it| (is_write, it.symbol)));
                }
            }
        }
        result
    }

    /// `TEXCOORD3` is `TEXCOORD` and 3.
    pub(super) fn semantic(&mut self, text: Symbol, span: Span) -> Semantic {
        let whole = self.symbols.text(text);
        let name = whole.trim_end_matches(|c: char| c.is_ascii_digit());
        if name.is_empty() || name.len() == whole.len() {
            return Semantic { name: text, index: 0, text, span };
        }
        let index = whole[name.len()..].parse().unwrap_or(0);
        let name = name.to_string();
        let name = self.symbols.intern(&name);
        Semantic { name, index, text, span }
    }

    fn register(&mut self, register: &'a ast::Register, span: Span) -> Option<Register> {
        let mut number = 0;
        let mut class = None;
        if let Some(slot) = &register.slot {
            if !matches!(slot.class, 'b' | 'c' | 'i' | 's' | 't' | 'u') {
                // The parser has reported it.
                return None;
            }
            class = Some(slot.class);
            number = slot.number.unwrap_or(0);
            // `t3[1]` is `t3`, as in DXC.
            if let Some(element) = register.element {
                let value = self.expression(element);
                if self.evaluate_integer(value).is_none_or(|it| it < 0) {
                    let at = self.span(value);
                    self.report(errors::NotConstant { what: "a register number".into(), at });
                }
            }
        }
        Some(Register {
            class,
            number,
            space: register.space.map_or(0, |it| it.number),
            has_space: register.space.is_some(),
            component: 0,
            span,
        })
    }

    /// Two registers of a class for the same profile. (The first one counts, whatever the profile, as in DXC.)
    fn check_conflicts(&mut self, list: &'a [ast::Annotation]) {
        let registers = || {
            list.iter().filter_map(|it| match &it.kind {
                AnnotationKind::Register(register) => Some((register, it.span)),
                _ => None,
            })
        };
        for (index, (register, at)) in registers().enumerate() {
            let conflicts = |other: &ast::Register| {
                let profiles = register.profile.zip(other.profile);
                let is_same_profile = profiles.is_none_or(|(a, b)| a.symbol == b.symbol);
                let same_class = register.slot.zip(other.slot).filter(|(a, b)| a.class == b.class);
                is_same_profile
                    && same_class.is_some_and(|(a, b)| {
                        let space = |it: &ast::Register| it.space.map(|it| it.number);
                        a.number != b.number || space(register) != space(other)
                    })
            };
            if let Some((_, first)) = registers().take(index).find(|it| conflicts(it.0)) {
                self.report(interface::RegisterConflict { at, first });
                return;
            }
        }
    }

    /// A register of the wrong class for a resource.
    fn check_registers(&mut self, ty: TypeId, registers: &[Register]) {
        use ObjectClass::*;
        if registers.is_empty() || self.is_error_type(ty) {
            return;
        }
        let (expected, text): (&[char], &str) = match self.program.types.resource_kind(ty) {
            None if self.holds_resources(ty) => return,
            None => (&['b', 'c', 'i'], "'b', 'c', or 'i'"),
            Some(kind) => match kind.class() {
                Sampler => (&['s', 't'], "'s' or 't'"),
                StorageImage => (&['u'], "'u'"),
                ConstantBuffer => (&['b'], "'b'"),
                StructuredBuffer | ByteAddressBuffer if kind.is_writable() => (&['u'], "'u'"),
                _ if matches!(kind, ObjectKind::FeedbackTexture2D | ObjectKind::FeedbackTexture2DArray) => {
                    (&['u'], "'u'")
                }
                SampledImage | CombinedImageSampler => (&['t', 's'], "'t' or 's'"),
                StructuredBuffer | ByteAddressBuffer | TextureBuffer | AccelerationStructure => {
                    (&['t'], "'t'")
                }
                SubpassInput | Other => return,
            },
        };
        for register in registers {
            if register.class.is_some_and(|class| !expected.contains(&class)) {
                self.report(interface::RegisterClass { expected: text.into(), at: register.span });
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

/// Whether an inline SPIR-V type is a handle that the host binds, such as an image, rather than data that can be in a
/// block. Types with unknown opcodes count as handles.
fn is_handle(types: &Types, ty: TypeId) -> bool {
    let mut inner = types.unmodified(ty);
    while let Type::Array { element, .. } = types[inner] {
        inner = types.unmodified(element);
    }
    let opcode = match types.as_object(inner) {
        Some((ObjectKind::SpirvOpaqueType, [TemplateArgument::Integer(opcode), ..])) => *opcode,
        _ => return false,
    };
    use spirv::Op;
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

fn attributes_push(attributes: &[Attribute]) -> bool {
    attributes.iter().any(|it| matches!(it.kind, AttributeKind::PushConstant))
}
