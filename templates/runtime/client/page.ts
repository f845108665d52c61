import type { CallOptions } from "../http/options.js";
import { nextPage, type NextPage, type Query } from "./next-page.js";
import type { OperationEntry } from "./table.js";

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
