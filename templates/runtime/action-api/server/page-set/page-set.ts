import type { DecodedRequest } from "../../../query/server/request.js";
import type { Handler, Page } from "../../../query/server/handlers.js";
import { formatMessage, textOf } from "../message-texts.js";
import { type Found, type PageSite, type ReadTitle, type TitleFault, readTitle } from "./read-title.js";

interface Named {
  readonly titles?: readonly string[];
  readonly pageids?: readonly number[];
  readonly revids?: readonly number[];
  readonly redirects?: boolean;
}

/** The pages and related entries found so far, grouped by response member. */
interface Set {
  readonly normalized: object[];
  /** By title. */
  readonly interwiki: Map<string, object>;
  readonly redirects: object[];
  readonly badrevids: { readonly revid: number; readonly missing: true }[];
  /** By title, or by id if the page has no title. */
  readonly pages: Map<string, Found>;
}

/**
 * Creates the page set handler of a site. It reports normalized titles, interwiki titles, redirects, and invalid or
 * missing pages.
 */
export const pageSetOf =
  (site: PageSite): Handler =>
  async (named: Named, { request }) => {
    const { titles = [], pageids = [], revids = [], redirects = false } = named;
    const ask = askOf(site, request);
    const set = emptySet();
    for (const found of await Promise.all(titles.map((title) => pageNamed(title, ask, set))))
      if (found) add(set, found);
    const byId = await Promise.all(pageids.map((id) => positive(id, (one) => site.pageOfId(one))));
    for (const [at, id] of pageids.entries()) add(set, byId[at] ?? { page: { pageid: id, missing: true } });
    const byRevision = await Promise.all(revids.map((id) => positive(id, (one) => site.pageOfRevision(one))));
    for (const [at, id] of revids.entries()) {
      const found = byRevision[at];
      if (found === undefined) set.badrevids.push({ revid: id, missing: true });
      else add(set, found);
    }
    // With `revids`, redirects are not followed: a revision belongs to the redirect itself.
    if (redirects && revids.length === 0) await followRedirects(ask, set);
    return responseOf(set);
  };

/** Returns the pages of a generator, with redirects replaced by their targets, and the response members about them. */
export async function resolveRedirects(
  found: readonly Found[],
  site: PageSite,
  request: DecodedRequest,
): Promise<{ readonly pages: readonly Page[] } & object> {
  const set = emptySet();
  for (const one of found) add(set, one);
  await followRedirects(askOf(site, request), set);
  return responseOf(set);
}

function emptySet(): Set {
  return { normalized: [], interwiki: new Map(), redirects: [], badrevids: [], pages: new Map() };
}

function askOf(site: PageSite, request: DecodedRequest): Ask {
  const { iwurl = false } = (request["query"] ?? {}) as { readonly iwurl?: boolean };
  const { errorformat = "bc" } = (request["main"] ?? {}) as { readonly errorformat?: string };
  return { site, withAddress: iwurl, errorForm: errorformat };
}

function responseOf(set: Set): { readonly pages: readonly Page[] } & object {
  return { ...membersOf(set), pages: [...set.pages.values()].map(({ page }) => page) };
}

interface Ask {
  readonly site: PageSite;
  readonly withAddress: boolean;
  readonly errorForm: string;
}

/** Returns the page of a title. Returns undefined for an interwiki title and for a bare section. */
function pageNamed(given: string, ask: Ask, set: Set): Found | Promise<Found> | undefined {
  const read = readTitle(given, ask.site);
  if (read.kind === "invalid")
    return { page: { title: given, invalidreason: reasonOf(read.fault, ask.errorForm), invalid: true } };
  if (read.title !== given) set.normalized.push({ fromencoded: false, from: given, to: read.title });
  if (read.kind === "elsewhere") addElsewhere(read, ask, set);
  else if (read.title !== "") return ask.site.pageOfTitle(read.ns, read.title);
  return undefined;
}

function addElsewhere({ title, prefix, text }: Extract<ReadTitle, { kind: "elsewhere" }>, ask: Ask, set: Set): void {
  const address = (ask.site.interwikis[prefix] ?? "$1").replace("$1", () => encodeURI(text.replaceAll(" ", "_")));
  set.interwiki.set(title, { title, iw: prefix, ...(ask.withAddress ? { url: address } : {}) });
}

/**
 * Follows redirects in batches. Each redirect is followed once, so a cycle ends. Members that a generator adds to a
 * redirect move to its target.
 */
async function followRedirects(ask: Ask, set: Set): Promise<void> {
  const followed = new Map<string, string>();
  for (let batch = pending(set); batch.length > 0; batch = pending(set)) {
    for (const [key] of batch) set.pages.delete(key);
    const found: (Found | Promise<Found>)[] = [];
    for (const [, { page, target = "" }] of batch) {
      const { pageid: _, ns: __, title: from = "", ...generated } = page;
      const to = readTitle(target, ask.site);
      if (to.kind === "invalid" || followed.has(from)) continue;
      const fragment = to.kind === "here" ? to.fragment.slice(1) : "";
      followed.set(from, to.title);
      const more =
        to.kind === "elsewhere" ? { tointerwiki: to.prefix } : fragment === "" ? {} : { tofragment: fragment };
      set.redirects.push({ from, to: to.title, ...more, ...generated });
      if (to.kind === "elsewhere") addElsewhere(to, ask, set);
      else if (!followed.has(to.title)) found.push(withMembers(generated, ask.site.pageOfTitle(to.ns, to.title)));
    }
    for (const one of await Promise.all(found)) add(set, one);
  }
}

async function withMembers(members: object, found: Found | Promise<Found>): Promise<Found> {
  const { page, target } = await found;
  return { page: { ...members, ...page }, target };
}

function pending({ pages }: Set): readonly (readonly [string, Found])[] {
  return [...pages].filter(([, { target }]) => target !== undefined);
}

function add({ pages }: Set, found: Found): void {
  const { pageid, title } = found.page;
  const key = title === undefined ? `#${pageid}` : `:${title}`;
  if (!pages.has(key)) pages.set(key, found);
}

async function positive(
  id: number,
  find: (id: number) => Found | undefined | Promise<Found | undefined>,
): Promise<Found | undefined> {
  return id > 0 ? find(id) : undefined;
}

/** Returns a string in the older form of errors, and a message in the other forms. */
function reasonOf(fault: TitleFault, errorForm: string): unknown {
  if (errorForm === "bc") return textOf(fault, "plaintext");
  const { module: _, ...reason } = {
    ...formatMessage({ ...fault, code: fault.key, module: "" }, errorForm),
    module: "",
  };
  return reason;
}

/**
 * Returns the non-empty members in the order of the real system. Missing revisions are a list if their only id is 0.
 */
function membersOf({ normalized, interwiki, redirects, badrevids }: Set): object {
  const [only] = badrevids;
  const byId =
    badrevids.length === 1 && only?.revid === 0
      ? badrevids
      : Object.fromEntries(badrevids.map((one) => [one.revid, one]));
  const lists = { normalized, interwiki: [...interwiki.values()], redirects };
  const some = Object.entries(lists).filter(([, list]) => list.length > 0);
  return { ...Object.fromEntries(some), ...(badrevids.length === 0 ? {} : { badrevids: byId }) };
}
