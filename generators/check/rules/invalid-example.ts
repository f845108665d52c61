import { diagnostic } from "../../diagnostics/diagnostic.ts";
import type { Example } from "../../model/example.ts";
import type { Place } from "../../model/place.ts";
import type { Model } from "../../model/model.ts";
import { queryServices, resourceServices } from "../../model/queries.ts";
import type { Rule } from "../rule.ts";
import { moduleFaults } from "../values/module-faults.ts";
import { operationFaults } from "../values/operation-faults.ts";
import { pathText, pointerOf, type ValueFault } from "../values/value-fault.ts";

/** Readers copy examples, and mocks answer with them: each is one that its operation or module takes and answers. */
export const invalidExample: Rule = {
  code: "invalid-example",
  check(model, report) {
    for (const { example, faults } of examplesOf(model)) {
      const { title, places } = example;
      for (const { path, reason, suggestion } of faults) {
        const slots = { title, path: pathText(path), reason };
        report(diagnostic("invalid-example", placeOf(path, places), slots, { suggestion }));
      }
    }
  },
};

/** What is missing as a whole has no place: the nearest around it has. */
function placeOf(path: ValueFault["path"], places: Example["places"]): Place | undefined {
  return places.get(pointerOf(path)) ?? (path.length === 0 ? undefined : placeOf(path.slice(0, -1), places));
}

interface Judged {
  readonly example: Example;
  readonly faults: readonly ValueFault[];
}

function* examplesOf(model: Model): Generator<Judged> {
  for (const service of resourceServices(model)) {
    for (const resource of service.resources) {
      for (const operation of resource.operations) {
        for (const example of operation.examples) yield { example, faults: operationFaults(service, resource, operation, example) };
      }
    }
  }
  for (const service of queryServices(model)) {
    for (const module of service.modules) {
      for (const example of module.examples) yield { example, faults: moduleFaults(service, module, example) };
    }
  }
}
