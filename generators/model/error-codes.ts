import { indexByKeys } from "./group-by.ts";
import { remembered } from "./memo.ts";
import type { Service } from "./model.ts";
import { codesOfModule } from "./rule-codes.ts";
import type { ErrorCode } from "./service.ts";

/** Returns the errors of a service, by code. */
export const errorsByCode: (service: Service) => ReadonlyMap<string, ErrorCode> = remembered(
  ({ errors }) => new Map(errors.map((error) => [error.code, error])),
);

/** Returns the modules whose rules return an error, by name, or the operations that return it, by id. */
export function usersOfError(service: Service, code: string): readonly string[] {
  return (usersByCode(service).get(code) ?? []).map(({ name }) => name);
}

const usersByCode = remembered((service: Service) => indexByKeys(codesByUser(service), ({ codes }) => codes));

function codesByUser(service: Service): readonly { readonly name: string; readonly codes: readonly string[] }[] {
  if (service.kind === "query")
    return service.modules.map((module) => ({ name: module.name, codes: codesOfModule(module) }));
  return service.resources.flatMap(({ operations }) =>
    operations.map(({ operationId, errors }) => ({ name: operationId, codes: errors.map(({ code }) => code) })),
  );
}
