//! naga takes what the compiler makes for wgpu and WebGPU: the modules for wgpu, and the text that we write for browsers.
//!
//! `tests/cases` are recorded with their WGSL (`BLESS=1` writes it). The shaders of the compiler's own tests and of the
//! examples need not compile for wgpu; those that do must pass. `KEEP_WGSL=folder` writes all texts to a folder, for
//! `scripts/tint`.

use std::{
    collections::BTreeMap,
    path::{Path, PathBuf},
};

use hlsl_core::{Compilation, options::Options, source::load::FileLoader};
use naga::{
    Module, TypeInner,
    valid::{Capabilities, ValidationFlags, Validator},
};

fn options(args: &[String], target: &str) -> Option<Options> {
    let named = args.iter().filter(|it| !it.starts_with("-fspv-target-env=")).cloned();
    // Other layouts than WGSL's are refused, for instance.
    Options::from_args(named.chain([format!("-fspv-target-env={target}")])).ok()
}

/// A module that is read as SPIR-V.
fn compile(path: &Path, args: &[String], target: &str) -> Compilation {
    let Some(options) = options(args, target) else { return Compilation::default() };
    Compilation::of(&path.to_string_lossy(), &FileLoader::default(), &options)
}

/// One that is read as WGSL, of which wgpu knows more.
fn compile_text(path: &Path, args: &[String], target: &str) -> Compilation {
    let Some(options) = options(args, target) else { return Compilation::default() };
    Compilation::for_wgsl(&path.to_string_lossy(), &FileLoader::default(), &options, hlsl_wgsl::write)
}

/// The arguments of each `// args:` line.
fn args_of(path: &Path) -> Vec<Vec<String>> {
    let text = std::fs::read(path).unwrap_or_default();
    let text = String::from_utf8_lossy(&text).into_owned();
    let lines = text.lines().filter_map(|it| it.strip_prefix("// args:"));
    lines.map(|it| it.split_whitespace().map(str::to_owned).collect()).collect()
}

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

fn validate(module: &Module, capabilities: Capabilities) -> Result<(), String> {
    let mut validator = Validator::new(ValidationFlags::all(), capabilities);
    validator.validate(module).map(drop).map_err(|it| format!("{:?}", it.as_inner()))
}

/// Reads a module, as a program with wgpu does.
fn read(words: &[u32]) -> Result<Module, String> {
    let options = naga::front::spv::Options { adjust_coordinate_space: false, ..Default::default() };
    let parser = naga::front::spv::Frontend::new(words.iter().copied(), &options);
    parser.parse().map_err(|it| format!("naga cannot read it: {it}"))
}

/// Whether naga needs more than its default capabilities for a module that it takes.
fn naga_takes(words: &[u32]) -> Result<bool, String> {
    let module = read(words)?;
    validate(&module, Capabilities::all())?;
    match validate(&module, Capabilities::default()) {
        Ok(()) => Ok(false),
        Err(why) if why.to_lowercase().contains("capabilit") || why.contains("CoherentNotSupported") => {
            Ok(true)
        }
        Err(why) => Err(why),
    }
}

/// Offsets and sizes of the members of structs that are in memory of the host, by group and binding.
fn layouts(module: &Module) -> BTreeMap<(u32, u32), Vec<u32>> {
    let mut all = BTreeMap::new();
    for (_, global) in module.global_variables.iter() {
        if let (Some(place), TypeInner::Struct { members, span }) =
            (&global.binding, &module.types[global.ty].inner)
        {
            let offsets = members.iter().map(|it| it.offset).chain([*span]).collect();
            all.insert((place.group, place.binding), offsets);
        }
    }
    all
}

/// Whether the text was written, or should have been.
fn is_written(output: &Compilation) -> bool {
    output.words.is_some() || output.diagnostics.iter().any(|it| it.code == "E0880")
}

/// The text, read and validated, with the offsets of the module.
fn wgsl_of(output: &Compilation, target: &str) -> Result<String, String> {
    let (Some(text), Some(words)) = (output.wgsl.clone(), &output.words) else {
        return Err(output.reports().into_iter().map(|it| it.text).collect());
    };
    // naga reads the operations, but not the directive that browsers want.
    let plain = match target {
        "webgpu" => text.replace("enable subgroups;\n", ""),
        _ => text.clone(),
    };
    let again = naga::front::wgsl::parse_str(&plain)
        .map_err(|it| format!("{}\n{text}", it.emit_to_string(&plain)))?;
    validate(&again, Capabilities::all()).map_err(|why| format!("{why}\n{text}"))?;
    // Only where naga's reader of SPIR-V takes the module.
    let Ok(module) = std::panic::catch_unwind(|| read(words)).unwrap_or_else(|_| Err("a panic".into()))
    else {
        return Ok(text);
    };
    let (before, after) = (layouts(&module), layouts(&again));
    // What nothing uses is not in the text.
    if after.iter().all(|(place, it)| before.get(place) == Some(it)) {
        Ok(text)
    } else {
        Err(format!("offsets {before:?} became {after:?}\n{text}"))
    }
}

