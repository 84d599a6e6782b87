//! Traces the scene without a GPU and without an acceleration structure: the result that the shaders must match.

use crate::scene::{FENCE_HOLE, World};
use crate::shaders::trace_picture::Ball;
use crate::vector::{Vector, add, combine, cross, dot, multiply, normalize, scale, subtract};

const NEAR: f32 = 0.001;
const FAR: f32 = 1000.0;

struct Hit {
    normal: Vector,
    distance: f32,
    color: Vector,
    mirror: f32,
}

/// Red, green, blue and 1 for each pixel, as the shaders write them.
pub fn picture(world: &World) -> Vec<[f32; 4]> {
    let rows = world.scene.height as usize;
    let width = world.scene.width as usize;
    let mut pixels = vec![[0.0; 4]; rows * width];
    let workers = std::thread::available_parallelism().map_or(2, usize::from);
    let share = rows.div_ceil(workers);
    std::thread::scope(|scope| {
        for (part, pixels) in pixels.chunks_mut(share * width).enumerate() {
            scope.spawn(move || {
                for (index, pixel) in pixels.iter_mut().enumerate() {
                    *pixel = render(world, index % width, part * share + index / width);
                }
            });
        }
    });
    pixels
}

fn render(world: &World, x: usize, y: usize) -> [f32; 4] {
    let scene = &world.scene;
    let samples = scene.samples;
    let mut sum = [0.0; 3];
    for down in 0..samples {
        for across in 0..samples {
            let within = |step: u32| (step as f32 + 0.5) / samples as f32;
            let at_x = (x as f32 + within(across)) / scene.width as f32 * 2.0 - 1.0;
            let at_y = (y as f32 + within(down)) / scene.height as f32 * 2.0 - 1.0;
            let direction = subtract(add(scene.forward, scale(scene.right, at_x)), scale(scene.up, at_y));
            let color = follow(world, scene.eye, normalize(direction));
            sum = add(sum, color.map(|it| it.min(1.0)));
        }
    }
    let [r, g, b] = sum.map(|it| (it / (samples * samples) as f32).sqrt());
    [r, g, b, 1.0]
}

fn follow(world: &World, mut origin: Vector, mut direction: Vector) -> Vector {
    let mut light = [0.0; 3];
    let mut share = [1.0; 3];
    for _ in 0..4 {
        let Some(hit) = trace(world, origin, direction) else {
            return add(light, multiply(share, sky(world, direction)));
        };
        let at = add(origin, scale(direction, hit.distance));
        let normal = if dot(hit.normal, direction) > 0.0 { scale(hit.normal, -1.0) } else { hit.normal };
        let start = add(at, scale(normal, 0.002));
        let slope = dot(normal, world.scene.sun);
        let sunlight =
            if slope > 0.0 && trace(world, start, world.scene.sun).is_none() { slope } else { 0.0 };
        let dome = scale([0.22, 0.26, 0.34], 0.5 + 0.5 * normal[1]);
        let received = add(scale([1.15, 1.05, 0.90], sunlight), dome);
        let shown = scale(multiply(hit.color, received), 1.0 - hit.mirror);
        light = add(light, multiply(share, shown));
        share = scale(multiply(share, hit.color), hit.mirror);
        if hit.mirror == 0.0 {
            return light;
        }
        origin = start;
        direction = subtract(direction, scale(normal, 2.0 * dot(direction, normal)));
    }
    light
}

fn sky(world: &World, direction: Vector) -> Vector {
    let height = direction[1].clamp(0.0, 1.0).sqrt();
    let color = combine([0.92, 0.80, 0.68], [0.25, 0.45, 0.80], |low, high| low + (high - low) * height);
    let glow = dot(direction, world.scene.sun).clamp(0.0, 1.0).powi(64);
    add(color, scale([0.8, 0.6, 0.3], glow))
}

/// The nearest hit of all objects.
fn trace(world: &World, origin: Vector, direction: Vector) -> Option<Hit> {
    let mut nearest: Option<Hit> = None;
    let limit = |nearest: &Option<Hit>| nearest.as_ref().map_or(FAR, |hit| hit.distance);
    let triangles = world.solid.chunks_exact(3).chain(world.fence.chunks_exact(3));
    for (index, (corners, face)) in triangles.zip(&world.faces).enumerate() {
        let Some(distance) = meet_triangle(corners, origin, direction) else { continue };
        let at = add(origin, scale(direction, distance));
        let is_fence = index >= world.solid.len() / 3;
        if distance <= NEAR || distance >= limit(&nearest) || (is_fence && is_hole(at)) {
            continue;
        }
        let color = match face.material {
            0 => checkers(at),
            1 => stripes(at),
            _ => [0.30, 0.42, 0.24],
        };
        nearest = Some(Hit { normal: face.normal, distance, color, mirror: 0.0 });
    }
    for ball in &world.balls {
        let distance = meet_ball(ball, origin, direction);
        if distance > NEAR && distance < limit(&nearest) {
            let at = add(origin, scale(direction, distance));
            let normal = scale(subtract(at, ball.center), 1.0 / ball.radius);
            nearest = Some(Hit { normal, distance, color: ball.color, mirror: ball.mirror });
        }
    }
    nearest
}

fn meet_triangle(corners: &[Vector], origin: Vector, direction: Vector) -> Option<f32> {
    let [a, b, c] = *corners else { return None };
    let (along, across) = (subtract(b, a), subtract(c, a));
    let p = cross(direction, across);
    let inverse = 1.0 / dot(along, p);
    let away = subtract(origin, a);
    let u = dot(away, p) * inverse;
    let q = cross(away, along);
    let v = dot(direction, q) * inverse;
    let is_inside = u >= 0.0 && v >= 0.0 && u + v <= 1.0;
    is_inside.then(|| dot(across, q) * inverse)
}

fn meet_ball(ball: &Ball, origin: Vector, direction: Vector) -> f32 {
    let away = subtract(origin, ball.center);
    let b = dot(away, direction);
    let d = b * b - (dot(away, away) - ball.radius * ball.radius);
    if d < 0.0 { -1.0 } else { -b - d.sqrt() }
}

/// Like HLSL's `frac`: never negative.
fn fraction(x: f32) -> f32 {
    x - x.floor()
}

fn checkers(at: Vector) -> Vector {
    let cells = at[0].floor() + at[2].floor();
    if fraction(cells * 0.5) < 0.25 { [0.80, 0.78, 0.72] } else { [0.24, 0.28, 0.30] }
}

fn stripes(at: Vector) -> Vector {
    if fraction(at[1] * 3.0) < 0.5 { [0.85, 0.35, 0.20] } else { [0.95, 0.80, 0.45] }
}

fn is_hole(at: Vector) -> bool {
    let [x, y] = [at[0], at[1]].map(|it| fraction(it * 2.5) - 0.5);
    x * x + y * y < FENCE_HOLE
}
