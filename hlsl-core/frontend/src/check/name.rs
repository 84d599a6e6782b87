//! Looking names up through scopes, and what to say of names that mean nothing or two things.

use smallvec::SmallVec;

use super::{
    Checker, builtin,
    scope::{Candidate, Entity, ScopeId, ScopeKind, Sought, Want},
};
use crate::{
    ast,
    diagnostics::{
        Diagnostic,
        list::{declarations, names as errors},
    },
    nearest::{from_glsl, nearest},
    options::HlslVersion,
    source::Span,
    symbol::{Symbol, Symbols, kw},
    types::{StructId, Type, TypeId},
};

impl<'a> Checker<'a> {
    fn pick(entities: &[Entity], want: Want) -> Option<Entity> {
        match entities {
            [] => None,
            _ if want == Want::Scope => {
                entities.iter().rev().find(|it| it.is_type() || **it == Entity::Error).copied()
            }
            [only] => Some(*only),
            many => {
                let fits = |it: &&Entity| it.is_type() == (want == Want::Type);
                many.iter().rev().find(fits).or(many.last()).copied()
            }
        }
    }

    /// Looks a name up from where we are: blocks, records with their bases, namespaces, the top level.
    pub(super) fn look_up(&mut self, symbol: Symbol, want: Want) -> Option<Entity> {
        if let Some(function) = &self.function {
            let local = match want {
                Want::Value | Want::Type => function.names.find(symbol),
                Want::Scope => function.names.find_scope(symbol),
            };
            if local.is_some() {
                return local;
            }
            if !self.scopes.is_declared.get(symbol) {
                return None;
            }
            if !function.names.using.is_empty() {
                let using: SmallVec<[ScopeId; 2]> = function.names.using.iter().map(|it| it.1).collect();
                if let Some(found) = using.iter().find_map(|it| self.look_up_in(*it, symbol, want)) {
                    // What the namespaces around say counts as much.
                    return Some(match self.look_up_from(self.scopes.current, symbol, want) {
                        Some(other) => self.merge(found, other),
                        None => found,
                    });
                }
            }
        }
        self.look_up_from(self.scopes.current, symbol, want)
    }

    pub(super) fn look_up_from(&mut self, scope: ScopeId, symbol: Symbol, want: Want) -> Option<Entity> {
        if !self.scopes.is_declared.get(symbol) {
            return None;
        }
        let mut at = Some(scope);
        let mut in_base = None;
        while let Some(id) = at {
            let it = &self.scopes[id];
            if it.has_only_own_names() {
                match Self::pick(it.names.get(symbol), want) {
                    None => at = it.parent,
                    found => {
                        self.scopes.parameter_uses += usize::from(it.kind == ScopeKind::Template);
                        return found;
                    }
                }
                continue;
            }
            if let Some(found) = self.look_up_in(id, symbol, want) {
                if !self.is_of_dependent_base(id, symbol, want) {
                    return Some(found);
                }
                in_base = in_base.or(Some(found));
            }
            at = self.scopes[id].parent;
        }
        in_base
    }

    /// Whether a name that was found in a scope is that of a base which is another one for other template arguments. The
    /// template means what is visible where it stands, if there is something of that name, as in Microsoft's compilers.
    fn is_of_dependent_base(&self, scope: ScopeId, symbol: Symbol, want: Want) -> bool {
        let it = &self.scopes[scope];
        matches!(it.kind, ScopeKind::Record(record) if self.records[record].has_dependent_base)
            && Self::pick(it.names.get(symbol), want).is_none()
    }

    /// Looks a name up in one scope and what belongs to it: bases, namespaces used there.
    pub(super) fn look_up_in(&mut self, scope: ScopeId, symbol: Symbol, want: Want) -> Option<Entity> {
        let it = &self.scopes[scope];
        let own = Self::pick(it.names.get(symbol), want);
        let (kind, uses) = (it.kind, !it.using.is_empty());
        if let ScopeKind::Record(record) = kind
            && own.is_none()
        {
            return self.look_up_in_bases(record, symbol, want);
        }
        if !uses {
            return own;
        }
        let mut seen: SmallVec<[ScopeId; 4]> = SmallVec::from_slice(&[scope]);
        let mut result = own;
        let mut next = 0;
        while let Some(&id) = seen.get(next) {
            next += 1;
            for &used in &self.scopes[id].using {
                if !seen.contains(&used) {
                    seen.push(used);
                }
            }
            if id == scope {
                continue;
            }
            let found = Self::pick(self.scopes[id].names.get(symbol), want);
            result = match (result, found) {
                (Some(a), Some(b)) => Some(self.merge(a, b)),
                (a, b) => a.or(b),
            };
        }
        result
    }

