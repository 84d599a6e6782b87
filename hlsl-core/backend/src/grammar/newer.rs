//! What the `spirv` crate has no names for yet.

/// OpAbortKHR of SPV_KHR_abort: a type and a value of it, the message. It ends a block.
pub const ABORT: u16 = 5121;

pub const ABORT_EXTENSION: &str = "SPV_KHR_abort";

/// The capability and the extension of an instruction that the tables do not know.
pub fn needs_of(opcode: u16) -> Option<(u32, &'static str)> {
    match opcode {
        ABORT => Some((5120, ABORT_EXTENSION)),
        _ => None,
    }
}
