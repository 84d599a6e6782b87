//! Runs compute and pixel shaders on a Vulkan device and compares the numbers they write with those that were expected.
//!
//! A case is one HLSL file that says in its first comments what is bound and what must come out; `case` has the format.
//! What the numbers must be is worked out by hand, or taken from a compiler that is trusted:
//! `EXEC_COMPILER=dxc cargo test -p exec-tests` runs the cases with any compiler that takes dxc's arguments.
//!
//! `EXEC_DEVICE` names the device, or numbers it: `adapter` has what devices lack. `shards` has the tests run in processes of
//! their own, so that a driver's crash is the failure of one case.
//!
//! `draw` links stages that draw: `tests/pipelines.rs` holds the pictures that must come out against them.
//!
//! `printer` runs shaders that print: `tests/prints.rs` compares the text.
//!
//! `families` are tables of all functions and methods with what they must give: `tests/intrinsics.rs` runs them.
//!
//! Random programs have no numbers that are known beforehand: `generate` makes them, `differential` compares what the
//! levels of optimization make of them, `shrink` makes those that fail small enough to be read.

pub mod adapter;
pub mod case;
pub mod compile;
pub mod device;
pub mod differential;
pub mod draw;
pub mod families;
pub mod features;
pub mod generate;
pub mod interpret;
pub mod kernels;
pub mod printer;
mod reference;
pub mod shards;
pub mod shrink;
