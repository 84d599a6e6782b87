//! Inlay hints: bindings of resources, offsets of members, names of parameters, implicit conversions, deduced template
//! arguments.

use std::collections::{BTreeMap, BTreeSet};

use hlsl_core::{
    ast::{self, ExpressionKind},
    reflect::Count,
    typed::{CastKind, Expr, ExprKind, visit},
    types::convert,
};
use lsp_types::{InlayHint, InlayHintKind, InlayHintLabel, InlayHintParams};

use super::{Answer, describe};
use crate::{
    analyst::Analyst,
    definitions::Kind,
    settings::Hints,
    snapshot::{Entity, Place, Snapshot, Target},
};

pub fn hints(analyst: &mut Analyst, params: InlayHintParams) -> Answer<Option<Vec<InlayHint>>> {
    let shown = analyst.world.settings.hints;
    let mut all = Vec::new();
    for (snapshot, file) in analyst.whole(&params.text_document.uri) {
        let lines = analyst.lines(&snapshot, file);
        let wanted = (lines.offset(params.range.start), lines.offset(params.range.end));
        let mut found = of_file(&snapshot, file, shown);
        found.retain(|it| wanted.0 <= it.0 && it.0 <= wanted.1);
        found.sort_by_key(|it| (it.0, it.1.side as u8));
        found.dedup_by_key(|it| (it.0, it.1.side));
        all.extend(found.into_iter().map(|(at, it)| InlayHint {
            position: lines.position(at),
            label: InlayHintLabel::String(it.text),
            kind: Some(match it.side {
                Side::Parameter => InlayHintKind::PARAMETER,
                Side::Behind | Side::Attached | Side::Before => InlayHintKind::TYPE,
            }),
            text_edits: None,
            tooltip: None,
            padding_left: Some(it.side == Side::Behind),
            padding_right: Some(it.side == Side::Parameter),
            data: None,
        }));
    }
    Ok(Some(all))
}

fn of_file(snapshot: &Snapshot, file: u32, shown: Hints) -> Vec<(u32, Hint)> {
    let mut found: Vec<(u32, Hint)> = Vec::new();
    for index in 0..snapshot.definitions.len() {
        let place = snapshot.place_of(index).filter(|it| it.file == file);
        let Some(place) = place else { continue };
        let hint = match snapshot.definitions[index].kind {
            Kind::Global | Kind::Buffer if shown.bindings => binding(snapshot, index),
            _ => None,
        };
        let hint = hint.or_else(|| if shown.offsets { offset(snapshot, index) } else { None });
        found.extend(hint.map(|it| (place.end, it)));
    }
    if shown.parameters {
        found.extend(parameters(snapshot, file));
    }
    if shown.conversions {
        found.extend(conversions(snapshot, file));
    }
    if shown.templates {
        found.extend(template_arguments(snapshot, file));
    }
    found
}

struct Hint {
    text: String,
    side: Side,
}

/// Where a hint stands, in the order in which several at one place are shown.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Side {
    /// Behind a name, with a blank.
    Behind,
    /// Behind a name, as a part of it.
    Attached,
    /// Before an argument, with a blank behind.
    Parameter,
    /// Before an expression.
    Before,
}

fn note(text: String) -> Option<Hint> {
    Some(Hint { text, side: Side::Behind })
}

/// `@0:3`, with the number of descriptors if there are several.
fn binding(snapshot: &Snapshot, index: usize) -> Option<Hint> {
    let it = describe::binding(snapshot, &snapshot.definitions[index].name)?;
    // Members of buffers may share their names with resources.
    let is_resource = match snapshot.entity(index)? {
        Entity::Global(id) => {
            snapshot.analysis.program.globals[id].storage == hlsl_core::typed::Storage::Resource
        }
        Entity::Buffer(_) => true,
        _ => false,
    };
    let count = match it.count {
        Count::One => String::new(),
        Count::Fixed(count) => format!(" ×{count}"),
        Count::Unbounded => " ×…".to_owned(),
    };
    is_resource.then_some(())?;
    note(format!("@{}:{}{count}", it.set, it.binding))
}

