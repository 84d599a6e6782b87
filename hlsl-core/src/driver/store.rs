//! Results that are kept in a folder between runs of a program: whatever changes in a crate, rustc expands all its macros again,
//! and cargo runs its build script, and most shaders have not changed.
//!
//! A file that cannot be read, or does not have the right checksum, is treated as absent, and one that cannot be written
//! is not: the next run compiles again.

use std::{
    collections::BTreeSet,
    fs::{self, File},
    hash::{DefaultHasher, Hash, Hasher},
    io::{self, ErrorKind, Write},
    path::{Path, PathBuf},
    sync::atomic::{AtomicU64, Ordering},
    time::SystemTime,
};

use crate::source::load::{Load, Seen};

/// Changes with the format.
const MAGIC: &str = "hlsl 2";

/// A folder with a file for each request. What it returns is what this compiler would write now: every file holds the
/// identity of the compiler that wrote it, the whole request, and what each shader file contained.
#[derive(Debug)]
pub struct Store {
    folder: PathBuf,
    /// The identity of the compiler, which differs between any two builds of it.
    compiler: String,
}

/// What was kept, and the files that it depends on, which have not changed.
#[derive(Debug, PartialEq, Eq)]
pub struct Kept {
    pub parts: Vec<Vec<u8>>,
    pub seen: Seen,
}

impl Store {
    /// `compiler` is a single line.
    #[must_use]
    pub fn new(folder: PathBuf, compiler: String) -> Store {
        Store { folder, compiler }
    }

    /// What is kept for `request`, if none of the files that it depends on has changed.
    #[must_use]
    pub fn find(&self, request: &str, files: &dyn Load) -> Option<Kept> {
        let bytes = fs::read(self.path(request)).ok()?;
        let mut rest = &bytes[..];
        if line(&mut rest)? != hash_of(rest) {
            return None;
        }
        rest = rest.strip_prefix(self.header(request).as_bytes())?;
        let mut seen = Seen::new();
        loop {
            let line = line(&mut rest)?;
            if line.is_empty() {
                break;
            }
            let (state, path) = line.split_once(' ')?;
            let text = files.load(path).ok();
            if state != state_of(text.as_deref()) {
                return None;
            }
            seen.insert(path.to_owned(), text);
        }
        let mut parts = Vec::new();
        while !rest.is_empty() {
            let (part, behind) = {
                let length = line(&mut rest)?.parse().ok()?;
                rest.split_at_checked(length)?
            };
            parts.push(part.to_vec());
            rest = behind;
        }
        Some(Kept { parts, seen })
    }

    /// Keeps a result, as some parts.
    pub fn keep(&self, request: &str, seen: &Seen, parts: &[&[u8]]) {
        let mut rest = self.header(request).into_bytes();
        for (path, text) in seen {
            if path.contains(['\n', '\r']) {
                return;
            }
            rest.extend(format!("{} {path}\n", state_of(text.as_deref())).bytes());
        }
        rest.push(b'\n');
        for part in parts {
            rest.extend(format!("{}\n", part.len()).bytes());
            rest.extend(*part);
        }
        let mut bytes = format!("{}\n", hash_of(&rest[..])).into_bytes();
        bytes.append(&mut rest);
        let _ = fs::create_dir_all(&self.folder).and_then(|()| write_whole(&self.path(request), &bytes));
    }

    /// Removes what is kept for any other request.
    pub fn retain(&self, requests: impl Iterator<Item = String>) {
        let wanted: BTreeSet<PathBuf> = requests.map(|it| self.path(&it)).collect();
        for entry in fs::read_dir(&self.folder).into_iter().flatten().flatten() {
            if !wanted.contains(&entry.path()) {
                let _ = fs::remove_file(entry.path());
            }
        }
    }

    /// Removes the files that were written first until the others take up at most `max_bytes`.
    pub fn shrink(&self, max_bytes: u64) {
        let mut files: Vec<(SystemTime, u64, PathBuf)> = Vec::new();
        for entry in fs::read_dir(&self.folder).into_iter().flatten().flatten() {
            if let Ok(about) = entry.metadata()
                && about.is_file()
            {
                let written = about.modified().unwrap_or(SystemTime::UNIX_EPOCH);
                files.push((written, about.len(), entry.path()));
            }
        }
        files.sort();
        let mut bytes: u64 = files.iter().map(|it| it.1).sum();
        for (_, size, path) in files {
            if bytes <= max_bytes {
                return;
            }
            let _ = fs::remove_file(path);
            bytes -= size;
        }
    }

    fn header(&self, request: &str) -> String {
        // The request on a single line.
        format!("{MAGIC}\n{}\n{request:?}\n", self.compiler)
    }

    /// Not named after the compiler: what another one wrote is replaced.
    fn path(&self, request: &str) -> PathBuf {
        self.folder.join(hash_of(request))
    }
}

/// The text up to the end of the line, which is passed.
fn line<'a>(rest: &mut &'a [u8]) -> Option<&'a str> {
    let end = rest.iter().position(|it| *it == b'\n')?;
    let (line, behind) = rest.split_at(end);
    *rest = &behind[1..];
    str::from_utf8(line).ok()
}

/// What a file contains, briefly, or that it does not exist. A hash of 64 bits is enough, because it is compared only
/// with that of the same file's former text, and the length along with it.
fn state_of(text: Option<&str>) -> String {
    text.map_or_else(|| "-".to_owned(), |text| format!("{}:{}", text.len(), hash_of(text)))
}

/// The algorithm may change with the standard library, which is a part of the compiler that wrote the file.
pub fn hash_of(value: &(impl Hash + ?Sized)) -> String {
    let mut hasher = DefaultHasher::new();
    value.hash(&mut hasher);
    format!("{:016x}", hasher.finish())
}

