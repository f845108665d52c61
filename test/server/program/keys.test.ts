import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { createServer, openSqlite } from "../../../packages/reference-server/src/index.ts";
import { run as program } from "../../../packages/reference-server/src/program/run.ts";

const folder = mkdtempSync(join(tmpdir(), "kiln-keys-"));
const database = join(folder, "keys.db");
const storage = openSqlite(database);
await storage.write(({ tenants }) => tenants.insert({ code: "ACME", name: "Acme Company" }));
const server = await createServer({ database: storage, logLevel: "silent", rateLimit: 0 });

afterAll(async () => {
  await server.close();
  await storage.close();
  rmSync(folder, { recursive: true });
});

/** Returns the statuses of a read, and of a write without its fields, when the key is used from an address. */
async function statuses(key: string, remoteAddress: string): Promise<readonly number[]> {
  const call = {
    url: "/pbx/openapi.php/paginggroups?tenant=ACME",
    headers: { "x-api-key": key, "content-type": "application/json" },
    remoteAddress,
  };
  return [
    (await server.inject({ ...call, method: "GET" })).statusCode,
    (await server.inject({ ...call, method: "POST", payload: "{}" })).statusCode,
  ];
}

async function keys(
  ...args: readonly string[]
): Promise<{ readonly code: number; readonly out: string; readonly error: string }> {
  const [out, error]: [string[], string[]] = [[], []];
  const code = await program(["keys", ...args, "--database", database], {
    name: "kiln",
    out: (text) => void out.push(text),
    error: (text) => void error.push(text),
  });
  return { code, out: out.join(""), error: error.join("") };
}

async function create(...args: readonly string[]): Promise<{
  readonly key: string;
  readonly id: string;
  readonly tenant: string | null;
  readonly addresses: readonly string[];
}> {
  return JSON.parse((await keys("create", ...args, "--format", "json")).out) as never;
}

it("makes a key that opens, of its kind, tenant and addresses", async () => {
  const made = await create(
    "tenant-read-only",
    "--tenant",
    "Acme Company",
    "--label",
    "nightly",
    "--address",
    "192.0.2.0/24",
    "--address",
    "2001:db8::1",
  );
  expect(made).toMatchObject({ tenant: "ACME", addresses: ["192.0.2.0/24", "2001:db8::1"] });
  expect(await statuses(made.key, "192.0.2.7")).toEqual([200, 403]);
  expect(await statuses(made.key, "2001:db8::1")).toEqual([200, 403]);
  expect(await statuses(made.key, "192.0.3.7")).toEqual([403, 403]);
});

it("prints the key alone where a script reads, and never again", async () => {
  const { out, error } = await keys("create", "global-full");
  expect(out).toMatch(/^kiln_gf_\w+\n$/);
  expect(error).not.toContain(out.trim());
  for (const format of ["text", "json"]) {
    const listed = (await keys("list", "--format", format)).out;
    expect(listed).toContain(out.split("_")[2]);
    expect(listed).not.toMatch(/kiln_[gt][fr]_/);
  }
});

it("lists keys with the codes of their tenants", async () => {
  const { id } = await create("tenant-full", "--tenant", "ACME", "--label", "\u001b[2J");
  const rows = JSON.parse((await keys("list", "--format", "json")).out) as { readonly id: string }[];
  expect(rows.find((row) => row.id === id)).toEqual({
    id,
    kind: "tenant-full",
    tenant: "ACME",
    label: "\u001b[2J",
    addresses: [],
    revoked: false,
  });
  expect((await keys("list")).out).not.toContain("\u001b");
});

it("revokes a key, which opens no more", async () => {
  const { id, key } = await create("global-full");
  expect(await statuses(key, "127.0.0.1")).toEqual([200, 400]);
  expect((await keys("revoke", id)).code).toBe(0);
  expect(await statuses(key, "127.0.0.1")).toEqual([401, 401]);
  expect((await keys("list")).out).toMatch(new RegExp(`^${id} .*revoked$`, "m"));
  expect(await keys("revoke", "000000000000")).toMatchObject({
    code: 1,
    error: expect.stringContaining("keys list") as string,
  });
});

it.each([
  [["create", "emperor"], "global-full, global-read-only"],
  [["create"], "a kind"],
  [["create", "tenant-full"], "--tenant"],
  [["create", "global-full", "--tenant", "ACME"], "does not belong to a tenant"],
  [["create", "tenant-full", "--tenant", "NOBODY"], "no tenant “NOBODY”"],
  [["create", "global-full", "--address", "300.1.1.1"], "300.1.1.1"],
  [["create", "global-full", "--address", "192.0.2.0/33"], "192.0.2.0/33"],
  [["create", "global-full", "--address", "fe80::1%lo"], "fe80::1%lo"],
  [["list", "--tenant", "ACME"], "--tenant"],
  [["list", "all"], "all"],
  [["list", "--format", "xml"], "--format"],
  [["list", "--database", join(folder, "other.db")], "There is no database"],
  [["forget"], "create, list, revoke"],
])("refuses %j", async (args, reason) => {
  const before = (await keys("list")).out;
  const [name, ...rest] = args;
  const { code, error } = await (args.includes("--database") ? runAlone(args) : keys(name!, ...rest));
  expect([code, error]).toEqual([2, expect.stringContaining(reason) as string]);
  expect(error).toContain("kiln keys --help");
  expect((await keys("list")).out).toBe(before);
});

async function runAlone(args: readonly string[]): Promise<{ readonly code: number; readonly error: string }> {
  const error: string[] = [];
  const code = await program(["keys", ...args], {
    name: "kiln",
    out: () => {},
    error: (text) => void error.push(text),
  });
  return { code, error: error.join("") };
}
