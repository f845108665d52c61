import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { runInNewContext } from "node:vm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { BuildError } from "./state.ts";
import { joinScripts } from "./build.ts";

let build: string;

beforeEach(() => void (build = mkdtempSync(join(tmpdir(), "kiln-scripts-"))));
afterEach(() => rmSync(build, { recursive: true, force: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(build, path)), { recursive: true });
  writeFileSync(join(build, path), text);
}

const read = (path: string): string => readFileSync(join(build, path), "utf8");

test("a file of the folder becomes a classic script with what it imports, and leaves no name in the page", () => {
  write(
    "docs/one.js",
    'import { name } from "./one/name.js";\nconst local = name;\nglobalThis.made = `${local}, strict: ${(function () { return this === undefined; })()}`;\nexport {};\n',
  );
  write("docs/one/name.js", 'export const name = "…";\n');
  write("docs/two.js", 'import("./one/start.js").then(({ start }) => start());\nexport {};\n');
  write("docs/one/start.js", "export function start() {}\n");
  write("resource/client/client.js", "export const other = 1;\n");
  joinScripts(build);
  const page: Record<string, unknown> = {};
  runInNewContext(read("docs/one.js"), page);
  expect(page).toEqual({ made: "…, strict: true" });
  expect(read("docs/two.js")).toContain('import("./one/start.js")');
  expect(read("docs/two.js")).not.toMatch(/export|require/);
  expect(read("docs/one/start.js")).toBe("export function start() {}\n");
  expect(read("resource/client/client.js")).toBe("export const other = 1;\n");
});

test("a script that exports is refused, with its source", () => {
  write("docs/one.js", "export const name = 1;\n");
  expect(() => joinScripts(build)).toThrow(
    new BuildError(
      "templates/runtime/docs/one.ts becomes a classic script, and exports name: move that into a file of a folder.",
    ),
  );
});

test("a build without scripts stays unchanged", () => {
  write("resource/client/client.js", "export const other = 1;\n");
  joinScripts(build);
  expect(read("resource/client/client.js")).toBe("export const other = 1;\n");
});
