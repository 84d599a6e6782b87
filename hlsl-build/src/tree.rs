//! The Rust file: a module for each folder, shader file, variant and entry point.

use std::collections::BTreeMap;

/// Nested modules, in order of their names.
#[derive(Default)]
pub(crate) struct Tree {
    modules: BTreeMap<String, Tree>,
    /// The origin of the items, and the items.
    leaf: Option<(String, String)>,
}

impl Tree {
    /// Puts `items` into the module `path`, or, if that already has items, into one with `_` appended to its last
    /// name: `a.b.hlsl` and `a_b.hlsl` are two files.
    pub(crate) fn insert(&mut self, path: &[String], origin: String, items: String) {
        let Some((last, parents)) = path.split_last() else { return };
        let parent = parents.iter().fold(self, |tree, name| tree.modules.entry(name.clone()).or_default());
        let mut name = last.clone();
        while parent.modules.get(&name).is_some_and(|it| it.leaf.is_some()) {
            name.push('_');
        }
        parent.modules.entry(name).or_default().leaf = Some((origin, items));
    }

    /// The source text.
    pub(crate) fn text(&self) -> String {
        let mut text = String::from("// Made by hlsl-build from the shaders named below.\n");
        self.write(&mut text);
        text
    }

    fn write(&self, text: &mut String) {
        for (name, tree) in &self.modules {
            let origin = match &tree.leaf {
                Some((origin, _)) => format!("The shader `{origin}`."),
                None => format!("The shaders of `{name}`."),
            };
            text.push_str(&format!(
                "#[doc = {origin:?}]\n#[allow(dead_code, unused_imports, non_snake_case, clippy::all, clippy::pedantic)]\n\
                 pub mod {name} {{\n"
            ));
            if let Some((_, items)) = &tree.leaf {
                text.push_str(items);
            }
            tree.write(text);
            text.push_str("}\n");
        }
    }
}
