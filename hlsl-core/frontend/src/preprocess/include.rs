//! `#include` and `__has_include`: finding and opening files.

use std::sync::Arc;

use super::{Preprocessor, directive};
use crate::{
    diagnostics::list::preprocess as errors,
    lex::Raw,
    limits,
    source::{Origin, Span, load::LoadError},
    token::TokenKind,
};

/// Headers that come with the compiler.
const OWN_HEADERS: &[(&str, &str)] = &[
    ("vk/spirv.h", include_str!("headers/spirv.h")),
    ("vk/opcode_selector.h", include_str!("headers/opcode_selector.h")),
    ("vk/khr/cooperative_matrix.h", include_str!("headers/cooperative_matrix.h")),
    ("dx/linalg.h", include_str!("headers/linalg.h")),
];

/// The operand of `#include`.
struct Name {
    path: String,
    angled: bool,
    span: Span,
}

/// Executes `#include`, whose name has been read.
pub(super) fn include(this: &mut Preprocessor, at: Span) {
    let name = read_name(this);
    // The rest of the line belongs to the including file, so it goes before the new file is opened.
    if name.is_some() {
        let token = this.next_unexpanded();
        if token.kind != TokenKind::EndOfFile {
            this.sink.push(errors::ExtraTokens { directive: "include".into(), at: token.span });
        }
    }
    directive::end(this);
    let Some(name) = name else { return };
    if name.path.is_empty() {
        return this.sink.push(errors::EmptyFileName { at: name.span });
    }
    if this.calls > 0 {
        return this.sink.push(errors::IncludeInArguments { at });
    }
    if this.files.len() > limits::INCLUDE_DEPTH {
        let (label, chain) = chain(this);
        this.sink.push(errors::IncludesTooDeep { limit: limits::INCLUDE_DEPTH, label, chain, at: name.span });
        return this.stop();
    }
    this.inclusions += 1;
    if this.inclusions > limits::INCLUSIONS {
        this.sink.push(errors::TooManyIncludes { limit: limits::INCLUSIONS, at: name.span });
        return this.stop();
    }
    match find(this, &name) {
        Ok(found) => {
            if !found.is_once {
                if !this.included.insert(found.path.clone()) {
                    this.repeated += found.text.len();
                }
                if this.repeated > limits::REPEATED_BYTES {
                    this.sink.push(errors::IncludedAgain { limit: limits::REPEATED_BYTES, at: name.span });
                    return this.stop();
                }
                let included_at = Some(name.span);
                let origin = Origin::File { path: found.path.as_str().into(), included_at };
                this.open(found.text, origin, &found.path);
            }
        }
        Err(error) => {
            this.sink.push(error);
            // What comes after lacks what the file declares.
            if !this.options.internal.skip_missing_includes {
                this.stop();
            }
        }
    }
}

/// What is wrong with one more file, and how the last ones came to be included: once around, if they include each other.
fn chain(this: &Preprocessor) -> (&'static str, String) {
    let names: Vec<&str> = this.files.iter().map(|it| it.identity.as_str()).collect();
    let last = names.len().saturating_sub(1);
    let before = names.iter().take(last).rposition(|it| Some(it) == names.last());
    let (label, what, start) = match before {
        Some(before) => ("this include is part of a cycle", "the cycle is", before),
        None => ("this include exceeds the limit", "the chain ends with", names.len().saturating_sub(4)),
    };
    let chain: Vec<String> = names.iter().skip(start).map(|it| format!("`{it}`")).collect();
    (label, format!("{what} {}", chain.join(" → ")))
}

/// The file name as written, or the one that macros expand to.
fn read_name(this: &mut Preprocessor) -> Option<Name> {
    if let Some(file) = this.files.last_mut()
        && let Some((span, angled)) = file.cursor.header_name()
    {
        let text = file.cursor.text(span);
        let path = text.get(1..text.len().saturating_sub(1)).unwrap_or("").to_string();
        return Some(Name { path, angled, span });
    }
    let token = this.next();
    name_from_tokens(this, token)
}

/// `"file"` as one token, or `<`, anything, `>`.
fn name_from_tokens(this: &mut Preprocessor, first: Raw) -> Option<Name> {
    match first.kind {
        TokenKind::String => {
            let text = first.spelling(this.symbols);
            let path = text.get(1..text.len().saturating_sub(1)).unwrap_or("").to_string();
            Some(Name { path, angled: false, span: first.span })
        }
        TokenKind::Less => {
            let mut path = String::new();
            loop {
                let token = this.next();
                match token.kind {
                    TokenKind::Greater => return Some(Name { path, angled: true, span: first.span }),
                    TokenKind::EndOfFile => break,
                    _ => {
                        if token.has(Raw::SPACE) && !path.is_empty() {
                            path.push(' ');
                        }
                        path.push_str(token.spelling(this.symbols));
                    }
                }
            }
            this.sink.push(errors::BadInclude { at: first.span });
            None
        }
        _ => {
            this.sink.push(errors::BadInclude { at: first.span });
            None
        }
    }
}

struct Found {
    path: String,
    text: Arc<str>,
    /// It has been read and contains `#pragma once`.
    is_once: bool,
}

