//! The checked program → raw IR ([`ir::Form::Raw`]).
//!
//! Functions are lowered one by one, starting at the entry points and following the calls, each with its own
//! [`Builder`]. Values have *void layout*: no offsets or strides in their types, and `bool` is a bool. A [`Place`]
//! knows the layout of the memory behind it; [`Lower::load`] and [`Lower::store`] convert.
//! `check` has reported errors in the program; the few that only show here go to the sink.

mod bindings;
mod budget;
mod builtin_variables;
mod calls;
mod chain;
mod constant;
mod convert;
mod debug_info;
mod entry;
mod expression;
mod function;
mod global;
mod initialize;
mod input;
mod inline_spirv;
mod interface;
mod memory;
mod offsets;
mod place;
mod reached;
mod statement;
mod tables;
#[cfg(test)]
mod tests;
mod types;
mod user_types;
mod writers;

pub use input::Input;
pub use place::{Place, PlaceKind};

use std::{fmt::Display, rc::Rc};

use crate::{
    diagnostics::Sink,
    ir::{self, Arg, Flags, build::Builder},
    layout::{LayoutContext, LayoutRule},
    options::{Options, ProfileKind, TargetEnvironment},
    source::Span,
    symbol::Symbols,
    typed::Program,
    types::{TypeId, Types},
};

/// Lowers every entry point and what it calls.
pub fn module(program: &Program, symbols: &Symbols, options: &Options, sink: &mut Sink) -> Lowered {
    let reached = reached::of(program, is_linked(program, options));
    let mut lower = Lower::new(Input { program, symbols, options, reached: &reached }, sink);
    if options.wants_nv_ray_tracing() && program.entries.iter().any(|it| it.stage.is_ray_tracing()) {
        lower.module.extensions.push("SPV_NV_ray_tracing".into());
    }
    lower.declare_globals();
    lower.describe_unit();
    for entry in &program.entries {
        lower.functions.begin_entry(entry.stage);
        if lower.has_too_many_values() {
            break;
        }
        let described = lower.describe_function(entry.function);
        lower.module.debug_info.entries.push(described);
        entry::lower(&mut lower, entry);
        lower.finish_waiting();
        lower.add_builtins_to_interface();
        let modes = std::mem::take(&mut lower.interface_mut().execution_modes);
        if let Some(entry) = lower.module.entries.last_mut() {
            entry::modes::extend(&mut entry.modes, modes);
        }
    }
    if is_linked(program, options) {
        lower.export_functions();
    }
    lower.name_types();
    lower.describe_globals();
    if options.interface.reflect {
        user_types::tell(lower.input, &lower.types, &mut lower.module);
    }
    Lowered { module: lower.module, has_far_references: lower.functions.has_far_references }
}

/// A raw module, and what only those ask who choose its passes.
pub struct Lowered {
    pub module: ir::Module,
    /// Whether the shader passes by reference what SPIR-V's parameters cannot refer to: parts of variables, and
    /// variables that are not local to a function.
    pub has_far_references: bool,
}

/// Stands for the value of an expression of type `void`, which nothing reads.
const NO_VALUE: Arg = Arg::Literal(0);

/// Whether other modules link to the functions that a library exports. Vulkan does not link: exports would only make
/// a module with entry points invalid.
fn is_linked(program: &Program, options: &Options) -> bool {
    let is_library = options.profile.kind == ProfileKind::Library;
    let is_universal = options.target == TargetEnvironment::Universal1_5;
    is_library && !options.target.is_wgpu() && (is_universal || program.entries.is_empty())
}

/// The state of lowering: the module so far and the function being filled.
pub struct Lower<'a> {
    pub input: Input<'a>,
    pub sink: &'a mut Sink,
    /// The program's types and those that only lowering needs.
    pub types: Types,
    tables: tables::Tables,
    pub module: ir::Module,
    /// Of the function being filled.
    pub builder: Builder,
    pub body: function::Body<'a>,
    functions: function::Functions,
    globals: global::Globals,
    /// Of the entry point being lowered; shared by those who read it while they change the rest.
    interface: Rc<interface::Interface>,
    budget: budget::Budget,
    /// What debuggers have been told of.
    described: debug_info::Described,
}

/// Shorthands that everything below uses.
impl<'a> Lower<'a> {
    fn new(input: Input<'a>, sink: &'a mut Sink) -> Self {
        let Input { program, options, reached, .. } = input;
        let mut module = ir::Module::default();
        let expressions = reached.functions().iter().map(|it| reached.expressions(*it));
        module.locs.reserve(expressions.sum());
        let loc = module.loc(Span::default(), None);
        let void = module.void();
        let builder = Builder::new(&mut module, "", void, loc);
        let bindings = bindings::assign(program, reached, input.symbols, options, sink);
        module.combined = bindings.combined().to_vec();
        Lower {
            input,
            sink,
            types: program.types.clone(),
            tables: tables::Tables::new(LayoutContext::of(options)),
            module,
            builder,
            body: function::Body::default(),
            functions: function::Functions::default(),
            globals: global::Globals::with(bindings),
            interface: Rc::default(),
            budget: budget::Budget::default(),
            described: debug_info::Described::default(),
        }
    }

