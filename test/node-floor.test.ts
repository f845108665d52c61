import { execFile } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";

/*
 * Runs each program in a folder that requires a future version of Node. The folder has only the files that an old
 * version reads before it is rejected. `npm run test:smoke` starts the programs in old versions of Node.
 */
const root = join(import.meta.dirname, "..");
const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

const programs = [
  { name: "Kiln", home: ".", entry: "scripts/kiln.js", files: ["scripts/node-version.js"] },
  {
    name: "kiln-server",
    home: "packages/reference-server",
    entry: "bin/kiln-server.js",
    files: ["bin/node-version.js"],
  },
] as const;

describe.each(programs)("$name, where Node is too old", ({ name, home, entry, files }) => {
  const folder = mkdtempSync(join(tmpdir(), "kiln-floor-"));
  folders.push(folder);
  for (const file of [entry, ...files]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(root, home, file), join(folder, file));
  }
  writeFileSync(
    join(folder, "package.json"),
    JSON.stringify({ type: "module", engines: { node: ">=99.1" }, scripts: { start: `node ${entry}` } }),
  );
  symlinkSync(entry, join(folder, "link"));
  const found = process.versions.node;
  const sentence = `${name} needs Node 99.1 or later, and this is Node ${found}: install a later one and start it again.\n`;

  test.each([
    ["by its file", process.execPath, [join(folder, entry), "--version"]],
    ["by its link", process.execPath, [join(folder, "link"), "--version"]],
    ["by npm", "npm", ["run", "--silent", "start"]],
  ])("started %s, prints one sentence and ends with 2", async (_, program, args) => {
    expect(await start(folder, program, args)).toEqual({ code: 2, out: "", error: sentence });
  });

  test("has a floor that its package states", () => {
    const { engines } = JSON.parse(readFileSync(join(root, home, "package.json"), "utf8")) as {
      readonly engines: { readonly node: string };
    };
    expect(engines.node).toMatch(/^>=\d+\.\d+$/);
  });
});

test("the two programs judge a Node by the same rule", () => {
  expect(readFileSync(join(root, "packages/reference-server/bin/node-version.js"), "utf8")).toBe(
    readFileSync(join(root, "scripts/node-version.js"), "utf8"),
  );
});

test.each([
  ["99.1", false],
  [`${process.versions.node.split(".")[0]}.999`, false],
  [process.versions.node, true],
  ["9.99", true],
  ["20", true],
])("a floor of %s: %s", async (floor, isEnough) => {
  const { nodeFault } = (await import("../scripts/node-version.js" as string)) as {
    readonly nodeFault: (program: string, range: string) => string | undefined;
  };
  expect(nodeFault("It", `>=${floor}`) === undefined).toBe(isEnough);
});

function start(
  cwd: string,
  program: string,
  args: readonly string[],
): Promise<{ readonly code: number; readonly out: string; readonly error: string }> {
  return new Promise((resolve) => {
    execFile(program, args, { cwd, env: { ...process.env, npm_config_loglevel: "silent" } }, (error, out, said) =>
      resolve({ code: Number(error?.code ?? 0), out, error: said }),
    );
  });
}
