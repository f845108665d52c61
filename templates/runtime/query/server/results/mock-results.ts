import type { Handler } from "../handlers.js";
import { callOf, type Mock } from "./mock-call.js";
import { sample, sampleObject } from "./sample.js";
import type { Field } from "./table.js";

/** Members of the results, or of the body. Where there is a limit, it is that of the first list among them. */
export const mockResults =
  (mock: Mock): Handler =>
  (parameters, context) => {
    const { result, start, limit, total, spotAt, valueAt } = callOf(mock, parameters, context);
    const fields = result.results ?? result.body ?? [];
    const counted = limit === Infinity ? undefined : firstList(fields);
    if (counted === undefined || counted.type.kind !== "list") return sampleObject(fields, spotAt(0));
    const { items } = counted.type;
    const end = Math.min(total, start + limit);
    const given = Array.from({ length: Math.max(0, end - start) }, (_, index) =>
      sample(items, counted.name, spotAt(start + index)),
    );
    const next = valueAt(end);
    if (end < total && next !== undefined) context.continueWith(next, result.next?.parameter);
    return sampleObject(fields, { ...spotAt(0), given: new Map([[counted, given]]) });
  };

function firstList(fields: readonly Field[]): Field | undefined {
  for (const field of fields) {
    if (field.type.kind === "list") return field;
    const inner = field.type.kind === "object" ? firstList(field.type.fields) : undefined;
    if (inner !== undefined) return inner;
  }
  return undefined;
}
