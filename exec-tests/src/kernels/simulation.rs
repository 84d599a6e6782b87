//! Kernels of things that move: bodies that attract each other, a cloth.

use super::{
    Data, Problem, Vec3, add, dot, expect, length, sample, scale as times, signed, sub, unit, zeros,
};
use crate::generate::random::Random;

pub(super) fn n_body(scale: u32) -> Problem {
    // The work grows with its square.
    let count = (512.0 * f64::from(scale).sqrt()) as usize / 64 * 64;
    const STEP: f32 = 0.01;
    let mut random = Random::new(17);
    let bodies: Vec<[f32; 8]> = (0..count)
        .map(|_| {
            let mut number = || signed(&mut random);
            [
                number() * 5.0,
                number() * 5.0,
                number() * 5.0,
                number().abs() + 0.1,
                number(),
                number(),
                number(),
                1.0,
            ]
        })
        .collect();
    let mut push = Data::default();
    push.uint(count as u32).float(STEP);
    Problem {
        groups: [count as u32 / 64, 1, 1],
        bound: vec![(0, Data::of_floats(bodies.as_flattened()).into()), (1, zeros(count * 8))],
        push: push.0,
        check: Box::new(move |written| {
            let found = written.floats(1);
            for at in sample(count) {
                let [x, y, z, mass, u, v, w, radius] = bodies[at];
                let position = [x, y, z];
                let mut pull = [0.0; 3];
                for &[x, y, z, mass, ..] in &bodies {
                    let way = sub([x, y, z], position);
                    let distance2 = dot(way, way) + 0.01;
                    pull = add(pull, times(way, mass / (distance2 * distance2 * distance2).sqrt()));
                }
                let [u, v, w] = add([u, v, w], times(pull, STEP));
                let [x, y, z] = add(position, times([u, v, w], STEP));
                let expected = [x, y, z, mass, u, v, w, radius];
                expect(&format!("body {at}"), &found[at * 8..][..8], &expected, 1e-2)?;
            }
            Ok(())
        }),
    }
}

#[derive(Clone, Copy)]
struct Particle {
    position: Vec3,
    inverse_mass: f32,
    before: Vec3,
}

pub(super) fn cloth(scale: u32) -> Problem {
    const STEP: f32 = 0.02;
    const REST: f32 = 0.05;
    let (width, height) = (64_usize, 32 * scale as usize);
    let mut random = Random::new(18);
    let particles: Vec<Particle> = (0..width * height)
        .map(|at| {
            let (x, y) = (at % width, at / width);
            let flat = [x as f32 * REST - 1.6, 0.0, y as f32 * REST - 1.6];
            let mut near = || flat.map(|it| it + 0.02 * signed(&mut random));
            let (position, before) = (near(), near());
            let inverse_mass = if y == 0 { 0.0 } else { 0.5 + unit(&mut random) };
            Particle { position, inverse_mass, before }
        })
        .collect();
    let mut data = Data::default();
    particles.iter().for_each(|it| {
        data.floats(&it.position).float(it.inverse_mass).floats(&it.before).uint(0);
    });
    let mut push = Data::default();
    push.uint(width as u32).uint(height as u32).float(STEP).float(REST);
    Problem {
        groups: [width as u32 / 8, height as u32 / 8, 1],
        bound: vec![(0, data.into()), (1, zeros(width * height * 8))],
        push: push.0,
        check: Box::new(move |written| {
            let found = written.floats(1);
            for at in sample(width * height) {
                let (x, y) = ((at % width) as i32, (at / width) as i32);
                let mut particle = particles[at];
                if particle.inverse_mass > 0.0 {
                    let mut force = [0.0, -9.81, 0.0];
                    for (v, u) in (-1..=1).flat_map(|v| (-1..=1).map(move |u| (v, u))) {
                        let is_inside = |at: i32, size: usize| (0..size as i32).contains(&at);
                        if (u, v) == (0, 0) || !is_inside(x + u, width) || !is_inside(y + v, height) {
                            continue;
                        }
                        let rest = REST * if u == 0 || v == 0 { 1.0 } else { std::f32::consts::SQRT_2 };
                        let other = particles[(y + v) as usize * width + (x + u) as usize];
                        let way = sub(other.position, particle.position);
                        let distance = length(way);
                        force = add(force, times(way, (distance - rest) / distance.max(1e-6) * 80.0));
                    }
                    let velocity = times(sub(particle.position, particle.before), 0.99);
                    let moved = times(force, particle.inverse_mass * STEP * STEP);
                    let mut next = add(add(particle.position, velocity), moved);
                    let away = sub(next, [0.0, -1.0, 0.0]);
                    if length(away) < 0.8 {
                        next = add([0.0, -1.0, 0.0], times(away, 0.8 / length(away)));
                    }
                    particle.before = particle.position;
                    particle.position = next;
                }
                expect(&format!("particle {at}"), &found[at * 8..][..3], &particle.position, 1e-4)?;
                expect(&format!("particle {at} before"), &found[at * 8 + 4..][..3], &particle.before, 1e-4)?;
            }
            Ok(())
        }),
    }
}
