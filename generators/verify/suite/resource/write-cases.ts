import type { Json, JsonObject } from "../../../codegen/json.ts";
import { fieldsOfBody, fieldsOfRule, fileOf, needsOfBody, rulesOfBody } from "../../../model/body.ts";
import { isUnknown } from "../../../model/fact.ts";
import { fieldsBodyOf, keysOf } from "../../../model/operations.ts";
import type { Field, Operation, Resource } from "../../../model/resource.ts";
import { refused, same, type Case, type Claim, type Expectation, type Step, type Cases } from "../case.ts";
import { factClaim, originClaim } from "../claim.ts";
import { headerCases, keyOf } from "./access-cases.ts";
import { effectCases } from "./effect-cases.ts";
import { distinctValues, fieldsBody, isRepeated, lifeOf, repeatedValues, withoutNames, type Life } from "./life.ts";
import { openProbes, probeClaim, probesOf } from "./probes.ts";
import { bodyOf, formOf, headerNamed, namesOf, operationsBy, sampleBody, sampleField } from "./requests.ts";
import { transitionCases } from "./transition-cases.ts";
import { violationsOf } from "./violations.ts";
import { sentName, stepOf, type Changes, type ResourceScope } from "./requests.ts";
import {
  accepted,
  casesOf,
  codesOf,
  faultOf,
  notFoundCodes,
  operationClaim,
  subjectOf,
  type Subject,
} from "./resource-case.ts";

/** Yields the cases of requests that change data. Each deletes the object that it creates. */
export function* writeCases(scope: ResourceScope, resource: Resource): Cases {
  const { service } = scope;
  const { create, update, remove } = operationsBy(resource);
  for (const operation of resource.operations) {
    if (operation.method === "GET" || operation === create || operation === update || operation === remove) continue;
    yield* refusedCases(subjectOf(scope, resource, operation), false);
    if (fieldsBodyOf(operation) === undefined || operation.path.includes("{")) continue;
    const body = bodyOf(scope, operation, sampleBody(scope, resource, operation));
    const steps = (credential: Step["credential"]) => [stepOf(scope, operation, { credential, body })];
    yield* keyCases(scope, operation, steps, casesOf(scope, resource, []));
  }
  const life = lifeOf(scope, resource);
  if (life === undefined) {
    if (create !== undefined) yield* refusedCases(subjectOf(scope, resource, create), false);
    return;
  }
  const { id, create: creating, get, remove: removing, body, created, read, sending, make } = life;
  const claim = operationClaim(service, creating, "operation", `${creating.method} ${creating.path}`);
  yield make(id, claim, [created()], accepted(service));
  const stored = { kind: "values", values: repeatedValues(resource, body) } as const;
  yield make(`${id}/effect`, { ...claim, attribute: "effect", value: "stores the values" }, [created(), read], stored);
  yield make(
    removing.operationId,
    operationClaim(service, removing, "effect", "the object no longer exists"),
    [created(), stepOf(scope, removing), read],
    refused(...notFoundCodes(service, get)),
  );
  for (const field of fieldsBody(resource, creating)) yield* fieldCases(life, field);
  if (update !== undefined) yield* updateCases(life, update);
  yield* repetitionCases(life);
  yield* refusedCases(subjectOf(scope, resource, creating), true);
  for (const operation of [creating, removing, ...(update === undefined ? [] : [update])])
    yield* keyCases(scope, operation, (credential) => sending(operation, {}, { credential }), make);
  yield* effectCases(life);
  yield* transitionCases(life);
}

/** Yields the cases of the values of a field that an operation takes: its bounds and other types. */
function* valueCases({ service, resource, create, sending, make }: Life, operation: Operation, field: Field): Cases {
  const { name, type: fact, errors, nullable } = field;
  const type = fact?.value;
  if (type === undefined) return;
  const within = operation === create ? "" : " in an update";
  const subject = `${resource.id}.${name}`;
  const invalid = codesOf(errors.invalid ?? service.requestErrors.invalid);
  const of = (key: string, claim: Claim, value: Json, expect: Expectation): Case =>
    make(
      `${operation.operationId}.${name}/${key}`,
      { ...claim, attribute: `${claim.attribute}${within}` },
      sending(operation, { ...withoutNames(field), [sentName(field)]: value }),
      expect,
    );
  for (const [index, probe] of probesOf({ service, shapes: resource.shapes }, type).entries()) {
    const expect = probe.isValid ? accepted(service) : refused(...invalid);
    yield of(`${probe.attribute} ${index}`, probeClaim(service.id, subject, fact, probe), probe.value, expect);
  }
  // Every value of a form is text.
  if (formOf(operation) !== undefined) return;
  const others: (readonly [key: string, value: Json])[] = nullable === undefined ? [["null", null]] : [];
  if (type.kind === "string" || type.kind === "enum")
    others.push(["number instead of text", 7], ["object instead of text", {}]);
  const codes = [...invalid, ...codesOf(errors.missing ?? service.requestErrors.missing)];
  for (const [key, value] of others)
    yield of(key, { ...factClaim(service.id, subject, key, fact), value: type.kind }, value, refused(...codes));
}

