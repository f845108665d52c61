/*
 * A wiki for tests. It behaves like the real system for pages, lists, batches, and continuation. It chooses the size of
 * each response, so that callers must continue.
 */

export interface Page {
  readonly pageid: number;
  readonly ns: number;
  readonly title: string;
  readonly links: readonly string[];
  readonly categories: readonly string[];
  readonly revids: readonly number[];
}

/** Returns how many of the requested items of a module fit into one response. Deterministic for a start position. */
export type Portion = (module: string, from: number) => number;

export interface WikiOptions {
  readonly pages: readonly Page[];
  readonly portion: Portion;
  /** Redirects and other aliases, for which the response contains a different page. */
  readonly aliases?: ReadonlyMap<string, string>;
}

type Body = Record<string, unknown>;
type Entry = Record<string, unknown>;

interface Progress {
  readonly unfinished: Map<string, Body>;
  /** The generator's continuation after this batch, and the one before it. */
  generator: { readonly next: Body | undefined; readonly now: Body } | undefined;
}

const most = 50;
const lists = ["links", "categories"] as const;
const prefixes: Readonly<Record<string, string>> = { links: "pl", categories: "cl", allpages: "ap", users: "us" };

/** Splits `a|b`, or values separated by U+001F if the string starts with it. Removes duplicates. */
export function valuesOf(text: string | null): readonly string[] {
  if (text === null || text === "" || text === "\u001f") return [];
  return [...new Set(text.startsWith("\u001f") ? text.slice(1).split("\u001f") : text.split("|"))];
}

export function responseOf(wiki: WikiOptions, asked: URLSearchParams): Body {
  const [generatorKeys = "", skipped = ""] = (asked.get("continue") ?? "").split("||");
  const tooMany = ["titles", "pageids", "revids", "ususers"].find((name) => valuesOf(asked.get(name)).length > most);
  if (tooMany !== undefined)
    return {
      errors: [
        { code: "toomanyvalues", text: `Too many values supplied for parameter "${tooMany}".`, module: "query" },
      ],
    };
  const progress: Progress = { unfinished: new Map(), generator: undefined };
  const query: Body = {};
  const skip = new Set(skipped.split("|"));
  const props = valuesOf(asked.get("prop"));
  const others = [...valuesOf(asked.get("list")), ...valuesOf(asked.get("meta"))];
  if (generatorKeys !== "-")
    Object.assign(
      query,
      pageData(
        wiki,
        asked,
        props.filter((name) => !skip.has(name)),
        progress,
      ),
    );
  for (const name of others) if (!skip.has(name)) Object.assign(query, otherData(wiki, asked, name, progress));
  return {
    ...continuation(
      progress,
      [...props, ...others].filter((name) => !skip.has(name)),
      props,
      [...skip].filter((name) => name !== ""),
    ),
    query,
  };
}

/** Follows the real system's `ContinuationManager`: first modules, then the generator, then nothing. */
function continuation(
  { unfinished, generator }: Progress,
  run: readonly string[],
  props: readonly string[],
  skipped: readonly string[],
): Body {
  const finished = [...skipped, ...run.filter((name) => !unfinished.has(name))];
  const data: Body = Object.assign({}, ...[...unfinished].map(([, more]) => more));
  const isWithin = props.some((name) => unfinished.has(name));
  const done = (keys: string, names: readonly string[]): Body => ({ ...data, continue: `${keys}||${names.join("|")}` });
  if (isWithin) {
    Object.assign(data, generator?.now);
    return { continue: done(Object.keys(generator?.now ?? {}).join("|"), finished) };
  }
  if (generator?.next !== undefined) {
    Object.assign(data, generator.next);
    return {
      batchcomplete: true,
      continue: done(
        Object.keys(generator.next).join("|"),
        finished.filter((name) => !props.includes(name)),
      ),
    };
  }
  return { batchcomplete: true, ...(unfinished.size > 0 && { continue: done("-", finished) }) };
}

function pageData(wiki: WikiOptions, asked: URLSearchParams, props: readonly string[], progress: Progress): Body {
  const { said, entries, pages } = pageSet(wiki, asked, progress);
  if (entries.length === 0) return said;
  const inOrder = [...pages].sort((a, b) => a.pageid - b.pageid);
  const entryOf = new Map(entries.map((entry) => [entry["pageid"], entry]));
  for (const page of inOrder) {
    const entry = entryOf.get(page.pageid)!;
    if (props.includes("info")) entry["length"] = page.title.length;
    if (props.includes("revisions")) entry["revisions"] = revisionsOf(page, asked);
  }
  for (const name of lists) if (props.includes(name)) listData(wiki, asked, name, inOrder, entryOf, progress);
  return { ...said, pages: entries };
}

function revisionsOf(page: Page, asked: URLSearchParams): readonly Entry[] {
  const wanted = valuesOf(asked.get("revids")).map(Number);
  const shown = wanted.length > 0 ? page.revids.filter((id) => wanted.includes(id)) : page.revids.slice(-1);
  return shown.map((revid) => ({ revid }));
}

