//! [`Watcher`]: the shaders of a running program, compiled again whenever one of their files changes.

mod files;
mod message;
mod program;
mod system;
mod worker;

use std::{
    fmt,
    path::{Path, PathBuf},
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
        mpsc::{self, Receiver, Sender},
    },
    thread,
    time::Duration,
};

use hlsl_core::{
    bindings::Permutations,
    driver::{Job, slashes},
    source::load::FileLoader,
};

use self::{
    message::Message,
    program::{Known, Program, built},
    worker::Worker,
};
use crate::{Builder, Error, unit::Unit};

/// Compiles shaders of a running program again when a file changes that they consist of, on a thread of its own.
///
/// The modules that the macros generate with `reload: true`, and [`Builder::compile`] with [`Builder::reload`], have a
/// constant `RELOAD`. It names the file, the options and the interface that the program was built for, so that nothing has
/// to be said twice:
///
/// ```no_run
/// # mod shaders { pub mod sky {
/// #     pub mod vertex { pub const RELOAD: &str = ""; }
/// #     pub mod pixel { pub const RELOAD: &str = ""; }
/// # } }
/// # struct Pipeline;
/// # fn sky_pipeline(vertex: &[u32], pixel: &[u32]) -> Pipeline { Pipeline }
/// # fn draw(sky: &Pipeline) {}
/// # let mut pipeline = Pipeline;
/// use hlsl_build::Watcher;
/// use shaders::sky;
///
/// let mut watcher = Watcher::new()?;
/// // The shaders of one pipeline: either all of them are replaced, or none.
/// let sky = watcher.add([sky::vertex::RELOAD, sky::pixel::RELOAD])?;
/// loop {
///     while let Some(change) = watcher.try_next() {
///         match change.result {
///             Ok(shaders) if change.program == sky => {
///                 pipeline = sky_pipeline(&shaders[0].words, &shaders[1].words);
///             }
///             Ok(_) => {}
///             Err(kept) => eprintln!("{kept}"), // the shaders that the program has stay
///         }
///     }
///     draw(&pipeline);
/// }
/// # #[allow(unreachable_code)]
/// # Ok::<(), hlsl_build::Error>(())
/// ```
///
/// # What is watched
///
/// The shader, every file that it includes, and every place where such a file was looked for. What counts is the text: a file
/// may be replaced, renamed, removed and written again. A change is taken up when the files have been quiet for a moment.
///
/// The operating system tells of changes. In addition, the times of the files are compared every two seconds, because some
/// file systems, such as those over a network, tell nothing; and four times a second where the system refuses to tell.
///
/// # What is refused
///
/// A shader with an error, and one that the program cannot use as it was built: with other structs, bindings, push constants,
/// vertex inputs, render targets, specialization constants, entry points or another workgroup size. [`Kept`] has the
/// differences in words. A shader that uses less than it did is not refused. What passes from stage to stage is not compared,
/// nor are the capabilities that a device must have.
#[derive(Debug)]
pub struct Watcher {
    messages: Sender<Message>,
    changes: Receiver<Change>,
    count: usize,
    is_polling: Arc<AtomicBool>,
}

/// The shaders that were passed to one call of [`Watcher::add`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ProgramId(usize);

/// What has become of the shaders of a program, after a change of a file.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Change {
    /// Which program.
    pub program: ProgramId,
    /// All its shaders, in the order in which they were added, or why it has to keep those that it has.
    pub result: Result<Vec<Shader>, Kept>,
}

/// A shader that was compiled again.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Shader {
    /// The shader file, as the macro or the build script named it.
    pub path: PathBuf,
    /// The name of the variant, for a file with [`Builder::variants`] in [`Builder::watch`].
    pub variant: Option<String>,
    /// `ps_6_0`.
    pub profile: String,
    /// The name of the function.
    pub entry_point: String,
    /// The SPIR-V module.
    pub words: Vec<u32>,
    /// The shader as WGSL, if it was built with that.
    pub wgsl: Option<String>,
    /// Warnings, as text.
    pub warnings: Vec<String>,
}

/// Why a program keeps the shaders that it has. As text, it is for the person who changed the shader.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Kept {
    /// The compiler found errors.
    Errors {
        /// Errors and warnings, as `hlslc` prints them.
        text: String,
    },
    /// The program would have to be built again for it.
    Interface {
        /// The shader file.
        path: PathBuf,
        /// The name of the function.
        entry_point: String,
        /// What is different, one sentence for each.
        differences: Vec<String>,
    },
}

impl fmt::Display for Kept {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Kept::Errors { text } => f.write_str(text),
            Kept::Interface { path, entry_point, differences } => {
                write!(
                    f,
                    "{}: the program was built for another interface of `{entry_point}`:",
                    path.display()
                )?;
                differences.iter().try_for_each(|it| write!(f, "\n  {it}"))?;
                write!(f, "\nbuild the program again to use this shader")
            }
        }
    }
}

impl std::error::Error for Kept {}

impl Watcher {
    /// A watcher without programs.
    ///
    /// # Errors
    /// The operating system does not start a thread.
    pub fn new() -> Result<Watcher, Error> {
        Watcher::start(true, Duration::from_secs(2))
    }

    /// A watcher that polls the times of files, and does not rely on the operating system.
    ///
    /// # Errors
    /// The operating system does not start a thread.
    pub fn polling(interval: Duration) -> Result<Watcher, Error> {
        Watcher::start(false, interval)
    }

