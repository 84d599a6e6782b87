//! Every method of textures and combined image samplers, against the reference sampler: in pixel shaders, so that the
//! level of detail can come from derivatives. The places are random, each quad of pixels has its own.

use super::calls::{Expected, Kind, Shape, Typed, accepts, read_result, show, write_results};
use super::sampler::{Place, Texels};
use super::{Found, Program};
use crate::case::{Address, Bound, Case, Filter, Picture, TexelKind, View};
use crate::generate::random::Random;
use std::fmt::Write;

const SIDE: usize = 16;
const PIXELS: usize = SIDE * SIDE;
const LEVELS: u32 = 3;

/// What the shader reads for a pixel, and what it stands for.
#[derive(Clone, Debug)]
struct Point {
    /// As the method takes it: the layer last.
    location: [f64; 4],
    place: Place,
    ddx: [f64; 3],
    ddy: [f64; 3],
    /// What the derivatives give.
    detail: f64,
    bias: f64,
    lod: f64,
    compare: f64,
    /// A texel that is there, even with any offset between 0 and 1.
    texel: [i64; 3],
    layer: i64,
    level: u32,
    offset: [i64; 2],
}

struct Texture {
    texels: Texels,
    filter: Filter,
    is_combined: bool,
    /// A sampler of Direct3D 9.
    is_older: bool,
}

/// The numbers of a result at a point.
type Exact = Box<dyn Fn(&Texture, &Point) -> Vec<f64> + Send + Sync>;

struct Call {
    code: String,
    result: Typed,
    exact: Exact,
}

/// How many coordinates there are without the layer, and for gradients.
fn dimensions(view: View) -> usize {
    match view {
        View::D1 | View::D1Array => 1,
        View::D2 | View::D2Array => 2,
        View::D3 | View::Cube | View::CubeArray => 3,
    }
}

fn is_array(view: View) -> bool {
    matches!(view, View::D1Array | View::D2Array | View::CubeArray)
}

fn is_cube(view: View) -> bool {
    matches!(view, View::Cube | View::CubeArray)
}

pub fn name_of(view: View) -> &'static str {
    match view {
        View::D1 => "Texture1D",
        View::D1Array => "Texture1DArray",
        View::D2 => "Texture2D",
        View::D2Array => "Texture2DArray",
        View::D3 => "Texture3D",
        View::Cube => "TextureCube",
        View::CubeArray => "TextureCubeArray",
    }
}

pub fn picture(view: View, kind: TexelKind, channels: u32, is_depth: bool) -> Picture {
    let [width, height, depth] = match view {
        View::D1 | View::D1Array => [8, 1, 1],
        View::D2 | View::D2Array => [8, 4, 1],
        View::D3 => [8, 4, 4],
        View::Cube | View::CubeArray => [16, 16, 1],
    };
    let layers = match view {
        View::D1Array | View::D2Array => 3,
        View::Cube => 6,
        View::CubeArray => 12,
        _ => 1,
    };
    let flat = Picture::flat(width, height, channels, Vec::new());
    let mut picture = Picture {
        view,
        depth,
        layers,
        levels: LEVELS,
        kind,
        is_depth,
        is_sparse: view != View::CubeArray,
        ..flat
    };
    let texels: u32 = (0..LEVELS).map(|it| picture.size(it).iter().product::<u32>() * layers).sum();
    let mut random = Random::new(u64::from(width) + view as u64);
    for _ in 0..texels * channels {
        let number = random.below(17);
        let bits = match kind {
            TexelKind::Float if is_depth => (number as f32 / 16.0).to_bits(),
            TexelKind::Float => (number as f32).to_bits(),
            TexelKind::Int => (number as i32 - 8) as u32,
            TexelKind::Uint | TexelKind::Int64 | TexelKind::Uint64 => number as u32,
        };
        picture.bytes.extend(bits.to_le_bytes());
    }
    picture
}

/// Odd sixteenths of texels: no filter has an edge there, on no level.
fn sixteenth(random: &mut Random, least: i64, most: i64) -> f64 {
    let steps = (most - least) * 8;
    least as f64 + (random.below(steps as usize) as f64) / 8.0 + 1.0 / 16.0
}

