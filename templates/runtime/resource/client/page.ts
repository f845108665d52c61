import type { CallOptions } from "../../http/client/options.js";
import type { OperationEntry, ListPages } from "./table.js";

/** The start of a page: the query parameters to add to the call for the next page. It can be stored as JSON. */
export type PageStart = Readonly<Record<string, unknown>>;

/**
 * One page of a list. If the service returns an object with the items in one member, `others` contains its other
 * members.
 */
export type ListPage<Answer, Items extends string = never> = Answer extends readonly (infer Item)[]
  ? { readonly items: readonly Item[]; readonly next: PageStart | null }
  : Answer extends { readonly [Name in Items]: readonly (infer Item)[] }
    ? { readonly items: readonly Item[]; readonly next: PageStart | null; readonly others: Omit<Answer, Items> }
    : never;

/** Requests one page of a list. The items are the response itself or its member `Items`. */
export interface AskPage<Items extends string = never> {
  /**
   * Returns one page of a list and the start of the next one, given the arguments of the call. An example is
   * `page(client.things.list, [{ query: { limit: 100 } }], before.next)`. Without a third argument it returns the first
   * page. After the last page, `next` is null.
   */
  <
    Given extends readonly unknown[],
    Answer extends readonly unknown[] | { readonly [Name in Items]: readonly unknown[] },
  >(
    list: (...given: Given) => Promise<Answer>,
    given: Readonly<Given>,
    start?: PageStart | null,
  ): Promise<ListPage<Answer, Items>>;
}

/**
 * Returns one page of a list and the start of the next one, given the arguments of the call. An example is
 * `page(client.things.list, [{ query: { limit: 100 } }], before.next)`. Without a third argument it returns the first
 * page. After the last page, `next` is null.
 */
export async function page<Given extends readonly unknown[], Item>(
  list: (...given: Given) => Promise<readonly Item[]>,
  given: Readonly<Given>,
  start?: PageStart | null,
): Promise<ListPage<readonly Item[]>> {
  if (!Array.isArray(given))
    throw new TypeError("page takes the arguments of the call as an array: page(client.things.list, [{ query }])");
  const { before, call } = callOf("page", list, given);
  const { answer, items, next } = await askPage(list, before, call, { ...call.query, ...start });
  const member = (list as unknown as OperationEntry).pages?.page?.[0];
  const rest = member === undefined ? {} : { others: without(answer, member) };
  return { items, next: next?.query ?? null, ...rest };
}

/** The last argument of a call that returns a list. */
interface ListCall extends CallOptions {
  readonly query?: Query | undefined;
}

/**
 * Splits the arguments of a list call into the leading ones and its options. `by` is the calling function's name, for
 * errors.
 */
export function callOf(
  by: string,
  list: unknown,
  given: readonly unknown[],
): { readonly before: readonly unknown[]; readonly call: ListCall } {
  const { path, body } = list as Partial<OperationEntry>;
  if (path === undefined)
    throw new TypeError(`${by} takes an operation of a client, and then its arguments: ${by}(client.things.list, …)`);
  const before = given.slice(0, path.split("{").length - 1 + (body ? 1 : 0));
  return { before, call: given[before.length] ?? {} };
}

/** A raw page and the start of the next one. */
interface AskedPage<Item> {
  readonly answer: unknown;
  readonly items: readonly Item[];
  readonly next: NextPage | undefined;
}

/** Requests one page with `asked` as its query parameters. */
export async function askPage<Given extends readonly unknown[], Item>(
  list: (...given: Given) => Promise<readonly Item[]>,
  before: readonly unknown[],
  { onResponse, ...call }: ListCall,
  asked: Query | undefined,
): Promise<AskedPage<Item>> {
  const { pages = {}, answerHeaders = {} } = list as unknown as OperationEntry;
  const isLinked = Object.keys(answerHeaders).some((name) => /^link$/i.test(name));
  let link: string | null = null;
  const seeing: CallOptions["onResponse"] = (response, view) => {
    link = response.headers.get("link");
    return onResponse?.(response, view);
  };
  const answer = await list(...([...before, { ...call, query: asked, onResponse: seeing }] as unknown as Given));
  const items = itemsOf(answer, pages.page?.[0]);
  return { answer, items, next: nextPage(pages, asked, { answer, items, link, isLinked }) };
}

