//! Where variables are evaluated between stages: naga reads `Centroid` and `Sample`, but forgets them where interpolation
//! is with perspective, because SPIR-V has no decoration for that.

use std::collections::BTreeMap;

use naga::{Binding, Interpolation, Module, Sampling, ShaderStage, TypeInner};

const OP_ENTRY_POINT: u32 = 15;
const OP_DECORATE: u32 = 71;
const LOCATION: u32 = 30;
const CENTROID: u32 = 16;
const SAMPLE: u32 = 17;

/// What a module says about one of its variables.
#[derive(Default)]
struct Variable {
    location: Option<u32>,
    sampling: Option<Sampling>,
}

/// Puts the modifiers back into the module that naga read from `words`.
pub fn restore(words: &[u32], module: &mut Module) {
    let variables = variables(words);
    if variables.values().all(|it| it.sampling.is_none()) {
        return;
    }
    for instruction in instructions(words).filter(|it| it.opcode == OP_ENTRY_POINT) {
        let Some((name, interface)) = instruction.operands.get(2..).and_then(string) else { continue };
        let interface: Vec<&Variable> = interface.iter().filter_map(|id| variables.get(id)).collect();
        let Some(entry) = module.entry_points.iter_mut().find(|it| it.name == name) else { continue };
        let function = &mut entry.function;
        // Modifiers are on outputs of vertex shaders and on inputs of pixel shaders, and have to match.
        match (entry.stage, &function.result) {
            (ShaderStage::Fragment, _) => {
                function.arguments.iter_mut().for_each(|it| set(&mut it.binding, &interface));
            }
            (ShaderStage::Vertex, Some(result)) => {
                let mut ty = module.types[result.ty].clone();
                let TypeInner::Struct { members, .. } = &mut ty.inner else { continue };
                members.iter_mut().for_each(|it| set(&mut it.binding, &interface));
                if module.types.get(&ty).is_none() {
                    module.types.replace(result.ty, ty);
                }
            }
            _ => {}
        }
    }
}

fn set(binding: &mut Option<Binding>, interface: &[&Variable]) {
    let Some(Binding::Location {
        location, interpolation: Some(Interpolation::Perspective), sampling, ..
    }) = binding
    else {
        return;
    };
    let is_it = |it: &&&Variable| it.location == Some(*location) && it.sampling.is_some();
    if let Some(variable) = interface.iter().find(is_it) {
        *sampling = variable.sampling;
    }
}

/// Variables with a location, by their ids.
fn variables(words: &[u32]) -> BTreeMap<u32, Variable> {
    let mut variables: BTreeMap<u32, Variable> = BTreeMap::new();
    for instruction in instructions(words).filter(|it| it.opcode == OP_DECORATE) {
        let &[id, decoration, ref rest @ ..] = instruction.operands else { continue };
        let sampling = match decoration {
            LOCATION => None,
            CENTROID => Some(Sampling::Centroid),
            SAMPLE => Some(Sampling::Sample),
            _ => continue,
        };
        let variable = variables.entry(id).or_default();
        match sampling {
            Some(_) => variable.sampling = sampling,
            None => variable.location = rest.first().copied(),
        }
    }
    variables
}

struct Instruction<'w> {
    opcode: u32,
    operands: &'w [u32],
}

/// The instructions of a module, as far as their lengths make sense.
fn instructions(words: &[u32]) -> impl Iterator<Item = Instruction<'_>> {
    let mut rest = words.get(5..).unwrap_or_default();
    std::iter::from_fn(move || {
        let first = *rest.first()?;
        let operands = rest.get(1..(first >> 16) as usize)?;
        rest = &rest[1 + operands.len()..];
        Some(Instruction { opcode: first & 0xffff, operands })
    })
}

/// A string, and the operands behind it.
fn string(words: &[u32]) -> Option<(String, &[u32])> {
    let end = words.iter().position(|word| word.to_le_bytes().contains(&0))?;
    let bytes: Vec<u8> =
        words[..=end].iter().flat_map(|it| it.to_le_bytes()).take_while(|&it| it != 0).collect();
    Some((String::from_utf8(bytes).ok()?, &words[end + 1..]))
}
