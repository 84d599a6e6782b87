//! How long modules take on the same data, by the timestamps of the device.

use super::{Bindings, Device, Run, text};
use crate::case::Case;
use ash::vk;

/// Runs that are not counted: the clock of a device rises, caches fill.
const WARM_UP: usize = 3;

impl Device {
    /// Nanoseconds of each run of each module. The modules take turns, each first as often as the others, and before
    /// each run buffers and images hold what the case says.
    pub fn time(&self, case: &Case, modules: &[&[u32]], rounds: usize) -> Result<Vec<Vec<f64>>, String> {
        let mut run = Run { is_timed: true, ..Run::default() };
        let result = self.time_with(&mut run, case, modules, rounds);
        self.destroy(run);
        result
    }

    fn time_with(
        &self,
        run: &mut Run,
        case: &Case,
        modules: &[&[u32]],
        rounds: usize,
    ) -> Result<Vec<Vec<f64>>, String> {
        let device = &self.device;
        let period = self.timestamp_period.ok_or("the queue of the device has no timestamps")?;
        let bindings = self.bind(run, case, vk::ShaderStageFlags::COMPUTE)?;
        let sets = self.sets(run, &bindings)?;
        let mut pipelines = Vec::new();
        for words in modules {
            pipelines.push(self.pipeline(run, words, "main", &bindings)?.0);
        }
        let info = vk::QueryPoolCreateInfo::default().query_type(vk::QueryType::TIMESTAMP).query_count(2);
        let queries = unsafe { device.create_query_pool(&info, None) }.map_err(text)?;
        let info = vk::CommandBufferAllocateInfo::default()
            .command_pool(self.pool)
            .level(vk::CommandBufferLevel::PRIMARY)
            .command_buffer_count(pipelines.len() as u32);
        let commands = unsafe { device.allocate_command_buffers(&info) }.map_err(text)?;

        let mut times = vec![Vec::new(); modules.len()];
        let mut measure = || -> Result<(), vk::Result> {
            for (commands, pipeline) in commands.iter().zip(&pipelines) {
                self.record(case, &bindings, sets[0], *commands, *pipeline, queries)?;
            }
            for round in 0..WARM_UP + rounds {
                for turn in 0..modules.len() {
                    let which = (turn + round) % modules.len();
                    self.submit_and_wait(commands[which])?;
                    let mut stamps = [0_u64; 2];
                    let flags = vk::QueryResultFlags::TYPE_64 | vk::QueryResultFlags::WAIT;
                    unsafe { device.get_query_pool_results(queries, 0, &mut stamps, flags)? };
                    if round >= WARM_UP {
                        times[which].push((stamps[1].wrapping_sub(stamps[0])) as f64 * f64::from(period));
                    }
                }
            }
            Ok(())
        };
        let measured = measure().map_err(|error| format!("the device failed: {error}"));
        unsafe {
            device.free_command_buffers(self.pool, &commands);
            device.destroy_query_pool(queries, None);
        }
        measured.map(|()| times)
    }

    fn record(
        &self,
        case: &Case,
        bindings: &Bindings,
        set: vk::DescriptorSet,
        commands: vk::CommandBuffer,
        pipeline: vk::Pipeline,
        queries: vk::QueryPool,
    ) -> Result<(), vk::Result> {
        const POINT: vk::PipelineBindPoint = vk::PipelineBindPoint::COMPUTE;
        const STAGES: vk::PipelineStageFlags = vk::PipelineStageFlags::ALL_COMMANDS;
        let device = &self.device;
        let layout = bindings.layout;
        unsafe {
            device.begin_command_buffer(commands, &vk::CommandBufferBeginInfo::default())?;
            device.cmd_reset_query_pool(commands, queries, 0, 2);
            for place in &bindings.placed {
                if let Some(image) = &place.image {
                    self.fill(commands, image, place.buffer);
                }
                if let Some((copy, size)) = place.copy {
                    let region = vk::BufferCopy::default().size(size);
                    device.cmd_copy_buffer(commands, place.buffer, copy, &[region]);
                }
            }
            self.wait_for_everything(commands);
            device.cmd_bind_pipeline(commands, POINT, pipeline);
            device.cmd_bind_descriptor_sets(commands, POINT, layout, 0, &[set], &[]);
            if !bindings.push.is_empty() {
                device.cmd_push_constants(commands, layout, bindings.stages, 0, &bindings.push);
            }
            device.cmd_write_timestamp(commands, STAGES, queries, 0);
            device.cmd_dispatch(commands, case.groups[0], case.groups[1], case.groups[2]);
            self.wait_for_everything(commands);
            device.cmd_write_timestamp(commands, STAGES, queries, 1);
            device.end_command_buffer(commands)
        }
    }
}
