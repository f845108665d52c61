import type {
  SampleField,
  SampleShape,
  SampleType,
  NumberBounds,
} from "../../../../templates/runtime/core/samples/type.ts";
import { type PrintedFile, generatedFile } from "../../../codegen/generated-file.ts";
import { isObject, unlessEmpty } from "../../../codegen/json.ts";
import { identifier, literal, reference } from "../../../codegen/typescript.ts";
import { type Fact, isUnknown } from "../../../model/fact.ts";
import { choicesOf, shapeFieldRules, shapeFields } from "../../../model/queries.ts";
import type { Resource, ResourceService, Shape, ShapeField } from "../../../model/resource.ts";
import { camelCase, shapeTypeName } from "../../../naming/type-names.ts";
import { type ByKind, byKind } from "../../../model/group-by.ts";
import { type IntegerType, type NumberType, type Type, valueSetsById } from "../../../model/type.ts";
import { responseOf } from "../../../model/operations.ts";

export const shapesModule = "shapes-of-samples";

/** Returns the name of the constant with a shape, such as `pagingGroupRowShape`. */
export function shapeConstant(resource: Pick<Resource, "id" | "shapes">, shape: string): string {
  return identifier(`${camelCase(shapeTypeName(resource, shape))}Shape`);
}

/** Prints the shapes from which samples are built, as constants, so that bundles contain only those they use. */
export function shapesFile(service: ResourceService, folder: string): PrintedFile {
  const file = generatedFile(`${folder}/${shapesModule}.js`, `The shapes of samples of ${service.title}.`);
  const printed = new Map<string, string>();
  for (const resource of service.resources) {
    const examples = shapeExamples(resource);
    for (const shape of resource.shapes) {
      const name = shapeConstant(resource, shape.name);
      const own = examples.get(shape.name) ?? [];
      if (printed.has(name) && own.length === 0) continue;
      printed.set(name, `export const ${file.export(name)} = ${literal(shapeValue(service, resource, shape, own))};\n`);
    }
  }
  return file.print([...printed.values()].join("\n"));
}

export function sampleScope(service: ResourceService, resource: Resource): SampleScope {
  return { service, resource, nameOf: (shape) => shapeConstant(resource, shape) };
}

type Values = Readonly<Record<string, unknown>>;

function shapeValue(
  service: ResourceService,
  resource: Resource,
  shape: Shape,
  examples: readonly Values[],
): SampleShape {
  // If several fields have the same name, the last one wins.
  const fields = [...new Map(shapeFields(resource, shape).map((field) => [field.name, field])).values()];
  const later = new Set(
    [...shapeFieldRules(resource, shape), ...resource.fieldRules].flatMap((rule) =>
      rule.kind === "order" ? [rule.greater] : [],
    ),
  );
  const names = new Set(fields.map(({ name }) => name));
  const entries = fields.map(
    (field) =>
      [field.name, fieldValue(sampleScope(service, resource), resource, field, { names, examples, later })] as const,
  );
  return {
    name: shapeTypeName(resource, shape.name),
    open: shape.extensible || undefined,
    others: shape.additionalProperties && sampleType(sampleScope(service, resource), shape.additionalProperties),
    names: unlessEmpty(memberNames(resource, names)),
    fields: Object.fromEntries(entries),
  };
}

interface Beside {
  readonly names: ReadonlySet<string>;
  readonly examples: readonly Values[];
  readonly later: ReadonlySet<string>;
}

function fieldValue(
  scope: SampleScope,
  resource: Resource,
  field: ShapeField,
  { names, examples, later }: Beside,
): SampleField {
  const { name, type, required, nullable } = field;
  const shown = examples.filter((one) => Object.hasOwn(one, name)).map((one) => one[name]);
  const isRare = !required && (isUnknown(type) || (examples.length > 0 && shown.length === 0));
  const [example] = shown;
  return {
    type: sampleType(scope, type),
    optional: !required || undefined,
    rare: isRare || undefined,
    nullable: nullable || undefined,
    later: later.has(name) || undefined,
    same: sameAs(resource, name, names),
    example: typeof example === "object" && example !== null ? undefined : example,
  };
}

/** Returns the member with the same value as an alias, or as a plain `id`. */
function sameAs({ fields, idField }: Resource, name: string, names: ReadonlySet<string>): string | undefined {
  const field = fields.find((one) => one.aliases.includes(name));
  const source =
    field === undefined
      ? name === "id"
        ? idField
        : undefined
      : [field.name, ...field.aliases].find((one) => names.has(one));
  return source !== undefined && source !== name && names.has(source) ? source : undefined;
}

function memberNames({ fields }: Resource, members: ReadonlySet<string>): Readonly<Record<string, string>> {
  const entries = fields.flatMap(({ name, aliases }) => {
    const all = [name, ...aliases];
    const member = all.find((one) => members.has(one));
    return member === undefined ? [] : all.filter((one) => !members.has(one)).map((one) => [one, member] as const);
  });
  return Object.fromEntries(entries);
}

export interface SampleScope {
  readonly service: ResourceService;
  readonly resource: Pick<Resource, "id" | "shapes">;
  readonly nameOf: (shape: string) => string;
}

