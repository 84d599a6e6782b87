//! A device of wgpu, and one run of a compute shader on it.

use crate::plan::{Form, Plan, Resource};
use exec_tests::case::{Address, Bound, Picture, Results, TexelKind, View};
use hlsl_core::reflect::BindingKind;
use std::{borrow::Cow, error::Error, num::NonZeroU32};
use wgpu::{BindingType, BufferBindingType, BufferUsages, TextureFormat, TextureUsages};

pub struct Device {
    pub name: String,
    device: wgpu::Device,
    queue: wgpu::Queue,
}

type Result<T, E = Box<dyn Error>> = std::result::Result<T, E>;

enum Object {
    Buffer(wgpu::Buffer),
    Texture(wgpu::Texture, wgpu::TextureView),
    Sampler(wgpu::Sampler),
    Array(Vec<Object>),
}

/// What wgpu binds of an array.
enum Array<'o> {
    None,
    Textures(Vec<&'o wgpu::TextureView>),
    Samplers(Vec<&'o wgpu::Sampler>),
}

impl Array<'_> {
    fn of(object: &Object) -> Array<'_> {
        let Object::Array(all) = object else { return Array::None };
        let (mut views, mut samplers) = (Vec::new(), Vec::new());
        for it in all {
            match it {
                Object::Texture(_, it) => views.push(it),
                Object::Sampler(it) => samplers.push(it),
                Object::Buffer(_) | Object::Array(_) => return Array::None,
            }
        }
        if samplers.is_empty() { Array::Textures(views) } else { Array::Samplers(samplers) }
    }
}

/// The Vulkan device, with all of its finished features and these unfinished ones.
pub fn open(unfinished: wgpu::Features) -> Result<(wgpu::Adapter, wgpu::Device, wgpu::Queue)> {
    pollster::block_on(async {
        let mut descriptor = wgpu::InstanceDescriptor::new_without_display_handle();
        descriptor.backends = wgpu::Backends::VULKAN;
        let instance = wgpu::Instance::new(descriptor);
        let adapter = instance.request_adapter(&wgpu::RequestAdapterOptions::default()).await?;
        let finished = adapter.features() - wgpu::Features::all_experimental_mask();
        let (device, queue) = adapter
            .request_device(&wgpu::DeviceDescriptor {
                required_features: finished | unfinished,
                // SAFETY: wgpu asks for this to say that the features are unfinished.
                experimental_features: unsafe { wgpu::ExperimentalFeatures::enabled() },
                required_limits: adapter.limits(),
                ..Default::default()
            })
            .await?;
        Ok((adapter, device, queue))
    })
}

impl Device {
    pub fn open() -> Result<Device> {
        let (adapter, device, queue) = open(wgpu::Features::empty())?;
        Ok(Device { name: adapter.get_info().name, device, queue })
    }

    /// Runs a plan in one of its forms and returns what it wrote.
    pub fn run(&self, plan: &Plan) -> Result<Results> {
        let scope = self.device.push_error_scope(wgpu::ErrorFilter::Validation);
        let written = self.run_inside(plan);
        match pollster::block_on(scope.pop()) {
            Some(error) => Err(error.to_string().into()),
            None => written,
        }
    }

