import { generatedFile, type GeneratedFile, type PrintedFile } from "../../codegen/generated-file.ts";
import { codeSpan } from "../../codegen/markdown.ts";
import { docComment, lineComment, propertyKey, stringLiteral } from "../../codegen/typescript.ts";
import { lifecycleTags } from "../../describe/lifecycle.ts";
import { statusRemark } from "../../describe/marks.ts";
import { responseProse } from "../../describe/resource.ts";
import { answeredPage, pageMembers } from "../../model/page.ts";
import type { Operation, Resource, ResourceService } from "../../model/resource.ts";
import { camelCase, clientTypeNames, collectionName } from "../../naming/type-names.ts";
import { queriesNames, type QueriesNames } from "./names.ts";
import { affectedBy } from "./resource-effects.ts";
import { isPaged, isRead } from "./resource-reads.ts";
import { runtimePath } from "./runtime.ts";

/** The declarations of a resource service: each operation by the type that it has in the client. */
export function resourceTypes(service: ResourceService, folder: string, client: string): PrintedFile {
  const file = generatedFile(`${folder}/index.d.ts`, `Options of ${service.title} for TanStack Query.`);
  const names = queriesNames(service);
  const { client: clientName, error } = clientTypeNames(service);
  const clientType = file.importType(client, clientName);
  for (const name of ["ChangeOptions", "OwnChangeOptions", "PageOptions", "ReadOptions"])
    file.exportTypeFrom(runtimePath("options"), name);
  file.exportTypeFrom(runtimePath("effects"), "Effects");
  const scope = file.importType(runtimePath("key"), "Scope");
  const like = `${file.importType(runtimePath("operation-types"), "Like")}<${clientType}>`;
  if (hasPages(service)) file.exportFrom(runtimePath("all-items"), "allItems");
  const { create, queries, failure, key } = names;
  for (const name of Object.values(names)) file.export(name);
  const failures = [file.importType(client, error), file.importType(client, "TransportError")];
  return file.print(
    [
      lineComment(`The errors of calls of ${service.title}.`),
      `export type ${failure} = ${failures.join(" | ")};\n\n`,
      lineComment(`${service.title}: ${service.summary} Options of queries and mutations, by the calls of a client.`),
      `export interface ${queries}<Client extends ${like} = ${clientType}> {\n`,
      ...service.resources.map((resource) => resourceText(service, resource, file, names)),
      "}\n\n",
      docComment(
        "Returns the options of queries and mutations for the calls of a client. Nothing is sent before TanStack Query requests it.",
      ),
      `export declare function ${create}<Client extends ${like}>(client: Client, scope?: ${scope}): ${queries}<Client>;\n\n`,
      docComment(
        "The common prefix of all keys of the service, a resource or an operation, for filters such as those of `invalidateQueries`.",
      ),
      `export declare function ${key}<Resource extends keyof ${queries}>(resource?: Resource, operation?: keyof ${queries}[Resource]): readonly string[];\n`,
    ].join(""),
  );
}

function resourceText(service: ResourceService, resource: Resource, file: GeneratedFile, names: QueriesNames): string {
  const collection = collectionName(resource);
  const members = resource.operations.map((operation) => operationText(service, resource, operation, file, names));
  const doc = lineComment(`${resource.title}.`, "  ", lifecycleTags(resource));
  return `${doc}  readonly ${propertyKey(collection)}: {\n${members.join("")}  };\n`;
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
  return `${docComment(text, "    ", lifecycleTags(operation))}    readonly ${propertyKey(name)}: ${type};\n`;
}

function itemsMember(resource: Resource, operation: Operation): readonly string[] {
  const page = answeredPage(resource, operation);
  return page === undefined ? [] : [stringLiteral(pageMembers(page).items)];
}

/** What it affects, as a list. */
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
  return [...(stale === "" ? [] : ["", `Asked again: ${stale}.`]), ...(gone === "" ? [] : ["", `Forgotten: ${gone}.`])];
}

function hasPages({ resources }: ResourceService): boolean {
  return resources.some((resource) => resource.operations.some((operation) => isPaged(resource, operation)));
}
