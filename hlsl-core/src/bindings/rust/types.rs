//! Types of fields as Rust spells them, those of a math library among them, and their zeros.

use super::Writer;
use super::names::capital;
use crate::{
    bindings::{
        MathLibrary,
        plan::{Component, Value},
    },
    reflect::ScalarKind,
};

/// What glam aligns its larger types to on some targets; on others they are aligned to the component, which fits wherever
/// this does.
pub(super) const ALIGNMENT: u32 = 16;

impl Writer<'_> {
    pub(super) fn type_of(&mut self, value: &Value) -> String {
        if let Some(math) = self.math(value) {
            return math;
        }
        match value {
            Value::Scalar(scalar) => component_type(*scalar),
            Value::Vector { scalar, len } => format!("[{}; {len}]", component_type(*scalar)),
            Value::Matrix { scalar, count, len, padding, .. } => {
                format!("[[{}; {}]; {count}]", component_type(*scalar), len + padding)
            }
            Value::Array { element, count } => format!("[{}; {count}]", self.type_of(element)),
            Value::Padded { .. } => self.wrapper(value),
            Value::Struct(index) => self.plan.structs[*index].name.clone(),
        }
    }

    /// A type of the math library, if it has exactly the same bytes.
    fn math(&self, value: &Value) -> Option<String> {
        let prefix = |scalar: Component| match (scalar.kind, scalar.is_bytes) {
            (ScalarKind::Float32, false) => Some(("Vec", "f32")),
            (ScalarKind::Int32, false) => Some(("IVec", "i32")),
            (ScalarKind::Uint32, false) => Some(("UVec", "u32")),
            _ => None,
        };
        match (self.style.math, value) {
            (MathLibrary::Arrays, _) => None,
            (MathLibrary::Glam, Value::Vector { scalar, len: len @ 2..=4 }) => {
                let (name, _) = prefix(*scalar)?;
                let fits = *len < 4 || scalar.kind != ScalarKind::Float32 || self.is_aligned;
                fits.then(|| format!("::glam::{name}{len}"))
            }
            (
                MathLibrary::Glam,
                Value::Matrix {
                    scalar: Component { kind: ScalarKind::Float32, is_bytes: false },
                    padding: 0,
                    rows,
                    columns: size @ 2..=4,
                    is_row_major: false,
                    count,
                    ..
                },
            ) if rows == size && count == size => {
                // Three columns of three floats are aligned to the float.
                let fits = *size == 3 || self.is_aligned;
                fits.then(|| format!("::glam::Mat{size}"))
            }
            (MathLibrary::Nalgebra, Value::Vector { scalar, len: len @ 2..=4 }) => {
                prefix(*scalar).map(|(_, component)| format!("::nalgebra::Vector{len}<{component}>"))
            }
            (MathLibrary::Mint, Value::Vector { scalar, len: len @ 2..=4 }) => {
                prefix(*scalar).map(|(_, component)| format!("::mint::Vector{len}<{component}>"))
            }
            (
                MathLibrary::Nalgebra | MathLibrary::Mint,
                Value::Matrix {
                    scalar: Component { kind: ScalarKind::Float32, is_bytes: false },
                    padding: 0,
                    rows,
                    columns,
                    is_row_major: false,
                    count,
                    ..
                },
            ) if count == columns && *rows >= 2 && *columns >= 2 => {
                let size = if rows == columns { rows.to_string() } else { format!("{rows}x{columns}") };
                Some(match self.style.math {
                    MathLibrary::Mint => format!("::mint::ColumnMatrix{size}<f32>"),
                    _ => format!("::nalgebra::Matrix{size}<f32>"),
                })
            }
            _ => None,
        }
    }

    /// `place`, an array of `len` scalars, as a vector of the math library if the field is one.
    pub(super) fn of_array(&self, value: &Value, len: u32, place: &str) -> String {
        let Some(name) = self.math(value) else { return place.to_owned() };
        let lanes = (0..len).map(|it| format!("{place}[{it}]"));
        match self.style.math {
            MathLibrary::Arrays => place.to_owned(),
            MathLibrary::Glam => format!("{name}::from_array({place})"),
            MathLibrary::Nalgebra => {
                format!("::nalgebra::Vector{len}::new({})", lanes.collect::<Vec<_>>().join(", "))
            }
            MathLibrary::Mint => {
                let fields = ["x", "y", "z", "w"].iter().zip(lanes).map(|(name, it)| format!("{name}: {it}"));
                format!("::mint::Vector{len} {{ {} }}", fields.collect::<Vec<_>>().join(", "))
            }
        }
    }

    pub(super) fn zero(&self, value: &Value) -> String {
        if let Some(name) = self.math(value) {
            return match (self.style.math, value) {
                // Of matrices, too: all of their components are 0.
                (MathLibrary::Glam, _) => format!("{name}::ZERO"),
                (MathLibrary::Mint, Value::Vector { scalar, len }) => {
                    let names = ["x", "y", "z", "w"];
                    let zero = scalar_zero(scalar.kind);
                    let fields: Vec<String> =
                        names.iter().take(*len as usize).map(|it| format!("{it}: {zero}")).collect();
                    format!("::mint::Vector{len} {{ {} }}", fields.join(", "))
                }
                (MathLibrary::Mint, Value::Matrix { rows, columns, scalar, .. }) => {
                    let column = self.zero(&Value::Vector { scalar: *scalar, len: *rows });
                    let names = ["x", "y", "z", "w"];
                    let fields: Vec<String> =
                        names.iter().take(*columns as usize).map(|it| format!("{it}: {column}")).collect();
                    let size = if rows == columns { rows.to_string() } else { format!("{rows}x{columns}") };
                    format!("::mint::ColumnMatrix{size} {{ {} }}", fields.join(", "))
                }
                (_, Value::Vector { scalar, len }) => {
                    let zeros = vec![scalar_zero(scalar.kind); *len as usize].join(", ");
                    format!("::nalgebra::Vector{len}::new({zeros})")
                }
                (_, Value::Matrix { rows, columns, .. }) => {
                    let size = if rows == columns { rows.to_string() } else { format!("{rows}x{columns}") };
                    let zeros = vec!["0.0"; (rows * columns) as usize].join(", ");
                    format!("::nalgebra::Matrix{size}::new({zeros})")
                }
                _ => String::new(),
            };
        }
        match value {
            Value::Scalar(scalar) if scalar.is_bytes => format!("{}::ZERO", component_type(*scalar)),
            Value::Scalar(Component { kind: ScalarKind::Bool, .. }) => "Bool::new(false)".to_owned(),
            Value::Scalar(Component { kind: ScalarKind::Float16, .. }) => "Half(0)".to_owned(),
            Value::Scalar(scalar) => scalar_zero(scalar.kind).to_owned(),
            Value::Vector { scalar, len } => format!("[{}; {len}]", self.zero(&Value::Scalar(*scalar))),
            Value::Matrix { scalar, count, len, padding, .. } => {
                format!("[[{}; {}]; {count}]", self.zero(&Value::Scalar(*scalar)), len + padding)
            }
            Value::Array { element, count } => format!("[{}; {count}]", self.zero(element)),
            Value::Padded { .. } => {
                // The name only depends on what is inside, and it is registered by the field's type.
                let mut probe = Writer {
                    plan: self.plan,
                    style: self.style,
                    text: String::new(),
                    types: Vec::new(),
                    wrappers: self.wrappers.clone(),
                    is_aligned: false,
                };
                format!("{}::ZERO", probe.wrapper(value))
            }
            Value::Struct(index) => {
                let structure = &self.plan.structs[*index];
                let is_mapped = self.style.types.iter().any(|(name, _)| *name == structure.layout.name);
                match (&self.style.bytemuck, is_mapped) {
                    // A type of the user's has no ZERO.
                    (Some(bytemuck), true) => {
                        format!("{bytemuck}::zeroed::<{}>()", structure.name)
                    }
                    _ => format!("{}::ZERO", structure.name),
                }
            }
        }
    }
}

pub(super) fn component_type(scalar: Component) -> String {
    let name = scalar_type(scalar.kind);
    if scalar.is_bytes { capital(name) + "Bytes" } else { name.to_owned() }
}

pub(super) fn scalar_type(scalar: ScalarKind) -> &'static str {
    match scalar {
        ScalarKind::Bool => "Bool",
        ScalarKind::Int8 => "i8",
        ScalarKind::Uint8 => "u8",
        ScalarKind::Int16 => "i16",
        ScalarKind::Uint16 => "u16",
        ScalarKind::Int32 => "i32",
        ScalarKind::Uint32 => "u32",
        ScalarKind::Int64 => "i64",
        ScalarKind::Uint64 => "u64",
        ScalarKind::Float16 => "Half",
        ScalarKind::Float32 => "f32",
        ScalarKind::Float64 => "f64",
    }
}

fn scalar_zero(scalar: ScalarKind) -> &'static str {
    match scalar {
        ScalarKind::Float32 | ScalarKind::Float64 => "0.0",
        _ => "0",
    }
}
