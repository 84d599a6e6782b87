//! Which names refer to types, templates and values in each scope, as far as the grammar depends on it.
//!
//! The names of namespaces, records and enums are permanent. Those of blocks are on a stack, with a link from each name
//! to its innermost meaning, and are removed when the block is closed: a lookup costs the same regardless of the depth
//! of the block and the number of functions before it.

use std::num::NonZeroU32;

use rustc_hash::FxHashMap;

use crate::{arena::RareList, symbol::Symbol};

/// An index into [`Scopes::scopes`] plus one, so that no scope takes no room.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct ScopeId(NonZeroU32);

impl ScopeId {
    fn index(self) -> usize {
        self.0.get() as usize - 1
    }
}

/// The meaning of a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Meaning {
    /// Not declared; possibly an intrinsic or a member of a dependent type.
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
    /// The scope of names after `::`.
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
    /// The number of enclosing scopes.
    depth: u32,
    /// The nearest enclosing scope that is not just a block: its names are in [`Scopes::names`] or imported.
    outer: Option<ScopeId>,
    /// Namespaces in use, bases, and the parameters of an outer template.
    imports: RareList<ScopeId>,
    /// None of its names is in [`Scopes::names`].
    empty: bool,
}

impl Scope {
    /// Whether its names are only those of [`Scopes::locals`].
    fn is_plain_block(&self) -> bool {
        self.kind == ScopeKind::Block && self.imports.is_empty()
    }
}

/// A name declared in a block.
#[derive(Clone, Copy, Debug)]
struct Local {
    scope: ScopeId,
    /// Of the scope.
    depth: u32,
    name: Symbol,
    declared: Declared,
    /// What `name` meant before, as an index of [`Scopes::locals`] plus one.
    before: u32,
}

pub(super) struct Scopes {
    scopes: Vec<Scope>,
    /// Those of the top level, by symbol.
    globals: Vec<Option<Declared>>,
    /// All names except those of blocks and the top level.
    names: FxHashMap<(ScopeId, Symbol), Declared>,
    /// The names of the open blocks, innermost last.
    locals: Vec<Local>,
    /// By symbol: the last of its name in `locals` plus one, or 0.
    innermost: Vec<u32>,
    current: ScopeId,
    /// The current scope is the top level or a block of one of its functions, and nothing is imported: what is not local
    /// is global.
    is_plain: bool,
}

/// The names of a block that will be entered again.
#[derive(Debug)]
pub(super) struct Kept {
    scope: ScopeId,
    names: Vec<(Symbol, Declared)>,
}

/// The maximum number of imported scopes that one lookup visits: imports may form any graph.
const MAX_VISITS: u32 = 256;

impl Scopes {
    pub(super) const GLOBAL: ScopeId = ScopeId(NonZeroU32::MIN);

    /// For a program with that many different names.
    pub(super) fn new(names: usize) -> Self {
        Scopes {
            scopes: vec![Scope {
                parent: None,
                kind: ScopeKind::Namespace,
                depth: 0,
                outer: None,
                imports: RareList::new(),
                empty: true,
            }],
            globals: vec![None; names],
            names: FxHashMap::default(),
            locals: Vec::new(),
            innermost: vec![0; names],
            current: Self::GLOBAL,
            is_plain: true,
        }
    }

