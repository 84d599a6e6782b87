//! Nodes of work graphs: records are received and sent in memory that the graph owns.
//!
//! The input of a node is a variable in that memory; an output is a variable that is never written, whose type
//! determines where its records go (`choose_payload_types` gives that type to them).

use smallvec::smallvec;

use super::Passed;
use crate::{
    attribute::{self, Attribute, AttributeKind},
    diagnostics::list::nodes as errors,
    ir::{
        self, Arg, Decoration, DecorationForm, GlobalOrigin, Operand, StorageClass,
        spirv::{self, Op},
    },
    lower::{Lower, interface::node::output_handle},
    source::Span,
    symbol::Symbol,
    typed::{self, EntryPoint, Parameter},
    types::{ObjectKind, TemplateArgument},
};

/// Checks the target: records need what SPIR-V 1.4 and Vulkan 1.3 brought.
pub(super) fn check_target(lower: &mut Lower, entry: &EntryPoint) {
    if lower.input.options.target < crate::options::TargetEnvironment::Vulkan1_3 {
        let at = lower.input.program.functions[entry.function].span;
        lower.sink.push(errors::NodeNeedsNewer { at });
    }
}

fn find<T>(attributes: &[Attribute], pick: impl Fn(&AttributeKind) -> Option<T>) -> Option<T> {
    attribute::find(attributes, pick)
}

fn has(attributes: &[Attribute], is: impl Fn(&AttributeKind) -> bool) -> bool {
    attributes.iter().any(|it| is(&it.kind))
}

/// A parameter that is an input or an output of the node.
pub(super) fn parameter(
    lower: &mut Lower,
    function: &typed::Function,
    parameter: &Parameter,
    kind: ObjectKind,
    args: &[TemplateArgument],
) -> Passed {
    let local = &function.locals[parameter.local];
    let attributes: Vec<Attribute> = local.attributes.iter().chain(&parameter.attributes).cloned().collect();
    let is_input = kind.is_node_input();
    let decorations = match is_input {
        true => {
            let count = max_records(lower, &attributes).unwrap_or_else(|| number(lower, 1));
            vec![with_id(spirv::Decoration::NodeMaxPayloadsAMDX, count)]
        }
        false => output_decorations(lower, function, local.name, kind, &attributes),
    };
    let record = lower.record_type(kind, args);
    // No other parameter has a number that was given before this global was there.
    let node = Some(lower.module.globals.len() as u32);
    let records = lower.module.ty(ir::Type::NodePayloads { record, node, decorations });
    let ty = lower.module.pointer(StorageClass::NODE_PAYLOAD, records);
    let global = lower.module.globals.add(ir::Global {
        name: lower.input.text(local.name).into(),
        ty,
        initializer: None,
        decorations: Vec::new(),
        binding: None,
        origin: GlobalOrigin::Payload,
        texels: None,
        path: Box::default(),
        // What a node gets tells the graph how to launch it, be it read or not.
        keep: is_input,
        span: local.span,
    });
    lower.interface_mut().nodes.push((shared_name(&attributes).unwrap_or(local.name), records));
    if is_input {
        lower.interface_mut().records = Some(global);
    }
    Passed::Records { global, kind, record: lower.records_type(kind, args) }
}

/// The value of such a parameter.
pub(super) fn argument(lower: &mut Lower, global: ir::GlobalId, kind: ObjectKind, ty: ir::TypeId) -> Arg {
    let records = lower.emit(Op::CopyObject, ty, [Arg::Global(global)]);
    match kind {
        ObjectKind::NodeOutput | ObjectKind::EmptyNodeOutput => {
            let index = lower.uint(0);
            output_handle(lower, records, index)
        }
        _ => records,
    }
}

fn number(lower: &mut Lower, value: u32) -> Operand {
    Operand::Constant(lower.module.uint(value))
}

fn max_records(lower: &mut Lower, attributes: &[Attribute]) -> Option<Operand> {
    attributes.iter().find_map(|it| match it.kind {
        AttributeKind::MaxRecords(count) => lower.attribute_numbers(it, 0, &[count]).pop(),
        _ => None,
    })
}

fn shared_name(attributes: &[Attribute]) -> Option<Symbol> {
    find(attributes, |kind| match kind {
        AttributeKind::MaxRecordsSharedWith(name) => Some(*name),
        _ => None,
    })
}

fn with_id(kind: spirv::Decoration, operand: Operand) -> Decoration {
    Decoration { kind: kind as u32, operands: smallvec![operand], form: DecorationForm::Id }
}

