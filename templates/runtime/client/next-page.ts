import type { ListPages } from "./table.js";

export type Query = Readonly<Record<string, unknown>>;

/** A page as it came. */
export interface Page {
  /** The whole answer. */
  readonly answer: unknown;
  readonly items: readonly unknown[];
  /** The header field `Link`. */
  readonly link: string | null;
  /** Whether a `Link` leads to each further page. */
  readonly isLinked: boolean;
}

/** What the request for the next page says, beside what the last one said. */
export interface NextPage {
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
 * Whether a page of a list by offset or number says how many items there are: it need not say, too, where the next one
 * begins.
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
