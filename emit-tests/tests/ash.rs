//! Every shader of the matrix through `emit: [ash]`: layouts, pools, sets and pipelines are created under the validation
//! layers, which must not say anything.

#[path = "support/vulkan.rs"]
mod vulkan;

use ash::vk;
use vulkan::Vulkan;

mod shaders {
    #![deny(warnings, missing_docs)]
    //! Generated.
    include!(concat!(env!("OUT_DIR"), "/ash/shaders.rs"));
}

mod older {
    pub mod shaders {
        #![deny(warnings, missing_docs)]
        //! Generated, for version 0.37.
        include!(concat!(env!("OUT_DIR"), "/ash_0_37/shaders.rs"));
    }
}

/// Creates and destroys things on one device.
struct Test {
    vulkan: Vulkan,
    /// What was created.
    count: u32,
}

impl Test {
    fn device(&self) -> &ash::Device {
        &self.vulkan.device
    }

    fn created(&mut self, name: &str) {
        created(name);
        self.count += 1;
    }

    /// A graphics pipeline that draws triangles into one image.
    fn draw(
        &self,
        stages: &[vk::PipelineShaderStageCreateInfo<'_>],
        input: &vk::PipelineVertexInputStateCreateInfo<'_>,
        layout: vk::PipelineLayout,
    ) {
        let formats = [vk::Format::R8G8B8A8_UNORM];
        let mut rendering = vk::PipelineRenderingCreateInfo::default().color_attachment_formats(&formats);
        let assembly = vk::PipelineInputAssemblyStateCreateInfo::default()
            .topology(vk::PrimitiveTopology::TRIANGLE_LIST);
        let viewport = vk::PipelineViewportStateCreateInfo::default().viewport_count(1).scissor_count(1);
        let raster = vk::PipelineRasterizationStateCreateInfo::default().line_width(1.0);
        let samples = vk::PipelineMultisampleStateCreateInfo::default()
            .rasterization_samples(vk::SampleCountFlags::TYPE_1);
        let attachments =
            [vk::PipelineColorBlendAttachmentState::default()
                .color_write_mask(vk::ColorComponentFlags::RGBA)];
        let blend = vk::PipelineColorBlendStateCreateInfo::default().attachments(&attachments);
        let states = [vk::DynamicState::VIEWPORT, vk::DynamicState::SCISSOR];
        let dynamic = vk::PipelineDynamicStateCreateInfo::default().dynamic_states(&states);
        let info = vk::GraphicsPipelineCreateInfo::default()
            .stages(stages)
            .vertex_input_state(input)
            .input_assembly_state(&assembly)
            .viewport_state(&viewport)
            .rasterization_state(&raster)
            .multisample_state(&samples)
            .color_blend_state(&blend)
            .dynamic_state(&dynamic)
            .layout(layout)
            .push_next(&mut rendering);
        // SAFETY: the description is complete, and the layers check it.
        unsafe {
            let made = self.device().create_graphics_pipelines(vk::PipelineCache::null(), &[info], None);
            let pipelines = made.expect("a pipeline");
            pipelines.iter().for_each(|it| self.device().destroy_pipeline(*it, None));
        }
    }
}

/// The same with version 0.37.
struct OlderTest {
    device: ash_0_37::Device,
    count: u32,
}

impl OlderTest {
    fn new(vulkan: &Vulkan) -> OlderTest {
        use ash::vk::Handle;
        use ash_0_37::vk::Handle as _;
        // SAFETY: the handles are those of the live device.
        let device = unsafe {
            let entry = ash_0_37::Entry::load().expect("a Vulkan loader");
            let instance = ash_0_37::vk::Instance::from_raw(vulkan.instance().as_raw());
            let instance = ash_0_37::Instance::load(entry.static_fn(), instance);
            let device = ash_0_37::vk::Device::from_raw(vulkan.device.handle().as_raw());
            ash_0_37::Device::load(instance.fp_v1_0(), device)
        };
        OlderTest { device, count: 0 }
    }

    fn device(&self) -> &ash_0_37::Device {
        &self.device
    }

    fn created(&mut self, name: &str) {
        created(name);
        self.count += 1;
    }

