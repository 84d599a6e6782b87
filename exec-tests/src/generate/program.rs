//! A whole program, from its structs to `main`.

use super::memory::{GROUP, THREADS};
use super::random::Random;
use super::types::{Scalar, Shape, Type};
use super::{BIT_FIELD, Field, Generator, Place, Program, Record, Storage};

/// `fit` cuts a float back to quarters from -8 up to 8, by steps of 16; `tame` does so with any number. Both are exact.
const CUTTING: &str = "
template<typename T> T fit(T v) { return floor(frac(v * (T)0.0625) * (T)64) * (T)0.25 - (T)8; }
template<typename T> T tame(T v) { return floor(clamp(v, (T)-8, (T)8) * (T)4) * (T)0.25; }
";

/// The same without templates.
const OLD_CUTTING: &str = "
#define fit(v) (floor(frac((v) * 0.0625) * 64.0) * 0.25 - 8.0)
#define tame(v) (floor(clamp((v), -8.0, 8.0) * 4.0) * 0.25)
";

/// `near` makes a quarter of what drivers and compilers compute with errors of their own: what is added keeps all results
/// away from where that could go either way.
const HELPERS: &str = "
#define near(v, more) (floor((v) * 4.0 + (more)) * 0.25)
double fit_double(double v) { return (double)fit((float)v); }
double2 fit_double(double2 v) { return (double2)fit((float2)v); }
double3 fit_double(double3 v) { return (double3)fit((float3)v); }
double4 fit_double(double4 v) { return (double4)fit((float4)v); }
double tame_double(double v) { return (double)tame((float)v); }
double2 tame_double(double2 v) { return (double2)tame((float2)v); }
double3 tame_double(double3 v) { return (double3)tame((float3)v); }
double4 tame_double(double4 v) { return (double4)tame((float4)v); }
float parts(float v) { float whole; float rest = modf(v, whole); return whole * 4 + rest; }
float2 parts(float2 v) { float2 whole; float2 rest = modf(v, whole); return whole * 4 + rest; }
float3 parts(float3 v) { float3 whole; float3 rest = modf(v, whole); return whole * 4 + rest; }
float4 parts(float4 v) { float4 whole; float4 rest = modf(v, whole); return whole * 4 + rest; }
float apart(float v) { float exponent; float rest = frexp(v, exponent); return rest * 2 + exponent; }
float2 apart(float2 v) { float2 exponent; float2 rest = frexp(v, exponent); return rest * 2 + exponent; }
float3 apart(float3 v) { float3 exponent; float3 rest = frexp(v, exponent); return rest * 2 + exponent; }
float4 apart(float4 v) { float4 exponent; float4 rest = frexp(v, exponent); return rest * 2 + exponent; }
float around(float v) { float s, c; sincos(v, s, c); return near(s, 0.57) + near(c, 0.56); }
float2 around(float2 v) { float2 s, c; sincos(v, s, c); return near(s, 0.57) + near(c, 0.56); }
float3 around(float3 v) { float3 s, c; sincos(v, s, c); return near(s, 0.57) + near(c, 0.56); }
float4 around(float4 v) { float4 s, c; sincos(v, s, c); return near(s, 0.57) + near(c, 0.56); }
double again(double v) { uint low, high; asuint(v, low, high); return asdouble(low, high); }
uint words_of(double v) { uint low, high; asuint(v, low, high); return low ^ high; }
uint fold(uint sum, uint v) { return sum * 33 + v; }
uint fold(uint sum, uint2 v) { return fold(fold(sum, v.x), v.y); }
uint fold(uint sum, uint3 v) { return fold(fold(fold(sum, v.x), v.y), v.z); }
uint fold(uint sum, uint4 v) { return fold(fold(fold(fold(sum, v.x), v.y), v.z), v.w); }
";

