//! E03xx: types that do not go together, and values that cannot be what they are used as.

use crate::{diagnostics::diagnostics, source::Span};

diagnostics! {
    /// A value of one type where another is wanted.
    E0301 Error CannotConvert { from: String, to: String, at: Span }
        "cannot convert from `{from}` to `{to}`"
        at at "this is `{from}`"
        help "write a cast if it is meant, or change one of the types";
    /// A cast between types that have nothing in common.
    E0302 Error CannotCast { from: String, to: String, at: Span }
        "cannot convert from `{from}` to `{to}`"
        at at "no cast does this"
        help "build the value from its parts";
    /// The two sides of an operator have no common type.
    E0303 Error NoCommonType { left: String, right: String, at: Span, left_span: Span, right_span: Span }
        "cannot combine `{left}` and `{right}`"
        at at "needs both sides to have one type"
        at left_span "this is `{left}`"
        at right_span "this is `{right}`"
        help "write a cast to choose the type";
    /// A conversion drops components.
    W0304 Warning("conversion") Truncation { at: Span }
        "implicit truncation of vector type"
        at at "components are dropped here"
        help "write a swizzle such as `.xyz` to say so";
    /// A conversion to a narrower type.
    W0305 Warning("conversion") PrecisionLoss { from: String, to: String, at: Span }
        "conversion from larger type `{from}` to smaller type `{to}`, possible loss of data"
        at at "this is `{from}`"
        help "write a cast to `{to}` to say so";
    /// An operand that is no number.
    E0307 Error NotNumeric { name: String, at: Span, operand: Span }
        "scalar, vector, or matrix expected"
        at at "this operator is for numbers"
        at operand "this is `{name}`"
        help "use a component, member or element of it";
    /// An operand that is no integer.
    E0308 Error NotIntegral { name: String, at: Span }
        "int or unsigned int type required"
        at at "this is `{name}`"
        help "convert it to an integer first";
    /// `++` and the like on a `bool`.
    E0309 Error BoolPlace { at: Span }
        "operator cannot be used with a bool lvalue"
        at at "this is a `bool`"
        help "assign `true` or `false`";
    /// Vectors with `&&`, `||` and `?:`.
    E0310 Error ShortCircuit { what: String, instead: String, at: Span }
        "{what} must be a scalar"
        at at "this has several components"
        help "use `{instead}(...)`, which works on each component";
    /// A condition that cannot be a `bool`.
    E0311 Error ConditionNotBool { name: String, at: Span }
        "value of type `{name}` is not contextually convertible to `bool`"
        at at "this is `{name}`"
        help "compare it with something";
    /// A condition with several components.
    E0312 Error ConditionNotScalar { what: String, name: String, at: Span }
        "{what} statement conditional expressions must evaluate to a scalar"
        at at "this is `{name}`"
        help "use `any(...)` or `all(...)`";
    /// `if (a = b)`
    W0313 Warning("parentheses") AssignmentAsCondition { at: Span }
        "using the result of an assignment as a condition without parentheses"
        at at "this assigns"
        help "write `==` to compare, or another pair of parentheses";
    /// A value that is computed for nothing.
    W0314 Warning("unused-value") UnusedValue { at: Span }
        "expression result unused"
        at at "nobody reads this"
        help "remove it, or use its value";
    /// A call without effect whose result is dropped.
    W0397 Warning("unused-value") UnusedResult { name: String, at: Span }
        "ignoring return value of function that only reads data"
        at at "`{name}` changes nothing"
        help "remove it, or use its value";
    /// An `out` parameter that is read or left without a value.
    W0398 Warning("parameter-usage") UnwrittenOutput { name: String, at: Span }
        "parameter `{name}` is uninitialized when used here"
        at at "`{name}` is `out` and has no value yet"
        help "assign it before, or declare it `inout`";
    /// An `out` parameter that only one branch writes.
    W0399 Warning("parameter-usage") MaybeUnwrittenOutput { name: String, value: &'static str, at: Span }
        "parameter `{name}` is used uninitialized whenever `if` condition is {value}"
        at at "this decides whether `{name}` gets a value"
        help "assign it in the other branch, too, or before the `if`";
    /// A comparison that is made for nothing.
    W0315 Warning("unused-comparison") UnusedComparison { at: Span }
        "comparison result unused"
        at at "nobody reads this"
        help "write `=` to assign";
    /// A `switch` over something else than integers.
    E0316 Error SwitchType { name: String, at: Span }
        "statement requires expression of integer type (`{name}` invalid)"
        at at "this is `{name}`"
        help "convert it to an integer";
    /// A label that is no integer.
    E0317 Error CaseType { name: String, at: Span }
        "conversion from `{name}` to an integer is not allowed in a case label"
        at at "this is `{name}`"
        help "write an integer";
    /// Two equal labels.
    E0318 Error DuplicateCase { value: String, at: Span, before: Span }
        "duplicate case value `{value}`"
        at at "a second time"
        at before "the first time"
        help "remove one of them";
    /// Two `default:` in one `switch`.
    E0319 Error DuplicateDefault { at: Span, before: Span }
        "multiple default labels in one switch"
        at at "a second time"
        at before "the first time"
        help "remove one of them";
    /// A label inside of a block in a `switch`.
    E0320 Error NestedLabel { label: String, at: Span }
        "`{label}` must stand directly in the block of its `switch`"
        at at "this is in a nested block"
        help "move the label out of the block";
    /// `return;` where a value is due.
    E0321 Error ReturnWithoutValue { function: String, at: Span }
        "non-void function `{function}` should return a value"
        at at "no value"
        help "write `return` with a value";
    /// `return x;` where none is due.
    E0322 Error ReturnFromVoid { function: String, at: Span }
        "void function `{function}` should not return a value"
        at at "nobody gets this"
        help "remove the value, or give the function a result type";
    /// No way through a function ends with a value.
    E0323 Error MissingReturn { at: Span }
        "control reaches end of non-void function"
        at at "no value is returned"
        help "add a `return` with a value";
    /// Some way through a function ends without a value.
    E0324 Error MayMissReturn { at: Span }
        "control may reach end of non-void function"
        at at "not every way here returns a value"
        help "add a `return` with a value";
    /// A value that must be known at compile time.
    E0325 Error NotConstant { what: String, at: Span }
        "{what} must be a constant expression"
        at at "not known at compile time"
        help "use literals, enumerators and `static const` variables";
    /// An array length that is no integer.
    E0326 Error ArrayLengthType { name: String, at: Span }
        "size of array has non-integer type `{name}`"
        at at "this is `{name}`"
        help "write an integer";
    /// An array without elements, or with too many.
    E0327 Error ArrayLengthRange { length: i64, at: Span }
        "an array of {length} elements is not possible"
        at at "the length must be at least 1 and sensible"
        help "choose another length";
    /// An array whose length nothing says.
    E0328 Error ArrayWithoutLength { at: Span }
        "definition of variable with array type needs an explicit size or an initializer"
        at at "how many elements?"
        help "write the length in the brackets";
    /// Only the outermost length may be left out.
    E0329 Error UnsizedInnerArray { at: Span }
        "only the outermost array may be without a length"
        at at "the elements have no size"
        help "write this length";
    /// A variable of type `void`.
    E0331 Error VoidVariable { what: String, at: Span }
        "variable has incomplete type `void`"
        at at "{what} cannot be `void`"
        help "choose another type";
    /// A struct that holds itself.
    E0332 Error ContainsItself { at: Span }
        "a struct cannot contain itself"
        at at "this has the type that is being defined"
        help "use an index into a buffer instead";
    /// Something is nested too deeply.
    E0334 Error TooDeep { at: Span }
        "too deeply nested"
        at at "this is too deep inside"
        help "split it up";
    /// An assignment to what is constant.
    E0335 Error AssignToConst { name: String, at: Span, declared: Span }
        "cannot assign to variable `{name}`, which is constant"
        at at "written here"
        at declared "declared here"
        help "copy it to a local variable";
    /// An assignment to what a read-only resource holds.
    E0336 Error AssignToReadOnly { name: String, at: Span }
        "cannot assign to what a `{name}` holds"
        at at "this resource is read only"
        help "use its `RW` kind, or copy the value";
    /// `v.xx = …`
    E0338 Error DuplicateComponents { what: String, at: Span }
        "{what} is not assignable (contains duplicate components)"
        at at "a component is named twice"
        help "name each component once";
    /// A swizzle with letters that are none.
    E0339 Error BadSwizzle { name: String, ty: String, at: Span }
        "invalid format for vector swizzle `{name}`"
        at at "no components of `{ty}`"
        help "use up to four of `xyzw`, or of `rgba`";
    /// `.x` of a vector of more than four components.
    E0390 Error LongSwizzle { name: String, ty: String, at: Span }
        "invalid swizzle `{name}` on a vector of more than four components"
        at at "`{ty}` has no names for its components"
        help "write an index, such as `[0]`";
    /// Vectors of more than four components in constant buffers.
    E0391 Error LongVectorInBuffer { name: String, at: Span }
        "vectors of more than four components in constant buffers are not supported"
        at at "`{name}` holds one"
        help "put it into a `StructuredBuffer` or `ByteAddressBuffer`, or make it an array of `float4`";
    /// `v.xg`
    E0340 Error MixedSwizzle { at: Span }
        "vector component names cannot mix `xyzw` and `rgba`"
        at at "two sets of names"
        help "use one of the sets";
    /// A component that is not there.
    E0341 Error SwizzleOutOfRange { name: String, ty: String, at: Span }
        "`{ty}` has no component `{name}`"
        at at "out of range"
        help "a type with more components has it";
    /// A matrix swizzle with another form.
    E0342 Error BadMatrixSwizzle { name: String, ty: String, at: Span }
        "invalid format for matrix subscript `{name}`"
        at at "no elements of `{ty}`"
        help "write `_m00` (from zero) or `_11` (from one), up to four times";
    /// `m._m00_11`
    E0343 Error MixedMatrixSwizzle { name: String, at: Span }
        "`{name}` mixes zero-based and one-based elements"
        at at "two ways to count"
        help "use either `_m00` or `_11`";
    /// `m._m44`
    E0344 Error MatrixSwizzleBase { name: String, at: Span }
        "a digit in `{name}` is out of range for the way it counts"
        at at "`_m00` counts from zero, `_11` from one"
        help "the digits are 0 to 3 after `_m`, else 1 to 4";
    /// A member of what has none.
    E0345 Error NoMembers { name: String, at: Span }
        "member reference base type `{name}` is not a structure or union"
        at at "this has no members"
        help "index arrays with `[...]`";
    /// `[]` on what has no elements.
    E0346 Error NotIndexable { name: String, at: Span }
        "`{name}` cannot be indexed"
        at at "this has no elements"
        help "use a vector, matrix, array, buffer or texture";
    /// An index that is no number.
    E0347 Error IndexType { name: String, at: Span }
        "an index cannot be `{name}`"
        at at "this is `{name}`"
        help "use an integer";
    /// An index with another number of components.
    E0395 Error SubscriptShape { object: String, index: String, expected: u32, at: Span, index_span: Span }
        "no viable subscript of `{object}` with `{index}`"
        at at "indexed with {expected} components"
        at index_span "this is `{index}`"
        help "give it {expected} components";
    /// A variable of a type that only says what others have.
    E0396 Error AbstractVariable { name: String, at: Span }
        "variable type `{name}` is an abstract class"
        at at "an interface has no values"
        help "declare a variable of a struct that implements `{name}`";
    /// An index that is known to be wrong.
    E0348 Error IndexOutOfBounds { what: String, index: i64, length: i64, at: Span }
        "{what} index {index} is out of bounds"
        at at "there are {length} elements"
        help "the last one is {length} minus 1";
    /// `texture.mips` alone.
    E0349 Error MipsWithoutIndex { name: String, at: Span }
        "`{name}` must be indexed twice"
        at at "this is no value by itself"
        help "write `.{name}[level][position]`";
    /// Fewer values than components.
    E0350 Error TooFewElements { name: String, expected: u64, found: u64, at: Span }
        "too few elements in initialization of `{name}` (expected {expected}, have {found})"
        at at "{found} instead of {expected}"
        help "add the missing values";
    /// More values than components.
    E0351 Error TooManyElements { name: String, expected: u64, found: u64, at: Span }
        "too many elements in initialization of `{name}` (expected {expected}, have {found})"
        at at "{found} instead of {expected}"
        help "remove some of the values";
    /// `centroid sample float a`
    W0354 Warning("specifier-override") ModifierOverridden { modifier: String, by: String, at: Span }
        "`{modifier}` will be overridden by `{by}`"
        at at "has no effect"
        help "remove one of them";
    /// `T()`
    E0352 Error EmptyConstruct { name: String, at: Span }
        "`{name}` cannot have an explicit empty initializer"
        at at "no values"
        help "write `({name})0` for a value of zeros";
    /// `S(a, b)` of a struct.
    E0353 Error ConstructorNotNumeric { name: String, at: Span }
        "constructors are only defined for numeric types, not for `{name}`"
        at at "called like a function"
        help "initialize a variable with `{{ ... }}`";
    /// A list for a type that has no parts.
    E0355 Error ListForType { name: String, at: Span }
        "`{name}` cannot be part of an initializer list"
        at at "this has no fixed number of parts"
        help "initialize it in another way";
    /// A list that fills no whole number of elements.
    E0356 Error ListLengthUnclear { name: String, at: Span }
        "the values do not fill a whole number of elements of `{name}`"
        at at "how many elements are meant?"
        help "write the length, or complete the last element";
    /// An initializer of what the host fills.
    W0357 Warning("") InitializerIgnored { name: String, at: Span }
        "variable `{name}` will be placed in $Globals so initializer ignored"
        at at "the host gives the value"
        help "add `static` for a variable of the shader";
    /// An initializer of a groupshared variable.
    W0358 Warning("groupshared-initializer") GroupSharedInitializer { name: String, at: Span }
        "Initializer of external global will be ignored"
        at at "the memory of a group is not initialized: `{name}`"
        help "assign it in one thread, then wait for the group";
    /// A field in an interface.
    E0360 Error InterfaceField { at: Span }
        "interfaces cannot contain fields"
        at at "not allowed here"
        help "declare methods only";
    /// A second base.
    E0361 Error SeveralBases { at: Span }
        "multiple concrete base types specified"
        at at "a second base"
        help "derive from one struct and any number of interfaces";
    /// A base that is no struct.
    E0362 Error BaseNotRecord { name: String, at: Span }
        "base specifier must name a struct, not `{name}`"
        at at "no struct"
        help "name a struct or an interface";
    /// A width that the type does not have.
    E0363 Error BitFieldWidth { width: i64, most: i64, at: Span }
        "a bit-field of this type cannot have {width} bits"
        at at "must be 0 to {most}"
        help "choose another width";
    /// A bit-field of another type than an integer.
    E0364 Error BitFieldType { name: String, at: Span }
        "a bit-field cannot be of type `{name}`"
        at at "not an integer"
        help "use an integer type";
    /// The type behind an enum that is no integer.
    E0365 Error EnumUnderlying { name: String, at: Span }
        "an enum cannot be stored as `{name}`"
        at at "not an integer"
        help "use an integer type";
    /// A modifier where it means nothing.
    E0366 Error ModifierHere { modifier: String, what: String, at: Span }
        "`{modifier}` is not a valid modifier for {what}"
        at at "remove this"
        help "remove it";
    /// Two modifiers that exclude each other.
    E0367 Error ModifiersExclude { first: String, second: String, at: Span }
        "`{first}` and `{second}` cannot be used together"
        at at "one of them must go"
        help "remove one of them";
    /// `row_major column_major`
    E0368 Error BothMajornesses { at: Span }
        "a matrix is either row_major or column_major"
        at at "the second of two"
        help "remove one of them";
    /// Majorness of what is no matrix.
    E0369 Error ModifierNeedsMatrix { modifier: String, at: Span }
        "`{modifier}` can only be applied to matrices"
        at at "not a matrix"
        help "remove it";
    /// `unorm int`
    E0370 Error NormNeedsFloat { modifier: String, at: Span }
        "`{modifier}` can only be used with floating-point types"
        at at "not floating-point"
        help "remove it, or use `float`";
    /// A 16-bit type without the option.
    E0371 Error Needs16Bit { name: String, at: Span }
        "`{name}` is only supported with -enable-16bit-types"
        at at "this type is off"
        help "use a `min16` type, or add the option";
    /// A `min` type that is a 16-bit type.
    W0372 Warning("conversion") MinPromoted { from: String, to: String, at: Span }
        "`{from}` is promoted to `{to}`"
        at at "the type is really this one"
        help "write `{to}`";
    /// What only newer versions of the language have.
    E0373 Error Needs2021 { what: String, at: Span }
        "{what} came with HLSL 2021"
        at at "not in this version of the language"
        help "compile with `-HV 2021`";
    /// A type of the effects framework.
    W0374 Warning("effects-syntax") EffectType { name: String, at: Span }
        "effect object `{name}` ignored - effect syntax is deprecated"
        at at "this declares nothing"
        help "remove it, or use a type such as `Texture2D`";
    /// A `for` declares a variable again.
    W0375 Warning("for-redefinition") ForRedefinition { name: String, at: Span }
        "redefinition of `{name}` shadows declaration in the outer scope; most recent declaration will be used"
        at at "declared again"
        help "use another name";
    /// A type of which there is no size.
    E0376 Error NoSize { name: String, at: Span }
        "`{name}` has no size"
        at at "not known at compile time"
        help "ask for the size of something else";
    /// `struct E` for an enum.
    E0377 Error WrongElaboration { name: String, at: Span }
        "`{name}` is another kind of type than the word before it says"
        at at "wrong keyword"
        help "remove the keyword";
    /// The component of a vector or matrix.
    E0378 Error NotAScalarArgument { name: String, at: Span }
        "`{name}` cannot be the component of a vector or matrix"
        at at "not a scalar"
        help "use a scalar type";
    /// A value where a type is wanted.
    E0379 Error TypeArgumentExpected { at: Span }
        "a type is expected as template argument"
        at at "this is a value"
        help "name a type";
    /// A type where an integer is wanted.
    E0380 Error IntegerArgumentExpected { at: Span }
        "an integer is expected as template argument"
        at at "this is none"
        help "write a constant integer";
    /// A vector that is too long.
    E0381 Error LengthOutOfRange { most: i64, at: Span }
        "invalid value, valid range is between 1 and {most} inclusive"
        at at "no such length"
        help "choose a length from 1 to {most}";
    /// Too many template arguments.
    E0382 Error TooManyTemplateArguments { name: String, most: usize, at: Span }
        "too many template arguments for `{name}`"
        at at "at most {most}"
        help "leave some out";
    /// Too few template arguments.
    E0383 Error TooFewTemplateArguments { name: String, least: usize, at: Span }
        "too few template arguments for `{name}`"
        at at "at least {least}"
        help "add what is missing";
    /// A texel of more than 16 bytes.
    E0384 Error TexelTooLarge { name: String, at: Span }
        "elements of typed buffers and textures must fit in four 32-bit quantities"
        at at "`{name}` does not"
        help "use a structured buffer";
    /// A resource inside of a resource.
    E0385 Error ObjectAsArgument { name: String, object: String, at: Span }
        "`{name}` cannot be used as a type parameter of `{object}`"
        at at "not plain data"
        help "use numbers or a struct of numbers";
    /// Something else than a struct in a constant buffer.
    E0386 Error StructArgumentExpected { name: String, object: String, at: Span }
        "`{name}` cannot be used as a type parameter of `{object}`, where a struct is required"
        at at "no struct"
        help "wrap it in a struct";
    /// A struct of structs of structs, each twice: what goes through all parts would not end.
    E0397 Error TooManyParts { limit: u32, at: Span }
        "the struct has more than {limit} members, those of its members counted"
        at at "this is too much"
        help "use an array or a buffer";
}
