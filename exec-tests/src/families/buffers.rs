//! Buffers and storage images: one thread reads what is there, writes, and reads again.

use super::calls::{Expected, Kind, Shape, Typed, accepts, read_result, show, write_results};
use super::{Found, Program};
use crate::case::{Address, Bound, Case, Filter, Picture, TexelKind, View};
use std::fmt::Write;

/// Statements, and the numbers that `r0` must have then.
struct Step {
    code: String,
    result: Typed,
    expected: Vec<f64>,
}

fn step(code: impl Into<String>, result: Typed, expected: &[f64]) -> Step {
    Step { code: code.into(), result, expected: expected.into() }
}

/// One thread does the steps; results go to binding 9.
fn program(name: String, declarations: &str, steps: Vec<Step>, mut bound: Vec<(u32, Bound)>) -> Program {
    let mut text = format!("{declarations}[[vk::binding(9)]] RWStructuredBuffer<uint> output;\n");
    text += "[numthreads(1, 1, 1)]\nvoid main()\n{\n";
    let mut at = 0;
    for step in &steps {
        text += "    {\n";
        write_results(&mut text, &step.code, &[step.result], "0", &mut at);
        text += "    }\n";
    }
    text += "}\n";
    bound.push((9, Bound::Buffer(vec![0; at * 4])));
    let mut args = ["-T", "cs_6_7", "-E", "main", "-fspv-target-env=vulkan1.3"].map(str::to_owned).to_vec();
    if steps.iter().any(|it| it.result.0.is_small()) {
        args.push("-enable-16bit-types".into());
    }
    let case = Case { args, bound, ..Case::empty() };
    let check = move |found: &Found| {
        let words = found.words(9);
        let (mut wrong, mut at) = (Vec::new(), 0);
        for step in &steps {
            let kind = step.result.0;
            for (component, &exact) in step.expected.iter().enumerate() {
                let bits = read_result(kind, &words, &mut at);
                let expected = match kind.is_real() {
                    true => Expected::Near(exact, 0.0),
                    false => Expected::Whole(exact as i128),
                };
                if !accepts(kind, expected, bits) {
                    let found = show(kind, kind.number(bits));
                    wrong.push(format!("{}: [{component}] is {found}, not {exact}", step.code));
                }
            }
        }
        wrong
    };
    Program { name, text, case, check: Box::new(check) }
}

/// An element of a typed buffer or an image.
#[derive(Clone, Copy)]
struct Element {
    kind: TexelKind,
    channels: u32,
}

const ELEMENTS: [Element; 9] = {
    const fn of(kind: TexelKind, channels: u32) -> Element {
        Element { kind, channels }
    }
    use TexelKind::{Float, Int, Uint};
    [
        of(Float, 4),
        of(Float, 2),
        of(Float, 1),
        of(Int, 4),
        of(Int, 2),
        of(Int, 1),
        of(Uint, 4),
        of(Uint, 2),
        of(Uint, 1),
    ]
};

impl Element {
    fn kind(self) -> Kind {
        match self.kind {
            TexelKind::Float => Kind::Float,
            TexelKind::Int => Kind::Int,
            TexelKind::Uint => Kind::Uint,
            TexelKind::Int64 => Kind::Int64,
            TexelKind::Uint64 => Kind::Uint64,
        }
    }

    fn ty(self) -> Typed {
        let shape = if self.channels == 1 { Shape::Scalar } else { Shape::Vector(self.channels as u8) };
        (self.kind(), shape)
    }

    fn name(self) -> String {
        match self.channels {
            1 => self.kind.name().to_owned(),
            count => format!("{}{count}", self.kind.name()),
        }
    }

    /// What a texel holds at first: its index, and the channel.
    fn texel(self, index: usize) -> Vec<f64> {
        (0..self.channels as usize).map(|it| (index * 10 + it) as f64).collect()
    }

    fn bytes(self, count: usize) -> Vec<u8> {
        let bytes = |it: f64| match self.kind {
            TexelKind::Float => (it as f32).to_le_bytes(),
            _ => (it as i32).to_le_bytes(),
        };
        (0..count).flat_map(|it| self.texel(it)).flat_map(bytes).collect()
    }
}

