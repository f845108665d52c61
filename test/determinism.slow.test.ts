import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, test, vi } from "vitest";
import { rootFolder } from "./support/emit.ts";
import { readFiles } from "./support/files.ts";
import { isInsertion } from "./support/line-changes.ts";
import { changesTo, expectSame, outputsOf, real, shuffle, type Change } from "./support/outputs.ts";
import { random } from "./support/random.ts";

afterEach(() => void vi.useRealTimers());

test("at another time, with files in another order, and keys where a schema names them, the outputs are the same", () => {
  vi.useFakeTimers({ now: new Date("2042-02-03T04:05:06Z") });
  expectSame(outputsOf(new Map(random(1).shuffled([...shuffle(real, 1)]))));
});

const complete = join(rootFolder, "test/fixtures/complete");

test.each([
  ["in Turkish on Kiritimati", { LANG: "tr_TR.UTF-8", LC_ALL: "tr_TR.UTF-8", TZ: "Pacific/Kiritimati" }],
  ["in no language in Los Angeles", { LANG: "C", LC_ALL: "C", TZ: "America/Los_Angeles" }],
])("%s the program writes the same", (_, environment) => {
  const folder = mkdtempSync(join(tmpdir(), "kiln-elsewhere-"));
  cpSync(join(complete, "spec"), join(folder, "spec"), { recursive: true });
  execFileSync(process.execPath, [join(rootFolder, "scripts/kiln.js"), "generate", "--root", folder], {
    env: { ...process.env, ...environment },
    cwd: tmpdir(),
  });
  const written = readFiles(folder);
  rmSync(folder, { recursive: true });
  for (const [path, text] of outputsOf(readFiles(complete))) expect(written.get(path), path).toBe(text);
});

describe("a small change of the spec is a small change of the outputs", () => {
  test("parameters that are added change only lines that speak of them", () => {
    const file = "spec/query/modules/allpages.yaml";
    const parameters = [
      // Of a kind that the module has, with a default and more, and with values.
      "quokka: string",
      "quokkas: { type: integer, multiple: true, default: [1], deprecated: true, description: Small and fluffy. }",
      "quokkakind: { values: [fluffy, small], default: small }",
    ];
    const text = real.get(file)!.replace("\n  continue:", `\n  ${parameters.join("\n  ")}\n  continue:`);
    const changes = changesTo(outputsOf(new Map([...real, [file, text]])));
    const ordinary = changes.filter((change) => !isCount(change.path, change.line) && !isImport(change));
    const added = ordinary.filter(({ kind }) => kind === "added");
    expect(added.filter((one) => !isAbout(one, added))).toEqual([]);
    const longer = added.filter(({ line }) => /quokka/i.test(line));
    const removed = ordinary.filter(({ kind }) => kind === "removed");
    expect(
      removed.filter((one) => !longer.some(({ path, line }) => path === one.path && isInsertion(line, one.line))),
    ).toEqual([]);
    console.log(
      `parameters: ${changes.length} lines changed, ${changes.length - ordinary.length} of them counts and imports`,
    );
  });

  test("a value of a set renamed changes only lines that name it", () => {
    const file = "spec/query/value-sets/rights.yaml";
    const value = /^ {2}- \{ value: (\w+),/m.exec(real.get(file)!)![1]!;
    const changes = changesTo(
      outputsOf(new Map([...real, [file, real.get(file)!.replace(`value: ${value},`, "value: quokka,")]])),
    );
    expect(changes.filter(({ kind, line }) => !line.includes(kind === "added" ? "quokka" : value))).toEqual([]);
    console.log(`the value ${value}: ${changes.length} lines changed`);
  });

  /** Returns true if a line contains the name, or is in an object that does. */
  function isAbout({ path, context }: Change, added: readonly Change[]): boolean {
    const around = (text: string): string => text.slice(0, text.lastIndexOf(" › "));
    if (/quokka/i.test(context)) return true;
    return added.some(
      (other) => other.path === path && /quokka/i.test(other.context) && around(other.context) === around(context),
    );
  }

  /** Returns whether this is a line of a README that states a count. */
  function isCount(path: string, line: string): boolean {
    return path.endsWith("README.md") && /^\| .*\d+.* \|$/.test(line);
  }

  /** Returns whether this is an import needed to check the parameter. */
  function isImport({ path, line, context }: Change): boolean {
    return path.endsWith(".js") && (line.startsWith("import ") || context.startsWith("import {"));
  }
});
