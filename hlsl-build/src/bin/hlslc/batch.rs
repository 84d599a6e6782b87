//! `--batch`: compiles the lines of a file, each of which is a command line, on all cores.
//!
//! The log, or else standard output, gets a line of JSON for each of them; standard error gets the errors and warnings
//! as text and, on a terminal, the progress. Nothing is kept per line, because there may be millions.

pub(crate) mod manifest;
mod shard;
mod report;
mod progress;
mod store;
mod log;
mod resume;
mod files;
mod hash;

use std::{
    sync::{
        Mutex,
        atomic::{AtomicBool, AtomicUsize, Ordering},
    },
    time::Instant,
};

use hlsl_build::parallel;
use hlsl_core::{
    diagnostics::render,
    driver::{Driver, Job, Outputs},
    options::args::{self, Arguments, Emit},
    source::load::{FileLoader, Load, Recorder, Snapshot},
};

use self::{
    log::Log,
    manifest::Entry,
    progress::Progress,
    report::{Outcome, Report},
    resume::Done,
    store::Store,
};
use crate::{console, outputs};

/// The options of the batch itself, which its lines do not share, and how many values each one has.
const OWN: [(&str, usize); 5] = [("-batch", 1), ("-shard", 1), ("-store", 1), ("-log", 1), ("-resume", 0)];

struct Batch<L> {
    /// The arguments before those of each line.
    common: Vec<String>,
    /// All lines see the same files, each of which is read once.
    files: Snapshot<L>,
    /// Lines that do not differ after the preprocessor are compiled once.
    driver: Driver,
    store: Option<Store>,
    done: Done,
    report: Report,
    progress: Progress,
    /// How many entries there were, how many of them failed, and how many need not be compiled.
    count: AtomicUsize,
    failed: AtomicUsize,
    skipped: AtomicUsize,
    /// Why the batch cannot go on.
    fault: Mutex<Option<String>>,
    is_over: AtomicBool,
}

/// Checks the options that only batches have.
pub(crate) fn check(arguments: &Arguments) -> Result<(), String> {
    let own = [
        ("--shard", arguments.shard.is_some()),
        ("--store", arguments.store.is_some()),
        ("--log", arguments.log.is_some()),
        ("--resume", arguments.resume),
    ];
    match own.iter().find(|it| it.1) {
        Some((option, _)) if arguments.batch.is_none() => Err(format!("`{option}` needs `--batch`")),
        _ if arguments.resume && arguments.log.is_none() => {
            Err("`--resume` needs `--log`, which says what is done".into())
        }
        _ => Ok(()),
    }
}

/// Compiles the batch in `path`; `written` are all arguments of the command. Returns whether every line compiled.
pub(crate) fn run(path: &str, arguments: &Arguments, written: &[String]) -> Result<bool, String> {
    let entries = manifest::open(path)?;
    let is_mine = |entry: &Result<Entry, String>| match (entry, arguments.shard) {
        (Ok(entry), Some(part)) => shard::has(part, entry),
        _ => true,
    };
    let files = Snapshot::<FileLoader>::default();
    let (mut done, mut report) = (Done::default(), Report::Ordered(Mutex::default()));
    if let Some(log) = &arguments.log {
        let compiler = files::compiler()?;
        if arguments.resume {
            done = resume::read(log, &compiler, &files)?;
        }
        report = Report::Log(Log::open(log, compiler, done.described())?);
    }
    let count = || {
        // What is not a file, such as a pipe, can be read only once.
        let is_file = std::fs::metadata(path).is_ok_and(|it| it.is_file());
        is_file.then(|| manifest::open(path).ok())?.map(|entries| entries.filter(is_mine).count())
    };
    let batch = Batch {
        common: common(written, &OWN),
        files,
        driver: hlsl_build::driver(),
        store: arguments.store.as_deref().map(Store::open).transpose()?,
        done,
        report,
        progress: Progress::new(count),
        count: AtomicUsize::new(0),
        failed: AtomicUsize::new(0),
        skipped: AtomicUsize::new(0),
        fault: Mutex::default(),
        is_over: AtomicBool::new(false),
    };
    let entries = entries.filter(is_mine).take_while(|_| !batch.is_over.load(Ordering::Relaxed));
    parallel::for_each(entries.enumerate(), |(position, entry)| {
        if let Err(fault) = entry.and_then(|entry| batch.run(position, &entry)) {
            batch.is_over.store(true, Ordering::Relaxed);
            let mut first = batch.fault.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
            first.get_or_insert(fault);
        }
        batch.progress.advance();
    });
    batch.finish(arguments.resume)
}

