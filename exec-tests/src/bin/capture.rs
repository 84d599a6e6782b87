//! Captures a run of an execution case with RenderDoc: `--help` says how.

use example_shared::renderdoc::RenderDoc;
use exec_tests::case::Case;
use exec_tests::compile;
use exec_tests::device::{Device, entry_point};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

const HELP: &str = "\
usage: capture CASE.hlsl OUT.rdc [OPTION...]
       capture CASE.hlsl OUT.rdc --module MODULE.spv

Runs an execution case under RenderDoc, which writes what happens to OUT.rdc, and compares the numbers that come out with
those that the case expects. The case is compiled with its own arguments and the options, by the compiler that
EXEC_COMPILER names or by this project's; with --module, MODULE.spv runs instead.

Exit status: 0 if the numbers are right, 1 if they are not or something else went wrong, 2 for wrong arguments, 3 if the
compiler rejects the case.";

struct Wanted {
    case: PathBuf,
    out: PathBuf,
    module: Option<PathBuf>,
    options: Vec<String>,
}

enum Failure {
    Compiler(String),
    Other(String),
}

impl From<String> for Failure {
    fn from(error: String) -> Failure {
        Failure::Other(error)
    }
}

fn wanted(mut args: impl Iterator<Item = String>) -> Option<Wanted> {
    let case = args.next().filter(|it| !it.starts_with('-'))?.into();
    let out = args.next().filter(|it| !it.starts_with('-'))?.into();
    let mut options: Vec<String> = args.collect();
    let mut module = None;
    if options.first().is_some_and(|it| it == "--module") {
        module = Some(PathBuf::from(options.get(1)?));
        options.drain(..2);
        if !options.is_empty() {
            return None;
        }
    }
    Some(Wanted { case, out, module, options })
}

fn read_module(path: &Path) -> Result<Vec<u32>, String> {
    let bytes = std::fs::read(path).map_err(|error| format!("cannot read {}: {error}", path.display()))?;
    Ok(bytes.chunks_exact(4).map(|it| u32::from_le_bytes([it[0], it[1], it[2], it[3]])).collect())
}

fn run(wanted: &Wanted) -> Result<(), Failure> {
    let case = Case::read(&wanted.case)
        .map_err(|error| format!("cannot read {}: {error}", wanted.case.display()))?;
    let words = match &wanted.module {
        Some(path) => read_module(path)?,
        None => {
            let options: Vec<&str> = wanted.options.iter().map(String::as_str).collect();
            compile::words(&case, &options).map_err(Failure::Compiler)?
        }
    };
    let entry_point = entry_point(&words).ok_or("the module has no entry point".to_owned())?;
    let renderdoc = RenderDoc::load()?;
    let device = Device::open()?;
    let found = renderdoc.capture(&wanted.out, || device.run(&case, &words, &entry_point))??;
    for (binding, bytes) in &found {
        case.compare(*binding, bytes)?;
    }
    Ok(())
}

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    if matches!(args.first().map(String::as_str), Some("-h" | "--help")) {
        println!("{HELP}");
        return ExitCode::SUCCESS;
    }
    let Some(wanted) = wanted(args.into_iter()) else {
        eprintln!("{HELP}");
        return ExitCode::from(2);
    };
    match run(&wanted) {
        Ok(()) => ExitCode::SUCCESS,
        Err(Failure::Compiler(error)) => {
            eprintln!("{error}");
            ExitCode::from(3)
        }
        Err(Failure::Other(error)) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}