/// Writes the text to the folder that `KEEP_WGSL` names, if it does.
fn keep(path: &Path, args: &[String], text: &str) {
    let Some(folder) = std::env::var_os("KEEP_WGSL").map(PathBuf::from) else { return };
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the crate is in the repository");
    let path = path.strip_prefix(root.join("hlsl-wgsl/..")).or(path.strip_prefix(root)).unwrap_or(path);
    let name = format!("{} {}", path.with_extension("").display(), args.join(" "));
    let name = name.replace(|it: char| !it.is_ascii_alphanumeric() && it != '_', "-");
    std::fs::create_dir_all(&folder).expect("the folder can be made");
    std::fs::write(folder.join(name + ".wgsl"), text).expect("the folder can be written to");
}

#[test]
fn cases_give_the_recorded_wgsl() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cases");
    let bless = std::env::var_os("BLESS").is_some();
    let mut paths = Vec::new();
    shaders(&folder, &mut paths);
    assert!(paths.len() >= 5, "{paths:?}");
    let mut wrong = Vec::new();
    for path in &paths {
        for args in args_of(path) {
            let target = args.iter().find_map(|it| it.strip_prefix("-fspv-target-env=")).unwrap_or("webgpu");
            let output = compile_text(path, &args, target);
            if output.words.is_none() {
                let reports: String = output.reports().into_iter().map(|it| it.text).collect();
                wrong.push(format!("{} does not compile: {reports}", path.display()));
                continue;
            }
            match wgsl_of(&output, target) {
                Ok(text) => {
                    if target == "webgpu" {
                        keep(path, &args, &text);
                    }
                    let record = path.with_extension("wgsl");
                    if bless {
                        std::fs::write(&record, &text).expect("the folder of the cases can be written to");
                    } else if std::fs::read_to_string(&record).ok().as_deref() != Some(&text) {
                        wrong.push(format!(
                            "{} is not as recorded (BLESS=1 writes it):\n{text}",
                            record.display()
                        ));
                    }
                }
                Err(why) => wrong.push(format!("{}: {why}", path.display())),
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Every vertex, pixel and compute shader below `folder`, for both targets: how many pass.
fn check_all(paths: &[PathBuf], args_of: impl Fn(&Path) -> Vec<Vec<String>>) -> [usize; 3] {
    let (mut plain, mut with_features, mut as_wgsl) = (0, 0, 0);
    let mut wrong = Vec::new();
    for path in paths {
        for args in args_of(path) {
            if let Some(words) = &compile(path, &args, "wgpu").words {
                match naga_takes(words) {
                    Ok(false) => plain += 1,
                    Ok(true) => with_features += 1,
                    Err(why) => wrong.push(format!("{} {}: {why}", path.display(), args.join(" "))),
                }
            }
            for target in ["wgpu", "webgpu"] {
                let output = compile_text(path, &args, target);
                // For wgpu, some ray queries are errors when the text is written.
                if !is_written(&output) || target == "wgpu" && output.words.is_none() {
                    continue;
                }
                match wgsl_of(&output, target) {
                    Ok(text) if target == "webgpu" => {
                        keep(path, &args, &text);
                        as_wgsl += 1;
                    }
                    Ok(_) => {}
                    Err(why) => {
                        wrong.push(format!(
                            "{} {} as WGSL for {target}: {why}",
                            path.display(),
                            args.join(" ")
                        ));
                    }
                }
            }
        }
    }
    println!("{plain} pass, {with_features} more with features of the device, {as_wgsl} as WGSL");
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    [plain, with_features, as_wgsl]
}

#[test]
fn naga_takes_the_cases_of_the_compiler() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut paths = Vec::new();
    shaders(&root.join("hlsl-core/tests/compile"), &mut paths);
    let [plain, _, as_wgsl] = check_all(&paths, args_of);
    assert!(plain >= 50 && as_wgsl >= 50, "{plain} {as_wgsl}");
}

#[test]
fn naga_takes_the_cases_that_run_on_devices() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut paths = Vec::new();
    shaders(&root.join("exec-tests/cases"), &mut paths);
    let [plain, _, as_wgsl] = check_all(&paths, |path| {
        let mut args: Vec<String> = args_of(path).into_iter().flatten().collect();
        if !args.iter().any(|it| it == "-T") {
            args.extend(["-T", "cs_6_0", "-E", "main"].map(str::to_owned));
        }
        vec![args]
    });
    assert!(plain >= 40 && as_wgsl >= 40, "{plain} {as_wgsl}");
}

/// What the examples compile, but those that are about rays and mesh shaders.
const EXAMPLES: &[(&str, &str, &[&str])] = &[
    ("hello/src/tint.hlsl", "ps_6_0", &["main"]),
    ("no-std/src/tint.hlsl", "ps_6_0", &["main"]),
    ("compute/src/life.hlsl", "cs_6_0", &["generation"]),
    ("build-script/shaders/blur.hlsl", "cs_6_0", &["blur_rows", "blur_columns"]),
    ("build-script/shaders/post/grade.hlsl", "ps_6_0", &["grade"]),
    ("terrain/shaders/ground.hlsl", "cs_6_0", &["raise", "erode", "survey", "plant"]),
    ("terrain/shaders/sky.hlsl", "vs_6_0", &["sky_vertex", "lamp_vertex"]),
    ("terrain/shaders/sky.hlsl", "ps_6_0", &["sky_pixel", "lamp_pixel"]),
    ("terrain/shaders/terrain.hlsl", "vs_6_0", &["ground_vertex"]),
    ("terrain/shaders/terrain.hlsl", "ps_6_0", &["ground_pixel"]),
    ("terrain/shaders/trees.hlsl", "vs_6_0", &["tree_vertex"]),
    ("terrain/shaders/trees.hlsl", "ps_6_0", &["tree_pixel"]),
    ("terrain/shaders/water.hlsl", "vs_6_0", &["water_vertex"]),
    ("terrain/shaders/water.hlsl", "ps_6_0", &["water_pixel"]),
    ("terrain/shaders/finish.hlsl", "cs_6_0", &["finish"]),
    (
        "engine/shaders/sky.hlsl",
        "cs_6_0",
        &["fill_transmittance", "scatter_again", "fill_dome", "march_clouds"],
    ),
    ("engine/shaders/sky.hlsl", "vs_6_0", &["sky_vertex"]),
    ("engine/shaders/sky.hlsl", "ps_6_0", &["sky_pixel"]),
    (
        "engine/shaders/ocean.hlsl",
        "cs_6_0",
        &["seed_spectrum", "advance_spectrum", "transform_rows", "transform_columns", "finish_waves"],
    ),
    ("engine/shaders/ocean.hlsl", "vs_6_0", &["ocean_vertex"]),
    ("engine/shaders/ocean.hlsl", "ps_6_0", &["ocean_pixel"]),
    ("engine/shaders/text.hlsl", "vs_6_0", &["text_vertex"]),
    ("engine/shaders/text.hlsl", "ps_6_0", &["text_pixel"]),
    ("engine/shaders/bloom.hlsl", "cs_6_0", &["bloom_down", "bloom_up"]),
    ("engine/shaders/finish.hlsl", "cs_6_0", &["measure", "adapt", "finish"]),
];

#[test]
fn naga_takes_the_shaders_of_the_examples() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../examples");
    let mut wrong = Vec::new();
    for (file, profile, entries) in EXAMPLES {
        for entry in *entries {
            let args = ["-T", profile, "-E", entry].map(str::to_owned);
            for target in ["wgpu", "webgpu"] {
                let output = compile_text(&root.join(file), &args, target);
                let reports: String = output.reports().into_iter().map(|it| it.text).collect();
                let result = match compile(&root.join(file), &args, target).words {
                    Some(words) => naga_takes(&words).and_then(|_| wgsl_of(&output, target)).map(|text| {
                        if target == "webgpu" {
                            keep(&root.join(file), &args, &text);
                        }
                    }),
                    // Browsers have none, and the examples may.
                    None if target == "webgpu" && reports.contains("it is a push constant") => Ok(()),
                    None => Err(reports),
                };
                if let Err(why) = result {
                    wrong.push(format!("{file} {entry} for {target}: {why}"));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn what_cannot_be_written_is_an_error_at_the_entry_point() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cases/one_target.hlsl");
    let args = ["-T", "ps_6_0", "-E", "main", "-fspv-target-env=webgpu"].map(str::to_owned);
    let options = Options::from_args(args).expect("these are options");
    let output = hlsl_core::Compilation::for_wgsl(
        &path.to_string_lossy(),
        &FileLoader::default(),
        &options,
        |_, _, _| Err("WGSL does not have this".into()),
    );
    assert!(output.has_errors() && output.words.is_none());
    let reports: String = output.reports().into_iter().map(|it| it.text).collect();
    assert!(
        reports.contains("one_target.hlsl:7:8: error: this shader cannot be written as WGSL"),
        "{reports}"
    );
    assert!(reports.contains("WGSL does not have this"), "{reports}");
}

/// The examples whose text docs/wgsl.md shows: the file, how it is compiled, and for which target.
const SHOWN: &[(&str, &str, &str, &str)] = &[
    ("hello/src/tint.hlsl", "ps_6_0", "main", "webgpu"),
    ("no-std/src/tint.hlsl", "ps_6_0", "main", "webgpu"),
    ("triangle-wgpu/shaders/triangle.hlsl", "vs_6_0", "placed", "webgpu"),
    ("triangle-wgpu/shaders/triangle.hlsl", "ps_6_0", "lit", "webgpu"),
    ("build-script/shaders/post/grade.hlsl", "ps_6_0", "grade", "webgpu"),
    ("build-script/shaders/blur.hlsl", "cs_6_0", "blur_rows", "wgpu"),
    ("c-interop/shaders/lights.hlsl", "cs_6_0", "shade", "webgpu"),
    ("hot-reload/shaders/plasma.hlsl", "cs_6_0", "main", "webgpu"),
    ("compute/src/life.hlsl", "cs_6_0", "generation", "wgpu"),
    ("../exec-wgpu/tests/pages/shadows.hlsl", "cs_6_5", "main", "wgpu"),
];

/// What naga writes of a module that it reads as SPIR-V.
fn naga_writes(words: &[u32]) -> Option<String> {
    let module = read(words).ok()?;
    let info = Validator::new(ValidationFlags::all(), Capabilities::all()).validate(&module).ok()?;
    naga::back::wgsl::write_string(&module, &info, naga::back::wgsl::WriterFlags::empty()).ok()
}

#[test]
fn texts_are_shorter_than_those_of_naga() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../examples");
    let (mut ours, mut theirs) = (0, 0);
    for (file, profile, entry, target) in SHOWN {
        let path = root.join(file);
        let args = ["-T", profile, "-E", entry].map(str::to_owned);
        let text = compile_text(&path, &args, target).wgsl.unwrap_or_else(|| panic!("{file}"));
        // Naga does not read ray queries as SPIR-V.
        let Some(other) = compile(&path, &args, target).words.and_then(|it| naga_writes(&it)) else {
            continue;
        };
        println!("{file} {entry}: {} lines, naga {}", text.lines().count(), other.lines().count());
        ours += text.lines().count();
        theirs += other.lines().count();
    }
    println!("{ours} lines, naga {theirs}");
    assert!(theirs > 300 && ours * 10 <= theirs * 8, "{ours} {theirs}");
}

#[test]
fn the_page_shows_the_texts_of_examples() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut page = String::from(
        "# WGSL, as the compiler writes it\n\nShaders of the examples and what becomes of them with `output: wgsl`. A test of \
         `hlsl-wgsl` compares this page with what the\ncompiler writes (`BLESS=1` writes the page). \
         [wgpu.md](wgpu.md) says what the targets are.\n",
    );
    for (file, profile, entry, target) in SHOWN {
        let path = root.join("examples").join(file);
        let args = ["-T", profile, "-E", entry].map(str::to_owned);
        let text = wgsl_of(&compile_text(&path, &args, target), target)
            .unwrap_or_else(|why| panic!("{file}: {why}"));
        let source = std::fs::read_to_string(&path).expect("the example is there").replace("\r\n", "\n");
        let shown = file.strip_prefix("../").map_or(format!("examples/{file}"), str::to_owned);
        page += &format!(
            "\n## `{entry}` of {shown}, {profile}, {target}\n\n```hlsl\n{}\n```\n\n```wgsl\n{}\n```\n",
            source.trim_end(),
            text.trim_end()
        );
    }
    let record = root.join("docs/wgsl.md");
    if std::env::var_os("BLESS").is_some() {
        std::fs::write(&record, &page).expect("the page can be written to");
    }
    let recorded = std::fs::read_to_string(&record).unwrap_or_default();
    assert!(recorded == page, "docs/wgsl.md is not what is written now (BLESS=1 writes it)");
}
