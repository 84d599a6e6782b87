hlsl_macros::include_hlsl!("../shaders/wrong/members_overlap.hlsl", ps_6_0, main);

fn main() {}
