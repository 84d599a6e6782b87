//! Looks up every name of the declarations and says what is wrong, as `path:line:column: message`.
//!
//! After it the rows hold Rust text of the table's types, one row per owner and overload.

use std::collections::{BTreeMap, BTreeSet};

use crate::{
    declarations::{Family, File, Function, Lowering, Name, Ty},
    khronos::Grammar,
};

/// One row of the table. The texts are Rust.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Row {
    /// Empty for a function.
    pub(crate) owner: String,
    pub(crate) name: String,
    /// Keeps the order of declaration among overloads.
    pub(crate) order: usize,
    pub(crate) generics: Vec<String>,
    pub(crate) parameters: Vec<String>,
    pub(crate) result: String,
    pub(crate) facts: Vec<String>,
    pub(crate) stages: String,
    pub(crate) since: u32,
    pub(crate) lowering: String,
    pub(crate) doc: String,
}

pub(crate) struct Table {
    pub(crate) sets: BTreeMap<String, Vec<String>>,
    pub(crate) rows: Vec<Row>,
    /// The names after `rust`.
    pub(crate) rust: BTreeSet<String>,
}

const SCALARS: &[(&str, &str)] = &[
    ("bool", "Bool"),
    ("int8_t", "Int8"),
    ("uint8_t", "Uint8"),
    ("int16_t", "Int16"),
    ("uint16_t", "Uint16"),
    ("int", "Int"),
    ("uint", "Uint"),
    ("int64_t", "Int64"),
    ("uint64_t", "Uint64"),
    ("half", "Half"),
    ("float", "Float"),
    ("double", "Double"),
    ("min10float", "Min10Float"),
    ("min16float", "Min16Float"),
    ("min12int", "Min12Int"),
    ("min16int", "Min16Int"),
    ("min16uint", "Min16Uint"),
];

const STAGES: &[(&str, &[&str])] = &[
    ("vertex", &["Vertex"]),
    ("hull", &["Hull"]),
    ("domain", &["Domain"]),
    ("geometry", &["Geometry"]),
    ("pixel", &["Pixel"]),
    ("compute", &["Compute"]),
    ("amplification", &["Amplification"]),
    ("mesh", &["Mesh"]),
    ("raygeneration", &["RayGeneration"]),
    ("intersection", &["Intersection"]),
    ("anyhit", &["AnyHit"]),
    ("closesthit", &["ClosestHit"]),
    ("miss", &["Miss"]),
    ("callable", &["Callable"]),
    ("node", &["Node"]),
    ("group", &["Compute", "Amplification", "Mesh", "Node"]),
];

const FACTS: &[&str] = &["effect", "derivative", "wave", "barrier", "atomic", "place", "counter", "payload"];

struct Checker<'a> {
    source: &'a str,
    path: &'a str,
    families: BTreeMap<&'a str, &'a Family>,
    sets: BTreeMap<String, Vec<String>>,
    instructions: BTreeSet<&'a str>,
    extended: BTreeSet<&'a str>,
    errors: Vec<String>,
}

impl Checker<'_> {
    fn error(&mut self, at: &Name, message: impl std::fmt::Display) {
        let before = self.source.get(..at.start).unwrap_or_default();
        let line = before.matches('\n').count() + 1;
        let column = before.rsplit('\n').next().map_or(0, |it| it.chars().count()) + 1;
        self.errors.push(format!("{}:{line}:{column}: {message}", self.path));
    }
}

