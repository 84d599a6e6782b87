//! Writes SPIR-V's grammar, as rspirv has it, and the facts of `instructions.def` as static tables that cost a user's build
//! little.

use std::fmt::Write;

use rspirv::{
    dr::Operand,
    grammar::{GLSL_STD_450_INSTRUCTION_TABLE, INSTRUCTION_TABLE, LogicalOperand, OperandQuantifier},
    spirv,
};

use crate::facts::{Row, Rows};

/// One value of a kind of operand, with what it asks for.
struct Enumerant {
    name: String,
    value: u32,
    operand: Operand,
}

/// The kinds of operands that have a list of values, and the values. Of masks the single bits.
macro_rules! kinds {
    (values: $($value:ident)*; masks: $($mask:ident)*) => {
        fn kinds() -> Vec<(&'static str, bool, Vec<Enumerant>)> {
            vec![
                $((stringify!($value), false, (0..=u32::from(u16::MAX))
                    .filter_map(|value| {
                        let it = spirv::$value::from_u32(value)?;
                        Some(Enumerant { name: format!("{it:?}"), value, operand: Operand::$value(it) })
                    })
                    .collect()),)*
                $((stringify!($mask), true, (0..32)
                    .filter_map(|bit| {
                        let it = spirv::$mask::from_bits(1 << bit)?;
                        let names: Vec<_> = it.iter_names().map(|it| it.0).collect();
                        Some(Enumerant { name: names.join(" "), value: 1 << bit, operand: Operand::$mask(it) })
                    })
                    .collect()),)*
            ]
        }
    };
}

kinds! {
    values: SourceLanguage ExecutionModel AddressingModel MemoryModel ExecutionMode StorageClass Dim
        SamplerAddressingMode SamplerFilterMode ImageFormat ImageChannelOrder ImageChannelDataType FPRoundingMode
        FPDenormMode QuantizationModes FPOperationMode OverflowModes LinkageType AccessQualifier HostAccessQualifier
        FunctionParameterAttribute Decoration BuiltIn Scope GroupOperation KernelEnqueueFlags Capability
        RayQueryIntersection RayQueryCommittedIntersectionType RayQueryCandidateIntersectionType PackedVectorFormat
        CooperativeMatrixLayout CooperativeMatrixUse TensorClampMode InitializationModeQualifier LoadCacheControl
        StoreCacheControl NamedMaximumNumberOfRegisters FPEncoding CooperativeVectorMatrixLayout ComponentType;
    masks: ImageOperands FPFastMathMode SelectionControl LoopControl FunctionControl MemorySemantics MemoryAccess
        KernelProfilingInfo RayFlags FragmentShadingRate RawAccessChainOperands CooperativeMatrixOperands
        CooperativeMatrixReduce TensorAddressingOperands MatrixMultiplyAccumulateOperands TensorOperands
}

/// Kinds without a list of values, in the order in which they stand in the enumeration.
const OTHERS: &[&str] = &[
    "IdResultType",
    "IdResult",
    "IdMemorySemantics",
    "IdScope",
    "IdRef",
    "LiteralInteger",
    "LiteralString",
    "LiteralFloat",
    "LiteralContextDependentNumber",
    "LiteralExtInstInteger",
    "LiteralSpecConstantOpInteger",
    "PairLiteralIntegerIdRef",
    "PairIdRefLiteralInteger",
    "PairIdRefIdRef",
];

/// Instructions that have a row, but that SPIR-V does not have.
pub(crate) fn unknown(rows: &Rows) -> Vec<&str> {
    let core: Vec<String> = INSTRUCTION_TABLE.iter().map(|it| format!("{:?}", it.opcode)).collect();
    let glsl: Vec<&str> = GLSL_STD_450_INSTRUCTION_TABLE.iter().map(|it| it.opname).collect();
    let core = rows.core.keys().filter(|it| !core.contains(it));
    core.chain(rows.glsl.keys().filter(|it| !glsl.contains(&it.as_str()))).map(String::as_str).collect()
}

/// Instructions that have no row and may be in a shader: what they need is not only for kernels or a vendor's drafts.
#[cfg(test)]
pub(crate) fn incomplete(rows: &Rows) -> Vec<String> {
    let is_of_kernels = |it: &spirv::Capability| {
        let name = format!("{it:?}");
        ["Kernel", "DeviceEnqueue", "Pipes", "PipeStorage", "SubgroupDispatch", "UntypedPointersKHR"]
            .contains(&&*name)
            || name.ends_with("INTEL")
            || name.ends_with("ALTERA")
    };
    let core = INSTRUCTION_TABLE.iter().filter(|it| !it.capabilities.iter().any(is_of_kernels));
    let core = core.map(|it| format!("{:?}", it.opcode)).filter(|it| !rows.core.contains_key(it));
    let glsl = GLSL_STD_450_INSTRUCTION_TABLE.iter().map(|it| it.opname.to_owned());
    core.chain(glsl.filter(|it| !rows.glsl.contains_key(it))).collect()
}

