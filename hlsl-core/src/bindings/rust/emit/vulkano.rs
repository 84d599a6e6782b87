//! Items for vulkano: functions that create its objects, and a struct with everything that is bound.
//!
//! vulkano counts references and checks what it gets, so nothing here is unsafe except that a module of words is valid.

use std::fmt::Write;

use spirv::{Op, StorageClass};

use super::{Emit, Host, Resource};
use crate::{
    bindings::{Shader, names::free, rust::names::field_name, vertex_buffers::format},
    reflect::{BindingKind, ScalarKind},
    stage::Stage,
};

/// The writer for one version.
pub(super) struct Vulkano<'a> {
    path: &'a str,
    /// Version 0.35 made descriptor sets one type, without that of their allocator, and structs of vertex input extensible.
    is_newest: bool,
}

impl<'a> Vulkano<'a> {
    pub(super) fn new(emit: &'a Emit) -> Vulkano<'a> {
        Vulkano { path: &emit.path, is_newest: emit.version != "0.34" }
    }

    /// What a function returns that creates something.
    fn result(&self, created: &str) -> String {
        let path = self.path;
        format!("::core::result::Result<{created}, {path}::Validated<{path}::VulkanError>>")
    }

    fn device(&self) -> String {
        format!("::std::sync::Arc<{}::device::Device>", self.path)
    }

    /// Layouts, resources and specialization.
    pub(super) fn shared(&self, host: &Host<'_>) -> String {
        let mut text = String::new();
        self.layouts(host, &mut text);
        if host.resources().next().is_some() {
            self.resources(host, &mut text);
        }
        if !host.spec_constants.is_empty() {
            self.specialization(host, &mut text);
        }
        text
    }

    fn layouts(&self, host: &Host<'_>, text: &mut String) {
        let path = self.path;
        let sets: String = host.sets.iter().map(|set| self.set_layout(set)).collect();
        let ranges = host.push_constants.as_ref().map_or_else(String::new, |range| {
            format!(
                "{path}::pipeline::layout::PushConstantRange {{ stages: {}, offset: 0, \
                 size: super::PUSH_CONSTANTS.offset + super::PUSH_CONSTANTS.size }}",
                self.stages_of(range.stages)
            )
        });
        let has_unbounded = host.resources().any(|it| it.place.count == 0);
        let (parameter, comma, passed, lengths) = match has_unbounded {
            true => (
                "unbounded: u32",
                ", ",
                "unbounded",
                "/// `unbounded`: the number of descriptors in each array without a length, at least 1.\n///\n",
            ),
            false => ("", "", "", ""),
        };
        let _ = write!(
            text,
            "/// What a pipeline layout is created from: the sets by number, and the push constants, from 0 to the end of \
             the struct, so that the struct can be pushed at 0. Change it where a layout needs flags.\n///\n{lengths}\
             #[must_use]\n#[allow(clippy::too_many_lines)]\n\
             pub fn layout_info({parameter}) -> {path}::pipeline::layout::PipelineDescriptorSetLayoutCreateInfo {{\n\
             {path}::pipeline::layout::PipelineDescriptorSetLayoutCreateInfo {{\n\
             flags: {path}::pipeline::layout::PipelineLayoutCreateFlags::default(),\n\
             set_layouts: ::std::vec![{sets}],\npush_constant_ranges: ::std::vec![{ranges}],\n}}\n}}\n\
             /// Creates the layout of pipelines with all shaders, and those of its sets.\n///\n{lengths}\
             /// # Errors\n///\n/// Those of Vulkan, and those of vulkano if the device lacks what the bindings need.\n\
             pub fn create_layout(device: {}{comma}{parameter}) -> {} {{\n\
             let info = layout_info({passed}).into_pipeline_layout_create_info(device.clone());\n\
             {path}::pipeline::PipelineLayout::new(device, info.map_err(|it| it.error)?)\n}}\n",
            self.device(),
            self.result(&format!("::std::sync::Arc<{path}::pipeline::PipelineLayout>")),
        );
    }

    fn set_layout(&self, set: &[Resource<'_>]) -> String {
        let layout = format!("{}::descriptor_set::layout", self.path);
        if set.is_empty() {
            return format!("{layout}::DescriptorSetLayoutCreateInfo::default(), ");
        }
        let bindings: String = set
            .iter()
            .map(|Resource { place, .. }| {
                let count = if place.count == 0 { "unbounded".to_owned() } else { place.count.to_string() };
                format!(
                    "({}, {layout}::DescriptorSetLayoutBinding {{ descriptor_count: {count}, stages: {}, \
                     ..{layout}::DescriptorSetLayoutBinding::descriptor_type({layout}::DescriptorType::{}) }}), ",
                    place.binding.binding,
                    self.stages_of(place.stages),
                    descriptor_type(place.kind)
                )
            })
            .collect();
        format!(
            "{layout}::DescriptorSetLayoutCreateInfo {{ bindings: ::std::collections::BTreeMap::from([{bindings}]), \
             ..{layout}::DescriptorSetLayoutCreateInfo::default() }}, "
        )
    }

    /// `VkShaderStageFlags` as an expression.
    fn stages_of(&self, flags: u32) -> String {
        let names = STAGES.iter().enumerate().filter(|(bit, _)| flags >> bit & 1 == 1);
        let names: Vec<String> =
            names.map(|(_, name)| format!("{}::shader::ShaderStages::{name}", self.path)).collect();
        names.join(" | ")
    }

    /// `Resources`, with a field for each binding.
    fn resources(&self, host: &Host<'_>, text: &mut String) {
        let path = self.path;
        let write = format!("{path}::descriptor_set::WriteDescriptorSet");
        let (mut fields, mut sets, mut unbounded) = (String::new(), String::new(), String::new());
        for (number, set) in host.sets.iter().enumerate() {
            let mut writes = String::new();
            for resource @ Resource { field, place, .. } in set {
                let _ = writeln!(
                    fields,
                    "/// `{} {}`: {} at set {number}, binding {}.\npub {field}: {},",
                    place.binding.hlsl_type,
                    place.binding.name,
                    place.kind.name(),
                    place.binding.binding,
                    self.type_of(resource)
                );
                let (binding, function) = (place.binding.binding, write_function(place.kind));
                let all = format!("{write}::{function}_array({binding}, 0, self.{field}.iter().cloned())");
                let _ = match (place.is_array(), place.count) {
                    // vulkano takes no empty ones.
                    (true, 0) => {
                        write!(unbounded, "if !self.{field}.is_empty() {{\nsets[{number}].push({all});\n}}\n")
                    }
                    (true, _) => write!(writes, "{all}, "),
                    (false, _) if place.kind == BindingKind::CombinedImageSampler => write!(
                        writes,
                        "{write}::{function}({binding}, self.{field}.0.clone(), self.{field}.1.clone()), "
                    ),
                    (false, _) => write!(writes, "{write}::{function}({binding}, self.{field}.clone()), "),
                };
            }
            let _ = write!(sets, "::std::vec![{writes}], ");
        }
        let body = match unbounded.is_empty() {
            true => format!("[{sets}]"),
            false => format!("let mut sets = [{sets}];\n{unbounded}sets"),
        };
        let _ = write!(
            text,
            "/// What is bound: all resources of the shaders.\n\
             #[derive(Clone)]\n#[allow(non_snake_case, clippy::pub_underscore_fields)]\n\
             pub struct Resources {{\n{fields}}}\n\
             impl Resources {{\n\
             /// What to write into each set, by its number. Arrays without a length are written from their beginning.\n\
             #[must_use]\n#[allow(clippy::too_many_lines)]\n\
             pub fn writes(&self) -> [::std::vec::Vec<{write}>; {}] {{\n{body}\n}}\n",
            host.sets.len()
        );
        self.create_sets(host, text);
        text.push_str("}\n");
    }

    /// The sets that have bindings: vulkano allocates no other.
    fn create_sets(&self, host: &Host<'_>, text: &mut String) {
        let set = format!("{}::descriptor_set", self.path);
        let numbers: Vec<usize> = (0..host.sets.len()).filter(|it| !host.sets[*it].is_empty()).collect();
        let (generics, allocator, created, by) = match self.is_newest {
            true => (
                "",
                format!("::std::sync::Arc<dyn {set}::allocator::DescriptorSetAllocator>"),
                format!("{set}::DescriptorSet"),
                "allocator.clone()",
            ),
            false => {
                ("<A>", "&A".to_owned(), format!("{set}::PersistentDescriptorSet<A::Alloc>"), "allocator")
            }
        };
        let bounds = match self.is_newest {
            true => String::new(),
            false => format!("\nwhere\nA: {set}::allocator::DescriptorSetAllocator + ?Sized,\n"),
        };
        let names: String = (0..host.sets.len())
            .map(|it| if numbers.contains(&it) { format!("set_{it}, ") } else { "_, ".to_owned() })
            .collect();
        let constructor = if self.is_newest { "DescriptorSet" } else { "PersistentDescriptorSet" };
        let sets: String = numbers
            .iter()
            .map(|it| {
                format!("({it}, {set}::{constructor}::new({by}, layouts[{it}].clone(), set_{it}, [])?), ")
            })
            .collect();
        let _ = write!(
            text,
            "/// Creates every set that has bindings, each with its number.\n///\n/// # Errors\n///\n\
             /// Those of Vulkan, and those of vulkano if a resource does not fit its binding or `layout` is not that of \
             [`create_layout`].\n\
             #[allow(clippy::needless_pass_by_value, clippy::type_complexity)]\n\
             pub fn create_sets{generics}(&self, allocator: {allocator}, layout: &{}::pipeline::PipelineLayout) -> {}{bounds} \
             {{\nlet layouts = layout.set_layouts();\nlet [{names}] = self.writes();\nOk([{sets}])\n}}\n",
            self.path,
            self.result(&format!("[(u32, ::std::sync::Arc<{created}>); {}]", numbers.len())),
        );
    }

    /// The type with which the host names a resource.
    fn type_of(&self, resource: &Resource<'_>) -> String {
        let path = self.path;
        let Resource { element, place, .. } = resource;
        let shared = |ty: &str| format!("::std::sync::Arc<{path}::{ty}>");
        let buffer = |ty: &str| format!("{path}::buffer::Subbuffer<{ty}>");
        let one = match (place.kind, element) {
            (BindingKind::UniformBuffer, Some(block)) => buffer(&format!("super::{block}")),
            (BindingKind::StorageBuffer, _) if place.binding.counter_of.is_some() => buffer("u32"),
            (BindingKind::StorageBuffer, Some(element)) => buffer(&format!("[super::{element}]")),
            (BindingKind::UniformBuffer | BindingKind::StorageBuffer, None) => buffer("[u8]"),
            (BindingKind::UniformTexelBuffer | BindingKind::StorageTexelBuffer, _) => {
                shared("buffer::view::BufferView")
            }
            (BindingKind::AccelerationStructure, _) => {
                shared("acceleration_structure::AccelerationStructure")
            }
            (BindingKind::Sampler, _) => shared("image::sampler::Sampler"),
            (BindingKind::CombinedImageSampler, _) => {
                format!("({}, {})", shared("image::view::ImageView"), shared("image::sampler::Sampler"))
            }
            (BindingKind::SampledImage | BindingKind::StorageImage | BindingKind::InputAttachment, _) => {
                shared("image::view::ImageView")
            }
        };
        match (place.is_array(), place.count) {
            (false, _) => one,
            (true, 0) => format!("::std::vec::Vec<{one}>"),
            (true, count) => format!("[{one}; {count}]"),
        }
    }

    fn specialization(&self, host: &Host<'_>, text: &mut String) {
        let constant = format!("{}::shader::SpecializationConstant", self.path);
        let mut names = Vec::new();
        let entries: String = host
            .spec_constants
            .iter()
            .enumerate()
            .map(|(index, it)| {
                let field = free(field_name(&it.name), &mut names);
                let value = match it.scalar {
                    ScalarKind::Float16 => format!("{}::half::f16::from_bits(constants.{field})", self.path),
                    _ => format!("constants.{field}"),
                };
                format!("(super::SpecConstants::ENTRIES[{index}].id, {constant}::from({value})), ")
            })
            .collect();
        let _ = write!(
            text,
            "/// The specialization constants by their ids, as shader modules take them.\n#[must_use]\n\
             pub fn specialization<S>(constants: super::SpecConstants) -> ::std::collections::HashMap<u32, {constant}, S>\n\
             where\nS: ::core::hash::BuildHasher + ::core::default::Default,\n{{\n\
             ::core::iter::IntoIterator::into_iter([{entries}]).collect()\n}}\n"
        );
    }

    /// The module, the stages and the vertex input of one shader.
    pub(super) fn entry<'h>(&self, host: &Host<'h>, shader: &Shader<'h>, root: &str) -> String {
        let (path, device) = (self.path, self.device());
        let (chosen, choice, words) = host.chosen();
        let mut text = format!(
            "/// Creates the shader module.\n///\n/// # Errors\n///\n\
             /// Those of Vulkan, and those of vulkano if the device lacks what the shader needs.\n#[allow(unsafe_code)]\n\
             pub fn load(device: {device}{chosen}) -> {} {{\n\
             let info = {path}::shader::ShaderModuleCreateInfo::new({words});\n\
             // SAFETY: a compiler wrote the words, as valid SPIR-V.\n\
             unsafe {{ {path}::shader::ShaderModule::new(device, info) }}\n}}\n",
            self.result(&format!("::std::sync::Arc<{path}::shader::ShaderModule>"))
        );
        let mut constants =
            Constants { parameter: chosen.to_owned(), argument: choice.to_owned(), load: "load" };
        if !shader.reflection.spec_constants.is_empty() {
            let shared = if root == "super" { String::new() } else { format!("{root}::vulkano::") };
            constants = Constants {
                parameter: format!("{chosen}, constants: {root}::SpecConstants"),
                argument: format!("{choice}, constants"),
                load: "load_specialized",
            };
            let _ = write!(
                text,
                "/// Creates the shader module with these specialization constants.\n///\n/// # Errors\n///\n\
                 /// Those of [`load`].\n\
                 pub fn load_specialized(device: {device}{chosen}, constants: {root}::SpecConstants) -> {} {{\n\
                 Ok(load(device{choice})?.specialize({shared}specialization(constants))?)\n}}\n",
                self.result(&format!("::std::sync::Arc<{path}::shader::SpecializedShaderModule>"))
            );
        }
        if shader.reflection.entry_points.len() > 1 {
            self.stages(shader, &constants, &mut text);
        }
        if !shader.reflection.entry_points.is_empty() {
            self.found(&mut text);
        }
        let Some(entry) = shader.entry() else { return text };
        let Constants { parameter, argument, load } = &constants;
        let stage = format!("{path}::pipeline::PipelineShaderStageCreateInfo");
        let _ = write!(
            text,
            "/// Creates the shader module, for its entry point.\n///\n/// # Errors\n///\n/// Those of [`load`].\n\
             pub fn entry_point(device: {device}{parameter}) -> {} {{\n\
             found({load}(device{argument})?.entry_point(super::ENTRY_POINT))\n}}\n\
             /// Creates the shader module, for a stage of a pipeline.\n///\n/// # Errors\n///\n/// Those of [`load`].\n\
             pub fn stage(device: {device}{parameter}) -> {} {{\n\
             Ok({stage}::new(entry_point(device{argument})?))\n}}\n",
            self.result(&format!("{path}::shader::EntryPoint")),
            self.result(&stage),
        );
        match entry.stage {
            Stage::Vertex => self.vertex_input(host, shader, &mut text),
            Stage::Compute => self.compute(&constants, &mut text),
            _ => {}
        }
        text
    }

    /// A function that makes an error of a missing entry point, which cannot happen.
    fn found(&self, text: &mut String) {
        let path = self.path;
        let entry_point = format!("{path}::shader::EntryPoint");
        let _ = write!(
            text,
            "fn found(entry_point: ::core::option::Option<{entry_point}>) -> {} {{\n\
             entry_point.ok_or_else(|| {{\n\
             let problem = \"the module does not have the entry point\".into();\n\
             ::std::boxed::Box::new({path}::ValidationError {{ problem, ..{path}::ValidationError::default() }}).into()\n\
             }})\n}}\n",
            self.result(&entry_point)
        );
    }

    /// The stages of a library.
    fn stages(&self, shader: &Shader<'_>, constants: &Constants, text: &mut String) {
        let Constants { parameter, argument, load } = constants;
        let stage = format!("{}::pipeline::PipelineShaderStageCreateInfo", self.path);
        let count = shader.reflection.entry_points.len();
        let stages: String = (0..count)
            .map(|it| {
                format!("{stage}::new(found(module.entry_point(super::entry_points::ALL[{it}].name))?), ")
            })
            .collect();
        let _ = write!(
            text,
            "/// Creates the shader module, for the stages of a pipeline with all entry points, in the order of \
             `entry_points::ALL`.\n///\n/// # Errors\n///\n/// Those of [`load`].\n\
             #[allow(clippy::too_many_lines)]\n\
             pub fn stages(device: {}{parameter}) -> {} {{\n\
             let module = {load}(device{argument})?;\nOk([{stages}])\n}}\n",
            self.device(),
            self.result(&format!("[{stage}; {count}]"))
        );
    }

    fn vertex_input<'h>(&self, host: &Host<'h>, shader: &Shader<'h>, text: &mut String) {
        let input = format!("{}::pipeline::graphics::vertex_input", self.path);
        let rest = |name: &str| match self.is_newest {
            true => format!(", ..{input}::{name}::default()"),
            false => String::new(),
        };
        let (of_binding, of_attribute) =
            (rest("VertexInputBindingDescription"), rest("VertexInputAttributeDescription"));
        let mut state = String::new();
        for (number, buffer) in host.vertex_buffers(shader).iter().enumerate() {
            let rate = if buffer.is_per_instance { "Instance { divisor: 1 }" } else { "Vertex" };
            let _ = write!(
                state,
                "\n.binding({number}, {input}::VertexInputBindingDescription {{ stride: {}, \
                 input_rate: {input}::VertexInputRate::{rate}{of_binding} }})",
                buffer.stride
            );
            for it in buffer.attributes() {
                let _ = write!(
                    state,
                    "\n.attribute({}, {input}::VertexInputAttributeDescription {{ binding: {number}, \
                     format: {}::format::Format::{}, offset: {}{of_attribute} }})",
                    it.location,
                    self.path,
                    format(it.input).0,
                    it.offset
                );
            }
        }
        let _ = write!(
            text,
            "/// The vertex buffers and the attributes in them, for a graphics pipeline.\n#[must_use]\n\
             #[allow(clippy::too_many_lines)]\n\
             pub fn vertex_input() -> {input}::VertexInputState {{\n{input}::VertexInputState::new(){state}\n}}\n"
        );
    }