/// Every mistake, or the table.
pub(crate) fn table(file: &File, grammar: &Grammar, source: &str, path: &str) -> Result<Table, Vec<String>> {
    let mut checker = Checker {
        source,
        path,
        families: BTreeMap::new(),
        sets: BTreeMap::new(),
        instructions: grammar.core.iter().map(|it| &*it.name).collect(),
        extended: grammar.glsl.iter().map(|it| &*it.name).collect(),
        errors: Vec::new(),
    };
    for set in &file.sets {
        let mut members = Vec::new();
        for member in &set.members {
            if let Some(known) = checker.sets.get(&member.text) {
                members.extend(known.iter().cloned());
            } else if let Some((_, scalar)) = SCALARS.iter().find(|it| it.0 == member.text) {
                members.push((*scalar).to_owned());
            } else {
                checker
                    .error(member, format_args!("`{}` is no scalar and no set declared before", member.text));
            }
        }
        if set.is_exact {
            members.push("EXACT".to_owned());
        }
        if checker.sets.insert(set.name.text.clone(), members).is_some() {
            checker.error(&set.name, format_args!("set `{}` is declared twice", set.name.text));
        }
    }
    for family in &file.families {
        if checker.families.insert(&family.name.text, family).is_some() {
            checker.error(&family.name, format_args!("family `{}` is declared twice", family.name.text));
        }
    }

    let mut rows = Vec::new();
    let mut rust = BTreeSet::new();
    for (order, function) in file.functions.iter().enumerate() {
        if let Lowering::Rust(name) = &function.lowering {
            rust.insert(name.text.clone());
        }
        if function.owners.is_empty() {
            let row = row(&mut checker, function, None, order);
            rows.push((row, &function.name));
        }
        for owner in &function.owners {
            match checker.families.get(owner.text.as_str()).copied() {
                Some(family) => {
                    let row = row(&mut checker, function, Some(family), order);
                    rows.push((row, &function.name));
                }
                None => checker.error(owner, format_args!("no family is called `{}`", owner.text)),
            }
        }
    }
    let mut seen = BTreeSet::new();
    for (row, name) in &rows {
        let key = (&row.owner, &row.name, &row.generics, parameter_types(row));
        if !seen.insert(key) {
            checker.error(name, format_args!("`{}` is declared twice with these parameters", row.name));
        }
    }
    if !checker.errors.is_empty() {
        return Err(checker.errors);
    }
    let mut rows: Vec<Row> = rows.into_iter().map(|it| it.0).collect();
    rows.sort();
    Ok(Table { sets: checker.sets, rows, rust })
}

/// The parameters without their names.
fn parameter_types(row: &Row) -> Vec<&str> {
    row.parameters.iter().map(|it| it.split_once(", ").map_or("", |it| it.1)).collect()
}

fn row(checker: &mut Checker, function: &Function, family: Option<&Family>, order: usize) -> Row {
    let mut generics = Vec::new();
    for generic in &function.generics {
        let set = match &generic.set {
            Some(set) if !checker.sets.contains_key(&set.text) => {
                checker.error(set, format_args!("no set is called `{}`", set.text));
                "0".to_owned()
            }
            Some(set) => set.text.to_uppercase(),
            None => "0".to_owned(),
        };
        let kind = match generic.bound.as_str() {
            "" => "Shape",
            "scalar" => "Scalar",
            "vector" => "Vector",
            "size" => "Size",
            "explicit" => "Explicit",
            _ => "Deduced",
        };
        generics.push(format!("generic(\"{}\", GenericKind::{kind}, {set})", generic.name.text));
    }
    let mut parameters = Vec::new();
    let mut optional = false;
    for parameter in &function.parameters {
        // A family without the type loses the parameter.
        let name = &parameter.ty.name.text;
        if family.is_some_and(|it| is_unbound(checker, it, name)) {
            continue;
        }
        if optional && !parameter.is_optional {
            checker.error(&parameter.name, "a parameter that must be given follows an optional one");
        }
        optional = parameter.is_optional;
        let mode = match parameter.mode.as_str() {
            "out" => "Out",
            "inout" => "InOut",
            "ref" => "Reference",
            _ => "In",
        };
        let ty = pattern(checker, function, family, &parameter.ty);
        let mut flags = Vec::new();
        if parameter.is_optional {
            flags.push("OPTIONAL");
        }
        if parameter.is_variadic {
            flags.push("VARIADIC");
        }
        if parameter.mode == "const" {
            flags.push("CONSTANT");
        }
        let flags = if flags.is_empty() { "0".to_owned() } else { flags.join(" | ") };
        parameters
            .push(format!("parameter(\"{}\", ParameterMode::{mode}, {ty}, {flags})", parameter.name.text));
    }
    let result = match &function.result {
        Some(ty) => pattern(checker, function, family, ty),
        None => "Pattern::Void".to_owned(),
    };
    let (mut facts, mut stages, mut since) = (Vec::new(), Vec::new(), 0);
    for (name, arguments) in &function.attributes {
        match name.text.as_str() {
            "stage" => {
                for argument in arguments {
                    match STAGES.iter().find(|it| it.0 == argument.text) {
                        Some((_, names)) => {
                            stages.extend(names.iter().map(|it| format!("stage(Stage::{it})")))
                        }
                        None => {
                            checker.error(argument, format_args!("no stage is called `{}`", argument.text))
                        }
                    }
                }
            }
            "since" => {
                let version = arguments.first().map_or("", |it| it.text.as_str());
                match version.split_once('.').map(|it| (it.0.parse::<u32>(), it.1.parse::<u32>())) {
                    Some((Ok(6), Ok(minor))) => since = minor,
                    _ => checker.error(name, "@since wants a shader model such as 6.5"),
                }
            }
            fact if FACTS.contains(&fact) => facts.push(fact.to_uppercase()),
            other => checker.error(name, format_args!("no attribute is called `{other}`")),
        }
    }
    Row {
        owner: family.map_or(String::new(), |it| variant(&it.name.text)),
        name: function.name.text.clone(),
        order,
        generics,
        parameters,
        result,
        facts,
        stages: if stages.is_empty() { "ALL_STAGES".to_owned() } else { stages.join(" | ") },
        since,
        lowering: lowering(checker, &function.lowering),
        doc: function.doc.clone(),
    }
}

