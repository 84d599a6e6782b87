"""Runs shaders by our words and by DXC's with equal resources on the driver for the CPU, and compares what they write.

`scripts/ratchet real-run` is the command; `real-run`, which binds and compares, is in ../shared/tools.
"""

import collections
import concurrent.futures
import glob
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys

import as_compute

STAGES = ("cs", "ps", "vs", "gs")
# These run as compute shaders.
AS_COMPUTE = ("hs", "ds", "ms", "as", "lib")
# What does not change what a shader computes; the first would keep DXC's words from being legal.
WITHOUT = ("-fcgl", "-spirv", "-Zi", "-Vd", "-verify", "-fspv-debug")
# Seconds of processor time, of one module.
PATIENCE = 8
# Masked: it differs only where DXC's words give something else when floats are moved by some units in the last place.
PASSES = ("equal", "near", "masked")
# Somebody looked at each pair that comes to one of these, and wrote a line into tests/ratchet/real-run.settled.
WRONG = ("BAD", "INTERFACE", "DIFFERS")
# What is the tool's is not run.
WHOSE = ("dxc", "driver", "undefined", "tool")


def execution_cases(root):
    """Those of exec-tests, as cases of scripts/ratchet."""
    folder = os.path.join(root, "exec-tests", "cases")
    for path in sorted(glob.glob(os.path.join(folder, "**", "*.hlsl"), recursive=True)):
        with open(path) as text:
            given = re.search(r"(?m)^// args: (.*)", text.read())
        file = os.path.relpath(path, folder)
        yield "cases/" + file, folder, file, (given[1] if given else "-T cs_6_0 -E main").split()


def measure(cases, compiler, dxc, spirv_tools, tool, out, settled, levels):
    """Returns the ids of the cases that pass, how many there are, and those that differ although nobody says why. A case
    is (stage, id, folder, file, arguments)."""
    drivers = glob.glob("/usr/share/vulkan/icd.d/lvp_icd*.json")
    if not drivers:
        sys.exit("there is no lavapipe in /usr/share/vulkan/icd.d (package mesa-vulkan-drivers)")
    cases = [it for it in cases if it[0] in STAGES + AS_COMPUTE and settled.get(it[1]) != "tool"]
    pairs = compile_all(cases, compiler, dxc, spirv_tools, out, levels)
    pairs = [it for it in pairs if settled.get(it["id"]) != "tool"]
    # Many cases of the suites become the same words.
    lines = {tuple(map(content, line["words"].values())): line for line in reversed(pairs)}
    same = {line["id"]: lines[tuple(map(content, line["words"].values()))]["id"] for line in pairs}
    manifest, results = os.path.join(out, "manifest.jsonl"), os.path.join(out, "results.jsonl")
    with open(manifest, "w") as text:
        text.writelines(json.dumps(it) + "\n" for it in reversed(lines.values()))
    environment = dict(os.environ, VK_DRIVER_FILES=drivers[0], VK_ICD_FILENAMES=drivers[0])
    options = ["-j", str(os.cpu_count()), "--timeout", str(PATIENCE), "--seeds", "2" if levels else "1", "--out", results]
    subprocess.run([tool, *options, manifest], check=True, stdin=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=environment)
    with open(results) as text:
        found = {it["id"]: it for it in map(json.loads, text)}
    counts = collections.Counter()
    passing, unsettled = [], []
    for line in pairs:
        case = line["id"]
        each = {side: verdict(found[same[case]], side) for side in line["words"] if side != "dxc"}
        wrong = ["%s %s" % it for it in each.items() if it[1] in WRONG]
        result = next((it for it in each.values() if it in WRONG), each["ours"])
        counts[result] += 1
        if result in PASSES:
            passing.append(case)
        elif wrong and case not in settled:
            unsettled.append("%s: %s" % (case, ", ".join(wrong)))
        if case in settled and result not in WRONG:
            print("    settled, but differs no more: " + case)
    for result, count in counts.most_common():
        print("    %4d %s" % (count, result))
    for it in unsettled:
        print("    differs, and nobody says why: " + it)
    return passing, len(pairs), unsettled


