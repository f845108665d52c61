import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { Change } from "../../generators/index.ts";
import { changeIds, type ChangeId } from "../../generators/diff/classes.ts";
import { mirrorOf, type ClassExample } from "../../generators/diff/explain.ts";
import { unifiedDiff } from "../../generators/write/unified-diff.ts";
import { casesFolder } from "../support/base.ts";
import { readFiles } from "../support/files.ts";
import { changesBetween, classOfCase, modelOf, root, specOfSide } from "./support.ts";

/*
 * A case is a folder `test/cases/diff/<class>/`, or `<class>.<variant>/` if a class has several. It contains files of
 * the old spec (`from/`) and of the new one (`to/`), each over the base spec. `expected.txt` lists the changes with
 * their verdicts. UPDATE_CASES=1 saves the current results; review the difference.
 */
const update = process.env["UPDATE_CASES"] === "1";
const folder = join(casesFolder, "diff");
const cases = readdirSync(folder);
/** The changes of each case. */
const changesOf = new Map<string, readonly Change[]>();
const examples = join(root, "generators/diff/examples.json");

describe.each(cases)("%s", (name) => {
  const files = readFiles(join(folder, name));
  const [from, to] = [modelOf(specOfSide(files, "from/")), modelOf(specOfSide(files, "to/"))];
  const changes = changesBetween(from, to);
  changesOf.set(name, changes);

  test("has the changes and verdicts that are expected", () => {
    const found = changes.map(lineOf).join("");
    if (update) writeFileSync(join(folder, name, "expected.txt"), found);
    expect(found).toBe(update ? found : files.get("expected.txt"));
  });

  test("shows the class that it is named after", () =>
    expect(changes.map(({ id }) => id)).toContain(classOfCase(name)));

  test("has its mirror the other way round, and no change that is the same", () => {
    const back = changesBetween(to, from);
    expect(back.length).toBeGreaterThan(0);
    expect(
      back
        .map(({ fingerprint }) => fingerprint)
        .filter((one) => changes.some(({ fingerprint }) => fingerprint === one)),
    ).toEqual([]);
    if (!classOfCase(name).includes("-renamed"))
      expect(back.map(({ id }) => id)).toContain(mirrorOf(classOfCase(name)).id);
  });
});

test("every class has a case", () => expect(changeIds.filter((id) => !cases.includes(id))).toEqual([]));

test("examples.json has the changed lines of the case of each class (UPDATE_CASES=1 writes it)", async () => {
  const found = Object.fromEntries(await Promise.all(changeIds.map(async (id) => [id, await exampleOf(id)] as const)));
  const text = `${JSON.stringify(found, undefined, 2)}\n`;
  if (update) writeFileSync(examples, text);
  expect(readFileSync(examples, "utf8")).toBe(text);
});

function lineOf({ id, cause, subject, verdicts, uses, follows }: Change): string {
  const judged = Object.entries(verdicts).map(([audience, verdict]) => `${audience} ${verdict}`);
  const more = [...uses.map((one) => `  used in: ${one}\n`), ...follows.map((one) => `  with it: ${one}\n`)];
  return `${id} (${cause}): ${subject}\n  ${judged.join(", ")}\n${more.join("")}`;
}

/** Returns the files that differ as a unified diff. */
async function exampleOf(id: ChangeId): Promise<ClassExample> {
  const files = readFiles(join(folder, id));
  const [from, to] = [specOfSide(files, "from/"), specOfSide(files, "to/")];
  const paths = [...new Set([...from.keys(), ...to.keys()])].filter((path) => from.get(path) !== to.get(path));
  const diffs = await Promise.all(
    paths.map(async (path) => {
      const lines = await unifiedDiff(path, from.get(path) ?? "", to.get(path) ?? "", { before: "", after: "" });
      return [path, ...(lines ?? []).filter((line) => !/^(?:---|\+\+\+|@@|\\)/.test(line))];
    }),
  );
  const { subject, path } = changesOf.get(id)!.find((change) => change.id === id)!;
  return { kind: path.findLast(({ name }) => name !== "")?.kind ?? path.at(-1)!.kind, subject, lines: diffs.flat() };
}
