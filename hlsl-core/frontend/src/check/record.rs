//! Structs, classes and interfaces: their members, bases and methods.

use std::ops::{Index, IndexMut};

use super::{
    Checker,
    modifier::Modified,
    scope::{Entity, Scope, ScopeId, ScopeKind, TemplateId, Want},
};
use crate::{
    arena::Id,
    ast::{self, ItemKind, Modifier},
    diagnostics::list::{attribute_syntax, declarations, names, types as errors},
    source::Span,
    symbol::{Symbol, kw},
    typed::FunctionId,
    types::{Field, ObjectKind, Struct, StructId, TemplateArgument, Type, TypeId},
};

/// What the checker knows about a record beyond its [`Struct`].
#[derive(Clone, Debug, Default)]
pub(super) struct Info {
    /// Of its members; none while it is only declared.
    pub(super) scope: Option<ScopeId>,
    /// A base is not known, so nothing is known of what is missing.
    pub(super) has_unknown_base: bool,
    /// The base depends on the arguments of the template, so unqualified names mean what is declared around first.
    pub(super) has_dependent_base: bool,
    /// The template and the arguments that it is an instance of.
    pub(super) template: Option<(TemplateId, Box<[TemplateArgument]>)>,
    /// Records and arrays that lie inside each other, this one counted.
    pub(super) nesting: u32,
    /// Members, those of members counted, arrays as one element.
    pub(super) parts: u32,
    /// Declared by the language, which lets nothing derive from it.
    pub(super) is_final: bool,
}

/// The records of a run, beside [`Types::structs`](crate::types::Types::structs).
#[derive(Default)]
pub(super) struct Records {
    all: Vec<Info>,
    /// Those that are being defined, outermost first.
    pub(super) open: Vec<StructId>,
    /// Method bodies that wait for the end of the outermost one.
    pub(super) delayed: Vec<FunctionId>,
}

impl Records {
    pub(super) fn push(&mut self, info: Info) {
        self.all.push(info);
    }

    pub(super) fn get(&self, id: StructId) -> Option<&Info> {
        self.all.get(id.index())
    }

    pub(super) fn get_mut(&mut self, id: StructId) -> Option<&mut Info> {
        self.all.get_mut(id.index())
    }
}

impl Index<StructId> for Records {
    type Output = Info;
    fn index(&self, id: StructId) -> &Info {
        &self.all[id.index()]
    }
}

impl IndexMut<StructId> for Records {
    fn index_mut(&mut self, id: StructId) -> &mut Info {
        &mut self.all[id.index()]
    }
}

impl<'a> Checker<'a> {
    /// `struct S { … }` or `enum E { … }` where a type is used.
    pub(super) fn defined_type(&mut self, item: Id<ast::Item>) -> TypeId {
        let ast = self.ast;
        match &ast[item].kind {
            ItemKind::Record(record) => self.record(record, &ast[item].attributes, ast[item].span),
            ItemKind::Enum(it) => self.enumeration(it, ast[item].span),
            _ => self.program.types.error,
        }
    }

    /// Declares and, if it has members, defines a record in the present scope.
    pub(super) fn record(
        &mut self,
        record: &'a ast::Record,
        attributes: &'a [ast::Attribute],
        span: Span,
    ) -> TypeId {
        let error = self.program.types.error;
        let (symbol, at) = match &record.name {
            None => (kw::EMPTY, record.keyword),
            Some(path) => match path.last() {
                Some(ast::PathSegment {
                    name: ast::SegmentName::Identifier(symbol),
                    span,
                    arguments: None,
                }) if !path.is_qualified() => (*symbol, *span),
                Some(ast::PathSegment { name: ast::SegmentName::Identifier(symbol), span, .. })
                    if path.is_qualified() =>
                {
                    // `struct A::B { … }` defines what was declared inside of `A`.
                    let Some(scope) = self.qualifier(path) else { return error };
                    let (symbol, span) = (*symbol, *span);
                    return self.in_scope(scope, |it| it.named_record(record, attributes, symbol, span));
                }
                _ => {
                    self.report(names::NotATemplate { name: String::new(), at: span });
                    return error;
                }
            },
        };
        self.named_record(record, attributes, symbol, at)
    }

