//! The declarations of all errors and warnings, one file per range of codes.
//!
//! E00xx preprocess, E01xx parse, E02xx names, E03xx types, E04xx overloads and templates (E045x declarations), E05xx attributes
//! and entry points, E06xx legalization, E07xx options, E08xx stage interfaces, E086x memory layout, E087x and E088x wgpu,
//! E09xx work graphs, E0999 faults of the compiler itself. Warnings have the same ranges with `W`.

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
pub mod rays;
pub mod suspicious;
pub mod types;
pub mod wgpu;

/// All codes.
pub fn codes() -> impl Iterator<Item = &'static str> {
    LISTS.iter().flat_map(|it| it.0).copied()
}

/// The names of all warnings, some of them more than once.
pub fn warning_names() -> impl Iterator<Item = &'static str> {
    LISTS.iter().flat_map(|it| it.1).copied().filter(|it| !it.is_empty())
}

type Names = &'static [&'static str];

const LISTS: &[(Names, Names)] = &[
    (preprocess::CODES, preprocess::WARNINGS),
    (parse::CODES, parse::WARNINGS),
    (names::CODES, names::WARNINGS),
    (types::CODES, types::WARNINGS),
    (suspicious::CODES, suspicious::WARNINGS),
    (overloads::CODES, overloads::WARNINGS),
    (declarations::CODES, declarations::WARNINGS),
    (attribute_syntax::CODES, attribute_syntax::WARNINGS),
    (attributes::CODES, attributes::WARNINGS),
    (interface::CODES, interface::WARNINGS),
    (meshes::CODES, meshes::WARNINGS),
    (layout::CODES, layout::WARNINGS),
    (placement::CODES, placement::WARNINGS),
    (rays::CODES, rays::WARNINGS),
    (hit_objects::CODES, hit_objects::WARNINGS),
    (nodes::CODES, nodes::WARNINGS),
    (legalize::CODES, legalize::WARNINGS),
    (options::CODES, options::WARNINGS),
    (wgpu::CODES, wgpu::WARNINGS),
    (internal::CODES, internal::WARNINGS),
];

#[cfg(test)]
mod tests {
    #[test]
    fn no_code_has_two_meanings() {
        let mut codes: Vec<&str> = super::codes().collect();
        codes.sort_unstable();
        let twice: Vec<&str> = codes.windows(2).filter(|it| it[0] == it[1]).map(|it| it[0]).collect();
        assert_eq!(twice, [""; 0]);
    }
}
