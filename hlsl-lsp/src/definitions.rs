//! Everything that a program declares, from its syntax tree: also what nobody uses, and templates without instances.

use hlsl_core::{
    arena::Id,
    ast::{self, ItemKind, StatementKind, TypeKind},
    source::Span,
    symbol::{Symbols, kw},
};

use crate::words::{self, Word};

/// A declared name.
#[derive(Clone, Debug)]
pub struct Definition {
    pub name: String,
    pub kind: Kind,
    /// Of the name, as spans of the source map.
    pub at: Span,
    /// Of all that is declared.
    pub whole: Span,
    /// Of what a reader needs to see: without bodies.
    pub head: Span,
    /// Where the name can be used without anything before it; none where it can be everywhere.
    pub scope: Option<Span>,
    /// The record, enumeration, namespace, buffer or function around it.
    pub parent: Option<usize>,
    /// Whether there is a body.
    pub is_complete: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    Namespace,
    Struct,
    Interface,
    Enum,
    Enumerator,
    Alias,
    TypeParameter,
    ValueParameter,
    Function,
    Method,
    /// At the top level, or `static` in a record.
    Global,
    Buffer,
    Field,
    Parameter,
    Local,
    Macro,
}

impl Kind {
    /// What it is, as a person would say.
    pub fn word(self) -> &'static str {
        match self {
            Kind::Namespace => "namespace",
            Kind::Struct => "struct",
            Kind::Interface => "interface",
            Kind::Enum => "enum",
            Kind::Enumerator => "enumerator",
            Kind::Alias => "type alias",
            Kind::TypeParameter | Kind::ValueParameter => "template parameter",
            Kind::Function => "function",
            Kind::Method => "method",
            Kind::Global => "global variable",
            Kind::Buffer => "constant buffer",
            Kind::Field => "field",
            Kind::Parameter => "parameter",
            Kind::Local => "local variable",
            Kind::Macro => "macro",
        }
    }

    pub fn is_type(self) -> bool {
        matches!(self, Kind::Struct | Kind::Interface | Kind::Enum | Kind::Alias | Kind::TypeParameter)
    }
}

/// All declarations, each after what it is in, and the words that are attached to them and to statements.
pub fn of(syntax: &ast::Module, symbols: &Symbols) -> (Vec<Definition>, Vec<(Span, Word)>) {
    let mut walk = Walk { syntax, symbols, found: Vec::new(), words: Vec::new() };
    walk.items(&syntax.items, Place::default());
    (walk.found, walk.words)
}

/// Where a declaration stands.
#[derive(Clone, Copy, Default)]
struct Place {
    parent: Option<usize>,
    scope: Option<Span>,
    inside: Inside,
}

#[derive(Clone, Copy, Default, PartialEq, Eq)]
enum Inside {
    #[default]
    Namespace,
    Record,
    Buffer,
    Function,
}

struct Walk<'a> {
    syntax: &'a ast::Module,
    symbols: &'a Symbols,
    found: Vec<Definition>,
    words: Vec<(Span, Word)>,
}

