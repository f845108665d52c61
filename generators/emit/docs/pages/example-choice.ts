import type { Example } from "../../../model/example.ts";
import type { Module, QueryService } from "../../../model/query.ts";
import type { Operation, Resource, ResourceService } from "../../../model/resource.ts";

/* Which of the examples of a service a page shows that is about the service as a whole. */

export interface ShownModule {
  readonly module: Module;
  readonly example: Example;
}

export interface ShownOperation {
  readonly resource: Resource;
  readonly operation: Operation;
  readonly example: Example;
}

export function shownModules({ modules }: QueryService): readonly ShownModule[] {
  return modules.flatMap((module) => module.examples.map((example) => ({ module, example })));
}

export function shownOperations({ resources }: ResourceService): readonly ShownOperation[] {
  return resources.flatMap((resource) =>
    resource.operations.flatMap((operation) => operation.examples.map((example) => ({ resource, operation, example }))),
  );
}

/** The one with the shortest request and answer: the first of several. Undefined where none shows its answer. */
export function simplestOf<Shown extends { readonly example: Example }>(shown: readonly Shown[]): Shown | undefined {
  const size = ({ example: { parameters, request, response } }: Shown): number =>
    JSON.stringify([parameters, request, response]).length;
  return shown
    .filter(({ example }) => example.response !== undefined)
    .toSorted((one, other) => size(one) - size(other))[0];
}
