//! What rays meet, and what they must find there, worked out without a device.

use example_shared::rays::{Geometry, Instance};

type Vector = [f64; 3];

pub const COMMITS: u32 = 1;
pub const STOPS: u32 = 2;
pub const FORCE_OPAQUE: u32 = 0x1;
pub const FORCE_NON_OPAQUE: u32 = 0x2;
pub const CULL_BACK: u32 = 0x10;
pub const CULL_FRONT: u32 = 0x20;
pub const CULL_OPAQUE: u32 = 0x40;
pub const CULL_NON_OPAQUE: u32 = 0x80;

const FRONT: u32 = 254;
const BACK: u32 = 255;
/// What the intersection shader reports.
const BOX_KIND: u32 = 3;

/// As the shaders' `Given`.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct Ray {
    pub origin: [f32; 3],
    pub least: f32,
    pub direction: [f32; 3],
    pub most: f32,
    pub flags: u32,
    pub mask: u32,
    pub choices: u32,
    pub unused: u32,
}

// Safety: words without padding, of which any is a number.
unsafe impl bytemuck::Zeroable for Ray {}
unsafe impl bytemuck::Pod for Ray {}

/// Triangles in the first instance and boxes in the second; of each, opaque ones and others in a geometry of their own.
pub struct Part {
    pub id: u32,
    pub mask: u8,
    pub first_hit_group: u32,
    pub to_world: [[f32; 4]; 3],
}

pub const PARTS: [Part; 2] = [
    Part {
        id: 5,
        mask: 1,
        first_hit_group: 0,
        to_world: [[2.0, 0.5, 0.0, 1.0], [0.0, 1.5, 0.0, -2.0], [0.0, 0.25, 1.0, 3.0]],
    },
    Part {
        id: 77,
        mask: 2,
        first_hit_group: 2,
        to_world: [[1.0, 0.0, 0.0, 10.0], [0.0, 2.0, 0.0, 1.0], [0.5, 0.0, 2.0, -1.0]],
    },
];

const TRIANGLES: [[[f32; 3]; 6]; 2] = [
    [[0., 0., 0.], [1., 0., 0.], [0., 1., 0.], [2., 0., 0.], [2., 1., 0.], [3., 0., 0.]],
    // One behind the other, turned the other way.
    [[0., 3., 0.], [1., 3., 0.], [0., 4., 0.], [0., 3., -1.], [0., 4., -1.], [1., 3., -1.]],
];
const BOXES: [[[f32; 6]; 2]; 2] = [
    [[0., 0., 0., 1., 1., 1.], [3., 0., 0., 4., 1., 1.]],
    [[0., 3., 0., 1., 4., 1.], [3., 3., 0., 4., 4., 1.]],
];

