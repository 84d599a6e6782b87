//! Camera, sun, wind and text, in the types that `include_hlsl!` generated.

use crate::shaders::{ocean_pixel, seed_spectrum, text_vertex};
use bytemuck::Zeroable;

/// As in `ocean.hlsli`.
pub const WAVE_COUNT: u32 = 256;
pub const CASCADES: u32 = 3;
/// As in `ocean.hlsl`.
pub const MESH_ROWS: u32 = 640;
pub const MESH_COLUMNS: u32 = 480;
/// As in `atmosphere.hlsli`.
pub const TRANSMITTANCE_SIZE: [u32; 2] = [256, 64];
pub const SCATTER_SIZE: [u32; 2] = [32, 32];
pub const DOME_SIZE: [u32; 2] = [384, 192];

pub fn frame(width: u32, height: u32, samples: u32) -> ocean_pixel::Frame {
    let eye = [0.0, 8.5, 0.0];
    let forward = normalize([0.0, 0.062, 1.0]);
    let (near, far) = (0.5, 60000.0);
    let half_height = (46.0_f32.to_radians() / 2.0).tan();
    let half_width = half_height * width as f32 / height as f32;
    let right = normalize(cross([0.0, 1.0, 0.0], forward));
    let up = cross(forward, right);

    // Rows of the projection; y points down in Vulkan's clip space.
    let depth = far / (far - near);
    let view = [
        [right[0], right[1], right[2], -dot(right, eye)],
        [up[0], up[1], up[2], -dot(up, eye)],
        [forward[0], forward[1], forward[2], -dot(forward, eye)],
        [0.0, 0.0, 0.0, 1.0],
    ];
    let projection = [
        [1.0 / half_width, 0.0, 0.0, 0.0],
        [0.0, -1.0 / half_height, 0.0, 0.0],
        [0.0, 0.0, depth, -near * depth],
        [0.0, 0.0, 1.0, 0.0],
    ];

    let mut frame = ocean_pixel::Frame::zeroed();
    let camera = &mut frame.camera;
    camera.view = columns(view);
    camera.projection = columns(projection);
    camera.view_projection = columns(product(projection, view));
    camera.previous_view_projection = camera.view_projection;
    camera.eye = eye;
    camera.near_plane = near;
    camera.right = right.map(|x| x * half_width);
    camera.far_plane = far;
    camera.up = up.map(|x| x * half_height);
    camera.forward = forward;

    let (elevation, around) = (5.8_f32.to_radians(), -12.0_f32.to_radians());
    frame.sun.direction = [around.sin() * elevation.cos(), elevation.sin(), around.cos() * elevation.cos()];
    frame.sun.intensity = 20.0;
    frame.sun.color = [1.0, 0.97, 0.92];
    frame.sun.angular_size = 0.011;
    frame.target_size = [width * samples, height * samples];
    frame.picture_size = [width, height];
    frame.samples = samples;
    frame.frame_number = 1;
    frame.time = 31.0;
    frame.delta_time = 1.0 / 60.0;
    frame.exposure = 1.0;
    frame.bloom_strength = 0.055;
    frame.fog_density = 0.00011;
    frame.fog_height = 60.0;
    frame
}

pub fn wind() -> seed_spectrum::Wind {
    let mut wind = seed_spectrum::Wind::zeroed();
    let direction = normalize([0.45, 0.0, -1.0]);
    wind.direction = [direction[0], direction[2]];
    wind.speed = 9.5;
    wind.fetch = 120_000.0;
    wind.choppiness = 1.05;
    wind.height = 1.0;
    wind.seed = 7;
    wind.foam = 1.0;
    wind
}

/// The title and a line below it.
pub fn text() -> Vec<text_vertex::Glyph> {
    let mut glyphs = Vec::new();
    write(&mut glyphs, "HLSL -> SPIR-V", [0.075, 0.085], 0.0086, 0.46, 0xffff_ffff);
    write(&mut glyphs, "ATMOSPHERE - CLOUDS - FFT WATER - BLOOM", [0.076, 0.165], 0.0029, 0.42, 0xe0ff_ffff);
    glyphs
}

fn write(
    glyphs: &mut Vec<text_vertex::Glyph>,
    text: &str,
    place: [f32; 2],
    size: f32,
    weight: f32,
    color: u32,
) {
    for (number, character) in text.chars().enumerate().filter(|(_, character)| *character != ' ') {
        let mut glyph = text_vertex::Glyph::zeroed();
        glyph.place = [place[0] + number as f32 * 6.4 * size, place[1]];
        glyph.size = size;
        glyph.character = character as u32;
        glyph.color = color;
        glyph.weight = weight;
        glyphs.push(glyph);
    }
}

fn columns(rows: [[f32; 4]; 4]) -> [[f32; 4]; 4] {
    std::array::from_fn(|column| std::array::from_fn(|row| rows[row][column]))
}

fn product(a: [[f32; 4]; 4], b: [[f32; 4]; 4]) -> [[f32; 4]; 4] {
    std::array::from_fn(|row| std::array::from_fn(|column| (0..4).map(|i| a[row][i] * b[i][column]).sum()))
}

fn dot(a: [f32; 3], b: [f32; 3]) -> f32 {
    a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
}

fn cross(a: [f32; 3], b: [f32; 3]) -> [f32; 3] {
    [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
}

fn normalize(a: [f32; 3]) -> [f32; 3] {
    let length = dot(a, a).sqrt();
    a.map(|x| x / length)
}
