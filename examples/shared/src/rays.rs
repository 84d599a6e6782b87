//! Scenes for ray tracing, and ray tracing pipelines with the shader binding table that says which shader runs where.

use crate::gpu::{Buffer, Garbage, Gpu, Program, Result, Slot, everything_before};
use ash::vk;
use std::ffi::CStr;

/// A bottom level of the scene's tree: geometry that shares a coordinate system.
pub struct Instance<'a> {
    /// What `InstanceID()` returns.
    pub id: u32,
    /// The hit group of the first geometry; the others follow.
    pub first_hit_group: u32,
    /// A ray can hit it if its mask shares a bit with this one.
    pub mask: u8,
    /// The rows of the transformation into world space.
    pub to_world: [[f32; 4]; 3],
    pub geometries: &'a [Geometry<'a>],
}

/// Empty, visible to all rays, in world space.
impl Default for Instance<'_> {
    fn default() -> Self {
        let to_world = [[1., 0., 0., 0.], [0., 1., 0., 0.], [0., 0., 1., 0.]];
        Instance { id: 0, first_hit_group: 0, mask: 0xff, to_world, geometries: &[] }
    }
}

pub enum Geometry<'a> {
    Triangles {
        positions: &'a [[f32; 3]],
        /// Whether hits skip the any-hit shaders.
        is_opaque: bool,
    },
    /// Minimum and maximum corners, for intersection shaders.
    Boxes {
        corners: &'a [[f32; 6]],
        /// Whether hits skip the any-hit shaders.
        is_opaque: bool,
    },
}

/// Entry points of one module.
pub struct RayShaders<'a> {
    pub words: &'static [u32],
    pub generation: &'static CStr,
    pub miss: &'a [&'static CStr],
    pub hit_groups: &'a [HitGroup],
    pub callable: &'a [&'static CStr],
    /// How deeply rays may trace further rays.
    pub depth: u32,
}

#[derive(Clone, Copy, Default)]
pub struct HitGroup {
    pub closest_hit: Option<&'static CStr>,
    pub any_hit: Option<&'static CStr>,
    /// For boxes.
    pub intersection: Option<&'static CStr>,
}

pub struct RayProgram {
    program: Program,
    commands: ash::khr::ray_tracing_pipeline::Device,
    regions: [vk::StridedDeviceAddressRegionKHR; 4],
}

const INPUT: vk::BufferUsageFlags = vk::BufferUsageFlags::ACCELERATION_STRUCTURE_BUILD_INPUT_READ_ONLY_KHR;
const ADDRESS: vk::BufferUsageFlags = vk::BufferUsageFlags::SHADER_DEVICE_ADDRESS;
/// Of the structures and what they are made from, as far as Vulkan asks.
const ALIGNMENT: u64 = 256;

impl Gpu {
    fn address(&self, buffer: Buffer) -> u64 {
        let info = vk::BufferDeviceAddressInfo::default().buffer(buffer.handle);
        unsafe { self.device.get_buffer_device_address(&info) }
    }

    fn input<T: bytemuck::Pod>(&mut self, contents: &[T]) -> Result<u64> {
        let buffer = self.buffer(size_of_val(contents) as u64, INPUT | ADDRESS)?;
        self.write(buffer, contents)?;
        Ok(self.address(buffer))
    }

