//! Every shader of the matrix that wgpu can read, through `emit: [wgpu]`: layouts and pipelines are created by two versions
//! of wgpu. Neither their validation may find anything nor the validation layers of Vulkan below them.

#[path = "support/layers.rs"]
mod layers;

use std::error::Error;

use example_shared::gpu::Messenger;
use layers::Layers;

mod shaders {
    #![deny(warnings, missing_docs, unreachable_pub)]
    //! Generated.
    include!(concat!(env!("OUT_DIR"), "/wgpu/shaders.rs"));
}

mod older {
    pub(super) mod shaders {
        #![deny(warnings, missing_docs, unreachable_pub)]
        //! Generated, for version 29.
        include!(concat!(env!("OUT_DIR"), "/wgpu_29/shaders.rs"));
    }
}

/// A device of one version, and what was created on it. The versions have the same functions.
macro_rules! test {
    ($name:ident, $wgpu:ident) => {
        struct $name {
            device: $wgpu::Device,
            queue: $wgpu::Queue,
            layers: Layers,
            _messenger: Messenger,
            _instance: $wgpu::Instance,
        }

        impl $name {
            fn open() -> Result<$name, Box<dyn Error>> {
                let mut layers = Layers::new();
                pollster::block_on(async {
                    let mut descriptor = $wgpu::InstanceDescriptor::new_without_display_handle();
                    descriptor.backends = $wgpu::Backends::VULKAN;
                    descriptor.flags = $wgpu::InstanceFlags::DEBUG | $wgpu::InstanceFlags::VALIDATION;
                    let instance = $wgpu::Instance::new(descriptor);
                    let adapter = instance.request_adapter(&$wgpu::RequestAdapterOptions::default()).await?;
                    let (device, queue) = adapter
                        .request_device(&$wgpu::DeviceDescriptor {
                            required_features: adapter.features() - $wgpu::Features::all_experimental_mask(),
                            required_limits: adapter.limits(),
                            ..Default::default()
                        })
                        .await?;
                    // wgpu writes to a log what its own messenger hears, except for some messages.
                    let messenger = {
                        // SAFETY: the raw device and instance are only borrowed.
                        let hal = unsafe { device.as_hal::<$wgpu::hal::api::Vulkan>() };
                        let hal = hal.ok_or("the device is not one of Vulkan")?;
                        let shared = hal.shared_instance();
                        // SAFETY: the instance outlives the messenger, in the order of the fields.
                        let messenger =
                            unsafe { Messenger::new(shared.entry(), shared.raw_instance().handle())? };
                        layers.must_report(hal.raw_device());
                        messenger
                    };
                    Ok($name { device, queue, layers, _messenger: messenger, _instance: instance })
                })
            }

            /// What wgpu says of what `create` creates.
            fn created(&mut self, name: &str, create: impl FnOnce(&$wgpu::Device)) {
                let scope = self.device.push_error_scope($wgpu::ErrorFilter::Validation);
                create(&self.device);
                if let Some(error) = pollster::block_on(scope.pop()) {
                    panic!("{name}: {error}");
                }
                self.layers.created(name);
            }

            /// How much was created.
            fn finish(self) -> u32 {
                self.device.poll($wgpu::PollType::wait_indefinitely()).expect("the device is there");
                drop((self.device, self.queue));
                self.layers.finish()
            }
        }
    };
}

test!(Test, wgpu);
test!(OlderTest, wgpu_29);

macro_rules! compute {
    ($test:ident, $($module:ident)::+, $entry:ident) => {{
        use $($module)::+ as shader;
        $test.created(concat!($(stringify!($module), "::",)+ stringify!($entry)), |device| {
            let layout = shader::wgpu::Layout::new(device);
            let _ = shader::$entry::wgpu::create_pipeline(device, &layout.pipeline);
        });
    }};
}

macro_rules! specialized {
    ($test:ident, $($module:ident)::+, $entry:ident) => {{
        use $($module)::+ as shader;
        $test.created(concat!($(stringify!($module), "::",)+ stringify!($entry)), |device| {
            let layout = shader::wgpu::Layout::new(device);
            let constants = shader::SpecConstants::default();
            let _ = shader::$entry::wgpu::create_pipeline(device, &layout.pipeline, &constants);
        });
    }};
}

macro_rules! permuted {
    ($test:ident, $($module:ident)::+, $entry:ident) => {{
        use $($module)::+ as shader;
        for permutation in shader::Permutation::ALL {
            $test.created(&format!("{permutation:?}"), |device| {
                let layout = shader::wgpu::Layout::new(device);
                let _ = shader::$entry::wgpu::create_pipeline(device, &layout.pipeline, permutation);
            });
        }
    }};
}

