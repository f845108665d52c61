import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { Change } from "../../generators/index.ts";
import { changeIds } from "../../generators/diff/classes.ts";
import { mirrorOf } from "../../generators/diff/explain.ts";
import { casesFolder } from "../support/base.ts";
import { readFiles } from "../support/files.ts";
import { changesBetween, classOfCase, modelsOfCase } from "./support.ts";

/*
 * A case is a folder `test/cases/diff/<class>/`, or `<class>.<variant>/` if a class has several. It contains files of
 * the old spec (`from/`) and of the new one (`to/`), each over the base spec. `expected.txt` lists the changes with
 * their verdicts. UPDATE_CASES=1 saves the current results; review the difference.
 */
const update = process.env["UPDATE_CASES"] === "1";
const folder = join(casesFolder, "diff");
const cases = readdirSync(folder);

describe.each(cases)("%s", (name) => {
  const files = readFiles(join(folder, name));
  const { from, to } = modelsOfCase(name);
  const changes = changesBetween(from, to);

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

function lineOf({ id, cause, subject, verdicts, uses, follows }: Change): string {
  const judged = Object.entries(verdicts).map(([audience, verdict]) => `${audience} ${verdict}`);
  const more = [...uses.map((one) => `  used in: ${one}\n`), ...follows.map((one) => `  with it: ${one}\n`)];
  return `${id} (${cause}): ${subject}\n  ${judged.join(", ")}\n${more.join("")}`;
}
