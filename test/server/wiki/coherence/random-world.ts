import fc from "fast-check";
import type {
  BlockSeed,
  FileSeed,
  MoveSeed,
  PageSeed,
  ProtectedTitleSeed,
  RevisionSeed,
  Seed,
  UserSeed,
  WatchlistSeed,
} from "../../../../packages/reference-server/src/seed/seed.ts";

/* Small seed data sets. They have few titles and users, so that links, moves, deletions and times coincide. */

export const titles = [
  "Ash",
  "Birch bark",
  "Talk:Ash",
  "User:Bob",
  "Template:Box",
  "Category:Trees",
  "Category:Wood",
  "File:Leaf.png",
] as const;
/** Pages that are linked, included, or protected but never created, and a file without its own text. */
const otherTitles = [
  "Missing box",
  "Template:Missing box",
  "File:Gone.png",
  "File:Twig.jpg",
  "Never",
  "Talk:Never",
] as const;
export const allTitles: readonly string[] = [...titles, ...otherTitles];
export const namespaces = [0, 1, 2, 6, 10, 14] as const;
export const categories = ["Category:Trees", "Category:Wood"] as const;
export const names = ["Ann", "Bob", "Rob"] as const;
const addresses = ["192.0.2.7", "2001:DB8:0:0:0:0:0:7"] as const;

const title = fc.constantFrom(...titles);
const author = fc.constantFrom(...names, ...addresses);

/** Times within half an hour, so that some events are simultaneous. */
const moment = fc.integer({ min: 0, max: 30 }).map((minute) => `2025-01-01T00:${String(minute).padStart(2, "0")}:00Z`);
const expiry = fc.constantFrom("infinity", "2025-06-01T00:00:00Z", "2030-01-01T00:00:00Z");
const comment = fc.constantFrom("", "why", "[[Ash]] and /* part */ more");

const part = fc.oneof(
  { arbitrary: title.map((one) => `[[:${one}]]`), weight: 4 },
  { arbitrary: fc.constantFrom("{{Box}}", "{{Missing box}}", "{{:Ash}}"), weight: 2 },
  {
    arbitrary: fc.constantFrom("[[Category:Trees]]", "[[Category:Wood|key]]", "__HIDDENCAT__", "{{DEFAULTSORT:zebra}}"),
    weight: 3,
  },
  fc.constantFrom("[[File:Leaf.png]]", "[[File:Gone.png]]", "[[Never]]"),
  fc.constantFrom("[https://example.org/a A]", "[//example.org/b B]"),
  fc.constantFrom("[[de:Esche]]", "[[fr:Frêne]]", "[[wikipedia:Ash]]"),
  fc.constantFrom(
    "word",
    "<noinclude>[[Ash]]</noinclude>",
    "<includeonly>[[Birch bark]] [[Category:Trees]]</includeonly>",
  ),
);
const text = fc.oneof(
  { arbitrary: fc.array(part, { maxLength: 5 }).map((parts) => parts.join(" ")), weight: 5 },
  { arbitrary: title.map((one) => `#REDIRECT [[:${one}]]`), weight: 1 },
);

/** Generates a record in which any member may be missing, except the required ones. */
function some<T extends object, K extends keyof T>(
  members: { [Name in keyof T]: fc.Arbitrary<T[Name]> },
  ...requiredKeys: readonly K[]
) {
  return fc.record(members, { requiredKeys: [...requiredKeys] });
}

const done = { user: author, timestamp: moment, comment };

const revision: fc.Arbitrary<RevisionSeed> = some(
  {
    ...done,
    text,
    minor: fc.boolean(),
    bot: fc.boolean(),
    patrolled: fc.boolean(),
    tags: fc.constant(["checked"]),
    hidden: fc.subarray(["text", "comment", "user", "restricted"] as const, { minLength: 1 }),
  },
  "user",
  "timestamp",
  "text",
  "comment",
);

const level = fc.record({ level: fc.constantFrom("sysop", "autoconfirmed"), expiry });

const page = (name: string): fc.Arbitrary<PageSeed> =>
  some(
    {
      title: fc.constant(name),
      revisions: fc.array(revision, { minLength: 1, maxLength: 3 }),
      protection: some({ ...done, edit: level, move: level, cascade: fc.boolean() }, "timestamp"),
      deleted: fc.record(done),
      restored: fc.record(done),
    },
    "title",
    "revisions",
  );

const file: fc.Arbitrary<FileSeed> = some(
  {
    title: fc.constantFrom("Leaf.png", "Twig.jpg"),
    text,
    versions: fc.array(
      some(
        { ...done, size: fc.integer({ min: 1, max: 999 }), width: fc.integer({ min: 1, max: 9 }) },
        "user",
        "timestamp",
      ),
      { minLength: 1, maxLength: 2 },
    ),
    deleted: fc.record(done),
  },
  "title",
  "versions",
);

const move: fc.Arbitrary<MoveSeed> = some(
  { from: title, to: title, ...done, withoutRedirect: fc.boolean() },
  "from",
  "to",
  "timestamp",
  "user",
).filter(({ from, to }) => from !== to && !from.startsWith("File:") && !to.startsWith("File:"));

const protectedTitle: fc.Arbitrary<ProtectedTitleSeed> = fc.record({
  title: fc.constantFrom("Ash", "Never", "Talk:Never"),
  level: fc.constantFrom("sysop", "autoconfirmed"),
  expiry,
  ...done,
});

const block: fc.Arbitrary<BlockSeed> = some(
  {
    target: fc.constantFrom("Bob", "Rob", "192.0.2.7", "192.0.2.0/24"),
    by: fc.constant("Ann"),
    reason: comment,
    timestamp: moment,
    expiry,
    hidden: fc.boolean(),
    ended: fc.record(done),
    partial: fc.constant({ pages: ["Ash"], namespaces: [1] }),
  },
  "target",
  "timestamp",
  "expiry",
);

/** Callers who can see data hidden from administrators are also administrators. */
const groups = fc.constantFrom<string[]>(["sysop"], ["sysop", "suppress"], ["bot"], ["bureaucrat", "sysop"], []);

const user = (name: string): fc.Arbitrary<UserSeed> =>
  some({ name: fc.constant(name), groups, registered: moment }, "name");

const watchlist = (name: string): fc.Arbitrary<WatchlistSeed> =>
  fc.subarray([...titles, "Never"].filter((one) => !one.includes("Talk:"))).chain((watched) =>
    fc.record({
      user: fc.constant(name),
      titles: fc.tuple(
        ...watched.map((one) =>
          some({ title: fc.constant(one), notified: moment, expiry: fc.constant("2030-01-01T00:00:00Z") }, "title"),
        ),
      ),
    }),
  );

const few = <T>(one: fc.Arbitrary<T>): fc.Arbitrary<T[]> => fc.array(one, { maxLength: 2 });

/** Data sets in which several pages, users and times coincide. */
export const worlds: fc.Arbitrary<Seed> = fc
  .record({
    users: fc.tuple(...names.map(user)),
    tags: fc.constant([{ name: "checked", title: "Checked" }]),
    pages: fc.subarray([...titles]).chain((chosen) => fc.tuple(...chosen.map(page))),
    files: fc.uniqueArray(file, { maxLength: 2, selector: ({ title: name }) => name }),
    moves: few(move),
    protectedTitles: few(protectedTitle),
    blocks: few(block),
    watchlists: fc.subarray([...names]).chain((chosen) => fc.tuple(...chosen.map(watchlist))),
  })
  .map((wiki) => ({ wiki }));
