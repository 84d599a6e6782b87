//! Removes structs without members, which WGSL does not have: as members, variables, parameters and values. They take no
//! bytes, so that everything else stays where it is.
//!
//! Needs: a legal module. Leaves: no struct without members, but where inline SPIR-V names one. Reports where a shader asks
//! how many of them are in a buffer.

use super::{
    Context,
    retype::{Retype, is_empty},
    target_name,
};
use crate::spirv::Op as S;
use crate::{
    arena::IdMap,
    diagnostics::list::wgpu as errors,
    ir::{edit::Replacements, *},
};

pub fn run(module: &mut Module, context: &mut Context<'_>) {
    let mut empty: IdMap<Type, bool> = IdMap::default();
    let mut any = false;
    // What a type consists of comes before it.
    for (id, ty) in module.types.iter() {
        empty[id] = is_empty_if(ty, |part| empty[part]);
        any |= empty[id];
    }
    if !any {
        return;
    }
    let none = Nothing { empty };
    let mut counted = Vec::new();
    for id in module.functions.ids() {
        super::super::with_function(module, id, |module, function| {
            none.function(module, function, &mut counted)
        });
    }
    for loc in counted {
        let (target, at) = (target_name(context), module.locs[loc].span);
        let (ty, instead) = ("the number of structs without members", "give the struct a member");
        context.sink.push(errors::WgpuType { target, ty, instead, at });
    }
    let mut left: IdMap<Global, bool> = IdMap::default();
    for function in module.functions.values() {
        function.for_each_arg(|arg| {
            if let Arg::Global(it) = arg {
                left[it] = true;
            }
        });
    }
    let mut remove: IdMap<Global, bool> = IdMap::default();
    for (id, global) in module.globals.iter() {
        remove[id] = none.is(module, global.ty) && !left[id];
    }
    edit::remove_globals(module, &remove);
    Retype::new(|module, ty| match ty {
        Type::Struct(mut it) => {
            it.members.retain(|member| !is_empty(module, member.ty));
            Type::Struct(it)
        }
        other => other,
    })
    .module(module);
}

fn is_empty_if(ty: &Type, is_empty: impl Fn(TypeId) -> bool) -> bool {
    match ty {
        Type::Struct(it) => it.members.iter().all(|member| is_empty(member.ty)),
        Type::Array { element, .. } | Type::RuntimeArray { element, .. } => is_empty(*element),
        _ => false,
    }
}

struct Nothing {
    empty: IdMap<Type, bool>,
}

impl Nothing {
    /// Whether a type is empty, or a pointer to such a type.
    fn is(&self, module: &Module, ty: TypeId) -> bool {
        self.empty[ty] || module.pointee(ty).is_some_and(|it| self.empty[it.1])
    }

    fn is_arg(&self, module: &Module, function: &Function, arg: Arg) -> bool {
        module.interned().arg_type(function, arg).is_some_and(|ty| self.is(module, ty))
    }

    /// The index that a member has afterwards.
    fn index(&self, module: &Module, ty: TypeId, index: u32) -> u32 {
        let Type::Struct(it) = &module.types[ty] else { return index };
        let before = it.members.iter().take(index as usize);
        before.filter(|member| !self.empty[member.ty]).count() as u32
    }

