//! E050x: registers, offsets, specialization constants, and the call graph.

use crate::{diagnostics::template::diagnostics, source::Span};

diagnostics! {
    /// A register of the wrong class.
    E0501 Error RegisterClass { expected: String, at: Span }
        "invalid register specification, expected {expected} binding"
        at at "wrong kind of register"
        help "use {expected}";
    /// `packoffset` outside a `cbuffer`.
    E0503 Error PackOffsetHere { at: Span }
        "packoffset is only allowed in a constant buffer"
        at at "not a member of a constant buffer"
        help "remove it";
    /// Some members with `packoffset`, some without.
    W0504 Warning("packoffset") MixedPackOffsets { at: Span }
        "cannot mix packoffset elements with nonpackoffset elements in a cbuffer"
        at at "some members have a packoffset, others do not"
        help "give every member a packoffset, or none of them";
    /// A specialization constant of a type that cannot be specialized.
    E0505 Error SpecConstantType { name: String, at: Span }
        "unsupported specialization constant type `{name}`"
        at at "cannot be specialized"
        help "use a bool, an integer, a half or a float";
    /// A specialization constant without a default value.
    E0506 Error SpecConstantWithoutValue { at: Span }
        "missing default value for specialization constant"
        at at "no value"
        help "initialize it with a literal";
    /// Cycles in the call graph.
    E0507 Error Recursion { name: String, path: String, at: Span, call: Span }
        "recursive functions are not allowed: `{name}` calls itself"
        at at "this function is recursive"
        at call "called again here: {path}"
        help "rewrite the recursion as a loop";
    /// A function that is called but has no body.
    E0508 Error NoBody { name: String, at: Span, declared: Span }
        "function `{name}` is called but not defined"
        at at "called here"
        at declared "only declared here"
        help "define it";
    /// A specialization constant that the host cannot see.
    E0509 Error SpecConstantStatic { at: Span }
        "specialization constant must be externally visible"
        at at "static"
        help "remove `static`";
    /// A specialization constant whose default is not a literal.
    E0510 Error SpecConstantInitializer { at: Span }
        "unsupported specialization constant initializer"
        at at "not a literal"
        help "initialize it with a literal";
    /// An image format whose components are of a different kind than the texels.
    E0516 Error ImageFormatMismatch { format: String, name: String, at: Span }
        "The image format and the sampled type are not compatible."
        at at "`{format}` does not hold `{name}`"
        help "choose a format with components of that kind";
    /// A subpass input of something that an attachment cannot hold.
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
        help "pass 1, 2, 4, 8 or 16, or omit it to get 4";
    /// `vk::RawBufferLoad<uint>(address, 2)`
    W0593 Warning("") RawAlignmentRaised { name: String, alignment: u32, least: u32, at: Span }
        "the alignment of `{name}` must be at least {least}"
        at at "{alignment} is treated as {least}";
    /// A rasterizer ordered view in a stage without rasterization.
    E0514 Error OrderedStage { name: String, stage: &'static str, at: Span }
        "`{name}` is a rasterizer ordered view, which only pixel shaders can use"
        at at "used in a {stage} shader"
        help "declare it with the `RW` type instead of the `RasterizerOrdered` one";
    /// A subpass input outside a pixel shader.
    E0520 Error SubpassStage { at: Span }
        "SubpassInput(MS) only allowed in pixel shader"
        at at "read here"
        help "read it in a pixel shader, or use a texture";
    /// A texture of structs that do not form a texel.
    E0517 Error TexelStruct { why: &'static str, name: String, object: &'static str, at: Span, used: Span }
        "{why}"
        at at "`{name}` is not a valid texel type"
        at used "texel of this {object}"
        help "a texel holds up to four numbers of one type; use a structured buffer for anything else";
    /// A texture of matrices.
    E0518 Error TexelMatrix { name: String, at: Span }
        "texels must be scalars or vectors, not `{name}`"
        at at "has texels of this type"
        help "use a vector for each row, or a structured buffer";
    /// `buffer.Load<Texture2D>(0)`
    E0596 Error BytesOfResource { name: String, at: Span }
        "Explicit template arguments on intrinsic {name} must be a single numeric type"
        at at "the type read or written here holds a resource"
        help "buffers hold numbers, and structs and arrays of numbers";
    /// `vk::ReadClock(2)`
    E0595 Error ClockScope { at: Span }
        "the scope of vk::ReadClock must be vk::DeviceScope or vk::SubgroupScope"
        at at "in this call"
        help "write `vk::ReadClock(vk::SubgroupScope)`";
    /// A typed buffer of structs.
    E0521 Error BufferOfStruct { name: String, object: String, at: Span }
        "cannot instantiate {object} with struct type `{name}`"
        at at "texels must be scalars or vectors"
        help "use a structured buffer";
    /// A wave operation when compiling for Vulkan 1.0.
    E0522 Error WaveNeedsNewer { name: String, at: Span }
        "Vulkan 1.1 is required for Wave Operation but not permitted to use"
        at at "`{name}` needs it"
        help "add `-fspv-target-env=vulkan1.1`";
    /// `vk::Literal` of something other than a constant.
    E0523 Error LiteralArgument { at: Span }
        "The template argument to vk::Literal must be a vk::integral_constant"
        at at "not a `vk::integral_constant`"
        help "write `vk::Literal<vk::integral_constant<uint, 5> >`";
    /// An array of numbers passed to an array of unknown length.
    E0524 Error UnsizedArgument { name: String, at: Span }
        "initializer for type `{name}` unimplemented"
        at at "the parameter has no length"
        help "write the length of the parameter's array";
    /// An image of 16-bit floats.
    E0512 Error NarrowTexels { at: Span }
        "The sampled type for textures cannot be a floating point type smaller than 32-bits when targeting a Vulkan environment."
        at at "this has 16-bit components"
        help "use `float` here and convert; the format in memory may still be narrow";
    /// An atomic operation on a component of a texel.
    E0511 Error AtomicOnComponent { at: Span }
        "Interlocked operation for texture buffer whose result type is non-scalar type is not allowed"
        at at "this is a component of a texel"
        help "use a texture of scalars";
    /// `[[vk::binding(1)]] float4 a;`
    E0557 Error BindingOfMember { name: String, at: Span }
        "variable '{name}' will be placed in $Globals so cannot have vk::binding attribute"
        at at "not allowed on a member of `$Globals`"
        help "put it into a `cbuffer` with this binding, or bind `$Globals` with `-fvk-bind-globals`";
    /// `register(t0) : register(t1)`
    E0547 Error RegisterConflict { at: Span, first: Span }
        "conflicting register semantics"
        at at "this register"
        at first "conflicts with this one"
        help "remove one of them";
    /// `cbuffer C : register(vs, b0)`
    E0548 Error RegisterProfile { at: Span }
        "user defined constant buffer slots cannot be target specific"
        at at "this is a profile"
        help "remove the profile";
    /// `packoffset(c0) : packoffset(c1)`
    W0549 Warning("packoffset-override") PackOffsetTwice { at: Span }
        "packoffset is overridden by another packoffset annotation"
        at at "the first one takes effect"
        help "remove one of them";
    /// `out PointStream<V> s`, `PointStream<V> s`
    E0558 Error StreamDirection { at: Span }
        "stream-output object must be an inout parameter"
        at at "this is not `inout`"
        help "write `inout` before the type";
    /// `vertices V v[3]`
    E0573 Error MeshObjectDirection { modifier: String, at: Span }
        "'{modifier}' object must be an out parameter"
        at at "this is not an `out` parameter"
        help "write `out {modifier}`";
    /// `payload P p`, `out payload P p`
    E0556 Error PayloadDirection { at: Span }
        "'payload' object must be an in parameter"
        at at "this is not an `in` parameter"
        help "write `in payload`";
}
