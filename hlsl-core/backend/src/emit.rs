//! Legal (or raw, with `-fcgl`) IR → a SPIR-V module in words.
//!
//! Ids are assigned in the order in which their owners are first needed, so equal modules give equal words. Globals and
//! functions that no entry point reaches are left out, unless [`Settings::keep_unused`] is set. Whatever cannot be written
//! is a fault of an earlier stage and goes to [`Sink::bug`].

pub mod capabilities;
pub mod debug;
mod accesses;
mod function;
mod heaps;
mod micromaps;
mod origins;
mod section;
mod types;

use std::cell::OnceCell;

use crate::spirv::{self, Op};
use rustc_hash::FxHashMap;
use smallvec::smallvec;

use crate::{
    arena::{Id, IdMap},
    diagnostics::{Sink, list::legalize::InstructionTooLong},
    ir::{self, Constant, Decoration, DecorationForm, ExtSet, Function, Global, GlobalOrigin, Module, Type},
    limits::INSTRUCTION_WORDS,
    options::{HeapOptions, Options},
    source::Span,
};
use debug::Debug;
pub use origins::Origins;
use section::{HEADER, Sections, Words};

/// What `emit` needs in addition to the module.
#[derive(Clone, Debug)]
pub struct Settings {
    /// The version of SPIR-V, major and minor.
    pub version: (u8, u8),
    /// The version in OpSource: 600 for shader model 6.0.
    pub source_version: u32,
    /// Write globals and functions that nothing uses, as `-fcgl` does.
    pub keep_unused: bool,
    pub vulkan_memory_model: bool,
    /// Only SPV_NV_compute_shader_derivatives is permitted, not its successor.
    pub nv_derivatives: bool,
    /// SPV_KHR_opacity_micromap is named, the successor of SPV_EXT_opacity_micromap.
    pub khr_micromaps: bool,
    /// Entry points list only the globals that they reach, as where DXC legalizes; else those of all entry points.
    pub lists_only_reached: bool,
    /// `-fspv-reflect`: say which counters belong to which buffers.
    pub reflect: bool,
    /// Record where the shader needs each extension, and what each instruction comes from.
    pub finds_causes: bool,
    /// How descriptor heaps are bound.
    pub heaps: HeapOptions,
    /// The largest permitted id (`-fspv-max-id`); 0 for no limit.
    pub max_id: u32,
}

impl Settings {
    pub fn new(options: &Options, module: &Module) -> Settings {
        let vulkan_memory_model = spirv::Capability::VulkanMemoryModel as u32;
        Settings {
            version: options.spirv_version(),
            source_version: options.profile.source_version(),
            keep_unused: options.codegen.high_level_only,
            vulkan_memory_model: options.spirv.vulkan_memory_model
                || module.capabilities.contains(&vulkan_memory_model),
            nv_derivatives: options.allows_extension("SPV_NV_compute_shader_derivatives")
                && !options.allows_extension("SPV_KHR_compute_shader_derivatives"),
            khr_micromaps: options.names_extension("SPV_KHR_opacity_micromap"),
            lists_only_reached: false,
            reflect: options.interface.reflect,
            finds_causes: false,
            heaps: options.bindings.heaps,
            max_id: options.spirv.max_id.unwrap_or(0),
        }
    }
}

/// Without those that repeat another: `vk::ext_decorate` may give again what is written anyway.
fn once_each(decorations: &[Decoration]) -> impl Iterator<Item = &Decoration> {
    let is_first = |(index, it): &(usize, &Decoration)| !decorations[..*index].contains(it);
    decorations.iter().enumerate().filter(is_first).map(|(_, it)| it)
}

/// Whether a global is the counters of a descriptor heap's buffers, and none of them is used.
fn is_idle_counter(global: &Global) -> bool {
    global.origin == GlobalOrigin::HeapCounters && global.binding.is_none()
}

/// A finished module.
#[derive(Clone, Debug)]
pub struct Emitted {
    pub words: Vec<u32>,
    pub capabilities: Vec<spirv::Capability>,
    pub extensions: Vec<String>,
    /// For each extension, where the shader needs it (with [`Settings::finds_causes`]).
    pub causes: Vec<Option<Span>>,
    /// Where instructions come from (with [`Settings::finds_causes`]).
    pub origins: Origins,
    /// The largest id plus one.
    pub bound: u32,
}

