import { expect, test } from "vitest";
import { answerJudge } from "../oracle/answer-judge.ts";
import { BLIND } from "../oracle/answer-mutants.ts";
import { replayAnswers } from "../oracle/answer-replay.ts";
import { reportAnswers } from "../oracle/answer-report.ts";
import { exchangesOf, type AnswerRow } from "../oracle/answer-row.ts";
import { tightnessOf } from "../oracle/answer-tightness.ts";
import { optionalMembers } from "../oracle/optional-members.ts";
import { recordedRows } from "../support/recorded-rows.ts";
import { queryValidators } from "../validators/package.ts";
import { findSchema, service } from "./spec.ts";

const { decodeRequest } = await queryValidators();
const judge = answerJudge(findSchema);
const rows = recordedRows<AnswerRow>("responses");

test("recorded responses fit the schemas, narrowed by the request, and their mutants do not", () => {
  const { exchanges, left } = exchangesOf(rows, decodeRequest);
  const replayed = replayAnswers(exchanges, judge);
  const tightness = tightnessOf(exchanges, judge, service, 1);
  const optional = optionalMembers(service);
  const output = reportAnswers(replayed, left, { tightness, optional }, 3);
  console.log(output);
  expect(replayed.judged, output).toBe(rows.length);
  expect(replayed.disagreements, output).toEqual([]);
  const share = (wound: Parameters<typeof tightness.get>[0]): number =>
    tightness.get(wound)!.refused / tightness.get(wound)!.mutants;
  expect(share("required member dropped"), output).toBe(1);
  expect(share("member added that was not requested"), output).toBe(1);
  expect(share("made-up member added"), output).toBe(1);
  expect(share("type changed"), output).toBeGreaterThan(0.95);
  expect(share(BLIND), output).toBeGreaterThan(0.85);
});
