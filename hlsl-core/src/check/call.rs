//! Calls: overload resolution and the conversion of arguments.

use smallvec::SmallVec;

use super::{
    AstExpr, Checker,
    builtin::Builtin,
    scope::{Candidate, Entity, OverloadsId, ScopeKind, Want},
};
use crate::{
    ast::{self, ExpressionKind, OverloadedOperator},
    attribute::AttributeKind,
    constant::Constant,
    diagnostics::{
        Diagnostic,
        list::{declarations, names, overloads as errors},
    },
    intrinsics::{self, ArgumentInfo, MismatchReason, ResolveContext},
    nearest::nearest,
    source::Span,
    symbol::Symbol,
    typed::{Argument, CastKind, ExprId, ExprKind, FunctionId, ParameterMode, SubscriptForm},
    types::{
        ArrayLength, ObjectKind, TemplateArgument, Type, TypeId,
        convert::{self, Rank},
    },
};

/// A candidate that takes the arguments.
struct Viable {
    function: FunctionId,
    rank: Rank,
    is_template: bool,
}

impl<'a> Checker<'a> {
    pub(super) fn call(&mut self, callee: AstExpr, arguments: &'a [AstExpr], span: Span) -> ExprId {
        let ast = self.ast;
        let inner = ast.without_parentheses(callee);
        match &ast[inner].kind {
            ExpressionKind::Path(path) => self.call_path(&ast[*path], arguments, span),
            ExpressionKind::Member { base, member } => {
                self.call_member(*base, &ast[*member], arguments, span)
            }
            _ => {
                let object = self.expression(callee);
                let values = self.arguments(arguments);
                self.call_object(object, &values, span)
            }
        }
    }

    fn arguments(&mut self, arguments: &[AstExpr]) -> SmallVec<[ExprId; 6]> {
        arguments.iter().map(|it| self.expression(*it)).collect()
    }

    /// `f(…)`, `a::f<int>(…)`
    fn call_path(&mut self, path: &'a ast::Path, arguments: &'a [AstExpr], span: Span) -> ExprId {
        let Some(last) = path.last() else { return self.error_at(span) };
        let at = last.span;
        let Some(symbol) = self.function_symbol(&last.name) else { return self.error_at(span) };
        if let Some(full) = self.static_method(path, symbol) {
            let values = self.arguments(arguments);
            let explicit = self.template_arguments(last.arguments.as_deref());
            if self.any_error(&values) {
                return self.error_at(span);
            }
            return self.call_intrinsic(full, None, &values, &explicit, at, span);
        }
        let Ok(found) = self.find_path(path, symbol) else {
            self.arguments(arguments);
            return self.error_at(span);
        };
        match found {
            Some(Entity::Functions(set)) => {
                let values = self.arguments(arguments);
                let explicit = self.template_arguments(last.arguments.as_deref());
                if self.any_error(&values) {
                    return self.failed_call(set, span);
                }
                // A function of the language is as near as one of the shader, but loses against an equal one.
                if !path.is_qualified()
                    && !intrinsics::functions(self.symbols.text(symbol)).is_empty()
                    && !self.has_viable(set, &values, &explicit)
                {
                    return self.call_intrinsic(symbol, None, &values, &explicit, at, span);
                }
                let this = self.implicit_this(set, span);
                self.call_overloads(set, this, &values, &explicit, symbol, at, span)
            }
            Some(Entity::Type(ty)) => {
                // The parser could not know that the name is a type.
                let values = self.arguments(arguments);
                self.construct_values(ty, &values, span)
            }
            Some(Entity::Template(template)) => {
                let ty = self.instantiate_type(template, last.arguments.as_deref(), at);
                let values = self.arguments(arguments);
                self.construct_values(ty, &values, span)
            }
            Some(Entity::Error) => {
                self.arguments(arguments);
                self.error_at(span)
            }
            Some(entity) => {
                let object = self.entity(entity, symbol, at);
                let values = self.arguments(arguments);
                self.call_object(object, &values, span)
            }
            None => {
                let namespace = match self.library_namespace(path) {
                    None if !path.is_qualified() => self.used_library(symbol),
                    namespace => namespace,
                };
                let full = match namespace {
                    Some(namespace) => {
                        let text = format!("{}::{}", self.symbols.text(namespace), self.symbols.text(symbol));
                        self.symbols.intern(&text)
                    }
                    None => symbol,
                };
                if intrinsics::functions(self.symbols.text(full)).is_empty() {
                    if let Some(ty) = self.path_as_type(path) {
                        let values = self.arguments(arguments);
                        return self.construct_values(ty, &values, span);
                    }
                    let values = self.arguments(arguments);
                    if !path.is_qualified()
                        && let Some(set) = self.functions_beside(symbol, &values)
                    {
                        let explicit = self.template_arguments(last.arguments.as_deref());
                        return self.call_overloads(set, None, &values, &explicit, symbol, at, span);
                    }
                    // What a template passes may bring the function with it.
                    if !(self.any_error(&values) && self.in_pattern()) {
                        match namespace {
                            Some(namespace) => self.unknown_in_library(namespace, last),
                            None => self.unknown_function(symbol, at),
                        }
                    }
                    return self.error_at(span);
                }
                let values = self.arguments(arguments);
                let explicit = self.template_arguments(last.arguments.as_deref());
                if self.any_error(&values) {
                    return self.error_at(span);
                }
                self.call_intrinsic(full, None, &values, &explicit, at, span)
            }
        }
    }

