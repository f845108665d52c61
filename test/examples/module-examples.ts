import type { Example } from "../../generators/model/example.ts";
import type { Module, QueryService } from "../../generators/model/query.ts";
import { queryService } from "../validators/service.ts";

export interface ModuleExample {
  readonly module: Module;
  readonly example: Example;
}

export const service: QueryService = queryService();

/** The examples of all modules of the spec. */
export const moduleExamples: readonly ModuleExample[] = service.modules.flatMap((module) =>
  module.examples.map((example) => ({ module, example })),
);

export const named: readonly (readonly [string, ModuleExample])[] = moduleExamples.map((one) => [
  `${one.module.name}: ${one.example.title}`,
  one,
]);
