//! What passes share that replace types or constants wherever a module mentions them.

use crate::ir::*;

/// What takes the place of each type and constant.
pub(super) trait Replace {
    fn ty(&mut self, module: &mut Module, ty: TypeId) -> TypeId;
    fn constant(&mut self, module: &mut Module, constant: ConstantId) -> ConstantId;
}

/// Replaces what functions and the types and initializers of globals mention; not operands of decorations and execution
/// modes.
pub(super) fn replace(module: &mut Module, with: &mut impl Replace) {
    super::for_each_function(module, |module, function| {
        function.for_each_arg_mut(|arg| match arg {
            Arg::Constant(constant) => *constant = with.constant(module, *constant),
            Arg::Type(ty) => *ty = with.ty(module, *ty),
            _ => {}
        });
        function.result = with.ty(module, function.result);
        for value in function.values.ids() {
            let (old, new) = (function.values[value].ty, with.ty(module, function.values[value].ty));
            if new != old {
                function.values[value].ty = new;
            }
        }
    });
    for global in module.globals.ids() {
        module.globals[global].ty = with.ty(module, module.globals[global].ty);
        if let Some(initializer) = module.globals[global].initializer {
            module.globals[global].initializer = Some(with.constant(module, initializer));
        }
    }
}