/// Writes a file under another name first, so that nobody, on whatever machine, ever reads half of it.
///
/// # Errors
/// Those of the operating system. Nothing is left of what was written.
pub fn write_whole(path: &Path, bytes: &[u8]) -> io::Result<()> {
    static NEXT: AtomicU64 = AtomicU64::new(0);
    let (mut file, unfinished) = loop {
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let unfinished = path.with_extension(format!("{}-{number}.tmp", std::process::id()));
        match File::create_new(&unfinished) {
            Ok(file) => break (file, unfinished),
            // Processes on two machines may have the same number.
            Err(why) if why.kind() == ErrorKind::AlreadyExists => {}
            Err(why) => return Err(why),
        }
    };
    let written = file.write_all(bytes).and_then(|()| fs::rename(&unfinished, path));
    if written.is_err() {
        let _ = fs::remove_file(&unfinished);
    }
    written
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::source::load::{MemoryLoader, Recorder};

    /// A new folder, which does not exist yet.
    fn folder(name: &str) -> PathBuf {
        let folder = std::env::temp_dir().join(format!("hlsl-core-{}-{name}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        folder
    }

    fn files(texts: &[(&str, &str)]) -> MemoryLoader {
        let mut files = MemoryLoader::default();
        texts.iter().for_each(|(path, text)| files.add(*path, *text));
        files
    }

    /// Keeps two files, of which the second need not exist; whether that took any work.
    fn is_made(store: &Store, request: &str, files: &MemoryLoader) -> bool {
        let recorder = Recorder::new(files);
        let Ok(first) = recorder.load("a.hlsl") else { return store.find(request, files).is_none() };
        let second = recorder.load("b.hlsli").unwrap_or_else(|_| "nothing\n\n".into());
        let (parts, seen) = ([first.as_bytes(), second.as_bytes()], recorder.into_seen());
        match store.find(request, files) {
            Some(kept) => {
                assert_eq!(kept, Kept { parts: parts.map(<[u8]>::to_vec).to_vec(), seen });
                false
            }
            None => {
                store.keep(request, &seen, &parts);
                true
            }
        }
    }

    #[test]
    fn only_what_changed_is_made_again() {
        let store = Store::new(folder("changes"), "1".into());
        let one = files(&[("a.hlsl", "A"), ("b.hlsli", "B")]);
        assert!(is_made(&store, "a", &one));
        assert!(!is_made(&store, "a", &one));
        assert!(is_made(&store, "a, with\nother options", &one));
        assert!(!is_made(&store, "a, with\nother options", &one));
        assert!(is_made(&store, "a", &files(&[("a.hlsl", "A"), ("b.hlsli", "C")])));
        let without = files(&[("a.hlsl", "A")]);
        assert!(is_made(&store, "a", &without), "a file that is gone");
        assert!(!is_made(&store, "a", &without));
        assert!(is_made(&store, "a", &one), "a file that was not there");
        for _ in 0..2 {
            assert!(is_made(&store, "a", &files(&[])), "all files are gone");
        }
        let _ = fs::remove_dir_all(&store.folder);
    }

    #[test]
    fn another_compiler_makes_everything_again() {
        let folder = folder("compilers");
        let one = files(&[("a.hlsl", "A")]);
        for compiler in ["1", "2", "1"] {
            let store = Store::new(folder.clone(), compiler.into());
            assert!(is_made(&store, "a", &one));
            assert!(!is_made(&store, "a", &one));
        }
        assert_eq!(fs::read_dir(&folder).unwrap().count(), 1);
        let _ = fs::remove_dir_all(&folder);
    }

    #[test]
    fn a_damaged_file_is_made_again() {
        let store = Store::new(folder("damage"), "1".into());
        let one = files(&[("a.hlsl", "A"), ("b.hlsli", "B")]);
        assert!(is_made(&store, "a", &one));
        let path = fs::read_dir(&store.folder).unwrap().next().unwrap().unwrap().path();
        let whole = fs::read(&path).unwrap();
        for length in 0..whole.len() {
            fs::write(&path, &whole[..length]).unwrap();
            assert!(is_made(&store, "a", &one), "the first {length} bytes");
        }
        for at in 0..whole.len() {
            let mut wrong = whole.clone();
            wrong[at] ^= 0x81;
            fs::write(&path, wrong).unwrap();
            assert!(is_made(&store, "a", &one), "byte {at}");
        }
        assert_eq!(fs::read(&path).unwrap(), whole);
        let _ = fs::remove_dir_all(&store.folder);
    }

    #[test]
    fn a_folder_that_cannot_be_written_does_no_harm() {
        let file = folder("file");
        fs::write(&file, "not a folder").unwrap();
        let store = Store::new(file.join("store"), "1".into());
        for _ in 0..2 {
            assert!(is_made(&store, "a", &files(&[("a.hlsl", "A")])));
        }
        fs::remove_file(file).unwrap();
    }

    #[test]
    fn the_oldest_files_are_removed() {
        let folder = folder("size");
        fs::create_dir_all(&folder).unwrap();
        for age in 1..=5 {
            let path = folder.join(age.to_string());
            fs::write(&path, [0; 100]).unwrap();
            let file = fs::File::options().write(true).open(path).unwrap();
            file.set_modified(SystemTime::now() - Duration::from_secs(age * 60)).unwrap();
        }
        let store = Store::new(folder.clone(), "1".into());
        store.shrink(500);
        assert_eq!(fs::read_dir(&folder).unwrap().count(), 5);
        store.shrink(250);
        let left = |age: &str| folder.join(age).exists();
        assert!(left("1") && left("2") && !left("3") && !left("4") && !left("5"));
        let _ = fs::remove_dir_all(&folder);
    }
}
