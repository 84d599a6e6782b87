//! Items for wgpu: bind group layouts, typed bind groups, vertex buffers, pipelines.

use std::collections::BTreeSet;

use super::{Emit, Host, Resource, page::Page, passthrough};
use crate::{
    bindings::{Conflict, Library, Shader, pipeline::Place, vertex_buffers::VertexBuffer},
    reflect::{Access, BindingKind, ScalarKind, StageVariable},
    stage::Stage,
    types::{ImageDimension, ImageShape},
};

/// What wgpu cannot express about these shaders.
pub(super) fn check(
    host: &Host<'_>,
    shaders: &[Shader<'_>],
    is_passed_through: bool,
) -> Result<(), Conflict> {
    let unsupported = |name: &str, what: String| {
        Err(Conflict::Unsupported { library: Library::Wgpu, name: name.to_owned(), what })
    };
    if is_passed_through {
        shaders.iter().try_for_each(passthrough::check)?;
    } else if let Some(shader) = shaders.iter().find(|it| !it.reflection.target.is_wgpu()) {
        let what =
            "`emit` for wgpu needs `target: wgpu` or `target: webgpu`, in a build script `Target::Wgpu` or \
                    `Target::WebGpu`"
                .to_owned();
        return unsupported(shader.name, what);
    }
    for Resource { place, .. } in host.resources() {
        let name = &place.binding.name;
        if place.kind == BindingKind::StorageImage && storage_format(place).is_none() {
            return unsupported(
                name,
                format!("it has no storage textures of the format {}", format_of(place)),
            );
        }
        if place.is_array() && place.count == 0 {
            return unsupported(name, "bind groups have arrays with a length only".to_owned());
        }
    }
    for shader in shaders {
        for binding in &shader.reflection.bindings {
            let is_here = |it: &&Resource| {
                (it.place.binding.set, it.place.binding.binding) == (binding.set, binding.binding)
            };
            let access = binding.access;
            let Some(Resource { place, .. }) = host.resources().find(is_here) else { continue };
            let (name, all) = (&binding.name, place.access);
            let only_reads = format!("`{}` only reads it and another entry point writes it", shader.name);
            match place.kind {
                BindingKind::StorageBuffer | BindingKind::StorageImage if all.writes && !access.writes => {
                    return unsupported(name, format!("{only_reads}, which is no common layout"));
                }
                BindingKind::SampledImage if all.compares != access.compares => {
                    let what =
                        "one entry point compares with it and another does not, which is no common layout";
                    return unsupported(name, what.to_owned());
                }
                _ => {}
            }
        }
        for buffer in host.vertex_buffers(shader) {
            let attribute = buffer.attributes().find(|it| vertex_format(it.input).is_none());
            if let Some(it) = attribute {
                let what = format!("it has no vertex format for `{}`", it.input.hlsl_type);
                return unsupported(&it.input.name, what);
            }
        }
    }
    Ok(())
}

/// Layouts and bind groups.
pub(super) fn shared(page: &mut Page, host: &Host<'_>) {
    let mut all = String::new();
    // The layout says so if the corners of hit triangles are asked for, which the text enables.
    let asks = |it: &Shader<'_>| match it.reflection.target.is_wgpu() {
        true => it.wgsl.is_some_and(|it| it.contains("enable wgpu_ray_query_vertex_return;")),
        false => passthrough::returns_vertices(it.words),
    };
    page.set("returns_vertices", host.shaders.iter().any(asks));
    for (number, set) in host.sets.iter().enumerate() {
        let entries = page.each("entry", set, |page, it| {
            let place = &it.place;
            page.set_resource(it);
            page.set("stages", stages(page, place.stages));
            let ty = binding_type(page, place);
            page.set("type", ty);
            let many = format!("::core::num::NonZeroU32::new({})", place.count);
            page.set("many", if place.is_array() { &many } else { "None" });
        });
        page.set("entries", entries);
        page.set("number", number);
        page.set("length", set.len());
        page.write("group_entries");
        all.push_str(&format!("&GROUP_{number}, "));
    }
    page.set("all", all);
    let has_immediates = host.push_constants.is_some();
    page.set("immediates", if has_immediates { "super::PUSH_CONSTANTS.size" } else { "0" });
    page.write("groups");
    let is_empty = host.sets.is_empty();
    page.set("groups", if is_empty { "[]".to_owned() } else { page.line("group_layouts") });
    page.set("layouts", if is_empty { "&[]" } else { "&groups.each_ref().map(Some)" });
    page.write("layout");
    if host.sets.len() > 1 {
        page.write("some_groups");
    }
    host.sets.iter().filter(|it| !it.is_empty()).for_each(|set| group(page, set));
}

