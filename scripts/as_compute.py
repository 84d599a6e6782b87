"""Makes a compute shader of a hull, domain, mesh, amplification or ray shader: what comes from other stages and what goes to them
lies in buffers. So two compilers' words for one of these stages can run with equal data, without stages around them.

Works on the text of spirv-dis with plain numbers. A hull shader runs as a group of its control points, so that its patch function
reads what they have written. What starts rays and calls other shaders has no such form.
"""

import os
import re
import subprocess

MODELS = {
    "TessellationControl": "hs", "TessellationEvaluation": "ds", "MeshEXT": "ms", "MeshNV": "ms", "TaskEXT": "as", "TaskNV": "as",
    "IntersectionKHR": "ray", "AnyHitKHR": "ray", "ClosestHitKHR": "ray", "MissKHR": "ray", "CallableKHR": "ray", "RayGenerationKHR": "ray",
}
# Storage classes that become buffers. The first are written for each group apart.
OUTWARD = ("Output", "TaskPayloadWorkgroupEXT")
INWARD = ("Input", "IncomingRayPayloadKHR", "IncomingCallableDataKHR", "HitAttributeKHR", "ShaderRecordBufferKHR")
# What compute shaders have, too.
KEPT = ("WorkgroupId", "LocalInvocationId", "GlobalInvocationId", "LocalInvocationIndex", "NumWorkgroups", "Subgroup")
OF_STAGES = ("Location", "Component", "Index", "Patch", "Flat", "NoPerspective", "Centroid", "Sample", "PerPrimitiveEXT", "PerVertexKHR",
             "Invariant", "BuiltIn")
CAPABILITIES = ("Tessellation", "MeshShadingEXT", "MeshShadingNV", "RayTracingKHR", "RayTracingNV", "RayTracingPositionFetchKHR", "MultiView", "Geometry",
                "ClipDistance", "CullDistance", "ShaderViewportIndexLayerEXT", "FragmentShadingRateKHR")
ENDS = ("OpIgnoreIntersectionKHR", "OpTerminateRayKHR")
NEVER = ("OpTraceRayKHR", "OpExecuteCallableKHR", "OpReportIntersectionKHR", "OpHitObject", "OpWritePackedPrimitiveIndices4x8NV")
# As many groups as real-run dispatches.
GROUPS = 4
SET = 31
# Bytes.
MOST_ZEROS = 256


class Unfit(Exception):
    """The module has no such form."""


def text_of(words, tools):
    """The text of a module; the tools of SPIR-V stand in the folder `tools`."""
    command = [os.path.join(tools, "spirv-dis"), "--raw-id", "--no-color", "--no-indent", words]
    return subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout


def entries(text):
    """The names of the entry points that may have another form."""
    found = re.findall(r'(?m)^OpEntryPoint (\w+) %\d+ "([^"]*)"', text)
    return [name for model, name in found if model in MODELS]


def convert(text, entry, out, tools):
    """Writes the compute shader of an entry point to the file `out`."""
    version = re.search(r"; Version: (\d\.\d)", text)[1]
    module = Module([it for it in text.splitlines() if it and not it.startswith(";")], version, entry)
    done = subprocess.run([os.path.join(tools, "spirv-as"), "--preserve-numeric-ids", "--target-env", "spv" + version, "-o", out, "-"],
                          input="\n".join(module.converted()), text=True, stderr=subprocess.PIPE)
    if done.returncode != 0:
        raise Unfit(done.stderr)


