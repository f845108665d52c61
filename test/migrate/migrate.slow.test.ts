import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { overBase } from "../support/base.ts";
import { readFiles } from "../support/files.ts";
import { errorsOf } from "./compile.ts";
import { copyCode, install, migrate, projectWith, releaseOf } from "./support.ts";

/*
 * Programs of teams that use each package (`programs/`), written for the old of two specs (`specs/`), and what they are after a migration (`expected/`),
 * with the places that are left. UPDATE_CASES=1 keeps what is found today; review the difference.
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
    expect(Object.fromEntries(readFiles(join(folder, "src")))).toEqual(Object.fromEntries([...readFiles(expected)].filter(([path]) => path !== "places.txt")));
    expect(left).toBe(readFileSync(join(expected, "places.txt"), "utf8"));
    expect(first.code).toBe(left.startsWith("\n") ? 0 : 1);

    const second = await migrate(folder, `@example/${name}`, "--from", "1.0.0", "src/**");
    expect(second.out).toContain("Changed 0 files");
    expect(second.out.replace(/^Changed.*$/m, "")).toBe(first.out.replace(/^Changed.*$/m, ""));
  });
});

function keep(folder: string, expected: string, left: string): void {
  if (existsSync(expected)) rmSync(expected, { recursive: true });
  cpSync(join(folder, "src"), expected, { recursive: true });
  writeFileSync(join(expected, "places.txt"), left);
}
