import { flatLiteral } from "../../codegen/literal.ts";
import type { Project, Service } from "../../model/model.ts";
import type { Operation, Resource, ResourceService } from "../../model/resource.ts";
import { outputName } from "../../naming/declared-name.ts";
import { camelCase, clientTypeNames } from "../../naming/type-names.ts";
import { exampleOptions } from "../shared/example-query.ts";
import { packageName } from "../shared/package/data-package.ts";
import { clientNames } from "../shared/query-client-names.ts";
import { exampleCall, operationMethod } from "../shared/typescript/example-call.ts";
import { queriesNames } from "./names.ts";
import { continues } from "./query.ts";
import { affectedBy } from "./resource.ts";
import { isPaged, isRead } from "./resource/reads.ts";

export function readme(project: Project, services: readonly Service[]): object {
  const resources = services.flatMap((service) => (service.kind === "resource" ? [service] : []));
  return {
    programs: resources.flatMap((service) => program(project, service) ?? []).slice(0, 1),
    pages: resources.flatMap((service) =>
      pagesExample(service).map((call) => ({ call, ...entries(project, service) })),
    )[0],
    change: resources.flatMap((service) => changesOf(service).map(({ method }) => variable(service) + method))[0],
    queries: services.flatMap((service) => {
      if (service.kind !== "query") return [];
      const { create } = queriesNames(service);
      return [
        {
          create,
          createClient: clientNames(service).create,
          ...entries(project, service),
          title: service.title,
          goesOn: continues(service),
        },
      ];
    }),
  };
}

/** Returns a sample program that reads and changes data of a service. */
function program(project: Project, service: ResourceService): object | undefined {
  const [read] = examplesOf(service, (resource, operation) => isRead(resource, operation));
  const change = changesOf(service).find(({ resource }) => resource === read?.resource);
  if (read === undefined) return undefined;
  return {
    ...entries(project, service),
    createClient: clientTypeNames(service).create,
    error: clientTypeNames(service).error,
    create: queriesNames(service).create,
    queries: variable(service),
    options: flatLiteral(exampleOptions(service)),
    read: `${variable(service)}${read.method}(${read.given})`,
    change: change && { options: `${variable(service)}${change.method}()`, given: change.given },
  };
}

interface ExampleUse {
  readonly resource: Resource;
  /** The code after the name of the client: `.things.list`. */
  readonly method: string;
  readonly given: string;
}

/** Returns the operations that affect the query. */
function changesOf(service: ResourceService): readonly ExampleUse[] {
  return examplesOf(
    service,
    (resource, operation) => !isRead(resource, operation) && affectedBy(service, operation).length > 0,
  );
}

function examplesOf(
  service: ResourceService,
  isWanted: (resource: Resource, operation: Operation) => boolean,
): readonly ExampleUse[] {
  return service.resources.flatMap((resource) =>
    resource.operations
      .filter((operation) => isWanted(resource, operation))
      .flatMap((operation) => {
        const [call] = operation.examples.flatMap(
          (example) => exampleCall(service, resource, operation, example) ?? [],
        );
        const method = operationMethod(resource, operation);
        return call === undefined ? [] : [{ resource, method, given: call.slice(method.length + 1, -1) }];
      }),
  );
}

function pagesExample(service: ResourceService): readonly string[] {
  return service.resources.flatMap((resource) =>
    resource.operations
      .filter((operation) => isPaged(resource, operation))
      .map((operation) => variable(service) + operationMethod(resource, operation)),
  );
}

function variable({ id }: ResourceService): string {
  return camelCase(id);
}

function entries(project: Project, { id }: Service): { readonly entry: string; readonly clientEntry: string } {
  return {
    entry: `${packageName(project, "tanstack-query")}/${outputName(id)}`,
    clientEntry: `${packageName(project, "client")}/${outputName(id)}`,
  };
}