    /// The function that `T::name` names, where `T` is a library type with static methods.
    fn static_method(&mut self, path: &ast::Path, symbol: Symbol) -> Option<Symbol> {
        let [qualifiers @ .., _] = &path.segments[..] else { return None };
        let ast::SegmentName::Identifier(name) = qualifiers.last()?.name else { return None };
        let kind = match qualifiers {
            [_] => match self.look_up(name, Want::Type) {
                Some(Entity::Type(ty)) => self.program.types.as_object(ty)?.0,
                None => match self.builtin(name)? {
                    Builtin::Object(kind) => kind,
                    _ => return None,
                },
                _ => return None,
            },
            [namespace, _] => {
                let ast::SegmentName::Identifier(namespace) = namespace.name else { return None };
                match self.look_up(namespace, Want::Type) {
                    None if namespace == self.known.dx => match self.library_type(namespace, name)? {
                        Builtin::Object(kind) => kind,
                        _ => return None,
                    },
                    Some(Entity::Namespace(scope)) => match self.look_up_in(scope, name, Want::Type) {
                        Some(Entity::Type(ty)) => self.program.types.as_object(ty)?.0,
                        _ => return None,
                    },
                    _ => return None,
                }
            }
            _ => return None,
        };
        let full = format!("{}::{}", kind.name(), self.symbols.text(symbol));
        (kind == ObjectKind::HitObject).then(|| self.symbols.intern(&full))
    }

    fn unknown_function(&mut self, symbol: Symbol, at: Span) {
        let name = self.text(symbol);
        if let Some(found) = nearest(&name, intrinsics::function_names())
            && !found.contains("::")
        {
            let diagnostic: Diagnostic = names::UnknownName { name, what: "no function".into(), at }.into();
            self.report(diagnostic.with_help(format!("a function with a similar name exists: `{found}`")));
            return;
        }
        self.unknown_name(symbol, at, "no function");
    }

    fn any_error(&self, values: &[ExprId]) -> bool {
        values.iter().any(|it| self.is_error(*it))
    }

    /// After an error in an argument: the result's type if it is plain, so that less is lost.
    fn failed_call(&mut self, set: OverloadsId, span: Span) -> ExprId {
        let only = match self.overloads[set].candidates[..] {
            [Candidate::Function(function)] => Some(function),
            _ => None,
        };
        let _ = only;
        self.error_at(span)
    }

    /// The object of an unqualified call of a method from inside of its record.
    fn implicit_this(&mut self, set: OverloadsId, span: Span) -> Option<ExprId> {
        let is_method = self.overloads[set].candidates.iter().any(|it| match it {
            Candidate::Function(function) => {
                let info = &self.functions[function.index()];
                info.owner.is_some() && !info.is_static
            }
            Candidate::Template(template) => self.template(*template).owner.is_some(),
        });
        let record = self.function.as_ref().and_then(|it| it.this)?;
        if !is_method {
            return None;
        }
        let ty = self.program.types.intern(Type::Struct(record));
        Some(self.add(ExprKind::This, ty, span))
    }

