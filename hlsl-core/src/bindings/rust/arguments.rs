//! Values in the form in which a caller of `new` gives them, and how they become fields.

use super::{
    Writer,
    types::{component_type, scalar_type},
};
use crate::{
    bindings::{
        MathLibrary,
        plan::{Component, Field, Value},
    },
    reflect::{ScalarKind, TypeLayout},
};

impl Writer<'_> {
    /// The complete member of which `value` is the head or the last element, as passed by a caller.
    pub(super) fn natural_whole(&mut self, field: &Field, value: &Value, lengths: &[u32]) -> String {
        if self.is_glam_matrix(field, lengths) {
            return GLAM_MATRIX.to_owned();
        }
        let element = match value {
            Value::Array { element, .. } => match &**element {
                Value::Vector { scalar, len } => natural_vector(*scalar, *len),
                Value::Padded { value, .. } => match &**value {
                    Value::Vector { scalar, len } => natural_vector(*scalar, *len),
                    value => self.natural(value),
                },
                element => self.natural(element),
            },
            Value::Matrix { scalar, len, .. } | Value::Vector { scalar, len } => {
                natural_vector(*scalar, *len)
            }
            other => self.natural(other),
        };
        lengths.iter().rev().fold(element, |element, length| format!("[{element}; {length}]"))
    }

    /// A part of a 3 × 3 matrix by columns, which a caller passes as glam's: without padding.
    fn is_glam_matrix(&self, field: &Field, lengths: &[u32]) -> bool {
        let is_matrix = |layout: &TypeLayout| {
            let float = ScalarKind::Float32;
            matches!(layout, TypeLayout::Matrix { scalar, rows: 3, columns: 3, is_row_major: false, .. } if *scalar == float)
        };
        self.style.math == MathLibrary::Glam && lengths == [3] && field.layout.as_ref().is_some_and(is_matrix)
    }

    /// The argument for a part of a member, as an array.
    pub(super) fn natural_lanes(&self, field: &Field, argument: &str, lengths: &[u32]) -> String {
        match self.is_glam_matrix(field, lengths) {
            true => format!("{argument}.to_cols_array_2d()"),
            false => argument.to_owned(),
        }
    }

    /// `place`, of the type that [`Writer::natural_whole`] has inside, as the field's.
    pub(super) fn from_element(&mut self, value: &Value, place: &str) -> String {
        match value {
            Value::Vector { scalar, len } if scalar.is_natural() => self.of_array(value, *len, place),
            Value::Vector { scalar, len } => self.lanes(*scalar, *len, 0, place),
            Value::Padded { value: inner, .. } => {
                let name = self.wrapper(value);
                let inner = self.from_element(inner, place);
                format!("{name}::new({inner})")
            }
            other => self.from_natural(other, place),
        }
    }

    /// The vectors of the head of a matrix, whose elements a caller passes without padding.
    pub(super) fn from_matrix_element(&mut self, value: &Value, place: &str) -> String {
        match value {
            Value::Array { element, .. } => self.from_element(element, place),
            Value::Matrix { scalar, len, padding, .. } => self.lanes(*scalar, *len, *padding, place),
            _ => place.to_owned(),
        }
    }

    /// An array of `len` scalars that a caller passes as `place`, and of zeros after them.
    fn lanes(&mut self, scalar: Component, len: u32, padding: u32, place: &str) -> String {
        let value = Value::Scalar(scalar);
        let zero = self.zero(&value);
        if len > 4 {
            let index = index(place);
            let lane = self.from_natural(&value, &format!("{place}[{index}]"));
            return filled(&zero, &(len + padding).to_string(), len, &index, &lane);
        }
        let lanes = (0..len).map(|lane| self.from_natural(&value, &format!("{place}[{lane}]")));
        let lanes: Vec<String> = lanes.collect();
        format!("[{}]", [lanes, vec![zero; padding as usize]].concat().join(", "))
    }

    /// Whether a caller passes a matrix with padding as glam's, which has none.
    fn is_glam(&self, value: &Value) -> bool {
        let float = Component { kind: ScalarKind::Float32, is_bytes: false };
        self.style.math == MathLibrary::Glam
            && matches!(value, Value::Matrix { scalar, count: 3, rows: 3, columns: 3, is_row_major: false, .. } if *scalar == float)
    }

    /// The type that a caller of `new` passes.
    pub(super) fn natural(&mut self, value: &Value) -> String {
        match value {
            Value::Scalar(scalar) => natural_scalar(*scalar).to_owned(),
            Value::Vector { scalar, len } if !scalar.is_natural() => natural_vector(*scalar, *len),
            Value::Matrix { scalar, count, len, .. } if has_natural_form(value) => {
                match self.is_glam(value) {
                    true => GLAM_MATRIX.to_owned(),
                    false => format!("[{}; {count}]", natural_vector(*scalar, *len)),
                }
            }
            Value::Array { element, count } if has_natural_form(element) => {
                format!("[{}; {count}]", self.natural(element))
            }
            Value::Padded { value, .. } => self.natural(value),
            other => self.type_of(other),
        }
    }

    /// `expression`, of the natural type, as the field's.
    pub(super) fn from_natural(&mut self, value: &Value, expression: &str) -> String {
        match value {
            Value::Scalar(scalar) if !scalar.is_natural() => {
                format!("{}::new({expression})", component_type(*scalar))
            }
            Value::Vector { scalar, len } if !scalar.is_natural() => self.lanes(*scalar, *len, 0, expression),
            Value::Matrix { scalar, count, len, padding, .. } if has_natural_form(value) => {
                let place = match self.is_glam(value) {
                    true => format!("{expression}.to_cols_array_2d()"),
                    false => expression.to_owned(),
                };
                let vectors =
                    (0..*count).map(|it| self.lanes(*scalar, *len, *padding, &format!("{place}[{it}]")));
                format!("[{}]", vectors.collect::<Vec<_>>().join(", "))
            }
            Value::Padded { value: inner, .. } => {
                let name = self.wrapper(value);
                let inner = self.from_natural(inner, expression);
                format!("{name}::new({inner})")
            }
            Value::Array { element, count } if has_natural_form(element) => {
                let index = index(expression);
                let zero = self.zero(element);
                let element = self.from_natural(element, &format!("{expression}[{index}]"));
                filled(&zero, &count.to_string(), *count, &index, &element)
            }
            _ => expression.to_owned(),
        }
    }
}