/** Returns links or categories of all pages of the batch, starting at `continue`, as many as fit. */
function listData(
  wiki: WikiOptions,
  asked: URLSearchParams,
  name: (typeof lists)[number],
  pages: readonly Page[],
  entryOf: ReadonlyMap<unknown, Entry>,
  progress: Progress,
): void {
  const from = (asked.get(`${prefixes[name]}continue`) ?? "0|0").split("|").map(Number) as [number, number];
  let left = Math.min(wiki.portion(name, from[0]), limitOf(asked, name));
  for (const page of pages) {
    for (const [index, title] of page[name].entries()) {
      if (page.pageid < from[0] || (page.pageid === from[0] && index < from[1])) continue;
      if (left-- === 0)
        return void progress.unfinished.set(name, { [`${prefixes[name]}continue`]: `${page.pageid}|${index}` });
      const entry = entryOf.get(page.pageid)!;
      entry[name] = [...((entry[name] ?? []) as readonly Entry[]), { ns: 0, title }];
    }
  }
}

interface PageSet {
  /** Data about the request. */
  readonly said: Body;
  readonly entries: readonly Entry[];
  readonly pages: readonly Page[];
}

function pageSet(wiki: WikiOptions, asked: URLSearchParams, progress: Progress): PageSet {
  if (asked.get("generator") === "allpages") {
    const { items, next } = portionOf(wiki, asked, "gap");
    const from = asked.get("gapcontinue");
    progress.generator = { next, now: from === null ? {} : { gapcontinue: from } };
    return { said: {}, entries: items.map(headOf), pages: items };
  }
  const [titles, ids, revids] = ["titles", "pageids", "revids"].map((name) => valuesOf(asked.get(name))) as [
    readonly string[],
    readonly string[],
    readonly string[],
  ];
  const byId = new Map(wiki.pages.map((page) => [page.pageid, page]));
  if (titles.length > 0) return titleSet(wiki, titles);
  const wanted =
    revids.length > 0
      ? wiki.pages.filter((page) => page.revids.some((id) => revids.includes(`${id}`)))
      : ids.flatMap((id) => byId.get(Number(id)) ?? []);
  const missing = ids.filter((id) => !byId.has(Number(id))).map((id) => ({ pageid: Number(id), missing: true }));
  return { said: {}, entries: [...missing, ...wanted.map(headOf)], pages: wanted };
}

function titleSet({ pages, aliases = new Map() }: WikiOptions, titles: readonly string[]): PageSet {
  const byTitle = new Map(pages.map((page) => [page.title, page]));
  const normalized = titles
    .filter((title) => title.includes("_"))
    .map((from) => ({ fromencoded: false, from, to: from.replaceAll("_", " ") }));
  const named = [...new Set(titles.map((title) => title.replaceAll("_", " ")))];
  const redirects = named.filter((title) => aliases.has(title)).map((from) => ({ from, to: aliases.get(from)! }));
  const wanted = [...new Set(named.map((title) => aliases.get(title) ?? title))];
  const isInvalid = (title: string): boolean => title.includes("|");
  const entries = wanted.map((title) => {
    const page = byTitle.get(title);
    return page !== undefined
      ? headOf(page)
      : isInvalid(title)
        ? { title, invalid: true }
        : { ns: 0, title, missing: true };
  });
  const said = { ...(normalized.length > 0 && { normalized }), ...(redirects.length > 0 && { redirects }) };
  return { said, entries, pages: wanted.flatMap((title) => byTitle.get(title) ?? []) };
}

function headOf({ pageid, ns, title }: Page): Entry {
  return { pageid, ns, title };
}

function otherData(wiki: WikiOptions, asked: URLSearchParams, name: string, progress: Progress): Body {
  if (name === "allpages") {
    const { items, next } = portionOf(wiki, asked, "ap");
    if (next !== undefined) progress.unfinished.set(name, next);
    return { allpages: items.map(headOf) };
  }
  if (name === "users") return { users: valuesOf(asked.get("ususers")).map((user) => ({ name: user })) };
  if (name === "siteinfo") return { general: { sitename: "Test" } };
  return { [name]: { name: "someone" } };
}

/** Returns the pages starting at `continue`, as many as fit. */
function portionOf(
  wiki: WikiOptions,
  asked: URLSearchParams,
  prefix: string,
): { readonly items: readonly Page[]; readonly next: Body | undefined } {
  const from = Number(asked.get(`${prefix}continue`) ?? 0);
  const asMany = asked.get(`${prefix}limit`);
  const size = Math.min(wiki.portion("allpages", from), asMany === "max" ? 500 : Number(asMany ?? 10));
  const items = wiki.pages.slice(from, from + size);
  return { items, next: from + size < wiki.pages.length ? { [`${prefix}continue`]: `${from + size}` } : undefined };
}

function limitOf(asked: URLSearchParams, name: string): number {
  const limit = asked.get(`${prefixes[name]}limit`);
  return limit === null ? 10 : limit === "max" ? 500 : Number(limit);
}
