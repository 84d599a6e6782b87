//! Shaders that somebody damaged: those of the tests with tokens dropped, doubled, swapped or taken from other shaders,
//! statements and lines copied, numbers made extreme, compiled with random options. Each must give errors or a valid
//! module, with Rust items that parse, in bounded time and memory, and the same ones each time.
//!
//! `MUTATIONS=20000` tries so many (300 without the variable), from `MUTATIONS_FROM=1000` on; a number always stands for the
//! same text and options, as long as the two shaders that it takes stay. `MUTATIONS_SECONDS=600` ends it, and
//! `MUTATIONS_SHADERS=folder` takes the shaders there too, with the options of their lines `// RUN: %dxc`. With
//! `MUTATIONS_ONLY=nodes`, which gives the numbers another meaning, only shaders with that in their paths are taken. What
//! fails is made smaller, the first two times that it fails in that way, and lies in the system's folder for temporary files
//! as `mutation-NUMBER.hlsl`. A text that takes more than 60 s ends the test, with its number; `MUTATIONS_PATIENCE=600` waits
//! longer, for a machine that does other work.

mod support;

use std::{
    collections::BTreeMap,
    panic::{AssertUnwindSafe, catch_unwind},
    path::{Path, PathBuf},
    sync::{Arc, Mutex, PoisonError, mpsc},
    time::{Duration, Instant},
};

use hlsl_core::{
    Compilation,
    bindings::{self, Shader, Style},
    options::Options,
    source::load::{Load, LoadError},
};
use support::{random::Random, validator::Validator};

/// Seconds. More is a hang.
const PATIENCE: u64 = 60;
/// No compilation of a text of these sizes may take more; unoptimized, and beside others.
const MAX_MEGABYTES: u64 = 1024;
/// Numbers at the edge of something.
const NUMBERS: &str = "\
    0 1 2 3 4 5 7 16 31 32 33 63 64 65 127 128 255 256 1023 1024 65535 65536 0x7fffffff 0x80000000 0xffffffff \
    4294967296 18446744073709551615 -1 1.5 1e38 1e400 0.0 -0.0 1.0h 1e-45 3ul 7ll 1u 1.5L";
const TYPES: &str = "\
    bool int uint half float double min16float int16_t uint64_t float16_t bool3 int2 uint4 float3 double2 float4x4 \
    int2x3 bool1x4 void SamplerState Texture2D Texture2DArray<float> Buffer<uint4> RWBuffer<float> \
    RWTexture3D<float4> StructuredBuffer<float4> RWStructuredBuffer<uint> ByteAddressBuffer RWByteAddressBuffer \
    vector<float,7> vector<uint64_t,2> matrix<half,2,2>";
/// Each is added with one chance in six.
const OPTIONS: &[&[&str]] = &[
    &["-Od"],
    &["-O1"],
    &["-Os"],
    &["-fcgl"],
    &["-Zi"],
    &["-fspv-debug=vulkan-with-source"],
    &["-fspv-debug=rich"],
    &["-enable-16bit-types"],
    &["-fvk-use-dx-layout"],
    &["-fvk-use-scalar-layout"],
    &["-fvk-use-gl-layout"],
    &["-Zpr"],
    &["-Gis"],
    &["-fvk-invert-y"],
    &["-fvk-use-dx-position-w"],
    &["-fspv-reflect"],
    &["-fspv-preserve-bindings"],
    &["-fspv-preserve-interface"],
    &["-fspv-flatten-resource-arrays"],
    &["-fspv-fix-func-call-arguments"],
    &["-fvk-support-nonzero-base-instance"],
    &["-auto-binding-space", "3"],
    &["-HV", "2018"],
    &["-WX"],
    &["-Wall"],
];
const TARGETS: &str = "vulkan1.0 vulkan1.1 vulkan1.2 vulkan1.3 universal1.5 wgpu webgpu";
const PROFILES: &str = "\
    vs_6_0 ps_6_6 cs_6_9 gs_6_0 hs_6_0 ds_6_0 ms_6_8 as_6_5 lib_6_9";

/// A shader as it is, and how it is compiled.
struct Seed {
    /// From its path in the project and its options.
    number: u64,
    path: PathBuf,
    text: String,
    args: Vec<String>,
}

#[derive(Clone)]
struct Trial {
    number: u64,
    path: PathBuf,
    text: String,
    args: Vec<String>,
}

