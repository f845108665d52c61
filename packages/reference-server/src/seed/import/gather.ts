import type {
  Facts,
  SourceBlock,
  SourceLicence,
  SourceLogEntry,
  SourcePage,
  SourceProtection,
  SourceRevision,
  SourceSite,
  SourceUser,
  SourceVersion,
} from "./facts.ts";
import { shownText } from "../../program/terminal.ts";

/** The member `query` of a response, or data of the same form. */
export type Told = Readonly<Record<string, unknown>>;

/** Adds the data of a response to the facts. Ignores data in other formats. */
export function gather(facts: Facts, told: Told): void {
  const { general, rightsinfo, namespaces } = told;
  if (isObject(general)) facts.site = membersOf(general, siteMembers);
  if (isObject(rightsinfo)) facts.licence = membersOf(rightsinfo, licenceMembers);
  if (isObject(namespaces))
    for (const { id, name } of objects(Object.values(namespaces)))
      if (typeof id === "number" && typeof name === "string") facts.namespaces.set(id, name);
  for (const page of objects(told["pages"])) gatherPage(facts, page);
  for (const one of objects(told["users"])) {
    const user = membersOf(one, userMembers);
    if (isNamed(user)) facts.users.set(user.name, user);
  }
  for (const block of objects(told["blocks"])) facts.blocks.push(membersOf(block, blockMembers));
  for (const entry of objects(told["logevents"])) gatherLogEntry(facts, membersOf(entry, logMembers));
}

function gatherPage(facts: Facts, page: Told): void {
  const { title, missing, protection } = page;
  // Invalid titles have no namespace.
  const ns = page["invalid"] === true ? -1 : page["ns"];
  if (typeof title !== "string" || typeof ns !== "number") return;
  const known = pageOf(facts, ns, title);
  known.missing ||= missing === true;
  for (const one of objects(page["revisions"])) {
    const revision = revisionOf(one);
    if (revision !== undefined) known.revisions.set(revision.revid, revision);
  }
  for (const one of objects(page["imageinfo"])) {
    const version: SourceVersion = membersOf(one, versionMembers);
    if (version.timestamp !== undefined) known.versions.set(version.timestamp, version);
  }
  if (Array.isArray(protection))
    known.protections = objects(protection)
      .map((one) => membersOf(one, protectionMembers))
      .filter(isProtection);
  for (const list of ["images", "templates"] as const)
    for (const one of objects(page[list])) if (typeof one["title"] === "string") known[list].add(one["title"]);
}

function pageOf({ pages }: Facts, ns: number, title: string): SourcePage {
  const made: SourcePage = pages.get(title) ?? {
    ns,
    title,
    missing: false,
    revisions: new Map(),
    versions: new Map(),
    protections: [],
    protectedBy: undefined,
    images: new Set(),
    templates: new Set(),
  };
  pages.set(title, made);
  return made;
}

/** Reads a revision. Its text is in a slot, or among the other members in the older format. */
function revisionOf(one: Told): SourceRevision | undefined {
  const { slots } = one;
  const main = isObject(slots) && isObject(slots["main"]) ? slots["main"] : {};
  const revision = { ...membersOf(one, revisionMembers), ...membersOf(main, textMembers) };
  return "revid" in revision ? (revision as Told & SourceRevision) : undefined;
}

/** Adds a log entry to its page. Only the latest protection is kept. */
function gatherLogEntry({ pages }: Facts, entry: SourceLogEntry): void {
  const page =
    entry.type === "protect" && (entry.action === "protect" || entry.action === "modify")
      ? pages.get(entry.title ?? "")
      : undefined;
  if (page !== undefined && (page.protectedBy?.timestamp ?? "") < (entry.timestamp ?? "")) page.protectedBy = entry;
}

