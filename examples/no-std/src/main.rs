//! Prints what the `no_std` library provides.

use no_std::{Mode, specialization, uniform, words};

fn main() {
    let bytes = uniform([1.0, 0.5, 0.25], 0.75, Mode::Screen);
    println!("{} words, {} bytes in the constant buffer", words().len(), bytes.len());
    println!("the first stop: {:?}", &bytes[..16]);
    assert_eq!(bytes[12], 1, "the stop is on");
    assert_eq!(specialization(true), 1u32.to_ne_bytes());
}
