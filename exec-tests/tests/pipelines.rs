//! Stages that meet in a pipeline: the validation layers accept each module and each pair of neighbors, and the
//! picture has the right values in every pixel. Each pipeline is drawn with several sets of options.

use ash::vk::{Format, PrimitiveTopology as Topology, ShaderStageFlags as Flags};
use exec_tests::{
    compile,
    draw::{Dispatch, Painter, Pushed, SIZE, Stage, Vertices, assert_shows, stage_of},
    shards::alone,
};
use std::mem::offset_of;
use std::path::Path;

hlsl_macros::include_hlsl!("../pipelines/vertex_pixel.hlsl", vs_6_0, vs, vertex: true);
hlsl_macros::include_hlsl!("../pipelines/compute.hlsl", cs_6_0, fill);
hlsl_macros::include_hlsl! {
    mod shared = "../pipelines/push_constants.hlsl" { vs_6_0 vs, ps_6_0 ps }
}
hlsl_macros::include_hlsl! {
    mod behind = "../pipelines/push_constants_behind.hlsl" { vs_6_0 vs, ps_6_0 ps }
}

const OPTIONS: [&[&str]; 6] = [
    &[],
    &["-Od"],
    &["-fspv-preserve-interface"],
    &["-fvk-stage-io-order=alpha"],
    &["-fspv-target-env=vulkan1.1"],
    &["-fspv-target-env=vulkan1.3"],
];

/// Drivers for the CPU interpolate all of a location alike, so only what is interpolated alike is packed here.
const PACKED: [&[&str]; 2] =
    [&["-pack-optimized"], &["-pack-optimized", "-fvk-stage-io-order=alpha", "-fspv-preserve-interface"]];

fn check(
    file: &str,
    option_sets: &[&[&str]],
    stages: &[(&str, &str)],
    vertices: &Vertices,
    expected: impl Fn(f32, f32) -> [f32; 4],
) {
    check_after(&[], file, option_sets, stages, vertices, expected);
}

/// `dispatches`: entry points and how many groups of each run before.
fn check_after(
    dispatches: &[(&str, [u32; 3])],
    file: &str,
    option_sets: &[&[&str]],
    stages: &[(&str, &str)],
    vertices: &Vertices,
    expected: impl Fn(f32, f32) -> [f32; 4],
) {
    let must_validate = std::env::var("HLSL_REQUIRE_VALIDATOR").is_ok_and(|value| value == "1");
    let painter = Painter::open(must_validate).unwrap_or_else(|error| panic!("{error}"));
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("pipelines").join(file);
    for options in option_sets {
        let compile = |profile: &str, entry: &str| {
            let args: Vec<&str> = ["-T", profile, "-E", entry].iter().chain(*options).copied().collect();
            compile::file(&path, &args).unwrap_or_else(|error| panic!("{file} {args:?}: {error}"))
        };
        let words: Vec<(Flags, Vec<u32>, &str)> = stages
            .iter()
            .map(|&(profile, entry)| (stage_of(profile), compile(profile, entry), entry))
            .collect();
        let lacking: Vec<&str> = words.iter().flat_map(|it| painter.lacks(&it.1)).collect();
        if !lacking.is_empty() {
            eprintln!("skipped {file} {options:?}: the device lacks {}", lacking.join(", "));
            continue;
        }
        let linked: Vec<Stage> = words
            .iter()
            .map(|(stage, words, entry_point)| Stage { stage: *stage, words, entry_point })
            .collect();
        let computed: Vec<Vec<u32>> = dispatches.iter().map(|(entry, _)| compile("cs_6_0", entry)).collect();
        let run: Vec<Dispatch> = dispatches
            .iter()
            .zip(&computed)
            .map(|(&(entry_point, groups), words)| Dispatch { words, entry_point, groups })
            .collect();
        let picture = painter.draw_after(&run, &linked, vertices);
        let picture = picture.unwrap_or_else(|error| panic!("{file} {options:?}: {error}"));
        assert_shows(&picture, &expected, &format!("{file} {options:?}"));
    }
}

/// Two floats for AT and four for COLOR.
const ATTRIBUTES: &[(u32, Format, u32)] =
    &[(0, Format::R32G32_SFLOAT, 0), (1, Format::R32G32B32A32_SFLOAT, 8)];

/// As the Vulkan bindings want the attributes of a generated struct.
fn attributes(generated: &[vs::VertexInput]) -> Vec<(u32, Format, u32)> {
    generated.iter().map(|it| (it.location, Format::from_raw(it.format as i32), it.offset)).collect()
}

