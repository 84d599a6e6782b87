//! For the programs' tests: runs a program as a user does, and checks what it prints and draws.

use crate::picture::Picture;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// One of the examples, as cargo built it.
pub struct Program {
    pub path: &'static str,
    /// For pictures.
    pub folder: &'static str,
}

/// What a run printed.
pub struct Said {
    pub is_success: bool,
    pub text: String,
}

/// The program of that name, in its own tests.
#[macro_export]
macro_rules! program {
    ($name:literal) => {
        $crate::testing::Program {
            path: env!(concat!("CARGO_BIN_EXE_", $name)),
            folder: env!("CARGO_TARGET_TMPDIR"),
        }
    };
}

impl Program {
    pub fn run(&self, arguments: &[&str]) -> Said {
        let Output { status, stdout, stderr } =
            Command::new(self.path).args(arguments).output().expect("the program starts");
        let text = String::from_utf8_lossy(&stdout).into_owned() + &String::from_utf8_lossy(&stderr);
        Said { is_success: status.success(), text }
    }

    /// Draws a small picture with `--check`, and checks what was saved once more.
    #[track_caller]
    pub fn draw(&self, name: &str, size: &str) -> String {
        let path = self.picture(name);
        let path = path.to_str().expect("a path of this test is text");
        let said = self.run(&["--size", size, "--check", "--output", path]);
        assert!(said.is_success, "{}", said.text);
        let again = self.run(&["--check-only", path]);
        assert!(again.is_success, "{}", again.text);
        said.text
    }

    /// The check must reject a generated picture with `complaint`.
    #[track_caller]
    pub fn refuses(&self, name: &str, rule: fn(u32, u32) -> u8, complaint: &str) {
        let path = self.picture(name);
        let (width, height) = (320, 180);
        let gray = |it: u8| [it, it, it, 255];
        let bytes = (0..height).flat_map(|y| (0..width).flat_map(move |x| gray(rule(x, y)))).collect();
        Picture { width, height, bytes }.save(&path).expect("a PNG is written");
        let said = self.run(&["--check-only", path.to_str().expect("a path of this test is text")]);
        assert!(!said.is_success && said.text.contains(complaint), "{}", said.text);
    }

    fn picture(&self, name: &str) -> PathBuf {
        Path::new(self.folder).join(name)
    }
}
