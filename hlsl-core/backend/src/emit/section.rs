//! Instructions as words, in the sections that SPIR-V prescribes.

use crate::spirv::Op;
use smallvec::SmallVec;

/// How many words stand before the first section.
pub(super) const HEADER: usize = 5;

/// The words of an instruction after its first.
pub(super) type Words = SmallVec<[u32; 8]>;

/// A sequence of instructions.
#[derive(Default)]
pub(super) struct Section {
    words: Vec<u32>,
    /// Of the length of every instruction, the bits that its first word has no room for.
    excess: usize,
}

impl Section {
    /// Appends an instruction. `words` are the result's type and the result, if it has them, then the operands.
    pub(super) fn push(&mut self, op: Op, words: &[u32]) {
        let start = self.begin();
        self.words.extend_from_slice(words);
        self.end(start, op as u16);
    }

    /// Starts an instruction whose words follow one by one; [`Section::end`] completes it.
    pub(super) fn begin(&mut self) -> usize {
        self.words.push(0);
        self.words.len() - 1
    }

    pub(super) fn with_capacity(words: usize) -> Self {
        Section { words: Vec::with_capacity(words), excess: 0 }
    }

    /// Appends whole instructions.
    pub(super) fn extend(&mut self, words: &[u32]) {
        self.words.extend_from_slice(words);
    }

    pub(super) fn word(&mut self, word: u32) {
        self.words.push(word);
    }

    /// Makes room for words that [`Section::fill`] writes; gives their place.
    pub(super) fn blank(&mut self, words: usize) -> usize {
        let place = self.words.len();
        self.words.resize(place + words, 0);
        place
    }

    pub(super) fn fill(&mut self, place: usize, words: &[u32]) {
        self.words[place..place + words.len()].copy_from_slice(words);
    }

    pub(super) fn word_mut(&mut self, place: usize) -> Option<&mut u32> {
        self.words.get_mut(place)
    }

    /// Makes room for about so many words.
    pub(super) fn reserve(&mut self, words: usize) {
        self.words.reserve(words);
    }

    pub(super) fn end(&mut self, start: usize, opcode: u16) {
        let len = self.words.len() - start;
        self.excess |= len >> 16;
        self.words[start] = (len as u32) << 16 | u32::from(opcode);
    }

    /// Appends a literal string.
    pub(super) fn text(&mut self, text: &str) {
        let (chunks, last) = words_of(text);
        self.words.extend(chunks.iter().map(|it| u32::from_le_bytes(*it)));
        self.words.push(last);
    }

    /// Whether an instruction is longer than SPIR-V can say.
    pub(super) fn is_too_long(&self) -> bool {
        self.excess != 0
    }

    pub(super) fn words(&self) -> &[u32] {
        &self.words
    }
}

/// A module without its header, in the order of section 2.4 of SPIR-V's specification.
#[derive(Default)]
pub(super) struct Sections {
    pub(super) capabilities: Section,
    pub(super) extensions: Section,
    pub(super) imports: Section,
    pub(super) memory_model: Section,
    pub(super) entry_points: Section,
    pub(super) execution_modes: Section,
    pub(super) debug_strings: Section,
    /// OpSource with a file.
    pub(super) sources: Section,
    pub(super) strings: Section,
    pub(super) names: Section,
    /// OpModuleProcessed.
    pub(super) processed: Section,
    pub(super) annotations: Section,
    /// Types, constants and variables.
    pub(super) globals: Section,
    /// What extended instructions declare for debuggers.
    pub(super) debug_globals: Section,
    pub(super) functions: Section,
}

impl Sections {
    /// With room for what a small shader has.
    pub(super) fn with_room() -> Self {
        Sections {
            names: Section::with_capacity(256),
            annotations: Section::with_capacity(128),
            globals: Section::with_capacity(256),
            ..Sections::default()
        }
    }

    pub(super) fn all(&self) -> [&Section; 15] {
        [
            &self.capabilities,
            &self.extensions,
            &self.imports,
            &self.memory_model,
            &self.entry_points,
            &self.execution_modes,
            &self.debug_strings,
            &self.sources,
            &self.strings,
            &self.names,
            &self.processed,
            &self.annotations,
            &self.globals,
            &self.debug_globals,
            &self.functions,
        ]
    }
}

/// A literal string.
pub(super) fn text(words: &mut Words, text: &str) {
    let (chunks, last) = words_of(text);
    words.extend(chunks.iter().map(|it| u32::from_le_bytes(*it)));
    words.push(last);
}

/// A literal string in words: UTF-8, terminated by a zero and padded with zeros; and the last of them.
fn words_of(text: &str) -> (&[[u8; 4]], u32) {
    let (chunks, rest) = text.as_bytes().as_chunks::<4>();
    let mut last = [0; 4];
    last[..rest.len()].copy_from_slice(rest);
    (chunks, u32::from_le_bytes(last))
}
