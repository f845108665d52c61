import { expect, test } from "vitest";
import * as validators from "../../packages/validators/generated/query/index.js";
import { judgeBy } from "../oracle/judge.ts";
import { replay } from "../oracle/replay.ts";
import { report } from "../oracle/report.ts";
import type { Row } from "../oracle/row.ts";
import { ask } from "./ask.ts";
import { explained } from "./differences.ts";
import { service, site, siteInfo, version } from "./given.ts";
import { generatedRequests, type Encode, type Generated } from "./requests.ts";

/** Maximum share of unexplained disagreements. */
const unexplainedAtMost = 0.01;

const encode: Encode = (module, value, options) =>
  (validators as unknown as Record<string, { encode(value: object, options: object): string }>)[module]!.encode(
    value,
    options,
  );

test("the validators and the wiki agree on generated requests", async () => {
  const rows = await recorded(generatedRequests(service, encode, 10));
  const options = await siteOptions();
  const replayed = replay(
    rows,
    judgeBy((wire, given) => validators.decodeRequest(wire, { ...given, ...options })),
  );
  const unexplained = replayed.disagreements.filter((one) => explained(one, version) === undefined);

  console.log(report({ ...replayed, disagreements: unexplained }));
  const known = Map.groupBy(replayed.disagreements, (one) => explained(one, version) ?? "unexplained");
  console.log(
    `Of ${rows.length} requests the wiki judges otherwise:\n${[...known].map(([reason, { length }]) => `${String(length).padStart(5)}  ${reason}`).join("\n")}\n`,
  );
  expect(replayed.agreed).toBeGreaterThan(rows.length * 0.8);
  expect(unexplained.length, report({ ...replayed, disagreements: unexplained })).toBeLessThanOrEqual(
    rows.length * unexplainedAtMost,
  );
}, 180_000);

/** Returns the wiki's response to each request, several at a time. */
async function recorded(requests: readonly Generated[]): Promise<readonly Row[]> {
  const rows: Row[] = [];
  const left = [...requests.entries()];
  const worker = async (): Promise<void> => {
    for (let next = left.shift(); next !== undefined; next = left.shift()) rows[next[0]] = await verdict(...next);
  };
  await Promise.all([1, 2, 3, 4].map(worker));
  return rows;
}

async function verdict(id: number, request: Generated): Promise<Row> {
  const query = `action=query&${request.query}`;
  const response = await ask(site.endpoint, query);
  const [errors, warnings] = [response.errors ?? [], response.warnings ?? []].map((messages) =>
    messages.map(({ code }) => code),
  ) as [string[], string[]];
  const outcome = errors.length > 0 ? "error" : warnings.length > 0 ? "warning" : "ok";
  return {
    id,
    module: request.module,
    parameter: null,
    case: request.case,
    identity: "anon",
    query,
    outcome,
    errors,
    warnings,
  };
}

async function siteOptions(): Promise<object> {
  const { namespaces, interwikimap } = (await siteInfo("namespaces|interwikimap")) as {
    readonly namespaces: Readonly<
      Record<string, { readonly id: number; readonly name: string; readonly canonical?: string }>
    >;
    readonly interwikimap: readonly { readonly prefix: string }[];
  };
  const names = Object.values(namespaces).flatMap(({ id, name, canonical = name }) =>
    [name, canonical].map((text) => [text.toLowerCase(), id]),
  );
  return { interwikis: interwikimap.map(({ prefix }) => prefix), namespaceNames: Object.fromEntries(names) };
}
