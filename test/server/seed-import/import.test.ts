import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { readSeed } from "../../../packages/reference-server/src/seed/read-seed.ts";
import type { PageSeed } from "../../../packages/reference-server/src/seed/seed.ts";
import { runHere, type Ran } from "../program/run-here.ts";
import { responseOf, page, siteResponse, startFakeWiki, type FakeWiki } from "./fake-wiki.ts";

const root = mkdtempSync(join(tmpdir(), "kiln-import-"));
afterAll(() => rmSync(root, { recursive: true }));

let made = 0;
const newFolder = (): string => join(root, String((made += 1)));

function importFrom({ endpoint }: FakeWiki, output: string, ...more: readonly string[]): Promise<Ran> {
  return runHere(
    "seed",
    "import",
    "--from",
    endpoint,
    "--contact",
    "tests@wiki.example",
    "--pause",
    "0",
    "--output",
    output,
    ...more,
  );
}

async function pagesIn(folder: string): Promise<readonly PageSeed[]> {
  return (await readSeed(folder)).flatMap(({ seed }) => seed.wiki?.pages ?? []);
}

const hostile = [
  ["- a: b", "- a: b\n? c: &d *e\n"],
  ["Yes", "yes"],
  ["1e3", "1e3"],
  ["'", "'\"'\\n"],
  ["%TAG", "%TAG ! x\n---\n...\n"],
  ["!tag", "\n\n  begins later\n   \n\tend"],
  ["~", "null"],
  ["Controls", "a\u0000b\u0007c\u001b[2Jd\u007fe\u0085f\u2028g\ufeffh\uffffi"],
  ["Ends", "a\r\nb\rc"],
  ["Halves", "\ud800 and \udfff, and 🦀"],
  ["Long", "x ".repeat(20_000) + "end"],
  ["Empty", ""],
  ["=", "#comment: no\n #redirect"],
  ["A, b", "key: [1, {a: b}]"],
  ["Ⅷ 海", "| >\n|-\n{|"],
  ["Spaces", "  two\n    four\n  two"],
  ["Date", "2024-01-01T00:00:00Z"],
] as const;

it("texts and titles with special characters of YAML are imported unchanged", async () => {
  await using wiki = await startFakeWiki((asked) =>
    responseOf(
      asked,
      hostile.map(([title, text]) => page(title, text, { comment: `# ${text.slice(0, 80)}` })),
    ),
  );
  const output = newFolder();
  const ran = await importFrom(wiki, output);
  expect(ran).toMatchObject({ code: 0, error: "" });
  const pages = await pagesIn(output);
  expect(Object.fromEntries(pages.map(({ title, revisions }) => [title, revisions?.[0]?.text]))).toEqual(
    Object.fromEntries(hostile.map(([title, text]) => [title, text.trimEnd()])),
  );
  const [first = ""] = readdirSync(output);
  expect(readFileSync(join(output, first), "utf8").split("\n").slice(0, 5)).toEqual([
    "# Imported by kiln seed import.",
    `# Source: ${wiki.endpoint} (Fake # wiki?; MediaWiki 1.45.0)`,
    "# As of: 2026-01-01T00:00:00Z",
    "# License of the content: A licence of its own, https://licence.example/",
    "wiki:",
  ]);
  expect(wiki.requests.map((asked) => asked.get("maxlag"))).toEqual(wiki.requests.map(() => "5"));
});

it("what a seed cannot hold is left out, and said", async () => {
  const pages = [
    page("Hidden", undefined, { texthidden: true, commenthidden: true, userhidden: true, user: undefined, size: 12 }),
    page("Benutzer:Ann", "Hello", {}, 2),
    page("Modul:A", "return 1", {}, 828),
    page("Data", "{}", { slots: { main: { content: "{}", contentmodel: "json" } } }),
    page("Lost", undefined),
    page("By another", "text", { user: "import>Bob" }),
    { ns: 0, title: "Nothing", missing: true },
    {
      pageid: 99_999,
      ns: 0,
      title: "No text",
      revisions: [{ revid: 999, timestamp: "2024-01-01T00:00:00Z", user: "Ann", slots: { main: {} } }],
    },
  ];
  await using wiki = await startFakeWiki((asked) =>
    responseOf(asked, pages, [{ userid: 1, name: "Ann", groups: ["*", "user", "sysop", "steward"] }]),
  );
  const output = newFolder();
  const ran = await importFrom(wiki, output, "--titles", "Hidden|Benutzer:Ann");
  expect(ran, ran.error).toMatchObject({ code: 0 });
  expect(ran.error.trimEnd().split("\n").sort()).toEqual([
    'Groups left out because the server does not have them: "steward"',
    'Pages left out because the server does not support their titles or namespaces: "Modul:A"',
    'Pages left out because the server has a different content model for their titles: "Data"',
    'Pages left out because their text was not returned: "No text"',
    'Revisions left out because their text was not returned: "No text"',
    'Revisions with hidden parts, whose content is unknown: "Hidden", "Lost"',
    'Titles left out because the page does not exist: "Nothing"',
    'Users renamed because the server does not support their names: "import>Bob"',
  ]);
  const found = await pagesIn(output);
  expect(found.map(({ title }) => title)).toEqual(["By another", "Hidden", "Lost", "User:Ann"]);
  expect(found[1]?.revisions).toEqual([
    {
      timestamp: "2024-01-01T00:00:00Z",
      text: "-".repeat(12),
      hidden: { parts: ["text", "comment", "user"], timestamp: "2024-01-01T00:00:00Z" },
    },
  ]);
  expect(found[0]?.revisions?.[0]?.user).toBe("Import-Bob");
});

