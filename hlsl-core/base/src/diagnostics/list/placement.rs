//! E056x, E058x and E059x: built-in variables and types of inline SPIR-V.

use crate::{diagnostics::template::diagnostics, source::Span};

diagnostics! {
    /// One variable for both an input and an output.
    E0584 Error BuiltinBoth { at: Span }
        "vk::ext_builtin_input cannot be used together with vk::ext_builtin_output"
        at at "this has both"
        help "declare two variables";
    /// A built-in variable that would be a member of `$Globals`.
    E0585 Error BuiltinNotStatic { at: Span }
        "vk::ext_builtin_input and vk::ext_builtin_output can only be applied to a static variable"
        at at "not `static`"
        help "declare it `static const` for an input, or `static` for an output";
    /// An input that the shader could write to.
    E0586 Error BuiltinInputWritable { at: Span }
        "vk::ext_builtin_input can only be applied to a const-qualified variable"
        at at "not `const`"
        help "declare it `static const`";
    /// A built-in that is read through one variable and written through another.
    E0590 Error BuiltinTwoWays { id: u32, at: Span, first: Span }
        "built-in {id} cannot be both an input and an output"
        at at "declared again here"
        at first "first declared here"
        help "use it in one direction only";
    /// A built-in that is declared with two types.
    E0599 Error BuiltinRetyped { name: String, at: Span, first: Span }
        "the built-in is already declared with type `{name}`"
        at at "different type here"
        at first "first declared here"
        help "give both the same type, or use only one of them";
    /// An initializer on a variable that the pipeline fills or reads.
    W0589 Warning("vk-ignored-features") StorageInitializer { name: String, at: Span }
        "the initializer of `{name}` is ignored: its storage class does not allow one"
        at at "the initial value is undefined"
        help "assign the value in the entry point";
    /// A capability or an extension for newer versions of SPIR-V than the target has.
    W0592 Warning("") TooNewForTarget { what: String, needed: String, version: String, target: &'static str, at: Span }
        "{what} requires SPIR-V {needed}; it is omitted from this SPIR-V {version} module"
        at at "requested here"
        help "compile with `-fspv-target-env={target}`";
    /// `vk::SpirvOpaqueType<28, int, 16>`
    E0560 Error SpirvTypeOperand { value: i64, at: Span }
        "an operand of `vk::SpirvType` and `vk::SpirvOpaqueType` must be a type, not the number {value}"
        at at "in this type"
        help "write `vk::integral_constant<uint, {value}>` for a constant's id, or `vk::Literal<vk::integral_constant<uint, {value}> >` for a literal";
    /// A type opcode of more than 16 bits.
    E0592 Error SpirvTypeOpcode { opcode: i64, at: Span }
        "the opcode of a type must be between 0 and 65535, not {opcode}"
        at at "in this type"
        help "pass the number of an `OpType...` instruction as the first argument";
    /// A resource loaded from an address.
    E0593 Error RawType { ty: String, at: Span }
        "`{ty}` cannot be accessed through an address"
        at at "not numeric"
        help "load numbers, or a struct of numbers";
    /// `vk::ext_type<1>` without a `vk::ext_type_def(1, ...)`.
    E0597 Error NumberedTypeUnknown { number: i64, at: Span }
        "no function defines `vk::ext_type<{number}>`"
        at at "this type is undefined"
        help "declare a function with `[[vk::ext_type_def({number}, opcode)]]` and call it, or use `vk::SpirvOpaqueType`";
    /// A function with `vk::ext_type_def` that is never called.
    E0598 Error NumberedTypeNotMade { number: i64, at: Span, definition: Span }
        "`vk::ext_type<{number}>` is defined by a function that is never called"
        at at "this type"
        at definition "a call to this function supplies its operands"
        help "call the function, or use `vk::SpirvOpaqueType`";
    /// An instruction of `vk::ext_instruction` that would make the module invalid.
    E0561 Error InlineInstruction { name: String, what: String, at: Span }
        "`{name}` {what}"
        at at "in this call of an instruction"
        help "compare the function's parameters and result with the instruction in the specification of SPIR-V";
    /// A type, variable, decoration, execution mode or capability of inline SPIR-V that would make the module invalid.
    E0565 Error InlineDeclaration { name: String, what: String, at: Span }
        "`{name}` {what}"
        at at "declared by inline SPIR-V"
        help "compare it with the specifications of SPIR-V and Vulkan";
    /// An execution mode or a decoration of inline SPIR-V whose operands are not those that SPIR-V gives it.
    E0562 Error InlineOperandCount { name: String, expected: usize, found: usize, at: Span }
        "`{name}` takes {expected} operands, not {found}"
        at at "given here"
        help "pass what the specification of SPIR-V lists for `{name}`";
    /// `vk::ext_execution_mode_id` for Vulkan 1.0.
    E0563 Error ExecutionModeIdTooOld { at: Span }
        "execution modes whose operands are ids require SPIR-V 1.2"
        at at "requested here"
        help "use `-fspv-target-env=vulkan1.1` or later";
    /// A `vk::SpirvType` with an impossible alignment.
    E0591 Error SpirvTypeAlignment { alignment: i64, at: Span }
        "the alignment of `vk::SpirvType` must be a power of two, not {alignment}"
        at at "in this type"
        help "pass 1, 2, 4, 8 or 16 as the third argument";
    /// A number of inline SPIR-V in less memory than it takes.
    E0576 Error SpirvTypeSize { bytes: i64, size: i64, alignment: i64, at: Span }
        "`vk::SpirvType` gives a number size {size} and alignment {alignment}, less than the {bytes} that it takes"
        at at "in this type"
        help "pass {bytes} or more as the second and third arguments";
    /// `vk::Literal<int> number;`
    E0579 Error OnlyTypeArgument { name: String, at: Span }
        "`{name}` is only an argument of `vk::SpirvType` and `vk::SpirvOpaqueType`"
        at at "this would have no value"
        help "declare it as an integer";
    /// A resource where `printf` takes values.
    E0578 Error PrintfArgument { ty: String, at: Span }
        "`printf` cannot show `{ty}`"
        at at "expected a number"
        help "pass numbers, such as an element of a buffer";
    /// A constant of inline SPIR-V that is neither an integer nor a Boolean.
    E0577 Error IntegralConstantType { name: String, at: Span }
        "the type of a `vk::integral_constant` must be an integer, `bool` or an enum, not `{name}`"
        at at "in this type"
        help "write `vk::integral_constant<uint, 5>`";
}
