import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { readFiles } from "../support/files.ts";
import { errorsOf } from "./compile.ts";
import { install, migrate, projectWith, releasesIn } from "./support.ts";

/*
 * `releases/`: a project of 32 files, written for the first of four releases (`specs/`) and migrated to the last one in
 * one run. `variants/`: other forms of code, for one release. In `program.txt`, a line that ends in `!` must be checked
 * by a person. `migrated.txt` is the migrated code. UPDATE_CASES=1 saves the current code; review the difference.
 */
const here = join(import.meta.dirname, "releases");

function writeProgram(from: string, folder: string): void {
  for (const part of readFileSync(join(from, "program.txt"), "utf8").split(/^=== /m).slice(1)) {
    const [name = "", ...lines] = part.split("\n");
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), lines.join("\n"));
  }
}

function programIn(folder: string): string {
  return [...readFiles(join(folder, "src"))].map(([path, text]) => `=== src/${path}\n${text}`).join("");
}

function markedLines(folder: string): readonly string[] {
  return [...readFiles(join(folder, "src"))].flatMap(([path, text]) =>
    text.split("\n").flatMap((line, index) => (/(?:\/\/ !|<!-- ! -->)$/.test(line) ? `src/${path}:${index + 1}` : [])),
  );
}

function requests(folder: string): readonly string[] {
  const program = `${join(folder, "src/requests.ts")}`;
  const text =
    readFileSync(join(folder, "src/clients.ts"), "utf8") + readFileSync(program, "utf8").replace(/^import .*\n/, "");
  writeFileSync(join(folder, "requests.ts"), text);
  return execFileSync(process.execPath, ["--no-warnings", join(folder, "requests.ts")], {
    encoding: "utf8",
    timeout: 60_000,
  })
    .trim()
    .split("\n");
}

test("three releases are followed in one run: same requests, every dangerous place is listed, and a second run changes nothing", async () => {
  const releases = releasesIn(join(here, "specs"));
  const folder = projectWith(releases[0]!.model);
  writeProgram(here, folder);
  expect(errorsOf(folder)).toEqual([]);
  const before = requests(folder);

  install(folder, releases.at(-1)!.model);
  const { code, out } = await migrate(folder, "--from", "1.0.0", "src");
  expect(code).toBe(1);
  for (const name of ["client", "server", "validators"]) expect(out).toContain(`@example/${name}: 1.0.0 → 1.3.0\n`);
  expect([...new Set(placesIn(out))].filter((place) => !place.endsWith(".json:2"))).toEqual(markedLines(folder));
  expect(out).toContain("src/fixtures/orders.json:2:14: JSON is not migrated");
  expect(out).not.toContain("does not compile");

  const listed = new Set(markedLines(folder).map((place) => place.split(":")[0]));
  expect(errorsOf(folder).filter((error) => !listed.has(error.split(":")[0]))).toEqual([]);
  const renamed = [
    [/"note"/g, '"memo"'],
    [/"A"}$/, '"A","priority":3}'],
    [/priority=4$/, "priority=4&size=10"],
    [/bkfrom/g, "bkstart"],
    [/bklimit=1/, "bklimit=1&bkorder=up"],
    [/shelves/g, "racks"],
  ] as const;
  const parts = (line: string): readonly string[] => line.trim().split(/[?& ]/).sort();
  expect(requests(folder).map(parts)).toEqual(
    before.map((line) => parts(renamed.reduce((text, [old, now]) => text.replace(old, now), line.trim()))),
  );

  compareWithGolden(here, folder);
  expect((await migrate(folder, "--from", "1.0.0", "src")).out).toContain("Changed 0 files of 32.");
  compareWithGolden(here, folder);
});

test("other forms of the same code: every dangerous place is listed, and no other", async () => {
  const variants = join(import.meta.dirname, "variants");
  const [from, to] = releasesIn(join(variants, "specs"));
  const folder = projectWith(from!.model);
  writeProgram(variants, folder);
  expect(errorsOf(folder)).toEqual([]);
  install(folder, to!.model);
  const { out } = await migrate(folder, "@example/client", "--from", "1.0.0", "src");
  expect([...new Set(placesIn(out))].sort()).toEqual([...markedLines(folder)].sort());
  compareWithGolden(variants, folder);
  expect((await migrate(folder, "@example/client", "--from", "1.0.0", "src")).out).toContain("Changed 0 files");
});

function placesIn(out: string): readonly string[] {
  return out.split("\n").flatMap((line) => /^(src\/[^:]+:\d+):\d+: /.exec(line)?.[1] ?? []);
}

function compareWithGolden(from: string, folder: string): void {
  const golden = join(from, "migrated.txt");
  if (process.env["UPDATE_CASES"] === "1") writeFileSync(golden, programIn(folder));
  expect(programIn(folder)).toBe(readFileSync(golden, "utf8"));
}
