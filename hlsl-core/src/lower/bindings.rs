//! Assigns descriptor sets and bindings to resources, in the same passes as DXC:
//!
//! 1. those given by `vk::binding` and `vk::counter_binding`;
//! 2. those given by `register`, shifted by `-fvk-*-shift` or mapped by `-fvk-bind-register`;
//! 3. the next free numbers for the rest, in declaration order: `$Globals` takes the position of its first variable,
//!    resources inside a `cbuffer` precede it, the counter of an append or consume buffer follows it, and other counters
//!    come last, in the order in which the code first uses them. Unused resources count as well. What `uniform`
//!    parameters of entry points become is declared after everything else;
//! 4. descriptor heaps, if they are used: resources, samplers, counters.
//!
//! For wgpu, [`ranges`] numbers what has no attribute.

mod ranges;
mod uses;

use std::collections::BTreeMap;

use rustc_hash::{FxHashMap, FxHashSet};

use crate::{
    arena::IdMap,
    attribute::{self, Attribute, AttributeKind},
    diagnostics::{
        Sink,
        list::{interface as errors, wgpu},
    },
    ir::{Binding, spirv},
    layout::blocks,
    limits::TYPE_LEVELS,
    lower::reached::Reached,
    options::{BindingOptions, BindingSlot, Options, RegisterClass, TargetEnvironment},
    source::Span,
    symbol::Symbols,
    typed::{self, BufferId, Declaration, ExprKind, GlobalId, Program, Storage},
    types::{ArrayLength, ImageDimension, ObjectClass, ObjectKind, Register, StructId, Type, TypeId, Types},
};

/// What [`assign`] found out.
#[derive(Clone, Debug, Default)]
pub struct Bindings {
    globals: IdMap<typed::Global, Option<Binding>>,
    buffers: IdMap<typed::ConstantBuffer, Option<Binding>>,
    counters: IdMap<typed::Global, Option<Binding>>,
    dollar_globals: Option<Binding>,
    resource_heap: Option<Binding>,
    sampler_heap: Option<Binding>,
    counter_heap: Option<Binding>,
    combined: Vec<Binding>,
    samplers: IdMap<typed::Global, Option<Binding>>,
}

impl Bindings {
    /// Of a resource; the first one of a struct or array of them that takes several.
    pub fn global(&self, id: GlobalId) -> Option<Binding> {
        self.globals[id]
    }
    /// Of a `cbuffer` or `tbuffer`.
    pub fn buffer(&self, id: BufferId) -> Option<Binding> {
        self.buffers[id]
    }
    /// Of the counter of a structured buffer.
    pub fn counter(&self, id: GlobalId) -> Option<Binding> {
        self.counters[id]
    }
    /// Of `$Globals`.
    pub fn globals(&self) -> Option<Binding> {
        self.dollar_globals
    }
    /// Of `ResourceDescriptorHeap` or `SamplerDescriptorHeap`.
    pub fn heap(&self, kind: ObjectKind) -> Option<Binding> {
        match kind {
            ObjectKind::SamplerDescriptorHeap => self.sampler_heap,
            _ => self.resource_heap,
        }
    }
    /// Of the counters of buffers in `ResourceDescriptorHeap`.
    pub fn counter_heap(&self) -> Option<Binding> {
        self.counter_heap
    }
    /// Of the sampler of a combined image sampler that is taken apart, as for wgpu.
    pub fn sampler(&self, id: GlobalId) -> Option<Binding> {
        self.samplers[id]
    }
    /// Of textures and samplers that are one.
    pub fn combined(&self) -> &[Binding] {
        &self.combined
    }
}

/// Something that needs a descriptor.
struct Resource<'a> {
    owner: Owner,
    class: Option<RegisterClass>,
    attributes: &'a [Attribute],
    registers: &'a [Register],
    /// How many bindings it takes.
    count: u32,
    span: Span,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Owner {
    Global(GlobalId),
    Buffer(BufferId),
    Counter(GlobalId),
    /// The sampler of a combined image sampler, for wgpu.
    Sampler(GlobalId),
    Globals,
}

impl Owner {
    /// Whether it has a binding beside that of the variable.
    fn is_second(self) -> bool {
        matches!(self, Owner::Counter(_) | Owner::Sampler(_))
    }
}

