//! Times the kernels as this project compiles them, next to another compiler's modules: `--help` says how.

use exec_tests::compile;
use exec_tests::device::{Device, entry_point};
use exec_tests::kernels::{ALL, Kernel, Written};
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

const HELP: &str = "\
usage: kernels [--compiler COMPILER] [--modules FOLDER] [--compile-only] [--scale N] [--runs N] [--only NAME] [--json FILE]

Runs each kernel of exec-tests/kernels on the first Vulkan device, checks what it writes, and prints the median time of a
run, with the lower and the upper quartile, as the timestamps of the device say.

  --compiler      also takes the modules of this compiler, which has dxc's arguments; both take turns in one process,
                  and the ratios are of the times of the same round
  --modules       reads the modules from a folder (NAME.ours.spv, NAME.other.spv), where --compile-only has written them
  --compile-only  only writes the modules; for a machine without the other compiler
  --scale         how much larger than on a CPU a kernel is (1)
  --runs          how often each is timed (30); 0 only checks
  --only          only kernels whose name has this text in it
  --json          writes the times of all runs, in nanoseconds, as one line for each kernel

Exits with 1 if a kernel writes anything wrong, and with 2 if the arguments are wrong or there is no device.";

#[derive(Default)]
struct Wanted {
    compiler: Option<OsString>,
    modules: Option<PathBuf>,
    compiles_only: bool,
    scale: u32,
    runs: usize,
    only: String,
    json: Option<PathBuf>,
}

fn wanted() -> Result<Option<Wanted>, String> {
    let mut wanted = Wanted { scale: 1, runs: 30, ..Wanted::default() };
    let mut args = std::env::args_os().skip(1);
    while let Some(arg) = args.next() {
        let arg = arg.to_string_lossy().into_owned();
        let mut value = || args.next().ok_or(format!("{arg} needs a value"));
        let number = |text: OsString| {
            text.to_string_lossy().parse::<u32>().map_err(|_| format!("{arg} needs a number"))
        };
        match arg.as_str() {
            "--compiler" => wanted.compiler = Some(value()?),
            "--modules" => wanted.modules = Some(value()?.into()),
            "--compile-only" => wanted.compiles_only = true,
            "--scale" => wanted.scale = number(value()?)?.clamp(1, 4096),
            "--runs" => wanted.runs = number(value()?)? as usize,
            "--only" => wanted.only = value()?.to_string_lossy().into_owned(),
            "--json" => wanted.json = Some(value()?.into()),
            "--help" | "-h" => return Ok(None),
            _ => return Err(format!("unknown argument {arg}")),
        }
    }
    if wanted.compiles_only && wanted.modules.is_none() {
        return Err("--compile-only needs --modules".into());
    }
    Ok(Some(wanted))
}

/// This project's module, and the other one's.
fn modules(kernel: &Kernel, wanted: &Wanted) -> Result<Vec<Vec<u32>>, String> {
    let case = kernel.case(&(kernel.make)(1));
    let file =
        |whose: &str| wanted.modules.as_ref().map(|it| it.join(format!("{}.{whose}.spv", kernel.name)));
    if let (Some(ours), Some(other), false) = (file("ours"), file("other"), wanted.compiles_only) {
        let mut all = vec![read(&ours)?];
        if other.exists() {
            all.push(read(&other)?);
        }
        return Ok(all);
    }
    let args: Vec<&str> = case.args.iter().map(String::as_str).collect();
    let mut all = vec![compile::file_by_us(&case.path, &args)?];
    if let Some(compiler) = &wanted.compiler {
        all.push(compile::file_by_command(&case.path, &args, compiler)?);
    }
    for (words, whose) in all.iter().zip(["ours", "other"]) {
        if let Some(path) = file(whose) {
            let bytes: Vec<u8> = words.iter().flat_map(|it| it.to_le_bytes()).collect();
            std::fs::write(&path, bytes)
                .map_err(|error| format!("cannot write {}: {error}", path.display()))?;
        }
    }
    Ok(all)
}

fn read(path: &Path) -> Result<Vec<u32>, String> {
    let bytes = std::fs::read(path).map_err(|error| format!("cannot read {}: {error}", path.display()))?;
    Ok(bytes.as_chunks().0.iter().map(|word| u32::from_le_bytes(*word)).collect())
}

/// A number below which a part of the others lies.
fn quantile(numbers: &[f64], part: f64) -> f64 {
    let mut sorted = numbers.to_vec();
    sorted.sort_by(f64::total_cmp);
    sorted[((sorted.len() - 1) as f64 * part).round() as usize]
}

