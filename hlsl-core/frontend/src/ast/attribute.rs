//! What is attached to declarations: attributes, modifiers, and the annotations after a colon.

use super::{Expression, Name};
use crate::{
    arena::{Id, List, RareList},
    source::Span,
    symbol::Symbol,
};

/// `[numthreads(8, 8, 1)]` or `[[vk::binding(0, 1)]]`, one of the list.
#[derive(Clone, Debug, PartialEq)]
pub struct Attribute {
    pub style: AttributeStyle,
    /// `vk` of `vk::binding`.
    pub scope: Option<Name>,
    pub name: Name,
    /// `None` without parentheses.
    pub arguments: Option<List<Id<Expression>>>,
    pub span: Span,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AttributeStyle {
    /// `[unroll(4)]`
    Bracket,
    /// `[[vk::location(0)]]`
    DoubleBracket,
}

pub type Attributes = RareList<Attribute>;

macro_rules! modifiers {
    ($($(#[$doc:meta])* $name:ident = $keyword:ident $text:literal),* $(,)?) => {
        /// A keyword before a declaration that is not its type.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[repr(u8)]
        pub enum Modifier { $($(#[$doc])* $name),* }

        impl Modifier {
            pub const ALL: &[Modifier] = &[$(Modifier::$name),*];

            pub fn of(symbol: Symbol) -> Option<Modifier> {
                use crate::symbol::kw;
                match symbol {
                    $(kw::$keyword => Some(Modifier::$name),)*
                    _ => None,
                }
            }
            pub fn text(self) -> &'static str {
                match self { $(Modifier::$name => $text),* }
            }
        }
    };
}

modifiers! {
    // Storage.
    Static = STATIC "static", Extern = EXTERN "extern", Inline = INLINE "inline", Export = EXPORT "export",
    Uniform = UNIFORM "uniform", Shared = SHARED "shared", GroupShared = GROUPSHARED "groupshared",
    Virtual = VIRTUAL "virtual", Friend = FRIEND "friend", Mutable = MUTABLE "mutable",
    Constexpr = CONSTEXPR "constexpr", Explicit = EXPLICIT "explicit",
    // Qualifiers.
    Const = CONST "const", Volatile = VOLATILE "volatile", Precise = PRECISE "precise",
    GloballyCoherent = GLOBALLYCOHERENT "globallycoherent",
    ReorderCoherent = REORDERCOHERENT "reordercoherent",
    RowMajor = ROW_MAJOR "row_major", ColumnMajor = COLUMN_MAJOR "column_major",
    Snorm = SNORM "snorm", Unorm = UNORM "unorm",
    // Direction of parameters.
    In = IN "in", Out = OUT "out", Inout = INOUT "inout",
    // Interpolation.
    Linear = LINEAR "linear", Centroid = CENTROID "centroid",
    NoInterpolation = NOINTERPOLATION "nointerpolation", NoPerspective = NOPERSPECTIVE "noperspective",
    Sample = SAMPLE "sample", Center = CENTER "center",
    // Geometry shader input.
    Point = POINT "point", Line = LINE "line", Triangle = TRIANGLE "triangle", LineAdj = LINEADJ "lineadj",
    TriangleAdj = TRIANGLEADJ "triangleadj",
    // Mesh shader parameters.
    Vertices = VERTICES "vertices", Indices = INDICES "indices", Primitives = PRIMITIVES "primitives",
    Payload = PAYLOAD "payload",
}

/// The modifiers of one declaration or type, in source order.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Modifiers {
    set: u64,
    list: RareList<(Modifier, Span)>,
}

impl Modifiers {
    pub fn has(&self, modifier: Modifier) -> bool {
        self.set & (1 << modifier as u8) != 0
    }
    pub fn add(&mut self, modifier: Modifier, span: Span) {
        self.set |= 1 << modifier as u8;
        self.list.push((modifier, span));
    }
    /// Where `modifier` is first written.
    pub fn span(&self, modifier: Modifier) -> Option<Span> {
        self.list.iter().find(|it| it.0 == modifier).map(|it| it.1)
    }
    pub fn iter(&self) -> impl Iterator<Item = (Modifier, Span)> {
        self.list.iter().copied()
    }
    pub fn is_empty(&self) -> bool {
        self.list.is_empty()
    }
}

/// What follows a declared name after `:`. There may be several.
#[derive(Clone, Debug, PartialEq)]
pub struct Annotation {
    pub kind: AnnotationKind,
    /// Without the colon.
    pub span: Span,
}

#[derive(Clone, Debug, PartialEq)]
pub enum AnnotationKind {
    /// `SV_Position`, `TEXCOORD0`
    Semantic(Symbol),
    Register(Register),
    PackOffset(PackOffset),
    /// `read(caller, anyhit)`
    Read(Vec<Name>),
    /// `write(closesthit)`
    Write(Vec<Name>),
    Error,
}

/// `register(ps, t3[2], space1)`
#[derive(Clone, Debug, PartialEq)]
pub struct Register {
    /// `ps`, `vs_5_0`: the profile that it is for.
    pub profile: Option<Name>,
    /// `t3`; absent in `register(space1)`.
    pub slot: Option<RegisterSlot>,
    /// `[2]`: added to the number.
    pub element: Option<Id<Expression>>,
    pub space: Option<Space>,
}

/// `t3` taken apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RegisterSlot {
    /// The letter in lower case: `t`, `u`, `b`, `s`, `c`, `i` or something invalid.
    pub class: char,
    /// As written: `t` alone has none.
    pub number: Option<u32>,
    pub span: Span,
}

/// `space1`
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Space {
    pub number: u32,
    pub span: Span,
}

/// `packoffset(c2.y)`
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PackOffset {
    /// `2`: in units of 16 bytes.
    pub register: u32,
    /// `1` for `y`: in units of 4 bytes; 0 where none is written.
    pub component: u8,
}
