//! `--bench N`: how long one compilation takes, in process, as one line of JSON.

use std::time::{Duration, Instant};

use hlsl_core::Output;

/// Runs `compile` once to warm up and `count` times to measure. False: it gave no words.
pub(crate) fn run(count: u32, compile: impl Fn() -> Output, load: Duration) -> (Output, String) {
    let timed = || {
        let start = Instant::now();
        let output = compile();
        (start.elapsed(), output)
    };
    let (first, output) = timed();
    let mut times: Vec<Duration> = (0..count.max(1)).map(|_| timed().0).collect();
    times.sort_unstable();
    let milliseconds = |time: Option<&Duration>| time.map_or(0.0, |it| it.as_secs_f64() * 1000.0);
    let line = format!(
        "{{\"compiler\":\"hlslc\",\"version\":\"{}\",\"ok\":{},\"n\":{},\"min_ms\":{:.4},\"median_ms\":{:.4},\
         \"max_ms\":{:.4},\"first_ms\":{:.4},\"load_ms\":{:.4},\"spirv_words\":{}}}",
        env!("CARGO_PKG_VERSION"),
        output.words.is_some(),
        times.len(),
        milliseconds(times.first()),
        milliseconds(times.get(times.len() / 2)),
        milliseconds(times.last()),
        milliseconds(Some(&first)),
        milliseconds(Some(&load)),
        output.words.as_ref().map_or(0, Vec::len),
    );
    (output, line)
}
