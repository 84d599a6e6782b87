//! The requirements of work graphs on nodes: how they are launched, what they receive, where they send records.

use super::Checker;
use crate::{
    attribute::{Attribute, AttributeKind},
    constant::Constant,
    diagnostics::list::{names, nodes as errors},
    limits::TYPE_LEVELS,
    source::Span,
    stage::Stage,
    typed::{Argument, ExprId, ExprKind, FunctionId},
    types::{ArrayLength, ObjectKind, Scalar, StructId, TemplateArgument, Type, TypeId},
};

/// How a node is launched.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Launch {
    Broadcasting,
    Coalescing,
    Thread,
}

impl Launch {
    fn name(self) -> &'static str {
        match self {
            Launch::Broadcasting => "broadcasting",
            Launch::Coalescing => "coalescing",
            Launch::Thread => "thread",
        }
    }

    fn inputs(self) -> (&'static [ObjectKind], &'static str) {
        use ObjectKind::*;
        match self {
            Launch::Broadcasting => (
                &[DispatchNodeInputRecord, RWDispatchNodeInputRecord],
                "DispatchNodeInputRecord or RWDispatchNodeInputRecord",
            ),
            Launch::Coalescing => (
                &[GroupNodeInputRecords, RWGroupNodeInputRecords, EmptyNodeInput],
                "GroupNodeInputRecords, RWGroupNodeInputRecords, or EmptyNodeInput",
            ),
            Launch::Thread => (
                &[ThreadNodeInputRecord, RWThreadNodeInputRecord],
                "ThreadNodeInputRecord or RWThreadNodeInputRecord",
            ),
        }
    }

    /// The system values that every group or thread of the launch has.
    fn has_value(self, semantic: &str) -> bool {
        let is_one_of = |names: &[&str]| names.iter().any(|it| it.eq_ignore_ascii_case(semantic));
        match self {
            Launch::Broadcasting => true,
            Launch::Coalescing => is_one_of(&["SV_GroupIndex", "SV_GroupThreadID"]),
            Launch::Thread => false,
        }
    }
}

/// A parameter of a node, as far as the rules depend on it.
struct Input {
    name: crate::symbol::Symbol,
    ty: TypeId,
    semantic: Option<crate::symbol::Symbol>,
    attributes: Vec<Attribute>,
    span: Span,
}

/// `NodeDispatchGrid` and its like.
struct Grid {
    attribute: &'static str,
    is_fixed: bool,
    at: Span,
}

