//! What hosts get of the shaders in `tests/bindings`: the Rust module and the C header, as recorded beside them.
//!
//! Each line `// args:` is an entry point of the module, and the words of the line `// style:` are its style: `emit=ash`,
//! `math=glam`, `vertex=separate`, `nested` and others. `BLESS=1` records what comes out.

mod support;

use std::{fs, path::Path};

use hlsl_core::{
    bindings::{self, Emit, Library, MathLibrary, Shader, Style, VertexBuffers, WordsForm},
    reflect::Reflection,
};

fn style(words: &str) -> Style {
    let mut style = Style::default();
    for word in words.split_whitespace() {
        match word.split_once('=').unwrap_or((word, "")) {
            ("emit", name) => {
                style.emit.extend(Library::ALL.into_iter().filter(|it| it.name() == name).map(Emit::from))
            }
            ("math", "glam") => style.math = MathLibrary::Glam,
            ("math", "nalgebra") => style.math = MathLibrary::Nalgebra,
            ("math", "mint") => style.math = MathLibrary::Mint,
            ("vertex", "interleaved") => style.vertex = VertexBuffers::Interleaved,
            ("vertex", "separate") => style.vertex = VertexBuffers::Separate,
            ("type", mapped) => {
                let (name, path) = mapped.split_once(':').expect("a type is `Name:path`");
                style.types.push((name.into(), path.into()));
            }
            ("derives", name) => style.derives.push(name.into()),
            ("words", "bytes") => style.words = WordsForm::Bytes,
            ("nested", _) => style.nested = true,
            ("dynamic", name) => style.dynamic.push(name.into()),
            ("constants", _) => style.constants = true,
            ("pod_derive", _) => style.pod_derive = true,
            ("no-bytemuck", _) => style.bytemuck = None,
            _ => panic!("no style is `{word}`"),
        }
    }
    style
}

/// The Rust module and the C header.
fn hosts(path: &Path) -> [(&'static str, String); 2] {
    let text = fs::read_to_string(path).expect("the shader can be read");
    let style = style(text.lines().find_map(|it| it.strip_prefix("// style:")).unwrap_or_default());
    let compiled: Vec<(String, Reflection)> = support::args_of(path)
        .into_iter()
        .map(|args| {
            let output = support::output(&path.display().to_string(), &args);
            let reports: String = output.reports().into_iter().map(|it| it.text).collect();
            assert!(output.words.is_some(), "{}: {reports}", path.display());
            (output.reflection.entry_points[0].name.clone(), output.reflection)
        })
        .collect();
    let shaders: Vec<Shader> = compiled
        .iter()
        .map(|(name, reflection)| Shader { name, words: &[0x0723_0203], wgsl: None, reflection })
        .collect();
    let rust = bindings::module(&shaders, &style).unwrap_or_else(|error| panic!("{error}"));
    let header = bindings::header("shaders", &shaders).unwrap_or_else(|error| panic!("{error}")).header;
    [("rs", rust), ("h", header)]
}

#[test]
fn hosts_get_what_is_recorded() {
    let bless = std::env::var("BLESS").is_ok_and(|it| it != "0");
    let mut wrong = Vec::new();
    for path in support::shaders("bindings") {
        for (extension, text) in hosts(&path) {
            let record = path.with_extension(extension);
            let recorded = fs::read_to_string(&record).unwrap_or_default();
            if bless {
                fs::write(&record, &text).expect("the folder can be written to");
            } else if recorded != text {
                let differs = recorded.lines().zip(text.lines()).find(|(one, other)| one != other);
                wrong.push(format!("{}: {differs:?}", record.display()));
            }
        }
    }
    assert!(wrong.is_empty(), "not as recorded:\n{}", wrong.join("\n"));
}
