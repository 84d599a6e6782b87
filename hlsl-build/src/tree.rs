//! The Rust file: a module for each folder, shader file, variant and entry point.

use std::collections::BTreeMap;

use crate::Error;

const ALLOW: &str =
    "#[allow(dead_code, unused_imports, non_snake_case, unreachable_pub, clippy::all, clippy::pedantic)]\n";

/// Nested modules, in order of their names.
#[derive(Default)]
pub(crate) struct Tree {
    modules: BTreeMap<String, Tree>,
    /// The origin of the items, and the items.
    leaf: Option<(String, String)>,
    /// The name of the module for what several have, and the items.
    shared: Option<(String, String)>,
    /// Those of shaders, for rustc to say.
    errors: Vec<String>,
}

impl Tree {
    /// Puts `items` into the module `path`.
    ///
    /// # Errors
    /// It already has items: `a.b.hlsl` and `a_b.hlsl` are two files with the same name in Rust.
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

    /// Puts what several modules have into a module next to them, if there is something.
    pub(crate) fn share(&mut self, name: String, items: String) {
        self.shared = Some((name, items)).filter(|it| !it.1.is_empty());
    }

    /// Puts errors of shaders in front of everything.
    pub(crate) fn refuse(&mut self, errors: Vec<String>) {
        self.errors = errors;
    }

    /// The source text.
    pub(crate) fn text(&self) -> String {
        let mut text = String::from("// Made by hlsl-build from the shaders named below.\n");
        self.write(&mut text);
        text
    }

    fn write(&self, text: &mut String) {
        for error in &self.errors {
            let error = error.strip_prefix("error: ").unwrap_or(error).trim_end();
            text.push_str(&format!("::core::compile_error!({error:?});\n"));
        }
        if let Some((name, items)) = &self.shared {
            text.push_str(&format!(
                "/// Types that several shaders have: they name them as their own.\n{ALLOW}pub mod {name} {{\n{items}}}\n"
            ));
        }
        for (name, tree) in &self.modules {
            let origin = match &tree.leaf {
                Some((origin, _)) if origin.contains("`, `") => format!("The shaders `{origin}`."),
                Some((origin, _)) => format!("The shader `{origin}`."),
                None => format!("The shaders of `{name}`."),
            };
            text.push_str(&format!("#[doc = {origin:?}]\n{ALLOW}pub mod {name} {{\n"));
            if let Some((_, items)) = &tree.leaf {
                text.push_str(items);
            }
            tree.write(text);
            text.push_str("}\n");
        }
    }
}