/// A direction that meets the face at a place from -1 to 1.
fn direction(face: usize, s: f64, t: f64) -> [f64; 3] {
    match face {
        0 => [1.0, -t, -s],
        1 => [-1.0, -t, s],
        2 => [s, 1.0, t],
        3 => [s, -1.0, -t],
        4 => [s, -t, 1.0],
        _ => [-s, -t, -1.0],
    }
}

fn points(picture: &Picture) -> Vec<Point> {
    let mut random = Random::new(picture.view as u64 + 400);
    let mut points = vec![None; PIXELS];
    let size = picture.size(0);
    for quad in 0..PIXELS / 4 {
        let (x, y) = (quad % (SIDE / 2) * 2, quad / (SIDE / 2) * 2);
        let detail = random.below(4) as f64 - 1.0;
        let step = 2_f64.powf(detail);
        let base: Vec<f64> = (0..3)
            .map(|axis| match is_cube(picture.view) {
                // Filters stay within a face.
                true => sixteenth(&mut random, 3, 9),
                false => sixteenth(&mut random, -(i64::from(size[axis])), 2 * i64::from(size[axis])),
            })
            .collect();
        let (face, factor) = (random.below(6), *random.pick(&[0.5, 1.0, 3.0]));
        let cubes = if is_cube(picture.view) { picture.layers / 6 } else { picture.layers };
        let layer_of_quad = *random.pick(&[-1.0, 0.25, 0.75, 1.25, 2.0, 7.0]);
        let bias = *random.pick(&[0.0, 1.0, -1.0, 0.25]);
        for pixel in 0..4 {
            let (right, down) = (pixel % 2, pixel / 2);
            // In texels; the third axis has no derivative.
            let across = base[0] + step * right as f64;
            let along = base[1] + step * down as f64;
            let unit = |it: f64, axis: usize| it / f64::from(size[axis]);
            let (at, ddx, ddy) = match is_cube(picture.view) {
                true => {
                    let to_side = |it: f64, axis: usize| unit(it, axis) * 2.0 - 1.0;
                    let there = |across: f64, along: f64| {
                        direction(face, to_side(across, 0), to_side(along, 1)).map(|it| it * factor)
                    };
                    let (here, right, down) =
                        (there(across, along), there(across + step, along), there(across, along + step));
                    let minus = |to: [f64; 3]| [0, 1, 2].map(|it| to[it] - here[it]);
                    (here, minus(right), minus(down))
                }
                false => {
                    let at = [unit(across, 0), unit(along, 1), unit(base[2], 2)];
                    let ddy = if dimensions(picture.view) > 1 { unit(step, 1) } else { 0.0 };
                    (at, [unit(step, 0), 0.0, 0.0], [0.0, ddy, 0.0])
                }
            };
            let place = Place { at, layer: layer_of_quad, offset: [0; 3] };
            let mut location = [at[0], at[1], at[2], 0.0];
            if is_array(picture.view) {
                location[dimensions(picture.view)] = layer_of_quad;
            }
            let level = random.below(LEVELS as usize) as u32;
            let texel = picture.size(level).map(|it| random.below((it as usize - 1).max(1)) as i64);
            points[(y + down) * SIDE + x + right] = Some(Point {
                location,
                place,
                ddx,
                ddy,
                detail,
                bias,
                lod: *random.pick(&[-1.0, 0.0, 0.25, 1.0, 1.75, 2.0, 5.0]),
                compare: random.below(16) as f64 / 16.0 + 1.0 / 32.0,
                texel,
                layer: random.below(cubes.max(1) as usize) as i64,
                level,
                offset: [random.below(8) as i64 - 4, random.below(8) as i64 - 4],
            });
        }
    }
    points.into_iter().flatten().collect()
}

fn moved(point: &Point, offset: [i64; 3]) -> Place {
    Place { offset, ..point.place }
}

/// A form of a method: without more arguments, with an offset, or with offset and status. The clamp of the level of
/// detail needs `shaderResourceMinLod`, which drivers for the CPU do not have.
struct Form {
    more: &'static str,
    offset: [i64; 3],
    has_status: bool,
}

