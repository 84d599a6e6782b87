//! Notes for editors what names mean, where the checker resolves them; see [`Index`](crate::index::Index). Without an index
//! that costs one look at whether there is one.

use super::{
    Checker,
    scope::{Candidate, Entity, OverloadsId, ScopeId, ScopeKind},
};
use crate::{intrinsics::OverloadId, source::Span, symbol::Symbol, typed::FunctionId, types::TypeId};

impl Checker<'_> {
    /// The name at `at` means `found`, which was looked up from here, or `inside` a scope. Functions are noted where one of
    /// them is chosen.
    #[inline]
    pub(super) fn mention(
        &mut self,
        at: Span,
        symbol: Symbol,
        found: Option<Entity>,
        inside: Option<ScopeId>,
    ) {
        if self.program.index.is_some()
            && let Some(entity) = found
        {
            self.note_mention(at, symbol, entity, inside);
        }
    }

    /// The name at `at` means what is declared at `declared`.
    #[inline]
    pub(super) fn mention_declared(&mut self, at: Span, declared: Span) {
        if let Some(index) = &mut self.program.index {
            index.add(at, declared);
        }
    }

    /// The name at `at` calls `function`.
    #[inline]
    pub(super) fn mention_function(&mut self, at: Span, function: FunctionId) {
        if let Some(index) = &mut self.program.index {
            index.add(at, self.program.functions[function].span);
        }
    }

    /// The name at `at` calls one of these functions, but which one cannot be said.
    pub(super) fn mention_candidates(&mut self, at: Span, set: OverloadsId) {
        if self.program.index.is_none() {
            return;
        }
        for candidate in self.scopes.overloads[set].candidates.clone() {
            let declared = match candidate {
                Candidate::Function(function) => self.program.functions[function].span,
                Candidate::Template(template) => self.template(template).span,
            };
            self.mention_declared(at, declared);
        }
    }

    /// The name at `at` calls a function of the language.
    #[inline]
    pub(super) fn mention_intrinsic(&mut self, at: Span, overload: OverloadId) {
        if let Some(index) = &mut self.program.index {
            index.add_intrinsic(at, overload);
        }
    }

    /// Notes where something is declared for which the program has no place.
    #[inline]
    pub(super) fn note_declared(&mut self, scope: Option<ScopeId>, symbol: Symbol, at: Span) {
        if let Some(index) = &mut self.program.index {
            index.declare(scope.map(number), symbol, at);
        }
    }

    #[cold]
    fn note_mention(&mut self, at: Span, symbol: Symbol, entity: Entity, inside: Option<ScopeId>) {
        let declared = match entity {
            Entity::Field { record, index } if self.program.types.structs[record].is_of_language() => {
                if let Some(all) = &mut self.program.index {
                    all.add_field(at, record, index);
                }
                None
            }
            Entity::Functions(_) => None,
            Entity::Type(ty) => self.noted(symbol, entity, inside).or_else(|| self.type_span(ty)),
            Entity::Local(_)
            | Entity::Global(_)
            | Entity::Buffer(_)
            | Entity::Field { .. }
            | Entity::Template(_)
            | Entity::VariableTemplate(_) => self.entity_span(entity),
            // Of a parameter in a template that is checked without arguments.
            Entity::Error
            | Entity::Namespace(_)
            | Entity::IsSame
            | Entity::Enumerator(..)
            | Entity::Value(_)
            | Entity::SpecValue(_) => self.noted(symbol, entity, inside),
        };
        if let Some(declared) = declared {
            self.mention_declared(at, declared);
        }
    }

    /// Of a record or an enumeration.
    fn type_span(&self, ty: TypeId) -> Option<Span> {
        self.entity_span(Entity::Type(ty))
    }

    /// Where `symbol` was [noted](Checker::note_declared) in the innermost scope that declares it.
    fn noted(&self, symbol: Symbol, entity: Entity, inside: Option<ScopeId>) -> Option<Span> {
        let index = self.program.index.as_ref()?;
        if let (Some(function), None) = (&self.function, inside)
            && function.names.find(symbol) == Some(entity)
        {
            return index.declaration(None, symbol);
        }
        let mut at = Some(inside.unwrap_or(self.scopes.current));
        while let Some(scope) = at {
            for scope in self.scopes_of(scope) {
                if self.scopes.declared(scope, symbol).contains(&entity) {
                    return index.declaration(Some(number(scope)), symbol);
                }
            }
            at = if inside.is_some() { None } else { self.scopes[scope].parent };
        }
        None
    }

    /// A scope with those whose names are known in it.
    fn scopes_of(&self, scope: ScopeId) -> Vec<ScopeId> {
        let mut all = vec![scope];
        let mut next = 0;
        while let Some(&id) = all.get(next) {
            next += 1;
            let it = &self.scopes[id];
            let bases = match it.kind {
                ScopeKind::Record(record) => self.base_scopes(record),
                _ => Vec::new(),
            };
            for more in it.using.iter().copied().chain(bases) {
                if !all.contains(&more) {
                    all.push(more);
                }
            }
        }
        all
    }

    fn base_scopes(&self, record: crate::types::StructId) -> Vec<ScopeId> {
        let it = &self.program.types.structs[record];
        let bases = it.base.into_iter().chain(it.interfaces.iter().copied());
        bases.filter_map(|base| self.records[base].scope).collect()
    }
}

fn number(scope: ScopeId) -> u32 {
    scope.index() as u32
}
