//! Amplification and mesh shaders in pipelines: the picture has the right values in every pixel, and where a vertex
//! shader can draw the same, it does. Each pipeline is drawn with several sets of options, under the validation layers.

use ash::vk::{PrimitiveTopology as Topology, ShaderStageFlags as Flags};
use exec_tests::{
    compile,
    draw::{Painter, SIZE, Stage, Vertices, assert_shows, stage_of},
    shards::alone,
};
use std::path::Path;

const OPTIONS: [&[&str]; 5] = [
    &["-fspv-target-env=vulkan1.2"],
    &["-fspv-target-env=vulkan1.3", "-Od"],
    &["-fspv-target-env=vulkan1.3", "-O0", "-fspv-preserve-interface"],
    &["-fspv-target-env=vulkan1.3", "-fvk-stage-io-order=alpha"],
    &["-fspv-target-env=universal1.5"],
];

/// What makes the primitives.
enum Source {
    /// The groups of the first stage.
    Groups([u32; 3]),
    /// Vertices without attributes.
    Vertices(u32, Topology),
}

fn check(source: &Source, stages: &[(&str, &str)], expected: impl Fn(f32, f32) -> [f32; 4]) {
    let must_validate = std::env::var("HLSL_REQUIRE_VALIDATOR").is_ok_and(|value| value == "1");
    let painter = Painter::open(must_validate).unwrap_or_else(|error| panic!("{error}"));
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("pipelines/meshes.hlsl");
    for options in OPTIONS {
        let compile = |profile: &str, entry: &str| {
            let args: Vec<&str> = ["-T", profile, "-E", entry].iter().chain(options).copied().collect();
            compile::file(&path, &args).unwrap_or_else(|error| panic!("{args:?}: {error}"))
        };
        let words: Vec<(Flags, Vec<u32>, &str)> = stages
            .iter()
            .map(|&(profile, entry)| (stage_of(profile), compile(profile, entry), entry))
            .collect();
        let lacking: Vec<&str> = words.iter().flat_map(|it| painter.lacks(&it.1)).collect();
        if !lacking.is_empty() {
            eprintln!("skipped {stages:?} {options:?}: the device lacks {}", lacking.join(", "));
            continue;
        }
        let linked: Vec<Stage> = words
            .iter()
            .map(|(stage, words, entry_point)| Stage { stage: *stage, words, entry_point })
            .collect();
        let picture = match *source {
            Source::Groups(groups) => painter.draw_meshes(&linked, groups),
            Source::Vertices(count, topology) => {
                painter.draw(&linked, &Vertices { count, topology, ..Vertices::default() })
            }
        };
        let what = format!("{stages:?} {options:?}");
        let picture = picture.unwrap_or_else(|error| panic!("{what}: {error}"));
        assert_shows(&picture, &expected, &what);
    }
}

/// The column and the row of a cell.
fn cell(u: f32, v: f32) -> (u32, u32) {
    ((u * 4.0) as u32, (v * 4.0) as u32)
}

fn number(u: f32, v: f32) -> f32 {
    let (x, y) = cell(u, v);
    (x + 4 * y) as f32
}

/// `ids` of `ms_cells`: its threads take the primitives from behind.
fn ids(u: f32, v: f32, lane_of: impl Fn(u32) -> u32) -> [f32; 4] {
    let (x, y) = cell(u, v);
    let (group_x, group_y) = (x / 2, y / 2);
    let lane = lane_of((x & 1) * 2 + (y & 1) * 4);
    let thread = (group_x * 8 + lane % 8, group_y * 4 + lane / 8);
    [(group_x + 10 * group_y) as f32, (lane / 8) as f32, (thread.0 >> 1) as f32, thread.1 as f32]
}

const MISSING: [f32; 4] = [-1.0; 4];

#[test]
fn triangles_cover_their_pixels() {
    alone("triangles_cover_their_pixels", || {
        let expected = |u, v| [u, v, number(u, v), 7.0];
        check(&Source::Groups([2, 2, 1]), &[("ms_6_5", "ms_cells"), ("ps_6_5", "ps_at")], expected);
        let vertices = Source::Vertices(96, Topology::TRIANGLE_LIST);
        check(&vertices, &[("vs_6_5", "vs_cells"), ("ps_6_5", "ps_at")], expected);
    });
}

