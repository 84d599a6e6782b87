//! A hash of 128 bits that is the same on every machine and in every version: MurmurHash3, in its form for x64, with
//! the seed 0. The standard library's and rustc-hash's have 64 bits, and do not promise to stay as they are.
//!
//! It is not cryptographic: two inputs with the same hash can be constructed, so the store compares the bytes, too.

const C1: u64 = 0x87c3_7b91_1142_53d5;
const C2: u64 = 0x4cf5_ad43_2745_937f;

/// The hash of some bytes. As text it has 32 hexadecimal digits.
pub(crate) fn of(bytes: &[u8]) -> u128 {
    let (mut h1, mut h2) = (0u64, 0u64);
    let (blocks, tail) = bytes.as_chunks::<16>();
    for block in blocks {
        let (k1, k2) = halves(*block);
        h1 = (h1 ^ mix1(k1)).rotate_left(27).wrapping_add(h2).wrapping_mul(5).wrapping_add(0x52dc_e729);
        h2 = (h2 ^ mix2(k2)).rotate_left(31).wrapping_add(h1).wrapping_mul(5).wrapping_add(0x3849_5ab5);
    }
    let mut last = [0; 16];
    last[..tail.len()].copy_from_slice(tail);
    // Mixing zero gives zero, so that a short tail needs no special case.
    let (k1, k2) = halves(last);
    h1 ^= mix1(k1) ^ bytes.len() as u64;
    h2 ^= mix2(k2) ^ bytes.len() as u64;
    h1 = h1.wrapping_add(h2);
    h2 = h2.wrapping_add(h1);
    (h1, h2) = (finish(h1), finish(h2));
    h1 = h1.wrapping_add(h2);
    h2 = h2.wrapping_add(h1);
    u128::from(h2) << 64 | u128::from(h1)
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

fn halves(block: [u8; 16]) -> (u64, u64) {
    let both = u128::from_le_bytes(block);
    (both as u64, (both >> 64) as u64)
}

fn mix1(k: u64) -> u64 {
    k.wrapping_mul(C1).rotate_left(31).wrapping_mul(C2)
}

fn mix2(k: u64) -> u64 {
    k.wrapping_mul(C2).rotate_left(33).wrapping_mul(C1)
}

fn finish(mut k: u64) -> u64 {
    k = (k ^ k >> 33).wrapping_mul(0xff51_afd7_ed55_8ccd);
    k = (k ^ k >> 33).wrapping_mul(0xc4ce_b9fe_1a85_ec53);
    k ^ k >> 33
}

#[cfg(test)]
mod tests {
    /// As Python's `mmh3.hash128(data, signed=False)` has them.
    #[test]
    fn the_hash_is_the_one_that_others_compute() {
        for (text, expected) in [
            ("", 0),
            ("a", 0xe6b5_3a48_510e_895a_8555_5565_f659_7889),
            ("0123456789abcde", 0x4fcc_f50c_7c54_4cf0_a62d_d5f6_c0bf_2351),
            ("0123456789abcdef", 0x87c3_5b5c_63a7_08da_4be0_6d94_cf4a_d1a7),
            ("0123456789abcdefg", 0x0800_f4c2_06c3_72ee_8e32_612d_aa45_f9de),
        ] {
            assert_eq!(super::of(text.as_bytes()), expected, "{text}");
        }
        let list = super::of_list(["-T", "ps_6_0", "a.hlsl"]);
        assert_eq!(list, 0x9f03_1698_4a2c_7e3b_1f14_9205_0924_bdde);
    }
}