it("members of other types than the described ones are passed over", async () => {
  const nonsense = [
    { title: 5, ns: "0" },
    { ns: 0, title: "<", invalid: true },
    page("Kept", "text", { comment: 5, user: { a: 1 }, tags: [1], size: -1, minor: "yes" }),
    page("Other", "text", { timestamp: "2024-02-31T00:00:00Z" }),
  ];
  await using wiki = await startFakeWiki((asked) =>
    responseOf(asked, nonsense, [{ name: "Ann", groups: "sysop", registration: "long ago" }]),
  );
  const output = newFolder();
  const ran = await importFrom(wiki, output, "--titles", "Kept");
  expect(ran.code, ran.error).toBe(0);
  expect(await pagesIn(output)).toEqual([
    { title: "Kept", revisions: [{ timestamp: "2024-01-01T00:00:00Z", text: "text" }] },
  ]);
  expect(ran.error).toContain('Revisions left out because they have no timestamp: "Other"');
});

it("a list continues to its end, and a request to a wiki with lag is repeated", async () => {
  await using wiki = await startFakeWiki((asked, before) => {
    if (before === 0)
      return {
        body: { errors: [{ code: "maxlag", text: "Waiting" }] },
        headers: { "retry-after": "0", "mediawiki-api-error": "maxlag" },
      };
    if (asked.get("list") !== "allpages") return responseOf(asked, [page("A", "one"), page("B", "two")]);
    const isFirst = !asked.has("apcontinue");
    return {
      body: {
        ...(isFirst && { continue: { apcontinue: "B", continue: "-||" } }),
        query: { allpages: [{ ns: 0, title: isFirst ? "A" : "B" }] },
      },
    };
  });
  const output = newFolder();
  expect((await importFrom(wiki, output)).code).toBe(0);
  expect((await pagesIn(output)).map(({ title }) => title)).toEqual(["A", "B"]);
  expect(wiki.requests.find((asked) => asked.has("titles"))?.get("titles")).toBe("A|B");
});

it("the same responses give the same bytes, also when they replace an earlier import", async () => {
  await using wiki = await startFakeWiki((asked) =>
    responseOf(asked, [page("B", "two", { revid: 2 }), page("A", "one", { revid: 1 })]),
  );
  const output = newFolder();
  await importFrom(wiki, output);
  const files = (): readonly string[] =>
    readdirSync(output).map((name) => `${name}\n${readFileSync(join(output, name), "utf8")}`);
  const first = files();
  expect(first).toHaveLength(2);
  expect((await importFrom(wiki, output)).code).toBe(0);
  expect(files()).toEqual(first);
});

it.each([
  ["readapidenied", ["Only accounts read this wiki", "Nothing was written"]],
  [
    "internal_api_error_X",
    ["The wiki refused a request with the error internal_api_error_X: No?[2J", "Nothing was written"],
  ],
])("a wiki that returns %s causes a message with a remedy, and no files", async (code, sentences) => {
  await using wiki = await startFakeWiki(() => ({ body: { errors: [{ code, text: "No\u001b[2J" }] } }));
  const output = newFolder();
  const ran = await importFrom(wiki, output);
  expect([ran.code, ran.out, existsSync(output)]).toEqual([2, "", false]);
  for (const sentence of sentences) expect(ran.error).toContain(sentence);
});

