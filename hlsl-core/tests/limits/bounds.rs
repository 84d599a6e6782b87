//! Every bound outside of the one table, `limits.rs`: it is derived from that table, or what happens beyond it is harmless
//! or said. A new one gets a row here, and so an answer to the question.

use std::{collections::BTreeSet, fs, path::Path};

/// What happens beyond a bound.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Beyond {
    /// A diagnostic.
    Refused,
    /// Nobody gets there: something before it refuses, or the format has no more.
    Unreachable,
    /// The program stays right: it is optimized, folded or analyzed less, or text in error is guessed at less well.
    LessDone,
    /// Less is shown or kept.
    LessShown,
}

use Beyond::*;

const BOUNDS: &[(&str, &str, Beyond)] = &[
    ("base/src/source/load.rs", "MAX_SIZE", LessShown),
    ("base/src/diagnostics.rs", "MAX_DIAGNOSTICS", LessShown),
    // Types of so many runs differ in their first ones, if they do.
    ("frontend/src/types/convert.rs", "MAX_RUNS", LessDone),
    ("frontend/src/layout.rs", "MAX_DEPTH", Unreachable),
    ("frontend/src/parse/scope.rs", "MAX_VISITS", LessDone),
    ("frontend/src/parse/recover.rs", "MAX_BRACKET_SCAN", LessDone),
    ("frontend/src/parse/name.rs", "MAX_GUESS_SCAN", LessDone),
    ("frontend/src/parse/name.rs", "MAX_GUESSES", LessDone),
    ("frontend/src/parse.rs", "MAX_OPERAND_CALLS", Refused),
    ("frontend/src/check/entry.rs", "MAX_SHOWN", LessShown),
    ("frontend/src/check/constant.rs", "MAX_DEPTH", LessDone),
    ("frontend/src/check/constant.rs", "MAX_LEAVES", LessDone),
    ("frontend/src/check/payload.rs", "MAX_DEPTH", LessDone),
    ("frontend/src/check/types.rs", "MAX_POINTS", Refused),
    ("frontend/src/check/hit_object.rs", "MAX_ATTRIBUTES", Refused),
    ("frontend/src/check.rs", "MAX_CHECK_DEPTH", Refused),
    ("backend/src/emit/debug/lines.rs", "MAX_TEXT", LessShown),
    ("backend/src/ir/read.rs", "MAX_ID", Refused),
    ("backend/src/ir/natural.rs", "MAX_PADDING_ROWS", Unreachable),
    ("backend/src/ir/magnitude.rs", "MAX_DEPTH", LessDone),
    // A loop that must be unrolled and is longer is refused.
    ("backend/src/passes/unroll_loops.rs", "MAX_ITERATIONS", Refused),
    ("backend/src/passes/unroll_loops.rs", "MAX_VALUES", LessDone),
    ("backend/src/passes/unroll_loops.rs", "MAX_NEEDED_VALUES", Refused),
    ("backend/src/passes/unroll_loops.rs", "MAX_MODULE_VALUES", LessDone),
    ("backend/src/passes/split_resource_globals.rs", "MAX_KEPT", Refused),
    ("backend/src/passes/simplify_flow.rs", "MAX_ROUNDS", LessDone),
    ("backend/src/passes/wgpu/view_as_words.rs", "MAX_COPIED", Refused),
    ("backend/src/passes/forward_memory.rs", "MAX_KNOWN", LessDone),
    ("backend/src/passes/promote_variables.rs", "MAX_ARRAY", LessDone),
    ("backend/src/passes/nest_exits.rs", "MAX_NESTED", LessDone),
    ("backend/src/passes/select_values.rs", "MAX_COST", LessDone),
    ("backend/src/passes/select_values.rs", "MAX_COST_FLATTEN", LessDone),
    ("backend/src/passes/branch_on_resources.rs", "MAX_LABELS", LessShown),
    ("backend/src/passes/split_variables.rs", "MAX_PARTS", LessDone),
    ("backend/src/passes/split_variables.rs", "MAX_COPIES", LessDone),
    ("backend/src/passes/simplify.rs", "MAX_ROUNDS", LessDone),
    ("backend/src/passes/simplify.rs", "MAX_USES_ASKED", LessDone),
    ("backend/src/passes/join_elements.rs", "MAX_ELEMENTS", LessDone),
    ("src/driver/memory.rs", "MAX_KNOWN", LessShown),
    ("src/lower/chain.rs", "MAX_CASES", LessDone),
    ("src/lower/chain.rs", "MAX_STATEMENTS", LessDone),
    ("src/lower/initialize.rs", "MAX_LEAVES", Unreachable),
    ("src/lower/entry/flatten.rs", "MAX_PARTS", Refused),
    ("src/bindings/pipeline.rs", "MAX_SETS", Refused),
    ("src/bindings/plan.rs", "MAX_SIZE", Refused),
    ("src/diagnostics/render.rs", "MAX_WIDTH", LessShown),
    ("src/diagnostics/render.rs", "MAX_LINES", LessShown),
    ("src/diagnostics/render.rs", "MAX_MACROS", LessShown),
    ("src/compile/outline.rs", "MAX_ROUNDS", LessShown),
    ("src/compile/outline.rs", "MAX_ELEMENTS", LessShown),
    ("src/compile/caught.rs", "MAX_LENGTH", LessShown),
    ("src/compile/session.rs", "MAX_SIZE", LessShown),
];

fn rust_files(folder: &Path, found: &mut Vec<String>) {
    let mut entries: Vec<_> = fs::read_dir(folder).expect("a folder").flatten().map(|it| it.path()).collect();
    entries.sort();
    for path in entries {
        if path.is_dir() {
            rust_files(&path, found);
        } else if path.extension().is_some_and(|it| it == "rs") {
            found.push(path.to_string_lossy().into_owned());
        }
    }
}

#[test]
fn beyond_every_bound_something_is_right() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut files = Vec::new();
    for folder in ["base/src", "frontend/src", "backend/src", "src"] {
        rust_files(&root.join(folder), &mut files);
    }
    let mut found = BTreeSet::new();
    for path in files {
        let name = path.strip_prefix(&format!("{}/", root.display())).expect("below the root").to_owned();
        let text = fs::read_to_string(&path).expect("it can be read");
        let constants = text.lines().filter_map(|it| it.trim().split_once("const MAX_"));
        for (_, rest) in constants.filter(|it| !it.0.contains("//") && !it.1.contains("limits::")) {
            let constant: String = rest.chars().take_while(|it| it.is_alphanumeric() || *it == '_').collect();
            if name != "base/src/limits.rs" {
                found.insert((name.clone(), format!("MAX_{constant}")));
            }
        }
    }
    let known: BTreeSet<_> = BOUNDS.iter().map(|it| (it.0.to_owned(), it.1.to_owned())).collect();
    let missing: Vec<_> = found.difference(&known).collect();
    let gone: Vec<_> = known.difference(&found).collect();
    assert!(missing.is_empty() && gone.is_empty(), "without a row: {missing:?}; rows of nothing: {gone:?}");
}
