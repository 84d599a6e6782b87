//! Instructions of extended sets. The types of most of GLSL.std.450 are among their facts.

use crate::spirv;
use crate::spirv::{
    GlslStd450Op::{self, *},
    Op,
};

use super::module::{Kind, Module, Type};
use crate::grammar::{self, Inst, typing};

/// The other sets. Those without semantics may be any.
const SETS: &[&str] = &[
    "OpenCL.std",
    "OpenCL.DebugInfo.100",
    "DebugInfo",
    "SPV_AMD_gcn_shader",
    "SPV_AMD_shader_ballot",
    "SPV_AMD_shader_explicit_vertex_parameter",
    "SPV_AMD_shader_trinary_minmax",
    "TOSA.001000.1",
    "Arm.MotionEngine.100",
];

fn set(module: &Module<'_>, import: u32) -> Option<String> {
    let words = module.definition(import).filter(|it| it.is(Op::ExtInstImport))?.words;
    let is_known = grammar::begins(words, "NonSemantic.")
        || SETS.iter().any(|it| grammar::begins(words, &format!("{it}\0")));
    let name = grammar::string(words);
    (!is_known).then(|| format!("names the extended instruction set \"{name}\", which does not exist"))
}

pub(super) fn fault(module: &Module<'_>, op: Op, inst: &Inst<'_>) -> Option<String> {
    if op != Op::ExtInst {
        return None;
    }
    if !module.is_glsl(inst.word(0)) {
        return set(module, inst.word(0));
    }
    // That a number is not in the set was found where the shader calls it.
    let number = GlslStd450Op::from_u32(inst.word(1))?;
    let ids = inst.words.get(2..)?;
    let ty = |index: usize| ids.get(index).map_or(0, |it| module.type_of(*it));
    let is_square = |ty: u32| match module.ty(ty) {
        Type::Matrix { column, len } => {
            module.shape(column).is_some_and(|it| it.len == len && it.kind == Kind::Float)
        }
        Type::Other => true,
        _ => false,
    };
    match number {
        Determinant | MatrixInverse if !is_square(ty(0)) => {
            return Some("takes a square matrix of floats".into());
        }
        Determinant => {
            let component = module.part(ty(0), 0).and_then(|it| module.part(it, 0));
            let is_right = component.is_none_or(|it| it == inst.result_type);
            return (!is_right).then(|| "gives a scalar of its matrix".into());
        }
        MatrixInverse => {
            return (ty(0) != inst.result_type).then(|| "gives a matrix of its operand's type".into());
        }
        _ => {}
    }
    let row = grammar::glsl_std_450(inst.word(1))?.facts.types?;
    let types: Vec<_> = ids.iter().map(|it| module.value_type(*it)).collect();
    if let Some(what) = typing::fault(module, row, inst.result_type, &types) {
        return Some(what);
    }
    let interpolates = matches!(number, InterpolateAtCentroid | InterpolateAtSample | InterpolateAtOffset);
    let is_input = module.pointee(ty(0)).is_some_and(|it| it.0 == spirv::StorageClass::Input);
    (interpolates && !is_input).then(|| "takes an input of the entry point as its first operand".into())
}
