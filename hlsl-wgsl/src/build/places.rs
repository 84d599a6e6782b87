//! Memory: the places that pointers lead to, and what is read from and written to them.

use hlsl_backend::ir::{
    Arg, Constant, GlobalId, Inst, Op, StorageClass, Type as Ir, TypeId,
    facts::is_access_chain,
    spirv::{self, Op as S},
};

use super::{Fault, builtins, function::Body};
use crate::tree::*;

const COMPONENTS: [&str; 4] = ["x", "y", "z", "w"];

impl Body<'_, '_> {
    /// The place that a pointer leads to; the name of a resource.
    pub fn place(&mut self, arg: Arg) -> Result<Expr, Fault> {
        let value = match arg {
            Arg::Global(id) => return self.global(id),
            Arg::Value(value) => value,
            _ => return Err("a pointer that is not a variable's".into()),
        };
        let inst = &self.function.values[value];
        match inst.op {
            Op::Core(S::Variable) => Ok(Expr::Name(self.name_for(value))),
            Op::Parameter => Ok(Expr::unary(Unary::Dereference, Expr::Name(self.name_for(value)))),
            Op::Core(S::Load | S::CopyObject) => self.place(first(inst)?),
            _ if is_access_chain(inst.op) => {
                let base = first(inst)?;
                if let (Arg::Global(id), Some(&index)) = (base, inst.args.get(1))
                    && let Some(element) = self.mesh_element(id, index)?
                {
                    let types = self.writer.module.interned();
                    let array = types.pointee(types.globals[id].ty).map(|it| it.1);
                    let ty = array.and_then(|it| types.part(it, 0)).ok_or("an output without elements")?;
                    return self.part_at(element, ty, inst.args.get(2..).unwrap_or_default());
                }
                let place = self.place(base)?;
                let Some((_, ty)) = self.writer.module.pointee(self.type_of(base)?) else {
                    return Err("an access to what is not memory".into());
                };
                // WGSL has one number where SPIR-V has an array of one.
                let skipped = usize::from(self.is_sample_mask(base));
                if skipped == 1 {
                    return Ok(place);
                }
                self.part_at(place, ty, &inst.args[1..])
            }
            _ => Err("a pointer that is computed".into()),
        }
    }

    /// A part of a place or value.
    fn part_at(&mut self, mut at: Expr, mut ty: TypeId, indices: &[Arg]) -> Result<Expr, Fault> {
        let types = self.writer.module.interned();
        for &index in indices {
            let number = types.index_of(index);
            at = match number {
                Some(number) => self.part(at, ty, number)?,
                None => {
                    let index = self.expr(index)?;
                    at.at(index)
                }
            };
            ty = types.part(ty, number.unwrap_or(0)).ok_or("an index into what has no parts")?;
        }
        Ok(at)
    }

    /// A part with a constant number.
    pub fn part(&mut self, of: Expr, ty: TypeId, number: u32) -> Result<Expr, Fault> {
        Ok(match self.writer.module.types[ty] {
            Ir::Struct(_) => of.member(self.writer.member_name(ty, number)?),
            Ir::Vector { .. } => {
                of.member(*COMPONENTS.get(number as usize).ok_or("a component beyond the fourth")?)
            }
            _ => of.at(Expr::index(number)),
        })
    }

    fn global(&mut self, id: GlobalId) -> Result<Expr, Fault> {
        let name = self.signature[id].clone().or_else(|| self.writer.globals[id].clone());
        name.map(Expr::Name)
            .ok_or_else(|| format!("the variable `{}`", self.writer.module.globals[id].name).into())
    }

    fn is_sample_mask(&self, arg: Arg) -> bool {
        let Arg::Global(id) = arg else { return false };
        let global = &self.writer.module.globals[id];
        let is_array = self
            .writer
            .module
            .pointee(global.ty)
            .is_some_and(|it| matches!(self.writer.module.types[it.1], Ir::Array { .. }));
        is_array && builtins::builtin(&global.decorations) == Some(spirv::BuiltIn::SampleMask)
    }

    fn is_atomic(&self, pointer: Arg) -> bool {
        self.writer.usage.is_atomic(self.writer.module.interned(), self.function, pointer)
    }

    fn check_whole(&self, pointer: Arg) -> Result<(), Fault> {
        let types = self.writer.module.interned();
        match self.writer.usage.holds_atomic(types, self.function, pointer) {
            true => Err("accesses to a whole of which a part is changed by atomic operations".into()),
            false => Ok(()),
        }
    }

