import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { command } from "../support/command.ts";
import { runKiln } from "../support/run-kiln.ts";
import { site } from "./given.ts";
import { articleTitle, counts } from "./site.ts";

/*
 * A team with its own wiki: a spec, packages, and a client are created from its modules, and can be compared with the
 * wiki later.
 */

const root = join(import.meta.dirname, "../..");
const folder = join(mkdtempSync(join(tmpdir(), "kiln-wiki-import-")), "example");
mkdirSync(folder);
afterAll(() => rmSync(join(folder, ".."), { recursive: true }));

const modules = join(folder, "spec/mediawiki/modules");

test("the modules of a wiki with extensions are imported without a loss", async () => {
  const { code, out, error } = await runKiln(folder, "import", "paraminfo", site.extended, "--output", "kept.json");
  expect({ code, error }).toEqual({ code: 0, error: "" });
  expect(out).toMatch(/^imported +\d+ modules with \d+ parameters into spec\/mediawiki\n/);
  expect(readdirSync(modules)).toEqual(expect.arrayContaining(["allpages.yaml", "extracts.yaml", "pageimages.yaml"]));
  expect(readFileSync(join(modules, "extracts.yaml"), "utf8")).toContain("belongs to the extension TextExtracts.");
  expect((await runKiln(folder, "import", "paraminfo", "kept.json")).out).toContain("disk        no file changed");
});

test("the wiki does not differ from its spec; without the extensions, it does", async () => {
  expect(await runKiln(folder, "drift", "--live", site.extended)).toMatchObject({ code: 0, error: "" });
  const { code, out } = await runKiln(folder, "drift", "--live", site.endpoint, "--json");
  expect(code).toBe(1);
  const missing = JSON.parse(out).differences.map((one: { readonly subject: string }) => one.subject);
  expect(missing).toEqual(expect.arrayContaining(["extracts", "pageimages"]));
});

test("a program with the generated client is type-checked and reads the wiki", async () => {
  expect((await runKiln(folder, "generate")).code).toBe(0);
  mkdirSync(join(folder, "node_modules/@example"), { recursive: true });
  symlinkSync(join(folder, "packages/client"), join(folder, "node_modules/@example/client"));
  writeFileSync(join(folder, "package.json"), '{ "type": "module" }\n');
  writeFileSync(join(folder, "use.ts"), program);
  const tsc = [join(root, "node_modules/typescript/bin/tsc"), "--noEmit", "--strict"];
  const types = ["--types", "node", "--typeRoots", join(root, "node_modules/@types")];
  await command(process.execPath, [...tsc, "--module", "nodenext", "--target", "es2023", ...types, "use.ts"], {
    cwd: folder,
  });
  const { titles, extract } = JSON.parse(await command(process.execPath, ["use.ts"], { cwd: folder }));
  expect(titles).toBeGreaterThanOrEqual(counts.articles);
  expect(extract).toMatchObject({ title: articleTitle(1), extract: expect.any(String) });
}, 240_000);

const program = `
import { createMediawikiClient } from "@example/client/mediawiki";

const wiki = createMediawikiClient({ endpoint: ${JSON.stringify(site.extended)}, userAgent: "kiln-tests/1.0 (tests@example.org)" });
const titles = new Set<unknown>();
for await (const page of wiki.list("allpages", { limit: "max", filterredir: "nonredirects" })) titles.add((page as { readonly title: string }).title);
const { pages } = await wiki.query({ titles: [${JSON.stringify(articleTitle(1))}], prop: { extracts: { sentences: 1, plaintext: true } } });
console.log(JSON.stringify({ titles: titles.size, extract: pages[0] }));
// @ts-expect-error The parameter does not exist.
void (() => wiki.list("allpages", { limits: 1 }));
// @ts-expect-error The value is not listed.
void (() => wiki.list("allpages", { filterredir: "some" }));
`.replace("", "");
