//! What of the language generated programs use, counted in the checked program: a feature that no program has is one that
//! nobody tests.

use crate::generate::Program;
use hlsl_core::intrinsics::{self, Lowering, OverloadId};
use hlsl_core::options::Options;
use hlsl_core::source::load::MemoryLoader;
use hlsl_core::stage::Stage;
use hlsl_core::symbol::Symbols;
use hlsl_core::typed::{self, Argument, CastKind, ExprKind, FunctionId, Statement, Storage, visit};
use hlsl_core::types::{ObjectClass, Scalar, StructId, Type, TypeId, convert};
use hlsl_core::{Observer, compile_observed};
use std::collections::{BTreeMap, BTreeSet};

/// In how many of the programs each feature is. Of intrinsics all are listed, with zero where no program has them.
pub struct Table {
    programs: u64,
    counts: BTreeMap<String, u64>,
}

impl Default for Table {
    fn default() -> Table {
        let all = intrinsics::all().filter(|(_, it)| {
            let is_of_buffers = it.owner.is_none_or(|owner| {
                matches!(owner.class(), ObjectClass::StructuredBuffer | ObjectClass::ByteAddressBuffer)
                    && !owner.is_rasterizer_ordered()
            });
            let is_special = it.name.contains("::") || it.name.starts_with("tex") || it.takes_derivatives();
            is_of_buffers
                && !is_special
                && it.is_available_in(Stage::Compute)
                && !matches!(it.lowering, Lowering::Unavailable(_))
        });
        Table { programs: 0, counts: all.map(|(id, _)| (intrinsic(id), 0)).collect() }
    }
}

fn intrinsic(id: OverloadId) -> String {
    let it = intrinsics::overload(id);
    match it.owner {
        Some(owner) => format!("call of {}.{}", owner.name(), it.name),
        None => format!("call of {}", it.name),
    }
}

impl Table {
    pub fn add(&mut self, program: &Program) {
        let Ok(options) = Options::from_args(&program.args) else { return };
        let mut loader = MemoryLoader::default();
        loader.add("shader.hlsl", program.text.as_str());
        let mut seen = Seen::default();
        compile_observed("shader.hlsl", &loader, &options, &mut seen);
        self.programs += 1;
        for feature in seen.features {
            *self.counts.entry(feature).or_default() += 1;
        }
    }

    /// The features that programs have, the rare ones first, and the names of those that none has.
    pub fn text(&self) -> String {
        let mut rows: Vec<(&String, &u64)> = self.counts.iter().filter(|it| *it.1 > 0).collect();
        rows.sort_by_key(|(name, count)| (**count, *name));
        let never: Vec<&str> = self.counts.iter().filter(|it| *it.1 == 0).map(|it| it.0.as_str()).collect();
        let never: Vec<&str> = never.into_iter().map(|it| it.trim_start_matches("call of ")).collect();
        let mut text = format!("features of {} programs:\n", self.programs);
        for (name, count) in rows {
            text += &format!("{count:7} {name}\n");
        }
        text + &format!("no program calls {}\n", never.join(", "))
    }
}

#[derive(Default)]
struct Seen {
    features: BTreeSet<String>,
}

impl Observer for Seen {
    fn program(&mut self, program: &typed::Program, symbols: &Symbols) {
        let mut scan = Scan { program, symbols, features: &mut self.features, functions: BTreeSet::new() };
        for entry in &program.entries {
            scan.function(entry.function);
        }
    }
}

struct Scan<'a> {
    program: &'a typed::Program,
    symbols: &'a Symbols,
    features: &'a mut BTreeSet<String>,
    functions: BTreeSet<usize>,
}

/// The variable that a place is in, in this function.
fn root(program: &typed::Program, place: typed::ExprId) -> Option<typed::LocalId> {
    match &program.expressions[place].kind {
        ExprKind::Local(local) => Some(*local),
        ExprKind::Member { base, .. }
        | ExprKind::Index { base, .. }
        | ExprKind::Swizzle { base, .. }
        | ExprKind::MatrixSwizzle { base, .. } => root(program, *base),
        _ => None,
    }
}

impl<'a> Scan<'a> {
    fn has(&mut self, feature: impl Into<String>) {
        self.features.insert(feature.into());
    }

    fn function(&mut self, id: FunctionId) {
        if !self.functions.insert(id.index()) {
            return;
        }
        let program = self.program;
        let function = &program.functions[id];
        let name = self.symbols.text(function.qualified_name);
        let kind = match (name.contains('<'), function.this.is_some(), name.contains("operator")) {
            (_, _, true) => "function: operator",
            (true, true, _) => "function: method of or as a template",
            (true, false, _) => "function: template",
            (false, true, _) => "function: method",
            (false, false, _) => "function",
        };
        self.has(kind);
        for local in function.locals.values() {
            self.ty(local.ty);
        }
        let Some(body) = &function.body else { return };
        self.statements(body);
        let mut all = Vec::new();
        visit::statements(program, body, |it| all.push(it));
        for id in all {
            self.expression(id);
        }
    }

