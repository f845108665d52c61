import { identifier } from "../../codegen/typescript.ts";
import type { Model, Service } from "../../model/model.ts";
import { type DeclaredName, declared, ownerService } from "../../naming/declared-name.ts";
import { camelCase, clientTypeNames, pascalCase } from "../../naming/type-names.ts";
import { clientNames, generatorsOf, groupsOf } from "../shared/query-client-names.ts";

export type QueriesNames = ReturnType<typeof queriesNames>;

export function queriesNames({ id }: { readonly id: string }) {
  const name = identifier(pascalCase(id));
  return {
    create: `create${name}Queries`,
    queries: `${name}Queries`,
    failure: `${name}Failure`,
    key: identifier(`${camelCase(id)}Key`),
  };
}

const taken = ["allItems", "PageOptions", "ReadOptions", "Scope", "TransportError"];
const takenOfResources = ["Change", "ChangeOptions", "Effects", "Like", "OwnChangeOptions", "Paged", "Read"];
const takenOfQueries = [
  "CallOptions",
  "Continuation",
  "EachOf",
  "Exactly",
  "ItemsPage",
  "PagesOf",
  "QueryError",
  "ResultsOf",
];

/** Returns the names of the package. Each service has its own entry point. */
export function declaredNames({ services }: Model): readonly DeclaredName[] {
  return services.flatMap((service) => {
    const names = [...Object.values(queriesNames(service)), ...taken, ...namesOfClient(service)];
    return declared(`tanstack-query ${service.id}`, ownerService(service, "queries"), [...new Set(names)]);
  });
}

function namesOfClient(service: Service): readonly string[] {
  switch (service.kind) {
    case "resource": {
      const { client, error } = clientTypeNames(service);
      return [client, error, ...takenOfResources];
    }
    case "query": {
      const { client, request, result, argument } = clientNames(service);
      const selections = [...groupsOf(service), generatorsOf(service)].flatMap((one) =>
        one === undefined ? [] : [one.types.modules, one.types.argument],
      );
      return [
        client,
        request,
        result,
        argument,
        ...selections,
        ...groupsOf(service).map(({ answerOf }) => answerOf),
        ...takenOfQueries,
      ];
    }
  }
}

export function runtimePath(file: string): string {
  return `../runtime/tanstack-query/${file}.js`;
}
