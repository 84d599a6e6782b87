//! Items in the types of a graphics library: layouts of descriptor sets and pipelines, vertex input, stages.
//!
//! The text names the library by its path, so the user's crate needs it and this one does not. Everything goes into a
//! module with the library's name, next to what does not need any library.

mod page;
mod ash;
mod vulkano;
mod wgpu;
mod passthrough;

pub(in crate::bindings) use self::passthrough::passed_through;
pub use self::vulkano::block_first;

use std::borrow::Cow;

use self::page::Page;
use super::{
    super::{
        Conflict, Shader, Style, VertexBuffers,
        names::free,
        pipeline::{Descriptor, Place, descriptors, sets},
        plan::Plan,
        push_constants::PushConstants,
        vertex_buffers::{VertexBuffer, vertex_buffers},
    },
    elements::element_name,
    names::field_name,
};
use crate::{reflect::SpecConstant, stage::Stage};

/// A library for whose types items are generated.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Emit {
    /// Whose types the items use.
    pub library: Library,
    /// One of [`Library::versions`].
    pub version: String,
    /// The path of the crate, `::ash`.
    pub path: String,
    /// For wgpu: the module is one for Vulkan, which wgpu passes through to the driver.
    pub passthrough: bool,
}

/// A graphics library.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Library {
    /// The crate ash.
    Ash,
    /// The crate wgpu.
    Wgpu,
    /// The crate vulkano.
    Vulkano,
}

impl Library {
    /// All of them.
    pub const ALL: [Library; 3] = [Library::Ash, Library::Wgpu, Library::Vulkano];

    /// The name of the crate, and of the generated module.
    pub fn name(self) -> &'static str {
        match self {
            Library::Ash => "ash",
            Library::Wgpu => "wgpu",
            Library::Vulkano => "vulkano",
        }
    }

    /// The versions whose types can be used, the newest first.
    pub fn versions(self) -> &'static [&'static str] {
        match self {
            Library::Ash => &["0.38", "0.37"],
            Library::Wgpu => &["30", "29"],
            Library::Vulkano => &["0.35", "0.34"],
        }
    }
}

impl From<Library> for Emit {
    /// The newest version, as a dependency of the user's crate.
    fn from(library: Library) -> Emit {
        let newest = library.versions().first().copied().unwrap_or_default();
        Emit {
            library,
            version: newest.to_owned(),
            path: format!("::{}", library.name()),
            passthrough: false,
        }
    }
}

impl Emit {
    /// What all shaders of the module share.
    pub(super) fn shared(&self, host: &Host<'_>) -> String {
        let mut page = self.page(host);
        match self.library {
            Library::Ash => ash::shared(&mut page, host),
            Library::Wgpu => wgpu::shared(&mut page, host),
            Library::Vulkano => vulkano::shared(&mut page, host),
        }
        page.text
    }

    /// What belongs to one shader; `root` is the path from the library's module to that of the call.
    pub(super) fn entry<'a>(&self, host: &Host<'a>, shader: &Shader<'a>, root: &str) -> String {
        let mut page = self.page(host);
        match self.library {
            Library::Ash => ash::entry(&mut page, host, shader, root),
            Library::Wgpu => wgpu::entry(&mut page, host, shader, root, self),
            Library::Vulkano => vulkano::entry(&mut page, host, shader, root),
        }
        page.text
    }

    fn page(&self, host: &Host<'_>) -> Page {
        let mut page = Page::new(match self.library {
            Library::Ash => include_str!("emit/ash.txt"),
            Library::Wgpu => include_str!("emit/wgpu.txt"),
            Library::Vulkano => include_str!("emit/vulkano.txt"),
        });
        let (chosen, choice, words) = host.chosen();
        page.set("path", &self.path);
        page.set("sets", host.sets.len());
        page.set("chosen", chosen);
        page.set("choice", choice);
        page.set("words", words);
        match self.library {
            Library::Ash => ash::settle(&mut page, self.is_newest()),
            Library::Wgpu => {}
            Library::Vulkano => vulkano::settle(&mut page, self.is_newest()),
        }
        page
    }

    fn is_newest(&self) -> bool {
        self.library.versions().first().is_some_and(|it| *it == self.version)
    }
}

/// The words of a module in an order that each of the libraries reads.
pub(super) fn readable<'a>(words: &'a [u32], style: &Style) -> Cow<'a, [u32]> {
    match needs_block_first(style) {
        true => block_first(words).map_or(Cow::Borrowed(words), Cow::Owned),
        false => Cow::Borrowed(words),
    }
}

