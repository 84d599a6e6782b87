//! Functions: declaration on first call, parameters, calls.
//!
//! Every parameter is a pointer. Values are copied into `param.var.*` variables before the call and back after it, as
//! the language requires; `this` and references are pointers to the object itself. A function whose references point to
//! storage other than `Function` is lowered once more for each such storage.

use std::collections::VecDeque;

use rustc_hash::FxHashMap;
use smallvec::SmallVec;

use crate::{
    arena::IdMap,
    diagnostics::list::{attribute_syntax, legalize, suspicious},
    ir::{self, Arg, End, Flags, Loc, Scope, ScopeId, StorageClass, build::Builder},
    layout::LayoutRule,
    lower::{
        Lower, Place, PlaceKind,
        interface::{self, values},
        statement::{Jump, closing_brace},
    },
    source::Span,
    stage::Stage,
    typed::{self, Argument, CastKind, ExprId, ExprKind, FunctionId, LocalId, ParameterMode},
    types::{ObjectKind, StructId, Type, TypeId, convert},
};

/// What is known while one function is filled.
#[derive(Clone, Debug, Default)]
pub struct Body<'a> {
    /// None in a wrapper.
    pub function: Option<&'a typed::Function>,
    pub scope: Option<ScopeId>,
    /// The object of a method.
    pub this: Option<Place>,
    pub(super) locals: IdMap<typed::Local, Option<Place>>,
    /// Locals that are outputs of the mesh shader, with the index of the entry function's parameter.
    outputs: SmallVec<[(LocalId, u32); 2]>,
    /// The payload of an any-hit shader, with the variable that passes it.
    pub(super) payload: Option<(LocalId, ir::GlobalId)>,
    pub(super) jumps: Vec<Jump>,
    /// The `static const` variables that debuggers are told of, in the order of their uses.
    pub(super) shown_constants: Vec<typed::GlobalId>,
    /// The next assignment's value is not asked for.
    pub(super) is_value_unused: bool,
}

/// The functions of the module.
#[derive(Default)]
pub(super) struct Functions {
    instances: FxHashMap<Instance, ir::FunctionId>,
    /// Declared but not yet filled, in order of first call.
    waiting: VecDeque<(Instance, ir::FunctionId)>,
    /// Of the entry point being lowered.
    stage: Option<Stage>,
    /// Whether any function asks if it runs as a helper.
    asks_for_helpers: bool,
    /// See [`Lowered`](super::Lowered).
    pub(super) has_far_references: bool,
}

impl Functions {
    /// What a function appends to a stream or writes as a mesh belongs to the entry point that it was lowered for.
    /// So does whether it can run as a helper.
    pub(super) fn begin_entry(&mut self, stage: Stage) {
        let is_other_stage = self.stage.replace(stage) != Some(stage);
        let writes_per_entry = matches!(stage, Stage::Geometry | Stage::Mesh | Stage::Amplification);
        if writes_per_entry || is_other_stage && self.asks_for_helpers {
            self.instances.clear();
        }
    }

    /// Whether the function being lowered may run as a helper, which only pixel shaders have. It is lowered again for
    /// other stages.
    pub(super) fn may_be_helper(&mut self) -> bool {
        self.asks_for_helpers = true;
        self.stage.is_none_or(|it| it == Stage::Pixel)
    }
}

/// Where a reference points to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Referent {
    class: StorageClass,
    rule: LayoutRule,
    /// See [`Place::is_direct`].
    is_direct: bool,
}

/// A function with the storage of what its references (`this` first) point to.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct Instance {
    pub(super) function: FunctionId,
    pub(super) references: SmallVec<[Referent; 1]>,
    /// A method's object, if it is a vertex or primitive of a mesh shader: a number of [`interface::mesh_object`].
    pub(super) object: Option<u32>,
    /// Parameters that are not copies but the outputs of the mesh shader itself.
    pub(super) outputs: SmallVec<[MeshOutput; 1]>,
    /// The parameter that is the payload of an any-hit shader, which the function may end.
    pub(super) payload: Option<(u32, ir::GlobalId)>,
}

