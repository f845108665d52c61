import { execFileSync, spawn } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import ts from "typescript";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { emitters } from "../../generators/emit/emitters.ts";
import { emittedFromSpec, rootFolder } from "../support/emit.ts";
import { dualPackages, generatedPackages } from "../support/generated-packages.ts";
import { attwProblems, publintFindings } from "./linters.ts";

const folder = mkdtempSync(join(tmpdir(), "kiln-pack-"));
const user = join(folder, "user");
const packages = [...generatedPackages, "reference-server", "wiki"];
/** The packages that can be installed offline. The others have dependencies beyond these packages. */
const installed = packages.filter(
  (name) => !name.endsWith("server") && !["tanstack-query", "mcp", "wiki"].includes(name),
);
/** Returns the folder to pack. Scripts of generated packages add files while they are packed, so copies are packed. */
const packed = (name: string): string => join(generatedPackages.includes(name) ? folder : rootFolder, "packages", name);

beforeAll(() => {
  for (const name of [".gitignore", ...generatedPackages])
    cpSync(join(rootFolder, "packages", name), join(folder, "packages", name), { recursive: true });
  mkdirSync(user);
  writeFileSync(join(user, "package.json"), '{ "name": "user", "private": true, "type": "module" }');
  for (const name of packages) npm(["pack", "--pack-destination", folder], packed(name));
  npm(["install", "--offline", "--no-audit", "--no-fund", ...installed.map(tarballOf)], user);
}, 120_000);

afterAll(() => rmSync(folder, { recursive: true }));

function tarballOf(name: string): string {
  return join(folder, readdirSync(folder).find((file) => file.startsWith(`kiln-${name}-`) && file.endsWith(".tgz"))!);
}

function npm(args: readonly string[], cwd: string): void {
  execFileSync("npm", [...args, "--silent"], { cwd, stdio: ["ignore", "ignore", "pipe"] });
}

function output(code: string, file: string): unknown {
  writeFileSync(join(user, file), code);
  return JSON.parse(
    execFileSync(process.execPath, [file], { cwd: user, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] }),
  );
}

describe.each(packages)("the package %s", (name) => {
  it("has a changelog in its tarball: its own, or that of the repository, which is nowhere else", () => {
    const listed = execFileSync("tar", ["tzf", tarballOf(name)], { encoding: "utf8" }).split("\n");
    expect(listed).toContain("package/CHANGELOG.md");
    expect(existsSync(join(packed(name), "CHANGELOG.md"))).toBe(generatedPackages.includes(name));
  });

  it("has no findings in publint", async () => {
    expect(await publintFindings(tarballOf(name))).toEqual([]);
  });

  it("has no findings in attw", () => {
    expect(attwProblems(packed(name), { isModules: !dualPackages.includes(name) })).toEqual([]);
  });
});

it.each(generatedPackages)("the tarball of %s contains the compiler's output, including what git ignores", (name) => {
  const contents = join(folder, "contents", name);
  mkdirSync(contents, { recursive: true });
  execFileSync("tar", ["xzf", tarballOf(name), "-C", contents, "--strip-components=1"]);
  const root = `packages/${name}/`;
  const emitted = [...emittedFromSpec(emitters)].filter(([path]) => path.startsWith(root));
  expect(emitted.length).toBeGreaterThan(10);
  for (const [path, text] of emitted)
    expect([path, readFileSync(join(contents, path.slice(root.length)), "utf8")]).toEqual([path, text]);
});

it("installs, and its files can be imported and required", () => {
  const wanted = [
    ["exchange", "query", "query-combined", "query/allcategories"],
    "https://kiln.invalid/schemas/query/modules/allpages.json",
    "3.1.1",
    true,
  ];
  const esm = `
    import { documents } from "@kiln/openapi";
    import { schemas } from "@kiln/schemas";
    import index from "@kiln/schemas/index.json" with { type: "json" };
    import allpages from "@kiln/schemas/query/modules/allpages.json" with { type: "json" };
    import query from "@kiln/openapi/query.json" with { type: "json" };
    import { readFileSync } from "node:fs";
    import { fileURLToPath } from "node:url";
    readFileSync(fileURLToPath(import.meta.resolve("@kiln/openapi/query.yaml")));
    console.log(JSON.stringify([documents.slice(0, 4).map((one) => one.json.replace(".json", "")), allpages.$id, query.openapi, index.length === schemas.length]));`;
  const cjs = `
    const { documents } = require("@kiln/openapi");
    const { schemas } = require("@kiln/schemas");
    const allpages = require("@kiln/schemas/query/modules/allpages.json");
    const query = require("@kiln/openapi/query.json");
    console.log(JSON.stringify([documents.slice(0, 4).map((one) => one.json.replace(".json", "")), allpages.$id, query.openapi, require("@kiln/schemas/index.json").length === schemas.length]));`;
  expect(output(esm, "use.mjs")).toEqual(wanted);
  expect(output(cjs, "use.cjs")).toEqual(wanted);
});

