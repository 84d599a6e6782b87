// Two files that include each other: the error says so once.
hlsl_macros::include_hlsl!("../shaders/wrong/cycle.hlsl", ps_6_0, main);

fn main() {}