fn forms(view: View, can_have_status: bool) -> Vec<Form> {
    let plain = Form { more: "", offset: [0; 3], has_status: false };
    // The driver for the CPU cannot tell which pages of arrays of cubes are there.
    let can_have_status = can_have_status && view != View::CubeArray;
    let mut forms = vec![plain];
    if is_cube(view) {
        if can_have_status {
            forms.push(Form { more: ", status", offset: [0; 3], has_status: true });
        }
        return forms;
    }
    let (more, offset) = match dimensions(view) {
        1 => (", 2", [2, 0, 0]),
        2 => (", int2(2, -1)", [2, -1, 0]),
        _ => (", int3(2, -1, 1)", [2, -1, 1]),
    };
    forms.push(Form { more, offset, has_status: false });
    let (more, offset) = match dimensions(view) {
        1 => (", -3, status", [-3, 0, 0]),
        2 => (", int2(-3, 1), status", [-3, 1, 0]),
        _ => (", int3(-3, 1, 2), status", [-3, 1, 2]),
    };
    if can_have_status {
        forms.push(Form { more, offset, has_status: true });
    }
    forms
}

/// The level of detail of a call, for each point.
type Detail = fn(&Point) -> f64;

/// Every method that filters.
fn samples(texture: &Texture) -> Vec<Call> {
    let view = texture.texels.picture.view;
    let compares = texture.filter.compares;
    let sampler = if texture.is_combined { "" } else { "samp, " };
    let gradients = match dimensions(view) {
        1 => "ddx_.x, ddy_.x",
        2 => "ddx_.xy, ddy_.xy",
        _ => "ddx_.xyz, ddy_.xyz",
    };
    let plain: &[(&str, String, bool, Detail)] = &[
        ("Sample", String::new(), true, |it| it.detail),
        ("SampleBias", ", bias".into(), true, |it| it.detail + it.bias),
        ("SampleGrad", format!(", {gradients}"), true, |it| it.detail),
        ("SampleLevel", ", lod".into(), false, |it| it.lod),
    ];
    let comparing: &[(&str, String, bool, Detail)] = &[
        ("SampleCmp", ", compare".into(), true, |it| it.detail),
        ("SampleCmpBias", ", compare, bias".into(), true, |it| it.detail + it.bias),
        ("SampleCmpGrad", format!(", compare, {gradients}"), true, |it| it.detail),
        ("SampleCmpLevel", ", compare, lod".into(), false, |it| it.lod),
        ("SampleCmpLevelZero", ", compare".into(), false, |_| 0.0),
    ];
    let mut calls = Vec::new();
    for (name, arguments, has_clamp, detail) in if compares { comparing } else { plain } {
        // With linear filters that driver says of all samples that pages are missing, with the words of DXC, too.
        for form in forms(view, !has_clamp && !texture.filter.linear) {
            let channels = if compares { 1 } else { 4 };
            let shape = if compares { Shape::Scalar } else { Shape::Vector(4) };
            let call = format!("object.{name}({sampler}location{arguments}{})", form.more);
            let detail = *detail;
            calls.push(Call {
                code: with_status(&call, form.has_status),
                result: (Kind::Float, shape),
                exact: Box::new(move |texture, point| {
                    let place = moved(point, form.offset);
                    let lod = detail(point);
                    (0..channels)
                        .map(|it| texture.texels.sample(texture.filter, lod, place, it, point.compare))
                        .collect()
                }),
            });
        }
    }
    calls
}