/// A parameter that is an output of a mesh shader: its index, and that of the entry function's parameter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct MeshOutput {
    parameter: u32,
    of_entry: u32,
}

const LOCAL: Referent = Referent { class: StorageClass::FUNCTION, rule: LayoutRule::Void, is_direct: false };

/// What is to be written back after a call: from the variable, of that type, to the place.
struct WriteBack {
    place: Place,
    variable: Place,
}

/// What a call hands over.
#[derive(Default)]
struct Given {
    args: SmallVec<[Arg; 6]>,
    /// These four as in [`Instance`].
    references: SmallVec<[Referent; 1]>,
    object: Option<u32>,
    outputs: SmallVec<[MeshOutput; 1]>,
    payload: Option<(u32, ir::GlobalId)>,
    write_backs: Vec<WriteBack>,
    /// Variables that several of the arguments are in, or an argument and the object: each argument has a copy.
    shared: SmallVec<[LocalId; 1]>,
}

/// A parameter that gets an argument.
#[derive(Clone, Copy)]
struct Receiver<'n> {
    index: u32,
    local: &'n typed::Local,
    /// Of the variable that holds the argument, if it needs one.
    name: &'n str,
}

impl<'a> Lower<'a> {
    /// The IR function of an HLSL function whose references point to local variables: declared now, filled later.
    pub fn function(&mut self, id: FunctionId) -> ir::FunctionId {
        let program = self.input.program;
        let callee = &program.functions[id];
        let count = usize::from(callee.this.is_some())
            + callee.parameters.iter().filter(|it| self.is_reference(it, callee)).count();
        let references = SmallVec::from_elem(LOCAL, count);
        let outputs = SmallVec::new();
        self.instance(Instance { function: id, references, object: None, outputs, payload: None })
    }

    fn instance(&mut self, instance: Instance) -> ir::FunctionId {
        if let Some(&known) = self.functions.instances.get(&instance) {
            return known;
        }
        let program = self.input.program;
        let function = &program.functions[instance.function];
        self.ask_for(&function.attributes);
        for parameter in &function.parameters {
            self.ask_for(&parameter.attributes);
            self.ask_for(&function.locals[parameter.local].attributes);
        }
        let result = self.value_type(function.return_type);
        let loc = self.module.loc(function.span, None);
        let id = self.module.functions.add(ir::Function::empty("", result, loc));
        self.functions.instances.insert(instance.clone(), id);
        self.functions.waiting.push_back((instance, id));
        id
    }

    /// The functions with `export`, under their names.
    pub(super) fn export_functions(&mut self) {
        let program = self.input.program;
        let mut taken: FxHashMap<&str, Span> = FxHashMap::default();
        for (id, function) in program.functions.iter() {
            if !function.is_export || function.body.is_none() || function.this.is_some() {
                continue;
            }
            let name = self.input.text(function.qualified_name);
            if let Some(&before) = taken.get(name) {
                self.sink.push(attribute_syntax::ExportTwice {
                    name: name.into(),
                    at: function.span,
                    before,
                });
                continue;
            }
            taken.insert(name, function.span);
            let signature = function.parameters.iter().map(|it| function.locals[it.local].ty);
            let signature: Vec<TypeId> = signature.chain([function.return_type]).collect();
            let what = match &self.types {
                types if signature.iter().any(|&it| types.contains_blocks(it)) => Some("buffers"),
                types if signature.iter().any(|&it| types.contains(it, ObjectKind::is_of_nodes)) => {
                    Some("nodes and their records")
                }
                _ => None,
            };
            if let Some(what) = what {
                self.sink.push(legalize::ExportedBuffer { name: name.into(), what, at: function.span });
                continue;
            }
            let function = self.function(id);
            self.module.exports.push(ir::Export { name: name.into(), function });
        }
        self.finish_waiting();
        self.initialize_exported_statics();
        self.finish_waiting();
    }

    /// Fills what has been called but not filled.
    pub fn finish_waiting(&mut self) {
        while let Some((instance, id)) = self.functions.waiting.pop_front() {
            self.fill(&instance, id);
        }
    }