/// Whether other families bind the name to a type and this one does not.
fn is_unbound(checker: &Checker, family: &Family, name: &str) -> bool {
    let binds = |it: &Family| it.bindings.iter().any(|binding| binding.0.text == name);
    !binds(family) && checker.families.values().any(|it| binds(it))
}

/// `vk::SampledTexture2D` is `ObjectKind::SampledTexture2D`.
fn variant(name: &str) -> String {
    name.rsplit("::").next().unwrap_or(name).to_owned()
}

fn scalar_name(text: &str) -> Option<&'static str> {
    SCALARS.iter().find(|it| it.0 == text).map(|it| it.1)
}

/// The Rust text of a `ScalarPattern`.
fn scalar(checker: &mut Checker, function: &Function, family: Option<&Family>, ty: &Ty) -> String {
    if let Some(index) = function.generics.iter().position(|it| it.name.text == ty.name.text) {
        return format!("ScalarPattern::Generic({index})");
    }
    if ty.name.text == "component" && ty.arguments.len() == 1 {
        let name = &ty.arguments[0].name.text;
        if family.and_then(|it| it.element.as_ref()).is_some_and(|it| it.text == *name) {
            return "ScalarPattern::OfElement".to_owned();
        }
    }
    match scalar_name(&ty.name.text) {
        Some(name) => format!("ScalarPattern::Is(Scalar::{name})"),
        None => {
            checker.error(&ty.name, format_args!("`{}` is no scalar type", ty.name.text));
            String::new()
        }
    }
}

fn size(checker: &mut Checker, function: &Function, ty: &Ty) -> String {
    if let Some(index) = function.generics.iter().position(|it| it.name.text == ty.name.text) {
        return format!("Size::Generic({index})");
    }
    match ty.name.text.parse::<u8>() {
        Ok(number @ 1..=4) => format!("Size::Is({number})"),
        _ => {
            checker.error(&ty.name, format_args!("`{}` is no size of a vector or matrix", ty.name.text));
            String::new()
        }
    }
}

