//! Passes, one file a case: IR before, a line `====`, IR after. The file's name is the pass's, perhaps with more
//! behind a `-`. `BLESS=1 cargo test -p hlsl-core --test passes` writes what comes out now.
//!
//! Comments at the top of a file may say more:
//!
//! ```text
//! // settings: only_needed, wide_select       these are on; others are as `Settings::default` has them
//! // unchanged: why                           the pass must leave this alone, so there is no `====`
//! // reports: E0700                           it complains with these codes, and leaves all as it is unless there is
//! //                                          a `====`
//! ```
//!
//! That a pass run again changes nothing is tested of every case, and of what the pass makes of whole shaders.

mod support;

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
};

use hlsl_core::{
    Observer,
    diagnostics::Sink,
    ir::{
        Module,
        print::{self, Detail},
        read,
    },
    options::{Options, TargetEnvironment},
    passes::{self, Context, Pass, Settings},
};

fn text(module: &Module) -> String {
    print::module(module, Detail::default()).trim_end().to_owned()
}

/// Runs one pass without what `passes::run` does around it; the codes of what it complains about.
fn apply(pass: &Pass, settings: Settings, module: &mut Module) -> String {
    let mut sink = Sink::default();
    passes::apply(pass, module, &mut Context { settings, sink: &mut sink, after: &mut |_, _, _| {} });
    sink.diagnostics().iter().map(|it| it.code).collect::<Vec<_>>().join(", ")
}

/// What the pass changes when it runs once more: the first line before and after, if any differs.
fn changed_again(pass: &Pass, settings: Settings, module: &Module) -> Option<String> {
    let whole = |module: &Module| print::module(module, Detail { locs: true });
    let mut again = module.clone();
    apply(pass, settings, &mut again);
    let (once, twice) = (whole(module), whole(&again));
    if once == twice {
        return None;
    }
    let mut lines = once.lines().zip(twice.lines());
    let (old, new) = lines.find(|(old, new)| old != new).unwrap_or(("the end", "more"));
    Some(format!("{old}\n    becomes {new}"))
}

struct Case {
    name: String,
    path: PathBuf,
    pass: &'static Pass,
    settings: Settings,
    is_unchanged: bool,
    /// Codes of what the pass complains about.
    reports: String,
    /// Comments at the top, as they stand there.
    header: String,
    before: String,
    after: String,
}

impl Case {
    fn read(path: PathBuf) -> Case {
        let name = path.file_stem().unwrap().to_string_lossy().into_owned();
        let content = fs::read_to_string(&path).unwrap();
        let header: String = content.split_inclusive('\n').take_while(|it| it.starts_with("//")).collect();
        let mut settings = Settings::default();
        for word in said(&header, "settings").unwrap_or_default().split(',').filter(|it| !it.is_empty()) {
            set(&mut settings, word.trim());
        }
        let (before, after) =
            content[header.len()..].split_once("\n====\n").unwrap_or((&content[header.len()..], ""));
        let pass = name.split('-').next().unwrap_or(&name);
        Case {
            pass: passes::by_name(pass).unwrap_or_else(|| panic!("there is no pass `{pass}`")),
            settings,
            is_unchanged: said(&header, "unchanged").is_some()
                || said(&header, "reports").is_some() && !content.contains("\n====\n"),
            reports: said(&header, "reports").unwrap_or_default().trim().to_owned(),
            before: before.trim_end().to_owned(),
            after: after.trim_end().to_owned(),
            header,
            name,
            path,
        }
    }

    /// In order of their names.
    fn all() -> Vec<Case> {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/passes");
        let mut paths: Vec<_> = fs::read_dir(&folder).unwrap().map(|it| it.unwrap().path()).collect();
        paths.sort();
        paths.retain(|it| it.file_stem().is_some_and(|it| it != "round_trip"));
        paths.into_iter().map(Case::read).collect()
    }
}

/// What a comment at the top says of `key`.
fn said<'h>(header: &'h str, key: &str) -> Option<&'h str> {
    header.lines().find_map(|line| line.strip_prefix("// ")?.strip_prefix(key)?.strip_prefix(':'))
}

fn set(settings: &mut Settings, name: &str) {
    let field = match name {
        "only_needed" => &mut settings.only_needed,
        "wide_select" => &mut settings.wide_select,
        "flatten_arrays" => &mut settings.flatten_arrays,
        "branch_on_buffers" => &mut settings.branch_on_buffers,
        "splits_outputs" => &mut settings.splits_outputs,
        "drop_unwritten_outputs" => &mut settings.drop_unwritten_outputs,
        "preserve_interface" => &mut settings.preserve_interface,
        "has_foreign_layout" => &mut settings.has_foreign_layout,
        "webgpu" => return settings.target = TargetEnvironment::WebGpu,
        _ => panic!("there is no setting `{name}`"),
    };
    *field = true;
}

