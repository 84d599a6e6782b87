//! Descriptor heaps as SPV_EXT_descriptor_heap has them: one variable without a type for each heap, and untyped pointers into it.
//!
//! The IR has an array for each type of resource that a shader takes from a heap, which is how the emulation binds them. Here
//! the arrays of a heap become its one variable, and each access chain into one becomes an untyped pointer to a descriptor. The
//! memory of a buffer is behind OpBufferPointerEXT, whose result has a type, so that nothing else differs.
//!
//! Where the module has the capability, Vulkan assumes that every descriptor may differ between invocations: those that do not are
//! decorated with Uniform, and nothing is NonUniform.

use crate::spirv::{self, BuiltIn, Decoration, Op};
use rustc_hash::{FxHashMap, FxHashSet};
use smallvec::smallvec;
use std::cell::OnceCell;

use super::{Emitter, function::Ids, section::Words};
use crate::{
    ir::{self, Arg, Flags, Function, GlobalId, GlobalOrigin, Operand, StorageClass, Type, TypeId},
    options::{HeapOptions, HeapStride},
};

/// What has been written of the heaps so far. Ids are 0 before.
#[derive(Default)]
pub(super) struct Heaps {
    resources: u32,
    samplers: u32,
    /// OpTypeUntypedPointerKHR, by storage class.
    pointers: FxHashMap<u32, u32>,
    /// Arrays of descriptors.
    arrays: FxHashMap<Descriptor, u32>,
    buffers: FxHashMap<u32, u32>,
    /// Pointers to blocks that the IR has no type for, because it only has chains into them.
    blocks: FxHashMap<(u32, TypeId), u32>,
    /// The larger of the sizes of images and of buffers.
    unified: u32,
    /// The arrays that stand for heaps and are in the module.
    used: OnceCell<FxHashSet<GlobalId>>,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Descriptor {
    /// Of a buffer, with the storage class of its memory.
    Buffer(u32),
    /// Of an image, a sampler or an acceleration structure.
    Opaque(TypeId),
}

impl Emitter<'_> {
    /// The options of the heaps, if the global is an array that stands for one.
    pub(super) fn native_heap(&self, global: GlobalId) -> Option<HeapOptions> {
        let heaps = self.settings.heaps;
        (heaps.is_native && self.module.globals[global].origin == GlobalOrigin::Heap).then_some(heaps)
    }

    /// The arrays that stand for native heaps, of all that is written.
    fn heaps_in_use(&self) -> &FxHashSet<GlobalId> {
        let module = self.module;
        self.heaps.used.get_or_init(|| {
            let is_heap = |it: &GlobalId| self.native_heap(*it).is_some();
            if !self.settings.heaps.is_native || !module.globals.ids().any(|it| is_heap(&it)) {
                return FxHashSet::default();
            }
            if self.settings.keep_unused {
                return module.globals.ids().filter(is_heap).collect();
            }
            let entries = module.entries.iter().map(|it| it.function);
            let roots = entries.chain(module.exports.iter().map(|it| it.function));
            roots.flat_map(|it| ir::reach::named(module, it)).filter(is_heap).collect()
        })
    }

    /// Whether descriptors are taken to differ between invocations unless a decoration says otherwise.
    pub(super) fn is_non_uniform_by_default(&self) -> bool {
        !self.heaps_in_use().is_empty()
    }

    /// Whether what a value is made of is one descriptor for all invocations of a subgroup, for which it must have the
    /// decoration Uniform. What is computed of a variable alone is the same anyway.
    pub(super) fn is_uniform_descriptor(&self, inst: &ir::Inst) -> bool {
        let module = self.module;
        let is_pointer = |arg: &Arg| matches!(arg, Arg::Value(_));
        let is_one = match (&inst.op, inst.args.as_slice()) {
            (ir::Op::Core(Op::AccessChain | Op::InBoundsAccessChain), _) => {
                module.pointee(inst.ty).is_some_and(|it| {
                    it.0 == StorageClass::UNIFORM_CONSTANT && module.interned().is_opaque(it.1)
                })
            }
            (ir::Op::Core(Op::Load), [pointer]) => {
                is_pointer(pointer) && module.interned().is_opaque(inst.ty)
            }
            (ir::Op::Core(Op::SampledImage), _) => true,
            _ => false,
        };
        is_one && !inst.flags.contains(Flags::NON_UNIFORM) && self.is_non_uniform_by_default()
    }

