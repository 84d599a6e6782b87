//! `--bench N`: measures a compilation in this process and prints the times as one line of JSON.

use std::time::{Duration, Instant};

use hlsl_core::{Compilation, Observer};

use crate::times::{Times, milliseconds};

/// Runs `compile` once to warm up and `count` times to measure. The second result is the line of JSON.
pub(crate) fn run(
    count: u32,
    compile: impl Fn(&mut dyn Observer) -> Compilation,
    load: Duration,
) -> (Compilation, String) {
    let timed = || {
        let mut times = Times::of_stages();
        let start = Instant::now();
        let output = compile(&mut times);
        (start.elapsed(), times.stages, output)
    };
    let (first, _, output) = timed();
    let runs: Vec<_> = (0..count.max(1))
        .map(|_| {
            let (whole, stages, _) = timed();
            (whole, stages)
        })
        .collect();
    let mut times: Vec<Duration> = runs.iter().map(|it| it.0).collect();
    times.sort_unstable();
    let stages: Vec<String> = (0..runs[0].1.len())
        .map(|stage| {
            // A run that fails where another does not is impossible: same input, same stages.
            let times = runs.iter().filter_map(|it| it.1.get(stage)).map(|it| it.1).collect();
            format!("\"{}\":{:.4}", runs[0].1[stage].0, milliseconds(median(times)))
        })
        .collect();
    let line = format!(
        "{{\"compiler\":\"hlslc\",\"version\":\"{}\",\"ok\":{},\"n\":{},\"min_ms\":{:.4},\"median_ms\":{:.4},\
         \"max_ms\":{:.4},\"first_ms\":{:.4},\"load_ms\":{:.4},\"spirv_words\":{},\"stages_ms\":{{{}}}}}",
        env!("CARGO_PKG_VERSION"),
        output.words.is_some(),
        times.len(),
        milliseconds(times[0]),
        milliseconds(times[times.len() / 2]),
        milliseconds(times[times.len() - 1]),
        milliseconds(first),
        milliseconds(load),
        output.words.as_ref().map_or(0, Vec::len),
        stages.join(","),
    );
    (output, line)
}

fn median(mut times: Vec<Duration>) -> Duration {
    times.sort_unstable();
    times[times.len() / 2]
}
