//! Instances of record and alias templates: selects the matching specialization and checks its members once.

use super::*;

/// The syntax that an instance of a record template is made of, and the scope that binds its parameters.
struct Chosen<'a> {
    record: &'a ast::Record,
    bound: ScopeId,
    item: Id<ast::Item>,
}

impl<'a> Checker<'a> {
    /// `S<float, 3>`
    pub(in crate::check) fn instantiate_type(
        &mut self,
        id: TemplateId,
        arguments: Option<&ast::TemplateArguments>,
        span: Span,
    ) -> TypeId {
        let error = self.program.types.error;
        let given = self.template_arguments(arguments);
        if given.iter().any(|it| matches!(it, TemplateArgument::Type(ty) if self.is_error_type(*ty))) {
            return error;
        }
        let Some(args) = self.complete_arguments(id, given, arguments.is_some(), span) else { return error };
        self.instantiate_type_with(id, args, span)
    }

    fn instantiate_type_with(&mut self, id: TemplateId, args: Vec<TemplateArgument>, span: Span) -> TypeId {
        let error = self.program.types.error;
        if args.iter().any(|it| matches!(it, TemplateArgument::Type(ty) if self.is_error_type(*ty))) {
            return error;
        }
        if let Some(known) = self.template(id).types.get(&args[..]) {
            return *known;
        }
        if self.has_too_many_instances(span) {
            return error;
        }
        let too_deep = self.reports.instantiations.len() as u32 >= MAX_INSTANTIATION_DEPTH;
        if !self.enter(span) || too_deep {
            self.leave();
            self.report(errors::InstantiationTooDeep { name: self.text(self.template(id).name), at: span });
            self.template_mut(id).types.insert(args.into_boxed_slice(), error);
            return error;
        }
        self.reports.instantiations.push(span);
        let ty = self.make_type(id, args);
        self.reports.instantiations.pop();
        self.leave();
        ty
    }

    fn make_type(&mut self, id: TemplateId, args: Vec<TemplateArgument>) -> TypeId {
        let ast = self.ast;
        let item = self.template(id).item;
        match &ast[item].kind {
            ItemKind::Alias { ty, .. } => {
                let bound = self.bind(id, &args);
                let attributes = &ast[item].attributes;
                let result = self.in_scope(bound, |it| {
                    let list = it.attributes(attributes, crate::check::attribute::Place::Type);
                    let ty = it.resolve_type(*ty);
                    it.add_type_attributes(ty, list);
                    ty
                });
                self.template_mut(id).types.insert(args.into_boxed_slice(), result);
                result
            }
            ItemKind::Record(primary) => self.make_record(id, args, primary),
            _ => self.program.types.error,
        }
    }

    fn make_record(
        &mut self,
        id: TemplateId,
        args: Vec<TemplateArgument>,
        primary: &'a ast::Record,
    ) -> TypeId {
        let chosen = self.record_for(id, &args, primary);
        let it = self.template(id);
        let (name, scope) = (it.name, it.scope);
        let base = self.qualified(scope, name);
        let text = format!("{}{}", self.symbols.text(base), self.arguments_text(&args));
        let display = self.symbols.intern(&text);
        let at = self.template(id).span;
        let struct_id = self.new_record(name, display, chosen.record.kind, at);
        let ty = self.program.types.intern(Type::Struct(struct_id));
        self.records[struct_id].template = Some((id, args.clone().into_boxed_slice()));
        self.template_mut(id).types.insert(args.clone().into_boxed_slice(), ty);
        self.fill_record(id, struct_id, &args, chosen);
        ty
    }

