import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { runKiln as kiln } from "../../test/support/run-kiln.ts";
import { nodeFault } from "../init/files.ts";
import { filesBelow } from "../runtime/folders.ts";

const openApi = join(import.meta.dirname, "../../test/import/openapi/library/openapi.yaml");
const folders: string[] = [];
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true, force: true })));

function empty(): string {
  const folder = mkdtempSync(join(tmpdir(), "kiln-init-"));
  folders.push(folder);
  return folder;
}

const json = (folder: string, file: string) =>
  JSON.parse(readFileSync(join(folder, file), "utf8")) as Record<string, unknown>;

test("makes a service that is clean, formatted, and has all its handlers", async () => {
  const folder = empty();
  const { code, out, error } = await kiln(folder, "init", "Demo Shop");
  expect({ code, error }).toEqual({ code: 0, error: "" });
  expect(out).toContain("npm install\n    npm test\n    npm start\n");
  expect(json(folder, "package.json")).toMatchObject({ name: "demo-shop", workspaces: ["packages/*"] });
  expect(json(folder, "packages/client/package.json")).toMatchObject({ name: "@demo-shop/client" });
  expect((await kiln(folder, "check")).code).toBe(0);
  expect((await kiln(folder, "format", "--check")).code).toBe(0);
  const handlers = readFileSync(join(folder, "packages/reference-server/src/tasks/task.ts"), "utf8");
  expect(handlers).toContain("@demo-shop/server/tasks");
  expect(handlers).not.toContain("NotImplementedError");
});

test("keeps what a package.json says, but for what npm init writes there", async () => {
  const folder = empty();
  const present = {
    name: "mine",
    scripts: { test: 'echo "Error: no test specified" && exit 1', lint: "eslint" },
    devDependencies: { kiln: "file:kiln.tgz" },
  };
  writeFileSync(join(folder, "package.json"), JSON.stringify(present));
  await kiln(folder, "init", "shop");
  const { name, scripts, devDependencies } = json(folder, "package.json");
  expect({ name, devDependencies }).toMatchObject({
    name: "mine",
    devDependencies: { kiln: "file:kiln.tgz", typescript: expect.any(String) as string },
  });
  expect(scripts).toMatchObject({
    lint: "eslint",
    generate: "kiln generate",
    test: expect.stringContaining("node --test") as string,
  });
});

test("reports that CommonJS, the choice of npm init, is incompatible, and keeps it", async () => {
  const folder = empty();
  writeFileSync(join(folder, "package.json"), JSON.stringify({ name: "mine", type: "commonjs" }));
  const { code, out } = await kiln(folder, "init", "shop");
  expect(code).toBe(0);
  expect(out).toMatch(/^modules {5}package\.json has "type": "commonjs", .*Run: npm pkg set type=module$/m);
  expect(json(folder, "package.json")).toMatchObject({ type: "commonjs" });
  const other = empty();
  expect((await kiln(other, "init", "shop")).out).not.toContain("commonjs");
});

test("keeps an existing file, and reports it", async () => {
  const folder = empty();
  writeFileSync(join(folder, "README.md"), "mine\n");
  const { code, out } = await kiln(folder, "init", "shop");
  expect(code).toBe(1);
  expect(out).toContain("there       README.md: already exists, not changed\n");
  expect(readFileSync(join(folder, "README.md"), "utf8")).toBe("mine\n");
});

test("a checkout with the line ends of Windows is clean, formatted, and can be added to", async () => {
  const folder = empty();
  await kiln(folder, "init", "shop");
  const toCrlf = (): void => {
    for (const file of filesBelow(folder))
      writeFileSync(join(folder, file), readFileSync(join(folder, file), "utf8").replace(/\r?\n/g, "\r\n"));
  };
  toCrlf();
  expect((await kiln(folder, "check")).code).toBe(0);
  expect((await kiln(folder, "format", "--check")).code).toBe(0);
  expect(await kiln(folder, "new", "resource", "venue")).toMatchObject({ code: 0, error: "" });
  expect(readFileSync(join(folder, "spec/tasks/errors.yaml"), "utf8").match(/[^\r]\n/)).toBeNull();
  expect((await kiln(folder, "generate")).code).toBe(0);
  toCrlf();
  expect((await kiln(folder, "check")).code).toBe(0);
  // Git must keep the line endings that Kiln writes.
  expect(readFileSync(join(folder, ".gitattributes"), "utf8")).toContain("* text=auto eol=lf");
});

test("starts from an OpenAPI document, with a stub for each operation", async () => {
  const folder = empty();
  const { code, out, error } = await kiln(folder, "init", "shop", "--from", openApi);
  expect({ code, error }).toEqual({ code: 1, error: "" });
  expect(out).toMatch(/^imported .*\n(?:loss|note) /m);
  expect(out).toContain(`created shop: a spec of ${openApi}, its packages`);
  expect(out).not.toContain("kiln generate");
  expect(json(folder, "package.json")).toMatchObject({ name: "shop", workspaces: ["packages/*"] });
  expect(json(folder, "packages/mock/package.json")).toMatchObject({ name: "@shop/mock" });
  expect(readdirSync(join(folder, "packages/reference-server/src"))).toContain("shop");
  expect(readdirSync(join(folder, "packages/reference-server/test"))).toEqual(["server.test.ts"]);
  expect(existsSync(join(folder, "spec/tasks"))).toBe(false);
  expect((await kiln(folder, "check")).code).toBe(0);
  expect((await kiln(folder, "format", "--check")).code).toBe(0);
});

test("writes nothing if the OpenAPI document cannot be imported", async () => {
  const folder = empty();
  const { code, error } = await kiln(folder, "init", "shop", "--from", "missing.yaml");
  expect(code).toBe(2);
  expect(error).toContain("“missing.yaml” cannot be read: there is no such file.");
  expect(readdirSync(folder)).toEqual([]);
});

test("reports the Node version that the server needs if the current one is older", () => {
  expect([nodeFault("20.12.0"), nodeFault("22.17.1"), nodeFault("22.18.0"), nodeFault("24.0.0")]).toEqual([
    "The server and its test need Node 22.18 or later; this is Node 20.12.0.",
    "The server and its test need Node 22.18 or later; this is Node 22.17.1.",
    undefined,
    undefined,
  ]);
});

test("refuses a folder that has a spec, and writes nothing", async () => {
  const folder = empty();
  mkdirSync(join(folder, "spec"));
  const { code, error } = await kiln(folder, "init");
  expect(code).toBe(2);
  expect(error).toContain("There is a spec/ already");
  expect(existsSync(join(folder, "package.json"))).toBe(false);
});

test("refuses a package.json that cannot be read, and a name without letters", async () => {
  const folder = empty();
  writeFileSync(join(folder, "package.json"), "{");
  expect((await kiln(folder, "init", "shop")).error).toContain("package.json cannot be read");
  expect((await kiln(folder, "init", "123")).error).toContain("“123” contains no letter");
  expect(existsSync(join(folder, "spec"))).toBe(false);
});
