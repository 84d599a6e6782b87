//! Items: declarations at the top level, in namespaces, among members and statements.

use super::{
    Checker,
    modifier::Modified,
    scope::{Entity, Scope, ScopeId, ScopeKind, Want},
};
use crate::{
    arena::Id,
    ast::{self, ItemKind, Modifier},
    attribute::Attribute,
    constant::Constant,
    diagnostics::list::{names, subobjects, types as errors},
    source::Span,
    symbol::{Symbol, kw},
    types::TypeModifiers,
};

impl<'a> Checker<'a> {
    pub(super) fn items(&mut self, items: &[Id<ast::Item>]) {
        for item in items {
            if self.reports.sink.is_full() {
                return;
            }
            self.item(*item);
            if self.function.is_none()
                && self.records.open.is_empty()
                && self.reports.instantiations.is_empty()
            {
                self.check_pending();
            }
        }
    }

    pub(super) fn item(&mut self, id: Id<ast::Item>) {
        let ast = self.ast;
        let it = &ast[id];
        match &it.kind {
            ItemKind::Error | ItemKind::Empty | ItemKind::Effect => {}
            ItemKind::Variables(variables) if self.function.is_some() => {
                // A variable of a group inside a function; the statement around it has taken the others.
                let mut statements = Vec::new();
                self.local_variables(variables, &it.attributes, &mut statements);
            }
            ItemKind::Variables(variables) => self.variables(variables, &it.attributes),
            ItemKind::Function(function) => self.function_item(function, &it.attributes),
            ItemKind::Record(record) => {
                self.record(record, &it.attributes, it.span);
            }
            ItemKind::Enum(item) => {
                self.enumeration(item, it.span);
            }
            ItemKind::Buffer(buffer) => self.buffer(buffer, &it.attributes, it.span),
            ItemKind::Namespace(namespace) => self.namespace(namespace),
            ItemKind::UsingNamespace(path) => {
                let here = self.scopes.current;
                if let Some(target) = self.namespace_path(path)
                    && !self.scopes[here].using.contains(&target)
                    && target != here
                {
                    self.scopes[here].using.push(target);
                }
            }
            ItemKind::Using(path) => {
                if let Some((symbol, entity)) = self.using_target(path) {
                    self.use_name(symbol, entity);
                }
            }
            ItemKind::Alias { name, ty } => self.alias(*name, *ty, &it.attributes),
            ItemKind::Typedef(variables) => self.typedef(variables, &it.attributes),
            ItemKind::Template(template) => self.template_item(template, id),
            ItemKind::Instantiation(item) => self.explicit_instantiation(*item),
            ItemKind::StaticAssert { condition, message } => {
                self.static_assert(*condition, *message);
            }
        }
    }

    fn namespace(&mut self, namespace: &'a ast::Namespace) {
        let outer = self.scopes.current;
        let scope = if namespace.name.symbol == kw::EMPTY {
            let scope = self.scopes.add(Scope::new(Some(outer), ScopeKind::Namespace));
            self.scopes[outer].using.push(scope);
            scope
        } else {
            if namespace.name.symbol == kw::VK {
                self.open_library(kw::VK);
            }
            self.namespace_scope(outer, namespace.name.symbol, namespace.name.span)
        };
        let outer = std::mem::replace(&mut self.scopes.current, scope);
        self.items(&namespace.items);
        self.scopes.current = outer;
    }

    /// The namespace `symbol` inside `outer`, made if it is new.
    fn namespace_scope(&mut self, outer: ScopeId, symbol: Symbol, span: Span) -> ScopeId {
        match self.scopes.declared(outer, symbol).first().copied() {
            Some(found @ Entity::Namespace(scope)) => {
                self.mention(span, symbol, Some(found), Some(outer));
                return scope;
            }
            None | Some(Entity::Buffer(_)) => {}
            Some(other) => self.redefinition(symbol, span, other),
        }
        let mut scope = Scope::new(Some(outer), ScopeKind::Namespace);
        scope.prefix = format!("{}{}::", self.scopes.prefix(outer), self.symbols.text(symbol));
        let scope = self.scopes.add(scope);
        self.scopes.declare(outer, symbol, Entity::Namespace(scope));
        self.note_declared(Some(outer), symbol, span);
        scope
    }

    /// What `using a::b;` brings in.
    pub(super) fn using_target(&mut self, path: &ast::Path) -> Option<(Symbol, Entity)> {
        let last = path.last()?;
        let symbol = self.function_symbol(&last.name)?;
        if let Some(namespace) = self.library_namespace(path) {
            if self.bring(namespace, symbol) {
                return None;
            }
            if self.look_up(namespace, Want::Type).is_none() {
                self.unknown_in_library(namespace, last);
                return None;
            }
        }
        let scope = match path.is_qualified() {
            true => match self.qualifier(path) {
                Some(scope) => scope,
                // What a parameter of a template names has the name in each instance.
                None => return self.scopes.in_pattern().then_some((symbol, Entity::Error)),
            },
            false => self.scopes.global,
        };
        match self.look_up_in(scope, symbol, Want::Value) {
            Some(entity) => {
                self.mention(last.span, symbol, Some(entity), Some(scope));
                if let Entity::Functions(set) = entity {
                    self.mention_candidates(last.span, set);
                }
                Some((symbol, entity))
            }
            None => {
                self.unknown_member_name(path, Some(scope), symbol, last.span);
                None
            }
        }
    }

