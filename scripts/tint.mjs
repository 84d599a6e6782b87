// Validates WGSL with Tint, Chromium's compiler, by the npm package `webgpu` (Dawn for Node); see scripts/tint.
//
//     node scripts/tint.mjs AT_LEAST PATH...       files, or folders of .wgsl files; fails if there are not so many
//
// Prints each error with its line. The device has every feature of its adapter.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { create } from '../target/prepare/dawn/node_modules/webgpu/index.js';

const [atLeast, ...paths] = process.argv.slice(2);
const inside = (folder) => readdirSync(folder).filter((it) => it.endsWith('.wgsl')).sort().map((it) => join(folder, it));
const files = paths.flatMap((it) => (statSync(it).isDirectory() ? inside(it) : [it]));

const gpu = create([]);
const adapter = await gpu.requestAdapter();
if (!adapter) {
    console.error('Dawn finds no adapter; `scripts/prepare vulkan` installs a driver for the CPU');
    process.exit(2);
}
const device = await adapter.requestDevice({ requiredFeatures: [...adapter.features] });

let refused = 0;
for (const file of files) {
    const code = readFileSync(file, 'utf8');
    device.pushErrorScope('validation');
    const { messages } = await device.createShaderModule({ code }).getCompilationInfo();
    const invalid = await device.popErrorScope();
    const errors = messages.filter((it) => it.type === 'error');
    if (invalid && errors.length === 0) errors.push({ lineNum: 0, message: invalid.message });
    if (errors.length > 0) {
        refused += 1;
        console.log(file);
    }
    for (const { lineNum, message } of errors) {
        console.log(`    ${lineNum}: ${message}\n        ${(code.split('\n')[lineNum - 1] ?? '').trim()}`);
    }
}
console.log(`Tint: ${files.length - refused} texts are valid, ${refused} are not (${adapter.info.description})`);
if (files.length < Number(atLeast)) console.log(`at least ${atLeast} were expected`);
// Dawn's threads keep the process alive, and the device must outlive its work.
process.exit(refused > 0 || files.length < Number(atLeast) || !gpu ? 1 : 0);
