import { symlinkSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";
import { run } from "../../../generators/index.ts";
import { baseFolder } from "../../support/base.ts";
import { rootFolder } from "../../support/emit.ts";
import { generatedProject } from "../../support/generated-project.ts";

/*
 * The unchanged output of `kiln scaffold server` compiles, and so do all declarations that it imports. None are
 * skipped.
 */

const tsc = createRequire(import.meta.url)
  .resolve("typescript-7/package.json")
  .replace(/package\.json$/, "bin/tsc");
const specs = {
  base: baseFolder,
  bookings: join(rootFolder, "test/fixtures/bookings"),
  complete: join(rootFolder, "test/fixtures/complete"),
  ours: rootFolder,
};

/** The parameters of `read` and `write` have types without annotations. */
const ownUnits = `import { officePlugin } from "@example/server/office";
import * as handlers from "./handlers.ts";
export const plugin = officePlugin(handlers, {
  authenticate: async (_key, _unit) => undefined,
  findTenant: async () => undefined,
  read: (work) => work({}),
  write: (work) => work({}),
});
`;

test.each(Object.entries(specs))("of the spec %s", async (name, spec) => {
  const folder = generatedProject(spec);
  symlinkSync(join(rootFolder, "node_modules/@types"), join(folder, "node_modules/@types"));
  const quiet = { out: () => {}, error: () => {}, color: false, runner: "kiln", elapsed: () => 1 } as const;
  expect(await run(["scaffold", "server"], { ...quiet, folder })).toBe(0);
  if (name === "base") writeFileSync(join(folder, "packages/reference-server/src/office/own-units.ts"), ownUnits);
  const { status, stdout } = spawnSync(
    process.execPath,
    [tsc, "-p", "packages/reference-server", "--pretty", "false"],
    { cwd: folder, encoding: "utf8" },
  );
  expect([status, stdout]).toEqual([0, ""]);
});