    fn named_record(
        &mut self,
        record: &'a ast::Record,
        attributes: &'a [ast::Attribute],
        symbol: Symbol,
        at: Span,
    ) -> TypeId {
        let before = match symbol {
            kw::EMPTY => None,
            _ => self.find_declared_type(symbol),
        };
        if let Some(ty) = before {
            if let Type::Struct(id) = self.program.types[ty] {
                self.mention_declared(at, self.program.types.structs[id].span);
                if record.members.is_none() {
                    return ty;
                }
                if !self.program.types.structs[id].is_complete && self.records[id].scope.is_none() {
                    self.define_record(id, record, attributes, at);
                    return ty;
                }
            }
            self.redefinition(symbol, at, Entity::Type(ty));
            if record.members.is_none() {
                return ty;
            }
            // Its members are still checked, under a name that nobody finds.
            let id = self.new_record(symbol, symbol, record.kind, at);
            self.define_record(id, record, attributes, at);
            return self.program.types.intern(Type::Struct(id));
        }
        let display = if symbol == kw::EMPTY { symbol } else { self.qualified_here(symbol) };
        let id = self.new_record(symbol, display, record.kind, at);
        let ty = self.program.types.intern(Type::Struct(id));
        if symbol != kw::EMPTY {
            if self.function.is_none()
                && self.refuse_redeclaration(self.scopes.current, symbol, at, Want::Type)
            {
                // Already reported; the first meaning stays.
            } else {
                self.declare_here(symbol, Entity::Type(ty));
            }
        }
        if record.members.is_some() {
            self.define_record(id, record, attributes, at);
        }
        ty
    }

    /// A type of this name in exactly the present scope or block.
    fn find_declared_type(&mut self, symbol: Symbol) -> Option<TypeId> {
        let found = match &self.function {
            Some(function) => function.names.find_in_block(symbol),
            None => self
                .scopes
                .declared(self.scopes.current, symbol)
                .iter()
                .copied()
                .find(|it| matches!(it, Entity::Type(_))),
        };
        match found {
            Some(Entity::Type(ty)) => Some(ty),
            _ => None,
        }
    }

    /// Declares a name in the present block, or else the present scope.
    pub(super) fn declare_here(&mut self, symbol: Symbol, entity: Entity) {
        match &mut self.function {
            Some(function) => function.names.declare(symbol, entity),
            None => self.scopes.declare(self.scopes.current, symbol, entity),
        }
    }

    /// `symbol` with all that is around the present scope.
    pub(super) fn qualified_here(&mut self, symbol: Symbol) -> Symbol {
        if self.function.is_some() {
            return symbol;
        }
        self.qualified(self.scopes.current, symbol)
    }

    pub(super) fn new_record(
        &mut self,
        name: Symbol,
        display_name: Symbol,
        kind: ast::RecordKind,
        span: Span,
    ) -> StructId {
        let id = self.program.types.structs.add(Struct {
            display_name,
            is_interface: kind == ast::RecordKind::Interface,
            is_class: kind == ast::RecordKind::Class,
            ..Struct::new(name, span)
        });
        self.records.push(Info::default());
        id
    }

