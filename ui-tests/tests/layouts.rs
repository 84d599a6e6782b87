//! Random structs through the macros and the build helper, with real cargo: what a user's crate gets lies where a
//! reference says that knows nothing of the compiler, under all four layouts, and is clean where warnings are errors.
//!
//! `hlsl-core/tests/layouts.rs` has many more structs, from the library.

#[path = "../../hlsl-core/tests/support/layouts/mod.rs"]
mod structs;
#[path = "support/workspace.rs"]
mod workspace;

use std::fmt::Write;

use hlsl_core::{
    bindings::{self, Shader, Style},
    options::Options,
    source::load::MemoryLoader,
};
use structs::{
    Holder, Layout, Major, Module, host, random,
    reference::{self, Node},
};
use workspace::{Uses, Workspace};

const SEED: u64 = 900_000;
/// Structs of a shader.
const BATCH: usize = 8;

/// Part of the crates: checks a struct, and is told by path and distance where its components must lie.
const CHECK: &str = r#"
/// `sizes`: of the block without and with padding behind it.
pub fn check<T: Visit + bytemuck::Pod>(name: &str, sizes: [usize; 2], expected: &[(u64, usize, usize)]) -> usize {
    let size = size_of::<T>();
    assert!(sizes[0] <= size && size <= sizes[1], "{name}: {size} and not {sizes:?}");
    for seed in 0..3_u64 {
        let bytes: Vec<u8> = (0..size).map(|at| (hash(seed, &at.to_le_bytes()) >> 32) as u8).collect();
        let mut it: T = bytemuck::pod_read_unaligned(&bytes);
        assert_eq!(bytemuck::bytes_of(&it), &bytes[..], "{name}");
        let mut found = std::collections::HashMap::new();
        it.visit(ROOT, 0, &mut |path, behind, bytes| drop(found.insert((path, behind), bytes.to_vec())));
        let mut other = T::zeroed();
        other.visit(ROOT, 0, &mut |path, behind, bytes| bytes.copy_from_slice(&found[&(path, behind)]));
        for &(path, behind, offset) in expected {
            let Some(value) = found.get(&(path, behind)) else { panic!("{name} has nothing for {offset}") };
            let there = offset..offset + value.len();
            assert_eq!(value[..], bytes[there.clone()], "{name}: read at {offset}");
            assert_eq!(value[..], bytemuck::bytes_of(&other)[there], "{name}: written at {offset}");
        }
    }
    expected.len()
}
"#;

/// How a crate gets a shader.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Way {
    Include,
    /// The items in the module of the caller.
    IncludeFlat,
    Inline,
    Build,
}

fn layout_name(layout: Layout) -> &'static str {
    match layout {
        Layout::Relaxed => "relaxed",
        Layout::DirectX => "dx",
        Layout::Strict => "gl",
        Layout::Scalar => "scalar",
        Layout::Wgsl => unreachable!("not among `Layout::ALL`"),
    }
}

/// The sources of a crate, as they are put together.
#[derive(Default)]
struct Sources {
    library: String,
    checks: String,
    build: String,
    layouts: usize,
    components: usize,
}

impl Sources {
    fn add(&mut self, workspace: &Workspace, package: &str, seed: u64, way: Way) {
        let module = random::module(seed, BATCH);
        let roots: Vec<usize> = (0..module.roots.len()).collect();
        let text = module.shader(&roots);
        if way != Way::Inline {
            workspace.write(&format!("{package}/src/t{seed}.hlsl"), &text);
        }
        for layout in Layout::ALL {
            let name = layout_name(layout);
            let here = format!("t{seed}_{name}");
            let place = match way {
                Way::Include | Way::Inline => format!("{here}::main::"),
                Way::IncludeFlat => format!("{here}::"),
                Way::Build => format!("{here}::t{seed}::"),
            };
            let item = if way == Way::Build {
                self.build += &builder(&module, layout, &format!("src/t{seed}.hlsl"), &here);
                format!("include!(concat!(env!(\"OUT_DIR\"), \"/{here}.rs\"));")
            } else {
                let shader = if way == Way::Inline {
                    format!("r###\"{text}\"###")
                } else {
                    format!("\"t{seed}.hlsl\"")
                };
                let macro_name = if way == Way::Inline { "hlsl" } else { "include_hlsl" };
                let flat = if way == Way::IncludeFlat { ", flat: true" } else { "" };
                let options = macro_options(&module, layout);
                format!("hlsl_macros::{macro_name}!({shader}, cs_6_6, main, {options}{flat});")
            };
            let _ = writeln!(self.library, "/// One of the random shaders.\npub mod {here} {{ {item} }}");
            let rust = rust_of(&module, &text, layout);
            self.library += &host::visitors(&rust, &place);
            for &root in &roots {
                self.check(&module, root, layout, &place, &rust);
            }
        }
    }

