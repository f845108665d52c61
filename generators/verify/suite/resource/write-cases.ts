import type { Json, JsonObject } from "../../../codegen/json.ts";
import { fieldsOfBody, needsOfBody } from "../../../model/body.ts";
import { isUnknown } from "../../../model/fact.ts";
import { fieldsBodyOf, keysOf } from "../../../model/operations.ts";
import { isSecret } from "../../../model/queries.ts";
import type { Field, Operation, Resource } from "../../../model/resource.ts";
import { refused, same, type Case, type Claim, type Expectation, type Step } from "../case.ts";
import { factClaim, originClaim } from "../claim.ts";
import { keyOf } from "./access-cases.ts";
import { effectCases } from "./effect-cases.ts";
import { distinctValues, fieldsBody, lifeOf, repeatedValues, withoutNames, type Life } from "./life.ts";
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
import {
  accepted,
  codesOf,
  faultClaim,
  notFoundCodes,
  operationClaim,
  resourceCase,
  type Sketch,
} from "./resource-case.ts";

/** Returns the cases of requests that change data. Each deletes the object that it creates. */
export function writeCases(scope: ResourceScope, resource: Resource): readonly Case[] {
  const { create, update, remove } = operationsBy(resource);
  const others = resource.operations.filter(
    (one) => one.method !== "GET" && one !== create && one !== update && one !== remove,
  );
  const make = (sketch: Sketch): Case => resourceCase(scope, resource, sketch);
  const refusing = others.flatMap((operation) => [
    ...refusedCases(scope, resource, operation),
    ...(fieldsBodyOf(operation) === undefined || operation.path.includes("{")
      ? []
      : keyCases(
          scope,
          operation,
          (credential) => {
            const body = bodyOf(scope, operation, sampleBody(scope, resource, operation));
            return [stepOf(scope, operation, { credential, body })];
          },
          make,
        )),
  ]);
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
    ...[creating, removing, ...(update === undefined ? [] : [update])].flatMap((operation) =>
      keyCases(scope, operation, (credential) => life.sending(operation, {}, { credential }), life.make),
    ),
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

/** Returns the cases of the values of a field that an operation takes: its bounds and other types. */
function valueCases(
  { scope, resource, create, sending, make }: Life,
  operation: Operation,
  field: Field,
): readonly Case[] {
  const { service } = scope;
  const { name, type: fact, errors, nullable } = field;
  const type = fact?.value;
  if (type === undefined) return [];
  const within = operation === create ? "" : " in an update";
  const subject = `${resource.id}.${name}`;
  const invalid = codesOf(errors.invalid ?? service.requestErrors.invalid);
  const codes = [...invalid, ...codesOf(errors.missing ?? service.requestErrors.missing)];
  const of = (key: string, claim: Claim, value: Json, expect: Expectation): Case =>
    make({
      key: `${operation.operationId}.${name}/${key}`,
      claim: { ...claim, attribute: `${claim.attribute}${within}` },
      steps: sending(operation, { ...withoutNames(field), [sentName(field)]: value }),
      expect,
      base: create.operationId,
    });
  const claimOf = (attribute: string, value: unknown): Claim => ({
    ...factClaim(service.id, subject, attribute, fact),
    value: String(value),
  });
  const isText = type.kind === "string" || type.kind === "enum";
  const others = [
    ...(nullable === undefined ? [["null", null] as const] : []),
    ...(isText
      ? ([
          ["number instead of text", 7],
          ["object instead of text", {}],
        ] as const)
      : []),
  ];
  return [
    ...probesOf(service, type).map((probe, index) => {
      const claim =
        probe.fact === undefined
          ? claimOf(probe.attribute, probe.attribute === "type" ? type.kind : probe.value)
          : factClaim(service.id, subject, probe.attribute, probe.fact);
      return of(
        `${probe.attribute} ${index}`,
        claim,
        probe.value,
        probe.isValid ? accepted(service) : refused(...invalid),
      );
    }),
    ...others.map(([key, value]) => of(key, claimOf(key, type.kind), value, refused(...codes))),
  ];
}

/** Returns the cases of one field of new objects: its values, its other names, and its default. */
function fieldCases(life: Life, field: Field): readonly Case[] {
  const { scope, resource, create, created, read, make } = life;
  const { service } = scope;
  const { name, aliases, type: fact, default: byDefault } = field;
  const id = create.operationId;
  const subject = `${resource.id}.${name}`;
  const type = fact?.value;
  const others = withoutNames(field);
  const of = (key: string, claim: Claim, changes: JsonObject, expect: Expectation, more: readonly Step[] = []): Case =>
    make({
      key: `${id}.${name}/${key}`,
      claim,
      steps: [created({ ...others, ...changes }), ...more],
      expect,
      base: id,
    });
  const isRepeated = field.use === "both" && !isSecret(field);
  // An empty string that counts as missing does not show the minimum length.
  const open = type === undefined || field.empty !== undefined ? [] : openProbes(type);
  return [
    ...valueCases(life, create, field),
    ...open.map(({ attribute, value, fact: unknown, yes, no }) =>
      of(
        attribute,
        factClaim(service.id, subject, attribute, unknown),
        { [sentName(field)]: value },
        {
          kind: "answer",
          question: { kind: "accepted", yes, no },
        },
      ),
    ),
    ...(isRepeated
      ? [...aliases, name].slice(1).map((alias) => {
          const value = distinctValues(scope, resource, field)[0]!;
          const claim = { ...factClaim(service.id, subject, "name", fact), value: alias };
          return of(`name ${alias}`, claim, { [alias]: value }, { kind: "values", values: { [name]: value } }, [read]);
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
            {},
            isUnknown(byDefault)
              ? { kind: "answer", question: { kind: "member", path: [name] } }
              : { kind: "values", values: { [name]: (byDefault?.value ?? null) as Json } },
            [read],
          ),
        ]),
  ];
}

/** Returns the cases of an update: its values, its effect on each field under each name, and an unknown id. */
function updateCases(life: Life, update: Operation): readonly Case[] {
  const { scope, resource, sending, read, make } = life;
  const { service } = scope;
  const id = update.operationId;
  const claim = operationClaim(service, update, "operation", `${update.method} ${update.path}`);
  const fields = fieldsBody(resource, update);
  const changes = fields.flatMap((field) => {
    const values = field.use === "both" && !isSecret(field) ? distinctValues(scope, resource, field) : [];
    return values.flatMap((value) => [...field.aliases, field.name].map((name) => ({ field, name, value })));
  });
  const [first] = changes;
  return [
    ...fields.flatMap((field) => valueCases(life, update, field)),
    ...changes.map(({ field, name, value }) =>
      make({
        key: `${id}/${name} ${String(value)}`,
        claim:
          name === sentName(field)
            ? { ...claim, attribute: `effect on ${field.name}`, value: "changes the value" }
            : {
                ...factClaim(service.id, `${resource.id}.${field.name}`, "name in an update", field.type),
                value: name,
              },
        steps: [...sending(update, { [name]: value }), read],
        expect: { kind: "values", values: { [field.name]: value } },
      }),
    ),
    ...(first === undefined
      ? []
      : [
          make({
            key: `${id}/no such object`,
            claim: { ...claim, attribute: "unknown id", value: "an error" },
            steps: [
              stepOf(scope, update, { id: "999999999", body: bodyOf(scope, update, { [first.name]: first.value }) }),
            ],
            expect: refused(...notFoundCodes(service, update)),
          }),
        ]),
  ];
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
function keyCases(
  { service }: ResourceScope,
  operation: Operation,
  steps: (credential: Step["credential"]) => readonly Step[],
  make: (sketch: Sketch) => Case,
): readonly Case[] {
  const kinds = service.authentication?.keyKinds ?? [];
  const allowed = kinds.filter(({ id }) => keysOf(operation).includes(id));
  return kinds
    .filter((kind) => allowed.length > 0 && !allowed.includes(kind))
    .map((kind) => {
      const isOfScope = allowed.some(({ scope }) => scope?.value === kind.scope?.value);
      // A key can lack both rights, and the spec does not state which fault is reported first.
      const faults: readonly ("readOnlyKey" | "wrongKeyScope")[] =
        kind.access !== "read-only"
          ? ["wrongKeyScope"]
          : isOfScope
            ? ["readOnlyKey"]
            : ["readOnlyKey", "wrongKeyScope"];
      const codes = faults.map((fault) => codesOf(service.requestErrors[fault]));
      const names = allowed.map(({ id }) => id).join(", ");
      const claim = faultClaim(service, faults[0]!) ?? operationClaim(service, operation, "keys", names);
      return make({
        key: `${operation.operationId}/key ${kind.id}`,
        claim: { ...claim, subject: operation.operationId },
        steps: steps(keyOf([kind.id])),
        expect: refused(...(codes.some(({ length }) => length === 0) ? [] : codes.flat())),
        writes: true,
      });
    });
}
