hlsl_macros::include_hlsl!();

fn main() {}