fn seeds() -> Vec<Seed> {
    let mut paths = support::shaders("compile");
    paths.extend(support::shaders("errors"));
    paths.extend(support::shaders("check"));
    for folder in ["../exec-tests/cases", "../examples"] {
        paths.extend(support::shaders_under(&Path::new(env!("CARGO_MANIFEST_DIR")).join(folder)));
    }
    if let Some(folder) = std::env::var_os("MUTATIONS_SHADERS").filter(|it| !it.is_empty()) {
        paths.extend(support::shaders_under(Path::new(&folder)));
    }
    if let Ok(part) = std::env::var("MUTATIONS_ONLY") {
        paths.retain(|it| it.display().to_string().contains(&part));
    }
    let mut seeds = Vec::new();
    for path in paths {
        let Some(text) = support::text_of(&path).map(|it| it.to_string()) else { continue };
        // The others are what tests of limits are about.
        if text.len() < 40_000 {
            let runs = runs_of_dxc(&text).unwrap_or_else(|| support::args_of(&path));
            let place = path.strip_prefix(env!("CARGO_MANIFEST_DIR")).unwrap_or(&path).display().to_string();
            seeds.extend(runs.into_iter().map(|args| {
                let bytes = place.bytes().chain(args.iter().flat_map(|it| it.bytes()));
                let number = bytes.fold(0, |number, it| Random(number ^ u64::from(it)).next());
                Seed { number, path: path.clone(), text: text.clone(), args }
            }));
        }
    }
    seeds
}

/// How DXC's own tests compile a shader, without what asks for files, if it is one of these.
fn runs_of_dxc(text: &str) -> Option<Vec<Vec<String>>> {
    let runs = text.lines().filter_map(|it| it.split_once("RUN:")?.1.split_once("%dxc"));
    let args = |(_, run): (&str, &str)| {
        let words = run.split('|').next().unwrap_or_default().split_whitespace();
        let is_meant =
            |it: &&str| !it.contains('%') && !it.contains('>') && *it != "-spirv" && !it.starts_with("-F");
        words.filter(is_meant).map(str::to_owned).collect::<Vec<_>>()
    };
    let runs: Vec<Vec<String>> =
        runs.map(args).filter(|it| it.iter().any(|it| it.starts_with("-T"))).collect();
    (!runs.is_empty()).then_some(runs)
}

/// Runs of letters and digits, single characters of punctuation, and space between them, which together are the text.
fn tokens(text: &str) -> Vec<&str> {
    let is_word = |it: char| it.is_alphanumeric() || it == '_' || it == '.';
    let mut tokens = Vec::new();
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let length = if is_word(first) {
            rest.find(|it| !is_word(it))
        } else if first.is_whitespace() {
            rest.find(|it: char| !it.is_whitespace())
        } else {
            Some(first.len_utf8())
        };
        let (token, after) = rest.split_at(length.unwrap_or(rest.len()));
        tokens.push(token);
        rest = after;
    }
    tokens
}

fn is_space(token: &str) -> bool {
    token.trim().is_empty()
}

/// The place of one of the tokens, if there is any, that the predicate takes, or else of any.
fn place(tokens: &[String], random: &mut Random, is_meant: impl Fn(&str) -> bool) -> usize {
    let start = random.below(tokens.len().max(1));
    let mut places = (start..tokens.len()).chain(0..start);
    places.find(|&it| is_meant(&tokens[it])).unwrap_or(start)
}

fn one_of(words: &str, random: &mut Random) -> String {
    let words: Vec<&str> = words.split(' ').collect();
    words[random.below(words.len())].to_owned()
}

/// From a token to behind the next `;` or the end of the braces that open there.
fn statement(tokens: &[String], from: usize) -> std::ops::Range<usize> {
    let mut depth = 0_i32;
    for (at, token) in tokens.iter().enumerate().skip(from) {
        match token.as_str() {
            "{" | "(" => depth += 1,
            "}" | ")" if depth <= 1 => return from..at + usize::from(depth == 1),
            "}" | ")" => depth -= 1,
            ";" if depth == 0 => return from..at + 1,
            _ => {}
        }
    }
    from..tokens.len()
}

