import { diagnostic } from "../../diagnostics/diagnostic.ts";
import { resourceServices } from "../../model/queries.ts";
import type { Example, Operation, Resource, ResourceService } from "../../model/resource.ts";
import { bodyFaults } from "../values/body-faults.ts";
import { typeFaults } from "../values/type-faults.ts";
import { pathText, pointerOf, type ValueFault, type ValueScope } from "../values/value-fault.ts";
import type { Rule } from "../rule.ts";

/** Readers copy examples, and mocks answer with them: each is one that its operation takes or answers. */
export const invalidExample: Rule = {
  code: "invalid-example",
  check(model, report) {
    for (const service of resourceServices(model)) {
      for (const shown of examplesOf(service)) {
        const { title, places } = shown.example;
        for (const { path, reason, suggestion } of faultsOf(service, shown)) {
          const slots = { title, path: pathText(path), reason };
          report(diagnostic("invalid-example", places.get(pointerOf(path)), slots, { suggestion }));
        }
      }
    }
  },
};

interface Shown {
  readonly resource: Resource;
  readonly operation: Operation;
  readonly example: Example;
}

function examplesOf({ resources }: ResourceService): readonly Shown[] {
  return resources.flatMap((resource) =>
    resource.operations.flatMap((operation) => operation.examples.map((example) => ({ resource, operation, example }))),
  );
}

function faultsOf(service: ResourceService, { resource, operation, example }: Shown): readonly ValueFault[] {
  const { request, response } = example;
  const scope = { service, resource };
  return [
    ...(request === undefined ? [] : requestFaults({ ...scope, side: "request" }, operation, request)),
    ...(response === undefined ? [] : responseFaults({ ...scope, side: "response" }, operation, response)),
  ];
}

function requestFaults(scope: ValueScope, { request }: Operation, value: unknown): readonly ValueFault[] {
  const path = ["request"];
  if (request === undefined) return [{ path, reason: "is a body, but the operation takes none" }];
  return request.kind === "own" ? typeFaults(scope, request.type, { value, path }) : bodyFaults(scope, request, { value, path });
}

function responseFaults(scope: ValueScope, { response }: Operation, value: unknown): readonly ValueFault[] {
  const path = ["response"];
  if (response.body === undefined) return [{ path, reason: "is a body, but the answer has none" }];
  return typeFaults(scope, response.body, { value, path });
}
