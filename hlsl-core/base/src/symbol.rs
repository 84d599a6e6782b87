//! Interned names: equal symbols mean equal text.

/// An interned name. Keywords have fixed numbers, see [`kw`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Symbol(pub u32);

/// The table of all names of one compilation.
///
/// Every use of an identifier in the source passes through here, so the table is specialized: names lie end to end in
/// one string, and slots are found by open addressing.
#[derive(Clone, Debug)]
pub struct Symbols {
    text: String,
    /// The end of each name in `text`, where the next one starts.
    ends: Vec<u32>,
    hashes: Vec<u32>,
    /// Symbol number plus one, or 0. The length is a power of two, at least twice the number of names.
    slots: Vec<u32>,
}

impl Symbols {
    pub fn intern(&mut self, text: &str) -> Symbol {
        let hash = hash(text.as_bytes());
        let mut slot = hash as usize & (self.slots.len() - 1);
        loop {
            match self.slots[slot] {
                0 => break,
                taken => {
                    let symbol = Symbol(taken - 1);
                    if self.hashes[symbol.0 as usize] == hash && self.text(symbol) == text {
                        return symbol;
                    }
                }
            }
            slot = (slot + 1) & (self.slots.len() - 1);
        }
        self.add(text, hash, slot)
    }

    fn add(&mut self, text: &str, hash: u32, slot: usize) -> Symbol {
        let symbol = Symbol(self.ends.len() as u32);
        self.text.push_str(text);
        self.ends.push(self.text.len() as u32);
        self.hashes.push(hash);
        self.slots[slot] = symbol.0 + 1;
        if self.ends.len() * 2 > self.slots.len() {
            self.grow();
        }
        symbol
    }

    fn grow(&mut self) {
        let length = self.slots.len() * 2;
        self.slots.clear();
        self.slots.resize(length, 0);
        for (number, &hash) in self.hashes.iter().enumerate() {
            let mut slot = hash as usize & (length - 1);
            while self.slots[slot] != 0 {
                slot = (slot + 1) & (length - 1);
            }
            self.slots[slot] = number as u32 + 1;
        }
    }

    /// The symbol of `text`, if any token so far had that name.
    pub fn find(&self, text: &str) -> Option<Symbol> {
        let hash = hash(text.as_bytes());
        let mut slot = hash as usize & (self.slots.len() - 1);
        while let Some(number) = self.slots[slot].checked_sub(1) {
            if self.text(Symbol(number)) == text {
                return Some(Symbol(number));
            }
            slot = (slot + 1) & (self.slots.len() - 1);
        }
        None
    }

    pub fn text(&self, symbol: Symbol) -> &str {
        let index = symbol.0 as usize;
        let start = index.checked_sub(1).map_or(0, |before| self.ends[before] as usize);
        &self.text[start..self.ends[index] as usize]
    }

    /// The number of names: symbols are numbered from 0.
    pub fn len(&self) -> usize {
        self.ends.len()
    }

    pub fn is_empty(&self) -> bool {
        self.ends.is_empty()
    }
}

/// Eight bytes at a time; the names of a shader are short.
const fn hash(bytes: &[u8]) -> u32 {
    const FACTOR: u64 = 0x9e37_79b9_7f4a_7c15;
    let mut state = bytes.len() as u64;
    let mut rest = bytes;
    while let Some((&chunk, after)) = rest.split_first_chunk::<8>() {
        state = (state.rotate_left(5) ^ u64::from_le_bytes(chunk)).wrapping_mul(FACTOR);
        rest = after;
    }
    let (mut word, mut at) = (0, rest.len());
    while at > 0 {
        at -= 1;
        word = word << 8 | rest[at] as u64;
    }
    state = (state.rotate_left(5) ^ word).wrapping_mul(FACTOR);
    (state >> 32) as u32
}

macro_rules! keywords {
    ($($name:ident = $text:literal),* $(,)?) => {
        /// The words that the parser looks for, as symbols known before any text is read.
        pub mod kw {
            use super::Symbol;
            #[allow(non_camel_case_types, clippy::upper_case_acronyms)]
            #[repr(u32)]
            enum Number { $($name),* }
            $(pub const $name: Symbol = Symbol(Number::$name as u32);)*
        }
        const KEYWORDS: &[&str] = &[$($text),*];
    };
}

impl Default for Symbols {
    fn default() -> Self {
        let mut text = String::with_capacity(4 * Known::TEXT);
        text.push_str(std::str::from_utf8(&KNOWN.text).unwrap_or_default());
        let with_room = |known: &[u32]| {
            let mut list = Vec::with_capacity(Known::SLOTS / 2);
            list.extend_from_slice(known);
            list
        };
        Symbols {
            text,
            ends: with_room(&KNOWN.ends),
            hashes: with_room(&KNOWN.hashes),
            slots: KNOWN.slots.to_vec(),
        }
    }
}

/// The table with the keywords, made when the compiler is built: every compilation starts with a copy.
struct Known {
    text: [u8; Known::TEXT],
    ends: [u32; KEYWORDS.len()],
    hashes: [u32; KEYWORDS.len()],
    slots: [u32; Known::SLOTS],
}

static KNOWN: Known = Known::new();

impl Known {
    const TEXT: usize = {
        let (mut sum, mut number) = (0, 0);
        while number < KEYWORDS.len() {
            sum += KEYWORDS[number].len();
            number += 1;
        }
        sum
    };
    /// Enough for the names of most shaders.
    const SLOTS: usize = 1024;

