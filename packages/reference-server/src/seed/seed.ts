import { type Actor, type HiddenPart, accountName, implicitGroups, rightsOf, storedMoment } from "@kiln/wiki";
import type { KeyKind } from "../storage/storage.ts";
import { isIP } from "node:net";

/* The data of a seed, as described in `seed.schema.json`. */

export interface Seed {
  readonly wiki?: WikiSeed;
  readonly exchange?: ExchangeSeed;
}

export interface WikiSeed {
  readonly users?: readonly UserSeed[];
  readonly tags?: readonly TagSeed[];
  readonly pages?: readonly PageSeed[];
  readonly files?: readonly FileSeed[];
  readonly moves?: readonly MoveSeed[];
  readonly protectedTitles?: readonly ProtectedTitleSeed[];
  readonly blocks?: readonly BlockSeed[];
  readonly log?: readonly LogSeed[];
  readonly stashedFiles?: readonly StashedFileSeed[];
  readonly watchlists?: readonly WatchlistSeed[];
}

/** Members that all actions share. */
export interface Done {
  readonly user?: string;
  readonly timestamp?: string;
  readonly comment?: string;
  readonly tags?: readonly string[];
}

export interface UserSeed {
  readonly name: string;
  readonly groups?: readonly string[];
  readonly registered?: string;
  readonly gender?: string;
  readonly email?: boolean;
  readonly password?: string;
  readonly botPasswords?: readonly {
    readonly label: string;
    readonly password: string;
    readonly grants?: readonly string[];
  }[];
  readonly bearerTokens?: readonly {
    readonly token: string;
    readonly label?: string;
    readonly grants?: readonly string[];
  }[];
}

export interface TagSeed {
  readonly name: string;
  readonly title?: string;
  readonly description?: string;
  readonly active?: boolean;
}

export interface RevisionSeed extends Done {
  readonly text?: string;
  readonly file?: string;
  readonly minor?: boolean;
  readonly bot?: boolean;
  readonly patrolled?: boolean;
  readonly hidden?: readonly HiddenPart[] | (Done & { readonly parts: readonly HiddenPart[] });
}

interface ProtectionSeed {
  readonly level: string;
  readonly expiry?: string;
}

export interface PageSeed {
  readonly title: string;
  readonly text?: string;
  readonly file?: string;
  readonly revisions?: readonly RevisionSeed[];
  readonly protection?: Done & {
    readonly edit?: ProtectionSeed;
    readonly move?: ProtectionSeed;
    readonly upload?: ProtectionSeed;
    readonly cascade?: boolean;
  };
  readonly deleted?: Done;
  readonly restored?: Done;
}

export interface VersionSeed extends Done {
  readonly width?: number;
  readonly height?: number;
  readonly size?: number;
  readonly bits?: number;
  readonly mime?: string;
  readonly sha1?: string;
  readonly metadata?: readonly { readonly name: string; readonly value: string | number }[];
}

export interface FileSeed {
  readonly title: string;
  readonly text?: string;
  readonly versions?: readonly VersionSeed[];
  readonly deleted?: Done;
}

export interface MoveSeed extends Done {
  readonly from: string;
  readonly to: string;
  readonly withoutRedirect?: boolean;
}

export interface ProtectedTitleSeed extends Done {
  readonly title: string;
  readonly level: string;
  readonly reason?: string;
  readonly expiry?: string;
}

export interface BlockSeed {
  readonly target: string;
  readonly by?: string;
  readonly reason?: string;
  readonly timestamp?: string;
  readonly expiry?: string;
  readonly duration?: string;
  readonly anonymousOnly?: boolean;
  readonly noAccount?: boolean;
  readonly autoblock?: boolean;
  readonly noEmail?: boolean;
  readonly ownTalk?: boolean;
  readonly hidden?: boolean;
  readonly partial?: { readonly pages?: readonly string[]; readonly namespaces?: readonly number[] };
  readonly ended?: Done;
}

export interface LogSeed extends Done {
  readonly type: string;
  readonly action: string;
  readonly title: string;
  readonly params?: object;
  readonly hidden?: readonly HiddenPart[];
}

export interface StashedFileSeed {
  readonly user: string;
  readonly key: string;
  readonly timestamp?: string;
  readonly status?: string;
  readonly size?: number;
  readonly width?: number;
  readonly height?: number;
  readonly mime?: string;
}

export interface WatchlistSeed {
  readonly user: string;
  readonly titles: readonly (
    | string
    | { readonly title: string; readonly notified?: string; readonly expiry?: string }
  )[];
}

export interface ExchangeSeed {
  readonly tenants?: readonly { readonly code: string; readonly name?: string }[];
  readonly identities?: readonly IdentitySeed[];
  readonly keys?: readonly KeySeed[];
  readonly pagingGroups?: readonly PagingGroupSeed[];
}

export interface IdentitySeed {
  readonly user?: string;
  readonly extension?: string;
  readonly tenant?: string;
  readonly name?: string;
  readonly webUser?: string;
  readonly sipNames?: readonly string[];
  readonly endpoints?: readonly string[];
}

export interface KeySeed {
  readonly kind?: KeyKind;
  readonly text?: string;
  readonly tenant?: string;
  readonly label?: string;
  readonly addresses?: readonly string[];
}

export interface PagingGroupSeed {
  readonly tenant: string;
  readonly name: string;
  readonly number: string;
  readonly pin?: string;
  readonly bidirectional?: string;
  readonly checkInUse?: string;
  readonly musicOnHold?: string;
  readonly header?: string;
  readonly destinations?: readonly { readonly slot?: string; readonly type?: string; readonly id: string }[];
}

const first = Date.UTC(2024, 0, 1);

/** Returns a function for the timestamps of a seed. A missing timestamp is one minute after the previous one. */
export function clockOf(): (given: string | undefined) => string {
  let last = first - 60_000;
  return (given) => {
    last = given === undefined ? last + 60_000 : Date.parse(given);
    return storedMoment(last);
  };
}

/** Returns the actor for the name of a user in a seed. */
export type Actors = (name: string | undefined) => Actor;

export interface KnownUser {
  readonly id: number;
  readonly name: string;
  readonly groups: readonly string[];
}

/** Returns the actors of a seed. `users` are in the order of the seed. The first one is the default. */
export function actorsOf(users: readonly KnownUser[]): Actors {
  const known = new Map(
    users.map(({ id, name, groups }) => [
      name,
      { account: id, name, rights: rightsOf([...groups, ...implicitGroups.account]) },
    ]),
  );
  const [first = anonymous("192.0.2.1")] = known.values();
  return (name) => (name === undefined ? first : (known.get(accountName(name) ?? name) ?? anonymous(name)));
}

function anonymous(name: string): Actor {
  return { account: 0, name, rights: rightsOf(implicitGroups.anonymous) };
}

/** Reports whether a name is an IP address. Addresses need no account. */
export function isAddress(name: string): boolean {
  return isIP(name) !== 0;
}
