//! Response files: `@file` stands for the arguments in it.

use hlsl_core::options::args::split_response;

/// Files may name others up to this depth.
const MAX_DEPTH: usize = 10;

/// Replaces every `@file`, including those within response files.
pub(crate) fn expand(arguments: Vec<String>) -> Result<Vec<String>, String> {
    let mut expanded = Vec::new();
    for argument in arguments {
        add(&argument, 0, &mut expanded)?;
    }
    Ok(expanded)
}

fn add(argument: &str, depth: usize, out: &mut Vec<String>) -> Result<(), String> {
    let Some(path) = argument.strip_prefix('@').filter(|it| !it.is_empty()) else {
        out.push(argument.into());
        return Ok(());
    };
    if depth == MAX_DEPTH {
        return Err(format!("response file `{path}` is nested more than {MAX_DEPTH} deep"));
    }
    let bytes = std::fs::read(path).map_err(|why| format!("cannot read response file `{path}`: {why}"))?;
    for argument in split_response(&hlsl_core::source::load::decode(bytes)) {
        add(&argument, depth + 1, out)?;
    }
    Ok(())
}
