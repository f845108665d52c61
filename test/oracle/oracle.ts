import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import { load, compile } from "../../generators/index.ts";
import { queryServices } from "../../generators/model/queries.ts";
import { jsonLines, recordedFolder } from "../support/recorded-rows.ts";
import { answerJudge, findIn } from "./answer-judge.ts";
import { replayAnswers } from "./answer-replay.ts";
import { reportAnswers } from "./answer-report.ts";
import { answerRows, exchangesOf, type AnswerRow } from "./answer-row.ts";
import { tightnessOf } from "./answer-tightness.ts";
import { judgeBy, type DecodeRequest } from "./judge.ts";
import { replay } from "./replay.ts";
import { optionalMembers } from "./optional-members.ts";
import { report } from "./report.ts";
import type { Row } from "./row.ts";

const root = join(import.meta.dirname, "../..");

const help = `npm run oracle [-- FILE [EXAMPLES]]

Replays a file of JSON lines: recorded verdicts (with \`outcome\`) over the generated validators, or recorded answers (with \`body\`) over the
generated schemas. Without a FILE it replays those in test/fixtures/recorded. EXAMPLES is how many of each kind of disagreement, and of the members that are optional without
a reason, are shown (3). Of answers it says first how tight the schemas are by the answers alone, then by the spec.
The exit code is 1 where some disagree, 2 where a file cannot be read or has no rows.
`;

/** What is replayed without a file. */
const recorded = ["verdicts", "responses"].map((name) => join(recordedFolder, `${name}.jsonl`));

/** Replays the verdicts of a real system. */
export async function oracle([file, examples = "3"]: readonly string[]): Promise<void> {
  if (file === "--help") {
    process.stdout.write(help);
    return;
  }
  const codes: number[] = [];
  for (const one of file === undefined ? recorded : [file]) codes.push(await replayFile(one, Number(examples)));
  process.exitCode = Math.max(...codes);
}

/** Replays one file, and says how it went: the exit code. */
async function replayFile(file: string, examples: number): Promise<number> {
  if (!existsSync(file)) {
    console.error(`There is no file ${file}.`);
    return 2;
  }
  const rows = jsonLines<Row>(readFileSync(file, "utf8"));
  if (rows.length === 0) {
    console.error(`The file ${file} has no rows.`);
    return 2;
  }
  console.log(`${relative(process.cwd(), file)}:`);
  const index = process.env["KILN_VALIDATORS"] ?? join(root, "packages/validators/generated/query/index.js");
  const { decodeRequest } = (await import(pathToFileURL(index).href)) as { decodeRequest: DecodeRequest };
  const answers = answerRows(rows);
  const agrees = answers === undefined ? verdicts(rows, decodeRequest, examples) : results(answers, decodeRequest, examples);
  return agrees ? 0 : 1;
}

function verdicts(rows: readonly Row[], decodeRequest: DecodeRequest, examples: number): boolean {
  const replayed = replay(rows, judgeBy(decodeRequest));
  console.log(report(replayed, examples));
  return replayed.disagreements.length === 0;
}

function results(rows: readonly AnswerRow[], decodeRequest: DecodeRequest, examples: number): boolean {
  const judge = answerJudge(findIn(schemasBelow(process.env["KILN_SCHEMAS"] ?? join(root, "packages/schemas/generated/query"))));
  const { exchanges, left } = exchangesOf(rows, decodeRequest);
  const replayed = replayAnswers(exchanges, judge);
  const wrong = new Set(replayed.disagreements.map(({ row }) => row));
  const [service] = queryServices(compile(load(root), []).model!);
  const tightness = tightnessOf(exchanges.filter(({ row }) => !wrong.has(row)), judge, service!, timesFor(exchanges.length));
  console.log(reportAnswers(replayed, left, { tightness, optional: optionalMembers(service!) }, examples));
  return replayed.disagreements.length === 0;
}

/** How often each answer is wounded in each way: some thousand mutants are enough. */
function timesFor(answers: number): number {
  return Math.max(1, Math.min(20, Math.ceil(6000 / answers)));
}

function schemasBelow(folder: string): readonly object[] {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".json"));
  return files.map((name) => JSON.parse(readFileSync(join(folder, name), "utf8")) as object);
}
