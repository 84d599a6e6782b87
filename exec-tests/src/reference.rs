//! What the reference's modules ask of a driver beyond what Vulkan promises, taken out: a difference in results is to say
//! that somebody reads the shader in another way, not that a driver does as it likes.

const HEADER: usize = 5;
/// Where the header has the bound of the ids.
const BOUND: usize = 3;

const OP_CAPABILITY: u32 = 17;
const OP_ISUB: u32 = 130;
const OP_IMUL: u32 = 132;
const OP_SDIV: u32 = 135;
const OP_SREM: u32 = 138;
const OP_FORD_NOT_EQUAL: u32 = 182;
const OP_FUNORD_NOT_EQUAL: u32 = 183;
const OP_GROUP_NON_UNIFORM_PARTITION_NV: u32 = 5296;
const GROUP_NON_UNIFORM_PARTITIONED_NV: u32 = 5297;

/// The instructions of a module, each with its opcode.
fn instructions(words: &[u32]) -> impl Iterator<Item = (u32, &[u32])> {
    let mut rest = words.get(HEADER..).unwrap_or_default();
    std::iter::from_fn(move || {
        let first = *rest.first()?;
        let (instruction, others) = rest.split_at_checked((first >> 16).max(1) as usize)?;
        rest = others;
        Some((first & 0xffff, instruction))
    })
}

/// Whether there is an OpSRem, whose result Vulkan leaves undefined where an operand is negative: `-fcgl` keeps what the
/// shader says.
pub fn has_signed_remainder(words: &[u32]) -> bool {
    instructions(words).any(|(opcode, _)| opcode == OP_SREM)
}

/// The same module, but
/// - without GroupNonUniformPartitionedNV, which DXC asks for where waves add up, and which no driver for the CPU knows, unless
///   the module finds out partitions;
/// - with `a - a / b * b` in place of each OpSRem, which Vulkan leaves undefined where an operand is negative;
/// - with `!=` that is true for a NaN, as in HLSL.
pub fn portable(words: Vec<u32>) -> Vec<u32> {
    let mut bound = words.get(BOUND).copied().unwrap_or_default();
    let mut changed: Vec<u32> = words.iter().copied().take(HEADER).collect();
    let has_partitions = instructions(&words).any(|it| it.0 == OP_GROUP_NON_UNIFORM_PARTITION_NV);
    for (opcode, instruction) in instructions(&words) {
        match (opcode, instruction) {
            (OP_CAPABILITY, [_, GROUP_NON_UNIFORM_PARTITIONED_NV]) if !has_partitions => {}
            (OP_SREM, &[_, ty, result, dividend, divisor]) => {
                let (quotient, product) = (bound, bound + 1);
                bound += 2;
                changed.extend([5 << 16 | OP_SDIV, ty, quotient, dividend, divisor]);
                changed.extend([5 << 16 | OP_IMUL, ty, product, quotient, divisor]);
                changed.extend([5 << 16 | OP_ISUB, ty, result, dividend, product]);
            }
            (OP_FORD_NOT_EQUAL, [_, operands @ ..]) => {
                changed.push(5 << 16 | OP_FUNORD_NOT_EQUAL);
                changed.extend(operands);
            }
            _ => changed.extend(instruction),
        }
    }
    if let Some(word) = changed.get_mut(BOUND) {
        *word = bound;
    }
    changed
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_driver_may_do_as_it_likes_is_taken_out() {
        let header = [0x0723_0203, 0x1_0600, 0, 10, 0];
        let module = |body: &[u32]| [header.as_slice(), body].concat();
        let other = [2 << 16 | OP_CAPABILITY, 1];
        let partitioned = [2 << 16 | OP_CAPABILITY, GROUP_NON_UNIFORM_PARTITIONED_NV];
        let words = module(&[other.as_slice(), &partitioned, &[5 << 16 | OP_SREM, 1, 2, 3, 4]].concat());
        assert!(has_signed_remainder(&words));
        let mut expected = module(&other);
        expected.extend([5 << 16 | OP_SDIV, 1, 10, 3, 4]);
        expected.extend([5 << 16 | OP_IMUL, 1, 11, 10, 4]);
        expected.extend([5 << 16 | OP_ISUB, 1, 2, 3, 11]);
        expected[BOUND] = 12;
        let changed = portable(words);
        assert_eq!(changed, expected);
        assert!(!has_signed_remainder(&changed));
        assert_eq!(portable(changed.clone()), changed);
        let compared = |opcode: u32| module(&[5 << 16 | opcode, 1, 2, 3, 4]);
        assert_eq!(portable(compared(OP_FORD_NOT_EQUAL)), compared(OP_FUNORD_NOT_EQUAL));
        let matched = [4 << 16 | OP_GROUP_NON_UNIFORM_PARTITION_NV, 1, 2, 3];
        let words = module(&[partitioned.as_slice(), &matched].concat());
        assert_eq!(portable(words.clone()), words);
    }
}
