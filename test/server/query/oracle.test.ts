import { expect, test } from "vitest";
import { rowsOf } from "../../client/support/recorded.ts";
import { report } from "../../oracle/report.ts";
import type { Row } from "../../oracle/row.ts";
import { inProcess, silent } from "./support/ask.ts";
import { queryServer } from "./support/package.ts";
import { replayVerdicts } from "./support/replay-verdicts.ts";

const { createQueryAnswer, table } = await queryServer();
const asks = {
  anon: inProcess(createQueryAnswer(silent(table))),
  admin: inProcess(createQueryAnswer(silent(table), { caller: () => ({ name: "Admin", rights: ["apihighlimits"], groups: [] }) })),
};

const { sample, all } = rowsOf<Row>("verdicts");

test("the server says of a sample of requests what the real system said", async () => {
  const one = await replayVerdicts(sample, asks);
  expect(one.agreed).toBeGreaterThan(150);
  expect(one.disagreements.length, report(one)).toBeLessThanOrEqual(one.agreed / 100);
});

test.skipIf(all === undefined)("… and of all recorded requests (skipped where ../shared/oracle is not there)", async () => {
  const one = await replayVerdicts(all!, asks);
  console.log(report(one));
  expect(one.disagreements.length, report(one)).toBeLessThanOrEqual(one.agreed / 200);
});
