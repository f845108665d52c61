import { memberAccess } from "../../codegen/typescript.ts";
import type { Module, QueryService } from "../../model/query.ts";
import { exampleTag } from "../shared/typescript/example-tag.ts";
import { clientName, moduleCall } from "../shared/typescript/module-call.ts";
import type { Operation, Resource, ResourceService } from "../../model/resource.ts";
import { exampleCall } from "../shared/typescript/example-call.ts";

/** Returns client calls for the examples of a module, for use in doc comments. */
export function moduleExamples(service: QueryService, module: Module): readonly `@${string}`[] {
  return module.examples.flatMap((example) => {
    const call = moduleCall(service, module, example);
    return call === undefined ? [] : [exampleTag(call, example.title)];
  });
}

/** Returns the first module example that calls a method of the client. The result is empty if there is none. */
export function methodExample(
  service: QueryService,
  name: string,
  modules: readonly Module[],
): readonly `@${string}`[] {
  const call = `${clientName(service)}${memberAccess(name)}(`;
  return modules
    .flatMap((module) => moduleExamples(service, module))
    .filter((example) => example.includes(call))
    .slice(0, 1);
}

/** Returns client calls for the examples of an operation, for use in doc comments. */
export function operationExamples(
  service: ResourceService,
  resource: Resource,
  operation: Operation,
): readonly `@${string}`[] {
  return exampleCalls(service, resource, operation).map(({ call, title }) => exampleTag(`await client${call};`, title));
}

interface ExampleCall {
  /** The code after the name of the client: `.things.list()`. */
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
