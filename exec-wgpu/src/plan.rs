//! What a host has to do to run a case on a target: the module in both forms, and a resource for each of its bindings.

use exec_tests::case::{Bound, Case, Picture, Results, TexelKind, View};
use hlsl_core::{
    Compilation,
    options::Options,
    reflect::{BindingKind, Count, Reflection},
    source::load::{FileLoader, Load, MemoryLoader},
};

/// What the module was made for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// `target: wgpu`.
    Wgsl,
    /// `target: wgpu, output: spirv`.
    Spirv,
    /// `target: webgpu`.
    Web,
}

impl Form {
    pub const ALL: [Form; 3] = [Form::Wgsl, Form::Spirv, Form::Web];

    /// How the tests name it.
    pub fn name(self) -> &'static str {
        match self {
            Form::Wgsl => "wgpu",
            Form::Spirv => "wgpu-spirv",
            Form::Web => "webgpu",
        }
    }

    fn target(self) -> &'static str {
        if self == Form::Web { "webgpu" } else { "wgpu" }
    }
}

pub struct Plan {
    pub words: Vec<u32>,
    /// As the compiler writes it.
    pub wgsl: Option<String>,
    pub form: Form,
    pub entry_point: String,
    pub groups: [u32; 3],
    pub resources: Vec<Resource>,
    pub immediates: Vec<u8>,
}

pub struct Resource {
    pub group: u32,
    pub binding: u32,
    pub kind: BindingKind,
    pub is_writable: bool,
    /// The shader reads it, as far as the reflection says.
    pub is_read: bool,
    /// What its elements, or the block, take in memory.
    pub size: u32,
    /// The number in the case, if what it holds afterwards is of interest.
    pub original: Option<u32>,
    pub contents: Bound,
    /// Of an array: the contents of its other elements.
    pub others: Option<Vec<Bound>>,
}

/// Why a case does not run on a target.
#[derive(Debug)]
pub enum Refused {
    /// The compiler reports an error for the target, but not for Vulkan.
    ByCompiler(String),
    /// naga or this runner cannot do it.
    Failed(String),
}

/// Compiles for a target; `text` is the program, if it is not in the file of the case.
fn compile(
    case: &Case,
    text: Option<&str>,
    level: &[&str],
    form: Option<Form>,
) -> Result<Compilation, String> {
    let named = |it: &&String| form.is_none() || !it.starts_with("-fspv-target-env=");
    let mut args: Vec<String> = case.args.iter().filter(named).cloned().collect();
    args.extend(level.iter().map(|&it| it.to_owned()));
    args.extend(form.map(|it| format!("-fspv-target-env={}", it.target())));
    let options = Options::from_args(&args).map_err(|invalid| invalid.to_string())?;
    let is_text = form.is_some_and(|it| it != Form::Spirv);
    let compile = |path: &str, files: &dyn Load| match is_text {
        true => Compilation::for_wgsl(path, files, &options, hlsl_wgsl::write),
        false => Compilation::of(path, files, &options),
    };
    let output = match text {
        Some(text) => {
            let mut loader = MemoryLoader::default();
            loader.add("shader.hlsl", text);
            compile("shader.hlsl", &loader)
        }
        None => compile(&case.path.to_string_lossy(), &FileLoader::default()),
    };
    match output.words {
        Some(_) => Ok(output),
        None => Err(output.reports().into_iter().map(|it| it.text).collect()),
    }
}

pub fn plan(case: &Case, text: Option<&str>, level: &[&str], form: Form) -> Result<Plan, Refused> {
    let reference = compile(case, text, level, None).map_err(Refused::Failed)?;
    let output = compile(case, text, level, Some(form)).map_err(Refused::ByCompiler)?;
    let words = output.words.unwrap_or_default();
    let wgsl = match form {
        Form::Spirv => None,
        _ => Some(output.wgsl.ok_or(Refused::Failed("no WGSL was written".into()))?),
    };
    let resources = resources(case, &reference.reflection, &output.reflection).map_err(Refused::Failed)?;
    let immediates = match output.reflection.push_constants.is_empty() {
        true => Vec::new(),
        false => case.push.clone(),
    };
    let entry_point = output.reflection.entry_points.first().map(|it| it.name.clone()).unwrap_or_default();
    Ok(Plan { words, wgsl, form, entry_point, groups: case.groups, resources, immediates })
}

