//! Assigns descriptor sets and bindings to resources, in the same passes as DXC:
//!
//! 0. those given by `-fvk-bind-name`, as for programs of several files;
//! 1. those given by `vk::binding` and `vk::counter_binding`;
//! 2. those given by `register`, shifted by `-fvk-*-shift` or mapped by `-fvk-bind-register`;
//! 3. the next free numbers for the rest, in declaration order: `$Globals` takes the position of its first variable,
//!    resources inside a `cbuffer` precede it, the counter of an append or consume buffer follows it, and other counters
//!    come last, in the order in which the code first uses them. Unused resources count as well. What `uniform`
//!    parameters of entry points become is declared after everything else;
//! 4. descriptor heaps, if they are used: resources, samplers, counters. What an option reserves for a heap is not free
//!    for others, whether the heap is used or not.
//!
//! A `cbuffer` or `tbuffer` without variables of its own is not there.
//!
//! For wgpu, [`ranges`] numbers what has no attribute.

mod ranges;
mod uses;

use std::collections::BTreeMap;

use rustc_hash::FxHashMap;

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

/// What the name of a counter begins with; then comes that of its buffer.
pub(super) const COUNTER: &str = "counter.var.";

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
    count: u64,
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

/// Numbers of a set, one after the other. They are wide, so that the end of a row is known even where a binding has no
/// such number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Row {
    set: u32,
    first: u64,
    count: u64,
}

impl Row {
    fn of(binding: Binding, count: u64) -> Row {
        Row { set: binding.set, first: binding.binding.into(), count }
    }
    /// Of what has a number even if it has no resources.
    fn last(self) -> u64 {
        self.first.saturating_add(self.count.max(1) - 1)
    }
}

/// Numbers in use.
#[derive(Default)]
struct Taken {
    /// By set: the first number of each row without a gap, and its last. Rows do not touch each other.
    rows: FxHashMap<u32, BTreeMap<u64, u64>>,
    /// No row of `count` free numbers starts below, for the search from `(set, shift, count)` on.
    next: FxHashMap<(u32, u32, u64), u64>,
}

impl Taken {
    fn is_free(&self, row: Row) -> bool {
        row.count == 0 || self.met(row).is_none()
    }
    /// The end of a row in use that has one of these numbers: of the last such row.
    fn met(&self, row: Row) -> Option<u64> {
        let (_, &end) = self.rows.get(&row.set)?.range(..=row.last()).next_back()?;
        (end >= row.first).then_some(end)
    }
    fn take(&mut self, row: Row) {
        if row.count == 0 {
            return;
        }
        let rows = self.rows.entry(row.set).or_default();
        let (mut start, mut end) = (row.first, row.last());
        // What it meets or touches becomes one row with it.
        while let Some((&other, &other_end)) = rows.range(..=end.saturating_add(1)).next_back()
            && other_end.saturating_add(1) >= start
        {
            rows.remove(&other);
            (start, end) = (start.min(other), end.max(other_end));
        }
        rows.insert(start, end);
    }
    /// The first `count` free numbers in a row from `shift` on; one where nothing is counted.
    fn next(&mut self, set: u32, count: u64, shift: u32) -> Row {
        let count = count.max(1);
        let first = self.next.get(&(set, shift, count)).copied().unwrap_or(shift.into());
        let mut row = Row { set, first, count };
        while let Some(end) = self.met(row) {
            row.first = end.saturating_add(1);
        }
        self.take(row);
        self.next.insert((set, shift, count), row.last().saturating_add(1));
        row
    }
}

/// Gives out numbers.
struct Numbering<'s> {
    taken: Taken,
    bindings: Bindings,
    sink: &'s mut Sink,
}

