//! Groups of warnings, and how options and pragmas turn them on and off.

use super::{WarningOptions, list};

/// Warnings that are only given when asked for, by name or through a group.
pub const OFF_BY_DEFAULT: &[&str] =
    &["double-promotion", "float-conversion", "hlsl-legacy-literal", "sign-conversion"];

/// What each group contains in DXC, besides warnings of its own name. `everything` contains all.
const GROUPS: &[(&str, &[&str])] = &[
    (
        "all",
        &[
            "bitwise-op-parentheses",
            "dangling-else",
            "logical-op-parentheses",
            "parentheses",
            "parentheses-equality",
            "shift-op-parentheses",
            "switch",
            "switch-bool",
            "unknown-pragmas",
            "unused-comparison",
            "unused-value",
        ],
    ),
    ("attributes", &["ignored-attributes", "unknown-attributes"]),
    ("conversion", &["constant-conversion", "float-conversion", "literal-conversion", "sign-conversion"]),
    ("most", &["unknown-pragmas", "unused-comparison", "unused-value"]),
    (
        "parentheses",
        &[
            "bitwise-op-parentheses",
            "dangling-else",
            "logical-op-parentheses",
            "parentheses-equality",
            "shift-op-parentheses",
        ],
    ),
    ("payload-access-qualifier", &["payload-access-perf", "payload-access-shader", "payload-access-trace"]),
    // Ours.
    ("wgpu-limits", &["comparison-level", "nonuniform-barrier"]),
];

/// Whether `-Wno-NAME` may name it: a group of warnings.
pub fn is_group(name: &str) -> bool {
    name == EVERYTHING || GROUPS.iter().any(|it| it.0 == name)
}

const EVERYTHING: &str = "everything";

/// What a warning becomes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Setting {
    /// `-Wno-NAME`.
    Ignored,
    /// As it would be: a warning, or an error where all are.
    Enabled,
    /// A warning, also where all are errors.
    Warning,
    /// `-Werror=NAME`.
    Error,
}

impl WarningOptions {
    /// Applies a setting to a warning, or to all of a group.
    pub fn set(&mut self, name: &str, setting: Setting) {
        if name == EVERYTHING {
            for name in list::warning_names() {
                self.set_one(name, setting);
            }
            return;
        }
        self.set_one(name, setting);
        let members = GROUPS.iter().find(|it| it.0 == name).map_or(&[][..], |it| it.1);
        for member in members {
            self.set_one(member, setting);
        }
    }

    fn set_one(&mut self, name: &str, setting: Setting) {
        let add = |names: &mut Vec<String>| {
            if !names.iter().any(|it| it == name) {
                names.push(name.into());
            }
        };
        let remove = |names: &mut Vec<String>| names.retain(|it| it != name);
        match setting {
            Setting::Ignored => {
                add(&mut self.disabled);
                remove(&mut self.enabled);
            }
            Setting::Enabled | Setting::Warning | Setting::Error => {
                remove(&mut self.disabled);
                if OFF_BY_DEFAULT.contains(&name) {
                    add(&mut self.enabled);
                }
            }
        }
        match setting {
            Setting::Ignored | Setting::Enabled => {}
            Setting::Warning => {
                remove(&mut self.errors);
                add(&mut self.not_errors);
            }
            Setting::Error => {
                add(&mut self.errors);
                remove(&mut self.not_errors);
            }
        }
    }

    /// `-Wno-error=NAME`: no error, if it is given at all.
    pub fn spare(&mut self, name: &str) {
        let (disabled, enabled) = (self.disabled.clone(), self.enabled.clone());
        self.set(name, Setting::Warning);
        (self.disabled, self.enabled) = (disabled, enabled);
    }
}
