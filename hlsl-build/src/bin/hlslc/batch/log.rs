//! `--log`: a file to which each line of JSON is appended as soon as it is known. Logs of parts, put one after the
//! other, are the log of the whole.
//!
//! What an entry was compiled from is a line of its own, `{"inputs":...}`, before the first entry that refers to it:
//! thousands of entries have the same inputs.

use std::{
    collections::HashSet,
    fs::{File, OpenOptions},
    io::{self, Read, Seek, SeekFrom, Write},
    sync::Mutex,
};

use super::files::Inputs;

pub(crate) struct Log {
    path: String,
    compiler: String,
    inner: Mutex<Inner>,
}

struct Inner {
    file: File,
    /// The inputs that the log describes.
    described: HashSet<u128>,
}

impl Log {
    /// `described` are inputs that the file already describes.
    pub(crate) fn open(path: &str, compiler: String, described: HashSet<u128>) -> Result<Log, String> {
        let file = open(path).map_err(|why| format!("cannot write `{path}`: {why}"))?;
        Ok(Log { path: path.into(), compiler, inner: Mutex::new(Inner { file, described }) })
    }

    /// Appends a line and, before it, its inputs. `entry` gets the JSON that refers to them.
    pub(crate) fn add(&self, inputs: &Inputs, entry: impl FnOnce(u128) -> String) -> Result<(), String> {
        let id = inputs.id(&self.compiler);
        let mut text = entry(id) + "\n";
        let mut inner = self.inner.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        if inner.described.insert(id) {
            text = format!("{}\n{text}", inputs.json(&self.compiler));
        }
        // Nothing is buffered: what a killed process has logged is there.
        inner.file.write_all(text.as_bytes()).map_err(|why| format!("cannot write `{}`: {why}", self.path))
    }
}

/// Opens a file for appending, and removes a last line that a killed process left incomplete.
fn open(path: &str) -> io::Result<File> {
    let mut file = OpenOptions::new().read(true).write(true).create(true).truncate(false).open(path)?;
    let length = file.seek(SeekFrom::End(0))?;
    if length > 0 {
        let mut start = Vec::new();
        file.rewind()?;
        Read::take(&mut file, 8).read_to_end(&mut start)?;
        // Anything else is somebody's file, whose last line is not ours to remove.
        if !["{\"inputs\":", "{\"line\":"].iter().any(|it| it.as_bytes().starts_with(&start)) {
            return Err(io::Error::other("it exists and is not a log"));
        }
        let complete = end_of_last_line(&mut file, length)?;
        if complete < length {
            file.set_len(complete)?;
        }
    }
    OpenOptions::new().append(true).open(path)
}

/// Where the last complete line ends.
fn end_of_last_line(file: &mut File, length: u64) -> io::Result<u64> {
    const BLOCK: u64 = 1 << 16;
    let mut end = length;
    while end > 0 {
        let start = end.saturating_sub(BLOCK);
        let mut block = Vec::new();
        file.seek(SeekFrom::Start(start))?;
        Read::take(&mut *file, end - start).read_to_end(&mut block)?;
        if let Some(at) = block.iter().rposition(|it| *it == b'\n') {
            return Ok(start + at as u64 + 1);
        }
        end = start;
    }
    Ok(0)
}