    /// Fills in a record that was declared: bases, then members, then the bodies of methods.
    pub(super) fn define_record(
        &mut self,
        id: StructId,
        record: &'a ast::Record,
        attributes: &'a [ast::Attribute],
        span: Span,
    ) {
        if !self.enter(span) {
            self.leave();
            return;
        }
        let parent = self.scope_for_records();
        let mut scope = Scope::new(Some(parent), ScopeKind::Record(id));
        let display = self.program.types.structs[id].display_name;
        if display != kw::EMPTY {
            scope.prefix = self.symbols.text(display).to_owned() + "::";
        }
        let scope = self.scopes.add(scope);
        self.bases(id, record);
        self.records[id].scope = Some(scope);
        self.program.types.structs[id].span = span;
        let ty = self.program.types.intern(Type::Struct(id));
        let name = self.program.types.structs[id].name;
        if self.records[id].template.is_some() {
            self.scopes.declare(scope, name, Entity::Type(ty));
        }
        let own = self.attributes(attributes, super::attribute::Place::Record);
        let after = self.attributes(&record.attributes, super::attribute::Place::Record);
        let is_payload = |list: &[crate::attribute::Attribute]| {
            list.iter().any(|it| matches!(it.kind, crate::attribute::AttributeKind::RayPayload))
        };
        let it = &mut self.program.types.structs[id];
        it.is_ray_payload = is_payload(&own) || is_payload(&after);
        it.attributes = own;
        it.attributes.extend(after);

        self.records.open.push(id);
        let outer_delayed = self.records.open.len() == 1;
        let saved = if outer_delayed { std::mem::take(&mut self.records.delayed) } else { Vec::new() };
        let members = record.members.as_deref().unwrap_or(&[]);
        self.in_scope(scope, |it| {
            for member in members {
                it.member(id, *member);
            }
        });
        self.program.types.structs[id].is_complete = true;
        if self.program.types.structs[id].is_ray_payload {
            self.check_payload_access(id);
        }
        self.records.open.pop();
        if outer_delayed {
            let bodies = std::mem::replace(&mut self.records.delayed, saved);
            for function in bodies {
                self.check_body(function);
            }
        }
        self.leave();
    }

    /// Where a record's names continue: a function's blocks lend their types.
    pub(super) fn scope_for_records(&mut self) -> ScopeId {
        let Some(function) = &self.function else { return self.scopes.current };
        let names: Vec<_> = function.names.types().collect();
        if names.is_empty() {
            return self.scopes.current;
        }
        let scope = self.scopes.add(Scope::new(Some(self.scopes.current), ScopeKind::Local));
        for (symbol, entity) in names {
            // The innermost meaning comes last and is the one to keep.
            self.scopes.is_declared.set(symbol, true);
            self.scopes[scope].names.replace(symbol, entity);
        }
        scope
    }

    fn bases(&mut self, id: StructId, record: &'a ast::Record) {
        for base in &record.bases {
            let at = self.ast[*base].span;
            if record.kind == ast::RecordKind::Interface {
                self.report(declarations::InterfaceWithBase { at });
                return;
            }
            let ty = self.resolve_type(*base);
            let ty = self.program.types.unmodified(ty);
            self.records[id].has_dependent_base |= self.is_dependent_base(id, *base);
            match self.program.types[ty] {
                Type::Error => self.records[id].has_unknown_base = true,
                _ if self.subobject(ty).is_some() => {
                    self.report(declarations::FinalBase { name: self.type_name(ty), at });
                }
                Type::Struct(base_id) if self.records[base_id].is_final => {
                    self.report(declarations::FinalBase { name: self.type_name(ty), at });
                }
                Type::Struct(base_id) => {
                    let it = &self.program.types.structs[base_id];
                    if !it.is_complete {
                        self.report(names::IncompleteType { name: self.type_name(ty), at });
                    } else if it.is_interface {
                        self.program.types.structs[id].interfaces.push(base_id);
                    } else if self.program.types.structs[id].base.is_some() {
                        self.report(errors::SeveralBases { at });
                    } else if !self.is_nested_too_deeply(ty, at) && !self.has_too_many_parts(id, ty, at) {
                        self.note_nesting(id, ty);
                        self.program.types.set_base(id, base_id);
                    }
                }
                _ => self.report(errors::BaseNotRecord { name: self.type_name(ty), at }),
            }
        }
    }

    fn member(&mut self, id: StructId, item: Id<ast::Item>) {
        let ast = self.ast;
        let it = &ast[item];
        match &it.kind {
            ItemKind::Variables(variables) if variables.specifiers.modifiers.has(Modifier::Static) => {
                for declarator in variables.declarators.iter().filter(|it| it.bits.is_some()) {
                    let (name, at) = (self.text(declarator.name.symbol), declarator.span);
                    self.report(declarations::StaticBitField { name, at });
                }
                self.variables(variables, &it.attributes);
            }
            ItemKind::Variables(variables) => self.fields(id, variables, &it.attributes),
            ItemKind::Record(record) if record.name.is_none() => {
                let ty = self.record(record, &it.attributes, it.span);
                self.unnamed_field(id, ty, it.span);
            }
            // The parser has reported these.
            ItemKind::Buffer(_) | ItemKind::Namespace(_) => {}
            _ => self.item(item),
        }
    }

