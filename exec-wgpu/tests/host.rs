//! The generated Rust as the host's side, for each thing that is bound otherwise on wgpu than on Vulkan: constants say where,
//! and structs and element types what the bytes are. docs/wgpu.md shows the same.

use bytemuck::{Pod, Zeroable};
use wgpu::util::{BufferInitDescriptor, DeviceExt, TextureDataOrder};
use wgpu::{BindingResource, BufferUsages, TextureFormat, TextureUsages, TextureView};

mod push {
    hlsl_macros::hlsl! {
        r#"
            struct Push { uint radius; float3 scale; };
            [[vk::push_constant]] ConstantBuffer<Push> push;
            RWStructuredBuffer<float> sums : register(u0);
            [numthreads(1, 1, 1)]
            void main() { sums[0] = push.radius * (push.scale.x + push.scale.y + push.scale.z); }
        "#,
        cs_6_0, main, output: wgsl
    }
    pub use main as web;
    pub mod native {
        hlsl_macros::hlsl! {
            r#"
                struct Push { uint radius; float3 scale; };
                [[vk::push_constant]] ConstantBuffer<Push> push;
                RWStructuredBuffer<float> sums : register(u0);
                [numthreads(1, 1, 1)]
                void main() { sums[0] = push.radius * (push.scale.x + push.scale.y + push.scale.z); }
            "#,
            cs_6_0, main, target: wgpu
        }
    }
}

mod typed_buffers {
    hlsl_macros::hlsl! {
        r#"
            Buffer<float3> points : register(t0);
            RWBuffer<uint> counts : register(u0);
            [[vk::image_format("rgba8")]] RWBuffer<float4> colors : register(u1);
            [numthreads(2, 1, 1)]
            void main(uint at : SV_DispatchThreadID)
            {
                uint before;
                InterlockedAdd(counts[0], uint(points[at].z), before);
                colors[at] = float4(points[at] / 10, 1);
            }
        "#,
        cs_6_0, main, output: wgsl
    }
}

mod arrays {
    hlsl_macros::hlsl! {
        r#"
            Texture2D<float> maps[3] : register(t4);
            StructuredBuffer<uint> chosen : register(t0);
            RWStructuredBuffer<float> found : register(u0);
            [numthreads(3, 1, 1)]
            void main(uint at : SV_DispatchThreadID) { found[at] = maps[chosen[at]].Load(int3(1, 0, 0)); }
        "#,
        cs_6_0, main, output: wgsl
    }
}

mod combined {
    hlsl_macros::hlsl! {
        r#"
            [[vk::binding(3)]] vk::SampledTexture2D<float4> color;
            RWStructuredBuffer<float4> found : register(u0);
            [numthreads(1, 1, 1)]
            void main() { found[0] = color.SampleLevel(float2(0.5, 0.5), 0); }
        "#,
        cs_6_0, main, output: wgsl
    }
}

mod pictures {
    hlsl_macros::hlsl! {
        r#"
            RWTexture2D<float3> wide : register(u0);
            [[vk::image_format("rgba8")]] RWTexture2D<float4> narrow : register(u1);
            [numthreads(2, 1, 1)]
            void main(uint at : SV_DispatchThreadID)
            {
                wide[uint2(at, 0)] = float3(at, 100000, -0.5);
                narrow[uint2(at, 0)] = float4(at, 0.2, 2, 1);
            }
        "#,
        cs_6_0, main, output: wgsl
    }
}

mod counted {
    hlsl_macros::hlsl! {
        r#"
            RWTexture2D<uint> counts : register(u0);
            [numthreads(8, 1, 1)]
            void main(uint at : SV_DispatchThreadID)
            {
                InterlockedAdd(counts[uint2(at % 3, at / 6)], at);
                // There is no such texel.
                InterlockedAdd(counts[uint2(3, 0)], 100);
            }
        "#,
        cs_6_0, main, output: wgsl
    }
}

