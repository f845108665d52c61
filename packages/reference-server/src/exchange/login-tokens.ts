import { hash, randomBytes, timingSafeEqual } from "node:crypto";
import { type LoginTokenHandlers, ServiceError } from "@kiln/server/exchange";
import type { IdentityStore, Storage, StorageUnit, StoredTenant, TokenHolder } from "../storage/storage.ts";

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

/** Returns 256 random bits as a string for a URL or a form. */
function newToken(): string {
  return randomBytes(32).toString("base64url");
}

function tokenHash(token: string): string {
  return hash("sha256", token, "hex");
}

/** Returns a valid validity in its stored form: `ONCE`, or the time in UTC. A time without an offset is in UTC. */
function storedValidity(validity: string): string {
  if (validity === "ONCE") return validity;
  const moment = new Date(validity.replace(" ", "T") + (/(?:Z|[+-]\d\d:?\d\d)$/.test(validity) ? "" : "Z"));
  return moment.toISOString();
}

/** Reports whether a user may log in with a token in place of the password. Consumes a single-use token. */
export async function login(storage: Storage, user: string, token: string, now: () => number): Promise<boolean> {
  const hashed = tokenHash(token);
  const found = await storage.read(async ({ identities }) => {
    const holder = await resolveIdentity(identities, user);
    const stored = holder === undefined ? undefined : await identities.tokenOf(holder);
    return holder && stored && { holder, stored };
  });
  if (found === undefined || !isEqual(found.stored.hash, hashed)) return false;
  if (found.stored.validity !== "ONCE") return now() < Date.parse(found.stored.validity);
  // The token is compared and cleared in one step, so only one of several concurrent logins succeeds.
  return storage.write(({ identities }) => identities.consume(found.holder, hashed));
}

function isEqual(a: string, b: string): boolean {
  return timingSafeEqual(Buffer.from(a, "hex"), Buffer.from(b, "hex"));
}

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
async function resolveIdentity(identities: IdentityStore, user: string): Promise<TokenHolder | undefined> {
  for (const step of steps) {
    const found = await step(identities, user);
    if (found.length > 0) return found.length === 1 ? found[0] : undefined;
  }
  return undefined;
}

/** The names of the members of each type in a union. */
type KeysOf<T> = T extends object ? keyof T & string : never;

type InputsOf<Handler> = Handler extends (request: infer Request, ...others: never[]) => unknown
  ? Request extends { readonly parameters: infer Given; readonly headers: infer Fields }
    ? KeysOf<Given> | KeysOf<Fields>
    : never
  : never;

/** Parameters and header fields of a resource's operations that are not among `Handled`. */
export type Unhandled<Handlers, Handled extends string> = Exclude<
  { readonly [Name in keyof Handlers]: InputsOf<Handlers[Name]> }[keyof Handlers],
  Handled
>;

/** Compiles only if `Names` is empty. The compiler's error shows the first name. */
export type None<Names extends never> = Names;
