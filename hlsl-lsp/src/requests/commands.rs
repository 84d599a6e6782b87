//! Commands: what a shader becomes, as text, and which of its variants answers.

use hlsl_core::{
    CompileError, Observer, bindings, compile_for_wgsl, compile_observed,
    diagnostics::{Severity, Sink},
    disassemble::disassemble,
    ir,
    options::TargetEnvironment,
    preprocess,
    source::SourceMap,
    symbol::Symbols,
};
use lsp_types::ExecuteCommandParams;
use serde_json::{Value, json};

use super::{Answer, picture};
use crate::{analyst::Analyst, paths, programs::Job, snapshot::Snapshot};

pub const SWITCH: &str = "hlsl.switch";
pub const TEXT: &str = "hlsl.preprocessed";
pub const IR: &str = "hlsl.ir";
pub const SPIRV: &str = "hlsl.spirv";
pub const WGSL: &str = "hlsl.wgsl";
pub const RUST: &str = "hlsl.rust";
pub const REFLECTION: &str = "hlsl.reflection";
pub const LAYOUT: &str = "hlsl.layout";

/// All of them. Each takes the URI of a document; what it returns is text, for the client to show.
pub const ALL: &[&str] = &[SWITCH, TEXT, IR, SPIRV, WGSL, RUST, REFLECTION, LAYOUT];

pub fn execute(analyst: &mut Analyst, params: ExecuteCommandParams) -> Answer<Option<Value>> {
    let uri =
        params.arguments.first().and_then(Value::as_str).ok_or("the command takes the URI of a document")?;
    let uri = uri.parse().map_err(|_| format!("`{uri}` is not a URI"))?;
    let path = paths::from_uri(&uri).ok_or("the document is not a file")?;
    let name = params.arguments.get(1).and_then(Value::as_str);
    if params.command == SWITCH {
        return switch(analyst, &path, name);
    }
    let (snapshot, _) = analyst.current(&path).ok_or("the document is not a shader")?;
    let text = match params.command.as_str() {
        TEXT => preprocessed(analyst, &snapshot),
        IR => intermediate(analyst, &snapshot),
        SPIRV => disassemble(words(&snapshot)?),
        WGSL => wgsl(analyst, &snapshot)?,
        RUST => rust(&snapshot)?,
        REFLECTION => {
            words(&snapshot)?;
            snapshot.analysis.output.reflection.to_table()
        }
        LAYOUT => layout(&snapshot, name)?,
        other => return Err(format!("there is no command `{other}`")),
    };
    Ok(Some(Value::String(text)))
}

/// With a name, makes that job the one that answers, and returns its name; without one, lists the jobs.
fn switch(analyst: &mut Analyst, path: &str, name: Option<&str>) -> Answer<Option<Value>> {
    let jobs = analyst.jobs(path);
    let Some(name) = name else {
        let job = |it: &Job| json!({ "name": it.name_for(path), "file": it.path, "arguments": it.arguments });
        return Ok(Some(jobs.iter().map(job).collect()));
    };
    let job = jobs.into_iter().find(|it| it.name_for(path) == name);
    analyst.choose(path, job.ok_or_else(|| format!("the file is not compiled as `{name}`"))?);
    Ok(Some(json!(name)))
}

fn words(snapshot: &Snapshot) -> Answer<&[u32]> {
    snapshot.analysis.output.words.as_deref().ok_or_else(|| "the shader has errors".to_owned())
}

/// A picture of the struct or buffer with a name, or of all of them.
fn layout(snapshot: &Snapshot, name: Option<&str>) -> Answer<String> {
    words(snapshot)?;
    picture::of(&snapshot.analysis.output.reflection, name).ok_or_else(|| match name {
        Some(name) => format!("no buffer holds a struct `{name}`"),
        None => "no buffer of the shader has a layout".to_owned(),
    })
}

fn preprocessed(analyst: &Analyst, snapshot: &Snapshot) -> String {
    let (mut sources, mut symbols, mut sink) = (SourceMap::default(), Symbols::default(), Sink::default());
    let path = &snapshot.job.path;
    preprocess::to_text(&mut sources, &mut symbols, &analyst.world, path, &snapshot.options, &mut sink)
}

/// What browsers take, or wgpu where the shader is compiled for it.
fn wgsl(analyst: &Analyst, snapshot: &Snapshot) -> Answer<String> {
    let mut options = snapshot.options.clone();
    if !options.target.is_wgpu() {
        options.target = TargetEnvironment::WebGpu;
    }
    let output = compile_for_wgsl(&snapshot.job.path, &analyst.world, &options, hlsl_wgsl::write);
    let first_error = |it: CompileError| it.reports().into_iter().find(|it| it.severity == Severity::Error);
    let output = output.map_err(|it| first_error(it).map_or_else(String::new, |it| it.text))?;
    output.wgsl.ok_or_else(|| "the shader has no WGSL".to_owned())
}

/// The module as it is lowered, and what the passes have made of it.
fn intermediate(analyst: &Analyst, snapshot: &Snapshot) -> String {
    #[derive(Default)]
    struct Stages {
        lowered: String,
        last: String,
    }
    impl Observer for Stages {
        fn ir(&mut self, stage: &'static str, module: &ir::Module) {
            let text = ir::print::module(module, ir::print::Detail::default());
            if stage == "lower" { self.lowered = text } else { self.last = text }
        }
    }
    let mut stages = Stages::default();
    compile_observed(&snapshot.job.path, &analyst.world, &snapshot.options, &mut stages);
    format!("; lowered\n{}\n; after all passes\n{}", stages.lowered, stages.last)
}

/// What `include_hlsl!` makes of the entry point.
fn rust(snapshot: &Snapshot) -> Answer<String> {
    let output = &snapshot.analysis.output;
    let name = snapshot.job.entry.as_str();
    let words = words(snapshot)?;
    let name = if name.is_empty() { "library" } else { name };
    let shader = bindings::Shader { name, words, wgsl: None, reflection: &output.reflection };
    bindings::module(&[shader], &bindings::Style::default()).map_err(|it| it.to_string())
}

#[cfg(test)]
mod tests {
    use crate::fixture::Fixture;

    #[test]
    fn show_what_a_shader_becomes() {
        let text = "#define ONE 1\ncbuffer Tint { float4 color; };\nfloat4 main() : SV_Target { return color * ONE; }";
        let mut f = Fixture::new(&[("a.ps.hlsl", text)]);
        for (command, part) in [
            ("hlsl.preprocessed", "return color * 1;"),
            ("hlsl.ir", "fn $0 \"main\""),
            ("hlsl.spirv", "OpEntryPoint Fragment"),
            ("hlsl.wgsl", "@fragment"),
            ("hlsl.rust", "pub struct Tint"),
            ("hlsl.reflection", "Tint"),
        ] {
            let shown = f.command(command, "a.ps.hlsl", None).unwrap();
            assert!(shown.contains(part), "{command}: {shown}");
        }
        let mut f = Fixture::new(&[("a.ps.hlsl", "float4 main() : SV_Target { return x; }")]);
        assert_eq!(f.command("hlsl.spirv", "a.ps.hlsl", None).unwrap_err(), "the shader has errors");
        assert!(f.command("hlsl.wgsl", "a.ps.hlsl", None).unwrap_err().contains("undeclared"));
    }
}
