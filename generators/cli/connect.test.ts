import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { connect } from "./scaffold.ts";

const [rooms, lamps] = [
  'export { handlers as rooms } from "./room.ts";',
  'export { handlers as lamps } from "./lamp.ts";',
];

test.each([
  ["a list of such lines", `${rooms}\n`, "changed", `${rooms}\n${lamps}\n`],
  ["a list without a line end", rooms, "changed", `${rooms}\n${lamps}\n`],
  ["a list with line ends of Windows", `${rooms}\r\n`, "changed", `${rooms}\r\n${lamps}\r\n`],
  ["a list that has the line", `${lamps}\n${rooms}\n`, "complete", `${lamps}\n${rooms}\n`],
  ["a file with a comment", `// Ours.\n${rooms}\n`, "left", `// Ours.\n${rooms}\n`],
  ["a file with code behind a line", `${rooms} start();\n`, "left", `${rooms} start();\n`],
  [
    "a list where the name leads elsewhere",
    'export { mine as lamps } from "./mine.ts";\n',
    "left",
    'export { mine as lamps } from "./mine.ts";\n',
  ],
  ["an empty file", "", "changed", `${lamps}\n`],
])("%s", (_, before, done, after) => {
  const file = join(mkdtempSync(join(tmpdir(), "kiln-connect-")), "handlers.ts");
  writeFileSync(file, before);
  expect([connect(file, [lamps]), readFileSync(file, "utf8")]).toEqual([done, after]);
});

test.each([
  ["a list", `${rooms}\r\n${lamps}\r\n`, "changed", `${lamps}\r\n`],
  ["a list of that line alone", `${rooms}\n`, "changed", ""],
  ["a list without the line", `${lamps}\n`, "complete", `${lamps}\n`],
  ["a file with a comment", `// Ours.\n${rooms}\n`, "left", `// Ours.\n${rooms}\n`],
])("a line that leads nowhere any more, in %s", (_, before, done, after) => {
  const file = join(mkdtempSync(join(tmpdir(), "kiln-connect-")), "services.ts");
  writeFileSync(file, before);
  expect([connect(file, [], [rooms]), readFileSync(file, "utf8")]).toEqual([done, after]);
});

test("a file that is not there", () => {
  const file = join(mkdtempSync(join(tmpdir(), "kiln-connect-")), "new/handlers.ts");
  expect([connect(file, [rooms, lamps]), readFileSync(file, "utf8")]).toEqual(["written", `${rooms}\n${lamps}\n`]);
});
