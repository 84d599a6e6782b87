//! E050x: registers, offsets, specialization constants, and calls as a whole.

use crate::{diagnostics::diagnostics, source::Span};

diagnostics! {
    /// A register of the wrong class.
    E0501 Error RegisterClass { expected: String, at: Span }
        "invalid register specification, expected {expected} binding"
        at at "another kind of register"
        help "use {expected}";
    /// `packoffset` outside of a `cbuffer`.
    E0503 Error PackOffsetHere { at: Span }
        "packoffset is only allowed in a constant buffer"
        at at "not a member of one"
        help "remove it";
    /// Some members with `packoffset`, some without.
    W0504 Warning("packoffset") MixedPackOffsets { at: Span }
        "cannot mix packoffset elements with nonpackoffset elements in a cbuffer"
        at at "some members have one, some have none"
        help "give all of them a packoffset, or none";
    /// A specialization constant of a scalar type that cannot be one.
    E0505 Error SpecConstantType { name: String, at: Span }
        "unsupported specialization constant type `{name}`"
        at at "cannot be specialized"
        help "use a bool, an integer, a half or a float";
    /// A specialization constant without a default.
    E0506 Error SpecConstantWithoutValue { at: Span }
        "missing default value for specialization constant"
        at at "no value"
        help "initialize it with a literal";
    /// Call cycles.
    E0507 Error Recursion { name: String, path: String, at: Span, call: Span }
        "recursive functions are not allowed: `{name}` calls itself"
        at at "this function"
        at call "called again here, as {path}"
        help "write the recursion as a loop";
    /// A function that is called and has no body.
    E0508 Error NoBody { name: String, at: Span, declared: Span }
        "function `{name}` is called but not defined"
        at at "called here"
        at declared "only declared here"
        help "define it";
    /// A specialization constant inside of the shader.
    E0509 Error SpecConstantStatic { at: Span }
        "specialization constant must be externally visible"
        at at "static"
        help "remove `static`";
    /// A specialization constant whose default depends on something.
    E0510 Error SpecConstantInitializer { at: Span }
        "unsupported specialization constant initializer"
        at at "not a constant of its own"
        help "initialize it with a literal";
    /// An image format for other components.
    E0516 Error ImageFormatMismatch { format: String, name: String, at: Span }
        "The image format and the sampled type are not compatible."
        at at "`{format}` does not hold `{name}`"
        help "choose a format with components of that kind";
    /// A subpass input of something that no attachment holds.
    E0519 Error SubpassType { name: String, at: Span }
        "only scalar/vector types allowed as SubpassInput(MS) parameter type"
        at at "this holds `{name}`"
        help "use a scalar or vector";
    /// `static SubpassInput s;`
    E0513 Error SubpassStatic { at: Span }
        "SubpassInput(MS) must be externally visible"
        at at "static"
        help "remove `static`";
    /// `vk::RawBufferLoad<uint>(address, 3)`
    E0594 Error RawAlignment { alignment: i32, at: Span }
        "alignment argument must be a power of two, not {alignment}"
        at at "in this call"
        help "give it 1, 2, 4, 8 or 16, or leave it out for 4";
    /// `vk::RawBufferLoad<uint>(address, 2)`
    W0593 Warning("") RawAlignmentRaised { name: String, alignment: u32, least: u32, at: Span }
        "the alignment of `{name}` must be at least {least}"
        at at "{alignment} is taken for {least}";
    /// Order of rasterization where nothing is rasterized.
    E0514 Error OrderedStage { name: String, stage: &'static str, at: Span }
        "`{name}` is rasterizer ordered, which only pixel shaders are"
        at at "used in a {stage} shader"
        help "declare it without `RasterizerOrdered`, as the `RW` type";
    /// A subpass input in another stage.
    E0520 Error SubpassStage { at: Span }
        "SubpassInput(MS) only allowed in pixel shader"
        at at "read here"
        help "read it in a pixel shader, or use a texture";
    /// A texture of structs that are no texels.
    E0517 Error TexelStruct { why: &'static str, name: String, object: &'static str, at: Span, used: Span }
        "{why}"
        at at "`{name}` is no texel"
        at used "of this {object}"
        help "texels are up to four numbers of one type: use a structured buffer for others";
    /// A texture of matrices.
    E0518 Error TexelMatrix { name: String, at: Span }
        "texels are scalars and vectors, not `{name}`"
        at at "of such texels"
        help "use a vector for each row, or a structured buffer";
    /// `buffer.Load<Texture2D>(0)`
    E0596 Error BytesOfResource { name: String, at: Span }
        "Explicit template arguments on intrinsic {name} must be a single numeric type"
        at at "what is read or written here holds a resource"
        help "buffers hold numbers, and structs and arrays of them";
    /// `vk::ReadClock(2)`
    E0595 Error ClockScope { at: Span }
        "the scope of vk::ReadClock must be vk::DeviceScope or vk::SubgroupScope"
        at at "in this call"
        help "write `vk::ReadClock(vk::SubgroupScope)`";
    /// A typed buffer of structs.
    E0521 Error BufferOfStruct { name: String, object: String, at: Span }
        "cannot instantiate {object} with struct type `{name}`"
        at at "texels are scalars or vectors"
        help "use a structured buffer";
    /// A wave operation for Vulkan 1.0.
    E0522 Error WaveNeedsNewer { name: String, at: Span }
        "Vulkan 1.1 is required for Wave Operation but not permitted to use"
        at at "`{name}` needs it"
        help "add `-fspv-target-env=vulkan1.1`";
    /// `vk::Literal` of something else than a constant.
    E0523 Error LiteralArgument { at: Span }
        "The template argument to vk::Literal must be a vk::integral_constant"
        at at "not one"
        help "write `vk::Literal<vk::integral_constant<uint, 5> >`";
    /// An array of unknown length given an array of numbers.
    E0524 Error UnsizedArgument { name: String, at: Span }
        "initializer for type `{name}` unimplemented"
        at at "the parameter has no length"
        help "write the length of the parameter's array";
    /// An image of 16-bit floats.
    E0512 Error NarrowTexels { at: Span }
        "The sampled type for textures cannot be a floating point type smaller than 32-bits when targeting a Vulkan environment."
        at at "this has 16-bit components"
        help "use `float` here and convert; the format in memory may be narrow all the same";
    /// An atomic operation on a component of a texel.
    E0511 Error AtomicOnComponent { at: Span }
        "Interlocked operation for texture buffer whose result type is non-scalar type is not allowed"
        at at "a component of a texel"
        help "use a texture of scalars";
    /// `[[vk::binding(1)]] float4 a;`
    E0557 Error BindingOfMember { name: String, at: Span }
        "variable '{name}' will be placed in $Globals so cannot have vk::binding attribute"
        at at "not here"
        help "put it into a `cbuffer` with this binding, or give `$Globals` one with `-fvk-bind-globals`";
    /// `register(t0) : register(t1)`
    E0547 Error RegisterConflict { at: Span, first: Span }
        "conflicting register semantics"
        at at "this is another register"
        at first "than this"
        help "remove one of them";
    /// `cbuffer C : register(vs, b0)`
    E0548 Error RegisterProfile { at: Span }
        "user defined constant buffer slots cannot be target specific"
        at at "a profile"
        help "leave the profile out";
    /// `packoffset(c0) : packoffset(c1)`
    W0549 Warning("packoffset-override") PackOffsetTwice { at: Span }
        "packoffset is overridden by another packoffset annotation"
        at at "the first one counts"
        help "remove one of them";
    /// `out PointStream<V> s`, `PointStream<V> s`
    E0558 Error StreamDirection { at: Span }
        "stream-output object must be an inout parameter"
        at at "this is not `inout`"
        help "write `inout` before the type";
    /// `payload P p`, `out payload P p`
    E0556 Error PayloadDirection { at: Span }
        "'payload' object must be an in parameter"
        at at "without `in`"
        help "write `in payload`";
}
