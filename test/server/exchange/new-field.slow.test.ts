import { createRequire } from "node:module";
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeEach, expect, test } from "vitest";
import { copyRepository } from "../../edits/copy.ts";
import { command } from "../../support/command.ts";

/*
 * If the spec has a new field that the reference server would accept but not store, the server's code does not compile.
 */

const copy = copyRepository();
afterAll(() => copy.remove());
beforeEach(() => copy.undo());

const tsc = createRequire(import.meta.url)
  .resolve("typescript-7/package.json")
  .replace(/package\.json$/, "bin/tsc");

/** Returns the compiler errors of the reference server: file and source line. */
async function errors(): Promise<readonly string[]> {
  await command(process.execPath, [join(copy.folder, "scripts/kiln.js"), "generate"], { cwd: copy.folder });
  const { stdout } = spawnSync(
    process.execPath,
    [tsc, "-p", "packages/reference-server", "--noEmit", "--pretty", "false"],
    { cwd: copy.folder, encoding: "utf8" },
  );
  return [...stdout.matchAll(/^packages\/reference-server\/src\/([^(]+)\((\d+),\d+\): error .*$/gm)].map(
    ([message, file, line]) => {
      const text = readFileSync(join(copy.folder, "packages/reference-server/src", file!), "utf8").split("\n")[
        Number(line) - 1
      ]!;
      return `${file} | ${text.trim()} | ${message.slice(message.indexOf("error"))}`;
    },
  );
}

const depth = { type: "string", description: "How many levels of related objects to return." };

test("a field of a paging group needs a column, a parameter and a field of a login token a handler that reads it", async () => {
  copy.edit("exchange/resources/paging-group.yaml", (document) => {
    document.setIn(
      ["fields", "pa_timeout"],
      document.createNode({ type: "integer", description: "Seconds until calling stops." }),
    );
    document.setIn(["operations", "get", "query"], document.createNode({ depth }));
  });
  copy.edit("exchange/resources/login-token.yaml", (document) => {
    document.setIn(
      ["fields", "device"],
      document.createNode({ type: "string", description: "Where the token may be used." }),
    );
    document.addIn(["operations", "generate", "request", "fields"], "device");
  });
  expect((await errors()).toSorted()).toEqual([
    expect.stringMatching(/^exchange\/login-tokens\.ts \| none\(others\);/),
    expect.stringMatching(/^exchange\/paging-groups\.ts \| Unhandled<.*"depth"/),
    expect.stringMatching(/^exchange\/paging-groups\.ts \| \} as const satisfies .*pa_timeout/),
  ]);
});

test("a filter of the list needs a column, and a parameter of an update a handler that reads it", async () => {
  copy.edit("exchange/resources/paging-group.yaml", (document) => {
    document.setIn(
      ["operations", "list", "query", "pa_timeout"],
      document.createNode({ type: "string", description: "Requests the rows with exactly this value." }),
    );
    document.setIn(["operations", "update", "query"], document.createNode({ depth }));
  });
  expect(
    (await errors()).toSorted((one, other) => Number(one.includes("depth")) - Number(other.includes("depth"))),
  ).toEqual([
    expect.stringMatching(/^exchange\/paging-groups\.ts \| .*filters\(where\).*pa_timeout/),
    expect.stringMatching(/^exchange\/paging-groups\.ts \| Unhandled<.*"depth"/),
  ]);
});

test("a field of the body of a create request needs a column, too", async () => {
  copy.edit("exchange/resources/paging-group.yaml", (document) => {
    document.setIn(
      ["fields", "pa_timeout"],
      document.createNode({ type: "integer", use: "request", description: "Seconds until the call ends." }),
    );
    document.setIn(["operations", "update", "request"], document.createNode({ fields: ["pa_name", "pa_number"] }));
    document.setIn(["operations", "update", "examples"], document.createNode([]));
  });
  expect(await errors()).toContainEqual(
    expect.stringMatching(/^exchange\/paging-groups\.ts \| \} as const satisfies .*pa_timeout/),
  );
});
