//! The errors of a build script.

use std::{ffi::OsString, fmt, path::PathBuf};

use hlsl_core::{bindings::InvalidAxis, options::InvalidOptions};

/// Why a build failed.
#[non_exhaustive]
pub enum Error {
    /// Reading or writing failed.
    Io {
        /// The path that was read or written.
        path: PathBuf,
        /// The error of the operating system.
        source: std::io::Error,
    },
    /// A folder of [`Builder::dir`](crate::Builder::dir), or a shader file of a program, with variants or with permutations, that
    /// does not exist.
    Missing {
        /// As it was set.
        path: PathBuf,
        /// Whether it is a folder.
        is_folder: bool,
    },
    /// What was set on the builder does not go together, or is unknown.
    Options(OptionError),
    /// A shader file with variants, or a folder, in which there is no entry point.
    NoEntryPoint {
        /// The file or folder.
        path: PathBuf,
    },
    /// Nothing to compile: no file was named, and there is no `*.hlsl` in the folders.
    NoShaders {
        /// The folders that were searched.
        folders: Vec<PathBuf>,
    },
    /// A line `// entry:` of a shader that does not name an entry point.
    EntryLine {
        /// The shader file.
        path: PathBuf,
        /// The line, counted from 1.
        line: usize,
        /// What is wrong.
        what: String,
    },
    /// All errors in all shaders, as text.
    Shaders {
        /// The compiler's output: each error with its code, place and source line.
        text: String,
        /// The number of errors.
        count: usize,
    },
    /// Two entry points disagree on a type or binding.
    Conflict {
        /// The shader file.
        path: PathBuf,
        /// What they disagree on.
        what: String,
    },
    /// Two shaders whose names are the same in Rust.
    SameModule {
        /// The path of the module.
        module: String,
        /// The shader file that has it.
        first: PathBuf,
        /// The other one that would have it.
        second: PathBuf,
    },
    /// Two entry points of a program whose items would have one name.
    SameEntryPoint {
        /// The name.
        name: String,
        /// The file of the first one.
        first: PathBuf,
        /// That of the other one.
        second: PathBuf,
    },
    /// The program is not a build script, and no output folder was given.
    NoOutputFolder,
    /// Shaders of a running program cannot be watched.
    Watch(String),
    /// The C compiler failed.
    CLibrary(String),
}

/// What is wrong with the options of a build.
#[derive(Debug)]
#[non_exhaustive]
pub enum OptionError {
    /// Arguments that the compiler rejects, from [`Builder::args`](crate::Builder::args) or from a method, with their codes.
    Arguments(InvalidOptions),
    /// An argument or the path of a folder that is not Unicode.
    NotUnicode(OsString),
    /// A pattern of [`Builder::exclude`](crate::Builder::exclude).
    Pattern {
        /// As it was set.
        pattern: String,
        /// What is wrong with it.
        what: &'static str,
    },
    /// An axis of [`Builder::permutations`](crate::Builder::permutations).
    Permutations {
        /// The shader file.
        path: PathBuf,
        /// The name in it that is wrong, and why.
        axis: InvalidAxis,
    },
    /// A C library of a shader that has permutations.
    PermutationsInC {
        /// The shader file.
        path: PathBuf,
    },
    /// A method that needs a feature of hlsl-build, which is off.
    Feature {
        /// The method of the builder.
        method: &'static str,
        /// The feature.
        feature: &'static str,
    },
    /// The targets wgpu and webgpu, without the feature `wgsl` of hlsl-build.
    Target,
}

impl fmt::Display for OptionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OptionError::Arguments(invalid) => write!(f, "{invalid}"),
            OptionError::NotUnicode(text) => write!(f, "the argument {text:?} is not Unicode"),
            OptionError::Pattern { pattern, what } => write!(f, "cannot exclude `{pattern}`: {what}"),
            OptionError::Permutations { path, axis: InvalidAxis { name, what } } => {
                write!(f, "the permutations of {}: `{name}`: {what}", path.display())
            }
            OptionError::PermutationsInC { path } => write!(f, "{}: permutations have no C", path.display()),
            OptionError::Feature { method, feature } => {
                write!(f, "`Builder::{method}` requires the feature `{feature}` of hlsl-build")
            }
            OptionError::Target => f.write_str(
                "the targets wgpu and webgpu require the feature `wgsl` of hlsl-build, \
                     as in `features = [\"wgsl\"]` in Cargo.toml",
            ),
        }
    }
}

impl std::error::Error for OptionError {}

impl From<InvalidOptions> for Error {
    fn from(invalid: InvalidOptions) -> Error {
        Error::Options(OptionError::Arguments(invalid))
    }
}

impl From<OptionError> for Error {
    fn from(error: OptionError) -> Error {
        Error::Options(error)
    }
}

/// What a build script shows if its `main` returns the error.
impl fmt::Debug for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")?;
        match self {
            Error::Io { source, .. } => write!(f, ": {source}"),
            _ => Ok(()),
        }
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Error::Io { path, .. } => write!(f, "cannot access {}", path.display()),
            Error::Missing { path, is_folder } => write!(
                f,
                "there is no {} {}: paths are relative to the folder of Cargo.toml{}",
                if *is_folder { "folder" } else { "file" },
                path.display(),
                if *is_folder { "" } else { ", and not to that of Builder::dir" },
            ),
            Error::Options(what) => write!(f, "{what}"),
            Error::NoEntryPoint { path } => write!(
                f,
                "{}: no entry point: write a line `// entry: ps_6_0 main` into a shader, mark functions with \
                 [shader(\"pixel\")], name files like name.ps.hlsl, or call Builder::entry",
                path.display()
            ),
            Error::NoShaders { folders } => {
                let all: Vec<String> = folders.iter().map(|it| it.display().to_string()).collect();
                match all.as_slice() {
                    [] => write!(
                        f,
                        "there is nothing to compile: name a folder with Builder::dir or a file with Builder::entry"
                    ),
                    all => write!(
                        f,
                        "there is no file *.hlsl in {}: name files that end otherwise with Builder::entry",
                        all.join(", ")
                    ),
                }
            }
            Error::EntryLine { path, line, what } => write!(f, "{}:{line}: {what}", path.display()),
            Error::Shaders { text, count: 1 } => {
                write!(f, "there is an error in a shader\n{}", text.trim_end())
            }
            Error::Shaders { text, count } => {
                write!(f, "there are {count} errors in shaders\n{}", text.trim_end())
            }
            Error::Conflict { path, what } => write!(f, "{}: {what}", path.display()),
            Error::SameModule { module, first, second } => write!(
                f,
                "{} and {} would both be the module `{module}`: rename one of them, or one of their variants",
                first.display(),
                second.display()
            ),
            Error::SameEntryPoint { name, first, second } => write!(
                f,
                "the program has two entry points `{name}`, in {} and in {}: give one of the functions another name \
                 (`main` stands for its stage)",
                first.display(),
                second.display()
            ),
            Error::NoOutputFolder => {
                write!(
                    f,
                    "OUT_DIR is not set: call this from a build script, or set a folder with Builder::out_dir"
                )
            }
            Error::Watch(what) | Error::CLibrary(what) => write!(f, "{what}"),
        }
    }
}

impl std::error::Error for Error {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Error::Io { source, .. } => Some(source),
            _ => None,
        }
    }
}