/// What is wrong with what the pass makes of the case.
fn check(case: &Case) -> Result<(), String> {
    let mut module = read::module(&case.before).map_err(|error| format!("cannot be read: {error:?}"))?;
    let reports = apply(case.pass, case.settings, &mut module);
    if reports != case.reports {
        return Err(format!("the pass reports `{reports}`, not `{}`", case.reports));
    }
    let errors = hlsl_core::ir::verify::module(&module);
    let after = text(&module);
    if !errors.is_empty() {
        return Err(format!("gives broken IR: {errors:?}\n{after}"));
    }
    if let Some(change) = changed_again(case.pass, case.settings, &module) {
        return Err(format!("the pass changes something when it runs again:\n    {change}"));
    }
    match (case.is_unchanged, case.before == after) {
        (true, true) if case.after.is_empty() => Ok(()),
        (true, true) => Err("nothing is to come behind a `====`, as it must stay as it is".into()),
        (true, false) => Err(format!("must stay as it is, and becomes\n{after}")),
        (false, true) => Err("shows nothing: the pass changes nothing".into()),
        (false, false) if case.after == after => Ok(()),
        (false, false) if std::env::var_os("BLESS").is_some() => {
            fs::write(&case.path, format!("{}{}\n====\n{after}\n", case.header, case.before))
                .map_err(|error| error.to_string())
        }
        (false, false) => Err(format!("has changed; accept it with BLESS=1:\n{after}")),
    }
}

#[test]
fn each_pass_makes_what_is_recorded() {
    let cases = Case::all();
    let wrong: Vec<String> =
        cases.iter().filter_map(|it| Some(format!("{}: {}", it.name, check(it).err()?))).collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n\n"));
}

#[test]
fn every_pass_has_a_case() {
    let shown: BTreeSet<&str> = Case::all()
        .iter()
        .filter(|it| !it.is_unchanged || !it.reports.is_empty())
        .map(|it| it.pass.name)
        .collect();
    let missing: BTreeSet<&str> = passes::all().map(|it| it.name).filter(|it| !shown.contains(it)).collect();
    assert!(missing.is_empty(), "no case in tests/passes shows what these do: {missing:?}");
}

/// Each has a reason, and says when it can go.
#[test]
fn the_table_of_the_passes_for_wgpu_has_each_of_them() {
    let page =
        fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/wgpu-passes.md")).unwrap();
    let rows = page.lines().filter_map(|it| it.strip_prefix("| `")?.split_once("` | "));
    let told: Vec<&str> = rows.filter(|(_, reason)| !reason.starts_with('|')).map(|it| it.0).collect();
    let all: Vec<&str> = passes::wgpu::CHECKS.iter().chain(passes::wgpu::PASSES).map(|it| it.name).collect();
    assert_eq!(told, all, "docs/wgpu-passes.md");
}

/// Keeps the module as `lower` makes it, where nothing is wrong with it.
#[derive(Default)]
struct Lowered {
    module: Option<Module>,
    is_right: bool,
}

impl Observer for Lowered {
    fn ir(&mut self, stage: &'static str, module: &Module) {
        if stage == "lower" {
            self.module = Some(module.clone());
        } else {
            self.is_right = true;
        }
    }
}

/// Options that let other passes run, or let them do other work.
const VARIANTS: &[&[&str]] = &[
    &["-Od"],
    &["-Os", "-fspv-debug=vulkan"],
    &["-fspv-target-env=webgpu"],
    &["-fspv-flatten-resource-arrays", "-fspv-branch-on-buffers", "-pack-optimized"],
];

/// The passes that change what they have just made of a shader, each with the change. Names of those that ran are
/// added to `ran`.
fn restless(path: &Path, args: &[String]) -> (BTreeSet<&'static str>, BTreeMap<&'static str, String>) {
    let (mut ran, mut found) = (BTreeSet::new(), BTreeMap::new());
    let Ok(options) = Options::from_args(args.iter()) else { return (ran, found) };
    let mut lowered = Lowered::default();
    hlsl_core::compile_observed(&path.display().to_string(), &support::Files, &options, &mut lowered);
    let Some(mut module) = lowered.module.filter(|_| lowered.is_right) else { return (ran, found) };
    let mut after = |pass: &'static Pass, settings: Settings, module: &Module| {
        ran.insert(pass.name);
        if let Some(change) = changed_again(pass, settings, module) {
            found.entry(pass.name).or_insert(change);
        }
    };
    let settings = Settings::new(&options);
    let mut context = Context { settings, sink: &mut Sink::default(), after: &mut after };
    passes::rewrite(&mut module, &mut context);
    (ran, found)
}

#[test]
fn each_pass_run_again_changes_nothing_in_whole_shaders() {
    let mut runs = Vec::new();
    for path in support::shaders("compile") {
        for args in support::args_of(&path) {
            // Every shader as it asks to be compiled, and in turns with something else.
            let mut varied = args.clone();
            varied.extend(VARIANTS[runs.len() / 2 % VARIANTS.len()].iter().map(|it| it.to_string()));
            runs.extend([(path.clone(), args), (path.clone(), varied)]);
        }
    }
    let results = support::on_all_cores(&runs, |(path, args)| restless(path, args));
    let mut all_ran = BTreeSet::new();
    let mut failed = Vec::new();
    for ((path, args), result) in runs.iter().zip(results) {
        let name = format!("{} {}", path.file_name().unwrap().display(), args.join(" "));
        let Some((ran, found)) = result else {
            failed.push(format!("{name}: the compiler panicked"));
            continue;
        };
        all_ran.extend(ran);
        failed.extend(found.into_iter().map(|(pass, change)| format!("{pass}, {name}: {change}")));
    }
    assert!(failed.is_empty(), "run again, these change something:\n{}", failed.join("\n"));
    let idle: BTreeSet<&str> = passes::all().map(|it| it.name).filter(|it| !all_ran.contains(it)).collect();
    assert!(idle.is_empty(), "no shader comes to these passes: {idle:?}");
}
