//! What there is to say of a definition: how it is declared, its comment, and what the compiler knows of it.

use hlsl_core::{
    check,
    constant::Constant,
    intrinsics::{self, Lowering, OverloadId},
    layout::{Kind as LayoutKind, LayoutContext, LayoutRule, Layouts, MemberLayout, MemberSource, blocks},
    reflect::Binding,
    stage::Stage,
    typed::{BufferId, GlobalId, Storage},
    types::{StructId, Type, TypeId},
};

use crate::{
    definitions::{Definition, Kind},
    scan,
    snapshot::{Entity, Place, Snapshot},
    words,
};

/// The declaration as it is written, without its body, on one line where it fits.
pub fn head(snapshot: &Snapshot, index: usize) -> String {
    let definition = &snapshot.definitions[index];
    let Some(place) = snapshot.shown(definition.head) else { return definition.name.clone() };
    let text = snapshot.text(place);
    // Blanks where comments and line breaks are.
    let mut out = String::new();
    let mut end = 0;
    for piece in scan::pieces(text) {
        if piece.start > end && !out.is_empty() {
            out.push(' ');
        }
        out.push_str(piece.text(text));
        end = piece.end;
    }
    match definition.kind {
        Kind::Macro => out.trim_end_matches(['\\', ' ']).to_owned(),
        _ => out,
    }
}

/// The comment before a declaration, or behind it on its line.
pub fn comment(snapshot: &Snapshot, index: usize) -> Option<String> {
    let definition = &snapshot.definitions[index];
    let place = snapshot.shown(definition.whole)?;
    let text = &*snapshot.files.get(place.file as usize)?.text;
    before(text.get(..place.start as usize)?).or_else(|| behind(text.get(place.end as usize..)?))
}

fn before(text: &str) -> Option<String> {
    let mut lines: Vec<&str> = Vec::new();
    let mut rest = text.trim_end_matches([' ', '\t']);
    // A comment that is a block ends right before.
    let block = rest.trim_end_matches(['\n', '\r', ' ', '\t']);
    if let Some(comment) = block.strip_suffix("*/")
        && rest[block.len()..].matches('\n').count() <= 1
    {
        // Not of the same `*`: `/* a /*/` is one comment.
        let (_, inside) = comment.rsplit_once("/*")?;
        let inside = inside.lines();
        let cleaned = inside.map(|it| it.trim().trim_start_matches('*').trim());
        return filled(cleaned.collect::<Vec<_>>());
    }
    while let Some(line) = rest.strip_suffix('\n').map(|it| it.strip_suffix('\r').unwrap_or(it)) {
        let start = line.rfind('\n').map_or(0, |it| it + 1);
        let Some(comment) = line[start..].trim().strip_prefix("//") else { break };
        lines.push(comment.trim_start_matches(['/', '!', '<']).trim());
        rest = &line[..start];
    }
    lines.reverse();
    // What build scripts read, and lines that only divide, say nothing of the declaration.
    lines.retain(|it| !it.starts_with("entry:") && it.chars().any(char::is_alphanumeric));
    filled(lines)
}

fn behind(text: &str) -> Option<String> {
    let line = text.split(['\n', '\r']).next()?;
    let comment = line.trim_start_matches([';', ',', ' ', '\t']).strip_prefix("//")?;
    filled(vec![comment.trim_start_matches(['/', '<']).trim()])
}

fn filled(lines: Vec<&str>) -> Option<String> {
    let text = lines.join("\n").trim().to_owned();
    (!text.is_empty()).then_some(text)
}

/// What the compiler knows, one sentence each.
pub fn facts(snapshot: &Snapshot, index: usize) -> Vec<String> {
    let definition = &snapshot.definitions[index];
    let mut facts = Vec::new();
    if definition.kind == Kind::Enumerator {
        facts.extend(enumerator(snapshot, index).map(|it| format!("Value: `{it}`")));
    }
    match snapshot.entity(index) {
        Some(Entity::Global(id)) => facts.extend(global(snapshot, id)),
        Some(Entity::Field(record, field)) => facts.extend(field_facts(snapshot, record, field)),
        Some(Entity::Struct(id)) => facts.extend(struct_facts(snapshot, id)),
        Some(Entity::Buffer(id)) => facts.extend(buffer(snapshot, id)),
        Some(Entity::Local(..) | Entity::Function(_) | Entity::Enum(_)) | None => {}
    }
    facts
}

