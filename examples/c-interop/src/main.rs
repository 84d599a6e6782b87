//! Calls C code that was compiled against the shaders' generated header.

use std::ffi::c_void;

unsafe extern "C" {
    safe fn scene_size() -> usize;
    safe fn first_word() -> u32;
    safe fn scene_binding() -> u32;
    fn fill_scene(bytes: *mut c_void, exposure: f32);
}

fn main() {
    let mut bytes = vec![0u8; scene_size()];
    // SAFETY: `fill_scene` writes `scene_size()` bytes.
    unsafe { fill_scene(bytes.as_mut_ptr().cast(), 2.5) };
    println!("the scene has {} bytes and stands at binding {}", bytes.len(), scene_binding());
    println!("the module begins with {:#x}", first_word());
    // In the relaxed layout: a matrix of 64 bytes, then lights that are 32 bytes apart.
    let float = |offset: usize| f32::from_ne_bytes([0, 1, 2, 3].map(|it| bytes[offset + it]));
    assert_eq!((float(64 + 12), float(96 + 12), float(128 + 12)), (10.0, 20.0, 30.0));
    assert_eq!((float(64 + 16), float(96 + 20), float(128 + 24)), (1.0, 1.0, 1.0));
    assert_eq!(float(160), 2.5);
    assert_eq!((first_word(), scene_binding()), (0x0723_0203, 1));
    println!("every value is where the shader reads it");
}