/// The arguments that all lines share: those `written` that are not `own` options of the command, with as many values.
pub(crate) fn common(written: &[String], own: &[(&str, usize)]) -> Vec<String> {
    let mut common = Vec::new();
    let mut rest = written.iter();
    while let Some(argument) = rest.next() {
        let name = argument.strip_prefix(['-', '/']);
        match own.iter().find(|own| name == Some(own.0)) {
            Some((_, values)) => rest.by_ref().take(*values).for_each(drop),
            // `--shard=1/4`
            None if name.is_some_and(|it| it.starts_with("-shard")) => {}
            None => common.push(argument.clone()),
        }
    }
    common
}

/// `text` as JSON, in quotes.
fn quoted(text: &str) -> String {
    serde_json::Value::from(text).to_string()
}

/// What the arguments of a command ask for.
pub(crate) fn job(arguments: &Arguments, path: &str) -> Job {
    let wgsl = arguments.emit == Some(Emit::Wgsl);
    let outputs = Outputs { wgsl, only_checked: arguments.check_only, ..Outputs::default() };
    let mut options = arguments.options.clone();
    options.internal.describes_declarations = matches!(arguments.emit, Some(Emit::Rust | Emit::C));
    Job { outputs, ..Job::of(path, options) }
}

impl<L: Load> Batch<L> {
    /// Fails only if the whole batch cannot go on.
    fn run(&self, position: usize, entry: &Entry) -> Result<(), String> {
        let start = Instant::now();
        self.count.fetch_add(1, Ordering::Relaxed);
        let id = entry.id(&self.common);
        let words: Vec<String> = self.common.iter().chain(&entry.words).cloned().collect();
        let outcome = match args::parse(&words).map_err(|invalid| invalid.to_string()) {
            Ok(arguments) => match arguments.input.as_deref() {
                Some(input) if self.done.has(id, &arguments, input, self.store.as_ref()) => {
                    self.skipped.fetch_add(1, Ordering::Relaxed);
                    return Ok(());
                }
                Some(input) => self.compile(entry, &arguments, input),
                None => self.fail(entry, "", "no input file"),
            },
            Err(message) => self.fail(entry, "", &message),
        };
        if !outcome.is_good {
            self.failed.fetch_add(1, Ordering::Relaxed);
        }
        let milliseconds = start.elapsed().as_secs_f64() * 1000.0;
        self.report.add(position, entry, id, milliseconds, &outcome)
    }

    fn compile(&self, entry: &Entry, arguments: &Arguments, path: &str) -> Outcome {
        if arguments.batch.is_some() || arguments.compare.is_some() || check(arguments).is_err() {
            return self.fail(entry, path, "the options of a batch cannot be used in its lines");
        }
        let recorder = Recorder::new(&self.files);
        let output = self.driver.output(&job(arguments, path), &recorder);
        let style = console::style(arguments.color_diagnostics);
        let text: String =
            output.diagnostics.iter().map(|it| render::render(it, &output.sources, style)).collect();
        self.progress.tell(&text);
        let outcome = match self.write(arguments, path, &output) {
            Ok(stored) => Outcome::of(arguments, path, &output, stored.as_deref()),
            Err(message) => self.fail(entry, path, &message),
        };
        Outcome { seen: recorder.into_seen(), ..outcome }
    }

