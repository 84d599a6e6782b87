//! Takes over changes of its shader while it runs: from an editor into the picture, in the terminal or in a window.

mod check;
mod plasma;
#[cfg(feature = "window")]
mod window;

use std::time::{Duration, Instant};

use example_shared::gpu::Result;

use crate::plasma::{Plasma, RELOAD};

fn main() -> Result<()> {
    match std::env::args().nth(1).as_deref() {
        #[cfg(feature = "window")]
        None if window::show()? => Ok(()),
        None | Some("--terminal") => show(),
        Some("--check") => check::run(),
        Some(other) => {
            Err(format!("unknown argument `{other}`; there are only --terminal and --check").into())
        }
    }
}

const SHADER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/shaders/plasma.hlsl");

/// In the terminal.
fn show() -> Result<()> {
    const SIZE: [u32; 2] = [72, 24];
    const LETTERS: &[u8] = b" .:-=+*#%@";
    let mut plasma = Plasma::new(SIZE, RELOAD)?;
    let mut said = format!("edit {SHADER} and see");
    let start = Instant::now();
    loop {
        if let Some(news) = plasma.reload()? {
            said = news;
        }
        let letter = |value: &f32| {
            char::from(LETTERS[((value * LETTERS.len() as f32) as usize).min(LETTERS.len() - 1)])
        };
        let brightness = plasma.brightness(start.elapsed().as_secs_f32())?;
        let rows = brightness.chunks(SIZE[0] as usize);
        let picture: String = rows.flat_map(|row| row.iter().map(letter).chain(['\n'])).collect();
        print!("\x1b[H\x1b[2J{picture}\n{said}\n");
        std::thread::sleep(Duration::from_millis(100));
    }
}
