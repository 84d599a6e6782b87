//! No attribute without its rows: in `tests/manual/attributes.txt`, one for what it does and one for a wrong use.

use std::path::Path;

#[test]
fn every_attribute_of_vulkan_has_a_row_and_a_wrong_use() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let table = std::fs::read_to_string(root.join("tests/manual/attributes.txt")).unwrap();
    let (mut right, mut wrong) = (Vec::new(), Vec::new());
    let mut is_wrong = false;
    for line in table.lines() {
        if line.starts_with("# ") {
            is_wrong = false;
        } else if line.starts_with("refuse:") {
            is_wrong = true;
        } else if let Some((name, _)) = line.split_once("  ") {
            let name = name.split([' ', ',']).next().unwrap_or("");
            if is_wrong { &mut wrong } else { &mut right }.push(name.to_owned());
        }
    }
    let known: Vec<&str> = hlsl_core::check::vk_attributes().collect();
    assert!(known.len() > 30, "{known:?}");
    let missing = |rows: &[String]| -> Vec<String> {
        known.iter().map(|it| format!("vk::{it}")).filter(|it| !rows.contains(it)).collect()
    };
    assert_eq!(missing(&right), [""; 0], "have no row in tests/manual/attributes.txt");
    assert_eq!(missing(&wrong), [""; 0], "have no row with a wrong use in tests/manual/attributes.txt");
}
