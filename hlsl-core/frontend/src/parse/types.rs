//! Types.

use super::{
    HlslVersion, Parser, builtin,
    name::{is_name, is_refused},
    scope::Meaning,
};
use crate::{
    arena::Id,
    ast::{
        ArrayBound, ElaboratedKind, ItemKind, MAX_DEPTH, Modifier, Modifiers, Path, RecordKind, Type,
        TypeKind,
    },
    diagnostics::{
        Diagnostic,
        list::parse::{
            AutoExtension, EffectSyntax, ModifierAfterType, ModifierApplied, ModifierOnType, Removed,
            ReservedWord, TwoTypes, TypeDefinedHere, UnknownType, Unsupported,
        },
    },
    nearest::{from_glsl, nearest},
    source::Span,
    symbol::kw,
    token::TokenKind,
};

/// Where modifiers stand that are read.
#[derive(Clone, Copy, PartialEq, Eq)]
enum TypePlace {
    Before,
    After,
}

/// Modifiers that are about variables and mean nothing on a type alone.
pub(super) fn is_idle(modifier: Modifier) -> bool {
    use Modifier::*;
    matches!(
        modifier,
        In | Out
            | Inout
            | Uniform
            | Shared
            | GroupShared
            | Export
            | Linear
            | Centroid
            | NoInterpolation
            | NoPerspective
            | Point
            | Line
            | Triangle
            | LineAdj
            | TriangleAdj
    )
}

/// What a misspelled first word of a statement may be: it reads as a type otherwise.
pub(super) const STATEMENT_WORDS: &[&str] =
    &["return", "while", "switch", "break", "continue", "discard", "struct", "typedef", "static", "const"];

