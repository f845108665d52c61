import { grouped, isObject } from "../../../core/values.js";
import type { DecodedRequest } from "../request.js";
import type { AnswerFinding } from "./finding.js";
import { requestOf, type UsedModule, comes, type ModuleRequest } from "./request.js";
import {
  type Field,
  type PageKind,
  type ResultTable,
  type Shape,
  type Test,
  type Type,
  isOf,
  shapeNamed,
} from "./table.js";
import { groundOf } from "../../../http/server/ground.js";
import type { Page } from "../handlers.js";

/** Returns the members without a module and those of the requested modules, at one location of the response. */
type Gather = (fields: readonly Field[], location: "body" | "results" | "page") => readonly Member[];

/**
 * Returns the problems of a response body in version 2 of the format. It returns an empty list if the body matches the
 * request, or if the result type of one of its modules is unknown.
 */
export function checkAnswer(results: ResultTable, request: DecodedRequest, body: unknown): readonly AnswerFinding[] {
  const { own, uses } = requestOf(results, request);
  const place: Place = { results, pointer: "", module: undefined, asked: own };
  if (!isObject(body)) return [finding(place, "an object", body)];
  if (uses.some(({ result }) => result === undefined)) return [];
  const { continuation, failures } = results;
  const goesOn = continuation !== undefined && own.parameters[continuation] !== undefined;
  const isPartial = goesOn || failures.some((name) => Object.hasOwn(body, name));
  const gather: Gather = (fields, location) => [
    ...fields.map((field) => ({ field, asked: own, module: undefined, optional: field.optional === true })),
    ...uses.flatMap((use) => partOf(use, location).map((field) => memberOf(use, field, isPartial))),
  ];
  const { [results.member]: found = {}, ...others } = body;
  return [
    ...checkMembers(others, gather(results.body, "body"), place),
    ...checkResults(found, gather, below(place, results.member)),
  ];
}

function memberOf({ asked, module }: UsedModule, field: Field, isPartial: boolean): Member {
  return { field, asked, module, optional: isPartial || field.optional === true };
}

function checkResults(found: unknown, gather: Gather, place: Place): readonly AnswerFinding[] {
  if (!isObject(found)) return [finding(place, "an object", found)];
  const { fields, pages } = place.results;
  if (pages === undefined || !place.asked.pages.some) return checkMembers(found, gather(fields, "results"), place);
  const { [pages.member]: list = [], ...others } = found;
  return [
    ...checkMembers(others, gather(fields, "results"), place),
    ...checkPages(list, pages.kinds, gather, below(place, pages.member)),
  ];
}

function checkPages(list: unknown, kinds: readonly PageKind[], gather: Gather, place: Place): readonly AnswerFinding[] {
  if (!Array.isArray(list)) return [finding(place, "a list", list)];
  const isOn = ({ pages }: Field, kind: PageKind): boolean => pages === undefined || pages.includes(kind.name);
  const byKind = kinds.map((kind) => gather(kind.fields, "page").filter(({ field }) => isOn(field, kind)));
  return list.flatMap((page, index) => checkPage(page, byKind, below(place, index)));
}

/** Checks a page as the kind that it matches best. */
function checkPage(page: unknown, byKind: readonly (readonly Member[])[], place: Place): readonly AnswerFinding[] {
  if (!isObject(page)) return [finding(place, "an object", page)];
  const tried = byKind.map((members) => checkMembers(page, members, place));
  return tried.reduce((best, one) => (one.length < best.length ? one : best));
}

/** Returns the fields that a module of a request adds at one location of the response. */
function partOf({ module, asked, result }: UsedModule, location: "body" | "results" | "page"): readonly Field[] {
  if (result === undefined) return [];
  if (asked.role === "generator") return location === "page" ? (result.generated ?? []) : [];
  const own = result[location] ?? [];
  return location === "results" && result.items !== undefined ? [listOf(module, result.items), ...own] : own;
}

/** Returns the field for the list under the module's name. */
function listOf(name: string, fields: readonly Field[]): Field {
  return { name, type: { kind: "list", items: { kind: "object", fields } } };
}

/** A field that one module adds. */
interface Member {
  readonly field: Field;
  readonly asked: ModuleRequest;
  readonly module: string | undefined;
  readonly optional: boolean;
}

/** Returns the problems of an object that should have exactly these members. */
function checkMembers(
  value: Readonly<Record<string, unknown>>,
  members: readonly Member[],
  place: Place,
): readonly AnswerFinding[] {
  const byName = grouped(members, ({ field }) => field.name);
  const found = Object.entries(value).flatMap(([name, inner]) => {
    const all = byName.get(name) ?? [];
    const coming = all.filter(({ field, asked }) => comes(field, asked));
    if (coming.length > 0) return checkMember(inner, coming, below(place, name));
    return [unasked(inner, all, below(place, name))];
  });
  const isThere = (name: string) => Object.hasOwn(value, name);
  const missing = members.filter(({ field, asked, optional }) => {
    return !optional && ![field.name, ...(field.substitutes ?? [])].some(isThere) && comes(field, asked);
  });
  return [...found, ...missing.map((member) => missingMember(member, place))];
}

function missingMember({ field, module }: Member, place: Place): AnswerFinding {
  return finding(
    { ...below(place, field.name), module: module ?? place.module },
    typeText(field.type),
    undefined,
    reason(field),
  );
}

/** Returns the finding for a member that should be absent. */
function unasked(value: unknown, [first]: readonly Member[], place: Place): AnswerFinding {
  return finding(
    { ...place, module: first?.module ?? place.module },
    "nothing",
    value,
    first === undefined ? "not described" : reason(first.field),
  );
}

