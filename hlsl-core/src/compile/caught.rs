//! Panics of the compiler as errors: for hosts that have more to do than one shader.

use std::{
    any::Any,
    panic::{AssertUnwindSafe, catch_unwind},
};

use super::Compilation;
use crate::{
    diagnostics::{Sink, list::internal::InternalError},
    options::Options,
    source::{Origin, SourceMap, Span},
};

/// A message may hold a whole module.
const MAX_LENGTH: usize = 200;

/// The output of `compile`. If it panics, which is always a fault of the compiler, that is the error E0999 of the shader
/// at `path`, which asks the user to report it.
pub fn caught(path: &str, options: &Options, compile: impl FnOnce() -> Compilation) -> Compilation {
    // What a compilation changes is gone with it, apart from what a loader and a session remember, which both add only
    // what is complete.
    catch_unwind(AssertUnwindSafe(compile)).unwrap_or_else(|payload| {
        let what = message(&*payload);
        let (mut sources, mut sink) = (SourceMap::default(), Sink::new(options.warnings.clone()));
        let _ = sources.add("", Origin::File { path: path.into(), included_at: None });
        let place = "the place that the message of the panic names".to_owned();
        sink.push(InternalError { what, place, at: Span::default() });
        Compilation {
            dependencies: sources.files(),
            diagnostics: sink.into_diagnostics(),
            sources,
            ..Compilation::default()
        }
    })
}

/// The first line of a panic's message.
fn message(payload: &(dyn Any + Send)) -> String {
    let text = payload.downcast_ref::<String>().map(String::as_str);
    let text =
        text.or_else(|| payload.downcast_ref::<&str>().copied()).unwrap_or("a panic without a message");
    let line = text.lines().next().unwrap_or_default();
    let line = line.strip_prefix("internal compiler error: ").unwrap_or(line);
    line.chars().take(MAX_LENGTH).collect()
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::source::load::{Load, LoadError};

    struct Faulty;

    impl Load for Faulty {
        fn load(&self, _: &str) -> Result<Arc<str>, LoadError> {
            panic!("the block %7 has no terminator\n%1 = OpTypeVoid\n{}", "%2 = OpUndef %1\n".repeat(1000))
        }
    }

    #[test]
    fn a_panic_is_an_error_of_the_shader() {
        let options = Options::for_profile(crate::options::Profile::default(), "main");
        let output = caught("a.hlsl", &options, || Compilation::of("a.hlsl", &Faulty, &options));
        assert!(output.words.is_none() && output.has_errors());
        assert_eq!(output.dependencies, ["a.hlsl"]);
        let [report] = &output.reports()[..] else { panic!("{:?}", output.reports()) };
        assert_eq!(report.code, "E0999");
        let expected = "a.hlsl:1:1: error: internal compiler error: the block %7 has no terminator\n";
        assert!(report.text.starts_with(expected), "{}", report.text);
        assert!(report.text.contains("please report it together with the shader"), "{}", report.text);
        assert!(!report.text.contains("OpTypeVoid"), "{}", report.text);
    }
}
