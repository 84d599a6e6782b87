//! Parts of Direct3D's state objects, such as root signatures and hit groups. Vulkan's pipelines get these from the host, so they
//! are checked and declare nothing.

use super::{Checker, scope::ScopeKind};
use crate::{
    arena::Id,
    ast::{self, ExpressionKind, Modifier, Modifiers},
    diagnostics::list::subobjects as errors,
    source::Span,
    typed::ExprId,
    types::{
        ObjectKind, Type, TypeId,
        convert::{self, LeafKind, Leaves},
    },
};

impl<'a> Checker<'a> {
    /// Which subobject a type is, or an array of.
    pub(super) fn subobject(&self, ty: TypeId) -> Option<ObjectKind> {
        match self.program.types[self.program.types.innermost(ty)] {
            Type::Object { kind, .. } => kind.subobject_fields().map(|_| kind),
            _ => None,
        }
    }

    /// Whether a declaration here is one of the whole file.
    pub(super) fn is_at_file_scope(&self) -> bool {
        self.function.is_none() && self.scopes[self.scopes.current].kind == ScopeKind::Global
    }

    pub(super) fn check_subobject_modifiers(&mut self, modifiers: &Modifiers, at: Span) {
        for (modifier, name) in [(Modifier::Extern, "extern"), (Modifier::Uniform, "uniform")] {
            if modifiers.has(modifier) {
                let at = modifiers.span(modifier).unwrap_or(at);
                self.report(errors::SubobjectStorage { modifier: name, at });
            }
        }
    }

    /// What a variable of the type `ty`, a subobject, is initialized with.
    pub(super) fn initialize_subobject(&mut self, id: Id<ast::Expression>, ty: TypeId, variable: Span) {
        let at = self.ast[id].span;
        if let ExpressionKind::InitializerList(_) = self.ast[id].kind {
            let mut elements = Vec::new();
            self.list_elements(id, false, &mut elements);
            return self.check_subobject_list(&elements, ty, at);
        }
        let value = self.expression(id);
        let from = self.ty(value);
        if !self.is_error(value) && !convert::equal(&self.program.types, from, ty) {
            let (name, from) = (self.type_name(ty), self.type_name(from));
            self.report(errors::SubobjectFromValue { name, from, at: variable, value: at });
        }
    }

    fn check_subobject_list(&mut self, elements: &[ExprId], ty: TypeId, at: Span) {
        let types = &self.program.types;
        let kind = types.as_object(ty).and_then(|(kind, _)| kind.subobject_fields());
        // Lists for arrays have no meaning.
        let (expected, are_strings) = kind.unwrap_or((0, false));
        let is_copy = |it: ExprId| expected > 0 && convert::equal(types, self.ty(it), ty);
        if elements.iter().any(|it| self.is_error(*it)) || matches!(elements, [only] if is_copy(*only)) {
            return;
        }
        let mut found = 0u64;
        let mut fits = true;
        for &element in elements {
            let mut leaves = Leaves::new(types, self.ty(element));
            while let Some((kind, count)) = leaves.next_run() {
                found = found.saturating_add(count);
                fits &= match kind {
                    LeafKind::Scalar(_) => !are_strings,
                    LeafKind::Enum(ty) => !are_strings && !self.is_scoped_enum(ty),
                    LeafKind::Other(ty) => are_strings && matches!(types[ty], Type::String),
                };
            }
        }
        if found != expected {
            let how = if found < expected { "few" } else { "many" };
            let plural = if expected == 1 { "" } else { "s" };
            return self.report(errors::SubobjectCount { how, expected, plural, found, at });
        }
        if !fits {
            let fields = if are_strings { "strings" } else { "numbers" };
            return self.report(errors::SubobjectElements { fields, at });
        }
        let uint = self.program.types.uint;
        for &element in elements.iter().filter(|_| !are_strings) {
            self.warn_constant(element, self.ty(element), uint);
        }
    }
}