    fn start(is_told: bool, interval: Duration) -> Result<Watcher, Error> {
        let (messages, inbox) = mpsc::channel();
        let (outbox, changes) = mpsc::channel();
        let is_polling = Arc::new(AtomicBool::new(!is_told));
        let worker = Worker::new(outbox, is_polling.clone(), interval);
        let outside = messages.clone();
        thread::Builder::new()
            .name("hlsl-watch".into())
            .spawn(move || worker.run(&inbox, is_told.then_some(outside)))
            .map_err(|error| Error::Watch(format!("cannot start a thread: {error}")))?;
        Ok(Watcher { messages, changes, count: 0, is_polling })
    }

    /// Watches the shaders of one pipeline: the constants `RELOAD` of their modules. If the files are not those any more from
    /// which the program was built, that is the first change.
    ///
    /// # Errors
    /// A text is not a constant `RELOAD`, or requires WGSL without the feature `wgsl`.
    pub fn add<'a>(&mut self, shaders: impl IntoIterator<Item = &'a str>) -> Result<ProgramId, Error> {
        let mut is_group = false;
        let mut targets = Vec::new();
        for text in shaders {
            let (target, is_one) = built(text)?;
            is_group |= is_one;
            targets.push(target);
        }
        Ok(self.add_targets(targets, is_group))
    }

    /// `is_group`: whether the shaders fit together as those of a program of several files.
    fn add_targets(&mut self, targets: Vec<(Job, Known)>, is_group: bool) -> ProgramId {
        let id = ProgramId(self.count);
        self.count += 1;
        self.send(Message::Add(Program::new(id, targets, is_group)));
        id
    }

    /// The next change, if there is one by now.
    pub fn try_next(&mut self) -> Option<Change> {
        self.changes.try_recv().ok()
    }

    /// The next change, if there is one before the time is over.
    pub fn wait(&mut self, timeout: Duration) -> Option<Change> {
        self.changes.recv_timeout(timeout).ok()
    }

    /// Has `wake` called on the watcher's thread whenever there is a change to fetch: to wake an event loop that sleeps.
    pub fn on_change(&mut self, wake: impl Fn() + Send + 'static) {
        self.send(Message::Wake(Box::new(wake)));
    }

    /// Whether the operating system does not tell of changes, so that they are noticed later.
    pub fn is_polling(&self) -> bool {
        self.is_polling.load(Ordering::Relaxed)
    }

    /// The thread only ends with the watcher.
    fn send(&self, message: Message) {
        let _ = self.messages.send(message);
    }
}

impl Drop for Watcher {
    fn drop(&mut self) {
        self.send(Message::Stop);
    }
}

impl Builder {
    /// Watches all entry points instead of compiling them once: for programs without a build script. Each file (with each
    /// of its variants, and all files of a [`Builder::program`]) is a program of its own, whose shaders name file and entry point. The first version of it that compiles
    /// is also a change; it decides about the interface. Options for generated items have no effect, and files that are new
    /// in the folders are not seen.
    ///
    /// ```no_run
    /// let mut watcher = hlsl_build::Builder::new().entry("shaders/fog.hlsl", "cs_6_0", "fog").watch()?;
    /// while let Some(change) = watcher.wait(std::time::Duration::from_secs(1)) {
    ///     match change.result {
    ///         Ok(shaders) => println!("{}: {} words", shaders[0].entry_point, shaders[0].words.len()),
    ///         Err(kept) => eprintln!("{kept}"),
    ///     }
    /// }
    /// # Ok::<(), hlsl_build::Error>(())
    /// ```
    ///
    /// # Errors
    /// Those of [`Builder::compile`], apart from errors in shaders.
    pub fn watch(&self) -> Result<Watcher, Error> {
        let folder = std::env::current_dir()
            .map_err(|source| Error::Io { path: Path::new(".").to_owned(), source })?;
        let folder = slashes(&folder);
        let units = self.units()?;
        let mut watcher = Watcher::new()?;
        let mut count = 0;
        for unit in &units {
            // A program would have to choose among permutations.
            let unit = Unit { permutations: Permutations::new(), ..unit.clone() };
            let hlsl_core::driver::Program { jobs, is_group } = unit.program(&FileLoader::default())?;
            count += jobs.len();
            let target =
                |job| (Job { folder: folder.clone(), ..job }, Known::of_variant(unit.variant.clone()));
            let targets: Vec<_> = jobs.into_iter().map(target).collect();
            if !targets.is_empty() {
                watcher.add_targets(targets, is_group);
            }
        }
        self.has_entry_points(&units, count)?;
        Ok(watcher)
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    #[test]
    fn the_system_tells_of_changes_and_event_loops_are_woken() {
        let folder = std::env::temp_dir().join(format!("hlsl-watch-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        let path = folder.join("flat.hlsl");
        let shader = |value: &str| format!("float4 main() : SV_Target {{ return {value}; }}");
        fs::write(&path, shader("1")).unwrap();
        let job = Job::new(&slashes(&path), ("ps_6_0", "main"), Vec::new(), &Default::default()).unwrap();
        // Nobody looks unless told.
        let mut watcher = Watcher::start(true, Duration::from_secs(3600)).unwrap();
        let (woken, wakes) = mpsc::channel();
        watcher.on_change(move || {
            let _ = woken.send(());
        });
        watcher.add_targets(vec![(job, Known::of_variant(None))], false);
        for value in ["2", "3", "4"] {
            wakes.recv_timeout(Duration::from_secs(100)).expect("the event loop is woken");
            assert!(watcher.try_next().is_some_and(|it| it.result.is_ok()));
            assert!(watcher.try_next().is_none());
            if watcher.is_polling() {
                eprintln!("not checked: that the system tells of changes, because here it does not");
                break;
            }
            fs::write(&path, shader(value)).unwrap();
        }
        drop(watcher);
        fs::remove_dir_all(&folder).unwrap();
    }
}
