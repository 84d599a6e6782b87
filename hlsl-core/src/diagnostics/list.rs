//! Every error and warning, declared: one file per range of codes.
//!
//! E00xx preprocess, E01xx parse, E02xx names, E03xx types, E04xx overloads and templates (E045x declarations), E05xx attributes
//! and entry points, E06xx legalization, E07xx options, E08xx stage interfaces, E086x memory layout. Warnings have the same ranges with
//! `W`.

pub mod attribute_syntax;
pub mod attributes;
pub mod declarations;
pub mod interface;
pub mod layout;
pub mod legalize;
pub mod names;
pub mod options;
pub mod overloads;
pub mod parse;
pub mod placement;
pub mod preprocess;
pub mod types;

/// Every code there is.
pub fn codes() -> impl Iterator<Item = &'static str> {
    let lists = [
        preprocess::CODES,
        parse::CODES,
        names::CODES,
        types::CODES,
        overloads::CODES,
        declarations::CODES,
        attribute_syntax::CODES,
        attributes::CODES,
        interface::CODES,
        layout::CODES,
        placement::CODES,
        legalize::CODES,
        options::CODES,
    ];
    lists.into_iter().flatten().copied()
}

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
