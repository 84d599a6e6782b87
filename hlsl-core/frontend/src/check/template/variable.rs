//! Variable templates and their instances.

use super::*;
use crate::ast::Modifier;

impl<'a> Checker<'a> {
    /// `template<typename T> static const T ZERO = (T)0;`, or a specialization of such a template.
    pub(super) fn variable_template(
        &mut self,
        template: &'a ast::Template,
        variables: &'a ast::Variables,
        span: Span,
    ) {
        let is_member = matches!(self.scopes[self.scopes.current].kind, ScopeKind::Record(_));
        let is_possible = !is_member || variables.specifiers.modifiers.has(Modifier::Static);
        let [declarator] = &variables.declarators[..] else {
            self.report(errors::NotTemplatable { at: span });
            return;
        };
        if !is_possible || declarator.qualifier.is_some() || self.function.is_some() {
            self.report(errors::NotTemplatable { at: span });
            return;
        }
        let ast::Name { symbol, span: at } = declarator.name;
        if let Some(arguments) = &declarator.arguments {
            let Some(Entity::VariableTemplate(id)) = self.look_up(symbol, Want::Value) else {
                self.report(names::NotATemplate { name: self.text(symbol), at });
                return;
            };
            if template.parameters.is_empty() {
                // An instance that was made before can no longer be another.
                let args = self.template_arguments(Some(arguments));
                if self.template(id).variables.contains_key(&args[..]) {
                    self.report(errors::SpecializedTooLate { name: self.text(symbol), at });
                    return;
                }
            }
            let scope = self.scopes.current;
            self.template_mut(id).specializations.push(Specialization {
                parameters: &template.parameters,
                arguments: &arguments.arguments,
                item: template.item,
                scope,
            });
            return;
        }
        if template.parameters.is_empty() {
            self.report(names::NotATemplate { name: self.text(symbol), at });
            return;
        }
        self.report(errors::VariableTemplate { at });
        if self.refuse_redeclaration(self.scopes.current, symbol, at, Want::Value) {
            return;
        }
        let id = self.new_template(symbol, template, at);
        self.declare_here(symbol, Entity::VariableTemplate(id));
        self.check_pattern(id);
    }

    /// `ZERO<float>`
    pub(in crate::check) fn variable_instance(
        &mut self,
        id: TemplateId,
        arguments: Option<&ast::TemplateArguments>,
        span: Span,
    ) -> ExprId {
        let given = self.template_arguments(arguments);
        if given.iter().any(|it| matches!(it, TemplateArgument::Type(ty) if self.is_error_type(*ty))) {
            return self.error_at(span);
        }
        let Some(args) = self.complete_arguments(id, given, arguments.is_some(), span) else {
            return self.error_at(span);
        };
        let global = match self.template(id).variables.get(&args[..]).copied() {
            Some(known) => known,
            None if self.has_too_many_instances(span) => return self.error_at(span),
            None => self.make_variable(id, args, span),
        };
        match global {
            Some(global) => {
                let name = self.template(id).name;
                self.entity(Entity::Global(global), name, span)
            }
            None => {
                // It requires itself, or too many others.
                self.report(errors::InstantiationTooDeep {
                    name: self.text(self.template(id).name),
                    at: span,
                });
                self.error_at(span)
            }
        }
    }

    fn make_variable(&mut self, id: TemplateId, args: Vec<TemplateArgument>, span: Span) -> Option<GlobalId> {
        let too_deep = self.reports.instantiations.len() as u32 >= MAX_INSTANTIATION_DEPTH;
        if !self.enter(span) || too_deep {
            self.leave();
            return None;
        }
        let ast = self.ast;
        let (item, bound) = match self.choose_specialization(id, &args) {
            Some((specialization, bindings)) => {
                let bound = self.scopes.add(Scope::new(Some(specialization.scope), ScopeKind::Template));
                self.bind_parameters(bound, specialization.parameters, &bindings);
                (specialization.item, bound)
            }
            None => (self.template(id).item, self.bind(id, &args)),
        };
        self.template_mut(id).variables.insert(args.clone().into_boxed_slice(), None);
        self.reports.instantiations.push(span);
        let before = self.program.declarations.len();
        // Those that its initializer requires come after it.
        let global = GlobalId::from_index(self.program.globals.len());
        let is_initializing = self.function.is_none();
        if let ItemKind::Variables(variables) = &ast[item].kind {
            self.in_scope(bound, |it| it.variables_of(variables, &ast[item].attributes, None));
        }
        if is_initializing && before > 0 {
            // The variable whose initializer wants this one is declared after it.
            self.program.declarations[before - 1..].rotate_left(1);
        }
        self.reports.instantiations.pop();
        self.leave();
        let name = self.template(id).name;
        let global = Some(global).filter(|it| it.index() < self.program.globals.len())?;
        let arguments = self.arguments_text(&args);
        let qualified =
            format!("{}{arguments}", self.symbols.text(self.program.globals[global].qualified_name));
        let plain: String = arguments.chars().map(|it| if it.is_alphanumeric() { it } else { '_' }).collect();
        let plain = format!("{}{}", self.symbols.text(name), plain.trim_end_matches('_'));
        self.program.globals[global].qualified_name = self.symbols.intern(&qualified);
        self.program.globals[global].name = self.symbols.intern(&plain);
        self.template_mut(id).variables.insert(args.into_boxed_slice(), Some(global));
        Some(global)
    }
}
