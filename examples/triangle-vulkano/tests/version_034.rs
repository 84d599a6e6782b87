//! `emit: [vulkano { version: "0.34" }]`, for a crate with another name: what is generated is created on a device.

#![deny(warnings, missing_docs)]

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use ash::vk::{self, Handle};
use example_shared::gpu::{Gpu as Shared, Messenger};
use vulkano_034::VulkanObject;
use vulkano_034::buffer::{Buffer, BufferContents, BufferCreateInfo, BufferUsage, Subbuffer};
use vulkano_034::descriptor_set::allocator::StandardDescriptorSetAllocator;
use vulkano_034::device::{Device, DeviceCreateInfo, Features, QueueCreateInfo};
use vulkano_034::instance::{Instance, InstanceCreateInfo, InstanceExtensions};
use vulkano_034::memory::allocator::{AllocationCreateInfo, MemoryTypeFilter, StandardMemoryAllocator};
use vulkano_034::pipeline::graphics::vertex_input::VertexInputRate;

/// Modules with one compute shader `main` each, and a function that creates their pipelines: with the number of descriptors in an
/// array without a length, and with specialization constants.
macro_rules! shaders {
    ($($name:ident: $path:literal, $target:ident $(, length $length:literal)? $(, constants $constants:ty)?;)*) => {
        $(hlsl_macros::include_hlsl! {
            mod $name = $path { cs_6_0 main }
            emit: [vulkano { version: "0.34", path: vulkano_034 }],
            target: $target,
        })*

        fn create_pipelines(device: &Arc<Device>) {
            $(
                let layout = $name::vulkano::create_layout(device.clone() $(, $length)?).expect(stringify!($name));
                let pipeline = $name::main::vulkano::create_pipeline(
                    device.clone(),
                    layout $(, <$constants>::default())?
                );
                pipeline.expect(stringify!($name));
            )*
        }
    };
}

shaders! {
    uniform: "shaders/uniform.hlsl", vulkan1_1;
    structured: "shaders/structured.hlsl", vulkan1_1;
    bytes: "shaders/bytes.hlsl", vulkan1_1;
    counters: "shaders/counters.hlsl", vulkan1_1;
    texels: "shaders/texels.hlsl", vulkan1_1;
    images: "shaders/images.hlsl", vulkan1_1;
    combined: "shaders/combined.hlsl", vulkan1_1;
    arrays: "shaders/arrays.hlsl", vulkan1_1;
    bindless: "shaders/bindless.hlsl", vulkan1_2, length 4;
    pushed: "shaders/pushed.hlsl", vulkan1_1;
    pushed_later: "shaders/pushed_later.hlsl", vulkan1_1;
    specialized: "shaders/specialized.hlsl", vulkan1_1, constants specialized::SpecConstants;
    gaps: "shaders/gaps.hlsl", vulkan1_1;
}

hlsl_macros::hlsl! {
    mod drawn = r#"
        struct Corner { float3 position : POSITION; float2 place : PLACE; };
        float4 corners(Corner corner) : SV_Position { return float4(corner.position, 1) + corner.place.xyxy; }
        float4 colors() : SV_Target { return 1; }
    "# { vs_6_0 corners, ps_6_0 colors }
    vertex: { Corner: [position], Leaf: instance [place] },
    emit: [vulkano { version: "0.34", path: ::vulkano_034 }],
}

/// The layers report to all of a process, so there is one test at a time.
static ALONE: Mutex<()> = Mutex::new(());

struct Gpu {
    device: Arc<Device>,
    memory: Arc<StandardMemoryAllocator>,
    /// How many complaints of the layers there were before the test.
    before: u32,
    _messenger: Messenger,
    _instance: Arc<Instance>,
    _alone: MutexGuard<'static, ()>,
}

impl Gpu {
    fn new() -> Gpu {
        let alone = ALONE.lock().unwrap_or_else(PoisonError::into_inner);
        let before = Shared::complaints();
        let library = vulkano_034::VulkanLibrary::new().expect("there is a Vulkan loader");
        let info = InstanceCreateInfo {
            enabled_layers: vec!["VK_LAYER_KHRONOS_validation".to_owned()],
            enabled_extensions: InstanceExtensions { ext_debug_utils: true, ..InstanceExtensions::empty() },
            ..InstanceCreateInfo::default()
        };
        let instance = Instance::new(library, info).expect("there are validation layers");

        // That of vulkano 0.34 makes slices of null pointers, for which debug builds abort.
        // SAFETY: the instance outlives the messenger.
        let messenger = unsafe {
            let loader = ash::Entry::load().expect("there is a Vulkan loader");
            let handle = vk::Instance::from_raw(vulkano_034::Handle::as_raw(instance.handle()));
            Messenger::new(&loader, handle).expect("a messenger")
        };

        let physical = instance.enumerate_physical_devices().expect("devices").next().expect("a device");
        let info = DeviceCreateInfo {
            queue_create_infos: vec![QueueCreateInfo::default()],
            enabled_features: Features {
                descriptor_indexing: true,
                runtime_descriptor_array: true,
                shader_sampled_image_array_non_uniform_indexing: true,
                ..Features::empty()
            },
            ..DeviceCreateInfo::default()
        };
        let (device, _) = Device::new(physical, info).expect("a device");
        let memory = Arc::new(StandardMemoryAllocator::new_default(device.clone()));
        Gpu { device, memory, before, _messenger: messenger, _instance: instance, _alone: alone }
    }

    /// Fails where the layers have complained since.
    fn is_silent(&self) {
        assert_eq!(Shared::complaints(), self.before);
    }

    fn elements<T: BufferContents>(&self, usage: BufferUsage, elements: Vec<T>) -> Subbuffer<[T]> {
        let info = BufferCreateInfo { usage, ..BufferCreateInfo::default() };
        let memory = AllocationCreateInfo {
            memory_type_filter: MemoryTypeFilter::HOST_SEQUENTIAL_WRITE,
            ..AllocationCreateInfo::default()
        };
        Buffer::from_iter(self.memory.clone(), info, memory, elements).expect("a buffer")
    }
}

#[test]
fn pipelines_are_created() {
    let gpu = Gpu::new();
    create_pipelines(&gpu.device);
    gpu.is_silent();
}

#[test]
fn sets_are_created() {
    let gpu = Gpu::new();
    let layout = gaps::vulkano::create_layout(gpu.device.clone()).expect("a layout");
    let resources = gaps::vulkano::Resources {
        first: gpu.elements(BufferUsage::STORAGE_BUFFER, vec![1_u32]),
        last: gpu.elements(BufferUsage::STORAGE_BUFFER, vec![0_u32]),
    };
    let allocator = StandardDescriptorSetAllocator::new(gpu.device.clone(), Default::default());
    let sets = resources.create_sets(&allocator, &layout).expect("sets");
    assert_eq!(sets.map(|(number, _)| number), [1, 4]);
    gpu.is_silent();
}

#[test]
fn stages_and_vertex_input_are_created() {
    let gpu = Gpu::new();
    drawn::vulkano::create_layout(gpu.device.clone()).expect("a layout");
    drawn::corners::vulkano::stage(gpu.device.clone()).expect("a stage");
    drawn::colors::vulkano::stage(gpu.device.clone()).expect("a stage");
    let input = drawn::corners::vulkano::vertex_input();
    assert_eq!(input.bindings[&0].input_rate, VertexInputRate::Vertex);
    assert_eq!(input.bindings[&1].input_rate, VertexInputRate::Instance { divisor: 1 });
    assert_eq!(input.attributes.len(), 2);
    gpu.is_silent();
}
