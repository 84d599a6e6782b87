//! `-Oconfig=`: the flags of spirv-opt, each carried out by passes of ours. What has no use outside of a recipe is in
//! this folder.
//!
//! Which flags there are, and which of them need no passes, is in [`OptimizerFlag`]'s table.

mod clamp_indices;
mod fold_spec_constants;
mod freeze_spec_constants;
mod hoist_invariants;
mod loops;
mod reduce_strength;
mod relax_floats;
mod return_from_loops;
mod set_spec_defaults;
mod sink_values;
mod specialize;
mod strip_nonsemantic;
mod unswitch_loops;

use super::{
    Context, OPTIMIZE, Pass, Settings, for_each_function, forward_copies, forward_memory, inline_calls,
    localize_globals, merge_blocks, merge_equal_values, merge_returns, narrow_loads, promote_variables,
    remove_dead, remove_dead_components, remove_unused, select_values, simplify, simplify_flow,
    split_variables, trim_interface, unroll_loops,
};
use crate::{
    diagnostics::list::options as errors,
    ir::{Binding, Module},
    options::optimizer::{Means, OptimizerFlag, pairs},
};

/// Those that only recipes name.
pub const PASSES: &[Pass] = passes![
    clamp_indices,
    fold_spec_constants,
    freeze_spec_constants,
    hoist_invariants,
    reduce_strength,
    relax_floats,
    return_from_loops,
    sink_values,
    strip_nonsemantic,
    unswitch_loops,
];

/// Before legalization: what changes its work.
pub fn prepare(module: &mut Module, flags: &[String]) {
    for (flag, argument) in flags.iter().filter_map(|it| OptimizerFlag::find(it)) {
        if flag.name == "convert-to-sampled-image" {
            for (set, binding) in pairs(argument) {
                let binding = binding.parse().ok().map(|binding| Binding { set, binding });
                let is_new = |it: &Binding| !module.combined.contains(it);
                module.combined.extend(binding.filter(is_new));
            }
        }
    }
}

/// Runs the passes for each flag, in their order.
pub fn run(module: &mut Module, flags: &[String], context: &mut Context<'_>) {
    for written in flags {
        let Some((flag, argument)) = OptimizerFlag::find(written) else {
            context.sink.push(errors::UnknownOptimizerFlag { flag: written.clone() });
            continue;
        };
        if let Means::Ignored(why) = flag.means {
            let (flag, why) = (flag.written(), why.into());
            context.sink.push(errors::IgnoredOptimizerFlag { flag, why });
        }
        if flag.name == "set-spec-const-default-value" {
            set_spec_defaults::run(module, argument, context.sink);
        }
        let settings = settings_for(flag.name, context.settings);
        super::run(module, passes_for(flag.name).unwrap_or_default(), &mut context.with(settings));
    }
}

/// The settings under which the passes for a flag run.
fn settings_for(name: &str, settings: Settings) -> Settings {
    match name {
        "remove-unused-interface-variables" => Settings {
            preserve_interface: false,
            drop_unwritten_outputs: true,
            splits_outputs: true,
            ..settings
        },
        _ => settings,
    }
}

/// The passes for a flag, by its name; None if it is not passes that carry it out.
fn passes_for(name: &str) -> Option<&'static [Pass]> {
    Some(match name {
        "O" | "Os" => OPTIMIZE,
        "inline-entry-points-exhaustive" | "inline-entry-points-opaque" => passes![inline_calls: leaves],
        "merge-return" => passes![merge_returns: leaves],
        "private-to-local" => passes![localize_globals],
        "scalar-replacement" => passes![split_variables],
        "ssa-rewrite"
        | "eliminate-local-multi-store"
        | "eliminate-local-single-block"
        | "eliminate-local-single-store" => passes![promote_variables],
        "convert-local-access-chains" => passes![split_variables, promote_variables],
        "ccp" | "simplify-instructions" | "eliminate-insert-extract" | "combine-access-chains" => {
            passes![simplify]
        }
        "eliminate-dead-branches" | "cfg-cleanup" => passes![simplify, simplify_flow, merge_blocks],
        "eliminate-dead-code-aggressive" => passes![remove_dead, trim_interface],
        "eliminate-dead-functions" => passes![remove_unused: leaves],
        "remove-unused-interface-variables" => passes![trim_interface],
        "if-conversion" => passes![select_values, merge_blocks],
        "local-redundancy-elimination" | "redundancy-elimination" => {
            passes![merge_equal_values, forward_memory]
        }
        "reduce-load-size" => passes![narrow_loads],
        "copy-propagate-arrays" => passes![forward_copies],
        "vector-dce" | "eliminate-dead-inserts" => passes![remove_dead_components, remove_dead],
        "loop-unroll" => passes![unroll_loops],
        "loop-invariant-code-motion" => passes![hoist_invariants],
        // What the copies of a loop decide differently goes at once, as it does in spirv-opt.
        "loop-unswitch" => passes![unswitch_loops, simplify, simplify_flow, merge_blocks],
        "merge-blocks" => passes![merge_blocks],
        "code-sink" => passes![sink_values],
        "strength-reduction" => passes![reduce_strength],
        "relax-float-ops" => passes![relax_floats],
        "graphics-robust-access" => passes![clamp_indices],
        "freeze-spec-const" => passes![freeze_spec_constants],
        "fold-spec-const-op-composite" => passes![fold_spec_constants],
        "set-spec-const-default-value" => &[],
        "strip-nonsemantic" => passes![strip_nonsemantic],
        "workaround-1209" => passes![return_from_loops],
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::options::optimizer::OPTIMIZER_FLAGS;

    #[test]
    fn every_flag_that_passes_carry_out_has_some() {
        for flag in OPTIMIZER_FLAGS {
            let has_passes = passes_for(flag.name).is_some();
            match flag.means {
                Means::Passes(_) => assert!(has_passes, "no pass does what --{} says", flag.name),
                // Changes the options as well.
                Means::Whole(_) if flag.name == "strip-nonsemantic" => assert!(has_passes),
                Means::Whole(_) | Means::Done(_) | Means::Ignored(_) => {
                    assert!(!has_passes, "--{} is not meant to run passes", flag.name);
                }
            }
        }
    }
}
