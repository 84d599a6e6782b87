//! What the scene is made of: the camera, the ground's materials, the lights. All of it goes to the shaders through the
//! types that `include_hlsl!` generated, so nothing here knows an offset.

use crate::shaders::{ground_pixel, raise, water_pixel};
use bytemuck::Zeroable;

/// The height map has this many cells both ways.
pub const RESOLUTION: u32 = 1024;
pub const EXTENT: f32 = 2000.0;
pub const MESH_CELLS: u32 = 1023;
pub const TREE_CELLS: u32 = 400;
pub const MAX_TREES: u32 = 40_000;
pub const WATER_LEVEL: f32 = 56.0;

pub fn ground() -> raise::Ground {
    let mut ground = raise::Ground::zeroed();
    ground.extent = EXTENT;
    ground.relief = 900.0;
    ground.water_level = WATER_LEVEL;
    ground.tree_line = 330.0;
    ground.resolution = RESOLUTION;
    ground.seed = 20;
    ground.mesh_cells = MESH_CELLS;
    ground.tree_cells = TREE_CELLS;
    ground.max_trees = MAX_TREES;
    ground.repose = 1.15;
    ground.texel = 2.0 * EXTENT / RESOLUTION as f32;

    // From the top layer down: each covers what the ones before it leave free.
    let layers = [
        // albedo, gloss, lowest, highest, steepest, grain
        ([0.82, 0.85, 0.92], 0.45, 400.0, 5000.0, 1.35, 0.03), // snow
        ([0.30, 0.26, 0.19], 0.15, -100.0, WATER_LEVEL + 9.0, 0.60, 0.10), // gravel of the shore
        ([0.115, 0.150, 0.045], 0.10, WATER_LEVEL, 330.0, 0.62, 0.16), // grass
        ([0.24, 0.20, 0.13], 0.10, 180.0, 470.0, 0.72, 0.14),  // dry meadow
        ([0.235, 0.215, 0.200], 0.25, -200.0, 9000.0, 90.0, 0.12), // rock
    ];
    for (layer, (albedo, gloss, lowest, highest, steepest, grain)) in ground.layers.iter_mut().zip(layers) {
        layer.albedo = albedo;
        layer.gloss = gloss;
        layer.lowest = lowest;
        layer.highest = highest;
        layer.steepest = steepest;
        layer.grain = grain;
    }
    ground.layer_count = layers.len() as u32;
    ground
}

pub fn lights() -> ground_pixel::Lights {
    let mut lights = ground_pixel::Lights::zeroed();
    lights.sun.direction = normalize([-0.80, 0.27, -0.10]);
    lights.sun.intensity = 6.5;
    lights.sun.color = [1.0, 0.62, 0.33];
    lights.sun.angular_size = 0.016;
    lights.fog.color = [0.36, 0.40, 0.50];
    lights.fog.density = 0.00026;
    lights.fog.base_height = WATER_LEVEL;
    lights.fog.falloff = 0.0060;
    lights.fog.sun_glow = 0.75;
    lights.fog.begin = 120.0;
    lights.sky_light = [0.30, 0.42, 0.70];
    lights.bounce_light = [0.22, 0.15, 0.10];
    lights.water_roughness = 0.022;

    let places = [
        [-262.0, -1632.0],
        [-221.0, -1611.0],
        [-286.0, -1588.0],
        [-243.0, -1571.0],
        [-196.0, -1556.0],
        [-309.0, -1532.0],
        [-262.0, -1504.0],
        [-214.0, -1480.0],
        [-166.0, -1440.0],
    ];
    for (number, (lamp, [x, z])) in lights.lamps.iter_mut().zip(places).enumerate() {
        let warmth = number as f32 / places.len() as f32;
        lamp.position = [x, WATER_LEVEL + 1.6, z];
        lamp.range = 70.0;
        lamp.color = [26.0, 11.0 + 4.0 * warmth, 3.0 + 3.0 * warmth];
        lamp.size = 0.9;
    }
    lights.lamp_count = places.len() as u32;
    lights
}

pub fn view(width: u32, height: u32, samples: u32) -> water_pixel::View {
    let eye = [-235.0, WATER_LEVEL + 17.0, -1700.0];
    let at = [-150.0, WATER_LEVEL + 135.0, 300.0];
    let (near, far) = (1.0, 9000.0);
    let half_height = (58.0_f32.to_radians() / 2.0).tan() * 0.62;
    let half_width = half_height * width as f32 / height as f32;

    let forward = normalize(subtract(at, eye));
    let right = normalize(cross([0.0, 1.0, 0.0], forward));
    let up = cross(forward, right);

    // Rows of the product of projection and view; y points down in Vulkan's clip space.
    let depth = far / (far - near);
    let row = |axis: [f32; 3], scale: f32, offset: f32| {
        [axis[0] * scale, axis[1] * scale, axis[2] * scale, offset - scale * dot(axis, eye)]
    };
    let rows = [
        row(right, 1.0 / half_width, 0.0),
        row(up, -1.0 / half_height, 0.0),
        row(forward, depth, -near * depth),
        row(forward, 1.0, 0.0),
    ];

    let mut view = water_pixel::View::zeroed();
    for (c, column) in view.view_projection.iter_mut().enumerate() {
        for (r, element) in column.iter_mut().enumerate() {
            *element = rows[r][c];
        }
    }
    view.eye = eye;
    view.time = 12.0;
    view.forward = forward;
    view.exposure = 0.80;
    view.right = right.map(|x| x * half_width);
    view.near_plane = near;
    view.up = up.map(|x| x * half_height);
    view.far_plane = far;
    view.target_size = [width * samples, height * samples];
    view.samples = samples;
    view
}

fn dot(a: [f32; 3], b: [f32; 3]) -> f32 {
    a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
}

fn cross(a: [f32; 3], b: [f32; 3]) -> [f32; 3] {
    [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
}

fn subtract(a: [f32; 3], b: [f32; 3]) -> [f32; 3] {
    [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
}

fn normalize(a: [f32; 3]) -> [f32; 3] {
    let length = dot(a, a).sqrt();
    a.map(|x| x / length)
}
