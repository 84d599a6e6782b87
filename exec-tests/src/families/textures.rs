//! .
pub fn programs() -> Vec<super::Program> {
    Vec::new()
}
