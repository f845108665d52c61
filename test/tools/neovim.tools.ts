import { cpSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { aptAsRoot, works } from "../support/apt.ts";
import { command } from "../support/command.ts";

/* A Neovim user edits a spec with `kiln lsp`. `neovim.lua` performs the user's actions. */

const root = join(import.meta.dirname, "../..");

const expected: Readonly<Record<string, unknown>> = {
  "definition of a shape": 37,
  "definition of a decision": "spec/decisions.yaml",
  "hover over a decision": "**D-001** How long may the name of a room be?",
  "uses of a value set": 4,
  outline: 12,
  search: 3,
  diagnostic: "unknown-reference",
  "applied remedy": "extends: row",
  "diagnostics after the remedy": 0,
  "completion of a field": true,
  rename: "was: name",
};

test("Neovim finds, completes, corrects and renames names of a spec", async () => {
  if (!(await works("nvim", ["--version"]))) {
    const apt = await aptAsRoot();
    if (apt === undefined) throw new Error("Neovim is not installed, and only root can install it.");
    await apt.update();
    await apt.install("neovim");
  }
  const project = mkdtempSync(join(tmpdir(), "kiln-neovim-"));
  cpSync(join(root, "test/services/bookings"), project, { recursive: true });
  const output = await command("nvim", ["--headless", "--clean", "-n", "-S", join(import.meta.dirname, "neovim.lua")], {
    cwd: project,
    env: {
      KILN_PROJECT: project,
      KILN_PROGRAM: join(root, "scripts/kiln.js"),
      KILN_NODE: process.execPath,
    },
  });
  const lines = output.split("\n").filter((line) => line.startsWith("{"));
  const results = lines.map((line) => JSON.parse(line) as { readonly situation: string; readonly result: unknown });
  expect(Object.fromEntries(results.map(({ situation, result }) => [situation, result]))).toEqual(expected);
});
