//! What all units of a build share: the texts of the files, each read once, and the results of compilations that do not
//! differ after the preprocessor.

use hlsl_core::{
    Session,
    source::load::{FileLoader, Snapshot},
};

/// Made anew for each build, because a program may build again after a change.
#[derive(Default)]
pub(crate) struct Shared {
    pub(crate) files: Snapshot<FileLoader>,
    pub(crate) session: Session,
}
