import type { Rule } from "../rule.ts";
import { moduleFaults } from "../values/module-faults.ts";
import { operationFaults } from "../values/operation-faults.ts";
import { reportExamples } from "../values/rule-faults.ts";

/** Examples must be valid for their operation or module, because readers copy them and mocks return them. */
export const invalidExample: Rule = {
  code: "invalid-example",
  check(model, report) {
    reportExamples(model, "invalid-example", { operation: operationFaults, module: moduleFaults }, report);
  },
};
