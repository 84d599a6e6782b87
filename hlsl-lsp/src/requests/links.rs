//! The files of `#include`s, as links.

use hlsl_core::source::Origin;
use lsp_types::{DocumentLink, DocumentLinkParams, Location, Range};

use super::Answer;
use crate::{
    analyst::{Analyst, At},
    paths, scan,
    snapshot::{Place, Snapshot},
};

pub fn links(analyst: &mut Analyst, params: DocumentLinkParams) -> Answer<Option<Vec<DocumentLink>>> {
    let mut links = Vec::new();
    for (snapshot, file) in analyst.whole(&params.text_document.uri) {
        let lines = analyst.lines(&snapshot, file);
        links.extend(included(&snapshot, file).into_iter().map(|(place, path)| DocumentLink {
            range: lines.range(place.start, place.end),
            target: paths::to_uri(&path),
            tooltip: Some(path),
            data: None,
        }));
    }
    Ok(Some(links))
}

/// The inclusions that a file makes, with the paths that were found.
pub fn included(snapshot: &Snapshot, file: u32) -> Vec<(Place, String)> {
    let mut found = Vec::new();
    for (_, origin) in snapshot.sources().ranges() {
        let Origin::File { path, included_at: Some(at) } = origin else { continue };
        let Some(place) = snapshot.shown(*at).filter(|it| it.file == file) else { continue };
        let one = (place, paths::normalized(path));
        if !found.contains(&one) {
            found.push(one);
        }
    }
    // What is included once does not show where it is named again.
    let text = snapshot.files.get(file as usize).map_or("", |it| &it.text);
    let folder = snapshot.files.get(file as usize).map_or("", |it| paths::folder(&it.path));
    for (start, end) in scan::includes(text, &scan::pieces(text)) {
        if found.iter().any(|it| it.0.start == start || it.0.contains(start + 1)) {
            continue;
        }
        let name = text[start as usize..end as usize].trim_matches(['"', '<', '>']);
        let folders = std::iter::once(folder).chain(snapshot.options.include_dirs.iter().map(String::as_str));
        let mut candidates = folders.map(|it| paths::normalized(&format!("{it}/{name}")));
        if let Some(path) = candidates.find(|it| snapshot.file(it).is_some()) {
            found.push((Place { file, start, end }, path));
        }
    }
    found.sort();
    found
}

/// The start of the file that an `#include` at a place names.
pub fn target_at(at: &At) -> Option<Location> {
    let all = included(&at.snapshot, at.file);
    let (_, path) = all.into_iter().find(|it| it.0.contains(at.offset))?;
    Some(Location::new(paths::to_uri(&path)?, Range::default()))
}

#[cfg(test)]
mod tests {
    use crate::fixture::Fixture;

    #[test]
    fn lead_to_the_files_that_were_found() {
        let mut f = Fixture::new(&[
            (
                "a.ps.hlsl",
                "#include \"inc/c.hlsli\"\n#include \"inc/d.hlsli\"\nfloat4 main() : SV_Target { return C; }",
            ),
            ("inc/c.hlsli", "#pragma once\n#define C 1\n"),
            ("inc/d.hlsli", "#include \"c.hlsli\"\n"),
        ]);
        assert_eq!(f.links("a.ps.hlsl"), ["0:9 inc/c.hlsli", "1:9 inc/d.hlsli"]);
        assert_eq!(f.links("inc/d.hlsli"), ["0:9 inc/c.hlsli"]);
    }
}
