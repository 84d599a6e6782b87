//! Any bytes, up to the end of checking: no panic, no hang.
#![no_main]

use hlsl_core_fuzz::{check, keep_last};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    keep_last(bytes);
    check(bytes);
});
