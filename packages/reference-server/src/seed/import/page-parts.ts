import { isDeepStrictEqual } from "node:util";
import type { FileSeed, PageSeed, RevisionSeed, VersionSeed } from "../seed.ts";
import type { SourceLogEntry, SourcePage, SourceRevision, SourceVersion } from "./facts.ts";
import type { Notes } from "./notes.ts";
import type { Names } from "./seed-of.ts";

export interface PageParts {
  readonly page?: PageSeed;
  readonly file?: FileSeed;
}

/** What a seed says of a page, and of the file that it is about. */
export function pageParts(title: string, source: SourcePage, names: Names, notes: Notes): PageParts {
  const versions = [...source.versions.values()].toSorted(byMoment).map((one) => versionOf(one, names));
  const moments = new Set([...versions.map(({ timestamp }) => timestamp), source.protectedBy?.timestamp]);
  const revisions = revisionsOf(title, source, moments, names, notes);
  const protection = protectionOf(title, source, revisions, names, notes);
  const [oldest, ...later] = revisions;
  if (versions.length === 0) {
    if (oldest === undefined) notes.add("Pages left out because their text was not returned", title);
    return oldest === undefined ? {} : { page: { title, revisions, ...protection } };
  }
  // An upload makes the page of its file.
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

/** From the oldest to the newest. A text that is as the one before it tells of a move, a protection or an upload: no edit does. */
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

/** A text of the size of a hidden one, up to that of the longest page; another one than the text before it, since an edit changes something. */
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

/** The protections of a page that holds them itself. One that nobody is known to have made is as old as the newest revision. */
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
