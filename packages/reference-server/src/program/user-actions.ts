import {
  changePassword,
  createAccount,
  createBearerToken,
  createBotPassword,
  type Credentials,
} from "../accounts/make.ts";
import type { StoredAccount } from "../storage/storage.ts";
import { shownText } from "./shown-text.ts";
import { firstLine } from "./standard-input.ts";
import type { ExitCode, Terminal } from "./terminal.ts";
import type { UserCall } from "./user-options.ts";

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

/** An account as it is shown, with the programs that have a password of their own. */
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

/** A password that was given is not repeated. */
function show({ name, password: made }: Credentials, isGiven: boolean, isJson: boolean, terminal: Terminal): ExitCode {
  if (isJson) terminal.out(`${JSON.stringify({ name, ...(isGiven ? {} : { password: made }) })}\n`);
  else if (isGiven) terminal.out(`The password of ${shownText(name)} is set.\n`);
  else showSecret(`The password of ${shownText(name)} is shown only once.`, made, terminal);
  return 0;
}

/** Standard output has the secret only: a script reads it. */
function showSecret(sentence: string, secret: string, { out, error }: Terminal): void {
  error(`${sentence}\n`);
  out(`${secret}\n`);
}