    fn interface_mut(&mut self) -> &mut interface::Interface {
        Rc::make_mut(&mut self.interface)
    }

    /// Appends an instruction at the current position.
    pub fn emit(
        &mut self,
        op: impl Into<ir::Op>,
        ty: ir::TypeId,
        args: impl IntoIterator<Item = Arg>,
    ) -> Arg {
        self.count_components(ty);
        self.builder.push(op, ty, args)
    }
    /// Operations on long vectors are split into those on each component.
    fn count_components(&mut self, ty: ir::TypeId) {
        if let ir::Type::Vector { len, .. } = self.module.types[ty]
            && len > 4
        {
            self.budget.add_values(len as usize);
        }
    }
    /// Appends an instruction without a result.
    pub fn effect(&mut self, op: impl Into<ir::Op>, args: impl IntoIterator<Item = Arg>) {
        self.builder.effect(op, args);
    }

    /// The IR type of a value (no layout).
    pub fn value_type(&mut self, ty: TypeId) -> ir::TypeId {
        self.ir_type(ty, LayoutRule::Void)
    }
    /// The IR type of an argument that represents a value.
    pub fn type_of(&mut self, arg: Arg) -> ir::TypeId {
        self.module.type_of(&self.builder.function, arg)
    }

    pub fn uint(&mut self, value: u32) -> Arg {
        Arg::Constant(self.module.uint(value))
    }
    pub fn sint(&mut self, value: i32) -> Arg {
        Arg::Constant(self.module.sint(value))
    }
    pub fn float(&mut self, value: f32) -> Arg {
        Arg::Constant(self.module.float(value))
    }
    pub fn boolean(&mut self, value: bool) -> Arg {
        Arg::Constant(self.module.boolean(value))
    }
    /// An undefined value of an HLSL type.
    pub fn undefined(&mut self, ty: TypeId) -> Arg {
        let ty = self.value_type(ty);
        Arg::Constant(self.module.undef(ty))
    }
    /// For a state that cannot be: reports it at the place that is being lowered, and gives any value of that type.
    #[cold]
    #[track_caller]
    fn surprise(&mut self, ty: TypeId, what: impl Display) -> Arg {
        self.bug(what);
        self.undefined(ty)
    }
    /// The same for a place.
    #[cold]
    #[track_caller]
    fn surprising_place(&mut self, ty: TypeId, what: impl Display) -> Place {
        let value = self.surprise(ty, what);
        self.value_place(value, ty)
    }
    /// Reports a state that cannot be at the place that is being lowered; see [`Sink::bug`].
    #[cold]
    #[track_caller]
    fn bug(&mut self, what: impl Display) {
        self.sink.bug(self.module.locs[self.builder.loc].span, what);
    }
    /// For what only an error can have led to; without one it is a surprise.
    #[track_caller]
    fn follows_an_error(&mut self, what: impl Display) {
        if !self.sink.has_errors() {
            self.bug(what);
        }
    }
    /// Zero in every component.
    pub fn zero(&mut self, ty: TypeId) -> Arg {
        let ty = self.value_type(ty);
        Arg::Constant(self.module.null(ty))
    }

    /// A composite of `parts`: a constant if they all are.
    pub fn composite(&mut self, ty: ir::TypeId, parts: &[Arg]) -> Arg {
        let constants = |part: &Arg| match part {
            Arg::Constant(id) => Some(*id),
            _ => None,
        };
        match parts.iter().map(constants).collect::<Option<Vec<_>>>() {
            Some(parts) if self.module.parts(ty) == Some(parts.len() as u32) => {
                Arg::Constant(self.module.composite(ty, parts))
            }
            _ => self.emit(ir::spirv::Op::CompositeConstruct, ty, parts.iter().copied()),
        }
    }
    /// Part `index` of a composite value; `ty` is the part's type.
    pub fn extract(&mut self, value: Arg, ty: ir::TypeId, index: u32) -> Arg {
        if let Arg::Constant(id) = value {
            match &self.module.constants[id] {
                ir::Constant::Composite { parts, .. } | ir::Constant::SpecComposite { parts, .. } => {
                    if let Some(&part) = parts.get(index as usize) {
                        return Arg::Constant(part);
                    }
                }
                ir::Constant::Null(_) => return Arg::Constant(self.module.null(ty)),
                ir::Constant::Undef(_) => return Arg::Constant(self.module.undef(ty)),
                _ => {}
            }
        }
        self.emit(ir::spirv::Op::CompositeExtract, ty, [value, Arg::Literal(index)])
    }

    /// Runs `work` with other instruction flags added.
    pub fn with_flags<T>(&mut self, flags: Flags, work: impl FnOnce(&mut Self) -> T) -> T {
        let before = self.builder.flags;
        self.builder.flags = before.with(flags);
        let result = work(self);
        self.builder.flags = before;
        result
    }

    /// The position of the next instructions.
    pub fn at(&mut self, span: Span) {
        // An expression often begins where the one around it does.
        let here = &self.module.locs[self.builder.loc];
        if here.span != span || here.scope != self.body.scope {
            self.builder.loc = self.module.loc(span, self.body.scope);
        }
    }
}
