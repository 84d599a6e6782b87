//! Everything except the structs: entry points, bindings, push constants, specialization constants, files.

use std::fmt::Write;

use super::{
    Writer,
    emit::{Host, needs_block_first, readable},
    names::screaming,
    types::scalar_type,
    words::words_expression,
};
use crate::{
    bindings::{
        Conflict, Shader,
        names::free,
        pipeline::{Descriptor, count, descriptor_type},
        push_constants::PushConstants,
        stage_flags,
    },
    reflect::{Reflection, ScalarKind, SpecConstant},
    reload::{Built, Interface, Recipe, digest},
    stage::Stage,
};

impl Writer<'_> {
    pub(super) fn entry(&mut self, shader: &Shader<'_>, all: &[Shader<'_>]) -> Result<(), Conflict> {
        let words = words_expression(&readable(shader.words, self.style), self.style.words);
        let _ = writeln!(self.text, "/// The SPIR-V module, as words.\npub static SPIRV: &[u32] = {words};");
        if let Some(wgsl) = shader.wgsl {
            let _ = writeln!(self.text, "/// The shader as WGSL.\npub const WGSL: &str = {wgsl:?};");
        }
        if let Some(entry) = shader.entry() {
            let name = &entry.name;
            let _ = write!(
                self.text,
                "/// The name of the entry point in the module.\npub const ENTRY_POINT: &str = {name:?};\n\
                 /// [`ENTRY_POINT`], as Vulkan takes it.\n\
                 pub const ENTRY_POINT_C: &::core::ffi::CStr = c{name:?};\n\
                 /// The stage, as HLSL names it.\npub const STAGE: &str = {:?};\n\
                 /// The bit of `VkShaderStageFlagBits`.\npub const STAGE_FLAGS: u32 = {:#x};\n",
                entry.stage.name(),
                stage_flags(entry.stage)
            );
            if let Some([x, y, z]) = entry.workgroup_size {
                let _ = write!(
                    self.text,
                    "/// Threads of one group, as `[numthreads]` says.\n\
                     pub const WORKGROUP_SIZE: [u32; 3] = [{x}, {y}, {z}];\n"
                );
            }
            if entry.stage == Stage::Vertex {
                self.vertex_inputs(entry, all)?;
            }
        }
        if shader.reflection.entry_points.len() > 1 {
            self.entry_points(shader.reflection);
        }
        self.reload(shader);
        Ok(())
    }

    /// What a running program needs to compile the shader again.
    fn reload(&mut self, shader: &Shader<'_>) {
        let Some((_, recipe)) = self.style.reload.iter().find(|(name, _)| name == shader.name) else {
            return;
        };
        let words = readable(shader.words, self.style);
        let recipe = Recipe {
            wgsl: shader.wgsl.is_some(),
            block_first: needs_block_first(self.style),
            ..recipe.clone()
        };
        let built = Built { recipe, interface: Interface::of(shader.reflection), digest: digest(&words) };
        let _ = writeln!(
            self.text,
            "/// The shader's file, options and interface, for `hlsl_build::Watcher`.\npub const RELOAD: &str = {:?};",
            built.to_text()
        );
    }

    /// The entry points of a library: what `VkPipelineShaderStageCreateInfo` needs for each.
    fn entry_points(&mut self, reflection: &Reflection) {
        let (mut constants, mut all) = (String::new(), String::new());
        let mut names: Vec<String> = Vec::new();
        for entry in &reflection.entry_points {
            let mut name = screaming(&entry.name);
            while name == "ALL" || names.contains(&name) {
                name.push('_');
            }
            let record = entry.shader_record.and_then(|it| reflection.shader_records.get(it));
            let _ = write!(
                constants,
                "/// `{0}`, a shader of the stage {1}.\npub const {name}: EntryPoint = EntryPoint {{ name: {0:?}, \
                 name_c: c{0:?}, stage: {2:#x}, record_size: {3} }};\n",
                entry.name,
                entry.stage.name(),
                stage_flags(entry.stage),
                record.map_or(0, |it| it.size)
            );
            let _ = write!(all, "{name}, ");
            names.push(name);
        }
        let _ = write!(
            self.text,
            "/// The entry points of the module.\npub mod entry_points {{\n\
             /// Name and stage of an entry point.\n#[derive(Clone, Copy, Debug, PartialEq, Eq)]\n\
             pub struct EntryPoint {{\n/// In the module.\npub name: &'static str,\n\
             /// The same, as Vulkan takes it.\npub name_c: &'static ::core::ffi::CStr,\n\
             /// The bit of `VkShaderStageFlagBits`.\npub stage: u32,\n\
             /// Bytes of the shader record that it reads, behind the handle of its group; 0 without one.\n\
             pub record_size: u32,\n}}\n{constants}\
             /// All of them, as the shader declares them.\npub const ALL: [EntryPoint; {}] = [{all}];\n}}\n",
            names.len()
        );
    }

    pub(super) fn bindings(&mut self, descriptors: &[Descriptor<'_>]) {
        self.text.push_str("/// Where each resource is bound.\npub mod bindings {\n");
        let binding = "/// The place and kind of a descriptor.\n#[derive(Clone, Copy, Debug, PartialEq, Eq)]\n\
             pub struct Binding {\n/// Of the variable in the shader.\npub name: &'static str,\n\
             /// Descriptor set.\npub set: u32,\n/// Number in the set.\npub binding: u32,\n\
             /// `VkDescriptorType`.\npub descriptor_type: u32,\n\
             /// Descriptors in an array, 0 for an array without a length.\npub count: u32,\n\
             /// `VkShaderStageFlags` of the stages that use it.\npub stages: u32,\n}\n";
        self.helper("Binding", 1, |it| it.text.push_str(binding));
        let mut all = String::new();
        let mut names: Vec<String> = Vec::new();
        for Descriptor { binding, stages, is_dynamic, .. } in descriptors {
            let mut name = screaming(&binding.name);
            while name == "ALL" || names.contains(&name) {
                name.push('_');
            }
            let count = count(binding.count);
            let size = match binding.size {
                0 => String::new(),
                bytes => format!(", {bytes} bytes"),
            };
            self.doc(&binding.doc);
            let _ = write!(
                self.text,
                "/// `{} {}`: {}{size}.\npub const {name}: Binding = Binding {{ name: {:?}, set: {}, binding: {}, \
                 descriptor_type: {}, count: {count}, stages: {stages:#x} }};\n",
                binding.hlsl_type,
                binding.name,
                binding.kind.name(),
                binding.name,
                binding.set,
                binding.binding,
                descriptor_type(binding.kind, *is_dynamic)
            );
            let _ = write!(all, "{name}, ");
            names.push(name);
        }
        let _ = write!(
            self.text,
            "/// All of them, by set and number.\npub const ALL: [Binding; {}] = [{all}];\n}}\n",
            descriptors.len()
        );
    }

    /// The range, and the proof that it ends where the structs do: `bytes_of` of one can be pushed as it is.
    pub(super) fn push_constants(&mut self, range: &PushConstants) {
        let structs: Vec<_> = range.structs.iter().map(|&index| &self.plan.structs[index]).collect();
        let (start, stages) = (range.start, range.stages);
        let declaration = "/// What a pipeline layout says of push constants.\n#[derive(Clone, Copy, Debug, PartialEq, Eq)]\n\
             pub struct PushConstantRange {\n/// In bytes.\npub offset: u32,\n/// In bytes.\npub size: u32,\n\
             /// `VkShaderStageFlags` of the stages that read them.\npub stages: u32,\n}\n";
        self.helper("PushConstantRange", 0, |it| it.text.push_str(declaration));
        let is_mapped = |name: &str| self.style.types.iter().any(|(mapped, _)| mapped == name);
        // A type of the user's may be larger than what the shader reads of it.
        let mapped: Vec<&str> =
            structs.iter().filter(|it| is_mapped(&it.layout.name)).map(|it| it.name.as_str()).collect();
        let (allow, size) = match mapped.as_slice() {
            [] => ("", range.size().to_string()),
            mapped => ("#[allow(clippy::cast_possible_truncation)]\n", mapped_size(range, mapped)),
        };
        let pushed = match start {
            0 => String::new(),
            start => format!("/// The struct counts from 0: what is pushed are its bytes from {start} on.\n"),
        };
        let _ = write!(
            self.text,
            "/// The range of the push constants, up to the end of the struct.\n{pushed}{allow}\
             pub const PUSH_CONSTANTS: PushConstantRange = PushConstantRange {{ offset: {start}, size: {size}, stages: {stages:#x} }};\n"
        );
        for structure in &structs {
            let relation = if structure.size == range.end { "==" } else { ">=" };
            let _ = writeln!(
                self.text,
                "const _: () = assert!((PUSH_CONSTANTS.offset + PUSH_CONSTANTS.size) as usize {relation} \
                 ::core::mem::size_of::<{}>(), \"the push constants do not hold {}\");",
                structure.name, structure.layout.name
            );
        }
        if !mapped.is_empty() {
            self.text.push_str(
                "const _: () = assert!(PUSH_CONSTANTS.size % 4 == 0, \
                 \"Vulkan takes push constants only in multiples of 4 bytes\");\n",
            );
        }
    }

    /// The ids, and a struct that provides what `VkSpecializationInfo` needs.
    pub(super) fn spec_constants(&mut self, host: &Host<'_>) {
        let count = host.spec_constants.len();
        if count == 0 {
            return;
        }
        let (mut ids, mut fields, mut defaults, mut entries, mut data) =
            (String::new(), String::new(), String::new(), String::new(), String::new());
        let mut offset = 0;
        let mut names = Vec::new();
        for (field, constant) in host.spec_fields() {
            let name = free(screaming(&constant.name), &mut names);
            let (ty, value, bytes) = specialized(constant, &field);
            let size = constant.scalar.size();
            let _ = writeln!(
                ids,
                "/// The id of `{}`, a `{ty}`.\npub const {name}: u32 = {};",
                constant.name, constant.id
            );
            let _ = writeln!(fields, "/// `{}`, {value} in the shader.\npub {field}: {ty},", constant.name);
            let _ = write!(defaults, "{field}: {value}, ");
            let _ = write!(
                entries,
                "SpecConstantEntry {{ id: {}, offset: {offset}, size: {size} }}, ",
                constant.id
            );
            let _ =
                writeln!(data, "data[{offset}..{}].copy_from_slice(&{bytes}.to_ne_bytes());", offset + size);
            offset += size;
        }
        let declaration = "/// A specialization constant in the bytes of all, as `VkSpecializationMapEntry` has it.\n\
             #[derive(Clone, Copy, Debug, PartialEq, Eq)]\npub struct SpecConstantEntry {\n/// Of the constant.\npub id: u32,\n\
             /// In bytes.\npub offset: u32,\n/// In bytes.\npub size: usize,\n}\n";
        self.helper("SpecConstantEntry", 0, |it| it.text.push_str(declaration));
        let _ = write!(
            self.text,
            "/// Ids of specialization constants.\npub mod spec_constants {{\n{ids}}}\n\
             /// Values of the specialization constants; [`Self::DEFAULT`] has those of the shader.\n\
             #[derive(Clone, Copy, Debug, PartialEq)]\n\
             #[allow(non_snake_case, clippy::derive_partial_eq_without_eq, clippy::pub_underscore_fields)]\n\
             pub struct SpecConstants {{\n{fields}}}\n\
             impl SpecConstants {{\n\
             /// Those of the shader.\npub const DEFAULT: Self = Self {{ {defaults}}};\n\
             /// Where each is in [`Self::data`].\n\
             pub const ENTRIES: [SpecConstantEntry; {count}] = [{entries}];\n\
             /// The bytes to which [`Self::ENTRIES`] refers.\n#[must_use]\n\
             pub fn data(&self) -> [u8; {offset}] {{\nlet mut data = [0; {offset}];\n{data}data\n}}\n}}\n\
             impl Default for SpecConstants {{ #[inline] fn default() -> Self {{ Self::DEFAULT }} }}\n"
        );
    }

    /// The files that the module was generated from, and, for macros, a declaration for rustc that it depends on them.
    pub(super) fn sources(&mut self) {
        if !self.style.sources.is_empty() {
            let sources = &self.style.sources;
            let _ = writeln!(
                self.text,
                "/// The files that the compiler read, the shader itself first.\npub const SOURCES: [&str; {}] = {sources:?};",
                sources.len()
            );
        }
        if !self.style.tracked.is_empty() {
            // A change of any of these files makes rustc expand the macro anew.
            self.text.push_str("const _: &[&[u8]] = &[");
            for path in &self.style.tracked {
                let _ = write!(self.text, "::core::include_bytes!({path:?}),");
            }
            self.text.push_str("];\n");
        }
    }
}

