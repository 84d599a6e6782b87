//! What names mean where: tables for namespaces, records and the blocks of functions.

use std::ops::{Index, IndexMut};

use rustc_hash::FxHashMap;
use smallvec::SmallVec;

use crate::{
    arena::{Arena, Id},
    symbol::{Symbol, SymbolMap},
    typed::{BufferId, ExprId, FunctionId, GlobalId, LocalId},
    types::{EnumId, StructId, TypeId},
};

pub(super) type ScopeId = Id<Scope>;
pub(super) type OverloadsId = Id<Overloads>;

/// A template, by its index among those of the checker.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct TemplateId(pub(super) u32);

/// What a name can refer to.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Entity {
    /// Declared, but wrongly; nothing more is said about it.
    Error,
    Type(TypeId),
    Namespace(ScopeId),
    Local(LocalId),
    Global(GlobalId),
    /// The name of a `cbuffer`, which means nothing by itself.
    Buffer(BufferId),
    Field {
        record: StructId,
        index: u32,
    },
    Functions(OverloadsId),
    /// Of a record or alias; function templates are among [`Overloads`].
    Template(TemplateId),
    VariableTemplate(TemplateId),
    /// `std::is_same`
    IsSame,
    Enumerator(EnumId, u32),
    /// The value of a template parameter, by its index among those of the checker.
    Value(u32),
    /// The same where it depends on specialization constants.
    SpecValue(ExprId),
}

impl Entity {
    pub(super) fn is_type(self) -> bool {
        matches!(self, Entity::Type(_) | Entity::Template(_) | Entity::IsSame | Entity::Namespace(_))
    }
    pub(super) fn what(self) -> &'static str {
        match self {
            Entity::Error => "something",
            Entity::Type(_) => "type",
            Entity::Namespace(_) => "namespace",
            Entity::Local(_) | Entity::Global(_) => "variable",
            Entity::Buffer(_) => "buffer",
            Entity::Field { .. } => "field",
            Entity::Functions(_) => "function",
            Entity::Template(_) | Entity::VariableTemplate(_) | Entity::IsSame => "template",
            Entity::Enumerator(..) => "enumerator",
            Entity::Value(_) | Entity::SpecValue(_) => "template parameter",
        }
    }
}

