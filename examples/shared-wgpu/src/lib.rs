//! A device of wgpu without a window, and pictures drawn on it. Nothing here knows a shader.

use example_shared::{gpu::Result, picture::Picture};

pub struct Gpu {
    pub device: wgpu::Device,
    pub queue: wgpu::Queue,
}

/// An image to draw into.
pub struct Target {
    texture: wgpu::Texture,
    pub view: wgpu::TextureView,
}

impl Target {
    pub const FORMAT: wgpu::TextureFormat = wgpu::TextureFormat::Rgba8Unorm;
}

impl Gpu {
    /// Opens a Vulkan device with room for `immediates` bytes of push constants; with `validate`, under the validation
    /// layers.
    pub fn open(validate: bool, immediates: u32) -> Result<Gpu> {
        pollster::block_on(async {
            let mut descriptor = wgpu::InstanceDescriptor::new_without_display_handle();
            descriptor.backends = wgpu::Backends::VULKAN;
            if validate {
                descriptor.flags |= wgpu::InstanceFlags::VALIDATION;
            }
            let instance = wgpu::Instance::new(descriptor);
            let adapter = instance.request_adapter(&wgpu::RequestAdapterOptions::default()).await?;
            println!("device: {}", adapter.get_info().name);
            let required_features =
                if immediates > 0 { wgpu::Features::IMMEDIATES } else { wgpu::Features::empty() };
            let required_limits = wgpu::Limits { max_immediate_size: immediates, ..Default::default() };
            let descriptor =
                wgpu::DeviceDescriptor { required_features, required_limits, ..Default::default() };
            let (device, queue) = adapter.request_device(&descriptor).await?;
            Ok(Gpu { device, queue })
        })
    }

    /// A buffer with these contents.
    pub fn buffer(&self, contents: &[u8], usage: wgpu::BufferUsages) -> wgpu::Buffer {
        use wgpu::util::DeviceExt;
        let descriptor = wgpu::util::BufferInitDescriptor { label: None, contents, usage };
        self.device.create_buffer_init(&descriptor)
    }

    pub fn target(&self, width: u32, height: u32) -> Target {
        let texture = self.device.create_texture(&wgpu::TextureDescriptor {
            label: Some("picture"),
            size: wgpu::Extent3d { width, height, depth_or_array_layers: 1 },
            mip_level_count: 1,
            sample_count: 1,
            dimension: wgpu::TextureDimension::D2,
            format: Target::FORMAT,
            usage: wgpu::TextureUsages::RENDER_ATTACHMENT | wgpu::TextureUsages::COPY_SRC,
            view_formats: &[],
        });
        let view = texture.create_view(&wgpu::TextureViewDescriptor::default());
        Target { texture, view }
    }

    /// Draws into the target, which is cleared before, and reads it.
    pub fn draw(&self, target: &Target, draw: impl FnOnce(&mut wgpu::RenderPass<'_>)) -> Result<Picture> {
        let mut commands = self.device.create_command_encoder(&Default::default());
        let mut pass = commands.begin_render_pass(&wgpu::RenderPassDescriptor {
            color_attachments: &[Some(wgpu::RenderPassColorAttachment {
                view: &target.view,
                depth_slice: None,
                resolve_target: None,
                ops: wgpu::Operations::default(),
            })],
            ..Default::default()
        });
        draw(&mut pass);
        drop(pass);
        self.picture(commands, target)
    }

    /// Submits commands, and reads what they have drawn into the target.
    pub fn picture(&self, mut commands: wgpu::CommandEncoder, target: &Target) -> Result<Picture> {
        let size = target.texture.size();
        let row = (size.width * 4).next_multiple_of(wgpu::COPY_BYTES_PER_ROW_ALIGNMENT);
        let read = self.device.create_buffer(&wgpu::BufferDescriptor {
            label: Some("pixels"),
            size: u64::from(row) * u64::from(size.height),
            usage: wgpu::BufferUsages::COPY_DST | wgpu::BufferUsages::MAP_READ,
            mapped_at_creation: false,
        });
        let layout =
            wgpu::TexelCopyBufferLayout { offset: 0, bytes_per_row: Some(row), rows_per_image: None };
        commands.copy_texture_to_buffer(
            target.texture.as_image_copy(),
            wgpu::TexelCopyBufferInfo { buffer: &read, layout },
            size,
        );
        self.queue.submit([commands.finish()]);
        let (send, receive) = std::sync::mpsc::channel();
        read.map_async(wgpu::MapMode::Read, .., move |result| drop(send.send(result)));
        self.device.poll(wgpu::PollType::wait_indefinitely())?;
        receive.recv()??;
        let mapped = read.get_mapped_range(..)?;
        let rows = mapped.chunks(row as usize);
        let bytes = rows.flat_map(|it| it[..4 * size.width as usize].to_vec()).collect();
        Ok(Picture { width: size.width, height: size.height, bytes })
    }
}
