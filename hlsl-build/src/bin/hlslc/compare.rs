//! `--compare`: compiles the lines of a file, each of which is a command line, with this compiler and with the one that the
//! user has, and prints in what they differ.
//!
//! The other one is a program that takes dxc's arguments. What a host sees of both modules is read from their words in the
//! same way, so that it is compared and not believed.

mod facts;

use std::{
    fs,
    io::ErrorKind,
    path::{Path, PathBuf},
    process::Command,
    sync::atomic::{AtomicUsize, Ordering},
    time::{Duration, Instant},
};

use hlsl_build::parallel;
use hlsl_core::{
    driver::{Driver, Job},
    options::args::{self, Arguments},
    source::load::{FileLoader, Snapshot},
};

use crate::{
    batch::{
        self,
        manifest::{self, Entry},
    },
    console::print,
};

/// The options of the comparison itself, each with a value.
const OWN: [(&str, usize); 2] = [("-compare", 1), ("-reference", 1)];

/// What one of the two compilers made of a line: the module, or the first line of its errors.
struct Made {
    words: Result<Vec<u32>, String>,
    time: Duration,
}

/// What there is to say of a line.
struct Compared {
    /// Lines of text; none if there is no difference that matters.
    differences: Vec<String>,
    both_compile: bool,
    verdict_differs: bool,
    interface_differs: bool,
    words: [usize; 2],
    times: [Duration; 2],
}

/// Compares the lines of `path`. Returns whether all verdicts and interfaces are the same.
pub(crate) fn run(path: &str, arguments: &Arguments, written: &[String]) -> Result<bool, String> {
    let entries = manifest::open(path)?.collect::<Result<Vec<Entry>, String>>()?;
    let comparison = Comparison {
        reference: arguments.reference.clone().unwrap_or_else(|| "dxc".into()),
        common: batch::common(written, &OWN),
        files: Snapshot::default(),
        driver: hlsl_build::driver(),
        folder: std::env::temp_dir().join(format!("hlslc-compare-{}", std::process::id())),
        count: AtomicUsize::new(0),
    };
    fs::create_dir_all(&comparison.folder)
        .map_err(|why| format!("cannot create `{}`: {why}", comparison.folder.display()))?;
    let all = parallel::map(&entries, |entry| comparison.line(entry));
    let _ = fs::remove_dir_all(&comparison.folder);
    let all: Vec<Compared> = all.into_iter().collect::<Result<_, String>>()?;
    for (entry, it) in entries.iter().zip(&all).filter(|(_, it)| !it.differences.is_empty()) {
        print(format!("{path}:{}: {}\n", entry.number, entry.text))?;
        for line in &it.differences {
            print(format!("    {line}\n"))?;
        }
    }
    print(summary(&all))?;
    Ok(!all.iter().any(|it| it.verdict_differs || it.interface_differs))
}

fn summary(all: &[Compared]) -> String {
    let count = |is: fn(&Compared) -> bool| all.iter().filter(|it| is(it)).count();
    let both: Vec<&Compared> = all.iter().filter(|it| it.both_compile).collect();
    let words = |which: usize| both.iter().map(|it| it.words[which]).sum::<usize>();
    let time = |which: usize| both.iter().map(|it| it.times[which]).sum::<Duration>().as_secs_f64();
    let relation = |ours: f64, theirs: f64| {
        if theirs > 0.0 { format!(" ({:.2})", ours / theirs) } else { String::new() }
    };
    format!(
        "lines: {}\nverdicts that differ: {}\ninterfaces that differ: {}\nboth compile: {}\n\
         words, ours and the reference's: {} and {}{}\n\
         seconds, ours and the reference's, a process for each of the latter: {:.3} and {:.3}{}\n",
        all.len(),
        count(|it| it.verdict_differs),
        count(|it| it.interface_differs),
        both.len(),
        words(0),
        words(1),
        relation(words(0) as f64, words(1) as f64),
        time(0),
        time(1),
        relation(time(0), time(1)),
    )
}

struct Comparison {
    reference: String,
    common: Vec<String>,
    files: Snapshot<FileLoader>,
    driver: Driver,
    /// For the modules of the reference.
    folder: PathBuf,
    count: AtomicUsize,
}

