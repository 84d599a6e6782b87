//! A SPIR-V module → text with friendly names, as spirv-dis prints it.
//!
//! Accepts arbitrary words. What rspirv cannot parse (an unknown opcode or enumerant) is shown as numbers.

use std::fmt::Write;

use rspirv::{
    binary::{Consumer, Disassemble, ParseAction, parse_words},
    dr::{Instruction, ModuleHeader, Operand},
    spirv::{self, Op},
};
use rustc_hash::{FxHashMap, FxHashSet};

/// The text of a module.
///
/// ```
/// # use hlsl_backend as hlsl_core;
/// let words = [0x0723_0203, 0x0001_0000, 0, 1, 0, 0x0002_0011, 1]; // a header, and `OpCapability Shader`
/// assert!(hlsl_core::disassemble::disassemble(&words).contains("OpCapability Shader"));
/// ```
pub fn disassemble(words: &[u32]) -> String {
    let (header, instructions) = read(words);
    let mut names = Names::default();
    for inst in instructions.iter().filter_map(|it| it.parsed.as_ref()) {
        if let (Op::Name, [Operand::IdRef(id), Operand::LiteralString(name)]) =
            (inst.class.opcode, inst.operands.as_slice())
        {
            names.save(*id, name);
        }
    }
    for inst in instructions.iter().filter_map(|it| it.parsed.as_ref()) {
        if let [Operand::IdRef(id), Operand::Decoration(_), Operand::BuiltIn(builtin)] =
            inst.operands.as_slice()
        {
            let name = format!("gl_{builtin:?}");
            // GLSL writes ID, but for GlobalInvocationID's kin and sample and primitive numbers alike.
            names.save(*id, &name.strip_suffix("Id").map(|it| format!("{it}ID")).unwrap_or(name));
        }
        names.of_instruction(inst);
    }
    let mut text = String::new();
    if let Some(header) = header {
        let (major, minor) = header.version();
        let _ = write!(text, "; SPIR-V\n; Version: {major}.{minor}\n; Bound: {}\n", header.bound);
    }
    for it in &instructions {
        match &it.parsed {
            Some(inst) => names.write(&mut text, inst),
            None => {
                let opcode = it.words.first().map_or(0, |word| word & 0xffff);
                let _ = write!(text, "{:>width$}OpUnknown({opcode}", "", width = INDENT);
                for word in it.words.iter().skip(1) {
                    let _ = write!(text, ", {word}");
                }
                text.push_str(")\n");
            }
        }
    }
    text
}

/// The column in which opcodes start.
const INDENT: usize = 15;

struct Read<'w> {
    words: &'w [u32],
    /// None if rspirv does not know the instruction.
    parsed: Option<Instruction>,
}

#[derive(Default)]
struct Collect {
    header: Option<ModuleHeader>,
    instructions: Vec<Instruction>,
}

impl Consumer for Collect {
    fn initialize(&mut self) -> ParseAction {
        ParseAction::Continue
    }
    fn finalize(&mut self) -> ParseAction {
        ParseAction::Continue
    }
    fn consume_header(&mut self, header: ModuleHeader) -> ParseAction {
        self.header = Some(header);
        ParseAction::Continue
    }
    fn consume_instruction(&mut self, inst: Instruction) -> ParseAction {
        self.instructions.push(inst);
        ParseAction::Continue
    }
}

/// Splits the words and parses them. rspirv stops at the first unknown instruction, so unknown instructions are replaced
/// with OpNop, one after the other.
fn read(words: &[u32]) -> (Option<ModuleHeader>, Vec<Read<'_>>) {
    let mut pieces: Vec<Read<'_>> = Vec::new();
    let mut at = 5;
    while let Some(&word) = words.get(at) {
        let len = ((word >> 16) as usize).max(1).min(words.len() - at);
        pieces.push(Read { words: &words[at..at + len], parsed: None });
        at += len;
    }
    let mut unknown = vec![false; pieces.len()];
    loop {
        let mut stream = words.get(..5).unwrap_or(words).to_vec();
        for (piece, &is_unknown) in pieces.iter().zip(&unknown) {
            if is_unknown { stream.push(1 << 16) } else { stream.extend_from_slice(piece.words) }
        }
        let mut collect = Collect::default();
        let complete = parse_words(&stream, &mut collect).is_ok();
        let stopped_at = collect.instructions.len();
        if !complete && stopped_at < pieces.len() && !unknown[stopped_at] {
            unknown[stopped_at] = true;
            continue;
        }
        for ((piece, inst), &is_unknown) in pieces.iter_mut().zip(collect.instructions).zip(&unknown) {
            piece.parsed = (!is_unknown).then_some(inst);
        }
        return (collect.header, pieces);
    }
}

/// Friendly names of ids.
#[derive(Default)]
struct Names {
    names: FxHashMap<u32, String>,
    taken: FxHashSet<String>,
    /// Scalar types, for the literals of constants.
    scalars: FxHashMap<u32, Scalar>,
    sets: FxHashMap<u32, String>,
}

