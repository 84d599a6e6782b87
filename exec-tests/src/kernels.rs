//! Compute kernels of the kinds that engines run, each on data that is made here, with a check of what it writes: for
//! comparing the code that compilers make (`--bin kernels`). Their texts are in `kernels/`.
//!
//! Each is one dispatch that does the same whenever its buffers and images hold the same. `scale` makes it larger: a
//! driver for the CPU has enough with 1, a GPU needs more to be measured.

mod arrays;
mod geometry;
mod images;
mod simulation;

use crate::case::{Bound, Case, Picture};
use crate::generate::random::Random;
use std::path::Path;

pub struct Kernel {
    /// Of its file.
    pub name: &'static str,
    pub make: fn(scale: u32) -> Problem,
}

pub const ALL: &[Kernel] = &[
    // Arrays of numbers.
    Kernel { name: "matrix_product", make: arrays::matrix_product },
    Kernel { name: "radix_sort", make: arrays::radix_sort },
    Kernel { name: "prefix_sum", make: arrays::prefix_sum },
    Kernel { name: "reduction", make: arrays::reduction },
    Kernel { name: "fft", make: arrays::fft },
    Kernel { name: "eigenvectors", make: arrays::eigenvectors },
    // Pictures.
    Kernel { name: "bilateral_filter", make: images::bilateral_filter },
    Kernel { name: "gaussian_filter", make: images::gaussian_filter },
    Kernel { name: "mip_levels", make: images::mip_levels },
    Kernel { name: "block_compression", make: images::block_compression },
    Kernel { name: "histogram", make: images::histogram },
    Kernel { name: "clouds", make: images::clouds },
    // Shapes and rays.
    Kernel { name: "bvh_traversal", make: geometry::bvh_traversal },
    Kernel { name: "path_tracer", make: geometry::path_tracer },
    Kernel { name: "skinning", make: geometry::skinning },
    Kernel { name: "culling", make: geometry::culling },
    Kernel { name: "lights", make: geometry::lights },
    // Things that move.
    Kernel { name: "n_body", make: simulation::n_body },
    Kernel { name: "cloth", make: simulation::cloth },
];

/// What a kernel runs on, and what it has to write.
pub struct Problem {
    pub groups: [u32; 3],
    pub bound: Vec<(u32, Bound)>,
    pub push: Vec<u8>,
    pub check: Check,
}

pub type Check = Box<dyn Fn(&Written) -> Result<(), String>>;

impl Kernel {
    /// Its file with what is bound, for a device to run.
    pub fn case(&self, problem: &Problem) -> Case {
        let path =
            Path::new(env!("CARGO_MANIFEST_DIR")).join("kernels").join(self.name).with_extension("hlsl");
        Case {
            path,
            args: ["-T", "cs_6_0", "-E", "main"].map(str::to_owned).to_vec(),
            groups: problem.groups,
            bound: problem.bound.clone(),
            push: problem.push.clone(),
            ..Case::empty()
        }
    }
}

/// What buffers and images hold after a run.
pub struct Written(pub Vec<(u32, Vec<u8>)>);

impl Written {
    pub fn words(&self, binding: u32) -> Vec<u32> {
        let bytes = self.0.iter().find(|it| it.0 == binding).map_or(&[][..], |it| &it.1);
        bytes.as_chunks().0.iter().map(|word| u32::from_le_bytes(*word)).collect()
    }

    pub fn floats(&self, binding: u32) -> Vec<f32> {
        self.words(binding).into_iter().map(f32::from_bits).collect()
    }
}

/// The contents of a buffer while they are put together.
#[derive(Default)]
struct Data(Vec<u8>);

impl Data {
    fn uint(&mut self, value: u32) -> &mut Self {
        self.0.extend(value.to_le_bytes());
        self
    }

    fn float(&mut self, value: f32) -> &mut Self {
        self.uint(value.to_bits())
    }

    fn floats(&mut self, values: &[f32]) -> &mut Self {
        values.iter().for_each(|&it| {
            self.float(it);
        });
        self
    }

    fn of_uints(values: &[u32]) -> Data {
        Data(values.iter().flat_map(|it| it.to_le_bytes()).collect())
    }

    fn of_floats(values: &[f32]) -> Data {
        Data(values.iter().flat_map(|it| it.to_le_bytes()).collect())
    }
}

impl From<Data> for Bound {
    fn from(data: Data) -> Bound {
        Bound::Buffer(data.0)
    }
}

/// A buffer of so many zeros of 32 bits.
fn zeros(words: usize) -> Bound {
    Bound::Buffer(vec![0; words * 4])
}

fn texture(width: u32, height: u32, texels: &[[f32; 4]]) -> Bound {
    Bound::Texture(Picture::flat(width, height, 4, Data::of_floats(texels.as_flattened()).0))
}

/// A black storage image.
fn image(width: u32, height: u32) -> Bound {
    Bound::Image(Picture::flat(width, height, 4, vec![0; (width * height * 16) as usize]))
}

/// At least zero and less than one.
fn unit(random: &mut Random) -> f32 {
    (random.bits() >> 40) as f32 / (1_u64 << 24) as f32
}

/// At least -1 and less than 1.
fn signed(random: &mut Random) -> f32 {
    2.0 * unit(random) - 1.0
}

/// The indices that are compared where the expected values take long to compute.
fn sample(count: usize) -> impl Iterator<Item = usize> {
    (0..count).step_by((count / 1024).max(1))
}

/// Compares numbers with what they should be, relative to these where they are above 1.
fn expect(what: &str, found: &[f32], expected: &[f32], tolerance: f32) -> Result<(), String> {
    for (part, (found, expected)) in found.iter().zip(expected).enumerate() {
        // False for NaN, too.
        let is_close = (found - expected).abs() <= tolerance * expected.abs().max(1.0);
        if !is_close {
            return Err(format!("{what}, component {part}: found {found}, expected {expected}"));
        }
    }
    if found.len() == expected.len() { Ok(()) } else { Err(format!("{what} is missing")) }
}

type Vec3 = [f32; 3];

fn dot(a: Vec3, b: Vec3) -> f32 {
    a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
}

fn add(a: Vec3, b: Vec3) -> Vec3 {
    std::array::from_fn(|i| a[i] + b[i])
}

fn sub(a: Vec3, b: Vec3) -> Vec3 {
    std::array::from_fn(|i| a[i] - b[i])
}

fn scale(a: Vec3, by: f32) -> Vec3 {
    a.map(|it| it * by)
}

fn cross(a: Vec3, b: Vec3) -> Vec3 {
    [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
}

fn length(a: Vec3) -> f32 {
    dot(a, a).sqrt()
}

fn normalize(a: Vec3) -> Vec3 {
    scale(a, 1.0 / length(a))
}

fn lerp(a: f32, b: f32, t: f32) -> f32 {
    a + (b - a) * t
}
