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
    assert!(outcome.diagnostics().contains("error: "), "there is no error in: {}", outcome.diagnostics());
    outcome.diagnostics()
}

#[track_caller]
fn accepted(text: impl Into<Vec<u8>> + Send) {
    let outcome = outcome(text);
    assert!(outcome.words.is_some(), "{}", &outcome.diagnostics()[..outcome.diagnostics().len().min(2000)]);
}

/// What the limit of some nesting does is up to it, as long as it is a diagnostic or a module.
#[track_caller]
fn survived(text: impl Into<Vec<u8>> + Send) {
    let outcome = outcome(text);
    assert!(
        outcome.words.is_some() || outcome.diagnostics().contains("error: "),
        "neither words nor an error"
    );
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

/// One test for each, so that an overflow, which ends the process, says whose it is.
macro_rules! survives {
    ($($name:ident: $text:expr;)*) => {$(
        #[test]
        fn $name() {
            survived($text);
        }
    )*};
}

survives! {
    nested_blocks: main_with(&format!("{}{} return a;", "{".repeat(DEEP), "}".repeat(DEEP)));
    nested_decrements: main_with(&format!("return {}a;", "-".repeat(DEEP)));
    nested_negations: main_with(&format!("return {}a;", "- ".repeat(DEEP)));
    nested_casts: main_with(&format!("return {}a;", "(float4)".repeat(DEEP)));
    nested_conditions: main_with(&format!("{} return a;", "if (a.x > 0) ".repeat(DEEP)));
    nested_loops: main_with(&format!("{} ; return a;", "for (;;) ".repeat(DEEP)));
    nested_switches: main_with(&format!("{} ; return a;", "switch (1) default: ".repeat(DEEP)));
    nested_calls: main_with(&format!("return {}a{};", "abs(".repeat(DEEP), ")".repeat(DEEP)));
    nested_constructors: main_with(&format!("return {}a{};", "float4(".repeat(DEEP), ")".repeat(DEEP)));
    nested_lists: main_with(&format!("float b[2] = {}1{}; return a;", "{".repeat(DEEP), "}".repeat(DEEP)));
    nested_indices: main_with(&format!("return a{};", "[0".repeat(DEEP)));
    nested_assignments: main_with(&format!("return {}a;", "a = ".repeat(DEEP)));
    nested_choices: main_with(&format!("return {}a;", "a.x > 0 ? a : ".repeat(DEEP)));
    nested_structs: format!("{}{}", "struct A { ".repeat(DEEP), "};".repeat(DEEP));
    nested_namespaces: format!("{}{}", "namespace a { ".repeat(DEEP), "}".repeat(DEEP));
    nested_type_arguments: format!("typedef {}float{} A;", "vector<".repeat(DEEP), ", 4>".repeat(DEEP));
    nested_array_bounds: main_with(&format!("float b{}; return a;", "[2]".repeat(DEEP)));
    nested_directives: format!("{}\n{}", "#if 1\n".repeat(DEEP), main_with("return a;"));
    nested_in_a_directive:
        format!("#if {}1{}\n#endif\n{}", "(".repeat(DEEP), ")".repeat(DEEP), main_with("return a;"));
    nested_nots_in_a_directive: format!("#if {}1\n#endif\n{}", "!".repeat(DEEP), main_with("return a;"));
    nested_macro_calls:
        "#define F(x) x\n".to_owned() + &main_with(&format!("return {}a{};", "F(".repeat(DEEP), ")".repeat(DEEP)));
    a_chain_of_sums: main_with(&format!("return a{};", " + a".repeat(30_000)));
    a_chain_of_commas: main_with(&format!("return {}a;", "a, ".repeat(DEEP)));
    a_chain_of_swizzles: main_with(&format!("return a{};", ".xyzw".repeat(DEEP)));
    a_chain_of_conditions: main_with(&format!("bool b = a.x > 0{}; return b;", " && a.y > 0".repeat(5_000)));
    a_chain_of_alternatives:
        main_with(&format!("{} a = 1; return a;", "if (a.x > 0) a = 2; else ".repeat(10_000)));
    a_chain_of_definitions: (1..DEEP / 10)
        .map(|number| format!("static const float c{number} = c{} + 1;\n", number - 1))
        .fold("static const float c0 = 1;\n".to_owned(), |text, line| text + &line)
        + &main_with("return c9999;");
    a_chain_of_functions: (1..300)
        .map(|number| format!("float f{number}(float x) {{ return f{}(x) + 1; }}\n", number - 1))
        .fold("float f0(float x) { return x; }\n".to_owned(), |text, line| text + &line)
        + &main_with("return f299(a.x);");
    a_chain_of_structs: (1..1_000)
        .map(|number| format!("struct S{number} {{ S{} s; }};\n", number - 1))
        .fold("struct S0 { float x; };\n".to_owned(), |text, line| text + &line)
        + &main_with("S999 s = (S999)0; return a;");
    a_long_list_of_statements: main_with(&format!("{} return a;", "a += a * 2; ".repeat(5_000)));
    a_long_list_of_branches: main_with(&format!("{} return a;", "if (a.x > 0) a += 1; ".repeat(1_000)));
    nested_whiles: main_with(&format!("{} ; return a;", "while (a.x > 0) ".repeat(DEEP)));
    nested_dos: main_with(&format!("{} return a;", "do ".repeat(DEEP)));
    nested_elses: main_with(&format!("{} ; return a;", "if (a.x > 0) {} else ".repeat(DEEP)));
    nested_members: main_with(&format!("return a{};", ".x".repeat(DEEP)));
    nested_increments: main_with(&format!("return a{};", "++".repeat(DEEP)));
    nested_nots: main_with(&format!("return {}a;", "!~".repeat(DEEP)));
    nested_sizes: main_with(&format!("return {}a;", "sizeof ".repeat(DEEP)));
    nested_method_calls: main_with(&format!("return a{};", ".f()".repeat(DEEP)));
    nested_parameters: format!("void f({}", "int a = f(".repeat(DEEP));
    nested_enums: "enum A { B = ".repeat(DEEP);
    nested_buffers: "cbuffer A { ".repeat(DEEP);
    nested_templates: format!("{} struct A {{}};", "template<typename T> ".repeat(DEEP));
    nested_template_parameters: "template<template<typename T> class ".repeat(DEEP);
    nested_attributes: format!("{} void f() {{}}", "[a(".repeat(DEEP));
    nested_brackets: "[".repeat(DEEP);
    nested_functions: "void f() { ".repeat(DEEP);
    nested_methods: "struct A { void f() { ".repeat(3_000);
    nested_qualifiers: main_with(&format!("return {}a;", "a::".repeat(DEEP)));
    nested_unsigned: main_with(&format!("{} int b; return a;", "unsigned ".repeat(DEEP)));
    nested_defined: format!("#if {}\n#endif\n", "defined(".repeat(DEEP));
    nested_questions_in_a_directive: format!("#if {}1\n#endif\n", "1 ? 1 : ".repeat(DEEP));
    many_elifs: format!("#if 0\n{}#endif\n{}", "#elif 0\n".repeat(DEEP), main_with("return a;"));
    many_annotations: format!("float4 main(float4 a{}) : SV_Target {{ return a; }}", " : A".repeat(DEEP));
    many_attributes: format!("{} void f() {{}}", "[noinline] ".repeat(DEEP));
    many_modifiers: format!("{} float a;", "static const ".repeat(DEEP));
    many_closers: "}".repeat(DEEP) + &")".repeat(DEEP) + &"]".repeat(DEEP);
    many_labels: main_with(&format!("switch (int(a.x)) {{ {} return a; }} return a;", "case 1: ".repeat(DEEP)));
    many_defaults: main_with(&format!("switch (1) {{ {} break; }} return a;", "default: ".repeat(1_000)));
    many_bases: format!("interface I {{}}; struct A : {} I {{}};", "I, ".repeat(DEEP));
    many_template_arguments: format!("template<{} typename T> struct A {{}};", "typename T, ".repeat(5_000));
    many_dimensions: format!("static float b{};", "[1]".repeat(DEEP));
    many_strings: main_with(&format!("string b = {}; return a;", "\"text\" ".repeat(DEEP)));
    a_long_initializer: main_with(&format!("float b[2] = {{ {} 1 }}; return b[0];", "1, ".repeat(DEEP)));
    a_huge_array: "static float huge[1000000000];\n".to_owned() + &main_with("return huge[0];");
    a_huge_array_of_arrays: "static float huge[60000][60000];\n".to_owned() + &main_with("return huge[1][2];");
    a_huge_initialized_array:
        "struct S { float4 a[1000]; };\n".to_owned() + &main_with("S s[100000] = (S[100000])0; return s[1].a[2];");
    a_huge_group: "groupshared float4 huge[100000000];\n".to_owned() + &main_with("return huge[0];");
    a_huge_array_of_textures: "Texture2D huge[100000000];\n".to_owned() + &main_with("return huge[3].Load(0);");
    a_long_unrolled_loop: main_with("[unroll] for (int i = 0; i < 2000000000; ++i) a += i; return a;");
    nested_unrolled_loops: main_with(&format!(
        "{} a += 1; return a;",
        (0..8).map(|it| format!("[unroll] for (int i{it} = 0; i{it} < 100; ++i{it}) ")).collect::<String>()
    ));
    an_unrolled_loop_without_end: main_with("[unroll] while (true) a += 1; return a;");
    a_function_that_calls_itself:
        "float f(float x) { return f(x) + 1; }\n".to_owned() + &main_with("return f(a.x);");
    functions_that_call_each_other:
        "float g(float x);\nfloat f(float x) { return g(x); }\nfloat g(float x) { return f(x); }\n".to_owned()
            + &main_with("return f(a.x);");
    functions_that_double: (1..40)
        .map(|number| format!("float f{number}(float x) {{ return f{0}(x) + f{0}(x + 1); }}\n", number - 1))
        .fold("float f0(float x) { return sin(x); }\n".to_owned(), |text, line| text + &line)
        + &main_with("return f39(a.x);");
    types_that_double: (1..60)
        .map(|number| format!("struct S{number} {{ S{0} a, b; }};\n", number - 1))
        .fold("struct S0 { float x; };\n".to_owned(), |text, line| text + &line)
        + &main_with("S59 s = (S59)0; return a;");
    templates_that_double: "template<int N> float f() { return f<N - 1>() + f<N - 2>(); }\n\
        template<> float f<0>() { return 0; }\ntemplate<> float f<1>() { return 1; }\n"
        .to_owned()
        + &main_with("return f<200>();");
    templates_that_grow: "template<typename T> struct P { T a; };\n\
        template<typename T> float f(T x) { P<T> p; p.a = x; return f(p); }\n"
        .to_owned()
        + &main_with("return f(a);");
    an_alias_of_aliases: (1..2_000)
        .map(|number| format!("typedef A{} A{number}[1];\n", number - 1))
        .fold("typedef float A0;\n".to_owned(), |text, line| text + &line)
        + &main_with("A1999 x; return a;");
    templates_without_end: "template<int N> struct T { static const int value = T<N + 1>::value; };\n".to_owned()
        + &main_with("return T<0>::value;");
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
fn a_name_of_an_entry_point_has_no_nul() {
    for option in ["-E", "-fspv-entrypoint-name"] {
        let name = "ma\0in".to_owned();
        let args = ["-T", "ps_6_0", "-E", "main"];
        let mut options = hlsl_core::options::Options::from_args(args).expect("the options exist");
        match option {
            "-E" => options.entry_point = name,
            _ => options.interface.entry_point_name = Some(name),
        }
        let mut loader = hlsl_core::source::load::MemoryLoader::default();
        loader.add("shader.hlsl", main_with("return a;").as_str());
        let reports = hlsl_core::Compilation::of("shader.hlsl", &loader, &options).reports();
        let is_it = |it: &hlsl_core::Report| {
            it.code == "E0703" && it.text.contains(option) && it.text.contains("ma\\0in")
        };
        assert!(reports.len() == 1 && reports.iter().all(is_it), "{reports:?}");
    }
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
    assert!(
        outcome.words.is_none() && outcome.diagnostics().contains("error: "),
        "{}",
        outcome.diagnostics()
    );
}

#[test]
fn a_file_that_is_not_there() {
    let outcome = on_a_small_stack(|| support::compile_files(&[], "nowhere.hlsl", PIXEL));
    assert!(
        outcome.words.is_none() && outcome.diagnostics().contains("nowhere.hlsl"),
        "{}",
        outcome.diagnostics()
    );
}

#[test]
fn many_parameters_and_long_names() {
    let parameters = (0..2_000).map(|it| format!("float p{it}, ")).collect::<String>();
    let arguments = "1, ".repeat(2_000);
    accepted(format!(
        "float f({parameters} float last) {{ return last + p1999; }}\n{}",
        main_with(&format!("return f({arguments} a.x);"))
    ));
    let name = "long_".repeat(200_000);
    accepted(main_with(&format!("float4 {name} = a; return {name};")));
    refused(main_with(&format!("return {name};")));
    survived(format!("#define {name}(x) x ## x\n{}", main_with(&format!("return {name}(a);"))));
}

#[test]
fn includes_nested_deeply() {
    let name = |number: usize| format!("part{number}.hlsli");
    let files: Vec<(String, String)> = (0..2_000)
        .map(|number| (name(number), format!("#include \"{}\"\n", name(number + 1))))
        .chain([("main.hlsl".into(), format!("#include \"{}\"\n{}", name(0), main_with("return a;")))])
        .collect();
    let outcome = on_a_small_stack(|| {
        let files: Vec<(&str, &str)> = files.iter().map(|(path, text)| (&**path, &**text)).collect();
        support::compile_files(&files, "main.hlsl", PIXEL)
    });
    assert!(
        outcome.words.is_none() && outcome.diagnostics().contains("error: "),
        "{}",
        outcome.diagnostics()
    );
}