/** Returns the items of a response: the list itself, or the given member of a page object. */
function itemsOf<Item>(response: readonly Item[], member: string | undefined): readonly Item[] {
  const items = member === undefined ? response : ((response as unknown as Query)[member] as readonly Item[]);
  if (!Array.isArray(items))
    throw new TypeError(`The operation does not return a list${member === undefined ? "" : ` in ${member}`}`);
  return items;
}

function without(response: unknown, member: string): object {
  const { [member]: _items, ...others } = response as Query;
  return others;
}

type Query = Readonly<Record<string, unknown>>;

interface Page {
  readonly answer: unknown;
  readonly items: readonly unknown[];
  /** The `Link` header. */
  readonly link: string | null;
  /** True if each page has a `Link` header to the next one. */
  readonly isLinked: boolean;
}

/** The query parameters for the next page that differ from those of the previous one. */
interface NextPage {
  readonly query: Query;
  /** The start of the page, if the response contains it. */
  readonly cursor?: string;
}

/** Returns the next page, or undefined after the last one. */
export function nextPage(pages: ListPages, asked: Query | undefined, page: Page): NextPage | undefined {
  const { after, offset, number, page: [, nextName] = [] } = pages;
  const start = after ?? offset ?? number?.[0];
  const stated = nextName === undefined ? undefined : (page.answer as Query)[nextName];
  if (nextName !== undefined && (stated !== undefined || !isCounted(pages, page)))
    return statedPage(start, nextName, stated);
  if (start === undefined) return undefined;
  const [, address] = /<([^>]*)>[^<]*?rel="?next\b/.exec(page.link ?? "") ?? [];
  // The URL itself is not followed, because it could send the key to another host.
  const linked = address && new URL(address, "http://server").searchParams.get(start);
  if (linked) return { query: { [start]: linked }, cursor: linked };
  return page.isLinked ? undefined : countedPage(pages, asked, page, start);
}

/**
 * Returns whether a page of a list by offset or page number contains the total number of items. If so, the start of the
 * next page may be missing.
 */
function isCounted({ offset, number, page }: ListPages, { answer }: Page): boolean {
  const total = page?.[2];
  return (
    (offset !== undefined || number !== undefined) &&
    total !== undefined &&
    typeof (answer as Query)[total] === "number"
  );
}

/**
 * Returns the page that a member of the response points to. After the last page the member is missing, null or empty.
 */
function statedPage(start: string | undefined, name: string, value: unknown): NextPage | undefined {
  if (value === undefined || value === null || value === "") return undefined;
  if (start === undefined)
    throw new TypeError(
      `The next page starts at ${name}, but no query parameter accepts it: request the next page yourself`,
    );
  return { query: { [start]: value }, cursor: String(value) };
}

/** Returns the page that begins after these items. */
function countedPage(
  pages: ListPages,
  asked: Query | undefined,
  { answer, items }: Page,
  start: string,
): NextPage | undefined {
  const {
    limit: [limit, , defaultSize] = [],
    after,
    offset,
    number: [, first] = ["", 0],
    id,
    page: [, , total] = [],
  } = pages;
  const size = limit && (asked?.[limit] ?? defaultSize);
  // A page with more or fewer items than requested is the last one. A list without paging parameters is complete.
  const isFull = items.length === size || (size === undefined && (pages.page !== undefined || limit === undefined));
  if (items.length === 0 || !isFull) return undefined;
  if (after !== undefined) return { query: { [start]: idOf(items, id, start) } };
  const next = Number(asked?.[start] ?? first) + (offset === undefined ? 1 : items.length);
  const seen = offset === undefined ? (next - first) * items.length : next;
  return total && seen >= Number((answer as Query)[total]) ? undefined : { query: { [start]: next } };
}

function idOf(items: readonly unknown[], id: string | undefined, start: string): unknown {
  const last = (items.at(-1) as Query)[id ?? ""];
  if (last === undefined)
    throw new TypeError(
      `The list continues after ${items.length} items, but no Link header has the next address: request the next page with query.${start}`,
    );
  return last;
}
