//! Functions and methods: their signatures, their redeclarations, and the checking of their bodies.

use std::ops::{Index, IndexMut};

use rustc_hash::FxHashMap;
use smallvec::SmallVec;

use super::{
    Checker,
    annotation::Annotated,
    attribute::Place,
    modifier::Modified,
    scope::{Candidate, Entity, LocalNames, Overloads, ScopeId, TemplateId, Want},
};
use crate::{
    arena::{Arena, Id},
    ast::{self, Modifier, OverloadedOperator, SegmentName},
    attribute::{Attribute, AttributeKind},
    constant::Constant,
    diagnostics::list::{
        attribute_syntax, attributes as interface, names, overloads as overload_errors, types as errors,
    },
    options::{HlslVersion, ProfileKind},
    source::Span,
    symbol::{Symbol, kw},
    typed::{ExprId, Function, FunctionId, Local, LocalId, Parameter, ParameterMode},
    types::{ArrayLength, ObjectKind, StructId, TemplateArgument, Type, TypeId, TypeModifiers, convert},
};

/// What the checker knows about a function beyond its [`Function`].
#[derive(Debug)]
pub(super) struct Info<'a> {
    /// Where its body looks names up.
    pub(super) scope: ScopeId,
    pub(super) definition: Option<&'a ast::Function>,
    pub(super) parameters: SmallVec<[ParameterInfo; 4]>,
    /// The number of arguments that a call must pass.
    pub(super) required: usize,
    pub(super) owner: Option<StructId>,
    pub(super) is_static: bool,
    /// A method that does not modify its object.
    pub(super) is_const: bool,
    pub(super) is_checked: bool,
    /// Whether something calls it, for instances of templates.
    pub(super) is_called: bool,
    /// `template<> void f<int>()`
    pub(super) is_specialization: bool,
    /// What it is an instance of.
    pub(super) template: Option<(TemplateId, Box<[TemplateArgument]>)>,
    /// How many instances wait for each other to get to this one.
    pub(super) depth: u32,
    /// Calls of intrinsics that not every stage or target has.
    pub(super) uses: Vec<ExprId>,
    /// Its first `discard`.
    pub(super) discard: Option<Span>,
    /// Whom its body calls, and where.
    pub(super) calls: SmallVec<[(FunctionId, Span); 2]>,
}

/// The functions of a run, beside [`Program::functions`](crate::typed::Program::functions).
#[derive(Default)]
pub(super) struct Functions<'a> {
    all: Vec<Info<'a>>,
    /// Those whose bodies are still to be checked.
    pub(super) pending: Vec<FunctionId>,
    /// To use again, with their tables, which are empty.
    // A body in use is a box, and goes here without being moved.
    #[allow(clippy::vec_box)]
    spare_bodies: Vec<Box<Body>>,
}

impl Functions<'_> {
    pub(super) fn with_capacity(count: usize) -> Self {
        Functions { all: Vec::with_capacity(count), ..Functions::default() }
    }

    pub(super) fn len(&self) -> usize {
        self.all.len()
    }
}

impl<'a> Index<FunctionId> for Functions<'a> {
    type Output = Info<'a>;
    #[inline]
    fn index(&self, id: FunctionId) -> &Info<'a> {
        &self.all[id.index()]
    }
}

impl<'a> IndexMut<FunctionId> for Functions<'a> {
    #[inline]
    fn index_mut(&mut self, id: FunctionId) -> &mut Info<'a> {
        &mut self.all[id.index()]
    }
}

#[derive(Clone, Copy, Debug)]
pub(super) struct ParameterInfo {
    pub(super) ty: TypeId,
    pub(super) mode: ParameterMode,
    /// A reference to groupshared memory.
    pub(super) is_group_shared: bool,
    pub(super) default: Option<ExprId>,
}

/// The function whose body is being checked.
pub(super) struct Body {
    pub(super) id: Option<FunctionId>,
    pub(super) locals: Arena<Local>,
    pub(super) names: LocalNames,
    /// Values of `const` locals that are known.
    pub(super) constants: FxHashMap<LocalId, Constant>,
    pub(super) return_type: TypeId,
    pub(super) this: Option<StructId>,
    /// In the branch of an `if` with a constant condition that control never takes: what it calls is not reached.
    pub(super) is_dead: bool,
}