    /// `object.f(…)`
    fn call_member(
        &mut self,
        base: AstExpr,
        member: &'a ast::Path,
        arguments: &'a [AstExpr],
        span: Span,
    ) -> ExprId {
        let object = self.expression(base);
        let Some(last) = member.last() else { return self.error_at(span) };
        let at = last.span;
        let Some(symbol) = self.function_symbol(&last.name) else { return self.error_at(span) };
        if self.is_error(object) {
            self.arguments(arguments);
            return self.error_at(span);
        }
        let kind = self.program.types.as_object(self.ty(object)).map(|it| it.0);
        let object = match kind {
            Some(ObjectKind::ConstantBuffer | ObjectKind::TextureBuffer) => self.contents(object),
            _ => object,
        };
        let ty = self.program.types.unmodified(self.ty(object));
        match self.program.types[ty] {
            Type::Struct(record) => {
                let Some((_, scope)) = self.member_scope(record, member) else {
                    self.arguments(arguments);
                    return self.error_at(span);
                };
                match self.look_up_in(scope, symbol, Want::Value) {
                    Some(Entity::Functions(set)) => {
                        let values = self.arguments(arguments);
                        let explicit = self.template_arguments(last.arguments.as_deref());
                        if self.any_error(&values) {
                            return self.failed_call(set, span);
                        }
                        self.call_overloads(set, Some(object), &values, &explicit, symbol, at, span)
                    }
                    Some(Entity::Field { record: owner, index }) => {
                        let field = self.field(object, owner, index, span);
                        let values = self.arguments(arguments);
                        self.call_object(field, &values, span)
                    }
                    Some(entity) => {
                        let value = self.entity(entity, symbol, at);
                        let values = self.arguments(arguments);
                        self.call_object(value, &values, span)
                    }
                    None => {
                        self.arguments(arguments);
                        self.unknown_member(record, symbol, at);
                        self.error_at(span)
                    }
                }
            }
            Type::Object { .. } => {
                let values = self.arguments(arguments);
                let explicit = self.template_arguments(last.arguments.as_deref());
                if self.any_error(&values) {
                    return self.error_at(span);
                }
                self.call_intrinsic(symbol, Some(object), &values, &explicit, at, span)
            }
            _ => {
                self.arguments(arguments);
                let name = self.type_name(ty);
                self.report(crate::diagnostics::list::types::NoMembers { name, at });
                self.error_at(span)
            }
        }
    }

    /// `object(…)` of a struct with `operator()`.
    fn call_object(&mut self, object: ExprId, values: &[ExprId], span: Span) -> ExprId {
        if self.is_error(object) || self.any_error(values) {
            return self.error_at(span);
        }
        if let Some(record) = self.as_struct(self.ty(object)) {
            let symbol = self.operator_symbol(OverloadedOperator::Call);
            if let Some(Entity::Functions(set)) = self.find_member(record, symbol) {
                return self.call_overloads(set, Some(object), values, &[], symbol, span, span);
            }
        }
        self.report(errors::NotCallable { name: self.type_name(self.ty(object)), at: self.span(object) });
        self.error_at(span)
    }

    /// A type called with values that have been checked.
    fn construct_values(&mut self, ty: TypeId, values: &[ExprId], span: Span) -> ExprId {
        if self.any_error(values) || self.is_error_type(ty) {
            return self.error_at(span);
        }
        self.construct_checked(ty, values.to_vec(), span)
    }

    // ---- Functions of the shader.

    /// Chooses among overloads and calls the best.
    #[allow(clippy::too_many_arguments)]
    pub(super) fn call_overloads(
        &mut self,
        set: OverloadsId,
        object: Option<ExprId>,
        values: &[ExprId],
        explicit: &[TemplateArgument],
        name: Symbol,
        at: Span,
        span: Span,
    ) -> ExprId {
        if explicit.iter().any(|it| matches!(it, TemplateArgument::Type(ty) if self.is_error_type(*ty))) {
            return self.error_at(span);
        }
        let viable = self.viable(set, values, explicit, at);
        let Some(best) = viable.iter().map(|it| it.rank).min() else {
            self.no_viable(set, values, explicit, name, at);
            return self.error_at(span);
        };
        let mut winners: SmallVec<[&Viable; 2]> = viable.iter().filter(|it| it.rank == best).collect();
        // What is written out is meant before what a template makes.
        if winners.iter().any(|it| !it.is_template) {
            winners.retain(|it| !it.is_template);
        }
        if winners.len() > 1 {
            winners = self.more_specialized(winners);
        }
        if let [only] = winners[..] {
            let function = only.function;
            return self.call_function(function, object, values, span);
        }
        let mut diagnostic: Diagnostic = errors::Ambiguous { name: self.text(name), at }.into();
        for it in winners.iter().take(6) {
            let at = self.program.functions[it.function].span;
            diagnostic = diagnostic.with_label(at, format!("could be `{}`", self.signature(it.function)));
        }
        self.report(diagnostic);
        self.error_at(span)
    }

