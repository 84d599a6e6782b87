//! E02xx: names that mean nothing, the wrong thing, or two things.

use crate::{diagnostics::diagnostics, source::Span};

diagnostics! {
    /// A name is used that no scope declares.
    E0201 Error UnknownName { name: String, what: String, at: Span }
        "use of undeclared identifier `{name}`"
        at at "{what} of this name is known here"
        help "declare it before it is used";
    /// A qualified name that its scope does not have.
    E0202 Error NotInScope { name: String, scope: String, at: Span }
        "no member named `{name}` in `{scope}`"
        at at "not declared there"
        help "look at what `{scope}` declares";
    /// A member that the type does not have.
    E0203 Error NoMember { name: String, ty: String, at: Span }
        "no member named `{name}` in `{ty}`"
        at at "this member does not exist"
        help "look at the members of `{ty}`";
    /// A name in front of `::` that has no members.
    E0204 Error NotAScope { name: String, at: Span }
        "`{name}` is not a namespace, record or enum"
        at at "nothing can follow this with `::`"
        help "name a namespace, struct or enum";
    /// `using namespace` of something else.
    E0205 Error NotANamespace { name: String, at: Span }
        "`{name}` is not a namespace"
        at at "expected a namespace"
        help "name a namespace";
    /// A value where a type is wanted.
    E0206 Error NotAType { name: String, at: Span }
        "`{name}` does not name a type"
        at at "expected a type"
        help "write the name of a type";
    /// Template arguments on something that takes none.
    E0207 Error NotATemplate { name: String, at: Span }
        "`{name}` is not a template"
        at at "takes no template arguments"
        help "leave out what stands in angle brackets";
    /// A type where a value is wanted.
    E0208 Error TypeAsValue { name: String, at: Span }
        "`{name}` is a type, not a value"
        at at "expected an expression"
        help "write `{name}(...)` to make a value of it, or a name after it to declare a variable";
    /// A function that is not called.
    E0209 Error FunctionAsValue { name: String, at: Span }
        "function `{name}` must be called"
        at at "a function is no value"
        help "write `{name}(...)`";
    /// A namespace where a value is wanted.
    E0210 Error NamespaceAsValue { name: String, at: Span }
        "`{name}` is a namespace, not a value"
        at at "expected an expression"
        help "write `{name}::` and a name in it";
    /// The name of a `cbuffer` where a value is wanted.
    E0211 Error BufferAsValue { name: String, at: Span }
        "`{name}` is the name of a buffer, which is no value"
        at at "expected an expression"
        help "name a member of the buffer, without a qualifier";
    /// A name that is declared twice.
    E0212 Error Redefinition { name: String, at: Span }
        "redefinition of `{name}`"
        at at "declared again here"
        help "rename one of the two";
    /// A type whose members are not known where they have to be.
    E0213 Error IncompleteType { name: String, at: Span }
        "`{name}` is declared but not defined here"
        at at "its members are not known"
        help "define it before this use";
    /// `this` outside of a method.
    E0214 Error ThisOutside { at: Span }
        "`this` is only known in methods"
        at at "there is no object here"
        help "use it in a method that is not static";
    /// A member without an object.
    E0215 Error FieldWithoutObject { name: String, at: Span }
        "`{name}` needs an object"
        at at "there is no `this` here"
        help "write `object.{name}`, or make it static";
    /// A definition `S::f` of what `S` does not declare.
    E0216 Error NoSuchDeclaration { name: String, scope: String, at: Span }
        "`{scope}` declares no `{name}` with these parameters"
        at at "defined outside, but not declared inside"
        help "declare it in `{scope}` first";
    /// A declaration that cannot stand in a function.
    E0218 Error NotInFunction { at: Span }
        "this cannot be declared inside of a function"
        at at "not allowed here"
        help "move it out of the function";
    /// A static assertion fails.
    E0219 Error Assertion { at: Span }
        "static assertion failed"
        at at "this is false"
        help "make the condition true, or correct what it relies on";
    /// A static assertion fails, with the author's words.
    E0220 Error AssertionWithMessage { message: String, at: Span }
        "static assertion failed: {message}"
        at at "this is false"
        help "make the condition true, or correct what it relies on";
}
