//! SPIR-V's grammar: what each instruction and enumerant takes, and which capabilities and extensions it asks for.
//!
//! The tables are written by `hlsl-core/codegen` from Khronos' grammar files, without the versions of SPIR-V: those that
//! capabilities and extensions require are in `versions`, those that have an extension in the core in
//! `emit/capabilities/extensions.rs`. What else is known of an instruction, in `instructions.def`, is in the same row of the
//! table: [`Facts`]. Besides the tables, this is a reader of words: [`Instructions`] walks over the instructions of a module,
//! [`Inst::operands`] over the operands of one.

pub mod facts;
mod table;
pub mod typing;
pub mod versions;

pub use facts::{Effect, Facts};
pub use table::OperandKind;

use crate::spirv::{Capability, Op};
use smallvec::SmallVec;

/// What the grammar says of an instruction.
#[derive(Debug)]
pub struct Instruction {
    pub op: Op,
    /// With the result's type and the result in front, where there are such.
    pub operands: &'static [Operand],
    /// One of these is needed.
    pub capabilities: &'static [Capability],
    pub extensions: &'static [&'static str],
    pub facts: &'static Facts,
}

/// What the grammar says of an instruction of an extended set.
#[derive(Debug)]
pub struct Extended {
    pub number: u32,
    /// Behind the set and the number.
    pub operands: &'static [Operand],
    pub facts: &'static Facts,
}

/// An operand, and how often it may stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Operand {
    One(OperandKind),
    /// At most once; only optional ones follow.
    Optional(OperandKind),
    /// Any number of times, as the last.
    Repeated(OperandKind),
}

/// What the grammar says of one value of a kind of operand, or of one bit of a mask.
#[derive(Debug)]
pub struct Enumerant {
    pub value: u32,
    /// One of these is needed.
    pub capabilities: &'static [Capability],
    pub extensions: &'static [&'static str],
    /// Operands that follow; those of a mask's bits in the order of the bits.
    pub parameters: &'static [Operand],
}

impl Operand {
    pub const fn kind(self) -> OperandKind {
        match self {
            Operand::One(kind) | Operand::Optional(kind) | Operand::Repeated(kind) => kind,
        }
    }
}

impl OperandKind {
    /// Whether a word of this kind is a set of bits.
    pub fn is_mask(self) -> bool {
        table::is_mask(self)
    }

    /// What the grammar says of each value, or of each bit of a mask. Nothing for ids, numbers and texts.
    pub const fn values(self) -> &'static [Enumerant] {
        table::values(self)
    }

    /// Whether a word of this kind is an id.
    pub fn is_id(self) -> bool {
        use OperandKind::{IdMemorySemantics, IdRef, IdResult, IdResultType, IdScope};
        matches!(self, IdRef | IdScope | IdMemorySemantics | IdResult | IdResultType)
    }

    /// Whether it stands before the operands.
    fn is_result(self) -> bool {
        matches!(self, OperandKind::IdResultType | OperandKind::IdResult)
    }

    /// What the grammar says of a value, or of one bit of a mask.
    pub fn enumerant(self, value: u32) -> Option<&'static Enumerant> {
        let values = table::values(self);
        // Most kinds count from zero without gaps.
        if let Some(it) = values.get(value as usize).filter(|it| it.value == value) {
            return Some(it);
        }
        values.binary_search_by_key(&value, |it| it.value).ok().map(|index| &values[index])
    }

    /// Whether the grammar knows a word: a value, or each bit of a mask. Ids, numbers and texts may be anything.
    pub fn knows(self, word: u32) -> bool {
        match self.is_mask() {
            true => self.enumerants(word).filter(|it| it.value != 0).count() == word.count_ones() as usize,
            false => self.values().is_empty() || self.enumerant(word).is_some(),
        }
    }

    /// What the grammar says of a word: of a value, or of each bit of a mask.
    pub fn enumerants(self, word: u32) -> impl Iterator<Item = &'static Enumerant> {
        let mut bits = if self.is_mask() { word } else { 0 };
        let value = if self.is_mask() { None } else { self.enumerant(word) };
        let lowest = move || {
            let bit = bits & bits.wrapping_neg();
            bits ^= bit;
            (bit != 0).then_some(bit)
        };
        value.into_iter().chain(std::iter::from_fn(lowest).filter_map(move |bit| self.enumerant(bit)))
    }
}

