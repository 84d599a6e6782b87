//! Legal (or raw, with `-fcgl`) IR → SPIR-V words, through rspirv's data representation.
//!
//! Every id is given in the order in which its owner is first needed, so equal modules give equal words. Globals
//! and functions that no entry point reaches are left out (unless [`Settings::keep_unused`]). This stage reports
//! nothing: what it cannot write is a bug of an earlier stage.

pub mod capabilities;
mod debug;
mod function;
mod grammar;
mod micromaps;
mod types;

use rspirv::{
    binary::Assemble,
    dr::{self, Operand},
    spirv,
};
use rustc_hash::FxHashMap;

use crate::{
    arena::{Id, IdMap},
    ir::{
        self, Constant, Decoration, DecorationForm, ExtSet, Function, Global, GlobalOrigin, Module,
        StorageClass, Type,
    },
    source::Span,
};
use grammar::Grammar;

/// What `emit` needs to know besides the module.
#[derive(Clone, Debug)]
pub struct Settings {
    /// Of SPIR-V, major and minor.
    pub version: (u8, u8),
    /// What OpSource says: 600 for shader model 6.0.
    pub source_version: u32,
    /// Write globals and functions that nothing uses, as `-fcgl` does.
    pub keep_unused: bool,
    pub vulkan_memory_model: bool,
    /// Only SPV_NV_compute_shader_derivatives is permitted, not its successor.
    pub nv_derivatives: bool,
    /// `-fspv-reflect`: say which counters belong to which buffers.
    pub reflect: bool,
    /// Find out where the shader needs each extension.
    pub finds_causes: bool,
    /// The most that an id may be (`-fspv-max-id`); 0: no limit.
    pub max_id: u32,
}

impl Default for Settings {
    fn default() -> Self {
        Settings {
            version: (1, 0),
            source_version: 600,
            keep_unused: false,
            vulkan_memory_model: false,
            nv_derivatives: false,
            reflect: false,
            finds_causes: false,
            max_id: 0,
        }
    }
}

/// Whether a global is the counters of a descriptor heap's buffers, which have a binding if one of them is used.
fn is_idle_counter(module: &Module, global: &Global) -> bool {
    let class = module.pointee(global.ty).map(|it| it.0);
    global.origin == GlobalOrigin::Internal
        && global.binding.is_none()
        && matches!(class, Some(StorageClass::UNIFORM | StorageClass::STORAGE_BUFFER))
}

/// A finished module.
#[derive(Clone, Debug)]
pub struct Emitted {
    pub words: Vec<u32>,
    pub capabilities: Vec<spirv::Capability>,
    pub extensions: Vec<String>,
    /// Of each extension, where the shader needs it (with [`Settings::finds_causes`]).
    pub causes: Vec<Option<Span>>,
    /// One more than the largest id.
    pub bound: u32,
}

pub fn words(module: &Module, settings: &Settings) -> Emitted {
    let mut emitter = Emitter::new(module, settings);
    emitter.run();
    emitter.finish()
}

/// The state of one emission.
struct Emitter<'m> {
    module: &'m Module,
    settings: &'m Settings,
    grammar: Grammar,
    out: dr::Module,
    next_id: u32,
    types: IdMap<Type, u32>,
    constants: IdMap<Constant, u32>,
    globals: IdMap<Global, u32>,
    functions: IdMap<Function, u32>,
    strings: IdMap<Box<str>, u32>,
    /// Names of nodes: each an OpConstantStringAMDX.
    node_names: FxHashMap<Box<str>, u32>,
    /// Pending functions, in the order in which they were first needed.
    queue: Vec<ir::FunctionId>,
    function_types: FxHashMap<(u32, Vec<u32>), u32>,
    ext_sets: Vec<(ExtSet, u32)>,
    /// Where values and variables come from, for [`Settings::finds_causes`].
    spans: FxHashMap<u32, Span>,
    /// Globals that the functions of one entry point use, for the interface lists of SPIR-V 1.4.
    touched: Vec<ir::GlobalId>,
}

