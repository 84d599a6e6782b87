//! Work, mostly tests, shared among processes, one a core: a driver for the CPU is not sure to bear several devices in
//! threads of one process. Each piece of work is named before it is done, so that one on which a driver crashes or hangs
//! fails alone, and a new process goes on behind it.

use crate::adapter;
use std::io::{BufRead, BufReader, Write};
use std::panic::AssertUnwindSafe;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::Mutex;
use std::sync::mpsc::{self, RecvTimeoutError};
use std::time::{Duration, Instant};

const VARIABLE: &str = "EXEC_SHARD";
/// Seconds that a piece of work may take.
const PATIENCE: &str = "EXEC_PATIENCE";
const STACK: usize = 16 << 20;
/// Processes that may end early in each share, before it is given up.
const DEATHS: usize = 20;

/// What comes of a piece of work, as a process tells the one that waits for it.
pub trait Report: Sized + Send + 'static {
    /// What kind of end it is, in a word, and what there is to say about it.
    fn write(&self) -> (&'static str, &str);

    fn read(word: &str, text: &str) -> Option<Self>;

    /// For work that panics.
    fn panicked() -> Self;
}

/// What became of a test.
#[derive(Debug, PartialEq, Eq)]
pub enum Outcome {
    Passed,
    /// What the device lacks for it.
    Skipped(String),
    Failed(String),
}

impl From<Result<(), String>> for Outcome {
    fn from(result: Result<(), String>) -> Outcome {
        result.map_or_else(Outcome::Failed, |()| Outcome::Passed)
    }
}

impl Report for Outcome {
    fn write(&self) -> (&'static str, &str) {
        match self {
            Outcome::Passed => ("passed", ""),
            Outcome::Skipped(why) => ("skipped", why),
            Outcome::Failed(why) => ("failed", why),
        }
    }

    fn read(word: &str, text: &str) -> Option<Outcome> {
        Some(match word {
            "passed" => Outcome::Passed,
            "skipped" => Outcome::Skipped(text.into()),
            "failed" => Outcome::Failed(text.into()),
            _ => return None,
        })
    }

    fn panicked() -> Outcome {
        Outcome::Failed("a panic, see above".into())
    }
}

/// Every `count`-th piece of work, from `index` on, but for what another process did: those before `from`.
#[derive(Clone, Copy, Debug)]
pub struct Share {
    index: usize,
    count: usize,
    from: usize,
    /// Whether a process has ended at the first of them before.
    again: bool,
}

impl Share {
    /// What this process is to do, if it is one of several.
    pub fn of_this_process() -> Option<Share> {
        let text = std::env::var(VARIABLE).ok()?;
        let mut numbers = text.split('/').map(str::parse);
        let mut next = || numbers.next()?.ok();
        Some(Share { index: next()?, count: next()?, from: next()?, again: next()? != 0 })
    }

    /// Whether a process has ended at the first piece of this share before.
    pub fn begins_again(self) -> bool {
        self.again
    }

    /// Does what this process is to do of all the work.
    pub fn each<T, R: Report>(
        self,
        all: impl IntoIterator<Item = T>,
        name: impl Fn(&T) -> String,
        mut work: impl FnMut(T) -> R,
    ) {
        let all = all.into_iter().enumerate().skip(self.index).step_by(self.count);
        for (at, piece) in all.skip_while(|it| it.0 < self.from) {
            Message::<R>::Begun(at, name(&piece)).send();
            let start = Instant::now();
            let report = std::panic::catch_unwind(AssertUnwindSafe(|| work(piece)));
            if std::env::var_os("TIMES").is_some() {
                eprintln!("{:6.2} s for the last", start.elapsed().as_secs_f32());
            }
            Message::Done(report.unwrap_or_else(|_| R::panicked())).send();
        }
    }
}

/// What a process tells the one that waits for it, each in a line.
enum Message<R> {
    Begun(usize, String),
    Done(R),
}

impl<R: Report> Message<R> {
    /// Where a message starts in a line, behind what the test harness may have written there.
    const START: &str = "\u{1}";
    const NEWLINE: &str = "\u{2}";

