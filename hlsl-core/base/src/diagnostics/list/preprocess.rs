//! E00xx: errors in characters, directives, macros and includes.

use crate::{diagnostics::template::diagnostics, source::Span};

diagnostics! {
    /// `/*` without `*/`.
    E0001 Error UnterminatedComment { start: Span }
        "unterminated /* comment"
        at start "this comment never ends"
        help "close it with `*/`";
    /// A quote that is not closed on the same line.
    E0002 Error UnterminatedLiteral { quote: char, start: Span }
        "missing terminating {quote} character"
        at start "starts here"
        help "close it with {quote} on the same line";
    /// The main file does not exist.
    E0003 Error MissingMainFile { path: String, why: String }
        "cannot read `{path}`: {why}"
        help "check the path; it is relative to the current directory";
    /// Positions are 32 bits wide.
    E0004 Error TooMuchText {}
        "the source is too large after preprocessing"
        note "all files and macro expansions of one compilation together are limited to 4 GiB";

    /// A `#` with a name that is not a directive.
    E0010 Error UnknownDirective { name: String, at: Span }
        "invalid preprocessing directive `#{name}`"
        at at "no directive with this name";
    /// `#define`, `#undef`, `#ifdef` or `defined` with nothing after it.
    E0011 Error MissingMacroName { at: Span }
        "macro name missing"
        at at "expected the name of a macro";
    /// `#define 3`.
    E0012 Error MacroNameNotIdentifier { at: Span }
        "macro name must be an identifier"
        at at "not an identifier"
        help "an identifier starts with a letter or `_`";
    /// `#define defined`.
    E0013 Error ReservedMacroName { name: String, at: Span }
        "`{name}` cannot be used as a macro name"
        at at "this name is reserved by the preprocessor"
        help "choose a different name";
    /// Something in a parameter list that is not a parameter.
    E0014 Error BadMacroParameters { expected: String, at: Span }
        "expected {expected} in macro parameter list"
        at at "found this instead"
        help "a macro parameter list looks like `(a, b, ...)`";
    /// `#define F(x, x)`.
    E0015 Error DuplicateMacroParameter { name: String, at: Span }
        "duplicate macro parameter name `{name}`"
        at at "this name is already used"
        help "give each parameter a different name";
    /// `#` before something that is not a parameter.
    E0016 Error HashWithoutParameter { at: Span }
        "`#` is not followed by a macro parameter"
        at at "must be followed by the parameter to turn into a string";
    /// `##` at the start or end of the replacement list.
    E0017 Error PasteAtEdge { edge: String, at: Span }
        "`##` cannot appear at {edge} of macro expansion"
        at at "requires a token on both sides";

    /// Fewer arguments than parameters.
    E0020 Error TooFewMacroArguments { name: String, wanted: usize, found: usize, at: Span, defined: Span }
        "too few arguments provided to function-like macro invocation"
        at at "`{name}` takes {wanted}, found {found}"
        at defined "macro `{name}` is defined here";
    /// More arguments than parameters.
    E0021 Error TooManyMacroArguments { name: String, wanted: usize, at: Span, defined: Span }
        "too many arguments provided to function-like macro invocation"
        at at "`{name}` takes only {wanted}"
        at defined "macro `{name}` is defined here"
        help "put parentheses around an argument that contains commas";
    /// `F(` without its `)`.
    E0022 Error UnterminatedMacroCall { name: String, at: Span, defined: Span }
        "unterminated function-like macro invocation"
        at at "the argument list of `{name}` is not closed"
        at defined "macro `{name}` is defined here"
        help "close it with `)`";
    /// `##` does not produce a token.
    E0023 Error BadPaste { text: String, at: Span }
        "pasting formed `{text}`, an invalid preprocessing token"
        at at "these two do not form a single token"
        help "remove `##`: the tokens are adjacent without it";
    /// Macros that expand without bound.
    E0024 Error ExpansionTooLarge { limit: usize, at: Span }
        "macros expand to more than {limit} tokens"
        at at "this macro exceeds the limit";
    /// Macro calls in arguments of macro calls, nested too deeply.
    E0025 Error MacroArgumentsTooDeep { limit: usize, at: Span }
        "macro calls are nested more than {limit} deep in arguments"
        at at "the innermost call";
    /// A token that `##` makes longer and longer.
    E0026 Error TokenTooLong { operator: &'static str, limit: usize, at: Span }
        "`{operator}` forms a token of more than {limit} bytes"
        at at "this goes beyond";

    /// No file with that name is found.
    E0030 Error IncludeNotFound { path: String, searched: String, at: Span }
        "`{path}` file not found"
        at at "included here"
        note "searched in {searched}"
        help "add the directory with `-I`, or in a macro with `include: [\"folder\"]`";
    /// `<...>` does not search the directory of the including file.
    E0031 Error AngledIncludeNotFound { path: String, at: Span }
        "`{path}` file not found with <angled> include; use \"quotes\" instead"
        at at "only the `-I` directories are searched"
        help "write `#include \"{path}\"`";
    /// `#include` without a file name.
    E0032 Error BadInclude { at: Span }
        "expected \"FILENAME\" or <FILENAME>"
        at at "not a file name";
    /// `#include ""`.
    E0033 Error EmptyFileName { at: Span }
        "empty filename"
        at at "does not name a file";
    /// Most often, a file that includes itself.
    E0034 Error IncludesTooDeep { limit: usize, label: &'static str, chain: String, at: Span }
        "#include nested too deeply: more than {limit} files"
        at at "{label}"
        note "{chain}"
        help "if a file includes itself, put `#pragma once` at its start";
    /// An `#include` between the parentheses of a macro call.
    E0035 Error IncludeInArguments { at: Span }
        "embedding a #include directive within macro arguments is not supported"
        at at "inside the parentheses of a macro call";
    /// A file that exists but cannot be read.
    E0036 Error UnreadableInclude { path: String, why: String, at: Span }
        "cannot read `{path}`: {why}"
        at at "included here";
    /// Endless inclusion that is not deeply nested.
    E0037 Error TooManyIncludes { limit: usize, at: Span }
        "more than {limit} files are included"
        at at "this include exceeds the limit"
        help "put `#pragma once` at the start of files that are included often";
    /// Few files that include each other again and again can be a lot of text.
    E0038 Error IncludedAgain { limit: usize, at: Span }
        "files that are included again have more than {limit} bytes in all"
        at at "this include exceeds the limit"
        help "put `#pragma once` at the start of files that are included often";

    /// `#else`, `#elif` or `#endif` without `#if`.
    E0040 Error WithoutIf { directive: String, at: Span }
        "#{directive} without #if"
        at at "no matching #if";
    /// `#else` or `#elif` after `#else`.
    E0041 Error AfterElse { directive: String, at: Span, first: Span }
        "#{directive} after #else"
        at at "not allowed after #else"
        at first "the #else is here";
    /// `#if` without `#endif`.
    E0042 Error UnterminatedConditional { at: Span }
        "unterminated conditional directive"
        at at "no matching #endif"
        help "add `#endif`";

    /// The condition ends where a value is expected.
    E0050 Error ExpectedValue { at: Span }
        "expected value in expression"
        at at "expected a number, a name or `(`";
    /// Two values without an operator between them.
    E0051 Error NotABinaryOperator { at: Span }
        "token is not a valid binary operator in a preprocessor subexpression"
        at at "expected an operator or the end of the line";
    /// `(` without `)`.
    E0052 Error ExpectedCloseParen { at: Span, open: Span }
        "expected `)` in preprocessor expression"
        at at "missing here"
        at open "to match this";
    /// `?` without `:`.
    E0053 Error ExpectedColon { at: Span, question: Span }
        "expected `:` in preprocessor expression"
        at at "missing here"
        at question "to match this";
    /// `1 / 0` in an operand that is evaluated.
    E0054 Error DivisionByZero { at: Span }
        "division by zero in preprocessor expression"
        at at "the right-hand side is 0";
    /// `#if 1.0`.
    E0055 Error FloatInCondition { at: Span }
        "floating point literal in preprocessor expression"
        at at "only integers are allowed here";
    /// `#if "text"`.
    E0056 Error BadConditionToken { at: Span }
        "invalid token at start of a preprocessor expression"
        at at "does not have a value";
    /// A number with an invalid digit or suffix.
    E0057 Error BadInteger { why: String, at: Span }
        "{why} in preprocessor expression"
        at at "not a valid integer";
    /// A number that needs more than 64 bits.
    E0058 Error IntegerTooLarge { at: Span }
        "integer literal is too large to be represented in any integer type"
        at at "does not fit in 64 bits";
    /// Too many nested parentheses.
    E0059 Error ConditionTooDeep { limit: usize, at: Span }
        "preprocessor expression is nested more than {limit} deep"
        at at "this level exceeds the limit";
    /// Something after a complete expression.
    E0060 Error ExpectedEndOfLine { at: Span }
        "expected end of line in preprocessor expression"
        at at "the expression ends before this";
    /// `defined (X`, `__has_include("x"`.
    E0061 Error MissingCloseParen { after: String, at: Span }
        "missing `)` after `{after}`"
        at at "expected here";
    /// `#error`.
    E0062 Error UserError { text: String, at: Span }
        "{text}"
        at at "";
    /// `#line` without a number.
    E0063 Error BadLineNumber { at: Span }
        "#line directive requires a positive integer argument"
        at at "not a line number"
        help "write `#line 12` or `#line 12 \"file.hlsl\"`";
    /// `#line 1 x`.
    E0064 Error BadLineFile { at: Span }
        "invalid filename for #line directive"
        at at "expected a file name in quotes";
    /// `#pragma pack_matrix(...)` with neither order.
    E0065 Error BadPackMatrix { at: Span }
        "`pack_matrix` takes row_major or column_major"
        at at "expected `(row_major)` or `(column_major)`";
    /// `_Pragma` without a string.
    E0066 Error BadPragmaOperator { at: Span }
        "_Pragma takes a parenthesized string literal"
        at at "used here"
        help "write `_Pragma(\"once\")`";
    /// `#pragma message` without a string.
    E0067 Error BadPragmaMessage { at: Span }
        "expected string literal in pragma message"
        at at "not a string";
    /// `__has_include` outside a condition.
    E0068 Error MisplacedHasInclude { name: String, at: Span }
        "{name} must be used within a preprocessing directive"
        at at "only allowed in #if and #elif";
    /// `__has_feature` and the like without `(name)`.
    E0069 Error BadFeatureCheck { at: Span }
        "builtin feature check macro requires a parenthesized identifier"
        at at "expected `(name)`";

    /// An unclosed quote where it may not matter.
    W0001 Warning("invalid-pp-token") LoneQuote { quote: char, start: Span }
        "missing terminating {quote} character"
        at start "starts here";
    /// A macro is redefined differently.
    W0002 Warning("macro-redefined") MacroRedefined { name: String, at: Span, before: Span }
        "`{name}` macro redefined"
        at at "new definition"
        at before "previous definition is here"
        help "`#undef {name}` first";
    /// `#define __LINE__`, `#undef __FILE__`.
    W0003 Warning("builtin-macro-redefined") BuiltInMacroChanged { change: String, at: Span }
        "{change} builtin macro"
        at at "this macro is defined by the compiler";
    /// Something after a complete directive.
    W0004 Warning("extra-tokens") ExtraTokens { directive: String, at: Span }
        "extra tokens at end of #{directive} directive"
        at at "ignored"
        help "turn it into a comment with `//`";
    /// `#warning`.
    W0005 Warning("#warnings") UserWarning { text: String, at: Span }
        "{text}"
        at at "";
    /// `#pragma message`.
    W0006 Warning("#pragma-messages") PragmaMessage { text: String, at: Span }
        "{text}"
        at at "";
    /// `#pragma once` in a file that is not included.
    W0007 Warning("pragma-once-outside-header") PragmaOnceInMainFile { at: Span }
        "#pragma once in main file"
        at at "has no effect here";
    /// `#define H+1`.
    W0008 Warning("missing-whitespace-after-macro-name") NoSpaceAfterMacroName { at: Span }
        "whitespace recommended after macro name"
        at at "the replacement starts here";
    /// `#pragma dxc diagnostic hide "conversion"`.
    W0014 Warning("unknown-pragmas") BadDiagnosticPragma { at: Span }
        "pragma diagnostic expected `error`, `warning`, `ignored`, `fatal`, `push`, or `pop`"
        at at "ignored"
        help "write one of these; all but the last two are followed by an option such as \"-Wconversion\"";
    /// `#pragma dxc diagnostic ignored "conversion"`.
    W0015 Warning("unknown-pragmas") NoWarningInPragma { at: Span }
        "pragma diagnostic expected option name (e.g. \"-Wconversion\")"
        at at "ignored"
        help "start the name with `-W`";
    /// `#pragma dxc diagnostic ignored "-Wnosuch"`.
    W0016 Warning("unknown-pragmas") UnknownWarningInPragma { name: String, at: Span }
        "unknown warning group `-W{name}`, ignored"
        at at "ignored"
        help "the name of a warning is shown in brackets after its message";
    /// `#pragma dxc diagnostic pop`.
    W0017 Warning("unknown-pragmas") PopWithoutPush { at: Span }
        "pragma diagnostic pop could not pop, no matching push"
        at at "ignored"
        help "write `#pragma dxc diagnostic push` before the settings that end here";
    /// Zero bytes in the source.
    W0009 Warning("null-character") NullCharacter { at: Span }
        "null character ignored"
        at at "a zero byte";
    /// `-1 < 0u` in a condition.
    W0011 Warning("") ConditionSignChange { side: String, at: Span }
        "{side} side of operator converted from negative value to unsigned"
        at at "";
    /// Decimal literals above 2^63.
    W0012 Warning("implicitly-unsigned-literal") ImplicitlyUnsigned { at: Span }
        "integer literal is too large to be represented in a signed integer type, interpreting as unsigned"
        at at "add `u`";
    /// `#pragma pack_matrix(row_major) x`.
    W0013 Warning("ignored-pragmas") ExtraPragmaTokens { name: String, at: Span }
        "extra tokens at end of `#pragma {name}`"
        at at "ignored";
}
