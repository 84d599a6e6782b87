//! Edits a copy of the shaders while the program runs, as a person would.

use std::{fs, path::PathBuf};

use crate::{
    assets,
    scene::{Scene, alike, expected, first_rings},
};

const SIZE: [u32; 2] = [320, 180];

/// A copy of the assets, which goes away with it.
struct Copy(PathBuf);

impl Copy {
    fn new() -> Copy {
        let folder = std::env::temp_dir().join(format!("bevy-hlsl-{}", std::process::id()));
        fs::create_dir_all(folder.join("shaders")).unwrap();
        for entry in fs::read_dir(assets().join("shaders")).unwrap() {
            let path = entry.unwrap().path();
            fs::copy(&path, folder.join("shaders").join(path.file_name().unwrap())).unwrap();
        }
        Copy(folder)
    }

    fn write(&self, name: &str, text: &str) {
        fs::write(self.0.join("shaders").join(name), text).unwrap();
    }
}

impl Drop for Copy {
    fn drop(&mut self) {
        fs::remove_dir_all(&self.0).unwrap();
    }
}

#[test]
fn an_edit_of_an_included_file_changes_the_picture() {
    let copy = Copy::new();
    let mut scene = Scene::new(&copy.0, SIZE);
    let first = expected(SIZE, first_rings);
    scene.draw_until("rings", |_, picture| alike(picture, &first)).unwrap();

    copy.write("rings.hlsli", "float rings(float distance) { return 1 - distance; }\n");
    let faded = expected(SIZE, |distance| 1.0 - distance);
    assert!(!alike(&first, &faded));
    scene.draw_until("fading petals", |_, picture| alike(picture, &faded)).unwrap();

    // A mistake is told, with its place, and the last good shader stays.
    copy.write("rings.hlsli", "float rings(float distance)\n{\n    return 1 - distanse;\n}\n");
    let picture = scene.draw_until("an error", |scene, _| scene.error().is_some()).unwrap();
    assert!(alike(&picture, &faded));
    let error = scene.error().unwrap();
    println!("{error}");
    let place = "shaders/rings.hlsli:3:16: error: use of undeclared identifier `distanse`\n";
    assert!(error.contains(place), "{error}");
    assert!(error.contains("a similar name exists: `distance`"), "{error}");

    copy.write("rings.hlsli", "float rings(float distance) { return 0.5; }\n");
    let even = expected(SIZE, |_| 0.5);
    scene.draw_until("even petals", |_, picture| alike(picture, &even)).unwrap();
    assert!(scene.error().is_none());

    // Settings are an asset's as well.
    let meta = fs::read_to_string(assets().join("shaders/flower.hlsl.meta")).unwrap();
    copy.write("rings.hlsli", "float rings(float distance) { return distance * RING_COUNT / 8; }\n");
    copy.write("flower.hlsl.meta", &meta.replace("Int(\"RING_COUNT\", 3)", "Int(\"RING_COUNT\", 6)"));
    let steep = expected(SIZE, |distance| distance * 0.75);
    scene.draw_until("steeper petals", |_, picture| alike(picture, &steep)).unwrap();
}