const siteMembers: Members<keyof SourceSite> = { sitename: "text", generator: "text", time: "text" };
const licenceMembers: Members<keyof SourceLicence> = { url: "text", text: "text" };
const userMembers: Members<keyof SourceUser> = {
  name: "text",
  missing: "flag",
  groups: "texts",
  registration: "moment",
  gender: "text",
  emailable: "flag",
};
const textMembers = { content: "text", contentmodel: "text", texthidden: "flag" } as const;
const revisionMembers: Members<keyof SourceRevision> = {
  revid: "count",
  timestamp: "moment",
  user: "text",
  comment: "text",
  tags: "texts",
  minor: "flag",
  size: "count",
  commenthidden: "flag",
  userhidden: "flag",
  suppressed: "flag",
  ...textMembers,
};
const versionMembers: Members<keyof SourceVersion> = {
  timestamp: "moment",
  user: "text",
  comment: "text",
  size: "count",
  width: "count",
  height: "count",
  bitdepth: "bits",
  sha1: "hash",
  mime: "text",
};
const protectionMembers: Members<keyof SourceProtection> = {
  type: "text",
  level: "text",
  expiry: "expiry",
  cascade: "flag",
  source: "text",
};
const logMembers: Members<keyof SourceLogEntry> = {
  title: "text",
  type: "text",
  action: "text",
  user: "text",
  timestamp: "moment",
  comment: "text",
};
const blockMembers: Members<keyof SourceBlock> = {
  user: "text",
  by: "text",
  timestamp: "moment",
  expiry: "expiry",
  reason: "text",
  anononly: "flag",
  nocreate: "flag",
  autoblock: "flag",
  noemail: "flag",
  allowusertalk: "flag",
  partial: "flag",
  hidden: "flag",
};

function isObject(value: unknown): value is Told {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function objects(value: unknown): readonly Told[] {
  return Array.isArray(value) ? value.filter(isObject) : [];
}

function isNamed(one: Told): one is Told & SourceUser {
  return one["name"] !== undefined;
}

function isProtection(one: Told): one is Told & SourceProtection {
  return one["type"] !== undefined && one["level"] !== undefined && one["level"] !== "";
}

/*
 * Response data is used only if it has the expected type. The resulting seed is therefore valid regardless of what a
 * wiki sends.
 */

const kinds = {
  text: (value: unknown) => typeof value === "string",
  texts: (value: unknown) => Array.isArray(value) && value.every((one) => typeof one === "string"),
  flag: (value: unknown) => typeof value === "boolean",
  count: (value: unknown) => Number.isSafeInteger(value) && (value as number) >= 0,
  bits: (value: unknown) => Number.isInteger(value) && (value as number) >= 0 && (value as number) <= 64,
  moment: isMoment,
  expiry: (value: unknown) => value === "infinity" || isMoment(value),
  hash: (value: unknown) => typeof value === "string" && /^[0-9a-f]{40}$/.test(value),
} as const;

function isMoment(value: unknown): boolean {
  if (typeof value !== "string" || !/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(value)) return false;
  const parsed = Date.parse(value);
  return !Number.isNaN(parsed) && new Date(parsed).toISOString().startsWith(value.slice(0, 19));
}

type Members<Name extends string> = Readonly<Record<Name, keyof typeof kinds>>;

/** Returns the members of an object that are in a table and have the expected type. */
function membersOf(
  value: Readonly<Record<string, unknown>>,
  table: Members<string>,
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(table).flatMap(([name, kind]) =>
      Object.hasOwn(value, name) && kinds[kind](value[name]) ? [[name, value[name]]] : [],
    ),
  );
}

/** The pages to import from a wiki, and the amount of data about them. */
export interface Choice {
  readonly pages: Pages;
  /** The maximum number of revisions of each page, starting with the latest. */
  readonly revisions: number;
  readonly blocks: boolean;
}

export type Pages =
  | { readonly kind: "titles"; readonly titles: readonly string[] }
  | { readonly kind: "category"; readonly category: string; readonly most: number }
  /** Pages sorted by title. An empty prefix selects all pages of the main namespace. */
  | { readonly kind: "prefix"; readonly prefix: string; readonly most: number };

const mostExamples = 3;

/** Data that was omitted or changed, by reason. */
export interface Notes {
  add(reason: string, what: string): void;
  /** Returns a line for each reason, with some examples. */
  lines(): readonly string[];
}

export function createNotes(): Notes {
  const found = new Map<string, Set<string>>();
  return {
    add(reason, what) {
      found.set(reason, (found.get(reason) ?? new Set()).add(what));
    },
    lines: () =>
      [...found].map(
        ([reason, all]) =>
          `${reason}: ${[...all].slice(0, mostExamples).map(shownText).join(", ")}${all.size > mostExamples ? ` and ${all.size - mostExamples} more` : ""}`,
      ),
  };
}

/** Returns the names of all users who performed an action. */
export function usersIn({ pages, blocks }: Facts): readonly string[] {
  const names = new Set<string>();
  const add = (name: string | undefined): void => {
    if (name !== undefined && name !== "") names.add(name);
  };
  for (const { revisions, versions, protectedBy } of pages.values()) {
    for (const { user } of [...revisions.values(), ...versions.values()]) add(user);
    add(protectedBy?.user);
  }
  for (const { user, by } of blocks) {
    if (user?.includes("/") === false) add(user);
    add(by);
  }
  return [...names].toSorted();
}
