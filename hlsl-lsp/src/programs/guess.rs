//! What a file is compiled as that nothing else names.

use crate::scan;

/// What the text looks like: the first function with something that only entry points of one stage have. Without any it is
/// a library, in which everything is checked and nothing need be an entry point.
pub(super) fn of_text(text: &str) -> (&'static str, String) {
    let pieces = scan::pieces(text);
    let words: Vec<(usize, &str)> =
        pieces.iter().enumerate().map(|(index, it)| (index, it.text(text))).collect();
    for &(index, word) in &words {
        let profile = match word.to_ascii_lowercase().as_str() {
            "numthreads" => "cs_6_6",
            "maxvertexcount" => "gs_6_6",
            "outputcontrolpoints" | "patchconstantfunc" => "hs_6_6",
            it if it.starts_with("sv_target") || it.starts_with("sv_depth") => "ps_6_6",
            _ => continue,
        };
        let is_mesh = words.iter().any(|it| it.1 == "outputtopology" && profile == "cs_6_6");
        let name = match profile {
            "ps_6_6" => function_before(&words, index),
            _ => function_after(&words, index),
        };
        if let Some(name) = name {
            return (if is_mesh { "ms_6_6" } else { profile }, name.to_owned());
        }
    }
    ("lib_6_6", String::new())
}

fn is_name(word: &str) -> bool {
    word.starts_with(|it: char| it.is_ascii_alphabetic() || it == '_')
}

/// The name before the `(` that follows the attributes at `index`.
fn function_after<'t>(words: &[(usize, &'t str)], index: usize) -> Option<&'t str> {
    let end = words[index..].iter().position(|it| it.1 == "{").map(|it| it + index)?;
    // Attributes end with `]`.
    let start = words[..end].iter().rposition(|it| it.1 == "]").unwrap_or(index);
    let open = words[start..end].iter().position(|it| it.1 == "(")? + start;
    words.get(open.checked_sub(1)?).map(|it| it.1).filter(|it| is_name(it))
}

/// The name of the function whose result has the semantic at `index`.
fn function_before<'t>(words: &[(usize, &'t str)], index: usize) -> Option<&'t str> {
    let colon = index.checked_sub(1).filter(|it| words[*it].1 == ":")?;
    let close = colon.checked_sub(1).filter(|it| words[*it].1 == ")")?;
    let mut depth = 0usize;
    for at in (0..=close).rev() {
        match words[at].1 {
            ")" => depth += 1,
            "(" => depth = depth.saturating_sub(1),
            _ => {}
        }
        if depth == 0 {
            return words.get(at.checked_sub(1)?).map(|it| it.1).filter(|it| is_name(it));
        }
    }
    None
}