impl Component {
    /// Whether the field has the type that a caller passes.
    fn is_natural(self) -> bool {
        !self.is_bytes && self.kind != ScalarKind::Bool
    }
}

fn has_natural_form(value: &Value) -> bool {
    match value {
        Value::Scalar(scalar) => !scalar.is_natural(),
        Value::Vector { scalar, .. } => !scalar.is_natural(),
        Value::Padded { .. } => true,
        Value::Array { element, .. } => has_natural_form(element),
        // Each of its vectors has padding in memory.
        Value::Matrix { scalar, padding, .. } => *padding > 0 || !scalar.is_natural(),
        Value::Struct(_) => false,
    }
}

/// What glam has for 3 × 3 floats without padding.
const GLAM_MATRIX: &str = "::glam::Mat3";

/// A name for the index of the elements of `place`, which those in it do not have.
fn index(place: &str) -> String {
    format!("__{}", place.matches('[').count())
}

/// An array of `length`, the first `count` of which are `element` with their `index`. What closures do is nothing for
/// constants, so this is a loop.
pub(super) fn filled(zero: &str, length: &str, count: u32, index: &str, element: &str) -> String {
    format!(
        "{{ let mut {index}all = [{zero}; {length}]; let mut {index} = 0; while {index} < {count} {{ \
         {index}all[{index}] = {element}; {index} += 1; }} {index}all }}"
    )
}

pub(super) fn natural_scalar(scalar: Component) -> &'static str {
    if scalar.kind == ScalarKind::Bool { "bool" } else { scalar_type(scalar.kind) }
}

fn natural_vector(scalar: Component, len: u32) -> String {
    format!("[{}; {len}]", natural_scalar(scalar))
}
