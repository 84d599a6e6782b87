//! `-Wno-NAME`, `-Werror=NAME` and the like, and the names that they accept.

use super::{args::Reader, table::Use};
use crate::diagnostics::{
    Diagnostic,
    groups::{Setting, is_group},
    list::{self, options as errors},
};

/// `-W…`: turns warnings on and off, or into errors.
pub(super) fn warning(reader: &mut Reader, used: &Use) {
    let (wanted, rest) = match used.value().strip_prefix("no-") {
        Some(rest) => (false, rest),
        None => (true, used.value()),
    };
    let warnings = &mut reader.out.options.warnings;
    let name = match rest.strip_prefix("error=") {
        Some(name) => {
            match wanted {
                true => warnings.set(name, Setting::Error),
                false => warnings.spare(name),
            }
            name
        }
        None if rest == "error" => return warnings.as_errors = wanted,
        None => {
            warnings.set(rest, if wanted { Setting::Enabled } else { Setting::Ignored });
            rest
        }
    };
    if is_warning(name) {
        return;
    }
    let mut remark: Diagnostic = errors::UnknownWarning { option: used.written.into() }.into();
    let known = list::warning_names().chain(other_warnings());
    if let Some(near) = crate::nearest::nearest(name, known) {
        remark = remark.with_help(format!("a warning with a similar name exists: `{near}`"));
    }
    reader.remark(remark);
}

/// Names that are accepted although no warning has them.
pub fn other_warnings() -> impl Iterator<Item = &'static str> {
    OTHER_WARNINGS.iter().copied()
}

/// Whether DXC or this compiler knows a warning or a group of that name.
pub fn is_warning(name: &str) -> bool {
    is_group(name) || OTHER_WARNINGS.contains(&name) || list::warning_names().any(|it| it == name)
}

