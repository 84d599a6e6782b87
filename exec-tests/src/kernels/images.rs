//! Kernels on pictures: filters, levels, compression, counting, and a picture of clouds.

use super::{
    Data, Problem, Vec3, dot, expect, image, lerp, normalize, sample, scale as times, texture, unit, zeros,
};
use crate::generate::random::Random;

/// Smooth patches with noise on them; the height grows with the scale.
fn noisy_picture(seed: u64, width: u32, height: u32) -> Vec<[f32; 4]> {
    let mut random = Random::new(seed);
    let mut texels = Vec::new();
    for y in 0..height {
        for x in 0..width {
            let base = [x as f32 / width as f32, y as f32 / height as f32, ((x / 16 + y / 16) % 2) as f32];
            let color = base.map(|it| (it * 0.8 + unit(&mut random) * 0.2).min(1.0));
            texels.push([color[0], color[1], color[2], unit(&mut random)]);
        }
    }
    texels
}

struct Texels {
    width: usize,
    height: usize,
    colors: Vec<[f32; 4]>,
}

impl Texels {
    fn new(seed: u64, width: u32, height: u32) -> Texels {
        let colors = noisy_picture(seed, width, height);
        Texels { width: width as usize, height: height as usize, colors }
    }

    fn bound(&self) -> crate::case::Bound {
        texture(self.width as u32, self.height as u32, &self.colors)
    }

    /// The texel, or the nearest at the edge.
    fn at(&self, x: i32, y: i32) -> [f32; 4] {
        let (x, y) = (x.clamp(0, self.width as i32 - 1), y.clamp(0, self.height as i32 - 1));
        self.colors[y as usize * self.width + x as usize]
    }
}

fn rgb([r, g, b, _]: [f32; 4]) -> Vec3 {
    [r, g, b]
}

pub(super) fn bilateral_filter(scale: u32) -> Problem {
    let texels = Texels::new(7, 128, 32 * scale);
    Problem {
        groups: [128 / 8, 4 * scale, 1],
        bound: vec![(0, texels.bound()), (1, image(128, 32 * scale))],
        push: Vec::new(),
        check: Box::new(move |written| {
            let found = written.floats(1);
            for at in sample(texels.colors.len()) {
                let (x, y) = ((at % texels.width) as i32, (at / texels.width) as i32);
                let center = texels.at(x, y);
                let (mut sum, mut weights) = ([0.0; 4], 0.0);
                for v in -3..=3 {
                    for u in -3..=3 {
                        let other = texels.at(x + u, y + v);
                        let difference = super::sub(rgb(center), rgb(other));
                        let near = -((u * u + v * v) as f32) / 8.0;
                        let weight = (near - dot(difference, difference) * 20.0).exp();
                        weights += weight;
                        (0..4).for_each(|i| sum[i] += other[i] * weight);
                    }
                }
                let expected = sum.map(|it| it / weights);
                expect(&format!("texel {x}, {y}"), &found[at * 4..][..4], &expected, 1e-4)?;
            }
            Ok(())
        }),
    }
}

pub(super) fn gaussian_filter(scale: u32) -> Problem {
    let texels = Texels::new(8, 512, 32 * scale);
    Problem {
        groups: [512 / 64, 32 * scale, 1],
        bound: vec![(0, texels.bound()), (1, image(512, 32 * scale))],
        push: Vec::new(),
        check: Box::new(move |written| {
            let found = written.floats(1);
            for at in sample(texels.colors.len()) {
                let (x, y) = ((at % texels.width) as i32, (at / texels.width) as i32);
                let (mut sum, mut weights) = ([0.0; 3], 0.0);
                for offset in -8..=8 {
                    let weight = (-(offset * offset) as f32 / 32.0).exp();
                    weights += weight;
                    sum = super::add(sum, times(rgb(texels.at(x + offset, y)), weight));
                }
                let expected = sum.map(|it| it / weights);
                expect(&format!("texel {x}, {y}"), &found[at * 4..][..3], &expected, 1e-4)?;
            }
            Ok(())
        }),
    }
}

