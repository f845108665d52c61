import { answeredShape, answeredShapes } from "../model/shapes.ts";
import type { Fact } from "../model/fact.ts";
import { groupBy } from "../model/group-by.ts";
import { remembered } from "../model/memo.ts";
import { shapeFields, shapeNamed } from "../model/queries.ts";
import type { Resource, Response, Shape, ShapeField } from "../model/resource.ts";
import type { ListType, Type } from "../model/type.ts";
import { readableName } from "./wire-names.ts";
import { camelCase } from "./type-names.ts";

/** The differences between the objects that a client returns and those that the service sends. */
export interface ReadableResponses {
  /** The readable names of fields, in addition to their own: `pa_number` → `number`. */
  readonly names: ReadonlyMap<string, string>;
  /**
   * Members that are an object on the wire, or a list if that object is empty. The value names the lists in the object.
   * On the wire, a list stands for the first of them. A client always returns the object, with all its lists.
   */
  readonly lists: ReadonlyMap<string, readonly string[]>;
}

/** Returns the name of the function that converts wire names to readable names, as the client does. */
export function fromWireName({ id }: Pick<Resource, "id">): string {
  return `${camelCase(id)}FromWire`;
}

/** Returns the name of the reverse function. */
export function toWireName({ id }: Pick<Resource, "id">): string {
  return `${camelCase(id)}ToWire`;
}

/** Returns the differences, or `undefined` if a client returns the objects as the service sends them. */
export const readableResponses: (resource: Resource) => ReadableResponses | undefined = remembered((resource) => {
  const fields = answeredShapes(resource).flatMap((shape) => shapeFields(resource, shape));
  const byName = groupBy(fields, ({ name }) => name);
  const [names, lists] = [namesIn(resource, byName), listsIn(resource, byName)];
  return names.size + lists.size === 0 ? undefined : { names, lists };
});

/** Returns whether a client returns the body of a response in another form than the service sends. */
export function isReadable(resource: Resource, response: Response): boolean {
  const shape = answeredShape(response);
  return shape !== undefined && readableShapeNames(resource).has(shape);
}

/** Returns the shapes whose objects a client extends, and their pages. */
export const readableShapes: (resource: Resource) => readonly Shape[] = remembered((resource) => {
  const { names, lists } = readableResponses(resource) ?? { names: new Map(), lists: new Map() };
  const rows = answeredShapes(resource).filter((shape) =>
    shapeFields(resource, shape).some(({ name }) => names.has(name) || lists.has(name)),
  );
  const rowNames = new Set(rows.map(({ name }) => name));
  return [...rows, ...resource.shapes.filter(({ pageOf }) => pageOf !== undefined && rowNames.has(pageOf))];
});

const readableShapeNames = remembered(
  (resource: Resource) => new Set(readableShapes(resource).map(({ name }) => name)),
);

/** The fields of all shapes in responses, by name. */
type FieldsByName = ReadonlyMap<string, readonly ShapeField[]>;

/**
 * Returns readable names. A name that a response itself contains keeps its meaning, and former names of fields are not
 * reused.
 */
function namesIn(resource: Resource, byName: FieldsByName): ReadonlyMap<string, string> {
  const own = new Set(resource.fields.map(({ name }) => name));
  const readable = resource.fields.flatMap(({ name, was }) => {
    const other = readableName(resource, name);
    return !byName.has(name) || byName.has(other) || own.has(other) || was.includes(other)
      ? []
      : [[name, other] as const];
  });
  return new Map(readable);
}

/** Returns the lists of members that have the same meaning in each shape. */
function listsIn(resource: Resource, byName: FieldsByName): ReadonlyMap<string, readonly string[]> {
  const found = [...byName].flatMap(([name, fields]) => {
    const [first, ...others] = fields.map(({ type }) => listsOf(resource, type));
    return first !== undefined && others.every((other) => String(other) === String(first))
      ? [[name, first] as const]
      : [];
  });
  return new Map(found);
}

/**
 * Returns the lists of an object that may be replaced by a list on the wire. Returns `undefined` if such a list would
 * be ambiguous.
 */
function listsOf(resource: Resource, fact: Fact<Type>): readonly string[] | undefined {
  const type = fact.value;
  if (type?.kind !== "union" || type.members.length !== 2) return undefined;
  const list = type.members.find((member) => member.kind === "list");
  const reference = type.members.find((member) => member.kind === "shape");
  const shape = reference === undefined ? undefined : shapeNamed(resource, reference.shape);
  if (list === undefined || shape === undefined) return undefined;
  const fields = shapeFields(resource, shape);
  const lists = fields.flatMap((field) => {
    const inner = field.type.value;
    return inner?.kind === "list" && !field.nullable ? [{ name: field.name, list: inner }] : [];
  });
  const first = list.maxItems?.value === 0 ? lists[0] : lists.find((one) => isSame(one.list, list));
  if (first === undefined || fields.some(({ name, required }) => required && lists.every((one) => one.name !== name)))
    return undefined;
  return [first, ...lists.filter((one) => one !== first)].map(({ name }) => name);
}

function isSame({ items: one }: ListType, { items: other }: ListType): boolean {
  return one.kind === "shape" && other.kind === "shape" && one.shape === other.shape;
}
