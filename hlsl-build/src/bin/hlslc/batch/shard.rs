//! `--shard`: which entries of a batch are this machine's.

use hlsl_core::options::args::Shard;

use super::{hash, manifest::Entry};

/// Whether `entry` belongs to a part. Only the line's own arguments count, without the spaces and quotes around them:
/// neither the lines around it, nor the options for all lines, in which a machine may name folders of its own.
pub(crate) fn has(shard: Shard, entry: &Entry) -> bool {
    let hash = hash::of_list(entry.words.iter().map(String::as_str));
    hash % u128::from(shard.count) == u128::from(shard.index - 1)
}
