//! W055x and others: code that is valid, but may not mean what it appears to.

use crate::{diagnostics::template::diagnostics, source::Span};

diagnostics! {
    /// `a & b == c`
    W0550 Warning("parentheses") BitwiseAndComparison { outer: String, inner: String, at: Span }
        "`{outer}` has lower precedence than `{inner}`; `{inner}` will be evaluated first"
        at at "evaluated last"
        help "put parentheses around the part to evaluate first";
    /// `a || b && c`
    W0551 Warning("logical-op-parentheses") LogicalAndInOr { at: Span }
        "`&&` within `||`"
        at at "evaluated first"
        help "put parentheses around the `&&`";
    /// `a | b & c`
    W0556 Warning("bitwise-op-parentheses") AndInOr { at: Span }
        "`&` within `|`"
        at at "evaluated first"
        help "put parentheses around the `&`";
    /// `1 << count`
    W0559 Warning("ambig-lit-shift") AmbiguousShift { at: Span }
        "ambiguous type for bit shift; use a type suffix on literal values, like 'L' or 'U', or a cast"
        at at "the left side is a literal without a type"
        help "write `1u` for an unsigned number";
    /// `if ((a == b))`
    W0557 Warning("parentheses-equality") EqualityInParentheses { at: Span }
        "equality comparison with extraneous parentheses"
        at at "compares"
        help "remove a pair of parentheses, or write `=` to assign";
    /// `switch (a == b)`
    W0558 Warning("switch-bool") SwitchOverBool { at: Span }
        "switch condition has boolean value"
        at at "this is `bool`"
        help "use `if`";
    /// `a << b + c`
    W0552 Warning("shift-op-parentheses") SumInShift { outer: String, inner: String, at: Span }
        "operator `{outer}` has lower precedence than `{inner}`; `{inner}` will be evaluated first"
        at at "evaluated first"
        help "put parentheses around the part to evaluate first";
    /// `if (a) if (b) x; else y;`
    W0553 Warning("dangling-else") DanglingElse { at: Span }
        "add explicit braces to avoid dangling else"
        at at "this `else` belongs to the inner `if`"
        help "put the inner `if` into braces";
    /// `if (a);`
    W0554 Warning("empty-body") EmptyBody { what: &'static str, effect: &'static str, at: Span }
        "{what} has empty body"
        at at "{effect}"
        help "remove the `;`, or put it on a separate line if it is intended";
    /// A `switch` over an enum that does not handle every enumerator.
    W0555 Warning("switch") UnhandledEnumerators { names: String, at: Span }
        "enumeration value {names} not handled in switch"
        at at "neither a case nor a `default` handles it"
        help "add the case, or a `default`";
    /// `float3 a = (1, 2, 3);`
    W0568 Warning("comma-in-init") CommaInInitializer { ty: String, at: Span }
        "comma expression used where a constructor list may have been intended"
        at at "this is only the value after the last comma"
        help "write `{ty}(…)`, or braces";
    /// `i = i++ + i;`
    W0574 Warning("unsequenced") Unsequenced { what: &'static str, also: &'static str, name: String, at: Span, other: Span }
        "{what} to `{name}`"
        at at "changed here"
        at other "{also}"
        help "the order of the two is not defined: write the change as a statement of its own";
    /// `uint a : BITS;` with a constant `BITS`.
    W0569 Warning("semantic-constant") ConstantAsSemantic { name: String, at: Span, constant: Span }
        "`{name}` is the name of a semantic here, not the constant"
        at at "a semantic"
        at constant "the constant"
        help "the width of a bit-field is a literal or a macro: write the number, or `#define {name}`";
    /// A method that writes to its object, called of a constant one.
    W0567 Warning("") ConstantObject { method: String, at: Span }
        "`{method}` writes to its object, which is constant here"
        at at "writes to a copy that is lost"
        help "copy the object to a local variable, and call the method on the copy";
    /// A literal that the target type cannot represent.
    W0306 Warning("literal-conversion") LiteralChanges { value: String, from: String, to: String, changed: String, at: Span }
        "implicit conversion from `{from}` to `{to}` changes value from {value} to {changed}"
        at at "becomes {changed}"
        help "write {changed}, or a cast to `{to}`";
    /// A conversion to a wider floating-point type.
    W0309 Warning("double-promotion") PrecisionGrows { from: String, to: String, at: Span }
        "implicit conversion increases floating-point precision: `{from}` to `{to}`"
        at at "this is `{from}`"
        help "write a cast to `{to}` to make this explicit";
    /// A floating-point number that becomes an integer.
    W0310 Warning("float-conversion") FloatToInteger { from: String, to: String, at: Span }
        "implicit conversion turns floating-point number into integer: `{from}` to `{to}`"
        at at "this is `{from}`"
        help "write a cast to `{to}` to make this explicit";
    /// An integer of the other signedness.
    W0311 Warning("sign-conversion") SignChanges { from: String, to: String, at: Span }
        "implicit conversion changes signedness: `{from}` to `{to}`"
        at at "this is `{from}`"
        help "write a cast to `{to}` to make this explicit";
    /// An integer that the target type cannot represent.
    W0307 Warning("constant-conversion") ConstantChanges { value: String, from: String, to: String, changed: String, at: Span }
        "implicit conversion from `{from}` to `{to}` changes value from {value} to {changed}"
        at at "becomes {changed}"
        help "use a larger type, or write {changed}";
    /// `1e40f`
    W0560 Warning("literal-range") LiteralTooLarge { ty: String, maximum: String, at: Span }
        "magnitude of floating-point constant too large for type `{ty}`; maximum is {maximum}"
        at at "becomes infinity"
        help "write a smaller number, or `1.#INF` if infinity is meant";
    /// `1e-50f`
    W0561 Warning("literal-range") LiteralTooSmall { ty: String, minimum: String, at: Span }
        "magnitude of floating-point constant too small for type `{ty}`; minimum is {minimum}"
        at at "becomes zero"
        help "write a larger number, or `0.0` if zero is meant";
}