    fn send(&self) {
        let text = match self {
            Message::Begun(at, name) => format!("begun {at} {name}"),
            Message::Done(report) => {
                let (word, text) = report.write();
                format!("{word} {text}")
            }
        };
        println!("{}{}", Self::START, text.replace('\n', Self::NEWLINE));
    }

    fn read(line: &str) -> Option<Message<R>> {
        let text = line.split_once(Self::START)?.1.replace(Self::NEWLINE, "\n");
        let (word, rest) = text.split_once(' ')?;
        if word == "begun" {
            let (at, name) = rest.split_once(' ')?;
            return Some(Message::Begun(at.parse().ok()?, name.into()));
        }
        R::read(word, rest).map(Message::Done)
    }
}

/// How a process ended.
enum End {
    Exit(ExitStatus),
    TooSlow,
    /// No time is left for the work as a whole.
    Over,
}

/// What one hears of the work that other processes do.
pub enum Event<R> {
    /// The piece of that name came to its end.
    Done(String, R),
    /// The process ended at the piece of that name, or was ended since it took too long: why.
    Lost(String, String),
    /// Work that nobody does any more: why.
    GivenUp(String),
}

/// Has copies of this process run the test of that name, each of which does `work` for its share. Panics with what failed
/// in any.
pub fn in_processes(test: &str, work: impl FnOnce(Share) + Send) {
    in_processes_of(cores(), test, work);
}

fn cores() -> usize {
    std::thread::available_parallelism().map_or(2, |it| it.get())
}

fn in_processes_of(count: usize, test: &str, work: impl FnOnce(Share) + Send) {
    if let Some(share) = Share::of_this_process() {
        std::thread::scope(|scope| {
            let thread = std::thread::Builder::new().stack_size(STACK);
            let thread = thread.spawn_scoped(scope, || work(share)).expect("threads start");
            thread.join().expect("no panic, see above");
        });
        return;
    }
    let failed = Mutex::new(Vec::new());
    let hear = |event| {
        let line = match event {
            Event::Done(_, Outcome::Passed) => return,
            Event::Done(name, Outcome::Skipped(why)) if may_skip() => {
                // Not by a macro, whose text nobody sees when the test passes.
                let _ = writeln!(std::io::stderr(), "{test}: skipped {name}: {why}");
                return;
            }
            Event::Done(name, Outcome::Skipped(why)) => format!("{name}: is not run, since {why}"),
            Event::Done(name, Outcome::Failed(why)) | Event::Lost(name, why) => {
                format!("{name}:\n    {}", why.replace('\n', "\n    "))
            }
            Event::GivenUp(why) => why,
        };
        failed.lock().expect("hearing does not panic").push(line);
    };
    let crew = Crew { command: &["--exact", "--nocapture", "--include-ignored", test], count, until: None };
    crew.supervise(&hear);
    let failed = failed.into_inner().expect("hearing does not panic");
    assert!(failed.is_empty(), "{test}: {} failed:\n{}", failed.len(), failed.join("\n"));
}

/// Has a copy of this process run the test of that name: a driver that crashes or hangs ends that test, and no other of
/// its program.
pub fn alone(test: &str, body: impl FnOnce() + Send) {
    in_processes_of(1, test, |share| {
        let mut body = Some(body);
        share.each(
            [test],
            |it| (*it).to_owned(),
            |_| {
                body.take().expect("there is one piece of work")();
                Outcome::Passed
            },
        );
    });
}

/// Runs this program with those arguments, one process a core, each of which does what `Share::of_this_process` says of so
/// many pieces of work, and `hear`s what comes of them. What is not done at the end of `time` is given up.
pub fn copies<R: Report>(
    arguments: &[&str],
    pieces: u64,
    time: Option<Duration>,
    hear: impl Fn(Event<R>) + Sync,
) {
    let count = cores().min(usize::try_from(pieces).unwrap_or(usize::MAX));
    Crew { command: arguments, count, until: time.map(|it| Instant::now() + it) }.supervise(&hear);
}

/// Processes that do the shares of some work.
struct Crew<'a> {
    /// The arguments of each.
    command: &'a [&'a str],
    count: usize,
    /// When they are ended.
    until: Option<Instant>,
}