    fn fields(&mut self, id: StructId, variables: &'a ast::Variables, attributes: &'a [ast::Attribute]) {
        let is_interface = self.program.types.structs[id].is_interface;
        if is_interface {
            self.report(errors::InterfaceField { at: variables.specifiers.span });
        }
        self.check_modifiers(&variables.specifiers.modifiers, Modified::Field);
        let base = self.type_of_declaration(&variables.specifiers);
        let shared = self.attributes(attributes, super::attribute::Place::Field);
        for declarator in &variables.declarators {
            let ty = self.array_type(base, &declarator.arrays);
            let ty = self.usable_type(ty, "a field", declarator.span);
            if self.program.types.is_unsized(ty) {
                self.report(declarations::UnsizedField { at: declarator.name.span });
                continue;
            }
            if let Some(unfinished) = self.unfinished_part(ty) {
                let at = declarator.name.span;
                match self.records.open.contains(&unfinished) {
                    true => self.report(errors::ContainsItself { at }),
                    false => self.report(names::IncompleteType { name: self.type_name(ty), at }),
                }
                continue;
            }
            if self.is_nested_too_deeply(ty, declarator.span)
                || self.has_too_many_parts(id, ty, declarator.span)
            {
                continue;
            }
            self.note_nesting(id, ty);
            let bit_width = declarator.bits.map(|bits| self.bit_width(bits, ty));
            let mut ty = ty;
            if bit_width == Some(Some(0)) && declarator.name.symbol != kw::EMPTY {
                let name = self.text(declarator.name.symbol);
                self.report(declarations::BitFieldOfZero { name, at: declarator.name.span });
            }
            // What was said of the width leaves the size of the record open.
            if bit_width == Some(None) {
                ty = self.program.types.error;
            }
            let annotations = self.annotations(&declarator.annotations, super::annotation::Annotated::Field);
            let mut own = shared.clone();
            own.extend(self.attributes(&declarator.attributes, super::attribute::Place::Field));
            let symbol = declarator.name.symbol;
            let scope = self.scopes.current;
            let index = self.program.types.structs[id].fields.len() as u32;
            let field = Field {
                name: symbol,
                ty,
                semantic: annotations.semantic,
                interpolation: super::annotation::interpolation(&variables.specifiers.modifiers),
                attributes: own,
                pack_offset: annotations.pack_offset,
                registers: annotations.registers,
                bit_width: bit_width.flatten(),
                is_precise: variables.specifiers.modifiers.has(Modifier::Precise),
                is_mutable: variables.specifiers.modifiers.has(Modifier::Mutable)
                    && self.version() >= crate::options::HlslVersion::V202x,
                payload_access: annotations.payload_access,
                span: declarator.name.span,
            };
            self.program.types.add_field(id, field);
            // A bit-field without a name only takes room.
            if symbol != kw::EMPTY
                && !self.refuse_redeclaration(scope, symbol, declarator.name.span, Want::Value)
            {
                self.scopes.declare(scope, symbol, Entity::Field { record: id, index });
            }
        }
    }

    /// `struct { float a; };` as a member: what it has can be named as if the record around it had it.
    fn unnamed_field(&mut self, id: StructId, ty: TypeId, span: Span) {
        let Type::Struct(inner) = self.program.types[self.program.types.unmodified(ty)] else { return };
        if self.program.types.structs[id].is_interface {
            self.report(errors::InterfaceField { at: span });
            return;
        }
        if self.is_nested_too_deeply(ty, span) || self.has_too_many_parts(id, ty, span) {
            return;
        }
        self.note_nesting(id, ty);
        self.program.types.add_field(id, Field::new(kw::EMPTY, ty, span));
        let Some(scope) = self.records[inner].scope else { return };
        let fields: Vec<(Symbol, Entity)> = (self.scopes[scope].names.iter())
            .filter_map(|(symbol, entities)| {
                Some((symbol, *entities.iter().find(|it| matches!(it, Entity::Field { .. }))?))
            })
            .collect();
        for (symbol, entity) in fields {
            let at = self.entity_span(entity).unwrap_or(span);
            if !self.refuse_redeclaration(self.scopes.current, symbol, at, Want::Value) {
                self.scopes.declare(self.scopes.current, symbol, entity);
            }
        }
    }

