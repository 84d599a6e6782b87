//! Interned names: equal symbols mean equal text.

/// An interned name. Keywords have fixed numbers, see [`kw`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Symbol(pub u32);

impl Symbol {
    /// A number as people write it, if it is one of those that are known before any text is read.
    pub fn of_number(value: u32) -> Option<Symbol> {
        (value <= kw::NUMBER_15.0 - kw::NUMBER_0.0).then_some(Symbol(kw::NUMBER_0.0 + value))
    }
}

/// The table of all names of one compilation.
///
/// Every use of an identifier in the source passes through here, so the table is specialized: names lie end to end in
/// one string, and slots are found by open addressing.
#[derive(Clone, Debug)]
pub struct Symbols {
    text: String,
    names: Vec<Name>,
    /// The length is a power of two, at least twice the number of names.
    slots: Vec<Slot>,
}

#[derive(Clone, Copy, Debug)]
struct Name {
    /// Where the name lies in the text of the table.
    start: u32,
    length: u32,
    /// The first eight bytes, padded with zeros: with the length, all of a short name.
    word: u64,
}

#[derive(Clone, Copy, Debug)]
struct Slot {
    hash: u32,
    /// Symbol number plus one, or 0.
    number: u32,
}

impl Slot {
    const FREE: Slot = Slot { hash: 0, number: 0 };
}

/// A name to look for.
struct Wanted<'t> {
    bytes: &'t [u8],
    word: u64,
    hash: u32,
}

impl Symbols {
    pub fn intern(&mut self, text: &str) -> Symbol {
        let bytes = text.as_bytes();
        let word = first_word(bytes);
        let wanted = Wanted { bytes, word, hash: hash(bytes, word) };
        match self.look_up(&wanted) {
            Ok(symbol) => symbol,
            Err(slot) => self.add(text, word, wanted.hash, slot),
        }
    }

    /// Interns `text[start..start + length]`, at most eight bytes, which the caller has read: `word` has them, and zeros
    /// after them.
    #[inline]
    pub fn intern_word(&mut self, text: &str, start: usize, length: usize, word: u64) -> Symbol {
        let hash = finish(mix(length as u64, word));
        let last = self.slots.len() - 1;
        let mut slot = hash as usize & last;
        while let Some(&Slot { hash: known, number }) = self.slots.get(slot)
            && number != 0
        {
            if known == hash
                && let Some(name) = self.names.get(number as usize - 1)
                && name.word == word
                && name.length as usize == length
            {
                return Symbol(number - 1);
            }
            slot = (slot + 1) & last;
        }
        self.add(text.get(start..start + length).unwrap_or_default(), word, hash, slot)
    }

    /// Interns `text[start..end]`, reading whole words of `text`.
    pub fn intern_part(&mut self, text: &str, start: usize, end: usize) -> Symbol {
        let all = text.as_bytes();
        let Some(bytes) = all.get(start..end) else { return kw::EMPTY };
        let length = bytes.len();
        let word = match all.get(start..).and_then(|it| it.first_chunk::<8>()) {
            Some(&chunk) if length <= 8 => {
                let word = u64::from_le_bytes(chunk) & FIRST_BYTES[length];
                return self.intern_word(text, start, length, word);
            }
            _ => first_word(bytes),
        };
        let wanted = Wanted { bytes, word, hash: hash(bytes, word) };
        match self.look_up(&wanted) {
            Ok(symbol) => symbol,
            Err(slot) => self.add(text.get(start..end).unwrap_or_default(), word, wanted.hash, slot),
        }
    }

    /// The symbol of a name, or the slot where it belongs.
    #[inline]
    fn look_up(&self, wanted: &Wanted) -> Result<Symbol, usize> {
        let slots = &self.slots[..];
        let mut slot = wanted.hash as usize & (slots.len() - 1);
        loop {
            let Slot { hash, number } = slots[slot];
            if number == 0 {
                return Err(slot);
            }
            if hash == wanted.hash && self.is(number as usize - 1, wanted) {
                return Ok(Symbol(number - 1));
            }
            slot = (slot + 1) & (slots.len() - 1);
        }
    }

