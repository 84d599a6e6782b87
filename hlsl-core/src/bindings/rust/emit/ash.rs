//! Items for ash: constants in its types, and functions that create the objects which these describe.

use std::fmt::Write;

use super::{Emit, Host, Resource};
use crate::{
    bindings::{Shader, pipeline::Place, vertex_buffers::format},
    reflect::BindingKind,
    stage::Stage,
};

/// The writer for one version.
pub(super) struct Ash<'a> {
    path: &'a str,
    /// Version 0.38 gave structs lifetimes, where 0.37 had builders next to them.
    has_lifetimes: bool,
}

impl<'a> Ash<'a> {
    pub(super) fn new(emit: &'a Emit) -> Ash<'a> {
        Ash { path: &emit.path, has_lifetimes: emit.version != "0.37" }
    }

    /// The lifetime of a struct, where it has one.
    fn of(&self, lifetime: &str) -> String {
        if self.has_lifetimes { format!("<{lifetime}>") } else { String::new() }
    }

    /// Layouts, pools and sets.
    pub(super) fn shared(&self, host: &Host<'_>) -> String {
        let mut text = format!("use {}::vk;\n", self.path);
        self.layouts(host, &mut text);
        self.layout_struct(host, &mut text);
        if host.resources().next().is_some() {
            self.pool(host, &mut text);
            self.resources(host, &mut text);
        }
        if !host.spec_constants.is_empty() {
            self.specialization(host, &mut text);
        }
        text
    }

    fn layouts(&self, host: &Host<'_>, text: &mut String) {
        let binding = format!("vk::DescriptorSetLayoutBinding{}", self.of("'static"));
        let marker = if self.has_lifetimes { ", _marker: ::core::marker::PhantomData" } else { "" };
        let mut all = String::new();
        for (number, set) in host.sets.iter().enumerate() {
            let mut entries = String::new();
            for Resource { place, .. } in set {
                let _ = write!(
                    entries,
                    "vk::DescriptorSetLayoutBinding {{ binding: {}, descriptor_type: vk::DescriptorType::{}, \
                     descriptor_count: {}, stage_flags: vk::ShaderStageFlags::from_raw({:#x}), \
                     p_immutable_samplers: ::core::ptr::null(){marker} }}, ",
                    place.binding.binding,
                    descriptor_type(place.kind),
                    place.count,
                    place.stages
                );
            }
            let _ = write!(
                text,
                "/// The bindings of set {number}. An array without a length has 0 descriptors here.\n\
                 pub const SET_{number}: [{binding}; {}] = [{entries}];\n",
                set.len()
            );
            let _ = write!(all, "&SET_{number}, ");
        }
        let _ = write!(
            text,
            "/// The bindings of each set, by its number.\npub const SETS: [&[{binding}]; {}] = [{all}];\n",
            host.sets.len()
        );
        let (count, ranges) = match &host.push_constants {
            None => (0, String::new()),
            Some(range) => (
                1,
                format!(
                    "vk::PushConstantRange {{ stage_flags: vk::ShaderStageFlags::from_raw({:#x}), \
                     offset: super::PUSH_CONSTANTS.offset, size: super::PUSH_CONSTANTS.size }}",
                    range.stages
                ),
            ),
        };
        let _ = write!(
            text,
            "/// The push constants.\n\
             pub const PUSH_CONSTANT_RANGES: [vk::PushConstantRange; {count}] = [{ranges}];\n"
        );
    }

    /// `Layout`, with which sets and pipelines are created.
    fn layout_struct(&self, host: &Host<'_>, text: &mut String) {
        let device = format!("{}::Device", self.path);
        let count = host.sets.len();
        let has_unbounded = host.resources().any(|it| it.place.count == 0);
        // Every set layout is destroyed if a later one cannot be created.
        let (parameter, passed, lengths) = match has_unbounded {
            true => (
                ", unbounded: u32",
                ", unbounded",
                "/// `unbounded`: the number of descriptors in each array without a length.\n///\n",
            ),
            false => ("", "", ""),
        };
        let mut sets = String::new();
        for (number, set) in host.sets.iter().enumerate() {
            let mut bindings = format!("SET_{number}");
            let unbounded = set.iter().enumerate().filter(|(_, it)| it.place.count == 0);
            let lengths: String = unbounded
                .map(|(index, _)| format!("bindings[{index}].descriptor_count = unbounded;\n"))
                .collect();
            let mut mutable = String::new();
            if !lengths.is_empty() {
                mutable = format!("let mut bindings = SET_{number};\n{lengths}");
                bindings = "bindings".to_owned();
            }
            let _ = write!(
                sets,
                "{mutable}let info = vk::DescriptorSetLayoutCreateInfo {{ binding_count: {}, \
                 p_bindings: {bindings}.as_ptr(), ..Default::default() }};\n\
                 layout.sets[{number}] = unsafe {{ device.create_descriptor_set_layout(&info, None)? }};\n",
                set.len()
            );
        }
        let _ = write!(
            text,
            "/// The layouts of the sets, by number, and that of pipelines.\n\
             #[derive(Clone, Copy, Debug, PartialEq, Eq)]\npub struct Layout {{\n\
             /// Of the sets.\npub sets: [vk::DescriptorSetLayout; {count}],\n\
             /// Of pipelines.\npub pipeline: vk::PipelineLayout,\n}}\n\
             #[allow(unsafe_code)]\nimpl Layout {{\n\
             /// Creates the layouts.\n///\n{lengths}\
             /// # Errors\n///\n/// Those of Vulkan. Nothing is left of what was created before.\n///\n\
             /// # Safety\n///\n/// That of Vulkan: the device is valid, and has the features that these bindings need.\n\
             pub unsafe fn create(device: &{device}{parameter}) -> Result<Self, vk::Result> {{\n\
             let mut layout = Self {{ sets: [vk::DescriptorSetLayout::null(); {count}], \
             pipeline: vk::PipelineLayout::null() }};\n\
             // SAFETY: the caller's.\n\
             let created = unsafe {{ layout.create_all(device{passed}) }};\n\
             if created.is_err() {{\n\
             // SAFETY: what was created here is not in use, and null may be destroyed.\n\
             unsafe {{ layout.destroy(device) }};\n}}\ncreated.map(|()| layout)\n}}\n\
             unsafe fn create_all(&mut self, device: &{device}{parameter}) -> Result<(), vk::Result> {{\n\
             let layout = self;\n{sets}\
             let info = vk::PipelineLayoutCreateInfo {{ set_layout_count: {count}, \
             p_set_layouts: layout.sets.as_ptr(), push_constant_range_count: {}, \
             p_push_constant_ranges: PUSH_CONSTANT_RANGES.as_ptr(), ..Default::default() }};\n\
             layout.pipeline = unsafe {{ device.create_pipeline_layout(&info, None)? }};\nOk(())\n}}\n\
             /// Destroys the layouts.\n///\n/// # Safety\n///\n\
             /// That of Vulkan: the device created them, and nothing uses them any more.\n\
             pub unsafe fn destroy(&self, device: &{device}) {{\nunsafe {{\n\
             device.destroy_pipeline_layout(self.pipeline, None);\n\
             for set in self.sets {{\ndevice.destroy_descriptor_set_layout(set, None);\n}}\n}}\n}}\n}}\n",
            usize::from(host.push_constants.is_some())
        );
    }

    /// How large a pool must be, and sets out of one.
    fn pool(&self, host: &Host<'_>, text: &mut String) {
        let device = format!("{}::Device", self.path);
        let mut sizes: Vec<(BindingKind, u32)> = Vec::new();
        let mut unbounded: Vec<(usize, u32)> = Vec::new();
        for Resource { place, .. } in host.resources() {
            let known = sizes.iter().position(|it| it.0 == place.kind);
            let index = known.unwrap_or_else(|| {
                sizes.push((place.kind, 0));
                sizes.len() - 1
            });
            sizes[index].1 = sizes[index].1.saturating_add(place.count);
            if place.count == 0 {
                match unbounded.iter_mut().find(|it| it.0 == index) {
                    Some((_, arrays)) => *arrays += 1,
                    None => unbounded.push((index, 1)),
                }
            }
        }
        let entries: String = sizes
            .iter()
            .map(|(kind, count)| {
                let ty = descriptor_type(*kind);
                format!(
                    "vk::DescriptorPoolSize {{ ty: vk::DescriptorType::{ty}, descriptor_count: {count} }}, "
                )
            })
            .collect();
        let (parameter, lengths) = match unbounded.is_empty() {
            true => ("", ""),
            false => (", unbounded: u32", ", with `unbounded` descriptors for each array without a length"),
        };
        let more: String = unbounded
            .iter()
            .map(|(index, arrays)| format!("sizes[{index}].descriptor_count += {arrays} * unbounded;\n"))
            .collect();
        let (kinds, count) = (sizes.len(), host.sets.len());
        let _ = write!(
            text,
            "/// The descriptors in one of each set, without those of arrays that have no length.\n\
             pub const POOL_SIZES: [vk::DescriptorPoolSize; {kinds}] = [{entries}];\n\
             #[allow(unsafe_code)]\nimpl Layout {{\n\
             /// Creates a pool for `copies` of each set{lengths}.\n///\n\
             /// # Errors\n///\n/// Those of Vulkan.\n///\n/// # Safety\n///\n/// That of Vulkan: the device is valid.\n\
             pub unsafe fn create_pool(device: &{device}, copies: u32{parameter}) -> Result<vk::DescriptorPool, vk::Result> {{\n\
             let mut sizes = POOL_SIZES;\n{more}\
             for size in &mut sizes {{\nsize.descriptor_count *= copies;\n}}\n\
             let info = vk::DescriptorPoolCreateInfo {{ max_sets: {count} * copies, \
             pool_size_count: {kinds}, p_pool_sizes: sizes.as_ptr(), ..Default::default() }};\n\
             unsafe {{ device.create_descriptor_pool(&info, None) }}\n}}\n\
             /// Allocates one of each set.\n///\n/// # Errors\n///\n/// Those of Vulkan.\n///\n/// # Safety\n///\n\
             /// That of Vulkan: the device created the layouts and the pool.\n\
             pub unsafe fn allocate(&self, device: &{device}, pool: vk::DescriptorPool) -> \
             Result<[vk::DescriptorSet; {count}], vk::Result> {{\n\
             let info = vk::DescriptorSetAllocateInfo {{ descriptor_pool: pool, descriptor_set_count: {count}, \
             p_set_layouts: self.sets.as_ptr(), ..Default::default() }};\n\
             let made = unsafe {{ device.allocate_descriptor_sets(&info)? }};\n\
             let mut sets = [vk::DescriptorSet::null(); {count}];\nsets.copy_from_slice(&made);\nOk(sets)\n}}\n}}\n",
        );
    }

    /// `Resources`, with a field for each binding.
    fn resources(&self, host: &Host<'_>, text: &mut String) {
        let device = format!("{}::Device", self.path);
        let lifetime = if host.resources().any(|it| it.place.count == 0) { "<'a>" } else { "" };
        let anonymous = if lifetime.is_empty() { "" } else { "<'_>" };
        let (mut fields, mut writes, mut scenes) = (String::new(), String::new(), Vec::new());
        for (number, set) in host.sets.iter().enumerate() {
            for Resource { field, place, .. } in set {
                let ty = resource_type(place.kind);
                let ty = match (place.is_array(), place.count) {
                    (false, _) => ty.to_owned(),
                    (true, 0) => format!("&'a [{ty}]"),
                    (true, count) => format!("[{ty}; {count}]"),
                };
                let _ = writeln!(
                    fields,
                    "/// `{} {}`: {} at set {number}, binding {}.\npub {field}: {ty},",
                    place.binding.hlsl_type,
                    place.binding.name,
                    place.kind.name(),
                    place.binding.binding
                );
                let resource = match place.kind {
                    BindingKind::AccelerationStructure => {
                        scenes.push(scenes_of(field, place));
                        format!("p_next: (&raw const scenes[{}]).cast()", scenes.len() - 1)
                    }
                    kind => format!("{}: {}", pointer_name(kind), pointer(field, place)),
                };
                let _ = writeln!(
                    writes,
                    "vk::WriteDescriptorSet {{ dst_set: sets[{number}], dst_binding: {}, \
                     descriptor_type: vk::DescriptorType::{}, descriptor_count: {}, {resource}, ..Default::default() }},",
                    place.binding.binding,
                    descriptor_type(place.kind),
                    length(field, place)
                );
            }
        }
        let scenes = match scenes.is_empty() {
            true => String::new(),
            false => format!("let scenes = [\n{}];\n", scenes.concat()),
        };
        let _ = write!(
            text,
            "/// What is bound: all resources of the shaders.\n\
             #[derive(Clone, Copy)]\n#[allow(non_snake_case, clippy::pub_underscore_fields)]\n\
             pub struct Resources{lifetime} {{\n{fields}}}\n\
             #[allow(unsafe_code)]\nimpl Resources{anonymous} {{\n\
             /// Writes all descriptors of these sets. Arrays without a length are written from their beginning.\n///\n\
             /// # Safety\n///\n/// That of Vulkan: the device has the sets and the resources, and no pending work uses the \
             sets.\n#[allow(clippy::cast_possible_truncation)]\n\
             pub unsafe fn write(&self, device: &{device}, sets: &[vk::DescriptorSet; {}]) {{\n\
             {scenes}let writes = [\n{writes}];\n\
             for write in &writes {{\n// Vulkan takes no empty ones.\nif write.descriptor_count > 0 {{\n\
             unsafe {{ device.update_descriptor_sets(::core::slice::from_ref(write), &[]) }};\n}}\n}}\n}}\n}}\n",
            host.sets.len()
        );
    }

    fn specialization(&self, host: &Host<'_>, text: &mut String) {
        let count = host.spec_constants.len();
        let entries: String = (0..count)
            .map(|it| {
                format!(
                    "vk::SpecializationMapEntry {{ constant_id: super::SpecConstants::ENTRIES[{it}].id, \
                     offset: super::SpecConstants::ENTRIES[{it}].offset, size: super::SpecConstants::ENTRIES[{it}].size }}, "
                )
            })
            .collect();
        let size: u32 = host.spec_constants.iter().map(|it| it.scalar.size()).sum();
        let _ = write!(
            text,
            "/// Where each specialization constant is in [`Specialization`].\n\
             pub const SPECIALIZATION_ENTRIES: [vk::SpecializationMapEntry; {count}] = [{entries}];\n\
             /// Values of the specialization constants, as a pipeline takes them.\n\
             #[derive(Clone, Copy, Debug, PartialEq, Eq)]\npub struct Specialization([u8; {size}]);\n\
             impl From<super::SpecConstants> for Specialization {{\n\
             fn from(values: super::SpecConstants) -> Self {{ Self(values.data()) }}\n}}\n\
             impl Default for Specialization {{\n\
             fn default() -> Self {{ super::SpecConstants::default().into() }}\n}}\n\
             impl Specialization {{\n\
             /// For [`vk::PipelineShaderStageCreateInfo::p_specialization_info`]. It points to `self`.\n#[must_use]\n\
             pub fn info(&self) -> vk::SpecializationInfo{} {{\n\
             vk::SpecializationInfo {{ map_entry_count: {count}, p_map_entries: SPECIALIZATION_ENTRIES.as_ptr(), \
             data_size: {size}, p_data: self.0.as_ptr().cast(), ..Default::default() }}\n}}\n}}\n",
            self.of("'_")
        );
    }

    /// The module, the stages and the vertex input of one shader.
    pub(super) fn entry<'h>(&self, host: &Host<'h>, shader: &Shader<'h>, root: &str) -> String {
        let device = format!("{}::Device", self.path);
        let mut text = match root {
            "super" => String::new(),
            _ => format!("use {}::vk;\n", self.path),
        };
        let (chosen, _, words) = host.chosen();
        let _ = write!(
            text,
            "/// Creates the shader module.\n///\n/// # Errors\n///\n/// Those of Vulkan.\n///\n/// # Safety\n///\n\
             /// That of Vulkan: the device is valid, and has the features that the shader needs.\n#[allow(unsafe_code)]\n\
             pub unsafe fn create_module(device: &{device}{chosen}) -> Result<vk::ShaderModule, vk::Result> {{\n\
             let info = vk::ShaderModuleCreateInfo {{ code_size: ::core::mem::size_of_val({words}), \
             p_code: {words}.as_ptr(), ..Default::default() }};\n\
             unsafe {{ device.create_shader_module(&info, None) }}\n}}\n"
        );
        if shader.reflection.entry_points.len() > 1 {
            self.stages(shader, &mut text);
        }
        let Some(entry) = shader.entry() else { return text };
        let static_ = self.of("'static");
        let _ = write!(
            text,
            "/// The stage.\n\
             pub const STAGE: vk::ShaderStageFlags = vk::ShaderStageFlags::from_raw(super::STAGE_FLAGS);\n\
             /// The stage of a pipeline, with the module from [`create_module`].\n#[must_use]\n\
             pub fn stage(module: vk::ShaderModule) -> vk::PipelineShaderStageCreateInfo{static_} {{\n\
             vk::PipelineShaderStageCreateInfo {{ stage: STAGE, module, p_name: super::ENTRY_POINT_C.as_ptr(), \
             ..Default::default() }}\n}}\n"
        );
        match entry.stage {
            Stage::Vertex => self.vertex_input(host, shader, &mut text),
            Stage::Compute => self.compute(host, shader, root, &mut text),
            _ => {}
        }
        text
    }

