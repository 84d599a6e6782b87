//! The `vk` namespace: clocks, raw addresses, execution modes; and `printf`.

use super::Call;
use crate::{
    constant::Constant,
    diagnostics::list::{attributes, placement},
    grammar::OperandKind,
    intrinsics::names::parameters,
    ir::{
        self, Arg, ExtSet, StorageClass,
        spirv::{self, MemoryAccess, Op},
    },
    layout::LayoutRule,
    lower::{Lower, Place},
    typed::{ExprId, ExprKind},
    types::{ObjectKind, TemplateArgument, TypeId, Types},
};

pub(super) fn read_clock(lower: &mut Lower, call: &Call) -> Arg {
    let scope = lower.input(call, parameters::SCOPE);
    let result = lower.value_type(call.ty);
    let known = [spirv::Scope::Device as u64, spirv::Scope::Subgroup as u64];
    if !lower.module.integer_of(scope).is_some_and(|it| known.contains(&(it as u64))) {
        lower.sink.push(attributes::ClockScope { at: call.span });
    }
    lower.emit(Op::ReadClockKHR, result, [scope])
}

pub(super) fn printf(lower: &mut Lower, call: &Call) -> Arg {
    let Some(text) = call.expression(parameters::FORMAT).and_then(|id| text_of(lower, id)) else {
        return lower.unavailable(
            call,
            "pass a string literal as the format, or a global string that is initialized with one",
        );
    };
    let format = Arg::Text(lower.module.strings.intern(text));
    let mut args: ir::Args = std::iter::once(format).collect();
    for argument in call.arguments.iter().skip(1) {
        let given = super::expression(argument);
        if let Some(text) = given.and_then(|it| text_of(lower, it)) {
            args.push(Arg::Text(lower.module.strings.intern(text)));
            continue;
        }
        if let Some(given) = given.map(|it| lower.input.expr(it))
            && !is_data(&lower.types, given.ty)
        {
            let ty = lower.spelled(given.ty);
            lower.sink.push(placement::PrintfArgument { ty, at: given.span });
        }
        args.push(lower.argument(argument));
    }
    let op = ir::Op::Ext { set: ExtSet::DebugPrintf, number: 1 };
    lower.effect(op, args);
    lower.no_result(call)
}

pub(super) fn debug_break(lower: &mut Lower, call: &Call) -> Arg {
    lower.effect(ir::Op::Ext { set: ExtSet::DebugBreak, number: 1 }, []);
    lower.no_result(call)
}

/// Ends the draw or dispatch and loses the device; the message is zero. Only where the options name the extension: DXC
/// rejects it.
pub(super) fn abort(lower: &mut Lower, call: &Call) -> Arg {
    if !lower.input.options.names_extension("SPV_KHR_abort") {
        let instead = "name its extension with `-fspv-extension=SPV_KHR_abort`, and the others that the shader requires";
        return lower.unavailable(call, instead);
    }
    let message = lower.uint(0);
    let args = [Arg::Type(lower.type_of(message)), message].into_iter().collect();
    lower.builder.end(ir::End::Other { op: Op::AbortKHR.into(), args });
    lower.no_result(call)
}

/// Vulkan cannot be asked: the options say it. By default it is an error, as in DXC.
pub(super) fn is_debugging_enabled(lower: &mut Lower, call: &Call) -> Arg {
    match lower.input.options.language.debugging_enabled {
        Some(is_enabled) => Arg::Constant(lower.module.boolean(is_enabled)),
        None => lower.unavailable(call, "say what it is with `-fvk-debugging-enabled true` or `false`"),
    }
}

/// The string literal that an expression is, or that the global variable which it names is initialized with.
fn text_of(lower: &Lower, id: ExprId) -> Option<Box<str>> {
    match &lower.input.expr(id).kind {
        ExprKind::Constant(Constant::Text(text)) => Some(text.clone()),
        ExprKind::Global(global) => {
            match &lower.input.expr(lower.input.program.globals[*global].initializer?).kind {
                ExprKind::Constant(Constant::Text(text)) => Some(text.clone()),
                _ => None,
            }
        }
        _ => None,
    }
}

/// The pointer for a 64-bit address, and the alignment that accesses may assume.
fn raw(lower: &mut Lower, call: &Call, ty: TypeId) -> (Arg, ir::TypeId, u32) {
    let address = lower.input(call, parameters::ADDRESS);
    let memory = lower.ir_type(ty, lower.input.storage_rule());
    if !is_data(&lower.types, ty) {
        let ty = lower.spelled(ty);
        lower.sink.push(placement::RawType { ty, at: call.span });
    }
    let pointer = lower.module.pointer(StorageClass::PHYSICAL_STORAGE_BUFFER, memory);
    let pointer = lower.emit(Op::Bitcast, pointer, [address]);
    let given = lower.optional(call, parameters::ALIGNMENT).and_then(|it| lower.module.integer_of(it));
    let given = given.map_or(4, |it| it as u32);
    if !given.is_power_of_two() {
        lower.sink.push(attributes::RawAlignment { alignment: given as i32, at: call.span });
        return (pointer, memory, 4);
    }
    // Vulkan's devices read no scalar in pieces.
    let least = lower.tables.layouts.of(&lower.types, ty, LayoutRule::Scalar).alignment;
    if given < least {
        let name = lower.type_name(ty);
        lower.sink.push(attributes::RawAlignmentRaised { name, alignment: given, least, at: call.span });
    }
    (pointer, memory, given.max(least))
}