/// `Group0`, with a field for each binding.
fn group(page: &mut Page, set: &[Resource<'_>]) {
    let (mut fields, mut entries) = (String::new(), String::new());
    for it @ Resource { field, place, .. } in set {
        let (ty, resource) = match place.kind {
            BindingKind::UniformBuffer | BindingKind::StorageBuffer => ("BufferBinding<'a>", "Buffer"),
            BindingKind::Sampler => ("Sampler", "Sampler"),
            BindingKind::AccelerationStructure => ("Tlas", "AccelerationStructure"),
            _ => ("TextureView", "TextureView"),
        };
        let by_value = resource == "Buffer";
        let borrowed = if by_value { "" } else { "&'a " };
        let value = match (place.is_array(), by_value) {
            (true, _) => format!("{resource}Array(&self.{field})"),
            (false, true) => format!("{resource}(self.{field}.clone())"),
            (false, false) => format!("{resource}(self.{field})"),
        };
        page.set_resource(it);
        // A place without a length is refused.
        page.set("type", place.many(&format!("{borrowed}{}::{ty}", page.path()), str::to_owned));
        page.set("value", value);
        fields.push_str(&page.piece("field"));
        entries.push_str(&page.piece("group_entry"));
    }
    page.set("fields", fields);
    page.set("entries", entries);
    page.write("group");
}

/// The shader module, and the stages and pipelines that it makes.
pub(super) fn entry<'h>(page: &mut Page, host: &Host<'h>, shader: &Shader<'h>, root: &str, emit: &Emit) {
    let source = match shader.wgsl {
        Some(_) if host.is_permuted => "Wgsl(super::wgsl(permutation)".to_owned(),
        Some(_) => "Wgsl(super::WGSL".to_owned(),
        None => format!("SpirV({}", host.chosen().2),
    };
    page.set("source", source);
    page.set("keyword", if emit.passthrough { "unsafe " } else { "" });
    page.set("safety", if emit.passthrough { page.piece("safety") } else { String::new() });
    if emit.passthrough {
        module_passed_through(page, host, shader, emit);
    } else {
        page.write("module");
    }
    if host.sets.len() > 1 {
        let numbers: BTreeSet<u32> = shader.reflection.bindings.iter().map(|it| it.set).collect();
        let numbers: Vec<String> = numbers.iter().map(u32::to_string).collect();
        page.set("numbers", numbers.join(", "));
        page.write("used_groups");
    }
    let Some(entry) = shader.entry() else { return };
    // A pipeline takes values only of the constants that the shader has.
    let is_specialized = !shader.reflection.spec_constants.is_empty();
    if is_specialized {
        overrides(page, host, shader, root);
    }
    let options = format!("{}::PipelineCompilationOptions", page.path());
    let options_with = |constants: &str| match is_specialized {
        true => format!("{options} {{ {constants}, ..Default::default() }}"),
        false => format!("{options}::default()"),
    };
    page.set("options", options_with("constants"));
    page.set("parameter", if is_specialized { ", constants: &'a [(&'a str, f64)]" } else { "" });
    page.set("constants", if is_specialized { page.piece("constants") } else { String::new() });
    match entry.stage {
        Stage::Vertex => {
            // Since version 30, vertex buffers of a pipeline may be left out.
            vertex_buffers(page, &host.vertex_buffers(shader), emit.is_newest());
            page.write("vertex_state");
        }
        Stage::Pixel => page.write("fragment_state"),
        Stage::Compute => {
            let parameter = format!(", constants: &{root}::SpecConstants");
            page.set("options", options_with("constants: &constants"));
            page.set("parameter", if is_specialized { &parameter } else { "" });
            page.set("overriding", if is_specialized { page.piece("overriding") } else { String::new() });
            let creation = page.line(if emit.passthrough { "unsafe_creation" } else { "creation" });
            page.set("creation", creation);
            page.write("pipeline");
        }
        _ => {}
    }
}

