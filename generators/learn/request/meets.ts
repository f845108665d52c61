import type { Test } from "../../model/rules.ts";
import type { Context } from "../judge/context.ts";

/**
 * Returns whether a request meets a test. `several` counts the names of pages, because it is unknown how many exist.
 */
export function meets(context: Context, test: Test): boolean {
  const { parameters, role } = context;
  switch (test.kind) {
    case "given":
      return parameters.get(test.parameter)?.isDefault === false;
    case "filled":
      return (parameters.get(test.parameter)?.values ?? []).some((value) => value !== "" && value !== "0");
    case "holds":
      return (parameters.get(test.parameter)?.values ?? []).some((value) => test.values.includes(value));
    case "role":
      return role === test.role;
    case "pages":
      return context.answer.pages[test.pages];
    case "all":
      return test.tests.every((one) => meets(context, one));
  }
}
