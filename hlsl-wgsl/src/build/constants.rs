//! Constants.

use hlsl_backend::ir::{Constant, ConstantId, Type as Ir, TypeId};

use super::{Fault, Writer};
use crate::tree::*;

impl Writer<'_> {
    pub fn constant(&mut self, id: ConstantId) -> Result<Expr, Fault> {
        let module = self.module;
        match &module.constants[id] {
            Constant::Undef(ty) | Constant::Null(ty) => self.zero(*ty),
            Constant::Bool(it) => Ok(Expr::Literal(Scalar::Bool, (*it).into())),
            Constant::Scalar { ty, bits } => Ok(Expr::Literal(self.scalar(*ty)?, *bits)),
            Constant::Composite { ty, parts } => {
                let made = self.ty(*ty)?;
                let is_splat = matches!(made, Type::Vector(..)) && parts.windows(2).all(|it| it[0] == it[1]);
                let parts = if is_splat { parts.get(..1).unwrap_or_default() } else { parts };
                let parts: Result<Vec<Expr>, Fault> = parts.iter().map(|&it| self.constant(it)).collect();
                Ok(Expr::Make(made, parts?))
            }
            Constant::Spec { .. } => self.specialized(id),
            Constant::SpecComposite { .. } | Constant::SpecOp { .. } => {
                Err("a computation on specialization constants".into())
            }
        }
    }

    /// What a variable without an initializer starts with.
    pub fn zero(&mut self, ty: TypeId) -> Result<Expr, Fault> {
        match self.module.types[ty] {
            Ir::Bool | Ir::Int { .. } | Ir::Float { .. } => Ok(Expr::Literal(self.scalar(ty)?, 0)),
            _ => Ok(Expr::Make(self.ty(ty)?, Vec::new())),
        }
    }

    /// The name of a specialization constant, which is declared when it is first used.
    fn specialized(&mut self, id: ConstantId) -> Result<Expr, Fault> {
        if let Some(name) = &self.overrides[id] {
            return Ok(Expr::Name(name.clone()));
        }
        let Constant::Spec { ty, id: number, bits, name } = &self.module.constants[id] else {
            return Err("a specialization constant of no kind".into());
        };
        let wanted = if name.is_empty() { "constant" } else { name };
        let name = self.names.unique(wanted);
        self.overrides[id] = Some(name.clone());
        let (ty, value) = (self.ty(*ty)?, Expr::Literal(self.scalar(*ty)?, *bits));
        self.items.push(Item::Override { id: *number, name: name.clone(), ty, value });
        Ok(Expr::Name(name))
    }

    /// The same bits as numbers of another signedness, if `id` is made of constants of 32 bits.
    pub fn constant_as(&mut self, id: ConstantId, wanted: Scalar) -> Result<Option<Expr>, Fault> {
        let module = self.module;
        let scalar = |bits: u64| match wanted {
            Scalar::Int { width: 32, .. } => Some(Expr::Literal(wanted, u64::from(bits as u32))),
            _ => None,
        };
        match &module.constants[id] {
            Constant::Scalar { ty, bits } if matches!(module.types[*ty], Ir::Int { width: 32, .. }) => {
                Ok(scalar(*bits))
            }
            Constant::Composite { ty, parts } => {
                let Ir::Vector { len, .. } = module.types[*ty] else { return Ok(None) };
                let mut all = Vec::with_capacity(parts.len());
                for &part in parts {
                    let Some(part) = self.constant_as(part, wanted)? else { return Ok(None) };
                    all.push(part);
                }
                if all.windows(2).all(|it| it[0] == it[1]) {
                    all.truncate(1);
                }
                Ok(Some(Expr::Make(Type::Vector(len, wanted), all)))
            }
            _ => Ok(None),
        }
    }
}
