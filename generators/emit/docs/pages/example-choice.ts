import type { Module, QueryService } from "../../../model/query.ts";
import type { Operation, Resource, ResourceService } from "../../../model/resource.ts";
import { moduleExamples, operationExamples, type ShownExample } from "../examples/shown-example.ts";

/* The choice of example for pages about a service as a whole. */

export interface ShownModule {
  readonly module: Module;
  readonly example: ShownExample;
}

export interface ShownOperation {
  readonly resource: Resource;
  readonly operation: Operation;
  readonly example: ShownExample;
}

export function shownModules(service: QueryService): readonly ShownModule[] {
  return service.modules.flatMap((module) => moduleExamples(service, module).map((example) => ({ module, example })));
}

export function shownOperations(service: ResourceService): readonly ShownOperation[] {
  return service.resources.flatMap((resource) =>
    resource.operations.flatMap((operation) =>
      operationExamples(service, resource, operation).map((example) => ({ resource, operation, example })),
    ),
  );
}

/**
 * Returns the example with the shortest request and response, preferably from the spec. Returns `undefined` if no
 * example has a response.
 */
export function simplestOf<Shown extends { readonly example: ShownExample }>(
  shown: readonly Shown[],
): Shown | undefined {
  const size = ({ example: { parameters, request, response, generated } }: Shown): number =>
    JSON.stringify([parameters, request, response]).length + 100_000 * generated.length;
  return shown
    .filter(({ example }) => example.response !== undefined)
    .toSorted((one, other) => size(one) - size(other))[0];
}
