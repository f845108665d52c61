import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { homedir, hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, test, vi } from "vitest";
import { emitters, load } from "../generators/index.ts";
import { compile } from "./support/compile.ts";
import { readFiles } from "./support/files.ts";
import { isInsertion, lineChanges } from "./support/line-changes.ts";
import { random } from "./support/random.ts";
import { shuffled } from "./support/shuffle-keys.ts";

type Texts = ReadonlyMap<string, string>;

const root = join(import.meta.dirname, "..");
const real = load(root).sources;
const outputs = outputsOf(real);

test("the outputs are the same on a second run", () => {
  expectSame(outputsOf(load(root).sources));
});

test("in whatever order the files come", () => {
  expectSame(outputsOf(new Map([...real].reverse())));
  expectSame(outputsOf(new Map(random(1).shuffled([...real]))));
});

/** Elsewhere outputs follow the order of the file, as parameters and fields do: people choose those keys, and their order with them. */
describe("with keys in another order, where a schema names the keys", () => {
  const complete = readFiles(join(import.meta.dirname, "fixtures/complete"));

  test.each([1, 2])("in the real spec, shuffle %i", (seed) => {
    expectSame(outputsOf(shuffle(real, seed)));
  });

  test.each([1, 2, 3, 4])("in the small spec with everything in it, shuffle %i", (seed) => {
    expect(shuffle(complete, seed)).not.toEqual(shuffle(complete, seed + 1));
    expectSame(outputsOf(shuffle(complete, seed)), outputsOf(complete));
  });
});

describe("wherever and whenever", () => {
  afterEach(() => void vi.useRealTimers());

  test.each([
    ["in Turkish on Kiritimati", { LANG: "tr_TR.UTF-8", LC_ALL: "tr_TR.UTF-8", TZ: "Pacific/Kiritimati" }],
    ["in no language in Los Angeles", { LANG: "C", LC_ALL: "C", TZ: "America/Los_Angeles" }],
  ])("%s the program writes the same", (_, environment) => {
    const folder = mkdtempSync(join(tmpdir(), "kiln-elsewhere-"));
    cpSync(join(root, "spec"), join(folder, "spec"), { recursive: true });
    execFileSync(process.execPath, [join(root, "scripts/kiln.js"), "generate", "--root", folder], { env: { ...process.env, ...environment }, cwd: tmpdir() });
    const written = readFiles(folder);
    rmSync(folder, { recursive: true });
    for (const [path, text] of outputs) expect(written.get(path), path).toBe(text);
  });

  test("at another time the outputs are the same", () => {
    vi.useFakeTimers({ now: new Date("2042-02-03T04:05:06Z") });
    expectSame(outputsOf(real));
  });

  test("nothing in them is of this machine", () => {
    const ours = [root, process.cwd(), homedir(), tmpdir(), hostname(), process.versions.node].filter((text) => text.length > 4);
    for (const [path, text] of outputs) for (const own of ours) expect(text.includes(own), `${own} in ${path}`).toBe(false);
  });
});

describe("a small change of the spec is a small change of the outputs", () => {
  test.each([
    ["of a kind that the module has", "string"],
    ["with a default and more", "{ type: integer, multiple: true, default: [1], deprecated: true, description: Small and fluffy. }"],
    ["with values", "{ values: [fluffy, small], default: small }"],
  ])("a parameter %s, added, changes only lines that speak of it", (_, parameter) => {
    const file = "spec/query/modules/allpages.yaml";
    const text = real.get(file)!.replace("\n  continue:", `\n  quokka: ${parameter}\n  continue:`);
    const changes = changesTo(outputsOf(new Map([...real, [file, text]])));
    const ordinary = changes.filter((change) => !isCount(change.path, change.line) && !isImport(change));
    const added = ordinary.filter(({ kind }) => kind === "added");
    expect(added.filter((one) => !isAbout(one, added))).toEqual([]);
    const longer = added.filter(({ line }) => /quokka/i.test(line));
    const removed = ordinary.filter(({ kind }) => kind === "removed");
    expect(removed.filter((one) => !longer.some(({ path, line }) => path === one.path && isInsertion(line, one.line)))).toEqual([]);
    console.log(`a parameter: ${changes.length} lines changed, ${changes.length - ordinary.length} of them counts and imports`);
  });

  test("a value of a set renamed changes only lines that name it", () => {
    const file = "spec/query/value-sets/rights.yaml";
    const value = /^ {2}- \{ value: (\w+),/m.exec(real.get(file)!)![1]!;
    const changes = changesTo(outputsOf(new Map([...real, [file, real.get(file)!.replace(`value: ${value},`, "value: quokka,")]])));
    expect(changes.filter(({ kind, line }) => !line.includes(kind === "added" ? "quokka" : value))).toEqual([]);
    console.log(`the value ${value}: ${changes.length} lines changed`);
  });

/** Whether a line says the name, or stands in an object that does. */
function isAbout({ path, context }: Change, added: readonly Change[]): boolean {
  const around = (text: string): string => text.slice(0, text.lastIndexOf(" › "));
  if (/quokka/i.test(context)) return true;
  return added.some((other) => other.path === path && /quokka/i.test(other.context) && around(other.context) === around(context));
}

  /** A line of a README that says how many there are of something. */
  function isCount(path: string, line: string): boolean {
    return path.endsWith("README.md") && /^\| .*\d+.* \|$/.test(line);
  }

  /** Code that imports what it takes to check the parameter. */
  function isImport({ path, line, context }: Change): boolean {
    return path.endsWith(".js") && (line.startsWith("import ") || context.startsWith("import {"));
  }
});

function outputsOf(sources: Texts): Texts {
  const { filesIn, diagnostics } = compile(sources, emitters);
  expect(diagnostics.filter(({ severity }) => severity === "error").map(({ place, message }) => `${place?.file}: ${message}`)).toEqual([]);
  const files = filesIn(new Set(emitters.map(({ into }) => into)));
  return new Map(files.map(({ path, text }) => [path, text]));
}

function shuffle(sources: Texts, seed: number): Texts {
  const chance = random(seed);
  return new Map([...sources].map(([file, text]) => [file, shuffled(file, text, chance)]));
}

/** The same files with the same bytes, in the same order. A difference is shown by its lines. */
function expectSame(actual: Texts, wanted = outputs): void {
  expect([...actual.keys()]).toEqual([...wanted.keys()]);
  expect(changesTo(actual, wanted)).toEqual([]);
  for (const [path, text] of actual) expect(text === wanted.get(path), path).toBe(true);
}

interface Change {
  readonly path: string;
  readonly kind: "added" | "removed";
  readonly line: string;
  readonly context: string;
}

/** Every line that was added or removed. */
function changesTo(actual: Texts, before = outputs): readonly Change[] {
  return [...actual].filter(([path, text]) => text !== before.get(path)).flatMap(([path, text]) => {
    const { added, removed } = lineChanges(before.get(path) ?? "", text);
    return [
      ...added.map((line): Change => ({ path, kind: "added", ...line })),
      ...removed.map((line): Change => ({ path, kind: "removed", line, context: line })),
    ];
  });
}