#[test]
fn pixels_see_their_primitives() {
    alone("pixels_see_their_primitives", || {
        let stages = [("ms_6_5", "ms_cells"), ("ps_6_5", "ps_ids")];
        check(&Source::Groups([2, 2, 1]), &stages, |u, v| ids(u, v, |primitive| 31 - primitive));
        let stages = [("ms_6_5", "ms_cells"), ("ps_6_5", "ps_number")];
        check(&Source::Groups([2, 2, 1]), &stages, |u, v| [u, v, number(u, v), number(u, v)]);
    });
}

#[test]
fn culled_primitives_are_missing() {
    alone("culled_primitives_are_missing", || {
        let stages = [("ms_6_5", "ms_culled"), ("ps_6_5", "ps_number")];
        check(&Source::Groups([2, 2, 1]), &stages, |u, v| match cell(u, v) {
            (x, y) if x == y => MISSING,
            _ => [u, v, number(u, v), number(u, v)],
        });
        let stages = [("ms_6_5", "ms_culled"), ("ps_6_5", "ps_ids")];
        check(&Source::Groups([2, 1, 1]), &stages, |u, v| match cell(u, v) {
            (x, y) if x == y || y > 1 => MISSING,
            _ => ids(u, v, |primitive| primitive),
        });
    });
}

#[test]
fn points_cover_their_pixels() {
    alone("points_cover_their_pixels", || {
        let side = SIZE as f32;
        let expected = |u: f32, v: f32| [(u * side).floor(), (v * side).floor(), 5.0, 6.0];
        check(&Source::Groups([4, 1, 1]), &[("ms_6_5", "ms_points"), ("ps_6_5", "ps_point")], expected);
        let vertices = Source::Vertices(256, Topology::POINT_LIST);
        check(&vertices, &[("vs_6_5", "vs_points"), ("ps_6_5", "ps_point")], expected);
    });
}

#[test]
fn lines_cover_their_pixels() {
    alone("lines_cover_their_pixels", || {
        let expected = |u: f32, v: f32| [u, (v * SIZE as f32).floor(), 5.0, 6.0];
        check(&Source::Groups([2, 1, 1]), &[("ms_6_5", "ms_lines"), ("ps_6_5", "ps_point")], expected);
        let vertices = Source::Vertices(32, Topology::LINE_LIST);
        check(&vertices, &[("vs_6_5", "vs_lines"), ("ps_6_5", "ps_point")], expected);
    });
}

/// Cells are dropped, the others launch a group each, along x, y or z.
#[test]
fn payloads_travel_from_amplification_to_mesh_shaders() {
    alone("payloads_travel_from_amplification_to_mesh_shaders", || {
        for amplification in ["as_quarter", "as_waves"] {
            let stages = [("as_6_5", amplification), ("ms_6_5", "ms_one"), ("ps_6_5", "ps_ids")];
            check(&Source::Groups([2, 2, 1]), &stages, |u, v| {
                let ((x, y), number) = (cell(u, v), number(u, v));
                match number as u32 % 3 {
                    0 => MISSING,
                    _ => {
                        let turned = if (x / 2 + y / 2) % 2 == 1 { 6.0 } else { 2.0 };
                        [turned, number, number * 2.0, number * 3.0]
                    }
                }
            });
            let stages = [("as_6_5", amplification), ("ms_6_5", "ms_one"), ("ps_6_5", "ps_number")];
            check(&Source::Groups([2, 2, 1]), &stages, |u, v| match number(u, v) {
                number if (number as u32).is_multiple_of(3) => MISSING,
                number => [u, v, number, number * number],
            });
        }
    });
}

#[test]
fn functions_and_methods_write_outputs() {
    alone("functions_and_methods_write_outputs", || {
        let stages = [("ms_6_5", "ms_written"), ("ps_6_5", "ps_written")];
        check(&Source::Groups([1, 1, 1]), &stages, |u, v| match u < 0.5 {
            true => MISSING,
            false => [u + 9.0, v + 9.0, 20.0, 12.0],
        });
    });
}
