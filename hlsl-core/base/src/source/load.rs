//! The input of the compiler: [`Load`] finds the main file and the files that it includes.

use std::{fmt, sync::Arc};

use rustc_hash::FxHashMap;

/// Finds files by path. The compiler itself does not access the file system.
///
/// Paths are what the source says, with `/` for `\`, joined to the folder of the including file or to one of the
/// include folders. The same path is asked for once per compilation.
pub trait Load {
    fn load(&self, path: &str) -> Result<Arc<str>, LoadError>;
}

/// Why a file could not be loaded.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LoadError {
    /// No such file: the search continues in the next folder.
    NotFound,
    /// The file exists but cannot be read: the search ends.
    Unreadable(String),
}

impl fmt::Display for LoadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LoadError::NotFound => write!(f, "no such file"),
            LoadError::Unreadable(why) => write!(f, "{why}"),
        }
    }
}

impl std::error::Error for LoadError {}

/// Files in memory.
#[derive(Clone, Debug, Default)]
pub struct MemoryLoader {
    files: FxHashMap<String, Arc<str>>,
}

impl MemoryLoader {
    pub fn add(&mut self, path: impl Into<String>, text: impl Into<Arc<str>>) {
        self.files.insert(path.into(), text.into());
    }
}

impl Load for MemoryLoader {
    fn load(&self, path: &str) -> Result<Arc<str>, LoadError> {
        self.files.get(path).cloned().ok_or(LoadError::NotFound)
    }
}

/// One file in memory that takes precedence over those of another loader: inline shaders, standard input.
pub struct WithFile<'a> {
    pub path: &'a str,
    pub text: Arc<str>,
    pub rest: &'a dyn Load,
}

impl Load for WithFile<'_> {
    fn load(&self, path: &str) -> Result<Arc<str>, LoadError> {
        if path == self.path { Ok(self.text.clone()) } else { self.rest.load(path) }
    }
}

/// Reads from the file system, relative to a folder or to the current one.
#[cfg(feature = "fs")]
#[derive(Clone, Debug, Default)]
pub struct FileLoader {
    /// Where relative paths start; empty for the current folder.
    pub root: std::path::PathBuf,
}

#[cfg(feature = "fs")]
impl Load for FileLoader {
    fn load(&self, path: &str) -> Result<Arc<str>, LoadError> {
        let full = self.root.join(path);
        match std::fs::read(&full) {
            Ok(bytes) => Ok(decode(bytes)),
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => Err(LoadError::NotFound),
            Err(_) if full.is_dir() => Err(LoadError::NotFound),
            // A component of the path is a file where a folder is wanted.
            Err(error) if error.kind() == std::io::ErrorKind::NotADirectory => Err(LoadError::NotFound),
            Err(error) => Err(LoadError::Unreadable(error.to_string())),
        }
    }
}

/// The text of a file: UTF-8, or UTF-16 if it starts with that byte-order mark. Bytes that are neither become
/// U+FFFD, which starts no token.
pub fn decode(bytes: Vec<u8>) -> Arc<str> {
    let wide = |from_bytes: fn([u8; 2]) -> u16| {
        let units = bytes.chunks_exact(2).skip(1).map(|it| from_bytes([it[0], it[1]]));
        char::decode_utf16(units).map(|it| it.unwrap_or(char::REPLACEMENT_CHARACTER)).collect::<String>()
    };
    match bytes.as_slice() {
        [0xff, 0xfe, ..] => wide(u16::from_le_bytes).into(),
        [0xfe, 0xff, ..] => wide(u16::from_be_bytes).into(),
        _ => match String::from_utf8(bytes) {
            Ok(text) => text.into(),
            Err(error) => String::from_utf8_lossy(error.as_bytes()).into(),
        },
    }
}
