//! What SPV_EXT_descriptor_heap and SPV_KHR_untyped_pointers say of a module, checked on its text.

use std::collections::{BTreeSet, HashMap, HashSet};

/// An instruction with a result: its name, and all operands after the result.
struct Definition<'a> {
    line: usize,
    op: &'a str,
    operands: Vec<&'a str>,
}

struct Text<'a> {
    definitions: HashMap<&'a str, Definition<'a>>,
    /// For each id, what it is decorated with: the decoration and its operands.
    decorations: HashMap<&'a str, Vec<Vec<&'a str>>>,
    /// Instructions of all kinds, each with its operands.
    all: Vec<(&'a str, Vec<&'a str>)>,
}

fn read(text: &str) -> Text<'_> {
    let mut read = Text { definitions: HashMap::new(), decorations: HashMap::new(), all: Vec::new() };
    for (line, content) in text.lines().enumerate() {
        let words: Vec<&str> = content.split_whitespace().collect();
        match words[..] {
            [id, "=", op, ref operands @ ..] => {
                read.definitions.insert(id, Definition { line, op, operands: operands.to_vec() });
                read.all.push((op, operands.to_vec()));
            }
            ["OpDecorate" | "OpDecorateId", id, ref rest @ ..] => {
                read.decorations.entry(id).or_default().push(rest.to_vec());
            }
            [op, ref operands @ ..] => read.all.push((op, operands.to_vec())),
            [] => {}
        }
    }
    read
}

/// The rules that the module breaks.
pub fn broken(text: &str) -> Vec<String> {
    let it = read(text);
    let mut broken = Vec::new();
    let none = Definition { line: 0, op: "", operands: Vec::new() };
    let definition = |id: &str| it.definitions.get(id).unwrap_or(&none);
    let is_descriptor = |id: &str| {
        let kinds = ["OpTypeBufferEXT", "OpTypeImage", "OpTypeSampler", "OpTypeAccelerationStructureKHR"];
        kinds.contains(&definition(id).op)
    };
    let is_built_in = |id: &str, name: &str| {
        let all = it.decorations.get(id);
        all.is_some_and(|it| it.iter().any(|it| it[..] == ["BuiltIn", name]))
    };
    let mut want = |holds: bool, rule: String| {
        if !holds {
            broken.push(rule);
        }
    };
    let mut arrays = HashSet::new();
    let texel_pointers: HashSet<&str> = it
        .definitions
        .iter()
        .filter(|it| it.1.op == "OpUntypedImageTexelPointerEXT")
        .map(|it| *it.0)
        .collect();
    for (id, found) in &it.definitions {
        match (found.op, &found.operands[..]) {
            ("OpUntypedVariableKHR", [_, class, ..]) => {
                let is_heap = is_built_in(id, "ResourceHeapEXT") || is_built_in(id, "SamplerHeapEXT");
                want(is_heap && *class == "UniformConstant", format!("{id} is a heap in UniformConstant"));
                let bound = it.decorations[id].iter().any(|it| ["DescriptorSet", "Binding"].contains(&it[0]));
                want(!bound, format!("the heap {id} has no binding"));
                let entries = it.all.iter().filter(|it| it.0 == "OpEntryPoint");
                let is_listed = entries.into_iter().any(|entry| entry.1.contains(id));
                want(is_listed, format!("an entry point lists the heap {id}"));
            }
            ("OpUntypedAccessChainKHR", [ty, array, heap, _index]) => {
                let pointer = definition(ty);
                want(
                    pointer.op == "OpTypeUntypedPointerKHR" && pointer.operands == ["UniformConstant"],
                    format!("{id} is an untyped pointer"),
                );
                let element = definition(array).operands.first().copied().unwrap_or_default();
                let is_sampler = definition(element).op == "OpTypeSampler";
                let of = if is_sampler { "SamplerHeapEXT" } else { "ResourceHeapEXT" };
                want(is_descriptor(element), format!("{id} is into an array of descriptors"));
                want(
                    is_built_in(heap, of),
                    format!("{id} is into the heap that has {}", definition(element).op),
                );
                arrays.insert(*array);
            }
            ("OpBufferPointerEXT", [ty, buffer]) => {
                let chain = definition(buffer);
                let array = chain.operands.get(1).map(|it| definition(it));
                let element = array.and_then(|it| it.operands.first()).map(|it| definition(it));
                let class = element.filter(|it| it.op == "OpTypeBufferEXT").map(|it| &it.operands[..]);
                let pointer = &definition(ty).operands;
                want(class == pointer.get(..1), format!("{id} has the storage class of its descriptor"));
            }
            ("OpUntypedImageTexelPointerEXT", [_, image, pointer, ..]) => {
                let array = definition(pointer).operands.get(1).map(|it| definition(it));
                want(
                    array.is_some_and(|it| it.operands.first() == Some(image)),
                    format!("{id} has the type of its image"),
                );
            }
            ("OpLoad", [ty, pointer, ..]) if definition(pointer).op == "OpUntypedAccessChainKHR" => {
                let array = definition(definition(pointer).operands[1]);
                want(array.operands.first() == Some(ty), format!("{id} loads a descriptor as what it is"));
            }
            ("OpConstantSizeOfEXT", [_, ty]) => {
                want(is_descriptor(ty), format!("{id} is the size of a descriptor"));
            }
            _ => {}
        }
    }
    for array in arrays {
        let strides: Vec<&Vec<&str>> = it.decorations.get(array).into_iter().flatten().collect();
        match &strides[..] {
            [one] if one[0] == "ArrayStrideIdEXT" => {
                let size = definition(one[1]);
                want(
                    size.op.contains("Constant") && size.line < definition(array).line,
                    format!("{array} comes after the constant that is its stride"),
                );
            }
            [one] => want(one[0] == "ArrayStride" && one[1] != "0", format!("{array} has a stride")),
            _ => want(false, format!("{array} has one stride")),
        }
    }
    for (op, operands) in &it.all {
        let uses = operands.iter().any(|it| texel_pointers.contains(it));
        let is_atomic = op.starts_with("OpAtomic") || *op == "OpName";
        want(!uses || is_atomic, format!("{op} uses a texel pointer"));
    }
    broken
}

