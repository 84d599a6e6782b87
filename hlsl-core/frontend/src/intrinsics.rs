//! The functions and methods of the language, from the table that `intrinsics.def` declares.
//!
//! [`functions`] and [`methods`] find the overloads of a name, [`resolve()`] selects one for the arguments of a call
//! and returns the types of its parameters; the conversions are up to the checker. [`overload`] returns everything
//! the table contains for a row.

pub mod names;
mod resolve;
mod table;

pub use resolve::{
    ArgumentInfo, CallInfo, Mismatch, MismatchReason, ResolveError, Resolved, ResolvedParameter, Wanted,
    resolve,
};
pub use table::RustCall;

use crate::spirv::{GlslStd450Op, Op};

use crate::{
    stage::Stage,
    types::{ObjectKind, ParameterMode, Scalar},
};

/// A row of the table of overloads.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct OverloadId(pub u16);

/// One declaration of `intrinsics.def`, for one owner.
#[derive(Debug)]
pub struct Overload {
    /// With its namespace: `vk::ReadClock`.
    pub name: &'static str,
    /// Of a method.
    pub owner: Option<ObjectKind>,
    pub generics: &'static [Generic],
    pub parameters: &'static [Parameter],
    pub result: Pattern,
    /// See [`Overload::has_effect`] and others.
    facts: u8,
    stages: u16,
    /// The minor version of the shader model that introduced it; 0 if it has always existed.
    pub since: u8,
    pub lowering: Lowering,
    /// A sentence that describes it; may be empty.
    pub doc: &'static str,
}

#[derive(Debug)]
pub struct Generic {
    pub name: &'static str,
    pub kind: GenericKind,
    /// The allowed scalars, one bit each, see [`in_set`].
    pub set: u32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GenericKind {
    /// A scalar, vector or matrix.
    Shape,
    /// A scalar or vector.
    Vector,
    Scalar,
    /// A length.
    Size,
    /// A type that the call specifies in angle brackets.
    Explicit,
    /// The type of the argument, without restriction.
    Deduced,
}

/// The name of a parameter that the table has: one of [`names::parameters`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParameterName(&'static str);

impl ParameterName {
    pub fn is_of(self, parameter: &Parameter) -> bool {
        parameter.name == self.0
    }
}

impl std::fmt::Display for ParameterName {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.write_str(self.0)
    }
}

#[derive(Debug)]
pub struct Parameter {
    pub name: &'static str,
    pub mode: ParameterMode,
    pub ty: Pattern,
    flags: u8,
}

impl Parameter {
    pub fn is_called(&self, name: ParameterName) -> bool {
        self.name == name.0
    }
    /// Whether a call may omit it (and all that follow).
    pub fn is_optional(&self) -> bool {
        self.flags & OPTIONAL != 0
    }
    /// Whether it stands for any number of arguments.
    pub fn is_variadic(&self) -> bool {
        self.flags & VARIADIC != 0
    }
    /// Whether the argument must be a constant.
    pub fn is_constant(&self) -> bool {
        self.flags & CONSTANT != 0
    }
}

