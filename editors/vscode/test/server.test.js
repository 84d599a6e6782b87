// Drives the real server as VS Code's client does: with vscode-languageserver-protocol, on which vscode-languageclient stands.
// `HLSL_LSP` names the binary.

const assert = require("node:assert");
const { spawn } = require("node:child_process");
const fs = require("node:fs");
const os = require("node:os");
const path = require("node:path");
const test = require("node:test");
const { pathToFileURL } = require("node:url");
const protocol = require("vscode-languageserver-protocol/node");

const SHADER = `// entry: ps_6_0 main
struct Light { float3 color; float power; };
cbuffer Scene : register(b2) { Light light; };
float4 main() : SV_Target
{
    return float4(light.color * light.power, colour);
}
`;

/** Starts the server on a folder with one file. */
async function start(t, files) {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), "hlsl-vscode-"));
    for (const [name, text] of Object.entries(files)) {
        fs.writeFileSync(path.join(folder, name), text);
    }
    const binary = process.env.HLSL_LSP ?? "hlsl-lsp";
    const server = spawn(binary, [], { stdio: ["pipe", "pipe", "inherit"] });
    const connection = protocol.createProtocolConnection(
        new protocol.StreamMessageReader(server.stdout),
        new protocol.StreamMessageWriter(server.stdin),
    );
    const published = new Map();
    const waiting = [];
    connection.onNotification(protocol.PublishDiagnosticsNotification.type, (it) => {
        published.set(it.uri, it.diagnostics);
        waiting.splice(0).forEach((wake) => wake());
    });
    connection.listen();
    const uri = (name) => pathToFileURL(path.join(folder, name)).toString();
    const initialized = await connection.sendRequest(protocol.InitializeRequest.type, {
        processId: process.pid,
        rootUri: null,
        workspaceFolders: [{ uri: pathToFileURL(folder).toString(), name: "test" }],
        capabilities: { textDocument: { publishDiagnostics: { relatedInformation: true } } },
    });
    await connection.sendNotification(protocol.InitializedNotification.type, {});
    t.after(async () => {
        await connection.sendRequest(protocol.ShutdownRequest.type);
        await connection.sendNotification(protocol.ExitNotification.type);
        connection.dispose();
        fs.rmSync(folder, { recursive: true });
    });
    const diagnostics = async (name) => {
        while (!published.has(uri(name))) {
            await new Promise((wake) => waiting.push(wake));
        }
        return published.get(uri(name));
    };
    const open = (name, languageId) =>
        connection.sendNotification(protocol.DidOpenTextDocumentNotification.type, {
            textDocument: { uri: uri(name), languageId, version: 1, text: files[name] },
        });
    return { connection, initialized, uri, diagnostics, open };
}

/** The position of the `count`-th `word`, `into` characters into it. */
function at(text, word, count = 0, into = 0) {
    let index = -1;
    for (let i = 0; i <= count; i++) {
        index = text.indexOf(word, index + 1);
    }
    const before = text.slice(0, index + into).split("\n");
    return { line: before.length - 1, character: before.at(-1).length };
}

test("errors, hover, definition, completion and rename", async (t) => {
    const client = await start(t, { "sky.hlsl": SHADER });
    await client.open("sky.hlsl", "hlsl");
    const textDocument = { uri: client.uri("sky.hlsl") };
    const [error] = await client.diagnostics("sky.hlsl");
    assert.equal(error.code, "E0201");
    assert.deepEqual(error.range.start, at(SHADER, "colour"));
    const position = at(SHADER, "power", 1);
    const hover = await client.connection.sendRequest(protocol.HoverRequest.type, { textDocument, position });
    assert.match(hover.contents.value, /Offset 12, size 4/);
    const found = await client.connection.sendRequest(protocol.DefinitionRequest.type, { textDocument, position });
    assert.deepEqual(found[0].range.start, at(SHADER, "power"));
    const offered = await client.connection.sendRequest(protocol.CompletionRequest.type, {
        textDocument,
        position: at(SHADER, "light.color", 0, "light.".length),
    });
    assert.deepEqual(offered.map((it) => it.label).filter((it) => it === "color" || it === "power").sort(), ["color", "power"]);
    const edit = await client.connection.sendRequest(protocol.RenameRequest.type, {
        textDocument,
        position,
        newName: "strength",
    });
    assert.equal(edit.changes[textDocument.uri].length, 2);
});

test("HLSL in Rust", async (t) => {
    const text = 'fn f() {}\nhlsl!(r#"float4 main() : SV_Target { return nothing; }"#, ps_6_0, main);\n';
    const client = await start(t, { "main.rs": text });
    await client.open("main.rs", "rust");
    const [error] = await client.diagnostics("main.rs");
    assert.deepEqual(error.range.start, at(text, "nothing"));
});

test("the extension shows all that the server's commands return", async (t) => {
    const client = await start(t, {});
    const offered = client.initialized.capabilities.executeCommandProvider.commands;
    const contributed = require("../package.json").contributes.commands.map((it) => it.command);
    const shown = offered.filter((it) => it !== "hlsl.switch").map((it) => it.replace("hlsl.", "hlsl.show."));
    assert.deepEqual(shown.sort(), contributed.filter((it) => it.startsWith("hlsl.show.")).sort());
});
