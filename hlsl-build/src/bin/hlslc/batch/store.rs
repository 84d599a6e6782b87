//! `--store`: a folder of results, each named by a hash of its bytes, so that equal ones are stored once.
//!
//! Many processes, on many machines, may write to the same folder: a file appears under its name only when it is
//! complete, and whoever writes the same name writes the same bytes.

use std::{
    fs::{self, File},
    io::{self, ErrorKind, Write},
    path::{Path, PathBuf},
    sync::atomic::{AtomicU64, Ordering},
};

use super::hash;

pub(crate) struct Store {
    folder: PathBuf,
    /// For names of files that are being written.
    next: AtomicU64,
}

impl Store {
    pub(crate) fn open(folder: &str) -> Result<Store, String> {
        fs::create_dir_all(folder).map_err(|why| format!("cannot create the folder `{folder}`: {why}"))?;
        Ok(Store { folder: folder.into(), next: AtomicU64::new(0) })
    }

    /// Stores some bytes, unless they are there already, and returns their hash.
    pub(crate) fn put(&self, bytes: &[u8], extension: &str) -> Result<u128, String> {
        let hash = hash::of(bytes);
        let path = self.folder.join(name(hash, extension));
        match fs::read(&path) {
            Ok(old) if old == bytes => return Ok(hash),
            Ok(old) if hash::of(&old) == hash => {
                return Err(format!("`{}` has the same name as a different result", path.display()));
            }
            // It is damaged: perhaps a machine lost power.
            Ok(_) => {}
            Err(why) if why.kind() == ErrorKind::NotFound => {}
            Err(why) => return Err(format!("cannot read `{}`: {why}", path.display())),
        }
        self.write(&path, bytes).map_err(|why| format!("cannot write `{}`: {why}", path.display()))?;
        Ok(hash)
    }

    /// Whether a result is there. An empty file is what some file systems leave behind when a machine loses power.
    pub(crate) fn has(&self, hash: u128, extension: &str) -> bool {
        self.folder.join(name(hash, extension)).metadata().is_ok_and(|it| it.len() > 0)
    }

    fn write(&self, path: &Path, bytes: &[u8]) -> io::Result<()> {
        let (mut file, unfinished) = self.unfinished(path)?;
        let written = file.write_all(bytes).and_then(|()| fs::rename(&unfinished, path));
        if written.is_err() {
            let _ = fs::remove_file(&unfinished);
        }
        written
    }

    /// A new file next to `path`. Processes on two machines may have the same number, hence the search.
    fn unfinished(&self, path: &Path) -> io::Result<(File, PathBuf)> {
        loop {
            let number = self.next.fetch_add(1, Ordering::Relaxed);
            let unfinished = path.with_extension(format!("{}-{number}.tmp", std::process::id()));
            match File::create_new(&unfinished) {
                Ok(file) => return Ok((file, unfinished)),
                Err(why) if why.kind() == ErrorKind::AlreadyExists => {}
                Err(why) => return Err(why),
            }
        }
    }
}

/// The name of a result in the folder.
pub(crate) fn name(hash: u128, extension: &str) -> String {
    format!("{hash:032x}.{extension}")
}