    const fn new() -> Known {
        let mut known = Known {
            text: [0; Known::TEXT],
            ends: [0; KEYWORDS.len()],
            hashes: [0; KEYWORDS.len()],
            slots: [0; Known::SLOTS],
        };
        let (mut end, mut number) = (0, 0);
        while number < KEYWORDS.len() {
            let bytes = KEYWORDS[number].as_bytes();
            let mut at = 0;
            while at < bytes.len() {
                known.text[end] = bytes[at];
                end += 1;
                at += 1;
            }
            known.ends[number] = end as u32;
            known.hashes[number] = hash(bytes);
            let mut slot = known.hashes[number] as usize & (Known::SLOTS - 1);
            while known.slots[slot] != 0 {
                slot = (slot + 1) & (Known::SLOTS - 1);
            }
            number += 1;
            known.slots[slot] = number as u32;
        }
        known
    }
}

keywords! {
    // "" is the name of what has none.
    EMPTY = "",
    IF = "if", ELSE = "else", FOR = "for", WHILE = "while", DO = "do", SWITCH = "switch", CASE = "case",
    DEFAULT = "default", BREAK = "break", CONTINUE = "continue", RETURN = "return", DISCARD = "discard",
    STRUCT = "struct", CLASS = "class", INTERFACE = "interface", ENUM = "enum", UNION = "union",
    NAMESPACE = "namespace", USING = "using", TYPEDEF = "typedef", TEMPLATE = "template", TYPENAME = "typename",
    OPERATOR = "operator", THIS = "this", TRUE = "true", FALSE = "false", SIZEOF = "sizeof", ALIGNOF = "alignof",
    CBUFFER = "cbuffer", TBUFFER = "tbuffer",
    CONST = "const", STATIC = "static", EXTERN = "extern", INLINE = "inline", UNIFORM = "uniform",
    VOLATILE = "volatile", PRECISE = "precise", SHARED = "shared", GROUPSHARED = "groupshared",
    GLOBALLYCOHERENT = "globallycoherent", REORDERCOHERENT = "reordercoherent",
    ROW_MAJOR = "row_major", COLUMN_MAJOR = "column_major", SNORM = "snorm", UNORM = "unorm",
    IN = "in", OUT = "out", INOUT = "inout", EXPORT = "export", UNSIGNED = "unsigned", SIGNED = "signed",
    LINEAR = "linear", CENTROID = "centroid", NOINTERPOLATION = "nointerpolation",
    NOPERSPECTIVE = "noperspective", SAMPLE = "sample", CENTER = "center",
    POINT = "point", LINE = "line", TRIANGLE = "triangle", LINEADJ = "lineadj", TRIANGLEADJ = "triangleadj",
    VERTICES = "vertices", INDICES = "indices", PRIMITIVES = "primitives", PAYLOAD = "payload",
    PACKOFFSET = "packoffset", REGISTER = "register", READ = "read", WRITE = "write",
    PUBLIC = "public", PRIVATE = "private", PROTECTED = "protected", VIRTUAL = "virtual", FRIEND = "friend",
    MUTABLE = "mutable", CONSTEXPR = "constexpr", EXPLICIT = "explicit", AUTO = "auto", DECLTYPE = "__decltype",
    STATIC_ASSERT = "static_assert", C_STATIC_ASSERT = "_Static_assert",
    VECTOR = "vector", MATRIX = "matrix", VOID = "void", STRING = "string",
    TECHNIQUE = "technique", TECHNIQUE10 = "technique10", TECHNIQUE11 = "technique11", PASS = "pass",
    FXGROUP = "fxgroup", SAMPLER_STATE = "sampler_state", COMPILE = "compile",
    CONST_CAST = "const_cast", STATIC_CAST = "static_cast", REINTERPRET_CAST = "reinterpret_cast",
    DYNAMIC_CAST = "dynamic_cast", GOTO = "goto", TRY = "try", CATCH = "catch", THROW = "throw", NEW = "new",
    DELETE = "delete", ASM = "asm", VK = "vk", DX = "dx", STD = "std", IS_SAME = "is_same", LONG = "long", SHORT = "short", CHAR = "char", WCHAR_T = "wchar_t", TYPEID = "typeid",
    // Directives and what stands in them.
    DEFINE = "define", UNDEF = "undef", INCLUDE = "include", IFDEF = "ifdef", IFNDEF = "ifndef", ELIF = "elif",
    ENDIF = "endif", ERROR = "error", WARNING = "warning", PRAGMA = "pragma", DEFINED = "defined",
    VA_ARGS = "__VA_ARGS__", ONCE = "once", PACK_MATRIX = "pack_matrix", MESSAGE = "message",
    TECHNIQUE_CAPITAL = "Technique", STATEBLOCK_STATE = "stateblock_state", SHADER = "shader", NUMTHREADS = "numthreads",
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_text_gives_equal_symbols_however_many_there_are() {
        let mut symbols = Symbols::default();
        assert_eq!(symbols.intern("float4x4"), symbols.intern("float4x4"));
        assert_eq!(symbols.intern("return"), kw::RETURN);
        let many: Vec<Symbol> = (0..5000).map(|it| symbols.intern(&format!("name{it}"))).collect();
        assert_eq!(symbols.text(many[4321]), "name4321");
        assert_eq!(symbols.find("name17"), Some(many[17]));
        assert_eq!(symbols.find("name5000"), None);
    }
}
