import { type Fact, type Origin, decisionOf, isUnknown, matchFact, whereKnown } from "../../model/fact.ts";
import { shownCode } from "../../model/error-codes.ts";
import type { ErrorCode } from "../../model/service.ts";
import { type Json, type JsonObject, jsonObject } from "../../codegen/json.ts";
import { errorCode } from "../../describe/result.ts";
import { lifecycleMarks, lifecycleProse } from "../../describe/lifecycle.ts";
import { attributeMarks, joinMarks, statusMarks, statusRemark } from "../../describe/marks.ts";
import { sentences } from "../../describe/texts.ts";
import { extensions, schemaRef } from "./dialect.ts";
import type { MessageForm, QueryService } from "../../model/query.ts";
import { fieldsOfBody, needsOfBody } from "../../model/body.ts";
import { fieldsBodyOf, keysOf } from "../../model/operations.ts";
import type {
  KeyKind,
  Operation,
  OperationError,
  RequestFault,
  Resource,
  ResourceService,
} from "../../model/resource.ts";
import { isVersioned } from "../shared/server/resource/handlers.ts";
import type { Example } from "../../model/example.ts";

/** An error code with the origin of the claim that it is returned in a particular place, if there is one. */
export interface AnsweredError extends ErrorCode {
  readonly origin?: Origin | undefined;
}

/** The key of errors with an unknown status. Generators copy a range such as `4XX` into code that fails to compile. */
export const otherStatus = "default";

/** Groups error codes by the key of their status in the OpenAPI `responses` object. */
export function byStatus(errors: readonly AnsweredError[]): ReadonlyMap<string, readonly AnsweredError[]> {
  const groups = new Map<string, AnsweredError[]>();
  for (const error of errors) {
    const status = String(error.httpStatus.value ?? otherStatus);
    const group = groups.get(status);
    if (group === undefined) groups.set(status, [error]);
    else group.push(error);
  }
  return new Map([...groups].sort(([a], [b]) => (a < b ? -1 : 1)));
}

export function errorsProse(errors: readonly AnsweredError[]): string {
  const lines = errors.map((error) => {
    return (
      `- ${errorCode(error.code)}${answeredRemark(error)}: ` +
      `${sentences(conditionProse(error), lifecycleProse(error))}`
    );
  });
  return lines.join("\n");
}

/** Returns the remark on the claim that the code is returned here, unless the condition has the same decision. */
function answeredRemark({ origin, condition }: AnsweredError): string {
  return origin === undefined || origin.decision === decisionOf(condition) ? "" : statusRemark(origin);
}

function conditionProse({ condition, httpStatus }: ErrorCode): string {
  const status = isUnknown(httpStatus) ? ` HTTP status${statusRemark(httpStatus)}.` : "";
  const remark = statusRemark(condition);
  return whereKnown(
    condition,
    (text) => text + remark + status,
    () => `Condition${remark}.${status}`,
  );
}

export function errorsData(error: AnsweredError): JsonObject {
  const { code, deprecated, condition, httpStatus, message, origin } = error;
  const own = origin === undefined ? {} : statusMarks(origin);
  const marks = joinMarks({ ...own, ...attributeMarks({ condition, httpStatus, message }) }, lifecycleMarks(error));
  return { code: shownCode(code), deprecated: deprecated && true, ...extensions(marks) };
}

export const refusalName = "Answer.refusal";

/** Returns the schema of error bodies. It is open if the form is unknown, or one of several forms of a profile. */
export function refusalSchema({ errorBody, profile }: QueryService): readonly [string, JsonObject] {
  const form = errorBody?.value;
  if (errorBody === undefined || form === undefined || profile !== undefined) return [refusalName, openRefusal];
  return [
    refusalName,
    { description: "The body of an error response.", ...bodySchema(form), ...extensions(statusMarks(errorBody)) },
  ];
}

const openRefusal: JsonObject = {
  description: "The body of an error response; its fields are not documented.",
  type: "object",
  additionalProperties: true,
  "x-kiln-status": "unknown",
};

