//! The file of `--batch`. It is read as it is compiled, because it may have millions of lines.

use std::{
    fs::File,
    io::{BufRead, BufReader, Cursor, Read},
};

use hlsl_core::{options::args, source::load::decode};

use super::hash;

/// A line with a command.
pub(crate) struct Entry {
    /// Counted from 1, as editors do.
    pub(crate) number: usize,
    pub(crate) text: String,
    /// The arguments in `text`.
    pub(crate) words: Vec<String>,
}

impl Entry {
    /// What this entry is called in logs: a hash of its arguments, with those that all lines share before them.
    pub(crate) fn id(&self, common: &[String]) -> u128 {
        hash::of_list(common.iter().chain(&self.words).map(String::as_str))
    }
}

/// The entries of a file: all lines but empty ones and comments.
pub(crate) struct Manifest {
    path: String,
    reader: Box<dyn BufRead + Send>,
    number: usize,
}

pub(crate) fn open(path: &str) -> Result<Manifest, String> {
    let open = || {
        let mut reader = BufReader::new(File::open(path)?);
        // Lines of UTF-16 do not end with a byte. Such a file is read at once.
        if reader.fill_buf()?.starts_with(&[0xff, 0xfe]) || reader.buffer().starts_with(&[0xfe, 0xff]) {
            let mut bytes = Vec::new();
            reader.read_to_end(&mut bytes)?;
            return Ok(Box::new(Cursor::new(decode(bytes).as_bytes().to_vec())) as Box<dyn BufRead + Send>);
        }
        Ok(Box::new(reader) as Box<dyn BufRead + Send>)
    };
    let reader = open().map_err(|why| unreadable(path, &why))?;
    Ok(Manifest { path: path.into(), reader, number: 0 })
}

fn unreadable(path: &str, why: &std::io::Error) -> String {
    format!("cannot read `{path}`: {why}")
}

impl Iterator for Manifest {
    type Item = Result<Entry, String>;

    fn next(&mut self) -> Option<Self::Item> {
        let mut bytes = Vec::new();
        loop {
            bytes.clear();
            match self.reader.read_until(b'\n', &mut bytes) {
                Ok(0) => return None,
                Ok(_) => {}
                Err(why) => return Some(Err(unreadable(&self.path, &why))),
            }
            self.number += 1;
            let text = String::from_utf8_lossy(&bytes);
            let text = text.trim_start_matches('\u{feff}').trim();
            if !text.is_empty() && !text.starts_with('#') {
                let words = args::split_response(text);
                return Some(Ok(Entry { number: self.number, text: text.into(), words }));
            }
        }
    }
}
