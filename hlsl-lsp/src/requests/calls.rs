//! Who calls a function, and whom it calls.

use std::collections::BTreeMap;

use lsp_types::{
    CallHierarchyIncomingCall, CallHierarchyIncomingCallsParams, CallHierarchyItem,
    CallHierarchyOutgoingCall, CallHierarchyOutgoingCallsParams, CallHierarchyPrepareParams, Range,
    TextDocumentIdentifier, TextDocumentPositionParams,
};

use super::{Answer, describe, references, symbols};
use crate::{
    analyst::{Analyst, At},
    definitions::Kind,
    snapshot::{Place, Snapshot, Target},
};

pub fn prepare(
    analyst: &mut Analyst,
    params: CallHierarchyPrepareParams,
) -> Answer<Option<Vec<CallHierarchyItem>>> {
    let Some(at) = analyst.at(&params.text_document_position_params) else { return Ok(None) };
    let function = function_at(&at);
    let item = function.and_then(|it| item(analyst, &at.snapshot, it));
    Ok(item.map(|it| vec![it]))
}

fn function_at(at: &At) -> Option<usize> {
    at.snapshot.names_at(at.file, at.offset).iter().find_map(|it| match it.target {
        Target::Definition(index) if is_function(&at.snapshot, index) => Some(at.snapshot.complete(index)),
        _ => None,
    })
}

fn is_function(snapshot: &Snapshot, index: usize) -> bool {
    matches!(snapshot.definitions[index].kind, Kind::Function | Kind::Method)
}

fn item(analyst: &Analyst, snapshot: &Snapshot, index: usize) -> Option<CallHierarchyItem> {
    let definition = &snapshot.definitions[index];
    let name = snapshot.place_of(index)?;
    let whole = snapshot.shown(definition.whole)?;
    let location = analyst.location(snapshot, name)?;
    let range = analyst.location(snapshot, whole).map_or(location.range, |it| it.range);
    Some(CallHierarchyItem {
        name: definition.name.clone(),
        kind: symbols::symbol_kind(definition.kind),
        tags: None,
        detail: Some(describe::place_text(snapshot, name)),
        uri: location.uri,
        range,
        selection_range: location.range,
        data: None,
    })
}

fn at_item(analyst: &mut Analyst, item: &CallHierarchyItem) -> Option<At> {
    analyst.at(&TextDocumentPositionParams {
        text_document: TextDocumentIdentifier { uri: item.uri.clone() },
        position: item.selection_range.start,
    })
}

/// The function whose body a place is in.
fn around(snapshot: &Snapshot, place: Place) -> Option<usize> {
    let all = snapshot.definitions.iter().enumerate().filter(|(index, it)| {
        let whole = snapshot.shown(it.whole);
        let is_inside =
            whole.is_some_and(|it| it.file == place.file && it.start <= place.start && place.end <= it.end);
        is_function(snapshot, *index) && is_inside && it.is_complete
    });
    all.map(|it| it.0).next_back()
}

pub fn incoming(
    analyst: &mut Analyst,
    params: CallHierarchyIncomingCallsParams,
) -> Answer<Option<Vec<CallHierarchyIncomingCall>>> {
    let Some(at) = at_item(analyst, &params.item) else { return Ok(None) };
    let Some(found) = references::everywhere(analyst, &at) else { return Ok(None) };
    let mut calls: Vec<CallHierarchyIncomingCall> = Vec::new();
    for (path, names) in found {
        let Some((snapshot, file)) = analyst.current(&path) else { continue };
        let lines = analyst.lines(&snapshot, file);
        let mut callers: BTreeMap<usize, Vec<Range>> = BTreeMap::new();
        for it in names.iter().filter(|it| !it.is_declaration) {
            let place = Place { file, start: it.start, end: it.end };
            if let Some(caller) = around(&snapshot, place) {
                callers.entry(caller).or_default().push(lines.range(it.start, it.end));
            }
        }
        for (caller, from_ranges) in callers {
            let from = item(analyst, &snapshot, caller);
            calls.extend(from.map(|from| CallHierarchyIncomingCall { from, from_ranges }));
        }
    }
    Ok(Some(calls))
}

pub fn outgoing(
    analyst: &mut Analyst,
    params: CallHierarchyOutgoingCallsParams,
) -> Answer<Option<Vec<CallHierarchyOutgoingCall>>> {
    let Some(at) = at_item(analyst, &params.item) else { return Ok(None) };
    let Some(function) = function_at(&at) else { return Ok(None) };
    let Some(whole) = at.snapshot.shown(at.snapshot.definitions[function].whole) else { return Ok(None) };
    let lines = analyst.lines(&at.snapshot, whole.file);
    let mut called: BTreeMap<usize, Vec<Range>> = BTreeMap::new();
    for name in at.snapshot.names_in(whole.file) {
        let Target::Definition(index) = name.target else { continue };
        let is_inside = whole.start <= name.place.start && name.place.end <= whole.end;
        if is_inside && !name.is_declaration && is_function(&at.snapshot, index) {
            let range = lines.range(name.place.start, name.place.end);
            called.entry(at.snapshot.complete(index)).or_default().push(range);
        }
    }
    let call = |(index, from_ranges)| {
        let to = item(analyst, &at.snapshot, index)?;
        Some(CallHierarchyOutgoingCall { to, from_ranges })
    };
    Ok(Some(called.into_iter().filter_map(call).collect()))
}

#[cfg(test)]
mod tests {
    use crate::fixture::Fixture;

    #[test]
    fn lead_both_ways_through_files() {
        let mut f = Fixture::new(&[
            (
                "a.ps.hlsl",
                "#include \"c.hlsli\"\nfloat twice$0() { return one() + one(); }\nfloat4 main() : SV_Target { return twice(); }",
            ),
            ("c.hlsli", "float one$1() { return 1; }\n"),
        ]);
        assert_eq!(f.outgoing(0), ["one c.hlsli 2"]);
        assert_eq!(f.incoming(0), ["main a.ps.hlsl 1"]);
        assert_eq!(f.incoming(1), ["twice a.ps.hlsl 2"]);
    }
}
