//! With real cargo: large modules, in a crate that forbids unsafe code, have the words that the compiler writes.

#[path = "support/workspace.rs"]
mod workspace;

use std::fmt::Write;

use hlsl_core::{compile, options::Options, source::load::MemoryLoader};
use workspace::{Uses, Workspace};

/// Every number is a constant of four words.
const NUMBERS: u32 = 66_000;

const MAIN: &str = "#![forbid(unsafe_code)]
#![deny(warnings, clippy::all, clippy::undocumented_unsafe_blocks)]
hlsl_macros::include_hlsl!(\"large.hlsl\", cs_6_0, main, pod: false);
macro_rules! words { ($path:literal) => { hlsl_macros::hlsl_words!($path, cs_6_0, main) } }
const WORDS: &[u32] = words!(\"large.hlsl\");
fn main() {
    assert_eq!(WORDS, main::SPIRV);
    assert!(WORDS.as_ptr().is_aligned() && size_of_val(WORDS) > 1 << 20);
    println!(\"{} {}\", WORDS.len(), WORDS.iter().fold(0, |hash: u32, it| hash.wrapping_mul(31) ^ it));
}
";

#[test]
fn a_module_of_a_mebibyte_has_the_right_words() {
    let mut shader = format!("static const uint numbers[{NUMBERS}] = {{");
    for index in 0..NUMBERS {
        let _ = write!(shader, "{},", index.wrapping_mul(2_654_435_761));
    }
    shader.push_str(
        "};\nRWStructuredBuffer<uint> output : register(u0);\n\
         [numthreads(64, 1, 1)] void main(uint3 id : SV_DispatchThreadID) { output[id.x] = numbers[id.x]; }\n",
    );
    let workspace = Workspace::new("words", &[("words", Uses::Macros)]);
    workspace.write("words/src/large.hlsl", &shader);
    workspace.write("words/src/main.rs", MAIN);
    workspace.forget_results();
    let printed = workspace.cargo(&["run"]).0;
    workspace.cargo(&["clippy"]);

    let mut files = MemoryLoader::default();
    files.add("large.hlsl", shader);
    let words = compile("large.hlsl", &files, &Options::new("cs_6_0", "main").unwrap()).words.unwrap();
    let hash = words.iter().fold(0, |hash: u32, it| hash.wrapping_mul(31) ^ it);
    assert_eq!(printed, format!("{} {hash}\n", words.len()));
}