class Module:
    def __init__(self, lines, version, entry):
        self.version = tuple(map(int, version.split(".")))
        found = next(it for it in (re.match(r'OpEntryPoint (\w+) (%%\d+) "%s"' % re.escape(entry), line) for line in lines) if it)
        self.stage, self.entry = MODELS[found[1]], found[2]
        self.lines = lines = list(self.reached(lines))
        self.bound = 1 + max(int(it) for line in lines for it in re.findall(r"%(\d+)", line))
        self.types = {}
        self.constants = {}
        self.variables = {}
        for line in lines:
            if match := re.match(r"(%\d+) = OpType(\w+) ?(.*)", line):
                self.types[match[1]] = (match[2], match[3].split())
            elif match := re.match(r"(%\d+) = OpConstant %\d+ (\d+)$", line):
                self.constants[match[1]] = int(match[2])
            elif match := re.match(r"(%\d+) = OpVariable (%\d+) (\w+)", line):
                self.variables[match[1]] = (match[2], match[3])
        self.decorations = {}
        for line in lines:
            if match := re.match(r"OpDecorate (%\d+) (\w+) ?(.*)", line):
                self.decorations.setdefault(match[1], {})[match[2]] = match[3]
        self.declared = []
        self.decorated = []
        # What leads into buffers, and pointers into them by those that they stand for.
        self.chains = set()
        self.pointers = {}
        self.laid_out = set()

    def reached(self, lines):
        """Without other entry points and the functions that only these reach."""
        functions, name = {}, None
        for line in lines:
            if match := re.match(r"(%\d+) = OpFunction ", line):
                functions[name := match[1]] = []
            elif name and (match := re.match(r"%\d+ = OpFunctionCall %\d+ (%\d+)", line)):
                functions[name].append(match[1])
        kept, todo = set(), [self.entry]
        while todo:
            if (it := todo.pop()) not in kept:
                kept.add(it)
                todo += functions[it]
        skips = False
        for line in lines:
            match = re.match(r"(%\d+) = OpFunction ", line)
            skips = match[1] not in kept if match else skips
            of_other = re.match(r"OpEntryPoint \w+ (%\d+)|OpExecutionMode(?:Id)? (%\d+)", line)
            names_other = re.match(r"OpName (%\d+)", line) or re.match(r"OpDecorate (%\d+)", line)
            is_other = of_other and self.entry not in of_other.groups() or names_other and names_other[1] in functions.keys() - kept
            if not skips and not is_other:
                yield line

    def fresh(self):
        self.bound += 1
        return "%%%d" % (self.bound - 1)

    def declare(self, text):
        self.declared.append("%s = %s" % (it := self.fresh(), text))
        return it

    def size(self, ty):
        """Of a type in memory without padding, whose layout this decorates where it has none."""
        kind, args = self.types[ty]
        if kind in ("Int", "Float"):
            return int(args[0]) // 8
        if kind in ("Vector", "Matrix"):
            return self.size(args[0]) * int(args[1])
        if kind == "Array":
            stride = self.decorations.get(ty, {}).get("ArrayStride")
            each = int(stride) if stride else self.size(args[0])
            if not stride and ty not in self.laid_out:
                self.decorated.append("OpDecorate %s ArrayStride %d" % (ty, each))
            self.laid_out.add(ty)
            return each * self.constants[args[1]]
        if kind == "Struct":
            given = {int(it[1]): int(it[2]) for it in (re.match(r"OpMemberDecorate %s (\d+) Offset (\d+)" % ty, line) for line in self.lines) if it}
            at = 0
            for index, member in enumerate(args):
                at = given.get(index, at)
                if not given and ty not in self.laid_out:
                    self.decorated.append("OpMemberDecorate %s %d Offset %d" % (ty, index, at))
                    self.decorated += self.of_matrix(ty, index, member)
                at += self.size(member)
            self.laid_out.add(ty)
            return at
        raise Unfit("OpType%s in a buffer" % kind)

    def of_matrix(self, struct, index, ty):
        while self.types[ty][0] == "Array":
            ty = self.types[ty][1][0]
        if self.types[ty][0] != "Matrix":
            return []
        column = self.size(self.types[ty][1][0])
        return ["OpMemberDecorate %s %d ColMajor" % (struct, index), "OpMemberDecorate %s %d MatrixStride %d" % (struct, index, column)]

    def converted(self):
        if any(it in line for line in self.lines for it in NEVER):
            raise Unfit("it starts rays or calls")
        is_kept = lambda it: self.decorations.get(it, {}).get("BuiltIn", "").startswith(KEPT)
        moved = [it for it, (_, kind) in self.variables.items()
                 if kind in OUTWARD + INWARD and not is_kept(it) and self.decorations.get(it, {}).get("BuiltIn") != "InvocationId"]
        # A payload comes from the stage before, but for the one that makes it.
        goes = {it: self.variables[it][1] == "Output" or self.variables[it][1] in OUTWARD and self.stage == "as" for it in moved}
        self.uint = next((it for it, of in self.types.items() if of == ("Int", ["32", "0"])), None) or self.declare("OpTypeInt 32 0")
        number = lambda value: self.declare("OpConstant %s %d" % (self.uint, value))
        self.zero, self.two = number(0), number(2)
        # Of a barrier for buffers: AcquireRelease, UniformMemory.
        self.semantics = number(0x48)
        groups = number(GROUPS)
        uint3 = next((it for it, of in self.types.items() if of == ("Vector", [self.uint, "3"])), None) or self.declare("OpTypeVector %s 3" % self.uint)
        self.group = next((it for it, of in self.decorations.items() if of.get("BuiltIn") == "WorkgroupId"), None)
        interface = []
        if self.group is None:
            pointer = self.declare("OpTypePointer Input " + uint3)
            self.group = self.declare("OpVariable %s Input" % pointer)
            self.decorated.append("OpDecorate %s BuiltIn WorkgroupId" % self.group)
            interface.append(self.group)
        self.uint3 = uint3
        parts = {}
        for it in moved:
            inner = self.types[self.variables[it][0]][1][1]
            size = self.size(inner)
            member = inner
            if goes[it]:
                member = self.declare("OpTypeArray %s %s" % (inner, groups))
                self.decorated.append("OpDecorate %s ArrayStride %d" % (member, size))
            block = self.declare("OpTypeStruct " + member)
            self.decorated += ["OpMemberDecorate %s 0 Offset 0" % block, "OpDecorate %s Block" % block]
            self.decorated += self.of_matrix(block, 0, inner)
            pointer = self.declare("OpTypePointer StorageBuffer " + block)
            parts[it] = (pointer, self.declare("OpTypePointer StorageBuffer " + inner))
            self.decorated += ["OpDecorate %s DescriptorSet %d" % (it, SET), "OpDecorate %s Binding %d" % (it, self.number(it, goes[it]))]
        # How many vertices and primitives, or groups, follow.
        self.counts = None
        if self.stage in ("ms", "as"):
            array = self.declare("OpTypeArray %s %s" % (uint3, groups))
            block = self.declare("OpTypeStruct " + array)
            self.decorated += ["OpDecorate %s ArrayStride 12" % array, "OpMemberDecorate %s 0 Offset 0" % block, "OpDecorate %s Block" % block]
            pointer = self.declare("OpTypePointer StorageBuffer " + block)
            self.count_pointer = self.declare("OpTypePointer StorageBuffer " + uint3)
            self.counts = self.declare("OpVariable %s StorageBuffer" % pointer)
            self.decorated += ["OpDecorate %s DescriptorSet %d" % (self.counts, SET), "OpDecorate %s Binding 9999" % self.counts]
        start = next(at for at, line in enumerate(self.lines) if " = OpFunction " in line)
        body = []
        is_entry = needs_zeros = False
        for line in self.lines[start:]:
            is_entry = line.startswith(self.entry + " = OpFunction ") or is_entry and line != "OpFunctionEnd"
            if needs_zeros and is_entry and not re.search(" = Op(Label|Variable)|^OpLine|^OpNoLine", line):
                body += self.zeros(goes, parts)
                needs_zeros = False
            needs_zeros |= line.startswith(self.entry + " = OpFunction ")
            body += self.body(line, moved, goes, parts) if " = OpFunction " not in line else [line]
        return self.head(self.lines[:start], moved, parts, interface) + body

    def number(self, variable, goes):
        """The same for the variables of two modules that other stages would take for one."""
        given = self.decorations.get(variable, {})
        if "Location" in given:
            at = int(given["Location"]) * 4 + int(given.get("Component", 0)) + 500 * ("Patch" in given)
        else:
            name = given.get("BuiltIn", self.variables[variable][1])
            at = 4000 + sum(ord(it) * 7 ** place for place, it in enumerate(name)) % 1000
        return at + 1000 * goes + 2000 * ("PerPrimitiveEXT" in given)

    def head(self, lines, moved, parts, interface):
        kept, declarations, annotations = ["OpCapability Shader"], [], []
        inner_blocks = {self.types[self.variables[it][0]][1][1] for it in moved}
        inner_blocks |= {self.types[it][1][0] for it in inner_blocks if self.types[it][0] == "Array"}
        count = "1"
        if self.stage == "hs":
            count = next(it.split()[-1] for it in lines if it.startswith("OpExecutionMode") and " OutputVertices " in it)
        modes = "OpExecutionMode %s LocalSize %s 1 1" % (self.entry, count)
        for line in lines:
            words = line.split()
            if words[0] == "OpCapability" and words[1] in (*CAPABILITIES, "Shader") or words[0] == "OpExtension" and re.search("mesh_shader|ray_tracing", line):
                continue
            if words[0] == "OpEntryPoint":
                rest = [it for it in words[4:] if it not in moved or self.version >= (1, 4)]
                if self.counts and self.version >= (1, 4):
                    rest.append(self.counts)
                kept.append(" ".join(["OpEntryPoint GLCompute", *words[2:4], *rest, *interface]))
            elif words[0] in ("OpExecutionMode", "OpExecutionModeId"):
                if words[2].startswith("LocalSize"):
                    modes = line
                elif words[2] in ("DenormPreserve", "DenormFlushToZero", "SignedZeroInfNanPreserve"):
                    kept.append(line)
            elif words[0] == "OpDecorate":
                if words[1] in self.variables and words[2] == "BuiltIn" and words[3] == "InvocationId":
                    annotations.append("OpDecorate %s BuiltIn LocalInvocationIndex" % words[1])
                elif not (words[1] in moved and words[2] in OF_STAGES or words[1] in inner_blocks and words[2] == "Block"):
                    annotations.append(line)
            elif words[0] == "OpMemberDecorate":
                if words[3] not in OF_STAGES:
                    annotations.append(line)
            elif words[0] in moved and len(words) > 2 and words[2] == "OpVariable":
                declarations.append(("late", "%s = OpVariable %s StorageBuffer" % (words[0], parts[words[0]][0])))
            elif "OpType" in line or "Constant" in line or " = OpVariable" in line or "OpUndef" in line:
                declarations.append(("", line))
            else:
                kept.append(line)
        at = next(i for i, it in enumerate(kept) if it.startswith("OpEntryPoint")) + 1
        # Modes come behind all entry points, and names behind these.
        kept.insert(at, modes)
        late = [it for when, it in declarations if when]
        if self.version < (1, 3):
            last = max((i for i, it in enumerate(kept) if it.startswith("OpCapability")), default=-1)
            kept.insert(last + 1, 'OpExtension "SPV_KHR_storage_buffer_storage_class"')
        return [*kept, *annotations, *self.decorated, *[it for when, it in declarations if not when], *self.declared, *late]

    def at_group(self):
        """The number of this group, and what computes it."""
        loaded, x, y, twice, sum_ = (self.fresh() for _ in range(5))
        return sum_, ["%s = OpLoad %s %s" % (loaded, self.uint3, self.group), "%s = OpCompositeExtract %s %s 0" % (x, self.uint, loaded),
                      "%s = OpCompositeExtract %s %s 1" % (y, self.uint, loaded), "%s = OpIMul %s %s %s" % (twice, self.uint, y, self.two),
                      "%s = OpIAdd %s %s %s" % (sum_, self.uint, x, twice)]

    def zeros(self, goes, parts):
        """What nobody writes is undefined: zero for both, but for large arrays, which drivers take seconds to compile."""
        lines = []
        for variable in (it for it, outward in goes.items() if outward):
            inner = self.types[self.variables[variable][0]][1][1]
            if self.size(inner) > MOST_ZEROS:
                continue
            null, (group, steps), place = self.declare("OpConstantNull " + inner), self.at_group(), self.fresh()
            chain = "%s = OpAccessChain %s %s %s %s" % (place, parts[variable][1], variable, self.zero, group)
            lines += [*steps, chain, "OpStore %s %s" % (place, null)]
        return [*lines, "OpControlBarrier %s %s %s" % (self.two, self.two, self.semantics)] if lines else []

    def counted(self, x, y, z):
        group, lines = self.at_group()
        made, place = self.fresh(), self.fresh()
        return lines + ["%s = OpCompositeConstruct %s %s %s %s" % (made, self.uint3, x, y, z),
                        "%s = OpAccessChain %s %s %s %s" % (place, self.count_pointer, self.counts, self.zero, group),
                        "OpStore %s %s" % (place, made)]

    def pointer(self, ty):
        """Into a buffer, in place of a pointer of another storage class."""
        if ty not in self.pointers:
            self.pointers[ty] = self.declare("OpTypePointer StorageBuffer " + self.types[ty][1][1])
        return self.pointers[ty]

    def body(self, line, moved, goes, parts):
        words = line.split()
        if words[0] == "OpSetMeshOutputsEXT":
            return self.counted(words[1], words[2], self.zero)
        if words[0] == "OpEmitMeshTasksEXT":
            return self.counted(*words[1:4]) + ["OpReturn"]
        if words[0] in ENDS:
            return ["OpReturn"]
        operation = words[0] if words[0].startswith("Op") else words[2]
        if operation in ("OpAccessChain", "OpInBoundsAccessChain") and (words[4] in moved or words[4] in self.chains):
            self.chains.add(words[0])
            words[3] = self.pointer(words[3])
        used = [it for it in words[1 if words[0].startswith("Op") else 3:] if it in moved]
        if not used:
            return [" ".join(words)]
        variable = used[0]
        group, lines = self.at_group() if goes[variable] else (None, [])
        path = [self.zero] + [it for it in [group] if it]
        if operation in ("OpAccessChain", "OpInBoundsAccessChain") and words[4] == variable:
            return lines + [" ".join([*words[:5], *path, *words[5:]])]
        if operation in ("OpLoad", "OpStore") and len(used) == 1:
            place = self.fresh()
            chain = "%s = OpAccessChain %s %s %s" % (place, parts[variable][1], variable, " ".join(path))
            return lines + [chain, " ".join(place if it == variable else it for it in words)]
        raise Unfit("%s of what other stages see" % operation)
