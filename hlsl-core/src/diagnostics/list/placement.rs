//! E058x and E059x: built-in variables and types of inline SPIR-V.

use crate::{diagnostics::diagnostics, source::Span};

diagnostics! {
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
