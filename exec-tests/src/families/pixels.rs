//! What only pixels have, and quads of them: derivatives, discards, helper lanes, interpolation and attachments; and
//! the derivatives and quads of compute shaders.

use super::calls::{Kind, Shape, Typed, read_result, show, spell, write_results};
use super::{Found, Program};
use crate::case::{Bound, Case, Picture};
use crate::generate::random::Random;
use std::fmt::Write;

const SIDE: usize = 16;
const PIXELS: usize = SIDE * SIDE;

/// How invocations are made, and which four make a quad.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    Pixel,
    /// Groups of 8 by 8: quads are squares.
    Square,
    /// Groups of 64 in a row: quads are four in a row.
    Row,
}

impl Stage {
    fn profile(self) -> &'static str {
        if self == Stage::Pixel { "ps_6_7" } else { "cs_6_7" }
    }

    /// The signature, and a statement that gives `index`.
    fn signature(self) -> &'static str {
        match self {
            Stage::Pixel => {
                "void main(float4 position : SV_Position)\n{\n    uint index = (uint)position.y * 16 + (uint)position.x;\n"
            }
            Stage::Square => {
                "[numthreads(8, 8, 1)]\nvoid main(uint2 id : SV_DispatchThreadID)\n{\n    uint index = id.y * 16 + id.x;\n"
            }
            Stage::Row => "[numthreads(64, 1, 1)]\nvoid main(uint index : SV_DispatchThreadID)\n{\n",
        }
    }

    fn groups(self) -> [u32; 3] {
        match self {
            Stage::Pixel => [1; 3],
            Stage::Square => [2, 2, 1],
            Stage::Row => [4, 1, 1],
        }
    }

    /// The four of the quad, in the order of lanes, and the place among them.
    fn quad(self, index: usize) -> ([usize; 4], usize) {
        if self == Stage::Row {
            let first = index / 4 * 4;
            return ([0, 1, 2, 3].map(|it| first + it), index - first);
        }
        let (x, y) = (index % SIDE, index / SIDE);
        let first = y / 2 * 2 * SIDE + x / 2 * 2;
        ([0, 1, SIDE, SIDE + 1].map(|it| first + it), x % 2 + y % 2 * 2)
    }
}

/// What a call gives may be one of several numbers: coarse derivatives are the driver's choice of a row or column.
type Choices = fn([f64; 4], usize) -> Vec<f64>;

struct Operation {
    name: &'static str,
    arguments: &'static str,
    choices: Choices,
    is_derivative: bool,
}

fn across(v: [f64; 4]) -> Vec<f64> {
    vec![v[1] - v[0], v[3] - v[2]]
}

fn along(v: [f64; 4]) -> Vec<f64> {
    vec![v[2] - v[0], v[3] - v[1]]
}

const fn derivative(name: &'static str, choices: Choices) -> Operation {
    Operation { name, arguments: "", choices, is_derivative: true }
}

const fn quad(name: &'static str, arguments: &'static str, choices: Choices) -> Operation {
    Operation { name, arguments, choices, is_derivative: false }
}

const OPERATIONS: &[Operation] = &[
    derivative("ddx", |v, _| across(v)),
    derivative("ddx_coarse", |v, _| across(v)),
    derivative("ddx_fine", |v, at| vec![across(v)[at / 2]]),
    derivative("ddy", |v, _| along(v)),
    derivative("ddy_coarse", |v, _| along(v)),
    derivative("ddy_fine", |v, at| vec![along(v)[at % 2]]),
    derivative("fwidth", |v, _| {
        across(v).iter().flat_map(|x| along(v).into_iter().map(move |y| x.abs() + y.abs())).collect()
    }),
    quad("QuadReadAcrossX", "", |v, at| vec![v[at ^ 1]]),
    quad("QuadReadAcrossY", "", |v, at| vec![v[at ^ 2]]),
    quad("QuadReadAcrossDiagonal", "", |v, at| vec![v[at ^ 3]]),
    quad("QuadReadLaneAt", ", 1", |v, _| vec![v[1]]),
    quad("QuadReadLaneAt", ", 2", |v, _| vec![v[2]]),
];

/// Numbers of each invocation, for each component.
const ROOM: usize = 9;

fn numbers() -> Vec<f64> {
    let mut random = Random::new(91);
    (0..PIXELS * ROOM).map(|_| random.below(33) as f64 - 16.0).collect()
}

fn floats(numbers: &[f64]) -> Vec<u8> {
    numbers.iter().flat_map(|&it| (it as f32).to_le_bytes()).collect()
}

fn arguments(profile: &str) -> Vec<String> {
    ["-T", profile, "-E", "main", "-fspv-target-env=vulkan1.3"].map(str::to_owned).to_vec()
}

