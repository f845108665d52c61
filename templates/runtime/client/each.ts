import type { Plan } from "../http/first.js";
import { iterator } from "../http/iterator.js";
import type { CallOptions } from "../http/options.js";
import type { ListPages, OperationEntry } from "./table.js";

/** The items of a list, page after page: `each(client.things.list, { query: { limit: 100 } })`, with the arguments of the call. */
export function each<Given extends readonly unknown[], Item>(
  list: (...given: Given) => Promise<readonly Item[]>,
  ...given: Given
): AsyncIterableIterator<Item> {
  const { path, body, pages = {}, answerHeaders = {} } = list as unknown as Partial<OperationEntry>;
  if (path === undefined) throw new TypeError("each takes an operation of a client, and then its arguments: each(client.things.list)");
  const before = given.slice(0, path.split("{").length - 1 + (body ? 1 : 0));
  const { query, onResponse, ...call } = (given[before.length] ?? {}) as ListCall;
  const links = Object.keys(answerHeaders).some((name) => /^link$/i.test(name));
  const plan: Plan = { parameters: query, limit: pages.limit };
  const run = async function* (signal: AbortSignal): AsyncGenerator<Item, void, undefined> {
    let asked = plan.parameters;
    for (let first: string | undefined; ; ) {
      let link: string | null = null;
      const seeing: CallOptions["onResponse"] = (response, view) => {
        link = response.headers.get("link");
        return onResponse?.(response, view);
      };
      const items = await list(...([...before, { ...call, query: asked, signal, onResponse: seeing }] as unknown as Given));
      // A server that knows no pages answers the same again.
      const begins = JSON.stringify(items[0]);
      if (begins !== undefined && begins === first) return;
      first = begins;
      yield* items;
      const next = nextOf(pages, asked, link, links ? [] : items);
      if (next === undefined) return;
      asked = { ...asked, ...next };
    }
  };
  return iterator(call.signal, run, plan);
}

type Query = Readonly<Record<string, unknown>>;

/** What the call of a list may have last. */
interface ListCall extends CallOptions {
  readonly query?: Query | undefined;
}

/**
 * What the request for the next page says, beside what the last one said; undefined after the last page. Without items, as where a `Link`
 * leads to each further page, only that counts.
 */
function nextOf(pages: ListPages, asked: Query | undefined, link: string | null, items: readonly unknown[]): Query | undefined {
  const { limit: [limit, , defaultSize] = [], after, offset, id } = pages;
  const start = after ?? offset;
  if (start === undefined) return undefined;
  const [, address] = /<([^>]*)>[^<]*?rel="?next\b/.exec(link ?? "") ?? [];
  // The address itself is not followed: it could lead elsewhere with the key.
  const value = address && new URL(address, "http://server").searchParams.get(start);
  if (value) return { [start]: value };
  const size = limit && (asked?.[limit] ?? defaultSize);
  // Who answers with more or less than was asked for has no more.
  if (items.length === 0 || items.length !== size) return undefined;
  if (after === undefined) return { [start]: Number(asked?.[start] ?? 0) + items.length };
  const last = (items.at(-1) as Query)[id ?? ""];
  if (last === undefined) {
    throw new TypeError(`The list goes on after ${items.length} items, and no Link says where: ask for the next with query.${after}`);
  }
  return { [after]: last };
}