/// A signature as written, resolved.
struct Signature {
    symbol: Symbol,
    span: Span,
    return_type: TypeId,
    parameters: SmallVec<[ParameterInfo; 4]>,
    typed: Vec<Parameter>,
    locals: Arena<Local>,
    required: usize,
}

impl<'a> Checker<'a> {
    /// A function or method, declared or defined, in the present scope.
    pub(super) fn function_item(&mut self, function: &'a ast::Function, attributes: &'a [ast::Attribute]) {
        let is_qualified = function.name.is_qualified();
        if let Some(last) = function.name.last()
            && last.arguments.is_some()
        {
            // `template<> void f<int>() {}` comes as an item of a template; without `template<>` it is an error.
            self.report(names::NotATemplate {
                name: self.reports.sources.text(last.span).into(),
                at: last.span,
            });
            return;
        }
        if !is_qualified {
            self.function_in_scope(function, attributes, None);
            return;
        }
        let Some(scope) = self.qualifier(&function.name) else { return };
        self.in_scope(scope, |it| it.function_in_scope(function, attributes, Some(scope)));
    }

    fn function_in_scope(
        &mut self,
        function: &'a ast::Function,
        attributes: &'a [ast::Attribute],
        qualified: Option<ScopeId>,
    ) {
        let Some(signature) = self.signature_of(function) else { return };
        let owner = match self.scopes[self.scopes.current].kind {
            super::scope::ScopeKind::Record(record) => Some(record),
            _ => None,
        };
        let written = attributes;
        let attributes = self.function_attributes(function, written);
        let is_entry = attributes.iter().any(|it| matches!(it.kind, AttributeKind::Shader(_)));
        if self.language.options.profile.kind == ProfileKind::Library
            && function.body.is_some()
            && owner.is_none()
            && !is_entry
        {
            self.check_lone_attributes(written);
        }
        let shared = signature.parameters.iter().position(|it| it.is_group_shared);
        if let Some(index) = shared
            && (function.modifiers.has(Modifier::Export)
                || function.attributes.iter().chain(written).any(|it| self.is_noinline_attribute(it)))
        {
            let what = "functions with `export` or `[noinline]`";
            self.report(attribute_syntax::SharedParameter { what, at: function.parameters[index].span });
        }
        let Some(id) = self.declare_function(function, attributes, signature, owner, qualified.is_some())
        else {
            return;
        };
        if self.functions[id].definition.is_none() || self.functions[id].is_checked {
            return;
        }
        if owner.is_some() && !self.records.open.is_empty() {
            // A method sees all members, those after it too.
            if self.functions[id].template.is_none()
                && owner.is_some_and(|owner| !self.is_template_instance(owner))
            {
                self.records.delayed.push(id);
            }
        } else if self.function.is_none() || qualified.is_some() {
            self.check_body(id);
        }
    }

    /// Whether a record is an instance of a template or inside of one: its methods are checked when called.
    pub(super) fn is_template_instance(&self, record: StructId) -> bool {
        if self.records[record].template.is_some() {
            return true;
        }
        let mut at = self.records[record].scope;
        while let Some(id) = at {
            if let super::scope::ScopeKind::Template = self.scopes[id].kind {
                return true;
            }
            at = self.scopes[id].parent;
        }
        false
    }

    pub(super) fn function_attributes(
        &mut self,
        function: &'a ast::Function,
        attributes: &'a [ast::Attribute],
    ) -> Vec<Attribute> {
        let mut result = self.attributes(attributes, Place::Function);
        result.extend(self.attributes(&function.attributes, Place::Function));
        result
    }

    /// The symbol that a function's name is declared under.
    pub(super) fn function_symbol(&mut self, name: &SegmentName) -> Option<Symbol> {
        Some(match name {
            SegmentName::Identifier(symbol) => *symbol,
            SegmentName::Operator(operator) => self.operator_symbol(*operator),
            SegmentName::Conversion(ty) => {
                let ty = self.resolve_type(*ty);
                let text = format!("operator {}", self.type_name(ty));
                self.symbols.intern(&text)
            }
        })
    }

    pub(super) fn operator_symbol(&mut self, operator: OverloadedOperator) -> Symbol {
        let text = match operator {
            OverloadedOperator::Unary(it) => it.text(),
            OverloadedOperator::Binary(it) => it.text(),
            OverloadedOperator::Call => return self.language.known.operator_call,
            OverloadedOperator::Subscript => "[]",
        };
        self.symbols.intern(&format!("operator{text}"))
    }