/// What DXC knows besides, in its order: warnings that are never given here, most of them because HLSL has nothing like
/// that, and groups of them.
#[rustfmt::skip]
const OTHER_WARNINGS: &[&str] = &[
    "CFString-literal", "IndependentClass-attribute", "NSObject-attribute", "abi", "absolute-value",
    "abstract-final-class", "abstract-vbase-init", "address", "address-of-array-temporary", "address-of-temporary",
    "aggregate-return", "ambiguous-ellipsis", "ambiguous-macro", "ambiguous-member-template",
    "analyzer-incompatible-plugin", "anonymous-pack-parens", "arc", "arc-bridge-casts-disallowed-in-nonarc",
    "arc-maybe-repeated-use-of-weak", "arc-non-pod-memaccess", "arc-performSelector-leaks",
    "arc-repeated-use-of-weak", "arc-retain-cycles", "arc-unsafe-retained-assign",
    "array-bounds-pointer-arithmetic", "asm", "asm-operand-widths", "assign-enum", "assume", "at-protocol",
    "atomic-memory-ordering", "atomic-properties", "atomic-property-with-user-defined-accessor",
    "auto-disable-vptr-sanitizer", "auto-import", "auto-storage-class", "auto-var-id", "availability",
    "backend-plugin", "backslash-newline-escape", "bad-array-new-length", "bad-function-cast",
    "bind-to-temporary-copy", "bitfield-constant-conversion", "bool-conversion", "bool-conversions",
    "braced-scalar-init", "bridge-cast", "builtin-memcpy-chk-size", "builtin-requires-header", "c++-compat",
    "c++0x-compat", "c++0x-extensions", "c++0x-narrowing", "c++11-compat",
    "c++11-compat-deprecated-writable-strings", "c++11-compat-pedantic",
    "c++11-compat-reserved-user-defined-literal", "c++11-extensions", "c++11-extra-semi", "c++11-long-long",
    "c++11-narrowing", "c++14-compat", "c++14-compat-pedantic", "c++1y-extensions",
    "c++1z-extensions", "c++98-c++11-c++14-compat", "c++98-c++11-c++14-compat-pedantic", "c++98-c++11-compat",
    "c++98-c++11-compat-pedantic", "c++98-compat", "c++98-compat-bind-to-temporary-copy",
    "c++98-compat-local-type-template-args", "c++98-compat-pedantic", "c++98-compat-unnamed-type-template-args",
    "c11-extensions", "c99-compat", "c99-extensions", "cast-align", "cast-of-sel-type", "cast-qual", "char-align",
    "char-subscripts", "class-varargs", "comment", "comments", "compare-distinct-pointer-types",
    "complex-component-init", "conditional-type-mismatch", "conditional-uninitialized", "config-macros",
    "const-expr-overflow", "constant-logical-operand", "constexpr-not-const", "consumed", "conversion-null",
    "covered-switch-default", "cstring-format-directive", "ctor-dtor-privacy", "cuda-compat",
    "custom-atomic-properties", "dangling-field", "dangling-initializer-list", "date-time", "dealloc-in-category",
    "debug-compression-unavailable", "declaration-after-statement", "delegating-ctor-cycles", "delete-incomplete",
    "delete-non-virtual-dtor", "deprecated", "deprecated-implementations",
    "deprecated-increment-bool", "deprecated-objc-isa-usage", "deprecated-objc-pointer-introspection",
    "deprecated-objc-pointer-introspection-performSelector", "deprecated-register", "deprecated-writable-strings",
    "direct-ivar-access", "disabled-macro-expansion", "disabled-optimization", "discard-qual",
    "distributed-object-modifiers", "div-by-zero", "division-by-zero", "dll-attribute-on-redeclaration",
    "dllexport-explicit-instantiation-decl", "dllimport-static-field-def", "documentation",
    "documentation-deprecated-sync", "documentation-html", "documentation-pedantic",
    "documentation-unknown-command", "dollar-in-identifier-extension", "duplicate-enum", "duplicate-method-arg",
    "duplicate-method-match", "dx9-deprecation", "dynamic-class-memaccess", "effc++", "embedded-directive",
    "empty-translation-unit", "encode-type", "endif-labels", "enum-compare", "enum-conversion", "enum-too-large",
    "exceptions", "exit-time-destructors", "explicit-initialize-call", "explicit-ownership-type",
    "extended-offsetof", "extern-c-compat", "extern-initializer", "extra", "extra-qualification", "extra-semi",
    "fallback", "flag-enum", "flexible-array-extensions", "float-equal", "for-loop-analysis", "format",
    "format-extra-args", "format-invalid-specifier", "format-non-iso", "format-nonliteral", "format-pedantic",
    "format-security", "format-y2k", "format-zero-length", "format=2", "four-char-constants", "frame-larger-than=",
    "function-def-in-objc-container", "future-compat", "gcc-compat", "global-constructors", "gnu",
    "gnu-alignof-expression", "gnu-anonymous-struct", "gnu-array-member-paren-init", "gnu-binary-literal",
    "gnu-case-range", "gnu-complex-integer", "gnu-compound-literal-initializer", "gnu-conditional-omitted-operand",
    "gnu-designator", "gnu-empty-initializer", "gnu-empty-struct", "gnu-flexible-array-initializer",
    "gnu-flexible-array-union-member", "gnu-folding-constant", "gnu-imaginary-constant", "gnu-label-as-value",
    "gnu-redeclared-enum", "gnu-statement-expression", "gnu-static-float-init",
    "gnu-string-literal-operator-template", "gnu-union-cast", "gnu-variable-sized-type-not-at-end",
    "gnu-zero-line-directive", "gnu-zero-variadic-macro-arguments", "header-guard", "header-hygiene",
    "idiomatic-parentheses", "ignored-optimization-argument",
    "ignored-qualifiers", "implicit", "implicit-atomic-properties", "implicit-conversion-floating-point-to-bool",
    "implicit-exception-spec-mismatch", "implicit-fallthrough", "implicit-fallthrough-per-function",
    "implicit-function-declaration", "implicit-int", "implicit-retain-self", "import",
    "import-preprocessor-directive-pedantic", "inaccessible-base", "incompatible-library-redeclaration",
    "incompatible-ms-struct", "incompatible-pointer-types", "incompatible-pointer-types-discards-qualifiers",
    "incompatible-property-type", "incomplete-implementation", "incomplete-module", "incomplete-umbrella",
    "inconsistent-dllimport", "inconsistent-missing-override", "infinite-recursion", "inherited-variadic-ctor",
    "init-self", "initializer-overrides", "inline", "inline-asm", "inline-new-delete", "int-conversion",
    "int-conversions", "int-to-pointer-cast", "int-to-void-pointer-cast", "integer-overflow",
    "invalid-command-line-argument", "invalid-constexpr", "invalid-iboutlet",
    "invalid-initializer-from-system-header", "invalid-noreturn", "invalid-offsetof", "invalid-pch",
    "invalid-source-encoding", "invalid-token-paste", "jump-seh-finally", "keyword-compat", "keyword-macro",
    "knr-promoted-parameter", "language-extension-token", "large-by-value-copy",
    "local-type-template-args", "logical-not-parentheses", "long-long", "loop-analysis", "main", "main-return-type",
    "malformed-warning-check", "many-braces-around-scalar-init", "memsize-comparison", "method-signatures",
    "microsoft", "microsoft-exists", "mismatched-new-delete", "mismatched-parameter-types",
    "mismatched-return-types", "mismatched-tags", "missing-braces", "missing-field-initializers",
    "missing-format-attribute", "missing-include-dirs", "missing-method-return-type", "missing-noreturn",
    "missing-prototype-for-cc", "missing-prototypes", "missing-selector-name", "missing-sysroot",
    "missing-variable-declarations", "module-build", "module-conflict", "move", "msvc-include", "multichar",
    "multiple-move-vbase", "narrowing", "nested-anon-types", "nested-externs", "new-returns-null", "newline-eof",
    "non-gcc", "non-literal-null-conversion", "non-modular-include-in-framework-module",
    "non-modular-include-in-module", "non-pod-varargs", "non-virtual-dtor", "nonnull", "nonportable-cfstrings",
    "nonportable-vector-initialization", "null-arithmetic", "null-conversion", "null-dereference", "nullability",
    "nullability-completeness", "nullability-declspec", "nullability-extension", "nullable-to-nonnull-conversion",
    "objc-autosynthesis-property-ivar-name-match", "objc-circular-container", "objc-cocoa-api",
    "objc-designated-initializers", "objc-forward-class-redefinition", "objc-interface-ivars",
    "objc-literal-compare", "objc-literal-conversion", "objc-method-access", "objc-missing-property-synthesis",
    "objc-missing-super-calls", "objc-multiple-method-names", "objc-noncopy-retain-block-property",
    "objc-nonunified-exceptions", "objc-property-implementation", "objc-property-implicit-mismatch",
    "objc-property-matches-cocoa-ownership-rule", "objc-property-no-attribute", "objc-property-synthesis",
    "objc-protocol-method-implementation", "objc-protocol-property-synthesis", "objc-protocol-qualifiers",
    "objc-readonly-with-setter-property", "objc-redundant-api-use", "objc-redundant-literal-use", "objc-root-class",
    "objc-string-compare", "objc-string-concatenation", "odr", "old-style-cast", "old-style-definition",
    "openmp-clauses", "openmp-loop-form", "out-of-line-declaration", "over-aligned", "overflow",
    "overlength-strings", "overloaded-shift-op-parentheses", "overloaded-virtual", "override-module",
    "overriding-method-mismatch", "overriding-t-option", "packed", "padded", "partial-availability", "pass",
    "pass-analysis", "pass-failed", "pass-missed", "payload-access-call", "pedantic", "pessimizing-move",
    "pointer-arith", "pointer-bool-conversion", "pointer-sign", "pointer-to-int-cast", "pointer-type-mismatch",
    "potentially-evaluated-expression", "pragmas", "predefined-identifier-outside-function", "private-extern",
    "private-header", "profile-instr-out-of-date", "profile-instr-unprofiled", "property-access-dot-syntax",
    "property-attribute-mismatch", "protocol", "protocol-property-synthesis-ambiguity",
    "qualified-void-return-type", "range-loop-analysis", "readonly-iboutlet-property", "receiver-expr",
    "receiver-forward-class", "receiver-is-weak", "redeclared-class-member", "redundant-decls", "redundant-move",
    "reinterpret-base-class", "remark-backend-plugin", "reorder", "requires-super-attribute", "reserved-id-macro",
    "reserved-user-defined-literal", "retained-language-linkage", "return-stack-address",
    "return-type-c-linkage", "rtti-for-exceptions", "sanitize-address", "section", "selector",
    "selector-type-mismatch", "self-assign", "self-assign-field", "self-move", "semantic-identifier-collision",
    "semicolon-before-method-body", "sentinel", "sequence-point", "serialized-diagnostics", "shadow", "shadow-ivar",
    "shift-count-negative", "shift-count-overflow", "shift-negative-value", "shift-overflow", "shift-sign-overflow",
    "shorten-64-to-32", "sign-compare", "sign-promo", "sizeof-array-argument", "sizeof-array-decay",
    "sizeof-pointer-memaccess", "sometimes-uninitialized", "source-uses-openmp", "stack-protector",
    "static-float-init", "static-in-inline", "static-inline-explicit-instantiation", "static-local-in-inline",
    "static-self-init", "strict-aliasing", "strict-aliasing=0", "strict-aliasing=1", "strict-aliasing=2",
    "strict-overflow", "strict-overflow=0", "strict-overflow=1", "strict-overflow=2", "strict-overflow=3",
    "strict-overflow=4", "strict-overflow=5", "strict-prototypes", "strict-selector-match", "string-compare",
    "string-conversion", "string-plus-char", "string-plus-int", "strlcpy-strlcat-size", "strncat-size",
    "structurize-exits-lifetime-markers-conflict", "super-class-method-mismatch", "switch-default", "switch-enum",
    "sync-fetch-and-nand-semantics-changed", "synth", "tautological-compare",
    "tautological-constant-out-of-range-compare", "tautological-overlap-compare", "tautological-pointer-compare",
    "tautological-undefined-compare", "tentative-definition-incomplete-type", "thread-safety",
    "thread-safety-analysis", "thread-safety-attributes", "thread-safety-beta", "thread-safety-negative",
    "thread-safety-precise", "thread-safety-reference", "thread-safety-verbose", "trigraphs", "type-limits",
    "type-safety", "typedef-redefinition", "typename-missing", "unavailable-declarations", "undeclared-selector",
    "undef", "undefined-bool-conversion", "undefined-inline", "undefined-internal", "undefined-reinterpret-cast",
    "unevaluated-expression", "unicode", "unicode-whitespace", "uninitialized", "unknown-sanitizers",
    "unnamed-type-template-args", "unneeded-internal-declaration", "unneeded-member-function", "unreachable-code",
    "unreachable-code-aggressive", "unreachable-code-break", "unreachable-code-loop-increment",
    "unreachable-code-return", "unsupported-dll-base-class-template", "unsupported-friend",
    "unsupported-nan", "unsupported-visibility", "unused", "unused-argument", "unused-command-line-argument",
    "unused-const-variable", "unused-exception-parameter", "unused-function", "unused-getter-return-value",
    "unused-label", "unused-local-typedef", "unused-local-typedefs", "unused-macros", "unused-member-function",
    "unused-parameter", "unused-private-field", "unused-property-ivar", "unused-variable",
    "unused-volatile-lvalue", "used-but-marked-unused", "user-defined-literals", "varargs", "variadic-macros",
    "vector-conversion", "vector-conversions", "vexing-parse", "visibility", "vla", "vla-extension",
    "void-ptr-dereference", "volatile-register-var", "weak-template-vtables", "weak-vtables", "writable-strings",
    "write-strings", "zero-length-array",
];
