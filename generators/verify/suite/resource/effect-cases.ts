import type { Json, JsonObject } from "../../../codegen/json.ts";
import type { Operation, RequestHeader } from "../../../model/resource.ts";
import type { StringType } from "../../../model/type.ts";
import { refused, type Capture, type Case, type Claim, type Step } from "../case.ts";
import { factClaim, originClaim } from "../claim.ts";
import { keyOf, keysOfScope } from "./access-cases.ts";
import { fieldsBody, distinctValues, repeatedValues, type Life } from "./life.ts";
import { idNames, itemsOf, bodyOf, operationsBy, sentName, stepOf } from "./requests.ts";
import { accepted, codesOf, faultClaim, notFoundCodes, operationClaim, refusalsOf } from "./resource-case.ts";

/** Returns the cases of what a request changes, what it leaves as it is, and which bodies it refuses. */
export function effectCases(life: Life, update: Operation | undefined): readonly Case[] {
  return [
    ...bodyCases(life),
    ...storedCases(life),
    ...listedCases(life),
    ...removalCases(life),
    ...[life.create, ...(update === undefined ? [] : [update])].map((operation) => responseCase(life, operation)),
    ...[...(update === undefined ? [] : [update]), life.remove].flatMap((operation) => foreignCases(life, operation)),
    ...destinationCases(life),
    ...methodCases(life),
    ...(update === undefined ? [] : [...keptCases(life, update), ...stateCases(life, update)]),
    ...stateCases(life, life.remove),
  ];
}

/** Returns cases of bodies as a whole: their media type, unknown fields, and a JSON value that is not an object. */
function bodyCases({ scope, create, body, created, make }: Life): readonly Case[] {
  const { service } = scope;
  const id = create.operationId;
  const json = bodyOf(scope, create, body);
  const withCharset = { ...json, mediaType: `${json.mediaType}; charset=utf-8` };
  const malformed = faultClaim(service, "malformed");
  const { unknownFields, requestErrors } = service;
  const codes = [requestErrors.malformed, requestErrors.invalid].flatMap(codesOf);
  return [
    make({
      key: `${id}/charset`,
      claim: operationClaim(service, create, "media type", withCharset.mediaType),
      steps: [created({}, { body: withCharset })],
      expect: {
        kind: "accepted",
        refusals: [...refusalsOf(service), ...codesOf(requestErrors.unsupportedMediaType), "status 415"],
      },
      base: id,
    }),
    ...(unknownFields?.value === undefined
      ? []
      : [
          make({
            key: `${id}/unknown field`,
            claim: factClaim(service.id, id, "unknownFields", unknownFields),
            steps: [created({ kilnVerifyUnknown: "1" })],
            expect: unknownFields.value === "refused" ? refused(...codesOf(requestErrors.invalid)) : accepted(service),
            base: id,
          }),
        ]),
    ...(malformed === undefined
      ? []
      : [
          make({
            key: `${id}/list as body`,
            claim: { ...malformed, subject: id, attribute: "body is an object" },
            steps: [created({}, { body: bodyOf(scope, create, [body]) })],
            expect: refused(...codes),
            base: id,
          }),
        ]),
  ];
}

/** Text with characters that a service may lose: of several scripts and planes, in mixed case, with quotes and spaces. */
const hardText = " Kiln ä 日本 😀 “x” \"y\" <z> & 'a'  b ";

/** Returns a case that creates an object with unusual text in each of its strings, and reads it. */
function storedCases({ scope, resource, create, body, created, read, make }: Life): readonly Case[] {
  const texts = fieldsBody(resource, create).filter(({ use, type }) => {
    const known = type?.value;
    return use === "both" && known?.kind === "string" && known.format === undefined && takes(known, hardText);
  });
  const own = new Set(texts.flatMap(({ aliases, name }) => [...aliases, name]));
  const rest = Object.fromEntries(Object.keys(body).flatMap((name) => (own.has(name) ? [[name, undefined]] : [])));
  const sent = Object.fromEntries(texts.map((field) => [sentName(field), hardText]));
  if (texts.length === 0) return [];
  const id = create.operationId;
  return [
    make({
      key: `${id}/text`,
      claim: operationClaim(scope.service, create, "effect on text", "stores it unchanged"),
      steps: [created({ ...rest, ...sent } as JsonObject), read],
      expect: { kind: "values", values: repeatedValues(resource, sent) },
      base: id,
    }),
  ];
}

function takes({ maxLength, pattern }: StringType, text: string): boolean {
  return text.length <= (maxLength?.value ?? Infinity) && new RegExp(pattern?.value ?? "", "u").test(text);
}