pub fn words(module: &Module, settings: &Settings, debug: Option<&Debug<'_>>, sink: &mut Sink) -> Emitted {
    let mut emitter = Emitter::new(module, settings, debug, sink);
    emitter.run();
    emitter.finish()
}

/// The state of one emission.
struct Emitter<'m> {
    module: &'m Module,
    settings: &'m Settings,
    debug: Option<&'m Debug<'m>>,
    sink: &'m mut Sink,
    out: Sections,
    next_id: u32,
    types: IdMap<Type, u32>,
    constants: IdMap<Constant, u32>,
    globals: IdMap<Global, u32>,
    functions: IdMap<Function, u32>,
    strings: IdMap<Box<str>, u32>,
    /// The names of nodes, each an OpConstantStringAMDX.
    node_names: FxHashMap<Box<str>, u32>,
    /// Pending functions, in the order in which they were first needed.
    queue: Vec<ir::FunctionId>,
    function_types: FxHashMap<(u32, Vec<u32>), u32>,
    ext_sets: Vec<(ExtSet, u32)>,
    /// Where values and variables come from, for [`Settings::finds_causes`].
    spans: FxHashMap<u32, Span>,
    /// Where execution modes come from, by their places in their section.
    modes: Vec<(usize, Span)>,
    marks: debug::Marks,
    debug_strings: FxHashMap<Box<str>, u32>,
    /// Numbers that the module need not have as constants.
    uints: FxHashMap<u32, u32>,
    orders_resources: OnceCell<bool>,
    /// Types that only debug information needs.
    debug_types: Vec<(Op, u32)>,
    heaps: heaps::Heaps,
}

impl<'m> Emitter<'m> {
    fn new(
        module: &'m Module,
        settings: &'m Settings,
        debug: Option<&'m Debug<'m>>,
        sink: &'m mut Sink,
    ) -> Self {
        Emitter {
            module,
            settings,
            debug,
            sink,
            out: Sections::with_room(),
            next_id: 1,
            types: IdMap::for_len(module.types.len()),
            constants: IdMap::for_len(module.constants.len()),
            globals: IdMap::for_len(module.globals.len()),
            functions: IdMap::for_len(module.functions.len()),
            strings: IdMap::default(),
            node_names: FxHashMap::default(),
            queue: Vec::new(),
            function_types: FxHashMap::default(),
            ext_sets: Vec::new(),
            spans: FxHashMap::default(),
            modes: Vec::new(),
            marks: debug::Marks::new(debug, settings.finds_causes),
            debug_strings: FxHashMap::default(),
            uints: FxHashMap::default(),
            orders_resources: OnceCell::new(),
            debug_types: Vec::new(),
            heaps: heaps::Heaps::default(),
        }
    }

    fn run(&mut self) {
        self.source();
        if self.settings.reflect {
            self.counters_first();
        }
        let entry_functions: Vec<u32> =
            self.module.entries.iter().map(|it| self.function_id(it.function)).collect();
        for export in &self.module.exports {
            self.export(export);
        }
        for entry in &self.module.entries {
            for &global in &entry.interface {
                self.global_id(global);
            }
        }
        for (id, global) in self.module.globals.iter() {
            let is_out = is_idle_counter(global) || self.is_unsayable(global);
            if global.keep || self.settings.keep_unused && !is_out {
                self.global_id(id);
            }
        }
        if self.settings.keep_unused {
            for id in self.module.functions.ids() {
                self.function_id(id);
            }
        }
        let mut next = 0;
        while next < self.queue.len() {
            let id = self.queue[next];
            next += 1;
            self.function(id);
        }
        self.entry_points(&entry_functions);
        if self.settings.reflect {
            self.counters();
        }
    }

    /// Whether SPIR-V has no place for an unused variable: another name of a resource, or of another stage.
    fn is_unsayable(&self, global: &Global) -> bool {
        let types = self.module.interned();
        let is_fragment = |it: &ir::Entry| it.model == spirv::ExecutionModel::Fragment;
        match types.pointee(global.ty) {
            Some((ir::StorageClass::PRIVATE, ty)) => types.is_opaque(ty),
            // Only pixel shaders have subpass inputs.
            Some((_, ty)) => match &self.module.types[ty] {
                ir::Type::Image(image) => {
                    image.dim == spirv::Dim::DimSubpassData && !self.module.entries.iter().any(is_fragment)
                }
                _ => false,
            },
            None => false,
        }
    }

