//! Makes arrays of one-dimensional textures and one-dimensional depth textures, which neither wgpu nor WGSL has,
//! two-dimensional ones that are one texel high: `x` becomes `(x, 0.5)`, or `(x, 0)` where texels are counted.
//!
//! Needs: a legal module, where a variable is either a depth texture or not. Leaves: no one-dimensional textures with
//! layers or depths, nor offsets, gradients or sizes of such.

use super::{Context, retype::Retype, rewrite, rewrite::Rewriter, spell_out_sampling::OPERANDS};
use crate::spirv::{Dim, ImageOperands as Bits, Op as S};
use crate::{arena::IdMap, ir::*};

pub fn run(module: &mut Module, _: &mut Context<'_>) {
    if !module.types.iter().any(|(_, it)| is_row(it)) {
        return;
    }
    let functions: Vec<FunctionId> = module.functions.ids().collect();
    for id in functions {
        // Values of which more is used than a part.
        let mut whole: IdMap<Inst, bool> = IdMap::default();
        let function = &module.functions[id];
        for &block in &function.order {
            let block = &function.blocks[block];
            for inst in block.values.iter().map(|&it| &function.values[it]) {
                let used = inst.args.iter().filter_map(|it| it.value());
                used.filter(|_| !inst.is(S::CompositeExtract)).for_each(|it| whole[it] = true);
            }
            block.end.for_each_arg(|arg| {
                if let Arg::Value(it) = arg {
                    whole[it] = true;
                }
            });
        }
        rewrite::each_of(module, &[id], |it, value| instruction(it, value, whole[value]));
    }
    Retype::new(|_, ty| match ty {
        Type::Image(image) if is_row(&Type::Image(image.clone())) => {
            Type::Image(ImageType { dim: Dim::Dim2D, ..image })
        }
        other => other,
    })
    .module(module);
}

fn is_row(ty: &Type) -> bool {
    matches!(ty, Type::Image(it) if it.dim == Dim::Dim1D && (it.arrayed || it.depth == 1))
}

/// Whether an argument is such a texture, alone or with a sampler, or points to one.
fn is_row_arg(it: &mut Rewriter<'_>, arg: Arg) -> bool {
    let ty = it.ty(arg);
    match it.module.types[ty] {
        Type::SampledImage { image: ty } | Type::Pointer { pointee: ty, .. } => is_row(&it.module.types[ty]),
        _ => is_row(&it.module.types[ty]),
    }
}

fn instruction(it: &mut Rewriter<'_>, value: ValueId, is_used_whole: bool) -> Option<Arg> {
    let inst = it.function.values[value].clone();
    let op = inst.core()?;
    let &first = inst.args.first()?;
    if let (S::CompositeExtract, &[Arg::Value(size), Arg::Literal(1)]) = (op, &inst.args[..]) {
        let query = &it.function.values[size];
        let image = query.args.first().copied().filter(|_| is_size(query))?;
        if it.module.width(query.ty) == 3 && is_row_arg(it, image) {
            it.function.values[value].args[1] = Arg::Literal(2);
        }
        return None;
    }
    if !is_row_arg(it, first) {
        return None;
    }
    if is_size(&inst) {
        let number = it.module.component(inst.ty);
        if it.module.width(inst.ty) != 2 {
            let two = it.module.vector(number, 2);
            let size = it.emit(op, two, inst.args.iter().copied());
            return Some(it.emit(S::CompositeExtract, number, [size, Arg::Literal(0)]));
        }
        let three = it.module.vector(number, 3);
        if !is_used_whole {
            it.function.values[value].ty = three;
            return None;
        }
        let size = it.emit(op, three, inst.args.iter().copied());
        let width = it.emit(S::CompositeExtract, number, [size, Arg::Literal(0)]);
        let layers = it.emit(S::CompositeExtract, number, [size, Arg::Literal(2)]);
        return Some(it.emit(S::CompositeConstruct, inst.ty, [width, layers]));
    }
    // Where the operands begin.
    let facts = inst.op.facts();
    let operands = match op {
        _ if facts.sample && !facts.projected || facts.fetch || facts.read || facts.write => {
            2 + usize::from(facts.compares || facts.write)
        }
        S::ImageTexelPointer => usize::MAX,
        S::ImageQueryLod => {
            let &x = inst.args.get(1)?;
            let at = pair(it, x, 0.5)?;
            it.function.values[value].args[1] = at;
            return None;
        }
        _ => return None,
    };
    let &coordinates = inst.args.get(1)?;
    let raised = raised(it, coordinates)?;
    let mut args = inst.args.clone();
    args[1] = raised;
    if let Some(&Arg::Literal(mask)) = args.get(operands) {
        let mask = Bits::from_bits_retain(mask);
        let mut at = operands + 1;
        for (bit, count) in OPERANDS.into_iter().filter(|it| mask.contains(it.0)) {
            if [Bits::GRAD, Bits::OFFSET, Bits::CONST_OFFSET].contains(&bit) {
                for arg in args.get_mut(at..at + count)? {
                    *arg = pair(it, *arg, 0.0)?;
                }
            }
            at += count;
        }
    }
    it.function.values[value].args = args;
    None
}

fn is_size(inst: &Inst) -> bool {
    inst.is(S::ImageQuerySize) || inst.is(S::ImageQuerySizeLod)
}

/// `x` as `(x, y)` and `(x, layer)` as `(x, y, layer)`: the middle of the only row, or its number.
fn raised(it: &mut Rewriter<'_>, coordinates: Arg) -> Option<Arg> {
    let ty = it.ty(coordinates);
    let number = it.module.component(ty);
    let y = match it.module.types[number] {
        Type::Float { .. } => it.real(number, 0.5),
        Type::Int { .. } => it.integer(number, 0),
        _ => return None,
    };
    if it.module.width(ty) < 2 {
        let two = it.module.vector(number, 2);
        return Some(it.join(two, &[coordinates, y]));
    }
    let parts = it.components(coordinates);
    let three = it.module.vector(number, 3);
    Some(it.join(three, &[parts[0], y, parts[1]]))
}

/// `x` as `(x, y)`; a constant stays one.
fn pair(it: &mut Rewriter<'_>, x: Arg, y: f64) -> Option<Arg> {
    let number = it.ty(x);
    if !matches!(it.module.types[number], Type::Float { .. } | Type::Int { .. }) {
        return None;
    }
    let two = it.module.vector(number, 2);
    let y = it.module.real(number, y);
    Some(match x {
        Arg::Constant(x) => it.module.composite(two, vec![x, y]).into(),
        x => it.emit(S::CompositeConstruct, two, [x, y.into()]),
    })
}
