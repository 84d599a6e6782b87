//! How a diagnostic is declared: the `diagnostics!` macro makes of each declaration in `diagnostics/list/*.rs` a struct
//! with the fields that its texts name, and a [`Template`] of these texts.
//!
//! The texts are filled in by one function at run time. `format!` in the macro would compile code for every text, which
//! was 62 % of the code of this crate; what `format!` would check, the test at the end checks.

use super::{Diagnostic, Label, Severity};
use crate::source::Span;

/// The texts of one kind of diagnostic, in which `{name}` stands for a field.
pub struct Template {
    /// Stable, such as `E0201`.
    pub code: &'static str,
    /// The name that `-Wno-NAME` takes; empty for errors that nothing turns off.
    pub warning_name: &'static str,
    /// Before options change it.
    pub severity: Severity,
    /// The names that the texts use.
    pub fields: &'static [&'static str],
    /// One line.
    pub message: &'static str,
    /// The name of the field with the span, and the text to show for it.
    pub labels: &'static [(&'static str, &'static str)],
    /// More that explains it.
    pub notes: &'static [&'static str],
    /// What to do about it.
    pub help: &'static [&'static str],
}

/// A value that a template is filled in with: a place in the source, or something to write into its texts.
pub trait Field {
    /// The place, of a field that is one.
    fn span(&self) -> Option<Span>;
    /// Appends the text, of a field that is not a place.
    fn write(&self, out: &mut String);
}

impl Field for Span {
    fn span(&self) -> Option<Span> {
        Some(*self)
    }
    fn write(&self, _: &mut String) {}
}

macro_rules! written {
    ($($ty:ty)*) => { $(
        impl Field for $ty {
            fn span(&self) -> Option<Span> {
                None
            }
            fn write(&self, out: &mut String) {
                out.push_str(&self.to_string());
            }
        }
    )* };
}
written!(String &'static str char u32 u64 usize i32 i64);

impl Template {
    /// The diagnostic with these values, one for each field.
    pub fn fill(&self, values: &[&dyn Field]) -> Diagnostic {
        let fill = |text: &&str| self.fill_text(text, values);
        let label = |(field, text): &(&str, &str)| {
            let span = self.value(field, values).and_then(|it| it.span()).unwrap_or_default();
            Label { span, text: fill(text) }
        };
        Diagnostic {
            code: self.code,
            warning_name: self.warning_name,
            severity: self.severity,
            message: fill(&self.message),
            labels: self.labels.iter().map(label).collect(),
            notes: self.notes.iter().map(fill).collect(),
            help: self.help.iter().map(fill).collect(),
        }
    }

    fn value<'a>(&self, field: &str, values: &[&'a dyn Field]) -> Option<&'a dyn Field> {
        self.fields.iter().zip(values).find(|it| *it.0 == field).map(|it| *it.1)
    }

    /// As `format!` has it: `{name}` is the field, `{{` and `}}` are single braces.
    fn fill_text(&self, text: &str, values: &[&dyn Field]) -> String {
        let mut out = String::with_capacity(text.len() + 16);
        let mut rest = text;
        while let Some(at) = rest.find(['{', '}']) {
            out.push_str(&rest[..at]);
            let (brace, after) = rest[at..].split_at(1);
            rest = after;
            if let Some(after) = rest.strip_prefix(brace) {
                out.push_str(brace);
                rest = after;
            } else if let Some((field, after)) = rest.split_once('}') {
                if let Some(value) = self.value(field, values) {
                    value.write(&mut out);
                }
                rest = after;
            }
        }
        out.push_str(rest);
        out
    }
}

