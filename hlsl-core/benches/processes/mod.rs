//! Measurements in processes of their own: a benchmark runs itself again, so that what one program leaves in memory does
//! not count for the next, and so that a program that takes too long can be ended.

use std::{
    io::{self, Read},
    process::{Command, ExitStatus, Stdio},
    time::{Duration, Instant},
};

/// More is as good as forever.
pub const LIMIT: Duration = Duration::from_secs(60);

/// What was left of a process.
pub struct Finished {
    pub output: String,
    pub errors: String,
    pub status: ExitStatus,
    /// Since it was started.
    pub seconds: f64,
    /// The most that was resident, as far as it was seen from outside.
    pub kilobytes: f64,
    /// Whether it was ended because it took too much, and of what.
    pub excess: Option<&'static str>,
}

/// The options of the compiler, those that start with `--`, and the rest, which are names.
pub struct Arguments {
    pub options: Vec<String>,
    pub own: Vec<String>,
    pub names: Vec<String>,
}

impl Arguments {
    /// Panics if there is one with `--` that is not `known`.
    pub fn split(args: Vec<String>, known: &[&str]) -> Arguments {
        let (options, names): (Vec<String>, Vec<String>) =
            args.into_iter().partition(|it| it.starts_with('-'));
        let (own, options): (Vec<String>, Vec<String>) =
            options.into_iter().partition(|it| it.starts_with("--"));
        if let Some(unknown) = own.iter().find(|it| !known.contains(&&***it)) {
            panic!("there is no option {unknown}; --help lists them");
        }
        Arguments { options, own, names }
    }

    pub fn has(&self, option: &str) -> bool {
        self.own.iter().any(|it| it == option)
    }

    /// Of all names, those that are given whole; what is not one selects all with it as a part.
    pub fn selects(&self, name: &str, all: &[&str]) -> bool {
        let fits = |given: &String| match all.contains(&&**given) {
            true => name == given,
            false => name.contains(&**given),
        };
        self.names.is_empty() || self.names.iter().any(fits)
    }
}

/// This program.
pub fn again() -> Command {
    Command::new(std::env::current_exe().expect("this program has a path"))
}

/// Runs it, for at most [`LIMIT`] and with at most so many kilobytes. An error if it does not start.
pub fn finish(command: &mut Command, max_kilobytes: f64) -> io::Result<Finished> {
    let mut child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn()?;
    let start = Instant::now();
    // A full pipe would make it wait.
    let output = read(child.stdout.take().expect("it is piped"));
    let errors = read(child.stderr.take().expect("it is piped"));
    let (mut kilobytes, mut excess) = (0.0_f64, None);
    let status = loop {
        if let Some(status) = child.try_wait()? {
            break status;
        }
        kilobytes = kilobytes.max(peak_kilobytes(&child.id().to_string()));
        if start.elapsed() > LIMIT {
            excess = Some("time");
        } else if kilobytes > max_kilobytes {
            excess = Some("memory");
        }
        if excess.is_some() {
            let _ = child.kill();
        }
        std::thread::sleep(Duration::from_millis(5));
    };
    let seconds = start.elapsed().as_secs_f64();
    let text = |thread: std::thread::JoinHandle<String>| thread.join().unwrap_or_default();
    Ok(Finished { output: text(output), errors: text(errors), status, seconds, kilobytes, excess })
}

fn read(mut pipe: impl Read + Send + 'static) -> std::thread::JoinHandle<String> {
    std::thread::spawn(move || {
        let mut bytes = Vec::new();
        let _ = pipe.read_to_end(&mut bytes);
        String::from_utf8_lossy(&bytes).into_owned()
    })
}

/// The most that was resident of a process, `self` or its number. 0 where the system does not tell (it is Linux that does).
pub fn peak_kilobytes(process: &str) -> f64 {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).unwrap_or_default();
    let peak = status.lines().find_map(|it| it.strip_prefix("VmHWM:")?.trim().strip_suffix(" kB"));
    peak.and_then(|it| it.parse().ok()).unwrap_or(0.0)
}
