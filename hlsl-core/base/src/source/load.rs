//! The input of the compiler: [`Load`] finds the main file and the files that it includes.

use std::{
    cell::RefCell,
    collections::BTreeMap,
    fmt,
    sync::{Arc, Mutex, PoisonError},
};

use rustc_hash::FxHashMap;

/// Finds files by path. The compiler itself does not access the file system.
///
/// Paths are what the source says, with `/` for `\`, joined to the folder of the including file or to one of the
/// include folders. The compiler requests each path once per compilation.
///
/// ```
/// # use hlsl_base as hlsl_core;
/// use std::sync::Arc;
/// use hlsl_core::source::load::{Load, LoadError};
///
/// /// Shaders that are part of the program.
/// struct Embedded(&'static [(&'static str, &'static str)]);
///
/// impl Load for Embedded {
///     fn load(&self, path: &str) -> Result<Arc<str>, LoadError> {
///         let (_, text) = self.0.iter().find(|it| it.0 == path).ok_or(LoadError::NotFound)?;
///         Ok(Arc::from(*text))
///     }
/// }
/// # assert_eq!(Embedded(&[("a", "b")]).load("a").as_deref(), Ok("b"));
/// ```
pub trait Load {
    /// The text of the file at `path`.
    ///
    /// # Errors
    /// There is no such file, which the compiler then looks for elsewhere, or it cannot be read.
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
    /// Adds a file, or replaces it.
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
    /// The file that is replaced.
    pub path: &'a str,
    /// Its text.
    pub text: Arc<str>,
    /// Where all other files are.
    pub rest: &'a dyn Load,
}

impl Load for WithFile<'_> {
    fn load(&self, path: &str) -> Result<Arc<str>, LoadError> {
        if path == self.path { Ok(self.text.clone()) } else { self.rest.load(path) }
    }
}

/// What a result depends on: each path that was asked for, with its text if there is such a file. Those that were not
/// found count as well, because a new file may take precedence over others.
pub type Seen = BTreeMap<String, Option<Arc<str>>>;

/// Records what one or more compilations read. They see the same texts, even if a file is saved in between.
pub struct Recorder<'a> {
    loader: &'a dyn Load,
    answers: RefCell<BTreeMap<String, Result<Arc<str>, LoadError>>>,
}

impl<'a> Recorder<'a> {
    /// Records what `loader` is asked for.
    pub fn new(loader: &'a dyn Load) -> Recorder<'a> {
        Recorder { loader, answers: RefCell::default() }
    }

    /// What was asked for.
    pub fn into_seen(self) -> Seen {
        self.answers.into_inner().into_iter().map(|(path, answer)| (path, answer.ok())).collect()
    }
}

impl Load for Recorder<'_> {
    fn load(&self, path: &str) -> Result<Arc<str>, LoadError> {
        if let Some(answer) = self.answers.borrow().get(path) {
            return answer.clone();
        }
        let answer = self.loader.load(path);
        self.answers.borrow_mut().insert(path.to_owned(), answer.clone());
        answer
    }
}

/// Reads each file once, for any number of compilations on any number of threads. They all see the files as they were
/// when one of them first asked; a process that waits for changes makes a new snapshot each time.
#[derive(Debug)]
pub struct Snapshot<L> {
    loader: L,
    known: Mutex<Known>,
    max_size: usize,
}

#[derive(Debug, Default)]
struct Known {
    answers: FxHashMap<String, Result<Arc<str>, LoadError>>,
    size: usize,
}

impl<L: Default> Default for Snapshot<L> {
    fn default() -> Self {
        Snapshot::new(L::default())
    }
}

impl<L> Snapshot<L> {
    /// Beyond about this many bytes of text, everything is forgotten and read again.
    const MAX_SIZE: usize = 32 << 20;

    /// Reads each file of `loader` once.
    pub fn new(loader: L) -> Snapshot<L> {
        Snapshot { loader, known: Mutex::default(), max_size: Self::MAX_SIZE }
    }
}

