import { beforeAll, expect, test } from "vitest";
import { seedStorage } from "../../../packages/reference-server/src/seed/seed-storage.ts";
import type { Seed } from "../../../packages/reference-server/src/seed/seed.ts";
import { queryPages } from "../../../packages/wiki/src/query/query-pages/query-pages.ts";
import { askOf, emptyWiki, member, type Any, type Ask } from "./support/asked-wiki.ts";
import { linkedSeed } from "./support/linked-pages.ts";

/* The lists of the special pages of `querypage`, with their order. */

const at = (day: number): string => `2024-02-${String(day).padStart(2, "0")}T00:00:00Z`;

/** Data that the linked pages lack: chained redirects, identical files, unused objects. */
const more: NonNullable<Seed["wiki"]> = {
  pages: [
    { title: "Alone", revisions: [{ timestamp: at(1), text: "Alone" }] },
    { title: "Nowhere", revisions: [{ timestamp: at(2), text: "#REDIRECT [[Gone#Part]]" }] },
    { title: "Third", revisions: [{ timestamp: at(3), text: "#REDIRECT [[Beacon#Top]]" }] },
    { title: "File:Alias.png", revisions: [{ timestamp: at(4), text: "#REDIRECT [[File:Lamp.png]]" }] },
    {
      title: "Picture",
      revisions: [
        {
          timestamp: at(5),
          text: "[[File:Alias.png]] [[Missing page]] {{Other box}} {{:Part}} [[User:Nobody]] [[Category:Unmade]]",
        },
      ],
    },
    { title: "Category:Empty", revisions: [{ timestamp: at(6), text: "" }] },
    { title: "Category:Kept", revisions: [{ timestamp: at(7), text: "__EXPECTUNUSEDCATEGORY__" }] },
    { title: "Part", revisions: [{ timestamp: at(9), text: "Part" }] },
    { title: "MediaWiki:Edit", revisions: [{ timestamp: at(9), text: "Change" }] },
    { title: "Template:Spare", revisions: [{ timestamp: at(8), text: "" }] },
  ],
  files: ["Twin.png", "Copy.png"].map((title, index) => ({
    title,
    versions: [{ timestamp: at(10 + index), width: 1, height: 1, size: 20, mime: "image/png", sha1: "a".repeat(40) }],
  })),
};

let ask: Ask;
beforeAll(async () => {
  const storage = emptyWiki();
  const { users, pages = [], files = [], watchlists } = linkedSeed.wiki ?? {};
  await seedStorage(storage, {
    wiki: {
      ...(users && { users }),
      pages: [...pages, ...(more.pages ?? [])],
      files: [...files, ...(more.files ?? [])],
      ...(watchlists && { watchlists }),
    },
  });
  ask = askOf(storage);
});

const sysop = member("Ann", 1, "sysop");
const results = async (page: string, parameters = {}): Promise<readonly Any[]> =>
  (await ask({ list: "querypage", qppage: page, qplimit: "max", ...parameters }, sysop)).query.querypage.results;