/** Returns cases that look for an object in the list after it was created, and after it was deleted. */
function listedCases({ scope, resource, create, remove, body, created, make }: Life): readonly Case[] {
  const { list } = operationsBy(resource);
  const items = list && itemsOf(resource, list);
  const label = resource.fields.find(({ name }) => name === resource.labelField);
  const filter = list?.query.find(({ role }) => role?.kind === "filter" && role.field === label?.name);
  if (list === undefined || items === undefined || label === undefined || filter === undefined) return [];
  const last = stepOf(scope, list, { query: [[filter.name, String(body[sentName(label)])]] });
  return [true, false].map((isListed) =>
    make({
      key: `${isListed ? create.operationId : remove.operationId}/listed`,
      claim: operationClaim(scope.service, list, `contains ${isListed ? "created" : "deleted"} objects`, isListed),
      steps: [created(), ...(isListed ? [] : [stepOf(scope, remove)]), last],
      expect: { kind: "listed", items, fields: idNames(resource), isListed },
      base: create.operationId,
    }),
  );
}

/** Returns a case that compares the response of a request that changes an object with the object as it is read. */
function responseCase({ scope, resource, create, body, sending, read, make }: Life, operation: Operation): Case {
  const changes = fieldsBody(resource, operation).flatMap((field) => {
    const [value] = distinctValues(scope, resource, field);
    return value === undefined || (operation === create && sentName(field) in body) ? [] : [[sentName(field), value]];
  });
  return make({
    key: `${operation.operationId}/response`,
    claim: operationClaim(scope.service, operation, "values of the response", "as stored"),
    steps: [...sending(operation, Object.fromEntries(changes) as JsonObject), read],
    expect: { kind: "agrees", items: undefined },
    base: create.operationId,
  });
}

/** Returns a case that changes or deletes an object with another tenant, for which it does not exist. */
function foreignCases({ scope, resource, create, sending, make }: Life, operation: Operation): readonly Case[] {
  const { service, given } = scope;
  const tenant = given.get(service.tenant?.name ?? "")?.[1];
  if (tenant === undefined || resource.scope?.value?.kind !== "tenant") return [];
  const credential = keyOf(keysOfScope(service, operation, "global"));
  const claim = factClaim(service.id, operation.operationId, "objects of another tenant", resource.scope);
  return [
    make({
      key: `${operation.operationId}/object of another tenant`,
      claim,
      steps: sending(operation, {}, { tenant, credential }),
      expect: refused(...notFoundCodes(service, operation)),
      base: create.operationId,
    }),
  ];
}

/** Returns a case that deletes an object twice. */
function removalCases({ scope, create, remove, created, make }: Life): readonly Case[] {
  const codes = notFoundCodes(scope.service, remove);
  if (codes.length === 0) return [];
  return [
    make({
      key: `${remove.operationId}/again`,
      claim: operationClaim(scope.service, remove, "unknown id", "an error"),
      steps: [created(), stepOf(scope, remove), stepOf(scope, remove)],
      expect: refused(...codes),
      base: create.operationId,
    }),
  ];
}

/** Returns cases of destinations: their number, their form, and the names of their slots. */
function destinationCases({ scope, resource, create, created, make }: Life): readonly Case[] {
  const { destinations } = resource;
  const slot = destinations?.slots[0];
  if (destinations === undefined || slot === undefined) return [];
  const { service } = scope;
  const { pattern, maxItems, unknownSlots, objectField } = destinations;
  const id = create.operationId;
  const invalid = refused(...codesOf(service.requestErrors.invalid));
  const [name = slot.name] = slot.aliases;
  const one = ["EXT-100", "A-1", "x-1"].find((text) => new RegExp(pattern?.value ?? "", "u").test(text)) ?? "x";
  const subject = `${resource.id}.${objectField}`;
  const of = (key: string, claim: Claim, changes: JsonObject, isValid: boolean): Case =>
    make({
      key: `${id}.${objectField}/${key}`,
      claim,
      steps: [created(changes)],
      expect: isValid ? accepted(service) : invalid,
      base: id,
    });
  const list = (count: number): Json => Array.from({ length: count }, () => one);
  const most = maxItems?.value;
  const claimOf = (attribute: string): Claim => originClaim(service.id, subject, attribute, slot.name, slot);
  return [
    of("empty", claimOf("empty list"), { [name]: [] }, true),
    ...slot.aliases.map((alias) => of(`name ${alias}`, claimOf(`name ${alias}`), { [alias]: list(1) }, true)),
    of("object", claimOf("object"), { [objectField]: { [slot.name]: list(1) } }, true),
    ...(pattern?.value === undefined
      ? []
      : [of("pattern", factClaim(service.id, subject, "pattern", pattern), { [name]: ["<>"] }, false)]),
    ...(maxItems === undefined || most === undefined || most > 1000
      ? []
      : [
          of("maxItems", factClaim(service.id, subject, "maxItems", maxItems), { [name]: list(most) }, true),
          of(
            "maxItems beyond",
            factClaim(service.id, subject, "maxItems", maxItems),
            { [name]: list(most + 1) },
            false,
          ),
        ]),
    ...(unknownSlots?.value === undefined
      ? []
      : [
          of(
            "unknown slot",
            factClaim(service.id, subject, "unknownSlots", unknownSlots),
            { [objectField]: { KILNUNKNOWN: list(1) } },
            unknownSlots.value === "ignored",
          ),
        ]),
  ];
}

