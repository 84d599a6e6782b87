//! One shader file with one set of definitions: the unit that is compiled, cached and written as a module.

use std::{
    collections::BTreeMap,
    path::{Path, PathBuf},
};

use hlsl_core::{
    Output, Session,
    bindings::{self, Permutations, Shader, Style},
    diagnostics::Severity,
    options::{DebugOptions, Options, PathPrefix, TargetEnvironment},
    reload::Recipe,
    source::load::{Load, Recorder},
};

use crate::{Error, entries, hash::hash_of, settings::DebugInfo, shared::Shared};

/// What to compile.
#[derive(Clone, Debug, Hash, PartialEq, Eq)]
pub(crate) struct Unit {
    pub(crate) path: PathBuf,
    /// The folders between the shader folder and the file: the modules around that of the file.
    pub(crate) folders: Vec<String>,
    /// The module inside that of the file, if the file is compiled with several sets of definitions.
    pub(crate) variant: Option<String>,
    /// What every entry point is compiled for.
    pub(crate) permutations: Permutations,
    /// DXC arguments, for every entry point.
    pub(crate) arguments: Vec<String>,
    pub(crate) debug: Debug,
    /// Whether to write WGSL as well.
    pub(crate) wgsl: bool,
    /// For modules with which a running program compiles their shaders again: where relative paths start.
    pub(crate) reload: Option<String>,
    /// Profile and name. Empty: determined from the file.
    pub(crate) entries: Vec<(String, String)>,
}

/// What debuggers show, unless the arguments decide about it.
#[derive(Clone, Debug, Hash, PartialEq, Eq)]
pub(crate) struct Debug {
    /// [`DebugInfo::FromCargo`] if the profile asks for debug information.
    pub(crate) info: DebugInfo,
    /// The folder that paths in debug information are relative to, if they are not written as they were found.
    pub(crate) relative_to: Option<String>,
}

/// The result.
#[derive(Clone, Debug, Default)]
pub(crate) struct Made {
    /// Every file that was requested, with the hash of its text; None if there is no such file.
    pub(crate) seen: BTreeMap<String, Option<u64>>,
    pub(crate) warnings: Vec<String>,
    pub(crate) errors: Vec<String>,
    pub(crate) entries: Vec<CompiledEntry>,
    /// The items of the Rust module; none for a file that is only included.
    pub(crate) module: String,
    pub(crate) is_cached: bool,
}

/// One entry point, compiled.
#[derive(Clone, Debug)]
pub(crate) struct CompiledEntry {
    pub(crate) profile: String,
    pub(crate) name: String,
    /// What was chosen; empty without a choice.
    pub(crate) permutation: String,
    pub(crate) words: Vec<u32>,
    /// As JSON.
    pub(crate) reflection: String,
    /// Empty if not requested.
    pub(crate) wgsl: String,
}

/// One entry point as the compiler left it.
pub(crate) struct Compiled {
    pub(crate) profile: String,
    pub(crate) name: String,
    /// What was chosen; empty without a choice.
    pub(crate) permutation: String,
    pub(crate) output: Output,
}

impl Debug {
    fn options(&self, target: TargetEnvironment) -> DebugOptions {
        let debug = match self.info {
            DebugInfo::None => DebugOptions::default(),
            DebugInfo::Lines => DebugOptions::lines(),
            DebugInfo::FromCargo if target.is_wgpu() => DebugOptions::default(),
            DebugInfo::Full | DebugInfo::FromCargo => DebugOptions::full(),
        };
        let prefix = |from: &String| PathPrefix { from: from.clone(), to: String::new() };
        DebugOptions { prefixes: self.relative_to.iter().map(prefix).collect(), ..debug }
    }
}

