//! Each `check/<case>.hlsl` gives `check/<case>.typed`: the checked program, then what was complained about. A first
//! line `// options: -T cs_6_0` sets options.
//! `BLESS=1 cargo test --test check` accepts what comes out. Below that: deep and long input.

use std::{fmt::Write, fs, path::Path};

use hlsl_core::{
    check,
    diagnostics::{Severity, Sink},
    options::Options,
    parse, preprocess,
    source::{SourceMap, Span, load::MemoryLoader},
    symbol::Symbols,
    typed::{self, Program},
};

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/check");

struct Checked {
    sources: SourceMap,
    symbols: Symbols,
    sink: Sink,
    program: Program,
}

fn checked(text: &str) -> Checked {
    let mut loader = MemoryLoader::default();
    loader.add("a.hlsl", text);
    let options = text.lines().next().and_then(|it| it.strip_prefix("// options: ")).unwrap_or("");
    let options = ["-T", "lib_6_3"].into_iter().chain(options.split_whitespace()).map(str::to_string);
    let options = Options::from_args(options).unwrap();
    let (mut sources, mut symbols, mut sink) = (SourceMap::default(), Symbols::default(), Sink::default());
    let tokens = preprocess::run(&mut sources, &mut symbols, &loader, "a.hlsl", &options, &mut sink);
    let ast = parse::module(options.language.hlsl_version, &tokens, &mut symbols, &sources, &mut sink);
    let program = check::module(&ast, &mut symbols, &sources, &options, &mut sink);
    Checked { sources, symbols, sink, program }
}

fn snapshot(path: &Path) -> String {
    let text = fs::read_to_string(path).unwrap();
    let Checked { sources, symbols, sink, program } = checked(&text);
    let mut text = typed::print::print(&program, &symbols);
    let place = |span: Span| {
        let place = sources.place(span);
        format!("{}:{}", place.line, place.column)
    };
    for diagnostic in sink.diagnostics() {
        let severity = if diagnostic.severity == Severity::Error { "error" } else { "warning" };
        let mut labels = diagnostic.labels.iter();
        let at = labels.next().map_or(String::new(), |label| place(label.span));
        writeln!(text, "// {at}: {severity}[{}]: {}", diagnostic.code, diagnostic.message).unwrap();
        for label in labels {
            writeln!(text, "//     {}: {}", place(label.span), label.text).unwrap();
        }
        for note in &diagnostic.notes {
            writeln!(text, "//     note: {note}").unwrap();
        }
        for help in &diagnostic.help {
            writeln!(text, "//     help: {help}").unwrap();
        }
    }
    text
}

#[test]
fn every_case_checks_as_its_snapshot_says() {
    let bless = std::env::var_os("BLESS").is_some();
    let mut paths: Vec<_> = fs::read_dir(FOLDER).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.retain(|path| path.extension().is_some_and(|it| it == "hlsl"));
    paths.sort();
    let mut wrong = Vec::new();
    for path in paths {
        let text = snapshot(&path);
        let expected = path.with_extension("typed");
        if bless {
            fs::write(&expected, &text).unwrap();
        } else if fs::read_to_string(&expected).unwrap_or_default() != text {
            wrong.push(format!("{}:\n{text}", path.display()));
        }
    }
    assert!(wrong.is_empty(), "run with BLESS=1 to accept:\n{}", wrong.join("\n"));
}

/// Runs `test` with the stack that a thread of a host program may have.
fn with_small_stack(test: impl FnOnce() + Send + 'static) {
    std::thread::Builder::new().stack_size(2 << 20).spawn(test).unwrap().join().unwrap();
}

#[test]
fn a_sum_of_a_hundred_thousand_terms_is_checked() {
    with_small_stack(|| {
        let text = format!("float f(float a) {{ return a{}; }}", " + a".repeat(100_000));
        assert!(!checked(&text).sink.has_errors());
    });
}

#[test]
fn nesting_up_to_what_the_parser_allows_fits_into_a_small_stack() {
    with_small_stack(|| {
        let calls = format!("float f(float a) {{ return {}a{}; }}", "sin(".repeat(100), ")".repeat(100));
        assert!(!checked(&calls).sink.has_errors());
        for (open, close) in
            [("(", ")"), ("-", ""), ("sin(", ")"), ("float4(", ", 1, 1, 1).x"), ("a ? a : ", "")]
        {
            for count in [200, 250, 300, 5000] {
                checked(&format!(
                    "float f(float a) {{ return {}a{}; }}",
                    open.repeat(count),
                    close.repeat(count)
                ));
            }
        }
        for count in [200, 250, 300] {
            checked(&format!("void f() {{ {} {} }}", "{".repeat(count), "}".repeat(count)));
            checked(&format!("void f(int a) {{ {} a = 1; }}", "if (a) ".repeat(count)));
            checked(&format!("void f(int a) {{ {} a = 1; }}", "for (;;) ".repeat(count)));
            checked(&format!("{} float a; {}", "struct S { ".repeat(count), "} s; ".repeat(count)));
            checked(&format!("{} {}", "namespace N { ".repeat(count), "}".repeat(count)));
        }
    });
}

#[test]
fn templates_that_instantiate_each_other_end_with_an_error() {
    with_small_stack(|| {
        let records = "template<int N> struct S { S<N + 1> next; }; S<0> s;";
        assert!(checked(records).sink.has_errors());
        let functions = "template<int N> int f() { return f<N + 1>(); } int g() { return f<0>(); }";
        assert!(checked(functions).sink.has_errors());
        let members =
            "template<typename T> struct S { T a; }; template<typename T> int f(T t) { S<T> s; return f(s); }
            int g() { return f(1); }";
        assert!(checked(members).sink.has_errors());
    });
}

#[test]
fn a_long_chain_of_else_if_is_refused_rather_than_overflowing() {
    with_small_stack(|| {
        let chain = |count: usize| {
            let links: String = (0..count).map(|it| format!("if (a == {it}) b = {it}; else ")).collect();
            checked(&format!("void f(int a) {{ int b; {links} b = 0; }}")).sink.has_errors()
        };
        assert!(!chain(500));
        assert!(chain(20_000));
    });
}