/// Calls `with` with the instances of the acceleration structure.
pub fn with_instances<T>(with: impl FnOnce(&[Instance<'_>]) -> T) -> T {
    let triangles = [0, 1].map(|it| Geometry::Triangles { positions: &TRIANGLES[it], is_opaque: it == 0 });
    let boxes = [0, 1].map(|it| Geometry::Boxes { corners: &BOXES[it], is_opaque: it == 0 });
    let instance = |part: &Part, geometries| Instance {
        id: part.id,
        first_hit_group: part.first_hit_group,
        mask: part.mask,
        to_world: part.to_world,
        geometries,
    };
    with(&[instance(&PARTS[0], &triangles), instance(&PARTS[1], &boxes)])
}

fn ray(instance: usize, target: Vector, distance: f32, flags: u32, choices: u32) -> Ray {
    let direction = [0.125f32, -0.0625, -1.0];
    let at = transformed(&PARTS[instance].to_world, target, 1.0);
    let origin = [0, 1, 2].map(|it| at[it] as f32 - direction[it] * distance);
    Ray { origin, least: 0.25, direction, most: 20.0, flags, mask: 0xff, choices, unused: 0 }
}

pub fn rays() -> Vec<Ray> {
    let (first, second) = ([0.25, 0.25, 0.0], [2.25, 0.25, 0.0]);
    let pair = [0.25, 3.25, 0.0];
    let (low, far, high) = ([0.5, 0.5, 0.5], [3.5, 0.5, 0.5], [0.5, 3.5, 0.5]);
    vec![
        ray(0, first, 8.0, 0, 0),
        ray(0, second, 5.0, 0, COMMITS),
        ray(0, pair, 6.0, 0, 0),
        ray(0, pair, 6.5, 0, COMMITS),
        ray(1, low, 7.0, 0, COMMITS),
        ray(1, far, 9.0, 0, 0),
        ray(1, high, 8.0, 0, COMMITS),
        ray(1, high, 8.5, 0, 0),
        ray(0, [1.5, 2.0, 0.0], 8.0, 0, COMMITS),
        Ray { mask: 2, ..ray(0, first, 8.0, 0, 0) },
        Ray { mask: 1, ..ray(0, first, 7.5, 0, 0) },
        ray(0, pair, 6.0, FORCE_OPAQUE, 0),
        ray(0, first, 8.0, FORCE_NON_OPAQUE, 0),
        ray(0, first, 8.0, FORCE_NON_OPAQUE, COMMITS),
        ray(0, first, 8.0, CULL_BACK, 0),
        ray(0, second, 8.0, CULL_BACK, 0),
        ray(0, first, 8.0, CULL_FRONT, 0),
        ray(0, second, 8.0, CULL_FRONT, 0),
        ray(0, pair, 6.0, CULL_BACK, COMMITS),
        ray(0, pair, 6.0, CULL_NON_OPAQUE, COMMITS),
        ray(0, first, 6.0, CULL_OPAQUE, COMMITS),
        Ray { least: 6.5, ..ray(0, pair, 6.0, 0, COMMITS) },
        Ray { most: 6.5, ..ray(0, pair, 6.0, 0, COMMITS) },
        Ray { most: 5.0, ..ray(0, pair, 6.0, 0, COMMITS) },
        ray(0, pair, 6.0, 0, STOPS),
        ray(0, pair, 6.0, 0, STOPS | COMMITS),
        ray(1, high, 8.0, 0, STOPS | COMMITS),
    ]
}

/// A primitive that a ray meets.
#[derive(Clone, Copy, Debug)]
pub struct Hit {
    pub instance: usize,
    pub geometry: usize,
    pub primitive: usize,
    pub distance: f64,
    /// Barycentrics, or where in the box.
    pub at: [f64; 2],
    pub is_opaque: bool,
    pub is_front: bool,
}

impl Hit {
    pub fn is_triangle(&self) -> bool {
        self.instance == 0
    }

    pub fn kind(&self) -> u32 {
        match (self.is_triangle(), self.is_front) {
            (false, _) => BOX_KIND,
            (true, true) => FRONT,
            (true, false) => BACK,
        }
    }
}

/// All that a ray meets, the nearest first.
pub fn met(ray: &Ray) -> Vec<Hit> {
    let mut found = Vec::new();
    for (instance, part) in PARTS.iter().enumerate() {
        if ray.mask & u32::from(part.mask) == 0 {
            continue;
        }
        let (origin, direction) = in_object(part, ray);
        for geometry in 0..2 {
            let mut is_opaque = geometry == 0;
            if ray.flags & FORCE_OPAQUE != 0 {
                is_opaque = true;
            } else if ray.flags & FORCE_NON_OPAQUE != 0 {
                is_opaque = false;
            }
            let is_culled =
                if is_opaque { ray.flags & CULL_OPAQUE } else { ray.flags & CULL_NON_OPAQUE } != 0;
            for primitive in 0..2 {
                let met = match instance {
                    0 => meet_triangle(&TRIANGLES[geometry][3 * primitive..][..3], origin, direction),
                    _ => meet_box(&BOXES[geometry][primitive], origin, direction),
                };
                let Some((distance, at, is_front)) = met else { continue };
                let is_turned = instance == 0
                    && (ray.flags & CULL_BACK != 0 && !is_front || ray.flags & CULL_FRONT != 0 && is_front);
                let is_within = f64::from(ray.least) < distance && distance < f64::from(ray.most);
                if is_within && !is_culled && !is_turned {
                    found.push(Hit { instance, geometry, primitive, distance, at, is_opaque, is_front });
                }
            }
        }
    }
    found.sort_by(|a, b| a.distance.total_cmp(&b.distance));
    found
}

fn meet_triangle(corners: &[[f32; 3]], origin: Vector, direction: Vector) -> Option<(f64, [f64; 2], bool)> {
    let [a, b, c] = [0, 1, 2].map(|it| corners[it].map(f64::from));
    let (along, across) = (subtract(b, a), subtract(c, a));
    let normal = cross(along, across);
    let slope = dot(normal, direction);
    let distance = dot(normal, subtract(a, origin)) / slope;
    let at = subtract(point(origin, direction, distance), a);
    let area = dot(normal, normal);
    let (u, v) = (dot(cross(at, across), normal) / area, dot(cross(along, at), normal) / area);
    // Corners that go clockwise as the ray sees them are the front's, in a system that is left-handed.
    (u >= 0.0 && v >= 0.0 && u + v <= 1.0).then_some((distance, [u, v], slope < 0.0))
}

/// The plane in the middle of the box.
fn meet_box(corners: &[f32; 6], origin: Vector, direction: Vector) -> Option<(f64, [f64; 2], bool)> {
    let distance = (0.5 - origin[2]) / direction[2];
    let at = point(origin, direction, distance);
    let is_inside =
        |axis: usize| (f64::from(corners[axis])..f64::from(corners[axis + 3])).contains(&at[axis]);
    (is_inside(0) && is_inside(1)).then_some((distance, [at[0], at[1]], false))
}

fn point(origin: Vector, direction: Vector, distance: f64) -> Vector {
    [0, 1, 2].map(|it| origin[it] + direction[it] * distance)
}

fn subtract(a: Vector, b: Vector) -> Vector {
    [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
}

fn dot(a: Vector, b: Vector) -> f64 {
    a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
}

fn cross(a: Vector, b: Vector) -> Vector {
    [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
}

fn transformed(rows: &[[f32; 4]; 3], at: Vector, one: f64) -> Vector {
    rows.map(|row| dot([row[0], row[1], row[2]].map(f64::from), at) + f64::from(row[3]) * one)
}

/// Rows that lead from the world's system into the object's.
pub fn to_object(part: &Part) -> [[f32; 4]; 3] {
    let [x, y, z] = part.to_world.map(|row| [row[0], row[1], row[2]].map(f64::from));
    let determinant = dot(x, cross(y, z));
    let columns = [cross(y, z), cross(z, x), cross(x, y)];
    let moved = part.to_world.map(|row| f64::from(row[3]));
    [0, 1, 2].map(|row| {
        let linear = columns.map(|column| column[row] / determinant);
        let [a, b, c] = linear.map(|it| it as f32);
        [a, b, c, -dot(linear, moved) as f32]
    })
}

pub fn in_object(part: &Part, ray: &Ray) -> (Vector, Vector) {
    let rows = to_object(part);
    let (origin, direction) = (ray.origin.map(f64::from), ray.direction.map(f64::from));
    (transformed(&rows, origin, 1.0), transformed(&rows, direction, 0.0))
}
