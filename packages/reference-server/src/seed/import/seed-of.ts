import { isIP } from "node:net";
import { isDeepStrictEqual } from "node:util";
import { accountName, explicitGroups, fullTitle, modelOf, pageNamed, underscored } from "@kiln/wiki";
import type {
  BlockSeed,
  PageSeed,
  ProtectedTitleSeed,
  UserSeed,
  WikiSeed,
  FileSeed,
  RevisionSeed,
  VersionSeed,
} from "../seed.ts";
import type { Facts, SourceBlock, SourcePage, SourceLogEntry, SourceRevision, SourceVersion } from "./facts.ts";
import { type Notes, usersIn } from "./gather.ts";

/** Converts the names of users from the source to the seed. */
type Names = (user: string | undefined) => string | undefined;

/** Builds the seed from the facts about a wiki. Adds notes about data that a seed cannot contain. */
export function seedOf(facts: Facts, notes: Notes): WikiSeed {
  const names = namesIn(notes);
  const pages = [...facts.pages.values()]
    .flatMap((page) => {
      const title = titleIn(facts, page, notes);
      return title === undefined ? [] : [{ title, page }];
    })
    .toSorted((one, other) => (one.title < other.title ? -1 : 1));
  const parts = pages.map(({ title, page }) => (isMissing(page) ? {} : pageParts(title, page, names, notes)));
  const seeded = parts.flatMap(({ page }) => page ?? []);
  return {
    users: usersOf(facts, names, notes),
    files: parts.flatMap(({ file }) => file ?? []),
    pages: seeded satisfies readonly PageSeed[],
    protectedTitles: pages.flatMap(({ title, page }) => protectedTitle(title, page, notes)),
    blocks: facts.blocks.flatMap((block) => blockOf(block, names, notes)),
  };
}

/** Returns the title in the form that the server uses; `undefined` if the server cannot have it. */
function titleIn({ namespaces }: Facts, { ns, title, revisions }: SourcePage, notes: Notes): string | undefined {
  const rest = ns === 0 ? title : title.slice((namespaces.get(ns) ?? title.split(":", 1)[0] ?? "").length + 1);
  const stored = { ns, title: underscored(rest) };
  const own = fullTitle(stored);
  const read = ns < 0 ? undefined : pageNamed(own);
  const isOwn = read?.ns === ns && read.title === stored.title;
  if (!isOwn) {
    notes.add("Pages left out because the server does not support their titles or namespaces", title);
    return undefined;
  }
  const models = [...revisions.values()].map(({ contentmodel }) => contentmodel);
  const isOther = models.some((model) => model !== undefined && model !== modelOf(stored));
  if (!isOther) return own;
  notes.add("Pages left out because the server has a different content model for their titles", title);
  return undefined;
}