fn quads(stage: Stage, kind: Kind) -> Program {
    let mut shapes = vec![Shape::Scalar, Shape::Vector(2), Shape::Matrix(2, 3)];
    if kind == Kind::Float && stage == Stage::Pixel {
        shapes.extend([Shape::Vector(3), Shape::Vector(4), Shape::Matrix(3, 3)]);
    }
    let steps: Vec<(&Operation, Typed)> = OPERATIONS
        .iter()
        .filter(|it| !it.is_derivative || kind.is_real())
        .flat_map(|it| shapes.iter().map(move |&shape| (it, (kind, shape))))
        .collect();
    let stride: usize = steps.iter().map(|it| it.1.1.count()).sum();
    let mut text = format!(
        "[[vk::binding(0)]] StructuredBuffer<float> numbers;\n[[vk::binding(1)]] RWStructuredBuffer<uint> output;\n{}\
         \x20   uint to = index * {stride}, from = index * {ROOM};\n",
        stage.signature()
    );
    for &shape in &shapes {
        let ty = spell((kind, shape));
        let parts: Vec<String> =
            (0..shape.count()).map(|it| format!("({})numbers[from + {it}]", kind.name())).collect();
        let value =
            if shape == Shape::Scalar { parts[0].clone() } else { format!("{ty}({})", parts.join(", ")) };
        _ = writeln!(text, "    {ty} x_{} = {value};", super::calls::shape_name(shape));
    }
    let mut at = 0;
    for (operation, ty) in &steps {
        let name = super::calls::shape_name(ty.1);
        let code = format!("r0 = {}(x_{name}{})", operation.name, operation.arguments);
        text += "    {\n";
        write_results(&mut text, &code, &[*ty], "to", &mut at);
        text += "    }\n";
    }
    text += "}\n";
    let numbers = numbers();
    let bound = vec![(0, Bound::Buffer(floats(&numbers))), (1, Bound::Buffer(vec![0; PIXELS * stride * 4]))];
    let mut args = arguments(stage.profile());
    if kind.is_small() {
        args.push("-enable-16bit-types".into());
    }
    let name = format!("quads of {} in {stage:?}", kind.name());
    let case = Case { args, groups: stage.groups(), bound, ..Case::empty() };
    let check = move |found: &Found| {
        let words = found.words(1);
        let (mut wrong, mut at) = (Vec::new(), 0);
        for index in 0..PIXELS {
            let (quad, place) = stage.quad(index);
            for (operation, (kind, shape)) in &steps {
                for component in 0..shape.count() {
                    let values = quad.map(|it| numbers[it * ROOM + component]);
                    let choices = (operation.choices)(values, place);
                    let number = kind.number(read_result(*kind, &words, &mut at));
                    if !choices.contains(&number.real) && wrong.len() < 20 {
                        let (name, found) = (operation.name, show(*kind, number));
                        wrong.push(format!(
                            "{name} at {index}, [{component}]: {found}, not one of {choices:?}"
                        ));
                    }
                }
            }
        }
        wrong
    };
    Program { name, text, case, check: Box::new(check) }
}

/// Each pixel meets one of the calls; what it writes afterwards is not there if it was discarded.
fn discards() -> Program {
    let mut calls: Vec<(String, usize)> = vec![("if (x[0] < 0) discard;".into(), 1)];
    for kind in [Kind::Float, Kind::Half, Kind::Min16Float, Kind::Min10Float] {
        for shape in [
            Shape::Scalar,
            Shape::Vector(1),
            Shape::Vector(2),
            Shape::Vector(3),
            Shape::Vector(4),
            Shape::Matrix(2, 3),
        ] {
            let parts: Vec<String> = (0..shape.count()).map(|it| format!("x[{it}]")).collect();
            let ty = spell((kind, shape));
            let value = if shape == Shape::Scalar {
                format!("({ty})x[0]")
            } else {
                format!("{ty}({})", parts.join(", "))
            };
            calls.push((format!("clip({value});"), shape.count()));
        }
    }
    let mut text = format!(
        "[[vk::binding(0)]] StructuredBuffer<float> numbers;\n[[vk::binding(1)]] RWStructuredBuffer<uint> output;\n{}\
         \x20   float x[{ROOM}];\n    for (uint i = 0; i < {ROOM}; ++i) x[i] = numbers[index * {ROOM} + i];\n    switch (index % {})\n    {{\n",
        Stage::Pixel.signature(),
        calls.len()
    );
    for (index, (call, _)) in calls.iter().enumerate() {
        _ = writeln!(text, "    case {index}: {call} break;");
    }
    text += "    }\n    output[index] = 1 + IsHelperLane();\n}\n";
    // Few are negative, so that long vectors pass sometimes.
    let numbers: Vec<f64> = numbers().into_iter().map(|it| if it < -12.0 { it } else { it.abs() }).collect();
    let bound = vec![(0, Bound::Buffer(floats(&numbers))), (1, Bound::Buffer(vec![0; PIXELS * 4]))];
    let mut args = arguments("ps_6_6");
    args.push("-enable-16bit-types".into());
    let case = Case { args, bound, ..Case::empty() };
    let check = move |found: &Found| {
        let words = found.words(1);
        (0..PIXELS)
            .filter_map(|index| {
                let (call, count) = &calls[index % calls.len()];
                let values = &numbers[index * ROOM..index * ROOM + count];
                let expected = u32::from(values.iter().all(|&it| it >= 0.0));
                (words[index] != expected)
                    .then(|| format!("{call} of {values:?}: {}, not {expected}", words[index]))
            })
            .collect()
    };
    Program { name: "discards".into(), text, case, check: Box::new(check) }
}

