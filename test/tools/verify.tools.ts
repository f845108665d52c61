import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { compile } from "../../generators/compile.ts";
import { load } from "../../generators/load/load.ts";
import { buildSuite } from "../../generators/verify/suite/suite.ts";
import type { TestServer } from "../../packages/reference-server/src/index.ts";
import { freePort } from "../support/free-port.ts";
import { deviating, deviations, writeDeviations, type Deviation } from "../verify/support/deviations.ts";
import { startServer, verifyServer } from "../verify/support/harness.ts";
import { moreDeviations, moreWriteDeviations } from "../verify/support/more-deviations.ts";
import { documentWithAliases } from "./document.ts";
import { startPrism, violationsOf, type Prism } from "./prism.ts";

/*
 * The planted deviations of the exchange, behind Prism as a proxy that validates responses with the OpenAPI document.
 * Prism sends no requests itself, so it validates the responses to the requests of `kiln verify`.
 */

const { model } = compile(load(join(import.meta.dirname, "../..")), []);
const tenants = new Map([["tenant", ["DEMO", "OTHER"]]]);
const base = "/pbx/openapi.php";
const folder = mkdtempSync(join(tmpdir(), "kiln-verify-prism-"));
const file = join(folder, "exchange.json");
writeFileSync(file, JSON.stringify(documentWithAliases()));

let server: TestServer;
let prism: Prism;
let upstream: Server;
/** The deviation of the server behind Prism. */
let send: typeof fetch = fetch;

beforeAll(async () => {
  server = await startServer();
  const port = await freePort();
  upstream = createServer(async (request, response) => {
    const chunks = await request.toArray();
    const { host: _, connection: __, "content-length": ___, ...headers } = request.headers;
    const body = chunks.length > 0 ? { body: Buffer.concat(chunks) } : {};
    const from = await send(`${server.address}${base}${request.url}`, {
      method: request.method!,
      headers: headers as Record<string, string>,
      ...body,
    });
    response.writeHead(from.status, Object.fromEntries(from.headers));
    response.end(Buffer.from(await from.arrayBuffer()));
  });
  await new Promise<void>((done) => upstream.listen(port, "127.0.0.1", done));
  prism = await startPrism(file, `http://127.0.0.1:${port}`);
});
afterAll(async () => {
  prism.stop();
  upstream.close();
  await server.close();
  rmSync(folder, { recursive: true });
});

/** Returns the kinds of violations that Prism finds in responses to requests of the suite, and their number. */
async function validated(
  only: readonly string[],
  write: boolean,
): Promise<{ readonly kinds: ReadonlySet<string>; readonly requests: number }> {
  const kinds = new Set<string>();
  const through: typeof fetch = async (input, init) => {
    const response = await fetch(String(input).replace(server.address + base, prism.address), init);
    for (const { location, code } of violationsOf(response))
      if (location[0] === "response") kinds.add(`${location.filter((part) => !/^\d+$/.test(part)).join(".")} ${code}`);
    return response;
  };
  const { requests } = await verifyServer(server, { only, write, fetch: through });
  return { kinds, requests };
}

/** Returns the cases that show a deviation, or all that read if each response shows it. */
function casesOf({ claim, part }: Deviation, write: boolean): readonly string[] {
  const cases = buildSuite({ services: model!.services, only: [part], given: tenants, write, seed: 1 });
  const own = cases.filter((one) => `${one.claim.subject} ${one.claim.attribute}` === claim);
  return (own.length > 0 ? own : cases.filter(({ writes }) => writes === write).slice(0, 60)).map(({ id }) => id);
}

test("Prism finds fewer of the planted deviations", async () => {
  const all = [...deviations(() => server.keys["global-full"]), ...moreDeviations];
  const groups: readonly (readonly [name: string, all: readonly Deviation[], write: boolean])[] = [
    ["reading", all.filter(({ part }) => part === "paging-group"), false],
    ["writing", [...writeDeviations, ...moreWriteDeviations], true],
  ];
  for (const [name, planted, write] of groups) {
    send = fetch;
    const usual = await validated(["paging-group"], write);
    let found = 0;
    let requests = 0;
    for (const one of planted) {
      send = deviating(one);
      const result = await validated(casesOf(one, write), write);
      requests += result.requests;
      if ([...result.kinds].some((kind) => !usual.kinds.has(kind))) found++;
    }
    console.log(`${name}: Prism finds ${found} of ${planted.length} deviations in ${requests} responses.`);
    expect(found).toBeGreaterThan(0);
    expect(found).toBeLessThan(planted.length);
  }
}, 1_800_000);
