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

function sampler({ filter, address, compares }) {
    return device.createSampler({
        magFilter: filter, minFilter: filter, mipmapFilter: filter,
        addressModeU: address, addressModeV: address, addressModeW: address,
        ...(compares ? { compare: 'less-equal' } : {}),
    });
}

// What `bytes` holds is level by level, in each layer by layer, row by row.
function texture({ texture: it, bytes }) {
    const { STORAGE_BINDING, TEXTURE_BINDING, COPY_SRC, COPY_DST } = GPUTextureUsage;
    const [width, height, depth] = it.size;
    const kind = it.access === undefined ? TEXTURE_BINDING : STORAGE_BINDING;
    const made = device.createTexture({
        size: [width, height, depth * it.layers],
        dimension: it.dimension,
        mipLevelCount: it.levels,
        format: it.format,
        usage: kind | COPY_SRC | COPY_DST,
    });
    const contents = Buffer.from(bytes, 'hex');
    let offset = 0;
    for (let mipLevel = 0; mipLevel < it.levels; mipLevel += 1) {
        const [w, h, d] = it.size.map((length) => Math.max(length >> mipLevel, 1));
        const layout = { offset, bytesPerRow: w * it.texel, rowsPerImage: h };
        const slices = d * it.layers;
        const end = offset + w * h * slices * it.texel;
        if (end > contents.length) break;
        device.queue.writeTexture({ texture: made, mipLevel }, contents, layout, [w, h, slices]);
        offset = end;
    }
    return made;
}

function layoutEntry(it) {
    const common = { binding: it.binding, visibility: GPUShaderStage.COMPUTE };
    if (it.buffer !== undefined) return { ...common, buffer: { type: it.buffer } };
    if (it.texture === undefined) return { ...common, sampler: { type: it.compares ? 'comparison' : 'filtering' } };
    const { view: viewDimension, format, access, sampleType } = it.texture;
    return access === undefined
        ? { ...common, texture: { viewDimension, sampleType } }
        : { ...common, storageTexture: { viewDimension, format, access } };
}

function bindable(it, object) {
    return it.texture === undefined ? object : object.createView({ dimension: it.texture.view });
}

function resource(it) {
    if (it.texture !== undefined) return texture(it);
    if (it.buffer === undefined) return sampler(it);
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
            entries: here.map(([it]) => layoutEntry(it)),
        });
        layouts.push(layout);
        bound.push(device.createBindGroup({
            layout,
            entries: here.map(([it, object]) => ({ binding: it.binding, resource: bindable(it, object) })),
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
        const usage = GPUBufferUsage.COPY_DST | GPUBufferUsage.MAP_READ;
        if (it.texture === undefined) {
            const { buffer } = made[index];
            const read = device.createBuffer({ size: buffer.size, usage });
            commands.copyBufferToBuffer(buffer, 0, read, 0, buffer.size);
            reads.push([it.original, read]);
            return;
        }
        const [width, height, depth] = it.texture.size;
        const used = width * it.texture.texel;
        // Rows of a copy begin at multiples of 256 bytes.
        const bytesPerRow = Math.ceil(used / 256) * 256;
        const slices = depth * it.texture.layers;
        const read = device.createBuffer({ size: bytesPerRow * height * slices, usage });
        const target = { buffer: read, bytesPerRow, rowsPerImage: height };
        commands.copyTextureToBuffer({ texture: made[index] }, target, [width, height, slices]);
        reads.push([it.original, read, { used, bytesPerRow }]);
    });
    device.queue.submit([commands.finish()]);
    const words = [];
    for (const [original, read, rows] of reads) {
        await read.mapAsync(GPUMapMode.READ);
        const bytes = Buffer.from(read.getMappedRange());
        const parts = [];
        if (rows === undefined) parts.push(hex(bytes));
        else for (let at = 0; at < bytes.length; at += rows.bytesPerRow) parts.push(hex(bytes.subarray(at, at + rows.used)));
        words.push(`${original}:${parts.join('')}`);
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
