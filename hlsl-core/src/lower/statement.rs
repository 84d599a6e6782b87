//! Statements → blocks, structured from the start.

use smallvec::SmallVec;

use crate::{
    attribute::{self, Attribute, AttributeKind},
    ir::{Arg, BlockId, End, Scope, Target, build::LoopShape, spirv},
    lower::{Lower, calls::hit_object, chain},
    source::Span,
    typed::{Case, CaseLabel, ExprId, GlobalId, LocalId, Statement},
};

/// Where a block in braces ends.
pub(super) fn closing_brace(block: Span) -> Span {
    Span::new(block.end.saturating_sub(1).max(block.start), block.end)
}

/// Where `break` and `continue` go.
#[derive(Clone, Copy, Debug)]
pub(super) struct Jump {
    breaking: BlockId,
    /// None in a `switch`: the loop around it is meant.
    continuing: Option<BlockId>,
}

impl<'a> Lower<'a> {
    /// Lowers statements until one of them ends the block.
    pub(super) fn statements(&mut self, statements: &'a [Statement]) {
        for statement in statements {
            if self.builder.is_ended() {
                break;
            }
            self.statement(statement);
        }
    }

    pub(super) fn statement(&mut self, statement: &'a Statement) {
        match statement {
            Statement::Expression(value) => {
                self.at(self.input.expr(*value).span);
                self.discard_value(*value);
            }
            Statement::Local { local, initializer } => self.declare(*local, *initializer),
            Statement::StaticLocal { global, span } => self.static_local(*global, *span),
            Statement::Block { statements, span } => {
                self.in_scope(*span, |it| it.statements(statements));
                // What follows before the next statement, if anything does, leaves the block.
                self.at(closing_brace(*span));
            }
            Statement::If { .. } => self.branches(statement),
            Statement::For { attributes, initializer, condition, step, body, span } => {
                self.at(*span);
                self.statements(initializer);
                let name = if initializer.is_empty() && step.is_none() { WHILE } else { FOR };
                self.for_loop(attributes, *condition, *step, body, name);
            }
            Statement::DoWhile { attributes, body, condition, span } => {
                self.at(*span);
                self.do_loop(attributes, body, *condition);
            }
            Statement::Switch { attributes, value, cases, span, body } => {
                self.at(*span);
                self.in_scope(*body, |it| it.switch(attributes, *value, cases, *body));
            }
            Statement::Break(span) => {
                self.at(*span);
                match self.body.jumps.last() {
                    Some(jump) => self.builder.jump(jump.breaking),
                    None => self.bug("`break` outside of a loop or `switch`"),
                }
            }
            Statement::Continue(span) => {
                self.at(*span);
                match self.body.jumps.iter().rev().find_map(|jump| jump.continuing) {
                    Some(target) => self.builder.jump(target),
                    None => self.bug("`continue` outside of a loop"),
                }
            }
            Statement::Return { value, span } => self.return_value(*value, *span),
            Statement::Discard(span) => {
                self.at(*span);
                self.discard_pixel();
            }
        }
    }

    /// Runs `work` in a new lexical scope.
    pub(super) fn in_scope(&mut self, span: Span, work: impl FnOnce(&mut Self)) {
        let outer = self.body.scope;
        let scope = self.module.scopes.add(Scope { parent: outer, function: None, span });
        self.body.scope = Some(scope);
        self.at(span);
        work(self);
        self.body.scope = outer;
    }

    fn declare(&mut self, local: LocalId, initializer: Option<ExprId>) {
        let Some(function) = self.body.function else {
            return self.bug("a variable is declared outside of functions");
        };
        let declared = &function.locals[local];
        self.at(declared.span);
        let place = self.local(local, declared.ty);
        if let Some(initializer) = initializer {
            let from = self.input.expr(initializer).ty;
            let value = self.value_for(initializer, declared.is_precise);
            let value = match (self.shape(from), self.shape(declared.ty)) {
                (Some(_), Some(_)) => self.convert(value, from, declared.ty, declared.span),
                _ => value,
            };
            self.at(declared.span);
            self.store(&place, value);
        } else {
            hit_object::fill_with_nops(self, &place);
        }
        self.at(declared.span);
        self.show_variable(&place);
    }

