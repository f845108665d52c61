import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { compiledAudiences, type CompiledAudience } from "../../../generators/diff/prove/proof.ts";
import { casesFolder } from "../../support/base.ts";
import { differences } from "./differences.ts";
import { classOfCase } from "../support.ts";
import { provedCase } from "./support.ts";

/*
 * Compares the TypeScript verdicts of the classes with the compiler's results for every case of `test/cases/diff`. If
 * they differ, the class cannot be more precise: `differences.ts` has the reason.
 */
const cases = readdirSync(join(casesFolder, "diff"));

test.each(cases)("%s", (name) => {
  const own = provedCase(name)
    .filter(({ judged }) => judged.id === classOfCase(name))
    .flatMap((one) => compiledAudiences.flatMap((audience) => differing(one, audience)));
  const lines = [...new Set(own.map((line) => `${name} ${line}`))];
  expect(lines).toEqual(Object.keys(differences).filter((line) => line.startsWith(`${name} `)));
});

test("each difference is of a case", () => {
  expect(Object.keys(differences).filter((line) => !cases.includes(line.split(" ")[0]!))).toEqual([]);
});

/** Describes a difference, such as “serves breaking → risk”, or reports that the verdict is not proved. */
function differing(
  { judged, proved }: ReturnType<typeof provedCase>[number],
  audience: CompiledAudience,
): readonly string[] {
  const [table, verdict] = [judged.verdicts[audience], proved.verdicts[audience]];
  if (proved.proof?.[audience].proved === "unproved") return [`${audience} ${table} → unproved`];
  return table === verdict ? [] : [`${audience} ${table} → ${verdict}`];
}