/// The value of an enumerator.
pub fn enumerator(snapshot: &Snapshot, index: usize) -> Option<i64> {
    let definition = &snapshot.definitions[index];
    let Some(Entity::Enum(id)) = snapshot.entity(definition.parent?) else { return None };
    let mut all = snapshot.analysis.program.types.enums[id].enumerators.iter();
    all.find(|it| snapshot.symbol(it.0) == definition.name).map(|it| it.1)
}

fn global(snapshot: &Snapshot, id: GlobalId) -> Vec<String> {
    let program = &snapshot.analysis.program;
    let global = &program.globals[id];
    let mut facts = Vec::new();
    if global.is_const || matches!(global.storage, Storage::SpecConstant(_)) {
        facts.extend(global.constant.as_ref().map(|it| format!("Value: `{}`", value(it))));
    }
    match global.storage {
        Storage::SpecConstant(number) => facts.push(format!("Specialization constant {number}")),
        Storage::GroupShared => facts.push("Shared by the threads of a group".to_owned()),
        Storage::PushConstant => facts.push("Push constants".to_owned()),
        Storage::Resource => facts.push(binding_fact(snapshot, snapshot.symbol(global.name))),
        _ => {}
    }
    if let Some((member, rule)) = block_member(snapshot, id) {
        facts.push(member_fact(&member, rule));
    }
    // What is in a resource is what has a layout.
    let types = &program.types;
    if let Some((kind, [hlsl_core::types::TemplateArgument::Type(ty), ..])) = types.as_object(global.ty)
        && let Type::Struct(_) = types[types.unmodified(*ty)]
    {
        let is_block = kind == hlsl_core::types::ObjectKind::ConstantBuffer;
        let layout = snapshot.options.for_target().memory.layout;
        let rule = match is_block {
            true => LayoutRule::of_uniform_buffers(layout),
            false => LayoutRule::of_storage_buffers(layout),
        };
        let mut layouts = Layouts::new(LayoutContext::of(&snapshot.options));
        facts.push(match is_block {
            true => format!("{} bytes ({})", layouts.of(types, *ty, rule).size, rule.name()),
            false => format!("Stride: {} bytes ({})", layouts.array_stride(types, *ty, rule), rule.name()),
        });
    }
    facts
}

/// A member of a block made of globals, with its offset.
pub fn block_member(snapshot: &Snapshot, id: GlobalId) -> Option<(MemberLayout, LayoutRule)> {
    let program = &snapshot.analysis.program;
    let layout = snapshot.options.for_target().memory.layout;
    let mut layouts = Layouts::new(LayoutContext::of(&snapshot.options));
    let (members, block, rule) = match program.globals[id].storage {
        Storage::BufferMember { buffer, .. } => {
            let buffer = &program.buffers[buffer];
            let members: Vec<GlobalId> = blocks::buffer_members(program, buffer).collect();
            let rule = match buffer.is_texture_buffer {
                _ if buffer.is_shader_record() => LayoutRule::of_storage_buffers(layout),
                true => LayoutRule::of_texture_buffers(layout),
                false => LayoutRule::of_uniform_buffers(layout),
            };
            let block = layouts.block(&program.types, blocks::block_members(program, &members), rule);
            (members, block, rule)
        }
        Storage::Uniform => {
            let members = blocks::uniform_members(program);
            let rule = LayoutRule::of_uniform_buffers(layout);
            let block = layouts.globals_block(&program.types, blocks::block_members(program, &members), rule);
            (members, block, rule)
        }
        _ => return None,
    };
    let index = members.iter().position(|it| *it == id)? as u32;
    let LayoutKind::Struct { members, .. } = &block.kind else { return None };
    let found = members.iter().find(|it| it.member.source == MemberSource::Field(index))?;
    Some((found.clone(), rule))
}

fn member_fact(member: &MemberLayout, rule: LayoutRule) -> String {
    let stride = match &member.layout.kind {
        LayoutKind::Array { stride, .. } => format!(", stride {stride}"),
        LayoutKind::Matrix(it) => format!(", stride {}", it.stride),
        _ => String::new(),
    };
    format!("Offset {}, size {}{stride} ({})", member.offset, member.size(), rule.name())
}

/// The rules by which a struct is laid out: where it is used, or else where it may be.
fn rules(snapshot: &Snapshot, id: StructId) -> Vec<LayoutRule> {
    let layout = snapshot.options.for_target().memory.layout;
    let all = [LayoutRule::of_uniform_buffers(layout), LayoutRule::of_storage_buffers(layout)];
    let structs = &snapshot.analysis.output.reflection.structs;
    let used = structs.iter().filter(|it| it.id == Some(id)).map(|it| it.rule);
    let used: Vec<&str> = used.collect();
    let is_used = |it: &LayoutRule| used.is_empty() || used.contains(&it.name());
    let mut rules: Vec<LayoutRule> = all.into_iter().filter(is_used).collect();
    rules.dedup();
    rules
}

