//! Templates: binds, deduces and defaults their parameters; instantiates each instance once by checking the syntax
//! again in a scope that defines the parameters.

mod deduce;
mod function;
mod record;
mod variable;

use rustc_hash::FxHashMap;
use smallvec::SmallVec;

use super::{
    Checker, MAX_INSTANTIATION_DEPTH,
    builtin::Builtin,
    scope::{Candidate, Entity, Scope, ScopeId, ScopeKind, Sought, TemplateId, Want},
};
use crate::{
    arena::Id,
    ast::{self, ExpressionKind, ItemKind, SegmentName, TemplateParameterKind, TypeKind},
    constant::Constant,
    diagnostics::list::{declarations, names, overloads as errors},
    limits,
    source::Span,
    symbol::{Symbol, kw},
    typed::{ExprId, FunctionId, GlobalId},
    types::{
        ArrayLength, ObjectKind, StructId, TemplateArgument, Type, TypeId,
        convert::{self, Shape},
    },
};

/// The maximum length of a chain of instances that require each other. Bodies are deferred, so this costs no stack.
const MAX_FUNCTION_DEPTH: u32 = crate::limits::FUNCTION_INSTANCE_DEPTH;

/// A template as declared, with what has been made of it.
#[derive(Debug)]
pub(super) struct Template<'a> {
    pub(super) name: Symbol,
    /// The function, record or alias.
    item: Id<ast::Item>,
    parameters: &'a [ast::TemplateParameter],
    /// The parameters of the definition, where those of an earlier declaration have the defaults.
    defined_parameters: Option<&'a [ast::TemplateParameter]>,
    /// Where it is declared: parameters are bound in a scope below.
    scope: ScopeId,
    pub(super) owner: Option<StructId>,
    pub(super) span: Span,
    specializations: Vec<Specialization<'a>>,
    /// Methods of a record template that are defined outside of it.
    outside: Vec<Outside<'a>>,
    types: FxHashMap<Box<[TemplateArgument]>, TypeId>,
    functions: FxHashMap<Box<[TemplateArgument]>, Option<FunctionId>>,
    /// Without a value while an instance is being made.
    variables: FxHashMap<Box<[TemplateArgument]>, Option<GlobalId>>,
}

/// `template<typename T> struct S<T, 2> { … }`
#[derive(Clone, Debug)]
struct Specialization<'a> {
    parameters: &'a [ast::TemplateParameter],
    arguments: &'a [ast::TemplateArgument],
    item: Id<ast::Item>,
    scope: ScopeId,
}

#[derive(Clone, Copy, Debug)]
struct Outside<'a> {
    parameters: &'a [ast::TemplateParameter],
    function: &'a ast::Function,
    /// The method's own template.
    own: Option<&'a ast::Template>,
}

/// How many instances were made in a run.
#[derive(Debug, Default)]
pub(super) struct Instances {
    pub(super) functions: u32,
    others: u32,
    /// Of classes.
    members: usize,
}

/// The templates of a run.
#[derive(Default)]
pub(super) struct Templates<'a> {
    all: Vec<Template<'a>>,
    symbols: FxHashMap<Symbol, TemplateId>,
    /// Values of template parameters.
    pub(super) values: Vec<(TypeId, Constant)>,
}

/// The bindings of the parameters of a template, as far as known.
type Bindings = SmallVec<[Option<TemplateArgument>; 4]>;

