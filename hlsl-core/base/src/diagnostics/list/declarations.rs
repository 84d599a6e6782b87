//! E045x: invalid declarations.

use crate::{diagnostics::template::diagnostics, source::Span};

diagnostics! {
    /// `in in float a`
    E0450 Error SecondDirection { modifier: String, at: Span, first: Span }
        "`{modifier}` is written twice"
        at at "second occurrence"
        at first "first occurrence"
        help "remove one of them";
    /// A parameter, field or result whose type is an interface.
    E0451 Error AbstractType { what: String, name: String, at: Span }
        "{what} cannot have the abstract type `{name}`"
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
        at at "has no length"
        help "write the length";
    /// `int a : 0;`
    E0454 Error BitFieldOfZero { name: String, at: Span }
        "named bit-field `{name}` has zero width"
        at at "0 bits"
        help "remove the name, or give it a width";
    /// `interface J : I { … }`
    E0455 Error InterfaceWithBase { at: Span }
        "an interface cannot derive from another type"
        at at "not allowed here"
        help "repeat the methods in this interface";
    /// `unsigned float`
    E0456 Error NotSigned { name: String, at: Span }
        "`{name}` cannot be signed or unsigned"
        at at "not an integer"
        help "remove `unsigned`";
    /// An initialized variable of one case that is visible in the next.
    E0457 Error CaseJumpsOver { at: Span, variable: Span }
        "cannot jump from switch statement to this case label"
        at at "jumps past the initialization of a variable"
        at variable "this variable is still in scope there"
        help "put the statements of the previous case in braces";
    /// `default: }`
    E0458 Error LabelAtEnd { at: Span }
        "label at end of compound statement: expected statement"
        at at "no statement follows this label"
        help "write `break;` after it";
    /// `template<float F>`
    E0459 Error ValueParameterType { name: String, at: Span }
        "a non-type template parameter cannot have type `{name}`"
        at at "has this type"
        help "use an integer or `bool`";
    /// An enum before HLSL 2017.
    E0460 Error EnumBefore2017 { at: Span }
        "enum is unsupported in HLSL before 2017"
        at at "this is compiled with `-HV 2016`"
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
        at at "has a different length than the results"
        help "give the condition as many components as the results have";
    /// `auto` where there is no initializer to deduce the type from.
    E0465 Error AutoHere { at: Span }
        "`auto` requires a variable with an initializer"
        at at "the type cannot be deduced"
        help "write the type out";
    /// A `float4` passed to an `out float`.
    E0464 Error OutTruncates { from: String, to: String, at: Span }
        "cannot pass `{from}` to an output of type `{to}`: cannot truncate lvalue vector/matrix"
        at at "has more components than the parameter"
        help "write a swizzle that selects the components";
    /// `struct S : RayDesc`
    E0470 Error FinalBase { name: String, at: Span }
        "base `{name}` is marked `final`"
        at at "nothing can derive from it"
        help "make it the type of a member";
    /// `static uint a : 3;`
    E0471 Error StaticBitField { name: String, at: Span }
        "static member `{name}` cannot be a bit-field"
        at at "is not part of an object"
        help "remove the width, or `static`";
    /// `float a : A;` in a function.
    E0472 Error SemanticHere { what: &'static str, at: Span }
        "semantic is not a valid modifier for {what}"
        at at "means nothing here"
        help "remove it; semantics belong to parameters, results and members of structs";
    /// `sizeof(1)`
    E0473 Error SizeOfLiteral { name: String, at: Span }
        "invalid application of `sizeof` to literal type `{name}`"
        at at "has no size before it is converted"
        help "write a suffix or a cast";
    /// `sizeof(s.a)` for `uint a : 3;`
    E0474 Error SizeOfBitField { at: Span }
        "invalid application of `sizeof` to bit-field"
        at at "shares its bytes with others"
        help "write `sizeof` with its type";
    /// `sizeof(S)` for `struct S;`
    E0475 Error SizeOfIncomplete { name: String, at: Span }
        "invalid application of `sizeof` to an incomplete type `{name}`"
        at at "is not defined here"
        help "define the type before this point";
    /// `string s[2];`
    E0476 Error StringArray { at: Span }
        "array of type string is not supported"
        at at "more than one string"
        help "declare each string by itself";
    /// `Texture2D ResourceDescriptorHeap;`
    E0477 Error HeapRedefinition { name: String, at: Span }
        "redefinition of `{name}`"
        at at "the language declares this name from shader model 6.6 on"
        help "choose a different name";
    /// `template<typename T> T f<T, int>(T a, int b)`
    E0478 Error PartialFunction { name: String, at: Span }
        "function template partial specialization is not allowed"
        at at "specializes `{name}` for some of its arguments"
        help "overload `{name}` instead: drop the angle brackets after the name";
    /// `auto a[2] = b;`
    E0499 Error AutoArray { at: Span }
        "elements of an array cannot be `auto`"
        at at "the type cannot be deduced"
        help "write `auto` alone for an array of the same type, or write the type of its elements out";
    /// `auto a = ResourceDescriptorHeap[0];`
    E0479 Error AutoOf { name: String, at: Span }
        "`auto` cannot be deduced from `{name}`"
        at at "no variable has this type"
        help "write the type out";
    /// `void f() const { a = 1; }`
    E0480 Error ObjectIsConst { at: Span }
        "a `const` method cannot modify its object"
        at at "part of the object"
        help "remove `const` from the method, or declare the member `static`";
    /// A method that may modify its object, called of one that is constant.
    E0481 Error MethodNotConst { name: String, at: Span, declared: Span }
        "`{name}` may modify its object, which is constant"
        at at "this object is constant"
        at declared "declared without `const`"
        help "write `const` after the parameters of the method, or call it on a copy";
    /// `static void f() const`
    E0482 Error ConstWithoutObject { at: Span }
        "only methods of an object can be `const`"
        at at "there is no object here"
        help "remove `const`";
}
