//! What rustc says of right and wrong uses. `TRYBUILD=overwrite cargo test -p ui-tests --test ui` accepts new output.

#[test]
fn ui() {
    let cases = trybuild::TestCases::new();
    cases.pass("tests/pass/*.rs");
    cases.compile_fail("tests/fail/*.rs");
}
