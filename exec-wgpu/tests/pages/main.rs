//! The Rust on the pages about ash, Bevy, debugging, Vulkan and wgpu is what is compiled here.

#![allow(dead_code, unused_imports, unused_variables)]

use std::fs;

mod ash_page;
mod bevy_page;
mod vulkan_page;
mod wgpu_page;

/// Every block of Rust on a page is part of the code, but for white space.
fn is_compiled(page: &str, code: &str, blocks: usize) {
    let path = format!("{}/../docs/{page}", env!("CARGO_MANIFEST_DIR"));
    let text = fs::read_to_string(path).unwrap();
    let code = words(code);
    let mut found = 0;
    for part in text.split("```rust").skip(1) {
        let (_, part) = part.split_once('\n').unwrap();
        let (block, _) = part.split_once("```").unwrap();
        assert!(code.contains(&words(block)), "docs/{page} has code that is not compiled:\n{block}");
        found += 1;
    }
    assert_eq!(found, blocks, "docs/{page}");
}

fn words(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn the_code_of_the_pages_is_compiled() {
    is_compiled("ash.md", include_str!("ash_page.rs"), 5);
    is_compiled("bevy.md", include_str!("bevy_page.rs"), 1);
    is_compiled("debugging.md", include_str!("vulkan_page.rs"), 1);
    is_compiled("vulkan.md", include_str!("vulkan_page.rs"), 1);
    is_compiled("wgpu.md", include_str!("wgpu_page.rs"), 12);
}
