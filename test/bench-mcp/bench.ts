import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import MiniSearch from "minisearch";
import { createRanking } from "../../templates/runtime/build/mcp/search.js";
import type { Entry, ProjectTable } from "../../templates/runtime/mcp/table.ts";
import { stem, wordsOf } from "../../templates/runtime/build/mcp/search.js";
import { heldOutQuestions } from "../mcp/held-out-questions.ts";
import { questions, type Question } from "../mcp/questions.ts";
import { rootFolder } from "../support/emit.ts";
import { importGenerated } from "../support/generated-project.ts";

const { project } = await importGenerated<{ readonly project: ProjectTable }>(rootFolder, "mcp/generated/project.js");
const entries = project.services.flatMap((service) => service.entries);

/**
 * Prints the measurements behind the design of the MCP server: search quality, token counts of its texts, and startup
 * time.
 */
export async function benchMcp(): Promise<void> {
  for (const line of [
    ...searchRows("questions", questions),
    "",
    ...searchRows("questions that the search was not tuned on", heldOutQuestions),
    "",
    ...(await tokenRows()),
    "",
    ...(await startRows()),
  ])
    console.log(line);
}

type Find = (question: string) => readonly string[];

function searchRows(title: string, asked: readonly Question[]): readonly string[] {
  const rank = createRanking(entries);
  const finds: Readonly<Record<string, Find>> = {
    "our own": (question) => rank(question).map(({ name }) => name),
    "minisearch, prefixes and misspelt words": miniSearch({
      searchOptions: { boost: { title: 4, summary: 2 }, prefix: true, fuzzy: 0.2 },
    }),
    "minisearch with our words": miniSearch({
      tokenize: (text: string) => [...wordsOf(text)],
      processTerm: stem,
      searchOptions: { boost: { title: 4, summary: 2 }, prefix: (term: string) => term.length > 2 },
    }),
  };
  const head = `| ${asked.length} ${title} | first | in 3 | in 8 |`;
  return [
    head,
    "|---|---|---|---|",
    ...Object.entries(finds).map(([name, find]) => {
      const places = asked.map(([question, ...answers]) =>
        find(question).findIndex((found) => answers.includes(found)),
      );
      const within = (most: number): number => places.filter((place) => place >= 0 && place < most).length;
      return `| ${name} | ${within(1)} | ${within(3)} | ${within(8)} |`;
    }),
  ];
}

function miniSearch(options: object): Find {
  const index = new MiniSearch<Entry & { readonly title: string }>({
    idField: "name",
    fields: ["title", "summary", "words"],
    ...options,
  });
  index.addAll(entries.map((entry) => ({ ...entry, title: entry.name })));
  return (question) => index.search(question).map(({ id }) => id as string);
}

/** Compares the sizes of `describe` texts with the JSON Schemas of the same requests. */
async function tokenRows(): Promise<readonly string[]> {
  const rows = await Promise.all(
    entries
      .filter(({ kind }) => kind === "operation" || kind === "module")
      .map(async ({ name, file }) => {
        const [service, own] = name.split(".") as [string, string];
        const text = (await file()).details[name]!.text.length;
        return { name, text, schema: schemasOf(service, own) };
      }),
  );
  const sum = (key: "text" | "schema"): number => rows.reduce((all, row) => all + row[key], 0);
  const tokens = (characters: number): string => Math.round(characters / 4).toLocaleString("en");
  const most = (key: "text" | "schema"): number => Math.max(...rows.map((row) => row[key]));
  return [
    "| tokens (characters / 4) | together | the longest |",
    "|---|---|---|",
    `| output of describe: arguments, rules, response, errors, an example | ${tokens(sum("text"))} | ${tokens(most("text"))} |`,
    `| JSON Schemas of the arguments alone | ${tokens(sum("schema"))} | ${tokens(most("schema"))} |`,
  ];
}

/** Returns the size of the schemas that a request needs, without spaces. */
function schemasOf(service: string, name: string): number {
  const folder = join(rootFolder, "packages/schemas/generated", service);
  const files = ["modules", "parameters", "requests", "headers"].map((kind) => join(folder, kind, `${name}.json`));
  return files
    .filter((file) => statSync(file, { throwIfNoEntry: false }) !== undefined)
    .reduce((all, file) => all + JSON.stringify(JSON.parse(readFileSync(file, "utf8"))).length, 0);
}

const starts = 5;

async function startRows(): Promise<readonly string[]> {
  const times: number[] = [];
  for (let index = 0; index < starts; index++) times.push(await startTime());
  const folder = join(rootFolder, "packages/mcp/generated");
  const bytes = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((file) => statSync(join(folder, file)))
    .filter((file) => file.isFile())
    .reduce((all, { size }) => all + size, 0);
  return [
    `Start until the response to initialize: ${Math.round(times.toSorted((a, b) => a - b)[Math.floor(starts / 2)]!)} ms, the middle of ${starts}`,
    `Files of the package: ${Math.round(bytes / 1000).toLocaleString("en")} kB`,
  ];
}

async function startTime(): Promise<number> {
  const start = performance.now();
  const child = spawn(process.execPath, [join(rootFolder, "packages/mcp/bin/kiln-mcp.js")], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  const params = { protocolVersion: "2025-06-18", capabilities: {}, clientInfo: { name: "bench", version: "1.0.0" } };
  child.stdin.write(`${JSON.stringify({ jsonrpc: "2.0", id: 1, method: "initialize", params })}\n`);
  await once(child.stdout, "data");
  const time = performance.now() - start;
  child.stdin.end();
  await once(child, "close");
  return time;
}