/// The text of `grammar/table.rs`.
pub(crate) fn table(rows: &Rows) -> String {
    let kinds = kinds();
    let mut lists = Lists::default();
    let mut out = String::new();

    out += "\n/// What an operand is.\n#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]\npub enum OperandKind {\n";
    for name in kinds.iter().map(|it| it.0).chain(OTHERS.iter().copied()) {
        _ = writeln!(out, "    {name},");
    }
    out += "}\n";

    let mut instructions: Vec<_> = INSTRUCTION_TABLE.iter().collect();
    instructions.sort_by_key(|it| it.opcode as u32);
    _ = writeln!(
        out,
        "\n/// Sorted by opcode.\npub(super) static INSTRUCTIONS: [Instruction; {}] = [",
        instructions.len()
    );
    for it in instructions {
        _ = writeln!(
            out,
            "    Instruction {{ op: Op::{:?}, operands: {}, capabilities: {}, extensions: {}, facts: {} }},",
            it.opcode,
            lists.operands(it.operands),
            lists.capabilities(it.capabilities),
            lists.extensions(it.extensions),
            lists.facts(rows.core.get(&format!("{:?}", it.opcode))),
        );
    }
    out += "];\n";

    let mut extended: Vec<_> = GLSL_STD_450_INSTRUCTION_TABLE.iter().collect();
    extended.sort_by_key(|it| u32::from(it.opcode));
    _ = writeln!(out, "\n/// Those of GLSL.std.450; sorted by number.");
    _ = writeln!(out, "pub(super) static GLSL_STD_450: [Extended; {}] = [", extended.len());
    for it in extended {
        _ = writeln!(
            out,
            "    Extended {{ number: {}, operands: {}, facts: {} }},",
            u32::from(it.opcode),
            lists.operands(it.operands),
            lists.facts(rows.glsl.get(it.opname)),
        );
    }
    out += "];\n";

    out += "\n/// The values of a kind, sorted; of a mask its bits. Nothing for kinds that are numbers, texts or ids.\n";
    out += "pub(super) const fn values(kind: OperandKind) -> &'static [Enumerant] {\n    match kind {\n";
    for (name, _, _) in &kinds {
        _ = writeln!(out, "        OperandKind::{name} => &{},", constant(name));
    }
    out += "        _ => &[],\n    }\n}\n";
    out += "\npub(super) fn is_mask(kind: OperandKind) -> bool {\n    matches!(kind, ";
    let masks: Vec<String> =
        kinds.iter().filter(|it| it.1).map(|it| format!("OperandKind::{}", it.0)).collect();
    out += &masks.join(" | ");
    out += ")\n}\n";

    out +=
        "\n/// Whether a Vulkan implementation is less likely to have a capability than its alternatives.\n";
    out += "pub(super) fn is_unusual(capability: C) -> bool {\n    matches!(\n        capability,\n";
    let unusual =
        kinds.iter().find(|it| it.0 == "Capability").map_or(&[][..], |it| &it.2).iter().map(|it| &it.name);
    let unusual: Vec<String> = unusual.filter(|it| is_unusual(it)).map(|it| format!("C::{it}")).collect();
    _ = writeln!(out, "        {}\n    )\n}}", unusual.join("\n        | "));

    for (name, _, values) in &kinds {
        _ = writeln!(out, "\nstatic {}: [Enumerant; {}] = [", constant(name), values.len());
        for it in values {
            _ = writeln!(
                out,
                "    Enumerant {{ value: {}, capabilities: {}, extensions: {}, parameters: {} }}, // {}",
                it.value,
                lists.capabilities(&it.operand.required_capabilities()),
                lists.extensions(&it.operand.required_extensions()),
                lists.operands(&it.operand.additional_operands()),
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
    fn operands(&mut self, all: &[LogicalOperand]) -> String {
        let one = |it: &LogicalOperand| {
            let quantifier = match it.quantifier {
                OperandQuantifier::One => "One",
                OperandQuantifier::ZeroOrOne => "Optional",
                OperandQuantifier::ZeroOrMore => "Repeated",
            };
            format!("{quantifier}(K::{:?})", it.kind)
        };
        name("OPERANDS", &mut self.operands, all.iter().map(one))
    }

    fn capabilities(&mut self, all: &[spirv::Capability]) -> String {
        name("CAPABILITIES", &mut self.capabilities, all.iter().map(|it| format!("C::{it:?}")))
    }

    fn extensions(&mut self, all: &[&str]) -> String {
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
//! Every instruction and enumerant of SPIR-V, from rspirv's grammar and `instructions.def`. Written by
//! `cargo run -p hlsl-codegen`; do not edit.
#![cfg_attr(rustfmt, rustfmt_skip)]

use spirv::{Capability as C, ExecutionModel as M, Op};

use super::{Enumerant, Extended, Facts, Instruction, Operand::{self, One, Optional, Repeated}};
use super::{facts::{CAUTIOUS, Effect}, typing::{BOOL, FLOAT, INT, Is, NUMBER, UINT}};
use self::OperandKind as K;
";
