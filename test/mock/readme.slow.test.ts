import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { atLeastOne } from "../support/at-least-one.ts";
import { rootFolder } from "../support/emit.ts";

/*
 * Runs each recipe of the README exactly as printed, as a separate program. A comment after `console.log(…);` is the
 * expected output.
 */

const readme = readFileSync(join(rootFolder, "packages/mock/README.md"), "utf8");
const blocks = [...readme.matchAll(/^(?:## (.*)\n[^]*?)??```(?:js|ts)\n([^]*?)^```$/gm)].map(
  ([, title = "more", code], index) => [`${index + 1}: ${title}`, code!] as const,
);

test.each(atLeastOne(blocks, "recipes"))("recipe %s runs", async (_, code) => {
  const { stdout, stderr } = await promisify(execFile)(
    process.execPath,
    ["--input-type=module-typescript", "--eval", code],
    { cwd: rootFolder },
  );
  expect(stderr.replace(/^.*ExperimentalWarning[^]*?\n(?:\(Use.*\n)?/gm, "")).toBe("");
  const printed = [...code.matchAll(/^console\.log\(.*\); \/\/ (.*)$/gm)].map(([, text]) => text!);
  expect(stdout).toContain(printed.join("\n"));
});

test("there is a recipe for each entry point", () => {
  const { exports } = JSON.parse(readFileSync(join(rootFolder, "packages/mock/package.json"), "utf8")) as {
    readonly exports: object;
  };
  const entries = Object.keys(exports)
    .filter((name) => !/json$|^\.$/.test(name))
    .map((name) => name.replace(/^\./, "@kiln/mock"));
  const shown = entries.filter((name) => readme.includes(`from "${name}"`));
  expect(entries.filter((name) => !shown.includes(name))).toEqual(["@kiln/mock/query/msw"]);
});
