//! What `intrinsics.def` says, as plain structs, made from the pairs of the grammar.
//!
//! Nothing is looked up yet: names are text with a position, see `check`.

use pest::{Parser, iterators::Pair};

#[derive(pest_derive::Parser)]
#[grammar = "src/intrinsics.pest"]
struct Grammar;

/// Text with its place in the file: byte offsets.
#[derive(Clone, Debug)]
pub(crate) struct Name {
    pub(crate) text: String,
    pub(crate) start: usize,
}

#[derive(Clone, Debug, Default)]
pub(crate) struct File {
    pub(crate) sets: Vec<Set>,
    pub(crate) families: Vec<Family>,
    pub(crate) functions: Vec<Function>,
}

#[derive(Clone, Debug)]
pub(crate) struct Set {
    pub(crate) name: Name,
    /// Whether nothing but literals converts to a member.
    pub(crate) is_exact: bool,
    pub(crate) members: Vec<Name>,
}

#[derive(Clone, Debug)]
pub(crate) struct Family {
    pub(crate) name: Name,
    pub(crate) element: Option<Name>,
    pub(crate) bindings: Vec<(Name, Ty)>,
}

#[derive(Clone, Debug)]
pub(crate) struct Function {
    /// The types that have it as a method; none for a function.
    pub(crate) owners: Vec<Name>,
    pub(crate) doc: String,
    pub(crate) attributes: Vec<(Name, Vec<Name>)>,
    pub(crate) name: Name,
    pub(crate) generics: Vec<Generic>,
    pub(crate) parameters: Vec<Parameter>,
    pub(crate) result: Option<Ty>,
    pub(crate) lowering: Lowering,
}

#[derive(Clone, Debug)]
pub(crate) struct Generic {
    pub(crate) name: Name,
    /// `scalar`, `vector`, `size`, `explicit`, `deduced` or nothing.
    pub(crate) bound: String,
    pub(crate) set: Option<Name>,
}

#[derive(Clone, Debug)]
pub(crate) struct Parameter {
    pub(crate) mode: String,
    pub(crate) name: Name,
    pub(crate) is_optional: bool,
    pub(crate) is_variadic: bool,
    pub(crate) ty: Ty,
}

#[derive(Clone, Debug)]
pub(crate) struct Ty {
    pub(crate) name: Name,
    pub(crate) arguments: Vec<Ty>,
}

#[derive(Clone, Debug)]
pub(crate) enum Lowering {
    Op(Vec<(Option<Name>, Name)>),
    Ext(Vec<(Option<Name>, Name)>),
    Rust(Name),
    Unavailable(String),
}

/// Parses the file; the error is pest's message with `path:line:column`.
pub(crate) fn parse(source: &str, path: &str) -> Result<File, String> {
    let mut pairs = Grammar::parse(Rule::file, source).map_err(|error| {
        let error = error.with_path(path).renamed_rules(|rule| format!("{rule:?}").replace("kw_", ""));
        error.to_string()
    })?;
    let mut file = File::default();
    for item in pairs.next().into_iter().flat_map(Pair::into_inner) {
        match item.as_rule() {
            Rule::set => file.sets.push(set(item)),
            Rule::family => file.families.push(family(item)),
            Rule::function => file.functions.push(function(item, &[])),
            Rule::methods => {
                let mut owners = Vec::new();
                for part in item.into_inner() {
                    match part.as_rule() {
                        Rule::owner => owners.push(name(&part)),
                        Rule::function => file.functions.push(function(part, &owners)),
                        _ => {}
                    }
                }
            }
            _ => {}
        }
    }
    Ok(file)
}

fn name(pair: &Pair<Rule>) -> Name {
    Name { text: pair.as_str().trim().to_owned(), start: pair.as_span().start() }
}

fn set(pair: Pair<Rule>) -> Set {
    let is_exact = pair.clone().into_inner().any(|it| it.as_rule() == Rule::exact);
    let mut names = pair.into_inner().filter(|it| it.as_rule() == Rule::name).map(|it| name(&it));
    let first = names.next().expect("the grammar gives a set a name");
    Set { name: first, is_exact, members: names.collect() }
}