fn resources(case: &Case, reference: &Reflection, target: &Reflection) -> Result<Vec<Resource>, String> {
    if !case.addresses.is_empty() {
        return Err("addresses of buffers".into());
    }
    if !keeps_layouts(reference, target) {
        return Err("its bytes have another layout for Vulkan".into());
    }
    let mut resources = Vec::new();
    for place in &target.bindings {
        let bound = |number: u32| case.bound.iter().find(|it| it.0 == number).map(|it| it.1.clone());
        // Where the reference has a binding for each element, so does the case.
        let element = |index: u32| {
            let name = match place.name.strip_suffix(".sampler") {
                Some(texture) => format!("{texture}[{index}].sampler"),
                None => format!("{}[{index}]", place.name),
            };
            let found = reference.bindings.iter().find(|it| it.name == name);
            found.and_then(|it| bound(it.binding))
        };
        let length = match place.count {
            Count::One => None,
            // With an index that is not the same for all threads.
            Count::Fixed(_) if place.kind == BindingKind::Sampler => {
                return Err(format!(
                    "the driver for the CPU crashes at arrays of samplers: `{}`",
                    place.name
                ));
            }
            Count::Fixed(length) => Some(length),
            Count::Unbounded => return Err(format!("`{}` is an array without a length", place.name)),
        };
        let others = match length {
            Some(length) => {
                let others: Option<Vec<Bound>> = (1..length).map(element).collect();
                Some(others.ok_or_else(|| format!("the case binds no elements to `{}`", place.name))?)
            }
            None => None,
        };
        // A case binds the first element of an array or heap, if any.
        let is_it = |name: &str| name == place.name || place.name.strip_suffix("[0]") == Some(name);
        let original = reference.bindings.iter().find(|it| is_it(&it.name)).map(|it| it.binding);
        let contents = match original {
            _ if others.is_some() => element(0),
            Some(number) => bound(number),
            // Push constants, where the target has none.
            None if reference.push_constants.iter().any(|it| it.name == place.name) => {
                Some(Bound::Constants(case.push.clone()))
            }
            None => None,
        };
        let contents = contents.ok_or_else(|| format!("the case binds nothing to `{}`", place.name))?;
        let fits = match (&contents, place.kind) {
            (Bound::Buffer(_), BindingKind::StorageBuffer | BindingKind::UniformBuffer)
            | (Bound::Constants(_), BindingKind::UniformBuffer)
            | (Bound::Texels { .. }, BindingKind::StorageBuffer)
            | (Bound::Sampler(_), BindingKind::Sampler) => true,
            (Bound::Texture(it) | Bound::Image(it), BindingKind::SampledImage) => {
                it.samples == 1 && !it.is_depth && !it.is_sparse
            }
            (Bound::Image(it), BindingKind::StorageImage) => it.levels == 1 && it.samples == 1,
            (Bound::Image(it), BindingKind::StorageBuffer) => it.levels == 1 && it.samples == 1,
            _ => false,
        };
        if !fits {
            return Err(format!("this runner does not bind `{}` as {}", place.name, place.kind.name()));
        }
        resources.push(Resource {
            group: place.set,
            binding: place.binding,
            kind: place.kind,
            is_writable: place.is_writable,
            is_read: place.access.reads,
            size: place.size,
            original: original.filter(|_| place.is_writable),
            contents,
            others,
        });
    }
    // What nothing uses has no binding; then nobody writes to it, either.
    if resources.is_empty() {
        return Err("nothing is bound".into());
    }
    Ok(resources)
}

/// Whether the structs that the host fills are the same for both, as the bytes of the case are.
fn keeps_layouts(reference: &Reflection, target: &Reflection) -> bool {
    target.structs.iter().all(|it| {
        let offsets = || it.members.iter().map(|it| (&it.name, it.offset));
        reference.structs.iter().any(|other| {
            other.name == it.name && offsets().eq(other.members.iter().map(|it| (&it.name, it.offset)))
        })
    })
}

impl Resource {
    /// The bytes of a buffer: whole words and, as WebGPU asks for, whole elements.
    pub fn buffer(&self) -> Option<Vec<u8>> {
        let mut bytes = match (&self.contents, self.kind) {
            // What stands in for a texture begins with texels that say how large it is.
            (Bound::Image(it), BindingKind::StorageBuffer) => {
                let size = match it.view {
                    View::D1Array => [it.width, it.layers, 1],
                    _ => [it.width, it.height, it.depth.max(it.layers)],
                };
                let header = size.into_iter().chain([it.width, 0, 0, 0, 0]);
                let header = header.flat_map(|number| {
                    let mut texel = match it.kind {
                        TexelKind::Int64 | TexelKind::Uint64 => u64::from(number).to_le_bytes().to_vec(),
                        TexelKind::Float => (number as f32).to_le_bytes().to_vec(),
                        _ => number.to_le_bytes().to_vec(),
                    };
                    texel.resize(texel_size(it), 0);
                    texel
                });
                header.chain(it.bytes.iter().copied()).collect()
            }
            (Bound::Buffer(bytes) | Bound::Constants(bytes) | Bound::Texels { bytes, .. }, _) => {
                bytes.clone()
            }
            _ => return None,
        };
        let unit = match (self.kind, self.size as usize) {
            (BindingKind::UniformBuffer, size) => size.max(16).next_multiple_of(16),
            (_, size) => size.max(4).next_multiple_of(4),
        };
        bytes.resize(bytes.len().max(unit).next_multiple_of(4), 0);
        if self.kind == BindingKind::StorageBuffer {
            bytes.resize(bytes.len().next_multiple_of(unit), 0);
        }
        Some(bytes)
    }

    /// How many bytes are in front of what the case has.
    fn header(&self) -> usize {
        match (&self.contents, self.kind) {
            (Bound::Image(it), BindingKind::StorageBuffer) => 8 * texel_size(it),
            _ => 0,
        }
    }
}

/// In bytes.
fn texel_size(image: &Picture) -> usize {
    let component = match image.kind {
        TexelKind::Int64 | TexelKind::Uint64 => 8,
        _ => 4,
    };
    image.channels as usize * component
}

impl Plan {
    /// What the case knows of what was written.
    pub fn contents(&self, mut written: Results) -> Results {
        for (original, bytes) in &mut written {
            if let Some(resource) = self.resources.iter().find(|it| it.original == Some(*original)) {
                bytes.drain(..resource.header().min(bytes.len()));
            }
        }
        written
    }
}
