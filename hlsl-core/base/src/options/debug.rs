//! Which debug information a module carries, and the paths that it names.

/// Which debug information the module carries.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DebugOptions {
    /// The paths of the main file and of what it includes.
    pub file: bool,
    /// Their text.
    pub source: bool,
    /// The lines that instructions come from: `OpLine`, or `DebugLine` with [`RichDebug::Vulkan`].
    pub line: bool,
    /// The compiler's version and options; see [`Options::names_tool`](super::Options::names_tool).
    pub tool: bool,
    /// Types, scopes and variables, in this instruction set.
    pub rich: Option<RichDebug>,
    /// The arguments of the compiler, without paths.
    pub arguments: String,
    /// `-fdebug-prefix-map=`, in order; see [`DebugOptions::remap`].
    pub prefixes: Vec<PathPrefix>,
}

/// In ascending precedence: if both are requested, DXC writes the second.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum RichDebug {
    /// `OpenCL.DebugInfo.100`.
    OpenCl,
    /// `NonSemantic.Shader.DebugInfo.100`.
    Vulkan,
}

impl DebugOptions {
    /// What `-fspv-debug=` takes, for messages.
    pub(super) const CATEGORIES: &str =
        "file, source, line, tool, rich, rich-with-source, vulkan or vulkan-with-source";

    /// `-Zi`: files, text, lines and the compiler's options.
    pub fn plain() -> DebugOptions {
        DebugOptions { tool: true, ..DebugOptions::lines() }
    }

    /// `-fspv-debug=line`: files, text and lines, and no options, which would differ between machines.
    pub fn lines() -> DebugOptions {
        DebugOptions { file: true, source: true, line: true, ..DebugOptions::default() }
    }

    /// `-fspv-debug=vulkan-with-source`: everything that a debugger for Vulkan reads.
    pub fn full() -> DebugOptions {
        DebugOptions { rich: Some(RichDebug::Vulkan), ..DebugOptions::lines() }
    }

    /// Whether the module carries any.
    pub fn is_wanted(&self) -> bool {
        self.file || self.source || self.line || self.tool || self.rich.is_some()
    }

    /// Whether OpSource names files. Rich information has instructions of its own for that.
    pub fn names_files(&self) -> bool {
        self.rich.is_none() && (self.file || self.source || self.line)
    }

    /// What makes naga 30 reject the module. It skips the rest, [`RichDebug::Vulkan`] in particular.
    pub(super) fn unknown_to_naga(&self) -> Option<&'static str> {
        match self.rich {
            Some(RichDebug::OpenCl) => Some("`OpenCL.DebugInfo.100`, which `-fspv-debug=rich` writes"),
            Some(RichDebug::Vulkan) => None,
            // Inside blocks it does, but not in front of functions and variables.
            None => self.line.then_some("`OpLine`, which `-Zi` and `-fspv-debug=line` write"),
        }
    }

    /// Adds what `-fspv-debug=<category>` requests. Returns false if there is no such category.
    pub(super) fn request(&mut self, category: &str) -> bool {
        match category {
            "file" => self.file = true,
            "source" => (self.file, self.source) = (true, true),
            "line" => (self.file, self.source, self.line) = (true, true, true),
            "tool" => self.tool = true,
            "rich" => self.describe(RichDebug::OpenCl, false),
            "rich-with-source" => self.describe(RichDebug::OpenCl, true),
            "vulkan" => self.describe(RichDebug::Vulkan, false),
            "vulkan-with-source" => self.describe(RichDebug::Vulkan, true),
            _ => return false,
        }
        true
    }

    /// As in DXC, a rich category without source drops the text that an earlier category requested.
    fn describe(&mut self, rich: RichDebug, source: bool) {
        (self.file, self.source, self.line) = (true, source, true);
        self.rich = self.rich.max(Some(rich));
    }

    /// The path to write for a file: the last of the prefixes that fits is replaced.
    pub fn remap(&self, path: &str) -> String {
        let replaced = self.prefixes.iter().rev().find_map(|it| it.replace(path));
        replaced.unwrap_or_else(|| path.to_owned())
    }
}

/// `-fdebug-prefix-map=FROM=TO`: a path in the folder `from` is written as if it were in `to`.
///
/// Prefixes end where a name ends: `/home/me/app` fits `/home/me/app/sky.hlsl`, but not `/home/me/apple.hlsl`. `/` and `\`
/// are the same. If `to` is empty, what remains is a relative path; if `from` is empty, it fits all relative paths.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct PathPrefix {
    /// The folder that is replaced.
    pub from: String,
    /// The folder to write instead.
    pub to: String,
}