impl<'a> Checker<'a> {
    pub(super) fn template(&self, id: TemplateId) -> &Template<'a> {
        &self.templates.all[id.0 as usize]
    }

    fn template_mut(&mut self, id: TemplateId) -> &mut Template<'a> {
        &mut self.templates.all[id.0 as usize]
    }

    /// Counts an instance of a class, alias or variable template.
    fn has_too_many_instances(&mut self, at: Span) -> bool {
        self.budget.instances.others += 1;
        self.has_too_much(at)
    }

    /// Whether the instances so far are as much as a program may have.
    pub(super) fn has_too_much(&mut self, at: Span) -> bool {
        let it = &self.budget.instances;
        let has = it.functions > limits::FUNCTION_INSTANCES
            || it.others > limits::CLASS_INSTANCES
            || it.members > limits::INSTANCE_MEMBERS
            || self.program.expressions.len() > limits::INSTANCE_EXPRESSIONS;
        if has {
            self.report(errors::TooManyInstances { at });
            self.reports.sink.give_up();
        }
        has
    }

    /// `template<…> item`
    pub(super) fn template_item(&mut self, template: &'a ast::Template, _id: Id<ast::Item>) {
        let ast = self.ast;
        let it = &ast[template.item];
        match &it.kind {
            ItemKind::Function(function) => self.function_template(template, function),
            ItemKind::Record(record) => self.record_template(template, record),
            ItemKind::Alias { name, .. } => {
                let id = self.new_template(name.symbol, template, name.span);
                self.declare_template(name.symbol, id, name.span);
                self.check_pattern(id);
            }
            ItemKind::Variables(variables) => self.variable_template(template, variables, it.span),
            ItemKind::Template(inner) => self.outside_member_template(template, inner),
            ItemKind::Error | ItemKind::Empty => {}
            _ => self.report(errors::NotTemplatable { at: it.span }),
        }
    }

    fn new_template(&mut self, name: Symbol, template: &'a ast::Template, span: Span) -> TemplateId {
        let owner = match self.scopes[self.scopes.current].kind {
            ScopeKind::Record(record) => Some(record),
            _ => None,
        };
        self.templates.all.push(Template {
            name,
            item: template.item,
            parameters: &template.parameters,
            defined_parameters: None,
            scope: self.scopes.current,
            owner,
            span,
            specializations: Vec::new(),
            outside: Vec::new(),
            types: FxHashMap::default(),
            functions: FxHashMap::default(),
            variables: FxHashMap::default(),
        });
        TemplateId(self.templates.all.len() as u32 - 1)
    }

    fn declare_template(&mut self, symbol: Symbol, id: TemplateId, span: Span) {
        if self.function.is_none() && self.refuse_redeclaration(self.scopes.current, symbol, span, Want::Type)
        {
            return;
        }
        self.declare_here(symbol, Entity::Template(id));
    }

    /// The symbol under which a template travels as a template argument.
    pub(super) fn template_symbol(&mut self, id: TemplateId) -> Symbol {
        let text = format!("{}#{}", self.symbols.text(self.template(id).name), id.0);
        let symbol = self.symbols.intern(&text);
        self.templates.symbols.insert(symbol, id);
        symbol
    }

    // ---- Declarations.

    fn function_template(&mut self, template: &'a ast::Template, function: &'a ast::Function) {
        let Some(last) = function.name.last() else { return };
        let span = last.span;
        let Some(symbol) = self.function_symbol(&last.name) else { return };
        if template.parameters.is_empty() {
            self.specialize_function(template, function, symbol, span);
            return;
        }
        if last.arguments.is_some() {
            self.report(declarations::PartialFunction { name: self.text(symbol), at: span });
            return;
        }
        if function.name.is_qualified() {
            self.outside_method(template, function, None);
            return;
        }
        // A template declared before gets its body.
        if let Some(Entity::Functions(set)) = self
            .scopes
            .declared(self.scopes.current, symbol)
            .iter()
            .copied()
            .find(|it| matches!(it, Entity::Functions(_)))
        {
            for candidate in self.scopes.overloads[set].candidates.clone() {
                let Candidate::Template(id) = candidate else { continue };
                if self.same_template(id, template, function) {
                    if function.body.is_some() {
                        self.define_template(id, template);
                        self.check_pattern(id);
                        self.define_instances(id, function);
                    }
                    return;
                }
            }
        }
        if function.body.is_some()
            && let Some(before) = self.same_template_with_body(symbol, template, function)
        {
            self.report(errors::FunctionRedefined { name: self.text(symbol), at: span, before });
            return;
        }
        let id = self.new_template(symbol, template, span);
        self.join_overloads(symbol, Candidate::Template(id), span);
        self.check_pattern(id);
    }

    /// A template declared before is defined now; the defaults of its parameters stay.
    fn define_template(&mut self, id: TemplateId, definition: &'a ast::Template) {
        if let ItemKind::Function(function) = &self.ast[definition.item].kind
            && let Some(last) = function.name.last()
        {
            self.mention_declared(last.span, self.template(id).span);
        }
        let it = self.template_mut(id);
        it.item = definition.item;
        if it.parameters.iter().any(has_default) {
            it.defined_parameters = Some(&definition.parameters);
        } else {
            it.parameters = &definition.parameters;
        }
    }

    /// Gives the instances that calls have asked for so far the body of the definition.
    fn define_instances(&mut self, id: TemplateId, function: &'a ast::Function) {
        let ast = self.ast;
        let it = self.template(id);
        let attributes = &ast[it.item].attributes;
        let mut instances: Vec<(FunctionId, Box<[TemplateArgument]>)> =
            it.functions.iter().filter_map(|(args, function)| Some(((*function)?, args.clone()))).collect();
        instances.sort_by_key(|it| it.0);
        for (instance, args) in instances {
            let info = &self.functions[instance];
            if info.definition.is_none() && !info.is_specialization {
                let bound = self.bind(id, &args);
                self.define_instance(instance, function, attributes, bound);
            }
        }
    }

    /// Where the same template got its body already.
    fn same_template_with_body(
        &self,
        symbol: Symbol,
        template: &ast::Template,
        function: &ast::Function,
    ) -> Option<Span> {
        let set = self.scopes.declared(self.scopes.current, symbol).iter().find_map(|it| match it {
            Entity::Functions(set) => Some(*set),
            _ => None,
        })?;
        // What a macro made is not compared: its text is the macro's, whatever the arguments were.
        if self.reports.sources.in_file(function.parameters_span) != function.parameters_span {
            return None;
        }
        let text = |span: Span| self.reports.sources.text(span);
        self.scopes.overloads[set].candidates.iter().find_map(|candidate| {
            let Candidate::Template(id) = *candidate else { return None };
            let it = self.template(id);
            let ItemKind::Function(before) = &self.ast[it.item].kind else { return None };
            let result = |it: &ast::Function| it.return_type.map(|ty| text(self.ast[ty].span));
            let is_same = before.body.is_some()
                && result(before) == result(function)
                && text(before.parameters_span) == text(function.parameters_span)
                && it.parameters.len() == template.parameters.len()
                && it.parameters.iter().zip(&template.parameters).all(|(a, b)| text(a.span) == text(b.span));
            is_same.then_some(it.span)
        })
    }

    /// Whether `template` declares again what `id` declared: types that are equal as text but for the names of the
    /// template's parameters, and no two bodies.
    fn same_template(&self, id: TemplateId, template: &ast::Template, function: &ast::Function) -> bool {
        let it = self.template(id);
        let ItemKind::Function(before) = &self.ast[it.item].kind else { return false };
        let names = it.defined_parameters.unwrap_or(it.parameters);
        let is_same = |a: Id<ast::Type>, b: Id<ast::Type>| {
            let text = |ty: Id<ast::Type>| self.reports.sources.text(self.ast[ty].span);
            text(a) == text(b)
                && names.iter().zip(&template.parameters).all(|(a, b)| a.name.symbol == b.name.symbol)
                || self.renamed(text(a), names) == self.renamed(text(b), &template.parameters)
        };
        let is_same_result = match (before.return_type, function.return_type) {
            (Some(a), Some(b)) => is_same(a, b),
            (a, b) => a.is_none() == b.is_none(),
        };
        let kind = |it: &ast::TemplateParameter| std::mem::discriminant(&it.kind);
        (before.body.is_none() || function.body.is_none())
            && names.len() == template.parameters.len()
            && names.iter().zip(&template.parameters).all(|(a, b)| kind(a) == kind(b))
            && before.parameters.len() == function.parameters.len()
            && before
                .parameters
                .iter()
                .zip(&function.parameters)
                .all(|(a, b)| is_same(a.specifiers.ty, b.specifiers.ty))
            && is_same_result
    }

    /// `text` with the numbers of the template's parameters in place of their names, and without white space.
    fn renamed(&self, text: &str, parameters: &[ast::TemplateParameter]) -> String {
        let mut result = String::with_capacity(text.len());
        let is_part = |it: char| it.is_alphanumeric() || it == '_';
        for word in text.split_inclusive(|it| !is_part(it)) {
            let name = word.trim_end_matches(|it| !is_part(it));
            match parameters.iter().position(|it| self.symbols.text(it.name.symbol) == name) {
                Some(index) if !name.is_empty() => result.push_str(&format!("#{index}")),
                _ => result.push_str(name),
            }
            result.extend(word[name.len()..].chars().map(|it| if it.is_whitespace() { ' ' } else { it }));
        }
        result.trim_end().into()
    }

    /// `template<> float f<float>(float a) { … }`
    fn specialize_function(
        &mut self,
        template: &'a ast::Template,
        function: &'a ast::Function,
        symbol: Symbol,
        span: Span,
    ) {
        let scope = match function.name.is_qualified() {
            true => match self.qualifier(&function.name) {
                Some(scope) => scope,
                None => return,
            },
            false => self.scopes.current,
        };
        let ast = self.ast;
        let attributes = &ast[template.item].attributes;
        let explicit = match function.name.last() {
            Some(last) => self.template_arguments(last.arguments.as_deref()),
            None => return,
        };
        let found = self.look_up_in(scope, symbol, Want::Value);
        let Some(Entity::Functions(set)) = found else {
            self.report(names::NotATemplate { name: self.text(symbol), at: span });
            return;
        };
        // The types of its own parameters say what was meant.
        let mut types: SmallVec<[TypeId; 4]> = SmallVec::new();
        for parameter in &function.parameters {
            let base = self.specified(&parameter.specifiers);
            types.push(self.array_type(base, &parameter.declarator.arrays));
        }
        for candidate in self.scopes.overloads[set].candidates.clone() {
            let Candidate::Template(id) = candidate else { continue };
            let Some(args) = self.deduce(id, &types, &explicit) else { continue };
            let owner = self.template(id).owner;
            let bound = self.bind(id, &args);
            if let Some(Some(before)) = self.template(id).functions.get(&args[..]).copied() {
                let info = &self.functions[before];
                if info.is_specialization {
                    if function.body.is_some() {
                        self.define_instance(before, function, attributes, bound);
                        self.check_body(before);
                    }
                    return;
                }
                if info.is_called {
                    self.report(errors::SpecializedTooLate { name: self.text(symbol), at: span });
                    return;
                }
            }
            let instance = self.in_scope(bound, |it| it.instance(function, attributes, id, &args, owner));
            if let Some(instance) = instance {
                self.functions[instance].is_specialization = true;
                self.template_mut(id).functions.insert(args.into_boxed_slice(), Some(instance));
                self.check_body(instance);
            }
            return;
        }
        self.report(errors::NothingToSpecialize { name: self.text(symbol), at: span });
    }

    /// `template<typename T> void S<T>::f() { … }`
    fn outside_method(
        &mut self,
        template: &'a ast::Template,
        function: &'a ast::Function,
        own: Option<&'a ast::Template>,
    ) {
        let count = function.name.segments.len();
        let Some(segment) = count.checked_sub(2).and_then(|index| function.name.segments.get(index)) else {
            return;
        };
        let SegmentName::Identifier(symbol) = segment.name else { return };
        let found = if count > 2 || function.name.global {
            // Only namespaces can stand further out.
            let mut scope = self.scopes.global;
            for segment in &function.name.segments[..count - 2] {
                let SegmentName::Identifier(symbol) = segment.name else { return };
                match self.look_up_in(scope, symbol, Want::Type) {
                    Some(Entity::Namespace(it)) => scope = it,
                    _ => return,
                }
            }
            self.look_up_in(scope, symbol, Want::Type)
        } else {
            self.look_up(symbol, Want::Type)
        };
        self.mention(segment.span, symbol, found, None);
        match found {
            Some(Entity::Template(id)) => {
                let parameters = &template.parameters;
                let outside = Outside { parameters, function, own };
                self.template_mut(id).outside.push(outside);
                self.define_outside(id, outside);
            }
            // The template is the method's, the struct is none.
            Some(Entity::Type(ty)) if own.is_none() => {
                if let Some(scope) = self.type_scope(ty, segment.span) {
                    self.define_member_template(scope, template, function);
                }
            }
            _ => self.report(names::NotATemplate { name: self.text(symbol), at: segment.span }),
        }
    }

    /// `template<typename T> template<typename U> U S<T>::f(U a) { … }`
    fn outside_member_template(&mut self, template: &'a ast::Template, inner: &'a ast::Template) {
        match &self.ast[inner.item].kind {
            ItemKind::Function(function) if function.name.is_qualified() => {
                self.outside_method(template, function, Some(inner));
            }
            _ => self.report(errors::NotTemplatable { at: inner.span }),
        }
    }

    /// Gives a member template that is only declared in `scope` the body that stands outside.
    fn define_member_template(
        &mut self,
        scope: ScopeId,
        template: &'a ast::Template,
        function: &'a ast::Function,
    ) {
        let Some(last) = function.name.last() else { return };
        let Some(symbol) = self.function_symbol(&last.name) else { return };
        let candidates = self.scopes.declared(scope, symbol).iter().find_map(|it| match it {
            Entity::Functions(set) => Some(self.scopes.overloads[*set].candidates.clone()),
            _ => None,
        });
        for candidate in candidates.into_iter().flatten() {
            let Candidate::Template(id) = candidate else { continue };
            let it = self.template(id);
            let ItemKind::Function(before) = &self.ast[it.item].kind else { continue };
            let fits = before.body.is_none()
                && it.parameters.len() == template.parameters.len()
                && before.parameters.len() == function.parameters.len();
            if fits {
                self.define_template(id, template);
                self.check_pattern(id);
                self.define_instances(id, function);
                return;
            }
        }
        let scope = self.scopes.prefix(scope);
        let scope = scope.trim_end_matches("::").into();
        self.report(names::NoSuchDeclaration { name: self.text(symbol), scope, at: last.span });
    }

    fn record_template(&mut self, template: &'a ast::Template, record: &'a ast::Record) {
        let Some(last) = record.name.as_ref().and_then(|path| path.last()) else { return };
        let SegmentName::Identifier(symbol) = last.name else { return };
        let before = match &self.function {
            Some(_) => None,
            None => self
                .scopes
                .declared(self.scopes.current, symbol)
                .iter()
                .copied()
                .find(|it| matches!(it, Entity::Template(_))),
        };
        if let Some(arguments) = &last.arguments {
            let found = before.or_else(|| self.look_up(symbol, Want::Type));
            self.mention(last.span, symbol, found, None);
            let Some(Entity::Template(id)) = found else {
                self.report(names::NotATemplate { name: self.text(symbol), at: last.span });
                return;
            };
            let scope = self.scopes.current;
            if template.parameters.is_empty() && record.members.is_some() {
                // An instance that was made before can no longer be another.
                let args: Vec<TemplateArgument> =
                    arguments.arguments.iter().map(|it| self.template_argument(it)).collect();
                if self.template(id).types.contains_key(&args[..]) {
                    self.report(errors::SpecializedTooLate { name: self.text(symbol), at: last.span });
                    return;
                }
            }
            self.template_mut(id).specializations.push(Specialization {
                parameters: &template.parameters,
                arguments: &arguments.arguments,
                item: template.item,
                scope,
            });
            if record.members.is_some() && self.reports.instantiations.is_empty() {
                let bound = self.pattern_scope(scope, &template.parameters);
                self.check_record_pattern(id, record, &self.ast[template.item].attributes, bound);
            }
            return;
        }
        if let Some(Entity::Template(id)) = before {
            let was_defined = match &self.ast[self.template(id).item].kind {
                ItemKind::Record(before) => before.members.is_some(),
                _ => true,
            };
            if was_defined && record.members.is_some() {
                self.redefinition(symbol, last.span, Entity::Template(id));
                return;
            }
            if record.members.is_some() {
                self.define_template(id, template);
                self.template_mut(id).span = last.span;
                self.check_pattern(id);
                self.complete_records(id);
            }
            return;
        }
        let id = self.new_template(symbol, template, last.span);
        self.declare_template(symbol, id, last.span);
        self.check_pattern(id);
    }

    /// `template float f<float>(float);` requests an instance.
    pub(super) fn explicit_instantiation(&mut self, item: Id<ast::Item>) {
        let ast = self.ast;
        match &ast[item].kind {
            ItemKind::Record(record) => {
                if let Some(path) = &record.name {
                    self.named_type(path, ast[item].span);
                }
            }
            ItemKind::Function(function) => {
                let Some(last) = function.name.last() else { return };
                let Some(symbol) = self.function_symbol(&last.name) else { return };
                let explicit = self.template_arguments(last.arguments.as_deref());
                let Some(set) = self.find_functions(symbol) else {
                    self.unknown_name(symbol, last.span, Sought::Template);
                    return;
                };
                let mut types: SmallVec<[TypeId; 4]> = SmallVec::new();
                for parameter in &function.parameters {
                    let base = self.specified(&parameter.specifiers);
                    types.push(self.array_type(base, &parameter.declarator.arrays));
                }
                for candidate in self.scopes.overloads[set].candidates.clone() {
                    let Candidate::Template(id) = candidate else { continue };
                    if let Some(args) = self.deduce(id, &types, &explicit)
                        && let Some(function) = self.instantiate_function(id, args, last.span)
                    {
                        self.functions.pending.push(function);
                        return;
                    }
                }
            }
            _ => {}
        }
    }

    // ---- Templates as they stand.

    /// Checks a template once without arguments: whatever depends on its parameters has the error type, which is
    /// never reported, so only errors that every instance would have are found.
    fn check_pattern(&mut self, id: TemplateId) {
        if !self.reports.instantiations.is_empty() {
            return;
        }
        if !self.enter(self.template(id).span) {
            self.leave();
            return;
        }
        let ast = self.ast;
        let it = self.template(id);
        let (item, scope, owner) = (it.item, it.scope, it.owner);
        let it = self.template(id);
        let bound = self.pattern_scope(scope, it.defined_parameters.unwrap_or(it.parameters));
        match &ast[item].kind {
            ItemKind::Function(function) if function.body.is_some() => {
                let attributes = &ast[item].attributes;
                let instance = self.in_scope(bound, |it| it.instance(function, attributes, id, &[], owner));
                if let Some(instance) = instance
                    && self.records.open.is_empty()
                {
                    self.check_body(instance);
                } else if let Some(instance) = instance {
                    self.records.delayed.push(instance);
                }
            }
            ItemKind::Record(record) if record.members.is_some() => {
                self.check_record_pattern(id, record, &ast[item].attributes, bound);
            }
            ItemKind::Alias { ty, .. } => {
                self.in_scope(bound, |it| it.resolve_type(*ty));
            }
            ItemKind::Variables(variables) => {
                self.in_scope(bound, |it| it.variables_of(variables, &ast[item].attributes, None));
            }
            _ => {}
        }
        self.leave();
    }

    /// A scope in which all parameters mean something that nothing is known of.
    fn pattern_scope(&mut self, parent: ScopeId, parameters: &'a [ast::TemplateParameter]) -> ScopeId {
        let bound = self.scopes.add(Scope::new(Some(parent), ScopeKind::Template));
        self.scopes.patterns.push(bound);
        let error = self.program.types.error;
        for parameter in parameters {
            let symbol = parameter.name.symbol;
            let entity = match parameter.kind {
                TemplateParameterKind::Type { .. } => Entity::Type(error),
                TemplateParameterKind::Value { ty, .. } => {
                    self.check_value_parameter(bound, ty);
                    Entity::Error
                }
                TemplateParameterKind::Template { .. } => Entity::Error,
            };
            if symbol == kw::EMPTY {
                continue;
            }
            if self.scopes.declared(bound, symbol).is_empty() {
                self.scopes.declare(bound, symbol, entity);
                self.note_declared(Some(bound), symbol, parameter.name.span);
            } else {
                let name = self.text(symbol);
                self.report(names::Redefinition { name, at: parameter.name.span });
            }
        }
        bound
    }

    /// Values as template arguments are integers, of whatever kind.
    fn check_value_parameter(&mut self, bound: ScopeId, ty: Id<ast::Type>) {
        let resolved = self.in_scope(bound, |it| it.resolve_type(ty));
        let is_possible = match &self.program.types[self.program.types.unmodified(resolved)] {
            Type::Scalar(scalar) => !scalar.is_float(),
            Type::Enum(_) | Type::Error | Type::Dependent(_) => true,
            // Inline SPIR-V takes literals of text.
            Type::String => true,
            _ => false,
        };
        if !is_possible {
            let (name, at) = (self.type_name(resolved), self.ast[ty].span);
            self.report(declarations::ValueParameterType { name, at });
        }
    }

    fn check_record_pattern(
        &mut self,
        template: TemplateId,
        record: &'a ast::Record,
        attributes: &'a [ast::Attribute],
        bound: ScopeId,
    ) {
        let Some(ast::PathSegment { name: SegmentName::Identifier(name), span, .. }) =
            record.name.as_ref().and_then(|path| path.last())
        else {
            return;
        };
        let (name, span) = (*name, *span);
        let before = self.program.functions.len();
        let id = self.new_record(name, name, record.kind, span);
        // Inside, the template's own name means the instance.
        self.records[id].template = Some((template, Box::default()));
        self.outside_records(bound, |it| it.define_record(id, record, attributes, span));
        for function in before..self.program.functions.len() {
            let function = FunctionId::from_index(function);
            if self.functions[function].owner == Some(id) {
                self.check_body(function);
            }
        }
    }

    // ---- Binding.

    /// A scope below the template's in which its parameters mean `args`.
    fn bind(&mut self, id: TemplateId, args: &[TemplateArgument]) -> ScopeId {
        let it = self.template(id);
        let (scope, parameters) = (it.scope, it.defined_parameters.unwrap_or(it.parameters));
        let bound = self.scopes.add(Scope::new(Some(scope), ScopeKind::Template));
        self.bind_parameters(bound, parameters, args);
        bound
    }

    fn bind_parameters(
        &mut self,
        scope: ScopeId,
        parameters: &'a [ast::TemplateParameter],
        args: &[TemplateArgument],
    ) {
        for (parameter, argument) in parameters.iter().zip(args) {
            let symbol = parameter.name.symbol;
            if symbol == kw::EMPTY || !self.scopes.declared(scope, symbol).is_empty() {
                continue;
            }
            let entity = match argument {
                TemplateArgument::Type(ty) => Entity::Type(*ty),
                TemplateArgument::Template(symbol) => match self.templates.symbols.get(symbol) {
                    Some(template) => Entity::Template(*template),
                    None => Entity::Error,
                },
                TemplateArgument::Spec(value) => Entity::SpecValue(self.program.deferred(*value)),
                _ => {
                    let ty = match &parameter.kind {
                        TemplateParameterKind::Value { ty, .. } => {
                            let ty = *ty;
                            self.in_scope(scope, |it| it.resolve_type(ty))
                        }
                        _ => self.program.types.int,
                    };
                    let ty = self.program.types.unmodified(ty);
                    let value = argument_value(argument);
                    let value = match (self.program.types.component(ty), value) {
                        (Some(scalar), Some(value)) => super::constant::convert_scalar(&value, scalar),
                        (None, value) => value,
                        _ => None,
                    };
                    match value {
                        Some(value) => {
                            self.templates.values.push((ty, value));
                            Entity::Value(self.templates.values.len() as u32 - 1)
                        }
                        None => Entity::Error,
                    }
                }
            };
            self.scopes.declare(scope, symbol, entity);
            self.note_declared(Some(scope), symbol, parameter.name.span);
        }
    }

    /// The arguments of an instance: those given, which must fit, and the defaults.
    pub(super) fn complete_arguments(
        &mut self,
        id: TemplateId,
        given: SmallVec<[TemplateArgument; 3]>,
        is_list: bool,
        span: Span,
    ) -> Option<Vec<TemplateArgument>> {
        let it = self.template(id);
        let (scope, parameters, name) = (it.scope, it.parameters, it.name);
        if given.len() > parameters.len() {
            let (name, most) = (self.text(name), parameters.len());
            self.report(crate::diagnostics::list::types::TooManyTemplateArguments { name, most, at: span });
            return None;
        }
        for (parameter, argument) in parameters.iter().zip(&given) {
            if !Self::kind_fits(parameter, argument) {
                let expected = match parameter.kind {
                    TemplateParameterKind::Type { .. } => "a type",
                    TemplateParameterKind::Value { .. } => "a value",
                    TemplateParameterKind::Template { .. } => "a template",
                };
                self.report(errors::TemplateArgumentKind { expected: expected.into(), at: span });
                return None;
            }
        }
        if !is_list && parameters.iter().all(|it| !has_default(it)) {
            self.report(errors::TemplateWithoutArguments { name: self.text(name), at: span });
            return None;
        }
        let mut bindings: Bindings = given.into_iter().map(Some).collect();
        bindings.resize(parameters.len(), None);
        let args = self.complete(scope, parameters, bindings);
        if args.is_none() {
            let (name, least) = (self.text(name), parameters.iter().filter(|it| !has_default(it)).count());
            self.report(crate::diagnostics::list::types::TooFewTemplateArguments { name, least, at: span });
        }
        args
    }

    /// Fills in defaults for what is not bound; `None` if something stays unknown.
    fn complete(
        &mut self,
        scope: ScopeId,
        parameters: &'a [ast::TemplateParameter],
        bindings: Bindings,
    ) -> Option<Vec<TemplateArgument>> {
        let mut args: Vec<TemplateArgument> = Vec::with_capacity(parameters.len());
        for (parameter, bound) in parameters.iter().zip(bindings) {
            let argument = match bound {
                Some(argument) => argument,
                None => {
                    // A default may use the parameters before it.
                    let inner = self.scopes.add(Scope::new(Some(scope), ScopeKind::Template));
                    let known = args.clone();
                    self.bind_parameters(inner, parameters, &known);
                    match &parameter.kind {
                        TemplateParameterKind::Type { default: Some(default) } => {
                            TemplateArgument::Type(self.in_scope(inner, |it| it.resolve_type(*default)))
                        }
                        TemplateParameterKind::Value { default: Some(default), .. } => {
                            let argument = ast::TemplateArgument::Expression(*default);
                            self.in_scope(inner, |it| it.template_argument(&argument))
                        }
                        TemplateParameterKind::Template { default: Some(path), .. } => {
                            let SegmentName::Identifier(symbol) = path.last()?.name else { return None };
                            match self.in_scope(inner, |it| it.look_up(symbol, Want::Type)) {
                                Some(Entity::Template(id)) => {
                                    TemplateArgument::Template(self.template_symbol(id))
                                }
                                _ => return None,
                            }
                        }
                        _ => return None,
                    }
                }
            };
            args.push(self.normalized(parameter, argument));
        }
        Some(args)
    }

    /// An argument in the one form that equal arguments share.
    fn normalized(
        &mut self,
        parameter: &ast::TemplateParameter,
        argument: TemplateArgument,
    ) -> TemplateArgument {
        match (&parameter.kind, argument) {
            (TemplateParameterKind::Type { .. }, TemplateArgument::Type(ty)) => {
                TemplateArgument::Type(self.program.types.without_majorness(ty))
            }
            (TemplateParameterKind::Value { .. }, TemplateArgument::Bool(value)) => {
                TemplateArgument::Integer(i64::from(value))
            }
            (_, argument) => argument,
        }
    }

    /// Whether an argument is of the kind that its parameter requires.
    fn kind_fits(parameter: &ast::TemplateParameter, argument: &TemplateArgument) -> bool {
        match (&parameter.kind, argument) {
            (TemplateParameterKind::Type { .. }, TemplateArgument::Type(_)) => true,
            (TemplateParameterKind::Template { .. }, TemplateArgument::Template(_)) => true,
            (
                TemplateParameterKind::Value { .. },
                TemplateArgument::Integer(_)
                | TemplateArgument::Bool(_)
                | TemplateArgument::Float(_)
                | TemplateArgument::Text(_)
                | TemplateArgument::Spec(_)
                | TemplateArgument::Literal(_),
            ) => true,
            _ => false,
        }
    }
}

fn has_default(parameter: &ast::TemplateParameter) -> bool {
    match &parameter.kind {
        TemplateParameterKind::Type { default } => default.is_some(),
        TemplateParameterKind::Value { default, .. } => default.is_some(),
        TemplateParameterKind::Template { default, .. } => default.is_some(),
    }
}

fn argument_value(argument: &TemplateArgument) -> Option<Constant> {
    Some(match argument {
        TemplateArgument::Integer(value) | TemplateArgument::Literal(value) => Constant::Int(*value),
        TemplateArgument::Bool(value) => Constant::Bool(*value),
        TemplateArgument::Float(bits) => Constant::Float(f64::from_bits(*bits)),
        TemplateArgument::Text(text) => Constant::Text(text.clone()),
        _ => return None,
    })
}