    /// The primary template or the specialization that an instance is made of.
    fn record_for(
        &mut self,
        id: TemplateId,
        args: &[TemplateArgument],
        primary: &'a ast::Record,
    ) -> Chosen<'a> {
        let ast = self.ast;
        if let Some((specialization, bindings)) = self.choose_specialization(id, args)
            && let ItemKind::Record(record) = &ast[specialization.item].kind
        {
            let bound = self.scopes.add(Scope::new(Some(specialization.scope), ScopeKind::Template));
            self.bind_parameters(bound, specialization.parameters, &bindings);
            return Chosen { record, bound, item: specialization.item };
        }
        Chosen { record: primary, bound: self.bind(id, args), item: self.template(id).item }
    }

    /// Defines the members of an instance, unless the template is only declared so far.
    fn fill_record(
        &mut self,
        id: TemplateId,
        struct_id: StructId,
        args: &[TemplateArgument],
        Chosen { record, bound, item }: Chosen<'a>,
    ) {
        let ast = self.ast;
        let Some(members) = &record.members else { return };
        let at = self.template(id).span;
        self.budget.instances.members += members.len();
        if self.has_too_much(at) {
            return;
        }
        let outside: SmallVec<[Outside<'a>; 2]> = SmallVec::from_slice(&self.template(id).outside);
        for it in &outside {
            self.bind_parameters(bound, it.parameters, args);
        }
        let attributes = &ast[item].attributes;
        // Members' errors are worth more than those of the place that wants the instance.
        self.outside_records(bound, |it| it.define_record(struct_id, record, attributes, at));
        for it in &outside {
            self.attach(struct_id, it);
        }
    }

    fn attach(&mut self, record: StructId, outside: &Outside<'a>) {
        match (outside.own, self.records[record].scope) {
            (Some(own), Some(scope)) => self.define_member_template(scope, own, outside.function),
            _ => self.attach_outside(record, outside.function),
        }
    }

    /// The instances made so far, in the order in which they were.
    fn instances(&self, id: TemplateId) -> Vec<(StructId, Box<[TemplateArgument]>)> {
        let as_record = |ty: TypeId| match self.program.types[ty] {
            Type::Struct(record) => Some(record),
            _ => None,
        };
        let types = self.template(id).types.iter();
        let mut instances: Vec<_> =
            types.filter_map(|(args, ty)| Some((as_record(*ty)?, args.clone()))).collect();
        instances.sort_by_key(|it| it.0);
        instances
    }

    /// A record template is defined: so are the instances that had only been named.
    pub(super) fn complete_records(&mut self, id: TemplateId) {
        let ast = self.ast;
        let ItemKind::Record(primary) = &ast[self.template(id).item].kind else { return };
        for (record, args) in self.instances(id) {
            if !self.program.types.structs[record].is_complete && !self.records.open.contains(&record) {
                let chosen = self.record_for(id, &args, primary);
                self.fill_record(id, record, &args, chosen);
            }
        }
    }

    /// A method is defined outside of its record template: so are those of the instances made so far.
    pub(super) fn define_outside(&mut self, id: TemplateId, outside: Outside<'a>) {
        for (record, args) in self.instances(id) {
            let around = self.records[record].scope.and_then(|it| self.scopes[it].parent);
            if let Some(bound) = around {
                self.bind_parameters(bound, outside.parameters, &args);
                self.attach(record, &outside);
            }
        }
    }

    /// Gives a method that is only declared in an instance the body that stands outside of the template.
    fn attach_outside(&mut self, record: StructId, function: &'a ast::Function) {
        let Some(last) = function.name.last() else { return };
        let Some(symbol) = self.function_symbol(&last.name) else { return };
        let Some(scope) = self.records[record].scope else { return };
        let found = self.scopes.declared(scope, symbol).iter().find_map(|it| match it {
            Entity::Functions(set) => Some(*set),
            _ => None,
        });
        let Some(set) = found else {
            self.report(names::NoSuchDeclaration {
                name: self.text(symbol),
                scope: self.text(self.program.types.structs[record].name),
                at: last.span,
            });
            return;
        };
        for candidate in self.scopes.overloads[set].candidates.clone() {
            let Candidate::Function(id) = candidate else { continue };
            let info = &mut self.functions[id];
            if info.definition.is_none() && info.parameters.len() == function.parameters.len() {
                info.definition = Some(function);
                if info.is_called {
                    self.functions.pending.push(id);
                }
                let info = &self.functions[id];
                // The parameters' names are those of the definition.
                for (parameter, written) in info.parameters.iter().enumerate().zip(&function.parameters) {
                    let local = self.program.functions[id].parameters[parameter.0].local;
                    self.program.functions[id].locals[local].name = written.declarator.name.symbol;
                }
                return;
            }
        }
    }

    /// The specialization that matches the arguments best, with the bindings of its own parameters.
    pub(super) fn choose_specialization(
        &mut self,
        id: TemplateId,
        args: &[TemplateArgument],
    ) -> Option<(Specialization<'a>, Vec<TemplateArgument>)> {
        let specializations = self.template(id).specializations.clone();
        let mut best: Option<(usize, Specialization<'a>, Vec<TemplateArgument>)> = None;
        for it in specializations {
            let mut bindings: Bindings = SmallVec::from_elem(None, it.parameters.len());
            let fits = it.arguments.len() <= args.len()
                && it.arguments.iter().zip(args).all(|(pattern, argument)| {
                    self.in_scope(it.scope, |checker| {
                        checker.unify_argument(pattern, argument, it.parameters, &mut bindings)
                    })
                });
            if !fits {
                continue;
            }
            let Some(bound) = self.complete(it.scope, it.parameters, bindings) else { continue };
            // The fewer parameters and the more structure, the more special.
            let weight = it.arguments.iter().map(|it| self.argument_weight(it)).sum::<usize>() * 16
                + 15usize.saturating_sub(it.parameters.len());
            if best.as_ref().is_none_or(|(known, ..)| weight > *known) {
                best = Some((weight, it, bound));
            }
        }
        best.map(|(_, specialization, bindings)| (specialization, bindings))
    }

    fn argument_weight(&self, argument: &ast::TemplateArgument) -> usize {
        match argument {
            ast::TemplateArgument::Type(ty) => self.type_weight(*ty),
            ast::TemplateArgument::Expression(_) => 1,
        }
    }

    /// How specialized a type as written is, compared to a plain parameter.
    pub(super) fn type_weight(&self, ty: Id<ast::Type>) -> usize {
        match &self.ast[ty].kind {
            TypeKind::Named(path) | TypeKind::Typename(path) => match path.last() {
                Some(ast::PathSegment { arguments: Some(list), .. }) => {
                    1 + list.arguments.iter().map(|it| self.argument_weight(it)).sum::<usize>()
                }
                _ => 0,
            },
            TypeKind::Array(element, _) => 1 + self.type_weight(*element),
            TypeKind::Unsigned(_) | TypeKind::Elaborated(..) | TypeKind::Defined(_) => 1,
            TypeKind::Error | TypeKind::Auto | TypeKind::Decltype(_) => 0,
        }
    }
}
