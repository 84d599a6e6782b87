//! Types beside the structs: elements padded to their strides, scalars of a size or alignment that Rust has not, and
//! names for what buffers hold.

use std::fmt::Write;

use super::{
    SharedType, Writer,
    arguments::natural_scalar,
    names::capital,
    types::{ALIGNMENT, component_type},
};
use crate::{
    bindings::{
        Shader, Style,
        names::type_name,
        plan::{Component, Plan, Value},
    },
    reflect::{Binding, ScalarKind},
};

/// What a scalar of the shader that is not one of Rust's derives.
pub(super) const SCALAR_TRAITS: [&str; 7] = ["Clone", "Copy", "Debug", "Default", "PartialEq", "Eq", "Hash"];

/// Rounds to the nearest, and to even between two.
const HALF_CONVERSIONS: &str = "\
impl Half {
/// The nearest 16-bit float; what is too large becomes an infinity.
#[must_use]
pub const fn from_f32(value: f32) -> Self {
let bits = value.to_bits();
let sign = (bits >> 16 & 0x8000) as u16;
let magnitude = bits & 0x7fff_ffff;
let exponent = magnitude >> 23;
// The mantissa with the bits that get lost, and how many these are.
let (whole, lost) = if magnitude > 0x7f80_0000 {
return Self(sign | 0x7e00);
} else if magnitude >= 0x4780_0000 {
return Self(sign | 0x7c00);
} else if exponent >= 113 {
(magnitude - 0x3800_0000, 13)
} else if exponent >= 102 {
(magnitude & 0x7f_ffff | 0x80_0000, 126 - exponent)
} else {
return Self(sign);
};
let (kept, rest, middle) = (whole >> lost, whole & ((1 << lost) - 1), 1 << (lost - 1));
let rounded = if rest > middle || rest == middle && kept & 1 == 1 { kept + 1 } else { kept };
Self(sign | rounded as u16)
}
/// The same number.
#[must_use]
pub const fn to_f32(self) -> f32 {
let (exponent, mantissa) = ((self.0 >> 10 & 0x1f) as u32, (self.0 & 0x3ff) as u32);
let magnitude = match exponent {
0 => (mantissa as f32 / 16_777_216.0).to_bits(),
31 => 0x7f80_0000 | mantissa << 13,
exponent => (exponent + 112) << 23 | mantissa << 13,
};
f32::from_bits((self.0 as u32 & 0x8000) << 16 | magnitude)
}
}
";

/// What a buffer holds: one element, padded to its stride.
fn element(plan: &Plan, map: &[usize], binding: &Binding, style: &Style) -> Option<Value> {
    let value = plan.element(binding.layout.as_ref()?, map);
    let is_mapped = match &value {
        Value::Struct(index) => {
            let name = &plan.structs[*index].layout.name;
            style.types.iter().any(|(mapped, _)| mapped == name)
        }
        _ => false,
    };
    let size = value.size(&plan.structs);
    // A type of the user's has whatever padding it has.
    let padding = if is_mapped { 0 } else { binding.size.saturating_sub(size) };
    match (size, padding) {
        (0, _) => None,
        (_, 0) => Some(value),
        (_, padding) => Some(Value::Padded { value: Box::new(value), padding }),
    }
}

/// The name for what a buffer holds, if that is not a struct.
fn alias(binding: &Binding) -> String {
    format!("{}Element", capital(&type_name(&binding.name)))
}

