//! SPIR-V's grammar as Khronos writes it: `grammar/*.json` of SPIRV-Headers, unchanged.

use std::collections::BTreeSet;

use serde_json::Value;

const CORE: &str = include_str!("../grammar/spirv.core.grammar.json");
const GLSL: &str = include_str!("../grammar/extinst.glsl.std.450.grammar.json");

pub(crate) struct Grammar {
    pub(crate) magic_number: u32,
    pub(crate) core: Vec<Instruction>,
    pub(crate) glsl: Vec<Instruction>,
    pub(crate) kinds: Vec<Kind>,
}

pub(crate) struct Instruction {
    /// Without `Op`.
    pub(crate) name: String,
    pub(crate) aliases: Vec<String>,
    pub(crate) number: u32,
    pub(crate) operands: Vec<Operand>,
    pub(crate) capabilities: Vec<String>,
    pub(crate) extensions: Vec<String>,
}

pub(crate) struct Operand {
    pub(crate) kind: String,
    /// `One`, `Optional` or `Repeated`.
    pub(crate) quantifier: &'static str,
}

/// What an operand may be.
pub(crate) struct Kind {
    pub(crate) name: String,
    pub(crate) is_mask: bool,
    /// Sorted by value; of masks also combinations of bits, and none. Empty for ids and literals.
    pub(crate) values: Vec<Enumerant>,
}

pub(crate) struct Enumerant {
    /// As Rust spells a variant.
    pub(crate) name: String,
    pub(crate) aliases: Vec<String>,
    pub(crate) value: u32,
    pub(crate) parameters: Vec<Operand>,
    pub(crate) capabilities: Vec<String>,
    pub(crate) extensions: Vec<String>,
}

pub(crate) fn read() -> Result<Grammar, String> {
    let core: Value =
        serde_json::from_str(CORE).map_err(|error| format!("spirv.core.grammar.json: {error}"))?;
    let glsl: Value =
        serde_json::from_str(GLSL).map_err(|error| format!("extinst.glsl.std.450.grammar.json: {error}"))?;
    let kinds = list(&core, "operand_kinds").iter().map(kind).collect();
    Ok(Grammar {
        magic_number: number(&core["magic_number"]),
        core: instructions(&core),
        glsl: instructions(&glsl),
        kinds,
    })
}

/// Sorted by number.
fn instructions(grammar: &Value) -> Vec<Instruction> {
    let one = |it: &Value| Instruction {
        name: text(&it["opname"]).trim_start_matches("Op").into(),
        aliases: texts(it, "aliases").iter().map(|it| it.trim_start_matches("Op").into()).collect(),
        number: number(&it["opcode"]),
        operands: operands(it, "operands"),
        capabilities: texts(it, "capabilities"),
        extensions: texts(it, "extensions"),
    };
    let mut all: Vec<Instruction> = list(grammar, "instructions").iter().map(one).collect();
    all.sort_by_key(|it| it.number);
    all
}

fn kind(it: &Value) -> Kind {
    let name = text(&it["kind"]).to_owned();
    // `1D` is no name in Rust; its like get the same prefix.
    let is_number = |it: &Value| text(&it["enumerant"]).starts_with(|it: char| it.is_ascii_digit());
    let prefix = if list(it, "enumerants").iter().any(is_number) { &*name } else { "" };
    let one = |value: &Value| Enumerant {
        name: [prefix, text(&value["enumerant"])].concat(),
        aliases: texts(value, "aliases").iter().map(|it| [prefix, it].concat()).collect(),
        value: number(&value["value"]),
        parameters: operands(value, "parameters"),
        capabilities: texts(value, "capabilities"),
        extensions: texts(value, "extensions"),
    };
    let mut values: Vec<Enumerant> = list(it, "enumerants").iter().map(one).collect();
    values.sort_by_key(|it| it.value);
    let mut met = BTreeSet::new();
    values.retain(|it| met.insert(it.value));
    Kind { is_mask: text(&it["category"]) == "BitEnum", name, values }
}

fn operands(of: &Value, key: &str) -> Vec<Operand> {
    let one = |it: &Value| Operand {
        kind: text(&it["kind"]).into(),
        quantifier: match text(&it["quantifier"]) {
            "?" => "Optional",
            "*" => "Repeated",
            _ => "One",
        },
    };
    list(of, key).iter().map(one).collect()
}

fn list<'v>(of: &'v Value, key: &str) -> &'v [Value] {
    of[key].as_array().map_or(&[], Vec::as_slice)
}

fn texts(of: &Value, key: &str) -> Vec<String> {
    list(of, key).iter().map(|it| text(it).into()).collect()
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

/// A number, or its text in hexadecimal.
fn number(value: &Value) -> u32 {
    let hexadecimal = |it: &str| u32::from_str_radix(it.trim_start_matches("0x"), 16).ok();
    let value = value.as_u64().and_then(|it| it.try_into().ok()).or_else(|| hexadecimal(text(value)));
    value.unwrap_or_default()
}
