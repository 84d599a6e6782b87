//! Reports inline SPIR-V whose operands or types do not fit the instruction, and types that only inline SPIR-V makes: naga
//! does not take them, and the passes for wgpu rely on operands and types.
//!
//! Does not change the module.

use rustc_hash::FxHashSet;

use super::{Context, any_part};
use crate::{diagnostics::list::wgpu as errors, ir::*};

pub fn run(module: &mut Module, context: &mut Context<'_>) {
    let target = super::target_name(context);
    let mut refuse = |loc: LocId, what: &str, instead: &str| {
        let (what, instead, at) = (what.into(), instead.into(), module.locs[loc].span);
        context.sink.push(errors::WgpuOperation { target, what, instead, at });
    };
    // Each type is looked at, and reported, once.
    let mut known = FxHashSet::default();
    let mut is_foreign = |module: &Module, ty: TypeId| {
        let ty = module.pointee(ty).map_or(ty, |it| it.1);
        known.insert(ty) && any_part(module, ty, &|it| matches!(it, Type::User { .. }))
    };
    for function in module.functions.values() {
        for &value in function.order.iter().flat_map(|&it| &function.blocks[it].values) {
            let inst = &function.values[value];
            let mut args = inst.args.iter().filter_map(|it| module.interned().arg_type(function, *it));
            if is_foreign(module, inst.ty) || args.any(|it| is_foreign(module, it)) {
                let instead = "compile it for Vulkan, or use HLSL's own types";
                refuse(inst.loc, "types that only inline SPIR-V makes", instead);
            } else if inst.flags.contains(Flags::INLINE) {
                let instead = "declare the function with the instruction's operands and types";
                refuse(inst.loc, "inline SPIR-V whose operands do not fit the instruction", instead);
            }
        }
    }
}
