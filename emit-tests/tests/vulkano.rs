//! Every shader of the matrix through `emit: [vulkano]`: layouts, sets and pipelines are created by two versions of vulkano.
//! Neither their validation may find anything, apart from what is listed below, nor the validation layers.

#[path = "support/layers.rs"]
mod layers;

use std::sync::Arc;

use ash::vk::Handle;
use example_shared::gpu::Messenger;
use layers::Layers;

mod shaders {
    #![deny(warnings, missing_docs, unreachable_pub)]
    //! Generated.
    include!(concat!(env!("OUT_DIR"), "/vulkano/shaders.rs"));
}

mod older {
    pub(super) mod shaders {
        #![deny(warnings, missing_docs, unreachable_pub)]
        //! Generated, for version 0.34.
        include!(concat!(env!("OUT_DIR"), "/vulkano_034/shaders.rs"));
    }

    pub fn create_sets(
        layout: &vulkano_034::pipeline::PipelineLayout,
    ) -> Result<(), vulkano_034::Validated<vulkano_034::VulkanError>> {
        use vulkano_034::descriptor_set::{
            PersistentDescriptorSet, allocator::StandardDescriptorSetAllocator,
        };
        use vulkano_034::device::DeviceOwned;
        let allocator = StandardDescriptorSetAllocator::new(layout.device().clone(), Default::default());
        for set in layout.set_layouts().iter().filter(|it| !it.bindings().is_empty()) {
            PersistentDescriptorSet::new(&allocator, set.clone(), [], [])?;
        }
        Ok(())
    }
}

/// What a version of vulkano rejects, with a part of what it says.
type Rejected = &'static [(&'static str, &'static str)];

const REJECTED: Rejected = &[];

const REJECTED_BY_THE_VERSION_BEFORE: Rejected = &[];

