//! [`analyze`]: a compilation that keeps what its stages made, for editors.

use super::{Compilation, Nobody, Run};
use crate::{
    ast, check, index::Use, options::Options, parse, source::load::Load, symbol::Symbols, token::Token,
    typed::Program,
};

/// Everything that is known of a shader, as far as it could be read.
#[derive(Clone, Debug, Default)]
pub struct Analysis {
    pub tokens: Vec<Token>,
    pub symbols: Symbols,
    pub syntax: ast::Module,
    /// With errors it may not be lowered, but its types and expressions are what could be checked.
    pub program: Program,
    /// What names mean, sorted by place.
    pub uses: Vec<Use>,
    /// Words, reflection and diagnostics, and the text that all spans refer to.
    pub output: Compilation,
}

/// Compiles the shader at `path`, and keeps everything that was found out on the way.
pub fn analyze(path: &str, loader: &dyn Load, options: &Options) -> Analysis {
    let options = &*options.for_target();
    let mut run = Run::new(options);
    let tokens = run.tokens(path, loader);
    // Unlike a compilation, this reads on after an error that ends the preprocessor, without a word about what follows.
    let has_given_up = run.sink.has_given_up();
    if has_given_up {
        run.sink.mute();
    }
    let version = options.language.hlsl_version;
    let syntax = parse::module(version, &tokens, &mut run.symbols, &run.sources, &mut run.sink);
    run.sink.distrust_lines(&run.sources);
    let mut program = check::indexed_module(&syntax, &mut run.symbols, &run.sources, options, &mut run.sink);
    if has_given_up {
        run.sink.unmute();
    }
    let uses = program.index.take().map_or_else(Vec::new, |it| it.finish());
    let symbols = run.symbols.clone();
    let output = match run.sink.has_errors() {
        true => run.failed(),
        false => run.back_end(&program, &mut Nobody),
    };
    Analysis { tokens, symbols, syntax, program, uses, output }
}
