import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { declarationText, differences, older } from "../../generators/migrate/declarations.ts";
import { migrationsOf } from "../../generators/migrate/migrations.ts";
import { changesBetween, modelOf } from "../diff/support.ts";
import { casesFolder, overBase } from "../support/base.ts";
import { readFiles } from "../support/files.ts";

/* The migrations that each class of changes requires, tested with the cases of `kiln diff`. */
const folder = join(casesFolder, "diff");

function migrationsIn(name: string) {
  const files = readFiles(join(folder, name));
  const side = (start: string) => {
    const own = new Map(
      [...files].filter(([path]) => path.startsWith(start)).map(([path, text]) => [path.slice(start.length), text]),
    );
    const removed = own.get("removed.txt")?.split("\n").filter(Boolean) ?? [];
    own.delete("removed.txt");
    return modelOf(overBase(own, removed));
  };
  return migrationsOf(changesBetween(side("from/"), side("to/")));
}

const isRenaming = /-renamed$/;

test.each(readdirSync(folder).filter((name) => isRenaming.test(name)))("%s is a name that code follows", (name) => {
  expect(migrationsIn(name).map(({ kind }) => kind)).toContain("renamed");
});

test.each([
  ["module-renamed", { kind: "renamed", service: "library", within: [], from: "shelves", to: "racks" }],
  ["parameter-renamed", { kind: "renamed", service: "library", within: [["books"]], from: "from", to: "start" }],
  ["alias-removed", { kind: "alias", service: "office", within: [["room"]], from: "label", to: "ro_name" }],
  ["default-changed", { kind: "default", service: "library", within: [["books"]], name: "limit", value: 10 }],
  ["module-added", { kind: "handler", service: "library" }],
  ["parameter-removed", { kind: "review", service: "library", within: [["books"]], name: "from" }],
] as const)("%s is kept with what it needs", (name, wanted) => {
  const found = migrationsIn(readdirSync(folder).find((one) => one === name) ?? `${name}-before-sunset`);
  expect(found).toEqual([expect.objectContaining(wanted)]);
});

test("text that only documents is no migration", () => {
  expect(migrationsIn("text-changed")).toEqual([]);
});

test("the older declarations come out of the newer ones as they were, without comments", () => {
  const old = declarationText(
    "a.d.ts",
    '/** An "a". */\nexport interface A {\n  readonly from: "/* no comment */" | `// ${string}`; // one\n}\n',
  )!;
  expect(old).toBe('export interface A {\n  readonly from: "/* no comment */" | `// ${string}`; \n}\n');
  const now = old.replace("from", "start");
  const found = differences(
    new Map([
      ["a.d.ts", now],
      ["b.d.ts", now],
    ]),
    new Map([
      ["a.d.ts", old],
      ["c.d.ts", old],
    ]),
  );
  expect(Object.keys(found)).toEqual(["a.d.ts", "b.d.ts", "c.d.ts"]);
  expect(older(now, found["a.d.ts"]!)).toBe(old);
  expect(older(now, found["b.d.ts"]!)).toBe("");
  expect(older("", found["c.d.ts"]!)).toBe(old);
  expect(older("export {};\n", found["a.d.ts"]!)).toBeUndefined();
});
