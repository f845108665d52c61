import { execFile, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openapi } from "../../generators/emit/openapi/emitter.ts";
import { standard as alldeletedrevisions } from "../../packages/validators/generated/schema/query/alldeletedrevisions.js";
import { standard as allpages } from "../../packages/validators/generated/schema/query/allpages.js";
import { moduleDocuments } from "../openapi/module-documents.ts";
import { emittedFromSpec, rootFolder } from "../support/emit.ts";
import { random } from "../support/random.ts";
import { queryService } from "../validators/service.ts";
import { canBeSent, sampleOf } from "../validators/described/samples.ts";
import { folder as installed } from "./given.ts";
import { zodGeneratorsIn } from "./zod.ts";

/* Compares a form that uses our validator with the Zod schemas that generators write for the same module. */

const folder = mkdtempSync(join(tmpdir(), "kiln-form-"));
const packages = join(folder, "packages");
const validators: Readonly<Record<string, typeof allpages | typeof alldeletedrevisions>> = {
  allpages,
  alldeletedrevisions,
};
const modules = Object.keys(validators);
const service = queryService();

beforeAll(() => {
  cpSync(join(import.meta.dirname, "form"), folder, { recursive: true });
  symlinkSync(join(installed, "node_modules"), join(folder, "node_modules"));
  mkdirSync(join(packages, "@kiln"), { recursive: true });
  symlinkSync(join(rootFolder, "packages/validators"), join(packages, "@kiln/validators"));
  symlinkSync(join(rootFolder, "node_modules/zod"), join(packages, "zod"));
  const documents = moduleDocuments(emittedFromSpec([openapi]));
  for (const module of modules)
    writeFileSync(join(folder, `${module}.json`), JSON.stringify(documents.get(`query/${module}`), withoutResponses));
});

/**
 * Replaces responses, because the comparison is only about requests. The output of orval for responses does not parse.
 */
function withoutResponses(key: string, value: unknown): unknown {
  const isResponses = key === "responses" && typeof value === "object" && value !== null && "200" in value;
  return isResponses ? { 200: { description: "The answer." } } : value;
}

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("a form with React Hook Form", () => {
  test.each(["typescript", "typescript-7"])("compiles with %s", (compiler) => {
    const compilerOptions = {
      strict: true,
      exactOptionalPropertyTypes: true,
      noEmit: true,
      skipLibCheck: true,
      allowImportingTsExtensions: true,
      target: "es2023",
      lib: ["es2023", "dom", "dom.iterable"],
      module: "esnext",
      moduleResolution: "bundler",
      jsx: "react-jsx",
      types: [],
      paths: { "@kiln/validators/*": ["./packages/@kiln/validators/generated/*"] },
    };
    writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, files: ["run.tsx"] }));
    const { stdout } = spawnSync(
      process.execPath,
      [join(rootFolder, "node_modules", compiler, "bin/tsc"), "-p", folder],
      { encoding: "utf8" },
    );
    expect(stdout).toBe("");
  });

  test("shows what the validator finds, and sends what it gives", async () => {
    const outfile = join(folder, "run.mjs");
    const external = ["happy-dom", "react", "react-dom"];
    await build({
      entryPoints: [join(folder, "run.tsx")],
      outfile,
      bundle: true,
      format: "esm",
      platform: "node",
      jsx: "automatic",
      nodePaths: [packages],
      external,
      logLevel: "silent",
    });
    const { stdout, stderr } = await promisify(execFile)(process.execPath, [outfile]);
    expect(stderr).toBe("");
    const [wrong, mixed, right] = stdout
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line) as unknown);
    expect(wrong).toEqual({
      errors: { limit: expect.stringMatching(/^limit takes a number of items from 1 to 500 /) },
      sent: [],
    });
    expect(mixed).toEqual({
      errors: { form: expect.stringContaining("apprlevel is allowed only with apprtype or apprexpiry") },
      sent: [],
    });
    expect(right).toEqual({
      errors: {},
      sent: [
        expect.objectContaining({
          from: "Harbour",
          limit: 2,
          prtype: ["edit"],
          prlevel: ["sysop"],
          dir: "ascending",
          namespace: 0,
        }),
      ],
    });
  });
});