/// Functions and function templates of one name in one scope, in the order of declaration.
#[derive(Clone, Debug, Default)]
pub(super) struct Overloads {
    pub(super) candidates: SmallVec<[Candidate; 2]>,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Candidate {
    Function(FunctionId),
    Template(TemplateId),
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum ScopeKind {
    Global,
    Namespace,
    Record(StructId),
    /// `enum class`
    Enum,
    /// The parameters of a template with their values.
    Template,
    /// The types of a function's blocks, for the methods of a local record.
    Local,
}

/// All scopes, and where among them the checker is.
pub(super) struct Scopes {
    all: Arena<Scope>,
    pub(super) overloads: Arena<Overloads>,
    /// Whether any of `all` has a name: most names of the language are in none, so there is nothing to search.
    pub(super) is_declared: SymbolMap<bool>,
    pub(super) of_enums: FxHashMap<EnumId, ScopeId>,
    pub(super) global: ScopeId,
    /// The innermost scope that is not a block of a function.
    pub(super) current: ScopeId,
    /// Scopes of templates that are checked without arguments.
    pub(super) patterns: Vec<ScopeId>,
    /// How often a name meant a parameter of the template that the present scope is in.
    pub(super) parameter_uses: usize,
}

impl Scopes {
    /// Of a program with about that many names at its top, and so many symbols so far.
    pub(super) fn new(names: usize, symbols: usize) -> Scopes {
        let mut all = Arena::default();
        let global = all.add(Scope::global(names, symbols));
        Scopes {
            all,
            overloads: Arena::default(),
            is_declared: SymbolMap::for_first(symbols),
            of_enums: FxHashMap::default(),
            global,
            current: global,
            patterns: Vec::new(),
            parameter_uses: 0,
        }
    }

    pub(super) fn add(&mut self, scope: Scope) -> ScopeId {
        self.all.add(scope)
    }

    /// Makes `symbol` mean `entity` in `scope`; a function joins its overloads elsewhere.
    pub(super) fn declare(&mut self, scope: ScopeId, symbol: Symbol, entity: Entity) {
        self.is_declared.set(symbol, true);
        self[scope].names.add(symbol, entity);
    }

    /// What is declared in exactly this scope.
    pub(super) fn declared(&self, scope: ScopeId, symbol: Symbol) -> &[Entity] {
        self[scope].names.get(symbol)
    }

    /// `a::b::`, of the nearest scope around that has a name.
    pub(super) fn prefix(&self, scope: ScopeId) -> String {
        let mut around = self.around(scope);
        around.find(|it| !self[*it].prefix.is_empty()).map_or_else(String::new, |it| self[it].prefix.clone())
    }

    /// Whether an uninstantiated template is being checked.
    pub(super) fn in_pattern(&self) -> bool {
        !self.patterns.is_empty() && self.around(self.current).any(|it| self.patterns.contains(&it))
    }

    /// A scope and those that it is in, from the inside out.
    fn around(&self, scope: ScopeId) -> impl Iterator<Item = ScopeId> {
        std::iter::successors(Some(scope), |it| self[*it].parent)
    }
}

impl Index<ScopeId> for Scopes {
    type Output = Scope;
    #[inline]
    fn index(&self, id: ScopeId) -> &Scope {
        &self.all[id]
    }
}

impl IndexMut<ScopeId> for Scopes {
    #[inline]
    fn index_mut(&mut self, id: ScopeId) -> &mut Scope {
        &mut self.all[id]
    }
}

#[derive(Clone, Debug)]
pub(super) struct Scope {
    pub(super) parent: Option<ScopeId>,
    pub(super) kind: ScopeKind,
    /// With the scopes around it, for qualified names; empty for the global one and templates.
    pub(super) prefix: String,
    pub(super) names: Names,
    /// `using namespace`, and unnamed namespaces.
    pub(super) using: Vec<ScopeId>,
}

impl Scope {
    pub(super) fn new(parent: Option<ScopeId>, kind: ScopeKind) -> Scope {
        Scope { parent, kind, prefix: String::new(), names: Names::default(), using: Vec::new() }
    }

    /// Whether there are no bases and no namespaces in use, where more names could come from.
    #[inline]
    pub(super) fn has_only_own_names(&self) -> bool {
        self.using.is_empty() && !matches!(self.kind, ScopeKind::Record(_))
    }

    /// The global scope of a program with about that many names, and so many symbols so far.
    pub(super) fn global(names: usize, symbols: usize) -> Scope {
        Scope { names: Names::for_many(names, symbols), ..Scope::new(None, ScopeKind::Global) }
    }
}

/// Names and what they mean, in the order of declaration.
#[derive(Clone, Debug, Default)]
pub(super) struct Names {
    entries: Vec<(Symbol, SmallVec<[Entity; 1]>)>,
    /// Where a name is in `entries`; the few names of a small scope are quicker to find without.
    index: Option<Box<NameIndex>>,
}

#[derive(Clone, Debug)]
enum NameIndex {
    Some(FxHashMap<Symbol, u32>),
    /// By symbol: the place plus one, or 0. Neighbors in the text are neighbors in memory.
    Many(Vec<u32>),
}

/// The number of names up to which a linear search is used.
const FEW_NAMES: usize = 8;

impl Names {
    fn for_many(names: usize, symbols: usize) -> Names {
        let places = vec![0; symbols];
        Names { entries: Vec::with_capacity(names), index: Some(Box::new(NameIndex::Many(places))) }
    }

    #[inline]
    fn place(&self, symbol: Symbol) -> Option<usize> {
        match self.index.as_deref() {
            Some(NameIndex::Many(places)) => {
                places.get(symbol.0 as usize).and_then(|it| it.checked_sub(1)).map(|it| it as usize)
            }
            _ => self.place_among_few(symbol),
        }
    }

    fn place_among_few(&self, symbol: Symbol) -> Option<usize> {
        match self.index.as_deref() {
            Some(NameIndex::Some(places)) => places.get(&symbol).map(|it| *it as usize),
            _ => self.entries.iter().position(|it| it.0 == symbol),
        }
    }

    #[inline]
    pub(super) fn get(&self, symbol: Symbol) -> &[Entity] {
        self.place(symbol).and_then(|it| self.entries.get(it)).map_or(&[], |it| &it.1)
    }

    pub(super) fn add(&mut self, symbol: Symbol, entity: Entity) {
        match self.place(symbol).and_then(|it| self.entries.get_mut(it)) {
            Some(known) => {
                // A buffer's name is only there for a better message.
                known.1.retain(|it| !matches!(it, Entity::Buffer(_)));
                known.1.push(entity);
            }
            None => self.add_new(symbol, entity),
        }
    }

    /// Forgets what `symbol` meant.
    pub(super) fn replace(&mut self, symbol: Symbol, entity: Entity) {
        match self.place(symbol).and_then(|it| self.entries.get_mut(it)) {
            Some(known) => known.1 = SmallVec::from_slice(&[entity]),
            None => self.add_new(symbol, entity),
        }
    }

    fn add_new(&mut self, symbol: Symbol, entity: Entity) {
        let place = self.entries.len() as u32;
        self.entries.push((symbol, SmallVec::from_slice(&[entity])));
        match self.index.as_deref_mut() {
            Some(NameIndex::Some(places)) => drop(places.insert(symbol, place)),
            Some(NameIndex::Many(places)) => {
                let at = symbol.0 as usize;
                if at >= places.len() {
                    places.resize(at + 1, 0);
                }
                places[at] = place + 1;
            }
            None if self.entries.len() > FEW_NAMES => {
                let places = self.entries.iter().zip(0..).map(|(it, place)| (it.0, place)).collect();
                self.index = Some(Box::new(NameIndex::Some(places)));
            }
            None => {}
        }
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = (Symbol, &[Entity])> {
        self.entries.iter().map(|it| (it.0, &it.1[..]))
    }

    pub(super) fn symbols(&self) -> impl Iterator<Item = Symbol> {
        self.entries.iter().map(|it| it.0)
    }
}

/// The names in the blocks of one function: a stack with a link from each symbol to its innermost meaning.
#[derive(Default)]
pub(super) struct LocalNames {
    entries: Vec<LocalName>,
    /// By symbol: an index of `entries` plus one, or 0.
    innermost: Vec<u32>,
    blocks: Vec<NameBlock>,
    /// The next block is the body of the statement whose head the current one is.
    is_body_next: bool,
    /// `using namespace` inside the function, with the number of blocks around it.
    pub(super) using: Vec<(u32, ScopeId)>,
}

/// Counts of entries: at its start, and at that of the names that it must not declare again.
#[derive(Clone, Copy, Default)]
struct NameBlock {
    start: u32,
    owned: u32,
}

struct LocalName {
    symbol: Symbol,
    entity: Entity,
    /// What `symbol` meant before, as an index + 1.
    before: u32,
}

impl LocalNames {
    /// With room for the first `symbols`.
    pub(super) fn for_first(symbols: usize) -> LocalNames {
        LocalNames { innermost: vec![0; symbols], ..LocalNames::default() }
    }

    /// Ready for the next function.
    pub(super) fn clear(&mut self) {
        while let Some(entry) = self.entries.pop() {
            self.set_innermost(entry.symbol, 0);
        }
        self.blocks.clear();
        self.is_body_next = false;
        self.using.clear();
    }

    /// Returns what it was before.
    fn set_innermost(&mut self, symbol: Symbol, index: u32) -> u32 {
        let at = symbol.0 as usize;
        if at >= self.innermost.len() {
            self.innermost.resize(at + 1, 0);
        }
        std::mem::replace(&mut self.innermost[at], index)
    }

    pub(super) fn open_block(&mut self) {
        let start = self.entries.len() as u32;
        let owned = match self.blocks.last() {
            Some(head) if self.is_body_next => head.owned,
            _ => start,
        };
        self.is_body_next = false;
        self.blocks.push(NameBlock { start, owned });
    }

    /// What the current block declares, such as the variables of a `for`, must not be declared again in the next one.
    pub(super) fn expect_body(&mut self) {
        self.is_body_next = true;
    }

    pub(super) fn close_block(&mut self) {
        let start = self.blocks.pop().unwrap_or_default().start as usize;
        while self.entries.len() > start
            && let Some(entry) = self.entries.pop()
        {
            self.set_innermost(entry.symbol, entry.before);
        }
        let depth = self.blocks.len() as u32;
        self.using.retain(|(at, _)| *at <= depth);
    }

    pub(super) fn declare(&mut self, symbol: Symbol, entity: Entity) {
        self.entries.push(LocalName { symbol, entity, before: 0 });
        let index = self.entries.len() as u32;
        let before = self.set_innermost(symbol, index);
        self.entries[index as usize - 1].before = before;
    }

    /// What `symbol` means in the innermost block that has it.
    pub(super) fn find(&self, symbol: Symbol) -> Option<Entity> {
        let index = *self.innermost.get(symbol.0 as usize)?;
        self.entries.get((index as usize).checked_sub(1)?).map(|it| it.entity)
    }

    /// As [`LocalNames::find`], without what is no type or namespace.
    pub(super) fn find_scope(&self, symbol: Symbol) -> Option<Entity> {
        let mut index = *self.innermost.get(symbol.0 as usize)?;
        loop {
            let entry = self.entries.get((index as usize).checked_sub(1)?)?;
            if entry.entity.is_type() || entry.entity == Entity::Error {
                return Some(entry.entity);
            }
            index = entry.before;
        }
    }

    /// As [`LocalNames::find`], in the innermost block only.
    pub(super) fn find_in_block(&self, symbol: Symbol) -> Option<Entity> {
        let start = self.blocks.last().copied().unwrap_or_default().owned;
        let index = *self.innermost.get(symbol.0 as usize)?;
        if index <= start {
            return None;
        }
        self.find(symbol)
    }

    /// Hides the innermost meaning of `symbol` until its block ends.
    pub(super) fn forget(&mut self, symbol: Symbol) {
        if let Some(index) = self.innermost.get(symbol.0 as usize).copied()
            && let Some(entry) = self.entries.get((index as usize).wrapping_sub(1))
        {
            self.set_innermost(symbol, entry.before);
        }
    }

    pub(super) fn add_using(&mut self, scope: ScopeId) {
        self.using.push((self.blocks.len() as u32, scope));
    }

    /// The types among the names, for records declared inside the function.
    pub(super) fn types(&self) -> impl Iterator<Item = (Symbol, Entity)> {
        let visible = |it: &&LocalName| !matches!(it.entity, Entity::Local(_));
        self.entries.iter().filter(visible).map(|it| (it.symbol, it.entity))
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = (Symbol, Entity)> {
        self.entries.iter().map(|it| (it.symbol, it.entity))
    }
}

/// What an unknown name was to be.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Sought {
    Value,
    Function,
    Type,
    Template,
    TypeOrNamespace,
    Namespace,
}

impl Sought {
    pub(super) fn what(self) -> &'static str {
        match self {
            Sought::Value => "nothing",
            Sought::Function => "no function",
            Sought::Type => "no type",
            Sought::Template => "no template",
            Sought::TypeOrNamespace => "no type or namespace",
            Sought::Namespace => "no namespace",
        }
    }

    pub(super) fn is(self, entity: Entity) -> bool {
        let is_template = matches!(entity, Entity::Template(_) | Entity::VariableTemplate(_));
        let is_function = matches!(entity, Entity::Functions(_));
        match self {
            Sought::Value => !entity.is_type() && !is_function && !matches!(entity, Entity::Buffer(_)),
            // A type with parentheses is a cast.
            Sought::Function => is_function || matches!(entity, Entity::Type(_)),
            Sought::Type => entity.is_type(),
            Sought::Template => is_template || is_function,
            Sought::TypeOrNamespace => {
                matches!(entity, Entity::Namespace(_) | Entity::Type(_) | Entity::Template(_))
            }
            Sought::Namespace => matches!(entity, Entity::Namespace(_)),
        }
    }
}

/// Which of two things of one name is meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Want {
    Value,
    Type,
    /// Before `::` and after `struct`: a type or a namespace, even where a variable hides it.
    Scope,
}