    #[inline]
    fn is(&self, index: usize, wanted: &Wanted) -> bool {
        let name = &self.names[index];
        let length = wanted.bytes.len();
        if name.word != wanted.word || name.length as usize != length {
            return false;
        }
        if length <= 8 {
            return true;
        }
        let start = name.start as usize;
        let known = &self.text.as_bytes()[start..start + length];
        match length {
            // Two words that overlap are all of it.
            ..=16 => known.last_chunk::<8>() == wanted.bytes.last_chunk::<8>(),
            _ => known == wanted.bytes,
        }
    }

    #[cold]
    fn add(&mut self, text: &str, word: u64, hash: u32, slot: usize) -> Symbol {
        let symbol = Symbol(self.names.len() as u32);
        self.names.push(Name { start: self.text.len() as u32, length: text.len() as u32, word });
        self.text.push_str(text);
        self.slots[slot] = Slot { hash, number: symbol.0 + 1 };
        if self.names.len() * 2 > self.slots.len() {
            self.grow();
        }
        symbol
    }

    fn grow(&mut self) {
        let length = self.slots.len() * 2;
        let old = std::mem::replace(&mut self.slots, vec![Slot::FREE; length]);
        for taken in old {
            if taken.number == 0 {
                continue;
            }
            let mut slot = taken.hash as usize & (length - 1);
            while self.slots[slot].number != 0 {
                slot = (slot + 1) & (length - 1);
            }
            self.slots[slot] = taken;
        }
    }

    /// The symbol of `text`, if any token so far had that name.
    pub fn find(&self, text: &str) -> Option<Symbol> {
        let bytes = text.as_bytes();
        let word = first_word(bytes);
        self.look_up(&Wanted { bytes, word, hash: hash(bytes, word) }).ok()
    }

    #[inline]
    pub fn text(&self, symbol: Symbol) -> &str {
        let name = self.names[symbol.0 as usize];
        let start = name.start as usize;
        &self.text[start..start + name.length as usize]
    }

    /// The number of names: symbols are numbered from 0.
    pub fn len(&self) -> usize {
        self.names.len()
    }

    pub fn is_empty(&self) -> bool {
        self.names.is_empty()
    }
}

/// A side table: a `V` for each symbol, with `V::default()` where none was set.
#[derive(Clone, Debug, Default)]
pub struct SymbolMap<V> {
    values: Vec<V>,
}

impl<V: Copy + Default> SymbolMap<V> {
    /// With room for the first `symbols`.
    pub fn for_first(symbols: usize) -> Self {
        SymbolMap { values: vec![V::default(); symbols] }
    }

    #[inline]
    pub fn get(&self, symbol: Symbol) -> V {
        self.values.get(symbol.0 as usize).copied().unwrap_or_default()
    }

    #[inline]
    pub fn set(&mut self, symbol: Symbol, value: V) {
        let index = symbol.0 as usize;
        if index >= self.values.len() {
            self.grow(index);
        }
        self.values[index] = value;
    }

    /// Makes room for `index` and for about as many after it as are there.
    #[cold]
    fn grow(&mut self, index: usize) {
        self.values.resize((index + 1).max(2 * self.values.len()), V::default());
    }
}

/// A [`SymbolMap`] for few symbols: what they have lies apart, so that the table itself is small.
#[derive(Clone, Debug)]
pub struct RareSymbolMap<V> {
    /// Where the value of each symbol is, plus one; 0 where none was set.
    places: SymbolMap<u32>,
    values: Vec<V>,
}

impl<V: Copy> RareSymbolMap<V> {
    /// With room for the first `symbols`.
    pub fn for_first(symbols: usize) -> Self {
        RareSymbolMap { places: SymbolMap::for_first(symbols), values: Vec::with_capacity(16) }
    }

    #[inline]
    pub fn get(&self, symbol: Symbol) -> Option<V> {
        self.values.get((self.places.get(symbol) as usize).checked_sub(1)?).copied()
    }

    pub fn set(&mut self, symbol: Symbol, value: V) {
        self.values.push(value);
        self.places.set(symbol, self.values.len() as u32);
    }
}

