//! What can go wrong in a build script.

use std::{fmt, path::PathBuf};

/// Why there are no shaders.
#[non_exhaustive]
pub enum Error {
    /// Reading or writing failed.
    Io {
        /// What was read or written.
        path: PathBuf,
        /// What the system said.
        source: std::io::Error,
    },
    /// Options that contradict each other or that nobody knows.
    Options(String),
    /// A shader file in which nothing says what its entry points are.
    NoEntryPoint {
        /// The file.
        path: PathBuf,
    },
    /// Errors in shaders, every one of every shader, as text. They have been printed already.
    Shaders {
        /// What the compiler said.
        text: String,
        /// How many errors there are.
        count: usize,
    },
    /// Two entry points disagree about a type or binding.
    Conflict {
        /// The shader file.
        path: PathBuf,
        /// What they disagree about.
        what: String,
    },
    /// Not in a build script, and no folder was given for the output.
    NoOutputFolder,
    /// The C compiler failed.
    CLibrary(String),
}

/// What a build script shows whose `main` returns the error: not again what has been printed.
impl fmt::Debug for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Error::Shaders { count: 1, .. } => write!(f, "there is an error in a shader, see above"),
            Error::Shaders { count, .. } => write!(f, "there are {count} errors in shaders, see above"),
            other => write!(f, "{other}"),
        }
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Error::Io { path, source } => write!(f, "{}: {source}", path.display()),
            Error::Options(what) => write!(f, "{what}"),
            Error::NoEntryPoint { path } => write!(
                f,
                "{}: no entry point: name one with Builder::entry, mark functions with [shader(\"pixel\")], or call \
                 the file name.ps.hlsl",
                path.display()
            ),
            Error::Shaders { text, .. } => f.write_str(text),
            Error::Conflict { path, what } => write!(f, "{}: {what}", path.display()),
            Error::NoOutputFolder => {
                write!(
                    f,
                    "OUT_DIR is not set: call this from a build script, or name a folder with Builder::out_dir"
                )
            }
            Error::CLibrary(what) => write!(f, "{what}"),
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
