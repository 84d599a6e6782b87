//! What the loaders of the file system read, and what they do not: devices, pipes, files without end, and, for services,
//! everything outside of the folders that they were given.

use std::{fs, path::PathBuf};

use hlsl_core::source::load::{ConfinedLoader, FileLoader, Load, LoadError, MAX_FILE_SIZE};

/// An empty folder for one test.
fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("the folder can be made");
    folder
}

#[test]
fn a_file_is_read_up_to_the_limit() {
    let root = folder("limit");
    let file = fs::File::create(root.join("large.h")).unwrap();
    file.set_len(MAX_FILE_SIZE + 1).unwrap();
    let files = FileLoader { root: root.clone() };
    let why = "it has more than 64 MiB".to_owned();
    assert_eq!(files.load("large.h"), Err(LoadError::Unreadable(why)));
    // A sparse file: the limit itself costs memory for its text only.
    file.set_len(1 << 20).unwrap();
    assert_eq!(files.load("large.h").map(|it| it.len()), Ok(1 << 20));
    fs::remove_dir_all(root).unwrap();
}

#[test]
fn a_folder_is_no_file() {
    let root = folder("folders");
    fs::create_dir(root.join("a")).unwrap();
    let files = FileLoader { root };
    assert_eq!(files.load("a"), Err(LoadError::NotFound));
    assert_eq!(files.load_main("a"), Err(LoadError::NotFound));
    assert_eq!(files.load("b"), Err(LoadError::NotFound));
}

#[cfg(unix)]
#[test]
fn an_include_cannot_be_a_device() {
    let files = FileLoader::default();
    let why = "it is not a regular file".to_owned();
    for path in ["/dev/zero", "/dev/null"] {
        assert_eq!(files.load(path), Err(LoadError::Unreadable(why.clone())));
    }
    // The main file can, and `/dev/stdin` is one; but not without end.
    assert_eq!(files.load_main("/dev/null").as_deref(), Ok(""));
}

#[test]
fn a_confined_loader_reads_below_its_folders_only() {
    let root = folder("confined");
    for (path, text) in [("in/a.h", "a"), ("in/deep/b.h", "b"), ("other/c.h", "c"), ("out/secret.h", "no")] {
        let path = root.join(path);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }
    let files = ConfinedLoader::new(root.join("in"), &[root.join("other")]).unwrap();
    let real = fs::canonicalize(&root).unwrap();
    let path = |path: &str| real.join(path).to_str().unwrap().to_owned();
    for (path, text) in [
        ("a.h".into(), "a"),
        ("deep/../a.h".into(), "a"),
        ("./deep/b.h".into(), "b"),
        ("../other/c.h".into(), "c"),
        (path("other/c.h"), "c"),
    ] {
        assert_eq!(files.load(&path).as_deref(), Ok(text), "{path}");
    }
    for path in [
        "../out/secret.h".into(),
        "deep/../../out/secret.h".into(),
        // Comes back, but only if there is such a folder outside.
        "../out/../../confined/in/../../nowhere/x.h".into(),
        path("out/secret.h"),
        path("in/../out/secret.h"),
        "..".into(),
        "/etc/passwd".into(),
        "missing.h".into(),
    ] {
        assert_eq!(files.load(&path), Err(LoadError::NotFound), "{path}");
    }
    assert!(ConfinedLoader::new(root.join("missing"), &[]).is_err());
}

#[cfg(unix)]
#[test]
fn a_confined_loader_follows_links_that_stay_inside() {
    use std::os::unix::fs::symlink;
    let root = folder("links");
    for path in ["in/deep", "out"] {
        fs::create_dir_all(root.join(path)).unwrap();
    }
    fs::write(root.join("in/a.h"), "a").unwrap();
    fs::write(root.join("out/secret.h"), "no").unwrap();
    symlink("../a.h", root.join("in/deep/inside.h")).unwrap();
    symlink("../out/secret.h", root.join("in/outside.h")).unwrap();
    symlink("../out", root.join("in/folder")).unwrap();
    symlink("loop.h", root.join("in/loop.h")).unwrap();
    symlink("/dev/zero", root.join("in/zero.h")).unwrap();
    // The folder itself may be named by a link.
    symlink("in", root.join("named")).unwrap();
    let files = ConfinedLoader::new(root.join("named"), &[]).unwrap();
    assert_eq!(files.load("deep/inside.h").as_deref(), Ok("a"));
    for path in ["outside.h", "folder/secret.h", "loop.h", "zero.h", "folder/../a.h/x"] {
        assert_eq!(files.load(path), Err(LoadError::NotFound), "{path}");
    }
}
