//! Tokens and pieces of HLSL in any order, one for each byte: further into the compiler than bytes get.
#![no_main]

use hlsl_core_fuzz::{compile, soup};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| compile(soup(bytes).as_bytes()));
