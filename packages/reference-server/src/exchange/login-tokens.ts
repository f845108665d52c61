import { ServiceError, type LoginTokenHandlers } from "@kiln/server/exchange";
import type { IdentityStore, StorageUnit, StoredTenant, TokenHolder } from "../storage/storage.ts";
import { newToken, storedValidity, tokenHash } from "./login-token.ts";
import { resolveIdentity } from "./resolve-identity.ts";

const targetType = "WEBPASSWORD";

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
} satisfies LoginTokenHandlers<StorageUnit, StoredTenant>;

async function holderOf(identities: IdentityStore, user: string): Promise<TokenHolder> {
  const holder = await resolveIdentity(identities, user);
  if (holder === undefined) throw new ServiceError("user_not_found");
  return holder;
}
