//! With real cargo: large modules, in a crate that forbids unsafe code, have the words that the compiler writes, for
//! targets of either byte order.

#[path = "support/workspace.rs"]
mod workspace;

use std::{fmt::Write as _, io::Write as _, path::Path, process::Command};

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

/// A target of the other byte order than ours, which `./test` installs.
const BIG_ENDIAN: &str = "s390x-unknown-linux-gnu";

fn has_standard_library(target: &str) -> bool {
    let rustc = std::env::var_os("RUSTC").unwrap_or("rustc".into());
    let told = Command::new(rustc).args(["--print", "target-libdir", "--target", target]).output().unwrap();
    told.status.success() && Path::new(String::from_utf8_lossy(&told.stdout).trim()).exists()
}

#[test]
fn a_module_of_a_mebibyte_has_the_right_words() {
    // No instruction has as many operands as one array of them all would have elements.
    let mut shader = format!("static const uint numbers[2][{}] = {{", NUMBERS / 2);
    for index in 0..NUMBERS {
        let _ = write!(shader, "{},", index.wrapping_mul(2_654_435_761));
    }
    shader.push_str(
        "};\nRWStructuredBuffer<uint> output : register(u0);\n\
         [numthreads(64, 1, 1)] void main(uint3 id : SV_DispatchThreadID) { output[id.x] = numbers[id.x & 1][id.x >> 1]; }\n",
    );
    let mut files = MemoryLoader::default();
    files.add("large.hlsl", shader.as_str());
    let words = compile("large.hlsl", &files, &Options::new("cs_6_0", "main").unwrap()).unwrap().words;

    let workspace = Workspace::new("words", &[("words", Uses::Macros)]);
    workspace.write("words/src/large.hlsl", &shader);
    // What `cargo check` evaluates.
    let mut main = MAIN.to_owned();
    for index in [0, 1, words.len() / 2, words.len() - 1] {
        let _ = writeln!(main, "const _: () = assert!(WORDS[{index}] == {});", words[index]);
        let _ = writeln!(main, "const _: () = assert!(main::SPIRV[{index}] == {});", words[index]);
    }
    workspace.write("words/src/main.rs", &main);
    workspace.forget_results();
    let printed = workspace.cargo(&["run"]).0;
    workspace.cargo(&["clippy"]);
    match has_standard_library(BIG_ENDIAN) {
        true => drop(workspace.cargo(&["check", "--target", BIG_ENDIAN])),
        false => {
            // Not by `eprintln!`, which tests that pass keep to themselves.
            let message = format!("not checked: words for {BIG_ENDIAN}, without its standard library\n");
            std::io::stderr().write_all(message.as_bytes()).unwrap();
        }
    }

    let hash = words.iter().fold(0, |hash: u32, it| hash.wrapping_mul(31) ^ it);
    assert_eq!(printed, format!("{} {hash}\n", words.len()));
}
