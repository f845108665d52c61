import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { withoutWitness } from "./without-witness.ts";
import type { Row } from "./run.ts";

const file = join(mkdtempSync(join(tmpdir(), "kiln-rows-")), "rows.json");
execFileSync(process.execPath, [join(import.meta.dirname, "run.ts"), file], { timeout: 1_800_000 });
const rows = JSON.parse(readFileSync(file, "utf8")) as readonly Row[];
const ofRequests = rows.filter(({ witness }) => witness !== undefined && witness.response === undefined);

test("every breaking change has a witness, or a reason why none exists", () => {
  const lacking = new Set(rows.filter(({ witness }) => witness === undefined).map(({ name }) => name));
  const explained = Object.values(withoutWitness).flat();
  expect([...lacking].filter((name) => !explained.includes(name))).toEqual([]);
  expect(explained.filter((name) => !lacking.has(name))).toEqual([]);
});

test("the old server accepts the request of each witness, and the new one refuses it", () => {
  expect(ofRequests.length).toBeGreaterThan(90);
  const wrong = ofRequests.filter(({ before, after }) => !before || after);
  expect(wrong.map(({ name, before, after, witness }) => ({ name, before, after, witness }))).toEqual([]);
});

test("both servers accept the request of a witness with a response", () => {
  const ofResponses = rows.filter(({ witness }) => witness?.response !== undefined);
  expect(ofResponses.length).toBeGreaterThan(20);
  expect(ofResponses.filter(({ before, after }) => !before || !after).map(({ name }) => name)).toEqual([]);
});
