import { invalidCode } from "../../../generators/emit/shared/resource-fields.ts";
import type { FieldRule } from "../../../generators/model/rules.ts";
import { mediaBodyOf, ownBodyOf } from "../../../generators/model/operations.ts";
import { textLike } from "../../../templates/runtime/core/samples/text.ts";
import { breachOf, swapped } from "./breach.ts";
import { brokenShapes } from "./broken-shapes.ts";
import { inputsOf, sharedFlag, valuesOf, type CallScope, type Input, type Values } from "./inputs.ts";
import type { Wish } from "./keep-rules.ts";
import { mediaSample } from "./program/media.ts";
import { sampleOf } from "./sample.ts";

/** The parts of a request in addition to its required values. */
export interface Variant extends Wish {
  readonly title: string;
  readonly query: Values;
  readonly headers?: Values;
  readonly body: Values;
  /** A body with a separate type. */
  readonly own?: unknown;
  /** Slots in two forms: as the request has them, next to the fields, and as the handler reads them. */
  readonly slots?: { readonly given: Values; readonly read: Values };
  readonly shared?: boolean;
  readonly isAliased?: boolean;
}

export interface Breach extends Variant {
  readonly code: string;
}

/** Returns whether a variant has only the required values, or as many as possible. */
export function isBasic({ title, shared, isAll }: Variant): boolean {
  return title === needs || shared === true || isAll === true;
}

const needs = "with what it needs";

export function variantsOf(scope: CallScope): readonly Variant[] {
  const { query, headers, body } = inputsOf(scope);
  const none: Variant = { title: needs, query: {}, body: {}, own: ownSample(scope, true) };
  const shared = sharedFlag(scope);
  return [
    none,
    ...eachName(query, (name, sample, index) => ({
      ...none,
      title: `with the query parameter “${name}”`,
      query: { [name]: sample },
      isAliased: index > 0,
    })),
    ...eachName(headers, (name, sample) => ({
      ...none,
      title: `with the header field “${name}”`,
      headers: { [name]: sample },
    })),
    ...(body === undefined ? [] : bodyVariants(none, body)),
    ...(shared === undefined ? [] : [{ ...none, title: "of the shared objects", shared: true }]),
    withAll(scope, none),
  ];
}

function withAll(scope: CallScope, none: Variant): Variant {
  const { query, headers, body } = inputsOf(scope);
  const all = (input: Input | undefined): Values =>
    input === undefined ? {} : valuesOf(input.fields, (field) => input.sample(field));
  const slots = body && allSlots(body);
  return {
    ...none,
    title: "with all",
    isAll: true,
    query: all(query),
    headers: all(headers),
    body: all(body),
    own: ownSample(scope, false),
    ...(slots && { slots }),
  };
}

/** Returns a sample body. An absent body is undefined if it is optional. */
function ownSample({ service, resource, operation }: CallScope, least: boolean): unknown {
  const [request, media] = [ownBodyOf(operation), mediaBodyOf(operation)];
  if ((request ?? media)?.optional && least) return undefined;
  if (media !== undefined) return mediaSample(media.mediaTypes, least);
  if (request === undefined) return undefined;
  return sampleOf(request.type, { service, resource, least });
}

function eachName(
  input: Input,
  variant: (name: string, sample: unknown, index: number) => Variant,
): readonly Variant[] {
  return input.fields.flatMap((field) => field.names.map((name, index) => variant(name, input.sample(field), index)));
}

function bodyVariants(none: Variant, body: Input): readonly Variant[] {
  const nullable = body.fields.filter((field) => field.nullable && !body.needed.includes(field));
  return [
    ...eachName(body, (name, sample) => ({ ...none, title: `with the field “${name}”`, body: { [name]: sample } })),
    ...nullable.map(({ names: [name] }) => ({
      ...none,
      title: `with null in the field “${name}”`,
      body: { [name!]: null },
    })),
    ...slotVariants(none, body),
  ];
}

/** Returns variants with each slot under each of its names: next to the fields, and inside the object of slots. */
function slotVariants(none: Variant, { destinations }: Input): readonly Variant[] {
  if (destinations === undefined) return [];
  const { objectField, slots } = destinations;
  const list = listOf(destinations);
  return slots.flatMap(({ name: slot, aliases }) => {
    const read = { [objectField]: { [slot]: list } };
    return [
      ...aliases.map((name) => ({
        ...none,
        title: `with the slot “${name}”`,
        slots: { given: { [name]: list }, read },
      })),
      ...aliases.map((name) => ({
        ...none,
        title: `with one destination in the slot “${name}”`,
        slots: { given: { [name]: list[0] }, read: { [objectField]: { [slot]: [list[0]] } } },
      })),
      ...[slot, ...aliases].map((name) => ({
        ...none,
        title: `with the slot “${name}” in “${objectField}”`,
        slots: { given: { [objectField]: { [name]: list } }, read },
      })),
    ];
  });
}

function allSlots({ destinations }: Input): Variant["slots"] {
  if (destinations === undefined) return undefined;
  const lists = Object.fromEntries(destinations.slots.map(({ name }) => [name, listOf(destinations)]));
  return { given: { [destinations.objectField]: lists }, read: { [destinations.objectField]: lists } };
}

function listOf({ pattern }: NonNullable<Input["destinations"]>): readonly string[] {
  const known = pattern.value;
  return known === undefined ? ["A-1", "B-2"] : [textLike(known, 7), textLike(known, 11)];
}

export function breachesOf(scope: CallScope): readonly Breach[] {
  const { service, resource, operation } = scope;
  const { query, body } = inputsOf(scope);
  const none: Variant = { title: "", query: {}, body: {}, own: ownSample(scope, true) };
  const code = (rule: FieldRule): string => rule.error?.value ?? invalidCode(service);
  const inBody = (body?.fields ?? []).flatMap((field) =>
    brokenShapes(field.type, { service, resource }).map(({ rule, title, value }) => ({
      ...none,
      title: `breaking in “${field.names[0]}” ${title}`,
      body: { [field.names[0]!]: value },
      code: rule.error?.value ?? field.invalid ?? invalidCode(service),
    })),
  );
  const own = ownBodyOf(operation);
  const inOwn =
    own === undefined
      ? []
      : brokenShapes(own.type, { service, resource }).map(({ rule, title, value }) => ({
          ...none,
          title: `breaking in its body ${title}`,
          own: value,
          code: code(rule),
        }));
  return [
    ...broken(query, "between query parameters").map((one) => ({
      ...none,
      ...one,
      query: one.values,
      code: code(one.broken),
    })),
    ...(body === undefined
      ? []
      : broken(body, "between fields").map((one) => ({ ...none, ...one, body: one.values, code: code(one.broken) }))),
    ...inBody,
    ...inOwn,
  ];
}

interface Broken {
  readonly title: string;
  readonly broken: FieldRule;
  readonly values: Values;
  readonly without: readonly string[];
}

function broken(input: Input, where: string): readonly Broken[] {
  return input.rules.map((rule, index) => {
    const { names, without, isSwapped } = breachOf(rule);
    const fields = input.fields.filter((field) => names.includes(field.names[0]!));
    const values = valuesOf(fields, (field) => input.sample(field));
    return {
      title: `breaking rule ${index + 1} ${where} (${rule.kind})`,
      broken: rule,
      without,
      values: isSwapped ? swapped(values) : values,
    };
  });
}
