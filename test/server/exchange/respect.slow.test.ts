import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { command } from "../../support/command.ts";
import { rootFolder } from "../../support/emit.ts";
import { base, open, type Place } from "./support.ts";

/*
 * Redocly Respect sends the requests of a workflow, which it builds from the OpenAPI document, and checks the responses
 * against it.
 */

const folder = mkdtempSync(join(tmpdir(), "kiln-respect-"));
const workflow = "exchange.arazzo.yaml";
let place: Place;

beforeAll(async () => {
  place = await open();
  await place.storage.write(({ identities }) => identities.insertUser({ username: "api.operator" }));
  cpSync(join(import.meta.dirname, workflow), join(folder, workflow));
});

afterAll(async () => {
  await place.close();
  rmSync(folder, { recursive: true });
});

/** Returns the output or the error message. @param change edits the document */
async function respect(change: (document: string) => string = (document) => document): Promise<string> {
  const document = JSON.parse(
    change(readFileSync(join(rootFolder, "packages/openapi/generated/exchange.json"), "utf8")),
  ) as object;
  writeFileSync(
    join(folder, "exchange.json"),
    JSON.stringify({ ...document, servers: [{ url: (await place.listen()) + base }] }),
  );
  const redocly = join(rootFolder, "node_modules/@redocly/cli/bin/cli.js");
  const args = [redocly, "respect", workflow, "--input", `key=${place.keys["global-full"]}`, "--input", "tenant=A"];
  return command(process.execPath, args, {
    cwd: folder,
    env: { REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true", CI: "1", NO_COLOR: "1", FORCE_COLOR: "0" },
  });
}

test("every step of the workflow passes, and its responses match the schemas of the document", async () => {
  const said = await respect();
  console.log(said.split("\n").slice(-20).join("\n"));
  expect(said).toMatch(/Workflows: 2 passed, 2 total/);
  expect(said).toMatch(/Steps: 9 passed, 9 total/);
});

test("a document that says something else is not passed", async () => {
  await expect(
    respect((document) => document.replaceAll(/"pa_te_id": \{\s*"type": "string"/g, '"pa_te_id": { "type": "integer"')),
  ).rejects.toThrow("exit code");
});
