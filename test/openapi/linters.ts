import { execFileSync } from "node:child_process";
import { join } from "node:path";
import SwaggerParser from "@apidevtools/swagger-parser";
import spectralCore from "@stoplight/spectral-core";
import * as parsers from "@stoplight/spectral-parsers";
import { rootFolder } from "../support/emit.ts";
import { ruleset } from "./spectral.ts";

/** Returns the fault that swagger-parser finds in a document. The document is not changed. */
export async function swaggerParserFault(document: object): Promise<string | undefined> {
  const copy = structuredClone(document) as unknown as Parameters<typeof SwaggerParser.validate>[0];
  return SwaggerParser.validate(copy).then(
    () => undefined,
    (error: unknown) => String(error),
  );
}

/** Returns the findings of all rules in `spectral.ts`. */
export async function spectralFindings(yaml: string, name: string): Promise<readonly string[]> {
  const spectral = new spectralCore.Spectral();
  spectral.setRuleset(ruleset);
  const findings = await spectral.run(new spectralCore.Document(yaml, parsers.Yaml, name));
  return findings.map(({ code, path, message }) => `${code} ${path.join("/")}: ${message}`);
}

/** Returns the findings of the rules in `redocly.yaml`, or an empty string. */
export function redoclyFindings(files: readonly string[]): string {
  const redocly = join(rootFolder, "node_modules/@redocly/cli/bin/cli.js");
  const args = [
    redocly,
    "lint",
    "--config",
    join(import.meta.dirname, "redocly.yaml"),
    "--format",
    "github-actions",
    "--max-problems",
    "10000",
    ...files,
  ];
  const env = { ...process.env, REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" };
  try {
    return execFileSync(process.execPath, args, {
      encoding: "utf8",
      env,
      maxBuffer: 1e8,
      stdio: ["ignore", "pipe", "ignore"],
    }).trim();
  } catch (error) {
    // Redocly exits with 1 if there are errors. Its output contains the findings.
    const { stdout = "" } = error as { readonly stdout?: string };
    if (stdout.trim() === "") throw error;
    return stdout.trim();
  }
}
