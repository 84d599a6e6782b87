//! [`Session`]: compilations that share their results.

use std::{
    collections::VecDeque,
    hash::{Hash, Hasher},
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicUsize, Ordering},
    },
};

use rustc_hash::{FxHashMap, FxHasher};

use super::{Compilation, CompileError, Nobody, Output, Run, WriteWgsl};
use crate::{
    diagnostics::Diagnostic,
    options::{DebugOptions, Options},
    reflect::Reflection,
    source::{
        SourceMap, Span,
        load::Load,
        trail::{Ranges, Trail, Walk},
    },
    symbol::kw,
    token::Token,
};

/// The bytes of results that are kept, unless the host chooses; the oldest go first.
const MAX_SIZE: usize = 16 << 20;

/// Compilations of one process, on any number of threads. Those that do not differ after the preprocessor, although their
/// definitions do, are compiled once.
///
/// What it returns is what [`compile`](super::compile) returns: each compilation reads its own files, reports its own
/// dependencies, and has its diagnostics where they are in its own text. Results are not shared if the preprocessor has
/// something to report, nor with debug information, which names all files and definitions.
///
/// ```
/// use hlsl_core::{Session, options::Options, source::load::MemoryLoader};
///
/// let mut files = MemoryLoader::default();
/// files.add("fog.hlsl", "float4 main() : SV_Target { return LEVEL > 1 ? 1 : 0.5; }");
/// let session = Session::default();
/// for level in ["-DLEVEL=1", "-DLEVEL=2", "-DLEVEL=1"] {
///     session.compile("fog.hlsl", &files, &Options::from_args(["-T", "ps_6_0", level])?)?;
/// }
/// assert_eq!(session.reused(), 1);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct Session {
    results: Mutex<Results>,
    max_size: usize,
    reused: AtomicUsize,
    write_wgsl: Option<WriteWgsl>,
}

#[derive(Debug, Default)]
struct Results {
    /// By the hash of their keys.
    known: FxHashMap<u64, Vec<Arc<Shared>>>,
    /// The hashes of all results, the oldest first.
    ages: VecDeque<u64>,
    size: usize,
}

/// All that the stages after the preprocessor depend on.
#[derive(Debug, PartialEq)]
struct Key {
    trail: Trail,
    /// Without those that only the preprocessor reads.
    options: Options,
}

#[derive(Debug)]
struct Shared {
    key: Key,
    words: Option<Vec<u32>>,
    written: Option<Result<String, String>>,
    reflection: Reflection,
    diagnostics: Vec<Diagnostic>,
    entry: Span,
    /// What all spans lie in.
    ranges: Ranges,
}

impl Default for Session {
    fn default() -> Self {
        Session::new(MAX_SIZE)
    }
}

impl Session {
    /// A session that keeps up to about `max_size` bytes of results, besides the texts of files.
    pub fn new(max_size: usize) -> Self {
        Session { results: Mutex::default(), max_size, reused: AtomicUsize::new(0), write_wgsl: None }
    }

    /// Also writes the WGSL of what it compiles, for [`Compilation::with_wgsl`].
    #[must_use]
    pub fn writing(self, write_wgsl: Option<WriteWgsl>) -> Self {
        Session { write_wgsl, ..self }
    }

    /// Compiles the shader at `path`, unless a former result is the same.
    ///
    /// # Errors
    /// The same as for [`compile`](super::compile).
    pub fn compile(&self, path: &str, loader: &dyn Load, options: &Options) -> Result<Output, CompileError> {
        self.compilation(path, loader, options).into_result()
    }

    /// The same, with whatever was found.
    #[doc(hidden)]
    pub fn compilation(&self, path: &str, loader: &dyn Load, options: &Options) -> Compilation {
        let options = &*options.for_target();
        let mut run = Run { write_wgsl: self.write_wgsl, ..Run::new(options) };
        let tokens = run.tokens(path, loader);
        let Some((key, ranges)) = Key::of(&mut run, &tokens) else { return run.module(&tokens, &mut Nobody) };
        if let Some(found) = self.find(&key) {
            self.reused.fetch_add(1, Ordering::Relaxed);
            return found.in_sources(run.sources, &ranges);
        }
        let output = run.module(&tokens, &mut Nobody);
        self.keep(key, ranges, &output);
        output
    }

    /// How many compilations had the same result as a former one.
    pub fn reused(&self) -> usize {
        self.reused.load(Ordering::Relaxed)
    }