    /// Resolves a function's types in the present scope.
    fn signature_of(&mut self, function: &'a ast::Function) -> Option<Signature> {
        let last = function.name.last()?;
        let span = last.span;
        let is_method = matches!(self.scopes[self.scopes.current].kind, super::scope::ScopeKind::Record(_));
        self.check_modifiers(
            &function.modifiers,
            if is_method { Modified::Method } else { Modified::Function },
        );
        let symbol = self.function_symbol(&last.name)?;
        let return_type = match (function.return_type, &last.name) {
            (Some(written), _) => {
                let ty = self.specified_by(written, &function.modifiers);
                self.warn_promotion(ty, self.ast[written].span);
                self.check_coherence(ty, &function.modifiers);
                self.without_modifier(ty, TypeModifiers::CONST)
            }
            (None, SegmentName::Conversion(ty)) => self.resolve_type(*ty),
            (None, _) => self.program.types.error,
        };
        let return_type = match self.program.types[self.program.types.unmodified(return_type)] {
            Type::Void => return_type,
            Type::Array { length: ArrayLength::Unsized, .. } => {
                self.report(errors::ResultWithoutLength { name: self.type_name(return_type), at: span });
                self.program.types.error
            }
            _ if (function.body.is_none() || self.is_method_of_an_instance())
                && self.is_incomplete(return_type) =>
            {
                return_type
            }
            _ => self.usable_type(return_type, "a result", span),
        };
        let block = function.body.and_then(|it| self.block_of(it));
        let mut locals = Arena::default();
        locals.reserve(function.parameters.len() + block.map_or(0, |it| it.statements.len()));
        let mut result = Signature {
            symbol,
            span,
            return_type,
            parameters: SmallVec::new(),
            typed: Vec::with_capacity(function.parameters.len()),
            locals,
            required: 0,
        };
        // `f(void)` has no parameters.
        if let [only] = &function.parameters[..]
            && only.declarator.name.symbol == kw::EMPTY
            && only.declarator.arrays.is_empty()
        {
            let ty = self.specified(&only.specifiers);
            if let Type::Void = self.program.types[ty] {
                return Some(result);
            }
        }
        for parameter in &function.parameters {
            self.parameter(parameter, function.body.is_some(), &mut result);
        }
        result.required = required(&result.parameters, &result.typed);
        Some(result)
    }

    /// Whether the present scope is that of an instance of a record template, whose methods are checked when they are
    /// called: what they take may be complete then.
    fn is_method_of_an_instance(&self) -> bool {
        match self.scopes[self.scopes.current].kind {
            super::scope::ScopeKind::Record(record) => self.is_template_instance(record),
            _ => false,
        }
    }

