//! E02xx: names that are unknown, name the wrong kind of thing, or are declared twice.

use crate::{diagnostics::template::diagnostics, source::Span};

diagnostics! {
    /// A name that no scope declares.
    E0201 Error UnknownName { name: String, what: String, at: Span }
        "use of undeclared identifier `{name}`"
        at at "{what} with this name is in scope"
        help "declare it before it is used";
    /// A qualified name that its scope does not declare.
    E0202 Error NotInScope { name: String, scope: String, at: Span }
        "no member named `{name}` in `{scope}`"
        at at "not declared there"
        help "check the declarations in `{scope}`";
    /// A member that the type does not have.
    E0203 Error NoMember { name: String, ty: String, at: Span }
        "no member named `{name}` in `{ty}`"
        at at "this member does not exist"
        help "check the members of `{ty}`";
    /// A name before `::` that does not name a scope.
    E0204 Error NotAScope { name: String, at: Span }
        "`{name}` is not a namespace, record or enum"
        at at "cannot be followed by `::`"
        help "name a namespace, struct or enum";
    /// `using namespace` with something else.
    E0205 Error NotANamespace { name: String, at: Span }
        "`{name}` is not a namespace"
        at at "expected a namespace"
        help "name a namespace";
    /// A value where a type is expected.
    E0206 Error NotAType { name: String, at: Span }
        "`{name}` does not name a type"
        at at "expected a type"
        help "write the name of a type";
    /// Template arguments on something that is not a template.
    E0207 Error NotATemplate { name: String, at: Span }
        "`{name}` is not a template"
        at at "does not take template arguments"
        help "remove the angle brackets and their contents";
    /// A type where a value is expected.
    E0208 Error TypeAsValue { name: String, at: Span }
        "`{name}` is a type, not a value"
        at at "expected an expression"
        help "write `{name}(...)` to construct a value, or a name after it to declare a variable";
    /// A function that is not called.
    E0209 Error FunctionAsValue { name: String, at: Span }
        "function `{name}` must be called"
        at at "a function is not a value"
        help "write `{name}(...)`";
    /// A namespace where a value is expected.
    E0210 Error NamespaceAsValue { name: String, at: Span }
        "`{name}` is a namespace, not a value"
        at at "expected an expression"
        help "write `{name}::` followed by a name declared in it";
    /// The name of a `cbuffer` where a value is expected.
    E0211 Error BufferAsValue { name: String, at: Span }
        "`{name}` is the name of a buffer, not a value"
        at at "expected an expression"
        help "name a member of the buffer, without a qualifier";
    /// A name that is declared twice.
    E0212 Error Redefinition { name: String, at: Span }
        "redefinition of `{name}`"
        at at "declared again here"
        help "rename one of the two";
    /// A type whose members are needed before they are declared.
    E0213 Error IncompleteType { name: String, at: Span }
        "`{name}` is declared but not defined here"
        at at "its members are not known"
        help "define it before this use";
    /// `this` outside a method.
    E0214 Error ThisOutside { at: Span }
        "`this` is only available in methods"
        at at "there is no object here"
        help "use it in a non-static method";
    /// A member without an object.
    E0215 Error FieldWithoutObject { name: String, at: Span }
        "`{name}` requires an object"
        at at "there is no `this` here"
        help "write `object.{name}`, or make it static";
    /// A definition of `S::f` that `S` does not declare.
    E0216 Error NoSuchDeclaration { name: String, scope: String, at: Span }
        "`{scope}` does not declare `{name}` with these parameters"
        at at "defined outside of `{scope}`, but not declared in it"
        help "declare it in `{scope}` first";
    /// A declaration that is not allowed in a function.
    E0218 Error NotInFunction { at: Span }
        "this cannot be declared inside a function"
        at at "not allowed here"
        help "move it out of the function";
    /// A static assertion fails.
    E0219 Error Assertion { at: Span }
        "static assertion failed"
        at at "this is false"
        help "make the condition true, or correct what it depends on";
    /// A static assertion with a message fails.
    E0220 Error AssertionWithMessage { message: String, at: Span }
        "static assertion failed: {message}"
        at at "this is false"
        help "make the condition true, or correct what it depends on";
    /// `v` in `template<typename T> struct D : B<T> { T f() { return v; } };`
    W0563 Warning("microsoft-template") NameInDependentBase { name: String, at: Span }
        "use of identifier `{name}` found via unqualified lookup into dependent bases of class templates is a \
         Microsoft extension"
        at at "looked up when the template is instantiated"
        help "write `this.{name}`";
}
