//! With real cargo: what a build script's `Builder` compiled is what the server says of its shaders.

mod support;
#[path = "../../ui-tests/tests/support/workspace.rs"]
mod workspace;

use std::fs;

use serde_json::json;
use support::{Client, at, position, uri};
use workspace::{Uses, Workspace};

const SHADER: &str = "#include \"sun.hlsli\"
float4 sky(float2 uv : UV) : SV_Target {
    float4 color = SUN * TINT;
#if QUALITY > 0
    color.rg *= uv;
#endif
    return color;
}
";

fn script(tint: &str, shader: &str) -> String {
    format!(
        "use hlsl_build::{{Builder, Permutations}};
fn main() -> Result<(), hlsl_build::Error> {{
    let axes = Permutations::new().choice(\"Quality\", \"QUALITY\", [(\"Low\", \"0\"), (\"High\", \"4\")]);
    Builder::new()
        .entry(\"shaders/{shader}\", \"ps_6_0\", \"sky\")
        .permutations(\"shaders/{shader}\", axes)
        .include(\"include\")
        .define(\"TINT\", \"{tint}\")
        .compile(\"shaders.rs\")?;
    Ok(())
}}
"
    )
}

#[test]
fn a_build_script_says_what_its_shaders_are_compiled_as() {
    let workspace = Workspace::new("editor", &[("painted", Uses::BuildHelper)]);
    // As users tell cargo where to build.
    let target = format!("[build]\ntarget-dir = {:?}\n", workspace.target());
    workspace.write(".cargo/config.toml", &target);
    workspace.write("painted/build.rs", &script("0.5", "sky.hlsl"));
    workspace.write(
        "painted/src/main.rs",
        "mod shaders { include!(concat!(env!(\"OUT_DIR\"), \"/shaders.rs\")); }\nfn main() {}\n",
    );
    workspace.write("painted/shaders/sky.hlsl", SHADER);
    workspace.write("painted/include/sun.hlsli", "static const float4 SUN = float4(1, 0.9, 0.8, 1);\n");
    workspace.cargo(&["build"]);

    let mut client = Client::start(&[&workspace.path("")]);
    let path = workspace.path("painted/shaders/sky.hlsl");
    let file = path.to_str().expect("it is text").to_owned();
    let jobs = |client: &mut Client| {
        let asked = json!({ "command": "hlsl.switch", "arguments": [uri(&path)] });
        let answer = client.ask("workspace/executeCommand", asked).expect("jobs");
        let words = |it: &serde_json::Value| {
            let all = it["arguments"].as_array().expect("a list").iter();
            all.map(|it| it.as_str().expect("a text").to_owned()).collect::<Vec<_>>()
        };
        answer.as_array().expect("a list").iter().map(words).collect::<Vec<_>>()
    };
    client.open(&file, SHADER);
    let include = workspace.path("painted/include");
    let include = include.to_str().expect("it is text");
    let expected = |tint: &str, quality: &str| {
        let (tint, quality) = (format!("TINT={tint}"), format!("QUALITY={quality}"));
        ["-T", "ps_6_0", "-E", "sky", "-D", &quality, "-D", &tint, "-I", include].map(str::to_owned).to_vec()
    };
    assert_eq!(jobs(&mut client), [expected("0.5", "0"), expected("0.5", "4")]);
    let place = at(&file, position(SHADER, SHADER.find("SUN").expect("it is there")));
    let hover = client.ask("textDocument/hover", place).expect("hover");
    assert!(hover.to_string().contains("0.9"), "{hover}");

    // The next build has other options; saving a file makes the server look.
    workspace.change("painted/build.rs", &script("0.25", "sky.hlsl"));
    workspace.cargo(&["build"]);
    client.tell("textDocument/didSave", json!({ "textDocument": { "uri": uri(&path) } }));
    assert_eq!(jobs(&mut client), [expected("0.25", "0"), expected("0.25", "4")]);

    // A shader with errors has its options all the same.
    let broken = SHADER.replace("SUN", "MOON");
    fs::write(&path, &broken).expect("it can be written");
    assert!(!workspace.command(&["build"]).output().expect("cargo runs").status.success());
    client.tell("textDocument/didSave", json!({ "textDocument": { "uri": uri(&path) } }));
    assert_eq!(jobs(&mut client).len(), 2);
    client.change(&file, &broken);
    let found = client.next_diagnostics(&file);
    let errors: Vec<_> = found.iter().filter(|it| it["severity"] == 1).collect();
    assert!(errors.len() == 1 && errors[0].to_string().contains("MOON"), "{found:?}");
    client.stop();
}