/// Searches next to the including file if the name is quoted, then next to the file that includes that one and so on, as DXC
/// and Microsoft's compilers do, and then in the include folders.
fn find(this: &mut Preprocessor, name: &Name) -> Result<Found, crate::diagnostics::Diagnostic> {
    let path = name.path.replace('\\', "/");
    let folder = this.files.last().map_or("", |it| it.folder.as_str());
    let beside = join(folder, &path);
    let options = this.options;
    let folders = if is_absolute(&path) { &[][..] } else { &options.include_dirs };
    let around = match (is_absolute(&path), name.angled) {
        (true, _) => vec![beside.clone()],
        (false, true) => Vec::new(),
        (false, false) => this.files.iter().rev().map(|it| join(&it.folder, &path)).collect(),
    };
    let places = around.into_iter().chain(folders.iter().map(|it| join(&with_slash(it), &path)));
    let mut searched: Vec<String> = Vec::new();
    for place in places {
        if searched.contains(&place) {
            continue;
        }
        let identity = identity(&place);
        if this.once.contains(&identity) {
            return Ok(Found { path: place, text: "".into(), is_once: true });
        }
        match load(this, &place) {
            Ok(text) => return Ok(Found { path: place, text, is_once: false }),
            Err(LoadError::NotFound) => searched.push(place),
            Err(LoadError::Unreadable(why)) => {
                return Err(errors::UnreadableInclude { path: place, why, at: name.span }.into());
            }
        }
    }
    // What comes with the compiler stands behind what the user gives.
    if let Some(&(_, text)) = OWN_HEADERS.iter().find(|(own, _)| *own == path) {
        return Ok(Found { path: format!("<{path}>"), text: text.into(), is_once: false });
    }
    let path = name.path.clone();
    if name.angled && !searched.contains(&beside) && load(this, &beside).is_ok() {
        return Err(errors::AngledIncludeNotFound { path, at: name.span }.into());
    }
    let searched = match searched.as_slice() {
        [] => "no directory, because there is no `-I`".to_string(),
        places => places.iter().map(|it| format!("`{it}`")).collect::<Vec<_>>().join(", "),
    };
    Err(errors::IncludeNotFound { path, searched, at: name.span }.into())
}

fn load(this: &mut Preprocessor, path: &str) -> Result<Arc<str>, LoadError> {
    if let Some(known) = this.loaded.get(path) {
        return known.clone();
    }
    let result = this.loader.load(path);
    this.loaded.insert(path.to_string(), result.clone());
    result
}

/// `__has_include("x")`, whose name has been read. None after an error.
pub(super) fn has_include(this: &mut Preprocessor, token: Raw) -> Option<bool> {
    let close = |this: &mut Preprocessor| {
        let close = this.next_unexpanded();
        if close.kind == TokenKind::RightParen {
            return true;
        }
        this.sink.push(errors::MissingCloseParen { after: "__has_include".into(), at: close.span });
        false
    };
    if !this.is_before_paren() {
        this.sink.push(errors::MissingCloseParen { after: "__has_include".into(), at: token.span });
        return None;
    }
    this.next_unexpanded();
    let name = read_name(this)?;
    close(this).then(|| find(this, &name).is_ok())
}

/// The folder of a path, with its slash, or nothing.
pub(super) fn folder(path: &str) -> String {
    match path.rfind(['/', '\\']) {
        Some(at) => path[..=at].replace('\\', "/"),
        None => String::new(),
    }
}

fn with_slash(folder: &str) -> String {
    let folder = folder.replace('\\', "/");
    if folder.is_empty() || folder.ends_with('/') { folder } else { folder + "/" }
}

fn is_absolute(path: &str) -> bool {
    path.starts_with('/') || path.as_bytes().get(1) == Some(&b':')
}

fn join(folder: &str, path: &str) -> String {
    if is_absolute(path) {
        return path.to_string();
    }
    // `./a.hlsl` and `a.hlsl` are the same file; `..` stays, as folders may be links.
    let path = path.trim_start_matches("./");
    match folder {
        "./" => path.to_string(),
        folder => [folder, path].concat(),
    }
}

/// A canonical spelling of a path.
pub(super) fn identity(path: &str) -> String {
    let is_canonical = !path.contains('\\') && path.split('/').all(|it| !matches!(it, "" | "." | ".."));
    if is_canonical {
        return path.to_string();
    }
    let path = path.replace('\\', "/");
    let mut parts: Vec<&str> = Vec::new();
    for part in path.split('/') {
        match part {
            "." | "" => {}
            ".." if parts.last().is_some_and(|it| *it != "..") => {
                parts.pop();
            }
            part => parts.push(part),
        }
    }
    let root = if path.starts_with('/') { "/" } else { "" };
    format!("{root}{}", parts.join("/"))
}

#[cfg(test)]
mod tests {
    use super::{folder, identity, join};

    #[test]
    fn paths_are_joined_and_compared_as_text() {
        assert_eq!(folder("a\\b/c.hlsl"), "a/b/");
        assert_eq!(join("a/b/", "./../x.hlsl"), "a/b/../x.hlsl");
        assert_eq!(join("a/", "/x.hlsl"), "/x.hlsl");
        assert_eq!(identity("./a/b/../x.hlsl"), "a/x.hlsl");
        assert_eq!(identity("../a//x.hlsl"), "../a/x.hlsl");
        assert_eq!(identity("a/b/x.hlsl"), "a/b/x.hlsl");
    }
}