fn damage(text: &str, other: &str, random: &mut Random) -> String {
    let mut tokens: Vec<String> = tokens(text).into_iter().map(str::to_owned).collect();
    let others = self::tokens(other);
    for _ in 0..1 + random.below(4) {
        if tokens.is_empty() {
            break;
        }
        let any = place(&tokens, random, |it| !is_space(it));
        match random.below(14) {
            0 => drop(tokens.remove(any)),
            1 => tokens.insert(any, tokens[any].clone()),
            2 => {
                let with = place(&tokens, random, |it| !is_space(it));
                tokens.swap(any, with);
            }
            3 | 4 if !others.is_empty() => {
                // One of the same kind.
                let kind = |it: &str| {
                    let first = it.chars().next().unwrap_or(' ');
                    (first.is_alphabetic(), first.is_ascii_digit())
                };
                let start = random.below(others.len());
                let wanted = kind(&tokens[any]);
                let mut there = others[start..].iter().chain(&others[..start]);
                if let Some(found) = there.find(|it| !is_space(it) && kind(it) == wanted) {
                    tokens[any] = (*found).to_owned();
                }
            }
            5 | 6 => {
                let at = place(&tokens, random, |it| it.starts_with(|it: char| it.is_ascii_digit()));
                tokens[at] = one_of(NUMBERS, random);
            }
            7 => {
                let is_type = |it: &str| {
                    TYPES.split(' ').any(|ty| ty.trim_end_matches(|it: char| it.is_ascii_digit()) == it)
                };
                let at = place(&tokens, random, is_type);
                tokens[at] = one_of(TYPES, random);
            }
            8 => {
                let range = statement(&tokens, any);
                tokens.drain(range);
            }
            9 | 10 => {
                let copied = tokens[statement(&tokens, any)].to_vec();
                let after = place(&tokens, random, |it| matches!(it, ";" | "{" | "}"));
                tokens.splice(after + 1..after + 1, copied);
            }
            11 => {
                // A name stands for another one.
                let is_name = |it: &str| it.starts_with(|it: char| it.is_alphabetic());
                let (from, to) = (place(&tokens, random, is_name), place(&tokens, random, is_name));
                let (from, to) = (tokens[from].clone(), tokens[to].clone());
                tokens.iter_mut().filter(|it| **it == from).for_each(|it| it.clone_from(&to));
            }
            12 => {
                let lines: Vec<&str> = other.lines().filter(|it| !it.trim().is_empty()).collect();
                if !lines.is_empty() {
                    let line = format!("\n{}\n", lines[random.below(lines.len())]);
                    let after = place(&tokens, random, |it| it.contains('\n') || it == ";");
                    tokens.insert(after + 1, line);
                }
            }
            _ => {
                // Brackets around, in front of or behind something.
                let pairs = [
                    ("(", ")"),
                    ("{", "}"),
                    ("[", "]"),
                    ("<", ">"),
                    ("-", ""),
                    ("!", ""),
                    ("", ".x"),
                    ("", "[1]"),
                ];
                let (before, after) = pairs[random.below(pairs.len())];
                tokens[any] = format!("{before}{}{after}", tokens[any]);
            }
        }
    }
    tokens.concat()
}

/// The same one for the same number, as long as that seed stays, and whatever others come.
fn one_seed(seeds: &[Seed], number: u64) -> &Seed {
    seeds.iter().min_by_key(|it| Random(it.number ^ number).next()).expect("the tests have shaders")
}

fn trial(number: u64, seeds: &[Seed]) -> Trial {
    let mut random = Random(number);
    let (seed, other) = (one_seed(seeds, random.next()), one_seed(seeds, random.next()));
    let text = damage(&seed.text, &other.text, &mut random);
    let mut args = seed.args.clone();
    for option in OPTIONS {
        if random.below(6) == 0 {
            args.extend(option.iter().map(|it| (*it).to_owned()));
        }
    }
    if random.below(3) == 0 {
        args.retain(|it| !it.starts_with("-fspv-target-env="));
        args.push(format!("-fspv-target-env={}", one_of(TARGETS, &mut random)));
    }
    if random.below(10) == 0 {
        args.extend(["-T".to_owned(), one_of(PROFILES, &mut random)]);
    }
    Trial { number, path: seed.path.clone(), text, args }
}

/// The file system, but for the damaged shader.
struct Damaged<'t>(&'t Trial);

impl Load for Damaged<'_> {
    fn load(&self, path: &str) -> Result<Arc<str>, LoadError> {
        if Path::new(path) == self.0.path {
            Ok(self.0.text.as_str().into())
        } else {
            support::Files.load(path)
        }
    }
}

