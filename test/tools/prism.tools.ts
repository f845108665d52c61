import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { base, kinds, open, type Place } from "../server/exchange/support.ts";
import { documentWithAliases } from "./document.ts";
import { startPrism, violationsOf, type Prism, type Violation } from "./prism.ts";

/* Sends every request of the matrix through Prism, which checks it and its response against the OpenAPI document. */

const document = documentWithAliases();
const folder = mkdtempSync(join(tmpdir(), "kiln-prism-"));
const file = join(folder, "exchange.json");
writeFileSync(file, JSON.stringify(document));

let place: Place;
let prism: Prism;

beforeAll(async () => {
  place = await open();
  await place.storage.write(({ identities }) => identities.insertUser({ username: "api.operator" }));
  for (const tenant of ["A", "B"] as const) await place.group(tenant);
  prism = await startPrism(file, (await place.listen()) + base);
});

afterAll(async () => {
  prism.stop();
  await place.close();
  rmSync(folder, { recursive: true });
});

interface Sent {
  readonly method: string;
  readonly path: string;
  readonly key?: string | undefined;
  readonly tenant?: string | undefined;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

interface Told {
  readonly status: number;
  readonly request: readonly Violation[];
  readonly response: readonly Violation[];
}

async function send({ method, path, key, tenant, body, headers }: Sent): Promise<Told> {
  const response = await fetch(
    `${prism.address}${path}${tenant === undefined ? "" : `?tenant=${encodeURIComponent(tenant)}`}`,
    {
      method,
      headers: {
        ...(key !== undefined && { "x-api-key": key }),
        ...(body !== undefined && { "content-type": "application/json" }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    },
  );
  await response.text();
  const all = violationsOf(response);
  const of = (part: string): readonly Violation[] => all.filter(({ location }) => location[0] === part);
  return { status: response.status, request: of("request"), response: of("response") };
}

const tenants = ["A", "Alpha Company", "B", "nobody", "", undefined];
const ids = ["1", "2", "999"];
const full = {
  name: "new",
  pa_number: "1",
  pin: "12",
  bidirectional: "yes",
  mediafile_id: 7,
  extensions: ["EXT-1", 101],
  manualheader: "a",
};
const bodies: Readonly<Record<string, readonly unknown[]>> = {
  POST: [{ name: "new", number: "1" }, full],
  PATCH: [{ number: "2" }, { destinations: { PAGING: ["EXT-100"] } }, { destinations: { PAGING: [] } }],
};

/** Keys × tenants × paths × operations × objects × bodies. */
const groups = Object.keys(document.paths)
  .filter((path) => !path.includes("token"))
  .flatMap((path) =>
    (path.includes("{") ? ["GET", "PATCH", "DELETE"] : ["GET", "POST"]).flatMap((method) =>
      (path.includes("{") ? ids : [""]).map((id) => ({ method, path: path.replace(/\{\w+\}/, id) })),
    ),
  );

test("all responses of the matrix match the document", async () => {
  const statuses: Record<string, number> = {};
  const seen = [];
  for (const { method, path } of groups.toSorted(
    (a, b) => Number(a.method === "DELETE") - Number(b.method === "DELETE"),
  )) {
    for (const key of [...kinds.map((kind) => place.keys[kind]), undefined, "wrong"]) {
      for (const tenant of tenants) {
        for (const body of bodies[method] ?? [undefined]) {
          const response = await send({ method, path, key, tenant, body });
          statuses[response.status] = (statuses[response.status] ?? 0) + 1;
          if (response.response.length > 0) seen.push({ method, path, tenant, body, ...response });
        }
      }
    }
  }
  console.log(statuses);
  expect(seen.slice(0, 3)).toEqual([]);
  for (const status of [200, 201, 400, 401, 403, 404]) expect(statuses[status], String(status)).toBeGreaterThan(10);
});

describe("requests that are right break nothing on either side", () => {
  const right: readonly (readonly [string, Omit<Sent, "key">, number])[] = [
    ["list", { method: "GET", path: "/paginggroups", tenant: "A" }, 200],
    ["create", { method: "POST", path: "/paginggroups", tenant: "A", body: full }, 201],
    ["generate", { method: "POST", path: "/auth/token", body: { user: "api.operator", validity: "ONCE" } }, 200],
    [
      "generate, until a date",
      { method: "POST", path: "/auth/token", body: { user: "api.operator", validity: "2099-01-01 00:00:00" } },
      200,
    ],
    ["reset", { method: "DELETE", path: "/auth/token", body: { user: "api.operator" } }, 200],
    [
      "generate for an unknown user",
      { method: "POST", path: "/auth/token", body: { user: "nobody", validity: "ONCE" } },
      404,
    ],
    [
      "generate until no date",
      { method: "POST", path: "/auth/token", body: { user: "api.operator", validity: "soon" } },
      400,
    ],
  ];
  test.each(right)("%s", async (_, sent, status) =>
    expect(await send({ ...sent, key: place.keys["global-full"] })).toEqual({ status, request: [], response: [] }),
  );
});

test("Prism reports an invalid response", async () => {
  expect(
    (
      await send({
        method: "POST",
        path: "/paginggroups",
        tenant: "A",
        key: place.keys["global-full"],
        body: { name: 7 },
      })
    ).request,
  ).not.toEqual([]);
  const liar = createServer((_, response) =>
    response.writeHead(200, { "content-type": "application/json" }).end('[{"pa_id":1}]'),
  ).listen(0, "127.0.0.1");
  await once(liar, "listening");
  const through = await startPrism(file, `http://127.0.0.1:${(liar.address() as AddressInfo).port}`);
  const response = await fetch(`${through.address}/paginggroups?tenant=A`, { headers: { "x-api-key": "a" } });
  expect(violationsOf(response).filter(({ location }) => location[0] === "response")).not.toEqual([]);
  through.stop();
  liar.close();
});