impl Numbering<'_> {
    /// Gives a resource numbers that nobody else gets, if these were free.
    fn give(&mut self, it: &Resource, row: Row) {
        self.taken.take(row);
        self.share(it, row);
    }
    /// Gives a resource the first numbers that are free.
    fn give_next(&mut self, it: &Resource, set: u32, shift: u32) {
        let row = self.taken.next(set, it.count, shift);
        self.share(it, row);
    }
    /// Gives a resource numbers that count as free for others.
    fn share(&mut self, it: &Resource, row: Row) {
        let binding = self.binding(row, it.span);
        let bindings = &mut self.bindings;
        match it.owner {
            Owner::Global(id) => bindings.globals[id] = Some(binding),
            Owner::Buffer(id) => bindings.buffers[id] = Some(binding),
            Owner::Counter(id) => bindings.counters[id] = Some(binding),
            Owner::Sampler(id) => bindings.samplers[id] = Some(binding),
            Owner::Globals => bindings.dollar_globals = Some(binding),
        }
    }
    /// The binding that starts a row, if all of it fits.
    fn binding(&mut self, row: Row, at: Span) -> Binding {
        let last = row.last();
        if last > u32::MAX.into() {
            self.sink.push(errors::BindingTooLarge { binding: last, at });
        }
        Binding { set: row.set, binding: u32::try_from(row.first).unwrap_or(u32::MAX) }
    }
}

/// Gives every resource of the program its set and binding.
pub(super) fn assign(
    program: &Program,
    reached: &Reached,
    symbols: &Symbols,
    options: &Options,
    sink: &mut Sink,
) -> Bindings {
    let mut uses = uses::of(program, reached);
    if options.bindings.heaps.is_native {
        // They are built-in variables; the counters of their buffers are bound all the same.
        (uses.resource_heap, uses.sampler_heap) = (false, false);
    }
    let resources = collect(program, options, &uses);
    refuse(program, reached, options, &uses, sink);
    if options.target.is_wgpu() {
        warn_of_lengths(program, reached, symbols, options, sink);
    }
    let chosen = &options.bindings;
    let default_set = chosen.default_space.unwrap_or(0);
    let mut numbering = Numbering { taken: Taken::default(), bindings: Bindings::default(), sink };
    let of_heaps = [chosen.resource_heap, chosen.sampler_heap]
        .map(|it| it.filter(|_| !options.bindings.heaps.is_native));
    for slot in of_heaps.into_iter().chain([chosen.counter_heap]).flatten() {
        numbering.taken.take(of_slot(slot));
    }
    let resources = by_name(program, symbols, resources, chosen, &mut numbering);
    if chosen.registers.is_empty() {
        if options.target.is_wgpu() {
            let moved = ranges::by_attribute(program, options, &resources, &mut numbering);
            ranges::by_kind(program, symbols, &resources, chosen, &mut numbering);
            ranges::warn_of_moved(program, symbols, options, &moved, &mut numbering);
        } else {
            by_attribute(&resources, default_set, &mut numbering);
            by_register(&resources, chosen, default_set, &mut numbering);
            by_order(&resources, chosen, default_set, &mut numbering);
        }
    } else {
        by_option(program, &resources, chosen, &mut numbering);
        for (is_used, slot, option) in [
            (uses.resource_heap, chosen.resource_heap, "-fvk-bind-resource-heap"),
            (uses.sampler_heap, chosen.sampler_heap, "-fvk-bind-sampler-heap"),
            (uses.heap_counters, chosen.counter_heap, "-fvk-bind-counter-heap"),
        ] {
            if is_used && slot.is_none() {
                numbering.sink.push(errors::HeapNotBound { option });
            }
        }
    }
    let starts = if options.target.is_wgpu() { ranges::HEAPS } else { [0; 3] };
    heaps(&uses, chosen, starts, &mut numbering);
    let mut bindings = numbering.bindings;
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
        program.types.is_unsized(ty) && is_taken_apart(program, options.target, ty)
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
    let arrays =
        options.bindings.flatten_resource_arrays || is_wgpu || program.globals.values().any(is_struct);
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
                if attribute::find(&buffer.attributes, is_elsewhere).is_some()
                    || blocks::buffer_members(program, buffer).next().is_none()
                {
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
    use crate::spirv::Decoration as D;
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
    structs: FxHashMap<StructId, u64>,
}

/// The number of bindings that a variable takes: one for an array unless arrays are flattened, and one for each
/// resource in a struct.
fn bindings_of(types: &Types, ty: TypeId, flatten: &mut Flatten) -> u64 {
    let arrays = flatten.arrays;
    count_bindings(types, ty, flatten, arrays, 0)
}

fn count_bindings(types: &Types, ty: TypeId, flatten: &mut Flatten, arrays: bool, depth: u32) -> u64 {
    if depth > TYPE_LEVELS {
        return 1;
    }
    match types[types.unmodified(ty)] {
        Type::Array { element, length } => {
            let is_struct = matches!(types[types.innermost(element)], Type::Struct(_));
            let inner = count_bindings(types, element, flatten, arrays, depth + 1);
            match length {
                ArrayLength::Fixed(count) if arrays || is_struct => inner.saturating_mul(count.into()),
                ArrayLength::Unsized => inner.saturating_mul(flatten.unsized_length.into()),
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
                .fold(0, u64::saturating_add);
            flatten.structs.insert(id, count);
            count
        }
        Type::Object { .. } => 1,
        _ => 0,
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

/// Gives resources the numbers that `-fvk-bind-name` says, and returns the others.
fn by_name<'a>(
    program: &Program,
    symbols: &Symbols,
    resources: Vec<Resource<'a>>,
    options: &BindingOptions,
    numbering: &mut Numbering,
) -> Vec<Resource<'a>> {
    if options.names.is_empty() {
        return resources;
    }
    let mut others = Vec::new();
    for it in resources {
        match options.name(&name(program, symbols, it.owner)) {
            Some(slot) => numbering.give(&it, Row { count: it.count, ..of_slot(slot) }),
            None => others.push(it),
        }
    }
    others
}

/// What the reflection calls a resource.
fn name(program: &Program, symbols: &Symbols, owner: Owner) -> String {
    match owner {
        Owner::Global(id) => symbols.text(program.globals[id].name).to_owned(),
        Owner::Buffer(id) => symbols.text(program.buffers[id].name).to_owned(),
        Owner::Counter(id) => COUNTER.to_owned() + symbols.text(program.globals[id].name),
        // It has the name of its texture, which has a number of its own.
        Owner::Sampler(_) => String::new(),
        Owner::Globals => "$Globals".to_owned(),
    }
}

fn by_attribute(resources: &[Resource], default_set: u32, numbering: &mut Numbering) {
    for it in resources {
        if let Some(binding) = it.own_explicit(default_set) {
            numbering.give(it, Row::of(binding, it.count));
        }
    }
}

fn by_register(
    resources: &[Resource],
    options: &BindingOptions,
    default_set: u32,
    numbering: &mut Numbering,
) {
    for it in resources {
        if it.owner.is_second() || it.explicit(default_set).is_some() {
            continue;
        }
        let Some(register) = it.register() else { continue };
        let Some(class) = register.class else { continue };
        let set = set_of(register, default_set);
        // A sampler that is combined with a texture lies where the texture does.
        let is_combined =
            |kind: &AttributeKind| matches!(kind, AttributeKind::CombinedImageSampler).then_some(());
        let class = match attribute::find(it.attributes, is_combined) {
            Some(()) => Some(RegisterClass::Texture),
            None => RegisterClass::from_letter(class),
        };
        let shift = class.map_or(0, |class| options.shift(class, set));
        let first = u64::from(register.number) + u64::from(shift);
        numbering.give(it, Row { set, first, count: it.count });
    }
}

fn by_order(resources: &[Resource], options: &BindingOptions, default_set: u32, numbering: &mut Numbering) {
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
            // Others may get the same number, as in DXC: hosts rely on the numbers of those behind it.
            numbering.share(it, of_slot(slot));
            continue;
        }
        let space = it.set(default_set);
        let shift = match it.class {
            Some(class) if options.auto_shift => options.shift(class, space),
            _ => 0,
        };
        numbering.give_next(it, space, shift);
    }
}

