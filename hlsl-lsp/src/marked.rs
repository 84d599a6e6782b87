//! A text with a word that nobody else uses where the cursor is, compiled: for questions about text that is not complete.
//!
//! The tree shows where the word stands, and the checked program what is before it. What the parser had to give up is
//! looked for in the text.

use std::sync::Arc;

use hlsl_core::{
    arena::Id,
    ast::{self, ExpressionKind, TypeKind},
    source::Span,
    symbol::Symbol,
    types::{ObjectKind, StructId, TemplateArgument, Type, TypeId},
};

use crate::{
    analyst::Analyst,
    definitions::Kind,
    scan,
    snapshot::{Place, Snapshot, Target},
};

const MARK: &str = "hlsl_lsp_mark";

pub struct Marked {
    pub snapshot: Snapshot,
    pub file: u32,
    /// Of the word that the mark replaces; the mark starts there, too.
    pub start: u32,
    symbol: Option<Symbol>,
}

/// What is before the cursor.
pub enum Before {
    /// `value.`, with the type of the value.
    Member(TypeId),
    /// `a::b::`: a definition, or a namespace of the library.
    Scope(Scope),
    /// Nothing that a name would be looked up in.
    Nothing,
}

pub enum Scope {
    Definition(usize),
    Library(String),
    Global,
}

impl Marked {
    /// Compiles the file's current job with the mark at `offset`, in place of the word there.
    pub fn new(analyst: &mut Analyst, path: &str, offset: u32) -> Option<Marked> {
        let (current, _) = analyst.current(path)?;
        let text = analyst.world.text(path)?;
        let (start, end) = scan::name_at(&text, offset).unwrap_or((offset, offset));
        let marked = format!("{}{MARK}{}", text.get(..start as usize)?, text.get(end as usize..)?);
        let mut world = analyst.world.clone();
        world.open(path.to_owned(), marked, 0);
        let snapshot = Snapshot::of(&current.job, &world);
        let file = snapshot.file(path)?;
        let symbol = snapshot.analysis.symbols.find(MARK);
        Some(Marked { snapshot, file, start, symbol })
    }

    fn text(&self) -> Arc<str> {
        self.snapshot.files[self.file as usize].text.clone()
    }

    /// What the mark is looked up in.
    pub fn before(&self) -> Before {
        let text = self.text();
        let before = scan::code_before(&text, self.start);
        if before.ends_with("::") {
            return self.scope_before(before).map_or(Before::Nothing, Before::Scope);
        }
        if before.ends_with('.') {
            let ty = self.base_in_tree().or_else(|| self.base_in_text(before));
            return ty.map_or(Before::Nothing, Before::Member);
        }
        Before::Nothing
    }

    // ---- Members.

    /// The type of `value` in `value.mark`.
    fn base_in_tree(&self) -> Option<TypeId> {
        let syntax = &self.snapshot.analysis.syntax;
        let base = syntax.all_expressions.values().find_map(|it| match it.kind {
            ExpressionKind::Member { base, member } if self.is_marked(&syntax[member]) => Some(base),
            _ => None,
        })?;
        self.type_of_expression(base)
    }

    fn is_marked(&self, path: &ast::Path) -> bool {
        self.symbol.is_some() && path.last_identifier() == self.symbol
    }

    fn type_of_expression(&self, expression: Id<ast::Expression>) -> Option<TypeId> {
        let syntax = &self.snapshot.analysis.syntax;
        let span = syntax[syntax.without_parentheses(expression)].span;
        self.type_of_span(span)
    }

    /// The type of a value as it is written, before conversions: those come later.
    fn type_of_span(&self, span: Span) -> Option<TypeId> {
        let program = &self.snapshot.analysis.program;
        let error = program.types.error;
        let typed = program.expressions.values().find(|it| it.span == span && it.ty != error);
        typed.map(|it| it.ty)
    }

    /// The same from `a.b[i].` as text, by the names that are known.
    fn base_in_text(&self, before: &str) -> Option<TypeId> {
        let chain = chain(before.strip_suffix('.')?)?;
        let (first, rest) = chain.split_first()?;
        let mut ty = self.visible(&first.0).iter().find_map(|it| self.snapshot.type_of(*it))?;
        ty = self.element(ty, first.1);
        for (name, indices) in rest {
            ty = self.element(self.field_type(ty, name)?, *indices);
        }
        Some(ty)
    }