/// The Rust text of a `Pattern`.
fn pattern(checker: &mut Checker, function: &Function, family: Option<&Family>, ty: &Ty) -> String {
    let text = ty.name.text.as_str();
    match (text, ty.arguments.as_slice()) {
        ("vector", [component, length]) => {
            let component = scalar(checker, function, family, component);
            return format!("Pattern::Vector({component}, {})", size(checker, function, length));
        }
        ("matrix", [component, rows, columns]) => {
            let component = scalar(checker, function, family, component);
            let rows = size(checker, function, rows);
            return format!("Pattern::Matrix({component}, {rows}, {})", size(checker, function, columns));
        }
        ("like", [shape, component]) => {
            let Some(index) = function.generics.iter().position(|it| it.name.text == shape.name.text) else {
                checker.error(&shape.name, format_args!("`{}` is no generic", shape.name.text));
                return String::new();
            };
            return format!("Pattern::Like({index}, {})", scalar(checker, function, family, component));
        }
        ("component", [_]) => return format!("Pattern::Scalar({})", scalar(checker, function, family, ty)),
        _ => {}
    }
    if let Some(index) = function.generics.iter().position(|it| it.name.text == text) {
        let generic = &function.generics[index];
        return match generic.bound.as_str() {
            "scalar" => format!("Pattern::Scalar(ScalarPattern::Generic({index}))"),
            _ => format!("Pattern::Generic({index})"),
        };
    }
    if let Some(family) = family {
        if let Some((_, bound)) = family.bindings.iter().find(|it| it.0.text == text) {
            return pattern(checker, function, Some(family), bound);
        }
        if family.element.as_ref().is_some_and(|it| it.text == text) {
            return "Pattern::Element".to_owned();
        }
    }
    match text {
        "void" => return "Pattern::Void".to_owned(),
        "string" => return "Pattern::Text".to_owned(),
        "any" => return "Pattern::Any".to_owned(),
        "RayDesc" => return "Pattern::RayDesc".to_owned(),
        "TrianglePositions" => return "Pattern::TrianglePositions".to_owned(),
        "resource" => return "Pattern::Resource".to_owned(),
        "pointer" => return "Pattern::Pointer".to_owned(),
        _ => {}
    }
    if let Some(target) = checker.families.get(text).copied() {
        let kind = variant(&target.name.text);
        return match ty.arguments.len() {
            0 => format!("Pattern::Object(ObjectKind::{kind})"),
            _ => format!("Pattern::ObjectOfElement(ObjectKind::{kind})"),
        };
    }
    if let Some(name) = scalar_name(text) {
        return format!("Pattern::Scalar(ScalarPattern::Is(Scalar::{name}))");
    }
    // float3, float3x4
    let digits = |text: &str| text.parse::<u8>().ok().filter(|it| (1..=4).contains(it));
    if text.len() > 3 && text.is_ascii() {
        let (head, tail) = text.split_at(text.len() - 3);
        if let (Some(name), Some((rows, columns))) = (scalar_name(head), tail.split_once('x'))
            && let (Some(rows), Some(columns)) = (digits(rows), digits(columns))
        {
            return format!(
                "Pattern::Matrix(ScalarPattern::Is(Scalar::{name}), Size::Is({rows}), Size::Is({columns}))"
            );
        }
    }
    if text.len() > 1 && text.is_ascii() {
        let (head, tail) = text.split_at(text.len() - 1);
        if let (Some(name), Some(length)) = (scalar_name(head), digits(tail)) {
            return format!("Pattern::Vector(ScalarPattern::Is(Scalar::{name}), Size::Is({length}))");
        }
    }
    checker.error(&ty.name, format_args!("no type, set or generic is called `{text}`"));
    String::new()
}

fn lowering(checker: &mut Checker, lowering: &Lowering) -> String {
    let (kind, cases, is_op) = match lowering {
        Lowering::Op(cases) => ("Op", cases, true),
        Lowering::Ext(cases) => ("Ext", cases, false),
        Lowering::Rust(name) => return format!("Lowering::Rust(RustCall::{})", camel(&name.text)),
        Lowering::Unavailable(why) => return format!("Lowering::Unavailable({why:?})"),
    };
    let mut choices = [const { String::new() }; 4];
    for (case, instruction) in cases {
        let text = match instruction.text.as_str() {
            "copy" => "Choice::Copy".to_owned(),
            name => {
                let known = if is_op { &checker.instructions } else { &checker.extended };
                if !known.contains(name) {
                    checker.error(instruction, format_args!("SPIR-V has no instruction `{name}`"));
                }
                format!("Choice::Is({}::{name})", if is_op { "Op" } else { "GlslStd450Op" })
            }
        };
        match case.as_ref().map(|it| it.text.as_str()) {
            None => choices.fill(text),
            Some("float") => choices[0] = text,
            Some("int") => choices[1] = text,
            Some("uint") => choices[2] = text,
            Some("bool") => choices[3] = text,
            Some(other) => {
                let at = case.as_ref().unwrap_or(instruction).clone();
                checker.error(&at, format_args!("`{other}` is none of float, int, uint, bool"));
            }
        }
    }
    let choices = choices.map(|it| if it.is_empty() { "Choice::None".to_owned() } else { it });
    format!("Lowering::{kind}(ByKind([{}]))", choices.join(", "))
}

/// `texture_sample` → `TextureSample`.
pub(crate) fn camel(name: &str) -> String {
    let mut text = String::new();
    for part in name.split('_') {
        let mut characters = part.chars();
        text.extend(characters.next().map(|it| it.to_ascii_uppercase()));
        text.push_str(characters.as_str());
    }
    text
}