    fn parameter(&mut self, parameter: &'a ast::Parameter, has_body: bool, out: &mut Signature) {
        let modifiers = &parameter.specifiers.modifiers;
        let declarator = &parameter.declarator;
        self.check_modifiers(modifiers, Modified::Parameter);
        let base = self.type_of_variable(&parameter.specifiers);
        let base = self.older_sampler(declarator.name, base);
        let ty = self.array_type(base, &declarator.arrays);
        let is_const = modifiers.has(Modifier::Const) || self.has_modifier(ty, TypeModifiers::CONST);
        let ty = self.without_modifier(ty, TypeModifiers::CONST);
        let ty = match (!has_body || self.is_method_of_an_instance()) && self.is_incomplete(ty) {
            true => ty,
            false => self.usable_type(ty, "a parameter", parameter.span),
        };
        let at = if declarator.name.symbol == kw::EMPTY { parameter.span } else { declarator.name.span };
        let is_uniform = modifiers.has(Modifier::Uniform)
            || self.language.options.language.dx9 && self.holds_resources(ty);
        let mut attributes = self.parameter_attributes(&parameter.attributes, is_uniform);
        attributes.extend(self.parameter_attributes(&declarator.attributes, is_uniform));
        self.check_record_limits(&attributes, declarator.name.symbol);
        let annotations = self.annotations(&declarator.annotations, Annotated::Parameter);
        let is_reference = attributes.iter().any(|it| matches!(it.kind, AttributeKind::ExtReference));
        let is_group_shared = modifiers.has(Modifier::GroupShared);
        if is_group_shared && self.version() < HlslVersion::V202x {
            let at = modifiers.span(Modifier::GroupShared).unwrap_or(at);
            self.report(overload_errors::SharedParameterIsNew { at });
        }
        if is_group_shared && declarator.initializer.is_some() {
            let what = "functions with a default argument for them";
            self.report(attribute_syntax::SharedParameter { what, at });
        }
        let is_out = modifiers.has(Modifier::Out);
        let is_inout = modifiers.has(Modifier::Inout) || is_out && modifiers.has(Modifier::In);
        let is_object = matches!(self.program.types[self.program.types.unmodified(ty)], Type::Object { .. });
        let mode = match (is_out, is_inout) {
            _ if is_reference || is_group_shared => ParameterMode::Reference,
            (false, false) => ParameterMode::In,
            _ if is_object => ParameterMode::Reference,
            (_, true) => ParameterMode::InOut,
            (true, false) => ParameterMode::Out,
        };
        let default = match &declarator.initializer {
            Some(initializer) => {
                let outer = self.function.take();
                let value = self.initializer(initializer, ty);
                self.function = outer;
                value
            }
            None => None,
        };
        let local = out.locals.add(Local {
            name: declarator.name.symbol,
            ty,
            is_const,
            is_precise: modifiers.has(Modifier::Precise),
            is_parameter: true,
            is_group_shared,
            attributes: Vec::new(),
            span: at,
        });
        let roles: &[(Modifier, Symbol)] = &[
            (Modifier::Point, kw::POINT),
            (Modifier::Line, kw::LINE),
            (Modifier::Triangle, kw::TRIANGLE),
            (Modifier::LineAdj, kw::LINEADJ),
            (Modifier::TriangleAdj, kw::TRIANGLEADJ),
            (Modifier::Vertices, kw::VERTICES),
            (Modifier::Indices, kw::INDICES),
            (Modifier::Primitives, kw::PRIMITIVES),
            (Modifier::Payload, kw::PAYLOAD),
        ];
        let roles = if modifiers.is_empty() { &[] } else { roles };
        let object = self.program.types.as_object(ty).map(|it| it.0);
        if !is_inout && object.is_some_and(ObjectKind::is_stream) {
            self.report(interface::StreamDirection { at });
        }
        if mode == ParameterMode::In && !modifiers.is_empty() {
            let outputs = [Modifier::Vertices, Modifier::Indices, Modifier::Primitives];
            for (modifier, at) in modifiers.iter().filter(|it| outputs.contains(&it.0)) {
                self.report(interface::MeshObjectDirection { modifier: modifier.text().into(), at });
            }
        }
        if modifiers.has(Modifier::Payload) && (!modifiers.has(Modifier::In) || mode != ParameterMode::In) {
            self.report(interface::PayloadDirection { at: modifiers.span(Modifier::Payload).unwrap_or(at) });
        }
        out.typed.push(Parameter {
            local,
            mode,
            is_uniform,
            semantic: annotations.semantic,
            registers: annotations.registers,
            interpolation: super::annotation::interpolation(modifiers),
            attributes,
            role: roles.iter().find(|it| modifiers.has(it.0)).map(|it| it.1),
            default,
        });
        out.parameters.push(ParameterInfo { ty, mode, is_group_shared, default });
    }

    /// Enters a signature into its scope, or finds the earlier declaration that it repeats.
    fn declare_function(
        &mut self,
        function: &'a ast::Function,
        attributes: Vec<Attribute>,
        signature: Signature,
        owner: Option<StructId>,
        must_exist: bool,
    ) -> Option<FunctionId> {
        let symbol = signature.symbol;
        let has_body = function.body.is_some();
        let before = self.find_same(symbol, &signature.parameters, function.is_const);
        if let Some(id) = before {
            return self.redeclare(id, function, attributes, signature, has_body);
        }
        if must_exist {
            let scope = self.scopes.prefix(self.scopes.current);
            self.report(names::NoSuchDeclaration {
                name: self.text(symbol),
                scope: scope.trim_end_matches("::").into(),
                at: signature.span,
            });
            return None;
        }
        let id = self.add_function(function, attributes, signature, owner);
        if has_body {
            self.functions[id].definition = Some(function);
        }
        self.join_overloads(symbol, Candidate::Function(id), self.program.functions[id].span);
        Some(id)
    }

