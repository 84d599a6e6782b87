//! The execution cases give the numbers that Vulkan gives, at the default level and unoptimized: through wgpu, from WGSL
//! and from SPIR-V, and through Dawn where `scripts/prepare dawn` installed it (`HLSL_REQUIRE_DAWN=1` fails where it
//! did not).
//!
//! `CASE=text` runs only those with the text in their names; `FAMILIES=1` adds the programs of `exec_tests::families`, which
//! takes minutes. `tests/refused.txt` lists what a target cannot say, with the
//! error, and what this runner does not bind; `BLESS=1` writes it.

use exec_tests::{
    case::{Bound, Case, Results},
    families::{self, Found, Program},
};
use exec_wgpu::{
    dawn,
    device::Device,
    plan::{Form, Plan, Refused, plan},
};
use std::{
    collections::BTreeMap,
    panic::{AssertUnwindSafe, catch_unwind},
    path::{Path, PathBuf},
    process::Command,
};

const LEVELS: [&[&str]; 2] = [&[], &["-Od"]];

/// What differs from Vulkan: implementations of WGSL may take it that nothing is a NaN, and naga and Tint compare ordered
/// numbers. A run that gives Vulkan's numbers must be removed here.
const WRONG: &[&str] = &[
    "undefined/nans_in_comparisons.hlsl wgpu ",
    "undefined/nans_in_comparisons.hlsl wgpu -Od",
    "undefined/nans_in_comparisons.hlsl wgpu-spirv ",
    "undefined/nans_in_comparisons.hlsl wgpu-spirv -Od",
    "undefined/nans_in_comparisons.hlsl webgpu ",
    "undefined/nans_in_comparisons.hlsl webgpu -Od",
];

enum Subject {
    Case(Case),
    Program(Program),
}

impl Subject {
    fn plan(&self, level: &[&str], form: Form) -> Result<Plan, Refused> {
        match self {
            Subject::Case(case) => plan(case, None, level, form),
            Subject::Program(program) => plan(&program.case, Some(&program.text), level, form),
        }
    }

    fn check(&self, mut written: Results) -> Result<(), String> {
        match self {
            Subject::Case(case) => {
                for (binding, _) in &case.expected {
                    // What the shader does not touch stays what it was.
                    let found = written.iter().find(|it| it.0 == *binding).map(|it| &it.1);
                    let before = case.bound.iter().find(|it| it.0 == *binding).and_then(|it| match &it.1 {
                        Bound::Buffer(bytes) => Some(bytes),
                        _ => None,
                    });
                    let bytes = found.or(before).ok_or("an expected binding is not there")?;
                    case.compare(*binding, bytes)?;
                }
                Ok(())
            }
            Subject::Program(program) => {
                // Buffers are whole words here.
                for (binding, bytes) in &mut written {
                    if let Some((_, Bound::Buffer(before))) =
                        program.case.bound.iter().find(|it| it.0 == *binding)
                    {
                        bytes.truncate(before.len());
                    }
                }
                let complaints = (program.check)(&Found(written));
                if complaints.is_empty() { Ok(()) } else { Err(complaints.join("\n")) }
            }
        }
    }
}

fn find(folder: &Path, found: &mut Vec<PathBuf>) {
    for path in std::fs::read_dir(folder).into_iter().flatten().flatten().map(|it| it.path()) {
        if path.is_dir() {
            find(&path, found);
        } else if path.extension().is_some_and(|it| it == "hlsl") {
            found.push(path);
        }
    }
    found.sort();
}

/// Where the cases are: those that Vulkan runs as well, and those whose operations its CPU driver lacks.
const FOLDERS: [&str; 2] = ["../exec-tests/cases", "cases"];

fn subjects() -> Vec<(String, Subject)> {
    let mut all = Vec::new();
    for folder in FOLDERS.map(|it| Path::new(env!("CARGO_MANIFEST_DIR")).join(it)) {
        let mut paths = Vec::new();
        find(&folder, &mut paths);
        for path in paths {
            let name = path.strip_prefix(&folder).unwrap_or(&path).to_string_lossy().into_owned();
            let case = Case::read(&path).unwrap_or_else(|error| panic!("{name}: {error}"));
            all.push((name, Subject::Case(case)));
        }
    }
    let wanted = std::env::var("CASE").unwrap_or_default();
    all.retain(|it| it.0.contains(&wanted));
    if std::env::var_os("FAMILIES").is_none() {
        return all;
    }
    let is_compute = |it: &Program| it.case.args.iter().any(|it| it.starts_with("cs_"));
    for program in families::all().into_iter().filter(is_compute) {
        if program.name.contains(&wanted) {
            all.push((program.name.clone(), Subject::Program(program)));
        }
    }
    all
}