    fn fill(&mut self, instance: &Instance, id: ir::FunctionId) {
        let program = self.input.program;
        let function = &program.functions[instance.function];
        let result = self.value_type(function.return_type);
        let described = self.describe_function(instance.function);
        let scope = self.module.scopes.add(Scope { parent: None, function: described, span: function.span });
        let loc = self.module.locs.intern(Loc { span: function.span, scope: Some(scope), inlined_at: None });
        let name = self.input.function_name(instance.function);
        let builder = Builder::new(&mut self.module, name, result, loc);
        let outer_builder = std::mem::replace(&mut self.builder, builder);
        // About one instruction for each.
        self.builder.reserve(self.input.reached.expressions(instance.function));
        let locals = IdMap::for_len(function.locals.len());
        let body = Body { function: Some(function), scope: Some(scope), locals, ..Body::default() };
        let outer_body = std::mem::replace(&mut self.body, body);
        if function.is_noinline {
            self.builder.function.control = ir::spirv::FunctionControl::DONT_INLINE;
        }
        self.parameters(instance, function);
        self.show_constants_of_entry();
        self.in_scope(function.body_span, |it| {
            if let Some(statements) = &function.body {
                it.statements(statements);
            }
            if !it.builder.is_ended() {
                it.at(closing_brace(function.body_span));
                it.end_without_return(function.return_type);
            }
        });

        let builder = std::mem::replace(&mut self.builder, outer_builder);
        self.body = outer_body;
        self.finish(id, builder);
    }

    pub(super) fn finish(&mut self, id: ir::FunctionId, builder: Builder) {
        let function = builder.finish();
        self.budget.add_values(function.values.len());
        self.module.functions[id] = function;
    }

    /// Whether the module has become larger than any is meant to be, which is reported once.
    #[inline]
    pub(super) fn has_too_many_values(&mut self) -> bool {
        self.budget.has_too_many_values(self.builder.function.values.len()) && self.is_now_too_large()
    }

    #[cold]
    fn is_now_too_large(&mut self) -> bool {
        self.budget.report_values(self.module.locs[self.builder.loc].span, self.sink);
        true
    }

    /// The object and the parameters of a function, as its callers hand them over.
    fn parameters(&mut self, instance: &Instance, function: &'a typed::Function) {
        let mut references = instance.references.iter().copied();
        if let Some(this) = function.this {
            let ty = self.types.intern(Type::Struct(this));
            self.body.this = match instance.object {
                Some(object) => {
                    let uint = self.types.uint;
                    let vertex = self.parameter(uint, LOCAL, "param.vertex");
                    let vertex = self.load(&vertex);
                    interface::object_place(self, object, vertex)
                }
                None => {
                    let referent = self.next_referent(&mut references);
                    Some(self.parameter(ty, referent, "param.this"))
                }
            };
            if let Some(place) = self.body.this.clone() {
                self.note_variable("this", ty, function.span, 1, &place);
                self.show_variable(&place);
            }
        }
        let first = 1 + u32::from(function.this.is_some());
        for (index, parameter) in function.parameters.iter().enumerate() {
            let local = &function.locals[parameter.local];
            let index = index as u32;
            if let Some(output) = instance.outputs.iter().find(|it| it.parameter == index)
                && let Some(place) = interface::output_place(self, output.of_entry)
            {
                self.body.locals[parameter.local] = Some(place);
                self.body.outputs.push((parameter.local, output.of_entry));
                continue;
            }
            let referent = match self.is_reference(parameter, function) {
                true => self.next_referent(&mut references),
                false => LOCAL,
            };
            self.at(local.span);
            let name = self.input.text(local.name);
            let place = self.parameter(local.ty, referent, name);
            self.note_variable(name, local.ty, local.span, first + index, &place);
            self.show_variable(&place);
            let output = match interface::is_entry_function(self, instance.function) {
                true => interface::output_place(self, index),
                false => None,
            };
            if output.is_some() {
                self.body.outputs.push((parameter.local, index));
            }
            self.body.locals[parameter.local] = Some(output.unwrap_or(place));
        }
        let payload = match interface::is_entry_function(self, instance.function) {
            true => interface::payload(self),
            false => instance.payload,
        };
        self.body.payload = payload
            .and_then(|(index, global)| Some((function.parameters.get(index as usize)?.local, global)));
    }

