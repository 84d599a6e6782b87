//! Keeps expansions between runs of rustc: whatever changes in a crate, rustc expands all its macros again, and most
//! shaders have not changed.
//!
//! A file that cannot be read, or does not have the right checksum, is treated as absent, and one that cannot be written
//! is not: the next run compiles again.

mod rustc;

use std::{
    fs,
    hash::{DefaultHasher, Hash, Hasher},
    io,
    path::{Path, PathBuf},
    sync::{LazyLock, Once},
    time::SystemTime,
};

use hlsl_core::source::load::{Load, Recorder, Seen};

use self::rustc::Rustc;

/// Changes with the format.
const MAGIC: &str = "hlsl-macros 1";

/// The size above which the oldest files are removed.
const MAX_BYTES: u64 = 256 << 20;

/// The folder for expansions that somebody reads; none if this process does not build something.
pub(crate) fn dump_folder() -> Option<PathBuf> {
    Some(Rustc::of_this_process()?.output_folder()?.join("hlsl-dump"))
}

/// A folder with a file for each request. What it returns is what this compiler would write now: every file holds the
/// identity of the compiler that wrote it, the whole request, and what each shader file contained.
pub(crate) struct Cache {
    folder: PathBuf,
    /// The identity of the compiler, which differs between any two builds of it.
    compiler: String,
    sweep: Once,
}

impl Cache {
    /// The cache of this process; none if it is not a rustc that builds something.
    pub(crate) fn of_this_process() -> Option<&'static Cache> {
        static CACHE: LazyLock<Option<Cache>> = LazyLock::new(|| {
            let rustc = Rustc::of_this_process()?;
            Some(Cache::new(rustc.cache_folder()?, rustc.compiler()?))
        });
        CACHE.as_ref()
    }

    fn new(folder: PathBuf, compiler: String) -> Cache {
        Cache { folder, compiler, sweep: Once::new() }
    }

    /// The result of `make` for `request`; the cached one if none of the files that it depends on has changed.
    /// Failures are not cached.
    pub(crate) fn text<E>(
        &self,
        request: &str,
        loader: &dyn Load,
        make: impl FnOnce(&dyn Load) -> Result<String, E>,
    ) -> Result<String, E> {
        // On a single line, as the format needs it.
        let request = format!("{request:?}");
        if let Some(text) = self.find(&request, loader) {
            return Ok(text);
        }
        let recorder = Recorder::new(loader);
        let text = make(&recorder)?;
        let _ = self.keep(&request, &recorder.into_seen(), &text);
        Ok(text)
    }

    fn find(&self, request: &str, loader: &dyn Load) -> Option<String> {
        let kept = fs::read_to_string(self.path(request)).ok()?;
        let (checksum, rest) = kept.split_once('\n')?;
        if checksum != hash_of(rest) {
            return None;
        }
        let rest = rest.strip_prefix(&self.header(request))?;
        let (files, text) = rest.split_once("\n\n")?;
        let is_same = |line: &str| {
            let path_and_state = line.split_once(' ');
            path_and_state.is_some_and(|(state, path)| state == state_of(loader.load(path).ok().as_deref()))
        };
        files.lines().all(is_same).then(|| text.to_owned())
    }

    fn keep(&self, request: &str, seen: &Seen, text: &str) -> io::Result<()> {
        let mut rest = self.header(request);
        for (path, text) in seen {
            if path.contains(['\n', '\r']) {
                return Ok(());
            }
            rest.push_str(&format!("{} {path}\n", state_of(text.as_deref())));
        }
        rest.push('\n');
        rest.push_str(text);
        fs::create_dir_all(&self.folder)?;
        self.sweep.call_once(|| remove_oldest(&self.folder, MAX_BYTES));
        // Under another name first, so that another rustc never reads half a file.
        let path = self.path(request);
        let unfinished = path.with_extension(format!("{}", std::process::id()));
        let done = fs::write(&unfinished, format!("{}\n{rest}", hash_of(&rest)))
            .and_then(|()| fs::rename(&unfinished, path));
        if done.is_err() {
            let _ = fs::remove_file(&unfinished);
        }
        done
    }

    fn header(&self, request: &str) -> String {
        format!("{MAGIC}\n{}\n{request}\n", self.compiler)
    }

    /// Not named after the compiler: what another one wrote is replaced.
    fn path(&self, request: &str) -> PathBuf {
        self.folder.join(hash_of(request))
    }
}

/// What a file contains, briefly, or that it does not exist. A hash of 64 bits is enough, because it is compared only
/// with that of the same file's former text, and the length along with it.
fn state_of(text: Option<&str>) -> String {
    text.map_or_else(|| "-".to_owned(), |text| format!("{}:{}", text.len(), hash_of(text)))
}

