import type { Json, JsonObject } from "../../../codegen/json.ts";
import { fieldsOfBody, needsOfBody } from "../../../model/body.ts";
import { isUnknown } from "../../../model/fact.ts";
import { fieldsBodyOf } from "../../../model/operations.ts";
import { isSecret } from "../../../model/queries.ts";
import type { Field, Operation, Resource } from "../../../model/resource.ts";
import { refused, same, type Case, type Claim, type Expectation, type Step } from "../case.ts";
import { factClaim, originClaim } from "../claim.ts";
import { effectCases } from "./effect-cases.ts";
import { distinctValues, fieldsBody, lifeOf, repeatedValues, type Life } from "./life.ts";
import { openProbes, probesOf } from "./probes.ts";
import {
  bodyOf,
  isPlainForm,
  operationsBy,
  sampleBody,
  sampleField,
  sentName,
  stepOf,
  type Changes,
  type ResourceScope,
} from "./requests.ts";
import { accepted, codesOf, faultClaim, notFoundCodes, operationClaim, resourceCase } from "./resource-case.ts";

/** Returns the cases of requests that change data. Each deletes the object that it creates. */
export function writeCases(scope: ResourceScope, resource: Resource): readonly Case[] {
  const { create, update, remove } = operationsBy(resource);
  const others = resource.operations.filter(
    (one) => one.method !== "GET" && one !== create && one !== update && one !== remove,
  );
  const refusing = others.flatMap((operation) => refusedCases(scope, resource, operation));
  const life = lifeOf(scope, resource);
  if (life === undefined) return refusing;
  const { create: creating, get, remove: removing } = life;
  const gone = operationClaim(scope.service, removing, "effect", "the object no longer exists");
  return [
    ...refusing,
    ...lifeCases(life),
    life.make({
      key: removing.operationId,
      claim: gone,
      steps: [life.created(), stepOf(scope, removing), life.read],
      expect: refused(...notFoundCodes(scope.service, get)),
    }),
    ...fieldsBody(resource, creating).flatMap((field) => fieldCases(life, field)),
    ...(update === undefined ? [] : updateCases(life, update)),
    ...headerCases(life),
    ...refusedCases(scope, resource, creating),
    ...keyCases(life),
    ...effectCases(life, update),
  ];
}

function lifeCases({ scope, resource, create, body, created, read, make }: Life): readonly Case[] {
  const id = create.operationId;
  const values = repeatedValues(resource, body);
  const claim = operationClaim(scope.service, create, "operation", `${create.method} ${create.path}`);
  return [
    make({ key: id, claim, steps: [created()], expect: accepted(scope.service) }),
    make({
      key: `${id}/effect`,
      claim: { ...claim, attribute: "effect", value: "stores the values" },
      steps: [created(), read],
      expect: { kind: "values", values },
      base: id,
    }),
  ];
}

