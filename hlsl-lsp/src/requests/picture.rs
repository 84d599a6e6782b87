//! A picture of a buffer's layout, as SVG: sixteen bytes in each row, padding left grey.

use std::fmt::Write;

use hlsl_core::reflect::{MemberLayout, Reflection, StructLayout, TypeLayout};

/// Bytes in a row: what one register of Direct3D holds.
const ROW: u32 = 16;
/// In pixels.
const BYTE: u32 = 26;
const HEIGHT: u32 = 30;
const LEFT: u32 = 64;
const HEAD: u32 = 34;
/// Elements of an array that are drawn; one more box stands for the rest.
const MAX_ELEMENTS: u32 = 4;
/// Rows of a struct that are drawn.
const MAX_ROWS: u32 = 256;
/// Structs in structs that are opened.
const MAX_DEPTH: u32 = 8;
const COLORS: [&str; 8] =
    ["#9ecae1", "#a1d99b", "#fdae6b", "#bcbddc", "#fc9272", "#c7e9c0", "#fdd0a2", "#dadaeb"];

/// Bytes of a struct that one value lies in.
struct Part {
    start: u32,
    end: u32,
    /// `light.position`
    name: String,
    ty: String,
    /// The number of the member of the whole struct, which decides the color.
    member: usize,
}

/// All structs that have one of the names, or all there are without one.
pub fn of(reflection: &Reflection, name: Option<&str>) -> Option<String> {
    let is_wanted = |it: &&StructLayout| name.is_none_or(|name| it.name == name);
    let wanted: Vec<&StructLayout> = reflection.structs.iter().filter(is_wanted).collect();
    if wanted.is_empty() {
        return None;
    }
    let mut body = String::new();
    let mut top = 0;
    for it in wanted {
        top += structure(reflection, it, top, &mut body);
    }
    let width = LEFT + ROW * BYTE + 10;
    Some(format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{top}\" \
         font-family=\"sans-serif\" font-size=\"12\">\n\
         <rect width=\"{width}\" height=\"{top}\" fill=\"white\"/>\n{body}</svg>\n"
    ))
}

/// Draws one struct below `top`, and returns its height.
fn structure(reflection: &Reflection, it: &StructLayout, top: u32, out: &mut String) -> u32 {
    let mut parts = Vec::new();
    for (index, member) in it.members.iter().enumerate() {
        let ty = match member.bit_fields.is_empty() {
            true => member.hlsl_type.clone(),
            false => bit_fields(member),
        };
        let part =
            Part { start: member.offset, end: member.offset, name: member.name.clone(), ty, member: index };
        split(reflection, &member.layout, part, 0, &mut parts);
    }
    let title = escaped(&format!("{}: {} bytes, {}", it.name, it.size, it.rule));
    let _ = writeln!(out, "<text x=\"8\" y=\"{}\" font-weight=\"bold\">{title}</text>", top + 22);
    let rows = it.size.div_ceil(ROW).clamp(1, MAX_ROWS);
    for row in 0..rows {
        let y = top + HEAD + row * HEIGHT;
        let length = (it.size.saturating_sub(row * ROW)).min(ROW);
        let _ = writeln!(out, "<text x=\"8\" y=\"{}\" fill=\"#555\">{}</text>", y + 20, row * ROW);
        // What no part covers is padding.
        let _ = writeln!(
            out,
            "<rect x=\"{LEFT}\" y=\"{y}\" width=\"{}\" height=\"{HEIGHT}\" fill=\"#eee\" stroke=\"#bbb\"/>",
            length * BYTE
        );
        for part in &parts {
            cell(part, row, y, out);
        }
    }
    HEAD + rows * HEIGHT + 12
}

/// What a part has in a row.
fn cell(part: &Part, row: u32, y: u32, out: &mut String) {
    let (start, end) = (part.start.max(row * ROW), part.end.min((row + 1) * ROW));
    if start >= end {
        return;
    }
    let (x, width) = (LEFT + (start - row * ROW) * BYTE, (end - start) * BYTE);
    let color = COLORS[part.member % COLORS.len()];
    let facts = format!("{} {}: offset {}, {} bytes", part.ty, part.name, part.start, part.end - part.start);
    let _ = writeln!(
        out,
        "<g><title>{}</title><rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{HEIGHT}\" fill=\"{color}\" \
         stroke=\"#555\"/>",
        escaped(&facts)
    );
    // Only the first row of a part has its name, as far as it fits.
    if start == part.start {
        let fits = (width / 7) as usize;
        let name: String = match part.name.chars().count() > fits {
            true => part.name.chars().take(fits.saturating_sub(1)).chain(['…']).collect(),
            false => part.name.clone(),
        };
        let _ = write!(out, "<text x=\"{}\" y=\"{}\">{}</text>", x + 4, y + 20, escaped(&name));
    }
    out.push_str("</g>\n");
}

