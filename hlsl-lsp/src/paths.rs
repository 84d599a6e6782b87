//! Paths of files, which the compiler joins with `/`, and the URIs that editors name them by.

use std::{fmt::Write, path::Path, str::FromStr};

use lsp_types::Uri;

/// The path that a `file:` URI names.
pub fn from_uri(uri: &Uri) -> Option<String> {
    let rest = uri.as_str().strip_prefix("file://")?;
    // An authority is a Windows share, or empty.
    let path = match rest.find('/') {
        Some(0) => decoded(rest),
        Some(_) => format!("//{}", decoded(rest)),
        None => return None,
    };
    // `/c:/shaders` is `c:/shaders`; editors do not agree on the letter's case.
    let bytes = path.as_bytes();
    if bytes.len() > 2 && bytes[1].is_ascii_alphabetic() && bytes[2] == b':' {
        let drive = bytes[1].to_ascii_lowercase() as char;
        return Some(normalized(&format!("{drive}:{}", &path[3..])));
    }
    Some(normalized(&path))
}

/// The path of a text inside of a Rust file, the `index`-th one.
pub fn embedded(file: &str, index: usize) -> String {
    format!("{file}#{index}.hlsl")
}

/// The file that an editor knows a text by: for one inside of a Rust file, that file.
pub fn host(path: &str) -> &str {
    path.rfind(".rs#").map_or(path, |at| &path[..at + 3])
}

/// The URI of the file that an absolute path names, or that the text at that path is a part of.
pub fn to_uri(path: &str) -> Option<Uri> {
    let path = host(path);
    let mut text = match path.starts_with('/') {
        true => "file://".to_owned(),
        false => "file:///".to_owned(),
    };
    for &byte in path.as_bytes() {
        match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'.' | b'_' | b'~' | b'/' => {
                text.push(byte as char)
            }
            _ => drop(write!(text, "%{byte:02X}")),
        }
    }
    Uri::from_str(&text).ok()
}

fn decoded(text: &str) -> String {
    let bytes = text.as_bytes();
    let mut out = Vec::with_capacity(bytes.len());
    let mut at = 0;
    while let Some(&byte) = bytes.get(at) {
        let digits = text.get(at + 1..at + 3).and_then(|it| u8::from_str_radix(it, 16).ok());
        match digits {
            Some(value) if byte == b'%' => {
                out.push(value);
                at += 3;
            }
            _ => {
                out.push(byte);
                at += 1;
            }
        }
    }
    String::from_utf8_lossy(&out).into_owned()
}

/// A path with `/` alone, and without `.` and `..`, so that each file has one spelling.
pub fn normalized(path: &str) -> String {
    let path = path.replace('\\', "/");
    let is_share = path.starts_with("//");
    let mut parts: Vec<&str> = Vec::new();
    for part in path.split('/') {
        match part {
            "" | "." => {}
            ".." if parts.last().is_some_and(|it| *it != "..") => drop(parts.pop()),
            ".." if path.starts_with('/') => {}
            part => parts.push(part),
        }
    }
    let root = if is_share {
        "//"
    } else if path.starts_with('/') {
        "/"
    } else {
        ""
    };
    format!("{root}{}", parts.join("/"))
}

/// A path of the file system, as an absolute one in this spelling.
pub fn of(path: &Path) -> String {
    let absolute = std::path::absolute(path).unwrap_or_else(|_| path.to_owned());
    normalized(&absolute.to_string_lossy())
}

/// The folder of a path, without a slash at its end.
pub fn folder(path: &str) -> &str {
    path.rfind('/').map_or("", |at| &path[..at])
}

/// The last part of a path.
pub fn name(path: &str) -> &str {
    path.rfind('/').map_or(path, |at| &path[at + 1..])
}

/// Whether files of that name hold HLSL.
pub fn is_shader(path: &str) -> bool {
    let extension = name(path).rsplit_once('.').map(|it| it.1.to_ascii_lowercase());
    let known = ["hlsl", "hlsli", "hlslh", "fx", "fxh", "vsh", "psh", "ush", "usf", "cginc"];
    extension.is_some_and(|it| known.contains(&it.as_str()))
}

#[cfg(test)]
mod tests {
    use std::str::FromStr;

    use super::*;

    #[test]
    fn uris_and_paths_lead_to_each_other() {
        for (uri, path) in [
            ("file:///a/b%20c/%C3%A9.hlsl", "/a/b c/é.hlsl"),
            ("file:///C%3A/x/y.hlsl", "c:/x/y.hlsl"),
            ("file:///a/./b/../c.hlsl", "/a/c.hlsl"),
        ] {
            assert_eq!(from_uri(&Uri::from_str(uri).unwrap()).as_deref(), Some(path));
            assert_eq!(from_uri(&to_uri(path).unwrap()).as_deref(), Some(path));
        }
        assert_eq!(from_uri(&Uri::from_str("untitled:x").unwrap()), None);
    }
}