#[derive(Clone, Copy)]
enum Scalar {
    Int { width: u32, signed: bool },
    Float { width: u32 },
}

impl Names {
    fn save(&mut self, id: u32, wanted: &str) {
        if self.names.contains_key(&id) {
            return;
        }
        let clean: String =
            wanted.chars().map(|c| if c.is_ascii_alphanumeric() || c == '_' { c } else { '_' }).collect();
        let clean = if clean.is_empty() { "_".to_owned() } else { clean };
        let mut name = clean.clone();
        let mut suffix = 0;
        while !self.taken.insert(name.clone()) {
            name = format!("{clean}_{suffix}");
            suffix += 1;
        }
        self.names.insert(id, name);
    }

    fn get(&self, id: u32) -> String {
        self.names.get(&id).cloned().unwrap_or_else(|| id.to_string())
    }

    /// Gives types and constants descriptive names.
    fn of_instruction(&mut self, inst: &Instruction) {
        let Some(id) = inst.result_id else { return };
        let word = |index: usize| match inst.operands.get(index) {
            Some(Operand::LiteralBit32(word) | Operand::IdRef(word)) => *word,
            _ => 0,
        };
        let name = match inst.class.opcode {
            Op::TypeVoid => "void".to_owned(),
            Op::TypeBool => "bool".to_owned(),
            Op::TypeInt => {
                let (width, signed) = (word(0), word(1) == 1);
                self.scalars.insert(id, Scalar::Int { width, signed });
                let base = match width {
                    8 => "char",
                    16 => "short",
                    64 => "long",
                    _ => "int",
                };
                if signed { base.to_owned() } else { format!("u{base}") }
            }
            Op::TypeFloat => {
                self.scalars.insert(id, Scalar::Float { width: word(0) });
                match word(0) {
                    16 => "half".to_owned(),
                    64 => "double".to_owned(),
                    _ => "float".to_owned(),
                }
            }
            Op::TypeVector => format!("v{}{}", word(1), self.get(word(0))),
            Op::TypeMatrix => format!("mat{}{}", word(1), self.get(word(0))),
            Op::TypeArray => format!("_arr_{}_{}", self.get(word(0)), self.get(word(1))),
            Op::TypeRuntimeArray => format!("_runtimearr_{}", self.get(word(0))),
            Op::TypePointer => match &inst.operands[..] {
                [Operand::StorageClass(class), Operand::IdRef(to)] => {
                    format!("_ptr_{class:?}_{}", self.get(*to))
                }
                _ => return,
            },
            Op::TypeStruct => format!("_struct_{id}"),
            Op::TypeSampler => "type_sampler".to_owned(),
            Op::TypeSampledImage => "type_sampled_image".to_owned(),
            Op::TypeImage => match &inst.operands.get(1) {
                Some(Operand::Dim(dim)) => {
                    let dim = format!("{dim:?}").trim_start_matches("Dim").to_lowercase();
                    format!("type_{dim}_image{}", if word(3) == 1 { "_array" } else { "" })
                }
                _ => return,
            },
            Op::ConstantTrue => "true".to_owned(),
            Op::ConstantFalse => "false".to_owned(),
            Op::Constant => {
                let ty = inst.result_type.unwrap_or(0);
                let value = self.literal(ty, &inst.operands[..]).replace('-', "n").replace(['.', '+'], "_");
                format!("{}_{value}", self.get(ty))
            }
            Op::ExtInstImport => {
                if let Some(Operand::LiteralString(name)) = inst.operands.first() {
                    self.sets.insert(id, name.clone());
                }
                return;
            }
            _ => return,
        };
        self.save(id, &name);
    }

    /// A literal of the scalar type `ty`.
    fn literal(&self, ty: u32, operands: &[Operand]) -> String {
        let bits = match operands.first() {
            Some(Operand::LiteralBit32(word)) => u64::from(*word),
            Some(Operand::LiteralBit64(words)) => *words,
            _ => return String::new(),
        };
        match self.scalars.get(&ty) {
            Some(Scalar::Int { width: 64, signed: true }) => (bits as i64).to_string(),
            Some(Scalar::Int { width: 64, signed: false }) => bits.to_string(),
            Some(Scalar::Int { signed: true, .. }) => (bits as u32 as i32).to_string(),
            Some(Scalar::Float { width: 64 }) => format!("{:?}", f64::from_bits(bits)).replace(".0", ""),
            Some(Scalar::Float { width: 16 }) => half(bits as u16).to_string(),
            Some(Scalar::Float { .. }) => f32::from_bits(bits as u32).to_string(),
            Some(Scalar::Int { signed: false, .. }) | None => bits.to_string(),
        }
    }

