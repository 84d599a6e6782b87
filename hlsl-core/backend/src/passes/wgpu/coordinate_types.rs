//! Adds the type of integer coordinates without a layer wherever an arrayed texture is read with integer coordinates:
//! naga's reader of SPIR-V looks for that type in the module, and panics if it is missing.
//!
//! Leaves: one unused value for each such integer type.

use super::Context;
use crate::ir::*;
use crate::spirv::Op as S;

pub fn run(module: &mut Module, context: &mut Context<'_>) {
    if context.settings.writes_wgsl {
        return;
    }
    let mut named: Vec<TypeId> = Vec::new();
    super::for_each_function(module, |module, function| {
        for block in function.order.clone() {
            for index in (0..function.blocks[block].values.len()).rev() {
                let inst = &function.values[function.blocks[block].values[index]];
                if !matches!(inst.core(), Some(S::ImageFetch | S::ImageRead | S::ImageWrite)) {
                    continue;
                }
                let (Some(&coordinates), loc) = (inst.args.get(1), inst.loc) else { continue };
                let ty = module.type_of(function, coordinates);
                let Type::Vector { element, len: 3 } = module.types[ty] else { continue };
                if named.contains(&element) {
                    continue;
                }
                named.push(element);
                let pair = module.vector(element, 2);
                let args = [coordinates, coordinates, Arg::Literal(0), Arg::Literal(1)];
                let new = Inst::new(S::VectorShuffle, pair, args, loc);
                let before =
                    index.checked_sub(1).map(|it| &function.values[function.blocks[block].values[it]]);
                let is_there =
                    before.is_some_and(|it| (it.op, it.ty, &it.args) == (new.op, new.ty, &new.args));
                if !is_there {
                    let value = function.values.add(new);
                    function.blocks[block].values.insert(index, value);
                }
            }
        }
    });
}
