import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { edit, startWatch } from "./kiln-watch.ts";

const books = "spec/library/modules/books.yaml";
const end = /^time +\d+ ms\n/m;

describe("generate --watch", () => {
  test("reports the watched folder, runs at once, and again after a save", async () => {
    const { folder, next } = startWatch();
    expect(await next(/^watching .*\n/m)).toContain(join(folder, "spec"));
    expect(await next(/^disk +\d+ created\n/m)).toBeDefined();
    await next(end);
    edit(join(folder, books), (text) => text.replace("minimum: 1450", "minimum: 1500"));
    expect(await next(/^changed .*\n/m)).toBe(`changed     ${books}\n`);
    expect(await next(/^disk +\d+ updated, \d+ unchanged\n/m)).toBeDefined();
  });

  test("prints the errors of the spec, writes nothing, and continues when they are fixed", async () => {
    const { folder, next, output } = startWatch();
    await next(end);
    edit(join(folder, books), (text) => text.replace("values: genres", "values: genre"));
    await next(/nothing written\n/);
    expect(output()).toContain("error[unknown-reference]");
    edit(join(folder, books), (text) => text.replace("values: genre", "values: genres"));
    await next(/^disk +\d+ unchanged\n/m);
  });

  test("sees files that are added, renamed into place and removed, and folders that are new", async () => {
    const { folder, next } = startWatch();
    await next(end);
    const file = join(folder, books);
    const other = join(folder, "spec/library/modules/tomes.yaml");
    const beside = join(folder, "spec/library/modules/.books.swp");
    const text = readFileSync(file, "utf8");
    writeFileSync(beside, text.replace("minimum: 1450", "minimum: 1500"));
    renameSync(beside, file);
    expect(await next(/^changed .*\n/m)).toBe(`changed     ${books}\n`);
    await next(end);
    renameSync(file, other);
    expect(await next(/^changed .*\n/m)).toBe(`changed     ${books}, spec/library/modules/tomes.yaml\n`);
    await next(end);
    renameSync(other, file);
    await next(end);
    mkdirSync(join(folder, "spec/new/deep"), { recursive: true });
    writeFileSync(join(folder, "spec/new/deep/a.yaml"), "a: 1\n");
    await next(/spec\/new\/deep\/a\.yaml[^]*time +\d+ ms\n/);
    writeFileSync(join(folder, "spec/new/deep/a.yaml"), "a: 2\n");
    await next(/^changed +spec\/new\/deep\/a\.yaml\n/m);
    await next(end);
    rmSync(join(folder, "spec/new"), { recursive: true });
    await next(/^changed +spec\/new\/deep\/a\.yaml\n/m);
    await next(end);
    renameSync(join(folder, "spec"), join(folder, "away"));
    await next(/spec-not-found[^]*time +\d+ ms\n/);
    renameSync(join(folder, "away"), join(folder, "spec"));
    await next(/^disk +\d+ unchanged\n/m);
    edit(file, (before) => before.replace("minimum: 1500", "minimum: 1450"));
    expect(await next(/^changed .*\n/m)).toBe(`changed     ${books}\n`);
  });

  test.each(["SIGINT", "SIGTERM"] as const)("ends on %s with exit code 0, nothing half written", async (signal) => {
    const watch = startWatch();
    await watch.next(end);
    expect(await watch.end(signal)).toEqual([0, null]);
    expect(watch.output()).toMatch(/time +\d+ ms\n$/);
  });

  test("finishes the pass in which the signal came", async () => {
    const watch = startWatch();
    await watch.next(/^watching/m);
    expect(await watch.end("SIGTERM")).toEqual([0, null]);
    expect(watch.output()).toMatch(/^disk +\d+ created\n/m);
  });

  test("with --format json prints a line for each pass, errors too", async () => {
    const { folder, next } = startWatch("--format", "json");
    const first = JSON.parse(await next(/^.*\n/)) as Pass;
    expect(first).toMatchObject({ code: 0, changed: [], diagnostics: [] });
    edit(join(folder, books), (text) => text.replace("values: genres", "values: genre"));
    const second = JSON.parse(await next(/^.*\n/)) as Pass;
    expect(second).toMatchObject({ code: 2, changed: [books], disk: null });
    expect(second.diagnostics.map(({ code }) => code)).toEqual(["unknown-reference"]);
  });

  test.each(["sarif", "github"])("refuses the format %s", async (format) => {
    const { child, output } = startWatch("--format", format);
    await new Promise((resolve) => child.on("close", resolve));
    expect(child.exitCode).toBe(2);
    expect(output()).toContain(`${format} describes a single run`);
  });
});

interface Pass {
  readonly diagnostics: readonly { readonly code: string }[];
}
