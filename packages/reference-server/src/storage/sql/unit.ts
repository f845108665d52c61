import { identityStore } from "./identities.js";
import { keyStore } from "./keys.js";
import { pagingGroupStore } from "./paging-groups.js";
import { receiptStore } from "./receipts.js";
import { tenantStore } from "./tenants.js";

/** @param {import("./types.js").Sql} sql @param {() => number} now @returns {import("../types.js").StorageUnit} */
export function storageUnit(sql, now) {
  return {
    keys: keyStore(sql),
    tenants: tenantStore(sql),
    identities: identityStore(sql),
    pagingGroups: pagingGroupStore(sql),
    receipts: receiptStore(sql, now),
  };
}
