/*
 * `node test/diff/witness/run.ts FILE [CASE…]`: finds the witnesses of the cases (default: all), sends their requests
 * to the generated servers of both revisions, and writes the results into a JSON file.
 */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Change, Witness } from "../../../generators/diff/change.ts";
import type { Service } from "../../../generators/model/model.ts";
import type { ServiceChecks } from "../../../generators/verify/contract.ts";
import { addWitnesses, type Revision } from "../../../generators/witness/witness.ts";
import { tenant } from "../../services/harness/calls.ts";
import { changesBetween } from "../support.ts";
import { caseNames, caseOf } from "../truth/cases.ts";
import { builderIn, type Built } from "../truth/packages.ts";
import type { Mounted } from "../truth/wire/mounted.ts";
import { highHeader, queryHost } from "../truth/wire/query-host.ts";
import { seenIn } from "../truth/wire/query-responses.ts";
import { resourceHost } from "../truth/wire/resource-host.ts";

/** A breaking change, its witness, and whether each server accepts the request of the witness. */
export interface Row {
  readonly name: string;
  readonly id: Change["id"];
  readonly subject: string;
  readonly witness: Witness | undefined;
  readonly before: boolean;
  readonly after: boolean;
}

interface Started extends Revision {
  readonly servers: ReadonlyMap<string, Mounted>;
}

async function start(built: Built): Promise<Started> {
  const checks = new Map<string, ServiceChecks>();
  const servers = new Map<string, Mounted>();
  for (const service of built.model.services) {
    const host = service.kind === "query" ? await queryHost(built, service) : await resourceHost(built, service);
    checks.set(service.id, { contract: withAction(service, host.contract as unknown as ServiceChecks["contract"]) });
    servers.set(service.id, await host.serve());
  }
  return { model: built.model, checks, servers };
}

/** Adds the parameter that the profile needs, which the specs of the cases do not declare. */
function withAction(service: Service, contract: ServiceChecks["contract"]): ServiceChecks["contract"] {
  if (!needsAction(service)) return contract;
  return async ({ query, ...request }) => {
    const checked = await contract({ ...request, query: `action=query&${query}` });
    const violations = checked.violations.map((one) => ({ ...one, detail: one.detail.replace(/^action ?/, "") }));
    return { ...checked, violations: violations.filter(({ detail }) => detail !== "") };
  };
}

function needsAction(service: Service | undefined): boolean {
  return service?.kind === "query" && service.profile === "action-api";
}

async function isAccepted({ model, servers }: Started, id: string, { request }: Witness): Promise<boolean> {
  const service = model.services.find((one) => one.id === id);
  const server = servers.get(id);
  if (server === undefined) return false;
  const action = needsAction(service) ? "action=query&" : "";
  const url = request.url.replace("=example", `=${encodeURIComponent(tenant)}`).replace("?", `?${action}`);
  const query = url.includes("?") || action === "" ? url : `${url}?action=query`;
  const headers = { ...request.headers, [highHeader]: "yes" };
  const { got, response } = await server.send({ ...request, url: query, headers });
  const warnings = JSON.stringify(seenIn(response).warnings ?? "");
  return got !== undefined && !/Unrecognized|must|range/.test(warnings);
}

const [file, ...names] = process.argv.slice(2);
const root = mkdtempSync(join(tmpdir(), "kiln-witness-"));
try {
  const build = builderIn(root);
  const started = new Map<Built, Promise<Started>>();
  const startOnce = (built: Built): Promise<Started> => {
    const found = started.get(built) ?? start(built);
    started.set(built, found);
    return found;
  };
  const rows: Row[] = [];
  for (const name of names.length === 0 ? caseNames : names) {
    const { from, to } = caseOf(name);
    const [before, after] = [await startOnce(build(from)), await startOnce(build(to))];
    for (const change of await addWitnesses(changesBetween(before.model, after.model), before, after)) {
      const { id, subject, verdicts, witness, path } = change;
      if (verdicts.sends !== "breaking" && verdicts.reads !== "breaking") continue;
      const service = path[0]!.name;
      const is = async (one: Started): Promise<boolean> => witness !== undefined && isAccepted(one, service, witness);
      rows.push({ name, id, subject, witness, before: await is(before), after: await is(after) });
    }
  }
  writeFileSync(file!, JSON.stringify(rows, undefined, 1));
} finally {
  rmSync(root, { recursive: true, force: true });
}
