//! The Rust file: a module for each folder, shader file, variant and entry point.

use std::collections::BTreeMap;

use crate::Error;

/// Nested modules, in order of their names.
#[derive(Default)]
pub(crate) struct Tree {
    modules: BTreeMap<String, Tree>,
    /// The origin of the items, and the items.
    leaf: Option<(String, String)>,
}

impl Tree {
    /// Puts `items` into the module `path`.
    ///
    /// # Errors
    /// It already has items: `a.b.hlsl` and `a_b.hlsl` are two files of one name in Rust.
    pub(crate) fn insert(&mut self, path: &[String], origin: String, items: String) -> Result<(), Error> {
        let tree = path.iter().fold(self, |tree, name| tree.modules.entry(name.clone()).or_default());
        match &tree.leaf {
            Some((first, _)) => {
                let (first, second) = (first.into(), origin.into());
                Err(Error::SameModule { module: path.join("::"), first, second })
            }
            None => {
                tree.leaf = Some((origin, items));
                Ok(())
            }
        }
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
