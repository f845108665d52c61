import { isObject, type Json } from "../../codegen/json.ts";
import type { ByKind } from "../../model/group-by.ts";
import { itemsIn, memberOf, type Exchange } from "../run/run.ts";
import type { Expectation, NextPage } from "../suite/case.ts";
import { confirmed, refuted, untestable, type Outcome } from "./protocol.ts";

/** An expectation about the bodies of accepted requests. */
export type Comparison = Exclude<
  Expectation,
  { readonly kind: "accepted" | "refused" | "warned" | "same" | "head" | "answer" }
>;

const varying = untestable("the responses to the same request differ");
const text = (value: Json | undefined): string => JSON.stringify(value) ?? "missing";
const confirmedIf = (isConfirmed: boolean, observed: () => string): Outcome =>
  isConfirmed ? confirmed : refuted(observed());

/** The comparisons of the bodies of a case. None of its requests was refused. */
export const comparisons: ByKind<Comparison, [exchanges: readonly Exchange[]], Outcome> = {
  paged({ items: path, next, linked = false }, exchanges) {
    const [whole, pages, again] = [exchanges[0]!, exchanges.slice(1, -1), exchanges.at(-1)!];
    const items = ({ body }: Exchange): readonly string[] => itemsIn(body, path).map((item) => JSON.stringify(item));
    const [all, read] = [items(whole), pages.flatMap(items)];
    if (JSON.stringify(all) !== JSON.stringify(items(again))) return varying;
    if (all.length < 2) return untestable(`the list has ${all.length === 0 ? "no items" : "one item"}`);
    const isOnce = (item: string): boolean => all.indexOf(item) === all.lastIndexOf(item);
    const repeated = read.find((item, index) => read.indexOf(item) !== index && isOnce(item));
    if (repeated !== undefined) return refuted(`the pages repeat ${repeated.slice(0, 80)}`);
    const skipped = all.find((item) => !read.includes(item));
    if (skipped !== undefined) return refuted(`the pages lack ${skipped.slice(0, 80)}`);
    if (JSON.stringify(all) !== JSON.stringify(read))
      return refuted("the pages have another order than the whole list");
    const isFollowed = (index: number): boolean => itemsIn(pages[index + 1]?.body, path).length > 0;
    const isUnlinked =
      linked && next.kind === "after" && pages.some((page, index) => isFollowed(index) && !isLinked(page, path, next));
    return confirmedIf(!isUnlinked, () => "the header Link of a page does not lead to the next one");
  },
  listed({ fields, items, isListed }, exchanges) {
    const [first, last] = bodiesOf(exchanges);
    const field = fields.find((name) => memberOf(first, name) !== undefined);
    if (field === undefined) return untestable("the response has no id");
    const id = String(memberOf(first, field));
    const isFound = itemsIn(last, items).some((item) => String(memberOf(item, field)) === id);
    return confirmedIf(isFound === isListed, () => `the list ${isFound ? "still contains" : "lacks"} the object`);
  },
  agrees({ items }, exchanges) {
    const [before, last] = exchanges.slice(-2).map(({ body }) => body);
    const item = items === undefined ? before : itemsIn(before, items)[0];
    if (!isObject(item) || !isObject(last)) return untestable("one of the responses has no object");
    const isOther = ([name, value]: readonly [string, Json | undefined]): boolean =>
      Object.hasOwn(last, name) && isScalar(value!) && value !== last[name];
    const other = Object.entries(item).find(isOther);
    if (other === undefined) return confirmed;
    const [name, value] = other;
    return refuted(`${name} is ${text(last[name])} instead of ${text(value)} as in the response before`);
  },
  starts({ items, field }, exchanges) {
    const [all = [], part] = bodiesOf(exchanges).map((body) => valuesIn(body, items, field));
    const wanted = all.at(-1);
    if (new Set(all).size < 2 || !isInOrder(all)) return untestable("the list is too short, or has another order");
    return confirmedIf(
      part?.[0] === wanted,
      () => `the list starts with ${JSON.stringify(part?.[0]) ?? "nothing"} instead of ${text(wanted)}`,
    );
  },
  reversed({ items, more }, exchanges) {
    const bodies = bodiesOf(exchanges);
    if (bodies.some((body) => memberOf(body, more) !== undefined))
      return untestable("the list has more items than one response may contain");
    const [one = [], other = []] = bodies.map((body) => itemsIn(body, items));
    if (one.length < 2) return untestable("the list has too few items");
    if (one.some((item) => isObject(item) && Object.values(item).some(Array.isArray)))
      return untestable("the items are groups");
    return confirmedIf(text(one) === text(other.toReversed()), () => "the items are not in reverse order");
  },
  each({ items, field, values }, exchanges) {
    const found = exchanges.flatMap(({ body }, index) =>
      itemsIn(body, items).map((item) => [memberOf(item, field), values[index]!] as const),
    );
    if (found.length === 0) return untestable("the lists have no items");
    const wrong = found.find(([value, wanted]) => value !== undefined && String(value) !== wanted);
    return confirmedIf(wrong === undefined, () => `an item has ${text(wrong![0])} instead of ${wrong![1]}`);
  },
  present({ paths }, exchanges) {
    const body = exchanges.at(-1)!.body;
    const absent = paths.find((path) => path.reduce<Json | undefined>(memberOf, body) === undefined);
    return confirmedIf(absent === undefined, () => `the response lacks ${absent!.join(".")}`);
  },
  count({ items, maximum }, exchanges) {
    const { length } = itemsIn(exchanges.at(-1)!.body, items);
    return confirmedIf(length <= maximum, () => `the list has ${length} items`);
  },
  filtered({ items, field }, exchanges) {
    const [list = [], found = []] = exchanges
      .slice(-2)
      .map(({ body }) => itemsIn(body, items).map((item) => memberOf(item, field)));
    const [value] = list;
    const hasValue = (one: Json | undefined): boolean => String(one) === String(value);
    const index = found.findIndex((one) => !hasValue(one));
    if (index >= 0)
      return refuted(`an item has ${JSON.stringify(found[index]) ?? "no value"} instead of ${text(value)}`);
    const expected = list.filter(hasValue).length;
    return confirmedIf(
      found.length >= expected,
      () => `the list has ${found.length} of ${expected} items with the value`,
    );
  },
  sorted({ items, field, descending }, exchanges) {
    const values = itemsIn(exchanges.at(-1)!.body, items).map((item) => memberOf(item, field));
    if (values.length < 2 || values.some((value) => value === undefined || isObject(value)))
      return untestable("the list has too few items with the field");
    const ordered = (descending ? values.toReversed() : values) as readonly Json[];
    const isIn = (isBefore: (one: Json, other: Json) => boolean): boolean =>
      ordered.every((value, index) => index === 0 || isBefore(ordered[index - 1]!, value));
    return confirmedIf(orders.some(isIn), () => "the items are not in this order");
  },
  disjoint({ items, field }, exchanges) {
    const [ones = [], others = []] = bodiesOf(exchanges).map((body) => valuesIn(body, items, field));
    if (ones.length === 0 || others.length === 0) return untestable("one of the lists is empty");
    const shared = ones.find((id) => others.includes(id));
    return confirmedIf(shared === undefined, () => `both lists contain ${text(shared)}`);
  },
  values({ values }, exchanges) {
    const body = exchanges.at(-1)!.body;
    const wrong = Object.entries(values).find(([name, value]) => !isEqual(memberOf(body, name), value));
    if (wrong === undefined) return confirmed;
    const [name, value] = wrong;
    return refuted(`${name} is ${text(memberOf(body, name))} instead of ${text(value)}`);
  },
};

