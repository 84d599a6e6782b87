//! Each `parse/<case>.hlsl` gives `parse/<case>.ast`: the tree, then what was complained about. A first line
//! `// options: -HV 2018` sets options.
//! `BLESS=1 cargo test --test parse` accepts what comes out. Below that: input that nobody writes on purpose.

use std::{fmt::Write, fs, path::Path};

use hlsl_core::{
    ast::{self, Module},
    diagnostics::{Severity, Sink},
    options::Options,
    parse, preprocess,
    source::{SourceMap, Span, load::MemoryLoader},
    symbol::Symbols,
};

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/parse");

struct Parsed {
    sources: SourceMap,
    symbols: Symbols,
    sink: Sink,
    module: Module,
}

fn parsed_text(text: &str) -> Parsed {
    let mut loader = MemoryLoader::default();
    loader.add("a.hlsl", text);
    let options = text.lines().next().and_then(|it| it.strip_prefix("// options: ")).unwrap_or("");
    let options = ["-T", "ps_6_2"].into_iter().chain(options.split_whitespace()).map(str::to_string);
    let options = Options::from_args(options).unwrap_or_else(|_| Options::new("ps_6_2", "main").unwrap());
    let (mut sources, mut symbols, mut sink) = (SourceMap::default(), Symbols::default(), Sink::default());
    let tokens = preprocess::run(&mut sources, &mut symbols, &loader, "a.hlsl", &options, &mut sink);
    let module = parse::module(options.language.hlsl_version, &tokens, &mut symbols, &sources, &mut sink);
    Parsed { sources, symbols, sink, module }
}

fn snapshot(path: &Path) -> String {
    let text = fs::read_to_string(path).unwrap();
    let Parsed { sources, symbols, sink, module } = parsed_text(&text);
    let mut text = ast::print::print(&module, &symbols);
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
        for help in &diagnostic.help {
            writeln!(text, "//     help: {help}").unwrap();
        }
    }
    text
}

#[test]
fn every_case_gives_its_tree() {
    let mut failed = Vec::new();
    let mut cases: Vec<_> = fs::read_dir(FOLDER).unwrap().map(|it| it.unwrap().path()).collect();
    cases.sort();
    for path in cases.iter().filter(|it| it.extension().is_some_and(|it| it == "hlsl")) {
        let name = path.file_name().unwrap().to_str().unwrap();
        let found = snapshot(path);
        let expected_path = path.with_extension("ast");
        if std::env::var_os("BLESS").is_some() {
            fs::write(&expected_path, &found).unwrap();
        } else if fs::read_to_string(&expected_path).unwrap_or_default() != found {
            failed.push(format!("{name}:\n{found}"));
        }
    }
    assert!(failed.is_empty(), "{}", failed.join("\n"));
}

/// Parses, prints and drops on a thread with as little stack as any build script or macro may have; returns how
/// many errors there were.
fn errors_of(text: String) -> usize {
    let work = move || {
        let parsed = parsed_text(&text);
        ast::print::print(&parsed.module, &parsed.symbols);
        parsed.sink.error_count()
    };
    std::thread::Builder::new().stack_size(2 << 20).spawn(work).unwrap().join().unwrap()
}

const MANY: usize = 100_000;

#[test]
fn long_chains_are_no_nesting() {
    let chains = [
        ["", "+a"],
        ["", ",a"],
        ["", "+a*a==a&&a||a<a"],
        ["", "<a"],
        ["if (a) a; else ", ""],
        ["case 1: ", ""],
        [";", ""],
        ["int b; ", ""],
    ];
    for [before, after] in chains {
        let body = format!("switch (a) {{ {}a{}; }}", before.repeat(MANY), after.repeat(MANY));
        assert_eq!(errors_of(format!("int f(int a) {{ {body} }}")), 0, "{before}a{after}");
    }
}