/** Returns the cases of one field: its values, its other names, and its default. */
function fieldCases({ scope, resource, create, created, read, make }: Life, field: Field): readonly Case[] {
  const { service } = scope;
  const { name, aliases, type: fact, default: byDefault } = field;
  const id = create.operationId;
  const subject = `${resource.id}.${name}`;
  const sent = sentName(field);
  const type = fact?.value;
  const claimOf = (attribute: string, value: unknown): Claim => ({
    ...factClaim(service.id, subject, attribute, fact),
    value: String(value),
  });
  const others = Object.fromEntries([...aliases, name].map((one) => [one, undefined]));
  const invalid = codesOf(field.errors.invalid ?? service.requestErrors.invalid);
  const of = (
    key: string,
    claim: Claim,
    value: Json | undefined,
    expect: Expectation,
    more: readonly Step[] = [],
  ): Case =>
    make({
      key: `${id}.${name}/${key}`,
      claim,
      steps: [created({ ...others, [sent]: value }), ...more],
      expect,
      base: id,
    });
  const isRepeated = field.use === "both" && !isSecret(field);
  const known = type === undefined ? [] : probesOf(service, type);
  // An empty string that counts as missing does not show the minimum length.
  const open = type === undefined || field.empty !== undefined ? [] : openProbes(type);
  return [
    ...known.map((probe, index) => {
      const claim =
        probe.fact === undefined
          ? claimOf(probe.attribute, probe.attribute === "type" ? type!.kind : probe.value)
          : factClaim(service.id, subject, probe.attribute, probe.fact);
      return of(
        `${probe.attribute} ${index}`,
        claim,
        probe.value,
        probe.isValid ? accepted(service) : refused(...invalid),
      );
    }),
    ...open.map(({ attribute, value, fact: unknown, yes, no }) =>
      of(attribute, factClaim(service.id, subject, attribute, unknown), value, {
        kind: "answer",
        question: { kind: "accepted", yes, no },
      }),
    ),
    ...(isRepeated
      ? [...aliases, name].slice(1).map((alias) => {
          const value = distinctValues(scope, resource, field)[0]!;
          const steps = [created({ ...others, [alias]: value }), read];
          return make({
            key: `${id}.${name}/name ${alias}`,
            claim: claimOf("name", alias),
            steps,
            expect: { kind: "values", values: { [name]: value } },
            base: id,
          });
        })
      : []),
    ...(byDefault === undefined ||
    !isRepeated ||
    needsOfBody(resource, { kind: "create" }).some((need) => need.kind === "field" && need.field === name)
      ? []
      : [
          of(
            "default",
            factClaim(service.id, subject, "default", byDefault),
            undefined,
            isUnknown(byDefault)
              ? { kind: "answer", question: { kind: "member", path: [name] } }
              : { kind: "values", values: { [name]: (byDefault?.value ?? null) as Json } },
            [read],
          ),
        ]),
  ];
}

/** Returns a case for each field that an update changes. */
function updateCases({ scope, resource, created, read, make }: Life, update: Operation): readonly Case[] {
  const id = update.operationId;
  const claim = operationClaim(scope.service, update, "operation", `${update.method} ${update.path}`);
  const changes = fieldsBody(resource, update).flatMap((field) => {
    const values = distinctValues(scope, resource, field);
    return field.use === "both" && !isSecret(field) ? values.map((value) => ({ field, value })) : [];
  });
  return changes.map(({ field, value }) => {
    const step = stepOf(scope, update, { body: bodyOf(scope, update, { [sentName(field)]: value }) });
    const about = { ...claim, attribute: `effect on ${field.name}`, value: "changes the value" };
    return make({
      key: `${id}/${field.name} ${String(value)}`,
      claim: about,
      steps: [created(), step, read],
      expect: { kind: "values", values: { [field.name]: value } },
    });
  });
}

/** Returns the cases of `Idempotency-Key`. */
function headerCases({ scope, create, body, created, make }: Life): readonly Case[] {
  const { service, mark } = scope;
  const header = ({ headers }: Operation, name: string) => headers.find((one) => one.name.toLowerCase() === name);
  const key = header(create, "idempotency-key");
  const id = create.operationId;
  const step = (name: string, value: string, changes: JsonObject = {}): Step =>
    created(changes, { headers: [[name, value]] });
  const reused = service.requestErrors.idempotencyKeyReused;
  const changed = Object.fromEntries(
    Object.entries(body)
      .filter(([, value]) => typeof value === "string")
      .slice(0, 1)
      .map(([name]) => [name, "7"]),
  );
  const repeated =
    key &&
    originClaim(service.id, id, key.name, "a repeated request has the first response", {
      origin: create.origin,
      place: key.place,
    });
  return [
    ...(key === undefined || repeated === undefined
      ? []
      : [
          make({
            key: `${id}/repeated`,
            claim: repeated,
            steps: [1, 2].map(() => step(key.name, `${mark}-1`)),
            expect: same,
            base: id,
          }),
        ]),
    ...(key === undefined || reused === undefined
      ? []
      : [
          make({
            key: `${id}/reused key`,
            claim: factClaim(service.id, id, "idempotencyKeyReused", reused),
            steps: [step(key.name, `${mark}-2`), { ...step(key.name, `${mark}-2`, changed), captures: [] }],
            expect: refused(...codesOf(reused)),
            base: id,
          }),
        ]),
  ];
}

