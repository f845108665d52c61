import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import SwaggerParser from "@apidevtools/swagger-parser";
import spectralCore from "@stoplight/spectral-core";
import * as parsers from "@stoplight/spectral-parsers";
import { afterAll, describe, expect, it } from "vitest";
import { openapi } from "../../generators/emit/openapi/emitter.ts";
import { printYaml, type Json } from "../../templates/runtime/openapi/yaml.ts";
import { emittedFromSpec, jsonOf, rootFolder } from "../support/emit.ts";
import { ruleset } from "./spectral.ts";

const generated = "packages/openapi/generated";
const files = emittedFromSpec([openapi]);
const folder = mkdtempSync(join(tmpdir(), "kiln-lint-"));
const names = ["exchange", "query"];
const yamlOf = (name: string): string => printYaml(jsonOf(files, `${generated}/${name}.json`) as Json);
const documents = names.flatMap((name) => [`${name}.json`, `${name}.yaml`]);
for (const name of names) {
  writeFileSync(join(folder, `${name}.json`), files.get(`${generated}/${name}.json`)!);
  writeFileSync(join(folder, `${name}.yaml`), yamlOf(name));
}

afterAll(() => rmSync(folder, { recursive: true }));

describe.each(["exchange", "query"])("the OpenAPI document of %s", (name) => {
  it("is valid to swagger-parser", async () => {
    const document = jsonOf(files, `${generated}/${name}.json`) as unknown as Parameters<typeof SwaggerParser.validate>[0];
    await expect(SwaggerParser.validate(document)).resolves.toBeDefined();
  });

  it("has no findings in Spectral's oas", async () => {
    const spectral = new spectralCore.Spectral();
    spectral.setRuleset(ruleset);
    const findings = await spectral.run(new spectralCore.Document(yamlOf(name), parsers.Yaml, `${name}.yaml`));
    expect(findings.map(({ code, path, message }) => `${code} ${path.join("/")}: ${message}`)).toEqual([]);
  });
});

it("has no findings in Redocly's recommended-strict", () => {
  const redocly = join(rootFolder, "node_modules/@redocly/cli/bin/cli.js");
  const config = join(import.meta.dirname, "redocly.yaml");
  const args = [redocly, "lint", "--config", config, "--format", "github-actions", ...documents.map((name) => join(folder, name))];
  const env = { ...process.env, REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" };
  const findings = execFileSync(process.execPath, args, { encoding: "utf8", env, stdio: ["ignore", "pipe", "ignore"] });
  expect(findings.trim()).toBe("");
});
