import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { createServer } from "../../../packages/reference-server/src/index.ts";
import { databaseIn } from "../exchange/database.ts";
import { runHere, type Ran } from "./run-here.ts";

const folder = mkdtempSync(join(tmpdir(), "kiln-tenants-"));
const database = await databaseIn(join(folder, "tenants.db"));
afterAll(() => rmSync(folder, { recursive: true }));

const run = (...args: readonly string[]): Promise<Ran> => runHere(...args, "--database", database);
const json = async (...args: readonly string[]): Promise<unknown> => JSON.parse((await run(...args, "--json")).out);

it("tenants, identities and a key made by commands are all that a client needs", async () => {
  expect(await json("tenants", "create", "ACME", "--name", "Acme Company")).toEqual({
    id: expect.any(String) as string,
    code: "ACME",
    name: "Acme Company",
  });
  expect(await json("tenants", "create", "BARE")).toMatchObject({ code: "BARE", name: "BARE" });
  expect((await run("identities", "create", "user", "ada")).out).toMatch(/^user +\d+ +- +"ada"\n$/);
  const extension = [
    "identities",
    "create",
    "extension",
    "100",
    "--tenant",
    "Acme Company",
    "--name",
    "Desk",
    "--sip-name",
    "100-A",
    "--sip-name",
    "100-B",
    "--endpoint",
    "100-E",
  ];
  const shown = {
    kind: "extension",
    tenant: "ACME",
    name: "100",
    label: "Desk",
    webUser: "",
    sipNames: ["100-A", "100-B"],
    endpoints: ["100-E"],
    hasToken: false,
  };
  expect(await json(...extension)).toMatchObject(shown);
  const { key } = (await json("keys", "create", "global-full")) as { readonly key: string };

  const server = await createServer({ database, logLevel: "silent", rateLimit: 0 });
  for (const user of ["ada", "100-B", "100-E"]) {
    const call = {
      method: "POST",
      url: "/pbx/openapi.php/auth/token",
      headers: { "x-api-key": key, "content-type": "application/json" },
      payload: { user, validity: "ONCE" },
    } as const;
    expect([user, (await server.inject(call)).statusCode]).toEqual([user, 200]);
  }
  await server.close();
  expect(await json("tenants", "list", "--format", "json")).toMatchObject([{ code: "ACME" }, { code: "BARE" }]);
  const identities = await run("identities", "list", "--json");
  expect(JSON.parse(identities.out)).toMatchObject([
    { kind: "user", name: "ada", tenant: null, hasToken: true },
    { ...shown, hasToken: true },
  ]);
  expect((await run("identities", "list")).out).toMatch(
    /^extension +\d+ +ACME +"100" {2}"Desk" {2}sip "100-A" {2}sip "100-B" {2}endpoint "100-E" {2}has a token$/m,
  );
});

it("there is nothing to list where there is no database", async () => {
  const { code, error } = await runHere("tenants", "list", "--database", join(folder, "none.db"));
  expect(code).toBe(2);
  expect(error).toContain("There is no database");
});

it.each([
  [["tenants", "create"], "The argument is missing: a code"],
  [["tenants", "create", "DUP"], "already is a tenant with the code “DUP”"],
  [["tenants", "create", " X"], "space"],
  [["tenants", "create", "X\u001b[2J"], "control characters"],
  [["tenants", "create", "é".repeat(128)], "at most 255 bytes"],
  [["tenants", "create", "X", "Y"], "The argument “Y” is not expected"],
  [["tenants", "list", "--name", "X"], "no option “--name”"],
  [["tenants", "list", "--format", "xml"], "--format"],
  [["tenants", "drop"], "create, list"],
  [["tenants", "craete"], "Did you mean “create”?"],
  [["identities", "create"], "user or extension"],
  [["identities", "create", "robot", "x"], "neither “user” nor “extension”"],
  [["identities", "create", "user"], "a user name"],
  [["identities", "create", "user", "dup"], "The user name “dup” is already in use"],
  [["identities", "create", "user", "x", "--endpoint", "e"], "--endpoint is only for extensions"],
  [["identities", "create", "user", "x", "--tenant", "NOBODY"], "no tenant “NOBODY”"],
  [["identities", "create", "extension", "1"], "--tenant"],
  [["identities", "create", "extension", "900", "--tenant", "DUP"], "already has an extension 900"],
  [
    ["identities", "create", "extension", "901", "--tenant", "DUP", "--web-user", "dup-web"],
    "web user “dup-web” is already in use",
  ],
  [
    ["identities", "create", "extension", "901", "--tenant", "DUP", "--sip-name", "dup-sip"],
    "SIP name “dup-sip” is already in use",
  ],
  [
    ["identities", "create", "extension", "901", "--tenant", "DUP", "--endpoint", "dup-end"],
    "endpoint “dup-end” is already in use",
  ],
])("refuses %j, and stores nothing", async (args, reason) => {
  await run("tenants", "create", "DUP");
  await run("identities", "create", "user", "dup");
  await run(
    "identities",
    "create",
    "extension",
    "900",
    "--tenant",
    "DUP",
    "--web-user",
    "dup-web",
    "--sip-name",
    "dup-sip",
    "--endpoint",
    "dup-end",
  );
  const before = [await json("tenants", "list"), await json("identities", "list")];
  const { code, out, error } = await run(...args);
  expect([code, out, error]).toEqual([2, "", expect.stringContaining(reason) as string]);
  expect(error).toContain(`kiln-server ${args[0]!} --help`);
  expect([await json("tenants", "list"), await json("identities", "list")]).toEqual(before);
});

it.each(["keys", "tenants", "identities"])("%s --help names its actions and options", async (name) => {
  for (const args of [["--help"], ["-h"], [], ["list", "-h"]]) {
    const { code, out } = await runHere(name, ...args);
    expect(code).toBe(0);
    expect(out).toMatch(new RegExp(`Usage: kiln-server ${name} create [\\s\\S]*--database FILE[\\s\\S]*--json`));
  }
});
