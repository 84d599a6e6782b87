//! Writes as many components to an image as its format may have: Vulkan does not say what becomes of those that a texel
//! lacks. What is added is 0.
//!
//! Needs: images whose types are those of their variables. Leaves ([`leaves`]): no texel with fewer components than its
//! image's format, where an unknown one has four.

use super::{Changed, Context, Settings};
use crate::ir::{facts::Types, *};
use crate::spirv::{ImageFormat, Op as S};

const ALL: u32 = 4;

pub fn run(module: &mut Module, _: &mut Context<'_>) -> Changed {
    super::for_each_function(module, |module, function| {
        let mut changed = false;
        for block in function.order.clone() {
            let mut at = 0;
            while let Some(&write) = function.blocks[block].values.get(at) {
                at += 1;
                let Some((texel, component)) = short_texel(module.interned(), function, write) else {
                    continue;
                };
                let padded = pad(module, function, (texel, component), function.values[write].loc);
                if let Arg::Value(value) = padded {
                    function.blocks[block].values.insert(at - 1, value);
                    at += 1;
                }
                function.values[write].args[TEXEL] = padded;
                changed = true;
            }
        }
        changed
    })
}

pub fn leaves(module: &Module, _: &Settings) -> Result<(), String> {
    for function in module.functions.values() {
        let mut all = function.order.iter().flat_map(|&it| &function.blocks[it].values);
        if let Some(value) = all.find(|&&it| short_texel(module.interned(), function, it).is_some()) {
            return Err(format!("%{} in {:?} writes too few components", value.index(), function.name));
        }
    }
    Ok(())
}

/// Which operand of OpImageWrite is the texel.
const TEXEL: usize = 2;

/// The texel that an instruction writes and the type of its components, if there are too few of them.
fn short_texel(types: Types<'_>, function: &Function, write: ValueId) -> Option<(Arg, TypeId)> {
    let inst = &function.values[write];
    if !inst.is(S::ImageWrite) {
        return None;
    }
    let &[image, _, texel, ..] = inst.args.as_slice() else { return None };
    let Type::Image(image) = &types.types[types.arg_type(function, image)?] else { return None };
    let ty = types.arg_type(function, texel)?;
    let (component, count) = match types.types[ty] {
        Type::Vector { element, len } => (element, len),
        Type::Int { .. } | Type::Float { .. } => (ty, 1),
        _ => return None,
    };
    (count < components(image.format)).then_some((texel, component))
}

/// How many components a format has.
fn components(format: ImageFormat) -> u32 {
    use ImageFormat::*;
    match format {
        R32f | R16f | R16 | R8 | R16Snorm | R8Snorm | R32i | R16i | R8i | R32ui | R16ui | R8ui | R64ui
        | R64i => 1,
        Rg32f | Rg16f | Rg16 | Rg8 | Rg16Snorm | Rg8Snorm | Rg32i | Rg16i | Rg8i | Rg32ui | Rg16ui
        | Rg8ui => 2,
        R11fG11fB10f => 3,
        _ => ALL,
    }
}

/// The texel with 0 behind it.
fn pad(module: &mut Module, function: &mut Function, (texel, component): (Arg, TypeId), loc: LocId) -> Arg {
    let ty = module.vector(component, ALL);
    let types = module.interned();
    let given = types.arg_type(function, texel).and_then(|it| types.part_count(it)).unwrap_or(1);
    let zero = module.constants.intern(Constant::Scalar { ty: component, bits: 0 });
    let zeros = (given..ALL).map(|_| zero);
    let known = match texel {
        Arg::Constant(texel) => match &module.constants[texel] {
            Constant::Composite { parts, .. } => Some(parts.clone()),
            Constant::Scalar { .. } => Some(vec![texel]),
            _ => None,
        },
        _ => None,
    };
    if let Some(mut parts) = known {
        parts.extend(zeros);
        return module.composite(ty, parts).into();
    }
    let parts = std::iter::once(texel).chain(zeros.map(Arg::from));
    function.values.add(Inst::new(S::CompositeConstruct, ty, parts, loc)).into()
}
