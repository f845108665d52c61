import type { Json, JsonObject } from "../../../codegen/json.ts";
import type { Operation } from "../../../model/resource.ts";
import { refused, type Capture, type Case, type Claim, type Step, type Cases } from "../case.ts";
import { factClaim, originClaim } from "../claim.ts";
import { keyOf, keysOfScope } from "./access-cases.ts";
import { fieldsBody, distinctValues, fits, labelOf, repeatedValues, withoutNames, type Life } from "./life.ts";
import { bodyOf, formOf, headerNamed, idNames, itemsOf, operationsBy, sentName, stepOf } from "./requests.ts";
import { accepted, codesOf, faultOf, notFoundCodes, operationClaim, refusalsOf } from "./resource-case.ts";

/** Yields the cases of what a request changes, what it leaves as it is, and which bodies it refuses. */
export function* effectCases(life: Life): Cases {
  const { create, update, remove } = life;
  const updates = update === undefined ? [] : [update];
  yield* bodyCases(life);
  yield* storedCases(life);
  yield* listedCases(life);
  yield* removalCases(life);
  for (const operation of [create, ...updates]) yield responseCase(life, operation);
  for (const operation of [...updates, remove]) yield* foreignCases(life, operation);
  yield* destinationCases(life);
  yield* methodCases(life);
  for (const operation of updates) yield* keptCases(life, operation);
  for (const operation of [...updates, remove]) yield* stateCases(life, operation);
}

/** Yields cases of bodies as a whole: their media type, unknown fields, and a JSON value that is not an object. */
function* bodyCases(life: Life): Cases {
  const { service, id, create, body, created, make } = life;
  const { unknownFields, requestErrors } = service;
  const json = bodyOf(life, create, body);
  const isForm = formOf(create) !== undefined;
  const mediaType = `${json.mediaType}; charset=utf-8`;
  const refusals = [...refusalsOf(service), ...codesOf(requestErrors.unsupportedMediaType), "status 415"];
  if (!isForm)
    yield make(
      `${id}/charset`,
      operationClaim(service, create, "media type", mediaType),
      [created({}, { body: { ...json, mediaType } })],
      { kind: "accepted", refusals },
    );
  if (unknownFields?.value !== undefined) {
    const claim = factClaim(service.id, id, "unknownFields", unknownFields);
    const expect = unknownFields.value === "refused" ? refused(...codesOf(requestErrors.invalid)) : accepted(service);
    yield make(`${id}/unknown field`, claim, [created({ kilnVerifyUnknown: "1" })], expect);
  }
  for (const { claim } of isForm ? [] : faultOf(service, "malformed", id))
    yield make(
      `${id}/list as body`,
      { ...claim, attribute: "body is an object" },
      [created({}, { body: bodyOf(life, create, [body]) })],
      refused(...[requestErrors.malformed, requestErrors.invalid].flatMap(codesOf)),
    );
}

/** Text with characters that a service may lose: of several scripts and planes, in mixed case, with quotes and spaces. */
const hardText = " Kiln ä 日本 😀 “x” \"y\" <z> & 'a'  b ";

/** Yields a case that creates an object with unusual text in each of its strings, and reads it. */
function* storedCases({ service, resource, id, create, created, read, make }: Life): Cases {
  const texts = fieldsBody(resource, create).filter(({ use, type }) => {
    const known = type?.value;
    return use === "both" && known?.kind === "string" && known.format === undefined && fits(known, hardText);
  });
  if (texts.length === 0) return;
  const sent: JsonObject = Object.fromEntries(texts.map((field) => [sentName(field), hardText]));
  yield make(
    `${id}/text`,
    operationClaim(service, create, "effect on text", "stores it unchanged"),
    [created({ ...withoutNames(...texts), ...sent }), read],
    { kind: "values", values: repeatedValues(resource, sent) },
  );
}

