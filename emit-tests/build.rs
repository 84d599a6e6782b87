//! Compiles the matrix of shaders once for each library and version, and lists what the tests have to create.

use std::{env, fs, path::PathBuf};

use hlsl_build::{Builder, Emit, Library, Permutations, Target, VertexBuffer, VertexBuffers};

#[path = "matrix.rs"]
mod matrix;

use matrix::{For, Row, Stages};

/// A library with a version, and what shaders are compiled for it.
struct Setup {
    name: &'static str,
    library: Library,
    version: &'static str,
    /// The name of the dependency.
    path: &'static str,
    target: Target,
}

const SETUPS: [Setup; 6] = [
    Setup { name: "ash", library: Library::Ash, version: "0.38", path: "::ash", target: Target::Vulkan1_2 },
    Setup {
        name: "ash_0_37",
        library: Library::Ash,
        version: "0.37",
        path: "::ash_0_37",
        target: Target::Vulkan1_2,
    },
    Setup {
        name: "vulkano",
        library: Library::Vulkano,
        version: "0.35",
        path: "::vulkano",
        target: Target::Vulkan1_2,
    },
    Setup {
        name: "vulkano_034",
        library: Library::Vulkano,
        version: "0.34",
        path: "::vulkano_034",
        target: Target::Vulkan1_2,
    },
    Setup { name: "wgpu", library: Library::Wgpu, version: "30", path: "::wgpu", target: Target::Wgpu },
    Setup { name: "wgpu_29", library: Library::Wgpu, version: "29", path: "::wgpu_29", target: Target::Wgpu },
];

fn main() -> Result<(), hlsl_build::Error> {
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets OUT_DIR"));
    println!("cargo::rerun-if-changed=matrix.rs");
    for setup in &SETUPS {
        let rows: Vec<&Row> = matrix::ROWS.iter().filter(|it| is_for(it, setup)).collect();
        let folder = out.join(setup.name);
        fs::create_dir_all(&folder).expect("OUT_DIR can be written");
        let mut builder = Builder::new();
        builder.out_dir(&folder).target(setup.target).vertex(buffers());
        builder.emit(Emit {
            library: setup.library,
            version: setup.version.into(),
            path: setup.path.into(),
            passthrough: false,
        });
        for row in &rows {
            builder.variants(format!("shaders/{}.hlsl", row.file), [(row.name, row.definitions)]);
        }
        builder.entry("shaders/permuted.hlsl", "cs_6_0", "main");
        builder.permutations(
            "shaders/permuted.hlsl",
            Permutations::new()
                .choice("Steps", "STEPS", [("Few", "2"), ("Many", "5")])
                .features("Parts", ["SCALED"]),
        );
        // Two files, which agree on their bindings only together.
        builder.program("pair", ["shaders/pair.vs.hlsl", "shaders/pair.ps.hlsl"]);
        builder.compile("shaders.rs")?;
        fs::write(folder.join("all.rs"), calls(&rows)).expect("OUT_DIR can be written");
    }
    Ok(())
}

fn is_for(row: &Row, setup: &Setup) -> bool {
    match row.target {
        For::All => true,
        For::Vulkan => setup.library != Library::Wgpu,
    }
}

/// Vertices, and instances where a shader has them.
fn buffers() -> VertexBuffers {
    let names = |names: &[&str]| names.iter().map(|it| (*it).to_owned()).collect();
    VertexBuffers::Named(vec![
        VertexBuffer { name: "Corner".into(), has_rest: true, ..VertexBuffer::default() },
        VertexBuffer {
            name: "Placed".into(),
            is_per_instance: true,
            attributes: names(&["uv"]),
            ..VertexBuffer::default()
        },
    ])
}

/// A call of a macro for each row.
fn calls(rows: &[&Row]) -> String {
    let one = |it: &&Row| {
        let module = format!("shaders::{}::{}", it.file, it.name);
        match it.stages {
            Stages::Compute(entries) => {
                entries.iter().map(|entry| format!("compute!(test, {module}, {entry});\n")).collect()
            }
            Stages::Specialized(entries) => {
                entries.iter().map(|entry| format!("specialized!(test, {module}, {entry});\n")).collect()
            }
            Stages::Draw => format!("draw!(test, {module});\n"),
            Stages::SpecializedDraw => format!("specialized_draw!(test, {module});\n"),
            Stages::Unbounded => format!("unbounded!(test, {module}, main);\n"),
            Stages::Stage(entry) => format!("stage!(test, {module}, {entry});\n"),
            Stages::Library => format!("library!(test, {module});\n"),
        }
    };
    format!(
        "{{\n{}permuted!(test, shaders::permuted, main);\ndraw!(test, shaders::pair);\n}}\n",
        rows.iter().map(one).collect::<String>()
    )
}
