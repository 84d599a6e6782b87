//! Errors and warnings, and how they are shown.
//!
//! They are shown here and not in the crate that declares them because everything is built on that one: the library that
//! draws source lines would keep a user's build from starting with the stages.

pub mod render;

pub use hlsl_base::diagnostics::*;
