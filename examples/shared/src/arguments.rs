//! The command-line arguments that the programs share, and how they handle them.

use crate::gpu::Result;
use crate::picture::{Expected, Picture};
use std::path::PathBuf;
use std::process::ExitCode;

const HELP: &str = "
  --size WIDTHxHEIGHT   size of the picture (1280x720)
  --samples N           samples of a pixel, both ways (2)
  --output FILE         where the picture goes
  --check               fail if the picture is not what it should be
  --check-only FILE     only check an existing picture
  --like FILE           fail if the picture is not the one in FILE, but for rounding
  --validate            run under Vulkan's validation layers; fail if they complain
  --help                this text

The environment variable NAME_VALIDATE=1 is the same as --validate, with the name of the program in capitals.
";

pub struct Arguments {
    pub width: u32,
    pub height: u32,
    pub samples: u32,
    pub output: PathBuf,
    pub check: bool,
    pub validate: bool,
    like: Option<PathBuf>,
    check_only: Option<PathBuf>,
}

/// A program that draws one picture.
pub struct Program {
    pub name: &'static str,
    pub purpose: &'static str,
    pub expected: Expected,
    pub draw: fn(&Arguments) -> Result<Picture>,
}

impl Program {
    pub fn main(&self) -> ExitCode {
        match self.run() {
            Ok(()) => ExitCode::SUCCESS,
            Err(error) => {
                eprintln!("{}: {error}", self.name);
                ExitCode::FAILURE
            }
        }
    }

    fn run(&self) -> Result<()> {
        let Some(arguments) = arguments(self.name)? else {
            print!("{}\n\nusage: {} [options]\n{HELP}", self.purpose, self.name);
            return Ok(());
        };
        // Before the picture is written, which may replace that one.
        let other = arguments.like.as_deref().map(Picture::load).transpose()?;
        if let Some(path) = &arguments.check_only {
            let picture = Picture::load(path)?;
            if let Some(other) = &other {
                picture.compare(other)?;
            }
            return picture.check(&self.expected);
        }
        let picture = (self.draw)(&arguments)?;
        picture.save(&arguments.output)?;
        println!("wrote {} ({}x{})", arguments.output.display(), arguments.width, arguments.height);
        if arguments.validate {
            let complaints = crate::gpu::Gpu::complaints();
            println!("validation layers: {complaints} messages");
            if complaints > 0 {
                return Err("the validation layers complained".into());
            }
        }
        if let Some(other) = &other {
            picture.compare(other)?;
        }
        if arguments.check { picture.check(&self.expected) } else { Ok(()) }
    }
}

/// None if help was requested.
fn arguments(name: &str) -> Result<Option<Arguments>> {
    let variable = format!("{}_VALIDATE", name.to_uppercase());
    let mut result = Arguments {
        width: 1280,
        height: 720,
        samples: 2,
        output: format!("{name}.png").into(),
        check: false,
        like: None,
        check_only: None,
        validate: std::env::var(variable).is_ok_and(|value| value != "0"),
    };
    let mut rest = std::env::args().skip(1);
    while let Some(argument) = rest.next() {
        let mut value = || rest.next().ok_or(format!("{argument} needs a value"));
        match argument.as_str() {
            "--size" => {
                let text = value()?;
                let size = text.split_once('x').and_then(|(w, h)| Some((w.parse().ok()?, h.parse().ok()?)));
                let size = size.filter(|(w, h)| (16..=8192).contains(w) && (16..=8192).contains(h));
                (result.width, result.height) =
                    size.ok_or(format!("`{text}` is not a size such as 1280x720 (16 to 8192)"))?;
            }
            "--samples" => {
                let text = value()?;
                let samples = text.parse().ok().filter(|samples| (1..=4).contains(samples));
                result.samples = samples.ok_or(format!("`{text}` is not a number of samples (1 to 4)"))?;
            }
            "--output" => result.output = value()?.into(),
            "--check" => result.check = true,
            "--like" => result.like = Some(value()?.into()),
            "--check-only" => result.check_only = Some(value()?.into()),
            "--validate" => result.validate = true,
            "--help" | "-h" => return Ok(None),
            _ => return Err(format!("unknown argument `{argument}`; --help lists them").into()),
        }
    }
    Ok(Some(result))
}
