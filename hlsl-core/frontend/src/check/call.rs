//! Calls: what a call form means, and what happens to the arguments of a function of the shader.

mod choose;
pub(super) mod intrinsic;

use rustc_hash::FxHashMap;
use smallvec::SmallVec;

use super::{
    AstExpr, Checker,
    builtin::Builtin,
    scope::{Candidate, Entity, OverloadsId, ScopeKind, Sought, Want},
};
use crate::{
    ast::{self, ExpressionKind, OverloadedOperator},
    attribute::AttributeKind,
    diagnostics::list::{attributes, declarations, legalize, names, overloads as errors, types},
    intrinsics, limits,
    options::HlslVersion,
    source::Span,
    symbol::Symbol,
    typed::{Argument, CastKind, ExprId, ExprKind, FunctionId, ParameterMode, Storage, SubscriptForm, visit},
    types::{ObjectKind, TemplateArgument, Type, TypeId, convert},
};

/// A call whose arguments have been checked, and whose function is still to be chosen.
pub(super) struct Call {
    /// As written; with the namespace of the library in front where that is meant.
    name: Symbol,
    values: SmallVec<[ExprId; 6]>,
    /// Template arguments in angle brackets.
    explicit: SmallVec<[TemplateArgument; 3]>,
    /// Where the name is.
    at: Span,
    /// All of it.
    span: Span,
}

/// The default arguments that calls share. Whoever walks the program sees one again at each call, with those of the calls
/// in it, so that they double where each has another twice.
#[derive(Default)]
pub(super) struct Defaults {
    /// How many expressions each is, those counted that it shares.
    sizes: FxHashMap<ExprId, usize>,
    /// All together, as often as they are left to.
    count: usize,
    /// Whether they were found to be too many.
    is_reported: bool,
}

/// The arguments of a call that is being made.
type Arguments = SmallVec<[Argument; 6]>;

/// What of `whole` stands behind its operand; all of it where that comes from a macro.
pub(super) fn behind(operand: Span, whole: Span) -> Span {
    let is_inside = whole.start <= operand.start && operand.end < whole.end;
    if is_inside { Span::new(operand.end, whole.end) } else { whole }
}

/// The same in front of it.
pub(super) fn in_front(operand: Span, whole: Span) -> Span {
    let is_inside = whole.start < operand.start && operand.end <= whole.end;
    if is_inside { Span::new(whole.start, operand.start) } else { whole }
}

impl Call {
    /// What an operator with these operands, beside the object, calls. `at`: the operator alone.
    pub(super) fn of_operator(name: Symbol, operands: &[ExprId], at: Span, span: Span) -> Call {
        Call { name, values: SmallVec::from_slice(operands), explicit: SmallVec::new(), at, span }
    }

    /// The operands of an operator.
    pub(super) fn operands(&self) -> &[ExprId] {
        &self.values
    }

    /// What it is declared as.
    pub(super) fn operator(&self) -> Symbol {
        self.name
    }
}