/// What all pixels compute, as text, and what they must give for the middle of a pixel.
fn by_pixel(
    name: &str,
    declarations: &str,
    parameters: &str,
    body: &str,
    more: Vec<(u32, Bound)>,
    components: usize,
    exact: fn(f64, f64) -> Vec<f64>,
) -> Program {
    let text = format!(
        "{declarations}[[vk::binding(1)]] RWStructuredBuffer<float> output;\n\
         void main(float4 position : SV_Position{parameters})\n{{\n\
         \x20   uint to = ((uint)position.y * 16 + (uint)position.x) * {components};\n{body}}}\n"
    );
    let mut bound = more;
    bound.push((1, Bound::Buffer(vec![0; PIXELS * components * 4])));
    let case = Case { args: arguments("ps_6_7"), bound, ..Case::empty() };
    let check = move |found: &Found| {
        let numbers = found.floats(1);
        let mut wrong = Vec::new();
        for index in 0..PIXELS {
            let (x, y) = ((index % SIDE) as f64 + 0.5, (index / SIDE) as f64 + 0.5);
            for (component, exact) in exact(x, y).into_iter().enumerate() {
                let found = f64::from(numbers[index * components + component]);
                if !exact.is_nan() && (found - exact).abs() > 1e-3 && wrong.len() < 10 {
                    wrong.push(format!("[{component}] at {x} {y} is {found}, not {exact}"));
                }
            }
        }
        wrong
    };
    Program { name: name.into(), text, case, check: Box::new(check) }
}

fn others() -> Vec<Program> {
    let mut body = String::new();
    let calls = [
        "EvaluateAttributeCentroid(at).xy",
        "EvaluateAttributeAtSample(at, 0).xy",
        "EvaluateAttributeSnapped(at, int2(4, -8)).xy",
        "EvaluateAttributeSnapped(at, int2(-3, 7)).xy",
    ];
    for (index, call) in calls.iter().enumerate() {
        let at = index * 2;
        _ = writeln!(body, "    output[to + {at}] = {call}.x; output[to + {at} + 1] = {call}.y;");
    }
    let interpolation = by_pixel("interpolation", "", ", float4 at : AT", &body, Vec::new(), 8, |x, y| {
        vec![x, y, x, y, x + 0.25, y - 0.5, x - 3.0 / 16.0, y + 7.0 / 16.0]
    });

    // The left of each quad goes; its neighbor sees that it is only a helper then.
    let helpers = by_pixel(
        "helper lanes",
        "",
        "",
        "    if (((uint)position.x & 1) == 0) discard;\n\
         \x20   float is_helper = IsHelperLane() ? 1 : 0;\n\
         \x20   float other = QuadReadAcrossX(is_helper);\n\
         \x20   output[to] = 2 + is_helper;\n    output[to + 1] = 2 + other;\n",
        Vec::new(),
        2,
        |x, _| if (x as usize).is_multiple_of(2) { vec![0.0, 0.0] } else { vec![2.0, 3.0] },
    );

    let contents = (0..PIXELS).flat_map(|it| [it as f32, 1.0, 2.0, 3.0]).flat_map(f32::to_le_bytes).collect();
    let side = SIDE as u32;
    let attachment = by_pixel(
        "input attachments",
        "[[vk::input_attachment_index(0), vk::binding(0)]] SubpassInput<float4> object;\n",
        "",
        "    for (uint i = 0; i < 4; ++i) output[to + i] = object.SubpassLoad()[i];\n",
        vec![(0, Bound::Attachment(Picture::flat(side, side, 4, contents)))],
        4,
        |x, y| vec![y.floor() * 16.0 + x.floor(), 1.0, 2.0, 3.0],
    );
    let samples = by_pixel(
        "input attachments of samples",
        "[[vk::input_attachment_index(0), vk::binding(0)]] SubpassInputMS<float4> object;\n",
        "",
        "    for (uint i = 0; i < 4; ++i) output[to + i] = object.SubpassLoad(i)[i];\n",
        vec![(0, Bound::Attachment(Picture { samples: 4, ..Picture::flat(side, side, 4, Vec::new()) }))],
        4,
        |_, _| vec![0.25, 0.5, 0.75, 1.0],
    );
    let mode = by_pixel(
        "execution modes",
        "",
        "",
        // EarlyFragmentTests, which change nothing here.
        "    vk::ext_execution_mode(9);\n    output[to] = position.x;\n",
        Vec::new(),
        1,
        |x, _| vec![x],
    );
    vec![interpolation, helpers, attachment, samples, mode]
}

pub fn programs() -> Vec<Program> {
    let mut programs = vec![discards()];
    programs.extend(others());
    for stage in [Stage::Pixel, Stage::Square, Stage::Row] {
        for kind in [Kind::Float, Kind::Half, Kind::Min16Float, Kind::Int] {
            if stage == Stage::Pixel || kind == Kind::Float {
                programs.push(quads(stage, kind));
            }
        }
    }
    programs
}
