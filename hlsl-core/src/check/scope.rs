//! Scopes: namespaces, records, blocks of functions, and name lookup through them.

use rustc_hash::FxHashMap;
use smallvec::SmallVec;

use super::{Checker, template::TemplateId};
use crate::{
    arena::Id,
    ast,
    diagnostics::list::names as errors,
    nearest::{from_glsl, nearest},
    source::Span,
    symbol::{Symbol, kw},
    typed::{BufferId, ExprId, FunctionId, GlobalId, LocalId},
    types::{EnumId, StructId, Type, TypeId},
};

pub(super) type ScopeId = Id<Scope>;
pub(super) type OverloadsId = Id<Overloads>;

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
    /// Of a record, alias or variable; function templates are among [`Overloads`].
    Template(TemplateId),
    Enumerator(EnumId, u32),
    /// The value of a template parameter: an index into [`Checker::values`].
    Value(u32),
    /// The same where it depends on specialization constants.
    SpecValue(ExprId),
}

impl Entity {
    fn is_type(self) -> bool {
        matches!(self, Entity::Type(_) | Entity::Template(_) | Entity::Namespace(_))
    }
    fn what(self) -> &'static str {
        match self {
            Entity::Error => "something",
            Entity::Type(_) => "type",
            Entity::Namespace(_) => "namespace",
            Entity::Local(_) | Entity::Global(_) => "variable",
            Entity::Buffer(_) => "buffer",
            Entity::Field { .. } => "field",
            Entity::Functions(_) => "function",
            Entity::Template(_) => "template",
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
        let names = if kind == ScopeKind::Global { Names::for_many() } else { Names::default() };
        Scope { parent, kind, prefix: String::new(), names, using: Vec::new() }
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
    fn for_many() -> Names {
        Names { entries: Vec::new(), index: Some(Box::new(NameIndex::Many(Vec::new()))) }
    }

    fn place(&self, symbol: Symbol) -> Option<usize> {
        match self.index.as_deref() {
            None => self.entries.iter().position(|it| it.0 == symbol),
            Some(NameIndex::Some(places)) => places.get(&symbol).map(|it| *it as usize),
            Some(NameIndex::Many(places)) => {
                places.get(symbol.0 as usize).and_then(|it| it.checked_sub(1)).map(|it| it as usize)
            }
        }
    }

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
    blocks: Vec<u32>,
    /// `using namespace` inside the function, with the number of blocks around it.
    using: Vec<(u32, ScopeId)>,
}

struct LocalName {
    symbol: Symbol,
    entity: Entity,
    /// What `symbol` meant before, as an index + 1.
    before: u32,
}

impl LocalNames {
    /// Ready for the next function.
    pub(super) fn clear(&mut self) {
        while let Some(entry) = self.entries.pop() {
            self.set_innermost(entry.symbol, 0);
        }
        self.blocks.clear();
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
        self.blocks.push(self.entries.len() as u32);
    }

    pub(super) fn close_block(&mut self) {
        let start = self.blocks.pop().unwrap_or(0) as usize;
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

    /// As [`LocalNames::find`], in the innermost block only.
    pub(super) fn find_in_block(&self, symbol: Symbol) -> Option<Entity> {
        let start = self.blocks.last().copied().unwrap_or(0);
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

    fn symbols(&self) -> impl Iterator<Item = Symbol> {
        self.entries.iter().map(|it| it.symbol)
    }
}

/// Which of two things of one name is meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Want {
    Value,
    Type,
}

impl<'a> Checker<'a> {
    /// Makes `symbol` mean `entity` in `scope`; a function joins its overloads elsewhere.
    pub(super) fn declare_in(&mut self, scope: ScopeId, symbol: Symbol, entity: Entity) {
        self.scopes[scope].names.add(symbol, entity);
    }

    /// What is declared in exactly this scope.
    pub(super) fn declared(&self, scope: ScopeId, symbol: Symbol) -> &[Entity] {
        self.scopes[scope].names.get(symbol)
    }