/// The module as it is. Since version 30, wgpu looks for the names of entry points.
fn module_passed_through(page: &mut Page, host: &Host<'_>, shader: &Shader<'_>, emit: &Emit) {
    let features = passthrough::features(shader).into_iter();
    let features = features.map(|it| format!("{}::Features::{it}", page.path()));
    let features = features.reduce(|all, it| format!("{all}.union({it})"));
    page.set("features", features.unwrap_or_default());
    page.set("words", host.chosen().2);
    let entries = page.each("entry_point", shader.reflection.entry_points.iter(), |page, it| {
        let [x, y, z] = it.workgroup_size.unwrap_or_default();
        page.set("size", format!("({x}, {y}, {z})"));
        page.set("name", format!("{:?}", it.name));
    });
    page.set("entries", entries);
    page.set("points", if emit.is_newest() { page.line("entry_points") } else { String::new() });
    page.write("module_passed_through");
}

fn vertex_buffers(page: &mut Page, buffers: &[VertexBuffer<'_>], are_optional: bool) {
    let (mut layouts, mut attributes) = (String::new(), String::new());
    let optional = |text: String, some: &str, end: &str| match are_optional {
        true => format!("{some}{text}{end}"),
        false => text,
    };
    for (number, buffer) in buffers.iter().enumerate() {
        let mut count = 0;
        let entries = page.each("vertex_attribute", buffer.attributes(), |page, it| {
            page.set("format", vertex_format(it.input).unwrap_or_default());
            page.set("offset", it.offset);
            page.set("location", it.location);
            count += 1;
        });
        page.set("entries", entries);
        page.set("number", number);
        page.set("count", count);
        page.set("stride", buffer.stride);
        page.set("mode", if buffer.is_per_instance { "Instance" } else { "Vertex" });
        attributes.push_str(&page.piece("vertex_attributes"));
        layouts.push_str(&(optional(page.line("vertex_layout"), "Some(", ")") + ", "));
    }
    page.set("attributes", attributes);
    page.set("layouts", layouts);
    page.set("buffers", buffers.len());
    let ty = format!("{}::VertexBufferLayout<'static>", page.path());
    page.set("type", optional(ty, "Option<", ">"));
    page.write("vertex_buffers");
}

/// Of `VkShaderStageFlags`.
fn stages(page: &Page, flags: u32) -> String {
    let names = [(0x1, "VERTEX"), (0x10, "FRAGMENT"), (0x20, "COMPUTE"), (0x40, "TASK"), (0x80, "MESH")];
    let one = |name: &str| format!("{}::ShaderStages::{name}", page.path());
    let all = names.iter().filter(|(flag, _)| flags & flag != 0).map(|(_, name)| one(name));
    all.reduce(|all, stage| format!("{all}.union({stage})")).unwrap_or_else(|| one("NONE"))
}

fn binding_type(page: &mut Page, place: &Place<'_>) -> String {
    let access = place.access;
    page.set("dimension", dimension(place));
    page.set("multisampled", shape(place).multisampled);
    page.set("dynamic", place.is_dynamic);
    let size = format!("::core::num::NonZeroU64::new({})", place.size);
    page.set("size", if place.size == 0 { "None".to_owned() } else { size });
    let (piece, kind) = match place.kind {
        BindingKind::UniformBuffer => ("buffer", "Uniform".to_owned()),
        BindingKind::StorageBuffer => ("buffer", format!("Storage {{ read_only: {} }}", !access.writes)),
        BindingKind::Sampler => {
            let compares = place.binding.hlsl_type == "SamplerComparisonState";
            ("sampler", if compares { "Comparison" } else { "Filtering" }.to_owned())
        }
        BindingKind::AccelerationStructure => ("acceleration_structure", String::new()),
        BindingKind::StorageImage => {
            page.set("format", storage_format(place).unwrap_or("Rgba8Unorm".to_owned()));
            ("storage_texture", storage_access(access).to_owned())
        }
        _ => {
            let sample_type = match place.binding.image.as_ref().map(|it| it.scalar) {
                _ if access.compares => "Depth".to_owned(),
                Some(ScalarKind::Int32 | ScalarKind::Int16 | ScalarKind::Int64) => "Sint".to_owned(),
                Some(ScalarKind::Uint32 | ScalarKind::Uint16 | ScalarKind::Uint64) => "Uint".to_owned(),
                // What is only loaded can have any format.
                _ => format!("Float {{ filterable: {} }}", access.samples),
            };
            ("texture", sample_type)
        }
    };
    page.set("as", kind);
    page.line(piece)
}

/// `overrides`: the specialization constants of a shader as a pipeline takes them.
fn overrides(page: &mut Page, host: &Host<'_>, shader: &Shader<'_>, root: &str) {
    let mut count = 0;
    let is_here = |id: u32| shader.reflection.spec_constants.iter().any(|it| it.id == id);
    let here = host.spec_fields().filter(|(_, it)| is_here(it.id));
    let values = page.each("override", here, |page, (field, constant)| {
        let value = match constant.scalar {
            ScalarKind::Bool => format!("f64::from(u8::from(constants.{field}))"),
            ScalarKind::Float64 => format!("constants.{field}"),
            ScalarKind::Int64 | ScalarKind::Uint64 => format!("constants.{field} as f64"),
            _ => format!("f64::from(constants.{field})"),
        };
        page.set("id", constant.id);
        page.set("value", value);
        count += 1;
    });
    page.set("values", values);
    page.set("count", count);
    page.set("root", root);
    page.write("overrides");
}

fn shape(place: &Place<'_>) -> ImageShape {
    let flat = ImageShape { dimension: ImageDimension::Two, arrayed: false, multisampled: false };
    place.binding.image.as_ref().map_or(flat, |it| it.shape)
}

/// `wgpu::TextureViewDimension`.
fn dimension(place: &Place<'_>) -> &'static str {
    let shape = shape(place);
    match (shape.dimension, shape.arrayed) {
        (ImageDimension::One, _) => "D1",
        (ImageDimension::Three, _) => "D3",
        (ImageDimension::Cube, false) => "Cube",
        (ImageDimension::Cube, true) => "CubeArray",
        (_, false) => "D2",
        (_, true) => "D2Array",
    }
}

fn storage_access(access: Access) -> &'static str {
    match (access.reads, access.writes) {
        (true, false) => "ReadOnly",
        (false, true) => "WriteOnly",
        _ => "ReadWrite",
    }
}

/// The SPIR-V name.
fn format_of<'p>(place: &Place<'p>) -> &'p str {
    place.binding.image.as_ref().map_or("Unknown", |it| it.format.as_str())
}

