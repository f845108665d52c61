import { knownValue } from "../../model/fact.ts";
import type { ResourceService } from "../../model/resource.ts";
import type { Type } from "../../model/type.ts";
import { stringLiteral } from "../../codegen/typescript.ts";
import { list, literal, type Code } from "./code.ts";
import { access, optional, type Checks } from "./resource-checks.ts";
import { invalidCode, malformedCode, missingCode, type FieldSet, type InputField } from "../shared/resource-fields.ts";
import { expectation } from "./resource-words.ts";

/** `validate`, `decode` and `standard` of a body, or with `Parameters` behind their names. */
export function fieldSetText(service: ResourceService, set: FieldSet, checks: Checks): string {
  const ending = set.kind === "body" ? "" : "Parameters";
  const { imports } = checks;
  const decodeFields = imports.use("decodeFields");
  const standard = imports.use("standardOfDecoder");
  return [
    `\nexport function validate${ending}(value) {\n  return ${validation(set, checks).join("\n    && ")};\n}\n\n`,
    `const ${set.kind}Table = ${tableText(service, set, checks)};\n\n`,
    `export const decode${ending} = (value, options) => ${decodeFields}(${set.kind}Table, value, options);\n\n`,
    `export const standard${ending} = /* @__PURE__ */ ${standard}(decode${ending});\n`,
  ].join("");
}

/** What the JSON Schema says, as conditions over `value`. */
function validation({ fields, required, destinations }: FieldSet, checks: Checks): readonly Code[] {
  const isObject = checks.imports.use("isObject");
  const ofFields = fields.flatMap(({ names, type }) => names.flatMap((name) => optional(name, checks.of(type, "schema"))));
  const ofNeeds = required.map((names) => `(${names.map((name) => `${access("value", name)} !== undefined`).join(" || ")})`);
  if (destinations === undefined) return [`${isObject}(value)`, ...ofFields, ...ofNeeds];
  const check = checks.destinations(destinations);
  const ofSlots = destinations.slots.flatMap(({ aliases }) => aliases.flatMap((name) => optional(name, check)));
  return [`${isObject}(value)`, ...ofFields, ...ofSlots, ...optional(destinations.objectField, checks.slots(destinations)), ...ofNeeds];
}

/** What the runtime reads by; `resource-decode.js` says what the keys mean. */
function tableText(service: ResourceService, set: FieldSet, checks: Checks): Code {
  const { kind, fields, oneOf, destinations, fixed, others } = set;
  const slotNames = destinations === undefined ? [] : [...destinations.slots.flatMap(({ aliases }) => aliases), destinations.objectField];
  return objectText("", [
    ["malformed", stringLiteral(kind === "body" ? malformedCode(service) : invalidCode(service))],
    ["missing", stringLiteral(missingCode(service))],
    ["invalid", stringLiteral(invalidCode(service))],
    ["fields", `[\n${fields.map((field) => `    ${fieldText(service, field, kind, checks)},\n`).join("")}  ]`],
    ["oneOf", oneOf.length === 0 ? undefined : list(oneOf.map((names) => texts(names)))],
    ["destinations", destinations === undefined ? undefined : destinationsText(destinations, checks)],
    ["names", texts([...fields.flatMap(({ names }) => names), ...slotNames])],
    ["fixed", fixed.length === 0 ? undefined : texts(fixed)],
    ["others", others.length === 0 ? undefined : texts(others)],
  ]);
}

function fieldText(service: ResourceService, field: InputField, kind: FieldSet["kind"], checks: Checks): Code {
  const flag = (value: boolean): Code | undefined => (value ? "true" : undefined);
  const text = (value: string | undefined): Code | undefined => (value === undefined ? undefined : stringLiteral(value));
  const entries: readonly Entry[] = [
    ["name", stringLiteral(field.names[0]!)],
    ["names", texts(field.names)],
    ["is", checks.of(field.type, "decoding") ?? "() => true"],
    ["expected", stringLiteral(expectation(service, field.type))],
    ["secret", flag(field.secret)],
    ["needed", flag(field.needed)],
    ["demanded", flag(field.demanded)],
    ["empty", flag(field.empty)],
    ["missing", text(field.missing)],
    ["invalid", text(field.invalid)],
    ["usual", field.usual === undefined ? undefined : literal(field.usual)],
    ["from", conversion(field, kind, checks)],
  ];
  return `{ ${entries.flatMap(([key, code]) => (code === undefined ? [] : [`${key}: ${code}`])).join(", ")} }`;
}

/** Dates are taken for moments, and in a path or query string digits for whole numbers. */
function conversion({ type }: InputField, kind: FieldSet["kind"], { imports }: Checks): Code | undefined {
  const known = knownValue(type);
  if (known === undefined) return undefined;
  const members = known.kind === "union" ? known.members : [known];
  const has = (...kinds: readonly Type["kind"][]): boolean => members.some((member) => kinds.includes(member.kind));
  if (has("timestamp")) return imports.use("momentOf");
  const isNumber = has("integer", "limit", "namespace") && !has("string", "enum", "title", "user");
  return kind === "parameters" && isNumber ? imports.use("wholeOf") : undefined;
}

function destinationsText({ objectField, slots, pattern, bareNumbers, bareNumberType }: NonNullable<FieldSet["destinations"]>, checks: Checks): Code {
  const read = checks.imports.use("readDestinations");
  const [form, type] = [knownValue(pattern), knownValue(bareNumberType)];
  const slot = ({ name, aliases }: (typeof slots)[number]): Code => `{ name: ${stringLiteral(name)}, names: ${texts(aliases)} }`;
  const table = objectText("  ", [
    ["object", stringLiteral(objectField)],
    ["slots", `[\n${slots.map((one) => `      ${slot(one)},\n`).join("")}    ]`],
    ["pattern", form === undefined ? undefined : checks.pattern(form)],
    ["numbers", String(knownValue(bareNumbers) !== false)],
    ["type", type === undefined ? undefined : stringLiteral(type)],
    ["expected", stringLiteral(`one destination, or a list of them, each ${form === undefined ? "text" : `text that matches ${form}`}`)],
  ]);
  return `/* @__PURE__ */ ${read}(${table})`;
}

function texts(values: readonly string[]): Code {
  return list(values.map(stringLiteral));
}

type Entry = readonly [key: string, code: Code | undefined];

/** An object literal with a line for each key that has a value. The keys are our own words. */
function objectText(indent: string, entries: readonly Entry[]): Code {
  const lines = entries.flatMap(([key, code]) => (code === undefined ? [] : [`${indent}  ${key}: ${code},\n`]));
  return `{\n${lines.join("")}${indent}}`;
}
