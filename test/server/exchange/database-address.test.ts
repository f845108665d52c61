import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import {
  isAddress,
  readAddress,
  readAddresses,
} from "../../../packages/reference-server/src/storage/mariadb/connect.ts";
import { command } from "../../support/command.ts";
import { rootFolder } from "../../support/emit.ts";

describe("the address of a database", () => {
  it("says host, port, user, password, name", () => {
    const all = {
      host: "db.example.org",
      port: 3307,
      user: "u@x",
      password: "p:/%",
      database: "näme",
      ssl: true,
      socketPath: "/run/s",
    };
    expect(readAddress("mysql://u%40x:p%3A%2F%25@db.example.org:3307/n%C3%A4me?ssl=true&socket=/run/s")).toEqual(all);
    expect(readAddress("mariadb://u@[::1]/n", {})).toEqual({
      host: "::1",
      port: 3306,
      user: "u",
      password: "",
      database: "n",
      ssl: false,
    });
  });

  it("may leave the password to the environment", () => {
    expect(readAddress("mysql://u@h/n", { MYSQL_PWD: "secret" }).password).toBe("secret");
    expect(readAddress("mysql://u:own@h/n", { MYSQL_PWD: "secret" }).password).toBe("own");
  });

  it.each([
    "mysql://",
    "mysql://u:secret@h",
    "mysql://u:secret@h/",
    "mysql://u:secret@h/a/b",
    "mysql://:secret@h/n",
    "mysql://u:secret@/n",
    "mysql://u:secret@h:x/n",
    "mysql://u:%zzsecret@h/n",
    "mysql://u:secret@h/n?a=1",
    "mysql://u:secret@h/n?ssl=yes",
  ])("%s is refused, and the error does not repeat the password", (text) => {
    let said = "";
    try {
      readAddress(text);
    } catch (error) {
      said = (error as Error).message;
    }
    expect(said).toMatch(/address of a database/);
    expect(said).not.toContain("secret");
  });

  it("may have several hosts", () => {
    const both = readAddresses("mysql://u,v:p@a:1,[::1]/n,m?ssl=true", {});
    expect(both.map(({ host, port }) => [host, port])).toEqual([
      ["a", 1],
      ["::1", 3306],
    ]);
    const others = { user: "u,v", password: "p", database: "n,m", ssl: true };
    for (const one of both) expect(one).toMatchObject(others);
    expect(() => readAddresses("mysql://u@a,,b/n")).toThrow("has the form");
    expect(() => readAddresses("mysql://u@a,b:x/n")).toThrow("has the form");
  });

  it("is told from a file", () => {
    expect(["mysql://x", "mariadb://x", "mysql.db", "mysql:/x", "/mysql://x", ":memory:"].map(isAddress)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
  });
});

it("a server without the package for MariaDB names the package to install", async () => {
  const folder = mkdtempSync(join(tmpdir(), "kiln-without-"));
  const server = join(import.meta.dirname, "../../../packages/reference-server");
  cpSync(join(server, "src/storage"), join(folder, "src/storage"), { recursive: true });
  cpSync(join(server, "src/package.ts"), join(folder, "src/package.ts"));
  writeFileSync(join(folder, "package.json"), '{"type":"module"}');
  mkdirSync(join(folder, "node_modules/@kiln"), { recursive: true });
  for (const name of ["wiki", "server"])
    symlinkSync(join(rootFolder, "packages", name), join(folder, "node_modules/@kiln", name), "dir");
  const code =
    'import("./src/storage/mariadb/open.ts").then(({ openMariadb }) => openMariadb("mysql://u@127.0.0.1:1/n")).catch((error) => console.log(error.message))';
  expect(await command(process.execPath, ["-e", code], { cwd: folder })).toContain("npm install mariadb");
  rmSync(folder, { recursive: true });
});
