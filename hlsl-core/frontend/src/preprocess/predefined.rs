//! The macros that every compilation starts with.
//!
//! They stand in a text of their own, so that messages can show them, but are not read from it: reading some thirty
//! lines took longer than reading a small shader.

use smallvec::SmallVec;

use super::{Preprocessor, expand};
use crate::{
    diagnostics::list::preprocess as errors,
    lex::Raw,
    options::{Options, ProfileKind},
    source::{Origin, Span},
    symbol::{Symbol, Symbols, kw},
    token::TokenKind,
};

/// Where a macro stands in the text, and its only token.
struct Definition {
    name: Symbol,
    name_at: Span,
    kind: TokenKind,
    value: Symbol,
    value_at: Span,
}

struct Text<'s> {
    symbols: &'s mut Symbols,
    text: String,
    definitions: SmallVec<[Definition; 32]>,
}

impl Text<'_> {
    fn number(&mut self, name: Symbol, value: u32) {
        self.define(name, TokenKind::Integer, Symbol::of_number(value), |text| push_number(text, value));
    }

    /// `value` is the symbol of what `push_value` writes, if that is known.
    fn define(
        &mut self,
        name: Symbol,
        kind: TokenKind,
        value: Option<Symbol>,
        push_value: impl FnOnce(&mut String),
    ) {
        self.text.push_str("#define ");
        let name_start = self.text.len();
        self.text.push_str(self.symbols.text(name));
        let name_end = self.text.len();
        self.text.push(' ');
        let start = self.text.len();
        push_value(&mut self.text);
        let end = self.text.len();
        let value = value.unwrap_or_else(|| self.symbols.intern_part(&self.text, start, end));
        self.text.push('\n');
        let name_at = Span::new(name_start as u32, name_end as u32);
        let value_at = Span::new(start as u32, end as u32);
        self.definitions.push(Definition { name, name_at, kind, value, value_at });
    }

    fn of<'s>(options: &Options, symbols: &'s mut Symbols) -> Text<'s> {
        let mut all = Text { symbols, text: String::with_capacity(1024), definitions: SmallVec::new() };
        all.number(kw::MACRO_DX_COMPILER, 1);
        // The version of DXC whose behavior is followed.
        all.number(kw::MACRO_DXC_MAJOR, 1);
        all.number(kw::MACRO_DXC_MINOR, 8);
        all.number(kw::MACRO_DXC_RELEASE, 0);
        all.number(kw::MACRO_DXC_COMMITS, 4597);
        all.number(kw::MACRO_HLSL_VERSION, options.language.hlsl_version.number());
        if options.language.enable_16bit_types {
            all.number(kw::MACRO_16_BIT, 1);
        }
        for kind in ProfileKind::ALL {
            all.number(kind.macro_name(), kind.number());
        }
        all.number(kw::MACRO_STAGE, options.profile.kind.number());
        all.number(kw::MACRO_MAJOR, u32::from(options.internal.written_model.0));
        all.number(kw::MACRO_MINOR, u32::from(options.internal.written_model.1));
        all.number(kw::MACRO_SPIRV, 1);
        all.number(kw::MACRO_CLANG, 1);
        all.number(kw::MACRO_LLVM, 1);
        let version = "\"4.2.1 Compatible dxc 1.8\"";
        all.define(kw::MACRO_VERSION, TokenKind::String, None, |text| text.push_str(version));
        all
    }
}

/// The machinery of `fmt` would take most of the time of [`define`].
fn push_number(text: &mut String, value: u32) {
    if value >= 10 {
        push_number(text, value / 10);
    }
    text.push(char::from(b'0' + (value % 10) as u8));
}

pub(super) fn define(this: &mut Preprocessor) {
    if this.is_stopped {
        return;
    }
    let all = Text::of(this.options, this.symbols);
    let Ok(place) = this.sources.add(all.text, Origin::BuiltIn { name: "built-in" }) else {
        this.sink.push(errors::TooMuchText {});
        return this.stop();
    };
    let moved = |it: Span| Span::new(place.start + it.start, place.start + it.end);
    for it in all.definitions {
        let value = Raw {
            kind: it.kind,
            flags: Raw::SPACE,
            parameter: 0,
            span: moved(it.value_at),
            symbol: it.value,
        };
        expand::add(this, expand::Macro::of_token(it.name, moved(it.name_at), value));
    }
}
