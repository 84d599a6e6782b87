//! The heaps of `VK_EXT_descriptor_heap` that the shaders read: what a host needs to fill them, and to map the other resources.

use std::fmt::Write;

use super::{Writer, emit::Host};
use crate::{
    bindings::Shader,
    options::HeapStride,
    reflect::{Binding, BindingKind, DescriptorHeapKind},
};

const DESCRIPTOR_BYTES: &str = "/// Bytes for each kind of descriptor.\n#[derive(Clone, Copy, Debug, PartialEq, Eq)]\n\
    pub struct DescriptorBytes {\n\
    /// Of images and texel buffers: `imageDescriptorSize` of `VkPhysicalDeviceDescriptorHeapPropertiesEXT`.\npub image: u64,\n\
    /// Of buffers and acceleration structures: `bufferDescriptorSize`.\npub buffer: u64,\n\
    /// Of samplers: `samplerDescriptorSize`.\npub sampler: u64,\n}\n";

const BINDING_MAPPING: &str = "/// A resource with a binding, as `VkDescriptorSetAndBindingMappingEXT` names it.\n\
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]\npub struct BindingMapping {\n\
    /// Of the variable in the shader.\npub name: &'static str,\n\
    /// `descriptorSet`.\npub set: u32,\n/// `firstBinding`; `bindingCount` is 1.\npub binding: u32,\n\
    /// `resourceMask`: bits of `VkSpirvResourceTypeFlagBitsEXT`.\npub resource_mask: u32,\n}\n";

impl Writer<'_> {
    /// `pub mod descriptor_heaps`, if a shader reads any.
    pub(super) fn descriptor_heaps(&mut self, host: &Host<'_>, shaders: &[Shader<'_>]) {
        let stride = |kind: DescriptorHeapKind| {
            let mut all = shaders.iter().flat_map(|it| &it.reflection.descriptor_heaps);
            all.find(|it| it.kind == kind).map(|it| it.stride)
        };
        let resources = stride(DescriptorHeapKind::Resource);
        let samplers = stride(DescriptorHeapKind::Sampler);
        if resources.is_none() && samplers.is_none() {
            return;
        }
        self.text.push_str(
            "/// The heaps of `VK_EXT_descriptor_heap` that the shaders read. Their pipelines are created with\n\
             /// `VK_PIPELINE_CREATE_2_DESCRIPTOR_HEAP_BIT_EXT` and without a layout.\npub mod descriptor_heaps {\n",
        );
        self.helper("DescriptorBytes", 1, |it| it.text.push_str(DESCRIPTOR_BYTES));
        let _ = write!(
            self.text,
            "/// Whether the shaders read `ResourceDescriptorHeap`.\npub const READS_RESOURCES: bool = {};\n\
             /// Whether the shaders read `SamplerDescriptorHeap`.\npub const READS_SAMPLERS: bool = {};\n",
            resources.is_some(),
            samplers.is_some()
        );
        self.strides(host, [resources, samplers].map(|it| it.unwrap_or(HeapStride::Size)));
        self.mappings(host);
        self.text.push_str("}\n");
    }

    /// The function that makes the strides of the sizes.
    fn strides(&mut self, host: &Host<'_>, [resources, samplers]: [HeapStride; 2]) {
        let one = |stride: HeapStride, size: &str| match stride {
            HeapStride::Size => format!("sizes.{size}"),
            HeapStride::Unified => "larger".to_owned(),
            HeapStride::Bytes(bytes) => bytes.to_string(),
            HeapStride::Constant(id) => {
                let field = host.spec_fields().find(|it| it.1.id == id);
                field.map_or(format!("sizes.{size}"), |it| format!("constants.{} as u64", it.0))
            }
        };
        let [image, buffer, sampler] =
            [one(resources, "image"), one(resources, "buffer"), one(samplers, "sampler")];
        let reads = |what: &str| [&image, &buffer, &sampler].into_iter().any(|it| it.contains(what));
        let larger = match resources {
            HeapStride::Unified => {
                "let larger = if sizes.image > sizes.buffer { sizes.image } else { sizes.buffer };\n"
            }
            _ => "",
        };
        let sizes = if reads("sizes.") || !larger.is_empty() { "sizes" } else { "_" };
        let (allow, constants) = match reads("constants.") {
            true => (
                "#[allow(clippy::cast_lossless, clippy::cast_sign_loss)]\n",
                ", constants: &super::SpecConstants",
            ),
            false => ("", ""),
        };
        let _ = write!(
            self.text,
            "/// The distance of descriptors on a device with these sizes: the one with index `i` begins at `i` times that of its kind.\n\
             #[must_use]\n{allow}pub const fn strides({sizes}: DescriptorBytes{constants}) -> DescriptorBytes {{\n\
             {larger}DescriptorBytes {{ image: {image}, buffer: {buffer}, sampler: {sampler} }}\n}}\n"
        );
    }

    fn mappings(&mut self, host: &Host<'_>) {
        self.helper("BindingMapping", 1, |it| it.text.push_str(BINDING_MAPPING));
        let mut all = String::new();
        for binding in host.descriptors.iter().map(|it| it.binding) {
            let _ = write!(
                all,
                "BindingMapping {{ name: {:?}, set: {}, binding: {}, resource_mask: {:#x} }}, ",
                binding.name,
                binding.set,
                binding.binding,
                resource_mask(binding)
            );
        }
        let _ = writeln!(
            self.text,
            "/// The resources that are not in a heap, which `VkShaderDescriptorSetAndBindingMappingInfoEXT` must map.\n\
             pub const MAPPINGS: [BindingMapping; {}] = [{all}];",
            host.descriptors.len()
        );
    }
}

/// Of `VkSpirvResourceTypeFlagBitsEXT`.
fn resource_mask(binding: &Binding) -> u32 {
    match binding.kind {
        BindingKind::Sampler => 1,
        BindingKind::SampledImage | BindingKind::UniformTexelBuffer => 2,
        // Whether the variable says that nobody writes it is not in the reflection.
        BindingKind::StorageImage | BindingKind::StorageTexelBuffer | BindingKind::InputAttachment => 4 | 8,
        BindingKind::CombinedImageSampler => 0x10,
        BindingKind::UniformBuffer => 0x20,
        BindingKind::StorageBuffer if binding.is_writable => 0x80,
        BindingKind::StorageBuffer => 0x40,
        BindingKind::AccelerationStructure => 0x100,
    }
}
