//! A state that the compiler takes for impossible: the error E0999 for users, a panic in the tests.
//!
//! No shader is known to lead there, so the tests break a checked program.

use std::panic::{AssertUnwindSafe, catch_unwind};

use hlsl_core::{
    arena::List,
    check,
    diagnostics::{
        Diagnostic, Sink,
        render::{Style, render},
    },
    lower,
    options::Options,
    parse, preprocess,
    source::{SourceMap, Span, load::MemoryLoader},
    symbol::Symbols,
    typed::ExprKind,
};

const SHADER: &str = "\
RWBuffer<float> buffer;
[numthreads(1, 1, 1)]
void main() {
    buffer[0] = abs(buffer[1]) + sqrt(buffer[2]);
}
";

/// What lowering complains about when the calls of intrinsics have lost their arguments.
fn lowered_without_arguments(prepare: fn(&mut Sink)) -> (SourceMap, Vec<Diagnostic>) {
    let mut loader = MemoryLoader::default();
    loader.add("a.hlsl", SHADER);
    let options = Options::from_args(["-T", "cs_6_0", "-E", "main"].map(str::to_string)).unwrap();
    let (mut sources, mut symbols, mut sink) = (SourceMap::default(), Symbols::default(), Sink::default());
    let tokens = preprocess::run(&mut sources, &mut symbols, &loader, "a.hlsl", &options, &mut sink);
    let ast = parse::module(options.language.hlsl_version, &tokens, &mut symbols, &sources, &mut sink);
    let mut program = check::module(&ast, &mut symbols, &sources, &options, &mut sink);
    assert!(!sink.has_errors(), "{:?}", sink.diagnostics());
    for (_, expression) in program.expressions.iter_mut() {
        if let ExprKind::Intrinsic { arguments, .. } = &mut expression.kind {
            *arguments = List::EMPTY;
        }
    }
    prepare(&mut sink);
    lower::module(&program, &symbols, &options, &mut sink);
    (sources, sink.into_diagnostics())
}

/// The text of the panic that `work` ends with, in builds in which it does.
fn panic_of<T>(work: impl FnOnce() -> T) -> Option<String> {
    let panic = catch_unwind(AssertUnwindSafe(work)).err();
    assert_eq!(panic.is_some(), cfg!(debug_assertions));
    Some(*panic?.downcast::<String>().expect("the panic has a text"))
}

#[test]
fn a_surprise_in_the_compiler_names_the_place_in_the_shader() {
    let (sources, diagnostics) = lowered_without_arguments(Sink::report_bugs);
    // One, although two calls are broken.
    let [diagnostic] = &diagnostics[..] else { panic!("{diagnostics:?}") };
    assert_eq!(diagnostic.code, "E0999");
    assert_eq!(sources.text(diagnostic.labels[0].span), "abs(buffer[1])");
    let text = render(diagnostic, &sources, Style::Plain);
    assert!(text.contains("a.hlsl:4:17: error: internal compiler error: "), "{text}");
    assert!(text.contains("not of the shader: please report it together with the shader"), "{text}");
}

#[test]
fn a_surprise_is_heard_while_the_sink_is_muted() {
    let mut sink = Sink::default();
    sink.report_bugs();
    sink.mute();
    sink.bug(Span::default(), "black is white");
    sink.bug(Span::default(), "up is down");
    sink.unmute();
    assert!(sink.has_errors());
    let errors: Vec<_> = sink.into_diagnostics().into_iter().map(|it| it.message).collect();
    assert_eq!(errors, ["internal compiler error: black is white"]);
}

#[test]
fn a_surprise_fails_a_test() {
    if let Some(text) = panic_of(|| lowered_without_arguments(|_| {})) {
        assert!(text.starts_with("internal compiler error: ") && text.contains("lower"), "{text}");
    }
    if let Some(text) = panic_of(|| Sink::default().bug(Span::default(), "black is white")) {
        let expected = "internal compiler error: black is white (hlsl-core/tests/surprises.rs:";
        assert!(text.starts_with(expected), "{text}");
    }
}