    fn pick(entities: &[Entity], want: Want) -> Option<Entity> {
        match entities {
            [] => None,
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
            if let Some(entity) = function.names.find(symbol) {
                return Some(entity);
            }
            if !function.names.using.is_empty() {
                let using: SmallVec<[ScopeId; 2]> = function.names.using.iter().map(|it| it.1).collect();
                if let Some(found) = using.iter().find_map(|it| self.look_up_in(*it, symbol, want)) {
                    // What the namespaces around say counts as much.
                    return Some(match self.look_up_from(self.scope, symbol, want) {
                        Some(other) => self.merge(found, other),
                        None => found,
                    });
                }
            }
        }
        self.look_up_from(self.scope, symbol, want)
    }

    pub(super) fn look_up_from(&mut self, scope: ScopeId, symbol: Symbol, want: Want) -> Option<Entity> {
        let mut at = Some(scope);
        while let Some(id) = at {
            if let Some(found) = self.look_up_in(id, symbol, want) {
                return Some(found);
            }
            at = self.scopes[id].parent;
        }
        None
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
        let bases: SmallVec<[StructId; 2]> =
            it.base.into_iter().chain(it.interfaces.iter().copied()).collect();
        for base in bases {
            let Some(scope) = self.records[base.index()].scope else { continue };
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
                let mut both = self.overloads[x].clone();
                for candidate in &self.overloads[y].candidates {
                    if !both.candidates.contains(candidate) {
                        both.candidates.push(*candidate);
                    }
                }
                Entity::Functions(self.overloads.add(both))
            }
            _ => a,
        }
    }

