import { incremental } from "../../model/memo.ts";
import { generatedFile, type PrintedFile, type GeneratedFile } from "../../codegen/generated-file.ts";
import { literal } from "../../codegen/literal.ts";
import { stringLiteral, docComment, lineComment, propertyKey } from "../../codegen/typescript.ts";
import type { ResourceService, Operation, Resource } from "../../model/resource.ts";
import { outputName } from "../../naming/declared-name.ts";
import { queriesNames, type QueriesNames } from "./names.ts";
import { isPaged, isRead } from "./resource/reads.ts";
import { runtimePath } from "./runtime.ts";
import { camelCase, collectionName, clientTypeNames } from "../../naming/type-names.ts";
import type { OperationEntry, ServiceTable } from "../../../templates/runtime/tanstack-query/table.ts";
import { secretNames } from "../shared/resource-bodies.ts";
import { affectedBy } from "./resource/effects.ts";
import { codeSpan } from "../../codegen/markdown.ts";
import { nameOf } from "../../codegen/spec-names.ts";
import { lifecycleTags } from "../../describe/lifecycle.ts";
import { statusRemark } from "../../describe/marks.ts";
import { responseProse } from "../../describe/resource.ts";
import { answeredPage, pageMembers } from "../../model/page.ts";

/**
 * Returns the files of a resource service: its data for the runtime, and the types. `client` is the package of the
 * clients.
 */
export const resourceFiles = incremental((service: ResourceService, client: string): readonly PrintedFile[] => {
  const folder = outputName(service.id);
  return [entryModule(service, folder, `${client}/${folder}`), resourceTypes(service, folder, `${client}/${folder}`)];
});

function entryModule(service: ResourceService, folder: string, client: string): PrintedFile {
  const file = generatedFile(`${folder}/index.js`, `Options of ${service.title} for TanStack Query.`);
  const names = queriesNames(service);
  const createQueries = file.import(runtimePath("resource"), "createResourceQueries");
  const hasPages = service.resources.some((resource) =>
    resource.operations.some((operation) => isPaged(resource, operation)),
  );
  const page = hasPages ? file.import(`${client}/extras`, "page") : "undefined";
  if (hasPages) file.exportFrom(runtimePath("options"), "allItems");
  return file.print(
    [
      `const service = ${literal(tableOf(service))};\n\n`,
      `export const ${file.export(names.create)} = (client, scope) => ${createQueries}(service, ${page}, client, scope);\n\n`,
      `export const ${file.export(names.key)} = (...parts) => [${stringLiteral(service.id)}, ...parts];\n`,
    ].join(""),
  );
}

/** Returns the data that describes a service to the runtime. */
function tableOf(service: ResourceService): ServiceTable {
  const resources = service.resources.map((resource) => {
    const entries = resource.operations.map(
      (operation) => [camelCase(operation.name), entryOf(service, resource, operation)] as const,
    );
    return [collectionName(resource), Object.fromEntries(entries)] as const;
  });
  return { name: service.id, resources: Object.fromEntries(resources) };
}

function entryOf(service: ResourceService, resource: Resource, operation: Operation): OperationEntry {
  const { pathParameters, request, tenant } = operation;
  const isReading = isRead(resource, operation);
  const headers = isReading ? keptHeaders(operation) : [];
  const secrets = isReading ? secretNames(resource, operation) : [];
  return {
    path: pathParameters.length === 0 ? undefined : pathParameters.map(({ name }) => name),
    body: request === undefined ? undefined : true,
    secrets: secrets.length === 0 ? undefined : secrets,
    tenant: tenant === "none" || service.tenant === undefined ? undefined : true,
    headers: headers.length === 0 ? undefined : headers,
    pages: isReading && isPaged(resource, operation) ? true : undefined,
    affects: isReading ? undefined : affectedBy(service, operation),
  };
}

/**
 * Returns the header fields that query keys may contain. A spec does not mark secrets, so they are recognized by name.
 */
function keptHeaders({ headers }: Operation): readonly string[] {
  return headers.map(({ name }) => name).filter((name) => !/auth|cookie|key|password|secret|session|token/i.test(name));
}

