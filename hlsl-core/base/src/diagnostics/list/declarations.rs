//! E045x: declarations that cannot be as they are.

use crate::{diagnostics::diagnostics, source::Span};

diagnostics! {
    /// `in in float a`
    E0450 Error SecondDirection { modifier: String, at: Span, first: Span }
        "`{modifier}` is written twice"
        at at "the second"
        at first "the first"
        help "remove one of them";
    /// A base struct's parameter, field or result of an interface's type.
    E0451 Error AbstractType { what: String, name: String, at: Span }
        "{what} of type `{name}` would be of an abstract class"
        at at "`{name}` has methods without bodies"
        help "use a struct or class that implements it";
    /// `string s;` in a function, a struct or a parameter list.
    E0452 Error StringHere { what: String, at: Span }
        "a string cannot be {what}"
        at at "not a global variable"
        help "make it a global variable, or write the literal where it is needed";
    /// `struct S { float a[]; };`
    E0453 Error UnsizedField { at: Span }
        "array dimensions of struct members must be explicit"
        at at "of no length"
        help "write the length";
    /// `int a : 0;`
    E0454 Error BitFieldOfZero { name: String, at: Span }
        "bit-field `{name}` has a name and no bits"
        at at "0 bits"
        help "leave out the name, or give it a width";
    /// `interface J : I { … }`
    E0455 Error InterfaceWithBase { at: Span }
        "an interface cannot be derived from another type"
        at at "not possible here"
        help "repeat the methods in this interface";
    /// `unsigned float`
    E0456 Error NotSigned { name: String, at: Span }
        "`{name}` cannot be signed or unsigned"
        at at "not an integer"
        help "remove `unsigned`";
    /// An initialized variable of one case, visible in the next.
    E0457 Error CaseJumpsOver { at: Span, variable: Span }
        "cannot jump from switch statement to this case label"
        at at "jumps past the initialization of a variable"
        at variable "which is still visible here"
        help "put the statements of the case before in braces";
    /// `default: }`
    E0458 Error LabelAtEnd { at: Span }
        "label at end of compound statement: expected statement"
        at at "nothing follows"
        help "write `break;` after it";
    /// `template<float F>`
    E0459 Error ValueParameterType { name: String, at: Span }
        "a non-type template parameter cannot have type `{name}`"
        at at "of this type"
        help "use an integer or `bool`";
    /// An enum before HLSL 2017.
    E0460 Error EnumBefore2017 { at: Span }
        "enum is unsupported in HLSL before 2017"
        at at "`-HV 2016` is in force"
        help "write `static const int` variables, or compile with `-HV 2017` or later";
    /// `F(1)` for an enum.
    E0461 Error EnumConstruct { from: String, to: String, at: Span }
        "cannot construct `{to}` from `{from}`"
        at at "this is `{from}`"
        help "write a cast: `({to})value`";
    /// `c ? structA : structB`
    E0462 Error ConditionalType { name: String, at: Span }
        "conditional operator only supports results with numeric scalar, vector, or matrix types"
        at at "this is `{name}`"
        help "write `if` and `else`";
    /// `bool4 ? float2 : float2`
    E0463 Error ConditionalShape { at: Span }
        "conditional operator condition and result dimensions mismatch"
        at at "of another length than the results"
        help "give the condition as many components as the results have";
    /// `auto` where no initializer says the type.
    E0465 Error AutoHere { at: Span }
        "`auto` needs a variable with an initializer"
        at at "nothing says which type this is"
        help "write the type out";
    /// A `float4` for `out float`.
    E0464 Error OutTruncates { from: String, to: String, at: Span }
        "cannot pass `{from}` to an output of type `{to}`: cannot truncate lvalue vector/matrix"
        at at "has more components than will be written"
        help "write a swizzle that names the components";
}
