//! E03xx: incompatible types, and values that cannot be used the way they are.

use crate::{diagnostics::template::diagnostics, source::Span};

diagnostics! {
    /// A value of one type where another is expected.
    E0301 Error CannotConvert { from: String, to: String, at: Span }
        "cannot convert from `{from}` to `{to}`"
        at at "this is `{from}`"
        help "write a cast if this is intended, or change one of the types";
    /// A cast between types that have nothing in common.
    E0302 Error CannotCast { from: String, to: String, at: Span }
        "cannot convert from `{from}` to `{to}`"
        at at "no cast does this"
        help "build the value from its parts";
    /// The two sides of an operator have no common type.
    E0303 Error NoCommonType { left: String, right: String, at: Span, left_span: Span, right_span: Span }
        "cannot combine `{left}` and `{right}`"
        at at "both sides must have the same type"
        at left_span "this is `{left}`"
        at right_span "this is `{right}`"
        help "write a cast to choose the type";
    /// A conversion that drops components.
    W0304 Warning("conversion") Truncation { at: Span }
        "implicit truncation of vector type"
        at at "components are dropped here"
        help "write a swizzle such as `.xyz` to make this explicit";
    /// A conversion to a narrower type.
    W0305 Warning("conversion") PrecisionLoss { from: String, to: String, at: Span }
        "conversion from larger type `{from}` to smaller type `{to}`, possible loss of data"
        at at "this is `{from}`"
        help "write a cast to `{to}` to make this explicit";
    /// A resource that becomes `globallycoherent`, or no longer is.
    W0308 Warning("conversion") CoherenceChanges { from: String, to: String, change: &'static str, at: Span }
        "implicit conversion from `{from}` to `{to}` {change} globallycoherent annotation"
        at at "this is `{from}`"
        help "declare both or neither of them `globallycoherent`";
    /// An operand that is not numeric.
    E0307 Error NotNumeric { name: String, at: Span, operand: Span }
        "scalar, vector, or matrix expected"
        at at "this operator requires numbers"
        at operand "this is `{name}`"
        help "use a component, member or element of it";
    /// An operand that is not an integer.
    E0308 Error NotIntegral { name: String, at: Span }
        "int or unsigned int type required"
        at at "this is `{name}`"
        help "convert it to an integer first";
    /// `++` and the like on a `bool`.
    E0309 Error BoolPlace { at: Span }
        "operator cannot be used with a bool lvalue"
        at at "this is a `bool`"
        help "assign `true` or `false`";
    /// `%` on doubles.
    E0398 Error RemainderOfDoubles { at: Span }
        "modulo cannot be used with doubles, cast to float first"
        at at "an operand is a `double`"
        help "write `(float)a % (float)b`";
    /// `/` and `%` on `min16int` and `min12int`.
    E0399 Error DivisionOfMinPrecision { at: Span }
        "signed integer division is not supported on minimum-precision types, cast to int to use 32-bit division"
        at at "the operands are of minimum precision"
        help "write `(int)a / (int)b`";
    /// Vectors with `&&`, `||` and `?:`.
    E0310 Error ShortCircuit { what: String, instead: String, at: Span }
        "{what} must be a scalar"
        at at "this has several components"
        help "use `{instead}(...)`, which works componentwise";
    /// A condition that does not convert to `bool`.
    E0311 Error ConditionNotBool { name: String, at: Span }
        "value of type `{name}` is not contextually convertible to `bool`"
        at at "this is `{name}`"
        help "write a comparison";
    /// A condition with several components.
    E0312 Error ConditionNotScalar { what: String, name: String, at: Span }
        "{what} statement conditional expressions must evaluate to a scalar"
        at at "this is `{name}`"
        help "use `any(...)` or `all(...)`";
    /// `if (a = b)`
    W0313 Warning("parentheses") AssignmentAsCondition { at: Span }
        "using the result of an assignment as a condition without parentheses"
        at at "this is an assignment"
        help "write `==` to compare, or add another pair of parentheses";
    /// A value that is computed but not used.
    W0314 Warning("unused-value") UnusedValue { at: Span }
        "expression result unused"
        at at "this value is never used"
        help "remove it, or use its value";
    /// A call without side effects whose result is discarded.
    W0397 Warning("unused-value") UnusedResult { name: String, at: Span }
        "ignoring return value of function that only reads data"
        at at "`{name}` has no side effects"
        help "remove it, or use its value";
    /// An `out` parameter that is read or returned without a value.
    W0398 Warning("parameter-usage") UnwrittenOutput { name: String, at: Span }
        "parameter `{name}` is uninitialized when used here"
        at at "`{name}` is `out` and has no value yet"
        help "assign it first, or declare it `inout`";
    /// An `out` parameter that only one branch writes.
    W0399 Warning("parameter-usage") MaybeUnwrittenOutput { name: String, value: &'static str, at: Span }
        "parameter `{name}` is used uninitialized whenever `if` condition is {value}"
        at at "this determines whether `{name}` is assigned"
        help "assign it in the other branch as well, or before the `if`";
    /// A comparison whose result is not used.
    W0315 Warning("unused-comparison") UnusedComparison { at: Span }
        "comparison result unused"
        at at "this value is never used"
        help "write `=` to assign";
    /// A `switch` over something other than an integer.
    E0316 Error SwitchType { name: String, at: Span }
        "statement requires expression of integer type (`{name}` invalid)"
        at at "this is `{name}`"
        help "convert it to an integer";
    /// A label that is not an integer.
    E0317 Error CaseType { name: String, at: Span }
        "conversion from `{name}` to an integer is not allowed in a case label"
        at at "this is `{name}`"
        help "write an integer";
    /// Two equal labels.
    E0318 Error DuplicateCase { value: String, at: Span, before: Span }
        "duplicate case value `{value}`"
        at at "used again here"
        at before "first used here"
        help "remove one of them";
    /// Two `default:` in one `switch`.
    E0319 Error DuplicateDefault { at: Span, before: Span }
        "multiple default labels in one switch"
        at at "second `default`"
        at before "first `default`"
        help "remove one of them";
    /// A label inside a nested block of a `switch`.
    E0320 Error NestedLabel { label: String, at: Span }
        "`{label}` must be directly inside the block of its `switch`"
        at at "this is in a nested block"
        help "move the label out of the block";
    /// `return;` where a value is required.
    E0321 Error ReturnWithoutValue { function: String, at: Span }
        "non-void function `{function}` should return a value"
        at at "no value is returned"
        help "write `return` with a value";
    /// `return x;` where no value is allowed.
    E0322 Error ReturnFromVoid { function: String, at: Span }
        "void function `{function}` should not return a value"
        at at "this value cannot be returned"
        help "remove the value, or give the function a return type";
    /// No path through a function returns a value.
    E0323 Error("return-type") MissingReturn { at: Span }
        "control reaches end of non-void function"
        at at "no value is returned"
        help "add a `return` with a value";
    /// Some path through a function does not return a value.
    E0324 Error("return-type") MayMissReturn { at: Span }
        "control may reach end of non-void function"
        at at "not all paths return a value"
        help "add a `return` with a value";
    /// A value that must be known at compile time.
    E0325 Error NotConstant { what: String, at: Span }
        "{what} must be a constant expression"
        at at "not known at compile time"
        help "use literals, enumerators and `static const` variables";
    /// An array length that is not an integer.
    E0326 Error ArrayLengthType { name: String, at: Span }
        "size of array has non-integer type `{name}`"
        at at "this is `{name}`"
        help "write an integer";
    /// An array length that is zero, negative or too large.
    E0327 Error ArrayLengthRange { length: i64, at: Span }
        "invalid array length {length}"
        at at "must be between 1 and 1073741824"
        help "choose a different length";
    /// An array whose length is not given anywhere.
    E0328 Error ArrayWithoutLength { at: Span }
        "definition of variable with array type needs an explicit size or an initializer"
        at at "the number of elements is unknown"
        help "write the length in the brackets";
    /// Only the outermost length may be omitted.
    E0329 Error UnsizedInnerArray { at: Span }
        "only the outermost array length may be omitted"
        at at "the size of the elements is unknown"
        help "write this length";
    /// `typedef int A[]; A f();`
    E0330 Error ResultWithoutLength { name: String, at: Span }
        "incomplete result type `{name}`"
        at at "the number of elements is unknown"
        help "write the length in the brackets";
    /// A variable of type `void`.
    E0331 Error VoidVariable { what: String, at: Span }
        "variable has incomplete type `void`"
        at at "{what} cannot be `void`"
        help "choose a different type";
    /// A struct that holds itself.
    E0332 Error ContainsItself { at: Span }
        "a struct cannot contain itself"
        at at "this has the type being defined"
        help "use an index into a buffer instead";
    /// Something is nested too deeply.
    E0334 Error TooDeep { at: Span }
        "too deeply nested"
        at at "this level exceeds the limit"
        help "split it up";
    /// An assignment to a constant.
    E0335 Error AssignToConst { name: String, at: Span, declared: Span }
        "cannot assign to variable `{name}`, which is constant"
        at at "written here"
        at declared "declared here"
        help "copy it to a local variable";
    /// An assignment to the contents of a read-only resource.
    E0336 Error AssignToReadOnly { name: String, at: Span }
        "cannot assign to the contents of a `{name}`"
        at at "this resource is read-only"
        help "use its `RW` variant, or copy the value";
    /// `v.xx = …`
    E0338 Error DuplicateComponents { what: String, at: Span }
        "{what} is not assignable (contains duplicate components)"
        at at "a component is named more than once"
        help "name each component once";
    /// A swizzle with invalid letters.
    E0339 Error BadSwizzle { name: String, ty: String, at: Span }
        "invalid format for vector swizzle `{name}`"
        at at "not components of `{ty}`"
        help "use up to four of `xyzw`, or of `rgba`";
    /// `.x` on a vector of more than four components.
    E0390 Error LongSwizzle { name: String, ty: String, at: Span }
        "invalid swizzle `{name}` on a vector of more than four components"
        at at "the components of `{ty}` have no names"
        help "write an index, such as `[0]`";
    /// Vectors of more than four components in constant buffers.
    E0391 Error LongVectorInBuffer { name: String, at: Span }
        "vectors of more than four components in constant buffers are not supported"
        at at "`{name}` holds one"
        help "put it into a `StructuredBuffer` or `ByteAddressBuffer`, or make it an array of `float4`";
    /// `v.xg`
    E0340 Error MixedSwizzle { at: Span }
        "vector component names cannot mix `xyzw` and `rgba`"
        at at "uses both sets of names"
        help "use only one of the sets";
    /// A component that the type does not have.
    E0341 Error SwizzleOutOfRange { name: String, ty: String, at: Span }
        "`{ty}` has no component `{name}`"
        at at "out of range"
        help "use an existing component, or a type with more components";
    /// A malformed matrix swizzle.
    E0342 Error BadMatrixSwizzle { name: String, ty: String, at: Span }
        "invalid format for matrix subscript `{name}`"
        at at "not elements of `{ty}`"
        help "write `_m00` (from zero) or `_11` (from one), up to four times";
    /// `m._m00_11`
    E0343 Error MixedMatrixSwizzle { name: String, at: Span }
        "`{name}` mixes zero-based and one-based elements"
        at at "uses both numberings"
        help "use either `_m00` or `_11`";
    /// `m._m44`
    E0344 Error MatrixSwizzleBase { name: String, at: Span }
        "a digit in `{name}` is out of range for its numbering"
        at at "`_m00` counts from zero, `_11` from one"
        help "digits after `_m` range from 0 to 3, others from 1 to 4";
    /// A member of something without members.
    E0345 Error NoMembers { name: String, at: Span }
        "member reference base type `{name}` is not a structure or union"
        at at "this has no members"
        help "index arrays with `[...]`";
    /// `array.Length`, which HLSL 2016 has.
    E0393 Error LengthOfArray { length: u32, at: Span }
        "`Length` is only available in HLSL 2016 and lower"
        at at "the length is {length}"
        help "write the number, or compile with `-HV 2016`";
    /// `array.Length` in HLSL 2016.
    W0363 Warning("deprecated-declarations") LengthIsDeprecated { at: Span }
        "`Length` is deprecated"
        at at "only HLSL 2016 and lower have it"
        help "write the number of elements";
    /// `[]` on something without elements.
    E0346 Error NotIndexable { name: String, at: Span }
        "`{name}` cannot be indexed"
        at at "this has no elements"
        help "use a vector, matrix, array, buffer or texture";
    /// An index that is not a number.
    E0347 Error IndexType { name: String, at: Span }
        "an index cannot be `{name}`"
        at at "this is `{name}`"
        help "use an integer";
    /// An index with the wrong number of components.
    E0395 Error SubscriptShape { object: String, index: String, expected: u32, at: Span, index_span: Span }
        "no viable subscript of `{object}` with `{index}`"
        at at "expected an index of length {expected}"
        at index_span "this is `{index}`"
        help "use an index of length {expected}";
    /// A variable whose type is an interface.
    E0396 Error AbstractVariable { name: String, at: Span }
        "variable type `{name}` is an abstract class"
        at at "an interface cannot be instantiated"
        help "declare a variable of a struct that implements `{name}`";
    /// A constant index that is out of bounds.
    E0348 Error IndexOutOfBounds { what: String, index: i64, length: i64, at: Span }
        "{what} index {index} is out of bounds"
        at at "there are {length} elements"
        help "the index must be less than {length}";
    /// The same of an array of structs or resources.
    W0392 Warning("array-bounds") IndexClamped { index: i64, length: i64, last: i64, at: Span }
        "array index {index} is out of bounds"
        at at "there are {length} elements, so this is element {last}"
        help "the index must be less than {length}";
    /// `texture.mips` without an index.
    E0349 Error MipsWithoutIndex { name: String, at: Span }
        "`{name}` must be indexed twice"
        at at "this is not a value"
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
        help "write `({name})0` for a zero value";
    /// `S(a, b)` where S is a struct.
    E0353 Error ConstructorNotNumeric { name: String, at: Span }
        "constructors are only defined for numeric types, not for `{name}`"
        at at "called like a function"
        help "initialize a variable with `{{ ... }}`";
    /// An initializer list with a value that has no fixed number of parts.
    E0355 Error ListForType { name: String, at: Span }
        "`{name}` cannot be part of an initializer list"
        at at "this has no fixed number of parts"
        help "initialize it in another way";
    /// An initializer list that does not fill a whole number of elements.
    E0356 Error ListLengthUnclear { name: String, at: Span }
        "the values do not fill a whole number of elements of `{name}`"
        at at "the number of elements is unclear"
        help "write the length, or complete the last element";
    /// An initializer on a variable that the host fills.
    W0357 Warning("vk-ignored-features") InitializerIgnored { name: String, at: Span }
        "variable `{name}` will be placed in $Globals so initializer ignored"
        at at "the host supplies the value"
        help "add `static` for a variable that is local to the shader";
    /// An initializer on a member of a buffer.
    W0359 Warning("vk-ignored-features") MemberInitializerIgnored { keyword: &'static str, at: Span }
        "{keyword} member initializer ignored since no Vulkan equivalent"
        at at "the host supplies the value"
        help "move the variable out of the {keyword} and add `static const`, or let the host write the value";
    /// A default value of a parameter that the host fills.
    W0337 Warning("") UniformDefaultIgnored { name: String, at: Span }
        "parameter `{name}` will be placed in $Params so its default value is ignored"
        at at "the host supplies the value"
        help "remove `uniform` and the value, and declare a `static const` variable instead";
    /// An initializer on a groupshared variable.
    W0358 Warning("groupshared-initializer") GroupSharedInitializer { name: String, at: Span }
        "Initializer of external global will be ignored"
        at at "groupshared memory is not initialized: `{name}`"
        help "assign it in one thread, then synchronize the group";
    /// A field in an interface.
    E0360 Error InterfaceField { at: Span }
        "interfaces cannot contain fields"
        at at "not allowed here"
        help "declare only methods";
    /// A second base struct.
    E0361 Error SeveralBases { at: Span }
        "multiple concrete base types specified"
        at at "second base"
        help "derive from one struct and any number of interfaces";
    /// A base that is not a struct.
    E0362 Error BaseNotRecord { name: String, at: Span }
        "base specifier must name a struct, not `{name}`"
        at at "not a struct"
        help "name a struct or an interface";
    /// A bit-field width that the type does not allow.
    E0363 Error BitFieldWidth { width: i64, most: i64, at: Span }
        "a bit-field of this type cannot have {width} bits"
        at at "must be between 0 and {most}"
        help "choose a different width";
    /// A bit-field whose type is not an integer.
    E0364 Error BitFieldType { name: String, at: Span }
        "a bit-field cannot be of type `{name}`"
        at at "not an integer"
        help "use an integer type";
    /// An underlying type of an enum that is not an integer.
    E0365 Error EnumUnderlying { name: String, at: Span }
        "the underlying type of an enum cannot be `{name}`"
        at at "not an integer"
        help "use an integer type";
    /// A modifier where it has no meaning.
    E0366 Error ModifierHere { modifier: String, what: String, at: Span }
        "`{modifier}` is not a valid modifier for {what}"
        at at "not valid here"
        help "remove it";
    /// Two modifiers that exclude each other.
    E0367 Error ModifiersExclude { first: String, second: String, at: Span }
        "`{first}` and `{second}` cannot be used together"
        at at "conflicting modifiers"
        help "remove one of them";
    /// `row_major column_major`
    E0368 Error BothMajornesses { at: Span }
        "a matrix cannot be both row_major and column_major"
        at at "second modifier"
        help "remove one of them";
    /// `globallycoherent reordercoherent`
    W0380 Warning("ignored-attributes") ImpliedCoherence { at: Span }
        "attribute `globallycoherent` implies `reordercoherent`"
        at at "one of them is enough"
        help "remove `reordercoherent`";
    /// `row_major` or `column_major` on something that is not a matrix.
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
        at at "this type is not enabled"
        help "use a `min16` type, or add the option";
    /// A `min` type that is promoted to a 16-bit type.
    W0372 Warning("conversion") MinPromoted { from: String, to: String, at: Span }
        "`{from}` is promoted to `{to}`"
        at at "the actual type is `{to}`"
        help "write `{to}`";
    /// A feature of a newer language version.
    E0373 Error Needs2021 { what: String, at: Span }
        "{what} requires HLSL 2021"
        at at "not available in this language version"
        help "compile with `-HV 2021`";
    /// A type of the effects framework.
    W0374 Warning("effects-syntax") EffectType { name: String, at: Span }
        "effect object `{name}` ignored - effect syntax is deprecated"
        at at "this does not declare anything"
        help "remove it, or use a type such as `Texture2D`";
    /// A `for` loop that declares a variable again.
    W0375 Warning("for-redefinition") ForRedefinition { name: String, at: Span }
        "redefinition of `{name}` shadows declaration in the outer scope; most recent declaration will be used"
        at at "declared again"
        help "use a different name";
    /// A type without a size.
    E0376 Error NoSize { name: String, at: Span }
        "`{name}` has no size"
        at at "not known at compile time"
        help "use a type whose size is known";
    /// `struct E` for an enum.
    E0377 Error WrongElaboration { name: String, at: Span }
        "`{name}` is not the kind of type that the keyword before it names"
        at at "wrong keyword"
        help "remove the keyword";
    /// A vector or matrix whose component type is not a scalar.
    E0378 Error NotAScalarArgument { name: String, at: Span }
        "`{name}` cannot be the component type of a vector or matrix"
        at at "not a scalar"
        help "use a scalar type";
    /// A value where a type is expected.
    E0379 Error TypeArgumentExpected { at: Span }
        "expected a type as a template argument"
        at at "this is a value"
        help "name a type";
    /// A type where an integer is expected.
    E0380 Error IntegerArgumentExpected { at: Span }
        "expected an integer as a template argument"
        at at "not an integer"
        help "write a constant integer";
    /// A vector that is too long.
    E0381 Error LengthOutOfRange { most: i64, at: Span }
        "invalid value, valid range is between 1 and {most} inclusive"
        at at "length is out of range"
        help "choose a length from 1 to {most}";
    /// Too many template arguments.
    E0382 Error TooManyTemplateArguments { name: String, most: usize, at: Span }
        "too many template arguments for `{name}`"
        at at "at most {most}"
        help "remove the excess arguments";
    /// Too few template arguments.
    E0383 Error TooFewTemplateArguments { name: String, least: usize, at: Span }
        "too few template arguments for `{name}`"
        at at "at least {least}"
        help "add the missing arguments";
    /// A texel of more than 16 bytes.
    E0384 Error TexelTooLarge { name: String, at: Span }
        "elements of typed buffers and textures must fit in four 32-bit quantities"
        at at "`{name}` does not fit"
        help "use a structured buffer";
    /// A resource inside a resource.
    E0385 Error ObjectAsArgument { name: String, object: String, at: Span }
        "`{name}` cannot be used as a type parameter of `{object}`"
        at at "not plain data"
        help "use numbers or a struct of numbers";
    /// Something other than a struct in a constant buffer.
    E0386 Error StructArgumentExpected { name: String, object: String, at: Span }
        "`{name}` cannot be used as a type parameter of `{object}`, where a struct is required"
        at at "not a struct"
        help "wrap it in a struct";
    /// A struct of structs of structs, with so many members that visiting them all would not end.
    E0397 Error TooManyParts { limit: u32, at: Span }
        "the struct has more than {limit} members, including nested ones"
        at at "too many members"
        help "use an array or a buffer";
}
