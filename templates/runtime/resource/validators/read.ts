import { isObject } from "../../core/validators/check.js";
import { isUpTo, ownValue, setOwn } from "./check.js";
import { below, pathOf, type Position } from "../../core/validators/findings.js";
import { FieldFinding } from "./finding.js";
import {
  type Given,
  type LeafPart,
  type ListPart,
  type MapPart,
  type ObjectPart,
  type Part,
  type PartReader,
  Reading,
  type ShapeTable,
  type ShapeTableField,
  type TaggedPart,
  type UnionPart,
  unknownName,
} from "./reading.js";

/** The maximum nesting depth, far beyond any legitimate request. */
const mostLevels = 100;

/**
 * The maximum number of trials in one request. A union may require a trial of each member, and unions may be nested.
 */
const mostTrials = 10_000;

export function readerOf(part: Part): PartReader {
  return (reading, value, key, { secret = false, invalid } = {}) =>
    read(part, reading, value, { above: undefined, key, depth: 0, secret, invalid });
}

function read(part: Part, reading: Reading, value: unknown, at: Position): unknown {
  switch (part.kind) {
    case "leaf":
      return readLeaf(part, reading, value, at);
    case "list":
      return readItems(part, reading, value, at);
    case "map":
      return readEntries(part, reading, value, at);
    case "object":
      return readObject(part, reading, value, at);
    case "tagged":
      return readTagged(part, reading, value, at);
    case "union":
      return readUnion(part, reading, value, at);
  }
}

/** Reads a nested part. The position is created only if the value is not a valid leaf. */
function readInner(
  part: Part,
  reading: Reading,
  value: unknown,
  at: Position,
  key: string | number,
  secret = at.secret,
): unknown {
  if (part.kind === "leaf") {
    const made = converted(part, value);
    if (part.is(made)) return made;
  }
  return read(part, reading, value, below(at, key, secret));
}

function readLeaf(part: LeafPart, reading: Reading, value: unknown, at: Position): unknown {
  const made = converted(part, value);
  return part.is(made) ? made : refuse(part, reading, made, at);
}

function converted({ from }: Part & { readonly from?: LeafPart["from"] }, value: unknown): unknown {
  return from === undefined ? value : from(value);
}

function readItems(part: ListPart, reading: Reading, value: unknown, at: Position): unknown {
  const { items, least = 0, most = Infinity } = part;
  const list = converted(part, value);
  if (list === undefined) return undefined;
  if (!Array.isArray(list) || list.length < least || list.length > most || at.depth > mostLevels)
    return refuse(part, reading, list, at);
  const made: unknown[] = [];
  for (let index = 0; index < list.length && !reading.isFull(); index++)
    made.push(readInner(items, reading, list[index], at, index));
  if (part.areDistinct?.(made) === false && !made.includes(undefined)) return refuse(part, reading, list, at);
  return made;
}

function readEntries(part: MapPart, reading: Reading, value: unknown, at: Position): unknown {
  if (!isObject(value) || at.depth > mostLevels) return refuse(part, reading, value, at);
  const made: Record<string, unknown> = {};
  const names = Object.keys(value);
  const { least = 0, most = Infinity, longest = Infinity } = part;
  if (names.length < least || names.length > most || !names.every((name) => isUpTo(name, longest)))
    return refuse(part, reading, value, at);
  for (const name of names) {
    if (reading.isFull()) return undefined;
    setOwn(made, name, readInner(part.values, reading, value[name], at, name));
  }
  return made;
}

function readObject(part: ObjectPart, reading: Reading, value: unknown, at: Position): unknown {
  if (!isObject(value) || at.depth > mostLevels) return refuse(part, reading, value, at);
  const shape = part.shape();
  const made: Record<string, unknown> = {};
  for (const field of shape.fields) readMember(field, reading, value, made, at);
  readOthers(shape, reading, value, made, at);
  shape.rules?.(reading, givenIn(shape, value), made, at);
  return made;
}

/** Reads a tagged object. Only the shape selected by its tag determines the errors. */
function readTagged(part: TaggedPart, reading: Reading, value: unknown, at: Position): unknown {
  if (!isObject(value)) return refuse(part, reading, value, at);
  const { tag: name, shapes } = part;
  const expected = `one of ${shapes.map(([one]) => one).join(", ")}`;
  const tag = ownValue(value, name);
  if (tag === undefined) return refuseAbsent(name, expected, reading, at);
  const shape = shapes.find(([one]) => one === tag)?.[1];
  if (shape === undefined) return refuse({ expected }, reading, tag, below(at, name));
  return readObject({ kind: "object", shape, expected }, reading, value, at);
}

type Members = Record<string, unknown>;