    fn run_inside(&self, plan: &Plan) -> Result<Results> {
        let source = match &plan.wgsl {
            Some(text) if plan.form == Form::Web => {
                // naga 30 has these operations, but does not read what enables them in browsers.
                let text = text
                    .replace("enable subgroups;\n", "")
                    .replace("diagnostic(off, subgroup_uniformity);\n", "");
                wgpu::ShaderSource::Wgsl(Cow::Owned(text))
            }
            Some(text) => wgpu::ShaderSource::Wgsl(Cow::Borrowed(text)),
            None => wgpu::ShaderSource::SpirV(Cow::Borrowed(&plan.words)),
        };
        let module = self.device.create_shader_module(wgpu::ShaderModuleDescriptor { label: None, source });
        let objects: Vec<Object> = plan.resources.iter().map(|it| self.object(it)).collect::<Result<_>>()?;
        let arrays: Vec<Array<'_>> = objects.iter().map(Array::of).collect();

        let mut layouts = Vec::new();
        let mut groups = Vec::new();
        for group in 0..plan.resources.iter().map(|it| it.group + 1).max().unwrap_or(0) {
            let mut slots = Vec::new();
            let mut entries = Vec::new();
            for ((resource, object), array) in plan.resources.iter().zip(&objects).zip(&arrays) {
                if resource.group != group {
                    continue;
                }
                slots.push(wgpu::BindGroupLayoutEntry {
                    binding: resource.binding,
                    visibility: wgpu::ShaderStages::COMPUTE,
                    ty: slot(resource)?,
                    count: resource.others.as_ref().and_then(|it| NonZeroU32::new(it.len() as u32 + 1)),
                });
                let object = match (object, array) {
                    (_, Array::Textures(them)) => wgpu::BindingResource::TextureViewArray(them),
                    (_, Array::Samplers(them)) => wgpu::BindingResource::SamplerArray(them),
                    (Object::Buffer(it), _) => it.as_entire_binding(),
                    (Object::Texture(_, it), _) => wgpu::BindingResource::TextureView(it),
                    (Object::Sampler(it), _) => wgpu::BindingResource::Sampler(it),
                    (Object::Array(_), _) => return Err("an array of buffers".into()),
                };
                entries.push(wgpu::BindGroupEntry { binding: resource.binding, resource: object });
            }
            let layout = self
                .device
                .create_bind_group_layout(&wgpu::BindGroupLayoutDescriptor { label: None, entries: &slots });
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
            immediate_size: plan.immediates.len() as u32,
        });
        let pipeline = self.device.create_compute_pipeline(&wgpu::ComputePipelineDescriptor {
            label: None,
            layout: Some(&layout),
            module: &module,
            entry_point: Some(&plan.entry_point),
            compilation_options: Default::default(),
            cache: None,
        });

        let mut commands = self.device.create_command_encoder(&Default::default());
        let mut pass = commands.begin_compute_pass(&Default::default());
        pass.set_pipeline(&pipeline);
        for (number, group) in (0..).zip(&groups) {
            pass.set_bind_group(number, group, &[]);
        }
        if !plan.immediates.is_empty() {
            pass.set_immediates(0, &plan.immediates);
        }
        let [x, y, z] = plan.groups;
        pass.dispatch_workgroups(x, y, z);
        drop(pass);

