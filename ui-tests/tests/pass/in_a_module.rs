mod shaders {
    hlsl_macros::include_hlsl!("../shaders/two.hlsl", ps_6_0, ps_main);
}

fn main() {
    assert_eq!(shaders::ps_main::STAGE, "pixel");
}
