import { afterAll, beforeAll, expect, test } from "vitest";
import { askOf, emptyWiki, member, type Any } from "./support/asked-wiki.ts";
import { pageRow, revisionRow } from "./support/rows.ts";

/*
 * A response contains at most 8 MiB of texts, or one text. The wiki has five pages with one revision of 3 MB each, also
 * deleted ones.
 */

const large = "x".repeat(3_000_000);
const titles = ["A", "B", "C", "D", "E"];
const storage = emptyWiki();
const ask = askOf(storage);
const sysop = member("Ada", 1, "sysop");

beforeAll(async () => {
  const moment = (index: number): string => `2024010${index + 1}000000`;
  await storage.write(async ({ wiki }) => {
    await wiki.create(
      "pages",
      titles.map((title, index) => pageRow({ title, latest: index + 1, length: large.length })),
    );
    const rows = titles.map((_, index) =>
      revisionRow({ page: index + 1, timestamp: moment(index), length: large.length }),
    );
    await wiki.create("revisions", rows);
    await wiki.insert(
      "deleted_revisions",
      rows.map((row, index) => ({ ...row, id: 101 + index, ns: 0, title: titles[index]! })),
    );
    const ids = titles.flatMap((_, index) => [index + 1, 101 + index]);
    await wiki.insert(
      "texts",
      ids.map((revision) => ({ revision, text: large })),
    );
  });
});
afterAll(() => storage.close());

/** Returns the number of texts in each response, up to the end of a list. */
async function sizesOf(parameters: Readonly<Record<string, string | number>>): Promise<readonly number[]> {
  const sizes: number[] = [];
  for (let next: object | undefined = {}; next !== undefined && sizes.length < 9; ) {
    const body: Any = await ask({ ...parameters, ...next }, sysop);
    sizes.push(JSON.stringify(body).split(large).length - 1);
    next = body.continue;
  }
  return sizes;
}

test.each<[string, Readonly<Record<string, string | number>>]>([
  ["revisions", { prop: "revisions", titles: titles.join("|"), rvprop: "content", rvslots: "main" }],
  ["allrevisions", { list: "allrevisions", arvprop: "content", arvslots: "main" }],
  ["deletedrevisions", { prop: "deletedrevisions", titles: titles.join("|"), drvprop: "content", drvslots: "main" }],
  ["alldeletedrevisions", { list: "alldeletedrevisions", adrprop: "content", adrslots: "main", adrdir: "newer" }],
  ["deletedrevs", { list: "deletedrevs", titles: titles.join("|"), drprop: "content" }],
])("%s continues with the texts that exceed the size of a response", async (_, parameters) => {
  expect(await sizesOf(parameters)).toEqual([2, 2, 1]);
});

test("a truncated response has a warning, and one without texts is whole", async () => {
  const parameters = { list: "allrevisions", arvslots: "main" };
  const { warnings } = await ask({ ...parameters, arvprop: "content" }, sysop);
  expect(JSON.stringify(warnings)).toContain("larger than the limit of 8388608 bytes");
  const whole = await ask({ ...parameters, arvprop: "ids" }, sysop);
  expect(whole.query.allrevisions).toHaveLength(5);
  expect(whole.continue).toBeUndefined();
});

test("a difference has a maximum number of lines", async () => {
  const { query } = await ask({ prop: "revisions", titles: "A", rvdifftotext: "y\n".repeat(50_000) }, sysop);
  const { body } = query.pages[0].revisions[0].diff as { readonly body: string };
  expect(body.split("diff-addedline").length - 1).toBe(9999);
});

test("differences continue as texts do", async () => {
  const parameters = { list: "allrevisions", arvdifftotext: "y\n".repeat(9000), arvlimit: 5 };
  const body: Any = await ask(parameters, sysop);
  expect(body.query.allrevisions.length).toBeLessThan(5);
  expect(body.continue).toBeDefined();
});
