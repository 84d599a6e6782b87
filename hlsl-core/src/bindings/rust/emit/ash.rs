//! Items for ash: constants in its types, and functions that create the objects which these describe.

use super::{Host, Resource, page::Page};
use crate::{
    bindings::{Shader, pipeline::Place, vertex_buffers::format},
    reflect::BindingKind,
    stage::Stage,
};

/// Layouts, pools and sets.
pub(super) fn shared(page: &mut Page, host: &Host<'_>) {
    page.write("use");
    layouts(page, host);
    create_layout(page, host);
    if host.resources().next().is_some() {
        pool(page, host);
        resources(page, host);
    }
    if !host.spec_constants.is_empty() {
        specialization(page, host);
    }
}

/// Version 0.38 gave structs lifetimes, where 0.37 had builders next to them.
pub(super) fn settle(page: &mut Page, is_newest: bool) {
    let with_lifetime = |text: &'static str| if is_newest { text } else { "" };
    page.set("static", with_lifetime("<'static>"));
    page.set("borrowed", with_lifetime("<'_>"));
    page.set("marker", with_lifetime(", _marker: ::core::marker::PhantomData"));
}

fn layouts(page: &mut Page, host: &Host<'_>) {
    let mut all = String::new();
    for (number, set) in host.sets.iter().enumerate() {
        let entries = page.each("binding", set, |page, it| {
            page.set_resource(it);
            page.set("kind", kind_of(it.place.kind, it.place.is_dynamic));
            page.set("stages", format_args!("{:#x}", it.place.stages));
        });
        page.set("entries", entries);
        page.set("number", number);
        page.set("length", set.len());
        page.write("set");
        all.push_str(&format!("&SET_{number}, "));
    }
    page.set("all", all);
    page.set("ranges", u8::from(host.push_constants.is_some()));
    let range = page.each("range", &host.push_constants, |page, it| {
        page.set("stages", format_args!("{:#x}", it.stages));
    });
    page.set("range", range.trim_end());
    page.write("sets");
}

/// `Layout`, with which sets and pipelines are created.
fn create_layout(page: &mut Page, host: &Host<'_>) {
    let mut create = String::new();
    for (number, set) in host.sets.iter().enumerate() {
        page.set("number", number);
        page.set("length", set.len());
        let unbounded = set.iter().enumerate().filter(|(_, it)| it.place.count == 0);
        let lengths = page.each("unbounded_binding", unbounded, |page, it| page.set("index", it.0));
        let is_own = !lengths.is_empty();
        page.set("own", if is_own { page.piece("own_bindings") + &lengths } else { lengths });
        page.set("bindings", if is_own { "bindings".to_owned() } else { format!("SET_{number}") });
        create.push_str(&page.piece("create_set"));
    }
    page.set("create", create);
    let has_unbounded = host.has_unbounded();
    page.set("parameter", if has_unbounded { ", unbounded: u32" } else { "" });
    page.set("passed", if has_unbounded { ", unbounded" } else { "" });
    page.set("lengths", if has_unbounded { page.piece("lengths") } else { String::new() });
    page.write("layout");
}

/// How large a pool must be, and sets out of one.
fn pool(page: &mut Page, host: &Host<'_>) {
    // Of each kind: descriptors, and arrays without a length.
    let mut sizes: Vec<((BindingKind, bool), u32, u32)> = Vec::new();
    for Resource { place, .. } in host.resources() {
        let kind = (place.kind, place.is_dynamic);
        let known = sizes.iter().position(|it| it.0 == kind);
        let index = known.unwrap_or_else(|| {
            sizes.push((kind, 0, 0));
            sizes.len() - 1
        });
        sizes[index].1 = sizes[index].1.saturating_add(place.count);
        sizes[index].2 += u32::from(place.count == 0);
    }
    let entries = page.each("pool_size", &sizes, |page, ((kind, is_dynamic), count, _)| {
        page.set("kind", kind_of(*kind, *is_dynamic));
        page.set("count", count);
    });
    let unbounded = sizes.iter().enumerate().filter(|(_, it)| it.2 > 0);
    let more = page.each("more", unbounded, |page, (index, it)| {
        page.set("index", index);
        page.set("arrays", it.2);
    });
    let for_each = ", with `unbounded` descriptors for each array without a length";
    page.set("for_each", if more.is_empty() { "" } else { for_each });
    page.set("kinds", sizes.len());
    page.set("entries", entries);
    page.set("more", more);
    page.write("pool");
}

/// `Resources`, with a field for each binding.
fn resources(page: &mut Page, host: &Host<'_>) {
    let (mut fields, mut writes, mut scenes) = (String::new(), String::new(), Vec::new());
    for it @ Resource { field, place, .. } in host.resources() {
        page.set_resource(it);
        let (_, ty, member) = names(place.kind);
        page.set("kind", kind_of(place.kind, place.is_dynamic));
        page.set("type", place.many(ty, |it| format!("&'a [{it}]")));
        let (length, pointer) = (length(field, place), pointer(field, place));
        page.set("length", length);
        page.set("pointer", &pointer);
        if place.kind == BindingKind::AccelerationStructure {
            page.set("resource", format_args!("p_next: (&raw const scenes[{}]).cast()", scenes.len()));
            scenes.push(page.piece("scene"));
        } else {
            page.set("resource", format_args!("{member}: {pointer}"));
        }
        fields.push_str(&page.piece("field"));
        writes.push_str(&page.piece("write"));
    }
    page.set("scenes", scenes.concat());
    page.set("scenes", if scenes.is_empty() { String::new() } else { page.piece("scenes") });
    page.set("lifetime", if host.has_unbounded() { "<'a>" } else { "" });
    page.set("anonymous", if host.has_unbounded() { "<'_>" } else { "" });
    page.set("fields", fields);
    page.set("writes", writes);
    page.write("resources");
}

