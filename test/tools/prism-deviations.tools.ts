import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { deviating, deviations, writeDeviations, type Deviation } from "../verify/support/deviations.ts";
import { effectWriteDeviations } from "../verify/support/effect-deviations.ts";
import { claimsOf, startServer, verifyServer } from "../verify/support/harness.ts";
import { base } from "../server/exchange/support.ts";
import { documentWithAliases } from "./document.ts";
import { startPrism, violationsOf } from "./prism.ts";

/* Counts the deviations that `kiln verify` and Prism find, with the same requests to the same server. */

const all = [
  ...["a field of a row is missing", "a field of a row has another type", "errors lack their envelope"],
  ...["a response has another status", "a limit has no effect", "a page skips a row"],
  ...["an object of another tenant is visible", "a request needs no key", "a created object has the status 200"],
  ...["the maximum length is one more", "an update has no effect", "a read-only key may write"],
  ...["a condition on the state is ignored", "a deleted object is still in the list"],
];

/** `KILN_DEVIATIONS=all` tries all of them, which takes two minutes. */
const names =
  process.env["KILN_DEVIATIONS"] === "all"
    ? all
    : all.filter((name) => /envelope|skips|status 200|maximum length/.test(name));

test("planted deviations", { timeout: 600_000 }, async () => {
  const server = await startServer();
  let current: Deviation | undefined;
  const upstream = createServer(async (request, response) => {
    const chunks = await request.toArray();
    const headers = Object.entries(request.headers).filter(
      ([name]) => !/^(?:host|connection|content-length)$/.test(name),
    );
    const sent = current === undefined ? fetch : deviating(current);
    const received = await sent(server.address + request.url!, {
      method: request.method!,
      headers: headers as [string, string][],
      ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
    });
    const body = Buffer.from(await received.arrayBuffer());
    const kept = [...received.headers].filter(
      ([name]) => !/^(?:content-length|transfer-encoding|connection)$/.test(name),
    );
    response.writeHead(received.status, Object.fromEntries(kept)).end(body);
  });
  await new Promise<void>((done) => upstream.listen(0, "127.0.0.1", done));
  const folder = mkdtempSync(join(tmpdir(), "kiln-prism-"));
  writeFileSync(join(folder, "exchange.json"), JSON.stringify(documentWithAliases()));
  const port = (upstream.address() as AddressInfo).port;
  const prism = await startPrism(join(folder, "exchange.json"), `http://127.0.0.1:${port}${base}`);
  const run = async (deviation: Deviation | undefined, write: boolean) => {
    current = deviation;
    const seen = new Set<string>();
    const through = async (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
      const response = await fetch(String(input).replace(server.address + base, prism.address), init);
      for (const { location, code } of violationsOf(response))
        if (location[0] === "response") seen.add(`${code} ${location.join(".").replace(/\.\d+/g, "")}`);
      return response;
    };
    const result = await verifyServer(server, { only: ["paging-group"], write, fetch: through as typeof fetch });
    return { seen, refuted: claimsOf(result.reports, "refuted"), requests: result.requests };
  };
  try {
    const plain = [await run(undefined, false), await run(undefined, true)] as const;
    const ofWrites = [...writeDeviations, ...effectWriteDeviations];
    const known = [...deviations(() => server.keys["global-full"]), ...ofWrites];
    const rows: { name: string; kiln: boolean; prism: boolean; requests: number }[] = [];
    for (const name of names) {
      const one = known.find((each) => each.part === "paging-group" && each.name === name)!;
      const writes = ofWrites.includes(one);
      const before = plain[Number(writes)]!;
      const { seen, refuted, requests } = await run(one, writes);
      const kiln = refuted.includes(one.claim) && !before.refuted.includes(one.claim);
      rows.push({ name, kiln, prism: [...seen].some((each) => !before.seen.has(each)), requests });
    }
    console.table(rows);
    console.log(plain.map(({ seen, refuted, requests }) => ({ seen: [...seen], refuted, requests })));
    const found = (by: "kiln" | "prism"): number => rows.filter((row) => row[by]).length;
    expect(found("kiln")).toBeGreaterThan(found("prism"));
  } finally {
    prism.stop();
    upstream.close();
    await server.close();
    rmSync(folder, { recursive: true });
  }
});
