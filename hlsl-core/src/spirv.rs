//! SPIR-V's enumerants: the vocabulary of the intrinsics table, the IR and the emitter.

pub use rspirv::spirv::*;
