import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { edit, startCommand } from "./kiln-watch.ts";

test("docs --watch serves the site, and reloads its pages after a change of a text or of the spec", async () => {
  const { folder, next, end } = startCommand("docs", "--watch", "--port", "0");
  const started = await next(/^docs +\d+ files in \d+ ms\n[^]*^serving .*\n|^serving .*\n[^]*^docs .*\n/m);
  const address = /http:\S+/.exec(started)![0];
  const read = async (path: string): Promise<string> => (await fetch(address + path)).text();
  expect(await read("index.html")).toContain('<script src="/~live.js" defer>');
  expect(await read("~live.js")).toContain("/~live");
  const events = (await fetch(`${address}~live`)).body!.getReader();

  mkdirSync(join(folder, "spec/docs"), { recursive: true });
  writeFileSync(join(folder, "spec/docs/index.md"), "# My API\n\nHello. ![A plan](plan.svg)\n");
  expect(await next(/.*plan\.svg.*\n/)).toContain("spec/docs/index.md:3: the image plan.svg is broken");
  await next(/^docs .*\n/m);
  expect(new TextDecoder().decode((await events.read()).value)).toBe("data: changed\n\n");
  expect(await read("")).toContain("<title>My API documentation</title>");

  writeFileSync(join(folder, "spec/docs/plan.svg"), "<svg xmlns='http://www.w3.org/2000/svg'/>");
  await next(/^docs .*\n/m);
  expect((await fetch(`${address}texts/plan.svg`)).headers.get("content-type")).toBe("image/svg+xml");

  const books = join(folder, "spec/library/modules/books.yaml");
  edit(books, (text) => text.replace("minimum: 1450", "minimum: 1503"));
  await next(/^docs .*\n/m);
  expect(await read("api/library/modules/books.html")).toContain("1503");
  edit(books, (text) => text.replace("values: genres", "values: genre"));
  await next(/unknown-reference/);
  expect(await read("api/library/modules/books.html")).toContain("1503");
  expect(await end("SIGTERM")).toEqual([0, null]);
});
