//! Input that nobody writes on purpose: no panic, no overflow of a small stack, but diagnostics; and long input that is
//! valid compiles.

mod support;

use support::{Outcome, compile_text, on_a_small_stack};

const PIXEL: &[&str] = &["-T", "ps_6_0", "-E", "main"];

fn outcome(text: impl Into<Vec<u8>> + Send) -> Outcome {
    on_a_small_stack(move || compile_text(text.into(), PIXEL))
}

#[track_caller]
fn refused(text: impl Into<Vec<u8>> + Send) -> String {
    let outcome = outcome(text);
    assert!(outcome.words.is_none(), "it was accepted");
    assert!(outcome.diagnostics.contains("error: "), "there is no error in: {}", outcome.diagnostics);
    outcome.diagnostics
}

#[track_caller]
fn accepted(text: impl Into<Vec<u8>> + Send) {
    let outcome = outcome(text);
    assert!(outcome.words.is_some(), "{}", &outcome.diagnostics[..outcome.diagnostics.len().min(2000)]);
}

/// What the limit of some nesting does is up to it, as long as it is a diagnostic or a module.
#[track_caller]
fn survived(text: impl Into<Vec<u8>> + Send) {
    let outcome = outcome(text);
    assert!(outcome.words.is_some() || outcome.diagnostics.contains("error: "), "neither words nor an error");
}

fn main_with(body: &str) -> String {
    format!("float4 main(float4 a : A) : SV_Target {{ {body} }}\n")
}

const DEEP: usize = 100_000;

#[test]
fn nothing_at_all() {
    refused("");
    refused("\n\n   \n");
    refused("\u{feff}");
}

#[test]
fn bytes_that_are_no_text() {
    let mut state = 1_u32;
    let mut garbage = Vec::new();
    for _ in 0..100_000 {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        garbage.push((state >> 24) as u8);
    }
    refused(garbage);
    refused(vec![0_u8; 1000]);
    refused(vec![0xff_u8; 1000]);
}

#[test]
fn unfinished_text() {
    for text in [
        "/* never ends",
        "\"never ends",
        "'",
        "#",
        "#if",
        "#if 1",
        "#include",
        "#define",
        "#include \"",
        "\\",
        "float4 main(",
        "float4 main() : SV_Target {",
        "float4 main() : SV_Target { return",
        "struct",
        "cbuffer A {",
        "template<",
        "[",
        "[[vk::",
        "#define A(",
        "#define A(x) x\nA(",
        "enum { A = ",
        "namespace a {",
    ] {
        refused(text);
    }
}

#[test]
fn parentheses_nested_deeply() {
    let text = format!("return {}a{};", "(".repeat(DEEP), ")".repeat(DEEP));
    refused(main_with(&text));
    refused(main_with(&format!("return {}", "(".repeat(DEEP))));
}

#[test]
fn other_things_nested_deeply() {
    survived(main_with(&format!("{}{} return a;", "{".repeat(DEEP), "}".repeat(DEEP))));
    survived(main_with(&format!("return {}a;", "-".repeat(DEEP))));
    survived(main_with(&format!("return {}a;", "- ".repeat(DEEP))));
    survived(main_with(&format!("return {}a;", "(float4)".repeat(DEEP))));
    survived(main_with(&format!("{} return a;", "if (a.x > 0) ".repeat(DEEP))));
    survived(main_with(&format!("{} ; return a;", "for (;;) ".repeat(DEEP))));
    survived(main_with(&format!("return {}a{};", "abs(".repeat(DEEP), ")".repeat(DEEP))));
    survived(main_with(&format!("return {}a{};", "float4(".repeat(DEEP), ")".repeat(DEEP))));
    survived(main_with(&format!("float b[2] = {}1{}; return a;", "{".repeat(DEEP), "}".repeat(DEEP))));
    survived(main_with(&format!("return a{};", "[0".repeat(DEEP))));
    survived(main_with(&format!("return {}a;", "a = ".repeat(DEEP))));
    survived(main_with(&format!("return {}a;", "a.x > 0 ? a : ".repeat(DEEP))));
    survived(format!("{}{}", "struct A { ".repeat(DEEP), "};".repeat(DEEP)));
    survived(format!("{}{}", "namespace a { ".repeat(DEEP), "}".repeat(DEEP)));
    survived(format!("typedef {}float{} A;", "vector<".repeat(DEEP), ", 4>".repeat(DEEP)));
    survived(main_with(&format!("float b{}; return a;", "[2]".repeat(DEEP))));
    survived(format!("{}\n{}", "#if 1\n".repeat(DEEP), main_with("return a;")));
    survived(format!("#if {}1{}\n#endif\n{}", "(".repeat(DEEP), ")".repeat(DEEP), main_with("return a;")));
    survived(format!("#if {}1\n#endif\n{}", "!".repeat(DEEP), main_with("return a;")));
}

