//! The interface through which passes inspect and change functions, so that every argument, target and structural rule
//! is handled in one place.

use super::*;

impl End {
    /// The successors of a terminator.
    pub fn targets(&self) -> impl Iterator<Item = &Target> {
        let (first, second, cases): (Option<&Target>, Option<&Target>, &[(u64, Target)]) = match self {
            End::Jump(target) => (Some(target), None, &[]),
            End::Branch { then, otherwise, .. } => (Some(then), Some(otherwise), &[]),
            End::Switch { default, cases, .. } => (Some(default), None, cases),
            End::Return | End::ReturnValue(_) | End::Kill | End::Unreachable | End::Other { .. } => {
                (None, None, &[])
            }
        };
        first.into_iter().chain(second).chain(cases.iter().map(|(_, target)| target))
    }

    pub fn targets_mut(&mut self) -> impl Iterator<Item = &mut Target> {
        let (first, second, cases): (Option<&mut Target>, Option<&mut Target>, &mut [(u64, Target)]) =
            match self {
                End::Jump(target) => (Some(target), None, &mut []),
                End::Branch { then, otherwise, .. } => (Some(then), Some(otherwise), &mut []),
                End::Switch { default, cases, .. } => (Some(default), None, cases),
                End::Return | End::ReturnValue(_) | End::Kill | End::Unreachable | End::Other { .. } => {
                    (None, None, &mut [])
                }
            };
        first.into_iter().chain(second).chain(cases.iter_mut().map(|(_, target)| target))
    }

    /// One of the [targets](End::targets).
    pub fn target(&self, index: usize) -> Option<&Target> {
        match self {
            End::Switch { cases, .. } if index > 0 => cases.get(index - 1).map(|it| &it.1),
            _ => self.targets().nth(index),
        }
    }

    /// Calls `f` with each of the [targets](End::targets).
    #[inline]
    pub fn for_each_target<'e>(&'e self, mut f: impl FnMut(&'e Target)) {
        match self {
            End::Jump(target) => f(target),
            End::Branch { then, otherwise, .. } => {
                f(then);
                f(otherwise);
            }
            End::Switch { default, cases, .. } => {
                f(default);
                cases.iter().for_each(|it| f(&it.1));
            }
            End::Return | End::ReturnValue(_) | End::Kill | End::Unreachable | End::Other { .. } => {}
        }
    }

    /// Calls `f` with every argument, including those of targets.
    pub fn for_each_arg(&self, mut f: impl FnMut(Arg)) {
        match self {
            End::Branch { condition: arg, .. }
            | End::Switch { selector: arg, .. }
            | End::ReturnValue(arg) => {
                f(*arg);
            }
            End::Other { args, .. } => args.iter().for_each(|&it| f(it)),
            End::Jump(_) | End::Return | End::Kill | End::Unreachable => {}
        }
        self.for_each_target(|target| target.args.iter().for_each(|&it| f(it)));
    }

    pub fn for_each_arg_mut(&mut self, mut f: impl FnMut(&mut Arg)) {
        match self {
            End::Branch { condition: arg, .. }
            | End::Switch { selector: arg, .. }
            | End::ReturnValue(arg) => {
                f(arg);
            }
            End::Other { args, .. } => args.iter_mut().for_each(&mut f),
            End::Jump(_) | End::Return | End::Kill | End::Unreachable => {}
        }
        for target in self.targets_mut() {
            target.args.iter_mut().for_each(&mut f);
        }
    }

    /// Whether control leaves the function here without returning to the caller.
    pub fn is_abort(&self) -> bool {
        matches!(self, End::Kill | End::Unreachable | End::Other { .. })
    }
}

impl Merge {
    pub fn merge(&self) -> BlockId {
        match self {
            Merge::Selection { merge, .. } | Merge::Loop { merge, .. } => *merge,
        }
    }
    pub fn merge_mut(&mut self) -> &mut BlockId {
        match self {
            Merge::Selection { merge, .. } | Merge::Loop { merge, .. } => merge,
        }
    }
    pub fn continuing(&self) -> Option<BlockId> {
        match self {
            Merge::Selection { .. } => None,
            Merge::Loop { continuing, .. } => Some(*continuing),
        }
    }
}

impl Clone for Inst {
    fn clone(&self) -> Inst {
        // Arguments are plain data, which `SmallVec` does not know.
        Inst { args: map_args(&self.args, |arg| arg), ..*self }
    }
}

