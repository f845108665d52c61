import type { Fact } from "../../model/fact.ts";
import { choicesOf } from "../../model/queries.ts";
import type { Destinations, Resource, ResourceService } from "../../model/resource.ts";
import { typesWithin } from "../../model/queries.ts";
import type { Type } from "../../model/type.ts";
import { docComment, propertyKey, stringLiteral } from "../../print/typescript.ts";
import { knownValue } from "../../view/marks.ts";
import { shapeTypeName } from "../../view/names.ts";
import { shapeFields } from "../../view/resource-schema.ts";
import type { FieldSet, InputField } from "./resource-fields.ts";

/** Where a type is printed: the names of shapes belong to the resource. */
export interface TypeScope {
  readonly service: ResourceService;
  readonly resource: Resource;
}

export interface TypeNames {
  /** Of what a request may hold. */
  readonly input: string;
  /** Of what `decode` makes of it. */
  readonly decoded: string;
}

/** What a request may hold, under every name it may use; and where one of several names is needed, that it is. */
export function inputType(scope: TypeScope, set: FieldSet, name: string): string {
  const alone = new Set(set.required.filter((names) => names.length === 1).flat());
  const members = set.fields.flatMap((field) => fieldMembers(scope, field, alone));
  const choices = set.required.filter((names) => names.length > 1);
  const body = `{\n${members.join("")}${destinationMembers(set.destinations)}}`;
  if (choices.length === 0) return `export interface ${name} ${body}\n\n`;
  const needs = choices.map((names) => `(${names.map((one) => `{ readonly ${propertyKey(one)}: {} }`).join(" | ")})`);
  return `export type ${name} = ${body} & ${needs.join(" & ")};\n\n`;
}

function fieldMembers(scope: TypeScope, field: InputField, alone: ReadonlySet<string>): readonly string[] {
  const type = typeText(scope, field.type);
  const member = (name: string): string => `  readonly ${propertyKey(name)}${alone.has(name) ? `: ${type}` : `?: ${type} | undefined`};\n`;
  const [first, ...others] = field.names;
  return [
    `${lineComment(field.prose, "  ")}${member(first!)}`,
    ...others.map((name) => `${lineComment(`Another name of \`${first!}\`.`, "  ")}${member(name)}`),
  ];
}

function destinationMembers(destinations: Destinations | undefined): string {
  if (destinations === undefined) return "";
  const { objectField, slots, bareNumbers } = destinations;
  const one = knownValue(bareNumbers) === false ? "string" : "(string | number)";
  const type = `string | readonly ${one}[] | undefined`;
  const ofSlots = slots.flatMap(({ name, aliases }) =>
    aliases.map((alias) => `${lineComment(`Destinations of the slot \`${name}\`.`, "  ")}  readonly ${propertyKey(alias)}?: ${type};\n`),
  );
  const inside = slots.flatMap(({ name, aliases }) => [name, ...aliases].map((key) => `    readonly ${propertyKey(key)}?: ${type};\n`));
  const object = `${lineComment("Destinations by slot, or by an alias of it.", "  ")}  readonly ${propertyKey(objectField)}?: {\n${inside.join("")}  } | undefined;\n`;
  return ofSlots.join("") + object;
}

/** What `decode` makes of it: readable names, and one list for each slot. */
export function decodedType(scope: TypeScope, { fields, destinations }: FieldSet, name: string): string {
  const members = fields.map(
    (field) => `${lineComment(field.prose, "  ")}  readonly ${propertyKey(field.names[0]!)}${field.needed ? "" : "?"}: ${typeText(scope, field.type)};\n`,
  );
  return `export interface ${name} {\n${members.join("")}${decodedDestinations(destinations)}}\n\n`;
}

function decodedDestinations(destinations: Destinations | undefined): string {
  if (destinations === undefined) return "";
  const { objectField, slots, bareNumbers, bareNumberType } = destinations;
  const staysNumber = knownValue(bareNumbers) !== false && knownValue(bareNumberType) === undefined;
  const type = `readonly ${staysNumber ? "(string | number)" : "string"}[]`;
  const inside = slots.map(({ name }) => `readonly ${propertyKey(name)}?: ${type}`);
  return `${lineComment("Destinations by slot.", "  ")}  readonly ${propertyKey(objectField)}?: { ${inside.join("; ")} };\n`;
}

/** The interfaces of the shapes that the fields hold, and of those inside them. */
export function shapeTypes(scope: TypeScope, fields: readonly InputField[]): string {
  const found = new Set<string>();
  const queue = fields.flatMap(({ type }) => shapesIn(type));
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    const shape = scope.resource.shapes.find((one) => one.name === name);
    if (shape === undefined || found.has(name)) continue;
    found.add(name);
    queue.push(...shapeFields(scope.resource, shape).flatMap(({ type }) => shapesIn(type)));
  }
  return scope.resource.shapes.filter(({ name }) => found.has(name)).map((shape) => {
    const own = new Map(shapeFields(scope.resource, shape).map((field) => [field.name, field]));
    const members = [...own.values()].map(({ name, type, required, nullable, description }) => {
      const text = typeText(scope, type) + (nullable ? " | null" : "");
      const doc = description === undefined ? "" : lineComment(description, "  ");
      return `${doc}  readonly ${propertyKey(name)}${required ? `: ${text}` : `?: ${text} | undefined`};\n`;
    });
    const open = shape.open ? "  readonly [name: string]: unknown;\n" : "";
    return `${lineComment(shape.title)}export interface ${shapeTypeName(scope.resource, shape.name)} {\n${members.join("")}${open}}\n\n`;
  }).join("");
}

function shapesIn(type: Fact<Type>): readonly string[] {
  const known = knownValue(type);
  return known === undefined ? [] : [...typesWithin(known)].flatMap((one) => (one.kind === "shape" ? [one.shape] : []));
}

function typeText(scope: TypeScope, type: Fact<Type>): string {
  return type.status === "unknown" ? "unknown" : knownTypeText(scope, type.value);
}

function knownTypeText(scope: TypeScope, type: Type): string {
  switch (type.kind) {
    case "string":
    case "timestamp":
    case "user":
    case "title":
      return "string";
    case "boolean":
      return "boolean";
    case "integer":
    case "namespace":
    case "limit":
      return "number";
    case "enum": {
      const { values, missing } = choicesOf(type, new Map(scope.service.valueSets.map((set) => [set.id, set])));
      return [...values.map(({ value }) => stringLiteral(value)), ...(missing === undefined ? [] : ["(string & {})"])].join(" | ") || "never";
    }
    case "list":
      return `readonly (${knownTypeText(scope, type.items)})[]`;
    case "map":
      return `{ readonly [key: string]: ${knownTypeText(scope, type.values)} }`;
    case "shape":
      return shapeTypeName(scope.resource, type.shape);
    case "union":
      return unionText(type.members.map((member) => knownTypeText(scope, member)));
  }
}

/** Literals beside `string` stay visible to an editor. */
function unionText(members: readonly string[]): string {
  const hasLiteral = members.some((member) => member.startsWith('"'));
  return [...new Set(members.map((member) => (member === "string" && hasLiteral ? "(string & {})" : member)))].join(" | ");
}

/** A doc comment on one line, however many the text has. */
export function lineComment(text: string, indent = ""): string {
  return docComment(text.replace(/[\s\u0085]+/g, " ").trim(), indent);
}
