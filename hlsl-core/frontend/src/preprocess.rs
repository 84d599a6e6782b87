//! Files to tokens: the C preprocessor, as in DXC.
//!
//! Tokens come from a stack of frames: files at the bottom, the replacement lists of macros in use above them.
//! A macro is disabled while its frame is on the stack, and a name that is encountered while its macro is disabled
//! never expands again. `directive` handles the lines that start with `#`, `expand` the macros, `condition` the
//! arithmetic of `#if`, and `text` the conversion back to text.

mod condition;
mod directive;
mod expand;
mod include;
mod pragma;
mod predefined;
mod text;

use std::sync::Arc;

use rustc_hash::{FxHashMap, FxHashSet};

pub use self::text::to_text;
use self::{directive::Conditional, expand::Macro};
use crate::{
    diagnostics::{Sink, list::preprocess as errors},
    lex::{Cursor, Problem, Raw},
    options::Options,
    source::{
        Origin, SourceMap, Span,
        load::{Load, LoadError},
    },
    symbol::{Symbol, Symbols, kw},
    token::{Token, TokenKind},
};

/// Reads `main_path` and everything that it includes. The tokens end with `EndOfFile`; they are complete even after an
/// error, except that nothing follows an include that was not found.
pub fn run(
    sources: &mut SourceMap,
    symbols: &mut Symbols,
    loader: &dyn Load,
    main_path: &str,
    options: &Options,
    sink: &mut Sink,
) -> Vec<Token> {
    let mut preprocessor = Preprocessor::new(sources, symbols, loader, options, sink);
    let size = preprocessor.start(main_path);
    // What people write, and as much again and more from macros: untouched memory is free, moved memory is not.
    let expanded = size.min(crate::limits::MACRO_TOKENS);
    let mut tokens = Vec::with_capacity(size / 4 + expanded + 1);
    preprocessor.sources.reserve_macro_uses(expanded / 8);
    loop {
        preprocessor.read_plain(&mut tokens);
        let token = preprocessor.next();
        tokens.push(token.token());
        if token.kind == TokenKind::EndOfFile {
            return tokens;
        }
    }
}

pub(crate) struct Preprocessor<'a> {
    sources: &'a mut SourceMap,
    symbols: &'a mut Symbols,
    loader: &'a dyn Load,
    options: &'a Options,
    sink: &'a mut Sink,
    macros: Vec<Macro>,
    /// By symbol: the number of its macro plus one, or 0.
    macro_of: Vec<u32>,
    frames: Vec<Frame>,
    /// One for each `Frame::File`.
    files: Vec<File>,
    /// Flags of macros that expanded to nothing, for the next token.
    pending: u8,
    /// The number of macro calls whose arguments are being read or expanded.
    calls: usize,
    in_condition: bool,
    /// The number of tokens that macros have produced so far.
    expanded: usize,
    counter: u32,
    inclusions: usize,
    /// Files that have been included, and the bytes of those that were included again.
    included: FxHashSet<String>,
    repeated: usize,
    loaded: FxHashMap<String, Result<Arc<str>, LoadError>>,
    /// Files with `#pragma once`.
    once: FxHashSet<String>,
    /// Token lists for reuse.
    spare: Vec<Vec<Raw>>,
    end: Span,
    /// The rest is meaningless after an error: there are no more tokens.
    is_stopped: bool,
}

/// A source of tokens.
enum Frame {
    /// The last of `files` that has not ended.
    File,
    /// The replacement list of a macro without arguments, as it was defined.
    Body { index: u32, at: u32, shift: u32, flags: u8 },
    /// Tokens made for this use. `owner` is the number of the macro plus one.
    List { tokens: Vec<Raw>, at: usize, owner: u32 },
    /// Like a list without owner, but it ends like a file.
    Argument { tokens: Vec<Raw>, at: usize },
}

struct File {
    cursor: Cursor,
    conditionals: Vec<Conditional>,
    /// The folder to search for this file's own includes, with its `/`, or empty.
    folder: String,
    /// The same for any spelling of the path.
    identity: String,
    is_main: bool,
    all: Span,
}

