// Without the include the rest of the shader is known.
hlsl_macros::include_hlsl!("../shaders/wrong/missing_lights.hlsl", vs_6_0, main);

fn main() {
    let camera = main::Camera::new([[0.0; 4]; 4], [0.0; 3]);
    drop((camera, main::bindings::CAMERA, main::VERTEX_INPUTS));
}