fn of_slot(slot: BindingSlot) -> Row {
    Row { set: slot.set, first: slot.binding.into(), count: 1 }
}

/// `-fvk-bind-register` must cover every resource.
fn by_option(program: &Program, resources: &[Resource], options: &BindingOptions, numbering: &mut Numbering) {
    // What no option can bind, and the set where it gets a number when all others have theirs.
    let mut left: Vec<(&Resource, u32)> = Vec::new();
    for it in resources {
        match it.owner {
            Owner::Globals => match options.globals {
                Some(slot) => numbering.give(it, of_slot(slot)),
                None => numbering.sink.push(errors::GlobalsNotBound { at: it.span }),
            },
            Owner::Counter(id) | Owner::Sampler(id) => {
                left.push((it, numbering.bindings.globals[id].map_or(0, |it| it.set)));
            }
            Owner::Buffer(id) if program.buffers[id].is_params => match it.explicit(0) {
                Some(binding) => numbering.give(it, Row::of(binding, 1)),
                None => left.push((it, 0)),
            },
            Owner::Global(id) if program.globals[id].storage == Storage::PushConstant => {
                match options.push_constants {
                    Some(slot) => numbering.give(it, of_slot(slot)),
                    None => left.push((it, 0)),
                }
            }
            Owner::Global(_) | Owner::Buffer(_) => {
                let register = it
                    .register()
                    .and_then(|register| Some((register, RegisterClass::from_letter(register.class?)?)));
                let Some((register, class)) = register else {
                    numbering.sink.push(errors::RegisterWanted { at: it.span });
                    continue;
                };
                let space = set_of(register, 0);
                match options.register(class, register.number, space) {
                    Some(slot) => numbering.give(it, Row { count: it.count, ..of_slot(slot) }),
                    None => numbering.sink.push(errors::RegisterNotBound {
                        register: format!("{}{}", class.letter(), register.number),
                        space,
                        at: register.span,
                    }),
                }
            }
        }
    }
    for (it, set) in left {
        numbering.give_next(it, set, 0);
    }
}

