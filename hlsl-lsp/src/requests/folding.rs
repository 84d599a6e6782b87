//! What can be folded: braces, comments, and the branches of `#if`.

use lsp_types::{FoldingRange, FoldingRangeKind, FoldingRangeParams};

use super::Answer;
use crate::{
    analyst::Analyst,
    lines::Lines,
    scan::{self, Kind, Piece},
};

pub fn folding(analyst: &mut Analyst, params: FoldingRangeParams) -> Answer<Option<Vec<FoldingRange>>> {
    let Some(path) = analyst.path(&params.text_document.uri) else { return Ok(None) };
    let mut found = Vec::new();
    for text in analyst.world.shaders_in(&path).iter().filter_map(|it| analyst.world.text(it)) {
        let lines = Lines::new(&text, analyst.world.encoding);
        let pieces = scan::everything(&text);
        found.extend(braces(&text, &pieces, &lines));
        found.extend(comments(&text, &pieces, &lines));
        found.extend(branches(&text, &pieces, &lines));
    }
    found.sort_by_key(|it| (it.start_line, it.end_line));
    found.dedup_by_key(|it| (it.start_line, it.end_line));
    Ok(Some(found))
}

fn fold(start: u32, end: u32, kind: Option<FoldingRangeKind>) -> Option<FoldingRange> {
    (start < end).then(|| FoldingRange { start_line: start, end_line: end, kind, ..FoldingRange::default() })
}

fn braces(text: &str, pieces: &[Piece], lines: &Lines<'_>) -> Vec<FoldingRange> {
    let mut open = Vec::new();
    let mut found = Vec::new();
    for piece in pieces.iter().filter(|it| it.kind == Kind::Sign) {
        match piece.text(text) {
            "{" => open.push(lines.line_of(piece.start)),
            "}" => {
                if let Some(start) = open.pop() {
                    // The closing brace stays visible.
                    found.extend(fold(start, lines.line_of(piece.start).saturating_sub(1), None));
                }
            }
            _ => {}
        }
    }
    found
}

/// Blocks, and neighboring lines.
fn comments(text: &str, pieces: &[Piece], lines: &Lines<'_>) -> Vec<FoldingRange> {
    let mut found = Vec::new();
    let mut run: Option<(u32, u32)> = None;
    let mut close = |run: &mut Option<(u32, u32)>| {
        let range = run.take().and_then(|(start, end)| fold(start, end, Some(FoldingRangeKind::Comment)));
        found.extend(range);
    };
    for (index, piece) in pieces.iter().enumerate() {
        let (start, end) = (lines.line_of(piece.start), lines.line_of(piece.end.saturating_sub(1)));
        let is_alone = index.checked_sub(1).is_none_or(|it| lines.line_of(pieces[it].start) != start);
        if piece.kind != Kind::Comment || !is_alone {
            close(&mut run);
            continue;
        }
        let continues = piece.text(text).starts_with("//") && run.is_some_and(|it| it.1 + 1 == start);
        match &mut run {
            Some(it) if continues => it.1 = end,
            _ => {
                close(&mut run);
                run = Some((start, end));
            }
        }
    }
    close(&mut run);
    found
}

fn branches(text: &str, pieces: &[Piece], lines: &Lines<'_>) -> Vec<FoldingRange> {
    let mut open: Vec<u32> = Vec::new();
    let mut found = Vec::new();
    for window in pieces.windows(2) {
        let [hash, name] = window else { continue };
        if hash.text(text) != "#" || !hash.is_directive || name.kind != Kind::Name {
            continue;
        }
        let line = lines.line_of(hash.start);
        let word = name.text(text);
        if matches!(word, "elif" | "else" | "endif")
            && let Some(start) = open.pop()
        {
            found.extend(fold(start, line.saturating_sub(1), Some(FoldingRangeKind::Region)));
        }
        if matches!(word, "if" | "ifdef" | "ifndef" | "elif" | "else") {
            open.push(line);
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use crate::fixture::Fixture;

    #[test]
    fn braces_comments_and_branches() {
        let text = "// one\n// two\n#if 1\nfloat f() {\n    return 1;\n}\n#else\n\n\n#endif\nstruct S\n{\n    int a;\n};\n/* a\n b */\n";
        let mut f = Fixture::new(&[("a.hlsl", text)]);
        assert_eq!(f.folds("a.hlsl"), ["0-1", "2-5", "3-4", "6-8", "11-12", "14-15"]);
    }
}
