import { knownValue } from "../../model/fact.ts";
import type { Parameter } from "../../model/query.ts";
import type { Test } from "../../model/rules.ts";
import { quote } from "../../codegen/unsafe.ts";
import { propertyKey, stringLiteral } from "../../codegen/typescript.ts";
import { listOf, object, type Code } from "./query-paraminfo.ts";

/** Tests of a request as the runtime evaluates them; undefined where there are none. */
export function testsCode(tests: readonly Test[]): Code | undefined {
  return tests.length === 0 ? undefined : `[${tests.map(testCode).join(", ")}]`;
}

function testCode(test: Test): Code {
  const kind = stringLiteral(test.kind);
  switch (test.kind) {
    case "given":
    case "filled":
      return object({ kind, parameter: stringLiteral(test.parameter) });
    case "holds":
      return object({ kind, parameter: stringLiteral(test.parameter), values: listOf(test.values) });
    case "pages":
      return object({ kind, pages: stringLiteral(test.pages) });
    case "role":
      return object({ kind, role: stringLiteral(test.role) });
    case "all":
      return object({ kind, tests: testsCode(test.tests) ?? "[]" });
  }
}

/** The defaults of parameters, each as a text: only another value than that counts as given. The runtime joins several values alike. */
export function usualTexts(parameters: readonly Parameter[]): Code {
  const entries = parameters.flatMap(({ name, default: fact }): readonly string[] => {
    const value = knownValue(fact);
    if (value === undefined) return [];
    return [`${propertyKey(name)}: ${quote(typeof value === "object" ? value.join("|") : String(value))}`];
  });
  return entries.length === 0 ? "{}" : `{ ${entries.join(", ")} }`;
}
