//! Does what docs/first-triangle.md says, line by line, with real cargo, and looks at the picture. Only the clone is this
//! checkout, and cargo is offline: crates have the versions of this workspace.

use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
};

#[test]
fn a_newcomer_gets_a_triangle() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    let page = fs::read_to_string(root.join("docs/first-triangle.md")).unwrap();
    let start = Path::new(env!("CARGO_TARGET_TMPDIR")).join("first-triangle");
    let _ = fs::remove_dir_all(&start);
    fs::create_dir_all(&start).unwrap();
    // It is below the folder of this workspace, of which the crate of a newcomer is no part.
    fs::write(start.join("Cargo.toml"), "[workspace]\nresolver = \"3\"\nexclude = [\"hlsl\"]\n").unwrap();
    fs::copy(root.join("Cargo.lock"), start.join("Cargo.lock")).unwrap();
    // What the examples need is there once they were built; this test alone may be first. Without a network, cargo says below
    // what is missing.
    let _ = Command::new(std::env::var_os("CARGO").unwrap_or("cargo".into()))
        .arg("fetch")
        .current_dir(root)
        .output();
    let mut folder = start;
    let mut files = 0;
    for (file, language, text) in blocks(&page) {
        match (file, language) {
            (Some(file), _) => {
                fs::write(folder.join(file), text).unwrap();
                files += 1;
            }
            (None, "sh") => text.lines().for_each(|it| shell(it, root, &mut folder)),
            (None, _) => panic!("a block of {language} that is no file"),
        }
    }
    assert_eq!(files, 2);
    let pixels = pixels(&folder.join("triangle.png"));
    let at = |x: usize, y: usize| pixels[(y * 512 + x) * 4..][..3].to_vec();
    assert_eq!(at(10, 10), [0, 0, 0]);
    let strongest = |it: Vec<u8>| (0..3).max_by_key(|&channel| it[channel]);
    let corners = [at(256, 70), at(70, 450), at(442, 450)];
    assert_eq!(corners.map(strongest), [Some(0), Some(1), Some(2)]);
}

/// The fenced blocks: the file that the line before names, if it does, the language, and the text.
fn blocks(page: &str) -> Vec<(Option<&str>, &str, String)> {
    let mut found = Vec::new();
    let mut named = None;
    let mut lines = page.lines();
    while let Some(line) = lines.next() {
        if let Some(language) = line.strip_prefix("```") {
            let text: String =
                lines.by_ref().take_while(|it| *it != "```").flat_map(|it| [it, "\n"]).collect();
            found.push((named, language, text));
        } else if !line.is_empty() {
            named = line.strip_prefix('`').and_then(|it| it.strip_suffix("`:"));
        }
    }
    found
}

fn shell(line: &str, root: &Path, folder: &mut PathBuf) {
    let words: Vec<&str> = line.split(' ').collect();
    match words[..] {
        ["git", "clone", .., name] => {
            #[cfg(unix)]
            std::os::unix::fs::symlink(root, folder.join(name)).unwrap();
            #[cfg(windows)]
            std::os::windows::fs::symlink_dir(root, folder.join(name)).unwrap();
        }
        ["cd", name] => folder.push(name),
        ["cargo", ..] => {
            let output = Command::new(std::env::var_os("CARGO").unwrap_or("cargo".into()))
                .args(&words[1..])
                .current_dir(folder)
                .env("CARGO_NET_OFFLINE", "true")
                // The compiler is there already, if another test came first.
                .env(
                    "CARGO_TARGET_DIR",
                    Path::new(env!("CARGO_TARGET_TMPDIR")).with_file_name("tests").join("trybuild"),
                )
                .output()
                .unwrap();
            assert!(output.status.success(), "{line}\n{}", String::from_utf8_lossy(&output.stderr));
        }
        _ => panic!("this test does not know how to do `{line}`"),
    }
}

/// Of a picture of 512 by 512, four bytes each.
fn pixels(path: &Path) -> Vec<u8> {
    let file = std::io::BufReader::new(fs::File::open(path).unwrap());
    let mut reader = png::Decoder::new(file).read_info().unwrap();
    let mut bytes = vec![0; reader.output_buffer_size().unwrap()];
    let info = reader.next_frame(&mut bytes).unwrap();
    assert_eq!((info.width, info.height, info.color_type), (512, 512, png::ColorType::Rgba));
    bytes
}