/// The functions of Direct3D 9, some of which find something of their own in the fourth component of a location.
fn older(texture: &Texture) -> Vec<Call> {
    let count = dimensions(texture.texels.picture.view);
    let name = match texture.texels.picture.view {
        View::Cube => "texCUBE".into(),
        _ => format!("tex{count}D"),
    };
    let parts = &"xyz"[..count];
    let gradients = format!("location, ddx_.{parts}, ddy_.{parts}");
    let four = |location: &str, last: &str| {
        format!("float4({location}, {}{last})", ["0, 0, ", "0, ", ""][count - 1])
    };
    let all: [(&str, String, Detail); 6] = [
        ("", "location".into(), |it| it.detail),
        ("", gradients.clone(), |it| it.detail),
        ("grad", gradients, |it| it.detail),
        ("bias", four("location", "bias"), |it| it.detail + it.bias),
        ("lod", four("location", "lod"), |it| it.lod),
        ("proj", four("location * 4", "4"), |it| it.detail),
    ];
    let call = |(kind, arguments, detail): (&str, String, Detail)| Call {
        code: format!("r0 = {name}{kind}(object, {arguments})"),
        result: (Kind::Float, Shape::Vector(4)),
        exact: Box::new(move |texture, point| {
            let sample = |it| texture.texels.sample(texture.filter, detail(point), point.place, it, 0.0);
            (0..4).map(sample).collect()
        }),
    };
    all.map(call).into()
}

/// The call, counted as nothing if the status says that texels were missing.
fn with_status(call: &str, has_status: bool) -> String {
    match has_status {
        true => format!("uint status; r0 = {call}; if (!CheckAccessFullyMapped(status)) r0 = -100"),
        false => format!("r0 = {call}"),
    }
}

const CORNERS: [(i64, i64); 4] = [(0, 1), (1, 1), (1, 0), (0, 0)];

fn gathers(texture: &Texture) -> Vec<Call> {
    let view = texture.texels.picture.view;
    if matches!(view, View::D1 | View::D1Array | View::D3) {
        return Vec::new();
    }
    let compares = texture.filter.compares;
    let sampler = if texture.is_combined { "" } else { "samp, " };
    let names: &[(&str, u32)] = match compares {
        true => &[("GatherCmp", 0), ("GatherCmpRed", 0)],
        false => {
            &[("Gather", 0), ("GatherRed", 0), ("GatherGreen", 1), ("GatherBlue", 2), ("GatherAlpha", 3)]
        }
    };
    let compare = if compares { ", compare" } else { "" };
    let mut calls = Vec::new();
    let mut add = |call: String, has_status: bool, exact: Exact| {
        calls.push(Call {
            code: with_status(&call, has_status),
            result: (Kind::Float, Shape::Vector(4)),
            exact,
        });
    };
    for &(name, channel) in names {
        for form in forms(view, true) {
            let call = format!("object.{name}({sampler}location{compare}{})", form.more);
            add(
                call,
                form.has_status,
                Box::new(move |texture, point| {
                    let place = moved(point, form.offset);
                    let (texels, filter) = (&texture.texels, texture.filter);
                    CORNERS.map(|it| texels.corner(filter, place, it, channel, point.compare)).into()
                }),
            );
        }
        if is_cube(view) {
            continue;
        }
        let call = format!("object.{name}({sampler}location{compare}, offset)");
        add(
            call,
            false,
            Box::new(move |texture, point| {
                let place = moved(point, [point.offset[0], point.offset[1], 0]);
                let (texels, filter) = (&texture.texels, texture.filter);
                CORNERS.map(|it| texels.corner(filter, place, it, channel, point.compare)).into()
            }),
        );
        if matches!(name, "Gather" | "GatherCmp") {
            continue;
        }
        // Four constant offsets: each gives the texel that its footprint begins with. Four others are four gathers, and
        // each gives what stands in its place there.
        let constant = "int2(1, 0), int2(-2, 3), int2(0, -4), int2(3, 2)";
        let offsets = [[1, 0], [-2, 3], [0, -4], [3, 2]];
        for has_status in [false, true] {
            let status = if has_status { ", status" } else { "" };
            let call = format!("object.{name}({sampler}location{compare}, {constant}{status})");
            add(
                call,
                has_status,
                Box::new(move |texture, point| {
                    let (texels, filter) = (&texture.texels, texture.filter);
                    let at = |it: [i64; 2]| moved(point, [it[0], it[1], 0]);
                    offsets.map(|it| texels.corner(filter, at(it), (0, 0), channel, point.compare)).into()
                }),
            );
        }
        let call =
            format!("object.{name}({sampler}location{compare}, offset, offset.yx, -offset - 1, int2(1, 2))");
        add(
            call,
            false,
            Box::new(move |texture, point| {
                let (texels, filter) = (&texture.texels, texture.filter);
                let [x, y] = point.offset;
                let offsets = [[x, y], [y, x], [-x - 1, -y - 1], [1, 2]];
                let gather = |(corner, [x, y]): ((i64, i64), [i64; 2])| {
                    texels.corner(filter, moved(point, [x, y, 0]), corner, channel, point.compare)
                };
                CORNERS.into_iter().zip(offsets).map(gather).collect()
            }),
        );
    }
    calls
}

