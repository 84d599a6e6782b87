//! E01xx: syntax errors.

use crate::{diagnostics::template::diagnostics, source::Span};

diagnostics! {
    /// The grammar expects something else here.
    E0101 Error Expected { expected: String, found: String, at: Span }
        "expected {expected}, found {found}"
        at at "expected {expected}";
    /// A declaration or statement does not end with `;`.
    E0102 Error MissingSemicolon { after: &'static str, at: Span, found: String, next: Span }
        "expected `;` after {after}"
        at at "a `;` is missing here"
        at next "before {found}"
        help "write `;` after the {after}";
    /// `f(a b)`
    E0131 Error MissingComma { between: &'static str, at: Span, found: String, next: Span }
        "expected `,` between {between}"
        at at "a `,` is missing here"
        at next "before {found}"
        help "write `,` between the {between}";
    /// `"\q"`
    W0106 Warning("unknown-escape-sequence") UnknownEscape { escape: char, at: Span }
        "unknown escape sequence `\\{escape}`"
        at at "the backslash has no effect"
        help "remove the backslash, or write `\\\\` for one that stays";
    /// `0xF0000000`
    W0110 Warning("hlsl-legacy-literal") LegacyLiteral { at: Span }
        "literal value is treated as signed in HLSL 2021 and earlier, and unsigned in later language versions"
        at at "its sign depends on the language version"
        help "add `u`, or `l` for a signed number";
    /// `snorm snorm float`
    W0107 Warning("ignored-attributes") ModifierApplied { modifier: &'static str, at: Span }
        "attribute `{modifier}` is already applied"
        at at "has no effect"
        help "remove it";
    /// `linear linear float`
    W0108 Warning("ignored-attributes") DuplicateSpecifier { modifier: &'static str, at: Span, first: Span }
        "duplicate HLSL specifier `{modifier}`"
        at at "has no effect"
        at first "written here already"
        help "remove it";
    /// `globallycoherent` on a field.
    W0109 Warning("ignored-attributes") ModifierSubject { modifier: &'static str, subjects: &'static str, at: Span }
        "`{modifier}` attribute only applies to {subjects}"
        at at "has no effect here"
        help "remove it";
    /// A bracket is not closed where it should be.
    E0103 Error Unclosed { opener: &'static str, closer: &'static str, found: String, at: Span, opened: Span }
        "expected `{closer}`, found {found}"
        at at "expected `{closer}`"
        at opened "to close this `{opener}`";
    /// A closing bracket without an opening one.
    E0104 Error UnmatchedCloser { closer: &'static str, at: Span }
        "unmatched `{closer}`"
        at at "no matching opening bracket"
        help "remove it, or look for a bracket above that was closed too early";
    /// A name where a type is required, but no type with that name is declared.
    E0105 Error UnknownType { name: String, at: Span }
        "cannot find a type named `{name}`"
        at at "no such type is declared before this point";
    /// A word that HLSL reserves.
    E0106 Error ReservedWord { word: String, at: Span }
        "`{word}` is a reserved word"
        at at "cannot be used in HLSL"
        help "choose a different name if this was meant to be one";
    /// A C++ feature that HLSL does not have.
    E0107 Error Unsupported { what: &'static str, at: Span, instead: &'static str }
        "HLSL does not support {what}"
        at at "not part of HLSL"
        help "{instead}";
    /// A modifier after the type.
    E0108 Error ModifierAfterType { modifier: &'static str, at: Span }
        "`{modifier}` must come before the type"
        at at "misplaced modifier"
        help "move `{modifier}` to the start of the declaration";
    /// A modifier where a name is expected.
    E0109 Error ModifierAsName { modifier: &'static str, at: Span }
        "`{modifier}` is a modifier and cannot be a name"
        at at "expected a name"
        help "choose a different name, such as `{modifier}_`";
    /// Too much nesting.
    E0110 Error TooDeep { at: Span, limit: u32 }
        "this is nested more than {limit} levels deep"
        at at "this level exceeds the limit"
        help "split the expression or statement into several";
    /// A declaration without a type.
    E0111 Error MissingType { at: Span, name: String, instead: String }
        "the declaration of `{name}` has no type"
        at at "expected a type before this name"
        help "{instead}";
    /// Two types in one declaration.
    E0112 Error TwoTypes { at: Span, first: Span }
        "this declaration has two types"
        at at "second type"
        at first "first type"
        help "separate the declarations with `;`";
    /// A malformed number.
    E0113 Error MalformedNumber { problem: String, at: Span }
        "{problem}"
        at at "not a valid number";
    /// An integer that needs more than 64 bits.
    E0114 Error IntegerTooLarge { bits: u32, most: u64, at: Span }
        "this integer does not fit in {bits} bits"
        at at "too large"
        help "the largest integer is {most}";
    /// Attributes where none are allowed.
    E0115 Error MisplacedAttributes { at: Span, place: &'static str }
        "attributes are not allowed before {place}"
        at at "remove these attributes";
    /// `register(q0)`.
    E0116 Error UnknownRegister { name: String, at: Span }
        "`{name}` is not a register"
        at at "expected a letter and a number"
        help "registers are `b0` for constant buffers, `t0` for textures, `s0` for samplers, `u0` for writable resources, `c0` for constants";
    /// `register(t0, t1)`.
    E0117 Error MalformedSpace { at: Span }
        "expected a register space"
        at at "not a register space"
        help "write `space` followed by a number, such as `space1`";
    /// `packoffset(c0.q)`.
    E0118 Error MalformedPackOffset { at: Span }
        "malformed packoffset"
        at at "expected a register and optionally one component"
        help "write `c` and the number of the register, optionally followed by `.x`, `.y`, `.z` or `.w`: `packoffset(c2.y)`";
    /// `break` and the like where they are not allowed.
    E0119 Error Misplaced { what: &'static str, place: &'static str, at: Span }
        "`{what}` outside of {place}"
        at at "only allowed in {place}";
    /// `float a = 1;` in a struct.
    E0120 Error MemberInitializer { at: Span }
        "members cannot have default values"
        at at "remove this initializer"
        help "initialize variables of this type where they are declared, or make the member `static const`";
    /// `S() {}` in `struct S`.
    E0121 Error Constructor { name: String, at: Span }
        "HLSL does not have constructors"
        at at "`{name}` is the type itself"
        help "write a function that returns a `{name}`";
    /// `float a(1);`
    E0122 Error ParenthesizedInitializer { name: String, at: Span }
        "variables cannot be initialized with parentheses"
        at at "expected a parameter"
        help "write `{name} = …` with the value, or a constructor call such as `float2(…)`, after the `=`";
    /// `operator=`, or a free operator.
    E0123 Error OperatorNotOverloadable { operator: String, at: Span, kind: &'static str, instead: &'static str }
        "overloading {kind}`operator{operator}` is not allowed"
        at at "this operator cannot be overloaded"
        help "{instead}";
    /// An initializer list within an expression.
    E0124 Error StrayInitializerList { at: Span }
        "an initializer list is not allowed here"
        at at "expected an expression"
        help "braced lists initialize variables; elsewhere, write a constructor call or a cast, such as `float2(1, 2)`";
    /// A function definition among statements.
    E0125 Error NestedFunction { name: String, at: Span, inside: Span }
        "the function `{name}` is defined inside another function"
        at at "its body starts here"
        at inside "inside the function that starts here"
        help "move it out; if it is meant to be outside, a `}}` is missing above";
    /// A feature of a newer HLSL version.
    E0126 Error NeedsVersion { what: &'static str, version: u32, at: Span }
        "{what} require HLSL {version}"
        at at "not available in the selected language version"
        help "pass `-HV {version}` or later";
    /// A condition that declares a variable without a value.
    E0127 Error ConditionWithoutValue { name: String, at: Span }
        "`{name}` is declared in a condition and must be initialized"
        at at "expected `=` and a value";
    /// A type definition where the type could not be named again.
    E0128 Error TypeDefinedHere { place: &'static str, at: Span }
        "a type cannot be defined in {place}"
        at at "defined here"
        help "define the type beforehand, then use its name";
    /// An unnamed global struct without a variable.
    E0129 Error UnnamedRecord { word: &'static str, at: Span }
        "this {word} has no name and does not declare a variable"
        at at "it can never be used"
        help "give it a name";
    /// A parameter without a default after one that has a default.
    E0130 Error MissingDefault { what: &'static str, at: Span, previous: Span }
        "this {what} must have a default, because an earlier one has a default"
        at at "missing default"
        at previous "first default";
    /// Effects-framework syntax.
    W0101 Warning("effects-syntax") EffectSyntax { what: &'static str, at: Span }
        "{what} of the effects framework is ignored"
        at at "has no effect";
    /// `int;`
    W0102 Warning("missing-declarations") NothingDeclared { at: Span }
        "this declaration declares nothing"
        at at "a type without a name";
    /// `const const int`
    W0103 Warning("duplicate-decl-specifier") DuplicateModifier { modifier: &'static str, at: Span, first: Span }
        "`{modifier}` is written twice"
        at at "second occurrence"
        at first "first occurrence";
    /// `~S() {}` in `struct S`.
    W0105 Warning("ignored-attributes") Destructor { name: String, at: Span }
        "destructors are never called"
        at at "ignored"
        help "write a method, and call it where a `{name}` is no longer needed";
    /// `using T = in float;`
    W0121 Warning("ignored-attributes") ModifierOnType { modifier: &'static str, at: Span }
        "`{modifier}` attribute ignored when parsing type"
        at at "has no effect here"
        help "write it where a variable of the type is declared";
    /// `auto a = 1;` before HLSL 202x.
    W0120 Warning("hlsl-extension") AutoExtension { at: Span }
        "`auto` type specifier is a HLSL 202x extension"
        at at "accepted, but other compilers may reject this in the selected version"
        help "write the type out, or compile with `-HV 202x`";
    /// `x.template f<int>()` outside a template, and the like: accepted, but newer than the selected version.
    W0104 Warning("hlsl-extension") NewerFeature { what: &'static str, version: u32, at: Span }
        "{what} are a feature of HLSL {version}"
        at at "accepted, but other compilers may reject this in the selected version";
    /// What the language no longer has.
    E0140 Error Removed { what: &'static str, instead: &'static str, at: Span }
        "{what} are not part of HLSL 2026"
        at at "removed from the language"
        help "{instead}";
}
