//! `Interlocked*` on places: variables in groupshared memory, buffers and texels.

use super::Call;
use crate::{
    diagnostics::list::legalize,
    intrinsics::names::parameters,
    ir::{
        self, Arg, StorageClass,
        spirv::{self, Op, Scope},
    },
    lower::{Lower, Place, PlaceKind},
    typed::{CastKind, ExprId, ExprKind},
    types::{Type, TypeId},
};

/// The operand of an atomic instruction: a pointer, and the scope that its storage class requires.
pub(super) struct Target {
    pointer: Arg,
    scope: Scope,
    /// What is there.
    pub(super) ty: TypeId,
}

fn target(lower: &mut Lower, call: &Call) -> Option<Target> {
    let id = call.expression(parameters::PLACE)?;
    if let Some(target) = texel(lower, id) {
        return Some(target);
    }
    let place = lower.place(id);
    let target = of_place(lower, &place);
    if target.is_none() {
        let at = lower.input.expr(id).span;
        lower.sink.push(legalize::AtomicPlace { name: call.overload.name.to_owned(), at });
    }
    target
}

fn of_place(lower: &mut Lower, place: &Place) -> Option<Target> {
    let class = match &place.kind {
        PlaceKind::Pointer { class, .. } => class,
        // One component has an address where what it is selected from has one.
        PlaceKind::Swizzle { base, components } if components.as_slice() == [0] => {
            let ty = lower.types.unmodified(base.ty);
            let is_one = matches!(lower.types[ty], Type::Scalar(_) | Type::Vector { len: 1, .. });
            return if is_one { of_place(lower, &Place { ty: place.ty, ..(**base).clone() }) } else { None };
        }
        PlaceKind::MatrixSwizzle { base, elements } => {
            let &[(row, column)] = elements.as_slice() else { return None };
            let element = lower.matrix_element(base, row, column);
            return of_place(lower, &element);
        }
        _ => return None,
    };
    // SPIR-V has no atomic operations on records of work graphs.
    if *class == StorageClass::NODE_PAYLOAD {
        return None;
    }
    let class = *class;
    // Variables of one invocation have no need of atomics, and SPIR-V has none for them and for outputs.
    if matches!(class, StorageClass::FUNCTION | StorageClass::PRIVATE | StorageClass::OUTPUT) {
        return None;
    }
    let pointer = lower.pointer(place)?;
    let scope = if class == StorageClass::WORKGROUP { Scope::Workgroup } else { Scope::Device };
    Some(Target { pointer, scope, ty: place.ty })
}

/// A texel's address: atomics on images go through the image variable, not through its value.
fn texel(lower: &mut Lower, id: ExprId) -> Option<Target> {
    let expr = lower.input.expr(id);
    match &expr.kind {
        ExprKind::Cast { kind: CastKind::NoOp, operand } => texel(lower, *operand),
        ExprKind::Subscript { object, index, .. } => {
            let object_type = lower.input.expr(*object).ty;
            let (kind, args) = lower.types.as_object(object_type)?;
            kind.image_shape()?;
            let args = args.to_vec();
            let element = lower.element_of(&args);
            let place = lower.place(*object);
            let image = match lower.pointer(&place) {
                Some(image) => image,
                // What a call returned: legalization puts the image's own variable in its place.
                None => {
                    let image = lower.load(&place);
                    let place = lower.temporary(image, object_type, "temp.var.image");
                    lower.pointer(&place)?
                }
            };
            let image_type = lower.type_of(image);
            let image_type = lower.module.pointee(image_type).map(|it| &lower.module.types[it.1]);
            if let Some(ir::Type::Image(ir::ImageType { format: spirv::ImageFormat::Unknown, .. })) =
                image_type
            {
                lower.sink.push(legalize::AtomicFormat { at: expr.span });
            }
            let coordinate = lower.value(*index);
            let sample = lower.uint(0);
            let scalar = lower.types.component(element)?;
            let ty = lower.types.scalar(scalar);
            let pointee = lower.value_type(ty);
            let pointer = lower.module.pointer(StorageClass::IMAGE, pointee);
            let pointer = lower.with_flags(place.flags, |lower| {
                lower.emit(Op::ImageTexelPointer, pointer, [image, coordinate, sample])
            });
            Some(Target { pointer, scope: Scope::Device, ty })
        }
        _ => None,
    }
}

/// Emits the instruction; the old value.
pub(super) fn apply(
    lower: &mut Lower,
    pointer: Arg,
    scope: Scope,
    op: Op,
    ty: ir::TypeId,
    values: &[Arg],
) -> Arg {
    let (scope, relaxed) = (lower.uint(scope as u32), lower.uint(0));
    let mut args: ir::Args = [pointer, scope, relaxed].into_iter().collect();
    if op == Op::AtomicCompareExchange {
        args.push(relaxed);
    }
    args.extend(values.iter().copied());
    lower.emit(op, ty, args)
}

pub(super) fn arithmetic(lower: &mut Lower, call: &Call, signed: Op, unsigned: Op) -> Arg {
    let Some(target) = target(lower, call) else { return lower.no_result(call) };
    let value = lower.input(call, parameters::VALUE);
    let component = lower.types.component(target.ty);
    let op = match component.is_some_and(|it| it.is_signed()) {
        true => signed,
        false => unsigned,
    };
    let op = if component.is_some_and(|it| it.is_float()) { on_floats(op) } else { op };
    let ty = lower.value_type(target.ty);
    let old = apply(lower, target.pointer, target.scope, op, ty, &[value]);
    lower.output(call, parameters::ORIGINAL, old, target.ty);
    lower.no_result(call)
}

/// The instruction of SPV_EXT_shader_atomic_float_add and its like.
pub(super) fn on_floats(op: Op) -> Op {
    match op {
        Op::AtomicIAdd => Op::AtomicFAddEXT,
        Op::AtomicSMin | Op::AtomicUMin => Op::AtomicFMinEXT,
        Op::AtomicSMax | Op::AtomicUMax => Op::AtomicFMaxEXT,
        _ => op,
    }
}

pub(super) fn compare_exchange(lower: &mut Lower, call: &Call) -> Arg {
    let Some(target) = target(lower, call) else { return lower.no_result(call) };
    let comparator = lower.input(call, parameters::COMPARATOR);
    let value = lower.input(call, parameters::VALUE);
    let ty = lower.value_type(target.ty);
    let op = Op::AtomicCompareExchange;
    let old = apply(lower, target.pointer, target.scope, op, ty, &[value, comparator]);
    lower.output(call, parameters::ORIGINAL, old, target.ty);
    lower.no_result(call)
}
