//! What the tests of whole shaders share: compiling as a user does, on a small stack, and spirv-val.

#![allow(dead_code, unreachable_pub)] // each test uses its part

pub mod explanations;
pub mod features;
pub mod folded;
pub mod newest;
pub mod programs;
pub mod random;
pub mod validator;

use hlsl_core::Report;
use hlsl_core::diagnostics::Diagnostic;
use hlsl_core::options::Options;
use hlsl_core::source::load::{Load, LoadError, MemoryLoader, decode};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};

/// What threads get that nobody set up; the compiler must do with it, unoptimized.
pub const STACK: usize = 2 << 20;

pub struct Outcome {
    pub words: Option<Vec<u32>>,
    /// In the order in which they were found.
    pub reports: Vec<Report>,
}

impl Outcome {
    /// The reports as a user sees them.
    pub fn diagnostics(&self) -> String {
        self.reports.iter().map(|report| format!("{}\n", report.text.trim_end())).collect()
    }
}

/// Calls `work` for every item, on threads of `STACK` bytes; `None` where it panicked.
pub fn on_all_cores<T: Sync, R: Send>(items: &[T], work: impl Fn(&T) -> R + Sync) -> Vec<Option<R>> {
    let next = AtomicUsize::new(0);
    let results: Mutex<Vec<Option<R>>> = Mutex::new(items.iter().map(|_| None).collect());
    let cores = std::thread::available_parallelism().map_or(2, |count| count.get());
    std::thread::scope(|scope| {
        for _ in 0..cores {
            let worker = || {
                while let Some((index, item)) = {
                    let index = next.fetch_add(1, Ordering::Relaxed);
                    items.get(index).map(|item| (index, item))
                } {
                    let result = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| work(item)));
                    if let (Ok(result), Ok(mut results)) = (result, results.lock()) {
                        results[index] = Some(result);
                    }
                }
            };
            std::thread::Builder::new().stack_size(STACK).spawn_scoped(scope, worker).expect("threads start");
        }
    });
    results.into_inner().expect("no thread panics while it holds the lock")
}

/// Runs on a thread of `STACK` bytes.
pub fn on_a_small_stack<R: Send>(work: impl FnOnce() -> R + Send) -> R {
    std::thread::scope(|scope| {
        let thread = std::thread::Builder::new().stack_size(STACK).spawn_scoped(scope, work);
        match thread.expect("threads start").join() {
            Ok(result) => result,
            Err(panic) => std::panic::resume_unwind(panic),
        }
    })
}

/// The file system; the crate's own loader is only there with the feature `fs`.
pub struct Files;

impl Load for Files {
    fn load(&self, path: &str) -> Result<Arc<str>, LoadError> {
        // A repository cannot hold a file that may not be read.
        if path.ends_with("locked.hlsli") {
            return Err(LoadError::Unreadable("permission denied".into()));
        }
        text_of(Path::new(path)).ok_or(LoadError::NotFound)
    }
}

/// What a shader says, whether it is a file or a case in one.
pub fn text_of(path: &Path) -> Option<Arc<str>> {
    folded::source(path).map(Arc::from).or_else(|| std::fs::read(path).map(decode).ok())
}

/// Compiles a file of the file system.
pub fn compile(path: &str, args: &[String]) -> Outcome {
    compile_with(&Files, path, args)
}

/// All that compiling a file of the file system gives; its options must be right.
pub fn output(path: &str, args: &[String]) -> hlsl_core::Compilation {
    let options = Options::from_args(args.iter()).expect("the options of a case are right");
    hlsl_core::Compilation::of(path, &Files, &options)
}

/// The arguments of each run that the first lines of a case ask for.
pub fn args_of(path: &Path) -> Vec<Vec<String>> {
    let source = text_of(path).unwrap_or_default();
    let all: Vec<Vec<String>> = source
        .lines()
        .map_while(|line| line.strip_prefix("//"))
        .filter_map(|comment| comment.trim().strip_prefix("args:"))
        .map(|args| args.split_whitespace().map(str::to_owned).collect())
        .collect();
    if all.is_empty() { vec![["-T", "ps_6_0", "-E", "main"].map(str::to_owned).to_vec()] } else { all }
}

/// The shaders in a folder of `tests`, in order of their paths.
pub fn shaders(folder: &str) -> Vec<PathBuf> {
    shaders_under(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests").join(folder))
}

/// The shaders in a folder and those in it, in order of their paths; those that are cases in a file, too.
pub fn shaders_under(folder: &Path) -> Vec<PathBuf> {
    fn find(folder: &Path, found: &mut Vec<PathBuf>) {
        for path in std::fs::read_dir(folder).expect("the folder is there").flatten().map(|it| it.path()) {
            if path.is_dir() {
                find(&path, found);
            } else if path.extension().is_some_and(|it| it == "hlsl") {
                found.push(path);
            } else if path.extension().is_some_and(|it| it == "cases") {
                found.extend(folded::read(&path).iter().map(|it| folded::path_of(&path, it)));
            }
        }
    }
    let mut found = Vec::new();
    find(folder, &mut found);
    found.sort();
    found
}

/// Compiles bytes as if they were a file.
pub fn compile_text(text: Vec<u8>, args: &[&str]) -> Outcome {
    let mut loader = MemoryLoader::default();
    loader.add("shader.hlsl", decode(text));
    compile_with(&loader, "shader.hlsl", args)
}

/// Compiles one of some files that are only in memory.
pub fn compile_files(files: &[(&str, &str)], path: &str, args: &[&str]) -> Outcome {
    let mut loader = MemoryLoader::default();
    for (path, text) in files {
        loader.add(*path, *text);
    }
    compile_with(&loader, path, args)
}

fn compile_with<A: AsRef<str>>(loader: &dyn Load, path: &str, args: &[A]) -> Outcome {
    let options = match Options::from_args(args.iter().map(|arg| arg.as_ref())) {
        Ok(options) => options,
        Err(invalid) => {
            let reports = invalid.diagnostics.iter().map(option_report).collect();
            return Outcome { words: None, reports };
        }
    };
    let output = hlsl_core::Compilation::of(path, loader, &options);
    let reports = output.reports();
    Outcome { words: output.words, reports }
}

fn option_report(it: &Diagnostic) -> Report {
    let help: String = it.help.iter().map(|help| format!("\n = help: {help}")).collect();
    Report { severity: it.severity, code: it.code, text: format!("error: {}{help}", it.message) }
}
