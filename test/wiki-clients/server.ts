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

/** `npm start -- --mock --demo …`, as a user starts it, with a database in a folder. Resolves when it listens. */
export async function startServer(folder: string): Promise<Server> {
  const args = ["--mock", "--demo", "--port", "0", "--database", join(folder, "clients.db"), "--rate-limit", "0", "--log-level", "silent"];
  const child = spawn("npm", ["start", "--silent", "--", ...args], { cwd: root, stdio: ["ignore", "pipe", "inherit"], detached: true });
  const ended = once(child, "close");
  const stop = async (): Promise<void> => {
    // npm does not pass every signal on: its group gets it.
    if (child.exitCode === null && child.pid !== undefined) process.kill(-child.pid, "SIGTERM");
    await ended;
  };
  // It goes on to be read: a server whose output nobody takes would end.
  const origin = await new Promise<string | undefined>((resolve) => {
    let printed = "";
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      printed += text;
      const [, origin] = /^Query interface\s+(http:\S+)\/api\.php/m.exec(printed) ?? [];
      if (origin !== undefined) resolve(origin);
    });
    void ended.then(() => resolve(undefined));
  });
  if (origin === undefined) throw new Error("The server ended before it listened.");
  return { origin, account: { user: "Alice", bot: "Alice@bot", botPassword: "" }, stop };
}