/// One more than the last opcode.
const OPCODES: usize = table::INSTRUCTIONS[table::INSTRUCTIONS.len() - 1].op as usize + 1;

/// Where in the table each opcode is, and one past its end for numbers that are no opcode.
static PLACES: [u16; OPCODES] = {
    let mut places = [table::INSTRUCTIONS.len() as u16; OPCODES];
    let mut index = 0;
    while index < table::INSTRUCTIONS.len() {
        places[table::INSTRUCTIONS[index].op as usize] = index as u16;
        index += 1;
    }
    places
};

/// What stands before the operands of an instruction.
#[derive(Clone, Copy, Debug)]
pub struct Results {
    pub has_type: bool,
    pub has_result: bool,
}

impl Results {
    fn of(operands: &[Operand]) -> Results {
        let (has_type, has_result) = match operands {
            [Operand::One(OperandKind::IdResultType), Operand::One(OperandKind::IdResult), ..] => {
                (true, true)
            }
            [Operand::One(OperandKind::IdResultType), ..] => (true, false),
            [Operand::One(OperandKind::IdResult), ..] => (false, true),
            _ => (false, false),
        };
        Results { has_type, has_result }
    }
}

/// What stands before the operands of an instruction with that opcode.
pub fn results(op: Op) -> Results {
    Results::of(instruction(op as u16).map_or(&[], |it| it.operands))
}

/// What the grammar says of an opcode, if it knows it.
#[inline]
pub const fn instruction(opcode: u16) -> Option<&'static Instruction> {
    let opcode = opcode as usize;
    if opcode >= PLACES.len() || PLACES[opcode] as usize >= table::INSTRUCTIONS.len() {
        return None;
    }
    Some(&table::INSTRUCTIONS[PLACES[opcode] as usize])
}

/// The row of an opcode; the cautious one where there is none.
#[inline]
pub fn facts(op: Op) -> &'static Facts {
    instruction(op as u16).map_or(&facts::CAUTIOUS, |it| it.facts)
}

/// An instruction of GLSL.std.450.
pub fn glsl_std_450(number: u32) -> Option<&'static Extended> {
    table::GLSL_STD_450.get(number.checked_sub(1)? as usize).filter(|it| it.number == number)
}

/// Whether a Vulkan implementation is less likely to have a capability than its alternatives.
pub fn is_unusual(capability: Capability) -> bool {
    table::is_unusual(capability)
}

/// An instruction in words.
#[derive(Clone, Copy, Debug)]
pub struct Inst<'w> {
    pub opcode: u16,
    /// Nothing for an opcode that the grammar does not know; `words` has everything then.
    pub grammar: Option<&'static Instruction>,
    /// 0 where there is none.
    pub result_type: u32,
    /// 0 where there is none.
    pub result: u32,
    /// What follows the opcode, the result's type and the result.
    pub words: &'w [u32],
}

impl<'w> Inst<'w> {
    pub fn is(&self, op: Op) -> bool {
        u32::from(self.opcode) == op as u32
    }

    /// The word at a place behind the result; 0 where there is none.
    pub fn word(&self, index: usize) -> u32 {
        self.words.get(index).copied().unwrap_or(0)
    }

    /// Each operand with its kind. The operands of an instruction within OpSpecConstantOp, of extended instructions and
    /// whatever the grammar does not name come as single words, [`OperandKind::IdRef`] where the grammar says so.
    pub fn operands(&self) -> Operands<'w> {
        let kinds = self.grammar.map_or(&[][..], |it| it.operands);
        let results = kinds.iter().take_while(|it| it.kind().is_result()).count();
        Operands { words: self.words, kinds: &kinds[results..], parameters: SmallVec::new() }
    }
}

