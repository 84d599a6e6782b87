//! Patterns of paths, by the rules that `.gitignore` has for them.

/// Which files of a folder a pattern means.
#[derive(Clone, Debug)]
pub(crate) struct Pattern(String);

impl Pattern {
    pub(crate) fn new(pattern: &str) -> Pattern {
        let pattern = pattern.replace('\\', "/");
        let trimmed = pattern.trim_matches('/');
        // A name alone is one at any depth.
        let is_anchored = pattern.trim_end_matches('/').contains('/');
        Pattern(if is_anchored { trimmed.to_owned() } else { format!("**/{trimmed}") })
    }

    /// Whether it means the file or folder at `path`, which is relative to the folder with the shaders.
    pub(crate) fn matches(&self, path: &str) -> bool {
        let pattern: Vec<&str> = self.0.split('/').collect();
        let path: Vec<&str> = path.split('/').collect();
        folders(&pattern, &path)
    }
}

fn folders(pattern: &[&str], path: &[&str]) -> bool {
    // Where the last `**` began, for one more folder to be a part of it: no other choice need be remembered.
    let (mut at, mut of, mut retry) = (0, 0, None);
    loop {
        if pattern.get(at) == Some(&"**") {
            at += 1;
            retry = Some((at, of));
            // At the end it means what is in a folder, not the folder.
            if at == pattern.len() {
                return of < path.len();
            }
        } else if of == path.len() {
            return at == pattern.len();
        } else if pattern.get(at).is_some_and(|it| name(it, path[of])) {
            (at, of) = (at + 1, of + 1);
        } else if let Some((behind, from)) = retry {
            (at, of) = (behind, from + 1);
            retry = Some((behind, from + 1));
        } else {
            return false;
        }
    }
}

/// `*` for any characters, `?` for one.
fn name(pattern: &str, name: &str) -> bool {
    let (pattern, name): (Vec<char>, Vec<char>) = (pattern.chars().collect(), name.chars().collect());
    let (mut at, mut of, mut retry) = (0, 0, None);
    loop {
        if pattern.get(at) == Some(&'*') {
            at += 1;
            retry = Some((at, of));
        } else if of == name.len() {
            return at == pattern.len();
        } else if pattern.get(at).is_some_and(|it| *it == '?' || *it == name[of]) {
            (at, of) = (at + 1, of + 1);
        } else if let Some((behind, from)) = retry {
            (at, of) = (behind, from + 1);
            retry = Some((behind, from + 1));
        } else {
            return false;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Pattern;

    #[test]
    fn patterns_mean_what_they_mean_to_git() {
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
            ("a*b*c", "aXbYbZc", true),
            ("a*b*c", "aXbYbZ", false),
            ("post\\old", "post/old", true),
            ("größe*", "größe.ps.hlsl", true),
        ] {
            assert_eq!(Pattern::new(pattern).matches(path), expected, "{pattern} {path}");
        }
    }
}
