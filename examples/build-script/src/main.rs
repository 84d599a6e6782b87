//! Prints what the build script made of the folder `shaders`.

mod shaders {
    include!(concat!(env!("OUT_DIR"), "/shaders.rs"));
}

use bytemuck::Zeroable;

fn main() {
    for (name, words) in [
        ("blur_rows", shaders::blur_rows::SPIRV),
        ("blur_columns", shaders::blur_columns::SPIRV),
        ("grade", shaders::grade::SPIRV),
    ] {
        println!("{name}: {} words", words.len());
    }
    let mut grade = shaders::grade::Grade::zeroed();
    grade.lift = [0.1, 0.0, 0.0];
    println!("Grade: {} bytes, {grade:?}", size_of_val(&grade));
    println!("set {} binding {}", shaders::grade::bindings::GRADE.set, shaders::grade::bindings::GRADE.binding);
}
