//! `-Wno-NAME`, `-Werror=NAME` and the like, and the names that they accept.

use super::{args::Reader, table::Use};
use crate::diagnostics::{Diagnostic, list::options as errors};

/// `-W…`: turns warnings on and off, or into errors.
pub(super) fn warning(reader: &mut Reader, used: &Use) {
    let (wanted, rest) = match used.value().strip_prefix("no-") {
        Some(rest) => (false, rest),
        None => (true, used.value()),
    };
    let warnings = &mut reader.out.options.warnings;
    let name = match rest.strip_prefix("error=") {
        Some(name) => {
            let (to, from) = match wanted {
                true => (&mut warnings.errors, &mut warnings.not_errors),
                false => (&mut warnings.not_errors, &mut warnings.errors),
            };
            from.retain(|it| it != name);
            to.push(name.into());
            name
        }
        None if rest == "error" => return warnings.as_errors = wanted,
        None => {
            warnings.disabled.retain(|it| it != rest);
            if !wanted {
                warnings.disabled.push(rest.into());
            }
            rest
        }
    };
    if is_warning(name) {
        return;
    }
    let mut remark: Diagnostic = errors::UnknownWarning { option: used.written.into() }.into();
    let known = crate::diagnostics::list::warning_names().chain(OTHER_WARNINGS.iter().copied());
    if let Some(near) = crate::nearest::nearest(name, known) {
        remark = remark.with_help(format!("a warning with a similar name exists: `{near}`"));
    }
    reader.remark(remark);
}

fn is_warning(name: &str) -> bool {
    OTHER_WARNINGS.contains(&name) || crate::diagnostics::list::warning_names().any(|it| it == name)
}

/// Warning groups that DXC knows, and warnings that this compiler never issues.
#[rustfmt::skip]
const OTHER_WARNINGS: &[&str] = &[
    "all", "everything", "extra", "most", "pedantic", "default", "deprecated", "deprecated-declarations",
    "vk-ignored-features", "unused", "unused-variable", "unused-parameter", "unused-function", "unused-label",
    "unused-local-typedef", "unused-const-variable", "unused-member-function", "unused-private-field",
    "unused-but-set-variable", "unused-macros", "uninitialized", "sometimes-uninitialized",
    "conditional-uninitialized", "shadow", "sign-compare", "sign-conversion", "shorten-64-to-32", "float-conversion",
    "float-equal", "double-promotion", "int-conversion", "bool-conversion", "enum-conversion", "string-conversion",
    "constant-conversion", "bitfield-constant-conversion", "constant-logical-operand", "overflow",
    "integer-overflow", "shift-overflow", "shift-count-overflow", "shift-count-negative", "shift-sign-overflow",
    "shift-op-parentheses", "logical-op-parentheses", "logical-not-parentheses", "bitwise-op-parentheses",
    "parentheses-equality", "dangling-else", "empty-body", "comma", "switch", "switch-enum", "switch-default",
    "switch-bool", "covered-switch-default", "implicit-fallthrough", "unreachable-code", "unreachable-code-break",
    "unreachable-code-return", "unreachable-code-loop-increment", "return-type", "missing-field-initializers",
    "missing-braces", "missing-prototypes", "missing-noreturn", "self-assign", "self-assign-field", "self-move",
    "tautological-compare", "tautological-constant-compare", "tautological-constant-out-of-range-compare",
    "tautological-overlap-compare", "tautological-undefined-compare", "tautological-pointer-compare",
    "array-bounds", "div-by-zero", "division-by-zero", "loop-analysis", "for-loop-analysis", "infinite-recursion",
    "ignored-qualifiers", "ignored-attributes", "ignored-pragmas", "unknown-pragmas", "unknown-attributes",
    "unknown-warning-option", "unknown-escape-sequence", "undef", "undefined-internal", "undefined-inline",
    "invalid-pp-token", "macro-redefined", "newline-eof", "extra-semi", "extra-tokens", "format", "format-security",
    "c++11-extensions", "c++1z-extensions", "c++11-compat", "c++98-compat", "gnu",
    "gnu-static-float-init", "gnu-anonymous-struct", "nested-anon-types", "microsoft", "static-float-init",
    "static-in-inline", "inline-namespace-reopened-noninline", "overloaded-virtual", "hides-virtual",
    "non-virtual-dtor", "mismatched-tags", "redundant-decls", "reorder", "write-strings", "padded", "packed",
    "date-time", "documentation", "disabled-macro-expansion", "reserved-id-macro", "char-subscripts", "cast-align",
    "cast-qual", "old-style-cast", "global-constructors", "exit-time-destructors", "header-hygiene",
    "header-guard", "import-preprocessor-directive-pedantic", "nonportable-include-path", "multichar", "trigraphs",
    "variadic-macros", "vla", "weak-vtables", "range-loop-analysis", "pessimizing-move", "main", "main-return-type",
    "payload-access-qualifier",
    "hlsl-availability", "hlsl-payload-access", "hlsl-intrinsic-overload", "groupshared-initializer",
    "semantic-identifier-collision", "user-defined-literals", "legacy-attribute", "duplicate-enum",
    "unevaluated-expression", "assign-enum", "backend-plugin", "source-uses-openmp", "hlsl-2021", "hlsl-legacy-literal",
];