    fn find(&self, key: &Key) -> Option<Arc<Shared>> {
        let hash = key.hash();
        let same_hash = {
            let results = self.results.lock().unwrap_or_else(PoisonError::into_inner);
            results.known.get(&hash)?.clone()
        };
        same_hash.into_iter().find(|it| it.key == *key)
    }

    fn keep(&self, key: Key, ranges: Ranges, output: &Compilation) {
        let mut labels = output.diagnostics.iter().flat_map(|it| &it.labels);
        if !ranges.contain(output.entry) || !labels.all(|it| ranges.contain(it.span)) {
            return;
        }
        let hash = key.hash();
        let shared = Arc::new(Shared {
            key,
            words: output.words.clone(),
            written: output.written.clone(),
            reflection: output.reflection.clone(),
            diagnostics: output.diagnostics.clone(),
            entry: output.entry,
            ranges,
        });
        let mut results = self.results.lock().unwrap_or_else(PoisonError::into_inner);
        results.size += shared.size();
        results.known.entry(hash).or_default().push(shared);
        results.ages.push_back(hash);
        while results.size > self.max_size
            && let Some(oldest) = results.ages.pop_front()
        {
            results.forget(oldest);
        }
    }
}

impl Results {
    /// Removes the oldest result with a hash.
    fn forget(&mut self, hash: u64) {
        let Some(same_hash) = self.known.get_mut(&hash) else { return };
        if !same_hash.is_empty() {
            self.size -= same_hash.remove(0).size();
        }
        if same_hash.is_empty() {
            self.known.remove(&hash);
        }
    }
}

impl Shared {
    /// What the compilation that read `sources` would return.
    fn in_sources(&self, sources: SourceMap, ranges: &Ranges) -> Compilation {
        let mut diagnostics = self.diagnostics.clone();
        for label in diagnostics.iter_mut().flat_map(|it| &mut it.labels) {
            label.span = self.ranges.moved(label.span, ranges);
        }
        Compilation {
            words: self.words.clone(),
            written: self.written.clone(),
            wgsl: None,
            reflection: self.reflection.clone(),
            dependencies: sources.files(),
            diagnostics,
            sources,
            entry: self.ranges.moved(self.entry, ranges),
        }
    }

    /// Roughly: reflections are about as large as small modules.
    fn size(&self) -> usize {
        let texts = self.diagnostics.len() * 1024;
        let wgsl = self.written.as_ref().map_or(0, |it| it.as_ref().map_or(0, String::len));
        let words = self.words.as_ref().map_or(0, Vec::len) * 8;
        self.key.trail.size() + words + wgsl + texts + size_of::<Shared>()
    }
}

impl Key {
    /// None if the result must not be shared.
    fn of(run: &mut Run<'_>, tokens: &[Token]) -> Option<(Key, Ranges)> {
        let options = run.options;
        if !run.sink.diagnostics().is_empty() || options.debug.is_wanted() || options.internal.print_all {
            return None;
        }
        let mut options = options.clone();
        (options.defines, options.include_dirs, options.debug) =
            (Vec::new(), Vec::new(), DebugOptions::default());
        let (scopes, base) = run.sink.warning_scopes();
        let mut walk = Walk::new(&run.sources, tokens.len());
        // Spellings are numbered in the order in which they are met: symbols have numbers of one compilation.
        let mut numbers: Vec<u32> = vec![0];
        let mut count = 0;
        let mut warnings = None;
        for token in tokens {
            // What pragmas turn off may be what the other one is warned of.
            let here = scopes.at(token.span.start);
            if here != warnings {
                warnings = here;
                walk.pass_text(&format!("{:?}", here.unwrap_or(base)));
            }
            let at = token.symbol.0 as usize;
            if numbers.len() <= at {
                numbers.resize(at + 1, 0);
            }
            if numbers[at] == 0 && token.symbol != kw::EMPTY {
                count += 1;
                numbers[at] = count;
                walk.pass_text(run.symbols.text(token.symbol));
            }
            walk.pass(token.kind as u8, numbers[at], token.span);
        }
        let (trail, ranges) = walk.finish();
        Some((Key { trail, options }, ranges))
    }

    fn hash(&self) -> u64 {
        let mut hasher = FxHasher::default();
        self.trail.hash(&mut hasher);
        self.options.entry_point.hash(&mut hasher);
        hasher.finish()
    }
}