/** Returns the data from which samples of a type are built. Samples of an unknown type can have any value. */
export function sampleType(scope: SampleScope, type: Fact<Type>): SampleType {
  const known = type.value;
  return known === undefined ? { kind: "any" } : byKind(printers, known, scope);
}

/** The timestamp format if the service does not specify one. */
const standardForm = "YYYY-MM-DDThh:mm:ssZ";

function numberBounds(type: IntegerType | NumberType): NumberBounds {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = type;
  return {
    minimum: minimum?.value,
    maximum: maximum?.value,
    exclusiveMinimum: exclusiveMinimum?.value,
    exclusiveMaximum: exclusiveMaximum?.value,
    multipleOf: multipleOf?.value,
  };
}

const printers: ByKind<Type, [scope: SampleScope], SampleType> = {
  string: ({ minLength, maxLength, pattern, format }) => ({
    kind: "text",
    minLength: minLength?.value,
    maxLength: maxLength?.value,
    pattern: pattern?.value,
    format: format?.value,
  }),
  integer: (type) => ({ kind: "number", whole: true, ...numberBounds(type) }),
  number: (type) => ({ kind: "number", ...numberBounds(type) }),
  decimal: ({ minimum, maximum, scale }) => ({
    kind: "decimal",
    minimum: minimum?.value,
    maximum: maximum?.value,
    scale: scale?.value,
  }),
  boolean: () => ({ kind: "boolean" }),
  timestamp: (_, { service }) => ({
    kind: "moment",
    forms: [...new Set([...(service.timestamps?.value ?? []), standardForm])],
  }),
  date: () => ({ kind: "moment", forms: ["YYYY-MM-DD"] }),
  time: () => ({ kind: "moment", forms: ["hh:mm:ss", "hh:mm"] }),
  duration: () => ({ kind: "duration" }),
  binary: ({ maxBytes }) => ({ kind: "binary", maxBytes: maxBytes?.value }),
  file: () => ({ kind: "any" }),
  any: () => ({ kind: "any" }),
  namespace: () => ({ kind: "number", whole: true, minimum: 0 }),
  user: () => ({ kind: "text" }),
  title: () => ({ kind: "text" }),
  limit: ({ minimum, maximum }) => ({ kind: "number", whole: true, minimum, maximum }),
  enum: (type, { service }) => {
    const { values, missing } = choicesOf(type, valueSetsById(service.valueSets));
    return { kind: "enum", values: values.map(({ value }) => value), open: missing === undefined ? undefined : true };
  },
  literal: ({ values }) => ({ kind: "enum", values }),
  list: ({ items, minItems, maxItems, uniqueItems }, scope) => ({
    kind: "list",
    items: byKind(printers, items, scope),
    minItems: minItems?.value,
    maxItems: maxItems?.value,
    uniqueItems: uniqueItems || undefined,
  }),
  map: ({ values, minItems }, scope) => ({
    kind: "map",
    values: byKind(printers, values, scope),
    minItems: minItems?.value,
  }),
  shape: ({ shape }, scope) => ({ kind: "shape", shape: reference(`() => ${scope.nameOf(shape)}`) }),
  "one-of": ({ members }, scope) => ({
    kind: "union",
    members: members.map((member) => byKind(printers, member, scope)),
  }),
  union: ({ members, exclusive }, scope) => ({
    kind: "union",
    members: members.map((member) => byKind(printers, member, scope)),
    exclusive: exclusive || undefined,
  }),
};

/** Returns the objects in response examples, by the name of their shape. */
function shapeExamples(resource: Resource): ReadonlyMap<string, readonly Values[]> {
  const found = new Map<string, Values[]>();
  for (const { responses, examples } of resource.operations) {
    for (const { response, httpStatus } of examples)
      collect(resource, responseOf({ responses }, httpStatus)?.body, response, found);
  }
  return found;
}

function collect(resource: Resource, fact: Fact<Type> | undefined, value: unknown, found: Map<string, Values[]>): void {
  const type = fact?.value;
  if (type === undefined || value === undefined || value === null) return;
  for (const { shape, object } of objectsIn(type, value)) {
    const own = resource.shapes.find(({ name }) => name === shape);
    if (own === undefined) continue;
    found.set(shape, [...(found.get(shape) ?? []), object]);
    for (const field of shapeFields(resource, own))
      if (Object.hasOwn(object, field.name)) collect(resource, field.type, object[field.name], found);
  }
}

/** Returns the objects in a value. In a union, an object is recognized only if exactly one member can match it. */
function objectsIn(type: Type, value: unknown): readonly { readonly shape: string; readonly object: Values }[] {
  if (type.kind === "shape") return isObject(value) ? [{ shape: type.shape, object: value }] : [];
  if (type.kind === "list") return Array.isArray(value) ? value.flatMap((item) => objectsIn(type.items, item)) : [];
  if (type.kind !== "union") return [];
  const members = type.members.filter(({ kind }) => kind === (Array.isArray(value) ? "list" : "shape"));
  return members.length === 1 ? objectsIn(members[0]!, value) : [];
}
