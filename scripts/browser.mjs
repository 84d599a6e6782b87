// Takes a picture of a page that draws with WebGPU, in Chromium without a window, on the CPU.
//
//     node scripts/browser.mjs PAGE PICTURE WIDTH HEIGHT
//
// The page says in its title whether it has `drawn ...` or `not drawn ...`, which fails. `scripts/prepare browser` installs Chromium.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const [page, picture, width, height] = process.argv.slice(2);
if (height === undefined) {
    console.error('usage: node scripts/browser.mjs PAGE PICTURE WIDTH HEIGHT');
    process.exit(2);
}
const SECONDS = 300;
const profile = fs.mkdtempSync(path.join(os.tmpdir(), 'browser-'));
// SwiftShader, which Chromium brings along, is the device of WebGPU and of everything that shows what it draws.
const chromium = spawn('chromium', [
    '--headless=new', '--no-sandbox', '--disable-dev-shm-usage', `--user-data-dir=${profile}`,
    '--enable-unsafe-webgpu', '--enable-features=Vulkan', '--use-vulkan=swiftshader', '--use-angle=vulkan',
    '--use-webgpu-adapter=swiftshader', '--hide-scrollbars', '--force-device-scale-factor=1', '--remote-debugging-pipe',
], { stdio: ['ignore', 'ignore', 'pipe', 'pipe', 'pipe'] });
let log = '';
chromium.stderr.on('data', (text) => { log += text; });

function leave(status, text) {
    (status === 0 ? console.log : console.error)(text);
    chromium.on('exit', () => {
        fs.rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
        process.exit(status);
    });
    chromium.kill();
}
chromium.on('error', (why) => {
    console.error(`chromium does not start: ${why.message}`);
    process.exit(2);
});

// The protocol of its developer tools: JSON, each message ends with a zero byte.
const [, , , input, output] = chromium.stdio;
const waiting = new Map();
let last = 0;
let rest = '';
output.on('data', (text) => {
    const messages = (rest + text).split('\0');
    rest = messages.pop();
    for (const { id, result, error } of messages.map((it) => JSON.parse(it))) {
        const asked = waiting.get(id);
        waiting.delete(id);
        if (asked) (error ? asked.reject(new Error(error.message)) : asked.resolve(result));
    }
});
function ask(method, params = {}, sessionId) {
    last += 1;
    input.write(`${JSON.stringify({ id: last, method, params, sessionId })}\0`);
    return new Promise((resolve, reject) => waiting.set(last, { resolve, reject }));
}

async function take() {
    const { product } = await ask('Browser.getVersion');
    const { targetId } = await ask('Target.createTarget', { url: 'about:blank' });
    const { sessionId } = await ask('Target.attachToTarget', { targetId, flatten: true });
    const size = { width: Number(width), height: Number(height), deviceScaleFactor: 1, mobile: false };
    await ask('Emulation.setDeviceMetricsOverride', size, sessionId);
    await ask('Page.navigate', { url: pathToFileURL(page).href }, sessionId);
    let title = '';
    for (const end = Date.now() + SECONDS * 1000; !/^(not )?drawn/.test(title) && Date.now() < end;) {
        await new Promise((resolve) => setTimeout(resolve, 200));
        const { result } = await ask('Runtime.evaluate', { expression: 'document.title' }, sessionId);
        title = result.value;
    }
    if (!title.startsWith('drawn')) throw new Error(`${product}: ${title}\n${log}`);
    const { data } = await ask('Page.captureScreenshot', { format: 'png' }, sessionId);
    fs.writeFileSync(picture, Buffer.from(data, 'base64'));
    return `${product}: ${title}`;
}

take().then((said) => leave(0, said), (why) => leave(1, why.message));
