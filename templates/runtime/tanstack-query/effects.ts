import type { QueryKey } from "@tanstack/query-core";
import { pathKey, type Call } from "./calls.js";
import type { Scope } from "./key.js";
import type { ChangeContext } from "./options.js";
import type { OperationEntry, ServiceTable } from "./table.js";

/** The key prefixes of affected queries. */
export interface Effects {
  /** Queries that are fetched again if they are active, or otherwise marked as stale. */
  readonly stale: readonly QueryKey[];
  /** Queries for objects that no longer exist. */
  readonly gone: readonly QueryKey[];
}

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

/** Returns the tenants whose queries a change affects: the changed tenant, and queries across all tenants. */
function tenantsOf(
  read: OperationEntry,
  change: OperationEntry,
  { tenant, own }: Call,
): readonly { readonly tenant?: string | null }[] {
  return read.tenant && change.tenant && tenant !== undefined && !own.shared ? [{ tenant }, { tenant: null }] : [{}];
}

/** Applies the effects to a cache. The promise resolves when active queries have been fetched again. */
export async function apply({ stale, gone }: Effects, cache: ChangeContext["client"]): Promise<void> {
  for (const queryKey of gone) cache.removeQueries({ queryKey });
  await Promise.all(stale.map((queryKey) => cache.invalidateQueries({ queryKey })));
}
