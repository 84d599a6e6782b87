//! E10xx: shaders of a program that do not fit together. Each is at two places, perhaps in two files: the message is about the
//! one that asks for something, the note about the one that does not give it.

use crate::diagnostics::template::diagnostics;

diagnostics! {
    /// A stage reads what the one before it does not write.
    E1001 Error InputNotWritten { reader: String, input: String, location: u32, writer: String }
        "`{reader}` reads {input}, at location {location}"
        note "`{writer}` does not write it"
        help "add it to the outputs";
    /// Both have the variable, at two locations.
    E1002 Error LocationsDiffer { input: String, location: u32, reader: String, writer: String, other: u32 }
        "{input} is at location {location} in `{reader}`"
        note "`{writer}` writes it to location {other}"
        help "declare outputs and inputs as one struct, in a file that both include";
    /// Both have the variable, at two components of its location.
    E1003 Error ComponentsDiffer { input: String, component: u32, reader: String, writer: String, other: u32 }
        "{input} starts at component {component} of its location in `{reader}`"
        note "`{writer}` writes it from component {other} on"
        help "declare outputs and inputs as one struct, in a file that both include";
    /// What is written there has another semantic.
    E1004 Error SemanticsDiffer { reader: String, input: String, location: u32, writer: String, output: String, semantic: String }
        "`{reader}` reads {input} at location {location}"
        note "`{writer}` writes {output} there, and no `{semantic}`"
        help "give both the same semantic";
    /// It is an integer in one stage and a float in the other.
    E1005 Error StageTypesDiffer { input: String, ty: String, reader: String, writer: String, other: String }
        "{input} is `{ty}` in `{reader}`"
        note "`{writer}` writes `{other}`"
        help "declare both with the same type";
    /// A vector is longer where it is read.
    E1006 Error FewerComponents { reader: String, count: u32, input: String, writer: String, other: u32 }
        "`{reader}` reads {count} components of {input}"
        note "`{writer}` writes {other}"
        help "declare both with the same type";
    /// An array or a matrix has another length.
    E1007 Error LocationCountsDiffer { input: String, count: u32, reader: String, writer: String, other: u32 }
        "{input} takes {count} locations in `{reader}`"
        note "`{writer}` writes {other}"
        help "declare both with the same type";
    /// One is there once for the patch, the other for each control point.
    E1008 Error PatchDiffers { input: String, of: &'static str, reader: String, writer: String, other: &'static str }
        "{input} is one {of} in `{reader}`"
        note "`{writer}` writes one {other}"
        help "declare outputs and inputs as one struct, in a file that both include";
    /// A pixel shader interpolates in another way than the stage before passes it on.
    E1009 Error InterpolationDiffers { input: String, how: String, reader: String, writer: String, other: String }
        "{input} is interpolated {how} in `{reader}`"
        note "`{writer}` passes it on {other}"
        help "give both the same modifier, such as `nointerpolation`";
    /// A patch has another number of control points.
    E1010 Error ControlPointsDiffer { reader: String, input: String, count: u32, writer: String, other: u32 }
        "`{reader}` reads {input} of {count} control points"
        note "`{writer}` writes {other}"
        help "make `outputcontrolpoints` and the number in `OutputPatch` the same";
    /// A pixel shader after a stage that places nothing.
    E1011 Error PositionNotWritten { writer: String, reader: String }
        "`{writer}` writes no `SV_Position`"
        note "`{reader}` gets no pixels without it"
        help "add a `float4` with the semantic `SV_Position` to the outputs";
    /// Clip or cull distances that are read and not written.
    E1012 Error DistanceNotWritten { reader: String, input: String, writer: String }
        "`{reader}` reads {input}"
        note "`{writer}` does not write it"
        help "add it to the outputs";
    /// Hull and domain shaders divide patches of two kinds.
    E1013 Error DomainsDiffer { reader: String, domain: &'static str, writer: String, other: &'static str }
        "the domain of `{reader}` is \"{domain}\""
        note "that of `{writer}` is \"{other}\""
        help "give both the same `[domain(\"...\")]`";
    /// A hull shader without a domain shader, or the reverse.
    E1014 Error PartnerMissing { shader: String, partner: &'static str }
        "`{shader}` has no {partner} shader beside it"
        note "a pipeline that tessellates has both hull and domain shaders"
        help "add the other one to the program";
    /// One is there once for the primitive, the other for each vertex.
    E1015 Error PrimitiveDiffers { input: String, of: &'static str, reader: String, writer: String, other: &'static str }
        "{input} is one {of} in `{reader}`"
        note "`{writer}` writes one {other}"
        help "read outputs in `primitives` with `[[vk::ext_decorate(/* PerPrimitiveEXT */ 5271)]]`, and those in `vertices` without it";
    /// What an amplification shader passes to `DispatchMesh` is not what the mesh shader takes.
    E1016 Error PayloadsOfProgramDiffer { reader: String, ty: String, writer: String, other: String }
        "the payload of `{reader}` is `{ty}`"
        note "`{writer}` passes `{other}`"
        help "declare the payload once, in a file that both include";
    /// Two resources at one place.
    E1020 Error BindingTaken { name: String, shader: String, set: u32, binding: u32, other: String, other_shader: String }
        "`{name}` of `{shader}` is at set {set}, binding {binding}"
        note "so is `{other}` of `{other_shader}`"
        help "give one of them another number with `register` or `[[vk::binding]]`, or both no number";
    /// One resource at two places.
    E1021 Error BindingsDiffer { name: String, set: u32, binding: u32, shader: String, other_set: u32, other_binding: u32, other_shader: String }
        "`{name}` is at set {set}, binding {binding} in `{shader}`"
        note "it is at set {other_set}, binding {other_binding} in `{other_shader}`"
        help "declare it once, in a file that both include, or rename one of them";
    /// One name is a resource of another kind, dimension or format.
    E1022 Error ResourcesDiffer { name: String, ty: String, shader: String, other: String, other_shader: String }
        "`{name}` is `{ty}` in `{shader}`"
        note "it is `{other}` in `{other_shader}`"
        help "declare it once, in a file that both include, or rename one of them";
    /// Buffers of one name with other members.
    E1023 Error ContentsDiffer { name: String, other_shader: String, difference: String }
        "the contents of `{name}` differ from those in `{other_shader}`: {difference}"
        note "it is different in `{other_shader}`"
        help "declare it once, in a file that both include, or rename one of them";
    /// Global variables without a buffer, which have one for each program.
    E1024 Error GlobalsDiffer { other_shader: String, difference: String }
        "the global variables differ from those of `{other_shader}`: {difference}"
        note "those of `{other_shader}`"
        help "those outside of a `cbuffer` share one buffer: put them into a `cbuffer` with a name of its own, or declare the same ones in both";
    /// Structs of one name, which are one for the host.
    E1025 Error StructsDiffer { name: String, other_shader: String, difference: String }
        "the struct `{name}` differs from that of `{other_shader}`: {difference}"
        note "it is different in `{other_shader}`"
        help "declare it once, in a file that both include, or rename one of them";
    /// Two blocks of push constants with different members in the same bytes.
    E1030 Error PushConstantsDiffer { shader: String, here: String, other_shader: String, there: String }
        "the push constants of `{shader}` have {here}"
        note "those of `{other_shader}` have {there}"
        help "declare one block for both, or move one behind the other with `[[vk::offset]]`";
    /// Two specialization constants with one number.
    E1031 Error SpecConstantsDiffer { id: u32, shader: String, here: String, other_shader: String, there: String }
        "the specialization constant {id} of `{shader}` is {here}"
        note "in `{other_shader}` it is {there}"
        help "give one of them another number in `[[vk::constant_id]]`";
}