    fn compute(&self, constants: &Constants, text: &mut String) {
        let path = self.path;
        let Constants { parameter, argument, .. } = constants;
        let _ = write!(
            text,
            "/// Creates a compute pipeline, with the layout from `create_layout` or one that is compatible with it.\n///\n\
             /// # Errors\n///\n/// Those of [`load`].\n\
             pub fn create_pipeline(device: {}, layout: ::std::sync::Arc<{path}::pipeline::PipelineLayout>{parameter}) -> \
             {} {{\n\
             let stage = stage(device.clone(){argument})?;\n\
             let info = {path}::pipeline::compute::ComputePipelineCreateInfo::stage_layout(stage, layout);\n\
             {path}::pipeline::ComputePipeline::new(device, ::core::option::Option::None, info)\n}}\n",
            self.device(),
            self.result(&format!("::std::sync::Arc<{path}::pipeline::ComputePipeline>"))
        );
    }
}

/// How functions take the permutation and the specialization constants of their shader, if it has any.
struct Constants {
    parameter: String,
    argument: String,
    /// The function that creates the module.
    load: &'static str,
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

/// The function that writes a resource of this kind.
fn write_function(kind: BindingKind) -> &'static str {
    match kind {
        BindingKind::UniformBuffer | BindingKind::StorageBuffer => "buffer",
        BindingKind::UniformTexelBuffer | BindingKind::StorageTexelBuffer => "buffer_view",
        BindingKind::AccelerationStructure => "acceleration_structure",
        BindingKind::Sampler => "sampler",
        BindingKind::CombinedImageSampler => "image_view_sampler",
        BindingKind::SampledImage | BindingKind::StorageImage | BindingKind::InputAttachment => "image_view",
    }
}

fn descriptor_type(kind: BindingKind) -> &'static str {
    match kind {
        BindingKind::Sampler => "Sampler",
        BindingKind::CombinedImageSampler => "CombinedImageSampler",
        BindingKind::SampledImage => "SampledImage",
        BindingKind::StorageImage => "StorageImage",
        BindingKind::UniformTexelBuffer => "UniformTexelBuffer",
        BindingKind::StorageTexelBuffer => "StorageTexelBuffer",
        BindingKind::UniformBuffer => "UniformBuffer",
        BindingKind::StorageBuffer => "StorageBuffer",
        BindingKind::InputAttachment => "InputAttachment",
        BindingKind::AccelerationStructure => "AccelerationStructure",
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
