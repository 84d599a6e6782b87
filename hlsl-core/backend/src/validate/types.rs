//! What the types of operands and results may be: the language of the tables in `instructions` and `extended`.

use super::module::{Kind, Module, Shape};

/// What an operand or a result has to be.
#[derive(Clone, Copy)]
pub(super) enum Is {
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
}

/// Numbers or truth values, and vectors of these.
#[derive(Clone, Copy)]
pub(super) struct Numbers {
    kind: Option<Kind>,
    is_unsigned: bool,
    len: Len,
    width: Width,
}

#[derive(Clone, Copy)]
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

#[derive(Clone, Copy)]
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

pub(super) const BOOL: Numbers = Numbers::of(Some(Kind::Bool));
pub(super) const INT: Numbers = Numbers::of(Some(Kind::Int));
pub(super) const UINT: Numbers = Numbers { is_unsigned: true, ..INT };
pub(super) const FLOAT: Numbers = Numbers::of(Some(Kind::Float));
pub(super) const NUMBER: Numbers = Numbers::of(None);

impl Numbers {
    const fn of(kind: Option<Kind>) -> Numbers {
        Numbers { kind, is_unsigned: false, len: Len::Any, width: Width::Any }
    }

    pub(super) const fn any(self) -> Is {
        Is::Of(self)
    }

    pub(super) const fn scalar(self) -> Is {
        Is::Of(Numbers { len: Len::Scalar, ..self })
    }

    pub(super) const fn vector(self) -> Is {
        Is::Of(Numbers { len: Len::Vector, ..self })
    }

    /// A vector whose components are as wide as the result.
    pub(super) const fn vector_like(self) -> Is {
        Is::Of(Numbers { len: Len::Vector, width: Width::Result, ..self })
    }

    pub(super) const fn len(self, len: u32) -> Is {
        Is::Of(Numbers { len: Len::Exactly(len), ..self })
    }

    /// With as many components as the result.
    pub(super) const fn shaped(self) -> Is {
        Is::Of(self.as_long())
    }

    pub(super) const fn as_long(self) -> Numbers {
        Numbers { len: Len::Result, ..self }
    }

    /// With as many components as the result, each as wide.
    pub(super) const fn like(self) -> Is {
        Is::Of(Numbers { width: Width::Result, ..self.as_long() })
    }

    pub(super) const fn bits(self, bits: u32) -> Numbers {
        Numbers { width: Width::Exactly(bits), ..self }
    }

    pub(super) const fn at_most(self, bits: u32) -> Numbers {
        Numbers { width: Width::AtMost(bits), ..self }
    }

    pub(super) const fn vulkan(self, bits: u32) -> Numbers {
        Numbers { width: Width::Vulkan(bits), ..self }
    }

    pub(super) const fn wide_as_result(self) -> Numbers {
        Numbers { width: Width::Result, ..self }
    }

    pub(super) const fn wide_as_first(self) -> Numbers {
        Numbers { width: Width::First, ..self }
    }

    pub(super) const fn of_another_width(self) -> Numbers {
        Numbers { width: Width::NotResult, ..self }
    }

    fn fits(self, module: &Module<'_>, shape: Shape, result: Option<Shape>, first: Option<Shape>) -> bool {
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
                Width::Vulkan(bits) => !module.environment.is_vulkan || shape.bits == bits,
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

/// Compares the types of a result and of operands with a row of a table. An id of 0 is a literal.
pub(super) fn match_row(
    module: &Module<'_>,
    result_type: u32,
    result: Is,
    operands: &[Is],
    ids: &[u32],
) -> Option<String> {
    let types: Vec<u32> = ids.iter().map(|it| module.type_of(*it)).collect();
    // Operations on types of inline SPIR-V, cooperative matrices among them, have rules of their own.
    if module.is_unknown(result_type)
        || ids.iter().zip(&types).any(|(id, ty)| *id != 0 && *ty != 0 && module.is_unknown(*ty))
    {
        return None;
    }
    let all = [(result, result_type, None)]
        .into_iter()
        .chain(operands.iter().zip(&types).enumerate().map(|(index, (is, ty))| (*is, *ty, Some(index))));
    for (is, ty, index) in all {
        let first = types.first().copied().unwrap_or(0);
        if let Some(wanted) = mismatch(module, is, ty, result_type, first) {
            let found = if module.is_type(ty) { module.show(ty) } else { "no value".into() };
            return Some(match index {
                None => format!("has a result of type `{found}`, but gives {wanted}")
                    .replace("`a ", "`")
                    .replace("`an ", "`"),
                Some(index) => format!("takes {wanted} as operand {}, not {}", index + 1, quoted(&found)),
            });
        }
    }
    None
}

/// A type in a sentence.
pub(super) fn quoted(shown: &str) -> String {
    if shown.contains(' ') { shown.into() } else { format!("`{shown}`") }
}

/// What is wanted in place of a type.
fn mismatch(module: &Module<'_>, is: Is, ty: u32, result: u32, first: u32) -> Option<String> {
    let fits = |numbers: Numbers, ty: u32| {
        let shape = module.shape(ty);
        shape.is_some_and(|it| numbers.fits(module, it, module.shape(result), module.shape(first)))
    };
    let (is_right, wanted) = match is {
        Is::Anything => return None,
        Is::Result => {
            (ty == result, format!("a value of the result's type {}", quoted(&module.show(result))))
        }
        Is::First => (ty == first, "a value of the first operand's type".into()),
        Is::Component => {
            let component = module.part(result, 0);
            (component == Some(ty), "a component of the result".into())
        }
        Is::Of(numbers) => (fits(numbers, ty), numbers.words()),
        Is::PointerTo(numbers) => (
            module.pointee(ty).is_some_and(|(_, it)| fits(numbers, it)),
            format!("a pointer to {}", numbers.words()),
        ),
        Is::PointerToResult => {
            let pointee = module.pointee(ty);
            (pointee.is_some_and(|(_, it)| it == result), "a pointer to the result's type".into())
        }
    };
    (!is_right).then_some(wanted)
}