/// Where a field lies in its struct, by each rule that it is laid out by.
pub fn field_layouts(snapshot: &Snapshot, record: StructId, field: u32) -> Vec<(MemberLayout, LayoutRule)> {
    let types = &snapshot.analysis.program.types;
    let Some(ty) = types.find(&Type::Struct(record)) else { return Vec::new() };
    let mut layouts = Layouts::new(LayoutContext::of(&snapshot.options));
    if !types.structs[record].is_complete || !types.contains_data(ty) {
        return Vec::new();
    }
    let mut found = Vec::new();
    for rule in rules(snapshot, record) {
        let layout = layouts.of(types, ty, rule);
        let LayoutKind::Struct { members, .. } = &layout.kind else { continue };
        let is_it = |it: &&MemberLayout| match &it.member.source {
            MemberSource::Field(index) => *index == field,
            MemberSource::BitFields(bits) => bits.iter().any(|it| it.field == field),
            MemberSource::Base(_) => false,
        };
        found.extend(members.iter().find(is_it).map(|it| (it.clone(), rule)));
    }
    found
}

pub fn field_facts(snapshot: &Snapshot, record: StructId, field: u32) -> Vec<String> {
    let bits = |member: &MemberLayout| match &member.member.source {
        MemberSource::BitFields(bits) => bits.iter().find(|it| it.field == field).copied(),
        _ => None,
    };
    let fact = |(member, rule): &(MemberLayout, LayoutRule)| match bits(member) {
        Some(it) => {
            format!("{}; bits {} to {}", member_fact(member, *rule), it.shift, it.shift + it.width - 1)
        }
        None => member_fact(member, *rule),
    };
    field_layouts(snapshot, record, field).iter().map(fact).collect()
}

fn struct_facts(snapshot: &Snapshot, id: StructId) -> Vec<String> {
    let types = &snapshot.analysis.program.types;
    let Some(ty) = types.find(&Type::Struct(id)) else { return Vec::new() };
    if !types.structs[id].is_complete || !types.contains_data(ty) {
        return Vec::new();
    }
    let mut layouts = Layouts::new(LayoutContext::of(&snapshot.options));
    let fact = |rule: LayoutRule| {
        let layout = layouts.of(types, ty, rule);
        format!("Size {}, alignment {} ({})", layout.size, layout.alignment, rule.name())
    };
    rules(snapshot, id).into_iter().map(fact).collect()
}

fn buffer(snapshot: &Snapshot, id: BufferId) -> Vec<String> {
    let program = &snapshot.analysis.program;
    let buffer = &program.buffers[id];
    let layout = snapshot.options.for_target().memory.layout;
    let rule = match buffer.is_texture_buffer {
        true => LayoutRule::of_texture_buffers(layout),
        false => LayoutRule::of_uniform_buffers(layout),
    };
    let members: Vec<GlobalId> = blocks::buffer_members(program, buffer).collect();
    let mut layouts = Layouts::new(LayoutContext::of(&snapshot.options));
    let block = layouts.block(&program.types, blocks::block_members(program, &members), rule);
    let size = format!("{} bytes ({})", block.size, rule.name());
    vec![binding_fact(snapshot, snapshot.symbol(buffer.name)), size]
}

/// What the module binds a resource to.
pub fn binding<'s>(snapshot: &'s Snapshot, name: &str) -> Option<&'s Binding> {
    snapshot.analysis.output.reflection.bindings.iter().find(|it| it.name == name)
}

fn binding_fact(snapshot: &Snapshot, name: &str) -> String {
    match binding(snapshot, name) {
        Some(it) => format!("Set {}, binding {}: {}", it.set, it.binding, it.kind.name()),
        None if snapshot.analysis.output.has_errors() => "No binding: the shader has errors".to_owned(),
        None => format!("No binding: `{}` does not use it", snapshot.job.title()),
    }
}

