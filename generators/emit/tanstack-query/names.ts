import { identifier } from "../../codegen/typescript.ts";
import type { Model, Service } from "../../model/model.ts";
import { declared, type DeclaredName } from "../../naming/declared-name.ts";
import { ownerService } from "../../naming/name-owners.ts";
import { camelCase, pascalCase } from "../../naming/type-names.ts";

/** What the entry point of a service exports. */
export interface QueriesNames {
  /** The function that gives options, and the type of what it gives. */
  readonly create: string;
  readonly queries: string;
  /** The type of errors. */
  readonly failure: string;
  /** The function that writes what keys begin with. */
  readonly key: string;
}

export function queriesNames({ id }: { readonly id: string }): QueriesNames {
  const name = identifier(pascalCase(id));
  return { create: `create${name}Queries`, queries: `${name}Queries`, failure: `${name}Failure`, key: identifier(`${camelCase(id)}Key`) };
}

/** What any entry point takes from the runtime and from the client. */
const taken = ["allItems", "page", "service", "Change", "Effects", "Like", "Paged", "PageOptions", "PageStart", "Read", "ReadOptions", "Scope", "TransportError"];

/** The names of the package: each service has an entry point of its own. */
export function declaredNames({ services }: Model): readonly DeclaredName[] {
  return services.flatMap((service: Service) => {
    return declared(`tanstack-query ${service.id}`, ownerService(service, "queries"), [...Object.values(queriesNames(service)), ...taken]);
  });
}