impl Parser<'_> {
    /// Whether a type, including its modifiers, starts at token `index`. Words that could also be names count only if
    /// they name a type.
    pub(super) fn type_starts_at(&mut self, index: usize) -> bool {
        let token = self.input.token_at(index);
        match token.kind {
            TokenKind::ColonColon => {}
            TokenKind::Identifier => match token.symbol {
                kw::STRUCT
                | kw::CLASS
                | kw::INTERFACE
                | kw::ENUM
                | kw::UNSIGNED
                | kw::TYPENAME
                | kw::DECLTYPE => {
                    return true;
                }
                kw::CONST | kw::VOLATILE | kw::ROW_MAJOR | kw::COLUMN_MAJOR | kw::SNORM | kw::UNORM => {
                    return true;
                }
                kw::PRECISE | kw::GLOBALLYCOHERENT | kw::REORDERCOHERENT
                    if self.input.token_at(index + 1).kind == TokenKind::Identifier
                        && self.type_starts_at(index + 1) =>
                {
                    return true;
                }
                kw::SIGNED | kw::LONG | kw::SHORT | kw::CHAR | kw::WCHAR_T | kw::AUTO | kw::UNION => {
                    return true;
                }
                _ => {}
            },
            _ => return false,
        }
        let name = self.name_at(index);
        name.is_some_and(|name| matches!(name.declared.meaning, Meaning::Type | Meaning::TypeTemplate))
    }

    /// A standalone type: in a cast, a template argument, `sizeof`, `using A = T;`.
    pub(super) fn type_name(&mut self) -> Id<Type> {
        let mut modifiers = Modifiers::default();
        self.type_modifiers(&mut modifiers, TypePlace::Before);
        let ty = self.core_type();
        self.type_modifiers(&mut modifiers, TypePlace::After);
        if let TypeKind::Defined(item) = self.tree.module[ty].kind
            && matches!(&self.tree.module[item].kind, ItemKind::Record(record) if record.members.is_some())
        {
            let at = self.tree.module[item].span;
            self.complain(TypeDefinedHere { place: "an expression", at });
        }
        self.tree.module.all_types[ty].modifiers = modifiers;
        self.refuse_pointer();
        self.bracketed(ty)
    }

    /// Modifiers that belong to a type.
    fn type_modifiers(&mut self, modifiers: &mut Modifiers, place: TypePlace) {
        while self.input.current.kind == TokenKind::Identifier
            && let Some(modifier) = Modifier::of(self.input.current.symbol)
        {
            let is_before = match modifier {
                Modifier::Const | Modifier::Volatile => false,
                Modifier::RowMajor | Modifier::ColumnMajor | Modifier::Snorm | Modifier::Unorm => true,
                Modifier::Precise | Modifier::GloballyCoherent | Modifier::ReorderCoherent
                    if place == TypePlace::Before && is_name(self.input.peek(1)) =>
                {
                    true
                }
                _ if is_idle(modifier) && place == TypePlace::Before => {
                    let (modifier, at) = (modifier.text(), self.input.bump().span);
                    self.complain(ModifierOnType { modifier, at });
                    continue;
                }
                _ => break,
            };
            let (at, text) = (self.input.current.span, modifier.text());
            if is_before && place == TypePlace::After {
                self.complain(ModifierAfterType { modifier: text, at });
            } else if is_before && modifiers.has(modifier) {
                self.complain(ModifierApplied { modifier: text, at });
            }
            self.input.bump();
            modifiers.add(modifier, at);
        }
    }

    /// `[2][3]` after a standalone type, and after the parameters of a function for its result.
    pub(super) fn bracketed(&mut self, element: Id<Type>) -> Id<Type> {
        let mut bounds = Vec::new();
        while self.input.at(TokenKind::LeftBracket)
            && self.input.peek(1).kind != TokenKind::LeftBracket
            && !self.recovery.broken
        {
            bounds.push(self.array_bound());
        }
        let start = self.tree.module[element].span;
        let mut ty = element;
        for bound in bounds.into_iter().rev() {
            let span = self.text.join(start, bound.span);
            let packing = self.input.packing();
            let kind = TypeKind::Array(ty, bound);
            ty = self.tree.add_type(Type { kind, modifiers: Modifiers::default(), packing, span });
        }
        ty
    }

    /// `[4]` or `[]`. The current token is the bracket.
    pub(super) fn array_bound(&mut self) -> ArrayBound {
        let start = self.input.bump().span;
        let size = (!self.input.at(TokenKind::RightBracket)).then(|| self.in_brackets(Self::assignment));
        self.expect_closer(TokenKind::LeftBracket, TokenKind::RightBracket, start);
        ArrayBound { size, span: self.since(start) }
    }

    /// `*` or `&` after a type.
    pub(super) fn refuse_pointer(&mut self) {
        while matches!(self.input.current.kind, TokenKind::Star | TokenKind::Amp | TokenKind::AmpAmp)
            && !self.recovery.broken
        {
            let at = self.input.current.span;
            let (what, instead) = match self.input.current.kind {
                TokenKind::Star => {
                    ("pointers", "use an index into an array or buffer, or `vk::BufferPointer<T>`")
                }
                _ => ("references", "use an `inout` parameter"),
            };
            self.complain(Unsupported { what, at, instead });
            self.input.bump();
        }
    }

    /// A type without modifiers and brackets, as for bases and conversion operators.
    pub(super) fn type_without_brackets(&mut self, what: &str) -> Id<Type> {
        if self.type_starts_at(self.input.position) || self.input.at_name() {
            return self.core_type();
        }
        self.report_expected(what.into());
        self.error_type()
    }

    pub(super) fn error_type(&mut self) -> Id<Type> {
        let span = self.no_name().span;
        self.new_type(TypeKind::Error, span)
    }

    fn new_type(&mut self, kind: TypeKind, span: Span) -> Id<Type> {
        let packing = self.input.packing();
        self.tree.add_type(Type { kind, modifiers: Modifiers::default(), packing, span })
    }

    /// The same where it is just one name, as most are; `None`, and nothing done, if it is not.
    #[inline]
    pub(super) fn plain_type(&mut self) -> Option<Id<Type>> {
        if !self.input.at_name() || self.may_go_on(self.input.position + 1) || self.nesting.depth >= MAX_DEPTH
        {
            return None;
        }
        let declared = self.lookup(self.input.current.symbol);
        if !matches!(declared.meaning, Meaning::Type | Meaning::TypeTemplate) {
            return None;
        }
        self.names.of_type = declared.scope;
        let name = self.take_name();
        let kind = TypeKind::Named(Path::identifier(name));
        let ty =
            Type { kind, modifiers: Modifiers::default(), packing: self.input.packing(), span: name.span };
        Some(self.tree.push_type(ty, 1))
    }

    /// The type proper: a name, `struct …`, `unsigned …`. Sets [`super::Names::of_type`].
    pub(super) fn core_type(&mut self) -> Id<Type> {
        if let Some(ty) = self.plain_type() {
            return ty;
        }
        self.names.of_type = None;
        let start = self.input.current.span;
        if !self.nest() {
            return self.error_type();
        }
        let kind = match self.input.current.symbol {
            _ if self.input.current.kind != TokenKind::Identifier
                && !self.input.at(TokenKind::ColonColon) =>
            {
                self.report_expected("a type".into());
                TypeKind::Error
            }
            kw::STRUCT => self.record_type(RecordKind::Struct),
            kw::CLASS => self.record_type(RecordKind::Class),
            kw::INTERFACE => {
                let instead = "write a template over the types that have the methods";
                self.refuse_removed("interfaces", instead, self.input.current.span);
                self.record_type(RecordKind::Interface)
            }
            kw::UNION => {
                self.refuse_word();
                self.record_type(RecordKind::Struct)
            }
            kw::ENUM => self.enum_type(),
            kw::UNSIGNED => {
                self.input.bump();
                if self.type_starts_at(self.input.position) {
                    TypeKind::Unsigned(self.core_type())
                } else {
                    self.report_expected("an integer type after `unsigned`".into());
                    self.recovery.broken = false;
                    TypeKind::Error
                }
            }
            kw::TYPENAME => {
                self.input.bump();
                let path = self.path();
                if path.is_qualified() || self.recovery.broken {
                    TypeKind::Typename(path)
                } else {
                    self.report_expected("a qualified name after `typename`".into());
                    self.recovery.broken = false;
                    TypeKind::Typename(path)
                }
            }
            kw::DECLTYPE => {
                self.input.bump();
                let opened = self.input.current.span;
                if self.expect(TokenKind::LeftParen) {
                    let value = self.in_brackets(Self::expression);
                    self.expect_closer(TokenKind::LeftParen, TokenKind::RightParen, opened);
                    TypeKind::Decltype(value)
                } else {
                    TypeKind::Error
                }
            }
            kw::AUTO => {
                let at = self.input.bump().span;
                if self.version < HlslVersion::V202x {
                    self.complain(AutoExtension { at });
                }
                TypeKind::Auto
            }
            word if is_refused(word) => {
                self.refuse_word();
                self.input.bump();
                if self.type_starts_at(self.input.position) {
                    self.core_type();
                }
                TypeKind::Error
            }
            _ => self.named_type(),
        };
        self.unnest();
        let span = self.since(start);
        self.new_type(kind, span)
    }

    /// What HLSL 2026 no longer has.
    pub(super) fn refuse_removed(&mut self, what: &'static str, instead: &'static str, at: Span) {
        if self.version >= HlslVersion::V202x {
            self.complain(Removed { what, instead, at });
        }
    }

    /// Effects syntax: ignored with a warning, and an error in HLSL 2026.
    pub(super) fn effect(&mut self, what: &'static str, at: Span) {
        if self.version >= HlslVersion::V202x {
            let instead = "remove it: the effects framework is gone, and compilers ignored it";
            self.complain(Removed { what: "effects", instead, at });
        } else {
            self.complain(EffectSyntax { what, at });
        }
    }

    pub(super) fn refuse_word(&mut self) {
        let (word, at) = (self.symbols.text(self.input.current.symbol).to_string(), self.input.current.span);
        let mut diagnostic = Diagnostic::from(ReservedWord { word, at });
        let instead = match self.input.current.symbol {
            kw::LONG => "64-bit integers are `int64_t` and `uint64_t`",
            kw::SHORT => "16-bit integers are `int16_t` and `uint16_t`",
            kw::SIGNED => "`int` is already signed",
            kw::UNION => "use `asuint`, `asfloat` and similar functions to reinterpret bits",
            kw::PUBLIC | kw::PRIVATE | kw::PROTECTED => "remove it; all members are public",
            kw::TRY | kw::CATCH | kw::THROW => {
                "HLSL has no exceptions; return a value that indicates the error"
            }
            kw::NEW | kw::DELETE => "HLSL has no dynamic memory; declare a variable or an array",
            kw::ASM => "declare instructions as functions with `[[vk::ext_instruction(…)]]`",
            kw::CONST_CAST | kw::STATIC_CAST | kw::REINTERPRET_CAST | kw::DYNAMIC_CAST => {
                "write a cast as `(float)value`"
            }
            _ => "",
        };
        if !instead.is_empty() {
            diagnostic.help = vec![instead.into()];
        }
        self.complain(diagnostic);
    }

    fn named_type(&mut self) -> TypeKind {
        if !is_name(self.input.current) && !self.input.at(TokenKind::ColonColon) {
            self.report_name_expected();
            return TypeKind::Error;
        }
        let (path, declared) = self.path_with_meaning();
        self.names.of_type = declared.scope;
        match declared.meaning {
            Meaning::Type | Meaning::TypeTemplate => TypeKind::Named(path),
            // What a namespace or a record contains is the checker's to say.
            _ if path.is_qualified() => TypeKind::Named(path),
            _ => {
                self.report_unknown_type(&path);
                TypeKind::Error
            }
        }
    }

    fn report_unknown_type(&mut self, path: &Path) {
        let Some(segment) = path.last() else { return };
        let Some(symbol) = path.last_identifier() else { return };
        if symbol == kw::EMPTY {
            return;
        }
        let name = self.symbols.text(symbol).to_string();
        let mut diagnostic = Diagnostic::from(UnknownType { name: name.clone(), at: segment.span });
        let declared: Vec<String> = self
            .names
            .scopes
            .visible_types()
            .into_iter()
            .map(|it| self.symbols.text(it).to_string())
            .collect();
        let words = STATEMENT_WORDS.iter().map(|it| (*it).to_owned());
        let candidates: Vec<String> =
            declared.into_iter().chain(builtin::candidates()).chain(words).collect();
        if matches!(name.as_str(), "let" | "var" | "auto") {
            diagnostic = diagnostic.with_help("a declaration begins with its type, as in `float x = 1;`");
        } else if let Some(hint) = from_glsl(&name) {
            diagnostic = diagnostic.with_help(hint);
        } else if let Some(near) = nearest(&name, candidates.iter().map(String::as_str)) {
            diagnostic = diagnostic.with_help(format!("did you mean `{near}`?"));
        }
        self.complain(diagnostic);
    }

    fn record_type(&mut self, kind: RecordKind) -> TypeKind {
        let start = self.input.bump().span;
        self.record_after_keyword(kind, start)
    }

    fn enum_type(&mut self) -> TypeKind {
        let start = self.input.bump().span;
        self.enum_after_keyword(start)
    }

    /// Two types in a row, as in `int float4 a;`: the second one is reported and dropped.
    pub(super) fn refuse_second_type(&mut self, first: Id<Type>) {
        let is_keyword = matches!(
            self.symbols.text(self.input.current.symbol),
            "bool" | "int" | "float" | "double" | "void"
        );
        let is_type =
            self.input.at_name() && is_name(self.input.peek(1)) && self.name_is_type(self.input.position);
        if (is_type || is_keyword) && !self.recovery.broken {
            let first = self.tree.module[first].span;
            self.complain(TwoTypes { at: self.input.current.span, first });
            self.input.bump();
        }
    }
}

/// `struct S` where it is only referred to.
pub(super) fn elaborated(kind: RecordKind, path: Path) -> TypeKind {
    TypeKind::Elaborated(ElaboratedKind::Record(kind), path)
}