    /// The variable of the heap that an array stands for.
    pub(super) fn heap_variable(&mut self, global: GlobalId) -> u32 {
        let is_sampler = self.descriptor(global).is_some_and(|it| self.is_sampler(it));
        let known = if is_sampler { self.heaps.samplers } else { self.heaps.resources };
        if known != 0 {
            return known;
        }
        let pointer = self.untyped_pointer(StorageClass::UNIFORM_CONSTANT);
        let result = self.fresh();
        let (slot, builtin, name) = match is_sampler {
            true => (&mut self.heaps.samplers, BuiltIn::SamplerHeapEXT, "SamplerDescriptorHeap"),
            false => (&mut self.heaps.resources, BuiltIn::ResourceHeapEXT, "ResourceDescriptorHeap"),
        };
        *slot = result;
        let words = [pointer, result, StorageClass::UNIFORM_CONSTANT.0];
        self.out.globals.push(Op::UntypedVariableKHR, &words);
        self.name(result, name);
        self.decorate_plain(result, Decoration::BuiltIn, &[builtin as u32]);
        result
    }

    /// Writes an instruction that points into a heap, if it is one. False for any other.
    pub(super) fn heap_instruction(
        &mut self,
        function: &Function,
        value: ir::ValueId,
        op: Op,
        ids: &mut Ids,
    ) -> bool {
        let inst = &function.values[value];
        match (op, inst.args.as_slice()) {
            (Op::AccessChain | Op::InBoundsAccessChain, &[Arg::Global(global), index, ref rest @ ..]) => {
                let Some(options) = self.native_heap(global) else { return false };
                self.heap_chain(function, value, op, (global, options, index, rest), ids);
                true
            }
            (Op::ImageTexelPointer, &[Arg::Value(chain), coordinate, sample]) => {
                let Some(&Arg::Global(global)) = function.values[chain].args.first() else { return false };
                if !function.values[chain].is(Op::AccessChain) || self.native_heap(global).is_none() {
                    return false;
                }
                let Some(Descriptor::Opaque(image)) = self.descriptor(global) else { return false };
                let ty = self.untyped_pointer(StorageClass::IMAGE);
                let mut words: Words =
                    smallvec![ty, self.value_id(function, value, ids), self.type_id(image)];
                for arg in [Arg::Value(chain), coordinate, sample] {
                    words.push(self.arg(function, arg, ids));
                }
                self.out.functions.push(Op::UntypedImageTexelPointerEXT, &words);
                true
            }
            _ => false,
        }
    }

    /// A pointer to a descriptor or, of a buffer, into its memory.
    fn heap_chain(
        &mut self,
        function: &Function,
        value: ir::ValueId,
        op: Op,
        (global, options, index, rest): (GlobalId, HeapOptions, Arg, &[Arg]),
        ids: &mut Ids,
    ) {
        let inst = &function.values[value];
        let Some(descriptor) = self.descriptor(global) else {
            return self.bug(self.module.locs[inst.loc].span, "a descriptor heap is an array");
        };
        let (heap, array) = (self.global_id(global), self.heap_array(global, descriptor, options));
        let index = self.arg(function, index, ids);
        let pointer = self.untyped_pointer(StorageClass::UNIFORM_CONSTANT);
        let Descriptor::Buffer(class) = descriptor else {
            let result = self.value_id(function, value, ids);
            self.out.functions.push(Op::UntypedAccessChainKHR, &[pointer, result, array, heap, index]);
            return;
        };
        let element = self.fresh();
        self.out.functions.push(Op::UntypedAccessChainKHR, &[pointer, element, array, heap, index]);
        self.decorate_uniform(inst, element);
        let block = self.block_pointer(global, class);
        let memory = if rest.is_empty() { self.value_id(function, value, ids) } else { self.fresh() };
        self.out.functions.push(Op::BufferPointerEXT, &[block, memory, element]);
        self.memory_decorations(global, class, memory);
        self.decorate_uniform(inst, memory);
        if !rest.is_empty() {
            let mut words: Words =
                smallvec![self.type_id(inst.ty), self.value_id(function, value, ids), memory];
            for &arg in rest {
                words.push(self.arg(function, arg, ids));
            }
            self.out.functions.push(op, &words);
        }
    }

