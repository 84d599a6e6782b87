//! `--check`: edits a copy of the shader as a person would, and checks the results.

use std::{fs, path::Path, time::Duration};

use example_shared::gpu::Result;

use crate::Plasma;

pub fn run(shader: &Path) -> Result<()> {
    let folder = std::env::temp_dir().join(format!("hot-reload-{}", std::process::id()));
    fs::create_dir_all(&folder)?;
    let result = edit(shader, &folder);
    fs::remove_dir_all(&folder)?;
    result
}

fn edit(shader: &Path, folder: &Path) -> Result<()> {
    let (main, wave) = (folder.join("plasma.hlsl"), folder.join("wave.hlsli"));
    let text = fs::read_to_string(shader)?;
    fs::write(&main, &text)?;
    fs::copy(shader.with_file_name("wave.hlsli"), &wave)?;
    let mut plasma = Plasma::new(&main)?;
    expect("the shader compiles", plasma.reload().is_none());
    let first = plasma.brightness(0.5)?;
    expect("it writes more than one brightness", first.iter().any(|it| (it - first[0]).abs() > 0.1));
    expect("nothing changed", plasma.reload().is_none());

    change(&wave, "float wave(float place, float time) { return 0; }\n")?;
    expect("a change of the include compiles", plasma.reload().is_none());
    expect("it is seen", plasma.brightness(0.5)?.iter().all(|it| *it == 0.5));

    change(&main, &text.replace("saturate(value", "saturate(valeu"))?;
    let said = plasma.reload().unwrap_or_default();
    print!("{said}");
    expect(
        "the mistake is told, with its line",
        said.contains("plasma.hlsl:21:") && said.contains("`valeu`"),
    );
    expect("the last good shader goes on", plasma.brightness(0.5)?.iter().all(|it| *it == 0.5));

    change(&main, &text.replace("uint2 size;", "uint2 size; float4 color;"))?;
    expect("another layout is told", plasma.reload().unwrap_or_default().contains("push constants"));

    change(&main, &text.replace("+ 0.5);", "+ 0.25);"))?;
    expect("the mended shader compiles", plasma.reload().is_none());
    expect("it is seen, too", plasma.brightness(0.5)?.iter().all(|it| *it == 0.25));
    println!("every change was seen");
    Ok(())
}

/// File systems have a limited time resolution.
fn change(path: &Path, text: &str) -> Result<()> {
    std::thread::sleep(Duration::from_millis(20));
    Ok(fs::write(path, text)?)
}

fn expect(what: &str, holds: bool) {
    assert!(holds, "not so: {what}");
}
