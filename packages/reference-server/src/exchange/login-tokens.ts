import { ServiceError, type LoginTokenHandlers } from "@kiln/server/exchange";
import type { IdentityStore, StorageUnit, StoredTenant, TokenHolder } from "../storage/storage.ts";
import { newToken, storedValidity, tokenHash } from "./login-token.ts";
import { resolveIdentity } from "./resolve-identity.ts";
import type { None, Unhandled } from "./unhandled.ts";

const targetType = "WEBPASSWORD";

export const tokens = {
  generate: async ({ body }, { identities }) => {
    // The runtime has refused a request without a valid validity.
    const { user, validity = "", ...others } = body;
    none(others);
    const holder = await holderOf(identities, user);
    const token = newToken();
    await identities.setToken(holder, { hash: tokenHash(token), validity: storedValidity(validity) });
    return { token, user, target_type: targetType };
  },
  reset: async ({ body }, { identities }) => {
    const { user, ...others } = body;
    none(others);
    await identities.clearToken(await holderOf(identities, user));
    return { reset: true, user, target_type: targetType };
  },
} satisfies LoginTokenHandlers<StorageUnit, StoredTenant>;

/** Inputs without a handler. The runtime handles this header. */
export type UnhandledInputs = None<Unhandled<LoginTokenHandlers, "Idempotency-Key">>;

/** Fails to compile if the spec has a new field that no handler reads. */
function none(_others: Readonly<Record<string, never>>): void {}

async function holderOf(identities: IdentityStore, user: string): Promise<TokenHolder> {
  const holder = await resolveIdentity(identities, user);
  if (holder === undefined) throw new ServiceError("user_not_found");
  return holder;
}
