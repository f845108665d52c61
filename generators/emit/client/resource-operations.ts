import { undocumented } from "../../model/fact.ts";
import type { Operation, QueryParameter, Resource, ResourceService } from "../../model/resource.ts";
import { generatedFile, type GeneratedFile, type PrintedFile } from "../../codegen/generated-file.ts";
import { codeSpan } from "../../codegen/markdown.ts";
import { docComment, lineComment, propertyKey } from "../../codegen/typescript.ts";
import { statusRemark } from "../../describe/marks.ts";
import { outputName } from "../../naming/output-name.ts";
import { camelCase, fieldsTypeName, operationsTypeName, requestTypeName, shapeTypeName } from "../../naming/type-names.ts";
import { bodyOf, type FieldSet } from "../shared/resource-fields.ts";
import { inputBody, inputType, needType, shapeTypes, typeText, type TypeScope } from "../shared/typescript/resource-types.ts";
import { isOfTenant } from "./resource-facts.ts";
import { operationProse, resourceProse } from "./resource-prose.ts";
import { runtimeType } from "./resource-runtime.ts";
import { shapesWithin } from "../../model/queries.ts";

/** Where the types of a resource are printed. */
interface OperationScope extends TypeScope {
  readonly file: GeneratedFile;
}

/** The declarations of a resource: its operations, what they take, what they answer. */
export function operationTypes(service: ResourceService, folder: string, resource: Resource): PrintedFile {
  const file = generatedFile(`${folder}/resources/${outputName(resource.id)}.d.ts`, `The operations of ${resource.title}.`);
  const answers: OperationScope = { service, resource, file, moments: ["string"] };
  const requests: OperationScope = { ...answers, moments: ["Date", "string"] };
  const bodies = resource.operations.map(({ response }) => response.body);
  const texts = [
    operationsText(requests, answers),
    ...resource.operations.map((operation) => requestText(requests, operation)),
    fieldsText(requests),
    shapeTypes(answers, bodies),
  ];
  for (const { name } of shapesWithin(resource, bodies)) file.export(shapeTypeName(resource, name));
  return file.print(texts.join("").replace(/\n+$/, "\n"));
}

/** How the index of a service names that file. */
export function resourcePath({ id }: Resource): string {
  return `./resources/${outputName(id)}.js`;
}

function operationsText(requests: OperationScope, answers: OperationScope): string {
  const { service, resource, file } = requests;
  const members = resource.operations.map((operation) => {
    const doc = docComment(operationProse(service, operation), "  ");
    const answer = typeText(answers, operation.response.body);
    // Not as methods: TypeScript would take a client that needs a tenant for one that does not.
    return `${doc}  readonly ${propertyKey(camelCase(operation.name))}: (${argumentsText(requests, operation)}) => Promise<${answer}>;\n`;
  });
  const parameters = resource.operations.some(isOfTenant) ? `<Tenant = ${runtimeType(file, "TenantOptions")}>` : "";
  const head = `${docComment(resourceProse(resource))}export interface ${file.export(operationsTypeName(resource))}${parameters}`;
  return `${head} {\n${members.join("")}}\n\n`;
}

/** Ids of the path, the body, and what the call has of its own. */
function argumentsText(scope: OperationScope, operation: Operation): string {
  const id = scope.resource.fields.find(({ name }) => name === scope.resource.idField);
  const type = idType(id && typeText(scope, id.type));
  const ids = [...operation.path.matchAll(/\{([^{}]+)\}/g)].map((_, index) => `${index === 0 ? "id" : `id${index + 1}`}: ${type}`);
  const request = operation.request === undefined ? [] : [`request: ${requestTypeName(operation.operationId)}`];
  return [...ids, ...request, callText(scope, operation)].join(", ");
}

/** An id may come from an answer, in which it is sometimes a number and sometimes text. */
function idType(type: string | undefined): string {
  return type === undefined || type === "string" || type === "number" ? "string | number" : type;
}

function callText(scope: OperationScope, operation: Operation): string {
  const isGeneric = isOfTenant(operation);
  const needsQuery = operation.query.some(({ required }) => required);
  const parts = [
    isGeneric ? "Tenant" : runtimeType(scope.file, operation.tenant === "optional" ? "TenantOptions" : "CallOptions"),
    ...(scope.resource.scope.kind === "tenant-or-shared" ? ["{ readonly shared?: boolean | undefined }"] : []),
    ...(operation.query.length === 0 ? [] : [`{ readonly query${needsQuery ? "" : "?"}: ${queryType(scope, operation.query)} }`]),
  ];
  const type = parts.join(" & ");
  return isGeneric && !needsQuery ? `...call: ${runtimeType(scope.file, "Last")}<${type}>` : `call${needsQuery ? "" : "?"}: ${type}`;
}

/** Under the preferred names. */
function queryType(scope: OperationScope, query: readonly QueryParameter[]): string {
  const members = query.map(({ name, type, required, description }) => {
    const text = typeText(scope, type);
    const doc = lineComment(description + statusRemark(type), "    ");
    return `${doc}    readonly ${propertyKey(name)}${required ? `: ${text}` : `?: ${text} | undefined`};\n`;
  });
  return `{\n${members.join("")}  }`;
}

/** What creates and updates may write is one type; a create says what of it must be there. */
function requestText(scope: OperationScope, { request, operationId, summary }: Operation): string {
  if (request === undefined) return "";
  const [name, set] = [scope.file.export(requestTypeName(operationId)), bodyOf(scope.resource, request)];
  const doc = lineComment(`The request of ${codeSpan(operationId)}: ${summary}.`);
  if (request.kind === "fields") return doc + inputType(scope, withTypeRemarks(set), name);
  return `${doc}export type ${name} = ${[fieldsTypeName(scope.resource), ...set.required.map(needType)].join(" & ")};\n\n`;
}

function fieldsText(scope: OperationScope): string {
  const { resource } = scope;
  if (!resource.operations.some(({ request }) => request !== undefined && request.kind !== "fields")) return "";
  const body = inputBody(scope, withTypeRemarks(bodyOf(resource, { kind: "create" })), new Set());
  const doc = lineComment(`What a request may write of: ${resource.title}.`);
  return `${doc}export interface ${scope.file.export(fieldsTypeName(resource))} ${body}\n\n`;
}

function withTypeRemarks(set: FieldSet): FieldSet {
  const fields = set.fields.map((field) => {
    const isPlain = undocumented(field.type) === undefined;
    return { ...field, prose: isPlain ? field.prose : `${field.prose} Type${statusRemark(field.type)}.` };
  });
  return { ...set, fields };
}