/// See [`Inst::operands`].
pub struct Operands<'w> {
    words: &'w [u32],
    kinds: &'static [Operand],
    /// Of enumerants that were met, the next last.
    parameters: SmallVec<[OperandKind; 8]>,
}

impl<'w> Iterator for Operands<'w> {
    /// The words of one operand: several for texts and wide literals.
    type Item = (OperandKind, &'w [u32]);

    fn next(&mut self) -> Option<Self::Item> {
        let (&first, _) = self.words.split_first()?;
        let kind = match (self.parameters.pop(), self.kinds) {
            (Some(kind), _) => kind,
            (None, [Operand::Repeated(kind)]) => *kind,
            (None, [operand, rest @ ..]) => {
                self.kinds = rest;
                operand.kind()
            }
            (None, []) => OperandKind::LiteralInteger,
        };
        let kind = match kind {
            // Of OpSwitch, whose numbers are as wide as its selector: which words are labels is not known here.
            OperandKind::PairLiteralIntegerIdRef => OperandKind::LiteralInteger,
            OperandKind::PairIdRefLiteralInteger => {
                self.pair(OperandKind::IdRef, OperandKind::LiteralInteger)
            }
            OperandKind::PairIdRefIdRef => self.pair(OperandKind::IdRef, OperandKind::IdRef),
            kind => kind,
        };
        let len = match kind {
            OperandKind::LiteralString => string_len(self.words),
            // As wide as the type of the constant; nothing follows.
            OperandKind::LiteralContextDependentNumber => self.words.len(),
            _ => 1,
        };
        if !kind.is_id() {
            let waiting = self.parameters.len();
            let parameters = kind.enumerants(first).flat_map(|it| it.parameters);
            self.parameters.extend(parameters.map(|it| it.kind()));
            self.parameters[waiting..].reverse();
        }
        let (operand, rest) = self.words.split_at(len);
        self.words = rest;
        Some((kind, operand))
    }
}

impl Operands<'_> {
    /// Whether all words were operands, and no operand is missing, after the last.
    pub fn is_complete(&self) -> bool {
        self.words.is_empty() && self.parameters.is_empty() && !matches!(self.kinds, [Operand::One(_), ..])
    }

    /// Whether words are left that no operand has.
    pub fn has_surplus(&self) -> bool {
        !self.words.is_empty() && self.parameters.is_empty() && self.kinds.is_empty()
    }

    fn pair(&mut self, first: OperandKind, second: OperandKind) -> OperandKind {
        self.parameters.push(second);
        first
    }
}

/// How many words a literal string at the start of `words` takes.
fn string_len(words: &[u32]) -> usize {
    let ends = |word: &u32| word.to_le_bytes().contains(&0);
    words.iter().position(ends).map_or(words.len(), |last| last + 1)
}

/// The text of a literal string's words.
pub fn string(words: &[u32]) -> String {
    let bytes: Vec<u8> = words.iter().flat_map(|it| it.to_le_bytes()).take_while(|it| *it != 0).collect();
    String::from_utf8_lossy(&bytes).into_owned()
}

/// Whether the text of a literal string's words begins with `prefix`.
pub fn begins(words: &[u32], prefix: &str) -> bool {
    let bytes = words.iter().flat_map(|it| it.to_le_bytes());
    bytes.take(prefix.len()).eq(prefix.bytes())
}

/// Whether declaring a capability declares another as well.
pub fn implies(declared: Capability, other: Capability) -> bool {
    fn reaches(from: Capability, to: Capability, depth: u32) -> bool {
        let implied = OperandKind::Capability.enumerant(from as u32).map_or(&[][..], |it| it.capabilities);
        // A set of several is a choice, which implies none of them.
        matches!(implied, [one] if *one == to || depth < 8 && reaches(*one, to, depth + 1))
    }
    reaches(declared, other, 0)
}

/// Walks over the instructions in `words`, without a module's header. Stops where a length is wrong.
pub struct Instructions<'w>(pub &'w [u32]);