    /// What leads to memory is as uniform as the index in the heap; where in the memory is another matter.
    fn decorate_uniform(&mut self, inst: &ir::Inst, id: u32) {
        if !inst.flags.contains(Flags::NON_UNIFORM) {
            self.decorate_plain(id, Decoration::Uniform, &[]);
        }
    }

    /// What a variable would say of its memory.
    fn memory_decorations(&mut self, global: GlobalId, class: u32, memory: u32) {
        let module = self.module;
        let global = &module.globals[global];
        if !self.settings.vulkan_memory_model
            && global.decorations.iter().any(|it| it.is(Decoration::Coherent))
        {
            self.decorate_plain(memory, Decoration::Coherent, &[]);
        }
        let block = module.pointee(global.ty).and_then(|it| module.part(it.1, 0));
        let is_read_only = block.is_some_and(
            |it| matches!(&module.types[it], Type::Struct(it) if ir::facts::is_read_only_block(it)),
        );
        if class == StorageClass::STORAGE_BUFFER.0 && is_read_only {
            self.decorate_plain(memory, Decoration::NonWritable, &[]);
        }
    }

    /// What the elements of an array are that stands for a heap.
    fn descriptor(&self, global: GlobalId) -> Option<Descriptor> {
        let (class, array) = self.module.pointee(self.module.globals[global].ty)?;
        let element = self.module.part(array, 0)?;
        Some(match class {
            StorageClass::UNIFORM_CONSTANT => Descriptor::Opaque(element),
            class => Descriptor::Buffer(class.0),
        })
    }

    fn is_sampler(&self, descriptor: Descriptor) -> bool {
        matches!(descriptor, Descriptor::Opaque(ty) if self.module.types[ty] == Type::Sampler)
    }

    /// An array of descriptors with the stride that the options say.
    fn heap_array(&mut self, global: GlobalId, descriptor: Descriptor, options: HeapOptions) -> u32 {
        if let Some(&known) = self.heaps.arrays.get(&descriptor) {
            return known;
        }
        let element = match descriptor {
            Descriptor::Buffer(class) => self.buffer_type(class),
            Descriptor::Opaque(ty) => self.type_id(ty),
        };
        let is_sampler = self.is_sampler(descriptor);
        let stride = if is_sampler { options.sampler_stride } else { options.resource_stride };
        // An id that a decoration names comes before what it decorates.
        let size = match stride {
            HeapStride::Bytes(_) => None,
            HeapStride::Size => Some(self.size_of(element)),
            HeapStride::Unified => Some(self.unified_size()),
            HeapStride::Constant(_) => self.stride_constant(global),
        };
        let array = self.fresh();
        self.out.globals.push(Op::TypeRuntimeArray, &[array, element]);
        match (stride, size) {
            (HeapStride::Bytes(bytes), _) => self.decorate_plain(array, Decoration::ArrayStride, &[bytes]),
            (_, size) => {
                let words = [array, Decoration::ArrayStrideIdEXT as u32, size.unwrap_or(0)];
                self.out.annotations.push(Op::DecorateId, &words);
            }
        }
        self.heaps.arrays.insert(descriptor, array);
        array
    }

    fn size_of(&mut self, descriptor: u32) -> u32 {
        let uint = self.uint_type();
        let size = self.fresh();
        self.out.globals.push(Op::ConstantSizeOfEXT, &[uint, size, descriptor]);
        size
    }

