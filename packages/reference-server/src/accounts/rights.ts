import { grantRights } from "./grants.ts";
import { groupRights } from "./group-rights.ts";

/** The groups that come by themselves. Who is new counts as confirmed. */
export const implicitGroups = { anonymous: ["*"], account: ["*", "user", "autoconfirmed"] } as const;

/** The groups that people can be put into. */
export const explicitGroups: readonly string[] = Object.keys(groupRights).filter((name) => !implicitGroups.account.some((one) => one === name));

/** The rights of a caller in these groups, each once. */
export function rightsOf(groups: readonly string[]): readonly string[] {
  return [...new Set(groups.flatMap((name) => groupRights[name] ?? []))];
}

/** Those rights that grants leave. */
export function limitedTo(grants: readonly string[], rights: readonly string[]): readonly string[] {
  const granted = new Set(grants.flatMap((name) => grantRights[name] ?? []));
  return rights.filter((right) => granted.has(right));
}
