import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import { load } from "js-yaml";
import { afterAll, describe, expect, test } from "vitest";
import { demoWorld } from "../../../packages/reference-server/src/demo.ts";
import { makeKey, startTestServer } from "../../../packages/reference-server/src/index.ts";
import { checkShape, type Schema, readSeed } from "../../../packages/reference-server/src/seed/read-seed.ts";
import { seedStorage } from "../../../packages/reference-server/src/seed/seed-storage.ts";
import { openSqlite } from "../../../packages/reference-server/src/storage/sqlite/open.ts";
import { equal } from "../../../packages/wiki/src/storage/select.ts";

const root = mkdtempSync(join(tmpdir(), "kiln-seed-"));
afterAll(() => rmSync(root, { recursive: true }));

let made = 0;

/** Writes these files into a folder, and returns the path of the first. */
function written(files: Readonly<Record<string, string>>): string {
  const folder = join(root, String((made += 1)));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return join(folder, Object.keys(files)[0] ?? "");
}

async function saidOf(text: string, more: Readonly<Record<string, string>> = {}): Promise<readonly string[]> {
  const storage = openSqlite(":memory:");
  const path = written({ "seed.yaml": text, ...more });
  try {
    await seedStorage(storage, path);
    return [];
  } catch (error) {
    expect(
      await storage.read(async ({ wiki, tenants }) => [
        await wiki.count({ from: "pages" }),
        (await tenants.list()).length,
      ]),
    ).toEqual([0, 0]);
    return (error as Error).message
      .replaceAll(`${dirname(path)}/`, "")
      .split("\n")
      .slice(1)
      .map((line) => line.trim());
  } finally {
    await storage.close();
  }
}

describe("what is wrong is said with file, line, column and remedy, and nothing is stored:", () => {
  test.each<[string, string, string, string]>([
    ["no YAML", "wiki:\n  pages: [a", "seed.yaml:2:12: This is not YAML", "Correct the line"],
    ["a key that is not known", "wiki:\n  page: []", "seed.yaml:2:9: There is no “page” here", "Did you mean “pages”?"],
    [
      "a prototype's name",
      "wiki:\n  constructor: []",
      "seed.yaml:2:16: There is no “constructor” here",
      "Known: users",
    ],
    [
      "another kind of value",
      "wiki:\n  pages:\n    - title: 5",
      "seed.yaml:3:14: “5” is not a string",
      "Put it in quotes.",
    ],
    ["a missing member", "wiki:\n  pages:\n    - text: x", "seed.yaml:3:7: “title” is missing", "Add it"],
    [
      "a value that is not listed",
      "wiki:\n  users: [{ name: A, groups: [sysops] }]",
      "seed.yaml:2:31: “sysops” is not one of the values",
      "Did you mean “sysop”?",
    ],
    [
      "another form",
      "wiki:\n  users: [{ name: A, registered: yesterday }]",
      "seed.yaml:2:34: “yesterday” has the wrong format",
      "A time in UTC",
    ],
    [
      "a moment that there is not",
      "wiki:\n  users: [{ name: A, registered: 2024-02-31T00:00:00Z }]",
      "seed.yaml:2:34: The time 2024-02-31T00:00:00Z does not exist",
      "Write an existing date",
    ],
    [
      "an unknown user",
      "wiki:\n  users: [{ name: Alice }]\n  pages:\n    - { title: A, revisions: [{ text: x, user: Alise }] }",
      "seed.yaml:4:48: There is no user “Alise” in the seed",
      "Did you mean “Alice”?",
    ],
    [
      "a title that cannot be one",
      "wiki:\n  pages:\n    - { title: 'A|B' }",
      "seed.yaml:3:16: “A|B” is not a valid page title",
      "Use a title of this site with at most 255 bytes and without",
    ],
    [
      "a page of another site",
      "wiki:\n  pages:\n    - { title: 'de:B' }",
      "seed.yaml:3:16: “de:B” is not a valid page title",
      "of this site",
    ],
    [
      "a page that is there twice",
      "wiki:\n  pages:\n    - { title: a_b }\n    - { title: A b }",
      "seed.yaml:4:16: The page “A b” is duplicated",
      "Combine the two",
    ],
    [
      "a file that is not there",
      "wiki:\n  pages:\n    - { title: A, file: nope.txt }",
      "seed.yaml:3:25: There is no file “nope.txt”",
      "Write the path of the file",
    ],
    [
      "a file outside",
      "wiki:\n  pages:\n    - { title: A, file: ../../etc/passwd }",
      "seed.yaml:3:25: “../../etc/passwd” is outside the folder of the seed",
      "Put the file next to",
    ],
    [
      "an unknown tenant",
      "exchange:\n  tenants: [{ code: ONE }]\n  pagingGroups: [{ tenant: ONCE, name: a, number: '1' }]",
      "seed.yaml:3:28: There is no tenant “ONCE” in the seed",
      "Did you mean “ONE”?",
    ],
    [
      "an unknown key",
      `exchange:\n  keys: [{ text: kiln_gf_${"0".repeat(12)}_${"0".repeat(48)}_00000000 }]`,
      "seed.yaml:2:18: This is not a key",
      "kiln-server keys create",
    ],
  ])("%s", async (_, text, message, remedy) => {
    const [first = "", second = ""] = await saidOf(text);
    expect(first).toContain(message);
    expect(second).toContain(remedy);
  });

  test("several at once, in all files of a folder", async () => {
    const path = written({ "a.yaml": "wiki: { pages: [{}, { titel: x }] }", "b.yaml": "wiki: 5", "c.txt": "no seed" });
    await expect(readSeed(dirname(path))).rejects.toThrow(
      /a\.yaml:1:17: .*missing[^]*a\.yaml:1:21[^]*b\.yaml:1:7: “5” is not a mapping/,
    );
  });

  test("a failure in the middle leaves nothing", async () => {
    const storage = openSqlite(":memory:");
    const seed = {
      exchange: { identities: [{ user: "a" }], tenants: [{ code: "T" }] },
      wiki: { users: [{ name: "A" }, { name: "a" }] },
    };
    await expect(seedStorage(storage, seed)).rejects.toThrow("The user “A” is duplicated");
    expect(await storage.read(async ({ tenants }) => tenants.list())).toEqual([]);
    await storage.close();
  });
});

