#!/usr/bin/python3
"""Steps through one thread of the compute shaders in a RenderDoc capture and prints as JSON what a person would see.

    step.py CAPTURE.rdc [--group X,Y,Z] [--thread X,Y,Z]

Prints a list with an object for each dispatch:

    debuggable  whether RenderDoc can step through the shader; `reason` says why not
    files       the names of its source files
    visits      what happened, a visit to a line at a time: `file`, `line`, `callstack`, and `values`

A visit ends when another line or function comes; its values are those that the variables in view have by then. They are
leaves: `light.color.x`, `weights[2]`, `transform.row1.y`. Floating-point numbers are given with their bits (`0x3f800000 1`).
A variable that RenderDoc shows without a value is `null`; one that holds what RenderDoc fills memory with, as nothing has
been written there yet, is `undefined`.

RenderDoc's module exists for /usr/bin/python3 only; `scripts/prepare renderdoc` installs it. Its log goes to stderr.
"""

import argparse
import bisect
import json
import struct
import sys

import renderdoc as rd

LETTERS = "xyzw"
# What RenderDoc fills variables with before the shader writes them.
UNWRITTEN = 0xCC
# Where the bits of a number are in a register's value, and the formats in `struct` of its bits and of itself.
KINDS = {
    rd.VarType.Float: ("u32v", "I", "f"),
    rd.VarType.Half: ("u16v", "H", "e"),
    rd.VarType.Double: ("u64v", "Q", "d"),
    rd.VarType.Bool: ("u32v", "I", "I"),
    rd.VarType.SInt: ("u32v", "I", "i"),
    rd.VarType.UInt: ("u32v", "I", "I"),
    rd.VarType.SShort: ("u16v", "H", "h"),
    rd.VarType.UShort: ("u16v", "H", "H"),
    rd.VarType.SLong: ("u64v", "Q", "q"),
    rd.VarType.ULong: ("u64v", "Q", "Q"),
    rd.VarType.SByte: ("u8v", "B", "b"),
    rd.VarType.UByte: ("u8v", "B", "B"),
}


def actions(tree):
    for action in tree:
        yield action
        yield from actions(action.children)


def number(variable, component):
    """A component of a register, as text."""
    if variable.type not in KINDS:
        return "a resource or an address"
    bits_array, bits_format, number_format = KINDS[variable.type]
    bits = struct.pack(bits_format, getattr(variable.value, bits_array)[component])
    if set(bits) == {UNWRITTEN}:
        return "undefined"
    (value,) = struct.unpack(number_format, bits)
    if variable.type == rd.VarType.Bool:
        return "true" if value else "false"
    if number_format in "fed":
        digits = {"e": 5, "f": 9, "d": 17}[number_format]
        return "0x%s %.*g" % (bits[::-1].hex(), digits, value)
    return str(value)


