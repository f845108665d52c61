import { type ActionCall, runAction, type ActionCommand } from "./actions.ts";
import type { OptionTable } from "./command-line.ts";
import { type ExitCode, type Terminal, shownText } from "./terminal.ts";
import { isKeyKind, isNetwork, keyKinds, makeKey } from "../keys/keys.ts";
import type { KeyKind, StorageUnit, StoredKey } from "../storage/storage.ts";

const networkHelp =
  "an address or network, such as 192.0.2.0/24, from which the key may be used; may be given several times (create; default: any)";

/** The options of `keys`, in addition to the common ones. */
export const keyOptions = {
  tenant: { type: "string", value: "CODE", help: "the code or name of the tenant (create, for a tenant key)" },
  label: { type: "string", value: "TEXT", help: "the purpose of the key (create)" },
  address: { type: "string", multiple: true, value: "NET", help: networkHelp },
} as const satisfies OptionTable;

export type KeyCall = ActionCall<typeof keyOptions>;

const command: ActionCommand<typeof keyOptions> = {
  name: "keys",
  about: (program) => `Creates, lists and revokes API keys of the exchange.

Usage: ${program} keys create KIND [options]
       ${program} keys list [options]
       ${program} keys revoke ID [options]

KIND is global-full, global-read-only, tenant-full or tenant-read-only. The key is printed only once, because only its hash is stored.
`,
  exitCodes: "0: done. 1: there is no such key. 2: not done. 3: an internal error.",
  options: keyOptions,
  actions: {
    create: { words: ["a kind"], options: ["tenant", "label", "address"], mustExist: false, run: create },
    list: { mustExist: true, run: list },
    revoke: { words: ["the id of a key"], mustExist: true, run: revoke },
  },
};

export function keys(args: readonly string[], terminal: Terminal): Promise<ExitCode> {
  return runAction(command, args, terminal);
}

/** A key in the output, with the tenant's code. */
interface ShownKey {
  readonly id: string;
  readonly kind: string;
  readonly tenant: string | null;
  readonly label: string;
  readonly addresses: readonly string[];
  readonly revoked: boolean;
}

export async function create({
  storage,
  words: [kind = ""],
  values,
  isJson,
  terminal: { out, error },
}: KeyCall): Promise<ExitCode> {
  if (!isKeyKind(kind)) throw new Error(`There is no kind of key “${kind}”. Known: ${keyKinds.join(", ")}`);
  checkTenant(kind, values.tenant);
  const wrong = values.address?.find((one) => !isNetwork(one));
  if (wrong !== undefined)
    throw new Error(`“${wrong}” is neither an address nor a network, such as 192.0.2.7 or 192.0.2.0/24`);
  const { text, shown } = await storage.write((unit) => insertKey(unit, kind, values));
  if (isJson) out(`${JSON.stringify({ key: text, ...shown })}\n`);
  else {
    // Standard output contains only the key, for scripts.
    error(`The key is shown only once.\n${line(shown)}`);
    out(`${text}\n`);
  }
  return 0;
}

function checkTenant(kind: KeyKind, tenant: string | undefined): void {
  if (kind.startsWith("tenant") && tenant === undefined) throw new Error("A tenant key needs --tenant");
  if (!kind.startsWith("tenant") && tenant !== undefined)
    throw new Error(`A key of the kind ${kind} does not belong to a tenant`);
}

/** The text of a new key, and the form in which it is displayed later. */
interface MadeKey {
  readonly text: string;
  readonly shown: ShownKey;
}

async function insertKey({ keys, tenants }: StorageUnit, kind: KeyKind, values: KeyCall["values"]): Promise<MadeKey> {
  const tenant = values.tenant === undefined ? undefined : await tenants.find(values.tenant);
  if (values.tenant !== undefined && tenant === undefined) throw new Error(`There is no tenant “${values.tenant}”`);
  const { text, stored } = makeKey(kind, { label: values.label, addresses: values.address, tenant: tenant?.id });
  await keys.insert(stored);
  return { text, shown: shownKey(stored, tenant?.code) };
}

export async function list({ storage, isJson, terminal: { out } }: KeyCall): Promise<ExitCode> {
  const all = await storage.read(async ({ keys, tenants }) => {
    const rows: ShownKey[] = [];
    for (const key of await keys.list()) {
      const tenant = key.tenant === undefined ? undefined : await tenants.get(key.tenant);
      rows.push(shownKey(key, tenant?.code));
    }
    return rows;
  });
  if (isJson) out(`${JSON.stringify(all)}\n`);
  else out(all.length === 0 ? "There are no keys.\n" : all.map(line).join(""));
  return 0;
}

export async function revoke({
  storage,
  words: [id = ""],
  isJson,
  terminal: { out, error },
}: KeyCall): Promise<ExitCode> {
  const isKnown = await storage.write(({ keys }) => keys.revoke(id));
  if (!isKnown) {
    error(`There is no key with the id “${id}”; \`keys list\` shows the ids.\n`);
    return 1;
  }
  out(isJson ? `${JSON.stringify({ id, revoked: true })}\n` : `${id} is revoked.\n`);
  return 0;
}

function shownKey({ id, kind, label, addresses, revoked }: StoredKey, tenant: string | undefined): ShownKey {
  return { id, kind, tenant: tenant ?? null, label, addresses, revoked };
}

function line({ id, kind, tenant, label, addresses, revoked }: ShownKey): string {
  const from = addresses.length === 0 ? "any address" : addresses.join(" ");
  const columns = [
    id,
    kind.padEnd(16),
    (tenant ?? "-").padEnd(8),
    from,
    label === "" ? "" : shownText(label),
    revoked ? "revoked" : "",
  ];
  return `${columns.filter((column) => column !== "").join("  ")}\n`;
}
