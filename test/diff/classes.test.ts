import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { changeIds, classes, type ChangeId } from "../../generators/diff/classes.ts";
import { mirrorOf, explainClass, type ClassExample } from "../../generators/diff/explain.ts";
import { groupBy } from "../../generators/model/group-by.ts";
import { audiences, type Verdicts } from "../../generators/model/verdict.ts";
import { unifiedDiff } from "../../generators/write/unified-diff.ts";
import { casesFolder } from "../support/base.ts";
import { readFiles } from "../support/files.ts";
import { changesBetween, modelsOfCase, root, specOfSide } from "./support.ts";

const table = join(root, "generators/diff/CLASSES.md");
const examples = join(root, "generators/diff/examples.json");

test("a class is the mirror of its mirror, or there is a reason", () => {
  expect(changeIds.filter((id) => mirrorOf(id).why === undefined && mirrorOf(mirrorOf(id).id).id !== id)).toEqual([]);
});

test("the reasons are not for what needs none", () => {
  expect(
    changeIds.filter(
      (id) => mirrorOf(id).why !== undefined && mirrorOf(id).id !== id && mirrorOf(mirrorOf(id).id).id === id,
    ),
  ).toEqual([]);
});

test("CLASSES.md lists them all (UPDATE_CASES=1 writes it)", () => {
  const text = markdown();
  if (process.env["UPDATE_CASES"] === "1") writeFileSync(table, text);
  expect(readFileSync(table, "utf8")).toBe(text);
});

test("examples.json has the changed lines of the case of each class (UPDATE_CASES=1 writes it)", async () => {
  const found = Object.fromEntries(await Promise.all(changeIds.map(async (id) => [id, await exampleOf(id)] as const)));
  const text = `${JSON.stringify(found, undefined, 2)}\n`;
  if (process.env["UPDATE_CASES"] === "1") writeFileSync(examples, text);
  expect(readFileSync(examples, "utf8")).toBe(text);
});

test.each(changeIds)("%s is explained in words", (id) => {
  const text = explainClass(id, {});
  expect(text).toMatch(/^change\[[^]*Verdicts[^]*What to do: [^]*Opposite class: /);
});

/** Returns the files that differ as a unified diff. */
async function exampleOf(id: ChangeId): Promise<ClassExample> {
  const files = readFiles(join(casesFolder, "diff", id));
  const [from, to] = [specOfSide(files, "from/"), specOfSide(files, "to/")];
  const paths = [...new Set([...from.keys(), ...to.keys()])].filter((path) => from.get(path) !== to.get(path));
  const diffs = await Promise.all(
    paths.map(async (path) => {
      const lines = await unifiedDiff(path, from.get(path) ?? "", to.get(path) ?? "", { before: "", after: "" });
      return [path, ...(lines ?? []).filter((line) => !/^(?:---|\+\+\+|@@|\\)/.test(line))];
    }),
  );
  const models = modelsOfCase(id);
  const { subject, path } = changesBetween(models.from, models.to).find((change) => change.id === id)!;
  return { kind: path.findLast(({ name }) => name !== "")?.kind ?? path.at(-1)!.kind, subject, lines: diffs.flat() };
}

function markdown(): string {
  const rows = changeIds.map((id) => {
    const { says, request, answer, cause } = classes[id];
    return `| \`${id}\` | ${says}${cause === undefined ? "" : " (knowledge)"} | ${cell(request)} | ${cell(answer)} | ${mirrorOf(id).id === id ? "itself" : `\`${mirrorOf(id).id}\``} |\n`;
  });
  const reasons = groupBy(
    changeIds.filter((id) => mirrorOf(id).why !== undefined),
    (id) => mirrorOf(id).why!,
  );
  return [
    "# The classes of changes\n\nWritten from `classes.ts` and `explain.ts`: `UPDATE_CASES=1 npx vitest run --project fast test/diff/classes.test.ts`.\n",
    `The verdicts are for ${audiences
      .slice(0, -1)
      .map((one) => `\`${one}\``)
      .join(", ")}, in this order, if the subject is part of a request, and if it is part of a response.`,
    "The mirror is the class that the same change has in reverse.\n",
    "| class | its subject | in a request | in a response | mirror |\n|---|---|---|---|---|",
    `${rows.join("")}\n## Mirrors that do not mirror back\n`,
    `| why | classes |\n|---|---|\n${[...reasons].map(([why, ids]) => `| ${why} | ${ids.map((id) => `\`${id}\``).join(", ")} |\n`).join("")}`,
  ].join("\n");
}

function cell(verdicts: Verdicts): string {
  return audiences
    .slice(0, -1)
    .map((audience) => verdicts[audience])
    .join(", ");
}