impl<'w> Iterator for Instructions<'w> {
    type Item = Inst<'w>;

    fn next(&mut self) -> Option<Inst<'w>> {
        let first = *self.0.first()?;
        let (opcode, len) = (first as u16, (first >> 16) as usize);
        if len == 0 || len > self.0.len() {
            return None;
        }
        let (inst, rest) = self.0.split_at(len);
        self.0 = rest;
        let grammar = instruction(opcode);
        let mut inst = Inst { opcode, grammar, result_type: 0, result: 0, words: &inst[1..] };
        for operand in grammar.map_or(&[][..], |it| it.operands) {
            let place = match operand.kind() {
                OperandKind::IdResultType => &mut inst.result_type,
                OperandKind::IdResult => &mut inst.result,
                _ => break,
            };
            let Some((&id, words)) = inst.words.split_first() else { break };
            *place = id;
            inst.words = words;
        }
        Some(inst)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_opcode_is_found() {
        for it in &table::INSTRUCTIONS {
            let found = instruction(it.op as u16).map(|it| it.op);
            assert_eq!(found, Some(it.op));
        }
        assert!(instruction(u16::MAX).is_none());
        for it in &table::GLSL_STD_450 {
            assert_eq!(glsl_std_450(it.number).map(|it| it.number), Some(it.number));
        }
    }

    #[test]
    fn what_makes_a_type_says_so() {
        for it in &table::INSTRUCTIONS {
            let has_result = it.operands.first() == Some(&Operand::One(OperandKind::IdResult));
            assert_eq!(
                it.facts.makes_type,
                has_result && format!("{:?}", it.op).starts_with("Type"),
                "{:?}",
                it.op
            );
        }
    }

    #[test]
    fn operands_of_enumerants_follow_them() {
        use OperandKind::{IdRef, IdScope, ImageOperands, LiteralInteger, MemoryAccess};
        // OpLoad %1 %2 %3 Aligned|MakePointerVisible 16 %4; OpImageSampleImplicitLod %1 %5 %6 %7 Bias|MinLod %8 %9.
        let words = [(7 << 16) | 61, 1, 2, 3, 0x12, 16, 4, (8 << 16) | 87, 1, 5, 6, 7, 0x81, 8, 9];
        let kinds: Vec<Vec<OperandKind>> =
            Instructions(&words).map(|it| it.operands().map(|it| it.0).collect()).collect();
        assert_eq!(kinds[0], [IdRef, MemoryAccess, LiteralInteger, IdScope]);
        assert_eq!(kinds[1], [IdRef, IdRef, ImageOperands, IdRef, IdRef]);
    }

    #[test]
    fn numbers_of_a_switch_may_take_two_words() {
        use OperandKind::{IdRef, LiteralInteger};
        // OpSwitch %1 %2 3 %4, where %1 has 64 bits.
        let words = [(6 << 16) | 251, 1, 2, 3, 0, 4];
        let kinds: Vec<_> =
            Instructions(&words).flat_map(|it| it.operands().map(|it| it.0).collect::<Vec<_>>()).collect();
        assert_eq!(kinds, [IdRef, IdRef, LiteralInteger, LiteralInteger, LiteralInteger]);
    }

    #[test]
    fn texts_take_their_words() {
        // OpEntryPoint Fragment %4 "main" %2.
        let words = [(6 << 16) | 15, 4, 4, u32::from_le_bytes(*b"main"), 0, 2];
        let inst = Instructions(&words).next().unwrap();
        let operands: Vec<_> = inst.operands().collect();
        assert_eq!(operands.len(), 4);
        assert_eq!(string(operands[2].1), "main");
        assert_eq!(operands[3], (OperandKind::IdRef, &[2][..]));
    }

    #[test]
    fn wrong_lengths_end_the_walk() {
        assert_eq!(Instructions(&[61]).count(), 0);
        assert_eq!(Instructions(&[(9 << 16) | 61, 1]).count(), 0);
    }
}