    /// Counters must precede the buffers whose decorations name them.
    fn counters_first(&mut self) {
        let is_counter = |it: &Global| matches!(it.origin, GlobalOrigin::Counter(_));
        for entry in &self.module.entries {
            for global in function::globals_reached(self.module, entry.function) {
                if is_counter(&self.module.globals[global]) {
                    self.global_id(global);
                }
            }
        }
        for (id, global) in self.module.globals.iter() {
            if (global.keep || self.settings.keep_unused) && is_counter(global) {
                self.global_id(id);
            }
        }
    }

    /// Ties the remaining counters to their buffers.
    fn counters(&mut self) {
        let module = self.module;
        for (counter, it) in module.globals.iter() {
            let GlobalOrigin::Counter(variable) = it.origin else { continue };
            // The elements of an array that was split have the same origin.
            let is_its_own = |global: &Global| {
                let is_same = it.path.is_empty() || global.path == it.path;
                global.origin == GlobalOrigin::Variable(variable) && is_same
            };
            let buffer = module.globals.iter().find(|(_, global)| is_its_own(global));
            let Some((buffer, _)) = buffer else { continue };
            let (buffer, id) = (self.globals[buffer], self.globals[counter]);
            if buffer != 0 && id != 0 {
                let operands = smallvec![ir::Operand::Global(counter)];
                let kind = spirv::Decoration::CounterBuffer as u32;
                self.decorate(buffer, &Decoration { kind, operands, form: DecorationForm::Id });
            }
        }
    }

    fn fresh(&mut self) -> u32 {
        let id = self.next_id;
        self.next_id += 1;
        id
    }

    /// A fault of an earlier stage.
    #[cold]
    #[track_caller]
    fn bug(&mut self, at: Span, what: &str) {
        self.sink.bug(at, what);
    }

    fn function_id(&mut self, id: ir::FunctionId) -> u32 {
        if self.functions[id] == 0 {
            self.functions[id] = self.fresh();
            self.queue.push(id);
            self.comes_from(self.functions[id], self.module.functions[id].loc);
        }
        self.functions[id]
    }

    fn comes_from(&mut self, id: u32, loc: ir::LocId) {
        if self.settings.finds_causes {
            self.spans.insert(id, self.module.locs[loc].span);
        }
    }

    fn cause(&self, cause: capabilities::Cause) -> Option<Span> {
        match cause {
            capabilities::Cause::Request => None,
            capabilities::Cause::Id(id) => self.spans.get(&id).copied(),
            capabilities::Cause::Global(id) => Some(self.module.globals[id].span),
            capabilities::Cause::Mode(number) => {
                let mut modes = self.module.entries.iter().flat_map(|it| &it.modes);
                modes.find(|it| it.mode == number).map(|it| it.span)
            }
        }
    }

    #[inline]
    fn global_id(&mut self, id: ir::GlobalId) -> u32 {
        match self.globals[id] {
            0 => self.write_global(id),
            known => known,
        }
    }

    fn write_global(&mut self, id: ir::GlobalId) -> u32 {
        if self.native_heap(id).is_some() {
            self.globals[id] = self.heap_variable(id);
            return self.globals[id];
        }
        let global = &self.module.globals[id];
        let ty = self.type_id(global.ty);
        let Type::Pointer { class, .. } = self.module.types[global.ty] else {
            self.bug(global.span, "a global variable is a pointer");
            return 0;
        };
        let initializer = global.initializer.map(|it| self.constant_id(it));
        // Ids that a decoration names must be assigned before the id that it decorates.
        for operand in global.decorations.iter().flat_map(|it| &it.operands) {
            if let ir::Operand::Constant(constant) = operand {
                self.constant_id(*constant);
            }
        }
        let result = self.fresh();
        self.globals[id] = result;
        if self.settings.finds_causes {
            self.spans.insert(result, global.span);
        }
        let start = self.out.globals.begin();
        for word in [ty, result, class.0].into_iter().chain(initializer) {
            self.out.globals.word(word);
        }
        self.out.globals.end(start, Op::Variable as u16);
        // A built-in is recognized by its decoration; its name is only for the text form of the IR.
        if !global.name.starts_with("gl_") {
            self.name(result, &global.name);
        }
        if let Some(binding) = global.binding {
            self.decorate_plain(result, spirv::Decoration::DescriptorSet, &[binding.set]);
            self.decorate_plain(result, spirv::Decoration::Binding, &[binding.binding]);
        }
        for decoration in once_each(&global.decorations) {
            // Under the Vulkan memory model, operands of each access take their place.
            let is_of_accesses =
                decoration.is(spirv::Decoration::Coherent) || decoration.is(spirv::Decoration::Volatile);
            if self.settings.vulkan_memory_model && is_of_accesses {
                continue;
            }
            self.decorate(result, decoration);
        }
        // Of the variable: mappings of descriptor heaps refuse members that say so.
        let types = self.module.interned();
        let block = types.pointee(global.ty).map(|it| &self.module.types[types.innermost(it.1)]);
        let is_said = global.decorations.iter().any(|it| it.is(spirv::Decoration::NonWritable));
        if matches!(block, Some(Type::Struct(it)) if ir::facts::is_read_only_block(it)) && !is_said {
            self.decorate_plain(result, spirv::Decoration::NonWritable, &[]);
        }
        result
    }