/** Yields the cases of one field of new objects: its values, its other names, and its default. */
function* fieldCases(life: Life, field: Field): Cases {
  const { service, resource, id, create, created, read, make } = life;
  const { name, type: fact, default: byDefault } = field;
  const subject = `${resource.id}.${name}`;
  const of = (key: string, claim: Claim, changes: JsonObject, expect: Expectation, more: readonly Step[] = []): Case =>
    make(`${id}.${name}/${key}`, claim, [created({ ...withoutNames(field), ...changes }), ...more], expect);
  yield* valueCases(life, create, field);
  // An empty string that counts as missing does not show the minimum length.
  const open = fact?.value === undefined || field.empty !== undefined ? [] : openProbes(fact.value);
  for (const { attribute, value, fact: unknown, yes, no } of open)
    yield of(
      attribute,
      factClaim(service.id, subject, attribute, unknown),
      { [sentName(field)]: value },
      {
        kind: "answer",
        question: { kind: "accepted", yes, no },
      },
    );
  if (!isRepeated(field)) return;
  for (const alias of namesOf(field).slice(1)) {
    const value = distinctValues(life, resource, field)[0]!;
    const claim = { ...factClaim(service.id, subject, "name", fact), value: alias };
    yield of(`name ${alias}`, claim, { [alias]: value }, { kind: "values", values: { [name]: value } }, [read]);
  }
  const needs = needsOfBody(resource, fieldsBodyOf(create)!);
  if (byDefault === undefined || needs.some((need) => need.kind === "field" && need.field === name)) return;
  const expect: Expectation = isUnknown(byDefault)
    ? { kind: "answer", question: { kind: "member", path: [name] } }
    : { kind: "values", values: { [name]: (byDefault?.value ?? null) as Json } };
  yield of("default", factClaim(service.id, subject, "default", byDefault), {}, expect, [read]);
}

/** Yields the cases of an update: its values, its effect on each field under each name, and an unknown id. */
function* updateCases(life: Life, update: Operation): Cases {
  const { service, resource, sending, read, make } = life;
  const id = update.operationId;
  const claim = (attribute: string, value: string): Claim => operationClaim(service, update, attribute, value);
  const fields = fieldsBody(resource, update);
  for (const field of fields) yield* valueCases(life, update, field);
  const changes = fields.filter(isRepeated).flatMap((field) => {
    const values = distinctValues(life, resource, field);
    return values.flatMap((value) => namesOf(field).map((name) => ({ field, name, value })));
  });
  for (const { field, name, value } of changes) {
    const named = factClaim(service.id, `${resource.id}.${field.name}`, "name in an update", field.type);
    const isUsual = name === sentName(field);
    const about = isUsual ? claim(`effect on ${field.name}`, "changes the value") : { ...named, value: name };
    const steps = [...sending(update, { [name]: value }), read];
    yield make(`${id}/${name} ${String(value)}`, about, steps, { kind: "values", values: { [field.name]: value } });
  }
  const [first] = changes;
  if (first === undefined) return;
  const body = bodyOf(life, update, { [first.name]: first.value });
  const steps = [stepOf(life, update, { id: "999999999", body })];
  yield make(
    `${id}/no such object`,
    claim("unknown id", "an error"),
    steps,
    refused(...notFoundCodes(service, update)),
  );
}

/** Yields the cases of `Idempotency-Key`. */
function* repetitionCases({ service, mark, id, create, body, created, make }: Life): Cases {
  const key = headerNamed(create, "idempotency-key");
  if (key === undefined) return;
  const step = (value: string, changes: JsonObject = {}): Step =>
    created(changes, { headers: [[key.name, `${mark}-${value}`]] });
  const { origin } = create;
  const claim = originClaim(service.id, id, key.name, "a repeated request has the first response", {
    origin,
    place: key.place,
  });
  yield make(`${id}/repeated`, claim, [step("1"), step("1")], same);
  const [text] = Object.keys(body).filter((name) => typeof body[name] === "string");
  const other = step("2", text === undefined ? {} : { [text]: "7" });
  for (const { claim: about, expect } of faultOf(service, "idempotencyKeyReused", id))
    yield make(`${id}/reused key`, about, [step("2"), { ...other, captures: [] }], expect);
}

/**
 * Yields cases whose requests must be refused before they change anything: missing fields, invalid values, broken rules,
 * missing header fields, and bodies that are no JSON. The values of objects that can be deleted are tested with them.
 */