/// The type in the module that is what a buffer of these shaders holds, if it is plain data for bytemuck.
pub(super) fn element_name(
    plan: &Plan,
    shaders: &[Shader<'_>],
    maps: &[Vec<usize>],
    binding: &Binding,
    style: &Style,
) -> Option<String> {
    style.bytemuck.as_ref()?;
    let has = |shader: &Shader<'_>| shader.reflection.bindings.iter().any(|it| it.name == binding.name);
    let (_, map) = shaders.iter().zip(maps).find(|(it, _)| has(it))?;
    let name = match element(plan, map, binding, style)? {
        Value::Struct(index) => return Some(plan.structs[index].name.clone()),
        _ => alias(binding),
    };
    // Such a struct has nothing to do with the buffer.
    (!plan.structs.iter().any(|it| it.name == name)).then_some(name)
}

impl Writer<'_> {
    /// A name for the contents of a buffer, if that is not a named struct: `type Particles = [f32; 4]`.
    pub(super) fn aliases(&mut self, shaders: &[Shader<'_>], maps: &[Vec<usize>]) {
        let mut done: Vec<String> = self.plan.structs.iter().map(|it| it.name.clone()).collect();
        for (shader, map) in shaders.iter().zip(maps) {
            for binding in &shader.reflection.bindings {
                let Some(value) = element(self.plan, map, binding, self.style) else { continue };
                let name = alias(binding);
                if matches!(value, Value::Struct(_)) || done.contains(&name) {
                    continue;
                }
                self.is_aligned = value.size(&self.plan.structs).is_multiple_of(ALIGNMENT);
                let ty = self.type_of(&value);
                self.is_aligned = false;
                let _ = write!(
                    self.text,
                    "/// One element of `{}`: `{}`, {} bytes.\n#[allow(non_camel_case_types)]\n\
                     pub type {name} = {ty};\n",
                    binding.name, binding.hlsl_type, binding.size
                );
                done.push(name);
            }
        }
    }

    /// The name of the struct that pads an element to its stride.
    pub(super) fn wrapper(&mut self, value: &Value) -> String {
        let known = self.wrappers.iter().position(|it| it == value);
        let number = known.unwrap_or(self.wrappers.len());
        if known.is_none() {
            self.wrappers.push(value.clone());
        }
        let Value::Padded { value: inner, .. } = value else { return String::new() };
        let size = value.size(&self.plan.structs);
        let name = match &**inner {
            Value::Scalar(scalar) => capital(&component_type(*scalar)),
            Value::Vector { scalar, len } => format!("{}x{len}", capital(&component_type(*scalar))),
            Value::Struct(index) => self.plan.structs[*index].name.clone(),
            Value::Matrix { scalar, rows, columns, is_row_major, .. } => {
                let major = if *is_row_major { "Rows" } else { "" };
                format!("{}x{rows}x{columns}{major}", capital(&component_type(*scalar)))
            }
            Value::Array { .. } | Value::Padded { .. } => format!("Array{number}"),
        };
        let mut name = format!("{name}Stride{size}");
        while self.plan.structs.iter().any(|it| it.name == name) {
            name.push('_');
        }
        name
    }

    pub(super) fn wrappers(&mut self) {
        let mut next = 0;
        while next < self.wrappers.len() {
            let wrapper = self.wrappers[next].clone();
            next += 1;
            let Value::Padded { value, padding } = &wrapper else { continue };
            let name = self.wrapper(&wrapper);
            let ty = self.type_of(value);
            let zero = self.zero(value);
            let size = wrapper.size(&self.plan.structs);
            self.helper(&name, 0, |it| it.padded_element(&name, &ty, &zero, size, *padding));
        }
        self.byte_scalars();
        let uses = |text: &str, name: &str| {
            text.match_indices(name).any(|(at, _)| {
                let edge = |c: Option<char>| !c.is_some_and(|c| c.is_ascii_alphanumeric() || c == '_');
                // `at` begins a match of the name, and so is between characters, as is its end.
                edge(text[..at].chars().next_back()) && edge(text[at + name.len()..].chars().next())
            })
        };
        if uses(&self.text, "Bool") {
            self.helper("Bool", 0, Writer::bool_type);
        }
        if uses(&self.text, "Half") {
            self.helper("Half", 0, Writer::half_type);
        }
    }

    /// The struct that pads an element.
    fn padded_element(&mut self, name: &str, ty: &str, zero: &str, size: u32, padding: u32) {
        let (derive, skip) = (self.derive_with_own(true), self.skip(padding));
        let _ = write!(
            self.text,
            "/// An array element that takes {size} bytes in the shader's layout.\n#[repr(C)]\n\
             {derive}#[allow(non_camel_case_types, clippy::pub_underscore_fields)]\npub struct {name} {{\n\
             /// The element.\npub value: {ty},\n#[doc(hidden)]\n{skip}pub _pad: [u8; {padding}],\n}}\n\
             impl {name} {{\n/// Every byte zero.\npub const ZERO: Self = Self::new({zero});\n\
             /// The element with its padding.\n#[must_use]\npub const fn new(value: {ty}) -> Self {{ \
             Self {{ value, _pad: [0; {padding}] }} }}\n}}\n\
             impl ::core::fmt::Debug for {name} {{ #[inline] fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {{ \
             ::core::fmt::Debug::fmt(&self.value, f) }} }}\n\
             impl ::core::default::Default for {name} {{ #[inline] fn default() -> Self {{ Self::ZERO }} }}\n\
             impl ::core::convert::From<{ty}> for {name} {{ fn from(value: {ty}) -> Self {{ Self::new(value) }} }}\n\
             const _: () = assert!(::core::mem::size_of::<{name}>() == {size}, \"stride of {name}\");\n"
        );
        self.pod(name);
    }

    fn bool_type(&mut self) {
        let derive = self.derive_scalar();
        let _ =
            write!(self.text, "/// A `bool` of the shader: 32 bits, 0 or 1.\n#[repr(transparent)]\n{derive}");
        self.text.push_str(
            "pub struct Bool(u32);\n\
             impl Bool {\n/// 1 for true.\n#[must_use]\npub const fn new(value: bool) -> Self { Self(value as u32) }\n\
             /// Whether it is not 0.\n#[must_use]\npub const fn get(self) -> bool { self.0 != 0 }\n}\n\
             impl ::core::convert::From<bool> for Bool { fn from(value: bool) -> Self { Self::new(value) } }\n\
             impl ::core::convert::From<Bool> for bool { fn from(value: Bool) -> Self { value.get() } }\n",
        );
        self.pod("Bool");
    }

    fn half_type(&mut self) {
        let derive = self.derive_scalar();
        let _ = write!(
            self.text,
            "/// The bits of a 16-bit float of the shader, as `to_bits` of the crate half has them.\n\
             #[repr(transparent)]\n{derive}pub struct Half(pub u16);\n{HALF_CONVERSIONS}"
        );
        self.pod("Half");
    }

    /// Scalars that are stored as bytes.
    fn byte_scalars(&mut self) {
        use ScalarKind::*;
        for kind in [Int16, Uint16, Float16, Int32, Uint32, Float32, Int64, Uint64, Float64, Bool] {
            let component = Component { kind, is_bytes: true };
            let name = component_type(component);
            if !self.text.contains(&name) {
                continue;
            }
            let natural = natural_scalar(component);
            let size = kind.size();
            let (to_bits, from_bits) = match kind {
                Bool => ("(value as u32)", "u32::from_ne_bytes(self.0) != 0"),
                Float16 => ("value.0", "Half(u16::from_ne_bytes(self.0))"),
                _ => ("value", ""),
            };
            let from_bits = match from_bits {
                "" => format!("{natural}::from_ne_bytes(self.0)"),
                other => other.to_owned(),
            };
            let derive = self.derive_scalar();
            let start = self.text.len();
            let _ = write!(
                self.text,
                "/// A `{}` of the shader as bytes, where no alignment is to be had.\n#[repr(transparent)]\n\
                 {derive}pub struct {name}([u8; {size}]);\n\
                 impl {name} {{\n/// Every byte zero.\npub const ZERO: Self = Self([0; {size}]);\n\
                 /// The bytes of the value.\n#[must_use]\n\
                 pub const fn new(value: {natural}) -> Self {{ Self({to_bits}.to_ne_bytes()) }}\n\
                 /// The value.\n#[must_use]\npub const fn get(self) -> {natural} {{ {from_bits} }}\n}}\n\
                 impl ::core::convert::From<{natural}> for {name} {{ fn from(value: {natural}) -> Self {{ Self::new(value) }} }}\n",
                kind.name()
            );
            self.pod(&name);
            let range = start..self.text.len();
            self.types.push(SharedType { name, home: Some(String::new()), depth: 0, range });
        }
    }
}
