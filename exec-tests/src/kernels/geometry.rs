//! Kernels on shapes: rays through a hierarchy of boxes, paths of light, vertices on bones, culling, lights.

use super::{
    Bound, Data, Problem, Vec3, add, cross, dot, expect, length, lerp, normalize, sample, scale as times,
    signed, sub, unit, zeros,
};
use crate::generate::random::Random;

fn point(random: &mut Random, size: f32) -> Vec3 {
    std::array::from_fn(|_| signed(random) * size)
}

type Triangle = [Vec3; 3];

pub(super) fn bvh_traversal(scale: u32) -> Problem {
    const TRIANGLES: usize = 1024;
    let mut random = Random::new(12);
    let mut triangles: Vec<Triangle> = (0..TRIANGLES)
        .map(|_| {
            let center = point(&mut random, 10.0);
            std::array::from_fn(|_| add(center, point(&mut random, 1.0)))
        })
        .collect();
    let mut boxes = vec![Node::default()];
    build(&mut boxes, 0, &mut triangles, 0);
    let rays: Vec<[Vec3; 2]> = (0..2048 * scale)
        .map(|_| {
            let origin = times(normalize(point(&mut random, 1.0)), 25.0);
            [origin, normalize(sub(point(&mut random, 8.0), origin))]
        })
        .collect();
    let mut nodes = Data::default();
    boxes.iter().for_each(|it| {
        nodes.floats(&it.low).uint(it.first).floats(&it.high).uint(it.count);
    });
    let mut push = Data::default();
    push.uint(rays.len() as u32);
    Problem {
        groups: [rays.len() as u32 / 64, 1, 1],
        bound: vec![
            (0, nodes.into()),
            (1, padded(triangles.as_flattened())),
            (2, padded(rays.as_flattened())),
            (3, zeros(rays.len() * 4)),
        ],
        push: push.0,
        check: Box::new(move |written| {
            let found = written.floats(3);
            for at in sample(rays.len()) {
                let [origin, direction] = rays[at];
                let distances = triangles.iter().filter_map(|it| distance(it, origin, direction));
                let nearest = distances.fold(1e30, f32::min);
                expect(&format!("ray {at}"), &found[at * 4..=at * 4], &[nearest], 1e-3)?;
            }
            Ok(())
        }),
    }
}

/// Vectors of three, each in the room of four.
fn padded(vectors: &[Vec3]) -> Bound {
    let mut data = Data::default();
    vectors.iter().for_each(|it| {
        data.floats(it).uint(0);
    });
    data.into()
}

#[derive(Clone, Default)]
struct Node {
    low: Vec3,
    /// Of its triangles, or of its two nodes if it has none.
    first: u32,
    high: Vec3,
    count: u32,
}

/// Halves the triangles by their centers until four are left.
fn build(nodes: &mut Vec<Node>, at: usize, triangles: &mut [Triangle], first: u32) {
    let corners = || triangles.as_flattened().iter();
    let low: Vec3 = std::array::from_fn(|i| corners().map(|it| it[i]).fold(f32::INFINITY, f32::min));
    let high: Vec3 = std::array::from_fn(|i| corners().map(|it| it[i]).fold(f32::NEG_INFINITY, f32::max));
    nodes[at] = Node { low, first, high, count: triangles.len() as u32 };
    if triangles.len() <= 4 {
        return;
    }
    let size = sub(high, low);
    let axis = (0..3).max_by(|&a, &b| size[a].total_cmp(&size[b])).unwrap_or(0);
    let center = |it: &Triangle| it[0][axis] + it[1][axis] + it[2][axis];
    triangles.sort_by(|a, b| center(a).total_cmp(&center(b)));
    let children = nodes.len();
    nodes[at] = Node { low, first: children as u32, high, count: 0 };
    nodes.resize(children + 2, Node::default());
    let middle = triangles.len() / 2;
    let (left, right) = triangles.split_at_mut(middle);
    build(nodes, children, left, first);
    build(nodes, children + 1, right, first + middle as u32);
}

