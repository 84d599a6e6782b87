//! Each `preprocess/<case>.hlsl` gives `preprocess/<case>.i`: the text, then what was complained about. A first
//! line `// options: -DX` sets options. `BLESS=1 cargo test --test preprocess` accepts what comes out.

use std::{fs, sync::Arc};

use hlsl_core::{
    diagnostics::{Severity, Sink},
    options::{Options, args},
    preprocess,
    source::{
        SourceMap,
        load::{Load, LoadError, decode},
    },
    symbol::Symbols,
    token::TokenKind,
};

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/preprocess");

struct Folder;

impl Load for Folder {
    fn load(&self, path: &str) -> Result<Arc<str>, LoadError> {
        fs::read(format!("{FOLDER}/{path}")).map(decode).map_err(|_| LoadError::NotFound)
    }
}

fn run(name: &str, source: &str) -> String {
    let options = source.lines().next().and_then(|it| it.strip_prefix("// options: ")).unwrap_or("");
    let options = ["-T", "ps_6_2"].into_iter().map(str::to_string).chain(args::split_response(options));
    let options = Options::from_args(options).unwrap();
    let (mut sources, mut symbols, mut sink) =
        (SourceMap::default(), Symbols::default(), Sink::new(options.warnings.clone()));
    let text = preprocess::to_text(&mut sources, &mut symbols, &Folder, name, &options, &mut sink);
    let mut result = text.trim_end().to_string() + "\n";
    for diagnostic in sink.diagnostics() {
        let place = match diagnostic.labels.first() {
            Some(label) => {
                let place = sources.place(label.span);
                format!("{}:{}:{}: ", place.path, place.line, place.column)
            }
            None => String::new(),
        };
        let severity = if diagnostic.severity == Severity::Error { "error" } else { "warning" };
        result += &format!("// {place}{severity}[{}]: {}\n", diagnostic.code, diagnostic.message);
    }
    result
}

#[test]
fn every_case_gives_its_text() {
    let mut failed = Vec::new();
    let mut cases: Vec<_> = fs::read_dir(FOLDER).unwrap().map(|it| it.unwrap().path()).collect();
    cases.sort();
    for path in cases.iter().filter(|it| it.extension().is_some_and(|it| it == "hlsl")) {
        let name = path.file_name().unwrap().to_str().unwrap();
        let source = String::from_utf8_lossy(&fs::read(path).unwrap()).into_owned();
        let found = run(name, &source);
        let expected_path = path.with_extension("i");
        if std::env::var_os("BLESS").is_some() {
            fs::write(&expected_path, &found).unwrap();
        } else if fs::read_to_string(&expected_path).unwrap_or_default() != found {
            failed.push(format!("{name}:\n{found}"));
        }
    }
    assert!(failed.is_empty(), "{}", failed.join("\n"));
}

/// Runs on a thread with as little stack as any build script or macro may have.
fn tokens_of(text: &str) -> (usize, usize) {
    let text = text.to_string();
    let work = move || {
        let mut loader = hlsl_core::source::load::MemoryLoader::default();
        loader.add("main.hlsl", text);
        let options = Options::new("ps_6_0", "main").unwrap();
        let (mut sources, mut symbols, mut sink) =
            (SourceMap::default(), Symbols::default(), Sink::default());
        let tokens = preprocess::run(&mut sources, &mut symbols, &loader, "main.hlsl", &options, &mut sink);
        assert_eq!(tokens.last().map(|it| it.kind), Some(TokenKind::EndOfFile));
        for diagnostic in sink.diagnostics() {
            for label in &diagnostic.labels {
                sources.place(label.span);
            }
        }
        (tokens.len(), sink.error_count())
    };
    std::thread::Builder::new().stack_size(2 << 20).spawn(work).unwrap().join().unwrap()
}