fn offset(snapshot: &Snapshot, index: usize) -> Option<Hint> {
    let offset = match snapshot.entity(index)? {
        Entity::Global(id) => describe::block_member(snapshot, id)?.0.offset,
        Entity::Field(record, field) => {
            // Structs that nobody lays out have no offsets to show.
            let structs = &snapshot.analysis.output.reflection.structs;
            if !structs.iter().any(|it| it.id == Some(record)) {
                return None;
            }
            let all = describe::field_layouts(snapshot, record, field);
            let mut offsets: Vec<String> = all.iter().map(|it| format!("+{}", it.0.offset)).collect();
            offsets.dedup();
            return if offsets.is_empty() { None } else { note(offsets.join(" / ")) };
        }
        _ => return None,
    };
    note(format!("+{offset}"))
}

/// `name:` before arguments that do not say it themselves.
fn parameters(snapshot: &Snapshot, file: u32) -> Vec<(u32, Hint)> {
    let syntax = &snapshot.analysis.syntax;
    let mut found = Vec::new();
    for it in syntax.all_expressions.values() {
        let ExpressionKind::Call { callee, arguments } = it.kind else { continue };
        let Some(name) = callee_span(syntax, callee).and_then(|it| snapshot.shown(it)) else { continue };
        if name.file != file {
            continue;
        }
        let targets = snapshot.names_at(file, name.start);
        let [crate::snapshot::Name { target: Target::Definition(function), .. }] = targets else { continue };
        let names = parameter_names(snapshot, *function);
        let arguments = &syntax[arguments];
        // What one word is called is clear.
        if arguments.len() < 2 {
            continue;
        }
        for (argument, name) in arguments.iter().zip(&names) {
            let Some(place) = snapshot.shown(syntax[*argument].span).filter(|it| it.file == file) else {
                continue;
            };
            if !name.is_empty() && !says(snapshot, place, name) {
                found.push((place.start, Hint { text: format!("{name}:"), side: Side::Parameter }));
            }
        }
    }
    found
}

fn callee_span(
    syntax: &ast::Module,
    callee: hlsl_core::arena::Id<ast::Expression>,
) -> Option<hlsl_core::source::Span> {
    let inner = syntax.without_parentheses(callee);
    match syntax[inner].kind {
        ExpressionKind::Member { member, .. } => syntax[member].last().map(|it| it.span),
        _ => syntax.as_path(inner)?.last().map(|it| it.span),
    }
}

pub fn parameter_names(snapshot: &Snapshot, function: usize) -> Vec<String> {
    let function = snapshot.complete(function);
    let all = snapshot.definitions.iter();
    let own = all.filter(|it| it.parent == Some(function) && it.kind == Kind::Parameter);
    own.map(|it| it.name.clone()).collect()
}

/// Whether an argument is called like its parameter: `color`, `light.color`, `lightColor`.
fn says(snapshot: &Snapshot, place: Place, name: &str) -> bool {
    let letters = |text: &str| text.to_lowercase().replace('_', "");
    letters(snapshot.text(place)).ends_with(&letters(name))
}

/// `(float3)` before what is converted without a word, where the kind of number changes or components are lost.
fn conversions(snapshot: &Snapshot, file: u32) -> Vec<(u32, Hint)> {
    let program = &snapshot.analysis.program;
    let shown = |it: &Expr| {
        let ExprKind::Cast { kind: CastKind::Numeric | CastKind::Splat | CastKind::Truncate, operand } =
            it.kind
        else {
            return None;
        };
        let operand = &program.expressions[operand];
        let is_implicit = operand.span == it.span && !matches!(operand.kind, ExprKind::Constant(_));
        let numeric = |ty| convert::numeric(&program.types, program.types.unmodified(ty));
        let (from, to) = (numeric(operand.ty)?, numeric(it.ty)?);
        (is_implicit && (from.scalar != to.scalar || from.shape.count() > to.shape.count()))
            .then(|| format!("({})", snapshot.type_name(it.ty)))
    };
    once_each(snapshot, shown, |it| snapshot.shown(it.span).filter(|it| it.file == file).map(|it| it.start))
        .map(|(at, text)| (at, Hint { text, side: Side::Before }))
        .collect()
}