    fn string_id(&mut self, id: Id<Box<str>>) -> u32 {
        if self.strings[id] == 0 {
            let result = self.fresh();
            self.strings[id] = result;
            let mut words: Words = smallvec![result];
            section::text(&mut words, &self.module.strings[id]);
            self.out.strings.push(Op::String, &words);
        }
        self.strings[id]
    }

    fn ext_set(&mut self, set: ExtSet) -> u32 {
        if let Some(&(_, id)) = self.ext_sets.iter().find(|(it, _)| *it == set) {
            return id;
        }
        let name = match set {
            ExtSet::Glsl => "GLSL.std.450",
            ExtSet::DebugPrintf => "NonSemantic.DebugPrintf",
            ExtSet::DebugBreak => "NonSemantic.DebugBreak",
            ExtSet::Other(text) => &self.module.strings[text],
        };
        let result = self.fresh();
        let mut words: Words = smallvec![result];
        section::text(&mut words, name);
        self.out.imports.push(Op::ExtInstImport, &words);
        self.ext_sets.push((set, result));
        result
    }

    // ------------------------------------------------------------------------------------------ decorations

    fn export(&mut self, export: &ir::Export) {
        let function = self.function_id(export.function);
        let mut words: Words = smallvec![function, spirv::Decoration::LinkageAttributes as u32];
        section::text(&mut words, &export.name);
        words.push(spirv::LinkageType::Export as u32);
        self.out.annotations.push(Op::Decorate, &words);
    }

    fn decorate_plain(&mut self, target: u32, kind: spirv::Decoration, literals: &[u32]) {
        let start = self.out.annotations.begin();
        self.out.annotations.word(target);
        self.out.annotations.word(kind as u32);
        literals.iter().for_each(|it| self.out.annotations.word(*it));
        self.out.annotations.end(start, Op::Decorate as u16);
    }

    fn decorate(&mut self, target: u32, decoration: &Decoration) {
        let mut words: Words = smallvec![target];
        self.decoration_operands(decoration, &mut words);
        let op = match decoration.form {
            DecorationForm::Plain => Op::Decorate,
            DecorationForm::Id => Op::DecorateId,
            DecorationForm::Text => Op::DecorateString,
        };
        self.out.annotations.push(op, &words);
    }

    fn decorate_member(&mut self, target: u32, member: u32, decoration: &Decoration) {
        let mut words: Words = smallvec![target, member];
        self.decoration_operands(decoration, &mut words);
        let op = match decoration.form {
            DecorationForm::Text => Op::MemberDecorateString,
            DecorationForm::Plain | DecorationForm::Id => Op::MemberDecorate,
        };
        self.out.annotations.push(op, &words);
    }

    fn decoration_operands(&mut self, decoration: &Decoration, words: &mut Words) {
        words.push(decoration.kind);
        for operand in &decoration.operands {
            match (operand, decoration.form) {
                (ir::Operand::Text(text), DecorationForm::Id) => words.push(self.node_name(text)),
                _ => self.operand(operand, words),
            }
        }
    }

