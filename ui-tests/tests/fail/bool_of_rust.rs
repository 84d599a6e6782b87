hlsl_macros::include_hlsl!("../shaders/two.hlsl", ps_6_0, ps_main);

fn main() {
    let mut lights = ps_main::Lights::ZERO;
    lights.shadows = true;
}
