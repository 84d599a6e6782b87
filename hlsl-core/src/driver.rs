//! What stands between the compiler and those who call it for a user: macros, build scripts, the command line, running programs.
//!
//! They turn what their user wrote into a [`Program`], and what was [`Made`] of it into their output. In between, files are
//! read through one recorder, panics become errors, WGSL is written, and each report is told once. A [`Store`] keeps results
//! in a folder, a [`Memory`] in this process; both compare the files that were read.

mod debug;
mod group;
mod memory;
mod program;
mod store;

pub use debug::{Debug, DebugInfo};
pub use group::name_in_group;
pub use memory::Memory;
pub use program::{Compiled, Job, Made, Outputs, Program, shaders};
pub use store::{Kept, Store, hash_of, write_whole};

use std::{path::Path, sync::Arc};

use crate::{
    Compilation, Observer, Session,
    bindings::block_first,
    caught, check,
    compile::{Nobody, compile_with},
    outline,
    source::load::{Load, LoadError, Recorder, Seen},
};

pub use crate::compile::WriteWgsl;

/// What the compilations of one process share, on any number of threads.
#[derive(Debug, Default)]
pub struct Driver {
    session: Option<Session>,
    write_wgsl: Option<WriteWgsl>,
}

impl Driver {
    /// For jobs of which many may be the same. Without `write_wgsl`, there is no WGSL, even where a job wants it.
    #[must_use]
    pub fn new(write_wgsl: Option<WriteWgsl>) -> Driver {
        Driver { session: Some(Session::default().writing(write_wgsl)), write_wgsl }
    }

    /// For jobs that all differ, which saves looking for equal ones.
    #[must_use]
    pub fn for_different_jobs(write_wgsl: Option<WriteWgsl>) -> Driver {
        Driver { session: None, write_wgsl }
    }

    /// Compiles all jobs. They see the same texts, even if somebody saves a file in between.
    pub fn make(&self, program: &Program, files: &dyn Load) -> Made {
        let files = Recorder::new(files);
        let compiled = |job: &Job| {
            let (name, permutation) = (job.name.clone(), job.permutation.clone());
            Compiled { name, permutation, output: self.output(job, &files), numbers: Vec::new() }
        };
        let mut shaders: Vec<Compiled> = program.jobs.iter().map(compiled).collect();
        let misfits = match program.is_group {
            true => group::fit(self, program, &files, &mut shaders),
            false => Vec::new(),
        };
        Made { shaders, misfits, seen: files.into_seen() }
    }

    /// Compiles one job.
    pub fn output(&self, job: &Job, files: &dyn Load) -> Compilation {
        self.finished(job, files, |files| match &self.session {
            Some(session) => session.compilation(&job.path, files, &job.options),
            None => compile_with(&job.path, files, &job.options, self.write_wgsl, &mut Nobody),
        })
    }

    /// The same, with an observer.
    pub fn observed(&self, job: &Job, files: &dyn Load, observer: &mut dyn Observer) -> Compilation {
        self.finished(job, files, |files| {
            compile_with(&job.path, files, &job.options, self.write_wgsl, observer)
        })
    }

    fn finished(
        &self,
        job: &Job,
        files: &dyn Load,
        compile: impl FnOnce(&dyn Load) -> Compilation,
    ) -> Compilation {
        let Job { path, options, outputs, .. } = job;
        let files = &Below { folder: Path::new(&job.folder), files };
        let mut output = caught(path, options, || {
            if outputs.only_checked {
                return check(path, files, options);
            }
            let mut output = compile(files);
            if outputs.wgsl {
                output = output.with_wgsl();
            }
            if outputs.block_first {
                let ordered = output.words.as_deref().and_then(block_first);
                output.words = ordered.or(output.words);
            }
            output
        });
        if outputs.outline && output.words.is_none() {
            let outline = || {
                let mut known = Compilation::default();
                known.reflection = outline(path, files, options);
                known
            };
            output.reflection = caught(path, options, outline).reflection;
        }
        output
    }
}

/// Files whose relative paths start in a folder.
struct Below<'a> {
    folder: &'a Path,
    files: &'a dyn Load,
}

impl Load for Below<'_> {
    fn load(&self, path: &str) -> Result<Arc<str>, LoadError> {
        if self.folder.as_os_str().is_empty() {
            return self.files.load(path);
        }
        self.files.load(&self.folder.join(path).to_string_lossy())
    }
}

/// Whether the files are what they were.
pub fn are_unchanged(seen: &Seen, files: &dyn Load) -> bool {
    seen.iter().all(|(path, text)| files.load(path).ok() == *text)
}

/// The compiler's paths only have `/`, which Windows accepts as well.
pub fn slashes(path: &Path) -> String {
    path.to_string_lossy().replace('\\', "/")
}
