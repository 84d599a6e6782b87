//! How the types of an instruction's operands and result belong together, which SPIR-V's grammar does not tell: section
//! 3.3 of its specification does, and that of GLSL.std.450, in prose. Here they are part of an instruction's facts
//! (`instructions.def`), for whoever has types: the IR, and a module's words.

/// What an instruction's result has to be, and each of its operands. Those behind them are optional.
pub type Row = (Is, &'static [Is]);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Bool,
    Int,
    Float,
}

/// A number or truth value, or a vector of such.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shape {
    pub kind: Kind,
    /// 1 for truth values.
    pub bits: u32,
    pub is_signed: bool,
    /// 1 for scalars.
    pub len: u32,
}

/// The types that rules are asked about.
pub trait Types {
    type Id: Copy + Eq;
    fn shape(&self, ty: Self::Id) -> Option<Shape>;
    /// How many parts a composite has.
    fn parts(&self, ty: Self::Id) -> Option<u32>;
    /// What a vector has.
    fn component(&self, ty: Self::Id) -> Option<Self::Id>;
    /// What is where a pointer points to.
    fn pointee(&self, ty: Self::Id) -> Option<Self::Id>;
    /// The instruction that makes it.
    fn made_by(&self, ty: Self::Id) -> Option<crate::spirv::Op>;
    /// Whether no rule about numbers can judge its values.
    fn is_unknown(&self, ty: Self::Id) -> bool;
    /// Whether Vulkan's rules hold, besides those of SPIR-V itself.
    fn is_vulkan(&self) -> bool;
}

/// Where types do not fit a row.
#[derive(Clone, Copy)]
struct Mismatch {
    /// The number of the operand, from 0; none for the result.
    operand: Option<usize>,
    wanted: Is,
}

/// What an operand or a result has to be.
#[derive(Clone, Copy, Debug)]
pub enum Is {
    /// Whatever it is, another rule looks at it.
    Anything,
    /// Of the result's type.
    Result,
    /// Of the type of the first operand.
    First,
    /// A component of the result.
    Component,
    /// A number or truth value, or a vector of such.
    Of(Numbers),
    /// A pointer to such.
    PointerTo(Numbers),
    /// A pointer to the result's type.
    PointerToResult,
    /// Of a type that this instruction makes.
    Made(crate::spirv::Op),
    /// A pointer to such.
    PointerToMade(crate::spirv::Op),
    /// Four vectors of three floats: where something is, and how it is turned.
    Transform,
}

impl Is {
    /// Whether it is about types that others are not about.
    fn is_of_opaque(self) -> bool {
        matches!(self, Is::Made(_) | Is::PointerToMade(_))
    }
}

/// Numbers or truth values, and vectors of these.
#[derive(Clone, Copy, Debug)]
pub struct Numbers {
    kind: Option<Kind>,
    is_unsigned: bool,
    len: Len,
    width: Width,
}

#[derive(Clone, Copy, Debug)]
enum Len {
    /// A scalar or a vector.
    Any,
    Scalar,
    Vector,
    /// So many components.
    Exactly(u32),
    /// As many as the result.
    Result,
}

#[derive(Clone, Copy, Debug)]
enum Width {
    Any,
    /// So many bits.
    Exactly(u32),
    /// At most so many bits.
    AtMost(u32),
    /// So many bits, for Vulkan.
    Vulkan(u32),
    /// That of the result.
    Result,
    /// That of the first operand.
    First,
    /// Another than the result.
    NotResult,
}

pub const BOOL: Numbers = Numbers::of(Some(Kind::Bool));
pub const INT: Numbers = Numbers::of(Some(Kind::Int));
pub const UINT: Numbers = Numbers { is_unsigned: true, ..INT };
pub const FLOAT: Numbers = Numbers::of(Some(Kind::Float));
pub const NUMBER: Numbers = Numbers::of(None);

impl Numbers {
    const fn of(kind: Option<Kind>) -> Numbers {
        Numbers { kind, is_unsigned: false, len: Len::Any, width: Width::Any }
    }

    pub const fn any(self) -> Is {
        Is::Of(self)
    }

    pub const fn scalar(self) -> Is {
        Is::Of(Numbers { len: Len::Scalar, ..self })
    }

    pub const fn vector(self) -> Is {
        Is::Of(Numbers { len: Len::Vector, ..self })
    }

    /// A vector whose components are as wide as the result.
    pub const fn vector_like(self) -> Is {
        Is::Of(Numbers { len: Len::Vector, width: Width::Result, ..self })
    }

    pub const fn len(self, len: u32) -> Is {
        Is::Of(Numbers { len: Len::Exactly(len), ..self })
    }

    /// With as many components as the result.
    pub const fn shaped(self) -> Is {
        Is::Of(self.as_long())
    }

    pub const fn as_long(self) -> Numbers {
        Numbers { len: Len::Result, ..self }
    }