/// What may be written: at these four places, which hold these texels.
fn writes(element: Element, place: impl Fn(usize) -> String, texels: [usize; 4]) -> Vec<Step> {
    let (ty, name) = (element.ty(), element.name());
    let count = element.channels as usize;
    let seven: Vec<f64> = (0..count).map(|it| 7.0 + it as f64).collect();
    let numbers = seven.iter().map(f64::to_string).collect::<Vec<_>>().join(", ");
    let [whole, part, sum, swizzled] = [0, 1, 2, 3].map(&place);
    let mut steps = vec![
        step(format!("{whole} = {name}({numbers}); r0 = {whole}"), ty, &seven),
        step(
            format!("{sum} += 5; r0 = {sum}"),
            ty,
            &element.texel(texels[2]).iter().map(|it| it + 5.0).collect::<Vec<_>>(),
        ),
    ];
    if count > 1 {
        let mut expected = element.texel(texels[1]);
        expected[1] = 99.0;
        steps.push(step(format!("{part}.y = 99; r0 = {part}"), ty, &expected));
        let mut expected = element.texel(texels[3]);
        expected.swap(0, 1);
        steps.push(step(format!("{swizzled}.yx = {swizzled}.xy; r0 = {swizzled}"), ty, &expected));
    }
    steps
}

fn typed_buffers() -> Vec<Program> {
    const COUNT: usize = 12;
    let mut programs = Vec::new();
    for element in ELEMENTS {
        for is_written in [false, true] {
            let owner = if is_written { "RWBuffer" } else { "Buffer" };
            let ty = element.ty();
            let mut steps = vec![
                step("r0 = object.Load(3)", ty, &element.texel(3)),
                step("uint at = 5; r0 = object[at]", ty, &element.texel(5)),
                step("object.GetDimensions(r0)", (Kind::Uint, Shape::Scalar), &[COUNT as f64]),
            ];
            if is_written {
                steps.extend(writes(element, |it| format!("object[{}]", it * 2), [0, 2, 4, 6]));
            }
            let texels = Bound::Texels {
                bytes: element.bytes(COUNT),
                kind: element.kind,
                channels: element.channels,
                is_written,
            };
            let name = format!("{owner} of {}", element.name());
            let declaration = format!("[[vk::binding(0)]] {owner}<{}> object;\n", element.name());
            programs.push(program(name, &declaration, steps, vec![(0, texels)]));
        }
    }
    programs
}

fn images() -> Vec<Program> {
    let mut programs = Vec::new();
    for view in [View::D1, View::D1Array, View::D2, View::D2Array, View::D3] {
        for element in ELEMENTS {
            let flat =
                Picture { view, kind: element.kind, ..Picture::flat(4, 1, element.channels, Vec::new()) };
            let (picture, sizes): (Picture, &[f64]) = match view {
                View::D1 => (Picture { width: 12, ..flat }, &[12.0]),
                View::D1Array => (Picture { layers: 3, ..flat }, &[4.0, 3.0]),
                View::D2 => (Picture { height: 3, ..flat }, &[4.0, 3.0]),
                View::D2Array => (Picture { height: 3, layers: 2, ..flat }, &[4.0, 3.0, 2.0]),
                _ => (Picture { height: 3, depth: 2, ..flat }, &[4.0, 3.0, 2.0]),
            };
            let count = sizes.iter().product::<f64>() as usize;
            let at = |index: usize| match view {
                View::D1 => format!("{index}"),
                View::D1Array | View::D2 => format!("uint2({}, {})", index % 4, index / 4),
                _ => format!("uint3({}, {}, {})", index % 4, index / 4 % 3, index / 12),
            };
            let ty = element.ty();
            let mut steps = vec![
                step(format!("r0 = object.Load({})", at(5)), ty, &element.texel(5)),
                step(format!("r0 = object[{}]", at(count - 1)), ty, &element.texel(count - 1)),
            ];
            let names = ["a", "b", "c"][..sizes.len()].join(", ");
            let shape = Shape::Vector(sizes.len() as u8);
            for kind in [Kind::Uint, Kind::Int, Kind::Float, Kind::Min16Uint, Kind::Double] {
                let ty = kind.name();
                let code = format!(
                    "{ty} {names}; object.GetDimensions({names}); r0 = vector<{ty}, {}>({names})",
                    sizes.len()
                );
                steps.push(step(code, (kind, shape), sizes));
            }
            steps.extend(writes(element, |it| format!("object[{}]", at(it * 2)), [0, 2, 4, 6]));
            let owner = format!("RW{}", super::textures::name_of(view));
            let name = format!("{owner} of {}", element.name());
            let declaration = format!("[[vk::binding(0)]] {owner}<{}> object;\n", element.name());
            let picture = Picture { bytes: element.bytes(count), ..picture };
            programs.push(program(name, &declaration, steps, vec![(0, Bound::Image(picture))]));
        }
    }
    programs
}

