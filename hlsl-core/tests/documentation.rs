//! Pages of `docs` generated from tables and tests: `BLESS=1 cargo test -p hlsl-core --test documentation` writes them.

mod support;

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
};

use hlsl_core::{
    diagnostics::{Severity, list},
    intrinsics::{self, Lowering, OverloadId},
    options::{HlslVersion, Options, Profile, TargetEnvironment, args},
    source::load::MemoryLoader,
    stage::Stage,
    types::ObjectKind,
};
use support::{
    explanations::{self, Explanation, Program},
    features::{FEATURES, Feature},
    validator::Validator,
};

fn docs() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs")
}

#[track_caller]
fn is_current(page: &str, text: &str) {
    let path = docs().join(page);
    if std::env::var_os("BLESS").is_some() {
        fs::write(&path, text).unwrap();
    }
    let found = fs::read_to_string(&path).unwrap_or_default();
    assert!(found == text, "docs/{page} is not current: run this with BLESS=1");
}

/// Escapes text for a table cell.
fn cell(text: &str) -> String {
    text.replace('|', "\\|").replace('<', "&lt;").replace('>', "&gt;")
}

#[test]
fn the_reference_of_limits_is_current() {
    let mut text = String::from(
        "# Limits\n\nThe most that a shader may use, on every machine; more is the error in brackets.\n\n",
    );
    for limit in hlsl_core::limits::ALL {
        text.push_str(&format!("- {} {} ({})\n", number(limit.most), limit.what, limit.code));
    }
    text.push_str(BOMBS);
    is_current("limits.md", &text);
}

