//! Files that an `#include` can name.

use std::fs;

use lsp_types::{CompletionItem, CompletionItemKind};

use super::word;
use crate::{analyst::Analyst, paths};

/// What can follow `written`, which stands after the quote.
pub fn completion(analyst: &mut Analyst, path: &str, written: &str) -> Vec<CompletionItem> {
    let folder = written.rfind(['/', '\\']).map_or("", |at| &written[..=at]);
    let mut folders = vec![paths::folder(path).to_owned()];
    if let Some((snapshot, _)) = analyst.current(path) {
        folders.extend(snapshot.options.include_dirs.iter().cloned());
    }
    let mut items: Vec<CompletionItem> = Vec::new();
    for start in folders {
        let full = paths::normalized(&format!("{start}/{folder}"));
        let entries = fs::read_dir(&full).into_iter().flatten().flatten();
        for entry in entries {
            let name = entry.file_name().to_string_lossy().into_owned();
            let is_folder = entry.file_type().is_ok_and(|it| it.is_dir());
            if name.starts_with('.') || paths::normalized(&format!("{full}/{name}")) == path {
                continue;
            }
            let item = match is_folder {
                true => word(&format!("{name}/"), CompletionItemKind::FOLDER),
                false if paths::is_shader(&name) || name.ends_with(".h") => {
                    word(&name, CompletionItemKind::FILE)
                }
                false => continue,
            };
            if !items.contains(&item) {
                items.push(item);
            }
        }
    }
    items.sort_by(|a, b| a.label.cmp(&b.label));
    items
}