        let mut reads = Vec::new();
        for (resource, object) in plan.resources.iter().zip(&objects) {
            let Some(original) = resource.original else { continue };
            match (object, &resource.contents) {
                (Object::Buffer(buffer), _) => {
                    let read = self.buffer(buffer.size(), BufferUsages::COPY_DST | BufferUsages::MAP_READ);
                    commands.copy_buffer_to_buffer(buffer, 0, &read, 0, buffer.size());
                    reads.push((original, read, None));
                }
                (Object::Texture(texture, _), Bound::Image(picture)) => {
                    let row = (picture.width * picture.channels * 4)
                        .next_multiple_of(wgpu::COPY_BYTES_PER_ROW_ALIGNMENT);
                    let slices = picture.depth * picture.layers;
                    let size = u64::from(row) * u64::from(picture.height * slices);
                    let read = self.buffer(size, BufferUsages::COPY_DST | BufferUsages::MAP_READ);
                    let layout = wgpu::TexelCopyBufferLayout {
                        offset: 0,
                        bytes_per_row: Some(row),
                        rows_per_image: Some(picture.height),
                    };
                    let to = wgpu::TexelCopyBufferInfo { buffer: &read, layout };
                    commands.copy_texture_to_buffer(texture.as_image_copy(), to, texture.size());
                    reads.push((original, read, Some((row, picture.width * picture.channels * 4))));
                }
                _ => {}
            }
        }
        self.queue.submit([commands.finish()]);
        for (_, read, _) in &reads {
            read.map_async(wgpu::MapMode::Read, .., |_| {});
        }
        self.device.poll(wgpu::PollType::wait_indefinitely())?;
        let mut written = Results::new();
        for (original, read, rows) in reads {
            let mapped = read.get_mapped_range(..)?;
            let bytes = match rows {
                None => mapped.to_vec(),
                Some((row, used)) => {
                    mapped.chunks(row as usize).flat_map(|it| it[..used as usize].to_vec()).collect()
                }
            };
            written.push((original, bytes));
        }
        Ok(written)
    }

    fn buffer(&self, size: u64, usage: BufferUsages) -> wgpu::Buffer {
        let descriptor = wgpu::BufferDescriptor { label: None, size, usage, mapped_at_creation: false };
        self.device.create_buffer(&descriptor)
    }

    fn object(&self, resource: &Resource) -> Result<Object> {
        let Some(others) = &resource.others else { return self.element(resource, &resource.contents) };
        let all = std::iter::once(&resource.contents).chain(others);
        Ok(Object::Array(all.map(|it| self.element(resource, it)).collect::<Result<_>>()?))
    }

    fn element(&self, resource: &Resource, contents: &Bound) -> Result<Object> {
        if let Some(bytes) = resource.buffer() {
            let usage = match resource.kind {
                BindingKind::UniformBuffer => BufferUsages::UNIFORM,
                _ => BufferUsages::STORAGE,
            };
            let usage = usage | BufferUsages::COPY_DST | BufferUsages::COPY_SRC;
            let buffer = self.buffer(bytes.len() as u64, usage);
            self.queue.write_buffer(&buffer, 0, &bytes);
            return Ok(Object::Buffer(buffer));
        }
        Ok(match contents {
            Bound::Sampler(filter) => {
                let address = match filter.address {
                    Address::Clamp => wgpu::AddressMode::ClampToEdge,
                    Address::Wrap => wgpu::AddressMode::Repeat,
                    Address::Mirror => wgpu::AddressMode::MirrorRepeat,
                };
                let (within, between) = match filter.linear {
                    true => (wgpu::FilterMode::Linear, wgpu::MipmapFilterMode::Linear),
                    false => (wgpu::FilterMode::Nearest, wgpu::MipmapFilterMode::Nearest),
                };
                Object::Sampler(self.device.create_sampler(&wgpu::SamplerDescriptor {
                    address_mode_u: address,
                    address_mode_v: address,
                    address_mode_w: address,
                    mag_filter: within,
                    min_filter: within,
                    mipmap_filter: between,
                    compare: filter.compares.then_some(wgpu::CompareFunction::LessEqual),
                    ..Default::default()
                }))
            }
            Bound::Texture(picture) | Bound::Image(picture) => self.texture(picture, resource)?,
            _ => return Err("a resource of another kind".into()),
        })
    }

    fn texture(&self, picture: &Picture, resource: &Resource) -> Result<Object> {
        let usage = match resource.kind {
            BindingKind::StorageImage => TextureUsages::STORAGE_BINDING,
            _ => TextureUsages::TEXTURE_BINDING,
        };
        let depth_or_array_layers = picture.depth * picture.layers;
        let texture = self.device.create_texture(&wgpu::TextureDescriptor {
            label: None,
            size: wgpu::Extent3d { width: picture.width, height: picture.height, depth_or_array_layers },
            mip_level_count: picture.levels,
            sample_count: 1,
            dimension: match picture.view {
                View::D1 => wgpu::TextureDimension::D1,
                View::D3 => wgpu::TextureDimension::D3,
                _ => wgpu::TextureDimension::D2,
            },
            format: format(picture)?,
            usage: usage | TextureUsages::COPY_DST | TextureUsages::COPY_SRC,
            view_formats: &[],
        });
        let mut bytes = &picture.bytes[..];
        for level in 0..picture.levels {
            let [width, height, depth] = picture.size(level);
            let row = width * picture.channels * 4;
            let depth_or_array_layers = depth * picture.layers;
            let length = (row * height * depth_or_array_layers) as usize;
            let Some((of_level, rest)) = bytes.split_at_checked(length) else { break };
            bytes = rest;
            self.queue.write_texture(
                wgpu::TexelCopyTextureInfo { mip_level: level, ..texture.as_image_copy() },
                of_level,
                wgpu::TexelCopyBufferLayout {
                    offset: 0,
                    bytes_per_row: Some(row),
                    rows_per_image: Some(height),
                },
                wgpu::Extent3d { width, height, depth_or_array_layers },
            );
        }
        let dimension = Some(dimension(picture.view)?);
        let view = texture.create_view(&wgpu::TextureViewDescriptor { dimension, ..Default::default() });
        Ok(Object::Texture(texture, view))
    }
}

