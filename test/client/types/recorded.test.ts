import { expect, test } from "vitest";
import { recordedRows } from "../../support/recorded-rows.ts";
import type { Recorded } from "../support/recorded.ts";
import { refusedResults, resultOf } from "./recorded.ts";

test("recorded results are of the types of their requests", async () => {
  const results = await Promise.all(recordedRows<Recorded>("responses").map(resultOf));
  expect([...refusedResults(results).values()]).toEqual([]);
});