    /// The scope that `a::b::` before a name refers to; errors are reported.
    pub(super) fn qualifier(&mut self, path: &'a ast::Path) -> Option<ScopeId> {
        let mut scope = path.global.then_some(self.global);
        let qualifiers = path.segments.len().saturating_sub(1);
        for segment in path.segments.iter().take(qualifiers) {
            let ast::SegmentName::Identifier(symbol) = segment.name else {
                self.report(errors::NotAScope { name: "operator".into(), at: segment.span });
                return None;
            };
            let found = match scope {
                None => self.look_up(symbol, Want::Type),
                Some(scope) => self.look_up_in(scope, symbol, Want::Type),
            };
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
                Some(Entity::Error) => return None,
                Some(_) => {
                    self.report(errors::NotAScope { name: self.text(symbol), at: segment.span });
                    return None;
                }
                None => {
                    match (self.library_namespace(path), path.last()) {
                        (Some(namespace), Some(last)) => self.unknown_in_library(namespace, last),
                        _ => self.unknown_name(symbol, segment.span, "no namespace or type"),
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
                if let Some(scope) = self.records[id.index()].scope {
                    return Some(scope);
                }
                self.report(errors::IncompleteType { name: self.type_name(ty), at: span });
                None
            }
            Type::Enum(id) => self.enum_scopes.get(&id).copied(),
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
        (symbol == kw::VK || symbol == self.known.dx).then_some(symbol)
    }

    /// Reports a name that is not in `vk` or `dx`.
    pub(super) fn unknown_in_library(&mut self, namespace: Symbol, last: &ast::PathSegment) {
        let ast::SegmentName::Identifier(symbol) = last.name else { return };
        let (name, scope) = (self.text(symbol), self.text(namespace));
        let near = nearest(&name, super::builtin::names_in(&scope)).map(str::to_owned);
        let mut diagnostic: crate::diagnostics::Diagnostic =
            errors::NotInScope { name, scope, at: last.span }.into();
        if let Some(near) = near {
            diagnostic.help =
                vec![format!("a similar name exists: `{}::{near}`", self.symbols.text(namespace))];
        }
        self.report(diagnostic);
    }

    /// Reports a name that nothing declares, with the nearest one that something does.
    pub(super) fn unknown_name(&mut self, symbol: Symbol, span: Span, what: &str) {
        if symbol == kw::EMPTY {
            return;
        }
        let mut around = Some(self.scope);
        while let Some(id) = around {
            if let ScopeKind::Record(record) = self.scopes[id].kind
                && self.has_unknown_base(record)
                && !self.in_pattern()
            {
                return;
            }
            around = self.scopes[id].parent;
        }
        let name = self.text(symbol);
        let mut diagnostic: crate::diagnostics::Diagnostic =
            errors::UnknownName { name: name.clone(), what: what.into(), at: span }.into();
        let mut visible: Vec<Symbol> = Vec::new();
        if let Some(function) = &self.function {
            visible.extend(function.names.symbols());
        }
        let mut at = Some(self.scope);
        while let Some(id) = at {
            let mut scopes: SmallVec<[ScopeId; 4]> = SmallVec::from_slice(&[id]);
            scopes.extend(self.scopes[id].using.iter().copied());
            if let ScopeKind::Record(record) = self.scopes[id].kind {
                let mut base = self.program.types.structs[record].base;
                while let Some(it) = base {
                    scopes.extend(self.records[it.index()].scope);
                    base = self.program.types.structs[it].base;
                }
            }
            let start = visible.len();
            for scope in scopes {
                visible.extend(self.scopes[scope].names.symbols());
            }
            // Among equally near names the one that the text has first.
            visible[start..].sort_unstable();
            at = self.scopes[id].parent;
        }
        let symbols: &crate::symbol::Symbols = self.symbols;
        let ours = nearest(&name, visible.iter().map(|it| symbols.text(*it)));
        let found = ours.or_else(|| nearest(&name, super::builtin::names_for_hints()));
        if let Some(later) = self.declared_later(symbol, span) {
            diagnostic = diagnostic.with_label(later, "declared only here");
            diagnostic.help = vec!["move the declaration up, or declare the function first".into()];
        } else if let Some(hint) = from_glsl(&name) {
            diagnostic.help = vec![hint];
        } else if let Some(found) = found {
            diagnostic = diagnostic.with_help(format!("a similar name exists: `{found}`"));
        }
        self.report(diagnostic);
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
        is_type: bool,
    ) -> bool {
        if symbol == kw::EMPTY {
            return false;
        }
        let clash = self.declared(scope, symbol).iter().copied().find(|it| {
            // A record and a variable or function may share a name, as in C, and anything with a `cbuffer`.
            !matches!(it, Entity::Error | Entity::Buffer(_))
                && (it.is_type() == is_type || matches!(it, Entity::Namespace(_) | Entity::Template(_)))
        });
        let Some(clash) = clash else { return false };
        self.redefinition(symbol, span, clash);
        true
    }

    pub(super) fn redefinition(&mut self, symbol: Symbol, span: Span, before: Entity) {
        let mut diagnostic: crate::diagnostics::Diagnostic =
            errors::Redefinition { name: self.text(symbol), at: span }.into();
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
            Entity::Functions(id) => match self.overloads[id].candidates.first()? {
                Candidate::Function(function) => Some(self.program.functions[*function].span),
                Candidate::Template(template) => Some(self.template(*template).span),
            },
            Entity::Template(id) => Some(self.template(id).span),
            Entity::Error
            | Entity::Namespace(_)
            | Entity::Enumerator(..)
            | Entity::Value(_)
            | Entity::SpecValue(_) => None,
        }
    }

    /// `name` with the namespaces and records around it.
    pub(super) fn qualified(&mut self, scope: ScopeId, name: Symbol) -> Symbol {
        let prefix = self.prefix(scope);
        if prefix.is_empty() {
            return name;
        }
        let text = format!("{prefix}{}", self.symbols.text(name));
        self.symbols.intern(&text)
    }

    /// `a::b::`, of the nearest scope around that has a name.
    pub(super) fn prefix(&self, scope: ScopeId) -> String {
        let mut at = Some(scope);
        while let Some(id) = at {
            let it = &self.scopes[id];
            if !it.prefix.is_empty() {
                return it.prefix.clone();
            }
            at = it.parent;
        }
        String::new()
    }
}
