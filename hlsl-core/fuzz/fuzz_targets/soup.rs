//! Tokens and pieces of HLSL in any order, one for each byte: further into the compiler than bytes get.
#![no_main]

use hlsl_core_fuzz::{compile, keep_last, soup};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    keep_last(bytes);
    compile(soup(bytes).as_bytes());
});