/// Free numbers from `starts` on for the heaps of resources, samplers and counters.
fn heaps(uses: &uses::Uses, options: &BindingOptions, starts: [u32; 3], numbering: &mut Numbering) {
    let mut give = |is_used: bool, slot: Option<BindingSlot>, start: u32| {
        is_used.then(|| {
            let row = slot.map_or_else(|| numbering.taken.next(0, 1, start), of_slot);
            numbering.binding(row, Span::default())
        })
    };
    let resources = give(uses.resource_heap, options.resource_heap, starts[0]);
    let samplers = give(uses.sampler_heap, options.sampler_heap, starts[1]);
    let counters = give(uses.heap_counters, options.counter_heap, starts[2]);
    let bindings = &mut numbering.bindings;
    (bindings.resource_heap, bindings.sampler_heap, bindings.counter_heap) = (resources, samplers, counters);
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
        let length = |id: GlobalId| match program.types[program.types.unmodified(program.globals[id].ty)] {
            Type::Array { length, .. } => Some(length),
            _ => None,
        };
        if let Some(&other) = marked.iter().find(|it| partner(it))
            && is_sampler(id)
            && length(other) != length(id)
        {
            let other = program.globals[other].span;
            sink.push(errors::CombinedSamplerLengths { at: span, other });
        }
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

    fn row(first: u64, count: u64) -> Row {
        Row { set: 0, first, count }
    }

    #[test]
    fn free_numbers_come_in_rows() {
        let mut taken = Taken::default();
        taken.take(row(1, 1));
        assert_eq!(taken.next(0, 2, 0).first, 2);
        assert_eq!(taken.next(0, 1, 0).first, 0);
        assert_eq!(taken.next(0, 1, 0).first, 4);
        assert_eq!(taken.next(0, 1, 10).first, 10);
        assert_eq!(taken.next(1, 1, 0).first, 0);
    }

    #[test]
    fn rows_of_numbers_grow_together() {
        let mut taken = Taken::default();
        for first in [4, 0, 2, 1, 9] {
            taken.take(row(first, 1));
        }
        assert_eq!(taken.rows[&0].clone().into_iter().collect::<Vec<_>>(), [(0, 2), (4, 4), (9, 9)]);
        taken.take(row(1, 5));
        assert_eq!(taken.rows[&0].clone().into_iter().collect::<Vec<_>>(), [(0, 5), (9, 9)]);
        assert!(taken.is_free(row(6, 3)));
        assert!(!taken.is_free(row(6, 4)));
        assert!(taken.is_free(row(5, 0)));
        assert_eq!(taken.next(0, 4, 0).first, 10);
        assert_eq!(taken.next(0, 3, 0).first, 6);
        assert_eq!(taken.next(0, 1, 0).first, 14);
    }

    #[test]
    fn rows_go_on_behind_the_last_number_of_a_binding() {
        let mut taken = Taken::default();
        assert_eq!(taken.next(0, 4, u32::MAX - 1).last(), u64::from(u32::MAX) + 2);
        assert_eq!(taken.next(0, 1, u32::MAX).first, u64::from(u32::MAX) + 3);
        taken.take(row(7, u64::MAX));
        assert_eq!(taken.next(0, 1, 0).first, 0);
    }
}
