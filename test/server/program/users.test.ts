import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { createServer } from "../../../packages/reference-server/src/index.ts";
import { databaseIn } from "../exchange/database.ts";
import { Browser } from "../sessions/browser.ts";
import { runHere, type Ran } from "./run-here.ts";

const folder = mkdtempSync(join(tmpdir(), "kiln-users-"));
const database = await databaseIn(join(folder, "users.db"));
afterAll(() => rmSync(folder, { recursive: true }));

const run = (...args: readonly string[]): Promise<Ran> => runHere(...args, "--database", database);
const json = async (...args: readonly string[]): Promise<any> => JSON.parse((await run(...args, "--json")).out);

it("accounts, programs and tokens made by commands log in", async () => {
  const made = await run("users", "create", "ann example", "--group", "sysop", "--group", "bot");
  expect([made.code, made.error]).toEqual([0, 'The password of "Ann example" is shown only once.\n']);
  const bot = await json("users", "bot-password", "Ann example", "--label", "nightly", "--grant", "basic");
  expect(bot).toEqual({ name: "Ann example@nightly", password: expect.stringMatching(/^[0-9a-v]{32}$/) as string });
  const { token } = await json("users", "bearer-token", "Ann example", "--label", "nightly");

  const app = await createServer({ database, logLevel: "silent", rateLimit: 0 });
  const main = new Browser(app);
  await main.login("Ann example", made.out.trim());
  expect(await main.name()).toBe("Ann example");
  const nightly = new Browser(app);
  await nightly.login(bot.name, bot.password);
  expect((await nightly.get("action=query&meta=userinfo&uiprop=rights")).body.query.userinfo).toMatchObject({
    name: "Ann example",
    rights: expect.not.arrayContaining(["edit"]) as object,
  });
  expect(await new Browser(app, { headers: { authorization: `Bearer ${token}` } }).name()).toBe("Ann example");

  const changed = await json("users", "password", "ann example");
  expect(changed.password).not.toBe(made.out.trim());
  expect(await main.name()).toBe("192.0.2.7");
  expect((await new Browser(app).login("Ann example", changed.password)).body.login.result).toBe("Success");
  await app.close();
  expect(await json("users", "list")).toEqual([
    { id: "1", name: "Ann example", groups: ["sysop", "bot"], programs: ["nightly"] },
  ]);
  expect((await run("users", "list")).out).toBe('   1  "Ann example"  sysop bot  program "nightly"\n');
});

it("a password can come from standard input, and is not repeated", () => {
  const main = join(import.meta.dirname, "../../../packages/reference-server/src/program/main.ts");
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [main, "users", "create", "Bob", "--stdin", "--database", join(folder, "stdin.db")],
    { input: "a password of my own\nmore\n", encoding: "utf8" },
  );
  expect([status, stdout, stderr.replace(/^.*Warning.*\n/gm, "")]).toEqual([0, 'The password of "Bob" is set.\n', ""]);
});

it.each([
  [["users", "create"], "The argument is missing: a name"],
  [["users", "create", "Dup"], "The account “Dup” already exists"],
  [["users", "create", "192.0.2.1"], "is not a valid account name"],
  [["users", "create", "a@b"], "is not a valid account name"],
  [["users", "create", "a\u001b[2J"], "is not a valid account name"],
  [["users", "create", "New", "--group", "sysops"], "There is no group “sysops”. Known: bot, sysop"],
  [["users", "password", "Nobody"], "There is no account “Nobody”"],
  [["users", "bot-password", "Dup"], "--label"],
  [["users", "bot-password", "Dup", "--label", "a b"], "A label must have"],
  [["users", "bot-password", "Dup", "--label", "x", "--grant", "all"], "There is no grant “all”. Known: basic"],
  [["users", "list", "--group", "bot"], "--group"],
])("what is wrong with %j is said in a sentence", async (args, sentence) => {
  // From the second attempt on, the user already exists.
  await run("users", "create", "Dup");
  const { code, out, error } = await run(...args);
  expect([code, out]).toEqual([2, ""]);
  expect(error).toContain(sentence);
});

it("help lists the groups and the grants", async () => {
  const { out } = await run("users", "--help");
  expect(out).toMatch(/Groups: bot, sysop/);
  expect(out).toMatch(/Grants: basic, highvolume/);
});