/// Declares diagnostics, each with its code, severity, fields, message, labels, notes and help:
///
/// ```text
/// diagnostics! {
///     /// A name is used that no scope declares.
///     E0201 Error UnknownName { name: String, used: Span }
///         "cannot find `{name}`"
///         at used "not declared in this scope"
///         help "declare it first";
///     /// A conversion drops components.
///     W0310 Warning("conversion") Truncation { from: String, to: String, at: Span }
///         "implicit truncation of `{from}` to `{to}`"
///         at at "";
/// }
/// ```
///
/// The text of a label may be empty. Fields in braces are formatted into every text.
macro_rules! diagnostics {
    ($(
        $(#[doc = $doc:literal])*
        $code:ident $severity:ident $(($warning:literal))? $name:ident { $($field:ident: $type:ty),* $(,)? }
            $message:literal
            $(at $span:ident $label:literal)*
            $(note $note:literal)*
            $(help $help:literal)*;
    )*) => { $(
        $(#[doc = $doc])*
        pub struct $name { $(pub $field: $type),* }

        impl $name {
            pub const TEMPLATE: &$crate::diagnostics::template::Template = &$crate::diagnostics::template::Template {
                code: stringify!($code),
                warning_name: concat!($($warning)?),
                severity: $crate::diagnostics::Severity::$severity,
                fields: &[$(stringify!($field)),*],
                message: $message,
                labels: &[$((stringify!($span), $label)),*],
                notes: &[$($note),*],
                help: &[$($help),*],
            };
        }

        impl From<$name> for $crate::diagnostics::Diagnostic {
            fn from($name { $($field),* }: $name) -> $crate::diagnostics::Diagnostic {
                // A label that names no place would silently point to the start of the file.
                $(let _: Span = $span;)*
                $name::TEMPLATE.fill(&[$(&$field),*])
            }
        }
    )*
        /// Everything declared here.
        pub const TEMPLATES: &[&$crate::diagnostics::template::Template] = &[$($name::TEMPLATE),*];
    };
}
pub(crate) use diagnostics;

#[cfg(test)]
mod tests {
    use super::*;

    diagnostics! {
        E0001 Error Sample { name: String, count: u32, at: Span, other: Span }
            "`{name}` in {{ {count} }}"
            at at "{count} of `{name}`"
            at other ""
            note "a note"
            help "write `{name}`";
    }

    #[test]
    fn texts_are_filled_in() {
        let (at, other) = (Span { start: 1, end: 2 }, Span { start: 5, end: 9 });
        let diagnostic: Diagnostic = Sample { name: "x".into(), count: 2, at, other }.into();
        assert_eq!(diagnostic.message, "`x` in { 2 }");
        let label = |span, text: &str| Label { span, text: text.into() };
        assert_eq!(diagnostic.labels, [label(at, "2 of `x`"), label(other, "")]);
        assert_eq!((diagnostic.notes, diagnostic.help), (vec!["a note".into()], vec!["write `x`".into()]));
        assert_eq!((diagnostic.code, TEMPLATES.len()), ("E0001", 1));
    }

    /// What `format!` in the macro would refuse: names in braces that are no fields, fields that nothing names.
    #[test]
    fn texts_name_fields() {
        for template in crate::diagnostics::list::templates() {
            let code = template.code;
            let (spans, labels): (Vec<&str>, Vec<&str>) = template.labels.iter().copied().unzip();
            let texts = [&[template.message], &labels[..], template.notes, template.help].concat();
            let named: Vec<String> = texts.iter().flat_map(|it| braced(it)).collect();
            for name in &named {
                let is_text = template.fields.contains(&name.as_str()) && !spans.contains(&name.as_str());
                assert!(is_text, "{code}: `{{{name}}}` is not a field that can be written");
            }
            for field in template.fields {
                let is_used = spans.contains(field) || named.iter().any(|it| it == field);
                assert!(is_used, "{code}: no text and no label uses the field `{field}`");
            }
        }
    }

    /// The names in braces.
    fn braced(text: &str) -> Vec<String> {
        let text = text.replace("{{", "").replace("}}", "");
        assert_eq!(text.matches('{').count(), text.matches('}').count(), "{text:?}");
        text.split('{').skip(1).map(|it| it.split('}').next().unwrap().into()).collect()
    }
}
