//! Values in the form in which a caller of `new` gives them, and how they become fields.

use super::{
    Writer,
    types::{component_type, scalar_type},
};
use crate::{
    bindings::plan::{Component, Value},
    reflect::ScalarKind,
};

impl Writer<'_> {
    /// The complete member of which `value` is the head or the last element, as passed by a caller.
    pub(super) fn natural_whole(&mut self, value: &Value, lengths: &[u32]) -> String {
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

    /// `place`, of the type that [`Writer::natural_whole`] has inside, as the field's.
    pub(super) fn from_element(&mut self, value: &Value, place: &str) -> String {
        match value {
            Value::Vector { scalar, .. } if scalar.is_natural() => format!("{place}.into()"),
            Value::Vector { scalar, .. } => {
                let lane = self.from_natural(&Value::Scalar(*scalar), "__it");
                format!("{place}.map(|__it| {lane})")
            }
            Value::Padded { value: inner, .. } => {
                let name = self.wrapper(value);
                let inner = self.from_element(inner, place);
                format!("{name}::new({inner})")
            }
            other => self.from_natural(other, place),
        }
    }

    /// The type that a caller of `new` passes.
    pub(super) fn natural(&mut self, value: &Value) -> String {
        match value {
            Value::Scalar(scalar) => natural_scalar(*scalar).to_owned(),
            Value::Vector { scalar, len } if scalar.is_bytes => natural_vector(*scalar, *len),
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
            Value::Vector { scalar, .. } if scalar.is_bytes => {
                format!("{expression}.map(|__it| {}::new(__it))", component_type(*scalar))
            }
            Value::Padded { value: inner, .. } => {
                let name = self.wrapper(value);
                let inner = self.from_natural(inner, expression);
                format!("{name}::new({inner})")
            }
            Value::Array { element, .. } if has_natural_form(element) => {
                let index = format!("__{}", expression.matches('[').count());
                let element = self.from_natural(element, &format!("{expression}[{index}]"));
                format!("::core::array::from_fn(|{index}| {element})")
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
        Value::Vector { scalar, .. } => scalar.is_bytes,
        Value::Padded { .. } => true,
        Value::Array { element, .. } => has_natural_form(element),
        Value::Matrix { .. } | Value::Struct(_) => false,
    }
}

pub(super) fn natural_scalar(scalar: Component) -> &'static str {
    if scalar.kind == ScalarKind::Bool { "bool" } else { scalar_type(scalar.kind) }
}

fn natural_vector(scalar: Component, len: u32) -> String {
    format!("[{}; {len}]", natural_scalar(scalar))
}
