//! The spelling of types and functions in messages.

use super::Checker;
use crate::{
    typed::{FunctionId, ParameterMode},
    types::{TemplateArgument, TypeId, name},
};

impl Checker<'_> {
    /// As a shader would write the type.
    pub(super) fn type_name(&self, ty: TypeId) -> String {
        name::of(&self.program.types, self.symbols, ty)
    }

    /// `<float, 3>`
    pub(super) fn arguments_text(&self, args: &[TemplateArgument]) -> String {
        name::arguments(&self.program.types, self.symbols, args)
    }

    /// `f(float, out int)`
    pub(super) fn signature(&self, function: FunctionId) -> String {
        let it = &self.program.functions[function];
        let mut text = format!("{}(", self.symbols.text(it.qualified_name));
        for (index, parameter) in self.functions[function].parameters.iter().enumerate() {
            if index > 0 {
                text.push_str(", ");
            }
            text.push_str(match parameter.mode {
                ParameterMode::In => "",
                ParameterMode::Out => "out ",
                ParameterMode::InOut | ParameterMode::Reference => "inout ",
            });
            text.push_str(&self.type_name(parameter.ty));
        }
        text.push(')');
        text
    }
}
