import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import { closedJsonSchema } from "../../generators/emit/json-schema/emitter.ts";
import { compile, filesOf, load, type Output } from "../../generators/index.ts";
import { queryServices } from "../../generators/model/queries.ts";
import { recordedFolder } from "../support/recorded-rows.ts";
import { responseJudge, findIn } from "./response-judge.ts";
import { replayResponses } from "./response-replay.ts";
import { reportResponses } from "./response-report.ts";
import { exchangesOf, type ResponseRow } from "./response-row.ts";
import { tightnessOf } from "./response-tightness.ts";
import { judgeBy, type DecodeRequest } from "./judge.ts";
import { replay } from "./replay.ts";
import { optionalMembers } from "./optional-members.ts";
import { report } from "./report.ts";
import type { Row } from "./row.ts";
import { rowsOf } from "./rows.ts";

const root = join(import.meta.dirname, "../..");

const help = `npm run oracle [-- FILE [EXAMPLES]]

Replays a file of JSON lines over the generated code. All lines have one of these forms:
  verdicts   \`query\`, \`outcome\` (ok, warning or error), and the codes in \`errors\` and \`warnings\`: compared with the validators
  responses  \`query\` and \`body\`: checked by the JSON Schemas
In both, \`identity\` is anon or admin, and \`query\` is the query string of the request.

Without a FILE it replays those in test/fixtures/recorded. EXAMPLES is the number of examples of each kind of disagreement, and of the members
that are optional without a reason (3). For responses it reports first how tight the schemas are by the responses alone, then by the spec.
The exit code is 1 if some rows disagree, and 2 if a file cannot be read or has another form.
`;

/** The files that are replayed by default. */
const recorded = ["verdicts", "responses"].map((name) => join(recordedFolder, `${name}.jsonl`));

export async function oracle([file, examples = "3"]: readonly string[]): Promise<void> {
  if (file === "--help") {
    process.stdout.write(help);
    return;
  }
  if (!/^\d+$/.test(examples)) {
    console.error(`EXAMPLES is a number, not ${examples}.`);
    process.exitCode = 2;
    return;
  }
  const codes: number[] = [];
  for (const one of file === undefined ? recorded : [file]) codes.push(await replayFile(one, Number(examples)));
  process.exitCode = Math.max(...codes);
}

/** Replays one file, prints the result, and returns the exit code. */
async function replayFile(file: string, examples: number): Promise<number> {
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) {
    console.error(`There is no file ${file}.`);
    return 2;
  }
  const read = rowsOf(readFileSync(file, "utf8"));
  if (read.kind === "unusable") {
    console.error(
      `The file ${file} can't be replayed: ${read.reason}\nRun npm run oracle -- --help for the forms of a file.`,
    );
    return 2;
  }
  console.log(`${relative(process.cwd(), file)}:`);
  const index = process.env["KILN_VALIDATORS"] ?? join(root, "packages/validators/generated/query/index.js");
  const { decodeRequest } = (await import(pathToFileURL(index).href)) as { decodeRequest: DecodeRequest };
  const agrees =
    read.kind === "verdicts"
      ? verdicts(read.rows, decodeRequest, examples)
      : results(read.rows, decodeRequest, examples);
  return agrees ? 0 : 1;
}

function verdicts(rows: readonly Row[], decodeRequest: DecodeRequest, examples: number): boolean {
  const replayed = replay(rows, judgeBy(decodeRequest));
  console.log(report(replayed, examples));
  return replayed.disagreements.length === 0;
}

function results(rows: readonly ResponseRow[], decodeRequest: DecodeRequest, examples: number): boolean {
  const { model, outputs } = compile(load(root), [closedJsonSchema]);
  const folder = process.env["KILN_SCHEMAS"];
  const judge = responseJudge(findIn(folder === undefined ? schemasIn(outputs) : schemasBelow(folder)));
  const { exchanges, left } = exchangesOf(rows, decodeRequest);
  const replayed = replayResponses(exchanges, judge);
  const wrong = new Set(replayed.disagreements.map(({ row }) => row));
  const [service] = queryServices(model!);
  const tightness = tightnessOf(
    exchanges.filter(({ row }) => !wrong.has(row)),
    judge,
    service!,
    timesFor(exchanges.length),
  );
  console.log(reportResponses(replayed, left, { tightness, optional: optionalMembers(service!) }, examples));
  return replayed.disagreements.length === 0;
}

/** Returns the number of mutants of each kind per response. Several thousand in total are enough. */
function timesFor(responses: number): number {
  return Math.max(1, Math.min(20, Math.ceil(6000 / responses)));
}

/** Returns the closed schemas: a member that the spec does not describe is a disagreement. */
function schemasIn(outputs: readonly Output[]): readonly object[] {
  const own = [...filesOf(outputs)].filter(({ path }) => path.startsWith("packages/schemas/generated/query/"));
  return own.map(({ text }) => JSON.parse(text) as object);
}

function schemasBelow(folder: string): readonly object[] {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".json"));
  return files.map((name) => JSON.parse(readFileSync(join(folder, name), "utf8")) as object);
}