pub(super) fn mip_levels(scale: u32) -> Problem {
    let (width, height) = (256, 64 * scale);
    let texels = Texels::new(9, width, height);
    let level = |by: u32| image(width / by, height / by);
    Problem {
        groups: [width / 16, height / 16, 1],
        bound: vec![(0, texels.bound()), (1, level(2)), (2, level(4)), (3, level(8))],
        push: Vec::new(),
        check: Box::new(move |written| {
            let to_linear =
                |it: f32| if it > 0.04045 { ((it + 0.055) / 1.055).powf(2.4) } else { it / 12.92 };
            let to_gamma =
                |it: f32| if it > 0.0031308 { 1.055 * it.powf(1.0 / 2.4) - 0.055 } else { it * 12.92 };
            for (binding, by) in [(1, 2), (2, 4), (3, 8)] {
                let found = written.floats(binding);
                let wide = texels.width / by;
                for at in sample(wide * (texels.height / by)) {
                    let (x, y) = (at % wide, at / wide);
                    let mut sum = [0.0; 4];
                    for i in 0..by * by {
                        let texel = texels.at((x * by + i % by) as i32, (y * by + i / by) as i32);
                        (0..3).for_each(|part| sum[part] += to_linear(texel[part]));
                        sum[3] += texel[3];
                    }
                    let [r, g, b, a] = sum.map(|it| it / (by * by) as f32);
                    let expected = [to_gamma(r), to_gamma(g), to_gamma(b), a];
                    let what = format!("texel {x}, {y} of level {binding}");
                    expect(&what, &found[at * 4..][..4], &expected, 1e-3)?;
                }
            }
            Ok(())
        }),
    }
}

fn to_bytes(color: [f32; 4]) -> [u32; 3] {
    rgb(color).map(|it| (it.clamp(0.0, 1.0) * 255.0 + 0.5) as u32)
}

pub(super) fn block_compression(scale: u32) -> Problem {
    let (width, height) = (128, 64 * scale);
    let texels = Texels::new(10, width, height);
    let mut push = Data::default();
    push.uint(width);
    Problem {
        groups: [width / 32, height / 32, 1],
        bound: vec![(0, texels.bound()), (1, zeros((width * height / 8) as usize))],
        push: push.0,
        check: Box::new(move |written| {
            let found = written.words(1);
            let wide = texels.width / 4;
            for at in sample(wide * (texels.height / 4)) {
                let (x, y) = (at % wide * 4, at / wide * 4);
                let block =
                    std::array::from_fn(|i| to_bytes(texels.at((x + i % 4) as i32, (y + i / 4) as i32)));
                let expected = compressed(&block);
                if found[at * 2..][..2] != expected {
                    return Err(format!(
                        "block {x}, {y}: found {:x?}, not {expected:x?}",
                        &found[at * 2..][..2]
                    ));
                }
            }
            Ok(())
        }),
    }
}

/// A block in BC1.
fn compressed(block: &[[u32; 3]; 16]) -> [u32; 2] {
    let to565 = |[r, g, b]: [u32; 3]| {
        ((r * 31 + 127) / 255) << 11 | ((g * 63 + 127) / 255) << 5 | ((b * 31 + 127) / 255)
    };
    let from565 = |it: u32| {
        let (r, g, b) = (it >> 11, (it >> 5) & 63, it & 31);
        [r << 3 | r >> 2, g << 2 | g >> 4, b << 3 | b >> 2].map(|it| it as i32)
    };
    let bound = |pick: fn(u32, u32) -> u32, start| {
        block.iter().fold([start; 3], |all, it| std::array::from_fn(|i| pick(all[i], it[i])))
    };
    let (a, b) = (to565(bound(u32::max, 0)), to565(bound(u32::min, 255)));
    let (first, second) = (a.max(b), a.min(b));
    let (p, q) = (from565(first), from565(second));
    let between = |p: [i32; 3], q: [i32; 3]| std::array::from_fn(|i| (2 * p[i] + q[i]) / 3);
    let palette: [[i32; 3]; 4] = [p, q, between(p, q), between(q, p)];
    let mut indices = 0;
    if first != second {
        for (place, texel) in block.iter().enumerate() {
            let error =
                |color: &[i32; 3]| -> i32 { (0..3).map(|i| (texel[i] as i32 - color[i]).pow(2)).sum() };
            let best = (0..4).min_by_key(|&i| error(&palette[i])).unwrap_or(0);
            indices |= (best as u32) << (2 * place);
        }
    }
    [first | second << 16, indices]
}