impl Resource<'_> {
    fn explicit(&self, default_set: u32) -> Option<Binding> {
        attribute::find(self.attributes, |kind| match kind {
            AttributeKind::Binding { binding, set } => {
                Some(Binding { binding: *binding, set: set.unwrap_or(default_set) })
            }
            _ => None,
        })
    }
    fn explicit_counter(&self) -> Option<u32> {
        attribute::find(self.attributes, |kind| match kind {
            AttributeKind::CounterBinding(binding) => Some(*binding),
            _ => None,
        })
    }
    /// What an attribute says of this resource, and not of the one that it belongs to.
    fn own_explicit(&self, default_set: u32) -> Option<Binding> {
        match self.owner {
            Owner::Counter(_) => {
                let set = self.set(default_set);
                self.explicit_counter().map(|binding| Binding { set, binding })
            }
            Owner::Sampler(_) => None,
            _ => self.explicit(default_set),
        }
    }
    /// The first register, with a number or only with a space.
    fn register(&self) -> Option<&Register> {
        self.registers.iter().find(|it| it.class != Some('c'))
    }
    /// Whether it is a sampler that the source binds where its texture is. WGSL has no such pairs, so it has a number
    /// of its own.
    fn is_combined_sampler(&self) -> bool {
        let is_combined =
            |kind: &AttributeKind| matches!(kind, AttributeKind::CombinedImageSampler).then_some(());
        matches!(self.owner, Owner::Sampler(_))
            || self.class == Some(RegisterClass::Sampler)
                && attribute::find(self.attributes, is_combined).is_some()
    }
    /// The set that the source names, whatever the binding.
    fn set(&self, default_set: u32) -> u32 {
        if let Some(binding) = self.explicit(default_set) {
            return binding.set;
        }
        self.register().map_or(default_set, |register| set_of(register, default_set))
    }
}

fn set_of(register: &Register, default_set: u32) -> u32 {
    if register.has_space { register.space } else { default_set }
}

/// Numbers in use.
#[derive(Default)]
struct Taken {
    /// By set: the first number of each row without a gap, and its last. Rows do not touch each other.
    rows: FxHashMap<u32, BTreeMap<u32, u32>>,
    /// No row of `count` free numbers starts below, for the search from `(set, shift, count)` on.
    next: FxHashMap<(u32, u32, u32), u32>,
}

impl Taken {
    fn is_free(&self, first: Binding, count: u32) -> bool {
        count == 0 || self.met(first.set, first.binding, last(first.binding, count)).is_none()
    }
    /// The end of a row that has one of these numbers: of the last such row.
    fn met(&self, set: u32, first: u32, last: u32) -> Option<u32> {
        let (_, &end) = self.rows.get(&set)?.range(..=last).next_back()?;
        (end >= first).then_some(end)
    }
    fn take(&mut self, first: Binding, count: u32) {
        if count == 0 {
            return;
        }
        let rows = self.rows.entry(first.set).or_default();
        let (mut start, mut end) = (first.binding, last(first.binding, count));
        // What it meets or touches becomes one row with it.
        while let Some((&other, &other_end)) = rows.range(..=end.saturating_add(1)).next_back()
            && other_end.saturating_add(1) >= start
        {
            rows.remove(&other);
            (start, end) = (start.min(other), end.max(other_end));
        }
        rows.insert(start, end);
    }
    /// The first `count` free numbers in a row from `shift` on.
    fn next(&mut self, set: u32, count: u32, shift: u32) -> Binding {
        let count = count.clamp(1, MAX_COUNT);
        let mut start = self.next.get(&(set, shift, count)).copied().unwrap_or(shift);
        while let Some(end) = self.met(set, start, last(start, count)) {
            match end.checked_add(1) {
                Some(after) => start = after,
                None => {
                    // There is none; whoever shifts that far shares the last number.
                    start = u32::MAX;
                    break;
                }
            }
        }
        let binding = Binding { set, binding: start };
        self.take(binding, count);
        self.next.insert((set, shift, count), start.saturating_add(count));
        binding
    }
}

/// The last of `count` numbers, of which there is one at least.
fn last(first: u32, count: u32) -> u32 {
    first.saturating_add(count.clamp(1, MAX_COUNT) - 1)
}

/// More than any set has. What follows an array of millions still gets a number.
const MAX_COUNT: u32 = 1 << 16;

