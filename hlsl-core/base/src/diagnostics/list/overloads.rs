//! E04xx: calls, overloads, operators and templates.

use crate::{diagnostics::diagnostics, source::Span};

diagnostics! {
    /// Several overloads fit equally well.
    E0401 Error Ambiguous { name: String, at: Span }
        "call to `{name}` is ambiguous"
        at at "several functions fit equally well"
        help "convert the arguments to the types of the one that is meant";
    /// No overload fits.
    E0402 Error NoOverload { name: String, arguments: String, at: Span }
        "no matching function for call to `{name}`"
        at at "called with ({arguments})"
        help "change the arguments to fit one of the candidates";
    /// Too many or too few arguments.
    E0403 Error ArgumentCount { name: String, expected: String, found: usize, at: Span, declared: Span }
        "no matching function for call to `{name}`: it takes {expected}, not {found}"
        at at "given {found}"
        at declared "declared here"
        help "give it {expected}";
    /// An argument that does not convert.
    E0404 Error ArgumentType { name: String, from: String, to: String, at: Span, argument: Span, declared: Span }
        "no matching function for call to `{name}`: no conversion from `{from}` to `{to}`"
        at at "in this call"
        at argument "this is `{from}`"
        at declared "declared here"
        help "convert the argument";
    /// A value for an `out` parameter.
    E0405 Error ArgumentNotPlace { at: Span }
        "cannot pass a value to an `out` or `inout` parameter"
        at at "there is nothing to write to"
        help "pass a variable";
    /// An assignment to a value.
    E0406 Error NotAssignable { at: Span }
        "expression is not assignable"
        at at "there is nothing to write to"
        help "assign to a variable, component, member or element";
    /// A call of something that is no function.
    E0407 Error NotCallable { name: String, at: Span }
        "called object type `{name}` is not a function"
        at at "this is `{name}`"
        help "call a function, or give the struct an `operator()`";
    /// An operator that a struct does not have.
    E0408 Error NoOperator { operator: String, left: String, at: Span }
        "scalar, vector, or matrix expected: `{left}` has no `operator{operator}`"
        at at "not defined for `{left}`"
        help "declare `operator{operator}` in it, or use its members";
    /// Two functions with the same parameters and different results.
    E0411 Error DiffersInResult { name: String, at: Span, before: Span }
        "functions that differ only in their return type cannot be overloaded"
        at at "another result for `{name}`"
        at before "declared before here"
        help "rename one of them";
    /// A function with two bodies.
    E0412 Error FunctionRedefined { name: String, at: Span, before: Span }
        "redefinition of `{name}`"
        at at "defined again here"
        at before "first defined here"
        help "rename or remove one of them";
    /// A call that leaves out the argument of an `out` parameter with a default.
    E0414 Error DefaultOfOut { name: String, at: Span, declared: Span }
        "`{name}` is `out` or `inout`, and its default is nothing to write to"
        at at "an argument is missing here"
        at declared "the parameter"
        help "pass a variable";
    /// A template that is called without its arguments.
    E0415 Error TemplateWithoutArguments { name: String, at: Span }
        "`{name}` needs template arguments"
        at at "no arguments"
        help "write `{name}<...>`";
    /// A template argument of another kind.
    E0416 Error TemplateArgumentKind { expected: String, at: Span }
        "{expected} is expected as template argument"
        at at "this is something else"
        help "give it {expected}";
    /// Instantiation without end.
    E0417 Error InstantiationTooDeep { name: String, at: Span }
        "recursive template instantiation of `{name}` goes too deep"
        at at "one too many"
        help "end the recursion with a specialization";
    /// Instances without end.
    E0418 Error TooManyInstances { at: Span }
        "there are too many instances of templates"
        at at "the last one"
        help "end the recursion with a specialization";
    /// A specialization that comes too late.
    E0419 Error SpecializedTooLate { name: String, at: Span }
        "`{name}` is specialized after it has been used"
        at at "too late"
        help "move it before the first use";
    /// A specialization of no template.
    E0420 Error NothingToSpecialize { name: String, at: Span }
        "no function template `{name}` fits this specialization"
        at at "specializes nothing"
        help "make its parameters like those of the template";
    /// A template of something that cannot be one.
    E0421 Error NotTemplatable { at: Span }
        "only functions, structs and aliases can be templates"
        at at "not this"
        help "put it into a struct template";
    /// A literal operand of inline SPIR-V that depends on something.
    E0424 Error LiteralNotConstant { at: Span }
        "an argument for `vk::ext_literal` must be a constant"
        at at "this is only known while the shader runs"
        help "write a number, or an expression of `static const` variables and template parameters";
    /// A function that Vulkan has nothing for.
    E0423 Error Unavailable { name: String, why: String, at: Span }
        "`{name}` is not available for Vulkan"
        at at "there is nothing like this in Vulkan"
        help "{why}";
    /// A function of other stages.
    E0425 Error WrongStage { name: String, stage: &'static str, allowed: String, at: Span }
        "`{name}` is not available in {stage} shaders"
        at at "called here"
        help "it is for {allowed} shaders";
    /// A function of a later shader model.
    E0429 Error NewerShaderModel { name: String, model: String, at: Span }
        "`{name}` requires shader model {model} or greater"
        at at "called here"
        help "ask for a newer profile with `-T`";
    /// Sampling what cannot be filtered.
    E0428 Error SampledIntegers { name: String, element: String, help_text: &'static str, at: Span }
        "cannot {name} from a texture of `{element}`"
        at at "these texels cannot be filtered or compared"
        help "{help_text}";
    /// `discard` where there is no pixel.
    E0426 Error DiscardStage { stage: &'static str, at: Span }
        "discard statement may only be used in pixel shaders"
        at at "reached from a {stage} shader"
        help "use `return` to end the function";
    /// Memory of a group where there are no groups.
    E0427 Error GroupSharedStage { name: String, stage: &'static str, at: Span }
        "`{name}` is groupshared, and {stage} shaders do not run in groups"
        at at "used here"
        help "use a `static` variable, or a buffer to talk to other invocations";
}