/// A type as the table declares it; numbers are indices of [`Overload::generics`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pattern {
    Void,
    Scalar(ScalarPattern),
    Vector(ScalarPattern, Size),
    Matrix(ScalarPattern, Size, Size),
    Generic(u8),
    /// The shape of a generic, with a different component type.
    Like(u8, ScalarPattern),
    /// The object's type argument.
    Element,
    Object(ObjectKind),
    /// An object with the same type arguments.
    ObjectOfElement(ObjectKind),
    RayDesc,
    /// `BuiltInTrianglePositions`
    TrianglePositions,
    /// A string literal.
    Text,
    /// Any `vk::BufferPointer`; as a result, with the type arguments of the call.
    Pointer,
    /// Any descriptor.
    Resource,
    Any,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ScalarPattern {
    Is(Scalar),
    Generic(u8),
    /// The component of the object's type argument.
    OfElement,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Size {
    Is(u8),
    Generic(u8),
}

/// What a call is lowered to.
#[derive(Debug)]
pub enum Lowering {
    /// A core instruction, on scalars, vectors and the rows of matrices.
    Op(ByKind<Op>),
    /// An instruction of GLSL.std.450, likewise.
    Ext(ByKind<GlslStd450Op>),
    /// A function in `lower/calls`.
    Rust(RustCall),
    /// Not available in Vulkan; the text says what to use instead.
    Unavailable(&'static str),
}

/// The choice for floats, signed integers, unsigned integers and bools.
#[derive(Debug)]
pub struct ByKind<T: 'static>(pub [Choice<T>; 4]);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choice<T> {
    None,
    /// The value itself.
    Copy,
    Is(T),
}

impl<T: Copy> ByKind<T> {
    pub fn of(&self, scalar: Scalar) -> Choice<T> {
        let [float, int, uint, bool] = &self.0;
        match scalar {
            Scalar::Bool => *bool,
            _ if scalar.is_float() => *float,
            _ if scalar.is_unsigned() => *uint,
            _ => *int,
        }
    }
}

const OPTIONAL: u8 = 1;
const VARIADIC: u8 = 2;
const CONSTANT: u8 = 4;

const EFFECT: u8 = 1;
const DERIVATIVE: u8 = 2;
const WAVE: u8 = 4;
const BARRIER: u8 = 8;
const ATOMIC: u8 = 16;
const PLACE: u8 = 32;
const COUNTER: u8 = 64;
const PAYLOAD: u8 = 128;

const ALL_STAGES: u16 = u16::MAX;

impl Overload {
    /// Whether it changes something other than its result and `out` arguments.
    pub fn has_effect(&self) -> bool {
        self.facts & EFFECT != 0
    }
    /// Whether it uses derivatives, and so must stay in uniform control flow.
    pub fn takes_derivatives(&self) -> bool {
        self.facts & DERIVATIVE != 0
    }
    /// Whether its result depends on which invocations run it together.
    pub fn is_wave(&self) -> bool {
        self.facts & WAVE != 0
    }
    pub fn is_barrier(&self) -> bool {
        self.facts & BARRIER != 0
    }
    pub fn is_atomic(&self) -> bool {
        self.facts & ATOMIC != 0
    }
    /// Whether it is a method that updates the hidden counter of its buffer.
    pub fn uses_counter(&self) -> bool {
        self.facts & COUNTER != 0
    }
    /// Whether it is a method whose result is a place: what a pointer points at, a record of a work graph.
    pub fn gives_place(&self) -> bool {
        self.facts & PLACE != 0
    }
    /// Whether it hands its last argument to other shaders as a payload, whose fields say which stages read and
    /// write them.
    pub fn passes_payload(&self) -> bool {
        self.facts & PAYLOAD != 0
    }
    /// Whether that function of `lower/calls` lowers it.
    pub fn is_lowered_by(&self, call: RustCall) -> bool {
        matches!(self.lowering, Lowering::Rust(it) if it == call)
    }
    pub fn is_available_everywhere(&self) -> bool {
        self.stages == ALL_STAGES
    }
    /// Whether shaders of the stage may call it.
    pub fn is_available_in(&self, stage: Stage) -> bool {
        self.stages & self::stage(stage) != 0
    }
    /// The minimum and (unless unlimited) the maximum number of arguments.
    pub fn argument_counts(&self) -> (usize, Option<usize>) {
        let needed = self.parameters.iter().filter(|it| !it.is_optional() && !it.is_variadic()).count();
        let variadic = self.parameters.iter().any(Parameter::is_variadic);
        (needed, (!variadic).then_some(self.parameters.len()))
    }

    /// Its declaration in the table: `InterlockedAdd<T>(ref T place, T value, out T original?) -> void`.
    pub fn signature(&self) -> String {
        let mut text = match self.owner {
            Some(owner) => format!("{}.{}", owner.name(), self.name),
            None => self.name.to_owned(),
        };
        text.push('(');
        for (index, parameter) in self.parameters.iter().enumerate() {
            if index > 0 {
                text += ", ";
            }
            text += match parameter.mode {
                ParameterMode::In => "",
                ParameterMode::Out => "out ",
                ParameterMode::InOut | ParameterMode::Reference => "inout ",
            };
            text += &self.pattern_text(parameter.ty);
            text.push(' ');
            text += parameter.name;
            if parameter.is_optional() {
                text.push('?');
            }
            if parameter.is_variadic() {
                text += "...";
            }
        }
        text.push(')');
        if self.result != Pattern::Void {
            text += " -> ";
            text += &self.pattern_text(self.result);
        }
        text
    }

    fn pattern_text(&self, pattern: Pattern) -> String {
        let generic = |index: u8| self.generics.get(usize::from(index)).map_or("?", |it| it.name).to_owned();
        let scalar = |it: ScalarPattern| match it {
            ScalarPattern::Is(scalar) => scalar.name().to_owned(),
            ScalarPattern::Generic(index) => generic(index),
            ScalarPattern::OfElement => "component".to_owned(),
        };
        let size = |it: Size| match it {
            Size::Is(size) => size.to_string(),
            Size::Generic(index) => generic(index),
        };
        match pattern {
            Pattern::Void => "void".to_owned(),
            Pattern::Scalar(it) => scalar(it),
            Pattern::Vector(ScalarPattern::Is(it), Size::Is(length)) => format!("{}{length}", it.name()),
            Pattern::Vector(it, length) => format!("vector<{}, {}>", scalar(it), size(length)),
            Pattern::Matrix(ScalarPattern::Is(it), Size::Is(rows), Size::Is(columns)) => {
                format!("{}{rows}x{columns}", it.name())
            }
            Pattern::Matrix(it, rows, columns) => {
                format!("matrix<{}, {}, {}>", scalar(it), size(rows), size(columns))
            }
            Pattern::Generic(index) => generic(index),
            Pattern::Like(index, it) => format!("{} like {}", scalar(it), generic(index)),
            Pattern::Element => "T".to_owned(),
            Pattern::Object(kind) => kind.name().to_owned(),
            Pattern::ObjectOfElement(kind) => format!("{}<T>", kind.name()),
            Pattern::RayDesc => "RayDesc".to_owned(),
            Pattern::TrianglePositions => "BuiltInTrianglePositions".to_owned(),
            Pattern::Text => "string".to_owned(),
            Pattern::Pointer => "vk::BufferPointer".to_owned(),
            Pattern::Resource => "resource".to_owned(),
            Pattern::Any => "any type".to_owned(),
        }
    }
}

/// The overloads of a function, in declaration order; empty if there is no such function.
pub fn functions(name: &str) -> &'static [OverloadId] {
    let Some(&letter) = name.as_bytes().first().filter(|it| it.is_ascii()) else { return &[] };
    let letter = usize::from(letter);
    find(&table::FUNCTIONS[FIRST_LETTERS[letter]..FIRST_LETTERS[letter + 1]], name)
}

