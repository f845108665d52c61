import { diagnostic } from "../../diagnostics/diagnostic.ts";
import type { Model } from "../../model/model.ts";
import { operationsOf } from "../../model/operations.ts";
import { queryServices, resourceServices } from "../../model/queries.ts";
import { ownParametersOf } from "../known.ts";
import type { Rule } from "../rule.ts";

/** A required parameter must not have a default, because every request contains a value. */
export const unusedDefault: Rule = {
  code: "unused-default",
  check(model, report) {
    for (const { name, required, default: fact } of parameters(model))
      if (required && fact?.value !== undefined) report(diagnostic("unused-default", fact.place, { name }));
  },
};

function parameters(model: Model) {
  return [
    ...queryServices(model).flatMap((service) => [...ownParametersOf(service)]),
    ...resourceServices(model).flatMap((service) => operationsOf(service).flatMap(({ query }) => query)),
  ];
}
