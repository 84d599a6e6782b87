//! What this process has made: an editor expands all macros of a file at every keystroke, and most shaders have not changed.

use std::sync::{Mutex, PoisonError};

use super::{Made, are_unchanged};
use crate::source::load::Load;

/// More than a single Rust file needs.
const MAX_KNOWN: usize = 64;

/// The last results, with errors.
#[derive(Debug, Default)]
pub struct Memory {
    known: Mutex<Vec<(String, Made)>>,
}

impl Memory {
    /// The result of `make` for `request`; the former one if the files that it read have not changed.
    pub fn made(&self, request: String, files: &dyn Load, make: impl FnOnce() -> Made) -> Made {
        let known = || self.known.lock().unwrap_or_else(PoisonError::into_inner);
        let is_same = |it: &&(String, Made)| it.0 == request && are_unchanged(&it.1.seen, files);
        if let Some((_, made)) = known().iter().find(is_same) {
            return made.clone();
        }
        let made = make();
        let mut known = known();
        known.retain(|it| it.0 != request);
        if known.len() == MAX_KNOWN {
            known.remove(0);
        }
        known.push((request, made.clone()));
        made
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        driver::{Debug, Driver, Job, Program},
        source::load::MemoryLoader,
    };

    #[test]
    fn only_what_changed_is_compiled_again() {
        let arguments = ["-I", "common"].map(str::to_owned).to_vec();
        let job = Job::new("a.hlsl", ("ps_6_0", "main"), arguments, &Debug::default());
        let program = Program { jobs: vec![job.expect("its arguments are valid")], is_group: false };
        let files = |texts: &[(&str, &str)]| {
            let mut files = MemoryLoader::default();
            files.add("a.hlsl", "#include \"b.hlsli\"\nfloat4 main() : SV_Target { return B; }");
            texts.iter().for_each(|(path, text)| files.add(*path, *text));
            files
        };
        let (memory, driver) = (Memory::default(), Driver::default());
        let is_compiled = |request: &str, files: &MemoryLoader| {
            let mut is_made = false;
            let made = memory.made(request.to_owned(), files, || {
                is_made = true;
                driver.make(&program, files)
            });
            assert_eq!(made.shaders[0].output.words, driver.make(&program, files).shaders[0].output.words);
            is_made
        };
        let one = files(&[("common/b.hlsli", "#define B 1\n")]);
        assert!(is_compiled("a", &one));
        assert!(!is_compiled("a", &one));
        assert!(is_compiled("with other options", &one));
        assert!(is_compiled("a", &files(&[("common/b.hlsli", "#define B 2\n")])));
        let found_first = files(&[("common/b.hlsli", "#define B 2\n"), ("b.hlsli", "#define B 3\n")]);
        assert!(is_compiled("a", &found_first));
        assert!(is_compiled("a", &files(&[])), "a file that is gone");
    }
}
