import type { Seed, SeedFile, SeedPage } from "./seed.ts";

/** A change of a wiki as `load.php` makes it: its kind is a method there. */
export interface Change {
  readonly kind: "user" | "tag" | "edit" | "hide" | "move" | "delete" | "protect" | "upload" | "block" | "watch";
  /** The moment at which it is made. */
  readonly at: string;
  readonly [member: string]: unknown;
}

/** When accounts and tags came that say nothing of it. */
const before = "2001-01-01T00:00:00Z";

/** The changes that a seed describes, in the order of their moments; those of one moment in the order of the seed. */
export function changesOf(seed: Seed): readonly Change[] {
  const { users = [], tags = [], pages = [], files = [], moves = [], protectedTitles = [], blocks = [], watchlists = [] } = seed;
  const changes: Change[] = [
    ...users.map((user): Change => ({ ...user, kind: "user", at: user.registered ?? before })),
    ...tags.map((tag): Change => ({ ...tag, kind: "tag", at: before })),
    ...files.flatMap(ofFile),
    ...pages.flatMap(ofPage),
    ...moves.map(({ from, timestamp, ...move }): Change => ({ ...move, kind: "move", title: from, at: timestamp })),
    ...protectedTitles.map(
      ({ title, level, expiry = "infinity", reason, user, timestamp }): Change => ({
        kind: "protect", title, levels: { create: level }, expiry: { create: expiry }, comment: reason, user, at: timestamp,
      }),
    ),
    ...blocks.map(({ by, timestamp, ...block }): Change => ({ ...block, kind: "block", user: by, at: timestamp })),
  ];
  const inOrder = changes.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
  const last = inOrder.at(-1)?.at ?? before;
  return [...inOrder, ...watchlists.flatMap(({ user, titles }) => titles.map((title): Change => ({ kind: "watch", user, title, at: last })))];
}

function ofPage({ title, revisions, protection, deleted }: SeedPage): readonly Change[] {
  const last = revisions.at(-1);
  return [
    ...revisions.flatMap(({ timestamp, hidden = [], ...revision }): Change[] => [
      { ...revision, kind: "edit", title, at: timestamp },
      ...(hidden.length === 0 ? [] : [{ kind: "hide", title, parts: hidden, of: timestamp, at: last?.timestamp ?? timestamp } as const]),
    ]),
    ...(protection === undefined || last === undefined ? [] : [protect(title, protection, last)]),
    ...(deleted === undefined ? [] : [{ kind: "delete", title, comment: deleted.comment, user: deleted.user, at: deleted.timestamp } as const]),
  ];
}

function protect(title: string, protection: NonNullable<SeedPage["protection"]>, { user, timestamp }: SeedPage["revisions"][number]): Change {
  const entries = Object.entries(protection);
  return {
    kind: "protect",
    title,
    levels: Object.fromEntries(entries.map(([type, { level }]) => [type, level])),
    expiry: Object.fromEntries(entries.map(([type, { expiry = "infinity" }]) => [type, expiry])),
    cascade: entries.some(([, { cascade = false }]) => cascade),
    comment: "",
    user,
    at: timestamp,
  };
}

function ofFile({ title: name, versions, deleted }: SeedFile): readonly Change[] {
  const title = name.startsWith("File:") ? name : `File:${name}`;
  return [
    ...versions.map(({ timestamp, ...version }): Change => ({ ...version, kind: "upload", title, at: timestamp })),
    ...(deleted === undefined ? [] : [{ kind: "delete", title, comment: deleted.comment, user: deleted.user, at: deleted.timestamp } as const]),
  ];
}