    /// Adds a function that is not bound to a name yet.
    fn add_function(
        &mut self,
        function: &'a ast::Function,
        attributes: Vec<Attribute>,
        signature: Signature,
        owner: Option<StructId>,
    ) -> FunctionId {
        let annotations = self.annotations(&function.annotations, Annotated::Function);
        let is_static = function.modifiers.has(Modifier::Static);
        let qualified_name = self.qualified(self.scopes.current, signature.symbol);
        let body_span = self.body_span(function);
        let id = self.program.functions.add(Function {
            name: signature.symbol,
            qualified_name,
            parameters: signature.typed,
            return_type: signature.return_type,
            return_semantic: annotations.semantic,
            return_interpolation: super::annotation::interpolation(&function.modifiers),
            attributes,
            this: if is_static { None } else { owner },
            is_method: owner.is_some(),
            is_precise: function.modifiers.has(Modifier::Precise),
            is_noinline: self.is_noinline(function),
            is_export: function.modifiers.has(Modifier::Export),
            locals: signature.locals,
            body: None,
            span: signature.span,
            body_span,
        });
        self.functions.all.push(Info {
            scope: self.scopes.current,
            definition: None,
            parameters: signature.parameters,
            required: signature.required,
            owner,
            is_static,
            is_const: function.is_const,
            is_checked: false,
            is_called: false,
            is_specialization: false,
            template: None,
            depth: 0,
            uses: Vec::new(),
            discard: None,
            calls: SmallVec::new(),
        });
        id
    }

    fn is_noinline(&self, function: &ast::Function) -> bool {
        function.attributes.iter().any(|it| self.is_noinline_attribute(it))
    }

    fn is_noinline_attribute(&self, attribute: &ast::Attribute) -> bool {
        self.symbols.text(attribute.name.symbol) == "noinline"
    }

    fn body_span(&self, function: &ast::Function) -> Span {
        match function.body {
            Some(body) => self.ast[body].span,
            None => function.parameters_span,
        }
    }

    /// A second declaration of the same function.
    fn redeclare(
        &mut self,
        id: FunctionId,
        function: &'a ast::Function,
        attributes: Vec<Attribute>,
        signature: Signature,
        has_body: bool,
    ) -> Option<FunctionId> {
        let it = &self.program.functions[id];
        let (before, before_type) = (it.span, it.return_type);
        self.mention_declared(signature.span, before);
        if !convert::equal(&self.program.types, before_type, signature.return_type)
            && !self.is_error_type(before_type)
            && !self.is_error_type(signature.return_type)
        {
            self.report(overload_errors::DiffersInResult {
                name: self.text(signature.symbol),
                at: signature.span,
                before,
            });
            return None;
        }
        if has_body && self.functions[id].definition.is_some() {
            self.report(overload_errors::FunctionRedefined {
                name: self.text(signature.symbol),
                at: signature.span,
                before,
            });
            return None;
        }
        // Defaults given before stay; new ones are added.
        let old: Vec<Option<ExprId>> = self.functions[id].parameters.iter().map(|it| it.default).collect();
        let new = signature.parameters.iter().map(|it| it.default);
        let twice: Vec<(ExprId, ExprId)> = new.zip(&old).filter_map(|(new, old)| new.zip(*old)).collect();
        for (new, old) in twice {
            let (at, before) = (self.span(new), self.span(old));
            self.report(overload_errors::DefaultRedefined { at, before });
        }
        let info = &mut self.functions[id];
        let mut parameters = signature.parameters;
        let mut typed = signature.typed;
        for (index, default) in old.iter().enumerate() {
            if let (Some(parameter), Some(typed)) = (parameters.get_mut(index), typed.get_mut(index)) {
                parameter.default = parameter.default.or(*default);
                typed.default = parameter.default;
            }
        }
        info.required = required(&parameters, &typed);
        info.parameters = parameters;
        if has_body {
            info.definition = Some(function);
        }
        let annotations = self.annotations(&function.annotations, Annotated::Function);
        let body_span = self.body_span(function);
        let is_noinline = self.is_noinline(function);
        let it = &mut self.program.functions[id];
        if has_body || it.body.is_none() && self.functions[id].definition.is_none() {
            it.parameters = typed;
            it.locals = signature.locals;
            it.span = signature.span;
            it.body_span = body_span;
            if annotations.semantic.is_some() || it.return_semantic.is_none() {
                it.return_semantic = annotations.semantic;
            }
            it.return_interpolation = super::annotation::interpolation(&function.modifiers);
            it.is_precise |= function.modifiers.has(Modifier::Precise);
            it.is_noinline |= is_noinline;
            it.is_export |= function.modifiers.has(Modifier::Export);
        }
        it.attributes.extend(attributes);
        Some(id)
    }

