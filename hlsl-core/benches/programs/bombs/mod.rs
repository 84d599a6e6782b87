//! Bombs: texts below 64 KB that try to make the compiler take much time or memory, by stage. What a bomb aims at
//! is in its name; whether it compiles or is refused by a limit does not matter, only what that costs.

mod preprocessor;
mod syntax;
mod types;
mod templates;
mod code;
mod resources;

use std::fmt::Write;

pub struct Bomb {
    pub name: &'static str,
    /// The options that it needs, profile and entry point among them.
    pub args: &'static [&'static str],
    pub make: fn() -> String,
}

/// No text has so many bytes.
pub const MAX_BYTES: usize = 1 << 16;
/// The path of each bomb, by which some include themselves.
pub const PATH: &str = "main.hlsl";

/// In the order of the stages that they aim at.
pub fn all() -> impl Iterator<Item = &'static Bomb> {
    let stages =
        [preprocessor::BOMBS, syntax::BOMBS, types::BOMBS, templates::BOMBS, code::BOMBS, resources::BOMBS];
    stages.into_iter().flatten()
}

const PIXEL: &[&str] = &["-T", "ps_6_0", "-E", "main"];
const LIBRARY: &[&str] = &["-T", "lib_6_6"];
const LONG_VECTORS: &[&str] = &["-T", "cs_6_9", "-E", "main"];

/// A compute shader.
const fn bomb(name: &'static str, make: fn() -> String) -> Bomb {
    with(&["-T", "cs_6_0", "-E", "main"], name, make)
}

const fn with(args: &'static [&'static str], name: &'static str, make: fn() -> String) -> Bomb {
    Bomb { name, args, make }
}

/// What most compute shaders start with, up to the first statement, and end with: all of them calculate `x`.
const START: &str = "RWStructuredBuffer<float> o;\n[numthreads(64, 1, 1)]\n\
    void main(uint i : SV_DispatchThreadID)\n{\n    float x = i;\n";
const END: &str = "    o[i] = x;\n}\n";

/// `part` for each of `count` numbers.
fn each(count: usize, part: impl Fn(usize) -> String) -> String {
    (0..count).map(part).collect()
}

/// As many parts as there is room for.
fn filled(head: &str, part: impl Fn(usize) -> String, tail: &str) -> String {
    let mut text = String::from(head);
    for number in 0.. {
        let part = part(number);
        if text.len() + part.len() + tail.len() >= MAX_BYTES {
            break;
        }
        text += &part;
    }
    text + tail
}

/// A compute shader with those declarations and statements.
fn shader(declarations: &str, statements: &str) -> String {
    format!("{declarations}{START}{statements}{END}")
}

/// The same with as many statements as there is room for.
fn long_shader(declarations: &str, statement: impl Fn(usize) -> String) -> String {
    filled(&format!("{declarations}{START}"), statement, END)
}

/// A macro `ALL`, which is `text` doubled so many times.
fn doubled(levels: usize, text: &str) -> String {
    let mut macros = format!("#define A0 {text}\n");
    for level in 1..=levels {
        let _ = writeln!(macros, "#define A{level} A{0} A{0}", level - 1);
    }
    macros + &format!("#define ALL A{levels}\n")
}

/// A compute shader whose statement is doubled so many times.
fn doubled_shader(declarations: &str, levels: usize, statement: &str) -> String {
    shader(&(doubled(levels, statement) + declarations), "    ALL\n")
}

/// Structs of which each has the one before twice, up to `S`; the first has the member `m`, which [`first`] names in
/// an `S`.
fn doubling_structs(levels: usize, member: &str) -> String {
    let mut text = format!("struct S0 {{ {member} }};\n");
    for level in 1..=levels {
        let _ = writeln!(text, "struct S{level} {{ S{0} a; S{0} b; }};", level - 1);
    }
    text + &format!("typedef S{levels} S;\n")
}

/// `.a.a.m`
fn first(levels: usize) -> String {
    ".a".repeat(levels) + ".m"
}
