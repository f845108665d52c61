import { ServiceError } from "../../generated/exchange/index.js";
import { resolveIdentity } from "./identity.js";
import { newToken, storedValidity, tokenHash } from "./token.js";

/** @typedef {import("../storage/types.js").StorageUnit} StorageUnit */

const targetType = "WEBPASSWORD";

/** @satisfies {import("../../generated/exchange/index.js").LoginTokenHandlers<StorageUnit, import("../storage/types.js").StoredTenant>} */
export const tokens = {
  generate: async ({ body: { user, validity = "" } }, { identities }) => {
    const stored = storedValidity(validity);
    if (stored === undefined) throw new ServiceError("invalid_validity");
    const holder = await holderOf(identities, user);
    const token = newToken();
    await identities.setToken(holder, { hash: tokenHash(token), validity: stored });
    return { token, user, target_type: targetType };
  },
  reset: async ({ body: { user } }, { identities }) => {
    await identities.clearToken(await holderOf(identities, user));
    return { reset: true, user, target_type: targetType };
  },
};

/** @param {StorageUnit["identities"]} identities @param {string} user */
async function holderOf(identities, user) {
  const holder = await resolveIdentity(identities, user);
  if (holder === undefined) throw new ServiceError("user_not_found");
  return holder;
}