impl PathPrefix {
    /// Reads `FROM=TO`; `FROM` ends at the first `=`, as in other compilers.
    pub fn parse(text: &str) -> Option<PathPrefix> {
        text.split_once('=').map(|(from, to)| PathPrefix { from: from.into(), to: to.into() })
    }

    fn replace(&self, path: &str) -> Option<String> {
        let below = self.strip(path)?.trim_start_matches(SEPARATORS);
        Some(match (self.to.as_str(), below) {
            (to, "") => to.into(),
            ("", below) => below.into(),
            (to, below) if to.ends_with(SEPARATORS) => format!("{to}{below}"),
            (to, below) => format!("{to}/{below}"),
        })
    }

    /// What follows the prefix, with the separator in front.
    fn strip<'a>(&self, path: &'a str) -> Option<&'a str> {
        if self.from.is_empty() {
            return (!is_absolute(path)).then_some(path);
        }
        let folder = self.from.trim_end_matches(SEPARATORS);
        let (start, rest) = path.split_at_checked(folder.len())?;
        let is_same = |(a, b): (u8, u8)| a == b || (is_separator(a) && is_separator(b));
        let fits = start.bytes().zip(folder.bytes()).all(is_same);
        (fits && (rest.is_empty() || rest.starts_with(SEPARATORS))).then_some(rest)
    }
}

const SEPARATORS: [char; 2] = ['/', '\\'];

fn is_separator(byte: u8) -> bool {
    matches!(byte, b'/' | b'\\')
}

/// Whether the path starts at a root or a drive, on whatever system: the compiler may run on another.
fn is_absolute(path: &str) -> bool {
    path.starts_with(SEPARATORS) || path.as_bytes().get(1) == Some(&b':')
}

#[cfg(test)]
mod tests {
    use super::*;

    fn remapped(prefixes: &[&str], path: &str) -> String {
        let prefixes = prefixes.iter().filter_map(|it| PathPrefix::parse(it)).collect();
        DebugOptions { prefixes, ..DebugOptions::default() }.remap(path)
    }

    #[test]
    fn a_prefix_ends_where_a_name_ends() {
        let one = |path| remapped(&["/home/me/app=/app"], path);
        assert_eq!(one("/home/me/app/shaders/sky.hlsl"), "/app/shaders/sky.hlsl");
        assert_eq!(one("/home/me/apple/sky.hlsl"), "/home/me/apple/sky.hlsl");
        assert_eq!(one("/home/me/app"), "/app");
        assert_eq!(one("home/me/app/sky.hlsl"), "home/me/app/sky.hlsl");
        assert_eq!(one("/home"), "/home");
    }

    #[test]
    fn separators_at_the_ends_of_prefixes_do_not_count() {
        assert_eq!(remapped(&["/home/app/=src"], "/home/app/sky.hlsl"), "src/sky.hlsl");
        assert_eq!(remapped(&["/home/app=src/"], "/home/app/sky.hlsl"), "src/sky.hlsl");
        assert_eq!(remapped(&["/home/app=/"], "/home/app/sky.hlsl"), "/sky.hlsl");
        assert_eq!(remapped(&["/=src"], "/home/sky.hlsl"), "src/home/sky.hlsl");
    }

    #[test]
    fn backslashes_are_slashes() {
        assert_eq!(remapped(&["C:\\app=src"], "C:/app/sky.hlsl"), "src/sky.hlsl");
        assert_eq!(remapped(&["C:/app="], "C:\\app\\sky.hlsl"), "sky.hlsl");
    }

    #[test]
    fn the_last_prefix_that_fits_applies_alone() {
        let maps = ["/home=a", "/home/app=b", "b=c"];
        assert_eq!(remapped(&maps, "/home/app/sky.hlsl"), "b/sky.hlsl");
        assert_eq!(remapped(&maps, "/home/other/sky.hlsl"), "a/other/sky.hlsl");
        assert_eq!(remapped(&["/home/app=b", "/home=a"], "/home/app/sky.hlsl"), "a/app/sky.hlsl");
    }

    #[test]
    fn an_empty_prefix_is_that_of_relative_paths() {
        assert_eq!(remapped(&["=/src"], "sky.hlsl"), "/src/sky.hlsl");
        assert_eq!(remapped(&["=/src"], "/tmp/sky.hlsl"), "/tmp/sky.hlsl");
        assert_eq!(remapped(&["=/src"], "C:\\sky.hlsl"), "C:\\sky.hlsl");
        assert_eq!(remapped(&["/home/app="], "/home/app/sky.hlsl"), "sky.hlsl");
    }

    #[test]
    fn a_prefix_does_not_split_a_letter() {
        assert_eq!(remapped(&["/a=b"], "/ä/sky.hlsl"), "/ä/sky.hlsl");
        assert_eq!(remapped(&["/ä=b"], "/ä/sky.hlsl"), "b/sky.hlsl");
    }
}
