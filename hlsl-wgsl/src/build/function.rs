//! Functions: their lists as statements.
//!
//! A value that is used once, in its own block, waits until it is used, and becomes part of a larger expression. What reads
//! memory gets a name before anything may change that; what acts, works with other threads or has derivatives is a
//! statement of its own, in the order of the IR.

mod statements;
mod values;

use hlsl_backend::ir::{
    Constant, Function as IrFunction, FunctionId, Global, GlobalId, Inst, Op, Type as Ir, ValueId,
    spirv::Op as S,
};
use hlsl_base::arena::IdMap;

use super::{
    Fault, Writer, flow,
    names::Names,
    regions::{self, ListId, Regions},
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
    /// Of ray queries: the variables with what they were started with, where the shader asks for it.
    pub rays: IdMap<Inst, Option<Name>>,
    /// What the current block has read of ray queries: which, whether it is the hit so far, and its name.
    pub hits: Vec<(ValueId, bool, Name)>,
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
        Ok(Function { doc: Vec::new(), attributes: Vec::new(), name, parameters, result, body: statements })
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
            rays: IdMap::default(),
            hits: Vec::new(),
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
                let (name, query) = (self.name_for(value), value);
                let value = match inst.args.iter().find_map(|it| it.constant()) {
                    Some(it) => Some(self.writer.constant(it)?),
                    None => None,
                };
                let ty = self.writer.ty(ty)?;
                let is_query = matches!(ty, Type::RayQuery { .. });
                self.out.push(Statement::Var { name, ty, value });
                if is_query {
                    self.remember_ray(query);
                }
            }
        }
        Ok(())
    }
}