impl Unit {
    /// Compiles and writes the module's items.
    pub(crate) fn make(&self, style: &Style, shared: &Shared) -> Result<Made, Error> {
        let files = Recorder::new(&shared.files);
        let compiled = self.compile(&files, &shared.session)?;
        let seen = files.into_seen().into_iter();
        let seen = seen.map(|(path, text)| (path, text.map(|it| hash_of(&*it)))).collect();
        let mut made = Made { seen, ..Made::default() };
        for it in &compiled {
            for report in it.output.reports() {
                let (list, mut text) = match report.severity {
                    Severity::Error => (&mut made.errors, report.text),
                    _ => (&mut made.warnings, report.text),
                };
                // Permutations have the same mistakes in what they share: the first one stands for all.
                if list.iter().any(|it| it.starts_with(&text)) && !it.permutation.is_empty() {
                    continue;
                }
                if !it.permutation.is_empty() {
                    text = format!("{}\nin the permutation {}\n", text.trim_end(), it.permutation);
                }
                list.push(text);
            }
        }
        if made.errors.is_empty() && !compiled.is_empty() {
            let sources = made.seen.iter().filter(|(_, hash)| hash.is_some()).map(|(path, _)| path.clone());
            let main = slashes(&self.path);
            let mut style = Style {
                sources: sources.filter(|it| *it != main).collect(),
                permutations: self.permutations.clone(),
                ..style.clone()
            };
            style.sources.insert(0, main);
            if let Some(folder) = &self.reload {
                let recipe = |it: &Compiled| {
                    self.recipe(&it.profile, &it.name, folder).map(|recipe| (it.name.clone(), recipe))
                };
                style.reload = compiled.iter().map(recipe).collect::<Result<_, _>>()?;
            }
            made.module = hlsl_core::bindings::module(&shaders(&compiled), &style)
                .map_err(|it| Error::Conflict { path: self.path.clone(), what: it.to_string() })?;
        }
        made.entries = compiled
            .into_iter()
            .map(|it| CompiledEntry {
                profile: it.profile,
                name: it.name,
                permutation: it.permutation,
                reflection: it.output.reflection.to_json(),
                wgsl: it.output.wgsl.unwrap_or_default(),
                words: it.output.words.unwrap_or_default(),
            })
            .collect();
        Ok(made)
    }

    /// Profile and name of each entry point.
    pub(crate) fn entries_in(&self, files: &dyn Load) -> Result<Vec<(String, String)>, Error> {
        if self.entries.is_empty() { self.discover(files) } else { Ok(self.entries.clone()) }
    }

    /// Compiles every entry point.
    pub(crate) fn compile(&self, files: &dyn Load, session: &Session) -> Result<Vec<Compiled>, Error> {
        let entries = self.entries_in(files)?;
        let path = slashes(&self.path);
        let mut compiled = Vec::new();
        for index in 0..self.permutations.count() {
            let permutation = match self.permutations.is_empty() {
                true => String::new(),
                false => self.permutations.label(index),
            };
            let chosen = self.permutations.arguments(index);
            for (profile, name) in &entries {
                let options = self.permuted_options(profile, name, &chosen)?;
                let output = hlsl_core::caught(&path, &options, || {
                    let mut output = session.compile(&path, files, &options);
                    if self.wgsl {
                        write_wgsl(&mut output);
                    }
                    output
                });
                let (profile, name) = (profile.clone(), name.clone());
                compiled.push(Compiled { profile, name, permutation: permutation.clone(), output });
            }
        }
        Ok(compiled)
    }

    /// The options for the compiler. Invalid options are found before anything is compiled.
    pub(crate) fn check_options(&self) -> Result<(), Error> {
        let probe = [("lib_6_8".to_owned(), String::new())];
        let entries = if self.entries.is_empty() { &probe[..] } else { &self.entries };
        entries.iter().try_for_each(|(profile, name)| self.options(profile, name).map(drop))
    }

    fn options(&self, profile: &str, entry_point: &str) -> Result<Options, Error> {
        self.permuted_options(profile, entry_point, &[])
    }

    /// `chosen`: the arguments of a permutation.
    fn permuted_options(
        &self,
        profile: &str,
        entry_point: &str,
        chosen: &[String],
    ) -> Result<Options, Error> {
        let mut arguments = self.arguments(profile, entry_point);
        arguments.extend(chosen.iter().cloned());
        Options::from_args_with_debug(&arguments, |target| self.debug.options(target))
            .map_err(|invalid| Error::Options(invalid.to_string()))
    }

    fn arguments(&self, profile: &str, entry_point: &str) -> Vec<String> {
        let named = ["-T", profile, "-E", entry_point].map(str::to_owned);
        named.into_iter().chain(self.arguments.iter().cloned()).collect()
    }

    /// How to compile one of its entry points with relative paths that start at `folder`.
    pub(crate) fn recipe(&self, profile: &str, entry_point: &str, folder: &str) -> Result<Recipe, Error> {
        let recipe = Recipe {
            folder: folder.to_owned(),
            path: slashes(&self.path),
            arguments: self.arguments(profile, entry_point),
            wgsl: self.wgsl,
            block_first: false,
        };
        Ok(recipe.with_debug(&self.options(profile, entry_point)?))
    }

