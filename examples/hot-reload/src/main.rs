//! Compiles its shader at run time, and again whenever one of the shader's files changes.

mod check;

use std::{
    path::{Path, PathBuf},
    time::{Duration, Instant, SystemTime},
};

use example_shared::gpu::{Buffer, Gpu, Program, Resource, Result, Shader, Slot};
use hlsl_core::{options::Options, source::load::FileLoader};

const SIZE: [u32; 2] = [72, 24];

/// The shader's `struct Frame`. A program that reloads shaders relies on a fixed layout: the reflection of each new shader
/// is checked against it.
#[repr(C)]
#[derive(Clone, Copy)]
struct Frame {
    size: [u32; 2],
    time: f32,
}

// SAFETY: three fields of four bytes without padding, for which every bit pattern is valid.
unsafe impl bytemuck::Zeroable for Frame {}
// SAFETY: as above.
unsafe impl bytemuck::Pod for Frame {}

fn main() -> Result<()> {
    let shader = Path::new(env!("CARGO_MANIFEST_DIR")).join("shaders/plasma.hlsl");
    match std::env::args().nth(1).as_deref() {
        None => show(&shader),
        Some("--check") => check::run(&shader),
        Some(other) => Err(format!("unknown argument `{other}`; there is only --check").into()),
    }
}

fn show(shader: &Path) -> Result<()> {
    let mut plasma = Plasma::new(shader)?;
    let start = Instant::now();
    loop {
        if let Some(said) = plasma.reload() {
            println!("{said}");
            std::thread::sleep(Duration::from_secs(2));
        }
        let picture = plasma.picture(start.elapsed().as_secs_f32())?;
        print!("\x1b[H\x1b[2J{picture}\nedit {} and see\n", shader.display());
        std::thread::sleep(Duration::from_millis(100));
    }
}

/// A program on the GPU and the files that it came from.
pub struct Plasma {
    gpu: Gpu,
    program: Option<Program>,
    output: Buffer,
    shader: PathBuf,
    /// Every file that the compiler read, and when it last changed.
    files: Vec<(PathBuf, Option<SystemTime>)>,
}

impl Plasma {
    pub fn new(shader: &Path) -> Result<Plasma> {
        let mut gpu = Gpu::open(false)?;
        let output = gpu.storage::<f32>((SIZE[0] * SIZE[1]) as usize)?;
        Ok(Plasma { gpu, program: None, output, shader: shader.into(), files: Vec::new() })
    }

    /// Compiles again if a file changed. Returns the compiler's messages, if there are any.
    pub fn reload(&mut self) -> Option<String> {
        if self.program.is_some() && self.files.iter().all(|(path, then)| changed_at(path) == *then) {
            return None;
        }
        // What the macro would be told, too: profile and entry point.
        let options = Options::new("cs_6_0", "main").ok()?;
        let path = self.shader.to_string_lossy().replace('\\', "/");
        let output = hlsl_core::compile(&path, &FileLoader::default(), &options);
        let files = output.dependencies.iter().map(PathBuf::from);
        self.files = files.map(|path| (path.clone(), changed_at(&path))).collect();
        let mut said: String = output.reports().into_iter().map(|it| it.text).collect();
        let expected = size_of::<Frame>() as u32;
        match output.words {
            Some(_) if output.reflection.push_constants.first().map(|it| it.size) != Some(expected) => {
                said.push_str(
                    "the push constants are not those of the program any more: the last shader goes on\n",
                );
            }
            Some(words) => {
                // Programs live as long as the process, so their SPIR-V may, too.
                let shader = Shader { words: words.leak(), entry_point: c"main" };
                let slot =
                    Slot { name: "brightness", set: 0, binding: 0, resource: Resource::Storage(self.output) };
                match self.gpu.compute_program(shader, &[slot], size_of::<Frame>()) {
                    Ok(program) => self.program = Some(program),
                    Err(error) => said.push_str(&error.to_string()),
                }
            }
            None => said.push_str("the last good shader goes on\n"),
        }
        (!said.is_empty()).then_some(said)
    }

    pub fn brightness(&self, time: f32) -> Result<Vec<f32>> {
        let program = self.program.as_ref().ok_or("there is no shader yet")?;
        let frame = Frame { size: SIZE, time };
        let groups = [SIZE[0].div_ceil(8), SIZE[1].div_ceil(8), 1];
        self.gpu.submit(|device, commands| {
            program.dispatch(device, commands, groups, Some(bytemuck::bytes_of(&frame)));
        })?;
        self.gpu.read(self.output)
    }

    fn picture(&self, time: f32) -> Result<String> {
        const LETTERS: &[u8] = b" .:-=+*#%@";
        let letter = |value: &f32| {
            char::from(LETTERS[((value * LETTERS.len() as f32) as usize).min(LETTERS.len() - 1)])
        };
        let brightness = self.brightness(time)?;
        let rows = brightness.chunks(SIZE[0] as usize);
        Ok(rows.map(|row| row.iter().map(letter).chain(['\n']).collect::<String>()).collect())
    }
}

fn changed_at(path: &Path) -> Option<SystemTime> {
    path.metadata().and_then(|it| it.modified()).ok()
}