impl Clone for Target {
    fn clone(&self) -> Target {
        Target { block: self.block, args: map_args(&self.args, |arg| arg) }
    }
}

/// What `f` makes of each argument. Few instructions have more than fit into the list itself.
#[inline]
fn map_args(args: &[Arg], f: impl Fn(Arg) -> Arg) -> Args {
    let mut list = [Arg::Literal(0); 4];
    match list.get_mut(..args.len()) {
        Some(room) => {
            room.iter_mut().zip(args).for_each(|(to, &arg)| *to = f(arg));
            Args::from_buf_and_len(list, args.len())
        }
        None => args.iter().map(|&arg| f(arg)).collect(),
    }
}

/// A list of arguments. Taken one by one, since mostly there are two or three: to collect them takes longer.
#[inline]
pub fn list(args: impl IntoIterator<Item = Arg>) -> Args {
    let mut list = Args::new();
    for arg in args {
        list.push(arg);
    }
    list
}

impl Inst {
    pub fn is(&self, op: spirv::Op) -> bool {
        self.op == Op::Core(op)
    }
    pub fn core(&self) -> Option<spirv::Op> {
        match self.op {
            Op::Core(op) => Some(op),
            _ => None,
        }
    }
    pub fn new(op: impl Into<Op>, ty: TypeId, args: impl IntoIterator<Item = Arg>, loc: LocId) -> Inst {
        Inst { op: op.into(), ty, args: list(args), loc, flags: Flags::default() }
    }
    pub fn with_flags(mut self, flags: Flags) -> Inst {
        self.flags = flags;
        self
    }
}

impl Arg {
    pub fn value(self) -> Option<ValueId> {
        match self {
            Arg::Value(it) => Some(it),
            _ => None,
        }
    }
    pub fn constant(self) -> Option<ConstantId> {
        match self {
            Arg::Constant(it) => Some(it),
            _ => None,
        }
    }
    pub fn literal(self) -> Option<u32> {
        match self {
            Arg::Literal(it) => Some(it),
            _ => None,
        }
    }
}

impl Block {
    pub fn new(end: End, end_loc: LocId, name: &'static str) -> Block {
        Block { parameters: Vec::new(), values: Vec::new(), merge: None, end, end_loc, name }
    }
    pub fn is_loop_header(&self) -> bool {
        matches!(self.merge, Some(Merge::Loop { .. }))
    }
}

impl Function {
    /// Without parameters and blocks.
    pub fn empty(name: impl Into<Box<str>>, result: TypeId, loc: LocId) -> Function {
        Function {
            name: name.into(),
            result,
            parameters: Vec::new(),
            values: Values::default(),
            blocks: Arena::default(),
            order: Vec::new(),
            names: Names::default(),
            variables: IdMap::default(),
            control: spirv::FunctionControl::NONE,
            loc,
            flows: Default::default(),
        }
    }
    pub fn entry(&self) -> Option<BlockId> {
        self.order.first().copied()
    }
    /// Adds a value at the end of `block`.
    pub fn push(&mut self, block: BlockId, inst: Inst) -> ValueId {
        let value = self.values.add(inst);
        self.blocks[block].values.push(value);
        value
    }
    pub fn add_parameter(&mut self, block: BlockId, ty: TypeId, loc: LocId) -> ValueId {
        let value = self.values.add(Inst::new(Op::BlockParameter, ty, [], loc));
        self.blocks[block].parameters.push(value);
        value
    }
    /// Calls `f` with every argument of every block in use, except for those of [debug operations](Op::is_debug).
    pub fn for_each_arg(&self, mut f: impl FnMut(Arg)) {
        for &block in &self.order {
            self.for_each_value_arg(block, &mut f);
            self.blocks[block].end.for_each_arg(&mut f);
        }
    }
    /// The same of one block, without its terminator.
    #[inline]
    pub fn for_each_value_arg(&self, block: BlockId, mut f: impl FnMut(Arg)) {
        let values = self.blocks[block].values.iter().map(|&it| &self.values[it]);
        for inst in values.filter(|it| !it.op.is_debug()) {
            inst.args.iter().for_each(|&it| f(it));
        }
    }
    /// Calls `f` with every argument of every block in use, those of debug operations, too.
    pub fn for_each_arg_mut(&mut self, mut f: impl FnMut(&mut Arg)) {
        for &block in &self.order {
            let block = &mut self.blocks[block];
            for &value in &block.values {
                self.values.update_args(value, &mut f);
            }
            block.end.for_each_arg_mut(&mut f);
        }
    }
    /// The number of uses of each value; [what is for debuggers](Op::is_debug) does not count.
    pub fn use_counts(&self) -> Vec<u32> {
        let mut counts = vec![0; self.values.len()];
        self.for_each_arg(|arg| {
            if let Arg::Value(value) = arg {
                counts[value.index()] += 1;
            }
        });
        counts
    }
    /// The defining block of each value in use.
    pub fn homes(&self) -> IdMap<Inst, Option<BlockId>> {
        let mut homes = IdMap::for_len(self.values.len());
        for &id in &self.order {
            let block = &self.blocks[id];
            for &value in block.parameters.iter().chain(&block.values) {
                homes[value] = Some(id);
            }
        }
        homes
    }
}