/// Which node gets the records of an output, and how many.
fn output_decorations(
    lower: &mut Lower,
    function: &typed::Function,
    name: Symbol,
    kind: ObjectKind,
    attributes: &[Attribute],
) -> Vec<Decoration> {
    use AttributeKind as A;
    let id = attributes.iter().find_map(|it| match it.kind {
        A::NodeId(name, index) => Some((name, index, it)),
        _ => None,
    });
    let node = id.map_or(name, |it| it.0);
    let node = Operand::Text(lower.input.text(node).into());
    let mut decorations = vec![with_id(spirv::Decoration::PayloadNodeNameAMDX, node)];
    let base = id.map_or(0, |it| it.1);
    let is_base_known = id.is_none_or(|it| it.2.specialized.is_empty());
    if let Some((_, _, attribute)) = id
        && (base != 0 || !is_base_known)
    {
        let base = lower.attribute_numbers(attribute, 1, &[base]);
        decorations
            .extend(base.into_iter().map(|it| with_id(spirv::Decoration::PayloadNodeBaseIndexAMDX, it)));
    }
    let shared = shared_name(attributes);
    // The first of those that share a limit stands for it, whichever names which.
    let limit = shared.unwrap_or(name);
    let shared_type = lower.interface.nodes.iter().find(|it| it.0 == limit).map(|it| it.1);
    let shared_count = shared.and_then(|name| {
        let of_name = |it: &&Parameter| function.locals[it.local].name == name;
        let parameter = function.parameters.iter().find(of_name)?;
        let local = &function.locals[parameter.local];
        max_records(lower, &parameter.attributes).or_else(|| max_records(lower, &local.attributes))
    });
    if let Some(count) = max_records(lower, attributes).or(shared_count) {
        decorations.push(with_id(spirv::Decoration::NodeMaxPayloadsAMDX, count));
    }
    if let Some(records) = shared_type {
        let records = Operand::Type(records);
        decorations.push(with_id(spirv::Decoration::NodeSharesPayloadLimitsWithAMDX, records));
    }
    let is_unbounded = has(attributes, |kind| matches!(kind, A::UnboundedSparseNodes));
    if is_unbounded || has(attributes, |kind| matches!(kind, A::AllowSparseNodes)) {
        decorations.push(Decoration::new(spirv::Decoration::PayloadNodeSparseArrayAMDX, &[]));
    }
    let size = match kind {
        ObjectKind::NodeOutputArray | ObjectKind::EmptyNodeOutputArray => {
            attributes.iter().find_map(|it| match it.kind {
                A::NodeArraySize(size) => Some((size, Some(it))),
                _ => None,
            })
        }
        // One node is an array of one.
        _ => Some((1, None)),
    };
    // It counts from the base, so a base that is not known leaves it open.
    if let Some((size, attribute)) = size.filter(|_| !is_unbounded && is_base_known) {
        let end = base.saturating_add(size);
        let end = match attribute.filter(|_| base == 0) {
            Some(attribute) => lower.attribute_numbers(attribute, 0, &[end]),
            None => vec![number(lower, end)],
        };
        decorations
            .extend(end.into_iter().map(|it| with_id(spirv::Decoration::PayloadNodeArraySizeAMDX, it)));
    }
    decorations
}

/// The execution modes of a node, for [`super::modes`].
pub(super) fn modes(lower: &mut Lower, function: &typed::Function) -> Vec<ir::ExecutionMode> {
    use crate::spirv::ExecutionMode as Mode;
    use AttributeKind as A;
    let attributes = &function.attributes;
    let mut modes = Vec::new();
    let mut add = |mode: Mode, operands: Vec<Operand>, span: Span| {
        modes.push(ir::ExecutionMode { mode: mode as u32, by_id: !operands.is_empty(), operands, span });
    };
    let launch = attributes.iter().rev().find_map(|it| match it.kind {
        A::NodeLaunch(name) => Some((name, it.span)),
        _ => None,
    });
    let (launch, at) =
        launch.map_or(("broadcasting", function.span), |(name, at)| (lower.input.text(name), at));
    match launch {
        "coalescing" => add(Mode::CoalescingAMDX, Vec::new(), at),
        // A group of one thread for each record.
        "thread" => add(Mode::StaticNumWorkgroupsAMDX, vec![number(lower, 1); 3], at),
        _ => {
            let grid = attributes.iter().find_map(|it| match it.kind {
                A::NodeDispatchGrid(size) => Some((Mode::StaticNumWorkgroupsAMDX, size, it)),
                A::NodeMaxDispatchGrid(size) => Some((Mode::MaxNumWorkgroupsAMDX, size, it)),
                _ => None,
            });
            if let Some((mode, size, attribute)) = grid {
                add(mode, lower.attribute_numbers(attribute, 0, &size), attribute.span);
            }
        }
    }
    for attribute in attributes {
        let (mode, index, value) = match attribute.kind {
            A::NodeMaxRecursionDepth(depth) => (Mode::MaxNodeRecursionAMDX, 0, depth),
            A::NodeId(_, value) => (Mode::ShaderIndexAMDX, 1, value),
            _ => continue,
        };
        add(mode, lower.attribute_numbers(attribute, index, &[value]), attribute.span);
    }
    let shared = attributes.iter().find_map(|it| match it.kind {
        A::NodeShareInputOf(name, index) => Some((name, index, it)),
        _ => None,
    });
    if let Some((name, index, attribute)) = shared {
        let mut operands = vec![Operand::Text(lower.input.text(name).into())];
        operands.extend(lower.attribute_numbers(attribute, 1, &[index]));
        let mode = Mode::SharesInputWithAMDX as u32;
        let span = attribute.span;
        modes.push(ir::ExecutionMode { mode, operands, by_id: true, span });
        // Only the node that it shares with is launched.
        let operands = vec![Operand::Constant(lower.module.boolean(false))];
        modes.push(ir::ExecutionMode { mode: Mode::IsApiEntryAMDX as u32, operands, by_id: true, span });
    }
    modes
}