    /// Writes the files that the arguments name. Returns the name of the result in the store.
    fn write(
        &self,
        arguments: &Arguments,
        path: &str,
        output: &hlsl_core::Compilation,
    ) -> Result<Option<String>, String> {
        if output.has_errors() {
            return Ok(None);
        }
        outputs::write_files(arguments, path, output)?;
        let Some(store) = self.store.as_ref().filter(|_| output.words.is_some()) else { return Ok(None) };
        let form = arguments.emit.unwrap_or(Emit::Spirv);
        let extension = outputs::extension(form);
        let hash = store.put(&outputs::emit(form, arguments, output)?, extension)?;
        Ok(Some(store::name(hash, extension)))
    }

    fn fail(&self, entry: &Entry, path: &str, message: &str) -> Outcome {
        self.progress.tell(&format!("error: line {}: {message}\n", entry.number));
        Outcome::failure(path, message)
    }

    fn finish(self, resumed: bool) -> Result<bool, String> {
        self.progress.clear();
        if let Some(fault) = self.fault.into_inner().unwrap_or_else(|poisoned| poisoned.into_inner()) {
            return Err(fault);
        }
        let (count, failed) = (self.count.into_inner(), self.failed.into_inner());
        if resumed {
            eprintln!("{} of {count} were done already", self.skipped.into_inner());
        }
        if failed > 0 {
            eprintln!("{failed} of {count} failed");
        }
        Ok(failed == 0)
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use hlsl_core::source::load::LoadError;

    use super::*;

    /// As a fault of the compiler may have it, in one file of two.
    struct Faulty;

    impl Load for Faulty {
        fn load(&self, path: &str) -> Result<Arc<str>, LoadError> {
            assert_ne!(path, "faulty.hlsl", "a block has no terminator\n%1 = OpTypeVoid");
            Ok("[numthreads(1, 1, 1)] void main() {}".into())
        }
    }

    #[test]
    fn a_panic_of_the_compiler_fails_one_line() {
        let log = std::env::temp_dir().join(format!("hlslc-panic-{}.log", std::process::id()));
        let path = log.to_string_lossy();
        let batch = Batch {
            common: vec!["-T".into(), "cs_6_0".into()],
            files: Snapshot::new(Faulty),
            driver: hlsl_build::driver(),
            store: None,
            done: Done::default(),
            report: Report::Log(Log::open(&path, "1".into(), Done::default().described()).unwrap()),
            progress: Progress::new(|| None),
            count: AtomicUsize::new(0),
            failed: AtomicUsize::new(0),
            skipped: AtomicUsize::new(0),
            fault: Mutex::default(),
            is_over: AtomicBool::new(false),
        };
        let paths = ["good.hlsl", "faulty.hlsl", "other.hlsl", "faulty.hlsl", "good.hlsl"];
        parallel::for_each(paths.iter().enumerate(), |(position, path)| {
            let entry = Entry { number: position + 1, text: path.to_string(), words: vec![path.to_string()] };
            batch.run(position, &entry).unwrap();
        });
        assert_eq!(batch.finish(false), Ok(false), "the batch says that lines failed");
        let text = std::fs::read_to_string(&log).unwrap();
        let _ = std::fs::remove_file(log);
        let lines: Vec<&str> = text.lines().filter(|it| it.starts_with("{\"line\"")).collect();
        assert_eq!(lines.len(), paths.len(), "{text}");
        for line in lines {
            let is_faulty = line.contains("\"input\":\"faulty.hlsl\"");
            assert_eq!(line.contains("\"ok\":false"), is_faulty, "{line}");
            assert_eq!(line.contains("\"E0999\""), is_faulty, "{line}");
            let says_what =
                line.contains("internal compiler error: ") && line.contains("a block has no terminator");
            assert_eq!(says_what, is_faulty, "{line}");
            assert!(!line.contains("OpTypeVoid"), "{line}");
        }
    }
}