    /// Initializes a `static` local the first time control comes here, if it has no constant for an initializer.
    fn static_local(&mut self, global: GlobalId, span: Span) {
        self.at(span);
        self.note_static_local(global);
        let program = self.input.program;
        let declared = &program.globals[global];
        let place = self.global(global);
        let Some(initializer) = declared.initializer else { return };
        if !self.needs_initialization(global) {
            return;
        }
        let guard = Arg::Global(self.initialization_guard(global));
        let bool = self.module.bool();
        let is_done = self.builder.load(bool, guard);
        let todo = self.builder.new_block("if.init.todo");
        let done = self.builder.new_block("if.init.done");
        self.builder.selection(done, spirv::SelectionControl::NONE);
        self.builder.branch(is_done, done, todo);
        self.builder.start(todo);
        let value = self.value_for(initializer, declared.is_precise);
        self.store(&place, value);
        let yes = self.boolean(true);
        self.builder.store(guard, yes);
        self.builder.jump(done);
        self.builder.start(done);
    }

    fn return_value(&mut self, value: Option<ExprId>, span: Span) {
        self.at(span);
        let Some(function) = self.body.function else {
            self.bug("a value is returned outside of functions");
            return self.builder.end(End::Return);
        };
        let is_void = function.return_type == self.types.void;
        match value {
            Some(value) if is_void => {
                self.discard_value(value);
                self.builder.end(End::Return);
            }
            Some(value) => {
                let from = self.input.expr(value).ty;
                let result = self.value_for(value, function.is_precise);
                let result = match (self.shape(from), self.shape(function.return_type)) {
                    (Some(_), Some(_)) => self.convert(result, from, function.return_type, span),
                    _ => result,
                };
                self.at(span);
                self.builder.end(End::ReturnValue(result));
            }
            None => self.builder.end(End::Return),
        }
    }

    // --------------------------------------------------------------------------------------------- selections

    /// `if`, with any number of `else if`: the chain is walked in a loop.
    fn branches(&mut self, first: &'a Statement) {
        let mut merges: Vec<BlockId> = Vec::new();
        let mut at = first;
        loop {
            let Statement::If { attributes, condition, then, otherwise, span } = at else { break };
            self.at(*span);
            let condition = self.value(*condition);
            let yes = self.builder.new_block("if.true");
            let no = (!otherwise.is_empty()).then(|| self.builder.new_block("if.false"));
            let merge = self.builder.new_block("if.merge");
            self.builder.selection(merge, selection_control(attributes));
            self.builder.branch(condition, yes, no.unwrap_or(merge));
            self.builder.start(yes);
            self.statements(then);
            self.builder.jump(merge);
            merges.push(merge);
            let Some(no) = no else { break };
            self.builder.start(no);
            match otherwise.as_slice() {
                [only @ Statement::If { .. }] => at = only,
                statements => {
                    self.statements(statements);
                    break;
                }
            }
        }
        self.end_ifs(merges);
    }

    /// Each merge block jumps to the next outer one.
    pub(super) fn end_ifs(&mut self, mut merges: Vec<BlockId>) {
        while let Some(merge) = merges.pop() {
            self.builder.jump(merge);
            self.builder.start(merge);
            if !self.is_reached(merge) {
                self.builder.end(End::Unreachable);
            }
        }
    }

    /// Whether any block filled so far jumps to `block`.
    fn is_reached(&self, block: BlockId) -> bool {
        self.builder.reaches(block)
    }

    fn switch(&mut self, attributes: &'a [Attribute], value: ExprId, cases: &'a [Case], body: Span) {
        if let Some(bodies) = chain::is_wanted(attributes).then(|| chain::bodies(cases)).flatten() {
            return self.chain_of_ifs(value, cases, &bodies);
        }
        let selector = self.value(value);
        let merge = self.builder.new_block("switch.merge");
        let blocks: Vec<BlockId> = cases
            .iter()
            .map(|case| {
                let is_default = case.labels.contains(&CaseLabel::Default);
                self.builder.new_block(if is_default { "switch.default" } else { "switch.case" })
            })
            .collect();
        let mut default = merge;
        let mut targets = Vec::new();
        let mut seen = rustc_hash::FxHashSet::default();
        let is_wide = {
            let ty = self.type_of(selector);
            matches!(self.module.types[ty], crate::ir::Type::Int { width: 64, .. })
        };
        for (case, &block) in cases.iter().zip(&blocks) {
            for label in &case.labels {
                match *label {
                    CaseLabel::Default => default = block,
                    CaseLabel::Value(value) => {
                        let bits = if is_wide { value as u64 } else { u64::from(value as u32) };
                        if seen.insert(bits) {
                            targets.push((bits, Target::new(block)));
                        }
                    }
                }
            }
        }
        if targets.is_empty() && default == merge {
            // Nothing to choose from.
            self.builder.jump(merge);
            self.builder.start(merge);
            return;
        }
        self.builder.selection(merge, selection_control(attributes));
        self.builder.end(End::Switch { selector, default: Target::new(default), cases: targets });
        self.body.jumps.push(Jump { breaking: merge, continuing: None });
        for (index, (case, &block)) in cases.iter().zip(&blocks).enumerate() {
            self.builder.start(block);
            self.at(case.span);
            self.statements(&case.body);
            // Without a `break`, on to the next case.
            self.at(cases.get(index + 1).map_or(closing_brace(body), |it| it.span));
            self.builder.jump(blocks.get(index + 1).copied().unwrap_or(merge));
        }
        self.body.jumps.pop();
        self.builder.start(merge);
        if !self.is_reached(merge) {
            self.builder.end(End::Unreachable);
        }
    }