function* refusedCases(subject: Subject, hasLife: boolean): Cases {
  const { service, resource, operation, id } = subject;
  const { request, origin } = operation;
  yield* headerCases(subject);
  if (request === undefined || request.kind === "media") return;
  const form = formOf(operation);
  const make = casesOf(subject, resource, []);
  const sent = (changes: Changes): readonly Step[] => [subject.step({ id: "999999999", ...changes })];
  const invalid = codesOf(service.requestErrors.invalid);
  const refusing = (key: string, claim: Claim, value: Json, codes: readonly string[]): Case =>
    make(`${id}/${key}`, claim, sent({ body: bodyOf(subject, operation, value) }), refused(...codes));
  const scope = { service, shapes: resource.shapes };
  if (request.kind === "own") {
    const probes = request.type.value === undefined ? [] : probesOf(scope, request.type.value);
    for (const [index, probe] of probes.filter(({ isValid }) => !isValid).entries())
      yield refusing(
        `${probe.attribute} ${index}`,
        probeClaim(service.id, id, request.type, probe),
        probe.value,
        invalid,
      );
    return;
  }
  const all = fieldsOfBody(resource, request);
  // An empty form would be no body at all, so a form has all of its fields.
  const samples = form === undefined ? [] : all.map((one) => [sentName(one), sampleField(subject, resource, one)]);
  const body: JsonObject = { ...Object.fromEntries(samples), ...sampleBody(subject, resource, operation) };
  for (const need of needsOfBody(resource, request)) {
    const names = need.kind === "field" ? [need.field] : need.fields;
    const fields = all.filter(({ name }) => names.includes(name));
    const rest = { ...body, ...withoutNames(...fields) };
    const [field] = fields;
    const codes = codesOf(field?.errors.missing ?? service.requestErrors.missing);
    const claim = originClaim(service.id, id, `required ${names.join(" or ")}`, true, { origin, place: need.place });
    yield refusing(`without ${names.join(" ")}`, claim, rest, codes);
    if (field?.empty === undefined) continue;
    const empty = factClaim(service.id, id, `empty ${field.name}`, field.empty);
    yield refusing(`empty ${field.name}`, empty, { ...rest, [sentName(field)]: "" }, codes);
  }
  const needed = new Set(needsOfBody(resource, request).flatMap((need) => (need.kind === "field" ? [need.field] : [])));
  const named = all.map(({ name }) => ({ name, required: needed.has(name) }));
  const present = all.filter((one) => namesOf(one).some((name) => name in body)).map(({ name }) => name);
  const sample = (name: string, isGreater: boolean): Json =>
    sampleField(subject, resource, all.find((one) => one.name === name)!, isGreater);
  for (const { rule, key, values } of violationsOf(named, rulesOfBody(resource, request), present, sample)) {
    const claim = originClaim(service.id, id, `rule ${rule.kind}`, fieldsOfRule(rule).join(" "), rule);
    const value = Object.fromEntries(
      all.flatMap((one) => (one.name in values ? [[sentName(one), values[one.name]!]] : [])),
    );
    yield refusing(`rule ${key}`, claim, value, codesOf(rule.error ?? service.requestErrors.invalid));
  }
  for (const field of hasLife ? [] : all)
    for (const [index, probe] of (field.type?.value === undefined ? [] : probesOf(scope, field.type.value)).entries()) {
      if (probe.isValid) continue;
      const claim = probeClaim(service.id, `${id}.${field.name}`, field.type, probe);
      const { tooLarge, unsupportedMediaType } = service.requestErrors;
      const ofFiles = fileOf(field) === undefined ? [] : [tooLarge, unsupportedMediaType].flatMap(codesOf);
      const codes = field.errors.invalid === undefined ? invalid : codesOf(field.errors.invalid);
      const value = { ...body, ...withoutNames(field), [sentName(field)]: probe.value };
      yield refusing(
        `${field.name} ${probe.attribute} ${index}`,
        claim,
        value,
        codes.length === 0 ? [] : [...codes, ...ofFiles],
      );
    }
  if (form !== undefined) return;
  const odd = [
    ["malformed", "malformed", service.mediaType, "{"],
    ["other media type", "unsupportedMediaType", "text/plain", "x"],
  ] as const;
  for (const [key, fault, mediaType, text] of odd)
    for (const { claim, expect } of faultOf(service, fault, id))
      yield make(`${id}/${key}`, claim, sent({ body: { kind: "text", mediaType, text } }), expect);
}

/** Yields cases with keys that may only read, and with keys of another scope. */
function* keyCases(
  { service }: ResourceScope,
  operation: Operation,
  steps: (credential: Step["credential"]) => readonly Step[],
  make: Life["make"],
): Cases {
  const id = operation.operationId;
  const kinds = service.authentication?.keyKinds ?? [];
  const allowed = kinds.filter((kind) => keysOf(operation).includes(kind.id));
  if (allowed.length === 0) return;
  for (const kind of kinds.filter((one) => !allowed.includes(one))) {
    const isOfScope = allowed.some(({ scope }) => scope?.value === kind.scope?.value);
    // A key can lack both rights, and the spec does not state which fault is reported first.
    const faults = [
      ...(kind.access === "read-only" ? (["readOnlyKey"] as const) : []),
      ...(kind.access === "read-only" && isOfScope ? [] : (["wrongKeyScope"] as const)),
    ];
    const codes = faults.map((fault) => codesOf(service.requestErrors[fault]));
    const names = allowed.map((one) => one.id).join(", ");
    const claim = faultOf(service, faults[0]!, id)[0]?.claim ?? operationClaim(service, operation, "keys", names);
    const expect = refused(...(codes.some(({ length }) => length === 0) ? [] : codes.flat()));
    yield make(`${id}/key ${kind.id}`, claim, steps(keyOf([kind.id])), expect);
  }
}