impl Comparison {
    /// Fails only if the reference cannot be run.
    fn line(&self, entry: &Entry) -> Result<Compared, String> {
        let arguments: Vec<String> = self.common.iter().chain(&entry.words).cloned().collect();
        let ours = self.ours(&arguments);
        let theirs = self.theirs(&arguments)?;
        let times = [ours.time, theirs.time];
        let mut compared = Compared {
            differences: Vec::new(),
            both_compile: false,
            verdict_differs: ours.words.is_ok() != theirs.words.is_ok(),
            interface_differs: false,
            words: [&ours, &theirs].map(|it| it.words.as_ref().map_or(0, Vec::len)),
            times,
        };
        let differences = &mut compared.differences;
        match (ours.words, theirs.words) {
            (Err(_), Err(_)) => {}
            (Err(why), Ok(_)) => differences.push(format!("only the reference compiles it: {why}")),
            (Ok(_), Err(why)) => differences.push(format!("the reference does not compile it: {why}")),
            (Ok(ours), Ok(theirs)) => {
                compared.both_compile = true;
                let (mine, other) = (facts::of(&ours), facts::of(&theirs));
                differences.extend(mine.difference(&other).map(|it| format!("only ours: {it}")));
                differences.extend(other.difference(&mine).map(|it| format!("only the reference: {it}")));
                compared.interface_differs = mine != other;
                if compared.interface_differs || is_much_more(ours.len(), theirs.len()) {
                    differences.push(format!("words: {} and {}", ours.len(), theirs.len()));
                }
                if times[0] > times[1] {
                    let milliseconds = times.map(|it| it.as_secs_f64() * 1000.0);
                    differences
                        .push(format!("milliseconds: {:.1} and {:.1}", milliseconds[0], milliseconds[1]));
                }
            }
        }
        Ok(compared)
    }

    fn ours(&self, arguments: &[String]) -> Made {
        let start = Instant::now();
        let words = args::parse(arguments).map_err(|invalid| invalid.to_string()).and_then(|arguments| {
            let path = arguments.input.as_deref().ok_or("no input file")?;
            let output = self.driver.output(&Job::of(path, arguments.options.clone()), &self.files);
            let reports = output.reports();
            let error = reports.iter().map(|it| it.text.as_str()).find(|it| it.contains("error: "));
            output.words.ok_or_else(|| first_line(error.unwrap_or("no module")))
        });
        Made { words, time: start.elapsed() }
    }

    fn theirs(&self, arguments: &[String]) -> Result<Made, String> {
        let number = self.count.fetch_add(1, Ordering::Relaxed);
        let file = self.folder.join(format!("{number}.spv"));
        let start = Instant::now();
        let output = Command::new(&self.reference)
            .args(arguments)
            .arg("-spirv")
            .arg("-Fo")
            .arg(&file)
            .output()
            .map_err(|why| match why.kind() {
                ErrorKind::NotFound => format!(
                    "there is no `{}`: put dxc on the PATH, or name a program that takes its arguments with \
                     `--reference <program>`",
                    self.reference
                ),
                _ => format!("cannot run `{}`: {why}", self.reference),
            })?;
        let time = start.elapsed();
        let words = match read(&file).filter(|_| output.status.success()) {
            Some(words) => Ok(words),
            None => {
                let text = String::from_utf8_lossy(&output.stderr);
                let error = text.lines().find(|it| it.contains("error")).or(text.lines().next());
                Err(first_line(error.unwrap_or("it fails without a message")))
            }
        };
        let _ = fs::remove_file(file);
        Ok(Made { words, time })
    }
}

/// More than a tenth, of modules that are not tiny.
fn is_much_more(ours: usize, theirs: usize) -> bool {
    ours > theirs + theirs / 10 + 16
}

fn first_line(text: &str) -> String {
    text.lines().next().unwrap_or_default().to_owned()
}

/// The words of a module in a file.
fn read(path: &Path) -> Option<Vec<u32>> {
    let bytes = fs::read(path).ok()?;
    let (words, rest) = bytes.as_chunks::<4>();
    let words: Vec<u32> = words.iter().map(|it| u32::from_le_bytes(*it)).collect();
    (rest.is_empty() && words.first() == Some(&0x0723_0203)).then_some(words)
}