    fn statements(&mut self, statements: &[Statement]) {
        for statement in statements {
            match statement {
                Statement::Expression(_) | Statement::Return { .. } => {}
                Statement::Local { initializer, .. } => {
                    if initializer.is_none() {
                        self.has("statement: local without a value");
                    }
                }
                Statement::StaticLocal { .. } => self.has("statement: static local"),
                Statement::Block { statements, .. } => self.statements(statements),
                Statement::If { then, otherwise, .. } => {
                    self.has("statement: if");
                    self.statements(then);
                    self.statements(otherwise);
                }
                Statement::For { initializer, body, .. } => {
                    self.has("statement: for or while");
                    self.statements(initializer);
                    self.statements(body);
                }
                Statement::DoWhile { body, .. } => {
                    self.has("statement: do");
                    self.statements(body);
                }
                Statement::Switch { cases, .. } => {
                    self.has("statement: switch");
                    for (index, case) in cases.iter().enumerate() {
                        if case.labels.len() > 1 {
                            self.has("statement: case with several labels");
                        }
                        let leaves = |it: &Statement| {
                            matches!(
                                it,
                                Statement::Break(_) | Statement::Continue(_) | Statement::Return { .. }
                            )
                        };
                        let ends = case.body.iter().any(|it| match it {
                            Statement::Block { statements, .. } => statements.iter().any(leaves),
                            other => leaves(other),
                        });
                        if !ends && index + 1 < cases.len() {
                            self.has("statement: case that falls through");
                        }
                        self.statements(&case.body);
                    }
                }
                Statement::Break(_) => self.has("statement: break"),
                Statement::Continue(_) => self.has("statement: continue"),
                Statement::Discard(_) => self.has("statement: discard"),
            }
        }
    }

