//! The results of earlier runs of the build script, kept in the output folder: a unit whose files have not changed is
//! not compiled again.
//!
//! A cache file that cannot be read, for whatever reason, is treated as absent.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
};

use hlsl_core::source::load::Load;

use crate::{
    hash::hash_of,
    unit::{CompiledEntry, Made, Unit},
};

/// Changes with the format.
const MAGIC: &[u8; 8] = b"hlslb 3\n";

/// A folder of compiled units.
pub(crate) struct Cache {
    folder: PathBuf,
    /// The hash of the compiler and of the settings that all units share.
    common: u64,
}

impl Cache {
    pub(crate) fn new(folder: PathBuf, settings: &str) -> Cache {
        // The compiler is part of the program that runs now: another compiler is another program.
        let program = std::env::current_exe()
            .and_then(|path| Ok((path.metadata()?.len(), path.metadata()?.modified()?)));
        let common = hash_of(&(env!("CARGO_PKG_VERSION"), program.ok(), settings));
        Cache { folder, common }
    }

    /// The result of compiling `unit`, if it is cached and up to date.
    pub(crate) fn find(&self, unit: &Unit, files: &dyn Load) -> Option<Made> {
        let bytes = fs::read(self.path(unit)).ok()?;
        let mut reader = Reader { rest: bytes.strip_prefix(MAGIC)? };
        if reader.number()? != self.key(unit) {
            return None;
        }
        let mut seen = BTreeMap::new();
        for _ in 0..reader.number()? {
            let path = reader.text()?;
            let hash = (reader.number()? == 1).then_some(reader.number()?);
            if files.load(&path).ok().map(|text| hash_of(&*text)) != hash {
                return None;
            }
            seen.insert(path, hash);
        }
        let mut made = Made { seen, is_cached: true, ..Made::default() };
        made.module = reader.text()?;
        for _ in 0..reader.number()? {
            made.warnings.push(reader.text()?);
        }
        for _ in 0..reader.number()? {
            made.entries.push(CompiledEntry {
                profile: reader.text()?,
                name: reader.text()?,
                permutation: reader.text()?,
                reflection: reader.text()?,
                wgsl: reader.text()?,
                words: reader.words()?,
            });
        }
        reader.rest.is_empty().then_some(made)
    }

    /// Stores a result. Failing to do so is not an error: the next run compiles again.
    pub(crate) fn keep(&self, unit: &Unit, made: &Made) {
        let mut bytes = MAGIC.to_vec();
        number(&mut bytes, self.key(unit));
        number(&mut bytes, made.seen.len() as u64);
        for (path, hash) in &made.seen {
            text(&mut bytes, path);
            number(&mut bytes, u64::from(hash.is_some()));
            number(&mut bytes, hash.unwrap_or(0));
        }
        text(&mut bytes, &made.module);
        number(&mut bytes, made.warnings.len() as u64);
        for warning in &made.warnings {
            text(&mut bytes, warning);
        }
        number(&mut bytes, made.entries.len() as u64);
        for entry in &made.entries {
            text(&mut bytes, &entry.profile);
            text(&mut bytes, &entry.name);
            text(&mut bytes, &entry.permutation);
            text(&mut bytes, &entry.reflection);
            text(&mut bytes, &entry.wgsl);
            number(&mut bytes, entry.words.len() as u64);
            bytes.extend(entry.words.iter().flat_map(|word| word.to_le_bytes()));
        }
        let _ = fs::create_dir_all(&self.folder).and_then(|()| fs::write(self.path(unit), bytes));
    }

    /// Removes units that are no longer built.
    pub(crate) fn sweep(&self, units: &[Unit]) {
        let wanted: BTreeSet<PathBuf> = units.iter().map(|unit| self.path(unit)).collect();
        for entry in fs::read_dir(&self.folder).into_iter().flatten().flatten() {
            if !wanted.contains(&entry.path()) {
                let _ = fs::remove_file(entry.path());
            }
        }
    }

    fn path(&self, unit: &Unit) -> PathBuf {
        self.folder.join(format!("{:016x}", hash_of(&(&unit.path, &unit.variant))))
    }

    fn key(&self, unit: &Unit) -> u64 {
        hash_of(&(self.common, unit))
    }
}

/// The cache folder next to the Rust file `rust`.
pub(crate) fn folder_of(rust: &Path) -> PathBuf {
    rust.with_extension("cache")
}

fn number(bytes: &mut Vec<u8>, value: u64) {
    bytes.extend(value.to_le_bytes());
}

fn text(bytes: &mut Vec<u8>, value: &str) {
    number(bytes, value.len() as u64);
    bytes.extend(value.as_bytes());
}

struct Reader<'a> {
    rest: &'a [u8],
}

impl Reader<'_> {
    fn take(&mut self, count: usize) -> Option<&[u8]> {
        let (taken, rest) = self.rest.split_at_checked(count)?;
        self.rest = rest;
        Some(taken)
    }

    fn number(&mut self) -> Option<u64> {
        self.take(8)?.try_into().ok().map(u64::from_le_bytes)
    }

    fn text(&mut self) -> Option<String> {
        let length = self.number()?.try_into().ok()?;
        String::from_utf8(self.take(length)?.to_vec()).ok()
    }

    fn words(&mut self) -> Option<Vec<u32>> {
        let count: usize = self.number()?.try_into().ok()?;
        let bytes = self.take(count.checked_mul(4)?)?;
        Some(bytes.chunks_exact(4).map(|it| u32::from_le_bytes([it[0], it[1], it[2], it[3]])).collect())
    }
}
