//! Writes SPIR-V's grammar and the facts of `instructions.def` as static tables that cost a user's build little.

use std::fmt::Write;

use crate::{
    facts::{Row, Rows},
    khronos::{Grammar, Instruction, Operand},
};

/// Instructions that have a row, but that SPIR-V does not have.
pub(crate) fn unknown<'r>(grammar: &Grammar, rows: &'r Rows) -> Vec<&'r str> {
    let is_in = |all: &[Instruction], name: &str| all.iter().any(|it| it.name == name);
    let core = rows.core.keys().filter(|it| !is_in(&grammar.core, it));
    core.chain(rows.glsl.keys().filter(|it| !is_in(&grammar.glsl, it))).map(String::as_str).collect()
}

/// Instructions that have no row and may be in a shader: what they need is not only for kernels or a vendor's drafts.
#[cfg(test)]
pub(crate) fn incomplete<'g>(grammar: &'g Grammar, rows: &Rows) -> Vec<&'g str> {
    let is_of_kernels = |name: &String| {
        ["Kernel", "DeviceEnqueue", "Pipes", "PipeStorage", "SubgroupDispatch", "UntypedPointersKHR"]
            .contains(&&**name)
            || name.ends_with("INTEL")
            || name.ends_with("ALTERA")
    };
    let core = grammar.core.iter().filter(|it| !it.capabilities.iter().any(is_of_kernels));
    let core = core.filter(|it| !rows.core.contains_key(&it.name));
    core.chain(grammar.glsl.iter().filter(|it| !rows.glsl.contains_key(&it.name)))
        .map(|it| &*it.name)
        .collect()
}

/// The text of `grammar/table.rs`.
pub(crate) fn table(grammar: &Grammar, rows: &Rows) -> String {
    let (listed, others): (Vec<_>, Vec<_>) = grammar.kinds.iter().partition(|it| !it.values.is_empty());
    let mut lists = Lists::default();
    let mut out = String::new();

    out += "\n/// What an operand is.\n#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]\npub enum OperandKind {\n";
    for kind in listed.iter().chain(&others) {
        _ = writeln!(out, "    {},", kind.name);
    }
    out += "}\n";

    _ = writeln!(
        out,
        "\n/// Sorted by opcode.\npub(super) static INSTRUCTIONS: [Instruction; {}] = [",
        grammar.core.len()
    );
    for it in &grammar.core {
        _ = writeln!(
            out,
            "    Instruction {{ op: Op::{}, operands: {}, capabilities: {}, extensions: {}, facts: {} }},",
            it.name,
            lists.operands(&it.operands),
            lists.capabilities(&it.capabilities),
            lists.extensions(&it.extensions),
            lists.facts(rows.core.get(&it.name)),
        );
    }
    out += "];\n";

    _ = writeln!(out, "\n/// Those of GLSL.std.450; sorted by number.");
    _ = writeln!(out, "pub(super) static GLSL_STD_450: [Extended; {}] = [", grammar.glsl.len());
    for it in &grammar.glsl {
        _ = writeln!(
            out,
            "    Extended {{ number: {}, operands: {}, facts: {} }},",
            it.number,
            lists.operands(&it.operands),
            lists.facts(rows.glsl.get(&it.name)),
        );
    }
    out += "];\n";

    out += "\n/// The values of a kind, sorted; of a mask its bits. Nothing for kinds that are numbers, texts or ids.\n";
    out += "pub(super) const fn values(kind: OperandKind) -> &'static [Enumerant] {\n    match kind {\n";
    for kind in &listed {
        _ = writeln!(out, "        OperandKind::{} => &{},", kind.name, constant(&kind.name));
    }
    out += "        _ => &[],\n    }\n}\n";
    out += "\npub(super) fn is_mask(kind: OperandKind) -> bool {\n    matches!(kind, ";
    let masks: Vec<String> =
        listed.iter().filter(|it| it.is_mask).map(|it| format!("OperandKind::{}", it.name)).collect();
    out += &masks.join(" | ");
    out += ")\n}\n";

    out +=
        "\n/// Whether a Vulkan implementation is less likely to have a capability than its alternatives.\n";
    out += "pub(super) fn is_unusual(capability: C) -> bool {\n    matches!(\n        capability,\n";
    let capabilities = listed.iter().filter(|it| it.name == "Capability").flat_map(|it| &it.values);
    let unusual: Vec<String> =
        capabilities.filter(|it| is_unusual(&it.name)).map(|it| format!("C::{}", it.name)).collect();
    _ = writeln!(out, "        {}\n    )\n}}", unusual.join("\n        | "));

    for kind in &listed {
        let values: Vec<_> =
            kind.values.iter().filter(|it| !kind.is_mask || it.value.is_power_of_two()).collect();
        _ = writeln!(out, "\nstatic {}: [Enumerant; {}] = [", constant(&kind.name), values.len());
        for it in values {
            _ = writeln!(
                out,
                "    Enumerant {{ value: {}, capabilities: {}, extensions: {}, parameters: {} }}, // {}",
                it.value,
                lists.capabilities(&it.capabilities),
                lists.extensions(&it.extensions),
                lists.operands(&it.parameters),
                it.name,
            );
        }
        out += "];\n";
    }
    format!("{HEAD}{}{out}", lists.declarations())
}

