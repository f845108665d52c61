import type { QueryKey } from "@tanstack/query-core";
import { pathKey, type Call } from "./calls.js";
import type { Scope } from "./key.js";
import type { ChangeContext } from "./options.js";
import type { OperationEntry, ServiceTable } from "./table.js";

/** What the keys of affected queries begin with. */
export interface Effects {
  /** Of those that are asked again, where they are observed, or marked as stale. */
  readonly stale: readonly QueryKey[];
  /** Of those whose object is gone. */
  readonly gone: readonly QueryKey[];
}

/** What a change affects that was called so. */
export function effectsOf(service: ServiceTable, entry: OperationEntry, call: Call, { scope }: Scope): Effects {
  const keys = (isGone: boolean): readonly QueryKey[] =>
    (entry.affects ?? [])
      .filter(([, , , gone]) => (gone ?? false) === isGone)
      .flatMap(([resource, operation, path]) => {
        const read = service.resources[resource]![operation]!;
        const all = pathKey(entry.path ?? [], call.ids);
        const shared = path && { path: Object.fromEntries(path.map((name) => [name, all[name]])) };
        return tenantsOf(read, entry, call).map((tenant) => {
          const members = { ...shared, ...tenant, ...(scope !== undefined && { scope }) };
          return [service.name, resource, operation, ...(Object.keys(members).length === 0 ? [] : [members])];
        });
      });
  return { stale: keys(false), gone: keys(true) };
}

/** A change for one tenant is seen by those who ask for it, and by those who ask for all. */
function tenantsOf(
  read: OperationEntry,
  change: OperationEntry,
  { tenant, own }: Call,
): readonly { readonly tenant?: string | null }[] {
  return read.tenant && change.tenant && tenant !== undefined && !own.shared ? [{ tenant }, { tenant: null }] : [{}];
}

/** Tells a cache. Ends when what is looked at has been asked again. */
export async function apply({ stale, gone }: Effects, cache: ChangeContext["client"]): Promise<void> {
  for (const queryKey of gone) cache.removeQueries({ queryKey });
  await Promise.all(stale.map((queryKey) => cache.invalidateQueries({ queryKey })));
}
