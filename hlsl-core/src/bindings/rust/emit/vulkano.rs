//! Items for vulkano: functions that create its objects, and a struct with everything that is bound.
//!
//! vulkano counts references and checks what it gets, so nothing here is unsafe except that a module of words is valid.

use crate::spirv::{Op, StorageClass};

use super::{Host, Resource, page::Page};
use crate::{
    bindings::{Shader, vertex_buffers::format},
    reflect::{BindingKind, ScalarKind},
    stage::Stage,
};

/// Version 0.35 made descriptor sets one type, without that of their allocator, and structs of vertex input extensible.
pub(super) fn settle(page: &mut Page, is_newest: bool) {
    let error = format!("{0}::Validated<{0}::VulkanError>", page.path());
    page.set("error", error);
    let allocator = page.line("allocator");
    let rest = |piece: &str| if is_newest { page.line(piece) } else { String::new() };
    let (of_binding, of_attribute) = (rest("rest_of_binding"), rest("rest_of_attribute"));
    page.set("of_binding", of_binding);
    page.set("of_attribute", of_attribute);
    let bounds = format!("\nwhere\nA: {allocator} + ?Sized,\n");
    let [generics, constructor, created, by] = match is_newest {
        true => ["", "DescriptorSet", "DescriptorSet", "allocator.clone()"],
        false => ["<A>", "PersistentDescriptorSet", "PersistentDescriptorSet<A::Alloc>", "allocator"],
    };
    page.set("generics", generics);
    page.set("constructor", constructor);
    page.set("created", created);
    page.set("by", by);
    page.set("bounds", if is_newest { "" } else { &bounds });
    let shared = format!("::std::sync::Arc<dyn {allocator}>");
    page.set("allocator", if is_newest { &shared } else { "&A" });
}

/// Layouts, resources and specialization.
pub(super) fn shared(page: &mut Page, host: &Host<'_>) {
    layouts(page, host);
    if host.resources().next().is_some() {
        resources(page, host);
    }
    if !host.spec_constants.is_empty() {
        specialization(page, host);
    }
}

fn layouts(page: &mut Page, host: &Host<'_>) {
    let layouts = page.each_set(host, |page, set| {
        let bindings = page.each("binding", set, |page, it| {
            let count = it.place.count;
            page.set_resource(it);
            page.set("length", if count == 0 { "unbounded".to_owned() } else { count.to_string() });
            page.set("stages", stages_of(page, it.place.stages));
            let dynamic = if it.place.is_dynamic { "Dynamic" } else { "" };
            page.set("kind", format_args!("{}{dynamic}", names(it.place.kind).0));
        });
        page.set("bindings", bindings);
        page.piece(if set.is_empty() { "empty_set" } else { "set" })
    });
    page.set("layouts", layouts);
    let range = page.each("range", &host.push_constants, |page, it| {
        page.set("stages", stages_of(page, it.stages));
    });
    page.set("range", range.trim_end());
    let has_unbounded = host.has_unbounded();
    page.set("unbounded", if has_unbounded { "unbounded: u32" } else { "" });
    page.set("comma", if has_unbounded { ", " } else { "" });
    page.set("passed", if has_unbounded { "unbounded" } else { "" });
    page.set("lengths", if has_unbounded { page.piece("lengths") } else { String::new() });
    page.write("layout");
}

/// `VkShaderStageFlags` as an expression.
fn stages_of(page: &Page, flags: u32) -> String {
    let names = STAGES.iter().enumerate().filter(|(bit, _)| flags >> bit & 1 == 1);
    let names = names.map(|(_, name)| format!("{}::shader::ShaderStages::{name}", page.path()));
    names.collect::<Vec<_>>().join(" | ")
}

