hlsl_macros::include_hlsl!("../shaders/two.hlsl", ps_6_0, ps_main);

fn main() {
    let _ = ps_main::Light { place: [0.0; 3], range: 1.0, color: [1.0; 3] };
}