fn queries(texture: &Texture) -> Vec<Call> {
    let picture = &texture.texels.picture;
    let sampler = if texture.is_combined { "" } else { "samp, " };
    let mut calls = Vec::new();
    let plain = ["location.x", "location.xy", "location.xyz"][dimensions(picture.view) - 1];
    // Combined image samplers have these with nothing to compare.
    if !(texture.is_combined && texture.filter.compares) {
        for (name, is_clamped) in
            [("CalculateLevelOfDetail", true), ("CalculateLevelOfDetailUnclamped", false)]
        {
            calls.push(Call {
                code: format!("r0 = object.{name}({sampler}{plain})"),
                result: (Kind::Float, Shape::Scalar),
                exact: Box::new(move |_, point| {
                    let last = f64::from(LEVELS - 1);
                    vec![if is_clamped { point.detail.clamp(0.0, last) } else { point.detail }]
                }),
            });
        }
    }
    if texture.filter.compares {
        return calls;
    }
    let mut names: Vec<&str> = ["width", "height", "depth"][..dimensions(picture.view).min(2)].into();
    if picture.view == View::D3 {
        names.push("depth");
    }
    if is_array(picture.view) {
        names.push("elements");
    }
    let elements = if is_cube(picture.view) { picture.layers / 6 } else { picture.layers };
    let kinds = [Kind::Uint, Kind::Int, Kind::Float, Kind::Min16Uint, Kind::Min16Float, Kind::Double];
    for (index, kind) in kinds.into_iter().enumerate() {
        // The driver for the CPU asks the level of one lane for all.
        let level_of_all = index as u32 % LEVELS;
        for has_level in [false, true] {
            let mut names = names.clone();
            if has_level {
                names.push("levels");
            }
            let level = if has_level { format!("{level_of_all}, ") } else { String::new() };
            let ty = kind.name();
            let outs = names.iter().map(|it| format!("{it}_")).collect::<Vec<_>>().join(", ");
            let count = names.len();
            let mut parts = outs.clone();
            parts.push_str(&", 0".repeat(4 - count));
            let names: Vec<String> = names.iter().map(|&it| it.to_owned()).collect();
            calls.push(Call {
                code: format!(
                    "{ty} {outs}; object.GetDimensions({level}{outs}); r0 = vector<{ty}, 4>({parts})"
                ),
                result: (kind, Shape::Vector(4)),
                exact: Box::new(move |texture, _| {
                    let size = texture.texels.picture.size(if has_level { level_of_all } else { 0 });
                    let number = |name: &String| match name.as_str() {
                        "width" => size[0],
                        "height" => size[1],
                        "depth" => size[2],
                        "elements" => elements,
                        _ => LEVELS,
                    };
                    let mut all: Vec<f64> = names.iter().map(|it| f64::from(number(it))).collect();
                    all.resize(4, 0.0);
                    all
                }),
            });
        }
    }
    calls
}

