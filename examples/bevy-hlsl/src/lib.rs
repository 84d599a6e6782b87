//! HLSL files as assets of Bevy: a `.hlsl` is a `Shader`, as a `.wgsl` is.
//!
//! [`compile`] knows nothing of assets, so that it can also stand behind a shader compiler that Bevy calls itself.

use std::{cell::RefCell, collections::BTreeMap, fmt, sync::Arc};

use bevy::{
    asset::{
        AssetLoader, AssetPath, LoadContext, ReadAssetBytesError,
        io::{AssetReaderError, Reader},
    },
    log::warn,
    prelude::*,
    shader::ShaderDefVal,
};
use hlsl_core::{
    compile_for_wgsl,
    options::Options,
    source::load::{Load, LoadError},
};
use serde::{Deserialize, Serialize};

/// Loads `.hlsl` files as `Shader`s.
pub struct HlslPlugin;

impl Plugin for HlslPlugin {
    fn build(&self, app: &mut App) {
        app.init_asset_loader::<HlslLoader>();
    }
}

/// What the compiler is told: in the `.meta` file beside the shader, or with `asset_server.load_builder().with_settings(...)`.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct HlslSettings {
    /// Macros that are defined. One that is `false` is not.
    pub shader_defs: Vec<ShaderDefVal>,
    /// Macros that each pipeline defines or not, by its own `shader_defs`: `VERTEX_COLORS`, or what a material adds in
    /// `specialize`. Each doubles what is compiled.
    pub pipeline_defs: Vec<String>,
    /// Options as `hlslc` takes them, such as `-I shaders/common`.
    pub options: Vec<String>,
}

/// A function marked `[shader("vertex")]`, `[shader("pixel")]` or `[shader("compute")]` is an entry point.
const PROFILE: &str = "lib_6_6";
const TARGET: &str = if cfg!(target_arch = "wasm32") { "webgpu" } else { "wgpu" };

#[derive(Default, TypePath)]
pub struct HlslLoader;

impl AssetLoader for HlslLoader {
    type Asset = Shader;
    type Settings = HlslSettings;
    type Error = HlslError;

    async fn load(
        &self,
        reader: &mut dyn Reader,
        settings: &HlslSettings,
        context: &mut LoadContext<'_>,
    ) -> Result<Shader, HlslError> {
        let path = context.path().to_string().replace('\\', "/");
        let mut bytes = Vec::new();
        reader.read_to_end(&mut bytes).await.map_err(|error| HlslError(error.to_string()))?;
        let mut files = Files::default();
        files.add(&path, Ok(bytes));
        // The compiler asks for an included file and wants it at once; Bevy reads it some time later. So it is asked again
        // until it has all it needs. Bevy notes what is read here, and loads the shader again when one of them changes.
        loop {
            let result = compile(&path, &files, settings);
            let missing = files.missing.take();
            if missing.is_empty() {
                let compiled = result?;
                for warning in &compiled.warnings {
                    warn!("\n{warning}");
                }
                return Ok(Shader::from_wgsl(compiled.wgsl, path));
            }
            for path in missing {
                let text = read(context, &path).await;
                files.add(&path, text);
            }
        }
    }

    fn extensions(&self) -> &[&str] {
        &["hlsl"]
    }
}

/// A shader that compiled.
pub struct Compiled {
    /// The text of all entry points, in which those of `pipeline_defs` are left for Bevy's own preprocessor.
    pub wgsl: String,
    /// As `hlslc` shows them.
    pub warnings: Vec<String>,
}

/// Compiles what is at `path` and asks `files` for what it includes.
pub fn compile(path: &str, files: &dyn Load, settings: &HlslSettings) -> Result<Compiled, HlslError> {
    let mut job =
        Job { path, files, settings, decided: Vec::new(), directives: Vec::new(), warnings: Vec::new() };
    let body = job.variants(&settings.pipeline_defs)?;
    Ok(Compiled { wgsl: job.directives.concat() + &body, warnings: job.warnings })
}

struct Job<'a> {
    path: &'a str,
    files: &'a dyn Load,
    settings: &'a HlslSettings,
    /// Those of the `pipeline_defs` that are defined in the current variant.
    decided: Vec<&'a str>,
    /// What WGSL is told to enable, which may only be in front of everything else.
    directives: Vec<String>,
    warnings: Vec<String>,
}

impl<'a> Job<'a> {
    /// One text, or for each name in `undecided` two of them between `#ifdef`, `#else` and `#endif`.
    fn variants(&mut self, undecided: &'a [String]) -> Result<String, HlslError> {
        let [name, rest @ ..] = undecided else { return self.variant() };
        self.decided.push(name);
        let with = self.variants(rest)?;
        self.decided.pop();
        let without = self.variants(rest)?;
        Ok(format!("#ifdef {name}\n{with}#else\n{without}#endif\n"))
    }

    fn variant(&mut self) -> Result<String, HlslError> {
        let mut arguments = vec!["-T".to_owned(), PROFILE.to_owned(), format!("-fspv-target-env={TARGET}")];
        arguments.extend(self.settings.shader_defs.iter().filter_map(macro_of).map(|it| format!("-D{it}")));
        arguments.extend(self.decided.iter().map(|it| format!("-D{it}")));
        arguments.extend_from_slice(&self.settings.options);
        let options = Options::from_args(&arguments).map_err(|error| HlslError(error.to_string()))?;
        let output = compile_for_wgsl(self.path, self.files, &options, hlsl_wgsl::write)
            // On a line of its own, behind what Bevy says about the file.
            .map_err(|error| HlslError(format!("\n{error}")))?;
        for report in output.reports() {
            if !self.warnings.contains(&report.text) {
                self.warnings.push(report.text);
            }
        }
        let mut body = String::new();
        for line in output.wgsl.unwrap_or_default().split_inclusive('\n') {
            if !["enable ", "requires ", "diagnostic("].iter().any(|it| line.starts_with(it)) {
                body.push_str(line);
            } else if !self.directives.iter().any(|it| it == line) {
                self.directives.push(line.to_owned());
            }
        }
        Ok(body)
    }
}

