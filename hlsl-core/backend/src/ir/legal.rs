//! What makes a module legal: resources stand only where Vulkan lets them stand.

use super::{facts::Types, *};
use crate::spirv::Op as S;

/// Whether no variable, parameter or choice that functions have is of a type that only globals may have.
pub fn is_legal(module: &Module) -> bool {
    find_illegal(module).is_none()
}

/// The first thing that hides where a resource comes from, as text for people who work on passes.
pub fn find_illegal(module: &Module) -> Option<String> {
    let types = module.interned();
    let has_hiding_globals = has_hiding_globals(module);
    module.functions.iter().find_map(|(id, function)| {
        illegal_in(types, function, has_hiding_globals)
            .map(|text| format!("${} {:?}: {text}", id.index(), function.name))
    })
}

/// Whether a cooperative matrix is loaded or stored in a layout that is no constant yet.
pub fn has_open_layouts(module: &Module) -> bool {
    let is_open = |inst: &Inst| {
        let layout = match inst.op {
            Op::Core(S::CooperativeMatrixLoadKHR) => 1,
            Op::Core(S::CooperativeMatrixStoreKHR) => 2,
            _ => return false,
        };
        !matches!(inst.args.get(layout), Some(Arg::Constant(_)))
    };
    module.functions.values().any(|function| {
        function
            .order
            .iter()
            .any(|&block| function.blocks[block].values.iter().any(|&value| is_open(&function.values[value])))
    })
}

/// Whether a global holds resources in memory, used or not.
pub fn has_hiding_globals(module: &Module) -> bool {
    module.globals.values().any(|it| hides_behind(module.interned(), it.ty))
}

/// Whether a global that holds resources in memory is kept though nothing may read it, and what is written to it, too.
pub fn keeps_hiding_globals(module: &Module) -> bool {
    module.globals.values().any(|it| it.keep && hides_behind(module.interned(), it.ty))
}

/// Whether values of the type cannot be chosen at run time and are not objects that may stand in memory.
fn hides(types: Types<'_>, ty: TypeId) -> bool {
    types.is_opaque(ty) && !types.holds_object(ty)
}

/// Whether the pointer leads to memory of the invocation that holds such a value.
fn hides_behind(types: Types<'_>, pointer: TypeId) -> bool {
    match types.pointee(pointer) {
        Some((StorageClass::FUNCTION | StorageClass::PRIVATE, ty)) => hides(types, ty),
        _ => false,
    }
}

fn illegal_in(types: Types<'_>, function: &Function, has_hiding_globals: bool) -> Option<String> {
    let ty_of = |value: ValueId| function.values[value].ty;
    let hides_in_parameter = |&&it: &&ValueId| match types.pointee(ty_of(it)) {
        Some((StorageClass::FUNCTION, ty)) => hides(types, ty),
        _ => hides(types, ty_of(it)),
    };
    if let Some(parameter) = function.parameters.iter().find(hides_in_parameter) {
        return Some(format!("%{} passes a resource", parameter.index()));
    }
    for &block in &function.order {
        let block = &function.blocks[block];
        if let Some(parameter) = block.parameters.iter().find(|&&it| hides(types, ty_of(it))) {
            return Some(format!("%{} is a choice of resources", parameter.index()));
        }
        for &value in &block.values {
            let inst = &function.values[value];
            let is_illegal = match inst.op {
                Op::Core(S::Variable) => hides_behind(types, inst.ty),
                Op::Core(S::Select) => hides(types, inst.ty),
                // A pointer to an image was wanted.
                Op::Core(S::ImageTexelPointer) => !inst.args.first().is_some_and(|&it| {
                    types.arg_type(function, it).is_some_and(|it| types.pointee(it).is_some())
                }),
                _ => false,
            };
            if is_illegal {
                return Some(format!("%{} hides where a resource comes from", value.index()));
            }
            if !has_hiding_globals || inst.op.is_debug() {
                continue;
            }
            for &arg in &inst.args {
                if let Arg::Global(global) = arg
                    && hides_behind(types, types.globals[global].ty)
                {
                    return Some(format!("@{} holds a resource in memory", global.index()));
                }
            }
        }
    }
    None
}
