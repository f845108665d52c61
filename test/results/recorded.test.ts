import { expect, test } from "vitest";
import { responseJudge } from "../oracle/response-judge.ts";
import { BLIND } from "../oracle/response-mutants.ts";
import { replayResponses } from "../oracle/response-replay.ts";
import { reportResponses } from "../oracle/response-report.ts";
import { exchangesOf, type ResponseRow } from "../oracle/response-row.ts";
import { tightnessOf } from "../oracle/response-tightness.ts";
import { optionalMembers } from "../oracle/optional-members.ts";
import { recordedRows } from "../support/recorded-rows.ts";
import { queryValidators } from "../validators/package.ts";
import { findSchema, service } from "./spec.ts";

const { decodeRequest } = await queryValidators();
const judge = responseJudge(findSchema);
const rows = recordedRows<ResponseRow>("responses");

test("recorded responses fit the schemas, narrowed by the request, and their mutants do not", () => {
  const { exchanges, left } = exchangesOf(rows, decodeRequest);
  const replayed = replayResponses(exchanges, judge);
  const tightness = tightnessOf(exchanges, judge, service, 1);
  const optional = optionalMembers(service);
  const output = reportResponses(replayed, left, { tightness, optional }, 3);
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