    /// What a pipeline needs is there; the newer version creates it.
    fn draw(
        &self,
        stages: &[ash_0_37::vk::PipelineShaderStageCreateInfo],
        input: &ash_0_37::vk::PipelineVertexInputStateCreateInfo,
        _layout: ash_0_37::vk::PipelineLayout,
    ) {
        assert!(stages.len() == 2 && input.vertex_attribute_description_count >= 3);
    }
}

fn created(name: &str) {
    let messages = Vulkan::messages();
    assert!(messages.is_empty(), "{name}: {}", messages.join("\n"));
}

/// The layouts, and sets out of a pool.
macro_rules! layouts {
    ($device:expr, $shader:ident $(, $unbounded:literal)?) => {{
        // SAFETY: the device is valid, and what is created is destroyed after its last use.
        let layout = unsafe { $shader::ash::Layout::create($device $(, $unbounded)?) }.expect("layouts");
        unsafe {
            let pool = $shader::ash::Layout::create_pool($device, 2 $(, $unbounded)?).expect("a pool");
            for _ in 0..2 {
                layout.allocate($device, pool).expect("sets");
            }
            $device.destroy_descriptor_pool(pool, None);
        }
        layout
    }};
}

/// A compute pipeline, by the function with these further arguments.
macro_rules! pipeline {
    ($test:ident, $device:expr, $($module:ident)::+, $entry:ident, ($($unbounded:literal)?) $(, $constants:expr)?) => {{
        use $($module)::+ as shader;
        let layout = layouts!($device, shader $(, $unbounded)?);
        unsafe {
            let made = shader::$entry::ash::create_pipeline($device, layout.pipeline $(, $constants)?);
            $device.destroy_pipeline(made.expect("a pipeline"), None);
            layout.destroy($device);
        }
        $test.created(concat!($(stringify!($module), "::",)+ stringify!($entry)));
    }};
}

macro_rules! compute {
    ($test:ident, $($module:ident)::+, $entry:ident) => {
        pipeline!($test, $test.device(), $($module)::+, $entry, ())
    };
}

macro_rules! unbounded {
    ($test:ident, $($module:ident)::+, $entry:ident) => {
        pipeline!($test, $test.device(), $($module)::+, $entry, (16))
    };
}

macro_rules! specialized {
    ($test:ident, $($module:ident)::+, $entry:ident) => {
        pipeline!($test, $test.device(), $($module)::+, $entry, (), $($module)::+::SpecConstants::default())
    };
}

macro_rules! permuted {
    ($test:ident, $($module:ident)::+, $entry:ident) => {
        for permutation in $($module)::+::Permutation::ALL {
            pipeline!($test, $test.device(), $($module)::+, $entry, (), permutation);
        }
    };
}

macro_rules! layout {
    ($test:ident, $($module:ident)::+) => {{
        use $($module)::+ as shader;
        let layout = layouts!($test.device(), shader);
        unsafe { layout.destroy($test.device()) };
        $test.created(concat!($(stringify!($module), "::",)+ "layout"));
    }};
}

macro_rules! draw {
    ($test:ident, $($module:ident)::+) => {{
        use $($module)::+ as shader;
        let (vertex, pixel) = unsafe {
            let vertex = shader::seen::ash::create_module($test.device()).expect("a module");
            (vertex, shader::drawn::ash::create_module($test.device()).expect("a module"))
        };
        let layout = unsafe { shader::ash::Layout::create($test.device()) }.expect("layouts");
        let stages = [shader::seen::ash::stage(vertex), shader::drawn::ash::stage(pixel)];
        $test.draw(&stages, &shader::seen::ash::vertex_input(), layout.pipeline);
        unsafe {
            $test.device().destroy_shader_module(vertex, None);
            $test.device().destroy_shader_module(pixel, None);
            layout.destroy($test.device());
        }
        $test.created(concat!($(stringify!($module), "::",)+ "draw"));
    }};
}

macro_rules! specialized_draw {
    ($test:ident, $($module:ident)::+) => {{
        use $($module)::+ as shader;
        draw!($test, $($module)::+);
        let layout = layouts!($test.device(), shader);
        unsafe { layout.destroy($test.device()) };
        let values = shader::ash::Specialization::from(shader::SpecConstants { samples: 9, ..Default::default() });
        let info = values.info();
        assert_eq!((info.map_entry_count, info.data_size), (3, 12));
    }};
}

/// The layers report to all of a process, so there is one test at a time.
#[test]
fn every_shader_is_created() {
    let mut test = Test { vulkan: Vulkan::open(), count: 0 };
    include!(concat!(env!("OUT_DIR"), "/ash/all.rs"));
    sums(&test.vulkan);
    {
        use older::shaders;
        let mut test = OlderTest::new(&test.vulkan);
        include!(concat!(env!("OUT_DIR"), "/ash_0_37/all.rs"));
        assert!(test.count >= 60, "only {} were created with ash 0.37", test.count);
    }
    let count = test.count;
    drop(test);
    created("the end");
    assert!(count >= 60, "only {count} were created");
}

/// Resources are bound where the shader reads them: the sum of 100 numbers, scaled by a specialization constant.
fn sums(vulkan: &Vulkan) {
    use shaders::reduce::all as reduce;
    let device = &vulkan.device;
    let (numbers, sums) = (vulkan.buffer(400), vulkan.buffer(8));
    vulkan.write(&numbers, &(0..100_u32).collect::<Vec<_>>());
    // SAFETY: everything is created here, waited for, and destroyed.
    unsafe {
        let layout = reduce::ash::Layout::create(device).expect("layouts");
        let pool = reduce::ash::Layout::create_pool(device, 1).expect("a pool");
        let sets = layout.allocate(device, pool).expect("sets");
        reduce::ash::Resources { numbers: numbers.info(), sums: sums.info() }.write(device, &sets);
        let constants = reduce::SpecConstants { scale: 3 };
        let pipeline =
            reduce::sum::ash::create_pipeline(device, layout.pipeline, constants).expect("a pipeline");
        let range = reduce::Range { first: 0, count: 100 };
        vulkan.submit(|commands| {
            device.cmd_bind_pipeline(commands, vk::PipelineBindPoint::COMPUTE, pipeline);
            device.cmd_bind_descriptor_sets(
                commands,
                vk::PipelineBindPoint::COMPUTE,
                layout.pipeline,
                0,
                &sets,
                &[],
            );
            let [pushed] = reduce::ash::PUSH_CONSTANT_RANGES;
            let bytes = bytemuck::bytes_of(&range);
            device.cmd_push_constants(commands, layout.pipeline, pushed.stage_flags, pushed.offset, bytes);
            device.cmd_dispatch(commands, 2, 1, 1);
        });
        assert_eq!(vulkan.read(&sums), [3 * 63 * 64 / 2, 3 * (99 * 100 / 2 - 63 * 64 / 2)]);
        device.destroy_pipeline(pipeline, None);
        device.destroy_descriptor_pool(pool, None);
        layout.destroy(device);
    }
    numbers.destroy(device);
    sums.destroy(device);
    created("sums");
}
