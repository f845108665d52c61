import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { overBase } from "../support/base.ts";
import { readFiles } from "../support/files.ts";
import { fillDiskAt } from "../support/full-disk.ts";
import { errorsOf } from "./compile.ts";
import { copyCode, install, migrate, projectWith, releaseOf } from "./support.ts";

/*
 * Programs that use each package (`programs/`), written for the old of two specs (`specs/`), with their migrated form
 * (`expected/`) and the remaining places. UPDATE_CASES=1 saves the current results; review the difference.
 */
const update = process.env["UPDATE_CASES"] === "1";
const here = import.meta.dirname;
const release = releaseOf(specIn("from"), specIn("to"));

function specIn(side: string): ReadonlyMap<string, string> {
  return overBase(readFiles(join(here, "specs", side)));
}

describe.each(readdirSync(join(here, "programs")))("%s", (name) => {
  test("is migrated to what compiles with the new package, and a second run changes nothing", async () => {
    const folder = projectWith(release.before);
    copyCode(join(here, "programs", name), folder);
    expect(errorsOf(folder)).toEqual([]);

    install(folder, release.after);
    expect(errorsOf(folder).length).toBeGreaterThan(3);

    const first = await migrate(folder, `@example/${name}`, "--from", "1.0.0", "src/**");
    const left = [...errorsOf(folder), "", first.out].join("\n");
    const expected = join(here, "expected", name);
    if (update) keep(folder, expected, left);
    expect(Object.fromEntries(readFiles(join(folder, "src")))).toEqual(
      Object.fromEntries([...readFiles(expected)].filter(([path]) => path !== "places.txt")),
    );
    expect(left).toBe(readFileSync(join(expected, "places.txt"), "utf8"));
    expect(first.code).toBe(left.startsWith("\n") ? 0 : 1);

    const second = await migrate(folder, `@example/${name}`, "--from", "1.0.0", "src/**");
    expect(second.out).toContain("Changed 0 files");
    expect(second.out.replace(/^Changed.*$/m, "")).toBe(first.out.replace(/^Changed.*$/m, ""));
  });
});

/** Wire names that the new spec changes, and the default that was 10. */
const onTheWire = [
  ["bkfrom", "bkstart"],
  ["history", "past"],
  ["bkprop=title", "bkprop=name&bklimit=10"],
  ["list=shelves", "list=racks"],
  ['"label"', '"ro_name"'],
  ['"seats"', '"places"'],
  ['"hall"', '"salon"'],
  ["floor=", "storey="],
] as const;

test("a migrated program sends the same requests under the new names", async () => {
  const folder = projectWith(release.before);
  cpSync(join(here, "programs/client/requests.ts"), join(folder, "src/requests.ts"), { recursive: true });
  const before = requests(folder);
  expect(before.length).toBe(5);
  expect(before.join("\n")).toContain("bkfrom=A");

  install(folder, release.after);
  const { code, out } = await migrate(folder, "@example/client", "--from", "1.0.0", "src");
  expect([code, out]).toEqual([0, "@example/client: 1.0.0 → 1.1.0\nChanged 1 file of 1.\n"]);
  const wanted = before.map((line) => onTheWire.reduce((text, [old, now]) => text.replace(old, now), line));
  expect(requests(folder).map(parts)).toEqual(wanted.map(parts));
});

function requests(folder: string): readonly string[] {
  const program = execFileSync(process.execPath, ["--no-warnings", join(folder, "src/requests.ts")], {
    encoding: "utf8",
    timeout: 60_000,
  });
  return program.trim().split("\n");
}

/** Splits a request into its parts, because the parameters have no order. */
function parts(line: string): readonly string[] {
  return line.split(/[?& ]/).sort();
}

test("line ends, a byte order mark and the rights of a file stay; the command of the README touches nothing", async () => {
  const folder = projectWith(release.after);
  const text =
    'import type { BooksParameters } from "@example/client/library";\n\n\texport const some: BooksParameters = {\n\t\tfrom : "A" , // from\n\t};\n';
  const windows = (one: string): string => `\uFEFF${one.replaceAll("\n", "\r\n")}`;
  mkdirSync(join(folder, "src"));
  const file = join(folder, "src/windows.ts");
  writeFileSync(file, windows(text), { mode: 0o755 });

  const readme = readFileSync(join(folder, "node_modules/@example/client/README.md"), "utf8");
  const [, ...words] = /npx kiln (migrate) (\S+) (--from) VERSION (--dry-run) "(.*)"/.exec(readme) ?? [];
  expect(words).toEqual(["migrate", "@example/client", "--from", "--dry-run", "src/**"]);
  const [, packageName = "", from = "", dryRun = "", files = ""] = words;

  const dry = await migrate(folder, packageName, from, "1.0.0", dryRun, files);
  expect(readFileSync(file, "utf8")).toBe(windows(text));
  expect(dry.out).toContain('+\t\tstart : "A" , // from');
  expect(dry.out).toContain("--- src/windows.ts");

  await migrate(folder, "@example/client", "--from", "1.0.0", file);
  expect(readFileSync(file, "utf8")).toBe(windows(text.replace("from :", "start :")));
  expect(statSync(file).mode & 0o777).toBe(0o755);
});

test("on a full disk, no file changes, and the message names the file", async () => {
  const folder = projectWith(release.after);
  const text =
    'import type { BooksParameters } from "@example/client/library";\n\nexport const some: BooksParameters = { from: "A" };\n';
  mkdirSync(join(folder, "src"));
  for (const name of ["a.ts", "b.ts"]) writeFileSync(join(folder, "src", name), text);
  fillDiskAt(2);
  const { code, out, error } = await migrate(folder, "@example/client", "--from", "1.0.0", "src");
  expect([code, out, error]).toEqual([2, "", "“src/b.ts” cannot be written: the disk is full. No file was changed.\n"]);
  expect([...readFiles(join(folder, "src"))]).toEqual([
    ["a.ts", text],
    ["b.ts", text],
  ]);
});

function keep(folder: string, expected: string, left: string): void {
  if (existsSync(expected)) rmSync(expected, { recursive: true });
  cpSync(join(folder, "src"), expected, { recursive: true });
  writeFileSync(join(expected, "places.txt"), left);
}
