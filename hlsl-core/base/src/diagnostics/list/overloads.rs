//! E04xx: calls, overloads, operators and templates.

use crate::{diagnostics::template::diagnostics, source::Span};

diagnostics! {
    /// Several overloads match equally well.
    E0401 Error Ambiguous { name: String, at: Span }
        "call to `{name}` is ambiguous"
        at at "several functions match equally well"
        help "cast the arguments to the parameter types of the intended function";
    /// No overload matches.
    E0402 Error NoOverload { name: String, arguments: String, at: Span }
        "no matching function for call to `{name}`"
        at at "called with ({arguments})"
        help "change the arguments to match one of the candidates";
    /// Too many or too few arguments.
    E0403 Error ArgumentCount { name: String, expected: String, found: usize, at: Span, declared: Span }
        "no matching function for call to `{name}`: it takes {expected}, not {found}"
        at at "{found} provided"
        at declared "declared here"
        help "pass {expected}";
    /// An argument that does not convert.
    E0404 Error ArgumentType { name: String, from: String, to: String, at: Span, argument: Span, declared: Span }
        "no matching function for call to `{name}`: no conversion from `{from}` to `{to}`"
        at at "in this call"
        at argument "this is `{from}`"
        at declared "declared here"
        help "convert the argument";
    /// A value passed to an `out` parameter.
    E0405 Error ArgumentNotPlace { at: Span }
        "cannot pass a value to an `out` or `inout` parameter"
        at at "there is nothing to write to"
        help "pass a variable";
    /// An assignment to a value.
    E0406 Error NotAssignable { at: Span }
        "expression is not assignable"
        at at "there is nothing to write to"
        help "assign to a variable, component, member or element";
    /// A call to something that is not a function.
    E0407 Error NotCallable { name: String, at: Span }
        "called object type `{name}` is not a function"
        at at "this is `{name}`"
        help "call a function, or give the struct an `operator()`";
    /// An operator that a struct does not have.
    E0408 Error NoOperator { operator: String, left: String, at: Span }
        "scalar, vector, or matrix expected: `{left}` has no `operator{operator}`"
        at at "not defined for `{left}`"
        help "declare `operator{operator}` in it, or use its members";
    /// Two functions with the same parameters but different return types.
    E0411 Error DiffersInResult { name: String, at: Span, before: Span }
        "functions that differ only in their return type cannot be overloaded"
        at at "`{name}` with a different return type"
        at before "previously declared here"
        help "rename one of them";
    /// A function with two bodies.
    E0412 Error FunctionRedefined { name: String, at: Span, before: Span }
        "redefinition of `{name}`"
        at at "defined again here"
        at before "first defined here"
        help "rename or remove one of them";
    /// A call that omits the argument for an `out` parameter with a default.
    E0414 Error DefaultOfOut { name: String, at: Span, declared: Span }
        "`{name}` is `out` or `inout`, and its default argument cannot be written to"
        at at "an argument is missing here"
        at declared "this parameter"
        help "pass a variable";
    /// A call that omits an argument whose default does not fit this instance of a template.
    E0497 Error DefaultOfInstance { at: Span, default: Span }
        "the default argument does not fit the type that its parameter has in this instance of the template"
        at at "an argument is missing here"
        at default "this default"
        help "pass the argument, or convert the default";
    /// A template that is called without its arguments.
    E0415 Error TemplateWithoutArguments { name: String, at: Span }
        "`{name}` requires template arguments"
        at at "no template arguments"
        help "write `{name}<...>`";
    /// A template argument of the wrong kind.
    E0416 Error TemplateArgumentKind { expected: String, at: Span }
        "expected {expected} as a template argument"
        at at "not {expected}"
        help "pass {expected}";
    /// Endless instantiation.
    E0417 Error InstantiationTooDeep { name: String, at: Span }
        "recursive template instantiation of `{name}` is too deep"
        at at "this instantiation exceeds the limit"
        help "end the recursion with a specialization";
    /// Too many template instances.
    E0418 Error TooManyInstances { at: Span }
        "too many template instances"
        at at "this instantiation exceeds the limit"
        help "end the recursion with a specialization";
    /// Template arguments that hold each other, and double with every level.
    E0498 Error TemplateArgumentsTooLong { most: usize, at: Span }
        "these template arguments have more than {most} characters when written out"
        at at "names types that are too long"
        help "put what the types have in common into a struct";
    /// A default argument that an earlier declaration has given.
    E0437 Error DefaultRedefined { at: Span, before: Span }
        "redefinition of default argument"
        at at "specified again here"
        at before "specified before"
        help "specify it in the first declaration only";
    /// A specialization that comes too late.
    E0419 Error SpecializedTooLate { name: String, at: Span }
        "`{name}` is specialized after it has been used"
        at at "too late"
        help "move it before the first use";
    /// A specialization that does not match any template.
    E0420 Error NothingToSpecialize { name: String, at: Span }
        "no function template `{name}` matches this specialization"
        at at "does not specialize anything"
        help "make its parameters match those of the template";
    /// A template of something that cannot be one.
    E0421 Error NotTemplatable { at: Span }
        "only functions, structs, aliases and variables can be templates"
        at at "this cannot be a template"
        help "put it into a struct template";
    /// `template<typename T> static const T ZERO = (T)0;`
    W0562 Warning("c++14-extensions") VariableTemplate { at: Span }
        "variable templates are a C++14 extension"
        at at "other compilers may not know them"
        help "use a static member of a struct template";
    /// A literal operand of inline SPIR-V that is not constant.
    E0424 Error LiteralNotConstant { at: Span }
        "an argument for `vk::ext_literal` must be a constant"
        at at "this is only known when the shader runs"
        help "write a number, or an expression of `static const` variables and template parameters";
    /// A function that has no equivalent in Vulkan.
    E0423 Error Unavailable { name: String, why: String, at: Span }
        "`{name}` is not available for Vulkan"
        at at "Vulkan has no equivalent"
        help "{why}";
    /// A function of other stages.
    E0425 Error WrongStage { name: String, stage: &'static str, allowed: String, at: Span }
        "`{name}` is not available in {stage} shaders"
        at at "called here"
        help "it is available in {allowed} shaders";
    /// A function that a later shader model introduced.
    E0429 Error NewerShaderModel { name: String, model: String, at: Span }
        "`{name}` requires shader model {model} or greater"
        at at "used here"
        help "select a newer profile with `-T`";
    /// `GetAttributeAtVertex` of what is interpolated.
    E0409 Error InterpolatedAttribute { name: &'static str, at: Span }
        "parameter 0 of {name} must have a 'nointerpolation' attribute"
        at at "neither this nor what it is part of has one"
        help "declare the parameter or member as `nointerpolation`";
    /// An intrinsic that is known in every shader model, but only newer ones have.
    E0432 Error("hlsl-availability") NewerIntrinsic { name: String, model: String, at: Span }
        "`{name}` requires shader model {model} or greater"
        at at "called here"
        help "select a newer profile with `-T`";
    /// `CalculateLevelOfDetail` with a comparison sampler in a vertex shader.
    E0430 Error("hlsl-availability") QueryStage { name: String, entry: String, at: Span }
        "`{name}` requires derivatives, which '{entry}' does not have"
        at at "reached from '{entry}'"
        help "only pixel, compute, amplification, mesh, or broadcast node shaders have derivatives";
    /// The same in groups that are not made of quads.
    E0431 Error("hlsl-availability") QueryGroup { name: String, entry: String, at: Span }
        "`{name}` requires derivatives, for which the groups of '{entry}' do not have the right size"
        at at "reached from '{entry}'"
        help "numthreads must be either 1D with X as a multiple of 4, or both X and Y must be multiples of 2";
    /// Sampling a texture that cannot be filtered.
    E0428 Error SampledIntegers { name: String, element: String, help_text: &'static str, at: Span }
        "cannot {name} from a texture of `{element}`"
        at at "these texels cannot be filtered or compared"
        help "{help_text}";
    /// `discard` outside pixel shaders.
    E0426 Error DiscardStage { stage: &'static str, at: Span }
        "discard statement may only be used in pixel shaders"
        at at "reached from a {stage} shader"
        help "use `return` to end the function";
    /// Groupshared memory in a stage without groups.
    E0427 Error GroupSharedStage { name: String, stage: &'static str, at: Span }
        "`{name}` is groupshared, and {stage} shaders do not run in groups"
        at at "used here"
        help "use a `static` variable, or a buffer to communicate with other invocations";
    /// An argument for a groupshared parameter that is something else.
    E0433 Error SharedArgument { from: String, to: String, at: Span }
        "a groupshared parameter of type `{to}` requires a groupshared variable of the same type"
        at at "this is `{from}`"
        help "copy the value into a groupshared variable, or write an overload without `groupshared`";
    /// `groupshared` parameters before HLSL 2026.
    W0434 Warning("hlsl-groupshared-202x") SharedParameterIsNew { at: Span }
        "groupshared parameters are a feature of HLSL 2026"
        at at "older compilers reject this"
        help "compile with `-HV 2026`, or pass the value by `inout`";
}
