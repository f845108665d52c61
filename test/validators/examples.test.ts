import { expect, test } from "vitest";
import { validators } from "../../generators/emit/validators/emitter.ts";
import { complaints } from "../client/types/program.ts";
import { atLeastOne } from "../support/at-least-one.ts";
import { emittedFromSpec } from "../support/emit.ts";

/* The `@example` code in the declarations, which users copy. */

const files = emittedFromSpec([validators]);
const shown = [...files]
  .filter(([path]) => path.endsWith(".d.ts"))
  .flatMap(([path, text], index) => {
    const lines = [...text.matchAll(/^ *\* @example (.*)$/gm)].map(([, line]) => line!);
    return lines.length === 0 ? [] : [{ path, name: `file${index}`, lines }];
  });

/** Returns a program with each line in the folder of its file. */
function program(change: (line: string) => string = (line) => line): string {
  const imports = shown.map(({ path, name }) => `import * as ${name} from "./${path.replace(/\.d\.ts$/, ".js")}";`);
  return [...imports, ...shown.flatMap(({ name, lines }) => lines.map((line) => change(`${name}.${line}`)))].join("\n");
}

test("all of them type-check", () => {
  expect(atLeastOne(shown, "files with examples").length).toBeGreaterThan(64);
  expect(complaints(program(), files)).toEqual([]);
});

test("a line that is wrong would be found", () => {
  expect(
    complaints(
      program((line) => line.replace('encode({ from: "Harbour"', 'encode({ form: "Harbour"')),
      files,
    ),
  ).toHaveLength(1);
});

test("they are in no code but the JSON Schemas", () => {
  const code = [...files].filter(([path]) => path.endsWith(".js") && !path.includes("/generated/schema/"));
  expect(atLeastOne(code, "files").filter(([, text]) => /@example|Old Lighthouse|Harbour/.test(text))).toEqual([]);
});
