//! What is put together and taken apart.

use hlsl_backend::ir::{
    Arg, ExtSet, Inst, Op, Type as Ir, ValueId,
    spirv::{GlslStd450Op as GLOp, Op as S},
};

use super::{
    Fault,
    function::Body,
    places::{first, shaped},
};
use crate::tree::*;

const LETTERS: [char; 4] = ['x', 'y', 'z', 'w'];

impl Body<'_, '_> {
    /// Whether an instruction gives a copy of its operand of which a part is changed.
    pub fn is_copied(&self, inst: &Inst) -> bool {
        inst.is(S::CompositeInsert) || inst.is(S::VectorInsertDynamic)
    }

    /// A copy in a variable, and an assignment to the part.
    pub fn changed_copy(&mut self, value: ValueId) -> Result<(), Fault> {
        let inst = &self.function.values[value];
        let (part, whole, indices) = match (inst.is(S::CompositeInsert), &inst.args[..]) {
            (true, [part, whole, indices @ ..]) => (*part, *whole, indices),
            (false, [whole, part, index]) => (*part, *whole, std::slice::from_ref(index)),
            _ => return Err("a copy of nothing".into()),
        };
        let (start, part) = (self.expr(whole)?, self.expr(part)?);
        let is_declared = self.is_declared(value);
        let name = self.name_for(value);
        let mut to = Expr::Name(name.clone());
        let mut ty = inst.ty;
        for &index in indices {
            to = match index {
                Arg::Literal(number) => self.part(to, ty, number)?,
                _ => {
                    let index = self.expr(index)?;
                    to.at(index)
                }
            };
            let types = self.writer.module.interned();
            ty = types.part(ty, index.literal().unwrap_or(0)).ok_or("a part of what has none")?;
        }
        let (whole_ty, start) = (self.writer.ty(inst.ty)?, Some(start).filter(|_| !self.is_undefined(whole)));
        match (is_declared, start) {
            (true, Some(start)) => self.out.push(Statement::Assign { to: Expr::Name(name), value: start }),
            (true, None) => {}
            (false, start) => self.out.push(Statement::Var { name, ty: whole_ty, value: start }),
        }
        self.out.push(Statement::Assign { to, value: part });
        Ok(())
    }

    pub fn construct(&mut self, inst: &Inst) -> Result<Expr, Fault> {
        let ty = self.writer.ty(inst.ty)?;
        let is_splat = matches!(ty, Type::Vector(..)) && inst.args.windows(2).all(|it| it[0] == it[1]);
        let args: Result<Vec<Expr>, Fault> = inst.args.iter().map(|&it| self.expr(it)).collect();
        let mut args = args?;
        // What is waiting is there once only.
        if is_splat && self.shape_of(first(inst)?)?.1 == 1 {
            args.truncate(1);
        }
        Ok(Expr::Make(ty, args))
    }

    pub fn extract(&mut self, inst: &Inst) -> Result<Expr, Fault> {
        let whole = first(inst)?;
        let mut ty = self.type_of(whole)?;
        let mut at = self.expr(whole)?;
        let mut indices = inst.args[1..].iter().filter_map(|it| it.literal());
        if let Some(name) = self.member_of_pair(whole, indices.clone().next()) {
            indices.next();
            let types = self.writer.module.interned();
            ty = types.part(ty, inst.args[1].literal().unwrap_or(0)).unwrap_or(ty);
            at = at.member(name);
        }
        for number in indices {
            at = self.part(at, ty, number)?;
            ty = self.writer.module.interned().part(ty, number).ok_or("a part of what has none")?;
        }
        Ok(at)
    }

    /// The members of what `modf` and `frexp` return.
    fn member_of_pair(&self, whole: Arg, number: Option<u32>) -> Option<&'static str> {
        let inst = &self.function.values[whole.value()?];
        let Op::Ext { set: ExtSet::Glsl, number: op } = inst.op else { return None };
        match (GLOp::from_u32(op)?, number?) {
            (GLOp::ModfStruct | GLOp::FrexpStruct, 0) => Some("fract"),
            (GLOp::ModfStruct, 1) => Some("whole"),
            (GLOp::FrexpStruct, 1) => Some("exp"),
            _ => None,
        }
    }

    pub fn shuffle(&mut self, inst: &Inst) -> Result<Expr, Fault> {
        let [left, right, ref indices @ ..] = inst.args[..] else {
            return Err("a shuffle of nothing".into());
        };
        let (scalar, count) = self.shape_of(left)?;
        // Components that nobody needs are those of the place that they are in.
        let numbers: Vec<u32> = (0..)
            .zip(indices)
            .map(|(at, it)| it.literal().filter(|&it| it != u32::MAX).unwrap_or_else(|| at.min(count - 1)))
            .collect();
        let from_right = |it: &u32| *it >= count;
        let swizzle = |numbers: &[u32]| -> String {
            numbers
                .iter()
                .filter_map(|&it| LETTERS.get((if it >= count { it - count } else { it }) as usize))
                .collect()
        };
        let is_one = |numbers: &[u32]| numbers.iter().all(from_right) || !numbers.iter().any(from_right);
        if is_one(&numbers) {
            let side = if numbers.first().is_some_and(from_right) { right } else { left };
            let of = self.expr(side)?;
            return Ok(of.member(swizzle(&numbers)));
        }
        let sides = [self.shared(left)?, self.shared(right)?];
        let mut parts = Vec::new();
        for run in numbers.chunk_by(|one, other| from_right(one) == from_right(other)) {
            let side = usize::from(from_right(&run[0]));
            let is_whole = run.len() as u32 == self.shape_of([left, right][side])?.1
                && swizzle(run) == "xyzw"[..run.len()];
            let of = sides[side].clone();
            parts.push(if is_whole { of } else { of.member(swizzle(run)) });
        }
        Ok(Expr::Make(shaped(scalar, numbers.len() as u32), parts))
    }

    /// A choice between two values.
    pub fn select(&mut self, inst: &Inst) -> Result<Expr, Fault> {
        let [condition, yes, no] = inst.args[..] else { return Err("a choice without alternatives".into()) };
        if !matches!(
            self.writer.module.types[inst.ty],
            Ir::Bool | Ir::Int { .. } | Ir::Float { .. } | Ir::Vector { .. }
        ) {
            return Err("a choice between values of this type".into());
        }
        let (condition, yes, no) = (self.expr(condition)?, self.expr(yes)?, self.expr(no)?);
        // One condition for all components needs no vector.
        let condition = match condition {
            Expr::Make(Type::Vector(_, Scalar::Bool), mut parts) if parts.len() == 1 => parts.remove(0),
            other => other,
        };
        Ok(Expr::call("select", [no, yes, condition]))
    }
}