const TEMPLATES: &str = "
template<typename T> T choose(T a, T b, bool c) { if (c) return a; return b; }
template<typename T> T turn(T a, T b, T c, uint by) { T all[3] = { a, b, c }; return all[by % 3]; }
template<typename T> struct Pair
{
    T first;
    T second;
    void swap() { T old = first; first = second; second = old; }
    T get(bool c) { return choose<T>(first, second, c); }
};
template<typename T> T swapped(T a, T b, bool c) { Pair<T> it; it.first = a; it.second = b; it.swap(); return it.get(c); }
template<typename T> struct Triple : Pair<T>
{
    T third;
    void turn() { this.swap(); T old = third; third = this.first; this.first = old; }
    T pick(uint i) { if (i == 2) return third; return this.get(i == 0); }
};
template<typename T> T tripled(T a, T b, T c, uint by) { Triple<T> it; it.first = a; it.second = b; it.third = c; it.turn(); return it.pick(by % 3); }
template<typename T> struct Box
{
    T content;
    bool is_second;
    Box<T> operator+(Box<T> other) { if (is_second) return other; Box<T> own; own.content = content; own.is_second = false; return own; }
    T operator[](uint at) { return content; }
};
template<typename T> T boxed(T a, T b, bool c) { Box<T> one, other; one.content = a; one.is_second = c; other.content = b; other.is_second = c; return (one + other)[1]; }
";

pub fn write(seed: u64, has_partitions: bool) -> Program {
    let mut random = Random::new(seed);
    let has_small = random.chance(25);
    let has_wide = random.chance(25);
    let has_odd = random.chance(2);
    let is_old = random.chance(12);
    let mut generator = Generator {
        random,
        has_small,
        has_wide,
        has_lists: false,
        has_templates: false,
        has_odd,
        has_partitions,
        is_old,
        has_dx_layout: false,
        enumerations: Vec::new(),
        texels: super::types::UINT,
        holds: false,
        records: Vec::new(),
        functions: Vec::new(),
        scope: Vec::new(),
        sources: Vec::new(),
        lines: Vec::new(),
        shared: Vec::new(),
        indent: 0,
        next_name: 0,
        next_slot: 0,
        is_pure: true,
        is_main: false,
        allows_effects: false,
        result: None,
        owner: None,
        indices: 0,
        size: 0,
        cost: 0,
        times: 1,
    };
    let mut bound = Vec::new();
    let args = generator.args();
    generator.has_templates = !is_old && generator.random.chance(60);

    for _ in 0..generator.random.between(0, 2) {
        generator.record(true, false);
    }
    generator.inputs(&mut bound);
    generator.resource_users();
    generator.enumerations();
    let own = generator.outputs(&mut bound);
    generator.statics();
    for _ in 0..generator.random.between(0, 4) {
        if generator.random.chance(35) {
            let is_plain = generator.random.chance(30);
            generator.record(is_plain, true);
        } else {
            generator.function(None);
        }
    }
    generator.main(&own);

    let mut text = String::from(if is_old { OLD_CUTTING } else { CUTTING });
    text += HELPERS;
    if !is_old {
        text += TEMPLATES;
    }
    let main = generator.lines.iter().position(|line| line.starts_with("[numthreads"));
    let main = main.unwrap_or(generator.lines.len());
    let shared = std::mem::take(&mut generator.shared);
    for line in generator.lines[..main].iter().chain(&shared).chain(&generator.lines[main..]) {
        text += line;
        text.push('\n');
    }
    let groups = [(THREADS / GROUP) as u32, 1, 1];
    Program { seed, text, args, groups, bound }
}

impl Generator {
    fn args(&mut self) -> Vec<String> {
        let mut args: Vec<String> =
            ["-T", "cs_6_6", "-E", "main", "-fspv-target-env=vulkan1.3", "-fvk-bind-globals", "6", "0"]
                .map(str::to_owned)
                .to_vec();
        if self.has_odd {
            args[1] = "cs_6_7".into();
        }
        if self.is_old {
            args.extend(["-HV".to_owned(), "2018".to_owned()]);
        }
        if self.has_small {
            args.push("-enable-16bit-types".into());
        }
        match self.random.below(10) {
            // Matrices that leave room behind their last row let members stand there, which no validator takes.
            0 => {
                args.push("-fvk-use-dx-layout".into());
                self.has_dx_layout = true;
            }
            1 => args.push("-fvk-use-scalar-layout".into()),
            2 => args.push("-fvk-use-gl-layout".into()),
            _ => {}
        }
        if self.random.chance(15) {
            args.push("-Zpr".into());
        }
        args
    }

