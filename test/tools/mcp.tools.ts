import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Client } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { build } from "esbuild";
import { afterAll, expect, test } from "vitest";
import { rootFolder } from "../support/emit.ts";
import { folder } from "./given.ts";

/*
 * Measures the text that a model must read before its first call. Compares Kiln's three tools with one tool per
 * operation, as orval generates them from Kiln's documents.
 */

const rows: string[] = ["| result of `tools/list` | tools | tokens (characters / 4) |", "|---|---|---|"];
afterAll(() => console.log(`\n${rows.join("\n")}\n`));

const ours = await toolsOf(join(rootFolder, "packages/mcp/bin/kiln-mcp.js"));
rows.push(row("`@kiln/mcp`, both services", ours));

test.each([
  ["exchange", 8],
  ["query", 50],
] as const)("the tools of %s that orval writes take far more tokens", async (document, times) => {
  const at = join(folder, `mcp-${document}`);
  mkdirSync(at);
  cpSync(join(rootFolder, `packages/openapi/generated/${document}.json`), join(at, "document.json"));
  const config = {
    it: {
      input: "./document.json",
      output: { mode: "single", target: "./handlers.ts", client: "mcp", baseUrl: "https://host.example" },
    },
  };
  writeFileSync(join(at, "orval.config.mjs"), `export default ${JSON.stringify(config)};`);
  execFileSync(
    process.execPath,
    [join(folder, "node_modules/orval/dist/bin/orval.js"), "--config", "orval.config.mjs"],
    { cwd: at, stdio: "ignore" },
  );
  // orval 7 writes a comma after some statements.
  const schemas = join(at, "tool-schemas.zod.ts");
  writeFileSync(schemas, readFileSync(schemas, "utf8").replaceAll(";,", ";"));
  const banner = { js: `import { createRequire } from "node:module"; const require = createRequire(import.meta.url);` };
  await build({
    entryPoints: [join(at, "server.ts")],
    outfile: join(at, "server.mjs"),
    bundle: true,
    platform: "node",
    format: "esm",
    logLevel: "silent",
    banner,
  });
  const theirs = await toolsOf(join(at, "server.mjs"));
  rows.push(row(`orval, ${document}`, theirs));
  expect(theirs.tokens).toBeGreaterThan(ours.tokens * times);
});

interface Tools {
  readonly count: number;
  readonly tokens: number;
}

async function toolsOf(program: string): Promise<Tools> {
  const client = new Client({ name: "test", version: "1.0.0" });
  await client.connect(new StdioClientTransport({ command: process.execPath, args: [program], stderr: "ignore" }));
  const listed = await client.listTools();
  await client.close();
  return { count: listed.tools.length, tokens: Math.round(JSON.stringify(listed).length / 4) };
}

function row(name: string, { count, tokens }: Tools): string {
  return `| ${name} | ${count} | ${tokens.toLocaleString("en")} |`;
}