/// Gives every resource of the program its set and binding.
pub(super) fn assign(
    program: &Program,
    reached: &Reached,
    symbols: &Symbols,
    options: &Options,
    sink: &mut Sink,
) -> Bindings {
    let uses = uses::of(program, reached);
    let resources = collect(program, options, &uses);
    refuse(program, reached, options, &uses, sink);
    if options.target.is_wgpu() {
        warn_of_lengths(program, reached, symbols, options, sink);
    }
    let mut bindings = Bindings::default();
    let chosen = &options.bindings;
    let default_set = chosen.default_space.unwrap_or(0);
    if chosen.registers.is_empty() {
        let mut taken = Taken::default();
        if options.target.is_wgpu() {
            let moved = ranges::by_attribute(program, options, &resources, &mut taken, &mut bindings);
            ranges::by_kind(program, symbols, &resources, chosen, &mut taken, &mut bindings);
            ranges::warn_of_moved(program, symbols, options, &moved, &bindings, sink);
        } else {
            by_attribute(&resources, default_set, &mut taken, &mut bindings);
            by_register(&resources, chosen, default_set, &mut taken, &mut bindings);
            by_order(&resources, chosen, default_set, &mut taken, &mut bindings);
        }
        let starts = if options.target.is_wgpu() { ranges::HEAPS } else { [0; 3] };
        heaps(&uses, chosen, starts, &mut taken, &mut bindings);
    } else {
        by_option(program, &resources, chosen, &mut bindings, sink);
        for (is_used, slot, option) in [
            (uses.resource_heap, chosen.resource_heap, "-fvk-bind-resource-heap"),
            (uses.sampler_heap, chosen.sampler_heap, "-fvk-bind-sampler-heap"),
            (uses.heap_counters, chosen.counter_heap, "-fvk-bind-counter-heap"),
        ] {
            if is_used && slot.is_none() {
                sink.push(errors::HeapNotBound { option });
            }
        }
        heaps(&uses, chosen, [0; 3], &mut Taken::default(), &mut bindings);
    }
    if !options.target.is_wgpu() {
        combined_samplers(program, &mut bindings, sink);
    }
    bindings
}

/// Reports declarations that cannot have a place.
fn refuse(program: &Program, reached: &Reached, options: &Options, uses: &uses::Uses, sink: &mut Sink) {
    let types = &program.types;
    // An array that only gets another name is no trouble as long as nothing counts.
    for &id in uses.counters.iter().filter(|_| uses.has_counter_call) {
        let global = &program.globals[id];
        if let Type::Array { element, .. } = types[types.unmodified(global.ty)]
            && matches!(types[types.unmodified(element)], Type::Array { .. })
        {
            sink.push(errors::CounterArrays { at: global.span });
        }
    }
    let is_library = options.profile.kind == crate::options::ProfileKind::Library;
    let mut push_constants: Option<Span> = None;
    for declaration in &program.declarations {
        let id = match *declaration {
            Declaration::Global(id) => id,
            Declaration::Buffer(id) => {
                refuse_binding(&program.buffers[id].attributes, sink);
                refuse_mixed_members(program, reached, options, &program.buffers[id].members, sink);
                continue;
            }
        };
        let global = &program.globals[id];
        match global.storage {
            Storage::Resource
                if types.resource_kind(global.ty).is_none() && types.contains_data(global.ty) =>
            {
                sink.push(errors::MixedStruct { at: global.span });
            }
            Storage::ShaderRecord => refuse_binding(&global.attributes, sink),
            Storage::PushConstant
                if types.resource_kind(global.ty).is_none() && types.contains_handles(global.ty) =>
            {
                sink.push(errors::MixedStruct { at: global.span });
            }
            Storage::PushConstant => {
                refuse_binding(&global.attributes, sink);
                // Each entry point of a library may have its own.
                match push_constants {
                    Some(first) if !is_library => {
                        let at = attribute_span(&global.attributes, AttributeKind::PushConstant, global.span);
                        sink.push(errors::PushConstantsTwice { at, first });
                    }
                    _ => {
                        let at = attribute_span(&global.attributes, AttributeKind::PushConstant, global.span);
                        push_constants = Some(at);
                    }
                }
            }
            _ => {}
        }
    }
}

/// The resources in members of a `cbuffer` become variables of their own, which leaves no place for numbers beside
/// them in one struct. As in DXC, that matters only where such a member is used, or stays for another reason.
fn refuse_mixed_members(
    program: &Program,
    reached: &Reached,
    options: &Options,
    members: &[GlobalId],
    sink: &mut Sink,
) {
    let is_mixed = |id: &GlobalId| {
        let global = &program.globals[*id];
        let is_struct = program.types.resource_kind(global.ty).is_none();
        global.storage == Storage::Resource && is_struct && program.types.contains_data(global.ty)
    };
    let mixed: Vec<GlobalId> = members.iter().copied().filter(is_mixed).collect();
    if mixed.is_empty() {
        return;
    }
    let mut used: Vec<GlobalId> = Vec::new();
    for id in reached.functions().iter().flat_map(|it| reached.uses(*it)) {
        match program.expressions[*id].kind {
            ExprKind::Global(global) if mixed.contains(&global) => used.push(global),
            _ => {}
        }
    }
    for id in mixed.into_iter().filter(|it| options.keeps_resources() || used.contains(it)) {
        sink.push(errors::MixedStruct { at: program.globals[id].span });
    }
}

