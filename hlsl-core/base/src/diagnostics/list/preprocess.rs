//! E00xx: what can be wrong in characters, directives, macros and includes.

use crate::{diagnostics::diagnostics, source::Span};

diagnostics! {
    /// `/*` without `*/`.
    E0001 Error UnterminatedComment { start: Span }
        "unterminated /* comment"
        at start "this comment never ends"
        help "close it with `*/`";
    /// A quote without its partner on the same line.
    E0002 Error UnterminatedLiteral { quote: char, start: Span }
        "missing terminating {quote} character"
        at start "starts here"
        help "close it with {quote} on the same line";
    /// The main file is not there.
    E0003 Error MissingMainFile { path: String, why: String }
        "cannot read `{path}`: {why}"
        help "check the path; it is relative to the current folder";
    /// Positions are 32 bits wide.
    E0004 Error TooMuchText {}
        "the source is too large after preprocessing"
        note "all files and macro uses of one compilation together may have 4 GiB";

    /// A `#` with a name that is no directive.
    E0010 Error UnknownDirective { name: String, at: Span }
        "invalid preprocessing directive `#{name}`"
        at at "no directive has this name";
    /// `#define`, `#undef`, `#ifdef` or `defined` with nothing after it.
    E0011 Error MissingMacroName { at: Span }
        "macro name missing"
        at at "expected the name of a macro";
    /// `#define 3`.
    E0012 Error MacroNameNotIdentifier { at: Span }
        "macro name must be an identifier"
        at at "this is none"
        help "a name starts with a letter or `_`";
    /// `#define defined`.
    E0013 Error ReservedMacroName { name: String, at: Span }
        "`{name}` cannot be used as a macro name"
        at at "this name is part of the preprocessor"
        help "choose another name";
    /// Something in a parameter list that is no parameter.
    E0014 Error BadMacroParameters { expected: String, at: Span }
        "expected {expected} in macro parameter list"
        at at "found this instead"
        help "a parameter list looks like `(a, b, ...)`";
    /// `#define F(x, x)`.
    E0015 Error DuplicateMacroParameter { name: String, at: Span }
        "duplicate macro parameter name `{name}`"
        at at "this name was there before"
        help "give each parameter its own name";
    /// `#` before something that is no parameter.
    E0016 Error HashWithoutParameter { at: Span }
        "`#` is not followed by a macro parameter"
        at at "makes a string of a parameter, but none follows";
    /// `##` at an end of the replacement list.
    E0017 Error PasteAtEdge { edge: String, at: Span }
        "`##` cannot appear at {edge} of macro expansion"
        at at "needs a token on both sides";

    /// Fewer arguments than parameters.
    E0020 Error TooFewMacroArguments { name: String, wanted: usize, found: usize, at: Span, defined: Span }
        "too few arguments provided to function-like macro invocation"
        at at "`{name}` takes {wanted}, found {found}"
        at defined "macro `{name}` is defined here";
    /// More arguments than parameters.
    E0021 Error TooManyMacroArguments { name: String, wanted: usize, at: Span, defined: Span }
        "too many arguments provided to function-like macro invocation"
        at at "`{name}` takes {wanted}, so this is one too many"
        at defined "macro `{name}` is defined here"
        help "put parentheses around an argument that contains commas";
    /// `F(` without its `)`.
    E0022 Error UnterminatedMacroCall { name: String, at: Span, defined: Span }
        "unterminated function-like macro invocation"
        at at "the arguments of `{name}` have no end"
        at defined "macro `{name}` is defined here"
        help "close them with `)`";
    /// `##` gave no token.
    E0023 Error BadPaste { text: String, at: Span }
        "pasting formed `{text}`, an invalid preprocessing token"
        at at "these two do not make one token"
        help "leave out `##`: tokens stand side by side without it";
    /// Macros that grow beyond all use.
    E0024 Error ExpansionTooLarge { limit: usize, at: Span }
        "macros expand to more than {limit} tokens"
        at at "this macro goes over the limit";
    /// Calls in arguments of calls in arguments.
    E0025 Error MacroArgumentsTooDeep { limit: usize, at: Span }
        "macro calls are nested more than {limit} deep in arguments"
        at at "the innermost one";

    /// No file of that name anywhere.
    E0030 Error IncludeNotFound { path: String, searched: String, at: Span }
        "`{path}` file not found"
        at at "included here"
        note "looked in {searched}"
        help "name the folder with `-I`, in a macro with `include: [\"folder\"]`";
    /// `<...>` does not look beside the including file.
    E0031 Error AngledIncludeNotFound { path: String, at: Span }
        "`{path}` file not found with <angled> include; use \"quotes\" instead"
        at at "only the folders of `-I` are searched"
        help "write `#include \"{path}\"`";
    /// `#include` without a name.
    E0032 Error BadInclude { at: Span }
        "expected \"FILENAME\" or <FILENAME>"
        at at "not a file name";
    /// `#include ""`.
    E0033 Error EmptyFileName { at: Span }
        "empty filename"
        at at "names no file";
    /// A file that includes itself, most often.
    E0034 Error IncludesTooDeep { limit: usize, chain: String, at: Span }
        "#include nested too deeply: more than {limit} files"
        at at "this would be one more"
        note "the chain ends in {chain}"
        help "if a file includes itself, put `#pragma once` at its start";
    /// An `#include` between the parentheses of a macro call.
    E0035 Error IncludeInArguments { at: Span }
        "embedding a #include directive within macro arguments is not supported"
        at at "stands between the parentheses of a macro call";
    /// A file that is there and cannot be read.
    E0036 Error UnreadableInclude { path: String, why: String, at: Span }
        "cannot read `{path}`: {why}"
        at at "included here";
    /// Files that include each other without end, but not deeply.
    E0037 Error TooManyIncludes { limit: usize, at: Span }
        "more than {limit} files are included"
        at at "this would be one more"
        help "put `#pragma once` at the start of files that are included often";

    /// `#else`, `#elif` or `#endif` alone.
    E0040 Error WithoutIf { directive: String, at: Span }
        "#{directive} without #if"
        at at "belongs to no #if";
    /// `#else` twice, or `#elif` after it.
    E0041 Error AfterElse { directive: String, at: Span, first: Span }
        "#{directive} after #else"
        at at "comes too late"
        at first "the #else is here";
    /// `#if` without `#endif`.
    E0042 Error UnterminatedConditional { at: Span }
        "unterminated conditional directive"
        at at "no #endif ends this"
        help "add `#endif`";

    /// The condition ends where a value has to stand.
    E0050 Error ExpectedValue { at: Span }
        "expected value in expression"
        at at "a number, a name or `(` has to stand here";
    /// Two values side by side.
    E0051 Error NotABinaryOperator { at: Span }
        "token is not a valid binary operator in a preprocessor subexpression"
        at at "an operator or the end of the line has to stand here";
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
    /// `1 / 0` where it counts.
    E0054 Error DivisionByZero { at: Span }
        "division by zero in preprocessor expression"
        at at "the right side is 0";
    /// `#if 1.0`.
    E0055 Error FloatInCondition { at: Span }
        "floating point literal in preprocessor expression"
        at at "only integers count here";
    /// `#if "text"`.
    E0056 Error BadConditionToken { at: Span }
        "invalid token at start of a preprocessor expression"
        at at "has no value";
    /// A number with a wrong digit or suffix.
    E0057 Error BadInteger { why: String, at: Span }
        "{why} in preprocessor expression"
        at at "not an integer";
    /// A number of more than 64 bits.
    E0058 Error IntegerTooLarge { at: Span }
        "integer literal is too large to be represented in any integer type"
        at at "needs more than 64 bits";
    /// Parentheses upon parentheses.
    E0059 Error ConditionTooDeep { limit: usize, at: Span }
        "preprocessor expression is nested more than {limit} deep"
        at at "too deep";
    /// Something after a whole expression.
    E0060 Error ExpectedEndOfLine { at: Span }
        "expected end of line in preprocessor expression"
        at at "the expression is complete before this";
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
    /// `#pragma pack_matrix(...)` with neither majorness.
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
    /// `__has_include` outside of a condition.
    E0068 Error MisplacedHasInclude { name: String, at: Span }
        "{name} must be used within a preprocessing directive"
        at at "only #if and #elif can ask";
    /// `__has_feature` and its like without `(name)`.
    E0069 Error BadFeatureCheck { at: Span }
        "builtin feature check macro requires a parenthesized identifier"
        at at "expected `(name)`";

    /// A quote without its partner, where it may not matter.
    W0001 Warning("invalid-pp-token") LoneQuote { quote: char, start: Span }
        "missing terminating {quote} character"
        at start "starts here";
    /// A macro gets another meaning.
    W0002 Warning("macro-redefined") MacroRedefined { name: String, at: Span, before: Span }
        "`{name}` macro redefined"
        at at "the new definition"
        at before "the previous definition is here"
        help "`#undef {name}` first";
    /// `#define __LINE__`, `#undef __FILE__`.
    W0003 Warning("builtin-macro-redefined") BuiltInMacroChanged { change: String, at: Span }
        "{change} builtin macro"
        at at "the compiler gives this macro its meaning";
    /// Something after a whole directive.
    W0004 Warning("extra-tokens") ExtraTokens { directive: String, at: Span }
        "extra tokens at end of #{directive} directive"
        at at "ignored"
        help "make it a comment with `//`";
    /// `#warning`.
    W0005 Warning("#warnings") UserWarning { text: String, at: Span }
        "{text}"
        at at "";
    /// `#pragma message`.
    W0006 Warning("#pragma-messages") PragmaMessage { text: String, at: Span }
        "{text}"
        at at "";
    /// `#pragma once` where nothing includes it.
    W0007 Warning("pragma-once-outside-header") PragmaOnceInMainFile { at: Span }
        "#pragma once in main file"
        at at "has no effect here";
    /// `#define H+1`.
    W0008 Warning("missing-whitespace-after-macro-name") NoSpaceAfterMacroName { at: Span }
        "whitespace recommended after macro name"
        at at "the replacement starts here";
    /// `#pragma dxc diagnostic hide "conversion"`.
    W0014 Warning("unknown-pragmas") BadDiagnosticPragma { at: Span }
        "this diagnostic pragma is not understood"
        at at "ignored"
        help "write `push`, `pop`, or `ignored`, `warning` or `error` and an option such as \"-Wconversion\"";
    /// Zero bytes in text.
    W0009 Warning("null-character") NullCharacter { at: Span }
        "null character ignored"
        at at "a byte of value 0";
    /// `-1 < 0u` in a condition.
    W0011 Warning("sign-conversion") ConditionSignChange { side: String, at: Span }
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
