import { expect, test } from "vitest";
import { random, type Random } from "../../support/random.ts";
import { recordedRows } from "../../support/recorded-rows.ts";
import type { Recorded } from "../support/recorded.ts";
import { refusedResults, resultOf, type Result } from "./recorded.ts";

const rows = recordedRows<Recorded>("responses");

/** Changes a value in a result, or returns `undefined` if the change is not possible there. */
type Change = (value: unknown, random: Random) => unknown;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const changes: Readonly<Record<string, Change>> = {
  "a member that was not requested": (value) =>
    isObject(value) && Object.keys(value).length > 0 ? { ...value, notAskedFor: 1 } : undefined,
  "a value of another type": (value) =>
    typeof value === "string" ? 1.5 : typeof value === "number" || typeof value === "boolean" ? "text" : undefined,
  "a member dropped": (value, chance) => {
    if (!isObject(value) || Object.keys(value).length === 0) return undefined;
    const dropped = chance.pick(Object.keys(value));
    return Object.fromEntries(Object.entries(value).filter(([name]) => name !== dropped));
  },
};

/** Returns the result with one random change, or `undefined` if no change is possible. */
function changed({ query, value }: Result, change: Change, chance: Random): Result | undefined {
  const { continue: _, warnings, ...rest } = value as Record<string, unknown>;
  const mutants = [...everyChange(rest, change, chance)].slice(1);
  return mutants.length === 0 ? undefined : { query, value: { ...(chance.pick(mutants) as object), warnings } };
}

/** Yields the value once for each place where the change is possible, the top level first. */
function* everyChange(value: unknown, change: Change, chance: Random): Generator<unknown> {
  const own = change(value, chance);
  if (own !== undefined) yield own;
  if (Array.isArray(value))
    for (const [index, inner] of value.entries())
      for (const other of everyChange(inner, change, chance)) yield value.with(index, other);
  else if (isObject(value))
    for (const [name, inner] of Object.entries(value))
      for (const other of everyChange(inner, change, chance)) yield { ...value, [name]: other };
}

/**
 * Minimum share of changed results that the types reject. Changes to optional members, and to values and keys that are
 * data, cannot be detected.
 */
const least = { "a member that was not requested": 0.95, "a value of another type": 0.95, "a member dropped": 0.75 };

test.each(Object.entries(least))("%s is refused by the types of the request, mostly", async (name, share) => {
  const chance = random(6);
  const results = await Promise.all(rows.map(resultOf));
  const mutants = results.flatMap((result) => changed(result, changes[name]!, chance) ?? []);
  const refused = refusedResults(mutants).size;
  console.log(`${name}: ${refused} of ${mutants.length} refused`);
  expect(mutants.length).toBeGreaterThan(rows.length / 2);
  expect(refused / mutants.length).toBeGreaterThan(share);
});
