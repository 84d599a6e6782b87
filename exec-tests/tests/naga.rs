//! Other programs than drivers read SPIR-V too: naga's reader, with its default options, takes the shader of the example
//! `hello`, and its validator finds no fault.

use exec_tests::compile;

#[test]
fn naga_reads_and_validates_hello() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../examples/hello/src/tint.hlsl");
    let words = compile::file(folder.as_ref(), &["-T", "ps_6_0", "-E", "main"])
        .unwrap_or_else(|error| panic!("{error}"));
    let bytes: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
    let module = naga::front::spv::parse_u8_slice(&bytes, &naga::front::spv::Options::default())
        .unwrap_or_else(|error| panic!("naga does not read it: {error}"));
    naga::valid::Validator::new(naga::valid::ValidationFlags::all(), naga::valid::Capabilities::empty())
        .validate(&module)
        .unwrap_or_else(|error| panic!("naga finds fault: {error:?}"));
}
