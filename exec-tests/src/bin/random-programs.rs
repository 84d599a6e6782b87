//! Runs random programs through every level of optimization, through another compiler and through an interpreter: `--help` says how.

#[path = "../../../hlsl-core/tests/support/validator.rs"]
mod validator;

use exec_tests::device::{self, Device};
use exec_tests::differential::{
    Interpreted, Judgement, Judges, LEVELS_AND_RAW, Run, Verdict, computing, judge, levels, painting, wave,
    with_text,
};
use exec_tests::draw::Painter;
use exec_tests::features;
use exec_tests::generate::{self, Program, control_flow};
use exec_tests::shards::{self, Event, Report, Share};
use exec_tests::shrink;
use std::collections::BTreeMap;
use std::ffi::OsString;
use std::process::{Command, ExitCode, Stdio};
use std::sync::Mutex;
use std::time::{Duration, Instant};
use validator::Validator;

const HELP: &str = "\
usage: random-programs [--from SEED] [--count NUMBER] [--reference COMPILER] [--shrink] [--show] [--text FILE]... [--pixels]
                       [--partitions] [--seconds NUMBER] [--level OPTIONS] [--alone] [--features]

Makes a program of each seed, runs it as each level of optimization compiles it, and compares what comes out; also with
what the reference makes of it, which is a compiler that takes dxc's arguments, and with what an interpreter of the checked
program computes. Prints the seeds that fail, with the one of the three whose answer stands alone. The programs are shared
among processes, one a core, so that one on which the driver crashes costs no other; it runs once more, without the
reference.

  --features only prints in how many of the programs each feature of the language is
  --alone    leaves the interpreter out
  --shrink   prints a smaller program that fails in the same way
  --show     only prints the programs
  --level    compiles with these options only, such as -Od
  --seconds  ends what is not done by then, but for a program that becomes smaller: what it has become is printed
  --text     runs what is in the file on the data of the first seed, with its arguments; of several files, each as if it were
             of a seed further on
  --pixels   makes pixel shaders that are control flow and little else
  --partitions  adds operations that need VK_NV_shader_subgroup_partitioned: WaveMatch and multi-prefix sums";

/// What became of one program.
enum Told {
    /// With what of it the interpreter does not know, or nothing.
    Agrees(String),
    AgreesAmongLevels(String),
    /// The driver crashes once the reference is asked, and not without it.
    ReferenceCrashes,
    /// Why.
    Refused(String),
    Contradicts(String),
    Undefined(String),
    Failed(String),
}

impl Report for Told {
    fn write(&self) -> (&'static str, &str) {
        match self {
            Told::Agrees(unknown) => ("agrees", unknown),
            Told::AgreesAmongLevels(unknown) => ("alone", unknown),
            Told::ReferenceCrashes => ("reference-crashes", ""),
            Told::Refused(why) => ("refused", why),
            Told::Contradicts(text) => ("contradicts", text),
            Told::Undefined(why) => ("undefined", why),
            Told::Failed(text) => ("failed", text),
        }
    }

    fn read(word: &str, text: &str) -> Option<Told> {
        Some(match word {
            "agrees" => Told::Agrees(text.into()),
            "alone" => Told::AgreesAmongLevels(text.into()),
            "reference-crashes" => Told::ReferenceCrashes,
            "refused" => Told::Refused(text.into()),
            "contradicts" => Told::Contradicts(text.into()),
            "undefined" => Told::Undefined(text.into()),
            "failed" => Told::Failed(text.into()),
            _ => return None,
        })
    }

    fn panicked() -> Told {
        Told::Failed("a panic".into())
    }
}

/// What became of the programs so far.
#[derive(Default)]
struct Counts {
    agree: u64,
    alone: u64,
    failed: u64,
    /// Programs whose process the driver ends.
    crashed: u64,
    /// Programs on whose module by the reference alone it does.
    crashed_by_reference: u64,
    /// Programs on which the reference contradicts itself.
    contradictions: u64,
    /// What the reference says about programs that it refuses, and how often.
    refusals: BTreeMap<String, u64>,
    /// Programs whose results the language leaves open.
    undefined: u64,
    /// What the interpreter does not know, and in how many programs.
    unknown: BTreeMap<String, u64>,
    /// Shares that were given up.
    unfinished: u64,
}

impl Counts {
    fn refused(&self) -> u64 {
        self.refusals.values().sum()
    }

    fn judged(&self) -> u64 {
        let with_reference = self.agree + self.contradictions + self.refused() + self.crashed_by_reference;
        with_reference + self.alone + self.undefined + self.failed + self.crashed
    }

    fn line(&self) -> String {
        let refused = self.refused();
        format!(
            "{} agree with the reference, {} among the levels only, {refused} refused by it, {} on which it contradicts \
             itself, {} that crash with its module only, {} undefined, {} that crash, {} fail",
            self.agree,
            self.alone,
            self.contradictions,
            self.crashed_by_reference,
            self.undefined,
            self.crashed,
            self.failed
        )
    }

