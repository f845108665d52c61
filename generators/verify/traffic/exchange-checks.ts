import { isObject, type Json, type JsonObject } from "../../codegen/json.ts";
import { isUnknown, type Fact } from "../../model/fact.ts";
import { isSecret, mayBeNull } from "../../model/queries.ts";
import type { Field, ResourceService } from "../../model/resource.ts";
import type { Type } from "../../model/type.ts";
import { errorCode, textValue, type Route } from "../judge/resource-protocol.ts";
import { typeFaults } from "../judge/type-faults.ts";
import type { Check } from "../judge/verdict.ts";
import { factClaim, originClaim } from "../suite/claim.ts";
import type { Entry } from "./har.ts";

/** Returns the checks of an entry that need its request, or that concern what the spec leaves open. */
export function exchangeChecks(service: ResourceService, route: Route, entry: Entry): readonly Check[] {
  return [
    ...openStatus(service, route, entry),
    ...(entry.status >= 400
      ? unlistedError(service, route, entry)
      : [
          ...queryFaults(service, route, entry),
          ...requestFaults(service, route, entry),
          ...defaults(service, route, entry),
        ]),
  ];
}

/** Returns the status of a response whose status the spec leaves open. */
function openStatus(service: ResourceService, { operation }: Route, entry: Entry): readonly Check[] {
  const { status } = entry;
  const observe = (subject: string, fact: Fact<number>): readonly Check[] =>
    isUnknown(fact)
      ? [{ claim: factClaim(service.id, subject, "httpStatus", fact), observed: String(status), value: status }]
      : [];
  if (status < 400)
    return operation.responses.some(({ httpStatus }) => httpStatus.value === status)
      ? []
      : operation.responses.flatMap(({ httpStatus }) => observe(operation.operationId, httpStatus));
  const error = service.errors.find(({ code }) => code === errorCode(service, entry));
  return error === undefined ? [] : observe(`error ${error.code}`, error.httpStatus);
}

/** Reports an error that neither the operation nor the service as a whole lists. */
function unlistedError(service: ResourceService, { operation, resource }: Route, entry: Entry): readonly Check[] {
  const { status } = entry;
  const code = errorCode(service, entry);
  const general = [
    ...Object.values(service.requestErrors),
    service.tenant?.missing,
    ...resource.fields.flatMap(({ errors }) => [errors.missing, errors.invalid]),
  ].flatMap((fact) => fact?.value ?? []);
  const codes = [...new Set([...operation.errors.map((error) => error.code), ...general])];
  const statuses = [
    ...operation.errorResponses.map((response) => response.status),
    ...service.errors.flatMap((error) => (codes.includes(error.code) ? [String(error.httpStatus.value)] : [])),
  ];
  const isListed =
    (code !== undefined && codes.includes(code)) ||
    operation.errorResponses.some((one) =>
      [String(status), `${String(status)[0]}XX`, "default"].includes(one.status),
    ) ||
    (code === undefined && statuses.includes(String(status)));
  const claim = originClaim(service.id, operation.operationId, "errors", codes.join(", "), operation);
  return [{ claim, observed: isListed ? undefined : `the error is ${code ?? "without a code"} (status ${status})` }];
}

/** Compares the query of an accepted request with its parameters. Only single values are compared. */
function queryFaults(service: ResourceService, { operation, resource }: Route, { url }: Entry): readonly Check[] {
  const { operationId: id } = operation;
  return operation.query.flatMap(({ name, aliases, type: fact }) => {
    const type = fact.value;
    if (type === undefined || !singles.has(type.kind)) return [];
    const claim = { ...factClaim(service.id, `${id}.${name}`, "type", fact), value: `in the request of ${id}` };
    const given = [name, ...aliases].flatMap((one) => url.searchParams.getAll(one));
    return accepted(given.flatMap((text) => typeFaults({ service, resource, id, claim }, type, textValue(type, text))));
  });
}

/** The types of parameters whose value is a single JSON value. */
const singles = new Set<Type["kind"]>(["string", "enum", "integer", "number", "boolean"]);

/** Compares the body of an accepted request with the fields of its operation. */
function requestFaults(service: ResourceService, { operation, resource }: Route, { sent }: Entry): readonly Check[] {
  const { request, operationId: id } = operation;
  if (sent === undefined || request === undefined || request.kind === "media") return [];
  if (request.kind === "own") {
    const claim = { ...factClaim(service.id, id, "request", request.type), value: "its body" };
    const type = request.type.value;
    return type === undefined ? [] : accepted(typeFaults({ service, resource, id, claim }, type, sent));
  }
  if (!isObject(sent)) return [];
  const { destinations } = resource;
  const slots = destinations?.slots.flatMap(({ name, aliases }) => [name, ...aliases]) ?? [];
  const others = new Set([...(destinations === undefined ? [] : [destinations.objectField]), ...slots]);
  const formFields = request.kind === "fields" ? (request.form?.fields ?? []) : [];
  return Object.entries(sent as JsonObject).flatMap(([name, value]): readonly Check[] => {
    if (others.has(name)) return [];
    const field = [...resource.fields, ...formFields].find((one) => namesOf(one).includes(name));
    if (field === undefined) return unknownField(service, name);
    const type = field.type.value;
    if (type === undefined || (value === null && mayBeNull(field))) return [];
    const claim = factClaim(service.id, `${resource.id}.${field.name}`, "type", field.type);
    const spot = { service, resource, id, claim, isSecret: isSecret(field) };
    return accepted(typeFaults({ ...spot, claim: { ...claim, value: `in the request of ${id}` } }, type, value!));
  });
}

function accepted(faults: readonly Check[]): readonly Check[] {
  return faults
    .filter(({ seen }) => seen === undefined)
    .map(({ claim, observed }) => ({ claim, observed: `the request is accepted although ${observed}` }));
}

/** Reports that the service ignores a field that is not in the spec. */
function unknownField({ id, unknownFields: fact }: ResourceService, name: string): readonly Check[] {
  if (fact === undefined || fact.value === "ignored") return [];
  const claim = factClaim(id, "requests", "unknownFields", fact);
  return [{ claim, observed: `the field ${JSON.stringify(name)} is accepted`, value: "ignored" }];
}

/** Returns the values of fields that a create request omits, if the spec leaves their default open. */
function defaults(service: ResourceService, { operation, resource }: Route, { sent, body }: Entry): readonly Check[] {
  if (operation.request?.kind !== "create" || !isObject(sent) || !isObject(body)) return [];
  return resource.fields.flatMap((field): readonly Check[] => {
    const { default: fact } = field;
    const isSent = namesOf(field).some((name) => Object.hasOwn(sent, name));
    const name = namesOf(field).find((one) => Object.hasOwn(body, one));
    const value = name === undefined ? null : (body as JsonObject)[name]!;
    if (fact === undefined || !isUnknown(fact) || isSent || isSecret(field) || isList(value)) return [];
    const claim = factClaim(service.id, `${resource.id}.${field.name}`, "default", fact);
    return [{ claim, observed: JSON.stringify(value), value }];
  });
}

/** Returns whether a value cannot be written as a default. */
function isList(value: Json): boolean {
  return value === null || typeof value === "object";
}

function namesOf({ name, aliases }: Field): readonly string[] {
  return [name, ...aliases];
}