    /// Profile and name of each entry point of a file for which none were named.
    fn discover(&self, files: &dyn Load) -> Result<Vec<(String, String)>, Error> {
        let options = self.options("lib_6_8", "")?;
        let found = entries::find(&slashes(&self.path), files, &options);
        let found =
            found.map_err(|it| Error::EntryLine { path: self.path.clone(), line: it.line, what: it.what })?;
        // Who defines variants or permutations of a file does not mean that it is only included.
        if found.is_empty() && (self.variant.is_some() || !self.permutations.is_empty()) {
            return Err(Error::NoEntryPoint { path: self.path.clone() });
        }
        Ok(found)
    }

    /// The names of the modules around the unit's module, followed by its own.
    pub(crate) fn modules(&self) -> Vec<String> {
        let stem = self.path.file_stem().unwrap_or_default().to_string_lossy();
        let names = self.folders.iter().map(String::as_str).chain([&*stem]).chain(self.variant.as_deref());
        names.map(bindings::module_name).collect()
    }

    /// The stem of the names of the files of a permutation, whose label is empty without any.
    pub(crate) fn permuted_stem(&self, permutation: &str) -> String {
        match permutation {
            "" => self.file_stem(),
            chosen => format!("{}.{}", self.file_stem(), chosen.replace(", ", ".").replace(' ', "-")),
        }
    }

    /// The stem of the names of its files: `sky` or `sky.night`.
    fn file_stem(&self) -> String {
        let stem = self.path.file_stem().unwrap_or_default().to_string_lossy();
        let names = self.folders.iter().map(String::as_str).chain([&*stem]).chain(self.variant.as_deref());
        names.collect::<Vec<_>>().join(".")
    }
}

#[cfg(feature = "wgsl")]
pub(crate) fn write_wgsl(output: &mut Output) {
    output.write_wgsl(hlsl_wgsl::write);
}

/// Cannot be requested without the feature.
#[cfg(not(feature = "wgsl"))]
pub(crate) fn write_wgsl(_: &mut Output) {}

/// The input of the writers of Rust and C.
pub(crate) fn shaders(compiled: &[Compiled]) -> Vec<Shader<'_>> {
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

/// The compiler's paths only have `/`, which Windows accepts as well.
pub(crate) fn slashes(path: &Path) -> String {
    path.to_string_lossy().replace('\\', "/")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn debug(info: DebugInfo, arguments: &[&str]) -> DebugOptions {
        let unit = Unit {
            path: "shaders/sky.ps.hlsl".into(),
            folders: Vec::new(),
            variant: None,
            permutations: Permutations::new(),
            arguments: arguments.iter().map(|it| (*it).to_owned()).collect(),
            debug: Debug { info, relative_to: Some("/home/me/app".into()) },
            wgsl: false,
            reload: None,
            entries: Vec::new(),
        };
        unit.options("ps_6_0", "main").unwrap_or_else(|error| panic!("{error}")).debug
    }

    #[test]
    fn arguments_overrule_debug_info() {
        let is = |debug: DebugOptions, plain: DebugOptions| {
            assert_eq!(debug.remap("/home/me/app/shaders/sky.hlsl"), "shaders/sky.hlsl");
            assert_eq!(DebugOptions { prefixes: Vec::new(), arguments: String::new(), ..debug }, plain);
        };
        is(debug(DebugInfo::None, &[]), DebugOptions::default());
        is(debug(DebugInfo::Lines, &[]), DebugOptions::lines());
        is(debug(DebugInfo::FromCargo, &[]), DebugOptions::full());
        is(debug(DebugInfo::Full, &["-Zi"]), DebugOptions::plain());
        is(debug(DebugInfo::None, &["-fspv-debug=line"]), DebugOptions::lines());
        is(debug(DebugInfo::Full, &["-Qstrip_debug"]), DebugOptions::default());
    }

    #[test]
    fn naga_gets_debug_information_only_if_it_is_asked_for_by_name() {
        let wgpu = &["-fspv-target-env=wgpu"];
        assert!(!debug(DebugInfo::FromCargo, wgpu).is_wanted());
        assert!(debug(DebugInfo::Full, wgpu).is_wanted());
    }
}
