//! What a module does with its images and buffers, for hosts that have to say so in advance.

use super::{Arg, Function, Global, GlobalId, Module, Type, ValueId, place::place};
use crate::arena::IdMap;
use crate::spirv::{Decoration, Op as S};

/// What the shader does with a resource.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Access {
    pub reads: bool,
    pub writes: bool,
    /// It reads an image through a sampler.
    pub samples: bool,
    /// It compares what it reads of an image.
    pub compares: bool,
}

impl Access {
    /// What is done here or there.
    pub fn add(&mut self, other: Access) {
        self.reads |= other.reads;
        self.writes |= other.writes;
        self.samples |= other.samples;
        self.compares |= other.compares;
    }
}

/// Of each variable. Buffers are read, and written unless the variable says otherwise.
pub fn accesses(module: &Module) -> IdMap<Global, Access> {
    let mut all: IdMap<Global, Access> = IdMap::default();
    for (id, global) in module.globals.iter() {
        let is_buffer = global.binding.is_some() && !is_image(module, id);
        let is_constant = global.decorations.iter().any(|it| it.is(Decoration::NonWritable));
        all[id] = Access { reads: is_buffer, writes: is_buffer && !is_constant, ..Access::default() };
    }
    for function in module.functions.values() {
        for &value in function.order.iter().flat_map(|&it| &function.blocks[it].values) {
            if let Some((access, image)) = of_instruction(function, value)
                && let Some(place) = place(function, image)
            {
                all[place.global].add(access);
            }
        }
    }
    all
}

fn is_image(module: &Module, global: GlobalId) -> bool {
    let image = module.pointee(module.globals[global].ty).map(|it| module.innermost(it.1));
    image.is_some_and(|it| matches!(module.types[it], Type::Image(_)))
}

/// What an instruction does with an image.
fn of_instruction(function: &Function, value: ValueId) -> Option<(Access, Arg)> {
    let inst = &function.values[value];
    let image = *inst.args.first()?;
    let fetches = Access { reads: true, ..Access::default() };
    let samples = Access { samples: true, ..fetches };
    let access = match inst.core()? {
        S::ImageRead | S::ImageSparseRead | S::ImageFetch | S::ImageSparseFetch => {
            return Some((fetches, image));
        }
        S::ImageWrite => return Some((Access { writes: true, ..Access::default() }, image)),
        S::ImageSampleImplicitLod | S::ImageSampleExplicitLod | S::ImageGather => samples,
        S::ImageSampleDrefImplicitLod | S::ImageSampleDrefExplicitLod | S::ImageDrefGather => {
            Access { compares: true, ..samples }
        }
        _ => return None,
    };
    let both = &function.values[image.value()?];
    Some((access, *both.args.first().filter(|_| both.is(S::SampledImage))?))
}