    /// The function of the present scope with the same name and parameters.
    fn find_same(
        &mut self,
        symbol: Symbol,
        parameters: &[ParameterInfo],
        is_const: bool,
    ) -> Option<FunctionId> {
        let set = self.scopes.declared(self.scopes.current, symbol).iter().find_map(|it| match it {
            Entity::Functions(set) => Some(*set),
            _ => None,
        })?;
        let types = &self.program.types;
        self.scopes.overloads[set].candidates.iter().find_map(|candidate| {
            let Candidate::Function(id) = *candidate else { return None };
            let info = &self.functions[id];
            let same = info.template.is_none()
                && info.is_const == is_const
                && info.parameters.len() == parameters.len()
                && info
                    .parameters
                    .iter()
                    .zip(parameters)
                    .all(|(a, b)| convert::equal(types, a.ty, b.ty) && a.mode == b.mode);
            same.then_some(id)
        })
    }

    /// Adds a candidate to the overloads of `symbol` in the present scope (or block).
    pub(super) fn join_overloads(&mut self, symbol: Symbol, candidate: Candidate, span: Span) {
        if let Some(function) = &self.function {
            let found = function.names.find_in_block(symbol);
            if let Some(Entity::Functions(set)) = found {
                self.scopes.overloads[set].candidates.push(candidate);
            } else {
                let set =
                    self.scopes.overloads.add(Overloads { candidates: SmallVec::from_slice(&[candidate]) });
                self.declare_here(symbol, Entity::Functions(set));
            }
            return;
        }
        self.refuse_heap(symbol, span);
        let scope = self.scopes.current;
        let found = self.scopes.declared(scope, symbol).iter().copied();
        let mut clash = None;
        for entity in found {
            match entity {
                Entity::Functions(set) => {
                    self.scopes.overloads[set].candidates.push(candidate);
                    return;
                }
                Entity::Type(_) | Entity::Buffer(_) => {}
                // Whatever the name means, it is one of a base that is not known.
                Entity::Error => return,
                other => clash = Some(other),
            }
        }
        if let Some(clash) = clash {
            self.redefinition(symbol, span, clash);
            return;
        }
        let set = self.scopes.overloads.add(Overloads { candidates: SmallVec::from_slice(&[candidate]) });
        self.scopes.declare(scope, symbol, Entity::Functions(set));
    }

    /// An instance of a function template, in the scope that binds the template's parameters.
    pub(super) fn instance(
        &mut self,
        function: &'a ast::Function,
        attributes: &'a [ast::Attribute],
        template: TemplateId,
        args: &[TemplateArgument],
        owner: Option<StructId>,
    ) -> Option<FunctionId> {
        let signature = self.signature_of(function)?;
        let attributes = self.function_attributes(function, attributes);
        let id = self.add_function(function, attributes, signature, owner);
        if function.body.is_some() {
            self.functions[id].definition = Some(function);
        }
        self.functions[id].template = Some((template, args.into()));
        let base = self.program.functions[id].qualified_name;
        let text = self.symbols.text(base).to_owned() + &self.arguments_text(args);
        self.program.functions[id].qualified_name = self.symbols.intern(&text);
        Some(id)
    }

    /// The function whose body is being checked, where control can come.
    pub(super) fn live_function(&self) -> Option<FunctionId> {
        self.function.as_ref().filter(|it| !it.is_dead).and_then(|it| it.id)
    }

    /// Gives an instance of a template that was only declared the body of `function`, in the scope that binds the
    /// parameters of the definition.
    pub(super) fn define_instance(
        &mut self,
        id: FunctionId,
        function: &'a ast::Function,
        attributes: &'a [ast::Attribute],
        bound: ScopeId,
    ) {
        self.in_scope(bound, |it| {
            let Some(signature) = it.signature_of(function) else { return };
            let attributes = it.function_attributes(function, attributes);
            it.redeclare(id, function, attributes, signature, true);
        });
        let info = &mut self.functions[id];
        info.scope = bound;
        if info.is_called {
            self.functions.pending.push(id);
        }
    }

