//! Finds the counters and descriptor heaps that the code uses, in order.

use crate::{
    intrinsics,
    lower::reached::Reached,
    typed::{Argument, CastKind, ExprId, ExprKind, GlobalId, Program, Statement, visit},
    types::{ObjectKind, TypeId, Types},
};

#[derive(Default)]
pub(super) struct Uses {
    /// Buffers whose counter is used or may be through an alias, in order of first use.
    pub counters: Vec<GlobalId>,
    /// Whether anything counts at all.
    pub has_counter_call: bool,
    pub resource_heap: bool,
    pub sampler_heap: bool,
    /// Whether a buffer of the resource heap has its counter used.
    pub heap_counters: bool,
}

pub(super) fn of(program: &Program, reached: &Reached) -> Uses {
    let mut walk = Walk::default();
    // Statics are filled before anything else runs.
    for global in program.globals.values() {
        if let Some(initializer) = global.initializer {
            visit::expression(program, initializer, &mut |id| walk.see(program, id));
        }
    }
    for uniform in program.entries.iter().flat_map(|it| &it.uniforms) {
        walk.uses.alias_of(program, uniform.value);
    }
    for &function in reached.functions() {
        let Some(body) = &program.functions[function].body else { continue };
        let mut aliases = Vec::new();
        local_aliases(program, body, &mut aliases);
        if aliases.is_empty() {
            reached.uses(function).iter().for_each(|id| walk.see(program, *id));
            continue;
        }
        visit::statements(program, body, &mut |id| {
            if aliases.contains(&id) {
                walk.uses.alias_of(program, id);
            }
            walk.see(program, id);
        });
    }
    walk.uses.heap_counters = walk.has_heap_buffer && walk.uses.has_counter_call;
    walk.uses
}

#[derive(Default)]
struct Walk {
    uses: Uses,
    has_heap_buffer: bool,
}

impl Walk {
    fn see(&mut self, program: &Program, id: ExprId) {
        let expr = &program.expressions[id];
        match &expr.kind {
            ExprKind::Heap(ObjectKind::SamplerDescriptorHeap) => self.uses.sampler_heap = true,
            ExprKind::Heap(_) => self.uses.resource_heap = true,
            ExprKind::Cast { kind: CastKind::Resource, operand } => {
                let from = program.types.resource_kind(program.expressions[*operand].ty);
                let is_of_heap = matches!(from, Some(ObjectKind::HeapResource | ObjectKind::HeapSampler));
                self.has_heap_buffer |= is_of_heap && has_counter(&program.types, expr.ty);
            }
            ExprKind::Intrinsic { overload, object: Some(object), .. }
                if intrinsics::overload(*overload).uses_counter() =>
            {
                self.uses.has_counter_call = true;
                self.uses.counter_of(program, *object);
            }
            ExprKind::Call { arguments, .. } => {
                for argument in &program[*arguments] {
                    let (Argument::In(id)
                    | Argument::Out { place: id, .. }
                    | Argument::InOut { place: id, .. }
                    | Argument::Reference(id)) = argument
                    else {
                        continue;
                    };
                    self.uses.alias_of(program, *id);
                }
            }
            ExprKind::Assign { value, .. } => self.uses.alias_of(program, *value),
            _ => {}
        }
    }
}

fn has_counter(types: &Types, ty: TypeId) -> bool {
    types.resource_kind(ty).is_some_and(ObjectKind::has_counter)
}

/// The walk over expressions does not show which ones initialize a local; here are those of buffers with a counter.
fn local_aliases(program: &Program, statements: &[Statement], found: &mut Vec<ExprId>) {
    for statement in statements {
        match statement {
            Statement::Local { initializer: Some(id), .. }
                if has_counter(&program.types, program.expressions[*id].ty) =>
            {
                found.push(*id);
            }
            Statement::Block { statements, .. } => local_aliases(program, statements, found),
            Statement::If { then, otherwise, .. } => {
                local_aliases(program, then, found);
                local_aliases(program, otherwise, found);
            }
            Statement::For { initializer, body, .. } => {
                local_aliases(program, initializer, found);
                local_aliases(program, body, found);
            }
            Statement::DoWhile { body, .. } => local_aliases(program, body, found),
            Statement::Switch { cases, .. } => {
                for case in cases {
                    local_aliases(program, &case.body, found);
                }
            }
            _ => {}
        }
    }
}

impl Uses {
    /// A buffer that gets another name takes its counter along.
    fn alias_of(&mut self, program: &Program, id: ExprId) {
        if has_counter(&program.types, program.expressions[id].ty) {
            self.counter_of(program, id);
        }
    }

    fn counter_of(&mut self, program: &Program, object: ExprId) {
        let mut id = object;
        loop {
            match &program.expressions[id].kind {
                ExprKind::Global(global) => {
                    if !self.counters.contains(global) {
                        self.counters.push(*global);
                    }
                    return;
                }
                ExprKind::Index { base, .. } | ExprKind::Member { base, .. } => id = *base,
                ExprKind::Cast { operand, .. } => id = *operand,
                _ => return,
            }
        }
    }
}