/// What was measured, and is written here by hand.
const BOMBS: &str = "
[`-ferror-limit=`](options.md#warnings-and-diagnostics) sets the number of errors, and `-fspv-max-id=` limits the size of a module. Programs read
the table from `hlsl_core::limits::ALL`.

`cargo bench -p hlsl-core --bench bombs` compiles 441 texts below 64 KB that try to exhaust a compiler. None took more than 2 seconds or
512 MB on 2026-11-28 (AMD EPYC).
";

/// 1,000,000
fn number(value: u64) -> String {
    let digits = value.to_string();
    let mut text = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

/// What macros, build scripts and the command line call the same thing: an option, a method, an argument.
#[rustfmt::skip]
const VOCABULARY: &[(&str, &str, &str, &str)] = &[
    ("several files as one module", "mod name = { ... }", "program", "--program"),
    ("the same, by the names of files", "", "programs_by_name", ""),
    ("profile and entry point", "ps_6_0 main", "entry", "-T"),
    ("a folder of shaders", "", "dir", "--batch"),
    ("files to leave out", "", "exclude", ""),
    ("folders for `#include`", "include", "include", "-I"),
    ("macro definitions", "define", "define", "-D"),
    ("several sets of definitions", "", "variants", ""),
    ("all combinations of some definitions", "permutations", "permutations", ""),
    ("the target", "target", "target", "-fspv-target-env="),
    ("the layout of buffers", "layout", "layout", "-fvk-use-dx-layout"),
    ("the layout of matrices", "matrix", "row_major", "-Zpr"),
    ("optimization", "opt", "optimize", "-O0"),
    ("debug information", "debug_info", "debug_info", "-fspv-debug="),
    ("paths in it", "remap", "remap", "-fdebug-prefix-map="),
    ("the language version", "hlsl", "hlsl", "-HV"),
    ("Direct3D 9", "dx9", "dx9", "-fhlsl-dx9"),
    ("offsets of registers", "shift", "shift", "-fvk-b-shift"),
    ("descriptor heaps of Vulkan", "descriptor_heap", "descriptor_heap", "-fspv-use-descriptor-heap"),
    ("distances in them", "heap_stride", "heap_strides", "-fvk-resource-heap-stride"),
    ("16-bit types", "half", "half", "-enable-16bit-types"),
    ("flipped positions", "invert_y", "invert_y", "-fvk-invert-y"),
    ("other arguments of DXC", "args", "args", ""),
    ("where paths start", "base", "", ""),
    ("warnings", "warnings", "warnings_as_errors", "-WX"),
    ("errors where editors show them", "", "errors_in_rust", ""),
    ("derives of structs", "derive", "derive", ""),
    ("types for vectors", "math", "math", ""),
    ("your types for structs", "types", "map_type", ""),
    ("the path of bytemuck, or none", "bytemuck", "bytemuck", ""),
    ("bytemuck's traits by its derives", "pod", "pod_derive", ""),
    ("vertex buffers", "vertex", "vertex", ""),
    ("items for ash, wgpu and vulkano", "emit", "emit", ""),
    ("buffers at dynamic offsets", "dynamic", "dynamic", ""),
    ("constants of the shader", "constants", "constants", ""),
    ("the visibility of the module", "visibility", "", ""),
    ("items without a module", "flat", "", ""),
    ("WGSL", "output", "wgsl", "--emit"),
    ("shaders that change while the program runs", "reload", "reload", ""),
    ("the generated text, to read", "dump", "", "--emit"),
    ("where files are written", "", "out_dir", "-Fo"),
    ("modules as files", "", "emit_spv", "-Fo"),
    ("their disassembly", "", "emit_assembly", "-Fc"),
    ("the reflection", "", "emit_json", "--reflect"),
    ("results of earlier builds", "", "cache", "--resume"),
    ("lines for cargo", "", "cargo_metadata", ""),
];

/// The table of names, which has every option of the macros and every method of the builder.
fn vocabulary() -> String {
    let read = |path: &str| fs::read_to_string(docs().join("..").join(path)).unwrap();
    let (options, builder) = (read("hlsl-macros/src/options.md"), read("hlsl-build/src/builder.rs"));
    for option in options.lines().filter_map(|it| it.strip_prefix("| `")?.split_once(':')).map(|it| it.0) {
        assert!(VOCABULARY.iter().any(|it| it.1 == option), "VOCABULARY lacks the option {option}");
    }
    let methods = builder.lines().filter(|it| it.contains("(&mut self") || it.trim_end().ends_with("<'a>("));
    for method in methods.filter_map(|it| it.trim().strip_prefix("pub fn ")) {
        let name = method.split(['(', '<']).next().unwrap_or_default();
        assert!(VOCABULARY.iter().any(|it| it.2 == name), "VOCABULARY lacks the method {name}");
    }
    let mut text = String::from(
        "## One thing, three names\n\n| | option of the macros | method of `Builder` | `hlslc` |\n|---|---|---|---|\n",
    );
    for (what, option, method, argument) in VOCABULARY {
        let has = |usage: &str| usage.trim_end_matches('=').starts_with(argument.trim_end_matches('='));
        assert!(args::described().any(|it| has(&it.usage())), "there is no argument {argument}");
        assert!(
            method.is_empty() || builder.contains(&format!("pub fn {method}")),
            "there is no method {method}"
        );
        assert!(
            option.contains(' ') || option.is_empty() || options.contains(&format!("| `{option}: ")),
            "{option}"
        );
        let cell = |it: &str| if it.is_empty() { String::new() } else { format!("`{it}`") };
        text.push_str(&format!("| {what} | {} | {} | {} |\n", cell(option), cell(method), cell(argument)));
    }
    text
}

#[test]
fn the_reference_of_options_is_current() {
    let mut text = String::from(
        "# Options\n\nThe options of `hlslc`, which are DXC's, also work in the macros' `args: [...]` and in `Builder::args`. The macros' own\n\
         options are in the documentation of `include_hlsl!`; those of build scripts are the methods of `hlsl_build::Builder`.\n\
         What a shader may use at most is not an option but a [limit](limits.md).\n\nVOCABULARY\n\
         ## Debug information\n\n\
         | category | what `-fspv-debug=<category>` writes |\n|---|---|\n\
         | `file` | the paths of the files |\n\
         | `source` | `file`, and the text of the files |\n\
         | `line` | `source`, and the line and column of each instruction (`OpLine`) |\n\
         | `tool` | the compiler\'s version and options (`OpModuleProcessed`, since `vulkan1.1`) |\n\
         | `vulkan-with-source` | files, text, lines, types, scopes and variables in `NonSemantic.Shader.DebugInfo.100`, which RenderDoc reads |\n\
         | `rich-with-source` | the same in `OpenCL.DebugInfo.100` |\n\
         | `vulkan`, `rich` | the same without text |\n\n\
         `-Zi` stands for `line` and `tool`. Several categories add up, and override `-Zi` wherever it stands. `vulkan` overrides\n\
         `rich`, and either without source overrides a `source` before it. `-Qstrip_debug` overrides everything else. Names are\n\
         always written.\n\n\
         For `wgpu` and `webgpu`, `line` needs `vulkan`, and there is no `rich`: naga reads neither `OpLine` in front of functions\n\
         nor `OpenCL.DebugInfo.100`.\n\n\
         Paths in debug information are those that the compiler was given. `-fdebug-prefix-map=<old>=<new>`, which is spelled as in\n\
         Clang and GCC, replaces the folder `<old>` with `<new>`, so that builds in different folders give the same module. It ends\n\
         where a name ends, `/` and `\\` are the same, and the last one that fits applies.\n",
    );
    text = text.replace("VOCABULARY", &vocabulary());
    let mut headline = "";
    for option in args::described() {
        if headline != option.group {
            headline = option.group;
            text.push_str(&format!("\n## {headline}\n\n| option | what it does |\n|---|---|\n"));
        }
        text.push_str(&format!("| `{}` | {} |\n", option.usage().replace('|', "\\|"), cell(option.help)));
    }
    is_current("options.md", &text);
}

/// The page is in the package of `hlslc`, whose `--explain` shows its sections.
#[test]
fn the_reference_of_errors_is_current() {
    let mut text = String::from(
        "# Errors and warnings\n\nWhat each code means, with a program that shows the mistake, what `hlslc` says to it, and a program without it.\n\
         The programs compile with `hlslc -T ps_6_0 -E main shader.hlsl` where no other command is given. `hlslc --explain E0301`\n\
         prints a section of this page. Codes keep their meaning from version to version; texts may change.\n\n\
         Names in angle brackets stand for what the compiler inserts. Codes with `E` are errors. Codes with `W` are warnings, which\n\
         [options](../../../../docs/options.md#warnings-and-diagnostics) turn off by the name in brackets at the end of the message:\n\
         `-Wno-conversion`.\n\n\
         [E00xx](#e0001) the preprocessor, [E01xx](#e0101) syntax, [E02xx](#e0201) names, [E03xx](#e0301) types,\n\
         [E04xx](#e0401) calls, templates and declarations, [E05xx](#e0501) attributes and entry points,\n\
         [E06xx](#e0601) what Vulkan needs, [E07xx](#e0701) options, [E08xx](#e0810) stage inputs and outputs, layouts, and wgpu,\n\
         [E09xx](#e0900) work graphs, [E10xx](#e1001) programs of several files. [Warnings](#w0001) have the same ranges.\n",
    );
    let messages: BTreeMap<&str, String> =
        list::templates().map(|it| (it.code, message(it.message, it.fields))).collect();
    for it in explanations::all() {
        let message = messages.get(it.code.as_str()).unwrap_or_else(|| panic!("{} is not declared", it.code));
        text.push_str(&format!("\n## {}\n\n**{message}**\n\n{}\n", it.code, it.meaning));
        if let Some([wrong, right]) = &it.programs {
            let reports = wrong.compile().diagnostics();
            text.push_str(&format!("\n{}```text\n{reports}```\n", program("Wrong", wrong)));
            text.push_str(&format!("\n{}\n", program("Right", right).trim_end()));
        }
    }
    is_current("../hlsl-build/src/bin/hlslc/errors.md", &text);
}

fn program(what: &str, program: &Program) -> String {
    let with = program.command().map(|it| format!(", with `{it}`")).unwrap_or_default();
    format!("{what}{with}:\n\n```hlsl\n{}```\n\n", program.source)
}

/// A message with the names of its fields in angle brackets, for Markdown.
fn message(template: &str, fields: &[&str]) -> String {
    let mut text = template.to_owned();
    for field in fields {
        text = text.replace(&format!("{{{field}}}"), &format!("<{}>", field.replace('_', " ")));
    }
    let text = text.replace("{{", "{").replace("}}", "}");
    // Only what is outside of backticks has letters that mean something else.
    let parts = text.split('`').enumerate().map(|(index, part)| match index % 2 {
        0 => part.replace('<', "\\<").replace('*', "\\*").replace('_', "\\_").replace('[', "\\["),
        _ => part.to_owned(),
    });
    parts.collect::<Vec<_>>().join("`")
}

#[test]
fn every_diagnostic_is_explained() {
    let all = explanations::all();
    let explained: BTreeSet<&str> = all.iter().map(|it| it.code.as_str()).collect();
    let declared: BTreeSet<&str> = list::codes().collect();
    let missing: Vec<_> = declared.difference(&explained).collect();
    assert!(missing.is_empty(), "tests/explanations has no section for {missing:?}");
    let unknown: Vec<_> = explained.difference(&declared).collect();
    assert!(unknown.is_empty(), "tests/explanations has sections for {unknown:?}, which no list declares");
    assert_eq!(all.len(), explained.len(), "tests/explanations has two sections for a code");
    // What no program can show, such as a file that cannot be read. Each of them says why.
    let without: Vec<_> = all.iter().filter(|it| it.programs.is_none()).map(|it| &it.code).collect();
    assert_eq!(without.len(), 12, "the sections without programs are {without:?}");
}

#[test]
fn wrong_programs_have_the_mistake_and_right_programs_have_none() {
    let validator = Validator::find();
    let all = explanations::all();
    let judge = |it: &Explanation| {
        let [wrong, right] = it.programs.as_ref()?;
        let (before, after) = (wrong.compile(), right.compile());
        if !before.reports.iter().any(|report| report.code == it.code) {
            return Some(format!(
                "{}: the wrong program does not show it\n{}",
                it.code,
                before.diagnostics()
            ));
        }
        let complaint = match (&after.words, &validator) {
            _ if !after.reports.is_empty() => after.diagnostics(),
            (None, _) => "no module".to_owned(),
            (Some(words), Some(validator)) => {
                let args: Vec<String> = right.shader_args().into_iter().map(str::to_owned).collect();
                validator.check(words, &args).err()?
            }
            _ => return None,
        };
        Some(format!("{}: the right program is wrong\n{complaint}", it.code))
    };
    let judged = support::on_all_cores(&all, judge);
    let wrong: Vec<String> = judged.into_iter().flat_map(|it| it.expect("no program panics")).collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Yes, or why not.
fn verdict(feature: &Feature) -> String {
    let options = Options::from_args(feature.args.split(' ')).unwrap_or_else(|error| panic!("{error}"));
    let mut loader = MemoryLoader::default();
    loader.add("feature.hlsl", feature.source());
    let output = hlsl_core::Compilation::of("feature.hlsl", &loader, &options);
    let error = output.diagnostics.iter().find(|it| it.severity == Severity::Error);
    let warning = output.diagnostics.first();
    match (&output.words, error, warning) {
        (Some(words), None, warning) => {
            let args: Vec<String> = feature.args.split(' ').map(str::to_owned).collect();
            if let Some(validator) = support::validator::Validator::find() {
                validator
                    .check(words, &args)
                    .unwrap_or_else(|complaint| panic!("{}: {complaint}", feature.name));
            }
            has_evidence(feature, words);
            warning.map_or("yes".to_owned(), |it| format!("with a warning: {}", it.message))
        }
        (_, Some(error), _) => {
            assert!(feature.evidence.is_empty(), "{}: {}", feature.name, error.message);
            format!("no: {}", error.message)
        }
        (..) => panic!("{}: neither words nor an error", feature.name),
    }
}

/// That a shader compiles does not mean that its feature does something: the module holds what it is to become.
fn has_evidence(feature: &Feature, words: &[u32]) {
    assert!(!feature.evidence.is_empty(), "{}: nothing says what the feature becomes", feature.name);
    let text = hlsl_core::disassemble::disassemble(words);
    for wanted in feature.evidence {
        let found = text.lines().any(|line| line.contains(wanted));
        assert!(found, "{}: the module lacks `{wanted}`:\n{text}", feature.name);
    }
}

/// Every shader and Rust file in a folder of tests or examples.
fn texts(folder: &Path) -> Vec<String> {
    let mut texts = Vec::new();
    for path in fs::read_dir(folder).unwrap().map(|it| it.unwrap().path()) {
        if path.is_dir() {
            texts.extend(self::texts(&path));
        } else if path.extension().is_some_and(|it| it == "hlsl" || it == "rs") {
            texts.extend(fs::read(&path).map(|it| String::from_utf8_lossy(&it).into_owned()));
        }
    }
    texts
}

fn stages(text: &mut String) {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let compiled = texts(&root.join("hlsl-core/tests/compile"));
    let run = [texts(&root.join("exec-tests")), texts(&root.join("examples"))].concat();
    let mut lists: BTreeMap<&str, Vec<String>> = BTreeMap::new();
    for stage in Stage::ALL.into_iter().filter(|it| *it != Stage::Node) {
        let profile = match stage {
            Stage::Vertex => "vs_6_0",
            Stage::Hull => "hs_6_0",
            Stage::Domain => "ds_6_0",
            Stage::Geometry => "gs_6_0",
            Stage::Pixel => "ps_6_0",
            Stage::Compute => "cs_6_0",
            Stage::Amplification => "as_6_5",
            Stage::Mesh => "ms_6_5",
            _ => "lib_6_3",
        };
        let marked = format!("[shader(\"{}\")]", stage.name());
        let profiles = format!("{}_6_", profile.split('_').next().unwrap_or_default());
        let has = |it: &String| it.contains(&marked) || (!stage.is_ray_tracing() && it.contains(&profiles));
        let how = match (compiled.iter().any(has), run.iter().any(has)) {
            (_, true) => "Tests run these on a device",
            (true, false) => "Tests compile and validate these",
            (false, false) => panic!("no test has a shader of stage {}", stage.name()),
        };
        let from = if stage.is_ray_tracing() { String::new() } else { format!(" (`{profile}`)") };
        lists.entry(how).or_default().push(format!("{}{from}", stage.name()));
    }
    for (how, stages) in lists {
        text.push_str(&format!("{how}: {}. Those without a profile need `lib_6_3`.\n", stages.join(", ")));
    }
}

/// Functions that Vulkan lacks for one reason, and the types whose methods they are.
#[derive(Default)]
struct Missing {
    names: BTreeSet<&'static str>,
    owners: BTreeSet<&'static str>,
    /// Other overloads exist.
    is_partial: bool,
}

/// Counts names and overloads, and notes those that Vulkan lacks. What only headers call is not noted.
fn names(
    rows: &BTreeMap<&'static str, Vec<OverloadId>>,
    owner: Option<ObjectKind>,
    missing: &mut BTreeMap<&'static str, Missing>,
) -> (usize, usize) {
    let (mut names, mut overloads) = (0, 0);
    for (name, ids) in rows {
        let lacking = ids.iter().filter_map(|&id| match intrinsics::overload(id).lowering {
            Lowering::Unavailable(reason) => Some(reason),
            _ => None,
        });
        let available = ids.len() - lacking.clone().count();
        overloads += available;
        names += usize::from(available > 0);
        for reason in lacking.filter(|_| !name.starts_with("__")) {
            let is_old = reason.ends_with("`-fhlsl-dx9` (`dx9: true`)");
            let reason =
                if is_old { "use a method of the texture, or `-fhlsl-dx9` (`dx9: true`)" } else { reason };
            let it = missing.entry(reason).or_default();
            it.is_partial |= available > 0 && !is_old;
            it.names.insert(name);
            it.owners.extend(owner.map(|it| it.name()));
        }
    }
    (names, overloads)
}

fn library(text: &mut String) {
    let mut missing = BTreeMap::new();
    let functions: BTreeMap<&str, Vec<OverloadId>> =
        intrinsics::function_names().map(|name| (name, intrinsics::functions(name).to_vec())).collect();
    let (count, overloads) = names(&functions, None, &mut missing);
    let mut kinds = 0;
    let (mut all_names, mut all_overloads) = (0, 0);
    for &kind in ObjectKind::ALL {
        let methods: BTreeMap<&str, Vec<OverloadId>> = intrinsics::method_names(kind)
            .map(|name| (name, intrinsics::methods(kind, name).to_vec()))
            .collect();
        if methods.is_empty() {
            continue;
        }
        kinds += 1;
        let (count, overloads) = names(&methods, Some(kind), &mut missing);
        all_names += count;
        all_overloads += overloads;
    }
    text.push_str(&format!(
        "{count} functions have {overloads} overloads, and the {all_names} methods of {kinds} types have {all_overloads}. A test calls each overload\n\
         with every type that it accepts, and validates the module. Vulkan lacks these, and the error says what to do:\n\n\
         | name | what to do, or why it is missing |\n|---|---|\n"
    ));
    for (why, Missing { names, owners, is_partial }) in missing {
        let list =
            |of: BTreeSet<&str>| of.into_iter().map(|it| format!("`{it}`")).collect::<Vec<_>>().join(", ");
        let some = if is_partial { "some overloads of " } else { "" };
        let of = if owners.is_empty() { "" } else { " of " };
        text.push_str(&format!("| {some}{}{of}{} | {} |\n", list(names), list(owners), cell(why)));
    }
}

#[test]
fn the_table_of_what_is_supported_is_current() {
    let mut text = String::from(
        "# What is supported\n\nEach feature below is a shader that a test compiles and validates. [differences.md](differences.md) compares with DXC.\n\n## Stages\n\n",
    );
    stages(&mut text);
    text.push_str("\n## Versions\n\n| what | which |\n|---|---|\n");
    let newest = (0..).take_while(|minor| Profile::parse(&format!("ps_6_{minor}")).is_ok()).last().unwrap();
    text.push_str(&format!(
        "| shader models | 6.0 to 6.{newest}, `lib_6_x`; older ones are treated as 6.0 |\n"
    ));
    use HlslVersion::*;
    let versions: Vec<String> =
        [V2016, V2017, V2018, V2021, V202x].iter().map(|it| format!("`{}`", it.name())).collect();
    text.push_str(&format!("| HLSL (`-HV`) | {} |\n", versions.join(", ")));
    let targets: Vec<String> = TargetEnvironment::ALL.iter().map(|it| format!("`{}`", it.name())).collect();
    text.push_str(&format!("| targets (`-fspv-target-env=`) | {} |\n", targets.join(", ")));
    text.push_str(&format!(
        "| options of the command line | {}, in [options.md](options.md) |\n",
        args::described().count()
    ));
    text.push_str("\n## The language\n\n");
    let mut chapters: Vec<(&str, Vec<&str>)> = Vec::new();
    let mut others = String::new();
    for feature in FEATURES {
        let verdict = verdict(feature);
        if verdict != "yes" {
            others.push_str(&format!("| {} | {} |\n", feature.name.replace('|', "\\|"), cell(&verdict)));
        } else if let Some((_, names)) = chapters.iter_mut().find(|it| it.0 == feature.chapter) {
            names.push(feature.name);
        } else {
            chapters.push((feature.chapter, vec![feature.name]));
        }
    }
    for (chapter, names) in chapters {
        text.push_str(&format!("- **{chapter}**: {}\n", names.join("; ")));
    }
    text.push_str(&format!("\n| not, or with a warning | |\n|---|---|\n{others}"));
    text.push_str("\n## Functions and methods\n\n");
    library(&mut text);
    is_current("support.md", &text);
}

/// The code blocks of a page in the given language.
fn blocks(page: &str, language: &str) -> Vec<String> {
    let text = fs::read_to_string(docs().join(page)).unwrap();
    let mut blocks = Vec::new();
    let mut lines = text.lines();
    while let Some(line) = lines.next() {
        let block: String = match line.strip_prefix("```") {
            Some(it) => {
                lines.by_ref().take_while(|it| *it != "```").map(|it| format!("{it}\n")).collect::<String>()
                    + it
            }
            None => continue,
        };
        if let Some(block) = block.strip_suffix(&format!("\n{language}")) {
            blocks.push(format!("{block}\n"));
        }
    }
    blocks
}

/// The programs of the quick start are run as documentation tests of `ui-tests`, with these files.
#[test]
fn the_shaders_of_the_quick_start_are_those_that_are_tested() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../ui-tests/src");
    let blocks = blocks("quick-start.md", "hlsl");
    assert_eq!(blocks.len(), 2);
    for (name, block) in ["tint.hlsl", "mesh.hlsl"].iter().zip(&blocks) {
        assert_eq!(&fs::read_to_string(folder.join(name)).unwrap(), block, "{name}");
    }
    let mut loader = MemoryLoader::default();
    loader.add("tint.hlsl", blocks[0].as_str());
    let output = hlsl_core::Compilation::of("tint.hlsl", &loader, &Options::new("ps_6_0", "main").unwrap());
    let printed = format!("main has {} words\n", output.words.unwrap().len());
    let page = fs::read_to_string(docs().join("quick-start.md")).unwrap();
    assert!(page.contains(&printed), "docs/quick-start.md does not say: {printed}");
}

/// The README shows the first of them.
#[test]
fn the_shader_of_the_readme_is_that_of_the_quick_start() {
    assert_eq!(blocks("../README.md", "hlsl")[0], blocks("quick-start.md", "hlsl")[0]);
}

/// What readers are told to type: lines of blocks for a shell, and code in the text.
fn commands(text: &str) -> Vec<String> {
    let mut commands = Vec::new();
    let mut language = None;
    for line in text.lines() {
        match (line.trim_start().strip_prefix("```"), language) {
            (Some(it), None) => language = Some(it),
            (Some(_), Some(_)) => language = None,
            (None, Some("sh")) => commands.push(line.to_owned()),
            (None, Some(_)) => {}
            (None, None) => commands.extend(line.split('`').skip(1).step_by(2).map(str::to_owned)),
        }
    }
    // What follows a comment sign or a pipe is for another program.
    let command = |it: String| {
        it.split(" #").next().and_then(|it| it.split(" | ").next()).unwrap_or("").trim().to_owned()
    };
    commands.into_iter().map(command).collect()
}

/// What a command names and does not exist.
fn missing(root: &Path, command: &str) -> Option<String> {
    // Variables in front, as in `CASE=loops cargo test`.
    let words: Vec<&str> = command
        .split_whitespace()
        .skip_while(|it| {
            it.split_once('=').is_some_and(|it| it.0.chars().all(|it| it.is_ascii_uppercase() || it == '_'))
        })
        // What follows is for the program that cargo runs.
        .take_while(|it| *it != "--")
        .collect();
    let after = |flags: &[&str]| {
        let at = words.iter().position(|it| flags.contains(it))?;
        words.get(at + 1).copied()
    };
    let is_there = |path: String| root.join(&path).exists();
    // A placeholder of the page stands for any name.
    let is_name =
        |it: &&str| it.chars().all(|it| it.is_ascii_lowercase() || it.is_ascii_digit() || "_-".contains(it));
    match words.as_slice() {
        ["hlslc", arguments @ ..]
            if !arguments.is_empty() && !command.contains('$') && !command.contains('…') =>
        {
            let error = args::parse(arguments.iter().copied()).err()?;
            // A command in a sentence need not be whole.
            error.diagnostics.iter().find(|it| it.code == "E0701").map(|it| it.message.clone())
        }
        ["./run-example", name, ..] if !name.starts_with('-') => {
            (!is_there(format!("examples/{name}"))).then(|| format!("no example {name}"))
        }
        ["./test", steps @ ..] => {
            let table = fs::read_to_string(root.join("test")).unwrap();
            let is_step = |it: &str| {
                ["quick", "ci", "all", "test"].contains(&it) || table.contains(&format!("step_{it}()"))
            };
            steps
                .iter()
                .copied()
                .filter(is_name)
                .find(|it| !it.starts_with('-') && !is_step(it))
                .map(|it| format!("no step {it}"))
        }
        [program, ..] if program.starts_with("scripts/") && is_name(&&program[8..]) => {
            (!is_there((*program).to_owned())).then(|| format!("no {program}"))
        }
        ["cargo", ..] => {
            let package =
                after(&["-p"]).or_else(|| after(&["--path"])?.rsplit('/').next()).filter(is_name)?;
            let folder = match package {
                "hlsl-base" => "hlsl-core/base",
                "hlsl-frontend" => "hlsl-core/frontend",
                "hlsl-backend" => "hlsl-core/backend",
                "hlsl-codegen" => "hlsl-core/codegen",
                other if is_there(format!("examples/{other}")) => &format!("examples/{other}"),
                other => other,
            };
            let manifest = root.join(folder).join("Cargo.toml");
            let Ok(manifest) = fs::read_to_string(manifest) else {
                return Some(format!("no package {package}"));
            };
            for (flag, place) in [("--test", "tests"), ("--bench", "benches"), ("--bin", "src/bin")] {
                if let Some(name) = after(&[flag]).filter(is_name)
                    && !is_there(format!("{folder}/{place}/{name}.rs"))
                    && !is_there(format!("{folder}/{place}/{name}/main.rs"))
                    && !manifest.contains(&format!("name = \"{name}\""))
                {
                    return Some(format!("no {flag} {name} in {package}"));
                }
            }
            let features = after(&["--features"]).filter(is_name)?;
            (!manifest.contains(&format!("\n{features} = [")))
                .then(|| format!("no feature {features} in {package}"))
        }
        _ => None,
    }
}

#[test]
fn what_readers_are_told_to_type_exists() {
    let root = docs().join("..");
    let pages = ["README.md", "CONTRIBUTING.md", "ARCHITECTURE.md", "STYLE.md", "SECURITY.md"];
    let mut paths: Vec<PathBuf> = pages.iter().map(|it| root.join(it)).collect();
    for folder in [docs(), root.join("editors/vscode")] {
        let files = fs::read_dir(folder).unwrap().map(|it| it.unwrap().path());
        paths.extend(files.filter(|it| it.extension().is_some_and(|it| it == "md")));
    }
    paths.extend(fs::read_dir(root.join("examples")).unwrap().map(|it| it.unwrap().path().join("README.md")));
    let mut count = 0;
    let mut wrong = Vec::new();
    for path in paths {
        let Ok(text) = fs::read_to_string(&path) else { continue };
        for command in commands(&text) {
            count += usize::from(command.starts_with("cargo ") || command.starts_with("hlslc "));
            wrong.extend(missing(&root, &command).map(|it| format!("{}: `{command}`: {it}", path.display())));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(count > 50, "the pages have commands: {count}");
}

/// Features that a reader of the documentation chooses from; the others are for our own crates.
#[test]
fn every_feature_is_in_the_documentation_of_its_crate() {
    for (name, internal) in
        [("hlsl-core", &["inspect", "verify", "driver"][..]), ("hlsl-build", &[]), ("hlsl-macros", &[])]
    {
        let folder = docs().join("..").join(name);
        let manifest = fs::read_to_string(folder.join("Cargo.toml")).unwrap();
        let text = fs::read_to_string(folder.join("src/lib.rs")).unwrap();
        let (_, table) = text.split_once("//! # Features\n").unwrap_or_default();
        let features = manifest.split("\n[features]\n").nth(1).unwrap().split("\n[").next().unwrap();
        let features = features.lines().filter_map(|it| it.split_once(" = [").map(|it| it.0));
        for feature in features.filter(|it| *it != "default" && !internal.contains(it)) {
            assert!(table.contains(&format!("`{feature}`")), "{name}: {feature}");
        }
    }
}

#[test]
fn versions_of_other_crates_are_those_that_are_tested() {
    let page = |name: &str| fs::read_to_string(docs().join(name)).unwrap();
    let start = page("quick-start.md");
    for library in hlsl_core::bindings::Library::ALL {
        let command = format!("{}@{}", library.name(), library.versions()[0]);
        assert!(start.contains(&command), "quick-start.md: {command}");
    }
    let tests = fs::read_to_string(docs().join("../ui-tests/Cargo.toml")).unwrap();
    let version = |name: &str| {
        let line = tests.lines().find_map(|it| it.strip_prefix(name)?.strip_prefix(" = ")).unwrap();
        line.split('"').nth(1).unwrap().to_owned()
    };
    for name in ["encase", "glam"] {
        let command = format!("{name}@{}", version(name));
        assert!(page("encase.md").contains(&command), "encase.md: {command}");
    }
}

#[test]
fn the_offsets_in_the_guide_to_layouts_are_right() {
    let text = fs::read_to_string(docs().join("layouts.md")).unwrap();
    let table: Vec<Vec<&str>> = text
        .lines()
        .skip_while(|it| !it.starts_with("| member |"))
        .take_while(|it| it.starts_with('|'))
        .map(|it| it.trim_matches('|').split('|').map(str::trim).collect())
        .collect();
    assert_eq!(table[0], ["member", "relaxed", "gl", "dx", "scalar"]);
    let shader = blocks("layouts.md", "hlsl").concat() + "float4 main() : SV_Target { return a; }";
    for (column, name) in table[0].iter().enumerate().skip(1) {
        let mut arguments = vec!["-T".to_owned(), "ps_6_0".into()];
        if *name != "relaxed" {
            arguments.push(format!("-fvk-use-{name}-layout"));
        }
        let mut loader = MemoryLoader::default();
        loader.add("layouts.hlsl", shader.as_str());
        let output =
            hlsl_core::Compilation::of("layouts.hlsl", &loader, &Options::from_args(&arguments).unwrap());
        let scene = output.reflection.structs.iter().find(|it| it.name == "Scene").unwrap();
        let found: Vec<String> = scene.members.iter().map(|it| it.offset.to_string()).collect();
        let said: Vec<&str> = table[2..].iter().map(|row| row[column]).collect();
        assert_eq!(said, found, "{name}");
    }
}

/// The extensions named below each shader must be exactly those that its module declares.
#[test]
fn the_shaders_of_the_guide_to_vulkan_are_valid() {
    let page = fs::read_to_string(docs().join("vulkan.md")).unwrap();
    let said: Vec<&str> = page.lines().filter_map(|it| it.strip_prefix("Extensions: ")).collect();
    let shaders = blocks("vulkan.md", "hlsl");
    assert_eq!(shaders.len(), said.len(), "a shader without `Extensions:` below it");
    let validator = Validator::find();
    for (shader, said) in shaders.iter().zip(said) {
        let first = shader.lines().next().and_then(|it| it.strip_prefix("// ")).expect("arguments");
        let args: Vec<String> = first.split(' ').map(str::to_owned).collect();
        let mut loader = MemoryLoader::default();
        loader.add("guide.hlsl", shader.as_str());
        let output = hlsl_core::Compilation::of("guide.hlsl", &loader, &Options::from_args(&args).unwrap());
        let reports: Vec<String> = output.reports().into_iter().map(|it| it.text).collect();
        assert!(reports.is_empty(), "{first}\n{}", reports.concat());
        let words = output.words.unwrap();
        if let Some(validator) = &validator {
            validator.check(&words, &args).unwrap_or_else(|error| panic!("{first}\n{error}"));
        }
        let text = hlsl_core::disassemble::disassemble(&words);
        let declared: BTreeSet<&str> = text
            .lines()
            .filter_map(|it| it.trim().strip_prefix("OpExtension \"")?.strip_suffix('"'))
            .collect();
        let said = said.split('.').next().unwrap();
        let named: BTreeSet<&str> = said.split('`').filter(|it| it.starts_with("SPV_")).collect();
        assert_eq!(named, declared, "{first}");
    }
}

/// Each row of the tables ends with the cases that hold it.
#[test]
fn every_row_of_what_vulkan_leaves_undefined_names_cases_that_exist() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let page = fs::read_to_string(docs().join("undefined.md")).unwrap();
    let mut rows = 0;
    let mut wrong = Vec::new();
    for line in page.lines().filter(|it| it.starts_with("| ") && !it.starts_with("| what |")) {
        rows += 1;
        let cells: Vec<&str> = line.trim_matches('|').split(" | ").collect();
        let names: Vec<&str> = cells.last().unwrap().split('`').skip(1).step_by(2).collect();
        let exists = |name: &&str| {
            ["../exec-tests/cases", "tests/compile", "tests"]
                .iter()
                .any(|folder| support::text_of(&root.join(folder).join(format!("{name}.hlsl"))).is_some())
        };
        if cells.len() != 3 || names.is_empty() || !names.iter().all(exists) {
            wrong.push(line);
        }
    }
    assert!(rows > 30 && wrong.is_empty(), "of {rows} rows, these name no case:\n{}", wrong.join("\n"));
}