/// Whether the elements of an array of that type have bindings of their own: natively, wgpu has arrays of textures and of
/// samplers.
fn is_taken_apart(program: &Program, target: TargetEnvironment, ty: TypeId) -> bool {
    let kind = program.types.resource_kind(ty);
    let is_buffer =
        kind.and_then(ObjectKind::image_shape).is_some_and(|it| it.dimension == ImageDimension::Buffer);
    let is_sampled = !is_buffer
        && matches!(
            kind.map(ObjectKind::class),
            Some(ObjectClass::SampledImage | ObjectClass::Sampler | ObjectClass::CombinedImageSampler)
        );
    target == TargetEnvironment::WebGpu || !is_sampled
}

/// Arrays without a length that get one.
fn warn_of_lengths(
    program: &Program,
    reached: &Reached,
    symbols: &Symbols,
    options: &Options,
    sink: &mut Sink,
) {
    let needs_length = |id: &GlobalId| {
        let ty = program.globals[*id].ty;
        let is_unsized = matches!(
            program.types[program.types.unmodified(ty)],
            Type::Array { length: ArrayLength::Unsized, .. }
        );
        is_unsized && is_taken_apart(program, options.target, ty)
    };
    let long: Vec<GlobalId> = program.globals.ids().filter(needs_length).collect();
    if long.is_empty() {
        return;
    }
    let mut used: Vec<GlobalId> = Vec::new();
    for id in reached.functions().iter().flat_map(|it| reached.uses(*it)) {
        match program.expressions[*id].kind {
            ExprKind::Global(global) if long.contains(&global) => used.push(global),
            _ => {}
        }
    }
    let target = if options.target == TargetEnvironment::WebGpu { "WebGPU" } else { "wgpu" };
    for id in long.into_iter().filter(|it| used.contains(it)) {
        let global = &program.globals[id];
        let name = symbols.text(global.name).to_owned();
        let count = options.unsized_length();
        sink.push(wgpu::WgpuArrayLength { target, name, count, at: global.span });
    }
}

/// Push constants and shader records are not bound.
fn refuse_binding(attributes: &[Attribute], sink: &mut Sink) {
    let is_binding = |it: &Attribute| matches!(it.kind, AttributeKind::Binding { .. });
    if !attributes.iter().any(is_binding) {
        return;
    }
    let found = attributes.iter().find_map(|it| match it.kind {
        AttributeKind::PushConstant => Some(("push_constant", it.span)),
        AttributeKind::ShaderRecordExt => Some(("shader_record_ext", it.span)),
        AttributeKind::ShaderRecordNv => Some(("shader_record_nv", it.span)),
        _ => None,
    });
    if let Some((name, at)) = found {
        sink.push(errors::BlockWithBinding { name, at });
    }
}

fn attribute_span(attributes: &[Attribute], kind: AttributeKind, otherwise: Span) -> Span {
    let is_it = |it: &&Attribute| std::mem::discriminant(&it.kind) == std::mem::discriminant(&kind);
    attributes.iter().find(is_it).map_or(otherwise, |it| it.span)
}