    /// Makes another scope's name known here; overloads join those that are here.
    fn use_name(&mut self, symbol: Symbol, entity: Entity) {
        if let Entity::Functions(theirs) = entity {
            let ours = self.scopes.declared(self.scopes.current, symbol).iter().find_map(|it| match it {
                Entity::Functions(set) => Some(*set),
                _ => None,
            });
            if let Some(ours) = ours {
                for candidate in self.scopes.overloads[theirs].candidates.clone() {
                    if !self.scopes.overloads[ours].candidates.contains(&candidate) {
                        self.scopes.overloads[ours].candidates.push(candidate);
                    }
                }
                return;
            }
            // A copy, as what is declared here later is not part of the other scope.
            let copy = self.scopes.overloads[theirs].clone();
            let copy = self.scopes.overloads.add(copy);
            self.scopes.declare(self.scopes.current, symbol, Entity::Functions(copy));
            return;
        }
        if !self.scopes.declared(self.scopes.current, symbol).contains(&entity) {
            self.scopes.declare(self.scopes.current, symbol, entity);
        }
    }

    fn alias(&mut self, name: ast::Name, ty: Id<ast::Type>, attributes: &'a [ast::Attribute]) {
        let ty = self.resolve_type(ty);
        let attributes = self.attributes(attributes, super::attribute::Place::Type);
        self.add_type_attributes(ty, attributes);
        self.declare_type_name(name, ty);
    }

    /// The capabilities and extensions that uses of the type require.
    pub(super) fn add_type_attributes(&mut self, ty: crate::types::TypeId, attributes: Vec<Attribute>) {
        if !attributes.is_empty() {
            self.program.type_attributes.entry(ty).or_default().extend(attributes);
        }
    }

    fn typedef(&mut self, variables: &'a ast::Variables, attributes: &'a [ast::Attribute]) {
        let attributes = self.attributes(attributes, super::attribute::Place::Type);
        self.check_modifiers(&variables.specifiers.modifiers, Modified::Typedef);
        let mut base = self.type_of_declaration(&variables.specifiers);
        if variables.specifiers.modifiers.has(Modifier::Const) {
            base = self.with_modifier(base, TypeModifiers::CONST);
        }
        // Said to have no effect.
        if variables.specifiers.modifiers.has(Modifier::GloballyCoherent) {
            base = self.without_modifier(base, TypeModifiers::GLOBALLY_COHERENT);
        }
        if let Some(kind) = self.subobject(base) {
            let at = self.ast[variables.specifiers.ty].span;
            self.report(subobjects::SubobjectAlias { name: kind.name().into(), at });
            base = self.program.types.error;
        }
        for declarator in &variables.declarators {
            let ty = self.array_type(base, &declarator.arrays);
            if !declarator.annotations.is_empty() {
                let annotations =
                    self.annotations(&declarator.annotations, super::annotation::Annotated::Typedef);
                self.check_registers(ty, &annotations.registers);
            }
            // `typedef struct { … } S;` names the struct.
            if let crate::types::Type::Struct(id) = self.program.types[ty]
                && self.program.types.structs[id].name == kw::EMPTY
            {
                let qualified = self.qualified_here(declarator.name.symbol);
                let it = &mut self.program.types.structs[id];
                it.name = declarator.name.symbol;
                it.display_name = qualified;
            }
            self.add_type_attributes(ty, attributes.clone());
            self.declare_type_name(declarator.name, ty);
        }
    }

    fn declare_type_name(&mut self, name: ast::Name, ty: crate::types::TypeId) {
        let symbol = name.symbol;
        self.refuse_heap(symbol, name.span);
        let before = match &self.function {
            Some(function) => function.names.find_in_block(symbol),
            None => self.scopes.declared(self.scopes.current, symbol).first().copied(),
        };
        match before {
            // The same meaning again is no mistake.
            Some(Entity::Type(before)) if before == ty => return,
            Some(before @ (Entity::Type(_) | Entity::Template(_) | Entity::Global(_))) => {
                self.redefinition(symbol, name.span, before);
                return;
            }
            _ => {}
        }
        self.declare_here(symbol, Entity::Type(ty));
        let scope = if self.function.is_some() { None } else { Some(self.scopes.current) };
        self.note_declared(scope, symbol, name.span);
    }

    fn static_assert(&mut self, condition: Id<ast::Expression>, message: Option<Id<ast::Expression>>) {
        let value = self.expression(condition);
        if self.is_error(value) {
            return;
        }
        let at = self.span(value);
        match self.evaluate(value) {
            Some(Constant::Bool(true)) => {}
            Some(Constant::Int(value)) if value != 0 => {}
            Some(Constant::Float(value)) if value != 0.0 => {}
            Some(Constant::Bool(false) | Constant::Int(_) | Constant::Float(_)) => {
                let message = message.and_then(|it| match self.ast[it].kind {
                    ast::ExpressionKind::String(symbol) => Some(self.text(symbol)),
                    _ => None,
                });
                match message {
                    Some(message) => self.report(names::AssertionWithMessage { message, at }),
                    None => self.report(names::Assertion { at }),
                }
            }
            _ => self.report(errors::NotConstant { what: "an assertion".into(), at }),
        }
    }
}