it("responses larger than --max-bytes end the import at once, and existing files remain", async () => {
  await using wiki = await startFakeWiki((asked) => responseOf(asked, [page("A", "x".repeat(100_000))]));
  const output = newFolder();
  expect((await importFrom(wiki, output)).code).toBe(0);
  const before = readFileSync(join(output, "pages.yaml"), "utf8");
  const asked = wiki.requests.length;
  const ran = await importFrom(wiki, output, "--max-bytes", "50000");
  expect(ran).toMatchObject({ code: 2, error: expect.stringContaining("exceed 50000 bytes") as string });
  expect(wiki.requests.length).toBeLessThan(asked * 2);
  expect(readFileSync(join(output, "pages.yaml"), "utf8")).toBe(before);
  expect(readdirSync(root).filter((name) => name.startsWith("."))).toEqual([]);
});

it("a folder with other files is rejected before any request", async () => {
  await using wiki = await startFakeWiki((asked) => responseOf(asked, [page("A", "one")]));
  const output = newFolder();
  mkdirSync(output);
  writeFileSync(join(output, "pages.yaml"), "# Mine.\n");
  const ran = await importFrom(wiki, output);
  expect(ran).toMatchObject({
    code: 2,
    error: expect.stringContaining(`“${join(output, "pages.yaml")}” was not written by an import`) as string,
  });
  expect([wiki.requests.length, readFileSync(join(output, "pages.yaml"), "utf8")]).toEqual([0, "# Mine.\n"]);
});

it("recorded responses are converted to a seed", async () => {
  const file = join(root, "responses.jsonl");
  const rows = [
    {
      query: "action=query&list=logevents",
      body: {
        query: {
          logevents: [
            {
              type: "protect",
              action: "protect",
              title: "A",
              user: "Bob",
              timestamp: "2024-02-01T00:00:00Z",
              comment: "Quiet",
            },
          ],
        },
      },
    },
    { query: "action=query&meta=siteinfo", body: { query: siteResponse } },
    { query: "action=query&titles=A&prop=revisions", body: { query: { pages: [page("A", "one")] } } },
    { query: "action=query&titles=C", body: { query: { pages: [null, 5], users: [null], logevents: [null] } } },
    {
      query: "action=query&titles=A&prop=info",
      body: {
        query: {
          pages: [{ pageid: 1, ns: 0, title: "A", protection: [{ type: "edit", level: "sysop", expiry: "infinity" }] }],
        },
      },
    },
    {
      query: "action=query&titles=B&prop=revisions&formatversion=1",
      body: { query: { pages: { 2: { ns: 0, title: "B" } } } },
    },
  ];
  writeFileSync(file, rows.map((row) => `${JSON.stringify(row)}\n`).join(""));
  const output = newFolder();
  const ran = await runHere("seed", "import", "--from", file, "--output", output);
  expect([ran.code, ran.error]).toEqual([0, expect.stringContaining("do not have formatversion=2")]);
  expect(await pagesIn(output)).toEqual([
    {
      title: "A",
      revisions: [{ user: "Ann", timestamp: "2024-01-01T00:00:00Z", text: "one" }],
      protection: {
        edit: { level: "sysop", expiry: "infinity" },
        user: "Bob",
        timestamp: "2024-02-01T00:00:00Z",
        comment: "Quiet",
      },
    },
  ]);
  expect(await runHere("seed", "import", "--from", file, "--output", newFolder(), "--max-bytes", "10")).toMatchObject({
    code: 2,
    error: expect.stringContaining("--max-bytes") as string,
  });
});

it.each([
  [["import"], "--from must be"],
  [["import", "--from", "https://wiki.example/api.php"], "--output must name"],
  [["import", "--from", "https://wiki.example/api.php", "--output", "x"], "--contact must be"],
  [["import", "--from", "https://a:b@wiki.example/api.php", "--output", "x"], "without a user name and password"],
  [["import", "--from", "none.jsonl", "--output", "x"], "none.jsonl cannot be read: ENOENT"],
  [["import", "--from", "none.jsonl", "--output", "x", "--prefix", "A"], "are only for wikis"],
  [
    [
      "import",
      "--from",
      "https://wiki.example/api.php",
      "--contact",
      "a@b",
      "--output",
      "x",
      "--titles",
      "A",
      "--prefix",
      "B",
    ],
    "Use only one of",
  ],
  [
    ["import", "--from", "https://wiki.example/api.php", "--contact", "a@b", "--output", "x", "--revisions", "51"],
    "--revisions must be a number from 1 to 50",
  ],
  [["import", "--form"], "Did you mean “--from”?"],
  [["imprt"], "There is no action “imprt”. Did you mean “import”?"],
])("seed %j is refused with what helps", async (args, sentence) => {
  expect(await runHere("seed", ...args)).toMatchObject({
    code: 2,
    out: "",
    error: expect.stringContaining(sentence) as string,
  });
});
