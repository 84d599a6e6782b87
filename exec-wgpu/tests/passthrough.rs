//! A module for Vulkan that wgpu passes through: it reads a buffer at its address, which WGSL cannot say, and the generated Rust
//! binds the others, whose registers leave gaps.

use wgpu::{
    BufferUsages,
    util::{BufferInitDescriptor, DeviceExt},
};

hlsl_macros::include_hlsl!("pages/table.hlsl", cs_6_0, main, target: vulkan1_2, emit: [wgpu { passthrough }]);

const TABLE: [u32; 5] = [2, 3, 5, 7, 11];
const ORDER: [u32; 6] = [4, 0, 3, 3, 1, 2];
const FACTOR: u32 = 10;

#[test]
fn a_module_reads_a_buffer_at_its_address() {
    let needed = wgpu::Features::EXPERIMENTAL_RAY_QUERY;
    let all = wgpu::Features::PASSTHROUGH_SHADERS
        | wgpu::Features::SHADER_INT64
        | wgpu::Features::IMMEDIATES
        | needed;
    assert_eq!(main::wgpu::FEATURES, all);
    let (_, device, queue) = exec_wgpu::device::open(needed | wgpu::Features::PASSTHROUGH_SHADERS)
        .expect("a device with addresses");

    let buffer = |contents: &[u32], usage| {
        device.create_buffer_init(&BufferInitDescriptor {
            label: None,
            contents: bytemuck::cast_slice(contents),
            usage,
        })
    };
    // Those that acceleration structures are built from have an address.
    let table = buffer(&TABLE, BufferUsages::BLAS_INPUT);
    let factors = buffer(&[FACTOR, 0, 0, 0], BufferUsages::UNIFORM);
    let order = buffer(&ORDER, BufferUsages::STORAGE);
    let results = buffer(&[0; ORDER.len()], BufferUsages::STORAGE | BufferUsages::COPY_SRC);
    let read = buffer(&[0; ORDER.len()], BufferUsages::COPY_DST | BufferUsages::MAP_READ);

    let layout = main::wgpu::Layout::new(&device);
    let group = main::wgpu::Group0 {
        Factors: factors.as_entire_buffer_binding(),
        order: order.as_entire_buffer_binding(),
        results: results.as_entire_buffer_binding(),
    };
    let group = group.create(&device, &layout);
    // SAFETY: the layout is that of the module, and the table outlives the pass.
    let pipeline = unsafe { main::wgpu::create_pipeline(&device, &layout.pipeline) };
    let push = main::Push::new(address(&device, &table), ORDER.len() as u32);

    let mut encoder = device.create_command_encoder(&Default::default());
    let mut pass = encoder.begin_compute_pass(&Default::default());
    pass.set_pipeline(&pipeline);
    pass.set_bind_group(0, &group, &[]);
    pass.set_immediates(0, bytemuck::bytes_of(&push));
    pass.dispatch_workgroups((ORDER.len() as u32).div_ceil(main::WORKGROUP_SIZE[0]), 1, 1);
    drop(pass);
    encoder.copy_buffer_to_buffer(&results, 0, &read, 0, read.size());
    queue.submit([encoder.finish()]);
    read.map_async(wgpu::MapMode::Read, .., |_| {});
    device.poll(wgpu::PollType::wait_indefinitely()).expect("the device is there");
    let bytes = read.get_mapped_range(..).expect("it is mapped").to_vec();
    let found: &[u32] = bytemuck::cast_slice(&bytes);
    assert_eq!(found, ORDER.map(|it| TABLE[it as usize] * FACTOR));
}

/// wgpu's layouts for Vulkan have no gaps between bindings, so the module has none, while the host names registers.
#[test]
fn bindings_are_numbered_as_in_the_layout_for_vulkan() {
    let registers = main::wgpu::GROUP_0.map(|it| it.binding);
    assert_eq!(registers, [2, 4, 7]);
    let decorations = main::SPIRV.windows(4).filter(|it| it[0] == 4 << 16 | 71 && it[2] == 33);
    let mut numbers: Vec<u32> = decorations.map(|it| it[3]).collect();
    numbers.sort_unstable();
    assert_eq!(numbers, [0, 1, 2]);
}

#[test]
#[should_panic(expected = "the device lacks features of wgpu that the shader needs: Features")]
fn a_device_without_the_features_is_told_so() {
    let (_, device, _) = exec_wgpu::device::open(wgpu::Features::empty()).expect("a device");
    // SAFETY: it panics before.
    let _ = unsafe { main::wgpu::create_module(&device) };
}

/// The address of a buffer, which wgpu does not tell but Vulkan below it does.
fn address(device: &wgpu::Device, buffer: &wgpu::Buffer) -> u64 {
    // SAFETY: the handles are used while their owners are there, and nothing is destroyed.
    unsafe {
        let device = device.as_hal::<wgpu::hal::api::Vulkan>().expect("a device of Vulkan");
        let buffer = buffer.as_hal::<wgpu::hal::api::Vulkan>().expect("a buffer of Vulkan");
        let info = ash::vk::BufferDeviceAddressInfo::default().buffer(buffer.raw_handle());
        device.raw_device().get_buffer_device_address(&info)
    }
}