/// The algorithm may change with the standard library, which is a part of the compiler that wrote the file.
fn hash_of(value: &(impl Hash + ?Sized)) -> String {
    let mut hasher = DefaultHasher::new();
    value.hash(&mut hasher);
    format!("{:016x}", hasher.finish())
}

/// Removes the files that were written first until the others take up at most `max_bytes`.
fn remove_oldest(folder: &Path, max_bytes: u64) {
    let mut files: Vec<(SystemTime, u64, PathBuf)> = Vec::new();
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
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

#[cfg(test)]
mod tests {
    use std::{cell::Cell, time::Duration};

    use hlsl_core::source::load::MemoryLoader;

    use super::*;

    /// A new folder, which does not exist yet.
    fn folder(name: &str) -> PathBuf {
        let folder = std::env::temp_dir().join(format!("hlsl-macros-{}-{name}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        folder
    }

    fn files(texts: &[(&str, &str)]) -> MemoryLoader {
        let mut files = MemoryLoader::default();
        texts.iter().for_each(|(path, text)| files.add(*path, *text));
        files
    }

    /// Concatenates two files, of which the second need not exist; whether that took any work.
    fn is_made(cache: &Cache, request: &str, files: &MemoryLoader) -> bool {
        let is_made = Cell::new(false);
        let make = |files: &dyn Load| {
            is_made.set(true);
            let first = files.load("a.hlsl").map_err(drop)?;
            Ok(format!("{first}{}\n\nend", files.load("b.hlsli").as_deref().unwrap_or("nothing")))
        };
        let expected: Result<String, ()> = make(files);
        is_made.set(false);
        assert_eq!(cache.text(request, files, make), expected);
        is_made.get()
    }

    #[test]
    fn only_what_changed_is_made_again() {
        let cache = Cache::new(folder("changes"), "1".into());
        let one = files(&[("a.hlsl", "A"), ("b.hlsli", "B")]);
        assert!(is_made(&cache, "a", &one));
        assert!(!is_made(&cache, "a", &one));
        assert!(is_made(&cache, "a, with\nother options", &one));
        assert!(!is_made(&cache, "a, with\nother options", &one));
        assert!(is_made(&cache, "a", &files(&[("a.hlsl", "A"), ("b.hlsli", "C")])));
        let without = files(&[("a.hlsl", "A")]);
        assert!(is_made(&cache, "a", &without), "a file that is gone");
        assert!(!is_made(&cache, "a", &without));
        assert!(is_made(&cache, "a", &one), "a file that was not there");
        for _ in 0..2 {
            assert!(is_made(&cache, "a", &files(&[])), "a failure");
        }
        let _ = fs::remove_dir_all(&cache.folder);
    }

    #[test]
    fn another_compiler_makes_everything_again() {
        let folder = folder("compilers");
        let one = files(&[("a.hlsl", "A")]);
        for compiler in ["1", "2", "1"] {
            let cache = Cache::new(folder.clone(), compiler.into());
            assert!(is_made(&cache, "a", &one));
            assert!(!is_made(&cache, "a", &one));
        }
        assert_eq!(fs::read_dir(&folder).unwrap().count(), 1);
        let _ = fs::remove_dir_all(&folder);
    }

    #[test]
    fn a_damaged_file_is_made_again() {
        let cache = Cache::new(folder("damage"), "1".into());
        let one = files(&[("a.hlsl", "A"), ("b.hlsli", "B")]);
        assert!(is_made(&cache, "a", &one));
        let path = fs::read_dir(&cache.folder).unwrap().next().unwrap().unwrap().path();
        let whole = fs::read(&path).unwrap();
        for length in 0..whole.len() {
            fs::write(&path, &whole[..length]).unwrap();
            assert!(is_made(&cache, "a", &one), "the first {length} bytes");
        }
        for at in 0..whole.len() {
            let mut wrong = whole.clone();
            wrong[at] ^= 0x81;
            fs::write(&path, wrong).unwrap();
            assert!(is_made(&cache, "a", &one), "byte {at}");
        }
        assert_eq!(fs::read(&path).unwrap(), whole);
        let _ = fs::remove_dir_all(&cache.folder);
    }

    #[test]
    fn a_folder_that_cannot_be_written_does_no_harm() {
        let file = folder("file");
        fs::write(&file, "not a folder").unwrap();
        let cache = Cache::new(file.join("cache"), "1".into());
        for _ in 0..2 {
            assert!(is_made(&cache, "a", &files(&[("a.hlsl", "A")])));
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
        remove_oldest(&folder, 500);
        assert_eq!(fs::read_dir(&folder).unwrap().count(), 5);
        remove_oldest(&folder, 250);
        let left = |age: &str| folder.join(age).exists();
        assert!(left("1") && left("2") && !left("3") && !left("4") && !left("5"));
        let _ = fs::remove_dir_all(&folder);
    }
}
