//! Images of every dimension: made, filled before a run, and emptied after it.

use super::{Device, Run, texel_format, text};
use crate::case::{Picture, TexelKind, View};
use ash::vk;

#[derive(Clone)]
pub(super) struct Placed {
    pub image: vk::Image,
    pub view: vk::ImageView,
    pub format: vk::Format,
    pub samples: vk::SampleCountFlags,
    pub range: vk::ImageSubresourceRange,
    /// Each level with its place in the buffer; none of images with several samples.
    pub copies: Vec<vk::BufferImageCopy>,
    /// Nothing is to be done before the run.
    pub is_filled: bool,
}

impl Device {
    pub(super) fn image(
        &self,
        run: &mut Run,
        picture: &Picture,
        kind: vk::DescriptorType,
    ) -> Result<Placed, String> {
        let (aspect, format) = match picture.is_depth {
            true => (vk::ImageAspectFlags::DEPTH, vk::Format::D32_SFLOAT),
            false => (vk::ImageAspectFlags::COLOR, texel_format(picture.kind, picture.channels)),
        };
        let is_multisampled = picture.samples > 1;
        let samples = vk::SampleCountFlags::from_raw(picture.samples);
        let mut usage = vk::ImageUsageFlags::SAMPLED;
        if !is_multisampled {
            usage |= vk::ImageUsageFlags::TRANSFER_SRC | vk::ImageUsageFlags::TRANSFER_DST;
        }
        if kind == vk::DescriptorType::STORAGE_IMAGE {
            usage |= vk::ImageUsageFlags::STORAGE;
        }
        if kind == vk::DescriptorType::INPUT_ATTACHMENT {
            usage |= vk::ImageUsageFlags::INPUT_ATTACHMENT | vk::ImageUsageFlags::COLOR_ATTACHMENT;
        }
        let (dimension, view) = match picture.view {
            View::D1 => (vk::ImageType::TYPE_1D, vk::ImageViewType::TYPE_1D),
            View::D1Array => (vk::ImageType::TYPE_1D, vk::ImageViewType::TYPE_1D_ARRAY),
            View::D2 => (vk::ImageType::TYPE_2D, vk::ImageViewType::TYPE_2D),
            View::D2Array => (vk::ImageType::TYPE_2D, vk::ImageViewType::TYPE_2D_ARRAY),
            View::D3 => (vk::ImageType::TYPE_3D, vk::ImageViewType::TYPE_3D),
            View::Cube => (vk::ImageType::TYPE_2D, vk::ImageViewType::CUBE),
            View::CubeArray => (vk::ImageType::TYPE_2D, vk::ImageViewType::CUBE_ARRAY),
        };
        let mut flags = match picture.view {
            View::Cube | View::CubeArray => vk::ImageCreateFlags::CUBE_COMPATIBLE,
            _ => vk::ImageCreateFlags::empty(),
        };
        if picture.is_sparse {
            flags |= vk::ImageCreateFlags::SPARSE_BINDING;
        }
        let extent = |level: u32| {
            let [width, height, depth] = picture.size(level);
            vk::Extent3D { width, height, depth }
        };
        let info = vk::ImageCreateInfo::default()
            .flags(flags)
            .image_type(dimension)
            .format(format)
            .extent(extent(0))
            .mip_levels(picture.levels)
            .array_layers(picture.layers)
            .samples(samples)
            .usage(usage);
        let image = unsafe { self.device.create_image(&info, None) }.map_err(text)?;
        let needs = unsafe { self.device.get_image_memory_requirements(image) };
        let memory = self.allocate(needs, vk::MemoryPropertyFlags::DEVICE_LOCAL)?;
        match picture.is_sparse {
            true => self.bind_pages(image, memory, needs).map_err(text)?,
            false => unsafe { self.device.bind_image_memory(image, memory, 0) }.map_err(text)?,
        }
        let range = vk::ImageSubresourceRange::default()
            .aspect_mask(aspect)
            .level_count(picture.levels)
            .layer_count(picture.layers);
        let info = vk::ImageViewCreateInfo::default()
            .image(image)
            .view_type(view)
            .format(format)
            .subresource_range(range);
        let view = unsafe { self.device.create_image_view(&info, None) }.map_err(text)?;
        run.images.push((image, view, memory));
        let mut copies = Vec::new();
        let mut offset = 0;
        for level in 0..if is_multisampled { 0 } else { picture.levels } {
            let layers = vk::ImageSubresourceLayers::default()
                .aspect_mask(aspect)
                .mip_level(level)
                .layer_count(picture.layers);
            copies.push(
                vk::BufferImageCopy::default()
                    .buffer_offset(offset)
                    .image_subresource(layers)
                    .image_extent(extent(level)),
            );
            let texels = picture.size(level).map(u64::from).iter().product::<u64>();
            offset += texels * u64::from(picture.layers * picture.channels * 4);
        }
        Ok(Placed { image, view, format, samples, range, copies, is_filled: false })
    }

    /// All of the image. The driver for the CPU notes one page of each binding only.
    fn bind_pages(
        &self,
        image: vk::Image,
        memory: vk::DeviceMemory,
        needs: vk::MemoryRequirements,
    ) -> Result<(), vk::Result> {
        let page = |at: u64| {
            vk::SparseMemoryBind::default()
                .resource_offset(at)
                .size(needs.alignment)
                .memory(memory)
                .memory_offset(at)
        };
        let pages: Vec<_> = (0..needs.size).step_by(needs.alignment as usize).map(page).collect();
        let images = [vk::SparseImageOpaqueMemoryBindInfo::default().image(image).binds(&pages)];
        let info = vk::BindSparseInfo::default().image_opaque_binds(&images);
        unsafe {
            self.device.queue_bind_sparse(self.queue, &[info], vk::Fence::null())?;
            self.device.queue_wait_idle(self.queue)
        }
    }

    /// Takes the image into use, with what the buffer holds.
    ///
    /// Safety: the commands are being recorded.
    pub(super) unsafe fn fill(&self, commands: vk::CommandBuffer, image: &Placed, from: vk::Buffer) {
        if image.is_filled {
            return;
        }
        let to_general = vk::ImageMemoryBarrier::default()
            .dst_access_mask(vk::AccessFlags::TRANSFER_WRITE)
            .old_layout(vk::ImageLayout::UNDEFINED)
            .new_layout(vk::ImageLayout::GENERAL)
            .image(image.image)
            .subresource_range(image.range);
        unsafe {
            self.device.cmd_pipeline_barrier(
                commands,
                vk::PipelineStageFlags::TOP_OF_PIPE,
                vk::PipelineStageFlags::TRANSFER,
                vk::DependencyFlags::empty(),
                &[],
                &[],
                &[to_general],
            );
            if !image.copies.is_empty() {
                let layout = vk::ImageLayout::GENERAL;
                self.device.cmd_copy_buffer_to_image(commands, from, image.image, layout, &image.copies);
            }
        }
    }

    /// Safety: as [`Device::fill`].
    pub(super) unsafe fn empty(&self, commands: vk::CommandBuffer, image: &Placed, to: vk::Buffer) {
        if !image.copies.is_empty() {
            let layout = vk::ImageLayout::GENERAL;
            unsafe { self.device.cmd_copy_image_to_buffer(commands, image.image, layout, to, &image.copies) };
        }
    }
}

impl TexelKind {
    pub fn name(self) -> &'static str {
        match self {
            TexelKind::Float => "float",
            TexelKind::Int => "int",
            TexelKind::Uint => "uint",
            TexelKind::Int64 => "int64",
            TexelKind::Uint64 => "uint64",
        }
    }
}
