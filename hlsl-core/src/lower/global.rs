//! Variables outside functions.
//!
//! Resources are declared up front, in order, whether used or not; `static` and `groupshared` variables on first use.
//! A struct with resources is a single `UniformConstant` variable in raw IR, whose buffer members are pointers;
//! legalization turns each leaf into a variable.

use rustc_hash::FxHashMap;
use smallvec::SmallVec;

use crate::{
    arena::IdMap,
    attribute::{self, AttributeKind},
    diagnostics::list::{legalize, placement},
    ir::{self, Arg, Binding, Decoration, GlobalOrigin, Member, StorageClass, Struct, build::Builder, spirv},
    layout::{Kind, Layout, LayoutRule, blocks},
    limits::TYPE_LEVELS,
    lower::{
        Lower, Place, PlaceKind,
        bindings::{Bindings, COUNTER},
        offsets,
        reached::has_initial_value,
        types::BlockKind,
    },
    options::{HeapStride, ProfileKind},
    source::Span,
    stage::Stage,
    typed::{self, BufferId, Declaration, GlobalId, Storage},
    types::{ObjectClass, ObjectKind, TemplateArgument, Type, TypeId, TypeModifiers},
};

#[derive(Clone, Debug, Default)]
pub(super) struct Globals {
    bindings: Bindings,
    places: IdMap<typed::Global, Option<Place>>,
    buffers: IdMap<typed::ConstantBuffer, Option<ir::GlobalId>>,
    /// `$Globals`.
    uniforms: Option<ir::GlobalId>,
    /// The index of a uniform or buffer member in its block, and the rule of its layout there.
    pub(super) members: IdMap<typed::Global, Option<(u32, LayoutRule)>>,
    counters: FxHashMap<ir::GlobalId, ir::GlobalId>,
    heaps: FxHashMap<(ir::TypeId, bool), ir::GlobalId>,
    guards: IdMap<typed::Global, Option<ir::GlobalId>>,
    /// Variables of `vk::ext_builtin_input` and `_output`.
    pub(super) builtins: Vec<ir::GlobalId>,
}

impl Globals {
    pub(super) fn with(bindings: Bindings) -> Self {
        Globals { bindings, ..Globals::default() }
    }
}

