import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { overBase } from "../support/base.ts";
import { readFiles } from "../support/files.ts";
import { migrate, projectWith, releaseOf } from "./support.ts";

const [from, to] = ["from", "to"].map((side) => overBase(readFiles(join(import.meta.dirname, "specs", side))));

/** Returns a file of a project, in which another library's names are next to changed ones. */
function source(index: number): string {
  return `import type { LibraryClient } from "@example/client/library";
import { helper${Math.max(0, index - 1)} } from "./file${Math.max(0, index - 1)}.js";

interface Local { readonly from: string; readonly seats: number }

export function helper${index}(local: Local): number {
  return local.from.length + local.seats;
}

export async function use${index}(library: LibraryClient): Promise<number> {
  const found: string[] = [];
  for await (const book of library.list("books", { from: "A", genre: "history", limit: ${(index % 9) + 1} })) found.push(book.title);
  const { list } = await library.query({ list: { shelves: { from: "B" } } });
  return found.length + list.shelves.length + helper${Math.max(0, index - 1)}({ from: "C", seats: 1 });
}
`;
}

test("a project of a thousand files is migrated as a whole", async () => {
  const folder = projectWith(releaseOf(from!, to!).after);
  mkdirSync(join(folder, "src"));
  for (let index = 0; index < 1000; index++)
    writeFileSync(
      join(folder, `src/file${index}.ts`),
      source(index).replace(index === 0 ? /import \{ helper0.*\n/ : "", ""),
    );
  const [start, used] = [performance.now(), process.cpuUsage()];
  const { code, out } = await migrate(folder, "@example/client", "--from", "1.0.0", "src/**");
  const seconds = (performance.now() - start) / 1000;
  expect([code, out]).toEqual([0, "@example/client: 1.0.0 → 1.1.0\nChanged 1000 files of 1000.\n"]);
  expect(readFileSync(join(folder, "src/file999.ts"), "utf8")).toContain('helper998({ from: "C", seats: 1 })');
  const { user, system } = process.cpuUsage(used);
  console.log(
    `A thousand files: ${seconds.toFixed(1)} s, ${((user + system) / 1e6).toFixed(1)} s of the processor, ${(process.memoryUsage().rss / 2 ** 20).toFixed(0)} MB`,
  );
});