/// Replacements of values, collected by a pass and applied at once.
#[derive(Default)]
pub struct Replacements {
    map: IdMap<Inst, Option<Arg>>,
    any: bool,
}

impl Replacements {
    /// With room for the values of a function, once there is any.
    pub fn of(function: &Function) -> Replacements {
        Replacements { map: IdMap::expecting(function.values.len()), any: false }
    }
    pub fn add(&mut self, value: ValueId, by: Arg) {
        debug_assert_ne!(Arg::Value(value), by);
        self.map[value] = Some(by);
        self.any = true;
    }
    pub fn is_empty(&self) -> bool {
        !self.any
    }
    pub fn contains(&self, value: ValueId) -> bool {
        self.map[value].is_some()
    }
    /// The final replacement of `arg`.
    #[inline]
    pub fn resolve(&mut self, arg: Arg) -> Arg {
        match arg {
            Arg::Value(value) => self.map[value].map_or(arg, |by| self.follow(value, by)),
            _ => arg,
        }
    }
    /// Apart from [`Replacements::resolve`], which most often finds nothing and is inlined for that.
    fn follow(&mut self, first: ValueId, mut to: Arg) -> Arg {
        while let Arg::Value(next) = to
            && let Some(after) = self.map[next]
        {
            to = after;
        }
        // The next time is short: everything on the way now points to the end.
        let mut at = first;
        while let Some(Arg::Value(next)) = self.map[at]
            && Arg::Value(next) != to
        {
            self.map[at] = Some(to);
            at = next;
        }
        to
    }
    /// Resolves the arguments of one instruction.
    #[inline]
    pub fn resolve_args(&mut self, values: &mut Values, value: ValueId) {
        if self.any {
            values.replace_args(value, |arg| match arg {
                Arg::Value(it) => self.map[it].map(|by| self.follow(it, by)),
                _ => None,
            });
        }
    }
    pub fn apply(&mut self, function: &mut Function) {
        self.apply_where(function, |_| true);
    }
    /// The same, in some blocks.
    pub fn apply_where(&mut self, function: &mut Function, is_meant: impl Fn(BlockId) -> bool) {
        if !self.any {
            return;
        }
        for index in 0..function.order.len() {
            let block = function.order[index];
            if is_meant(block) {
                for &value in &function.blocks[block].values {
                    self.resolve_args(&mut function.values, value);
                }
                self.resolve_end(function, block);
            }
        }
    }
    /// Resolves what the terminator of one block takes and passes.
    pub fn resolve_end(&mut self, function: &mut Function, block: BlockId) {
        if self.any {
            function.blocks[block].end.for_each_arg_mut(|arg| *arg = self.resolve(*arg));
        }
    }
}

/// Whether the block is all that control and merges lead to from there.
pub fn is_alone(block: &Block) -> bool {
    block.merge.is_none() && block.end.targets().next().is_none()
}

/// Blocks that control can reach.
pub fn reachable(function: &Function) -> IdMap<Block, bool> {
    let mut seen: IdMap<Block, bool> = IdMap::for_len(function.blocks.len());
    let Some(entry) = function.entry() else { return seen };
    seen[entry] = true;
    if is_alone(&function.blocks[entry]) {
        return seen;
    }
    let mut work = Vec::with_capacity(16);
    work.push(entry);
    while let Some(block) = work.pop() {
        function.blocks[block].end.for_each_target(|target| {
            if !std::mem::replace(&mut seen[target.block], true) {
                work.push(target.block);
            }
        });
    }
    seen
}

