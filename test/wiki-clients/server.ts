import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { Account } from "./flows.ts";

const root = join(import.meta.dirname, "../..");

export interface Server {
  readonly origin: string;
  readonly account: Account;
  stop(): Promise<void>;
}

/** Runs `npm start -- --demo …` like a user, with a database in a folder. Resolves when the server listens. */
export async function startServer(folder: string): Promise<Server> {
  const args = [
    "--demo",
    "--port",
    "0",
    "--database",
    join(folder, "clients.db"),
    "--rate-limit",
    "0",
    "--log-level",
    "silent",
  ];
  const child = spawn("npm", ["start", "--silent", "--", ...args], {
    cwd: root,
    stdio: ["ignore", "pipe", "inherit"],
    detached: true,
  });
  const ended = once(child, "close");
  const stop = async (): Promise<void> => {
    // npm does not forward every signal, so the signal is sent to its process group.
    if (child.exitCode === null && child.pid !== undefined) process.kill(-child.pid, "SIGTERM");
    await ended;
  };
  // Reading continues, because the server would exit if nothing read its output.
  const told = await new Promise<Omit<Server, "stop"> | undefined>((resolve) => {
    let printed = "";
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      printed += text;
      const read = readPrinted(printed);
      if (read !== undefined) resolve(read);
    });
    void ended.then(() => resolve(undefined));
  });
  if (told === undefined) throw new Error("The server ended before it said where it listens, and how to log in.");
  return { ...told, stop };
}

/** Returns the server's origin and a bot password, or `undefined` if it has not printed them yet. */
function readPrinted(text: string): Omit<Server, "stop"> | undefined {
  const [, origin] = /^Query interface\s+(http:\S+)\/api\.php/m.exec(text) ?? [];
  const [, user, app, botPassword] = /^ {2}(\S+)@(\S+) +(\S+)\n/m.exec(text) ?? [];
  if (origin === undefined || user === undefined || botPassword === undefined) return undefined;
  return { origin, account: { user, bot: `${user}@${app}`, botPassword } };
}