#[test]
fn nothing_that_is_nested_overflows_the_stack() {
    let deep = |open: &str, close: &str| format!("{}1{}", open.repeat(100_000), close.repeat(100_000));
    assert_eq!(tokens_of(&deep("(", ")")), (200_002, 0));
    assert_eq!(tokens_of(&format!("#if {}\n#endif\n", deep("(", ")"))).1, 1);
    assert_eq!(tokens_of(&format!("#if {}\n#endif\n", deep("!", ""))).1, 0);
    assert_eq!(tokens_of(&format!("#if {}\n#endif\n", deep("1?", ":1"))).1, 1);
    assert_eq!(tokens_of(&format!("#define F(x) x\n{}\n", deep("F(", ")"))).1, 1);
    assert_eq!(tokens_of(&format!("#define F(x) x\n{}\n", "F(".repeat(100_000))).1, 1);
    assert_eq!(tokens_of(&"#if 1\n".repeat(1000)).1, 1000);
    assert_eq!(tokens_of("#include \"main.hlsl\"\n").1, 1);
    assert_eq!(tokens_of("#include \"main.hlsl\"\n#include \"main.hlsl\"\n").1, 1);
}

#[test]
fn macros_that_grow_without_end_are_stopped() {
    let mut text = String::from("#define A0 x x x x x x x x\n");
    for level in 1..20 {
        text += &format!("#define A{level} A{0} A{0} A{0} A{0} A{0} A{0} A{0} A{0}\n", level - 1);
    }
    let (_, errors) = tokens_of(&format!("{text}A19\n"));
    assert_eq!(errors, 1);
    let mut text = String::from("#define F0(x) x x x x x x x x\n");
    for level in 1..20 {
        text += &format!("#define F{level}(x) F{0}(x x) F{0}(x x)\n", level - 1);
    }
    assert_eq!(tokens_of(&format!("{text}F19(y)\n")).1, 1);
}

#[test]
fn a_line_of_ten_megabytes_is_fine() {
    let text = "float a = 1.0 + b * c[3]; ".repeat(10_000_000 / 27);
    let (tokens, errors) = tokens_of(&text);
    assert_eq!(errors, 0);
    assert_eq!(tokens, 12 * (10_000_000 / 27) + 1);
}

#[test]
fn random_input_never_panics() {
    let mut state = 0x1234_5678_9abc_def1u64;
    let mut random = move |below: usize| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        (state >> 33) as usize % below
    };
    let pieces = [
        "#define ",
        "#undef ",
        "#if ",
        "#ifdef ",
        "#elif ",
        "#else\n",
        "#endif\n",
        "#include ",
        "#line ",
        "#pragma ",
        "#pragma pack_matrix(row_major)\n",
        "#error ",
        "#",
        "##",
        "F",
        "G",
        "F(",
        "G(",
        "(",
        ")",
        ",",
        "x",
        "y",
        "__VA_ARGS__",
        "...",
        "\n",
        "\n",
        "\n",
        " ",
        "\\\n",
        "\"",
        "'",
        "/*",
        "*/",
        "//",
        "1",
        "0x",
        "1.5e+",
        "defined",
        "<",
        ">",
        "<<=",
        "__LINE__",
        "__FILE__",
        "_Pragma(\"once\")",
        "é",
        "\u{a0}",
        "\0",
        "\r",
        "\\",
        "\"main.hlsl\"",
        "__has_include(",
        "?",
        ":",
        "&&",
        "-",
        "/",
        "%",
        "#define F(x, ...) x ## __VA_ARGS__ # x\n",
        "#define G(a) F(a, a) G\n",
        "#define x F(y\n",
        "#define y x G(x)\n",
        "__COUNTER__",
        "~",
        "!",
    ];
    for _ in 0..3000 {
        let mut text = String::new();
        for _ in 0..random(60) {
            text += pieces[random(pieces.len())];
        }
        tokens_of(&text);
    }
    for _ in 0..300 {
        let bytes: Vec<u8> = (0..random(400)).map(|_| random(256) as u8).collect();
        tokens_of(&decode(bytes));
    }
}