    /// The tree of a scene, built on the device.
    pub fn scene(&mut self, instances: &[Instance<'_>]) -> Result<vk::AccelerationStructureKHR> {
        let loader = ash::khr::acceleration_structure::Device::new(&self.instance, &self.device);
        let mut written = Vec::new();
        for instance in instances {
            let mut geometries = Vec::new();
            let mut counts = Vec::new();
            for geometry in instance.geometries {
                let (made, count) = self.geometry(geometry)?;
                geometries.push(made);
                counts.push(count);
            }
            let kind = vk::AccelerationStructureTypeKHR::BOTTOM_LEVEL;
            let bottom = self.accelerator(&loader, kind, &geometries, &counts)?;
            let info =
                vk::AccelerationStructureDeviceAddressInfoKHR::default().acceleration_structure(bottom);
            let address = unsafe { loader.get_acceleration_structure_device_address(&info) };
            // Like VkAccelerationStructureInstanceKHR: three rows, id and mask, hit group and flags, address.
            written.extend(instance.to_world.as_flattened().iter().map(|it| it.to_bits()));
            written.extend([instance.id | u32::from(instance.mask) << 24, instance.first_hit_group]);
            written.extend([address as u32, (address >> 32) as u32]);
        }
        let data = vk::AccelerationStructureGeometryInstancesDataKHR::default()
            .data(vk::DeviceOrHostAddressConstKHR { device_address: self.input(&written)? });
        let geometry = vk::AccelerationStructureGeometryKHR::default()
            .geometry_type(vk::GeometryTypeKHR::INSTANCES)
            .geometry(vk::AccelerationStructureGeometryDataKHR { instances: data });
        let kind = vk::AccelerationStructureTypeKHR::TOP_LEVEL;
        self.accelerator(&loader, kind, &[geometry], &[instances.len() as u32])
    }

    fn geometry(
        &mut self,
        geometry: &Geometry<'_>,
    ) -> Result<(vk::AccelerationStructureGeometryKHR<'static>, u32)> {
        let made = vk::AccelerationStructureGeometryKHR::default();
        let flags = |is_opaque: bool| match is_opaque {
            true => vk::GeometryFlagsKHR::OPAQUE,
            false => vk::GeometryFlagsKHR::NO_DUPLICATE_ANY_HIT_INVOCATION,
        };
        Ok(match geometry {
            Geometry::Triangles { positions, is_opaque } => {
                let data = vk::AccelerationStructureGeometryTrianglesDataKHR::default()
                    .vertex_format(vk::Format::R32G32B32_SFLOAT)
                    .vertex_data(vk::DeviceOrHostAddressConstKHR { device_address: self.input(positions)? })
                    .vertex_stride(size_of::<[f32; 3]>() as u64)
                    .max_vertex(positions.len() as u32 - 1)
                    .index_type(vk::IndexType::NONE_KHR);
                let made = made
                    .geometry_type(vk::GeometryTypeKHR::TRIANGLES)
                    .geometry(vk::AccelerationStructureGeometryDataKHR { triangles: data })
                    .flags(flags(*is_opaque));
                (made, positions.len() as u32 / 3)
            }
            Geometry::Boxes { corners, is_opaque } => {
                let data = vk::AccelerationStructureGeometryAabbsDataKHR::default()
                    .data(vk::DeviceOrHostAddressConstKHR { device_address: self.input(corners)? })
                    .stride(size_of::<[f32; 6]>() as u64);
                let made = made
                    .geometry_type(vk::GeometryTypeKHR::AABBS)
                    .geometry(vk::AccelerationStructureGeometryDataKHR { aabbs: data })
                    .flags(flags(*is_opaque));
                (made, corners.len() as u32)
            }
        })
    }

    fn accelerator(
        &mut self,
        loader: &ash::khr::acceleration_structure::Device,
        kind: vk::AccelerationStructureTypeKHR,
        geometries: &[vk::AccelerationStructureGeometryKHR<'_>],
        counts: &[u32],
    ) -> Result<vk::AccelerationStructureKHR> {
        let mut build = vk::AccelerationStructureBuildGeometryInfoKHR::default()
            .ty(kind)
            .flags(vk::BuildAccelerationStructureFlagsKHR::PREFER_FAST_TRACE)
            .mode(vk::BuildAccelerationStructureModeKHR::BUILD)
            .geometries(geometries);
        let mut sizes = vk::AccelerationStructureBuildSizesInfoKHR::default();
        let on_device = vk::AccelerationStructureBuildTypeKHR::DEVICE;
        unsafe { loader.get_acceleration_structure_build_sizes(on_device, &build, counts, &mut sizes) };
        let storage = vk::BufferUsageFlags::ACCELERATION_STRUCTURE_STORAGE_KHR | ADDRESS;
        let memory = self.buffer(sizes.acceleration_structure_size, storage)?;
        let info = vk::AccelerationStructureCreateInfoKHR::default()
            .buffer(memory.handle)
            .size(sizes.acceleration_structure_size)
            .ty(kind);
        let handle = unsafe { loader.create_acceleration_structure(&info, None)? };
        self.garbage.push(Garbage::Accelerator(loader.clone(), handle));
        let usage = vk::BufferUsageFlags::STORAGE_BUFFER | ADDRESS;
        let scratch = self.buffer(sizes.build_scratch_size + ALIGNMENT, usage)?;
        build = build.dst_acceleration_structure(handle).scratch_data(vk::DeviceOrHostAddressKHR {
            device_address: self.address(scratch).next_multiple_of(ALIGNMENT),
        });
        let ranges: Vec<_> = counts
            .iter()
            .map(|&count| vk::AccelerationStructureBuildRangeInfoKHR::default().primitive_count(count))
            .collect();
        self.submit(|device, commands| {
            unsafe { loader.cmd_build_acceleration_structures(commands, &[build], &[&ranges]) };
            everything_before(device, commands, vk::PipelineStageFlags::ALL_COMMANDS);
        })?;
        Ok(handle)
    }

    /// A pipeline of ray tracing shaders, and the table of their handles.
    pub fn ray_program(&mut self, shaders: &RayShaders<'_>, slots: &[Slot]) -> Result<RayProgram> {
        use vk::ShaderStageFlags as Stage;
        let all = Stage::RAYGEN_KHR
            | Stage::MISS_KHR
            | Stage::CLOSEST_HIT_KHR
            | Stage::ANY_HIT_KHR
            | Stage::INTERSECTION_KHR
            | Stage::CALLABLE_KHR;
        let (pool, layouts, layout, sets) = self.bind(slots, all, 0)?;
        let module = self.module(crate::gpu::Shader { words: shaders.words, entry_point: c"" })?;
        let mut stages = Vec::new();
        let mut stage = |flag, name: &'static CStr| {
            stages.push(vk::PipelineShaderStageCreateInfo::default().stage(flag).module(module).name(name));
            stages.len() as u32 - 1
        };
        let general = |index| {
            vk::RayTracingShaderGroupCreateInfoKHR::default()
                .ty(vk::RayTracingShaderGroupTypeKHR::GENERAL)
                .general_shader(index)
                .closest_hit_shader(vk::SHADER_UNUSED_KHR)
                .any_hit_shader(vk::SHADER_UNUSED_KHR)
                .intersection_shader(vk::SHADER_UNUSED_KHR)
        };
        let mut groups = vec![general(stage(Stage::RAYGEN_KHR, shaders.generation))];
        groups.extend(shaders.miss.iter().map(|name| general(stage(Stage::MISS_KHR, name))));
        for group in shaders.hit_groups {
            let mut of =
                |flag, name: Option<&'static CStr>| name.map_or(vk::SHADER_UNUSED_KHR, |it| stage(flag, it));
            let closest = of(Stage::CLOSEST_HIT_KHR, group.closest_hit);
            let any = of(Stage::ANY_HIT_KHR, group.any_hit);
            let intersection = of(Stage::INTERSECTION_KHR, group.intersection);
            let kind = match group.intersection {
                Some(_) => vk::RayTracingShaderGroupTypeKHR::PROCEDURAL_HIT_GROUP,
                None => vk::RayTracingShaderGroupTypeKHR::TRIANGLES_HIT_GROUP,
            };
            groups.push(
                vk::RayTracingShaderGroupCreateInfoKHR::default()
                    .ty(kind)
                    .general_shader(vk::SHADER_UNUSED_KHR)
                    .closest_hit_shader(closest)
                    .any_hit_shader(any)
                    .intersection_shader(intersection),
            );
        }
        groups.extend(shaders.callable.iter().map(|name| general(stage(Stage::CALLABLE_KHR, name))));

        let loader = ash::khr::ray_tracing_pipeline::Device::new(&self.instance, &self.device);
        let info = vk::RayTracingPipelineCreateInfoKHR::default()
            .stages(&stages)
            .groups(&groups)
            .max_pipeline_ray_recursion_depth(shaders.depth)
            .layout(layout);
        let made = unsafe {
            loader.create_ray_tracing_pipelines(
                vk::DeferredOperationKHR::null(),
                vk::PipelineCache::null(),
                &[info],
                None,
            )
        };
        unsafe { self.device.destroy_shader_module(module, None) };
        let pipeline = made.map_err(|(_, error)| error)?[0];
        self.garbage.push(Garbage::Program(pool, layouts, layout, vec![pipeline]));
        let program = Program { pipeline, layout, sets, bind_point: vk::PipelineBindPoint::RAY_TRACING_KHR };
        let counts = [1, shaders.miss.len(), shaders.hit_groups.len(), shaders.callable.len()];
        let regions = self.table(&loader, pipeline, counts)?;
        Ok(RayProgram { program, commands: loader, regions })
    }

    /// Generation, miss, hit and callable shaders, each region with its alignment.
    fn table(
        &mut self,
        loader: &ash::khr::ray_tracing_pipeline::Device,
        pipeline: vk::Pipeline,
        counts: [usize; 4],
    ) -> Result<[vk::StridedDeviceAddressRegionKHR; 4]> {
        let mut limits = vk::PhysicalDeviceRayTracingPipelinePropertiesKHR::default();
        let mut properties = vk::PhysicalDeviceProperties2::default().push_next(&mut limits);
        unsafe { self.instance.get_physical_device_properties2(self.physical, &mut properties) };
        let size = limits.shader_group_handle_size as usize;
        let base = limits.shader_group_base_alignment as usize;
        let stride = size.next_multiple_of(limits.shader_group_handle_alignment as usize);
        let count: usize = counts.iter().sum();
        let handles =
            unsafe { loader.get_ray_tracing_shader_group_handles(pipeline, 0, count as u32, count * size)? };

        let usage = vk::BufferUsageFlags::SHADER_BINDING_TABLE_KHR | ADDRESS;
        let room: usize = counts.iter().map(|count| (count * stride).next_multiple_of(base)).sum();
        let buffer = self.buffer((room + base) as u64, usage)?;
        let address = self.address(buffer);
        let first = address.next_multiple_of(base as u64) - address;
        let mut contents = vec![0u8; room + base];
        let mut regions = [vk::StridedDeviceAddressRegionKHR::default(); 4];
        let mut at = first as usize;
        let mut handles = handles.chunks_exact(size);
        for (region, count) in regions.iter_mut().zip(counts) {
            if count == 0 {
                continue;
            }
            *region = vk::StridedDeviceAddressRegionKHR {
                device_address: address + at as u64,
                stride: stride as u64,
                size: (count * stride) as u64,
            };
            for (index, handle) in handles.by_ref().take(count).enumerate() {
                contents[at + index * stride..][..size].copy_from_slice(handle);
            }
            at = (at + count * stride).next_multiple_of(base);
        }
        // The only record of ray generation is as large as its stride.
        regions[0].size = regions[0].stride;
        self.write(buffer, &contents)?;
        Ok(regions)
    }
}

impl RayProgram {
    /// Starts a ray generation shader for each pixel.
    pub fn trace(&self, device: &ash::Device, commands: vk::CommandBuffer, [width, height]: [u32; 2]) {
        self.program.begin(device, commands);
        let [generation, miss, hit, callable] = &self.regions;
        unsafe {
            self.commands.cmd_trace_rays(commands, generation, miss, hit, callable, width, height, 1);
        }
        everything_before(device, commands, vk::PipelineStageFlags::ALL_COMMANDS);
    }
}
