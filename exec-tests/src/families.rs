//! Programs that hold every function and method of the language to numbers worked out here: tables of calls, and
//! what comes out of each. `tests/intrinsics.rs` runs them, and names what no program calls.
//!
//! What the driver for the CPU (lavapipe of Mesa 25.0) does not do, so that the programs leave it out:
//! - of images with linear filters it says that pages are missing, and it cannot tell the pages of arrays of cubes
//!   apart; both with DXC's words, too. Asked for the pages of images that have none, it crashes: images of these
//!   programs are sparse;
//! - the level of `GetDimensions` is that of one invocation for all that run together;
//! - it has no `shaderResourceMinLod`, so nothing clamps levels of detail, and lacks the extensions that
//!   `tests/intrinsics.rs` names.

mod atomics;
mod buffers;
pub mod calls;
mod conversions;
pub mod coverage;
mod geometry;
mod pixels;
mod reals;
mod sampler;
mod textures;
mod waves;
mod wholes;

use crate::case::Case;

/// Complaints about what came out.
pub type Check = Box<dyn Fn(&Found) -> Vec<String> + Send + Sync>;

/// A shader, what it runs on, and who says whether the results are right.
pub struct Program {
    pub name: String,
    pub text: String,
    /// What is bound; expects nothing by itself.
    pub case: Case,
    pub check: Check,
}

/// What bindings hold afterwards.
pub struct Found(pub Vec<(u32, Vec<u8>)>);

impl Found {
    pub fn words(&self, binding: u32) -> Vec<u32> {
        let bytes = self.0.iter().find(|it| it.0 == binding).map_or(&[][..], |it| &it.1);
        bytes.chunks_exact(4).map(|it| u32::from_le_bytes([it[0], it[1], it[2], it[3]])).collect()
    }

    pub fn floats(&self, binding: u32) -> Vec<f32> {
        self.words(binding).into_iter().map(f32::from_bits).collect()
    }
}

pub fn all() -> Vec<Program> {
    let families: &[fn() -> Vec<Program>] = &[
        reals::programs,
        wholes::programs,
        geometry::programs,
        conversions::programs,
        waves::programs,
        atomics::programs,
        buffers::programs,
        textures::programs,
        pixels::programs,
    ];
    families.iter().flat_map(|family| family()).collect()
}