    pub(super) fn current(&self) -> ScopeId {
        self.current
    }
    /// Makes `scope`, which is not a closed block, the current one and returns the previous one.
    pub(super) fn enter(&mut self, scope: ScopeId) -> ScopeId {
        let before = std::mem::replace(&mut self.current, scope);
        self.note_plain();
        before
    }
    fn note_plain(&mut self) {
        self.is_plain = self.nearest_with_names() == Some(Self::GLOBAL)
            && self.scopes[Self::GLOBAL.index()].imports.is_empty();
    }
    pub(super) fn create(&mut self, kind: ScopeKind, parent: ScopeId) -> ScopeId {
        let around = &self.scopes[parent.index()];
        let outer = if around.is_plain_block() { around.outer } else { Some(parent) };
        let depth = around.depth + 1;
        let imports = RareList::new();
        self.scopes.push(Scope { parent: Some(parent), kind, depth, outer, imports, empty: true });
        ScopeId(NonZeroU32::new(self.scopes.len() as u32).unwrap_or(NonZeroU32::MIN))
    }
    /// A new scope inside the current one, entered; returns the one to go back to.
    pub(super) fn open(&mut self, kind: ScopeKind) -> ScopeId {
        let scope = self.create(kind, self.current);
        self.enter(scope)
    }
    /// Leaves the current scope permanently and returns to `outer`. If it is a block, its names are dropped.
    pub(super) fn close(&mut self, outer: ScopeId) {
        let closed = self.enter(outer);
        if closed == outer || self.kind(closed) != ScopeKind::Block {
            return;
        }
        self.forget_locals(closed);
        // Nobody refers to the newest scope.
        if closed.index() + 1 == self.scopes.len() {
            self.scopes.pop();
        }
    }
    /// Leaves the current scope, a block, until [`Scopes::resume`].
    pub(super) fn suspend(&mut self, outer: ScopeId) -> Kept {
        let scope = self.enter(outer);
        let mine = self.locals.iter().rev().take_while(|it| it.scope == scope).count();
        let start = self.locals.len() - mine;
        let names = self.locals[start..].iter().map(|it| (it.name, it.declared)).collect();
        self.forget_locals(scope);
        Kept { scope, names }
    }
    /// Enters the block that was suspended.
    pub(super) fn resume(&mut self, kept: Kept) {
        self.enter(kept.scope);
        for (name, declared) in kept.names {
            self.declare_in(kept.scope, name, declared);
        }
    }
    fn forget_locals(&mut self, scope: ScopeId) {
        while let Some(last) = self.locals.last()
            && last.scope == scope
        {
            self.innermost[last.name.0 as usize] = last.before;
            self.locals.pop();
        }
    }
    pub(super) fn parent(&self, scope: ScopeId) -> Option<ScopeId> {
        self.scopes[scope.index()].parent
    }
    pub(super) fn kind(&self, scope: ScopeId) -> ScopeKind {
        self.scopes[scope.index()].kind
    }
    /// Makes the names of `from` visible in `scope`.
    pub(super) fn import(&mut self, scope: ScopeId, from: ScopeId) {
        if scope != from && !self.scopes[scope.index()].imports.contains(&from) {
            self.scopes[scope.index()].imports.push(from);
            self.note_plain();
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

    /// Declares `name` in the innermost namespace.
    pub(super) fn declare_in_namespace(&mut self, name: Symbol, declared: Declared) {
        let mut scope = self.current;
        while self.kind(scope) != ScopeKind::Namespace
            && let Some(parent) = self.parent(scope)
        {
            scope = parent;
        }
        self.declare_in(scope, name, declared);
    }

    pub(super) fn declare_in(&mut self, scope: ScopeId, name: Symbol, declared: Declared) {
        if self.kind(scope) == ScopeKind::Block {
            return self.declare_local(scope, name, declared);
        }
        if scope == Self::GLOBAL {
            let index = name.0 as usize;
            if index >= self.globals.len() {
                self.globals.resize(index + 1, None);
            }
            let place = &mut self.globals[index];
            *place = Some(place.map_or(declared, |old| redeclared(old, declared)));
            return;
        }
        self.scopes[scope.index()].empty = false;
        let place = self.names.entry((scope, name)).or_insert(declared);
        *place = redeclared(*place, declared);
    }

    fn declare_local(&mut self, scope: ScopeId, name: Symbol, declared: Declared) {
        let index = name.0 as usize;
        if index >= self.innermost.len() {
            self.innermost.resize(index + 1, 0);
        }
        let before = self.innermost[index];
        if let Some(place) = before.checked_sub(1).and_then(|it| self.locals.get_mut(it as usize))
            && place.scope == scope
        {
            place.declared = redeclared(place.declared, declared);
            return;
        }
        let depth = self.scopes[scope.index()].depth;
        self.locals.push(Local { scope, depth, name, declared, before });
        self.innermost[index] = self.locals.len() as u32;
    }

    #[inline]
    fn local(&self, name: Symbol) -> Option<&Local> {
        let index = self.innermost.get(name.0 as usize)?.checked_sub(1)?;
        self.locals.get(index as usize)
    }

    /// What `name` means here; what is not declared is [`Declared::UNKNOWN`].
    #[inline]
    pub(super) fn lookup(&self, name: Symbol) -> Declared {
        if !self.is_plain {
            return self.lookup_from(self.nearest_with_names(), name);
        }
        match self.local(name) {
            Some(local) => local.declared,
            None => self.named(Self::GLOBAL, name).unwrap_or(Declared::UNKNOWN),
        }
    }

    fn lookup_from(&self, nearest: Option<ScopeId>, name: Symbol) -> Declared {
        let local = self.local(name);
        let mut visits = 0;
        let mut scope = nearest;
        while let Some(id) = scope {
            let it = &self.scopes[id.index()];
            // What is imported into a block counts less than what is declared there.
            if let Some(local) = local
                && it.depth <= local.depth
            {
                return local.declared;
            }
            if let Some(found) = self.find(id, name, &mut visits) {
                return found;
            }
            scope = it.outer;
        }
        local.map_or(Declared::UNKNOWN, |it| it.declared)
    }

    /// The innermost scope that may have names besides those of blocks.
    fn nearest_with_names(&self) -> Option<ScopeId> {
        let it = &self.scopes[self.current.index()];
        if it.is_plain_block() { it.outer } else { Some(self.current) }
    }

    /// The scope that `name` stands for before `::`, even where a variable hides it.
    pub(super) fn scope_named(&self, name: Symbol) -> Option<ScopeId> {
        let is_scope = |it: &Declared| !matches!(it.meaning, Meaning::Value | Meaning::FunctionTemplate);
        let mut index = self.innermost.get(name.0 as usize).copied().unwrap_or(0);
        while let Some(local) = index.checked_sub(1).and_then(|it| self.locals.get(it as usize)) {
            if is_scope(&local.declared) {
                return local.declared.scope;
            }
            index = local.before;
        }
        let mut visits = 0;
        let mut scope = Some(self.current);
        while let Some(id) = scope {
            if let Some(found) = self.find(id, name, &mut visits).filter(is_scope) {
                return found.scope;
            }
            scope = self.scopes[id.index()].outer;
        }
        None
    }

    /// What `name` means after `scope::`.
    pub(super) fn member(&self, scope: ScopeId, name: Symbol) -> Declared {
        self.find(scope, name, &mut 0).unwrap_or(Declared::UNKNOWN)
    }

    /// What `name` means in this scope only, excluding imports.
    pub(super) fn own(&self, scope: ScopeId, name: Symbol) -> Option<Declared> {
        match self.local(name) {
            Some(local) if local.scope == scope => Some(local.declared),
            _ => self.named(scope, name),
        }
    }

    #[inline]
    fn named(&self, scope: ScopeId, name: Symbol) -> Option<Declared> {
        if scope == Self::GLOBAL {
            return self.globals.get(name.0 as usize).copied().flatten();
        }
        if self.scopes[scope.index()].empty {
            return None;
        }
        self.names.get(&(scope, name)).copied()
    }

    #[inline]
    fn find(&self, id: ScopeId, name: Symbol, visits: &mut u32) -> Option<Declared> {
        match self.named(id, name) {
            None if !self.scopes[id.index()].imports.is_empty() => self.find_imported(id, name, visits),
            found => found,
        }
    }

    fn find_imported(&self, id: ScopeId, name: Symbol, visits: &mut u32) -> Option<Declared> {
        for &import in &self.scopes[id.index()].imports {
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

    fn visible_globals(&self) -> impl Iterator<Item = (Symbol, Declared)> {
        self.globals.iter().enumerate().filter_map(|(index, it)| Some((Symbol(index as u32), (*it)?)))
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
            .chain(self.visible_globals().filter(|it| is_type(&it.1)).map(|it| it.0))
            .chain(self.locals.iter().filter(|it| is_type(&it.declared)).map(|it| it.name))
            .collect();
        names.sort();
        names.dedup();
        names
    }
}

/// What a name means that meant `old` in the same scope.
fn redeclared(old: Declared, new: Declared) -> Declared {
    // `f` stays a template when an overload is none, and a variable hides a type of the same scope.
    let keeps = (old.meaning == Meaning::FunctionTemplate && new.meaning == Meaning::Value)
        || (old.meaning == Meaning::Value && matches!(new.meaning, Meaning::Type | Meaning::TypeTemplate));
    if keeps {
        return old;
    }
    let scope = new.scope.or(if old.meaning == new.meaning { old.scope } else { None });
    Declared { meaning: new.meaning, scope }
}
