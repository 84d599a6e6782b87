//! Specialization constants that the module uses.

use rustc_hash::FxHashSet;

use super::{Context, ir_scalar};
use crate::{
    ir::{self, Arg, End},
    reflect::SpecConstant,
};

impl Context<'_> {
    pub(super) fn spec_constants(&mut self) {
        // Few shaders have any, and only those are worth a walk over the code.
        if !self.module.constants.iter().any(|(_, it)| matches!(it, ir::Constant::Spec { .. })) {
            return;
        }
        let used = constants_of(self.module);
        let mut found: Vec<(u32, ir::ConstantId)> = Vec::new();
        for id in used {
            if let ir::Constant::Spec { id: number, .. } = &self.module.constants[id]
                && !found.iter().any(|(known, _)| known == number)
            {
                found.push((*number, id));
            }
        }
        found.sort_by_key(|(number, _)| *number);
        for (number, id) in found {
            let ir::Constant::Spec { ty, bits, name, .. } = &self.module.constants[id] else { continue };
            let Some(scalar) = ir_scalar(self.module, *ty) else {
                let at = self.module.entries.first().map(|it| it.span).unwrap_or_default();
                self.sink.bug(at, format_args!("the specialization constant `{name}` is not a scalar"));
                continue;
            };
            self.out.spec_constants.push(SpecConstant {
                name: name.to_string(),
                id: number,
                scalar,
                default: *bits,
            });
        }
    }
}

/// Every constant that code, types of variables and execution modes use.
fn constants_of(module: &ir::Module) -> Vec<ir::ConstantId> {
    let mut found = Vec::new();
    let mut seen: FxHashSet<ir::ConstantId> = FxHashSet::default();
    let mut waiting: Vec<ir::ConstantId> = Vec::new();
    for (_, function) in module.functions.iter() {
        for &block in &function.order {
            for &value in &function.blocks[block].values {
                let inst = &function.values[value];
                // A constant that only debuggers want is not in the module.
                if inst.op.is_debug() {
                    continue;
                }
                waiting.extend(inst.args.iter().filter_map(|arg| match arg {
                    Arg::Constant(id) => Some(*id),
                    _ => None,
                }));
            }
            match &function.blocks[block].end {
                End::ReturnValue(Arg::Constant(id))
                | End::Branch { condition: Arg::Constant(id), .. }
                | End::Switch { selector: Arg::Constant(id), .. } => waiting.push(*id),
                _ => {}
            }
        }
    }
    let named = |operands: &[ir::Operand]| -> Vec<ir::ConstantId> {
        let constants = operands.iter().filter_map(|operand| match operand {
            ir::Operand::Constant(id) => Some(*id),
            _ => None,
        });
        constants.collect()
    };
    for (_, ty) in module.types.iter() {
        match ty {
            ir::Type::Array { length, .. } => waiting.push(*length),
            ir::Type::User { operands, .. } => waiting.extend(named(operands)),
            ir::Type::NodePayloads { decorations, .. } => {
                waiting.extend(decorations.iter().flat_map(|it| named(&it.operands)));
            }
            _ => {}
        }
    }
    for global in module.globals.values() {
        waiting.extend(global.decorations.iter().flat_map(|it| named(&it.operands)));
    }
    for entry in &module.entries {
        waiting.extend(entry.modes.iter().flat_map(|it| named(&it.operands)));
    }
    while let Some(id) = waiting.pop() {
        if !seen.insert(id) {
            continue;
        }
        found.push(id);
        match &module.constants[id] {
            ir::Constant::Composite { parts, .. } | ir::Constant::SpecComposite { parts, .. } => {
                waiting.extend(parts.iter().copied());
            }
            ir::Constant::SpecOp { args, .. } => {
                waiting.extend(args.iter().filter_map(|arg| match arg {
                    ir::SpecArg::Constant(id) => Some(*id),
                    ir::SpecArg::Literal(_) => None,
                }));
            }
            _ => {}
        }
    }
    found
}
