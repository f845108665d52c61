import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { judgeBy } from "../oracle/judge.ts";
import { replay, type Replay } from "../oracle/replay.ts";
import { report } from "../oracle/report.ts";
import { parseRows } from "../oracle/row.ts";
import { queryValidators } from "./package.ts";

const { decodeRequest } = await queryValidators();
const recorded = join(import.meta.dirname, "../../../shared/oracle/verdicts.jsonl");
const sample = join(import.meta.dirname, "../fixtures/verdicts.jsonl");

/** Agreement in parts of a thousand, over the rows that the parameters decide. */
function agreement({ agreed, disagreements }: Replay): number {
  return Math.floor((1000 * agreed) / (agreed + disagreements.length));
}

function replayed(file: string): Replay {
  return replay(parseRows(readFileSync(file, "utf8")), judgeBy(decodeRequest));
}

test("the real system and the validators agree on a sample", () => {
  const one = replayed(sample);
  expect(one.agreed).toBeGreaterThan(150);
  expect(agreement(one), report(one)).toBeGreaterThanOrEqual(990);
});

test.skipIf(!existsSync(recorded))("… and on all recorded requests (skipped where ../shared/oracle is not there)", () => {
  const all = replayed(recorded);
  expect(agreement(all), report(all)).toBeGreaterThanOrEqual(999);
});
