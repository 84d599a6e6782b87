//! What a program needs to look at every component of generated structs: text of Rust, and how components are called
//! there. A component has a path, a number made of the names of the members that lead to it and of the distances of
//! those from the start of the arrays that they are in, and its own distance behind the last of these members.

use std::fmt::Write;

use super::{Holder, Module, reference::Leaf};

const ROOT: u64 = 0xcbf2_9ce4_8422_2325;

/// FNV-1a.
pub fn hash(start: u64, bytes: &[u8]) -> u64 {
    bytes.iter().fold(start, |hash, byte| (hash ^ u64::from(*byte)).wrapping_mul(0x100_0000_01b3))
}

/// Of a component: the members on the way to it.
pub fn path(leaf: &Leaf) -> u64 {
    leaf.members
        .iter()
        .fold(ROOT, |path, (behind, name)| hash(hash(path, &behind.to_le_bytes()), name.as_bytes()))
}

/// The Rust type of a root's bytes.
pub fn type_of(module: &Module, root: usize) -> String {
    let it = &module.roots[root];
    match it.holder {
        Holder::CBuffer | Holder::TBuffer => it.name.clone(),
        Holder::Globals => "Globals".into(),
        _ if it.is_plain => format!("B{}Element", &it.name[1..]),
        _ => module.structs[it.structure].name.clone(),
    }
}

/// Implementations of [`VISIT`]'s trait for what a generated module defines, from its text: structs with their fields,
/// wrappers of elements, newtypes. `prefix`: the path of the module with `::` behind it, if that is another.
pub fn visitors(rust: &str, prefix: &str) -> String {
    let mut text = String::new();
    let mut lines = rust.lines().peekable();
    while let Some(line) = lines.next() {
        if line == "pub mod bindings {" {
            break;
        }
        let Some(rest) = line.strip_prefix("pub struct ") else { continue };
        if let Some((name, _)) = rest.split_once('(') {
            let _ = writeln!(text, "crate::component!({prefix}{name});");
            continue;
        }
        let name = rest.trim_end_matches(" {");
        let mut fields: Vec<String> = Vec::new();
        let (mut is_wrapper, mut is_padding) = (false, false);
        for line in lines.by_ref().take_while(|line| *line != "}").map(str::trim_start) {
            is_wrapper |= line.starts_with("pub _pad:");
            let field = line.strip_prefix("pub ").and_then(|it| it.split_once(": "));
            fields.extend(field.filter(|_| !is_padding).map(|(field, _)| field.to_owned()));
            is_padding = line == "#[doc(hidden)]";
        }
        let mut body = String::new();
        for field in &fields {
            let (member, behind) = match (field.strip_suffix("_head"), field.strip_suffix("_last")) {
                _ if is_wrapper => {
                    body += "self.value.visit(path, behind, see);";
                    continue;
                }
                (Some(member), _) => (member, "0".to_owned()),
                (_, Some(member)) if fields.contains(&format!("{member}_head")) => (
                    member,
                    format!(
                        "core::mem::offset_of!({prefix}{name}, {field}) - core::mem::offset_of!({prefix}{name}, {member}_head)"
                    ),
                ),
                (_, Some(member)) => (member, "0".to_owned()),
                _ => (field.as_str(), "0".to_owned()),
            };
            let _ = write!(body, "self.{field}.visit(crate::path(path, behind, {member:?}), {behind}, see);");
        }
        let _ = writeln!(
            text,
            "impl crate::Visit for {prefix}{name} {{ fn visit(&mut self, path: u64, behind: usize, see: &mut dyn FnMut(u64, usize, crate::Bytes)) {{ let _ = (path, behind, &see); {body} }} }}"
        );
    }
    text
}

/// A trait that shows all components of a value, with path and distance; for the root of a crate.
pub const VISIT: &str = r#"
/// Of a component.
pub type Bytes<'a> = &'a mut [u8];
/// What has components.
pub trait Visit {
    /// Shows each with its path and the distance behind that.
    fn visit(&mut self, path: u64, behind: usize, see: &mut dyn FnMut(u64, usize, Bytes));
}
/// FNV-1a.
pub fn hash(start: u64, bytes: &[u8]) -> u64 {
    bytes.iter().fold(start, |hash, byte| (hash ^ u64::from(*byte)).wrapping_mul(0x100_0000_01b3))
}
/// The path of a member.
pub fn path(path: u64, behind: usize, name: &str) -> u64 {
    hash(hash(path, &(behind as u32).to_le_bytes()), name.as_bytes())
}
macro_rules! component { ($($ty:ty),*) => { $(impl crate::Visit for $ty {
    fn visit(&mut self, path: u64, behind: usize, see: &mut dyn FnMut(u64, usize, crate::Bytes)) {
        see(path, behind, bytemuck::bytes_of_mut(self))
    }
})* } }
pub(crate) use component;
component!(f32, f64, i16, u16, i32, u32, i64, u64);
impl<T: Visit, const N: usize> Visit for [T; N] {
    fn visit(&mut self, path: u64, behind: usize, see: &mut dyn FnMut(u64, usize, Bytes)) {
        for (index, it) in self.iter_mut().enumerate() { it.visit(path, behind + index * core::mem::size_of::<T>(), see) }
    }
}
/// The path that all begin with.
pub const ROOT: u64 = 0xcbf2_9ce4_8422_2325;
"#;