    fn write(&self, text: &mut String, inst: &Instruction) {
        match inst.result_id {
            Some(id) => {
                let name = format!("%{}", self.get(id));
                let _ = write!(text, "{name:>width$} = ", width = INDENT - 3);
            }
            None => {
                let _ = write!(text, "{:>width$}", "", width = INDENT);
            }
        }
        let _ = write!(text, "Op{}", inst.class.opname);
        if let Some(ty) = inst.result_type {
            let _ = write!(text, " %{}", self.get(ty));
        }
        if matches!(inst.class.opcode, Op::Constant | Op::SpecConstant) {
            let _ = writeln!(text, " {}", self.literal(inst.result_type.unwrap_or(0), &inst.operands));
            return;
        }
        let mut set = None;
        // The operands of an extended instruction that are not ids, whatever they look like.
        let mut literals: &[usize] = &[];
        for (index, operand) in inst.operands.iter().enumerate() {
            text.push(' ');
            match operand {
                Operand::IdRef(word) if index >= 2 && literals.contains(&(index - 2)) => {
                    let _ = write!(text, "{word}");
                }
                Operand::IdRef(id) | Operand::IdScope(id) | Operand::IdMemorySemantics(id) => {
                    set = set.or_else(|| self.sets.get(id));
                    let _ = write!(text, "%{}", self.get(*id));
                }
                Operand::LiteralString(it) => {
                    let _ = write!(text, "\"{}\"", it.replace('\\', "\\\\").replace('"', "\\\""));
                }
                Operand::LiteralExtInstInteger(number) => {
                    let name = match set.map(String::as_str) {
                        Some("GLSL.std.450") => {
                            spirv::GlslStd450Op::from_u32(*number).map(|it| format!("{it:?}"))
                        }
                        Some(set @ (OPENCL_DEBUG_INFO | SHADER_DEBUG_INFO)) => {
                            let known = DEBUG_INFO.iter().find(|it| it.0 == *number);
                            literals = known.filter(|_| set == OPENCL_DEBUG_INFO).map_or(&[], |it| it.2);
                            known.map(|it| it.1.to_string())
                        }
                        _ => None,
                    };
                    text.push_str(&name.unwrap_or_else(|| number.to_string()));
                }
                Operand::LiteralSpecConstantOpInteger(op) => {
                    let _ = write!(text, "{op:?}");
                }
                Operand::Dim(dim) => text.push_str(format!("{dim:?}").trim_start_matches("Dim")),
                Operand::LiteralBit32(word) => {
                    let _ = write!(text, "{word}");
                }
                Operand::LiteralBit64(words) => {
                    let _ = write!(text, "{words}");
                }
                other => text.push_str(&other.disassemble()),
            }
        }
        text.push('\n');
    }
}

const OPENCL_DEBUG_INFO: &str = "OpenCL.DebugInfo.100";
const SHADER_DEBUG_INFO: &str = "NonSemantic.Shader.DebugInfo.100";

/// The instructions of debug information that this compiler writes, and which of their operands are literals in the older
/// set.
const DEBUG_INFO: &[(u32, &str, &[usize])] = &[
    (0, "DebugInfoNone", &[]),
    (1, "DebugCompilationUnit", &[0, 1, 3]),
    (2, "DebugTypeBasic", &[2]),
    (5, "DebugTypeArray", &[]),
    (6, "DebugTypeVector", &[1]),
    (8, "DebugTypeFunction", &[0]),
    (10, "DebugTypeComposite", &[1, 3, 4, 8]),
    (11, "DebugTypeMember", &[3, 4, 8]),
    (14, "DebugTypeTemplate", &[]),
    (15, "DebugTypeTemplateParameter", &[4, 5]),
    (18, "DebugGlobalVariable", &[3, 4, 8]),
    (20, "DebugFunction", &[3, 4, 7, 8]),
    (21, "DebugLexicalBlock", &[1, 2]),
    (23, "DebugScope", &[]),
    (24, "DebugNoScope", &[]),
    (25, "DebugInlinedAt", &[0]),
    (26, "DebugLocalVariable", &[3, 4, 6, 7]),
    (28, "DebugDeclare", &[]),
    (29, "DebugValue", &[]),
    (30, "DebugOperation", &[0]),
    (31, "DebugExpression", &[]),
    (35, "DebugSource", &[]),
    (101, "DebugFunctionDefinition", &[]),
    (102, "DebugSourceContinued", &[]),
    (103, "DebugLine", &[]),
    (104, "DebugNoLine", &[]),
    (107, "DebugEntryPoint", &[]),
];

/// The value of a 16-bit float.
fn half(bits: u16) -> f32 {
    let sign = if bits >> 15 == 1 { -1.0 } else { 1.0 };
    let exponent = i32::from(bits >> 10 & 0x1f);
    let fraction = f32::from(bits & 0x3ff) / 1024.0;
    match exponent {
        0 => sign * fraction * 2f32.powi(-14),
        0x1f if fraction == 0.0 => sign * f32::INFINITY,
        0x1f => f32::NAN,
        _ => sign * (1.0 + fraction) * 2f32.powi(exponent - 15),
    }
}