/// Whether nothing in it is a resource.
fn is_data(types: &Types, ty: TypeId) -> bool {
    !types.contains(ty, |kind| !matches!(kind, ObjectKind::BufferPointer | ObjectKind::SpirvType))
}

pub(super) fn raw_load(lower: &mut Lower, call: &Call) -> Arg {
    let (pointer, memory, alignment) = raw(lower, call, call.ty);
    let aligned = Arg::Literal(MemoryAccess::ALIGNED.bits());
    let value = lower.emit(Op::Load, memory, [pointer, aligned, Arg::Literal(alignment)]);
    let rule = lower.input.storage_rule();
    lower.from_memory(value, call.ty, rule)
}

pub(super) fn raw_store(lower: &mut Lower, call: &Call) -> Arg {
    let ty = lower.input_type(call, parameters::VALUE);
    let (pointer, _, alignment) = raw(lower, call, ty);
    let value = lower.input(call, parameters::VALUE);
    let rule = lower.input.storage_rule();
    let value = lower.to_memory(value, ty, rule);
    let aligned = Arg::Literal(MemoryAccess::ALIGNED.bits());
    lower.effect(Op::Store, [pointer, value, aligned, Arg::Literal(alignment)]);
    lower.no_result(call)
}

/// What the operands of an execution mode are.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum ModeOperands {
    Literals,
    Ids,
}

/// Asks for an execution mode of whatever entry point calls this.
pub(super) fn execution_mode(lower: &mut Lower, call: &Call, operands: ModeOperands) -> Arg {
    let by_id = operands == ModeOperands::Ids;
    lower.module.has_inline_spirv = true;
    let mut numbers = Vec::new();
    for argument in call.arguments {
        let value = lower.argument(argument);
        match (lower.module.integer_of(value), value) {
            (Some(number), _) if !by_id || numbers.is_empty() => {
                numbers.push(ir::Operand::Literal(number as u32));
            }
            (_, Arg::Constant(constant)) => numbers.push(ir::Operand::Constant(constant)),
            _ => return lower.unavailable(call, "pass constant operands"),
        }
    }
    let mut numbers = numbers.into_iter();
    if let Some(ir::Operand::Literal(mode)) = numbers.next() {
        let mode = ir::ExecutionMode { mode, operands: numbers.collect(), by_id, span: call.span };
        lower.check_operands(OperandKind::ExecutionMode, mode.mode, mode.operands.len(), call.span);
        if by_id && lower.input.options.spirv.validate && lower.input.options.target.spirv_version() < (1, 2)
        {
            lower.sink.push(placement::ExecutionModeIdTooOld { at: call.span });
        }
        lower.want_mode(mode);
    }
    lower.no_result(call)
}

// ----------------------------------------------------------------------------------------------------- pointers

/// A pointer is an address, whatever it points at.
pub(super) fn pointer_cast(lower: &mut Lower, call: &Call) -> Arg {
    lower.input(call, parameters::FROM)
}

/// What a `vk::BufferPointer` points at.
pub(super) fn pointer_place(lower: &mut Lower, call: &Call) -> Option<Place> {
    let object = lower.object(call)?;
    let ty = lower.input.expr(object).ty;
    let Some(args) = lower.types.as_object(ty).map(|it| it.1.to_vec()) else {
        lower.bug("only a pointer can be dereferenced");
        return None;
    };
    let element = lower.element_of(&args);
    let address = lower.value(object);
    if !is_data(&lower.types, element) {
        let ty = lower.spelled(element);
        lower.sink.push(placement::RawType { ty, at: call.span });
    }
    let rule = lower.input.storage_rule();
    let class = StorageClass::PHYSICAL_STORAGE_BUFFER;
    let memory = lower.ir_type(element, rule);
    let pointer = lower.module.pointer(class, memory);
    let mut operands: ir::Args = [address].into_iter().collect();
    // Behind its operands stands the alignment of the address, for accesses to whatever part of it.
    if let Some(alignment) = given_alignment(&args) {
        let least = lower.tables.layouts.of(&lower.types, element, LayoutRule::Scalar).alignment;
        if alignment < least {
            let name = lower.type_name(element);
            lower.sink.push(attributes::RawAlignmentRaised { name, alignment, least, at: call.span });
        }
        operands.push(Arg::Literal(alignment));
    }
    let pointer = lower.emit(Op::ConvertUToPtr, pointer, operands);
    Some(lower.pointer_place(pointer, class, element, rule))
}

/// The alignment of `vk::BufferPointer<T, alignment>`: an address is a multiple of powers of two alone.
fn given_alignment(args: &[TemplateArgument]) -> Option<u32> {
    let Some(&TemplateArgument::Integer(given)) = args.get(1) else { return None };
    let given = u32::try_from(given).ok().filter(|it| *it != 0)?;
    Some(1 << given.trailing_zeros())
}

pub(super) fn pointer_get(lower: &mut Lower, call: &Call) -> Arg {
    match pointer_place(lower, call) {
        Some(place) => lower.load(&place),
        None => lower.no_result(call),
    }
}
