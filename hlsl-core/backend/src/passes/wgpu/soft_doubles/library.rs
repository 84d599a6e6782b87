//! The functions that compute doubles, as `library.ir` has them: what a shader calls becomes part of its module.

use crate::{arena::IdMap, ir::*};

/// Made of `library.hlsl` by the compiler itself: by its test `soft_doubles`.
const TEXT: &str = include_str!("library.ir");

#[derive(Default)]
pub(super) struct Library {
    /// Read for the first call.
    module: Option<Module>,
    linked: IdMap<Function, Option<FunctionId>>,
}

impl Library {
    /// The function of that name, in `module` from here on. What it says seems to stand at `loc`.
    pub(super) fn function(&mut self, module: &mut Module, name: &str, loc: LocId) -> Option<FunctionId> {
        if self.module.is_none() {
            self.module = Some(read::module(TEXT).ok()?);
        }
        let library = self.module.as_ref()?;
        let (id, _) = library.functions.iter().find(|(_, it)| *it.name == *name)?;
        let span = module.locs[loc].span;
        let loc = module.loc(span, None);
        link(library, module, id, loc, &mut self.linked)
    }
}

/// Its functions call each other no deeper than a few levels.
fn link(
    library: &Module,
    module: &mut Module,
    id: FunctionId,
    loc: LocId,
    linked: &mut IdMap<Function, Option<FunctionId>>,
) -> Option<FunctionId> {
    if linked[id].is_some() {
        return linked[id];
    }
    let mut function = library.functions[id].clone();
    function.loc = loc;
    function.result = ty(library, module, function.result)?;
    for value in function.values.values_mut() {
        value.loc = loc;
        value.ty = ty(library, module, value.ty)?;
    }
    function.blocks.values_mut().for_each(|it| it.end_loc = loc);
    let mut is_whole = true;
    function.for_each_arg_mut(|arg| {
        let new = match *arg {
            Arg::Constant(it) => constant(library, module, it).map(Arg::Constant),
            Arg::Type(it) => ty(library, module, it).map(Arg::Type),
            Arg::Function(it) => link(library, module, it, loc, linked).map(Arg::Function),
            Arg::Value(_) | Arg::Literal(_) => Some(*arg),
            // It has no variables and no text.
            Arg::Global(_) | Arg::Text(_) => None,
        };
        is_whole &= new.is_some();
        *arg = new.unwrap_or(*arg);
    });
    if !is_whole {
        return None;
    }
    let new = module.functions.add(function);
    linked[id] = Some(new);
    Some(new)
}

fn ty(library: &Module, module: &mut Module, id: TypeId) -> Option<TypeId> {
    let new = match library.types[id] {
        Type::Void => Type::Void,
        Type::Bool => Type::Bool,
        Type::Int { width, signed } => Type::Int { width, signed },
        Type::Vector { element, len } => Type::Vector { element: ty(library, module, element)?, len },
        _ => return None,
    };
    Some(module.ty(new))
}

fn constant(library: &Module, module: &mut Module, id: ConstantId) -> Option<ConstantId> {
    let new = match &library.constants[id] {
        Constant::Bool(it) => Constant::Bool(*it),
        Constant::Undef(it) => Constant::Undef(ty(library, module, *it)?),
        Constant::Null(it) => Constant::Null(ty(library, module, *it)?),
        Constant::Scalar { ty: it, bits } => Constant::Scalar { ty: ty(library, module, *it)?, bits: *bits },
        Constant::Composite { ty: it, parts } => Constant::Composite {
            ty: ty(library, module, *it)?,
            parts: parts.iter().map(|&part| constant(library, module, part)).collect::<Option<_>>()?,
        },
        _ => return None,
    };
    Some(module.constants.intern(new))
}
