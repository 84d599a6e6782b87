//! What DXC's own passes leave of a module, as far as the host can see it. DXC runs its legalization passes only if
//! something requires them; otherwise `-Od` keeps everything as it is, and the optimizer keeps outputs that are never
//! written. If it legalizes, whatever is unused is removed at every level.

use super::{Context, LEGALIZE, Settings, TIDY, constant_offsets, split_resource_globals};
use crate::{
    diagnostics::Sink,
    ir::{Decoration, ExecutionMode, Global, GlobalOrigin, Module, Operand, Type, TypeId, legal, spirv},
};

/// Whether DXC legalizes a module, which is as `lower` made it.
pub fn legalizes(module: &Module, settings: &Settings) -> bool {
    let is_read_by_intrinsic = |global: &Global| global.origin == GlobalOrigin::IntrinsicInput;
    let is_rewritten_mode = |it: &ExecutionMode| {
        use crate::spirv::ExecutionMode as Mode;
        let modes = [
            Mode::PixelInterlockOrderedEXT,
            Mode::SampleInterlockOrderedEXT,
            Mode::DerivativeGroupQuadsKHR,
            Mode::DerivativeGroupLinearKHR,
        ];
        modes.iter().any(|&mode| it.mode == mode as u32)
    };
    settings.always_legalized
        || settings.flatten_arrays
        || !module.combined.is_empty()
        || legal::has_hiding_globals(module)
        || !legal::is_legal(module)
        || module.functions.values().any(|it| is_buffer(module, it.result))
        || split_resource_globals::is_wanted(module)
        || !settings.variable_offsets && constant_offsets::is_wanted(module)
        || module.globals.values().any(is_read_by_intrinsic)
        || module.entries.iter().any(|entry| entry.modes.iter().any(is_rewritten_mode))
        || module.types.iter().any(|(_, ty)| matches!(ty, Type::RayQuery))
}

/// Whether values of a type refer to buffers. Images are values in themselves.
fn is_buffer(module: &Module, ty: TypeId) -> bool {
    match &module.types[ty] {
        Type::Pointer { .. } => true,
        Type::Struct(it) => it.members.iter().any(|it| matches!(module.types[it.ty], Type::Pointer { .. })),
        _ => false,
    }
}

/// Marks what DXC's passes do not touch because they do not know an extension of the module: the interface, or the
/// inputs if something legalizes. With `-fcgl`, no pass runs.
pub fn keep_whole(module: &mut Module, is_legalized: bool, settings: &Settings) {
    if !has_unknown_extension(module) && !settings.high_level_only {
        return;
    }
    // What is taken apart or put together is not what was declared.
    let is_declared = module.combined.is_empty() && !split_resource_globals::is_wanted(module);
    for global in module.globals.values_mut() {
        let is_output = matches!(global.origin, GlobalOrigin::StageOutput(_));
        let is_input = matches!(global.origin, GlobalOrigin::StageInput(_));
        let is_left = is_output || (global.binding.is_some() && (is_declared || !settings.high_level_only));
        global.keep |= is_input || (!is_legalized && is_left);
    }
}

fn has_unknown_extension(module: &Module) -> bool {
    let reconverges = spirv::ExecutionMode::MaximallyReconvergesKHR as u32;
    let rates = [spirv::BuiltIn::ShadingRateKHR as u32, spirv::BuiltIn::PrimitiveShadingRateKHR as u32];
    let is_rate = |it: &Decoration| {
        let builtin = it.operands.first();
        it.is(spirv::Decoration::BuiltIn) && rates.iter().any(|&it| builtin == Some(&Operand::Literal(it)))
    };
    module.entries.iter().any(|entry| entry.modes.iter().any(|it| it.mode == reconverges))
        || module.globals.values().any(|it| it.decorations.iter().any(is_rate))
}

/// What DXC's `-Od` leaves of a module that it legalizes: everything of it is rewritten.
pub fn tidied(mut module: Module, context: &mut Context<'_>) -> Module {
    let settings = context.settings.of_whole();
    // What is wrong was found before.
    let mut sink = Sink::default();
    let context = &mut Context { settings, sink: &mut sink, after: context.after };
    super::run(&mut module, LEGALIZE, context);
    super::run(&mut module, TIDY, context);
    module
}
