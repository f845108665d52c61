import { isObject, type Json } from "../../codegen/json.ts";
import { itemsIn, memberOf, type Exchange } from "../run/run.ts";
import type { Expectation } from "../suite/case.ts";
import { confirmed, refuted, untestable, type Outcome } from "./protocol.ts";

type Comparison = Extract<Expectation, { readonly kind: "listed" | "agrees" | "reversed" | "each" | "present" }>;

/** Returns the outcome of a case that compares the bodies of its steps. */
export function compared(expect: Comparison, exchanges: readonly Exchange[]): Outcome {
  const [first, last] = [exchanges[0]!.body, exchanges.at(-1)!.body];
  switch (expect.kind) {
    case "listed": {
      const field = expect.fields.find((name) => memberOf(first, name) !== undefined);
      if (field === undefined) return untestable("the response has no id");
      const id = memberOf(first, field);
      return itemsIn(last, expect.items).some((item) => String(memberOf(item, field)) === String(id))
        ? confirmed
        : refuted("the list lacks the object");
    }
    case "agrees": {
      const [item] = itemsIn(first, expect.items);
      if (!isObject(item) || !isObject(last)) return untestable("the list has no items");
      const other = Object.entries(item).find(
        ([name, value]) => Object.hasOwn(last, name) && isScalar(value!) && value !== last[name],
      );
      return other === undefined
        ? confirmed
        : refuted(
            `${other[0]} is ${JSON.stringify(last[other[0]])} instead of ${JSON.stringify(other[1])} as in the list`,
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

function isScalar(value: Json): boolean {
  return value === null || typeof value !== "object";
}