/// Divides a part into what can be shown as one box.
fn split(reflection: &Reflection, layout: &TypeLayout, part: Part, depth: u32, out: &mut Vec<Part>) {
    let inner = |name: String, offset: u32, ty: &str| Part {
        start: part.start + offset,
        end: part.start + offset,
        name,
        ty: ty.to_owned(),
        member: part.member,
    };
    let size = size_of(reflection, layout);
    match layout {
        TypeLayout::Matrix { rows, columns, is_row_major, stride, scalar } => {
            let (count, len) = if *is_row_major { (*rows, *columns) } else { (*columns, *rows) };
            let line = if *is_row_major { "row" } else { "column" };
            for index in 0..count {
                let it = inner(format!("{} {line} {index}", part.name), index * stride, &part.ty);
                out.push(Part { end: it.start + len * scalar.size(), ..it });
            }
        }
        TypeLayout::Array { element, count, stride } if depth < MAX_DEPTH => {
            for index in 0..(*count).min(MAX_ELEMENTS) {
                let it = inner(format!("{}[{index}]", part.name), index * stride, &part.ty);
                split(reflection, element, it, depth + 1, out);
            }
            if *count > MAX_ELEMENTS {
                let it = inner(
                    format!("{}[{MAX_ELEMENTS}…{}]", part.name, count - 1),
                    MAX_ELEMENTS * stride,
                    &part.ty,
                );
                out.push(Part { end: part.start + size, ..it });
            }
        }
        TypeLayout::Struct(index) if depth < MAX_DEPTH => {
            for member in reflection.structs.get(*index).map_or(&[][..], |it| &it.members) {
                let it = inner(format!("{}.{}", part.name, member.name), member.offset, &member.hlsl_type);
                split(reflection, &member.layout, it, depth + 1, out);
            }
        }
        // The elements that the host decides the number of have no bytes of their own here.
        _ => out.push(Part { end: part.start + size, ..part }),
    }
}

fn size_of(reflection: &Reflection, layout: &TypeLayout) -> u32 {
    match layout {
        TypeLayout::Scalar(scalar) => scalar.size(),
        TypeLayout::Vector { scalar, len } => scalar.size() * len,
        TypeLayout::Matrix { rows, columns, is_row_major, stride, .. } => {
            stride * if *is_row_major { rows } else { columns }
        }
        TypeLayout::Array { count, stride, .. } => count.saturating_mul(*stride),
        TypeLayout::RuntimeArray { .. } => 0,
        TypeLayout::Struct(index) => reflection.structs.get(*index).map_or(0, |it| it.size),
    }
}

/// `a: 3, b: 5`
fn bit_fields(member: &MemberLayout) -> String {
    let all: Vec<String> = member.bit_fields.iter().map(|it| format!("{}: {}", it.name, it.width)).collect();
    format!("{} {{ {} }}", member.hlsl_type, all.join(", "))
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use crate::fixture::Fixture;

    #[test]
    fn members_lie_where_the_layout_says() {
        let text = "struct L { float3 at; float power; };\n\
            cbuffer C { float a; float3 b; float2 c; L lights[6]; row_major float2x3 m; };\n\
            float4 main() : SV_Target { return a + b.x + c.x + lights[0].power + m[0].x; }";
        let mut f = Fixture::new(&[("a.ps.hlsl", text)]);
        let svg = f.command("hlsl.layout", "a.ps.hlsl", Some("C")).unwrap();
        let places: Vec<&str> =
            svg.lines().filter_map(|it| it.strip_prefix("<g><title>")?.split("</title>").next()).collect();
        assert_eq!(
            places[..5],
            [
                "float a: offset 0, 4 bytes",
                "float3 b: offset 4, 12 bytes",
                "float2 c: offset 16, 8 bytes",
                "float3 lights[0].at: offset 32, 12 bytes",
                "float lights[0].power: offset 44, 4 bytes",
            ]
        );
        assert!(places.contains(&"L[6] lights[4…5]: offset 96, 32 bytes"), "{places:?}");
        assert_eq!(places.last(), Some(&"row_major float2x3 m row 1: offset 144, 12 bytes"));
        // Bytes 24 to 31 are padding: the row's box shows there.
        assert!(svg.contains("<text x=\"8\" y=\"84\" fill=\"#555\">16</text>"), "{svg}");
        assert!(svg.contains(">C: 156 bytes, relaxed std140<"), "{svg}");
        let all = f.command("hlsl.layout", "a.ps.hlsl", None).unwrap();
        assert!(all.contains(">L: 16 bytes"));
        let error = f.command("hlsl.layout", "a.ps.hlsl", Some("D")).unwrap_err();
        assert_eq!(error, "no buffer holds a struct `D`");
    }
}
