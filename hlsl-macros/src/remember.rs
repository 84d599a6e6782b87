//! Remembers what this process has compiled: an editor expands all macros of a file at every keystroke, and most
//! shaders have not changed.

use std::sync::{Mutex, PoisonError};

use hlsl_core::{
    Output,
    source::load::{Load, Recorder, Seen},
};

/// More than a single Rust file needs.
const MAX_KNOWN: usize = 64;

static KNOWN: Mutex<Vec<Known>> = Mutex::new(Vec::new());

struct Known {
    /// The request: path and options.
    key: String,
    seen: Seen,
    output: Output,
}

/// The result of `make` for `key`; the previous result if the files that it reads have not changed.
pub(crate) fn output(key: String, loader: &dyn Load, make: impl FnOnce(&dyn Load) -> Output) -> Output {
    let is_same = |seen: &Seen| seen.iter().all(|(path, text)| loader.load(path).ok() == *text);
    {
        let known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(found) = known.iter().find(|it| it.key == key && is_same(&it.seen)) {
            return found.output.clone();
        }
    }
    let recorder = Recorder::new(loader);
    let output = make(&recorder);
    let seen = recorder.into_seen();
    let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
    known.retain(|it| it.key != key);
    if known.len() == MAX_KNOWN {
        known.remove(0);
    }
    known.push(Known { key, seen, output: output.clone() });
    output
}

#[cfg(test)]
mod tests {
    use hlsl_core::{compile, options::Options, source::load::MemoryLoader};

    #[test]
    fn only_what_changed_is_compiled_again() {
        let options = Options::from_args(["-T", "ps_6_0", "-I", "common"]).unwrap();
        let files = |texts: &[(&str, &str)]| {
            let mut loader = MemoryLoader::default();
            loader.add("a.hlsl", "#include \"b.hlsli\"\nfloat4 main() : SV_Target { return B; }");
            texts.iter().for_each(|(path, text)| loader.add(*path, *text));
            loader
        };
        let is_compiled = |key: &str, loader: &MemoryLoader| {
            let mut count = 0;
            let output = super::output(key.to_owned(), loader, |loader| {
                count += 1;
                compile("a.hlsl", loader, &options)
            });
            assert_eq!(output.words, compile("a.hlsl", loader, &options).words);
            count == 1
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