/** Returns cases whose requests must be refused before they change anything: missing fields, and bodies that are no JSON. */
function refusedCases(scope: ResourceScope, resource: Resource, operation: Operation): readonly Case[] {
  const { service } = scope;
  const request = fieldsBodyOf(operation);
  const isForm = isPlainForm(request);
  if (request === undefined || (request.kind === "fields" && request.form !== undefined && !isForm)) return [];
  const id = operation.operationId;
  // An empty form would be no body at all, so a form has all of its fields.
  const all = isForm
    ? fieldsOfBody(resource, request).map((one) => [sentName(one), sampleField(scope, resource, one)])
    : [];
  const body: JsonObject = { ...Object.fromEntries(all), ...sampleBody(scope, resource, operation) };
  const make = (key: string, claim: Claim, changes: Changes, codes: readonly string[]): Case =>
    resourceCase(scope, resource, {
      key: `${id}/${key}`,
      claim: { ...claim, subject: id },
      steps: [stepOf(scope, operation, { id: "999999999", ...changes })],
      expect: refused(...codes),
      writes: true,
    });
  const [malformed, otherType] = [faultClaim(service, "malformed"), faultClaim(service, "unsupportedMediaType")];
  const missing = needsOfBody(resource, request).flatMap((need) => {
    const names = need.kind === "field" ? [need.field] : need.fields;
    const fields = fieldsOfBody(resource, request).filter(({ name }) => names.includes(name));
    const sent = new Set(fields.flatMap(({ aliases, name }) => [...aliases, name]));
    const rest = Object.fromEntries(Object.entries(body).filter(([name]) => !sent.has(name)));
    const [field] = fields;
    const codes = codesOf(field?.errors.missing ?? service.requestErrors.missing);
    const claim = originClaim(service.id, id, `required ${names.join(" or ")}`, true, {
      origin: operation.origin,
      place: need.place,
    });
    const empty = field?.empty && factClaim(service.id, id, `empty ${field.name}`, field.empty);
    return [
      make(`without ${names.join(" ")}`, claim, { body: bodyOf(scope, operation, rest) }, codes),
      ...(empty === undefined
        ? []
        : [
            make(
              `empty ${field!.name}`,
              empty,
              { body: bodyOf(scope, operation, { ...rest, [sentName(field!)]: "" }) },
              codes,
            ),
          ]),
    ];
  });
  return [
    ...missing,
    ...(malformed === undefined || isForm
      ? []
      : [
          make(
            "malformed",
            malformed,
            { body: { kind: "text", mediaType: service.mediaType, text: "{" } },
            codesOf(service.requestErrors.malformed),
          ),
        ]),
    ...(otherType === undefined || isForm
      ? []
      : [
          make(
            "other media type",
            otherType,
            { body: { kind: "text", mediaType: "text/plain", text: "x" } },
            codesOf(service.requestErrors.unsupportedMediaType),
          ),
        ]),
  ];
}

/** Returns cases with keys that may only read, and with keys of another scope. */
function keyCases({ scope, resource, create, body }: Life): readonly Case[] {
  const { service } = scope;
  const allowed = create.access.kind === "keys" ? create.access.keys : [];
  return (service.authentication?.keyKinds ?? [])
    .filter(({ id }) => allowed.length > 0 && !allowed.includes(id))
    .map((kind) => {
      const fault = kind.access === "read-only" ? "readOnlyKey" : "wrongKeyScope";
      const claim = {
        ...(faultClaim(service, fault) ?? operationClaim(service, create, "keys", allowed.join(", "))),
        subject: create.operationId,
      };
      const credential = { kind: "key", keyKinds: [kind.id], transport: 0 } as const;
      const step = stepOf(scope, create, { credential, body: bodyOf(scope, create, body) });
      return resourceCase(scope, resource, {
        key: `${create.operationId}/key ${kind.id}`,
        claim,
        steps: [step],
        expect: refused(...codesOf(service.requestErrors[fault])),
        writes: true,
      });
    });
}
