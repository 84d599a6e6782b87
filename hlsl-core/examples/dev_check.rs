use hlsl_core::{
    diagnostics::{Severity, Sink},
    options::args,
    source::{
        SourceMap,
        load::{Load, LoadError},
    },
    symbol::Symbols,
};
use std::sync::Arc;
struct Files;
impl Load for Files {
    fn load(&self, path: &str) -> Result<Arc<str>, LoadError> {
        match std::fs::read(path) {
            Ok(b) => Ok(String::from_utf8_lossy(&b).into_owned().into()),
            Err(_) => Err(LoadError::NotFound),
        }
    }
}
fn run(path: &str, words: &[String]) -> (bool, Vec<String>) {
    let options = match args::parse(words.iter().map(|s| s.as_str())) {
        Ok(a) => a.options,
        Err(e) => return (false, vec![format!("OPTIONS: {e}")]),
    };
    if std::env::var("FULL").is_ok() {
        let o = hlsl_core::compile(path, &Files, &options);
        let mut out = Vec::new();
        for d in &o.diagnostics {
            let place = d.labels.first().map(|l| o.sources.place(l.span));
            let at = place.map_or(String::new(), |p| {
                format!("{}:{}:{}", p.path.rsplit('/').next().unwrap_or(""), p.line, p.column)
            });
            let sev = if d.severity == Severity::Error { "error" } else { "warning" };
            out.push(format!("{at}: {sev}: {} {}", d.code, d.message));
        }
        return (!o.has_errors(), out);
    }
    let mut sink = Sink::new(options.warnings.clone());
    let mut sources = SourceMap::default();
    let mut symbols = Symbols::default();
    let tokens = hlsl_core::preprocess::run(&mut sources, &mut symbols, &Files, path, &options, &mut sink);
    let ast = hlsl_core::parse::module(options.hlsl_version, &tokens, &mut symbols, &sources, &mut sink);
    let _program = hlsl_core::check::module(&ast, &mut symbols, &sources, &options, &mut sink);
    let mut out = Vec::new();
    for d in sink.diagnostics() {
        let place = d.labels.first().map(|l| sources.place(l.span));
        let at = place.map_or(String::new(), |p| {
            format!("{}:{}:{}", p.path.rsplit('/').next().unwrap_or(""), p.line, p.column)
        });
        let sev = if d.severity == Severity::Error { "error" } else { "warning" };
        let mut s = format!("{at}: {sev}: {} {}", d.code, d.message);
        if std::env::var("NOTES").is_ok() {
            for l in &d.labels {
                s += &format!("\n      @{} {}", sources.place(l.span).line, l.text);
            }
            for n in &d.notes {
                s += &format!("\n      note {n}");
            }
            for h in &d.help {
                s += &format!("\n      help {h}");
            }
        }
        out.push(s);
    }
    (!sink.has_errors(), out)
}
fn main() {
    let all: Vec<String> = std::env::args().skip(1).collect();
    if all.first().map(|s| s.as_str()) == Some("--manifest") {
        let text = std::fs::read_to_string(&all[1]).unwrap();
        for line in text.lines() {
            let mut parts = line.split('\t');
            let id = parts.next().unwrap().to_string();
            let path = parts.next().unwrap().to_string();
            let words: Vec<String> = parts.map(|s| s.to_string()).collect();
            let t = std::time::Instant::now();
            let handle =
                std::thread::Builder::new().stack_size(2 << 20).spawn(move || run(&path, &words)).unwrap();
            let (ok, out) = match handle.join() {
                Ok(r) => r,
                Err(_) => (false, vec!["PANIC".to_string()]),
            };
            println!("=={id}\t{}\t{}", if ok { "ok" } else { "bad" }, t.elapsed().as_millis());
            for o in out {
                println!("{o}");
            }
        }
        return;
    }
    let path = all.last().unwrap().clone();
    let words = all[..all.len() - 1].to_vec();
    let (ok, out) = std::thread::Builder::new()
        .stack_size(2 << 20)
        .spawn(move || run(&path, &words))
        .unwrap()
        .join()
        .unwrap();
    for o in out {
        println!("{o}");
    }
    println!("{}", if ok { "OK" } else { "FAILED" });
}
