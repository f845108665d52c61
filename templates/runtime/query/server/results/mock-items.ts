import type { Handler } from "../handlers.js";
import { callOf, type Mock } from "./mock-call.js";
import { sample, sampleObject } from "./sample.js";
import type { ModuleResult, Type } from "./table.js";

/** Items of a list, as many as there are left. */
export const mockItems =
  (mock: Mock): Handler =>
  (parameters, context) => {
    const { result, start, total, spotAt, valueAt } = callOf(mock, parameters, context);
    const type = itemType(mock.name, result);
    const others = (result.results ?? []).filter(({ name }) => name !== mock.name);
    let at = start;
    function* items(): Iterable<unknown> {
      for (; at < total; at++) yield sample(type, mock.name, spotAt(at));
    }
    return {
      items: items(),
      continueAt: () => valueAt(at) ?? at,
      continueWith: result.next?.parameter,
      results: sampleObject(others, spotAt(0)),
    };
  };

/** The type of the items of the list under the name of a module. */
export function itemType(name: string, { items, results = [] }: ModuleResult): Type {
  if (items !== undefined) return { kind: "object", fields: items };
  const own = results.find((field) => field.name === name)?.type;
  return own?.kind === "list" ? own.items : { kind: "any" };
}
