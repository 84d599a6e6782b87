//! Instances of function templates.

use super::*;

impl<'a> Checker<'a> {
    /// The instance of a function template for a call, if its parameters can be deduced from the arguments.
    pub(in crate::check) fn deduce_and_instantiate(
        &mut self,
        id: TemplateId,
        values: &[ExprId],
        explicit: &[TemplateArgument],
        at: Span,
    ) -> Option<FunctionId> {
        let types: SmallVec<[TypeId; 6]> = values.iter().map(|it| self.deduced_from(*it)).collect();
        let args = self.deduce(id, &types, explicit)?;
        self.instantiate_function(id, args, at)
    }

    /// The type that a parameter is deduced from: literals count as what they would be alone.
    fn deduced_from(&mut self, value: ExprId) -> TypeId {
        let ty = self.program.types.unmodified(self.ty(value));
        match convert::numeric(&self.program.types, ty) {
            Some(it) if it.scalar.is_literal() => {
                let scalar = crate::check::convert::default_scalar(it.scalar, None);
                convert::shaped(&mut self.program.types, scalar, it.shape)
            }
            _ => ty,
        }
    }

    pub(super) fn deduce(
        &mut self,
        id: TemplateId,
        types: &[TypeId],
        explicit: &[TemplateArgument],
    ) -> Option<Vec<TemplateArgument>> {
        let ast = self.ast;
        let it = self.template(id);
        let (parameters, scope) = (it.parameters, it.scope);
        let names = it.defined_parameters.unwrap_or(parameters);
        let ItemKind::Function(function) = &ast[it.item].kind else { return None };
        if explicit.len() > parameters.len() || types.len() > function.parameters.len() {
            return None;
        }
        if function.parameters.iter().skip(types.len()).any(|it| it.declarator.initializer.is_none()) {
            return None;
        }
        if !parameters.iter().zip(explicit).all(|(parameter, argument)| Self::kind_fits(parameter, argument))
        {
            return None;
        }
        let mut bindings: Bindings = explicit.iter().cloned().map(Some).collect();
        bindings.resize(parameters.len(), None);
        self.quietly(|checker| {
            let fits = checker.in_scope(scope, |checker| {
                function.parameters.iter().zip(types).all(|(parameter, ty)| {
                    let mut ty = checker.program.types.unmodified(*ty);
                    // `T a[N]`: the dimensions are on the declarator.
                    for bound in &parameter.declarator.arrays {
                        let Type::Array { element, length } = checker.program.types[ty] else { return false };
                        if !checker.unify_length(bound, length, names, &mut bindings) {
                            return false;
                        }
                        ty = checker.program.types.unmodified(element);
                    }
                    checker.unify(parameter.specifiers.ty, ty, names, &mut bindings, explicit.len())
                })
            });
            if fits { checker.complete(scope, parameters, bindings) } else { None }
        })
    }

    pub(super) fn instantiate_function(
        &mut self,
        id: TemplateId,
        args: Vec<TemplateArgument>,
        at: Span,
    ) -> Option<FunctionId> {
        if let Some(known) = self.template(id).functions.get(&args[..]) {
            return *known;
        }
        if self.has_too_much(at) {
            self.template_mut(id).functions.insert(args.into_boxed_slice(), None);
            return None;
        }
        let caller = self.function.as_ref().and_then(|it| it.id);
        let depth = caller.map_or(0, |caller| self.functions[caller].depth + 1);
        if self.reports.instantiations.len() as u32 >= MAX_INSTANTIATION_DEPTH || depth > MAX_FUNCTION_DEPTH {
            let name = self.text(self.template(id).name);
            self.report(errors::InstantiationTooDeep { name, at });
            self.template_mut(id).functions.insert(args.into_boxed_slice(), None);
            return None;
        }
        let ast = self.ast;
        let it = self.template(id);
        let (item, owner) = (it.item, it.owner);
        let ItemKind::Function(function) = &ast[item].kind else { return None };
        let attributes = &ast[item].attributes;
        let bound = self.bind(id, &args);
        self.reports.instantiations.push(at);
        // Where the types make no sense the template is simply not meant.
        let open = std::mem::take(&mut self.records.open);
        let instance = self.quietly(|checker| {
            checker.in_scope(bound, |it| it.instance(function, attributes, id, &args, owner))
        });
        self.records.open = open;
        self.reports.instantiations.pop();
        let instance = instance.filter(|function| {
            let result = self.program.functions[*function].return_type;
            let parameters = &self.functions[*function].parameters;
            !self.is_error_type(result) && !parameters.iter().any(|it| self.is_error_type(it.ty))
        });
        if let Some(instance) = instance {
            self.functions[instance].depth = depth;
        }
        self.template_mut(id).functions.insert(args.into_boxed_slice(), instance);
        instance
    }

    /// How much a function template's parameters say; the more, the better it is for what it takes.
    pub(in crate::check) fn template_weight(&self, id: TemplateId) -> u32 {
        let ItemKind::Function(function) = &self.ast[self.template(id).item].kind else { return 0 };
        let weight = |it: &ast::Parameter| self.type_weight(it.specifiers.ty) + it.declarator.arrays.len();
        function.parameters.iter().map(weight).sum::<usize>() as u32
    }
}
