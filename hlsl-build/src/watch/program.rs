//! The shaders that are replaced together.

use std::{
    path::PathBuf,
    thread,
    time::{Duration, Instant},
};

use hlsl_core::{
    Compilation,
    diagnostics::Severity,
    driver::{self, Job, Made},
    reload::{Built, Interface, digest},
};

use super::{
    Change, Kept, ProgramId, Shader,
    files::{Files, Reader},
};
use crate::{Error, unit};

/// Files are read when nothing has happened to them for this long: editors write several, and each in several steps.
pub(super) const QUIET: Duration = Duration::from_millis(50);

/// A file that is gone or empty is given this long to be written again.
pub(super) const PATIENCE: Duration = Duration::from_millis(400);

/// Files that never are quiet are read anyway.
pub(super) const LONGEST: Duration = Duration::from_secs(1);

/// What the running program knows about a shader.
#[derive(Debug, Default)]
pub(super) struct Known {
    variant: Option<String>,
    /// Nothing, until the first version of a shader with which the program was not built.
    interface: Option<Interface>,
    /// The [`digest`] of the words that the program has.
    digest: Option<u64>,
}

impl Known {
    pub(super) fn of_variant(variant: Option<String>) -> Known {
        Known { variant, ..Known::default() }
    }

    fn shader(&self, job: &Job, output: Compilation) -> Shader {
        let warnings = output.reports().into_iter().map(|it| it.text).collect();
        Shader {
            path: PathBuf::from(&job.path),
            variant: self.variant.clone(),
            profile: job.options.profile.name(),
            entry_point: job.options.entry_point.clone(),
            words: output.words.unwrap_or_default(),
            wgsl: output.wgsl,
            warnings,
        }
    }
}

/// From the constant `RELOAD` of a generated module, and whether that is one of a program of several files.
pub(super) fn built(text: &str) -> Result<((Job, Known), bool), Error> {
    let Built { recipe, interface, digest } =
        Built::from_text(text).map_err(|error| Error::Watch(error.to_string()))?;
    if recipe.wgsl && !cfg!(feature = "wgsl") {
        let what = "this shader was built as WGSL, too: enable the feature `wgsl` of hlsl-build";
        return Err(Error::Watch(what.to_owned()));
    }
    let is_group = recipe.is_group;
    let job = Job::again(recipe)?;
    let known = Known { interface: Some(interface), digest: Some(digest), ..Known::default() };
    Ok(((job, known), is_group))
}

#[derive(Debug)]
pub(super) struct Program {
    id: ProgramId,
    program: driver::Program,
    /// Of each job.
    known: Vec<Known>,
    pub(super) files: Files,
    /// Why the program has older shaders than there are, if it was told so.
    kept: Option<Kept>,
}

impl Program {
    pub(super) fn new(id: ProgramId, targets: Vec<(Job, Known)>, is_group: bool) -> Program {
        let (jobs, known) = targets.into_iter().unzip();
        Program {
            id,
            program: driver::Program { jobs, is_group },
            known,
            files: Files::default(),
            kept: None,
        }
    }

    /// Compiles all of it. Returns what the program does not know yet.
    pub(super) fn compile(&mut self) -> Option<Change> {
        let start = Instant::now();
        let (made, kept) = loop {
            let (made, kept) = self.attempt();
            // What is wrong may be that a file was read while somebody wrote it: before its text, a file is empty.
            let is_early = || start.elapsed() < PATIENCE;
            while kept.is_some() && self.files.has_empty() && !self.files.are_changed() && is_early() {
                thread::sleep(QUIET);
            }
            if kept.is_none() || !self.files.are_changed() || start.elapsed() > LONGEST {
                break (made, kept);
            }
            thread::sleep(QUIET);
        };
        if let Some(kept) = kept {
            if self.kept.as_ref() == Some(&kept) {
                return None;
            }
            self.kept = Some(kept.clone());
            return Some(Change { program: self.id, result: Err(kept) });
        }
        let was_kept = self.kept.take().is_some();
        let mut is_new = false;
        let mut shaders = Vec::new();
        for ((job, known), it) in self.program.jobs.iter().zip(&mut self.known).zip(made.shaders) {
            let digest = it.output.words.as_deref().map(digest);
            is_new |= known.digest != digest;
            known.digest = digest;
            known.interface.get_or_insert_with(|| Interface::of(&it.output.reflection));
            shaders.push(known.shader(job, it.output));
        }
        // What brings back the words that the program has ends an error nevertheless.
        (is_new || was_kept).then_some(Change { program: self.id, result: Ok(shaders) })
    }

    /// Reads and compiles the files as they are, and says why the program cannot use the result.
    fn attempt(&mut self) -> (Made, Option<Kept>) {
        let reader = Reader::default();
        let mut made = unit::driver().make(&self.program, &reader);
        self.files = reader.into_files(std::mem::take(&mut made.seen));
        let kept = errors(&made).or_else(|| self.other_interface(&made));
        (made, kept)
    }

    /// The first shader that the program cannot use.
    fn other_interface(&self, made: &Made) -> Option<Kept> {
        self.program.jobs.iter().zip(&self.known).zip(&made.shaders).find_map(|((job, known), it)| {
            let differences = known.interface.as_ref()?.differences(&Interface::of(&it.output.reflection));
            (!differences.is_empty()).then(|| Kept::Interface {
                path: PathBuf::from(&job.path),
                entry_point: job.options.entry_point.clone(),
                differences,
            })
        })
    }
}

/// What is wrong with any of the shaders.
fn errors(made: &Made) -> Option<Kept> {
    let reports = made.reports();
    let text = || reports.iter().map(|it| it.text.as_str()).collect();
    reports.iter().any(|it| it.severity == Severity::Error).then(|| Kept::Errors { text: text() })
}
