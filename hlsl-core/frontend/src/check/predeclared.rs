//! `std::is_same`, the one template of the C++ library that every version of HLSL declares.

use super::{
    Checker,
    builtin::Builtin,
    scope::{Entity, Scope, ScopeKind},
};
use crate::{
    ast,
    constant::Constant,
    diagnostics::list::types as errors,
    source::Span,
    symbol::kw,
    types::{TemplateArgument, Type, TypeId, TypeModifiers, convert},
};

impl<'a> Checker<'a> {
    /// Declares the namespace `std`, which shaders may extend.
    pub(super) fn predeclare(&mut self) {
        let mut scope = Scope::new(Some(self.scopes.global), ScopeKind::Namespace);
        scope.prefix = "std::".into();
        let scope = self.scopes.add(scope);
        self.scopes.declare(self.scopes.global, kw::STD, Entity::Namespace(scope));
        self.scopes.declare(scope, kw::IS_SAME, Entity::IsSame);
    }

    /// `std::is_same<A, B>`: an empty struct with the static member `value`.
    pub(super) fn same_types(&mut self, arguments: Option<&ast::TemplateArguments>, span: Span) -> TypeId {
        let error = self.program.types.error;
        let name = || "is_same".to_string();
        let (a, b) = match &self.template_arguments(arguments)[..] {
            [TemplateArgument::Type(a), TemplateArgument::Type(b)] => (*a, *b),
            [_, _] => {
                self.report(errors::TypeArgumentExpected { at: span });
                return error;
            }
            [_, _, _, ..] => {
                self.report(errors::TooManyTemplateArguments { name: name(), most: 2, at: span });
                return error;
            }
            _ => {
                self.report(errors::TooFewTemplateArguments { name: name(), least: 2, at: span });
                return error;
            }
        };
        if self.is_error_type(a) || self.is_error_type(b) {
            return error;
        }
        if let Some(known) = self.language.same_types.get(&(a, b)) {
            return *known;
        }
        let is_const = |ty| self.has_modifier(ty, TypeModifiers::CONST);
        let is_same = convert::equal(&self.program.types, a, b) && is_const(a) == is_const(b);
        let display = format!("std::is_same<{}, {}>", self.type_name(a), self.type_name(b));
        let Builtin::Type(ty) = self.builtin_record("is_same", &[]) else { return error };
        if let Type::Struct(id) = self.program.types[ty] {
            self.program.types.structs[id].display_name = self.symbols.intern(&display);
            self.records[id].is_final = false;
            self.templates.values.push((self.program.types.bool, Constant::Bool(is_same)));
            if let Some(scope) = self.records[id].scope {
                let value = self.symbols.intern("value");
                self.scopes.declare(scope, value, Entity::Value(self.templates.values.len() as u32 - 1));
            }
        }
        self.language.same_types.insert((a, b), ty);
        ty
    }
}