/// What reads single texels, in a type for each kind.
fn loads(texture: &Texture) -> Vec<Call> {
    let view = texture.texels.picture.view;
    if is_cube(view) || texture.filter.compares {
        return Vec::new();
    }
    let (dimensions, is_array) = (dimensions(view), is_array(view));
    let swizzle = &"xyz"[..dimensions];
    let layer = if is_array { ", layer" } else { "" };
    let count = dimensions + usize::from(is_array);
    let at = format!("int{count}(texel.{swizzle}{layer})");
    let with_level = format!("int{}(texel.{swizzle}{layer}, level)", count + 1);
    let (offset, by) = match dimensions {
        1 => ("1", [1, 0, 0]),
        2 => ("int2(1, 1)", [1, 1, 0]),
        _ => ("int3(1, 1, 1)", [1, 1, 1]),
    };
    let mut calls = Vec::new();
    // `fits` says where the moved texel is still there.
    let mut add = |call: String, has_status: bool, by: [i64; 3], level_of: fn(&Point) -> u32| {
        calls.push(Call {
            code: with_status(&call, has_status),
            result: (Kind::Float, Shape::Vector(4)),
            exact: Box::new(move |texture, point| {
                let level = level_of(point);
                let size = texture.texels.picture.size(level);
                let there = [0, 1, 2].map(|it| point.texel[it] + by[it]);
                if (0..3).any(|it| there[it] >= i64::from(size[it])) {
                    return vec![f64::NAN; 4];
                }
                let layer = if is_array { point.layer as u32 } else { 0 };
                (0..4).map(|it| texture.texels.load(level, layer, there, it)).collect()
            }),
        });
    };
    add(format!("object.Load({with_level})"), false, [0; 3], |it| it.level);
    add(format!("object.Load({with_level}, {offset})"), false, by, |it| it.level);
    add(format!("object.Load({with_level}, {offset}, status)"), true, by, |it| it.level);
    add(format!("object[{at}]"), false, [0; 3], |_| 0);
    add(format!("object.mips[level][{at}]"), false, [0; 3], |it| it.level);
    calls
}

fn program(name: String, texture: Texture, calls: Vec<Call>) -> Program {
    let picture = texture.texels.picture.clone();
    let view = picture.view;
    let element = if picture.channels == 1 { "float" } else { "float4" };
    let ty = match texture.is_combined {
        _ if texture.is_older => name_of(view).replace("Texture", "sampler").replace("Cube", "CUBE"),
        true => format!("vk::Sampled{}<{element}>", name_of(view).replace("Cube", "CUBE")),
        false => format!("{}<{element}>", name_of(view)),
    };
    let mut text = format!("[[vk::binding(0)]] {ty} object;\n");
    let sampler = if texture.filter.compares { "SamplerComparisonState" } else { "SamplerState" };
    if !texture.is_combined {
        _ = writeln!(text, "[[vk::binding(1)]] {sampler} samp;");
    }
    text += "struct Point { float4 location, ddx_, ddy_; float bias, lod, compare, unused; int4 texel; int2 offset; \
             int layer, level; };\n[[vk::binding(2)]] StructuredBuffer<Point> points;\n\
             [[vk::binding(3)]] RWStructuredBuffer<uint> output;\n\
             void main(float4 position : SV_Position)\n{\n";
    let stride: usize = calls.iter().map(|it| it.result.0.words() * it.result.1.count()).sum();
    _ = writeln!(
        text,
        "    uint index = (uint)position.y * {SIDE} + (uint)position.x, to = index * {stride};"
    );
    text += "    Point given = points[index];\n    float4 ddx_ = given.ddx_, ddy_ = given.ddy_;\n\
             \x20   float bias = given.bias, lod = given.lod, compare = given.compare;\n\
             \x20   int4 texel = given.texel; int2 offset = given.offset; int layer = given.layer, level = given.level;\n";
    let count = dimensions(view) + usize::from(is_array(view));
    _ = writeln!(text, "    float{count} location = given.location.{};", &"xyzw"[..count]);
    let mut at = 0;
    for call in &calls {
        text += "    {\n";
        write_results(&mut text, &call.code, &[call.result], "to", &mut at);
        text += "    }\n";
    }
    text += "}\n";

    let points = points(&picture);
    let mut bytes = Vec::new();
    for point in &points {
        let pad = |it: [f64; 3]| [it[0], it[1], it[2], 0.0];
        let floats =
            [point.location, pad(point.ddx), pad(point.ddy), [point.bias, point.lod, point.compare, 0.0]];
        bytes.extend(floats.as_flattened().iter().flat_map(|&it| (it as f32).to_le_bytes()));
        let [x, y, z] = point.texel;
        let wholes = [x, y, z, 0, point.offset[0], point.offset[1], point.layer, i64::from(point.level)];
        bytes.extend(wholes.iter().flat_map(|&it| (it as i32).to_le_bytes()));
    }
    let mut bound = vec![(2, Bound::Buffer(bytes)), (3, Bound::Buffer(vec![0; PIXELS * stride * 4]))];
    match texture.is_combined {
        true => bound.push((0, Bound::Combined(picture, texture.filter))),
        false => bound.extend([(0, Bound::Texture(picture)), (1, Bound::Sampler(texture.filter))]),
    }
    let args = ["-T", "ps_6_8", "-E", "main", "-fspv-target-env=vulkan1.3"].into_iter();
    let args = args.chain(texture.is_older.then_some("-fhlsl-dx9")).map(str::to_owned).collect();
    let case = Case { args, bound, ..Case::empty() };
    let check = move |found: &Found| {
        let found = found.words(3);
        let mut wrong = Vec::new();
        let mut counts = vec![0; calls.len()];
        for (index, point) in points.iter().enumerate() {
            let mut at = index * stride;
            for (place, call) in calls.iter().enumerate() {
                let exact = (call.exact)(&texture, point);
                for (component, &exact) in exact.iter().enumerate() {
                    let bits = read_result(call.result.0, &found, &mut at);
                    // Weights have eight bits, and no number means that nothing is said.
                    let near = if texture.filter.linear { 0.125 } else { 0.01 };
                    let expected = match () {
                        () if exact.is_nan() => Expected::Any,
                        () if call.result.0.is_real() => Expected::Near(exact, near),
                        () => Expected::Whole(exact as i128),
                    };
                    if !accepts(call.result.0, expected, bits) {
                        counts[place] += 1;
                        if counts[place] <= 2 {
                            let found = show(call.result.0, call.result.0.number(bits));
                            wrong.push(format!(
                                "{}: [{component}] is {found}, not {exact}; {point:?}",
                                call.code
                            ));
                        }
                    }
                }
            }
        }
        wrong
    };
    Program { name, text, case, check: Box::new(check) }
}

