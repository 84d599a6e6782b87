hlsl_macros::include_hlsl!(two, ps_6_0, ps_main);

fn main() {}
