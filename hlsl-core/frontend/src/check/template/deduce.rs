//! Deduction: finds the template arguments that make a type as written match a given type.

use super::*;

/// What a name in a pattern names.
enum Named {
    Entity(Entity),
    /// Of the language.
    Builtin(Builtin),
}

impl<'a> Checker<'a> {
    /// Matches `pattern`, which contains parameters, against `ty`, binding the parameters. Patterns from which nothing
    /// can be deduced always match; the conversion of the argument decides about them later.
    pub(super) fn unify(
        &mut self,
        pattern: Id<ast::Type>,
        ty: TypeId,
        parameters: &'a [ast::TemplateParameter],
        bindings: &mut Bindings,
        explicit: usize,
    ) -> bool {
        let ast = self.ast;
        let ty = self.program.types.unmodified(ty);
        match &ast[pattern].kind {
            TypeKind::Named(path) => {
                if let Some(symbol) = path.as_identifier()
                    && let Some(index) = parameters.iter().position(|it| it.name.symbol == symbol)
                {
                    if index < explicit {
                        return true;
                    }
                    return self.bind_one(index, TemplateArgument::Type(ty), bindings);
                }
                self.unify_named(path, ty, parameters, bindings)
            }
            TypeKind::Array(element, bound) => {
                let Type::Array { element: inner, length } = self.program.types[ty] else { return false };
                self.unify_length(bound, length, parameters, bindings)
                    && self.unify(*element, inner, parameters, bindings, explicit)
            }
            _ => true,
        }
    }

    fn bind_one(&mut self, index: usize, argument: TemplateArgument, bindings: &mut Bindings) -> bool {
        match &bindings[index] {
            None => {
                bindings[index] = Some(argument);
                true
            }
            Some(known) => match (known, &argument) {
                (TemplateArgument::Type(a), TemplateArgument::Type(b)) => {
                    convert::equal(&self.program.types, *a, *b)
                }
                (TemplateArgument::Bool(a), TemplateArgument::Integer(b)) => i64::from(*a) == *b,
                (a, b) => a == b,
            },
        }
    }

    pub(super) fn unify_length(
        &mut self,
        bound: &ast::ArrayBound,
        length: ArrayLength,
        parameters: &'a [ast::TemplateParameter],
        bindings: &mut Bindings,
    ) -> bool {
        let Some(size) = bound.size else { return true };
        let ArrayLength::Fixed(length) = length else { return true };
        self.unify_value(size, &TemplateArgument::Integer(i64::from(length)), parameters, bindings)
    }

    /// A value pattern: a parameter's name, or an expression that must come to the same.
    fn unify_value(
        &mut self,
        pattern: Id<ast::Expression>,
        argument: &TemplateArgument,
        parameters: &'a [ast::TemplateParameter],
        bindings: &mut Bindings,
    ) -> bool {
        let ast = self.ast;
        let inner = ast.without_parentheses(pattern);
        if let ExpressionKind::Name(symbol) = ast[inner].kind
            && let Some(index) = parameters.iter().position(|it| it.name.symbol == symbol)
        {
            return self.bind_one(index, argument.clone(), bindings);
        }
        if mentions(ast, inner, parameters) {
            // `N + 1`: nothing follows from it.
            return true;
        }
        let known = self.template_argument(&ast::TemplateArgument::Expression(pattern));
        match (&known, argument) {
            (TemplateArgument::Type(a), TemplateArgument::Type(b)) => {
                convert::equal(&self.program.types, *a, *b)
            }
            (TemplateArgument::Bool(a), TemplateArgument::Integer(b)) => i64::from(*a) == *b,
            (a, b) => a == b,
        }
    }

    pub(super) fn unify_argument(
        &mut self,
        pattern: &'a ast::TemplateArgument,
        argument: &TemplateArgument,
        parameters: &'a [ast::TemplateParameter],
        bindings: &mut Bindings,
    ) -> bool {
        match (pattern, argument) {
            (ast::TemplateArgument::Type(pattern), TemplateArgument::Type(ty)) => {
                let is_pattern = self.type_mentions(*pattern, parameters);
                if !is_pattern {
                    let known = self.resolve_type(*pattern);
                    return convert::equal(&self.program.types, known, *ty);
                }
                self.unify(*pattern, *ty, parameters, bindings, 0)
            }
            (ast::TemplateArgument::Type(pattern), TemplateArgument::Template(_)) => {
                let ast = self.ast;
                if let TypeKind::Named(path) = &ast[*pattern].kind
                    && let Some(symbol) = path.as_identifier()
                    && let Some(index) = parameters.iter().position(|it| it.name.symbol == symbol)
                {
                    return self.bind_one(index, argument.clone(), bindings);
                }
                self.template_argument(&ast::TemplateArgument::Type(*pattern)) == *argument
            }
            // A name that the parser took for a type may be a value, as `N` in `S<N>`.
            (ast::TemplateArgument::Type(pattern), _) => {
                let ast = self.ast;
                if let TypeKind::Named(path) = &ast[*pattern].kind
                    && let Some(symbol) = path.as_identifier()
                    && let Some(index) = parameters.iter().position(|it| it.name.symbol == symbol)
                {
                    return self.bind_one(index, argument.clone(), bindings);
                }
                false
            }
            (ast::TemplateArgument::Expression(pattern), argument) => {
                self.unify_value(*pattern, argument, parameters, bindings)
            }
        }
    }

