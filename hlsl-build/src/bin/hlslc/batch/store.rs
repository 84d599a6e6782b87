//! `--store`: a folder of results, each named by a hash of its bytes, so that equal ones are stored once.
//!
//! Many processes, on many machines, may write to the same folder: a file appears under its name only when it is
//! complete, and whoever writes the same name writes the same bytes.

use std::{fs, path::PathBuf};

use hlsl_core::driver::write_whole;

use super::hash;

pub(crate) struct Store {
    folder: PathBuf,
}

impl Store {
    pub(crate) fn open(folder: &str) -> Result<Store, String> {
        fs::create_dir_all(folder).map_err(|why| format!("cannot create the folder `{folder}`: {why}"))?;
        Ok(Store { folder: folder.into() })
    }

    /// Stores some bytes, unless they are there already, and returns their hash.
    pub(crate) fn put(&self, bytes: &[u8], extension: &str) -> Result<u128, String> {
        let hash = hash::of(bytes);
        let path = self.folder.join(name(hash, extension));
        // What is different is damaged: perhaps a machine lost power.
        if !fs::read(&path).is_ok_and(|old| old == bytes) {
            write_whole(&path, bytes).map_err(|why| format!("cannot write `{}`: {why}", path.display()))?;
        }
        Ok(hash)
    }

    /// Whether a result is there. An empty file is what some file systems leave behind when a machine loses power.
    pub(crate) fn has(&self, hash: u128, extension: &str) -> bool {
        self.folder.join(name(hash, extension)).metadata().is_ok_and(|it| it.len() > 0)
    }
}

/// The name of a result in the folder.
pub(crate) fn name(hash: u128, extension: &str) -> String {
    format!("{hash:032x}.{extension}")
}
