import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse, stringify } from "yaml";
import { command } from "../support/command.ts";
import { rootFolder } from "../support/emit.ts";
import { linkLibraries } from "./generated-code.ts";
import { folder as installed } from "./given.ts";
import { strangerDocuments } from "./stranger-documents.ts";

/*
 * Compares the size of the booking shop as a spec, as its OpenAPI document in YAML, and in TypeSpec, by non-empty
 * lines.
 */

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly operationId?: string }>>>>;
}

test("the spec of the booking shop has at most half the lines of its OpenAPI document, and TypeSpec has the same operations", async () => {
  const [, text = ""] = strangerDocuments.find(([name]) => name === "booking-shop-shop") ?? [];
  const document = JSON.parse(text) as Document;
  const [source, compiled] = await typespec();
  expect(operationIds(compiled)).toEqual(operationIds(document));
  expect(operationIds(document).length).toBeGreaterThan(10);
  const lines = {
    spec: linesOf(specTexts().join("\n")),
    openapi: linesOf(stringify(document, { lineWidth: 0 })),
    typespec: linesOf(source),
  };
  console.log(
    `| booking shop | lines |\n|---|---|\n| spec | ${lines.spec} |\n| its OpenAPI document, as YAML | ${lines.openapi} |\n| TypeSpec | ${lines.typespec} |`,
  );
  expect(lines.spec).toBeLessThanOrEqual(lines.openapi / 2);
});

/** Returns the TypeSpec program in TypeSpec's own format, and the document generated from it. */
async function typespec(): Promise<readonly [source: string, document: Document]> {
  const home = mkdtempSync(join(tmpdir(), "kiln-typespec-"));
  try {
    cpSync(join(import.meta.dirname, "typespec"), home, { recursive: true });
    linkLibraries(home, installed);
    const run = (...args: readonly string[]): Promise<string> =>
      command(process.execPath, [join(installed, "node_modules/@typespec/compiler/cmd/tsp.js"), ...args], {
        cwd: home,
      });
    await run("format", "booking-shop.tsp");
    await run("compile", "booking-shop.tsp", "--emit", "@typespec/openapi3");
    const document = parse(readFileSync(join(home, "tsp-output/@typespec/openapi3/openapi.yaml"), "utf8")) as Document;
    return [readFileSync(join(home, "booking-shop.tsp"), "utf8"), document];
  } finally {
    rmSync(home, { recursive: true });
  }
}

/** Returns the files that describe the service, without decisions and sources. */
function specTexts(): readonly string[] {
  const folder = join(rootFolder, "test/services/booking-shop/spec/shop");
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".yaml"));
  return files.map((name) => readFileSync(join(folder, name), "utf8"));
}

function operationIds({ paths }: Document): readonly string[] {
  return Object.values(paths)
    .flatMap((path) => Object.values(path).flatMap(({ operationId }) => operationId ?? []))
    .toSorted();
}

function linesOf(text: string): number {
  return text.split("\n").filter((line) => line.trim() !== "").length;
}
