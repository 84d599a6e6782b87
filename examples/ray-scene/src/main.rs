//! Draws the same scene with a ray tracing pipeline and with ray queries, and compares both with a reference in Rust.

mod reference;
mod scene;
mod shaders;
mod vector;

use example_shared::arguments::{Arguments, Program};
use example_shared::gpu::{Buffer, Extras, Gpu, Resource, Result, describe};
use example_shared::picture::{Expected, Picture};
use example_shared::progress::progress;
use example_shared::rays::{Geometry, HitGroup, Instance, RayShaders};
use example_shared::{shader, slots};
use scene::World;
use std::process::ExitCode;

const PROGRAM: Program = Program {
    name: "ray-scene",
    purpose: "Traces rays through a scene, in two ways, and writes it as a PNG.",
    expected: Expected {
        brightness: [0.68, 0.76],
        variance: [0.024, 0.036],
        places: &[
            ("high sky", [0.9, 0.03], [0.79, 0.80, 0.85]),
            ("red ball", [0.60, 0.56], [0.89, 0.45, 0.43]),
            ("blue ball", [0.48, 0.67], [0.38, 0.58, 0.76]),
            ("mirror", [0.40, 0.42], [0.61, 0.70, 0.84]),
            ("shaded side", [0.315, 0.33], [0.39, 0.31, 0.27]),
        ],
    },
    draw,
};

/// The device rounds floats differently, so pixels on edges may fall on the other side.
const FAR_OFF: f32 = 0.03;
const MAY_BE_FAR_OFF: f32 = 0.005;
const MEAN_MAY_DIFFER: f32 = 0.001;

const TRIANGLE_GROUP: u32 = 0;
const BALL_GROUP: u32 = 2;

fn main() -> ExitCode {
    PROGRAM.main()
}

fn draw(arguments: &Arguments) -> Result<Picture> {
    let mut gpu = Gpu::open_with(arguments.validate, Extras::Rays)?;
    println!("device: {}{}", gpu.name, if gpu.validated { ", under the validation layers" } else { "" });
    let gpu = &mut gpu;
    let (width, height) = (arguments.width, arguments.height);
    let world = World::new(width, height, arguments.samples);
    let boxes = world.boxes();
    let triangles = [
        Geometry::Triangles { positions: &world.solid, is_opaque: true },
        Geometry::Triangles { positions: &world.fence, is_opaque: false },
    ];
    let round = [Geometry::Boxes { corners: &boxes, is_opaque: true }];
    let tree = gpu.scene(&[
        Instance { first_hit_group: TRIANGLE_GROUP, geometries: &triangles, ..Instance::default() },
        Instance { id: 1, first_hit_group: BALL_GROUP, geometries: &round, ..Instance::default() },
    ])?;

    let balls = gpu.storage::<shaders::trace_picture::Ball>(world.balls.len())?;
    gpu.write(balls, &world.balls)?;
    let faces = gpu.storage::<shaders::trace_picture::Face>(world.faces.len())?;
    gpu.write(faces, &world.faces)?;
    let scene = gpu.uniform(&world.scene)?;
    let count = width as usize * height as usize;
    let slots_for = |picture: Buffer| {
        slots![trace_picture:
            SCENE => Resource::Uniform(scene),
            WORLD => Resource::Scene(tree),
            BALLS => Resource::Storage(balls),
            FACES => Resource::Storage(faces),
            PICTURE => Resource::Storage(picture),
        ]
    };

    let part = progress();
    part.at("ray tracing pipeline ...");
    let by_pipeline = gpu.storage::<[f32; 4]>(count)?;
    let slots = slots_for(by_pipeline);
    describe("ray tracing pipeline", shaders::pipeline::SPIRV.len(), &slots);
    use shaders::pipeline::entry_points::*;
    let group = HitGroup { closest_hit: Some(TRIANGLE_HIT.name_c), ..HitGroup::default() };
    let program = gpu.ray_program(
        &RayShaders {
            words: shaders::pipeline::SPIRV,
            generation: GENERATE.name_c,
            miss: &[NOTHING_HIT.name_c, SUN_SEEN.name_c],
            hit_groups: &[
                group,
                HitGroup { any_hit: Some(FENCE_HIT.name_c), ..group },
                HitGroup {
                    closest_hit: Some(BALL_HIT.name_c),
                    intersection: Some(BALL_INTERSECTION.name_c),
                    any_hit: None,
                },
            ],
            callable: &[PAINT_CHECKERS.name_c, PAINT_STRIPES.name_c, PAINT_FENCE.name_c],
            depth: 1,
        },
        &slots,
    )?;
    gpu.submit(|device, commands| program.trace(device, commands, [width, height]))?;
    part.done("ray tracing pipeline");

    let part = progress();
    part.at("ray queries ...");
    let by_query = gpu.storage::<[f32; 4]>(count)?;
    let slots = slots_for(by_query);
    let shader = shader!(trace_picture);
    describe("ray queries", shader.words.len(), &slots);
    let program = gpu.compute_program(shader, &slots, 0)?;
    let groups = [width.div_ceil(8), height.div_ceil(8), 1];
    gpu.submit(|device, commands| program.dispatch(device, commands, groups, None))?;
    part.done("ray queries");

    let by_pipeline: Vec<[f32; 4]> = gpu.read(by_pipeline)?;
    let by_query: Vec<[f32; 4]> = gpu.read(by_query)?;
    if arguments.check {
        let part = progress();
        part.at("reference ...");
        let expected = reference::picture(&world);
        part.done("reference");
        compare("ray tracing pipeline", &by_pipeline, &expected)?;
        compare("ray queries", &by_query, &expected)?;
    }
    let bytes = by_pipeline.iter().flatten().map(|it| (it.clamp(0.0, 1.0) * 255.0 + 0.5) as u8).collect();
    Ok(Picture { width, height, bytes })
}

/// Returns an error if a picture differs from the reference.
fn compare(name: &str, found: &[[f32; 4]], expected: &[[f32; 4]]) -> Result<()> {
    let mut sum = 0.0;
    let mut far_off = 0.0;
    for (found, expected) in found.iter().zip(expected) {
        let difference = found.iter().zip(expected).map(|(a, b)| (a - b).abs()).fold(0.0, f32::max);
        if difference.is_nan() || difference >= FAR_OFF {
            far_off += 1.0;
        }
        sum += difference;
    }
    let count = expected.len() as f32;
    let (mean, far_off) = (sum / count, far_off / count);
    println!(
        "{name}: mean difference from the reference {mean:.6}, {:.3} % of pixels far off",
        far_off * 100.0
    );
    match mean < MEAN_MAY_DIFFER && far_off < MAY_BE_FAR_OFF {
        true => Ok(()),
        false => Err(format!("the picture of the {name} is not that of the reference").into()),
    }
}
