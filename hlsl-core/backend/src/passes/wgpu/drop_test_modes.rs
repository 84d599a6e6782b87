//! Removes what a pixel shader says about when its depth is tested, where the result is the same without it.
//!
//! A promise about the depth that a shader writes only lets tests run early. Early tests themselves are what any
//! implementation does for shaders whose effects do not show the difference. Leaves: for browsers, early tests only in
//! shaders that depend on them.

use super::Context;
use crate::spirv::{BuiltIn, ExecutionMode as Mode, Op as S};
use crate::{ir::*, options::TargetEnvironment, stage::Stage};

pub fn run(module: &mut Module, context: &mut Context<'_>) {
    let is_web = context.settings.target == TargetEnvironment::WebGpu;
    for index in 0..module.entries.len() {
        let entry = &module.entries[index];
        if entry.stage != Stage::Pixel {
            continue;
        }
        let shows = shows(module, entry);
        let is_dropped = |mode: u32| match Mode::from_u32(mode) {
            Some(Mode::EarlyFragmentTests) => is_web && shows == Shows::Nothing,
            // The late tests still follow.
            Some(Mode::EarlyAndLateFragmentTestsAMD) => shows != Shows::Memory,
            Some(Mode::DepthGreater | Mode::DepthLess | Mode::DepthUnchanged) => is_web,
            Some(
                Mode::StencilRefUnchangedFrontAMD
                | Mode::StencilRefGreaterFrontAMD
                | Mode::StencilRefLessFrontAMD
                | Mode::StencilRefUnchangedBackAMD
                | Mode::StencilRefGreaterBackAMD
                | Mode::StencilRefLessBackAMD,
            ) => true,
            _ => false,
        };
        module.entries[index].modes.retain(|it| !is_dropped(it.mode));
    }
}

/// What shows whether tests ran before the shader.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Shows {
    Nothing,
    /// What is left of the fragment: its depth or coverage, or whether there is one.
    Fragment,
    /// What it wrote elsewhere.
    Memory,
}

fn shows(module: &Module, entry: &Entry) -> Shows {
    let is_shown = |&it: &GlobalId| {
        let global = &module.globals[it];
        matches!(super::builtin(global), Some(BuiltIn::FragDepth | BuiltIn::SampleMask))
            && module.pointee(global.ty).is_some_and(|it| it.0 == StorageClass::OUTPUT)
    };
    let mut found = match entry.interface.iter().any(is_shown) {
        true => Shows::Fragment,
        false => Shows::Nothing,
    };
    for function in reach::functions(module, [entry.function]) {
        let function = &module.functions[function];
        for &block in &function.order {
            let block = &function.blocks[block];
            if matches!(block.end, End::Kill | End::Other { .. }) {
                found = found.max(Shows::Fragment);
            }
            for inst in block.values.iter().map(|&it| &function.values[it]) {
                let is_written = match inst.core() {
                    Some(S::Store | S::CopyMemory) => {
                        inst.args.first().is_some_and(|&it| is_memory(module, function, it))
                    }
                    Some(S::DemoteToHelperInvocation) => {
                        found = found.max(Shows::Fragment);
                        false
                    }
                    Some(S::Load | S::FunctionCall) => false,
                    _ => facts::effect(module.interned(), function, inst) == facts::Effect::Acts,
                };
                if is_written {
                    return Shows::Memory;
                }
            }
        }
    }
    found
}

/// Whether others see what is written there.
fn is_memory(module: &Module, function: &Function, pointer: Arg) -> bool {
    match facts::root(function, pointer) {
        facts::Root::Global(it) => !module.pointee(module.globals[it].ty).is_some_and(|it| {
            matches!(it.0, StorageClass::PRIVATE | StorageClass::OUTPUT | StorageClass::FUNCTION)
        }),
        facts::Root::Variable(_) | facts::Root::Parameter(_) => false,
        facts::Root::Unknown => true,
    }
}