    /// `vector<T, N>`, `Texture2D<T>`, `S<T, 3>`
    fn unify_named(
        &mut self,
        path: &'a ast::Path,
        ty: TypeId,
        parameters: &'a [ast::TemplateParameter],
        bindings: &mut Bindings,
    ) -> bool {
        let Some(last) = path.last() else { return true };
        let Some(list) = last.arguments.as_deref() else { return true };
        let SegmentName::Identifier(symbol) = last.name else { return true };
        if !path.is_qualified()
            && let Some(index) = parameters.iter().position(|it| it.name.symbol == symbol)
        {
            // A template parameter that is itself a template: `C<T>`.
            let Type::Struct(record) = self.program.types[ty] else { return false };
            let Some((template, args)) = self.records[record].template.clone() else { return false };
            let symbol = self.template_symbol(template);
            return self.bind_one(index, TemplateArgument::Template(symbol), bindings)
                && self.unify_list(&list.arguments, &args, parameters, bindings);
        }
        match self.named(path, symbol) {
            Some(Named::Entity(Entity::Template(template))) => {
                self.unify_template(template, list, ty, parameters, bindings)
            }
            // Within a template its name is the instance's, but with arguments it is the template again.
            Some(Named::Entity(Entity::Type(inside))) => {
                let Type::Struct(record) = self.program.types[inside] else { return true };
                match self.records[record].template {
                    Some((template, _)) => self.unify_template(template, list, ty, parameters, bindings),
                    None => true,
                }
            }
            Some(Named::Builtin(Builtin::Vector)) => {
                let Some(it) = convert::numeric(&self.program.types, ty) else { return false };
                let Shape::Vector(len) = it.shape else { return false };
                let scalar = self.program.types.scalar(it.scalar);
                let args = [TemplateArgument::Type(scalar), TemplateArgument::Integer(i64::from(len))];
                self.unify_list(&list.arguments, &args, parameters, bindings)
            }
            Some(Named::Builtin(Builtin::Matrix)) => {
                let Some(it) = convert::numeric(&self.program.types, ty) else { return false };
                let Shape::Matrix(rows, columns) = it.shape else { return false };
                let scalar = self.program.types.scalar(it.scalar);
                let args = [
                    TemplateArgument::Type(scalar),
                    TemplateArgument::Integer(i64::from(rows)),
                    TemplateArgument::Integer(i64::from(columns)),
                ];
                self.unify_list(&list.arguments, &args, parameters, bindings)
            }
            Some(Named::Builtin(Builtin::Object(kind))) => {
                self.unify_object(kind, list, ty, parameters, bindings)
            }
            Some(Named::Entity(_) | Named::Builtin(_)) | None => true,
        }
    }

    /// What a template's name in a pattern names.
    fn named(&mut self, path: &'a ast::Path, symbol: Symbol) -> Option<Named> {
        if !path.is_qualified() {
            return match self.look_up(symbol, Want::Type) {
                Some(found) => Some(Named::Entity(found)),
                None => self.builtin(symbol).map(Named::Builtin),
            };
        }
        if let Some(namespace) = self.library_namespace(path)
            && let Some(builtin) = self.library_type(namespace, symbol)
        {
            return Some(Named::Builtin(builtin));
        }
        let scope = self.qualifier(path)?;
        self.look_up_in(scope, symbol, Want::Type).map(Named::Entity)
    }

    /// A template of the shader.
    fn unify_template(
        &mut self,
        template: TemplateId,
        list: &'a ast::TemplateArguments,
        ty: TypeId,
        parameters: &'a [ast::TemplateParameter],
        bindings: &mut Bindings,
    ) -> bool {
        let ast = self.ast;
        let it = self.template(template);
        if let ItemKind::Alias { ty: target, .. } = &ast[it.item].kind {
            // An alias is what it stands for, with its own parameters to be found first.
            let inner = it.parameters;
            let mut own: Bindings = SmallVec::from_elem(None, inner.len());
            if !self.unify(*target, ty, inner, &mut own, 0) {
                return false;
            }
            return list.arguments.iter().zip(own).all(|(pattern, bound)| match bound {
                Some(argument) => self.unify_argument(pattern, &argument, parameters, bindings),
                None => true,
            });
        }
        let mut at = match self.program.types[ty] {
            Type::Struct(record) => Some(record),
            _ => return false,
        };
        // A derived struct is as good as its base.
        while let Some(record) = at {
            if let Some((of, args)) = self.records[record].template.clone()
                && of == template
            {
                return self.unify_list(&list.arguments, &args, parameters, bindings);
            }
            at = self.program.types.structs[record].base;
        }
        false
    }

