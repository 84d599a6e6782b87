//! `--resume`: what need not be compiled again, according to a log.

use std::{
    collections::{HashMap, HashSet},
    fs::File,
    io::{BufRead, BufReader, ErrorKind},
    num::NonZero,
};

use hlsl_core::{
    options::args::{Arguments, Emit},
    source::load::Load,
};

use serde_json::Value;

use super::{files, store::Store};
use crate::outputs;

/// The entries that were compiled, from files and by a compiler that have not changed since.
#[derive(Default)]
pub(crate) struct Done {
    /// By id, with the hash under which the result was stored. Kept small, because there may be millions.
    entries: HashMap<u128, Option<NonZero<u128>>>,
    /// The inputs that the log describes, and whether they are those of today.
    inputs: HashMap<u128, bool>,
}

/// Reads a log; a missing one is that of a batch that has not begun.
pub(crate) fn read(path: &str, compiler: &str, files: &dyn Load) -> Result<Done, String> {
    let unreadable = |why| format!("cannot read `{path}`: {why}");
    let file = match File::open(path) {
        Err(why) if why.kind() == ErrorKind::NotFound => return Ok(Done::default()),
        file => file.map_err(unreadable)?,
    };
    let mut done = Done::default();
    let mut reader = BufReader::new(file);
    let mut line = Vec::new();
    loop {
        line.clear();
        if reader.read_until(b'\n', &mut line).map_err(unreadable)? == 0 {
            return Ok(done);
        }
        if let Some(value) = str::from_utf8(&line).ok().and_then(last_value) {
            done.add(&value, compiler, files);
        }
    }
}

/// The object in a line. A killed process may have left an incomplete one: that is ignored, but what follows it on the
/// same line is the beginning of the next log, if somebody put the two together.
fn last_value(line: &str) -> Option<Value> {
    let parse = |text| serde_json::from_str(text).ok();
    let after = |start| line.rfind(start).and_then(|at| parse(&line[at..]));
    parse(line).or_else(|| after("{\"line\":")).or_else(|| after("{\"inputs\":"))
}

impl Done {
    fn add(&mut self, value: &Value, compiler: &str, files: &dyn Load) {
        let hash = |name| value.get(name).and_then(Value::as_str).and_then(number);
        if let (Some(inputs), Some(Value::Object(listed))) = (hash("inputs"), value.get("files")) {
            self.inputs.entry(inputs).or_insert_with(|| {
                value.get("compiler").and_then(Value::as_str) == Some(compiler)
                    && listed
                        .iter()
                        .all(|(path, hash)| files::hash(files, path) == hash.as_str().and_then(number))
            });
            return;
        }
        let Some(id) = hash("id") else { return };
        let is_unchanged = hash("inputs").is_some_and(|it| self.inputs.get(&it) == Some(&true));
        // The last line about an entry counts: its files are those that lie there.
        if is_unchanged && value.get("ok") == Some(&Value::Bool(true)) {
            self.entries.insert(id, hash("stored").and_then(NonZero::new));
        } else {
            self.entries.remove(&id);
        }
    }

    /// Whether an entry is done, and all of its files are there.
    pub(crate) fn has(&self, id: u128, arguments: &Arguments, path: &str, store: Option<&Store>) -> bool {
        let Some(stored) = self.entries.get(&id) else { return false };
        let is_there = |file: &String| std::fs::metadata(file).is_ok_and(|it| it.len() > 0);
        let is_stored = |store: &Store| {
            let extension = outputs::extension(arguments.emit.unwrap_or(Emit::Spirv));
            arguments.check_only || stored.is_some_and(|it| store.has(it.get(), extension))
        };
        outputs::files(arguments, path).iter().all(is_there) && store.is_none_or(is_stored)
    }

    /// The inputs that the log describes.
    pub(crate) fn described(&self) -> HashSet<u128> {
        self.inputs.keys().copied().collect()
    }
}

/// A hash as logs have it: 32 digits, in names of files with an extension.
fn number(text: &str) -> Option<u128> {
    u128::from_str_radix(text.split('.').next()?, 16).ok()
}