    /// Ends a function whose last statement is no `return`.
    fn end_without_return(&mut self, return_type: TypeId) {
        let end = match return_type == self.types.void {
            true => End::Return,
            false if self.is_storable(return_type) => End::ReturnValue(self.zero(return_type)),
            // No control comes here, or `check` has said that something is to be returned.
            false => End::ReturnValue(self.undefined(return_type)),
        };
        self.builder.end(end);
    }

    fn next_referent(&mut self, references: &mut impl Iterator<Item = Referent>) -> Referent {
        references.next().unwrap_or_else(|| {
            self.bug("an instance of a function has fewer references than its parameters");
            LOCAL
        })
    }

    /// Whether a parameter is the object itself and no copy of it. Arrays of unknown length cannot be copied.
    fn is_reference(&self, parameter: &typed::Parameter, function: &typed::Function) -> bool {
        let ty = self.types.unmodified(function.locals[parameter.local].ty);
        parameter.mode == ParameterMode::Reference || self.types.is_unsized(ty)
    }

    fn parameter(&mut self, ty: TypeId, referent: Referent, name: &str) -> Place {
        let Referent { class, rule, is_direct } = referent;
        let inner = match is_direct {
            true => self.resource_type(ty, None),
            false => self.ir_type(ty, rule),
        };
        let pointer = self.module.pointer(class, inner);
        let before = self.builder.flags;
        self.builder.flags = if self.is_relaxed_variable(ty) { Flags::RELAXED } else { Flags::default() };
        let value = self.builder.parameter(pointer, name);
        self.builder.flags = before;
        Place { is_direct, ..self.pointer_place(value.into(), class, ty, rule) }
    }

    /// The place of a local variable or parameter; made on first use.
    pub(super) fn local(&mut self, id: LocalId, ty: TypeId) -> Place {
        if let Some(place) = &self.body.locals[id] {
            return place.clone();
        }
        let (name, span, attributes) = match self.body.function {
            Some(function) => {
                let local = &function.locals[id];
                (self.input.text(local.name), local.span, local.attributes.as_slice())
            }
            None => ("", Span::default(), [].as_slice()),
        };
        self.ask_for(attributes);
        let place = Place { flags: Self::attribute_flags(attributes), ..self.variable(ty, name) };
        self.note_variable(name, ty, span, 0, &place);
        self.body.locals[id] = Some(place.clone());
        place
    }

    // -------------------------------------------------------------------------------------------------- calls

    pub(super) fn call(&mut self, id: FunctionId, this: Option<ExprId>, arguments: &'a [Argument]) -> Arg {
        let program = self.input.program;
        let callee = &program.functions[id];
        if let Some(value) = self.inline_instruction(callee, arguments) {
            return value;
        }
        let mut given = Given { shared: self.input.shared_locals(this, arguments), ..Given::default() };
        if let Some(object) = callee.this {
            self.give_object(id, object, this, &mut given);
        }
        for index in 0..callee.parameters.len() {
            self.give(callee, index, arguments.get(index).unwrap_or(&Argument::Missing), &mut given);
        }
        let Given { args, references, object, outputs, payload, write_backs, .. } = given;
        // Nothing comes back from a function that ends the shader.
        let payload = payload.filter(|_| self.input.reached.ends_hits(id));
        if payload.is_none() && self.input.reached.ends_hits(id) {
            interface::write_payload(self);
        }
        let function = self.instance(Instance { function: id, references, object, outputs, payload });
        let result = self.value_type(callee.return_type);
        let relaxed = if self.is_relaxed(callee.return_type) { Flags::RELAXED } else { Flags::default() };
        let value = self.with_flags(relaxed, |it| it.builder.call(result, function, args));
        for WriteBack { place, variable } in write_backs {
            let value = self.load(&variable);
            self.write_back(&place, value, variable.ty);
        }
        value
    }

