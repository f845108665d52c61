import { isObject, type Json, type JsonObject } from "../../codegen/json.ts";
import { find, listIn, objectIn, step, stringIn, type OpenApiDocument } from "./document.ts";
import type { ShapePlan } from "./types.ts";

/** The property that distinguishes the members of a union, and its values in one member. */
interface Tag {
  readonly property: string;
  readonly values: readonly string[];
}

/** Returns the tags of schemas by pointer. Schemas with different tags in several unions are excluded. */
export function taggedBy(document: OpenApiDocument): ReadonlyMap<string, Tag> {
  const tags = new Map<string, Tag>();
  const contradicted = new Set<string>();
  for (const union of unionsIn(document.root)) {
    for (const [pointer, tag] of tagsOf(document, union)) {
      const known = tags.get(pointer);
      if (known !== undefined && JSON.stringify(known) !== JSON.stringify(tag)) contradicted.add(pointer);
      tags.set(pointer, tag);
    }
  }
  for (const pointer of contradicted) tags.delete(pointer);
  return tags;
}

function* unionsIn(root: Json): Generator<JsonObject> {
  const stack: Json[] = [root];
  while (stack.length > 0) {
    const node = stack.pop()!;
    if (Array.isArray(node)) stack.push(...(node as readonly Json[]));
    else if (isObject(node)) {
      if (isObject(node["discriminator"]) && (Array.isArray(node["oneOf"]) || Array.isArray(node["anyOf"]))) yield node;
      for (const value of Object.values(node)) if (value !== undefined && typeof value === "object") stack.push(value);
    }
  }
}

function tagsOf(document: OpenApiDocument, union: JsonObject): ReadonlyMap<string, Tag> {
  const discriminator = objectIn(union, "discriminator")!;
  const property = stringIn(discriminator, "propertyName");
  const members = [...listIn(union, "oneOf"), ...listIn(union, "anyOf")];
  const pointers = members.flatMap(
    (member) =>
      find(document, isObject(member) && member["$ref"] !== undefined ? member : undefined, "")?.pointer ?? [],
  );
  if (property === undefined || pointers.length < members.length) return new Map();
  const values = new Map<string, string[]>(pointers.map((pointer) => [pointer, []]));
  for (const [value, target] of Object.entries(objectIn(discriminator, "mapping") ?? {}))
    values.get(pointerOf(String(target)))?.push(value);
  return new Map(
    [...values].map(([pointer, listed]) => [
      pointer,
      { property, values: listed.length > 0 ? listed : [pointer.slice(pointer.lastIndexOf("/") + 1)] },
    ]),
  );
}

function pointerOf(target: string): string {
  return target.startsWith("#") ? target.slice(1) : `/components/schemas${step(target)}`;
}

interface ShapeMembers {
  readonly members: JsonObject;
}

/** Returns whether no value can match two of the types. Then `oneOf` accepts the same values as `anyOf`. */
export function areAllDisjoint(types: readonly Json[], shapes: ReadonlyMap<string, ShapeMembers>): boolean {
  return types.every((one, index) => types.slice(index + 1).every((other) => areDisjoint(one, other, shapes)));
}

function areDisjoint(one: Json, other: Json, shapes: ReadonlyMap<string, ShapeMembers>): boolean {
  const [kind, otherKind] = [jsonKind(one), jsonKind(other)];
  if (kind === undefined || otherKind === undefined) return false;
  if (kind !== otherKind) return true;
  const [values, otherValues] = [valuesOf(one), valuesOf(other)];
  if (values !== undefined && otherValues !== undefined) return values.every((value) => !otherValues.includes(value));
  if (!isObject(one) || !isObject(other)) return false;
  const [shape, otherShape] = [shapes.get(String(one["shape"])), shapes.get(String(other["shape"]))];
  return shape !== undefined && otherShape !== undefined && areTellable(shape, otherShape);
}

/**
 * Returns whether two shapes exclude each other: a field that both require has different values, or one shape requires
 * a field that the other forbids.
 */
function areTellable(one: ShapeMembers, other: ShapeMembers): boolean {
  const [fields, otherFields] = [objectIn(one.members, "fields") ?? {}, objectIn(other.members, "fields") ?? {}];
  return (
    Object.entries(fields).some(([name, field]) => {
      const otherField = otherFields[name];
      if (field === undefined || otherField === undefined || isOptional(field) || isOptional(otherField)) return false;
      const [values, otherValues] = [valuesOf(typeOf(field)), valuesOf(typeOf(otherField))];
      return values !== undefined && otherValues !== undefined && values.every((value) => !otherValues.includes(value));
    }) ||
    requiresForbidden(fields, otherFields, other) ||
    requiresForbidden(otherFields, fields, one)
  );
}

function requiresForbidden(fields: JsonObject, otherFields: JsonObject, { members }: ShapeMembers): boolean {
  return (
    members["closed"] === true &&
    Object.entries(fields).some(([name, field]) => !isOptional(field) && otherFields[name] === undefined)
  );
}

function isOptional(field: Json | undefined): boolean {
  return isObject(field) && field["optional"] === true;
}

function typeOf(field: Json): Json {
  return isObject(field) ? (field["type"] ?? "any") : field;
}

function valuesOf(type: Json): readonly string[] | undefined {
  const values = isObject(type) ? type["values"] : undefined;
  return Array.isArray(values) ? (values as readonly string[]) : undefined;
}

function jsonKind(type: Json): string | undefined {
  if (isObject(type)) {
    if (type["shape"] !== undefined || type["map"] !== undefined || type["oneOf"] !== undefined) return "object";
    if (type["list"] !== undefined) return "list";
    if (type["values"] !== undefined) return "string";
    if (type["enum"] !== undefined || type["anyOf"] !== undefined) return undefined;
  }
  const name = isObject(type) ? type["type"] : type;
  if (name === "any" || name === undefined) return undefined;
  if (name === "integer" || name === "number") return "number";
  return name === "boolean" ? "boolean" : "string";
}

/** Returns a union of shapes that are distinguished by a field, or `undefined` if the members are not such shapes. */
export function taggedUnion(
  members: readonly Json[],
  discriminator: Json | undefined,
  known: ReadonlyMap<string, ShapePlan>,
): Json | undefined {
  const property = isObject(discriminator) ? stringIn(discriminator, "propertyName") : undefined;
  const shapes = members.flatMap((member) =>
    isObject(member) && typeof member["shape"] === "string" ? [member["shape"]] : [],
  );
  if (property === undefined || shapes.length === 0 || shapes.length < members.length) return undefined;
  const values = shapes.map((id) => tagValues(known.get(id), property));
  const all = values.flatMap((one) => one ?? []);
  if (values.includes(undefined) || new Set(all).size < all.length) return undefined;
  return { oneOf: shapes, discriminator: property };
}

/** Returns the values of a required field with a closed list of values. */
function tagValues(shape: ShapePlan | undefined, property: string): readonly string[] | undefined {
  const field = objectIn(objectIn(shape?.members ?? {}, "fields") ?? {}, property);
  if (field === undefined || field["optional"] === true || field["nullable"] === true) return undefined;
  const values = isObject(field["type"]) ? field["type"]["values"] : undefined;
  return Array.isArray(values) ? (values as readonly string[]) : undefined;
}
