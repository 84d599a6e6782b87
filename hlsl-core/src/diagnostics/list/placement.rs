//! E058x: attributes and declarations that do not go together.

use crate::{diagnostics::diagnostics, source::Span};

diagnostics! {
    /// An attribute on something that it does not apply to.
    E0580 Error AttributeMisplaced { name: &'static str, place: &'static str, at: Span }
        "'{name}' attribute only applies to {place}"
        at at "it means nothing here"
        help "move it, or remove it";
    /// A specialization constant of more than 32 bits.
    E0581 Error SpecConstantWide { at: Span }
        "unsupported specialization constant type"
        at at "this is `double`"
        help "use `float`";
    /// A specialization constant whose default depends on another one.
    E0582 Error SpecConstantDefault { at: Span }
        "unsupported specialization constant initializer"
        at at "this depends on another specialization constant"
        help "start from a literal, and compute with the constants where they are used";
    /// A subpass input of something else than numbers.
    E0583 Error SubpassInputType { at: Span }
        "only scalar/vector types allowed as SubpassInput(MS) parameter type"
        at at "of another type"
        help "use a type such as `SubpassInput<float4>`";
    /// One variable for an input and an output.
    E0584 Error BuiltinBoth { at: Span }
        "vk::ext_builtin_input cannot be used together with vk::ext_builtin_output"
        at at "both stand here"
        help "declare two variables";
    /// A builtin variable that would be a member of `$Globals`.
    E0585 Error BuiltinNotStatic { at: Span }
        "vk::ext_builtin_input and vk::ext_builtin_output can only be applied to a static variable"
        at at "not `static`"
        help "declare it `static const` for an input, `static` for an output";
    /// An input that the shader could write to.
    E0586 Error BuiltinInputWritable { at: Span }
        "vk::ext_builtin_input can only be applied to a const-qualified variable"
        at at "not `const`"
        help "declare it `static const`";
    /// Subgroup operations came with Vulkan 1.1.
    E0587 Error WaveOperation { at: Span }
        "Vulkan 1.1 is required for Wave Operation but not permitted to use"
        at at "this talks to other lanes"
        help "add `-fspv-target-env=vulkan1.1`";
    /// Subpass inputs belong to pixels.
    E0588 Error SubpassElsewhere { at: Span }
        "SubpassInput(MS) only allowed in pixel shader"
        at at "the entry point is of another stage"
        help "use a texture";
    /// An image of 16-bit floats.
    E0589 Error NarrowTexels { at: Span }
        "The sampled type for textures cannot be a floating point type smaller than 32-bits when targeting a Vulkan environment."
        at at "this has 16-bit components"
        help "use `float` here and convert; the format in memory may be narrow all the same";
    /// One built-in, read through one variable and written through another.
    E0590 Error BuiltinTwoWays { id: u32, at: Span, first: Span }
        "built-in {id} cannot be an input here and an output there"
        at at "declared once more"
        at first "declared here"
        help "use it in one direction only";
    /// A `vk::SpirvType` that could lie nowhere.
    E0591 Error SpirvTypeAlignment { alignment: i64, at: Span }
        "the alignment of `vk::SpirvType` must be a power of two, not {alignment}"
        at at "of this type"
        help "give it 1, 2, 4, 8 or 16 as the third argument";
}
