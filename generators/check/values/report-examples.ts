import { diagnostic } from "../../diagnostics/diagnostic.ts";
import type { Example } from "../../model/example.ts";
import type { Model } from "../../model/model.ts";
import type { Place } from "../../model/place.ts";
import { queryServices, resourceServices } from "../../model/queries.ts";
import type { Module, QueryService } from "../../model/query.ts";
import type { Operation, Resource, ResourceService } from "../../model/resource.ts";
import type { Report } from "../rule.ts";
import { pathText, pointerOf, type ValueFault } from "./value-fault.ts";

/** Finds faults in the examples of both kinds of service. */
export interface ExampleJudge {
  readonly operation: (
    service: ResourceService,
    resource: Resource,
    operation: Operation,
    example: Example,
  ) => readonly ValueFault[];
  readonly module: (service: QueryService, module: Module, example: Example) => readonly ValueFault[];
}

/** Reports the faults of the examples of all services, each at its value. */
export function reportExamples(
  model: Model,
  code: "invalid-example" | "inconsistent-example",
  judge: ExampleJudge,
  report: Report,
): void {
  for (const { example, faults } of examplesOf(model, judge)) {
    const { title, places } = example;
    for (const { path, reason, suggestion } of faults) {
      const slots = { title, path: pathText(path), reason };
      report(diagnostic(code, placeOf(path, places), slots, { suggestion }));
    }
  }
}

/** A missing value has no place, so the place of its nearest ancestor is used. */
function placeOf(path: ValueFault["path"], places: Example["places"]): Place | undefined {
  return places.get(pointerOf(path)) ?? (path.length === 0 ? undefined : placeOf(path.slice(0, -1), places));
}

interface Judged {
  readonly example: Example;
  readonly faults: readonly ValueFault[];
}

function* examplesOf(model: Model, judge: ExampleJudge): Generator<Judged> {
  for (const service of resourceServices(model)) {
    for (const resource of service.resources) {
      for (const operation of resource.operations) {
        for (const example of operation.examples)
          yield { example, faults: judge.operation(service, resource, operation, example) };
      }
    }
  }
  for (const service of queryServices(model)) {
    for (const module of service.modules) {
      for (const example of module.examples) yield { example, faults: judge.module(service, module, example) };
    }
  }
}