    /// With as many components as the result, each as wide.
    pub const fn like(self) -> Is {
        Is::Of(Numbers { width: Width::Result, ..self.as_long() })
    }

    pub const fn bits(self, bits: u32) -> Numbers {
        Numbers { width: Width::Exactly(bits), ..self }
    }

    pub const fn at_most(self, bits: u32) -> Numbers {
        Numbers { width: Width::AtMost(bits), ..self }
    }

    pub const fn vulkan(self, bits: u32) -> Numbers {
        Numbers { width: Width::Vulkan(bits), ..self }
    }

    pub const fn wide_as_result(self) -> Numbers {
        Numbers { width: Width::Result, ..self }
    }

    pub const fn wide_as_first(self) -> Numbers {
        Numbers { width: Width::First, ..self }
    }

    pub const fn of_another_width(self) -> Numbers {
        Numbers { width: Width::NotResult, ..self }
    }

    fn fits(self, is_vulkan: bool, shape: Shape, result: Option<Shape>, first: Option<Shape>) -> bool {
        let width = |other: Option<Shape>| other.is_none_or(|it| it.bits == shape.bits);
        self.kind.is_none_or(|it| it == shape.kind)
            && !(self.is_unsigned && shape.is_signed)
            && match self.len {
                Len::Any => true,
                Len::Scalar => shape.len == 1,
                Len::Vector => shape.len > 1,
                Len::Exactly(len) => shape.len == len,
                Len::Result => result.is_none_or(|it| it.len == shape.len),
            }
            && match self.width {
                Width::Any => true,
                Width::Exactly(bits) => shape.bits == bits,
                Width::AtMost(bits) => shape.bits <= bits,
                Width::Vulkan(bits) => !is_vulkan || shape.bits == bits,
                Width::Result => width(result),
                Width::First => width(first),
                Width::NotResult => result.is_none_or(|it| it.bits != shape.bits),
            }
    }

    /// Such types in words.
    fn words(self) -> String {
        let kind = match (self.kind, self.is_unsigned) {
            (Some(Kind::Bool), _) => "truth value",
            (Some(Kind::Int), true) => "unsigned integer",
            (Some(Kind::Int), false) => "integer",
            (Some(Kind::Float), _) => "float",
            (None, _) => "number",
        };
        let width = match self.width {
            Width::Any => String::new(),
            Width::Exactly(bits) | Width::Vulkan(bits) => format!(" of {bits} bits"),
            Width::AtMost(bits) => format!(" of at most {bits} bits"),
            Width::Result => " as wide as the result".into(),
            Width::First => " as wide as the first operand".into(),
            Width::NotResult => " of another width than the result".into(),
        };
        match self.len {
            Len::Any => format!("{kind}s{width}"),
            Len::Scalar => format!("one {kind}{width}"),
            Len::Vector => format!("a vector of {kind}s{width}"),
            Len::Exactly(1) => format!("one {kind}{width}"),
            Len::Exactly(len) => format!("{len} {kind}s{width}"),
            Len::Result => {
                let width = match self.width {
                    Width::Any => String::new(),
                    Width::Exactly(bits) | Width::Vulkan(bits) => format!(", each of {bits} bits"),
                    Width::AtMost(bits) => format!(", each of at most {bits} bits"),
                    Width::Result => ", as wide".into(),
                    Width::First => ", as wide as the first operand".into(),
                    Width::NotResult => ", but of another width".into(),
                };
                format!("as many {kind}s as the result has components{width}")
            }
        }
    }
}

/// Compares the types of a result and of operands with a row. An operand that is no value has no type.
fn mismatch<T: Types>(
    types: &T,
    (wanted, all): Row,
    result: T::Id,
    operands: &[Option<T::Id>],
) -> Option<Mismatch> {
    // Operations on types of inline SPIR-V, cooperative matrices among them, have rules of their own.
    let is_unknown_result = !matches!(wanted, Is::Anything) && types.is_unknown(result);
    let is_unknown = || is_unknown_result || operands.iter().flatten().any(|it| types.is_unknown(*it));
    let is_of_opaque = wanted.is_of_opaque() || all.iter().any(|it| it.is_of_opaque());
    if !is_of_opaque && is_unknown() {
        return None;
    }
    let first = operands.first().copied().flatten();
    let fits = |wanted: Is, ty: Option<T::Id>| is_fit(types, wanted, ty, result, first);
    if !fits(wanted, Some(result)) {
        return Some(Mismatch { operand: None, wanted });
    }
    let mut operands = all.iter().zip(operands).enumerate();
    let (index, (wanted, _)) = operands.find(|(_, (wanted, ty))| !fits(**wanted, **ty))?;
    Some(Mismatch { operand: Some(index), wanted: *wanted })
}