    /// Text as an operand that must be an id.
    fn node_name(&mut self, text: &str) -> u32 {
        if let Some(&known) = self.node_names.get(text) {
            return known;
        }
        let result = self.fresh();
        let mut words: Words = smallvec![result];
        section::text(&mut words, text);
        self.out.globals.push(Op::ConstantStringAMDX, &words);
        self.node_names.insert(text.into(), result);
        result
    }

    fn operand(&mut self, operand: &ir::Operand, words: &mut Words) {
        match operand {
            ir::Operand::Literal(word) => words.push(*word),
            ir::Operand::Text(text) => section::text(words, text),
            ir::Operand::Type(ty) => words.push(self.type_id(*ty)),
            ir::Operand::Constant(constant) => words.push(self.constant_id(*constant)),
            ir::Operand::Global(global) => words.push(self.global_id(*global)),
        }
    }

    // ----------------------------------------------------------------------------------------- entry points

    fn entry_points(&mut self, functions: &[u32]) {
        for (entry, &function) in self.module.entries.iter().zip(functions) {
            let mut words: Words = smallvec![entry.model as u32, function];
            section::text(&mut words, &entry.name);
            let before = words.len();
            for global in self.interface(entry) {
                let id = self.global_id(global);
                // Several arrays stand for one heap.
                if self.native_heap(global).is_none() || !words[before..].contains(&id) {
                    words.push(id);
                }
            }
            self.out.entry_points.push(Op::EntryPoint, &words);
            for mode in &entry.modes {
                // Before Vulkan 1.3 the size is a constant with a decoration.
                let is_by_id = mode.mode == spirv::ExecutionMode::LocalSizeId as u32;
                if is_by_id && self.settings.version < (1, 6) && !self.module.has_inline_spirv {
                    self.work_group_size(mode);
                    continue;
                }
                let mut words: Words = smallvec![function, mode.mode];
                for operand in &mode.operands {
                    match operand {
                        ir::Operand::Text(text) if mode.by_id => words.push(self.node_name(text)),
                        _ => self.operand(operand, &mut words),
                    }
                }
                let op = if mode.by_id { Op::ExecutionModeId } else { Op::ExecutionMode };
                if self.settings.finds_causes {
                    self.modes.push((self.out.execution_modes.words().len(), mode.span));
                }
                self.out.execution_modes.push(op, &words);
            }
        }
    }

    /// The built-in WorkgroupSize of the constants that a mode has.
    fn work_group_size(&mut self, mode: &ir::ExecutionMode) {
        let (uint, zero) = (self.uint_type(), self.uint(0));
        let mut parts = Words::new();
        for operand in &mode.operands {
            let mut words = Words::new();
            self.operand(operand, &mut words);
            // A sum may have another sign than its parts.
            let part = self.fresh();
            let sum = [uint, part, Op::IAdd as u32, words.first().copied().unwrap_or(zero), zero];
            self.out.globals.push(Op::SpecConstantOp, &sum);
            parts.push(part);
        }
        let vector = match self.module.types.find(&Type::Int { width: 32, signed: false }) {
            Some(element) => self.module.types.find(&Type::Vector { element, len: 3 }),
            None => None,
        };
        let vector = match vector {
            Some(ty) => self.type_id(ty),
            None => self.own_type(Op::TypeVector, &[uint, 3]),
        };
        let size = self.fresh();
        let mut words: Words = smallvec![vector, size];
        words.extend_from_slice(&parts);
        self.out.globals.push(Op::SpecConstantComposite, &words);
        self.decorate_plain(size, spirv::Decoration::BuiltIn, &[spirv::BuiltIn::WorkgroupSize as u32]);
    }

