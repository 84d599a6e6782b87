//! What rustc says of right and wrong uses. `TRYBUILD=overwrite cargo test -p ui-tests --test ui` accepts new output.

#[test]
fn ui() {
    let cases = trybuild::TestCases::new();
    cases.pass("tests/pass/*.rs");
    cases.compile_fail("tests/fail/*.rs");
}

#[test]
fn the_picture_of_an_error_is_what_rustc_says() {
    let picture = include_str!("../../hlsl-macros/src/error.svg");
    let shown: Vec<String> = picture.lines().filter(|it| it.starts_with("<text")).map(text).collect();
    let said = include_str!("fail/tint.stderr");
    let said =
        said.replace("$DIR/tests/fail", "/home/you/tint/src").replace("tests/fail/tint.rs", "src/main.rs");
    assert_eq!(shown.join("\n"), said.trim_end());
}

/// A line of SVG without its tags.
fn text(line: &str) -> String {
    let outside = line.split('<').skip(1).map(|it| it.split_once('>').unwrap().1);
    outside.collect::<String>().replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&")
}
