import type { StoredTenant } from "../storage/storage.ts";
import { runAction, type ActionCall, type ActionCommand } from "./actions.ts";
import type { OptionTable } from "./command-line.ts";
import { checkName, shownText, type ExitCode, type Terminal } from "./terminal.ts";

const options = {
  name: { type: "string", value: "NAME", help: "the name of the tenant (create; default: its code)" },
} as const satisfies OptionTable;

type Call = ActionCall<typeof options>;

const command: ActionCommand<typeof options> = {
  name: "tenants",
  about: (program) => `Creates and lists tenants of the exchange.

Usage: ${program} tenants create CODE [options]
       ${program} tenants list [options]

A request names a tenant by its code, or by its name if no other tenant has that name. Codes are unique.
`,
  exitCodes: "0: done. 2: not done. 3: an internal error.",
  options,
  actions: {
    create: { words: ["a code"], options: ["name"], mustExist: false, run: create },
    list: { mustExist: true, run: list },
  },
};

export function tenants(args: readonly string[], terminal: Terminal): Promise<ExitCode> {
  return runAction(command, args, terminal);
}

async function create({
  storage,
  words: [code = ""],
  values: { name = code },
  isJson,
  terminal: { out },
}: Call): Promise<ExitCode> {
  checkName("The code", code, 255);
  checkName("--name", name, 1020);
  const made = await storage.write(async ({ tenants: stored }) => {
    if ((await stored.list()).some((one) => one.code === code))
      throw new Error(`There already is a tenant with the code “${code}”`);
    return stored.insert({ code, name });
  });
  out(isJson ? `${JSON.stringify(made)}\n` : line(made));
  return 0;
}

async function list({ storage, isJson, terminal: { out } }: Call): Promise<ExitCode> {
  const all = await storage.read(({ tenants: stored }) => stored.list());
  if (isJson) out(`${JSON.stringify(all)}\n`);
  else out(all.length === 0 ? "There are no tenants.\n" : all.map(line).join(""));
  return 0;
}

function line({ id, code, name }: StoredTenant): string {
  return `${id.padStart(4)}  ${code.padEnd(8)}  ${shownText(name)}\n`;
}