    fn hear_unknown(&mut self, unknown: String) {
        if !unknown.is_empty() {
            *self.unknown.entry(unknown).or_default() += 1;
        }
    }

    fn hear(&mut self, event: Event<Told>) {
        match event {
            Event::Done(_, Told::Agrees(unknown)) => {
                self.agree += 1;
                self.hear_unknown(unknown);
            }
            Event::Done(_, Told::AgreesAmongLevels(unknown)) => {
                self.alone += 1;
                self.hear_unknown(unknown);
            }
            Event::Done(seed, Told::Undefined(why)) => {
                self.undefined += 1;
                println!("{seed}: undefined: {why}");
            }
            Event::Done(seed, Told::ReferenceCrashes) => {
                self.crashed_by_reference += 1;
                println!("{seed}: the driver crashes on the reference's module, and not on ours");
            }
            Event::Done(_, Told::Refused(why)) => *self.refusals.entry(why).or_default() += 1,
            Event::Done(seed, Told::Contradicts(text)) => {
                self.contradictions += 1;
                println!("{seed}: the reference contradicts itself: {text}");
            }
            Event::Done(seed, Told::Failed(text)) => {
                self.failed += 1;
                println!("{seed}: {text}");
            }
            Event::Lost(seed, why) => {
                self.crashed += 1;
                println!("{seed}: {why}, with our modules alone too");
            }
            Event::GivenUp(why) => {
                self.unfinished += 1;
                println!("{why}");
            }
        }
        if self.judged().is_multiple_of(100) {
            eprintln!("{}", self.line());
        }
    }
}

/// The first error of a report, without places and names that differ between programs.
fn reason(report: &str) -> String {
    let line = report.lines().find(|line| line.contains("error")).or(report.lines().next()).unwrap_or("");
    let line = line.find("error").map_or(line, |at| &line[at..]);
    line.chars().map(|it| if it.is_ascii_digit() { '#' } else { it }).take(160).collect()
}

struct Wanted {
    from: u64,
    count: u64,
    reference: Option<OsString>,
    is_alone: bool,
    shrinks: bool,
    shows: bool,
    counts_features: bool,
    /// What runs instead of the programs.
    texts: Vec<String>,
    paints: bool,
    has_partitions: bool,
    time: Option<Duration>,
    level: Option<&'static str>,
}

impl Wanted {
    fn program(&self, seed: u64) -> Program {
        match (self.paints, self.has_partitions) {
            (true, _) => control_flow::program(seed),
            (false, true) => generate::program_with_partitions(seed),
            (false, false) => generate::program(seed),
        }
    }
}

fn wanted() -> Result<Wanted, String> {
    let mut wanted = Wanted {
        from: 0,
        count: 100,
        reference: None,
        is_alone: false,
        shrinks: false,
        shows: false,
        counts_features: false,
        texts: Vec::new(),
        paints: false,
        has_partitions: false,
        time: None,
        level: None,
    };
    let mut args = std::env::args().skip(1);
    while let Some(arg) = args.next() {
        let mut number = || -> Result<u64, String> {
            args.next().and_then(|it| it.parse().ok()).ok_or(format!("{arg} needs a number"))
        };
        match arg.as_str() {
            "--from" => wanted.from = number()?,
            "--count" => wanted.count = number()?,
            "--seconds" => wanted.time = Some(Duration::from_secs(number()?)),
            "--reference" => {
                let reference = args.next().ok_or(format!("{arg} needs a compiler"))?;
                let mut command = Command::new(&reference);
                command.arg("--version").stdout(Stdio::null()).stderr(Stdio::null());
                command.status().map_err(|error| format!("cannot run {reference}: {error}"))?;
                wanted.reference = Some(reference.into());
            }
            "--text" => {
                let path = args.next().ok_or(format!("{arg} needs a file"))?;
                let text = std::fs::read_to_string(&path).map_err(|error| format!("{path}: {error}"))?;
                wanted.texts.push(text);
                wanted.count = wanted.texts.len() as u64;
            }
            "--level" => {
                let mut known = LEVELS_AND_RAW.iter().copied();
                let level = args.next().and_then(|it| known.find(|known| *known == it));
                wanted.level = Some(level.ok_or(format!("the levels are {}", LEVELS_AND_RAW.join(", ")))?);
            }
            "--alone" => wanted.is_alone = true,
            "--shrink" => wanted.shrinks = true,
            "--pixels" => wanted.paints = true,
            "--partitions" => wanted.has_partitions = true,
            "--features" => wanted.counts_features = true,
            "--show" => wanted.shows = true,
            _ => return Err(HELP.into()),
        }
    }
    Ok(wanted)
}

