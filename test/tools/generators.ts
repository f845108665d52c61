import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { rootFolder } from "../support/emit.ts";

/** A request that a program makes with generated code. */
export interface Request {
  readonly path: string;
  readonly operationId: string;
  /** Includes the required parameters in order, because one generator turns them into arguments. */
  readonly query: Readonly<Record<string, string | number | readonly string[]>>;
  readonly required: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
}

/** A client generator, and the way a program uses its output. */
export interface Generator {
  readonly name: string;
  readonly version: string;
  /** Reads a document in the folder, and writes into the same folder. */
  generate(folder: string, document: string, baseUrl: string): void;
  entry(document: string): string;
  /** Returns a program that prints the status and the body of the response to a request. */
  program(document: string, request: Request, baseUrl: string): string;
}

/** Returns the generators. Some are dev dependencies, the others are installed in a folder. */
export const generatorsIn = (installed: string): readonly Generator[] => [
  {
    name: "openapi-typescript",
    version: versionIn(rootFolder, "openapi-typescript"),
    generate: (folder, document) =>
      run(rootFolder, "openapi-typescript/bin/cli.js", folder, [`${document}.json`, "-o", `${document}.types.ts`]),
    entry: (document) => `${document}.types.ts`,
    program: (document, { path, query, headers }, baseUrl) => `
      import type { paths } from "./${document}.types.ts";
      type Operation = paths[${json(path)}]["get"];
      const query: NonNullable<Operation["parameters"]["query"]> = ${json(query)};
      const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
      const response = await fetch(${json(baseUrl + path)} + "?" + search, { headers: ${json(headers)} });
      const data = (await response.json()) as Operation["responses"][200]["content"]["application/json"];
      console.log(JSON.stringify([response.status, data]));`,
  },
  {
    name: "@hey-api/openapi-ts",
    version: versionIn(rootFolder, "@hey-api/openapi-ts"),
    generate: (folder, document) => {
      const plugins = ["@hey-api/typescript", "@hey-api/sdk", "@hey-api/client-fetch"];
      run(rootFolder, "@hey-api/openapi-ts/bin/run.js", folder, [
        "-i",
        `${document}.json`,
        "-o",
        document,
        "-p",
        ...plugins,
        "--silent",
        "--no-log-file",
      ]);
    },
    entry: (document) => `${document}/sdk.gen.ts`,
    program: (document, { operationId, query, headers }, baseUrl) => `
      import { ${operationId} } from "./${document}/sdk.gen.ts";
      import { client } from "./${document}/client.gen.ts";
      client.setConfig({ baseUrl: ${json(baseUrl)} });
      const { response, data } = await ${operationId}({ query: ${json(query)}, headers: ${json(headers)} });
      console.log(JSON.stringify([response?.status, data]));`,
  },
  {
    name: "orval",
    version: versionIn(installed, "orval"),
    generate: (folder, document, baseUrl) => {
      const config = {
        it: { input: `./${document}.json`, output: { target: `./${document}.ts`, client: "fetch", baseUrl } },
      };
      writeFileSync(join(folder, `${document}.config.mjs`), `export default ${json(config)};`);
      run(installed, "orval/dist/bin/orval.js", folder, ["--config", `${document}.config.mjs`]);
    },
    entry: (document) => `${document}.ts`,
    program: (document, { operationId, query, headers }) => `
      import { ${operationId} } from "./${document}.ts";
      const { status, data } = await ${operationId}(${json(query)}, { headers: ${json(headers)} });
      console.log(JSON.stringify([status, data]));`,
  },
  {
    name: "oazapfts",
    version: versionIn(installed, "oazapfts"),
    generate: (folder, document) =>
      run(installed, "oazapfts/dist/cli.js", folder, [`${document}.json`, `${document}.ts`]),
    entry: (document) => `${document}.ts`,
    program: (document, { operationId, query, required, headers }, baseUrl) => {
      const others = Object.fromEntries(Object.entries(query).filter(([name]) => !required.includes(name)));
      const values = [...required.map((name) => query[name]), others].map(json);
      return `
      import { defaults, ${operationId} } from "./${document}.ts";
      defaults.baseUrl = ${json(baseUrl)};
      const { status, data } = await ${operationId}(${values.join(", ")}, { headers: ${json(headers)} });
      console.log(JSON.stringify([status, data]));`;
    },
  },
  {
    name: "swagger-typescript-api",
    version: versionIn(installed, "swagger-typescript-api"),
    generate: (folder, document) => {
      run(installed, "swagger-typescript-api/dist/cli.mjs", folder, [
        "generate",
        "-p",
        `${document}.json`,
        "-o",
        ".",
        "-n",
        `${document}.ts`,
        "--single-http-client",
        "--enum-style=union",
      ]);
    },
    entry: (document) => `${document}.ts`,
    program: (document, { operationId, query, headers }, baseUrl) => `
      import { Api, HttpClient } from "./${document}.ts";
      const api = new Api(new HttpClient({ baseUrl: ${json(baseUrl)} }));
      const { status, data } = await api.${groupOf(document)}.${operationId}(${json(query)}, { headers: ${json(headers)}, format: "json" });
      console.log(JSON.stringify([status, data]));`,
  },
];

/** Returns the operation group, which swagger-typescript-api names after the first part of the path. */
function groupOf(document: string): string {
  return { exchange: "paginggroups", query: "queryAllpages" }[document] ?? "apiPhp";
}

function json(value: unknown): string {
  return JSON.stringify(value);
}

function run(root: string, program: string, folder: string, args: readonly string[]): void {
  execFileSync(process.execPath, [join(root, "node_modules", program), ...args], {
    cwd: folder,
    stdio: ["ignore", "ignore", "pipe"],
  });
}

function versionIn(root: string, name: string): string {
  return (
    JSON.parse(readFileSync(join(root, "node_modules", name, "package.json"), "utf8")) as { readonly version: string }
  ).version;
}