/// Images of four samples: written through one binding, read through others.
fn multisampled() -> Vec<Program> {
    let mut programs = Vec::new();
    for is_array in [false, true] {
        let suffix = if is_array { "Array" } else { "" };
        let layers = if is_array { 3 } else { 1 };
        let mut declarations = format!("[[vk::binding(0)]] RWTexture2DMS{suffix}<float4> written;\n");
        _ = writeln!(declarations, "[[vk::binding(1)]] Texture2DMS{suffix}<float4> sampled;");
        _ = writeln!(declarations, "[[vk::binding(2)]] vk::SampledTexture2DMS{suffix}<float4> combined;");
        let at = |x: u32, y: u32| match is_array {
            true => format!("int3({x}, {y}, 2)"),
            false => format!("int2({x}, {y})"),
        };
        let value: (Kind, Shape) = (Kind::Float, Shape::Vector(4));
        let mut steps = Vec::new();
        for sample in 0..4 {
            let number = f64::from(sample) + 0.5;
            let code = format!(
                "written.sample[{sample}][{}] = float4({number}, 1, 2, 3); written.sample[{sample}][{}] = {number}; \
                 r0 = written.sample[{sample}][{}]",
                at(1, 2),
                at(2, 3),
                at(1, 2)
            );
            steps.push(step(code, value, &[number, 1.0, 2.0, 3.0]));
        }
        steps.push(step(
            format!("AllMemoryBarrier(); r0 = written.Load({}, 3)", at(1, 2)),
            value,
            &[3.5, 1.0, 2.0, 3.0],
        ));
        for object in ["sampled", "combined"] {
            for sample in 0..4_i32 {
                let number = f64::from(sample) + 0.5;
                let first = [number, 1.0, 2.0, 3.0];
                steps.push(step(format!("r0 = {object}.Load({}, {sample})", at(1, 2)), value, &first));
                let moved = format!("r0 = {object}.Load({}, {sample}, int2(1, 1))", at(1, 2));
                steps.push(step(moved, value, &[number; 4]));
                steps.push(step(format!("r0 = {object}.sample[{sample}][{}]", at(1, 2)), value, &first));
            }
            steps.push(step(format!("r0 = {object}[{}]", at(2, 3)), value, &[0.5; 4]));
        }
        let sizes: &[f64] = if is_array { &[8.0, 4.0, 3.0, 4.0] } else { &[8.0, 4.0, 4.0] };
        let names = ["a", "b", "c", "d"][..sizes.len()].join(", ");
        let count = sizes.len();
        for object in ["written", "sampled", "combined"] {
            for kind in [Kind::Uint, Kind::Float] {
                let ty = kind.name();
                let code = format!(
                    "{ty} {names}; {object}.GetDimensions({names}); r0 = vector<{ty}, {count}>({names})"
                );
                steps.push(step(code, (kind, Shape::Vector(count as u8)), sizes));
            }
            // The standard places of four samples.
            let places = [[-0.125, -0.375], [0.375, -0.125], [-0.375, 0.125], [0.125, 0.375]];
            for (index, place) in places.iter().enumerate() {
                let code = format!("r0 = {object}.GetSamplePosition({index})");
                steps.push(step(code, (Kind::Float, Shape::Vector(2)), place));
            }
        }
        let view = if is_array { View::D2Array } else { View::D2 };
        let picture = Picture { view, layers, samples: 4, ..Picture::flat(8, 4, 4, Vec::new()) };
        let filter = Filter { linear: false, address: Address::Clamp, compares: false };
        let bound =
            vec![(0, Bound::Image(picture)), (1, Bound::Again(0, None)), (2, Bound::Again(0, Some(filter)))];
        programs.push(program(format!("images of samples {suffix}"), &declarations, steps, bound));
    }
    programs
}

