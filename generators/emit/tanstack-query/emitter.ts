import type { PrintedFile } from "../../codegen/generated-file.ts";
import { incremental } from "../../model/memo.ts";
import type { Model, Project, Service } from "../../model/model.ts";
import { runtimeClosure } from "../../runtime/closure.ts";
import type { Emitter, OutFile } from "../emitter.ts";
import { codeEntry, codePackageTexts, packageName } from "../shared/package/package.ts";
import { byName, codeFiles } from "../shared/package/common-files.ts";
import { declaredNames, queriesNames } from "./names.ts";
import { continues, queryFiles } from "./query.ts";
import { affectedBy, isPaged, isRead, resourceFiles } from "./resource.ts";
import { outputName } from "../../naming/declared-name.ts";
import { rangeOf } from "../../naming/package-versions.ts";
import { flatLiteral } from "../../codegen/typescript.ts";
import type { Operation, Resource, ResourceService } from "../../model/resource.ts";
import { camelCase, clientTypeNames } from "../../naming/type-names.ts";
import { exampleCall, exampleOptions, operationMethod } from "../shared/examples/calls.ts";
import { clientNames } from "../shared/query-client-names.ts";

const into = "packages/tanstack-query";

/** TanStack Query options for queries and mutations: an entry point for each service, and shared code. */
export const tanstackQuery: Emitter = {
  name: "tanstack-query",
  into,
  names: declaredNames,
  emit(model: Model): Iterable<OutFile> {
    const files = model.services.flatMap((service) => serviceFiles(service, model.project));
    return codeFiles(model, into, packageTexts(model), [...runtimeClosure(files), ...files]);
  },
};

function serviceFiles(service: Service, project: Project): readonly PrintedFile[] {
  const client = packageName(project, "client");
  switch (service.kind) {
    case "query":
      return queryFiles(service, client);
    case "resource":
      return resourceFiles(service, client);
  }
}

const name = "tanstack-query";

/** The first version that passes the cache to the callbacks of a mutation. */
const coreRange = "^5.89.0";

const packageTexts = incremental(({ project, services }: Model): ReadonlyMap<string, string> => {
  const entries = services.map(({ id }) => outputName(id));
  return codePackageTexts({
    project,
    name,
    description: `Options for TanStack Query of ${services.map(({ title }) => title).join(" and ")}`,
    keywords: ["tanstack-query", "react-query", "vue-query", "client", "api"],
    more: {
      sideEffects: false,
      engines: { node: project.nodeRange },
      exports: Object.fromEntries(entries.map((folder) => [`./${folder}`, codeEntry(`${folder}/index`)])),
      // The program creates the client and identifies its errors by class, so there must be only one copy of the
      // package.
      peerDependencies: byName({
        [packageName(project, "client")]: rangeOf(project, name, "client"),
        "@tanstack/query-core": coreRange,
      }),
    },
    readme: readme(project, services),
    moved: services.map((service) => ({
      name: queriesNames(service).create,
      from: `${packageName(project, name)}/${outputName(service.id)}`,
    })),
  });
});

function readme(project: Project, services: readonly Service[]): object {
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