fn is_fit<T: Types>(types: &T, wanted: Is, ty: Option<T::Id>, result: T::Id, first: Option<T::Id>) -> bool {
    let fits = |numbers: Numbers, ty: T::Id| {
        let first = first.and_then(|it| types.shape(it));
        types.shape(ty).is_some_and(|it| numbers.fits(types.is_vulkan(), it, types.shape(result), first))
    };
    let is_pointer_to = |is: &dyn Fn(T::Id) -> bool| ty.and_then(|it| types.pointee(it)).is_some_and(is);
    match wanted {
        Is::Anything => true,
        Is::Result => ty == Some(result),
        Is::First => ty == first,
        Is::Component => ty.is_some() && types.component(result) == ty,
        Is::Of(numbers) => ty.is_some_and(|it| fits(numbers, it)),
        Is::PointerTo(numbers) => is_pointer_to(&|it| fits(numbers, it)),
        Is::PointerToResult => is_pointer_to(&|it| it == result),
        Is::Made(op) => ty.is_some_and(|it| types.made_by(it) == Some(op)),
        Is::PointerToMade(op) => is_pointer_to(&|it| types.made_by(it) == Some(op)),
        Is::Transform => ty.is_some_and(|it| {
            let is_column = |it: Shape| (it.kind, it.bits, it.len) == (Kind::Float, 32, 3);
            types.made_by(it) == Some(crate::spirv::Op::TypeMatrix)
                && types.parts(it) == Some(4)
                && types.component(it).and_then(|it| types.shape(it)).is_some_and(is_column)
        }),
    }
}

/// What is wrong with the types of a result and of operands, compared with a row: the end of a sentence that begins with the
/// instruction.
pub fn fault<T: Types>(types: &T, row: Row, result: T::Id, operands: &[Option<T::Id>]) -> Option<String> {
    let Mismatch { operand, wanted } = mismatch(types, row, result, operands)?;
    let ty = operand.map_or(Some(result), |it| operands.get(it).copied().flatten());
    let (wanted, found) = (words(types, wanted, result), ty.map_or("no value".into(), |it| show(types, it)));
    Some(match operand {
        None => format!("has a result of type `{found}`, but gives {wanted}")
            .replace("`a ", "`")
            .replace("`an ", "`"),
        Some(index) => format!("takes {wanted} as operand {}, not {}", index + 1, quoted(&found)),
    })
}

fn words<T: Types>(types: &T, wanted: Is, result: T::Id) -> String {
    match wanted {
        Is::Anything => "anything".into(),
        Is::Result => format!("a value of the result's type {}", quoted(&show(types, result))),
        Is::First => "a value of the first operand's type".into(),
        Is::Component => "a component of the result".into(),
        Is::Of(numbers) => numbers.words(),
        Is::PointerTo(numbers) => format!("a pointer to {}", numbers.words()),
        Is::PointerToResult => "a pointer to the result's type".into(),
        Is::Made(op) => format!("a value of a type of Op{op:?}"),
        Is::PointerToMade(op) => format!("a pointer to a variable of a type of Op{op:?}"),
        Is::Transform => "a `float4x3`".into(),
    }
}

/// A type in a sentence.
pub fn quoted(shown: &str) -> String {
    if shown.contains(' ') { shown.into() } else { format!("`{shown}`") }
}

/// A type as HLSL names it, or what it is.
pub fn show<T: Types>(types: &T, ty: T::Id) -> String {
    if let Some(Shape { kind, bits, is_signed, len }) = types.shape(ty) {
        let scalar = match (kind, bits, is_signed) {
            (Kind::Bool, ..) => "bool".into(),
            (Kind::Int, 32, true) => "int".into(),
            (Kind::Int, 32, false) => "uint".into(),
            (Kind::Int, _, true) => format!("int{bits}_t"),
            (Kind::Int, _, false) => format!("uint{bits}_t"),
            (Kind::Float, 16, _) => "half".into(),
            (Kind::Float, 32, _) => "float".into(),
            (Kind::Float, 64, _) => "double".into(),
            (Kind::Float, ..) => format!("a float of {bits} bits"),
        };
        return match len {
            1 => scalar,
            _ => format!("{scalar}{}{len}", if scalar.ends_with("_t") { "x" } else { "" }),
        };
    }
    use crate::spirv::Op::*;
    match (types.pointee(ty), types.made_by(ty)) {
        (Some(to), _) if types.pointee(to).is_some() => "a pointer to a pointer".into(),
        (Some(to), _) => format!("a pointer to {}", show(types, to)),
        (_, Some(TypeVoid)) => "void".into(),
        (_, Some(TypeVector)) => "a vector".into(),
        (_, Some(TypeMatrix)) => "a matrix".into(),
        (_, Some(TypeArray | TypeRuntimeArray)) => "an array".into(),
        (_, Some(TypeStruct)) => "a struct".into(),
        (_, Some(TypeImage)) => "an image".into(),
        (_, Some(TypeSampler)) => "a sampler".into(),
        (_, Some(TypeSampledImage)) => "an image with its sampler".into(),
        _ => "of another type".into(),
    }
}