impl<'m> Emitter<'m> {
    fn new(module: &'m Module, settings: &'m Settings) -> Self {
        Emitter {
            module,
            settings,
            grammar: Grammar::new(),
            out: dr::Module::new(),
            next_id: 1,
            types: IdMap::default(),
            constants: IdMap::default(),
            globals: IdMap::default(),
            functions: IdMap::default(),
            strings: IdMap::default(),
            node_names: FxHashMap::default(),
            queue: Vec::new(),
            function_types: FxHashMap::default(),
            ext_sets: Vec::new(),
            spans: FxHashMap::default(),
            touched: Vec::new(),
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
            let is_out = is_idle_counter(self.module, global) || self.is_unsayable(global);
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

    /// Counters stand before the buffers whose decorations name them.
    fn counters_first(&mut self) {
        let is_counter = |it: &Global| matches!(it.origin, ir::GlobalOrigin::Counter(_));
        for entry in &self.module.entries {
            self.touched.clear();
            function::collect_globals(self.module, entry.function, &mut self.touched);
            for global in std::mem::take(&mut self.touched) {
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

    /// Ties the counters that are left to their buffers.
    fn counters(&mut self) {
        let module = self.module;
        for (counter, it) in module.globals.iter() {
            let ir::GlobalOrigin::Counter(variable) = it.origin else { continue };
            let of_variable =
                |it: &&(ir::GlobalId, &Global)| it.1.origin == ir::GlobalOrigin::Variable(variable);
            let Some((buffer, _)) = module.globals.iter().find(|it| of_variable(&it)) else { continue };
            let (buffer, id) = (self.globals[buffer], self.globals[counter]);
            if buffer != 0 && id != 0 {
                let operands = vec![ir::Operand::Global(counter)];
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

    fn inst(
        &self,
        op: spirv::Op,
        ty: Option<u32>,
        result: Option<u32>,
        operands: Vec<Operand>,
    ) -> dr::Instruction {
        dr::Instruction { class: self.grammar.get(op), result_type: ty, result_id: result, operands }
    }

    fn function_id(&mut self, id: ir::FunctionId) -> u32 {
        if self.functions[id] == 0 {
            self.functions[id] = self.fresh();
            self.queue.push(id);
            self.comes_from(self.functions[id], self.module.locs[self.module.functions[id].loc].span);
        }
        self.functions[id]
    }

    fn comes_from(&mut self, id: u32, span: Span) {
        if self.settings.finds_causes {
            self.spans.insert(id, span);
        }
    }

    fn cause(&self, cause: capabilities::Cause) -> Option<Span> {
        match cause {
            capabilities::Cause::Request => None,
            capabilities::Cause::Id(id) => self.spans.get(&id).copied(),
            capabilities::Cause::Global(id) => Some(self.module.globals[id].span),
        }
    }

    fn global_id(&mut self, id: ir::GlobalId) -> u32 {
        if self.globals[id] != 0 {
            return self.globals[id];
        }
        let global = &self.module.globals[id];
        let ty = self.type_id(global.ty);
        let Type::Pointer { class, .. } = self.module.types[global.ty] else { return 0 };
        let mut operands = vec![types::storage_class(class)];
        if let Some(initializer) = global.initializer {
            operands.push(Operand::IdRef(self.constant_id(initializer)));
        }
        // Ids in decorations stand before what they decorate.
        for operand in global.decorations.iter().flat_map(|it| &it.operands) {
            if let ir::Operand::Constant(constant) = operand {
                self.constant_id(*constant);
            }
        }
        let result = self.fresh();
        self.globals[id] = result;
        self.comes_from(result, global.span);
        let inst = self.inst(spirv::Op::Variable, Some(ty), Some(result), operands);
        self.out.types_global_values.push(inst);
        // Built-ins are told by their decoration; their names are for the text form of the IR.
        if !global.name.starts_with("gl_") {
            self.name(result, &global.name);
        }
        if let Some(binding) = global.binding {
            self.decorate_plain(result, spirv::Decoration::DescriptorSet, &[binding.set]);
            self.decorate_plain(result, spirv::Decoration::Binding, &[binding.binding]);
        }
        for (index, decoration) in global.decorations.iter().enumerate() {
            // `vk::ext_decorate` may say what goes without saying.
            if global.decorations[..index].contains(decoration) {
                continue;
            }
            // The Vulkan memory model has operands of accesses instead.
            if self.settings.vulkan_memory_model && decoration.is(spirv::Decoration::Coherent) {
                continue;
            }
            self.decorate(result, decoration);
        }
        result
    }

    fn string_id(&mut self, id: Id<Box<str>>) -> u32 {
        if self.strings[id] == 0 {
            let result = self.fresh();
            self.strings[id] = result;
            let text = Operand::LiteralString(self.module.strings[id].to_string());
            let inst = self.inst(spirv::Op::String, None, Some(result), vec![text]);
            self.out.debug_string_source.push(inst);
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
            ExtSet::Other(text) => &self.module.strings[text],
        };
        let result = self.fresh();
        let operands = vec![Operand::LiteralString(name.to_owned())];
        let inst = self.inst(spirv::Op::ExtInstImport, None, Some(result), operands);
        self.out.ext_inst_imports.push(inst);
        self.ext_sets.push((set, result));
        result
    }

    // ------------------------------------------------------------------------------------------ decorations

    fn export(&mut self, export: &ir::Export) {
        let operands = vec![
            Operand::IdRef(self.function_id(export.function)),
            Operand::Decoration(spirv::Decoration::LinkageAttributes),
            Operand::LiteralString(export.name.to_string()),
            Operand::LinkageType(spirv::LinkageType::Export),
        ];
        let inst = self.inst(spirv::Op::Decorate, None, None, operands);
        self.out.annotations.push(inst);
    }

    fn decorate_plain(&mut self, target: u32, kind: spirv::Decoration, literals: &[u32]) {
        let mut operands = vec![Operand::IdRef(target), Operand::Decoration(kind)];
        operands.extend(literals.iter().map(|&it| Operand::LiteralBit32(it)));
        let inst = self.inst(spirv::Op::Decorate, None, None, operands);
        self.out.annotations.push(inst);
    }

    fn decorate(&mut self, target: u32, decoration: &Decoration) {
        let mut operands = vec![Operand::IdRef(target)];
        self.decoration_operands(decoration, &mut operands);
        let op = match decoration.form {
            DecorationForm::Plain => spirv::Op::Decorate,
            DecorationForm::Id => spirv::Op::DecorateId,
            DecorationForm::Text => spirv::Op::DecorateString,
        };
        let inst = self.inst(op, None, None, operands);
        self.out.annotations.push(inst);
    }

    fn decorate_member(&mut self, target: u32, member: u32, decoration: &Decoration) {
        let mut operands = vec![Operand::IdRef(target), Operand::LiteralBit32(member)];
        self.decoration_operands(decoration, &mut operands);
        let op = match decoration.form {
            DecorationForm::Text => spirv::Op::MemberDecorateString,
            DecorationForm::Plain | DecorationForm::Id => spirv::Op::MemberDecorate,
        };
        let inst = self.inst(op, None, None, operands);
        self.out.annotations.push(inst);
    }

    fn decoration_operands(&mut self, decoration: &Decoration, operands: &mut Vec<Operand>) {
        let kind = spirv::Decoration::from_u32(decoration.kind);
        operands.push(kind.map_or(Operand::LiteralBit32(decoration.kind), Operand::Decoration));
        for (index, operand) in decoration.operands.iter().enumerate() {
            let operand = match (operand, decoration.form) {
                (ir::Operand::Text(text), DecorationForm::Id) => self.node_name(text),
                _ => self.operand(operand),
            };
            operands.push(match (kind, index, operand) {
                (Some(spirv::Decoration::BuiltIn), 0, Operand::LiteralBit32(number)) => {
                    spirv::BuiltIn::from_u32(number).map_or(Operand::LiteralBit32(number), Operand::BuiltIn)
                }
                (_, _, operand) => operand,
            });
        }
    }

    /// Text where an id is wanted.
    fn node_name(&mut self, text: &str) -> Operand {
        if let Some(&known) = self.node_names.get(text) {
            return Operand::IdRef(known);
        }
        let result = self.fresh();
        let text_operand = vec![Operand::LiteralString(text.to_string())];
        let inst = self.inst(spirv::Op::ConstantStringAMDX, None, Some(result), text_operand);
        self.out.types_global_values.push(inst);
        self.node_names.insert(text.into(), result);
        Operand::IdRef(result)
    }

    fn operand(&mut self, operand: &ir::Operand) -> Operand {
        match operand {
            ir::Operand::Literal(word) => Operand::LiteralBit32(*word),
            ir::Operand::Text(text) => Operand::LiteralString(text.to_string()),
            ir::Operand::Type(ty) => Operand::IdRef(self.type_id(*ty)),
            ir::Operand::Constant(constant) => Operand::IdRef(self.constant_id(*constant)),
            ir::Operand::Global(global) => Operand::IdRef(self.global_id(*global)),
        }
    }

    // ----------------------------------------------------------------------------------------- entry points

    fn entry_points(&mut self, functions: &[u32]) {
        for (entry, &function) in self.module.entries.iter().zip(functions) {
            let mut operands = vec![
                Operand::ExecutionModel(entry.model),
                Operand::IdRef(function),
                Operand::LiteralString(entry.name.to_string()),
            ];
            for global in self.interface(entry) {
                operands.push(Operand::IdRef(self.global_id(global)));
            }
            let inst = self.inst(spirv::Op::EntryPoint, None, None, operands);
            self.out.entry_points.push(inst);
            for mode in &entry.modes {
                let known = spirv::ExecutionMode::from_u32(mode.mode);
                let first = known.map_or(Operand::LiteralBit32(mode.mode), Operand::ExecutionMode);
                let mut operands = vec![Operand::IdRef(function), first];
                for operand in &mode.operands {
                    operands.push(match operand {
                        ir::Operand::Text(text) if mode.by_id => self.node_name(text),
                        _ => self.operand(operand),
                    });
                }
                let op = if mode.by_id { spirv::Op::ExecutionModeId } else { spirv::Op::ExecutionMode };
                let inst = self.inst(op, None, None, operands);
                self.out.execution_modes.push(inst);
            }
        }
    }

    /// Stage inputs and outputs, those of intrinsics too; from SPIR-V 1.4 on every global that the entry point
    /// reaches, and, as DXC has it, what the host binds for other entry points.
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
        self.touched.clear();
        function::collect_globals(self.module, entry.function, &mut self.touched);
        let mut listed: IdMap<Global, bool> = IdMap::default();
        for &global in &interface {
            listed[global] = true;
        }
        for &global in &self.touched {
            if !listed[global] && is_listed(self.module, global) {
                listed[global] = true;
                interface.push(global);
            }
        }
        if lists_all {
            let others = self.module.globals.iter().filter(|(id, it)| {
                let is_there = it.keep || self.globals[*id] != 0;
                is_there && !listed[*id] && self.is_bound_for_all(it)
            });
            interface.extend(others.map(|(id, _)| id));
        }
        interface
    }

    /// Whether the host binds a global for all entry points alike. Of push constants an entry point may have one block.
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
        let needs = capabilities::of(self.module, &self.out, self.settings);
        for &capability in &needs.capabilities {
            let inst = self.inst(spirv::Op::Capability, None, None, vec![Operand::Capability(capability)]);
            self.out.capabilities.push(inst);
        }
        for &number in &needs.unknown_capabilities {
            let inst = self.inst(spirv::Op::Capability, None, None, vec![Operand::LiteralBit32(number)]);
            self.out.capabilities.push(inst);
        }
        for extension in &needs.extensions {
            let operands = vec![Operand::LiteralString(extension.name.clone())];
            let inst = self.inst(spirv::Op::Extension, None, None, operands);
            self.out.extensions.push(inst);
        }
        let addressing = if needs.capabilities.contains(&spirv::Capability::PhysicalStorageBufferAddresses) {
            spirv::AddressingModel::PhysicalStorageBuffer64
        } else {
            spirv::AddressingModel::Logical
        };
        // A module that declares the capability, even because the shader asks for it, must use the model.
        let memory = if needs.capabilities.contains(&spirv::Capability::VulkanMemoryModel) {
            spirv::MemoryModel::Vulkan
        } else {
            spirv::MemoryModel::GLSL450
        };
        let operands = vec![Operand::AddressingModel(addressing), Operand::MemoryModel(memory)];
        self.out.memory_model = Some(self.inst(spirv::Op::MemoryModel, None, None, operands));

        let (major, minor) = self.settings.version;
        let mut header = dr::ModuleHeader::new(self.next_id);
        header.set_version(major, minor);
        header.generator = 0;
        let mut words = Vec::with_capacity(1024);
        header.assemble_into(&mut words);
        for inst in self.out.all_inst_iter() {
            assemble(inst, &mut words);
        }
        let causes = needs.extensions.iter().map(|it| self.cause(it.cause)).collect();
        Emitted {
            words,
            capabilities: needs.capabilities,
            extensions: needs.extensions.into_iter().map(|it| it.name).collect(),
            causes,
            bound: self.next_id,
        }
    }
}

/// Writes one instruction. OpNop with operands is our escape for opcodes that rspirv does not know: the first
/// operand is the opcode.
fn assemble(inst: &dr::Instruction, words: &mut Vec<u32>) {
    if inst.class.opcode != spirv::Op::Nop || inst.operands.is_empty() {
        inst.assemble_into(words);
        return;
    }
    let start = words.len();
    words.push(0);
    words.extend(inst.result_type);
    words.extend(inst.result_id);
    for operand in &inst.operands[1..] {
        operand.assemble_into(words);
    }
    if let Operand::LiteralBit32(opcode) = inst.operands[0] {
        words[start] = ((words.len() - start) as u32) << 16 | opcode;
    }
}
