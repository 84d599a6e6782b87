//! A hash that is the same on every machine and in every version: the first 128 bits of SHA-256, so that `sha256sum` tells
//! whether a stored result is what its name says.

use sha2::{Digest, Sha256};

/// The hash of some bytes. As text it has 32 hexadecimal digits.
pub(crate) fn of(bytes: &[u8]) -> u128 {
    Sha256::digest(bytes).iter().take(16).fold(0, |hash, byte| hash << 8 | u128::from(*byte))
}

/// The hash of a list: of its items, each followed by a zero byte, which no argument and no path contains.
pub(crate) fn of_list<'a>(items: impl IntoIterator<Item = &'a str>) -> u128 {
    let mut bytes = Vec::new();
    for item in items {
        bytes.extend_from_slice(item.as_bytes());
        bytes.push(0);
    }
    of(&bytes)
}

#[cfg(test)]
mod tests {
    /// As `sha256sum` has them.
    #[test]
    fn the_hash_is_the_one_that_others_compute() {
        assert_eq!(super::of(b""), 0xe3b0_c442_98fc_1c14_9afb_f4c8_996f_b924);
        assert_eq!(super::of(b"abc"), 0xba78_16bf_8f01_cfea_4141_40de_5dae_2223);
        assert_eq!(super::of_list(["a", "bc"]), super::of(b"a\0bc\0"));
    }
}
