//! What a misspelled name was to be: names in the shaders of the examples with one letter wrong, of which the hint must say the
//! right one.
//!
//! `HINTS=1000` damages so many names, instead of 200.

mod support;

use std::{collections::BTreeMap, fs, path::Path, sync::Arc};

use hlsl_core::{
    Compilation, analyze,
    options::Options,
    source::{
        Origin,
        load::{FileLoader, Load, LoadError},
    },
};
use support::random::Random;

/// The files on disk, but for one.
struct Edited {
    path: String,
    text: Arc<str>,
}

impl Load for Edited {
    fn load(&self, path: &str) -> Result<Arc<str>, LoadError> {
        if path == self.path { Ok(self.text.clone()) } else { FileLoader::default().load(path) }
    }
}

/// A name that the shader `shader` uses, in the file where it is written.
struct Use {
    shader: String,
    path: String,
    start: usize,
    name: String,
}

fn uses() -> Vec<Use> {
    let mut uses = Vec::new();
    for example in ["engine", "terrain", "ray-scene", "mesh-scene", "build-script"] {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../examples").join(example).join("shaders");
        let mut files: Vec<_> = fs::read_dir(folder).unwrap().flatten().map(|it| it.path()).collect();
        files.retain(|it| it.extension().is_some_and(|it| it == "hlsl"));
        files.sort();
        for file in files {
            let shader = file.to_str().unwrap();
            let analysis = analyze(shader, &FileLoader::default(), &options());
            let sources = &analysis.output.sources;
            for it in &analysis.uses {
                let span = sources.spelled_at(it.at());
                let (Some(Origin::File { path, .. }), name) = (sources.origin(span), sources.text(span))
                else {
                    continue;
                };
                let is_name =
                    name.len() > 2 && name.bytes().all(|it| it.is_ascii_alphanumeric() || it == b'_');
                if is_name && name.starts_with(|it: char| it.is_ascii_alphabetic()) {
                    let start = (span.start - sources.range(span).start) as usize;
                    let (shader, path, name) = (shader.to_owned(), path.to_string(), name.to_owned());
                    uses.push(Use { shader, path, start, name });
                }
            }
        }
    }
    uses
}

/// A library has all functions checked.
fn options() -> Options {
    let arguments = ["-T", "lib_6_6", "-fspv-target-env=vulkan1.3"].map(str::to_owned);
    Options::from_args(&arguments).unwrap()
}

/// One letter left out, doubled, exchanged with the next, or another.
fn damaged(name: &str, random: &mut Random) -> String {
    let mut letters = name.as_bytes().to_vec();
    let at = random.below(letters.len());
    match random.below(4) {
        0 => drop(letters.remove(at)),
        1 => letters.insert(at, letters[at]),
        2 if at + 1 < letters.len() => letters.swap(at, at + 1),
        _ => letters[at] = b'a' + random.below(26) as u8,
    }
    String::from_utf8(letters).unwrap()
}

/// The first name that the first error offers.
fn offered(output: &Compilation) -> Option<String> {
    let first = output.diagnostics.iter().find(|it| it.code.starts_with('E'))?;
    let offers = ["similar name exists: `", "did you mean `"];
    let name = |help: &String| {
        offers.iter().find_map(|it| Some(help.split_once(it)?.1.split('`').next()?.to_owned()))
    };
    first.help.iter().find_map(name)
}

#[test]
fn one_wrong_letter_is_found() {
    let wanted: usize = std::env::var("HINTS").ok().and_then(|it| it.parse().ok()).unwrap_or(200);
    let uses = uses();
    assert!(uses.len() > 2000, "{}", uses.len());
    let mut random = Random(5);
    let (mut right, mut tried) = (0, 0);
    let mut missed: BTreeMap<String, Vec<String>> = BTreeMap::new();
    while tried < wanted {
        let it = &uses[random.below(uses.len())];
        let text = fs::read_to_string(&it.path).unwrap();
        let wrong = damaged(&it.name, &mut random);
        // Another name that there is, or no name at all, is no mistake of this kind.
        let is_word =
            |word: &str| text.split(|it: char| !it.is_alphanumeric() && it != '_').any(|it| it == word);
        if is_word(&wrong)
            || wrong.eq_ignore_ascii_case(&it.name)
            || wrong.starts_with(|it: char| it.is_ascii_digit())
        {
            continue;
        }
        let mut edited = text.clone();
        edited.replace_range(it.start..it.start + it.name.len(), &wrong);
        let output =
            Compilation::of(&it.shader, &Edited { path: it.path.clone(), text: edited.into() }, &options());
        // A swizzle with other letters, or a semantic, may still be one.
        let Some(error) = output.diagnostics.iter().find(|it| it.code.starts_with('E') && it.code != "E0566")
        else {
            continue;
        };
        tried += 1;
        match offered(&output) {
            Some(name) if name == it.name => right += 1,
            other => missed
                .entry(format!("{} {}", error.code, error.message))
                .or_default()
                .push(format!("`{}` as `{wrong}`: {other:?}", it.name)),
        }
    }
    println!("{right} of {tried}; missed {missed:#?}");
    assert!(right * 10 >= tried * 9, "{right} of {tried}: {missed:#?}");
}