impl Lower<'_> {
    pub(super) fn declare_globals(&mut self) {
        let program = self.input.program;
        // Only the stages of ray tracing may use one, and what is exported to them.
        let mut stages = program.entries.iter().map(|it| it.stage);
        let is_exported =
            program.entries.is_empty() && self.input.options.profile.kind == ProfileKind::Library;
        let has_records = is_exported || stages.any(Stage::is_ray_tracing);
        for declaration in &program.declarations {
            match declaration {
                Declaration::Buffer(id)
                    if !has_records
                        && self.input.buffer_memory(*id).0 == StorageClass::SHADER_RECORD_BUFFER => {}
                Declaration::Buffer(id) => {
                    for &member in &program.buffers[*id].members {
                        if program.globals[member].storage == Storage::Resource {
                            self.global(member);
                        }
                    }
                    if blocks::buffer_members(program, &program.buffers[*id]).next().is_some() {
                        self.buffer_variable(*id);
                    }
                }
                Declaration::Global(id) => match program.globals[*id].storage {
                    Storage::Uniform if !blocks::is_uniform_member(program, *id) => {}
                    Storage::ShaderRecord if !has_records => {}
                    Storage::Resource
                    | Storage::PushConstant
                    | Storage::ShaderRecord
                    | Storage::Uniform
                    | Storage::StorageClass(_) => {
                        self.global(*id);
                    }
                    _ => {}
                },
            }
        }
    }

    /// Adds a variable to the module.
    pub(super) fn variable_outside(
        &mut self,
        name: &str,
        class: StorageClass,
        inner: ir::TypeId,
        origin: GlobalOrigin,
        span: Span,
    ) -> ir::GlobalId {
        let ty = self.module.pointer(class, inner);
        self.module.globals.add(ir::Global {
            name: name.into(),
            ty,
            initializer: None,
            decorations: Vec::new(),
            binding: None,
            origin,
            texels: None,
            path: Box::default(),
            keep: false,
            span,
        })
    }

    /// The place that a global variable is.
    pub fn global(&mut self, id: GlobalId) -> Place {
        if let Some(place) = &self.globals.places[id] {
            return place.clone();
        }
        let place = self.declare_global(id);
        self.globals.places[id] = Some(place.clone());
        place
    }

    fn declare_global(&mut self, id: GlobalId) -> Place {
        let program = self.input.program;
        let global = &program.globals[id];
        self.ask_for(&global.attributes);
        let has_number = matches!(
            global.storage,
            Storage::BuiltinInput(_) | Storage::BuiltinOutput(_) | Storage::StorageClass(_)
        );
        self.module.has_inline_spirv |= has_number;
        let name = self.input.text(global.name);
        let origin = GlobalOrigin::Variable(id.retag());
        match global.storage {
            Storage::Static => self.private(id),
            Storage::StorageClass(class) if StorageClass(class) == StorageClass::PRIVATE => self.private(id),
            Storage::GroupShared => {
                let inner = self.value_type(global.ty);
                let it = self.variable_outside(name, StorageClass::WORKGROUP, inner, origin, global.span);
                self.decorate(it, &global.attributes);
                let precision = self.precision(global.ty);
                self.module.globals[it].decorations.extend(precision);
                self.pointer_place(it.into(), StorageClass::WORKGROUP, global.ty, LayoutRule::Void)
            }
            Storage::Uniform => {
                // Only `printf` and attributes read strings, and those see the text itself.
                if self.types.unmodified(global.ty) == self.types.string {
                    let value = self.undefined(global.ty);
                    return self.value_place(value, global.ty);
                }
                let block = self.uniforms();
                self.block_member(block, StorageClass::UNIFORM, id)
            }
            Storage::BufferMember { buffer, .. } => {
                let block = self.buffer_variable(buffer);
                let (class, _) = self.input.buffer_memory(buffer);
                self.block_member(block, class, id)
            }
            Storage::Resource => self.resource(id),
            Storage::PushConstant if self.input.options.binds_push_constants() => {
                let rule = self.input.uniform_rule();
                self.block_variable(id, StorageClass::UNIFORM, rule, "type.PushConstant.")
            }
            Storage::PushConstant => {
                let rule = self.input.storage_rule();
                self.block_variable(id, StorageClass::PUSH_CONSTANT, rule, "type.PushConstant.")
            }
            Storage::ShaderRecord => {
                let is_nv =
                    global.attributes.iter().any(|it| matches!(it.kind, AttributeKind::ShaderRecordNv));
                let prefix = if is_nv { "type.ShaderRecordBufferNV." } else { "type.ShaderRecordBufferKHR." };
                let rule = self.input.storage_rule();
                self.block_variable(id, StorageClass::SHADER_RECORD_BUFFER, rule, prefix)
            }
            Storage::SpecConstant(_) => {
                let constant = self.spec_constant(id);
                self.value_place(constant.into(), global.ty)
            }
            Storage::BuiltinInput(builtin) => self.builtin(id, StorageClass::INPUT, builtin),
            Storage::BuiltinOutput(builtin) => self.builtin(id, StorageClass::OUTPUT, builtin),
            Storage::StorageClass(class) => {
                let class = StorageClass(class);
                let inner = self.value_type(global.ty);
                let types = self.module.interned();
                // Of other types, validation says so. Resources must be legal before.
                if class == StorageClass::FUNCTION && types.is_opaque(inner) && !types.holds_object(inner) {
                    let what = "has the storage class Function, but is not in a function".into();
                    self.sink.push(placement::InlineDeclaration {
                        name: "OpVariable".into(),
                        what,
                        at: global.span,
                    });
                    let value = self.undefined(global.ty);
                    return self.value_place(value, global.ty);
                }
                let it = self.variable_outside(name, class, inner, origin, global.span);
                self.decorate(it, &global.attributes);
                self.bind(it, self.globals.bindings.global(id));
                self.pointer_place(it.into(), class, global.ty, LayoutRule::Void)
            }
        }
    }

    fn block_member(&mut self, block: ir::GlobalId, class: StorageClass, id: GlobalId) -> Place {
        let ty = self.input.program.globals[id].ty;
        let Some((index, rule)) = self.globals.members[id] else {
            return self.surprising_place(ty, "a variable is not a member of its block");
        };
        let index = self.sint(index as i32);
        let mut place = self.pointer_place(block.into(), class, ty, rule);
        if let PlaceKind::Pointer { indices, .. } = &mut place.kind {
            indices.push(index);
        }
        Place { is_writable: false, ..place }
    }

    fn bind(&mut self, global: ir::GlobalId, binding: Option<Binding>) {
        let keep = binding.is_some() && self.input.options.keeps_resources();
        let global = &mut self.module.globals[global];
        global.binding = binding;
        global.keep |= keep;
    }

    // ------------------------------------------------------------------------------------- private variables

    fn private(&mut self, id: GlobalId) -> Place {
        let program = self.input.program;
        let global = &program.globals[id];
        let inner = self.value_type(global.ty);
        let name = self.input.text(global.name);
        let it = self.variable_outside(
            name,
            StorageClass::PRIVATE,
            inner,
            GlobalOrigin::Variable(id.retag()),
            global.span,
        );
        self.decorate(it, &global.attributes);
        let precision = self.precision(global.ty);
        self.module.globals[it].decorations.extend(precision);
        self.module.globals[it].initializer = match (&global.constant, global.initializer) {
            (Some(constant), _) if self.is_storable(global.ty) => match self.constant(constant, global.ty) {
                Arg::Constant(constant) => Some(constant),
                _ => None,
            },
            (None, None) if self.is_storable(global.ty) => Some(self.module.null(inner)),
            _ => None,
        };
        self.pointer_place(it.into(), StorageClass::PRIVATE, global.ty, LayoutRule::Void)
    }

    /// Whether a `static` must be initialized by code.
    pub(super) fn needs_initialization(&mut self, id: GlobalId) -> bool {
        let program = self.input.program;
        let global = &program.globals[id];
        if !has_initial_value(global.storage) || global.initializer.is_none() {
            return false;
        }
        match self.global(id).kind {
            PlaceKind::Pointer { base: Arg::Global(it), .. } => self.module.globals[it].initializer.is_none(),
            _ => {
                self.bug("a `static` is not a variable");
                false
            }
        }
    }

    /// Appends the initialization of `static` globals that are not constants. Entry wrappers call this first.
    pub fn initialize_statics(&mut self) {
        let program = self.input.program;
        for (id, global) in program.globals.iter() {
            if !has_initial_value(global.storage) || global.is_local_static || global.constant.is_some() {
                continue;
            }
            let Some(initializer) = global.initializer else { continue };
            if !self.needs_initialization(id) {
                continue;
            }
            self.at(global.span);
            let from = self.input.expr(initializer).ty;
            let value = self.value_for(initializer, global.is_precise);
            let place = self.global(id);
            let value = match (self.shape(from), self.shape(global.ty)) {
                (Some(_), Some(_)) => self.convert(value, from, global.ty, global.span),
                _ => value,
            };
            self.store(&place, value);
        }
    }

    /// Gives `static` globals their initial values if no entry point's wrapper does; those that only code can compute
    /// stay undefined, because no code can run before an exported function.
    pub(super) fn initialize_exported_statics(&mut self) {
        let program = self.input.program;
        let void = self.module.void();
        let loc = self.module.loc(Span::default(), None);
        for (id, global) in program.globals.iter() {
            let Some(initializer) = global.initializer else { continue };
            let Some(Place { kind: PlaceKind::Pointer { base: Arg::Global(it), .. }, .. }) =
                self.globals.places[id]
            else {
                continue;
            };
            if global.is_local_static || !self.needs_initialization(id) {
                continue;
            }
            let scratch = Builder::new(&mut self.module, "", void, loc);
            let outer = std::mem::replace(&mut self.builder, scratch);
            let from = self.input.expr(initializer).ty;
            let value = self.value_for(initializer, global.is_precise);
            let value = match (self.shape(from), self.shape(global.ty)) {
                (Some(_), Some(_)) => self.convert(value, from, global.ty, global.span),
                _ => value,
            };
            self.builder = outer;
            if let Arg::Constant(value) = value {
                self.module.globals[it].initializer = Some(value);
            }
        }
    }

    /// Whether a `static` local has been initialized.
    pub(super) fn initialization_guard(&mut self, id: GlobalId) -> ir::GlobalId {
        if let Some(guard) = self.globals.guards[id] {
            return guard;
        }
        let program = self.input.program;
        let global = &program.globals[id];
        let name = format!("init.done.{}", self.input.text(global.name));
        let bool = self.module.bool();
        let guard = self.variable_outside(
            &name,
            StorageClass::PRIVATE,
            bool,
            GlobalOrigin::InitializationGuard,
            global.span,
        );
        self.module.globals[guard].initializer = Some(self.module.boolean(false));
        self.globals.guards[id] = Some(guard);
        guard
    }

    // ------------------------------------------------------------------------------------------------ blocks

    /// A block made of global variables.
    fn globals_block(
        &mut self,
        name: &str,
        globals: &[GlobalId],
        layout: &Layout,
        rule: LayoutRule,
        kind: BlockKind,
    ) -> ir::TypeId {
        let program = self.input.program;
        let Kind::Struct { members: placed, .. } = &layout.kind else {
            self.bug("a block has no members");
            return self.module.void();
        };
        let names: Vec<_> =
            globals.iter().map(|&id| (program.globals[id].name, program.globals[id].span)).collect();
        let (sink, context) = (&mut *self.sink, &self.tables.layouts.context);
        let mut check = offsets::Check { types: &self.types, context, symbols: self.input.symbols, sink };
        check.members(placed, &names, rule);
        let mut members = Vec::with_capacity(globals.len());
        for (index, (&id, placed)) in globals.iter().zip(placed).enumerate() {
            let global = &program.globals[id];
            let rule = placed.rule;
            self.globals.members[id] = Some((index as u32, rule));
            let mut decorations = self.precision(global.ty);
            decorations.extend(self.member_decorations(&global.attributes));
            if kind == BlockKind::Storage {
                decorations.push(Decoration::new(spirv::Decoration::NonWritable, &[]));
            }
            members.push(Member {
                name: self.input.text(global.name).into(),
                ty: self.ir_type(global.ty, rule),
                offset: Some(placed.offset),
                matrix: self.matrix_layout(global.ty, rule),
                decorations,
            });
        }
        let decorations = vec![self.input.block_decoration(kind)];
        self.module.ty(ir::Type::Struct(Struct { name: name.into(), members, decorations }))
    }

    /// `$Globals`.
    fn uniforms(&mut self) -> ir::GlobalId {
        if let Some(known) = self.globals.uniforms {
            return known;
        }
        let program = self.input.program;
        let members = blocks::uniform_members(program);
        let rule = self.input.uniform_rule();
        let span = members.first().map_or(Span::default(), |&id| program.globals[id].span);
        let described = blocks::block_members(program, &members);
        let layout = self.tables.layouts.globals_block(&self.types, described, rule);
        let block = self.globals_block("type.$Globals", &members, &layout, rule, BlockKind::Uniform);
        let it = self.variable_outside("$Globals", StorageClass::UNIFORM, block, GlobalOrigin::Globals, span);
        self.bind(it, self.globals.bindings.globals());
        self.globals.uniforms = Some(it);
        it
    }

    /// The variable of a `cbuffer` or `tbuffer`.
    fn buffer_variable(&mut self, id: BufferId) -> ir::GlobalId {
        if let Some(known) = self.globals.buffers[id] {
            return known;
        }
        let program = self.input.program;
        let buffer = &program.buffers[id];
        self.ask_for(&buffer.attributes);
        let name = self.input.text(buffer.name);
        let members: Vec<GlobalId> = blocks::buffer_members(program, buffer).collect();
        let (class, rule) = self.input.buffer_memory(id);
        let described = blocks::block_members(program, &members);
        let layout = self.tables.layouts.block(&self.types, described, rule);
        let kind = if buffer.is_texture_buffer { BlockKind::Storage } else { BlockKind::Uniform };
        let block = self.globals_block(&["type.", name].concat(), &members, &layout, rule, kind);
        let it = self.variable_outside(name, class, block, GlobalOrigin::Buffer(id.retag()), buffer.span);
        self.decorate(it, &buffer.attributes);
        self.bind(it, self.globals.bindings.buffer(id));
        self.globals.buffers[id] = Some(it);
        it
    }

    /// `[[vk::push_constant]]` and shader records: a block with the members of the variable's type.
    fn block_variable(&mut self, id: GlobalId, class: StorageClass, rule: LayoutRule, prefix: &str) -> Place {
        let program = self.input.program;
        let global = &program.globals[id];
        let mut content = self.types.unmodified(global.ty);
        if let Some((_, args)) = self.types.as_object(content) {
            let args: SmallVec<[TemplateArgument; 2]> = args.iter().cloned().collect();
            content = self.element_of(&args);
        }
        let name = [prefix, &self.type_name(content)].concat();
        let block = self.struct_block(content, rule, &name, BlockKind::Uniform);
        let it = self.variable_outside(
            self.input.text(global.name),
            class,
            block,
            GlobalOrigin::Variable(id.retag()),
            global.span,
        );
        self.decorate(it, &global.attributes);
        self.bind(it, self.globals.bindings.global(id));
        let place = self.pointer_place(it.into(), class, content, rule);
        self.block_content(Place { is_writable: false, ..place })
    }

    // --------------------------------------------------------------------------------------------- resources

    /// The type of the variable that a resource (or array of them) is: buffers by their blocks.
    pub(super) fn resource_type(&mut self, ty: TypeId, format: Option<spirv::ImageFormat>) -> ir::TypeId {
        let plain = self.types.unmodified(ty);
        match self.types[plain].clone() {
            Type::Array { element, length } => {
                let element = self.resource_type(element, format);
                self.array_type(element, length, None)
            }
            Type::Object { kind, args } if is_direct(kind) => self.block_type(kind, &args),
            Type::Object { kind, args }
                if format.is_some()
                    && matches!(kind.class(), ObjectClass::SampledImage | ObjectClass::StorageImage) =>
            {
                self.image_type(kind, &args, format)
            }
            _ => self.value_type(plain),
        }
    }

    fn resource(&mut self, id: GlobalId) -> Place {
        let program = self.input.program;
        let global = &program.globals[id];
        let kind = self.types.resource_kind(global.ty);
        let is_direct = kind.is_some_and(is_direct);
        let class = match kind {
            Some(kind) if is_direct => self.input.buffer_class(kind),
            _ => StorageClass::UNIFORM_CONSTANT,
        };
        let format = attribute::find(&global.attributes, |kind| match kind {
            AttributeKind::ImageFormat(name) => image_format(self.input.text(*name)),
            _ => None,
        });
        let inner = self.resource_type(global.ty, format);
        let origin = GlobalOrigin::Variable(id.retag());
        let it = self.variable_outside(self.input.text(global.name), class, inner, origin, global.span);
        if global.is_globally_coherent || self.has_modifier(global.ty, TypeModifiers::GLOBALLY_COHERENT) {
            let decoration = Decoration::new(spirv::Decoration::Coherent, &[]);
            self.module.globals[it].decorations.push(decoration);
        }
        let attachment = attribute::find(&global.attributes, |kind| match kind {
            AttributeKind::InputAttachmentIndex(index) => Some(*index),
            _ => None,
        });
        if let Some(index) = attachment {
            let decoration = Decoration::new(spirv::Decoration::InputAttachmentIndex, &[index]);
            self.module.globals[it].decorations.push(decoration);
        }
        self.decorate(it, &global.attributes);
        self.bind(it, self.globals.bindings.global(id));
        self.module.samplers.extend(self.globals.bindings.global(id).zip(self.globals.bindings.sampler(id)));
        let place = self.pointer_place(it.into(), class, global.ty, LayoutRule::Void);
        Place { is_direct, is_writable: false, ..place }
    }

    fn has_modifier(&self, ty: TypeId, modifier: TypeModifiers) -> bool {
        let mut ty = ty;
        loop {
            match &self.types[ty] {
                Type::Modified { modifiers, .. } if modifiers.contains(modifier) => return true,
                Type::Modified { inner, .. } => ty = *inner,
                Type::Array { element, .. } => ty = *element,
                _ => return false,
            }
        }
    }

    /// The counter of a structured buffer's variable: a block of one int, or an array of them like the buffers.
    pub(super) fn counter_of_global(&mut self, buffer: ir::GlobalId) -> ir::GlobalId {
        if let Some(&known) = self.globals.counters.get(&buffer) {
            return known;
        }
        let name = [COUNTER, &self.module.globals[buffer].name].concat();
        let span = self.module.globals[buffer].span;
        let mut inner = self.counter_block_type();
        let pointee = self.module.pointee(self.module.globals[buffer].ty).map(|(_, pointee)| pointee);
        if let Some(pointee) = pointee {
            inner = self.like_array(pointee, inner, 0);
        }
        let (origin, binding) = match self.module.globals[buffer].origin {
            GlobalOrigin::Variable(id) => {
                (GlobalOrigin::Counter(id), self.globals.bindings.counter(id.retag()))
            }
            // Counters are only of variables and of what a descriptor heap has.
            _ => (GlobalOrigin::HeapCounters, self.globals.bindings.counter_heap()),
        };
        let class = self.input.storage_class();
        let it = self.variable_outside(&name, class, inner, origin, span);
        self.bind(it, binding);
        self.globals.counters.insert(buffer, it);
        it
    }

    /// `element` in arrays as those around the element of `ty`.
    fn like_array(&mut self, ty: ir::TypeId, element: ir::TypeId, depth: u32) -> ir::TypeId {
        if depth > TYPE_LEVELS {
            return element;
        }
        match self.module.types[ty] {
            ir::Type::Array { element: inner, length, .. } => {
                let element = self.like_array(inner, element, depth + 1);
                self.module.ty(ir::Type::Array { element, length, stride: None })
            }
            ir::Type::RuntimeArray { element: inner, .. } => {
                let element = self.like_array(inner, element, depth + 1);
                self.module.runtime_array(element, None)
            }
            _ => element,
        }
    }

    /// Reports what the heaps of VK_EXT_descriptor_heap do not have, or SPIR-V cannot say of what is in them.
    fn check_native_heap(&mut self, kind: Option<ObjectKind>, ty: TypeId) {
        let Some(kind) = kind.filter(|_| self.input.options.bindings.heaps.is_native) else { return };
        let is_coherent = self.has_modifier(ty, TypeModifiers::GLOBALLY_COHERENT);
        let why = match kind.class() {
            ObjectClass::CombinedImageSampler => {
                "has no combined image samplers; take a texture and a sampler"
            }
            ObjectClass::SubpassInput => "has no input attachments; declare a variable",
            // A variable would carry the decoration, and a heap has none for each image.
            ObjectClass::StorageImage if is_coherent && !self.input.options.spirv.vulkan_memory_model => {
                "has coherent images only with `-fspv-use-vulkan-memory-model`"
            }
            _ => return,
        };
        let at = self.module.locs[self.builder.loc].span;
        let name = self.spelled(ty);
        self.sink.push(legalize::NativeHeap { name, why, at });
    }

    /// The decoration with the specialization constant that the options name as a heap's stride.
    fn heap_stride_constant(&mut self, heap: ObjectKind) -> Option<Decoration> {
        let heaps = self.input.options.bindings.heaps;
        let is_sampler = heap == ObjectKind::SamplerDescriptorHeap;
        let stride = if is_sampler { heaps.sampler_stride } else { heaps.resource_stride };
        let HeapStride::Constant(id) = stride else { return None };
        if !heaps.is_native {
            return None;
        }
        let program = self.input.program;
        let mut globals = program.globals.iter();
        let found = globals.find(|(_, it)| it.storage == Storage::SpecConstant(id)).map(|it| it.0);
        let constant = found.map(|it| self.spec_constant(it)).filter(|it| {
            let ty = self.module.interned().constant_type(*it);
            matches!(ty.map(|it| &self.module.types[it]), Some(ir::Type::Int { width: 32, .. }))
        });
        let Some(constant) = constant else {
            let at = self.module.locs[self.builder.loc].span;
            self.sink.push(legalize::HeapStrideConstant { id, at });
            return None;
        };
        let mut decoration = Decoration::new(spirv::Decoration::ArrayStrideIdEXT, &[]);
        decoration.operands.push(ir::Operand::Constant(constant));
        decoration.form = ir::DecorationForm::Id;
        Some(decoration)
    }

    /// Element `index` of `ResourceDescriptorHeap` or `SamplerDescriptorHeap`, used as a resource of type `ty`.
    pub(super) fn heap_element(&mut self, heap: ObjectKind, index: Arg, ty: TypeId) -> Place {
        let kind = self.types.resource_kind(ty);
        self.check_native_heap(kind, ty);
        let is_direct = kind.is_some_and(is_direct);
        let inner = self.resource_type(ty, None);
        let class = match kind {
            Some(kind) if is_direct => self.input.buffer_class(kind),
            _ => StorageClass::UNIFORM_CONSTANT,
        };
        // One variable for the coherent uses and one for the others: the decoration is for all that is done through it.
        let is_coherent = self.has_modifier(ty, TypeModifiers::GLOBALLY_COHERENT);
        let variable = match self.globals.heaps.get(&(inner, is_coherent)) {
            Some(&known) => known,
            None => {
                let array = self.module.runtime_array(inner, None);
                let it =
                    self.variable_outside(heap.name(), class, array, GlobalOrigin::Heap, Span::default());
                let binding = self.globals.bindings.heap(heap);
                if binding.is_none() && !self.input.options.bindings.heaps.is_native {
                    self.bug("a descriptor heap is used, and nobody has seen it");
                }
                self.bind(it, binding);
                if is_coherent {
                    let decoration = Decoration::new(spirv::Decoration::Coherent, &[]);
                    self.module.globals[it].decorations.push(decoration);
                }
                if let Some(stride) = self.heap_stride_constant(heap) {
                    self.module.globals[it].decorations.push(stride);
                }
                self.globals.heaps.insert((inner, is_coherent), it);
                it
            }
        };
        let mut place = self.pointer_place(variable.into(), class, ty, LayoutRule::Void);
        if let PlaceKind::Pointer { indices, .. } = &mut place.kind {
            indices.push(index);
        }
        Place { is_direct, is_writable: false, ..place }
    }
}