fn distance(&[a, b, c]: &Triangle, origin: Vec3, direction: Vec3) -> Option<f32> {
    let (ab, ac) = (sub(b, a), sub(c, a));
    let p = cross(direction, ac);
    let determinant = dot(ab, p);
    let t = sub(origin, a);
    let q = cross(t, ab);
    let (u, v) = (dot(t, p) / determinant, dot(direction, q) / determinant);
    let distance = dot(ac, q) / determinant;
    (determinant.abs() >= 1e-9 && u >= 0.0 && v >= 0.0 && u + v <= 1.0 && distance > 1e-4).then_some(distance)
}

#[derive(Clone, Copy)]
struct Sphere {
    center: Vec3,
    radius: f32,
    color: Vec3,
    material: u32,
}

pub(super) fn path_tracer(scale: u32) -> Problem {
    const SAMPLES: u32 = 8;
    let (width, height) = (64, 16 * scale);
    let mut random = Random::new(13);
    let mut spheres =
        vec![Sphere { center: [0.0, -100.5, 0.0], radius: 100.0, color: [0.6, 0.6, 0.5], material: 0 }];
    for i in 0..23 {
        let [x, _, z] = point(&mut random, 2.5);
        let color = std::array::from_fn(|_| unit(&mut random) * 0.6 + 0.3);
        let radius = unit(&mut random) * 0.3 + 0.15;
        spheres.push(Sphere { center: [x, radius - 0.5, z], radius, color, material: i % 4 });
    }
    let mut data = Data::default();
    spheres.iter().for_each(|it| {
        data.floats(&it.center).float(it.radius).floats(&it.color).uint(it.material);
    });
    let mut push = Data::default();
    push.uint(width).uint(height).uint(spheres.len() as u32).uint(SAMPLES);
    Problem {
        groups: [width / 8, height / 8, 1],
        bound: vec![(0, data.into()), (1, zeros((width * height * 4) as usize))],
        push: push.0,
        check: Box::new(move |written| {
            let found = written.floats(1);
            let places: Vec<usize> = sample((width * height) as usize).collect();
            let mut wrong = Vec::new();
            for &at in &places {
                let expected = color(&spheres, at as u32, [width, height], SAMPLES);
                wrong.extend(expect(&format!("texel {at}"), &found[at * 4..][..3], &expected, 1e-2).err());
            }
            // Rounding sends a path another way now and then, and what follows is another path.
            if wrong.len() * 5 > places.len() {
                Err(format!("{} of {} texels differ: {}", wrong.len(), places.len(), wrong[0]))
            } else {
                Ok(())
            }
        }),
    }
}

/// The random numbers of the shader.
struct Numbers(u32);

impl Numbers {
    fn next(&mut self) -> u32 {
        self.0 = self.0.wrapping_mul(747_796_405).wrapping_add(2_891_336_453);
        let word = ((self.0 >> ((self.0 >> 28) + 4)) ^ self.0).wrapping_mul(277_803_737);
        (word >> 22) ^ word
    }

    fn unit(&mut self) -> f32 {
        (self.next() >> 8) as f32 / 16_777_216.0
    }

    fn direction(&mut self) -> Vec3 {
        let z = 1.0 - 2.0 * self.unit();
        let angle = std::f32::consts::TAU * self.unit();
        let radius = (1.0 - z * z).max(0.0).sqrt();
        [radius * angle.cos(), radius * angle.sin(), z]
    }
}

fn color(spheres: &[Sphere], texel: u32, [width, height]: [u32; 2], samples: u32) -> Vec3 {
    let mut random = Numbers(texel);
    random.next();
    let mut sum = [0.0; 3];
    for _ in 0..samples {
        let x = ((texel % width) as f32 + random.unit()) / width as f32 * 2.0 - 1.0;
        let y = ((texel / width) as f32 + random.unit()) / height as f32 * 2.0 - 1.0;
        sum = add(sum, trace(spheres, [0.0, 1.0, 4.0], normalize([x, -y, -1.5]), &mut random));
    }
    sum.map(|it| it / samples as f32)
}