mod integers {
    hlsl_macros::hlsl! {
        r#"
            struct Item { uint64_t key; int16_t2 at; uint16_t kind; };
            RWStructuredBuffer<Item> items : register(u0);
            [numthreads(2, 1, 1)]
            void main(uint index : SV_DispatchThreadID)
            {
                items[index].key += 0xffffffffull;
                items[index].at -= int16_t2(3, 4);
                items[index].kind *= uint16_t(3);
            }
        "#,
        cs_6_2, main, output: wgsl, half: true
    }
}

mod stages {
    hlsl_macros::hlsl! {
        r#"
            struct Corner
            {
                float2 at : POSITION;
                float2x3 colors : COLORS;
                uint weights[2] : WEIGHTS;
            };
            struct Between
            {
                float4 at : SV_Position;
                nointerpolation float2x3 colors : COLORS;
                nointerpolation uint weights[2] : WEIGHTS;
            };
            Between corners(Corner corner)
            {
                Between between;
                between.at = float4(corner.at, 0, 1);
                between.colors = corner.colors;
                between.weights = corner.weights;
                return between;
            }
        "#,
        vs_6_0, corners, output: wgsl, vertex: true
    }
    hlsl_macros::hlsl! {
        r#"
            struct Between
            {
                float4 at : SV_Position;
                nointerpolation float2x3 colors : COLORS;
                nointerpolation uint weights[2] : WEIGHTS;
            };
            float4 drawn(Between between) : SV_Target
            {
                return float4(mul(float2(between.weights[0], between.weights[1]), between.colors), 1);
            }
        "#,
        ps_6_0, drawn, output: wgsl
    }
}

/// Set and number of a generated binding; each module has a type of its own.
macro_rules! at {
    ($place:expr) => {
        ($place.set, $place.binding)
    };
}

struct Host {
    device: wgpu::Device,
    queue: wgpu::Queue,
}

impl Host {
    fn open() -> Host {
        pollster::block_on(async {
            let mut descriptor = wgpu::InstanceDescriptor::new_without_display_handle();
            descriptor.backends = wgpu::Backends::VULKAN;
            let instance = wgpu::Instance::new(descriptor);
            let adapter = instance.request_adapter(&Default::default()).await.expect("there is a device");
            let limits = wgpu::Limits { max_immediate_size: 64, ..Default::default() };
            let wanted = wgpu::DeviceDescriptor {
                required_features: wgpu::Features::IMMEDIATES,
                required_limits: limits,
                ..Default::default()
            };
            let (device, queue) = adapter.request_device(&wanted).await.expect("the device has immediates");
            Host { device, queue }
        })
    }

    fn buffer<T: Pod>(&self, contents: &[T], usage: BufferUsages) -> wgpu::Buffer {
        self.device.create_buffer_init(&BufferInitDescriptor {
            label: None,
            contents: bytemuck::cast_slice(contents),
            usage: usage | BufferUsages::COPY_SRC | BufferUsages::COPY_DST,
        })
    }

    fn storage<T: Pod>(&self, contents: &[T]) -> wgpu::Buffer {
        self.buffer(contents, BufferUsages::STORAGE)
    }

    fn texture<T: Pod>(
        &self,
        [width, height]: [u32; 2],
        format: TextureFormat,
        usage: TextureUsages,
        texels: &[T],
    ) -> wgpu::Texture {
        let descriptor = wgpu::TextureDescriptor {
            label: None,
            size: wgpu::Extent3d { width, height, depth_or_array_layers: 1 },
            mip_level_count: 1,
            sample_count: 1,
            dimension: wgpu::TextureDimension::D2,
            format,
            usage: usage | TextureUsages::COPY_SRC | TextureUsages::COPY_DST,
            view_formats: &[],
        };
        let bytes = bytemuck::cast_slice(texels);
        self.device.create_texture_with_data(&self.queue, &descriptor, TextureDataOrder::LayerMajor, bytes)
    }