/// A reason on one line: what the compiler says without the place, or what the runner says.
fn reason(refused: &Refused) -> String {
    match refused {
        Refused::ByCompiler(reports) => {
            let error = reports.lines().find_map(|it| it.split_once("error: ").map(|it| it.1));
            error.unwrap_or(reports.lines().next().unwrap_or_default()).to_owned()
        }
        Refused::Failed(why) => format!("not run: {}", why.lines().next().unwrap_or_default()),
    }
}

#[test]
fn cases_give_the_numbers_of_vulkan() {
    let device = Device::open().unwrap_or_else(|error| panic!("{error}"));
    let everything = ["CASE", "FAMILIES"].iter().all(|it| std::env::var_os(it).is_none());
    let (mut passed, mut refused, mut wrong) = (0, BTreeMap::new(), Vec::new());
    let mut for_dawn = Vec::new();
    let subjects = subjects();
    for (name, subject) in &subjects {
        for (form, level) in Form::ALL.into_iter().flat_map(|form| LEVELS.map(|level| (form, level))) {
            let target = format!("{name} {}", form.name());
            let key = format!("{target} {}", level.join(" "));
            let plan = match subject.plan(level, form) {
                Ok(plan) => plan,
                Err(why) => {
                    refused.insert(target, reason(&why));
                    continue;
                }
            };
            let written = catch_unwind(AssertUnwindSafe(|| device.run(&plan).map_err(|it| it.to_string())));
            let written = written.unwrap_or_else(|_| Err("a panic, see above".into()));
            match written.and_then(|it| subject.check(plan.contents(it))) {
                Ok(()) if WRONG.contains(&&*key) => {
                    wrong.push(format!("{key} is right now; remove it from WRONG"))
                }
                Ok(()) => passed += 1,
                Err(_) if WRONG.contains(&&*key) => {}
                Err(why) => wrong.push(format!("{key}: {why}")),
            }
            if let Some(json) = dawn::json(&key, &plan) {
                for_dawn.push((key, subject, plan, json));
            }
        }
    }
    println!("{passed} runs through wgpu on {}, {} refused", device.name, refused.len());

    match through_dawn(&for_dawn.iter().map(|it| it.3.as_str()).collect::<Vec<_>>()) {
        Some(answers) => {
            let mut passed = 0;
            for ((name, subject, plan, _), line) in for_dawn.iter().zip(&answers) {
                match dawn::answer(line).and_then(|it| subject.check(plan.contents(it))) {
                    Ok(()) => passed += 1,
                    Err(_) if WRONG.contains(&&**name) => {}
                    Err(why) => wrong.push(format!("{name} in Dawn: {why}")),
                }
            }
            if answers.len() != for_dawn.len() {
                wrong.push(format!("Dawn ran {} of {}", answers.len(), for_dawn.len()));
            }
            println!("{passed} runs through Dawn");
            assert!(passed >= 100 || !everything || !wrong.is_empty(), "{passed}");
        }
        None => println!("not run through Dawn, which `scripts/prepare dawn` installs"),
    }

    if everything {
        let text: String = refused.iter().map(|(key, why)| format!("{key}: {why}\n")).collect();
        let record = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/refused.txt");
        if std::env::var_os("BLESS").is_some() {
            std::fs::write(&record, &text).expect("the folder of the tests can be written to");
        } else if std::fs::read_to_string(&record).ok().as_deref() != Some(&text) {
            wrong.push(format!("tests/refused.txt is not as recorded (BLESS=1 writes it):\n{text}"));
        }
    }
    assert!(wrong.is_empty(), "{} wrong:\n{}", wrong.len(), wrong.join("\n"));
    assert!(passed >= 200 || !everything, "{passed}");
}

/// What Dawn answers, a line for each plan; none if it is not installed.
fn through_dawn(plans: &[&str]) -> Option<Vec<String>> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let required = std::env::var_os("HLSL_REQUIRE_DAWN").is_some();
    if !required && !root.join("target/prepare/dawn/.version").exists() {
        return None;
    }
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join("plans.jsonl");
    std::fs::write(&file, plans.join("\n")).expect("the target folder can be written to");
    let output = Command::new("node")
        .arg(root.join("scripts/dawn.mjs"))
        .arg(&file)
        .output()
        .unwrap_or_else(|error| panic!("node: {error}"));
    let text = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "{text}{}", String::from_utf8_lossy(&output.stderr));
    Some(
        text.lines()
            .filter(|it| it.starts_with("ok") || it.starts_with("error"))
            .map(str::to_owned)
            .collect(),
    )
}