async function bytesOf(contents: string): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: folder },
    bundle: true,
    minify: true,
    write: false,
    format: "esm",
    nodePaths: [packages],
    logLevel: "silent",
  });
  return gzipSync(outputFiles[0]!.contents, { level: 9 }).length;
}

const rows: string[] = [];
const row = (...cells: readonly (string | number)[]): number => rows.push(`| ${cells.join(" | ")} |`);
const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

describe("compared with the Zod schemas of generators", () => {
  afterAll(() =>
    console.log(
      [
        "| one module | lines | bundled, minified, gzip | invalid samples accepted | valid samples refused |",
        "|---|---|---|---|---|",
        ...rows,
      ].join("\n"),
    ),
  );

  test.each(modules)("ours of %s", async (module) => {
    const path = join(rootFolder, "packages/validators/generated/schema/query", `${module}.js`);
    const plain = await bytesOf(
      `import { standard } from "@kiln/validators/query/${module}"; globalThis.check = (value) => standard["~standard"].validate(value);`,
    );
    const described = await bytesOf(
      `import { standard } from "@kiln/validators/schema/query/${module}"; globalThis.check = standard;`,
    );
    row(`validator of ${module}`, "–", kilobytes(plain), "–", "–");
    row(`the same with its JSON Schemas`, linesOf(path), kilobytes(described), "–", "–");
    expect(described).toBeGreaterThan(plain);
  });

  const cases = zodGeneratorsIn(installed).flatMap((generator) =>
    modules.map((module) => [generator.name, module, generator] as const),
  );
  test.each(cases)("%s of %s", async (name, module, generator) => {
    generator.generate(folder, module);
    const file = generator.file(module);
    const head = `import { ${generator.schema(module)} as schema } from "./${file}";`;
    const bytes = await bytesOf(`${head} globalThis.check = (value) => schema.safeParse(value);`);
    const shares = await sharesOf(head, module);
    row(`${name}, of ${module}`, linesOf(join(folder, file)), kilobytes(bytes), ...shares.map(({ text }) => text));
    // Each loses the rules between parameters and the formats of strings.
    expect(shares[0]!.share).toBeGreaterThan(0.1);
  });
});

function linesOf(file: string): number {
  return readFileSync(file, "utf8").trimEnd().split("\n").length;
}

/**
 * Returns the shares of samples for which a schema and the decoder differ: among the rejected and the accepted ones.
 */
async function sharesOf(
  head: string,
  module: string,
): Promise<readonly { readonly share: number; readonly text: string }[]> {
  const outfile = join(folder, `shares-${rows.length}.mjs`);
  await build({
    stdin: { contents: `${head} export { schema };`, resolveDir: folder },
    bundle: true,
    outfile,
    format: "esm",
    nodePaths: [packages],
    logLevel: "silent",
  });
  const { schema } = (await import(outfile)) as {
    readonly schema: { safeParse(value: unknown): { readonly success: boolean } };
  };
  const { validate, jsonSchema } = validators[module]!["~standard"];
  const described = jsonSchema.input({ target: "draft-2020-12" });
  const chance = random(20);
  const [wrong, right] = [
    { all: 0, other: 0 },
    { all: 0, other: 0 },
  ];
  while (Math.min(wrong.all, right.all) < 500) {
    const value = sampleOf(described, chance);
    if (!canBeSent(value) || typeof value !== "object" || value === null || Array.isArray(value)) continue;
    const isRight = validate(value).issues === undefined;
    const count = isRight ? right : wrong;
    count.all++;
    if (isRight !== schema.safeParse(asRequest(module, value)).success) count.other++;
  }
  return [wrong, right].map(({ all, other }) => ({ share: other / all, text: `${Math.round((other / all) * 100)} %` }));
}

/** Converts parameters to the form of the document: with prefixes and the constants of every request. */
function asRequest(module: string, value: object): object {
  const { prefix } = service.modules.find(({ name }) => name === module)!;
  const parameters = Object.entries(value).map(([name, one]) => [prefix + name, one] as const);
  return {
    action: "query",
    format: "json",
    formatversion: "2",
    errorformat: "plaintext",
    list: module,
    ...Object.fromEntries(parameters),
  };
}
