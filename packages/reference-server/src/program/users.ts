import { createInterface } from "node:readline";
import { stdin } from "node:process";
import {
  type Credentials,
  changePassword,
  createAccount,
  createBearerToken,
  createBotPassword,
  explicitGroups,
  grantRights,
} from "@kiln/wiki";
import { type ActionCall, runAction, type ActionCommand } from "./actions.ts";
import type { OptionTable } from "./command-line.ts";
import { type ExitCode, type Terminal, shownText } from "./terminal.ts";
import type { StoredAccount } from "../storage/storage.ts";

/** The options of `users`, in addition to the common ones. */
export const userOptions = {
  group: {
    type: "string",
    multiple: true,
    value: "GROUP",
    help: "a group to add the account to; may be given several times (create)",
  },
  stdin: { type: "boolean", help: "read the password from the first line of standard input (create, password)" },
  label: { type: "string", value: "TEXT", help: "the name of the program that uses it (bot-password, bearer-token)" },
  grant: {
    type: "string",
    multiple: true,
    value: "GRANT",
    help: "a grant; may be given several times (bot-password, bearer-token)",
  },
} as const satisfies OptionTable;

export type UserCall = ActionCall<typeof userOptions>;

const command: ActionCommand<typeof userOptions> = {
  name: "users",
  about: (program) => `Creates and lists accounts of the query interface, with their passwords and tokens.

Usage: ${program} users create NAME [options]
       ${program} users list [options]
       ${program} users password NAME [options]
       ${program} users bot-password NAME --label TEXT [options]
       ${program} users bearer-token NAME --label TEXT [options]

A password is generated, or read from standard input with --stdin. A generated password or token is printed only once, because only its hash is stored. A new password ends the
sessions of the old one. A bot password or bearer token is for one program, and has the rights of its grants.

Groups: ${explicitGroups.join(", ")}.
Grants: ${Object.keys(grantRights).join(", ")}.
`,
  exitCodes: "0: done. 2: not done. 3: an internal error.",
  options: userOptions,
  actions: {
    create: { words: ["a name"], options: ["group", "stdin"], mustExist: false, run: create },
    list: { mustExist: true, run: list },
    password: { words: ["a name"], options: ["stdin"], mustExist: true, run: password },
    "bot-password": { words: ["a name"], options: ["label", "grant"], mustExist: true, run: botPassword },
    "bearer-token": { words: ["a name"], options: ["label", "grant"], mustExist: true, run: bearerToken },
  },
};

export function users(args: readonly string[], terminal: Terminal): Promise<ExitCode> {
  return runAction(command, args, terminal);
}

/** Returns the first line of standard input, without its line break. */
export async function firstLine(): Promise<string> {
  const lines = createInterface({ input: stdin });
  for await (const line of lines) {
    lines.close();
    return line;
  }
  return "";
}

export async function create({ storage, words: [name = ""], values, isJson, terminal }: UserCall): Promise<ExitCode> {
  const { group: groups, stdin } = values;
  const given = stdin ? await firstLine() : undefined;
  const made = await createAccount(storage, { name, groups, password: given });
  return show(made, given !== undefined, isJson, terminal);
}

export async function password({
  storage,
  words: [name = ""],
  values: { stdin },
  isJson,
  terminal,
}: UserCall): Promise<ExitCode> {
  const given = stdin ? await firstLine() : undefined;
  return show(await changePassword(storage, name, given), given !== undefined, isJson, terminal);
}

export async function botPassword({
  storage,
  words: [account = ""],
  values,
  isJson,
  terminal,
}: UserCall): Promise<ExitCode> {
  const { label, grant: grants } = values;
  return show(await createBotPassword(storage, { account, label: labelOf(label), grants }), false, isJson, terminal);
}

export async function bearerToken({
  storage,
  words: [account = ""],
  values,
  isJson,
  terminal,
}: UserCall): Promise<ExitCode> {
  const { label, grant: grants } = values;
  const token = await createBearerToken(storage, { account, label: labelOf(label), grants });
  if (isJson) terminal.out(`${JSON.stringify({ token })}\n`);
  else showSecret("The token is shown only once.", token, terminal);
  return 0;
}

/** An account in the output, with the programs that have a bot password. */
interface ShownAccount {
  readonly id: string;
  readonly name: string;
  readonly groups: readonly string[];
  readonly programs: readonly string[];
}

export async function list({ storage, isJson, terminal: { out } }: UserCall): Promise<ExitCode> {
  const all = await storage.read(async ({ accounts }) => {
    const rows: ShownAccount[] = [];
    for (const account of await accounts.list())
      rows.push(
        shownAccount(
          account,
          (await accounts.botPasswords(account.id)).map(({ app }) => app),
        ),
      );
    return rows;
  });
  if (isJson) out(`${JSON.stringify(all)}\n`);
  else out(all.length === 0 ? "There are no accounts.\n" : all.map(line).join(""));
  return 0;
}

function shownAccount({ id, name, groups }: StoredAccount, programs: readonly string[]): ShownAccount {
  return { id, name, groups, programs };
}

function line({ id, name, groups, programs }: ShownAccount): string {
  const columns = [
    id.padStart(4),
    shownText(name),
    groups.join(" ") || "-",
    ...programs.map((program) => `program ${shownText(program)}`),
  ];
  return `${columns.join("  ")}\n`;
}

function labelOf(label: string | undefined): string {
  if (label === undefined) throw new Error("The option --label is missing: name the program");
  return label;
}

/** Prints credentials. A password from the user is not repeated. */
function show({ name, password: made }: Credentials, isGiven: boolean, isJson: boolean, terminal: Terminal): ExitCode {
  if (isJson) terminal.out(`${JSON.stringify({ name, ...(isGiven ? {} : { password: made }) })}\n`);
  else if (isGiven) terminal.out(`The password of ${shownText(name)} is set.\n`);
  else showSecret(`The password of ${shownText(name)} is shown only once.`, made, terminal);
  return 0;
}

/** Prints a secret. Standard output contains only the secret, for scripts. */
function showSecret(sentence: string, secret: string, { out, error }: Terminal): void {
  error(`${sentence}\n`);
  out(`${secret}\n`);
}
