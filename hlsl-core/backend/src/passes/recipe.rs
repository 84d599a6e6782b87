//! `-Oconfig=`: the flags of spirv-opt and the equivalent passes.

use super::{
    OPTIMIZE, Pass, forward_copies, forward_memory, inline_calls, localize_globals, merge_blocks,
    merge_equal_values, merge_returns, narrow_loads, promote_variables, remove_dead, remove_dead_components,
    remove_unused, select_values, simplify, simplify_flow, split_variables, trim_interface, unroll_loops,
};

/// The passes for a flag such as `--ssa-rewrite` or `--scalar-replacement=100`; None if there is no counterpart.
pub fn passes_for(flag: &str) -> Option<&'static [Pass]> {
    let name = flag.split('=').next().unwrap_or(flag);
    Some(match name {
        "-O" | "-Os" => OPTIMIZE,
        // Runs in any case, before these.
        "--legalize-hlsl" => &[],
        // A module never has what these take out.
        "--compact-ids" | "--unify-const" | "--remove-duplicates" => &[],
        "--inline-entry-points-exhaustive" | "--inline-entry-points-opaque" => passes![inline_calls: leaves],
        "--merge-return" => passes![merge_returns: leaves],
        "--private-to-local" => passes![localize_globals],
        "--scalar-replacement" => passes![split_variables],
        "--ssa-rewrite"
        | "--eliminate-local-multi-store"
        | "--eliminate-local-single-block"
        | "--eliminate-local-single-store" => passes![promote_variables],
        "--convert-local-access-chains" | "--combine-access-chains" => passes![split_variables],
        "--ccp" | "--simplify-instructions" | "--eliminate-insert-extract" | "--eliminate-dead-inserts" => {
            passes![simplify]
        }
        "--eliminate-dead-branches" | "--cfg-cleanup" => passes![simplify, simplify_flow, merge_blocks],
        "--eliminate-dead-code-aggressive" => passes![remove_dead, trim_interface],
        "--eliminate-dead-functions" | "--eliminate-dead-variables" | "--eliminate-dead-const" => {
            passes![remove_unused: leaves]
        }
        "--eliminate-dead-input-components" => passes![trim_interface],
        "--if-conversion" => passes![select_values, merge_blocks],
        "--local-redundancy-elimination" | "--redundancy-elimination" => {
            passes![merge_equal_values, forward_memory]
        }
        "--reduce-load-size" => passes![narrow_loads],
        "--copy-propagate-arrays" => passes![forward_copies],
        "--vector-dce" => passes![remove_dead_components, remove_dead],
        "--loop-unroll" | "--loop-unroll-partial" => passes![unroll_loops],
        "--merge-blocks" => passes![merge_blocks],
        _ => return None,
    })
}
