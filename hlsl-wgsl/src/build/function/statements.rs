//! Statements: the nodes of a function's regions, in their order.

use hlsl_backend::ir::{BlockId, End, Op, ValueId, spirv::Op as S};

use super::{Body, Fault, flow, regions};
use crate::{
    build::{
        Writer,
        regions::{Leaves, ListId, Node},
    },
    tree::*,
};

impl<'m> Body<'_, 'm> {
    pub(super) fn list(&mut self, id: ListId) -> Result<Vec<Statement>, Fault> {
        let around = std::mem::take(&mut self.out);
        let nodes = std::mem::take(&mut self.regions.lists[id.0].nodes);
        for (index, node) in nodes.iter().enumerate() {
            self.declare(id, index, node)?;
            self.node(node)?;
        }
        Ok(std::mem::replace(&mut self.out, around))
    }

    /// Declares the variables that the node needs.
    fn declare(&mut self, list: ListId, index: usize, node: &Node) -> Result<(), Fault> {
        let Some(values) = self.scopes.declared.remove(&(list, index)) else { return Ok(()) };
        // A jump in the same list that comes first gives them their values at once.
        let first: &[ValueId] = match node {
            Node::Pass(block, index) => self.parameters(*block, *index),
            _ => &[],
        };
        for value in values {
            let name = self.name_for(value);
            if first.contains(&value) {
                self.undeclared[value] = true;
                if self.scopes.is_used_inside(value, list) {
                    self.counters.push(name);
                }
            } else {
                let ty = self.writer.ty(self.function.values[value].ty)?;
                self.out.push(Statement::Var { name, ty, value: None });
            }
        }
        Ok(())
    }

    /// The parameters that a jump gives values to.
    fn parameters(&self, block: BlockId, index: usize) -> &'m [ValueId] {
        let target = self.function.blocks[block].end.target(index);
        target.map_or(&[], |it| &self.function.blocks[it.block].parameters)
    }

    fn node(&mut self, node: &Node) -> Result<(), Fault> {
        match node {
            Node::Code(block) => {
                let function = self.function;
                self.hits.clear();
                function.blocks[*block].values.iter().try_for_each(|&it| self.instruction(it))
            }
            Node::Pass(block, index) => self.pass(*block, *index),
            Node::If { at, then, otherwise } => self.choice(*at, *then, *otherwise),
            Node::Switch { at, cases, leaves } => self.switch(*at, cases, *leaves),
            Node::Loop { body, continuing, leaves_at } => self.repeat(*body, *continuing, *leaves_at),
            Node::Break => self.end_with(Statement::Break),
            Node::Continue => self.end_with(Statement::Continue),
            Node::Leave => {
                let flag = self.leave_flag.clone().ok_or("a jump out of no loop")?;
                self.out
                    .push(Statement::Assign { to: Expr::Name(flag), value: Expr::Literal(Scalar::Bool, 1) });
                self.end_with(Statement::Break)
            }
            Node::End(block) => self.end(*block),
        }
    }

    fn end_with(&mut self, statement: Statement) -> Result<(), Fault> {
        self.out.push(statement);
        Ok(())
    }

    fn choice(&mut self, at: BlockId, then: ListId, otherwise: ListId) -> Result<(), Fault> {
        let End::Branch { condition, .. } = self.function.blocks[at].end else {
            return Err("a selection without a condition".into());
        };
        let condition = self.expr(condition)?;
        self.name_readers();
        let (then, otherwise) = (self.list(then)?, self.list(otherwise)?);
        let (condition, then, otherwise) = match (then.is_empty(), otherwise.is_empty()) {
            (true, true) => return Ok(()),
            (true, false) => (condition.not(), otherwise, then),
            _ => (condition, then, otherwise),
        };
        self.out.push(Statement::If { condition, then, otherwise });
        Ok(())
    }

    fn switch(&mut self, at: BlockId, cases: &[regions::Case], leaves: Leaves) -> Result<(), Fault> {
        let End::Switch { selector, .. } = self.function.blocks[at].end else {
            return Err("a `switch` without a selector".into());
        };
        let ty = self.type_of(selector)?;
        let scalar = self.writer.scalar(ty)?;
        let selector = self.expr(selector)?;
        self.name_readers();
        if leaves == Leaves::FromLoop {
            let name = self.names.unique("leaves");
            self.out.push(Statement::Var { name: name.clone(), ty: Type::Scalar(Scalar::Bool), value: None });
            self.leave_flag = Some(name);
        }
        let mut made = Vec::with_capacity(cases.len());
        for case in cases {
            let mut body = self.list(case.body)?;
            if body.last() == Some(&Statement::Break) {
                body.pop();
            }
            let labels = case.labels.iter().map(|&it| Expr::Literal(scalar, it)).collect();
            made.push(Case { labels, is_default: case.is_default, body });
        }
        self.out.push(Statement::Switch { selector, cases: made });
        if let (Leaves::FromLoop | Leaves::FromSwitch, Some(flag)) = (leaves, &self.leave_flag) {
            let (condition, then) = (Expr::Name(flag.clone()), vec![Statement::Break]);
            self.out.push(Statement::If { condition, then, otherwise: Vec::new() });
        }
        Ok(())
    }

    fn repeat(
        &mut self,
        body: ListId,
        continuing: ListId,
        leaves_at: Option<(BlockId, bool)>,
    ) -> Result<(), Fault> {
        self.name_readers();
        self.loops += 1;
        let flag = self.leave_flag.take();
        let mut body = self.list(body)?;
        let (mut continuing, mut break_if) = self.continuing(continuing, leaves_at)?;
        self.leave_flag = flag;
        self.loops -= 1;
        if body.last() == Some(&Statement::Continue) {
            body.pop();
        }
        if break_if.is_none() && !flow::is_left(&body) {
            // Browsers refuse a loop that nothing leaves: it gets an exit that is never taken.
            break_if = Some(Expr::Literal(Scalar::Bool, 0));
        }
        let begins_with_condition = break_if.is_none() && flow::condition(&body).is_some();
        if begins_with_condition && !flow::is_step(&continuing, &body) && !flow::continues(&body) {
            // What follows the body is the end of it, except for one step.
            let step = continuing.pop();
            body.append(&mut continuing);
            continuing.extend(step);
            if !flow::is_step(&continuing, &body) {
                body.append(&mut continuing);
            }
        }
        let made = match flow::condition(&body) {
            Some(condition) if continuing.is_empty() && break_if.is_none() => {
                body.remove(0);
                Statement::While { condition, body }
            }
            Some(condition) if break_if.is_none() && flow::is_step(&continuing, &body) => {
                body.remove(0);
                let init = self.first_value(&continuing, &condition);
                let step = continuing.into_iter().next().map(Box::new);
                Statement::For { init: init.map(Box::new), condition, step, body }
            }
            _ => Statement::Loop { body, continuing, break_if },
        };
        self.end_with(made)
    }

    /// Takes the declaration of what a loop counts, if it has just been written and nothing behind the loop needs it.
    fn first_value(&mut self, step: &[Statement], condition: &Expr) -> Option<Statement> {
        let Some(Statement::Assign { to: Expr::Name(counter), .. }) = step.first() else { return None };
        match self.out.last() {
            Some(Statement::Var { name, value: Some(_), .. })
                if name == counter && self.counters.contains(name) && condition.mentions(name) =>
            {
                self.out.pop()
            }
            _ => None,
        }
    }

    fn continuing(
        &mut self,
        list: ListId,
        leaves_at: Option<(BlockId, bool)>,
    ) -> Result<(Vec<Statement>, Option<Expr>), Fault> {
        let Some((block, leaves_if)) = leaves_at else { return Ok((self.list(list)?, None)) };
        let End::Branch { condition, .. } = &self.function.blocks[block].end else {
            return Err("a loop that ends without a condition".into());
        };
        // The jumps may change what the condition depends on.
        let around = std::mem::take(&mut self.out);
        let nodes = std::mem::take(&mut self.regions.lists[list.0].nodes);
        let (jumps, before): (Vec<_>, Vec<_>) =
            nodes.iter().enumerate().partition(|it| matches!(it.1, Node::Pass(from, _) if *from == block));
        for (index, node) in before {
            self.declare(list, index, node)?;
            self.node(node)?;
        }
        let mut leaves = self.expr(*condition)?;
        let is_passing = jumps.iter().any(
            |(_, node)| matches!(node, Node::Pass(from, index) if !self.parameters(*from, *index).is_empty()),
        );
        if is_passing && !matches!(leaves, Expr::Literal(..)) {
            leaves = Expr::Name(self.bind("leaves", leaves));
        }
        for (index, node) in jumps {
            self.declare(list, index, node)?;
            self.node(node)?;
        }
        if !leaves_if {
            leaves = leaves.not();
        }
        Ok((std::mem::replace(&mut self.out, around), Some(leaves)))
    }

    fn end(&mut self, block: BlockId) -> Result<(), Fault> {
        match &self.function.blocks[block].end {
            End::ReturnValue(value) => {
                let value = self.expr(*value)?;
                self.end_with(Statement::Return(Some(value)))
            }
            End::Return => {
                // A task shader that comes to its end starts no group.
                let value = self.returned()?.or_else(|| self.nothing());
                self.end_with(Statement::Return(value))
            }
            End::Kill => {
                self.out.push(Statement::Discard);
                // A discarded thread goes on, without effects, so that those beside it have derivatives. In a loop that
                // could be for ever.
                match self.loops {
                    0 => Ok(()),
                    _ => self.end_with(Statement::Return(self.nothing())),
                }
            }
            End::Unreachable => self.end_with(Statement::Return(self.nothing())),
            End::Other { op: Op::Core(S::EmitMeshTasksEXT), args } => {
                let mut counts = Vec::with_capacity(3);
                for &count in args.iter().take(3) {
                    counts.push(self.expr(count)?);
                }
                let value = Expr::Make(Writer::group_counts(), counts);
                self.end_with(Statement::Return(Some(value)))
            }
            _ => Err("an end of a shader that WGSL does not have".into()),
        }
    }

    /// Gives the parameters of a block their values, all at once.
    fn pass(&mut self, block: BlockId, index: usize) -> Result<(), Fault> {
        let function = self.function;
        let Some(target) = function.blocks[block].end.target(index) else {
            return Err("a jump without a target".into());
        };
        let parameters = &function.blocks[target.block].parameters;
        let mut moves: Vec<(ValueId, Name, Expr)> = Vec::new();
        for (&parameter, &arg) in parameters.iter().zip(&target.args) {
            let Some(name) = self.named[parameter].clone() else { continue };
            let is_undefined = arg.constant().is_some_and(|it| self.writer.is_undefined(it));
            let is_first = std::mem::take(&mut self.undeclared[parameter]);
            if is_first {
                let ty = self.writer.ty(function.values[parameter].ty)?;
                let value = if is_undefined { None } else { Some(self.expr(arg)?) };
                self.out.push(Statement::Var { name, ty, value });
                continue;
            }
            if is_undefined {
                continue;
            }
            let value = self.expr(arg)?;
            if value != Expr::Name(name.clone()) {
                moves.push((parameter, name, value));
            }
        }
        while !moves.is_empty() {
            // One whose old value no other needs.
            let is_free = |at: usize| {
                let name = &moves[at].1;
                moves.iter().enumerate().all(|(other, it)| other == at || !it.2.mentions(name))
            };
            match (0..moves.len()).find(|&it| is_free(it)) {
                Some(at) => {
                    let (_, name, value) = moves.remove(at);
                    self.out.push(Statement::Assign { to: Expr::Name(name), value });
                }
                // They depend on each other in a circle.
                None => {
                    for (_, _, value) in &mut moves {
                        let old = std::mem::replace(value, Expr::uint(0));
                        *value = Expr::Name(self.bind("next", old));
                    }
                }
            }
        }
        Ok(())
    }
}
