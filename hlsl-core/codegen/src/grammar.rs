//! Writes SPIR-V's grammar, as rspirv has it, as static tables that cost a user's build little.

use std::fmt::Write;

use rspirv::{
    dr::Operand,
    grammar::{GLSL_STD_450_INSTRUCTION_TABLE, INSTRUCTION_TABLE, LogicalOperand, OperandQuantifier},
    spirv,
};

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

/// The text of `grammar/table.rs`.
pub(crate) fn table() -> String {
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
            "    Instruction {{ op: Op::{:?}, operands: {}, capabilities: {}, extensions: {} }},",
            it.opcode,
            lists.operands(it.operands),
            lists.capabilities(it.capabilities),
            lists.extensions(it.extensions),
        );
    }
    out += "];\n";

    let mut extended: Vec<_> = GLSL_STD_450_INSTRUCTION_TABLE.iter().collect();
    extended.sort_by_key(|it| u32::from(it.opcode));
    _ = writeln!(
        out,
        "\n/// The operands of GLSL.std.450's instructions, behind the set and the number; sorted by number."
    );
    _ = writeln!(out, "pub(super) static GLSL_STD_450: [(u32, &[Operand]); {}] = [", extended.len());
    for it in extended {
        _ = writeln!(out, "    ({}, {}),", u32::from(it.opcode), lists.operands(it.operands));
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

/// The lists that the tables name, each declared once.
///
/// Most rows share theirs with others. Written out in each row, every list would be a constant of its own to rustc: its
/// time for the tables was three times as long.
#[derive(Default)]
struct Lists {
    operands: Vec<String>,
    capabilities: Vec<String>,
    extensions: Vec<String>,
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
//! Every instruction and enumerant of SPIR-V, from rspirv's grammar. Written by `cargo run -p hlsl-codegen`; do not edit.
#![cfg_attr(rustfmt, rustfmt_skip)]

use spirv::{Capability as C, Op};

use super::{Enumerant, Instruction, Operand::{self, One, Optional, Repeated}};
use self::OperandKind as K;
";
