//! Every shader of the matrix through `emit: [ash]`: layouts, pools, sets and pipelines are created under the validation
//! layers, which must not say anything.

#[path = "support/layers.rs"]
mod layers;

use ash::vk;
use example_shared::gpu::{Drawing, Extras, Gpu, Program, Target};
use layers::Layers;

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
    gpu: Gpu,
    target: Target,
    layers: Layers,
}

impl Test {
    fn open() -> Test {
        let (mut gpu, layers) = open();
        let target = gpu.picture_target(vk::Extent2D { width: 16, height: 16 }).expect("a target");
        Test { gpu, target, layers }
    }

    fn device(&self) -> &ash::Device {
        &self.gpu.device
    }

    /// A graphics pipeline.
    fn draw(
        &self,
        stages: &[vk::PipelineShaderStageCreateInfo<'_>],
        input: &vk::PipelineVertexInputStateCreateInfo<'_>,
        layout: vk::PipelineLayout,
    ) {
        let made = self.gpu.graphics_pipeline(stages, input, layout, &self.target, Drawing::default());
        // SAFETY: nothing uses it.
        unsafe { self.device().destroy_pipeline(made.expect("a pipeline"), None) };
    }

    /// How much was created.
    fn finish(self) -> u32 {
        drop(self.gpu);
        self.layers.finish()
    }
}

fn open() -> (Gpu, Layers) {
    let mut layers = Layers::new();
    let gpu = Gpu::open_with(true, Extras::Everything).expect("a Vulkan device and the validation layers");
    layers.must_report(&gpu.device);
    (gpu, layers)
}

/// The same with version 0.37.
struct OlderTest {
    device: ash_0_37::Device,
    gpu: Gpu,
    layers: Layers,
}

impl OlderTest {
    fn open() -> OlderTest {
        use ash::vk::Handle;
        use ash_0_37::vk::Handle as _;
        let (gpu, layers) = open();
        // SAFETY: the handles are those of the live device.
        let device = unsafe {
            let entry = ash_0_37::Entry::load().expect("a Vulkan loader");
            let instance = ash_0_37::vk::Instance::from_raw(gpu.instance.handle().as_raw());
            let instance = ash_0_37::Instance::load(entry.static_fn(), instance);
            let device = ash_0_37::vk::Device::from_raw(gpu.device.handle().as_raw());
            ash_0_37::Device::load(instance.fp_v1_0(), device)
        };
        OlderTest { device, gpu, layers }
    }

    fn device(&self) -> &ash_0_37::Device {
        &self.device
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

    fn finish(self) -> u32 {
        drop(self.gpu);
        self.layers.finish()
    }
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
        $test.layers.created(concat!($(stringify!($module), "::",)+ stringify!($entry)));
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

/// A module, for stages that the function `$stages` returns.
macro_rules! module {
    ($test:ident, $($module:ident)::+, $entry:ident, $stages:ident) => {{
        use $($module)::+ as shader;
        let layout = layouts!($test.device(), shader);
        unsafe {
            let module = shader::$entry::ash::create_module($test.device()).expect("a module");
            let _ = shader::$entry::ash::$stages(module);
            $test.device().destroy_shader_module(module, None);
            layout.destroy($test.device());
        }
        $test.layers.created(concat!($(stringify!($module), "::",)+ stringify!($entry)));
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
        $test.layers.created(concat!($(stringify!($module), "::",)+ "draw"));
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

#[test]
fn every_shader_is_created() {
    let mut test = Test::open();
    include!(concat!(env!("OUT_DIR"), "/ash/all.rs"));
    let count = test.finish();
    assert!(count >= 60, "only {count} were created");
}

#[test]
fn every_shader_is_created_by_the_version_before() {
    use older::shaders;
    let mut test = OlderTest::open();
    include!(concat!(env!("OUT_DIR"), "/ash_0_37/all.rs"));
    let count = test.finish();
    assert!(count >= 60, "only {count} were created");
}

/// Resources are bound where the shader reads them: the sum of 100 numbers, scaled by a specialization constant.
#[test]
fn sets_have_the_resources_of_the_shader() -> example_shared::gpu::Result<()> {
    use shaders::reduce::all as reduce;
    let (mut gpu, layers) = open();
    let (numbers, sums) = (gpu.storage::<u32>(100)?, gpu.storage::<u32>(2)?);
    gpu.write(numbers, &(0..100_u32).collect::<Vec<_>>())?;
    let resources = [reduce::ash::Resources { numbers: numbers.info(), sums: sums.info() }];
    let (layout, sets) = example_shared::bound!(&mut gpu, reduce, resources);
    // SAFETY: the device is valid and created the layout.
    let pipeline = unsafe {
        reduce::sum::ash::create_pipeline(&gpu.device, layout, reduce::SpecConstants { scale: 3 })?
    };
    gpu.keep_pipeline(pipeline);
    let program = Program::computing(pipeline, layout, &sets[0]);
    let range = reduce::Range { first: 0, count: 100 };
    gpu.submit(|device, commands| {
        program.dispatch(device, commands, [2, 1, 1], Some(bytemuck::bytes_of(&range)))
    })?;
    assert_eq!(gpu.read::<u32>(sums)?, [3 * 63 * 64 / 2, 3 * (99 * 100 / 2 - 63 * 64 / 2)]);
    drop(gpu);
    layers.finish();
    Ok(())
}