    fn unify_object(
        &mut self,
        kind: ObjectKind,
        list: &'a ast::TemplateArguments,
        ty: TypeId,
        parameters: &'a [ast::TemplateParameter],
        bindings: &mut Bindings,
    ) -> bool {
        let Some((of, args)) = self.program.types.as_object(ty) else { return false };
        if of != kind {
            return false;
        }
        let args = args.to_vec();
        self.unify_list(&list.arguments, &args, parameters, bindings)
    }

    fn unify_list(
        &mut self,
        patterns: &'a [ast::TemplateArgument],
        args: &[TemplateArgument],
        parameters: &'a [ast::TemplateParameter],
        bindings: &mut Bindings,
    ) -> bool {
        patterns
            .iter()
            .zip(args)
            .all(|(pattern, argument)| self.unify_argument(pattern, argument, parameters, bindings))
    }

    /// Whether the base of an instance is another one for other arguments.
    pub(in crate::check) fn is_dependent_base(&self, record: StructId, base: Id<ast::Type>) -> bool {
        let Some((template, _)) = &self.records[record].template else { return false };
        let it = self.template(*template);
        let of_specializations = it.specializations.iter().map(|it| it.parameters);
        let mut lists = of_specializations.chain([it.parameters]).chain(it.defined_parameters);
        lists.any(|parameters| self.type_mentions(base, parameters))
    }

    /// Whether a parameter's name is somewhere in a type as written.
    fn type_mentions(&self, ty: Id<ast::Type>, parameters: &[ast::TemplateParameter]) -> bool {
        match &self.ast[ty].kind {
            TypeKind::Named(path) | TypeKind::Typename(path) => path_mentions(self.ast, path, parameters),
            TypeKind::Decltype(value) => mentions(self.ast, *value, parameters),
            TypeKind::Array(element, bound) => {
                self.type_mentions(*element, parameters)
                    || bound.size.is_some_and(|size| mentions(self.ast, size, parameters))
            }
            _ => false,
        }
    }
}

fn is_among(symbol: Symbol, parameters: &[ast::TemplateParameter]) -> bool {
    parameters.iter().any(|it| it.name.symbol == symbol)
}

fn path_mentions(ast: &ast::Module, path: &ast::Path, parameters: &[ast::TemplateParameter]) -> bool {
    path.segments.iter().any(|segment| {
        let named = match segment.name {
            SegmentName::Identifier(symbol) => is_among(symbol, parameters),
            _ => false,
        };
        named
            || segment.arguments.as_ref().is_some_and(|list| {
                list.arguments.iter().any(|it| match it {
                    ast::TemplateArgument::Type(ty) => type_names(ast, *ty, parameters),
                    ast::TemplateArgument::Expression(value) => mentions(ast, *value, parameters),
                })
            })
    })
}

fn type_names(ast: &ast::Module, ty: Id<ast::Type>, parameters: &[ast::TemplateParameter]) -> bool {
    match &ast[ty].kind {
        TypeKind::Named(path) | TypeKind::Typename(path) => path_mentions(ast, path, parameters),
        TypeKind::Decltype(value) => mentions(ast, *value, parameters),
        TypeKind::Array(element, bound) => {
            type_names(ast, *element, parameters)
                || bound.size.is_some_and(|size| mentions(ast, size, parameters))
        }
        _ => false,
    }
}

/// Whether a parameter's name is somewhere in an expression.
fn mentions(ast: &ast::Module, root: Id<ast::Expression>, parameters: &[ast::TemplateParameter]) -> bool {
    let mut work = vec![root];
    while let Some(id) = work.pop() {
        match &ast[id].kind {
            ExpressionKind::Name(symbol) if is_among(*symbol, parameters) => return true,
            ExpressionKind::Path(path) if path_mentions(ast, &ast[*path], parameters) => {
                return true;
            }
            ExpressionKind::Parenthesized(inner) => work.push(*inner),
            ExpressionKind::Unary { operand, .. } | ExpressionKind::Postfix { operand, .. } => {
                work.push(*operand)
            }
            ExpressionKind::Binary { left, right, .. } => work.extend([*left, *right]),
            ExpressionKind::Conditional { condition, branches, .. } => {
                work.push(*condition);
                work.extend(branches);
            }
            ExpressionKind::Cast { operand, ty } => {
                if type_names(ast, *ty, parameters) {
                    return true;
                }
                work.push(*operand);
            }
            ExpressionKind::Construct { arguments, ty } => {
                if type_names(ast, *ty, parameters) {
                    return true;
                }
                work.extend(&ast[*arguments]);
            }
            ExpressionKind::Call { callee, arguments } => {
                work.push(*callee);
                work.extend(&ast[*arguments]);
            }
            ExpressionKind::Member { base, .. } => work.push(*base),
            ExpressionKind::SizeOfType(ty) if type_names(ast, *ty, parameters) => {
                return true;
            }
            ExpressionKind::SizeOfExpression(operand) => work.push(*operand),
            _ => {}
        }
    }
    false
}