/// `wgpu::TextureFormat` of a storage texture: components as in SPIR-V, and how they are read spelled out.
fn storage_format(place: &Place<'_>) -> Option<String> {
    let name = format_of(place);
    let (components, kind) = match name {
        "Unknown" | "R64i" => return None,
        "R11fG11fB10f" => ("Rg11b10", "Ufloat"),
        "Rgb10A2" => ("Rgb10a2", "Unorm"),
        _ => {
            let kinds = [("Snorm", "Snorm"), ("ui", "Uint"), ("i", "Sint"), ("f", "Float"), ("", "Unorm")];
            kinds.into_iter().find_map(|(end, kind)| Some((name.strip_suffix(end)?, kind)))?
        }
    };
    Some(format!("{components}{kind}"))
}

/// `wgpu::VertexFormat` of one location.
fn vertex_format(input: &StageVariable) -> Option<String> {
    use ScalarKind::*;
    let name = match input.scalar {
        Bool | Uint32 => "Uint32",
        Int32 => "Sint32",
        Float32 => "Float32",
        Float64 => "Float64",
        Uint16 => "Uint16",
        Int16 => "Sint16",
        Float16 => "Float16",
        Uint8 => "Uint8",
        Int8 => "Sint8",
        Int64 | Uint64 => return None,
    };
    match (input.components, input.scalar.size()) {
        (1, _) => Some(name.to_owned()),
        (2 | 4, _) | (3, 4 | 8) => Some(format!("{name}x{}", input.components)),
        _ => None,
    }
}
