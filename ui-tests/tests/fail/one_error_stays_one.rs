// The use of the module is no second error.
hlsl_macros::include_hlsl!("../shaders/wrong.hlsl", ps_6_0, main);

fn words() -> usize {
    main::SPIRV.len()
}

fn main() {
    words();
}
