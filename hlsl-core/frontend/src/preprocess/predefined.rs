//! The macros that every compilation starts with.
//!
//! They stand in a text of their own, so that messages can show them, but are not read from it: reading some thirty
//! lines took longer than reading a small shader.

use std::{fmt::Write, ops::Range};

use smallvec::SmallVec;

use super::{Preprocessor, expand};
use crate::{
    diagnostics::list::preprocess as errors,
    lex::Raw,
    options::{Options, ProfileKind},
    source::{Origin, Span},
    token::TokenKind,
};

/// Where a macro stands in the text.
struct Definition {
    name: Range<usize>,
    value: Range<usize>,
    /// Of its only token.
    kind: TokenKind,
}

#[derive(Default)]
struct Text {
    text: String,
    definitions: SmallVec<[Definition; 32]>,
}

impl Text {
    fn define(&mut self, name: &str, value: impl std::fmt::Display, kind: TokenKind) {
        self.text.push_str("#define ");
        let start = self.text.len();
        self.text.push_str(name);
        let name = start..self.text.len();
        self.text.push(' ');
        let start = self.text.len();
        let _ = write!(self.text, "{value}");
        self.definitions.push(Definition { name, value: start..self.text.len(), kind });
        self.text.push('\n');
    }

    fn of(options: &Options) -> Text {
        let mut all = Text { text: String::with_capacity(1024), ..Text::default() };
        let mut number = |name: &str, value: u32| all.define(name, value, TokenKind::Integer);
        number("__hlsl_dx_compiler", 1);
        // The version of DXC whose behavior is followed.
        number("__DXC_VERSION_MAJOR", 1);
        number("__DXC_VERSION_MINOR", 8);
        number("__DXC_VERSION_RELEASE", 0);
        number("__DXC_VERSION_COMMITS", 4597);
        number("__HLSL_VERSION", options.hlsl_version.number());
        if options.enable_16bit_types {
            number("__HLSL_ENABLE_16_BIT", 1);
        }
        for kind in ProfileKind::ALL {
            number(kind.macro_name(), kind.number());
        }
        number("__SHADER_TARGET_STAGE", options.profile.kind.number());
        number("__SHADER_TARGET_MAJOR", u32::from(options.written_model.0));
        number("__SHADER_TARGET_MINOR", u32::from(options.written_model.1));
        number("__spirv__", 1);
        number("__clang__", 1);
        number("__llvm__", 1);
        all.define("__VERSION__", "\"4.2.1 Compatible dxc 1.8\"", TokenKind::String);
        all
    }
}

pub(super) fn define(this: &mut Preprocessor) {
    if this.is_stopped {
        return;
    }
    let all = Text::of(this.options);
    let Ok(place) = this.sources.add(all.text.as_str(), Origin::BuiltIn { name: "built-in" }) else {
        this.sink.push(errors::TooMuchText {});
        return this.stop();
    };
    let span = |it: &Range<usize>| Span::new(place.start + it.start as u32, place.start + it.end as u32);
    for it in &all.definitions {
        let body_span = span(&it.value);
        let token = Raw {
            kind: it.kind,
            flags: Raw::SPACE,
            parameter: 0,
            span: body_span,
            symbol: this.symbols.intern(&all.text[it.value.clone()]),
        };
        let name = this.symbols.intern(&all.text[it.name.clone()]);
        let made = expand::Macro::of_token(name, span(&it.name), token);
        expand::add(this, made);
    }
}
