//! What the results of a batch depend on: the shaders and headers, hashed for `--resume`, and the compiler.

use std::{collections::BTreeMap, fmt::Write};

use hlsl_core::source::load::{Load, Seen};

use super::{hash, quoted};

/// The hash of a file, if it exists.
pub(crate) fn hash(files: &dyn Load, path: &str) -> Option<u128> {
    files.load(path).ok().map(|text| hash::of(text.as_bytes()))
}

/// The files that a result depends on, with the hashes of those that exist.
pub(crate) struct Inputs {
    files: BTreeMap<String, Option<u128>>,
}

impl Inputs {
    /// What a compilation asked for: both the files that it read and those that it looked for in vain may change the
    /// result.
    pub(crate) fn of(seen: &Seen) -> Inputs {
        let hash = |text: &str| hash::of(text.as_bytes());
        let files = seen.iter().map(|(path, text)| (path.clone(), text.as_deref().map(hash)));
        Inputs { files: files.collect() }
    }

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
