import { beforeAll, expect, test } from "vitest";
import { seedStorage } from "../../../packages/reference-server/src/seed/seed-storage.ts";
import type { Seed } from "../../../packages/reference-server/src/seed/seed.ts";
import { askOf, emptyWiki, member, type Any, type Ask } from "./support/asked-wiki.ts";
import { hashed } from "./support/hashed.ts";

const at = (minute: number): string => new Date(Date.UTC(2025, 0, 1, 0, minute)).toISOString().replace(".000", "");
const deleted = (minute: number) => ({ user: "Ann", timestamp: at(minute) });

const seed: Seed = {
  wiki: {
    users: [
      { name: "Ann", groups: ["sysop"], registered: at(0) },
      { name: "Bob", registered: at(1) },
    ],
    tags: [{ name: "checked" }],
    pages: [
      {
        title: "Pier",
        revisions: [
          { text: "One", user: "Bob", timestamp: at(10), comment: "Begun" },
          { text: "Two", user: "192.0.2.7", timestamp: at(11), comment: "[[Lamp]]", tags: ["checked"] },
          {
            text: "Three",
            user: "Bob",
            timestamp: at(20),
            minor: true,
            comment: "Secret",
            hidden: { parts: ["text", "user", "comment"], user: "Ann", timestamp: at(23) },
          },
        ],
        deleted: deleted(24),
      },
      { title: "Quay", revisions: [{ text: "Quay", user: "Bob", timestamp: at(15) }], deleted: deleted(26) },
      { title: "Talk:Quay", revisions: [{ text: "Talk", user: "Bob", timestamp: at(27) }], deleted: deleted(28) },
      { title: "There", text: "There" },
    ],
  },
};

const sysop = member("Ann", 1, "sysop");
const user = member("Bob", 2);
const oversight = { ...sysop, rights: [...sysop.rights, "viewsuppressed"] };

let ask: Ask;
beforeAll(async () => {
  const storage = emptyWiki();
  await seedStorage(storage, seed);
  ask = askOf(storage);
});

const list = { list: "deletedrevs", drprop: "" };

/** Returns the minutes of the revisions, by page. */
function minutesIn({ query }: Any): Any {
  return query.deletedrevs.map(({ title, revisions }: Any) => [
    title,
    ...revisions.map(({ timestamp }: Any) => Number(timestamp.slice(14, 16))),
  ]);
}

test.each<[string, object, readonly (readonly [string, ...number[]])[]]>([
  [
    "of a namespace",
    {},
    [
      ["Quay", 15],
      ["Pier", 20, 11, 10],
    ],
  ],
  [
    "of a namespace, the first first",
    { drdir: "newer" },
    [
      ["Pier", 10, 11, 20],
      ["Quay", 15],
    ],
  ],
  ["of another namespace", { drnamespace: 1 }, [["Talk:Quay", 27]]],
  ["from a title down", { drfrom: "pier" }, [["Pier", 20, 11, 10]]],
  ["up to a title", { drto: "Quay" }, [["Quay", 15]]],
  ["with a beginning", { drprefix: "Pi" }, [["Pier", 20, 11, 10]]],
  [
    "one of each title",
    { drunique: true },
    [
      ["Quay", 15],
      ["Pier", 20],
    ],
  ],
  [
    "one of each title, the oldest",
    { drunique: true, drdir: "newer" },
    [
      ["Pier", 10],
      ["Quay", 15],
    ],
  ],
  ["with a tag", { drtag: "checked" }, [["Pier", 11]]],
  ["but for one user's", { drexcludeuser: "Bob" }, [["Pier", 11]]],
  [
    "of a user, in all namespaces",
    { druser: "Bob" },
    [
      ["Talk:Quay", 27],
      ["Pier", 20, 10],
      ["Quay", 15],
    ],
  ],
  [
    "of a user, since a moment",
    { druser: "Bob", drdir: "newer", drstart: at(12) },
    [
      ["Quay", 15],
      ["Pier", 20],
      ["Talk:Quay", 27],
    ],
  ],
  [
    "of a user, until a moment",
    { druser: "Bob", drend: at(12) },
    [
      ["Talk:Quay", 27],
      ["Pier", 20],
      ["Quay", 15],
    ],
  ],
  [
    "of pages",
    { titles: "Quay|Pier|There" },
    [
      ["Quay", 15],
      ["Pier", 20, 11, 10],
    ],
  ],
  [
    "of pages, the first first",
    { titles: "Quay|Pier|There", drdir: "newer" },
    [
      ["Pier", 10, 11, 20],
      ["Quay", 15],
    ],
  ],
  ["of pages, by a user", { titles: "Quay|Pier|There", druser: "192.0.2.7" }, [["Pier", 11]]],
  [
    "of pages, between two moments",
    { titles: "Quay|Pier|There", drstart: at(16), drend: at(11) },
    [
      ["Quay", 15],
      ["Pier", 11],
    ],
  ],
  ["of pages without any", { titles: "There" }, []],
])("deleted revisions %s", async (_, parameters, expected) => {
  expect(minutesIn(await ask({ ...list, ...parameters }, sysop))).toEqual(expected);
});

