import type { StorageUnit } from "../storage.ts";
import { accountStore, identityStore, keyStore, tenantStore } from "./identities.ts";
import { attemptStore, secretStore, sessionStore } from "./sessions.ts";
import { wikiStore } from "./wiki-store.ts";
import { idempotencyStore, pagingGroupStore } from "./paging-groups.ts";
import type { Sql } from "./sql.ts";

export function storageUnit(sql: Sql, now: () => number): StorageUnit {
  return {
    keys: keyStore(sql),
    tenants: tenantStore(sql),
    identities: identityStore(sql),
    pagingGroups: pagingGroupStore(sql),
    idempotency: idempotencyStore(sql, now),
    accounts: accountStore(sql),
    sessions: sessionStore(sql, now),
    attempts: attemptStore(sql, now),
    secrets: secretStore(sql),
    wiki: wikiStore(sql),
  };
}
