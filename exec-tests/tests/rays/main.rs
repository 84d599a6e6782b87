//! Rays on the device: every intrinsic of ray tracing pipelines in each stage that has it, and every method of ray
//! queries, writes its value, which must be the one that `world` works out.

mod world;

use example_shared::gpu::{Buffer, Extras, Gpu, Resource, Shader, Slot};
use example_shared::rays::{HitGroup, RayShaders};
use exec_tests::{
    compile,
    device::compile_quickly,
    shards::{self, alone},
};
use std::path::Path;
use world::{COMMITS, Hit, PARTS, Ray, STOPS};

const RECORD: usize = 112;
const RECORDS: usize = 9;
const LEVELS: [&[&str]; 3] = [&[], &["-Od"], &["-fspv-target-env=vulkan1.3"]];

/// Of a record: numbers in order, each with its name; `None` is anything.
type Wanted = Vec<(&'static str, Option<f64>)>;

fn words(file: &str, profile: &str, level: &[&str]) -> &'static [u32] {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("rays").join(file);
    let target =
        if level.iter().any(|it| it.contains("target-env")) { "" } else { "-fspv-target-env=vulkan1.2" };
    let args: Vec<&str> = ["-T", profile, "-E", "main", target]
        .into_iter()
        .chain(level.iter().copied())
        .filter(|it| !it.is_empty())
        .collect();
    compile::file(&path, &args).unwrap_or_else(|error| panic!("{file} {args:?}: {error}")).leak()
}

struct Scene {
    gpu: Gpu,
    rays: Vec<Ray>,
    result: Buffer,
    slots: Vec<Slot>,
}

impl Scene {
    /// None on a device without rays that somebody has chosen.
    fn open() -> Option<Scene> {
        compile_quickly();
        let validate = std::env::var("HLSL_REQUIRE_VALIDATOR").is_ok_and(|value| value == "1");
        let mut gpu = match Gpu::open_with(validate, Extras::Rays) {
            Ok(gpu) => gpu,
            Err(error) if shards::may_skip() && error.to_string().contains("no Vulkan device here has") => {
                eprintln!("skipped: {error}");
                return None;
            }
            Err(error) => panic!("{error}"),
        };
        let rays = world::rays();
        let tree = world::with_instances(|instances| gpu.scene(instances)).expect("the scene can be built");
        let given = gpu.storage::<Ray>(rays.len()).expect("there is memory");
        gpu.write(given, &rays).expect("there is memory");
        let result = gpu.storage::<f32>(rays.len() * RECORDS * RECORD).expect("there is memory");
        let slot = |name, binding, resource| Slot { name, set: 0, binding, resource };
        let slots = vec![
            slot("world", 0, Resource::Scene(tree)),
            slot("given", 1, Resource::Storage(given)),
            slot("result", 2, Resource::Storage(result)),
        ];
        Some(Scene { gpu, rays, result, slots })
    }

    /// The records of each ray, after `run`.
    fn results(&mut self, run: impl FnOnce(&mut Gpu, &[Slot], u32)) -> Vec<Vec<Vec<f32>>> {
        let empty = vec![0f32; self.rays.len() * RECORDS * RECORD];
        self.gpu.write(self.result, &empty).expect("there is memory");
        run(&mut self.gpu, &self.slots, self.rays.len() as u32);
        let numbers: Vec<f32> = self.gpu.read(self.result).expect("it can be read");
        let records = |numbers: &[f32]| numbers.chunks_exact(RECORD).map(<[f32]>::to_vec).collect();
        numbers.chunks_exact(RECORDS * RECORD).map(records).collect()
    }
}

fn add(wanted: &mut Wanted, name: &'static str, numbers: impl IntoIterator<Item = f64>) {
    wanted.extend(numbers.into_iter().map(|it| (name, Some(it))));
}

/// What is wrong with a record: `None` wants it empty.
fn compare(found: &[f32], wanted: Option<&Wanted>, place: &str, wrong: &mut Vec<String>) {
    let is_there = found[0] == 1.0;
    let Some(wanted) = wanted else {
        if is_there {
            wrong.push(format!("{place}: is there"));
        }
        return;
    };
    if !is_there {
        wrong.push(format!("{place}: is not there"));
        return;
    }
    for (index, ((name, wanted), found)) in wanted.iter().zip(&found[1..]).enumerate() {
        let Some(wanted) = *wanted else { continue };
        let found = f64::from(*found);
        if (found - wanted).abs() > 1e-4 * wanted.abs().max(1.0) {
            wrong.push(format!("{place}: {name} (number {index}) is {found} and not {wanted}"));
        }
    }
}