    /// Whether a method writes to its object.
    fn writes_object(&mut self, method: FunctionId) -> bool {
        self.input.reached.writers(self.input.program).contains(&method)
    }

    /// Hands over the object that a method is called of.
    fn give_object(&mut self, method: FunctionId, object: StructId, this: Option<ExprId>, given: &mut Given) {
        let ty = self.types.intern(Type::Struct(object));
        let place = match (this, self.body.this.clone()) {
            (Some(this), _) => {
                let place = self.place(this);
                self.dereference(place)
            }
            (None, Some(this)) => this,
            (None, None) => self.surprising_place(ty, "a method is called of nothing"),
        };
        self.note_reference(&place, ty);
        if let PlaceKind::Stage { node, vertex: Some(vertex) } = &place.kind {
            // Reading a vertex to write it back would read what nobody wrote yet.
            given.object = Some(interface::mesh_object(self, node));
            let uint = self.types.uint;
            let vertex = values::as_uint(self, *vertex);
            let vertex = self.temporary(vertex, uint, "param.var.vertex");
            given.args.push(self.address(&vertex));
        } else {
            let name = ["temp.var.", self.input.text(self.types.structs[object].name)].concat();
            if self.is_constant_memory(&place) && self.is_storable(ty) && self.writes_object(method) {
                let at = self.module.locs[self.builder.loc].span;
                let method = self.input.text(self.input.program.functions[method].name).into();
                self.sink.push(suspicious::ConstantObject { method, at });
                self.give_copy(&place, ty, &name, given);
            } else {
                self.give_reference(place, ty, &name, given);
            }
        }
    }

    /// Hands over an argument: the place itself, an output of the mesh shader or a variable with a copy.
    fn give(&mut self, callee: &'a typed::Function, index: usize, argument: &Argument, given: &mut Given) {
        let parameter = &callee.parameters[index];
        let local = &callee.locals[parameter.local];
        let name = ["param.var.", self.input.text(local.name)].concat();
        let is_reference = self.is_reference(parameter, callee);
        if is_reference
            && let Argument::In(place)
            | Argument::Out { place, .. }
            | Argument::InOut { place, .. }
            | Argument::Reference(place) = argument
        {
            let place = self.place(*place);
            return self.give_reference(place, local.ty, &name, given);
        }
        // All threads of the group write the array, so that no thread can have a copy of it.
        if let Some(of_entry) = self.output_argument(argument, local.ty) {
            given.outputs.push(MeshOutput { parameter: index as u32, of_entry });
            return;
        }
        let receiver = Receiver { index: index as u32, local, name: &name };
        let variable = match argument {
            // A query has no value that could be copied: the function goes on with the caller's.
            Argument::In(value) if self.holds_query(local.ty) => self.place(*value),
            Argument::In(value) => self.give_value(*value, receiver),
            Argument::Missing => {
                if is_reference {
                    given.references.push(LOCAL);
                }
                match parameter.default {
                    Some(default) => {
                        let value = self.value(default);
                        self.temporary(value, local.ty, &name)
                    }
                    None => self.surprising_place(local.ty, "an argument is missing"),
                }
            }
            Argument::Out { place, .. } => self.give_out(*place, receiver, given),
            Argument::InOut { place, .. } => self.give_inout(*place, receiver, given),
            Argument::Reference(place) => {
                let place = self.place(*place);
                let value = self.load(&place);
                self.temporary(value, local.ty, &name)
            }
        };
        given.args.push(self.address(&variable));
    }

    /// A variable with the value of an argument.
    fn give_value(&mut self, value: ExprId, receiver: Receiver) -> Place {
        let Receiver { local, name, .. } = receiver;
        let from = self.input.expr(value).ty;
        let value = self.value_for(value, local.is_precise);
        let span = self.module.locs[self.builder.loc].span;
        let value = match (self.shape(from), self.shape(local.ty)) {
            (Some(_), Some(_)) => self.convert(value, from, local.ty, span),
            _ => value,
        };
        self.temporary(value, local.ty, name)
    }

