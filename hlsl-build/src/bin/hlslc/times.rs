//! The time taken by stages and passes, for `-ftime-report` and `--bench`.

use std::{
    fmt::Write,
    time::{Duration, Instant},
};

use hlsl_core::{Observer, ir};

/// A stopwatch for stages. The work of observers between stages counts toward the stage that follows.
pub(crate) struct Times {
    /// In the order in which they end.
    pub(crate) stages: Vec<(&'static str, Duration)>,
    /// By name, with the number of runs of each, in the order in which they first end.
    passes: Vec<(&'static str, u32, Duration)>,
    watches_passes: bool,
    stage_began: Instant,
    pass_began: Instant,
}

impl Times {
    pub(crate) fn new() -> Times {
        let now = Instant::now();
        let (stages, passes) = (Vec::new(), Vec::new());
        Times { stages, passes, watches_passes: true, stage_began: now, pass_began: now }
    }

    /// Of stages alone: to look at the clock after each pass takes as long as a pass over a small shader.
    pub(crate) fn of_stages() -> Times {
        Times { watches_passes: false, ..Times::new() }
    }

    /// A line for each stage and, below `passes`, for each pass.
    pub(crate) fn table(&self) -> String {
        let mut text = String::new();
        for (stage, time) in &self.stages {
            _ = writeln!(text, "{stage:<28} {:9.3} ms", milliseconds(*time));
            if *stage == "passes" {
                for (pass, runs, time) in &self.passes {
                    let name = if *runs == 1 { (*pass).to_owned() } else { format!("{pass} ({runs} times)") };
                    _ = writeln!(text, "  {name:<26} {:9.3} ms", milliseconds(*time));
                }
            }
        }
        text
    }
}

pub(crate) fn milliseconds(time: Duration) -> f64 {
    time.as_secs_f64() * 1000.0
}

impl Observer for Times {
    fn after(&mut self, stage: &'static str) {
        let now = Instant::now();
        self.stages.push((stage, now - self.stage_began));
        (self.stage_began, self.pass_began) = (now, now);
    }

    fn ir(&mut self, stage: &'static str, _module: &ir::Module) {
        // The IR after `lower` is shown after that stage has ended.
        if !self.watches_passes || self.stages.last().is_some_and(|(last, _)| *last == stage) {
            return;
        }
        let now = Instant::now();
        let time = now - self.pass_began;
        match self.passes.iter_mut().find(|(pass, ..)| *pass == stage) {
            Some((_, runs, sum)) => (*runs, *sum) = (*runs + 1, *sum + time),
            None => self.passes.push((stage, 1, time)),
        }
        self.pass_began = now;
    }
}
