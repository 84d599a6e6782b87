//! Reflection as a human-readable table.

use super::{Count, EntryPoint, Reflection, StageVariable, StructLayout, TypeLayout};

impl Reflection {
    /// Entry points, bindings and layouts, in aligned columns. Offsets and sizes are in bytes.
    pub fn to_table(&self) -> String {
        let mut text = String::new();
        for entry in &self.entry_points {
            self.entry_point(entry, &mut text);
        }
        if !self.bindings.is_empty() {
            text.push_str("bindings\n");
            let mut rows = vec![row(["set", "binding", "kind", "count", "size", "type", "name"])];
            for it in &self.bindings {
                let count = match it.count {
                    Count::One => "1".into(),
                    Count::Fixed(count) => count.to_string(),
                    Count::Unbounded => "unbounded".into(),
                };
                let size = if it.layout.is_some() { it.size.to_string() } else { "-".into() };
                let name = match &it.counter_of {
                    Some(buffer) => format!("{} (counter of {buffer})", it.name),
                    None => it.name.clone(),
                };
                rows.push(vec![
                    it.set.to_string(),
                    it.binding.to_string(),
                    it.kind.name().into(),
                    count,
                    size,
                    it.hlsl_type.clone(),
                    name,
                ]);
            }
            columns(&rows, &mut text);
        }
        if !self.push_constants.is_empty() {
            text.push_str("push constants\n");
            let mut rows = vec![row(["offset", "size", "name"])];
            let cells =
                self.push_constants.iter().map(|it| (it.offset, it.size - it.offset.min(it.size), &it.name));
            rows.extend(
                cells.map(|(offset, size, name)| vec![offset.to_string(), size.to_string(), name.clone()]),
            );
            columns(&rows, &mut text);
        }
        if !self.shader_records.is_empty() {
            text.push_str("shader records\n");
            let mut rows = vec![row(["size", "name"])];
            rows.extend(self.shader_records.iter().map(|it| vec![it.size.to_string(), it.name.clone()]));
            columns(&rows, &mut text);
        }
        if !self.spec_constants.is_empty() {
            text.push_str("specialization constants\n");
            let mut rows = vec![row(["id", "type", "default bits", "name"])];
            rows.extend(self.spec_constants.iter().map(|it| {
                vec![
                    it.id.to_string(),
                    it.scalar.name().into(),
                    format!("{:#x}", it.default),
                    it.name.clone(),
                ]
            }));
            columns(&rows, &mut text);
        }
        for structure in &self.structs {
            self.structure(structure, &mut text);
        }
        text
    }

    fn entry_point(&self, entry: &EntryPoint, text: &mut String) {
        text.push_str(&format!("entry point {} ({})\n", entry.name, entry.stage.name()));
        if let Some([x, y, z]) = entry.workgroup_size {
            text.push_str(&format!("  workgroup size {x} {y} {z}\n"));
        }
        for mode in &entry.execution_modes {
            let operands: String = mode.operands.iter().map(|it| format!(" {it}")).collect();
            text.push_str(&format!("  execution mode {}{operands}\n", mode.name));
        }
        for (what, variables) in [("inputs", &entry.inputs), ("outputs", &entry.outputs)] {
            if variables.is_empty() {
                continue;
            }
            text.push_str(&format!("  {what}\n"));
            let mut rows = vec![row(["place", "type", "semantic", "name"])];
            rows.extend(variables.iter().map(stage_variable));
            columns(&rows, text);
        }
    }

    fn structure(&self, structure: &StructLayout, text: &mut String) {
        let name = if structure.name.is_empty() { "without a name" } else { &structure.name };
        text.push_str(&format!("struct {name} ({} bytes, {})\n", structure.size, structure.rule));
        let mut rows = vec![row(["offset", "size", "stride", "type", "name"])];
        for member in &structure.members {
            let stride = match &member.layout {
                TypeLayout::Matrix { stride, .. }
                | TypeLayout::Array { stride, .. }
                | TypeLayout::RuntimeArray { stride, .. } => stride.to_string(),
                _ => "-".into(),
            };
            rows.push(vec![
                member.offset.to_string(),
                member.layout.size(&self.structs).to_string(),
                stride,
                member.hlsl_type.clone(),
                member.name.clone(),
            ]);
        }
        columns(&rows, text);
    }
}

fn stage_variable(it: &StageVariable) -> Vec<String> {
    let place = match (&it.builtin, it.location) {
        (Some(builtin), _) => builtin.clone(),
        (None, Some(location)) if it.component > 0 => format!("location {location}.{}", it.component),
        (None, Some(location)) => format!("location {location}"),
        (None, None) => "-".into(),
    };
    vec![place, it.hlsl_type.clone(), it.semantic.clone(), it.name.clone()]
}

fn row<const N: usize>(cells: [&str; N]) -> Vec<String> {
    cells.map(str::to_owned).to_vec()
}

/// Each column as wide as its widest cell, indented by four.
fn columns(rows: &[Vec<String>], text: &mut String) {
    let count = rows.iter().map(Vec::len).max().unwrap_or(0);
    let width =
        |column: usize| rows.iter().filter_map(|it| it.get(column)).map(|it| it.chars().count()).max();
    let widths: Vec<usize> = (0..count).map(|column| width(column).unwrap_or(0)).collect();
    for row in rows {
        let line: String = row.iter().zip(&widths).map(|(cell, width)| format!("  {cell:<width$}")).collect();
        text.push_str(&format!("  {}\n", line.trim_end()));
    }
}