    /// A struct, with methods if functions are being written by now.
    fn record(&mut self, is_plain: bool, has_methods: bool) {
        let mut base = None;
        if !self.records.is_empty() && self.random.chance(35) {
            let candidate = self.random.below(self.records.len());
            if !is_plain || self.records[candidate].is_plain {
                base = Some(candidate);
            }
        }
        let name = self.name("Record");
        let inherits = base.map_or(String::new(), |it| format!(" : {}", self.records[it].name));
        self.open(&format!("struct {name}{inherits} {{"));
        let mut fields = Vec::new();
        for _ in 0..self.random.between(1, 4) {
            let ty = self.field_type(is_plain);
            if self.size_in_numbers(&ty) > 20 {
                continue;
            }
            let is_whole = matches!(ty, Type::Number(Scalar::Int | Scalar::Uint, Shape::Scalar));
            if is_whole && !self.is_old && self.random.chance(30) {
                self.bit_fields(&ty, &mut fields);
                continue;
            }
            let name = self.name("f");
            let major = self.major(&ty);
            let declared = self.declare(&ty, &name);
            self.line(&format!("{major}{declared};"));
            fields.push(Field { name, ty });
        }
        if fields.is_empty() {
            self.line("uint only;");
            fields.push(Field { name: "only".into(), ty: super::types::UINT });
        }
        self.records.push(Record { name, fields, base, is_plain });
        let record = self.records.len() - 1;
        if has_methods {
            for _ in 0..self.random.between(0, 3) {
                self.function(Some(record));
            }
        }
        self.close("};");
    }

    /// Bit-fields that fill a word: nothing says what becomes of bits that nobody owns.
    fn bit_fields(&mut self, ty: &Type, fields: &mut Vec<Field>) {
        let mut rest = 32;
        while rest > 0 {
            let width = if self.random.chance(40) { rest } else { self.random.between(1, rest) };
            let name = self.name(BIT_FIELD);
            let declared = self.declare(ty, &name);
            self.line(&format!("{declared} : {width};"));
            fields.push(Field { name, ty: ty.clone() });
            rest -= width;
        }
    }

    fn statics(&mut self) {
        for _ in 0..self.random.between(0, 3) {
            let ty = match self.random.below(4) {
                0 | 1 => {
                    let element = self.number();
                    Type::Array(Box::new(element), self.random.between(2, 8))
                }
                2 if !self.records.is_empty() => Type::Struct(self.random.below(self.records.len())),
                _ => self.number(),
            };
            if self.size_in_numbers(&ty) > 40 {
                continue;
            }
            let name = self.name("g");
            let declared = self.declare(&ty, &name);
            let value = self.constant(&ty);
            if matches!(ty, Type::Array(..)) && self.random.chance(60) {
                self.line(&format!("static const {declared} = {value};"));
                self.variable(&name, ty, Storage::Constant);
            } else {
                self.line(&format!("static {declared} = {value};"));
                self.variable(&name, ty, Storage::Static);
            }
        }
    }

    fn main(&mut self, own: &[(String, Type)]) {
        self.is_main = true;
        self.allows_effects = true;
        self.is_pure = false;
        self.line(&format!("[numthreads({GROUP}, 1, 1)]"));
        self.open("void main(uint3 thread : SV_DispatchThreadID, uint lane : SV_GroupIndex) {");
        self.line("const uint id = thread.x;");
        self.variable("id", super::types::UINT, Storage::Constant);
        self.variable("lane", super::types::UINT, Storage::Constant);
        for (name, ty) in own {
            self.wash(name, ty);
            let is_texel = name.starts_with("written") || name.starts_with("image");
            self.variable(name, ty.clone(), if is_texel { Storage::Texel } else { Storage::Local });
        }
        self.hold_resources();
        let at = self.slots(1).unwrap_or_default();
        for _ in 0..3 {
            self.declaration();
        }
        let place = Place { can_break: false, can_continue: false, depth: 0, times: 1 };
        for _ in 0..self.random.between(4, 9) {
            if self.random.chance(35) {
                self.memory_statement(&place);
            } else if self.random.chance(15) {
                self.call_statement(&place);
            } else {
                self.statement(&place);
            }
        }
        if self.has_partitions {
            self.partitions();
        }
        self.line("uint sum = 0;");
        for variable in self.scope.clone() {
            if matches!(variable.storage, Storage::Local | Storage::Static) && !variable.name.contains('[') {
                self.show(&variable.name, &variable.ty);
            }
        }
        self.line(&format!("output.Store({at}, sum);"));
        self.close("}");
    }
}