/** Prints the declarations of a resource service: each operation, with its type in the client. */
function resourceTypes(service: ResourceService, folder: string, client: string): PrintedFile {
  const file = generatedFile(`${folder}/index.d.ts`, `Options of ${service.title} for TanStack Query.`);
  const names = queriesNames(service);
  const { client: clientName, error } = clientTypeNames(service);
  const clientType = file.importType(client, clientName);
  for (const name of ["ChangeOptions", "OwnChangeOptions", "PageOptions", "ReadOptions"])
    file.exportTypeFrom(runtimePath("options"), name);
  file.exportTypeFrom(runtimePath("effects"), "Effects");
  const scope = file.importType(runtimePath("key"), "Scope");
  const like = `${file.importType(runtimePath("operation-types"), "Like")}<${clientType}>`;
  if (hasPages(service)) file.exportFrom(runtimePath("options"), "allItems");
  const { create, queries, failure, key } = names;
  for (const name of Object.values(names)) file.export(name);
  const failures = [file.importType(client, error), file.importType(client, "TransportError")];
  return file.print(
    [
      lineComment(`The errors of calls of ${service.title}.`),
      `export type ${failure} = ${failures.join(" | ")};\n\n`,
      lineComment(`${service.title}: ${service.summary} Options of queries and mutations, by the calls of a client.`),
      `export interface ${nameOf(queries, service)}<Client extends ${like} = ${clientType}> {\n`,
      ...service.resources.map((resource) => resourceText(service, resource, file, names)),
      "}\n\n",
      docComment(
        "Returns the options of queries and mutations for the calls of a client. Nothing is sent before TanStack Query requests it.",
      ),
      `export declare function ${nameOf(create, service)}<Client extends ${like}>(client: Client, scope?: ${scope}): ${queries}<Client>;\n\n`,
      docComment(
        "The common prefix of all keys of the service, a resource or an operation, for filters such as those of `invalidateQueries`.",
      ),
      `export declare function ${nameOf(key, service)}<Resource extends keyof ${queries}>(resource?: Resource, operation?: keyof ${queries}[Resource]): readonly string[];\n`,
    ].join(""),
  );
}

function resourceText(service: ResourceService, resource: Resource, file: GeneratedFile, names: QueriesNames): string {
  const collection = collectionName(resource);
  const members = resource.operations.map((operation) => operationText(service, resource, operation, file, names));
  const doc = lineComment(`${resource.title}.`, "  ", lifecycleTags(resource));
  return `${doc}  readonly ${propertyKey(collection, resource)}: {\n${members.join("")}  };\n`;
}

function operationText(
  service: ResourceService,
  resource: Resource,
  operation: Operation,
  file: GeneratedFile,
  { failure }: QueriesNames,
): string {
  const name = camelCase(operation.name);
  const call = `Client[${stringLiteral(collectionName(resource))}][${stringLiteral(name)}]`;
  const typed = (type: string, ...more: readonly string[]): string =>
    `${file.importType(runtimePath("operation-types"), type)}<${[call, failure, ...more].join(", ")}>`;
  const isReading = isRead(resource, operation);
  const page = isPaged(resource, operation) ? ` & ${typed("Paged", ...itemsMember(resource, operation))}` : "";
  const type = isReading ? typed("Read") + page : typed("Change");
  const affected = isReading ? [] : affectedText(service, operation);
  const text = [
    `${operation.summary}${statusRemark(operation.origin)}.`,
    "",
    `${codeSpan(`${operation.method} ${operation.path}`)}. ${responseProse(operation)}`,
    ...affected,
  ].join("\n");
  return `${docComment(text, "    ", lifecycleTags(operation))}    readonly ${propertyKey(name, operation)}: ${type};\n`;
}

function itemsMember(resource: Resource, operation: Operation): readonly string[] {
  const page = answeredPage(resource, operation);
  return page === undefined ? [] : [stringLiteral(pageMembers(page).items)];
}

function affectedText(service: ResourceService, operation: Operation): readonly string[] {
  const affected = affectedBy(service, operation);
  const namesOf = (isGone: boolean): string =>
    affected
      .filter(([, , , gone]) => (gone ?? false) === isGone)
      .map(([collection, name, path]) => {
        return (
          codeSpan(`${collection}.${name}`) +
          (path === undefined
            ? ""
            : ` of ${path.length === 1 ? "this" : "these"} ${path.map((one) => codeSpan(one)).join(", ")}`)
        );
      })
      .join(", ");
  const [stale, gone] = [namesOf(false), namesOf(true)];
  return [...(stale === "" ? [] : ["", `Invalidated: ${stale}.`]), ...(gone === "" ? [] : ["", `Removed: ${gone}.`])];
}

function hasPages({ resources }: ResourceService): boolean {
  return resources.some((resource) => resource.operations.some((operation) => isPaged(resource, operation)));
}