/// The resources in the order in which DXC numbers them.
fn collect<'a>(program: &'a Program, options: &Options, uses: &uses::Uses) -> Vec<Resource<'a>> {
    let mut resources = Vec::new();
    // DXC counts the elements of every array as soon as there is a struct of resources to be taken apart.
    let is_struct = |global: &typed::Global| {
        global.storage == Storage::Resource && program.types.resource_kind(global.ty).is_none()
    };
    // For wgpu the elements of an array may become variables of their own.
    let is_wgpu = options.target.is_wgpu();
    let arrays = options.flatten_resource_arrays || is_wgpu || program.globals.values().any(is_struct);
    let unsized_length = if is_wgpu { options.unsized_length() } else { 1 };
    let mut flatten = Flatten { arrays, unsized_length, structs: FxHashMap::default() };
    let mut has_globals = false;
    for declaration in &program.declarations {
        match *declaration {
            Declaration::Global(id) => {
                let global = &program.globals[id];
                match global.storage {
                    Storage::Resource => push_global(program, &mut flatten, id, &mut resources),
                    Storage::PushConstant if options.binds_push_constants() => resources.push(Resource {
                        owner: Owner::Global(id),
                        class: Some(RegisterClass::Constant),
                        attributes: &global.attributes,
                        registers: &[],
                        count: 1,
                        span: global.span,
                    }),
                    Storage::StorageClass(class) if needs_binding(class, &global.attributes) => {
                        push_global(program, &mut flatten, id, &mut resources);
                    }
                    Storage::Uniform if !has_globals && blocks::is_uniform_member(program, id) => {
                        has_globals = true;
                        resources.push(Resource {
                            owner: Owner::Globals,
                            class: Some(RegisterClass::Constant),
                            attributes: &[],
                            registers: &[],
                            count: 1,
                            span: global.span,
                        });
                    }
                    _ => {}
                }
            }
            Declaration::Buffer(id) => {
                let buffer = &program.buffers[id];
                let is_elsewhere = |kind: &AttributeKind| {
                    use AttributeKind::*;
                    matches!(kind, PushConstant | ShaderRecordNv | ShaderRecordExt).then_some(())
                };
                for &member in &buffer.members {
                    if program.globals[member].storage == Storage::Resource {
                        push_global(program, &mut flatten, member, &mut resources);
                    }
                }
                if attribute::find(&buffer.attributes, is_elsewhere).is_some() {
                    continue;
                }
                let class = match buffer.is_texture_buffer {
                    true => RegisterClass::Texture,
                    false => RegisterClass::Constant,
                };
                resources.push(Resource {
                    owner: Owner::Buffer(id),
                    class: Some(class),
                    attributes: &buffer.attributes,
                    registers: &buffer.registers,
                    count: 1,
                    span: buffer.span,
                });
            }
        }
    }
    // A counter that nobody uses gets a number after all others, in case that a later stage asks for it.
    let unused = program.globals.ids().filter(|id| !uses.counters.contains(id));
    for id in uses.counters.iter().copied().chain(unused) {
        let is_numbered = program.types.resource_kind(program.globals[id].ty).is_some_and(|kind| {
            kind.has_counter()
                && !is_append_or_consume(kind)
                && program.globals[id].storage == Storage::Resource
        });
        if is_numbered {
            resources.push(counter_of(program, &mut flatten, id));
        }
    }
    if options.target.is_wgpu() {
        let of_textures = |it: &Resource<'a>| sampler_of(program, it);
        let samplers: Vec<Resource> = resources.iter().filter_map(of_textures).collect();
        resources.extend(samplers);
    }
    resources
}

fn is_append_or_consume(kind: ObjectKind) -> bool {
    matches!(kind, ObjectKind::AppendStructuredBuffer | ObjectKind::ConsumeStructuredBuffer)
}

/// Whether a variable with an explicit storage class is a descriptor that has no explicit binding.
fn needs_binding(class: u32, attributes: &[Attribute]) -> bool {
    use spirv::Decoration as D;
    let decorated = |kind: &AttributeKind| match kind {
        AttributeKind::ExtDecorate { decoration, .. } => {
            (*decoration == D::Binding as u32 || *decoration == D::DescriptorSet as u32).then_some(())
        }
        _ => None,
    };
    class == spirv::StorageClass::UniformConstant as u32 && attribute::find(attributes, decorated).is_none()
}

fn push_global<'a>(
    program: &'a Program,
    flatten: &mut Flatten,
    id: GlobalId,
    resources: &mut Vec<Resource<'a>>,
) {
    let global = &program.globals[id];
    let kind = program.types.resource_kind(global.ty);
    resources.push(Resource {
        owner: Owner::Global(id),
        class: kind.and_then(register_class),
        attributes: &global.attributes,
        registers: &global.registers,
        count: bindings_of(&program.types, global.ty, flatten),
        span: global.span,
    });
    if kind.is_some_and(is_append_or_consume) {
        resources.push(counter_of(program, flatten, id));
    }
}

fn counter_of<'a>(program: &'a Program, flatten: &mut Flatten, id: GlobalId) -> Resource<'a> {
    let global = &program.globals[id];
    Resource {
        owner: Owner::Counter(id),
        class: None,
        attributes: &global.attributes,
        registers: &global.registers,
        count: bindings_of(&program.types, global.ty, flatten),
        span: global.span,
    }
}

