//! A thin layer over wgpu: buffers, textures, and programs with their bindings, whose numbers and stages are those of the
//! generated modules.

use bytemuck::{Pod, Zeroable};
use example_shared::gpu::{Blend, Result};
use std::num::NonZeroU64;
use wgpu::util::{BufferInitDescriptor, DeviceExt};

/// Which form of the shaders wgpu gets.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Form {
    /// `target: wgpu`.
    Native,
    /// `target: webgpu`.
    Web,
}

pub struct Gpu {
    pub name: String,
    pub device: wgpu::Device,
    pub queue: wgpu::Queue,
}

pub const COLOR: wgpu::TextureFormat = wgpu::TextureFormat::Rgba16Float;
pub const DEPTH: wgpu::TextureFormat = wgpu::TextureFormat::Depth32Float;

#[derive(Clone, Copy)]
pub enum Resource<'a> {
    Uniform(&'a wgpu::Buffer),
    /// A buffer that the shader only reads.
    Read(&'a wgpu::Buffer),
    Written(&'a wgpu::Buffer),
    Sampled(&'a wgpu::Texture),
    Stored(&'a wgpu::Texture),
    Sampler(&'a wgpu::Sampler),
}

/// One binding of a shader, with the numbers and stages from its generated module, and the resource bound there.
pub struct Slot<'a> {
    pub group: u32,
    pub binding: u32,
    pub stages: wgpu::ShaderStages,
    pub resource: Resource<'a>,
}

/// The slots of a shader in one of its forms: `slots![form, erode: HEIGHTS_BEFORE => Resource::Sampled(&image), ...]`.
#[macro_export]
macro_rules! slots {
    ($form:expr, $module:ident: $($name:ident => $resource:expr),* $(,)?) => {
        vec![$({
            macro_rules! place {
                ($of:ident) => {{
                    let it = $crate::shaders::$of::$module::bindings::$name;
                    (it.set, it.binding, it.stages)
                }};
            }
            let (group, binding, stages) = match $form {
                $crate::gpu::Form::Native => place!(native),
                $crate::gpu::Form::Web => place!(web),
            };
            $crate::gpu::Slot { group, binding, stages: $crate::gpu::stages(stages), resource: $resource }
        }),*]
    };
}

/// A shader in one of its forms: `shader!(form, erode)`.
#[macro_export]
macro_rules! shader {
    ($form:expr, $module:ident) => {
        match $form {
            $crate::gpu::Form::Native => $crate::gpu::Shader {
                source: wgpu::ShaderSource::Wgsl($crate::shaders::native::$module::WGSL.into()),
                entry_point: $crate::shaders::native::$module::ENTRY_POINT,
            },
            $crate::gpu::Form::Web => $crate::gpu::Shader {
                source: wgpu::ShaderSource::Wgsl($crate::shaders::web::$module::WGSL.into()),
                entry_point: $crate::shaders::web::$module::ENTRY_POINT,
            },
        }
    };
}

pub struct Shader {
    pub source: wgpu::ShaderSource<'static>,
    pub entry_point: &'static str,
}

/// The stages of a generated binding, which are those of `VkShaderStageFlags`.
pub fn stages(flags: u32) -> wgpu::ShaderStages {
    let all = [
        (0x01, wgpu::ShaderStages::VERTEX),
        (0x10, wgpu::ShaderStages::FRAGMENT),
        (0x20, wgpu::ShaderStages::COMPUTE),
    ];
    all.iter().filter(|it| flags & it.0 != 0).fold(wgpu::ShaderStages::NONE, |sum, it| sum | it.1)
}

/// A pipeline and its bind groups.
pub struct Program<P> {
    pub pipeline: P,
    pub groups: Vec<wgpu::BindGroup>,
}

#[derive(Clone, Copy)]
pub struct Drawing {
    pub topology: wgpu::PrimitiveTopology,
    pub blend: Blend,
    pub writes_depth: bool,
}

impl Gpu {
    /// `immediates` is what the largest block of push constants takes; 0 where the shaders have none.
    pub async fn open(validate: bool, immediates: u32) -> Result<Gpu> {
        let mut descriptor = wgpu::InstanceDescriptor::new_without_display_handle();
        descriptor.backends = wgpu::Backends::VULKAN;
        if validate {
            descriptor.flags |= wgpu::InstanceFlags::VALIDATION;
        }
        let instance = wgpu::Instance::new(descriptor);
        let adapter = instance.request_adapter(&wgpu::RequestAdapterOptions::default()).await?;
        // The shaders sample the height map, which has 32 bits a component, with a linear filter.
        let mut required_features = wgpu::Features::FLOAT32_FILTERABLE;
        if immediates > 0 {
            required_features |= wgpu::Features::IMMEDIATES;
        }
        let required_limits = wgpu::Limits { max_immediate_size: immediates, ..Default::default() };
        let wanted = wgpu::DeviceDescriptor { required_features, required_limits, ..Default::default() };
        let (device, queue) = adapter.request_device(&wanted).await?;
        Ok(Gpu { name: adapter.get_info().name, device, queue })
    }

    /// A uniform buffer that holds a generated struct.
    pub fn uniform<T: Pod>(&self, contents: &T) -> wgpu::Buffer {
        let usage = wgpu::BufferUsages::UNIFORM | wgpu::BufferUsages::COPY_DST;
        self.device.create_buffer_init(&BufferInitDescriptor {
            label: None,
            contents: bytemuck::bytes_of(contents),
            usage,
        })
    }

    /// A storage buffer of generated structs, or of numbers.
    pub fn storage<T: Pod>(&self, count: u32) -> wgpu::Buffer {
        use wgpu::BufferUsages as Usage;
        self.device.create_buffer(&wgpu::BufferDescriptor {
            label: None,
            size: u64::from(count) * size_of::<T>() as u64,
            usage: Usage::STORAGE | Usage::COPY_DST | Usage::COPY_SRC,
            mapped_at_creation: false,
        })
    }

    pub fn texture(
        &self,
        [width, height]: [u32; 2],
        format: wgpu::TextureFormat,
        usage: wgpu::TextureUsages,
    ) -> wgpu::Texture {
        self.device.create_texture(&wgpu::TextureDescriptor {
            label: None,
            size: wgpu::Extent3d { width, height, depth_or_array_layers: 1 },
            mip_level_count: 1,
            sample_count: 1,
            dimension: wgpu::TextureDimension::D2,
            format,
            usage,
            view_formats: &[],
        })
    }

    pub fn compute_program(
        &self,
        shader: Shader,
        slots: &[Slot<'_>],
        immediate_size: u32,
    ) -> Program<wgpu::ComputePipeline> {
        let (layout, groups) = self.bind(slots, immediate_size);
        let module = self.module(shader.source);
        let pipeline = self.device.create_compute_pipeline(&wgpu::ComputePipelineDescriptor {
            label: Some(shader.entry_point),
            layout: Some(&layout),
            module: &module,
            entry_point: Some(shader.entry_point),
            compilation_options: Default::default(),
            cache: None,
        });
        Program { pipeline, groups }
    }

    pub fn draw_program(
        &self,
        vertex: Shader,
        pixel: Shader,
        slots: &[Slot<'_>],
        drawing: Drawing,
    ) -> Program<wgpu::RenderPipeline> {
        let (layout, groups) = self.bind(slots, 0);
        let modules = [self.module(vertex.source), self.module(pixel.source)];
        let over = |src_factor, dst_factor| wgpu::BlendState {
            color: wgpu::BlendComponent { src_factor, dst_factor, operation: wgpu::BlendOperation::Add },
            alpha: wgpu::BlendComponent {
                src_factor: wgpu::BlendFactor::Zero,
                dst_factor: wgpu::BlendFactor::One,
                operation: wgpu::BlendOperation::Add,
            },
        };
        let blend = match drawing.blend {
            Blend::Replace => None,
            Blend::Over => Some(over(wgpu::BlendFactor::SrcAlpha, wgpu::BlendFactor::OneMinusSrcAlpha)),
            Blend::Add => Some(over(wgpu::BlendFactor::One, wgpu::BlendFactor::One)),
        };
        let color = wgpu::ColorTargetState { format: COLOR, blend, write_mask: wgpu::ColorWrites::ALL };
        let pipeline = self.device.create_render_pipeline(&wgpu::RenderPipelineDescriptor {
            label: Some(vertex.entry_point),
            layout: Some(&layout),
            vertex: wgpu::VertexState {
                module: &modules[0],
                entry_point: Some(vertex.entry_point),
                compilation_options: Default::default(),
                buffers: &[],
            },
            primitive: wgpu::PrimitiveState { topology: drawing.topology, ..Default::default() },
            depth_stencil: Some(wgpu::DepthStencilState {
                format: DEPTH,
                depth_write_enabled: Some(drawing.writes_depth),
                depth_compare: Some(wgpu::CompareFunction::LessEqual),
                stencil: Default::default(),
                bias: Default::default(),
            }),
            multisample: Default::default(),
            fragment: Some(wgpu::FragmentState {
                module: &modules[1],
                entry_point: Some(pixel.entry_point),
                compilation_options: Default::default(),
                targets: &[Some(color)],
            }),
            multiview_mask: None,
            cache: None,
        });
        Program { pipeline, groups }
    }

    fn module(&self, source: wgpu::ShaderSource<'static>) -> wgpu::ShaderModule {
        self.device.create_shader_module(wgpu::ShaderModuleDescriptor { label: None, source })
    }

    /// The layouts for `slots`, and what is bound. A binding that two stages share is in `slots` once for each of them.
    fn bind(&self, slots: &[Slot<'_>], immediate_size: u32) -> (wgpu::PipelineLayout, Vec<wgpu::BindGroup>) {
        let (mut layouts, mut groups) = (Vec::new(), Vec::new());
        for group in 0..slots.iter().map(|it| it.group + 1).max().unwrap_or(0) {
            let mut kinds: Vec<wgpu::BindGroupLayoutEntry> = Vec::new();
            let mut entries = Vec::new();
            let views: Vec<_> = slots.iter().map(|it| view(it.resource)).collect();
            for (slot, view) in slots.iter().zip(&views).filter(|it| it.0.group == group) {
                if let Some(known) = kinds.iter_mut().find(|it| it.binding == slot.binding) {
                    known.visibility |= slot.stages;
                    continue;
                }
                kinds.push(wgpu::BindGroupLayoutEntry {
                    binding: slot.binding,
                    visibility: slot.stages,
                    ty: kind(slot.resource),
                    count: None,
                });
                let resource = match (slot.resource, view) {
                    (Resource::Uniform(it) | Resource::Read(it) | Resource::Written(it), _) => {
                        it.as_entire_binding()
                    }
                    (Resource::Sampler(it), _) => wgpu::BindingResource::Sampler(it),
                    (_, Some(view)) => wgpu::BindingResource::TextureView(view),
                    (_, None) => continue,
                };
                entries.push(wgpu::BindGroupEntry { binding: slot.binding, resource });
            }
            let layout = self
                .device
                .create_bind_group_layout(&wgpu::BindGroupLayoutDescriptor { label: None, entries: &kinds });
            groups.push(self.device.create_bind_group(&wgpu::BindGroupDescriptor {
                label: None,
                layout: &layout,
                entries: &entries,
            }));
            layouts.push(layout);
        }
        let layouts: Vec<_> = layouts.iter().map(Some).collect();
        let layout = self.device.create_pipeline_layout(&wgpu::PipelineLayoutDescriptor {
            label: None,
            bind_group_layouts: &layouts,
            immediate_size,
        });
        (layout, groups)
    }

    /// Records commands and submits them.
    pub fn submit(&self, record: impl FnOnce(&mut wgpu::CommandEncoder)) {
        let mut commands = self.device.create_command_encoder(&Default::default());
        record(&mut commands);
        self.queue.submit([commands.finish()]);
    }

    /// What a storage buffer holds, once everything submitted before has run.
    pub fn read<T: Pod + Zeroable>(&self, buffer: &wgpu::Buffer) -> Result<Vec<T>> {
        let copy = self.device.create_buffer(&wgpu::BufferDescriptor {
            label: None,
            size: buffer.size(),
            usage: wgpu::BufferUsages::COPY_DST | wgpu::BufferUsages::MAP_READ,
            mapped_at_creation: false,
        });
        self.submit(|commands| commands.copy_buffer_to_buffer(buffer, 0, &copy, 0, buffer.size()));
        let (send, receive) = std::sync::mpsc::channel();
        copy.map_async(wgpu::MapMode::Read, .., move |result| drop(send.send(result)));
        self.device.poll(wgpu::PollType::wait_indefinitely())?;
        receive.recv()??;
        let mapped = copy.get_mapped_range(..)?;
        let mut items = vec![T::zeroed(); mapped.len() / size_of::<T>()];
        bytemuck::cast_slice_mut(&mut items).copy_from_slice(&mapped);
        Ok(items)
    }
}

impl Program<wgpu::ComputePipeline> {
    pub fn dispatch(&self, commands: &mut wgpu::CommandEncoder, groups: [u32; 3], immediates: Option<&[u8]>) {
        let mut pass = commands.begin_compute_pass(&Default::default());
        pass.set_pipeline(&self.pipeline);
        for (number, group) in (0..).zip(&self.groups) {
            pass.set_bind_group(number, group, &[]);
        }
        if let Some(bytes) = immediates {
            pass.set_immediates(0, bytes);
        }
        pass.dispatch_workgroups(groups[0], groups[1], groups[2]);
    }
}

impl Program<wgpu::RenderPipeline> {
    pub fn draw(&self, pass: &mut wgpu::RenderPass<'_>, vertices: u32, instances: u32) {
        pass.set_pipeline(&self.pipeline);
        for (number, group) in (0..).zip(&self.groups) {
            pass.set_bind_group(number, group, &[]);
        }
        pass.draw(0..vertices, 0..instances);
    }
}

fn view(resource: Resource<'_>) -> Option<wgpu::TextureView> {
    match resource {
        Resource::Sampled(it) | Resource::Stored(it) => Some(it.create_view(&Default::default())),
        _ => None,
    }
}

fn kind(resource: Resource<'_>) -> wgpu::BindingType {
    let buffer = |ty, size| wgpu::BindingType::Buffer {
        ty,
        has_dynamic_offset: false,
        min_binding_size: NonZeroU64::new(size),
    };
    let storage = |read_only| buffer(wgpu::BufferBindingType::Storage { read_only }, 0);
    match resource {
        Resource::Uniform(it) => buffer(wgpu::BufferBindingType::Uniform, it.size()),
        Resource::Read(_) => storage(true),
        Resource::Written(_) => storage(false),
        Resource::Sampled(_) => wgpu::BindingType::Texture {
            sample_type: wgpu::TextureSampleType::Float { filterable: true },
            view_dimension: wgpu::TextureViewDimension::D2,
            multisampled: false,
        },
        Resource::Stored(it) => wgpu::BindingType::StorageTexture {
            access: wgpu::StorageTextureAccess::WriteOnly,
            format: it.format(),
            view_dimension: wgpu::TextureViewDimension::D2,
        },
        Resource::Sampler(_) => wgpu::BindingType::Sampler(wgpu::SamplerBindingType::Filtering),
    }
}