/// By a number of bytes: the bits of as many at the start of a word.
static FIRST_BYTES: [u64; 9] = {
    let mut masks = [u64::MAX; 9];
    let mut length = 0;
    while length < 8 {
        masks[length] = (1 << (8 * length)) - 1;
        length += 1;
    }
    masks
};

/// The first eight bytes, padded with zeros.
const fn first_word(bytes: &[u8]) -> u64 {
    if let Some(&chunk) = bytes.first_chunk::<8>() {
        return u64::from_le_bytes(chunk);
    }
    let (mut word, mut at) = (0, bytes.len());
    while at > 0 {
        at -= 1;
        word = word << 8 | bytes[at] as u64;
    }
    word
}

/// Eight bytes at a time, of which `first` are the first: the names of a shader are short.
#[inline]
const fn hash(bytes: &[u8], first: u64) -> u32 {
    let mut state = mix(bytes.len() as u64, first);
    if bytes.len() > 8 {
        let (_, mut rest) = bytes.split_at(8);
        while let Some((&chunk, after)) = rest.split_first_chunk::<8>() {
            state = mix(state, u64::from_le_bytes(chunk));
            rest = after;
        }
        // What is left, and bytes before it that have been mixed in.
        if let Some(&chunk) = bytes.last_chunk::<8>() {
            state = mix(state, u64::from_le_bytes(chunk));
        }
    }
    finish(state)
}

const fn finish(state: u64) -> u32 {
    (state >> 32) as u32
}

const fn mix(state: u64, word: u64) -> u64 {
    (state.rotate_left(5) ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15)
}

macro_rules! keywords {
    ($($name:ident = $text:literal),* $(,)?) => {
        /// The words that the parser and the preprocessor look for, as symbols known before any text is read.
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
        let mut names = Vec::with_capacity(Known::SLOTS / 2);
        names.extend_from_slice(&KNOWN.names);
        Symbols { text, names, slots: KNOWN.slots.to_vec() }
    }
}