impl Checker<'_> {
    /// Attributes and parameters of an entry function that is a node, or may look like one.
    pub(super) fn check_node_entry(&mut self, id: FunctionId, stage: Stage) {
        let function = &self.program.functions[id];
        let attributes = function.attributes.clone();
        if stage != Stage::Node {
            for attribute in &attributes {
                if let Some(name) = node_attribute(&attribute.kind) {
                    let at = attribute.span;
                    self.report(errors::NodeAttribute { attribute: name, stage: stage.name(), at });
                }
            }
            return;
        }
        let (name, at) = (self.text(function.name), function.span);
        if function.return_type != self.program.types.void {
            self.report(errors::NodeResult { at });
        }
        let launch = self.launch(&attributes);
        self.check_threads(&attributes, launch, &name, at);
        let parameters: Vec<Input> = self.program.functions[id]
            .parameters
            .iter()
            .map(|it| {
                let local = &self.program.functions[id].locals[it.local];
                Input {
                    name: local.name,
                    ty: local.ty,
                    semantic: it.semantic.as_ref().map(|it| it.text),
                    attributes: it.attributes.iter().chain(&local.attributes).cloned().collect(),
                    span: local.span,
                }
            })
            .collect();
        let mut input: Option<&Input> = None;
        for parameter in &parameters {
            self.check_node_array(parameter.ty, parameter.span);
            let kind = self.program.types.as_object(parameter.ty).map(|it| it.0);
            match kind {
                Some(kind) if kind.is_node_input() => {
                    if let Some(before) = input {
                        let before = before.span;
                        let name = name.clone();
                        self.report(errors::SecondNodeInput { name, at: parameter.span, before });
                    }
                    let (allowed_kinds, allowed) = launch.inputs();
                    if !allowed_kinds.contains(&kind) {
                        let (kind, launch) = (kind.name(), launch.name());
                        self.report(errors::NodeInputLaunch { kind, launch, allowed, at: parameter.span });
                    }
                    let is_tracked = self.record_of(parameter.ty).is_some_and(|id| self.is_tracked(id));
                    if is_tracked && kind != ObjectKind::RWDispatchNodeInputRecord {
                        self.report(errors::SharingOfInput { kind: kind.name(), at: parameter.span });
                    }
                    input = input.or(Some(parameter));
                }
                None => {
                    if let Some(semantic) = parameter.semantic {
                        let semantic = self.text(semantic);
                        if semantic.to_ascii_uppercase().starts_with("SV_") && !launch.has_value(&semantic) {
                            let launch = launch.name();
                            self.report(errors::NodeSystemValue { semantic, launch, at: parameter.span });
                        }
                    }
                }
                _ => {}
            }
            self.check_node_parameter(&parameters, parameter, kind);
        }
        let record = input.and_then(|it| self.record_of(it.ty));
        self.check_grids(&attributes, launch, record, &name, at);
    }

    /// Several outputs are a `NodeOutputArray`, and there are no several inputs.
    fn check_node_array(&mut self, ty: TypeId, at: Span) {
        let inner = self.program.types.innermost(ty);
        let kind = self.program.types.as_object(inner).map(|it| it.0);
        if self.program.types.unmodified(ty) != inner && kind.is_some_and(ObjectKind::is_of_nodes) {
            let ty = self.type_name(ty);
            self.report(errors::NodeParameterArray { ty, at });
        }
    }

    fn is_tracked(&self, record: StructId) -> bool {
        let attributes = &self.program.types.structs[record].attributes;
        attributes.iter().any(|it| matches!(it.kind, AttributeKind::NodeTrackRwInputSharing))
    }

    pub(super) fn launch(&self, attributes: &[Attribute]) -> Launch {
        let name = crate::attribute::find(attributes, |kind| match kind {
            AttributeKind::NodeLaunch(name) => Some(*name),
            _ => None,
        });
        match name.map(|name| self.text(name)).as_deref() {
            Some("coalescing") => Launch::Coalescing,
            Some("thread") => Launch::Thread,
            _ => Launch::Broadcasting,
        }
    }

    fn check_threads(&mut self, attributes: &[Attribute], launch: Launch, name: &str, at: Span) {
        let threads = attributes.iter().find_map(|it| match it.kind {
            AttributeKind::NumThreads(size) => Some((size, it.span)),
            _ => None,
        });
        match threads {
            Some((size, at)) if launch == Launch::Thread && size != [1, 1, 1] => {
                self.report(errors::ThreadNodeSize { at });
            }
            None if launch != Launch::Thread => {
                let launch = launch.name();
                self.report(errors::NodeThreadsWanted { name: name.into(), launch, at });
            }
            _ => {}
        }
    }

    fn check_grids(
        &mut self,
        attributes: &[Attribute],
        launch: Launch,
        record: Option<StructId>,
        name: &str,
        at: Span,
    ) {
        let grids: Vec<Grid> = attributes
            .iter()
            .filter_map(|it| {
                let (attribute, is_fixed) = match it.kind {
                    AttributeKind::NodeDispatchGrid(_) => ("NodeDispatchGrid", true),
                    AttributeKind::NodeMaxDispatchGrid(_) => ("NodeMaxDispatchGrid", false),
                    _ => return None,
                };
                Some(Grid { attribute, is_fixed, at: it.span })
            })
            .collect();
        for grid in &grids {
            if launch != Launch::Broadcasting {
                self.report(errors::GridLaunch { attribute: grid.attribute, at: grid.at });
            }
        }
        if launch != Launch::Broadcasting {
            return;
        }
        match grids.as_slice() {
            [] => self.report(errors::GridWanted { name: name.into(), at }),
            [first, second, ..] if first.is_fixed != second.is_fixed => {
                let at = if first.is_fixed { second.at } else { first.at };
                self.report(errors::TwoGrids { name: name.into(), at });
            }
            _ => {}
        }
        if let Some(grid) = grids.iter().find(|it| !it.is_fixed) {
            let mut field = None;
            if let Some(record) = record {
                self.find_grid_field(record, &mut field, 0);
            }
            if field.is_none() {
                self.report(errors::GridFieldWanted { name: name.into(), at, grid: grid.at });
            }
        }
    }

    /// The struct that an input or output carries.
    fn record_of(&self, ty: TypeId) -> Option<StructId> {
        let (_, args) = self.program.types.as_object(ty)?;
        let Some(TemplateArgument::Type(element)) = args.first() else { return None };
        match self.program.types[self.program.types.unmodified(*element)] {
            Type::Struct(id) => Some(id),
            _ => None,
        }
    }

    fn find_grid_field(&self, record: StructId, found: &mut Option<Span>, depth: u32) {
        let it = &self.program.types.structs[record];
        if depth > TYPE_LEVELS {
            return;
        }
        if let Some(base) = it.base {
            self.find_grid_field(base, found, depth + 1);
        }
        for field in &it.fields {
            if field.is_dispatch_grid(self.symbols) {
                *found = found.or(Some(field.span));
            } else if let Type::Struct(inner) = self.program.types[self.program.types.unmodified(field.ty)] {
                self.find_grid_field(inner, found, depth + 1);
            }
        }
    }

    fn check_node_parameter(&mut self, all: &[Input], parameter: &Input, kind: Option<ObjectKind>) {
        use AttributeKind as A;
        let is_array = matches!(kind, Some(ObjectKind::NodeOutputArray | ObjectKind::EmptyNodeOutputArray));
        let is_output = kind.is_some_and(ObjectKind::is_node_output);
        let takes_limit = is_output
            || matches!(
                kind,
                Some(
                    ObjectKind::GroupNodeInputRecords
                        | ObjectKind::RWGroupNodeInputRecords
                        | ObjectKind::EmptyNodeInput
                )
            );
        let is_unbounded = parameter.attributes.iter().any(|it| matches!(it.kind, A::UnboundedSparseNodes));
        for attribute in &parameter.attributes {
            let at = attribute.span;
            match &attribute.kind {
                A::MaxRecords(_) | A::MaxRecordsSharedWith(_) => {
                    if !takes_limit {
                        self.report(errors::RecordLimitPlace { at });
                    }
                    if let A::MaxRecordsSharedWith(name) = &attribute.kind {
                        self.check_shared_limit(all, parameter, *name, at);
                    }
                }
                A::NodeArraySize(_) if !is_array => {
                    self.report(errors::NodeArrayAttribute { attribute: "NodeArraySize", at });
                }
                A::NodeArraySize(size) if is_unbounded => {
                    self.report(errors::NodeArraySizes { size: *size, at });
                }
                A::UnboundedSparseNodes if !is_array => {
                    self.report(errors::NodeArrayAttribute { attribute: "UnboundedSparseNodes", at });
                }
                _ => {}
            }
        }
    }

    /// A parameter of any function has one limit. As in DXC, the last one counts, and those before it are wrong if they
    /// differ.
    pub(super) fn check_record_limits(&mut self, attributes: &[Attribute], own: crate::symbol::Symbol) {
        use AttributeKind as A;
        let mut kept: Option<&Attribute> = None;
        for attribute in attributes.iter().rev() {
            let is_same = |other: &&Attribute| match (&other.kind, &attribute.kind) {
                (A::MaxRecords(a), A::MaxRecords(b)) => a == b,
                (A::MaxRecordsSharedWith(a), A::MaxRecordsSharedWith(b)) => a == b,
                _ => false,
            };
            let at = attribute.span;
            match (&attribute.kind, kept) {
                (A::MaxRecords(_) | A::MaxRecordsSharedWith(_), Some(other)) if !is_same(&other) => {
                    self.report(errors::TwoRecordLimits { at, before: other.span });
                }
                (A::MaxRecordsSharedWith(name), None) if *name == own => {
                    let problem = "not reference the same parameter it is applied to";
                    self.report(errors::SharedLimit { problem, at });
                }
                (A::MaxRecords(_) | A::MaxRecordsSharedWith(_), None) => kept = Some(attribute),
                _ => {}
            }
        }
    }

    fn check_shared_limit(&mut self, all: &[Input], own: &Input, name: crate::symbol::Symbol, at: Span) {
        let other = all.iter().find(|it| it.name == name);
        let problem = match other {
            // Reported with the declaration.
            _ if name == own.name => None,
            Some(other) if self.program.types.as_object(other.ty).is_some_and(|it| it.0.is_node_output()) => {
                None
            }
            _ => Some("reference a valid output parameter name"),
        };
        if let Some(problem) = problem {
            self.report(errors::SharedLimit { problem, at });
        }
    }

    /// Whether a struct can be sent from node to node. `false` after a report.
    pub(super) fn record_fits(&mut self, element: TypeId, kind: ObjectKind, at: Span) -> bool {
        let plain = self.program.types.unmodified(element);
        let Type::Struct(id) = self.program.types[plain] else {
            let name = self.type_name(element);
            self.report(errors::NodeRecordType { name, at });
            return false;
        };
        if self.program.types.contains_object(plain) {
            let name = self.type_name(element);
            self.report(errors::NodeRecordType { name, at });
            return false;
        }
        if !self.program.types.structs[id].is_complete {
            let name = self.type_name(element);
            self.report(names::IncompleteType { name, at });
            return false;
        }
        if self.is_empty_record(id, 0) {
            self.report(errors::NodeRecordEmpty { kind: kind.name(), at });
            return false;
        }
        self.check_grid_fields(id);
        true
    }

    /// As in DXC, an array of empty structs is not empty.
    fn is_empty_record(&self, id: StructId, depth: u32) -> bool {
        let it = &self.program.types.structs[id];
        let is_empty = |ty: TypeId| match self.program.types[self.program.types.unmodified(ty)] {
            Type::Struct(inner) => depth < 64 && self.is_empty_record(inner, depth + 1),
            _ => false,
        };
        it.base.is_none_or(|base| depth < 64 && self.is_empty_record(base, depth + 1))
            && it.fields.iter().all(|field| is_empty(field.ty))
    }

    fn check_grid_fields(&mut self, id: StructId) {
        let mut before: Option<Span> = None;
        for index in 0..self.program.types.structs[id].fields.len() {
            let field = &self.program.types.structs[id].fields[index];
            if !field.is_dispatch_grid(self.symbols) {
                continue;
            }
            let (at, ty) = (field.span, field.ty);
            if let Some(before) = before {
                self.report(errors::SecondDispatchGrid { at, before });
            }
            before = Some(at);
            let types = &self.program.types;
            let plain = types.unmodified(ty);
            let (scalar, count) = match types[plain] {
                Type::Scalar(scalar) => (Some(scalar), 1),
                Type::Vector { scalar, len } => (Some(scalar), len),
                Type::Array { element, length: ArrayLength::Fixed(length) } => {
                    (types.component(types.unmodified(element)), length)
                }
                _ => (None, 0),
            };
            let fits = matches!(scalar, Some(Scalar::Uint | Scalar::Uint16)) && (1..=3).contains(&count);
            if !fits {
                let name = self.type_name(ty);
                self.report(errors::DispatchGridType { name, at });
            }
        }
    }

    /// What calls that are about records or barriers of them count on.
    pub(super) fn check_record_call(&mut self, value: ExprId) {
        let ExprKind::Intrinsic { overload, object, arguments, .. } = &self.program.expressions[value].kind
        else {
            return;
        };
        let row = crate::intrinsics::overload(*overload);
        match (row.name, object) {
            ("FinishedCrossGroupSharing", Some(object)) => {
                let at = self.span(value);
                if !self.record_of(self.ty(*object)).is_some_and(|id| self.is_tracked(id)) {
                    self.report(errors::SharingNotTracked { at });
                }
            }
            ("Barrier", None) => {
                let [Argument::In(what), Argument::In(how)] = self.program[*arguments] else { return };
                if let Some((kind, _)) = self.program.types.as_object(self.ty(what)) {
                    let has_records = kind.is_of_nodes() && !kind.is_node_output();
                    if !has_records && !kind.is_writable() {
                        let (ty, at) = (self.type_name(self.ty(what)), self.span(what));
                        self.report(errors::BarrierObject { ty, at });
                        return;
                    }
                }
                if row.parameters.first().is_some_and(|it| it.name == "memory") {
                    let allowed = "UAV_MEMORY, GROUP_SHARED_MEMORY, NODE_INPUT_MEMORY, NODE_OUTPUT_MEMORY";
                    self.barrier_flags(what, ALL_MEMORY, "memory flags", allowed);
                }
                let (all, allowed) = match self.language.options.profile.is_at_least(6, 9) {
                    true => (15, "GROUP_SYNC, GROUP_SCOPE, DEVICE_SCOPE, REORDER_SCOPE"),
                    false => (7, "GROUP_SYNC, GROUP_SCOPE, DEVICE_SCOPE"),
                };
                self.barrier_flags(how, all, "semantic flags", allowed);
            }
            _ => {}
        }
    }

    /// Flags of a barrier are part of the instruction: they are computed here.
    fn barrier_flags(&mut self, id: ExprId, all: i64, what: &'static str, allowed: &'static str) {
        let at = self.span(id);
        let known = self.evaluate(id);
        match known {
            Some(Constant::Int(flags)) if flags & !all == 0 => {
                self.program.expressions[id].kind = ExprKind::Constant(Constant::Int(flags));
            }
            Some(_) => self.report(errors::BarrierFlags { what, allowed, at }),
            // Constants are asked for elsewhere.
            None => {}
        }
    }

    /// Whether threads of a shader run in groups and can see that: `entry` is its function.
    fn has_visible_group(&self, entry: FunctionId, stage: Stage) -> bool {
        match stage {
            Stage::Compute | Stage::Mesh | Stage::Amplification => true,
            Stage::Node => self.launch(&self.program.functions[entry].attributes) != Launch::Thread,
            _ => false,
        }
    }

    /// A scope in which threads share nothing of what the barrier is about.
    fn check_barrier_scopes(&mut self, object: Option<ObjectKind>, memory: i64, wanted: i64, at: Span) {
        use ObjectKind::*;
        let (by_group, by_device) = match object {
            Some(DispatchNodeInputRecord | RWDispatchNodeInputRecord) => (true, true),
            Some(ThreadNodeInputRecord | RWThreadNodeInputRecord | ThreadNodeOutputRecords) => (false, false),
            Some(kind) if kind.is_of_nodes() => (true, false),
            Some(_) => (true, true),
            None => (memory & SHARED_BY_GROUP != 0, memory & SHARED_BY_DEVICE != 0),
        };
        if wanted & DEVICE_SCOPE != 0 && !by_device {
            self.report(errors::BarrierScope { scope: "DEVICE_SCOPE", at });
        }
        if wanted & GROUP_SCOPE != 0 && !by_group {
            self.report(errors::BarrierScope { scope: "GROUP_SCOPE", at });
        }
    }

    /// Barriers of records outside of nodes wait for nothing, nor do those of groups where there are none.
    pub(super) fn check_barrier_stage(&mut self, value: ExprId, entry: FunctionId, stage: Stage) {
        let ExprKind::Intrinsic { overload, arguments, .. } = &self.program.expressions[value].kind else {
            return;
        };
        let [Argument::In(what), Argument::In(how)] = self.program[*arguments] else { return };
        if crate::intrinsics::overload(*overload).name != "Barrier" {
            return;
        }
        let flags_of = |id: ExprId| match self.program.expressions[id].kind {
            ExprKind::Constant(Constant::Int(flags)) => flags,
            _ => 0,
        };
        let (memory, wanted) = (flags_of(what), flags_of(how));
        if stage != Stage::Node && memory & NODE_MEMORY != 0 && memory != ALL_MEMORY {
            let at = self.span(what);
            self.report(errors::NodeBarrier { stage: stage.name(), at });
        }
        let has_group = self.has_visible_group(entry, stage);
        if !has_group && memory & GROUP_SHARED_MEMORY != 0 && memory != ALL_MEMORY {
            self.report(errors::BarrierNoGroup { flags: "GROUP_SHARED_MEMORY", at: self.span(what) });
        }
        if !has_group && wanted & GROUP_FLAGS != 0 {
            self.report(errors::BarrierNoGroup { flags: "GROUP_SYNC or GROUP_SCOPE", at: self.span(how) });
        }
        let object = self.program.types.as_object(self.ty(what)).map(|it| it.0);
        self.check_barrier_scopes(object, memory, wanted, self.span(how));
    }
}