impl<'a> Checker<'a> {
    pub(super) fn call(&mut self, callee: AstExpr, arguments: &'a [AstExpr], span: Span) -> ExprId {
        let ast = self.ast;
        let inner = ast.without_parentheses(callee);
        match &ast[inner].kind {
            ExpressionKind::Name(symbol) => {
                let name = ast::Name { symbol: *symbol, span: ast[inner].span };
                self.call_path(&ast::Path::identifier(name), arguments, span)
            }
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
        let mut values = SmallVec::new();
        for argument in arguments {
            values.push(self.expression(*argument));
        }
        values
    }

    /// What stands between the parentheses and the angle brackets behind the name `last`.
    fn written_call(
        &mut self,
        name: Symbol,
        last: &ast::PathSegment,
        arguments: &'a [AstExpr],
        span: Span,
    ) -> Call {
        let values = self.arguments(arguments);
        let explicit = self.template_arguments(last.arguments.as_deref());
        Call { name, values, explicit, at: last.span, span }
    }

    /// Whether an argument of the call is wrong, which has been said.
    fn has_errors(&self, call: &Call) -> bool {
        let is_error =
            |it: &TemplateArgument| matches!(it, TemplateArgument::Type(ty) if self.is_error_type(*ty));
        self.any_error(&call.values) || call.explicit.iter().any(is_error)
    }

    /// `f(…)`, `a::f<int>(…)`
    fn call_path(&mut self, path: &ast::Path, arguments: &'a [AstExpr], span: Span) -> ExprId {
        let Some(last) = path.last() else { return self.error_at(span) };
        let at = last.span;
        let Some(symbol) = self.function_symbol(&last.name) else { return self.error_at(span) };
        if let Some(full) = self.static_method(path, symbol) {
            let call = self.written_call(full, last, arguments, span);
            return self.call_intrinsic(None, &call);
        }
        if let Some(name) = self.name_of_language(path) {
            if !self.language_functions(name).is_empty() {
                let call = self.written_call(name, last, arguments, span);
                return self.call_intrinsic(None, &call);
            }
            let ty = self.named_type(path, path.span);
            let values = self.arguments(arguments);
            return self.construct_values(ty, &values, span);
        }
        let Ok(found) = self.find_path(path, symbol) else {
            self.arguments(arguments);
            return self.error_at(span);
        };
        match found {
            Some(Entity::Functions(set)) => {
                let call = self.written_call(symbol, last, arguments, span);
                let may_be_intrinsic = !path.is_qualified() && !self.language_functions(symbol).is_empty();
                if may_be_intrinsic {
                    return self.call_overloads_or_intrinsic(set, &call);
                }
                let this = self.implicit_this(set, span);
                self.call_overloads(set, this, &call)
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
            None => self.call_of_language(path, symbol, arguments, span),
        }
    }

    /// The same where the shader declares nothing of that name: a function or type of the language.
    fn call_of_language(
        &mut self,
        path: &ast::Path,
        symbol: Symbol,
        arguments: &'a [AstExpr],
        span: Span,
    ) -> ExprId {
        let Some(last) = path.last() else { return self.error_at(span) };
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
        if !self.language_functions(full).is_empty() {
            let call = self.written_call(full, last, arguments, span);
            if namespace.is_none()
                && !path.is_qualified()
                && let Some(set) = self.functions_beside(symbol, &call.values)
            {
                return self.call_overloads_or_intrinsic(set, &call);
            }
            return self.call_intrinsic(None, &call);
        }
        let ty = self.path_as_type(path);
        let values = self.arguments(arguments);
        if let Some(ty) = ty {
            return self.construct_values(ty, &values, span);
        }
        if !path.is_qualified()
            && let Some(set) = self.functions_beside(symbol, &values)
        {
            let explicit = self.template_arguments(last.arguments.as_deref());
            let call = Call { name: symbol, values, explicit, at: last.span, span };
            return self.call_overloads(set, None, &call);
        }
        // What a template passes may bring the function with it.
        if !(self.any_error(&values) && self.scopes.in_pattern()) {
            match namespace {
                Some(namespace) => self.unknown_in_library(namespace, last),
                None => self.unknown_name(symbol, last.span, Sought::Function),
            }
        }
        self.error_at(span)
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
                    None if namespace == self.language.known.dx => {
                        match self.library_type(namespace, name)? {
                            Builtin::Object(kind) => kind,
                            _ => return None,
                        }
                    }
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

    fn any_error(&self, values: &[ExprId]) -> bool {
        values.iter().any(|it| self.is_error(*it))
    }

    /// The object of an unqualified call of a method from inside of its record.
    fn implicit_this(&mut self, set: OverloadsId, span: Span) -> Option<ExprId> {
        let is_method = self.scopes.overloads[set].candidates.iter().any(|it| match it {
            Candidate::Function(function) => {
                let info = &self.functions[*function];
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
        member: &ast::Path,
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
                let found = self.look_up_in(scope, symbol, Want::Value);
                self.mention(at, symbol, found, Some(scope));
                match found {
                    Some(Entity::Functions(set)) => {
                        let call = self.written_call(symbol, last, arguments, span);
                        self.call_overloads(set, Some(object), &call)
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
                let call = self.written_call(symbol, last, arguments, span);
                self.call_intrinsic(Some(object), &call)
            }
            _ => {
                self.arguments(arguments);
                let name = self.type_name(ty);
                self.report(types::NoMembers { name, at });
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
                let at = behind(self.span(object), span);
                return self.call_overloads(set, Some(object), &Call::of_operator(symbol, values, at, span));
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

    /// The functions of that name in the namespace of an argument's struct.
    pub(super) fn functions_beside(&mut self, symbol: Symbol, values: &[ExprId]) -> Option<OverloadsId> {
        for &value in values {
            let ty = self.program.types.unmodified(self.ty(value));
            let Type::Struct(id) = self.program.types[ty] else { continue };
            let mut around = self.records[id].scope;
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

    /// An argument that an instruction of inline SPIR-V holds as a literal.
    fn literal_argument(&mut self, value: ExprId) -> ExprId {
        let (ty, at) = (self.ty(value), self.span(value));
        match self.evaluate(value) {
            Some(constant) => self.add(ExprKind::Constant(constant), ty, at),
            None if self.is_error(value) || self.scopes.in_pattern() => value,
            None => {
                self.report(errors::LiteralNotConstant { at });
                self.error_at(at)
            }
        }
    }

    fn default_of_out(&mut self, function: FunctionId, index: usize, at: Span) {
        let function = &self.program.functions[function];
        if let Some(parameter) = function.parameters.get(index) {
            // While its own body is checked, that has them.
            let open = self.function.as_ref().map(|it| &it.locals);
            let mut locals = std::iter::once(&function.locals).chain(open);
            let local = locals.find(|it| parameter.local.index() < it.len()).map(|it| &it[parameter.local]);
            let (name, declared) =
                local.map_or((function.name, function.span), |local| (local.name, local.span));
            let name = self.text(name);
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
        let mut arguments = Arguments::new();
        let mut failed = false;
        for index in 0..self.functions[function].parameters.len() {
            let parameter = self.functions[function].parameters[index];
            let is_literal = self.program.functions[function].parameters.get(index).is_some_and(|it| {
                it.attributes.iter().any(|it| matches!(it.kind, AttributeKind::ExtLiteral))
            });
            let Some(value) = values.get(index).copied() else {
                arguments.push(match parameter.default {
                    Some(_) if parameter.mode != ParameterMode::In => {
                        self.default_of_out(function, index, span);
                        failed = true;
                        Argument::Missing
                    }
                    Some(default) => {
                        // What is wrong with it is said of a function, but not of a template that may not be meant.
                        if self.is_error(default) && !self.reports.sink.has_errors() {
                            let default = self.span(default);
                            self.report(errors::DefaultOfInstance { at: span, default });
                        }
                        if !self.may_share(default, span) {
                            return self.error_at(span);
                        }
                        Argument::In(if is_literal { self.literal_argument(default) } else { default })
                    }
                    None => Argument::Missing,
                });
                continue;
            };
            let at = self.span(value);
            if self.is_unsized_data(parameter.ty) {
                let name = self.type_name(parameter.ty);
                self.report(attributes::UnsizedArgument { name, at });
                failed = true;
            }
            arguments.push(match parameter.mode {
                ParameterMode::In if is_literal => {
                    let value = self.convert(value, parameter.ty);
                    Argument::In(self.literal_argument(value))
                }
                ParameterMode::In => Argument::In(self.convert(value, parameter.ty)),
                ParameterMode::Out => {
                    let value = self.behind_cast(value);
                    failed |= self.is_truncated_place(value, parameter.ty, at);
                    failed |= !self.writable_argument(value, at);
                    Argument::Out { place: value, ty: self.program.types.unmodified(parameter.ty) }
                }
                ParameterMode::InOut => {
                    let value = self.behind_cast(value);
                    failed |= self.is_truncated_place(value, parameter.ty, at);
                    failed |= !self.writable_argument(value, at);
                    Argument::InOut { place: value, ty: self.program.types.unmodified(parameter.ty) }
                }
                ParameterMode::Reference if parameter.is_group_shared => {
                    failed |= !self.is_shared_argument(value, parameter.ty);
                    Argument::Reference(value)
                }
                ParameterMode::Reference => {
                    let kind = &self.program.expressions[value].kind;
                    if let ExprKind::Conditional { .. } | ExprKind::Call { .. } = kind
                        && self.is_object(parameter.ty)
                    {
                        self.report(errors::ArgumentNotPlace { at });
                        failed = true;
                    }
                    Argument::Reference(value)
                }
            });
        }
        if failed {
            return self.error_at(span);
        }
        let info = &self.functions[function];
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
        if let Some(object) = this {
            self.require_const_method(function, object);
        }
        self.note_call(function, span);
        let ty = self.program.functions[function].return_type;
        let ty = self.program.types.unmodified(ty);
        let arguments = self.program.arguments.add(&arguments);
        self.add(ExprKind::Call { function, this, arguments }, ty, span)
    }

    /// In HLSL 2026 what may modify its object is not called of a constant.
    fn require_const_method(&mut self, function: FunctionId, object: ExprId) {
        if self.version() >= HlslVersion::V202x
            && !self.functions[function].is_const
            && self.is_constant_place(object)
        {
            let it = &self.program.functions[function];
            let (name, declared) = (self.text(it.name), it.span);
            self.report(declarations::MethodNotConst { name, at: self.span(object), declared });
        }
    }

    /// Whether an argument is groupshared memory of the parameter's type; a report if not.
    pub(super) fn is_shared_argument(&mut self, value: ExprId, wanted: TypeId) -> bool {
        let is_shared =
            self.is_group_shared(value) && convert::equal(&self.program.types, self.ty(value), wanted);
        if !is_shared {
            let (from, to) = (self.type_name(self.ty(value)), self.type_name(wanted));
            self.report(errors::SharedArgument { from, to, at: self.span(value) });
        }
        is_shared
    }

    /// Whether a value is groupshared memory: a variable, a parameter, or a part of one.
    fn is_group_shared(&self, value: ExprId) -> bool {
        match self.program.expressions[value].kind {
            ExprKind::Global(global) => self.program.globals[global].storage == Storage::GroupShared,
            ExprKind::Local(local) => {
                self.function.as_ref().is_some_and(|it| it.locals[local].is_group_shared)
            }
            ExprKind::Member { base, .. } | ExprKind::Index { base, .. } => self.is_group_shared(base),
            _ => false,
        }
    }

    /// Counts one more use of a default argument, and reports the one that is too much. Most expressions become an
    /// operation, so a program that may be lowered has no more of them.
    fn may_share(&mut self, default: ExprId, at: Span) -> bool {
        let size = match self.budget.defaults.sizes.get(&default) {
            Some(&size) => size,
            None => {
                let mut size: usize = 0;
                visit::tree(&self.program, default, |id| {
                    let known = self.budget.defaults.sizes.get(&id).copied();
                    size = size.saturating_add(known.unwrap_or(1));
                    known.is_none()
                });
                self.budget.defaults.sizes.insert(default, size);
                size
            }
        };
        self.budget.defaults.count = self.budget.defaults.count.saturating_add(size);
        let fits = self.budget.defaults.count <= limits::MODULE_VALUES;
        if !fits && !self.budget.defaults.is_reported {
            let before = self.reports.sink.error_count();
            self.report(legalize::TooManyValues { limit: limits::MODULE_VALUES, at });
            // Not while something is only tried.
            self.budget.defaults.is_reported = self.reports.sink.error_count() > before;
        }
        fits
    }

    /// An array without a length of something else than resources.
    pub(super) fn is_unsized_data(&self, ty: TypeId) -> bool {
        self.program.types.is_unsized(ty) && self.program.types.resource_kind(ty).is_none()
    }

    /// The place in `f((T)place)`, where the parameter is `out` or `inout` and the cast between structs or arrays can be
    /// undone: what the function leaves is converted back.
    fn behind_cast(&self, value: ExprId) -> ExprId {
        let ExprKind::Cast { kind: CastKind::Flat, operand } = self.program.expressions[value].kind else {
            return value;
        };
        let types = &self.program.types;
        let (from, to) = (self.ty(operand), self.ty(value));
        let is_numeric = |ty| convert::numeric(types, ty).is_some();
        let back = convert::explicit(types, to, from).is_some_and(|it| it.kind == CastKind::Flat);
        match back && !is_numeric(from) && !is_numeric(to) && self.is_place(operand) {
            true => operand,
            false => value,
        }
    }

    fn writable_argument(&mut self, value: ExprId, at: Span) -> bool {
        self.see_through_casts(value);
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
                    return intrinsics::overload(*overload).gives_place();
                }
                ExprKind::Subscript { form: SubscriptForm::Element, .. } => return true,
                _ => return false,
            }
        }
    }

    /// Whether a function is a SPIR-V instruction by attribute and so needs no body.
    pub(super) fn is_spirv_instruction(&self, function: FunctionId) -> bool {
        let attributes = &self.program.functions[function].attributes;
        attributes.iter().any(|it| {
            matches!(it.kind, AttributeKind::ExtInstruction { .. } | AttributeKind::ExtTypeDef { .. })
        })
    }
}