fn nearest(spheres: &[Sphere], origin: Vec3, direction: Vec3) -> Option<(f32, &Sphere)> {
    let mut hit: Option<(f32, &Sphere)> = None;
    for sphere in spheres {
        let way = sub(origin, sphere.center);
        let b = dot(way, direction);
        let root = b * b - (dot(way, way) - sphere.radius * sphere.radius);
        if root <= 0.0 {
            continue;
        }
        let width = root.sqrt();
        let distance = if -b - width < 1e-3 { -b + width } else { -b - width };
        if distance >= 1e-3 && hit.is_none_or(|it| distance < it.0) {
            hit = Some((distance, sphere));
        }
    }
    hit
}

fn reflect(direction: Vec3, normal: Vec3) -> Vec3 {
    sub(direction, times(normal, 2.0 * dot(normal, direction)))
}

/// None where all light is reflected.
fn refract(direction: Vec3, normal: Vec3, ratio: f32) -> Option<Vec3> {
    let cosine = dot(normal, direction);
    let k = 1.0 - ratio * ratio * (1.0 - cosine * cosine);
    (k >= 0.0).then(|| sub(times(direction, ratio), times(normal, ratio * cosine + k.sqrt())))
}

fn trace(spheres: &[Sphere], mut origin: Vec3, mut direction: Vec3, random: &mut Numbers) -> Vec3 {
    let mut throughput = [1.0; 3];
    let product = |a: Vec3, b: Vec3| -> Vec3 { std::array::from_fn(|i| a[i] * b[i]) };
    for bounce in 0..6 {
        let Some((distance, sphere)) = nearest(spheres, origin, direction) else {
            let t = 0.5 * (direction[1] + 1.0);
            return product(throughput, [lerp(1.0, 0.5, t), lerp(1.0, 0.7, t), 1.0]);
        };
        let at = add(origin, times(direction, distance));
        let mut normal = times(sub(at, sphere.center), 1.0 / sphere.radius);
        let inside = dot(normal, direction) > 0.0;
        if inside {
            normal = times(normal, -1.0);
        }
        match sphere.material {
            0 => direction = normalize(add(normal, times(random.direction(), 0.999))),
            1 => direction = reflect(direction, normal),
            2 => {
                let ratio = if inside { 1.5 } else { 1.0 / 1.5 };
                let cosine = (-dot(direction, normal)).min(1.0);
                let r = ((1.0 - ratio) / (1.0 + ratio) as f32).powi(2);
                let reflectance = r + (1.0 - r) * (1.0 - cosine).max(0.0).powi(5);
                direction = match refract(direction, normal, ratio) {
                    Some(bent) if random.unit() >= reflectance => bent,
                    _ => reflect(direction, normal),
                };
            }
            _ => return product(throughput, sphere.color),
        }
        throughput = product(throughput, sphere.color);
        origin = at;
        let strength = throughput[0].max(throughput[1]).max(throughput[2]);
        if bounce > 2 {
            if random.unit() > strength {
                break;
            }
            throughput = throughput.map(|it| it / strength);
        }
    }
    [0.0; 3]
}

/// Rows of three by four.
type Bone = [[f32; 4]; 3];

