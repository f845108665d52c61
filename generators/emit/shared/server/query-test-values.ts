import { valueOr } from "../../../model/fact.ts";
import type { Parameter } from "../../../model/query.ts";
import type { Test } from "../../../model/rules.ts";
import type { Test as RuntimeTest } from "../../../../templates/runtime/query/server/results/table.ts";

/** Tests of a request as the runtime evaluates them; undefined where there are none. */
export function testValues(tests: readonly Test[]): readonly RuntimeTest[] | undefined {
  return tests.length === 0 ? undefined : tests.map(testValue);
}

/** The same as in the model, but for its place in the spec. */
function testValue(test: Test): RuntimeTest {
  if (test.kind === "all") return { kind: test.kind, tests: test.tests.map(testValue) };
  const { place: _, ...value } = test;
  return value;
}

/**
 * The defaults of parameters, each as a text: only another value than that counts as given. The runtime joins several
 * values alike.
 */
export function defaultTexts(parameters: readonly Parameter[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    parameters.flatMap(({ name, default: fact }) => {
      const value = valueOr(fact, undefined, "server-needs-one");
      return value === undefined ? [] : [[name, typeof value === "object" ? value.join("|") : String(value)]];
    }),
  );
}
