import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { afterAll, describe, expect, it } from "vitest";
import { createServer } from "../../../packages/reference-server/src/index.ts";
import { rootFolder } from "../../support/emit.ts";
import { rawSocket } from "../raw-socket.ts";

const folder = mkdtempSync(join(tmpdir(), "kiln-end-"));
const children: ChildProcess[] = [];
afterAll(() => {
  for (const child of children) child.kill("SIGKILL");
  rmSync(folder, { recursive: true });
});

const program = join(rootFolder, "packages/reference-server/src/program/main.ts");
const half =
  "POST /pbx/openapi.php/paginggroups HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{";
const args = (name: string): readonly string[] => [
  "--port",
  "0",
  "--database",
  join(folder, `${name}.db`),
  "--log-level",
  "silent",
];

/** Starts a command that starts the program, and waits until it listens. */
async function start(
  command: string,
  words: readonly string[],
): Promise<{ readonly child: ChildProcess; readonly address: string }> {
  const child = spawn(command, words, { cwd: rootFolder, stdio: ["ignore", "pipe", "ignore"] });
  children.push(child);
  let out = "";
  for await (const text of child.stdout.setEncoding("utf8")) if (/^Documentation/m.test((out += text as string))) break;
  return { child, address: new URL(/http:\S+/.exec(out)![0]).origin };
}

async function isThere(address: string): Promise<boolean> {
  return fetch(address).then(
    () => true,
    () => false,
  );
}

/** Returns whether the address stops accepting connections within a short time. */
async function isGone(address: string): Promise<boolean> {
  for (let count = 0; count < 100; count++) {
    if (!(await isThere(address))) return true;
    await setTimeout(50);
  }
  return false;
}

describe("a server that is closing", () => {
  it("cuts a request that is only half there, after a time", async () => {
    const app = await createServer({ logLevel: "silent", drainTimeout: 200 });
    const raw = await rawSocket(await app.listen({ port: 0 }));
    raw.write(half);
    await setTimeout(50);
    const closing = app.close().then(() => "closed");
    expect(await Promise.race([closing, setTimeout(100, "open")])).toBe("open");
    expect(await Promise.race([closing, setTimeout(5000, "open")])).toBe("closed");
    expect(await raw.until()).not.toContain("200");
  });

  it("responds to a request that is completed in time", async () => {
    const app = await createServer({ logLevel: "silent", drainTimeout: 5000 });
    const raw = await rawSocket(await app.listen({ port: 0 }));
    raw.write(
      "POST /login HTTP/1.1\r\nHost: a\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 10\r\n\r\nuser=",
    );
    await setTimeout(50);
    const closing = app.close();
    raw.write("a&b=1");
    expect(await raw.until()).toMatch(/^HTTP\/1\.1 403 /);
    await closing;
  });
});

describe("the program", () => {
  it("ends by the second signal, whatever is in progress", async () => {
    const { child, address } = await start(process.execPath, [program, ...args("second")]);
    const raw = await rawSocket(address);
    raw.write(half);
    await setTimeout(50);
    const ended = once(child, "exit");
    child.kill("SIGTERM");
    expect(await Promise.race([ended, setTimeout(300, "runs")])).toBe("runs");
    child.kill("SIGINT");
    expect(await ended).toEqual([null, "SIGINT"]);
  });

  it("ends with the npm process that started it", async () => {
    const { child, address } = await start("npm", ["start", "--", ...args("npm")]);
    expect(await isThere(address)).toBe(true);
    child.kill("SIGTERM");
    await once(child, "exit");
    expect(await isGone(address)).toBe(true);
  });
});
