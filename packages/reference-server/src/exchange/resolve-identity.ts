/** @typedef {import("../storage/types.js").IdentityStore} IdentityStore */

/** In the order of the document. Each covers all tenants before the next one begins. @type {readonly ((identities: IdentityStore, user: string) => Promise<readonly import("../storage/types.js").TokenHolder[]>)[]} */
const steps = [
  (identities, user) => identities.byUsername(user),
  (identities, user) => identities.byWebUser(user),
  (identities, user) => identities.bySipName(user),
  (identities, user) => identities.byEndpoint(user),
];

/** Whose token is meant; undefined where nobody's is, or where a step finds several: a guess would open the account of somebody else. @param {IdentityStore} identities @param {string} user */
export async function resolveIdentity(identities, user) {
  for (const step of steps) {
    const found = await step(identities, user);
    if (found.length > 0) return found.length === 1 ? found[0] : undefined;
  }
  return undefined;
}
