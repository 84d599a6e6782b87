//! Any bytes as a compute shader, through all stages: no panic, no hang. Seeds: `hlsl-core/tests/compile`.
#![no_main]

use hlsl_core::{options::Options, source::load::{MemoryLoader, decode}};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let mut loader = MemoryLoader::default();
    loader.add("fuzz.hlsl", decode(bytes.to_vec()));
    let Ok(options) = Options::new("cs_6_6", "main") else { return };
    let output = hlsl_core::compile("fuzz.hlsl", &loader, &options);
    assert_eq!(output.words.is_none(), output.has_errors());
});