impl<'a> Preprocessor<'a> {
    fn new(
        sources: &'a mut SourceMap,
        symbols: &'a mut Symbols,
        loader: &'a dyn Load,
        options: &'a Options,
        sink: &'a mut Sink,
    ) -> Self {
        Preprocessor {
            sources,
            symbols,
            loader,
            options,
            sink,
            // Most of them are there from the start.
            macros: Vec::with_capacity(64),
            macro_of: Vec::new(),
            frames: Vec::new(),
            files: Vec::new(),
            pending: 0,
            calls: 0,
            in_condition: false,
            expanded: 0,
            counter: 0,
            inclusions: 0,
            included: FxHashSet::default(),
            repeated: 0,
            loaded: FxHashMap::default(),
            once: FxHashSet::default(),
            spare: Vec::new(),
            end: Span::default(),
            is_stopped: false,
        }
    }

    /// Opens the main file, below the predefined macros, and returns its size.
    fn start(&mut self, main_path: &str) -> usize {
        let text = match self.loader.load(main_path) {
            Ok(text) => text,
            Err(why) => {
                let (path, why) = (main_path.to_string(), why.to_string());
                self.sink.push(errors::MissingMainFile { path, why });
                self.stop();
                return 0;
            }
        };
        let size = text.len();
        let origin = Origin::File { path: main_path.into(), included_at: None };
        self.open(text, origin, main_path);
        self.end = self.files.first().map_or(Span::default(), |it| Span::new(it.all.end, it.all.end));
        expand::define_built_ins(self);
        let mut definitions = String::new();
        for define in &self.options.defines {
            // What `-D` gives stands in one line.
            let value = define.value.as_deref().unwrap_or("1").lines().next().unwrap_or("");
            definitions.push_str(&format!("#define {} {value}\n", define.name));
        }
        predefined::define(self);
        if !definitions.is_empty() {
            self.open(definitions.into(), Origin::BuiltIn { name: "command line" }, "");
        }
        size
    }

    /// Pushes a text onto the stack.
    fn open(&mut self, text: Arc<str>, origin: Origin, path: &str) {
        if self.is_stopped {
            return;
        }
        let is_main = matches!(origin, Origin::File { included_at: None, .. });
        let Ok(all) = self.sources.add(text.clone(), origin) else {
            self.sink.push(errors::TooMuchText {});
            return self.stop();
        };
        self.frames.push(Frame::File);
        self.files.push(File {
            cursor: Cursor::new(text, all.start),
            conditionals: Vec::new(),
            folder: include::folder(path),
            identity: include::identity(path),
            is_main,
            all,
        });
    }

    /// Reads the tokens that are the same before and after preprocessing, if the next one is.
    #[inline]
    fn read_plain(&mut self, tokens: &mut Vec<Token>) {
        if self.pending == 0
            && let Some(Frame::File) = self.frames.last()
            && let Some(file) = self.files.last_mut()
        {
            file.cursor.read_plain(self.symbols, &self.macro_of, tokens);
        }
    }

    /// The next token with all macros expanded.
    #[inline]
    fn next(&mut self) -> Raw {
        loop {
            let mut token = self.next_unexpanded();
            if self.pending != 0 {
                token.flags |= std::mem::take(&mut self.pending);
            }
            if token.kind != TokenKind::Identifier
                || self.macro_number(token.symbol) == 0
                || !expand::expand(self, &mut token)
            {
                return token;
            }
        }
    }

    /// The number of the macro of that name plus one, or 0.
    #[inline]
    fn macro_number(&self, name: Symbol) -> u32 {
        self.macro_of.get(name.0 as usize).copied().unwrap_or(0)
    }

    /// The next token as written. Executes directives.
    #[inline]
    fn next_unexpanded(&mut self) -> Raw {
        loop {
            match self.frames.last_mut() {
                None => return end_of_file(self.end),
                Some(Frame::File) => {
                    let Some(file) = self.files.last_mut() else { return end_of_file(self.end) };
                    let token = file.cursor.next(self.symbols);
                    if !file.cursor.problems.is_empty() {
                        self.report_problems();
                    }
                    match token.kind {
                        TokenKind::Hash if token.has(Raw::LINE) && !self.in_directive() => {
                            directive::directive(self);
                        }
                        TokenKind::EndOfFile if !self.in_directive() => {
                            self.end_file();
                        }
                        _ => return token,
                    }
                }
                Some(&mut Frame::Body { index, ref mut at, shift, flags }) => {
                    let Some(of) = self.macros.get_mut(index as usize) else { return end_of_file(self.end) };
                    if let Some(&token) = of.body.get(*at as usize) {
                        let is_first = *at == 0;
                        *at += 1;
                        let mut token = expand::moved(token, shift);
                        if is_first {
                            token.flags = token.flags & !(Raw::SPACE | Raw::LINE) | flags;
                        }
                        return token;
                    }
                    of.is_disabled = false;
                    self.frames.pop();
                }
                Some(Frame::List { tokens, at, owner }) => {
                    if let Some(&token) = tokens.get(*at) {
                        *at += 1;
                        return token;
                    }
                    let (owner, tokens) = (*owner, std::mem::take(tokens));
                    self.recycle(tokens);
                    self.enable(owner);
                    self.frames.pop();
                }
                Some(Frame::Argument { tokens, at }) => {
                    if let Some(&token) = tokens.get(*at) {
                        *at += 1;
                        return token;
                    }
                    return end_of_file(tokens.last().map_or(self.end, |it| it.span));
                }
            }
        }
    }

