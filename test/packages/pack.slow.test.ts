import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { formatMessage } from "publint/utils";
import { publint } from "publint";
import ts from "typescript";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { emitters } from "../../generators/emit/emitters.ts";
import { emittedFromSpec, rootFolder } from "../support/emit.ts";

const folder = mkdtempSync(join(tmpdir(), "kiln-pack-"));
const user = join(folder, "user");
const packages = ["openapi", "schemas"];
const packed = (name: string): string => join(folder, "packages", name);

beforeAll(() => {
  for (const [path, text] of emittedFromSpec(emitters)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  mkdirSync(user);
  writeFileSync(join(user, "package.json"), '{ "name": "user", "private": true, "type": "module" }');
  for (const name of packages) npm(["pack", "--pack-destination", folder], packed(name));
  const tarballs = readdirSync(folder).filter((file) => file.endsWith(".tgz"));
  npm(["install", "--offline", "--no-audit", "--no-fund", ...tarballs.map((file) => join(folder, file))], user);
});

afterAll(() => rmSync(folder, { recursive: true }));

function npm(args: readonly string[], cwd: string): void {
  execFileSync("npm", [...args, "--silent"], { cwd, stdio: ["ignore", "ignore", "pipe"] });
}

function output(code: string, file: string): unknown {
  writeFileSync(join(user, file), code);
  return JSON.parse(execFileSync(process.execPath, [file], { cwd: user, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }));
}

describe.each(packages)("the package %s", (name) => {
  it("has no findings in publint", async () => {
    const { messages, pkg } = await publint({ pkgDir: packed(name), strict: true });
    expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
  });

  it("has no findings in attw", () => {
    const attw = join(rootFolder, "node_modules/@arethetypeswrong/cli/dist/index.js");
    const run = (): string => execFileSync(process.execPath, [attw, "--pack", packed(name), "--format", "json"], { encoding: "utf8" });
    expect((JSON.parse(run()) as { problems: unknown }).problems ?? {}).toEqual({});
  });
});

it("installs, and its files can be imported and required", () => {
  const wanted = [["exchange", "query"], "https://kiln.invalid/schemas/query/modules/allpages.json", "3.1.1", true];
  const esm = `
    import { documents } from "@kiln/openapi";
    import { schemas } from "@kiln/schemas";
    import index from "@kiln/schemas/index.json" with { type: "json" };
    import allpages from "@kiln/schemas/query/modules/allpages.json" with { type: "json" };
    import query from "@kiln/openapi/query.json" with { type: "json" };
    console.log(JSON.stringify([documents.map((one) => one.service), allpages.$id, query.openapi, index.length === schemas.length]));`;
  const cjs = `
    const { documents } = require("@kiln/openapi");
    const { schemas } = require("@kiln/schemas");
    const allpages = require("@kiln/schemas/query/modules/allpages.json");
    const query = require("@kiln/openapi/query.json");
    console.log(JSON.stringify([documents.map((one) => one.service), allpages.$id, query.openapi, require("@kiln/schemas/index.json").length === schemas.length]));`;
  expect(output(esm, "use.mjs")).toEqual(wanted);
  expect(output(cjs, "use.cjs")).toEqual(wanted);
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
  const program = ts.createProgram([file], { strict: true, noEmit: true, module: ts.ModuleKind.NodeNext, moduleResolution: ts.ModuleResolutionKind.NodeNext, types: [] });
  expect(ts.getPreEmitDiagnostics(program).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n"))).toEqual([]);
});
