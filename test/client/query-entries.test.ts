import { buildSync } from "esbuild";
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";
import { afterAll, describe, expect, it, test } from "vitest";
import { client } from "../../generators/emit/client/emitter.ts";
import { validators } from "../../generators/emit/validators/emitter.ts";
import type { UntypedAccountClient } from "../../templates/runtime/action-api/client/account.js";
import type { CoreOptions } from "../../templates/runtime/query/client/client.js";
import type { QueryClientOptions } from "../../templates/runtime/action-api/client/options.js";
import type { ModuleConstant } from "../../templates/runtime/query/client/table.js";
import { emittedFromSpec } from "../support/emit.ts";
import { serveApi } from "./support/api.ts";
import { all, failureOf, type WikiClient } from "./support/query.ts";

/* The entry points as the emitter currently generates them. */

const folder = mkdtempSync(join(tmpdir(), "kiln-client-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
for (const [path, text] of emittedFromSpec([client, validators])) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}
mkdirSync(join(folder, "node_modules/@kiln"), { recursive: true });
for (const name of ["client", "validators"])
  symlinkSync(join(folder, "packages", name), join(folder, "node_modules/@kiln", name));
const generated = join(folder, "packages/client/generated");
const load = async (entry: string): Promise<unknown> =>
  import(pathToFileURL(join(generated, `query/${entry}.js`)).href);

const done = { batchcomplete: true, query: { allpages: [{ title: "A" }] } };
const defaults = { userAgent: "tests (tests@wiki.invalid)" } as const;

describe("the entry points", () => {
  it("make a client that reads, and one that can log in, too", async () => {
    const [reading, account] = (await Promise.all(["index", "account"].map(load))) as [
      { createQueryClient(options: QueryClientOptions): WikiClient },
      { createQueryClient(options: QueryClientOptions): UntypedAccountClient & WikiClient },
    ];
    const { endpoint } = await serveApi(() => done);
    expect(await all(reading.createQueryClient({ endpoint, ...defaults }).list("allpages", {}))).toEqual([
      { title: "A" },
    ]);
    const wiki = account.createQueryClient({ endpoint, ...defaults });
    expect(await all(wiki.list("allpages", {}))).toEqual([{ title: "A" }]);
    expect(Object.keys(wiki)).toEqual(expect.arrayContaining(["token", "postWithToken", "login", "logout"]));
    expect(Object.keys(reading.createQueryClient({ endpoint, ...defaults })).sort()).toEqual([
      "batches",
      "generate",
      "list",
      "meta",
      "query",
      "request",
    ]);
  });

  it("make one of a few modules, which refuses the others", async () => {
    const core = (await load("core")) as {
      createQueryClient(options: CoreOptions): WikiClient;
      allpagesModule: ModuleConstant;
      infoModule: ModuleConstant;
    };
    const api = await serveApi(() => done);
    const wiki = core.createQueryClient({
      endpoint: api.endpoint,
      ...defaults,
      modules: [core.allpagesModule, core.infoModule],
    });
    await all(wiki.generate("allpages", { limit: 3 }, { prop: { info: { prop: ["url"] } } }));
    expect(api.asked()[0]).toEqual({ generator: "allpages", gaplimit: "3", prop: "info", inprop: "url" });
    expect((await failureOf(wiki.meta("siteinfo", {}))).is("unknown-module")).toBe(true);
  });
});

describe("validation", () => {
  it.each([
    ["is found by its name", "", "true"],
    ["is given where code is bundled", `import { validate } from "@kiln/client/query/validate";`, "validate"],
  ])("%s", (_, line, value) => {
    const program = `import { createQueryClient } from "@kiln/client/query"; ${line}
      const wiki = createQueryClient({ endpoint: "http://wiki.invalid/api.php", userAgent: "tests (tests@wiki.invalid)", validate: ${value} });
      await wiki.query({ list: { allpages: { dir: "bogus" } } }).catch((error) => console.log(error.name, error.findings.map(({ code, wireName }) => code + " " + wireName)));`;
    expect(outputOf(program)).toBe("ValidationError [ 'badvalue apdir' ]\n");
  });
});

test("a bundle for production reports no misspelt option, and cannot load the validators", () => {
  const program = `import { createQueryClient } from "@kiln/client/query";
    const wiki = createQueryClient({ endpoint: "http://wiki.invalid/api.php", userAgent: "tests (tests@wiki.invalid)", timout: 1, validate: true });
    await wiki.query({ list: { allpages: {} } }).catch((error) => console.log(String(error)));`;
  const said = outputOf(program, "--conditions=browser", "--conditions=production");
  expect(said).toBe("TypeError: A bundle cannot load @kiln/client/query/validate: import it, and pass its function\n");
  expect(() => outputOf(program)).toThrow("The client has no option timout: did you mean timeout?");
});

function outputOf(program: string, ...flags: readonly string[]): string {
  return execFileSync(process.execPath, [...flags, "--input-type=module", "--eval", program], {
    cwd: folder,
    encoding: "utf8",
    stdio: "pipe",
  });
}

/**
 * Returns the size of a program as a page loads it: bundled for production, minified, and compressed by gzip, in bytes.
 */
function sizeOf(contents: string): number {
  const stdin = { contents, resolveDir: generated, loader: "js" } as const;
  const { outputFiles } = buildSync({
    stdin,
    bundle: true,
    minify: true,
    format: "esm",
    conditions: ["production"],
    write: false,
  });
  return gzipSync(outputFiles[0]!.contents, { level: 9 }).length;
}

describe("a bundle", () => {
  it("with one module has at most 7.27 kB", () => {
    expect(
      sizeOf(
        `import { allpagesModule, createQueryClient } from "./query/core.js"; export const wiki = (options) => createQueryClient({ modules: [allpagesModule], ...options });`,
      ),
    ).toBeLessThanOrEqual(7444);
  });

  it("with all modules has little more, and nothing of logins and validation", () => {
    expect(sizeOf(`export { createQueryClient } from "./query/index.js";`)).toBeLessThanOrEqual(7980);
  });
});