/// The table with the keywords, made when the compiler is built: every compilation starts with a copy.
struct Known {
    text: [u8; Known::TEXT],
    names: [Name; KEYWORDS.len()],
    slots: [Slot; Known::SLOTS],
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
            names: [Name { start: 0, length: 0, word: 0 }; KEYWORDS.len()],
            slots: [Slot::FREE; Known::SLOTS],
        };
        let (mut end, mut number) = (0, 0);
        while number < KEYWORDS.len() {
            let bytes = KEYWORDS[number].as_bytes();
            let word = first_word(bytes);
            known.names[number] = Name { start: end as u32, length: bytes.len() as u32, word };
            let mut at = 0;
            while at < bytes.len() {
                known.text[end] = bytes[at];
                end += 1;
                at += 1;
            }
            let hash = hash(bytes, word);
            let mut slot = hash as usize & (Known::SLOTS - 1);
            while known.slots[slot].number != 0 {
                slot = (slot + 1) & (Known::SLOTS - 1);
            }
            number += 1;
            known.slots[slot] = Slot { hash, number: number as u32 };
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
    CONST_CAST = "const_cast", STATIC_CAST = "static_cast", ELEMENTWISE_CAST = "elementwise_cast", REINTERPRET_CAST = "reinterpret_cast",
    DYNAMIC_CAST = "dynamic_cast", GOTO = "goto", TRY = "try", CATCH = "catch", THROW = "throw", NEW = "new",
    DELETE = "delete", ASM = "asm", VK = "vk", DX = "dx", HLSL = "hlsl", STD = "std", IS_SAME = "is_same", LONG = "long", SHORT = "short", CHAR = "char", WCHAR_T = "wchar_t", TYPEID = "typeid",
    // Directives and what stands in them.
    DEFINE = "define", UNDEF = "undef", INCLUDE = "include", IFDEF = "ifdef", IFNDEF = "ifndef", ELIF = "elif",
    ENDIF = "endif", ERROR = "error", WARNING = "warning", PRAGMA = "pragma", DEFINED = "defined",
    VA_ARGS = "__VA_ARGS__", ONCE = "once", PACK_MATRIX = "pack_matrix", MESSAGE = "message",
    TECHNIQUE_CAPITAL = "Technique", STATEBLOCK_STATE = "stateblock_state", SHADER = "shader", NUMTHREADS = "numthreads",
    // Macros that every compilation starts with.
    MACRO_LINE = "__LINE__", MACRO_FILE = "__FILE__", MACRO_COUNTER = "__COUNTER__", MACRO_BASE_FILE = "__BASE_FILE__",
    MACRO_INCLUDE_LEVEL = "__INCLUDE_LEVEL__", MACRO_DATE = "__DATE__", MACRO_TIME = "__TIME__",
    MACRO_TIMESTAMP = "__TIMESTAMP__", MACRO_PRAGMA = "_Pragma", MACRO_HAS_INCLUDE = "__has_include",
    MACRO_HAS_FEATURE = "__has_feature", MACRO_HAS_EXTENSION = "__has_extension", MACRO_HAS_BUILTIN = "__has_builtin",
    MACRO_HAS_ATTRIBUTE = "__has_attribute", MACRO_HAS_CPP_ATTRIBUTE = "__has_cpp_attribute",
    MACRO_HAS_DECLSPEC_ATTRIBUTE = "__has_declspec_attribute", MACRO_HAS_WARNING = "__has_warning",
    MACRO_DX_COMPILER = "__hlsl_dx_compiler", MACRO_DXC_MAJOR = "__DXC_VERSION_MAJOR",
    MACRO_DXC_MINOR = "__DXC_VERSION_MINOR", MACRO_DXC_RELEASE = "__DXC_VERSION_RELEASE",
    MACRO_DXC_COMMITS = "__DXC_VERSION_COMMITS", MACRO_HLSL_VERSION = "__HLSL_VERSION",
    MACRO_16_BIT = "__HLSL_ENABLE_16_BIT", MACRO_PIXEL = "__SHADER_STAGE_PIXEL",
    MACRO_VERTEX = "__SHADER_STAGE_VERTEX", MACRO_GEOMETRY = "__SHADER_STAGE_GEOMETRY",
    MACRO_HULL = "__SHADER_STAGE_HULL", MACRO_DOMAIN = "__SHADER_STAGE_DOMAIN",
    MACRO_COMPUTE = "__SHADER_STAGE_COMPUTE", MACRO_LIBRARY = "__SHADER_STAGE_LIBRARY",
    MACRO_MESH = "__SHADER_STAGE_MESH", MACRO_AMPLIFICATION = "__SHADER_STAGE_AMPLIFICATION",
    MACRO_STAGE = "__SHADER_TARGET_STAGE", MACRO_MAJOR = "__SHADER_TARGET_MAJOR", MACRO_MINOR = "__SHADER_TARGET_MINOR",
    MACRO_SPIRV = "__spirv__", MACRO_CLANG = "__clang__", MACRO_LLVM = "__llvm__", MACRO_VERSION = "__VERSION__",
    // What most of them stand for, see `Symbol::of_number`.
    NUMBER_0 = "0", NUMBER_1 = "1", NUMBER_2 = "2", NUMBER_3 = "3", NUMBER_4 = "4", NUMBER_5 = "5", NUMBER_6 = "6",
    NUMBER_7 = "7", NUMBER_8 = "8", NUMBER_9 = "9", NUMBER_10 = "10", NUMBER_11 = "11", NUMBER_12 = "12",
    NUMBER_13 = "13", NUMBER_14 = "14", NUMBER_15 = "15",
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_text_gives_equal_symbols_however_many_there_are() {
        let mut symbols = Symbols::default();
        assert_eq!(symbols.intern("float4x4"), symbols.intern("float4x4"));
        assert_eq!(symbols.intern("return"), kw::RETURN);
        assert!((0..16).all(|it| Symbol::of_number(it) == Some(symbols.intern(&it.to_string()))));
        let many: Vec<Symbol> = (0..5000).map(|it| symbols.intern(&format!("name{it}"))).collect();
        assert_eq!(symbols.text(many[4321]), "name4321");
        assert_eq!(symbols.find("name17"), Some(many[17]));
        assert_eq!(symbols.find("name5000"), None);
    }
}
