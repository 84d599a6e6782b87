//! The uses of a name in its file.

use lsp_types::{DocumentHighlight, DocumentHighlightKind, DocumentHighlightParams};

use super::Answer;
use crate::analyst::Analyst;

pub fn highlight(
    analyst: &mut Analyst,
    params: DocumentHighlightParams,
) -> Answer<Option<Vec<DocumentHighlight>>> {
    let Some(at) = analyst.at(&params.text_document_position_params) else { return Ok(None) };
    let targets: Vec<_> = at.snapshot.names_at(at.file, at.offset).iter().map(|it| it.target).collect();
    let lines = analyst.lines(&at.snapshot, at.file);
    let names = at.snapshot.names_in(at.file).iter().filter(|it| targets.contains(&it.target));
    let mut found: Vec<DocumentHighlight> = names
        .map(|it| DocumentHighlight {
            range: lines.range(it.place.start, it.place.end),
            kind: Some(match it.is_declaration {
                true => DocumentHighlightKind::WRITE,
                false => DocumentHighlightKind::READ,
            }),
        })
        .collect();
    found.dedup();
    Ok((!found.is_empty()).then_some(found))
}

#[cfg(test)]
mod tests {
    use crate::fixture::Fixture;

    #[test]
    fn shows_all_uses_in_the_file() {
        let text =
            "float f(float x$0) { return x * x; }\nfloat4 main() : SV_Target { float x = f(2); return x; }";
        let mut f = Fixture::new(&[("a.ps.hlsl", text)]);
        assert_eq!(f.highlights(0), ["0:14 write", "0:26 read", "0:30 read"]);
    }
}