/// A device of one version, and what was created on it. The versions have nearly the same functions.
macro_rules! test {
    ($name:ident, $vulkano:ident, $features:ident) => {
        struct $name {
            device: Arc<$vulkano::device::Device>,
            rejected: Vec<(&'static str, String)>,
            layers: Layers,
            _messenger: Messenger,
            _instance: Arc<$vulkano::instance::Instance>,
        }

        impl $name {
            fn open() -> $name {
                use $vulkano::VulkanObject;
                use $vulkano::device::{
                    Device, DeviceCreateInfo, DeviceExtensions, QueueCreateInfo, $features,
                };
                use $vulkano::instance::{Instance, InstanceCreateInfo, InstanceExtensions};

                let mut layers = Layers::new();
                let library = $vulkano::VulkanLibrary::new().expect("a Vulkan loader");
                let info = InstanceCreateInfo {
                    enabled_layers: vec!["VK_LAYER_KHRONOS_validation".to_owned()],
                    enabled_extensions: InstanceExtensions {
                        ext_debug_utils: true,
                        ..InstanceExtensions::empty()
                    },
                    ..InstanceCreateInfo::default()
                };
                let instance = Instance::new(library, info).expect("the validation layers and a driver");
                // That of vulkano 0.34 makes slices of null pointers, for which debug builds abort.
                // SAFETY: the handle is that of the live instance, which outlives the messenger.
                let (known, messenger) = unsafe {
                    let entry = ash::Entry::load().expect("a Vulkan loader");
                    let handle = ash::vk::Instance::from_raw($vulkano::Handle::as_raw(instance.handle()));
                    let messenger = Messenger::new(&entry, handle).expect("a messenger");
                    (ash::Instance::load(entry.static_fn(), handle), messenger)
                };
                let mut devices = instance.enumerate_physical_devices().expect("devices");
                let extensions = DeviceExtensions {
                    khr_acceleration_structure: true,
                    khr_deferred_host_operations: true,
                    khr_ray_tracing_pipeline: true,
                    ..DeviceExtensions::empty()
                };
                let physical = devices.find(|it| it.supported_extensions().contains(&extensions));
                let info = DeviceCreateInfo {
                    queue_create_infos: vec![QueueCreateInfo::default()],
                    enabled_extensions: extensions,
                    enabled_features: $features {
                        acceleration_structure: true,
                        buffer_device_address: true,
                        dynamic_rendering: true,
                        image_cube_array: true,
                        ray_tracing_pipeline: true,
                        runtime_descriptor_array: true,
                        shader_storage_buffer_array_dynamic_indexing: true,
                        shader_storage_buffer_array_non_uniform_indexing: true,
                        shader_storage_image_extended_formats: true,
                        shader_storage_image_write_without_format: true,
                        shader_uniform_buffer_array_dynamic_indexing: true,
                        ..$features::empty()
                    },
                    ..DeviceCreateInfo::default()
                };
                let physical = physical.expect("a device that traces rays");
                let (device, _) = Device::new(physical, info).expect("a device");

                // SAFETY: the handle is that of the live device.
                unsafe {
                    let handle = ash::vk::Device::from_raw($vulkano::Handle::as_raw(device.handle()));
                    layers.must_report(&ash::Device::load(known.fp_v1_0(), handle));
                }
                $name { device, rejected: Vec::new(), layers, _messenger: messenger, _instance: instance }
            }

            /// What vulkano and the layers say of what `create` creates.
            fn created(
                &mut self,
                name: &'static str,
                create: impl FnOnce(
                    &Arc<$vulkano::device::Device>,
                ) -> Result<(), $vulkano::Validated<$vulkano::VulkanError>>,
            ) {
                match create(&self.device) {
                    Ok(()) => self.layers.created(name),
                    Err(error) => {
                        self.layers.are_silent(name);
                        self.rejected.push((name, error.to_string()));
                    }
                }
            }

            /// Fails if other shaders are rejected than `expected`.
            fn finish(self, expected: Rejected) {
                let found: Vec<_> = self.rejected.iter().map(|it| it.0).collect();
                let names: Vec<_> = expected.iter().map(|it| it.0).collect();
                assert_eq!(found, names, "{:#?}", self.rejected);
                for ((name, found), (_, reason)) in self.rejected.iter().zip(expected) {
                    assert!(found.contains(reason), "{name}: {found}");
                }
                drop(self.device);
                let count = self.layers.finish();
                assert!(count >= 60, "only {count} were created");
            }
        }
    };
}

test!(Test, vulkano, DeviceFeatures);
test!(OlderTest, vulkano_034, Features);

/// Creates each set of a layout that has bindings, without any resource in it.
fn create_sets(
    layout: &vulkano::pipeline::PipelineLayout,
) -> Result<(), vulkano::Validated<vulkano::VulkanError>> {
    use vulkano::descriptor_set::{DescriptorSet, allocator::StandardDescriptorSetAllocator};
    use vulkano::device::DeviceOwned;
    let allocator = StandardDescriptorSetAllocator::new(layout.device().clone(), Default::default());
    let allocator = Arc::new(allocator);
    for set in layout.set_layouts().iter().filter(|it| !it.bindings().is_empty()) {
        DescriptorSet::new(allocator.clone(), set.clone(), [], [])?;
    }
    Ok(())
}

/// The layout of pipelines, which can make sets.
macro_rules! layout {
    ($device:ident, $shader:ident $(, $unbounded:literal)?) => {{
        let layout = $shader::vulkano::create_layout($device.clone() $(, $unbounded)?)?;
        create_sets(&layout)?;
        layout
    }};
}

/// A compute pipeline, by the function with these further arguments.
macro_rules! pipeline {
    ($test:ident, $($module:ident)::+, $entry:ident, ($($unbounded:literal)?) $(, $constants:expr)?) => {{
        use $($module)::+ as shader;
        $test.created(concat!($(stringify!($module), "::",)+ stringify!($entry)), |device| {
            let layout = layout!(device, shader $(, $unbounded)?);
            shader::$entry::vulkano::create_pipeline(device.clone(), layout $(, $constants)?)?;
            Ok(())
        });
    }};
}

macro_rules! compute {
    ($test:ident, $($module:ident)::+, $entry:ident) => {
        pipeline!($test, $($module)::+, $entry, ())
    };
}

macro_rules! unbounded {
    ($test:ident, $($module:ident)::+, $entry:ident) => {
        pipeline!($test, $($module)::+, $entry, (16))
    };
}

macro_rules! specialized {
    ($test:ident, $($module:ident)::+, $entry:ident) => {
        pipeline!($test, $($module)::+, $entry, (), $($module)::+::SpecConstants::default())
    };
}

macro_rules! permuted {
    ($test:ident, $($module:ident)::+, $entry:ident) => {
        for permutation in $($module)::+::Permutation::ALL {
            pipeline!($test, $($module)::+, $entry, (), permutation);
        }
    };
}

/// A module, for stages that the function `$stages` returns.
macro_rules! module {
    ($test:ident, $($module:ident)::+, $entry:ident, $stages:ident) => {{
        use $($module)::+ as shader;
        $test.created(concat!($(stringify!($module), "::",)+ stringify!($entry)), |device| {
            layout!(device, shader);
            shader::$entry::vulkano::$stages(device.clone())?;
            Ok(())
        });
    }};
}

macro_rules! stage {
    ($test:ident, $($module:ident)::+, $entry:ident) => {
        module!($test, $($module)::+, $entry, stage)
    };
}

macro_rules! library {
    ($test:ident, $($module:ident)::+) => {
        module!($test, $($module)::+, library, stages)
    };
}

/// A graphics pipeline that draws triangles into one image.
macro_rules! draw {
    ($test:ident, $($module:ident)::+ $(, $constants:expr)?) => {{
        use $($module)::+ as shader;
        use library::pipeline::graphics::{
            GraphicsPipelineCreateInfo,
            color_blend::{ColorBlendAttachmentState, ColorBlendState},
            subpass::PipelineRenderingCreateInfo,
        };
        $test.created(concat!($(stringify!($module), "::",)+ "draw"), |device| {
            let layout = layout!(device, shader);
            let vertex = shader::seen::vulkano::stage(device.clone())?;
            let pixel = shader::drawn::vulkano::stage(device.clone() $(, $constants)?)?;
            let target = PipelineRenderingCreateInfo {
                color_attachment_formats: vec![Some(library::format::Format::R8G8B8A8_UNORM)],
                ..PipelineRenderingCreateInfo::default()
            };
            let blend = ColorBlendState::with_attachment_states(1, ColorBlendAttachmentState::default());
            let info = GraphicsPipelineCreateInfo {
                stages: [vertex, pixel].into_iter().collect(),
                vertex_input_state: Some(shader::seen::vulkano::vertex_input()),
                input_assembly_state: Some(Default::default()),
                viewport_state: Some(Default::default()),
                rasterization_state: Some(Default::default()),
                multisample_state: Some(Default::default()),
                color_blend_state: Some(blend),
                dynamic_state: [library::pipeline::DynamicState::Viewport].into_iter().collect(),
                subpass: Some(target.into()),
                ..GraphicsPipelineCreateInfo::layout(layout)
            };
            library::pipeline::GraphicsPipeline::new(device.clone(), None, info)?;
            Ok(())
        });
    }};
}

macro_rules! specialized_draw {
    ($test:ident, $($module:ident)::+) => {{
        use $($module)::+ as specialized;
        let constants = specialized::SpecConstants { samples: 2, ..Default::default() };
        draw!($test, $($module)::+, constants);
    }};
}

#[test]
fn every_shader_is_created() {
    use vulkano as library;
    let mut test = Test::open();
    include!(concat!(env!("OUT_DIR"), "/vulkano/all.rs"));
    test.finish(REJECTED);
}

#[test]
fn every_shader_is_created_by_the_version_before() {
    use older::{create_sets, shaders};
    use vulkano_034 as library;
    let mut test = OlderTest::open();
    include!(concat!(env!("OUT_DIR"), "/vulkano_034/all.rs"));
    test.finish(REJECTED_BY_THE_VERSION_BEFORE);
}
