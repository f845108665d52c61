import { test } from "vitest";
import { expectAgreement } from "../oracle/agreement.ts";
import { judgeBy } from "../oracle/judge.ts";
import { replay } from "../oracle/replay.ts";
import type { Row } from "../oracle/row.ts";
import { recordedRows } from "../support/recorded-rows.ts";
import { queryValidators } from "./package.ts";

const { decodeRequest } = await queryValidators();
const rows = recordedRows<Row>("verdicts");

test("the validators say of recorded requests what the real system said", () => {
  expectAgreement(replay(rows, judgeBy(decodeRequest)));
});