macro_rules! draw {
    ($test:ident, $($module:ident)::+ $(, $constants:expr)?) => {{
        use $($module)::+ as shader;
        $test.created(concat!($(stringify!($module), "::",)+ "draw"), |device| {
            let layout = shader::wgpu::Layout::new(device);
            let vertex = shader::seen::wgpu::create_module(device);
            let pixel = shader::drawn::wgpu::create_module(device);
            let targets = [Some(library::TextureFormat::Rgba8Unorm.into())];
            let _ = device.create_render_pipeline(&library::RenderPipelineDescriptor {
                label: None,
                layout: Some(&layout.pipeline),
                vertex: shader::seen::wgpu::vertex_state(&vertex),
                primitive: library::PrimitiveState::default(),
                depth_stencil: None,
                multisample: library::MultisampleState::default(),
                fragment: Some(shader::drawn::wgpu::fragment_state(&pixel, &targets $(, $constants)?)),
                multiview_mask: None,
                cache: None,
            });
        });
    }};
}

macro_rules! specialized_draw {
    ($test:ident, $($module:ident)::+) => {{
        use $($module)::+ as specialized;
        let constants = specialized::SpecConstants { samples: 2, ..Default::default() };
        let overrides = specialized::drawn::wgpu::overrides(&constants);
        draw!($test, $($module)::+, &overrides);
    }};
}

#[test]
fn every_shader_is_created() -> Result<(), Box<dyn Error>> {
    use wgpu as library;
    let mut test = Test::open()?;
    include!(concat!(env!("OUT_DIR"), "/wgpu/all.rs"));
    let count = test.finish();
    assert!(count >= 60, "only {count} were created");
    Ok(())
}

#[test]
fn every_shader_is_created_by_the_version_before() -> Result<(), Box<dyn Error>> {
    use older::shaders;
    use wgpu_29 as library;
    let mut test = OlderTest::open()?;
    include!(concat!(env!("OUT_DIR"), "/wgpu_29/all.rs"));
    let count = test.finish();
    assert!(count >= 60, "only {count} were created");
    Ok(())
}

/// Resources are bound where the shader reads them: the sum of 100 numbers, scaled by a specialization constant.
#[test]
fn a_group_has_the_resources_of_the_shader() -> Result<(), Box<dyn Error>> {
    use shaders::reduce::all as reduce;
    use wgpu::util::DeviceExt;
    let test = Test::open()?;
    let Test { device, queue, .. } = &test;
    let numbers: Vec<u32> = (0..100).collect();
    let numbers = device.create_buffer_init(&wgpu::util::BufferInitDescriptor {
        label: None,
        contents: bytemuck::cast_slice(&numbers),
        usage: wgpu::BufferUsages::STORAGE,
    });
    let buffer = |usage| {
        device.create_buffer(&wgpu::BufferDescriptor {
            label: None,
            size: 8,
            usage,
            mapped_at_creation: false,
        })
    };
    let sums = buffer(wgpu::BufferUsages::STORAGE | wgpu::BufferUsages::COPY_SRC);
    let read = buffer(wgpu::BufferUsages::MAP_READ | wgpu::BufferUsages::COPY_DST);

    let layout = reduce::wgpu::Layout::new(device);
    let constants = reduce::SpecConstants { scale: 3 };
    let pipeline = reduce::sum::wgpu::create_pipeline(device, &layout.pipeline, &constants);
    let group = reduce::wgpu::Group0 {
        numbers: numbers.as_entire_buffer_binding(),
        sums: sums.as_entire_buffer_binding(),
    };
    let group = group.create(device, &layout);
    let mut commands = device.create_command_encoder(&Default::default());
    let mut pass = commands.begin_compute_pass(&Default::default());
    pass.set_pipeline(&pipeline);
    pass.set_bind_group(reduce::wgpu::Group0::NUMBER, &group, &[]);
    pass.set_immediates(0, bytemuck::bytes_of(&reduce::Range { first: 0, count: 100 }));
    pass.dispatch_workgroups(2, 1, 1);
    drop(pass);
    commands.copy_buffer_to_buffer(&sums, 0, &read, 0, 8);
    queue.submit([commands.finish()]);
    read.map_async(wgpu::MapMode::Read, .., |_| {});
    device.poll(wgpu::PollType::wait_indefinitely())?;
    let bytes = read.get_mapped_range(..)?.to_vec();
    let found: &[u32] = bytemuck::cast_slice(&bytes);
    assert_eq!(found, [3 * 63 * 64 / 2, 3 * (99 * 100 / 2 - 63 * 64 / 2)]);
    test.layers.are_silent("the sum");
    Ok(())
}

