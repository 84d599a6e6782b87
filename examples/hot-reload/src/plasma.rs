//! The part that reloads: a program on the GPU, and the watcher that has new words for it.

use std::time::Duration;

use example_shared::gpu::{Buffer, Gpu, Program, Resource, Result, Shader, Slot};
use hlsl_build::{Change, Watcher};

// The interface of the running program: `RELOAD` has it as a text.
hlsl_macros::include_hlsl!("../shaders/plasma.hlsl", cs_6_0, main, reload: true);
pub use main::RELOAD;

pub struct Plasma {
    gpu: Gpu,
    program: Program,
    output: Buffer,
    size: [u32; 2],
    pub watcher: Watcher,
}

impl Plasma {
    /// Starts with the shader that was built; `reload` says where its files are.
    pub fn new(size: [u32; 2], reload: &str) -> Result<Plasma> {
        let mut gpu = Gpu::open(false)?;
        let output = gpu.storage::<f32>((size[0] * size[1]) as usize)?;
        let program = program(&mut gpu, output, main::SPIRV)?;
        let mut watcher = Watcher::new()?;
        watcher.add([reload])?;
        Ok(Plasma { gpu, program, output, size, watcher })
    }

    /// Takes over a change of the shader, if there is one by now. Returns what to tell the person who made it.
    pub fn reload(&mut self) -> Result<Option<String>> {
        let change = self.watcher.try_next();
        change.map(|it| self.take(it)).transpose()
    }

    /// The same, for those who know that there will be one.
    pub fn wait(&mut self) -> Result<String> {
        let change = self.watcher.wait(Duration::from_secs(100));
        self.take(change.ok_or("no change of the shader was seen")?)
    }

    fn take(&mut self, change: Change) -> Result<String> {
        match change.result {
            Ok(shaders) => {
                // Programs live as long as the process, so their SPIR-V may, too.
                let words: &'static [u32] = shaders.into_iter().next().map_or(&[], |it| it.words.leak());
                self.program = program(&mut self.gpu, self.output, words)?;
                Ok(format!("a new shader of {} words", words.len()))
            }
            Err(kept) => Ok(format!("{kept}\nthe last good shader goes on")),
        }
    }

    /// Of each point, row by row.
    pub fn brightness(&self, time: f32) -> Result<Vec<f32>> {
        let frame = main::Frame::new(self.size, time);
        let [x, y, _] = main::WORKGROUP_SIZE;
        let groups = [self.size[0].div_ceil(x), self.size[1].div_ceil(y), 1];
        self.gpu.submit(|device, commands| {
            self.program.dispatch(device, commands, groups, Some(bytemuck::bytes_of(&frame)));
        })?;
        self.gpu.read(self.output)
    }
}

fn program(gpu: &mut Gpu, output: Buffer, words: &'static [u32]) -> Result<Program> {
    let place = main::bindings::BRIGHTNESS;
    let slot = Slot {
        name: place.name,
        set: place.set,
        binding: place.binding,
        resource: Resource::Storage(output),
    };
    let shader = Shader { words, entry_point: main::ENTRY_POINT_C };
    gpu.compute_program(shader, &[slot], size_of::<main::Frame>())
}
