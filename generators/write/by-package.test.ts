import { expect, test } from "vitest";
import { byPackage } from "./by-package.ts";
import { compareFiles } from "./compare.ts";
import { commands, outputs, put, tempFolder } from "./testing/temp-tree.ts";
import { writeFiles } from "./write.ts";

const files = (name: string, count: number, text: string) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`${name}/generated/${index}.json`, text]));

async function compared(
  before: Readonly<Record<string, string>>,
  after: Readonly<Record<string, string>>,
  edited?: string,
) {
  const root = tempFolder();
  writeFiles(root, outputs(before), { commands });
  if (edited !== undefined) put(root, edited, "mine\n");
  return byPackage((await compareFiles(root, outputs(after), { commands })).findings);
}

test("ten files are listed, one by one", async () => {
  const { listed, lines } = await compared(files("p", 10, "1\n"), files("p", 10, "2\n"));
  expect({ listed: listed.length, lines }).toEqual({ listed: 10, lines: [] });
});

test("more are counted for each package, and a manual edit stays a separate finding", async () => {
  const before = { ...files("p", 9, "1\n"), ...files("q", 2, "1\n") };
  const after = { ...files("p", 8, "2\n"), ...files("r", 3, "2\n"), "q/generated/0.json": "2\n" };
  const { listed, counted, lines } = await compared(before, after, "packages/p/generated/0.json");
  expect(lines).toEqual([
    "packages/p: 7 changed, 1 orphaned",
    "packages/q: 1 changed, 1 orphaned",
    "packages/r: 3 missing",
  ]);
  expect(counted).toHaveLength(13);
  expect(listed).toMatchObject([{ path: "packages/p/generated/0.json", state: "stale-edited" }]);
});