/// By letter: how many functions have names that start with one before it. They are sorted.
static FIRST_LETTERS: [usize; 129] = {
    let mut starts = [table::FUNCTIONS.len(); 129];
    let mut index = table::FUNCTIONS.len();
    while index > 0 {
        index -= 1;
        let first = table::FUNCTIONS[index].0.as_bytes()[0];
        let mut letter = 0;
        while letter <= first as usize {
            starts[letter] = index;
            letter += 1;
        }
    }
    starts
};

/// The overloads of a method of a type.
pub fn methods(kind: ObjectKind, name: &str) -> &'static [OverloadId] {
    find(table::methods_of(kind), name)
}

/// The names of all functions, sorted; for suggestions.
pub fn function_names() -> impl Iterator<Item = &'static str> {
    table::FUNCTIONS.iter().map(|it| it.0)
}

/// The names of all methods of a type, sorted.
pub fn method_names(kind: ObjectKind) -> impl Iterator<Item = &'static str> {
    table::methods_of(kind).iter().map(|it| it.0)
}

/// All rows.
pub fn all() -> impl Iterator<Item = (OverloadId, &'static Overload)> {
    IDS.iter().copied().zip(&table::OVERLOADS)
}

/// The row with that id.
pub fn overload(id: OverloadId) -> &'static Overload {
    &table::OVERLOADS[usize::from(id.0)]
}

/// The name of a row.
pub fn name(id: OverloadId) -> &'static str {
    overload(id).name
}

/// The name of the first row that a function of `lower/calls` lowers.
pub fn name_of(call: RustCall) -> &'static str {
    table::OVERLOADS.iter().find(|it| it.is_lowered_by(call)).map_or("", |it| it.name)
}

/// Whether the bit set of [`Generic::set`] contains the scalar. A 32-bit `half` is accepted wherever `float` is.
pub fn in_set(set: u32, scalar: Scalar) -> bool {
    let scalar = if scalar == Scalar::WideHalf { Scalar::Float } else { scalar };
    set & bit(scalar) != 0
}

fn find(names: &'static [(&'static str, u16, u16)], name: &str) -> &'static [OverloadId] {
    match names.binary_search_by(|it| it.0.cmp(name)) {
        Ok(index) => {
            let (_, first, count) = names[index];
            &IDS[usize::from(first)..usize::from(first + count)]
        }
        Err(_) => &[],
    }
}

/// The index of each row, so that a run of rows is a slice of ids.
static IDS: [OverloadId; table::OVERLOADS.len()] = {
    let mut ids = [OverloadId(0); table::OVERLOADS.len()];
    let mut index = 0;
    while index < ids.len() {
        ids[index] = OverloadId(index as u16);
        index += 1;
    }
    ids
};

// What the table is written with.

/// In a set: only literals convert to a member.
const EXACT: u32 = 1 << 31;

const fn bit(scalar: Scalar) -> u32 {
    1 << scalar as u32
}

const fn stage(stage: Stage) -> u16 {
    1 << stage as u16
}

const fn generic(name: &'static str, kind: GenericKind, set: u32) -> Generic {
    Generic { name, kind, set }
}

const fn parameter(name: &'static str, mode: ParameterMode, ty: Pattern, flags: u8) -> Parameter {
    Parameter { name, mode, ty, flags }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_lead_to_their_overloads() {
        assert_eq!(functions("mul").len(), 9);
        assert_eq!(functions("vk::ReadClock").len(), 1);
        assert!(functions("nothing").is_empty());
        assert!(!methods(ObjectKind::Texture2D, "Sample").is_empty());
        assert!(methods(ObjectKind::Texture3D, "Gather").is_empty());
        for (id, it) in all() {
            let found = match it.owner {
                Some(owner) => methods(owner, it.name),
                None => functions(it.name),
            };
            assert!(found.contains(&id), "{}", it.name);
        }
    }
}
