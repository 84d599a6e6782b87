// The shader is read although an option is wrong.
hlsl_macros::include_hlsl!("../shaders/vertex.hlsl", vs_6_0, main, traget: vulkan1_2);

fn main() {
    drop((main::SPIRV, main::bindings::ALL, main::VERTEX_INPUTS, main::STAGE));
}