/// A vertex and a pixel shader in two files draw with what is generated for their program: no layout, number or offset is
/// written here. Two copies of a triangle cover the halves of the picture, each with a texel of its own.
#[test]
fn a_program_of_two_files_draws() -> Result<(), Box<dyn Error>> {
    use shaders::pair::{self, seen};
    use wgpu::util::DeviceExt;
    let test = Test::open()?;
    let Test { device, queue, .. } = &test;
    let buffer = |contents: &[u8], usage| {
        device.create_buffer_init(&wgpu::util::BufferInitDescriptor { label: None, contents, usage })
    };
    let texture = |width, height, layers, usage| wgpu::TextureDescriptor {
        label: None,
        size: wgpu::Extent3d { width, height, depth_or_array_layers: layers },
        mip_level_count: 1,
        sample_count: 1,
        dimension: wgpu::TextureDimension::D2,
        format: wgpu::TextureFormat::Rgba8Unorm,
        usage,
        view_formats: &[],
    };
    let mut clip = [[0.0; 4]; 4];
    (0..4).for_each(|at| clip[at][at] = 1.0);
    let view = pair::View::new(clip, [0.0; 3], 0.5);
    let view = buffer(bytemuck::bytes_of(&view), wgpu::BufferUsages::UNIFORM);
    let offsets = [[0.0_f32; 4], [1.0, 0.0, 0.0, 0.0]];
    let offsets = buffer(bytemuck::cast_slice(&offsets), wgpu::BufferUsages::STORAGE);
    let corners = [[-1.0, -1.0, 0.0], [3.0, -1.0, 0.0], [-1.0, 3.0, 0.0]];
    let corners = corners.map(|position| seen::Corner { position, layer: 0 });
    let corners = buffer(bytemuck::cast_slice(&corners), wgpu::BufferUsages::VERTEX);
    let placed = [[0.25, 0.5], [0.75, 0.5]].map(|uv| seen::Placed { uv });
    let placed = buffer(bytemuck::cast_slice(&placed), wgpu::BufferUsages::VERTEX);
    let usage = wgpu::TextureUsages::TEXTURE_BINDING | wgpu::TextureUsages::COPY_DST;
    let texels = [200, 100, 40, 255, 20, 60, 240, 255];
    let texels =
        device.create_texture_with_data(queue, &texture(2, 1, 1, usage), Default::default(), &texels);
    let as_array = wgpu::TextureViewDescriptor {
        dimension: Some(wgpu::TextureViewDimension::D2Array),
        ..Default::default()
    };
    let target = wgpu::TextureUsages::RENDER_ATTACHMENT | wgpu::TextureUsages::COPY_SRC;
    // Rows of 64 texels have the 256 bytes that copies want.
    let target = device.create_texture(&texture(64, 16, 1, target));
    let read = device.create_buffer(&wgpu::BufferDescriptor {
        label: None,
        size: 64 * 16 * 4,
        usage: wgpu::BufferUsages::MAP_READ | wgpu::BufferUsages::COPY_DST,
        mapped_at_creation: false,
    });

    let layout = pair::wgpu::Layout::new(device);
    let modules = (seen::wgpu::create_module(device), pair::drawn::wgpu::create_module(device));
    let targets = [Some(wgpu::TextureFormat::Rgba8Unorm.into())];
    let pipeline = device.create_render_pipeline(&wgpu::RenderPipelineDescriptor {
        label: None,
        layout: Some(&layout.pipeline),
        vertex: seen::wgpu::vertex_state(&modules.0),
        primitive: wgpu::PrimitiveState::default(),
        depth_stencil: None,
        multisample: wgpu::MultisampleState::default(),
        fragment: Some(pair::drawn::wgpu::fragment_state(&modules.1, &targets)),
        multiview_mask: None,
        cache: None,
    });
    let group = pair::wgpu::Group0 {
        view: view.as_entire_buffer_binding(),
        offsets: offsets.as_entire_buffer_binding(),
        layers: &texels.create_view(&as_array),
        smooth: &device.create_sampler(&Default::default()),
    };
    let group = group.create(device, &layout);
    let target_view = target.create_view(&Default::default());
    let mut commands = device.create_command_encoder(&Default::default());
    let mut pass = commands.begin_render_pass(&wgpu::RenderPassDescriptor {
        color_attachments: &[Some(wgpu::RenderPassColorAttachment {
            view: &target_view,
            depth_slice: None,
            resolve_target: None,
            ops: wgpu::Operations::default(),
        })],
        ..Default::default()
    });
    pass.set_pipeline(&pipeline);
    pass.set_bind_group(pair::wgpu::Group0::NUMBER, &group, &[]);
    pass.set_vertex_buffer(0, corners.slice(..));
    pass.set_vertex_buffer(1, placed.slice(..));
    pass.draw(0..3, 0..2);
    drop(pass);
    let rows = wgpu::TexelCopyBufferLayout { offset: 0, bytes_per_row: Some(256), rows_per_image: None };
    let to = wgpu::TexelCopyBufferInfo { buffer: &read, layout: rows };
    commands.copy_texture_to_buffer(target.as_image_copy(), to, target.size());
    queue.submit([commands.finish()]);
    read.map_async(wgpu::MapMode::Read, .., |_| {});
    device.poll(wgpu::PollType::wait_indefinitely())?;
    let bytes = read.get_mapped_range(..)?.to_vec();
    for (index, texel) in bytes.chunks(4).enumerate() {
        let expected = if index % 64 < 32 { [100, 50, 20] } else { [10, 30, 120] };
        assert!(
            texel.iter().zip(expected).all(|(it, expected)| it.abs_diff(expected) <= 1),
            "{index}: {texel:?}"
        );
    }
    test.layers.are_silent("the picture");
    Ok(())
}