    /// Makes sure that the body of a called function is checked some time.
    pub(super) fn note_call(&mut self, callee: FunctionId, span: Span) {
        let function = &self.program.functions[callee];
        if let Some(why) = crate::attribute::find(&function.attributes, |kind| match kind {
            AttributeKind::Unavailable(why) => Some(*why),
            _ => None,
        }) {
            let (name, why) = (self.text(function.name), self.text(why));
            self.report(overload_errors::Unavailable { name, why, at: span });
        }
        if let Some(caller) = self.live_function() {
            self.functions[caller].calls.push((callee, span));
        }
        self.functions[callee].is_called = true;
        let info = &self.functions[callee];
        if !info.is_checked
            && (info.template.is_some() || info.owner.is_some_and(|owner| self.is_template_instance(owner)))
        {
            self.functions.pending.push(callee);
        }
    }

    /// Checks the bodies of instances that have been called.
    pub(super) fn check_pending(&mut self) {
        while let Some(id) = self.functions.pending.pop() {
            if self.functions[id].is_checked {
                continue;
            }
            self.budget.instances.functions += 1;
            if self.has_too_much(self.program.functions[id].span) {
                self.functions.pending.clear();
                return;
            }
            self.check_body(id);
        }
    }

    /// Checks the body of a function once.
    pub(super) fn check_body(&mut self, id: FunctionId) {
        let info = &mut self.functions[id];
        let Some(definition) = info.definition else { return };
        if info.is_checked {
            return;
        }
        info.is_checked = true;
        let scope = info.scope;
        let Some(block) = definition.body else { return };
        let it = &mut self.program.functions[id];
        let locals = std::mem::take(&mut it.locals);
        let (return_type, this) = (it.return_type, it.this);
        let instance = self.functions[id].template.is_some();
        self.in_scope(scope, |checker| {
            let mut function = match checker.functions.spare_bodies.pop() {
                Some(mut spare) => {
                    spare.id = Some(id);
                    (spare.locals, spare.return_type, spare.this) = (locals, return_type, this);
                    spare
                }
                None => Box::new(Body {
                    id: Some(id),
                    locals,
                    names: LocalNames::for_first(checker.symbols.len()),
                    constants: FxHashMap::default(),
                    return_type,
                    this,
                    is_dead: false,
                }),
            };
            function.names.open_block();
            checker.function = Some(function);
            let parameters: SmallVec<[(Symbol, LocalId, Span); 8]> = checker.program.functions[id]
                .parameters
                .iter()
                .map(|it| it.local)
                .filter_map(|local| {
                    let function = checker.function.as_ref()?;
                    Some((function.locals[local].name, local, function.locals[local].span))
                })
                .collect();
            for (symbol, local, span) in parameters {
                checker.declare_local(symbol, local, span);
            }
            let body = checker.function_block(block);
            if let Some(mut function) = checker.function.take() {
                checker.program.functions[id].locals = std::mem::take(&mut function.locals);
                function.names.clear();
                function.constants.clear();
                function.is_dead = false;
                checker.functions.spare_bodies.push(function);
            }
            if !matches!(checker.program.types[return_type], Type::Void | Type::Error) {
                checker.check_returns(&body, block);
            }
            if !instance {
                checker.warn_unwritten(id, &body, block);
            }
            checker.program.functions[id].body = Some(body);
        });
    }

    /// The set of functions that `symbol` names from here.
    pub(super) fn find_functions(&mut self, symbol: Symbol) -> Option<super::scope::OverloadsId> {
        match self.look_up(symbol, Want::Value) {
            Some(Entity::Functions(set)) => Some(set),
            _ => None,
        }
    }

    /// The block of a function's body as an AST node.
    pub(super) fn block_of(&self, id: Id<ast::Statement>) -> Option<&'a ast::Block> {
        let ast = self.ast;
        match &ast[id].kind {
            ast::StatementKind::Block(block) => Some(block),
            _ => None,
        }
    }
}

/// How many arguments a call must pass. Defaults of uniform parameters may stand before parameters without one.
fn required(parameters: &[ParameterInfo], typed: &[Parameter]) -> usize {
    let is_omissible = |(it, typed): (&ParameterInfo, &Parameter)| it.default.is_some() && !typed.is_uniform;
    let most = parameters.iter().zip(typed).position(is_omissible).unwrap_or(parameters.len());
    parameters[..most].iter().rposition(|it| it.default.is_none()).map_or(0, |last| last + 1)
}
