import { equal } from "../../storage/select.ts";
import { type StoredTitle, fullTitle } from "../titles.ts";
import { findPage } from "./page-row.ts";
import { type Change, type WikiUnit, writeLogEntry } from "./log-entry.ts";
import { nullRevision } from "./edit-page.ts";
import { freeTitle } from "./free-title.ts";
import { isoOf } from "../timestamps.ts";
import { momentText } from "../wikitext/page-facts.ts";

interface PageProtection extends Change {
  readonly title: StoredTitle;
  /** The new protections. An empty list removes all protections. */
  readonly protections: readonly Protection[];
  readonly cascade?: boolean;
}

/** Sets who may edit and move a page. Returns whether the page exists. */
export async function protectPage(unit: WikiUnit, change: PageProtection): Promise<boolean> {
  const { title, protections, cascade = false, comment } = change;
  const page = await findPage(unit, title);
  if (page === undefined) return false;
  const had = (await unit.wiki.delete("protections", [equal("protections.page", page.id)])) > 0;
  const rows = protections.map(({ type, level, expiry }) => ({
    page: page.id,
    type,
    level,
    cascade: cascade && type === cascading ? 1 : 0,
    expiry,
  }));
  if (rows.length > 0) await unit.wiki.insert("protections", rows);
  const action = protections.length === 0 ? "unprotect" : had ? "modify" : "protect";
  const reason = `${words[action]} "[[${fullTitle(title)}]]"${comment === "" ? "" : `: ${comment}`}${protectionText(protections)}${cascade ? " [cascading]" : ""}`;
  const revision = await nullRevision(unit, page, { ...change, comment: reason });
  const params = protections.length === 0 ? {} : describeProtection(protections, cascade);
  await writeLogEntry(unit, { ...change, type: "protect", action, about: title, page: page.id, params, revision });
  return true;
}

const words = {
  protect: "Protected",
  modify: "Changed protection settings for",
  unprotect: "Removed protection from",
} as const;

interface TitleProtection extends Change {
  readonly title: StoredTitle;
  readonly level: string;
  /** A timestamp in its stored form, or `infinity`. */
  readonly expiry: string;
}

/** Sets who may create a page with a title. Returns true if the title has no page. */
export async function protectTitle(unit: WikiUnit, change: TitleProtection): Promise<boolean> {
  const {
    title: { ns, title },
    level,
    expiry,
    actor,
    timestamp,
    comment,
  } = change;
  if ((await findPage(unit, { ns, title })) !== undefined) return false;
  await freeTitle(unit, { ns, title });
  await unit.wiki.insert("protected_titles", [
    { ns, title, account: actor.account, user_name: actor.name, reason: comment, timestamp, expiry, level },
  ]);
  const params = describeProtection([{ type: "create", level, expiry }], false);
  await writeLogEntry(unit, { ...change, type: "protect", action: "protect", about: { ns, title }, params });
  return true;
}

interface Protection {
  /** `edit`, `move` or `upload`; `create` for a title without a page. */
  readonly type: string;
  readonly level: string;
  /** A timestamp in its stored form, or `infinity`. */
  readonly expiry: string;
}

const levels: Readonly<Record<string, string>> = {
  autoconfirmed: "Allow only autoconfirmed users",
  sysop: "Allow only administrators",
};

/** Formats protections for the history of a page. */
function protectionText(protections: readonly Protection[]): string {
  const parts = protections.map(
    ({ type, level, expiry }) =>
      `[${type[0]?.toUpperCase()}${type.slice(1)}=${levels[level] ?? level}] (${expiryText(expiry)})`,
  );
  return parts.length === 0 ? "" : ` (${parts.join(" ")})`;
}

/** The only protection that can cascade to included pages. */
const cascading = "edit";

/** Returns the log parameters for protections, as text and as data. Protection against creation cannot cascade. */
function describeProtection(protections: readonly Protection[], cascade: boolean): object {
  const description = protections
    .map(({ type, level, expiry }) => `\u200e[${type}=${level}] (${expiryText(expiry)})`)
    .join("");
  const details = protections.map(({ type, level, expiry }) => ({
    type,
    level,
    expiry: expiry === "infinity" ? "infinite" : isoOf(expiry),
    ...(type === "create" ? {} : { cascade: cascade && type === cascading }),
  }));
  return { description, cascade, details };
}

function expiryText(expiry: string): string {
  return expiry === "infinity" ? "indefinite" : `expires ${momentText(expiry)}`;
}

interface Watch {
  readonly account: number;
  readonly title: StoredTitle;
  /** The time of the first unseen change; null if there are none. */
  readonly notified?: string | null;
  /** A timestamp in its stored form; null if the entry does not expire. */
  readonly expiry?: string | null;
}

/** Adds a page and its talk page to the watchlist of an account. Existing entries are unchanged. */
export async function watch(
  { wiki }: WikiUnit,
  { account, title: { ns, title }, notified = null, expiry = null }: Watch,
): Promise<void> {
  for (const one of [ns & ~1, ns | 1]) {
    const where = [equal("watched.account", account), equal("watched.ns", one), equal("watched.title", title)];
    if ((await wiki.count({ from: "watched", where })) === 0)
      await wiki.insert("watched", [{ account, ns: one, title, notified, expiry }]);
  }
}

/** Removes a page and its talk page from the watchlist of an account. */
export async function unwatch({ wiki }: WikiUnit, { account, title: { ns, title } }: Watch): Promise<void> {
  for (const one of [ns & ~1, ns | 1]) {
    await wiki.delete("watched", [
      equal("watched.account", account),
      equal("watched.ns", one),
      equal("watched.title", title),
    ]);
  }
}
