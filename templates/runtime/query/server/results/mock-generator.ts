import type { Handler } from "../handlers.js";
import { callOf, type Mock } from "./mock-call.js";
import { sampleObject } from "./sample.js";

/** Pages that a generator names, with their members. */
export const mockGenerator =
  (mock: Mock): Handler =>
  (parameters, context) => {
    const { result, start, total, spotAt, valueAt } = callOf(mock, parameters, context);
    const [kind] = mock.results.pages?.kinds ?? [];
    let at = start;
    function* pages(): Iterable<object> {
      for (; at < total; at++) {
        const spot = { ...spotAt(at), kind: kind?.name, echoes: {} };
        yield { ...sampleObject(kind?.fields ?? [], spot), ...sampleObject(result.generated ?? [], spot) };
      }
    }
    return { items: pages(), continueAt: () => valueAt(at) ?? at, continueWith: result.next?.parameter };
  };
