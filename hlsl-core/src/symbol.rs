//! Names, kept once each: equal symbols mean equal text.

use rustc_hash::FxHashMap;

/// An interned name. Keywords have fixed numbers, see [`kw`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Symbol(pub u32);

/// The table of all names of one compilation.
#[derive(Clone, Debug)]
pub struct Symbols {
    texts: Vec<Box<str>>,
    ids: FxHashMap<Box<str>, Symbol>,
}

impl Symbols {
    pub fn intern(&mut self, text: &str) -> Symbol {
        if let Some(&symbol) = self.ids.get(text) {
            return symbol;
        }
        let symbol = Symbol(self.texts.len() as u32);
        self.texts.push(text.into());
        self.ids.insert(text.into(), symbol);
        symbol
    }
    /// The symbol of `text` if any token so far had that name.
    pub fn find(&self, text: &str) -> Option<Symbol> {
        self.ids.get(text).copied()
    }
    pub fn text(&self, symbol: Symbol) -> &str {
        &self.texts[symbol.0 as usize]
    }
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
        let mut symbols = Symbols { texts: Vec::new(), ids: FxHashMap::default() };
        for text in KEYWORDS {
            symbols.intern(text);
        }
        symbols
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
    MUTABLE = "mutable", CONSTEXPR = "constexpr", EXPLICIT = "explicit", AUTO = "auto", DECLTYPE = "decltype",
    STATIC_ASSERT = "static_assert", C_STATIC_ASSERT = "_Static_assert",
    VECTOR = "vector", MATRIX = "matrix", VOID = "void", STRING = "string",
    TECHNIQUE = "technique", TECHNIQUE10 = "technique10", TECHNIQUE11 = "technique11", PASS = "pass",
    FXGROUP = "fxgroup", SAMPLER_STATE = "sampler_state", COMPILE = "compile",
    CONST_CAST = "const_cast", STATIC_CAST = "static_cast", REINTERPRET_CAST = "reinterpret_cast",
    DYNAMIC_CAST = "dynamic_cast", GOTO = "goto", TRY = "try", CATCH = "catch", THROW = "throw", NEW = "new",
    DELETE = "delete", ASM = "asm", VK = "vk", SHADER = "shader", NUMTHREADS = "numthreads",
}