    /// The address of a place.
    pub fn address(&mut self, pointer: Arg) -> Result<Expr, Fault> {
        Ok(match self.place(pointer)? {
            Expr::Unary(Unary::Dereference, of) => *of,
            place => Expr::unary(Unary::AddressOf, place),
        })
    }

    pub fn load(&mut self, inst: &Inst) -> Result<Expr, Fault> {
        let pointer = first(inst)?;
        if self.is_atomic(pointer) {
            return Ok(Expr::call("atomicLoad", [self.address(pointer)?]));
        }
        self.check_whole(pointer)?;
        let place = self.place(pointer)?;
        if self.is_sample_mask(pointer) {
            return Ok(Expr::Make(self.writer.ty(inst.ty)?, vec![place]));
        }
        self.from_builtin(pointer, inst.ty, place)
    }

    /// A built-in input has WGSL's type, and not always the shader's.
    fn from_builtin(&mut self, pointer: Arg, ty: TypeId, place: Expr) -> Result<Expr, Fault> {
        let Some(id) = self.root(pointer) else { return Ok(place) };
        let global = &self.writer.module.globals[id];
        let is_input = matches!(self.writer.module.pointee(global.ty), Some((StorageClass::INPUT, _)));
        let is_unsigned = |it| !matches!(it, spirv::BuiltIn::FragCoord | spirv::BuiltIn::FrontFacing);
        match (self.writer.shape(ty), builtins::builtin(&global.decorations)) {
            (Ok((of @ Scalar::Int { signed: true, .. }, len)), Some(it))
                if is_input && is_unsigned(it) && self.signature[id].is_some() =>
            {
                Ok(Expr::Make(shaped(of, len), vec![place]))
            }
            _ => Ok(place),
        }
    }

    fn root(&self, pointer: Arg) -> Option<GlobalId> {
        match pointer {
            Arg::Global(id) => Some(id),
            Arg::Value(value) => {
                let inst = &self.function.values[value];
                if is_access_chain(inst.op) { self.root(*inst.args.first()?) } else { None }
            }
            _ => None,
        }
    }

    pub fn store(&mut self, inst: &Inst) -> Result<(), Fault> {
        let [pointer, value, ..] = inst.args[..] else { return Err("a write of nothing".into()) };
        let result = match pointer {
            Arg::Global(id) if self.results[id].is_some() => Some(id),
            _ => None,
        };
        // What is returned needs a value.
        if inst.is(S::Store) && self.is_undefined(value) && result.is_none() {
            return Ok(());
        }
        let value = match inst.is(S::CopyMemory) {
            true => self.place(value)?,
            false => self.expr(value)?,
        };
        if self.is_atomic(pointer) {
            let address = self.address(pointer)?;
            self.name_readers();
            self.out.push(Statement::Call(Expr::call("atomicStore", [address, value])));
            return Ok(());
        }
        let value = match self.is_sample_mask(pointer) {
            true => first_element(value),
            false => value,
        };
        if let Some(id) = result {
            self.keep_result(id, value);
            return Ok(());
        }
        self.check_whole(pointer)?;
        let to = self.place(pointer)?;
        self.name_readers();
        self.out.push(Statement::Assign { to, value });
        Ok(())
    }

    pub fn is_undefined(&self, arg: Arg) -> bool {
        let module = self.writer.module;
        arg.constant().is_some_and(|it| matches!(module.constants[it], Constant::Undef(_)))
    }

    /// The number of elements of the array at the end of a buffer.
    pub fn array_length(&mut self, inst: &Inst) -> Result<Expr, Fault> {
        let [pointer, Arg::Literal(member)] = inst.args[..] else {
            return Err("the length of nothing".into());
        };
        let ty =
            self.writer.module.pointee(self.type_of(pointer)?).ok_or("the length of what is not memory")?.1;
        let place = self.place(pointer)?;
        let array = self.part(place, ty, member)?;
        Ok(Expr::call("arrayLength", [Expr::unary(Unary::AddressOf, array)]))
    }
}

pub fn first(inst: &Inst) -> Result<Arg, Fault> {
    inst.args.first().copied().ok_or("an instruction without an operand".into())
}

/// The element of an array of one.
pub fn first_element(array: Expr) -> Expr {
    match array {
        Expr::Make(Type::Array(..), mut parts) if parts.len() == 1 => parts.remove(0),
        other => other.at(Expr::index(0)),
    }
}

/// A scalar, or a vector of several.
pub fn shaped(of: Scalar, len: u32) -> Type {
    if len == 1 { Type::Scalar(of) } else { Type::Vector(len, of) }
}
