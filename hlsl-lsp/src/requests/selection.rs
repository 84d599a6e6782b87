//! Selections that grow: word, expression, statement, item, file.

use hlsl_core::source::Span;
use lsp_types::{SelectionRange, SelectionRangeParams};

use super::Answer;
use crate::{
    analyst::Analyst,
    scan,
    snapshot::{Place, Snapshot},
};

pub fn selection(analyst: &mut Analyst, params: SelectionRangeParams) -> Answer<Option<Vec<SelectionRange>>> {
    let Some(path) = analyst.path(&params.text_document.uri) else { return Ok(None) };
    let Some((snapshot, file)) = analyst.current(&path) else { return Ok(None) };
    let lines = analyst.lines(&snapshot, file);
    let grow = |position| {
        let offset = lines.offset(position);
        let mut range: Option<SelectionRange> = None;
        for place in around(&snapshot, file, offset).iter().rev() {
            let parent = range.take().map(Box::new);
            range = Some(SelectionRange { range: lines.range(place.start, place.end), parent });
        }
        range.unwrap_or_else(|| SelectionRange { range: lines.range(offset, offset), parent: None })
    };
    Ok(Some(params.positions.into_iter().map(grow).collect()))
}

/// What contains an offset, the smallest first, each larger than the one before.
fn around(snapshot: &Snapshot, file: u32, offset: u32) -> Vec<Place> {
    let Some(text) = snapshot.files.get(file as usize).map(|it| &it.text) else { return Vec::new() };
    let syntax = &snapshot.analysis.syntax;
    let spans = (syntax.all_expressions.values().map(|it| it.span))
        .chain(syntax.all_statements.values().map(|it| it.span))
        .chain(syntax.all_types.values().map(|it| it.span))
        .chain(syntax.all_items.values().map(|it| it.span));
    let mut all: Vec<Place> = spans.filter_map(|it: Span| snapshot.shown(it)).collect();
    all.extend(scan::name_at(text, offset).map(|(start, end)| Place { file, start, end }));
    all.push(Place { file, start: 0, end: text.len() as u32 });
    all.retain(|it| it.file == file && it.contains(offset) && it.start < it.end);
    all.sort_by_key(|it| (it.end - it.start, it.start));
    all.dedup();
    let mut chain: Vec<Place> = Vec::new();
    for place in all {
        if chain.last().is_none_or(|it| place.start <= it.start && it.end <= place.end) {
            chain.push(place);
        }
    }
    chain
}

#[cfg(test)]
mod tests {
    use crate::fixture::Fixture;

    #[test]
    fn grow_from_words_to_the_file() {
        let text = "float4 main(float a : A) : SV_Target { return a$0 * (a + 1); }";
        let mut f = Fixture::new(&[("a.ps.hlsl", text)]);
        let all = f.selections(0);
        let expected = ["a", "a * (a + 1)", "return a * (a + 1);", "{ return a * (a + 1); }"];
        assert_eq!(all[..4], expected);
        assert_eq!(all.last().unwrap().len(), text.len() - 2);
    }
}
