import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { defaultRefusals } from "../../templates/runtime/resource/server/table.ts";

test("the table of docs/spec/resources.md has each refusal with its code and its status", () => {
  const readme = readFileSync(join(import.meta.dirname, "../../docs/spec/resources.md"), "utf8");
  const rows = [...readme.matchAll(/^\| `(\w+)` \| [^|]+ \| `(\w+)` \| (\d{3}) \|$/gm)].map(([, key, code, status]) => [
    key,
    [code, Number(status)],
  ]);
  const refusals = Object.entries(defaultRefusals).map(([key, [code, status]]) => [key, [code, status]]);
  expect(Object.fromEntries(rows)).toEqual(Object.fromEntries(refusals));
});
