import { grantRights } from "./grants.ts";
import { groupRights } from "./group-rights.ts";

/** The groups that come by themselves. Who is new counts as confirmed. */
export const implicitGroups = { anonymous: ["*"], account: ["*", "user", "autoconfirmed"] } as const;

/** The groups that people can be put into. */
export const explicitGroups: readonly string[] = Object.keys(groupRights).filter(
  (name) => !implicitGroups.account.some((one) => one === name),
);

/** The right that the group of all callers does not have where the site is private. */
const reading = "read";
const everybody = "*";

/** The rights of a caller in these groups, each once. */
export function rightsOf(groups: readonly string[], isPrivate = false): readonly string[] {
  const all = groups.flatMap((name) =>
    (groupRights[name] ?? []).filter((right) => !(isPrivate && name === everybody && right === reading)),
  );
  return [...new Set(all)];
}

/** The rights of whoever is not logged in, on a site that everybody may read and on a private one. */
const anonymousRights = { open: rightsOf(implicitGroups.anonymous), private: rightsOf(implicitGroups.anonymous, true) };

export function rightsOfAnonymous(isPrivate: boolean): readonly string[] {
  return isPrivate ? anonymousRights.private : anonymousRights.open;
}

/** Those rights that grants leave. */
export function limitedTo(grants: readonly string[], rights: readonly string[]): readonly string[] {
  const granted = new Set(grants.flatMap((name) => grantRights[name] ?? []));
  return rights.filter((right) => granted.has(right));
}