    fn check(&mut self, module: &Module, root: usize, layout: Layout, place: &str, rust: &str) {
        let leaves = reference::leaves(module, root, layout);
        if leaves.is_empty() {
            return;
        }
        let block = reference::block(module, root, layout);
        let (node, sizes) = match (module.roots[root].holder, &block.node) {
            (Holder::StructuredBuffer | Holder::RwStructuredBuffer, Node::Struct(parts)) => {
                match &parts[..] {
                    [(_, Node::Array { element, stride, .. })] => (&**element, [*stride; 2]),
                    _ => unreachable!("a structured buffer is an array"),
                }
            }
            (_, node) => (node, [block.size, block.size.next_multiple_of(32)]),
        };
        let name = host::type_of(module, root);
        let ty = format!("{place}{name}");
        let _ = write!(self.checks, "    count += check::<{ty}>({ty:?}, {sizes:?}, &[");
        for leaf in &leaves {
            let _ = write!(self.checks, "({}, {}, {}),", host::path(leaf), leaf.behind, leaf.offset);
        }
        self.checks += "]);\n";
        self.layouts += 1;
        self.components += leaves.len();
        // Whole members are fields; others are checked by their components.
        let Node::Struct(parts) = node else { return };
        let fields =
            rust.split(&format!("pub struct {name} {{")).nth(1).and_then(|it| it.split("\n}").next());
        let it = &module.structs[module.roots[root].structure];
        let bases = usize::from(it.base.is_some());
        for (member, (offset, _)) in it.members.iter().zip(&parts[bases..]) {
            if fields.is_some_and(|it| it.contains(&format!("    pub {}: ", member.name))) {
                let _ = writeln!(
                    self.library,
                    "const _: () = assert!(core::mem::offset_of!({ty}, {}) == {offset});",
                    member.name
                );
            }
        }
    }

    fn write(self, workspace: &Workspace, package: &str) -> String {
        let (library, checks) = (self.library, self.checks);
        let text = format!(
            "//! Random structs.\n#![deny(warnings, missing_docs)]\n{}{CHECK}{library}\n\
             /// All structs; how many components were looked at.\n\
             pub fn check_all() -> usize {{\n    let mut count = 0;\n{checks}    count\n}}\n",
            host::VISIT
        );
        workspace.write(&format!("{package}/src/lib.rs"), &text);
        let main = format!(
            "//! Checks them.\n#![deny(warnings, missing_docs)]\n\
             fn main() {{ println!(\"{{}}\", {}::check_all()); }}\n",
            package.replace('-', "_")
        );
        workspace.write(&format!("{package}/src/main.rs"), &main);
        if !self.build.is_empty() {
            let text = format!(
                "use hlsl_build::{{Builder, Layout}};\nfn main() -> Result<(), hlsl_build::Error> {{\n{}    Ok(())\n}}\n",
                self.build
            );
            workspace.write(&format!("{package}/build.rs"), &text);
        }
        format!("{}\n", self.components)
    }
}

const ARGUMENTS: [&str; 4] = ["-fspv-preserve-bindings", "-fvk-bind-globals", "98", "0"];

fn macro_options(module: &Module, layout: Layout) -> String {
    let matrix = match module.option {
        Some(Major::Row) => ", matrix: row_major",
        Some(Major::Column) => ", matrix: column_major",
        None => "",
    };
    let half = if module.native_16_bit { ", half: true" } else { "" };
    format!("layout: {}{matrix}{half}, args: {ARGUMENTS:?}", layout_name(layout))
}

fn builder(module: &Module, layout: Layout, path: &str, name: &str) -> String {
    let mut arguments = ARGUMENTS.map(str::to_owned).to_vec();
    if module.native_16_bit {
        arguments.push("-enable-16bit-types".into());
    }
    let row_major = if module.option == Some(Major::Row) { ".row_major(true)" } else { "" };
    let layout = match layout {
        Layout::Relaxed => "Relaxed",
        Layout::DirectX => "Dx",
        Layout::Strict => "Gl",
        Layout::Scalar => "Scalar",
        Layout::Wgsl => unreachable!("not among `Layout::ALL`"),
    };
    format!(
        "    Builder::new().entry({path:?}, \"cs_6_6\", \"main\").layout(Layout::{layout}){row_major}\n        \
         .args({arguments:?}.map(str::to_owned)).compile(\"{name}.rs\")?;\n"
    )
}

/// The text from which names of fields and wrappers are taken; that of the macros stays inside rustc.
fn rust_of(module: &Module, text: &str, layout: Layout) -> String {
    let options = Options::from_args(module.args(layout)).unwrap_or_else(|error| panic!("{error}"));
    let mut loader = MemoryLoader::default();
    loader.add("t.hlsl", text);
    let output = hlsl_core::Compilation::of("t.hlsl", &loader, &options);
    assert!(output.words.is_some(), "{text}");
    let shader = Shader { name: "main", words: &[], wgsl: None, reflection: &output.reflection };
    bindings::module(&[shader], &Style::default()).unwrap_or_else(|error| panic!("{error}"))
}

#[test]
fn random_structs_of_users_crates_lie_where_the_rules_say() {
    let members = [("layouts-macros", Uses::Macros), ("layouts-script", Uses::BuildHelper)];
    let workspace = Workspace::new("layouts", &members);
    let (mut macros, mut script) = (Sources::default(), Sources::default());
    for (index, way) in [Way::Include, Way::IncludeFlat, Way::Inline].into_iter().enumerate() {
        macros.add(&workspace, "layouts-macros", SEED + index as u64, way);
    }
    for index in 3..6 {
        script.add(&workspace, "layouts-script", SEED + index, Way::Build);
    }
    println!("{} layouts from macros, {} from the build helper", macros.layouts, script.layouts);
    let expected = [
        ("layouts-macros", macros.write(&workspace, "layouts-macros")),
        ("layouts-script", script.write(&workspace, "layouts-script")),
    ];
    for (package, expected) in expected {
        assert_eq!(workspace.cargo(&["run", "--quiet", "--package", package]).0, expected, "{package}");
    }
}
