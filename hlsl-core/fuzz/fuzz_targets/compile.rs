//! Any bytes as a compute shader, through all stages: no panic, no hang.
#![no_main]

use hlsl_core_fuzz::{compile, keep_last};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    keep_last(bytes);
    compile(bytes);
});