/** Returns an open schema, which does not reject a response because of an undescribed member. */
function bodySchema(form: MessageForm): JsonObject {
  const { member, list } = form;
  const message = messageSchema(form);
  if (member === undefined) return message;
  const held = list ? { type: "array", items: message } : message;
  return { type: "object", properties: Object.fromEntries([[member, held]]), required: [member] };
}

function messageSchema({ code, text, module, parameter, data }: MessageForm): JsonObject {
  const named = (name: string | undefined, description: string): readonly (readonly [string, JsonObject])[] =>
    name === undefined ? [] : [[name, { type: "string", description }]];
  const properties = [
    ...named(code, "The code of the error."),
    ...named(text, "The error as a sentence."),
    ...named(module, "The module that reports it."),
    ...named(parameter, "The parameter that it concerns, as the request names it."),
    ...(data === undefined ? [] : [[data, { type: "object" }] as const]),
  ];
  return { type: "object", properties: Object.fromEntries(properties), required: [code, text] };
}

/** Returns the schema of bodies with a success status: a response, or an error if errors have that status too. */
export function resultOrError(service: QueryService, response: string, hasErrors: boolean): JsonObject {
  const schema = { $ref: schemaRef(response) };
  return hasErrors && service.profile === undefined ? { anyOf: [schema, { $ref: schemaRef(refusalName) }] } : schema;
}

export function errorHeaders({ wire: { errorHeader: fact } }: QueryService): JsonObject | undefined {
  const name = fact?.value;
  if (fact === undefined || name === undefined) return undefined;
  return Object.fromEntries([
    [name, { description: "The error code, if any.", schema: { type: "string" }, ...extensions(statusMarks(fact)) }],
  ]);
}

/** Returns the errors of an operation: its own, then the general ones that its requests may cause. */
export function errorsOfOperation(
  service: ResourceService,
  resource: Resource,
  operation: Operation,
): readonly OperationError[] {
  const faults = faultsOf(service, resource, operation).map((fault) => service.requestErrors[fault]);
  const missingTenant = mayLackTenant(service, operation) ? [service.tenant?.missing] : [];
  const byCode = new Map<string, OperationError>();
  const general = [...missingTenant, ...faults].flatMap((code) => (code === undefined ? [] : answeredCode(code)));
  for (const error of [...operation.errors, ...general]) if (!byCode.has(error.code)) byCode.set(error.code, error);
  return [...byCode.values()];
}

function answeredCode(fact: Fact<string>): readonly OperationError[] {
  return matchFact<string, readonly OperationError[]>(fact, {
    documented: (code) => [{ code, origin: { status: "documented", decision: undefined } }],
    decided: (code, decision) => [{ code, origin: { status: "decided", decision } }],
    unknown: () => [],
  });
}

/** Returns the faults that a request for the operation can cause. An unknown path or method belongs to no operation. */
function faultsOf(service: ResourceService, resource: Resource, operation: Operation): readonly RequestFault[] {
  return [
    ...keyFaults(service, operation),
    ...inputFaults(service, resource, operation),
    "tooManyRequests",
    "failed",
    "unavailable",
  ];
}

function keyFaults({ authentication }: ResourceService, operation: Operation): readonly RequestFault[] {
  const { access } = operation;
  if (authentication === undefined || access.kind === "open") return [];
  const others = authentication.keyKinds.filter(({ id }) => !access.keys.includes(id));
  const callers = authentication.keyKinds.filter(({ id }) => access.keys.includes(id));
  // A server checks the scope of a key first, then whether the key may write.
  const [sameScope, otherScope] = [
    others.filter((kind) => sharesScope(kind, callers)),
    others.filter((kind) => !sharesScope(kind, callers)),
  ];
  const isReader = ({ access: allowed }: KeyKind): boolean => allowed === "read-only";
  return [
    "missingKey",
    "invalidKey",
    "addressNotAllowed",
    ...faultIf("wrongKeyScope", otherScope.length > 0 || !sameScope.every(isReader)),
    ...faultIf("readOnlyKey", sameScope.some(isReader)),
    ...faultIf("insufficientScope", access.scopes.length > 0),
  ];
}