impl<L: Load> Load for Snapshot<L> {
    fn load(&self, path: &str) -> Result<Arc<str>, LoadError> {
        let known = || self.known.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(answer) = known().answers.get(path) {
            return answer.clone();
        }
        // Two threads may read the same file at the same time, so that none waits for the disk of another. The first
        // answer counts.
        let answer = self.loader.load(path);
        let mut known = known();
        if known.size > self.max_size {
            *known = Known::default();
        }
        if let Some(first) = known.answers.get(path) {
            return first.clone();
        }
        known.size += path.len() + answer.as_ref().map_or(0, |it| it.len()) + size_of_val(&answer);
        known.answers.insert(path.to_owned(), answer.clone());
        answer
    }
}

/// Larger files are refused: the largest shaders with all of their tables have a few megabytes.
pub const MAX_FILE_SIZE: u64 = crate::limits::FILE_BYTES;

/// Reads from the file system, relative to a folder or to the current one: regular files of at most [`MAX_FILE_SIZE`]
/// bytes, because `#include` may name whatever there is, and some devices and pipes never end.
#[cfg(feature = "fs")]
#[derive(Clone, Debug, Default)]
pub struct FileLoader {
    /// Where relative paths start; empty for the current folder.
    pub root: std::path::PathBuf,
}

#[cfg(feature = "fs")]
impl FileLoader {
    /// The main file, which the user of the compiler chose: it may also be a pipe or a device.
    ///
    /// # Errors
    /// There is no such file, or it cannot be read.
    pub fn load_main(&self, path: &str) -> Result<Arc<str>, LoadError> {
        let full = self.root.join(path);
        let file = std::fs::File::open(&full).map_err(|error| reason(error, &full))?;
        read_text(file).map_err(|error| reason(error, &full))
    }
}

#[cfg(feature = "fs")]
impl Load for FileLoader {
    fn load(&self, path: &str) -> Result<Arc<str>, LoadError> {
        let full = self.root.join(path);
        // Opening a pipe waits for its writer, so the kind comes first.
        let kind = std::fs::metadata(&full).map_err(|error| reason(error, &full))?;
        if kind.is_dir() {
            return Err(LoadError::NotFound);
        }
        if !kind.is_file() {
            return Err(LoadError::Unreadable("it is not a regular file".into()));
        }
        let file = std::fs::File::open(&full).map_err(|error| reason(error, &full))?;
        read(file, kind.len()).map_err(|error| reason(error, &full))
    }
}

#[cfg(feature = "fs")]
fn reason(error: std::io::Error, path: &std::path::Path) -> LoadError {
    use std::io::ErrorKind;
    match error.kind() {
        // `NotADirectory`: a component of the path is a file where a folder is wanted.
        ErrorKind::NotFound | ErrorKind::NotADirectory => LoadError::NotFound,
        _ if path.is_dir() => LoadError::NotFound,
        _ => LoadError::Unreadable(error.to_string()),
    }
}

/// The text of all that `file` returns, up to the limit: a file can grow while it is read.
#[cfg(feature = "fs")]
pub fn read_text(file: impl std::io::Read) -> std::io::Result<Arc<str>> {
    read(file, 0)
}

