//! What debuggers are shown, unless the arguments decide about it.

use crate::options::{DebugOptions, PathPrefix, TargetEnvironment};

/// What debuggers such as RenderDoc show of a shader.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum DebugInfo {
    /// Names only.
    #[default]
    None,
    /// Source text and lines: `-fspv-debug=line`. Not for wgpu: naga rejects it.
    Lines,
    /// Also types, scopes and variables: `-fspv-debug=vulkan-with-source`.
    Full,
    /// Follows the cargo profile: [`DebugInfo::Full`] if its `debug` is on, in whatever form, as the variable `DEBUG` tells
    /// the build script; otherwise, outside of cargo and for wgpu, [`DebugInfo::None`]. naga drops debug information.
    FromCargo,
}

/// What a host asks for.
#[derive(Clone, Debug, Default, Hash, PartialEq, Eq)]
pub struct Debug {
    /// [`DebugInfo::FromCargo`] if the profile asks for debug information.
    pub info: DebugInfo,
    /// The folder that paths in debug information are relative to, if they are not written as they were found.
    pub relative_to: Option<String>,
}

impl Debug {
    pub(super) fn options(&self, target: TargetEnvironment) -> DebugOptions {
        let debug = match self.info {
            DebugInfo::None => DebugOptions::default(),
            DebugInfo::Lines => DebugOptions::lines(),
            DebugInfo::FromCargo if target.is_wgpu() => DebugOptions::default(),
            DebugInfo::Full | DebugInfo::FromCargo => DebugOptions::full(),
        };
        let prefix = |from: &String| PathPrefix { from: from.clone(), to: String::new() };
        DebugOptions { prefixes: self.relative_to.iter().map(prefix).collect(), ..debug }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::driver::Job;

    fn debug(info: DebugInfo, arguments: &[&str]) -> DebugOptions {
        let debug = Debug { info, relative_to: Some("/home/me/app".into()) };
        let arguments = arguments.iter().map(|it| (*it).to_owned()).collect();
        let job = Job::new("sky.hlsl", ("ps_6_0", "main"), arguments, &debug).expect("they are valid");
        assert_eq!(job.options.debug.remap("/home/me/app/shaders/sky.hlsl"), "shaders/sky.hlsl");
        DebugOptions { prefixes: Vec::new(), arguments: String::new(), ..job.options.debug }
    }

    #[test]
    fn arguments_overrule_debug_info() {
        assert_eq!(debug(DebugInfo::None, &[]), DebugOptions::default());
        assert_eq!(debug(DebugInfo::Lines, &[]), DebugOptions::lines());
        assert_eq!(debug(DebugInfo::Full, &[]), DebugOptions::full());
        assert_eq!(debug(DebugInfo::FromCargo, &[]), DebugOptions::full());
        assert_eq!(debug(DebugInfo::Full, &["-Zi"]), DebugOptions::plain());
        assert_eq!(debug(DebugInfo::None, &["-fspv-debug=line"]), DebugOptions::lines());
        assert_eq!(debug(DebugInfo::FromCargo, &["-Qstrip_debug"]), DebugOptions::default());
    }

    #[test]
    fn naga_gets_debug_information_only_if_it_is_asked_for_by_name() {
        assert!(!debug(DebugInfo::FromCargo, &["-fspv-target-env=wgpu"]).is_wanted());
        assert!(debug(DebugInfo::Full, &["-fspv-target-env=wgpu"]).is_wanted());
        assert_eq!(debug(DebugInfo::Full, &["-fspv-target-env=webgpu"]), DebugOptions::full());
    }
}
