//! Turns offsets of texture reads that became constants into `ConstOffset`. Vulkan allows others only in gathers: in
//! samples with an explicit level they are added to the location, elsewhere they are rejected. With VK_KHR_maintenance8 it
//! allows them everywhere.
//!
//! Needs: constants folded as far as they will be for legality.

use super::Context;
use crate::spirv::{ImageOperands, Op as S};
use crate::{
    diagnostics::list::legalize,
    ir::{Arg, Constant, Function, Inst, LocId, Module, Type, TypeId, ValueId},
};

pub fn run(module: &mut Module, context: &mut Context<'_>) {
    let mut refused = Vec::new();
    super::for_each_function(module, |module, function| {
        for index in 0..function.order.len() {
            let block = function.order[index];
            if !function.blocks[block].values.iter().any(|&it| offset(&function.values[it]).is_some()) {
                continue;
            }
            for value in function.blocks[block].values.clone() {
                let inst = &function.values[value];
                let Some((mask, offset)) = offset(inst) else { continue };
                match inst.args.get(offset) {
                    Some(&Arg::Constant(constant)) => {
                        // One that was never set is no constant to SPIR-V.
                        if let Constant::Undef(ty) = module.constants[constant] {
                            function.values[value].args[offset] = module.null(ty).into();
                        }
                        let bits = ImageOperands::OFFSET.bits() | ImageOperands::CONST_OFFSET.bits();
                        if let Some(Arg::Literal(word)) = function.values[value].args.get_mut(mask) {
                            *word ^= bits;
                        }
                    }
                    _ if inst.op.facts().gather || context.settings.variable_offsets => {}
                    _ => {
                        let at = module.locs[inst.loc].span;
                        match moved_location(module, function, value, offset) {
                            Some(added) => {
                                let values = &mut function.blocks[block].values;
                                let place = values.iter().position(|&it| it == value).unwrap_or(0);
                                values.splice(place..place, added);
                                take_offset(&mut function.values[value], mask, offset);
                            }
                            None => refused.push(at),
                        }
                    }
                }
            }
        }
    });
    for at in refused {
        context.sink.push(legalize::OffsetNotConstant { at });
    }
}

/// Whether something has an offset that must become a constant.
pub fn is_wanted(module: &Module) -> bool {
    let is_open = |inst: &Inst| {
        let given = offset(inst).and_then(|(_, offset)| inst.args.get(offset));
        !inst.op.facts().gather && given.is_some_and(|it| !matches!(it, Arg::Constant(_)))
    };
    let mut functions = module.functions.values();
    functions.any(|function| {
        let mut blocks = function.order.iter().map(|&block| &function.blocks[block]);
        blocks.any(|block| block.values.iter().any(|&it| is_open(&function.values[it])))
    })
}

/// Leaves the offset out of the operands.
fn take_offset(inst: &mut Inst, mask: usize, offset: usize) {
    inst.args.remove(offset);
    if let Some(Arg::Literal(word)) = inst.args.get_mut(mask) {
        *word &= !ImageOperands::OFFSET.bits();
        if *word == 0 {
            inst.args.remove(mask);
        }
    }
}

/// Adds the offset to the location, if the size of the sampled level can be queried. Returns the instructions to insert
/// before.
fn moved_location(
    module: &mut Module,
    function: &mut Function,
    value: ValueId,
    offset: usize,
) -> Option<Vec<ValueId>> {
    let inst = function.values[value].clone();
    let (location, offset) = (*inst.args.get(1)?, *inst.args.get(offset)?);
    let types = module.interned();
    let (location_type, offset_type) =
        (types.arg_type(function, location)?, types.arg_type(function, offset)?);
    let mut adding = Adding { module, function, loc: inst.loc, added: Vec::new() };
    let facts = inst.op.facts();
    if !facts.explicit_level || facts.projected {
        return None;
    }
    let step = adding.in_sizes(*inst.args.first()?, &inst, offset, offset_type)?;
    let moved = adding.sum(location, location_type, step);
    let added = adding.added;
    function.values[value].args[1] = moved;
    Some(added)
}

struct Adding<'a> {
    module: &'a mut Module,
    function: &'a mut Function,
    loc: LocId,
    added: Vec<ValueId>,
}