/** Returns a case for each method that the path of the list, or of one object, does not have. */
function methodCases({ scope, resource, create, remove, created, make }: Life): readonly Case[] {
  const { service } = scope;
  const fault = faultClaim(service, "methodNotAllowed");
  if (fault === undefined) return [];
  return [create, remove].flatMap((operation) => {
    const known = new Set(
      service.resources.flatMap(({ operations }) =>
        operations.flatMap(({ path, method }) => (path === operation.path ? [method as string] : [])),
      ),
    );
    const free = ["PUT", "PATCH", "DELETE"].filter((method) => !known.has(method)).slice(0, 2);
    return free.map((method) => {
      const step = { ...stepOf(scope, operation), method, template: undefined };
      return make({
        key: `${resource.id}/${method} ${operation.path}`,
        claim: { ...fault, subject: `${method} ${operation.path}` },
        steps: step.path.includes("{id}") ? [created(), step] : [step],
        expect: refused(...codesOf(service.requestErrors.methodNotAllowed)),
      });
    });
  });
}

/** Returns cases of an update that changes one field or none: the other fields stay the same. */
function keptCases({ scope, resource, create, body, created, read, make }: Life, update: Operation): readonly Case[] {
  if (update.method !== "PATCH") return [];
  const fields = fieldsBody(resource, update).filter(({ use }) => use === "both");
  const named = new Set(fields.flatMap(({ aliases, name }) => [...aliases, name]));
  const full = Object.fromEntries(
    fields.flatMap((field) => {
      const value = distinctValues(scope, resource, field)[0];
      return value === undefined || typeof value === "object" ? [] : [[sentName(field), value]];
    }),
  );
  const rest = Object.fromEntries(Object.keys(body).flatMap((name) => (named.has(name) ? [[name, undefined]] : [])));
  const first = fields.find((field) => typeof full[sentName(field)] === "string");
  const of = (key: string, attribute: string, changes: JsonObject): Case =>
    make({
      key: `${update.operationId}/${key}`,
      claim: operationClaim(scope.service, update, attribute, "they stay the same"),
      steps: [
        created({ ...rest, ...full } as JsonObject),
        stepOf(scope, update, { body: bodyOf(scope, update, changes) }),
        read,
      ],
      expect: { kind: "values", values: repeatedValues(resource, { ...full, ...changes }) },
      base: create.operationId,
    });
  return [
    of("nothing", "effect of no field", {}),
    ...(first === undefined
      ? []
      : [of("one field", "effect on other fields", { [sentName(first)]: full[sentName(first)]! })]),
  ];
}

/** Returns cases of `If-Match` with the state of an object, and with a former state. */
function stateCases({ scope, resource, create, created, make }: Life, operation: Operation): readonly Case[] {
  const { service } = scope;
  const { update } = operationsBy(resource);
  const fault = service.requestErrors.preconditionFailed;
  const match = headerNamed(operation, "if-match");
  if (match === undefined || fault === undefined) return [];
  const id = operation.operationId;
  const state: Capture = { name: "state", paths: [], header: "etag" };
  const creating = created();
  const first = { ...creating, captures: [...creating.captures, state] };
  const body = operation === update ? { body: bodyOf(scope, operation, {}) } : {};
  const last = (tag: string): Step => stepOf(scope, operation, { headers: [[match.name, tag]], ...body });
  const label = resource.fields.find(({ name }) => name === resource.labelField);
  const change =
    update && label && stepOf(scope, update, { body: bodyOf(scope, update, { [sentName(label)]: `${scope.mark}-2` }) });
  const refusedClaim = factClaim(service.id, id, "preconditionFailed", fault);
  return [
    make({
      key: `${id}/same state`,
      claim: originClaim(service.id, id, match.name, "the current state is accepted", {
        origin: operation.origin,
        place: match.place,
      }),
      steps: [first, last("{state}")],
      expect: { kind: "accepted", refusals: codesOf(fault) },
      base: create.operationId,
    }),
    ...(change === undefined
      ? []
      : [
          make({
            key: `${id}/former state`,
            claim: { ...refusedClaim, attribute: "preconditionFailed after a change" },
            steps: [first, change, last("{state}")],
            expect: refused(...codesOf(fault)),
            base: create.operationId,
          }),
        ]),
    make({
      key: `${id}/unknown state`,
      claim: refusedClaim,
      steps: [creating, last('"kiln-verify"')],
      expect: refused(...codesOf(fault)),
      base: create.operationId,
    }),
  ];
}

function headerNamed({ headers }: Operation, name: string): RequestHeader | undefined {
  return headers.find((one) => one.name.toLowerCase() === name);
}