/// Removes unreachable blocks from `order`, sorts the rest in structured order (a header, its contents, its continue
/// target, its merge block), and keeps the merge blocks and continue targets that a header names as stubs. Whether
/// anything was otherwise before.
pub fn remove_unreachable_blocks(function: &mut Function, constants: &mut Interner<Constant>) -> bool {
    let Some(entry) = function.entry() else { return false };
    if is_alone(&function.blocks[entry]) {
        let changed = function.order.len() > 1;
        function.order.truncate(1);
        return changed;
    }
    let mut changed = false;
    let live = reachable(function);
    let mut stubs: Vec<(BlockId, Option<BlockId>)> = Vec::new();
    for index in 0..function.blocks.len() {
        let id = BlockId::from_index(index);
        if !live[id] {
            continue;
        }
        let block = &mut function.blocks[id];
        // A header whose branch was decided holds no selection any more.
        if matches!(block.merge, Some(Merge::Selection { .. })) && matches!(block.end, End::Jump(_)) {
            block.merge = None;
            changed = true;
        }
        match block.merge {
            None => {}
            Some(Merge::Selection { merge, .. }) => stubs.push((merge, None)),
            Some(Merge::Loop { merge, continuing, .. }) => {
                stubs.push((continuing, Some(id)));
                stubs.push((merge, None));
            }
        }
    }
    for (stub, header) in stubs {
        if live[stub] {
            continue;
        }
        let end = match header {
            None => End::Unreachable,
            Some(header) => {
                let args = function.blocks[header].parameters.iter();
                let args = args
                    .map(|&it| Arg::Constant(constants.intern(Constant::Undef(function.values[it].ty))))
                    .collect();
                End::Jump(Target { block: header, args })
            }
        };
        let block = &mut function.blocks[stub];
        changed |= !block.parameters.is_empty() || !block.values.is_empty() || block.merge.is_some();
        changed |= block.end != end;
        block.parameters.clear();
        block.values.clear();
        block.merge = None;
        block.end = end;
    }
    let order = structured_order(function, entry);
    changed |= order != function.order;
    function.order = order;
    changed
}

/// All blocks that control or a merge leads to, in an order that SPIR-V accepts.
pub fn structured_order(function: &Function, entry: BlockId) -> Vec<BlockId> {
    if is_alone(&function.blocks[entry]) {
        return vec![entry];
    }
    let mut seen: IdMap<Block, bool> = IdMap::for_len(function.blocks.len());
    let mut postorder = Vec::with_capacity(function.blocks.len());
    // Each block on the way, below those of its successors that are still to be visited.
    let mut work: Vec<(BlockId, bool)> = Vec::with_capacity(function.order.len().max(16));
    work.push((entry, false));
    while let Some((block, is_left)) = work.pop() {
        if is_left {
            postorder.push(block);
            continue;
        }
        if std::mem::replace(&mut seen[block], true) {
            continue;
        }
        work.push((block, true));
        // The last is visited first, and so the merge block comes last in reverse postorder.
        let it = &function.blocks[block];
        it.end.for_each_target(|it| work.push((it.block, false)));
        if let Some(merge) = &it.merge {
            if let Some(continuing) = merge.continuing() {
                work.push((continuing, false));
            }
            work.push((merge.merge(), false));
        }
    }
    postorder.reverse();
    postorder
}

/// Moves everything from `block.values[at]` on, with the terminator and the merge, to a new block; `block` then jumps
/// to the new one.
pub fn split_block(function: &mut Function, block: BlockId, at: usize) -> BlockId {
    let old = &mut function.blocks[block];
    let values = old.values.split_off(at);
    let end_loc = old.end_loc;
    let merge = old.merge.take();
    let end = std::mem::replace(&mut old.end, End::Unreachable);
    let new = function.blocks.add(Block { parameters: Vec::new(), values, merge, end, end_loc, name: "" });
    function.blocks[block].end = End::Jump(Target::new(new));
    if let Some(position) = function.order.iter().position(|&it| it == block) {
        function.order.insert(position + 1, new);
    }
    new
}

/// A map from ids to those of a copy.
#[derive(Default)]
pub struct CopyMap {
    pub values: IdMap<Inst, Option<Arg>>,
    pub blocks: IdMap<Block, Option<BlockId>>,
}