/// The samplers of combined image samplers, as many as there are bindings of the variable.
fn sampler_of<'a>(program: &Program, resource: &Resource<'a>) -> Option<Resource<'a>> {
    let Owner::Global(id) = resource.owner else { return None };
    let types = &program.types;
    let is_combined =
        types.contains(program.globals[id].ty, |it| it.class() == ObjectClass::CombinedImageSampler);
    let class = Some(RegisterClass::Sampler);
    is_combined.then_some(Resource { owner: Owner::Sampler(id), class, ..*resource })
}

/// What arrays count for.
struct Flatten {
    /// As many bindings as they have elements, and not one.
    arrays: bool,
    /// Elements of those without a length.
    unsized_length: u32,
    /// What structs take, of which thousands of variables may be.
    structs: FxHashMap<StructId, u32>,
}

/// The number of bindings that a variable takes: one for an array unless arrays are flattened, and one for each
/// resource in a struct.
fn bindings_of(types: &Types, ty: TypeId, flatten: &mut Flatten) -> u32 {
    let arrays = flatten.arrays;
    count_bindings(types, ty, flatten, arrays, 0)
}

fn count_bindings(types: &Types, ty: TypeId, flatten: &mut Flatten, arrays: bool, depth: u32) -> u32 {
    if depth > TYPE_LEVELS {
        return 1;
    }
    match types[types.unmodified(ty)] {
        Type::Array { element, length } => {
            let is_struct = innermost_struct(types, element);
            let inner = count_bindings(types, element, flatten, arrays, depth + 1);
            match length {
                ArrayLength::Fixed(count) if arrays || is_struct => inner.saturating_mul(count),
                ArrayLength::Unsized => inner.saturating_mul(flatten.unsized_length),
                _ => inner,
            }
        }
        Type::Struct(id) => {
            if let Some(&known) = flatten.structs.get(&id) {
                return known;
            }
            let it = &types.structs[id];
            let base = it.base.and_then(|base| types.find(&Type::Struct(base)));
            let parts = base.into_iter().chain(it.fields.iter().map(|field| field.ty));
            // Arrays inside are always flattened, because the struct is.
            let count = parts
                .map(|ty| count_bindings(types, ty, flatten, true, depth + 1))
                .fold(0, u32::saturating_add);
            flatten.structs.insert(id, count);
            count
        }
        Type::Object { .. } => 1,
        _ => 0,
    }
}

fn innermost_struct(types: &Types, ty: TypeId) -> bool {
    match types[types.unmodified(ty)] {
        Type::Array { element, .. } => innermost_struct(types, element),
        Type::Struct(_) => true,
        _ => false,
    }
}

/// The register class that `-fvk-auto-shift-bindings` assumes; as in DXC, none for some.
fn register_class(kind: ObjectKind) -> Option<RegisterClass> {
    match kind.class() {
        ObjectClass::SampledImage | ObjectClass::CombinedImageSampler => Some(RegisterClass::Texture),
        ObjectClass::StorageImage => Some(RegisterClass::Unordered),
        ObjectClass::Sampler => Some(RegisterClass::Sampler),
        ObjectClass::ConstantBuffer => Some(RegisterClass::Constant),
        ObjectClass::StructuredBuffer | ObjectClass::ByteAddressBuffer => match kind.is_writable() {
            true => Some(RegisterClass::Unordered),
            false => Some(RegisterClass::Texture),
        },
        ObjectClass::SubpassInput
        | ObjectClass::TextureBuffer
        | ObjectClass::AccelerationStructure
        | ObjectClass::Other => None,
    }
}

fn set(bindings: &mut Bindings, owner: Owner, binding: Binding) {
    match owner {
        Owner::Global(id) => bindings.globals[id] = Some(binding),
        Owner::Buffer(id) => bindings.buffers[id] = Some(binding),
        Owner::Counter(id) => bindings.counters[id] = Some(binding),
        Owner::Sampler(id) => bindings.samplers[id] = Some(binding),
        Owner::Globals => bindings.dollar_globals = Some(binding),
    }
}

fn by_attribute(resources: &[Resource], default_set: u32, taken: &mut Taken, bindings: &mut Bindings) {
    for it in resources {
        if let Some(binding) = it.own_explicit(default_set) {
            taken.take(binding, it.count);
            set(bindings, it.owner, binding);
        }
    }
}

