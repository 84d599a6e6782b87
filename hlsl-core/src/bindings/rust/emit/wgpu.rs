//! Items for wgpu: bind group layouts, typed bind groups, vertex buffers, pipelines.

use std::fmt::Write;

use super::{Emit, Host, Resource};
use crate::{
    bindings::{Conflict, Library, Shader, pipeline::Place, vertex_buffers::VertexBuffer},
    reflect::{Access, BindingKind, ScalarKind, StageVariable},
    stage::Stage,
    types::{ImageDimension, ImageShape},
};

/// The writer for one version.
pub(super) struct Wgpu<'a> {
    path: &'a str,
    /// Since version 30, vertex buffers of a pipeline may be left out.
    has_optional_buffers: bool,
}

/// What wgpu cannot express about these shaders.
pub(super) fn check(host: &Host<'_>, shaders: &[Shader<'_>]) -> Result<(), Conflict> {
    let unsupported = |name: &str, what: String| {
        Err(Conflict::Unsupported { library: Library::Wgpu, name: name.to_owned(), what })
    };
    if let Some(shader) = shaders.iter().find(|it| !it.reflection.target.is_wgpu()) {
        let what = "items for wgpu need one of the targets `wgpu` and `webgpu`".to_owned();
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
            let (Some(access), Some(Resource { place, .. })) =
                (binding.access, host.resources().find(is_here))
            else {
                continue;
            };
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

impl<'a> Wgpu<'a> {
    pub(super) fn new(emit: &'a Emit) -> Wgpu<'a> {
        Wgpu { path: &emit.path, has_optional_buffers: emit.version != "29" }
    }

    /// Layouts and bind groups.
    pub(super) fn shared(&self, host: &Host<'_>) -> String {
        let mut text = String::new();
        self.layouts(host, &mut text);
        self.layout_struct(host, &mut text);
        for (number, set) in host.sets.iter().enumerate() {
            if !set.is_empty() {
                self.group(number, set, &mut text);
            }
        }
        text
    }

    fn layouts(&self, host: &Host<'_>, text: &mut String) {
        let path = self.path;
        let mut all = String::new();
        for (number, set) in host.sets.iter().enumerate() {
            let mut entries = String::new();
            for Resource { place, .. } in set {
                let count = match place.is_array() {
                    true => format!("::core::num::NonZeroU32::new({})", place.count),
                    false => "None".to_owned(),
                };
                let _ = write!(
                    entries,
                    "{path}::BindGroupLayoutEntry {{ binding: {}, visibility: {}, ty: {}, count: {count} }}, ",
                    place.binding.binding,
                    self.stages(place.stages),
                    self.binding_type(place)
                );
            }
            let _ = write!(
                text,
                "/// The entries of bind group {number}.\n\
                 pub const GROUP_{number}: [{path}::BindGroupLayoutEntry; {}] = [{entries}];\n",
                set.len()
            );
            let _ = write!(all, "&GROUP_{number}, ");
        }
        let immediates = match &host.push_constants {
            Some(_) => "super::PUSH_CONSTANTS.size",
            None => "0",
        };
        let _ = write!(
            text,
            "/// The entries of each bind group, by its number.\n\
             pub const GROUPS: [&[{path}::BindGroupLayoutEntry]; {}] = [{all}];\n\
             /// Bytes of push constants, which wgpu calls immediates.\n\
             pub const IMMEDIATE_SIZE: u32 = {immediates};\n",
            host.sets.len()
        );
    }

    /// `Layout`, with which groups and pipelines are created.
    fn layout_struct(&self, host: &Host<'_>, text: &mut String) {
        let path = self.path;
        let count = host.sets.len();
        let (groups, layouts) = match count {
            0 => ("[]".to_owned(), "&[]"),
            _ => (
                format!(
                    "GROUPS.map(|entries| device.create_bind_group_layout(\
                     &{path}::BindGroupLayoutDescriptor {{ label: None, entries }}))"
                ),
                "&groups.each_ref().map(Some)",
            ),
        };
        let _ = write!(
            text,
            "/// The layouts of the bind groups, by number, and that of pipelines.\n\
             #[derive(Clone, Debug)]\npub struct Layout {{\n\
             /// Of the bind groups.\npub groups: [{path}::BindGroupLayout; {count}],\n\
             /// Of pipelines.\npub pipeline: {path}::PipelineLayout,\n}}\nimpl Layout {{\n\
             /// Creates the layouts.\n#[must_use]\npub fn new(device: &{path}::Device) -> Self {{\n\
             let groups = {groups};\n\
             let pipeline = device.create_pipeline_layout(&{path}::PipelineLayoutDescriptor {{ label: None, \
             bind_group_layouts: {layouts}, immediate_size: IMMEDIATE_SIZE }});\n\
             Self {{ groups, pipeline }}\n}}\n}}\n"
        );
    }

    /// `Group0`, with a field for each binding.
    fn group(&self, number: usize, set: &[Resource<'_>], text: &mut String) {
        let path = self.path;
        let (mut fields, mut entries) = (String::new(), String::new());
        for Resource { field, place, .. } in set {
            let (ty, resource) = match place.kind {
                BindingKind::UniformBuffer | BindingKind::StorageBuffer => ("BufferBinding<'a>", "Buffer"),
                BindingKind::Sampler => ("Sampler", "Sampler"),
                BindingKind::AccelerationStructure => ("Tlas", "AccelerationStructure"),
                _ => ("TextureView", "TextureView"),
            };
            let by_value = resource == "Buffer";
            let ty = if by_value { format!("{path}::{ty}") } else { format!("&'a {path}::{ty}") };
            let (ty, value) = match (place.is_array(), by_value) {
                (true, _) => (format!("[{ty}; {}]", place.count), format!("{resource}Array(&self.{field})")),
                (false, true) => (ty, format!("{resource}(self.{field}.clone())")),
                (false, false) => (ty, format!("{resource}(self.{field})")),
            };
            let _ = writeln!(
                fields,
                "/// `{} {}`: {} at binding {}.\npub {field}: {ty},",
                place.binding.hlsl_type,
                place.binding.name,
                place.kind.name(),
                place.binding.binding
            );
            let _ = writeln!(
                entries,
                "{path}::BindGroupEntry {{ binding: {}, resource: {path}::BindingResource::{value} }},",
                place.binding.binding
            );
        }
        let _ = write!(
            text,
            "/// What is bound in group {number}.\n#[derive(Clone, Debug)]\n\
             #[allow(non_snake_case, clippy::pub_underscore_fields)]\npub struct Group{number}<'a> {{\n{fields}}}\n\
             impl Group{number}<'_> {{\n\
             /// The number of the group, for `set_bind_group`.\npub const NUMBER: u32 = {number};\n\
             /// Creates the bind group.\n#[must_use]\n\
             pub fn create(&self, device: &{path}::Device, layout: &Layout) -> {path}::BindGroup {{\n\
             device.create_bind_group(&{path}::BindGroupDescriptor {{ label: None, layout: &layout.groups[{number}], \
             entries: &[\n{entries}] }})\n}}\n}}\n"
        );
    }

    /// The shader module, and the stages and pipelines that it makes.
    pub(super) fn entry<'h>(&self, host: &Host<'h>, shader: &Shader<'h>, root: &str) -> String {
        let path = self.path;
        let (chosen, _, words) = host.chosen();
        let source = match shader.wgsl {
            Some(_) if host.is_permuted => {
                format!("{path}::ShaderSource::Wgsl(super::wgsl(permutation).into())")
            }
            Some(_) => format!("{path}::ShaderSource::Wgsl(super::WGSL.into())"),
            None => format!("{path}::ShaderSource::SpirV({words}.into())"),
        };
        let mut text = format!(
            "/// Creates the shader module.\n#[must_use]\n\
             pub fn create_module(device: &{path}::Device{chosen}) -> {path}::ShaderModule {{\n\
             device.create_shader_module({path}::ShaderModuleDescriptor {{ label: None, source: {source} }})\n}}\n"
        );
        let Some(entry) = shader.entry() else { return text };
        // A pipeline takes values only of the constants that the shader has.
        let is_specialized = !shader.reflection.spec_constants.is_empty();
        if is_specialized {
            overrides(host, shader, root, &mut text);
        }
        let (parameter, options) = match !is_specialized {
            true => ("", format!("{path}::PipelineCompilationOptions::default()")),
            false => (
                ", constants: &'a [(&'a str, f64)]",
                format!("{path}::PipelineCompilationOptions {{ constants, ..Default::default() }}"),
            ),
        };
        let values = if parameter.is_empty() { "" } else { "/// `constants`: from [`overrides`].\n" };
        match entry.stage {
            Stage::Vertex => {
                self.vertex_buffers(&host.vertex_buffers(shader), &mut text);
                let _ = write!(
                    text,
                    "/// The vertex stage of a pipeline.\n{values}#[must_use]\n\
                     pub fn vertex_state<'a>(module: &'a {path}::ShaderModule{parameter}) -> {path}::VertexState<'a> {{\n\
                     {path}::VertexState {{ module, entry_point: Some(super::ENTRY_POINT), \
                     compilation_options: {options}, buffers: &VERTEX_BUFFERS }}\n}}\n"
                );
            }
            Stage::Pixel => {
                let _ = write!(
                    text,
                    "/// The fragment stage of a pipeline that draws into these targets.\n{values}#[must_use]\n\
                     pub fn fragment_state<'a>(module: &'a {path}::ShaderModule, \
                     targets: &'a [Option<{path}::ColorTargetState>]{parameter}) -> {path}::FragmentState<'a> {{\n\
                     {path}::FragmentState {{ module, entry_point: Some(super::ENTRY_POINT), \
                     compilation_options: {options}, targets }}\n}}\n"
                );
            }
            Stage::Compute => self.compute(host, is_specialized, root, &mut text),
            _ => {}
        }
        text
    }

    fn vertex_buffers(&self, buffers: &[VertexBuffer<'_>], text: &mut String) {
        let path = self.path;
        let (mut layouts, mut attributes) = (String::new(), String::new());
        for (number, buffer) in buffers.iter().enumerate() {
            let mut entries = String::new();
            let mut count = 0;
            for it in buffer.attributes() {
                let format = vertex_format(it.input).unwrap_or_default();
                let _ = write!(
                    entries,
                    "{path}::VertexAttribute {{ format: {path}::VertexFormat::{format}, offset: {}, shader_location: {} }}, ",
                    it.offset, it.location
                );
                count += 1;
            }
            let mode = if buffer.is_per_instance { "Instance" } else { "Vertex" };
            let _ = writeln!(
                attributes,
                "const ATTRIBUTES_{number}: [{path}::VertexAttribute; {count}] = [{entries}];"
            );
            let layout = format!(
                "{path}::VertexBufferLayout {{ array_stride: {}, step_mode: {path}::VertexStepMode::{mode}, \
                 attributes: &ATTRIBUTES_{number} }}",
                buffer.stride
            );
            layouts.push_str(&if self.has_optional_buffers {
                format!("Some({layout}), ")
            } else {
                layout + ", "
            });
        }
        let ty = format!("{path}::VertexBufferLayout<'static>");
        let ty = if self.has_optional_buffers { format!("Option<{ty}>") } else { ty };
        let _ = write!(
            text,
            "{attributes}/// The vertex buffers.\npub const VERTEX_BUFFERS: [{ty}; {}] = [{layouts}];\n",
            buffers.len()
        );
    }

    fn compute(&self, host: &Host<'_>, is_specialized: bool, root: &str, text: &mut String) {
        let path = self.path;
        let (chosen, choice, _) = host.chosen();
        let (parameter, overrides, options) = match is_specialized {
            false => (String::new(), "", format!("{path}::PipelineCompilationOptions::default()")),
            true => (
                format!(", constants: &{root}::SpecConstants"),
                "let constants = overrides(constants);\n",
                format!(
                    "{path}::PipelineCompilationOptions {{ constants: &constants, ..Default::default() }}"
                ),
            ),
        };
        let _ = write!(
            text,
            "/// Creates the compute pipeline.\n#[must_use]\n\
             pub fn create_pipeline(device: &{path}::Device, layout: &{path}::PipelineLayout{chosen}{parameter}) -> \
             {path}::ComputePipeline {{\nlet module = create_module(device{choice});\n{overrides}\
             device.create_compute_pipeline(&{path}::ComputePipelineDescriptor {{ label: None, layout: Some(layout), \
             module: &module, entry_point: Some(super::ENTRY_POINT), compilation_options: {options}, cache: None }})\n}}\n"
        );
    }

    /// Of `VkShaderStageFlags`.
    fn stages(&self, flags: u32) -> String {
        let names = [(0x1, "VERTEX"), (0x10, "FRAGMENT"), (0x20, "COMPUTE"), (0x40, "TASK"), (0x80, "MESH")];
        let one = |name: &str| format!("{}::ShaderStages::{name}", self.path);
        let all = names.iter().filter(|(flag, _)| flags & flag != 0).map(|(_, name)| one(name));
        all.reduce(|all, stage| format!("{all}.union({stage})")).unwrap_or_else(|| one("NONE"))
    }

    fn binding_type(&self, place: &Place<'_>) -> String {
        let path = self.path;
        let access = place.access;
        match place.kind {
            BindingKind::UniformBuffer | BindingKind::StorageBuffer => {
                let ty = match place.kind {
                    BindingKind::UniformBuffer => "Uniform".to_owned(),
                    _ => format!("Storage {{ read_only: {} }}", !access.writes),
                };
                format!(
                    "{path}::BindingType::Buffer {{ ty: {path}::BufferBindingType::{ty}, has_dynamic_offset: false, \
                     min_binding_size: None }}"
                )
            }
            BindingKind::Sampler => {
                let compares = place.binding.hlsl_type == "SamplerComparisonState";
                let kind = if compares { "Comparison" } else { "Filtering" };
                format!("{path}::BindingType::Sampler({path}::SamplerBindingType::{kind})")
            }
            BindingKind::AccelerationStructure => {
                format!("{path}::BindingType::AccelerationStructure {{ vertex_return: false }}")
            }
            BindingKind::StorageImage => format!(
                "{path}::BindingType::StorageTexture {{ access: {path}::StorageTextureAccess::{}, \
                 format: {path}::TextureFormat::{}, view_dimension: {path}::TextureViewDimension::{} }}",
                storage_access(access),
                storage_format(place).unwrap_or("Rgba8Unorm"),
                dimension(place)
            ),
            _ => {
                let sample_type = match place.binding.image.as_ref().map(|it| it.scalar) {
                    _ if access.compares => "Depth".to_owned(),
                    Some(ScalarKind::Int32 | ScalarKind::Int16 | ScalarKind::Int64) => "Sint".to_owned(),
                    Some(ScalarKind::Uint32 | ScalarKind::Uint16 | ScalarKind::Uint64) => "Uint".to_owned(),
                    // What is only loaded can have any format.
                    _ => format!("Float {{ filterable: {} }}", access.samples),
                };
                format!(
                    "{path}::BindingType::Texture {{ sample_type: {path}::TextureSampleType::{sample_type}, \
                     view_dimension: {path}::TextureViewDimension::{}, multisampled: {} }}",
                    dimension(place),
                    shape(place).multisampled
                )
            }
        }
    }
}

/// `overrides`: the specialization constants of a shader as a pipeline takes them.
fn overrides(host: &Host<'_>, shader: &Shader<'_>, root: &str, text: &mut String) {
    let (mut values, mut count) = (String::new(), 0);
    let is_here = |id: u32| shader.reflection.spec_constants.iter().any(|it| it.id == id);
    for (field, constant) in host.spec_fields().filter(|(_, it)| is_here(it.id)) {
        let value = match constant.scalar {
            ScalarKind::Bool => format!("f64::from(u8::from(constants.{field}))"),
            ScalarKind::Float64 => format!("constants.{field}"),
            ScalarKind::Int64 | ScalarKind::Uint64 => format!("constants.{field} as f64"),
            _ => format!("f64::from(constants.{field})"),
        };
        let _ = write!(values, "(\"{}\", {value}), ", constant.id);
        count += 1;
    }
    let _ = write!(
        text,
        "/// The specialization constants of this shader by their ids, as `PipelineCompilationOptions::constants` takes them.\n\
         #[must_use]\n#[allow(clippy::cast_precision_loss)]\n\
         pub fn overrides(constants: &{root}::SpecConstants) -> [(&'static str, f64); {count}] {{\n[{values}]\n}}\n"
    );
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

/// `wgpu::TextureFormat` of a storage texture.
fn storage_format(place: &Place<'_>) -> Option<&'static str> {
    Some(match format_of(place) {
        "R8" => "R8Unorm",
        "R8Snorm" => "R8Snorm",
        "R8ui" => "R8Uint",
        "R8i" => "R8Sint",
        "R16" => "R16Unorm",
        "R16Snorm" => "R16Snorm",
        "R16ui" => "R16Uint",
        "R16i" => "R16Sint",
        "R16f" => "R16Float",
        "Rg8" => "Rg8Unorm",
        "Rg8Snorm" => "Rg8Snorm",
        "Rg8ui" => "Rg8Uint",
        "Rg8i" => "Rg8Sint",
        "R32ui" => "R32Uint",
        "R32i" => "R32Sint",
        "R32f" => "R32Float",
        "Rg16" => "Rg16Unorm",
        "Rg16Snorm" => "Rg16Snorm",
        "Rg16ui" => "Rg16Uint",
        "Rg16i" => "Rg16Sint",
        "Rg16f" => "Rg16Float",
        "Rgba8" => "Rgba8Unorm",
        "Rgba8Snorm" => "Rgba8Snorm",
        "Rgba8ui" => "Rgba8Uint",
        "Rgba8i" => "Rgba8Sint",
        "Rgb10a2ui" => "Rgb10a2Uint",
        "Rgb10A2" => "Rgb10a2Unorm",
        "R11fG11fB10f" => "Rg11b10Ufloat",
        "R64ui" => "R64Uint",
        "Rg32ui" => "Rg32Uint",
        "Rg32i" => "Rg32Sint",
        "Rg32f" => "Rg32Float",
        "Rgba16" => "Rgba16Unorm",
        "Rgba16Snorm" => "Rgba16Snorm",
        "Rgba16ui" => "Rgba16Uint",
        "Rgba16i" => "Rgba16Sint",
        "Rgba16f" => "Rgba16Float",
        "Rgba32ui" => "Rgba32Uint",
        "Rgba32i" => "Rgba32Sint",
        "Rgba32f" => "Rgba32Float",
        _ => return None,
    })
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