    // -------------------------------------------------------------------------------------------------- loops

    fn for_loop(
        &mut self,
        attributes: &'a [Attribute],
        condition: Option<ExprId>,
        step: Option<ExprId>,
        statements: &'a [Statement],
        names: LoopNames,
    ) {
        let header = self.builder.new_block(names.check);
        let body = self.builder.new_block(names.body);
        let continuing = self.builder.new_block(names.continuing);
        let merge = self.builder.new_block(names.merge);
        self.builder.jump(header);
        self.builder.start(header);
        let shape = loop_shape(attributes, merge, continuing);
        match condition {
            None => {
                self.builder.loop_header(shape);
                self.builder.jump(body);
            }
            Some(condition) => {
                let value = self.value(condition);
                if self.builder.block == header {
                    self.builder.loop_header(shape);
                } else {
                    // The condition has blocks of its own; the header must come before them.
                    self.builder.split_header(header, names.header, shape);
                }
                self.builder.branch(value, body, merge);
            }
        }
        self.builder.start(body);
        self.body.jumps.push(Jump { breaking: merge, continuing: Some(continuing) });
        self.statements(statements);
        self.body.jumps.pop();
        self.builder.jump(continuing);
        self.builder.start(continuing);
        if let Some(step) = step {
            self.at(self.input.expr(step).span);
            self.discard_value(step);
        }
        self.builder.jump(header);
        self.builder.start(merge);
        if !self.is_reached(merge) {
            self.builder.end(End::Unreachable);
        }
    }

    fn do_loop(&mut self, attributes: &'a [Attribute], statements: &'a [Statement], condition: ExprId) {
        let header = self.builder.new_block("do_while.header");
        let body = self.builder.new_block("do_while.body");
        let continuing = self.builder.new_block("do_while.continue");
        let merge = self.builder.new_block("do_while.merge");
        self.builder.jump(header);
        self.builder.start(header);
        self.builder.loop_header(loop_shape(attributes, merge, continuing));
        self.builder.jump(body);
        self.builder.start(body);
        self.body.jumps.push(Jump { breaking: merge, continuing: Some(continuing) });
        self.statements(statements);
        self.body.jumps.pop();
        self.builder.jump(continuing);
        self.builder.start(continuing);
        let value = self.value(condition);
        self.builder.branch(value, header, merge);
        self.builder.start(merge);
    }
}

#[derive(Clone, Copy)]
struct LoopNames {
    header: &'static str,
    check: &'static str,
    body: &'static str,
    continuing: &'static str,
    merge: &'static str,
}

const FOR: LoopNames = LoopNames {
    header: "for.header",
    check: "for.check",
    body: "for.body",
    continuing: "for.continue",
    merge: "for.merge",
};
const WHILE: LoopNames = LoopNames {
    header: "while.header",
    check: "while.check",
    body: "while.body",
    continuing: "while.continue",
    merge: "while.merge",
};

fn selection_control(attributes: &[Attribute]) -> spirv::SelectionControl {
    attribute::find(attributes, |kind| match kind {
        AttributeKind::Branch => Some(spirv::SelectionControl::DONT_FLATTEN),
        AttributeKind::Flatten => Some(spirv::SelectionControl::FLATTEN),
        _ => None,
    })
    .unwrap_or(spirv::SelectionControl::NONE)
}

fn loop_shape(attributes: &[Attribute], merge: BlockId, continuing: BlockId) -> LoopShape {
    let control = attribute::find(attributes, |kind| match kind {
        AttributeKind::Unroll(_) => Some(spirv::LoopControl::UNROLL),
        AttributeKind::Loop | AttributeKind::FastOpt => Some(spirv::LoopControl::DONT_UNROLL),
        _ => None,
    });
    let control = control.unwrap_or(spirv::LoopControl::NONE);
    LoopShape { merge, continuing, control, operands: SmallVec::new() }
}
