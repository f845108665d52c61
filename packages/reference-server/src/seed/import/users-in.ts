import type { Facts } from "./facts.ts";

/** Returns the names of all users who performed an action. */
export function usersIn({ pages, blocks }: Facts): readonly string[] {
  const names = new Set<string>();
  const add = (name: string | undefined): void => {
    if (name !== undefined && name !== "") names.add(name);
  };
  for (const { revisions, versions, protectedBy } of pages.values()) {
    for (const { user } of [...revisions.values(), ...versions.values()]) add(user);
    add(protectedBy?.user);
  }
  for (const { user, by } of blocks) {
    if (user?.includes("/") === false) add(user);
    add(by);
  }
  return [...names].toSorted();
}