impl CopyMap {
    /// Prepares for another copy of `blocks`.
    pub fn forget(&mut self, function: &Function, blocks: &[BlockId]) {
        for &block in blocks {
            self.blocks.forget(block);
            let block = &function.blocks[block];
            block.parameters.iter().chain(&block.values).for_each(|&it| self.values.forget(it));
        }
    }
    pub fn arg(&self, arg: Arg) -> Arg {
        match arg {
            Arg::Value(value) => self.values[value].unwrap_or(arg),
            _ => arg,
        }
    }
    pub fn args(&self, args: &[Arg]) -> Args {
        map_args(args, |arg| self.arg(arg))
    }
    pub fn block(&self, block: BlockId) -> BlockId {
        self.blocks[block].unwrap_or(block)
    }
    pub fn target(&self, target: &Target) -> Target {
        Target { block: self.block(target.block), args: self.args(&target.args) }
    }
    pub fn end(&self, end: &End) -> End {
        let mut end = end.clone();
        end.for_each_arg_mut(|arg| *arg = self.arg(*arg));
        for target in end.targets_mut() {
            target.block = self.block(target.block);
        }
        end
    }
    pub fn merge(&self, merge: &Merge) -> Merge {
        let mut merge = merge.clone();
        match &mut merge {
            Merge::Selection { merge, .. } => *merge = self.block(*merge),
            Merge::Loop { merge, continuing, .. } => {
                *merge = self.block(*merge);
                *continuing = self.block(*continuing);
            }
        }
        merge
    }
}

/// Copies `blocks` of `from` into `into` (another function, or the same one, with `from` a clone). `map` may already
/// contain replacements for values and blocks from outside. The copies are not added to `order`.
pub fn copy_blocks(
    into: &mut Function,
    from: &Function,
    blocks: &[BlockId],
    map: &mut CopyMap,
    mut loc: impl FnMut(LocId) -> LocId,
) {
    // Arguments may be of later blocks, so all ids are known before.
    let mut next = into.values.len();
    for &id in blocks {
        let block = &from.blocks[id];
        for &value in block.parameters.iter().chain(&block.values) {
            map.values[value] = Some(Arg::Value(ValueId::from_index(next)));
            next += 1;
        }
    }
    for &id in blocks {
        let block = &from.blocks[id];
        let mut copy = Block::new(End::Unreachable, loc(block.end_loc), block.name);
        for (list, copies) in [(&block.parameters, &mut copy.parameters), (&block.values, &mut copy.values)] {
            copies.reserve_exact(list.len());
            for &value in list {
                let inst = &from.values[value];
                let args = map.args(&inst.args);
                let new = into.values.add(Inst { args, loc: loc(inst.loc), ..*inst });
                if inst.is(spirv::Op::Variable)
                    && let Some(name) = from.names.get(value)
                {
                    into.names.set(new, name);
                }
                if let Some(variable) = from.variables[value] {
                    into.variables[new] = Some(variable);
                }
                copies.push(new);
            }
        }
        map.blocks[id] = Some(into.blocks.add(copy));
    }
    for &id in blocks {
        let block = &from.blocks[id];
        let copy = map.block(id);
        into.blocks[copy].end = map.end(&block.end);
        into.blocks[copy].merge = block.merge.as_ref().map(|it| map.merge(it));
    }
}

/// Moves the body of `from` into `into`, with `args` in place of its parameters. Returns its blocks; they are not added to
/// `order`. Names stay behind.
pub fn move_body(into: &mut Function, from: Function, args: &[Arg]) -> Vec<BlockId> {
    let (values, blocks) = (into.values.len(), into.blocks.len());
    let mut given: IdMap<Inst, Option<Arg>> = IdMap::default();
    for (&parameter, &arg) in from.parameters.iter().zip(args) {
        given[parameter] = Some(arg);
    }
    let moved_value = |value: ValueId| ValueId::from_index(values + value.index());
    let moved_block = |block: BlockId| BlockId::from_index(blocks + block.index());
    let move_arg = |arg: &mut Arg| {
        if let Arg::Value(value) = *arg {
            *arg = given[value].unwrap_or(Arg::Value(moved_value(value)));
        }
    };
    for (index, &variable) in from.variables.iter().enumerate() {
        if variable.is_some() {
            into.variables[moved_value(ValueId::from_index(index))] = variable;
        }
    }
    into.values.take_over(from.values, |inst| inst.args.iter_mut().for_each(move_arg));
    for mut block in from.blocks.into_items() {
        block.parameters.iter_mut().chain(&mut block.values).for_each(|it| *it = moved_value(*it));
        block.end.for_each_arg_mut(move_arg);
        block.end.targets_mut().for_each(|it| it.block = moved_block(it.block));
        match &mut block.merge {
            None => {}
            Some(Merge::Selection { merge, .. }) => *merge = moved_block(*merge),
            Some(Merge::Loop { merge, continuing, .. }) => {
                *merge = moved_block(*merge);
                *continuing = moved_block(*continuing);
            }
        }
        into.blocks.add(block);
    }
    from.order.iter().map(|&it| moved_block(it)).collect()
}