/// The inputs and outputs of the entry points with a semantic, which is in capitals and has a number.
pub fn semantic(snapshot: &Snapshot, wanted: &str) -> Vec<String> {
    let mut facts = Vec::new();
    for entry in &snapshot.analysis.output.reflection.entry_points {
        for (side, all) in [("Input", &entry.inputs), ("Output", &entry.outputs)] {
            for it in all.iter().filter(|it| words::semantic(&it.semantic) == wanted) {
                let place = match (&it.builtin, it.location) {
                    (Some(builtin), _) => format!("built-in `{builtin}`"),
                    (None, Some(location)) => format!("location {location}"),
                    (None, None) => continue,
                };
                facts.push(format!("{side} of `{}`: {place}, `{}`", entry.function, it.hlsl_type));
            }
        }
    }
    facts
}

/// What the resource is bound to whose register is written at a place.
pub fn register(snapshot: &Snapshot, at: Place) -> Vec<String> {
    let holds = |span| snapshot.shown(span).is_some_and(|it| it.file == at.file && it.contains(at.start));
    let all = snapshot.definitions.iter().filter(|it| matches!(it.kind, Kind::Global | Kind::Buffer));
    // Of several in one declaration, the one before it.
    let before = |it: &&Definition| snapshot.shown(it.at).is_some_and(|it| it.end <= at.start);
    let found = all.filter(|it| holds(it.whole)).filter(before).max_by_key(|it| it.at.start);
    found.map(|it| binding_fact(snapshot, &it.name)).into_iter().collect()
}

/// A constant as a shader would write it.
pub fn value(constant: &Constant) -> String {
    match constant {
        Constant::Bool(it) => it.to_string(),
        Constant::Int(it) => it.to_string(),
        // Most are floats, and are shown as they are written.
        Constant::Float(it) if f64::from(*it as f32) == *it => format!("{:?}", *it as f32),
        Constant::Float(it) => format!("{it:?}"),
        Constant::Text(it) => format!("{it:?}"),
        Constant::Composite(parts) => {
            let shown: Vec<String> = parts.iter().take(16).map(value).collect();
            let rest = if parts.len() > 16 { ", …" } else { "" };
            format!("{{ {}{rest} }}", shown.join(", "))
        }
    }
}

/// The type of a definition, where the declaration does not say it.
pub fn type_text(snapshot: &Snapshot, index: usize) -> Option<String> {
    snapshot.type_of(index).map(|ty: TypeId| snapshot.type_name(ty))
}

/// A function of the language: what it does, where, and what becomes of it.
pub fn intrinsic(id: OverloadId) -> Vec<String> {
    let row = intrinsics::overload(id);
    let mut facts = Vec::new();
    if !row.doc.is_empty() {
        facts.push(row.doc.to_owned());
    }
    if row.since > 0 {
        facts.push(format!("Since shader model 6.{}", row.since));
    }
    if !row.is_available_everywhere() {
        let stages: Vec<&str> =
            Stage::ALL.into_iter().filter(|it| row.is_available_in(*it)).map(Stage::name).collect();
        facts.push(format!("Only in: {}", stages.join(", ")));
    }
    facts.push(match &row.lowering {
        Lowering::Op(by_kind) => format!("Becomes {by_kind}", by_kind = choices(&by_kind.0)),
        Lowering::Ext(by_kind) => format!("Becomes GLSL.std.450 {}", choices(&by_kind.0)),
        Lowering::Rust(_) => return facts,
        Lowering::Unavailable(instead) => format!("Not in Vulkan: {instead}"),
    });
    facts
}

fn choices<T: std::fmt::Debug + PartialEq>(all: &[intrinsics::Choice<T>]) -> String {
    let mut names: Vec<String> = Vec::new();
    for choice in all {
        if let intrinsics::Choice::Is(it) = choice {
            let name = format!("`{it:?}`");
            if !names.contains(&name) {
                names.push(name);
            }
        }
    }
    names.join(", ")
}

/// A field of a struct of the language as a declaration, and what it is for.
pub fn field_of_language(
    snapshot: &Snapshot,
    record: StructId,
    field: u32,
) -> Option<(String, &'static str)> {
    let record = &snapshot.analysis.program.types.structs[record];
    let field = record.fields.get(field as usize)?;
    let name = snapshot.symbol(field.name);
    let doc = check::language_member(snapshot.symbol(record.name), name).unwrap_or_default();
    Some((format!("{} {name}", snapshot.type_name(field.ty)), doc))
}

/// A place in words: `sky.hlsl:12`.
pub fn place_text(snapshot: &Snapshot, place: Place) -> String {
    let Some(file) = snapshot.files.get(place.file as usize) else { return String::new() };
    let line = file.text[..place.start as usize].matches('\n').count() + 1;
    format!("{}:{line}", crate::paths::name(&file.path))
}
