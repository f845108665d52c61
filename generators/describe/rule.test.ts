import { describe, expect, test } from "vitest";
import type { Rule } from "../model/rules.ts";
import { rulesData, rulesProse } from "./rule.ts";

const limits = {
  limit: { minimum: 1, maximum: 500, highMaximum: 5000, place: { file: "x.yaml", start: 0, end: 0 } },
  multiple: { low: 50, high: 500, place: { file: "x.yaml", start: 0, end: 0 } },
  highRight: undefined,
  userSubtypes: [],
};
const place = { file: "x.yaml", start: 0, end: 0 };
const reference = (name: string) => ({ name, place });
const error = { code: "bad-mix", place };
const common = { when: [], unless: [], origin: { status: "decided", decision: "D-001" }, place } as const;
const prefixed = (name: string): string => `ln${name}`;

const atMostOne: Rule = {
  kind: "at-most-one-of",
  parameters: [reference("card"), reference("user")],
  error,
  ...common,
};
const needs: Rule = {
  kind: "needs",
  each: [{ kind: "given", parameter: "start", place }],
  needed: [
    { kind: "holds", parameter: "sort", values: ["time", "age"], place },
    { kind: "filled", parameter: "kind", place },
  ],
  error,
  ...common,
  unless: [{ kind: "role", role: "generator", place }],
};

describe("rules in prose", () => {
  test("have one line each, with code and decision", () => {
    expect(rulesProse([atMostOne], { limits }, prefixed)).toBe(
      "### Rules\n\n- At most one of `lncard`, `lnuser` (otherwise `bad-mix`). (decided: D-001)",
    );
  });

  test("name the circumstances first", () => {
    expect(rulesProse([needs], { limits }, prefixed)).toContain(
      "- Without use as a generator: `lnstart` only with `lnsort=time|age` or `lnkind` with a value (otherwise `bad-mix`).",
    );
  });

  test("are empty without rules", () => {
    expect([rulesProse([], { limits }, prefixed), rulesData([], prefixed)]).toEqual([undefined, undefined]);
  });
});

describe("rules as data", () => {
  test("contain the names of the output, and no places", () => {
    const data = rulesData([needs], prefixed);
    expect(JSON.parse(JSON.stringify(data))).toEqual([
      {
        kind: "needs",
        each: [{ kind: "given", parameter: "lnstart" }],
        needed: [
          { kind: "holds", parameter: "lnsort", values: ["time", "age"] },
          { kind: "filled", parameter: "lnkind" },
        ],
        error: "bad-mix",
        unless: [{ kind: "role", role: "generator" }],
        status: "decided",
        decision: "D-001",
      },
    ]);
  });
});
