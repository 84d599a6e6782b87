//! The overloads of the call around the cursor, and which parameter comes next.

use hlsl_core::{intrinsics, types::TypeId};
use lsp_types::{
    Documentation, ParameterInformation, ParameterLabel, SignatureHelp, SignatureHelpParams,
    SignatureInformation,
};

use super::{Answer, describe};
use crate::{
    analyst::Analyst,
    definitions::Kind,
    marked::{Before, Marked},
    scan::{self, Piece},
    snapshot::{Snapshot, Target},
};

pub fn help(analyst: &mut Analyst, params: SignatureHelpParams) -> Answer<Option<SignatureHelp>> {
    let position = &params.text_document_position_params;
    let Some((path, offset)) = analyst.place(position) else { return Ok(None) };
    let Some(text) = analyst.world.text(&path) else { return Ok(None) };
    let Some(call) = call_around(&text, offset) else { return Ok(None) };
    let all = signatures(analyst, &path, &text, &call);
    if all.is_empty() {
        return Ok(None);
    }
    // The first that has room for the argument, and the one that the compiler chose if it does.
    let active = all.iter().position(|it| it.parameters.len() > call.argument).unwrap_or(0);
    let signatures = all.into_iter().map(|it| it.information()).collect();
    Ok(Some(SignatureHelp {
        signatures,
        active_signature: Some(active as u32),
        active_parameter: Some(call.argument as u32),
    }))
}

/// A call as text.
struct Call {
    /// Of the function's name.
    start: u32,
    end: u32,
    /// How many commas are before the cursor.
    argument: usize,
}

/// The innermost call whose parentheses are around an offset.
fn call_around(text: &str, offset: u32) -> Option<Call> {
    let all = scan::pieces(text);
    let before: Vec<&Piece> = all.iter().take_while(|it| it.end <= offset).collect();
    let mut depth = 0usize;
    let mut argument = 0;
    for (index, piece) in before.iter().enumerate().rev() {
        match piece.text(text) {
            ")" | "]" | "}" => depth += 1,
            "(" | "[" | "{" if depth > 0 => depth -= 1,
            "(" => {
                let mut at = index.checked_sub(1)?;
                // `f<float, 2>(`
                if before[at].text(text) == ">" {
                    at = before[..at].iter().rposition(|it| it.text(text) == "<")?.checked_sub(1)?;
                }
                let name = before[at];
                let is_name = name.kind == scan::Kind::Name
                    && !matches!(name.text(text), "if" | "for" | "while" | "switch" | "return" | "register");
                if is_name {
                    return Some(Call { start: name.start, end: name.end, argument });
                }
                // Only parentheses: the call is further out.
                argument = 0;
            }
            "," if depth == 0 => argument += 1,
            ";" | "{" if depth == 0 => return None,
            _ => {}
        }
    }
    None
}

struct Signature {
    label: String,
    parameters: Vec<String>,
    documentation: String,
}

impl Signature {
    fn information(self) -> SignatureInformation {
        let parameter =
            |it: String| ParameterInformation { label: ParameterLabel::Simple(it), documentation: None };
        SignatureInformation {
            label: self.label,
            documentation: (!self.documentation.is_empty())
                .then_some(Documentation::String(self.documentation)),
            parameters: Some(self.parameters.into_iter().map(parameter).collect()),
            active_parameter: None,
        }
    }
}

