//! Generated text as somebody will read it: pieces of a template, in which `$name` or `${name}` stands for a value.

use std::fmt::Display;

use super::{Host, Resource};

/// What is written. Each value holds until it is set again.
pub(super) struct Page {
    /// Pieces, each below a line `=== name`. Behind `=== name,` is an item of a list: without the end of its last line.
    template: &'static str,
    values: Vec<(&'static str, String)>,
    pub(super) text: String,
}

impl Page {
    pub(super) fn new(template: &'static str) -> Page {
        Page { template, values: Vec::new(), text: String::new() }
    }

    pub(super) fn set(&mut self, name: &'static str, value: impl Display) {
        self.values.retain(|it| it.0 != name);
        self.values.push((name, value.to_string()));
    }

    /// Appends a piece.
    pub(super) fn write(&mut self, piece: &str) {
        let piece = self.piece(piece);
        self.text.push_str(&piece);
    }

    /// A piece for each item, for which `set` sets values.
    pub(super) fn each<T>(
        &mut self,
        piece: &str,
        items: impl IntoIterator<Item = T>,
        mut set: impl FnMut(&mut Page, T),
    ) -> String {
        let mut text = String::new();
        for item in items {
            set(self, item);
            text.push_str(&self.piece(piece));
        }
        text
    }

    /// A text for each set.
    pub(super) fn each_set<'a>(
        &mut self,
        host: &Host<'a>,
        mut write: impl FnMut(&mut Page, &[Resource<'a>]) -> String,
    ) -> String {
        host.sets.iter().map(|it| write(self, it)).collect()
    }

    /// The path of the library.
    pub(super) fn path(&self) -> &str {
        self.values.iter().find(|it| it.0 == "path").map_or("", |it| &it.1)
    }

    /// A piece of one line, without its end.
    pub(super) fn line(&self, name: &str) -> String {
        self.piece(name).trim_end().to_owned()
    }

    /// The values that all libraries have for a resource.
    pub(super) fn set_resource(&mut self, Resource { field, place, .. }: &Resource<'_>) {
        self.set("field", field);
        self.set("hlsl", &place.binding.hlsl_type);
        self.set("name", &place.binding.name);
        self.set("what", place.kind.name());
        self.set("set", place.binding.set);
        self.set("binding", place.binding.binding);
        self.set("count", place.count);
    }

    /// A piece with the values that are set.
    pub(super) fn piece(&self, name: &str) -> String {
        let find = |it: &'static str| {
            let (header, text) = it.split_once('\n')?;
            match header.strip_prefix(name)? {
                "" => Some((text, "")),
                "," => Some((text.strip_suffix('\n')?, " ")),
                _ => None,
            }
        };
        // A test sees to it that the pieces and values are there.
        let (mut rest, end) = self.template.split("=== ").find_map(find).unwrap_or_default();
        let mut text = String::with_capacity(rest.len());
        while let Some((before, behind)) = rest.split_once('$') {
            text.push_str(before);
            let is_end = |c: char| !(c.is_ascii_lowercase() || c == '_');
            let (name, behind) = match behind.strip_prefix('{').and_then(|it| it.split_once('}')) {
                Some(found) => found,
                None => behind.split_at(behind.find(is_end).unwrap_or(behind.len())),
            };
            let value = self.values.iter().find(|it| it.0 == name);
            text.push_str(value.map_or("$", |it| &it.1));
            rest = behind;
        }
        text.push_str(rest);
        text.push_str(end);
        text
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    /// The texts in quotes behind one of these.
    fn quoted<'a>(source: &'a str, before: &[&str]) -> BTreeSet<&'a str> {
        let behind = before.iter().flat_map(|it| source.split(*it).skip(1));
        behind.filter_map(|it| it.trim_start().strip_prefix('"')?.split('"').next()).collect()
    }

    #[test]
    fn templates_have_what_is_written_and_nothing_else() {
        for (template, source) in [
            (include_str!("ash.txt"), include_str!("ash.rs")),
            (include_str!("wgpu.txt"), include_str!("wgpu.rs")),
            (include_str!("vulkano.txt"), include_str!("vulkano.rs")),
        ] {
            let pieces = template.split("=== ").skip(1).map(|it| it.lines().next().unwrap_or_default());
            let pieces: BTreeSet<&str> = pieces.map(|it| it.trim_end_matches(',')).collect();
            let written = quoted(source, &[".write(", ".piece(", ".each(", ".line("]);
            assert!(written.is_subset(&pieces), "{:?}", written.difference(&pieces));
            for piece in pieces {
                assert!(source.contains(&format!("\"{piece}\"")), "nothing writes `{piece}`");
            }
            let all = [source, include_str!("page.rs"), include_str!("../emit.rs")].concat();
            let set = quoted(&all, &[".set("]);
            for value in template.split('$').skip(1) {
                let value = value.trim_start_matches('{');
                let end = value.find(|c: char| !(c.is_ascii_lowercase() || c == '_'));
                let value = &value[..end.unwrap_or(value.len())];
                assert!(set.contains(value), "nothing sets `{value}`");
            }
        }
    }
}