#[test]
fn deep_nesting_is_an_error_and_no_crash() {
    let deep = [
        "(",
        "{",
        "!",
        "- ",
        "(int)",
        "a[",
        "a(",
        "a=",
        "a?",
        "a?a:",
        "a.b",
        ".x",
        "float(",
        "float4x4(",
        "sizeof ",
        "if (a) ",
        "for (;;)",
        "while (a)",
        "do ",
        "switch (a)",
        "struct S { void f() { ",
        "a<int(",
        "vk::a<vk::",
        "f<",
        "a=a?a:a||a&&a|a^a&a==a<a<<a+a*(",
        "int b = {",
        "int f(int ",
        "[a(",
        "[",
        "Buffer<",
        "vector<vector<",
        "struct S {",
        "enum {",
        "a+(",
        "--",
        "operator ",
        "unsigned ",
        "typedef ",
        "template<",
    ];
    for opener in deep {
        let many = opener.repeat(MANY / 10);
        assert!(errors_of(format!("int f(int a) {{ {many}")) > 0, "{opener} in a function");
        errors_of(many);
    }
    for opener in [
        "namespace N {",
        "cbuffer C {",
        "template<typename T> ",
        "template<template<",
        "{",
        "}",
        ")",
        "struct S : ",
    ] {
        errors_of(opener.repeat(MANY / 10));
    }
    let closed = format!("int a = {}1{};", "(".repeat(200), ")".repeat(200));
    assert_eq!(errors_of(closed), 0, "200 parentheses are not too many");
}

/// A generator of numbers that are the same in every run.
struct Random(u64);

impl Random {
    fn below(&mut self, end: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) as usize % end
    }
}

const WORDS: &str = "if else for while do switch case default break continue return discard struct class \
    interface enum union namespace using typedef template typename operator this true sizeof cbuffer tbuffer \
    const static inline uniform precise groupshared row_major in out inout export unsigned signed sample point \
    payload packoffset register read public virtual explicit auto static_assert vector matrix void technique \
    sampler_state compile static_cast goto try new vk numthreads a b c S T int float4 float4x4 Buffer Texture2D \
    1 2.5 0x1F \"s\" 'c' ( ) { } [ ] ; , . -> ... : :: ? + - * / ++ & | ^ ~ ! && || < > <= == << >> = += # @ \
    ( ) { } [ ] ; , < > ( ) { } ; ; a b S T int float [[ ]] template< > S { } ; : A = 1 vk:: $";

#[test]
fn soup_of_tokens_is_survived() {
    let words: Vec<&str> = WORDS.split_whitespace().collect();
    let mut random = Random(0x9E37_79B9_7F4A_7C15);
    for _ in 0..3000 {
        let mut text = String::new();
        for _ in 0..random.below(120) {
            text += words[random.below(words.len())];
            text.push(if random.below(12) == 0 { '\n' } else { ' ' });
        }
        let Parsed { symbols, module, .. } = parsed_text(&text);
        ast::print::print(&module, &symbols);
    }
}

#[test]
fn damaged_programs_are_survived() {
    let mut random = Random(0xD1B5_4A32_D192_ED03);
    let mut cases: Vec<_> = fs::read_dir(FOLDER).unwrap().map(|it| it.unwrap().path()).collect();
    cases.sort();
    for path in cases.iter().filter(|it| it.extension().is_some_and(|it| it == "hlsl")) {
        let text = fs::read_to_string(path).unwrap();
        let pieces: Vec<&str> = text.split_inclusive(|it: char| !it.is_alphanumeric()).collect();
        for _ in 0..60 {
            let mut pieces = pieces.clone();
            for _ in 0..1 + random.below(4) {
                let (from, to) = (random.below(pieces.len()), random.below(pieces.len()));
                match random.below(3) {
                    0 => drop(pieces.drain(from..(from + random.below(8)).min(pieces.len()))),
                    1 => pieces.swap(from, to),
                    _ => pieces.insert(from, pieces[to]),
                }
            }
            let Parsed { symbols, module, .. } = parsed_text(&pieces.concat());
            ast::print::print(&module, &symbols);
        }
    }
}
