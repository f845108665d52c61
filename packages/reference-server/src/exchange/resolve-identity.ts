import type { IdentityStore, TokenHolder } from "../storage/storage.ts";

type Step = (identities: IdentityStore, user: string) => Promise<readonly TokenHolder[]>;

/** The steps of the document, in order. Each covers all tenants before the next one begins. */
const steps: readonly Step[] = [
  (identities, user) => identities.byUsername(user),
  (identities, user) => identities.byWebUser(user),
  (identities, user) => identities.bySipName(user),
  (identities, user) => identities.byEndpoint(user),
];

/**
 * Returns the holder of the token that a user name refers to. `undefined` if no step finds one, or if a step finds
 * several: a guess could open another person's account.
 */
export async function resolveIdentity(identities: IdentityStore, user: string): Promise<TokenHolder | undefined> {
  for (const step of steps) {
    const found = await step(identities, user);
    if (found.length > 0) return found.length === 1 ? found[0] : undefined;
  }
  return undefined;
}
