//! What `instructions.def` says of each instruction, as the fields of `grammar::Facts` in Rust.

use std::collections::BTreeMap;

use pest::{Parser, iterators::Pair};

#[derive(pest_derive::Parser)]
#[grammar = "src/facts.pest"]
struct Grammar;

/// The facts of one instruction: fields of the struct and their values.
#[derive(Clone, Debug, Default)]
pub(crate) struct Row {
    pub(crate) fields: BTreeMap<&'static str, String>,
    /// What the operands are.
    pub(crate) operands: Option<Vec<String>>,
    /// What the result is.
    pub(crate) result: String,
    /// The stages that have it, if not all have.
    pub(crate) stages: Vec<String>,
}

/// The rows by the names of instructions.
#[derive(Debug, Default)]
pub(crate) struct Rows {
    pub(crate) core: BTreeMap<String, Row>,
    pub(crate) glsl: BTreeMap<String, Row>,
}

/// The words for [effects](Row), and what they are in Rust.
const EFFECTS: [(&str, &str); 5] = [
    ("pure", "Effect::Pure"),
    ("quad", "Effect::Derivative"),
    ("reads", "Effect::Reads"),
    ("convergent", "Effect::Convergent"),
    ("acts", "Effect::Acts"),
];

/// Facts that hold or do not.
const FLAGS: &[&str] = &[
    "declares",
    "ends_block",
    "makes_type",
    "opaque",
    "constant",
    "numbers",
    "commutative",
    "by_component",
    "precise",
    "may_fail",
    "derivative",
    "atomic",
    "writes",
    "takes_pointer",
    "gives_pointer",
    "chooses_pointer",
    "sample",
    "gather",
    "fetch",
    "read",
    "write",
    "compares",
    "projected",
    "explicit_level",
    "sparse",
    "group",
    "moves",
    "reduces",
    "naga",
];

/// Facts that are a number.
const NUMBERS: &[&str] = &["cost", "constant_operand"];

/// The rows, or the first mistake and where it is.
pub(crate) fn parse(source: &str, path: &str) -> Result<Rows, String> {
    let file = Grammar::parse(Rule::file, source).map_err(|error| error.with_path(path).to_string())?;
    let mut rows = Rows::default();
    let mut sets = BTreeMap::new();
    for item in file.flatten().filter(|it| matches!(it.as_rule(), Rule::set | Rule::family)) {
        match item.as_rule() {
            Rule::set => {
                let [_, name, ty] = parts(item);
                sets.insert(name.as_str(), ty.as_str());
            }
            _ => family(&mut rows, &sets, item).map_err(|(at, what)| {
                let (line, column) = at.line_col();
                format!("{path}:{line}:{column}: {what}")
            })?,
        }
    }
    Ok(rows)
}

type Mistake<'s> = (pest::Position<'s>, String);

fn parts<'s, const N: usize>(pair: Pair<'s, Rule>) -> [Pair<'s, Rule>; N] {
    let all: Vec<_> = pair.into_inner().collect();
    all.try_into().expect("the grammar says how many parts there are")
}

fn family<'s>(
    rows: &mut Rows,
    sets: &BTreeMap<&str, &str>,
    family: Pair<'s, Rule>,
) -> Result<(), Mistake<'s>> {
    let mut of_all = Row::default();
    let mut table = &mut rows.core;
    for part in family.into_inner() {
        match part.as_rule() {
            Rule::kind if part.as_str() == "glsl" => table = &mut rows.glsl,
            Rule::facts => facts(&mut of_all, sets, part)?,
            Rule::row => {
                let mut row = of_all.clone();
                let mut names = Vec::new();
                for part in part.into_inner() {
                    match part.as_rule() {
                        Rule::facts => facts(&mut row, sets, part)?,
                        _ => names.push(part),
                    }
                }
                for name in names {
                    if table.insert(name.as_str().to_owned(), row.clone()).is_some() {
                        let what = format!("`{}` has a row already", name.as_str());
                        return Err((name.as_span().start_pos(), what));
                    }
                }
            }
            _ => {}
        }
    }
    Ok(())
}

fn facts<'s>(row: &mut Row, sets: &BTreeMap<&str, &str>, facts: Pair<'s, Rule>) -> Result<(), Mistake<'s>> {
    for fact in facts.into_inner().flat_map(Pair::into_inner) {
        let at = fact.as_span().start_pos();
        let (rule, words) = (fact.as_rule(), fact.into_inner());
        if rule == Rule::signature {
            let mut types: Vec<String> = words.map(|it| is(it.as_str(), sets)).collect();
            row.result = types.pop().expect("the grammar asks for a result");
            row.operands = Some(types);
            continue;
        }
        let words: Vec<&str> = words.map(|it| it.as_str()).filter(|it| *it != "not").collect();
        let (word, values) = (words[0], &words[1..]);
        let flag = FLAGS.iter().chain(NUMBERS).find(|it| **it == word).copied();
        let effect = EFFECTS.iter().find(|it| it.0 == word);
        match (values, flag, effect) {
            ([], Some(flag), _) if rule == Rule::without => drop(row.fields.remove(flag)),
            ([], Some(flag), _) => drop(row.fields.insert(flag, "true".into())),
            ([value], Some(number), _) => drop(row.fields.insert(number, format!("Some({value})"))),
            ([], _, Some(effect)) => drop(row.fields.insert("effect", effect.1.into())),
            (stages, ..) if word == "only" => {
                row.stages = stages.iter().map(|it| format!("M::{it}")).collect()
            }
            _ => return Err((at, format!("`{}` is not a fact", words.join(" ")))),
        }
    }
    Ok(())
}

/// What an operand or a result has to be, in Rust: `*int.bits(32).as_long` -> `Is::PointerTo(INT.bits(32).as_long())`.
fn is(ty: &str, sets: &BTreeMap<&str, &str>) -> String {
    let ty = sets.get(ty).copied().unwrap_or(ty);
    let (is_pointer, ty) = ty.strip_prefix('*').map_or((false, ty), |it| (true, it));
    let (base, narrowed) = ty.split_once('.').unwrap_or((ty, ""));
    match (base, is_pointer) {
        ("any", _) => "Is::Anything".into(),
        ("result", false) => "Is::Result".into(),
        ("result", true) => "Is::PointerToResult".into(),
        ("first", _) => "Is::First".into(),
        ("component", _) => "Is::Component".into(),
        ("transform", _) => "Is::Transform".into(),
        (made, false) if made.starts_with("Type") => format!("Is::Made(Op::{made})"),
        (made, true) if made.starts_with("Type") => format!("Is::PointerToMade(Op::{made})"),
        _ => {
            let call = |it: &str| if it.ends_with(')') { format!(".{it}") } else { format!(".{it}()") };
            let calls: String = narrowed.split('.').filter(|it| !it.is_empty()).map(call).collect();
            let numbers = base.to_uppercase() + &calls;
            let last = narrowed.rsplit('.').next().unwrap_or_default();
            let is_whole = ["scalar", "vector", "vector_like", "shaped", "like"].contains(&last)
                || last.starts_with("len");
            match (is_pointer, is_whole) {
                (true, _) => format!("Is::PointerTo({numbers})"),
                (false, true) => numbers,
                (false, false) => format!("{numbers}.any()"),
            }
        }
    }
}
