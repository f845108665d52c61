import type { Operation, Resource, ResourceService } from "../../model/resource.ts";
import { exampleTag } from "../shared/typescript/example-tag.ts";
import { exampleCall } from "../shared/typescript/example-call.ts";

/** Calls of the client for the examples of an operation, as documentation comments show them. */
export function operationExamples(
  service: ResourceService,
  resource: Resource,
  operation: Operation,
): readonly `@${string}`[] {
  return exampleCalls(service, resource, operation).map(({ call, title }) => exampleTag(`await client${call};`, title));
}

interface ExampleCall {
  /** What stands behind the client: `.things.list()`. */
  readonly call: string;
  readonly title: string;
}

export function exampleCalls(
  service: ResourceService,
  resource: Resource,
  operation: Operation,
): readonly ExampleCall[] {
  return operation.examples.flatMap((example) => {
    const call = exampleCall(service, resource, operation, example);
    return call === undefined ? [] : [{ call, title: example.title }];
  });
}
