//! Tests shared among processes, one a core: a driver for the CPU is not sure to bear several devices in threads of one
//! process. Each piece of work is named before it is done, so that one on which a driver crashes or hangs fails alone, and
//! a new process goes on behind it.

use crate::adapter;
use std::io::{BufRead, BufReader, Write};
use std::panic::AssertUnwindSafe;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::time::{Duration, Instant};

const VARIABLE: &str = "EXEC_SHARD";
/// Seconds that a piece of work may take.
const PATIENCE: &str = "EXEC_PATIENCE";
const STACK: usize = 16 << 20;
/// Processes that may end early in each share, before it is given up.
const DEATHS: usize = 20;

/// What became of a piece of work.
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

/// Every `count`-th piece of work, from `index` on, but for what another process did: those before `from`.
#[derive(Clone, Copy, Debug)]
pub struct Share {
    index: usize,
    count: usize,
    from: usize,
}

impl Share {
    /// Does what this process is to do of all the work.
    pub fn each<T>(
        self,
        all: impl IntoIterator<Item = T>,
        name: impl Fn(&T) -> String,
        mut work: impl FnMut(T) -> Outcome,
    ) {
        let all = all.into_iter().enumerate().skip(self.index).step_by(self.count);
        for (at, piece) in all.skip_while(|it| it.0 < self.from) {
            Message::Begun(at, name(&piece)).send();
            let start = Instant::now();
            let outcome = std::panic::catch_unwind(AssertUnwindSafe(|| work(piece)));
            if std::env::var_os("TIMES").is_some() {
                eprintln!("{:6.2} s for the last", start.elapsed().as_secs_f32());
            }
            Message::Done(outcome.unwrap_or_else(|_| Outcome::Failed("a panic, see above".into()))).send();
        }
    }

    fn from_environment() -> Option<Share> {
        let text = std::env::var(VARIABLE).ok()?;
        let mut numbers = text.split('/').map(str::parse);
        let mut next = || numbers.next()?.ok();
        Some(Share { index: next()?, count: next()?, from: next()? })
    }
}

/// What a process tells the one that waits for it, each in a line.
enum Message {
    Begun(usize, String),
    Done(Outcome),
}

impl Message {
    /// Where a message starts in a line, behind what the test harness may have written there.
    const START: &str = "\u{1}";
    const NEWLINE: &str = "\u{2}";

    fn send(&self) {
        let text = match self {
            Message::Begun(at, name) => format!("begun {at} {name}"),
            Message::Done(Outcome::Passed) => "passed ".into(),
            Message::Done(Outcome::Skipped(why)) => format!("skipped {why}"),
            Message::Done(Outcome::Failed(why)) => format!("failed {why}"),
        };
        println!("{}{}", Message::START, text.replace('\n', Message::NEWLINE));
    }

    fn read(line: &str) -> Option<Message> {
        let text = line.split_once(Message::START)?.1.replace(Message::NEWLINE, "\n");
        let (word, rest) = text.split_once(' ')?;
        Some(match word {
            "begun" => {
                let (at, name) = rest.split_once(' ')?;
                Message::Begun(at.parse().ok()?, name.into())
            }
            "passed" => Message::Done(Outcome::Passed),
            "skipped" => Message::Done(Outcome::Skipped(rest.into())),
            _ => Message::Done(Outcome::Failed(rest.into())),
        })
    }
}

/// How a process ended.
enum End {
    Exit(ExitStatus),
    TooSlow,
}

/// Has copies of this process run the test of that name, each of which does `work` for its share. Panics with what failed
/// in any.
pub fn in_processes(test: &str, work: impl FnOnce(Share) + Send) {
    let count = std::thread::available_parallelism().map_or(2, |it| it.get());
    in_processes_of(count, test, work);
}

fn in_processes_of(count: usize, test: &str, work: impl FnOnce(Share) + Send) {
    if let Some(share) = Share::from_environment() {
        std::thread::scope(|scope| {
            let thread = std::thread::Builder::new().stack_size(STACK);
            let thread = thread.spawn_scoped(scope, || work(share)).expect("threads start");
            thread.join().expect("no panic, see above");
        });
        return;
    }
    let failed: Vec<String> = std::thread::scope(|scope| {
        let waiting: Vec<_> =
            (0..count).map(|index| scope.spawn(move || supervise(test, index, count))).collect();
        waiting.into_iter().flat_map(|it| it.join().expect("waiting does not panic")).collect()
    });
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

/// What failed in a share.
fn supervise(test: &str, index: usize, count: usize) -> Vec<String> {
    let mut failed = Vec::new();
    let mut share = Share { index, count, from: 0 };
    let mut tried_again = None;
    for _ in 0..DEATHS {
        let (end, last) = watch(start(test, share), test, &mut failed);
        let what = match (end, last) {
            (End::Exit(status), _) if status.success() => return failed,
            (End::Exit(status), None) => {
                failed.push(format!("share {index} of {count}: {status}, see above"));
                return failed;
            }
            // A driver for the CPU crashes once in a long while, whatever it runs.
            (End::Exit(status), Some((at, name))) if status.code().is_none() && tried_again != Some(at) => {
                eprintln!("{test}: {name} ends its process with {status}; once more");
                tried_again = Some(at);
                share.from = at;
                continue;
            }
            (End::Exit(status), Some((at, name))) => {
                share.from = at + 1;
                format!("{name}:\n    ends its process with {status}")
            }
            (End::TooSlow, Some((at, name))) => {
                share.from = at + 1;
                format!("{name}:\n    takes longer than {} s", patience().as_secs())
            }
            (End::TooSlow, None) => {
                failed.push(format!("share {index} of {count} does not begin"));
                return failed;
            }
        };
        failed.push(what);
    }
    failed.push(format!("share {index} of {count} is given up after {DEATHS} processes"));
    failed
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

fn start(test: &str, Share { index, count, from }: Share) -> Child {
    let program = std::env::current_exe().expect("this is a program");
    let mut command = Command::new(program);
    command
        .args([test, "--exact", "--nocapture", "--include-ignored"])
        .env(VARIABLE, format!("{index}/{count}/{from}"));
    command.stdin(Stdio::null()).stdout(Stdio::piped());
    command.spawn().expect("a copy of this process starts")
}

/// Hears what a process says until it ends; what it was at then, if anything.
fn watch(mut child: Child, test: &str, failed: &mut Vec<String>) -> (End, Option<(usize, String)>) {
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
    let is_slow = loop {
        match messages.recv_timeout(patience()) {
            Ok(Message::Begun(index, name)) => at = Some((index, name)),
            Ok(Message::Done(outcome)) => {
                let (_, name) = at.take().unwrap_or_default();
                match outcome {
                    Outcome::Passed => {}
                    Outcome::Skipped(why) if may_skip() => {
                        // Not by a macro, whose text nobody sees when the test passes.
                        let _ = writeln!(std::io::stderr(), "{test}: skipped {name}: {why}");
                    }
                    Outcome::Skipped(why) => failed.push(format!("{name}: is not run, since {why}")),
                    Outcome::Failed(why) => {
                        failed.push(format!("{name}:\n    {}", why.replace('\n', "\n    ")))
                    }
                }
            }
            Err(RecvTimeoutError::Disconnected) => break false,
            Err(RecvTimeoutError::Timeout) => break true,
        }
    };
    if is_slow {
        let _ = child.kill();
    }
    let status = child.wait().expect("a child can be waited for");
    let _ = reader.join();
    (if is_slow { End::TooSlow } else { End::Exit(status) }, at)
}
