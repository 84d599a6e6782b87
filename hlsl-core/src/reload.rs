//! What a running program must know to compile one of its shaders again: which file, with which options, and the
//! [`Interface`] that the program was built for. Generated modules have it as a text, `RELOAD`, if that is asked for.

mod interface;

pub use interface::Interface;

use std::fmt::Write;

use crate::options::{DebugOptions, Options};

/// The first line of the text; the number changes with the format.
const MAGIC: &str = "hlsl-reload 1";

/// How a shader was compiled.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Recipe {
    /// Where relative paths start.
    pub folder: String,
    /// The main file.
    pub path: String,
    /// As [`Options::from_args`] takes them, with profile and entry point.
    pub arguments: Vec<String>,
    /// Whether the shader is wanted as WGSL, too.
    pub wgsl: bool,
    /// Whether the words are for [vulkano 0.34](crate::bindings::block_first).
    pub block_first: bool,
    /// Whether it is one of a program of several files.
    pub is_group: bool,
}

/// A shader of a program that is already built.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Built {
    pub recipe: Recipe,
    pub interface: Interface,
    /// The [`digest`] of the module.
    pub digest: u64,
}

/// Why a text is not one of [`Built::to_text`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotReadable;

impl std::fmt::Display for NotReadable {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "this is not the `RELOAD` of a module that the same version of the compiler has generated")
    }
}

impl std::error::Error for NotReadable {}

impl Recipe {
    /// The same result as with `options`, which come from `arguments` and from debug information that was requested in
    /// another way.
    #[must_use]
    pub fn with_debug(mut self, options: &Options) -> Recipe {
        let debug = &options.debug;
        let own = Options::from_args(&self.arguments).map(|it| it.debug).unwrap_or_default();
        // Those of the arguments come last.
        let others = debug.prefixes.len().saturating_sub(own.prefixes.len());
        for prefix in debug.prefixes.iter().take(others).rev() {
            self.arguments.insert(0, format!("-fdebug-prefix-map={}={}", prefix.from, prefix.to));
        }
        let plain =
            |it: &DebugOptions| DebugOptions { prefixes: Vec::new(), arguments: String::new(), ..it.clone() };
        if plain(&own) != plain(debug) {
            let category = if debug.rich.is_some() { "vulkan-with-source" } else { "line" };
            self.arguments.push(format!("-fspv-debug={category}"));
        }
        self
    }
}

impl Built {
    /// One line for each part.
    pub fn to_text(&self) -> String {
        let mut text = format!("{MAGIC}\n");
        let mut line = |name: &str, value: &str| {
            let value = value.replace('\\', "\\\\").replace('\n', "\\n").replace('\r', "\\r");
            let _ = writeln!(text, "{name} {value}");
        };
        let Recipe { folder, path, arguments, wgsl, block_first, is_group } = &self.recipe;
        line("folder", folder);
        line("path", path);
        for argument in arguments {
            line("argument", argument);
        }
        for (name, is_set) in [("wgsl", *wgsl), ("block-first", *block_first), ("group", *is_group)] {
            if is_set {
                line("with", name);
            }
        }
        line("digest", &format!("{:016x}", self.digest));
        for fact in self.interface.lines() {
            line("interface", &fact);
        }
        text
    }

    pub fn from_text(text: &str) -> Result<Built, NotReadable> {
        let mut lines = text.lines();
        if lines.next() != Some(MAGIC) {
            return Err(NotReadable);
        }
        let mut built = Built::default();
        let mut has_digest = false;
        for line in lines {
            let (name, value) = line.split_once(' ').ok_or(NotReadable)?;
            let value = unescaped(value);
            match name {
                "folder" => built.recipe.folder = value,
                "path" => built.recipe.path = value,
                "argument" => built.recipe.arguments.push(value),
                "with" if value == "wgsl" => built.recipe.wgsl = true,
                "with" if value == "block-first" => built.recipe.block_first = true,
                "with" if value == "group" => built.recipe.is_group = true,
                "digest" => {
                    built.digest = u64::from_str_radix(&value, 16).map_err(|_| NotReadable)?;
                    has_digest = true;
                }
                "interface" => built.interface.add_line(&value).ok_or(NotReadable)?,
                _ => return Err(NotReadable),
            }
        }
        if has_digest && !built.recipe.path.is_empty() { Ok(built) } else { Err(NotReadable) }
    }
}

fn unescaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text.chars();
    while let Some(c) = rest.next() {
        out.push(match c {
            '\\' => match rest.next() {
                Some('n') => '\n',
                Some('r') => '\r',
                Some(other) => other,
                None => '\\',
            },
            c => c,
        });
    }
    out
}

/// By which a program recognizes the module that it already has: FNV-1a, the same in every build.
pub fn digest(words: &[u32]) -> u64 {
    words.iter().fold(0xcbf2_9ce4_8422_2325, |hash, word| {
        word.to_le_bytes()
            .iter()
            .fold(hash, |hash, byte| (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_says_all_of_it() {
        let recipe = Recipe {
            folder: "C:\\new\\app".into(),
            path: "shaders/sky.hlsl".into(),
            arguments: ["-D", "TWO=\"a\\\nb\"", ""].map(str::to_owned).to_vec(),
            wgsl: true,
            block_first: true,
            is_group: true,
        };
        let mut interface = Interface::default();
        interface.add_line("size\tstruct `Frame`\t12 bytes").expect("it has three parts");
        let built = Built { recipe, interface, digest: digest(&[1, 2]) };
        assert_eq!(Built::from_text(&built.to_text()), Ok(built.clone()));
        for wrong in ["", "hlsl-reload 2\n", "hlsl-reload 1\npath a\n", "hlsl-reload 1\ndigest 0\n"] {
            assert_eq!(Built::from_text(wrong), Err(NotReadable), "{wrong:?}");
        }
    }

    #[test]
    fn debug_information_becomes_arguments() {
        let arguments = |given: &[&str], debug: DebugOptions| {
            let given: Vec<String> = ["-T", "ps_6_0"].iter().chain(given).map(|&it| it.to_owned()).collect();
            let options = Options::from_args_with_debug(&given, |_| debug).expect("they are valid");
            let recipe = Recipe { arguments: given, ..Recipe::default() }.with_debug(&options);
            let again = Options::from_args(&recipe.arguments).expect("they are valid").debug;
            let is_same = |it: DebugOptions| DebugOptions { arguments: String::new(), ..it };
            assert_eq!(is_same(again), is_same(options.debug));
            recipe.arguments
        };
        let prefix = crate::options::PathPrefix { from: "/home/me".into(), to: String::new() };
        let remapped = DebugOptions { prefixes: vec![prefix], ..DebugOptions::full() };
        assert_eq!(arguments(&[], DebugOptions::default()), ["-T", "ps_6_0"]);
        assert_eq!(arguments(&[], DebugOptions::lines()), ["-T", "ps_6_0", "-fspv-debug=line"]);
        assert_eq!(arguments(&["-Zi"], DebugOptions::full()), ["-T", "ps_6_0", "-Zi"]);
        assert_eq!(arguments(&["-Qstrip_debug"], remapped.clone())[0], "-fdebug-prefix-map=/home/me=");
        assert_eq!(arguments(&["-fdebug-prefix-map=a=b"], remapped).len(), 5);
    }
}
