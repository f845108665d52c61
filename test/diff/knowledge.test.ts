import { expect, test } from "vitest";
import type { Model } from "../../generators/index.ts";
import { leavesOf } from "./perturb.ts";
import { changesBetween, modelOf, root } from "./support.ts";

/*
 * What is only known otherwise breaks nobody who calls the real system: each fact of the real spec that no document states, as if one did. The
 * value stays, or is another one. All of them at once, since none may break anything.
 */
const real = modelOf(root);

type Data = Readonly<Record<string, unknown>>;

function mapFacts(value: unknown, change: (fact: Data) => unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => mapFacts(item, change));
  if (typeof value !== "object" || value === null || value instanceof Map) return value;
  const node = Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, mapFacts(inner, change)]));
  return "status" in node && "place" in node && node["status"] !== "documented" ? change(node) : node;
}

function withFacts(change: (fact: Data) => unknown): Model {
  return { ...real, services: mapFacts(real.services, change) as Model["services"] };
}

test("the real spec has decided and unknown facts", () => {
  expect(leavesOf(real, Infinity).filter(({ pattern }) => pattern.endsWith("/decision")).length).toBeGreaterThan(100);
});

test.each([
  ["documented as it was decided", (fact: Data) => ({ ...fact, status: "documented" })],
  ["decided by another decision", (fact: Data) => ({ ...fact, decision: "D-001" })],
  ["documented as something else", (fact: Data) => ({ ...fact, status: "documented", value: other(fact["value"]) })],
])("what is %s breaks no caller", (_, change) => {
  const changes = changesBetween(real, withFacts((fact) => (fact["status"] === "decided" ? change(fact) : fact)));
  expect(changes.length).toBeGreaterThan(50);
  expect(changes.filter(({ verdicts }) => [verdicts.sends, verdicts.reads].includes("breaking")).map(({ sentence }) => sentence)).toEqual([]);
});

test("what was unknown and is decided breaks no caller", () => {
  const changes = changesBetween(real, withFacts((fact) => (fact["status"] === "unknown" ? { ...fact, status: "decided", value: "known" } : fact)));
  expect(changes.length).toBeGreaterThan(10);
  expect(new Set(changes.map(({ cause }) => cause))).toEqual(new Set(["knowledge"]));
  expect(changes.filter(({ verdicts }) => [verdicts.sends, verdicts.reads].includes("breaking"))).toEqual([]);
});

function other(value: unknown): unknown {
  if (typeof value === "string") return `${value}x`;
  if (typeof value === "number") return value + 1;
  return typeof value === "boolean" ? !value : value;
}