    fn function(&self, module: &mut Module, function: &mut Function, counted: &mut Vec<LocId>) {
        let parameters = std::mem::take(&mut function.parameters);
        function.parameters =
            parameters.into_iter().filter(|&it| !self.is(module, function.values[it].ty)).collect();
        let mut gone: IdMap<Inst, bool> = IdMap::default();
        for (id, value) in function.values.iter() {
            gone[id] = self.is(module, value.ty);
        }
        edit::remove_parameters(function, &gone);
        let mut replaced = Replacements::default();
        for block in function.order.clone() {
            let mut kept = Vec::new();
            for value in std::mem::take(&mut function.blocks[block].values) {
                if function.values[value].is(S::ArrayLength)
                    && function.values[value]
                        .args
                        .first()
                        .is_some_and(|&it| self.is_arg(module, function, it))
                {
                    counted.push(function.values[value].loc);
                    let none = module.null(function.values[value].ty);
                    replaced.add(value, none.into());
                } else if let Some(by) = self.object_into(module, function, value) {
                    replaced.add(value, by);
                } else if self.stays(module, function, value) {
                    kept.push(value);
                }
            }
            function.blocks[block].values = kept;
            if let End::ReturnValue(arg) = function.blocks[block].end
                && self.is_arg(module, function, arg)
            {
                function.blocks[block].end = End::Return;
            }
        }
        if self.is(module, function.result) {
            function.result = module.void();
        }
        replaced.apply(function);
        // What only inline SPIR-V can do with them.
        let mut named: Vec<(ValueId, TypeId)> = Vec::new();
        function.for_each_arg(|arg| {
            if let Arg::Value(it) = arg
                && gone[it]
                && !function.values[it].is(S::FunctionCall)
            {
                named.push((it, function.values[it].ty));
            }
        });
        let mut unknown = Replacements::default();
        for (value, ty) in named {
            let undefined = module.undef(ty);
            unknown.add(value, undefined.into());
        }
        unknown.apply(function);
    }

    /// For an instruction that puts an empty part into a value: that value.
    fn object_into(&self, module: &Module, function: &Function, value: ValueId) -> Option<Arg> {
        let inst = &function.values[value];
        match inst.args[..] {
            [object, whole, ..] if inst.is(S::CompositeInsert) && self.is_arg(module, function, object) => {
                Some(whole).filter(|_| !self.is(module, inst.ty))
            }
            _ => None,
        }
    }

    /// Rewrites an instruction; returns whether anything is left of it.
    fn stays(&self, module: &mut Module, function: &mut Function, value: ValueId) -> bool {
        let inst = &function.values[value];
        let nothing = self.is(module, inst.ty);
        if inst.op.is_debug() {
            return !inst.args.get(1).is_some_and(|&it| self.is_arg(module, function, it));
        }
        let Op::Core(op) = inst.op else { return !nothing };
        let first = inst.args.first().copied();
        let first_type = first.and_then(|it| module.interned().arg_type(function, it));
        match op {
            S::FunctionCall | S::CompositeConstruct => {
                if nothing && op == S::CompositeConstruct {
                    return false;
                }
                let args = function.values[value].args.clone();
                let args = args.into_iter().filter(|&it| !self.is_arg(module, function, it)).collect();
                function.values[value].args = args;
                if nothing {
                    function.values[value].ty = module.void();
                }
                true
            }
            S::Store | S::CopyMemory => !first.is_some_and(|it| self.is_arg(module, function, it)),
            _ if nothing => false,
            S::AccessChain | S::InBoundsAccessChain | S::ArrayLength => {
                let pointee = first_type.and_then(|it| module.pointee(it)).map(|it| it.1);
                self.walk(module, function, value, pointee, 1);
                true
            }
            S::CompositeExtract => {
                self.walk(module, function, value, first_type, 1);
                true
            }
            S::CompositeInsert => {
                self.walk(module, function, value, Some(inst.ty), 2);
                true
            }
            _ => true,
        }
    }

    /// Corrects the indices of members from argument `from` on.
    fn walk(
        &self,
        module: &mut Module,
        function: &mut Function,
        value: ValueId,
        ty: Option<TypeId>,
        from: usize,
    ) {
        let mut ty = ty;
        for at in from..function.values[value].args.len() {
            let Some(whole) = ty else { return };
            let arg = function.values[value].args[at];
            let index = match arg {
                Arg::Literal(index) => Some(index),
                _ => module.interned().index_of(arg),
            };
            ty = module.part(whole, index.unwrap_or(0));
            let Some(index) = index else { continue };
            let new = self.index(module, whole, index);
            if new != index {
                function.values[value].args[at] = match arg {
                    Arg::Literal(_) => Arg::Literal(new),
                    _ => {
                        let number = module.type_of(function, arg);
                        module.integer(number, i64::from(new)).into()
                    }
                };
            }
        }
    }
}
