import type { Operation, Resource, ResourceService } from "../../model/resource.ts";
import { generatedFile, type GeneratedFile, type PrintedFile } from "../../codegen/generated-file.ts";
import { lineComment, propertyKey } from "../../codegen/typescript.ts";
import { camelCase, decodedParametersTypeName, decodedTypeName, handlersTypeName } from "../../naming/type-names.ts";
import type { FieldSet } from "../shared/resource-fields.ts";
import { shapeTypes, typeText, type TypeScope } from "../shared/typescript/resource-types.ts";
import { outputName } from "../../naming/output-name.ts";
import { statusRemark } from "../../describe/marks.ts";
import { decodingOf } from "./resource-facts.ts";
import { runtimePath } from "./runtime-path.ts";

/** The module of a resource's handlers, below the service's folder. */
export function handlersModule({ id }: Pick<Resource, "id">): string {
  return `resources/${outputName(id)}`;
}

/** The interface of a resource's handlers, and of what they answer. */
export function handlerTypes(service: ResourceService, resource: Resource, folder: string, validators: string): PrintedFile {
  const file = generatedFile(`${folder}/${handlersModule(resource)}.d.ts`, `The handlers of ${resource.title}.`);
  const scope: TypeScope = { service, resource, moments: ["string"] };
  const members = resource.operations.map((operation) => handlerMember(scope, file, operation, validators));
  const body = [
    lineComment(`What answers the requests about: ${resource.title}${statusRemark(resource.origin)}. ${resource.description}`),
    `export interface ${file.export(handlersTypeName(resource))}<Unit, Tenant> {\n${members.join("")}}\n`,
  ].join("");
  const shapes = shapeTypes(
    scope,
    resource.operations.map(({ response }) => response.body),
  ).trimEnd();
  return file.print(shapes === "" ? body : `${body}\n${shapes}\n`);
}

function handlerMember(scope: TypeScope, file: GeneratedFile, operation: Operation, validators: string): string {
  const { service, resource } = scope;
  const decoding = decodingOf(service, resource, operation, validators);
  const type = (name: string | undefined): string =>
    decoding === undefined || name === undefined ? "undefined" : file.importType(decoding.module, name);
  const runtime = (name: string): string => file.importType(runtimePath(file, "server/resource/handlers.js"), name);
  const parameters = type(decoding?.parameters && parametersName(operation, decoding.parameters));
  const body = type(decoding?.body && decodedTypeName(operation.operationId));
  const request = `${runtime("ResourceRequest")}<${tenantType(service, operation)}, ${parameters}, ${body}>`;
  const comment = lineComment(`${operation.summary}${statusRemark(operation.origin)}. ${operation.description ?? ""}`, "  ");
  const answer = typeText(scope, operation.response.body);
  return `${comment}  readonly ${propertyKey(camelCase(operation.name))}: ${runtime("Handler")}<Unit, ${request}, ${answer}>;\n`;
}

function parametersName({ operationId }: Operation, { fields }: FieldSet): string {
  return decodedParametersTypeName(
    operationId,
    fields.some(({ names }) => names.length > 1),
  );
}

function tenantType({ tenant }: ResourceService, operation: Operation): string {
  if (tenant === undefined || operation.tenant === "none") return "undefined";
  return operation.tenant === "required" ? "Tenant" : "Tenant | undefined";
}
