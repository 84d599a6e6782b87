// Checks the English of documents with Harper (npm package `harper.js`), which `scripts/prepare grammar` installs.
//
//     node scripts/grammar.mjs [FILE...]           all Markdown files that git knows, or these
//
// scripts/prose has our own rules; this has everyone's: articles, agreement, repeated and confused words.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import * as harper from '../target/prepare/grammar/node_modules/harper.js/dist/index.js';
import { binary } from '../target/prepare/grammar/node_modules/harper.js/dist/binary.js';

// Rules that do not fit technical text, or a style that is not ours, by what they report.
const OFF = [
    'SpellCheck', // names of APIs and file formats
    'SplitWords',
    'OrthographicConsistency', // `.md`
    'MergeWords', // "12 s on"
    'SentenceCapitalization', // cells of tables, names such as wgpu
    'UseTitleCase', // headings are sentences
    'OxfordComma',
    'LongSentences', // lists of names in code
    'CompoundNouns', // "back end" is a noun
    'MassNouns', // "a binding" is one
    'Spaces', // aligned examples
    'ExpandMemoryShorthands', // MB
    'ExpandTimeShorthands', // ms
    'ExpandStandardInputAndOutput',
    'EllipsisLength', // `..`
    'UseEllipsisCharacter',
    'DisjointPrefixes', // re-exports
    'Dashes', // `--option`
    'NumericRangeEnDash',
    'CapitalizePersonalPronouns', // `file.i`
    'ExpandMinimum', // minutes
    'ExpandParameter', // DXC says "param"
    'PhrasalVerbAsCompoundNoun', // layout, builtin
    'MissingTo', // words after code
    'MissingPreposition',
];

// Parts of lines that are right nevertheless.
const EXCEPTIONS = [
    '`./test --list` has them',
    'out of date',
    'share a uint',
    'must have a uint literal',
    'a #include directive',
    'declared as a \\<attribute> shader',
    'is a HLSL 202x extension', // DXC's text
    'must be an in parameter',
    'on its left and right',
    'its limit with',
    'all that macros make of it are',
    'one of the two is missing',
    'are the same built-in',
    'cannot assign to variable',
    'converted from negative value to unsigned',
];

const listed = () => execFileSync('git', ['ls-files', '*.md'], { encoding: 'utf8' }).trim().split('\n');
const files = process.argv.length > 2 ? process.argv.slice(2) : listed();

const linter = new harper.LocalLinter({ binary, dialect: harper.Dialect.American });
await linter.setup();
const rules = await linter.getLintConfig();
for (const rule of OFF) {
    if (!(rule in rules)) throw new Error(`Harper has no rule ${rule}`);
    rules[rule] = false;
}
await linter.setLintConfig(rules);

let found = 0;
for (const file of files) {
    const text = readFileSync(file, 'utf8');
    // Its spans count characters, not UTF-16 units.
    const characters = [...text];
    for (const [rule, lints] of Object.entries(await linter.organizedLints(text, { language: 'markdown' }))) {
        for (const lint of lints) {
            const { start } = lint.span();
            const number = characters.slice(0, start).filter((it) => it === '\n').length;
            const line = text.split('\n')[number].trim();
            if (EXCEPTIONS.some((it) => line.includes(it))) continue;
            console.log(`${file}:${number + 1}: ${lint.message()} [${rule}]\n    ${line}`);
            found += 1;
        }
    }
}
console.log(`Harper: ${files.length} documents, ${found} findings`);
process.exit(found === 0 ? 0 : 1);
