import { type ResourceScope, formParameter, isOfTenant, resourceScope, runtimeType, typeParameters } from "./scope.ts";
import { distinguishingStatus, keysOf, operationsOf, responseHeadersOf, scopesOf } from "../../../model/operations.ts";
import type {
  FieldsBody,
  Operation,
  RequestHeader,
  Resource,
  ResourceService,
  Response,
  ResponseHeader,
} from "../../../model/resource.ts";
import { type PrintedFile, generatedFile } from "../../../codegen/generated-file.ts";
import { codeSpan } from "../../../codegen/markdown.ts";
import {
  docComment,
  lineComment,
  nameOf,
  optionalMember,
  propertyKey,
  stringLiteral,
} from "../../../codegen/typescript.ts";
import { historyProse, lifecycleTags } from "../../../describe/lifecycle.ts";
import { outputName } from "../../../naming/declared-name.ts";
import { isReadable, readableResponses } from "../../../naming/readable-responses.ts";
import {
  camelCase,
  collectionName,
  errorResponseTypeName,
  fieldsTypeName,
  headersTypeName,
  operationsTypeName,
  requestTypeName,
  responseHeadersTypeName,
} from "../../../naming/type-names.ts";
import {
  type TypeScope,
  inputBody,
  inputType,
  needType,
  typeText,
  valuesOf,
} from "../../shared/typescript/resource-types.ts";
import { argumentNames, argumentsText, leadingTypes } from "./arguments.ts";
import { operationExamples } from "./readme.ts";
import { ownShapeTypes } from "./shapes.ts";
import { fieldsOfBody } from "../../../model/body.ts";
import { fieldRuleProse } from "../../../describe/rule.ts";
import { sentences } from "../../../describe/texts.ts";
import { statusRemark, usefulFirst } from "../../../describe/marks.ts";
import { mediaProse } from "../../../describe/result.ts";
import { bodyOf, readableRules } from "../../shared/resource-fields.ts";
import { type Fact, undocumented } from "../../../model/fact.ts";
import { errorsOfOperation, groupProse, responseProse, ruleProse } from "../../../describe/resource.ts";
import type { Type } from "../../../model/type.ts";
import type {
  PollCall as CallEntry,
  HeaderKind,
  PollEntry,
} from "../../../../templates/runtime/resource/client/table.ts";
import { arrayOf, choicesType } from "../../shared/typescript/value-types.ts";
import type { PollCall, PollResult } from "../../../model/poll.ts";
import { type OperationOfResource, callsOf, operationById, pollOf } from "../../../model/queries.ts";

export function operationTypes(service: ResourceService, folder: string, resource: Resource): PrintedFile {
  const file = generatedFile(
    `${folder}/resources/${outputName(resource.id)}.d.ts`,
    `The operations of ${resource.title}.`,
  );
  const scope = resourceScope(service, resource, file);
  const texts = [
    operationsText(scope),
    ...resource.operations.flatMap((operation) => [
      requestText(scope, operation),
      requestHeaders(scope, operation) + responseHeaders(scope, operation),
      errorResponsesText(scope, operation),
    ]),
    fieldsText(scope),
    ownShapeTypes(scope),
  ];
  return file.print(texts.join("").replace(/\n+$/, "\n"));
}

export function resourcePath({ id }: Resource): string {
  return `./resources/${outputName(id)}.js`;
}

function operationsText(scope: ResourceScope): string {
  const { resource, file } = scope;
  const members = resource.operations.map((operation) => operationText(scope, operation));
  const parameters = typeParameters([
    ...(resource.operations.some(isOfTenant) ? [`Tenant = ${runtimeType(file, "TenantOptions")}`] : []),
    ...(isInForms(scope.service, resource) ? [formParameter(file)] : []),
  ]);
  const doc = docComment(
    paragraphs([groupProse(resource), ...listed(resource.rules.map(ruleProse))]),
    "",
    lifecycleTags(resource),
  );
  return (
    `${doc}export interface ${nameOf(file.export(operationsTypeName(resource)), resource)}${parameters}` +
    ` {\n${members.join("")}}\n\n`
  );
}

/** Returns the type that a call resolves to. If an operation has several responses, each type includes its status. */
function responseText(scope: ResourceScope, operation: Operation): string {
  const texts = operation.responses.map((response) => {
    const status = distinguishingStatus(operation, response);
    const text = bodyText(scope, response);
    return status === undefined
      ? (text ?? "void")
      : `${runtimeType(scope.file, "WithStatus")}<${status}, ${text ?? "undefined"}>`;
  });
  return texts.join(" | ");
}