function reason(field: Field): string | undefined {
  const text = circumstances(field);
  return text === undefined ? undefined : `comes ${text}`;
}

/** Checks a member. If several modules add a member of the same name, the value may match any of them. */
function checkMember(value: unknown, members: readonly Member[], place: Place): readonly AnswerFinding[] {
  const tried = members.map(({ field, asked, module = place.module }) => {
    return value === null && field.nullable ? [] : checkType(field.type, value, { ...place, asked, module });
  });
  return tried.find((findings) => findings.length === 0) ?? tried[0] ?? [];
}

function checkType(type: Type, value: unknown, place: Place): readonly AnswerFinding[] {
  const wrong = (): readonly AnswerFinding[] => [finding(place, typeText(type), value)];
  switch (type.kind) {
    case "list":
      return Array.isArray(value)
        ? value.flatMap((item, index) => checkType(type.items, item, below(place, index)))
        : wrong();
    case "map":
      if (type.emptyList && isEmptyList(value)) return [];
      return isObject(value)
        ? Object.entries(value).flatMap(([key, inner]) => checkType(type.values, inner, below(place, key)))
        : wrong();
    case "object":
      return checkObject(type, value, place);
    case "shape":
      return checkObject(shapeNamed(place.results, type.shape), value, place);
    case "union":
      return type.members.some((member) => checkType(member, value, place).length === 0) ? [] : wrong();
    case "any":
    case "boolean":
    case "namespace":
    case "timestamp":
    case "title":
    case "user":
    case "text":
    case "number":
    case "const":
    case "enum":
      return isOf(type, value) ? [] : wrong();
  }
}

function checkObject({ fields, emptyList }: Shape, given: unknown, place: Place): readonly AnswerFinding[] {
  const value = emptyList && isEmptyList(given) ? {} : given;
  if (!isObject(value)) return [finding(place, "an object", value)];
  const { asked, module } = place;
  return checkMembers(
    value,
    fields.map((field) => ({ field, asked, module, optional: field.optional === true })),
    place,
  );
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}

/** A location in a response, and the module that owns it. */
interface Place {
  readonly results: ResultTable;
  readonly pointer: string;
  readonly module: string | undefined;
  readonly asked: ModuleRequest;
}

function below(place: Place, name: string | number): Place {
  return { ...place, pointer: `${place.pointer}/${String(name).replaceAll("~", "~0").replaceAll("/", "~1")}` };
}

function finding({ results, pointer, module }: Place, expected: string, value: unknown, why?: string): AnswerFinding {
  const { ground } = module === undefined ? results : (results.modules[module] ?? {});
  return { pointer, module, expected, received: valueText(value), why, ...groundOf(ground) };
}

/** The maximum length of a displayed value, in characters. */
const longest = 60;

/** Describes the condition of a member, such as `with prop=ids`. Returns undefined if it is always present. */
function circumstances({ when, unless }: Pick<Field, "when" | "unless">): string | undefined {
  const parts = [
    ...(when === undefined ? [] : [`with ${when.map(testText).join(" or ")}`]),
    ...(unless === undefined ? [] : [`without ${unless.map(testText).join(" and without ")}`]),
  ];
  return parts.length === 0 ? undefined : parts.join(", ");
}

function testText(test: Test): string {
  switch (test.kind) {
    case "given":
    case "filled":
      return test.parameter;
    case "holds":
      return `${test.parameter}=${test.values.join("|")}`;
    case "pages":
      return {
        some: "pages",
        several: "several pages",
        revisions: "revisions",
        "several-revisions": "several revisions",
      }[test.pages];
    case "role":
      return `use as a ${test.role}`;
    case "all":
      return test.tests.map(testText).join(" and ");
  }
}

function typeText(type: Type): string {
  switch (type.kind) {
    case "any":
      return "any value";
    case "boolean":
      return "true or false";
    case "namespace":
      return "the id of a namespace";
    case "timestamp":
      return "a time such as 2001-01-15T14:56:00Z";
    case "text":
      return type.pattern === undefined ? "a string" : `a string that matches ${type.pattern}`;
    case "number":
      return numberText(type);
    case "const":
      return JSON.stringify(type.value);
    case "enum":
      return type.values.length > 8
        ? `one of ${type.values.slice(0, 7).join(", ")} …`
        : `one of ${type.values.join(", ")}`;
    case "list":
      return "a list";
    case "map":
    case "object":
    case "shape":
      return "an object";
    case "union":
      return type.members.map(typeText).join(", or ");
    case "title":
    case "user":
      return "a string";
  }
}

function numberText({ whole, minimum, maximum }: Extract<Type, { kind: "number" }>): string {
  const bounds = [
    ...(minimum === undefined ? [] : [`at least ${minimum}`]),
    ...(maximum === undefined ? [] : [`at most ${maximum}`]),
  ];
  return [whole ? "a whole number" : "a number", ...(bounds.length === 0 ? [] : [`of ${bounds.join(" and ")}`])].join(
    " ",
  );
}

/** Formats a value, shortened to the maximum length. */
function valueText(value: unknown): string {
  const text = JSON.stringify(value) ?? "nothing";
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}

/** Returns the first kind that the page matches. */
export function kindOf(page: Page, kinds: readonly PageKind[]): string {
  const fits = ({ name, type, optional }: Field): boolean => {
    return Object.hasOwn(page, name) ? type.kind === "union" || isOf(type, page[name]) : optional === true;
  };
  return (kinds.find(({ fields }) => fields.every(fits)) ?? kinds[0])?.name ?? "";
}
