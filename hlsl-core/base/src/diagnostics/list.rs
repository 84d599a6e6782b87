//! The declarations of all errors and warnings, one file per range of codes.
//!
//! E00xx preprocess, E01xx parse, E02xx names, E03xx types, E04xx overloads and templates (E045x declarations, E047x subobjects), E05xx attributes
//! and entry points, E06xx legalization, E07xx options, E08xx stage interfaces, E086x memory layout, E087x and E088x wgpu,
//! E09xx work graphs, E0999 faults of the compiler itself, E10xx shaders of a program that do not fit together. Warnings have the same ranges with `W`.

pub mod attribute_syntax;
pub mod attributes;
pub mod declarations;
pub mod hit_objects;
pub mod interface;
pub mod internal;
pub mod layout;
pub mod legalize;
pub mod meshes;
pub mod names;
pub mod nodes;
pub mod options;
pub mod overloads;
pub mod parse;
pub mod placement;
pub mod preprocess;
pub mod programs;
pub mod rays;
pub mod subobjects;
pub mod suspicious;
pub mod types;
pub mod wgpu;

use super::template::Template;

/// All codes.
pub fn codes() -> impl Iterator<Item = &'static str> {
    templates().map(|it| it.code)
}

/// The group of what Vulkan has no counterpart for.
pub const VK_IGNORED_FEATURES: &str = "vk-ignored-features";

/// The names of all warnings, some of them more than once.
pub fn warning_names() -> impl Iterator<Item = &'static str> {
    templates().map(|it| it.warning_name).filter(|it| !it.is_empty())
}

/// All declarations.
pub fn templates() -> impl Iterator<Item = &'static Template> {
    LISTS.iter().flat_map(|it| *it).copied()
}

const LISTS: &[&[&Template]] = &[
    preprocess::TEMPLATES,
    parse::TEMPLATES,
    names::TEMPLATES,
    types::TEMPLATES,
    suspicious::TEMPLATES,
    overloads::TEMPLATES,
    declarations::TEMPLATES,
    attribute_syntax::TEMPLATES,
    attributes::TEMPLATES,
    interface::TEMPLATES,
    meshes::TEMPLATES,
    layout::TEMPLATES,
    placement::TEMPLATES,
    rays::TEMPLATES,
    hit_objects::TEMPLATES,
    nodes::TEMPLATES,
    subobjects::TEMPLATES,
    legalize::TEMPLATES,
    options::TEMPLATES,
    wgpu::TEMPLATES,
    programs::TEMPLATES,
    internal::TEMPLATES,
];

#[cfg(test)]
mod tests {
    /// A file that LISTS lacks is hidden from every test of declarations.
    #[test]
    fn every_file_of_declarations_is_listed() {
        let files = include_str!("list.rs").lines().filter(|it| it.starts_with("pub mod ")).count();
        assert_eq!(super::LISTS.len(), files);
    }

    #[test]
    fn no_code_has_two_meanings() {
        let mut codes: Vec<&str> = super::codes().collect();
        codes.sort_unstable();
        let twice: Vec<&str> = codes.windows(2).filter(|it| it[0] == it[1]).map(|it| it[0]).collect();
        assert_eq!(twice, [""; 0]);
    }
}
