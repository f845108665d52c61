import type { Rule } from "../rule.ts";
import { moduleFaults } from "../values/module-faults.ts";
import { operationFaults } from "../values/operation-faults.ts";
import { reportExamples } from "../values/report-examples.ts";

/** Readers copy examples, and mocks answer with them: each is one that its operation or module takes and answers. */
export const invalidExample: Rule = {
  code: "invalid-example",
  check(model, report) {
    reportExamples(model, "invalid-example", { operation: operationFaults, module: moduleFaults }, report);
  },
};
