/*
 * Sample values for result types. A value depends only on its member's name, its number and the seed. Equal requests
 * therefore get equal responses, and a request for more items repeats the earlier values.
 */
import { type NamedText, textLike, textNamed } from "../../../core/samples/text.js";
import type { Handler } from "../handlers.js";
import { type Field, type ResultTable, type Shape, type Type, isOf, shapeNamed } from "./table.js";
import { numberWithin, sum } from "../../../core/samples/type.js";
import { type ModuleRequest, comes } from "./request.js";

/** Names on the mock site, for profiles with titles and namespaces. */
export interface SiteNames {
  titleOf(namespace: number, number: number): string;
  /** The member that contains the id of a page. */
  readonly idMember: string;
  idOf(namespace: number, number: number): number;
  /** The member with the number of the last item of a page in a list, such as its newest revision. */
  readonly lastMember: string;
  /** Strings by member name, which take precedence over the general ones. */
  readonly texts: readonly NamedText[];
}

/** The mock site. */
export interface Site extends SiteNames {
  /** Finds the pages that a request names. */
  pageSet(results: ResultTable, seed: number): Handler;
}

/** The context for which a value is generated. */
export interface Spot {
  readonly results: ResultTable;
  readonly site: SiteNames | undefined;
  readonly seed: number;
  readonly asked: ModuleRequest;
  /** The number of the sample, from 1. Different numbers create different values. */
  readonly number: number;
  /** The requested namespaces. */
  readonly namespaces: readonly number[];
  /** Requested values, by member. */
  readonly echoes: Readonly<Record<string, readonly unknown[]>>;
  /** Lists that were created elsewhere. */
  readonly given?: ReadonlyMap<Field, readonly unknown[]> | undefined;
  /** The kind of page. */
  readonly kind?: string | undefined;
  /** The number of the last item of the page in a list. */
  readonly last?: number | undefined;
}

/**
 * Returns the number of a sample by its name or id, such as 7 for `Example user 7`. Other names are mapped to numbers
 * from 1000. Returns undefined for other values.
 */
export function numberNamed(value: unknown): number | undefined {
  if (typeof value === "number") return value > 0 ? value : undefined;
  if (typeof value !== "string") return undefined;
  const [, digits] = /^Example user ([1-9]\d{0,5})$/.exec(value) ?? [];
  return digits === undefined ? firstNamed + (sum(value) % firstNamed) : Number(digits);
}

const second = 1000;
const day = 86_400 * second;
const firstDay = Date.UTC(2020, 0, 1);
/** The first number for names other than those of samples. */
const firstNamed = 1000;
/** One of this many optional members is omitted. */
const missing = 7;

export function sampleObject(fields: readonly Field[], spot: Spot): Record<string, unknown> {
  return Object.fromEntries(
    fields.filter((field) => isThere(field, spot)).map((field) => [field.name, sampleField(field, spot)]),
  );
}

/**
 * Reports whether the sample has a member. Optional flags are always omitted. Other optional members that were not
 * requested are sometimes omitted.
 */
function isThere(field: Field, spot: Spot): boolean {
  const { asked, kind, echoes } = spot;
  const { name, type, optional, pages, when } = field;
  if (!comes(field, asked) || (pages !== undefined && (kind === undefined || !pages.includes(kind)))) return false;
  return (
    !optional ||
    Object.hasOwn(echoes, name) ||
    (type.kind !== "const" && (when !== undefined || choice(name, spot, missing) !== 0))
  );
}

function sampleField(field: Field, spot: Spot): unknown {
  const given = spot.given?.get(field);
  if (given !== undefined) return given;
  const echoes = (Object.hasOwn(spot.echoes, field.name) ? spot.echoes[field.name] : undefined) ?? [];
  const echo = echoes[(spot.number - 1) % echoes.length];
  const owner = userOf(field.name, spot);
  if (owner !== undefined && isOf(field.type, owner)) return owner;
  return echo !== undefined && isOf(field.type, echo)
    ? echo
    : sample(field.type, field.name, { ...spot, echoes: {}, kind: undefined });
}

/** Returns the id of a requested user name: `userid` next to `user`. */
function userOf(name: string, { echoes, number }: Spot): number | undefined {
  const names = name.endsWith("id") ? (echoes[name.slice(0, -"id".length)] ?? []) : [];
  return numberNamed(names[(number - 1) % names.length]);
}

export function sample(type: Type, name: string, spot: Spot): unknown {
  const { number, results } = spot;
  switch (type.kind) {
    case "const":
      return type.value;
    case "boolean":
      return choice(name, spot, 3) === 0;
    case "enum":
      return type.values[choice(name, spot, type.values.length)];
    case "list":
      return [sample(type.items, name, spot)];
    case "map":
      return Object.fromEntries(
        [1, 2].map((one) => [`example${one}`, sample(type.values, name, { ...spot, number: number * 2 + one })]),
      );
    case "object":
      return emptied(type, sampleObject(type.fields, spot));
    case "shape":
      return sample({ kind: "object", ...shapeNamed(results, type.shape) }, name, spot);
    case "union":
      return type.members[0] && sample(type.members[0], name, spot);
    case "timestamp":
      return `${new Date(firstDay + number * day + ((spot.seed * second) % day)).toISOString().slice(0, 19)}Z`;
    case "namespace":
      return namespaceOf(spot);
    case "title":
      return spot.site?.titleOf(namespaceOf(spot), number) ?? textFor(name, spot);
    case "user":
      return `Example user ${number}`;
    case "number":
      return numberFor(type, name, spot);
    case "text":
      return type.pattern === undefined ? textFor(name, spot) : textLike(type.pattern, number);
    case "any":
      return textFor(name, spot);
  }
}

/** Returns a deterministic index from 0 to `many` - 1. */
function choice(name: string, { number, seed }: Spot, many: number): number {
  return (number + seed + sum(name)) % many;
}

function emptied({ emptyList }: Pick<Shape, "emptyList">, value: object): object {
  return emptyList && Object.keys(value).length === 0 ? [] : value;
}

function namespaceOf({ namespaces, number }: Spot): number {
  return namespaces[(number - 1) % namespaces.length] ?? 0;
}

function numberFor(type: Extract<Type, { kind: "number" }>, name: string, spot: Spot): number {
  const { number, site } = spot;
  if (name === site?.lastMember && spot.last !== undefined) return spot.last;
  return numberWithin(
    { minimum: 0, ...type },
    name,
    number,
    name === site?.idMember ? site.idOf(namespaceOf(spot), number) : undefined,
  );
}

function textFor(name: string, { site, number }: Spot): string {
  return textNamed(name, number, site?.texts);
}
