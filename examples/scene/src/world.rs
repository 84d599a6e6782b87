//! What is in the scene, in the generated types.

use crate::shaders::scene::{
    Draw, Frame, Object, Post, Shape,
    constants::{BONES, MOST, RINGS, SIDES},
    lit_corner::Shown,
};
use glam::{Mat4, Vec2, Vec3};
use std::f32::consts::TAU;

pub struct World {
    pub frame: Frame,
    pub shapes: Vec<Shape>,
    pub bones: Vec<Mat4>,
    /// Sorted by shape.
    pub objects: Vec<Object>,
    /// The numbers of the objects.
    pub all: Vec<Shown>,
    /// Of every shape: all have the same rings and sides.
    pub indices: Vec<u32>,
    /// One for each shape, of nothing yet.
    pub draws: Vec<Draw>,
}

impl World {
    pub fn new(aspect: f32) -> World {
        let eye = Vec3::new(0.0, 2.1, -6.2);
        let view = Mat4::look_at_rh(eye, Vec3::new(0.0, 1.5, 0.0), Vec3::Y);
        let view_projection = Mat4::perspective_rh(48_f32.to_radians(), aspect, 0.2, 80.0) * view;
        let sun = Vec3::new(0.55, 0.42, 0.75).normalize();
        let light = Mat4::look_at_rh(sun * 30.0, Vec3::ZERO, Vec3::Y);
        let light_projection = Mat4::orthographic_rh(-13.0, 13.0, -13.0, 13.0, 1.0, 60.0) * light;

        let (shapes, bends) = shapes();
        let objects = objects(shapes.len() as u32);
        let count = objects.len() as u32;
        let indices = indices();
        let draw = Draw::new(indices.len() as u32, 0, 0, 0, 0);
        World {
            frame: Frame::new(view_projection, view_projection.inverse(), light_projection, eye, count, sun),
            draws: vec![draw; shapes.len()],
            bones: bends.iter().flat_map(|it| bones(*it)).collect(),
            shapes,
            objects,
            all: (0..count).map(|object| Shown { object }).collect(),
            indices,
        }
    }

    /// The objects of a shape, as a range of their numbers.
    pub fn objects_of(&self, shape: usize) -> std::ops::Range<usize> {
        let before = |shape: usize| self.objects.iter().filter(|it| (it.shape as usize) < shape).count();
        before(shape)..before(shape + 1)
    }

    /// Of a picture of this size.
    pub fn post(&self, width: u32, height: u32) -> Post {
        Post::new(Vec2::new(1.0 / width as f32, 1.0 / height as f32), 0.62, 0.9)
    }

    /// The corners of each shape.
    pub fn corners() -> usize {
        (RINGS * SIDES) as usize
    }

    /// The objects of each shape that may be in view.
    pub fn most() -> usize {
        MOST as usize
    }
}

/// Each with the angle in radians by which it bends from bone to bone: the ground, two that bend, and a stone.
fn shapes() -> (Vec<Shape>, Vec<f32>) {
    let all = [
        (Shape::new(1.0, 0.0, 0.0), 0.0),
        (Shape::new(0.13, 0.035, 1.0), 0.34),
        (Shape::new(0.09, 0.05, 0.9), -0.22),
        (Shape::new(0.42, 0.0, 0.34), 0.06),
    ];
    all.into_iter().unzip()
}

/// Each bone turns what is above it.
fn bones(bend: f32) -> Vec<Mat4> {
    let length = 1.0 / (BONES - 1) as f32;
    let mut whole = Mat4::IDENTITY;
    let mut bones = Vec::new();
    for number in 0..BONES {
        let below = Vec3::new(0.0, number as f32 * length, 0.0);
        bones.push(whole * Mat4::from_translation(-below));
        whole *= Mat4::from_translation(Vec3::new(0.0, length, 0.0)) * Mat4::from_rotation_z(bend);
    }
    bones
}

/// The ground, and a spiral around its middle.
fn objects(shapes: u32) -> Vec<Object> {
    const COLORS: [[f32; 3]; 4] =
        [[0.75, 0.16, 0.10], [0.10, 0.45, 0.52], [0.80, 0.50, 0.10], [0.36, 0.18, 0.55]];
    let mut objects = vec![Object::new(Vec3::ZERO, 40.0, Vec3::new(0.34, 0.30, 0.24), 0.0, 0)];
    for number in 0..36 {
        let (around, distance) = (number as f32 * 2.4, 1.1 + 0.24 * number as f32);
        let place = Vec3::new(around.cos(), 0.0, around.sin()) * distance;
        let shape = 1 + number % (shapes - 1);
        let (size, color) = match shape {
            3 => (1.3, [0.30, 0.29, 0.28]),
            _ => (1.5 + (number % 5) as f32 * 0.35, COLORS[number as usize % COLORS.len()]),
        };
        objects.push(Object::new(place, size, color.into(), around * 1.7 % TAU, shape));
    }
    objects.sort_by_key(|it| it.shape);
    objects
}

/// Two triangles between each ring and the next, from side to side.
fn indices() -> Vec<u32> {
    let square = |ring: u32, side: u32| {
        let first = ring * SIDES + side;
        [first, first + 1, first + SIDES, first + SIDES, first + 1, first + SIDES + 1]
    };
    (0..RINGS - 1).flat_map(|ring| (0..SIDES - 1).flat_map(move |side| square(ring, side))).collect()
}
