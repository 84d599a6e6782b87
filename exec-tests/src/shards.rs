//! Long tests shared among processes, one a core: a driver for the CPU is not sure to bear several devices in threads
//! of one process, and one that crashes takes only its share along.

use std::process::{Command, Stdio};

const VARIABLE: &str = "EXEC_SHARD";
const STACK: usize = 16 << 20;

/// Every `count`-th piece of work, from `index` on.
#[derive(Clone, Copy, Debug)]
pub struct Shard {
    index: usize,
    count: usize,
}

impl Shard {
    pub fn share<T>(self, all: impl IntoIterator<Item = T>) -> impl Iterator<Item = T> {
        all.into_iter().skip(self.index).step_by(self.count)
    }

    fn from_environment() -> Option<Shard> {
        let text = std::env::var(VARIABLE).ok()?;
        let (index, count) = text.split_once('/')?;
        Some(Shard { index: index.parse().ok()?, count: count.parse().ok()? })
    }
}

/// Has copies of this process run the test of that name, each of which does `work` for its share. Panics with what went
/// wrong in any. A share that a signal ends is run once more.
pub fn in_processes(test: &str, work: impl FnOnce(Shard) -> Vec<String> + Send) {
    if let Some(shard) = Shard::from_environment() {
        let failed = std::thread::scope(|scope| {
            let thread = std::thread::Builder::new().stack_size(STACK);
            let thread = thread.spawn_scoped(scope, || work(shard)).expect("threads start");
            thread.join().unwrap_or_else(|_| vec!["a panic, see above".into()])
        });
        assert!(failed.is_empty(), "{} fail:\n{}", failed.len(), failed.join("\n"));
        return;
    }
    let count = std::thread::available_parallelism().map_or(2, |it| it.get());
    let start = |index: usize| {
        let program = std::env::current_exe().expect("this is a program");
        let mut command = Command::new(program);
        command.args([test, "--exact", "--nocapture"]).env(VARIABLE, format!("{index}/{count}"));
        command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
        command.spawn().expect("a copy of this process starts")
    };
    let mut failed = String::new();
    let children: Vec<_> = (0..count).map(|index| (index, start(index))).collect();
    std::thread::scope(|scope| {
        let waiting = children.into_iter().map(|(index, child)| {
            scope.spawn(move || {
                let output = child.wait_with_output().expect("a child can be waited for");
                if output.status.code().is_some() {
                    return output;
                }
                eprintln!("{test}: share {index} of {count} ended with {}; once more", output.status);
                start(index).wait_with_output().expect("a child can be waited for")
            })
        });
        for thread in waiting.collect::<Vec<_>>() {
            let output = thread.join().expect("waiting does not panic");
            if !output.status.success() {
                failed += &format!("{}\n", output.status);
                failed += &String::from_utf8_lossy(&output.stderr);
                failed += &String::from_utf8_lossy(&output.stdout);
            } else if std::env::var_os("TIMES").is_some() {
                eprint!("{}", String::from_utf8_lossy(&output.stderr));
            }
        }
    });
    assert!(failed.is_empty(), "{test}: {failed}");
}