    fn scalar(&self, ty: TypeId) -> &'static str {
        self.program.types.component(ty).map_or("something", Scalar::name)
    }

    fn expression(&mut self, id: typed::ExprId) {
        let program = self.program;
        let expr = &program.expressions[id];
        match &expr.kind {
            ExprKind::Global(global) => {
                let global = &program.globals[*global];
                let storage = match global.storage {
                    Storage::Static => "static",
                    Storage::GroupShared => "groupshared",
                    Storage::Uniform => "of `$Globals`",
                    Storage::BufferMember { .. } => "of a cbuffer",
                    Storage::Resource => "resource",
                    _ => "of another kind",
                };
                self.has(format!("variable {storage}"));
                self.ty(global.ty);
            }
            ExprKind::Unary { op, operand } => {
                let scalar = self.scalar(program.expressions[*operand].ty);
                self.has(format!("operator {op:?} of {scalar}"));
            }
            ExprKind::Binary { op, left, .. } => {
                let scalar = self.scalar(program.expressions[*left].ty);
                self.has(format!("operator {op:?} of {scalar}"));
            }
            ExprKind::CompoundAssign { op, place, .. } => {
                let scalar = self.scalar(program.expressions[*place].ty);
                self.has(format!("assignment with {op:?} of {scalar}"));
                self.target(*place);
            }
            ExprKind::Assign { place, .. } => self.target(*place),
            ExprKind::Increment { place, .. } => {
                let scalar = self.scalar(program.expressions[*place].ty);
                self.has(format!("increment of {scalar}"));
            }
            ExprKind::Logical { op, short_circuit, .. } => {
                self.has(format!("operator {op:?}{}", if *short_circuit { "" } else { " of both sides" }));
            }
            ExprKind::Conditional { short_circuit, .. } => {
                self.has(format!("operator ?:{}", if *short_circuit { "" } else { " of both sides" }));
            }
            ExprKind::Comma { .. } => self.has("operator ,"),
            ExprKind::Cast { kind, operand } => match kind {
                CastKind::Numeric => {
                    let from = self.scalar(program.expressions[*operand].ty);
                    self.has(format!("conversion from {from} to {}", self.scalar(expr.ty)));
                }
                other => self.has(format!("conversion: {other:?}")),
            },
            ExprKind::Construct { .. } => self.has("constructor or list of leaves"),
            ExprKind::Aggregate { .. } => self.has("list of elements or fields"),
            ExprKind::Call { function, arguments, .. } => {
                self.arguments(&program[*arguments]);
                self.function(*function);
            }
            ExprKind::Intrinsic { overload, arguments, .. } => {
                self.has(intrinsic(*overload));
                if let Some(Argument::Reference(place)) = program[*arguments].first() {
                    let scalar = self.scalar(program.expressions[*place].ty);
                    self.has(format!("atomic operation on {scalar}"));
                }
            }
            ExprKind::Member { base, field } => {
                if let Type::Struct(id) = *program.types.behind_modifiers(program.expressions[*base].ty)
                    && program.types.structs[id].fields[*field as usize].bit_width.is_some()
                {
                    self.has("bit-field");
                }
            }
            ExprKind::MatrixSwizzle { .. } => self.has("elements of a matrix"),
            ExprKind::Error
            | ExprKind::Constant(_)
            | ExprKind::Undefined
            | ExprKind::Local(_)
            | ExprKind::Heap(_)
            | ExprKind::This
            | ExprKind::Index { .. }
            | ExprKind::Subscript { .. }
            | ExprKind::Swizzle { .. } => {}
        }
    }

    fn target(&mut self, place: typed::ExprId) {
        match &self.program.expressions[place].kind {
            ExprKind::Swizzle { .. } => self.has("target: swizzle"),
            ExprKind::MatrixSwizzle { .. } => self.has("target: elements of a matrix"),
            ExprKind::Index { index, base } => {
                let is_constant = matches!(self.program.expressions[*index].kind, ExprKind::Constant(_));
                let of = match self.program.types.behind_modifiers(self.program.expressions[*base].ty) {
                    Type::Vector { .. } => "a component",
                    Type::Matrix { .. } => "a row",
                    _ => "an element",
                };
                self.has(format!(
                    "target: {of} by {}",
                    if is_constant { "a constant" } else { "a variable" }
                ));
            }
            ExprKind::Assign { .. } => self.has("target: an assignment"),
            _ => {}
        }
    }

    fn arguments(&mut self, arguments: &[Argument]) {
        let program = self.program;
        let mut roots = Vec::new();
        for argument in arguments {
            let (name, place, ty) = match argument {
                Argument::Out { place, ty } => ("out", *place, *ty),
                Argument::InOut { place, ty } => ("inout", *place, *ty),
                Argument::In(_) | Argument::Reference(_) | Argument::Missing => continue,
            };
            self.has(format!("argument {name}"));
            if !convert::equal(&program.types, program.expressions[place].ty, ty) {
                self.has(format!("argument {name} that is converted"));
            }
            if let ExprKind::Swizzle { .. } | ExprKind::MatrixSwizzle { .. } = program.expressions[place].kind
            {
                self.has(format!("argument {name}: swizzle"));
            }
            if let Some(local) = root(program, place) {
                if roots.contains(&local) {
                    self.has("arguments out or inout of one variable");
                }
                roots.push(local);
            }
        }
    }

    fn ty(&mut self, ty: TypeId) {
        let program = self.program;
        if let Some(number) = convert::numeric(&program.types, ty) {
            let shape = match number.shape {
                convert::Shape::Scalar => "",
                convert::Shape::Vector(_) => ", vector",
                convert::Shape::Matrix(..) => ", matrix",
            };
            self.has(format!("type {}{shape}", number.scalar.name()));
            return;
        }
        match program.types.behind_modifiers(ty) {
            Type::Array { element, .. } => {
                if let Type::Array { .. } = program.types.behind_modifiers(*element) {
                    self.has("type array of arrays");
                }
                self.has("type array");
                self.ty(*element);
            }
            Type::Struct(id) => self.record(*id),
            Type::Object { kind, args } => {
                self.has(format!("type {}", kind.name()));
                if let Some(hlsl_core::types::TemplateArgument::Type(inner)) = args.first() {
                    self.ty(*inner);
                }
            }
            _ => {}
        }
    }

    fn record(&mut self, id: StructId) {
        let program = self.program;
        let record = &program.types.structs[id];
        self.has("type struct");
        let name = self.symbols.text(record.display_name);
        if name.contains('<') {
            self.has(format!(
                "type {}",
                if record.base.is_some() { "template with a base" } else { "template" }
            ));
        }
        if let Some(base) = record.base {
            self.has("type struct with a base");
            self.record(base);
        }
        for field in &record.fields {
            self.ty(field.ty);
            if let Type::Struct(_) = program.types.behind_modifiers(field.ty) {
                self.has("type struct in a struct");
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_program_has_is_counted() {
        let text = "RWStructuredBuffer<uint> output; void f(inout float2 v, out int n) { v.yx += 1; n = 2; }
            [numthreads(1, 1, 1)] void main() { float3 a = 1; int n; f(a.xy, n); output[0] = countbits(n << 3); }";
        let args = ["-T", "cs_6_0", "-E", "main"].map(str::to_owned).to_vec();
        let program = Program { seed: 0, text: text.into(), args, groups: [1; 3], bound: Vec::new() };
        let mut table = Table::default();
        table.add(&program);
        let text = table.text();
        for expected in
            ["1 argument inout: swizzle", "1 argument out", "1 target: swizzle", "1 call of countbits"]
        {
            assert!(text.contains(expected), "{expected}:\n{text}");
        }
        assert!(text.contains("1 operator ShiftLeft of int\n"));
        assert!(
            text.lines().last().is_some_and(|it| it.contains("firstbitlow") && !it.contains("countbits"))
        );
    }
}
