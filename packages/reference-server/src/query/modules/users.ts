import type { HandlersByModule } from "@kiln/server/query";
import type { UsersItem } from "@kiln/server/query/results";
import { implicitGroups, rightsOf } from "../../accounts/rights.ts";
import { groupsOf } from "../../accounts/site-caller.ts";
import { accountName } from "../../accounts/user-name.ts";
import type { AccountStore, StoredAccount } from "../../storage/storage.ts";
import { centralIds, membershipsOf, registrationOf } from "../account-members.ts";
import type { Site } from "../site.ts";

type Handler = NonNullable<HandlersByModule["users"]>;

/** What is said of an account, by the values of `prop`. No account is blocked, edits, or has mail here. */
const told: Readonly<Record<string, (account: StoredAccount) => object>> = {
  editcount: () => ({ editcount: 0 }),
  registration: (account) => ({ registration: registrationOf(account) }),
  groups: (account) => ({ groups: groupsOf(account) }),
  groupmemberships: (account) => ({ groupmemberships: membershipsOf(account) }),
  implicitgroups: () => ({ implicitgroups: implicitGroups.account }),
  rights: (account) => ({ rights: rightsOf(groupsOf(account)) }),
  emailable: () => ({ emailable: false }),
  gender: () => ({ gender: "unknown" }),
};

/** Accounts by name or id. Names that cannot be one come first. */
export function users({ storage }: Site): Handler {
  return async ({ users: names = [], userids = [], prop = [], attachedwiki }) => {
    const members = (account: StoredAccount): object => {
      const all = Object.entries(told).flatMap(([one, tell]) => (prop.some((asked) => asked === one) ? [tell(account)] : []));
      return Object.assign({}, ...all, prop.includes("centralids") ? centralIds(Number(account.id), attachedwiki) : {}) as object;
    };
    const itemOf = (account: StoredAccount): object => ({ userid: Number(account.id), name: account.name, ...members(account) });
    const invalid = names.filter((name) => accountName(name) === undefined).map((name) => ({ name, invalid: true }));
    const known = [...new Set(names.flatMap((name) => accountName(name) ?? []))];
    const items = await storage.read(async ({ accounts }) => [
      ...(await found(known, accounts, "find", (name) => ({ name, missing: true, ...(prop.includes("cancreate") ? { cancreate: false } : {}) }), itemOf)),
      ...(await found(userids.map(String), accounts, "get", (id) => ({ userid: Number(id), missing: true }), itemOf)),
    ]);
    return [...invalid, ...items] as unknown as UsersItem[];
  };
}

async function found(
  keys: readonly string[],
  accounts: AccountStore,
  by: "find" | "get",
  missing: (key: string) => object,
  itemOf: (account: StoredAccount) => object,
): Promise<readonly object[]> {
  const items: object[] = [];
  for (const key of keys) {
    const account = await accounts[by](key);
    items.push(account === undefined ? missing(key) : itemOf(account));
  }
  return items;
}
