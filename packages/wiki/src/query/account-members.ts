import type { StoredAccount } from "../storage/storage.ts";

/* Members that both `userinfo` and `users` return about an account. */

export function membershipsOf(
  account: StoredAccount | undefined,
): readonly { readonly group: string; readonly expiry: "infinity" }[] {
  return (account?.groups ?? []).toSorted().map((group) => ({ group, expiry: "infinity" as const }));
}

export function registrationOf({ registered }: StoredAccount): string {
  return momentOf(registered);
}

export function momentOf(time: number): string {
  return `${new Date(time).toISOString().slice(0, 19)}Z`;
}

export function groupsOfColumn(column: string): readonly string[] {
  return column.split("\n").filter((name) => name !== "");
}

/** Returns the central ids. This site is the only one, so an account has the same id everywhere. */
export function centralIds(id: number, attachedwiki: string | undefined) {
  const isAttached = { local: id !== 0 };
  return {
    centralids: { local: id },
    attachedlocal: isAttached,
    ...(["", "0", undefined].includes(attachedwiki) ? {} : { attachedwiki: isAttached }),
  };
}
