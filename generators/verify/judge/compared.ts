import { isObject, type Json } from "../../codegen/json.ts";
import { itemsIn, memberOf, type Exchange } from "../run/run.ts";
import type { Expectation } from "../suite/case.ts";
import { confirmed, refuted, untestable, type Outcome } from "./protocol.ts";

type Comparison = Extract<
  Expectation,
  { readonly kind: "listed" | "agrees" | "head" | "starts" | "reversed" | "each" | "present" }
>;

/** Returns the outcome of a case that compares the bodies of its steps. */
export function compared(expect: Comparison, exchanges: readonly Exchange[]): Outcome {
  const [first, last] = [exchanges[0]!.body, exchanges.at(-1)!.body];
  switch (expect.kind) {
    case "listed": {
      const field = expect.fields.find((name) => memberOf(first, name) !== undefined);
      if (field === undefined) return untestable("the response has no id");
      const id = memberOf(first, field);
      const isListed = itemsIn(last, expect.items).some((item) => String(memberOf(item, field)) === String(id));
      return isListed === expect.isListed
        ? confirmed
        : refuted(`the list ${isListed ? "still contains" : "lacks"} the object`);
    }
    case "agrees": {
      const before = exchanges.at(-2)?.body;
      const item = expect.items === undefined ? before : itemsIn(before, expect.items)[0];
      if (!isObject(item) || !isObject(last)) return untestable("one of the responses has no object");
      const other = Object.entries(item).find(
        ([name, value]) => Object.hasOwn(last, name) && isScalar(value!) && value !== last[name],
      );
      return other === undefined
        ? confirmed
        : refuted(
            `${other[0]} is ${JSON.stringify(last[other[0]])} instead of ${JSON.stringify(other[1])} as in the response before`,
          );
    }
    case "head": {
      const [get, head] = exchanges.slice(-2) as [Exchange, Exchange];
      if (get.status !== head.status) return refuted(`the status is ${head.status} instead of ${get.status}`);
      const other = ["content-type", "etag", "link"].find((name) => get.headers.get(name) !== head.headers.get(name));
      return other === undefined ? confirmed : refuted(`the header ${other} differs from the response of GET`);
    }
    case "starts": {
      const [all, part] = [first, last].map((body) =>
        itemsIn(body, expect.items).flatMap((item) => memberOf(item, expect.field) ?? []),
      );
      const wanted = all?.at(-1);
      if (new Set(all).size < 2 || !isInOrder(all!)) return untestable("the list is too short, or has another order");
      return part?.[0] === wanted
        ? confirmed
        : refuted(
            `the list starts with ${JSON.stringify(part?.[0]) ?? "nothing"} instead of ${JSON.stringify(wanted)}`,
          );
    }
    case "reversed": {
      if ([first, last].some((body) => memberOf(body, expect.more) !== undefined))
        return untestable("the list has more items than one response may contain");
      const [one, other] = [first, last].map((body) => itemsIn(body, expect.items).map((item) => JSON.stringify(item)));
      if (one!.length < 2) return untestable("the list has too few items");
      if (itemsIn(first, expect.items).some((item) => isObject(item) && Object.values(item).some(Array.isArray)))
        return untestable("the items are groups");
      return JSON.stringify(one) === JSON.stringify(other!.toReversed())
        ? confirmed
        : refuted("the items are not in reverse order");
    }
    case "each": {
      const found = exchanges.flatMap(({ body }, index) =>
        itemsIn(body, expect.items).map((item) => [memberOf(item, expect.field), expect.values[index]!] as const),
      );
      if (found.length === 0) return untestable("the lists have no items");
      const wrong = found.find(([value, wanted]) => value !== undefined && String(value) !== wanted);
      return wrong === undefined
        ? confirmed
        : refuted(`an item has ${JSON.stringify(wrong[0])} instead of ${wrong[1]}`);
    }
    case "present": {
      const absent = expect.paths.find((path) => path.reduce<Json | undefined>(memberOf, last) === undefined);
      return absent === undefined ? confirmed : refuted(`the response lacks ${absent.join(".")}`);
    }
  }
}

/** Returns whether values ascend or descend by code point. */
function isInOrder(values: readonly Json[]): boolean {
  const sorted = values.map(String).toSorted((one, other) => (one < other ? -1 : one > other ? 1 : 0));
  return [sorted, sorted.toReversed()].some((all) => all.every((value, index) => value === String(values[index])));
}

function isScalar(value: Json): boolean {
  return value === null || typeof value !== "object";
}
