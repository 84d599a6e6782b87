//! Arithmetic that several stages share.

/// To a multiple of `alignment`, a power of two or not.
pub fn round_up(value: u32, alignment: u32) -> u32 {
    value.checked_next_multiple_of(alignment.max(1)).unwrap_or(u32::MAX)
}