impl Crew<'_> {
    fn supervise<R: Report>(&self, hear: &(dyn Fn(Event<R>) + Sync)) {
        std::thread::scope(|scope| {
            for index in 0..self.count {
                scope.spawn(move || {
                    if let Err(why) = self.supervise_share(index, hear) {
                        hear(Event::GivenUp(why));
                    }
                });
            }
        });
    }

    /// Has one share done, and says why if not all of it is.
    fn supervise_share<R: Report>(&self, index: usize, hear: &dyn Fn(Event<R>)) -> Result<(), String> {
        let what = format!("share {index} of {}", self.count);
        let mut share = Share { index, count: self.count, from: 0, again: false };
        for _ in 0..DEATHS {
            let (end, last) = self.watch(self.start(share), hear);
            match (end, last) {
                (End::Exit(status), _) if status.success() => return Ok(()),
                (End::Exit(status), None) => return Err(format!("{what}: {status}, see above")),
                // A driver for the CPU crashes once in a long while, whatever it runs.
                (End::Exit(status), Some((at, name)))
                    if status.code().is_none() && !(share.again && share.from == at) =>
                {
                    eprintln!("{name} ends its process with {status}; once more");
                    share = Share { from: at, again: true, ..share };
                }
                (End::Exit(status), Some((at, name))) => {
                    share = Share { from: at + 1, again: false, ..share };
                    hear(Event::Lost(name, format!("ends its process with {status}")));
                }
                (End::TooSlow, Some((at, name))) => {
                    share = Share { from: at + 1, again: false, ..share };
                    hear(Event::Lost(name, format!("takes longer than {} s", patience().as_secs())));
                }
                (End::TooSlow, None) => return Err(format!("{what} does not begin")),
                (End::Over, Some((_, name))) => {
                    return Err(format!("{what} ends at {name}, since the time is over"));
                }
                (End::Over, None) => return Err(format!("{what} ends, since the time is over")),
            }
        }
        Err(format!("{what} is given up after {DEATHS} processes"))
    }

    fn start(&self, Share { index, count, from, again }: Share) -> Child {
        let program = std::env::current_exe().expect("this is a program");
        let mut command = Command::new(program);
        command.args(self.command).env(VARIABLE, format!("{index}/{count}/{from}/{}", u8::from(again)));
        command.stdin(Stdio::null()).stdout(Stdio::piped());
        command.spawn().expect("a copy of this process starts")
    }

    /// Hears what a process says until it ends; what it was at then, if anything.
    fn watch<R: Report>(&self, mut child: Child, hear: &dyn Fn(Event<R>)) -> (End, Option<(usize, String)>) {
        let output = BufReader::new(child.stdout.take().expect("it is piped"));
        let (sender, messages) = mpsc::channel();
        let reader = std::thread::spawn(move || {
            for message in output.lines().map_while(Result::ok).filter_map(|line| Message::read(&line)) {
                if sender.send(message).is_err() {
                    break;
                }
            }
        });
        let mut at: Option<(usize, String)> = None;
        let too_long = loop {
            let left = self.until.map(|it| it.saturating_duration_since(Instant::now()));
            match messages.recv_timeout(left.map_or(patience(), |left| left.min(patience()))) {
                Ok(Message::Begun(index, name)) => at = Some((index, name)),
                Ok(Message::Done(report)) => hear(Event::Done(at.take().unwrap_or_default().1, report)),
                Err(RecvTimeoutError::Disconnected) => break None,
                Err(RecvTimeoutError::Timeout) if left.is_some_and(|left| left < patience()) => {
                    break Some(End::Over);
                }
                Err(RecvTimeoutError::Timeout) => break Some(End::TooSlow),
            }
        };
        if too_long.is_some() {
            let _ = child.kill();
        }
        let status = child.wait().expect("a child can be waited for");
        let _ = reader.join();
        (too_long.unwrap_or(End::Exit(status)), at)
    }
}

/// Where all that the tests need is installed, nothing is skipped, unless somebody has chosen the device.
pub fn may_skip() -> bool {
    let is_strict = std::env::var("HLSL_REQUIRE_VALIDATOR").is_ok_and(|value| value == "1");
    !is_strict || adapter::is_chosen()
}

fn patience() -> Duration {
    let seconds = std::env::var(PATIENCE).ok().and_then(|it| it.parse().ok());
    Duration::from_secs(seconds.unwrap_or(900))
}
