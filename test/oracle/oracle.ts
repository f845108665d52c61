import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { judgeBy, type DecodeRequest } from "./judge.ts";
import { replay } from "./replay.ts";
import { report } from "./report.ts";
import { parseRows } from "./row.ts";

/** `npm run oracle -- FILE [EXAMPLES]`: replays recorded verdicts over the generated validators. The exit code is 1 where some disagree. */
export async function oracle([file, examples = "3"]: readonly string[]): Promise<void> {
  if (file === undefined) {
    console.error("usage: npm run oracle -- FILE [EXAMPLES]");
    process.exitCode = 2;
    return;
  }
  const index = process.env["KILN_VALIDATORS"] ?? join(import.meta.dirname, "../../packages/validators/generated/query/index.js");
  const { decodeRequest } = (await import(pathToFileURL(index).href)) as { decodeRequest: DecodeRequest };
  const replayed = replay(parseRows(readFileSync(file, "utf8")), judgeBy(decodeRequest));
  console.log(report(replayed, Number(examples)));
  process.exitCode = replayed.disagreements.length === 0 ? 0 : 1;
}