/** Returns the bodies of the first and the last response. */
function bodiesOf(exchanges: readonly Exchange[]): readonly (Json | undefined)[] {
  return [exchanges[0]!.body, exchanges.at(-1)!.body];
}

function valuesIn(body: Json | undefined, items: readonly string[], field: string): readonly Json[] {
  return itemsIn(body, items).flatMap((item) => memberOf(item, field) ?? []);
}

/** Returns whether the header `Link` of a page has a link to the rows after its last one. */
function isLinked(
  { headers, body, request }: Exchange,
  path: readonly string[],
  { parameter, field }: Extract<NextPage, { readonly kind: "after" }>,
): boolean {
  const last = String(memberOf(itemsIn(body, path).at(-1), field));
  const target = /<([^>]*)>\s*;[^,]*rel="?next"?/.exec(headers.get("link") ?? "")?.[1];
  const base = request.replace(/^\S+ /, "");
  return (
    target !== undefined && URL.canParse(target, base) && new URL(target, base).searchParams.get(parameter) === last
  );
}

/** Returns whether two values are equal, where a service may store numbers as strings. */
function isEqual(one: Json | undefined, other: Json): boolean {
  const isText = one !== undefined && isScalar(one) && isScalar(other) && String(one) === String(other);
  return isText || JSON.stringify(one) === JSON.stringify(other);
}

function isScalar(value: Json): boolean {
  return value === null || typeof value !== "object";
}

/** The orders of strings that a service may use: the spec does not state a collation. Numbers have one order. */
const orders = [
  (one: string, other: string): boolean => one.localeCompare(other) <= 0,
  (one: string, other: string): boolean => one <= other,
  (one: string, other: string): boolean => one.toLowerCase() <= other.toLowerCase(),
].map(
  (compare) =>
    (one: Json, other: Json): boolean =>
      typeof one === "number" && typeof other === "number" ? one <= other : compare(String(one), String(other)),
);

/** Returns whether values ascend or descend by code point. */
function isInOrder(values: readonly Json[]): boolean {
  const sorted = values.map(String).toSorted((one, other) => (one < other ? -1 : one > other ? 1 : 0));
  return [sorted, sorted.toReversed()].some((all) => all.every((value, index) => value === String(values[index])));
}