/// `<float>` behind the name of a template whose arguments are not written.
fn template_arguments(snapshot: &Snapshot, file: u32) -> Vec<(u32, Hint)> {
    let program = &snapshot.analysis.program;
    let syntax = &snapshot.analysis.syntax;
    let mut callees = BTreeMap::new();
    for it in syntax.all_expressions.values() {
        if let ExpressionKind::Call { callee, .. } = it.kind
            && let Some(name) = callee_span(syntax, callee).and_then(|it| snapshot.shown(it))
            && name.file == file
        {
            callees.insert((it.span.start, it.span.end), name);
        }
    }
    let shown = |it: &Expr| {
        let ExprKind::Call { function, .. } = it.kind else { return None };
        let function = &program.functions[function];
        let name = snapshot.symbol(function.name);
        let qualified = snapshot.symbol(function.qualified_name);
        let (_, arguments) = qualified.rsplit_once(&format!("{name}<"))?;
        Some(format!("<{arguments}"))
    };
    let place = |it: &Expr| {
        let name = callees.get(&(it.span.start, it.span.end))?;
        // The name is a segment of the path, with the arguments that are written.
        (!snapshot.text(*name).contains('<') && !is_followed_by_angle(snapshot, *name)).then_some(name.end)
    };
    once_each(snapshot, shown, place).map(|(at, text)| (at, Hint { text, side: Side::Attached })).collect()
}

fn is_followed_by_angle(snapshot: &Snapshot, place: Place) -> bool {
    let text = snapshot.files.get(place.file as usize).map_or("", |it| &it.text);
    text.get(place.end as usize..).is_some_and(|it| it.trim_start().starts_with('<'))
}

/// What there is to say of the expressions in functions, by place; nothing where instances of a template differ.
fn once_each(
    snapshot: &Snapshot,
    shown: impl Fn(&Expr) -> Option<String>,
    place: impl Fn(&Expr) -> Option<u32>,
) -> impl Iterator<Item = (u32, String)> {
    let program = &snapshot.analysis.program;
    let mut found: BTreeMap<u32, BTreeSet<String>> = BTreeMap::new();
    for body in program.functions.values().filter_map(|it| it.body.as_ref()) {
        visit::statements(program, body, |id| {
            let it = &program.expressions[id];
            if let Some(text) = shown(it)
                && let Some(at) = place(it)
            {
                found.entry(at).or_default().insert(text);
            }
        });
    }
    found.into_iter().filter_map(|(at, texts)| match texts.len() {
        1 => texts.into_iter().next().map(|it| (at, it)),
        _ => None,
    })
}

#[cfg(test)]
mod tests {
    use crate::fixture::Fixture;

    #[test]
    fn bindings_offsets_and_parameters() {
        let text = "cbuffer C : register(b3) { float a; float3 color; };\nTexture2D maps[2];\nSamplerState s;\n\
            struct P { float x; float4 y; }; StructuredBuffer<P> ps;\nfloat f(float width, float height) { return width; }\n\
            float4 main() : SV_Target { float height = 1; return maps[0].Sample(s, color.xy) * f(2, height) + ps[0].y * a; }";
        let mut f = Fixture::new(&[("a.ps.hlsl", text)]);
        assert_eq!(
            f.hints("a.ps.hlsl"),
            [
                "0:9 @0:3",
                "0:34 +0",
                "0:48 +4",
                "1:14 @0:0 ×2",
                "2:14 @0:1",
                "3:18 +0",
                "3:28 +16",
                "3:55 @0:2",
                "5:85 width:"
            ]
        );
    }

    #[test]
    fn conversions_and_template_arguments() {
        let text = "template<typename T> T twice(T x) { return x * 2; }\nfloat3 cut(float4 a, int i) {\n\
            float b = i;\n float3 c = a;\n c *= float3(a.x, 1, b);\n b = i + 1;\n\
            return twice(c) + twice<float3>(a.xyz) + 1;\n}\n\
            float4 main(float4 v : V) : SV_Target { return cut(v, 1).xyzz; }";
        let mut f = Fixture::new(&[("a.ps.hlsl", text)]);
        assert_eq!(
            f.hints("a.ps.hlsl"),
            ["2:10 (float)", "3:12 (float3)", "5:5 (float)", "6:12 <float3>", "8:51 a:", "8:54 i:"]
        );
    }
}
