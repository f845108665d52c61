import type { StorageUnit } from "../storage.ts";
import { accountStore } from "./accounts.ts";
import { attemptStore } from "./attempts.ts";
import { idempotencyStore } from "./idempotency.ts";
import { identityStore } from "./identities.ts";
import { keyStore } from "./keys.ts";
import { pagingGroupStore } from "./paging-groups.ts";
import { secretStore } from "./secrets.ts";
import { sessionStore } from "./sessions.ts";
import type { Sql } from "./sql.ts";
import { tenantStore } from "./tenants.ts";
import { wikiStore } from "./wiki-store.ts";

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
