import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { load, compile } from "../../generators/index.ts";
import { queryServices } from "../../generators/model/queries.ts";
import { answerJudge, findIn } from "./answer-judge.ts";
import { replayAnswers } from "./answer-replay.ts";
import { reportAnswers } from "./answer-report.ts";
import { answerRows, exchangesOf, type AnswerRow } from "./answer-row.ts";
import { tightnessOf } from "./answer-tightness.ts";
import { judgeBy, type DecodeRequest } from "./judge.ts";
import { replay } from "./replay.ts";
import { report } from "./report.ts";
import { parseRows } from "./row.ts";

const root = join(import.meta.dirname, "../..");

const help = `npm run oracle -- FILE [EXAMPLES]

Replays a file of JSON lines: recorded verdicts (with \`outcome\`) over the generated validators, or recorded answers (with \`body\`) over the
generated schemas. EXAMPLES is how many of each kind of disagreement are shown (3). The exit code is 1 where some disagree, 2 where the file
cannot be read.
`;

/** Replays what a real system said. */
export async function oracle([file, examples = "3"]: readonly string[]): Promise<void> {
  if (file === undefined || file === "--help") {
    process.stdout.write(help);
    process.exitCode = file === undefined ? 2 : 0;
    return;
  }
  if (!existsSync(file)) {
    console.error(`There is no file ${file}.`);
    process.exitCode = 2;
    return;
  }
  const index = process.env["KILN_VALIDATORS"] ?? join(root, "packages/validators/generated/query/index.js");
  const { decodeRequest } = (await import(pathToFileURL(index).href)) as { decodeRequest: DecodeRequest };
  const rows = parseRows(readFileSync(file, "utf8"));
  const answers = answerRows(rows);
  const agrees = answers === undefined ? verdicts(rows, decodeRequest, Number(examples)) : results(answers, decodeRequest, Number(examples));
  process.exitCode = agrees ? 0 : 1;
}

function verdicts(rows: ReturnType<typeof parseRows>, decodeRequest: DecodeRequest, examples: number): boolean {
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
  console.log(reportAnswers(replayed, left, tightness, examples));
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
