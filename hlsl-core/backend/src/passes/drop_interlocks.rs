//! Drops the order of accesses from functions that do not run in pixel shaders only, which alone can have one: a library
//! has the same functions for all its entry points. Such accesses are of no variable, for those are refused in other
//! stages (E0514).
//!
//! Needs: calls that pass resources are inlined.

use super::{Changed, Context};
use crate::ir::{
    spirv::{ExecutionModel as Model, Op as S},
    *,
};

pub fn run(module: &mut Module, _: &mut Context<'_>) -> Changed {
    let is_pixel = |it: &Entry| it.model == Model::Fragment;
    // Without any, lowering has ordered nothing; what inline SPIR-V orders is left to the rules for modules.
    if !module.entries.iter().any(is_pixel) {
        return Changed::Nothing;
    }
    let others = module.entries.iter().filter(|it| !is_pixel(it)).map(|it| it.function);
    let mut changed = Changed::Nothing;
    for id in reach::functions(module, others) {
        let Function { blocks, values, .. } = &mut module.functions[id];
        for block in blocks.values_mut() {
            let before = block.values.len();
            block.values.retain(|&it| !is_interlock(&values[it]));
            if block.values.len() < before {
                changed = Changed::Something;
            }
        }
    }
    changed
}

fn is_interlock(inst: &Inst) -> bool {
    inst.is(S::BeginInvocationInterlockEXT) || inst.is(S::EndInvocationInterlockEXT)
}
