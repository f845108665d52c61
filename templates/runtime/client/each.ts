import type { Plan } from "../http/first.js";
import { iterator } from "../http/iterator.js";
import type { CallOptions } from "../http/options.js";
import { detectCycle } from "./detect-cycle.js";
import { nextPage, type Query } from "./next-page.js";
import type { OperationEntry } from "./table.js";

/** Goes through the lists of a service, of whose pages the member `Items` has the items. */
export interface Each<Items extends string = never> {
  /** The items of a list, page after page: `each(client.things.list, { query: { limit: 100 } })`, with the arguments of the call. */
  <Given extends readonly unknown[], Item>(
    list: (...given: Given) => Promise<readonly Item[] | { readonly [Name in Items]: readonly Item[] }>,
    ...given: Given
  ): AsyncIterableIterator<Item>;
}

/** The items of a list, page after page: `each(client.things.list, { query: { limit: 100 } })`, with the arguments of the call. */
export function each<Given extends readonly unknown[], Item>(
  list: (...given: Given) => Promise<readonly Item[]>,
  ...given: Given
): AsyncIterableIterator<Item> {
  const { path, body, pages = {}, answerHeaders = {} } = list as unknown as Partial<OperationEntry>;
  if (path === undefined) throw new TypeError("each takes an operation of a client, and then its arguments: each(client.things.list)");
  const before = given.slice(0, path.split("{").length - 1 + (body ? 1 : 0));
  const { query, onResponse, ...call } = (given[before.length] ?? {}) as ListCall;
  const isLinked = Object.keys(answerHeaders).some((name) => /^link$/i.test(name));
  const plan: Plan = { parameters: query, limit: pages.limit };
  const run = async function* (signal: AbortSignal): AsyncGenerator<Item, void, undefined> {
    const isRepeated = detectCycle();
    let asked = plan.parameters;
    for (let first: string | undefined; ; ) {
      let link: string | null = null;
      const seeing: CallOptions["onResponse"] = (response, view) => {
        link = response.headers.get("link");
        return onResponse?.(response, view);
      };
      const answer = await list(...([...before, { ...call, query: asked, signal, onResponse: seeing }] as unknown as Given));
      const items = itemsOf(answer, pages.page?.[0]);
      const next = nextPage(pages, asked, { answer, items, link, isLinked });
      if (next?.cursor !== undefined && isRepeated(next.cursor)) {
        throw new TypeError(`The list does not end: the server answers again that it goes on at ${JSON.stringify(next.cursor)}`);
      }
      // A server that knows no pages answers the same again.
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

/** What the call of a list may have last. */
interface ListCall extends CallOptions {
  readonly query?: Query | undefined;
}

/** The items of an answer: its list, or the member of a page that has it. */
function itemsOf<Item>(answer: readonly Item[], member: string | undefined): readonly Item[] {
  const items = member === undefined ? answer : ((answer as unknown as Query)[member] as readonly Item[]);
  if (!Array.isArray(items)) throw new TypeError(`each takes an operation that answers with a list${member === undefined ? "" : ` in ${member}`}`);
  return items;
}