fn main() -> ExitCode {
    let wanted = match wanted() {
        Ok(wanted) => wanted,
        Err(text) => {
            eprintln!("{text}");
            return ExitCode::from(2);
        }
    };
    if wanted.shows {
        for seed in wanted.from..wanted.from + wanted.count {
            let program = wanted.program(seed);
            println!("// seed {seed}: {}\n{}", program.args.join(" "), program.text);
        }
        return ExitCode::SUCCESS;
    }
    if wanted.counts_features {
        let mut table = features::Table::default();
        for seed in wanted.from..wanted.from + wanted.count {
            table.add(&wanted.program(seed));
        }
        print!("{}", table.text());
        return ExitCode::SUCCESS;
    }
    if let Some(share) = Share::of_this_process() {
        let thread = std::thread::Builder::new().stack_size(16 << 20).spawn(move || work(share, &wanted));
        return match thread.map(|it| it.join()) {
            Ok(Ok(Ok(()))) => ExitCode::SUCCESS,
            Ok(Ok(Err(error))) => {
                eprintln!("{error}");
                ExitCode::from(2)
            }
            _ => ExitCode::from(2),
        };
    }
    let counts = Mutex::new(Counts::default());
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    shards::copies(&arguments, wanted.count, wanted.time, |event| {
        counts.lock().expect("hearing does not panic").hear(event)
    });
    let counts = counts.into_inner().expect("hearing does not panic");
    println!("{}", counts.line());
    let mut reasons: Vec<_> = counts.refusals.iter().collect();
    reasons.sort_by_key(|(_, count)| std::cmp::Reverse(**count));
    for (reason, count) in reasons.into_iter().take(20) {
        println!("{count} refused: {reason}");
    }
    for (what, count) in &counts.unknown {
        println!("{count} not known to the interpreter: {what}");
    }
    let is_good = counts.failed + counts.crashed + counts.unfinished == 0;
    if is_good { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// Does what this process is to do.
fn work(share: Share, wanted: &Wanted) -> Result<(), String> {
    // The panics of the compiler are counted.
    std::panic::set_hook(Box::new(|_| {}));
    device::compile_quickly();
    if wanted.paints {
        let painter = Painter::open(false)?;
        return work_with(&painting(&painter)?, None, share, wanted);
    }
    let device = Device::open()?;
    let run = computing(&device);
    let wave = if wanted.is_alone { None } else { Some(wave(&run)?) };
    work_with(&run, wave, share, wanted)
}

/// `wave` is for the interpreter, if it takes part.
fn work_with(run: &Run, wave: Option<usize>, share: Share, wanted: &Wanted) -> Result<(), String> {
    let validator = Validator::find();
    let folder = std::env::temp_dir().join(format!("random-programs-{}", std::process::id()));
    std::fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let validate = |words: &[u32], args: &[String]| match &validator {
        Some(validator) => validator.check(words, args),
        None => Ok(()),
    };
    let judges = |reference| Judges { validate: &validate, reference, wave, folder: folder.clone() };
    let (all, ours) = (judges(wanted.reference.clone()), judges(None));
    let mut is_again = share.begins_again();
    // The other processes are ended then; a program that becomes smaller is told of shortly before.
    let end = wanted.time.map(|time| Instant::now() + time.mul_f32(0.9));
    share.each(
        wanted.from..wanted.from + wanted.count,
        |seed| format!("seed {seed}"),
        |seed| {
            let program = match wanted.texts.get((seed - wanted.from) as usize) {
                Some(text) => with_text(&wanted.program(wanted.from), text.clone()),
                None => wanted.program(seed),
            };
            let is_alone = std::mem::take(&mut is_again);
            let judges = if is_alone { &ours } else { &all };
            match judge(run, judges, &program, &wanted.level.map_or(levels(seed).to_vec(), |it| vec![it])) {
                Ok(_) if is_alone && wanted.reference.is_some() => Told::ReferenceCrashes,
                Ok(Judgement { verdict, interpreted }) => {
                    let unknown = match interpreted {
                        Interpreted::Unsupported(what) => what,
                        Interpreted::Agrees | Interpreted::NotAsked => String::new(),
                    };
                    match verdict {
                        Verdict::Agrees => Told::Agrees(unknown),
                        Verdict::AgreesAmongLevels => Told::AgreesAmongLevels(unknown),
                        Verdict::ReferenceRefuses(report) => Told::Refused(reason(&report)),
                        Verdict::ReferenceContradictsItself(text) => Told::Contradicts(text),
                        Verdict::Undefined(why) => Told::Undefined(why),
                    }
                }
                Err(failure) => {
                    let mut text = format!("{:?}: {}", failure.fault, failure.text);
                    if wanted.shrinks {
                        let (smaller, shrunk) = shrink::shrink(run, judges, &program, &failure, end);
                        text += &format!("\n{shrunk}\n// {}\n{}\n", smaller.args.join(" "), smaller.text);
                    }
                    Told::Failed(text)
                }
            }
        },
    );
    let _ = std::fs::remove_dir_all(&folder);
    Ok(())
}
