import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { noFiles } from "../../generators/emit/docs/prose.ts";
import { siteFolder } from "../../generators/emit/docs/emitter.ts";
import { emitters } from "../../generators/index.ts";
import { models, siteOf } from "../docs/sites.ts";
import { baseFolder } from "../support/base.ts";
import { emitted, rootFolder } from "../support/emit.ts";

/* Kiln as packed by npm, installed offline into a folder that contains only a spec. */
const folder = mkdtempSync(join(tmpdir(), "kiln-packed-"));
const user = join(folder, "user");

beforeAll(() => {
  mkdirSync(user);
  writeFileSync(join(user, "package.json"), '{ "name": "user", "private": true }');
  npm(["pack", "--pack-destination", folder], rootFolder);
  const tarball = readdirSync(folder).find((name) => name.endsWith(".tgz"))!;
  npm(["install", "--offline", "--no-audit", "--no-fund", join(folder, tarball)], user);
  cpSync(join(baseFolder, "spec"), join(user, "spec"), { recursive: true });
}, 120_000);

afterAll(() => rmSync(folder, { recursive: true }));

function npm(args: readonly string[], cwd: string): void {
  execFileSync("npm", [...args, "--silent"], { cwd, stdio: ["ignore", "ignore", "pipe"] });
}

function kiln(...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(join(user, "node_modules/.bin/kiln"), args, {
    cwd: user,
    encoding: "utf8",
  });
  return { code: status, out: stdout, error: stderr };
}

describe("the packed compiler", () => {
  test("brings what it needs: nothing else is installed", () => {
    expect(readdirSync(join(user, "node_modules")).filter((name) => !name.startsWith("."))).toEqual(["kiln"]);
    expect(existsSync(join(user, "node_modules/kiln/generators"))).toBe(false);
    const licences = readFileSync(join(user, "node_modules/kiln/dist/THIRD-PARTY-LICENSES.txt"), "utf8");
    expect(licences.match(/^== .*/gm)).toEqual([
      "== @eslint-community/regexpp",
      "== diff",
      "== handlebars",
      "== js-yaml",
      "== marked",
      "== prettier",
      "== refa",
      "== vscode-jsonrpc",
      "== vscode-languageserver",
      "== vscode-languageserver-protocol",
      "== vscode-languageserver-textdocument",
      "== vscode-languageserver-types",
      "== yaml",
    ]);
  });

  test("says its version", () => {
    const { version } = JSON.parse(readFileSync(join(rootFolder, "package.json"), "utf8")) as {
      readonly version: string;
    };
    expect(kiln("--version")).toMatchObject({ code: 0, out: `${version}\n` });
  });

  test("writes what the sources write, to the byte, and finds it clean", () => {
    expect(kiln("generate")).toMatchObject({ code: 0, error: "" });
    const written = [...emitted(emitters)].map(([path, text]) => [
      path,
      existsSync(join(user, path)) ? readFileSync(join(user, path), "utf8") : undefined,
      text,
    ]);
    expect(written.length).toBeGreaterThan(100);
    for (const [path, found, expected] of written) expect(found, path).toBe(expected);
    expect(kiln("check")).toMatchObject({ code: 0, error: "" });
  });

  test("makes the documentation that the sources make, with its scripts", () => {
    expect(kiln("docs")).toMatchObject({ code: 0, error: "" });
    const folder = join(user, "packages/openapi/generated");
    const documents = readdirSync(folder)
      .filter((name) => name.endsWith(".json"))
      .map((name) => ({ name, text: readFileSync(join(folder, name), "utf8") }));
    const files = siteOf(models.base(), { ...noFiles, documents });
    expect([...files.keys()].filter((path) => path.endsWith(".js")).length).toBeGreaterThan(10);
    for (const [path, text] of files) expect(readFileSync(join(user, siteFolder, path), "utf8"), path).toBe(text);
  });

  test("formats the spec", () => {
    writeFileSync(join(user, "spec/project.yaml"), `${readFileSync(join(user, "spec/project.yaml"), "utf8")}\n\n`);
    expect(kiln("format")).toMatchObject({ code: 0, error: "" });
    expect(kiln("format", "--check")).toMatchObject({ code: 0, out: "format      all files are formatted\n" });
  });

  test("shows the lines that differ, and explains a code with an example", () => {
    writeFileSync(join(user, "packages/openapi/README.md"), "mine\n");
    expect(kiln("check").out).toMatch(/^-mine$/m);
    expect(kiln("explain", "duplicate-alias").out).toContain("Kiln says:");
  });

  test("reports all syntax errors of a file", () => {
    writeFileSync(join(user, "spec/project.yaml"), "project: [\nx: }\n");
    expect(kiln("check")).toMatchObject({ code: 2 });
    expect(kiln("check").error).toContain("spec/project.yaml");
  });
});
