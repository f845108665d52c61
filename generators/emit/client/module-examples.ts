import { memberAccess } from "../../codegen/typescript.ts";
import type { Module, QueryService } from "../../model/query.ts";
import { exampleTag } from "../shared/typescript/example-tag.ts";
import { clientName, moduleCall } from "../shared/typescript/module-call.ts";

/** Calls of the client for the examples of a module, as documentation comments show them. */
export function moduleExamples(service: QueryService, module: Module): readonly `@${string}`[] {
  return module.examples.flatMap((example) => {
    const call = moduleCall(service, module, example);
    return call === undefined ? [] : [exampleTag(call, example.title)];
  });
}

/** The first example of the modules that calls a method of the client; empty where no example does. */
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