/// What threads of a group, or all of a device, share.
const SHARED_BY_GROUP: i64 = ALL_MEMORY;
const SHARED_BY_DEVICE: i64 = ALL_MEMORY & !GROUP_SHARED_MEMORY;
const GROUP_SCOPE: i64 = 2;
const DEVICE_SCOPE: i64 = 4;
const GROUP_SHARED_MEMORY: i64 = 2;
/// `GROUP_SYNC | GROUP_SCOPE`.
const GROUP_FLAGS: i64 = 1 | 2;
/// `NODE_INPUT_MEMORY | NODE_OUTPUT_MEMORY`, and all that barriers know.
const NODE_MEMORY: i64 = 4 | 8;
const ALL_MEMORY: i64 = 15;

/// The name of an attribute that only nodes have.
fn node_attribute(kind: &AttributeKind) -> Option<&'static str> {
    use AttributeKind as A;
    Some(match kind {
        A::NodeLaunch(_) => "NodeLaunch",
        A::NodeId(..) => "NodeID",
        A::NodeIsProgramEntry => "NodeIsProgramEntry",
        A::NodeLocalRootArgumentsTableIndex(_) => "NodeLocalRootArgumentsTableIndex",
        A::NodeShareInputOf(..) => "NodeShareInputOf",
        A::NodeDispatchGrid(_) => "NodeDispatchGrid",
        A::NodeMaxDispatchGrid(_) => "NodeMaxDispatchGrid",
        A::NodeMaxRecursionDepth(_) => "NodeMaxRecursionDepth",
        _ => return None,
    })
}
