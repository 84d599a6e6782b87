//! What the tests of whole shaders share: compiling as a user does, on a small stack, and spirv-val.

#![allow(dead_code)] // each test uses its part

use hlsl_core::options::Options;
use hlsl_core::source::load::{FileLoader, Load, MemoryLoader, decode};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

/// What threads get that nobody set up; the compiler must do with it, unoptimized.
pub const STACK: usize = 2 << 20;

pub struct Outcome {
    pub words: Option<Vec<u32>>,
    /// As text, in the order in which they were found.
    pub diagnostics: String,
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

pub struct Validator {
    path: PathBuf,
}

impl Validator {
    pub fn find() -> Option<Validator> {
        let private =
            Path::new(env!("CARGO_MANIFEST_DIR")).join("../target/prepare/spirv-tools/bin/spirv-val");
        let named = std::env::var_os("SPIRV_VAL").map(PathBuf::from);
        if let Some(path) = named.or_else(|| private.exists().then_some(private)) {
            return Some(Validator { path });
        }
        let required = std::env::var("HLSL_REQUIRE_VALIDATOR").is_ok_and(|value| value == "1");
        assert!(
            !required,
            "there is no spirv-val: `scripts/prepare validator` installs it, SPIRV_VAL names another"
        );
        eprintln!("no spirv-val (`scripts/prepare validator` installs it): modules are not validated");
        None
    }

    /// Checks a module under the target and the layout rules that it was compiled for.
    pub fn check(&self, words: &[u32], args: &[String]) -> Result<(), String> {
        static COUNT: AtomicUsize = AtomicUsize::new(0);
        let file = std::env::temp_dir().join(format!(
            "hlsl-core-{}-{}.spv",
            std::process::id(),
            COUNT.fetch_add(1, Ordering::Relaxed)
        ));
        let bytes: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
        std::fs::write(&file, bytes).map_err(|error| error.to_string())?;
        let has = |wanted: &str| args.iter().any(|arg| arg == wanted);
        let target = args.iter().find_map(|arg| arg.strip_prefix("-fspv-target-env="));
        let mut command = Command::new(&self.path);
        match target.unwrap_or("vulkan1.0") {
            "vulkan1.1spirv1.4" => command.args(["--target-env", "vulkan1.1spv1.4"]),
            "universal1.5" => command.args(["--target-env", "spv1.5"]),
            target => command.args(["--target-env", target]),
        };
        if has("-fvk-use-scalar-layout") || has("-fvk-use-dx-layout") {
            command.arg("--scalar-block-layout");
        } else if !has("-fvk-use-gl-layout") {
            command.arg("--relax-block-layout");
        }
        let output = command.arg(&file).stdin(Stdio::null()).output();
        let _ = std::fs::remove_file(&file);
        let output = output.map_err(|error| format!("{}: {error}", self.path.display()))?;
        if output.status.success() {
            return Ok(());
        }
        Err(String::from_utf8_lossy(&output.stdout).into_owned() + &String::from_utf8_lossy(&output.stderr))
    }
}

/// Compiles a file of the file system.
pub fn compile(path: &str, args: &[String]) -> Outcome {
    compile_with(&FileLoader::default(), path, args)
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

fn compile_with<A: AsRef<str>>(_loader: &dyn Load, path: &str, args: &[A]) -> Outcome {
    match Options::from_args(args.iter().map(|arg| arg.as_ref())) {
        Ok(_options) => Outcome { words: None, diagnostics: format!("{path}: error: cannot compile yet") },
        Err(invalid) => Outcome { words: None, diagnostics: invalid.to_string() },
    }
}
