import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { expect, test } from "vitest";
import { rootFolder } from "../support/emit.ts";

test("the first program of the package README runs, and responds with examples", async () => {
  const program = /```js\n([\s\S]*?)```/.exec(readFileSync(join(rootFolder, "packages/server/README.md"), "utf8"))?.[1];
  // Listens on a free port and returns the server.
  const server = await run(program!.replace("port: 8080", "port: 0"));
  try {
    const address = server.listeningOrigin;
    const response = await fetch(`${address}/api.php?action=query&list=allpages&aplimit=2&format=json&formatversion=2`);
    expect(response.status).toBe(200);
    expect(
      ((await response.json()) as { readonly query: { readonly allpages: readonly unknown[] } }).query.allpages,
    ).toHaveLength(2);
  } finally {
    await server.close();
  }
});

async function run(program: string): Promise<FastifyInstance> {
  const imports = /^import \{ ([^}]*) \} from "([^"]+)";\n/gm;
  const names = new Map<string, unknown>();
  for (const [, list, module] of program.matchAll(imports)) {
    const exported = (await import(module!)) as Readonly<Record<string, unknown>>;
    for (const name of list!.split(", ")) names.set(name, exported[name]);
  }
  const body = `return (async () => {${program.replace(imports, "")}\nreturn server;})();`;
  return (await new Function(...names.keys(), body)(...names.values())) as FastifyInstance;
}
