import type { IdentityStore, StorageUnit, StoredIdentity, TokenHolder } from "../storage/storage.ts";
import { checkName, shownText, type ExitCode, type Terminal } from "./terminal.ts";
import { type ActionCall, runAction, type ActionCommand } from "./actions.ts";
import type { OptionTable } from "./command-line.ts";

/** An identity in the output, with the tenant's code. */
type ShownIdentity = Omit<StoredIdentity, "tenant"> & { readonly tenant: string | null };

/** The maximum length in bytes. */
const longest = 1020;

const onlyOfExtensions = ["name", "web-user", "sip-name", "endpoint"] as const;

/** Creates a user or an extension. */
export async function create({ storage, words, values, isJson, terminal: { out } }: IdentityCall): Promise<ExitCode> {
  const [kind = "", name = ""] = words;
  if (kind !== "user" && kind !== "extension") throw new Error(`“${kind}” is neither “user” nor “extension”`);
  checkName(kind === "user" ? "The user name" : "The number", name, longest);
  checkValues(kind, values);
  const shown = await storage.write(async (unit) => {
    const tenant = values.tenant === undefined ? undefined : await tenantId(unit, values.tenant);
    const holder = await (kind === "user"
      ? insertUser(unit, name, tenant)
      : insertExtension(unit, name, tenant, values));
    const [made] = await shownOf(unit, holder);
    return made!;
  });
  out(isJson ? `${JSON.stringify(shown)}\n` : line(shown));
  return 0;
}

export async function list({ storage, isJson, terminal: { out } }: IdentityCall): Promise<ExitCode> {
  const all = await storage.read((unit) => shownOf(unit));
  if (isJson) out(`${JSON.stringify(all)}\n`);
  else out(all.length === 0 ? "There are no identities.\n" : all.map(line).join(""));
  return 0;
}

function checkValues(kind: TokenHolder["kind"], values: IdentityCall["values"]): void {
  const odd = kind === "user" ? onlyOfExtensions.find((option) => values[option] !== undefined) : undefined;
  if (odd !== undefined) throw new Error(`--${odd} is only for extensions`);
  if (kind === "extension" && values.tenant === undefined) throw new Error("An extension needs --tenant");
  for (const option of onlyOfExtensions)
    for (const text of [values[option] ?? []].flat()) checkName(`--${option}`, text, longest);
}

async function tenantId({ tenants }: StorageUnit, codeOrName: string): Promise<string> {
  const tenant = await tenants.find(codeOrName);
  if (tenant === undefined) throw new Error(`There is no tenant “${codeOrName}”; \`tenants create\` creates one`);
  return tenant.id;
}

async function insertUser(
  { identities }: StorageUnit,
  username: string,
  tenant: string | undefined,
): Promise<TokenHolder> {
  await refuseTaken("user name", [username], (name) => identities.byUsername(name));
  return identities.insertUser({ username, ...(tenant !== undefined && { tenant }) });
}

async function insertExtension(
  { identities }: StorageUnit,
  number: string,
  tenant = "",
  values: IdentityCall["values"],
): Promise<TokenHolder> {
  const { name = number, "web-user": webUser = "", "sip-name": sipNames = [], endpoint: endpoints = [] } = values;
  const all = await identities.list();
  if (all.some((one) => one.kind === "extension" && one.tenant === tenant && one.name === number)) {
    throw new Error(`The tenant already has an extension ${number}`);
  }
  if (webUser !== "") await refuseTaken("web user", [webUser], (one) => identities.byWebUser(one));
  await refuseTaken("SIP name", sipNames, async (one) => all.filter((other) => other.sipNames.includes(one)));
  await refuseTaken("endpoint", endpoints, async (one) => all.filter((other) => other.endpoints.includes(one)));
  const distinct = { sipNames: [...new Set(sipNames)], endpoints: [...new Set(endpoints)] };
  return identities.insertExtension({ tenant, number, name, webUser, ...distinct });
}

/** Throws if a name is already in use. Within one step of the search, a name must identify a single identity. */
async function refuseTaken(what: string, names: readonly string[], find: IdentityStore["byUsername"]): Promise<void> {
  for (const name of names)
    if ((await find(name)).length > 0) throw new Error(`The ${what} “${name}” is already in use`);
}

/** Returns all identities, or only that of one holder. */
async function shownOf({ identities, tenants }: StorageUnit, only?: TokenHolder): Promise<readonly ShownIdentity[]> {
  const codes = new Map((await tenants.list()).map(({ id, code }) => [id, code]));
  const wanted = (await identities.list()).filter(
    ({ kind, id }) => only === undefined || (kind === only.kind && id === only.id),
  );
  return wanted.map((one) => ({ ...one, tenant: one.tenant === undefined ? null : (codes.get(one.tenant) ?? null) }));
}

function line({ kind, id, tenant, name, label, webUser, sipNames, endpoints, hasToken }: ShownIdentity): string {
  const names = [
    ...(webUser === "" ? [] : [`web ${shownText(webUser)}`]),
    ...sipNames.map((one) => `sip ${shownText(one)}`),
    ...endpoints.map((one) => `endpoint ${shownText(one)}`),
  ];
  const own = [
    shownText(name),
    ...(label === "" ? [] : [shownText(label)]),
    ...names,
    ...(hasToken ? ["has a token"] : []),
  ];
  return `${kind.padEnd(9)}  ${id.padStart(4)}  ${(tenant ?? "-").padEnd(8)}  ${own.join("  ")}\n`;
}

/** The options of `identities`, in addition to the common ones. */
export const identityOptions = {
  tenant: { type: "string", value: "CODE", help: "the code or name of the tenant; required for an extension (create)" },
  name: { type: "string", value: "NAME", help: "the name of an extension (create; default: its number)" },
  "web-user": { type: "string", value: "NAME", help: "the web user name (create, extension)" },
  "sip-name": {
    type: "string",
    multiple: true,
    value: "NAME",
    help: "a SIP name; may be given several times (create, extension)",
  },
  endpoint: {
    type: "string",
    multiple: true,
    value: "ID",
    help: "a PJSIP endpoint; may be given several times (create, extension)",
  },
} as const satisfies OptionTable;

export type IdentityCall = ActionCall<typeof identityOptions>;

const command: ActionCommand<typeof identityOptions> = {
  name: "identities",
  about: (program) => `Creates and lists identities that can get a login token from the exchange.

Usage: ${program} identities create user NAME [options]
       ${program} identities create extension NUMBER --tenant CODE [options]
       ${program} identities list [options]

A request names a user by its user name, and an extension by its web user name, or by its SIP name or endpoint if it has none. A name
of the same kind that is already in use is refused, because a login with it would fail for both.
`,
  exitCodes: "0: done. 2: not done. 3: an internal error.",
  options: identityOptions,
  actions: {
    create: {
      words: ["user or extension", "a user name, or an extension's number"],
      options: ["tenant", "name", "web-user", "sip-name", "endpoint"],
      mustExist: false,
      run: create,
    },
    list: { mustExist: true, run: list },
  },
};

export function identities(args: readonly string[], terminal: Terminal): Promise<ExitCode> {
  return runAction(command, args, terminal);
}