impl Trial {
    /// What is wrong, if anything is; texts of the same fault are equal.
    fn fault(&self, validator: Option<&Validator>) -> Option<String> {
        let compile = || {
            let options = Options::from_args(self.args.iter()).ok()?;
            Some(hlsl_core::Compilation::of(&self.path.display().to_string(), &Damaged(self), &options))
        };
        let output = match catch_unwind(AssertUnwindSafe(compile)) {
            Ok(output) => output?,
            Err(panic) => {
                let text = panic.downcast_ref::<String>().map_or("no text", |it| it.as_str());
                return Some(format!("panics: {}", text.lines().next().unwrap_or_default()));
            }
        };
        let reports = output.reports();
        if let Some(internal) = reports.iter().find(|it| it.text.contains("E0999")) {
            return Some(format!("panics: {}", internal.text.lines().next().unwrap_or_default()));
        }
        let Some(words) = &output.words else {
            return (!output.has_errors()).then(|| "there are neither words nor errors".to_owned());
        };
        if output.has_errors() {
            return Some("there are words and errors".into());
        }
        if self.number.is_multiple_of(8)
            && compile()
                .is_none_or(|again| again.words != output.words || again.reports().len() != reports.len())
        {
            return Some("compiling again gives something else".into());
        }
        // Numbers that SPIR-V may get one day pass through.
        let is_of_the_future = |error: &str| {
            let opcode = error.split_once("Invalid opcode: ").and_then(|it| it.1.split_whitespace().next());
            opcode.is_some_and(|it| self.text.contains(it))
                || error.contains("Invalid ") && error.contains(" operand: ")
        };
        // Vulkan has the mask in an array, and naga reads one word.
        let is_nagas = |error: &str| self.is_for_wgpu() && error.contains("BuiltIn SampleMask");
        if !self.has("-fcgl")
            && !self.has("-Vd")
            && let Some(error) = validator.and_then(|it| it.check(words, &self.args).err())
            && !is_of_the_future(&error)
            && !is_nagas(&error)
        {
            return Some(format!("is invalid: {}", general(&error)));
        }
        items(&output, words)
    }

    fn is_for_wgpu(&self) -> bool {
        let target = self.args.iter().rev().find(|it| it.starts_with("-fspv-target-env="));
        target.is_some_and(|it| it.ends_with("gpu"))
    }

    /// Writes it to a file.
    fn keep(&self) -> PathBuf {
        let kept = std::env::temp_dir().join(format!("mutation-{}.hlsl", self.number));
        let _ = std::fs::write(&kept, format!("// args: {}\n{}\n", self.args.join(" "), self.text));
        kept
    }

    fn has(&self, option: &str) -> bool {
        self.args.iter().any(|it| it == option)
    }

    /// The same fault in fewer options and lines.
    fn smaller(mut self, fault: &str, validator: Option<&Validator>, end: Instant) -> Trial {
        let is_same = |it: &Trial| Instant::now() < end && it.fault(validator).as_deref() == Some(fault);
        let mut at = 0;
        while at < self.args.len() {
            let mut fewer = self.clone();
            fewer.args.remove(at);
            if is_same(&fewer) { self = fewer } else { at += 1 }
        }
        let mut size = self.text.lines().count().div_ceil(2);
        while size > 0 {
            let mut from = 0;
            while from < self.text.lines().count() {
                let lines = self.text.lines().enumerate();
                let kept = lines.filter(|it| it.0 < from || it.0 >= from + size).map(|it| it.1);
                let fewer = Trial { text: kept.collect::<Vec<_>>().join("\n"), ..self.clone() };
                if is_same(&fewer) { self = fewer } else { from += size }
            }
            size /= 2;
        }
        self
    }
}

/// What remains of a message without ids, which differ between texts with the same fault.
fn general(message: &str) -> String {
    let line = message.lines().find(|it| it.contains("error")).or(message.lines().next()).unwrap_or_default();
    line.split_whitespace()
        .filter(|it| !it.contains(|it: char| it.is_ascii_digit()))
        .collect::<Vec<_>>()
        .join(" ")
}

