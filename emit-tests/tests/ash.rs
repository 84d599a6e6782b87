//! Every shader of the matrix through `emit: [ash]`: layouts, pools, sets and pipelines are created under the validation
//! layers, which must not say anything.

#[path = "support/layers.rs"]
mod layers;

use ash::vk;
use example_shared::gpu::{Buffer, Drawing, Extras, Gpu, Image, Program, Target, everything_before};
use layers::Layers;

mod shaders {
    #![deny(warnings, missing_docs, unreachable_pub)]
    //! Generated.
    include!(concat!(env!("OUT_DIR"), "/ash/shaders.rs"));
}

mod older {
    pub(super) mod shaders {
        #![deny(warnings, missing_docs, unreachable_pub)]
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

/// A vertex and a pixel shader in two files draw with what is generated for their program: no layout, number or offset is
/// written here. Two copies of a triangle cover the halves of the picture, each with a texel of its own.
#[test]
fn a_program_of_two_files_draws() -> example_shared::gpu::Result<()> {
    use shaders::pair::{self, seen};
    let (mut gpu, layers) = open();
    let target = gpu.picture_target(vk::Extent2D { width: 16, height: 16 })?;
    let view = gpu.uniform(&pair::View::new(IDENTITY, [0.0; 3], 0.5))?;
    let offsets = gpu.storage::<[f32; 4]>(2)?;
    gpu.write(offsets, &[[0.0_f32; 4], [1.0, 0.0, 0.0, 0.0]])?;
    let texels = texels(&mut gpu, [[200, 100, 40, 255], [20, 60, 240, 255]])?;
    let sampler = gpu.sampler(texels.format, vk::SamplerAddressMode::CLAMP_TO_EDGE)?;
    let corners = [[-1.0, -1.0, 0.0], [3.0, -1.0, 0.0], [-1.0, 3.0, 0.0]];
    let corners = vertices(&mut gpu, &corners.map(|position| seen::Corner { position, layer: 0 }))?;
    let placed = vertices(&mut gpu, &[[0.25, 0.5], [0.75, 0.5]].map(|uv| seen::Placed { uv }))?;

    let resources = [pair::ash::Resources {
        view: view.info(),
        offsets: offsets.info(),
        layers: texels.info(),
        smooth: vk::DescriptorImageInfo::default().sampler(sampler),
    }];
    let (layout, sets) = example_shared::bound!(&mut gpu, pair, resources);
    // SAFETY: the device is valid, and `gpu` keeps everything until the commands are done.
    let pipeline = unsafe {
        let modules = [seen::ash::create_module(&gpu.device)?, pair::drawn::ash::create_module(&gpu.device)?];
        let stages = [seen::ash::stage(modules[0]), pair::drawn::ash::stage(modules[1])];
        let input = seen::ash::vertex_input();
        let made = gpu.graphics_pipeline(&stages, &input, layout, &target, Drawing::default());
        modules.into_iter().for_each(|it| gpu.device.destroy_shader_module(it, None));
        made?
    };
    gpu.keep_pipeline(pipeline);
    gpu.submit(|device, commands| {
        target.begin(device, commands);
        // SAFETY: all of it belongs to this device.
        unsafe {
            let graphics = vk::PipelineBindPoint::GRAPHICS;
            device.cmd_bind_pipeline(commands, graphics, pipeline);
            device.cmd_bind_descriptor_sets(commands, graphics, layout, 0, &sets[0], &[]);
            device.cmd_bind_vertex_buffers(commands, 0, &[corners.handle, placed.handle], &[0, 0]);
            device.cmd_draw(commands, 3, 2, 0, 0);
        }
        target.end(device, commands);
    })?;
    let picture = gpu.picture(&target)?;
    for (index, texel) in picture.bytes.chunks(4).enumerate() {
        let expected = if index % 16 < 8 { [100, 50, 20] } else { [10, 30, 120] };
        assert!(
            texel.iter().zip(expected).all(|(it, expected)| it.abs_diff(expected) <= 1),
            "{index}: {texel:?}"
        );
    }
    drop(gpu);
    layers.finish();
    Ok(())
}

const IDENTITY: [[f32; 4]; 4] =
    [[1.0, 0.0, 0.0, 0.0], [0.0, 1.0, 0.0, 0.0], [0.0, 0.0, 1.0, 0.0], [0.0, 0.0, 0.0, 1.0]];

fn vertices<T: bytemuck::Pod>(gpu: &mut Gpu, contents: &[T]) -> example_shared::gpu::Result<Buffer> {
    let buffer = gpu.buffer(size_of_val(contents) as u64, vk::BufferUsageFlags::VERTEX_BUFFER)?;
    gpu.write(buffer, contents)?;
    Ok(buffer)
}

/// Two texels beside each other.
fn texels(gpu: &mut Gpu, texels: [[u8; 4]; 2]) -> example_shared::gpu::Result<Image> {
    let usage =
        vk::ImageUsageFlags::SAMPLED | vk::ImageUsageFlags::STORAGE | vk::ImageUsageFlags::TRANSFER_DST;
    let extent = vk::Extent2D { width: 2, height: 1 };
    let image = gpu.image_array(extent, 1, vk::Format::R8G8B8A8_UNORM, usage)?;
    let buffer = gpu.buffer(8, vk::BufferUsageFlags::TRANSFER_SRC)?;
    gpu.write(buffer, &texels)?;
    let colors =
        vk::ImageSubresourceLayers::default().aspect_mask(vk::ImageAspectFlags::COLOR).layer_count(1);
    let region = vk::BufferImageCopy::default().image_subresource(colors).image_extent(extent.into());
    gpu.submit(|device, commands| {
        // SAFETY: both belong to the device, and the image is in this layout.
        unsafe {
            let layout = vk::ImageLayout::GENERAL;
            device.cmd_copy_buffer_to_image(commands, buffer.handle, image.handle, layout, &[region]);
        }
        everything_before(device, commands, vk::PipelineStageFlags::ALL_COMMANDS);
    })?;
    Ok(image)
}