/// Vertices are generated structs here, and attributes are what these say of themselves.
#[test]
fn values_travel_from_vertices_to_pixels() {
    alone("values_travel_from_vertices_to_pixels", || {
        let color = [0.25, 0.5, 0.75, 1.0];
        let corners = [[0.0, 0.0], [2.0, 0.0], [0.0, 2.0]].map(|at| vs::Vertex { at, color });
        let vertices = Vertices {
            floats: bytemuck::cast_slice(&corners),
            stride: vs::Vertex::STRIDE,
            attributes: &attributes(&vs::Vertex::ATTRIBUTES),
            count: 3,
            topology: Topology::TRIANGLE_LIST,
            patch: 0,
            pushed: None,
        };
        check(
            "vertex_pixel.hlsl",
            &OPTIONS,
            &[("vs_6_0", "vs"), ("ps_6_0", "ps")],
            &vertices,
            |u, v| match u < 0.25 {
                true => [-1.0; 4],
                false => [u, 1.0 - v, 43.0, 3.5],
            },
        );
    });
}

#[test]
fn stages_of_direct3d_9_find_each_other() {
    alone("stages_of_direct3d_9_find_each_other", || {
        let floats = [[0.0, 0.0], [2.0, 0.0], [0.0, 2.0]].map(|[x, y]| [x, y, 0.25, 0.5, 0.75, 1.0]);
        let vertices = Vertices {
            floats: floats.as_flattened(),
            stride: 24,
            attributes: ATTRIBUTES,
            count: 3,
            topology: Topology::TRIANGLE_LIST,
            patch: 0,
            pushed: None,
        };
        let options = OPTIONS.map(|it| [it, &["-fhlsl-dx9"]].concat());
        let options = options.each_ref().map(Vec::as_slice);
        check("older.hlsl", &options, &[("vs_3_0", "vs"), ("ps_3_0", "ps")], &vertices, |u, v| {
            [u * SIZE as f32, v * SIZE as f32, 1.0 + v, 0.5]
        });
    });
}

#[test]
fn dispatches_fill_what_a_draw_reads() {
    alone("dispatches_fill_what_a_draw_reads", || {
        use fill::Corner;
        let corners = [Corner::new([0.0, 0.25, 0.0, 1.0], [9.0, 9.0], 2.0); 3];
        let vertices = Vertices {
            floats: bytemuck::cast_slice(&corners),
            stride: Corner::SIZE as u32,
            attributes: &[
                (0, Format::R32G32_SFLOAT, offset_of!(Corner, at) as u32),
                (1, Format::R32G32B32A32_SFLOAT, offset_of!(Corner, color) as u32),
            ],
            count: 3,
            topology: Topology::TRIANGLE_LIST,
            patch: 0,
            pushed: None,
        };
        let [x, y, z] = fill::WORKGROUP_SIZE;
        let dispatches = [("fill", [SIZE / x, SIZE / y, z]), ("add", [SIZE, 1, 1])];
        let stages = [("vs_6_0", "vs"), ("ps_6_0", "ps")];
        check_after(&dispatches, "compute.hlsl", &OPTIONS, &stages, &vertices, |u, v| {
            let (x, y) = ((u * SIZE as f32).floor(), (v * SIZE as f32).floor());
            // The cells of a row are 3 * x + y, and `image.w` is the index in a group of 4 by 4.
            let row = |x: f32, y: f32| 360.0 + 16.0 * y + 4.0 * (y % 4.0) + x % 4.0;
            [row(x, y), x + 100.0 * y, (x / 4.0).floor() + 10.0 * (y / 4.0).floor(), row(1.0, 1.0) + 0.5]
        });
    });
}

#[test]
fn values_travel_through_tessellation() {
    alone("values_travel_through_tessellation", || {
        let floats = [0.0, 0.0, 1.0, 0.0, 0.0, 1.0, 1.0, 1.0];
        let vertices = Vertices {
            floats: &floats,
            stride: 8,
            attributes: &ATTRIBUTES[..1],
            count: 4,
            topology: Topology::PATCH_LIST,
            patch: 4,
            pushed: None,
        };
        let stages = [("vs_6_0", "vs"), ("hs_6_0", "hs"), ("ds_6_0", "ds"), ("ps_6_0", "ps")];
        let options = [&OPTIONS[..], &PACKED[..]].concat();
        // tint is (1, 5, 6), pair[1] is (8, 1), and the weights are 1, 2, 3 and 4.
        check("tessellation.hlsl", &options, &stages, &vertices, |u, v| [u, v, 907.0, 10.0]);
    });
}

