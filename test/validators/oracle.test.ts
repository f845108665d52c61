import { test } from "vitest";
import { expectAgreement } from "../oracle/agreement.ts";
import { judgeBy } from "../oracle/judge.ts";
import { replay } from "../oracle/replay.ts";
import type { Row } from "../oracle/row.ts";
import { recordedRows } from "../support/recorded-rows.ts";
import { queryValidators } from "./package.ts";

const { decodeRequest } = await queryValidators();
const rows = recordedRows<Row>("verdicts");

test("the validators give the same verdicts on recorded requests as the real system", () => {
  expectAgreement(replay(rows, judgeBy(decodeRequest)));
});