    /// The type of a field, one of a base too.
    fn field_type(&self, ty: TypeId, name: &str) -> Option<TypeId> {
        let types = &self.snapshot.analysis.program.types;
        let mut ty = types.unmodified(ty);
        if let Some((ObjectKind::ConstantBuffer | ObjectKind::TextureBuffer, [inner, ..])) =
            types.as_object(ty)
            && let TemplateArgument::Type(inner) = inner
        {
            ty = types.unmodified(*inner);
        }
        let Type::Struct(mut record) = types[ty] else { return None };
        loop {
            let it = &types.structs[record];
            if let Some(field) = it.fields.iter().find(|it| self.snapshot.symbol(it.name) == name) {
                return Some(field.ty);
            }
            record = it.base?;
        }
    }

    fn element(&self, ty: TypeId, indices: usize) -> TypeId {
        let types = &self.snapshot.analysis.program.types;
        let mut ty = types.unmodified(ty);
        for _ in 0..indices {
            ty = match &types[ty] {
                Type::Array { element, .. } => types.unmodified(*element),
                Type::Object { args, .. } => match args.first() {
                    Some(TemplateArgument::Type(element)) => types.unmodified(*element),
                    _ => return ty,
                },
                _ => return ty,
            };
        }
        ty
    }

    // ---- Scopes.

    fn scope_before(&self, before: &str) -> Option<Scope> {
        let inner = before.strip_suffix("::")?.trim_end();
        // Template arguments do not matter: members are those of the template.
        let inner = without_arguments(inner);
        let (start, end) = match scan::name_at(inner, inner.len() as u32) {
            Some(it) => it,
            None => return Some(Scope::Global),
        };
        let name = &inner[start as usize..end as usize];
        let names = self.snapshot.names_at(self.file, start);
        let target = names.iter().find_map(|it| match it.target {
            Target::Definition(index) => Some(index),
            Target::Intrinsic(_) | Target::Field(..) | Target::Word(_) => None,
        });
        let target = target.or_else(|| self.visible(name).into_iter().find(|it| has_scope(self.kind(*it))));
        match target {
            Some(index) => Some(Scope::Definition(index)),
            None => Some(Scope::Library(name.to_owned())),
        }
    }

    fn kind(&self, definition: usize) -> Kind {
        self.snapshot.definitions[definition].kind
    }

    // ---- Names.

    /// The definitions that can be named at the mark, the nearest ones first; only those of one name.
    fn visible(&self, name: &str) -> Vec<usize> {
        let mut all = self.all_visible();
        all.retain(|it| self.snapshot.definitions[*it].name == name);
        all
    }

    /// The definitions that can be named at the mark without anything before them, the nearest ones first.
    pub fn all_visible(&self) -> Vec<usize> {
        let mut found: Vec<(u32, usize)> = Vec::new();
        let opened = self.opened();
        for (index, definition) in self.snapshot.definitions.iter().enumerate() {
            if definition.name.is_empty() || definition.name == MARK {
                continue;
            }
            let distance = match definition.scope.map(|it| self.snapshot.shown(it)) {
                // Most are guards of headers, and what the language looks up is nearer.
                None if definition.kind == Kind::Macro => u32::MAX,
                None => u32::MAX - 1,
                Some(Some(scope)) if scope.file == self.file && scope.contains(self.start) => {
                    scope.end - scope.start
                }
                _ if definition.parent.is_some_and(|it| opened.contains(&it)) => u32::MAX - 2,
                _ if self.is_inherited(index) => u32::MAX - 3,
                _ => continue,
            };
            let is_local = matches!(definition.kind, Kind::Local);
            let at = self.snapshot.shown(definition.at);
            if is_local && at.is_some_and(|it| it.file == self.file && it.start > self.start) {
                continue;
            }
            found.push((distance, index));
        }
        // Later ones hide earlier ones.
        found.sort_by_key(|it| (it.0, std::cmp::Reverse(it.1)));
        found.into_iter().map(|it| it.1).collect()
    }

    /// Namespaces whose names `using namespace` brings.
    fn opened(&self) -> Vec<usize> {
        let syntax = &self.snapshot.analysis.syntax;
        let used = syntax.all_items.values().filter_map(|it| match &it.kind {
            ast::ItemKind::UsingNamespace(path) => path.last().map(|it| it.span),
            _ => None,
        });
        let places: Vec<Place> = used.filter_map(|it| self.snapshot.written(it)).collect();
        let targets = places.iter().flat_map(|it| self.snapshot.names_at(it.file, it.start));
        let namespaces = targets.filter_map(|it| match it.target {
            Target::Definition(index) => Some(self.snapshot.declarations(index)),
            Target::Intrinsic(_) | Target::Field(..) | Target::Word(_) => None,
        });
        namespaces.flatten().collect()
    }