    fn look_up_in_bases(&mut self, record: StructId, symbol: Symbol, want: Want) -> Option<Entity> {
        let it = &self.program.types.structs[record];
        if it.base.is_none() && it.interfaces.is_empty() {
            return None;
        }
        let bases: SmallVec<[StructId; 2]> =
            it.base.into_iter().chain(it.interfaces.iter().copied()).collect();
        for base in bases {
            let Some(scope) = self.records[base].scope else { continue };
            if let Some(found) = self.look_up_in(scope, symbol, want) {
                return Some(found);
            }
        }
        None
    }

    /// Overloads found in two places are one set; anything else is what was found first.
    fn merge(&mut self, a: Entity, b: Entity) -> Entity {
        match (a, b) {
            (Entity::Functions(x), Entity::Functions(y)) if x != y => {
                let mut both = self.scopes.overloads[x].clone();
                for candidate in &self.scopes.overloads[y].candidates {
                    if !both.candidates.contains(candidate) {
                        both.candidates.push(*candidate);
                    }
                }
                Entity::Functions(self.scopes.overloads.add(both))
            }
            _ => a,
        }
    }

    /// The scope that `a::b::` before a name refers to; errors are reported.
    pub(super) fn qualifier(&mut self, path: &ast::Path) -> Option<ScopeId> {
        let mut scope = path.global.then_some(self.scopes.global);
        let qualifiers = path.segments.len().saturating_sub(1);
        for segment in path.segments.iter().take(qualifiers) {
            let ast::SegmentName::Identifier(symbol) = segment.name else {
                self.report(errors::NotAScope { name: "operator".into(), at: segment.span });
                return None;
            };
            let mut found = match scope {
                None => self.look_up(symbol, Want::Scope),
                Some(scope) => self.look_up_in(scope, symbol, Want::Scope),
            };
            if found.is_none() {
                // To say what it is instead.
                found = match scope {
                    None => self.look_up(symbol, Want::Type),
                    Some(scope) => self.look_up_in(scope, symbol, Want::Type),
                };
            }
            self.mention(segment.span, symbol, found, scope);
            scope = match found {
                Some(Entity::Namespace(it)) => Some(it),
                Some(Entity::Type(ty)) => {
                    let ty = match segment.arguments.as_deref() {
                        None => ty,
                        arguments => self.entity_type(Entity::Type(ty), symbol, arguments, segment.span),
                    };
                    Some(self.type_scope(ty, segment.span)?)
                }
                Some(Entity::Template(template)) => {
                    let ty = self.instantiate_type(template, segment.arguments.as_deref(), segment.span);
                    Some(self.type_scope(ty, segment.span)?)
                }
                Some(Entity::IsSame) => {
                    let ty = self.same_types(segment.arguments.as_deref(), segment.span);
                    Some(self.type_scope(ty, segment.span)?)
                }
                Some(Entity::Error) => return None,
                Some(_) => {
                    self.report(errors::NotAScope { name: self.text(symbol), at: segment.span });
                    return None;
                }
                None => {
                    match (self.library_namespace(path), path.last()) {
                        (Some(namespace), Some(last)) => self.unknown_in_library(namespace, last),
                        _ => self.unknown_name(symbol, segment.span, Sought::TypeOrNamespace),
                    }
                    return None;
                }
            };
        }
        scope
    }

    /// The scope of a type's members, if it has any.
    pub(super) fn type_scope(&mut self, ty: TypeId, span: Span) -> Option<ScopeId> {
        let ty = self.program.types.unmodified(ty);
        match self.program.types[ty] {
            Type::Struct(id) => {
                if let Some(scope) = self.records[id].scope {
                    return Some(scope);
                }
                self.report(errors::IncompleteType { name: self.type_name(ty), at: span });
                None
            }
            Type::Enum(id) => self.scopes.of_enums.get(&id).copied(),
            Type::Error => None,
            _ => {
                self.report(errors::NotAScope { name: self.type_name(ty), at: span });
                None
            }
        }
    }

    /// Whether `vk::` (or `dx::`) precedes the last name of `path` and does not refer to a user namespace.
    pub(super) fn library_namespace(&mut self, path: &ast::Path) -> Option<Symbol> {
        let [first, _] = &path.segments[..] else { return None };
        let ast::SegmentName::Identifier(symbol) = first.name else { return None };
        (symbol == kw::VK || symbol == self.language.known.dx).then_some(symbol)
    }

