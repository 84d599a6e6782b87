hlsl_macros::include_hlsl!("../shaders/wrong/unknown_member.hlsl", ps_6_0, main);

fn main() {}