fn by_register(
    resources: &[Resource],
    options: &BindingOptions,
    default_set: u32,
    taken: &mut Taken,
    bindings: &mut Bindings,
) {
    for it in resources {
        if it.owner.is_second() || it.explicit(default_set).is_some() {
            continue;
        }
        let Some(register) = it.register() else { continue };
        let Some(class) = register.class else { continue };
        let space = set_of(register, default_set);
        // A sampler that is combined with a texture lies where the texture does.
        let is_combined =
            |kind: &AttributeKind| matches!(kind, AttributeKind::CombinedImageSampler).then_some(());
        let class = match attribute::find(it.attributes, is_combined) {
            Some(()) => Some(RegisterClass::Texture),
            None => RegisterClass::from_letter(class),
        };
        let shift = class.map_or(0, |class| options.shift(class, space));
        let binding = Binding { set: space, binding: register.number.saturating_add(shift) };
        taken.take(binding, it.count);
        set(bindings, it.owner, binding);
    }
}

fn by_order(
    resources: &[Resource],
    options: &BindingOptions,
    default_set: u32,
    taken: &mut Taken,
    bindings: &mut Bindings,
) {
    for it in resources {
        let is_done = match it.owner {
            Owner::Counter(_) => it.explicit_counter().is_some(),
            // Only for wgpu, which numbers by kind.
            Owner::Sampler(_) => true,
            _ => {
                it.explicit(default_set).is_some()
                    || it.register().is_some_and(|register| register.class.is_some())
            }
        };
        if is_done {
            continue;
        }
        if it.owner == Owner::Globals
            && let Some(slot) = options.globals
        {
            set(bindings, it.owner, of_slot(slot));
            continue;
        }
        let space = it.set(default_set);
        let shift = match it.class {
            Some(class) if options.auto_shift => options.shift(class, space),
            _ => 0,
        };
        let binding = taken.next(space, it.count, shift);
        set(bindings, it.owner, binding);
    }
}

fn of_slot(slot: BindingSlot) -> Binding {
    Binding { set: slot.set, binding: slot.binding }
}

/// `-fvk-bind-register` must cover every resource.
fn by_option(
    program: &Program,
    resources: &[Resource],
    options: &BindingOptions,
    bindings: &mut Bindings,
    sink: &mut Sink,
) {
    for it in resources {
        match it.owner {
            Owner::Globals => match options.globals {
                Some(slot) => set(bindings, it.owner, of_slot(slot)),
                None => sink.push(errors::GlobalsNotBound { at: it.span }),
            },
            // DXC has no way to bind one, so a free number of the buffer's set is as good as any.
            Owner::Counter(id) => {
                let set = bindings.globals[id].map_or(0, |it| it.set);
                bindings.counters[id] = Some(first_free(bindings, set));
            }
            Owner::Sampler(id) => {
                let set = bindings.globals[id].map_or(0, |it| it.set);
                bindings.samplers[id] = Some(first_free(bindings, set));
            }
            // No register can be said of it, so the first free number does here, too.
            Owner::Buffer(id) if program.buffers[id].is_params => {
                bindings.buffers[id] = it.explicit(0).or_else(|| Some(first_free(bindings, 0)));
            }
            Owner::Global(id) if program.globals[id].storage == Storage::PushConstant => {
                let slot = options.push_constants.map(of_slot);
                bindings.globals[id] = slot.or_else(|| Some(first_free(bindings, 0)));
            }
            Owner::Global(_) | Owner::Buffer(_) => {
                let register = it
                    .register()
                    .and_then(|register| Some((register, RegisterClass::from_letter(register.class?)?)));
                let Some((register, class)) = register else {
                    sink.push(errors::RegisterWanted { at: it.span });
                    continue;
                };
                let space = set_of(register, 0);
                match options.register(class, register.number, space) {
                    Some(slot) => set(bindings, it.owner, of_slot(slot)),
                    None => sink.push(errors::RegisterNotBound {
                        register: format!("{}{}", class.letter(), register.number),
                        space,
                        at: register.span,
                    }),
                }
            }
        }
    }
}

/// The first number of a set that nothing has yet.
fn first_free(bindings: &Bindings, set: u32) -> Binding {
    let taken: FxHashSet<u32> = every(bindings).filter(|it| it.set == set).map(|it| it.binding).collect();
    let binding = (0..).find(|binding| !taken.contains(binding)).unwrap_or(0);
    Binding { set, binding }
}

