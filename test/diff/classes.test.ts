import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { changeIds, classes } from "../../generators/diff/classes.ts";
import { mirrorOf, explainClass } from "../../generators/diff/explain.ts";
import { groupBy } from "../../generators/model/group-by.ts";
import { audiences, type Verdicts } from "../../generators/model/verdict.ts";
import { root } from "./support.ts";

const table = join(root, "generators/diff/CLASSES.md");

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

test.each(changeIds)("%s is explained in words", (id) => {
  const text = explainClass(id, {});
  expect(text).toMatch(/^change\[[^]*Verdicts[^]*What to do: [^]*Opposite class: /);
});

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