#[test]
fn values_travel_through_geometry_shaders() {
    alone("values_travel_through_geometry_shaders", || {
        let floats = [0.0, 0.0, 0.25, 0.5, 0.75, 1.0];
        let vertices = Vertices {
            floats: &floats,
            stride: 24,
            attributes: ATTRIBUTES,
            count: 1,
            topology: Topology::POINT_LIST,
            patch: 0,
            pushed: None,
        };
        let stages = [("vs_6_0", "vs"), ("gs_6_0", "gs"), ("ps_6_0", "ps")];
        check("geometry.hlsl", &OPTIONS, &stages, &vertices, |u, v| [u, v, -1.25, 40.0]);
    });
}

#[test]
fn streams_of_points_and_lines_cover_their_pixels() {
    alone("streams_of_points_and_lines_cover_their_pixels", || {
        let vertices = |count| Vertices { count, topology: Topology::POINT_LIST, ..Vertices::default() };
        let stages = [("vs_6_0", "vs"), ("gs_6_0", "gs_points"), ("ps_6_0", "ps")];
        check("streams.hlsl", &OPTIONS, &stages, &vertices(16), |u, v| {
            [(u * SIZE as f32).floor(), (v * SIZE as f32).floor(), 5.0, 6.0]
        });
        let stages = [("vs_6_0", "vs"), ("gs_6_0", "gs_lines"), ("ps_6_0", "ps")];
        check("streams.hlsl", &OPTIONS, &stages, &vertices(8), |_, v| {
            [-1.0, (v * SIZE as f32).floor(), 5.0, 6.0]
        });
    });
}

#[test]
fn packed_values_travel_from_vertices_to_pixels() {
    alone("packed_values_travel_from_vertices_to_pixels", || {
        let floats = [0.0, 0.0, 2.0, 0.0, 0.0, 2.0];
        let vertices = Vertices {
            floats: &floats,
            stride: 8,
            attributes: &ATTRIBUTES[..1],
            count: 3,
            topology: Topology::TRIANGLE_LIST,
            patch: 0,
            pushed: None,
        };
        let stages = [("vs_6_0", "vs"), ("ps_6_0", "ps")];
        let options = [&OPTIONS[..], &PACKED[..]].concat();
        check("packed.hlsl", &options, &stages, &vertices, |u, v| [u + 1.0, v + 2.0, 3.0 * u, 4.0 + v]);
    });
}

/// A triangle over the whole picture, and the bytes that both stages may read.
fn check_pushed(file: &str, pushed: Pushed, expected: [f32; 4]) {
    let floats = [0.0, 0.0, 2.0, 0.0, 0.0, 2.0];
    let vertices = Vertices {
        floats: &floats,
        stride: 8,
        attributes: &ATTRIBUTES[..1],
        count: 3,
        topology: Topology::TRIANGLE_LIST,
        pushed: Some(pushed),
        ..Vertices::default()
    };
    check(file, &OPTIONS, &[("vs_6_0", "vs"), ("ps_6_0", "ps")], &vertices, |_, _| expected);
}

/// The generated range is the layout's, and the whole generated struct is pushed into it, padding and all.
#[test]
fn a_generated_struct_is_pushed_into_its_range() {
    alone("a_generated_struct_is_pushed_into_its_range", || {
        use shared::{PUSH_CONSTANTS, Push};
        let model =
            [[2.0, 0.0, 0.0, 0.0], [0.0, 2.0, 0.0, 0.0], [0.0, 0.0, 1.0, 0.0], [-1.0, -1.0, 0.0, 1.0]];
        let push = Push::new(model, 7, true);
        let range = (PUSH_CONSTANTS.offset, PUSH_CONSTANTS.size);
        assert_eq!((range, Push::SIZE), ((0, 80), 80));
        let stages = Flags::from_raw(PUSH_CONSTANTS.stages);
        assert_eq!(stages, Flags::VERTEX | Flags::FRAGMENT);
        let writes = [(0, bytemuck::bytes_of(&push))];
        let pushed = Pushed { range, stages, writes: &writes };
        check_pushed("push_constants.hlsl", pushed, [7.0, 1.0, 2.0, -1.0]);
    });
}

#[test]
fn a_range_that_does_not_begin_at_0_takes_the_struct_from_there_on() {
    alone("a_range_that_does_not_begin_at_0_takes_the_struct_from_there_on", || {
        use behind::{PUSH_CONSTANTS, Tint};
        let tint = Tint::new([9.0, 0.5], [0.25, 0.5, 0.75]);
        let range = (PUSH_CONSTANTS.offset, PUSH_CONSTANTS.size);
        assert_eq!((range, Tint::SIZE), ((48, 32), 80));
        let start = range.0;
        let writes = [(start, &bytemuck::bytes_of(&tint)[start as usize..])];
        let stages = Flags::from_raw(PUSH_CONSTANTS.stages);
        let pushed = Pushed { range, stages, writes: &writes };
        check_pushed("push_constants_behind.hlsl", pushed, [0.25, 0.5, 0.75, 0.5]);
    });
}