test("the check of the format agrees with ajv about the same schema", () => {
  const schema = JSON.parse(readFileSync(join(demoWorld, "../seed.schema.json"), "utf8")) as Schema;
  const ajv = new Ajv2020({ strict: false }).compile(schema);
  const right = load(readFileSync(join(demoWorld, "year.yaml"), "utf8")) as { wiki: Record<string, unknown[]> };
  const values: unknown[] = [
    right,
    {},
    [],
    null,
    { wiki: [] },
    { wiki: { pages: [{ title: "" }] } },
    { wiki: { files: [{ title: "a", versions: [{ size: -1 }, { sha1: "x" }, { size: 1.5 }] }] } },
  ];
  for (const [name, list] of Object.entries(right.wiki)) {
    for (const bad of [null, 5, "x", { title: 5 }, {}, { ...(list[0] as object), nope: 1 }])
      values.push({ wiki: { [name]: [bad] } });
  }
  const verdicts = values.map((value) => checkShape(value, schema).length === 0);
  expect(verdicts).toEqual(values.map((value) => ajv(value)));
  expect(new Set(verdicts).size).toBe(2);
});

test("a seed is stored once; a second start does not change the database", async () => {
  const storage = openSqlite(":memory:");
  const path = written({ "seed.yaml": "wiki: { pages: [{ title: A, text: x }] }" });
  expect(await seedStorage(storage, path)).toEqual({ kind: "stored", keys: [] });
  expect(await seedStorage(storage, path)).toEqual({ kind: "there", isSame: true });
  expect(await seedStorage(storage, { wiki: { pages: [{ title: "B" }] } })).toEqual({ kind: "there", isSame: false });
  expect(await storage.read(({ wiki }) => wiki.count({ from: "pages" }))).toBe(1);
  await storage.close();
});