pub(super) fn histogram(scale: u32) -> Problem {
    let (width, height) = (256, 64 * scale);
    let texels = Texels::new(11, width, height);
    Problem {
        groups: [width / 64, height / 64, 1],
        bound: vec![(0, texels.bound()), (1, zeros(256))],
        push: Vec::new(),
        check: Box::new(move |written| {
            let mut counts = [0; 256];
            for color in &texels.colors {
                let [r, g, b] = to_bytes(*color);
                counts[((r * 54 + g * 183 + b * 19) >> 8) as usize] += 1;
            }
            // A color between two bytes may become either.
            let found = written.words(1);
            let differs: u32 = found.iter().zip(&counts).map(|(a, b)| a.abs_diff(*b)).sum();
            let total: u32 = found.iter().sum();
            if total != width * height || differs > total / 1000 {
                return Err(format!("{total} texels counted, {differs} of them otherwise"));
            }
            Ok(())
        }),
    }
}

pub(super) fn clouds(scale: u32) -> Problem {
    let (width, height) = (64, 16 * scale);
    let mut push = Data::default();
    push.uint(width).uint(height);
    Problem {
        groups: [width / 8, height / 8, 1],
        bound: vec![(0, zeros((width * height * 4) as usize))],
        push: push.0,
        check: Box::new(move |written| {
            let found = written.floats(0);
            let mut wrong = Vec::new();
            let places: Vec<usize> = sample((width * height) as usize).collect();
            for &at in &places {
                let expected = sky(at as u32 % width, at as u32 / width, [width, height]);
                let what = format!("texel {at}");
                wrong.extend(expect(&what, &found[at * 4..][..4], &expected, 1e-2).err());
            }
            // A sample at a threshold may fall on either side.
            if wrong.len() * 50 > places.len() { Err(wrong.swap_remove(0)) } else { Ok(()) }
        }),
    }
}

fn sky(x: u32, y: u32, [width, height]: [u32; 2]) -> [f32; 4] {
    let u = (x as f32 + 0.5) / width as f32 * 2.0 - 1.0;
    let v = (y as f32 + 0.5) / height as f32 * 2.0 - 1.0;
    let direction = normalize([u, v * 0.5 + 0.2, 1.0]);
    let sun = normalize([0.4, 0.8, 0.3]);
    let (mut light, mut clear) = ([0.0; 3], 1.0_f32);
    for i in 0..32 {
        let at = times(direction, i as f32 * 0.25 + 1.0);
        let here = density(at, 4);
        if here > 0.01 {
            let toward = density(super::add(at, times(sun, 0.4)), 2).clamp(0.0, 1.0);
            let color: Vec3 = std::array::from_fn(|i| lerp([1.0, 0.9, 0.7][i], [0.3, 0.35, 0.45][i], toward));
            let part = 1.0 - (-here * 0.5).exp();
            light = super::add(light, times(color, clear * part));
            clear *= 1.0 - part;
            if clear < 0.02 {
                break;
            }
        }
    }
    let [r, g, b] = super::add(light, times([0.3, 0.5, 0.8], clear));
    [r, g, b, 1.0 - clear]
}

fn density(at: Vec3, octaves: u32) -> f32 {
    const TURN: [Vec3; 3] = [[0.0, 0.8, 0.6], [-0.8, 0.36, -0.48], [-0.6, -0.48, 0.64]];
    let (mut sum, mut size, mut p) = (0.0, 0.5, at);
    for _ in 0..octaves {
        sum += size * noise(p);
        p = times(TURN.map(|row| dot(row, p)), 2.02);
        size *= 0.5;
    }
    (sum - 0.45 - 0.05 * at[1].abs()).clamp(0.0, 1.0) * 2.0
}

fn noise(at: Vec3) -> f32 {
    let cell = at.map(|it| it.floor() as i32);
    let t = at.map(|it| it - it.floor()).map(|t| t * t * (3.0 - 2.0 * t));
    let corner = |i: i32| hash([cell[0] + (i & 1), cell[1] + ((i >> 1) & 1), cell[2] + (i >> 2)]);
    let row = |i: i32| lerp(corner(i), corner(i + 1), t[0]);
    lerp(lerp(row(0), row(2), t[1]), lerp(row(4), row(6), t[1]), t[2])
}

fn hash([x, y, z]: [i32; 3]) -> f32 {
    let mut h = (x as u32).wrapping_mul(73_856_093)
        ^ (y as u32).wrapping_mul(19_349_663)
        ^ (z as u32).wrapping_mul(83_492_791);
    h = (h ^ (h >> 13)).wrapping_mul(1_274_126_177);
    ((h ^ (h >> 16)) & 0xffff) as f32 / 65535.0
}
