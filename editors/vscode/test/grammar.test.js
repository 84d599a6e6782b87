// What the grammar colors while the server has not answered yet.

const assert = require("node:assert");
const fs = require("node:fs");
const path = require("node:path");
const test = require("node:test");
const oniguruma = require("vscode-oniguruma");
const textmate = require("vscode-textmate");

const SYNTAXES = path.join(__dirname, "../syntaxes");

async function grammar(scope) {
    const wasm = fs.readFileSync(require.resolve("vscode-oniguruma/release/onig.wasm")).buffer;
    await oniguruma.loadWASM(wasm);
    const onigLib = Promise.resolve({
        createOnigScanner: (patterns) => new oniguruma.OnigScanner(patterns),
        createOnigString: (text) => new oniguruma.OnigString(text),
    });
    const files = { "source.hlsl": "hlsl.tmLanguage.json", "hlsl.in.rust": "hlsl-in-rust.tmLanguage.json" };
    const rust = { scopeName: "source.rust", patterns: [] };
    const registry = new textmate.Registry({
        onigLib,
        loadGrammar: async (name) => {
            if (name === "source.rust") {
                return rust;
            }
            const file = path.join(SYNTAXES, files[name]);
            return textmate.parseRawGrammar(fs.readFileSync(file, "utf8"), file);
        },
        getInjections: (name) => (name === "source.rust" ? ["hlsl.in.rust"] : undefined),
    });
    return registry.loadGrammar(scope);
}

/** The innermost scope of each word. */
function scopes(grammar, text) {
    const found = {};
    let state = textmate.INITIAL;
    for (const line of text.split("\n")) {
        const result = grammar.tokenizeLine(line, state);
        for (const it of result.tokens) {
            found[line.slice(it.startIndex, it.endIndex).trim()] = it.scopes.at(-1);
        }
        state = result.ruleStack;
    }
    return found;
}

test("words of the language have scopes", async () => {
    const hlsl = await grammar("source.hlsl");
    const found = scopes(hlsl, `
#include "a.hlsli"
[numthreads(8, 8, 1)]
RWTexture2D<float4> image : register(u1, space2);
float3 shade(float2 at : TEXCOORD) : SV_Target { return lerp(0x1F, 1.5h, at); } // done`);
    const expected = {
        '"a.hlsli"': "string.quoted.include.hlsl",
        numthreads: "entity.other.attribute-name.hlsl",
        RWTexture2D: "support.class.hlsl",
        u1: "constant.other.register.hlsl",
        float3: "support.type.hlsl",
        SV_Target: "variable.language.semantic.hlsl",
        return: "keyword.control.hlsl",
        lerp: "entity.name.function.hlsl",
        "0x1F": "constant.numeric.hlsl",
        "1.5h": "constant.numeric.hlsl",
        "// done": "comment.line.double-slash.hlsl",
    };
    for (const [word, scope] of Object.entries(expected)) {
        assert.equal(found[word], scope, word);
    }
});

test("raw strings of hlsl! are HLSL", async () => {
    const rust = await grammar("source.rust");
    const found = scopes(rust, 'hlsl!(r#"\nfloat4 main() { return 1; }\n"#, ps_6_0, main);\nreturn float4;');
    assert.equal(found["float4"], "support.type.hlsl");
    assert.equal(found["return float4;"], "source.rust");
});