/// Whether the Rust items for a module are Rust.
fn items(output: &Compilation, words: &[u32]) -> Option<String> {
    // The words are only a list of numbers, so that a few of them will do.
    let words = &words[..words.len().min(10_000)];
    let shader = Shader { name: "shader", words, wgsl: None, reflection: &output.reflection };
    // A name or a layout that has no Rust item is an error of the macro.
    let rust = bindings::module(&[shader], &Style::default()).ok()?;
    syn::parse_file(&rust).err().map(|error| format!("its items are not Rust: {error}"))
}

/// The most that this process ever had, in megabytes.
fn peak() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let peak = status
        .lines()
        .find_map(|it| it.strip_prefix("VmHWM:")?.trim().strip_suffix(" kB")?.parse::<u64>().ok());
    peak.unwrap_or(0) / 1024
}

/// Ends the process if a trial takes too long: nothing can end its thread.
fn watch(
    started: &Mutex<Vec<(u64, Instant)>>,
    seeds: &[Seed],
    patience: Duration,
    done: &mpsc::Receiver<()>,
) {
    while done.recv_timeout(Duration::from_secs(1)) == Err(mpsc::RecvTimeoutError::Timeout) {
        for (number, start) in started.lock().unwrap_or_else(PoisonError::into_inner).iter() {
            if start.elapsed() > patience {
                let kept = trial(*number, seeds).keep();
                eprintln!("mutation {number} takes more than {} s: {}", patience.as_secs(), kept.display());
                std::process::exit(1);
            }
        }
    }
}

#[test]
fn damaged_shaders_give_errors_or_valid_modules() {
    let number =
        |name: &str| std::env::var(name).ok().map(|it| it.parse::<u64>().expect("the variable is a number"));
    let (from, count) = (number("MUTATIONS_FROM").unwrap_or(0), number("MUTATIONS").unwrap_or(300));
    let end = number("MUTATIONS_SECONDS").map(|it| Instant::now() + Duration::from_secs(it));
    let patience = Duration::from_secs(number("MUTATIONS_PATIENCE").unwrap_or(PATIENCE));
    let seeds = seeds();
    let numbers: Vec<u64> = (from..from + count).collect();
    let validator = Validator::find();
    let started: Mutex<Vec<(u64, Instant)>> = Mutex::default();
    let known: Mutex<BTreeMap<String, u32>> = Mutex::default();
    let in_progress = || started.lock().unwrap_or_else(PoisonError::into_inner);
    let (finished, done) = mpsc::channel();
    let try_one = |&number: &u64| -> Option<Option<String>> {
        if end.is_some_and(|it| Instant::now() > it) {
            return None;
        }
        in_progress().push((number, Instant::now()));
        let (trial, before) = (trial(number, &seeds), peak());
        // Whoever asks for one has narrowed down what ends the process, which then says no more.
        if count == 1 {
            println!("{number}: {}", trial.keep().display());
        }
        let mut fault = trial.fault(validator.as_ref());
        in_progress().retain(|it| it.0 != number);
        if peak() > before.max(MAX_MEGABYTES) {
            fault = Some(format!("while it was compiled, this process came to {} MB", peak()));
        }
        let Some(fault) = fault else { return Some(None) };
        // Printed at once, so that a process that is killed loses no more than the smaller text.
        let text =
            format!("{number}: {fault}\n    {}, from {}", trial.keep().display(), trial.path.display());
        println!("{text}");
        let times = {
            let mut known = known.lock().unwrap_or_else(PoisonError::into_inner);
            let times = known.entry(fault.clone()).or_insert(0);
            *times += 1;
            *times
        };
        if times <= 2 {
            let latest = Instant::now() + Duration::from_secs(120);
            let end = end.map_or(latest, |it| latest.min(it + Duration::from_secs(10)));
            trial.smaller(&fault, validator.as_ref(), end).keep();
        }
        Some(Some(text))
    };
    let results = std::thread::scope(|scope| {
        let (started, seeds) = (&started, &seeds);
        scope.spawn(move || watch(started, seeds, patience, &done));
        let results = support::on_all_cores(&numbers, try_one);
        let _ = finished.send(());
        results
    });
    let tried = results.iter().filter(|it| !matches!(it, Some(None))).count();
    let wrong: Vec<String> = results.into_iter().flatten().flatten().flatten().collect();
    println!("{tried} mutations of {} runs of shaders, at most {} MB", seeds.len(), peak());
    assert!(wrong.is_empty(), "{} of {tried} mutations:\n{}", wrong.len(), wrong.join("\n"));
}