    /// The place of an `out` argument, or a variable whose value goes there after the call.
    fn give_out(&mut self, place: ExprId, receiver: Receiver, given: &mut Given) -> Place {
        let Receiver { local, name, .. } = receiver;
        let is_shared = self.input.local_around(place).is_some_and(|it| given.shared.contains(&it));
        let place = self.place(place);
        self.note_reference(&place, local.ty);
        if !is_shared && self.is_passed_directly(&place, local.ty) {
            return place;
        }
        let variable = self.variable(local.ty, name);
        given.write_backs.push(WriteBack { place, variable: variable.clone() });
        variable
    }

    /// The same for an `inout` argument; the variable starts with its value.
    fn give_inout(&mut self, place: ExprId, receiver: Receiver, given: &mut Given) -> Place {
        let Receiver { index, local, name } = receiver;
        let payload = self.is_payload(place);
        let is_shared = self.input.local_around(place).is_some_and(|it| given.shared.contains(&it));
        let place = self.place(place);
        self.note_reference(&place, local.ty);
        if !is_shared && self.is_passed_directly(&place, local.ty) {
            given.payload = payload.map(|global| (index, global)).or(given.payload);
            return place;
        }
        let value = self.load(&place);
        let span = self.module.locs[self.builder.loc].span;
        let value = self.convert(value, place.ty, local.ty, span);
        let variable = self.temporary(value, local.ty, name);
        given.write_backs.push(WriteBack { place, variable: variable.clone() });
        variable
    }

    /// The variable that passes the payload of an any-hit shader, if `place` is all of it.
    fn is_payload(&self, place: ExprId) -> Option<ir::GlobalId> {
        let (payload, global) = self.body.payload?;
        matches!(self.input.expr(place).kind, ExprKind::Local(local) if local == payload).then_some(global)
    }

    /// The output of the mesh shader that an argument refers to as a whole. The initial value of an `inout` parameter is
    /// never read, because the output itself cannot be.
    fn output_argument(&self, argument: &Argument, ty: TypeId) -> Option<u32> {
        let (Argument::Out { mut place, .. } | Argument::InOut { mut place, .. }) = *argument else {
            return None;
        };
        while let ExprKind::Cast { kind: CastKind::NoOp, operand } = self.input.expr(place).kind {
            place = operand;
        }
        let ExprKind::Local(local) = self.input.expr(place).kind else { return None };
        let is_same = self.types.unmodified(self.input.expr(place).ty) == self.types.unmodified(ty);
        self.body.outputs.iter().find(|it| it.0 == local && is_same).map(|it| it.1)
    }

    /// Hands over a pointer for a reference to `place`; to a copy where that cannot be.
    fn give_reference(&mut self, place: Place, ty: TypeId, name: &str, given: &mut Given) {
        if let PlaceKind::Pointer { class, ref indices, .. } = place.kind
            && self.may_point_into(class, indices.is_empty(), place.is_writable, ty)
        {
            let expected = match place.is_direct {
                true => self.resource_type(ty, None),
                false => self.ir_type(ty, place.rule),
            };
            if self.memory_type(&place) == expected
                && let Some(pointer) = self.pointer(&place)
            {
                given.args.push(pointer);
                given.references.push(Referent { class, rule: place.rule, is_direct: place.is_direct });
                return;
            }
        }
        let variable = self.give_copy(&place, ty, name, given);
        if place.is_writable && self.is_storable(ty) {
            given.write_backs.push(WriteBack { place, variable });
        }
    }

    /// Hands over a variable with what is in a place.
    fn give_copy(&mut self, place: &Place, ty: TypeId, name: &str, given: &mut Given) -> Place {
        let value = self.load(place);
        let variable = self.temporary(value, ty, name);
        given.args.push(self.address(&variable));
        given.references.push(LOCAL);
        variable
    }

