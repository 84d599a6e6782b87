//! Returns where control never arrives in a loop: some drivers cannot cope with `OpUnreachable` there. In a continue
//! construct, which has to lead back to the header, it stays.

use super::{Context, for_each_function};
use crate::{
    ir::{
        dominance::{ConstructKind, Edges, Flow, Structure},
        *,
    },
    passes::Changed,
};

pub fn run(module: &mut Module, _: &mut Context<'_>) -> Changed {
    for_each_function(module, |module, function| {
        let has_loop = function.order.iter().any(|&it| function.blocks[it].is_loop_header());
        let is_unreachable = |it: &&BlockId| function.blocks[**it].end == End::Unreachable;
        let ends: Vec<BlockId> = function.order.iter().filter(is_unreachable).copied().collect();
        if !has_loop || ends.is_empty() {
            return false;
        }
        let structure = Structure::new(function, &Flow::new(function, Edges::Structural));
        let mut any = false;
        for block in ends {
            let kinds = || structure.chain(structure.around[block]).map(|it| it.1.kind);
            if !kinds().any(|it| it == ConstructKind::Loop) || kinds().any(|it| it == ConstructKind::Continue)
            {
                continue;
            }
            let result = function.result;
            function.blocks[block].end = match module.types[result] {
                Type::Void => End::Return,
                _ => End::ReturnValue(module.undef(result).into()),
            };
            any = true;
        }
        any
    })
}
