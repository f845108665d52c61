import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { check } from "prettier";
import { afterAll, expect, it } from "vitest";
import { demoWorld } from "../../../packages/reference-server/src/demo.ts";
import { startTestServer } from "../../../packages/reference-server/src/index.ts";
import { runHere } from "../program/run-here.ts";

const root = mkdtempSync(join(tmpdir(), "kiln-import-"));
afterAll(() => rmSync(root, { recursive: true }));

type Json = Readonly<Record<string, any>>;

async function ask(address: string, parameters: Readonly<Record<string, string>>): Promise<Json> {
  const query = new URLSearchParams({ action: "query", format: "json", formatversion: "2", ...parameters });
  return ((await (await fetch(`${address}/api.php?${query}`)).json()) as Json)["query"] as Json;
}

const ids = new Set(["pageid", "revid", "parentid", "lastrevid", "touched"]);
const withoutIds = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (name, one: unknown) => (ids.has(name) ? undefined : one)));

/** Returns a wiki's data about a page, without ids. */
async function told(address: string, titles: string): Promise<unknown> {
  const own = await ask(address, {
    titles,
    prop: "info|revisions|categories|links|templates|images|imageinfo|extlinks|iwlinks|langlinks|pageprops",
    inprop: "protection",
    iilimit: "50",
    iiprop: "timestamp|user|comment|size|sha1|mime|bitdepth",
    rvprop: "timestamp|user|comment|flags|tags|size|sha1|content|contentmodel",
    rvslots: "main",
    rvlimit: "50",
    cllimit: "max",
    pllimit: "max",
    tllimit: "max",
    imlimit: "max",
    ellimit: "max",
    iwlimit: "max",
    lllimit: "max",
  });
  return withoutIds(own["pages"]);
}

it("a server that starts with the imported seed responds like its source", async () => {
  await using source = await startTestServer({ seed: demoWorld });
  const output = join(root, "demo");
  const from = ["--from", `${source.address}/api.php`, "--contact", "tests@wiki.example", "--pause", "0"];
  const ran = await runHere(
    "seed",
    "import",
    ...from,
    "--output",
    output,
    "--pages",
    "500",
    "--revisions",
    "50",
    "--blocks",
  );
  expect([ran.code, ran.out]).toEqual([0, expect.stringMatching(/has \d{3} pages, \d+ files and \d+ users/)]);
  await using copy = await startTestServer({ seed: output });
  const [pages, copied] = await Promise.all(
    [source, copy].map(
      async ({ address }) =>
        (await ask(address, { list: "allpages", aplimit: "max" }))["allpages"] as readonly { readonly title: string }[],
    ),
  );
  expect(pages!.length).toBeGreaterThan(150);
  expect(withoutIds(copied)).toEqual(withoutIds(pages));
  const different: string[] = [];
  for (const { title } of pages!) {
    const [one, other] = [await told(source.address, title), await told(copy.address, title)];
    if (JSON.stringify(one) !== JSON.stringify(other))
      different.push(`${title}\n${JSON.stringify(one)}\n${JSON.stringify(other)}`);
  }
  // No edit can create the revision of a page move.
  expect(different.map((one) => one.split("\n", 1)[0])).toEqual(["Salt cellar", "Sea serpent (rope)"]);
  expect(ran.error).toContain(
    'Revisions left out because they do not change the text: "Salt cellar", "Sea serpent (rope)"\n',
  );
  const blocks = await Promise.all(
    [source, copy].map(
      async ({ address }) =>
        (await ask(address, { list: "blocks", bkprop: "user|by|timestamp|expiry|reason|flags" }))[
          "blocks"
        ] as readonly Json[],
    ),
  );
  const whole = blocks[0]!.filter((one) => one["partial"] === false);
  expect(whole.length).toBeGreaterThan(2);
  expect(blocks[1]).toEqual(whole);
  for (const name of readdirSync(output))
    expect(await check(readFileSync(join(output, name), "utf8"), { parser: "yaml", printWidth: 160 }), name).toBe(true);
});