it("has a reference server that starts from its tarball", async () => {
  const modules = join(folder, "program/node_modules");
  for (const name of ["reference-server", "wiki"]) {
    mkdirSync(join(modules, "@kiln", name), { recursive: true });
    execFileSync("tar", ["xzf", tarballOf(name), "-C", join(modules, "@kiln", name), "--strip-components=1"]);
  }
  for (const name of ["client", "server", "validators", "openapi"])
    symlinkSync(packed(name), join(modules, "@kiln", name));
  for (const name of ["fastify", "@fastify", "js-yaml"])
    symlinkSync(join(rootFolder, "node_modules", name), join(modules, name));
  symlinkSync(modules, join(folder, "node_modules"));
  const program = join(modules, "@kiln/reference-server/bin/kiln-server.js");
  const child = spawn(process.execPath, [
    program,
    "--port",
    "0",
    "--database",
    join(folder, "packed.db"),
    "--demo",
    "--log-level",
    "silent",
  ]);
  let out = "";
  const ready = new Promise<void>((resolve) =>
    child.stdout.on(
      "data",
      (data: Buffer) => void ((out += data.toString()), /tenant-read-only/.test(out) && resolve()),
    ),
  );
  const ended = new Promise((resolve) => child.on("exit", resolve));
  await Promise.race([ready, ended.then((code) => Promise.reject(new Error(`It ended with ${code}`)))]);
  const address = /http:\S+(?=\/docs)/.exec(out)![0];
  const key = /global-full +(\S+)/.exec(out)![1]!;
  const groups = await fetch(`${address}/pbx/openapi.php/paginggroups`, { headers: { "x-api-key": key } });
  const docs = await Promise.all(
    ["query.json", "query/allpages.json", "swagger-ui.css"].map(
      async (name) => (await fetch(`${address}/docs/${name}`)).status,
    ),
  );
  expect([groups.status, ...docs]).toEqual([200, 200, 200, 200]);
  child.kill("SIGTERM");
  expect(await ended).toBe(0);
});

it("has clients that work from plain JavaScript, with and without the validators", () => {
  const code = `
    import { createServer } from "node:http";
    import { createExchangeClient, ExchangeError } from "@kiln/client/exchange";
    import { createQueryClient } from "@kiln/client/query";
    import { validate } from "@kiln/client/query/validate";
    import { decode } from "@kiln/validators/query/allpages";
    const server = createServer((request, response) => response.writeHead(401).end('{"error":{"code":"invalid_api_key","message":"Invalid API key."}}'));
    await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
    const client = createExchangeClient({ baseUrl: "http://127.0.0.1:" + server.address().port, key: "k", tenant: "t" });
    const error = await client.pagingGroups.list().catch((error) => error);
    server.close();
    console.log(JSON.stringify([error instanceof ExchangeError, error.code ?? String(error), typeof createQueryClient, typeof validate, decode("aplimit=3").value.limit]));`;
  expect(output(code, "clients.mjs")).toEqual([true, "invalid_api_key", "function", "function", 3]);
});

it.each([
  ["NodeNext", ts.ModuleKind.NodeNext, ts.ModuleResolutionKind.NodeNext],
  ["Bundler", ts.ModuleKind.ESNext, ts.ModuleResolutionKind.Bundler],
])("has clients with types, in the resolution %s", (name, module, moduleResolution) => {
  const file = join(user, `client-${name}.mts`);
  writeFileSync(
    file,
    `import { createExchangeClient, ExchangeError, type PagingGroupRow } from "@kiln/client/exchange";
      import { createQueryClient } from "@kiln/client/query";
      const client = createExchangeClient({ baseUrl: "https://pbx.invalid", key: "k" });
      export const rows: Promise<readonly PagingGroupRow[]> = client.pagingGroups.list();
      export const known = (error: unknown): boolean => error instanceof ExchangeError && error.is("tenant_required");
      export const wiki = createQueryClient({ endpoint: "https://wiki.invalid/api.php", userAgent: "me (me@wiki.invalid)" });
      // @ts-expect-error a tenant is needed
      void client.pagingGroups.delete(1);`,
  );
  const program = ts.createProgram([file], {
    strict: true,
    noEmit: true,
    module,
    moduleResolution,
    target: ts.ScriptTarget.ES2022,
    lib: ["lib.es2022.d.ts", "lib.dom.d.ts"],
    types: [],
  });
  expect(
    ts.getPreEmitDiagnostics(program).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n")),
  ).toEqual([]);
});

it("has types for what is imported", () => {
  const file = join(user, "use.mts");
  writeFileSync(
    file,
    `import { schemas, type SchemaEntry } from "@kiln/schemas";
    import allpages from "@kiln/schemas/query/modules/allpages.json" with { type: "json" };
    import query from "@kiln/openapi/query.json" with { type: "json" };
    export const first: SchemaEntry | undefined = schemas[0];
    export const id: string = allpages.$id;
    export const version: string = query.info.version;
    // @ts-expect-error not a schema's keyword of that type
    export const wrong: number = allpages.$id;`,
  );
  const program = ts.createProgram([file], {
    strict: true,
    noEmit: true,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    types: [],
  });
  expect(
    ts.getPreEmitDiagnostics(program).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n")),
  ).toEqual([]);
});
