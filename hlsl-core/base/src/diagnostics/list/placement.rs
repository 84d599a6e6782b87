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
    /// One built-in, as values of two types.
    E0599 Error BuiltinRetyped { name: String, at: Span, first: Span }
        "the built-in is declared with type `{name}` already"
        at at "another type here"
        at first "declared here"
        help "give both the same type, or use one of them only";
    /// A variable that the pipeline fills or reads, with a value to start from.
    W0589 Warning("") StorageInitializer { name: String, at: Span }
        "the initializer of `{name}` is ignored: its storage class takes none"
        at at "this starts as whatever it is"
        help "assign the value in the entry point";
    /// A capability that newer versions of SPIR-V brought.
    W0592 Warning("") CapabilityTooNew { name: String, needed: String, version: String, target: &'static str, at: Span }
        "capability {name} needs SPIR-V {needed}; it is left out of this module of SPIR-V {version}"
        at at "asked for here"
        help "compile with `-fspv-target-env={target}`";
    /// `vk::SpirvOpaqueType<28, int, 16>`
    E0560 Error SpirvTypeOperand { value: i64, at: Span }
        "an operand of `vk::SpirvType` and `vk::SpirvOpaqueType` must be a type, not the number {value}"
        at at "of this type"
        help "write `vk::integral_constant<uint, {value}>` for a constant's id, `vk::Literal<vk::integral_constant<uint, {value}> >` for a literal";
    /// The opcode of a type that has more than 16 bits.
    E0592 Error SpirvTypeOpcode { opcode: i64, at: Span }
        "the opcode of a type must be from 0 to 65535, not {opcode}"
        at at "of this type"
        help "give it the number of an `OpType...` instruction as the first argument";
    /// A resource from an address.
    E0593 Error RawType { ty: String, at: Span }
        "`{ty}` does not lie in memory that an address leads to"
        at at "no numbers"
        help "load numbers, or a struct of numbers";
    /// `vk::ext_type<1>` without a `vk::ext_type_def(1, ...)`.
    E0597 Error NumberedTypeUnknown { number: i64, at: Span }
        "no function defines `vk::ext_type<{number}>`"
        at at "this type"
        help "declare a function with `[[vk::ext_type_def({number}, opcode)]]` and call it, or use `vk::SpirvOpaqueType`";
    /// A function with `vk::ext_type_def` that nobody calls.
    E0598 Error NumberedTypeNotMade { number: i64, at: Span, definition: Span }
        "`vk::ext_type<{number}>` is defined by a function that is never called"
        at at "this type"
        at definition "the call of this function gives it its operands"
        help "call the function, or use `vk::SpirvOpaqueType`";
    /// A `vk::SpirvType` that could lie nowhere.
    E0591 Error SpirvTypeAlignment { alignment: i64, at: Span }
        "the alignment of `vk::SpirvType` must be a power of two, not {alignment}"
        at at "of this type"
        help "give it 1, 2, 4, 8 or 16 as the third argument";
}
