//! The objects of the scene: ground, pyramids, a fence and balls.

use crate::shaders::trace_picture::{Ball, Face, Scene};
use crate::vector::{Vector, cross, normalize, scale, subtract};

const CHECKERS: u32 = 0;
const STRIPES: u32 = 1;
const FENCE: u32 = 2;
pub const FENCE_HOLE: f32 = 0.14;

pub struct World {
    pub scene: Scene,
    pub balls: Vec<Ball>,
    /// Ground and pyramids, then the fence; a face for each triangle.
    pub solid: Vec<Vector>,
    pub fence: Vec<Vector>,
    pub faces: Vec<Face>,
}

impl World {
    pub fn new(width: u32, height: u32, samples: u32) -> World {
        let eye = [1.2, 2.3, 8.5];
        let forward = normalize(subtract([0.1, 0.95, 0.0], eye));
        let right = normalize(cross(forward, [0.0, 1.0, 0.0]));
        let up = cross(right, forward);
        let reach = 0.42;
        let aspect = width as f32 / height as f32;
        let sun = normalize([-0.55, 0.62, 0.45]);
        let scene = Scene::new(
            eye,
            width,
            forward,
            height,
            scale(right, reach * aspect),
            samples,
            scale(up, reach),
            FENCE_HOLE,
            sun,
            0.0,
        );
        let ball = |center, radius, color, mirror| Ball::new(center, radius, color, mirror);
        let mut balls = vec![
            ball([-1.2, 1.0, 0.2], 1.0, [0.96, 0.93, 0.88], 0.82),
            ball([1.35, 0.62, 1.7], 0.62, [0.85, 0.22, 0.20], 0.18),
            ball([0.25, 0.42, 2.6], 0.42, [0.20, 0.45, 0.75], 0.25),
        ];
        // A ring of small ones around the large one.
        for step in 0..10u8 {
            let angle = f32::from(step) / 10.0 * std::f32::consts::TAU;
            let (sin, cos) = angle.sin_cos();
            let share = f32::from(step) / 10.0;
            let color = [0.9 - 0.6 * share, 0.35 + 0.4 * share, 0.25 + 0.55 * share];
            balls.push(ball([-1.2 + 1.75 * cos, 0.22, 0.2 + 1.75 * sin], 0.22, color, 0.1));
        }

        let mut solid = Vec::new();
        let mut fence = Vec::new();
        let mut faces = Vec::new();
        let mut add = |list: &mut Vec<Vector>, corners: [Vector; 3], material| {
            let [a, b, c] = corners;
            list.extend(corners);
            faces.push(Face::new(normalize(cross(subtract(b, a), subtract(c, a))), material));
        };
        let far = 40.0;
        add(&mut solid, [[-far, 0.0, far], [far, 0.0, far], [far, 0.0, -far]], CHECKERS);
        add(&mut solid, [[-far, 0.0, far], [far, 0.0, -far], [-far, 0.0, -far]], CHECKERS);
        for (place, size, height) in [([2.6, -1.6], 1.3, 2.4), ([-4.2, -3.0], 1.7, 3.1)] {
            let [x, z]: [f32; 2] = place;
            let top = [x, height, z];
            let corners = [
                [x - size, 0.0, z + size],
                [x + size, 0.0, z + size],
                [x + size, 0.0, z - size],
                [x - size, 0.0, z - size],
            ];
            for side in 0..4 {
                add(&mut solid, [corners[side], corners[(side + 1) % 4], top], STRIPES);
            }
        }
        let (low, high, depth) = (0.05, 1.25, -3.4);
        add(&mut fence, [[-9.0, low, depth], [9.0, low, depth], [9.0, high, depth]], FENCE);
        add(&mut fence, [[-9.0, low, depth], [9.0, high, depth], [-9.0, high, depth]], FENCE);
        World { scene, balls, solid, fence, faces }
    }

    /// A box around each ball.
    pub fn boxes(&self) -> Vec<[f32; 6]> {
        let around = |ball: &Ball| {
            let ([x, y, z], r) = (ball.center, ball.radius);
            [x - r, y - r, z - r, x + r, y + r, z + r]
        };
        self.balls.iter().map(around).collect()
    }
}
