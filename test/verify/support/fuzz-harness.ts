import { loadChecks } from "../../../generators/cli/load-checks.ts";
import { compile, emitters } from "../../../generators/index.ts";
import { fuzz } from "../../../generators/verify/fuzz/fuzz.ts";
import { baseUrlOf } from "../../../generators/verify/run/target.ts";
import type { Verdict } from "../../../generators/verify/judge/verdict.ts";
import { protocolOf } from "../../../generators/verify/verify.ts";
import type { TestServer } from "../../../packages/reference-server/src/index.ts";
import { loadedSpec } from "../../support/emit.ts";

const written = emitters.filter(({ name }) => ["validators", "server"].includes(name));
const loaded = loadedSpec();
const { model, outputs } = compile(loaded, written);
const files = new Map(outputs.flatMap((output) => Array.from(output.files, ({ path, text }) => [path, text] as const)));
const checks = await loadChecks(model!, files);

/** Fuzzes the reference server with a fixed number of requests. */
export async function fuzzServer(
  server: TestServer,
  only: readonly string[],
  seed: number,
  budget: number,
  send: typeof fetch = fetch,
): Promise<readonly Verdict[]> {
  const keys = new Map(Object.entries(server.keys));
  const targets = model!.services.map((service) => {
    const target = { service, url: baseUrlOf(service, server.address), keys };
    return { target, checks: checks.get(service.id)!, protocol: protocolOf(target, loaded.documents) };
  });
  const used = targets.filter(({ target: { service } }) =>
    service.kind === "query"
      ? only.length === 0 || service.modules.some(({ name }) => only.includes(name))
      : only.length === 0 || service.resources.some(({ id }) => only.includes(id)),
  );
  const world = { fetch: send, now: Date.now, sleep: () => Promise.resolve() };
  const manners = { rate: Infinity, budget, parallel: 1, userAgent: "kiln" };
  const given = new Map([["tenant", ["DEMO"]]]);
  return (await fuzz(used, { seed, given, only, milliseconds: 120_000 }, manners, world)).verdicts;
}
