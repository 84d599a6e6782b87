//! The tests of this crate are everything in it.
