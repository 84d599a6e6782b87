#[derive(Clone, Copy)]
#[repr(C)]
pub struct Camera {
    pub view_projection: [[f32; 4]; 4],
    pub time: f32,
    pub eye: [f32; 3],
}

hlsl_macros::include_hlsl!("../shaders/two.hlsl", vs_6_0, vs_main, types: { Camera => crate::Camera });

fn main() {}
