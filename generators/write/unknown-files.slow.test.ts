import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { command } from "../../test/support/command.ts";
import { tempFolder } from "./testing/temp-tree.ts";
import { neverPacked } from "./inspect.ts";

test("what is never reported as unknown is what npm never packs", async () => {
  const folder = tempFolder();
  mkdirSync(join(folder, "generated/deep"), { recursive: true });
  writeFileSync(
    join(folder, "package.json"),
    JSON.stringify({ name: "packed", version: "1.0.0", files: ["generated"] }),
  );
  const names = [".DS_Store", "._a.json", ".a.json.swp", "a.json.orig", "a.json", "Thumbs.db", "a.json~", ".hidden"];
  const paths = names.flatMap((name) => [`generated/${name}`, `generated/deep/${name}`]);
  for (const path of paths) writeFileSync(join(folder, path), "");
  const listed = await command("npm", ["pack", "--dry-run", "--json", "--silent"], { cwd: folder });
  const [{ files }] = JSON.parse(listed) as [{ readonly files: readonly { readonly path: string }[] }];
  const packed = new Set(files.map(({ path }) => path));
  expect(packed.size).toBeGreaterThan(2);
  for (const path of paths)
    expect([path, packed.has(path)]).toEqual([path, !neverPacked.test(path.split("/").at(-1)!)]);
});