    /// The specialization constant that the decoration of an array names.
    fn stride_constant(&mut self, global: GlobalId) -> Option<u32> {
        let module = self.module;
        let stride =
            module.globals[global].decorations.iter().find(|it| it.is(Decoration::ArrayStrideIdEXT))?;
        match stride.operands.first() {
            Some(&Operand::Constant(id)) => Some(self.constant_id(id)),
            _ => None,
        }
    }

    /// The size of an image or of a buffer, whichever is larger: with it, an index means the same for both. Vulkan has
    /// acceleration structures as large as buffers.
    fn unified_size(&mut self) -> u32 {
        if self.heaps.unified != 0 {
            return self.heaps.unified;
        }
        let (uint, bool) = (self.uint_type(), self.bool_type());
        let image = self.any_image();
        let buffer = self.buffer_type(StorageClass::STORAGE_BUFFER.0);
        let sizes = [self.size_of(image), self.size_of(buffer)];
        let (is_larger, larger) = (self.fresh(), self.fresh());
        let words = [bool, is_larger, Op::UGreaterThan as u32, sizes[0], sizes[1]];
        self.out.globals.push(Op::SpecConstantOp, &words);
        let words = [uint, larger, Op::Select as u32, is_larger, sizes[0], sizes[1]];
        self.out.globals.push(Op::SpecConstantOp, &words);
        self.heaps.unified = larger;
        larger
    }

    /// A type of images, which all have the same size: one of the heap if it has any.
    fn any_image(&mut self) -> u32 {
        let module = self.module;
        let image_of = |it: GlobalId| match self.descriptor(it) {
            Some(Descriptor::Opaque(ty)) => matches!(module.types[ty], Type::Image(_)).then_some(ty),
            _ => None,
        };
        let in_use = self.heaps_in_use();
        let of_heap = module.globals.ids().filter(|it| in_use.contains(it)).find_map(image_of);
        // Each type may be written once.
        let plain = || {
            let float = module.types.find(&Type::Float { width: 32 })?;
            module.types.find(&Type::Image(ir::ImageType {
                sampled_type: float,
                dim: spirv::Dim::Dim2D,
                depth: 2,
                arrayed: false,
                multisampled: false,
                sampled: 1,
                format: spirv::ImageFormat::Unknown,
            }))
        };
        if let Some(ty) = of_heap.or_else(plain) {
            return self.type_id(ty);
        }
        let float = match module.types.find(&Type::Float { width: 32 }) {
            Some(ty) => self.type_id(ty),
            None => self.own_type(Op::TypeFloat, &[32]),
        };
        self.own_type(Op::TypeImage, &[float, spirv::Dim::Dim2D as u32, 2, 0, 0, 1, 0])
    }

    fn buffer_type(&mut self, class: u32) -> u32 {
        if let Some(&known) = self.heaps.buffers.get(&class) {
            return known;
        }
        let id = self.fresh();
        self.out.globals.push(Op::TypeBufferEXT, &[id, class]);
        self.heaps.buffers.insert(class, id);
        id
    }

    fn untyped_pointer(&mut self, class: StorageClass) -> u32 {
        if let Some(&known) = self.heaps.pointers.get(&class.0) {
            return known;
        }
        let id = self.fresh();
        self.out.globals.push(Op::TypeUntypedPointerKHR, &[id, class.0]);
        self.heaps.pointers.insert(class.0, id);
        id
    }

    /// The type of pointers to the block of a buffer.
    fn block_pointer(&mut self, global: GlobalId, class: u32) -> u32 {
        let module = self.module;
        let block = module.pointee(module.globals[global].ty).and_then(|it| module.part(it.1, 0));
        let Some(block) = block else { return 0 };
        if let Some(ty) = module.types.find(&Type::Pointer { class: StorageClass(class), pointee: block }) {
            return self.type_id(ty);
        }
        if let Some(&known) = self.heaps.blocks.get(&(class, block)) {
            return known;
        }
        let pointee = self.type_id(block);
        let id = self.fresh();
        self.out.globals.push(Op::TypePointer, &[id, class, pointee]);
        self.heaps.blocks.insert((class, block), id);
        id
    }
}