    /// The stages of a library.
    fn stages(&self, shader: &Shader<'_>, text: &mut String) {
        let entries = &shader.reflection.entry_points;
        let stages: String = (0..entries.len())
            .map(|it| {
                format!(
                    "vk::PipelineShaderStageCreateInfo {{ \
                     stage: vk::ShaderStageFlags::from_raw(super::entry_points::ALL[{it}].stage), module, \
                     p_name: super::entry_points::ALL[{it}].name_c.as_ptr(), ..Default::default() }}, "
                )
            })
            .collect();
        let _ = write!(
            text,
            "/// The stages of a pipeline with all entry points, in the order of `entry_points::ALL`.\n#[must_use]\n\
             pub fn stages(module: vk::ShaderModule) -> [vk::PipelineShaderStageCreateInfo{}; {}] {{\n[{stages}]\n}}\n",
            self.of("'static"),
            entries.len()
        );
    }

    fn vertex_input<'h>(&self, host: &Host<'h>, shader: &Shader<'h>, text: &mut String) {
        let buffers = host.vertex_buffers(shader);
        let (mut bindings, mut attributes) = (String::new(), String::new());
        let mut count = 0;
        for (number, buffer) in buffers.iter().enumerate() {
            let rate = if buffer.is_per_instance { "INSTANCE" } else { "VERTEX" };
            let _ = write!(
                bindings,
                "vk::VertexInputBindingDescription {{ binding: {number}, stride: {}, \
                 input_rate: vk::VertexInputRate::{rate} }}, ",
                buffer.stride
            );
            for it in buffer.attributes() {
                let _ = write!(
                    attributes,
                    "vk::VertexInputAttributeDescription {{ location: {}, binding: {number}, \
                     format: vk::Format::{}, offset: {} }}, ",
                    it.location,
                    format(it.input).0,
                    it.offset
                );
                count += 1;
            }
        }
        let _ = write!(
            text,
            "/// The vertex buffers.\n\
             pub const VERTEX_BINDINGS: [vk::VertexInputBindingDescription; {0}] = [{bindings}];\n\
             /// The attributes in them.\n\
             pub const VERTEX_ATTRIBUTES: [vk::VertexInputAttributeDescription; {count}] = [{attributes}];\n\
             /// The input of a graphics pipeline.\n#[must_use]\n\
             pub fn vertex_input() -> vk::PipelineVertexInputStateCreateInfo{1} {{\n\
             vk::PipelineVertexInputStateCreateInfo {{ vertex_binding_description_count: {0}, \
             p_vertex_binding_descriptions: VERTEX_BINDINGS.as_ptr(), vertex_attribute_description_count: {count}, \
             p_vertex_attribute_descriptions: VERTEX_ATTRIBUTES.as_ptr(), ..Default::default() }}\n}}\n",
            buffers.len(),
            self.of("'static")
        );
    }

    fn compute(&self, host: &Host<'_>, shader: &Shader<'_>, root: &str, text: &mut String) {
        let (chosen, choice, _) = host.chosen();
        let device = format!("{}::Device", self.path);
        let (parameter, info, set) = match shader.reflection.spec_constants.is_empty() {
            true => (String::new(), String::new(), ""),
            false => {
                let shared = if root == "super" { String::new() } else { format!("{root}::ash::") };
                (
                    format!(", constants: {root}::SpecConstants"),
                    format!(
                        "let values = {shared}Specialization::from(constants);\nlet info = values.info();\n"
                    ),
                    "stage.p_specialization_info = &raw const info;\n",
                )
            }
        };
        let mutable = if set.is_empty() { "" } else { "mut " };
        let _ = write!(
            text,
            "/// Creates a compute pipeline.\n///\n/// # Errors\n///\n/// Those of Vulkan.\n///\n/// # Safety\n///\n\
             /// That of Vulkan: the device created the layout, which is that of [`Layout`] or compatible with it.\n\
             #[allow(unsafe_code)]\n\
             pub unsafe fn create_pipeline(device: &{device}, layout: vk::PipelineLayout{chosen}{parameter}) -> \
             Result<vk::Pipeline, vk::Result> {{\n{info}\
             let module = unsafe {{ create_module(device{choice})? }};\nlet {mutable}stage = stage(module);\n{set}\
             let info = vk::ComputePipelineCreateInfo {{ stage, layout, ..Default::default() }};\n\
             let made = unsafe {{ device.create_compute_pipelines(vk::PipelineCache::null(), &[info], None) }};\n\
             unsafe {{ device.destroy_shader_module(module, None) }};\n\
             match made {{\nOk(pipelines) => Ok(pipelines[0]),\nErr((_, error)) => Err(error),\n}}\n}}\n",
        );
    }
}

