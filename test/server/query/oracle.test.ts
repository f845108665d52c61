import { test } from "vitest";
import { expectAgreement } from "../../oracle/agreement.ts";
import { report } from "../../oracle/report.ts";
import type { Row } from "../../oracle/row.ts";
import { recordedRows } from "../../support/recorded-rows.ts";
import { inProcess, silent } from "./support/ask.ts";
import { queryServer } from "./support/package.ts";
import { replayVerdicts } from "./support/replay-verdicts.ts";

const { createQueryAnswer, table } = await queryServer();
const asks = {
  anon: inProcess(createQueryAnswer(silent(table))),
  admin: inProcess(
    createQueryAnswer(silent(table), { caller: () => ({ name: "Admin", rights: ["apihighlimits"], groups: [] }) }),
  ),
};

test("the server gives the same verdicts on recorded requests as the real system", async () => {
  const one = await replayVerdicts(recordedRows<Row>("verdicts"), asks);
  console.log(report(one));
  expectAgreement(one);
});