/// `Resources`, with a field for each binding.
fn resources(page: &mut Page, host: &Host<'_>) {
    let (mut fields, mut unbounded) = (String::new(), String::new());
    let writes = page.each_set(host, |page, set| {
        let mut writes = String::new();
        for it @ Resource { place, .. } in set {
            page.set_resource(it);
            page.set("type", type_of(page, it));
            // Of what is bound at offsets, the host says how much is seen from there.
            let function = if place.is_dynamic { "buffer_with_range" } else { names(place.kind).1 };
            page.set("function", function);
            fields.push_str(&page.piece("field"));
            match (place.is_array(), place.count) {
                // vulkano takes no empty ones.
                (true, 0) => unbounded.push_str(&page.piece("write_unbounded")),
                (true, _) => writes.push_str(&page.piece("write_array")),
                (false, _) if place.kind == BindingKind::CombinedImageSampler => {
                    writes.push_str(&page.piece("write_two"));
                }
                (false, _) => writes.push_str(&page.piece("write_one")),
            }
        }
        format!("::std::vec![{writes}], ")
    });
    page.set("fields", fields);
    page.set("writes", writes);
    let body = if unbounded.is_empty() { "writes" } else { "writes_with_unbounded" };
    page.set("unbounded_writes", unbounded);
    page.set("body", page.piece(body));
    // vulkano allocates only sets that have bindings.
    let mut count = 0;
    let mut names = String::new();
    let create = page.each_set(host, |page, set| {
        let Some(first) = set.first() else {
            names.push_str("_, ");
            return String::new();
        };
        page.set_resource(first);
        names.push_str(&format!("set_{}, ", first.place.binding.set));
        count += 1;
        page.piece("create_set")
    });
    page.set("names", names);
    page.set("create", create);
    page.set("count", count);
    page.write("resources");
}

/// The type with which the host names a resource.
fn type_of(page: &Page, resource: &Resource<'_>) -> String {
    use BindingKind::*;
    let path = page.path();
    let Resource { element, place, .. } = resource;
    let shared = |ty: &str| format!("::std::sync::Arc<{path}::{ty}>");
    let buffer = |ty: &str| format!("{path}::buffer::Subbuffer<{ty}>");
    let (view, sampler) = (shared("image::view::ImageView"), shared("image::sampler::Sampler"));
    let one = match (place.kind, element) {
        _ if place.is_dynamic => format!("{path}::descriptor_set::DescriptorBufferInfo"),
        (UniformBuffer, Some(block)) => buffer(&format!("super::{block}")),
        (StorageBuffer, _) if place.binding.counter_of.is_some() => buffer("u32"),
        (StorageBuffer, Some(element)) => buffer(&format!("[super::{element}]")),
        (UniformBuffer | StorageBuffer, None) => buffer("[u8]"),
        (UniformTexelBuffer | StorageTexelBuffer, _) => shared("buffer::view::BufferView"),
        (AccelerationStructure, _) => shared("acceleration_structure::AccelerationStructure"),
        (Sampler, _) => sampler,
        (CombinedImageSampler, _) => format!("({view}, {sampler})"),
        (SampledImage | StorageImage | InputAttachment, _) => view,
    };
    place.many(&one, |it| format!("::std::vec::Vec<{it}>"))
}

fn specialization(page: &mut Page, host: &Host<'_>) {
    let entries = page.each("specialization_entry", host.spec_fields().enumerate(), |page, (index, it)| {
        let (field, constant) = it;
        let half = format!("{}::half::f16::from_bits(constants.{field})", page.path());
        let plain = format!("constants.{field}");
        page.set("index", index);
        page.set("value", if constant.scalar == ScalarKind::Float16 { half } else { plain });
    });
    page.set("entries", entries);
    page.write("specialization");
}

/// The module, the stages and the vertex input of one shader.
pub(super) fn entry<'h>(page: &mut Page, host: &Host<'h>, shader: &Shader<'h>, root: &str) {
    page.write("module");
    let (chosen, choice, _) = host.chosen();
    let is_specialized = !shader.reflection.spec_constants.is_empty();
    let specialized = |text: &str| if is_specialized { text.to_owned() } else { String::new() };
    page.set("parameter", chosen.to_owned() + &specialized(&format!(", constants: {root}::SpecConstants")));
    page.set("argument", choice.to_owned() + &specialized(", constants"));
    page.set("load", if is_specialized { "load_specialized" } else { "load" });
    page.set("shared", if root == "super" { String::new() } else { format!("{root}::vulkano::") });
    if is_specialized {
        page.write("specialized_module");
    }
    let count = shader.reflection.entry_points.len();
    if count > 1 {
        let stages = page.each("stage_of_library", 0..count, |page, it| page.set("index", it));
        page.set("stages", stages);
        page.set("count", count);
        page.write("stages");
    }
    if count > 0 {
        page.write("found");
    }
    let Some(entry) = shader.entry() else { return };
    page.write("stage");
    match entry.stage {
        Stage::Vertex => vertex_input(page, host, shader),
        Stage::Compute => page.write("pipeline"),
        _ => {}
    }
}

