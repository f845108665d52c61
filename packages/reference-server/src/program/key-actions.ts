import { isNet } from "../keys/addresses.js";
import { isKind, kinds, makeKey } from "../keys/format.js";

/**
 * @typedef {import("../storage/types.js").Storage} Storage
 * @typedef {import("../storage/types.js").StoredKey} StoredKey
 * @typedef {import("./run.js").Terminal} Terminal
 * @typedef {{ readonly format?: string | undefined, readonly tenant?: string | undefined, readonly label?: string | undefined, readonly address?: readonly string[] | undefined }} Values
 */

/** A key as it is shown: the tenant by its code. @typedef {{ readonly id: string, readonly kind: string, readonly tenant: string | null, readonly label: string, readonly addresses: readonly string[], readonly revoked: boolean }} Shown */

/** @param {Storage} storage @param {string} kind @param {Values} values @param {Terminal} terminal @returns {Promise<0>} */
export async function create(storage, kind, { format, tenant: named, label = "", address: addresses = [] }, { out, error }) {
  if (!isKind(kind)) throw new Error(`There is no kind “${kind}”. Known: ${kinds.join(", ")}`);
  if (kind.startsWith("tenant") !== (named !== undefined)) throw new Error(named === undefined ? "Whose key it is says --tenant" : `A key of the kind ${kind} is no tenant's`);
  const wrong = addresses.find((one) => !isNet(one));
  if (wrong !== undefined) throw new Error(`“${wrong}” is neither an address nor a net, such as 192.0.2.7 or 192.0.2.0/24`);
  const { text, stored, code } = await storage.write(async ({ keys, tenants }) => {
    const tenant = named === undefined ? undefined : await tenants.find(named);
    if (named !== undefined && tenant === undefined) throw new Error(`There is no tenant “${named}”`);
    const made = makeKey(kind, { label, addresses, ...(tenant && { tenant: tenant.id }) });
    await keys.insert(made.stored);
    return { ...made, code: tenant?.code };
  });
  const known = shown(stored, code);
  if (format === "json") out(`${JSON.stringify({ key: text, ...known })}\n`);
  else {
    // The key alone is what a script reads.
    error(`The key is shown this once.\n${line(known)}`);
    out(`${text}\n`);
  }
  return 0;
}

/** @param {Storage} storage @param {string} _ @param {Values} values @param {Terminal} terminal @returns {Promise<0>} */
export async function list(storage, _, { format }, { out }) {
  const all = await storage.read(async ({ keys, tenants }) => {
    const rows = [];
    for (const key of await keys.list()) rows.push(shown(key, key.tenant === undefined ? undefined : (await tenants.get(key.tenant))?.code));
    return rows;
  });
  if (format === "json") out(`${JSON.stringify(all)}\n`);
  else out(all.length === 0 ? "There are no keys.\n" : all.map(line).join(""));
  return 0;
}

/** @param {Storage} storage @param {string} id @param {Values} values @param {Terminal} terminal @returns {Promise<0 | 1>} */
export async function revoke(storage, id, { format }, { out, error }) {
  const isThere = await storage.write(({ keys }) => keys.revoke(id));
  if (!isThere) {
    error(`There is no key with the id “${id}”; \`keys list\` shows the ids.\n`);
    return 1;
  }
  out(format === "json" ? `${JSON.stringify({ id, revoked: true })}\n` : `${id} is revoked.\n`);
  return 0;
}

/** @param {StoredKey} key @param {string | undefined} tenant @returns {Shown} */
function shown({ id, kind, label, addresses, revoked }, tenant) {
  return { id, kind, tenant: tenant ?? null, label, addresses, revoked };
}

/** @param {Shown} key */
function line({ id, kind, tenant, label, addresses, revoked }) {
  const from = addresses.length === 0 ? "any address" : addresses.join(" ");
  return `${[id, kind.padEnd(16), (tenant ?? "-").padEnd(8), from, ...(label === "" ? [] : [visible(label)]), ...(revoked ? ["revoked"] : [])].join("  ")}\n`;
}

/** A label is somebody's text: it must not write to the terminal on its own account. @param {string} text */
function visible(text) {
  return JSON.stringify(text);
}