    /// Runs one group of a compute shader with what is bound to the places; the layouts are those of the shader.
    fn run(
        &self,
        source: wgpu::ShaderSource<'static>,
        entry_point: &str,
        bound: Vec<((u32, u32), BindingResource<'_>)>,
        immediates: &[u8],
    ) {
        let module = self.device.create_shader_module(wgpu::ShaderModuleDescriptor { label: None, source });
        let pipeline = self.device.create_compute_pipeline(&wgpu::ComputePipelineDescriptor {
            label: None,
            layout: None,
            module: &module,
            entry_point: Some(entry_point),
            compilation_options: Default::default(),
            cache: None,
        });
        let entries: Vec<_> = bound
            .into_iter()
            .map(|((set, binding), resource)| {
                assert_eq!(set, 0, "the shaders of this test use one group");
                wgpu::BindGroupEntry { binding, resource }
            })
            .collect();
        let group = self.device.create_bind_group(&wgpu::BindGroupDescriptor {
            label: None,
            layout: &pipeline.get_bind_group_layout(0),
            entries: &entries,
        });
        let mut commands = self.device.create_command_encoder(&Default::default());
        let mut pass = commands.begin_compute_pass(&Default::default());
        pass.set_pipeline(&pipeline);
        pass.set_bind_group(0, &group, &[]);
        if !immediates.is_empty() {
            pass.set_immediates(0, immediates);
        }
        pass.dispatch_workgroups(1, 1, 1);
        drop(pass);
        self.queue.submit([commands.finish()]);
    }

    fn read<T: Pod + Zeroable>(&self, buffer: &wgpu::Buffer) -> Vec<T> {
        let mut commands = self.device.create_command_encoder(&Default::default());
        let copy = self.device.create_buffer(&wgpu::BufferDescriptor {
            label: None,
            size: buffer.size(),
            usage: BufferUsages::COPY_DST | BufferUsages::MAP_READ,
            mapped_at_creation: false,
        });
        commands.copy_buffer_to_buffer(buffer, 0, &copy, 0, buffer.size());
        self.queue.submit([commands.finish()]);
        self.mapped(&copy)
    }

    /// The first row of a texture.
    fn row<T: Pod + Zeroable>(&self, texture: &wgpu::Texture) -> Vec<T> {
        let mut commands = self.device.create_command_encoder(&Default::default());
        let copy = self.device.create_buffer(&wgpu::BufferDescriptor {
            label: None,
            size: u64::from(wgpu::COPY_BYTES_PER_ROW_ALIGNMENT),
            usage: BufferUsages::COPY_DST | BufferUsages::MAP_READ,
            mapped_at_creation: false,
        });
        let layout = wgpu::TexelCopyBufferLayout {
            offset: 0,
            bytes_per_row: Some(wgpu::COPY_BYTES_PER_ROW_ALIGNMENT),
            rows_per_image: None,
        };
        let to = wgpu::TexelCopyBufferInfo { buffer: &copy, layout };
        let size = wgpu::Extent3d { height: 1, ..texture.size() };
        commands.copy_texture_to_buffer(texture.as_image_copy(), to, size);
        self.queue.submit([commands.finish()]);
        let mut texels = self.mapped::<T>(&copy);
        texels.truncate(size.width as usize);
        texels
    }

    fn mapped<T: Pod + Zeroable>(&self, buffer: &wgpu::Buffer) -> Vec<T> {
        buffer.map_async(wgpu::MapMode::Read, .., |result| result.expect("the buffer can be read"));
        self.device.poll(wgpu::PollType::wait_indefinitely()).expect("the device answers");
        let mapped = buffer.get_mapped_range(..).expect("the buffer is mapped");
        let mut items = vec![T::zeroed(); mapped.len() / size_of::<T>()];
        bytemuck::cast_slice_mut(&mut items).copy_from_slice(&mapped);
        items
    }
}

fn wgsl(text: &'static str) -> wgpu::ShaderSource<'static> {
    wgpu::ShaderSource::Wgsl(text.into())
}

fn view(texture: &wgpu::Texture) -> TextureView {
    texture.create_view(&Default::default())
}

#[test]
fn push_constants_are_a_uniform_buffer_in_browsers() {
    let host = Host::open();
    let sums = host.storage(&[0.0_f32]);

    use push::web;
    let block = web::Push::new(4, [1.0, 2.0, 0.5]);
    let uniforms = host.buffer(&[block], BufferUsages::UNIFORM);
    let bound = vec![
        (at!(web::bindings::PUSH), uniforms.as_entire_binding()),
        (at!(web::bindings::SUMS), sums.as_entire_binding()),
    ];
    host.run(wgsl(web::WGSL), web::ENTRY_POINT, bound, &[]);
    assert_eq!(host.read::<f32>(&sums), [14.0]);

    use push::native::main as native;
    let block = native::Push::new(2, [1.0, 2.0, 0.5]);
    let native::PushConstantRange { offset: start, size, .. } = native::PUSH_CONSTANTS;
    let pushed = &bytemuck::bytes_of(&block)[start as usize..][..size as usize];
    let bound = vec![(at!(native::bindings::SUMS), sums.as_entire_binding())];
    host.run(wgsl(native::WGSL), native::ENTRY_POINT, bound, pushed);
    assert_eq!(host.read::<f32>(&sums), [7.0]);
}

#[test]
fn typed_buffers_are_storage_buffers_of_their_texels() {
    use typed_buffers::main;
    let host = Host::open();
    // `float3` takes as much as `float4`, `rgba8` one word.
    let given: [main::PointsElement; 2] = [[1.0, 2.0, 3.0, 0.0], [4.0, 5.0, 6.0, 0.0]];
    let points = host.storage(&given);
    let counts = host.storage::<main::CountsElement>(&[100]);
    let colors = host.storage::<main::ColorsElement>(&[0; 2]);
    let bound = vec![
        (at!(main::bindings::POINTS), points.as_entire_binding()),
        (at!(main::bindings::COUNTS), counts.as_entire_binding()),
        (at!(main::bindings::COLORS), colors.as_entire_binding()),
    ];
    host.run(wgsl(main::WGSL), main::ENTRY_POINT, bound, &[]);
    assert_eq!(host.read::<main::CountsElement>(&counts), [109]);
    let colors: Vec<[u8; 4]> =
        host.read::<main::ColorsElement>(&colors).iter().map(|it| it.to_le_bytes()).collect();
    for (found, expected) in colors.iter().flatten().zip([26_u8, 51, 77, 255, 102, 128, 153, 255]) {
        assert!(found.abs_diff(expected) <= 1, "{colors:?}");
    }
}

#[test]
fn elements_of_an_array_are_bound_one_by_one() {
    use arrays::main;
    let host = Host::open();
    let maps = [10.0_f32, 20.0, 30.0].map(|it| {
        host.texture([2, 1], TextureFormat::R32Float, TextureUsages::TEXTURE_BINDING, &[it, it + 1.0])
    });
    let views = maps.each_ref().map(view);
    let chosen = host.storage(&[2_u32, 0, 1]);
    let found = host.storage(&[0.0_f32; 3]);
    // Each of them has a constant; their numbers follow each other.
    let first = main::bindings::MAPS_0_;
    assert_eq!(main::bindings::MAPS_2_.binding, first.binding + 2);
    let mut bound: Vec<_> = (first.binding..)
        .zip(&views)
        .map(|(binding, view)| ((first.set, binding), BindingResource::TextureView(view)))
        .collect();
    bound.push((at!(main::bindings::CHOSEN), chosen.as_entire_binding()));
    bound.push((at!(main::bindings::FOUND), found.as_entire_binding()));
    host.run(wgsl(main::WGSL), main::ENTRY_POINT, bound, &[]);
    assert_eq!(host.read::<f32>(&found), [31.0, 11.0, 21.0]);
}

#[test]
fn a_combined_image_sampler_is_a_texture_and_a_sampler() {
    use combined::main;
    let host = Host::open();
    let texels = [[0_u8; 4], [255; 4]];
    let color = host.texture([2, 1], TextureFormat::Rgba8Unorm, TextureUsages::TEXTURE_BINDING, &texels);
    let color = view(&color);
    let sampler = host.device.create_sampler(&wgpu::SamplerDescriptor {
        mag_filter: wgpu::FilterMode::Linear,
        min_filter: wgpu::FilterMode::Linear,
        ..Default::default()
    });
    let found = host.storage(&[[0.0_f32; 4]]);
    assert_eq!(main::bindings::COLOR.binding, 3);
    let bound = vec![
        (at!(main::bindings::COLOR), BindingResource::TextureView(&color)),
        (at!(main::bindings::COLOR_SAMPLER), BindingResource::Sampler(&sampler)),
        (at!(main::bindings::FOUND), found.as_entire_binding()),
    ];
    host.run(wgsl(main::WGSL), main::ENTRY_POINT, bound, &[]);
    let found = host.read::<[f32; 4]>(&found)[0];
    assert!(found.iter().all(|it| (it - 0.5).abs() < 0.01), "{found:?}");
}

#[test]
fn a_writable_texture_has_the_format_of_its_components() {
    use pictures::main;
    let host = Host::open();
    let usage = TextureUsages::STORAGE_BINDING;
    let wide = host.texture([2, 1], TextureFormat::Rgba32Float, usage, &[[0.0_f32; 4]; 2]);
    let narrow = host.texture([2, 1], TextureFormat::Rgba8Unorm, usage, &[[0_u8; 4]; 2]);
    let views = [view(&wide), view(&narrow)];
    let bound = vec![
        (at!(main::bindings::WIDE), BindingResource::TextureView(&views[0])),
        (at!(main::bindings::NARROW), BindingResource::TextureView(&views[1])),
    ];
    host.run(wgsl(main::WGSL), main::ENTRY_POINT, bound, &[]);
    let texels = host.row::<[f32; 4]>(&wide);
    assert_eq!(
        texels.iter().map(|it| [it[0], it[1], it[2]]).collect::<Vec<_>>(),
        [[0.0, 1e5, -0.5], [1.0, 1e5, -0.5]]
    );
    assert_eq!(host.row::<[u8; 4]>(&narrow), [[0, 51, 255, 255], [255, 51, 255, 255]]);
}

#[test]
fn a_texture_with_atomic_operations_is_a_buffer() {
    use counted::main;
    let host = Host::open();
    // Rows of 256 bytes, as copies to textures ask for.
    let (size, pitch) = ([3, 2], 64);
    let header: [main::CountsElement; 8] = [size[0], size[1], 1, pitch, 0, 0, 0, 0];
    let texels = [&header[..], &vec![0; (pitch * size[1]) as usize]].concat();
    let counts = host.storage(&texels);
    let bound = vec![(at!(main::bindings::COUNTS), counts.as_entire_binding())];
    host.run(wgsl(main::WGSL), main::ENTRY_POINT, bound, &[]);
    let found = host.read::<main::CountsElement>(&counts);
    assert_eq!((&found[8..12], &found[8 + 64..]), (&[3, 5, 7, 0][..], &[&[6, 7][..], &[0; 62]].concat()[..]));
}

#[test]
fn small_and_large_integers_keep_their_bytes() {
    use integers::main::{self, Item};
    let host = Host::open();
    let items = host.storage(&[Item::new(1, [3, -30000], 7), Item::new(u64::MAX, [-32768, 4], 40000)]);
    let bound = vec![(at!(main::bindings::ITEMS), items.as_entire_binding())];
    host.run(wgsl(main::WGSL), main::ENTRY_POINT, bound, &[]);
    let found = host.read::<Item>(&items);
    let numbers: Vec<_> = found.iter().map(|it| (it.key, it.at, it.kind)).collect();
    assert_eq!(
        numbers,
        [(0x1_0000_0000, [0, -30004], 21), (0xffff_fffe, [32765, 0], 40000_u16.wrapping_mul(3)),]
    );
}

#[test]
fn a_matrix_of_a_vertex_is_an_attribute_for_each_row() {
    use stages::{corners, drawn};
    let host = Host::open();
    let corner =
        |at| corners::Vertex { at, colors: [[0.25, 0.0, 0.125], [0.0, 0.25, 0.125]], weights: [1, 2] };
    let vertices = [corner([-1.0, -1.0]), corner([3.0, -1.0]), corner([-1.0, 3.0])];
    let buffer = host.buffer(&vertices, BufferUsages::VERTEX);

    // One attribute for each location, one behind the other in the generated struct.
    let attributes = corners::VERTEX_INPUTS.map(|it| {
        // The numbers of `VkFormat`.
        let format = match it.format {
            98 => wgpu::VertexFormat::Uint32,
            103 => wgpu::VertexFormat::Float32x2,
            106 => wgpu::VertexFormat::Float32x3,
            other => panic!("no shader of this test has the format {other}"),
        };
        wgpu::VertexAttribute { format, offset: it.offset.into(), shader_location: it.location }
    });
    assert_eq!((attributes.len(), corners::Vertex::STRIDE), (5, 40));

    let modules = [corners::WGSL, drawn::WGSL].map(|text| {
        let source = wgsl(text);
        host.device.create_shader_module(wgpu::ShaderModuleDescriptor { label: None, source })
    });
    let format = TextureFormat::Rgba8Unorm;
    let pipeline = host.device.create_render_pipeline(&wgpu::RenderPipelineDescriptor {
        label: None,
        layout: None,
        vertex: wgpu::VertexState {
            module: &modules[0],
            entry_point: Some(corners::ENTRY_POINT),
            compilation_options: Default::default(),
            buffers: &[Some(wgpu::VertexBufferLayout {
                array_stride: u64::from(corners::Vertex::STRIDE),
                step_mode: wgpu::VertexStepMode::Vertex,
                attributes: &attributes,
            })],
        },
        primitive: Default::default(),
        depth_stencil: None,
        multisample: Default::default(),
        fragment: Some(wgpu::FragmentState {
            module: &modules[1],
            entry_point: Some(drawn::ENTRY_POINT),
            compilation_options: Default::default(),
            targets: &[Some(format.into())],
        }),
        multiview_mask: None,
        cache: None,
    });
    let target = host.texture([2, 2], format, TextureUsages::RENDER_ATTACHMENT, &[[0_u8; 4]; 4]);
    let mut commands = host.device.create_command_encoder(&Default::default());
    let mut pass = commands.begin_render_pass(&wgpu::RenderPassDescriptor {
        color_attachments: &[Some(wgpu::RenderPassColorAttachment {
            view: &view(&target),
            depth_slice: None,
            resolve_target: None,
            ops: wgpu::Operations::default(),
        })],
        ..Default::default()
    });
    pass.set_pipeline(&pipeline);
    pass.set_vertex_buffer(0, buffer.slice(..));
    pass.draw(0..3, 0..1);
    drop(pass);
    host.queue.submit([commands.finish()]);
    let texels = host.row::<[u8; 4]>(&target);
    // 1 * (0.25, 0, 0.125) + 2 * (0, 0.25, 0.125)
    for (found, expected) in texels.iter().flatten().zip([64_u8, 128, 96, 255].into_iter().cycle()) {
        assert!(found.abs_diff(expected) <= 1, "{texels:?}");
    }
}
