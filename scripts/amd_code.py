"""What AMD's compiler makes of our compute shaders and of DXC's: Mesa's RADV compiles for a named chip without any device.

`scripts/ratchet amd` is the command. The driver's statistics come from `pipestats`, which is in ../shared/tools/gpu.
"""

import collections
import glob
import hashlib
import json
import os
import subprocess
import sys

SIDES = ("ours", "dxc")
CHIP = "navi31"
DRIVERS = "/usr/share/vulkan/icd.d/radeon_icd*.json"
# Machine code of at least so many bytes, of either, counts in the sums.
LARGE = 2048
# Of ours over DXC's, for a shader to pass.
MOST = 1.1
# As the driver names them: statistics of which less is better, and whether a shader passes by them.
MEASURES = {
    "Instructions": True,
    "Inverse Throughput": True,
    "Latency": False,
    "VGPRs": False,
    "SGPRs": False,
    "Scratch size": True,
    "Code size": False,
}
# A few instructions more are no reason to fail a small shader.
SLACK = {"Instructions": 8, "Inverse Throughput": 8, "Scratch size": 0}
# How often the driver is asked about a module. One shader of the suite crashes it one time in four, so that two tries lose
# it in every twentieth run.
TRIES = 8


def kernels(root):
    """The kernels of exec-tests, as cases of scripts/ratchet."""
    for path in sorted(glob.glob(os.path.join(root, "exec-tests", "kernels", "*.hlsl"))):
        name = os.path.basename(path)
        yield "kernels/" + name, os.path.dirname(path), name, ["-T", "cs_6_0", "-E", "main"]


def measure(cases, compiler, peers, tool, out):
    """Returns the ids of the cases that pass, and how many there are. A case is (id, folder, file, arguments)."""
    if not glob.glob(DRIVERS):
        sys.exit("there is no RADV in %s (package mesa-vulkan-drivers)" % DRIVERS)
    pairs = compile_pairs(cases, compiler, os.path.join(peers, "bin", "peer-dxc"), out)
    found = pipelines(tool, pairs, os.path.join(out, "results.jsonl"))
    # The driver crashes now and then, for the same module. Only one that it never takes counts as a crash.
    for _ in range(TRIES - 1):
        again = [pair for pair in pairs if any(found[pair["id"]][side]["result"] in ("crash", "timeout") for side in SIDES)]
        for case, pair in pipelines(tool, again, os.path.join(out, "again.jsonl")).items():
            for side in SIDES:
                if pair[side]["result"] == "ok":
                    found[case][side] = pair[side]
    lines = [found[case] for case in sorted(found)]
    ours = [it for it in lines if is_made(it["ours"])]
    for pair in lines:
        if is_made(pair["dxc"]) and not is_made(pair["ours"]):
            print("    the driver takes DXC's module only: " + pair["id"])
    report([it for it in ours if is_made(it["dxc"])])
    return [it["id"] for it in ours if not is_made(it["dxc"]) or not worse(it)], len(lines)


def is_made(side):
    return side["result"] == "ok"


def pipelines(tool, pairs, results):
    """What the driver makes of pairs of modules, by id."""
    if not pairs:
        return {}
    manifest = os.path.join(os.path.dirname(results), "manifest.jsonl")
    with open(manifest, "w") as lines:
        lines.writelines(json.dumps(pair) + "\n" for pair in pairs)
    driver = glob.glob(DRIVERS)[0]
    environment = dict(os.environ, RADV_FORCE_FAMILY=CHIP, VK_DRIVER_FILES=driver, VK_ICD_FILENAMES=driver,
                       MESA_SHADER_CACHE_DISABLE="true")
    subprocess.run([tool, "-j", str(os.cpu_count()), "--timeout", "60", "--out", results, manifest], check=True,
                   stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=environment)
    with open(results) as lines:
        return {line["id"]: line for line in map(json.loads, lines)}


def compile_pairs(cases, compiler, dxc, out):
    """Returns what pipestats reads, each pair of modules that both compile once."""
    cases = [(case[0].replace("/", "_").replace("#", "_").replace(" ", "_"), *case[1:]) for case in cases]
    batch = os.path.join(out, "batch.jsonl")
    with open(batch, "w") as lines:
        for case, folder, file, args in cases:
            lines.write(json.dumps({"id": case, "args": [*args, file], "cwd": folder}) + "\n")
    theirs = os.path.join(out, "dxc")
    subprocess.run([dxc, "--batch", batch, "--out", theirs, "--jobs", str(os.cpu_count())], check=True,
                   stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    ours = os.path.join(out, "ours")
    os.makedirs(ours)
    seen = set()
    pairs = []
    for case, folder, file, args in cases:
        paths = {"ours": os.path.join(ours, case + ".spv"), "dxc": os.path.join(theirs, case + ".spv")}
        command = [compiler, *args, "-spirv", "-Fo", paths["ours"], file]
        try:
            subprocess.run(command, cwd=folder, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
                           stderr=subprocess.DEVNULL, timeout=60)
        except subprocess.TimeoutExpired:
            pass
        if not all(os.path.exists(it) and os.path.getsize(it) for it in paths.values()):
            continue
        key = tuple(content(it) for it in paths.values())
        if key in seen:
            continue
        seen.add(key)
        entry = args[args.index("-E") + 1] if "-E" in args else "main"
        relative = {side: os.path.relpath(path, out) for side, path in paths.items()}
        pairs.append({"id": case, **relative, "entry": entry, "stage": "cs"})
    return pairs


def content(path):
    with open(path, "rb") as file:
        return hashlib.sha256(file.read()).digest()


def of(side, measure):
    return side["stats"].get(measure, 0)


def worse(pair):
    """By which measures ours is worse than it may be."""
    def is_worse(measure):
        ours, theirs = of(pair["ours"], measure), of(pair["dxc"], measure)
        return ours > theirs * (MOST if SLACK[measure] else 1) + SLACK[measure]
    return [it for it, counts in MEASURES.items() if counts and is_worse(it)]


def report(both):
    large = [it for it in both if max(of(it[side], "Code size") for side in SIDES) >= LARGE]
    print("    %d pairs, %d of them of at least %d bytes of code for %s; the sums of these:"
          % (len(both), len(large), LARGE, CHIP))
    print("    %-20s %12s %12s %7s" % ("", "ours", "DXC", "ratio"))
    for measure in MEASURES:
        ours, theirs = (sum(of(it[side], measure) for it in large) for side in SIDES)
        print("    %-20s %12d %12d %7s" % (measure, ours, theirs, "%.3f" % (ours / theirs) if theirs else "-"))
    reasons = collections.Counter(reason for it in both for reason in worse(it))
    for pair in both:
        for measure in worse(pair):
            ours, theirs = of(pair["ours"], measure), of(pair["dxc"], measure)
            if reasons[measure] <= 20 or pair in large:
                print("    worse: %s: %s %d, DXC's %d" % (pair["id"], measure, ours, theirs))