pub(super) fn skinning(scale: u32) -> Problem {
    let mut random = Random::new(14);
    let bones: Vec<Bone> = (0..256)
        .map(|_| {
            std::array::from_fn(|row| {
                std::array::from_fn(|column| signed(&mut random) * 0.3 + f32::from(u8::from(row == column)))
            })
        })
        .collect();
    struct Vertex {
        position: Vec3,
        normal: Vec3,
        bones: u32,
        weights: [f32; 4],
    }
    let vertices: Vec<Vertex> = (0..4096 * scale)
        .map(|_| {
            let weights: [f32; 4] = std::array::from_fn(|_| unit(&mut random) + 0.1);
            let sum: f32 = weights.iter().sum();
            Vertex {
                position: point(&mut random, 1.0),
                normal: normalize(point(&mut random, 1.0)),
                bones: random.bits() as u32,
                weights: weights.map(|it| it / sum),
            }
        })
        .collect();
    let mut data = Data::default();
    vertices.iter().for_each(|it| {
        data.floats(&it.position).uint(it.bones).floats(&it.normal).uint(0).floats(&it.weights);
    });
    // By columns.
    let mut matrices = Data::default();
    for bone in &bones {
        (0..4).for_each(|column| {
            matrices.floats(&bone.map(|row| row[column])).uint(0);
        });
    }
    Problem {
        groups: [vertices.len() as u32 / 64, 1, 1],
        bound: vec![(0, data.into()), (1, matrices.into()), (2, zeros(vertices.len() * 8))],
        push: Vec::new(),
        check: Box::new(move |written| {
            let found = written.floats(2);
            for at in sample(vertices.len()) {
                let vertex = &vertices[at];
                let mut bone: Bone = Default::default();
                for (i, weight) in vertex.weights.iter().enumerate() {
                    let other = &bones[(vertex.bones >> (8 * i) & 0xff) as usize];
                    (0..12).for_each(|k| bone[k / 4][k % 4] += other[k / 4][k % 4] * weight);
                }
                let turn = |v: Vec3| bone.map(|[a, b, c, _]| dot([a, b, c], v));
                let position = add(turn(vertex.position), bone.map(|row| row[3]));
                expect(&format!("position {at}"), &found[at * 8..][..3], &position, 1e-3)?;
                expect(
                    &format!("normal {at}"),
                    &found[at * 8 + 4..][..3],
                    &normalize(turn(vertex.normal)),
                    1e-2,
                )?;
            }
            Ok(())
        }),
    }
}

pub(super) fn culling(scale: u32) -> Problem {
    let count = 4096 * scale as usize;
    let mut random = Random::new(15);
    let objects: Vec<(Vec3, f32)> =
        (0..count).map(|_| (point(&mut random, 50.0), unit(&mut random) * 2.0 + 0.1)).collect();
    let planes: Vec<[f32; 4]> = (0..6)
        .map(|_| {
            let [x, y, z] = normalize(point(&mut random, 1.0));
            [x, y, z, 25.0]
        })
        .collect();
    const CAMERA: Vec3 = [1.0, 2.0, 3.0];
    const SCALE: f32 = 8.0;
    let mut data = Data::default();
    objects.iter().for_each(|(center, radius)| {
        data.floats(center).float(*radius).floats(&[0.0; 16]).uint(2).uint(6).uint(0).uint(0);
    });
    let mut camera = Data::default();
    planes.iter().for_each(|it| {
        camera.floats(it);
    });
    camera.floats(&CAMERA).float(SCALE);
    Problem {
        groups: [count as u32 / 64, 1, 1],
        bound: vec![(0, data.into()), (1, zeros(count * 2)), (2, zeros(1)), (3, Bound::Constants(camera.0))],
        push: Vec::new(),
        check: Box::new(move |written| {
            let kept = written.words(2)[0] as usize;
            let draws = written.words(1);
            let mut found: Vec<[u32; 2]> = draws[..(kept * 2).min(draws.len())].as_chunks().0.to_vec();
            found.sort_unstable();
            let is_visible = |&(center, radius): &(Vec3, f32)| {
                planes.iter().all(|&[x, y, z, w]| dot([x, y, z], center) + w >= -radius)
            };
            let expected = objects.iter().enumerate().filter(|(_, it)| is_visible(it));
            let mut differ = 0;
            let mut rest = &found[..];
            for (at, (center, radius)) in expected {
                let size = radius * SCALE / length(sub(*center, CAMERA)).max(0.001);
                let level = 2 + ((-size.log2()).max(0.0) as u32).min(5);
                match rest.first() {
                    Some([object, found]) if *object as usize == at => {
                        differ += u32::from(*found != level);
                        rest = &rest[1..];
                    }
                    other => return Err(format!("object {at} is missing before {other:?}")),
                }
            }
            // Rounding may decide between two levels.
            if !rest.is_empty() || differ as usize * 100 > kept {
                return Err(format!("{} objects too many, {differ} of {kept} of another level", rest.len()));
            }
            Ok(())
        }),
    }
}