    /// The record without a definition, or whose definition is not over, that a value of `ty` holds a value of, or a resource
    /// with such elements: with it, the record that is being defined could never be complete. What is complete has no such
    /// part. Pointers may point to what follows.
    fn unfinished_part(&self, ty: TypeId) -> Option<StructId> {
        let types = &self.program.types;
        match &types[types.unmodified(ty)] {
            Type::Struct(it) => (!types.structs[*it].is_complete).then_some(*it),
            Type::Array { element, .. } => self.unfinished_part(*element),
            Type::Object { kind: ObjectKind::BufferPointer, .. } => None,
            Type::Object { args, .. } => args.iter().find_map(|it| match it {
                TemplateArgument::Type(ty) => self.unfinished_part(*ty),
                _ => None,
            }),
            _ => None,
        }
    }

    fn bit_width(&mut self, bits: Id<ast::Expression>, ty: TypeId) -> Option<u32> {
        let value = self.expression(bits);
        if self.is_error(value) {
            return None;
        }
        let span = self.span(value);
        let Some(width) = self.evaluate_integer(value) else {
            self.report(errors::NotConstant { what: "the width of a bit-field".into(), at: span });
            return None;
        };
        let types = &self.program.types;
        let size = match types[types.unmodified(ty)] {
            Type::Scalar(scalar) if scalar.is_integer() || scalar == crate::types::Scalar::Bool => {
                i64::from(scalar.size()) * 8
            }
            Type::Enum(it) => i64::from(types.enums[it].underlying.size()) * 8,
            Type::Error => return None,
            _ => {
                self.report(errors::BitFieldType { name: self.type_name(ty), at: span });
                return None;
            }
        };
        if width < 0 || width > size {
            self.report(errors::BitFieldWidth { width, most: size, at: span });
            return None;
        }
        Some(width as u32)
    }

    /// `enum E { A, B }` and `enum class E : uint { … }`.
    pub(super) fn enumeration(&mut self, it: &'a ast::Enum, span: Span) -> TypeId {
        use crate::types::{Enum, Scalar};
        let (symbol, at) = match it.name.as_ref().and_then(|path| path.last()) {
            Some(ast::PathSegment { name: ast::SegmentName::Identifier(symbol), span, .. }) => {
                (*symbol, *span)
            }
            _ => (kw::EMPTY, span),
        };
        if self.version() < crate::options::HlslVersion::V2017 {
            self.report(declarations::EnumBefore2017 { at });
        }
        let mut underlying = Scalar::Int;
        if let Some(ty) = it.underlying {
            let ty = self.resolve_type(ty);
            match self.program.types[self.program.types.unmodified(ty)] {
                Type::Scalar(scalar) if !scalar.is_float() => underlying = scalar,
                Type::Error => {}
                _ => self.report(errors::EnumUnderlying { name: self.type_name(ty), at }),
            }
        }
        let before = if symbol == kw::EMPTY { None } else { self.find_declared_type(symbol) };
        if let Some(ty) = before {
            match (self.program.types[ty].clone(), &it.enumerators) {
                (Type::Enum(_), None) => return ty,
                (Type::Enum(id), Some(list)) if self.program.types.enums[id].enumerators.is_empty() => {
                    self.enumerators(id, ty, list, it.scoped);
                    return ty;
                }
                _ => {
                    self.redefinition(symbol, at, Entity::Type(ty));
                    return ty;
                }
            }
        }
        let id = self.program.types.enums.add(Enum {
            name: symbol,
            is_scoped: it.scoped,
            underlying,
            enumerators: Vec::new(),
            span: at,
        });
        let ty = self.program.types.intern(Type::Enum(id));
        if symbol != kw::EMPTY {
            if self.function.is_none() {
                self.refuse_redeclaration(self.scopes.current, symbol, at, Want::Type);
            }
            self.declare_here(symbol, Entity::Type(ty));
        }
        let mut scope = Scope::new(Some(self.scopes.current), ScopeKind::Enum);
        if symbol != kw::EMPTY {
            let qualified = self.qualified_here(symbol);
            scope.prefix = self.symbols.text(qualified).to_owned() + "::";
        }
        let scope = self.scopes.add(scope);
        self.scopes.of_enums.insert(id, scope);
        if let Some(list) = &it.enumerators {
            self.enumerators(id, ty, list, it.scoped);
        }
        ty
    }