/// The same of a file that is known to be about so long, so that memory for it is found once.
#[cfg(feature = "fs")]
fn read(file: impl std::io::Read, length: u64) -> std::io::Result<Arc<str>> {
    use std::io::Read;
    let mut bytes = Vec::with_capacity(length.min(MAX_FILE_SIZE) as usize + 1);
    file.take(MAX_FILE_SIZE + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > MAX_FILE_SIZE {
        let what = format!("it has more than {} MiB", MAX_FILE_SIZE >> 20);
        return Err(std::io::Error::other(what));
    }
    Ok(decode(bytes))
}

/// Reads only files below given folders, whatever a shader includes: for services that compile what others send.
///
/// Paths that leave the folders, by `..` or through a symbolic link, do not exist for the shader, so that it learns
/// nothing about what lies outside. A symbolic link that is put in place while its path is looked at is not noticed:
/// no one else may write to the folders.
#[cfg(feature = "fs")]
#[derive(Clone, Debug)]
pub struct ConfinedLoader {
    /// Without symbolic links or `..`. The first is where relative paths start.
    roots: Vec<std::path::PathBuf>,
}

#[cfg(feature = "fs")]
impl ConfinedLoader {
    /// Relative paths start at `root`; files may also be below one of `others`, for which include folders are absolute.
    ///
    /// # Errors
    /// One of the folders does not exist, or cannot be read.
    pub fn new<P: AsRef<std::path::Path>>(root: P, others: &[P]) -> std::io::Result<ConfinedLoader> {
        let all = std::iter::once(&root).chain(others);
        Ok(ConfinedLoader { roots: all.map(std::fs::canonicalize).collect::<Result<_, _>>()? })
    }

    fn contains(&self, path: &std::path::Path) -> bool {
        self.roots.iter().any(|root| path.starts_with(root))
    }
}

#[cfg(feature = "fs")]
impl Load for ConfinedLoader {
    fn load(&self, path: &str) -> Result<Arc<str>, LoadError> {
        let Some(first) = self.roots.first() else { return Err(LoadError::NotFound) };
        // First as written: `../../x/../root/a.h` would tell whether there is an `x`.
        let written = without_parents(&first.join(path));
        if !self.contains(&written) {
            return Err(LoadError::NotFound);
        }
        match std::fs::canonicalize(written) {
            Ok(real) if self.contains(&real) => {
                let real =
                    real.to_str().ok_or_else(|| LoadError::Unreadable("its path is not Unicode".into()))?;
                FileLoader::default().load(real)
            }
            // Nor does the reason why a link leads nowhere tell anything.
            _ => Err(LoadError::NotFound),
        }
    }
}

/// The path with each `..` taken together with the folder before it.
#[cfg(feature = "fs")]
fn without_parents(path: &std::path::Path) -> std::path::PathBuf {
    use std::path::{Component, PathBuf};
    let mut short = PathBuf::new();
    for part in path.components() {
        match part {
            Component::ParentDir => drop(short.pop()),
            Component::CurDir => {}
            other => short.push(other),
        }
    }
    short
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

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use super::*;

    /// Every file has a different text each time.
    #[derive(Default)]
    struct Changing(Cell<u32>);

    impl Load for Changing {
        fn load(&self, path: &str) -> Result<Arc<str>, LoadError> {
            let count = self.0.get() + 1;
            self.0.set(count);
            if path == "missing" { Err(LoadError::NotFound) } else { Ok(count.to_string().into()) }
        }
    }

    #[test]
    fn a_recorder_has_one_answer_for_a_path_and_tells_what_was_asked() {
        let files = Changing::default();
        let recorder = Recorder::new(&files);
        for path in ["b", "missing", "a", "b", "missing"] {
            let _ = recorder.load(path);
        }
        let seen = [("a", Some("3")), ("b", Some("1")), ("missing", None)];
        let seen = seen.map(|(path, text)| (path.to_owned(), text.map(Arc::from)));
        assert_eq!(recorder.into_seen(), Seen::from(seen));
    }

    #[test]
    fn a_snapshot_reads_each_file_once_unless_there_are_too_many() {
        let mut files = Snapshot::<Changing>::default();
        for _ in 0..2 {
            assert_eq!(files.load("a").as_deref(), Ok("1"));
            assert_eq!(files.load("missing"), Err(LoadError::NotFound));
        }
        files.max_size = 0;
        assert_eq!(files.load("b").as_deref(), Ok("3"));
        assert_eq!(files.load("a").as_deref(), Ok("4"));
    }
}