/// The write that a descriptor of acceleration structures continues with.
fn scenes_of(field: &str, place: &Place<'_>) -> String {
    format!(
        "vk::WriteDescriptorSetAccelerationStructureKHR {{ acceleration_structure_count: {}, \
         p_acceleration_structures: {}, ..Default::default() }},\n",
        length(field, place),
        pointer(field, place)
    )
}

/// The number of descriptors of a field.
fn length(field: &str, place: &Place<'_>) -> String {
    if place.count == 0 { format!("self.{field}.len() as u32") } else { place.count.to_string() }
}

/// The first descriptor of a field.
fn pointer(field: &str, place: &Place<'_>) -> String {
    if place.is_array() { format!("self.{field}.as_ptr()") } else { format!("&raw const self.{field}") }
}

/// The member of a write that points to resources of this kind.
fn pointer_name(kind: BindingKind) -> &'static str {
    match resource_type(kind) {
        "vk::DescriptorBufferInfo" => "p_buffer_info",
        "vk::BufferView" => "p_texel_buffer_view",
        _ => "p_image_info",
    }
}

/// The type with which the host names a resource.
fn resource_type(kind: BindingKind) -> &'static str {
    match kind {
        BindingKind::UniformBuffer | BindingKind::StorageBuffer => "vk::DescriptorBufferInfo",
        BindingKind::UniformTexelBuffer | BindingKind::StorageTexelBuffer => "vk::BufferView",
        BindingKind::AccelerationStructure => "vk::AccelerationStructureKHR",
        BindingKind::Sampler
        | BindingKind::CombinedImageSampler
        | BindingKind::SampledImage
        | BindingKind::StorageImage
        | BindingKind::InputAttachment => "vk::DescriptorImageInfo",
    }
}

fn descriptor_type(kind: BindingKind) -> &'static str {
    match kind {
        BindingKind::Sampler => "SAMPLER",
        BindingKind::CombinedImageSampler => "COMBINED_IMAGE_SAMPLER",
        BindingKind::SampledImage => "SAMPLED_IMAGE",
        BindingKind::StorageImage => "STORAGE_IMAGE",
        BindingKind::UniformTexelBuffer => "UNIFORM_TEXEL_BUFFER",
        BindingKind::StorageTexelBuffer => "STORAGE_TEXEL_BUFFER",
        BindingKind::UniformBuffer => "UNIFORM_BUFFER",
        BindingKind::StorageBuffer => "STORAGE_BUFFER",
        BindingKind::InputAttachment => "INPUT_ATTACHMENT",
        BindingKind::AccelerationStructure => "ACCELERATION_STRUCTURE_KHR",
    }
}