    fn enumerators(
        &mut self,
        id: crate::types::EnumId,
        ty: TypeId,
        list: &'a [ast::Enumerator],
        scoped: bool,
    ) {
        let Some(&scope) = self.scopes.of_enums.get(&id) else { return };
        let underlying = self.program.types.enums[id].underlying;
        let mut next = 0i64;
        for enumerator in list {
            for attribute in &enumerator.attributes {
                self.report(attribute_syntax::AttributePlace {
                    name: self.text(attribute.name.symbol),
                    allowed: "declarations and statements".into(),
                    at: attribute.span,
                });
            }
            if let Some(value) = enumerator.value {
                // Enumerators before this one can be named without a qualifier.
                let outer = std::mem::replace(&mut self.scopes.current, scope);
                let value = self.expression(value);
                self.scopes.current = outer;
                let span = self.span(value);
                if !self.is_error(value) {
                    match self.evaluate_integer(value) {
                        Some(value) => next = value,
                        None => self.report(errors::NotConstant { what: "an enumerator".into(), at: span }),
                    }
                }
            }
            let symbol = enumerator.name.symbol;
            let index = self.program.types.enums[id].enumerators.len() as u32;
            let value = super::constant::wrap(underlying, next);
            self.program.types.enums[id].enumerators.push((symbol, value));
            next = next.wrapping_add(1);
            let entity = Entity::Enumerator(id, index);
            if let Some(before) = self.scopes.declared(scope, symbol).first().copied() {
                self.redefinition(symbol, enumerator.name.span, before);
                continue;
            }
            self.scopes.declare(scope, symbol, entity);
            self.note_declared(Some(scope), symbol, enumerator.name.span);
            if !scoped {
                if self.function.is_none()
                    && self.refuse_redeclaration(
                        self.scopes.current,
                        symbol,
                        enumerator.name.span,
                        Want::Value,
                    )
                {
                    continue;
                }
                self.declare_here(symbol, entity);
                let around = if self.function.is_some() { None } else { Some(self.scopes.current) };
                self.note_declared(around, symbol, enumerator.name.span);
            }
        }
        let _ = ty;
    }

    /// Whether a method that an interface requires is missing.
    pub(super) fn is_abstract(&self, id: StructId) -> bool {
        let types = &self.program.types;
        if types.structs[id].is_interface {
            return true;
        }
        let mut at = Some(id);
        while let Some(record) = at {
            for interface in &types.structs[record].interfaces {
                let Some(scope) = self.records[*interface].scope else { continue };
                let is_missing = self.scopes[scope].names.iter().any(|(symbol, entities)| {
                    entities.iter().any(|it| matches!(it, Entity::Functions(_)))
                        && !self.has_method(id, symbol)
                });
                if is_missing {
                    return true;
                }
            }
            at = types.structs[record].base;
        }
        false
    }

    fn has_method(&self, id: StructId, symbol: Symbol) -> bool {
        let mut at = Some(id);
        while let Some(record) = at {
            if let Some(scope) = self.records[record].scope
                && self.scopes.declared(scope, symbol).iter().any(|it| matches!(it, Entity::Functions(_)))
            {
                return true;
            }
            at = self.program.types.structs[record].base;
        }
        false
    }

    /// Looks a member up by name in a record and its bases.
    pub(super) fn find_member(&mut self, record: StructId, symbol: Symbol) -> Option<Entity> {
        let scope = self.records[record].scope?;
        self.look_up_in(scope, symbol, Want::Value)
    }
}
