//! Which names mean types, templates and values, scope by scope, as far as the grammar depends on it.

use rustc_hash::FxHashMap;

use crate::symbol::Symbol;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct ScopeId(u32);

/// What a name stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Meaning {
    /// Not declared; perhaps an intrinsic, perhaps a member of a dependent type.
    Unknown,
    /// A variable, function or enumerator.
    Value,
    FunctionTemplate,
    Type,
    /// A class or alias template.
    TypeTemplate,
    Namespace,
}

#[derive(Clone, Copy, Debug)]
pub(super) struct Declared {
    pub(super) meaning: Meaning,
    /// Where names after `::` are found.
    pub(super) scope: Option<ScopeId>,
}

impl Declared {
    pub(super) const UNKNOWN: Declared = Declared { meaning: Meaning::Unknown, scope: None };
    pub(super) fn new(meaning: Meaning) -> Self {
        Declared { meaning, scope: None }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ScopeKind {
    Namespace,
    Record,
    Enum,
    /// Of template parameters: declarations in it go to the scope around it.
    Template,
    Block,
}

struct Scope {
    parent: Option<ScopeId>,
    kind: ScopeKind,
    /// Namespaces in use, bases, and the parameters of an outer template.
    imports: Vec<ScopeId>,
    empty: bool,
}

pub(super) struct Scopes {
    scopes: Vec<Scope>,
    names: FxHashMap<(ScopeId, Symbol), Declared>,
    current: ScopeId,
}

/// How many imported scopes one lookup visits at most: imports may form any graph.
const MAX_VISITS: u32 = 256;

impl Scopes {
    pub(super) const GLOBAL: ScopeId = ScopeId(0);

    /// `expected` names will be declared, about.
    pub(super) fn new(expected: usize) -> Self {
        let global = Scope { parent: None, kind: ScopeKind::Namespace, imports: Vec::new(), empty: true };
        Scopes {
            scopes: vec![global],
            names: FxHashMap::with_capacity_and_hasher(expected, Default::default()),
            current: Self::GLOBAL,
        }
    }

    pub(super) fn current(&self) -> ScopeId {
        self.current
    }
    /// Makes `scope` the current one and returns the one before.
    pub(super) fn enter(&mut self, scope: ScopeId) -> ScopeId {
        std::mem::replace(&mut self.current, scope)
    }
    pub(super) fn create(&mut self, kind: ScopeKind, parent: ScopeId) -> ScopeId {
        self.scopes.push(Scope { parent: Some(parent), kind, imports: Vec::new(), empty: true });
        ScopeId(self.scopes.len() as u32 - 1)
    }
    /// A new scope inside the current one, entered; returns the one to go back to.
    pub(super) fn open(&mut self, kind: ScopeKind) -> ScopeId {
        let scope = self.create(kind, self.current);
        self.enter(scope)
    }
    pub(super) fn parent(&self, scope: ScopeId) -> Option<ScopeId> {
        self.scopes[scope.0 as usize].parent
    }
    pub(super) fn kind(&self, scope: ScopeId) -> ScopeKind {
        self.scopes[scope.0 as usize].kind
    }
    /// Makes the names of `from` visible in `scope`.
    pub(super) fn import(&mut self, scope: ScopeId, from: ScopeId) {
        if scope != from && !self.scopes[scope.0 as usize].imports.contains(&from) {
            self.scopes[scope.0 as usize].imports.push(from);
        }
    }

    /// Declares `name` in the innermost scope that takes declarations.
    pub(super) fn declare(&mut self, name: Symbol, declared: Declared) {
        let mut scope = self.current;
        while self.kind(scope) == ScopeKind::Template
            && let Some(parent) = self.parent(scope)
        {
            scope = parent;
        }
        self.declare_in(scope, name, declared);
    }

    pub(super) fn declare_in(&mut self, scope: ScopeId, name: Symbol, declared: Declared) {
        self.scopes[scope.0 as usize].empty = false;
        let place = self.names.entry((scope, name)).or_insert(declared);
        let (old, new) = (place.meaning, declared.meaning);
        // `f` stays a template when an overload is none, and a variable hides a type of the same scope.
        let keeps = (old == Meaning::FunctionTemplate && new == Meaning::Value)
            || (old == Meaning::Value && matches!(new, Meaning::Type | Meaning::TypeTemplate));
        if !keeps {
            let scope = declared.scope.or(if old == new { place.scope } else { None });
            *place = Declared { meaning: new, scope };
        }
    }

    /// What `name` means here; what is not declared is [`Declared::UNKNOWN`].
    pub(super) fn lookup(&self, name: Symbol) -> Declared {
        let mut scope = Some(self.current);
        let mut visits = 0;
        while let Some(id) = scope {
            if let Some(found) = self.find(id, name, &mut visits) {
                return found;
            }
            scope = self.parent(id);
        }
        Declared::UNKNOWN
    }

    /// What `name` means after `scope::`.
    pub(super) fn member(&self, scope: ScopeId, name: Symbol) -> Declared {
        self.find(scope, name, &mut 0).unwrap_or(Declared::UNKNOWN)
    }

    /// What `name` means in just this scope, imports not included.
    pub(super) fn own(&self, scope: ScopeId, name: Symbol) -> Option<Declared> {
        self.names.get(&(scope, name)).copied()
    }

    fn find(&self, id: ScopeId, name: Symbol, visits: &mut u32) -> Option<Declared> {
        let scope = &self.scopes[id.0 as usize];
        if !scope.empty
            && let Some(&found) = self.names.get(&(id, name))
        {
            return Some(found);
        }
        for &import in &scope.imports {
            *visits += 1;
            if *visits > MAX_VISITS {
                return None;
            }
            if let Some(found) = self.find(import, name, visits) {
                return Some(found);
            }
        }
        None
    }

    /// Every type that is visible here, for suggestions, in a fixed order.
    pub(super) fn visible_types(&self) -> Vec<Symbol> {
        let mut visible = vec![self.current];
        while let Some(parent) = visible.last().and_then(|&last| self.parent(last)) {
            visible.push(parent);
        }
        let is_type = |declared: &Declared| matches!(declared.meaning, Meaning::Type | Meaning::TypeTemplate);
        let mut names: Vec<Symbol> = self
            .names
            .iter()
            .filter(|((scope, _), declared)| is_type(declared) && visible.contains(scope))
            .map(|((_, name), _)| *name)
            .collect();
        names.sort();
        names.dedup();
        names
    }
}
