// The name of the entry point is wrong, and that is all.
hlsl_macros::include_hlsl! {
    mod two = "../shaders/two.hlsl" { vs_6_0 vs_main, ps_6_0 ps_mian }
}

fn main() {
    drop((two::Camera::ZERO, two::vs_main::SPIRV, two::ps_mian::SPIRV, two::bindings::ALL));
}