function sharesScope({ scope }: KeyKind, kinds: readonly KeyKind[]): boolean {
  const known = scopeOf(scope);
  return kinds.some((kind) => scopeOf(kind.scope) === known);
}

/** Returns the scope of a kind of key. An unknown scope counts as the narrower one, as in the server. */
function scopeOf(scope: KeyKind["scope"]): "global" | "tenant" {
  return scope.value ?? "tenant";
}

function inputFaults(service: ResourceService, resource: Resource, operation: Operation): readonly RequestFault[] {
  const { request, query, headers, pathParameters, responses, tenant } = operation;
  const names = new Set(headers.map(({ name }) => name.toLowerCase()));
  const hasBody = request !== undefined;
  const hasInput = hasBody || tenant !== "none" || [...query, ...headers, ...pathParameters].length > 0;
  const isRepeatable = names.has("idempotency-key");
  return [
    ...faultIf("unknownTenant", service.tenant !== undefined && tenant !== "none"),
    ...faultIf("malformed", hasBody && request.kind !== "media"),
    ...faultIf("unsupportedMediaType", hasBody),
    ...faultIf("tooLarge", hasBody),
    ...faultIf(
      "missing",
      [...query, ...headers].some(({ required }) => required) || bodyMayLackField(resource, operation),
    ),
    ...faultIf("invalid", hasInput || keysOf(operation).length > 0),
    ...faultIf("preconditionFailed", names.has("if-match")),
    ...faultIf("idempotencyKeyReused", isRepeatable),
    ...faultIf("responseNotStored", isRepeatable && !responses.every((response) => isVersioned(resource, response))),
  ];
}

/** Returns true if the body has a required field whose absence has no specific error. */
function bodyMayLackField(resource: Resource, operation: Operation): boolean {
  const body = fieldsBodyOf(operation);
  if (body === undefined) return operation.request?.kind === "own";
  const fields = new Map(fieldsOfBody(resource, body).map((field) => [field.name, field]));
  const named = needsOfBody(resource, body).flatMap((need) => (need.kind === "field" ? [need.field] : need.fields));
  return named.some((name) => fields.get(name)?.errors.missing === undefined);
}

function mayLackTenant({ authentication }: ResourceService, operation: Operation): boolean {
  const keys = keysOf(operation);
  const isTenants = (authentication?.keyKinds ?? []).some(
    ({ id, scope }) => keys.includes(id) && scopeOf(scope) === "tenant",
  );
  return operation.tenant === "required" || (operation.tenant === "optional" && isTenants);
}

function faultIf(fault: RequestFault, holds: boolean): readonly RequestFault[] {
  return holds ? [fault] : [];
}

export interface NamedExample {
  readonly key: string;
  readonly summary: string;
  readonly value: Json;
}

/** Returns the examples with this side, by a key derived from their title: `one-paging-group`. */
export function examplesOf(examples: readonly Example[], side: "request" | "response"): readonly NamedExample[] {
  const shown = examples.filter((example) => example[side] !== undefined);
  return shown.map((example) => ({ key: keyOf(example), summary: example.title, value: example[side] as Json }));
}

export function examplesOfParameter(
  examples: readonly Example[],
  shownIn: "parameters" | "request",
  name: string,
): readonly NamedExample[] {
  return examples.flatMap((example) => {
    const named = (example[shownIn] ?? {}) as JsonObject;
    return Object.hasOwn(named, name)
      ? [{ key: keyOf(example), summary: example.title, value: named[name] as Json }]
      : [];
  });
}

/** Returns a key that contains a letter. Objects would place keys of only digits first. */
function keyOf({ title }: Example): string {
  const words = title.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  return (words.some((word) => /[a-z]/.test(word)) ? words : ["example", ...words]).join("-");
}

/** Returns examples by key. A number is appended to duplicate keys. */
export function numbered(examples: readonly NamedExample[]): JsonObject {
  const taken = new Map<string, number>();
  return jsonObject(
    examples.map(({ key, summary, value }) => {
      const count = (taken.get(key) ?? 0) + 1;
      taken.set(key, count);
      return [count === 1 ? key : `${key}.${count}`, { summary, value }] as const;
    }),
  );
}