    /// The name that `hlsl::name` stands for in HLSL 2026: that of the language, whatever the shader calls so.
    pub(super) fn name_of_language(&mut self, path: &ast::Path) -> Option<Symbol> {
        let [first, last] = &path.segments[..] else { return None };
        let (ast::SegmentName::Identifier(namespace), ast::SegmentName::Identifier(symbol)) =
            (first.name, last.name)
        else {
            return None;
        };
        let is_it = namespace == kw::HLSL && self.version() >= HlslVersion::V202x;
        (is_it && self.look_up(namespace, Want::Scope).is_none()).then_some(symbol)
    }

    /// Reports a name that is not in `vk` or `dx`.
    pub(super) fn unknown_in_library(&mut self, namespace: Symbol, last: &ast::PathSegment) {
        let ast::SegmentName::Identifier(symbol) = last.name else { return };
        let (name, scope) = (self.text(symbol), self.text(namespace));
        let near = nearest(&name, builtin::names_in(&scope)).map(str::to_owned);
        let mut diagnostic: Diagnostic = errors::NotInScope { name, scope, at: last.span }.into();
        if let Some(near) = near {
            diagnostic.help =
                vec![format!("a similar name exists: `{}::{near}`", self.symbols.text(namespace))];
        }
        self.report(diagnostic);
    }

    /// Whether a name that nothing else declares may be in a base that is not known: one that depends on the arguments
    /// of a template, where each instance looks again, or one that is wrong.
    pub(super) fn is_left_to_a_base(&mut self, symbol: Symbol, at: Span) -> bool {
        let mut around = Some(self.scopes.current);
        while let Some(id) = around {
            if let ScopeKind::Record(record) = self.scopes[id].kind
                && self.has_unknown_base(record)
            {
                if self.scopes.in_pattern() {
                    self.report(errors::NameInDependentBase { name: self.text(symbol), at });
                }
                return true;
            }
            around = self.scopes[id].parent;
        }
        false
    }

    /// Reports a name that nothing declares, with the nearest one that fits the place, or else the nearest of all.
    pub(super) fn unknown_name(&mut self, symbol: Symbol, span: Span, sought: Sought) {
        if symbol == kw::EMPTY {
            return;
        }
        if self.is_left_to_a_base(symbol, span) || !self.reports.sink.wants_error(span) {
            return;
        }
        let name = self.text(symbol);
        let mut diagnostic: Diagnostic =
            errors::UnknownName { name: name.clone(), what: sought.what().into(), at: span }.into();
        if let Some(later) = self.declared_later(symbol, span) {
            diagnostic = diagnostic.with_label(later, "declared only here");
            diagnostic.help = vec!["move the declaration up, or declare the function first".into()];
        } else if let Some(hint) = from_glsl(&name) {
            diagnostic.help = vec![hint];
        } else {
            let visible = self.visible_names(sought);
            let symbols: &Symbols = self.symbols;
            let (mut fitting, mut others): (Vec<&str>, Vec<&str>) = (Vec::new(), Vec::new());
            for (symbol, fits) in visible {
                if fits { &mut fitting } else { &mut others }.push(symbols.text(symbol));
            }
            builtin::names_of(sought).for_each(|it| fitting.push(it));
            builtin::names().for_each(|it| others.push(it));
            let found = nearest(&name, fitting).or_else(|| nearest(&name, others));
            if let Some(found) = found.map(str::to_owned) {
                diagnostic = diagnostic.with_help(format!("a similar name exists: `{found}`"));
            }
        }
        self.report(diagnostic);
    }

    /// All names in scope, the innermost first, and whether what they mean fits.
    fn visible_names(&self, sought: Sought) -> Vec<(Symbol, bool)> {
        let mut visible: Vec<(Symbol, bool)> = Vec::new();
        if let Some(function) = &self.function {
            visible.extend(function.names.iter().map(|(symbol, entity)| (symbol, sought.is(entity))));
        }
        let mut at = Some(self.scopes.current);
        while let Some(id) = at {
            let mut scopes: SmallVec<[ScopeId; 4]> = SmallVec::from_slice(&[id]);
            scopes.extend(self.scopes[id].using.iter().copied());
            if let ScopeKind::Record(record) = self.scopes[id].kind {
                let mut base = self.program.types.structs[record].base;
                while let Some(it) = base {
                    scopes.extend(self.records[it].scope);
                    base = self.program.types.structs[it].base;
                }
            }
            let start = visible.len();
            for scope in scopes {
                let names = self.scopes[scope].names.iter();
                visible.extend(names.map(|(symbol, all)| (symbol, all.iter().any(|it| sought.is(*it)))));
            }
            // Among equally near names the one that the text has first.
            visible[start..].sort_unstable();
            at = self.scopes[id].parent;
        }
        visible
    }

