// A mistake in the body: all that the host uses is there, so this is the only error.
hlsl_macros::include_hlsl!("../shaders/wrong/whole_interface.hlsl", vs_6_0, main, vertex: true);

fn main() {
    let sun = main::Light::new([0.0, 1.0, 0.0], 5.0);
    let scene = main::Scene::new([[0.0; 4]; 4], sun);
    let bytes: &[u8] = bytemuck::bytes_of(&scene);
    let place = (main::bindings::SCENE.set, main::bindings::LIGHTS.binding, main::bindings::ALL.len());
    let constants = main::SpecConstants { COUNT: 8 };
    let vertex = main::Vertex { place: [0.0; 3], uv: [0.0; 2] };
    let range: main::PushConstantRange = main::PUSH_CONSTANTS;
    let push = main::Push { first: 1 };
    let inputs = main::VERTEX_INPUTS.len();
    drop((bytes.len(), place, constants.data(), vertex, range, push, inputs, main::ENTRY_POINT_C, main::SPIRV));
}