    /// Stage inputs and outputs, including those of intrinsics; from SPIR-V 1.4 on, every global that the entry point
    /// reaches and, as in DXC where it does not legalize, whatever the host binds for other entry points.
    fn interface(&mut self, entry: &ir::Entry) -> Vec<ir::GlobalId> {
        let lists_all = self.settings.version >= (1, 4);
        let is_listed = |module: &Module, global: ir::GlobalId| {
            let pointer = &module.types[module.globals[global].ty];
            lists_all
                || matches!(
                    pointer,
                    ir::Type::Pointer { class: ir::StorageClass::INPUT | ir::StorageClass::OUTPUT, .. }
                )
        };
        let mut interface: Vec<ir::GlobalId> =
            entry.interface.iter().copied().filter(|&it| is_listed(self.module, it)).collect();
        let mut listed: IdMap<Global, bool> = IdMap::default();
        for &global in &interface {
            listed[global] = true;
        }
        // Mostly that is all: only what was written can be reached.
        let is_missing =
            |it: ir::GlobalId| self.globals[it] != 0 && !listed[it] && is_listed(self.module, it);
        if self.module.globals.ids().any(is_missing) {
            for global in function::globals_reached(self.module, entry.function) {
                if !listed[global] && is_listed(self.module, global) {
                    listed[global] = true;
                    interface.push(global);
                }
            }
        }
        if lists_all && !self.settings.lists_only_reached {
            let others = self.module.globals.iter().filter(|(id, it)| {
                let is_there = it.keep || self.globals[*id] != 0;
                is_there && !listed[*id] && self.is_bound_for_all(it)
            });
            interface.extend(others.map(|(id, _)| id));
        }
        interface
    }

    /// Whether the host binds a global for all entry points alike. An entry point may have only one push constant block.
    fn is_bound_for_all(&self, global: &Global) -> bool {
        let class = |it: &Global| self.module.pointee(it.ty).map(|it| it.0);
        let is_alone =
            |wanted| self.module.globals.values().filter(|it| class(it) == Some(wanted)).count() == 1;
        match class(global) {
            Some(wanted @ (ir::StorageClass::PUSH_CONSTANT | ir::StorageClass::SHADER_RECORD_BUFFER)) => {
                is_alone(wanted)
            }
            _ => global.binding.is_some(),
        }
    }

    // ----------------------------------------------------------------------------------------------- finish

    fn finish(mut self) -> Emitted {
        let mut needs = capabilities::of(self.module, &self.out, self.next_id, self.settings);
        let is_too_long = |out: &Sections| out.all().iter().any(|it| it.is_too_long());
        let was_too_long = is_too_long(&self.out);
        self.debug_information();
        self.needs_of_debug_information(&mut needs);
        let known = needs.capabilities.iter().map(|&it| it as u32);
        for capability in known.chain(needs.unknown_capabilities.iter().copied()) {
            self.out.capabilities.push(Op::Capability, &[capability]);
        }
        for extension in &needs.extensions {
            let mut words = Words::new();
            section::text(&mut words, &extension.name);
            self.out.extensions.push(Op::Extension, &words);
        }
        let addressing = if needs.capabilities.contains(&spirv::Capability::PhysicalStorageBufferAddresses) {
            spirv::AddressingModel::PhysicalStorageBuffer64
        } else {
            spirv::AddressingModel::Logical
        };
        // A module that declares the capability must use the model, even if only the shader asked for it.
        let memory = if needs.capabilities.contains(&spirv::Capability::VulkanMemoryModel) {
            spirv::MemoryModel::Vulkan
        } else {
            spirv::MemoryModel::GLSL450
        };
        self.out.memory_model.push(Op::MemoryModel, &[addressing as u32, memory as u32]);

        let sections = self.out.all();
        if was_too_long || is_too_long(&self.out) {
            let at = self.module.entries.first().map(|it| it.span).unwrap_or_default();
            self.sink.push(InstructionTooLong { limit: INSTRUCTION_WORDS, at });
        }
        let mut words =
            Vec::with_capacity(HEADER + sections.iter().map(|it| it.words().len()).sum::<usize>());
        let (major, minor) = self.settings.version;
        let version = u32::from(major) << 16 | u32::from(minor) << 8;
        const GENERATOR: u32 = 0;
        const SCHEMA: u32 = 0;
        words.extend([spirv::MAGIC_NUMBER, version, GENERATOR, self.next_id, SCHEMA]);
        sections.iter().for_each(|it| words.extend_from_slice(it.words()));
        let causes = needs.extensions.iter().map(|it| self.cause(it.cause)).collect();
        let caused = needs.causes.iter().filter_map(|&(it, cause)| Some((it as u32, self.cause(cause)?)));
        let capabilities = caused.chain(self.module.capability_spans.iter().copied()).collect();
        let origins = self.origins(capabilities);
        Emitted {
            words,
            capabilities: needs.capabilities,
            extensions: needs.extensions.into_iter().map(|it| it.name).collect(),
            causes,
            origins,
            bound: self.next_id,
        }
    }
}