/** Yields cases that look for an object in the list after it was created, and after it was deleted. */
function* listedCases(life: Life): Cases {
  const { service, resource, id, remove, body, created, make } = life;
  const { list } = operationsBy(resource);
  const items = list && itemsOf(resource, list);
  const label = labelOf(resource);
  const filter = list?.query.find(({ role }) => role?.kind === "filter" && role.field === label?.name);
  if (list === undefined || items === undefined || label === undefined || filter === undefined) return;
  const last = stepOf(life, list, { query: [[filter.name, String(body[sentName(label)])]] });
  for (const isListed of [true, false])
    yield make(
      `${isListed ? id : remove.operationId}/listed`,
      operationClaim(service, list, `contains ${isListed ? "created" : "deleted"} objects`, isListed),
      [created(), ...(isListed ? [] : [stepOf(life, remove)]), last],
      { kind: "listed", items, fields: idNames(resource), isListed },
    );
}

/** Returns a case that compares the response of a request that changes an object with the object as it is read. */
function responseCase(life: Life, operation: Operation): Case {
  const { service, resource, create, body, sending, read, make } = life;
  const changes = fieldsBody(resource, operation).flatMap((field) => {
    const [value] = distinctValues(life, resource, field);
    return value === undefined || (operation === create && sentName(field) in body) ? [] : [[sentName(field), value]];
  });
  return make(
    `${operation.operationId}/response`,
    operationClaim(service, operation, "values of the response", "as stored"),
    [...sending(operation, Object.fromEntries(changes) as JsonObject), read],
    { kind: "agrees", items: undefined },
  );
}

/** Yields a case that changes or deletes an object with another tenant, for which it does not exist. */
function* foreignCases({ service, given, resource, sending, make }: Life, operation: Operation): Cases {
  const tenant = given.get(service.tenant?.name ?? "")?.[1];
  if (tenant === undefined || resource.scope?.value?.kind !== "tenant") return;
  const credential = keyOf(keysOfScope(service, operation, "global"));
  yield make(
    `${operation.operationId}/object of another tenant`,
    factClaim(service.id, operation.operationId, "objects of another tenant", resource.scope),
    sending(operation, {}, { tenant, credential }),
    refused(...notFoundCodes(service, operation)),
  );
}

/** Yields a case that deletes an object twice. */
function* removalCases(life: Life): Cases {
  const { service, remove, created, make } = life;
  const codes = notFoundCodes(service, remove);
  const removal = stepOf(life, remove);
  const claim = operationClaim(service, remove, "unknown id", "an error");
  if (codes.length > 0)
    yield make(`${remove.operationId}/again`, claim, [created(), removal, removal], refused(...codes));
}

/** Yields cases of destinations: their number, their form, and the names of their slots. */
function* destinationCases({ service, resource, id, created, make }: Life): Cases {
  const { destinations } = resource;
  const slot = destinations?.slots[0];
  if (destinations === undefined || slot === undefined) return;
  const { pattern, maxItems, unknownSlots, objectField } = destinations;
  const [name = slot.name] = slot.aliases;
  const one = ["EXT-100", "A-1", "x-1"].find((text) => new RegExp(pattern?.value ?? "", "u").test(text)) ?? "x";
  const subject = `${resource.id}.${objectField}`;
  const invalid = refused(...codesOf(service.requestErrors.invalid));
  const of = (key: string, claim: Claim, changes: JsonObject, isValid: boolean): Case =>
    make(`${id}.${objectField}/${key}`, claim, [created(changes)], isValid ? accepted(service) : invalid);
  const list = (count: number): Json => Array.from({ length: count }, () => one);
  const claim = (attribute: string): Claim => originClaim(service.id, subject, attribute, slot.name, slot);
  yield of("empty", claim("empty list"), { [name]: [] }, true);
  for (const alias of slot.aliases) yield of(`name ${alias}`, claim(`name ${alias}`), { [alias]: list(1) }, true);
  yield of("object", claim("object"), { [objectField]: { [slot.name]: list(1) } }, true);
  if (pattern?.value !== undefined)
    yield of("pattern", factClaim(service.id, subject, "pattern", pattern), { [name]: ["<>"] }, false);
  const most = maxItems?.value;
  if (maxItems !== undefined && most !== undefined && most <= 1000) {
    const about = factClaim(service.id, subject, "maxItems", maxItems);
    yield of("maxItems", about, { [name]: list(most) }, true);
    yield of("maxItems beyond", about, { [name]: list(most + 1) }, false);
  }
  if (unknownSlots?.value === undefined) return;
  const about = factClaim(service.id, subject, "unknownSlots", unknownSlots);
  yield of("unknown slot", about, { [objectField]: { KILNUNKNOWN: list(1) } }, unknownSlots.value === "ignored");
}