/** Prints the error responses that are described by status, or by status class. */
function errorResponsesText({ answers, file }: ResourceScope, operation: Operation): string {
  const { operationId, errorResponses } = operation;
  if (errorResponses.length === 0) return "";
  const members = errorResponses.map(({ status, body, otherBodies }) => {
    const types = [...(body === undefined ? [] : [body]), ...otherBodies.map(({ type }) => type)];
    const text = [...new Set(types.map((type) => typeText(answers, type)))].join(" | ") || "undefined";
    return `${runtimeType(file, "WithStatus")}<${/^\d+$/.test(status) ? status : "number"}, ${text}>`;
  });
  const name = file.export(errorResponseTypeName(operationId));
  const union = [...new Set(members)].map((member) => `\n  | ${member}`).join("");
  return (
    `${lineComment(`The error responses of ${codeSpan(operationId)}: \`error.response<${name}>()\`.`)}` +
    `export type ${nameOf(name, operation)} =${union};\n\n`
  );
}

function bodyText({ answers, given, resource, file }: ResourceScope, response: Response): string | undefined {
  const { body, media } = response;
  if (media !== undefined) return runtimeType(file, "MediaResponse");
  if (body === undefined) return undefined;
  const raw = typeText(answers, body);
  return isReadable(resource, response) ? `${runtimeType(file, "InForm")}<As, ${typeText(given, body)}, ${raw}>` : raw;
}

/** Prints an operation as a property: with methods, a client that requires a tenant would fit one that does not. */
function operationText(scope: ResourceScope, operation: Operation): string {
  const result = responseText(scope, operation);
  const tags = [...operationExamples(scope.service, scope.resource, operation), ...lifecycleTags(operation)];
  const doc = docComment(operationProse(scope.service, operation), "  ", tags);
  const given = `(${argumentsText(scope, operation)}) => Promise<${result}>`;
  const refused = refusedWithoutTenant(scope, operation);
  const call = refused === undefined ? given : `${refused} & (${given})`;
  const polled = polledText(scope, operation, (response) => bodyText(scope, response));
  return (
    `${doc}  readonly ${propertyKey(camelCase(operation.name), operation)}: ` +
    `${polled === undefined ? call : `(${call}) & ${polled}`};\n`
  );
}

/** Returns a type that rejects calls without a tenant, unless the compiler reports the missing argument itself. */
function refusedWithoutTenant(scope: ResourceScope, operation: Operation): string | undefined {
  const types = leadingTypes(scope, operation);
  if (!isOfTenant(operation) || types.length === 0) return undefined;
  return (
    `${runtimeType(scope.file, "RefuseWithoutTenant")}<Tenant, [${types.slice(0, -1).join(", ")}], ` +
    `${types.at(-1)}>`
  );
}

/** Prints the type of an operation's body. A create adds the required fields to the writable ones. */
function requestText({ file, requests, resource }: ResourceScope, operation: Operation): string {
  const { operationId, summary, request } = operation;
  if (request === undefined) return "";
  const name = nameOf(file.export(requestTypeName(operationId)), operation);
  const title = `The request of ${codeSpan(operationId)}: ${summary}.`;
  if (request.kind === "media") {
    return (
      `${lineComment(sentences(title, mediaProse(request)))}export type ${name} = ` +
      `${runtimeType(file, "MediaSource")};\n\n`
    );
  }
  if (request.kind === "own") {
    return (
      `${lineComment(title + statusRemark(request.type))}export type ${name} = ` +
      `${typeText(requests, request.type)};\n\n`
    );
  }
  const set = bodyOf(resource, request);
  if (request.kind === "fields") return withRules(title, resource, request) + inputType(requests, set, name);
  return (
    `${lineComment(title)}export type ${name} = ` +
    `${[fieldsTypeName(resource), ...set.required.map((names) => needType(set, names))].join(" & ")};\n\n`
  );
}

function fieldsText({ file, requests, resource }: ResourceScope): string {
  if (!resource.operations.some(({ request }) => request?.kind === "create" || request?.kind === "update")) return "";
  const all: FieldsBody = { kind: "create" };
  const body = inputBody(requests, bodyOf(resource, all), new Set());
  const doc = withRules(`The writable fields of: ${resource.title}.`, resource, all);
  return `${doc}export interface ${nameOf(file.export(fieldsTypeName(resource)), resource)} ${body}\n\n`;
}

function withRules(title: string, resource: Resource, request: FieldsBody): string {
  const fields = fieldsOfBody(resource, request);
  const rules = readableRules(
    resource.fieldRules,
    new Map(fields.map(({ name, aliases }) => [name, aliases[0] ?? name])),
  );
  return rules.length === 0
    ? lineComment(title)
    : docComment([title, "", ...rules.map((rule) => `- ${fieldRuleProse(rule)}`)].join("\n"));
}

function operationProse(service: ResourceService, operation: Operation): string {
  const { summary, description, method, path, tenant, origin } = operation;
  const kinds = (service.authentication?.keyKinds ?? [])
    .filter(({ id }) => keysOf(operation).includes(id))
    .map(({ id, title }) => (title.value ?? codeSpan(id)) + statusRemark(title));
  const scopes = scopesOf(operation);
  const history = historyProse(operation);
  const lines = [
    `${summary}${statusRemark(origin)}.${description === undefined ? "" : ` ${description}`}` +
      `${history === undefined ? "" : ` ${history}`}`,
    "",
    `${codeSpan(`${method} ${path}`)}. ${responseProse(operation)}`,
    tenant === "required" && service.tenant !== undefined ? "Needs a tenant." : undefined,
    operation.access.kind === "open" && service.authentication !== undefined ? "Needs no key." : undefined,
    kinds.length === 0 ? undefined : `Keys: ${kinds.join(", ")}.`,
    scopes.length === 0 ? undefined : `Scopes: ${scopes.map((scope) => codeSpan(scope)).join(", ")}.`,
    errorsOfOperation(operation),
    ...listed(operationDetails(operation)),
  ];
  return paragraphs(lines);
}

/** Describes path parameters other than a documented id, and the rules between query parameters. */
function operationDetails(operation: Operation): readonly string[] {
  const names = argumentNames(operation);
  const ofPath = operation.pathParameters.map(({ isId, type, description }, index) =>
    (isId || description === undefined) && undocumented(type) === undefined
      ? []
      : [`${codeSpan(names[index]!)}: ${description ?? ""}${statusRemark(type)}`],
  );
  return [...ofPath.flat(), ...operation.queryRules.map((rule) => fieldRuleProse(rule))];
}

function listed(items: readonly string[]): readonly string[] {
  return items.length === 0 ? [] : ["", ...items.map((item) => `- ${item}`)];
}

function paragraphs(lines: readonly (string | undefined)[]): string {
  return lines
    .filter((line) => line !== undefined)
    .map((line) => line.replace(/[\s\u0085]+/g, " ").trim())
    .join("\n");
}

/** Returns the type of request header fields. Calls may set undeclared fields, too. */
function requestHeaders({ file, answers }: ResourceScope, operation: Operation): string {
  const { headers, operationId } = operation;
  if (headers.length === 0) return "";
  const texts = headers.map(({ type }) => typeText(answers, type));
  const members = headers.map((header, index) => memberText(header, texts[index]!, header.required));
  const others = [...new Set(["string", ...texts.filter((text) => !text.startsWith('"')), "undefined"])].join(" | ");
  return [
    lineComment(`The header fields of a request of ${codeSpan(operationId)}, and any others.`),
    `export interface ${nameOf(file.export(headersTypeName(operationId)), operation)} {\n${members.join("")}` +
      `  readonly [name: string]: ${others};\n}\n\n`,
  ].join("");
}

function responseHeaders({ file, answers }: ResourceScope, operation: Operation): string {
  const { operationId } = operation;
  const headers = responseHeadersOf(operation);
  if (headers.length === 0) return "";
  const members = headers.map((header) => memberText(header, answeredType(header.type, answers), !header.optional));
  return [
    lineComment(`The header fields of a response of ${codeSpan(operationId)}.`),
    `export interface ${nameOf(file.export(responseHeadersTypeName(operationId)), operation)} {\n` +
      `${members.join("")}}\n\n`,
  ].join("");
}

function memberText(header: RequestHeader | ResponseHeader, type: string, isSure: boolean): string {
  const { name, description } = header;
  const prose = sentences((description ?? "") + statusRemark(header.type), valuesOf(header.type), historyProse(header));
  const doc = docComment(usefulFirst(prose), "  ", lifecycleTags(header));
  return `${doc}  ${isSure ? `readonly ${propertyKey(name, header)}: ${type};` : optionalMember(name, type, header)}\n`;
}

/** Returns the type of a response header field. It is a string unless it is a number, a boolean or a list. */
function answeredType(type: Fact<Type>, scope: TypeScope): string {
  const one = (item: Type): string => {
    const kind = kindOf(item);
    if (kind !== "text") return kind;
    return item.kind === "enum" ? choicesType(item, scope.service.valueSets) : "string";
  };
  const known = type.value;
  if (known === undefined) return "string";
  return known.kind === "list" ? arrayOf(one(known.items)) : one(known);
}

export function headerKind(type: Fact<Type>): HeaderKind | readonly [HeaderKind] {
  const known = type.value;
  if (known === undefined) return "text";
  return known.kind === "list" ? [kindOf(known.items)] : kindOf(known);
}

function kindOf({ kind }: Type): HeaderKind {
  if (kind === "boolean") return kind;
  return kind === "integer" || kind === "number" ? "number" : "text";
}

export function hasPolls(service: ResourceService): boolean {
  return operationsOf(service).some((operation) => pollOf(operation) !== undefined);
}

export function pollEntry(service: ResourceService, operation: Operation): PollEntry | undefined {
  const poll = pollOf(operation);
  if (poll === undefined) return undefined;
  const { status, state, done, failed, result } = poll;
  return {
    status: callEntry(service, status),
    state: state.text,
    done: done.map(({ text }) => text),
    failed: failed.map(({ text }) => text),
    result: result && (result.kind === "field" ? result.field.text : callEntry(service, result.call)),
  };
}

function callEntry(service: ResourceService, call: PollCall): CallEntry {
  const { resource, operation } = called(service, call);
  const fields = new Map(call.parameters.map(({ name, field }) => [name, field.text]));
  return {
    operation: [collectionName(resource), camelCase(operation.name)],
    path: operation.pathParameters.map(({ name }) => fields.get(name)!),
    query: operation.query.flatMap(({ name }) => (fields.has(name) ? [[name, fields.get(name)!] as const] : [])),
  };
}

/** Returns the type that is intersected with the function type of a polled operation. */
function polledText(
  scope: ResourceScope,
  { responses }: Operation,
  textOf: (response: Response) => string | undefined,
): string | undefined {
  const accepted = responses.find(({ poll }) => poll !== undefined);
  if (accepted?.poll === undefined) return undefined;
  const status = responseOf(scope, accepted.poll.status);
  const atOnce = responses.filter((one) => one !== accepted).map((one) => textOf(one) ?? "undefined");
  const types = [
    textOf(accepted)!,
    status,
    resultText(scope, status, accepted.poll.result),
    ...(atOnce.length === 0 ? [] : [atOnce.join(" | ")]),
  ];
  return `${runtimeType(scope.file, "Polled")}${typeParameters(types)}`;
}

function resultText(scope: ResourceScope, status: string, result: PollResult | undefined): string {
  if (result === undefined) return status;
  if (result.kind === "operation") return responseOf(scope, result.call);
  const member = runtimeType(scope.file, "ResultMember");
  return result.field.text.split(".").reduce((whole, step) => `${member}<${whole}, ${stringLiteral(step)}>`, status);
}

function responseOf({ service, resource, file }: ResourceScope, call: PollCall): string {
  const found = called(service, call);
  const name = operationsTypeName(found.resource);
  const type = found.resource === resource ? name : file.importType(`./${outputName(found.resource.id)}.js`, name);
  // Responses are the same with and without a tenant.
  const tenant = found.resource.operations.some(isOfTenant) ? [runtimeType(file, "TenantOptions")] : [];
  const given = typeParameters([...tenant, ...(readableResponses(found.resource) === undefined ? [] : ["As"])]);
  return `Awaited<ReturnType<${type}${given}[${stringLiteral(camelCase(found.operation.name))}]>>`;
}

/** Returns true if a resource's operations, or those that they poll, have responses with readable names. */
export function isInForms(service: ResourceService, resource: Resource): boolean {
  const polls = resource.operations.flatMap((operation) => pollOf(operation) ?? []);
  return [resource, ...polls.flatMap(callsOf).map((call) => called(service, call).resource)].some(
    (one) => readableResponses(one) !== undefined,
  );
}

function called(service: ResourceService, { operation }: PollCall): OperationOfResource {
  return operationById(service, operation.text)!;
}
