//! Functions: their lists as statements.
//!
//! A value that is used once, in its own block, waits until it is used, and becomes part of a larger expression. What reads
//! memory gets a name before anything may change that; what acts, works with other threads or has derivatives is a
//! statement of its own, in the order of the IR.

use hlsl_backend::ir::{
    Arg, BlockId, Constant, End, Function as IrFunction, FunctionId, Global, GlobalId, Inst, Op, Type as Ir,
    TypeId, ValueId,
    facts::{self, Effect},
    spirv::Op as S,
};
use hlsl_base::arena::IdMap;

use super::{
    Fault, Writer, flow,
    names::Names,
    regions::{self, Leaves, ListId, Node, Regions},
    scopes::{self, Scopes},
    usage::is_transparent,
};
use crate::tree::*;

/// How many operations one expression has at most. Tint limits how deep they are within each other, and readers have
/// limits, too.
const MOST_PARTS: u32 = 24;

/// A value that waits for its use.
#[derive(Clone, Debug)]
struct Waiting {
    value: Expr,
    parts: u32,
    /// Whether it reads memory that may change.
    reads: bool,
}

/// A function that is being written.
pub struct Body<'w, 'm> {
    pub writer: &'w mut Writer<'m>,
    pub function: &'m IrFunction,
    regions: Regions,
    scopes: Scopes,
    pub names: Names,
    /// Values that have a name.
    named: IdMap<Inst, Option<Name>>,
    waiting: IdMap<Inst, Option<Box<Waiting>>>,
    /// Those that read memory, in order.
    readers: Vec<ValueId>,
    /// Inputs and outputs of an entry point.
    pub signature: IdMap<Global, Option<Name>>,
    /// What a `return` of an entry point returns.
    pub outputs: Vec<GlobalId>,
    /// Outputs without a variable: their values, once they are written.
    pub results: IdMap<Global, Option<Expr>>,
    pub result: Option<Type>,
    /// Parameters of blocks that get their first value where they are declared.
    undeclared: IdMap<Inst, bool>,
    pub out: Vec<Statement>,
    /// Of the expression that is being made.
    parts: u32,
    reads: bool,
    /// How many loops are around.
    loops: u32,
    /// Variables that only one node uses: that behind their declaration.
    counters: Vec<Name>,
    /// Says behind a `switch` that the loop around it ends.
    leave_flag: Option<Name>,
}

impl<'m> Writer<'m> {
    /// A function that is not an entry point.
    pub fn helper(&mut self, id: FunctionId) -> Result<Function, Fault> {
        let function = &self.module.functions[id];
        let name = self.functions[id].clone().ok_or("a function without a name")?;
        let result = match self.module.types[function.result] {
            Ir::Void => None,
            _ => Some(self.ty(function.result)?),
        };
        let mut body = self.body(id, result.clone())?;
        let mut parameters = Vec::new();
        for &parameter in &function.parameters {
            let wanted = body.source_name(parameter).unwrap_or("parameter").to_owned();
            let name = body.names.unique(&wanted);
            let ty = body.writer.ty(function.values[parameter].ty)?;
            body.named[parameter] = Some(name.clone());
            parameters.push(Member { attributes: Vec::new(), name, ty });
        }
        let statements = body.statements()?;
        let result = result.map(|it| (Vec::new(), it));
        Ok(Function { attributes: Vec::new(), name, parameters, result, body: statements })
    }

    pub fn body(&mut self, id: FunctionId, result: Option<Type>) -> Result<Body<'_, 'm>, Fault> {
        let function = &self.module.functions[id];
        self.declare_types(function)?;
        let regions = regions::of(function)?;
        let scopes = scopes::of(self.module.interned(), function, &regions);
        let names = self.names.clone();
        Ok(Body {
            writer: self,
            function,
            regions,
            scopes,
            names,
            named: IdMap::default(),
            waiting: IdMap::default(),
            readers: Vec::new(),
            signature: IdMap::default(),
            outputs: Vec::new(),
            results: IdMap::default(),
            result,
            undeclared: IdMap::default(),
            out: Vec::new(),
            parts: 0,
            reads: false,
            loops: 0,
            counters: Vec::new(),
            leave_flag: None,
        })
    }

    /// Declares the structs and specialization constants of a function before its own names may hide them.
    fn declare_types(&mut self, function: &IrFunction) -> Result<(), Fault> {
        let module = self.module;
        for &block in &function.order {
            let values = function.blocks[block].parameters.iter().chain(&function.blocks[block].values);
            for &value in values {
                let inst = &function.values[value];
                let ty = module.pointee(inst.ty).filter(|_| inst.is(S::Variable)).map_or(inst.ty, |it| it.1);
                let is_own = matches!(inst.op, Op::Ext { .. });
                if !is_own && matches!(module.types[module.innermost(ty)], Ir::Struct(_)) {
                    self.ty(ty)?;
                }
            }
        }
        let mut used = Vec::new();
        function.for_each_arg(|arg| used.extend(arg.constant()));
        for id in used {
            if matches!(module.constants[id], Constant::Spec { .. }) {
                self.constant(id)?;
            }
        }
        Ok(())
    }
}

