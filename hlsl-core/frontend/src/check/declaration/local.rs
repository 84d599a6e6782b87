//! Variables of functions, `static` ones among them.

use super::{Declared, DeclaredType, LOCAL};
use crate::{
    ast::{self, Modifier},
    attribute::{self, Attribute, AttributeKind},
    check::{Checker, annotation::Annotated, attribute::Place, modifier::Modified, scope::Entity},
    diagnostics::list::types as errors,
    source::Span,
    symbol::{Symbol, kw},
    typed::{Expr, ExprId, ExprKind, Global, Local, LocalId, Statement, Storage},
    types::TypeId,
};

impl<'a> Checker<'a> {
    /// Local variables, as statements.
    pub(in crate::check) fn local_variables(
        &mut self,
        variables: &'a ast::Variables,
        attributes: &'a [ast::Attribute],
        out: &mut Vec<Statement>,
    ) {
        let modifiers = &variables.specifiers.modifiers;
        self.check_modifiers(modifiers, Modified::Local);
        let base = self.declared_base(variables);
        let shared = self.attributes(attributes, Place::Local);
        for declarator in &variables.declarators {
            let it = Declared { variables, declarator, base, shared: &shared };
            out.push(match modifiers.has(Modifier::Static) {
                true => self.local_static(it),
                false => self.local(it),
            });
        }
    }

    /// Of a declarator, after its type.
    fn local_attributes(&mut self, it: Declared<'a, '_>, ty: TypeId) -> Vec<Attribute> {
        let mut attributes = it.shared.to_vec();
        attributes.extend(self.attributes(&it.declarator.attributes, Place::Local));
        let modifiers = &it.variables.specifiers.modifiers;
        self.builtin_variable(modifiers, &attributes, ty, it.declarator.name.span);
        attributes
    }

    /// There is little that a local variable may have.
    fn local_annotations(&mut self, declarator: &'a ast::Declarator, ty: TypeId) {
        if !declarator.annotations.is_empty() {
            let annotations = self.annotations(&declarator.annotations, Annotated::Local);
            self.check_registers(ty, &annotations.registers);
        }
    }

    fn local(&mut self, it: Declared<'a, '_>) -> Statement {
        let (modifiers, declarator) = (&it.variables.specifiers.modifiers, it.declarator);
        let DeclaredType { ty, is_const, deduced } = self.declared_type(it, LOCAL);
        let attributes = self.local_attributes(it, ty);
        self.local_annotations(declarator, ty);
        let symbol = declarator.name.symbol;
        let local = Local {
            name: symbol,
            ty,
            is_const,
            is_precise: modifiers.has(Modifier::Precise),
            is_parameter: false,
            is_group_shared: false,
            attributes,
            span: declarator.name.span,
        };
        let id = self.add_local(local);
        // As in C, the name means the new variable in its own initializer already.
        self.declare_local(symbol, id, declarator.name.span);
        let initializer = match &declarator.initializer {
            Some(it) => deduced.or_else(|| self.initializer(it, ty)),
            None => self.default_hit_object(ty, declarator.name.span),
        };
        if self.program.types.is_unsized(ty) {
            match initializer {
                Some(value) => {
                    let complete = self.program.types.unmodified(self.ty(value));
                    self.set_local_type(id, complete);
                }
                None => {
                    self.report(errors::ArrayWithoutLength { at: declarator.name.span });
                    let error = self.program.types.error;
                    self.set_local_type(id, error);
                }
            }
        }
        if is_const
            && !self.program.types.contains_mutable(ty)
            && let Some(value) = initializer
        {
            let constant = self.evaluate(value);
            if let (Some(constant), Some(function)) = (constant, &mut self.function) {
                function.constants.insert(id, constant);
            }
        }
        Statement::Local { local: id, initializer }
    }

    fn local_static(&mut self, it: Declared<'a, '_>) -> Statement {
        let (modifiers, declarator) = (&it.variables.specifiers.modifiers, it.declarator);
        let DeclaredType { ty, is_const, deduced } = self.declared_type(it, LOCAL);
        let symbol = declarator.name.symbol;
        let function = self.function.as_ref().and_then(|it| it.id);
        let qualified_name = match function {
            Some(function) => {
                let outer = self.program.functions[function].qualified_name;
                let text = format!("{}::{}", self.symbols.text(outer), self.symbols.text(symbol));
                self.symbols.intern(&text)
            }
            None => symbol,
        };
        let at = declarator.name.span;
        let attributes = self.local_attributes(it, ty);
        self.local_annotations(declarator, ty);
        let storage = attribute::find(&attributes, |kind| match kind {
            AttributeKind::ExtBuiltinInput(id) => Some(Storage::BuiltinInput(*id)),
            AttributeKind::ExtBuiltinOutput(id) => Some(Storage::BuiltinOutput(*id)),
            AttributeKind::ExtStorageClass(id) => Some(Storage::StorageClass(*id)),
            _ => None,
        });
        let global = self.program.globals.add(Global {
            name: symbol,
            qualified_name,
            ty,
            storage: storage.unwrap_or(Storage::Static),
            is_const,
            is_precise: modifiers.has(Modifier::Precise),
            is_globally_coherent: false,
            initializer: None,
            constant: None,
            is_local_static: true,
            semantic: None,
            registers: Vec::new(),
            pack_offset: None,
            attributes,
            span: at,
        });
        if let Some(before) = self.function.as_ref().and_then(|it| it.names.find_in_block(symbol)) {
            self.redefinition(symbol, at, before);
        } else if let Some(function) = &mut self.function {
            function.names.declare(symbol, Entity::Global(global));
        }
        let value = match &declarator.initializer {
            Some(it) => deduced.or_else(|| self.initializer(it, ty)),
            None => None,
        };
        if let Some(value) = value {
            self.complete_array(global, value);
        }
        self.set_initializer(global, value, declarator);
        Statement::StaticLocal { global, span: declarator.span }
    }

    pub(in crate::check) fn add_local(&mut self, local: Local) -> LocalId {
        match &mut self.function {
            Some(function) => function.locals.add(local),
            None => LocalId::from_index(0),
        }
    }

    fn set_local_type(&mut self, id: LocalId, ty: TypeId) {
        if let Some(function) = &mut self.function {
            function.locals[id].ty = ty;
        }
    }

    /// Makes a name known in the innermost block, once.
    pub(in crate::check) fn declare_local(&mut self, symbol: Symbol, id: LocalId, span: Span) {
        if symbol == kw::EMPTY {
            return;
        }
        let Some(function) = &mut self.function else { return };
        match function.names.find_in_block(symbol) {
            Some(before) => self.redefinition(symbol, span, before),
            None => function.names.declare(symbol, Entity::Local(id)),
        }
    }

    /// The expression that reads a local.
    #[inline]
    pub(in crate::check) fn local_expression(&mut self, id: LocalId, span: Span) -> ExprId {
        let ty = match &self.function {
            Some(function) => {
                let it = &function.locals[id];
                if let Some(index) = &mut self.program.index {
                    index.add(span, it.span);
                }
                it.ty
            }
            None => self.program.types.error,
        };
        self.program.expressions.add(Expr { kind: ExprKind::Local(id), ty, span })
    }
}
