//! Prints what the build script generated from the folder `shaders`: a module for each folder and file, and in it a
//! module for each entry point.

mod shaders {
    include!(concat!(env!("OUT_DIR"), "/shaders.rs"));
}

use shaders::blur::{Settings, blur_columns, blur_rows};
use shaders::post::grade::{Grade, bindings, grade};

fn main() {
    for (name, words) in
        [("blur_rows", blur_rows::SPIRV), ("blur_columns", blur_columns::SPIRV), ("grade", grade::SPIRV)]
    {
        println!("{name}: {} words", words.len());
    }
    println!("workgroups of {:?} and {:?}", blur_rows::WORKGROUP_SIZE, blur_columns::WORKGROUP_SIZE);
    println!("push constants: {:?}", Settings::new(3, 8.0));
    let neutral = Grade::new([0.0; 3], 1.0, [1.0; 3], 0.0, [1.0; 3]);
    println!(
        "{} bytes for set {} binding {}:",
        size_of_val(&neutral),
        bindings::GRADE.set,
        bindings::GRADE.binding
    );
    println!("{neutral:?}");
}