impl<'m> Body<'_, 'm> {
    pub fn statements(&mut self) -> Result<Vec<Statement>, Fault> {
        self.variables()?;
        let mut out = std::mem::take(&mut self.out);
        out.extend(self.list(ListId(0))?);
        // WGSL wants to see a value on every way out.
        if self.result.is_some() && flow::may_end(&out) {
            out.push(Statement::Return(self.nothing()));
        }
        if matches!(out.last(), Some(Statement::Return(None))) {
            out.pop();
        }
        Ok(out)
    }

    /// What is returned where nobody gets it.
    fn nothing(&self) -> Option<Expr> {
        self.result.clone().map(|ty| Expr::Make(ty, Vec::new()))
    }

    /// The variables of the function.
    fn variables(&mut self) -> Result<(), Fault> {
        let function = self.function;
        for &block in function.order.iter().take(1) {
            for &value in &function.blocks[block].values {
                let inst = &function.values[value];
                if !inst.is(S::Variable) {
                    continue;
                }
                let Some((_, ty)) = self.writer.module.pointee(inst.ty) else {
                    return Err("a variable that is not a pointer".into());
                };
                let name = self.name_for(value);
                let value = match inst.args.iter().find_map(|it| it.constant()) {
                    Some(it) => Some(self.writer.constant(it)?),
                    None => None,
                };
                let ty = self.writer.ty(ty)?;
                self.out.push(Statement::Var { name, ty, value });
            }
        }
        Ok(())
    }

    fn list(&mut self, id: ListId) -> Result<Vec<Statement>, Fault> {
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

    // ------------------------------------------------------------------------------------------ control flow

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
        let (continuing, mut break_if) = self.continuing(continuing, leaves_at)?;
        self.leave_flag = flag;
        self.loops -= 1;
        if body.last() == Some(&Statement::Continue) {
            body.pop();
        }
        if break_if.is_none() && !flow::is_left(&body) {
            // Browsers refuse a loop that nothing leaves: it gets an exit that is never taken.
            break_if = Some(Expr::Literal(Scalar::Bool, 0));
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
                let value = self.returned()?;
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

    // ------------------------------------------------------------------------------------------------ values

    fn instruction(&mut self, value: ValueId) -> Result<(), Fault> {
        let inst = &self.function.values[value];
        let types = self.writer.module.interned();
        if inst.op.is_debug() || inst.is(S::Variable) || is_transparent(types, inst) {
            return Ok(());
        }
        (self.parts, self.reads) = (1, false);
        let effect = facts::effect(types, self.function, inst);
        if effect != Effect::Acts && self.scopes.uses[value] == 0 {
            return Ok(());
        }
        if inst.is(S::Store) || inst.is(S::CopyMemory) {
            return self.store(inst);
        }
        if self.is_copied(inst) {
            return self.changed_copy(value);
        }
        let Some(made) = self.compute(value)? else { return Ok(()) };
        match effect {
            Effect::Pure | Effect::Reads => self.wait(value, made, effect == Effect::Reads),
            Effect::Derivative | Effect::Convergent => {
                self.name_value(value, made);
            }
            Effect::Acts => {
                self.name_readers();
                match self.scopes.uses[value] {
                    0 => self.out.push(Statement::Call(made)),
                    _ => self.name_value(value, made),
                }
            }
        }
        Ok(())
    }

    /// Keeps a value for its only use, or gives it a name.
    fn wait(&mut self, value: ValueId, made: Expr, reads: bool) {
        let reads = reads || self.reads;
        let is_alone = self.scopes.uses[value] == 1 && !self.scopes.is_used_elsewhere[value];
        let is_free = self.is_free(value, &made) && !self.scopes.is_variable[value];
        if !is_alone && !is_free || self.scopes.is_variable[value] || self.parts > MOST_PARTS {
            return self.name_value(value, made);
        }
        if reads {
            self.readers.push(value);
        }
        self.waiting[value] = Some(Box::new(Waiting { value: made, parts: self.parts, reads }));
    }

    /// Whether an expression may be written as often as it is used: literals, and inputs, which never change.
    fn is_free(&self, value: ValueId, made: &Expr) -> bool {
        let inst = &self.function.values[value];
        let is_input = |arg: Option<&Arg>| match arg {
            Some(Arg::Global(id)) => self.is_parameter(*id),
            _ => false,
        };
        match made {
            Expr::Literal(..) => true,
            Expr::Name(_) => inst.is(S::Load) && is_input(inst.args.first()),
            _ => false,
        }
    }

    /// Gives a name to what waits and reads memory, before that changes.
    pub fn name_readers(&mut self) {
        for value in std::mem::take(&mut self.readers) {
            if let Some(it) = self.waiting[value].take() {
                self.name_value(value, it.value);
            }
        }
    }

    fn name_value(&mut self, value: ValueId, made: Expr) {
        if self.scopes.is_variable[value] {
            let name = self.name_for(value);
            return self.out.push(Statement::Assign { to: Expr::Name(name), value: made });
        }
        let wanted = self.wanted_name(value, &made);
        let name = self.names.unique(&wanted);
        self.named[value] = Some(name.clone());
        self.out.push(Statement::Let { name, value: made });
    }

    /// Keeps the value of an output until it is returned. What reads memory is computed now.
    pub fn keep_result(&mut self, id: GlobalId, value: Expr) {
        let value = match self.reads {
            true => {
                let wanted = self.writer.global_name(id).to_owned();
                Expr::Name(self.bind(&wanted, value))
            }
            false => value,
        };
        self.results[id] = Some(value);
    }

    /// Declares a value that has no instruction of its own.
    pub fn bind(&mut self, wanted: &str, value: Expr) -> Name {
        let name = self.names.unique(wanted);
        self.out.push(Statement::Let { name: name.clone(), value });
        name
    }

    /// The name of a variable, from when it is first needed.
    pub fn name_for(&mut self, value: ValueId) -> Name {
        if let Some(name) = &self.named[value] {
            return name.clone();
        }
        let wanted = self.source_name(value).unwrap_or("value").to_owned();
        let name = self.names.unique(&wanted);
        self.named[value] = Some(name.clone());
        name
    }

    /// The name of the variable that a value is in the shader.
    fn source_name(&self, value: ValueId) -> Option<&str> {
        let variable = self.function.variables[value].map(|it| &*self.writer.module.variables[it].name);
        variable.or(self.function.names.get(value))
    }

    /// A name that says what a value is: the shader's, or that of what it is made of.
    fn wanted_name(&self, value: ValueId, made: &Expr) -> String {
        if let Some(name) = self.source_name(value) {
            return name.to_owned();
        }
        let mut at = made;
        loop {
            match at {
                Expr::Member(of, name) if name.len() > 1 || !matches!(**of, Expr::Name(_)) => {
                    return name.to_string();
                }
                Expr::Member(of, name) => {
                    let Expr::Name(base) = &**of else { return name.to_string() };
                    return format!("{base}_{name}");
                }
                Expr::Index(of, _) => at = of,
                Expr::Make(_, args) if args.len() == 1 => at = &args[0],
                Expr::Name(name) => return name.to_string(),
                Expr::Call(name, args) if name.starts_with("texture") => {
                    match args.iter().find(|it| matches!(it, Expr::Name(_))) {
                        Some(Expr::Name(texture)) => return format!("{texture}_value"),
                        _ => return "texel".into(),
                    }
                }
                Expr::Call(name, _) => return format!("{name}_result"),
                _ => return "value".into(),
            }
        }
    }

    pub fn use_count(&self, value: ValueId) -> u32 {
        self.scopes.uses[value]
    }

    /// Whether a value is a variable that has been declared.
    pub fn is_declared(&self, value: ValueId) -> bool {
        self.scopes.is_variable[value]
    }

    /// The expression for an argument.
    pub fn expr(&mut self, arg: Arg) -> Result<Expr, Fault> {
        match arg {
            Arg::Constant(id) => self.writer.constant(id),
            Arg::Value(value) => {
                if let Some(it) = self.waiting[value].take() {
                    self.parts += it.parts;
                    self.reads |= it.reads;
                    if self.is_free(value, &it.value) {
                        self.waiting[value] = Some(it.clone());
                    }
                    return Ok(it.value);
                }
                if let Some(name) = &self.named[value] {
                    return Ok(Expr::Name(name.clone()));
                }
                let inst = &self.function.values[value];
                if is_transparent(self.writer.module.interned(), inst) {
                    return self.place(arg);
                }
                Err(format!("a value of {:?} before it is computed", inst.op).into())
            }
            Arg::Global(_) => self.place(arg),
            _ => Err("an operand that is not a value".into()),
        }
    }

    /// An expression that can be written several times.
    pub fn shared(&mut self, arg: Arg) -> Result<Expr, Fault> {
        let made = self.expr(arg)?;
        Ok(self.share(made))
    }

    pub fn share(&mut self, made: Expr) -> Expr {
        match made.is_simple() {
            true => made,
            false => Expr::Name(self.bind("part", made)),
        }
    }

    pub fn type_of(&self, arg: Arg) -> Result<TypeId, Fault> {
        let ty = self.writer.module.interned().arg_type(self.function, arg);
        ty.ok_or("an operand without a type".into())
    }

    /// The scalar type of an argument, and how many components it has.
    pub fn shape_of(&self, arg: Arg) -> Result<(Scalar, u32), Fault> {
        self.writer.shape(self.type_of(arg)?)
    }
}