    /// Whether a definition is a member of a base of the record around the mark.
    fn is_inherited(&self, definition: usize) -> bool {
        let Some(owner) = self.snapshot.definitions[definition].parent else { return false };
        let around = self.snapshot.definitions.iter().enumerate().filter(|(_, it)| {
            let whole = self.snapshot.shown(it.whole);
            matches!(it.kind, Kind::Struct)
                && whole.is_some_and(|it| it.file == self.file && it.contains(self.start))
        });
        around
            .map(|it| it.0)
            .any(|it| self.snapshot.type_of(it).is_some_and(|ty| owners(&self.snapshot, ty).contains(&owner)))
    }

    /// Whether the mark stands where a type is named, and nothing else can be.
    pub fn is_type(&self) -> bool {
        let syntax = &self.snapshot.analysis.syntax;
        syntax.all_types.values().any(|it| match &it.kind {
            TypeKind::Named(path) | TypeKind::Typename(path) => self.is_marked(path),
            _ => false,
        })
    }

    /// What the mark's annotation is, if it is one: `: mark`.
    pub fn is_semantic(&self) -> bool {
        let text = self.text();
        let before = scan::code_before(&text, self.start);
        let Some(before) = before.strip_suffix(':') else { return false };
        if before.ends_with(':') {
            return false;
        }
        // In `a ? b : c` and `case 1:` a value follows, and a base in `struct A : B`.
        let statement = before.rsplit([';', '{', '}']).next().unwrap_or_default();
        let words: Vec<&str> = statement.split_whitespace().collect();
        let first = words.first().copied().unwrap_or_default();
        !statement.contains('?')
            && !matches!(first, "case" | "default" | "struct" | "class" | "interface" | "enum")
    }
}

/// Whether names can be looked up in such a thing with `::`.
pub fn has_scope(kind: Kind) -> bool {
    matches!(kind, Kind::Namespace | Kind::Struct | Kind::Interface | Kind::Enum | Kind::Alias)
}

/// The definitions of a struct and its bases, the struct first.
pub fn owners(snapshot: &Snapshot, ty: TypeId) -> Vec<usize> {
    let types = &snapshot.analysis.program.types;
    let mut next: Option<StructId> = match types[types.unmodified(ty)] {
        Type::Struct(id) => Some(id),
        _ => None,
    };
    let mut found = Vec::new();
    while let Some(id) = next {
        let place = snapshot.written(types.structs[id].span);
        if let Some(index) = place.and_then(|it| snapshot.declared_at(it)) {
            found.extend(snapshot.declarations(index));
        }
        next = types.structs[id].base;
    }
    found
}

/// The definitions of the members of a struct, those of its bases, too.
pub fn members(snapshot: &Snapshot, ty: TypeId) -> Vec<usize> {
    let owners = owners(snapshot, ty);
    let all = 0..snapshot.definitions.len();
    all.filter(|it| snapshot.definitions[*it].parent.is_some_and(|it| owners.contains(&it))).collect()
}

/// `a.b[1].c` from its end, as names with the number of indices behind each.
fn chain(text: &str) -> Option<Vec<(String, usize)>> {
    let mut found = Vec::new();
    let mut rest = text.trim_end();
    loop {
        let mut indices = 0;
        while rest.ends_with(']') {
            rest = rest[..opening(rest, '[', ']')?].trim_end();
            indices += 1;
        }
        let (start, end) = scan::name_at(rest, rest.len() as u32)?;
        found.push((rest[start as usize..end as usize].to_owned(), indices));
        match rest[..start as usize].trim_end().strip_suffix('.') {
            Some(before) => rest = before.trim_end(),
            None => break,
        }
    }
    found.reverse();
    Some(found)
}

/// Where the bracket opens that closes at the end of `text`.
fn opening(text: &str, open: char, close: char) -> Option<usize> {
    let mut depth = 0usize;
    for (at, c) in text.char_indices().rev() {
        if c == close {
            depth += 1;
        } else if c == open {
            depth -= 1;
            if depth == 0 {
                return Some(at);
            }
        }
    }
    None
}

fn without_arguments(text: &str) -> &str {
    match text.ends_with('>') {
        true => opening(text, '<', '>').map_or(text, |it| text[..it].trim_end()),
        false => text,
    }
}