/** Returns a function that converts user names. It replaces characters that the server does not allow in names. */
function namesIn(notes: Notes): Names {
  return (user) => {
    if (user === undefined || user === "" || isIP(user) !== 0) return user === "" ? undefined : user;
    const name = accountName(user);
    if (name !== undefined && !/[@:]/.test(name)) return name;
    notes.add("Users renamed because the server does not support their names", user);
    return accountName(user.replaceAll(/[\p{C}#<>[\]|{}/\u00a0@:]/gu, "-").slice(0, 50)) ?? "Unknown user";
  };
}

function usersOf(facts: Facts, names: Names, notes: Notes): readonly UserSeed[] {
  const made = new Map<string, UserSeed>();
  for (const source of [...new Set([...facts.users.keys(), ...usersIn(facts)])].toSorted()) {
    const name = names(source);
    if (name === undefined || isIP(name) !== 0 || made.has(name)) continue;
    const { groups = [], registration, gender, emailable, missing } = facts.users.get(source) ?? { missing: true };
    if (missing === true && facts.users.has(source)) notes.add("Contributors without an account on the wiki", source);
    const known = groups.filter((group) => explicitGroups.includes(group));
    for (const group of groups)
      if (!known.includes(group) && !implicit.includes(group))
        notes.add("Groups left out because the server does not have them", group);
    made.set(name, {
      name,
      ...(known.length > 0 && { groups: known }),
      ...(registration !== undefined && { registered: registration }),
      ...((gender === "male" || gender === "female") && { gender }),
      ...(emailable === true && { email: true }),
    });
  }
  return [...made.values()];
}

/** The groups that all accounts belong to automatically. */
const implicit = ["*", "user", "autoconfirmed"];

function isMissing({ missing, versions }: SourcePage): boolean {
  return missing && versions.size === 0;
}

function protectedTitle(title: string, page: SourcePage, notes: Notes): readonly ProtectedTitleSeed[] {
  if (!isMissing(page)) return [];
  const own = page.protections.find(({ type }) => type === "create");
  if (own === undefined) notes.add("Titles left out because the page does not exist", title);
  return own === undefined
    ? []
    : [{ title, level: own.level, ...(own.expiry !== undefined && { expiry: own.expiry }) }];
}

function blockOf(block: SourceBlock, names: Names, notes: Notes): readonly BlockSeed[] {
  const { user, by, timestamp, expiry, reason } = block;
  if (user === undefined || block.partial === true || block.hidden === true) {
    notes.add("Blocks left out: automatic, partial and hidden ones", user ?? "automatic");
    return [];
  }
  const target = user.includes("/") ? user : names(user);
  const blocker = names(by);
  return target === undefined
    ? []
    : [
        {
          target,
          ...(blocker !== undefined && { by: blocker }),
          ...(reason !== undefined && { reason }),
          ...(timestamp !== undefined && { timestamp }),
          ...(expiry !== undefined && { expiry }),
          ...(block.anononly === true && { anonymousOnly: true }),
          ...(block.nocreate === true && { noAccount: true }),
          ...(block.autoblock === true && { autoblock: true }),
          ...(block.noemail === true && { noEmail: true }),
          ...(block.allowusertalk !== undefined && { ownTalk: block.allowusertalk }),
        },
      ];
}

interface PageParts {
  readonly page?: PageSeed;
  readonly file?: FileSeed;
}

function pageParts(title: string, source: SourcePage, names: Names, notes: Notes): PageParts {
  const versions = [...source.versions.values()].toSorted(byMoment).map((one) => versionOf(one, names));
  const moments = new Set([...versions.map(({ timestamp }) => timestamp), source.protectedBy?.timestamp]);
  const revisions = revisionsOf(title, source, moments, names, notes);
  const protection = protectionOf(title, source, revisions, names, notes);
  const [oldest, ...later] = revisions;
  if (versions.length === 0) {
    if (oldest === undefined) notes.add("Pages left out because their text was not returned", title);
    return oldest === undefined ? {} : { page: { title, revisions, ...protection } };
  }
  // An upload creates the page of its file.
  const isMade = oldest !== undefined && oldest.timestamp === versions[0]?.timestamp;
  const rest = isMade ? later : revisions;
  const file = { title, text: isMade ? (oldest.text ?? "") : "", versions };
  return {
    file,
    ...((rest.length > 0 || Object.keys(protection).length > 0) && { page: { title, revisions: rest, ...protection } }),
  };
}

const byMoment = (one: { readonly timestamp?: string }, other: { readonly timestamp?: string }): number =>
  (one.timestamp ?? "").localeCompare(other.timestamp ?? "", "en");

/**
 * Returns the revisions, oldest first. Omits revisions with the same text as the previous one, because edits always
 * change the text. They result from moves, protections or uploads.
 */
function revisionsOf(
  title: string,
  { revisions }: SourcePage,
  moments: ReadonlySet<string | undefined>,
  names: Names,
  notes: Notes,
): readonly RevisionSeed[] {
  const told: RevisionSeed[] = [];
  let last: string | undefined;
  for (const one of [...revisions.values()].toSorted((a, b) => byMoment(a, b) || a.revid - b.revid)) {
    const text = one.content;
    const hidden = hiddenParts(one);
    if (one.timestamp === undefined) notes.add("Revisions left out because they have no timestamp", title);
    else if (text === undefined && !hidden.includes("text"))
      notes.add("Revisions left out because their text was not returned", title);
    else if (text !== undefined && text.trimEnd() === last) {
      if (!moments.has(one.timestamp)) notes.add("Revisions left out because they do not change the text", title);
    } else {
      if (hidden.length > 0) notes.add("Revisions with hidden parts, whose content is unknown", title);
      last = (text ?? standIn(one.size, last)).trimEnd();
      told.push(revisionOf(one, last, hidden, names));
    }
  }
  return told;
}

/**
 * Returns a placeholder for a hidden text. It has the same size, up to the maximum length of a page. It differs from
 * the previous text, because an edit always changes the text.
 */
function standIn(size = 1, before = ""): string {
  const length = Math.min(size, 2 ** 21);
  return (before.startsWith("-") ? "=" : "-").repeat(length);
}

function revisionOf(
  { timestamp, user, comment = "", tags = [], minor }: SourceRevision,
  text: string,
  hidden: readonly Hidden[],
  names: Names,
): RevisionSeed {
  const name = names(user);
  return {
    ...(name !== undefined && { user: name }),
    ...(timestamp !== undefined && { timestamp }),
    ...(comment !== "" && { comment }),
    ...(minor === true && { minor }),
    ...(tags.length > 0 && { tags }),
    text,
    ...(hidden.length > 0 && { hidden: { parts: hidden, ...(timestamp !== undefined && { timestamp }) } }),
  };
}

type Hidden = "text" | "comment" | "user" | "restricted";

function hiddenParts({ texthidden, commenthidden, userhidden, suppressed }: SourceRevision): readonly Hidden[] {
  const parts: readonly (readonly [Hidden, boolean | undefined])[] = [
    ["text", texthidden],
    ["comment", commenthidden],
    ["user", userhidden],
    ["restricted", suppressed],
  ];
  return parts.flatMap(([part, isHidden]) => (isHidden === true ? [part] : []));
}

function versionOf(
  { timestamp, user, comment, size, width, height, bitdepth, sha1, mime }: SourceVersion,
  names: Names,
): VersionSeed {
  const name = names(user);
  return {
    ...(name !== undefined && { user: name }),
    ...(timestamp !== undefined && { timestamp }),
    ...(comment !== undefined && comment !== "" && { comment }),
    ...(size !== undefined && { size }),
    ...(width !== undefined && { width }),
    ...(height !== undefined && { height }),
    ...(bitdepth !== undefined && { bits: bitdepth }),
    ...(sha1 !== undefined && { sha1 }),
    ...(mime !== undefined && /^[\w.+-]+\/[\w.+-]+$/.test(mime) && { mime }),
  };
}

/**
 * Returns the protections of the page itself. If it is unknown who protected the page, they have the time of the newest
 * revision.
 */
function protectionOf(
  title: string,
  { protections, protectedBy }: SourcePage,
  revisions: readonly RevisionSeed[],
  names: Names,
  notes: Notes,
): Pick<PageSeed, "protection"> {
  const own = protections.filter(
    ({ source, type }) => source === undefined && ["edit", "move", "upload"].includes(type),
  );
  if (!isDeepStrictEqual(own, protections))
    notes.add("Protections left out: those of other pages and of other types", title);
  if (own.length === 0) return {};
  if (protectedBy === undefined) notes.add("Protections whose author is in no log", title);
  const levels = own.map(
    ({ type, level, expiry }) => [type, { level, ...(expiry !== undefined && { expiry }) }] as const,
  );
  const cascade = own.some((one) => one.cascade === true);
  return {
    protection: {
      ...Object.fromEntries(levels),
      ...(cascade && { cascade }),
      ...madeBy(protectedBy, revisions, names),
    },
  };
}

function madeBy(
  entry: SourceLogEntry | undefined,
  revisions: readonly RevisionSeed[],
  names: Names,
): { readonly user?: string; readonly timestamp?: string; readonly comment?: string } {
  const timestamp = entry?.timestamp ?? revisions.at(-1)?.timestamp;
  const user = names(entry?.user);
  return {
    ...(user !== undefined && { user }),
    ...(timestamp !== undefined && { timestamp }),
    ...(entry?.comment !== undefined && entry.comment !== "" && { comment: entry.comment }),
  };
}
