//! E01xx: what can be wrong in `parse`.

use crate::{diagnostics::diagnostics, source::Span};

diagnostics! {
    /// Something else stands where the grammar wants one thing.
    E0101 Error Expected { expected: String, found: String, at: Span }
        "expected {expected}, found {found}"
        at at "expected {expected}";
    /// A declaration or statement has no `;` at its end.
    E0102 Error MissingSemicolon { after: &'static str, at: Span, found: String, next: Span }
        "expected `;` after {after}"
        at at "a `;` is missing here"
        at next "before {found}"
        help "write `;` after the {after}";
    /// A bracket is not closed where it would have to be.
    E0103 Error Unclosed { opener: &'static str, closer: &'static str, found: String, at: Span, opened: Span }
        "expected `{closer}`, found {found}"
        at at "expected `{closer}`"
        at opened "to close this `{opener}`";
    /// A closing bracket without an opening one.
    E0104 Error UnmatchedCloser { closer: &'static str, at: Span }
        "this `{closer}` closes nothing"
        at at "no open bracket before it"
        help "remove it, or look for a bracket that was closed too early above";
    /// A name stands where only a type can stand, and none of that name is declared.
    E0105 Error UnknownType { name: String, at: Span }
        "cannot find a type named `{name}`"
        at at "not a type that is declared before this place";
    /// A word that HLSL keeps for itself.
    E0106 Error ReservedWord { word: String, at: Span }
        "`{word}` is a reserved word"
        at at "cannot be used in HLSL"
        help "choose another name if this was to be one";
    /// A part of C++ that HLSL does not have.
    E0107 Error Unsupported { what: &'static str, at: Span, instead: &'static str }
        "HLSL has no {what}"
        at at "not part of HLSL"
        help "{instead}";
    /// A modifier stands after the type.
    E0108 Error ModifierAfterType { modifier: &'static str, at: Span }
        "`{modifier}` must stand before the type"
        at at "too late here"
        help "move `{modifier}` to the front of the declaration";
    /// A modifier stands where a name is wanted.
    E0109 Error ModifierAsName { modifier: &'static str, at: Span }
        "`{modifier}` is a modifier and cannot be a name"
        at at "expected a name"
        help "choose another name, such as `{modifier}_`";
    /// Too much nesting.
    E0110 Error TooDeep { at: Span, limit: u32 }
        "this is nested more than {limit} levels deep"
        at at "the level that is too much"
        help "split the expression or the statement into several";
    /// A declaration without a type.
    E0111 Error MissingType { at: Span, name: String }
        "the declaration of `{name}` has no type"
        at at "expected a type before this name"
        help "write the type in front of it, such as `float {name}`";
    /// Two types in one declaration.
    E0112 Error TwoTypes { at: Span, first: Span }
        "a declaration has one type, this one has two"
        at at "second type"
        at first "first type"
        help "separate two declarations with `;`";
    /// A number that is none.
    E0113 Error MalformedNumber { problem: String, at: Span }
        "{problem}"
        at at "not a number";
    /// An integer over 64 bits.
    E0114 Error IntegerTooLarge { at: Span }
        "this integer does not fit into 64 bits"
        at at "too large"
        help "the largest integer is 18446744073709551615";
    /// Attributes where none may stand.
    E0115 Error MisplacedAttributes { at: Span, place: &'static str }
        "attributes cannot stand before {place}"
        at at "remove these attributes";
    /// `register(q0)`.
    E0116 Error UnknownRegister { name: String, at: Span }
        "`{name}` is no register"
        at at "expected a letter and a number"
        help "registers are `b0` for constant buffers, `t0` for textures, `s0` for samplers, `u0` for writable resources, `c0` for constants";
    /// `register(t0, t1)`.
    E0117 Error MalformedSpace { at: Span }
        "expected a register space"
        at at "no register space"
        help "write `space` and a number, such as `space1`";
    /// `packoffset(c0.q)`.
    E0118 Error MalformedPackOffset { at: Span }
        "malformed packoffset"
        at at "expected a register and perhaps one component"
        help "write `c` and the number of the register, and for the component `.x`, `.y`, `.z` or `.w`: `packoffset(c2.y)`";
    /// `break` and its kin out of place.
    E0119 Error Misplaced { what: &'static str, place: &'static str, at: Span }
        "`{what}` outside of {place}"
        at at "belongs into {place}";
    /// `float a = 1;` in a struct.
    E0120 Error MemberInitializer { at: Span }
        "members cannot have default values"
        at at "remove this initializer"
        help "initialize variables of the type where they are declared, or make the member `static const`";
    /// `S() {}` in `struct S`.
    E0121 Error Constructor { name: String, at: Span }
        "HLSL has no constructors"
        at at "`{name}` is the type itself"
        help "write a function that returns a `{name}`";
    /// `float a(1);`
    E0122 Error ParenthesizedInitializer { name: String, at: Span }
        "variables cannot be initialized in parentheses"
        at at "expected a parameter"
        help "write `{name} = …` with the value, or a constructor call such as `float2(…)`, after the `=`";
    /// `operator=`, or a free operator.
    E0123 Error OperatorNotOverloadable { operator: String, at: Span, kind: &'static str, instead: &'static str }
        "overloading {kind}`operator{operator}` is not allowed"
        at at "not possible for this operator"
        help "{instead}";
    /// An initializer list in the middle of an expression.
    E0124 Error StrayInitializerList { at: Span }
        "an initializer list cannot stand here"
        at at "expected an expression"
        help "lists in braces initialize variables; elsewhere write a constructor call or a cast, such as `float2(1, 2)`";
    /// A function body among statements.
    E0125 Error NestedFunction { name: String, at: Span, inside: Span }
        "the function `{name}` is defined inside of another function"
        at at "its body starts here"
        at inside "inside of the function that starts here"
        help "move it out; if it is outside, a `}}` is missing above";
    /// `#pragma`-like words of a newer HLSL.
    E0126 Error NeedsVersion { what: &'static str, version: u32, at: Span }
        "{what} need HLSL {version}"
        at at "not in the selected version of the language"
        help "pass `-HV {version}` or a later version";
    /// A condition declares a variable without a value.
    E0127 Error ConditionWithoutValue { name: String, at: Span }
        "`{name}` is declared in a condition and needs a value"
        at at "expected `=` and a value";
    /// A type is defined where it could not be named again.
    E0128 Error TypeDefinedHere { place: &'static str, at: Span }
        "a type cannot be defined in {place}"
        at at "defined here"
        help "define the type before, then use its name";
    /// A field of an unnamed global struct.
    E0129 Error UnnamedRecord { word: &'static str, at: Span }
        "this {word} has no name and declares no variable"
        at at "cannot be used"
        help "give it a name";
    /// A default argument is missing after one that is there.
    E0130 Error MissingDefault { what: &'static str, at: Span, previous: Span }
        "this {what} needs a default, as one before it has one"
        at at "no default"
        at previous "the first default";

    /// Effects-framework syntax.
    W0101 Warning("effects-syntax") EffectSyntax { what: &'static str, at: Span }
        "{what} of the effects framework has no meaning here and is ignored"
        at at "ignored";
    /// `int;`
    W0102 Warning("missing-declarations") NothingDeclared { at: Span }
        "this declaration declares nothing"
        at at "a type without a name";
    /// `const const int`
    W0103 Warning("duplicate-decl-specifier") DuplicateModifier { modifier: &'static str, at: Span, first: Span }
        "`{modifier}` is written twice"
        at at "again"
        at first "first";
    /// `~S() {}` in `struct S`.
    W0105 Warning("ignored-attributes") Destructor { name: String, at: Span }
        "destructors are never called"
        at at "ignored"
        help "write a method, and call it where a `{name}` is not needed any more";
    /// `x.template f<int>()` outside of a template, and the like: accepted but newer than the selected version.
    W0104 Warning("hlsl-extension") NewerFeature { what: &'static str, version: u32, at: Span }
        "{what} are a feature of HLSL {version}"
        at at "accepted, but not by every compiler for the selected version";
}