fn macro_of(definition: &ShaderDefVal) -> Option<String> {
    match definition {
        ShaderDefVal::Bool(_, false) => None,
        ShaderDefVal::Bool(name, true) => Some(name.clone()),
        ShaderDefVal::Int(name, value) => Some(format!("{name}={value}")),
        ShaderDefVal::UInt(name, value) => Some(format!("{name}={value}u")),
    }
}

/// The files that were read so far, and the paths of those that the compiler also asked for.
#[derive(Default)]
struct Files {
    read: BTreeMap<String, Result<Arc<str>, LoadError>>,
    missing: RefCell<Vec<String>>,
}

impl Files {
    fn add(&mut self, path: &str, bytes: Result<Vec<u8>, LoadError>) {
        let text = bytes.and_then(|it| {
            String::from_utf8(it).map_err(|_| LoadError::Unreadable("it is not UTF-8".to_owned()))
        });
        self.read.insert(path.to_owned(), text.map(Arc::from));
    }
}

impl Load for Files {
    fn load(&self, path: &str) -> Result<Arc<str>, LoadError> {
        self.read.get(path).cloned().unwrap_or_else(|| {
            self.missing.borrow_mut().push(path.to_owned());
            Err(LoadError::NotFound)
        })
    }
}

async fn read(context: &mut LoadContext<'_>, path: &str) -> Result<Vec<u8>, LoadError> {
    // Without `..`, as Bevy calls the file when it changes.
    let path =
        AssetPath::default().resolve_str(path).map_err(|error| LoadError::Unreadable(error.to_string()))?;
    context.read_asset_bytes(path).await.map_err(|error| match error {
        ReadAssetBytesError::AssetReaderError(AssetReaderError::NotFound(_)) => LoadError::NotFound,
        error => LoadError::Unreadable(error.to_string()),
    })
}

/// What is wrong with a shader, with its place, as `hlslc` shows it.
#[derive(Debug)]
pub struct HlslError(String);

impl fmt::Display for HlslError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for HlslError {}

#[cfg(test)]
mod tests {
    use super::*;

    fn settings(pipeline_defs: &[&str]) -> HlslSettings {
        HlslSettings {
            pipeline_defs: pipeline_defs.iter().map(|it| (*it).to_owned()).collect(),
            ..HlslSettings::default()
        }
    }

    fn compiled(text: &str, settings: &HlslSettings) -> Result<Compiled, HlslError> {
        let mut files = Files::default();
        files.add("test.hlsl", Ok(text.into()));
        compile("test.hlsl", &files, settings)
    }

    #[test]
    fn each_pipeline_def_is_a_branch_for_bevy() {
        let text = r#"
            #ifndef BRIGHT
            #define BRIGHT 0.25
            #endif
            [shader("pixel")] float4 shade() : SV_Target { return float4(BRIGHT, 0, 0, 1); }
        "#;
        let wgsl = compiled(text, &settings(&["BRIGHT"])).unwrap().wgsl;
        let (bright, dark) = wgsl.strip_prefix("#ifdef BRIGHT\n").unwrap().split_once("#else\n").unwrap();
        assert!(bright.contains("vec4<f32>(1.0,") && !bright.contains("0.25"), "{wgsl}");
        assert!(dark.contains("vec4<f32>(0.25,") && dark.ends_with("#endif\n"), "{wgsl}");
    }

    #[test]
    fn what_is_enabled_stands_in_front_of_all_variants() {
        let text = r#"
            Texture2D<float4> picture;
            SamplerState state;
            [shader("pixel")] float4 shade(float2 at : TEXCOORD) : SV_Target
            {
            #ifdef SAMPLED
                return picture.Sample(state, at);
            #else
                return at.xyxy;
            #endif
            }
        "#;
        let wgsl = compiled(text, &settings(&["SAMPLED", "OTHER"])).unwrap().wgsl;
        assert!(wgsl.starts_with("diagnostic(off, derivative_uniformity);\n#ifdef SAMPLED\n"), "{wgsl}");
        assert_eq!(wgsl.matches("derivative_uniformity").count(), 1);
        assert_eq!(wgsl.matches("#ifdef OTHER\n").count(), 2);
    }

    #[test]
    fn settings_become_options_and_macros() {
        let text =
            r#"[shader("pixel")] float4 shade() : SV_Target { int unused; return float4(A, B, 0, 1); }"#;
        let mut settings = HlslSettings {
            shader_defs: vec![ShaderDefVal::Int("A".into(), -2), ShaderDefVal::UInt("B".into(), 3)],
            ..HlslSettings::default()
        };
        let result = compiled(text, &settings).unwrap();
        assert!(result.wgsl.contains("vec4<f32>(-2.0, 3.0,"), "{}", result.wgsl);
        settings.options = vec!["-nonsense".to_owned()];
        assert!(compiled(text, &settings).err().unwrap().to_string().contains("-nonsense"));
    }
}