/// Whether variables of this type are the block itself.
fn is_direct(kind: ObjectKind) -> bool {
    matches!(
        kind.class(),
        ObjectClass::StructuredBuffer
            | ObjectClass::ByteAddressBuffer
            | ObjectClass::ConstantBuffer
            | ObjectClass::TextureBuffer
    )
}

/// The image format that `vk::image_format` names.
fn image_format(name: &str) -> Option<spirv::ImageFormat> {
    use crate::spirv::ImageFormat as F;
    Some(match name {
        "unknown" => F::Unknown,
        "rgba32f" => F::Rgba32f,
        "rgba16f" => F::Rgba16f,
        "r32f" => F::R32f,
        "rgba8" => F::Rgba8,
        "rgba8snorm" => F::Rgba8Snorm,
        "rg32f" => F::Rg32f,
        "rg16f" => F::Rg16f,
        "r11g11b10f" => F::R11fG11fB10f,
        "r16f" => F::R16f,
        "rgba16" => F::Rgba16,
        "rgb10a2" => F::Rgb10A2,
        "rg16" => F::Rg16,
        "rg8" => F::Rg8,
        "r16" => F::R16,
        "r8" => F::R8,
        "rgba16snorm" => F::Rgba16Snorm,
        "rg16snorm" => F::Rg16Snorm,
        "rg8snorm" => F::Rg8Snorm,
        "r16snorm" => F::R16Snorm,
        "r8snorm" => F::R8Snorm,
        "rgba32i" => F::Rgba32i,
        "rgba16i" => F::Rgba16i,
        "rgba8i" => F::Rgba8i,
        "r32i" => F::R32i,
        "rg32i" => F::Rg32i,
        "rg16i" => F::Rg16i,
        "rg8i" => F::Rg8i,
        "r16i" => F::R16i,
        "r8i" => F::R8i,
        "rgba32ui" => F::Rgba32ui,
        "rgba16ui" => F::Rgba16ui,
        "rgba8ui" => F::Rgba8ui,
        "r32ui" => F::R32ui,
        "rgb10a2ui" => F::Rgb10a2ui,
        "rg32ui" => F::Rg32ui,
        "rg16ui" => F::Rg16ui,
        "rg8ui" => F::Rg8ui,
        "r16ui" => F::R16ui,
        "r8ui" => F::R8ui,
        "r64ui" => F::R64ui,
        "r64i" => F::R64i,
        _ => return None,
    })
}
