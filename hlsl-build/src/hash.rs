//! The hash by which the cache of a build script recognizes what it has seen. It is never compared with that of another
//! program.

use std::hash::{DefaultHasher, Hash, Hasher};

/// Of a file's text, or of what else may change a result.
pub(crate) fn hash_of(value: &(impl Hash + ?Sized)) -> u64 {
    let mut hasher = DefaultHasher::new();
    value.hash(&mut hasher);
    hasher.finish()
}
