//! The shaders that are replaced together.

use std::{
    collections::BTreeSet,
    path::{Path, PathBuf},
    thread,
    time::{Duration, Instant},
};

use hlsl_core::{
    Output,
    diagnostics::Severity,
    options::Options,
    reload::{Built, Interface, Recipe, digest},
};

use super::{
    Change, Kept, ProgramId, Shader,
    files::{Files, Reader},
};
use crate::{Error, unit::write_wgsl};

/// Files are read when nothing has happened to them for this long: editors write several, and each in several steps.
pub(super) const QUIET: Duration = Duration::from_millis(50);

/// A file that is gone or empty is given this long to be written again.
pub(super) const PATIENCE: Duration = Duration::from_millis(400);

/// Files that never are quiet are read anyway.
pub(super) const LONGEST: Duration = Duration::from_secs(1);

/// A shader and what the running program knows about it.
#[derive(Debug)]
pub(super) struct Target {
    recipe: Recipe,
    options: Options,
    variant: Option<String>,
    /// Nothing, until the first version of a shader with which the program was not built.
    interface: Option<Interface>,
    /// The [`digest`] of the words that the program has.
    digest: Option<u64>,
}

impl Target {
    /// From the constant `RELOAD` of a generated module.
    pub(super) fn built(text: &str) -> Result<Target, Error> {
        let built = Built::from_text(text).map_err(|error| Error::Watch(error.to_string()))?;
        let target = Target::new(built.recipe, Some(built.interface), None)?;
        Ok(Target { digest: Some(built.digest), ..target })
    }

    pub(super) fn new(
        recipe: Recipe,
        interface: Option<Interface>,
        variant: Option<String>,
    ) -> Result<Target, Error> {
        if recipe.wgsl && !cfg!(feature = "wgsl") {
            let what = "this shader was built as WGSL, too: enable the feature `wgsl` of hlsl-build";
            return Err(Error::Watch(what.to_owned()));
        }
        let options = Options::from_args(&recipe.arguments);
        let options = options.map_err(|invalid| Error::Options(invalid.to_string()))?;
        Ok(Target { recipe, options, variant, interface, digest: None })
    }

    fn compile(&self, reader: &Reader) -> Output {
        let path = &self.recipe.path;
        hlsl_core::caught(path, &self.options, || {
            let files = reader.at(Path::new(&self.recipe.folder));
            let mut output = hlsl_core::compile(path, &files, &self.options);
            if self.recipe.wgsl {
                write_wgsl(&mut output);
            }
            if self.recipe.block_first {
                let ordered = output.words.as_deref().and_then(hlsl_core::bindings::block_first);
                output.words = ordered.or(output.words);
            }
            output
        })
    }

    fn shader(&self, output: Output) -> Shader {
        let warnings = output.reports().into_iter().map(|it| it.text).collect();
        Shader {
            path: PathBuf::from(&self.recipe.path),
            variant: self.variant.clone(),
            profile: self.options.profile.name(),
            entry_point: self.options.entry_point.clone(),
            words: output.words.unwrap_or_default(),
            wgsl: output.wgsl,
            warnings,
        }
    }
}

#[derive(Debug)]
pub(super) struct Program {
    id: ProgramId,
    targets: Vec<Target>,
    pub(super) files: Files,
    /// Why the program has older shaders than there are, if it was told so.
    kept: Option<Kept>,
}

impl Program {
    pub(super) fn new(id: ProgramId, targets: Vec<Target>) -> Program {
        Program { id, targets, files: Files::default(), kept: None }
    }

    /// Compiles all of it. Returns what the program does not know yet.
    pub(super) fn compile(&mut self) -> Option<Change> {
        let start = Instant::now();
        let (outputs, kept) = loop {
            let (outputs, kept) = self.attempt();
            // What is wrong may be that a file was read while somebody wrote it: before its text, a file is empty.
            let is_early = || start.elapsed() < PATIENCE;
            while kept.is_some() && self.files.has_empty() && !self.files.are_changed() && is_early() {
                thread::sleep(QUIET);
            }
            if kept.is_none() || !self.files.are_changed() || start.elapsed() > LONGEST {
                break (outputs, kept);
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
        for (target, output) in self.targets.iter_mut().zip(outputs) {
            let digest = output.words.as_deref().map(digest);
            is_new |= target.digest != digest;
            target.digest = digest;
            if target.interface.is_none() {
                target.interface = Some(Interface::of(&output.reflection));
            }
            shaders.push(target.shader(output));
        }
        // What brings back the words that the program has ends an error nevertheless.
        (is_new || was_kept).then_some(Change { program: self.id, result: Ok(shaders) })
    }

    /// Reads and compiles the files as they are, and says why the program cannot use the result.
    fn attempt(&mut self) -> (Vec<Output>, Option<Kept>) {
        let reader = Reader::default();
        let outputs: Vec<Output> = self.targets.iter().map(|it| it.compile(&reader)).collect();
        self.files = reader.into_files();
        let kept = errors(&outputs).or_else(|| self.other_interface(&outputs));
        (outputs, kept)
    }

    /// The first shader that the program cannot use.
    fn other_interface(&self, outputs: &[Output]) -> Option<Kept> {
        self.targets.iter().zip(outputs).find_map(|(target, output)| {
            let differences = target.interface.as_ref()?.differences(&Interface::of(&output.reflection));
            (!differences.is_empty()).then(|| Kept::Interface {
                path: PathBuf::from(&target.recipe.path),
                entry_point: target.options.entry_point.clone(),
                differences,
            })
        })
    }
}

/// What is wrong with any of the shaders, each error once although they share code.
fn errors(outputs: &[Output]) -> Option<Kept> {
    let reports: Vec<_> = outputs.iter().flat_map(Output::reports).collect();
    if !reports.iter().any(|it| it.severity == Severity::Error) {
        return None;
    }
    let mut told = BTreeSet::new();
    let text = reports.iter().filter(|it| told.insert(&it.text)).map(|it| it.text.as_str()).collect();
    Some(Kept::Errors { text })
}
