import {
  type GeneratedFile,
  type PrintedFile,
  generatedFile,
  runtimePath,
} from "../../../../codegen/generated-file.ts";
import {
  distinguishingStatus,
  mediaBodyOf,
  operationsOf,
  responseHeadersOf,
  schemaBodyOf,
  typesOf,
} from "../../../../model/operations.ts";
import type { Operation, Resource, ResourceService, Response } from "../../../../model/resource.ts";
import { codeSpan } from "../../../../codegen/markdown.ts";
import { docComment, identifier, lineComment, nameOf, propertyKey } from "../../../../codegen/typescript.ts";
import { lifecycleProse } from "../../../../describe/lifecycle.ts";
import { statusRemark } from "../../../../describe/marks.ts";
import { errorsOfOperation, resourceRemarks, responseProse } from "../../../../describe/resource.ts";
import { remarkList } from "../../../../describe/remarks.ts";
import { paragraphs, sentences } from "../../../../describe/texts.ts";
import { outputName } from "../../../../naming/declared-name.ts";
import {
  camelCase,
  decodedParametersTypeName,
  decodedTypeName,
  handlersTypeName,
  headersTypeName,
  parametersTypeName,
  pascalCase,
  requestTypeName,
  shapeTypeName,
} from "../../../../naming/type-names.ts";
import { mediaTypesText } from "../../typescript/value-types.ts";
import { type TypeScope, shapeType, typeText } from "../../typescript/resource-types.ts";
import type { Module } from "../../../../model/query.ts";
import type { Fact } from "../../../../model/fact.ts";
import { shapesWithin } from "../../../../model/queries.ts";
import type { Type } from "../../../../model/type.ts";
import { readerOf } from "../../../../model/operations.ts";
import { parameterSetOf } from "../../resource-fields.ts";

/** Returns the path of the module with a resource's handlers, below the service's folder. */
export function handlersModule({ id }: Pick<Resource, "id">): string {
  return `resources/${outputName(id)}`;
}

export function handlersParameters(file: GeneratedFile): string {
  const [unit, tenant] = ["NoUnit", "TenantReference"].map((name) =>
    file.importType(runtimePath(file, "resource/server/handlers.js"), name),
  );
  return `<Unit = ${unit!}, Tenant = ${tenant!}>`;
}

export function handlerTypes(
  service: ResourceService,
  resource: Resource,
  folder: string,
  validators: string,
): PrintedFile {
  const file = generatedFile(`${folder}/${handlersModule(resource)}.d.ts`, `The handlers of ${resource.title}.`);
  const scope: TypeScope = { service, resource, moments: ["string"] };
  const members = resource.operations.map((operation) => handlerMember(scope, file, operation, validators));
  const body = [
    handlersComment(resource),
    `export interface ${nameOf(file.export(handlersTypeName(service, resource)), resource)}` +
      `${handlersParameters(file)} {\n${members.join("")}}\n`,
  ].join("");
  const shapes = ownShapes(scope, file);
  return file.print(shapes === "" ? body : `${body}\n${shapes}\n`);
}

function handlersComment(resource: Resource): string {
  const head = sentences(
    `Handlers of requests for: ${resource.title}${statusRemark(resource.origin)}.`,
    resource.description,
  );
  return docComment(paragraphs(head, remarkList("Rules:", resourceRemarks(resource))));
}

function handlerMember(scope: TypeScope, file: GeneratedFile, operation: Operation, validators: string): string {
  const handler = file.importType(runtimePath(file, "resource/server/handlers.js"), "Handler");
  const summary = `${operation.summary}${statusRemark(operation.origin)}.`;
  const responses = [responseProse(operation), headersProse(operation), errorsOfOperation(operation)];
  const comment = lineComment(sentences(summary, operation.description, ...responses, lifecycleProse(operation)), "  ");
  const result = operation.responses.map((response) => responseText(scope, file, operation, response)).join(" | ");
  return (
    `${comment}  readonly ${propertyKey(camelCase(operation.name), operation)}: ${handler}<Unit, ` +
    `${requestType(scope, file, operation, validators)}, ${result}>;\n`
  );
}

/** Returns the result type of a handler. If an operation has several responses, each type includes its status. */
function responseText(scope: TypeScope, file: GeneratedFile, operation: Operation, response: Response): string {
  const status = distinguishingStatus(operation, response);
  const text = bodyText(scope, file, response);
  const runtime = (name: string): string => file.importType(runtimePath(file, "resource/server/handlers.js"), name);
  if (status === undefined) return text ?? "void";
  return text === undefined ? `${runtime("StatusAlone")}<${status}>` : `${runtime("WithStatus")}<${status}, ${text}>`;
}

function bodyText(scope: TypeScope, file: GeneratedFile, { body, media }: Response): string | undefined {
  if (media !== undefined)
    return `${file.importType(mediaModule(file), "MediaAnswer")}<${mediaTypesText(media.mediaTypes)}>`;
  return body && typeText(scope, body);
}

function mediaModule(file: GeneratedFile): string {
  return runtimePath(file, "http/server/messages.js");
}

function headersProse(operation: Operation): string | undefined {
  const fields = responseHeadersOf(operation).map(({ name, type }) => codeSpan(name) + statusRemark(type));
  return fields.length === 0 ? undefined : `Header fields: ${fields.join(", ")}.`;
}

/** Defaults of the last type parameters of `ResourceRequest`: caller, request and response header fields. */
const asEverywhere = ["Caller", "undefined", "object"];

