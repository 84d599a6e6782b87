//! What the release of naga before the current one says to the modules and the WGSL that the current one takes.
//!
//! `tests/naga29.txt` lists its reasons to refuse some of them, each with one of the shaders (`BLESS=1` writes it).

use std::{
    collections::BTreeMap,
    panic::{AssertUnwindSafe, catch_unwind},
    path::{Path, PathBuf},
};

use hlsl_core::{Compilation, options::Options, source::load::FileLoader};
use naga_29::{
    Module,
    valid::{Capabilities, ValidationFlags, Validator},
};

fn shaders(folder: &Path, found: &mut Vec<PathBuf>) {
    for path in std::fs::read_dir(folder).into_iter().flatten().flatten().map(|it| it.path()) {
        if path.is_dir() {
            shaders(&path, found);
        } else if path.extension().is_some_and(|it| it == "hlsl") {
            found.push(path);
        }
    }
    found.sort();
}

/// Compiles with the first `// args:` line, for another target: WGSL, or SPIR-V for naga.
fn compile(path: &Path, target: &str, is_text: bool) -> Compilation {
    let text = std::fs::read(path).unwrap_or_default();
    let text = String::from_utf8_lossy(&text).into_owned();
    let mut args: Vec<String> = match text.lines().find_map(|it| it.strip_prefix("// args:")) {
        Some(line) => line.split_whitespace().map(str::to_owned).collect(),
        None => Vec::new(),
    };
    if !args.iter().any(|it| it == "-T") {
        args.extend(["-T", "cs_6_0", "-E", "main"].map(str::to_owned));
    }
    args.retain(|it| !it.starts_with("-fspv-target-env="));
    args.push(format!("-fspv-target-env={target}"));
    match Options::from_args(args) {
        Ok(options) => {
            let (path, files) = (path.to_string_lossy(), FileLoader::default());
            match is_text {
                true => Compilation::for_wgsl(&path, &files, &options, hlsl_wgsl::write),
                false => Compilation::of(&path, &files, &options),
            }
        }
        // Other layouts than WGSL's, for instance.
        Err(_) => Compilation::default(),
    }
}

fn validate(module: &Module) -> Result<(), String> {
    let mut validator = Validator::new(ValidationFlags::all(), Capabilities::all());
    validator.validate(module).map(drop).map_err(|it| innermost(it.as_inner()))
}

fn from_words(words: &[u32]) -> Result<(), String> {
    let options = naga_29::front::spv::Options { adjust_coordinate_space: false, ..Default::default() };
    let read = naga_29::front::spv::Frontend::new(words.iter().copied(), &options).parse();
    read.map_err(|it| it.to_string()).and_then(|it| validate(&it))
}

/// Whether the current release reads a module.
fn current_reads(words: &[u32]) -> Result<(), String> {
    let options = naga::front::spv::Options { adjust_coordinate_space: false, ..Default::default() };
    let read = naga::front::spv::Frontend::new(words.iter().copied(), &options).parse();
    read.map(drop).map_err(|it| it.to_string())
}

fn from_text(text: &str) -> Result<(), String> {
    // As for the current release: it reads the operations, but not what enables them in browsers.
    let text = text.replace("enable subgroups;\n", "").replace("diagnostic(off, subgroup_uniformity);\n", "");
    naga_29::front::wgsl::parse_str(&text).map_err(|it| it.message().to_owned()).and_then(|it| validate(&it))
}

/// The cause of an error.
fn innermost(error: &dyn std::error::Error) -> String {
    let mut error = error;
    while let Some(source) = error.source() {
        error = source;
    }
    error.to_string().lines().next().unwrap_or_default().to_owned()
}

/// What a form gives; a panic is an answer as well.
fn asked(ask: impl FnOnce() -> Result<(), String>) -> Result<(), String> {
    catch_unwind(AssertUnwindSafe(ask)).unwrap_or_else(|_| Err("a panic".into()))
}

#[test]
fn the_release_before_takes_nearly_all() {
    let crate_folder = Path::new(env!("CARGO_MANIFEST_DIR"));
    let root = crate_folder.join("..");
    let mut paths = Vec::new();
    for folder in ["hlsl-core/tests/compile", "exec-tests/cases", "hlsl-wgsl/tests/cases"] {
        shaders(&root.join(folder), &mut paths);
    }
    // For SPIR-V, for WGSL and for that of browsers: how many pass and how many do not.
    const FORMS: [&str; 3] = ["SPIR-V", "WGSL", "WGSL for browsers"];
    let (mut passed, mut refused) = ([0; 3], [0; 3]);
    let mut reasons: BTreeMap<String, String> = BTreeMap::new();
    for path in &paths {
        let spirv = compile(path, "wgpu", false).words.filter(|it| asked(|| current_reads(it)).is_ok());
        let wgsl = compile(path, "wgpu", true).wgsl;
        let web = compile(path, "webgpu", true).wgsl;
        let answers = [
            spirv.map(|it| asked(|| from_words(&it))),
            wgsl.map(|it| asked(|| from_text(&it))),
            web.map(|it| asked(|| from_text(&it))),
        ];
        for (form, answer) in answers.into_iter().enumerate() {
            match answer {
                Some(Ok(())) => passed[form] += 1,
                Some(Err(why)) => {
                    refused[form] += 1;
                    let shader = path.strip_prefix(&root).unwrap_or(path).display().to_string();
                    let key = format!("{}: {why}", FORMS[form]);
                    reasons.entry(key).or_insert(shader);
                }
                None => {}
            }
        }
    }
    println!("naga 29 takes {passed:?} modules and texts, and refuses {refused:?}");
    let text: String = reasons.iter().map(|(why, shader)| format!("{why}\n    {shader}\n")).collect();
    let record = crate_folder.join("tests/naga29.txt");
    if std::env::var_os("BLESS").is_some() {
        std::fs::write(&record, &text).expect("the folder of the tests can be written to");
    }
    let recorded = std::fs::read_to_string(&record).unwrap_or_default();
    assert!(recorded == text, "tests/naga29.txt is not as recorded (BLESS=1 writes it):\n{text}");
    for (passed, refused) in passed.into_iter().zip(refused) {
        assert!(passed >= 250 && passed >= 10 * refused, "{passed} {refused}");
    }
}
