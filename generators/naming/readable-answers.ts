import { answeredShape, answeredShapes } from "../model/answered-shapes.ts";
import { valueOr, type Fact } from "../model/fact.ts";
import { shapeFields } from "../model/queries.ts";
import type { Resource, Response, Shape, ShapeField } from "../model/resource.ts";
import type { ListType, Type } from "../model/type.ts";
import { readableName } from "./field-names.ts";
import { camelCase } from "./type-names.ts";

/** How a client gives the objects that a resource's operations answer with, where that is not as they come. */
export interface ReadableAnswers {
  /** The readable names that fields have beside their own: `pa_number` → `number`. */
  readonly names: ReadonlyMap<string, string>;
  /**
   * Members that come as an object, or as a list where nothing is in it: the lists of the object, of which a list that comes stands for the
   * first. A client always gives the object, with all its lists.
   */
  readonly lists: ReadonlyMap<string, readonly string[]>;
}

/** The function that gives what the service sends under readable names, as the client does. */
export function fromWireName({ id }: Pick<Resource, "id">): string {
  return `${camelCase(id)}FromWire`;
}

/** Its opposite. */
export function toWireName({ id }: Pick<Resource, "id">): string {
  return `${camelCase(id)}ToWire`;
}

/** Undefined where a client gives them as they come. */
export function readableAnswers(resource: Resource): ReadableAnswers | undefined {
  const shapes = answeredShapes(resource).map((shape) => shapeFields(resource, shape));
  const [names, lists] = [namesIn(resource, shapes), listsIn(resource, shapes)];
  return names.size + lists.size === 0 ? undefined : { names, lists };
}

/** Whether a client gives an answer in another way than it comes. */
export function isReadable(resource: Resource, response: Response): boolean {
  const shape = readableShapes(resource).find(({ name }) => name === answeredShape(response));
  return shape !== undefined;
}

/** The shapes of which a client gives more than comes, and the pages of these. */
export function readableShapes(resource: Resource): readonly Shape[] {
  const { names, lists } = readableAnswers(resource) ?? { names: new Map(), lists: new Map() };
  const rows = answeredShapes(resource).filter((shape) => shapeFields(resource, shape).some(({ name }) => names.has(name) || lists.has(name)));
  return [...rows, ...resource.shapes.filter(({ pageOf }) => rows.some(({ name }) => name === pageOf))];
}

type Fields = readonly ShapeField[];

/** A name that an answer has itself stays what it is there, and one that a field used to have is not given again. */
function namesIn(resource: Resource, shapes: readonly Fields[]): ReadonlyMap<string, string> {
  const own = new Set([...shapes.flat(), ...resource.fields].map(({ name }) => name));
  const readable = resource.fields.flatMap(({ name, was }) => {
    const other = readableName(resource, name);
    const isGiven = shapes.flat().some((field) => field.name === name);
    return !isGiven || own.has(other) || was.includes(other) ? [] : [[name, other] as const];
  });
  return new Map(readable);
}

/** Those that mean the same in each shape that has them. */
function listsIn(resource: Resource, shapes: readonly Fields[]): ReadonlyMap<string, readonly string[]> {
  const names = new Set(shapes.flat().map(({ name }) => name));
  const found = [...names].flatMap((name) => {
    const [first, ...others] = shapes.flat().filter((field) => field.name === name).map(({ type }) => listsOf(resource, type));
    return first !== undefined && others.every((other) => String(other) === String(first)) ? [[name, first] as const] : [];
  });
  return new Map(found);
}

/** The lists of an object in whose place a list may come; undefined where the list could not be told from an object without it. */
function listsOf(resource: Resource, fact: Fact<Type>): readonly string[] | undefined {
  const type = valueOr(fact, undefined, "unknown-is-open");
  if (type?.kind !== "union" || type.members.length !== 2) return undefined;
  const list = type.members.find((member) => member.kind === "list");
  const reference = type.members.find((member) => member.kind === "shape");
  const shape = resource.shapes.find(({ name }) => name === reference?.shape);
  if (list === undefined || shape === undefined) return undefined;
  const fields = shapeFields(resource, shape);
  const lists = fields.flatMap((field) => {
    const inner = valueOr(field.type, undefined, "unknown-is-open");
    return inner?.kind === "list" && !field.nullable ? [{ name: field.name, list: inner }] : [];
  });
  const first = valueOr(list.maxItems, undefined, "unknown-is-open") === 0 ? lists[0] : lists.find((one) => isSame(one.list, list));
  if (first === undefined || fields.some(({ name, required }) => required && lists.every((one) => one.name !== name))) return undefined;
  return [first, ...lists.filter((one) => one !== first)].map(({ name }) => name);
}

function isSame({ items: one }: ListType, { items: other }: ListType): boolean {
  return one.kind === "shape" && other.kind === "shape" && one.shape === other.shape;
}
