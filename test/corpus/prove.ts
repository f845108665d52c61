import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { redoclyFindings } from "../openapi/linters.ts";
import { rootFolder } from "../support/emit.ts";
import { linkPackages } from "../support/generated-project.ts";
import { runKiln } from "../support/run-kiln.ts";

const document = "packages/openapi/generated/api.json";

type Counts = ReadonlyMap<string, number>;

/** `original` is the imported document. */
type Step = (folder: string, original: string) => Promise<string> | string;

/** What users do with the packages of an imported service. Each step returns its result, or throws. */
const steps: Readonly<Record<string, Step>> = {
  generate: async (folder) => {
    const { code, error } = await runKiln(folder, "generate");
    if (code !== 0) throw new Error(error);
    linkPackages(folder);
    return "passes";
  },
  "Redocly strict": (folder, original) => {
    const [before, after] = [original, join(folder, document)].map(findingsByRule) as [Counts, Counts];
    const added = [...after].filter(([rule, count]) => count > (before.get(rule) ?? 0));
    if (added.length > 0) throw new Error(added.map(([rule, count]) => `${rule} ${count}`).join(", "));
    return after.size === 0 ? "passes" : `no more than the original: ${[...after].map(([rule]) => rule).join(", ")}`;
  },
  "client, tsc --strict": (folder) => {
    writeFileSync(join(folder, "use.mts"), `export * from "@api/client/api";\n`);
    const types = [
      "--strict",
      "--noEmit",
      "--module",
      "nodenext",
      "--target",
      "es2023",
      "--lib",
      "es2023,dom,dom.iterable",
    ];
    node(folder, join(rootFolder, "node_modules/typescript/bin/tsc"), ...types, "use.mts");
    return "passes";
  },
  "server starts": async (folder) => {
    const { code, error } = await runKiln(folder, "scaffold", "server");
    if (code !== 0) throw new Error(error);
    return program(
      folder,
      `import { createServer } from "./packages/reference-server/src/server.ts";
       const server = await createServer();
       const { statusCode } = await server.inject(PATH);
       await server.close();
       console.log(statusCode);`,
    );
  },
  "mock starts": (folder) =>
    program(
      folder,
      `import { apiMock } from "@api/mock/api";
       const { status } = await apiMock({ baseUrl: "https://api.example" }).fetch("https://api.example" + PATH);
       console.log(status);`,
    ),
};

export const stepNames = Object.keys(steps);

/** Runs the steps with an imported service, and returns the result of each. */
export async function proofs(folder: string, original: string): Promise<readonly string[]> {
  const results: string[] = [];
  for (const step of Object.values(steps))
    try {
      results.push(await step(folder, original));
    } catch (error) {
      results.push(`fails: ${reasonOf(error).slice(0, 1500)}`);
    }
  return results;
}

function findingsByRule(file: string): Counts {
  const counts = new Map<string, number>();
  for (const [, rule = ""] of redoclyFindings([file]).matchAll(/^::error title=([a-z0-9-]+)/gm))
    counts.set(rule, (counts.get(rule) ?? 0) + 1);
  return counts;
}

function reasonOf(error: unknown): string {
  const { stdout = "", stderr = "", message } = error as Error & { stdout?: string; stderr?: string };
  return `${stdout}${stderr}`.trim() || message;
}

/** Runs a program that sends a request without a key, and returns the status of the response. */
function program(folder: string, text: string): string {
  const { paths, servers } = JSON.parse(readFileSync(join(folder, document), "utf8")) as {
    readonly paths: Readonly<Record<string, { readonly get?: object }>>;
    readonly servers: readonly [{ readonly url: string }];
  };
  const readable = Object.keys(paths).filter((one) => paths[one]!.get !== undefined);
  const path = readable.find((one) => !one.includes("{")) ?? readable[0] ?? "/";
  const base = new URL(servers[0].url, "https://api.example").pathname.replace(/\/$/, "");
  writeFileSync(join(folder, "program.mts"), `const PATH = ${JSON.stringify(base + path)};\n${text}`);
  return node(folder, "program.mts").trim();
}

function node(folder: string, ...args: readonly string[]): string {
  return execFileSync(process.execPath, args, {
    cwd: folder,
    encoding: "utf8",
    maxBuffer: 1e8,
    stdio: ["ignore", "pipe", "pipe"],
  });
}
