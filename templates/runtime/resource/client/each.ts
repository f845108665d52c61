import type { Plan } from "../../http/client/extras.js";
import { iterator } from "../../http/client/iterator.js";
import { askPage, callOf } from "./page.js";
import type { OperationEntry } from "./table.js";

/** Iterates over the lists of a service. If a page is an object, its member `Items` contains the items. */
export interface Each<Items extends string = never> {
  /**
   * Iterates over the items of a list, page by page: `each(client.things.list, { query: { limit: 100 } })`. The
   * arguments are those of the call.
   */
  <Given extends readonly unknown[], Item>(
    list: (...given: Given) => Promise<readonly Item[] | { readonly [Name in Items]: readonly Item[] }>,
    ...given: Given
  ): AsyncIterableIterator<Item>;
}

/**
 * Iterates over the items of a list, page by page: `each(client.things.list, { query: { limit: 100 } })`. The arguments
 * are those of the call.
 */
export function each<Given extends readonly unknown[], Item>(
  list: (...given: Given) => Promise<readonly Item[]>,
  ...given: Given
): AsyncIterableIterator<Item> {
  const { before, call } = callOf("each", list, given);
  const { pages = {} } = list as unknown as OperationEntry;
  const plan: Plan = { parameters: call.query, limit: pages.limit };
  const run = async function* (signal: AbortSignal): AsyncGenerator<Item, void, undefined> {
    const isRepeated = detectCycle();
    let asked = plan.parameters;
    for (let first: string | undefined; ; ) {
      const { items, next } = await askPage(list, before, { ...call, signal }, asked);
      if (next?.cursor !== undefined && isRepeated(next.cursor)) {
        throw new TypeError(`The list does not end: the server repeated the cursor ${JSON.stringify(next.cursor)}`);
      }
      // A server without paging returns the same items again.
      const begins = JSON.stringify(items[0]);
      if (begins !== undefined && begins === first && pages.page?.[1] === undefined) return;
      first = begins;
      yield* items;
      if (next === undefined) return;
      asked = { ...asked, ...next.query };
    }
  };
  return iterator(call.signal, run, plan);
}

/**
 * Creates a function that receives one string at a time and reports whether they repeat in a cycle. It detects an
 * immediate repetition at once, and a longer cycle after some steps. It stores only one string (Brent's algorithm).
 */
function detectCycle(): (text: string) => boolean {
  let [kept, steps, limit]: [string | undefined, number, number] = [undefined, 0, 1];
  return (text) => {
    if (text === kept) return true;
    if (++steps === limit) [kept, steps, limit] = [text, 0, limit * 2];
    return false;
  };
}
