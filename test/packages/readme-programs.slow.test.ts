import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import { demoWorld } from "../../packages/reference-server/src/demo.ts";
import { startTestServer } from "../../packages/reference-server/src/index.ts";
import { atLeastOne } from "../support/at-least-one.ts";
import { command } from "../support/command.ts";
import { rootFolder } from "../support/emit.ts";

/*
 * The README of each code package begins with a working program, after at most one line. All other code in it compiles.
 */

const packages = readdirSync(join(rootFolder, "packages"), { withFileTypes: true })
  .filter((one) => one.isDirectory() && hasCode(one.name))
  .map(({ name }) => name);

function hasCode(name: string): boolean {
  const { exports } = JSON.parse(readFileSync(join(rootFolder, "packages", name, "package.json"), "utf8")) as {
    readonly exports?: object;
  };
  return exports !== undefined && "." in exports;
}

interface Readme {
  /** The programs before the first heading below the title. */
  readonly programs: readonly string[];
  readonly blocks: readonly string[];
}

function readmeOf(name: string): Readme {
  const text = readFileSync(join(rootFolder, "packages", name, "README.md"), "utf8");
  return { programs: blocksIn(text.split(/^## /m, 1)[0]!, ["js", "ts", "tsx"]), blocks: blocksIn(text, ["js", "ts"]) };
}

/** Excludes programs with JSX, which `npm run test:tools -- hooks` compiles with React. */
function blocksIn(text: string, languages: readonly string[]): readonly string[] {
  return [...text.matchAll(/^```(\w+)\n([^]*?)^```$/gm)].flatMap(([, language, code]) =>
    languages.includes(language!) ? [code!] : [],
  );
}

/** Returns the declarations that later code needs: imports and constants of the programs, and placeholder values. */
function before(block: string, { programs }: Readme): string {
  const declared = (line: string): readonly string[] =>
    (/^(?:import|const) \{?([^=]*?)\}?(?: from| = )/.exec(line)?.[1] ?? "").split(",").map((name) => name.trim());
  const own = new Set(block.split("\n").flatMap(declared));
  const lines = programs.filter((program) => program !== block).flatMap((program) => program.split("\n"));
  const given = lines.filter(
    (line) => /^(?:import|const) .*;$/.test(line) && declared(line).every((name) => name !== "" && !own.has(name)),
  );
  const others = [
    "handlers",
    "authenticate",
    "findTenant",
    "query",
    "body",
    "id",
    "tenant",
    "changes",
    "request",
    "options",
    "failure",
  ].filter(
    (name) =>
      new RegExp(`\\b${name}\\b`).test(block) && !own.has(name) && !given.some((line) => declared(line).includes(name)),
  );
  return [...new Set(given), ...others.map((name) => `declare const ${name}: any;`), ""].join("\n");
}

/** Modules that appear in READMEs but are not installed here. */
const foreign = `
  declare module "@opentelemetry/api" { export const context: any; export const propagation: any; }
  declare module "@tanstack/react-query" { export const useMutation: any; export const useQuery: any; export const useInfiniteQuery: any; }`;

/** Returns the TypeScript errors of modules in the root folder, in strict mode. */
function complaints(texts: readonly string[]): readonly string[] {
  const modules = texts.map((text, index) => [join(rootFolder, `readme-${index}.mts`), text] as const);
  const files = new Map([...modules, [join(rootFolder, "readme-foreign.d.ts"), foreign]]);
  const options: ts.CompilerOptions = {
    target: ts.ScriptTarget.ESNext,
    module: ts.ModuleKind.NodeNext,
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    resolveJsonModule: true,
    lib: ["lib.esnext.d.ts", "lib.dom.d.ts", "lib.dom.iterable.d.ts"],
    types: ["node"],
  };
  const host = ts.createCompilerHost(options);
  const program = ts.createProgram([...files.keys()], options, {
    ...host,
    fileExists: (path) => files.has(path) || host.fileExists(path),
    readFile: (path) => files.get(path) ?? host.readFile(path),
    getSourceFile: (path, target) =>
      files.has(path) ? ts.createSourceFile(path, files.get(path)!, target) : host.getSourceFile(path, target),
  });
  return [...files.keys()].flatMap((path) => {
    const file = program.getSourceFile(path)!;
    return [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)].map(
      ({ messageText, start = 0 }) => {
        const line = file.text.slice(0, start).split("\n").length - 1;
        return `${file.text.split("\n")[line]}: ${ts.flattenDiagnosticMessageText(messageText, " ")}`;
      },
    );
  });
}

// The code block of the MCP server is its configuration.
describe.each(packages)("the README of %s", (name) => {
  const text = readFileSync(join(rootFolder, "packages", name, "README.md"), "utf8");

  test("begins with a program, after at most one line", () => {
    expect(text).toMatch(/^# @kiln\/[\w-]+\n\n(?:\w.*\n\n)?```(?:js|tsx|json)\n/);
  });
});

test("all code of the READMEs compiles", () => {
  const all = packages.map(readmeOf).flatMap((readme) => readme.blocks.map((block) => before(block, readme) + block));
  expect(all.length).toBeGreaterThan(packages.length);
  expect(complaints(all)).toEqual([]);
});

test("code that is wrong would be found", () => {
  const readme = readmeOf("client");
  expect(complaints([readme.programs[0]!.replace("pagingGroups.list", "pagingGroups.lst")])).toHaveLength(1);
});

function output(program: string, env: Readonly<Record<string, string>> = {}): Promise<string> {
  return command(process.execPath, ["--input-type=module-typescript", "-e", program], {
    cwd: rootFolder,
    env,
    signal: AbortSignal.timeout(60_000),
  });
}

/** Placeholder values for names that the reader must provide. */
const values: Readonly<Record<string, string>> = {
  id: '"1"',
  tenant: '"DEMO"',
  changes: '{ name: "Everyone" }',
  request: '{ name: "Hall", number: "841" }',
  failure: "{}",
  query: '"aplimit=5"',
  body: '{ name: "Hall", number: "841" }',
  options: '{ baseUrl: "http://127.0.0.1:8080", key: process.env.EXCHANGE_KEY }',
  handlers:
    "{ tokens: { generate() {}, reset() {} }, pagingGroups: { list() {}, get() {}, create() {}, update() {}, delete() {} } }",
  authenticate: "() => undefined",
  findTenant: "() => undefined",
};

/** Returns a block as a program: with the imports of the previous programs, and with placeholder values. */
function programOf(block: string, readme: Readme): string {
  return (
    before(block, readme).replace(
      /declare const (\w+): any;/g,
      (_, name: string) => `const ${name} = ${values[name]!};`,
    ) + block
  );
}

describe("the programs run", () => {
  test("client: each service, and all other code, with the data of the demo", async () => {
    await using server = await startTestServer({ seed: demoWorld });
    const readme = readmeOf("client");
    const run = (code: string): Promise<string> =>
      output(code.replaceAll("http://127.0.0.1:8080", server.address), { EXCHANGE_KEY: server.keys["global-full"] });
    const [resources, query] = readme.programs;
    expect(await run(resources!)).toContain("pa_name: 'Everybody'");
    expect(await run(query!)).toContain("category: '");
    for (const block of readme.blocks.filter((one) => !one.includes("@opentelemetry"))) {
      await run(programOf(block, readme));
      await server.reset();
    }
  });

  test.each([
    ["validators", /^\{ .*\}\n$/s],
    ["openapi", /exchange .* \d+\.\d+\.\d+\n.*\/paginggroups \[/s],
    ["schemas", /^false false \[/],
  ])("%s", async (name, expected) => {
    const readme = readmeOf(name);
    const outputs = await Promise.all(readme.blocks.map((block) => output(programOf(block, readme))));
    expect(outputs[0]).toMatch(expected);
  });

  test.each(["server", "reference-server", "mcp", "tanstack-query"])(
    "%s, on any port, until they are ready",
    async (name) => {
      const readme = readmeOf(name);
      // React is not installed here, and only the programs with JSX use it.
      const adapted = (code: string): string =>
        code
          .replace(/^import .* from "@tanstack\/react-query";$/gm, "")
          .replaceAll("8080", "0")
          .replaceAll('"server.db"', '":memory:"');
      const programs = atLeastOne(readme.blocks, "blocks").map((block) => adapted(programOf(block, readme)));
      for (const program of programs)
        await expect(
          output(/^const server = /m.test(program) ? `${program}\nawait server.close();` : program),
        ).resolves.toEqual(expect.any(String));
    },
  );
});

describe("the root of a package of code says where its modules are", () => {
  const names = ["client", "validators", "server"];

  test.each(names)("%s, where it runs", async (name) => {
    await expect(import(`@kiln/${name}`)).rejects.toThrow(
      new RegExp(`^@kiln/${name} has nothing in its root\\. Import \\w+ from "@kiln/${name}/`),
    );
  });

  test("and in the editor and the compiler, by the name that was looked for", () => {
    const [said] = complaints(['import { createExchangeClient } from "@kiln/client";\ncreateExchangeClient({});\n']);
    expect(said).toContain("not callable");
    for (const name of names) {
      const types = readFileSync(join(rootFolder, `packages/${name}/generated/index.d.ts`), "utf8");
      expect(types).toMatch(new RegExp(`@deprecated Import it from "@kiln/${name}/`));
    }
  });
});