/** In the format `title=value=other columns`. */
const cases: readonly (readonly [page: string, expected: readonly string[]])[] = [
  [
    "Ancientpages",
    [
      "Lighthouse=20240101000000",
      "Harbour=20240102000000",
      "Ferry=20240103000000",
      "Empty=20240112000100",
      "Alone=20240201000000",
      "Picture=20240205000000",
      "Part=20240209000000",
    ],
  ],
  ["BrokenRedirects", ["Nowhere=0:Gone:Part"]],
  ["Deadendpages", ["Alone", "Empty", "Part"]],
  ["DoubleRedirects", ["Third=0:Beacon:Top:0:Lighthouse::"]],
  ["Fewestrevisions", ["Alone=1", "Ferry=1", "Harbour=1", "Lighthouse=1", "Part=1", "Picture=1", "Empty=3"]],
  ["ListDuplicatedFiles", ["File:Copy.png=2"]],
  [
    "Listredirects",
    [
      "Beacon=0:Lighthouse:::1",
      "Nowhere=0:Gone:Part::",
      "Old light=0:Lighthouse:Top::1",
      "Third=0:Beacon:Top::5",
      "File:Alias.png=6:Lamp.png:::12",
    ],
  ],
  ["Lonelypages", ["Alone", "Empty", "Picture"]],
  ["Longpages", ["Lighthouse=229", "Harbour=163", "Ferry=133", "Picture=95", "Alone=5", "Part=4", "Empty=1"]],
  ["MediaStatistics", ["Media:BITMAP;image/png;3;50=1"]],
  ["Mostcategories", ["Ferry=3", "Lighthouse=2", "Picture=2"]],
  ["Mostimages", ["File:Lamp.png=3"]],
  ["Mostinterwikis", ["Harbour=2"]],
  ["Mostlinked", ["Lighthouse=5=0", "Beacon=2=0", "Missing page=2=", "Template:Other box=2="]],
  [
    "Mostlinkedcategories",
    [
      "Category:Sea=5",
      "Category:Pages with broken file links=2",
      "Category:Unmade=1",
      "Category:Towers=1",
      "Category:Hidden things=1",
      "Category:Hidden categories=1",
    ],
  ],
  ["Mostlinkedtemplates", ["Template:Box=2", "Template:Other box=2", "Part=1"]],
  ["Mostrevisions", ["Empty=3", "Alone=1", "Ferry=1", "Harbour=1", "Lighthouse=1", "Part=1", "Picture=1"]],
  ["Shortpages", ["Empty=1", "Part=4", "Alone=5", "Picture=95", "Ferry=133", "Harbour=163", "Lighthouse=229"]],
  ["Uncategorizedcategories", ["Category:Empty", "Category:Kept", "Category:Sea"]],
  ["Uncategorizedimages", ["File:Copy.png", "File:Twin.png"]],
  ["Uncategorizedpages", ["Alone", "Empty", "Part"]],
  ["Uncategorizedtemplates", ["Template:Box", "Template:Spare"]],
  ["Unusedcategories", ["Category:Empty"]],
  ["Unusedimages", ["File:Copy.png=20240211000000", "File:Twin.png=20240210000000"]],
  ["Unusedtemplates", ["Template:Spare"]],
  [
    "Unwatchedpages",
    [
      "Alone=0",
      "Empty=0",
      "Ferry=0",
      "Harbour=0",
      "Part=0",
      "Picture=0",
      "File:Copy.png=6",
      "File:Lamp.png=6",
      "File:Twin.png=6",
      "Template:Box=10",
      "Template:Spare=10",
      "Category:Empty=14",
      "Category:Hidden things=14",
      "Category:Kept=14",
      "Category:Sea=14",
      "Category:Towers=14",
    ],
  ],
  [
    "Wantedcategories",
    ["Category:Pages with broken file links=2", "Category:Hidden categories=1", "Category:Unmade=1"],
  ],
  ["Wantedfiles", ["File:Gone.png=1"]],
  ["Wantedpages", ["Missing page=2", "Template:Other box=2"]],
  ["Wantedtemplates", ["Template:Other box=2"]],
  ["Withoutinterwiki", ["Alone", "Empty", "Ferry", "Part", "Picture"]],
];

test.each(cases)("%s", async (page, expected) => {
  const told = (await results(page)).map(({ title, value, databaseResult }) =>
    [title, value, databaseResult && Object.values(databaseResult).join(":")]
      .filter((part) => part !== undefined)
      .join("="),
  );
  expect(told).toEqual(expected);
});

test("each special page has its case", () => {
  expect(cases.map(([page]) => page)).toEqual(Object.keys(queryPages).toSorted());
});

test("columns have their names, and times are returned twice", async () => {
  expect((await results("DoubleRedirects"))[0]).toEqual({
    ns: 0,
    title: "Third",
    databaseResult: {
      b_namespace: "0",
      b_title: "Beacon",
      b_fragment: "Top",
      c_namespace: "0",
      c_title: "Lighthouse",
      c_fragment: "",
      c_interwiki: "",
    },
  });
  expect((await results("Listredirects"))[1].databaseResult).toEqual({
    rd_namespace: "0",
    rd_title: "Gone",
    rd_fragment: "Part",
    rd_interwiki: "",
    redirid: null,
  });
  expect((await results("Ancientpages"))[0]).toEqual({
    value: "20240101000000",
    timestamp: "2024-01-01T00:00:00Z",
    ns: 0,
    title: "Lighthouse",
  });
});

test.each(Object.keys(queryPages))("%s continues where it ended", async (page) => {
  const whole = await results(page);
  const found: Any[] = [];
  for (let next: Any = { qpoffset: 0 }; next !== undefined; ) {
    const response = await ask({ list: "querypage", qppage: page, qplimit: 2, ...next }, sysop);
    found.push(...response.query.querypage.results);
    next = response.continue;
  }
  expect(whole.length).toBeGreaterThan(0);
  expect(found).toEqual(whole);
});

test("a list as a generator has pages, and those that are missing", async () => {
  const { query } = await ask({ generator: "querypage", gqppage: "Wantedpages", gqpoffset: 0, gqplimit: 1 });
  expect(query.pages).toEqual([{ ns: 0, title: "Missing page", missing: true }]);
});

test("no list goes beyond ten thousand entries", async () => {
  expect(await results("Longpages", { qpoffset: 10_000 })).toEqual([]);
  expect(await results("Longpages", { qpoffset: -1, qplimit: 1 })).toHaveLength(1);
});

test("unwatched pages are returned only to callers with the right", async () => {
  const { errors } = await ask({ list: "querypage", qppage: "Unwatchedpages" });
  expect(errors.map(({ code }: Any) => code)).toEqual(["specialpage-cantexecute"]);
});
