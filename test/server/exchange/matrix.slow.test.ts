import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { open, type Answer, type Place } from "./support.ts";

/*
 * Key kind × specified tenant × owner of the object × operation × address. The expected code of every cell follows from
 * the rules of the spec, not from the server's behavior. Tenant keys are those of tenant A.
 */

const keyKinds = ["global-full", "global-read-only", "tenant-full", "tenant-read-only", "none", "wrong"] as const;
const tenants = ["A", "Alpha Company", "B", "Beta Company", "nobody", "", undefined] as const;
const operations = ["list", "get", "create", "update", "delete"] as const;
const owners = ["A", "B", "nobody"] as const;
const addresses = [
  "/paginggroups",
  "/paging",
  "/pagings",
  "/paginggroup",
  "/intercom",
  "/intercoms",
  "?object=paginggroup",
  "?object=intercom",
] as const;

interface Cell {
  readonly kind: (typeof keyKinds)[number];
  readonly tenant: (typeof tenants)[number];
  readonly operation: (typeof operations)[number];
  readonly owner: (typeof owners)[number];
}

const tenantOf: Readonly<Record<string, string>> = { A: "A", "Alpha Company": "A", B: "B", "Beta Company": "B" };
const isWrite = (operation: string): boolean => ["create", "update", "delete"].includes(operation);
const isOfOne = (operation: string): boolean => ["get", "update", "delete"].includes(operation);

/** Returns the expected error code, or the status of a success. */
function expected({ kind, tenant: named, operation, owner }: Cell): string | number {
  const [tenant, isTenantKey] = [tenantOf[named ?? ""], kind.startsWith("tenant")];
  if (kind === "none") return "missing_api_key";
  if (kind === "wrong") return "invalid_api_key";
  if (isTenantKey && named && tenant !== "A") return "invalid_api_key";
  if (isWrite(operation) && kind.endsWith("read-only")) return "read_only_api_key";
  if (!named && (isTenantKey || isWrite(operation))) return "tenant_required";
  if (named && tenant === undefined) return "tenant_not_found";
  if (isOfOne(operation) && (owner === "nobody" || (named && tenant !== owner))) return "object_not_found";
  return operation === "create" ? 201 : 200;
}

let place: Place;

beforeAll(async () => {
  place = await open();
  await place.group("A");
  await place.group("B");
});

afterAll(() => place.close());

function ask(address: string, { kind, tenant, operation }: Cell, id: string): Promise<Answer> {
  const isCompatible = address.startsWith("?");
  const method = {
    list: "GET",
    get: "GET",
    create: "POST",
    update: isCompatible ? "POST" : "PATCH",
    delete: isCompatible ? "POST" : "DELETE",
  }[operation];
  const path = isCompatible
    ? `${address}&action=${operation}${isOfOne(operation) ? `&id=${id}` : ""}`
    : isOfOne(operation)
      ? `${address}/${id}`
      : address;
  const key =
    kind === "none"
      ? undefined
      : kind === "wrong"
        ? place.keys["global-full"].replace(/.$/, (last) => (last === "0" ? "1" : "0"))
        : place.keys[kind];
  const body =
    operation === "create" ? { name: "new", number: "1" } : operation === "update" ? { number: "2" } : undefined;
  return place.ask(method, path, { key, body, ...(tenant !== undefined && { query: { tenant } }) });
}

describe.each(addresses)("%s", (address) => {
  it.each(keyKinds)(
    "with the key %s",
    async (kind) => {
      for (const tenant of tenants) {
        for (const operation of operations) {
          for (const owner of isOfOne(operation) ? owners : (["nobody"] as const)) {
            const cell: Cell = { kind, tenant, operation, owner };
            const id = owner === "nobody" ? "999999" : await place.group(owner);
            const response = await ask(address, cell, id);
            const label = JSON.stringify({ address, ...cell });
            expect(response.code ?? response.status, label).toBe(expected(cell));
            expectNothingOfOthers(cell, response, label);
            await expectStored(cell, id, label);
          }
        }
      }
    },
    30_000,
  );
});

