import { ServiceError, type Finding, type LoginTokenHandlers } from "@kiln/server/exchange";
import type { IdentityStore, StorageUnit, StoredTenant, TokenHolder } from "../storage/storage.ts";
import { newToken, storedValidity, tokenHash } from "./login-token.ts";
import { resolveIdentity } from "./resolve-identity.ts";
import type { None, Unhandled } from "./unhandled.ts";

const targetType = "WEBPASSWORD";

export const tokens = {
  generate: async ({ body }, { identities }) => {
    const { user, validity = "", ...others } = body;
    none(others);
    const stored = storedValidity(validity);
    if (stored === undefined) throw new ServiceError("invalid_validity", { findings: [badValidity(validity)] });
    const holder = await holderOf(identities, user);
    const token = newToken();
    await identities.setToken(holder, { hash: tokenHash(token), validity: stored });
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

function badValidity(received: string): Finding {
  const expected = "ONCE, or a date and time such as 2099-12-31 23:59:59Z";
  const message = `invalid_validity: validity must be ${expected}, not ${JSON.stringify(received)}`;
  return { code: "invalid_validity", path: ["validity"], wireName: "validity", received, expected, message };
}

/** Fails to compile if the spec has a new field that no handler reads. */
function none(_others: Readonly<Record<string, never>>): void {}

async function holderOf(identities: IdentityStore, user: string): Promise<TokenHolder> {
  const holder = await resolveIdentity(identities, user);
  if (holder === undefined) throw new ServiceError("user_not_found");
  return holder;
}