#[test]
fn long_chains_that_are_no_nesting_to_a_reader() {
    survived(main_with(&format!("return a{};", " + a".repeat(DEEP))));
    survived(main_with(&format!("return {}a;", "a, ".repeat(DEEP))));
    survived(main_with(&format!("return a{};", ".xyzw".repeat(DEEP))));
    survived(main_with(&format!("bool b = a.x > 0{}; return b;", " && a.y > 0".repeat(10_000))));
    survived(main_with(&format!("{} a = 1; return a;", "if (a.x > 0) a = 2; else ".repeat(10_000))));
}

#[test]
fn macros_that_grow() {
    let mut text = "#define A0 a\n".to_owned();
    for level in 1..2000 {
        text += &format!("#define A{level} A{}\n", level - 1);
    }
    accepted(text + &main_with("return A1999;"));
    // Two to the power of sixty tokens.
    let mut text = "#define B0 a +\n".to_owned();
    for level in 1..60 {
        text += &format!("#define B{level} B{0} B{0}\n", level - 1);
    }
    refused(text + &main_with("return B59 a;"));
    accepted(
        "#define F(x) x\n".to_owned()
            + &main_with(&format!("return {}a{};", "F(".repeat(50), ")".repeat(50))),
    );
    survived(
        "#define F(x) x\n".to_owned()
            + &main_with(&format!("return {}a{};", "F(".repeat(DEEP), ")".repeat(DEEP))),
    );
    accepted(
        "#define G G\n#define H I\n#define I H\nstatic const float G = 1, H = 1;\n".to_owned()
            + &main_with("return G + H;"),
    );
}

#[test]
fn a_line_of_ten_megabytes() {
    // A comment is as valid as anything, and costs nothing to emit.
    accepted(format!("/* {} */ {}", "word ".repeat(2 << 20), main_with("return a;").trim_end()));
    let many: String =
        (0..250_000).map(|number| format!("static const float c{number} = {number} * 0.5; ")).collect();
    assert!(many.len() > 10_000_000);
    accepted(many + &main_with("return a * c17;"));
    let numbers = "1.25, ".repeat(100_000);
    survived(format!(
        "static const float table[] = {{ {numbers} 0 }}; {}",
        main_with("return a * table[uint(a.x)];")
    ));
}

#[test]
fn an_include_of_itself_ends() {
    let outcome = on_a_small_stack(|| {
        support::compile_files(
            &[("a.hlsl", "#include \"b.hlsli\"\n"), ("b.hlsli", "#include \"a.hlsl\"\n")],
            "a.hlsl",
            PIXEL,
        )
    });
    assert!(outcome.words.is_none() && outcome.diagnostics.contains("error: "), "{}", outcome.diagnostics);
}

#[test]
fn a_file_that_is_not_there() {
    let outcome = on_a_small_stack(|| support::compile_files(&[], "nowhere.hlsl", PIXEL));
    assert!(
        outcome.words.is_none() && outcome.diagnostics.contains("nowhere.hlsl"),
        "{}",
        outcome.diagnostics
    );
}