/// The Rust type of a specialization constant, its default, and the expression whose bytes Vulkan gets.
fn specialized(constant: &SpecConstant, field: &str) -> (&'static str, String, String) {
    use ScalarKind::*;
    let bits = constant.default;
    let this = format!("self.{field}");
    match constant.scalar {
        // A `VkBool32`.
        Bool => ("bool", (bits != 0).to_string(), format!("u32::from({this})")),
        Float16 => ("u16", bits.to_string(), this),
        Float32 => ("f32", float(f64::from(f32::from_bits(bits as u32)), "f32"), this),
        Float64 => ("f64", float(f64::from_bits(bits), "f64"), this),
        Int8 => ("i8", (bits as i8).to_string(), this),
        Int16 => ("i16", (bits as i16).to_string(), this),
        Int32 => ("i32", (bits as i32).to_string(), this),
        Int64 => ("i64", (bits as i64).to_string(), this),
        Uint8 | Uint16 | Uint32 | Uint64 => (scalar_type(constant.scalar), bits.to_string(), this),
    }
}

/// A float as Rust spells it.
pub(super) fn float(value: f64, ty: &str) -> String {
    if value.is_nan() {
        return format!("::core::primitive::{ty}::NAN");
    }
    if value.is_infinite() {
        let name = if value > 0.0 { "INFINITY" } else { "NEG_INFINITY" };
        return format!("::core::primitive::{ty}::{name}");
    }
    if ty == "f32" { format!("{:?}", value as f32) } else { format!("{value:?}") }
}

/// The size of a range that ends with the longest of these types, or where it ends anyway.
fn mapped_size(range: &PushConstants, mapped: &[&str]) -> String {
    let longest = mapped.iter().fold(range.end.to_string(), |end, name| {
        format!(
            "{{ let (end, size) = ({end}, ::core::mem::size_of::<{name}>()); if end < size {{ size }} else {{ end }} }}"
        )
    });
    match range.start {
        0 => format!("{longest} as u32"),
        start => format!("{longest} as u32 - {start}"),
    }
}