fn is_unusual(capability: &str) -> bool {
    ["Kernel", "Groups", "SubgroupBallotKHR", "Image1D"].contains(&capability)
        || ["NV", "AMD", "INTEL", "ALTERA"].iter().any(|it| capability.ends_with(it))
}

/// The lists that the tables name, each declared once.
///
/// Most rows share theirs with others. Written out in each row, every list would be a constant of its own to rustc: its
/// time for the tables was three times as long.
#[derive(Default)]
struct Lists {
    operands: Vec<String>,
    capabilities: Vec<String>,
    extensions: Vec<String>,
    facts: Vec<String>,
}

impl Lists {
    fn operands(&mut self, all: &[Operand]) -> String {
        let one = |it: &Operand| format!("{}(K::{})", it.quantifier, it.kind);
        name("OPERANDS", &mut self.operands, all.iter().map(one))
    }

    fn capabilities(&mut self, all: &[String]) -> String {
        name("CAPABILITIES", &mut self.capabilities, all.iter().map(|it| format!("C::{it}")))
    }

    fn extensions(&mut self, all: &[String]) -> String {
        name("EXTENSIONS", &mut self.extensions, all.iter().map(|it| format!("{it:?}")))
    }

    fn facts(&mut self, row: Option<&Row>) -> String {
        let Some(row) = row else { return "&CAUTIOUS".into() };
        let mut fields = row.fields.clone();
        if let Some(operands) = &row.operands {
            fields.insert("types", format!("Some(({}, &[{}]))", row.result, operands.join(", ")));
        }
        if !row.stages.is_empty() {
            fields.insert("stages", format!("Some(&[{}])", row.stages.join(", ")));
        }
        if fields.is_empty() {
            return "&CAUTIOUS".into();
        }
        let fields = fields.iter().map(|(name, value)| format!("{name}: {value}"));
        name("FACTS", &mut self.facts, fields)
    }

    fn declarations(&self) -> String {
        let mut out = String::new();
        for (prefix, of, lists) in [
            ("OPERANDS", "Operand", &self.operands),
            ("CAPABILITIES", "C", &self.capabilities),
            ("EXTENSIONS", "&str", &self.extensions),
        ] {
            out.push('\n');
            for (number, list) in lists.iter().enumerate() {
                _ = writeln!(out, "const {prefix}_{number}: &[{of}] = &[{list}];");
            }
        }
        out.push('\n');
        for (number, fields) in self.facts.iter().enumerate() {
            _ = writeln!(out, "const FACTS_{number}: &Facts = &Facts {{ {fields}, ..CAUTIOUS }};");
        }
        out
    }
}

/// The name of the list with these elements, which is added to `lists` if it is new.
fn name(prefix: &str, lists: &mut Vec<String>, elements: impl Iterator<Item = String>) -> String {
    let list = elements.collect::<Vec<_>>().join(", ");
    let number = lists.iter().position(|it| *it == list).unwrap_or_else(|| {
        lists.push(list);
        lists.len() - 1
    });
    format!("{prefix}_{number}")
}

/// `MemoryAccess` -> `MEMORY_ACCESS`.
fn constant(name: &str) -> String {
    let mut out = String::new();
    let mut after_small = false;
    for c in name.chars() {
        if c.is_ascii_uppercase() && after_small {
            out.push('_');
        }
        after_small = c.is_ascii_lowercase();
        out.push(c.to_ascii_uppercase());
    }
    out
}

const HEAD: &str = "\
//! Every instruction and enumerant of SPIR-V, from Khronos' grammar files and `instructions.def`. Written by
//! `cargo run -p hlsl-codegen`; do not edit.
#![cfg_attr(rustfmt, rustfmt_skip)]

use crate::spirv::{Capability as C, ExecutionModel as M, Op};

use super::{Enumerant, Extended, Facts, Instruction, Operand::{self, One, Optional, Repeated}};
use super::{facts::{CAUTIOUS, Effect}, typing::{BOOL, FLOAT, INT, Is, NUMBER, UINT}};
use self::OperandKind as K;
";