def read_settled(path):
    """Whose each difference is, by id; the rest of a line says why."""
    settled = {}
    with open(path) as text:
        for line in text:
            if line.strip() and not line.startswith("#"):
                case, whose, _ = line.split(": ", 2)
                if whose not in WHOSE:
                    sys.exit("%s: %s is none of %s" % (path, whose, ", ".join(WHOSE)))
                settled[case] = whose
    return settled


def compile_all(cases, compiler, dxc, spirv_tools, out, levels):
    """Returns what real-run reads, of each program that both compile."""
    shutil.rmtree(out, ignore_errors=True)
    os.makedirs(os.path.join(out, "ours"))
    stem = lambda case: re.sub(r"[^\w.-]", "_", case)
    cases = [(stage, case, folder, file, [it for it in args if not it.startswith(WITHOUT)])
             for stage, case, folder, file, args in cases]
    batch = os.path.join(out, "batch.jsonl")
    with open(batch, "w") as text:
        for _, case, folder, file, args in cases:
            text.write(json.dumps({"id": stem(case), "args": [*args, file], "cwd": folder}) + "\n")
    subprocess.run([dxc, "--batch", batch, "--out", os.path.join(out, "dxc"), "--jobs", str(os.cpu_count())], check=True,
                   stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    def pair(it):
        """DXC's words and ours; those of a level only if they differ from the default's."""
        stage, case, folder, file, args = it
        words = {"dxc": os.path.join(out, "dxc", stem(case) + ".spv")}
        if not is_made(words["dxc"]):
            return None
        seen = set()
        for level in ("", "-O1", "-Od") if levels else ("",):
            path = os.path.join(out, "ours", stem(case) + level + ".spv")
            command = [compiler, *args, *([level] if level else []), "-spirv", "-Fo", path, file]
            try:
                subprocess.run(command, cwd=folder, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
                               stderr=subprocess.DEVNULL, timeout=60)
            except subprocess.TimeoutExpired:
                pass
            if not is_made(path):
                return None
            if content(path) not in seen:
                seen.add(content(path))
                words["ours" + level] = path
        if stage in AS_COMPUTE:
            return list(as_compute_shaders(case, words, spirv_tools))
        return [{"id": case, "stage": stage, "words": words}]

    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        return [it for found in pool.map(pair, cases) for it in found or []]


def as_compute_shaders(case, words, tools):
    """A pair for each entry point of another stage, with its name behind the case's where that is a library."""
    texts = {side: as_compute.text_of(path, tools) for side, path in words.items()}
    names = as_compute.entries(texts["dxc"])
    for name in names:
        made = {side: "%s.%s.compute.spv" % (path, name) for side, path in words.items()}
        try:
            for side, path in made.items():
                as_compute.convert(texts[side], name, path, tools)
        except as_compute.Unfit:
            continue
        yield {"id": case if len(names) == 1 else "%s@%s" % (case, name), "stage": "cs", "words": made}


def is_made(path):
    return os.path.exists(path) and os.path.getsize(path) > 0


def content(path):
    with open(path, "rb") as file:
        return hashlib.sha256(file.read()).digest()


def verdict(found, side):
    """What came out for one of our modules: over all seeds the worst."""
    if found["result"] == "skip":
        # The driver takes DXC's module only.
        if found["reason"].startswith(side + ": "):
            return "BAD"
        return "skipped: " + re.sub(r"^[\w-]+: |\d+", "", found["reason"])
    if found["result"] != "ran":
        each = found.get("each", {})
        if each.get("dxc") == "ran" and each.get(side) != "ran":
            return "BAD"
        return "skipped: %s" % found["result"]
    seeds = [it["to"][side] for it in found["seeds"]]
    if any("error" in it for it in seeds):
        return "BAD"
    if any(it["missing"] or it["extra"] for it in seeds):
        return "INTERFACE"
    for mark, name in (("differs", "DIFFERS"), ("masked", "masked"), ("near", "near")):
        if any(it[mark] for it in seeds):
            return name
    # The data of the first seed are those that every run has.
    return "equal" if found["seeds"][0]["written"] else "nothing written"