    /// The help for a name that `scope` does not have.
    pub(super) fn similar_in(&self, scope: ScopeId, symbol: Symbol) -> Option<String> {
        let symbols: &Symbols = self.symbols;
        let names = self.scopes[scope].names.symbols().map(|it| symbols.text(it));
        nearest(symbols.text(symbol), names).map(|it| format!("a similar name exists: `{it}`"))
    }

    /// Where a function or variable of that name is declared at the top level, after its use.
    fn declared_later(&self, symbol: Symbol, used: Span) -> Option<Span> {
        let ast = self.ast;
        let names = ast.items.iter().filter_map(|&item| match &ast[item].kind {
            ast::ItemKind::Function(it) => it.name.last().map(|last| (it.name.last_identifier(), last.span)),
            ast::ItemKind::Variables(it) => it
                .declarators
                .iter()
                .find(|it| it.name.symbol == symbol)
                .map(|it| (Some(symbol), it.name.span)),
            _ => None,
        });
        let mut later = names.filter(|(name, at)| *name == Some(symbol) && at.start > used.start);
        later.next().map(|it| it.1)
    }

    /// Complains if `symbol` is declared in `scope` as something that cannot share its name.
    pub(super) fn refuse_redeclaration(
        &mut self,
        scope: ScopeId,
        symbol: Symbol,
        span: Span,
        kind: Want,
    ) -> bool {
        if symbol == kw::EMPTY {
            return false;
        }
        let clash = self.scopes.declared(scope, symbol).iter().copied().find(|it| {
            // A record and a variable or function may share a name, as in C, and anything with a `cbuffer`.
            !matches!(it, Entity::Error | Entity::Buffer(_))
                && (it.is_type() == (kind == Want::Type)
                    || matches!(
                        it,
                        Entity::Namespace(_)
                            | Entity::Template(_)
                            | Entity::VariableTemplate(_)
                            | Entity::IsSame
                    ))
        });
        let Some(clash) = clash else { return false };
        self.redefinition(symbol, span, clash);
        true
    }

    /// Refuses a second meaning for the heaps, which the language declares at the top level.
    pub(super) fn refuse_heap(&mut self, symbol: Symbol, at: Span) {
        let is_heap = self.language.known.heaps.contains(&symbol)
            && self.scopes.current == self.scopes.global
            && self.function.is_none()
            && self.language.options.profile.is_at_least(6, 6);
        if is_heap {
            self.report(declarations::HeapRedefinition { name: self.text(symbol), at });
        }
    }

    pub(super) fn redefinition(&mut self, symbol: Symbol, span: Span, before: Entity) {
        let mut diagnostic: Diagnostic = errors::Redefinition { name: self.text(symbol), at: span }.into();
        if let Some(first) = self.entity_span(before) {
            diagnostic = diagnostic.with_label(first, format!("first declared here as a {}", before.what()));
        }
        self.report(diagnostic);
    }

    pub(super) fn entity_span(&self, entity: Entity) -> Option<Span> {
        match entity {
            Entity::Type(ty) => match self.program.types[self.program.types.unmodified(ty)] {
                Type::Struct(id) => Some(self.program.types.structs[id].span),
                Type::Enum(id) => Some(self.program.types.enums[id].span),
                _ => None,
            },
            Entity::Local(id) => self.function.as_ref().map(|it| it.locals[id].span),
            Entity::Global(id) => Some(self.program.globals[id].span),
            Entity::Buffer(id) => Some(self.program.buffers[id].span),
            Entity::Field { record, index } => {
                self.program.types.structs[record].fields.get(index as usize).map(|it| it.span)
            }
            Entity::Functions(id) => match self.scopes.overloads[id].candidates.first()? {
                Candidate::Function(function) => Some(self.program.functions[*function].span),
                Candidate::Template(template) => Some(self.template(*template).span),
            },
            Entity::Template(id) | Entity::VariableTemplate(id) => Some(self.template(id).span),
            Entity::Error
            | Entity::Namespace(_)
            | Entity::IsSame
            | Entity::Enumerator(..)
            | Entity::Value(_)
            | Entity::SpecValue(_) => None,
        }
    }

    /// `name` with the namespaces and records around it.
    pub(super) fn qualified(&mut self, scope: ScopeId, name: Symbol) -> Symbol {
        let mut text = self.scopes.prefix(scope);
        if text.is_empty() {
            return name;
        }
        text.push_str(self.symbols.text(name));
        self.symbols.intern(&text)
    }
}
