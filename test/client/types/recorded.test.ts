import { expect, test } from "vitest";
import { rowsOf, type Recorded } from "../support/recorded.ts";
import { refusedResults, resultOf } from "./recorded.ts";

const { sample, all } = rowsOf<Recorded>("responses");

const faults = async (rows: readonly Recorded[]): Promise<readonly string[]> => [...refusedResults(await Promise.all(rows.map(resultOf))).values()];

test("recorded results are of the types of their requests, in a sample", async () => expect(await faults(sample)).toEqual([]));

test.skipIf(all === undefined)("… and all that are recorded (skipped where ../shared/oracle is not there)", async () => expect(await faults(all!)).toEqual([]));