def component_name(name, rows, columns, index):
    if rows * columns == 1:
        return name
    letter = LETTERS[index % columns] if columns <= 4 else "[%d]" % (index % columns)
    return "%s.%s" % (name, letter) if rows == 1 else "%s.row%d.%s" % (name, index // columns, letter)


def leaves(name, variable, found):
    """Adds all numbers in a register, by the names that source would have for them."""
    if variable.members:
        # RenderDoc gives all members of a constant the same name.
        has_names = len({it.name for it in variable.members}) == len(variable.members)
        for index, member in enumerate(variable.members):
            own_name = member.name if has_names else "[%d]" % index
            leaves(name + (own_name if own_name.startswith("[") else "." + own_name), member, found)
        return
    for index in range(max(variable.rows, 1) * max(variable.columns, 1)):
        found[component_name(name, max(variable.rows, 1), max(variable.columns, 1), index)] = number(variable, index)


def parts(name):
    """`_12.color[3]` is `_12`, `color`, `[3]`."""
    return name.replace("[", ".[").split(".")


class View:
    """The registers of a thread, and the source's variables in them."""

    def __init__(self, inputs):
        self.registers = {it.name: it for it in inputs}
        # Those that the last instruction has taken away: a call hides the caller's, and a return the function's own.
        self.removed = {}

    def change(self, changes):
        self.removed = {}
        for change in changes:
            if change.after.name:
                self.registers[change.after.name] = change.after
            elif change.before.name in self.registers:
                self.removed[change.before.name] = self.registers.pop(change.before.name)

    def register(self, name):
        first, *rest = parts(name)
        variable = self.registers.get(first, self.removed.get(first))
        for part in rest:
            variable = variable and next((it for it in variable.members if it.name == part), None)
        return variable

    def values(self, mappings):
        found = {}
        for mapping in mappings:
            registers = [(self.register(it.name), it.component) for it in mapping.variables]
            if len(registers) == 1 and registers[0][0] is not None and registers[0][0].members:
                leaves(mapping.name, registers[0][0], found)
                continue
            rows, columns = max(mapping.rows, 1), max(mapping.columns, 1)
            if rows * columns != len(registers):
                rows, columns = 1, max(len(registers), 1)
            for index, (variable, component) in enumerate(registers):
                value = None if variable is None else number(variable, component)
                found[component_name(mapping.name, rows, columns, index)] = value
        return found


def visits(replay, trace, files):
    """The visits to lines, in order."""
    starts = [it.instruction for it in trace.instInfo]
    # Of what is there in all of the shader, variables; inputs and resources have windows of their own.
    everywhere = [it for it in trace.sourceVars if all(v.type == rd.DebugVariableType.Variable for v in it.variables)]
    view = View(trace.inputs)
    done = []
    # The visit that goes on, and whether the instruction before was one of its.
    current, is_inside = None, False

    def close(callstack=None, shown=()):
        """Ends the current visit; `shown` is in view with the line that comes next."""
        if current is not None:
            # A variable that the line declares may come into view with the next line only.
            if callstack == current["callstack"]:
                for name, value in view.values(shown).items():
                    current["values"].setdefault(name, value)
            del current["mappings"]
            done.append(current)

    while True:
        states = replay.ContinueDebug(trace.debugger)
        if not states:
            break
        for state in states:
            view.change(state.changes)
            info = trace.instInfo[max(bisect.bisect_right(starts, state.nextInstruction) - 1, 0)]
            line, index = info.lineInfo.lineStart, info.lineInfo.fileIndex
            callstack = list(state.callstack)
            # Instructions without a scope, such as phis and branches, are of no line.
            has_line = line != 0 and 0 <= index < len(files)
            place = {"file": files[index], "line": line, "callstack": callstack} if has_line else None
            is_same = has_line and current is not None and all(current[key] == place[key] for key in place)
            if is_inside and not is_same:
                current["values"] = view.values(current["mappings"])
            is_inside = has_line
            if not has_line:
                continue
            mappings = everywhere + list(info.sourceVars)
            if not is_same:
                close(callstack, mappings)
                current = {**place, "values": {}}
            current["mappings"] = mappings
    if is_inside:
        current["values"] = view.values(current["mappings"])
    close()
    return done


def step(replay, group, thread):
    found = []
    for action in actions(replay.GetRootActions()):
        if not action.flags & rd.ActionFlags.Dispatch:
            continue
        replay.SetFrameEvent(action.eventId, True)
        reflection = replay.GetPipelineState().GetShaderReflection(rd.ShaderStage.Compute)
        info = reflection.debugInfo
        files = [it.filename for it in info.files]
        result = {"debuggable": bool(info.debuggable), "reason": info.debugStatus, "files": files, "visits": []}
        if info.debuggable:
            trace = replay.DebugThread(group, thread)
            if trace is None or trace.debugger is None:
                result.update(debuggable=False, reason="RenderDoc does not start its debugger")
            else:
                result["visits"] = visits(replay, trace, files)
            if trace is not None:
                replay.FreeTrace(trace)
        found.append(result)
    return found


def place(text):
    numbers = tuple(int(it) for it in text.split(","))
    if len(numbers) != 3:
        raise argparse.ArgumentTypeError("needs three numbers, such as 0,0,0")
    return numbers


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("capture", metavar="CAPTURE.rdc")
    parser.add_argument("--group", type=place, default=(0, 0, 0), metavar="X,Y,Z")
    parser.add_argument("--thread", type=place, default=(0, 0, 0), metavar="X,Y,Z")
    options = parser.parse_args()
    rd.InitialiseReplay(rd.GlobalEnvironment(), [])
    file = rd.OpenCaptureFile()
    try:
        result = file.OpenFile(options.capture, "", None)
        if result != rd.ResultCode.Succeeded:
            sys.exit("cannot open %s: %s" % (options.capture, result))
        result, replay = file.OpenCapture(rd.ReplayOptions(), None)
        if result != rd.ResultCode.Succeeded:
            sys.exit("cannot replay %s: %s" % (options.capture, result))
        found = step(replay, options.group, options.thread)
        replay.Shutdown()
    finally:
        file.Shutdown()
    json.dump(found, sys.stdout)
    sys.stdout.flush()
    rd.ShutdownReplay()


main()
