//! Prints what one pixel shader turned into while this program was compiled. Needs no GPU.

use bytemuck::{Zeroable, bytes_of};
use hlsl_macros::include_hlsl;
use std::mem::offset_of;

include_hlsl!("tint.hlsl", ps_6_0, main);

fn main() {
    println!("`{}` became {} words of SPIR-V", main::ENTRY_POINT, main::SPIRV.len());
    for binding in [main::bindings::TINT, main::bindings::PICTURE, main::bindings::SMOOTH] {
        println!("  set {} binding {}: {}", binding.set, binding.binding, binding.name);
    }
    println!("struct Tint has {} bytes:", size_of::<main::Tint>());
    println!("  color at {}", offset_of!(main::Tint, color));
    println!("  strength at {}", offset_of!(main::Tint, strength));
    println!("  center at {}", offset_of!(main::Tint, center));
    let mut tint = main::Tint::zeroed();
    tint.strength = 1.0;
    println!("as the shader reads it: {:?}", bytes_of(&tint));
}