/// In rows, and in columns, by the names of both.
fn matrices(wanted: &mut Wanted, hit: &Hit, names: &[[Option<&'static str>; 2]; 2]) {
    let part = &PARTS[hit.instance];
    for (names, rows) in names.iter().zip([part.to_world, world::to_object(part)]) {
        if let Some(name) = names[0] {
            add(wanted, name, rows.as_flattened().iter().map(|it| f64::from(*it)));
        }
        if let Some(name) = names[1] {
            add(wanted, name, (0..4).flat_map(|column| rows.map(|row| f64::from(row[column]))));
        }
    }
}

const MATRICES: [[Option<&str>; 2]; 2] = [
    [Some("ObjectToWorld3x4"), Some("ObjectToWorld4x3")],
    [Some("WorldToObject3x4"), Some("WorldToObject4x3")],
];

fn object_ray(wanted: &mut Wanted, ray: &Ray, hit: &Hit) {
    let (origin, direction) = world::in_object(&PARTS[hit.instance], ray);
    add(wanted, "ObjectRayOrigin", origin);
    add(wanted, "ObjectRayDirection", direction);
}

fn world_ray(wanted: &mut Wanted, ray: &Ray) {
    add(wanted, "WorldRayOrigin", ray.origin.map(f64::from));
    add(wanted, "WorldRayDirection", ray.direction.map(f64::from));
}

fn as_number(yes: bool) -> f64 {
    if yes { 1.0 } else { 0.0 }
}

// ---------------------------------------------------------------------------------------------------- ray queries

fn queried(ray: &Ray, hit: &Hit, is_committed: bool) -> Wanted {
    let mut wanted = Wanted::new();
    let part = &PARTS[hit.instance];
    match is_committed {
        true => {
            add(&mut wanted, "CommittedStatus", [if hit.is_triangle() { 1.0 } else { 2.0 }]);
            add(&mut wanted, "RayFlags", [f64::from(ray.flags)]);
            add(&mut wanted, "RayTMin", [f64::from(ray.least)]);
            world_ray(&mut wanted, ray);
        }
        false => add(&mut wanted, "CandidateType", [as_number(!hit.is_triangle())]),
    }
    add(&mut wanted, "InstanceIndex", [hit.instance as f64]);
    add(&mut wanted, "InstanceID", [f64::from(part.id)]);
    add(&mut wanted, "InstanceContributionToHitGroupIndex", [f64::from(part.first_hit_group)]);
    add(&mut wanted, "GeometryIndex", [hit.geometry as f64]);
    add(&mut wanted, "PrimitiveIndex", [hit.primitive as f64]);
    object_ray(&mut wanted, ray, hit);
    matrices(&mut wanted, hit, &MATRICES);
    if is_committed || hit.is_triangle() {
        add(&mut wanted, "RayT", [hit.distance]);
    }
    if hit.is_triangle() {
        add(&mut wanted, "TriangleBarycentrics", hit.at);
        add(&mut wanted, "TriangleFrontFace", [as_number(hit.is_front)]);
    } else if !is_committed {
        add(&mut wanted, "CandidateProceduralPrimitiveNonOpaque", [as_number(!hit.is_opaque)]);
    }
    wanted
}

#[test]
fn methods_of_ray_queries_give_what_they_must() {
    alone("methods_of_ray_queries_give_what_they_must", || {
        let Some(mut scene) = Scene::open() else { return };
        let mut wrong = Vec::new();
        for level in LEVELS {
            let words = words("queries.hlsl", "cs_6_5", level);
            let results = scene.results(|gpu, slots, count| {
                let shader = Shader { words, entry_point: c"main" };
                let program = gpu.compute_program(shader, slots, 0).expect("the driver takes the shader");
                gpu.submit(|device, commands| program.dispatch(device, commands, [count, 1, 1], None))
                    .expect("it runs");
            });
            for (index, (ray, records)) in scene.rays.iter().zip(&results).enumerate() {
                compare_query(ray, records, &format!("{level:?}, ray {index}"), &mut wrong);
            }
        }
        assert!(wrong.is_empty(), "{}:\n{}", wrong.len(), wrong.join("\n"));
        assert_eq!(Gpu::complaints(), 0, "the validation layers complain");
    });
}

fn compare_query(ray: &Ray, records: &[Vec<f32>], place: &str, wrong: &mut Vec<String>) {
    let met = world::met(ray);
    let (commits, stops) = (ray.choices & COMMITS != 0, ray.choices & STOPS != 0);
    // Triangles count by themselves if they are opaque, everything else if the shader says so.
    let counts = |hit: &&Hit| hit.is_triangle() && hit.is_opaque || commits;
    let committed = met.iter().find(counts);
    for (which, record) in records[..8].iter().enumerate() {
        let is_it = |hit: &&Hit| hit.instance * 4 + hit.geometry * 2 + hit.primitive == which;
        let hit = met.iter().find(is_it).filter(|hit| !(hit.is_triangle() && hit.is_opaque));
        // What lies behind another hit may be asked for first, or never.
        let is_free = hit.is_some_and(|hit| stops || committed.is_some_and(|it| it.distance < hit.distance));
        if is_free && record[0] != 1.0 {
            continue;
        }
        let wanted = hit.map(|hit| queried(ray, hit, false));
        compare(record, wanted.as_ref(), &format!("{place}, candidate {which}"), wrong);
    }
    if stops {
        let count = records[..8].iter().filter(|it| it[0] == 1.0).count();
        if count != 1 {
            wrong.push(format!("{place}: {count} candidates before the end"));
        }
        // Which one it was is the driver's choice.
        if commits && met.len() > 1 {
            return;
        }
    }
    let wanted = committed.map(|hit| queried(ray, hit, true)).unwrap_or_else(|| {
        let mut wanted = Wanted::new();
        add(&mut wanted, "CommittedStatus", [0.0]);
        add(&mut wanted, "RayFlags", [f64::from(ray.flags)]);
        add(&mut wanted, "RayTMin", [f64::from(ray.least)]);
        world_ray(&mut wanted, ray);
        wanted
    });
    compare(&records[8], Some(&wanted), &format!("{place}, committed"), wrong);
}

// -------------------------------------------------------------------------------------------- ray tracing pipelines

const GENERATED: usize = 0;
const MISSED: usize = 1;
const HIT: usize = 2;
const INTERSECTED: usize = 3;
const ASKED: usize = 5;
const CALLED: usize = 7;
const ENDED: usize = 8;

fn dispatched(index: usize, count: usize) -> Wanted {
    let mut wanted = Wanted::new();
    add(&mut wanted, "DispatchRaysIndex", [index as f64, 0.0, 0.0]);
    add(&mut wanted, "DispatchRaysDimensions", [count as f64, 1.0, 1.0]);
    wanted
}

/// As `put_ray`; `current` is `RayTCurrent`.
fn traced(ray: &Ray, [index, count]: [usize; 2], current: Option<f64>) -> Wanted {
    let mut wanted = dispatched(index, count);
    world_ray(&mut wanted, ray);
    add(&mut wanted, "RayTMin", [f64::from(ray.least)]);
    wanted.push(("RayTCurrent", current));
    add(&mut wanted, "RayFlags", [f64::from(ray.flags)]);
    wanted
}

/// As `put_object`.
fn met_by(ray: &Ray, place: [usize; 2], current: Option<f64>, hit: &Hit) -> Wanted {
    let mut wanted = traced(ray, place, current);
    add(&mut wanted, "InstanceIndex", [hit.instance as f64]);
    add(&mut wanted, "InstanceID", [f64::from(PARTS[hit.instance].id)]);
    add(&mut wanted, "GeometryIndex", [hit.geometry as f64]);
    add(&mut wanted, "PrimitiveIndex", [hit.primitive as f64]);
    object_ray(&mut wanted, ray, hit);
    matrices(&mut wanted, hit, &MATRICES);
    wanted
}

#[test]
fn intrinsics_of_ray_tracing_give_what_they_must() {
    alone("intrinsics_of_ray_tracing_give_what_they_must", || {
        let Some(mut scene) = Scene::open() else { return };
        let mut wrong = Vec::new();
        let group = HitGroup::default();
        let (triangle, box_hit) = (Some(c"hit_triangle"), Some(c"hit_box"));
        let hit_groups = [
            HitGroup { closest_hit: triangle, any_hit: Some(c"ask_triangle"), ..group },
            HitGroup { closest_hit: triangle, any_hit: Some(c"ask_triangle"), ..group },
            HitGroup { closest_hit: box_hit, intersection: Some(c"cross_box"), any_hit: Some(c"ask_box") },
            HitGroup { closest_hit: box_hit, intersection: Some(c"cross_box"), any_hit: Some(c"ask_box") },
        ];
        for level in LEVELS {
            let words = words("pipeline.hlsl", "lib_6_5", level);
            let results = scene.results(|gpu, slots, count| {
                let shaders = RayShaders {
                    words,
                    generation: c"generate",
                    miss: &[c"miss", c"lit"],
                    hit_groups: &hit_groups,
                    callable: &[c"twice", c"write_and_call"],
                    depth: 2,
                };
                let program = gpu.ray_program(&shaders, slots).expect("the driver takes the shaders");
                gpu.submit(|device, commands| program.trace(device, commands, [count, 1])).expect("it runs");
            });
            let count = results.len();
            for (index, (ray, records)) in scene.rays.iter().zip(&results).enumerate() {
                let place = format!("{level:?}, ray {index}");
                compare_pipeline(ray, records, [index, count], &place, &mut wrong);
            }
        }
        assert!(wrong.is_empty(), "{}:\n{}", wrong.len(), wrong.join("\n"));
        assert_eq!(Gpu::complaints(), 0, "the validation layers complain");
    });
}

fn compare_pipeline(
    ray: &Ray,
    records: &[Vec<f32>],
    index: [usize; 2],
    place: &str,
    wrong: &mut Vec<String>,
) {
    let met = world::met(ray);
    let (commits, stops) = (ray.choices & COMMITS != 0, ray.choices & STOPS != 0);
    let hit = met.iter().find(|hit| hit.is_opaque || commits);
    // Which one ends the search is the driver's choice.
    let is_free = stops && commits && met.len() > 1;
    let mut check = |record: usize, wanted: Option<&Wanted>, name: &str| {
        compare(&records[record], wanted, &format!("{place}, {name}"), wrong);
    };
    check(GENERATED, Some(&dispatched(index[0], index[1])), "ray generation");

    let missed = traced(ray, index, Some(f64::from(ray.most)));
    check(MISSED, hit.is_none().then_some(&missed), "miss");

    let closest = hit.filter(|_| !is_free).map(|hit| {
        let mut wanted = met_by(ray, index, Some(hit.distance), hit);
        add(&mut wanted, "HitKind", [f64::from(hit.kind())]);
        add(&mut wanted, "attributes", hit.at);
        add(&mut wanted, "a ray from there", [1.0]);
        matrices(&mut wanted, hit, &["ObjectToWorld", "WorldToObject"].map(|it| [Some(it), None]));
        wanted
    });
    if !is_free {
        check(HIT, closest.as_ref(), "closest hit");
    }

    for primitive in 0..2 {
        let it = met.iter().find(|it| it.primitive == primitive);
        let is_behind = |it: &Hit| hit.is_some_and(|hit| hit.distance < it.distance) || is_free;
        let crossed = it.filter(|it| !it.is_triangle()).map(|it| {
            let mut wanted = met_by(ray, index, Some(f64::from(ray.most)), it);
            add(&mut wanted, "ReportHit", [as_number(it.is_opaque || commits)]);
            wanted
        });
        // `AcceptHitAndEndSearch` ends the intersection shader, too.
        let is_ended = stops && commits;
        let crossed = crossed.map(|mut it| {
            if is_ended {
                it.pop();
            }
            it
        });
        check(INTERSECTED + primitive, crossed.as_ref(), "intersection");

        let asked = it.filter(|it| !it.is_opaque).map(|it| {
            let mut wanted = met_by(ray, index, Some(it.distance), it);
            add(&mut wanted, "HitKind", [f64::from(it.kind())]);
            add(&mut wanted, "attributes", it.at);
            wanted
        });
        let may_be_left_out = it.is_some_and(is_behind) && records[ASKED + primitive][0] != 1.0;
        if !may_be_left_out {
            check(ASKED + primitive, asked.as_ref(), "any hit");
        }
    }

    let mut called = dispatched(index[0], index[1]);
    add(&mut called, "numbers", [1.0, 2.0, 3.0]);
    check(CALLED, Some(&called), "callable");

    let asked = met.iter().filter(|it| !it.is_opaque).count();
    // Whether what lies behind a hit is asked for is the driver's choice.
    let is_known = asked < 2 || !commits;
    let known = |number: f64| Some(number).filter(|_| is_known);
    let taken = if commits && !stops { asked } else { 0 };
    let mut ended: Wanted = vec![
        ("distance", hit.map_or(Some(8.0), |hit| Some(hit.distance)).filter(|_| !is_free)),
        ("any-hit shaders that began", known(1.0 + 10.0 * asked as f64)),
        ("any-hit shaders that ended", known(4.0 + 100.0 * taken as f64)),
    ];
    add(&mut ended, "what the callable shader gave", [3.0, 5.0, 7.0]);
    check(ENDED, Some(&ended), "end of ray generation");
}