/** Returns the request type of a handler. Trailing type arguments are omitted if they equal the defaults. */
function requestType(scope: TypeScope, file: GeneratedFile, operation: Operation, validators: string): string {
  const decoding = decodingOf(scope.service, scope.resource, operation, validators);
  const type = (name: string | undefined): string =>
    decoding === undefined || name === undefined ? "undefined" : file.importType(decoding.module, name);
  const runtime = (name: string): string => file.importType(runtimePath(file, "resource/server/handlers.js"), name);
  const media = mediaBodyOf(operation);
  const received =
    media && `${file.importType(mediaModule(file), "ReceivedMedia")}<${mediaTypesText(media.mediaTypes)}>`;
  const body = (received ?? type(decoding?.body)) + (isBodyOptional(operation) ? " | undefined" : "");
  const needed = [tenantType(scope.service, operation), type(decoding?.parameters), body];
  const others = [
    operation.access.kind === "open" ? "undefined" : "Caller",
    type(decoding?.headers),
    responseHeaders(scope, operation),
  ];
  const last = others.findLastIndex((one, index) => one !== asEverywhere[index]);
  if (last >= 0 && others[0] === "Caller") runtime("Caller");
  return `${runtime("ResourceRequest")}<${[...needed, ...others.slice(0, last + 1)].join(", ")}>`;
}

function responseHeaders(scope: TypeScope, operation: Operation): string {
  const headers = responseHeadersOf(operation);
  if (headers.length === 0) return "object";
  return `{ ${headers.map((header) => `readonly ${propertyKey(header.name, header)}: ${typeText(scope, header.type)}`).join("; ")} }`;
}

function tenantType({ tenant }: ResourceService, operation: Operation): string {
  if (tenant === undefined || operation.tenant === "none") return "undefined";
  return operation.tenant === "required" ? "Tenant" : "Tenant | undefined";
}

/* The names of the argument and result types of handlers. */

const partSuffixes = ["Item", "Others", "Page", "Results", "Body", "Generated"];

/** Returns the type names of the members that a query module adds to a response. */
export function partNames({ name }: Module): readonly string[] {
  return partSuffixes.map((suffix) => identifier(pascalCase(name) + suffix));
}

/** Returns the names of the decoded types that an operation's handlers receive. They are types of the validators. */
export function decodedNames({ operationId }: Operation): readonly string[] {
  const parameters = parametersTypeName(operationId);
  return [
    requestTypeName(operationId),
    decodedTypeName(operationId),
    parameters,
    `Decoded${parameters}`,
    headersTypeName(operationId),
  ];
}

/** The module with the shapes that resources share, in the service's folder. */
export const shapesModule = "shapes";

export function sharedShapes(service: ResourceService, folder: string): PrintedFile | undefined {
  const [resource] = service.resources;
  if (resource === undefined || service.shapes.length === 0) return undefined;
  const file = generatedFile(
    `${folder}/${shapesModule}.d.ts`,
    `The shapes that the resources of ${service.title} share.`,
  );
  const scope: TypeScope = { service, resource, moments: ["string"] };
  for (const { name } of service.shapes) file.export(shapeTypeName(resource, name));
  return file.print(
    `${service.shapes
      .map((shape) => shapeType(scope, shape))
      .join("")
      .trimEnd()}\n`,
  );
}

/** Prints the interfaces of a resource's own shapes, and imports shared ones. */
function ownShapes(scope: TypeScope, file: GeneratedFile): string {
  const { resource } = scope;
  const used = shapesWithin(resource, usedTypes(resource));
  for (const { name } of used.filter(({ shared }) => shared))
    file.importType(`../${shapesModule}.js`, shapeTypeName(resource, name));
  const own = used.filter(({ shared }) => !shared);
  for (const { name } of own) file.export(shapeTypeName(resource, name));
  return own
    .map((shape) => shapeType(scope, shape))
    .join("")
    .trimEnd();
}

export function usedTypes({ fields, operations }: Resource): readonly Fact<Type>[] {
  return [...operations.flatMap(typesOf), ...fields.map(({ type }) => type)];
}

export function decodingOf(service: ResourceService, resource: Resource, operation: Operation, validators: string) {
  const { operationId, headers } = operation;
  const request = schemaBodyOf(operation);
  const parameters = parameterSetOf(service, resource, operation);
  if (request === undefined && parameters === undefined && headers.length === 0) return undefined;
  const hasAliases = parameters?.fields.some(({ names }) => names.length > 1) ?? false;
  return {
    module: `${validators}/${outputName(service.id)}/${outputName(operationId)}`,
    body: request && (request.kind === "own" ? requestTypeName(operationId) : decodedTypeName(operationId)),
    parameters: parameters && decodedParametersTypeName(operationId, hasAliases),
    headers: headers.length === 0 ? undefined : headersTypeName(operationId),
  };
}

/** Returns true if a response contains the object as it is read, so that it has a version and can be repeated. */
export function isVersioned(resource: Resource, response: Response): boolean {
  const read = readerOf(resource)?.responses[0]?.body?.value;
  const result = response.body?.value;
  return result?.kind === "shape" && read?.kind === "shape" && result.shape === read.shape;
}

export function isBodyOptional({ request }: Operation): boolean {
  return request !== undefined && "optional" in request && request.optional;
}

/** Returns whether any operation can be repeated with an `Idempotency-Key`. */
export function takesIdempotencyKeys(service: ResourceService): boolean {
  return operationsOf(service).some(
    ({ method, headers }) => method === "POST" && headers.some(({ name }) => name.toLowerCase() === "idempotency-key"),
  );
}

export function takesTenants(service: ResourceService): boolean {
  return service.tenant !== undefined && operationsOf(service).some(({ tenant }) => tenant !== "none");
}