/// Like [`copy_blocks`], within one function.
pub fn copy_within(function: &mut Function, blocks: &[BlockId], map: &mut CopyMap) {
    let mut next = function.values.len();
    for &id in blocks {
        let block = &function.blocks[id];
        for &value in block.parameters.iter().chain(&block.values) {
            // What the caller has put in stays: a parameter may have become an argument.
            map.values[value].get_or_insert(Arg::Value(ValueId::from_index(next)));
            next += 1;
        }
    }
    for &id in blocks {
        let block = &function.blocks[id];
        let mut copy = Block::new(End::Unreachable, block.end_loc, block.name);
        for (list, copies) in [(&block.parameters, &mut copy.parameters), (&block.values, &mut copy.values)] {
            copies.reserve_exact(list.len());
            for &value in list {
                let inst = &function.values[value];
                let inst = Inst { args: map.args(&inst.args), ..*inst };
                let new = function.values.add(inst);
                if function.variables[value].is_some() {
                    function.variables[new] = function.variables[value];
                }
                copies.push(new);
            }
        }
        map.blocks[id] = Some(function.blocks.add(copy));
    }
    for &id in blocks {
        let (block, copy) = (&function.blocks[id], map.block(id));
        let (end, merge) = (map.end(&block.end), block.merge.as_ref().map(|it| map.merge(it)));
        let copy = &mut function.blocks[copy];
        (copy.end, copy.merge) = (end, merge);
    }
}

/// Removes unused globals, and renumbers the others.
pub fn remove_globals(module: &mut Module, remove: &IdMap<Global, bool>) {
    let mut renamed: IdMap<Global, Option<GlobalId>> = IdMap::default();
    let mut kept = Arena::default();
    for (index, global) in std::mem::take(&mut module.globals).into_items().into_iter().enumerate() {
        let id = GlobalId::from_index(index);
        if !remove[id] {
            renamed[id] = Some(kept.add(global));
        }
    }
    module.globals = kept;
    let rename = |id: &mut GlobalId| *id = renamed[*id].unwrap_or(*id);
    for function in module.functions.values_mut() {
        function.for_each_arg_mut(|arg| {
            if let Arg::Global(global) = arg {
                rename(global);
            }
        });
    }
    let rename_operands = |operands: &mut [Operand]| {
        for operand in operands {
            if let Operand::Global(global) = operand {
                rename(global);
            }
        }
    };
    for global in module.globals.values_mut() {
        global.decorations.iter_mut().for_each(|it| rename_operands(&mut it.operands));
    }
    for entry in &mut module.entries {
        entry.interface.retain(|&it| !remove[it]);
        entry.interface.iter_mut().for_each(rename);
        entry.modes.iter_mut().for_each(|it| rename_operands(&mut it.operands));
    }
}

/// Removes the parameters of `block` for which `remove` is true, and the arguments that every jump passes.
pub fn remove_parameters(function: &mut Function, remove: &IdMap<Inst, bool>) {
    for index in 0..function.order.len() {
        let id = function.order[index];
        let blocks = &mut function.blocks;
        // The end is taken out, because it may jump to its own block.
        let mut end = std::mem::replace(&mut blocks[id].end, End::Unreachable);
        for target in end.targets_mut() {
            let parameters = &blocks[target.block].parameters;
            if parameters.iter().any(|&it| remove[it]) {
                let mut at = 0;
                target.args.retain(|_| {
                    at += 1;
                    !parameters.get(at - 1).is_some_and(|&it| remove[it])
                });
            }
        }
        blocks[id].end = end;
    }
    for &id in &function.order {
        function.blocks[id].parameters.retain(|&it| !remove[it]);
    }
}
