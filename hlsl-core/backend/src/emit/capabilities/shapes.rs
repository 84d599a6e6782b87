//! What the grammar says of each opcode: which of an instruction's words may need a capability. Tables of constants, so
//! that most instructions are passed over by their length.

use crate::spirv::Op;

use super::{super::micromaps, has_semantics};
use crate::grammar::{self, Enumerant, Instruction, Operand, OperandKind};

/// Where the words of an instruction are that may need something, as the grammar of its opcode says.
#[derive(Clone, Copy)]
pub(super) struct Shape {
    /// Up to this length, an instruction has no such word.
    pub(super) silent: u16,
    /// Up to this length, it has only the word that is at `silent`: an operand of this kind.
    pub(super) single: u16,
    pub(super) kind: OperandKind,
    /// See [`is_examined`].
    pub(super) is_examined: bool,
}

/// The shapes of the instructions of SPIR-V's core.
static SHAPES: [Shape; 512] = {
    let mut shapes = [Shape { silent: 0, single: 0, kind: OperandKind::IdRef, is_examined: false }; 512];
    let mut opcode = 0;
    while opcode < shapes.len() {
        if let Some(grammar) = grammar::instruction(opcode as u16) {
            shapes[opcode] = Shape::of(grammar);
        }
        opcode += 1;
    }
    shapes
};

impl Shape {
    const fn of(grammar: &Instruction) -> Shape {
        let operands = grammar.operands;
        let (first, is_placed) = first_speaking(operands, 0);
        let is_examined = is_examined(grammar);
        if first == operands.len() {
            return Shape { silent: u16::MAX, single: u16::MAX, kind: OperandKind::IdRef, is_examined };
        }
        let kind = operands[first].kind();
        // The opcode precedes the operands, each of which is one word up to here.
        let silent = if is_placed { first as u16 + 1 } else { 0 };
        let (second, second_is_placed) = first_speaking(operands, first + 1);
        let single = match operands[first] {
            _ if !is_placed || has_speaking_parameters(kind) => silent,
            Operand::Repeated(_) => silent,
            _ if second == operands.len() => u16::MAX,
            _ if second_is_placed && !has_parameters(kind) => second as u16 + 1,
            _ => silent,
        };
        Shape { silent, single, kind, is_examined }
    }
}

/// The index of the first operand from `start` on that may need something, the number of operands if none does; and whether
/// everything between is one word for each operand.
const fn first_speaking(operands: &[Operand], start: usize) -> (usize, bool) {
    let mut index = start;
    let mut is_placed = true;
    while index < operands.len() && !speaks(operands[index].kind()) {
        is_placed &= !matches!(operands[index].kind(), OperandKind::LiteralString);
        index += 1;
    }
    (index, is_placed)
}

/// Whether a word of that kind, or what follows it, may need something.
const fn speaks(kind: OperandKind) -> bool {
    use OperandKind::*;
    match kind {
        // The stage, the type or the instruction decides.
        Dim | ExecutionModel | MemoryModel | AddressingModel | SourceLanguage | Capability => false,
        StorageClass | GroupOperation => true,
        _ => {
            let values = kind.values();
            let mut index = 0;
            while index < values.len() {
                if !values[index].capabilities.is_empty() || !values[index].parameters.is_empty() {
                    return true;
                }
                index += 1;
            }
            false
        }
    }
}

const fn has_parameters(kind: OperandKind) -> bool {
    let values = kind.values();
    let mut index = 0;
    while index < values.len() {
        if !values[index].parameters.is_empty() {
            return true;
        }
        index += 1;
    }
    false
}

const fn has_speaking_parameters(kind: OperandKind) -> bool {
    let values = kind.values();
    let mut index = 0;
    while index < values.len() {
        if first_speaking(values[index].parameters, 0).0 < values[index].parameters.len() {
            return true;
        }
        index += 1;
    }
    false
}

/// What [`Walk::settled`](super::Walk::settled) is at the start: many instructions never need anything.
pub(super) static SETTLED: [u16; 512] = {
    let mut settled = [0; 512];
    let mut opcode = 0;
    while opcode < settled.len() {
        if let Some(grammar) = grammar::instruction(opcode as u16)
            && grammar.capabilities.is_empty()
            && grammar.extensions.is_empty()
            && !SHAPES[opcode].is_examined
        {
            settled[opcode] = SHAPES[opcode].silent;
        }
        opcode += 1;
    }
    settled
};

/// A bit for each of the first decorations that are followed by numbers only.
pub(super) const PLAIN_DECORATIONS: u64 = {
    let values = OperandKind::Decoration.values();
    let (mut bits, mut index) = (0, 0);
    while index < values.len() {
        let Enumerant { value, parameters, .. } = values[index];
        if value < u64::BITS && first_speaking(parameters, 0).0 == parameters.len() {
            bits |= 1 << value;
        }
        index += 1;
    }
    bits
};

/// Whether every instruction with that opcode is looked at, since more than the grammar decides.
const fn is_examined(grammar: &Instruction) -> bool {
    use Op::*;
    match grammar.op {
        TypeImage | TypeInt | TypeFloat | TypeVector | Variable => true,
        ImageRead | ImageSparseRead | ImageWrite => true,
        AccessChain | PtrAccessChain | InBoundsAccessChain | Load | CopyObject => true,
        ExtInst | ExtInstImport | MemoryBarrier | ControlBarrier => true,
        _ => has_semantics(grammar) || micromaps::place_of_flags(grammar.op).is_some(),
    }
}

/// The shape of an instruction. Of one outside of SPIR-V's core, every operand is looked at.
pub(super) fn shape(opcode: u16, grammar: &Instruction) -> Shape {
    let others =
        || Shape { silent: 0, single: 0, kind: OperandKind::IdRef, is_examined: is_examined(grammar) };
    SHAPES.get(usize::from(opcode)).copied().unwrap_or_else(others)
}
