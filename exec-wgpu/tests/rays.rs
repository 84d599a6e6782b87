//! Ray queries through wgpu, from WGSL: the generated Rust binds a small world, and every number that a query gives is the one
//! that geometry says.

use bytemuck::Zeroable;
use main::Hit;
use wgpu::util::{BufferInitDescriptor, DeviceExt};

hlsl_macros::include_hlsl!("rays/trace.hlsl", cs_6_5, main, target: wgpu, derive: [PartialEq], emit: [wgpu]);

/// A right angle at (0, 0, 0) and one at (4, 0, 1), both seen from -z and turning clockwise there.
const CORNERS: [[f32; 3]; 6] =
    [[0.0, 0.0, 0.0], [0.0, 2.0, 0.0], [2.0, 0.0, 0.0], [4.0, 0.0, 1.0], [4.0, 2.0, 1.0], [6.0, 0.0, 1.0]];

/// What HLSL calls COMMITTED_TRIANGLE_HIT.
const TRIANGLE: u32 = 1;

#[test]
fn ray_queries_find_what_geometry_says() {
    let (_, device, queue) =
        exec_wgpu::device::open(wgpu::Features::EXPERIMENTAL_RAY_QUERY).expect("a device with ray queries");

    let size = wgpu::BlasTriangleGeometrySizeDescriptor {
        vertex_format: wgpu::VertexFormat::Float32x3,
        vertex_count: CORNERS.len() as u32,
        index_format: None,
        index_count: None,
        flags: wgpu::AccelerationStructureGeometryFlags::empty(),
    };
    let sizes = |flags| wgpu::BlasTriangleGeometrySizeDescriptor { flags, ..size.clone() };
    let flags = wgpu::AccelerationStructureFlags::PREFER_FAST_TRACE;
    let update_mode = wgpu::AccelerationStructureUpdateMode::Build;
    let corners = device.create_buffer_init(&BufferInitDescriptor {
        label: None,
        contents: bytemuck::cast_slice(&CORNERS),
        usage: wgpu::BufferUsages::BLAS_INPUT,
    });
    // The same triangles twice: opaque, and as candidates for the shader.
    let kinds =
        [wgpu::AccelerationStructureGeometryFlags::OPAQUE, wgpu::AccelerationStructureGeometryFlags::empty()]
            .map(sizes);
    let blases = kinds.each_ref().map(|it| {
        let descriptors = wgpu::BlasGeometrySizeDescriptors::Triangles { descriptors: vec![it.clone()] };
        device.create_blas(&wgpu::CreateBlasDescriptor { label: None, flags, update_mode }, descriptors)
    });
    let [opaque, candidates] = &blases;
    let mut world =
        device.create_tlas(&wgpu::CreateTlasDescriptor { label: None, flags, update_mode, max_instances: 4 });
    let moved = |x: f32, z: f32| [1.0, 0.0, 0.0, x, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 1.0, z];
    world[0] = Some(wgpu::TlasInstance::new(opaque, moved(0.0, 8.0), 70, 0xff));
    world[1] = Some(wgpu::TlasInstance::new(candidates, moved(0.0, 5.0), 71, 0xff));
    world[2] = Some(wgpu::TlasInstance::new(opaque, moved(10.0, 3.0), 72, 0x02));
    // What the mask of the query does not ask for.
    world[3] = Some(wgpu::TlasInstance::new(opaque, moved(10.0, 1.0), 73, 0xf0));

    let mut encoder = device.create_command_encoder(&Default::default());
    let entries: Vec<wgpu::BlasBuildEntry<'_>> = blases
        .iter()
        .zip(&kinds)
        .map(|(blas, size)| wgpu::BlasBuildEntry {
            blas,
            geometry: wgpu::BlasGeometries::TriangleGeometries(vec![wgpu::BlasTriangleGeometry {
                size,
                vertex_buffer: &corners,
                first_vertex: 0,
                vertex_stride: 12,
                index_buffer: None,
                first_index: None,
                transform_buffer: None,
                transform_buffer_offset: None,
            }]),
        })
        .collect();
    encoder.build_acceleration_structures(&entries, [&world]);

    // Each origin with the length of its ray, and what it meets.
    let hit = |instance: u32, primitive: u32, distance: f32, barycentrics, object_origin| Hit {
        status: TRIANGLE,
        instance_index: instance,
        instance_id: 70 + instance,
        geometry: 0,
        primitive,
        distance,
        barycentrics,
        object_origin,
        is_front: 1,
    };
    let rays: [([f32; 4], Hit); 8] = [
        // The candidate in front is taken.
        ([0.5, 0.25, 0.0, 100.0], hit(1, 0, 5.0, [0.125, 0.25], [0.5, 0.25, -5.0])),
        // That of the second triangle is too far away for the shader, so that the opaque one behind it is hit.
        ([4.5, 0.25, 0.0, 100.0], hit(0, 1, 9.0, [0.125, 0.25], [4.5, 0.25, -8.0])),
        // Behind the candidates.
        ([1.0, 0.5, 6.0, 100.0], hit(0, 0, 2.0, [0.25, 0.5], [1.0, 0.5, -2.0])),
        // Moved to the side; the one in front is masked out.
        ([10.5, 1.0, 0.0, 100.0], hit(2, 0, 3.0, [0.5, 0.25], [0.5, 1.0, -3.0])),
        // Besides everything, too short, and too close.
        ([1.5, 1.5, 0.0, 100.0], Hit::zeroed()),
        ([0.5, 0.25, 0.0, 4.0], Hit::zeroed()),
        ([10.5, 1.0, 2.875, 100.0], Hit::zeroed()),
        ([14.5, 0.25, 1.0, 100.0], hit(2, 1, 3.0, [0.125, 0.25], [4.5, 0.25, -2.0])),
    ];
    let origins: Vec<[f32; 4]> = rays.iter().map(|it| it.0).collect();
    let origins = device.create_buffer_init(&BufferInitDescriptor {
        label: None,
        contents: bytemuck::cast_slice(&origins),
        usage: wgpu::BufferUsages::STORAGE,
    });
    let size = size_of::<[Hit; 8]>() as u64;
    let buffer = |usage| {
        device.create_buffer(&wgpu::BufferDescriptor { label: None, size, usage, mapped_at_creation: false })
    };
    let hits = buffer(wgpu::BufferUsages::STORAGE | wgpu::BufferUsages::COPY_SRC);
    let read = buffer(wgpu::BufferUsages::COPY_DST | wgpu::BufferUsages::MAP_READ);

    let layout = main::wgpu::Layout::new(&device);
    let group = main::wgpu::Group0 {
        world: &world,
        origins: origins.as_entire_buffer_binding(),
        hits: hits.as_entire_buffer_binding(),
    };
    let group = group.create(&device, &layout);
    let pipeline = main::wgpu::create_pipeline(&device, &layout.pipeline);
    let mut pass = encoder.begin_compute_pass(&Default::default());
    pass.set_pipeline(&pipeline);
    pass.set_bind_group(0, &group, &[]);
    pass.dispatch_workgroups(rays.len() as u32 / main::WORKGROUP_SIZE[0], 1, 1);
    drop(pass);
    encoder.copy_buffer_to_buffer(&hits, 0, &read, 0, size);
    queue.submit([encoder.finish()]);
    read.map_async(wgpu::MapMode::Read, .., |_| {});
    device.poll(wgpu::PollType::wait_indefinitely()).expect("the device is there");
    let bytes = read.get_mapped_range(..).expect("it is mapped").to_vec();
    let found: &[Hit] = bytemuck::cast_slice(&bytes);
    for ((origin, expected), found) in rays.iter().zip(found) {
        assert_eq!(found, expected, "a ray from {origin:?}");
    }
    assert_eq!(found.len(), rays.len());
}
