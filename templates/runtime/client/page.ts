import type { CallOptions } from "../http/options.js";
import type { OperationEntry, ListPages } from "./table.js";

/**
 * Where a list goes on: what the request for the next page says beside the arguments of the call. It can be kept as
 * JSON.
 */
export type PageStart = Readonly<Record<string, unknown>>;

/**
 * One page of a list. Where the service answers with an object that has the items in a member, `others` are its other
 * members.
 */
export type ListPage<Answer, Items extends string = never> = Answer extends readonly (infer Item)[]
  ? { readonly items: readonly Item[]; readonly next: PageStart | null }
  : Answer extends { readonly [Name in Items]: readonly (infer Item)[] }
    ? { readonly items: readonly Item[]; readonly next: PageStart | null; readonly others: Omit<Answer, Items> }
    : never;

/** Asks for one page of a list of a service, of whose pages the member `Items` has the items. */
export interface AskPage<Items extends string = never> {
  /**
   * One page of a list, and where it goes on: `page(client.things.list, [{ query: { limit: 100 } }], before.next)`,
   * with the arguments of the call. Without a third argument, the first page; `next` is null after the last.
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
 * One page of a list, and where it goes on: `page(client.things.list, [{ query: { limit: 100 } }], before.next)`, with
 * the arguments of the call. Without a third argument, the first page; `next` is null after the last.
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

/** What the call of a list may have last. */
export interface ListCall extends CallOptions {
  readonly query?: Query | undefined;
}

/**
 * The arguments of a list before the last one, and what the call has of its own. `by` is the function that is given
 * them.
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

/** A page as it came, and where the list goes on. */
export interface AskedPage<Item> {
  readonly answer: unknown;
  readonly items: readonly Item[];
  readonly next: NextPage | undefined;
}

/** Asks for one page, with `asked` as its query parameters. */
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

/** The items of an answer: its list, or the member of a page that has it. */
function itemsOf<Item>(answer: readonly Item[], member: string | undefined): readonly Item[] {
  const items = member === undefined ? answer : ((answer as unknown as Query)[member] as readonly Item[]);
  if (!Array.isArray(items))
    throw new TypeError(`The operation does not return a list${member === undefined ? "" : ` in ${member}`}`);
  return items;
}

function without(answer: unknown, member: string): object {
  const { [member]: _items, ...others } = answer as Query;
  return others;
}

type Query = Readonly<Record<string, unknown>>;

/** A page as it came. */
interface Page {
  /** The whole answer. */
  readonly answer: unknown;
  readonly items: readonly unknown[];
  /** The header field `Link`. */
  readonly link: string | null;
  /** Whether a `Link` leads to each further page. */
  readonly isLinked: boolean;
}

/** What the request for the next page says, beside what the last one said. */
interface NextPage {
  readonly query: Query;
  /** Where the page begins, where the answer said it. */
  readonly cursor?: string;
}

/** Undefined after the last page. */
export function nextPage(pages: ListPages, asked: Query | undefined, page: Page): NextPage | undefined {
  const { after, offset, number, page: [, nextName] = [] } = pages;
  const start = after ?? offset ?? number?.[0];
  const stated = nextName === undefined ? undefined : (page.answer as Query)[nextName];
  if (nextName !== undefined && (stated !== undefined || !isCounted(pages, page)))
    return statedPage(start, nextName, stated);
  if (start === undefined) return undefined;
  const [, address] = /<([^>]*)>[^<]*?rel="?next\b/.exec(page.link ?? "") ?? [];
  // The address itself is not followed: it could lead elsewhere with the key.
  const linked = address && new URL(address, "http://server").searchParams.get(start);
  if (linked) return { query: { [start]: linked }, cursor: linked };
  return page.isLinked ? undefined : countedPage(pages, asked, page, start);
}

/**
 * Returns whether a page of a list by offset or number says how many items there are: it need not say, too, where the
 * next one begins.
 */
function isCounted({ offset, number, page }: ListPages, { answer }: Page): boolean {
  const total = page?.[2];
  return (
    (offset !== undefined || number !== undefined) &&
    total !== undefined &&
    typeof (answer as Query)[total] === "number"
  );
}

/** The page that a member of the answer leads to: after the last there is none, null, or the empty text. */
function statedPage(start: string | undefined, name: string, value: unknown): NextPage | undefined {
  if (value === undefined || value === null || value === "") return undefined;
  if (start === undefined)
    throw new TypeError(
      `The next page starts at ${name}, but no query parameter accepts it: request the next page yourself`,
    );
  return { query: { [start]: value }, cursor: String(value) };
}

/** The page that begins behind these items. */
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
  // Who answers with more or less than was asked for has no more. A list for which nothing was asked is all there is.
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