test.each<[object, string]>([
  [{}, "0|Quay|20250101001500|3"],
  [{ titles: "Pier|Quay" }, "0|Quay|20250101001500|3"],
  [{ druser: "Bob" }, "20250101002700|5"],
  [{ drunique: true }, "0|Quay|20250101001500|3"],
])("a list continues in each mode, with %j", async (mode, first) => {
  const whole = minutesIn(await ask({ ...list, ...mode }, sysop)).flatMap(([title, ...minutes]: Any) =>
    minutes.map((minute: number) => [title, minute]),
  );
  const seen: Any[] = [];
  const tokens: string[] = [];
  for (let next: object | undefined = {}; next !== undefined; ) {
    const response: Any = await ask({ ...list, ...mode, drlimit: 1, ...next }, sysop);
    seen.push(...minutesIn(response));
    next = response.continue;
    tokens.push(response.continue?.drcontinue);
  }
  // With an order by time, the revisions of a page are together only within one response.
  expect(seen.toSorted()).toEqual(whole.toSorted());
  const again = { ...list, ...mode, drcontinue: first, drlimit: 1 };
  expect(minutesIn(await ask(again, sysop))).toEqual([whole[0]]);
  expect(tokens.filter((token) => token !== undefined)).toHaveLength(whole.length - 1);
});

const all = "revid|parentid|user|userid|comment|parsedcomment|minor|len|sha1|content|tags";

test("the data of a revision", async () => {
  const { query } = await ask({ list: "deletedrevs", drprop: all, drtag: "checked" }, sysop);
  expect(query.deletedrevs).toEqual([
    {
      revisions: [
        {
          timestamp: at(11),
          revid: 2,
          parentid: 1,
          user: "192.0.2.7",
          userid: 0,
          comment: "[[Lamp]]",
          parsedcomment: '<a href="/index.php/Lamp" title="Lamp">Lamp</a>',
          minor: false,
          len: 3,
          sha1: hashed("Two"),
          text: "Two",
          tags: ["checked"],
        },
      ],
      ns: 0,
      title: "Pier",
    },
  ]);
});

test("who may see what", async () => {
  expect((await ask(list)).errors[0].code).toBe("permissiondenied");
  expect(
    (await ask({ ...list, drprop: "content" }, { ...user, rights: [...user.rights, "deletedhistory"] })).errors[0].code,
  ).toBe("permissiondenied");
  const newest = { list: "deletedrevs", drprop: all, druser: "Bob", drstart: at(20), drend: at(20) };
  const [
    {
      revisions: [seen],
    },
  ] = (await ask(newest, sysop)).query.deletedrevs;
  expect(seen).toMatchObject({
    user: "Bob",
    comment: "Secret",
    text: "Three",
    sha1: hashed("Three"),
    userhidden: true,
    commenthidden: true,
    texthidden: true,
    sha1hidden: true,
  });
});

test("what is hidden from administrators, too, is found by others alone", async () => {
  const storage = emptyWiki();
  await seedStorage(storage, seed);
  await storage.write(({ wiki }) =>
    wiki.update("deleted_revisions", { hidden: 1 + 2 + 4 + 8 }, [
      { kind: "equal", column: "deleted_revisions.id", value: 4 },
    ]),
  );
  const asked = askOf(storage);
  const bobs = { ...list, titles: "Pier", druser: "Bob" };
  expect(minutesIn(await asked(bobs, sysop))).toEqual([["Pier", 10]]);
  expect(minutesIn(await asked(bobs, oversight))).toEqual([["Pier", 20, 10]]);
  const [
    {
      revisions: [hidden],
    },
  ] = (await asked({ list: "deletedrevs", drprop: all, drlimit: 1, titles: "Pier" }, sysop)).query.deletedrevs;
  expect(hidden).toEqual({
    timestamp: at(20),
    revid: 4,
    parentid: 2,
    userhidden: true,
    commenthidden: true,
    minor: true,
    len: 5,
    sha1hidden: true,
    texthidden: true,
    tags: [],
    suppressed: true,
  });
});

test("rights are checked after each parameter is read, but before parameters are compared", async () => {
  for (const wrong of [
    { drstart: at(1) },
    { druser: "Bob", drexcludeuser: "Ann" },
    { titles: "Pier", drfrom: "A" },
    { drfrom: "<" },
  ]) {
    expect((await ask({ ...list, ...wrong })).errors[0].code).toBe("permissiondenied");
    expect((await ask({ ...list, ...wrong }, sysop)).errors[0].code).toMatch(/^(?:badparams|invalidtitle)$/);
  }
  expect((await ask({ ...list, drlimit: "many" })).errors[0].code).toBe("badinteger");
  // Modules run in order, so the first one determines the error.
  expect((await ask({ list: "deletedrevs|allpages", aplimit: "many" })).errors[0].code).toBe("permissiondenied");
  expect((await ask({ list: "allpages|deletedrevs", aplimit: "many" })).errors[0].code).toBe("badinteger");
});
