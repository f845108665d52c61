import type { Module, QueryService } from "../../model/query.ts";
import { exampleTag } from "../shared/typescript/example-tag.ts";
import { moduleCall } from "../shared/typescript/module-call.ts";

/** Calls of the client for the examples of a module, as documentation comments show them. */
export function moduleExamples(service: QueryService, module: Module): readonly `@${string}`[] {
  return module.examples.flatMap((example) => {
    const call = moduleCall(service, module, example);
    return call === undefined ? [] : [exampleTag(call, example.title)];
  });
}