test("events happen in the order of their moments; one without a moment is a minute after what is before it", async () => {
  const storage = openSqlite(":memory:");
  const revisions = [
    { text: "second", timestamp: "2024-03-02T00:00:00Z" },
    { text: "third" },
    { text: "first", timestamp: "2024-03-01T00:00:00Z" },
  ];
  await seedStorage(storage, { wiki: { pages: [{ title: "A", revisions }] } });
  const rows = await storage.read(({ wiki }) =>
    wiki.select({
      from: "revisions",
      joins: [{ table: "texts", on: [["texts.revision", "revisions.id"]] }],
      columns: ["texts.text", "revisions.timestamp", "revisions.parent"],
      order: [{ column: "revisions.id" }],
    }),
  );
  expect(rows.map(Object.values)).toEqual([
    ["first", "20240301000000", 0],
    ["second", "20240302000000", 1],
    ["third", "20240302000100", 2],
  ]);
  await storage.close();
});

test("a text may be a file of the folder, and a folder is one seed", async () => {
  const path = written({
    "pages.yaml":
      "wiki: { pages: [{ title: A, file: pages/a.wikitext }, { title: B, revisions: [{ user: Ann, file: pages/b.wikitext }] }] }",
    "users.yaml": "wiki: { users: [{ name: Ann }] }",
    "pages/a.wikitext": "[[B]]\r\n",
    "pages/b.wikitext": "b",
  });
  const storage = openSqlite(":memory:");
  await seedStorage(storage, dirname(path));
  expect(
    (await storage.read(({ wiki }) => wiki.select({ from: "texts", columns: ["texts.text"] }))).map(
      (row) => row["texts.text"],
    ),
  ).toEqual(["[[B]]", "b"]);
  await storage.close();
});

test("the exchange has what a seed says: a key that is given opens its tenant", async () => {
  const { text } = makeKey("tenant-full", { tenant: "x" });
  const seed = {
    exchange: {
      tenants: [{ code: "HOME", name: "Home" }],
      identities: [
        { extension: "1", tenant: "HOME" },
        { user: "op", tenant: "HOME" },
      ],
      keys: [{ text, tenant: "HOME", label: "test" }, { kind: "global-full" as const }],
      pagingGroups: [{ tenant: "HOME", name: "All", number: "8", destinations: [{ id: "1" }] }],
    },
  };
  await using server = await startTestServer({ seed });
  const groups = await fetch(`${server.address}/pbx/openapi.php/paginggroups?tenant=HOME`, {
    headers: { "x-api-key": text },
  });
  expect(await groups.json()).toMatchObject([{ pa_name: "All", pa_number: "8" }]);
  expect((await server.storage.read(({ keys }) => keys.list())).length).toBe(6);
});

test("a reset brings the seed back", async () => {
  await using server = await startTestServer({ seed: { wiki: { pages: [{ title: "A", text: "x" }] } } });
  await server.storage.write(({ wiki }) => wiki.delete("pages", [equal("pages.title", "A")]));
  await server.reset();
  expect(await server.storage.read(({ wiki }) => wiki.count({ from: "pages" }))).toBe(1);
});

test("the world that ships has two hundred pages, and something of everything", async () => {
  const storage = openSqlite(":memory:");
  await seedStorage(storage, demoWorld);
  const counts = await storage.read(async ({ wiki }) => {
    const of = async (from: Parameters<typeof wiki.count>[0]["from"]): Promise<number> => wiki.count({ from });
    const all = [
      "deleted_revisions",
      "language_links",
      "interwiki_links",
      "external_links",
      "page_properties",
      "protections",
      "protected_titles",
      "blocks",
      "watched",
      "tagged",
      "stashed_files",
      "categories",
    ] as const;
    return [await of("pages"), await of("accounts"), ...(await Promise.all(all.map(of)))];
  });
  await storage.close();
  expect(counts[0]).toBeGreaterThanOrEqual(200);
  expect(counts[1]).toBe(12);
  expect(counts.every((count) => count > 0)).toBe(true);
});
