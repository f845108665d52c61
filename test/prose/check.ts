import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { parse } from "yaml";
import { command } from "../support/command.ts";
import { proseOf } from "./units.ts";

/** The checked paths. A chapter is added when its prose has been rewritten. */
const checked = readFileSync(join(import.meta.dirname, "checked.txt"), "utf8")
  .split("\n")
  .filter((line) => line !== "" && !line.startsWith("#"));

const root = join(import.meta.dirname, "../..");
const modules = join(import.meta.dirname, "node_modules");

interface Finding {
  readonly line: number;
  readonly column: number;
  readonly text: string;
}

interface Term {
  readonly avoid: string;
  readonly use: string;
  /** Files in which the term is allowed. */
  readonly except?: readonly string[];
}

type Check = (path: string, prose: string) => Promise<readonly Finding[]>;

/** Runs `npm run test:prose [FILE…]`: checks the spelling and terms of all text for people. */
export async function checkProse(paths: readonly string[]): Promise<void> {
  if (!existsSync(modules)) {
    await command("npm", ["ci", "--prefix", import.meta.dirname, "--ignore-scripts", "--no-audit", "--no-fund"]);
  }
  const checks = [await terminology(), await spelling()];
  let passed = 0;
  let failed = 0;
  for (const path of listFiles(paths.length > 0 ? paths : checked)) {
    const prose = proseOf(path, readFileSync(join(root, path), "utf8"));
    if (prose === undefined) continue;
    const findings = (await Promise.all(checks.map((check) => check(path, prose)))).flat();
    findings.sort((a, b) => a.line - b.line || a.column - b.column);
    for (const { line, column, text } of findings) console.log(`${path}:${line}:${column}: ${text}`);
    if (findings.length === 0) passed++;
    else failed++;
  }
  if (failed > 0)
    console.log("\nA name or a term that is right: put it in backticks, or add it to test/prose/words.txt.");
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}

function listFiles(paths: readonly string[]): readonly string[] {
  return execFileSync("git", ["ls-files", "--", ...paths], { cwd: root, encoding: "utf8" })
    .split("\n")
    .filter((path) => path !== "");
}

/**
 * Loads a tool that `npm ci` installs in this folder. The tools have no types here, because they are not part of the
 * repository's own install.
 */
async function tool(name: string): Promise<any> {
  return import(name);
}

async function terminology(): Promise<Check> {
  const { TextlintKernel } = await tool("@textlint/kernel");
  const { default: rule } = await tool("textlint-rule-terminology");
  const { default: plugin } = await tool("@textlint/textlint-plugin-text");
  const glossary = parse(readFileSync(join(import.meta.dirname, "glossary.yaml"), "utf8")) as readonly Term[];
  const optionsFor = (path: string): object => {
    const terms = glossary.filter(({ except = [] }) => !except.includes(path));
    return { defaultTerms: false, terms: terms.map(({ avoid, use }) => [avoid, use]) };
  };
  const kernel = new TextlintKernel();
  return async (path, prose) => {
    const { messages } = await kernel.lintText(prose, {
      filePath: path,
      ext: ".txt",
      plugins: [{ pluginId: "text", plugin: plugin.default ?? plugin }],
      rules: [{ ruleId: "terminology", rule: rule.default ?? rule, options: optionsFor(path) }],
    });
    return messages.map(({ line, column, message }: { line: number; column: number; message: string }) => ({
      line,
      column,
      text: message,
    }));
  };
}

async function spelling(): Promise<Check> {
  const { spellCheckDocument } = await tool("cspell-lib");
  const words = readFileSync(join(import.meta.dirname, "words.txt"), "utf8")
    .split("\n")
    .filter((word) => word !== "" && !word.startsWith("#"));
  const settings = {
    words,
    language: "en",
    dictionaries: ["softwareTerms", "typescript", "node", "npm", "html", "companies"],
    minWordLength: 4,
  };
  return async (path, prose) => {
    const { issues } = await spellCheckDocument(
      { uri: pathToFileURL(join(root, path)).href, text: prose, languageId: "plaintext", locale: "en" },
      { generateSuggestions: false, noConfigSearch: true },
      settings,
    );
    return issues.map(({ text, line, offset }: any) => ({
      line: prose.slice(0, offset).split("\n").length,
      column: offset - line.offset + 1,
      text: `“${text}” is not in the dictionary.`,
    }));
  };
}