    fn has_viable(&mut self, set: OverloadsId, values: &[ExprId], explicit: &[TemplateArgument]) -> bool {
        self.sink.mute();
        let found = !self.viable(set, values, explicit, Span::default()).is_empty();
        self.sink.unmute();
        found
    }

    fn viable(
        &mut self,
        set: OverloadsId,
        values: &[ExprId],
        explicit: &[TemplateArgument],
        at: Span,
    ) -> SmallVec<[Viable; 4]> {
        let candidates = self.overloads[set].candidates.clone();
        let mut viable: SmallVec<[Viable; 4]> = SmallVec::new();
        for candidate in candidates {
            let (function, is_template) = match candidate {
                Candidate::Function(function) if explicit.is_empty() => (function, false),
                Candidate::Function(_) => continue,
                Candidate::Template(template) => {
                    match self.deduce_and_instantiate(template, values, explicit, at) {
                        Some(function) => (function, true),
                        None => continue,
                    }
                }
            };
            if let Ok(rank) = self.rank(function, values)
                && !viable.iter().any(|it| it.function == function)
            {
                viable.push(Viable { function, rank, is_template });
            }
        }
        viable
    }

    /// Among instances of several templates, those of the most specialized template.
    fn more_specialized<'v>(&self, winners: SmallVec<[&'v Viable; 2]>) -> SmallVec<[&'v Viable; 2]> {
        let weight = |it: &Viable| match &self.functions[it.function.index()].template {
            Some((template, _)) => self.template_weight(*template),
            None => u32::MAX,
        };
        let most = winners.iter().map(|it| weight(it)).max().unwrap_or(0);
        winners.into_iter().filter(|it| weight(it) == most).collect()
    }

    /// What calling `function` with the arguments costs, or which argument does not fit.
    fn rank(&mut self, function: FunctionId, values: &[ExprId]) -> Result<Rank, usize> {
        let info = &self.functions[function.index()];
        if values.len() < info.required || values.len() > info.parameters.len() {
            return Err(usize::MAX);
        }
        let mut sum: Rank = 0;
        for (index, value) in values.iter().enumerate() {
            let parameter = self.functions[function.index()].parameters[index];
            let from = self.ty(*value);
            let types = &self.program.types;
            let conversion = match parameter.mode {
                ParameterMode::In => {
                    let from = self.contents_type(from, parameter.ty);
                    convert::implicit(types, from, parameter.ty)
                }
                ParameterMode::Out | ParameterMode::InOut => {
                    if convert::numeric(types, from).is_some_and(|it| it.scalar.is_literal()) {
                        return Err(index);
                    }
                    convert::implicit(types, parameter.ty, from).and(convert::implicit(
                        types,
                        from,
                        parameter.ty,
                    ))
                }
                ParameterMode::Reference => {
                    let exact = convert::equal(types, from, parameter.ty);
                    exact.then(|| convert::implicit(types, from, parameter.ty)).flatten()
                }
            };
            match conversion {
                Some(conversion) => sum = sum.saturating_add(conversion.rank),
                None if parameter.mode == ParameterMode::In
                    && self.converts_by_operator(*value, parameter.ty) =>
                {
                    sum = sum.saturating_add(convert::rank::FLAT);
                }
                None => return Err(index),
            }
        }
        Ok(sum)
    }

    /// The type to use for a constant buffer passed where its contents are expected.
    fn contents_type(&self, from: TypeId, to: TypeId) -> TypeId {
        match self.program.types.as_object(from) {
            Some((ObjectKind::ConstantBuffer | ObjectKind::TextureBuffer, args)) if !self.is_object(to) => {
                match args.first() {
                    Some(TemplateArgument::Type(inner)) => *inner,
                    _ => from,
                }
            }
            _ => from,
        }
    }

    fn converts_by_operator(&mut self, value: ExprId, to: TypeId) -> bool {
        if self.as_struct(self.ty(value)).is_none() {
            return false;
        }
        self.sink.mute();
        let found = self.convert_by_operator(value, to).is_some();
        self.sink.unmute();
        found
    }

    /// Says why nothing can be called.
    fn no_viable(
        &mut self,
        set: OverloadsId,
        values: &[ExprId],
        explicit: &[TemplateArgument],
        name: Symbol,
        at: Span,
    ) {
        let name = self.text(name);
        let candidates = self.overloads[set].candidates.clone();
        if let [Candidate::Function(function)] = candidates[..]
            && explicit.is_empty()
        {
            let info = &self.functions[function.index()];
            let (least, most) = (info.required, info.parameters.len());
            let declared = self.program.functions[function].span;
            if values.len() < least || values.len() > most {
                let expected = crate::diagnostics::arguments(least, most);
                let found = values.len();
                self.report(errors::ArgumentCount { name, expected, found, at, declared });
                return;
            }
            if let Err(index) = self.rank(function, values)
                && let (Some(value), Some(parameter)) =
                    (values.get(index), self.functions[function.index()].parameters.get(index).copied())
            {
                let from = self.type_name(self.ty(*value));
                let to = self.type_name(parameter.ty);
                self.report(errors::ArgumentType {
                    name,
                    from,
                    to,
                    at,
                    argument: self.span(*value),
                    declared,
                });
                return;
            }
        }
        let types: Vec<String> = values.iter().map(|it| self.type_name(self.ty(*it))).collect();
        let mut diagnostic: Diagnostic = errors::NoOverload { name, arguments: types.join(", "), at }.into();
        for candidate in candidates.iter().take(8) {
            let (at, text) = match candidate {
                Candidate::Function(function) => {
                    let why = match self.rank(*function, values) {
                        Err(usize::MAX) => "takes a different number of arguments".to_string(),
                        Err(index) => format!("argument {} does not convert", index + 1),
                        Ok(_) => "does not take template arguments".to_string(),
                    };
                    (self.program.functions[*function].span, format!("`{}` {why}", self.signature(*function)))
                }
                Candidate::Template(template) => (
                    self.template(*template).span,
                    "its template arguments cannot be deduced from the call".into(),
                ),
            };
            diagnostic = diagnostic.with_label(at, text);
        }
        self.report(diagnostic);
    }

    /// A vector or matrix for an output of one component: it is ambiguous which component is meant.
    fn is_truncated_place(&mut self, value: ExprId, to: TypeId, at: Span) -> bool {
        let types = &self.program.types;
        let count = |ty| convert::numeric(types, ty).map(|it| it.shape.count());
        let truncates = count(to) == Some(1) && count(self.ty(value)).is_some_and(|count| count > 1);
        if truncates {
            let (from, to) = (self.type_name(self.ty(value)), self.type_name(to));
            self.report(declarations::OutTruncates { from, to, at });
        }
        truncates
    }

    /// The functions of that name in the namespace of an argument's struct.
    fn functions_beside(&mut self, symbol: Symbol, values: &[ExprId]) -> Option<OverloadsId> {
        for &value in values {
            let ty = self.program.types.unmodified(self.ty(value));
            let Type::Struct(id) = self.program.types[ty] else { continue };
            let mut around = self.records[id.index()].scope;
            while let Some(scope) = around {
                if matches!(self.scopes[scope].kind, ScopeKind::Namespace)
                    && let Some(Entity::Functions(set)) = self.look_up_in(scope, symbol, Want::Value)
                {
                    return Some(set);
                }
                around = self.scopes[scope].parent;
            }
        }
        None
    }

    /// An argument that an instruction of inline SPIR-V holds as a literal.
    fn literal_argument(&mut self, value: ExprId) -> ExprId {
        let (ty, at) = (self.ty(value), self.span(value));
        match self.evaluate(value) {
            Some(constant) => self.add(ExprKind::Constant(constant), ty, at),
            None if self.is_error(value) || self.in_pattern() => value,
            None => {
                self.report(errors::LiteralNotConstant { at });
                self.error_at(at)
            }
        }
    }

    fn default_of_out(&mut self, function: FunctionId, index: usize, at: Span) {
        let function = &self.program.functions[function];
        if let Some(parameter) = function.parameters.get(index) {
            let local = &function.locals[parameter.local];
            let (name, declared) = (self.text(local.name), local.span);
            self.report(errors::DefaultOfOut { name, at, declared });
        }
    }

    /// The call itself: converts arguments and checks places.
    pub(super) fn call_function(
        &mut self,
        function: FunctionId,
        object: Option<ExprId>,
        values: &[ExprId],
        span: Span,
    ) -> ExprId {
        let parameters = self.functions[function.index()].parameters.clone();
        let mut arguments = Vec::with_capacity(parameters.len());
        let mut failed = false;
        for (index, parameter) in parameters.iter().enumerate() {
            let Some(value) = values.get(index).copied() else {
                arguments.push(match parameter.default {
                    Some(_) if parameter.mode != ParameterMode::In => {
                        self.default_of_out(function, index, span);
                        failed = true;
                        Argument::Missing
                    }
                    Some(default) => Argument::In(default),
                    None => Argument::Missing,
                });
                continue;
            };
            let at = self.span(value);
            if self.is_unsized_data(parameter.ty) {
                let name = self.type_name(parameter.ty);
                self.report(crate::diagnostics::list::attributes::UnsizedArgument { name, at });
                failed = true;
            }
            let is_literal = self.program.functions[function].parameters.get(index).is_some_and(|it| {
                it.attributes.iter().any(|it| matches!(it.kind, AttributeKind::ExtLiteral))
            });
            arguments.push(match parameter.mode {
                ParameterMode::In if is_literal => {
                    let value = self.convert(value, parameter.ty);
                    Argument::In(self.literal_argument(value))
                }
                ParameterMode::In => Argument::In(self.convert(value, parameter.ty)),
                ParameterMode::Out => {
                    failed |= self.is_truncated_place(value, parameter.ty, at);
                    failed |= !self.writable_argument(value, at);
                    Argument::Out { place: value, ty: self.program.types.unmodified(parameter.ty) }
                }
                ParameterMode::InOut => {
                    failed |= self.is_truncated_place(value, parameter.ty, at);
                    failed |= !self.writable_argument(value, at);
                    Argument::InOut { place: value, ty: self.program.types.unmodified(parameter.ty) }
                }
                ParameterMode::Reference => Argument::Reference(value),
            });
        }
        if failed {
            return self.error_at(span);
        }
        let info = &self.functions[function.index()];
        let (owner, is_static) = (info.owner, info.is_static);
        let this = match (owner, is_static) {
            (Some(owner), false) => match object {
                Some(object) => Some(self.upcast(object, owner)),
                None => {
                    let name = self.text(self.program.functions[function].name);
                    self.report(names::FieldWithoutObject { name, at: span });
                    return self.error_at(span);
                }
            },
            _ => None,
        };
        self.note_call(function, span);
        let ty = self.program.functions[function].return_type;
        let ty = self.program.types.unmodified(ty);
        self.add(ExprKind::Call { function, this, arguments: arguments.into() }, ty, span)
    }

    /// An array without a length of something else than resources.
    fn is_unsized_data(&self, ty: TypeId) -> bool {
        let types = &self.program.types;
        matches!(types[types.unmodified(ty)], Type::Array { length: ArrayLength::Unsized, .. })
            && types.resource_kind(ty).is_none()
    }

    fn writable_argument(&mut self, value: ExprId, at: Span) -> bool {
        if !self.is_place(value) && !self.is_record_access(value) {
            self.report(errors::ArgumentNotPlace { at });
            return false;
        }
        self.require_modifiable(value, at)
    }

    /// Whether a value is in memory that a method like `Get` gave access to.
    pub(super) fn is_record_access(&self, value: ExprId) -> bool {
        let mut id = value;
        loop {
            match &self.program.expressions[id].kind {
                ExprKind::Member { base, .. }
                | ExprKind::Index { base, .. }
                | ExprKind::Swizzle { base, .. }
                | ExprKind::MatrixSwizzle { base, .. } => id = *base,
                ExprKind::Cast { kind: CastKind::Upcast | CastKind::NoOp, operand } => id = *operand,
                ExprKind::Intrinsic { overload, object: Some(_), .. } => {
                    return intrinsics::overload(*overload).name == "Get";
                }
                ExprKind::Subscript { form: SubscriptForm::Element, .. } => return true,
                _ => return false,
            }
        }
    }

    // ---- Functions and methods of the language.

    fn call_intrinsic(
        &mut self,
        symbol: Symbol,
        object: Option<ExprId>,
        values: &[ExprId],
        explicit: &[TemplateArgument],
        at: Span,
        span: Span,
    ) -> ExprId {
        let candidates = match object {
            None => intrinsics::functions(self.symbols.text(symbol)),
            Some(object) => match self.program.types.as_object(self.ty(object)) {
                Some((kind, _)) => intrinsics::methods(kind, self.symbols.text(symbol)),
                None => &[],
            },
        };
        if explicit.iter().any(|it| matches!(it, TemplateArgument::Type(ty) if self.is_error_type(*ty))) {
            return self.error_at(span);
        }
        if candidates.is_empty() {
            if let Some(object) = object {
                let (name, ty) = (self.text(symbol), self.type_name(self.ty(object)));
                let kind = self.program.types.as_object(self.ty(object)).map(|it| it.0);
                let mut diagnostic: Diagnostic = names::NoMember { name: name.clone(), ty, at }.into();
                if let Some(found) = kind.and_then(|kind| nearest(&name, intrinsics::method_names(kind))) {
                    diagnostic =
                        diagnostic.with_help(format!("a method with a similar name exists: `{found}`"));
                }
                self.report(diagnostic);
            } else {
                self.unknown_function(symbol, at);
            }
            return self.error_at(span);
        }
        // Constant buffers count as what is in them, unless a resource is asked for.
        let mut values: SmallVec<[ExprId; 6]> = SmallVec::from_slice(values);
        for value in &mut values {
            let inner = self.contents(*value);
            *value = inner;
        }
        let writes = candidates
            .iter()
            .any(|it| intrinsics::overload(*it).parameters.iter().any(|it| it.mode != ParameterMode::In));
        let infos: SmallVec<[ArgumentInfo; 6]> = values
            .iter()
            .map(|value| ArgumentInfo {
                ty: self.ty(*value),
                is_place: writes && (self.is_place(*value) || self.is_record_access(*value)),
                is_const: writes && self.is_constant_place(*value),
            })
            .collect();
        let ray_desc = self.ray_desc_type();
        let context = ResolveContext { ray_desc };
        let object_type = object.map(|it| self.ty(it));
        let resolved =
            intrinsics::resolve(&mut self.program.types, candidates, object_type, &infos, explicit, &context);
        let resolved = match resolved {
            Ok(resolved) => resolved,
            Err(error) => {
                self.intrinsic_mismatch(symbol, &values, &error.mismatches, at);
                return self.error_at(span);
            }
        };
        let row = intrinsics::overload(resolved.overload);
        if let intrinsics::Lowering::Unavailable(why) = &row.lowering {
            self.report(errors::Unavailable { name: self.text(symbol), why: (*why).into(), at });
            return self.error_at(span);
        }
        let mut arguments = Vec::with_capacity(resolved.parameters.len());
        for (index, parameter) in resolved.parameters.iter().enumerate() {
            let Some(value) = values.get(index).copied() else {
                arguments.push(Argument::Missing);
                continue;
            };
            let value_span = self.span(value);
            let must_be_constant = row.parameters.get(index).is_some_and(|it| it.is_constant());
            if must_be_constant {
                self.require_constant(value);
            }
            // Which flags a barrier has is asked for where it is made, and says so itself if they are none.
            let value = if must_be_constant || row.is_barrier() { self.folded(value) } else { value };
            arguments.push(match parameter.mode {
                ParameterMode::In => {
                    let value = self.convert(value, parameter.ty);
                    Argument::In(self.concrete(value))
                }
                ParameterMode::Out => {
                    if !self.writable_argument(value, value_span) {
                        return self.error_at(span);
                    }
                    Argument::Out { place: value, ty: parameter.ty }
                }
                ParameterMode::InOut => {
                    if !self.writable_argument(value, value_span) {
                        return self.error_at(span);
                    }
                    Argument::InOut { place: value, ty: parameter.ty }
                }
                ParameterMode::Reference => {
                    if !self.is_object(self.ty(value)) && !self.writable_argument(value, value_span) {
                        return self.error_at(span);
                    }
                    if row.is_atomic() {
                        self.check_atomic_place(value);
                    }
                    Argument::Reference(value)
                }
            });
        }
        let ty = self.program.types.unmodified(resolved.result);
        let call = self.add(
            ExprKind::Intrinsic {
                overload: resolved.overload,
                object,
                arguments: arguments.into(),
                template_arguments: explicit.into(),
            },
            ty,
            span,
        );
        self.note_use(call);
        call
    }

    fn require_constant(&mut self, value: ExprId) {
        if self.evaluate(value).is_none() && !self.depends_on_spec_constant(value) && !self.is_error(value) {
            let at = self.span(value);
            self.report(crate::diagnostics::list::types::NotConstant { what: "this argument".into(), at });
        }
    }

    /// A constant number as its value, however it was computed; anything else unchanged.
    fn folded(&mut self, value: ExprId) -> ExprId {
        match self.evaluate(value) {
            Some(constant @ (Constant::Bool(_) | Constant::Int(_) | Constant::Float(_))) => {
                let (ty, span) = (self.ty(value), self.span(value));
                self.add(ExprKind::Constant(constant), ty, span)
            }
            _ => value,
        }
    }

    /// Whether a value names memory that must not be written.
    fn is_constant_place(&mut self, value: ExprId) -> bool {
        if !self.is_place(value) {
            return false;
        }
        self.sink.mute();
        let writable = self.require_modifiable(value, Span::default());
        self.sink.unmute();
        !writable
    }

    fn ray_desc_type(&mut self) -> Option<TypeId> {
        let symbol = self.known.ray_desc;
        match self.builtins.get(&symbol) {
            Some(Some(super::builtin::Builtin::Type(ty))) => Some(*ty),
            _ => None,
        }
    }

    fn intrinsic_mismatch(
        &mut self,
        symbol: Symbol,
        values: &[ExprId],
        mismatches: &[intrinsics::Mismatch],
        at: Span,
    ) {
        let name = self.text(symbol);
        let types: Vec<String> = values.iter().map(|it| self.type_name(self.ty(*it))).collect();
        let mut diagnostic: Diagnostic = errors::NoOverload { name, arguments: types.join(", "), at }.into();
        for mismatch in mismatches.iter().take(8) {
            let signature = intrinsics::overload(mismatch.overload).signature();
            let why = match &mismatch.reason {
                MismatchReason::Count { least, most } => match most {
                    Some(most) => format!("takes {}", crate::diagnostics::arguments(*least, *most)),
                    None => format!("takes at least {least} arguments"),
                },
                MismatchReason::TemplateArguments { wanted: 0 } => "does not take template arguments".into(),
                MismatchReason::TemplateArguments { wanted: 1 } => "takes 1 template argument".into(),
                MismatchReason::TemplateArguments { wanted } => format!("takes {wanted} template arguments"),
                MismatchReason::Argument { index, wanted } => {
                    format!("argument {} must be `{wanted}`", index + 1)
                }
                MismatchReason::Conversion { index, wanted } => {
                    format!("argument {} does not convert to `{}`", index + 1, self.type_name(*wanted))
                }
                MismatchReason::Shapes { index } => {
                    format!("the shape of argument {} does not match those before it", index + 1)
                }
                MismatchReason::NoPlace { index } => format!("argument {} must be a variable", index + 1),
                MismatchReason::Constant { index } => {
                    format!("argument {} must be a writable variable", index + 1)
                }
                MismatchReason::NotExactly { index, wanted } => {
                    format!("argument {} must be of type `{wanted}` without conversion", index + 1)
                }
            };
            diagnostic = diagnostic.with_note(format!("`{signature}`: {why}"));
        }
        self.report(diagnostic);
    }

    /// Whether a function is a SPIR-V instruction by attribute and so needs no body.
    pub(super) fn is_spirv_instruction(&self, function: FunctionId) -> bool {
        let attributes = &self.program.functions[function].attributes;
        attributes.iter().any(|it| {
            matches!(it.kind, AttributeKind::ExtInstruction { .. } | AttributeKind::ExtTypeDef { .. })
        })
    }
}