pub const VIEWS: [View; 7] =
    [View::D1, View::D1Array, View::D2, View::D2Array, View::D3, View::Cube, View::CubeArray];

pub fn programs() -> Vec<Program> {
    let mut programs = Vec::new();
    for view in [View::D1, View::D2, View::D3, View::Cube] {
        for (linear, address) in [(true, Address::Wrap), (false, Address::Mirror)] {
            let filter = Filter { linear, address, compares: false };
            let texels = Texels::new(picture(view, TexelKind::Float, 4, false));
            let texture = Texture { texels, filter, is_combined: true, is_older: true };
            let calls = older(&texture);
            programs.push(program(format!("older {} {filter:?}", name_of(view)), texture, calls));
        }
    }
    for view in VIEWS {
        for is_combined in [false, true] {
            for compares in [false, true] {
                // Nothing compares with volumes, but samplers that would may be asked for the level of detail.
                let is_volume = view == View::D3;
                if compares && is_volume && is_combined {
                    continue;
                }
                let filters = [(true, Address::Wrap), (false, Address::Mirror), (true, Address::Clamp)];
                for (index, (linear, address)) in filters.into_iter().enumerate() {
                    // Combined image samplers go the same way.
                    if is_combined && index > 1 || compares && index > 0 {
                        continue;
                    }
                    let filter = Filter { linear, address, compares };
                    let channels = if compares { 1 } else { 4 };
                    let texels =
                        Texels::new(picture(view, TexelKind::Float, channels, compares && !is_volume));
                    let texture = Texture { texels, filter, is_combined, is_older: false };
                    let prefix = if is_combined { "sampled " } else { "" };
                    let what = if compares { "comparing" } else { "sampling" };
                    let name = format!("{what} {prefix}{} {filter:?}", name_of(view));
                    let mut calls = gathers(&texture);
                    if !(compares && is_volume) {
                        calls.extend(samples(&texture));
                    }
                    if index == 0 {
                        calls.extend(queries(&texture));
                        calls.extend(loads(&texture));
                    }
                    programs.push(program(name, texture, calls));
                }
            }
        }
    }
    programs
}