fn signatures(analyst: &mut Analyst, path: &str, text: &str, call: &Call) -> Vec<Signature> {
    let name = &text[call.start as usize..call.end as usize];
    let Some((snapshot, file)) = analyst.current(path) else { return Vec::new() };
    let mut chosen: Vec<Target> = snapshot.names_at(file, call.start).iter().map(|it| it.target).collect();
    chosen.retain(|it| match it {
        Target::Definition(index) => is_callable(snapshot.definitions[*index].kind),
        Target::Intrinsic(_) => true,
        Target::Field(..) | Target::Word(_) => false,
    });
    let mut found = Vec::new();
    for target in &chosen {
        match target {
            Target::Definition(index) => found.extend(of_definition(&snapshot, snapshot.complete(*index))),
            Target::Field(..) | Target::Word(_) => {}
            Target::Intrinsic(id) => found.extend(of_rows(std::slice::from_ref(id))),
        }
    }
    // And the others of that name.
    let before = text[..call.start as usize].trim_end();
    if before.ends_with('.') {
        let object = Marked::new(analyst, path, call.start).and_then(|marked| match marked.before() {
            Before::Member(ty) => Some(methods(&marked.snapshot, ty, name)),
            _ => None,
        });
        found.extend(object.into_iter().flatten());
    } else {
        let all = snapshot.definitions.iter().enumerate();
        let same = all.filter(|(_, it)| it.name == name && is_callable(it.kind) && it.is_complete);
        found.extend(same.filter_map(|it| of_definition(&snapshot, it.0)));
        let full = match before.strip_suffix("::").map(|it| it.trim_end()) {
            Some(it) if it.ends_with("vk") => format!("vk::{name}"),
            _ => name.to_owned(),
        };
        found.extend(of_rows(intrinsics::functions(&full)));
    }
    let mut seen = std::collections::BTreeSet::new();
    found.retain(|it| seen.insert(it.label.clone()));
    found
}

fn is_callable(kind: Kind) -> bool {
    matches!(kind, Kind::Function | Kind::Method | Kind::Macro)
}

fn methods(snapshot: &Snapshot, ty: TypeId, name: &str) -> Vec<Signature> {
    match snapshot.analysis.program.types.as_object(ty) {
        Some((kind, _)) => of_rows(intrinsics::methods(kind, name)),
        None => {
            let members = crate::marked::members(snapshot, ty);
            let all = members.into_iter().filter(|it| snapshot.definitions[*it].name == name);
            all.filter_map(|it| of_definition(snapshot, it)).collect()
        }
    }
}

fn of_rows(rows: &[intrinsics::OverloadId]) -> Vec<Signature> {
    let signature = |id: &intrinsics::OverloadId| {
        let label = intrinsics::overload(*id).signature();
        let documentation = describe::intrinsic(*id).join("\n");
        let parameters = parameters(&label);
        Signature { label, parameters, documentation }
    };
    rows.iter().map(signature).collect()
}

fn of_definition(snapshot: &Snapshot, index: usize) -> Option<Signature> {
    let mut label = describe::head(snapshot, index);
    if snapshot.definitions[index].kind == Kind::Macro {
        let end = label.find(')')?;
        label = label[..=end].trim_start_matches(['#', ' ']).trim_start_matches("define").trim().to_owned();
    }
    let documentation = describe::comment(snapshot, index).unwrap_or_default();
    let parameters = parameters(&label);
    Some(Signature { label, parameters, documentation })
}

/// What stands between the parentheses of a signature, apart from template arguments and nested ones.
fn parameters(label: &str) -> Vec<String> {
    let Some(open) = label.find('(') else { return Vec::new() };
    let mut depth = 0usize;
    let mut found = Vec::new();
    let mut start = open + 1;
    for (at, c) in label.char_indices().skip_while(|it| it.0 <= open) {
        match c {
            '(' | '<' | '[' | '{' => depth += 1,
            ')' if depth == 0 => {
                let last = label[start..at].trim();
                found.extend((!last.is_empty()).then(|| last.to_owned()));
                break;
            }
            ')' | '>' | ']' | '}' => depth = depth.saturating_sub(1),
            ',' if depth == 0 => {
                found.push(label[start..at].trim().to_owned());
                start = at + 1;
            }
            _ => {}
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use crate::fixture::Fixture;

    #[test]
    fn shows_overloads_and_the_parameter() {
        let text = "Texture2D<float4> t; SamplerState s;\nfloat add(float a, float b) { return a; }\n#define TWICE(x, y) x\n\
            float4 main(float2 uv : UV) : SV_Target { add($0); add(1, (2 $1; t.Sample(s, $2; lerp(1, 2, $3 ; TWICE($4 }";
        let mut f = Fixture::new(&[("a.ps.hlsl", text)]);
        let expected = [
            ("add(float a, float b)", 0),
            ("add(float a, float b)", 1),
            ("Texture2D.Sample(", 1),
            ("lerp(", 2),
            ("TWICE(x, y)", 0),
        ];
        for (index, (label, parameter)) in expected.into_iter().enumerate() {
            let (found, active) = f.signature(index);
            assert!(found.contains(label), "{index}: {found}");
            assert_eq!(active, parameter, "{index}");
        }
    }
}
