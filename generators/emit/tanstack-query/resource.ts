import { unlessEmpty } from "../../codegen/json.ts";
import { incremental, remembered } from "../../model/memo.ts";
import { type GeneratedFile, type PrintedFile, generatedFile } from "../../codegen/generated-file.ts";
import { docComment, lineComment, literal, nameOf, propertyKey, stringLiteral } from "../../codegen/typescript.ts";
import type { Operation, Resource, ResourceService } from "../../model/resource.ts";
import { outputName } from "../../naming/declared-name.ts";
import { type QueriesNames, queriesNames, runtimePath } from "./names.ts";
import { camelCase, clientTypeNames, collectionName } from "../../naming/type-names.ts";
import type { Affected, OperationEntry, ServiceTable } from "../../../templates/runtime/tanstack-query/table.ts";
import { listPages, responsesList, secretNames } from "../shared/resource-fields.ts";
import { codeSpan } from "../../codegen/markdown.ts";
import { lifecycleTags } from "../../describe/lifecycle.ts";
import { statusRemark } from "../../describe/marks.ts";
import { responseProse } from "../../describe/resource.ts";
import { answeredPage, pageMembers } from "../../model/page.ts";
import { isSafe } from "../../model/operations.ts";

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
      `export const ${file.export(names.create)} = (client, scope) => ${createQueries}(service, ${page}, ` +
        `client, scope);\n\n`,
      `export const ${file.export(names.key)} = (...parts) => [${stringLiteral(service.id)}, ...parts];\n`,
    ].join(""),
  );
}

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
    secrets: unlessEmpty(secrets),
    tenant: tenant === "none" || service.tenant === undefined ? undefined : true,
    headers: unlessEmpty(headers),
    pages: isReading && isPaged(resource, operation) ? true : undefined,
    affects: isReading ? undefined : affectedBy(service, operation),
  };
}

/** Returns the header fields that query keys may contain, without those that are secret by their names. */
function keptHeaders({ headers }: Operation): readonly string[] {
  return headers.map(({ name }) => name).filter((name) => !/auth|cookie|key|password|secret|session|token/i.test(name));
}

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
        "Returns the options of queries and mutations for the calls of a client. Nothing is sent before " +
          "TanStack Query requests it.",
      ),
      `export declare function ${nameOf(create, service)}<Client extends ${like}>(client: Client, scope?: ` +
        `${scope}): ${queries}<Client>;\n\n`,
      docComment(
        "The common prefix of all keys of the service, a resource or an operation, for filters such as " +
          "those of `invalidateQueries`.",
      ),
      `export declare function ${nameOf(key, service)}<Resource extends keyof ${queries}>(resource?: ` +
        `Resource, operation?: keyof ${queries}[Resource]): readonly string[];\n`,
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
  return (
    `${docComment(text, "    ", lifecycleTags(operation))}    readonly ${propertyKey(name, operation)}` + `: ${type};\n`
  );
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

/** Returns the reading operations that a change affects, by the paths of a service. */
export function affectedBy(service: ResourceService, change: Operation): readonly Affected[] {
  return effectsIn(service).get(change) ?? [];
}

const effectsIn = remembered((service: ResourceService): ReadonlyMap<Operation, readonly Affected[]> => {
  const changes = service.resources.flatMap((owner) =>
    owner.operations.filter((one) => !isRead(owner, one)).map((change) => ({ owner, change })),
  );
  return new Map(changes.map(({ owner, change }) => [change, effectsOf(service, owner, change)]));
});

function effectsOf(service: ResourceService, owner: Resource, change: Operation): readonly Affected[] {
  return service.resources.flatMap((resource) => {
    const reads = readsOf(resource);
    const isAffected = resource === owner ? ofOwner(change) : ofOther(change, reads);
    return reads.filter(isAffected).map((read) => affected(resource, read, change));
  });
}

const readsOf = remembered((resource: Resource) => resource.operations.filter((one) => isRead(resource, one)));

type IsAffected = (read: Operation) => boolean;

/** A created object could not be read before, so a create affects only reads without an id. */
function ofOwner({ request }: Operation): IsAffected {
  return ({ pathParameters }) => request?.kind !== "create" || !pathParameters.some(({ isId }) => isId);
}

/** Selects reads below the changed object, and all reads of a resource if the change is below one of its objects. */
function ofOther(change: Operation, reads: readonly Operation[]): IsAffected {
  const object = objectPath(change);
  const isAbove = reads.some(({ path }) => path.endsWith("}") && isBelow(change.path, path));
  return ({ path }) => isAbove || (object !== undefined && isBelow(path, object));
}

function affected(resource: Resource, read: Operation, change: Operation): Affected {
  const [collection, name] = [collectionName(resource), camelCase(read.name)];
  const shared = sharedParameters(stepsOf(change), stepsOf(read));
  if (isDeleted(change, read)) return [collection, name, shared, true];
  return shared.length === 0 ? [collection, name] : [collection, name, shared];
}

/** Returns whether a change removes what was read. Methods other than `delete` may keep it in another state. */
function isDeleted(change: Operation, { path }: Operation): boolean {
  return (
    change.name === "delete" &&
    change.path === objectPath(change) &&
    (path === change.path || isBelow(path, change.path))
  );
}

/** Returns the path of the object that an operation changes, up to its id, or `undefined` if it has no id. */
function objectPath({ path, pathParameters }: Operation): string | undefined {
  const id = pathParameters.find(({ isId }) => isId);
  return id === undefined ? undefined : path.slice(0, path.indexOf(`{${id.name}}`) + id.name.length + 2);
}

function isBelow(path: string, above: string): boolean {
  return path.startsWith(`${above}/`);
}

const stepsOf = remembered(({ path }: Operation): readonly string[] => path.split("/"));

/** Returns the parameters in the steps that two paths have in common. */
function sharedParameters(steps: readonly string[], others: readonly string[]): readonly string[] {
  const end = steps.findIndex((step, index) => step !== others[index]);
  return (end < 0 ? steps : steps.slice(0, end)).flatMap((step) => (/^\{(.*)\}$/.exec(step) ?? []).slice(1));
}

/** Reports whether an operation only reads: its method is safe, or it returns a page of a list. */
export function isRead(resource: Resource, operation: Operation): boolean {
  return isSafe(operation) || responsesList(resource, operation);
}

export function isPaged(resource: Resource, operation: Operation): boolean {
  return listPages(resource, operation) !== undefined;
}