/// Words of a buffer of bytes, and what types make of them.
fn byte_address_buffers() -> Vec<Program> {
    let word = |it: usize| (it * 37 % 100 + 1) as u32 * 0x0001_0101;
    let bytes: Vec<u8> = (0..64).flat_map(|it| word(it).to_le_bytes()).collect();
    let mut programs = Vec::new();
    for owner in ["ByteAddressBuffer", "RWByteAddressBuffer"] {
        let is_written = owner.starts_with("RW");
        let mut steps = vec![step("object.GetDimensions(r0)", (Kind::Uint, Shape::Scalar), &[256.0])];
        let words = |from: usize, count: usize| {
            (from..from + count).map(|it| f64::from(word(it))).collect::<Vec<_>>()
        };
        steps.push(step("uint at = 12; r0 = object.Load(at)", (Kind::Uint, Shape::Scalar), &words(3, 1)));
        for count in 2..=4_u8 {
            let code = format!("r0 = object.Load{count}({})", 8 * u32::from(count));
            steps.push(step(
                code,
                (Kind::Uint, Shape::Vector(count)),
                &words(2 * usize::from(count), count.into()),
            ));
        }
        let kinds = [
            Kind::Int,
            Kind::Uint,
            Kind::Float,
            Kind::Int16,
            Kind::Uint16,
            Kind::Half,
            Kind::Int64,
            Kind::Uint64,
            Kind::Double,
        ];
        for kind in kinds {
            for shape in
                [Shape::Scalar, Shape::Vector(1), Shape::Vector(2), Shape::Vector(3), Shape::Vector(4)]
            {
                let ty = super::calls::spell((kind, shape));
                let size = kind.size();
                let loaded: Vec<f64> = bytes[32..32 + size * shape.count()]
                    .chunks_exact(size)
                    .map(|it| {
                        let mut bits = [0; 8];
                        bits[..size].copy_from_slice(it);
                        kind.number(u64::from_le_bytes(bits)).real
                    })
                    .collect();
                // Wide numbers here have more digits than a real number holds.
                if size < 8 || kind.is_real() {
                    steps.push(step(format!("r0 = object.Load<{ty} >(32)"), (kind, shape), &loaded));
                }
                if is_written {
                    let numbers: Vec<f64> = (0..shape.count()).map(|it| it as f64 + 3.0).collect();
                    let list = numbers.iter().map(f64::to_string).collect::<Vec<_>>().join(", ");
                    let value = format!("{ty} value = {ty}({list}); ");
                    let code = format!("{value}object.Store(128, value); r0 = object.Load<{ty} >(128)");
                    steps.push(step(code, (kind, shape), &numbers));
                    let code =
                        format!("{value}object.Store<{ty} >(160, value * 2); r0 = object.Load<{ty} >(160)");
                    let doubled: Vec<f64> = numbers.iter().map(|it| it * 2.0).collect();
                    steps.push(step(code, (kind, shape), &doubled));
                }
            }
        }
        if is_written {
            steps.push(step(
                "object.Store(200, 17u); r0 = object.Load(200)",
                (Kind::Uint, Shape::Scalar),
                &[17.0],
            ));
            for count in 2..=4_u8 {
                let numbers: Vec<f64> = (0..count).map(|it| f64::from(it) + 70.0).collect();
                let list = numbers.iter().map(f64::to_string).collect::<Vec<_>>().join(", ");
                let code =
                    format!("object.Store{count}(204, uint{count}({list})); r0 = object.Load{count}(204)");
                steps.push(step(code, (Kind::Uint, Shape::Vector(count)), &numbers));
            }
        }
        let declaration = format!("[[vk::binding(0)]] {owner} object;\n");
        programs.push(program(owner.into(), &declaration, steps, vec![(0, Bound::Buffer(bytes.clone()))]));
    }
    programs
}