fn family(pair: Pair<Rule>) -> Family {
    let mut family =
        Family { name: Name { text: String::new(), start: 0 }, element: None, bindings: Vec::new() };
    for part in pair.into_inner() {
        match part.as_rule() {
            Rule::owner => family.name = name(&part),
            Rule::element => family.element = part.into_inner().next().map(|it| name(&it)),
            Rule::binding => {
                let mut inner = part.into_inner();
                if let (Some(first), Some(second)) = (inner.next(), inner.next()) {
                    family.bindings.push((name(&first), ty(second)));
                }
            }
            _ => {}
        }
    }
    family
}

fn function(pair: Pair<Rule>, owners: &[Name]) -> Function {
    let mut function = Function {
        owners: owners.to_vec(),
        doc: String::new(),
        attributes: Vec::new(),
        name: name(&pair),
        generics: Vec::new(),
        parameters: Vec::new(),
        result: None,
        lowering: Lowering::Unavailable(String::new()),
    };
    for part in pair.into_inner() {
        match part.as_rule() {
            Rule::doc => {
                if !function.doc.is_empty() {
                    function.doc.push(' ');
                }
                function.doc += part.into_inner().next().map_or("", |it| it.as_str()).trim();
            }
            Rule::attribute => {
                let mut inner = part.into_inner();
                let first = inner.next().expect("the grammar gives an attribute a name");
                function.attributes.push((name(&first), inner.map(|it| name(&it)).collect()));
            }
            Rule::callee => function.name = name(&part),
            Rule::generics => function.generics = part.into_inner().map(generic).collect(),
            Rule::parameters => function.parameters = part.into_inner().map(parameter).collect(),
            Rule::result => function.result = part.into_inner().next().map(ty),
            Rule::lowering => function.lowering = lowering(part),
            _ => {}
        }
    }
    function
}

fn generic(pair: Pair<Rule>) -> Generic {
    let mut names = Vec::new();
    let mut bound = String::new();
    for part in pair.into_inner() {
        match part.as_rule() {
            Rule::name => names.push(name(&part)),
            _ => bound = part.as_str().trim().to_owned(),
        }
    }
    let mut names = names.into_iter();
    let first = names.next().expect("the grammar gives a generic a name");
    Generic { name: first, bound, set: names.next() }
}

fn parameter(pair: Pair<Rule>) -> Parameter {
    let none = Name { text: String::new(), start: pair.as_span().start() };
    let mut parameter = Parameter {
        mode: String::new(),
        name: none.clone(),
        is_optional: false,
        is_variadic: false,
        ty: Ty { name: none, arguments: Vec::new() },
    };
    for part in pair.into_inner() {
        match part.as_rule() {
            Rule::mode => parameter.mode = part.as_str().trim().to_owned(),
            Rule::name => parameter.name = name(&part),
            Rule::optional => parameter.is_optional = true,
            Rule::variadic => parameter.is_variadic = true,
            Rule::ty => parameter.ty = ty(part),
            _ => {}
        }
    }
    parameter
}

fn ty(pair: Pair<Rule>) -> Ty {
    let mut it = Ty { name: name(&pair), arguments: Vec::new() };
    for part in pair.into_inner() {
        match part.as_rule() {
            Rule::owner => it.name = name(&part),
            _ => {
                if let Some(inner) = part.into_inner().next() {
                    it.arguments.push(match inner.as_rule() {
                        Rule::ty => ty(inner),
                        _ => Ty { name: name(&inner), arguments: Vec::new() },
                    });
                }
            }
        }
    }
    it
}

fn lowering(pair: Pair<Rule>) -> Lowering {
    let kind = pair.into_inner().next().expect("the grammar gives a lowering a kind");
    let rule = kind.as_rule();
    let last = kind.into_inner().last().expect("every kind of lowering says something");
    match rule {
        Rule::op => Lowering::Op(by_kind(last)),
        Rule::ext => Lowering::Ext(by_kind(last)),
        Rule::rust => Lowering::Rust(name(&last)),
        _ => Lowering::Unavailable(last.into_inner().next().map_or("", |it| it.as_str()).to_owned()),
    }
}

fn by_kind(pair: Pair<Rule>) -> Vec<(Option<Name>, Name)> {
    let mut cases = Vec::new();
    for part in pair.into_inner() {
        match part.as_rule() {
            Rule::instruction => cases.push((None, name(&part))),
            _ => {
                let mut inner = part.into_inner();
                if let (Some(kind), Some(instruction)) = (inner.next(), inner.next()) {
                    cases.push((Some(name(&kind)), name(&instruction)));
                }
            }
        }
    }
    cases
}
