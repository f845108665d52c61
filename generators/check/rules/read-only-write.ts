import { diagnostic } from "../../diagnostics/diagnostic.ts";
import { isSafe, keysOf, operationsOf } from "../../model/operations.ts";
import { resourceServices } from "../../model/queries.ts";
import type { Operation, ResourceService } from "../../model/resource.ts";
import type { Rule } from "../rule.ts";

/** Read-only keys must not be allowed to call operations that write. */
export const readOnlyWrite: Rule = {
  code: "read-only-write",
  check(model, report) {
    for (const { operationId, method, place } of resourceServices(model).flatMap(closedWrites)) {
      report(diagnostic("read-only-write", place, { operation: operationId, method }));
    }
  },
};

function closedWrites(service: ResourceService): readonly Operation[] {
  const { authentication } = service;
  const reading = new Set(
    (authentication?.keyKinds ?? []).filter(({ access }) => access === "read-only").map(({ id }) => id),
  );
  const writes = operationsOf(service).filter((operation) => !isSafe(operation));
  return writes.filter(
    (operation) => keysOf(operation).length > 0 && keysOf(operation).every((key) => reading.has(key)),
  );
}
