import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { readFiles } from "../support/files.ts";
import { errorsOf } from "./compile.ts";
import { install, migrate, projectWith, releasesIn } from "./support.ts";

/*
 * A project of 32 files that was written for the first of four releases (`releases/specs/`), and is migrated to the last one in one run. In
 * `releases/program.txt`, a line that ends in `!` is one that a person has to check; the truth was written before the program ran.
 * `releases/migrated.txt` is the code after it. UPDATE_CASES=1 keeps the code of today; review the difference.
 */
const here = join(import.meta.dirname, "releases");
const releases = releasesIn(join(here, "specs"));
const [first, last] = [releases[0]!.model, releases.at(-1)!.model];

function writeProgram(folder: string): void {
  for (const part of readFileSync(join(here, "program.txt"), "utf8").split(/^=== /m).slice(1)) {
    const [name = "", ...lines] = part.split("\n");
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), lines.join("\n"));
  }
}

function programIn(folder: string): string {
  return [...readFiles(join(folder, "src"))].map(([path, text]) => `=== src/${path}\n${text}`).join("");
}

function markedLines(folder: string): readonly string[] {
  return [...readFiles(join(folder, "src"))].flatMap(([path, text]) => text.split("\n").flatMap((line, index) => (/(?:\/\/ !|<!-- ! -->)$/.test(line) ? `src/${path}:${index + 1}` : [])));
}

function requests(folder: string): readonly string[] {
  const program = `${join(folder, "src/requests.ts")}`;
  const text = readFileSync(join(folder, "src/clients.ts"), "utf8") + readFileSync(program, "utf8").replace(/^import .*\n/, "");
  writeFileSync(join(folder, "requests.ts"), text);
  return execFileSync(process.execPath, ["--no-warnings", join(folder, "requests.ts")], { encoding: "utf8", timeout: 60_000 }).trim().split("\n");
}

test("three releases are followed in one run: same requests, every dangerous place is listed, and a second run changes nothing", async () => {
  const folder = projectWith(first);
  writeProgram(folder);
  expect(errorsOf(folder)).toEqual([]);
  const before = requests(folder);

  install(folder, last);
  const { code, out } = await migrate(folder, "--from", "1.0.0", "src");
  expect(code).toBe(1);
  for (const name of ["client", "server", "validators"]) expect(out).toContain(`@example/${name}: 1.0.0 → 1.3.0\n`);
  const places = out.split("\n").flatMap((line) => /^(src\/[^:]+:\d+):\d+: /.exec(line)?.[1] ?? []);
  expect([...new Set(places)].filter((place) => !place.endsWith(".json:2"))).toEqual(markedLines(folder));
  expect(out).toContain("src/fixtures/orders.json:2:14: JSON is not migrated");
  expect(out).not.toContain("does not compile");

  const listed = new Set(markedLines(folder).map((place) => place.split(":")[0]));
  expect(errorsOf(folder).filter((error) => !listed.has(error.split(":")[0]))).toEqual([]);
  const renamed = [[/"note"/g, '"memo"'], [/"A"}$/, '"A","priority":3}'], [/priority=4$/, "priority=4&size=10"], [/bkfrom/g, "bkstart"], [/bklimit=1/, "bklimit=1&bkorder=up"], [/shelves/g, "racks"]] as const;
  const parts = (line: string): readonly string[] => line.trim().split(/[?& ]/).sort();
  expect(requests(folder).map(parts)).toEqual(before.map((line) => parts(renamed.reduce((text, [old, now]) => text.replace(old, now), line.trim()))));

  const golden = join(here, "migrated.txt");
  if (process.env["UPDATE_CASES"] === "1" || !existsSync(golden)) writeFileSync(golden, programIn(folder));
  expect(programIn(folder)).toBe(readFileSync(golden, "utf8"));
  expect((await migrate(folder, "--from", "1.0.0", "src")).out).toContain("Changed 0 files of 32.");
  expect(programIn(folder)).toBe(readFileSync(golden, "utf8"));
});
