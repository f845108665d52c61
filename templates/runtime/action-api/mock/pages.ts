import { isObject } from "../../core/values.js";
import { byteLength } from "../server/formats/formats.js";
import type { Page } from "../../query/server/handlers.js";

/** An edit that a mock accepted. */
export interface MockEdit {
  readonly title: string;
  readonly pageid: number;
  /** The text of the page after the edit. */
  readonly text: string;
  readonly summary: string;
  /** Undefined if the caller was not logged in. */
  readonly user: string | undefined;
  readonly minor: boolean;
  readonly bot: boolean;
  /** True if the edit created the page. */
  readonly isNew: boolean;
  readonly revid: number;
  readonly timestamp: string;
}

export interface Revision {
  readonly revid: number;
  readonly parentid: number;
  readonly text: string;
  readonly comment: string;
  readonly user: string;
  readonly userid: number;
  readonly minor: boolean;
  readonly timestamp: string;
}

export interface StoredPage {
  readonly page: Page & { readonly pageid: number; readonly ns: number; readonly title: string };
  /** Newest first. */
  readonly revisions: readonly Revision[];
}

/** The pages that a mock stores: those in its options and those that were edited. */
export interface StoredPages {
  find(title: string): StoredPage | undefined;
  findById(pageid: number): StoredPage | undefined;
  findByRevision(revid: number): StoredPage | undefined;
  save(page: StoredPage["page"], revision: Omit<Revision, "revid" | "parentid" | "timestamp">): StoredPage;
  clear(): void;
}

/** The first id of stored revisions. Examples have lower ids. */
const firstRevision = 5_000_001;

export function createStoredPages(now: () => number): StoredPages {
  const pages = new Map<string, StoredPage>();
  let next = firstRevision;
  const findBy = (test: (stored: StoredPage) => boolean): StoredPage | undefined => [...pages.values()].find(test);
  return {
    find: (title) => pages.get(title),
    findById: (pageid) => findBy(({ page }) => page.pageid === pageid),
    findByRevision: (revid) => findBy(({ revisions }) => revisions.some((one) => one.revid === revid)),
    save: (page, revision) => {
      const before = pages.get(page.title)?.revisions ?? [];
      const timestamp = `${new Date(now()).toISOString().slice(0, 19)}Z`;
      const stored = {
        page,
        revisions: [{ ...revision, revid: next++, parentid: before[0]?.revid ?? 0, timestamp }, ...before],
      };
      pages.set(page.title, stored);
      return stored;
    },
    clear: () => pages.clear(),
  };
}

/**
 * Replaces example values in the members of a page with its stored revisions. Adds no members that were not requested.
 */
export function withRevisions(
  { revisions }: StoredPage,
  members: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const [last] = revisions;
  const list = members["revisions"];
  const template = Array.isArray(list) ? list[0] : undefined;
  const known = { lastrevid: last!.revid, length: byteLength(last!.text), touched: last!.timestamp };
  return {
    ...replaced(members, known),
    ...(isObject(template) && { revisions: revisions.map((one) => revisionLike(template, one)) }),
  };
}

function revisionLike(template: Readonly<Record<string, unknown>>, { text, ...revision }: Revision): object {
  const content = { content: text, size: byteLength(text), contentmodel: "wikitext", contentformat: "text/x-wiki" };
  const slots = isObject(template["slots"]) ? template["slots"] : {};
  const own = Object.fromEntries(
    Object.entries(slots).map(([name, slot]) => [name, isObject(slot) ? replaced(slot, content) : slot]),
  );
  const { sha1: _, anon: __, ...others } = template;
  return replaced(others, { ...content, ...revision, parsedcomment: revision.comment, tags: [], slots: own });
}

/** Returns a copy of the object in which existing members have the given values. */
function replaced(
  object: Readonly<Record<string, unknown>>,
  values: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(object).map(([name, value]) => [name, Object.hasOwn(values, name) ? values[name] : value]),
  );
}