    /// Whether a place is in memory that no shader can write.
    fn is_constant_memory(&self, place: &Place) -> bool {
        match place.kind {
            PlaceKind::Pointer { class: StorageClass::FUNCTION | StorageClass::PRIVATE, .. } => false,
            PlaceKind::Pointer { .. } => !place.is_writable,
            _ => false,
        }
    }

    /// Whether a reference may be a pointer to such a place. SPIR-V requires entire variables; where calls are going to
    /// be inlined anyway, parts of them and other storage classes work as well and save copies.
    fn may_point_into(&self, class: StorageClass, is_whole: bool, is_writable: bool, ty: TypeId) -> bool {
        let is_local = matches!(class, StorageClass::FUNCTION | StorageClass::PRIVATE);
        let is_shared = is_writable && !is_local;
        self.input.options.optimizes() || (is_local && is_whole) || is_shared || !self.is_storable(ty)
    }

    /// Remembers a reference to what no parameter in SPIR-V can refer to. Where the types differ, it is to a copy.
    fn note_reference(&mut self, place: &Place, ty: TypeId) {
        if !convert::equal(&self.types, place.ty, ty) {
            return;
        }
        self.functions.has_far_references |= match &place.kind {
            PlaceKind::Pointer { class, indices, .. } => {
                *class != StorageClass::FUNCTION || !indices.is_empty()
            }
            PlaceKind::Spread { .. } | PlaceKind::Component { .. } => true,
            PlaceKind::Swizzle { components, .. } => components.len() == 1,
            PlaceKind::MatrixSwizzle { elements, .. } => elements.len() == 1,
            PlaceKind::Texel { .. }
            | PlaceKind::Part { .. }
            | PlaceKind::BitField { .. }
            | PlaceKind::Stage { .. }
            | PlaceKind::Value(_) => false,
        };
    }

    /// Whether a place is a whole local variable of the parameter's type, which needs no copy.
    fn is_passed_directly(&mut self, place: &Place, ty: TypeId) -> bool {
        match &place.kind {
            PlaceKind::Pointer { class: StorageClass::FUNCTION, indices, .. } if indices.is_empty() => {
                place.rule == LayoutRule::Void && self.memory_type(place) == self.value_type(ty)
            }
            _ => false,
        }
    }

    // ------------------------------------------------------------------------------ arguments of intrinsics

    /// Whether a type is that of a ray query, or of an array of them.
    fn holds_query(&self, ty: TypeId) -> bool {
        matches!(self.types[self.types.innermost(ty)], Type::Object { kind: ObjectKind::RayQuery, .. })
    }

    /// The value of an `in` (or the old one of an `inout`) argument of an intrinsic.
    pub fn argument(&mut self, argument: &Argument) -> Arg {
        match argument {
            Argument::In(value) => self.value(*value),
            Argument::InOut { place, ty } => {
                let place = self.place(*place);
                let value = self.load(&place);
                let span = self.module.locs[self.builder.loc].span;
                self.convert(value, place.ty, *ty, span)
            }
            Argument::Reference(place) => {
                let place = self.place(*place);
                self.load(&place)
            }
            // Nothing goes in.
            Argument::Out { ty, .. } => self.undefined(*ty),
            Argument::Missing => self.surprise(self.types.uint, "an argument that is needed was left out"),
        }
    }

    /// The place behind an `out`, `inout` or reference argument and the type that the parameter has.
    pub fn argument_place(&mut self, argument: &Argument) -> Option<(Place, TypeId)> {
        match argument {
            Argument::Out { place, ty } | Argument::InOut { place, ty } => Some((self.place(*place), *ty)),
            Argument::Reference(place) => {
                let place = self.place(*place);
                let ty = place.ty;
                Some((place, ty))
            }
            Argument::In(_) | Argument::Missing => None,
        }
    }

    /// Writes the value of an `out` parameter of type `ty`, converted to the place's type.
    pub fn write_back(&mut self, place: &Place, value: Arg, ty: TypeId) {
        let span = self.module.locs[self.builder.loc].span;
        let value = match convert::equal(&self.types, ty, place.ty) {
            true => value,
            false => self.convert(value, ty, place.ty, span),
        };
        self.store(place, value);
    }
}
