import type { Storage, StorageUnit } from "../../storage/storage.ts";

/** What is stored, without what opens anything: hashes of keys, tokens, PINs. */
export function stateOf(storage: Storage): Promise<object> {
  return storage.read(async ({ keys, tenants, identities, pagingGroups }) => {
    const codes = new Map((await tenants.list()).map(({ id, code }) => [id, code]));
    const codeOf = (id: string | undefined): string | null => (id === undefined ? null : (codes.get(id) ?? null));
    return {
      tenants: await tenants.list(),
      keys: (await keys.list()).map(({ hash: _, tenant, ...key }) => ({ ...key, tenant: codeOf(tenant) })),
      identities: (await identities.list()).map((one) => ({ ...one, tenant: codeOf(one.tenant) })),
      pagingGroups: await groupsOf(pagingGroups, codeOf),
    };
  });
}

async function groupsOf(
  groups: StorageUnit["pagingGroups"],
  codeOf: (id: string) => string | null,
): Promise<readonly object[]> {
  const shown: object[] = [];
  for (const { pa_id, pa_te_id, pa_number, pa_name } of await groups.list({ tenant: undefined })) {
    const destinations = await groups.destinationsOf(pa_id);
    shown.push({
      id: pa_id,
      tenant: codeOf(pa_te_id),
      number: pa_number,
      name: pa_name,
      destinations: destinations.map((one) => ({
        slot: one.de_type_src,
        type: one.de_type_dst,
        id: one.de_type_id_dst,
      })),
    });
  }
  return shown;
}
