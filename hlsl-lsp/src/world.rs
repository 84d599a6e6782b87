//! [`World`]: what the editor has open, over the files on disk.

use std::{collections::BTreeMap, sync::Arc};

use hlsl_core::source::load::{FileLoader, Load, LoadError};
use lsp_types::TextDocumentContentChangeEvent;

use crate::{
    lines::{Encoding, Lines},
    paths,
    rust::{self, Literal},
    settings::Settings,
};

/// What the main loop knows. A copy is cheap, and what a worker has does not change.
#[derive(Clone, Debug, Default)]
pub struct World {
    documents: BTreeMap<String, Document>,
    /// The texts in open Rust files.
    literals: BTreeMap<String, Arc<[Literal]>>,
    /// The folders of the workspace.
    pub folders: Vec<String>,
    pub settings: Settings,
    pub encoding: Encoding,
}

#[derive(Clone, Debug)]
pub struct Document {
    pub text: Arc<str>,
    pub version: i32,
}

impl World {
    pub fn new(folders: Vec<String>, settings: Settings, encoding: Encoding) -> World {
        World { folders, settings, encoding, ..World::default() }
    }

    pub fn open(&mut self, path: String, text: String, version: i32) {
        let text: Arc<str> = text.into();
        self.embed(&path, &text, version);
        self.documents.insert(path, Document { text, version });
    }

    pub fn close(&mut self, path: &str) {
        self.embed(path, "", 0);
        self.documents.remove(path);
    }

    /// Each text in a Rust file is a document, too.
    fn embed(&mut self, path: &str, text: &str, version: i32) {
        if !path.ends_with(".rs") {
            return;
        }
        for index in 0..self.literals.remove(path).map_or(0, |it| it.len()) {
            self.documents.remove(&paths::embedded(path, index));
        }
        let literals: Arc<[Literal]> = rust::literals(text).into();
        for (index, it) in literals.iter().enumerate() {
            let document = Document { text: it.text.as_str().into(), version };
            self.documents.insert(paths::embedded(path, index), document);
        }
        if !literals.is_empty() {
            self.literals.insert(path.to_owned(), literals);
        }
    }

    /// The document that an offset of a file is in: in a Rust file, the text around it.
    pub fn document_at(&self, path: &str, offset: u32) -> Option<String> {
        if !path.ends_with(".rs") {
            return Some(path.to_owned());
        }
        let literals = self.literals.get(path)?;
        let index = literals.iter().position(|it| it.start <= offset && offset <= it.end)?;
        Some(paths::embedded(path, index))
    }

    /// The shaders that a document has: itself, or the texts in a Rust file.
    pub fn shaders_in(&self, path: &str) -> Vec<String> {
        match self.literals.get(path) {
            Some(literals) => (0..literals.len()).map(|it| paths::embedded(path, it)).collect(),
            None if paths::is_shader(path) => vec![path.to_owned()],
            None => Vec::new(),
        }
    }

    /// The text that positions in a file count in: of a text in a Rust file, the Rust file's.
    pub fn shown(&self, path: &str) -> Option<Arc<str>> {
        self.text(paths::host(path))
    }

    /// Applies edits in their order.
    pub fn change(&mut self, path: &str, changes: Vec<TextDocumentContentChangeEvent>, version: i32) {
        let Some(document) = self.documents.get_mut(path) else { return };
        let mut text = document.text.to_string();
        for change in changes {
            match change.range {
                None => text = change.text,
                Some(range) => {
                    let lines = Lines::new(&text, self.encoding);
                    let (start, end) = (lines.offset(range.start) as usize, lines.offset(range.end) as usize);
                    text.replace_range(start..end.max(start), &change.text);
                }
            }
        }
        let path = path.to_owned();
        self.open(path, text, version);
    }

    pub fn document(&self, path: &str) -> Option<&Document> {
        self.documents.get(path)
    }

    /// The open documents that hold HLSL.
    pub fn open_shaders(&self) -> impl Iterator<Item = &str> {
        self.documents.keys().map(String::as_str).filter(|it| paths::is_shader(it))
    }

    /// The open documents that can have diagnostics: shaders, and Rust files for calls without a text.
    pub fn diagnosed(&self) -> impl Iterator<Item = &str> {
        self.documents.keys().map(String::as_str).filter(|it| paths::is_shader(it) || it.ends_with(".rs"))
    }

    /// The text of a file, as the editor has it or else the disk.
    pub fn text(&self, path: &str) -> Option<Arc<str>> {
        self.load(path).ok()
    }
}

impl Load for World {
    fn load(&self, path: &str) -> Result<Arc<str>, LoadError> {
        let path = paths::normalized(path);
        match self.documents.get(&path) {
            Some(document) => Ok(document.text.clone()),
            None => FileLoader::default().load(&path),
        }
    }
}

#[cfg(test)]
mod tests {
    use lsp_types::{Position, Range};

    use super::*;

    #[test]
    fn edits_apply_in_order_and_win_over_the_disk() {
        let mut world = World::default();
        world.open("/x/a.hlsl".into(), "one\r\ntwo\r\n".into(), 1);
        let edit = |a: (u32, u32), b: (u32, u32), text: &str| TextDocumentContentChangeEvent {
            range: Some(Range::new(Position::new(a.0, a.1), Position::new(b.0, b.1))),
            range_length: None,
            text: text.into(),
        };
        world.change("/x/a.hlsl", vec![edit((1, 0), (1, 3), "2"), edit((0, 3), (1, 0), " ")], 2);
        assert_eq!(&*world.text("/x/y/../a.hlsl").unwrap(), "one 2\r\n");
        world.close("/x/a.hlsl");
        assert!(world.text("/x/a.hlsl").is_none());
    }
}