fn vertex_input<'h>(page: &mut Page, host: &Host<'h>, shader: &Shader<'h>) {
    let mut state = String::new();
    for (number, buffer) in host.vertex_buffers(shader).iter().enumerate() {
        page.set("number", number);
        page.set("stride", buffer.stride);
        page.set("rate", if buffer.is_per_instance { "Instance { divisor: 1 }" } else { "Vertex" });
        state.push_str(&page.piece("vertex_binding"));
        state += &page.each("vertex_attribute", buffer.attributes(), |page, it| {
            page.set("location", it.location);
            page.set("format", format(it.input).0);
            page.set("offset", it.offset);
        });
    }
    page.set("state", state);
    page.write("vertex_input");
}

/// By the bits of `VkShaderStageFlagBits`.
const STAGES: [&str; 14] = [
    "VERTEX",
    "TESSELLATION_CONTROL",
    "TESSELLATION_EVALUATION",
    "GEOMETRY",
    "FRAGMENT",
    "COMPUTE",
    "TASK",
    "MESH",
    "RAYGEN",
    "ANY_HIT",
    "CLOSEST_HIT",
    "MISS",
    "INTERSECTION",
    "CALLABLE",
];

/// Of a kind: the name in `DescriptorType`, and the function that writes a resource.
fn names(kind: BindingKind) -> (&'static str, &'static str) {
    use BindingKind::*;
    match kind {
        Sampler => ("Sampler", "sampler"),
        CombinedImageSampler => ("CombinedImageSampler", "image_view_sampler"),
        SampledImage => ("SampledImage", "image_view"),
        StorageImage => ("StorageImage", "image_view"),
        InputAttachment => ("InputAttachment", "image_view"),
        UniformTexelBuffer => ("UniformTexelBuffer", "buffer_view"),
        StorageTexelBuffer => ("StorageTexelBuffer", "buffer_view"),
        UniformBuffer => ("UniformBuffer", "buffer"),
        StorageBuffer => ("StorageBuffer", "buffer"),
        AccelerationStructure => ("AccelerationStructure", "acceleration_structure"),
    }
}

/// Puts the pointer to the block of push constants before those to its members: version 0.34 takes the first one for the
/// block. None if that is so already.
pub fn block_first(words: &[u32]) -> Option<Vec<u32>> {
    const PUSH: u32 = StorageClass::PushConstant as u32;
    let block = instructions(words).find_map(|it| match *it {
        [first, ty, _, PUSH, ..] if is(first, Op::Variable) => Some(ty),
        _ => None,
    })?;
    let mut ordered = words.get(..HEADER)?.to_vec();
    let mut members = Some(Vec::new());
    for instruction in instructions(words) {
        let pointer = match *instruction {
            [first, id, PUSH, _] if is(first, Op::TypePointer) => Some(id),
            _ => None,
        };
        match (pointer, &mut members) {
            (Some(id), Some(before)) if id != block => before.extend_from_slice(instruction),
            (Some(_), Some(_)) => {
                ordered.extend_from_slice(instruction);
                ordered.extend(members.take().filter(|it| !it.is_empty())?);
            }
            _ => ordered.extend_from_slice(instruction),
        }
    }
    (ordered.len() == words.len()).then_some(ordered)
}

/// Words in front of the first instruction.
const HEADER: usize = 5;

fn instructions(words: &[u32]) -> impl Iterator<Item = &[u32]> {
    let mut rest = words.get(HEADER..).unwrap_or_default();
    std::iter::from_fn(move || {
        let length = (rest.first()? >> 16) as usize;
        let (instruction, behind) = rest.split_at_checked(length).filter(|_| length > 0)?;
        rest = behind;
        Some(instruction)
    })
}

fn is(first: u32, op: Op) -> bool {
    first & 0xffff == op as u32
}