struct Light {
    position: Vec3,
    kind: u32,
    color: Vec3,
    radius: f32,
    direction: Vec3,
    cone: f32,
    distances: [f32; 4],
    strengths: [f32; 4],
}

pub(super) fn lights(scale: u32) -> Problem {
    const LIGHTS: u32 = 32;
    let count = 1024 * scale as usize;
    let mut random = Random::new(16);
    let lights: Vec<Light> = (0..LIGHTS)
        .map(|i| Light {
            position: point(&mut random, 5.0),
            kind: i % 2,
            color: std::array::from_fn(|_| unit(&mut random)),
            radius: 8.0,
            direction: normalize(point(&mut random, 1.0)),
            cone: 0.3,
            distances: [0.0, 1.0 + unit(&mut random), 3.0 + unit(&mut random), 6.0],
            strengths: [2.0, 1.0, 0.4, 0.1],
        })
        .collect();
    let surfaces: Vec<[f32; 8]> = (0..count)
        .map(|_| {
            let ([x, y, z], [u, v, w]) = (point(&mut random, 5.0), normalize(point(&mut random, 1.0)));
            [x, y, z, unit(&mut random) * 0.8 + 0.2, u, v, w, unit(&mut random)]
        })
        .collect();
    let mut data = Data::default();
    lights.iter().for_each(|it| {
        data.floats(&it.position).uint(it.kind).floats(&it.color).float(it.radius);
        data.floats(&it.direction).float(it.cone).floats(&it.distances).floats(&it.strengths);
    });
    let mut push = Data::default();
    push.uint(LIGHTS);
    Problem {
        groups: [count as u32 / 64, 1, 1],
        bound: vec![
            (0, data.into()),
            (1, Data::of_floats(surfaces.as_flattened()).into()),
            (2, zeros(count * 4)),
        ],
        push: push.0,
        check: Box::new(move |written| {
            let found = written.floats(2);
            for at in sample(count) {
                let expected = lights.iter().fold([0.0; 3], |sum, it| add(sum, shade(&surfaces[at], it)));
                expect(&format!("surface {at}"), &found[at * 4..][..3], &expected, 2e-2)?;
            }
            Ok(())
        }),
    }
}

fn shade(&[x, y, z, roughness, u, v, w, metal]: &[f32; 8], light: &Light) -> Vec3 {
    let normal = [u, v, w];
    let way = sub(light.position, [x, y, z]);
    let distance = length(way);
    if distance > light.radius {
        return [0.0; 3];
    }
    let to_light = times(way, 1.0 / distance.max(1e-4));
    let part = (1..4).take_while(|&i| distance > light.distances[i]).count();
    let mut strength = match light.distances.get(part..part + 2) {
        Some([from, to]) => {
            let t = ((distance - from) / (to - from)).clamp(0.0, 1.0);
            lerp(light.strengths[part], light.strengths[part + 1], t)
        }
        _ => light.strengths[3],
    };
    if light.kind == 1 {
        let t = ((-dot(to_light, light.direction) - light.cone) / (1.0 - light.cone)).clamp(0.0, 1.0);
        strength *= t * t * (3.0 - 2.0 * t);
    }
    let halfway = normalize(add(to_light, [0.0, 0.0, 1.0]));
    let a = roughness * roughness + 0.01;
    let facing = dot(normal, halfway).clamp(0.0, 1.0);
    let d = facing * facing * (a - 1.0) + 1.0;
    let specular = a / (std::f32::consts::PI * d * d);
    let diffuse = (1.0 - metal) / std::f32::consts::PI;
    times(light.color, strength * dot(normal, to_light).clamp(0.0, 1.0) * (diffuse + specular * 0.25))
}
