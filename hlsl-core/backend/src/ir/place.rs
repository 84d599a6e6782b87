//! The global that a resource comes from, and the element of it.

use super::{facts::is_access_chain, *};
use crate::spirv::Op as S;

/// An element of a global: `loaded` if it is the element and not a pointer to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    pub global: GlobalId,
    pub indices: Args,
    pub loaded: bool,
}

/// Where a resource comes from, if it comes straight from a global.
pub fn place(function: &Function, arg: Arg) -> Option<Place> {
    match arg {
        Arg::Global(global) => Some(Place { global, indices: Args::new(), loaded: false }),
        Arg::Value(value) => {
            let inst = &function.values[value];
            let (is_chain, is_load) = (is_access_chain(inst.op), inst.is(S::Load));
            // Arithmetic leads nowhere, and can be as long as a shader.
            if !is_chain && !is_load && !inst.is(S::CopyObject) {
                return None;
            }
            let mut place = place(function, *inst.args.first()?)?;
            if (is_chain || is_load) && place.loaded {
                return None;
            }
            if is_chain {
                place.indices.extend(inst.args.iter().skip(1).copied());
            }
            place.loaded |= is_load;
            Some(place)
        }
        _ => None,
    }
}

impl Place {
    /// Turns `value` into that element; the instructions that lead to it are added to `out`, but not `value` itself.
    pub fn make(&self, module: &mut Module, function: &mut Function, value: ValueId, out: &mut Vec<ValueId>) {
        let loc = function.values[value].loc;
        let global_ty = module.globals[self.global].ty;
        let (class, mut pointee) =
            module.pointee(global_ty).unwrap_or((StorageClass::UNIFORM_CONSTANT, global_ty));
        // The type is the element's own: a parameter may have said another image format.
        for &index in &self.indices {
            let index = module.interned().index_of(index).unwrap_or(0);
            pointee = module.part(pointee, index).unwrap_or(pointee);
        }
        let ty = if self.loaded { pointee } else { module.pointer(class, pointee) };
        let chain_args = std::iter::once(Arg::Global(self.global)).chain(self.indices.iter().copied());
        let chain_args: Args = chain_args.collect();
        let inst = if self.loaded {
            let mut pointer = Arg::Global(self.global);
            if !self.indices.is_empty() {
                let pointer_ty = module.pointer(class, ty);
                let chain = Inst::new(S::AccessChain, pointer_ty, chain_args, loc);
                let chain = function.values.add(chain);
                out.push(chain);
                pointer = chain.into();
            }
            Inst::new(S::Load, ty, [pointer], loc)
        } else {
            Inst::new(S::AccessChain, ty, chain_args, loc)
        };
        function.values[value] = inst;
    }
}