/** Expects a response to mention only tenants of the request, and an error to mention none. */
function expectNothingOfOthers({ kind, tenant: named }: Cell, { text, code }: Answer, label: string): void {
  const isOfAll = kind.startsWith("global") && !named;
  for (const one of ["A", "B"]) {
    if (code !== undefined || (!isOfAll && tenantOf[named ?? ""] !== one))
      expect(text, label).not.toContain(`of tenant ${one}`);
  }
  if (code !== undefined) expect(text, label).not.toMatch(/pin-|new/);
}

/** Checks that a rejected request has changed nothing. */
async function expectStored(cell: Cell, id: string, label: string): Promise<void> {
  if (cell.owner === "nobody") return;
  const done = expected(cell) === 200;
  const group = await place.storage.read(({ pagingGroups }) => pagingGroups.get(undefined, id));
  expect(group?.pa_number, label).toBe(
    cell.operation === "delete" && done ? undefined : cell.operation === "update" && done ? "2" : "830",
  );
}

it("the id of another tenant gets exactly the same response as a nonexistent one", async () => {
  const id = await place.group("B");
  for (const [method, body] of [["GET"], ["PATCH", { number: "3" }], ["DELETE"]] as const) {
    for (const headers of [{}, { "if-match": '"a"' }, { accept: "application/problem+json" }, { "if-match": "*" }]) {
      const [others, none] = await Promise.all(
        [id, "999999"].map((one) =>
          place.ask(method, `/paginggroups/${one}`, {
            key: place.keys["tenant-full"],
            query: { tenant: "A" },
            body,
            headers,
          }),
        ),
      );
      const shown = ({ status, headers: { date: _, ...rest }, text }: Answer): unknown => ({ status, rest, text });
      expect(shown(others!)).toEqual(shown(none!));
    }
  }
});

it("a destination that names an object of another tenant is text, and reveals nothing about it", async () => {
  const id = await place.group("B");
  const response = await place.ask("POST", "/paginggroups", {
    key: place.keys["tenant-full"],
    query: { tenant: "A" },
    body: { name: "a", number: "1", members: [`PAGING-${id}`] },
  });
  expect(response.status).toBe(201);
  expect(response.text).not.toContain("of tenant B");
  expect(response.json).toMatchObject({
    related: { destinations: [{ de_te_id: place.tenants.A, de_type_dst: "PAGING", de_type_id_dst: id }] },
  });
});

it("a body cannot move an object to another tenant", async () => {
  const query = { tenant: "A" };
  const { json } = await place.ask("POST", "/paginggroups", {
    key: place.keys["tenant-full"],
    query,
    body: { name: "a", number: "1", pa_te_id: place.tenants.B, pa_id: "77", tenant: "B" },
  });
  expect(json).toMatchObject({ pa_te_id: place.tenants.A });
  expect((json as { pa_id: string }).pa_id).not.toBe("77");
});

describe.each(["POST", "DELETE"])("%s /auth/token", (method) => {
  const codes: Readonly<Record<string, string | number>> = {
    "global-full": "user_not_found",
    "global-read-only": "read_only_api_key",
    "tenant-full": "admin_required",
    "tenant-read-only": "admin_required",
    none: "missing_api_key",
    wrong: "invalid_api_key",
  };
  it.each(keyKinds)("with the key %s", async (kind) => {
    for (const tenant of tenants) {
      const key = kind === "none" ? undefined : kind === "wrong" ? "kiln_gf_1" : place.keys[kind];
      const { code } = await place.ask(method, "/auth/token", {
        key,
        body: { user: "nobody", validity: "ONCE" },
        ...(tenant !== undefined && { query: { tenant } }),
      });
      expect(code, String(tenant)).toBe(codes[kind]);
    }
  });
});