impl Walk<'_> {
    fn add(&mut self, name: ast::Name, kind: Kind, whole: Span, head: Span, place: Place) -> usize {
        let it = Definition {
            name: self.symbols.text(name.symbol).to_owned(),
            kind,
            at: name.span,
            whole,
            head,
            scope: place.scope,
            parent: place.parent,
            is_complete: true,
        };
        self.found.push(it);
        self.found.len() - 1
    }

    fn attributes(&mut self, all: &[ast::Attribute]) {
        self.words.extend(words::of_attributes(all, self.symbols));
    }

    fn annotations(&mut self, all: &[ast::Annotation]) {
        self.words.extend(words::of_annotations(all, self.symbols));
    }

    fn declarator(&mut self, it: &ast::Declarator) {
        self.annotations(&it.annotations);
        self.attributes(&it.attributes);
    }

    fn items(&mut self, items: &[Id<ast::Item>], place: Place) {
        for item in items {
            self.item(*item, place);
        }
    }

    fn item(&mut self, id: Id<ast::Item>, place: Place) {
        let syntax = self.syntax;
        let item = &syntax[id];
        self.attributes(&item.attributes);
        match &item.kind {
            ItemKind::Error
            | ItemKind::Empty
            | ItemKind::Effect
            | ItemKind::UsingNamespace(_)
            | ItemKind::Using(_)
            | ItemKind::StaticAssert { .. } => {}
            ItemKind::Variables(variables) => self.variables(variables, item.span, place),
            ItemKind::Function(function) => self.function(function, item.span, place),
            ItemKind::Record(record) => self.record(record, item.span, place),
            ItemKind::Enum(it) => self.enumeration(it, item.span, place),
            ItemKind::Buffer(buffer) => {
                self.annotations(&buffer.annotations);
                let head = Span::new(item.span.start, buffer.name.span.end.max(item.span.start));
                let index = self.add(buffer.name, Kind::Buffer, item.span, head, place);
                // Its members are names of the namespace around it.
                self.items(&buffer.items, Place { parent: Some(index), inside: Inside::Buffer, ..place });
            }
            ItemKind::Namespace(namespace) => {
                let head = Span::new(item.span.start, namespace.name.span.end);
                let index = self.add(namespace.name, Kind::Namespace, item.span, head, place);
                let (parent, scope) = (Some(index), Some(item.span));
                self.items(&namespace.items, Place { parent, scope, inside: Inside::Namespace });
            }
            ItemKind::Alias { name, .. } => drop(self.add(*name, Kind::Alias, item.span, item.span, place)),
            ItemKind::Typedef(variables) => {
                self.type_of(variables.specifiers.ty, place);
                for it in &variables.declarators {
                    self.add(it.name, Kind::Alias, item.span, item.span, place);
                }
            }
            ItemKind::Template(template) => {
                for it in &template.parameters {
                    let kind = match it.kind {
                        ast::TemplateParameterKind::Value { .. } => Kind::ValueParameter,
                        _ => Kind::TypeParameter,
                    };
                    self.add(it.name, kind, it.span, it.span, Place { scope: Some(item.span), ..place });
                }
                let before = self.found.len();
                self.item(template.item, place);
                // With its parameters.
                if let Some(it) = self.found.get_mut(before) {
                    it.whole = item.span;
                    it.head.start = item.span.start;
                }
            }
            ItemKind::Instantiation(_) => {}
        }
    }

    fn variables(&mut self, variables: &ast::Variables, whole: Span, place: Place) {
        self.type_of(variables.specifiers.ty, place);
        let is_static = variables.specifiers.modifiers.has(ast::Modifier::Static);
        let kind = match place.inside {
            Inside::Function => Kind::Local,
            Inside::Record if !is_static => Kind::Field,
            Inside::Record | Inside::Namespace | Inside::Buffer => Kind::Global,
        };
        for it in &variables.declarators {
            self.declarator(it);
            // One declaration shows itself, of several each shows the type and itself.
            self.add(it.name, kind, whole, Span::new(whole.start, it.span.end), place);
        }
    }

    /// A record or an enumeration may be defined where a type is named.
    fn type_of(&mut self, ty: Id<ast::Type>, place: Place) {
        if let TypeKind::Defined(item) = self.syntax[ty].kind {
            self.item(item, place);
        }
    }

    fn function(&mut self, function: &ast::Function, whole: Span, place: Place) {
        if let Some(ty) = function.return_type {
            self.type_of(ty, place);
        }
        let Some(last) = function.name.last() else { return };
        self.annotations(&function.annotations);
        self.attributes(&function.attributes);
        let symbol = match last.name {
            ast::SegmentName::Identifier(symbol) => symbol,
            ast::SegmentName::Operator(_) | ast::SegmentName::Conversion(_) => kw::EMPTY,
        };
        let is_method = place.inside == Inside::Record || function.name.segments.len() > 1;
        let kind = if is_method { Kind::Method } else { Kind::Function };
        let annotations = function.annotations.last().map_or(0, |it| it.span.end);
        let head = Span::new(whole.start, function.parameters_span.end.max(annotations));
        let index = self.add(ast::Name { symbol, span: last.span }, kind, whole, head, place);
        let inside = Place { parent: Some(index), scope: Some(whole), inside: Inside::Function };
        if let Some(it) = self.found.get_mut(index) {
            it.is_complete = function.body.is_some();
        }
        for it in &function.parameters {
            self.attributes(&it.attributes);
            self.declarator(&it.declarator);
            self.add(it.declarator.name, Kind::Parameter, it.span, it.span, inside);
        }
        if let Some(body) = function.body {
            self.statement(body, inside);
        }
    }

    fn record(&mut self, record: &ast::Record, whole: Span, place: Place) {
        let kind = match record.kind {
            ast::RecordKind::Interface => Kind::Interface,
            ast::RecordKind::Struct | ast::RecordKind::Class => Kind::Struct,
        };
        let name = match record.name.as_ref().and_then(|it| it.last()) {
            Some(ast::PathSegment { name: ast::SegmentName::Identifier(symbol), span, .. }) => {
                ast::Name { symbol: *symbol, span: *span }
            }
            _ => ast::Name { symbol: kw::EMPTY, span: Span::new(record.keyword.end, record.keyword.end) },
        };
        let bases = record.bases.last().map_or(0, |it| self.syntax[*it].span.end);
        let head = Span::new(whole.start, name.span.end.max(bases));
        let index = self.add(name, kind, whole, head, place);
        let Some(members) = &record.members else {
            self.found[index].is_complete = false;
            return;
        };
        self.items(members, Place { parent: Some(index), scope: Some(whole), inside: Inside::Record });
    }

    fn enumeration(&mut self, it: &ast::Enum, whole: Span, place: Place) {
        let index = match it.name.as_ref().and_then(|it| it.last()) {
            Some(ast::PathSegment { name: ast::SegmentName::Identifier(symbol), span, .. }) => {
                let head = Span::new(whole.start, span.end);
                Some(self.add(ast::Name { symbol: *symbol, span: *span }, Kind::Enum, whole, head, place))
            }
            _ => place.parent,
        };
        let scope = if it.scoped { Some(whole) } else { place.scope };
        for it in it.enumerators.iter().flatten() {
            let inside = Place { parent: index, scope, ..place };
            self.add(it.name, Kind::Enumerator, it.span, it.span, inside);
        }
    }

    /// What a statement declares. `place` has the block around it.
    fn statement(&mut self, id: Id<ast::Statement>, place: Place) {
        let syntax = self.syntax;
        let mut next = Some(id);
        // `else if` chains are as long as they like.
        while let Some(id) = next.take() {
            let statement = &syntax[id];
            self.attributes(&statement.attributes);
            let own = Place { scope: Some(statement.span), ..place };
            match &statement.kind {
                StatementKind::Block(block) => {
                    for it in &syntax.statement_lists[block.statements] {
                        self.statement(*it, own);
                    }
                }
                StatementKind::Declaration(items) => {
                    for it in &syntax.item_lists[*items] {
                        self.item(*it, place);
                    }
                }
                StatementKind::If { condition, then, otherwise } => {
                    self.condition(*condition, own);
                    self.statement(*then, own);
                    next = *otherwise;
                }
                StatementKind::While { condition, body } | StatementKind::Switch { condition, body } => {
                    self.condition(*condition, own);
                    self.statement(*body, own);
                }
                StatementKind::DoWhile { body, .. } => self.statement(*body, own),
                StatementKind::For { initialization, condition, body, .. } => {
                    self.statement(*initialization, own);
                    if let Some(condition) = condition {
                        self.condition(*condition, own);
                    }
                    self.statement(*body, own);
                }
                StatementKind::Error
                | StatementKind::Empty
                | StatementKind::Expression(_)
                | StatementKind::Case(_)
                | StatementKind::Default
                | StatementKind::Break
                | StatementKind::Continue
                | StatementKind::Return(_)
                | StatementKind::Discard => {}
            }
        }
    }

    fn condition(&mut self, condition: ast::Condition, place: Place) {
        if let ast::Condition::Declaration(item) = condition {
            self.item(item, place);
        }
    }
}