impl Adding<'_> {
    fn add<const N: usize>(&mut self, op: S, ty: TypeId, args: [Arg; N]) -> Arg {
        let value = self.function.values.add(Inst::new(op, ty, args, self.loc));
        self.added.push(value);
        value.into()
    }

    /// The offset as a part of the size of the level that is sampled, which must be a whole one.
    fn in_sizes(&mut self, sampled: Arg, inst: &Inst, offset: Arg, offset_type: TypeId) -> Option<Arg> {
        let level = whole_level(self.module, inst)?;
        let sampled = &self.function.values[sampled.value()?];
        let image = *sampled.args.first().filter(|_| sampled.is(S::SampledImage))?;
        let image_type = self.module.interned().arg_type(self.function, image)?;
        let Type::Image(image_facts) = &self.module.types[image_type] else { return None };
        let has_layers = image_facts.arrayed;
        let (int, float) = (self.module.int32(), self.module.float32());
        let dimensions = self.module.width(offset_type);
        let of = |module: &mut Module, component, len| match len {
            1 => component,
            _ => module.vector(component, len),
        };
        let whole_size = of(self.module, int, dimensions + u32::from(has_layers));
        let level = Arg::Constant(self.module.sint(level));
        let mut size = self.add(S::ImageQuerySizeLod, whole_size, [image, level]);
        let ints = of(self.module, int, dimensions);
        if has_layers && dimensions == 1 {
            size = self.add(S::CompositeExtract, int, [size, Arg::Literal(0)]);
        } else if has_layers {
            let parts: Vec<Arg> = (0..dimensions).map(Arg::Literal).collect();
            let args = [size, size].into_iter().chain(parts);
            let value = self.function.values.add(Inst::new(S::VectorShuffle, ints, args, self.loc));
            self.added.push(value);
            size = value.into();
        }
        let floats = of(self.module, float, dimensions);
        let size = self.add(S::ConvertSToF, floats, [size]);
        let offset = self.add(S::ConvertSToF, floats, [offset]);
        Some(self.add(S::FDiv, floats, [offset, size]))
    }

    /// `location + step`; the layer of an array has no step.
    fn sum(&mut self, location: Arg, ty: TypeId, step: Arg) -> Arg {
        let component = self.module.component(ty);
        let step_type = self.module.interned().arg_type(self.function, step).unwrap_or(ty);
        let (width, steps) = (self.module.width(ty), self.module.width(step_type));
        if width == steps {
            return self.add(S::FAdd, ty, [location, step]);
        }
        let mut whole = location;
        for index in 0..steps {
            let at = Arg::Literal(index);
            let part = self.add(S::CompositeExtract, component, [location, at]);
            let step_component = self.module.component(step_type);
            let step = match steps {
                1 => step,
                _ => self.add(S::CompositeExtract, step_component, [step, at]),
            };
            let moved = self.add(S::FAdd, component, [part, step]);
            whole = self.add(S::CompositeInsert, ty, [moved, whole, at]);
        }
        whole
    }
}

/// The level of detail, if it is a known whole number.
fn whole_level(module: &Module, inst: &Inst) -> Option<i32> {
    let mask = inst.args.iter().position(|it| matches!(it, Arg::Literal(_)))?;
    let Some(&Arg::Literal(word)) = inst.args.get(mask) else { return None };
    if !ImageOperands::from_bits_retain(word).contains(ImageOperands::LOD) {
        return None;
    }
    let Some(&Arg::Constant(level)) = inst.args.get(mask + 1) else { return None };
    let level = match module.constants[level] {
        Constant::Scalar { bits, .. } => f32::from_bits(bits as u32),
        Constant::Null(_) => 0.0,
        _ => return None,
    };
    ((0.0..=32.0).contains(&level) && level.fract() == 0.0).then_some(level as i32)
}

/// The positions of the mask and the `Offset` among the arguments of an image instruction.
fn offset(inst: &Inst) -> Option<(usize, usize)> {
    let facts = inst.op.facts();
    if !(facts.sample && !facts.projected || facts.gather || facts.fetch || facts.read) {
        return None;
    }
    // Behind the image, the coordinates, and what is compared or gathered.
    let mask_at = 2 + usize::from(facts.compares || facts.gather);
    let Some(&Arg::Literal(mask)) = inst.args.get(mask_at) else { return None };
    let mask = ImageOperands::from_bits_retain(mask);
    if !mask.contains(ImageOperands::OFFSET) {
        return None;
    }
    let mut at = mask_at + 1;
    for (bit, count) in [(ImageOperands::BIAS, 1), (ImageOperands::LOD, 1), (ImageOperands::GRAD, 2)] {
        if mask.contains(bit) {
            at += count;
        }
    }
    Some((mask_at, at))
}

/// Whether the instruction still waits for its offset to become constant.
pub fn wants(inst: &Inst) -> bool {
    let is_constant = |at: usize| matches!(inst.args.get(at), Some(Arg::Constant(_)));
    offset(inst).is_some_and(|(_, at)| !is_constant(at)) && !inst.op.facts().gather
}
