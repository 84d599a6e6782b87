// The client of hlsl-lsp: starts the server, and shows what its commands return.

import * as vscode from "vscode";
import { LanguageClient, LanguageClientOptions, ServerOptions } from "vscode-languageclient/node";

/** The texts that commands of the server return, and the language that each is shown in. */
const LANGUAGES: Record<string, string> = {
    "hlsl.preprocessed": "hlsl",
    "hlsl.ir": "plaintext",
    "hlsl.spirv": "plaintext",
    "hlsl.wgsl": "wgsl",
    "hlsl.rust": "rust",
    "hlsl.reflection": "plaintext",
};

interface Job {
    name: string;
    file: string;
    arguments: string[];
}

let client: LanguageClient | undefined;

export async function activate(context: vscode.ExtensionContext): Promise<void> {
    for (const command of Object.keys(LANGUAGES)) {
        const shown = command.replace("hlsl.", "hlsl.show.");
        register(context, shown, (uri: string) => vscode.commands.executeCommand(command, uri));
    }
    register(context, "hlsl.show.layout", (uri) => vscode.commands.executeCommand("hlsl.layout", uri));
    register(context, "hlsl.choose", (uri) => vscode.commands.executeCommand("hlsl.switch", uri));
    context.subscriptions.push(vscode.commands.registerCommand("hlsl.restart", () => client?.restart()));
    client = new LanguageClient("hlsl", "HLSL", server(), options());
    await client.start();
}

export async function deactivate(): Promise<void> {
    await client?.stop();
}

/** A command about the document in the active editor. */
function register(context: vscode.ExtensionContext, name: string, run: (uri: string) => unknown): void {
    const command = vscode.commands.registerCommand(name, () => {
        const document = vscode.window.activeTextEditor?.document;
        return document ? run(document.uri.toString()) : undefined;
    });
    context.subscriptions.push(command);
}

function server(): ServerOptions {
    const command = vscode.workspace.getConfiguration("hlsl").get<string>("server.path", "hlsl-lsp");
    return { command, args: [] };
}

function options(): LanguageClientOptions {
    return {
        documentSelector: [{ language: "hlsl" }, { language: "rust" }],
        initializationOptions: vscode.workspace.getConfiguration("hlsl"),
        synchronize: { configurationSection: "hlsl" },
        middleware: {
            executeCommand: async (command, values, next) => {
                if (command === "hlsl.switch" && values.length < 2) {
                    const chosen = await choose(await next(command, values));
                    return chosen === undefined ? undefined : next(command, [...values, chosen]);
                }
                const result: unknown = await next(command, values);
                if (typeof result === "string") {
                    await show(command, result);
                }
                return result;
            },
        },
    };
}

async function choose(jobs: unknown): Promise<string | undefined> {
    if (!Array.isArray(jobs)) {
        return undefined;
    }
    const names = (jobs as Job[]).map((it) => ({ label: it.name, description: it.file }));
    const picked = await vscode.window.showQuickPick(names, { placeHolder: "Compile the file as" });
    return picked?.label;
}

async function show(command: string, text: string): Promise<void> {
    if (command === "hlsl.layout") {
        const panel = vscode.window.createWebviewPanel("hlsl.layout", "Layouts", vscode.ViewColumn.Beside, {});
        panel.webview.html = `<!DOCTYPE html><html><body>${text}</body></html>`;
        return;
    }
    const language = LANGUAGES[command];
    if (language === undefined) {
        return;
    }
    const known = (await vscode.languages.getLanguages()).includes(language);
    const document = await vscode.workspace.openTextDocument({
        content: text,
        language: known ? language : "plaintext",
    });
    await vscode.window.showTextDocument(document, { viewColumn: vscode.ViewColumn.Beside, preview: true });
}