function readMember(field: ShapeTableField, reading: Reading, value: Members, made: Members, at: Position): void {
  const { name, part, optional, nullable, secret } = field;
  if (reading.isFull()) return;
  const given = ownValue(value, name);
  if (given === undefined) return optional ? undefined : refuseAbsent(name, part.expected, reading, at);
  const one =
    given === null && nullable ? null : readInner(part, reading, given, at, name, at.secret || secret === true);
  if (one !== undefined) setOwn(made, name, one);
}

function refuseAbsent(name: string, expected: string, reading: Reading, at: Position): void {
  const path = [...pathOf(at), name];
  const sentence = (): string => `${path.join(".")} is missing`;
  const subject = { name: path.join("."), sensitive: false, expected: () => expected };
  reading.refuse(new FieldFinding(at.invalid ?? reading.missing, subject, path, undefined, sentence));
}

/** Reads members that the shape does not list. They are kept if the shape is open, and otherwise rejected. */
function readOthers(
  { fields, open, others }: ShapeTable,
  reading: Reading,
  value: Members,
  made: Members,
  at: Position,
): void {
  for (const name of Object.keys(value)) {
    if (reading.isFull()) return;
    if (value[name] === undefined || fields.some((field) => field.name === name)) continue;
    if (open)
      setOwn(made, name, others === undefined ? value[name] : readInner(others, reading, value[name], at, name));
    else
      reading.refuse(
        unknownName(
          at.invalid ?? reading.invalid,
          pathOf(at),
          name,
          fields.map((field) => field.name),
        ),
      );
  }
}

/** Returns the names that have a value other than null. */
function givenIn({ fields }: ShapeTable, value: Members): Given {
  const given = fields.filter(({ name }) => (ownValue(value, name) ?? null) !== null);
  return new Map(given.map(({ name }) => [name, name]));
}

function readUnion(part: UnionPart, reading: Reading, value: unknown, at: Position): unknown {
  if (part.readExclusive !== undefined) return part.readExclusive(part, reading, value, at);
  for (const member of part.members) {
    if (member.kind !== "leaf") continue;
    const made = converted(member, value);
    if (member.is(made)) return made;
  }
  const fitting = part.members.filter((member) => fits(member, value));
  if (fitting.length === 1) return read(fitting[0]!, reading, value, at);
  for (const member of fitting) {
    const trial = trialOf(reading);
    if (trial === undefined) break;
    const made = read(member, trial, value, at);
    if (trial.errors.length === 0) return made;
  }
  return refuse(part, reading, value, at);
}

/** Returns the value of the only member that accepts it. */
export function readExclusive(part: UnionPart, reading: Reading, value: unknown, at: Position): unknown {
  const accepted: unknown[] = [];
  for (const member of part.members) {
    const trial = trialOf(reading);
    if (trial === undefined) return refuse(part, reading, value, at);
    const made = read(member, trial, value, at);
    if (trial.errors.length === 0) accepted.push(made);
  }
  if (accepted.length === 1) return accepted[0];
  const fitting = accepted.length === 0 ? part.members.filter((member) => fits(member, value)) : [];
  return fitting.length === 1 ? read(fitting[0]!, reading, value, at) : refuse(part, reading, value, at);
}

/** The number of trials in a request. All trials share the count of their request. */
const trials = /* @__PURE__ */ new WeakMap<Reading, { count: number }>();

/** Returns a reading for a trial, whose errors may be discarded. Returns undefined after too many trials. */
function trialOf(reading: Reading): Reading | undefined {
  const tried = trials.get(reading) ?? { count: 0 };
  const trial = new Reading(reading, {});
  for (const one of [reading, trial]) trials.set(one, tried);
  return ++tried.count > mostTrials ? undefined : trial;
}

/** Returns true if the value is a list or an object, whichever the member requires. */
function fits(member: Part, value: unknown): boolean {
  switch (member.kind) {
    case "leaf":
      return false;
    case "list":
      return Array.isArray(converted(member, value));
    case "map":
    case "object":
    case "tagged":
      return isObject(value);
    case "union":
      return member.members.some((inner) =>
        inner.kind === "leaf" ? inner.is(converted(inner, value)) : fits(inner, value),
      );
  }
}

function refuse({ expected }: Pick<Part, "expected">, reading: Reading, value: unknown, at: Position): undefined {
  const path = pathOf(at);
  const words = at.depth > mostLevels ? `nested fewer than ${mostLevels} levels deep` : expected;
  const name = path.length === 0 ? "body" : path.join(".");
  return reading.refuseValue(
    { name, expected: words, secret: at.secret, invalid: at.invalid },
    path,
    value ?? String(value),
  );
}