pub(super) fn needs_block_first(style: &Style) -> bool {
    style.emit.iter().any(|it| it.library == Library::Vulkano && it.version == "0.34")
}

/// What a host needs to know about the pipelines of some shaders.
pub(super) struct Host<'a> {
    /// By name.
    pub(super) descriptors: Vec<Descriptor<'a>>,
    /// By number. Empty if no library needs them.
    sets: Vec<Vec<Resource<'a>>>,
    pub(super) push_constants: Option<PushConstants>,
    pub(super) spec_constants: Vec<&'a SpecConstant>,
    vertex: &'a VertexBuffers,
    shaders: Vec<Shader<'a>>,
    /// Whether there is a type `Permutation`, by which shader modules are created.
    is_permuted: bool,
}

/// The descriptors at one place, with a name for the host.
struct Resource<'a> {
    /// A field of a struct with all resources.
    field: String,
    /// The type that a buffer holds, if the module has one for it.
    element: Option<String>,
    place: Place<'a>,
}

impl<'a> Host<'a> {
    /// `maps`: where the structs of each shader are in the plan.
    pub(super) fn new(
        plan: &Plan,
        shaders: &[Shader<'a>],
        maps: &[Vec<usize>],
        style: &'a Style,
    ) -> Result<Host<'a>, Conflict> {
        for Emit { library, version, .. } in &style.emit {
            if !library.versions().contains(&version.as_str()) {
                return Err(Conflict::Version { library: *library, version: version.clone() });
            }
        }
        let descriptors = descriptors(shaders, &style.dynamic)?;
        let sets = if style.emit.is_empty() { Vec::new() } else { sets(&descriptors)? };
        let mut spec_constants: Vec<&SpecConstant> = Vec::new();
        for constant in shaders.iter().flat_map(|it| &it.reflection.spec_constants) {
            if !spec_constants.iter().any(|it| it.id == constant.id) {
                spec_constants.push(constant);
            }
        }
        let mut names = Vec::new();
        let mut resource = |place: Place<'a>| Resource {
            field: free(field_name(&place.binding.name), &mut names),
            element: element_name(plan, shaders, maps, place.binding, style),
            place,
        };
        let mut set = |places: Vec<Place<'a>>| places.into_iter().map(&mut resource).collect();
        let host = Host {
            sets: sets.into_iter().map(&mut set).collect(),
            descriptors,
            push_constants: PushConstants::of(plan, shaders, maps),
            spec_constants,
            vertex: &style.vertex,
            shaders: shaders.to_vec(),
            is_permuted: !style.permutations.is_empty(),
        };
        match style.emit.iter().find(|it| it.library == Library::Wgpu) {
            Some(it) => wgpu::check(&host, shaders, it.passthrough).map(|()| host),
            None => Ok(host),
        }
    }

    /// The specialization constants with the fields of `SpecConstants`.
    pub(super) fn spec_fields(&self) -> impl Iterator<Item = (String, &'a SpecConstant)> + '_ {
        let mut names = Vec::new();
        self.spec_constants.iter().map(move |it| (free(field_name(&it.name), &mut names), *it))
    }

    fn resources(&self) -> impl Iterator<Item = &Resource<'a>> {
        self.sets.iter().flatten()
    }

    /// Whether there is an array without a length.
    fn has_unbounded(&self) -> bool {
        self.resources().any(|it| it.place.count == 0)
    }

    /// The parameter and the argument by which functions choose a permutation, and the words of the one that is chosen.
    fn chosen(&self) -> (&'static str, &'static str, &'static str) {
        match self.is_permuted {
            true => (", permutation: super::Permutation", ", permutation", "super::spirv(permutation)"),
            false => ("", "", "super::SPIRV"),
        }
    }

    /// Of a vertex shader. What is wrong with them was said when its structs were written.
    fn vertex_buffers(&self, shader: &Shader<'a>) -> Vec<VertexBuffer<'a>> {
        let entry = shader.entry().filter(|it| it.stage == Stage::Vertex);
        let buffers = entry.map(|it| vertex_buffers(it, &self.shaders, self.vertex));
        buffers.and_then(Result::ok).unwrap_or_default()
    }
}

/// Whether it is a vertex shader that reads vertex buffers.
pub(super) fn has_attributes(shader: &Shader<'_>) -> bool {
    shader
        .entry()
        .is_some_and(|it| it.stage == Stage::Vertex && it.inputs.iter().any(|it| it.location.is_some()))
}
