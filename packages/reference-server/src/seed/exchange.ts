import { isKeyKind, keyHash, keyKinds, makeKey, publicIdOf } from "../keys/keys.ts";
import type { KeyKind, StorageUnit } from "../storage/storage.ts";
import type { ExchangeSeed, IdentitySeed, KeySeed, PagingGroupSeed } from "./seed.ts";

/** A new key, which cannot be shown again. */
export interface MadeKey {
  readonly kind: KeyKind;
  readonly label: string;
  readonly tenant: string;
  readonly text: string;
}

/** Stores tenants, identities, keys and paging groups. Returns the new keys. */
export async function storeExchange(
  unit: StorageUnit,
  { tenants = [], identities = [], keys = [], pagingGroups = [] }: ExchangeSeed,
): Promise<readonly MadeKey[]> {
  const ids = new Map((await unit.tenants.list()).map(({ id, code }) => [code, id]));
  for (const { code, name = code } of tenants)
    if (!ids.has(code)) ids.set(code, (await unit.tenants.insert({ code, name })).id);
  for (const one of identities) await storeIdentity(unit, one, ids);
  for (const one of pagingGroups) await storeGroup(unit, one, ids);
  const made: MadeKey[] = [];
  for (const one of keys) made.push(...(await storeKey(unit, one, ids)));
  return made;
}

async function storeIdentity(
  { identities }: StorageUnit,
  one: IdentitySeed,
  tenants: ReadonlyMap<string, string>,
): Promise<void> {
  const { user, extension = "", tenant = "", name = extension, webUser = "", sipNames = [], endpoints = [] } = one;
  const id = tenants.get(tenant);
  if (user !== undefined) await identities.insertUser({ username: user, ...(id !== undefined && { tenant: id }) });
  else await identities.insertExtension({ tenant: id ?? "", number: extension, name, webUser, sipNames, endpoints });
}

async function storeGroup(
  { pagingGroups }: StorageUnit,
  one: PagingGroupSeed,
  tenants: ReadonlyMap<string, string>,
): Promise<void> {
  const {
    name,
    number,
    pin = "",
    bidirectional = "no",
    checkInUse = "",
    musicOnHold = "0",
    header = "",
    destinations = [],
  } = one;
  const tenant = tenants.get(one.tenant) ?? "";
  const fields = {
    pa_name: name,
    pa_number: number,
    pa_pin: pin,
    pa_bidirectional: bidirectional,
    pa_checkinuse: checkInUse,
    pa_me_id: musicOnHold,
    pa_manualheader: header,
  };
  const id = await pagingGroups.insert(tenant, fields);
  const slots = Map.groupBy(destinations, ({ slot = "PAGING" }) => slot);
  for (const [slot, some] of slots)
    await pagingGroups.replaceDestinations(
      tenant,
      id,
      slot,
      some.map(({ type = "EXT", id: to }) => ({ type, id: to })),
    );
}

async function storeKey(
  { keys }: StorageUnit,
  one: KeySeed,
  tenants: ReadonlyMap<string, string>,
): Promise<readonly MadeKey[]> {
  const { text, label = "", addresses = [] } = one;
  const tenant = one.tenant === undefined ? undefined : tenants.get(one.tenant);
  if (text !== undefined) {
    await keys.insert({
      id: publicIdOf(text) ?? "",
      kind: kindOf(text),
      hash: keyHash(text),
      tenant,
      label,
      addresses,
      revoked: false,
    });
    return [];
  }
  const kind = one.kind ?? "global-read-only";
  const made = makeKey(kind, { tenant, label, addresses });
  await keys.insert(made.stored);
  return [{ kind, label, tenant: one.tenant ?? "", text: made.text }];
}

/** Returns the kind of a key from its prefix. */
export function kindOf(text: string): KeyKind {
  const kind = [text[5] === "g" ? "global" : "tenant", text[6] === "f" ? "full" : "read-only"].join("-");
  return isKeyKind(kind) ? kind : keyKinds[0]!;
}
