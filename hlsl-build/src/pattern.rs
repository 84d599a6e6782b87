//! Patterns of paths in a folder.

use glob::MatchOptions;

use crate::{Error, OptionError};

const OPTIONS: MatchOptions = MatchOptions {
    case_sensitive: true,
    require_literal_separator: true,
    require_literal_leading_dot: false,
};

/// Which files of a folder a pattern means: a name at any depth or, with a slash, a path.
pub(crate) struct Pattern(glob::Pattern);

impl Pattern {
    pub(crate) fn new(pattern: &str) -> Result<Pattern, Error> {
        let path = pattern.replace('\\', "/");
        let trimmed = path.trim_matches('/');
        let is_anchored = path.trim_end_matches('/').contains('/');
        let whole = if is_anchored { trimmed.to_owned() } else { format!("**/{trimmed}") };
        let invalid =
            |it: glob::PatternError| OptionError::Pattern { pattern: pattern.to_owned(), what: it.msg };
        Ok(Pattern(glob::Pattern::new(&whole).map_err(invalid)?))
    }

    /// Whether it means the file or folder at `path`, which is relative to the folder with the shaders.
    pub(crate) fn matches(&self, path: &str) -> bool {
        self.0.matches_with(path, OPTIONS)
    }
}

#[cfg(test)]
mod tests {
    use super::Pattern;

    #[test]
    fn patterns_are_names_or_paths() {
        for (pattern, path, expected) in [
            ("old", "old", true),
            ("old", "post/old", true),
            ("old/", "post/old", true),
            ("old", "older", false),
            ("*.test.hlsl", "post/blur.test.hlsl", true),
            ("*.test.hlsl", "post/blur.hlsl", false),
            ("b?ur.hlsl", "post/blur.hlsl", true),
            ("/blur.hlsl", "blur.hlsl", true),
            ("/blur.hlsl", "post/blur.hlsl", false),
            ("post/blur.hlsl", "post/blur.hlsl", true),
            ("post/blur.hlsl", "deep/post/blur.hlsl", false),
            ("post/*", "post/blur.hlsl", true),
            ("post/*", "post/deep/blur.hlsl", false),
            ("post/**", "post/deep/blur.hlsl", true),
            ("post/**", "post", false),
            ("**/deep/*.hlsl", "deep/a.hlsl", true),
            ("**/deep/*.hlsl", "post/deep/deep/a.hlsl", true),
            ("post/**/a.hlsl", "post/a.hlsl", true),
            ("post/**/a.hlsl", "post/b/c/a.hlsl", true),
            ("post/**/a.hlsl", "post/b/c/d.hlsl", false),
            ("[ab].hlsl", "post/b.hlsl", true),
            ("[ab].hlsl", "post/c.hlsl", false),
            ("post\\old", "post/old", true),
            ("größe*", "größe.ps.hlsl", true),
        ] {
            assert_eq!(Pattern::new(pattern).unwrap().matches(path), expected, "{pattern} {path}");
        }
        let Err(error) = Pattern::new("post/a**") else { panic!("`**` is a whole name") };
        assert!(error.to_string().starts_with("cannot exclude `post/a**`: "), "{error}");
    }
}