    /// Whether the next token is `(`. Looks past the end of a macro, but not of a file.
    fn is_before_paren(&self) -> bool {
        for frame in self.frames.iter().rev() {
            let next = match frame {
                Frame::File => return self.files.last().is_some_and(|it| it.cursor.is_before_paren()),
                Frame::Body { index, at, .. } => {
                    self.macros.get(*index as usize).and_then(|it| it.body.get(*at as usize))
                }
                Frame::List { tokens, at, .. } => tokens.get(*at),
                Frame::Argument { tokens, at } => {
                    return tokens.get(*at).is_some_and(|it| it.kind == TokenKind::LeftParen);
                }
            };
            if let Some(next) = next {
                return next.kind == TokenKind::LeftParen;
            }
        }
        false
    }

    fn in_directive(&self) -> bool {
        self.files.last().is_some_and(|it| it.cursor.in_directive)
    }

    /// The macro with this number plus one may expand again.
    fn enable(&mut self, owner: u32) {
        let of = owner.checked_sub(1).and_then(|it| self.macros.get_mut(it as usize));
        if let Some(of) = of {
            of.is_disabled = false;
        }
    }

    fn recycle(&mut self, mut tokens: Vec<Raw>) {
        if self.spare.len() < 32 && tokens.capacity() <= 4096 {
            tokens.clear();
            self.spare.push(tokens);
        }
    }

    fn list(&mut self) -> Vec<Raw> {
        self.spare.pop().unwrap_or_default()
    }

    /// The current file has ended.
    fn end_file(&mut self) {
        let Some(file) = self.files.pop() else { return };
        for conditional in file.conditionals {
            self.sink.push(errors::UnterminatedConditional { at: conditional.at });
        }
        // Above the file there are no frames: it was the one being read.
        self.frames.pop();
        if let Some(includer) = self.files.last() {
            self.sink.warning_scopes().0.resume(self.sources, includer.cursor.position());
        }
    }

    /// Pops frames until the current file is on top.
    fn unwind_to_file(&mut self) {
        while let Some(frame) = self.frames.last_mut() {
            match frame {
                Frame::File => return,
                Frame::Body { index, .. } => {
                    let owner = *index + 1;
                    self.enable(owner);
                }
                Frame::List { owner, .. } => {
                    let owner = *owner;
                    self.enable(owner);
                }
                Frame::Argument { .. } => {}
            }
            self.frames.pop();
        }
    }

    /// Stops reading: the error makes the rest meaningless.
    fn stop(&mut self) {
        self.is_stopped = true;
        self.sink.give_up();
        self.frames.clear();
        self.files.clear();
    }

    fn report_problems(&mut self) {
        let Some(file) = self.files.last_mut() else { return };
        let in_directive = file.cursor.in_directive;
        for problem in std::mem::take(&mut file.cursor.problems) {
            match problem {
                Problem::UnterminatedComment(start) => self.sink.push(errors::UnterminatedComment { start }),
                Problem::NullCharacter(at) => self.sink.push(errors::NullCharacter { at }),
                Problem::UnterminatedString(start) => self.lone_quote('"', start, in_directive),
                Problem::UnterminatedCharacter(start) => self.lone_quote('\'', start, in_directive),
            }
        }
    }

    /// In a directive a quote may be an apostrophe in a text that is never used.
    fn lone_quote(&mut self, quote: char, start: Span, in_directive: bool) {
        if in_directive {
            self.sink.push(errors::LoneQuote { quote, start });
        } else {
            self.sink.push(errors::UnterminatedLiteral { quote, start });
        }
    }
}

fn end_of_file(at: Span) -> Raw {
    let span = Span::new(at.end, at.end);
    Raw { kind: TokenKind::EndOfFile, flags: 0, parameter: 0, span, symbol: kw::EMPTY }
}