/// What the module reads of the heaps: for each array that it takes one for, the heap, the descriptors and their stride.
pub fn reads(text: &str) -> BTreeSet<String> {
    let it = read(text);
    let chains = it.definitions.values().filter(|it| it.op == "OpUntypedAccessChainKHR");
    let described = chains.map(|chain| {
        let [_, array, heap, ..] = chain.operands[..] else { return String::new() };
        let decorations = |id: &str| it.decorations.get(id).into_iter().flatten();
        let heap = decorations(heap).find(|it| it[0] == "BuiltIn").map_or("", |it| it[1]);
        let stride = decorations(array).find(|it| it[0].starts_with("ArrayStride")).map_or("", |it| it[1]);
        let element = it.definitions[array].operands[0];
        format!("{heap} of {}, stride {}", it.spelled(element), it.spelled(stride))
    });
    described.collect()
}

impl Text<'_> {
    /// A type or constant without ids.
    fn spelled(&self, id: &str) -> String {
        let Some(Definition { op, operands, .. }) = self.definitions.get(id) else { return id.to_owned() };
        match (*op, &operands[..]) {
            ("OpConstant", [_, value]) => (*value).to_owned(),
            // All images have one size, and all buffers, whatever they are.
            ("OpConstantSizeOfEXT", [_, ty]) => match self.definitions.get(ty).map(|it| it.op) {
                Some("OpTypeImage") => "size of images".to_owned(),
                Some("OpTypeBufferEXT") => "size of buffers".to_owned(),
                _ => format!("size of {}", self.spelled(ty)),
            },
            ("OpSpecConstantOp", [_, "Select", _, one, other]) => {
                let mut both = [self.spelled(one), self.spelled(other)];
                both.sort();
                format!("larger of {}", both.join(" and "))
            }
            (op, operands) => {
                let operands: Vec<String> = operands.iter().map(|it| self.spelled(it)).collect();
                format!("{}({})", op.trim_start_matches("OpType"), operands.join(" "))
            }
        }
    }
}
