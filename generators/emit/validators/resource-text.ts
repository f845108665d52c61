import type { DestinationTable, Field, FieldTable } from "../../../templates/runtime/validators/resource-table.ts";
import type { GeneratedFile } from "../../codegen/generated-file.ts";
import { literal, reference } from "../../codegen/literal.ts";
import { valueOr } from "../../model/fact.ts";
import type { Destinations, ResourceService } from "../../model/resource.ts";
import type { Type } from "../../model/type.ts";
import { invalidCode, malformedCode, missingCode, type FieldSet, type InputField } from "../shared/resource-fields.ts";
import { stringList, type Code } from "./code.ts";
import { access, optional, type Checks } from "./resource-checks.ts";
import { expectation } from "./resource-expectation.ts";
import type { RuntimeUse } from "./runtime-use.ts";

/** What the code of an operation is made with. */
interface Making {
  readonly file: GeneratedFile;
  readonly runtime: RuntimeUse;
  readonly checks: Checks;
}

/** `validate`, `decode` and `standard` of a body, or with `Parameters` behind their names. */
export function fieldSetText(service: ResourceService, set: FieldSet, making: Making): string {
  const { file, runtime } = making;
  const ending = set.kind === "body" ? "" : "Parameters";
  const [validate, decode, standard] = [`validate${ending}`, `decode${ending}`, `standard${ending}`];
  for (const name of [validate, decode, standard]) file.export(name);
  const table = `${set.kind}Table`;
  const conditions = validation(set, making);
  const tableText = literal(tableOf(service, set, making));
  const decoded = runtime.call("decodeFields", reference(table), reference("value"), reference("options"));
  return [
    `\nexport function ${validate}(value) {\n  return ${conditions.join("\n    && ")};\n}\n\n`,
    `const ${table} = ${tableText};\n\n`,
    `export const ${decode} = (value, options) => ${literal(decoded)};\n\n`,
    `export const ${standard} = /* @__PURE__ */ ${literal(runtime.call("standardOfDecoder", reference(decode)))};\n`,
  ].join("");
}

/** What the JSON Schema says, as conditions over `value`. */
function validation({ fields, required, destinations }: FieldSet, { checks, runtime }: Making): readonly Code[] {
  const isObject = literal(runtime.call("isObject", reference("value")));
  const ofFields = fields.flatMap(({ names, type }) => names.flatMap((name) => optional(name, checks.of(type, "schema"))));
  const ofNeeds = required.map((names) => `(${names.map((name) => `${access("value", name)} !== undefined`).join(" || ")})`);
  if (destinations === undefined) return [isObject, ...ofFields, ...ofNeeds];
  const check = checks.destinations(destinations);
  const ofSlots = destinations.slots.flatMap(({ aliases }) => aliases.flatMap((name) => optional(name, check)));
  return [isObject, ...ofFields, ...ofSlots, ...optional(destinations.objectField, checks.slots(destinations)), ...ofNeeds];
}

/** What the runtime reads by. */
function tableOf(service: ResourceService, set: FieldSet, making: Making): FieldTable {
  const { kind, fields, oneOf, destinations, fixed, others } = set;
  const slotNames = destinations === undefined ? [] : [...destinations.slots.flatMap(({ aliases }) => aliases), destinations.objectField];
  return {
    malformed: kind === "body" ? malformedCode(service) : invalidCode(service),
    missing: missingCode(service),
    invalid: invalidCode(service),
    fields: fields.map((field) => fieldOf(service, field, kind, making)),
    oneOf: unlessEmpty(oneOf),
    destinations: destinations === undefined ? undefined : destinationsOf(destinations, making),
    names: stringList([...fields.flatMap(({ names }) => names), ...slotNames], "  "),
    fixed: unlessEmpty(fixed),
    others: unlessEmpty(others),
  };
}

function unlessEmpty<T>(items: readonly T[]): readonly T[] | undefined {
  return items.length === 0 ? undefined : items;
}

function fieldOf(service: ResourceService, field: InputField, kind: FieldSet["kind"], making: Making): Field {
  const check = making.checks.of(field.type, "decoding");
  return {
    name: field.names[0]!,
    names: field.names,
    is: reference(check ?? "() => true"),
    expected: expectation(service, field.type),
    secret: field.secret || undefined,
    needed: field.needed || undefined,
    demanded: field.demanded || undefined,
    empty: field.empty || undefined,
    missing: field.missing,
    invalid: field.invalid,
    default: field.default,
    from: conversion(field, kind, making.runtime),
  };
}

/** Dates are taken for moments, and in a path or query string digits for whole numbers. */
function conversion({ type }: InputField, kind: FieldSet["kind"], runtime: RuntimeUse): Field["from"] {
  const known = valueOr(type, undefined, "unknown-is-open");
  if (known === undefined) return undefined;
  const members = known.kind === "union" ? known.members : [known];
  const has = (...kinds: readonly Type["kind"][]): boolean => members.some((member) => kinds.includes(member.kind));
  if (has("timestamp")) return runtime.value("momentOf");
  const isNumber = has("integer", "limit", "namespace") && !has("string", "enum", "title", "user");
  return kind === "parameters" && isNumber ? runtime.value("wholeOf") : undefined;
}

function destinationsOf(destinations: Destinations, { checks, runtime }: Making): FieldTable["destinations"] {
  const { objectField, slots, pattern, bareNumbers, bareNumberType } = destinations;
  const form = valueOr(pattern, undefined, "unknown-is-open");
  const table: DestinationTable = {
    object: objectField,
    slots: slots.map(({ name, aliases }) => ({ name, names: aliases })),
    pattern: form === undefined ? undefined : reference(checks.pattern(form)),
    numbers: valueOr(bareNumbers, undefined, "unknown-is-open") !== false,
    type: valueOr(bareNumberType, undefined, "unknown-is-open"),
    expected: `one destination, or a list of them, each ${form === undefined ? "text" : `text that matches ${form}`}`,
  };
  return reference(`/* @__PURE__ */ ${runtime.name("readDestinations")}(${literal(table, "  ")})`);
}