fn format(picture: &Picture) -> Result<TextureFormat> {
    Ok(match (picture.channels, picture.kind) {
        (1, TexelKind::Float) => TextureFormat::R32Float,
        (1, TexelKind::Int) => TextureFormat::R32Sint,
        (1, TexelKind::Uint) => TextureFormat::R32Uint,
        (2, TexelKind::Float) => TextureFormat::Rg32Float,
        (2, TexelKind::Int) => TextureFormat::Rg32Sint,
        (2, TexelKind::Uint) => TextureFormat::Rg32Uint,
        (4, TexelKind::Float) => TextureFormat::Rgba32Float,
        (4, TexelKind::Int) => TextureFormat::Rgba32Sint,
        (4, TexelKind::Uint) => TextureFormat::Rgba32Uint,
        _ => return Err("texels of such channels".into()),
    })
}

fn dimension(view: View) -> Result<wgpu::TextureViewDimension> {
    Ok(match view {
        View::D1 => wgpu::TextureViewDimension::D1,
        View::D2 => wgpu::TextureViewDimension::D2,
        // Arrays of rows are arrays of pictures that are one texel high.
        View::D1Array | View::D2Array => wgpu::TextureViewDimension::D2Array,
        View::D3 => wgpu::TextureViewDimension::D3,
        View::Cube => wgpu::TextureViewDimension::Cube,
        View::CubeArray => wgpu::TextureViewDimension::CubeArray,
    })
}

/// The layout of one binding, as the reflection describes it.
fn slot(resource: &Resource) -> Result<BindingType> {
    let buffer = |ty| BindingType::Buffer { ty, has_dynamic_offset: false, min_binding_size: None };
    Ok(match (resource.kind, &resource.contents) {
        (BindingKind::UniformBuffer, _) => buffer(BufferBindingType::Uniform),
        (BindingKind::StorageBuffer, _) => {
            buffer(BufferBindingType::Storage { read_only: !resource.is_writable })
        }
        (BindingKind::Sampler, Bound::Sampler(filter)) => BindingType::Sampler(match filter.compares {
            true => wgpu::SamplerBindingType::Comparison,
            false => wgpu::SamplerBindingType::Filtering,
        }),
        (BindingKind::SampledImage, Bound::Texture(picture) | Bound::Image(picture)) => {
            BindingType::Texture {
                sample_type: match picture.kind {
                    TexelKind::Float => wgpu::TextureSampleType::Float { filterable: true },
                    TexelKind::Int => wgpu::TextureSampleType::Sint,
                    TexelKind::Uint => wgpu::TextureSampleType::Uint,
                    TexelKind::Int64 | TexelKind::Uint64 => return Err("texels of 64 bits".into()),
                },
                view_dimension: dimension(picture.view)?,
                multisampled: false,
            }
        }
        (BindingKind::StorageImage, Bound::Image(picture)) => BindingType::StorageTexture {
            access: match picture.channels {
                1 => wgpu::StorageTextureAccess::ReadWrite,
                _ if resource.is_read => wgpu::StorageTextureAccess::ReadWrite,
                _ => wgpu::StorageTextureAccess::WriteOnly,
            },
            format: format(picture)?,
            view_dimension: dimension(picture.view)?,
        },
        (kind, _) => return Err(format!("the runner does not bind {}", kind.name()).into()),
    })
}
