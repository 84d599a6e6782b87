//! Plans as JSON for `scripts/dawn.mjs`, which runs them through Dawn, and what it answers.

use crate::plan::{Form, Plan, Resource};
use exec_tests::case::{Address, Bound, Picture, Results, TexelKind, View};
use hlsl_core::reflect::BindingKind;
use std::fmt::Write;

/// A plan for browsers as a line of JSON; none if it binds something that the script does not.
pub fn json(name: &str, plan: &Plan) -> Option<String> {
    let code = plan.wgsl.as_ref().filter(|_| plan.form == Form::Web)?;
    let mut resources = Vec::new();
    for resource in &plan.resources {
        if resource.others.is_some() {
            return None;
        }
        let mut text = format!("{{\"group\":{},\"binding\":{}", resource.group, resource.binding);
        if let Some(bytes) = resource.buffer() {
            let ty = match (resource.kind, resource.is_writable) {
                (BindingKind::UniformBuffer, _) => "uniform",
                (_, true) => "storage",
                (_, false) => "read-only-storage",
            };
            let _ = write!(text, ",\"buffer\":\"{ty}\",\"bytes\":\"{}\"", hex(&bytes));
            if let Some(original) = resource.original {
                let _ = write!(text, ",\"original\":{original}");
            }
        } else if let Bound::Sampler(filter) = &resource.contents {
            let address = match filter.address {
                Address::Clamp => "clamp-to-edge",
                Address::Wrap => "repeat",
                Address::Mirror => "mirror-repeat",
            };
            let within = if filter.linear { "linear" } else { "nearest" };
            let _ = write!(text, ",\"filter\":\"{within}\",\"address\":\"{address}\"");
            let _ = write!(text, ",\"compares\":{}", filter.compares);
        } else if let Bound::Texture(picture) | Bound::Image(picture) = &resource.contents {
            text.push_str(&texture(picture, resource)?);
        } else {
            return None;
        }
        resources.push(text + "}");
    }
    let [x, y, z] = plan.groups;
    Some(format!(
        "{{\"name\":{},\"entry\":{},\"groups\":[{x},{y},{z}],\"resources\":[{}],\"code\":{}}}",
        string(name),
        string(&plan.entry_point),
        resources.join(","),
        string(code)
    ))
}

/// A sampled or a writable texture, as `wgpu` binds it in `crate::device`.
fn texture(picture: &Picture, resource: &Resource) -> Option<String> {
    let channels = match picture.channels {
        1 => "r",
        2 => "rg",
        4 => "rgba",
        _ => return None,
    };
    let (kind, sampled) = match picture.kind {
        TexelKind::Float => ("float", "float"),
        TexelKind::Int => ("sint", "sint"),
        TexelKind::Uint => ("uint", "uint"),
        TexelKind::Int64 | TexelKind::Uint64 => return None,
    };
    let (dimension, view) = match picture.view {
        View::D1 => ("1d", "1d"),
        View::D1Array => return None,
        View::D2 => ("2d", "2d"),
        View::D2Array => ("2d", "2d-array"),
        View::D3 => ("3d", "3d"),
        View::Cube => ("2d", "cube"),
        View::CubeArray => ("2d", "cube-array"),
    };
    let layout = match (resource.kind, picture.channels) {
        (BindingKind::SampledImage, _) => format!("\"sampleType\":\"{sampled}\""),
        (BindingKind::StorageImage, 1) => "\"access\":\"read-write\"".to_owned(),
        (BindingKind::StorageImage, _) => "\"access\":\"write-only\"".to_owned(),
        _ => return None,
    };
    let original = resource.original.map_or(String::new(), |it| format!(",\"original\":{it}"));
    Some(format!(
        ",\"texture\":{{\"format\":\"{channels}32{kind}\",\"texel\":{},\"dimension\":\"{dimension}\",\"view\":\"{view}\",\
         \"size\":[{},{},{}],\"layers\":{},\"levels\":{},{layout}}},\"bytes\":\"{}\"{original}",
        4 * picture.channels,
        picture.width,
        picture.height,
        picture.depth,
        picture.layers,
        picture.levels,
        hex(&picture.bytes)
    ))
}

/// A line of the answer: `ok 1:00ff00ff 2:...`, or `error` and why.
pub fn answer(line: &str) -> Result<Results, String> {
    let Some(written) = line.strip_prefix("ok") else { return Err(line.to_owned()) };
    let parse = |word: &str| {
        let (original, bytes) = word.split_once(':')?;
        let pairs = bytes.as_bytes().chunks(2);
        let bytes = pairs.map(|it| u8::from_str_radix(std::str::from_utf8(it).ok()?, 16).ok());
        Some((original.parse().ok()?, bytes.collect::<Option<Vec<u8>>>()?))
    };
    written.split_whitespace().map(|it| parse(it).ok_or_else(|| format!("unreadable: {line}"))).collect()
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|it| format!("{it:02x}")).collect()
}

fn string(text: &str) -> String {
    let mut quoted = String::from('"');
    for it in text.chars() {
        match it {
            '"' | '\\' => quoted.extend(['\\', it]),
            it if u32::from(it) < 32 => drop(write!(quoted, "\\u{:04x}", u32::from(it))),
            it => quoted.push(it),
        }
    }
    quoted + "\""
}
