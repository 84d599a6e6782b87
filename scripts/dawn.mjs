// Runs compute shaders through Dawn, the implementation of WebGPU in Chromium, as `scripts/prepare dawn` installs it.
//
//     node scripts/dawn.mjs FILE
//
// Each line of the file is a shader and what it needs, as JSON (exec-wgpu/src/dawn.rs). Prints a line for each: `ok` and what it
// wrote, or `error` and why.
import fs from 'node:fs';

const { create, globals } = await import(new URL('../target/prepare/dawn/node_modules/webgpu/index.js', import.meta.url));
Object.assign(globalThis, globals);

// Kept in a variable, because the device dies with it.
const gpu = create([]);
const adapter = await gpu.requestAdapter({});
if (!adapter) {
    console.error('error: there is no device');
    process.exit(2);
}
const device = await adapter.requestDevice({
    requiredFeatures: [...adapter.features].filter((it) => !it.startsWith('chromium')),
    requiredLimits: {
        maxStorageBuffersPerShaderStage: adapter.limits.maxStorageBuffersPerShaderStage,
        maxComputeInvocationsPerWorkgroup: adapter.limits.maxComputeInvocationsPerWorkgroup,
        maxComputeWorkgroupSizeX: adapter.limits.maxComputeWorkgroupSizeX,
        maxComputeWorkgroupStorageSize: adapter.limits.maxComputeWorkgroupStorageSize,
    },
});

// Why the device rejects what `make` makes, and what it made.
async function checked(make) {
    device.pushErrorScope('validation');
    const made = await make();
    const error = await device.popErrorScope();
    return [error?.message, made];
}

const hex = (bytes) => Buffer.from(bytes).toString('hex');

function resource(it) {
    if (it.buffer === undefined) {
        const { filter, address } = it;
        return device.createSampler({
            magFilter: filter, minFilter: filter, mipmapFilter: filter,
            addressModeU: address, addressModeV: address, addressModeW: address,
        });
    }
    const bytes = Buffer.from(it.bytes, 'hex');
    const { STORAGE, UNIFORM, COPY_SRC, COPY_DST } = GPUBufferUsage;
    const kind = it.buffer === 'uniform' ? UNIFORM : STORAGE;
    const buffer = device.createBuffer({ size: bytes.length, usage: kind | COPY_SRC | COPY_DST });
    device.queue.writeBuffer(buffer, 0, bytes);
    return { buffer };
}

async function runOne(line) {
    const { entry, groups, resources, code } = JSON.parse(line);
    const made = resources.map(resource);
    const layouts = [];
    const bound = [];
    for (let group = 0; group <= Math.max(...resources.map((it) => it.group)); group += 1) {
        const here = resources.map((it, index) => [it, made[index]]).filter(([it]) => it.group === group);
        const layout = device.createBindGroupLayout({
            entries: here.map(([it]) => ({
                binding: it.binding,
                visibility: GPUShaderStage.COMPUTE,
                ...(it.buffer === undefined ? { sampler: {} } : { buffer: { type: it.buffer } }),
            })),
        });
        layouts.push(layout);
        bound.push(device.createBindGroup({
            layout,
            entries: here.map(([it, object]) => ({ binding: it.binding, resource: object })),
        }));
    }
    const pipeline = device.createComputePipeline({
        layout: device.createPipelineLayout({ bindGroupLayouts: layouts }),
        compute: { module: device.createShaderModule({ code }), entryPoint: entry },
    });
    const commands = device.createCommandEncoder();
    const pass = commands.beginComputePass();
    pass.setPipeline(pipeline);
    bound.forEach((it, index) => pass.setBindGroup(index, it));
    pass.dispatchWorkgroups(...groups);
    pass.end();
    const reads = [];
    resources.forEach((it, index) => {
        if (it.original === undefined) return;
        const { buffer } = made[index];
        const read = device.createBuffer({ size: buffer.size, usage: GPUBufferUsage.COPY_DST | GPUBufferUsage.MAP_READ });
        commands.copyBufferToBuffer(buffer, 0, read, 0, buffer.size);
        reads.push([it.original, read]);
    });
    device.queue.submit([commands.finish()]);
    const words = [];
    for (const [original, read] of reads) {
        await read.mapAsync(GPUMapMode.READ);
        words.push(`${original}:${hex(read.getMappedRange())}`);
        read.destroy();
    }
    return words.join(' ');
}

async function run(file) {
    for (const line of fs.readFileSync(file, 'utf8').split('\n').filter(Boolean)) {
        let thrown;
        const [error, words] = await checked(() => runOne(line).catch((why) => { thrown = `${why}`; }));
        const why = error ?? thrown;
        console.log(why === undefined ? `ok ${words}` : `error ${why.replaceAll('\n', ' ')}`);
    }
}

const [file] = process.argv.slice(2);
if (file === undefined) {
    console.error('usage: node scripts/dawn.mjs FILE');
    process.exit(2);
}
await run(file);
// Dawn's threads would keep the process alive, and the device must outlive its work.
process.exit(gpu ? 0 : 1);