/** Yields a case for each method that the path of the list, or of one object, does not have. */
function* methodCases(life: Life): Cases {
  const { service, resource, create, remove, created, make } = life;
  for (const operation of [create, remove]) {
    const { path } = operation;
    const known = new Set<string>(
      service.resources.flatMap(({ operations }) =>
        operations.filter((one) => one.path === path).map((one) => one.method),
      ),
    );
    for (const method of ["PUT", "PATCH", "DELETE"].filter((one) => !known.has(one)).slice(0, 2))
      for (const { claim, expect } of faultOf(service, "methodNotAllowed", `${method} ${path}`)) {
        const step = { ...stepOf(life, operation), method, template: undefined };
        yield make(
          `${resource.id}/${method} ${path}`,
          claim,
          step.path.includes("{id}") ? [created(), step] : [step],
          expect,
        );
      }
  }
}

/** Yields cases of an update that changes one field or none: the other fields stay the same. */
function* keptCases(life: Life, update: Operation): Cases {
  if (update.method !== "PATCH") return;
  const { service, resource, created, read, make } = life;
  const fields = fieldsBody(resource, update).filter(({ use }) => use === "both");
  const full = Object.fromEntries(
    fields.flatMap((field) => {
      const value = distinctValues(life, resource, field)[0];
      return value === undefined || typeof value === "object" ? [] : [[sentName(field), value]];
    }),
  );
  const of = (key: string, attribute: string, changes: JsonObject): Case =>
    make(
      `${update.operationId}/${key}`,
      operationClaim(service, update, attribute, "they stay the same"),
      [
        created({ ...withoutNames(...fields), ...full }),
        stepOf(life, update, { body: bodyOf(life, update, changes) }),
        read,
      ],
      { kind: "values", values: repeatedValues(resource, { ...full, ...changes }) },
    );
  yield of("nothing", "effect of no field", {});
  const first = fields.map(sentName).find((name) => typeof full[name] === "string");
  if (first !== undefined) yield of("one field", "effect on other fields", { [first]: full[first]! });
}

/** Yields cases of `If-Match` with the state of an object, and with a former state. */
function* stateCases(life: Life, operation: Operation): Cases {
  const { service, resource, mark, update, created, make } = life;
  const match = headerNamed(operation, "if-match");
  const [fault] = faultOf(service, "preconditionFailed", operation.operationId);
  if (match === undefined || fault === undefined) return;
  const id = operation.operationId;
  const state: Capture = { name: "state", paths: [], header: "etag" };
  const creating = created();
  const first = { ...creating, captures: [...creating.captures, state] };
  const body = operation === update ? { body: bodyOf(life, operation, {}) } : {};
  const last = (tag: string): Step => stepOf(life, operation, { headers: [[match.name, tag]], ...body });
  const { origin } = operation;
  const claim = originClaim(service.id, id, match.name, "the current state is accepted", {
    origin,
    place: match.place,
  });
  const refusals = codesOf(service.requestErrors.preconditionFailed);
  yield make(`${id}/same state`, claim, [first, last("{state}")], { kind: "accepted", refusals });
  const label = labelOf(resource);
  if (update !== undefined && label !== undefined) {
    const change = stepOf(life, update, { body: bodyOf(life, update, { [sentName(label)]: `${mark}-2` }) });
    const about = { ...fault.claim, attribute: "preconditionFailed after a change" };
    yield make(`${id}/former state`, about, [first, change, last("{state}")], fault.expect);
  }
  yield make(`${id}/unknown state`, fault.claim, [creating, last('"kiln-verify"')], fault.expect);
}
