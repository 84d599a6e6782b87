//! Writes files only if their bytes change, so that nothing is rebuilt needlessly.

use std::{fs, path::Path};

use crate::Error;

pub(crate) fn if_changed(path: &Path, bytes: &[u8]) -> Result<(), Error> {
    if fs::read(path).is_ok_and(|old| old == bytes) {
        return Ok(());
    }
    fs::write(path, bytes).map_err(|source| Error::Io { path: path.into(), source })
}
