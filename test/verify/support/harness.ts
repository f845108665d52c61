import { reportClaims, type ClaimReport } from "../../../generators/verify/report/claims.ts";
import { baseUrlOf, type Target } from "../../../generators/verify/run/target.ts";
import type { Case, Claim } from "../../../generators/verify/suite/case.ts";
import { buildSuite } from "../../../generators/verify/suite/suite.ts";
import { verifyCases } from "../../../generators/verify/verify.ts";
import { startTestServer, type TestServer } from "../../../packages/reference-server/src/index.ts";
import { compiledSpec, loadedSpec } from "../../support/emit.ts";

const loaded = loadedSpec();
const { model } = compiledSpec();

/** Starts a reference server with paging groups in two tenants. */
export async function startServer(): Promise<TestServer> {
  const server = await startTestServer({ mock: true });
  const headers = { "x-api-key": server.keys["global-full"], "content-type": "application/json" };
  for (const tenant of ["DEMO", "OTHER"])
    for (const number of [801, 802, 803, 804, 805]) {
      const bidirectional = number % 2 === 0 ? "yes" : "no";
      const body = JSON.stringify({
        name: `Group ${number}`,
        number: String(number),
        bidirectional,
        extensions: [number],
      });
      await fetch(`${server.address}/pbx/openapi.php/paginggroups?tenant=${tenant}`, { method: "POST", headers, body });
    }
  return server;
}

export interface Wishes {
  readonly only?: readonly string[];
  readonly seed?: number;
  readonly write?: boolean;
  readonly fetch?: typeof fetch;
  /** A claim, as `subject attribute`: only its own cases are run, and those that they are compared with. */
  readonly claim?: string | undefined;
}

/** Verifies the reference server, and returns a report for each claim and the number of requests. */
export async function verifyServer(
  server: TestServer,
  { only = [], seed = 1, write = false, fetch: send = fetch, claim }: Wishes = {},
): Promise<{
  readonly reports: readonly ClaimReport[];
  readonly requests: number;
  readonly stopped: string | undefined;
}> {
  const keys = new Map(Object.entries(server.keys));
  const services = model!.services;
  const targets = new Map(
    services.map((service): [string, Target] => [
      service.id,
      { service, url: baseUrlOf(service, server.address), keys },
    ]),
  );
  const suite = suiteOf({ only, write, seed });
  const cases = claim === undefined ? suite : casesOf(suite, claim);
  const manners = { rate: Infinity, budget: 20_000, parallel: 8, userAgent: "kiln" };
  const world = {
    fetch: send,
    now: Date.now,
    sleep: (ms: number) => new Promise<void>((wake) => setTimeout(wake, ms)),
  };
  const { verdicts, requests, stopped } = await verifyCases(
    cases,
    new Map(),
    targets,
    loaded.documents,
    manners,
    world,
  );
  return { reports: reportClaims(verdicts), requests, stopped };
}

const suites = new Map<string, readonly Case[]>();

/** Returns the cases, which are made once for all deviations of a part. */
function suiteOf(wishes: Pick<Required<Wishes>, "only" | "write" | "seed">): readonly Case[] {
  const key = JSON.stringify(wishes);
  const given = new Map([["tenant", ["DEMO", "OTHER"]]]);
  const cases = suites.get(key) ?? buildSuite({ ...wishes, services: model!.services, given });
  suites.set(key, cases);
  return cases;
}

function casesOf(suite: readonly Case[], claim: string): readonly Case[] {
  const own = suite.filter((one) => nameOf(one.claim) === claim);
  const ids = new Set(own.flatMap(({ id, base }) => (base === undefined ? [id] : [id, base])));
  return suite.filter(({ id }) => ids.has(id));
}

/** Returns whether the suite refutes a claim. Other cases than its own run only if these do not refute it. */
export async function isRefuted(server: TestServer, claim: string, wishes: Wishes): Promise<boolean> {
  for (const part of [claim, undefined]) {
    const { reports, stopped } = await verifyServer(server, { ...wishes, claim: part });
    if (stopped !== undefined) throw new Error(stopped);
    if (claimsOf(reports, "refuted").includes(claim)) return true;
  }
  return false;
}

/** Returns the claims with a verdict, as `subject attribute`. */
export function claimsOf(reports: readonly ClaimReport[], kind: ClaimReport["kind"]): readonly string[] {
  return reports.filter((report) => report.kind === kind).map(({ claim }) => nameOf(claim));
}

function nameOf({ subject, attribute }: Claim): string {
  return `${subject} ${attribute}`;
}
