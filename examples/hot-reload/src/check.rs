//! `--check`: edits a copy of the shader as a person would, and checks the results.

use std::{fs, path::Path};

use example_shared::gpu::Result;

use crate::{
    SHADER,
    plasma::{Plasma, RELOAD},
};

pub fn run() -> Result<()> {
    let folder = std::env::temp_dir().join(format!("hot-reload-{}", std::process::id()));
    fs::create_dir_all(&folder)?;
    let result = edit(&folder);
    fs::remove_dir_all(&folder)?;
    result
}

fn edit(folder: &Path) -> Result<()> {
    let shader = Path::new(SHADER);
    let (main, wave) = (folder.join("plasma.hlsl"), folder.join("wave.hlsli"));
    let text = fs::read_to_string(shader)?;
    fs::write(&main, &text)?;
    fs::copy(shader.with_file_name("wave.hlsli"), &wave)?;
    // Only this check has the shader elsewhere than where it was built from.
    let slashes = |path: &Path| path.to_string_lossy().replace('\\', "/");
    let moved = RELOAD.replace(&slashes(shader), &slashes(&main));
    assert_ne!(moved, RELOAD);
    let mut plasma = Plasma::new([72, 24], &moved)?;
    let first = plasma.brightness(0.5)?;
    expect("it writes more than one brightness", first.iter().any(|it| (it - first[0]).abs() > 0.1));

    fs::write(&wave, "float wave(float place, float time) { return 0; }\n")?;
    expect("a change of the include is taken", plasma.wait()?.starts_with("a new shader"));
    expect("it is seen", plasma.brightness(0.5)?.iter().all(|it| *it == 0.5));

    fs::write(&main, text.replace("saturate(value", "saturate(valeu"))?;
    let said = plasma.wait()?;
    println!("{said}");
    expect(
        "the mistake is told, with its line",
        said.contains("plasma.hlsl:21:") && said.contains("`valeu`"),
    );
    expect("the last good shader goes on", plasma.brightness(0.5)?.iter().all(|it| *it == 0.5));

    fs::write(&main, text.replace("uint2 size;", "uint2 size; float4 color;"))?;
    let said = plasma.wait()?;
    println!("{said}");
    expect("another layout is told", said.contains("member `color` of struct `Frame` is new: float4"));
    expect("the last good shader still goes on", plasma.brightness(0.5)?.iter().all(|it| *it == 0.5));

    // As many editors write.
    let beside = folder.join("plasma.hlsl.new");
    fs::write(&beside, text.replace("+ 0.5);", "+ 0.25);"))?;
    fs::rename(&beside, &main)?;
    expect("the mended shader is taken", plasma.wait()?.starts_with("a new shader"));
    expect("it is seen, too", plasma.brightness(0.5)?.iter().all(|it| *it == 0.25));
    println!("every change was seen");
    Ok(())
}

fn expect(what: &str, holds: bool) {
    assert!(holds, "not so: {what}");
}
