//! The functions and methods of the language, from the table that `intrinsics.def` declares.

/// A row of the table of overloads.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct OverloadId(pub u16);