fn every(bindings: &Bindings) -> impl Iterator<Item = Binding> {
    let globals = bindings.globals.iter().chain(bindings.counters.iter()).chain(bindings.samplers.iter());
    let globals = globals.flatten().copied();
    globals.chain(bindings.buffers.iter().flatten().copied()).chain(bindings.dollar_globals)
}

/// Free numbers from `starts` on for the heaps of resources, samplers and counters.
fn heaps(
    uses: &uses::Uses,
    options: &BindingOptions,
    starts: [u32; 3],
    taken: &mut Taken,
    bindings: &mut Bindings,
) {
    let mut give = |is_used: bool, slot: Option<BindingSlot>, start: u32| {
        is_used.then(|| slot.map_or_else(|| taken.next(0, 1, start), of_slot))
    };
    bindings.resource_heap = give(uses.resource_heap, options.resource_heap, starts[0]);
    bindings.sampler_heap = give(uses.sampler_heap, options.sampler_heap, starts[1]);
    bindings.counter_heap = give(uses.heap_counters, options.counter_heap, starts[2]);
}

/// Textures and samplers marked `vk::combinedImageSampler` come in pairs with the same binding.
fn combined_samplers(program: &Program, bindings: &mut Bindings, sink: &mut Sink) {
    let marked = |id: &GlobalId| {
        let is_combined =
            |kind: &AttributeKind| matches!(kind, AttributeKind::CombinedImageSampler).then_some(());
        attribute::find(&program.globals[*id].attributes, is_combined).is_some()
    };
    let marked: Vec<GlobalId> = program.globals.ids().filter(marked).collect();
    let is_sampler = |id: GlobalId| {
        program.types.resource_kind(program.globals[id].ty).map(ObjectKind::class)
            == Some(ObjectClass::Sampler)
    };
    for (index, &id) in marked.iter().enumerate() {
        let Some(at) = bindings.globals[id] else { continue };
        let Binding { set, binding } = at;
        let span = program.globals[id].span;
        let is_same =
            |&&other: &&GlobalId| is_sampler(other) == is_sampler(id) && bindings.globals[other] == Some(at);
        if let Some(&first) = marked[..index].iter().find(is_same) {
            let what = if is_sampler(id) { "samplers" } else { "textures" };
            let first = program.globals[first].span;
            sink.push(errors::CombinedSamplerTwice { what, set, binding, at: span, first });
        }
        let partner =
            |&other: &GlobalId| is_sampler(other) != is_sampler(id) && bindings.globals[other] == Some(at);
        if !marked.iter().any(partner) {
            let missing = if is_sampler(id) { "texture" } else { "sampler" };
            sink.push(errors::CombinedSamplerAlone { missing, set, binding, at: span });
        } else if is_sampler(id) {
            bindings.combined.push(at);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn free_numbers_come_in_rows() {
        let mut taken = Taken::default();
        taken.take(Binding { set: 0, binding: 1 }, 1);
        assert_eq!(taken.next(0, 2, 0).binding, 2);
        assert_eq!(taken.next(0, 1, 0).binding, 0);
        assert_eq!(taken.next(0, 1, 0).binding, 4);
        assert_eq!(taken.next(0, 1, 10).binding, 10);
        assert_eq!(taken.next(1, 1, 0).binding, 0);
    }

    #[test]
    fn rows_of_numbers_grow_together() {
        let mut taken = Taken::default();
        for binding in [4, 0, 2, 1, 9] {
            taken.take(Binding { set: 0, binding }, 1);
        }
        assert_eq!(taken.rows[&0].clone().into_iter().collect::<Vec<_>>(), [(0, 2), (4, 4), (9, 9)]);
        taken.take(Binding { set: 0, binding: 1 }, 5);
        assert_eq!(taken.rows[&0].clone().into_iter().collect::<Vec<_>>(), [(0, 5), (9, 9)]);
        assert!(taken.is_free(Binding { set: 0, binding: 6 }, 3));
        assert!(!taken.is_free(Binding { set: 0, binding: 6 }, 4));
        assert!(taken.is_free(Binding { set: 0, binding: 5 }, 0));
        assert_eq!(taken.next(0, 4, 0).binding, 10);
        assert_eq!(taken.next(0, 3, 0).binding, 6);
        assert_eq!(taken.next(0, 1, 0).binding, 14);
    }

    #[test]
    fn the_last_number_is_shared() {
        let mut taken = Taken::default();
        assert_eq!(taken.next(0, 4, u32::MAX - 1).binding, u32::MAX - 1);
        assert_eq!(taken.next(0, 1, u32::MAX - 1).binding, u32::MAX);
    }
}