fn structured_buffers() -> Vec<Program> {
    let scalar: (Kind, Shape) = (Kind::Uint, Shape::Scalar);
    let pair: (Kind, Shape) = (Kind::Uint, Shape::Vector(2));
    let mut declarations = String::from("struct Element { float3 place; uint number; };\n");
    for (binding, owner) in
        ["StructuredBuffer", "RWStructuredBuffer", "AppendStructuredBuffer", "ConsumeStructuredBuffer"]
            .iter()
            .enumerate()
    {
        let counter =
            if binding == 0 { String::new() } else { format!(", vk::counter_binding({})", binding + 10) };
        _ = writeln!(declarations, "[[vk::binding({binding}){counter}]] {owner}<Element> b{binding};");
    }
    let mut steps = Vec::new();
    let four: (Kind, Shape) = (Kind::Float, Shape::Vector(4));
    for object in ["b0", "b1"] {
        let code = format!("Element it = {object}.Load(2); r0 = float4(it.place, it.number)");
        steps.push(step(code, four, &[8.0, 9.0, 10.0, 11.0]));
        let code = format!("uint at = 1; r0 = float4({object}[at].place, {object}[at].number)");
        steps.push(step(code, four, &[4.0, 5.0, 6.0, 7.0]));
    }
    for object in ["b0", "b1", "b2", "b3"] {
        let code = format!("uint a, b; {object}.GetDimensions(a, b); r0 = uint2(a, b)");
        steps.push(step(code, pair, &[6.0, 16.0]));
    }
    // The counters start at two, zero and three.
    steps.push(step("r0 = b1.IncrementCounter()", scalar, &[2.0]));
    steps.push(step("r0 = b1.IncrementCounter()", scalar, &[3.0]));
    steps.push(step("r0 = b1.DecrementCounter()", scalar, &[3.0]));
    steps.push(step("r0 = b1.DecrementCounter()", scalar, &[2.0]));
    for number in [21.0, 22.0] {
        steps.push(step(
            format!("Element it; it.place = {number}; it.number = {number}; b2.Append(it); r0 = it.number"),
            scalar,
            &[number],
        ));
    }
    steps.push(step("r0 = b3.Consume().number", scalar, &[11.0]));
    steps.push(step(
        "Element it = b3.Consume(); r0 = float4(it.place, it.number)",
        four,
        &[4.0, 5.0, 6.0, 7.0],
    ));
    let contents = || {
        let element = |it: u32| {
            [4 * it, 4 * it + 1, 4 * it + 2].map(|it| (it as f32).to_bits()).into_iter().chain([4 * it + 3])
        };
        Bound::Buffer((0..6).flat_map(element).flat_map(u32::to_le_bytes).collect())
    };
    let counter = |it: u32| Bound::Buffer(it.to_le_bytes().into());
    let mut bound: Vec<(u32, Bound)> = (0..4).map(|it| (it, contents())).collect();
    bound.extend([(11, counter(2)), (12, counter(0)), (13, counter(3))]);
    let plain = program("structured buffers and counters".into(), &declarations, steps, bound);
    let before = plain.check;
    let check = move |found: &Found| {
        let mut wrong = before(found);
        for (binding, expected) in [(11, 2), (12, 2), (13, 1)] {
            let counter = found.words(binding)[0];
            if counter != expected {
                wrong.push(format!("the counter at {binding} is {counter}, not {expected}"));
            }
        }
        let appended: Vec<u32> = found.words(2).chunks_exact(4).take(3).map(|it| it[3]).collect();
        if appended != [21, 22, 11] {
            wrong.push(format!("{appended:?} are what Append left"));
        }
        wrong
    };
    vec![Program { check: Box::new(check), ..plain }]
}

pub fn programs() -> Vec<Program> {
    let mut programs = typed_buffers();
    programs.extend(images());
    programs.extend(multisampled());
    programs.extend(byte_address_buffers());
    programs.extend(structured_buffers());
    programs
}
