//! What naga and WGSL lack, in terms of what they have: passes that only modules for wgpu and WebGPU go through. Each
//! arranges one thing, and the last word is that of `unsupported_by_wgpu`, which reports what none of them could arrange.

mod bound_indices;
mod byte_buffer_atomics;
mod compute_spec_constants;
mod coordinate_types;
mod drop_empty_structs;
mod drop_printf;
mod drop_test_modes;
mod end_cases;
mod fetch_subpass_inputs;
mod flatten_groups;
mod flatten_integers;
mod forget_coherence;
mod forget_uniformity;
mod group_derivatives;
mod hide_constants;
mod image_access;
mod load_elements;
mod match_signs;
mod narrow_switches;
mod raise_1d;
mod read_only_buffers;
mod refuse_odd_instructions;
mod retype;
mod rewrite;
mod separate_comparisons;
mod separate_samplers;
mod settle_builtins;
mod soft_doubles;
mod spell_out_numbers;
mod spell_out_padding;
mod spell_out_partitions;
mod spell_out_sampling;
mod spell_out_waves;
mod spell_out_wide_integers;
mod split_atomics;
mod split_stage_variables;
mod split_wide_integers;
mod texel_buffers;
mod texture_formats;
mod textures_as_buffers;
mod uniform_barriers;
mod unsupported_by_wgpu;
mod vector_conditions;
mod view_as_words;
mod wide_textures;
mod widen_integers;
mod widen_stage_variables;
mod write_positions;

use super::{Context, Pass, Settings, for_each_function};
use crate::{
    ir::{Arg, Constant, ConstantId, Global, GlobalId, Module, Operand, Type, TypeId, reach, spirv},
    options::TargetEnvironment,
};
use rustc_hash::FxHashSet;

/// Before [`PASSES`], which run only if these report nothing.
pub const CHECKS: &[Pass] = passes![refuse_odd_instructions];

/// After all others, for modules that naga is to read.
pub const PASSES: &[Pass] = passes![
    // First: no other pass has to know about them.
    drop_empty_structs,
    // Before what looks at where resources come from.
    load_elements,
    // Before what arranges textures.
    fetch_subpass_inputs,
    // Before what looks at textures and samplers: there is one way to declare them from here on.
    separate_samplers: leaves,
    // After this: one variable is either a depth texture or not.
    separate_comparisons,
    // Before what arranges textures, as fetch_subpass_inputs, and before texel_buffers.
    textures_as_buffers,
    // Before spell_out_sampling: what is left has no layers.
    raise_1d,
    // Before others: they know no casts of pointers.
    byte_buffer_atomics,
    texel_buffers,
    // Before texture_formats, which gives what it makes a format that browsers have.
    wide_textures,
    texture_formats,
    // Before what rewrites numbers, and before spell_out_waves, which arranges shuffles of booleans.
    spell_out_partitions,
    // Before others: they look for members where the shader has them.
    view_as_words,
    // After view_as_words: no buffer holds short integers.
    widen_integers: leaves,
    // After view_as_words, likewise. Before those of 64-bit integers, which doubles become.
    soft_doubles: leaves,
    // After view_as_words and widen_integers: numbers of other widths are values of 32 bits.
    spell_out_wide_integers,
    // Before split_wide_integers, which knows comparisons.
    narrow_switches,
    // After spell_out_wide_integers, which leaves what this one knows.
    split_wide_integers,
    // After what changes the types of buffers.
    match_signs,
    forget_coherence,
    drop_printf,
    end_cases,
    spell_out_sampling,
    spell_out_waves,
    // After spell_out_waves, which counts lanes.
    flatten_groups,
    // After spell_out_sampling, which takes derivatives, and flatten_groups, which moves threads.
    group_derivatives,
    spell_out_numbers,
    // Before unsupported_by_wgpu, as all that arrange what it would report.
    write_positions,
    split_stage_variables,
    // After split_stage_variables: vectors and scalars are left.
    widen_stage_variables,
    flatten_integers,
    settle_builtins,
    drop_test_modes,
    read_only_buffers,
    // Before spell_out_padding: complaints are about the shader's own types.
    unsupported_by_wgpu,
    compute_spec_constants: leaves,
    // After those that make constants of indices.
    bound_indices,
    // After all that compute with constants.
    hide_constants,
    image_access,
    forget_uniformity,
    coordinate_types,
    vector_conditions,
    // After all that make branches or move code.
    uniform_barriers,
    // Last: passes would have to know about padding.
    spell_out_padding,
];

/// The variables that entry points reach: nobody has to be told about others.
fn used(module: &Module) -> FxHashSet<GlobalId> {
    let reached = module.entries.iter().map(|it| reach::globals(module, it.function)).collect::<Vec<_>>();
    module.globals.ids().filter(|&id| reached.iter().any(|it| it[id])).collect()
}

/// The target, as diagnostics name it.
fn target_name(context: &Context<'_>) -> &'static str {
    if context.settings.target == TargetEnvironment::WebGpu { "WebGPU" } else { "wgpu" }
}

fn builtin(global: &Global) -> Option<spirv::BuiltIn> {
    let decoration = global.decorations.iter().find(|it| it.is(spirv::Decoration::BuiltIn))?;
    match decoration.operands.first() {
        Some(&Operand::Literal(number)) => spirv::BuiltIn::from_u32(number),
        _ => None,
    }
}

/// Whether short integers are computed with 32 bits: browsers lack them, and naga reads nothing of 8 bits, and in SPIR-V
/// no constants of 16.
fn widens_integers(module: &Module, settings: &Settings) -> bool {
    let is_special = |it: ConstantId| {
        matches!(
            module.constants[it],
            Constant::Spec { .. } | Constant::SpecOp { .. } | Constant::SpecComposite { .. }
        )
    };
    let is_short = |arg: Arg| match arg.constant() {
        // WGSL has constants of 16 bits, but none that are specialized.
        Some(it) if settings.writes_wgsl && !is_special(it) => false,
        Some(it) => module.interned().constant_type(it).is_some_and(|ty| holds_short(module, ty)),
        None => false,
    };
    let mut found = settings.target == TargetEnvironment::WebGpu
        || module.types.iter().any(|(_, it)| matches!(it, Type::Int { width: 8, .. }));
    if found {
        return true;
    }
    for function in module.functions.values() {
        function.for_each_arg(|arg| found |= is_short(arg));
    }
    found
}

/// Whether 16-bit integers are in a type of values.
fn holds_short(module: &Module, ty: TypeId) -> bool {
    module.types.contents(ty).widths.has_integer(16)
}

/// Whether something holds for a type or for one that values of it are made of.
fn any_part(module: &Module, ty: TypeId, holds: &dyn Fn(&Type) -> bool) -> bool {
    // Structs that have another twice double with every line, so each is looked at once.
    fn visit(
        module: &Module,
        ty: TypeId,
        holds: &dyn Fn(&Type) -> bool,
        structs: &mut FxHashSet<TypeId>,
    ) -> bool {
        let it = &module.types[ty];
        holds(it)
            || match it {
                Type::Vector { element, .. }
                | Type::Matrix { column: element, .. }
                | Type::Array { element, .. }
                | Type::RuntimeArray { element, .. } => visit(module, *element, holds, structs),
                Type::Struct(it) => {
                    structs.insert(ty)
                        && it.members.iter().any(|member| visit(module, member.ty, holds, structs))
                }
                _ => false,
            }
    }
    visit(module, ty, holds, &mut FxHashSet::default())
}