fn specialization(page: &mut Page, host: &Host<'_>) {
    let count = host.spec_constants.len();
    let entries = page.each("specialization_entry", 0..count, |page, it| page.set("index", it));
    page.set("entries", entries);
    page.set("count", count);
    page.set("size", host.spec_constants.iter().map(|it| it.scalar.size()).sum::<u32>());
    page.write("specialization");
}

/// The module, the stages and the vertex input of one shader.
pub(super) fn entry<'h>(page: &mut Page, host: &Host<'h>, shader: &Shader<'h>, root: &str) {
    if root != "super" {
        page.write("use");
    }
    page.write("module");
    let count = shader.reflection.entry_points.len();
    if count > 1 {
        let stages = page.each("stage_of_library", 0..count, |page, it| page.set("index", it));
        page.set("stages", stages);
        page.set("count", count);
        page.write("stages");
    }
    let Some(entry) = shader.entry() else { return };
    page.write("stage");
    match entry.stage {
        Stage::Vertex => vertex_input(page, host, shader),
        Stage::Compute => compute(page, shader, root),
        _ => {}
    }
}

fn vertex_input<'h>(page: &mut Page, host: &Host<'h>, shader: &Shader<'h>) {
    let buffers = host.vertex_buffers(shader);
    let (mut bindings, mut attributes, mut count) = (String::new(), String::new(), 0);
    for (number, buffer) in buffers.iter().enumerate() {
        page.set("number", number);
        page.set("stride", buffer.stride);
        page.set("rate", if buffer.is_per_instance { "INSTANCE" } else { "VERTEX" });
        bindings.push_str(&page.piece("vertex_binding"));
        attributes += &page.each("vertex_attribute", buffer.attributes(), |page, it| {
            page.set("location", it.location);
            page.set("format", format(it.input).0);
            page.set("offset", it.offset);
            count += 1;
        });
    }
    page.set("bindings", bindings);
    page.set("attributes", attributes);
    page.set("buffers", buffers.len());
    page.set("count", count);
    page.write("vertex_input");
}

fn compute(page: &mut Page, shader: &Shader<'_>, root: &str) {
    let is_specialized = !shader.reflection.spec_constants.is_empty();
    page.set("shared", if root == "super" { String::new() } else { format!("{root}::ash::") });
    let if_specialized = |text: String| if is_specialized { text } else { String::new() };
    page.set("constants", if_specialized(format!(", constants: {root}::SpecConstants")));
    page.set("mutable", if_specialized("mut ".to_owned()));
    page.set("info", if_specialized(page.piece("constants_from")));
    page.set("of_stage", if_specialized(page.piece("constants_of_stage")));
    page.write("pipeline");
}

/// The number of descriptors of a field.
fn length(field: &str, place: &Place<'_>) -> String {
    if place.count == 0 { format!("self.{field}.len() as u32") } else { place.count.to_string() }
}

/// The first descriptor of a field.
fn pointer(field: &str, place: &Place<'_>) -> String {
    if place.is_array() { format!("self.{field}.as_ptr()") } else { format!("&raw const self.{field}") }
}

/// The name in `vk::DescriptorType`.
fn kind_of(kind: BindingKind, is_dynamic: bool) -> String {
    format!("{}{}", names(kind).0, if is_dynamic { "_DYNAMIC" } else { "" })
}

/// Of a kind: the name in `vk::DescriptorType`, the type with which the host names a resource, and the member of a write that
/// points to it.
fn names(kind: BindingKind) -> (&'static str, &'static str, &'static str) {
    use BindingKind::*;
    const BUFFER: (&str, &str) = ("vk::DescriptorBufferInfo", "p_buffer_info");
    const TEXEL_BUFFER: (&str, &str) = ("vk::BufferView", "p_texel_buffer_view");
    const IMAGE: (&str, &str) = ("vk::DescriptorImageInfo", "p_image_info");
    let (name, (ty, member)) = match kind {
        Sampler => ("SAMPLER", IMAGE),
        CombinedImageSampler => ("COMBINED_IMAGE_SAMPLER", IMAGE),
        SampledImage => ("SAMPLED_IMAGE", IMAGE),
        StorageImage => ("STORAGE_IMAGE", IMAGE),
        InputAttachment => ("INPUT_ATTACHMENT", IMAGE),
        UniformTexelBuffer => ("UNIFORM_TEXEL_BUFFER", TEXEL_BUFFER),
        StorageTexelBuffer => ("STORAGE_TEXEL_BUFFER", TEXEL_BUFFER),
        UniformBuffer => ("UNIFORM_BUFFER", BUFFER),
        StorageBuffer => ("STORAGE_BUFFER", BUFFER),
        AccelerationStructure => ("ACCELERATION_STRUCTURE_KHR", ("vk::AccelerationStructureKHR", "")),
    };
    (name, ty, member)
}
