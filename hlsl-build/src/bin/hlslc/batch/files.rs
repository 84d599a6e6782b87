//! The shaders and headers of a batch. Each is read once for many lines, and hashed for `--resume`.

use std::{
    cell::RefCell,
    collections::{BTreeMap, HashMap},
    fmt::Write,
    sync::{Arc, Mutex},
};

use hlsl_core::source::load::{FileLoader, Load, LoadError};

use super::{hash, json::quoted};

/// How many bytes of text are kept. Beyond that, files are read again.
const MAX_SIZE: usize = 32 << 20;

/// Reads files for all threads.
#[derive(Default)]
pub(crate) struct Files {
    known: Mutex<Known>,
}

#[derive(Default)]
struct Known {
    files: HashMap<String, Found>,
    size: usize,
}

#[derive(Clone)]
struct Found {
    text: Result<Arc<str>, LoadError>,
    /// None if there is no such file.
    hash: Option<u128>,
}

impl Files {
    fn find(&self, path: &str) -> Found {
        let known = || self.known.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        if let Some(found) = known().files.get(path) {
            return found.clone();
        }
        // Two threads may read the same file at the same time, so that none waits for the disk of another.
        let text = FileLoader::default().load(path);
        let hash = text.as_ref().ok().map(|it| hash::of(it.as_bytes()));
        let found = Found { text, hash };
        let mut known = known();
        if known.size > MAX_SIZE {
            *known = Known::default();
        }
        known.size += path.len() + found.text.as_ref().map_or(0, |it| it.len()) + size_of::<Found>();
        known.files.insert(path.into(), found.clone());
        found
    }

    /// The hash of a file, if it exists.
    pub(crate) fn hash(&self, path: &str) -> Option<u128> {
        self.find(path).hash
    }
}

/// The files of one compilation, and which of them it asked for: both those that it read and those that it looked for
/// in vain may change the result.
pub(crate) struct Recorder<'a> {
    files: &'a Files,
    seen: RefCell<BTreeMap<String, Option<u128>>>,
}

impl<'a> Recorder<'a> {
    pub(crate) fn new(files: &'a Files) -> Recorder<'a> {
        Recorder { files, seen: RefCell::default() }
    }

    /// What was asked for.
    pub(crate) fn into_inputs(self) -> Inputs {
        Inputs { files: self.seen.into_inner() }
    }
}

impl Load for Recorder<'_> {
    fn load(&self, path: &str) -> Result<Arc<str>, LoadError> {
        let found = self.files.find(path);
        self.seen.borrow_mut().insert(path.into(), found.hash);
        found.text
    }
}

/// The files that a result depends on, with the hashes of those that exist.
#[derive(Default)]
pub(crate) struct Inputs {
    files: BTreeMap<String, Option<u128>>,
}

impl Inputs {
    /// A hash of all names and hashes, and of the compiler.
    pub(crate) fn id(&self, compiler: &str) -> u128 {
        let mut text = format!("{compiler}\0");
        for (path, hash) in &self.files {
            let _ = write!(text, "{path}\0");
            if let Some(hash) = hash {
                let _ = write!(text, "{hash:032x}");
            }
            text.push('\0');
        }
        hash::of(text.as_bytes())
    }

    /// The line of a log that says what `id` stands for.
    pub(crate) fn json(&self, compiler: &str) -> String {
        let file = |(path, hash): (&String, &Option<u128>)| {
            let hash = hash.map_or("null".into(), |it| format!("\"{it:032x}\""));
            format!("{}:{hash}", quoted(path))
        };
        let files: Vec<String> = self.files.iter().map(file).collect();
        let (id, compiler) = (self.id(compiler), quoted(compiler));
        format!("{{\"inputs\":\"{id:032x}\",\"compiler\":{compiler},\"files\":{{{}}}}}", files.join(","))
    }
}

/// What tells this compiler from others: its version, and a hash of the program, because a change between two
/// releases may change results as well.
pub(crate) fn compiler() -> Result<String, String> {
    let program = std::env::current_exe().and_then(std::fs::read);
    let program = program.map_err(|why| format!("cannot read the program itself: {why}"))?;
    Ok(format!("{} {:032x}", env!("CARGO_PKG_VERSION"), hash::of(&program)))
}
