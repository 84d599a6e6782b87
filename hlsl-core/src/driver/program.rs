//! What is compiled as what, and what is made of it.

use std::collections::BTreeSet;

use super::Debug;
use crate::{
    Compilation, Report,
    bindings::{Permutations, Shader},
    diagnostics::Severity,
    options::{BindingSlot, InvalidOptions, Options},
    reload::Recipe,
    source::load::Seen,
};

/// Jobs whose interfaces belong together: structs, bindings and push constants mean the same in all of them, and one module
/// of Rust is written for them.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Program {
    /// With permutations, those of the first one, then those of the second, and so on.
    pub jobs: Vec<Job>,
    /// Whether they are of pipelines that share layouts: no two resources have one number, and stages fit together.
    pub is_group: bool,
}

/// What is compiled as what.
#[derive(Clone, Debug, PartialEq)]
pub struct Job {
    /// The name of the generated items, usually that of the entry point.
    pub name: String,
    /// What was chosen, as `High, FOG`; empty where there is nothing to choose.
    pub permutation: String,
    /// Where relative paths start; empty for the current folder.
    pub folder: String,
    /// The main file.
    pub path: String,
    /// As DXC takes them, with profile and entry point. None where only the options are known.
    pub arguments: Vec<String>,
    /// What the arguments say, and debug information that was asked for in another way.
    pub options: Options,
    pub outputs: Outputs,
}

/// What is wanted besides words, reflection and diagnostics.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Outputs {
    /// The shader as WGSL.
    pub wgsl: bool,
    /// The reflection of an outline, if the shader does not compile.
    pub outline: bool,
    /// Words for [vulkano 0.34](crate::bindings::block_first).
    pub block_first: bool,
    /// No words.
    pub only_checked: bool,
}

impl Program {
    /// A job for each entry point and permutation, in the order in which a program has them. `job` makes one, with the
    /// arguments of a permutation.
    pub fn jobs<'a, T, E>(
        entries: &'a [T],
        permutations: &'a Permutations,
        job: impl Fn(&T, Vec<String>) -> Result<Job, E>,
    ) -> impl Iterator<Item = Result<Job, E>> {
        let all = (0..permutations.count()).flat_map(|index| entries.iter().map(move |it| (index, it)));
        all.map(move |(index, entry)| {
            let job = job(entry, permutations.arguments(index))?;
            Ok(Job { permutation: permutations.label(index), ..job })
        })
    }
}

impl Job {
    /// The job with these options, named after its entry point.
    #[must_use]
    pub fn of(path: &str, options: Options) -> Job {
        Job {
            name: options.entry_point.clone(),
            permutation: String::new(),
            folder: String::new(),
            path: path.to_owned(),
            arguments: Vec::new(),
            options,
            outputs: Outputs::default(),
        }
    }

    /// The job for an entry point, given behind its profile.
    ///
    /// # Errors
    /// Arguments that are unknown or contradict each other.
    pub fn new(
        path: &str,
        (profile, entry_point): (&str, &str),
        arguments: Vec<String>,
        debug: &Debug,
    ) -> Result<Job, InvalidOptions> {
        let named = ["-T", profile, "-E", entry_point].map(str::to_owned);
        let arguments: Vec<String> = named.into_iter().chain(arguments).collect();
        let options = Options::from_args_with_debug(&arguments, |target| debug.options(target))?;
        Ok(Job { arguments, ..Job::of(path, options) })
    }

    /// The job that a module was generated for.
    ///
    /// # Errors
    /// Arguments that this version of the compiler does not know.
    pub fn again(recipe: Recipe) -> Result<Job, InvalidOptions> {
        let options = Options::from_args(&recipe.arguments)?;
        let Recipe { folder, path, arguments, wgsl, block_first, .. } = recipe;
        let outputs = Outputs { wgsl, block_first, ..Outputs::default() };
        Ok(Job { folder, arguments, outputs, ..Job::of(&path, options) })
    }

    /// How a running program compiles it again, with relative paths that start at `folder`.
    #[must_use]
    pub fn recipe(&self, folder: &str) -> Recipe {
        let Outputs { wgsl, block_first, .. } = self.outputs;
        let (folder, path, arguments) = (folder.to_owned(), self.path.clone(), self.arguments.clone());
        Recipe { folder, path, arguments, wgsl, block_first, is_group: false }.with_debug(&self.options)
    }
}

/// What the driver returns.
#[derive(Clone, Debug, Default)]
pub struct Made {
    /// In the order of the jobs.
    pub shaders: Vec<Compiled>,
    /// What does not fit together in a group.
    pub misfits: Vec<Report>,
    /// Every file that was asked for.
    pub seen: Seen,
}

/// One entry point. If compilation failed, there are no words, and the reflection is an outline if the job wants one.
#[derive(Clone, Debug)]
pub struct Compiled {
    pub name: String,
    pub permutation: String,
    pub output: Compilation,
    /// The numbers of resources that have others in a group than by themselves.
    pub numbers: Vec<(String, BindingSlot)>,
}

impl Program {
    /// How a running program compiles the jobs again, by name: those of a group with the numbers that they have in it.
    #[must_use]
    pub fn recipes(&self, made: &[Compiled], folder: &str) -> Vec<(String, Recipe)> {
        let recipe = |(job, compiled): (&Job, &Compiled)| {
            let mut recipe = Recipe { is_group: self.is_group, ..job.recipe(folder) };
            for (name, BindingSlot { set, binding }) in &compiled.numbers {
                let words =
                    ["-fvk-bind-name", name, &binding.to_string(), &set.to_string()].map(str::to_owned);
                recipe.arguments.extend(words);
            }
            (job.name.clone(), recipe)
        };
        self.jobs.iter().zip(made).map(recipe).collect()
    }
}

impl Made {
    /// Errors and warnings, each once: entry points of a file have the same in what they share, and so do permutations, of
    /// which the first that has it is named.
    #[must_use]
    pub fn reports(&self) -> Vec<Report> {
        let mut told = BTreeSet::new();
        let mut reports = Vec::new();
        for it in &self.shaders {
            for mut report in it.output.reports() {
                if !told.insert(report.text.clone()) {
                    continue;
                }
                if !it.permutation.is_empty() {
                    let text = report.text.trim_end();
                    report.text = format!("{text}\nin the permutation {}\n", it.permutation);
                }
                reports.push(report);
            }
        }
        reports.extend(self.misfits.iter().cloned());
        reports
    }

    /// The texts of errors, and those of warnings.
    #[must_use]
    pub fn errors_and_warnings(&self) -> (Vec<String>, Vec<String>) {
        let (errors, warnings): (Vec<_>, Vec<_>) =
            self.reports().into_iter().partition(|it| it.severity == Severity::Error);
        let texts = |reports: Vec<Report>| reports.into_iter().map(|it| it.text).collect();
        (texts(errors), texts(warnings))
    }
}

/// The input of the writers of Rust and C.
pub fn shaders(compiled: &[Compiled]) -> Vec<Shader<'_>> {
    compiled
        .iter()
        .map(|it| Shader {
            name: &it.name,
            words: it.output.words.as_deref().unwrap_or_default(),
            wgsl: it.output.wgsl.as_deref(),
            reflection: &it.output.reflection,
        })
        .collect()
}
