import { isIP } from "node:net";
import { type Actor, accountName, implicitGroups, rightsOf } from "@kiln/wiki";

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