struct Table {
    /// The logarithms of the ratios.
    ratios: Vec<f64>,
    json: String,
}

impl Table {
    fn head() {
        println!(
            "{:<20} {:>7} {:>24} {:>7} {:>24} {:>22}",
            "", "words", "ms (quartiles)", "words", "other: ms (quartiles)", "ratio (quartiles)"
        );
    }

    fn row(&mut self, kernel: &Kernel, modules: &[Vec<u32>], times: &[Vec<f64>]) {
        let spread = |numbers: &[f64], digits| {
            let [low, middle, high] = [0.25, 0.5, 0.75].map(|part| quantile(numbers, part));
            format!("{middle:.digits$} ({low:.digits$}..{high:.digits$})")
        };
        let ms = |times: &[f64]| spread(&times.iter().map(|it| it / 1e6).collect::<Vec<f64>>(), 4);
        let mut line = format!("{:<20} {:>7} {:>24}", kernel.name, modules[0].len(), ms(&times[0]));
        if let ([_, other], [ours, theirs]) = (modules, times) {
            let ratios: Vec<f64> = ours.iter().zip(theirs).map(|(ours, theirs)| ours / theirs).collect();
            self.ratios.push(quantile(&ratios, 0.5).ln());
            line += &format!(" {:>7} {:>24} {:>22}", other.len(), ms(theirs), spread(&ratios, 3));
        }
        println!("{line}");
        let words: Vec<usize> = modules.iter().map(Vec::len).collect();
        self.json += &format!("{{\"kernel\":\"{}\",\"words\":{words:?},\"ns\":{times:?}}}\n", kernel.name);
    }
}

fn run(wanted: &Wanted) -> Result<bool, String> {
    let kernels: Vec<&Kernel> = ALL.iter().filter(|it| it.name.contains(&wanted.only)).collect();
    if kernels.is_empty() {
        return Err(format!("no kernel has `{}` in its name", wanted.only));
    }
    if wanted.compiles_only {
        if let Some(folder) = &wanted.modules {
            std::fs::create_dir_all(folder).map_err(|error| error.to_string())?;
        }
        for kernel in kernels {
            modules(kernel, wanted).map_err(|error| format!("{}: {error}", kernel.name))?;
        }
        return Ok(true);
    }
    let device = Device::open()?;
    println!("{}, scale {}", device.name, wanted.scale);
    Table::head();
    let mut table = Table { ratios: Vec::new(), json: String::new() };
    let mut failed = 0;
    for kernel in kernels {
        let measured = measure(&device, kernel, wanted, &mut table);
        if let Err(error) = measured {
            println!("{:<20} FAILED: {error}", kernel.name);
            failed += 1;
        }
    }
    if !table.ratios.is_empty() {
        let mean = (table.ratios.iter().sum::<f64>() / table.ratios.len() as f64).exp();
        println!("geometric mean of {} ratios: {mean:.3}", table.ratios.len());
    }
    if let Some(path) = &wanted.json {
        std::fs::write(path, &table.json)
            .map_err(|error| format!("cannot write {}: {error}", path.display()))?;
    }
    println!(
        "{} passed, {failed} failed",
        ALL.iter().filter(|it| it.name.contains(&wanted.only)).count() - failed
    );
    Ok(failed == 0)
}

fn measure(device: &Device, kernel: &Kernel, wanted: &Wanted, table: &mut Table) -> Result<(), String> {
    let problem = (kernel.make)(wanted.scale);
    let case = kernel.case(&problem);
    let modules = modules(kernel, wanted)?;
    for (words, whose) in modules.iter().zip(["ours", "the other"]) {
        let entry = entry_point(words).ok_or("the module has no entry point")?;
        let written = device.run(&case, words, &entry).map_err(|error| format!("{whose}: {error}"))?;
        (problem.check)(&Written(written)).map_err(|error| format!("{whose}: {error}"))?;
    }
    if wanted.runs > 0 {
        let words: Vec<&[u32]> = modules.iter().map(Vec::as_slice).collect();
        let times = device.time(&case, &words, wanted.runs)?;
        table.row(kernel, &modules, &times);
    }
    Ok(())
}

fn main() -> ExitCode {
    let outcome = match wanted() {
        Ok(Some(wanted)) => run(&wanted),
        Ok(None) => {
            println!("{HELP}");
            return ExitCode::SUCCESS;
        }
        Err(error) => Err(format!("{error}\n\n{HELP}")),
    };
    match outcome {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::from(1),
        Err(error) => {
            eprintln!("kernels: {error}");
            ExitCode::from(2)
        }
    }
}
